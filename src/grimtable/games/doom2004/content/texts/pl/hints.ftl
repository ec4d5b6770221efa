### DOOM 2004: podpowiedzi. Co zrobić, to człon zdania po innych; powody i koszty stoją po dwukropku.

## Co robi marine

hint-do-announce =
    { $action ->
        [sprint] biegnij sprintem
        [attack] stój i atakuj
        [advance] nacieraj
       *[ready] przejdź w gotowość
    }{ $adrenaline ->
        [0] { "" }
       *[other] {" "}z adrenaliną
    }
hint-do-walk =
    { $again ->
        [yes] idź dalej o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
       *[no] idź { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
    }{ $where ->
        [token] {" "}(leży tam: { $thing })
        [exit] {" "}do wyjścia
        [encounter] {" "}do spotkania
        [door] {" "}pod zamknięte drzwi
        [pad] {" "}do teleportera
        [area] {" "}do obszaru „{ $thing }”
       *[nothing] { "" }
    }
hint-do-shoot =
    strzel { $times ->
        [one] { "" }
        [2] dwa razy{" "}
       *[other] { $times } razy{" "}
    }(cel: { $target }, broń: { $weapon })
hint-do-strike =
    uderz { $times ->
        [one] { "" }
        [2] dwa razy{" "}
       *[other] { $times } razy{" "}
    }(cel: { $target }, broń: { $weapon })
hint-do-barrel = strzel w beczkę (broń: { $weapon })
hint-do-door =
    { $new ->
        [yes] otwórz drzwi w nieznane
       *[no] otwórz drzwi
    }
hint-do-order =
    { $order ->
        [guard] wyłóż Czuwanie
        [dodge] wyłóż Unik
        [aim] wyłóż Celowanie
       *[heal] wyłóż Leczenie
    }
hint-do-take = zabierz, co leży ({ $tokens })
hint-do-respawn =
    { $area ->
        [nothing] wróć na zaznaczone pole
       *[other] wróć w obszarze „{ $area }”
    }
hint-do-heal = wylecz ({ $marine })
hint-do-leave = wyjdź przez wyjście
hint-do-jump = skocz przez teleporter w nieznane
hint-do-meet = zatrzymaj się przy spotkaniu
hint-do-stay = zostań na miejscu

## Co za tym przemawia

hint-why-way =
    { $arrived ->
        [yes] to prowadzi prosto
       *[no] to zbliża cię o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
    } { $goal ->
        [exit] do wyjścia
        [objective] do tego, po co przyszliście
        [encounter] do spotkania
        [security] do drzwi zabezpieczonych, które możesz otworzyć
        [door] do drzwi, których nikt jeszcze nie otworzył
        [pad] do teleportera w nieznane
       *[opening] do niezbadanej części mapy
    }
hint-others =
    { $number ->
        [one] jeszcze jeden
       *[other] jeszcze { $number }
    }
hint-why-kill =
    { $little ->
        [yes] szansa trafienia ({ $target }) to { $hit } %
       *[no] { $chance ->
                [100] { $target } zginie na pewno
               *[other] { $target } zginie z prawdopodobieństwem { $chance } %
            }
    }
hint-why-barrel = wybuch zrani wszystkich obok beczki
hint-why-token =
    { $walked ->
        [yes] to, co tam leży, jest warte drogi
       *[no] nic cię to nie kosztuje
    }
hint-why-objective = potrzebujecie tego do zwycięstwa
hint-why-explore = zobaczysz, co jest za nimi, póki możesz jeszcze działać
hint-why-door = twoja droga prowadzi przez drzwi
hint-why-encounter = może to być to, czego wymaga cel
hint-why-leave = cel jest osiągnięty, a na zewnątrz nic ci nie grozi
hint-why-heal = { $marine } odzyska jedną ranę
hint-why-safe = nic na planszy nie może cię tam zaatakować
hint-why-order-guard = strzelisz pierwszy, gdy coś nadejdzie
hint-why-order-dodge = atakujący muszą przerzucić swoje najlepsze kości
hint-why-order-aim = następny strzał można przerzucić
hint-why-order-heal = ranny marine obok ciebie może zostać wyleczony

## Ile to kosztuje

hint-price-danger =
    { $many ->
        [one] może cię tam zaatakować { $by }
       *[many] mogą cię tam zaatakować { $by }
    }, czyli około { $wounds ->
        [one] jednej rany
       *[other] { $wounds } ran
    }{ $deadly ->
        [yes] , a zostało ci ich tylko { $left }
       *[no] { "" }
    }
hint-price-corner = blisko jest niewidoczny zakątek i coś może się pojawić obok ciebie
hint-price-way = oddalasz się od celu
hint-price-ammunition = możesz stracić amunicję ({ $ammo }), której zostało niewiele: { $left }
hint-price-adrenaline = zużywa to adrenalinę

## Dlaczego coś innego jest gorsze i co byłoby w nim lepsze

hint-worse-way =
    zajdziesz o { $gained_less ->
        [one] jedno pole
        [few] { $gained_less } pola
       *[other] { $gained_less } pól
    } mniej
hint-worse-kill =
    { $target_same ->
        [yes] { $little ->
                [yes] szansa trafienia ({ $target }) jest mniejsza
               *[no] { $target } ma większą szansę przeżyć
            }
       *[no] rezygnujesz z ataku (cel: { $target })
    }
hint-worse-barrel = beczka zostaje, choć mogłaby ich zranić
hint-worse-token = zabierasz mniej
hint-lacks-token = zostawiasz to, co leży ({ $tokens })
hint-worse-objective = zostawiasz to, czego potrzebujecie do zwycięstwa ({ $tokens })
hint-worse-explore = niczego nowego się nie dowiesz
hint-worse-door = drzwi pozostają zamknięte
hint-worse-encounter = spotkanie musi poczekać
hint-worse-leave = zostajesz w środku, w niebezpieczeństwie
hint-worse-heal = { $marine } pozostaje ranny
hint-worse-safe = nie jesteś tam bezpieczny
hint-worse-danger =
    { $many ->
        [one] może cię tam zaatakować { $by }
       *[many] mogą cię tam zaatakować { $by }
    }, czyli około { $wounds ->
        [one] jednej rany
       *[other] { $wounds } ran
    }
hint-worse-corner = blisko jest niewidoczny zakątek i coś może się pojawić obok ciebie
hint-worse-ammunition = może kosztować amunicję, której brakuje
hint-worse-adrenaline = zużywa to adrenalinę
hint-worse-order-guard = nie masz strzału, gdy coś nadejdzie
hint-worse-order-dodge = nie zrobisz uniku przed tym, co nadejdzie
hint-worse-order-aim = rezygnujesz z przerzutu przy następnym strzale
hint-worse-order-heal = nikt nie zostaje wyleczony
hint-better-way = zajdziesz dalej
hint-better-kill =
    { $little ->
        [yes] możesz strzelić (cel: { $target })
       *[no] atakujesz: { $all }
    }
hint-lacks-kill = { $target } zostaje w spokoju
hint-lacks-way =
    { $goal ->
        [exit] nie zbliżasz się do wyjścia
        [objective] nie zbliżasz się do tego, po co przyszliście
        [encounter] nie zbliżasz się do spotkania
        [security] nie zbliżasz się do drzwi zabezpieczonych
        [door] nie zbliżasz się do nieotwartych drzwi
        [pad] nie zbliżasz się do teleportera
       *[opening] mapa pozostaje niezbadana
    }
hint-lacks-safe = nie jesteś tam bezpieczny
hint-lacks-blow = { $marine } nie zostaje zaatakowany
hint-better-token = zabierasz to, co leży ({ $tokens })
hint-better-danger = jest mniej niebezpiecznie
hint-better-corner = trzymasz się z dala od niewidocznych zakątków
hint-better-explore = zobaczysz coś nowego
hint-better-order-guard = strzelisz pierwszy, gdy coś nadejdzie
hint-better-order-dodge = atakujący muszą przerzucać kości

## Odpowiedzi marine

hint-why-guard =
    { $little ->
        [yes] szansa, że najpierw zostanie trafiony { $target }, to { $hit } %
       *[no] szansa, że najpierw zginie { $target }, to { $chance } %
    }
hint-price-guard = szansa zabicia ({ $target }) wynosi tylko { $chance } %
hint-not-guard = szansa zabicia jest zbyt mała
hint-price-order-spent = twoje Czuwanie zostaje zużyte
hint-worse-order-spent = twoje Czuwanie zostałoby zużyte
hint-why-wait-marine = do twojej następnej tury pewnie trafi się lepsza okazja
hint-not-wait-marine = przepuszczasz dobrą okazję
hint-why-aim = { $target } jest wart drugiego rzutu
hint-not-aim = drugi rzut przyda się bardziej przeciw innemu celowi
hint-why-keep-aim = { $target } nie jest tego wart; rozkaz poczeka na lepszy cel
hint-not-keep-aim = { $target } jest wart drugiego rzutu
hint-why-reroll = według dokładnych szans te kości najlepiej przerzucić
hint-not-reroll = z tymi kośćmi szanse są gorsze
hint-why-keep-roll = według dokładnych szans żaden inny rzut nie jest lepszy
hint-not-keep-roll = drugi rzut raczej pomoże, niż zaszkodzi
hint-why-back-way =
    stamtąd do celu jest { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }
hint-worse-back-way = do celu jest dalej
hint-why-back-safe = w pobliżu nie ma potworów
hint-worse-back-safe = w pobliżu są potwory
hint-price-back-near =
    najbliższy potwór stoi o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } stamtąd
hint-worse-back-near =
    potwór stoi zaledwie o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } stamtąd
hint-why-do-KeepAim = rozkaz poczeka na lepszy cel
hint-why-do-UseAim = drugi rzut się opłaca
hint-why-do-Heal = kosztuje cię to tylko rozkaz
hint-why-do-UseSkill =
    { $text ->
        [nothing] teraz nic cię to nie kosztuje
       *[other] „{ $text }” pomaga i teraz nic cię nie kosztuje
    }
hint-why-wait-skill = w tej rundzie umiejętność może się jeszcze bardziej przydać
hint-not-wait-skill = umiejętność przydaje się właśnie teraz
hint-why-rest = nic w zasięgu nie jest tego warte
hint-why-do-Accept = kto ci to daje, może się bez tego obejść
hint-why-do-Refuse = nie masz z tego pożytku
hint-why-do-PlaceOrder = pomoże do twojej następnej tury
hint-why-do-Push = tam stoi dla ciebie lepiej
hint-why-do-NoPush = wszystko stoi dobrze tam, gdzie stoi
hint-why-do-CarryOn = jest jeszcze cel wart zachodu
hint-why-do-StopHere = żaden inny cel nie jest wart zachodu
hint-why-do-ChooseFigure = ta figurka skorzysta najwięcej
hint-why-do-PayAir = butla jest tańsza niż dwie rany
hint-why-do-HoldBreath = butla może być później bardziej potrzebna
hint-why-do-Explode = wybuchną wszystkie; kolejność niewiele zmienia
hint-why-guard-barrel = wybuch zrani wszystkich obok beczki
hint-not-guard-barrel = wybuch trafiłby zbyt niewielu
hint-not-do-KeepAim = drugi rzut się opłaca
hint-not-do-UseAim = rozkaz bardziej przyda się przeciw innemu celowi
hint-not-do-Heal = rana może poczekać
hint-not-do-UseSkill = tutaj nic to nie da
hint-not-do-Accept = nie masz z tego pożytku
hint-not-do-Refuse = darowanemu koniowi nie zagląda się w zęby
hint-not-do-PlaceOrder = do następnej tury pomoże mniej
hint-not-do-Push = tam stałby dla ciebie gorzej
hint-not-do-NoPush = można go przepędzić tam, gdzie ci pasuje
hint-not-do-CarryOn = następny cel nie jest wart zachodu
hint-not-do-StopHere = zostałby cel wart zachodu
hint-not-do-ChooseFigure = ta figurka skorzysta mniej
hint-not-do-PayAir = butla zostałaby zużyta
hint-not-do-HoldBreath = dwie rany są droższe niż butla
hint-not-do-Explode = kolejność niewiele zmienia

## Co robi najeźdźca

hint-do-prowl =
    { $first ->
        [yes] wyślij naprzód ({ $figure }) o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
       *[no] przesuń dalej o { $steps ->
            [one] jedno pole
            [few] { $steps } pola
           *[other] { $steps } pól
        }
    }
hint-do-force =
    { $first ->
        [yes] otwórz drzwi ({ $figure })
       *[no] otwórz drzwi
    }
hint-do-maul =
    { $first ->
        [yes] zaatakuj ({ $figure }, cel: { $marine ->
            [nothing] zaznaczone pole
           *[other] { $marine }
        })
       *[no] zaatakuj (cel: { $marine ->
            [nothing] zaznaczone pole
           *[other] { $marine }
        })
    }
hint-do-blow-up =
    { $first ->
        [yes] zaatakuj beczkę ({ $figure })
       *[no] zaatakuj beczkę
    }
hint-do-hold = zostaw na miejscu ({ $figure })
hint-do-place =
    ustaw potwora ({ $kind }) o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    } od najbliższego marine

## Co za tym przemawia i co przeciw

hint-why-blow =
    { $deadly ->
        [yes] { $marine } zginie z prawdopodobieństwem { $chance } %
       *[no] { $little ->
                [yes] { $marine } zostanie trafiony z prawdopodobieństwem { $hit } %
               *[no] { $marine } odniesie około { $wounds ->
                    [one] jednej rany
                   *[other] { $wounds } ran
                }
            }
    }
hint-why-prowl =
    zbliża się do ofiary o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }
hint-why-force = droga do marines prowadzi przez drzwi
hint-why-hold = nikogo nie ma w jego zasięgu
hint-why-post = czeka tam, dokąd marines muszą pójść albo gdzie wrócą
hint-why-powder = beczka rani wszystkich obok, bez względu na pancerz
hint-why-freed = beczka stoi mu na drodze
hint-why-unseen = żaden marine go tam nie widzi
hint-why-ambush =
    { $who ->
        [it] może uderzyć jeszcze w tej turze
       *[kinds] jeszcze w tej turze może uderzyć: { $kinds }
    }
hint-why-horde =
    { $number ->
        [one] jeszcze jeden potwór na planszy da się
        [few] { $number } kolejne potwory na planszy dadzą się
       *[other] { $number } kolejnych potworów na planszy da się
    } odczuć przez kilka tur
hint-why-near = droga do marines jest krótka
hint-why-wait-invader = twoje karty są więcej warte w innej chwili
hint-why-do-NoSpawn = teraz nie ma dobrego miejsca dla potworów, karta poczeka
hint-why-do-PlayEvent =
    { $text ->
        [nothing] teraz jest na nią chwila
       *[other] „{ $text }” przyda się najbardziej właśnie teraz
    }
hint-why-do-Watch = ten atak nic nie kosztuje
hint-why-do-DiscardCard = tej karty będzie ci najmniej brakować
hint-why-do-EndTurn = pozostałe nie mają nic pożytecznego do zrobienia
hint-why-do-EndActivation = lepiej stać nie może
hint-why-do-ChooseSpace = tam da to najwięcej
hint-why-do-ChooseDoor = te drzwi najbardziej przeszkodzą marines
hint-why-do-Recycle = tam, gdzie stoi, nie ma z niego pożytku
hint-why-do-Forgo = nikogo na planszy nie można oddać
hint-why-do-NoMore = nikt inny z tego nie skorzysta
hint-price-seen =
    { $many ->
        [one] { $marines } widzi go tam i może odpowiedzieć ogniem
       *[many] { $marines } widzą go tam i mogą odpowiedzieć ogniem
    }
hint-price-card = karta opuszcza twoją rękę
hint-price-burning = poparzy się tam, gdzie się pojawi
hint-price-prowl = oddala się od ofiary
hint-worse-blow =
    { $deadly ->
        [yes] { $marine } ma większą szansę przeżyć
       *[no] { $marine } ucierpi mniej
    }
hint-worse-prowl = mniej zbliży się do ofiary
hint-worse-force = drzwi pozostają zamknięte
hint-worse-post = nie czeka tam, dokąd marines muszą dojść
hint-worse-powder = żadna beczka obok nich nie wybuchnie
hint-worse-freed = beczka zostaje na jego drodze
hint-worse-unseen = stoi na widoku marines
hint-worse-seen =
    { $many ->
        [one] { $marines } widzi go tam i może odpowiedzieć ogniem
       *[many] { $marines } widzą go tam i mogą odpowiedzieć ogniem
    }
hint-worse-ambush = nic z tego nie uderzy w tej turze
hint-worse-horde = przybędzie mniej potworów albo słabsze
hint-worse-near = droga do marines jest dłuższa
hint-worse-card = karta opuszcza twoją rękę
hint-worse-nobody = nikogo tam nie ma
hint-price-nobody = nikogo tam nie ma
hint-worse-burning = poparzy się tam, gdzie się pojawi
hint-not-wait-invader = właśnie teraz przyda się jedna z twoich kart
hint-not-do-NoSpawn = potwory na planszy zdziałają więcej niż karty na ręce
hint-not-do-PlayEvent = karta jest więcej warta w innej chwili
hint-not-do-Watch = atak się tu nie opłaca
hint-not-do-DiscardCard = tej karty brakowałoby ci bardziej
hint-not-do-EndTurn = niektóre twoje potwory mogą jeszcze coś zrobić
hint-not-do-EndActivation = może jeszcze coś zrobić
hint-not-do-ChooseSpace = tam da to mniej
hint-not-do-ChooseDoor = te drzwi mniej przeszkodzą marines
hint-not-do-Recycle = tam, gdzie stoi, jeszcze się przyda
hint-not-do-Forgo = kogoś można oddać
hint-not-do-NoMore = ktoś inny mógłby z tego skorzystać
hint-better-blow =
    { $deadly ->
        [yes] { $marine } zginie z prawdopodobieństwem { $chance } %
       *[no] { $marine } zostaje zaatakowany
    }
hint-better-prowl = bardziej zbliża się do ofiary
hint-better-post = czeka tam, dokąd marines muszą pójść
hint-better-powder = wybucha beczka
hint-better-freed = beczka nie stoi już na jego drodze
hint-better-unseen = żaden marine go nie widzi
hint-better-ambush =
    { $who ->
        [it] może uderzyć jeszcze w tej turze
       *[kinds] jeszcze w tej turze może uderzyć: { $kinds }
    }
hint-better-horde = przybędzie więcej potworów
