### DOOM 2004: words on the board and beside it.

## The map

picture-exit = exit
picture-duct = duct
picture-jet-on = flame jet, on
picture-jet-off = flame jet, off
picture-airless = no air
picture-encounter = encounter
picture-barrel = barrel
picture-teleporter =
    { $colour ->
        [red] red teleporter
        [green] green teleporter
        [blue] blue teleporter
        [yellow] yellow teleporter
       *[other] { $colour } teleporter
    }
picture-door-of-kind = { $kind } { $door }
picture-door = door { $door }
picture-security-door =
    { $colour ->
        [red] red security door { $door }
        [green] green security door { $door }
       *[blue] blue security door { $door }
    }

## Panels and counters

picture-frags = frags
picture-goal-keep-off = { $goal } Nobody comes back to the board within { $spaces } spaces of it.
picture-invader-goal = Score { $frags } frags before the Marines succeed. Their goal: { $goal }
picture-fragged = fragged
picture-hand = cards in hand
picture-deck = cards in the deck
picture-order = order
picture-invader-deck = Invader deck
picture-marine-deck = Marine cards
picture-round = Round

## Cards and components

picture-spawn-timing = once in the Invader's turn, after the draw
picture-always = always
picture-group = group { $number }
picture-scatter = scatter
picture-scatter-miss = harmless
picture-scatter-north = north
picture-scatter-north-east = north-east
picture-scatter-east = east
picture-scatter-south-east = south-east
picture-scatter-south = south
picture-scatter-south-west = south-west
picture-scatter-west = west
picture-scatter-north-west = north-west
picture-in-the-box = in the box
picture-each-colour = figures of each colour
picture-inactive = inactive
picture-controlled = controlled by { $marine }
picture-dice = dice
picture-movement = movement
picture-reach = reach
picture-melee = adjacent only
picture-ranged = as far as it sees
picture-size = spaces
picture-ammunition = ammunition
picture-endless = endless
picture-everybody = every Marine has it
picture-ability-accuracy = Accuracy
picture-ability-aim = Aim
picture-ability-blast = Blast
picture-ability-blow_through = Blow-Through
picture-ability-deadly = Deadly
picture-ability-knockback = Knockback
picture-ability-soul_drain = Soul Drain
picture-price = an attack costs
picture-ability-stealth = Stealth
picture-ability-tracking = Tracking
picture-ability-sweep = Sweep
picture-ability-watch = Watch
picture-ability-dodge = Dodge
picture-ability-double_attack = Double Attack
picture-ability-fly = Fly
picture-ability-telekinesis = Telekinesis

## Dice

picture-miss = miss
picture-bullet = bullet
picture-range-of = range { $range }
picture-damage-of = damage { $damage }
picture-roll = { $attacker } rolls
picture-roll-total = range { $range }, damage { $damage }
picture-roll-missed = a miss

## What is going on

picture-turn-of = { $seat }'s turn
picture-attack =
    { $weapon ->
        [nothing] { $attacker } attacks { $place }
       *[other] { $attacker } attacks { $place }: { $weapon }
    }
picture-victim =
    { $name } would suffer { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
picture-no-wounds = Nobody would be wounded.
picture-discovery = A new area
picture-time = Time runs out
picture-spawning = To be placed: { $kinds }.
picture-acts-turn = { $figure }: { $action }
picture-acts-activation = { $figure } acts
picture-left =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.

## The board in sentences

picture-heading =
    Round { $round }, { $seat }'s turn; { $frags ->
        [one] 1 frag point
       *[other] { $frags } frag points
    } of { $limit }.
picture-standing =
    Round { $round }{ $seat ->
        [none] {""}
       *[other] , { $seat }'s turn
    }; { $counts }.
picture-count =
    { $what } { $value }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }
picture-areas = Discovered: { $areas }.
picture-figure =
    { $area ->
        [none] { $figure } is on the board
       *[other] { $figure } is in { $area }
    }, { $wounds } of { $most ->
        [one] 1 wound
       *[other] { $most } wounds
    } left.
picture-bears = Beside it: { $what }.
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
picture-doors-destroyed =
    { $count ->
        [one] Destroyed: door { $doors }.
       *[other] Destroyed: doors { $doors }.
    }
picture-crowd =
    { $area ->
        [none] On the board: { $figures }.
       *[other] In { $area }: { $figures }.
    }
picture-lying =
    { $area ->
        [none] On the floor: { $things }.
       *[other] On the floor of { $area }: { $things }.
    }

## Words that rise from the board

picture-falls-short = too short
picture-scatters = scatters
picture-fizzles = comes to nothing
picture-explodes = explodes
picture-gains = + { $what }
picture-no-air = no air!
picture-loses-points =
    { $points ->
        [one] 1 movement point less
       *[other] { $points } movement points less
    }
picture-scores =
    { $points ->
        [one] 1 frag point, { $total } in all
       *[other] { $points } frag points, { $total } in all
    }

## Odds, ways and overlays

picture-forecast = { $arms } at { $place }
picture-rolls = Rolls { $dice }.
picture-needs = Range { $range } is needed.
picture-needs-none = No range is needed.
picture-ammunition-left = Left: { $ammo } { $left }.
picture-out-of-reach = It cannot reach that far.
picture-barrel-there = A hit makes the barrel explode.
picture-aimed = Aimed: the attacker may roll dice again.
picture-dodged = Dodged: the defender may have dice rolled again.
picture-aim-and-dodge = Aim and Dodge cancel each other.
picture-warn-friends = It strikes { $friends } too.
picture-warn-self = It strikes the attacker too.
picture-warn-scatter = If it fails it may come down on { $friends }.
picture-warn-last = It may take the last of the { $ammo }.
picture-plan-unused-attack = The active figure has an attack left.
picture-route-watch = { $figure } may strike at { $place }.
picture-route-guard = { $figure } is on guard and may fire from { $place } on.
picture-route-airless =
    { $tanks ->
        [0] { $figure } has no oxygen tank: { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        } if the turn ends there.
       *[other] If the turn ends there, { $figure } gives up an oxygen tank or takes { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }.
    }
picture-route-burns = { $figure } is wounded at { $place }.
picture-overlay-sight = What { $figure } sees
picture-overlay-sight-from = What can be seen from { $place }
picture-overlay-reach = Where { $figure } can go, and whom it could attack
picture-overlay-threat =
    { $count ->
        [0] Nobody could attack { $place } next turn
        [one] 1 enemy could attack { $place } next turn
       *[other] { $count } enemies could attack { $place } next turn
    }

## When a card may be played

picture-moment-before_marine_turn = immediately before a Marine's turn
picture-moment-action_announced = after a Marine has announced his action
picture-moment-marine_moved = after each movement point a Marine spends
picture-moment-token_taken = after a Marine has picked up a token
picture-moment-door_opened = after a Marine has opened a door
picture-moment-area_discovered = after an area is discovered
picture-moment-attack_declared = after an attack is declared, before its dice are rolled
picture-moment-attack_rolled = right after the roll of an attack, before any die is rolled again
picture-moment-roll_final = after the roll of an attack is final
picture-moment-damage_known = after the victims of an attack are known, before they are wounded
picture-moment-attack_resolved = after an attack is fully resolved
picture-moment-marine_turn_ended = at the end of a Marine's turn
picture-moment-before_draw = before the Invader draws
picture-moment-after_draw = after the Invader has drawn
picture-moment-invader_turn_began = at the start of the Invader's turn
picture-moment-invaders_spawned = after invaders were spawned
picture-moment-before_activation = before an invader is activated
picture-moment-invader_moved = after each movement point an invader spends
picture-moment-event_played = after an event card is shown, before it takes effect
picture-moment-came_adjacent = after a Marine moves next to an invader
picture-moment-spawn_declined = after the Invader has played no spawn card
picture-moment-encounter_rolled = right after the die of an encounter is rolled
picture-moment-round_ends = at the end of a round

## Groups: what each invader does of a plan for all of them

picture-group-stays = stays
picture-group-done = is done
picture-group-attacks = attacks { $target }
picture-group-goes =
    goes { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
picture-group-comes =
    goes { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } towards { $target }

## Lines of sight that something breaks

picture-line-title = Line of sight of { $figure }
picture-line-figure = { $figure } stands in the way.
picture-line-barrel = The barrel is in the way.
picture-line-obstacle = An obstacle is in the way.
picture-line-door = Door { $door } is closed.
picture-line-wall = A wall is in the way.
picture-line-unknown = The line runs through what nobody has seen yet.
picture-line-dark = It is too dark to see that far.
