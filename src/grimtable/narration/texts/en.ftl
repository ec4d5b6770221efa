### Words that every game needs: lists, owners, passing, and the dice of a real table.

list-and = and
list-or = or
name-owned = { $owner }'s { $thing }
seat-out = out of the game
scenario-goal = Goal: { $goal }

## What happened outside the rules

event-Repaired =
    By hand: { $by } changed { $paths }{ $left ->
        [nothing] { "" }
       *[other] {" "}and left { $left }
    } ({ $reason }).

event-SetAside =
    { $item } does not work here{ $part ->
        [nothing] { "" }
       *[other] {" "}({ $part })
    } and is set aside: from now on it has no effect.

## A real table rolls and draws; somebody types what came

question-roll = Roll the { $what } on the real table: which face does it show?
question-pick = Draw from the real pile of the { $what }: what did you draw?
action-Pass = Pass
    .head = Pass
action-Shows = { $what } shows face { $face }
    .head = { $what } shows
action-Comes = { $item } is drawn
    .head = From { $what }

## Notes beside actions

note-at = at { $space }
note-off = off the board
note-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
note-blank = blank

## Why something is not done now

refusal-unseen = { $space } is not on the part of the map you can see
refusal-question = this is not what is being asked: { $question }
refusal-KRN-01-not_asked = it is { $asked }'s decision, not { $seat }'s
refusal-KRN-02-answer_or_pass = you can only respond to this moment, or pass
refusal-KRN-02-other_question = that does not answer the current question
refusal-KRN-03-over = the game is over
refusal-KRN-04-not_offered = that is not among the actions offered
refusal-KRN-06-result_first = first enter the result from the real table: { $what }
refusal-KRN-07-has_answered = { $source } has already responded to this moment
refusal-KRN-08-no_action = “{ $text_id }” is not an action of this game
refusal-KRN-08-no_action_near = “{ $text_id }” is not an action of this game; did you mean “{ $near_id }”?
refusal-KRN-08-no_seat = “{ $text_id }” does not say who acts; write the seat first, then a colon and the action
refusal-KRN-08-no_space = there is no space { $space } on this map
refusal-KRN-08-one_line = an action is one line of at most { $most } characters
refusal-KRN-08-unknown = this game has nothing called “{ $word_id }”
refusal-KRN-08-unknown_near = this game has nothing called “{ $word_id }”; did you mean “{ $near_id }”?
refusal-KRN-10-nothing = there is no decision to take back yet
refusal-KRN-10-too_many = you asked to take back { $wanted }, but only { $count } can be taken back
refusal-KRN-11-repair = the repair by { $seat } cannot be taken back, because it showed something
refusal-KRN-11-revealed = { $seat }'s decision cannot be taken back, because it shuffled, drew or showed something hidden
refusal-KRN-11-rolled = { $seat }'s decision cannot be taken back, because dice were rolled
refusal-KRN-11-showed = { $seat }'s decision cannot be taken back, because it drew or showed something hidden
refusal-KRN-12-not_agreed = these players have not yet agreed to take it back: { $seats }
refusal-KRN-13-not_agreed = these players have not yet agreed to the repair: { $seats }
refusal-KRN-14-no_seat = there is no such seat; the seats are { $seats }
refusal-KRN-15-not_yours = { $seat } took this back, so only { $seat } can put it back
refusal-KRN-15-too_many = you asked to put back { $wanted }, but only { $count } can be put back
refusal-KRN-16-impossible = the game could not go on from there, so nothing has changed
refusal-KRN-16-no_change = say what to change, or which procedure to leave
refusal-KRN-16-no_reason = a repair needs a reason, in one line, for the log
refusal-KRN-16-no_value = the table has no value “{ $path_id }”; it has { $known_id }
refusal-KRN-16-no_value_near = the table has no value “{ $path_id }”; did you mean “{ $known_id }”?
refusal-KRN-16-unfit = the repair does not fit the table; saying why could give away hidden cards

## A hint: what to do, why, and at what price; then what else could be done

hint-capital = no
hint = { $deeds }: { $why }.
hint-both = { $one }, and { $other }
hint-price = The catch: { $price }.
hint-alternative = { $deeds }: { $worse }.
hint-alternative-but = { $deeds }: { $better }, but { $worse }.
hint-why-best = nothing better is on offer
hint-not-best = it gains less
hint-worse-equal = it is nearly as good; take it if you prefer
hint-worse-less = it gains a little less

## A series: several games that belong together

series-match = A match
    .note = One scenario after another; whoever wins the most wins the match.
series-most_wins = { $winners } won more games than anybody else.
series-too_long = It went on too long, and nobody won it.
series-nobody = nobody

## Places

place-at = at { $space }
place-area =
    { $part ->
        [north] in the north of “{ $area }”
        [south] in the south of “{ $area }”
        [east] in the east of “{ $area }”
        [west] in the west of “{ $area }”
        [north-east] in the north-east of “{ $area }”
        [north-west] in the north-west of “{ $area }”
        [south-east] in the south-east of “{ $area }”
        [south-west] in the south-west of “{ $area }”
        [middle] in the middle of “{ $area }”
       *[all] in “{ $area }”
    }
place-map =
    { $part ->
        [north] in the north of the map
        [south] in the south of the map
        [east] in the east of the map
        [west] in the west of the map
        [north-east] in the north-east of the map
        [north-west] in the north-west of the map
        [south-east] in the south-east of the map
        [south-west] in the south-west of the map
        [middle] in the middle of the map
       *[all] on the map
    }
