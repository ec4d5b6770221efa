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
