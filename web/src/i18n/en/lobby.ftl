### Setting up a table, inviting, my tables.

## New table

new-lead = Everything below has a good default. Press start, or change what you like.
new-game = Game
new-scenario = Scenario
new-map = Map of { $name }
new-seats = Seats
new-seats-text = Several seats played here share this screen; the table hides hands when it is passed on.
new-players = Players, bots included
new-who-plays = Who plays { $seat }?
new-level = How strong is the bot of { $seat }?
new-options = Options
new-options-text = undo, interrupts, house rules
new-start = Start the game
new-invite = Open the table and invite
new-summary-me = you: { $names }
new-summary-friend = by link: { $names }
new-summary-bot = bots: { $names }

sitter-me = Me
sitter-friend = A friend
sitter-bot = Bot
new-fill-with-bots = Give open seats to bots

options-table = This table
options-game = { $game }: rulings
options-packs = Packs laid over the rules
option-undo = Taking back
option-undo-free = Anything
option-undo-until-revealed = Until something is revealed
option-undo-agreed = When all agree
option-undo-free-text = Every decision can be taken back, even after dice and cards.
option-undo-until-revealed-text = Free until dice have been rolled or something hidden has been shown.
option-undo-agreed-text = Everybody at the table has to say yes.
option-windows = Asking for interrupts
option-windows-skip = Only players who can respond
option-windows-ask = Everybody, every time
option-windows-skip-text = Faster. A pause may tell others that somebody holds a card that fits.
option-windows-ask-text = Nobody can read the pauses. Bots and browsers that pass by themselves take a moment each time.
option-timer = Time for an interrupt
option-timer-text = When it runs out, the seat passes.
option-timer-none = No limit
option-name = Name of the table
option-name-empty = the scenario’s name

## Invite

invite-lead = Send each friend the link of their seat. Whoever opens it first sits down there; then the link is used up.
invite-lead-running = Invite somebody to a seat that a bot plays, or whose player has been away for a long time. Everybody is told.
invite-host = The host opens and deletes the table, begins the game, gives free seats to bots and sends a new invitation where somebody has left. The host sees no more than their own seat.
invite-new-link = New link
invite-back = Back to the table
invite-open = waiting for somebody
invite-you = { $name }, in this browser
invite-sits = { $name } sits here
invite-bot = bot, { $level }
invite-here = Play it here
invite-to-bot = Give to a bot
invite-to-friend = Invite somebody
invite-link-of = Link for { $name }
invite-qr-of = QR code of the link for { $name }
invite-qr-text = Point a phone’s camera here to sit down.
invite-share = Share the link for { $name }
invite-copy-by-hand = This browser does not let us copy. The link is selected: copy it by hand.
invite-watch = Spectators
invite-watch-text = Whoever has this link sees what lies open on the table, and no hand.
invite-local = These links work on this computer only. To invite others on your network, start the server with
invite-not-host = Only the browser that opened this table can start it.
invite-ready = Everybody is here.
invite-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
invite-fill = Fill with bots:
invite-start = Start the game
invite-start-bots = Start, bots fill in

## At the door

door-invited = You are invited to this table. Your seat:
door-sit = Sit down
door-waiting = You have a seat. The game begins when the host starts it.
door-watching = The game has not begun yet. You will see it here when it does.

## My tables

tables-lead = Tables that this browser has a key for.
tables-going = Going on
tables-over = Finished
tables-continue = Go on
tables-replay = Watch again
tables-kept = Kept until { $day }
tables-save = Save the record as a file
tables-import = Open a record
tables-delete = Delete the table
tables-delete-text = “{ $name }” will be gone for everybody who plays there. This cannot be undone.
tables-deleted = The table is deleted.
tables-forget = Forget the table
tables-forget-text = This browser will lose its key to “{ $name }”. The table itself stays.
tables-forgotten = The table is forgotten.
tables-none = No tables yet
tables-none-text = Tables you open or are invited to are listed here. Nothing is stored about you anywhere else.
tables-none-go = Choose a game

## Levels of bots

level-random = Random
level-recruit = Recruit
level-veteran = Veteran
level-nightmare = Nightmare
level-strength-7 = You win 7 of 10
level-strength-5 = Even match
level-strength-3 = You win 3 of 10

mode-scenario = Scenarios
mode-deathmatch = Deathmatch: every Marine for himself
mode-capture_the_flag = Capture the Flag: guns against saws
