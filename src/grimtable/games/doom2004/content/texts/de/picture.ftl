### DOOM 2004: Wörter auf dem Spielplan und daneben.

## Der Spielplan

picture-exit = Ausgang
picture-duct = Schacht
picture-jet-on = Flammenstrahl, an
picture-jet-off = Flammenstrahl, aus
picture-airless = luftleer
picture-encounter = Begegnung
picture-barrel = Fass
picture-teleporter =
    { $colour ->
        [red] roter Teleporter
        [green] grüner Teleporter
        [blue] blauer Teleporter
        [yellow] gelber Teleporter
       *[other] Teleporter ({ $colour })
    }
picture-door-of-kind = { $kind } { $door }
picture-door = Tür { $door }
picture-security-door =
    { $colour ->
        [red] rote Sicherheitstür { $door }
        [green] grüne Sicherheitstür { $door }
       *[blue] blaue Sicherheitstür { $door }
    }

## Tafeln und Zähler

picture-frags = Killpunkte
picture-goal-keep-off = { $goal } Im Umkreis von { $spaces } Feldern darum kommt niemand aufs Spielfeld zurück.
picture-invader-goal = Erziele { $frags } Killpunkte, bevor die Marines es schaffen. Ihr Ziel: { $goal }
picture-fragged = zerfetzt
picture-hand = Handkarten
picture-deck = Karten im Stapel
picture-order = Befehl
picture-invader-deck = Eindringlingskarten
picture-marine-deck = Marinekarten
picture-round = Runde

## Karten und Spielmaterial

picture-spawn-timing = einmal im Zug des Eindringlings, nach dem Ziehen
picture-always = immer
picture-group = Gruppe { $number }
picture-scatter = Streuung
picture-scatter-miss = harmlos
picture-scatter-north = Nord
picture-scatter-north-east = Nordost
picture-scatter-east = Ost
picture-scatter-south-east = Südost
picture-scatter-south = Süd
picture-scatter-south-west = Südwest
picture-scatter-west = West
picture-scatter-north-west = Nordwest
picture-in-the-box = in der Schachtel
picture-each-colour = Figuren jeder Farbe
picture-inactive = inaktiv
picture-controlled = gesteuert von { $marine }
picture-dice = Würfel
picture-movement = Bewegung
picture-reach = Reichweite
picture-melee = nur benachbart
picture-ranged = so weit die Sicht reicht
picture-size = Felder
picture-ammunition = Munition
picture-endless = unbegrenzt
picture-everybody = jeder Marine hat sie
picture-ability-accuracy = Zielgenauigkeit
picture-ability-aim = Zielen
picture-ability-blast = Explodieren
picture-ability-blow_through = Durchschlagskraft
picture-ability-deadly = Todbringend
picture-ability-knockback = Zurückstoßen
picture-ability-soul_drain = Seelenentzug
picture-price = ein Angriff kostet
picture-ability-stealth = Anschleichen
picture-ability-tracking = Aufspüren
picture-ability-sweep = Abräumen
picture-ability-watch = Wachsamkeit
picture-ability-dodge = Ausweichen
picture-ability-double_attack = Doppelangriff
picture-ability-fly = Fliegen
picture-ability-telekinesis = Telekinese

## Würfel

picture-miss = Fehlschuss
picture-bullet = Kugel
picture-range-of = Reichweite { $range }
picture-damage-of = Schaden { $damage }
picture-roll = { $attacker } würfelt
picture-roll-total = Reichweite { $range }, Schaden { $damage }
picture-roll-missed = ein Fehlschuss

## Was gerade geschieht

picture-turn-of = { $seat } ist am Zug
picture-attack =
    { $weapon ->
        [nothing] { $attacker } greift { $place } an
       *[other] { $attacker } greift { $place } an: { $weapon }
    }
picture-victim =
    { $name } würde { $wounds ->
        [one] 1 Verletzung erleiden
       *[other] { $wounds } Verletzungen erleiden
    }
picture-no-wounds = Niemand würde verletzt.
picture-discovery = Ein neues Gebiet
picture-time = Die Zeit läuft ab
picture-spawning = Einzusetzen: { $kinds }.
picture-acts-turn = { $figure }: { $action }
picture-acts-activation = { $figure } handelt
picture-left =
    { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    } übrig.

## Der Spielplan in Sätzen

picture-heading =
    Runde { $round }, { $seat } ist am Zug; { $frags ->
        [one] 1 Killpunkt
       *[other] { $frags } Killpunkte
    } von { $limit }.
picture-standing =
    Runde { $round }{ $seat ->
        [none] {""}
       *[other] , { $seat } ist am Zug
    }; { $counts }.
picture-count =
    { $what } { $value }{ $limit ->
        [0] {""}
       *[other] {" "}von { $limit }
    }
picture-areas = Entdeckt: { $areas }.
picture-figure =
    { $area ->
        [none] { $figure } ist auf dem Spielfeld
       *[other] { $figure } ist hier: { $area }
    }, Leben { $wounds } von { $most }.
picture-bears = Daneben: { $what }.
picture-doors-closed =
    { $count ->
        [one] Geschlossen: Tür { $doors }.
       *[other] Geschlossen: Türen { $doors }.
    }
picture-doors-open =
    { $count ->
        [one] Offen: Tür { $doors }.
       *[other] Offen: Türen { $doors }.
    }
picture-doors-destroyed =
    { $count ->
        [one] Zerstört: Tür { $doors }.
       *[other] Zerstört: Türen { $doors }.
    }
picture-crowd =
    { $area ->
        [none] Auf dem Spielfeld: { $figures }.
       *[other] { $area }: { $figures }.
    }
picture-lying =
    { $area ->
        [none] Am Boden: { $things }.
       *[other] { $area }, am Boden: { $things }.
    }

## Worte, die vom Spielplan aufsteigen

picture-falls-short = zu kurz
picture-scatters = streut
picture-fizzles = verpufft
picture-explodes = explodiert
picture-gains = + { $what }
picture-no-air = keine Luft!
picture-loses-points =
    { $points ->
        [one] 1 Bewegungspunkt weniger
       *[other] { $points } Bewegungspunkte weniger
    }
picture-scores =
    { $points ->
        [one] 1 Killpunkt, insgesamt { $total }
       *[other] { $points } Killpunkte, insgesamt { $total }
    }

## Chancen, Wege und Einblendungen

picture-forecast = { $arms } auf { $place }
picture-rolls = Wirft { $dice }.
picture-needs = Nötige Reichweite: { $range }.
picture-needs-none = Keine Reichweite nötig.
picture-ammunition-left = Noch da: { $ammo } { $left }.
picture-out-of-reach = So weit reicht es nicht.
picture-barrel-there = Ein Treffer bringt das Fass zur Explosion.
picture-aimed = Gezielt: Der Angreifer darf Würfel wiederholen.
picture-dodged = Ausgewichen: Der Verteidiger darf Würfel wiederholen lassen.
picture-aim-and-dodge = Zielen und Ausweichen heben sich auf.
picture-warn-friends = Es trifft auch { $friends }.
picture-warn-self = Es trifft auch den Angreifer.
picture-warn-scatter = Misslingt es, kann es diese treffen: { $friends }.
picture-warn-last = Es kann die letzte Munition kosten: { $ammo }.
picture-plan-unused-attack = Die aktive Figur hat noch einen Angriff.
picture-route-watch = { $figure } darf auf { $place } zuschlagen.
picture-route-guard = { $figure } sichert ab und darf ab { $place } feuern.
picture-route-airless =
    { $tanks ->
        [0] { $figure } hat keine Sauerstoffflasche: { $wounds ->
            [one] 1 Verletzung
           *[other] { $wounds } Verletzungen
        }, wenn der Zug dort endet.
       *[other] Endet der Zug dort, gibt { $figure } eine Sauerstoffflasche ab oder erleidet { $wounds ->
            [one] 1 Verletzung
           *[other] { $wounds } Verletzungen
        }.
    }
picture-route-burns = { $figure } wird auf { $place } verletzt.
picture-overlay-sight = Was { $figure } sieht
picture-overlay-sight-from = Was man von { $place } aus sieht
picture-overlay-reach = Wohin { $figure } gehen und wen er angreifen könnte
picture-overlay-threat =
    { $count ->
        [0] Niemand könnte im nächsten Zug { $place } angreifen
        [one] 1 Gegner könnte im nächsten Zug { $place } angreifen
       *[other] { $count } Gegner könnten im nächsten Zug { $place } angreifen
    }

## Wann eine Karte gespielt werden darf

picture-moment-before_marine_turn = unmittelbar vor dem Spielzug eines Marines
picture-moment-action_announced = nachdem ein Marine seine Aktion angesagt hat
picture-moment-marine_moved = nach jedem Bewegungspunkt eines Marines
picture-moment-token_taken = nachdem ein Marine einen Spielstein aufgenommen hat
picture-moment-door_opened = nachdem ein Marine eine Tür geöffnet hat
picture-moment-area_discovered = nach einer Entdeckung
picture-moment-attack_declared = nach der Ansage eines Angriffs, vor dem Wurf
picture-moment-attack_rolled = direkt nach dem Wurf, bevor Würfel wiederholt werden
picture-moment-roll_final = wenn der Wurf eines Angriffs feststeht
picture-moment-damage_known = wenn die Opfer feststehen, vor den Verletzungen
picture-moment-attack_resolved = nach einem Angriff
picture-moment-marine_turn_ended = am Ende des Spielzuges eines Marines
picture-moment-before_draw = bevor der Eindringling zieht
picture-moment-after_draw = nachdem der Eindringling gezogen hat
picture-moment-invader_turn_began = zu Beginn des Spielzuges des Eindringlings
picture-moment-invaders_spawned = nachdem Nachschub erschienen ist
picture-moment-before_activation = bevor ein Eindringling aktiviert wird
picture-moment-invader_moved = nach jedem Bewegungspunkt eines Eindringlings
picture-moment-event_played = nachdem ein Ereignis gezeigt wurde, bevor es wirkt
picture-moment-came_adjacent = nachdem ein Marine neben einen Eindringling getreten ist
picture-moment-spawn_declined = nachdem der Eindringling keine Nachschubkarte gespielt hat
picture-moment-encounter_rolled = gleich nach dem Wurf einer Begegnung
picture-moment-round_ends = am Ende einer Runde

## Gruppen: was jede Figur tut, wenn alle zusammen ziehen

picture-group-stays = bleibt stehen
picture-group-done = ist fertig
picture-group-attacks = greift { $target } an
picture-group-goes =
    geht { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
picture-group-comes =
    geht { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } auf { $target } zu

## Sichtlinien, die etwas unterbricht

picture-line-title = Sichtlinie: { $figure }
picture-line-figure = { $figure } steht im Weg.
picture-line-barrel = Das Fass steht im Weg.
picture-line-obstacle = Ein Hindernis steht im Weg.
picture-line-door = Tür { $door } ist geschlossen.
picture-line-wall = Eine Wand ist im Weg.
picture-line-unknown = Die Linie führt durch noch Unentdecktes.
picture-line-dark = Es ist zu dunkel, um so weit zu sehen.
