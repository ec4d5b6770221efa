### Relic: what happened, what is asked, the facts beside the board and the notes beside actions.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.

## What happened: before the first turn

event-ScenarioChosen = The scenario sheet of this game is { $scenario }.
event-SheetsDealt =
    { $heroes ->
        [nothing] { $seat } looks at two character sheets.
       *[other] { $seat } may choose between { $heroes }.
    }
event-SheetKept =
    { $hero ->
        [nothing] { $seat } has chosen a hero.
       *[other] { $seat } keeps the sheet { $hero }.
    }
event-HeroRevealed = { $seat } plays { $hero } and begins at { $space }.
event-ColourTaken =
    { $seat } takes the { $colour_id ->
        [grey] grey
        [brown] brown
        [green] green
       *[purple] purple
    } board.

## What happened: turns and phases

event-RoundBegan = Round { $round } begins.
event-TurnBegan = { $seat }'s turn.
event-TurnEnded =
    { $early ->
        [yes] { $seat }'s turn ends early.
       *[no] { "" }
    }
event-TurnSkipped = { $seat } loses this turn and gets up again.
event-TurnLost = { $seat } will lose a turn.
event-PhaseBegan = { "" }

## What happened: movement

event-MovementRolled = { $seat } has a movement of { $value }.
event-FigureMoved = { $seat } moves from { $from_space } to { $to_space }.
event-FigurePlaced =
    { $from_space ->
        [-1] { $seat } is placed on { $to_space }.
       *[other] { $seat } goes from { $from_space } straight to { $to_space }.
    }
event-MovementGranted =
    { $movement_id ->
        [any_space] Instead of the next Movement phase, { $seat } chooses any space to be placed on.
        [portals] At the start of the next turn { $seat } may go to the Webway Portal or to another Forgotten Portal.
       *[forgotten_portals] At the start of the next turn { $seat } may go to a Forgotten Portal.
    }

## What happened: dials. A catalogue cannot turn a sign round, so the usual numbers are listed.

event-AttributeChanged =
    { $amount ->
        [-3] { $seat } loses 3 { $attribute } and has { $value }.
        [-2] { $seat } loses 2 { $attribute } and has { $value }.
        [-1] { $seat } loses 1 { $attribute } and has { $value }.
        [1] { $seat } gains 1 { $attribute } and has { $value }.
        [2] { $seat } gains 2 { $attribute } and has { $value }.
        [3] { $seat } gains 3 { $attribute } and has { $value }.
       *[other] { $seat } has { $attribute } { $value } now.
    }
event-LifeChanged =
    { $amount ->
        [-4] { $seat } loses 4 Life and has { $value }.
        [-3] { $seat } loses 3 Life and has { $value }.
        [-2] { $seat } loses 2 Life and has { $value }.
        [-1] { $seat } loses 1 Life and has { $value }.
        [1] { $seat } gains 1 Life and has { $value }.
        [2] { $seat } gains 2 Life and has { $value }.
        [3] { $seat } gains 3 Life and has { $value }.
       *[other] { $seat } has { $value } Life now.
    }
event-InfluenceChanged =
    { $amount ->
        [-8] { $seat }'s influence falls by 8 to { $value }.
        [-6] { $seat }'s influence falls by 6 to { $value }.
        [-5] { $seat }'s influence falls by 5 to { $value }.
        [-4] { $seat }'s influence falls by 4 to { $value }.
        [-3] { $seat }'s influence falls by 3 to { $value }.
        [-2] { $seat }'s influence falls by 2 to { $value }.
        [-1] { $seat }'s influence falls by 1 to { $value }.
        [1] { $seat } gains 1 influence and has { $value }.
        [2] { $seat } gains 2 influence and has { $value }.
        [3] { $seat } gains 3 influence and has { $value }.
        [4] { $seat } gains 4 influence and has { $value }.
        [5] { $seat } gains 5 influence and has { $value }.
        [6] { $seat } gains 6 influence and has { $value }.
       *[other] { $seat } has { $value } influence now.
    }
event-LevelGained = { $seat } reaches level { $level }.

## What happened: cards

event-PowerDrawn =
    { $card ->
        [nothing] { $seat } draws a Power card.
       *[other] { $seat } draws the Power card { $card }.
    }
event-PowerPlayed =
    { $value ->
        [yes] { $seat } plays { $card } in place of a die.
       *[no] { $seat } plays { $card }.
    }
event-ThreatDrawn = { $seat } draws { $card } at { $space }.
event-ThreatMoved = { $card } goes from { $from_space } to { $to_space }.
event-CardDiscarded =
    { $seat ->
        [nothing] { $card } is discarded.
       *[other] { $card } is discarded by { $seat }.
    }
run-CardDiscarded = Several cards are discarded ({ $list }).
item-CardDiscarded = { $card }
event-DeckReshuffled =
    The discard pile of the { $deck_id ->
        [red] red Threat cards
        [blue] blue Threat cards
        [yellow] yellow Threat cards
        [power] Power cards
        [mission] Mission cards
        [corruption] Corruption cards
        [wargear] Wargear cards
       *[relic] relics
    } is shuffled into a new deck.
event-CardResolved = { $seat } resolves { $card }.
event-BoxCarriedOut = { $seat } uses the text box of { $space }: { $box }.
event-CardsRevealed =
    { $cards ->
        [nothing] No card is left to be revealed.
       *[other] Cards are revealed ({ $cards }).
    }
event-DecksLookedAt =
    { $cards ->
        [nothing] { $seat } looks secretly at the top of the Threat decks.
       *[other] On top of the Threat decks { $seat } sees: { $cards }.
    }
event-DeckCardPut =
    { $seat } { $place_id ->
        [top] leaves the card on top of
       *[bottom] puts the card on the bottom of
    } the { $deck_id ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } Threat deck.
event-ChargesChanged =
    { $charges ->
        [0] { $card } has no charge left.
        [one] { $card } has 1 charge.
       *[other] { $card } has { $charges } charges.
    }
event-TokensChanged =
    { $tokens ->
        [0] { $place }: no character token of { $seat } is left.
        [one] { $place }: { $seat } has 1 character token here.
       *[other] { $place }: { $seat } has { $tokens } character tokens here.
    }
event-TrophyTaken = { $seat } takes { $card } as a trophy.
event-AssetTaken = { $seat } gains { $card }.
event-AbilityUsed = { $seat } uses { $card }.
event-EffectBegan = { "" }
event-EffectEnded = { "" }

## What happened: battles and tests

event-EnemyEvaded = { $seat } evades { $card }.
event-BattleBegan =
    { $enemies ->
        [nothing] { $seat } fights a { $attribute } battle.
       *[other] { $seat } fights { $enemies }: a { $attribute } battle.
    }
event-BonusDeclared = { $seat } declares { $card }: +{ $amount }.
event-DiceRolled =
    { $what_id ->
        [enemy] { $by ->
            [nothing] The enemy rolls { $dice }.
           *[other] { $by } rolls { $dice } for the enemy.
        }
        [test] { $seat } rolls { $dice } for the test.
       *[battle] { $seat } rolls { $dice }.
    }
event-BattleValued =
    { $outcome_id ->
        [won] { $seat } wins the battle, { $player } against { $enemy }.
        [lost] { $seat } loses the battle, { $player } against { $enemy }.
       *[tied] The battle is tied at { $player }: { $seat }'s Engagement phase is over.
    }
event-TestEnded =
    { $passed ->
        [yes] { $seat } passes the { $attribute_id ->
            [level] level test
           *[other] { $attribute } test
        } with { $value } against { $target }.
       *[no] { $seat } fails the { $attribute_id ->
            [level] level test
           *[other] { $attribute } test
        } with { $value } against { $target }.
    }
event-TableRolled = { $seat } rolls a { $result }.

## What happened: missions, Corruption, the end of heroes and of the game

event-MissionReceived = { $card } is now { $seat }'s mission.
event-MissionCompleted = The mission { $card } is completed by { $seat }.
event-MissionGained = { $seat } gains a completed mission.
event-CorruptionDrawn =
    { $card ->
        [nothing] { $seat } draws a Corruption card and keeps it facedown.
       *[other] { $activated ->
            [yes] { $seat } draws the Corruption card { $card }.
           *[no] { $seat } draws the Corruption card { $card } and keeps it facedown.
        }
    }
event-CorruptionTurned =
    { $activated ->
        [yes] { $card } is activated and in force for { $seat }.
       *[no] { $seat } turns { $card } facedown.
    }
event-Vanquished = { $seat } is vanquished.
event-Corrupted = { $seat } is corrupted: { $hero } falls to Chaos.
event-SeatEliminated = { $seat } is eliminated.
event-GameWon = { $seat } wins the game. { $sentence }

## What is asked: before the first turn

question-game-keep_sheet = which hero do you play? The others see your choice when all have chosen.
question-game-take_colour = take a board: choose its colour.
question-game-extra_turn = take your extra turn now?
question-game-go_on = this table has been playing by itself for 40 turns. Go on, or end the game with nobody winning?

## What is asked: movement

question-turn-use_portal = go through a portal before moving, or stay where you are.
question-movement-choose_target = instead of moving: which space are you placed on?
question-movement-roll_or_replace = roll for movement, or play a Power card for its value.
question-movement-move =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left: { $direction_id ->
        [nothing] choose a direction.
       *[other] use the movement box for 1 point, or move on.
    }
question-walking-choose_direction =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: in which direction?

## What is asked: exploration and engagement

question-exploration-choose_colour = this space has threat icons of several colours: which card do you draw next?
question-drawing_threats-choose_deck = from which Threat deck do you draw?
question-engagement-choose_event = which event is resolved first?
question-engagement-evade_enemy = evade an enemy, or fight all of them.
question-evading-evade_here = evade an enemy, or none.
question-engagement-choose_group = enemies with the same attribute fight together: whom do you fight next?
question-engagement-choose_encounter = which encounter is resolved next?
question-engagement-choose_box = carry out one of the text boxes of { $space }, or neither.
question-choose_next = several things happen now: which comes first?

## What is asked: battles and tests

question-battle-choose_type = with which attribute is this battle fought?
question-battle-declare_bonuses = { $attribute } battle: declare a bonus, or say that you are ready.
question-test-declare_bonuses =
    { $attribute_id ->
        [level] level test
       *[other] { $attribute } test
    } against { $target }: declare a bonus, or say that you are ready.
question-throw-before_roll = roll, or play a Power card in place of one of the dice.
question-throw-before_further_die = a six explodes: roll the extra die, or play a Power card in its place.
question-rerolling-choose_die = which die do you roll again? Dice are counted from the left.

## What is asked: experience

question-experience-spend_trophies =
    { $worth ->
        [0] spend trophies? Usually 6 trophy points make a level; any surplus is lost.
        [one] 1 trophy point so far: add another trophy, or finish.
       *[other] { $worth } trophy points so far: add another trophy, or finish.
    }
question-experience-manage_missions = exchange completed missions for a relic?
question-experience-discard_excess = discard cards above your limits, or others you do not want.

## What is asked: the Inner tier

question-jumping-pay_influence = pay influence to leap 1 space further?
question-jumping-pay_trophies = discard trophies to leap 1 space further?

## What is asked: cards and choices

question-spending_missions-choose_mission = choose the completed missions you spend; { $left } still to go.
question-discarding-discard_card =
    { $points ->
        [0] discard { $trait_id ->
            [nothing] { $what_id ->
                [power] Power cards
                [assets] assets
                [relics] relics
                [trophies] trophies
                [corruption] Corruption cards
               *[completed] completed missions
            }
           *[other] cards ({ $trait })
        }: { $done } of { $amount } so far{ $optional ->
            [yes] , and you may stop at any time.
           *[no] { "." }
        }
       *[other] discard trophies worth { $points } trophy points: { $worth } so far.
    }
question-selling-sell_card =
    { $what_id ->
        [trophies] sell trophies, 1 influence for each trophy point: { $worth } influence so far.
       *[assets] sell assets, { $price } influence for each: { $worth } influence so far.
    }
question-buying-buy_more =
    { $what_id ->
        [life] how much more Life do you buy, for 1 influence each?
       *[power] how many more Power cards do you buy, for 1 influence each?
    }
question-offering_wargear-take_wargear =
    { $free ->
        [0] buy Wargear at its price, or finish.
        [one] take 1 Wargear card without paying.
       *[other] take { $free } Wargear cards without paying.
    }
question-taking_relic-take_relic = which relic do you take? The other goes back into the deck.
question-receiving_missions-one_more_mission = draw one more Mission card?
question-receiving_missions-keep_mission = which mission do you keep? The others are discarded.
question-falling_to_chaos-new_hero = your hero has fallen to Chaos: go on with a new hero, or leave the game?
question-looking-top_or_bottom = the card you saw: does it stay on top of its deck, or go to the bottom?
question-moving_threat-place_card = where does { $card } go?
question-rolling_table-raise_die = the die shows { $result }: raise it by 1 for each influence you spend, or spend none.
question-may_do-may_do =
    { $influence ->
        [0] { $card }: use this effect?
       *[other] { $card }: pay { $influence } influence for this effect?
    }
question-choosing_option-choose_option = { $card }: choose one.
question-choosing_player-choose_player = { $card }: choose a player.
question-choosing_space-choose_space = { $card }: choose a space.
question-choosing_attribute-choose_attribute =
    { $amount ->
        [-2] which attribute falls by 2?
        [-1] which attribute falls by 1?
        [1] which attribute rises by 1?
       *[other] which attribute changes?
    }
question-choosing_asset-choose_asset =
    { $amount ->
        [one] which asset gets the charge?
       *[other] which asset gets the { $amount } charges?
    }

## Moments: somebody may answer

moment-turn-start = { $seat }'s turn begins: respond, or pass.
moment-turn-end = { $seat }'s turn ends: respond, or pass.
moment-turn-lost = { $seat } is about to lose a turn: respond, or pass.
moment-movement-start = { $seat }'s Movement phase begins: respond, or pass.
moment-movement-rolled = { $seat } has rolled for movement: respond, or pass.
moment-movement-end = { $seat }'s Movement phase ends: respond, or pass.
moment-exploration-start = { $seat }'s Exploration phase begins: respond, or pass.
moment-exploration-drawn = { $seat } has drawn { $subject }: respond, or pass.
moment-exploration-end = { $seat }'s Exploration phase ends: respond, or pass.
moment-engagement-start = { $seat }'s Engagement phase begins: respond, or pass.
moment-engagement-end = { $seat }'s Engagement phase ends: respond, or pass.
moment-experience-start = { $seat }'s Experience phase begins: respond, or pass.
moment-experience-end = { $seat }'s Experience phase ends: respond, or pass.
moment-battle-start = { $seat }'s battle begins: respond, or pass.
moment-battle-prepare = { $seat } prepares for the battle: respond, or pass.
moment-battle-enemy_rolled = the enemy has rolled against { $seat }: respond, or pass.
moment-battle-rolled = { $seat } has rolled in battle: respond, or pass.
moment-battle-values = { $seat }'s battle values are being counted: respond, or pass.
moment-battle-won = { $seat } has won the battle: respond, or pass.
moment-battle-lost = { $seat } has lost the battle: respond, or pass.
moment-battle-tied = { $seat }'s battle is tied: respond, or pass.
moment-battle-end = { $seat }'s battle is over: respond, or pass.
moment-test-start = { $seat } is about to make a test: respond, or pass.
moment-test-rolled = { $seat } has rolled for the test: respond, or pass.
moment-test-passed = { $seat } has passed the test: respond, or pass.
moment-test-failed = { $seat } has failed the test: respond, or pass.
moment-enemy-evaded = { $seat } has evaded an enemy: respond, or pass.
moment-event-resolved = { $seat } has resolved an event: respond, or pass.
moment-encounter-resolved = { $seat } has resolved an encounter: respond, or pass.
moment-box-carried_out = { $seat } has carried out a text box: respond, or pass.
moment-influence-added = { $seat } has raised the die with influence: respond, or pass.
moment-influence-gained = { $seat } has gained influence: respond, or pass.
moment-influence-spent = { $seat } has spent influence: respond, or pass.
moment-tier-entered = { $seat } has entered another tier: respond, or pass.
moment-life-lost = { $seat } has lost Life: respond, or pass.
moment-life-gained = { $seat } has gained Life: respond, or pass.
moment-vanquished = { $seat } has been vanquished: respond, or pass.
moment-corruption-drawn = { $seat } has drawn a Corruption card: respond, or pass.
moment-corruption-discarded = { $seat } has discarded a Corruption card: respond, or pass.
moment-corrupted = { $seat } has been corrupted: respond, or pass.
moment-level-gained = { $seat } has gained a level: respond, or pass.
moment-power-drawn = { $seat } has drawn Power cards: respond, or pass.
moment-power-played = { $seat } has played a Power card: respond, or pass.
moment-mission-received = { $seat } has a new mission: respond, or pass.
moment-mission-completed = { $seat } has completed a mission: respond, or pass.
moment-relic-gained = { $seat } has gained a relic: respond, or pass.
moment-asset-gained = { $seat } has gained an asset: respond, or pass.
moment-asset-discarded = { $seat } has discarded an asset: respond, or pass.
moment-trophy-gained = { $seat } has taken a trophy: respond, or pass.
moment-trophies-spent = { $seat } has spent trophies: respond, or pass.
moment-charge-spent = { $seat } has spent a charge: respond, or pass.
moment-any_time = { $seat } may respond now, or pass.

## Facts beside the board

fact-scenario = { "" }
fact-round =
    { $value ->
        [0] { "" }
       *[other] round { $value }
    }
fact-phase =
    { $value ->
        [movement] Movement phase
        [exploration] Exploration phase
        [engagement] Engagement phase
        [experience] Experience phase
       *[other] { "" }
    }
fact-turn = { "" }
fact-active = { "" }
fact-first = { "" }
fact-players = { "" }
fact-spaces = { "" }
fact-charges = { "" }
fact-tokens = { "" }
fact-counts = { "" }
fact-spent = { "" }
fact-evaded = { "" }
fact-clean_up = { "" }
fact-open =
    { $count ->
        [0] { "" }
       *[other] laid open: { $value }
    }
fact-gone = { "" }
fact-sheets_in_box = { "" }
fact-decks = { "" }
fact-going_on = { "" }

## What lies before a player

bin-eliminated = eliminated
bin-no_hero = no hero yet
bin-level = level { $count }
bin-dials = Strength { $strength }, Willpower { $willpower }, Cunning { $cunning }
bin-life = Life { $count }
bin-influence = influence { $count }
bin-power =
    { $count ->
        [one] 1 Power card
       *[other] { $count } Power cards
    }
bin-hand = hand: { $cards }
bin-trophy_points =
    { $count ->
        [one] 1 trophy point
       *[other] { $count } trophy points
    }
bin-completed =
    { $count ->
        [one] 1 completed mission
       *[other] { $count } completed missions
    }
bin-corruption =
    { $count ->
        [one] 1 Corruption card
       *[other] { $count } Corruption cards
    }
bin-mission = mission: { $card }
bin-assets = assets: { $cards }
bin-lying = loses the next turn
bin-space = at { $space }

## What an action brings, where it can be told beforehand

brings-price = { $count } influence
brings-free = without paying
brings-charges =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }
brings-more-turns = the game goes on
brings-the-end = the game ends, and nobody wins
left-charges =
    { $count ->
        [one] 1 charge left
       *[other] { $count } charges left
    }
brings-value = value { $count }
brings-points =
    { $count ->
        [one] 1 trophy point
       *[other] { $count } trophy points
    }
brings-enemy = { $card }, { $attribute } { $count }
brings-way = to { $space }
brings-dials = Strength { $strength }, Willpower { $willpower }, Cunning { $cunning }, Life { $life }

## Actions, as a button says them; `.head` names a group of them

action-KeepSheet = Play { $hero }
    .head = Play
action-TakeColour =
    Take the { $colour_id ->
        [grey] grey
        [brown] brown
        [green] green
       *[purple] purple
    } board
    .head = Take a board
action-Roll = Roll
    .head = Roll
action-PlayValue = Play { $card } for its value
    .head = Play a Power card for its value
action-Go =
    { $direction_id ->
        [clockwise] Go clockwise
       *[other] Go counter-clockwise
    }
    .head = Go
action-UseMovementBox = Use the movement box
    .head = Use the movement box
action-MoveOn = Move on
    .head = Move on
action-DrawFrom =
    Draw a { $deck_id ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } Threat card
    .head = Draw a Threat card
action-CarryOut = Carry out { $box }
    .head = Carry out a text box
action-EndPhase = Carry out neither
    .head = Carry out neither
action-Resolve = Resolve { $card }
    .head = Resolve
action-Fight =
    { $attribute_id ->
        [strength] Fight with Strength
        [willpower] Fight with Willpower
       *[cunning] Fight with Cunning
    }
    .head = Fight
action-Evade = Evade { $card }
    .head = Evade
action-Declare = Declare { $card }
    .head = Declare a bonus
action-Ready = Ready
    .head = Ready
action-RerollDie = Roll die { $number } again
    .head = Roll a die again
action-Use = Use { $card }
    .head = Use
action-PlayCard = Play { $card }
    .head = Play a Power card
action-Discard = Discard { $card }
    .head = Discard
action-DiscardUnread = Discard an unread mission
    .head = Discard unread
action-Done = Done
    .head = Done
action-Accept = Yes
    .head = Yes
action-Decline = No
    .head = No
action-ChooseOption = Choose: { $option }
    .head = Choose
action-ChooseAttribute =
    { $attribute_id ->
        [strength] Strength
        [willpower] Willpower
       *[cunning] Cunning
    }
    .head = Choose an attribute
action-PointAt = Choose { $player }
    .head = Choose a player
action-ChooseSpace = Choose { $space }
    .head = Choose a space
action-SpendInfluence =
    { $number ->
        [0] Spend no influence
       *[other] Spend { $number } influence
    }
    .head = Spend influence
action-SpendTrophy = Spend { $card }
    .head = Spend a trophy
action-TakeCard = Take { $card }
    .head = Take
action-KeepMission = Keep { $card }
    .head = Keep
action-LeaveOnTop =
    Leave the { $deck_id ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } card on top
    .head = Leave on top
action-PutToBottom =
    Put the { $deck_id ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } card on the bottom
    .head = Put on the bottom
action-ExchangeMissions = Exchange completed missions for a relic
    .head = Exchange missions
action-DrawMission = Draw the new mission first
    .head = Draw the new mission
action-TakeNewHero = Go on with a new hero
    .head = Go on with a new hero
action-GiveUp = Leave the game
    .head = Leave the game

## Seats, and words that no item bears

seat-alpha = Alpha
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
role-hero = Hero
word-random = A scenario drawn at random
word-scenario = the scenario sheet
word-strength = Strength
word-willpower = Willpower
word-cunning = Cunning
word-level = level
# Dice and piles of a real table, and options of cards.
word-die = die of the player
word-movement = movement die
word-enemy = the enemy's die
word-table = die of the text box
word-scenario_sheets = scenario sheets
word-character_sheets = character sheets
word-red = red Threat cards
word-blue = blue Threat cards
word-yellow = yellow Threat cards
word-power = Power cards
word-mission = Mission cards
word-corruption = Corruption cards
word-wargear = Wargear cards
word-relic = relics
word-ally = Ally
word-bargain = bargain
word-buy = buy
word-cleanse = cleanse
word-completed = completed mission
word-defy = defy
word-further = one space more
word-influence = influence
word-leave = leave
word-less = one less
word-life = Life
word-mine = your own die
word-more = one more
word-one = exactly 1 space
word-renounce = renounce
word-sell = sell
word-shorter = one space less
word-six = exactly 6 spaces
word-trophies = trophies
word-vehicle = Vehicle
# Text boxes of the board.
word-activate_the_portal = Activate the Portal
word-arsenal = Arsenal
word-asteroids = Asteroids
word-bombardment = Bombardment
word-breath_of_plague = Breath of Plague
word-crones = Crones
word-cross = Cross
word-daemons = Daemons
word-donate = Donate
word-enter_the_lair = Enter the Lair
word-fight_the_mutant = Fight the Mutant
word-foresight = Foresight
word-haunting = Haunting
word-heal = Heal
word-leap = Leap
word-lustful_whispers = Lustful Whispers
word-orders = Orders
word-prayer = Prayer
word-recharge = Recharge
word-recovery = Recovery
word-titan = Titan
word-training = Training
word-web_of_lies = Web of Lies
word-wrath_of_the_blood_god = Wrath of the Blood God
# Traits that an effect may ask for.
word-ork = Ork
word-tyranid = Tyranid
word-eldar = Eldar
word-heretic = Heretic
word-traitor = Traitor
word-daemon = Daemon
word-mutant = Mutant
word-dark_eldar = Dark Eldar
word-necron = Necron
word-tau = Tau
word-pirate = Pirate
word-beast = Beast
word-machine = Machine
word-psyker = Psyker
word-place = Place
word-stranger = Stranger
word-find = Find
word-weapon = Weapon
word-armour = Armour
word-equipment = Equipment

## How a game ends

ending-REL-SCN-06 = The victory condition of the scenario is met.
ending-REL-R-73 = Everybody else is out of the game.
ending-REL-ELM-03 = Every hero has fallen; nobody is left to win.
ending-REL-R-100 = The dice played on by themselves; the game ends, and nobody wins.

## What a table may choose

option-corrupted_at = When a hero is corrupted
    .six = at six Corruption cards
    .above_six = above six Corruption cards
option-activation_at_equality = Corruption is activated when its number equals the count
option-attribute_floor = How low an attribute can fall
    .start = to its start value
    .one = to 1
option-power_for_exploded_die = Power cards in place of dice
    .once = once in a roll
    .each = for each die
option-first_player = Who has the first turn
    .random = a random player
    .first_seat = the first seat
option-last_player = The last player left
    .plays_on = plays on
    .wins = wins
option-quick_start = Quick start: level 3, one Wargear card, easier Warp Rift
