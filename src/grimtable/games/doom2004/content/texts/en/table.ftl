### DOOM 2004: what happened, what is asked, the facts beside the map and the notes beside actions.
### A field of an event or of what is going on is `$field`; its plain id is `$field_id`.
### A message of nothing but an empty text is not shown.

## What happened: turns

event-RoundBegan = Round { $round } begins.
event-TurnBegan = { $seat }'s turn.
event-TurnEnded = { "" }
event-ActionAnnounced =
    { $marine } announces { $action }{ $adrenaline ->
        [0] { "." }
        [one] {" "}with 1 adrenaline.
       *[other] {" "}with { $adrenaline } adrenaline.
    }

## What happened: figures

event-MarinePlaced = { $marine } stands at { $space }.
event-MarineRespawned = { $marine } is back, at { $space }.
event-FigureMoved = { $figure } moves from { $from_space } to { $to_space }.
event-MarineTeleported = { $marine } teleports from { $from_space } to { $to_space }.
event-DuctUsed = { $figure } crawls through the ducts from { $from_space } to { $to_space }.
event-FigurePushed = { $figure } is pushed from { $from_space } to { $to_space }.
event-FigurePutBack = { $figure } cannot stay there and goes back to { $space }.
event-MarineLeft = { $marine } leaves the board through the exit.
event-MovementLost =
    { $figure } loses { $points ->
        [one] 1 movement point.
       *[other] { $points } movement points.
    }
event-InvaderPlaced = { $figure } appears at { $space }.
run-InvaderPlaced = Figures appear: { $list }.
item-InvaderPlaced = { $figure } at { $space }
event-FiguresSwapped = Pool: { $number } × { $kind } ({ $colour }) instead of { $instead }.
event-PoolFixed =
    { $swapped ->
        [0] The pool is fixed: no figures of the new species play.
        [one] The pool is fixed: 1 figure of a new species plays.
       *[other] The pool is fixed: { $swapped } figures of new species play.
    }
event-InvaderRecycled = { $figure } is taken off the board to be used again.
event-InvaderActivated = { "" }

## What happened: doors, tokens, orders

event-DoorOpened = Door { $door } opens.
event-DoorClosed = Door { $door } closes.
event-FigureCrushed = { $figure } is crushed by the closing door { $door }.
event-DoorDestroyed = Door { $door } is destroyed.
event-DoorsUnlocked = The { $colour_id } key is found: { $colour_id } security doors now open like any other.
event-TokenTaken = { $marine } takes { $token } at { $space }.
event-TokenGained = { $marine } gains { $token }.
event-TokenSpent = { $marine } gives up { $token }.
event-ImprovementBought = { $marine } buys { $thing } for { $cost } kill points; { $left } left.
event-WeaponBroke = { $weapon } breaks in { $marine }'s hands.
event-RuleUsed = { $what }: { $text }
event-EncounterRolledAgain = { $marine } rolls again: a { $rolled }.
event-BlastSpread =
    { $figures ->
        [nothing] Something blows up at { $space }; nobody is near enough.
       *[other] Something blows up at { $space } and hurts { $figures }.
    }
event-TokenDropped = { $token } is now at { $space }.
event-TokenHandedOver = { $marine } hands { $token } to { $to }.
event-AmmoSpent = { $marine } spends one of his { $ammo }; { $left } left.
event-JetsTurned = The flame jets switch: { $lit } on, the others off.
event-JetBurned = { $figure } is burned by a flame jet.
event-AirPaid = { $marine } uses up { $token }; { $left } left.
event-PricePaid = { $marine } pays { $amount } { $token }; { $left } left.
event-TokensGathered = { $marine } gains { $amount } { $token }; { $held } now.
event-TokensLost = { $marine } loses { $amount } { $token }.
event-BotActivated = { $marine } activates { $figure }.
event-BotDestroyed = { $figure } is destroyed.
event-MarineCardPicked = { $marine } picks { $card }.
event-MarineCardReturned = { $marine } gives back { $card }.
event-CardsTraded = { $marine } gives { $other } { $card } for { $wanted }.
event-AirMissed = { $marine } has no air.
event-OrderPlaced = { $marine } places { $order }.
event-OrderRemoved = { $marine }'s { $order } is over.
event-TokenFaded =
    { $ended ->
        [yes] { $marine }: { $token } is over.
       *[no] { $marine }: { $token } lasts.
    }

## What happened: attacks

event-AttackDeclared =
    { $attacker } attacks { $on ->
        [nothing] { $space }
       *[other] { $on }
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }{ $weapon_id ->
        [nothing] { "." }
       *[other] {": "}{ $weapon }.
    }
event-AttackWithdrawn = { $attacker }'s attack is no longer possible; it does not count as used.
event-DiceRolled =
    { $again ->
        [nothing] { $attacker } rolls range { $range } and damage { $damage }: { $rolled }.
       *[other] Rolled again: { $again }. Now range { $range } and damage { $damage }: { $rolled }.
    }
event-RerollCancelled = Aimed and dodged: nobody rolls again.
event-AttackHit =
    { $attacker } hits { $on ->
        [nothing] { $space }
       *[other] { $on }
    } for { $damage } damage.
event-AttackMissed =
    { $because_id ->
        [range] { $attacker }'s attack falls short of { $on ->
            [nothing] { $space }
           *[other] { $on }
        }.
       *[other] { $attacker } misses { $on ->
            [nothing] { $space }
           *[other] { $on }
        }.
    }
event-AttackScattered =
    { $space ->
        [-1] It scatters ({ $scatter }) and has no effect.
       *[other] It scatters ({ $scatter }) and lands on { $space }.
    }
event-WoundsSuffered =
    { $figure } suffers { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }{ $cause_id ->
        [nothing] {""}
       *[other] {" ("}{ $cause })
    }.
event-WoundsHealed =
    { $figure } heals { $amount ->
        [one] 1 wound.
       *[other] { $amount } wounds.
    }
event-InvaderKilled = { $figure } dies at { $space }.
event-MarineFragged = { $marine } is FRAGGED at { $space }.
event-FragScored =
    { $points ->
        [one] A frag point for the Invader ({ $because }). Total: { $total }.
       *[other] { $points } frag points for the Invader ({ $because }). Total: { $total }.
    }
event-BarrelExploded = The barrel at { $space } explodes.

## What happened: cards

event-CardDrawn =
    { $card ->
        [nothing] The Invader draws a card.
       *[other] The Invader draws { $card }.
    }
event-CardDiscarded = { "" }
event-EventPlayed = The Invader plays { $card }.
event-EventCancelled = { $by } cancels { $card }.
event-EffectBegan =
    { $subject ->
        [nothing] { $source } takes effect.
       *[other] { $source } takes effect on { $subject }.
    }
event-SkillUsed = { $marine } uses { $card }.
event-SpawnPlayed = The Invader plays { $card }.
event-DeckReshuffled = The Invader deck is reshuffled: { $cards } cards.

## What happened: the scenario

event-AreaDiscovered = { $area } comes into view. { $text }
event-EncounterMet =
    { $rolled ->
        [0] { $marine }: { $text }
       *[other] { $marine } rolls a { $rolled }: { $text }
    }
event-Told = { $text }
event-CounterChanged = { $flag }: now { $value }.
event-GameWon = { $sentence }

## What is asked: Marines

question-marine_turn-respawn = where do you come back? Every space the rules allow is offered.
question-marine_turn-breathe = you end your turn without air: use up a tank, or suffer 2 wounds?
question-marine_turn-announce = announce your action.
question-marine_turn-act =
    { $points ->
        [0] no movement
        [one] 1 movement point
       *[other] { $points } movement points
    } { $ready ->
        [yes] OR
       *[no] and
    } { $attacks ->
        [0] no attack
        [one] 1 attack
       *[other] { $attacks } attacks
    } left{ $order_left ->
        [yes] , and an order to place.
       *[no] { "." }
    }
question-attack-aim = use your Aim for this roll, or keep it?
question-attack-reroll = { $attacker }'s roll: which dice do you roll again? Choosing none keeps the roll.
question-attack-explode = which barrel explodes next?
question-attack-push = where is the victim pushed?
question-attack-carry_on = the shot goes through: carry it on to the next space with one die less, or stop.
question-bots_turn-choose_bot = which bot acts first?
question-bot_turn-act = what does your bot do?
question-game-next_marine = which Marine goes next?
question-drafting-pick = which card do you pick?
question-giving_back-give_back = which card do you give back?
question-trading-offer = do you want to trade a card?
question-trading-answer = do you take this trade?
question-handing-receive = { $giver } hands you { $token }: take it?

## What is asked: the Invader

question-invader_turn-discard = too many cards: discard one.
question-invader_turn-spawn = play a spawn card, or spawn nothing.
question-invader_turn-activate = activate the next invader, or end the turn.
question-activation-act =
    { $figure } has { $points ->
        [0] no movement
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $attacks ->
        [0] no attack
        [one] 1 attack
       *[other] { $attacks } attacks
    } left.
question-activating_some-choose_invader = choose an invader to act now ({ $left } left), or stop here.
question-summoning-summon = choose what appears, or do without.
question-improving-buy = buy something for the next scenario, or go on.
question-summoning-recycle = no figure is left in the box: take one from the board.
question-summoning-place = where does { $kinds } appear?
question-spawning-recycle = no figure is left in the box: take one from the board and place it again, or do without.
question-spawning-place = where does it appear? Still to place: { $kinds }. No Marine may see the space.
question-choosing_pool-swap = which invaders play in this game? Swap figures for their equivalents, or fix the pool as it is.
question-spawning-species = which species comes? To place: { $kinds }.
question-sending-species = which species comes? To place: { $kinds }.
question-discovering-species = which species waits in { $area }?
question-discovering-recycle = no figure is left in the box for { $area }: use one from the board, or leave it out.
question-choosing_figures-choose_figure = { $name }: choose a figure, { $left } left.
question-choosing_space-choose_space = { $name }: choose a space.
question-choosing_door-choose_door = { $name }: choose a door.
question-choosing_order-choose_order = { $name }: choose an order for { $marine }, or none.

## Moments: somebody may answer

moment-before_marine_turn = { $seat }'s turn is about to begin: respond, or pass.
moment-action_announced = { $seat } has announced { $action }: respond, or pass.
moment-came_adjacent = { $seat } has moved next to a watching invader: attack at once, or pass.
moment-marine_moved = { $seat } has moved: respond, or pass.
moment-door_opened = { $seat } has opened a door: respond, or pass.
moment-points_spent = { $seat } has spent movement points: respond, or pass.
moment-token_taken = { $seat } has taken { $took }: respond, or pass.
moment-marine_turn_ended = the turn of { $seat } is ending: respond, or pass.
moment-before_draw = the Invader is about to draw: respond, or pass.
moment-after_draw = the Invader has drawn: respond, or pass.
moment-invader_turn_began = the Invader's turn has begun: respond, or pass.
moment-invaders_spawned = new invaders have appeared: respond, or pass.
moment-before_activation = the Invader is about to activate the next figure: respond, or pass.
moment-invader_moved = { $figure } has moved: respond, or pass.
moment-attack_declared =
    { $attacker } attacks { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    }: respond before the dice are rolled, or pass.
moment-attack_rolled =
    { $attacker } has rolled against { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    }: respond, or pass.
moment-roll_final =
    { $attacker }'s roll against { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } stands: respond, or pass.
moment-damage_known =
    { $attacker } hits for { $damage } damage: respond before wounds are dealt, or pass.
moment-attack_resolved =
    { $attacker }'s attack on { $aimed_at ->
        [nothing] { $space }
       *[other] { $aimed_at }
    } is over: respond, or pass.
moment-area_discovered = { $area } has been discovered: respond, or pass.
moment-spawn_declined = no spawn card this turn: use what the scenario offers, or pass.
moment-encounter_rolled = the encounter die shows { $block }: respond, or pass.
moment-event_played = { $name } has been played: respond, or pass.

## Facts beside the map

fact-round = round { $value }
fact-rounds =
    { $value ->
        [0] { "" }
       *[other] last round { $value }
    }
fact-frags =
    { $table_frag_limit ->
        [0] { "" }
       *[other] FRAGS { $value } of { $table_frag_limit }
    }
fact-frag_limit = { "" }
fact-goal = Goal: { $value }
fact-keys =
    { $count ->
        [0] { "" }
        [one] { $value } key found
       *[other] { $value } keys found
    }
fact-north =
    { $value ->
        [up] { "" }
       *[other] north is { $value }
    }
fact-active = { "" }
fact-spaces = { "" }
fact-areas = { "" }
fact-marines = { "" }
fact-invaders = { "" }
fact-doors = { "" }
fact-tokens = { "" }
fact-barrels = { "" }
fact-encounters = { "" }
fact-obstacles = { "" }
fact-damaging = { "" }
fact-jets = { "" }
fact-airless = { "" }
fact-teleporters = { "" }
fact-teleporter_counts = { "" }
fact-ducts = { "" }
fact-exits = { "" }
fact-supply = { "" }
fact-flags = { "" }
fact-hand = { "" }
fact-hand_size = { "" }
fact-deck = { "" }
fact-playing = { "" }
fact-marine_deck = { "" }
fact-going_on = { "" }

## Notes beside actions

note-Announce-sprint = up to 8 movement points, no attack
note-Announce-attack = up to 2 attacks, no movement
note-Announce-advance = up to 4 movement points and 1 attack
note-Announce-ready = up to 4 movement points or 1 attack, and an order
note-PlaceOrder-aim = roll dice of an attack again; lasts until used, wounded or moved
note-PlaceOrder-guard = attack in an enemy's turn, whenever you like
note-PlaceOrder-dodge = until your next turn: you choose dice of attacks on you to be rolled again
note-PlaceOrder-heal = until your next turn: 1 wound back, for you or a neighbour
# Marines lose wound tokens, invaders collect them (D04-DMG-07, D04-DMG-09).
note-wounds =
    { $owner ->
        [invader] { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }
       *[other] { $wounds ->
            [one] 1 wound left
           *[other] { $wounds } wounds left
        }
    }

## The bin of a seat, and what the table counts

bin-hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bin-deck = deck { $count }
bin-left = has left the board
bin-fragged = FRAGGED
bin-wounds = wounds { $count }
bin-armor = armor { $count }
bin-ammo = { $ammo } { $count }
bin-order = order { $order }
bin-token = { $token } { $count }
bin-lasting =
    { $token } ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    })
door-closes-itself = { $kind } { $door } is open until the end of the turn
door-locked = door { $door } needs the { $key } key
roll-miss = MISS
roll-now = ROLL { $dice } (range { $reach }, damage { $damage })
die-yellow = yellow
die-red = red
die-green = green
die-blue = blue

## Odds

odds-hit = hit { $chance }
odds-out_of_reach = out of reach
odds-kill = kill { $chance }
odds-wounds = wounds { $mean } of { $most }
odds-ammo = ammo { $chance }
odds-on_one =
    { $side ->
        [enemy] { $name }: { $odds }
       *[other] BUT { $name }: { $odds }
    }

## Actions, as a button says them; `.head` names a group of them

action-Announce =
    { $action_id ->
        [sprint] Sprint
        [attack] Attack
        [advance] Advance
       *[ready] Ready
    }
    .head = Announce
action-AnnounceBoosted =
    { $action_id ->
        [sprint] Sprint
        [attack] Attack
        [advance] Advance
       *[ready] Ready
    } with { $adrenaline } adrenaline
    .head = Announce with adrenaline
action-Respawn = Come back at { $space }
    .head = Come back
action-Step = Step to { $space }
    .head = Step
action-Slide =
    Slide to { $space }, { $lie_id ->
        [east-west] lying east to west
       *[north-south] lying north to south
    }
    .head = Slide
action-Teleport =
    { $target ->
        [nothing] Teleport to { $space }
       *[other] Teleport to { $space } and telefrag { $target }
    }
    .head = Teleport
action-TeleportBlind = Teleport to the unknown { $colour_id } pad
    .head = Teleport
action-UseDuct = Crawl through the ducts to { $space }
    .head = Crawl through the ducts
action-WorkDoor = Open or close door { $door }
    .head = Open or close a door
action-HandOver = Hand { $token } to { $marine }
    .head = Hand over { $token }
action-Accept = Take it
    .head = Take it
action-Refuse = Leave it
    .head = Leave it
action-Take = Take { $token }
    .head = Take
action-PlaceOrder = Place { $order }
    .head = Place an order
action-Heal = Heal { $marine }
    .head = Heal
action-Fire =
    { $weapon_id ->
        [fist] Punch
        [chainsaw] Saw
        [grenade] Throw a grenade at
       *[other] Fire the { $weapon } at
    } { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head =
        { $weapon_id ->
            [fist] Punch
            [chainsaw] Saw
            [grenade] Throw a grenade
           *[other] Fire the { $weapon }
        }
action-Attack =
    { $target ->
        [nothing] Attack { $space }
       *[other] Attack { $target } ({ $space })
    }
    .head = Attack
action-Interrupt =
    Interrupt with the { $weapon }: { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    }
    .head = Interrupt with the { $weapon }
action-Watch = Attack at once with { $figure }
    .head = Attack at once
action-PayAir = Use up { $token }
    .head = Use up a tank
action-HoldBreath = Keep the tanks: 2 wounds
    .head = Keep the tanks
action-EndMovement = End your movement here
    .head = End your movement
action-Leave = Leave the board through the exit
    .head = Leave the board
action-EndTurn = End the turn
    .head = End the turn
action-UseAim = Use your Aim
    .head = Use your Aim
action-KeepAim = Keep your Aim
    .head = Keep your Aim
action-Reroll =
    { $dice ->
        [nothing] Keep the roll
       *[other] Roll again: { $dice }
    }
    .head = Roll again
action-CarryOn =
    Carry on to { $target ->
        [nothing] { $space }
       *[other] { $target } ({ $space })
    } without the { $die_id } die
    .head = Carry on without the { $die_id } die
action-StopHere = Stop here
    .head = Stop here
action-Push = Push the victim to { $space }
    .head = Push
action-NoPush = Do not push
    .head = Do not push
action-Explode = Blow up the barrel at { $space }
    .head = Blow up a barrel
action-PlayEvent = Play { $card }
    .head = Play a card
action-Buy = Buy: { $thing }
    .head = Buy something
action-UseRule = Use { $rule }
    .head = Use a rule of the scenario
action-SpendToken = Give up { $token }
    .head = Give up a token
action-Summon = Place: { $kind }
    .head = Place a figure
action-NextMarine = Let { $marine } go next
    .head = Say who goes next
action-Pick = Pick { $card }
    .head = Pick a Marine card
action-GiveBack = Give back { $card }
    .head = Give back a Marine card
action-OfferTrade = Trade { $card } for { $wanted }
    .head = Offer a trade
action-UseSkill = Use { $card }
    .head = Use a skill
action-ChooseFigure = Choose { $figure }
    .head = Choose a figure
action-ChooseSpace = Choose { $space }
    .head = Choose a space
action-ChooseDoor = Choose door { $door }
    .head = Choose a door
action-NoMore = No more
    .head = No more
action-DiscardCard = Discard { $card }
    .head = Discard a card
action-PlaySpawn =
    { $group ->
        [1] Spawn with { $card }
       *[other] Spawn with { $card }, second group
    }
    .head = Spawn
action-NoSpawn = Spawn nothing
    .head = Spawn nothing
action-Place =
    Place it at { $space }{ $lie_id ->
        [east-west] , lying east to west
       *[north-south] { "" }
    }
    .head = Place it
action-Send = Send { $kind }
    .head = Choose a species
action-FixPool = Play with the pool as it is
    .head = Fix the pool
action-SwapHalf = Swap half of every species and fix the pool
    .head = Swap half
action-SwapEverything = Swap everything and fix the pool
    .head = Swap everything
action-SwapKind = Swap in all figures of { $kind }
    .head = Swap in a species
action-SwapFigures = Swap in { $number } × { $kind } ({ $colour })
    .head = Swap in figures
action-Recycle = Use { $figure } again
    .head = Use a figure again
action-Forgo = Do without this figure
    .head = Do without this figure
action-Activate = Activate { $figure }
    .head = Activate
action-EndActivation = Done with this figure
    .head = Done with this figure

## Seats, and words that no item bears

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-invader = Invader
role-Marine = Marine
role-Invader = Invader
team-marines = Marines
team-invader = Invader
word-invader_deck = Invader cards
word-marine_deck = Marine cards
word-card = another Marine card
word-sprint = Sprint
word-attack = Attack
word-advance = Advance
word-ready = Ready
word-aim = Aim
word-guard = Guard
word-watch = Watch
word-damaging = damaging obstacle
word-vault = vault
word-dodge = Dodge
word-heal = Heal
word-bullets = bullets
word-rockets = rockets
word-cells = cells
word-red = red
word-green = green
word-blue = blue
word-yellow = yellow
word-north = north
word-north-east = north-east
word-east = east
word-south-east = south-east
word-south = south
word-south-west = south-west
word-west = west
word-north-west = north-west
word-miss = miss
word-range = range
word-damage = damage
word-bullet = bullet
word-artery = artery
word-code_a = code a
word-code_b = code b
word-fuse = fuse
word-scientist = scientist
word-seal = seal
word-sigil = sigil

## How a game ends, where the scenario has no words for it

ending-D04-VIC-01 = The Marines have reached their goal.
ending-D04-VIC-02 = The Invader has { $number } frag points.
ending-D04-VIC-06 = The Marines have run out of time.

## What a table may choose

option-marines = Colours of the Marines
option-knockback = What a victim must suffer to be pushed
    .wound = a wound
    .damage = damage
option-escape = Who must leave the board
    .all = every Marine
    .one = one Marine
