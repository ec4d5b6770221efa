### DOOM 2016: what happened, what is asked, the facts beside the map, actions and words.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.


## What happened: rounds and activations

event-RoundBegan = Round { $round } begins.
event-RoundEnded = { "" }
event-InitiativeShuffled = The initiative deck is shuffled: { $marines } for marines, { $invaders } for the Invader.
event-InitiativeRevealed = Initiative: { $seat }.
event-InitiativeMoved =
    { $first ->
        [yes] An initiative card of { $card } goes on top of the deck.
       *[no] An initiative card of { $card } goes to the bottom of the deck.
    }
event-DemonsReadied = The demon cards are readied.
event-ClassTaken = { $seat } takes the class { $item }.
event-SquadTaken = { $seat } receives the squad card { $item }.
event-EventSetsTaken = Event sets in use: { $items }.
event-InvasionTaken =
    { $item ->
        [nothing] The Invader has chosen his invasion card.
       *[other] Invasion card: { $item }.
    }
event-ClassReadied = { "" }
event-CardExhausted = { $seat } exhausts { $item }.
event-MarineActivated = { $seat }'s activation.
event-MarineDone = { "" }
event-TypeActivated = The Invader activates: { $demon }.
event-NothingToActivate = The Invader has no demon type left to activate.
event-DemonActivated = { "" }

## What happened: figures and the map

event-FigurePlaced = { $figure } appears at { $space }.
run-FigurePlaced = Demons appear: { $list }.
item-FigurePlaced = { $figure } at { $space }
event-FigureMoved = { $figure } moves from { $from_space } to { $to_space }.
event-FigureRotated = { $figure } turns.
event-FigureDisplaced = { $figure } is displaced from { $from_space } to { $to_space }.
event-MarineTeleported = { $figure } teleports from { $from_space } to { $to_space }.
event-MarineRespawned = { $figure } is back, at { $space }.
event-TeleporterActivated = The teleporter at { $space } is active now.
event-DoorOpened = { $figure } opens door { $door }.
event-PointsGained =
    { $figure } gains { $amount ->
        [one] 1 movement point.
       *[other] { $amount } movement points.
    }
event-ItemGained = { $seat } takes { $item }.
event-GrenadePlaced = { $seat } throws { $item } to { $space }.
event-GrenadeRecovered = { $seat } has { $item } again.

## What happened: cards

event-CardPlayed = { $seat } plays { $card }.
event-AbilityUsed =
    { $figure ->
        [nothing] { $seat } uses { $ability }.
       *[other] { $figure } uses { $ability }.
    }
event-RuleApplied = { $ability } takes effect.
event-MarineSprinted = { $seat } discards { $card } and sprints.
event-CardDiscarded = { $seat } discards { $card }.
event-CardKept = { $seat } keeps { $card } in play.
event-CardDrawn =
    { $card ->
        [nothing] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-GloryDrawn =
    { $card ->
        [nothing] { $seat } gains a Glory Kill card.
       *[other] { $seat } gains the Glory Kill card { $card }.
    }
event-DeckReshuffled = The discard pile is shuffled into a new deck: { $deck }.

## What happened: attacks

event-AttackDeclared =
    { $cover ->
        [yes] { $attacker } attacks { $defender }, who is in cover.
       *[no] { $attacker } attacks { $defender }.
    }
event-DiceAdded =
    { $figure } rolls { $amount ->
        [one] 1 more { $colour_id } die.
       *[other] { $amount } more { $colour_id } dice.
    }
event-DieRemoved = { $figure } rolls one { $colour_id } die fewer.
event-AttackRolled = { $attacker } rolls { $faces }: damage { $damage }.
event-DiceRerolled = Rolled again, { $faces }: damage { $damage }.
event-DamageRolled = { $figure } rolls { $faces } for { $target }: damage { $damage }.
event-DefenceRevealed = { $figure } reveals { $card }.
event-NoDefence = { $figure } reveals no defence card.
event-DefenceReplaced = { $figure } discards { $card } in cover and reveals another card.
event-ShieldsGained =
    { $figure } gains { $amount ->
        [one] 1 shield.
       *[other] { $amount } shields.
    }
event-ShieldsLost =
    { $figure } loses { $amount ->
        [one] 1 shield.
       *[other] { $amount } shields.
    }
event-DamageAdded = { $figure } deals { $amount } more damage.
event-AttackDodged = { $figure } dodges.
event-AttackWarded = { $figure } wards off the attack.
event-AttackLapsed = { $attacker }'s attack comes to nothing.
event-DamageSuffered = { $figure } suffers { $amount } damage.
event-DamageHealed = { $figure } heals { $amount } damage.
event-FigureStunned = { $figure } is stunned.
event-StunEnded = { $figure } is no longer stunned.
event-GloryKilled = GLORY KILL: { $seat } tears { $figure } apart.
event-Telefragged = { $seat } telefrags { $figure }.
event-DemonKilled = { $figure } dies at { $space }.
event-DemonCardTurned = { "" }
event-MarineKilled = { $figure } is KILLED at { $space }.
event-KillTokens =
    The Invader gains { $amount ->
        [one] a kill token
       *[other] { $amount } kill tokens
    }. Total: { $total }.

## What happened: Argent Power, portals, tokens

event-ArgentGained = { $amount } Argent Power goes on { $place }.
event-ArgentSpent = { $amount } Argent Power leaves { $place }.
event-PortalTurned =
    { $face_up ->
        [yes] The { $level } portal at { $space } opens.
       *[no] The { $level } portal at { $space } is turned face-down.
    }
event-PortalGone = The { $level } portal at { $space } is gone.
event-Summoning = Demons are summoned from the { $level } portal at { $space }.
event-DemonsMissing = No { $demon } can be placed.
event-TokenPlaced = { $token } lies at { $space }.
event-TokenTaken = { $figure } carries { $token }.
event-TokenGone = { $token } at { $space } is gone.
event-CounterChanged = { $counter }: now { $total }.
event-EffectBegan =
    { $subject ->
        [nothing] { $source } takes effect.
       *[other] { $source } takes effect on { $subject }.
    }
event-EffectEnded = { $source } is over.
event-GameWon = { $sentence }

## What is asked

question-game-choose_class = choose your class.
question-game-choose_weapon = choose a starting weapon.
question-game-choose_event_set = choose an event set.
question-game-choose_invasion = choose your invasion card.
question-game-choose_leader = who takes the squad card?
question-game-choose_second = whose initiative card do you use as your second?
question-game-gain_argent = discard event cards for Argent Power, up to three, or go on.
question-game-choose_type = which demon type acts?
question-marine_activation-respawn = at which teleporter do you come back?
question-marine_activation-respawn_beside = somebody stands there: which space beside it?
question-marine_activation-act =
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
question-type_activation-choose_demon = which { $kind } acts next?
question-demon_activation-act =
    { $figure } has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
question-extra_movement-spend =
    { $figure } may move at once, { $points ->
        [one] 1 point left.
       *[other] { $points } points left.
    }
question-attack-remove_die = { $attacker } is stunned: which die is taken away?
question-attack-keep_card = { $defender } is in cover: keep { $card }, or reveal another card?
question-summoning-choose_portal = from which portal do you summon?
question-summoning-choose_group = which group comes?
question-summoning-place_demon = where does it appear? To place: { $waiting }.
question-summoning-place_argent = on which demon card does the Argent Power go?
question-summoning-move_argent = move Argent Power from the invasion card, or let it go.
question-picking_up-pick_up = you stand on an item: take it, or leave it.
question-ordering-order = several effects at once: which one comes next?
question-displacing-whom = who is displaced first?
question-displacing-where = where is { $next } displaced to?
question-dropping-drop = where does { $token } fall?
question-placing_argent-place_token =
    where does the Argent Power go? { $tokens ->
        [one] 1 token left.
       *[other] { $tokens } tokens left.
    }
question-choosing_figure-choose_figure = choose a figure.
question-choosing_space-choose_space = choose a space.
question-choosing_die-choose_die = choose a die to roll again.
question-discarding-discard_one =
    discard a card, { $count ->
        [one] 1 left.
       *[other] { $count } left.
    }

## Moments: somebody may answer

moment-attack-before = { $attacker } is about to attack { $defender }: answer, or pass.
moment-attack-declared = { $attacker } attacks { $defender }; the dice are not rolled yet: answer, or pass.
moment-attack-defending = { $defender } defends: damage { $damage }, shields { $shields }: answer, or pass.
moment-attack-attacking = { $attacker } attacks: damage { $damage }, shields { $shields }: answer, or pass.
moment-attack-after = { $attacker }'s attack on { $defender } is over: answer, or pass.
moment-activation-start = { $figure }'s activation begins: answer, or pass.
moment-activation-end = { $figure }'s activation is ending: answer, or pass.
moment-type-chosen = a demon type is activated: { $what }: answer, or pass.
moment-demon-start = { $figure } begins to act: answer, or pass.
moment-demon-end = { $figure } has acted: answer, or pass.
moment-marine-moved = { $figure } has entered { $space }: answer, or pass.
moment-demon-moved = { $figure } has moved: answer, or pass.
moment-marine-killed = { $figure } was killed: answer, or pass.
moment-demon-killed = { $figure } was killed: answer, or pass.
moment-glory_kill = { $figure } has made a Glory Kill: answer, or pass.
moment-door-opened = { $figure } has opened a door: answer, or pass.
moment-item-gained = { $figure } has taken { $what }: answer, or pass.
moment-summoned = demons were summoned: answer, or pass.
moment-setup = the set-up is over: answer, or pass.
moment-round-start = a round begins: answer, or pass.
moment-status-end = the Status Phase is ending: answer, or pass.
moment-between = between two activations: answer, or pass.
moment-round-end = the round is ending: answer, or pass.

## Facts beside the map

fact-round = round { $value }
fact-kills = KILL TOKENS { $value } of { $table_kills_needed }
fact-kills_needed = { "" }
fact-active = { "" }
fact-invasion = { "" }
fact-initiative = { $value ->
    [one] { $value } initiative card left
   *[other] { $value } initiative cards left
}
fact-argent = { "" }
fact-stored = { $value ->
    [0] { "" }
   *[other] Argent Power on the invasion card: { $value }
}
fact-hand_size = event cards in the Invader's hand: { $value }

## Actions, as a button says them; `.head` names a group of them

action-ChooseClass = Take the class { $item }
    .head = Take a class
action-ChooseWeapon = Take { $item }
    .head = Take a weapon
action-ChooseEventSet = Take the event set { $item }
    .head = Take an event set
action-ChooseInvasion = Take the invasion card { $item }
    .head = Take an invasion card
action-ChooseMarine = { $marine }
    .head = Name a marine
action-DiscardForArgent = Discard { $card } for Argent Power on { $place }
    .head = Discard for Argent Power
action-PlaceArgent = Argent Power on { $place }
    .head = Place Argent Power
action-ChoosePortal = Summon from { $space }
    .head = Summon
action-ChooseGroup = Summon group { $number }
    .head = Choose a group
action-PlaceDemon = Place it at { $space }
    .head = Place it
action-PlaceTurned = Place it turned at { $space }
    .head = Place it turned
action-ActivateType = Exhaust { $demon }
    .head = Activate a demon type
action-ActivateDemon = Activate { $figure }
    .head = Activate
action-Step = Step to { $space }
    .head = Step
action-Rotate = Turn to { $space }
    .head = Turn
action-Teleport = Teleport to { $space }
    .head = Teleport
action-Halt = Stop here and displace them
    .head = Stop here
action-OpenDoor = Open door { $door }
    .head = Open a door
action-DeclareAttack = Attack { $figure }
    .head = Attack
action-PlayCard = Play { $card }
    .head = Play a card
action-Sprint = Sprint, discarding { $card }
    .head = Sprint
action-UseAbility = Use { $ability }
    .head = Use an ability
action-GainItem = Take { $item }
    .head = Take an item
action-EndActivation = End the activation
    .head = End the activation
action-Respawn = Come back at { $space }
    .head = Come back
action-RemoveDie = Take away a { $colour_id } die
    .head = Take away a die
action-KeepCard = Keep the defence card
    .head = Keep the card
action-ReplaceCard = Reveal another defence card
    .head = Reveal another card
action-ChooseFigure = Choose { $figure }
    .head = Choose a figure
action-ChooseSpace = Choose { $space }
    .head = Choose a space
action-ChooseCard = Discard { $card }
    .head = Discard a card
action-ChooseEffect = { $ability } comes next
    .head = Order the effects
action-ChooseDie = Roll die { $number } again
    .head = Roll a die again
action-Done = No more
    .head = No more

## What lies before a seat

bin-dead = killed
bin-health = health { $left }/{ $most }
bin-stunned = stunned
bin-carries = carries { $what }
bin-cards = hand { $hand }, deck { $deck }
bin-glory = Glory Kill cards { $count }
bin-events = events { $hand }, deck { $deck }
bin-demon =
    { $exhausted ->
        [yes] { $demon } (exhausted, Argent Power { $argent })
       *[no] { $demon } (Argent Power { $argent })
    }

## What stands beside an action

beside-points = + { $points } movement points
beside-type =
    { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }{ $argent ->
        [0] { "" }
       *[other] , Argent Power { $argent }
    }
beside-argent-left = Argent Power left: { $left }.
beside-argent = { $amount } Argent Power
odds-attack =
    { $hit }% to damage, { $kill }% to kill, { $mean } on average{ $cover ->
        [yes] , in cover
       *[no] { "" }
    }
beside-speed = speed { $speed }
beside-range = range { $range }

## Seats, and words that no item bears

seat-alpha = Alpha
seat-bravo = Bravo
seat-charlie = Charlie
seat-delta = Delta
seat-invader = Invader
role-marine = Marine
role-invader = Invader
team-marines = Marines
team-invader = Invader
word-red = red
word-black = black
word-blue = blue
word-yellow = yellow
word-health = health pack
word-invasion = the invasion card
word-events = event deck
word-glory = Glory Kill deck
word-post = post
word-drone = drone
word-sample = sample
word-core = core
word-switch_1 = switch 1
word-switch_2 = switch 2
word-switch_3 = switch 3
word-switch_4 = switch 4
word-dents = dents
word-closed = portals closed
word-delivered = samples delivered
word-casts = casts
word-lamps = lamps
word-breaches = breaches
word-rounds_held = rounds held
word-exit = exit
word-reactor = reactor
word-gate = gate
word-furnace = furnace
word-lab = lab
word-first = first part
word-second = second part
word-third = third part
word-fury = Fury
word-hide = Hide
word-cunning = Cunning
word-swarm = Swarm
word-argent = Argent
word-torment = Torment
option-building = How decks are built
    .suggested = as the mission suggests
    .free = freely chosen
option-blocking_attacks = Attacks out of blocking terrain
    .out = a demon inside may attack
    .none = a demon inside may not attack
option-own_terrain = Difficult terrain under the defender
    .cover = gives cover
    .none = gives no cover
option-displaced_flyers = Flying demons that are displaced
    .fly = fly over terrain
    .walk = move like the others
option-returned_types = A type that is summoned again in the same round
    .exhausted = stays exhausted
    .ready = comes back ready
option-last_draw = At the end of an activation
    .discard_first = discard, then draw
    .draw_first = draw, then discard
option-reactions = Reactions in one's own activation
    .always = allowed
    .outside = not allowed
option-first_deck = The first action deck
    .shuffled = shuffled as a whole
    .set_by_set = sets lie one upon the other, the last chosen on top

## How a game ends

ending-D16-KIL-03 = The Invader has collected his kill tokens.
ending-D16-MIS-02 = The marines have reached their objective.
ending-D16-MIS-03 = The Invader has kept the marines from their objective.
