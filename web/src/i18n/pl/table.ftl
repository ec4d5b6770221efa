### Stół: to, co czyta się podczas gry.

table-joining = Siadasz do stołu …
table-refused = Nie można otworzyć tego stołu
table-refused-text = Link może być stary albo prowadzić do innego stołu. Poproś o nowy.
table-lost = Połączenie zostało przerwane. Wróci samo; nic nie przepadnie.
table-late = Serwer jeszcze nie odpowiedział. Twoja decyzja jest zachowana i zostanie wysłana ponownie sama; nic nie stanie się dwa razy.
table-lost-retry = Spróbuj teraz
table-leave = Odejdź od stołu
table-menu = Menu
table-help = Pomoc i klawisze
table-settings = Ustawienia
table-seats = Miejsca
table-side = Obok planszy
table-decision = Decyzja
table-board = Plansza. Strzałki przesuwają kursor, Enter działa.
table-board-role = plansza
table-description = Plansza opisana słowami
table-objective = Cel:
table-on-board = Na planszy
table-place = Pole { $place }
table-against = przeciw
table-queue-left = jeszcze zadziałają, nikt nie wie kiedy
table-facedown =
    { $count ->
        [one] 1 zakryta
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
table-next-step = Dalej: { $what }

# miejsca
table-bot = Bot, { $level }
table-seat-open = jeszcze nikt
table-person = ktoś
table-you = ty
table-you-named = { $name } (ty)
table-thinking = myśli
table-away = nieobecny
table-absent = { $seat }: długa nieobecność.
table-absent-bot = Niech gra bot
table-absent-bot-vote = Głosowanie: gra bot
table-absent-new = Zaproś kogoś innego
table-absent-new-vote = Głosowanie: ktoś inny
table-absent-link = Wyślij ten link temu, kto ma grać dalej:
table-absent-link-vote = Gdy inni się zgodzą, ten link pozwoli komuś usiąść:
table-played-for-you = Za ciebie ({ $seat }) gra bot.
table-deputy-text = Zastępca decyduje tak jak ty o miejscach i botach:
table-deputy = Mianuj zastępcą
table-deputy-named = Zastępca
table-seat-more = Pokaż całość
table-seat-less = Pokaż mniej
table-out = Poza grą
table-find-figures = Pokaż na planszy: { $seat }
table-watching = { $count ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
   *[other] Patrzy { $count } osób.
}

# decyzja
table-your-decision = Twoja decyzja.
table-paused = Przerwa przy stole.
table-paused-long = Przerwa przy stole; nikt nie działa, boty odpoczywają.
table-not-begun = Gra jeszcze się nie zaczęła.
table-nobody = Nie ma nic do rozstrzygnięcia.
table-waiting = Czekamy na decyzję: { $seat }
table-waiting-away = Czekamy na decyzję: { $seat } (nieobecny)
table-bot-thinks = Myśli: { $seat }
table-passing = Pasujemy za ciebie…
table-cost = koszt { $cost }
table-confirm-text = Tracisz przez to coś na dobre. Na pewno?
table-do-it = Wykonaj
table-go = Idź
table-back = Wróć
table-pass = Pas
table-choose = Wybierz
table-why-not = Dlaczego nie
table-pass-until-new = Pasuj, aż stanie się coś nowego
table-autopass = Nie pytaj tutaj
table-autopass-sure = W tej chwili gry zawsze pasuj
table-autopass-remembered = Odtąd w tej chwili gry stół pasuje za ciebie. Cofniesz to w menu.
table-autopass-forget = { $count ->
    [one] Pytaj znowu tam, gdzie zawsze pasuję
    [few] Pytaj znowu w { $count } chwilach, w których zawsze pasuję
   *[other] Pytaj znowu w { $count } chwilach, w których zawsze pasuję
}
table-timer = { $seconds ->
    [one] Została sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
}
table-hint = Podpowiedź
table-hint-follow = Zrób tak
table-hint-none = Do tej decyzji nie ma podpowiedzi.
table-hint-others =
    { $number ->
        [one] Inna możliwość
       *[other] Inne możliwości
    }
table-hint-rather = Zrób raczej to

# podgląd
table-walk = { $steps ->
    [one] Jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}, koszt { $cost }
table-asking-odds = Obliczanie szans …
table-odds-short = { $hit } na trafienie, { $kill } na zabicie
table-odds-hit = na trafienie
table-odds-kill = na zabicie
table-odds-ammunition = na zużycie amunicji
table-odds-friend = Zagrożony jest ktoś z twoich
table-odds-wounds = Szansa na każdą liczbę ran
table-odds-wounds-count = { $count ->
    [one] jedna rana
    [few] { $count } rany
   *[other] { $count } ran
}
table-odds-scatter = { $count ->
    [one] Chybiony strzał może spaść na jedno inne pole.
    [few] Chybiony strzał może spaść na { $count } inne pola.
   *[other] Chybiony strzał może spaść na { $count } innych pól.
}

# karty, kości, stosy
table-hand = { $count ->
    [one] Twoja ręka: jedna karta
    [few] Twoja ręka: { $count } karty
   *[other] Twoja ręka: { $count } kart
}
table-card-playable = można ją teraz zagrać
table-provenance = { $mark ->
    [rulebook] wartość z instrukcji
    [community] wartość od społeczności
    [original] wartość zaprojektowana dla tego stołu
   *[other] { $mark }
}
table-discards = { $count ->
    [one] jedna odrzucona
    [few] { $count } odrzucone
   *[other] { $count } odrzuconych
}
table-discards-of = { $pile }: odrzucone, najnowsza na początku
table-playing = Karty w trakcie działania
table-die = { $name }: { $face }{ $again ->
    [yes] , rzucona ponownie
   *[no] {""}
}

# obok planszy
table-tab-inspector = Podgląd
table-tab-log = Dziennik
table-tab-talk = Rozmowa
table-tab-rules = Zasada
table-inspect-nothing = Wskaż figurkę, drzwi albo pole, żeby zobaczyć, co to jest.
table-show-sight = Co widzi
table-show-reach = Dokąd dojdzie
table-show-threat = Kto może tu trafić
table-threat = Zagrożenia
table-threat-text = Po wskazaniu pola pokazuje, kto mógłby w nie trafić.
table-door-closed = zamknięte
table-door-open = otwarte
table-door-destroyed = zniszczone
table-rule-none = Gdy coś powołuje się na zasadę, przeczytasz ją tutaj.
table-rule-missing = Tej zasady nie ma w katalogu tej gry.
table-rule-open = Otwórz w zasadach
table-rule-show = Pokaż zasadę
table-rule-named = Pokaż zasadę { $rule }

# dziennik
table-talk = Kto co mówi
table-talk-empty = Nikt jeszcze nic nie powiedział.
table-talk-to = Do kogo
table-talk-all = Wszyscy
table-talk-team = Drużyna
table-talk-say = Powiedz coś wszystkim
table-talk-say-team = Powiedz coś drużynie
table-talk-send = Wyślij
table-talk-news = { $who }: { $text }
table-talk-news-team = { $who } do drużyny: { $text }
table-talk-answer = Odpowiedz

table-log = Co się stało
table-log-search = Szukaj w dzienniku
table-log-weight = Ile pokazać
table-log-weight-1 = Wszystko
table-log-weight-2 = Co było ważne
table-log-weight-3 = Punkty zwrotne
table-log-seat = Czyje wpisy
table-log-everyone = Wszyscy
table-log-older = Starsze wpisy
table-log-jump = Pokaż planszę z tej chwili
table-log-more = (i { $count } wcześniej)
table-log-empty = Jeszcze nic się nie stało.
table-log-none = Żaden wpis nie pasuje.
table-turn-of = Tura: { $seat }
table-moment = Patrzysz na wcześniejszą chwilę, po decyzji { $decision }.
table-back-to-now = Wróć do teraz
table-meanwhile = W tym czasie
table-play-again = Pokaż jeszcze raz
table-more-lines = jeszcze { $count }
table-skip = Pomiń

# cofanie, propozycje, przerwa
table-undo-what = Cofnij: { $what }
table-undo-nothing = Nie ma czego cofać
table-redo-what = Przywróć: { $what }
table-proposal = { $what ->
    [replace] { $seat } proponuje:
    [undo] { $seat } prosi o cofnięcie:
   *[repair] { $seat } prosi o poprawienie stołu:
}
table-proposal-missing = Brakuje zgody: { $seats }.
table-agree = Zgoda
table-decline = Odmów
table-withdraw = Wycofaj
table-pause = Zrób przerwę
table-resume = Graj dalej

# menu
table-speed = Szybkość animacji
table-speed-instant = bez animacji
table-speed-slow = powoli
table-speed-calm = spokojnie
table-speed-brisk = żwawo
table-speed-fast = szybko
table-summarise = Tury botów w skrócie
table-single-click = Jedno kliknięcie działa, bez podglądu
table-sound = Dźwięk, gdy decyzja należy do mnie
table-open-hands = Wszystkie miejsca są moje
table-open-hands-text = Bez ekranu przekazania między miejscami tej przeglądarki.
table-bot-level = Poziom botów
table-take-back = Gram sam
table-to-bot = Oddaj botowi
table-set-level = Ustaw poziom
table-this-table = Ten stół
table-alone = Dotąd grała tu tylko jedna osoba, więc gospodarz może w każdej chwili zapisać przebieg gry; zawiera on wszystkie tajemnice.
table-together = Gra tu kilka osób: przed końcem nikt nie otworzy zapisu gry ani kart z innego miejsca, także gospodarz.
table-looked = Ktoś może znać to, co w tej grze jest ukryte: ten, kto otworzył stół, albo ten, kto zajrzał, gdy gra była na chwilę skończona.
table-invite = Zaproś
table-export = Zapisz przebieg gry
table-export-failed = Nie udało się pobrać pliku. Spróbuj, gdy serwer odpowie.
table-dice = Kości
table-dice-sealed = Każdy rzut i każde tasowanie wynika z sekretu, którego nie zna nikt przy stole. Ta pieczęć już teraz go przesądza; po zakończeniu gry sekret zostanie pokazany.
table-dice-told = Każdy rzut i każde tasowanie wynikało z tego sekretu. Pieczęć to jego SHA-256, widoczne od początku gry; „grimtable replay verify” sprawdza cały zapis.
table-dice-chosen = Gospodarz wybrał ziarno losowe { $seed }: te rzuty można znać z góry.
table-dice-seeded = Ten stół jest starszy niż zapieczętowane kości, więc rzutów nie da się potem dowieść.
table-dice-typed = Rzucacie prawdziwymi kośćmi i wpisujecie, co wypadło.
table-dice-seal = Pieczęć
table-dice-secret = Sekret
table-repair = Popraw ręcznie
table-repair-text = Zasady obowiązują, ale nikt nie utknie: zaproponuj zmianę, a gdy wszyscy się zgodzą, stół zostanie tak ustawiony.
table-repair-reason = Dlaczego
table-repair-changes = Zmiany, po jednej w wierszu
table-repair-line = Wiersz { $line } nie ma postaci „ścieżka = wartość”.
table-repair-empty = Napisz, dlaczego, i podaj choć jedną zmianę.
table-repair-propose = Zaproponuj
table-report = Zgłoś problem
table-report-text = Co się stało, a co powinno się stać? Plik zawiera przebieg gry, pozycję i wersje.
table-report-save = Zapisz zgłoszenie
table-reports = Zgłoszenia zapisane przy tym stole
table-reports-one = Nr { $number }, decyzja { $decision }:
table-reports-save = Pobierz zgłoszenie { $number }
table-reports-later = Całe pliki można pobrać tutaj po zakończeniu partii: zawierają sekrety wszystkich.
table-resign = Poddaj się
table-resign-sure = Na pewno? Dalej zagra bot

# przekazanie
table-hand-over = Przekaż ekran: { $seat }
table-hand-over-text = Niech pozostali odwrócą wzrok. Na razie nie widać nic tajnego.
table-hand-over-ready = To ja: { $seat }
table-hand-over-never = Wszystkie miejsca są moje, nie pytaj więcej

# koniec
table-won = Wygrana
table-lost-game = Przegrana
table-over = Koniec gry
table-look-around = Rozejrzyj się
table-play-once-more = Zagraj jeszcze raz
table-watch-replay = Obejrzyj przebieg

# widok
table-zoom-in = Bliżej
table-zoom-out = Dalej
table-zoom-fit = Pokaż całą planszę

# pomoc
table-help-text = To, co możesz zrobić, świeci. Jedno kliknięcie robi to, co niegroźne, a resztę pokazuje z szansami; drugie albo Enter wykonuje, Escape wraca. Kliknięcie czegoś innego mówi, dlaczego nie.
table-help-offered = można wybrać
table-help-selected = oglądane
table-help-threatened = zagrożone
table-help-stunned = ogłuszone
table-key-arrows = przesuwa kursor po planszy
table-key-enter = wybiera, potem wykonuje
table-key-escape = wraca albo pomija animację
table-key-numbers = przyciski pod planszą
table-key-pass = pasuje, gdy pada pytanie
table-key-zoom = bliżej, dalej
table-key-pan = przesuwa widok
table-key-fit = cała plansza
table-key-board = do planszy
table-key-undo = cofa
table-key-redo = przywraca
table-key-log = dziennik
table-key-talk = rozmowa
table-key-threat = kto może trafić w to pole
table-key-skip = pomija animację
table-key-help = ta strona
table-each-step = Pytaj przy każdym kroku
table-goes-on = Zrobione za ciebie: { $what } …
table-went-on = Zrobione za ciebie: { $what }
table-ask-me = Pytaj mnie
table-always = Zawsze
table-always-text = { $what }, i odtąd zawsze, aż pojawi się coś nowego
table-keep = Zachowaj na później
table-keep-text = Odmów i nie pytaj tu więcej, dopóki nie obejrzę karty: { $what }
table-plan-wounds = { $wounds ->
        [1] Spodziewaj się po drodze jednej rany.
       *[other] Spodziewane rany po drodze: { $wounds }.
    }
table-plan-leaves = Potem nadal możliwe: { $what }
table-plan-after = { $steps ->
        [0] stąd
        [one] po jednym kroku
       *[other] po { $steps } krokach
    }
table-plan-others = Inne sposoby
table-plan-other = Inaczej
table-key-other = inny sposób

## Wiele figurek według jednego planu

table-group = Wszyscy działają jak dotąd
table-group-changed = Plan się zmienił
table-group-attacking =
    { $count ->
        [one] 1 atakuje
        [few] { $count } atakują
       *[other] { $count } atakuje
    }
table-group-moving =
    { $count ->
        [one] 1 idzie
        [few] { $count } idą
       *[other] { $count } idzie
    }
table-group-staying =
    { $count ->
        [one] 1 zostaje
        [few] { $count } zostają
       *[other] { $count } zostaje
    }
table-group-go = Wszyscy ruszają
table-group-only =
    { $count ->
        [one] Tylko ta figurka
        [few] Tylko te { $count }
       *[other] Tylko tych { $count }
    }
table-group-change = Zmień…
table-group-choose = Wybierz figurki tutaj lub na planszy, a potem wskaż, dokąd idą albo kogo atakują.
table-group-send = Teraz wskaż przeciwnika albo pole: tam pójdą.
table-group-all = Wybierz wszystkie
table-group-hold = Zostają na miejscu
table-group-best = Jak będzie najlepiej
table-group-first = { $name } idzie pierwsza
table-group-going = Ruszają jedna po drugiej…
table-group-stop = Zatrzymaj
