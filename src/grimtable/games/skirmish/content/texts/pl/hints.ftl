### Skirmish: podpowiedzi. Co zrobić, to człon zdania po innych; powody i koszty stoją po dwukropku.

hint-do-walk =
    { $first ->
        [yes] przesuń figurkę ({ $figure }) o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
       *[no] idź dalej o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
    }
hint-do-attack =
    { $first ->
        [yes] zaatakuj ({ $figure }, cel: { $target })
       *[no] zaatakuj (cel: { $target })
    }
hint-do-door =
    { $first ->
        [yes] otwórz drzwi ({ $figure })
       *[no] otwórz drzwi
    }
hint-do-seal =
    { $first ->
        [yes] zapieczętuj portal ({ $figure })
       *[no] zapieczętuj portal
    }
hint-do-stay = zostaw na miejscu ({ $figure })
hint-why-kill =
    { $little ->
        [yes] { $target } zostanie trafiony z prawdopodobieństwem { $hit } %
       *[no] { $target } polegnie z prawdopodobieństwem { $chance } %
    }
hint-worse-kill = { $target } ma większą szansę przetrwać
hint-lacks-kill = { $target } nie zostaje zaatakowany
hint-better-kill = { $target } zostaje zaatakowany
hint-why-way =
    to o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } bliżej { $goal ->
        [scouts] do zwiadowców
        [portal] do otwartego portalu
       *[hidden] do tego, co jeszcze ukryte
    }
hint-price-way = cel się oddala
hint-worse-way = do celu pozostaje dalej
hint-lacks-way = cel się nie zbliża
hint-better-way = cel się zbliża
hint-why-seal = każdy zapieczętowany portal to krok do zwycięstwa
hint-lacks-seal = portal pozostaje otwarty
hint-why-door = droga prowadzi przez drzwi
hint-lacks-door = drzwi pozostają zamknięte
hint-price-near =
    { $many ->
        [one] może tam zaraz uderzyć { $by }
       *[many] mogą tam zaraz uderzyć { $by }
    }
hint-worse-near =
    { $many ->
        [one] może tam zaraz uderzyć { $by }
       *[many] mogą tam zaraz uderzyć { $by }
    }
hint-price-watched = { $by } czuwa i może od razu uderzyć
hint-worse-watched = { $by } czuwa i może od razu uderzyć
hint-why-do-PlayCard =
    { $text ->
        [nothing] teraz jest na nią chwila
       *[other] „{ $text }” przyda się najbardziej właśnie teraz
    }
hint-not-do-PlayCard = karta przyda się bardziej później
hint-why-do-Watch = cios nic nie kosztuje
hint-not-do-Watch = cios się nie opłaca
hint-why-do-Pass = to, co trzymasz, przyda się bardziej później
hint-not-do-Pass = właśnie teraz przyda się jedna z twoich kart
hint-why-do-EndTurn = pozostałe nie mają nic pożytecznego do zrobienia
hint-not-do-EndTurn = niektóre twoje figurki mogą jeszcze działać
hint-why-do-ChooseSpace = stamtąd droga jest najkrótsza
hint-not-do-ChooseSpace = stamtąd droga jest dłuższa
hint-why-do-ChooseFigure = ta figurka skorzysta najwięcej
hint-not-do-ChooseFigure = ta figurka skorzysta mniej
hint-why-do-ChooseArea = to, co tam leży, zaraz będzie ważne
hint-not-do-ChooseArea = to jest teraz mniej ważne
hint-why-do-Decline = nie ma teraz na to dobrego miejsca
hint-not-do-Decline = jeszcze jedna figurka na planszy jest więcej warta
