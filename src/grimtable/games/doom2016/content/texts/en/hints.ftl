### DOOM 2016: hints. What to do is a clause that follows others; reasons and prices stand in a list after a colon.

hint-do-walk =
    walk { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }
hint-do-stay = end the activation here
hint-do-attack = attack { $target }
hint-do-glory = finish { $target } with a Glory Kill
hint-do-door = open the door
hint-do-teleport = step through the teleporter
hint-do-play = play { $card }
hint-do-sprint = sprint, discarding { $card }
hint-do-take = take { $item }
hint-do-activate = let { $figure } act
hint-do-type = activate { $demon }
hint-why-strike =
    { $what ->
        [kill] the chance that { $target } is killed is { $kill }%
        [stagger] the chance that { $target } is staggered is { $stagger }%, and then a Glory Kill is near
       *[hurt] { $target } suffers about { $damage } damage
    }
hint-worse-strike =
    { $target_same ->
        [yes] the attack on { $target } is weaker
       *[no] { $target } is not attacked
    }
hint-lacks-strike = { $target } is not attacked
hint-better-strike = { $target } is attacked
hint-price-cover = { $target } is in cover and may reveal a second card
hint-worse-cover = { $target } is in cover
hint-why-glory =
    { $struck ->
        [yes] if the attacks stagger { $target }, the Glory Kill heals you and brings a card
       *[no] { $target } is staggered: it dies at once, heals you and brings a card
    }
hint-lacks-glory = { $target } could be finished off now
hint-better-glory = { $target } dies at once
hint-why-objective = that is what the mission asks for
hint-lacks-objective = it does nothing for the objective
hint-better-objective = it serves the objective
hint-why-heal = it heals { $amount } damage
hint-lacks-heal = the damage is not healed
hint-better-heal = it heals
hint-why-item = new cards go on top of your deck
hint-lacks-item = { $item } stays where it is
hint-better-item = { $item } is taken
hint-why-way =
    that saves { $steps ->
        [one] one movement point
       *[other] { $steps } movement points
    } on the way { $goal ->
        [switch] to the next token to switch
        [fetch] to the next token to fetch
        [deliver] to where the token is wanted
        [accompany] to the marine with the token
        [close] to a portal that can be closed
        [rule] to the area that must be held
        [gather] to the exit
        [guard] to the gate
        [escort] to the drone
        [door] to the door that is in the drone’s way
        [hunt] to the prey
       *[fight] to the demons
    }
hint-price-way = it takes you further from the goal
hint-worse-way = it leaves you further from the goal
hint-lacks-way = it gets you no closer to the goal
hint-better-way = it gets you closer to the goal
hint-price-near =
    { $many ->
        [one] { $by } can strike there next
       *[more] { $by } can strike there next
    }
hint-worse-near =
    { $many ->
        [one] { $by } can strike there next
       *[more] { $by } can strike there next
    }
hint-why-able =
    { $able ->
        [one] one of { $all } can strike at once
       *[other] { $able } of { $all } can strike at once
    }
hint-worse-able = fewer of them can strike at once
hint-lacks-able = nobody can be struck at once
hint-better-able = more of them can strike at once
hint-why-nobody = the others gain more by waiting
hint-why-hunt =
    that brings it { $steps ->
        [one] one movement point
       *[other] { $steps } movement points
    } closer to where it is needed
hint-lacks-hunt = it gets no closer to where it is needed
hint-worse-hunt = it does not get as close to where it is needed
hint-better-hunt = it gets closer to where it is needed
hint-why-place = from there it gets in the way of the mission
hint-price-place = it leaves a place where it was in the way
hint-lacks-place = nobody stands in the way of the mission
hint-worse-place = it is less in the way of the mission
hint-better-place = it gets in the way of the mission
hint-price-seen =
    { $many ->
        [one] { $by } sees it there
       *[two] { $by } see it there
    }
hint-worse-seen =
    { $many ->
        [one] { $by } sees it there
       *[two] { $by } see it there
    }
hint-why-safer = you are less likely to be hit there
hint-lacks-safer = you are more likely to be hit
hint-worse-safer = you are more likely to be hit
hint-better-safer = you are less likely to be hit
hint-why-stay = no step from here would gain anything
hint-why-hidden = no marine sees it there
hint-lacks-hidden = it stays in sight
hint-better-hidden = it gets out of sight
hint-why-do-Pass = what you hold is worth more later
hint-not-do-Pass = you would pass up something that helps you most right now
hint-why-do-PlayCard =
    { $text ->
        [nothing] its moment is now
       *[other] “{ $text }” is of most use right now
    }
hint-not-do-PlayCard = the card is worth more later
hint-why-do-UseAbility =
    { $text ->
        [nothing] it
       *[other] “{ $text }”
    } { $argent ->
        [0] helps here, and it costs nothing
       *[other] is worth its cost now
    }
hint-not-do-UseAbility =
    { $argent ->
        [0] it would hardly change anything here
       *[other] it is not worth its cost now
    }
hint-why-do-KeepCard = another card is hardly better
hint-not-do-KeepCard = another card is better on average
hint-why-do-ReplaceCard = another card is better on average
hint-not-do-ReplaceCard = another card is hardly better
hint-why-do-ChooseFigure = that one makes the most of it
hint-not-do-ChooseFigure = that one makes less of it
hint-why-do-ChooseSpace = it does the most there
hint-not-do-ChooseSpace = it does less there
hint-why-do-ChooseCard = it is the card you will miss least
hint-not-do-ChooseCard = you would miss that card more
hint-why-do-ChooseDie = it shows the least
hint-not-do-ChooseDie = it may not get better
hint-why-do-RemoveDie = it is the weaker die
hint-not-do-RemoveDie = it is the stronger die
hint-why-do-DiscardForArgent = the card would hardly be played, and the Argent Power will be used there
hint-not-do-DiscardForArgent = that exchange gains you less
hint-why-do-PlaceArgent = it will be used soonest there
hint-not-do-PlaceArgent = it would lie idle longer there
hint-why-do-ChooseGroup = it brings { $note }, and that is the stronger group here
hint-not-do-ChooseGroup = it brings { $note }, and that is the weaker group here
hint-why-do-ChoosePortal = it is the nearest one that matters
hint-not-do-ChoosePortal = demons from there have further to go
hint-why-do-PlaceDemon = from there it strikes soonest
hint-not-do-PlaceDemon = from there it has further to go
hint-why-do-Respawn = the way from there is short and not too dangerous
hint-not-do-Respawn = the way from there is longer or more dangerous
hint-why-do-Done = there is nothing more to gain
hint-not-do-Done = there is still something to gain
hint-why-way-door = your way leads through the door
hint-lacks-way-door = the door stays shut
hint-others =
    { $number ->
        [one] one more
       *[other] { $number } more
    }
