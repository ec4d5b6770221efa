### Relic: podpowiedzi. Co zrobić, to człon zdania; powody i koszty stoją po dwukropku.

## Ruch

hint-do-go =
    { $direction ->
        [clockwise] idź zgodnie z ruchem wskazówek zegara na pole „{ $space }”
       *[other] idź przeciwnie do ruchu wskazówek zegara na pole „{ $space }”
    }
hint-do-on = idź dalej na pole „{ $space }”
hint-do-box = skorzystaj z przejścia na pole „{ $space }”
hint-do-die = rzuć kością ruchu
hint-do-pace = zagraj „{ $card }” jako { $number } i idź na pole „{ $space }”
hint-do-value = zagraj „{ $card }” jako { $number }
hint-why-die = najlepszy wynik, { $face }, zaprowadzi cię na pole „{ $space }”
hint-not-die = o tym, dokąd dojdziesz, zdecyduje przypadek
hint-why-run = stamtąd wygrasz grę z prawdopodobieństwem { $chance } %
hint-price-run = stamtąd wygrasz grę z prawdopodobieństwem zaledwie { $chance } %
hint-worse-run = to za wcześnie: stamtąd wygrasz z prawdopodobieństwem zaledwie { $chance } %
hint-lacks-run = odkładasz bieg po zwycięstwo
hint-better-run = wygrasz grę z prawdopodobieństwem { $chance } %
hint-why-mission = to służy twojej misji „{ $mission }”
hint-lacks-mission = twojej misji „{ $mission }” nic to nie da
hint-worse-mission = twojej misji „{ $mission }” da to mniej
hint-better-mission = to służy twojej misji
hint-why-asset = leży tam do zabrania „{ $card }”
hint-lacks-asset = „{ $card }” zostaje na miejscu
hint-better-asset = leży tam „{ $card }”
hint-why-meeting = to, co tam leży, ci pomoże: „{ $card }”
hint-price-meeting = to, co tam leży, ci zaszkodzi: „{ $card }”
hint-worse-meeting = to, co tam leży, ci zaszkodzi: „{ $card }”
hint-lacks-meeting = ominie cię „{ $card }”
hint-why-foes = pokonasz „{ $enemies }” z prawdopodobieństwem { $chance } % i zdobędziesz trofeum
hint-price-foes = { $count ->
        [one] czeka
       *[other] czekają
    } tam „{ $enemies }”, a wygrasz z prawdopodobieństwem zaledwie { $chance } %
hint-worse-foes = { $count ->
        [one] czeka
       *[other] czekają
    } tam „{ $enemies }”, a wygrasz z prawdopodobieństwem zaledwie { $chance } %
hint-lacks-foes = rezygnujesz z walki z „{ $enemies }”
hint-better-foes = pokonasz „{ $enemies }” z prawdopodobieństwem { $chance } %
hint-why-draw =
    dobierzesz tam { $number ->
        [one] kartę Zagrożenia
        [few] { $number } karty Zagrożeń
       *[other] { $number } kart Zagrożeń
    } (na ogół wychodzi ci to na dobre)
hint-price-draw =
    dobierzesz tam { $number ->
        [one] kartę Zagrożenia
        [few] { $number } karty Zagrożeń
       *[other] { $number } kart Zagrożeń
    }, a to na ogół ci szkodzi
hint-worse-draw = tamtejsze karty Zagrożeń mniej ci odpowiadają
hint-lacks-draw = nie ma tam Zagrożenia, które dałoby trofeum
hint-better-draw = tamtejsza karta Zagrożenia jest dla ciebie więcej warta
hint-why-box = „{ $boxes }” może ci się teraz przydać
hint-price-box = „{ $boxes }” kosztuje więcej, niż daje
hint-worse-box = to, co daje pole, jest dla ciebie mniej warte
hint-lacks-box = nie dojdziesz na pole „{ $space }”
hint-better-box = „{ $boxes }” może ci się przydać
hint-why-crossing = stamtąd możesz przejść na pole „{ $space }”
hint-lacks-crossing = nie przejdziesz na pole „{ $space }”
hint-better-crossing = stamtąd możesz przejść na pole „{ $space }”
hint-why-later = stoisz tam dobrze na następne tury
hint-price-later = stoisz tam źle na następne tury
hint-worse-later = stoisz tam gorzej na następne tury
hint-better-later = stoisz lepiej na następne tury
hint-price-power = „{ $card }” opuszcza twoją rękę
hint-worse-power = trzeba by na to zużyć kartę „{ $card }”

## Walki i testy

hint-why-battle = pokonasz „{ $enemies }” z prawdopodobieństwem { $chance } %, a przegrana zakończyłaby fazę
hint-not-battle = twoja szansa przeciw „{ $enemies }” to { $chance } %
hint-why-evade = bez „{ $card }” walka pójdzie lepiej
hint-not-evade = z „{ $card }” warto walczyć
hint-why-odds =
    { $kind ->
        [battle] { $chance ->
            [100] na pewno wygrasz walkę
           *[other] wygrasz walkę z prawdopodobieństwem { $chance } %
        }
       *[test] { $chance ->
            [100] na pewno zdasz test
           *[other] zdasz test z prawdopodobieństwem { $chance } %
        }
    }
hint-worse-odds = twoja szansa to tylko { $chance_there } %
hint-better-odds = twoja szansa rośnie do { $chance } %
hint-why-do-Ready = żadna premia nie jest już warta swojej ceny
hint-not-do-Ready = warto jeszcze zadeklarować premię
hint-why-do-Declare =
    { $text ->
        [nothing] premia jest warta swojej ceny
       *[other] „{ $text }” jest warte swojej ceny
    }
hint-not-do-Declare = premia nie jest tu warta swojej ceny
hint-why-do-RerollDie = ta kość szkodzi ci najbardziej
hint-not-do-RerollDie = inna kość szkodzi ci bardziej
hint-why-do-Fight = w tym jesteś najsilniejszy
hint-not-do-Fight = w tym jesteś słabszy

## Wybory

hint-why-carry =
    { $text ->
        [nothing] „{ $box }” daje ci więcej, niż kosztuje
       *[other] dostajesz tam: „{ $text }”, a to { $worth ->
            [0] trochę ci się opłaca
            [one] jest dla ciebie warte mniej więcej 1 wpływ
            [few] jest dla ciebie warte mniej więcej { $worth } wpływy
           *[other] jest dla ciebie warte mniej więcej { $worth } wpływów
        }
    }
hint-price-carry = „{ $box }” kosztuje więcej, niż daje
hint-not-carry = „{ $box }” daje mniej, niż kosztuje
hint-why-level =
    twoje trofea wystarczą na { $levels ->
        [one] poziom
        [few] { $levels } poziomy
       *[other] { $levels } poziomów
    }
hint-not-level = inne lepiej pasują do ceny poziomu
hint-price-waste = nie jest potrzebne do poziomu
hint-not-waste = nie jest potrzebne do poziomu
hint-why-enough =
    { $short ->
        [0] więcej trofeów nie trzeba
        [one] do poziomu brakuje jeszcze jednego punktu
       *[other] do poziomu brakuje jeszcze { $short } punktów
    }
hint-not-enough = przepadłby poziom, na który starczają twoje trofea
hint-why-keep-mission = pewnie wkrótce ją wypełnisz
hint-not-keep-mission = zajmie więcej czasu
hint-why-discard = „{ $card }” przyda ci się najmniej
hint-not-discard =
    { $free ->
        [yes] oddajesz „{ $card }” za nic
       *[no] „{ $card }” przyda ci się bardziej
    }
hint-why-keep-all = mieścisz się w limitach, a każdą kartę warto zatrzymać
hint-not-keep-all = jednej z kart lepiej się pozbyć
hint-why-leave =
    { $card ->
        [nothing] to, co można zrobić, kosztuje więcej, niż daje
       *[other] „{ $card }” kosztuje teraz więcej, niż daje
    }
hint-why-remain = na żadne z tych pól nie warto teraz iść
hint-not-remain = na jedno z tych pól warto iść
hint-not-leave = to, co można zrobić, daje więcej, niż kosztuje
hint-why-never = nic innego nie można zrobić
hint-not-never = to tylko zaszkodzi
hint-why-do-DrawFrom = te karty na ogół najlepiej ci odpowiadają
hint-not-do-DrawFrom = te karty mniej ci odpowiadają
hint-why-ready =
    { $chance ->
        [100] i tak na pewno { $kind ->
            [battle] wygrasz
           *[test] zdasz test
        }
       *[other] i bez tego twoja szansa to { $chance } %, a każda dalsza premia kosztuje więcej, niż daje
    }
hint-not-ready = twoja szansa zostałaby na poziomie { $chance } %
hint-why-bonus =
    { $price ->
        [nothing] { $before ->
            [0] premia nic nie kosztuje
           *[other] nic nie kosztuje, a twoja szansa to { $after } % zamiast { $before } %
        }
       *[other] twoja szansa rośnie z { $before } % do { $after } %, a kosztuje to { $price }
    }
hint-not-bonus =
    { $price ->
        [nothing] niczego tu nie zmienia
       *[other] twoja szansa wzrosłaby tylko z { $before } % do { $after } %, a kosztuje to { $price }
    }
hint-cost-charge =
    { $left ->
        [1] ostatni ładunek
       *[other] jeden z { $left } ładunków
    }
hint-cost-influence =
    { $number ->
        [one] 1 wpływ
        [few] { $number } wpływy
       *[other] { $number } wpływów
    }
hint-cost-life =
    { $number ->
        [one] 1 punkt Życia
        [few] { $number } punkty Życia
       *[other] { $number } punktów Życia
    }
hint-cost-power_cards =
    { $number ->
        [one] kartę mocy
        [few] { $number } karty mocy
       *[other] { $number } kart mocy
    }
hint-cost-assets =
    { $number ->
        [one] atut
        [few] { $number } atuty
       *[other] { $number } atutów
    }
hint-cost-trophies =
    { $number ->
        [one] trofeum
        [few] { $number } trofea
       *[other] { $number } trofeów
    }
hint-cost-card = samą kartę
hint-why-use =
    { $text ->
        [nothing] { $deed ->
            [choose_space] przejście na wybrane pole
            [draw_power] dobranie karty mocy
            [draw_threat] dobranie kolejnej karty zagrożenia
            [look_at_decks] podejrzenie talii zagrożeń
            [reroll] przerzucenie kości
            [reroll_enemy] przerzucenie kości wroga
            [change_battle] podniesienie wyniku
            [set_movement] wybranie długości ruchu
            [gain_life] odzyskane życie
            [fight_with] walczenie innym atrybutem
            [choose_player] odebranie czegoś innemu graczowi
            [charge_asset] dołożenie ładunku
           *[other] działanie
        }
       *[other] „{ $text }”
    } { $edge ->
        [small] jest dla ciebie warte trochę więcej niż cena
       *[clear] { $worth ->
            [0] daje ci trochę
            [one] jest dla ciebie warte mniej więcej 1 wpływ
            [few] jest dla ciebie warte mniej więcej { $worth } wpływy
           *[other] jest dla ciebie warte mniej więcej { $worth } wpływów
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , a kosztuje { $price }
    }
hint-not-use =
    { $sign ->
        [bad] teraz by ci to zaszkodziło
       *[good] { $worth ->
            [0] teraz nie dałoby ci to prawie nic
            [one] dałoby ci to mniej więcej tyle co 1 wpływ
            [few] dałoby ci to mniej więcej tyle co { $worth } wpływy
           *[other] dałoby ci to mniej więcej tyle co { $worth } wpływów
        }
    }{ $price ->
        [nothing] { "" }
       *[other] , a kosztuje { $price }
    }
hint-why-option =
    { $sign ->
        [bad] to szkodzi ci najmniej
       *[good] { $text ->
            [nothing] to
           *[other] „{ $text }”
        } { $worth ->
            [0] przyda ci się trochę bardziej niż reszta
            [one] jest dla ciebie warte mniej więcej 1 wpływ
            [few] jest dla ciebie warte mniej więcej { $worth } wpływy
           *[other] jest dla ciebie warte mniej więcej { $worth } wpływów
        }
    }
hint-not-option =
    { $near ->
        [yes] to przyda ci się trochę mniej
       *[no] { $sign ->
            [bad] kosztowałoby cię to więcej, niż daje
           *[good] { $worth ->
                [0] nie dałoby ci to prawie nic
                [one] dałoby ci to tylko mniej więcej tyle co 1 wpływ
                [few] dałoby ci to tylko mniej więcej tyle co { $worth } wpływy
               *[other] dałoby ci to tylko mniej więcej tyle co { $worth } wpływów
            }
        }
    }
hint-why-deck = wrogowie z tej talii mają zwykle cechę { $attribute }, a w niej masz najwięcej: { $value }
hint-not-deck = wrogowie z tej talii mają zwykle cechę { $attribute }, a w niej masz tylko { $value }
hint-why-do-Resolve = najpierw to, co ci pomaga
hint-not-do-Resolve = to może poczekać
hint-why-do-Use =
    { $text ->
        [nothing] działanie jest warte swojej ceny
       *[other] „{ $text }” jest warte swojej ceny
    }
hint-not-do-Use = cena jest tu zbyt wysoka
hint-why-do-PlayCard =
    { $text ->
        [nothing] działanie jest warte tej karty
       *[other] „{ $text }” jest warte tej karty
    }
hint-not-do-PlayCard = karta jest więcej warta na ręce
hint-why-do-Accept = to daje więcej, niż kosztuje
hint-not-do-Accept = to kosztuje więcej, niż daje
hint-why-do-Done = więcej się nie opłaca
hint-not-do-Done = coś się jeszcze opłaca
hint-why-do-ChooseSpace = tam przyda ci się to najbardziej
hint-not-do-ChooseSpace = tam przyda ci się to mniej
hint-why-do-ChooseOption = to przyda ci się najbardziej
hint-not-do-ChooseOption = to przyda ci się mniej
hint-why-do-ChooseAttribute = najpierw jeden silny atrybut, potem pozostałe
hint-not-do-ChooseAttribute = inny atrybut jest bardziej potrzebny
hint-why-do-PointAt = ten gracz jest najbliżej zwycięstwa
hint-not-do-PointAt = ten gracz jeszcze nie zagraża
hint-why-spend =
    { $number ->
        [0] twoje wpływy są więcej warte gdzie indziej
       *[other] tyle warto tu wydać
    }
hint-not-spend =
    { $number ->
        [0] warto tu wydać trochę wpływów
       *[other] to nie jest najlepsza kwota
    }
hint-why-do-TakeCard = jest dla ciebie warta swojej ceny
hint-not-do-TakeCard = jest dla ciebie mniej warta
hint-why-do-TakeNewHero = bohater jest tak dobry, jak się nim gra
hint-not-do-TakeNewHero = to prawie równie dobre; wybierz to, jeśli wolisz
hint-why-do-KeepSheet = bohater jest tak dobry, jak się nim gra
hint-not-do-KeepSheet = to prawie równie dobre; wybierz to, jeśli wolisz
hint-why-do-TakeColour = kolor nie ma znaczenia
hint-not-do-TakeColour = kolor nie ma znaczenia
hint-why-do-DrawMission = misje przynoszą relikty, a relikty otwierają drogę do zwycięstwa
hint-not-do-DrawMission = to może poczekać
hint-why-do-LeaveOnTop = jest lepsza niż nieznana karta
hint-not-do-LeaveOnTop = nieznana karta będzie pewnie lepsza
hint-why-do-PutToBottom = nieznana karta będzie pewnie lepsza
hint-not-do-PutToBottom = jest lepsza niż nieznana karta
hint-why-do-ExchangeMissions = relikt otwiera drogę do zwycięstwa
hint-not-do-ExchangeMissions = to może poczekać
hint-not-do-GiveUp = kto odchodzi, nie może wygrać
hint-why-do-DiscardUnread = tylko bez niej można się obejść
hint-not-do-DiscardUnread = nikt nie wie, która to była misja
