### Skirmish: what happened, what is asked, and the facts beside the map.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.

## What happened

event-RoundBegan = Round { $round } begins.
event-TurnBegan = { $seat }'s turn.
event-TurnEnded = { "" }
event-FigurePlaced = { $figure } appears at { $space }.
event-FigureActivated = { "" }
event-FigureMoved = { $figure } moves from { $from_space } to { $to_space }.
event-DoorWorked =
    { $closed ->
        [yes] Door { $door } closes.
       *[no] Door { $door } opens.
    }
event-PortalSealed = { $figure } seals the portal at { $space }.
event-AttackDeclared = { $attacker } attacks { $defender }.
event-AttackRolled =
    { $attacker } rolls { $faces }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $pierce ->
        [0] { "." }
       *[other] , piercing { $pierce }.
    }
event-ShieldsGained =
    { $figure } gains { $amount ->
        [0] no shield.
        [one] 1 shield.
       *[other] { $amount } shields.
    }
event-HitsGained =
    { $figure } adds { $amount ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $amount } hits.
    }
event-AttackCancelled = { $attacker }'s attack on { $defender } comes to nothing.
event-WoundsSuffered =
    { $figure } suffers { $amount ->
        [one] 1 wound.
       *[other] { $amount } wounds.
    }
event-WoundsHealed =
    { $figure } heals { $amount ->
        [one] 1 wound.
       *[other] { $amount } wounds.
    }
event-FigureSlain = { $figure } is slain.
event-SeatEliminated = { $seat } is out of the game.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-CardPlayed = { $seat } plays { $card }.
event-CardCancelled = { $card } is cancelled.
event-CardDiscarded = { "" }
event-VowMade = { $seat } is bound by { $card }.
event-DeckReshuffled = The discarded cards of the { $deck } are shuffled into a new deck.
event-AreaRevealed = The { $area } is revealed: a { $find }.
event-FindSeen =
    { $find ->
        [nothing] { $seat } looks into the { $area }.
       *[other] { $seat } looks into the { $area } and sees a { $find }.
    }
event-EffectBegan =
    { $name_id ->
        [armour] { $subject }'s figures have more armour.
        [dice] { $subject }'s attacks roll more dice.
        [cannot-step] { $subject } cannot step for now.
        [cannot-attack] { $subject } cannot attack for now.
        [may-attack_unseen] { $subject } may attack what it cannot see for now.
       *[other] { $source } takes effect on { $subject }.
    }
event-EffectEnded = { $source } no longer affects { $subject }.
event-GameWon = { $sentence }

## What is asked

question-turn-choose_figure = choose the figure that acts next, or end the turn.
question-activation-act =
    { $figure } acts: { $steps ->
        [0] no steps
        [one] 1 step
       *[other] { $steps } steps
    } and { $attacks ->
        [0] no attack left.
       *[other] an attack left.
    }
question-choosing_figure-choose_figure = choose the figure that { $card } concerns.
question-displacing-displace = choose the space to which { $figure } moves.
question-looking_in-look_in = choose the hidden area to look into.
question-spawning-spawn = you may place a { $kind } at an open portal.

moment-attack-declared = { $attacker } attacks { $defender }: answer before the dice are rolled, or pass.
moment-attack-defending =
    { $attacker } attacks { $defender } with { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }: answer for the defender, or pass.
moment-attack-attacking =
    { $attacker } attacks { $defender } with { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } against { $shields ->
        [0] no shields from cards
        [one] 1 shield from cards
       *[other] { $shields } shields from cards
    }: answer for the attacker, or pass.
moment-attack-resolved =
    { $attacker }'s attack on { $defender } dealt { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }: answer it, or pass.
moment-figure-stepped = { $figure } has stepped: answer it, or pass.
moment-figure-came_near = { $figure } has stepped next to an enemy: strike it, or pass.
moment-card-played = { $seat } plays { $card }: answer it, or pass.

## Facts beside the map

fact-round = round { $value } of { $scenario_rounds }
fact-active = { "" }
fact-fallen =
    { $value } of { $players ->
        [2] { $scenario_quota_1 }
        [3] { $scenario_quota_2 }
       *[other] { $scenario_quota_3 }
    } scouts fallen
fact-portals =
    { $count ->
        [0] { "" }
        [one] { $yes } of 1 known portal sealed
       *[other] { $yes } of { $count } known portals sealed
    }
fact-portals_hidden =
    { $value ->
        [0] { "" }
        [one] 1 portal hidden
       *[other] { $value } portals hidden
    }
fact-doors = { "" }
fact-supply = { "" }
fact-slain = { "" }
fact-hand_sizes =
    { $value ->
        [one] 1 card
       *[other] { $value } cards
    }
fact-vows =
    { $count ->
        [0] { "" }
       *[other] { $value }
    }

## Actions, as a button says them; `.head` names a group of them

action-Activate = Activate { $figure }
    .head = Activate
action-EndTurn = End the turn
    .head = End the turn
action-Step = Step to { $space }
    .head = Step
action-WorkDoor = Open or close door { $door }
    .head = Open or close a door
action-Seal = Seal the portal
    .head = Seal the portal
action-DeclareAttack = Attack { $figure }
    .head = Attack
action-PlayCard = Play { $card }
    .head = Play a card
action-Watch = Strike with { $figure }
    .head = Strike
action-EndActivation = Done with this figure
    .head = Done with this figure
action-ChooseFigure = Choose { $figure }
    .head = Choose a figure
action-ChooseSpace = Choose { $space }
    .head = Choose a space
action-ChooseArea = Choose the { $area }
    .head = Choose an area
action-Decline = Place nothing
    .head = Place nothing

## Seats, and words that no item bears

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-keeper = Keeper
role-scout = Scout
role-keeper = Keeper
team-scouts = Scouts
team-keeper = Keeper
word-scouts = scouts
word-keeper = keeper
word-both = both
word-lair = lair
word-cache = cache
word-chapel = chapel
word-crypt = crypt
word-vault = vault
word-hits = hits
word-pierce = pierce

## How a game ends

ending-SKI-WIN-01 = The scouts have sealed every portal.
ending-SKI-WIN-02 = The keeper has slain enough scouts.
ending-SKI-WIN-03 = Time is up; the keeper has held out.

## What a table may choose

option-hand_limit = Cards a seat may hold when it draws
