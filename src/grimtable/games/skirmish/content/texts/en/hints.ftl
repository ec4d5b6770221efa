### Skirmish: hints. What to do is a clause that follows others; reasons and prices stand in a list after a colon.

hint-do-walk =
    { $first ->
        [yes] move { $figure } by { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[no] go on by { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
    }
hint-do-attack =
    { $first ->
        [yes] let { $figure } attack { $target }
       *[no] attack { $target }
    }
hint-do-door =
    { $first ->
        [yes] let { $figure } open the door
       *[no] open the door
    }
hint-do-seal =
    { $first ->
        [yes] let { $figure } seal the portal
       *[no] seal the portal
    }
hint-do-stay = let { $figure } stay where it is
hint-why-kill =
    { $little ->
        [yes] the chance that { $target } is hit is { $hit }%
       *[no] the chance that { $target } falls is { $chance }%
    }
hint-worse-kill = { $target } is less likely to fall
hint-lacks-kill = { $target } is not attacked
hint-better-kill = { $target } is attacked
hint-why-way =
    that brings it { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } nearer to { $goal ->
        [scouts] the scouts
        [portal] an open portal
       *[hidden] what is still hidden
    }
hint-price-way = it moves away from its goal
hint-worse-way = it does not get as far
hint-lacks-way = it gets no closer to its goal
hint-better-way = it gets further
hint-why-seal = every sealed portal is a step towards victory
hint-lacks-seal = the portal stays open
hint-why-door = the way leads through the door
hint-lacks-door = the door stays shut
hint-price-near =
    { $many ->
        [one] { $by } can strike there next
       *[many] { $by } can strike there next
    }
hint-worse-near =
    { $many ->
        [one] { $by } can strike there next
       *[many] { $by } can strike there next
    }
hint-price-watched = { $by } watches and may strike at once
hint-worse-watched = { $by } watches and may strike at once
hint-why-do-PlayCard =
    { $text ->
        [nothing] its moment is now
       *[other] “{ $text }” is of most use right now
    }
hint-not-do-PlayCard = the card is worth more later
hint-why-do-Watch = the blow costs nothing
hint-not-do-Watch = the blow is not worth it
hint-why-do-Pass = what you hold is worth more later
hint-not-do-Pass = one of your cards is of use right now
hint-why-do-EndTurn = the others have nothing useful to do
hint-not-do-EndTurn = some of your figures could still act
hint-why-do-ChooseSpace = from there the way is shortest
hint-not-do-ChooseSpace = from there the way is longer
hint-why-do-ChooseFigure = that one makes the most of it
hint-not-do-ChooseFigure = that one makes less of it
hint-why-do-ChooseArea = what lies there matters next
hint-not-do-ChooseArea = it matters less at the moment
hint-why-do-Decline = there is no good place for it now
hint-not-do-Decline = one more figure on the board is worth more
