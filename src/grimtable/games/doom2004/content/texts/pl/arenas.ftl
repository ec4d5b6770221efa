### Areny: marines przeciw marines

seat-red_saw = Czerwony z piłą
seat-green_saw = Zielony z piłą
seat-blue_saw = Niebieski z piłą
word-guns = karabiny
word-saws = piły

## Co się stało

event-TokenReturned = { $token } leży znów na polu { $space }.
event-WeaponLost = Symbol naboju: { $marine } traci broń { $weapon }.
event-TeamScored =
    { $points ->
        [one] Punkt zdobywa: { $team }. Razem: { $total }.
        [-1] Punkt traci: { $team }. Razem: { $total }.
        [-2] Dwa punkty traci: { $team }. Razem: { $total }.
       *[other] Punkty ({ $points }) zdobywa: { $team }. Razem: { $total }.
    }
event-FlagCaptured = Obie flagi leżą w jednej bazie; punktuje: { $team }. Flagi wracają od razu do siebie.
event-TurnMissed = { $marine } – rozerwany – traci tę turę.
question-pick-starting_player = Losujcie przy prawdziwym stole: kto zaczyna?
event-StarterDrawn = Los decyduje, kto ustawia się pierwszy: { $team }.
event-CardKept = { $marine } zatrzymuje kartę { $card }.
event-CardShared =
    { $colour ->
        [all] { $card } leży odkryta: każdy marine ma jej zdolność.
       *[other] { $card } leży odkryta dla obu marines jednego koloru: { $colour }.
    }
event-RespawnRolled = { $marine } wyrzuca { $number }: punkt odrodzenia z tą liczbą.
event-TimeRanOut = Ostatnia karta opuściła zegar.
event-PadsExchanged = Dwa oznaczone teleportery zamieniają się miejscami.

## Obok mapy

table-score = { $team }: { $points } z { $limit }
table-timer =
    { $count ->
        [one] w zegarze została { $count } karta
        [few] w zegarze zostały { $count } karty
       *[other] w zegarze zostało { $count } kart
    }
bin-acted = po swoim ruchu
bin-misses-turn = TRACI NASTĘPNY RUCH

## Pytania i odpowiedzi

question-deathmatch-keep_card = którą z dwóch kart zatrzymujesz? Nikt inny jeszcze ich nie widzi.
question-deathmatch-place = na którym punkcie odrodzenia zaczynasz?
question-deathmatch-name_marine = który z twoich marines teraz działa? Drugi zrobi to w drugim okrążeniu.
question-capture_the_flag-keep_card = którą z dwóch kart zatrzymujesz? Nikt inny jeszcze ich nie widzi.
question-capture_the_flag-place = gdzie w swojej kwaterze zaczynasz?
question-capture_the_flag-name_marine = kto z twojej drużyny teraz działa?
question-deathmatch-call_it_off = tę grę kończy już tylko limit punktów. Zgadzasz się na obecny wynik?
question-capture_the_flag-call_it_off = tę grę kończy już tylko punkt. Czy twoja drużyna zgadza się na obecny wynik?
action-KeepCard = Zatrzymaj kartę { $card }
    .head = Zatrzymaj kartę
action-PlaceMarine = Zacznij na polu { $space }
    .head = Zacznij
action-NameMarine = Działa { $marine }
    .head = Powiedz, kto działa
action-PlayOn = Gramy dalej
    .head = Gramy dalej
action-CallItOff = Zakończ, jeśli wszyscy się zgodzą
    .head = Zakończ

## Dlaczego nie

refusal-D4X-DM-09-stays = { $token } zostaje na miejscu: działa, gdy wejdziesz na jego pole
refusal-D4X-DM-16-not_dealt = { $card } nie jest żadną z rozdanych ci kart
refusal-D4X-DM-18-no_point = { $space } nie jest punktem odrodzenia
refusal-D4X-DM-19-taken = na polu { $space } już ktoś stoi
refusal-D4X-DM-24-not_his = { $figure } nie jest twój albo już działał w tej rundzie
refusal-D4X-DM-37-none_left = w zapasie nic z tego nie zostało: { $token }
refusal-D4X-DM-38-has_one = { $figure } ma już jedną sztukę: { $token }
refusal-D4X-DM-34-other_turn = Czuwanie działa w turze innego marine, gdy ten wrócił lub ogłosił akcję
refusal-D4X-DM-50-taken = na polu { $space } ktoś stoi, a inny punkt z tą liczbą jest wolny
refusal-D4X-DM-50-other_number = { $space } nie jest punktem odrodzenia z liczbą { $number }
refusal-D4X-DM-54-vault = drzwi { $door } nigdy się nie otwierają: kto ma ich klucz, przechodzi przez nie
refusal-D4X-CTF-09-not_home = { $space } nie leży w twojej kwaterze
refusal-D4X-CTF-09-taken = pole { $space } jest zajęte
refusal-D4X-CTF-11-not_green = { $figure } nie jest w twojej drużynie albo już działał w tej rundzie
refusal-D4X-CTF-19-not_home = { $space } nie jest pustym polem twojej kwatery
refusal-D4X-CTF-24-flag = flagi nigdy się nie przekazuje: { $token }
refusal-D4X-R-52-lost = { $figure } nie ma do powrotu tej broni: { $weapon }
refusal-D4X-R-60-key = tego się nie przekazuje: { $token }
refusal-D4X-R-65-at_home = { $token } jest u siebie; własna drużyna jej stamtąd nie zabiera
refusal-D4X-R-67-not_nearest = twoja kwatera jest pełna, a { $space } nie należy do najbliższych pustych pól
refusal-D4X-R-95-switched = drzwi { $door } nikt nie obsługuje: otwierają się, gdy marine wejdzie na jeden z ich przełączników
refusal-D4X-R-99-enemy = { $figure } to wróg

## Jak się kończy

ending-D4X-DM-42 = Osiągnięto limit fragów: { $number }.
ending-D4X-DM-59 = Zegar się skończył; najwięcej fragów: { $number }.
ending-D4X-CTF-14 = Osiągnięto limit punktów: { $number }.
ending-D4X-CTF-15 = Zegar się skończył.
ending-D4X-CTF-16 = O wyniku decyduje pierwszy punkt po remisie.
ending-D4X-MOD-22 = Wszyscy zgadzają się zakończyć przy { $number } punktach.
ending-D4X-R-68 = Wszyscy zgadzają się zakończyć przy { $number } punktach.

## Co stół może wybrać

option-squads = Marines na gracza
    .single = jeden
    .pairs = dwóch
option-people = Gracze, którzy dzielą się sześcioma marines
option-beginner = Kto zaczyna kolejne rundy
    .same = ta sama drużyna
    .turns = drużyny na zmianę
option-limit = Punkty do zwycięstwa

## Areny

picture-respawn-point = punkt odrodzenia { $number }
picture-flag-base = baza: { $team }
picture-headquarters = kwatera: { $team }
picture-timer = Zegar, pozostałe karty
picture-has-acted = Wykonał ruch w tej rundzie
picture-misses-turn = Traci następny ruch
picture-loses = Traci, gdy zostanie rozerwany
picture-lost-weapon = Utracone do powrotu na planszę

## Podpowiedzi: marines przeciw marines

hint-why-pull =
    zbliżasz się o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } ({ $thing })
hint-price-pull =
    oddalasz się o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } ({ $thing })
hint-worse-pull = mniej się zbliżasz ({ $thing })
hint-lacks-pull = nie zbliżasz się ({ $thing })
hint-better-pull = bardziej się zbliżasz ({ $thing })
hint-why-begin = w pobliżu coś leży ({ $things })
hint-worse-begin = w pobliżu leży mniej
hint-lacks-begin = w pobliżu nie ma nic przydatnego
hint-better-begin = w pobliżu coś leży ({ $things })
hint-price-rival =
    { $by } stoi zaledwie o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } stamtąd
hint-worse-rival =
    { $by } stoi zaledwie o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } stamtąd
hint-why-alone = w pobliżu nie ma wrogów
hint-worse-alone = w pobliżu są wrogowie
hint-lacks-alone = w pobliżu są wrogowie
hint-better-alone = w pobliżu nie ma wrogów
hint-price-lost-weapon = symbol naboju kosztowałby cię broń ({ $weapon })
hint-worse-lost-weapon = możesz stracić broń: { $weapon }
