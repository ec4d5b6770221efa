### Looking back at a game.

replay-loading = Reading the game …
replay-board = Board at this moment
replay-description = The board in words
replay-line = Time line
replay-moment = decision { $decision } of { $of }
replay-seats = Seats
replay-find = Show the figures of { $seat }
replay-menu = More
replay-hint = What would have been good here?
replay-lost = This moment could not be loaded.

## Stepping and playing

replay-steps = Playing
replay-play = Play
replay-pause = Pause
replay-again = Play from the beginning
replay-step-on = One decision on
replay-step-back = One decision back
replay-turn-on = To the next turn
replay-turn-back = To the beginning of the turn
replay-speed = Speed
replay-times = { $speed }×

## Marks

replay-marks = Moments that mattered
replay-mark-on = To the next mark
replay-mark-back = To the mark before
replay-kind-hint = Show or hide these marks
replay-kind-turning =
    { $count ->
        [one] 1 turning point
       *[other] { $count } turning points
    }
replay-kind-discovery =
    { $count ->
        [one] 1 discovery
       *[other] { $count } discoveries
    }
replay-kind-kill =
    { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
replay-kind-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Chances

replay-chances = Estimated chance to win
replay-swing = { $side } +{ $percent }%

## Whose eyes

replay-view = Seen by
replay-view-open = Everybody (open)
replay-view-public = Spectators
replay-view-seat = { $seat }

## Log

replay-log = Log
replay-log-search = Search the log
replay-log-none = Nothing matches.

## What can be done with it

replay-share = Copy link
replay-shared = A link to this moment is on the clipboard.
replay-save = Save record
replay-table = To the table
replay-drop = Drop a record here to watch it
replay-continue = Continue from here
replay-continue-short = Play on
replay-continue-text = A new table begins after decision { $decision }. This one stays as it is.
replay-continue-level = How strong are the bots?
replay-continue-begin = Begin
replay-zoom-in = Closer
replay-zoom-out = Farther away
replay-zoom-fit = Whole board
