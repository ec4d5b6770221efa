### Relic: words on the board and beside it.

## The board

picture-tier-outer = Outer tier
picture-tier-middle = Middle tier
picture-tier-inner = Inner tier
picture-tier-centre = Scenario space
picture-area-hive_world = Hive World Vaulgast
picture-area-forge_world = Forge World Telios V
picture-area-death_world = Death World Morgaryth
picture-area-maiden_world = Maiden World Cerelica
picture-area-twilight_fringe = Twilight Fringe
picture-area-devastated_reaches = Devastated Reaches
picture-area-lost_front = Lost Front
picture-area-phantom_stars = Phantom Stars
picture-threat =
    { $colour ->
        [red] red Threat
        [blue] blue Threat
       *[yellow] yellow Threat
    }
picture-movement-box = Way to { $space }
picture-movement-box-text =
    { $needs ->
        [relic] With a relic you may spend 1 movement point to go to { $space }.
       *[other] You may spend 1 movement point to go to { $space }.
    }
picture-confrontation = Confrontation
picture-in-force = During the whole game
picture-objective =
    { $scenario ->
        [none] Be the first to master the scenario in the centre of the board.
       *[other] Be the first to master { $scenario } in the centre of the board.
    }

## Player boards

picture-strength = Strength
picture-willpower = Willpower
picture-cunning = Cunning
picture-level = Level
picture-life = Life
picture-influence = Influence
picture-power-cards = Power cards
picture-special-movement = moves in a special way next
picture-lying = loses a turn
picture-extra-turns = extra turns
picture-no-hero = No hero yet
picture-mission = Mission
picture-relics = Relics
picture-assets = Assets
picture-trophies = Trophies
picture-completed = Completed missions
picture-corruption = Corruption
picture-reward-strength = Strength +1
picture-reward-willpower = Willpower +1
picture-reward-cunning = Cunning +1
picture-reward-any = any attribute +1
picture-reward-life = Life +1
picture-reward-influence = influence +2
picture-reward-power = 1 Power card
picture-reward-mission = 1 completed mission
picture-charges =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }
picture-tokens-of =
    { $count ->
        [one] 1 token of { $seat }
       *[other] { $count } tokens of { $seat }
    }
picture-round = Round
picture-deck-corruption = Corruption deck
picture-deck-mission = Mission deck
picture-deck-power = Power deck
picture-deck-relic = Relic deck
picture-deck-red = Red Threats
picture-deck-blue = Blue Threats
picture-deck-yellow = Yellow Threats
picture-deck-wargear = Wargear deck
picture-decks-to-bottom =
    { $count ->
        [0] All stay on top
       *[other] To the bottom: { $decks }
    }

## Cards and components

picture-kind-event = Event
picture-kind-enemy = Enemy
picture-kind-encounter = Encounter
picture-kind-asset = Asset
picture-kind-power = Power card
picture-kind-mission = Mission
picture-kind-corruption = Corruption
picture-kind-relic = Relic
picture-kind-wargear = Wargear
picture-omen = Omen
picture-icons = Threat icons
picture-power-value = Power value
picture-cost = Cost
picture-activation = Activation
picture-charge-icons = Charges
picture-in-the-box = in the box
picture-limit-from =
    { $level ->
        [0] { $limit }
       *[other] { $limit } from level { $level }
    }
picture-asset-limit = Assets
picture-power-limit = Power limit
picture-start = Start
picture-levels = Levels
picture-beginner = For a first game

## Battles, tests, dice

picture-die = die
picture-bonus = Bonus
picture-your-dice = Dice
picture-enemy-die = Enemy die
picture-target = Target number
picture-battle-strength = Strength battle: { $enemy }
picture-battle-willpower = Willpower battle: { $enemy }
picture-battle-cunning = Cunning battle: { $enemy }
picture-battle-level = Battle by level: { $enemy }
picture-battle-step-1 = Prepare
picture-battle-step-2 = Enemy roll
picture-battle-step-3 = Battle roll
picture-battle-step-4 = Totals
picture-battle-step-5 = Result
picture-test-strength = Strength test { $target }
picture-test-willpower = Willpower test { $target }
picture-test-cunning = Cunning test { $target }
picture-test-level = Level test { $target }
picture-test-step-1 = Prepare
picture-test-step-2 = Roll
picture-test-step-3 = Result
picture-odds-won = win
picture-odds-tied = tie
picture-odds-lost = lose
picture-odds-passed = pass
picture-odds-failed = fail
picture-odds-without-bonuses = Without bonuses and Power cards.
picture-outcome-won = Victory
picture-outcome-tied = A tie
picture-outcome-lost = Defeat
picture-outcome-passed = Passed
picture-outcome-failed = Failed
picture-rolls = { $figure } rolls
picture-result = Result { $total }
picture-moves = { $figure } moves
picture-points-left =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }

## What is going on

picture-turn-of = { $seat }'s turn
picture-phase-movement = Movement phase
picture-phase-exploration = Exploration phase
picture-phase-engagement = Engagement phase
picture-phase-experience = Experience phase
picture-gains-influence = +{ $amount } influence
picture-spends-influence = −{ $amount } influence
picture-reaches-level = level { $level }
picture-vanquished = vanquished
picture-corrupted = corrupted
picture-mission-completed = mission completed

## The board in sentences

picture-heading =
    { $scenario ->
        [none] The heroes are being chosen.
       *[other] { $scenario }, round { $round }{ $seat ->
            [none] .
           *[other] , { $seat }'s turn.
        }
    }
picture-hero =
    { $seat } plays { $hero }, { $space ->
        [none] off the board
       *[other] on { $space }
    }: level { $level }, Strength { $strength }, Willpower { $willpower }, Cunning { $cunning }, Life { $life }, influence { $influence }.
picture-seat-out = { $seat } is out of the game.
picture-seat-waits = { $seat } has no hero yet.
picture-lying-on = On { $space }: { $cards }.

## Overlays and ways

picture-overlay-reach = Where { $hero } can be after the next die
picture-overlay-threat =
    { $count ->
        [0] One die brings nobody to { $space }
        [one] One die may bring 1 hero to { $space }
       *[other] One die may bring { $count } heroes to { $space }
    }
