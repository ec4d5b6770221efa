### The guided first game.

tutorial-title = Your first ten minutes
tutorial-lead = A real game with real rules: the first scenario, one Marine, a bot against you, and somebody beside you who explains.
tutorial-promise = You can skip every step, leave at any moment, and play this very game to its end.
tutorial-start = Sit down
tutorial-resume = Go on with the lesson
tutorial-anew = Start the lesson anew
tutorial-without = I know how it works
tutorial-table = First game
tutorial-gone = This lesson’s table is gone

tutorial-learnt-moving = Moving
tutorial-learnt-doors = Doors and discoveries
tutorial-learnt-shooting = Attacks, dice, ammunition
tutorial-learnt-orders = The four orders
tutorial-learnt-interrupts = Interrupts
tutorial-learnt-hints = Hints on request

## The coach

tutorial-coach = Coach
tutorial-fold = Fold the coach away
tutorial-unfold = Hear the coach
tutorial-leave = End the lesson
tutorial-next = Go on
tutorial-skip = Skip this step
tutorial-show = Show me
tutorial-back = The card before
tutorial-got-it = Got it
tutorial-fine = Fine too. When you are ready:

## Steps

tutorial-welcome = Landing Bay, Mars
tutorial-welcome-text = You are Red, alone. The Invader plays everything else. Your goal stands above the board; six frags and the Invader has won.
    Play as you like: every legal move is fine here, and every move can be taken back.

tutorial-announce = Announce an action
tutorial-announce-text = A turn begins with one of four actions: Sprint runs, Attack shoots twice, Advance does some of both, Ready prepares. There is nothing to shoot yet, so announce Sprint: 8 movement points.
tutorial-announce-waiting = One moment: it is not your turn yet. When it is, announce Sprint.

tutorial-walk = Walk to the door
tutorial-walk-text = Click the marked space. The table finds the cheapest way and shows what it costs; click again to go. A diagonal step costs 1 like any other, and taking what lies on your way costs nothing.
tutorial-walk-again = The door is still ahead. Announce Sprint or Advance and walk to the marked space.
tutorial-walk-tired = No movement is left. End your turn; the rest of the way is for the next one.
tutorial-walk-waiting = It is the Invader’s turn. The door waits until your next one.

tutorial-door = Open it
tutorial-door-text = You stand beside the door. Click it: opening costs 2 movement points.
tutorial-door-away = A door can be opened only from a space beside it. Walk to the marked one.
tutorial-door-tired = Opening costs 2 movement points, and you have too few left. End your turn; open it in the next.
tutorial-door-again = Announce Sprint or Advance; then go to the door and open it.
tutorial-door-waiting = It is the Invader’s turn. The door waits until your next one.

tutorial-discovery = Discovered
tutorial-discovery-text = As soon as you see into an area it is laid out, with everything that lives there. Click a figure to read what it is and what it sees; press T to see who could hit you where.
    They act in the Invader’s turn, after yours.

tutorial-end = Enough for one turn
tutorial-end-text = In a doorway few of them can see you. Stay there and end your turn. The table asks once more when you still had something left to do.

tutorial-watch = The Invader’s turn
tutorial-watch-text = The Invader draws cards, may bring in new figures, and activates each of them once: move and attack. Watch; a click on the board skips ahead.
tutorial-watch-over = That was the Invader’s turn. What mattered is summed up above the board, and every sentence of the log leads back to its moment. Now it is you again.

tutorial-attack = Announce Attack
tutorial-attack-text = Enemies are in sight. Announce Attack: two attacks, and with your card Ground Assault 2 movement points as well.
tutorial-attack-sprint = You cannot shoot while sprinting. End this turn where few can see you; next time announce Attack.
tutorial-attack-waiting = It is the Invader’s turn. When yours comes, announce Attack.

tutorial-fire = Take aim
tutorial-fire-text = Click a figure with a ring and choose the pistol. Nothing happens yet: a panel shows the exact odds, to hit, for each number of wounds, to kill, and the risk to use up a bullet. A second click fires.
tutorial-fire-none = Nobody is in sight from here. Step to where you see one, or end your turn and let them come.
tutorial-fire-again = A new turn. Announce Advance, go where you see an enemy, and fire.
tutorial-fire-waiting = It is the Invader’s turn. You will fire in your next one.

tutorial-dice = Reading the dice
tutorial-dice-text = Each die shows a range and damage. The ranges together must reach the target, and no die may show a miss. One wound for each full multiple of the target’s armor in the damage.
    A bullet on a die costs you one bullet, hit or miss.

tutorial-more = And again
tutorial-more-text = An attack is left. Fire again, or end your turn.
tutorial-more-done = That was it for this turn. End it when you like.

tutorial-hint = Not sure?
tutorial-hint-text = Press Hint whenever a decision is yours. It says what a good player would do, why and at what price, and draws it on the board. You need not follow it.
tutorial-hint-waiting = It is the Invader’s turn. When the next decision is yours, look for the Hint button beside it: it says what a good player would do, and why.

tutorial-ready = Be ready for them
tutorial-ready-text = Now the clever action. Announce Ready: 4 movement points or one attack, and an order that works while the others act.
tutorial-ready-other = Fine too. Orders come with Ready; announce it in your next turn, or skip this step.
tutorial-ready-waiting = It is the Invader’s turn. When yours comes, announce Ready.

tutorial-order = Four orders
tutorial-order-text = Guard: attack in the middle of the Invader’s turn.
    Aim: roll dice of one attack again.
    Dodge: make those who attack you roll again.
    Heal: a wound back; only with the Medic card, which you have.
    Place Guard.
tutorial-order-other = Orders come with Ready. End this turn when you like; announce Ready in the next, and place Guard.
tutorial-order-again = The turn is over without an order. Announce Ready once more and place Guard.
tutorial-order-waiting = It is the Invader’s turn. Announce Ready in your next one, and place Guard.

tutorial-hold = Now wait for them
tutorial-hold-text = Use your attack or your movement if you like, then end your turn. Your order stays on guard.

tutorial-guard = On guard
tutorial-guard-text = The Invader begins. As soon as you could shoot, the table stops and asks you.
tutorial-guard-other = Your order works by itself: Dodge and Aim ask you at the roll, Heal at your next turn. Interrupts come with Guard; you will meet them sooner or later.
tutorial-guard-missed = Nobody came into your sights this time. It happens; place Guard again whenever you like. Go on.

tutorial-interrupt = Your interrupt
tutorial-interrupt-text = The Invader’s turn has stopped for you. The card shows what is going on. Choose a target to fire now, or pass: Guard stays, and you are asked again when something changes.
tutorial-interrupt-waiting = Passed. Guard still stands; the next chance will come, perhaps a better one.

tutorial-cards = They interrupt too
tutorial-cards-text = The Invader holds cards for such moments: a shot that is dodged, a door that slams, a figure that acts before you. Each card says when it may be played. Click one that lies on the board to read it.
    If your own cards can answer, the table stops and asks. Pass is always safe.

tutorial-cut = Enough for now
tutorial-finish = That is DOOM
tutorial-finish-text = This is Knee-Deep in the Dead, the first scenario: find the red key, leave through the red door. Play it on from here, or begin it afresh, with friends if you like.
tutorial-finish-on = Play on from here
tutorial-finish-new = Knee-Deep in the Dead, from the start

## Fine too

tutorial-note-announce = Fine too. Only Sprint has 8 movement points, so the door may have to wait for a turn.
tutorial-note-attack = Fine too: this action has an attack as well.
tutorial-note-order = A good order too. Interrupts come with Guard; you can place it in another turn.
tutorial-note-later = That did not come up this time; it will in another game. On we go.

## Things that happen

tutorial-aside-cards = The Invader has played a card in the middle of it: an interrupt. It lies on the board; click it to read it.
tutorial-aside-wounds = You are wounded. Your armor took the rest: one wound for each full multiple of it in the damage. At no wounds left you are fragged.
tutorial-aside-kills = Your first kill. Your card Killer Instinct gives another attack for it, once in a turn.
tutorial-aside-spawns = A spawn card: new figures appear where no Marine sees the space. So look into many corners.
tutorial-aside-frags = You are fragged: one frag for the Invader. At the start of your next turn you come back some way off, with all your wounds and everything you carried.

## DOOM (2016): the first mission as a marine

tutorial-other = Another first game
tutorial-marine-title = Your first mission as a marine
tutorial-marine-lead = Knee Deep in the Dead, one marine, a bot as the Invader, and somebody beside you who explains.
tutorial-marine-learnt-cards = Cards: action, defence, ammunition
tutorial-marine-learnt-moving = Moving, doors, portals
tutorial-marine-learnt-fighting = Attacks and dice
tutorial-marine-learnt-defence = Defence and cover
tutorial-marine-learnt-glory = Glory Kills
tutorial-marine-learnt-goal = How the mission is won

tutorial-marine-welcome = Knee Deep in the Dead
tutorial-marine-welcome-text = You are Alpha, alone, and for that you act twice in every round and have two main actions each time. The Invader plays the demons. Your goal stands above the board; four kill tokens and the Invader has won.
    Every legal move is fine here, and every move can be taken back.

tutorial-marine-second = Your second activation
tutorial-marine-second-text = A marine alone borrows the initiative card of a comrade who is not in play: that is your second activation. Name whom you like.

tutorial-marine-card = Play a card
tutorial-marine-card-text = Your hand is everything you can do. At the upper edge of a card: its speed in movement points, the range and the dice of its attack. Main actions are scarce, bonus actions are free. Click a card and play it; any card can be discarded for a Sprint instead.
    You can also point at a demon or a space at once: the table finds the card for it.
tutorial-marine-card-waiting = One moment: the Invader is summoning. When it is your turn, play a card.

tutorial-marine-walk = To the door
tutorial-marine-walk-text = Click the marked space, or the door itself: the table shows the way and what it costs, and a second click goes. A door costs one movement point.
tutorial-marine-walk-tired = No movement points are left. Play another card, or end your activation; the door can wait.
tutorial-marine-walk-waiting = The demons are acting. You will go on in your next activation.

tutorial-marine-portals = The threat
tutorial-marine-portals-text = The threat card of this mission is Infestation: an open door wakes the portals near it, and the Invader may summon from them. Blue portals are the weakest, red ones the worst; a portal that is dim sleeps.
    Click a demon to read it; the buttons below draw what it sees, from corner to corner, and where it can go.

tutorial-marine-attack = Attack
tutorial-marine-attack-text = Click a demon with a ring. A panel shows the exact odds: nobody knows the card it will defend with. A second click attacks.
tutorial-marine-attack-none = Nobody is in range with the card you play now. Point at a demon: the table shows which card gets you there. Or end your activation and let them come.
tutorial-marine-attack-waiting = The demons are acting. You will shoot in your next activation.

tutorial-marine-dice = Dice and shields
tutorial-marine-dice-text = The dice show damage, nothing else; a black die never fails. The Invader turned up an event card: its shields stop damage, a dodge stops all of it. Whoever is in cover may replace that card once.

tutorial-marine-glory = Glory Kills
tutorial-marine-glory-text = A demon that has suffered its stagger value wears a broken heart. Walk into its space, and it is dead at once, whatever health it had: that heals you and earns a Glory Kill card for later. Nothing in this game is better than that.

tutorial-marine-end = End your activation
tutorial-marine-end-text = When you are done, end the activation: what you played is discarded, and you draw up to your hand limit. Cards left in your hand stay.

tutorial-marine-defence = How you defend
tutorial-marine-defence-text = When a demon attacks you, the top card of your deck is turned up: the lower edge of your cards says what they are worth. So the deck is your armour too, and reactions in your hand may help. Stand so that somebody or something lies between you and them: in cover you may take another card.

tutorial-marine-goal = The posts
tutorial-marine-goal-text = Three posts, two tokens each. Stand on one and use the ability that is offered: one token in each activation, as a bonus action. When the last one is gone you have won. Health packs and weapons that lie about are taken for free; a new weapon goes on top of your deck.

tutorial-marine-hint = Not sure?
tutorial-marine-hint-text = Press Hint whenever a decision is yours. It says what a good player would do and draws it on the board. You need not follow it.

tutorial-marine-finish = That is DOOM (2016)
tutorial-marine-finish-text = Play this mission on from here, or begin it afresh, with friends if you like; the Invader is a good seat too.
tutorial-marine-finish-new = Knee Deep in the Dead, from the start

## DOOM (2016): the first mission as the Invader

tutorial-demons-title = Your first mission as the Invader
tutorial-demons-lead = The same mission from the other side: all demons are yours, one marine is a bot, and somebody explains.
tutorial-demons-learnt-summoning = Summoning from portals
tutorial-demons-learnt-argent = Argent Power
tutorial-demons-learnt-initiative = The initiative deck
tutorial-demons-learnt-acting = Demon types act together
tutorial-demons-learnt-events = Event cards
tutorial-demons-learnt-kills = Kill tokens and the end

tutorial-demons-welcome = All of Hell is yours
tutorial-demons-welcome-text = Kill the marine, and kill him again: each time is a kill token, and four of them win. He comes back at a teleporter and wants to switch on the posts; your demons are many, and they come back too.

tutorial-demons-summon = Summon
tutorial-demons-summon-text = The mission begins at an open portal. Your invasion card has two groups for each colour of portal, and nobody else sees it.
tutorial-demons-summon-group = Choose one of the two groups that your invasion card has for this colour of portal.
tutorial-demons-summon-place = Place the demons one by one, on the portal or beside it. They must not walk far to hurt somebody: think of the way to the marine.
tutorial-demons-summon-argent = The group brings Argent Power. Put it on the card of a demon that will need it.
tutorial-demons-summon-waiting = One moment: the marine is getting ready.

tutorial-demons-argent = Cards or power
tutorial-demons-argent-text = Each round begins with a hand of six events. You may discard up to three of them for Argent Power: click a card and choose where it goes. On a demon card it pays for abilities; on the invasion card it waits for the next summoning. Or keep them all: choose “No more”.

tutorial-demons-initiative = Who acts when
tutorial-demons-initiative-text = One card for each marine’s activation and one for each of your demon types on the map, shuffled: nobody knows what comes next. The row above the seats shows who has acted and what is still in the deck.

tutorial-demons-type = Choose a type
tutorial-demons-type-text = Your card came up: choose a demon type, or click one of its figures. All of them act, one after the other; then the card is exhausted until the next round.
tutorial-demons-type-other = Answer what is asked, or pass. When your initiative card comes up, choose a demon type.
tutorial-demons-type-waiting = The marine acts. Watch; when your card comes up, you choose a demon type.

tutorial-demons-act = Move and attack
tutorial-demons-act-text = A demon has its speed in movement points and one attack, in any order, and may move on afterwards. Click the marine: if the demon can get to him, the table shows the way and the odds. Large demons push small figures aside.
tutorial-demons-act-waiting = The marine acts. Yours come again soon.

tutorial-demons-attack = Draw blood
tutorial-demons-attack-text = Click the marine. His defence card is the top card of his own deck: it may hold shields or a dodge. In cover he may take another one, so strike where nothing stands between.
tutorial-demons-attack-none = This demon cannot reach him now. Bring it closer, behind a corner if you can, and end its activation.
tutorial-demons-attack-waiting = The marine acts. You will attack when your next card comes up.

tutorial-demons-dice = Damage
tutorial-demons-dice-text = Damage less shields is what he suffers. Abilities of your demons cost Argent Power from their own card: an Imp’s Charged Fireball is one red die more and reaches further.

tutorial-demons-events = Event cards
tutorial-demons-events-text = Your hand is for the right moment: the table asks you when a card fits. The deck behind it is your defence: when a marine attacks, its top card is turned up, and the lower edge says what it is worth.

tutorial-demons-stagger = Beware of Glory Kills
tutorial-demons-stagger-text = A demon with a broken heart is staggered: if the marine walks into it, it dies at once and he heals. Pull such demons back, or let them strike before he comes.

tutorial-demons-kills = Kill tokens
tutorial-demons-kills-text = Four kills and the mission is yours. A marine who was killed loses his hand and comes back in his next activation with all his health: so do not only hunt him, stand on the posts as well.

tutorial-demons-finish = Hell thanks you
tutorial-demons-finish-text = Play this mission on from here, or begin it afresh; the other eleven missions ask something else of you.
tutorial-demons-finish-new = Knee Deep in the Dead, from the start
