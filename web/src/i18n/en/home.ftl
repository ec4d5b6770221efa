### The start page.

home-title = Three lost adventures.
home-title-second = One table that knows the rules.
home-lead = Sit down alone, with friends or with bots. The table deals, rolls, measures and explains; you decide.
home-learn = Learn by playing
home-new = Set up a table
home-replays = Replays
home-continue = Go on playing
home-all-tables = All { $count } open tables
home-games = Games
home-play = Play now
home-set-up = Set up …
home-rules-of = Rules of { $game }
home-coming = Coming
home-coming-text = This table does not deal it yet.
home-training = Training game

status-waiting = Waiting for players
status-playing = In play
status-yours = Your decision
status-over = Over

game-doom2004 = DOOM (2004)
game-doom2004-facts = 1–3 Marines against the Invader
game-doom2004-text = The lights fail on Mars. Marines push from door to door, count every bullet and run; one player sends the horde, keeps cards in hand and waits in the dark.
game-doom2016 = DOOM (2016)
game-doom2016-facts = 1–4 Marines against Hell
game-doom2016-text = Faster and louder: Marines chain cards into attacks, finish the wounded with their hands, and return to the fight; Hell answers from its portals.
game-relic = Relic
game-relic-facts = 2–4 heroes, each for themselves
game-relic-text = Heroes circle three tiers of a doomed sector, gather strength, missions and relics, and climb towards the light at its centre.
game-skirmish = Skirmish
game-skirmish-text = Scouts against the Keeper, fifteen minutes. A small game of our own that uses everything this table can do.

promise-rules = It knows the rules
promise-rules-text = Only legal moves are offered. Ask why not, and it names the rule.
promise-bots = Nobody has to be the monster
promise-bots-text = Bots take any seat, and hand it back when a friend arrives.
promise-link = A link is enough
promise-link-text = No account. Send one link per seat, or share one screen and pass it on.
