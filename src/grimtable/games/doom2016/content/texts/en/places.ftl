### DOOM 2016: places by what is there, for tables that show no coordinates. Each answers "where?".

place-door = by door { $door }
place-teleporter = at the teleporter
place-portal =
    { $level ->
        [blue] at the blue portal
        [yellow] at the yellow portal
       *[red] at the red portal
    }
place-thing =
    { $thing_id ->
        [health] by the health pack
       *[other] by “{ $thing }”
    }

## What happened

named-event-FigurePlaced = { $figure } appears { $space_at }.
named-item-FigurePlaced = { $figure } { $space_at }
named-event-FigureMoved = { $figure } moves and is now { $to_space_at }.
named-event-FigureDisplaced = { $figure } is displaced and is now { $to_space_at }.
named-event-MarineTeleported = { $figure } teleports and is now { $to_space_at }.
named-event-MarineRespawned = { $figure } is back, { $space_at }.
named-event-TeleporterActivated = Now active { $space_at }: marines may come and go.
named-event-GrenadePlaced = { $seat } throws { $item }; it lands { $space_at }.
named-event-DemonKilled = { $figure } dies { $space_at }.
named-event-MarineKilled = { $figure } is KILLED { $space_at }.
named-event-PortalTurned =
    { $face_up ->
        [yes] A way opens { $space_at }.
       *[no] The way { $space_at } closes.
    }
named-event-PortalGone = A { $level } portal is gone, { $space_at }.
named-event-Summoning = Demons are summoned { $space_at }.
named-event-TokenPlaced = { $token } now lies on the board.
named-event-TokenGone = { $token } is gone, { $space_at }.
named-moment-marine-moved = { $figure } has moved and is now { $space_at }: answer, or pass.

## What is offered

named-action-ChoosePortal = Summon { $space_at }
named-action-PlaceDemon = Place it { $space_at }
named-action-PlaceTurned = Place it turned, { $space_at }
named-action-Step = Step onto the space { $space_at }
named-action-Rotate = Turn, towards the space { $space_at }
named-action-Teleport = Teleport: { $space_at }
named-action-Respawn = Come back { $space_at }
named-action-ChooseSpace = Choose the space { $space_at }

## Beside the board

named-picture-overlay-threat =
    { $count ->
        [0] Nobody could attack this space next turn
        [one] 1 enemy could attack this space next turn
       *[other] { $count } enemies could attack this space next turn
    }

## Why not: the finger shows where

named-refusal-D16-BIG-02-diagonal = { $figure } is large and does not move diagonally
named-refusal-D16-BIG-03-no_room = { $figure } has no room there
named-refusal-D16-BIG-03-one_space = { $figure } moves one space at a time, and that is farther away
named-refusal-D16-BIG-04-closed = { $figure } cannot get there: a wall or a door is in the way
named-refusal-D16-BIG-09-half = { $figure } cannot turn there: half of its base has to stay where it is
named-refusal-D16-BIG-14-not_nearest = that space is not nearest to { $figure }
named-refusal-D16-BIG-17-cannot_stay = { $figure } could neither stop there, on another large figure, nor go on
named-refusal-D16-DP-13-not_a_space = that space is not among those to choose from
named-refusal-D16-FLY-02-closed = { $figure } flies, but not through walls and doors
named-refusal-D16-MOV-01-no_place = that is not on the map
named-refusal-D16-MOV-01-not_adjacent = that space is not adjacent to { $figure }
named-refusal-D16-MOV-01-there_already = { $figure } stands there already
named-refusal-D16-MOV-02-no_way = { $figure } cannot get there with { $points } movement points
named-refusal-D16-MOV-14-cannot_stay = { $figure } could neither stay there nor go on
named-refusal-D16-MOV-15-closed = { $figure } cannot get there: a wall, a door or terrain is in the way
named-refusal-D16-MOV-16-closed = { $figure } cannot step there diagonally: both ways around the corner are closed
named-refusal-D16-OBJ-03-not_there = { $token } cannot fall there
named-refusal-D16-R-23-closed = a wall, a door or the edge of the map would lie in the base of { $figure } there
named-refusal-D16-R-60-cannot_stay = a marine stands there, and { $figure } could not go on from that space
named-refusal-D16-SUM-03-not_a_portal = there is no face-up portal there
named-refusal-D16-SUM-11-not_near = { $demon } cannot be placed there
named-refusal-D16-SUM-13-not_nearest = there is no room beside the portal, and that is not the nearest space: { $demon }
named-refusal-D16-SUM-14-not_nearest = there is no room beside the portal, and that is not as near as possible: { $demon }
named-refusal-D16-TEL-03-not_active = there is no active teleporter there, or none here
named-refusal-D16-TEL-03-not_now = { $figure } cannot teleport there now
named-refusal-D16-TEL-08-not_active = there is no active teleporter there
named-refusal-D16-TEL-11-not_nearest = that space is not nearest to the teleporter
