### Pierwsza gra z przewodnikiem.

tutorial-title = Twoje pierwsze dziesięć minut
tutorial-lead = Prawdziwa gra według prawdziwych zasad: pierwszy scenariusz, jeden marine, bot przeciwko tobie i ktoś obok, kto wyjaśnia.
tutorial-promise = Możesz pominąć każdy krok, odejść w każdej chwili i dograć właśnie tę partię do końca.
tutorial-start = Siadam
tutorial-resume = Wróć do lekcji
tutorial-anew = Zacznij lekcję od nowa
tutorial-without = Wiem, jak to działa
tutorial-table = Pierwsza gra
tutorial-gone = Stołu tej lekcji już nie ma

tutorial-learnt-moving = Ruch
tutorial-learnt-doors = Drzwi i odkrycia
tutorial-learnt-shooting = Ataki, kości, amunicja
tutorial-learnt-orders = Cztery rozkazy
tutorial-learnt-interrupts = Przerwania
tutorial-learnt-hints = Podpowiedzi na życzenie

## Przewodnik

tutorial-coach = Przewodnik
tutorial-fold = Zwiń przewodnika
tutorial-unfold = Posłuchaj przewodnika
tutorial-leave = Zakończ lekcję
tutorial-next = Dalej
tutorial-skip = Pomiń ten krok
tutorial-show = Pokaż mi
tutorial-back = Poprzednia karta
tutorial-got-it = Jasne
tutorial-fine = Też dobrze. Kiedy zechcesz:

## Kroki

tutorial-welcome = Lądowisko, Mars
tutorial-welcome-text = Jesteś Czerwonym i nie ma z tobą nikogo. Całą resztą gra Najeźdźca. Twój cel widnieje nad planszą; sześć punktów fraga i Najeźdźca wygrywa.
    Graj, jak lubisz: tu każdy dozwolony ruch jest dobry i każdy można cofnąć.

tutorial-announce = Ogłoś akcję
tutorial-announce-text = Tura zaczyna się od jednej z czterech akcji: Sprint to bieg, Atak to dwa strzały, Natarcie to trochę tego i tego, Gotowość to przygotowanie. Nie ma jeszcze do czego strzelać, więc ogłoś Sprint: 8 punktów ruchu.
tutorial-announce-waiting = Chwileczkę: to jeszcze nie twoja tura. Gdy nadejdzie, ogłoś Sprint.

tutorial-walk = Idź do drzwi
tutorial-walk-text = Kliknij zaznaczone pole. Stół znajdzie najtańszą drogę i pokaże jej koszt; kliknij jeszcze raz, aby ruszyć. Krok na ukos kosztuje 1 jak każdy inny, a podniesienie tego, co leży po drodze, nie kosztuje nic.
tutorial-walk-again = Drzwi są jeszcze przed tobą. Ogłoś Sprint albo Natarcie i idź na zaznaczone pole.
tutorial-walk-tired = Nie masz już ruchu. Zakończ turę; reszta drogi w następnej.
tutorial-walk-waiting = Teraz działa Najeźdźca. Drzwi poczekają do twojej następnej tury.

tutorial-door = Otwórz je
tutorial-door-text = Stoisz przy drzwiach. Kliknij je: otwarcie kosztuje 2 punkty ruchu.
tutorial-door-away = Drzwi można otworzyć tylko z pola obok nich. Idź na zaznaczone.
tutorial-door-tired = Otwarcie kosztuje 2 punkty ruchu, a tyle już nie masz. Zakończ turę; otworzysz je w następnej.
tutorial-door-again = Ogłoś Sprint albo Natarcie; potem idź do drzwi i otwórz je.
tutorial-door-waiting = Teraz działa Najeźdźca. Drzwi poczekają do twojej następnej tury.

tutorial-discovery = Odkryte
tutorial-discovery-text = Gdy tylko zajrzysz do obszaru, zostaje rozłożony ze wszystkim, co w nim żyje. Kliknij figurkę, aby przeczytać, czym jest i co widzi; klawisz T pokazuje, kto i gdzie może cię trafić.
    Działają w turze Najeźdźcy, po twojej.

tutorial-end = Wystarczy na tę turę
tutorial-end-text = W drzwiach widzi cię niewielu. Zostań tam i zakończ turę. Stół zapyta jeszcze raz, jeśli możesz coś zrobić.

tutorial-watch = Tura Najeźdźcy
tutorial-watch-text = Najeźdźca dobiera karty, może wprowadzić nowe figurki i aktywuje każdą raz: ruch i atak. Patrz; kliknięcie planszy przewija do przodu.
tutorial-watch-over = To była tura Najeźdźcy. To, co ważne, podsumowano nad planszą, a każde zdanie dziennika prowadzi do swojej chwili. Teraz znowu ty.

tutorial-attack = Ogłoś Atak
tutorial-attack-text = Widać wrogów. Ogłoś Atak: dwa ataki, a dzięki twojej karcie „Szturm lądowy” także 2 punkty ruchu.
tutorial-attack-sprint = Kto biegnie, nie strzela. Zakończ tę turę tam, gdzie widzi cię niewielu; następnym razem ogłoś Atak.
tutorial-attack-waiting = Trwa tura Najeźdźcy. W swojej ogłoś Atak.

tutorial-fire = Weź na cel
tutorial-fire-text = Kliknij figurkę z obwódką i wybierz pistolet. Jeszcze nic się nie dzieje: okienko pokazuje dokładne szanse na trafienie, na każdą liczbę ran, na zabicie i ryzyko zużycia naboju. Drugie kliknięcie to strzał.
tutorial-fire-none = Stąd nikogo nie widać. Przejdź tam, skąd kogoś widzisz, albo zakończ turę i niech przyjdą.
tutorial-fire-again = Nowa tura. Ogłoś Natarcie, idź tam, skąd widać wroga, i strzelaj.
tutorial-fire-waiting = Trwa tura Najeźdźcy. Strzelisz w swojej następnej.

tutorial-dice = Jak czytać kości
tutorial-dice-text = Każda kość pokazuje zasięg i obrażenia. Zasięgi razem muszą sięgnąć celu i żadna kość nie może pokazać pudła. Jedna rana za każdą pełną wielokrotność pancerza celu w obrażeniach.
    Nabój na kości kosztuje cię jeden nabój, trafisz czy nie.

tutorial-more = I jeszcze raz
tutorial-more-text = Został ci atak. Strzel jeszcze raz albo zakończ turę.
tutorial-more-done = To wszystko w tej turze. Zakończ ją, kiedy zechcesz.

tutorial-hint = Masz wątpliwości?
tutorial-hint-text = Naciśnij Podpowiedź, gdy tylko decyzja należy do ciebie. Powie, co zrobiłby dobry gracz, dlaczego i jakim kosztem, i narysuje to na planszy. Nie musisz jej słuchać.
tutorial-hint-waiting = Tura najeźdźcy. Gdy następna decyzja będzie twoja, poszukaj obok przycisku Podpowiedź: powie, co zrobiłby dobry gracz i dlaczego.

tutorial-ready = Przygotuj się na nich
tutorial-ready-text = Teraz sprytna akcja. Ogłoś Gotowość: 4 punkty ruchu albo jeden atak, i rozkaz, który działa, gdy działają inni.
tutorial-ready-other = Też dobrze. Rozkazy daje Gotowość; ogłoś ją w następnej turze albo pomiń ten krok.
tutorial-ready-waiting = Trwa tura Najeźdźcy. W swojej ogłoś Gotowość.

tutorial-order = Cztery rozkazy
tutorial-order-text = Czuwanie: atak w środku tury Najeźdźcy.
    Celowanie: przerzut kości jednego ataku.
    Unik: kto cię atakuje, rzuca jeszcze raz.
    Leczenie: jedna rana mniej; tylko z kartą „Sanitariusz”, a tę masz.
    Wyłóż Czuwanie.
tutorial-order-other = Rozkazy daje Gotowość. Zakończ tę turę, kiedy zechcesz; w następnej ogłoś Gotowość i wyłóż Czuwanie.
tutorial-order-again = Tura minęła bez rozkazu. Ogłoś jeszcze raz Gotowość i wyłóż Czuwanie.
tutorial-order-waiting = Trwa tura Najeźdźcy. W następnej swojej ogłoś Gotowość i wyłóż Czuwanie.

tutorial-hold = Teraz na nich czekaj
tutorial-hold-text = Wykorzystaj atak albo ruch, jeśli chcesz, potem zakończ turę. Twój rozkaz czuwa.

tutorial-guard = Na czatach
tutorial-guard-text = Najeźdźca zaczyna. Gdy tylko będziesz w stanie strzelić, stół stanie i zapyta.
tutorial-guard-other = Twój rozkaz działa sam: Unik i Celowanie pytają przy rzucie, Leczenie w twojej następnej turze. Przerwania daje Czuwanie; prędzej czy później je spotkasz.
tutorial-guard-missed = Tym razem nikt nie wszedł ci pod lufę. Bywa; wyłóż Czuwanie znowu, kiedy zechcesz. Dalej.

tutorial-interrupt = Twoje przerwanie
tutorial-interrupt-text = Tura Najeźdźcy stanęła dla ciebie. Karta pokazuje, co się dzieje. Wybierz cel, aby strzelić teraz, albo pasuj: Czuwanie zostaje i stół zapyta znowu, gdy coś się zmieni.
tutorial-interrupt-waiting = Pas. Czuwanie nadal leży; przyjdzie następna okazja, może lepsza.

tutorial-cards = Oni też przerywają
tutorial-cards-text = Najeźdźca ma na takie chwile karty: strzał, przed którym ktoś się uchyla, drzwi, które się zatrzaskują, figurka, która działa przed tobą. Każda karta mówi, kiedy wolno ją zagrać. Kliknij kartę leżącą na planszy, aby ją przeczytać.
    Gdy mogą odpowiedzieć twoje karty, stół staje i pyta. Pas jest zawsze bezpieczny.

tutorial-cut = Na razie wystarczy
tutorial-finish = Oto DOOM
tutorial-finish-text = To „Po kolana w trupach”, pierwszy scenariusz: znajdź czerwony klucz i wyjdź czerwonymi drzwiami. Graj dalej od tego miejsca albo zacznij od nowa, także z przyjaciółmi.
tutorial-finish-on = Graj dalej od tego miejsca
tutorial-finish-new = „Po kolana w trupach” od początku

## Też dobrze

tutorial-note-announce = Też dobrze. Tylko Sprint ma 8 punktów ruchu, więc drzwi mogą poczekać turę.
tutorial-note-attack = Też dobrze: ta akcja także ma atak.
tutorial-note-order = To też dobry rozkaz. Przerwania daje Czuwanie; możesz je wyłożyć w innej turze.
tutorial-note-later = Tym razem do tego nie doszło; trafi się w innej grze. Idziemy dalej.

## Co się zdarza

tutorial-aside-cards = Najeźdźca zagrał kartę w środku akcji: to przerwanie. Karta leży na planszy; kliknij ją, aby przeczytać.
tutorial-aside-wounds = Masz ranę. Resztę przyjął pancerz: jedna rana za każdą jego pełną wielokrotność w obrażeniach. Gdy nie zostanie żadna, rozerwie cię.
tutorial-aside-kills = Pierwszy zabity. Twoja karta „Instynkt zabójcy” daje ci za to kolejny atak, raz na turę.
tutorial-aside-spawns = Karta posiłków: nowe figurki pojawiają się na polach, których nie widzi żaden marine. Zaglądaj więc w wiele kątów.
tutorial-aside-frags = Rozerwało cię: jeden punkt fraga dla Najeźdźcy. Na początku następnej tury wracasz kawałek dalej, bez ran i ze wszystkim, co masz.
