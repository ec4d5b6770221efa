### DOOM 2016: podpowiedzi. Co zrobić, to człon zdania po innych; powody i koszty stoją po dwukropku.

hint-do-walk =
    przejdź { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }
hint-do-stay = zakończ tu aktywację
hint-do-attack = zaatakuj (cel: { $target })
hint-do-glory = wykończ cel ({ $target }) zabójstwem chwały
hint-do-door = otwórz drzwi
hint-do-teleport = przejdź przez teleporter
hint-do-play = zagraj kartę { $card }
hint-do-sprint = wykonaj sprint, odrzucając kartę { $card }
hint-do-take = weź: { $item }
hint-do-activate = działaj figurką { $figure }
hint-do-type = aktywuj: { $demon }
hint-why-strike =
    { $what ->
        [kill] { $target } ginie z prawdopodobieństwem { $kill } %
        [stagger] { $target } straci równowagę z prawdopodobieństwem { $stagger } %, a wtedy blisko do zabójstwa chwały
       *[hurt] { $target } dostaje mniej więcej tyle obrażeń: { $damage }
    }
hint-worse-strike =
    { $target_same ->
        [yes] atak na cel ({ $target }) jest słabszy
       *[no] { $target } nie zostaje zaatakowany
    }
hint-lacks-strike = { $target } nie zostaje zaatakowany
hint-better-strike = { $target } zostaje zaatakowany
hint-price-cover = { $target } ma osłonę i może odkryć drugą kartę
hint-worse-cover = { $target } ma osłonę
hint-why-glory =
    { $struck ->
        [yes] jeśli ataki wytrącą z równowagi (cel: { $target }), zabójstwo chwały leczy cię i daje kartę
       *[no] { $target } jest wytrącony z równowagi: ginie od razu, leczy cię i daje kartę
    }
hint-lacks-glory = { $target } mógłby teraz zginąć
hint-better-glory = { $target } ginie od razu
hint-why-objective = tego właśnie wymaga misja
hint-lacks-objective = celowi misji to nie służy
hint-better-objective = to służy celowi misji
hint-why-heal = to leczy tyle obrażeń: { $amount }
hint-lacks-heal = obrażenia pozostają
hint-better-heal = to leczy
hint-why-item = nowe karty trafiają na wierzch twojej talii
hint-lacks-item = { $item } zostaje na miejscu
hint-better-item = { $item } trafia do ciebie
hint-why-way =
    to o { $steps ->
        [one] jeden punkt
        [few] { $steps } punkty
       *[other] { $steps } punktów
    } krótsza droga { $goal ->
        [switch] do następnego żetonu do przełączenia
        [fetch] do następnego żetonu do zabrania
        [deliver] tam, gdzie żeton jest potrzebny
        [accompany] do marine z żetonem
        [close] do portalu, który można zamknąć
        [rule] do obszaru, który trzeba utrzymać
        [gather] do wyjścia
        [guard] do bramy
        [escort] do drona
        [door] do drzwi, które zagradzają drogę dronowi
        [hunt] do zwierzyny
       *[fight] do demonów
    }
hint-price-way = cel się oddala
hint-worse-way = do celu pozostaje dalej
hint-lacks-way = cel się nie zbliża
hint-better-way = cel się zbliża
hint-price-near =
    { $many ->
        [one] może tam zaraz uderzyć { $by }
       *[more] mogą tam zaraz uderzyć { $by }
    }
hint-worse-near =
    { $many ->
        [one] może tam zaraz uderzyć { $by }
       *[more] mogą tam zaraz uderzyć { $by }
    }
hint-why-able = od razu może uderzyć { $able } z { $all }
hint-worse-able = mniej z nich może od razu uderzyć
hint-lacks-able = nikogo nie da się od razu uderzyć
hint-better-able = więcej z nich może od razu uderzyć
hint-why-nobody = pozostałym bardziej opłaca się poczekać
hint-why-hunt =
    to o { $steps ->
        [one] jeden punkt
        [few] { $steps } punkty
       *[other] { $steps } punktów
    } bliżej tam, gdzie jest potrzebny
hint-lacks-hunt = nie zbliża się tam, gdzie jest potrzebny
hint-worse-hunt = zbliża się mniej
hint-better-hunt = zbliża się bardziej
hint-why-place = stamtąd przeszkadza w misji
hint-price-place = opuszcza miejsce, w którym przeszkadzał
hint-lacks-place = nikt nie przeszkadza w misji
hint-worse-place = mniej przeszkadza w misji
hint-better-place = przeszkadza w misji
hint-price-seen =
    { $many ->
        [one] widzi go tam { $by }
       *[two] widzą go tam { $by }
    }
hint-worse-seen =
    { $many ->
        [one] widzi go tam { $by }
       *[two] widzą go tam { $by }
    }
hint-why-safer = tam rzadziej oberwiesz
hint-lacks-safer = częściej oberwiesz
hint-worse-safer = częściej oberwiesz
hint-better-safer = rzadziej oberwiesz
hint-why-stay = żaden krok stąd nic by nie dał
hint-why-hidden = tam nie widzi go żaden marine
hint-lacks-hidden = pozostaje na widoku
hint-better-hidden = znika z oczu
hint-why-do-Pass = to, co masz, przyda się bardziej później
hint-not-do-Pass = przepuszczasz coś, co pomaga ci najbardziej właśnie teraz
hint-why-do-PlayCard =
    { $text ->
        [nothing] teraz jest na nią chwila
       *[other] „{ $text }” przyda się najbardziej właśnie teraz
    }
hint-not-do-PlayCard = karta przyda się bardziej później
hint-why-do-UseAbility =
    { $text ->
        [nothing] to
       *[other] „{ $text }”
    } { $argent ->
        [0] pomaga tutaj i nic nie kosztuje
       *[other] jest teraz warte swojej ceny
    }
hint-not-do-UseAbility =
    { $argent ->
        [0] prawie nic by to tu nie zmieniło
       *[other] nie jest to teraz warte swojej ceny
    }
hint-why-do-KeepCard = inna karta rzadko będzie lepsza
hint-not-do-KeepCard = inna karta jest średnio lepsza
hint-why-do-ReplaceCard = inna karta jest średnio lepsza
hint-not-do-ReplaceCard = inna karta rzadko będzie lepsza
hint-why-do-ChooseFigure = ta figurka skorzysta najwięcej
hint-not-do-ChooseFigure = ta figurka skorzysta mniej
hint-why-do-ChooseSpace = to miejsce daje najwięcej
hint-not-do-ChooseSpace = to miejsce daje mniej
hint-why-do-ChooseCard = tej karty najmniej będzie ci brakować
hint-not-do-ChooseCard = tej karty bardziej będzie ci brakować
hint-why-do-ChooseDie = pokazuje najmniej
hint-not-do-ChooseDie = lepiej raczej nie będzie
hint-why-do-RemoveDie = to słabsza kość
hint-not-do-RemoveDie = to silniejsza kość
hint-why-do-DiscardForArgent = karta raczej nie zostałaby zagrana, a moc argentu przyda się tam
hint-not-do-DiscardForArgent = ta wymiana daje ci mniej
hint-why-do-PlaceArgent = tam przyda się najpierw
hint-not-do-PlaceArgent = tam dłużej poleży bezczynnie
hint-why-do-ChooseGroup = oto ona: { $note }, i tu jest silniejsza
hint-not-do-ChooseGroup = oto ona: { $note }, i tu jest słabsza
hint-why-do-ChoosePortal = to najbliższy z tych, które się liczą
hint-not-do-ChoosePortal = stamtąd demony mają dalej
hint-why-do-PlaceDemon = stamtąd uderzy najprędzej
hint-not-do-PlaceDemon = stamtąd ma dalej
hint-why-do-Respawn = droga stamtąd jest krótka i niezbyt niebezpieczna
hint-not-do-Respawn = droga stamtąd jest dłuższa lub groźniejsza
hint-why-do-Done = więcej nic już nie da
hint-not-do-Done = jest tu jeszcze coś do zyskania
hint-why-way-door = twoja droga prowadzi przez drzwi
hint-lacks-way-door = drzwi pozostają zamknięte
hint-others =
    { $number ->
        [one] jeszcze jeden
       *[other] jeszcze { $number }
    }
