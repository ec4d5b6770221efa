# What the table itself says; the games speak through their own catalogues.

waiting-for = Waiting for { $seat }.

# Why something is not done
refused-waiting = The game has not begun; its host starts it.
refused-paused = The table is paused; resume it first.
refused-late = The game has moved on since then; look at what is being asked now.
refused-not-asked = It is { $seat }’s decision, not yours.
refused-over = The game is over.
refused-no-offer = That is not among the actions offered now.
refused-spectator = Only players at this table can do that.
refused-bot-plays = A bot plays this seat; take the seat back first.
refused-not-host = Only the host of the table may do that.
refused-held = A person holds { $seat }; only they can hand it over.
refused-not-away = { $seat } has not been away for long; after { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 } without a connection the seat can be given to a bot or to somebody else.
refused-no-seat = There is no such seat at this table.
refused-no-level = There is no bot of that level; the levels are { $levels }.
refused-no-proposal = That proposal is no longer open.
refused-proposals = Too many proposals are open; answer them first.
refused-repair-reason = A repair needs a reason, in one line, for the log.
refused-repair-nothing = Say what to change, or which procedure to leave.
refused-repair-path = The table has no { $path }; there are: { $known }.
refused-repair-unfit = The repair does not fit the table, so nothing has changed. The reason is not shown, because it could give away hidden cards.
refused-storage = This could not be stored, so nothing has changed; try again.
refused-damaged = Entry { $entry } of this table’s history is damaged, so nothing can be added. The game up to decision { $decisions } is whole and can be saved.
refused-fault = The rules cannot carry this out. Nothing has changed; please report the problem, and choose something else or take a decision back.
card-not-now = Not now. { $card }: { $timing }.
refused-question = That cannot be answered: { $why }
refused-answer = That cannot be answered; the server has kept a report.
refused-busy = All bots are thinking; ask again in a moment.
refused-no-hint = There is no hint for this decision.
refused-much = The server is still answering your last questions; ask again in a moment.
refused-heavy = A table with these values would take too long to check and draw; change less at once.
refused-talk-empty = Say something first.
refused-talk-alone = You have nobody in your team; say it to everybody.
refused-talk-fast = That was quick; wait a moment before you say more.
refused-odd-hidden = The text holds the invisible character { $what }; remove it.
refused-odd-marks = The text piles too many marks on one letter; remove some.
refused-odd-number = The number { $what } is larger than any used here.
refused-odd-nested = The data is nested too deeply; change its parts one by one.
refused-token = This token is not new; choose another one.

# Links and secrets
link-spent = This link has been used: somebody sits there. If it was you, open the table in the browser in which you sat down; otherwise ask the host for a new invitation.
link-invites = This link invites to a seat; sit down first.
not-over = This holds everybody’s secrets. It opens when the game is over, or for the host of a table where only one person has ever played.
reports-seated = Problem reports are for those who sat at the table.

# Taking back
undo-own = Take back “{ $what }”
undo-own-more = Take back “{ $what }” and { $count ->
    [one] one decision
   *[other] { $count } decisions
 } after it
undo-other = Take back { $seat }’s last decision
undo-other-more = Take back { $seat }’s decision and { $count ->
    [one] one decision
   *[other] { $count } decisions
 } after it
undo-repair = Take back the repair by { $seat }
undo-ask = Ask the others: { $label }
redo = Put back what was taken back
undo-spectator = Only players at this table can take a decision back.

# Proposals
propose-undo = { $seat } would like to take back the last { $count ->
    [one] decision
   *[other] { $count } decisions
 }
propose-replace-bot = { $who } has been away for a long time. Should a bot ({ $level }) play { $seat } until they come back?
propose-replace-new = { $who } has been away for a long time. Should somebody else be invited to { $seat }?
propose-repair = { $seat } would like to set the table right: { $reason } ({ $paths })

# The log
line-undone = { $seat } takes back { $count ->
    [one] a decision
   *[other] { $count } decisions
 }.
line-redone = { $seat } puts back what was taken back.

# Notes
note-resigned = { $who } resigns; a bot ({ $level }) plays { $seat } from now on.
note-to-bot = A bot ({ $level }) plays { $seat } now.
note-to-human = { $who } plays { $seat } now.
note-invited = The host invites somebody to { $seat }.
note-invited-anew = The host invites somebody else to { $seat }, because { $who } has been away for a long time; whoever sits down there sees its cards.
note-away-bot-host = { $who } has been away for a long time, so the host lets a bot ({ $level }) play { $seat }. Whoever comes back takes the seat back.
note-away-bot-vote = { $who } has been away for a long time; those who are here voted that a bot ({ $level }) plays { $seat }. Whoever comes back takes the seat back.
note-away-new-host = { $who } has been away for a long time, so the host invites somebody else to { $seat }; whoever sits down there sees its cards.
note-away-new-vote = { $who } has been away for a long time; those who are here voted to invite somebody else to { $seat }; whoever sits down there sees its cards.
note-deputy = The host has made { $seat } a deputy, who can decide about seats and bots as well.
note-no-deputy = Only the host decides about seats and bots now.
note-looked = The host has opened the secrets of this game at decision { $decision }.
note-reopened = The game was over and now goes on; in between, anybody could have opened its secrets.
note-series-invited = The host offers { $seat } to somebody new; { $who } plays there no longer.
note-series-bot = The host has given { $seat } to a bot ({ $level }); { $who } plays there no longer.
note-series-left = { $who } has left { $seat } to a bot ({ $level }).
note-windows-skip = This table asks only players who can respond, so a pause shows that somebody holds something.
note-bot-failed = A bot of level { $level } { $why ->
    [overran] took too long
    [died] broke down
   *[other] failed
 }; { $instead } plays on.
note-bots-away = No bot is free to answer right now; the game goes on as soon as the server has room.
note-declined = { $seat } does not agree.
note-repair-unfit = The repair that { $seat } proposed does not fit the table; everything stays as it is.
note-timed-out = Time is up; { $seat } passes.
note-continued = Continued from decision { $decision } of another game.
note-damaged = Entry { $entry } of this table’s history is damaged. The game up to decision { $decisions } is whole: it can be saved as a record and played on from there.
note-leaving = This table is kept until { $day }. Then its record goes to the archive of whoever runs the server, and the table is removed; save the record if you want to keep it.
note-leaving-waiting = This table is kept until { $day }; if nobody begins to play by then, it is removed.
note-imported = A recorded game.
note-rules-fault = The rules could not carry out a decision. Nothing has changed; choose something else or take a decision back. The server has kept a report.
note-shown-plainly = Something at this table could not be shown properly; it is shown plainly, and the server has kept a report.

# What cannot be drawn or told
fault-title = Shown plainly
fault-picture = The board cannot be drawn here. The question, the offered actions and the log are right, and the game goes on.
fault-earlier = The board cannot be drawn here: you see it as it was before the last decision. The question, the offered actions and the log are right, and the game goes on.
fault-question = { $seat }: choose one of the offered actions.
line-untold = { $seat } has decided; part of the result cannot be shown.
line-untold-nobody = Something has happened that cannot be shown.

# Bounds of the server
limit-server-busy = The server is busy; try again in a moment.
limit-too-busy = You have several requests open; try again when they are done.
limit-import-too-long = Playing this record again takes more time or memory than the server allows; use `grimtable replay` on a machine of your own.

## Series

refused-series-goes-on = The next game of the series has begun, so this one stays as it ended.
refused-series-running = A game of the series is going on; change seats at its table.
refused-series-over = The series is over.
refused-series-chooser = The next game is not yours to choose or to begin.
refused-series-choose = Choose which game comes next.
table-in-series = This table belongs to a series; delete the series instead.
