### DOOM 2016: words on the board and beside it.


## The board

picture-door = door { $door }
picture-portal-open =
    { $level ->
        [blue] open blue portal
        [yellow] open yellow portal
       *[red] open red portal
    }
picture-portal-closed =
    { $level ->
        [blue] blue portal, face-down
        [yellow] yellow portal, face-down
       *[red] red portal, face-down
    }
picture-portal-level =
    { $level ->
        [blue] Blue portal
        [yellow] Yellow portal
       *[red] Red portal
    }
picture-teleporter-active = active teleporter
picture-teleporter-idle = teleporter, not active yet
picture-line-blocking = blocking line
picture-line-impassable = impassable line
picture-line-difficult = difficult line
picture-terrain-blocking = blocking terrain: nobody enters, nobody sees through
picture-terrain-impassable = impassable terrain: nobody walks in, everybody sees across
picture-terrain-difficult = difficult terrain: one more movement point, and cover
picture-grenade-of = { $grenade } of { $seat }

## Figures and panels

picture-health = health
picture-stunned = stunned
picture-staggered = staggered: a marine who enters its space makes a Glory Kill
picture-carries = carries: { $what }
picture-hand = hand
picture-deck = deck
picture-deck-of = { $seat }: action deck
picture-events-deck = Event deck
picture-glory-deck = Glory Kill deck
picture-event-deck = event deck
picture-event-set = event set
picture-fallen = killed, comes back at a teleporter
picture-points = movement points
picture-mains = main actions
picture-kills = kill tokens
picture-argent-stored = stored Argent
picture-argent-power = Argent Power
picture-exhausted = exhausted
picture-area-class = class and squad
picture-area-play = played
picture-area-glory = Glory Kill cards
picture-area-demons = demon cards
picture-area-invasion = invasion card
picture-area-mission = objective and threat
picture-initiative = Initiative
picture-round = Round
picture-tokens-gone = { $token }: done
picture-killed-of = { $demon }: killed
picture-demons-killed = demons killed
picture-invader-goal = Gather { $kills } kill tokens, or outlast the marines. Their objective: { $goal }
picture-tokens-gone-post = posts switched on

## What the marines are after, in few words; the whole text stands on the objective card

picture-goal-boss = Kill the Cyberdemon.
picture-goal-checkpoints = Switch on all posts: stand on one and use a bonus action, once per activation.
picture-goal-collapse = Bring every marine to the exit before the end of round 12. The hall collapses behind you in rounds 3, 6 and 9.
picture-goal-defend = Hold the gate for 7 rounds. Every demon in it at the end of a round is a breach; at 6 breaches it is lost.
picture-goal-escort = Bring the drone to the exit: it rolls at the end of a round while a marine is within 2 spaces. At 5 dents it is lost.
picture-goal-hold = Outnumber the demons in the furnace at the end of a round, four times before the end of round 12.
picture-goal-hunt = Kill both Barons of Hell.
picture-goal-portals = Close 4 portals before the end of round 12, each with a main action beside it.
picture-goal-samples = Carry 4 samples to the lab, one at a time.
picture-goal-sequence = Throw the four switches in order, each with a bonus action on its space.
picture-goal-siege = Break the siege: kill enough demons.
picture-goal-steal = Take the core and carry it to the exit.

## Cards

picture-kind-main = Main action
picture-kind-bonus = Bonus action
picture-kind-reaction = Reaction
picture-kind-event = Event
picture-kind-glory = Glory Kill
picture-kind-class = Class
picture-kind-squad = Squad
picture-kind-demon = Demon
picture-kind-invasion = Invasion
picture-kind-threat = Threat
picture-kind-objective = Objective
picture-kind-starting = Starting weapon
picture-kind-found = Found on the map
picture-kind-grenade = Grenade
picture-value-speed = speed
picture-value-range = range
picture-value-dice = dice
picture-value-health = health
picture-value-stagger = stagger
picture-value-hand = hand
picture-value-sprint = Sprint
picture-trait-flying = Flying
picture-trait-toughness = Toughness
picture-size = { $columns } × { $rows }
picture-as-defence = As a defence
picture-shields =
    { $amount ->
        [one] 1 shield
       *[other] { $amount } shields
    }
picture-dodge = dodge
picture-special-defence = special defence
picture-no-defence = nothing
picture-heals = heals when gained
picture-kills-needed = kill tokens with 1, 2, 3, 4 marines
picture-faces = faces
picture-in-the-box = in the box
picture-or = or

## What is going on

picture-set-up = Set-up
picture-status-phase = Status Phase
picture-turn-of = { $seat }'s activation
picture-type-acts = { $demon }: the demons act
picture-acts = { $figure } acts
picture-moves = { $figure } moves
picture-displacing = { $figure } pushes others aside
picture-summoning = The Invader summons
picture-left-marine =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }, { $mains ->
        [one] 1 main action
       *[other] { $mains } main actions
    } and { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
picture-left-demon =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
picture-left-points =
    { $points ->
        [one] 1 movement point left.
       *[other] { $points } movement points left.
    }
picture-attack = { $attacker } attacks { $defender }
picture-in-cover = { $figure } is in cover.
picture-attack-stands = Damage { $damage } against shields { $shields }.
picture-attack-card = Defence card: { $card }.
picture-roll = { $attacker } rolls
picture-roll-total = Damage { $damage }, shields { $shields }

## Sight, ways and odds

picture-cover-figures = { $defender } is in cover: the line from { $attacker } crosses { $bodies }.
picture-cover-rough = { $defender } is in cover: the line from { $attacker } crosses difficult terrain.
picture-cover-broken = { $defender } is in cover: { $attacker } does not see all of { $defender }.
picture-cover-helps = In cover, the defence card may be replaced once.
picture-ignores-cover = This attack ignores cover.
picture-card-unknown = The defence card is any that nobody has seen.
picture-rolls = Rolls { $dice }.
picture-stunned-attacker = Stunned: one die less.
picture-stunned-defender = Stunned: no defence card.
picture-chance-staggers = staggers
picture-route-glory = Glory Kill: { $figure }
picture-route-displaces = { $figure } is displaced.
picture-plan-glory = Glory Kill
picture-plan-glory-with = Glory Kill with { $means }
picture-sprint-with = Sprint, discarding { $card }
picture-overlay-sight = What { $figure } sees
picture-overlay-reach = Where { $figure } can go, and whom it could attack
picture-overlay-threat =
    { $count ->
        [0] Nobody could attack { $place } next turn
        [one] 1 enemy could attack { $place } next turn
       *[other] { $count } enemies could attack { $place } next turn
    }

## What rises from the board

picture-turns = turns
picture-glory-kill = GLORY KILL
picture-telefrag = TELEFRAG
picture-points-gained = + { $amount } movement
picture-cover = in cover
picture-cover-used = another card
picture-dice-added =
    { $colour ->
        [black] + { $amount } black
       *[red] + { $amount } red
    }
picture-shields-gained =
    { $amount ->
        [one] + 1 shield
       *[other] + { $amount } shields
    }
picture-shields-lost =
    { $amount ->
        [one] − 1 shield
       *[other] − { $amount } shields
    }
picture-damage-added = + { $amount } damage
picture-dodged = dodged
picture-warded = no damage
picture-portal-opens = the portal opens
picture-portal-closes = the portal closes
picture-portal-gone = the portal is gone
picture-summons = demons are summoned
picture-missing = No { $demon } is left
picture-gains = { $what }
picture-token-gone = { $token }: done
picture-kill-token = Kill token { $total }
picture-argent-gained = + { $amount } Argent Power: { $card }
picture-argent-spent = − { $amount } Argent Power: { $card }
picture-sprints = Sprint
picture-round-begins = Round { $round }
picture-initiative-of = Initiative: { $seat }

## The board in sentences

picture-heading =
    { $seat ->
        [none] Round { $round }. Kill tokens: { $kills } of { $needed }.
       *[other] Round { $round }, { $seat } acts. Kill tokens: { $kills } of { $needed }.
    }
picture-figure = { $figure } has { $health } of { $most } health.
picture-bears = It bears: { $what }.
picture-crowd = Demons: { $figures }.
picture-doors-closed =
    { $count ->
        [one] Closed: door { $doors }.
       *[other] Closed: doors { $doors }.
    }
picture-thing-at = { $thing } at { $place }
picture-lying = On the map: { $things }.
