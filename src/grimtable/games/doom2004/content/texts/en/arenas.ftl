### Arenas: Marines against Marines

seat-red_saw = Red with the saw
seat-green_saw = Green with the saw
seat-blue_saw = Blue with the saw
word-guns = the guns
word-saws = the saws

## What happened

event-TokenReturned = { $token } is back at { $space }.
event-WeaponLost = The bullet icon costs { $marine } his { $weapon }.
event-TeamScored =
    { $points ->
        [one] A point for { $team }. Total: { $total }.
        [-1] { $team } loses a point. Total: { $total }.
        [-2] { $team } loses two points. Total: { $total }.
       *[other] { $points } points for { $team }. Total: { $total }.
    }
event-FlagCaptured = Both flags lie on the base of { $team }. They go home at once.
event-TurnMissed = { $marine } was fragged and misses this turn.
question-pick-starting_player = Draw lots at the real table: who begins?
event-StarterDrawn = The lot says who places first: { $team }.
event-CardKept = { $marine } has kept { $card }.
event-CardShared =
    { $colour ->
        [all] { $card } lies open: every Marine has its ability.
       *[other] { $card } lies open for both Marines of one colour: { $colour }.
    }
event-RespawnRolled = { $marine } rolls { $number }: a respawn point with this number.
event-TimeRanOut = The last card has left the timer.
event-PadsExchanged = The two marked teleporters change places.

## Beside the map

table-score = { $team }: { $points } of { $limit }
table-timer =
    { $count ->
        [one] { $count } card left in the timer
       *[other] { $count } cards left in the timer
    }
bin-acted = has acted
bin-misses-turn = MISSES THE NEXT TURN

## Questions and answers

question-deathmatch-keep_card = which of your two cards do you keep? Nobody else sees them yet.
question-deathmatch-place = on which respawn point do you begin?
question-deathmatch-name_marine = which of your Marines acts now? The other one follows in the second pass.
question-capture_the_flag-keep_card = which of your two cards do you keep? Nobody else sees them yet.
question-capture_the_flag-place = where in your headquarters do you begin?
question-capture_the_flag-name_marine = which Marine of your team acts now?
question-deathmatch-call_it_off = nothing but the limit ends this game any more. Do you accept the score as it stands?
question-capture_the_flag-call_it_off = nothing but a point ends this game any more. Does your team accept the score as it stands?
action-KeepCard = Keep { $card }
    .head = Keep
action-PlaceMarine = Begin at { $space }
    .head = Begin
action-NameMarine = { $marine } acts
    .head = Say who acts
action-PlayOn = Play on
    .head = Play on
action-CallItOff = Call it off, if all agree
    .head = Call it off

## Why not

refusal-D4X-DM-09-stays = { $token } stays where it lies: it works when you enter its space
refusal-D4X-DM-16-not_dealt = { $card } is not one of the cards that you were dealt
refusal-D4X-DM-18-no_point = { $space } is not a respawn point
refusal-D4X-DM-19-taken = somebody stands on { $space } already
refusal-D4X-DM-24-not_his = { $figure } is not yours, or has acted in this round
refusal-D4X-DM-37-none_left = the pool holds no more { $token }
refusal-D4X-DM-38-has_one = { $figure } has one of this kind already: { $token }
refusal-D4X-DM-34-other_turn = Guard works in another Marine's turn, once that Marine has come back or announced an action
refusal-D4X-DM-50-taken = somebody stands on { $space }, and another point of this number is free
refusal-D4X-DM-50-other_number = { $space } is not a respawn point with the number { $number }
refusal-D4X-DM-54-vault = door { $door } never opens: whoever carries its key walks through
refusal-D4X-CTF-09-not_home = { $space } is not in your headquarters
refusal-D4X-CTF-09-taken = { $space } is taken
refusal-D4X-CTF-11-not_green = { $figure } is not of your team, or has acted in this round
refusal-D4X-CTF-19-not_home = { $space } is not an empty space of your headquarters
refusal-D4X-CTF-24-flag = a flag is never handed over: { $token }
refusal-D4X-R-52-lost = { $figure } has lost { $weapon } until he comes back
refusal-D4X-R-60-key = this is not handed over: { $token }
refusal-D4X-R-65-at_home = { $token } is at home; nobody of its own team takes it from there
refusal-D4X-R-67-not_nearest = your headquarters is full, and { $space } is not one of the nearest empty spaces
refusal-D4X-R-95-switched = nobody works door { $door }: it opens when a Marine enters one of its switches
refusal-D4X-R-99-enemy = { $figure } is an enemy

## How it ends

ending-D4X-DM-42 = The limit of { $number } frags is reached.
ending-D4X-DM-59 = The timer has run out at { $number } frags.
ending-D4X-CTF-14 = The limit of { $number } points is reached.
ending-D4X-CTF-15 = The timer has run out.
ending-D4X-CTF-16 = The first point after the tie decides.
ending-D4X-MOD-22 = All agree to end it, at { $number } points.
ending-D4X-R-68 = All agree to end it, at { $number } points.

## What a table may choose

option-squads = Marines for each player
    .single = one each
    .pairs = two each
option-people = Players who share the six Marines
option-beginner = Who begins the later rounds
    .same = the same team
    .turns = the teams in turn
option-limit = Points that win

## Arenas

picture-respawn-point = respawn point { $number }
picture-flag-base = base of { $team }
picture-headquarters = headquarters of { $team }
picture-timer = Timer, cards left
picture-has-acted = Has acted in this round
picture-misses-turn = Misses the next turn
picture-loses = Loses if fragged
picture-lost-weapon = Lost until he comes back

## Hints: Marines against Marines

hint-why-pull =
    that brings you { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } closer to { $lies ->
        [yes] the { $thing }
       *[no] { $thing }
    }
hint-price-pull =
    you move { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away from { $lies ->
        [yes] the { $thing }
       *[no] { $thing }
    }
hint-worse-pull =
    it gets you less close to { $lies ->
        [yes] the { $thing }
       *[no] { $thing }
    }
hint-lacks-pull =
    it gets you no closer to { $lies ->
        [yes] the { $thing }
       *[no] { $thing }
    }
hint-better-pull =
    it gets you closer to { $lies ->
        [yes] the { $thing }
       *[no] { $thing }
    }
hint-why-begin = you have { $things } close by
hint-worse-begin = there is less close by
hint-lacks-begin = nothing useful is close by
hint-better-begin = you have { $things } close by
hint-price-rival =
    { $by } is only { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away
hint-worse-rival =
    { $by } is only { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away
hint-why-alone = no enemy is near
hint-worse-alone = enemies are near
hint-lacks-alone = enemies are near
hint-better-alone = no enemy is near
hint-price-lost-weapon = a bullet icon would cost you the { $weapon }
hint-worse-lost-weapon = it may cost you the { $weapon }
