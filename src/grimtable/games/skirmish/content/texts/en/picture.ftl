### Skirmish: words on the board and beside it.

picture-portal = open portal
picture-sealed = sealed portal
picture-door = door { $door }
picture-round = Round
picture-hand = cards in hand
picture-figures-left = figures
picture-figures =
    { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }
picture-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
picture-deck = { $team } deck
picture-sealed-portals = portals sealed
picture-fallen = scouts slain
picture-team = side
picture-in-the-box = in the box
picture-size = spaces
picture-value-speed = speed
picture-value-health = health
picture-value-armour = armour
picture-value-dice = dice
picture-value-range = range
picture-value-watch = watch
picture-timing-order = in your own activation
picture-timing-vow = stays before you
picture-moment-attack-declared = before the roll of an attack
picture-moment-attack-defending = after the roll of an attack
picture-moment-attack-attacking = after the defence against an attack
picture-moment-attack-resolved = after the wounds of an attack
picture-moment-figure-stepped = after a step
picture-moment-figure-came_near = after a step next to an enemy
picture-moment-card-played = when a card is played
picture-roll = { $attacker } rolls
picture-face =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $pierce ->
        [0] { "" }
       *[other] , piercing { $pierce }
    }
picture-attack = { $attacker } attacks { $defender }
picture-attack-hits =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } against { $shields ->
        [one] 1 shield.
       *[other] { $shields } shields.
    }
picture-acts = { $figure } acts
picture-left =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
picture-turn-of = { $seat }'s turn
picture-heading = Round { $round }, { $seat }'s turn.
picture-figure = { $figure } stands at { $place }, { $health } of { $most } health left.
picture-doors-closed =
    { $count ->
        [one] Closed: door { $doors }.
       *[other] Closed: doors { $doors }.
    }
picture-doors-open =
    { $count ->
        [one] Open: door { $doors }.
       *[other] Open: doors { $doors }.
    }
picture-portal-open = There is an open portal at { $place }.
picture-portal-sealed = The portal at { $place } is sealed.
picture-hidden = Nobody has seen { $areas } yet.
picture-cancelled = cancelled
picture-shields = + { $amount } shields
picture-hits = + { $amount } hits
picture-dice-rolled =
    { $count ->
        [one] Rolls 1 die.
       *[other] Rolls { $count } dice.
    }
picture-armour =
    { $armour ->
        [0] No hit is stopped.
        [one] 1 hit is stopped.
       *[other] { $armour } hits are stopped.
    }
picture-route-watch = { $figure } may strike at { $place }.
picture-overlay-sight = What { $figure } sees
picture-overlay-reach = Where { $figure } can go, and whom it could attack
picture-overlay-threat =
    { $count ->
        [0] Nobody could attack { $place } next turn
        [one] 1 enemy could attack { $place } next turn
       *[other] { $count } enemies could attack { $place } next turn
    }
