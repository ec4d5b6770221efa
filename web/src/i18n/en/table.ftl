### The table: what people read while they play.

table-joining = Joining the table …
table-refused = This table cannot be opened
table-refused-text = The link may be old or meant for another table. Ask whoever invited you for a new one.
table-lost = The connection is lost. Reconnecting; nothing you did is lost.
table-late = The server has not answered yet. Your decision is kept and sent again by itself; nothing is done twice.
table-lost-retry = Try now
table-leave = Leave the table
table-menu = Menu
table-help = Help and keys
table-settings = Settings
table-seats = Seats
table-side = Beside the board
table-decision = The decision
table-board = The board. Arrow keys move the cursor, Enter acts.
table-board-role = board
table-description = The board in words
table-objective = Goal:
table-on-board = On the board
table-place = Space { $place }
table-against = against
table-queue-left = still to come, in an order nobody knows
table-facedown =
    { $count ->
        [one] 1 facedown
       *[other] { $count } facedown
    }
table-next-step = Next: { $what }

# seats
table-bot = Bot, { $level }
table-seat-open = nobody yet
table-person = a person
table-you = you
table-you-named = { $name } (you)
table-thinking = thinking
table-away = away
table-absent = { $seat } has been away for a while.
table-absent-bot = Let a bot play
table-absent-bot-vote = Vote: a bot plays
table-absent-new = Invite somebody else
table-absent-new-vote = Vote: somebody else
table-absent-link = Send this link to whoever will take over:
table-absent-link-vote = When the others agree, this link lets somebody sit down:
table-played-for-you = A bot plays { $seat } for you.
table-deputy-text = A deputy can decide about seats and bots, just as you can:
table-deputy = Make deputy
table-deputy-named = Deputy
table-seat-more = Show all
table-seat-less = Show less
table-out = Out of the game
table-find-figures = Show { $seat } on the board
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

# the decision
table-your-decision = Your decision.
table-paused = The table is paused.
table-paused-long = The table is paused: nobody acts, and the bots wait.
table-not-begun = The game has not begun.
table-nobody = Nothing to decide.
table-waiting = Waiting for { $seat }
table-waiting-away = Waiting for { $seat }, who is away
table-bot-thinks = { $seat } is thinking
table-passing = Passing for you…
table-cost = costs { $cost }
table-confirm-text = This gives up something for good. Go ahead?
table-do-it = Do it
table-go = Go
table-back = Back
table-pass = Pass
table-choose = Choose
table-why-not = Why not
table-pass-until-new = Pass until something new happens
table-autopass = Never ask me here
table-autopass-sure = Always pass at this moment
table-autopass-remembered = From now on the table passes for you at this moment. You can change that in the menu.
table-autopass-forget = { $count ->
    [one] Ask me again at the moment I always pass
   *[other] Ask me again at the { $count } moments I always pass
}
table-timer = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
table-hint = Hint
table-hint-follow = Do that
table-hint-none = There is no hint for this decision.
table-hint-others =
    { $number ->
        [one] Another way
       *[other] Other ways
    }
table-hint-rather = Do this instead

# previews
table-walk = { $steps ->
    [one] One step
   *[other] Walk { $steps } steps
}, cost { $cost }
table-asking-odds = Working out the odds …
table-odds-short = { $hit } to hit, { $kill } to kill
table-odds-hit = to hit
table-odds-kill = to kill
table-odds-ammunition = to spend ammunition
table-odds-friend = One of yours is in danger
table-odds-wounds = Chance of each number of wounds
table-odds-wounds-count = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
table-odds-scatter = { $count ->
    [one] A miss may come down on one other space.
   *[other] A miss may come down on { $count } other spaces.
}

# cards, dice, piles
table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-card-playable = can be played now
table-provenance = { $mark ->
    [rulebook] value from the rulebook
    [community] value from the community
    [original] value designed for this table
   *[other] { $mark }
}
table-discards = { $count ->
    [one] one discarded
   *[other] { $count } discarded
}
table-discards-of = { $pile }: discards, newest first
table-playing = Cards being resolved
table-die = { $name }: { $face }{ $again ->
    [yes] , rolled again
   *[no] {""}
}

# beside the board
table-tab-inspector = Look
table-tab-log = Log
table-tab-talk = Talk
table-tab-rules = Rule
table-inspect-nothing = Point at a figure, a door or a space to see what it is.
table-show-sight = What it sees
table-show-reach = Where it can go
table-show-threat = Who could hit here
table-threat = Threats
table-threat-text = Show who could hit a space when you point at it.
table-door-closed = closed
table-door-open = open
table-door-destroyed = destroyed
table-rule-none = When something cites a rule, you can read it here.
table-rule-missing = This rule is not in the catalogue of this game.
table-rule-open = Open in the rule browser
table-rule-show = Show the rule
table-rule-named = Show rule { $rule }

# the log
table-talk = What people say
table-talk-empty = Nobody has said anything yet.
table-talk-to = To whom
table-talk-all = Everybody
table-talk-team = Team
table-talk-say = Say something to everybody
table-talk-say-team = Say something to your team
table-talk-send = Send
table-talk-news = { $who }: { $text }
table-talk-news-team = { $who }, to the team: { $text }
table-talk-answer = Answer

table-log = What happened
table-log-search = Search the log
table-log-weight = How much to show
table-log-weight-1 = Everything
table-log-weight-2 = What mattered
table-log-weight-3 = Turning points
table-log-seat = Whose lines
table-log-everyone = Everyone
table-log-older = Older lines
table-log-jump = Show the board at that moment
table-log-more = (and { $count } before)
table-log-empty = Nothing has happened yet.
table-log-none = No lines match.
table-turn-of = { $seat }’s turn
table-moment = You are looking at an earlier moment, after decision { $decision }.
table-back-to-now = Back to now
table-meanwhile = Meanwhile
table-play-again = Play again
table-more-lines = { $count } more
table-skip = Skip

# take back, proposals, pause
table-undo-what = Take back: { $what }
table-undo-nothing = Nothing to take back
table-redo-what = Put back: { $what }
table-proposal = { $what ->
    [replace] { $seat } proposes:
    [undo] { $seat } asks to take back:
   *[repair] { $seat } asks to set the table right:
}
table-proposal-missing = Still to agree: { $seats }.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-pause = Pause the table
table-resume = Go on

# the menu
table-speed = Speed of animations
table-speed-instant = none
table-speed-slow = slow
table-speed-calm = calm
table-speed-brisk = brisk
table-speed-fast = fast
table-summarise = Tell bot turns in a summary
table-single-click = One click acts, without a preview
table-sound = A sound when it is my decision
table-open-hands = All seats are mine
table-open-hands-text = No hand-over screen between the seats of this browser.
table-bot-level = Level of bots
table-take-back = Play it myself
table-to-bot = Hand to a bot
table-set-level = Set the level
table-this-table = This table
table-alone = Only one person has played here so far, so the host may save the record at any time; it holds every secret.
table-together = Several people play here: nobody opens the record or another seat’s cards before the end, not even the host.
table-looked = Somebody may know what is hidden in this game: whoever opened the table, or whoever looked when it was over for a while.
table-invite = Invite
table-export = Save the record
table-export-failed = The file could not be fetched. Try again when the server answers.
table-dice = Dice
table-dice-sealed = Every die and every shuffle follows from a secret that nobody at the table knows. This seal fixes it now; after the end it is shown.
table-dice-told = Every die and every shuffle followed from this secret. The seal is its SHA-256 and was shown from the start; “grimtable replay verify” proves the whole record.
table-dice-chosen = The host chose the seed { $seed }, so these dice can be known in advance.
table-dice-seeded = This table is older than sealed dice, so nobody can prove them afterwards.
table-dice-typed = You roll real dice and type what they show.
table-dice-seal = Seal
table-dice-secret = Secret
table-repair = Set right by hand
table-repair-text = The rules are enforced, but nobody is trapped: propose a change, and when everybody agrees, it is made.
table-repair-reason = Why
table-repair-changes = Changes, one to a line
table-repair-line = Line { $line } is not of the form “path = value”.
table-repair-empty = Say why, and write at least one change.
table-repair-propose = Propose
table-report = Report a problem
table-report-text = What happened, and what should have happened? The file holds the record, the position and the versions.
table-report-save = Save the report
table-reports = Reports kept with this table
table-reports-one = No. { $number }, decision { $decision }:
table-reports-save = Download report { $number }
table-reports-later = The whole files can be downloaded here after the end of the game: they hold everybody’s secrets.
table-resign = Resign
table-resign-sure = Really resign? A bot takes over

# hand-over
table-hand-over = Hand the screen to { $seat }
table-hand-over-text = Everybody else, please look away. Nothing private is shown yet.
table-hand-over-ready = I am { $seat }
table-hand-over-never = All seats are mine, do not ask again

# the end
table-won = You won
table-lost-game = You lost
table-over = The game is over
table-look-around = Look around
table-play-once-more = Play again
table-watch-replay = Watch the replay

# camera
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = Show the whole board

# help
table-help-text = What you can do glows. One click does what is harmless and shows the rest with its odds; a second click or Enter does it, Escape backs out. A click on anything else says why not.
table-help-offered = may be chosen
table-help-selected = looked at
table-help-threatened = in danger
table-help-stunned = stunned
table-key-arrows = move the cursor on the board
table-key-enter = choose, then do it
table-key-escape = back out, or skip what is playing
table-key-numbers = the buttons under the board
table-key-pass = pass when asked to answer
table-key-zoom = nearer, farther
table-key-pan = move the view
table-key-fit = the whole board
table-key-board = go to the board
table-key-undo = take back
table-key-redo = put back
table-key-log = the log
table-key-talk = the talk
table-key-threat = who could hit this space
table-key-skip = skip what is playing
table-key-help = this page
table-each-step = Ask at every step
table-goes-on = Done for you: { $what } …
table-went-on = Done for you: { $what }
table-ask-me = Ask me
table-always = Always
table-always-text = { $what }, and always from now on until there is something new
table-keep = Keep for later
table-keep-text = Decline, and do not ask here again until I look at the card: { $what }
table-plan-wounds = { $wounds ->
        [1] Expect one wound on the way.
       *[other] Expect { $wounds } wounds on the way.
    }
table-plan-leaves = Still possible afterwards: { $what }
table-plan-after = { $steps ->
        [0] from here
        [one] after one step
       *[other] after { $steps } steps
    }
table-plan-others = Other ways
table-plan-other = Other way
table-key-other = another way to do it

## Many figures by one plan

table-group = All go on as before
table-group-changed = The plan has changed
table-group-attacking =
    { $count ->
        [one] 1 attacks
       *[other] { $count } attack
    }
table-group-moving =
    { $count ->
        [one] 1 moves
       *[other] { $count } move
    }
table-group-staying =
    { $count ->
        [one] 1 stays
       *[other] { $count } stay
    }
table-group-go = All go
table-group-only =
    { $count ->
        [one] Only this one
       *[other] Only these { $count }
    }
table-group-change = Change…
table-group-choose = Choose figures here or on the board, then show where they go or whom they attack.
table-group-send = Now point at an enemy or a space: that is where they go.
table-group-all = Choose all
table-group-hold = Stay
table-group-best = As seems best
table-group-first = { $name } goes first
table-group-going = They go, one after the other…
table-group-stop = Stop
