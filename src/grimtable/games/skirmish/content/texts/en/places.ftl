### Skirmish: places by what is there, for tables that show no coordinates. Each answers "where?".

place-door = by door { $door }
place-portal = at the portal

## What happened

named-event-FigurePlaced = { $figure } appears { $space_at }.
named-event-FigureMoved = { $figure } moves and is now { $to_space_at }.
named-event-PortalSealed = { $figure } seals a portal, { $space_at }.

## What is offered

named-action-Step = Step onto the space { $space_at }
named-action-ChooseSpace = Choose the space { $space_at }

## Beside the board

named-picture-route-watch = { $figure } may strike on the way, { $at }.
named-picture-overlay-threat =
    { $count ->
        [0] Nobody could attack this space next turn
        [one] 1 enemy could attack this space next turn
       *[other] { $count } enemies could attack this space next turn
    }

## Why not: the finger shows where

named-refusal-SKI-BIG-02-no_room = { $figure } needs { $side } by { $side } free spaces there
named-refusal-SKI-FOG-01-unknown = that is not on the known map
named-refusal-SKI-MOV-02-no_way = { $figure } cannot get there with { $steps } steps
named-refusal-SKI-MOV-03-not_next_to = that space is not next to { $figure }
named-refusal-SKI-MOV-03-there_already = { $figure } is already there
named-refusal-SKI-MOV-04-occupied = { $figure } stands there
named-refusal-SKI-MOV-05-wall = a wall or a closed door lies between { $figure } and that space
named-refusal-SKI-SPN-01-not_at_a_portal = that is not a free space at an open portal
