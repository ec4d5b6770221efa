### DOOM 2004: hints. What to do is a clause that follows others; reasons and prices stand in a list after a colon.

## What a Marine does

hint-do-announce =
    { $action ->
        [sprint] sprint
        [attack] stand and attack
        [advance] advance
       *[ready] get ready
    }{ $adrenaline ->
        [0] { "" }
       *[other] {" "}on adrenaline
    }
hint-do-walk =
    { $again ->
        [yes] go on { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[no] go { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
    }{ $where ->
        [token] {" "}to the { $thing }
        [exit] {" "}to the exit
        [encounter] {" "}to the encounter
        [door] {" "}to the closed door
        [pad] {" "}to the teleporter
        [area] {" "}into “{ $thing }”
       *[nothing] { "" }
    }
hint-do-shoot =
    shoot { $target }{ $times ->
        [one] { "" }
        [2] {" "}twice
       *[other] {" "}{ $times } times
    } ({ $weapon })
hint-do-strike =
    strike { $target }{ $times ->
        [one] { "" }
        [2] {" "}twice
       *[other] {" "}{ $times } times
    } ({ $weapon })
hint-do-barrel = shoot the barrel ({ $weapon })
hint-do-door =
    { $new ->
        [yes] open the door to the unknown
       *[no] open the door
    }
hint-do-order =
    { $order ->
        [guard] place Guard
        [dodge] place Dodge
        [aim] place Aim
       *[heal] place Heal
    }
hint-do-take = pick up { $tokens }
hint-do-respawn =
    { $area ->
        [nothing] come back on the marked space
       *[other] come back in “{ $area }”
    }
hint-do-heal = heal { $marine }
hint-do-leave = leave by the exit
hint-do-jump = jump through the teleporter into the unknown
hint-do-meet = stop at the encounter
hint-do-stay = stay where you are

## What speaks for it

hint-why-way =
    { $arrived ->
        [yes] that takes you right to
       *[no] that brings you { $steps ->
            [one] one space
           *[other] { $steps } spaces
        } nearer to
    } { $goal ->
        [exit] the exit
        [objective] what you came for
        [encounter] an encounter
        [security] a security door you can open
        [door] a door nobody has opened yet
        [pad] a teleporter into the unknown
       *[opening] the unexplored part of the map
    }
hint-others =
    { $number ->
        [one] one more
       *[other] { $number } more
    }
hint-why-kill =
    { $little ->
        [yes] your chance to hit { $target } is { $hit }%
       *[no] { $chance ->
                [100] { $target } is certain to die
               *[other] the chance that { $target } dies is { $chance }%
            }
    }
hint-why-barrel = the blast hurts everybody beside the barrel
hint-why-token =
    { $walked ->
        [yes] what lies there is worth the way
       *[no] it costs you nothing
    }
hint-why-objective = you need that to win
hint-why-explore = you see what lies behind it while you can still act
hint-why-door = your way leads through the door
hint-why-encounter = it may be what the goal asks for
hint-why-leave = your goal is done, and outside nothing can hurt you
hint-why-heal = { $marine } gets a wound back
hint-why-safe = nothing on the board can strike you there
hint-why-order-guard = you fire first when something comes
hint-why-order-dodge = attackers have to roll their best dice again
hint-why-order-aim = your next shot may be rolled again
hint-why-order-heal = a wounded Marine beside you can be healed

## What it costs

hint-price-danger =
    { $many ->
        [one] { $by } can strike you there
       *[many] { $by } can strike you there
    }, for about { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }{ $deadly ->
        [yes] , and you have only { $left } left
       *[no] { "" }
    }
hint-price-corner = a blind corner is near, so something may spawn beside you
hint-price-way = you move away from your goal
hint-price-ammunition =
    it may use up your { $left ->
        [one] last { $ammo }
       *[other] { $ammo }, of which you have { $left } left
    }
hint-price-adrenaline = it uses up adrenaline

## Why something else is worse, and what is better about it

hint-worse-way =
    you end up { $gained_less ->
        [one] one space
       *[other] { $gained_less } spaces
    } further from your goal
hint-worse-kill =
    { $target_same ->
        [yes] { $little ->
                [yes] you are less likely to hit { $target }
               *[no] { $target } is less likely to die
            }
       *[no] you give up the attack on { $target }
    }
hint-worse-barrel = the barrel stays where it could hurt them
hint-worse-token = you take less with you
hint-lacks-token = you leave { $tokens } behind
hint-worse-objective = you leave behind what you need to win ({ $tokens })
hint-worse-explore = you find out nothing new
hint-worse-door = the door stays shut
hint-worse-encounter = the encounter has to wait
hint-worse-leave = you stay inside, and in danger
hint-worse-heal = { $marine } stays wounded
hint-worse-safe = you are not safe there
hint-worse-danger =
    { $many ->
        [one] { $by } can strike you there
       *[many] { $by } can strike you there
    }, for about { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }
hint-worse-corner = a blind corner is near, and something may spawn beside you
hint-worse-ammunition = it may cost you scarce ammunition
hint-worse-adrenaline = it uses up adrenaline
hint-worse-order-guard = you have no shot when something comes
hint-worse-order-dodge = you cannot dodge what comes
hint-worse-order-aim = you give up the re-roll for your next shot
hint-worse-order-heal = nobody gets healed
hint-better-way = you get closer to your goal
hint-better-kill =
    { $little ->
        [yes] you get a shot at { $target }
       *[no] you attack { $all }
    }
hint-lacks-kill = { $target } is left alone
hint-lacks-way =
    { $goal ->
        [exit] you get no closer to the exit
        [objective] you get no closer to what you came for
        [encounter] you get no closer to the encounter
        [security] you get no closer to the security door
        [door] you get no closer to the unopened door
        [pad] you get no closer to the teleporter
       *[opening] the map stays unexplored
    }
hint-lacks-safe = you are not safe there
hint-lacks-blow = { $marine } is not attacked
hint-better-token = it brings you { $tokens }
hint-better-danger = it is less dangerous
hint-better-corner = you stay clear of blind corners
hint-better-explore = you see something new
hint-better-order-guard = you fire first when something comes
hint-better-order-dodge = attackers have to roll again

## Answers of a Marine

hint-why-guard =
    { $little ->
        [yes] your chance to hit { $target } first is { $hit }%
       *[no] the chance that { $target } dies first is { $chance }%
    }
hint-price-guard = { $chance }% to kill { $target } is too little
hint-not-guard = a kill is too unlikely
hint-price-order-spent = your Guard is used up
hint-worse-order-spent = your Guard would be used up
hint-why-wait-marine = a better chance is likely to come before your next turn
hint-not-wait-marine = you would let a good moment pass
hint-why-aim = { $target } is worth the second roll
hint-not-aim = the second roll is worth more against another target
hint-why-keep-aim = { $target } is not worth it; the order waits for a better target
hint-not-keep-aim = { $target } is worth the second roll
hint-why-reroll = by the exact odds these dice are the best ones to roll again
hint-not-reroll = the odds of these dice are worse
hint-why-keep-roll = by the exact odds no other roll is better
hint-not-keep-roll = a second roll is likelier to help than to hurt
hint-why-back-way =
    from there it is { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } to your goal
hint-worse-back-way = your goal is further away
hint-why-back-safe = no monster is near
hint-worse-back-safe = monsters are near
hint-price-back-near =
    the nearest monster stands { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away
hint-worse-back-near =
    a monster stands only { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away
hint-why-do-KeepAim = the order waits for a better target
hint-why-do-UseAim = the second roll is worth it
hint-why-do-Heal = a wound given back costs you nothing but the order
hint-why-do-UseSkill =
    { $text ->
        [nothing] it costs you nothing now
       *[other] “{ $text }” helps, and it costs you nothing now
    }
hint-why-wait-skill = the skill may be needed more later in the round
hint-not-wait-skill = the skill is of use right now
hint-why-rest = nothing within reach is worth it
hint-why-do-Accept = whoever hands it to you can spare it
hint-why-do-Refuse = you have no use for it
hint-why-do-PlaceOrder = it helps until your next turn
hint-why-do-Push = it suits you better there
hint-why-do-NoPush = it stands well where it is
hint-why-do-CarryOn = there is another target worth shooting at
hint-why-do-StopHere = no other target is worth shooting at
hint-why-do-ChooseFigure = that one makes the most of it
hint-why-do-PayAir = a tank is cheaper than two wounds
hint-why-do-HoldBreath = the tank may be needed more later
hint-why-do-Explode = they all go up; the order hardly matters
hint-why-guard-barrel = the blast hurts everybody beside the barrel
hint-not-guard-barrel = the blast would hit too few of them
hint-not-do-KeepAim = the second roll is worth it
hint-not-do-UseAim = the order is better kept for another target
hint-not-do-Heal = the wound can wait
hint-not-do-UseSkill = it gains nothing here
hint-not-do-Accept = you have no use for it
hint-not-do-Refuse = a gift is a gift
hint-not-do-PlaceOrder = it helps less until your next turn
hint-not-do-Push = it would suit you less there
hint-not-do-NoPush = it can be driven to where it suits you
hint-not-do-CarryOn = the next target is not worth it
hint-not-do-StopHere = a target worth shooting at is left
hint-not-do-ChooseFigure = that one makes less of it
hint-not-do-PayAir = the tank would be spent
hint-not-do-HoldBreath = two wounds cost more than a tank
hint-not-do-Explode = the order hardly matters

## What the Invader does

hint-do-prowl =
    { $first ->
        [yes] move { $figure } by { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[no] move it on by { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
    }
hint-do-force =
    { $first ->
        [yes] let { $figure } open the door
       *[no] open the door
    }
hint-do-maul =
    { $first ->
        [yes] let { $figure } attack { $marine ->
            [nothing] the marked space
           *[other] { $marine }
        }
       *[no] attack { $marine ->
            [nothing] the marked space
           *[other] { $marine }
        }
    }
hint-do-blow-up =
    { $first ->
        [yes] let { $figure } attack the barrel
       *[no] attack the barrel
    }
hint-do-hold = let { $figure } stay where it is
hint-do-place =
    put the { $kind } where the nearest Marine is { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away

## What speaks for it, and against it

hint-why-blow =
    { $deadly ->
        [yes] the chance that { $marine } is fragged is { $chance }%
       *[no] { $little ->
                [yes] the chance that { $marine } is hit is { $hit }%
               *[no] { $marine } loses about { $wounds ->
                    [one] one wound
                   *[other] { $wounds } wounds
                }
            }
    }
hint-why-prowl =
    that brings it { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } nearer to its prey
hint-why-force = the way to the Marines leads through the door
hint-why-hold = nobody is within its reach
hint-why-post = it waits where the Marines have to go or will come back
hint-why-powder = the barrel wounds everybody beside it, whatever the armor
hint-why-freed = the barrel stands in its way
hint-why-unseen = no Marine can see it there
hint-why-ambush =
    { $who ->
        [it] it can strike this very turn
       *[kinds] what comes can strike this very turn ({ $kinds })
    }
hint-why-horde =
    { $number ->
        [one] one more monster
       *[other] { $number } more monsters
    } on the board will keep the Marines busy for several turns
hint-why-near = the way to the Marines is short
hint-why-wait-invader = your cards are worth more at another moment
hint-why-do-NoSpawn = there is no good place for monsters now, so the card waits
hint-why-do-PlayEvent =
    { $text ->
        [nothing] its moment is now
       *[other] “{ $text }” is of most use right now
    }
hint-why-do-Watch = the bite costs nothing
hint-why-do-DiscardCard = it is the card you will miss least
hint-why-do-EndTurn = the others have nothing useful to do
hint-why-do-EndActivation = it could not stand better
hint-why-do-ChooseSpace = it does the most there
hint-why-do-ChooseDoor = this door hinders the Marines most
hint-why-do-Recycle = it is of no use where it stands
hint-why-do-Forgo = nobody on the board can be spared
hint-why-do-NoMore = nobody else would gain from it
hint-price-seen =
    { $many ->
        [one] { $marines } sees it there and can shoot back
       *[many] { $marines } see it there and can shoot back
    }
hint-price-card = the card leaves your hand
hint-price-burning = it burns where it appears
hint-price-prowl = it moves away from its prey
hint-worse-blow =
    { $deadly ->
        [yes] { $marine } is less likely to be fragged
       *[no] it hurts { $marine } less
    }
hint-worse-prowl = it does not get as close to its prey
hint-worse-force = the door stays shut
hint-worse-post = it does not wait where the Marines have to go
hint-worse-powder = no barrel blows up beside them
hint-worse-freed = the barrel stays in its way
hint-worse-unseen = it stands in full view of the Marines
hint-worse-seen =
    { $many ->
        [one] { $marines } sees it there and can shoot back
       *[many] { $marines } see it there and can shoot back
    }
hint-worse-ambush = none of them strikes this turn
hint-worse-horde = fewer or weaker monsters come
hint-worse-near = the way to the Marines is longer
hint-worse-card = the card leaves your hand
hint-worse-nobody = nobody stands there
hint-price-nobody = nobody stands there
hint-worse-burning = it burns where it appears
hint-not-wait-invader = one of your cards is of use right now
hint-not-do-NoSpawn = monsters on the board do more than cards in the hand
hint-not-do-PlayEvent = the card is worth more at another moment
hint-not-do-Watch = the bite is not worth it here
hint-not-do-DiscardCard = you will miss that card more
hint-not-do-EndTurn = some of your monsters could still do something
hint-not-do-EndActivation = it could still do something
hint-not-do-ChooseSpace = it does less there
hint-not-do-ChooseDoor = that door hinders the Marines less
hint-not-do-Recycle = it is still of use where it stands
hint-not-do-Forgo = somebody can be spared
hint-not-do-NoMore = somebody else could gain from it
hint-better-blow =
    { $deadly ->
        [yes] the chance that { $marine } is fragged is { $chance }%
       *[no] { $marine } is attacked
    }
hint-better-prowl = it gets closer to its prey
hint-better-post = it waits where the Marines have to go
hint-better-powder = a barrel blows up
hint-better-freed = the barrel in its way is gone
hint-better-unseen = no Marine sees it
hint-better-ambush =
    { $who ->
        [it] it can strike this very turn
       *[kinds] what comes can strike this very turn ({ $kinds })
    }
hint-better-horde = more monsters come
