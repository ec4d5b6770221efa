### DOOM 2004: co się stało, o co chodzi w pytaniu, co widać obok planszy, i akcje.

## Miejsca i słowa

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski
seat-invader = Najeźdźca
role-Marine = Marine
role-Invader = Najeźdźca
team-marines = Marines
team-invader = Najeźdźca
word-invader_deck = karty Najeźdźcy
word-marine_deck = karty marines
word-card = dodatkowa karta marine
word-sprint = Sprint
word-attack = Atak
word-advance = Natarcie
word-ready = Gotowość
word-aim = Celowanie
word-guard = Czuwanie
word-watch = Czujność
word-damaging = przeszkoda raniąca
word-vault = skarbiec
word-dodge = Unik
word-heal = Leczenie
word-bullets = naboje
word-rockets = rakiety
word-cells = ogniwa
word-red = czerwony
word-green = zielony
word-blue = niebieski
word-yellow = żółty
word-north = północ
word-north-east = północny wschód
word-east = wschód
word-south-east = południowy wschód
word-south = południe
word-south-west = południowy zachód
word-west = zachód
word-north-west = północny zachód
word-miss = pudło
word-range = zasięg
word-damage = obrażenia
word-bullet = nabój
word-artery = tętnica
word-code_a = połowa kodu A
word-code_b = połowa kodu B
word-fuse = bezpiecznik
word-scientist = naukowiec
word-seal = pieczęć osadzona
word-sigil = pieczęć znaleziona
die-yellow = żółta
die-red = czerwona
die-green = zielona
die-blue = niebieska

## Jak kończy się gra, gdy scenariusz o tym milczy

ending-D04-VIC-01 = Marines osiągnęli swój cel.
ending-D04-VIC-02 = Najeźdźca ma punkty fraga: { $number }.
ending-D04-VIC-06 = Marines zabrakło czasu.

## Co stół może wybrać

option-marines = Kolory marines
option-knockback = Co ofiara musi ponieść, by zostać odrzucona
    .wound = rana
    .damage = obrażenia
option-escape = Kto musi opuścić planszę
    .all = wszyscy marines
    .one = jeden marine

## Co się stało: tury

event-RoundBegan = Zaczyna się runda { $round }.
event-TurnBegan = Tura: { $seat }.
event-TurnEnded = { "" }
event-ActionAnnounced =
    { $marine } ogłasza: { $action }{ $adrenaline ->
        [0] { "." }
       *[other] , adrenalina: { $adrenaline }.
    }

## Co się stało: figurki

event-MarinePlaced = { $marine } stoi na { $space }.
event-MarineRespawned = { $marine } wraca na { $space }.
event-FigureMoved = { $figure } idzie z { $from_space } na { $to_space }.
event-MarineTeleported = { $marine } teleportuje się z { $from_space } na { $to_space }.
event-DuctUsed = { $figure } przeczołguje się szybami z { $from_space } na { $to_space }.
event-FigurePushed = { $figure } zostaje odrzucony z { $from_space } na { $to_space }.
event-FigurePutBack = { $figure } nie może tam zostać i wraca na { $space }.
event-MarineLeft = { $marine } jest na zewnątrz: wyszedł i już nie wróci.
event-MovementLost =
    { $figure } traci { $points ->
        [one] 1 punkt ruchu.
        [few] { $points } punkty ruchu.
       *[other] { $points } punktów ruchu.
    }
event-InvaderPlaced = { $figure } pojawia się na { $space }.
run-InvaderPlaced = Pojawiają się figurki: { $list }.
item-InvaderPlaced = { $figure } na { $space }
event-FiguresSwapped = Skład: { $number } × { $kind } ({ $colour }) zamiast: { $instead }.
event-PoolFixed =
    { $swapped ->
        [0] Skład najeźdźców ustalony: żadna figurka nowych gatunków nie gra.
        [one] Skład najeźdźców ustalony: gra 1 figurka nowego gatunku.
        [few] Skład najeźdźców ustalony: grają { $swapped } figurki nowych gatunków.
       *[other] Skład najeźdźców ustalony: gra { $swapped } figurek nowych gatunków.
    }
event-InvaderRecycled = { $figure } schodzi z planszy, by wejść na nowo.
event-InvaderActivated = { "" }

## Co się stało: drzwi, żetony, rozkazy

event-DoorOpened = Drzwi { $door } otwierają się.
event-DoorClosed = Drzwi { $door } zamykają się.
event-FigureCrushed = { $figure }: zamykające się drzwi { $door } miażdżą tę figurkę.
event-DoorDestroyed = Drzwi { $door } zostają zniszczone.
event-DoorsUnlocked =
    { $colour_id ->
        [red] Czerwony klucz znaleziony: czerwone drzwi zabezpieczone otwierają się odtąd jak każde inne.
        [green] Zielony klucz znaleziony: zielone drzwi zabezpieczone otwierają się odtąd jak każde inne.
       *[blue] Niebieski klucz znaleziony: niebieskie drzwi zabezpieczone otwierają się odtąd jak każde inne.
    }
event-TokenTaken = { $marine } podnosi na { $space }: { $token }.
event-TokenGained = { $marine } otrzymuje: { $token }.
event-TokenSpent = { $marine } oddaje: { $token }.
event-ImprovementBought = { $marine } kupuje za { $cost } punktów zabójstw: { $thing }; zostaje { $left }.
event-WeaponBroke = { $weapon } rozpada się w rękach: { $marine }.
event-RuleUsed = { $what }: { $text }
event-EncounterRolledAgain = { $marine } rzuca jeszcze raz: wypada { $rolled }.
event-BlastSpread =
    { $figures ->
        [nothing] Na polu { $space } coś wybucha; nikt nie stoi dość blisko.
       *[other] Na polu { $space } coś wybucha. Rani: { $figures }.
    }
event-TokenDropped = Na { $space } leży teraz: { $token }.
event-TokenHandedOver = { $marine } przekazuje (odbiorca: { $to }): { $token }.
event-AmmoSpent = { $marine } zużywa amunicję ({ $ammo }); zostaje { $left }.
event-JetsTurned = Miotacze płomieni się przełączają: włączone { $lit }, pozostałe wyłączone.
event-JetBurned = { $figure }: parzy płomień z miotacza.
event-AirPaid = { $marine } zużywa: { $token }; zostaje { $left }.
event-PricePaid = { $marine } płaci: { $token } ×{ $amount }; zostaje { $left }.
event-TokensGathered = { $marine } zyskuje: { $token } ×{ $amount }; teraz { $held }.
event-TokensLost = { $marine } traci: { $token } ×{ $amount }.
event-BotActivated = { $marine } aktywuje: { $figure }.
event-BotDestroyed = { $figure }: zniszczony.
event-MarineCardPicked = { $marine } wybiera kartę „{ $card }”.
event-MarineCardReturned = { $marine } oddaje kartę „{ $card }”.
event-CardsTraded = { $marine } daje: { $card }, bierze: { $wanted } ({ $other }).
event-AirMissed = { $marine } nie ma powietrza.
event-OrderPlaced = { $marine } wykłada rozkaz: { $order }.
event-OrderRemoved = { $marine }: rozkaz { $order } się kończy.
event-TokenFaded =
    { $ended ->
        [yes] { $marine }: { $token } – koniec.
       *[no] { $marine }: { $token } – trwa.
    }

## Co się stało: ataki

event-AttackDeclared =
    { $attacker } atakuje, cel: { $on ->
        [nothing] { $space }
       *[other] { $on }
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {", "}{ $weapon }.
    }
event-AttackWithdrawn = { $attacker } nie może już wykonać tego ataku i go nie traci.
event-DiceRolled =
    { $again ->
        [nothing] { $attacker } wyrzuca zasięg { $range } i obrażenia { $damage }: { $rolled }.
       *[other] Przerzut: { $again }. Teraz zasięg { $range } i obrażenia { $damage }: { $rolled }.
    }
event-RerollCancelled = Celowanie i unik znoszą się: nikt nie przerzuca.
event-AttackHit =
    { $attacker } trafia ({ $on ->
        [nothing] { $space }
       *[other] { $on }
    }), obrażenia: { $damage }.
event-AttackMissed =
    { $because_id ->
        [range] { $attacker }: atak nie sięga celu ({ $on ->
            [nothing] { $space }
           *[other] { $on }
        }).
       *[other] { $attacker } nie trafia ({ $on ->
            [nothing] { $space }
           *[other] { $on }
        }).
    }
event-AttackScattered =
    { $space ->
        [-1] Rozrzut ({ $scatter }): atak przepada.
       *[other] Rozrzut ({ $scatter }): atak spada na { $space }.
    }
event-WoundsSuffered =
    { $figure } odnosi { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }.
event-WoundsHealed =
    { $figure } leczy { $amount ->
        [one] 1 ranę.
        [few] { $amount } rany.
       *[other] { $amount } ran.
    }
event-InvaderKilled = { $figure } ginie na { $space }.
event-MarineFragged = { $marine } zostaje ROZERWANY na { $space }.
event-FragScored =
    { $points ->
        [one] Punkt fraga
        [few] { $points } punkty fraga
       *[other] { $points } punktów fraga
    } dla Najeźdźcy ({ $because_id ->
        [a-Marine-was-fragged] rozerwany marine
        [the-last-card-of-the-deck] ostatnia karta talii
        [the-scenario] scenariusz
       *[other] { $because }
    }): razem { $total }.
event-BarrelExploded = Beczka na { $space } wybucha.

## Co się stało: karty

event-CardDrawn =
    { $card ->
        [nothing] Najeźdźca dobiera kartę.
       *[other] Najeźdźca dobiera kartę „{ $card }”.
    }
event-CardDiscarded = { "" }
event-EventPlayed = Najeźdźca zagrywa „{ $card }”.
event-EventCancelled = { $by } anuluje „{ $card }”.
event-EffectBegan =
    { $subject ->
        [nothing] Działa „{ $source }”.
       *[other] Działa „{ $source }”: { $subject }.
    }
event-SkillUsed = { $marine } używa karty „{ $card }”.
event-SpawnPlayed = Najeźdźca zagrywa „{ $card }”.
event-DeckReshuffled = Talia Najeźdźcy zostaje przetasowana, kart: { $cards }.

## Co się stało: scenariusz

event-AreaDiscovered = Odkryto: { $area }. { $text }
event-EncounterMet =
    { $rolled ->
        [0] { $marine }: { $text }
       *[other] { $marine } wyrzuca { $rolled }: { $text }
    }
event-Told = { $text }
event-CounterChanged = { $flag }: teraz { $value }.
event-GameWon = { $sentence }

## O co chodzi w pytaniu: marines

question-marine_turn-respawn = gdzie wracasz? To pola, na które pozwalają zasady.
question-marine_turn-breathe = kończysz turę bez powietrza: zużywasz butlę czy odnosisz 2 rany?
question-marine_turn-announce = ogłoś swoją akcję.
question-marine_turn-act =
    zostało: { $points ->
        [0] bez ruchu
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } { $ready ->
        [yes] ALBO
       *[no] i
    } { $attacks ->
        [0] bez ataku
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }{ $order_left ->
        [yes] , do tego rozkaz.
       *[no] { "." }
    }
question-attack-aim = użyjesz Celowania do tego rzutu, czy je zachowasz?
question-attack-reroll = rzut ({ $attacker }): które kości przerzucić? Żadna oznacza, że rzut zostaje.
question-attack-explode = która beczka wybucha teraz?
question-attack-push = gdzie odrzucić ofiarę?
question-attack-carry_on = strzał przebija: przenieś go na następne pole z jedną kością mniej albo zakończ.
question-bots_turn-choose_bot = który robot działa pierwszy?
question-bot_turn-act = co robi twój robot?
question-game-next_marine = który marine ma teraz turę?
question-drafting-pick = którą kartę wybierasz?
question-giving_back-give_back = którą kartę oddajesz?
question-trading-offer = chcesz wymienić kartę?
question-trading-answer = przyjmujesz tę wymianę?
question-handing-receive = { $giver } podaje ci { $token }: bierzesz?

## O co chodzi w pytaniu: Najeźdźca

question-invader_turn-discard = za dużo kart: odrzuć jedną.
question-invader_turn-spawn = zagraj kartę posiłków albo nie wprowadzaj nikogo.
question-invader_turn-activate = aktywuj następnego najeźdźcę albo zakończ turę.
question-activation-act =
    { $figure }, zostało: { $points ->
        [0] bez ruchu
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } i { $attacks ->
        [0] bez ataku
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
question-activating_some-choose_invader = wybierz najeźdźcę, który teraz działa (zostało { $left }), albo zakończ.
question-improving-buy = kup coś przed następnym scenariuszem albo idź dalej.
question-summoning-summon = wybierz, co się pojawi, albo zrezygnuj.
question-summoning-recycle = w pudełku nie ma już figurki: weź jedną z planszy.
question-summoning-place = gdzie pojawia się { $kinds }?
question-spawning-recycle = zapas jest pusty: zdejmij figurkę z planszy, by wprowadzić ją na nowo, albo zrezygnuj.
question-spawning-place = gdzie się pojawia? Do ustawienia: { $kinds }. Żaden marine nie może widzieć tego pola.
question-choosing_pool-swap = którzy najeźdźcy grają? Wymień figurki na równoważne albo zostaw skład, jaki jest.
question-spawning-species = który gatunek przybywa? Do postawienia: { $kinds }.
question-sending-species = który gatunek przybywa? Do postawienia: { $kinds }.
question-discovering-species = który gatunek czeka w { $area }?
question-discovering-recycle = { $area }: brakuje figurki. Weź jedną z planszy albo ją pomiń.
question-choosing_figures-choose_figure = { $name }: wybierz figurkę, zostało { $left }.
question-choosing_space-choose_space = { $name }: wybierz pole.
question-choosing_door-choose_door = { $name }: wybierz drzwi.
question-choosing_order-choose_order = { $name }: wybierz rozkaz ({ $marine }) albo żaden.

## Chwile: ktoś może odpowiedzieć

moment-before_marine_turn = zaraz zacznie się tura ({ $seat }): odpowiedz albo spasuj.
moment-action_announced = { $seat } ogłasza: { $action }. Odpowiedz albo spasuj.
moment-came_adjacent = { $seat } podchodzi blisko: zaatakuj od razu czujną figurką albo spasuj.
moment-marine_moved = { $seat } wykonał ruch: odpowiedz albo spasuj.
moment-door_opened = { $seat } otworzył drzwi: odpowiedz albo spasuj.
moment-points_spent = { $seat } wydał punkty ruchu: odpowiedz albo spasuj.
moment-token_taken = { $seat } podniósł: { $took }. Odpowiedz albo spasuj.
moment-marine_turn_ended = kończy się tura ({ $seat }): odpowiedz albo spasuj.
moment-before_draw = Najeźdźca zaraz dobierze karty: odpowiedz albo spasuj.
moment-after_draw = Najeźdźca dobrał karty: odpowiedz albo spasuj.
moment-invader_turn_began = zaczęła się tura Najeźdźcy: odpowiedz albo spasuj.
moment-invaders_spawned = pojawili się nowi najeźdźcy: odpowiedz albo spasuj.
moment-before_activation = Najeźdźca zaraz aktywuje następną figurkę: odpowiedz albo spasuj.
moment-invader_moved = { $figure } wykonał ruch: odpowiedz albo spasuj.
moment-attack_declared =
    { $attacker } atakuje { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    }: odpowiedz przed rzutem albo spasuj.
moment-attack_rolled =
    { $attacker } rzucił przeciw { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    }: odpowiedz albo spasuj.
moment-roll_final =
    rzut przeciw { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } jest ostateczny ({ $attacker }): odpowiedz albo spasuj.
moment-damage_known =
    { $attacker } trafia, obrażenia: { $damage }. Odpowiedz przed ranami albo spasuj.
moment-attack_resolved =
    atak na { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } się skończył ({ $attacker }): odpowiedz albo spasuj.
moment-area_discovered = odkryto: { $area }. Odpowiedz albo spasuj.
moment-spawn_declined = w tej turze bez karty posiłków: skorzystaj z tego, co daje scenariusz, albo spasuj.
moment-encounter_rolled = kość spotkania pokazuje { $block }: odpowiedz albo spasuj.
moment-event_played = zagrano „{ $name }”: odpowiedz albo spasuj.

## Dane obok planszy

fact-round = runda { $value }
fact-rounds =
    { $value ->
        [0] { "" }
       *[other] ostatnia runda { $value }
    }
fact-frags =
    { $table_frag_limit ->
        [0] { "" }
       *[other] PUNKTY FRAGA { $value } z { $table_frag_limit }
    }
fact-frag_limit = { "" }
fact-goal = Cel: { $value }
fact-keys =
    { $count ->
        [0] { "" }
       *[other] znalezione klucze: { $value }
    }
fact-north =
    { $value ->
        [up] { "" }
       *[other] północ: { $value }
    }
fact-active = { "" }
fact-spaces = { "" }
fact-areas = { "" }
fact-marines = { "" }
fact-invaders = { "" }
fact-doors = { "" }
fact-tokens = { "" }
fact-barrels = { "" }
fact-encounters = { "" }
fact-obstacles = { "" }
fact-damaging = { "" }
fact-jets = { "" }
fact-airless = { "" }
fact-teleporters = { "" }
fact-teleporter_counts = { "" }
fact-ducts = { "" }
fact-exits = { "" }
fact-supply = { "" }
fact-flags = { "" }
fact-hand = { "" }
fact-hand_size = { "" }
fact-deck = { "" }
fact-playing = { "" }
fact-marine_deck = { "" }
fact-going_on = { "" }

## Uwagi obok akcji

note-Announce-sprint = do 8 punktów ruchu, bez ataku
note-Announce-attack = do 2 ataków, bez ruchu
note-Announce-advance = do 4 punktów ruchu i 1 atak
note-Announce-ready = do 4 punktów ruchu albo 1 atak, do tego rozkaz
note-PlaceOrder-aim = przerzuć kości swojego ataku; aż go użyjesz, odniesiesz ranę lub się ruszysz
note-PlaceOrder-guard = zaatakuj w turze wroga, kiedy zechcesz
note-PlaceOrder-dodge = do twojej następnej tury: przy atakach na ciebie wybierasz kości do przerzutu
note-PlaceOrder-heal = do twojej następnej tury: cofnij 1 ranę, sobie lub sąsiadowi
note-wounds =
    { $owner ->
        [invader] { $wounds ->
            [one] 1 rana
            [few] { $wounds } rany
           *[other] { $wounds } ran
        }
       *[other] życie { $wounds }
    }

## Pojemnik miejsca i to, co liczy stół

bin-hand =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
bin-deck = talia { $count }
bin-left = opuścił planszę
bin-fragged = ROZERWANY
bin-wounds = życie { $count }
bin-armor = pancerz { $count }
bin-ammo = { $ammo } { $count }
bin-order = rozkaz { $order }
bin-token = { $token } { $count }
bin-lasting =
    { $token } ({ $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[other] { $turns } tur
    })
door-closes-itself = { $kind } { $door }: otwarte do końca tury
door-locked =
    { $key ->
        [red] drzwi { $door }: potrzebny czerwony klucz
        [green] drzwi { $door }: potrzebny zielony klucz
       *[blue] drzwi { $door }: potrzebny niebieski klucz
    }
roll-miss = PUDŁO
roll-now = RZUT { $dice } (zasięg { $reach }, obrażenia { $damage })

## Szanse

odds-hit = trafienie { $chance }
odds-out_of_reach = poza zasięgiem
odds-kill = śmierć { $chance }
odds-wounds = rany { $mean } z { $most }
odds-ammo = amunicja { $chance }
odds-on_one =
    { $side ->
        [enemy] { $name }: { $odds }
       *[other] ALE { $name }: { $odds }
    }

## Akcje, jak nazywa je przycisk; `.head` nazywa ich grupę

action-Announce =
    { $action_id ->
        [sprint] Sprint
        [attack] Atak
        [advance] Natarcie
       *[ready] Gotowość
    }
    .head = Ogłoś
action-AnnounceBoosted =
    { $action_id ->
        [sprint] Sprint
        [attack] Atak
        [advance] Natarcie
       *[ready] Gotowość
    }, adrenalina: { $adrenaline }
    .head = Ogłoś z adrenaliną
action-Respawn = Wróć na { $space }
    .head = Wróć
action-Step = Idź na { $space }
    .head = Idź
action-Slide =
    Idź na { $space }, { $lie_id ->
        [east-west] w poprzek
       *[north-south] wzdłuż
    }
    .head = Idź
action-Teleport =
    { $target ->
        [nothing] Teleportuj się na { $space }
       *[other] Teleportuj się na { $space }, telefrag: { $target }
    }
    .head = Teleportuj się
action-TeleportBlind =
    { $colour_id ->
        [red] Teleportuj się na nieznany czerwony teleporter
        [green] Teleportuj się na nieznany zielony teleporter
        [blue] Teleportuj się na nieznany niebieski teleporter
        [yellow] Teleportuj się na nieznany żółty teleporter
        [white] Teleportuj się na nieznany biały teleporter
       *[other] Teleportuj się na nieznany teleporter
    }
    .head = Teleportuj się
action-UseDuct = Przeczołgaj się szybami na { $space }
    .head = Przeczołgaj się szybami
action-WorkDoor = Otwórz lub zamknij drzwi { $door }
    .head = Otwórz lub zamknij drzwi
action-HandOver = Przekaż ({ $marine }): { $token }
    .head = Przekaż: { $token }
action-Accept = Weź
    .head = Weź
action-Refuse = Nie bierz
    .head = Nie bierz
action-Take = Podnieś: { $token }
    .head = Podnieś
action-PlaceOrder = Wyłóż rozkaz: { $order }
    .head = Wyłóż rozkaz
action-Heal = Ulecz: { $marine }
    .head = Ulecz
action-Fire =
    { $weapon_id ->
        [fist] Uderz:
        [chainsaw] Tnij piłą:
        [grenade] Rzuć granat:
       *[other] Strzelaj ({ $weapon }):
    } { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head =
        { $weapon_id ->
            [fist] Uderz
            [chainsaw] Tnij piłą
            [grenade] Rzuć granat
           *[other] Strzelaj: { $weapon }
        }
action-Attack =
    Atakuj: { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head = Atakuj
action-Interrupt =
    Przerwij ({ $weapon }): { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head = Przerwij: { $weapon }
action-Watch = Atakuj, czujny: { $figure }
    .head = Atakuj czujną figurką
action-PayAir = Zużyj: { $token }
    .head = Zużyj butlę
action-HoldBreath = Zachowaj butle: 2 rany
    .head = Zachowaj butle
action-EndMovement = Zakończ tu ruch
    .head = Zakończ ruch
action-Leave = Opuść planszę przez wyjście
    .head = Opuść planszę
action-EndTurn = Zakończ turę
    .head = Zakończ turę
action-UseAim = Użyj Celowania
    .head = Użyj Celowania
action-KeepAim = Zachowaj Celowanie
    .head = Zachowaj Celowanie
action-Reroll =
    { $dice ->
        [nothing] Zostaw rzut
       *[other] Przerzuć: { $dice }
    }
    .head = Przerzuć
action-CarryOn =
    Przenieś atak: { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }, { $die_id ->
        [green] bez zielonej kości
       *[blue] bez niebieskiej kości
    }
    .head =
        { $die_id ->
            [green] Przenieś atak bez zielonej kości
           *[blue] Przenieś atak bez niebieskiej kości
        }
action-StopHere = Zakończ tutaj
    .head = Zakończ tutaj
action-Push = Odrzuć ofiarę na { $space }
    .head = Odrzuć ofiarę
action-NoPush = Nie odrzucaj
    .head = Nie odrzucaj
action-Explode = Wysadź beczkę na { $space }
    .head = Wysadź beczkę
action-PlayEvent = Zagraj „{ $card }”
    .head = Zagraj kartę
action-Buy = Kup: { $thing }
    .head = Kup coś
action-UseRule = Użyj: { $rule }
    .head = Użyj zasady scenariusza
action-SpendToken = Oddaj: { $token }
    .head = Oddaj żeton
action-Summon = Wystaw: { $kind }
    .head = Wystaw figurkę
action-NextMarine = Następny: { $marine }
    .head = Powiedz, kto jest następny
action-Pick = Wybierz kartę „{ $card }”
    .head = Wybierz kartę marine
action-GiveBack = Oddaj kartę „{ $card }”
    .head = Oddaj kartę marine
action-OfferTrade = Wymień „{ $card }” na „{ $wanted }”
    .head = Zaproponuj wymianę
action-UseSkill = Użyj karty „{ $card }”
    .head = Użyj umiejętności
action-ChooseFigure = Wybierz: { $figure }
    .head = Wybierz figurkę
action-ChooseSpace = Wybierz { $space }
    .head = Wybierz pole
action-ChooseDoor = Wybierz drzwi { $door }
    .head = Wybierz drzwi
action-NoMore = Nikogo więcej
    .head = Nikogo więcej
action-DiscardCard = Odrzuć „{ $card }”
    .head = Odrzuć kartę
action-PlaySpawn =
    { $group ->
        [1] Posiłki: „{ $card }”
       *[other] Posiłki: „{ $card }”, druga grupa
    }
    .head = Posiłki
action-NoSpawn = Bez posiłków
    .head = Bez posiłków
action-Place =
    Ustaw na { $space }{ $lie_id ->
        [east-west] , w poprzek
       *[north-south] { "" }
    }
    .head = Ustaw
action-Send = Wyślij: { $kind }
    .head = Wybierz gatunek
action-FixPool = Graj takim składem, jaki jest
    .head = Ustal skład
action-SwapHalf = Wymień połowę każdego gatunku i ustal skład
    .head = Wymień połowę
action-SwapEverything = Wymień wszystko i ustal skład
    .head = Wymień wszystko
action-SwapKind = Weź wszystkie figurki gatunku { $kind }
    .head = Weź cały gatunek
action-SwapFigures = Weź { $number } × { $kind } ({ $colour })
    .head = Wymień figurki
action-Recycle = Użyj ponownie: { $figure }
    .head = Użyj figurki ponownie
action-Forgo = Zrezygnuj z figurki
    .head = Zrezygnuj z figurki
action-Activate = Aktywuj: { $figure }
    .head = Aktywuj
action-EndActivation = Koniec z tą figurą
    .head = Koniec z tą figurą
