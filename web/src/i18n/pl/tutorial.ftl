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

## DOOM (2016): pierwsza misja jako marine

tutorial-other = Inna pierwsza gra
tutorial-marine-title = Twoja pierwsza misja jako marine
tutorial-marine-lead = Po kolana w trupach, jeden marine, bot jako Najeźdźca i ktoś obok, kto wyjaśnia.
tutorial-marine-learnt-cards = Karty: akcja, obrona, amunicja
tutorial-marine-learnt-moving = Ruch, drzwi, portale
tutorial-marine-learnt-fighting = Ataki i kości
tutorial-marine-learnt-defence = Obrona i osłona
tutorial-marine-learnt-glory = Zabójstwa chwały
tutorial-marine-learnt-goal = Jak wygrać misję

tutorial-marine-welcome = Po kolana w trupach
tutorial-marine-welcome-text = Jesteś Alpha, bez towarzyszy; za to w każdej rundzie działasz dwa razy i za każdym razem masz dwie akcje główne. Najeźdźca gra demonami. Twój cel stoi nad mapą; cztery żetony zabójstwa i Najeźdźca wygrywa.
    Każdy dozwolony ruch jest tu dobry i każdy można cofnąć.

tutorial-marine-second = Twoja druga aktywacja
tutorial-marine-second-text = Samotny marine pożycza kartę inicjatywy towarzysza, którego nie ma w grze: to twoja druga aktywacja. Wskaż, kogo chcesz.

tutorial-marine-card = Zagraj kartę
tutorial-marine-card-text = Twoja ręka to wszystko, co możesz zrobić. Na górnym brzegu karty: szybkość w punktach ruchu, zasięg i kości ataku. Akcji głównych jest mało, dodatkowe są darmowe. Kliknij kartę i zagraj ją; każdą kartę można zamiast tego odrzucić na sprint.
    Możesz też od razu wskazać demona albo pole: stół znajdzie do tego kartę.
tutorial-marine-card-waiting = Chwileczkę: Najeźdźca przywołuje. Gdy przyjdzie twoja kolej, zagraj kartę.

tutorial-marine-walk = Do drzwi
tutorial-marine-walk-text = Kliknij zaznaczone pole albo od razu drzwi: stół pokaże drogę i jej cenę, drugie kliknięcie prowadzi. Drzwi kosztują jeden punkt ruchu.
tutorial-marine-walk-tired = Nie ma już punktów ruchu. Zagraj jeszcze kartę albo zakończ aktywację; drzwi mogą poczekać.
tutorial-marine-walk-waiting = Działają demony. Pójdziesz dalej w następnej aktywacji.

tutorial-marine-portals = Zagrożenie
tutorial-marine-portals-text = Karta zagrożenia tej misji to Zaraza: otwarte drzwi budzą portale w pobliżu, a Najeźdźca może z nich przywoływać. Niebieskie portale są najsłabsze, czerwone najgorsze; blady portal śpi.
    Kliknij demona, żeby o nim przeczytać; przyciski niżej rysują, co widzi od rogu do rogu i dokąd dojdzie.

tutorial-marine-attack = Zaatakuj
tutorial-marine-attack-text = Kliknij demona w obwódce. Panel pokazuje dokładne szanse: karty obrony nikt nie zna. Drugie kliknięcie atakuje.
tutorial-marine-attack-none = Kartą, którą teraz grasz, nikogo nie dosięgniesz. Wskaż demona: stół pokaże, która karta cię tam zaprowadzi. Albo zakończ aktywację i pozwól im przyjść.
tutorial-marine-attack-waiting = Działają demony. Strzelisz w następnej aktywacji.

tutorial-marine-dice = Kości i tarcze
tutorial-marine-dice-text = Kości pokazują obrażenia i nic więcej; czarna nigdy nie zawodzi. Najeźdźca odkrył kartę wydarzenia: jej tarcze zatrzymują obrażenia, unik zatrzymuje wszystkie. Kto jest w osłonie, może raz wymienić tę kartę.

tutorial-marine-glory = Zabójstwa chwały
tutorial-marine-glory-text = Demon, którego obrażenia sięgnęły wartości równowagi, nosi złamane serce. Wejdź na jego pole, a zginie od razu, ile by miał zdrowia: to cię leczy i daje kartę zabójstwa chwały na później. Nic w tej grze nie jest lepsze.

tutorial-marine-end = Zakończ aktywację
tutorial-marine-end-text = Gdy skończysz, zakończ aktywację: zagrane karty są odrzucane, a ty dobierasz do rozmiaru ręki. Karty, które zostały na ręce, zachowujesz.

tutorial-marine-defence = Jak się bronisz
tutorial-marine-defence-text = Gdy demon cię atakuje, odkrywa się wierzchnia karta twojej talii: dolny brzeg kart mówi, ile są warte. Talia jest więc też pancerzem, a reakcje z ręki pomagają. Stój tak, żeby ktoś lub coś było między wami: w osłonie możesz wziąć inną kartę.

tutorial-marine-goal = Posterunki
tutorial-marine-goal-text = Trzy posterunki, po dwa żetony. Stań na jednym i użyj zdolności, którą ci zaproponowano: jeden żeton na aktywację, jako akcja dodatkowa. Gdy zniknie ostatni, wygrywasz. Pakiety zdrowia i broń leżącą na mapie bierze się za darmo; nowa broń trafia na wierzch talii.

tutorial-marine-hint = Nie masz pewności?
tutorial-marine-hint-text = Naciśnij Podpowiedź, gdy decyzja należy do ciebie. Powie, co zrobiłby dobry gracz, i narysuje to na mapie. Nie musisz jej słuchać.

tutorial-marine-finish = Oto DOOM (2016)
tutorial-marine-finish-text = Graj dalej tę misję albo zacznij ją od nowa, choćby z przyjaciółmi; Najeźdźca to też dobre miejsce.
tutorial-marine-finish-new = Po kolana w trupach, od początku

## DOOM (2016): pierwsza misja jako Najeźdźca

tutorial-demons-title = Twoja pierwsza misja jako Najeźdźca
tutorial-demons-lead = Ta sama misja z drugiej strony: wszystkie demony są twoje, marine jest botem, a ktoś wyjaśnia.
tutorial-demons-learnt-summoning = Przywoływanie z portali
tutorial-demons-learnt-argent = Moc argentu
tutorial-demons-learnt-initiative = Talia inicjatywy
tutorial-demons-learnt-acting = Rodzaje demonów działają razem
tutorial-demons-learnt-events = Karty wydarzeń
tutorial-demons-learnt-kills = Żetony zabójstwa i koniec

tutorial-demons-welcome = Całe piekło jest twoje
tutorial-demons-welcome-text = Zabij marine, a potem zabij go znowu: za każdym razem dostajesz żeton zabójstwa, a cztery wygrywają. On wraca przy teleporterze i chce włączyć posterunki; demonów masz wiele i one też wracają.

tutorial-demons-summon = Przywołaj
tutorial-demons-summon-text = Misja zaczyna się przy otwartym portalu. Twoja karta inwazji ma dwie grupy dla każdego koloru i nikt inny jej nie widzi.
tutorial-demons-summon-group = Wybierz jedną z dwóch grup, które karta inwazji ma dla tego koloru.
tutorial-demons-summon-place = Stawiaj demony jednego po drugim, na portalu lub obok. Pomyśl o drodze do marine: nie powinny iść daleko.
tutorial-demons-summon-argent = Grupa przynosi moc argentu. Połóż ją na karcie demona, który będzie jej potrzebował.
tutorial-demons-summon-waiting = Chwileczkę: marine się przygotowuje.

tutorial-demons-argent = Karty albo moc
tutorial-demons-argent-text = Każda runda zaczyna się z sześcioma wydarzeniami na ręce. Do trzech możesz odrzucić za moc argentu: kliknij kartę i wybierz, dokąd trafi. Na karcie demona płaci za zdolności; na karcie inwazji czeka na następne przywołanie. Albo zachowaj wszystkie: wybierz „Nic więcej”.

tutorial-demons-initiative = Kto kiedy działa
tutorial-demons-initiative-text = Jedna karta na każdą aktywację marine i jedna na każdy twój rodzaj demona na mapie, potasowane: nikt nie wie, co będzie dalej. Rząd nad miejscami pokazuje, kto już działał i co jest jeszcze w talii.

tutorial-demons-type = Wybierz rodzaj
tutorial-demons-type-text = Przyszła twoja karta: wybierz rodzaj demona albo kliknij jedną z jego figurek. Działają wszystkie, jedna po drugiej; potem karta jest wyczerpana do następnej rundy.
tutorial-demons-type-other = Odpowiedz na pytanie albo spasuj. Gdy przyjdzie twoja karta inicjatywy, wybierzesz rodzaj demona.
tutorial-demons-type-waiting = Działa marine. Patrz; gdy przyjdzie twoja karta, wybierzesz rodzaj demona.

tutorial-demons-act = Ruch i atak
tutorial-demons-act-text = Demon ma tyle punktów ruchu, ile wynosi jego szybkość, i jeden atak, w dowolnej kolejności, a po ataku może iść dalej. Kliknij marine: jeśli demon do niego dotrze, stół pokaże drogę i szanse. Duże demony odsuwają małe figurki.
tutorial-demons-act-waiting = Działa marine. Twoje demony zaraz wrócą do gry.

tutorial-demons-attack = Pierwsza krew
tutorial-demons-attack-text = Kliknij marine. Jego karta obrony to wierzchnia karta jego talii: może mieć tarcze albo unik. W osłonie może wziąć inną, więc uderzaj tam, gdzie nic nie stoi między wami.
tutorial-demons-attack-none = Ten demon teraz go nie dosięgnie. Podejdź bliżej, najlepiej za róg, i zakończ jego aktywację.
tutorial-demons-attack-waiting = Działa marine. Zaatakujesz, gdy przyjdzie następna karta.

tutorial-demons-dice = Obrażenia
tutorial-demons-dice-text = Odnosi obrażenia pomniejszone o tarcze. Zdolności demonów kosztują moc argentu z ich własnej karty: naładowana kula ognia impa to jedna czerwona kość więcej i dalszy zasięg.

tutorial-demons-events = Karty wydarzeń
tutorial-demons-events-text = Ręka jest na właściwą chwilę: stół zapyta, gdy karta będzie pasować. Talia za nią to twoja obrona: gdy marine atakuje, odkrywa się jej wierzchnia karta, a dolny brzeg mówi, ile jest warta.

tutorial-demons-stagger = Strzeż się zabójstw chwały
tutorial-demons-stagger-text = Demon ze złamanym sercem stracił równowagę: gdy marine wejdzie na jego pole, demon ginie od razu, a marine się leczy. Cofnij takie demony albo niech uderzą, zanim on przyjdzie.

tutorial-demons-kills = Żetony zabójstwa
tutorial-demons-kills-text = Cztery zabójstwa i misja jest twoja. Zabity marine traci rękę i wraca w następnej aktywacji z pełnym zdrowiem: nie tylko na niego poluj, stań też na posterunkach.

tutorial-demons-finish = Piekło dziękuje
tutorial-demons-finish-text = Graj dalej tę misję albo zacznij ją od nowa; pozostałych jedenaście wymaga czego innego.
tutorial-demons-finish-new = Po kolana w trupach, od początku
