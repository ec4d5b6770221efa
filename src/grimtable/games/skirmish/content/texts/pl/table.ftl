### Skirmish: co się stało, o co chodzi w pytaniu, co widać obok planszy, i akcje.

## Miejsca i słowa

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski
seat-keeper = Strażnik
role-scout = Zwiadowca
role-keeper = Strażnik
team-scouts = Zwiadowcy
team-keeper = Strażnik
word-scouts = zwiadowcy
word-keeper = strażnik
word-both = obie
word-lair = legowisko
word-cache = skrytka
word-chapel = kaplica
word-crypt = krypta
word-vault = skarbiec
word-hits = trafienia
word-pierce = przebicie

## Jak kończy się gra

ending-SKI-WIN-01 = Zwiadowcy zapieczętowali wszystkie portale.
ending-SKI-WIN-02 = Strażnik zabił dość zwiadowców.
ending-SKI-WIN-03 = Czas minął; strażnik wytrwał.

## Co stół może wybrać

option-hand_limit = Ile kart może mieć miejsce, gdy dobiera

## Co się stało

event-RoundBegan = Zaczyna się runda { $round }.
event-TurnBegan = Tura: { $seat }.
event-TurnEnded = { "" }
event-FigurePlaced = { $figure } pojawia się na { $space }.
event-FigureActivated = { "" }
event-FigureMoved = { $figure } idzie z { $from_space } na { $to_space }.
event-DoorWorked =
    { $closed ->
        [yes] Drzwi { $door } zamykają się.
       *[no] Drzwi { $door } otwierają się.
    }
event-PortalSealed = { $figure } pieczętuje portal na { $space }.
event-AttackDeclared = { $attacker } atakuje, cel: { $defender }.
event-AttackRolled =
    { $attacker } wyrzuca { $faces }: { $hits ->
        [0] bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }{ $pierce ->
        [0] { "." }
       *[other] , przebicie { $pierce }.
    }
event-ShieldsGained =
    { $figure } zyskuje { $amount ->
        [0] zero tarcz.
        [one] 1 tarczę.
        [few] { $amount } tarcze.
       *[other] { $amount } tarcz.
    }
event-HitsGained =
    { $figure } dodaje { $amount ->
        [0] zero trafień.
        [one] 1 trafienie.
        [few] { $amount } trafienia.
       *[other] { $amount } trafień.
    }
event-AttackCancelled = Atak przepada: { $attacker }, cel: { $defender }.
event-WoundsSuffered =
    { $figure } odnosi { $amount ->
        [one] 1 ranę.
        [few] { $amount } rany.
       *[other] { $amount } ran.
    }
event-WoundsHealed =
    { $figure } leczy { $amount ->
        [one] 1 ranę.
        [few] { $amount } rany.
       *[other] { $amount } ran.
    }
event-FigureSlain = { $figure } ginie.
event-SeatEliminated = { $seat } odpada z gry.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } dobiera kartę.
       *[other] { $seat } dobiera „{ $card }”.
    }
event-CardPlayed = { $seat } zagrywa „{ $card }”.
event-CardCancelled = „{ $card }” zostaje anulowana.
event-CardDiscarded = { "" }
event-VowMade = { $seat } składa przysięgę „{ $card }”.
event-DeckReshuffled = Odrzucone karty ({ $deck }) zostają przetasowane w nową talię.
event-AreaRevealed = Na jaw wychodzi: { $area }. W środku: { $find }.
event-FindSeen =
    { $find ->
        [nothing] { $seat } zagląda: { $area }.
       *[other] { $seat } zagląda: { $area }. W środku: { $find }.
    }
event-EffectBegan =
    { $name_id ->
        [armour] { $subject }: figurki mają więcej pancerza.
        [dice] { $subject }: ataki mają więcej kości.
        [cannot-step] { $subject } nie może na razie się ruszać.
        [cannot-attack] { $subject } nie może na razie atakować.
        [may-attack_unseen] { $subject } może na razie atakować to, czego nie widzi.
       *[other] Działa „{ $source }”: { $subject }.
    }
event-EffectEnded = „{ $source }” już nie działa: { $subject }.
event-GameWon = { $sentence }

## O co chodzi w pytaniu

question-turn-choose_figure = wybierz figurkę, która działa następna, albo zakończ turę.
question-activation-act =
    działa { $figure }, { $steps ->
        [0] nie ma więcej kroków
        [one] został 1 krok
        [few] zostały { $steps } kroki
       *[other] zostało { $steps } kroków
    }{ $attacks ->
        [0] , atak zużyty.
       *[other] , atak niezużyty.
    }
question-choosing_figure-choose_figure = wybierz figurkę, której dotyczy „{ $card }”.
question-displacing-displace = wybierz pole, na które idzie { $figure }.
question-looking_in-look_in = wybierz ukryty obszar, do którego zaglądasz.
question-spawning-spawn = możesz postawić przy otwartym portalu: { $kind }.

moment-attack-declared = { $attacker } atakuje, cel: { $defender }. Odpowiedz przed rzutem albo spasuj.
moment-attack-defending =
    { $attacker } atakuje, cel: { $defender }, { $hits ->
        [0] bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }. Odpowiedz za obrońcę albo spasuj.
moment-attack-attacking =
    { $attacker } atakuje, cel: { $defender }, { $hits ->
        [0] bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }, tarcze z kart: { $shields }. Odpowiedz za atakującego albo spasuj.
moment-attack-resolved =
    { $attacker }, cel: { $defender }, wynik: { $wounds ->
        [0] bez ran
        [one] 1 rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }. Odpowiedz albo spasuj.
moment-figure-stepped = { $figure } wykonuje krok: odpowiedz albo spasuj.
moment-figure-came_near = { $figure } staje obok wroga: uderz albo spasuj.
moment-card-played = { $seat } zagrywa „{ $card }”: odpowiedz albo spasuj.

## Dane obok planszy

fact-round = runda { $value } z { $scenario_rounds }
fact-active = { "" }
fact-fallen =
    polegli zwiadowcy: { $value } z { $players ->
        [2] { $scenario_quota_1 }
        [3] { $scenario_quota_2 }
       *[other] { $scenario_quota_3 }
    }
fact-portals =
    { $count ->
        [0] { "" }
       *[other] zapieczętowane znane portale: { $yes } z { $count }
    }
fact-portals_hidden =
    { $value ->
        [0] { "" }
       *[other] ukryte portale: { $value }
    }
fact-doors = { "" }
fact-supply = { "" }
fact-slain = { "" }
fact-hand_sizes =
    { $value ->
        [one] 1 karta
        [few] { $value } karty
       *[other] { $value } kart
    }
fact-vows =
    { $count ->
        [0] { "" }
       *[other] { $value }
    }

## Akcje

action-Activate = Aktywuj: { $figure }
    .head = Aktywuj
action-EndTurn = Zakończ turę
    .head = Zakończ turę
action-Step = Idź na { $space }
    .head = Idź
action-WorkDoor = Otwórz lub zamknij drzwi { $door }
    .head = Otwórz lub zamknij drzwi
action-Seal = Zapieczętuj portal
    .head = Zapieczętuj portal
action-DeclareAttack = Atakuj: { $figure }
    .head = Atakuj
action-PlayCard = Zagraj „{ $card }”
    .head = Zagraj kartę
action-Watch = Uderz: { $figure }
    .head = Uderz
action-EndActivation = Koniec z tą figurką
    .head = Koniec z tą figurką
action-ChooseFigure = Wybierz: { $figure }
    .head = Wybierz figurkę
action-ChooseSpace = Wybierz { $space }
    .head = Wybierz pole
action-ChooseArea = Wybierz: { $area }
    .head = Wybierz obszar
action-Decline = Nie stawiaj nikogo
    .head = Nie stawiaj nikogo
