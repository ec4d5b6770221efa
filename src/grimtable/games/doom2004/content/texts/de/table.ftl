### DOOM 2004: was geschah, was gefragt wird, was neben dem Spielplan steht, und die Aktionen.

## Plätze und Wörter

seat-red = Rot
seat-green = Grün
seat-blue = Blau
seat-invader = Eindringling
role-Marine = Marine
role-Invader = Eindringling
team-marines = Marines
team-invader = Eindringling
word-invader_deck = Eindringlingskarten
word-marine_deck = Marinekarten
word-card = eine weitere Marinekarte
word-sprint = Sprinten
word-attack = Angreifen
word-advance = Vorrücken
word-ready = Alarmbereitschaft
word-aim = Zielen
word-guard = Absichern
word-watch = Wachsamkeit
word-damaging = gefährliches Hindernis
word-vault = Tresor
word-dodge = Ausweichen
word-heal = Heilen
word-bullets = Patronen
word-rockets = Raketen
word-cells = Energiezellen
word-red = rot
word-green = grün
word-blue = blau
word-yellow = gelb
word-north = Nord
word-north-east = Nordost
word-east = Ost
word-south-east = Südost
word-south = Süd
word-south-west = Südwest
word-west = West
word-north-west = Nordwest
word-miss = Fehlschuss
word-range = Reichweite
word-damage = Schaden
word-bullet = Kugel
word-artery = Arterie
word-code_a = Codehälfte A
word-code_b = Codehälfte B
word-fuse = Sicherung
word-scientist = Wissenschaftler
word-seal = Siegel gesetzt
word-sigil = Siegel gefunden
die-yellow = gelb
die-red = rot
die-green = grün
die-blue = blau

## Wie ein Spiel endet, wenn das Szenario nichts dazu sagt

ending-D04-VIC-01 = Die Marines haben ihr Ziel erreicht.
ending-D04-VIC-02 = Der Eindringling hat { $number } Killpunkte.
ending-D04-VIC-06 = Den Marines ist die Zeit ausgegangen.

## Was ein Tisch wählen darf

option-marines = Farben der Marines
option-knockback = Was ein Opfer erleiden muss, um zurückgestoßen zu werden
    .wound = eine Verletzung
    .damage = Schaden
option-escape = Wer das Spielfeld verlassen muss
    .all = alle Marines
    .one = ein Marine

## Was geschah: Züge

event-RoundBegan = Runde { $round } beginnt.
event-TurnBegan = { $seat } ist am Zug.
event-TurnEnded = { "" }
event-ActionAnnounced =
    { $marine } sagt an: { $action }{ $adrenaline ->
        [0] { "." }
       *[other] {" "}mit { $adrenaline } Adrenalin.
    }

## Was geschah: Figuren

event-MarinePlaced = { $marine } steht auf { $space }.
event-MarineRespawned = { $marine } ist zurück, auf { $space }.
event-FigureMoved = { $figure } geht von { $from_space } nach { $to_space }.
event-MarineTeleported = { $marine } teleportiert sich von { $from_space } nach { $to_space }.
event-DuctUsed = { $figure } kriecht durch die Schächte von { $from_space } nach { $to_space }.
event-FigurePushed = { $figure } wird von { $from_space } nach { $to_space } gestoßen.
event-FigurePutBack = { $figure } kann dort nicht bleiben und kehrt nach { $space } zurück.
event-MarineLeft = { $marine } ist draußen: durch den Ausgang und für immer fort.
event-MovementLost =
    { $figure } verliert { $points ->
        [one] 1 Bewegungspunkt.
       *[other] { $points } Bewegungspunkte.
    }
event-InvaderPlaced = { $figure } erscheint auf { $space }.
run-InvaderPlaced = Figuren erscheinen: { $list }.
item-InvaderPlaced = { $figure } auf { $space }
event-FiguresSwapped = Zusammenstellung: { $number } × { $kind } ({ $colour }) statt { $instead }.
event-PoolFixed =
    { $swapped ->
        [0] Die Zusammenstellung steht fest: Keine Figuren der neuen Arten spielen mit.
        [one] Die Zusammenstellung steht fest: 1 Figur einer neuen Art spielt mit.
       *[other] Die Zusammenstellung steht fest: { $swapped } Figuren neuer Arten spielen mit.
    }
event-InvaderRecycled = { $figure } wird vom Spielfeld genommen, um neu eingesetzt zu werden.
event-InvaderActivated = { "" }

## Was geschah: Türen, Spielsteine, Befehle

event-DoorOpened = Tür { $door } öffnet sich.
event-DoorClosed = Tür { $door } schließt sich.
event-FigureCrushed = { $figure } wird von der zufallenden Tür { $door } zerquetscht.
event-DoorDestroyed = Tür { $door } wird zerstört.
event-DoorsUnlocked =
    { $colour_id ->
        [red] Der rote Schlüssel ist gefunden: Rote Sicherheitstüren öffnen sich jetzt wie jede andere.
        [green] Der grüne Schlüssel ist gefunden: Grüne Sicherheitstüren öffnen sich jetzt wie jede andere.
       *[blue] Der blaue Schlüssel ist gefunden: Blaue Sicherheitstüren öffnen sich jetzt wie jede andere.
    }
event-TokenTaken = { $marine } nimmt auf { $space } auf: { $token }.
event-TokenGained = { $marine } erhält: { $token }.
event-TokenSpent = { $marine } gibt { $token } ab.
event-ImprovementBought = { $marine } kauft für { $cost } Killpunkte: { $thing }; noch { $left }.
event-WeaponBroke = { $weapon } zerbricht { $marine } in den Händen.
event-RuleUsed = { $what }: { $text }
event-EncounterRolledAgain = { $marine } würfelt noch einmal: eine { $rolled }.
event-BlastSpread =
    { $figures ->
        [nothing] Auf { $space } explodiert etwas; niemand ist nahe genug.
       *[other] Auf { $space } explodiert etwas und verletzt { $figures }.
    }
event-TokenDropped = Jetzt liegt auf { $space }: { $token }.
event-TokenHandedOver = { $marine } übergibt an { $to }: { $token }.
event-AmmoSpent = { $marine } verbraucht Munition ({ $ammo }); noch { $left }.
event-JetsTurned = Die Flammenstrahlen wechseln: { $lit } an, die übrigen aus.
event-JetBurned = { $figure } wird vom Flammenstrahl verbrannt.
event-AirPaid = { $marine } verbraucht { $token }; noch { $left }.
event-PricePaid = { $marine } bezahlt { $amount } × { $token }; noch { $left }.
event-TokensGathered = { $marine } erhält { $amount } × { $token }; jetzt { $held }.
event-TokensLost = { $marine } verliert { $amount } × { $token }.
event-BotActivated = { $marine } aktiviert { $figure }.
event-BotDestroyed = { $figure } ist zerstört.
event-MarineCardPicked = { $marine } wählt { $card }.
event-MarineCardReturned = { $marine } gibt { $card } zurück.
event-CardsTraded = { $marine } gibt { $other } { $card } für { $wanted }.
event-AirMissed = { $marine } hat keine Luft.
event-OrderPlaced = { $marine } legt den Befehl { $order } aus.
event-OrderRemoved = Der Befehl { $order } von { $marine } ist vorbei.
event-TokenFaded =
    { $ended ->
        [yes] { $marine }: { $token } ist vorbei.
       *[no] { $marine }: { $token } wirkt weiter.
    }

## Was geschah: Angriffe

event-AttackDeclared =
    { $attacker } greift { $on ->
        [nothing] { $space }
       *[other] { $on }
    } an{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {": "}{ $weapon }.
    }
event-AttackWithdrawn = Der Angriff von { $attacker } ist nicht mehr möglich und gilt als nicht verbraucht.
event-DiceRolled =
    { $again ->
        [nothing] { $attacker } würfelt Reichweite { $range } und { $damage } Schaden: { $rolled }.
       *[other] Noch einmal geworfen: { $again }. Jetzt Reichweite { $range } und { $damage } Schaden: { $rolled }.
    }
event-RerollCancelled = Gezielt und ausgewichen: Niemand würfelt noch einmal.
event-AttackHit =
    { $attacker } trifft { $on ->
        [nothing] { $space }
       *[other] { $on }
    } mit { $damage } Schaden.
event-AttackMissed =
    { $because_id ->
        [range] Der Angriff von { $attacker } reicht nicht bis { $on ->
            [nothing] { $space }
           *[other] { $on }
        }.
       *[other] { $attacker } verfehlt { $on ->
            [nothing] { $space }
           *[other] { $on }
        }.
    }
event-AttackScattered =
    { $space ->
        [-1] Streuung ({ $scatter }): Der Angriff verpufft.
       *[other] Streuung ({ $scatter }): Der Angriff landet auf { $space }.
    }
event-WoundsSuffered =
    { $figure } erleidet { $amount ->
        [one] 1 Verletzung
       *[other] { $amount } Verletzungen
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }.
event-WoundsHealed =
    { $figure } heilt { $amount ->
        [one] 1 Verletzung.
       *[other] { $amount } Verletzungen.
    }
event-InvaderKilled = { $figure } stirbt auf { $space }.
event-MarineFragged = { $marine } wird auf { $space } ZERFETZT.
event-FragScored =
    { $points ->
        [one] Ein Killpunkt
       *[other] { $points } Killpunkte
    } für den Eindringling ({ $because_id ->
        [a-Marine-was-fragged] ein Marine wurde zerfetzt
        [the-last-card-of-the-deck] die letzte Karte des Stapels
        [the-scenario] das Szenario
       *[other] { $because }
    }): jetzt { $total }.
event-BarrelExploded = Das Fass auf { $space } explodiert.

## Was geschah: Karten

event-CardDrawn =
    { $card ->
        [nothing] Der Eindringling zieht eine Karte.
       *[other] Der Eindringling zieht „{ $card }“.
    }
event-CardDiscarded = { "" }
event-EventPlayed = Der Eindringling spielt „{ $card }“.
event-EventCancelled = { $by } hebt „{ $card }“ auf.
event-EffectBegan =
    { $subject ->
        [nothing] „{ $source }“ wirkt.
       *[other] „{ $source }“ wirkt auf { $subject }.
    }
event-SkillUsed = { $marine } nutzt „{ $card }“.
event-SpawnPlayed = Der Eindringling spielt „{ $card }“.
event-DeckReshuffled = Der Stapel des Eindringlings wird neu gemischt: { $cards } Karten.

## Was geschah: das Szenario

event-AreaDiscovered = Entdeckt: { $area }. { $text }
event-EncounterMet =
    { $rolled ->
        [0] { $marine }: { $text }
       *[other] { $marine } würfelt eine { $rolled }: { $text }
    }
event-Told = { $text }
event-CounterChanged = { $flag }: jetzt { $value }.
event-GameWon = { $sentence }

## Was gefragt wird: Marines

question-marine_turn-respawn = Wo kommst du zurück? Angeboten sind die Felder, die die Regeln erlauben.
question-marine_turn-breathe = Du beendest deinen Spielzug ohne Luft: Verbrauchst du eine Flasche, oder erleidest du 2 Verletzungen?
question-marine_turn-announce = Sag deine Aktion an.
question-marine_turn-act =
    { $points ->
        [0] keine Bewegung
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } { $ready ->
        [yes] ODER
       *[no] und
    } { $attacks ->
        [0] kein Angriff
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    } übrig{ $order_left ->
        [yes] , dazu ein Befehl.
       *[no] { "." }
    }
question-attack-aim = Nutzt du dein Zielen für diesen Wurf, oder behältst du es?
question-attack-reroll = Wurf von { $attacker }: Welche Würfel wirfst du noch einmal? Ohne Auswahl bleibt der Wurf stehen.
question-attack-explode = Welches Fass explodiert als Nächstes?
question-attack-push = Wohin wird das Opfer gestoßen?
question-attack-carry_on = Der Schuss schlägt durch: Trag ihn mit einem Würfel weniger aufs nächste Feld, oder hör auf.
question-bots_turn-choose_bot = Welches Robogeschütz ist zuerst dran?
question-bot_turn-act = Was tut dein Robogeschütz?
question-game-next_marine = Welcher Marine ist als Nächster dran?
question-drafting-pick = Welche Karte wählst du?
question-giving_back-give_back = Welche Karte gibst du zurück?
question-trading-offer = Willst du eine Karte tauschen?
question-trading-answer = Nimmst du diesen Tausch an?
question-handing-receive = { $giver } übergibt dir { $token }: Nimmst du an?

## Was gefragt wird: der Eindringling

question-invader_turn-discard = Zu viele Karten: Wirf eine ab.
question-invader_turn-spawn = Spiel eine Nachschubkarte oder verzichte auf Nachschub.
question-invader_turn-activate = Aktiviere den nächsten Eindringling oder beende den Zug.
question-activation-act =
    { $figure } hat { $points ->
        [0] keine Bewegung
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $attacks ->
        [0] keinen Angriff
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    } übrig.
question-activating_some-choose_invader = Wähl einen Eindringling, der jetzt handelt (noch { $left }), oder hör auf.
question-summoning-summon = Wähl, was erscheint, oder verzichte.
question-summoning-recycle = Im Vorrat ist keine Figur mehr: Nimm eine vom Spielfeld.
question-summoning-place = Wo erscheint { $kinds }?
question-improving-buy = Kauf etwas für das nächste Szenario oder mach weiter.
question-spawning-recycle = Der Vorrat ist leer: Nimm eine Figur vom Spielfeld, um sie neu zu setzen, oder verzichte.
question-spawning-place = Wo erscheint sie? Zu setzen: { $kinds }. Kein Marine darf das Feld sehen.
question-choosing_pool-swap = Welche Eindringlinge spielen mit? Tausche Figuren gegen gleichwertige aus oder lege die Zusammenstellung fest, wie sie ist.
question-spawning-species = Welche Art kommt? Einzusetzen: { $kinds }.
question-sending-species = Welche Art kommt? Einzusetzen: { $kinds }.
question-discovering-species = Welche Art wartet in { $area }?
question-discovering-recycle = Für { $area } fehlt eine Figur: Nimm eine vom Spielfeld oder lass sie weg.
question-choosing_figures-choose_figure = { $name }: Wähl eine Figur, noch { $left }.
question-choosing_space-choose_space = { $name }: Wähl ein Feld.
question-choosing_door-choose_door = { $name }: Wähl eine Tür.
question-choosing_order-choose_order = { $name }: Wähl einen Befehl für { $marine }, oder keinen.

## Augenblicke: Jemand darf antworten

moment-before_marine_turn = { $seat } ist gleich am Zug: Antworte oder passe.
moment-action_announced = { $seat } hat angesagt: { $action }. Antworte oder passe.
moment-came_adjacent = { $seat } ist nahe gekommen: Greif sofort mit einer wachsamen Figur an oder passe.
moment-marine_moved = { $seat } hat sich bewegt: Antworte oder passe.
moment-door_opened = { $seat } hat eine Tür geöffnet: Antworte oder passe.
moment-points_spent = { $seat } hat Bewegungspunkte ausgegeben: Antworte oder passe.
moment-token_taken = { $seat } hat aufgenommen: { $took }. Antworte oder passe.
moment-marine_turn_ended = Der Zug von { $seat } endet: Antworte oder passe.
moment-before_draw = Der Eindringling zieht gleich: Antworte oder passe.
moment-after_draw = Der Eindringling hat gezogen: Antworte oder passe.
moment-invader_turn_began = Der Zug des Eindringlings hat begonnen: Antworte oder passe.
moment-invaders_spawned = Neue Eindringlinge sind erschienen: Antworte oder passe.
moment-before_activation = Der Eindringling aktiviert gleich die nächste Figur: Antworte oder passe.
moment-invader_moved = { $figure } hat sich bewegt: Antworte oder passe.
moment-attack_declared =
    { $attacker } greift { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } an: Antworte vor dem Wurf oder passe.
moment-attack_rolled =
    { $attacker } hat gegen { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } gewürfelt: Antworte oder passe.
moment-roll_final =
    Der Wurf von { $attacker } gegen { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } steht: Antworte oder passe.
moment-damage_known =
    { $attacker } trifft mit { $damage } Schaden: Antworte vor den Verletzungen oder passe.
moment-attack_resolved =
    Der Angriff von { $attacker } auf { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } ist vorbei: Antworte oder passe.
moment-area_discovered = { $area } ist entdeckt: Antworte oder passe.
moment-spawn_declined = Keine Nachschubkarte in diesem Zug: Nutze, was das Szenario bietet, oder passe.
moment-encounter_rolled = Der Würfel der Begegnung zeigt { $block }: Antworte oder passe.
moment-event_played = „{ $name }“ wurde gespielt: Antworte oder passe.

## Angaben neben dem Spielplan

fact-round = Runde { $value }
fact-rounds =
    { $value ->
        [0] { "" }
       *[other] letzte Runde { $value }
    }
fact-frags =
    { $table_frag_limit ->
        [0] { "" }
       *[other] KILLPUNKTE { $value } von { $table_frag_limit }
    }
fact-frag_limit = { "" }
fact-goal = Ziel: { $value }
fact-keys =
    { $count ->
        [0] { "" }
        [one] Schlüssel gefunden: { $value }
       *[other] Schlüssel gefunden: { $value }
    }
fact-north =
    { $value ->
        [up] { "" }
       *[other] Norden ist { $value }
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

## Anmerkungen neben Aktionen

note-Announce-sprint = bis zu 8 Bewegungspunkte, kein Angriff
note-Announce-attack = bis zu 2 Angriffe, keine Bewegung
note-Announce-advance = bis zu 4 Bewegungspunkte und 1 Angriff
note-Announce-ready = bis zu 4 Bewegungspunkte oder 1 Angriff, dazu ein Befehl
note-PlaceOrder-aim = wiederhole Würfel eines Angriffs; bis du es nutzt, verletzt wirst oder dich bewegst
note-PlaceOrder-guard = greif im Zug eines Gegners an, wann du willst
note-PlaceOrder-dodge = bis zu deinem nächsten Zug: bei Angriffen auf dich wählst du Würfel, die noch einmal fallen
note-PlaceOrder-heal = bis zu deinem nächsten Zug: 1 Verletzung zurück, für dich oder einen Nachbarn
note-wounds =
    { $owner ->
        [invader] { $wounds ->
            [one] 1 Verletzung
           *[other] { $wounds } Verletzungen
        }
       *[other] Leben { $wounds }
    }

## Der Behälter eines Platzes, und was der Tisch zählt

bin-hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bin-deck = Stapel { $count }
bin-left = hat das Spielfeld verlassen
bin-fragged = ZERFETZT
bin-wounds = Leben { $count }
bin-armor = Rüstung { $count }
bin-ammo = { $ammo } { $count }
bin-order = Befehl { $order }
bin-token = { $token } { $count }
bin-lasting =
    { $token } ({ $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    })
door-closes-itself = { $kind } { $door } ist bis zum Ende des Spielzuges offen
door-locked =
    { $key ->
        [red] Tür { $door } braucht den roten Schlüssel
        [green] Tür { $door } braucht den grünen Schlüssel
       *[blue] Tür { $door } braucht den blauen Schlüssel
    }
roll-miss = FEHLSCHUSS
roll-now = WURF { $dice } (Reichweite { $reach }, Schaden { $damage })

## Chancen

odds-hit = Treffer { $chance }
odds-out_of_reach = außer Reichweite
odds-kill = Tod { $chance }
odds-wounds = Verletzungen { $mean } von { $most }
odds-ammo = Munition { $chance }
odds-on_one =
    { $side ->
        [enemy] { $name }: { $odds }
       *[other] ABER { $name }: { $odds }
    }

## Aktionen, wie eine Taste sie nennt; `.head` benennt eine Gruppe davon

action-Announce =
    { $action_id ->
        [sprint] Sprinten
        [attack] Angreifen
        [advance] Vorrücken
       *[ready] Alarmbereitschaft
    }
    .head = Sag an
action-AnnounceBoosted =
    { $action_id ->
        [sprint] Sprinten
        [attack] Angreifen
        [advance] Vorrücken
       *[ready] Alarmbereitschaft
    } mit { $adrenaline } Adrenalin
    .head = Sag an, mit Adrenalin
action-Respawn = Komm auf { $space } zurück
    .head = Komm zurück
action-Step = Geh nach { $space }
    .head = Geh
action-Slide =
    Geh nach { $space }, { $lie_id ->
        [east-west] quer liegend
       *[north-south] längs liegend
    }
    .head = Geh
action-Teleport =
    { $target ->
        [nothing] Teleportiere dich nach { $space }
       *[other] Teleportiere dich nach { $space } und zerfetze { $target }
    }
    .head = Teleportiere dich
action-TeleportBlind =
    { $colour_id ->
        [red] Teleportiere dich zum unbekannten roten Teleporter
        [green] Teleportiere dich zum unbekannten grünen Teleporter
        [blue] Teleportiere dich zum unbekannten blauen Teleporter
        [yellow] Teleportiere dich zum unbekannten gelben Teleporter
        [white] Teleportiere dich zum unbekannten weißen Teleporter
       *[other] Teleportiere dich zum unbekannten Teleporter
    }
    .head = Teleportiere dich
action-UseDuct = Kriech durch die Schächte nach { $space }
    .head = Kriech durch die Schächte
action-WorkDoor = Öffne oder schließe Tür { $door }
    .head = Öffne oder schließe eine Tür
action-HandOver = Übergib an { $marine }: { $token }
    .head = Übergib: { $token }
action-Accept = Nimm an
    .head = Nimm an
action-Refuse = Lehne ab
    .head = Lehne ab
action-Take = Nimm auf: { $token }
    .head = Nimm auf
action-PlaceOrder = Leg den Befehl aus: { $order }
    .head = Leg einen Befehl aus
action-Heal = Heile { $marine }
    .head = Heile
action-Fire =
    { $weapon_id ->
        [fist] Schlag zu:
        [chainsaw] Säge:
        [grenade] Wirf eine Granate auf
       *[other] Feuere ({ $weapon }) auf
    } { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head =
        { $weapon_id ->
            [fist] Schlag zu
            [chainsaw] Säge
            [grenade] Wirf eine Granate
           *[other] Feuere: { $weapon }
        }
action-Attack =
    Greif an: { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head = Greif an
action-Interrupt =
    Unterbrich ({ $weapon }): { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head = Unterbrich: { $weapon }
action-Watch = Greif sofort an: { $figure }
    .head = Greif mit einer wachsamen Figur an
action-PayAir = Verbrauch { $token }
    .head = Verbrauch eine Flasche
action-HoldBreath = Behalt die Flaschen: 2 Verletzungen
    .head = Behalt die Flaschen
action-EndMovement = Beende deine Bewegung hier
    .head = Beende deine Bewegung
action-Leave = Verlass das Spielfeld durch den Ausgang
    .head = Verlass das Spielfeld
action-EndTurn = Beende den Zug
    .head = Beende den Zug
action-UseAim = Nutze dein Zielen
    .head = Nutze dein Zielen
action-KeepAim = Behalte dein Zielen
    .head = Behalte dein Zielen
action-Reroll =
    { $dice ->
        [nothing] Lass den Wurf stehen
       *[other] Wirf noch einmal: { $dice }
    }
    .head = Wirf noch einmal
action-CarryOn =
    Trag den Angriff weiter: { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }, { $die_id ->
        [green] ohne den grünen Würfel
       *[blue] ohne den blauen Würfel
    }
    .head =
        { $die_id ->
            [green] Trag weiter ohne den grünen Würfel
           *[blue] Trag weiter ohne den blauen Würfel
        }
action-StopHere = Hör hier auf
    .head = Hör hier auf
action-Push = Stoß das Opfer nach { $space }
    .head = Stoß zurück
action-NoPush = Stoß nicht
    .head = Stoß nicht
action-Explode = Spreng das Fass auf { $space }
    .head = Spreng ein Fass
action-PlayEvent = Spiel „{ $card }“
    .head = Spiel eine Karte
action-Buy = Kaufe: { $thing }
    .head = Kaufe etwas
action-UseRule = Nutze { $rule }
    .head = Nutze eine Regel des Szenarios
action-SpendToken = Gib ab: { $token }
    .head = Gib einen Spielstein ab
action-Summon = Setze ein: { $kind }
    .head = Setze eine Figur ein
action-NextMarine = { $marine } ist als Nächster dran
    .head = Sag, wer als Nächster dran ist
action-Pick = Wähle „{ $card }“
    .head = Wähle eine Marinekarte
action-GiveBack = Gib „{ $card }“ zurück
    .head = Gib eine Marinekarte zurück
action-OfferTrade = Tausche „{ $card }“ gegen „{ $wanted }“
    .head = Biete einen Tausch an
action-UseSkill = Nutze „{ $card }“
    .head = Nutze eine Fähigkeit
action-ChooseFigure = Wähl { $figure }
    .head = Wähl eine Figur
action-ChooseSpace = Wähl { $space }
    .head = Wähl ein Feld
action-ChooseDoor = Wähl Tür { $door }
    .head = Wähl eine Tür
action-NoMore = Keine weiteren
    .head = Keine weiteren
action-DiscardCard = Wirf „{ $card }“ ab
    .head = Wirf eine Karte ab
action-PlaySpawn =
    { $group ->
        [1] Nachschub: „{ $card }“
       *[other] Nachschub: „{ $card }“, zweite Gruppe
    }
    .head = Nachschub
action-NoSpawn = Verzichte auf Nachschub
    .head = Verzichte auf Nachschub
action-Place =
    Setz sie auf { $space }{ $lie_id ->
        [east-west] , quer liegend
       *[north-south] { "" }
    }
    .head = Setz sie ein
action-Send = Schicke { $kind }
    .head = Wähle eine Art
action-FixPool = Spiele mit der Zusammenstellung, wie sie ist
    .head = Zusammenstellung festlegen
action-SwapHalf = Tausche die Hälfte jeder Art aus und lege die Zusammenstellung fest
    .head = Die Hälfte austauschen
action-SwapEverything = Tausche alles aus und lege die Zusammenstellung fest
    .head = Alles austauschen
action-SwapKind = Nimm alle Figuren dieser Art: { $kind }
    .head = Eine Art eintauschen
action-SwapFigures = Nimm { $number } × { $kind } ({ $colour })
    .head = Figuren eintauschen
action-Recycle = Verwende { $figure } neu
    .head = Verwende eine Figur neu
action-Forgo = Verzichte auf die Figur
    .head = Verzichte auf die Figur
action-Activate = Aktiviere { $figure }
    .head = Aktiviere
action-EndActivation = Fertig mit dieser Figur
    .head = Fertig mit dieser Figur
