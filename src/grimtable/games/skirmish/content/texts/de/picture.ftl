### Skirmish: Wörter auf dem Spielplan und daneben.

picture-portal = offenes Portal
picture-sealed = versiegeltes Portal
picture-door = Tür { $door }
picture-round = Runde
picture-hand = Handkarten
picture-figures-left = Figuren
picture-figures =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }
picture-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
picture-deck = Stapel: { $team }
picture-sealed-portals = versiegelte Portale
picture-fallen = gefallene Kundschafter
picture-team = Seite
picture-in-the-box = in der Schachtel
picture-size = Felder
picture-value-speed = Tempo
picture-value-health = Leben
picture-value-armour = Rüstung
picture-value-dice = Würfel
picture-value-range = Reichweite
picture-value-watch = Wache
picture-timing-order = in der eigenen Aktivierung
picture-timing-vow = bleibt vor dir liegen
picture-moment-attack-declared = vor dem Wurf eines Angriffs
picture-moment-attack-defending = nach dem Wurf eines Angriffs
picture-moment-attack-attacking = nach der Abwehr eines Angriffs
picture-moment-attack-resolved = nach den Wunden eines Angriffs
picture-moment-figure-stepped = nach einem Schritt
picture-moment-figure-came_near = nach einem Schritt neben einen Gegner
picture-moment-card-played = wenn eine Karte gespielt wird
picture-roll = { $attacker } würfelt
picture-face =
    { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }{ $pierce ->
        [0] { "" }
       *[other] , Durchschlag { $pierce }
    }
picture-attack = { $attacker } greift { $defender } an
picture-attack-hits =
    { $hits } Treffer gegen { $shields ->
        [one] 1 Schild.
       *[other] { $shields } Schilde.
    }
picture-acts = { $figure } handelt
picture-left =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und { $attacks ->
        [one] 1 Angriff
       *[other] { $attacks } Angriffe
    } übrig.
picture-turn-of = { $seat } ist am Zug
picture-heading = Runde { $round }, { $seat } ist am Zug.
picture-figure = { $figure } steht auf { $place }, Leben { $health } von { $most }.
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
picture-portal-open = Auf { $place } ist ein offenes Portal.
picture-portal-sealed = Das Portal auf { $place } ist versiegelt.
picture-hidden = Noch von niemandem gesehen: { $areas }.
picture-cancelled = aufgehoben
picture-shields = + { $amount } Schilde
picture-hits = + { $amount } Treffer
picture-dice-rolled = Wirft { $count } Würfel.
picture-armour =
    { $armour ->
        [0] Kein Treffer wird abgefangen.
        [one] 1 Treffer wird abgefangen.
       *[other] { $armour } Treffer werden abgefangen.
    }
picture-route-watch = { $figure } darf auf { $place } zuschlagen.
picture-overlay-sight = Was { $figure } sieht
picture-overlay-reach = Wohin { $figure } gehen und wen er angreifen könnte
picture-overlay-threat =
    { $count ->
        [0] Niemand könnte im nächsten Zug { $place } angreifen
        [one] 1 Gegner könnte im nächsten Zug { $place } angreifen
       *[other] { $count } Gegner könnten im nächsten Zug { $place } angreifen
    }
