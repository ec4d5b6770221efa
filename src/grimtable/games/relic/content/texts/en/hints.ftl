### Relic: hints. What to do is a clause; reasons and prices stand in a list after a colon.

## Moving

hint-do-go =
    { $direction ->
        [clockwise] go clockwise to “{ $space }”
       *[other] go counter-clockwise to “{ $space }”
    }
hint-do-on = go on to “{ $space }”
hint-do-box = take the passage to “{ $space }”
hint-do-die = roll the movement die
hint-do-pace = play { $card } as a { $number } and move to “{ $space }”
hint-do-value = play { $card } as a { $number }
hint-why-die = the best roll, a { $face }, takes you to “{ $space }”
hint-not-die = where you end up is left to chance
hint-why-run = from there your chance of winning the game is { $chance }%
hint-price-run = your chance of winning the game from there is only { $chance }%
hint-worse-run = it is too early: from there your chance of winning is only { $chance }%
hint-lacks-run = you put off the run for victory
hint-better-run = your chance of winning the game is { $chance }%
hint-why-mission = it serves your mission “{ $mission }”
hint-lacks-mission = it does nothing for your mission “{ $mission }”
hint-worse-mission = it does less for your mission “{ $mission }”
hint-better-mission = it serves your mission
hint-why-asset = { $card } lies there to be taken
hint-lacks-asset = { $card } stays where it is
hint-better-asset = { $card } lies there
hint-why-meeting = { $card } is there and does you good
hint-price-meeting = { $card } is there and harms you
hint-worse-meeting = { $card } is there and harms you
hint-lacks-meeting = you miss { $card }
hint-why-foes = your chance to beat { $enemies } for a trophy is { $chance }%
hint-price-foes = { $enemies } { $count ->
        [one] is
       *[other] are
    } there, and your chance of winning is only { $chance }%
hint-worse-foes = { $enemies } { $count ->
        [one] is
       *[other] are
    } there, and your chance of winning is only { $chance }%
hint-lacks-foes = you pass up the battle against { $enemies }
hint-better-foes = your chance to beat { $enemies } is { $chance }%
hint-why-draw =
    you draw { $number ->
        [one] a Threat card
       *[other] { $number } Threat cards
    } there, which on average does you good
hint-price-draw =
    you draw { $number ->
        [one] a Threat card there, which on average harms you
       *[other] { $number } Threat cards there, and on average they harm you
    }
hint-worse-draw = the Threat cards there suit you less
hint-lacks-draw = there is no Threat to win a trophy from
hint-better-draw = a Threat card there is worth more to you
hint-why-box = “{ $boxes }” is of use to you now
hint-price-box = “{ $boxes }” costs you more than it is worth
hint-worse-box = what the space offers is worth less to you
hint-lacks-box = you do not get to “{ $space }”
hint-better-box = “{ $boxes }” is of use to you
hint-why-crossing = from there you can cross to “{ $space }”
hint-lacks-crossing = you do not get across to “{ $space }”
hint-better-crossing = from there you can cross to “{ $space }”
hint-why-later = it sets you up well for your next turns
hint-price-later = it sets you up badly for your next turns
hint-worse-later = it sets you up less well for your next turns
hint-better-later = it sets you up better for your next turns
hint-price-power = { $card } leaves your hand
hint-worse-power = { $card } would be spent on it

## Battles and tests

hint-why-battle = your chance to beat { $enemies } is { $chance }%, and a loss would end the phase
hint-not-battle = your chance against { $enemies } is { $chance }%
hint-why-evade = the battle goes better without { $card }
hint-not-evade = { $card } is worth fighting
hint-why-odds =
    { $kind ->
        [battle] { $chance ->
            [100] you are certain to win the battle
           *[other] your chance to win the battle is { $chance }%
        }
       *[test] { $chance ->
            [100] you are certain to pass the test
           *[other] your chance to pass the test is { $chance }%
        }
    }
hint-worse-odds = your chance is only { $chance_there }%
hint-better-odds = your chance rises to { $chance }%
hint-why-do-Ready = no further bonus is worth its price
hint-not-do-Ready = a bonus is still worth declaring
hint-why-do-Declare =
    { $text ->
        [nothing] the bonus is worth its price
       *[other] “{ $text }” is worth its price
    }
hint-not-do-Declare = the bonus is not worth its price here
hint-why-do-RerollDie = this die hurts you most
hint-not-do-RerollDie = another die hurts you more
hint-why-do-Fight = that is your strongest attribute
hint-not-do-Fight = you are weaker in that

## Choices

hint-why-carry =
    { $text ->
        [nothing] “{ $box }” is worth more to you than it costs
       *[other] it says “{ $text }”, which { $worth ->
            [0] does you a little good
           *[other] is worth about { $worth } influence to you
        }
    }
hint-price-carry = “{ $box }” costs more than it is worth
hint-not-carry = “{ $box }” is worth less than it costs
hint-why-level =
    your trophies are enough for { $levels ->
        [one] a level
       *[other] { $levels } levels
    }
hint-not-level = others fit the price of a level better
hint-price-waste = it is not needed for a level
hint-not-waste = it is not needed for a level
hint-why-enough =
    { $short ->
        [0] no further trophy is needed
        [one] one more point is needed for a level
       *[other] { $short } more points are needed for a level
    }
hint-not-enough = you would go without a level that your trophies pay for
hint-why-keep-mission = it is likely to be done soon
hint-not-keep-mission = it will take longer
hint-why-discard = { $card } is the card you will miss least
hint-not-discard =
    { $free ->
        [yes] you would give up { $card } for nothing
       *[no] you would miss { $card } more
    }
hint-why-keep-all = you are within your limits, and every card is worth keeping
hint-not-keep-all = one of your cards is better gone
hint-why-leave =
    { $card ->
        [nothing] what is on offer costs more than it is worth
       *[other] { $card } would cost you more now than it brings
    }
hint-why-remain = no space on offer is worth going to now
hint-not-remain = one of the spaces on offer is worth going to
hint-not-leave = what is on offer is worth more than it costs
hint-why-never = nothing else is possible
hint-not-never = it only does harm
hint-why-do-DrawFrom = on average these cards suit you best
hint-not-do-DrawFrom = these cards suit you less
hint-why-ready =
    { $chance ->
        [100] you are certain to { $kind ->
            [battle] win
           *[test] pass
        } as it is
       *[other] as it is your chance is { $chance }%, and any further bonus costs more than it brings
    }
hint-not-ready = your chance would stay at { $chance }%
hint-why-bonus =
    { $price ->
        [nothing] { $before ->
            [0] the bonus costs nothing
           *[other] it costs nothing, and your chance is { $after }% instead of { $before }%
        }
       *[other] it lifts your chance from { $before }% to { $after }% and costs { $price }
    }
hint-not-bonus =
    { $price ->
        [nothing] it makes no difference here
       *[other] your chance would only rise from { $before }% to { $after }%, and it costs { $price }
    }
hint-cost-charge =
    { $left ->
        [1] its last charge
       *[other] one of its { $left } charges
    }
hint-cost-influence = { $number } influence
hint-cost-life = { $number } Life
hint-cost-power_cards =
    { $number ->
        [one] a Power card
       *[other] { $number } Power cards
    }
hint-cost-assets =
    { $number ->
        [one] an asset
       *[other] { $number } assets
    }
hint-cost-trophies =
    { $number ->
        [one] a trophy
       *[other] { $number } trophies
    }
hint-cost-card = the card itself
hint-why-use =
    { $text ->
        [nothing] { $deed ->
            [choose_space] a space of your choice
            [draw_power] a Power card
            [draw_threat] another Threat card
            [look_at_decks] a look at the Threat decks
            [reroll] rolling a die again
            [reroll_enemy] another roll of the enemy
            [change_battle] a higher total
            [set_movement] choosing how far you go
            [gain_life] the Life it gives
            [fight_with] fighting with another attribute
            [choose_player] what it takes from another player
            [charge_asset] the charge it gives
           *[other] what it does
        }
       *[other] “{ $text }”
    } { $edge ->
        [small] is worth a little more to you than its price
       *[clear] { $worth ->
            [0] brings you a little
           *[other] is worth about { $worth } influence to you
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , and it costs { $price }
    }
hint-not-use =
    { $sign ->
        [bad] it would harm you now
       *[good] { $worth ->
            [0] it would bring you hardly anything now
           *[other] it would bring you about as much as { $worth } influence
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , and it costs { $price }
    }
hint-why-option =
    { $sign ->
        [bad] it harms you least
       *[good] { $text ->
            [nothing] it
           *[other] “{ $text }”
        } { $worth ->
            [0] serves you a little better than the rest
           *[other] is worth about { $worth } influence to you
        }
    }
hint-not-option =
    { $near ->
        [yes] it serves you a little less well
       *[no] { $sign ->
            [bad] it would cost you more than it brings
           *[good] { $worth ->
                [0] it would bring you hardly anything
               *[other] it would bring you only about as much as { $worth } influence
            }
        }
    }
hint-why-deck = enemies of that deck are mostly fought with { $attribute }, and with { $value } you are at your best there
hint-not-deck = enemies of that deck are mostly fought with { $attribute }, and there you have only { $value }
hint-why-do-Resolve = what does you good comes first
hint-not-do-Resolve = it can wait
hint-why-do-Use =
    { $text ->
        [nothing] what it does is worth its price
       *[other] “{ $text }” is worth its price
    }
hint-not-do-Use = its price is too high here
hint-why-do-PlayCard =
    { $text ->
        [nothing] what it does is worth the card
       *[other] “{ $text }” is worth the card
    }
hint-not-do-PlayCard = the card is worth more in your hand
hint-why-do-Accept = it is worth more than it costs
hint-not-do-Accept = it costs more than it is worth
hint-why-do-Done = there is nothing more to gain
hint-not-do-Done = there is still something to gain
hint-why-do-ChooseSpace = it does you the most good there
hint-not-do-ChooseSpace = it does you less good there
hint-why-do-ChooseOption = it does you the most good
hint-not-do-ChooseOption = it does you less good
hint-why-do-ChooseAttribute = one strong attribute first, then the others
hint-not-do-ChooseAttribute = another attribute is needed more
hint-why-do-PointAt = that player is nearest to winning
hint-not-do-PointAt = that player is no threat yet
hint-why-spend =
    { $number ->
        [0] your influence is worth more elsewhere
       *[other] that much is well spent here
    }
hint-not-spend =
    { $number ->
        [0] some influence would be well spent here
       *[other] that is not the best amount
    }
hint-why-do-TakeCard = it is worth its price to you
hint-not-do-TakeCard = it is worth less to you
hint-why-do-TakeNewHero = a hero is as good as you play it
hint-not-do-TakeNewHero = it is nearly as good; take it if you prefer
hint-why-do-KeepSheet = a hero is as good as you play it
hint-not-do-KeepSheet = it is nearly as good; take it if you prefer
hint-why-do-TakeColour = the colour makes no difference
hint-not-do-TakeColour = the colour makes no difference
hint-why-do-DrawMission = missions bring relics, and relics open the way to victory
hint-not-do-DrawMission = it can wait
hint-why-do-LeaveOnTop = it is better than an unknown card
hint-not-do-LeaveOnTop = an unknown card is likely to be better
hint-why-do-PutToBottom = an unknown card is likely to be better
hint-not-do-PutToBottom = it is better than an unknown card
hint-why-do-ExchangeMissions = a relic opens the way to victory
hint-not-do-ExchangeMissions = it can wait
hint-not-do-GiveUp = whoever leaves cannot win
hint-why-do-DiscardUnread = it is the only one you can spare
hint-not-do-DiscardUnread = nobody knows which mission it was
