### DOOM 2016: what happened, what is asked, the facts beside the map, actions and words.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.


## What happened: rounds and activations

event-RoundBegan = Runde { $round } beginnt.
event-RoundEnded = { "" }
event-InitiativeShuffled = Der Initiativestapel wird gemischt: { $marines } für Marines, { $invaders } für den Zerstörer.
event-InitiativeRevealed = Initiative: { $seat }.
event-InitiativeMoved =
    { $first ->
        [yes] Eine Initiativekarte ({ $card }) kommt oben auf den Stapel.
       *[no] Eine Initiativekarte ({ $card }) kommt unter den Stapel.
    }
event-DemonsReadied = Die Dämonenkarten werden spielbereit gemacht.
event-ClassTaken = { $seat } nimmt die Klasse: { $item }.
event-SquadTaken = { $seat } erhält die Truppkarte: { $item }.
event-EventSetsTaken = Ereigniskarten-Sets im Spiel: { $items }.
event-InvasionTaken =
    { $item ->
        [nothing] Der Zerstörer hat seine Invasionskarte gewählt.
       *[other] Invasionskarte: { $item }.
    }
event-ClassReadied = { "" }
event-CardExhausted = { $seat } erschöpft: { $item }.
event-MarineActivated = { $seat } ist aktiviert.
event-MarineDone = { "" }
event-TypeActivated = Der Zerstörer aktiviert: { $demon }.
event-NothingToActivate = Der Zerstörer kann keinen Dämonentyp mehr aktivieren.
event-DemonActivated = { "" }

## What happened: figures and the map

event-FigurePlaced = { $figure } erscheint auf { $space }.
run-FigurePlaced = Dämonen erscheinen: { $list }.
item-FigurePlaced = { $figure } auf { $space }
event-FigureMoved = { $figure } geht von { $from_space } nach { $to_space }.
event-FigureRotated = { $figure } dreht sich.
event-FigureDisplaced = { $figure } wird von { $from_space } nach { $to_space } verschoben.
event-MarineTeleported = { $figure } teleportiert sich von { $from_space } nach { $to_space }.
event-MarineRespawned = { $figure } ist zurück, auf { $space }.
event-TeleporterActivated = Der Teleporter auf { $space } ist jetzt aktiv.
event-DoorOpened = { $figure } öffnet Tür { $door }.
event-PointsGained =
    { $figure } erhält { $amount ->
        [one] 1 Bewegungspunkt.
       *[other] { $amount } Bewegungspunkte.
    }
event-ItemGained = { $seat } nimmt: { $item }.
event-GrenadePlaced = { $seat } wirft nach { $space }: { $item }.
event-GrenadeRecovered = { $seat } hat wieder: { $item }.

## What happened: cards

event-CardPlayed = { $seat } spielt { $card }.
event-AbilityUsed =
    { $figure ->
        [nothing] { $seat } nutzt { $ability }.
       *[other] { $figure } nutzt { $ability }.
    }
event-RuleApplied = { $ability } wirkt.
event-MarineSprinted = { $seat } legt { $card } ab und sprintet.
event-CardDiscarded = { $seat } legt { $card } ab.
event-CardKept = { $seat } behält { $card } im Spiel.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
event-GloryDrawn =
    { $card ->
        [nothing] { $seat } erhält eine Glory-Kill-Karte.
       *[other] { $seat } erhält die Glory-Kill-Karte { $card }.
    }
event-DeckReshuffled = Ein Ablagestapel wird zum neuen Stapel: { $deck }.

## What happened: attacks

event-AttackDeclared =
    { $cover ->
        [yes] { $attacker } greift { $defender } in Deckung an.
       *[no] { $attacker } greift { $defender } an.
    }
event-DiceAdded =
    { $colour_id ->
        [red] { $figure }: { $amount ->
            [one] ein roter Würfel mehr.
           *[other] { $amount } rote Würfel mehr.
        }
        [black] { $figure }: { $amount ->
            [one] ein schwarzer Würfel mehr.
           *[other] { $amount } schwarze Würfel mehr.
        }
       *[other] { $figure }: { $amount } × { $colour_id } mehr.
    }
event-DieRemoved =
    { $colour_id ->
        [red] { $figure }: ein roter Würfel weniger.
        [black] { $figure }: ein schwarzer Würfel weniger.
       *[other] { $figure }: 1 × { $colour_id } weniger.
    }
event-AttackRolled = { $attacker }: Wurf { $faces }, Schaden { $damage }.
event-DiceRerolled = Neu geworfen: { $faces }, Schaden { $damage }.
event-DamageRolled = { $figure }: Wurf { $faces } gegen { $target }, Schaden { $damage }.
event-DefenceRevealed = { $figure } deckt { $card } auf.
event-NoDefence = { $figure } deckt keine Verteidigungskarte auf.
event-DefenceReplaced = { $figure } legt in Deckung { $card } ab und deckt eine andere Karte auf.
event-ShieldsGained = { $figure }: Schilde { $amount }.
event-ShieldsLost =
    { $figure } verliert { $amount ->
        [one] 1 Schild.
       *[other] { $amount } Schilde.
    }
event-DamageAdded = { $figure }: { $amount } Schaden mehr.
event-AttackDodged = { $figure } weicht aus.
event-AttackWarded = { $figure } wehrt den Angriff ab.
event-AttackLapsed = Der Angriff verpufft: { $attacker }.
event-DamageSuffered = { $figure } erleidet { $amount } Schaden.
event-DamageHealed = { $figure } heilt { $amount } Schaden.
event-FigureStunned = { $figure } ist betäubt.
event-StunEnded = { $figure } ist nicht mehr betäubt.
event-GloryKilled = GLORY KILL: { $seat } zerreißt { $figure }.
event-Telefragged = { $seat } telefraggt { $figure }.
event-DemonKilled = { $figure } stirbt auf { $space }.
event-DemonCardTurned = { "" }
event-MarineKilled = { $figure } wird auf { $space } GETÖTET.
event-KillTokens =
    Der Zerstörer erhält { $amount ->
        [one] einen Killmarker
       *[other] { $amount } Killmarker
    }. Insgesamt: { $total }.

## What happened: Argent Power, portals, tokens

event-ArgentGained = { $amount } Argent-Energie auf: { $place }.
event-ArgentSpent = { $amount } Argent-Energie von: { $place }.
event-PortalTurned =
    { $face_up ->
        [yes] Das Portal auf { $space } öffnet sich ({ $level }).
       *[no] Das Portal auf { $space } wird verdeckt ({ $level }).
    }
event-PortalGone = Das Portal auf { $space } ist fort ({ $level }).
event-Summoning = Aus dem Portal auf { $space } werden Dämonen beschworen ({ $level }).
event-DemonsMissing = Kann nicht gestellt werden: { $demon }.
event-TokenPlaced = Auf { $space } liegt: { $token }.
event-TokenTaken = { $figure } trägt: { $token }.
event-TokenGone = Auf { $space } ist fort: { $token }.
event-CounterChanged = { $counter }: jetzt { $total }.
event-EffectBegan =
    { $subject ->
        [nothing] { $source } wirkt.
       *[other] { $source } wirkt auf { $subject }.
    }
event-EffectEnded = { $source } ist vorbei.
event-GameWon = { $sentence }

## What is asked

question-game-choose_class = wähle deine Klasse.
question-game-choose_weapon = wähle eine Startwaffe.
question-game-choose_event_set = wähle ein Ereigniskarten-Set.
question-game-choose_invasion = wähle deine Invasionskarte.
question-game-choose_leader = wer nimmt die Truppkarte?
question-game-choose_second = wessen Initiativekarte ist deine zweite?
question-game-gain_argent = lege bis zu drei Ereigniskarten für Argent-Energie ab, oder mach weiter.
question-game-choose_type = welcher Dämonentyp handelt?
question-marine_activation-respawn = an welchem Teleporter kommst du zurück?
question-marine_activation-respawn_beside = dort steht jemand: welches Feld daneben?
question-marine_activation-act =
    noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }, { $mains ->
        [one] 1 Haupt-Aktion
       *[other] { $mains } Haupt-Aktionen
    } und { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    }.
question-type_activation-choose_demon = wer handelt als Nächstes: { $kind }?
question-demon_activation-act =
    { $figure } hat noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    }.
question-extra_movement-spend =
    { $figure } darf sich sofort bewegen, noch { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
question-attack-remove_die = { $attacker } ist betäubt: Welcher Würfel fällt weg?
question-attack-keep_card = { $defender } ist in Deckung: { $card } behalten oder eine andere Karte aufdecken?
question-summoning-choose_portal = von welchem Portal beschwörst du?
question-summoning-choose_group = welche Gruppe kommt?
question-summoning-place_demon = wo erscheint er? Zu stellen: { $waiting }.
question-summoning-place_argent = auf welche Dämonenkarte kommt die Argent-Energie?
question-summoning-move_argent = verschiebe Argent-Energie von der Invasionskarte, oder lass sie verfallen.
question-picking_up-pick_up = du stehst auf einem Gegenstand: nehmen oder liegen lassen.
question-ordering-order = mehrere Effekte zugleich: welcher kommt als nächster?
question-displacing-whom = wer wird zuerst verschoben?
question-displacing-where = wohin wird verschoben: { $next }?
question-dropping-drop = wohin fällt: { $token }?
question-placing_argent-place_token =
    wohin kommt die Argent-Energie? Noch { $tokens ->
        [one] 1 Marker.
       *[other] { $tokens } Marker.
    }
question-choosing_figure-choose_figure = wähle eine Figur.
question-choosing_space-choose_space = wähle ein Feld.
question-choosing_die-choose_die = wähle einen Würfel für den neuen Wurf.
question-discarding-discard_one = lege eine Karte ab, noch { $count }.

## Moments: somebody may answer

moment-attack-before = { $attacker } will { $defender } angreifen: antworte oder passe.
moment-attack-declared = { $attacker } greift { $defender } an, noch ohne Wurf: antworte oder passe.
moment-attack-defending = { $defender } verteidigt sich: Schaden { $damage }, Schilde { $shields }: antworte oder passe.
moment-attack-attacking = { $attacker } greift an: Schaden { $damage }, Schilde { $shields }: antworte oder passe.
moment-attack-after = der Angriff ist vorbei: { $attacker } auf { $defender }: antworte oder passe.
moment-activation-start = die Aktivierung beginnt: { $figure }: antworte oder passe.
moment-activation-end = die Aktivierung endet: { $figure }: antworte oder passe.
moment-type-chosen = ein Dämonentyp wird aktiviert: { $what }: antworte oder passe.
moment-demon-start = { $figure } beginnt zu handeln: antworte oder passe.
moment-demon-end = { $figure } hat gehandelt: antworte oder passe.
moment-marine-moved = { $figure } hat { $space } betreten: antworte oder passe.
moment-demon-moved = { $figure } hat sich bewegt: antworte oder passe.
moment-marine-killed = { $figure } wurde getötet: antworte oder passe.
moment-demon-killed = { $figure } wurde getötet: antworte oder passe.
moment-glory_kill = { $figure } hat einen Glory Kill vollbracht: antworte oder passe.
moment-door-opened = { $figure } hat eine Tür geöffnet: antworte oder passe.
moment-item-gained = { $figure } hat genommen: { $what }: antworte oder passe.
moment-summoned = Dämonen wurden beschworen: antworte oder passe.
moment-setup = der Aufbau ist vorbei: antworte oder passe.
moment-round-start = eine Runde beginnt: antworte oder passe.
moment-status-end = die Statusphase endet: antworte oder passe.
moment-between = zwischen zwei Aktivierungen: antworte oder passe.
moment-round-end = die Runde endet: antworte oder passe.

## Facts beside the map

fact-round = Runde { $value }
fact-kills = KILLMARKER { $value } von { $table_kills_needed }
fact-kills_needed = { "" }
fact-active = { "" }
fact-invasion = { "" }
fact-initiative = { $value ->
    [one] noch { $value } Initiativekarte
   *[other] noch { $value } Initiativekarten
}
fact-argent = { "" }
fact-stored = { $value ->
    [0] { "" }
   *[other] Argent-Energie auf der Invasionskarte: { $value }
}
fact-hand_size = Ereigniskarten in der Hand des Zerstörers: { $value }

## Actions, as a button says them; `.head` names a group of them

action-ChooseClass = Klasse nehmen: { $item }
    .head = Eine Klasse nehmen
action-ChooseWeapon = Nehmen: { $item }
    .head = Eine Waffe nehmen
action-ChooseEventSet = Ereigniskarten-Set nehmen: { $item }
    .head = Ein Ereigniskarten-Set nehmen
action-ChooseInvasion = Invasionskarte nehmen: { $item }
    .head = Eine Invasionskarte nehmen
action-ChooseMarine = { $marine }
    .head = Einen Marine nennen
action-DiscardForArgent = { $card } ablegen: Argent-Energie auf { $place }
    .head = Für Argent-Energie ablegen
action-PlaceArgent = Argent-Energie auf { $place }
    .head = Argent-Energie legen
action-ChoosePortal = Von { $space } beschwören
    .head = Beschwören
action-ChooseGroup = Gruppe { $number } beschwören
    .head = Eine Gruppe wählen
action-PlaceDemon = Auf { $space } stellen
    .head = Stellen
action-PlaceTurned = Gedreht auf { $space } stellen
    .head = Gedreht stellen
action-ActivateType = Erschöpfen: { $demon }
    .head = Einen Dämonentyp aktivieren
action-ActivateDemon = Aktivieren: { $figure }
    .head = Aktivieren
action-Step = Nach { $space } gehen
    .head = Gehen
action-Rotate = Nach { $space } drehen
    .head = Drehen
action-Teleport = Nach { $space } teleportieren
    .head = Teleportieren
action-Halt = Hier anhalten und sie verschieben
    .head = Hier anhalten
action-OpenDoor = Tür { $door } öffnen
    .head = Eine Tür öffnen
action-DeclareAttack = Angreifen: { $figure }
    .head = Angreifen
action-PlayCard = { $card } spielen
    .head = Eine Karte spielen
action-Sprint = Sprint, dafür { $card } ablegen
    .head = Sprint
action-UseAbility = { $ability } nutzen
    .head = Eine Fähigkeit nutzen
action-GainItem = Nehmen: { $item }
    .head = Einen Gegenstand nehmen
action-EndActivation = Die Aktivierung beenden
    .head = Die Aktivierung beenden
action-Respawn = Auf { $space } zurückkommen
    .head = Zurückkommen
action-RemoveDie =
    { $colour_id ->
        [red] Einen roten Würfel weglegen
        [black] Einen schwarzen Würfel weglegen
       *[other] Weglegen: { $colour_id }
    }
    .head = Einen Würfel weglegen
action-KeepCard = Die Verteidigungskarte behalten
    .head = Die Karte behalten
action-ReplaceCard = Eine andere Verteidigungskarte aufdecken
    .head = Eine andere Karte aufdecken
action-ChooseFigure = Wählen: { $figure }
    .head = Eine Figur wählen
action-ChooseSpace = { $space } wählen
    .head = Ein Feld wählen
action-ChooseCard = { $card } ablegen
    .head = Eine Karte ablegen
action-ChooseEffect = { $ability } kommt als Nächstes
    .head = Effekte ordnen
action-ChooseDie = Würfel { $number } neu werfen
    .head = Einen Würfel neu werfen
action-Done = Nichts weiter
    .head = Nichts weiter

## Was vor einem Platz liegt

bin-dead = getötet
bin-health = Lebenspunkte { $left }/{ $most }
bin-stunned = betäubt
bin-carries = trägt { $what }
bin-cards = Hand { $hand }, Stapel { $deck }
bin-glory = Glory-Kill-Karten { $count }
bin-events = Ereignisse { $hand }, Stapel { $deck }
bin-demon =
    { $exhausted ->
        [yes] { $demon } (erschöpft, Argent-Energie { $argent })
       *[no] { $demon } (Argent-Energie { $argent })
    }

## Was neben einer Aktion steht

beside-points = + { $points } Bewegungspunkte
beside-type =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }{ $argent ->
        [0] { "" }
       *[other] , Argent-Energie { $argent }
    }
beside-argent-left = Noch { $left } Argent-Energie.
beside-argent = { $amount } Argent-Energie
odds-attack =
    Schaden { $hit } %, Tod { $kill } %, im Mittel { $mean }{ $cover ->
        [yes] , in Deckung
       *[no] { "" }
    }
beside-speed = Tempo { $speed }
beside-range = Reichweite { $range }

## Seats, and words that no item bears

seat-alpha = Alpha
seat-bravo = Bravo
seat-charlie = Charlie
seat-delta = Delta
seat-invader = Zerstörer
role-marine = Marine
role-invader = Zerstörer
team-marines = Marines
team-invader = Zerstörer
word-red = rot
word-black = schwarz
word-blue = blau
word-yellow = gelb
word-health = Medikit
word-invasion = Invasionskarte
word-events = Ereignisstapel
word-glory = Glory-Kill-Stapel
word-post = Posten
word-drone = Drohne
word-sample = Probe
word-core = Kern
word-switch_1 = Schalter 1
word-switch_2 = Schalter 2
word-switch_3 = Schalter 3
word-switch_4 = Schalter 4
word-dents = Beulen
word-closed = geschlossene Portale
word-delivered = abgegebene Proben
word-casts = Güsse
word-lamps = Lampen
word-breaches = Durchbrüche
word-rounds_held = gehaltene Runden
word-exit = Ausgang
word-reactor = Reaktor
word-gate = Tor
word-furnace = Ofen
word-lab = Labor
word-first = erster Teil
word-second = zweiter Teil
word-third = dritter Teil
word-fury = Raserei
word-hide = Haut
word-cunning = Tücke
word-swarm = Schwarm
word-argent = Argent
word-torment = Qual
option-building = Wie Stapel gebaut werden
    .suggested = wie die Mission vorschlägt
    .free = nach eigener Wahl
option-blocking_attacks = Angriffe aus blockierendem Gelände
    .out = ein Dämon darin darf angreifen
    .none = ein Dämon darin darf nicht angreifen
option-own_terrain = Schwieriges Gelände unter dem Verteidiger
    .cover = gibt Deckung
    .none = gibt keine Deckung
option-displaced_flyers = Fliegende Dämonen, die verschoben werden
    .fly = fliegen über Gelände
    .walk = gehen wie andere
option-returned_types = Ein Typ, der in derselben Runde wieder beschworen wird
    .exhausted = bleibt erschöpft
    .ready = kommt spielbereit zurück
option-last_draw = Am Ende einer Aktivierung
    .discard_first = erst ablegen, dann ziehen
    .draw_first = erst ziehen, dann ablegen
option-reactions = Reaktionen in der eigenen Aktivierung
    .always = erlaubt
    .outside = nicht erlaubt
option-first_deck = Der erste Aktionsstapel
    .shuffled = ganz gemischt
    .set_by_set = Sets liegen aufeinander, das zuletzt gewählte oben

## How a game ends

ending-D16-KIL-03 = Der Zerstörer hat seine Killmarker beisammen.
ending-D16-MIS-02 = Die Marines haben ihr Ziel erreicht.
ending-D16-MIS-03 = Der Zerstörer hat die Marines von ihrem Ziel abgehalten.
