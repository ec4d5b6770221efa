### DOOM 2016: Wörter auf dem Spielplan und daneben.


## Der Spielplan

picture-door = Tür { $door }
picture-portal-open =
    { $level ->
        [blue] offenes blaues Portal
        [yellow] offenes gelbes Portal
       *[red] offenes rotes Portal
    }
picture-portal-closed =
    { $level ->
        [blue] blaues Portal, verdeckt
        [yellow] gelbes Portal, verdeckt
       *[red] rotes Portal, verdeckt
    }
picture-portal-level =
    { $level ->
        [blue] Blaues Portal
        [yellow] Gelbes Portal
       *[red] Rotes Portal
    }
picture-teleporter-active = aktiver Teleporter
picture-teleporter-idle = Teleporter, noch nicht aktiv
picture-line-blocking = blockierende Linie
picture-line-impassable = unpassierbare Linie
picture-line-difficult = schwierige Linie
picture-terrain-blocking = blockierendes Gelände: niemand betritt es, niemand sieht hindurch
picture-terrain-impassable = unpassierbares Gelände: niemand geht hinein, alle sehen darüber hinweg
picture-terrain-difficult = schwieriges Gelände: ein Bewegungspunkt mehr, und Deckung
picture-grenade-of = { $grenade } von { $seat }

## Figuren und Tafeln

picture-health = Lebenspunkte
picture-stunned = betäubt
picture-staggered = benommen: wer als Marine das Feld betritt, macht einen Glory Kill
picture-carries = trägt: { $what }
picture-hand = Hand
picture-deck = Stapel
picture-deck-of = { $seat }: Aktionsstapel
picture-events-deck = Ereignisstapel
picture-glory-deck = Glory-Kill-Stapel
picture-event-deck = Ereignisstapel
picture-event-set = Ereigniskarten-Set
picture-fallen = getötet, kehrt an einem Teleporter zurück
picture-points = Bewegungspunkte
picture-mains = Haupt-Aktionen
picture-kills = Killmarker
picture-argent-stored = Argent-Vorrat
picture-argent-power = Argent-Energie
picture-exhausted = erschöpft
picture-area-class = Klasse und Trupp
picture-area-play = gespielt
picture-area-glory = Glory-Kill-Karten
picture-area-demons = Dämonenkarten
picture-area-invasion = Invasionskarte
picture-area-mission = Ziel und Bedrohung
picture-initiative = Initiative
picture-round = Runde
picture-tokens-gone = { $token }: erledigt
picture-killed-of = { $demon }: getötet
picture-demons-killed = getötete Dämonen
picture-invader-goal = Sammle { $kills } Killmarker oder halte die Marines auf. Ihr Ziel: { $goal }
picture-tokens-gone-post = Posten eingeschaltet

## Was die Marines wollen, in wenigen Worten; der ganze Text steht auf der Zielkarte

picture-goal-boss = Tötet den Cyberdemon.
picture-goal-checkpoints = Schaltet alle Posten ein: auf einem stehen und eine Bonus-Aktion nutzen, einmal je Aktivierung.
picture-goal-collapse = Bringt alle Marines vor dem Ende von Runde 12 zum Ausgang. Hinter euch stürzt die Halle ein: ab Runde 3, 6 und 9.
picture-goal-defend = Haltet das Tor 7 Runden lang. Jeder Dämon, der am Ende einer Runde darin steht, ist ein Durchbruch; beim sechsten ist es verloren.
picture-goal-escort = Bringt die Drohne zum Ausgang: am Ende einer Runde rollt sie, wenn ein Marine höchstens 2 Felder entfernt ist. Bei 5 Beulen ist sie verloren.
picture-goal-hold = Seid am Ende einer Runde mehr als die Dämonen im Ofen, viermal vor dem Ende von Runde 12.
picture-goal-hunt = Tötet beide Barone der Hölle.
picture-goal-portals = Schließt 4 Portale vor dem Ende von Runde 12: mit einer Haupt-Aktion neben einem Portal.
picture-goal-samples = Tragt 4 Proben ins Labor, eine nach der anderen.
picture-goal-sequence = Legt die vier Schalter der Reihe nach um, jeden mit einer Bonus-Aktion auf seinem Feld.
picture-goal-siege = Brecht die Belagerung: tötet genug Dämonen.
picture-goal-steal = Nehmt den Kern und tragt ihn zum Ausgang.

## Karten

picture-kind-main = Haupt-Aktion
picture-kind-bonus = Bonus-Aktion
picture-kind-reaction = Reaktion
picture-kind-event = Ereignis
picture-kind-glory = Glory Kill
picture-kind-class = Klasse
picture-kind-squad = Trupp
picture-kind-demon = Dämon
picture-kind-invasion = Invasion
picture-kind-threat = Bedrohung
picture-kind-objective = Ziel
picture-kind-starting = Startwaffe
picture-kind-found = Fundstück
picture-kind-grenade = Granate
picture-value-speed = Tempo
picture-value-range = Reichweite
picture-value-dice = Würfel
picture-value-health = Leben
picture-value-stagger = Benommen
picture-value-hand = Hand
picture-value-sprint = Sprint
picture-trait-flying = Fliegen
picture-trait-toughness = Zähigkeit
picture-size = { $columns } × { $rows }
picture-as-defence = Als Verteidigung
picture-shields =
    { $amount ->
        [one] 1 Schild
       *[other] { $amount } Schilde
    }
picture-dodge = Ausweichen
picture-special-defence = Spezialverteidigung
picture-no-defence = nichts
picture-heals = Heilung beim Erhalt
picture-kills-needed = Killmarker mit 1, 2, 3, 4 Marines
picture-faces = Seiten
picture-in-the-box = in der Schachtel
picture-or = oder

## Was gerade geschieht

picture-set-up = Aufbau
picture-status-phase = Statusphase
picture-turn-of = { $seat } wird aktiviert
picture-type-acts = { $demon }: die Dämonen handeln
picture-acts = { $figure } ist aktiv
picture-moves = { $figure } bewegt sich
picture-displacing = { $figure } verschiebt andere
picture-summoning = Der Zerstörer beschwört
picture-left-marine =
    Noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }, { $mains ->
        [one] 1 Haupt-Aktion
       *[other] { $mains } Haupt-Aktionen
    } und { $attacks ->
        [one] 1 Angriff.
       *[other] { $attacks } Angriffe.
    }
picture-left-demon =
    Noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $attacks ->
        [one] 1 Angriff.
       *[other] { $attacks } Angriffe.
    }
picture-left-points =
    { $points ->
        [one] Noch 1 Bewegungspunkt.
       *[other] Noch { $points } Bewegungspunkte.
    }
picture-attack = { $attacker } greift { $defender } an
picture-in-cover = { $figure } ist in Deckung.
picture-attack-stands = Schaden { $damage } gegen Schilde { $shields }.
picture-attack-card = Verteidigungskarte: { $card }.
picture-roll = { $attacker } würfelt
picture-roll-total = Schaden { $damage }, Schilde { $shields }

## Sicht, Wege und Aussichten

picture-cover-figures = { $defender } ist in Deckung: die Linie von { $attacker } führt durch { $bodies }.
picture-cover-rough = { $defender } ist in Deckung: die Linie von { $attacker } führt durch schwieriges Gelände.
picture-cover-broken = { $defender } ist in Deckung: { $attacker } sieht { $defender } nicht ganz.
picture-cover-helps = In Deckung darf die Verteidigungskarte einmal ersetzt werden.
picture-ignores-cover = Dieser Angriff ignoriert Deckung.
picture-card-unknown = Die Verteidigungskarte ist eine von denen, die niemand gesehen hat.
picture-rolls = Würfel: { $dice }.
picture-stunned-attacker = Betäubt: ein Würfel weniger.
picture-stunned-defender = Betäubt: keine Verteidigungskarte.
picture-chance-staggers = benommen
picture-route-glory = Glory Kill: { $figure }
picture-route-displaces = { $figure } wird verschoben.
picture-plan-glory = Glory Kill
picture-plan-glory-with = Glory Kill mit { $means }
picture-sprint-with = Sprint, dafür { $card } ablegen
picture-overlay-sight = Was { $figure } sieht
picture-overlay-reach = Wohin { $figure } gehen und wen er angreifen könnte
picture-overlay-threat =
    { $count ->
        [0] Niemand könnte als Nächstes { $place } angreifen
        [one] 1 Gegner könnte als Nächstes { $place } angreifen
       *[other] { $count } Gegner könnten als Nächstes { $place } angreifen
    }

## Was vom Spielplan aufsteigt

picture-turns = dreht sich
picture-glory-kill = GLORY KILL
picture-telefrag = TELEFRAG
picture-points-gained = + { $amount } Bewegung
picture-cover = in Deckung
picture-cover-used = andere Karte
picture-dice-added =
    { $colour ->
        [black] + { $amount } Schwarz
       *[red] + { $amount } Rot
    }
picture-shields-gained =
    { $amount ->
        [one] + 1 Schild
       *[other] + { $amount } Schilde
    }
picture-shields-lost =
    { $amount ->
        [one] − 1 Schild
       *[other] − { $amount } Schilde
    }
picture-damage-added = + { $amount } Schaden
picture-dodged = ausgewichen
picture-warded = kein Schaden
picture-portal-opens = das Portal öffnet sich
picture-portal-closes = das Portal schließt sich
picture-portal-gone = das Portal ist weg
picture-summons = Dämonen werden beschworen
picture-missing = Kein { $demon } mehr übrig
picture-gains = { $what }
picture-token-gone = { $token }: erledigt
picture-kill-token = Killmarker { $total }
picture-argent-gained = + { $amount } Argent-Energie: { $card }
picture-argent-spent = − { $amount } Argent-Energie: { $card }
picture-sprints = Sprint
picture-round-begins = Runde { $round }
picture-initiative-of = Initiative: { $seat }

## Der Spielplan in Sätzen

picture-heading =
    { $seat ->
        [none] Runde { $round }. Killmarker: { $kills } von { $needed }.
       *[other] Runde { $round }, { $seat } ist am Zug. Killmarker: { $kills } von { $needed }.
    }
picture-figure = { $figure } hat { $health } von { $most } Lebenspunkten.
picture-bears = Dazu: { $what }.
picture-crowd = Dämonen: { $figures }.
picture-doors-closed =
    { $count ->
        [one] Geschlossen: Tür { $doors }.
       *[other] Geschlossen: Türen { $doors }.
    }
picture-thing-at = { $thing } auf { $place }
picture-lying = Auf dem Spielplan: { $things }.
