### DOOM 2016: what happened, what is asked, the facts beside the map, actions and words.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.


## What happened: rounds and activations

event-RoundBegan = Zaczyna się runda { $round }.
event-RoundEnded = { "" }
event-InitiativeShuffled = Talia inicjatywy jest przetasowana: { $marines } dla marines, { $invaders } dla Najeźdźcy.
event-InitiativeRevealed = Inicjatywa: { $seat }.
event-InitiativeMoved =
    { $first ->
        [yes] Karta inicjatywy ({ $card }) trafia na wierzch talii.
       *[no] Karta inicjatywy ({ $card }) trafia na spód talii.
    }
event-DemonsReadied = Karty demonów zostają przygotowane.
event-ClassTaken = { $seat } bierze klasę: { $item }.
event-SquadTaken = { $seat } otrzymuje kartę drużyny: { $item }.
event-EventSetsTaken = Zestawy kart wydarzeń w grze: { $items }.
event-InvasionTaken =
    { $item ->
        [nothing] Najeźdźca wybrał kartę inwazji.
       *[other] Karta inwazji: { $item }.
    }
event-ClassReadied = { "" }
event-CardExhausted = { $seat } wyczerpuje kartę: { $item }.
event-MarineActivated = Aktywacja: { $seat }.
event-MarineDone = { "" }
event-TypeActivated = Najeźdźca aktywuje: { $demon }.
event-NothingToActivate = Najeźdźca nie ma już rodzaju demonów do aktywacji.
event-DemonActivated = { "" }

## What happened: figures and the map

event-FigurePlaced = Na polu { $space } pojawia się { $figure }.
run-FigurePlaced = Pojawiają się demony: { $list }.
item-FigurePlaced = { $figure } na { $space }
event-FigureMoved = { $figure }: ruch z { $from_space } na { $to_space }.
event-FigureRotated = { $figure }: obrót.
event-FigureDisplaced = { $figure }: przemieszczenie z { $from_space } na { $to_space }.
event-MarineTeleported = { $figure }: teleportacja z { $from_space } na { $to_space }.
event-MarineRespawned = { $figure } wraca na pole { $space }.
event-TeleporterActivated = Teleporter na polu { $space } jest teraz aktywny.
event-DoorOpened = { $figure } otwiera drzwi { $door }.
event-PointsGained =
    { $figure } zyskuje { $amount ->
        [one] 1 punkt ruchu.
        [few] { $amount } punkty ruchu.
       *[other] { $amount } punktów ruchu.
    }
event-ItemGained = { $seat } zabiera: { $item }.
event-GrenadePlaced = { $seat } rzuca na pole { $space }: { $item }.
event-GrenadeRecovered = { $seat } ma znowu: { $item }.

## What happened: cards

event-CardPlayed = { $seat } zagrywa kartę: { $card }.
event-AbilityUsed =
    { $figure ->
        [nothing] { $seat } używa: { $ability }.
       *[other] { $figure } używa: { $ability }.
    }
event-RuleApplied = Działa: { $ability }.
event-MarineSprinted = { $seat } odrzuca kartę ({ $card }) i biegnie sprintem.
event-CardDiscarded = { $seat } odrzuca kartę: { $card }.
event-CardKept = { $seat } zachowuje w grze: { $card }.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { $card }.
    }
event-GloryDrawn =
    { $card ->
        [nothing] { $seat } zyskuje kartę zabójstwa chwały.
       *[other] { $seat } zyskuje kartę zabójstwa chwały: { $card }.
    }
event-DeckReshuffled = Stos kart odrzuconych staje się nową talią: { $deck }.

## What happened: attacks

event-AttackDeclared =
    { $cover ->
        [yes] { $attacker } atakuje: { $defender } (za osłoną).
       *[no] { $attacker } atakuje: { $defender }.
    }
event-DiceAdded =
    { $colour_id ->
        [red] { $figure }: { $amount ->
            [one] jedna czerwona kość więcej.
            [few] { $amount } czerwone kości więcej.
           *[other] { $amount } czerwonych kości więcej.
        }
        [black] { $figure }: { $amount ->
            [one] jedna czarna kość więcej.
            [few] { $amount } czarne kości więcej.
           *[other] { $amount } czarnych kości więcej.
        }
       *[other] { $figure }: { $amount } × { $colour_id } więcej.
    }
event-DieRemoved =
    { $colour_id ->
        [red] { $figure }: jedna czerwona kość mniej.
        [black] { $figure }: jedna czarna kość mniej.
       *[other] { $figure }: 1 × { $colour_id } mniej.
    }
event-AttackRolled = { $attacker } rzuca { $faces }: obrażenia { $damage }.
event-DiceRerolled = Rzut ponowny: { $faces }, obrażenia { $damage }.
event-DamageRolled = { $figure } rzuca { $faces }, cel { $target }: obrażenia { $damage }.
event-DefenceRevealed = { $figure } ujawnia kartę: { $card }.
event-NoDefence = { $figure } nie ujawnia karty obrony.
event-DefenceReplaced = { $figure } odrzuca za osłoną kartę { $card } i ujawnia inną.
event-ShieldsGained = { $figure }: tarcze { $amount }.
event-ShieldsLost =
    { $figure } traci { $amount ->
        [one] 1 tarczę.
        [few] { $amount } tarcze.
       *[other] { $amount } tarcz.
    }
event-DamageAdded = { $figure }: obrażenia większe o { $amount }.
event-AttackDodged = { $figure } unika ataku.
event-AttackWarded = { $figure } odpiera atak.
event-AttackLapsed = Atak przepada: { $attacker }.
event-DamageSuffered =
    { $figure } otrzymuje { $amount ->
        [one] 1 obrażenie.
        [few] { $amount } obrażenia.
       *[other] { $amount } obrażeń.
    }
event-DamageHealed =
    { $figure } leczy { $amount ->
        [one] 1 obrażenie.
        [few] { $amount } obrażenia.
       *[other] { $amount } obrażeń.
    }
event-FigureStunned = { $figure }: ogłuszenie.
event-StunEnded = { $figure }: koniec ogłuszenia.
event-GloryKilled = ZABÓJSTWO CHWAŁY: { $seat } rozrywa figurkę: { $figure }.
event-Telefragged = Telezabójstwo: { $seat } zabija figurkę: { $figure }.
event-DemonKilled = { $figure } ginie na polu { $space }.
event-DemonCardTurned = { "" }
event-MarineKilled = { $figure } GINIE na polu { $space }.
event-KillTokens =
    Najeźdźca zyskuje { $amount ->
        [one] żeton zabójstwa
        [few] { $amount } żetony zabójstwa
       *[other] { $amount } żetonów zabójstwa
    }. Razem: { $total }.

## What happened: Argent Power, portals, tokens

event-ArgentGained = Moc argentu ({ $amount }) na kartę: { $place }.
event-ArgentSpent = Moc argentu ({ $amount }) z karty: { $place }.
event-PortalTurned =
    { $face_up ->
        [yes] Portal na polu { $space } otwiera się ({ $level }).
       *[no] Portal na polu { $space } zostaje zakryty ({ $level }).
    }
event-PortalGone = Portal na polu { $space } znika ({ $level }).
event-Summoning = Z portalu na polu { $space } przywoływane są demony ({ $level }).
event-DemonsMissing = Nie można postawić: { $demon }.
event-TokenPlaced = Na polu { $space } leży: { $token }.
event-TokenTaken = { $figure } niesie: { $token }.
event-TokenGone = Z pola { $space } znika: { $token }.
event-CounterChanged = { $counter }: teraz { $total }.
event-EffectBegan =
    { $subject ->
        [nothing] Działa: { $source }.
       *[other] Działa: { $source } ({ $subject }).
    }
event-EffectEnded = Kończy się: { $source }.
event-GameWon = { $sentence }

## What is asked

question-game-choose_class = wybierz swoją klasę.
question-game-choose_weapon = wybierz broń początkową.
question-game-choose_event_set = wybierz zestaw kart wydarzeń.
question-game-choose_invasion = wybierz swoją kartę inwazji.
question-game-choose_leader = kto bierze kartę drużyny?
question-game-choose_second = czyja karta inicjatywy będzie twoją drugą?
question-game-gain_argent = odrzuć najwyżej trzy karty wydarzeń za moc argentu albo przejdź dalej.
question-game-choose_type = który rodzaj demonów działa?
question-marine_activation-respawn = przy którym teleporterze wracasz?
question-marine_activation-respawn_beside = ktoś tam stoi: które pole obok?
question-marine_activation-act =
    zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }, { $mains ->
        [one] 1 akcja główna
        [few] { $mains } akcje główne
       *[other] { $mains } akcji głównych
    } i { $attacks ->
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
question-type_activation-choose_demon = kto działa następny: { $kind }?
question-demon_activation-act =
    { $figure } ma jeszcze { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } i { $attacks ->
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
question-extra_movement-spend =
    { $figure } może się od razu poruszyć, zostało { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
question-attack-remove_die = { $attacker } jest ogłuszony: którą kość usunąć?
question-attack-keep_card = { $defender } jest za osłoną: zachować kartę { $card } czy ujawnić inną?
question-summoning-choose_portal = z którego portalu przywołujesz?
question-summoning-choose_group = która grupa przychodzi?
question-summoning-place_demon = gdzie się pojawia? Do postawienia: { $waiting }.
question-summoning-place_argent = na którą kartę demona trafia moc argentu?
question-summoning-move_argent = przenieś moc argentu z karty inwazji albo ją utrać.
question-picking_up-pick_up = stoisz na przedmiocie: zabierz go albo zostaw.
question-ordering-order = kilka efektów naraz: który jest następny?
question-displacing-whom = kto zostaje przemieszczony pierwszy?
question-displacing-where = dokąd przemieścić: { $next }?
question-dropping-drop = gdzie upada: { $token }?
question-placing_argent-place_token = gdzie trafia moc argentu? Zostało: { $tokens }.
question-choosing_figure-choose_figure = wybierz figurkę.
question-choosing_space-choose_space = wybierz pole.
question-choosing_die-choose_die = wybierz kość do ponownego rzutu.
question-discarding-discard_one = odrzuć kartę, zostało: { $count }.

## Moments: somebody may answer

moment-attack-before = { $attacker } zaraz zaatakuje (cel: { $defender }): odpowiedz lub spasuj.
moment-attack-declared = { $attacker } atakuje (cel: { $defender }), jeszcze przed rzutem: odpowiedz lub spasuj.
moment-attack-defending = { $defender } się broni: obrażenia { $damage }, tarcze { $shields }: odpowiedz lub spasuj.
moment-attack-attacking = { $attacker } atakuje: obrażenia { $damage }, tarcze { $shields }: odpowiedz lub spasuj.
moment-attack-after = po ataku ({ $attacker }, cel: { $defender }): odpowiedz lub spasuj.
moment-activation-start = zaczyna się aktywacja ({ $figure }): odpowiedz lub spasuj.
moment-activation-end = kończy się aktywacja ({ $figure }): odpowiedz lub spasuj.
moment-type-chosen = aktywuje się rodzaj demonów ({ $what }): odpowiedz lub spasuj.
moment-demon-start = { $figure } zaczyna działać: odpowiedz lub spasuj.
moment-demon-end = { $figure } już działał: odpowiedz lub spasuj.
moment-marine-moved = { $figure } wchodzi na { $space }: odpowiedz lub spasuj.
moment-demon-moved = { $figure } się poruszył: odpowiedz lub spasuj.
moment-marine-killed = { $figure } zginął: odpowiedz lub spasuj.
moment-demon-killed = { $figure } zginął: odpowiedz lub spasuj.
moment-glory_kill = zabójstwo chwały ({ $figure }): odpowiedz lub spasuj.
moment-door-opened = { $figure } otworzył drzwi: odpowiedz lub spasuj.
moment-item-gained = { $figure } zabrał: { $what }. Odpowiedz lub spasuj.
moment-summoned = przywołano demony: odpowiedz lub spasuj.
moment-setup = przygotowanie gry się skończyło: odpowiedz lub spasuj.
moment-round-start = zaczyna się runda: odpowiedz lub spasuj.
moment-status-end = kończy się faza warunków: odpowiedz lub spasuj.
moment-between = między dwiema aktywacjami: odpowiedz lub spasuj.
moment-round-end = kończy się runda: odpowiedz lub spasuj.

## Facts beside the map

fact-round = runda { $value }
fact-kills = ŻETONY ZABÓJSTWA { $value } z { $table_kills_needed }
fact-kills_needed = { "" }
fact-active = { "" }
fact-invasion = { "" }
fact-initiative = karty inicjatywy w talii: { $value }
fact-argent = { "" }
fact-stored = { $value ->
    [0] { "" }
   *[other] moc argentu na karcie inwazji: { $value }
}
fact-hand_size = karty wydarzeń na ręce Najeźdźcy: { $value }

## Actions, as a button says them; `.head` names a group of them

action-ChooseClass = Weź klasę: { $item }
    .head = Weź klasę
action-ChooseWeapon = Weź: { $item }
    .head = Weź broń
action-ChooseEventSet = Weź zestaw kart wydarzeń: { $item }
    .head = Weź zestaw kart wydarzeń
action-ChooseInvasion = Weź kartę inwazji: { $item }
    .head = Weź kartę inwazji
action-ChooseMarine = { $marine }
    .head = Wskaż marine
action-DiscardForArgent = Odrzuć kartę { $card }: moc argentu na { $place }
    .head = Odrzuć za moc argentu
action-PlaceArgent = Moc argentu na { $place }
    .head = Połóż moc argentu
action-ChoosePortal = Przywołaj z { $space }
    .head = Przywołaj
action-ChooseGroup = Przywołaj grupę { $number }
    .head = Wybierz grupę
action-PlaceDemon = Postaw na { $space }
    .head = Postaw
action-PlaceTurned = Postaw obróconego na { $space }
    .head = Postaw obróconego
action-ActivateType = Wyczerp kartę: { $demon }
    .head = Aktywuj rodzaj demonów
action-ActivateDemon = Aktywuj: { $figure }
    .head = Aktywuj
action-Step = Krok na { $space }
    .head = Krok
action-Rotate = Obrót na { $space }
    .head = Obrót
action-Teleport = Teleportuj się na { $space }
    .head = Teleportuj się
action-Halt = Zatrzymaj się tu i przemieść ich
    .head = Zatrzymaj się
action-OpenDoor = Otwórz drzwi { $door }
    .head = Otwórz drzwi
action-DeclareAttack = Atakuj: { $figure }
    .head = Atakuj
action-PlayCard = Zagraj kartę: { $card }
    .head = Zagraj kartę
action-Sprint = Sprint, odrzuć kartę: { $card }
    .head = Sprint
action-UseAbility = Użyj: { $ability }
    .head = Użyj zdolności
action-GainItem = Zabierz: { $item }
    .head = Zabierz przedmiot
action-EndActivation = Zakończ aktywację
    .head = Zakończ aktywację
action-Respawn = Wróć na { $space }
    .head = Wróć
action-RemoveDie =
    { $colour_id ->
        [red] Usuń czerwoną kość
        [black] Usuń czarną kość
       *[other] Usuń: { $colour_id }
    }
    .head = Usuń kość
action-KeepCard = Zachowaj kartę obrony
    .head = Zachowaj kartę
action-ReplaceCard = Ujawnij inną kartę obrony
    .head = Ujawnij inną kartę
action-ChooseFigure = Wybierz: { $figure }
    .head = Wybierz figurkę
action-ChooseSpace = Wybierz { $space }
    .head = Wybierz pole
action-ChooseCard = Odrzuć kartę: { $card }
    .head = Odrzuć kartę
action-ChooseEffect = Następny efekt: { $ability }
    .head = Kolejność efektów
action-ChooseDie = Rzuć ponownie kością { $number }
    .head = Rzuć ponownie kością
action-Done = Nic więcej
    .head = Nic więcej

## Co leży przed miejscem

bin-dead = zabity
bin-health = zdrowie { $left }/{ $most }
bin-stunned = ogłuszony
bin-carries = niesie: { $what }
bin-cards = ręka { $hand }, talia { $deck }
bin-glory = karty zabójstw chwały: { $count }
bin-events = wydarzenia { $hand }, talia { $deck }
bin-demon =
    { $exhausted ->
        [yes] { $demon } (wyczerpana, moc argentu: { $argent })
       *[no] { $demon } (moc argentu: { $argent })
    }

## Co stoi obok akcji

beside-points =
    { $points ->
        [one] + 1 punkt ruchu
        [few] + { $points } punkty ruchu
       *[other] + { $points } punktów ruchu
    }
beside-type =
    figurki: { $count }{ $argent ->
        [0] { "" }
       *[other] , moc argentu: { $argent }
    }
beside-argent-left = Pozostała moc argentu: { $left }.
beside-argent = moc argentu: { $amount }
odds-attack =
    obrażenia { $hit } %, śmierć { $kill } %, średnio { $mean }{ $cover ->
        [yes] , w osłonie
       *[no] { "" }
    }
beside-speed = szybkość { $speed }
beside-range = zasięg { $range }

## Seats, and words that no item bears

seat-alpha = Alpha
seat-bravo = Bravo
seat-charlie = Charlie
seat-delta = Delta
seat-invader = Najeźdźca
role-marine = Marine
role-invader = Najeźdźca
team-marines = Marines
team-invader = Najeźdźca
word-red = czerwony
word-black = czarny
word-blue = niebieski
word-yellow = żółty
word-health = pakiet zdrowia
word-invasion = karta inwazji
word-events = talia wydarzeń
word-glory = talia zabójstw chwały
word-post = posterunek
word-drone = dron
word-sample = próbka
word-core = rdzeń
word-switch_1 = przełącznik 1
word-switch_2 = przełącznik 2
word-switch_3 = przełącznik 3
word-switch_4 = przełącznik 4
word-dents = wgniecenia
word-closed = zamknięte portale
word-delivered = oddane próbki
word-casts = wytopy
word-lamps = lampy
word-breaches = wyłomy
word-rounds_held = utrzymane rundy
word-exit = wyjście
word-reactor = reaktor
word-gate = brama
word-furnace = piec
word-lab = laboratorium
word-first = pierwsza część
word-second = druga część
word-third = trzecia część
word-fury = Furia
word-hide = Skóra
word-cunning = Podstęp
word-swarm = Rój
word-argent = Argent
word-torment = Udręka
option-building = Jak budować talie
    .suggested = jak proponuje misja
    .free = według własnego wyboru
option-blocking_attacks = Ataki z blokującego terenu
    .out = demon wewnątrz może atakować
    .none = demon wewnątrz nie może atakować
option-own_terrain = Trudny teren pod obrońcą
    .cover = daje osłonę
    .none = nie daje osłony
option-displaced_flyers = Przemieszczane demony latające
    .fly = lecą nad terenem
    .walk = idą jak inne
option-returned_types = Rodzaj przywołany ponownie w tej samej rundzie
    .exhausted = pozostaje wyczerpany
    .ready = wraca przygotowany
option-last_draw = Na koniec aktywacji
    .discard_first = najpierw odrzuć, potem dobierz
    .draw_first = najpierw dobierz, potem odrzuć
option-reactions = Reakcje we własnej aktywacji
    .always = dozwolone
    .outside = niedozwolone
option-first_deck = Pierwsza talia kart akcji
    .shuffled = tasowana w całości
    .set_by_set = zestawy leżą jeden na drugim, ostatnio wybrany na wierzchu

## How a game ends

ending-D16-KIL-03 = Najeźdźca zebrał swoje żetony zabójstwa.
ending-D16-MIS-02 = Marines osiągnęli swój cel.
ending-D16-MIS-03 = Najeźdźca nie dopuścił marines do celu.
