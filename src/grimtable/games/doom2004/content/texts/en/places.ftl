### DOOM 2004: places by what is there, for tables that show no coordinates. Each answers "where?".

place-door =
    { $kind ->
        [airlock] by airlock { $door }
       *[other] by door { $door }
    }
place-barrel = by the barrel
place-exit = at the exit
place-duct = at the duct
place-teleporter =
    { $colour ->
        [red] at the red teleporter
        [green] at the green teleporter
        [blue] at the blue teleporter
        [yellow] at the yellow teleporter
       *[other] at the teleporter
    }
place-thing =
    { $thing_id ->
        [medkit] by the medkit
        [armor] by the armor
        [bullets] by the bullets
        [rockets] by the rockets
        [cells] by the cells
        [red-key] by the red key
        [green-key] by the green key
        [blue-key] by the blue key
        [yellow-key] by the yellow key
        [scientist] by the scientist
        [oxygen-tank] by the oxygen tank
        [red-flag] by the red flag
        [blue-flag] by the blue flag
       *[other] by “{ $thing }”
    }

## What happened

named-event-MarinePlaced = { $marine } stands { $space_at }.
named-event-MarineRespawned = { $marine } is back, { $space_at }.
named-event-FigureMoved = { $figure } moves and is now { $to_space_at }.
named-event-MarineTeleported = { $marine } teleports and is now { $to_space_at }.
named-event-DuctUsed = { $figure } crawls through the ducts and is now { $to_space_at }.
named-event-FigurePushed = { $figure } is pushed and is now { $to_space_at }.
named-event-FigurePutBack = { $figure } cannot stay there and goes back: now { $space_at }.
named-event-InvaderPlaced = { $figure } appears { $space_at }.
named-item-InvaderPlaced = { $figure } { $space_at }
named-event-TokenTaken = { $marine } takes { $token }.
named-event-TokenDropped = { $token } lies on the floor again.
named-event-InvaderKilled = { $figure } dies { $space_at }.
named-event-MarineFragged = { $marine } is FRAGGED { $space_at }.
named-event-BarrelExploded = The barrel { $space_at } explodes.
named-event-TokenReturned = { $token } is back in its place.
named-event-BlastSpread =
    { $figures ->
        [nothing] Something blows up { $space_at }; nobody is near enough.
       *[other] Something blows up { $space_at } and hurts { $figures }.
    }
named-event-AttackDeclared =
    { $attacker } attacks { $on ->
        [nothing] the space { $space_at }
       *[other] { $on }
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {": "}{ $weapon }.
    }
named-event-AttackHit =
    { $attacker } hits { $on ->
        [nothing] the space { $space_at }
       *[other] { $on }
    } for { $damage } damage.
named-event-AttackMissed =
    { $because_id ->
        [range] { $attacker }'s attack falls short of { $on ->
            [nothing] the space { $space_at }
           *[other] { $on }
        }.
       *[other] { $attacker } misses { $on ->
            [nothing] the space { $space_at }
           *[other] { $on }
        }.
    }
named-event-AttackScattered =
    { $space ->
        [-1] It scatters ({ $scatter }) and has no effect.
       *[other] It scatters ({ $scatter }) and lands { $space_at }.
    }
named-moment-attack_declared =
    { $attacker } attacks { $aimed_at ->
        [nothing] the space { $space_at }
       *[other] { $aimed_at }
    }: respond before the dice are rolled, or pass.
named-moment-attack_rolled =
    { $attacker } has rolled against { $aimed_at ->
        [nothing] the space { $space_at }
       *[other] { $aimed_at }
    }: respond, or pass.
named-moment-roll_final =
    { $attacker }'s roll against { $aimed_at ->
        [nothing] the space { $space_at }
       *[other] { $aimed_at }
    } stands: respond, or pass.
named-moment-attack_resolved =
    { $attacker }'s attack on { $aimed_at ->
        [nothing] the space { $space_at }
       *[other] { $aimed_at }
    } is over: respond, or pass.

## What is offered

named-action-Respawn = Come back { $space_at }
named-action-Step = Step onto the space { $space_at }
named-action-Slide =
    Slide onto the space { $space_at }, { $lie_id ->
        [east-west] lying east to west
       *[north-south] lying north to south
    }
named-action-UseDuct = Crawl through the ducts to the space { $space_at }
named-action-Fire =
    { $weapon_id ->
        [fist] Punch
        [chainsaw] Saw
        [grenade] Throw a grenade at
       *[other] Fire the { $weapon } at
    } { $target ->
        [nothing] the space { $space_at }
       *[other] { $target }
    }
named-action-Attack =
    { $target ->
        [nothing] Attack the space { $space_at }
       *[other] Attack { $target }
    }
named-action-Interrupt =
    Interrupt with the { $weapon }: { $target ->
        [nothing] the space { $space_at }
       *[other] { $target }
    }
named-action-Push = Push the victim onto the space { $space_at }
named-action-Explode = Blow up the barrel { $space_at }
named-action-ChooseSpace = Choose the space { $space_at }
named-action-PlaceMarine = Begin { $space_at }
named-action-Teleport =
    { $target ->
        [nothing] Teleport: { $space_at }
       *[other] Teleport and telefrag { $target }
    }
named-action-CarryOn =
    Carry on to { $target ->
        [nothing] the space { $space_at }
       *[other] { $target }
    } without the { $die_id } die
named-action-Place =
    Place it { $space_at }{ $lie_id ->
        [east-west] , lying east to west
       *[north-south] { "" }
    }

## Beside the board

named-picture-forecast = { $arms }
named-picture-route-watch = { $figure } may strike on the way, { $at }.
named-picture-route-guard = { $figure } is on guard and may fire as soon as you are { $at }.
named-picture-route-burns = { $figure } is wounded on the way, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Nobody could attack this space next turn
        [one] 1 enemy could attack this space next turn
       *[other] { $count } enemies could attack this space next turn
    }
named-picture-overlay-sight-from = What can be seen from here
named-picture-attack =
    { $weapon ->
        [nothing] { $attacker } attacks
       *[other] { $attacker } attacks: { $weapon }
    }

## Why not: the finger shows where

named-refusal-D04-LOS-01-unseen = { $figure } has no line of sight there
named-refusal-D04-MAP-07-unknown = that is not on the discovered map
named-refusal-D04-MOV-05-not_next_to = that is not next to { $figure }
named-refusal-D04-MOV-05-there_already = { $figure } is already there
named-refusal-D04-MOV-06-no_way = no open way leads there
named-refusal-D04-MOV-08-shared = { $figure } stands there, and nobody else can stop there
named-refusal-D04-MOV-09-enemy = { $figure } holds that space
named-refusal-D04-MOV-10-door = a closed door lies between { $figure } and that space
named-refusal-D04-MOV-11-obstacle = an obstacle stands there
named-refusal-D04-MOV-25-wall = a wall lies between { $figure } and that space
named-refusal-D04-ATT-04-nothing = there is nothing to attack there
named-refusal-D04-ATT-09-not_adjacent = that is not adjacent to { $figure }
named-refusal-D04-ABL-29-no_way = no route on the known map leads there: walls or doors are in the way
named-refusal-D04-ABL-31-too_far = that is more than { $limit } spaces away by any route
named-refusal-D04-SET-25-keep_off = that is within { $spaces } spaces of what the Marines are after, and nobody comes back there
named-refusal-D04-R-65-friend = a friend of { $figure } stands there
named-refusal-D04-R-65-no_enemy = no enemy stands there
named-refusal-D04-R-65-obstacle = an obstacle stands there
named-refusal-D04-R-69-no_enemy = no enemy of { $figure } stands there beside it
named-refusal-D04-BIG-08-no_slide = { $figure } cannot get there that way
named-refusal-D04-BIG-11-no_room = { $figure } has no room there
named-refusal-D04-BIG-11-no_way = { $figure } has no room on the way there
named-refusal-D04-TEL-01-no_other = that is not another teleporter of this colour
named-refusal-D04-TEL-09-no_other = that is not another discovered duct
named-refusal-D04-ABL-11-not_adjacent = that is not adjacent to the last space
named-refusal-D04-ABL-15-attacked = that space has been attacked already
named-refusal-D04-ABL-22-no_landing = { $figure } cannot land there
named-refusal-D04-EVT-02-other_space = that is not one of the spaces the card allows
named-refusal-D04-FRG-11-not_best = that is not among the best spaces to come back on (empty and 8 to 16 spaces away)
named-refusal-D04-INV-11-no_place = this figure cannot be placed there: { $kind }; there is no room, or a Marine can see it
named-refusal-D04-MOV-22-too_far = the way there takes { $needed } movement points or more; left: { $points }
named-refusal-D04-R-25-no_way_on = { $figure } stands there, and there is no way past
named-refusal-D04-TEL-09-marine = a Marine stands on that duct
named-refusal-D4X-CTF-09-not_home = that is not in your headquarters
named-refusal-D4X-CTF-09-taken = that space is taken
named-refusal-D4X-DM-18-no_point = that is not a respawn point
named-refusal-D4X-DM-19-taken = somebody stands there already
named-refusal-D4X-DM-50-taken = somebody stands there, and another point of this number is free
named-refusal-D4X-DM-50-other_number = that is not a respawn point with the number { $number }
named-refusal-D4X-CTF-19-not_home = that is not an empty space of your headquarters
named-refusal-D4X-R-67-not_nearest = your headquarters is full, and that is not one of the nearest empty spaces
named-refusal-D4X-R-74-not_there = { $kind } cannot appear there
named-refusal-D4X-SOC-06-too_far = that is more than { $limit } spaces away
