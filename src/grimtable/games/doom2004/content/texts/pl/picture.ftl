### DOOM 2004: słowa na planszy i obok niej.

## Plansza

picture-exit = wyjście
picture-duct = szyb
picture-jet-on = miotacz płomieni, włączony
picture-jet-off = miotacz płomieni, wyłączony
picture-airless = bez powietrza
picture-encounter = spotkanie
picture-barrel = beczka
picture-teleporter =
    { $colour ->
        [red] czerwony teleporter
        [green] zielony teleporter
        [blue] niebieski teleporter
        [yellow] żółty teleporter
       *[other] teleporter ({ $colour })
    }
picture-door-of-kind = { $kind } { $door }
picture-door = drzwi { $door }
picture-security-door =
    { $colour ->
        [red] czerwone drzwi zabezpieczone { $door }
        [green] zielone drzwi zabezpieczone { $door }
       *[blue] niebieskie drzwi zabezpieczone { $door }
    }

## Tablice i liczniki

picture-frags = punkty fraga
picture-goal-keep-off = { $goal } W promieniu { $spaces } pól od niego nikt nie wraca na planszę.
picture-invader-goal = Zdobądź punkty fraga ({ $frags }), zanim marines osiągną swój cel: { $goal }
picture-fragged = rozerwany
picture-hand = karty na ręce
picture-deck = karty w talii
picture-order = rozkaz
picture-invader-deck = talia Najeźdźcy
picture-marine-deck = karty marines
picture-round = Runda

## Karty i elementy

picture-spawn-timing = raz w turze Najeźdźcy, po dobraniu kart
picture-always = zawsze
picture-group = grupa { $number }
picture-scatter = rozrzut
picture-scatter-miss = nieszkodliwy
picture-scatter-north = północ
picture-scatter-north-east = północny wschód
picture-scatter-east = wschód
picture-scatter-south-east = południowy wschód
picture-scatter-south = południe
picture-scatter-south-west = południowy zachód
picture-scatter-west = zachód
picture-scatter-north-west = północny zachód
picture-in-the-box = w pudełku
picture-each-colour = figurki każdego koloru
picture-inactive = nieaktywny
picture-controlled = steruje: { $marine }
picture-dice = kości
picture-movement = ruch
picture-reach = zasięg
picture-melee = tylko sąsiednie pola
picture-ranged = jak daleko sięga wzrok
picture-size = pola
picture-ammunition = amunicja
picture-endless = bez końca
picture-everybody = ma ją każdy marine
picture-ability-accuracy = Celność
picture-ability-aim = Celowanie
picture-ability-blast = Wybuch
picture-ability-blow_through = Przebicie
picture-ability-deadly = Zabójczość
picture-ability-knockback = Odrzut
picture-ability-soul_drain = Wysysanie dusz
picture-price = koszt ataku
picture-ability-stealth = Skradanie
picture-ability-tracking = Naprowadzanie
picture-ability-sweep = Zamach
picture-ability-watch = Czujność
picture-ability-dodge = Unik
picture-ability-double_attack = Podwójny atak
picture-ability-fly = Lot
picture-ability-telekinesis = Telekineza

## Kości

picture-miss = pudło
picture-bullet = nabój
picture-range-of = zasięg { $range }
picture-damage-of = obrażenia { $damage }
picture-roll = { $attacker } rzuca
picture-roll-total = zasięg { $range }, obrażenia { $damage }
picture-roll-missed = pudło

## Co się dzieje

picture-turn-of = Tura: { $seat }
picture-attack =
    { $weapon ->
        [nothing] { $attacker } atakuje { $place }
       *[other] { $attacker } atakuje { $place }: { $weapon }
    }
picture-victim =
    { $name } odniesie { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
picture-no-wounds = Nikt nie odniesie rany.
picture-discovery = Nowy obszar
picture-time = Czas się kończy
picture-spawning = Do ustawienia: { $kinds }.
picture-acts-turn = { $figure }: { $action }
picture-acts-activation = Działa { $figure }
picture-left =
    Zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    } i { $attacks ->
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.

## Plansza w zdaniach

picture-heading = Runda { $round }, tura: { $seat }; punkty fraga: { $frags } z { $limit }.
picture-standing =
    Runda { $round }{ $seat ->
        [none] {""}
       *[other] , tura: { $seat }
    }; { $counts }.
picture-count =
    { $what } { $value }{ $limit ->
        [0] {""}
       *[other] {" "}z { $limit }
    }
picture-areas = Odkryte: { $areas }.
picture-figure =
    { $area ->
        [none] { $figure } jest na planszy
       *[other] { $figure }, miejsce: { $area }
    }, życie { $wounds } z { $most }.
picture-bears = Obok: { $what }.
picture-doors-closed = Zamknięte drzwi: { $doors }.
picture-doors-open = Otwarte drzwi: { $doors }.
picture-doors-destroyed = Zniszczone drzwi: { $doors }.
picture-crowd =
    { $area ->
        [none] Na planszy: { $figures }.
       *[other] { $area }: { $figures }.
    }
picture-lying =
    { $area ->
        [none] Na podłodze: { $things }.
       *[other] { $area }, na podłodze: { $things }.
    }

## Słowa, które unoszą się z planszy

picture-falls-short = za mały zasięg
picture-scatters = rozrzut
picture-fizzles = przepada
picture-explodes = wybucha
picture-gains = + { $what }
picture-no-air = brak powietrza!
picture-loses-points =
    { $points ->
        [one] 1 punkt ruchu mniej
        [few] { $points } punkty ruchu mniej
       *[other] { $points } punktów ruchu mniej
    }
picture-scores =
    { $points ->
        [one] 1 punkt fraga, razem { $total }
        [few] { $points } punkty fraga, razem { $total }
       *[other] { $points } punktów fraga, razem { $total }
    }

## Szanse, drogi i nakładki

picture-forecast = { $arms }, cel: { $place }
picture-rolls = Rzut: { $dice }.
picture-needs = Potrzebny zasięg: { $range }.
picture-needs-none = Zasięg nie jest potrzebny.
picture-ammunition-left = Zostało: { $ammo } { $left }.
picture-out-of-reach = Tak daleko nie sięga.
picture-barrel-there = Trafienie wysadzi beczkę.
picture-aimed = Atak celowany: atakujący może przerzucać kości.
picture-dodged = Unik: obrońca może kazać przerzucić kości.
picture-aim-and-dodge = Celowanie i Unik znoszą się.
picture-warn-friends = Trafi też: { $friends }.
picture-warn-self = Trafi też atakującego.
picture-warn-scatter = Gdy się nie uda, może spaść na: { $friends }.
picture-warn-last = Może zabrać resztkę amunicji: { $ammo }.
picture-plan-unused-attack = Aktywna figurka ma jeszcze atak.
picture-route-watch = { $figure } może uderzyć na { $place }.
picture-route-guard = { $figure } czuwa i może strzelać od { $place }.
picture-route-airless =
    { $tanks ->
        [0] { $figure } nie ma butli tlenu: { $wounds ->
            [one] 1 rana
            [few] { $wounds } rany
           *[many] { $wounds } ran
        }, jeśli tura skończy się tam.
       *[other] Jeśli tura skończy się tam, { $figure } oddaje butlę tlenu albo odnosi { $wounds ->
            [one] 1 ranę
            [few] { $wounds } rany
           *[many] { $wounds } ran
        }.
    }
picture-route-burns = { $figure } odniesie ranę na { $place }.
picture-overlay-sight = Co widzi { $figure }
picture-overlay-sight-from = Co widać z { $place }
picture-overlay-reach = Dokąd może pójść i kogo zaatakować: { $figure }
picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby w następnej turze zaatakować { $place }
        [one] 1 wróg mógłby w następnej turze zaatakować { $place }
       *[other] Wrogowie, którzy mogliby w następnej turze zaatakować { $place }: { $count }
    }

## Kiedy można zagrać kartę

picture-moment-before_marine_turn = bezpośrednio przed turą marine
picture-moment-action_announced = po ogłoszeniu akcji przez marine
picture-moment-marine_moved = po każdym punkcie ruchu marine
picture-moment-token_taken = po podniesieniu żetonu przez marine
picture-moment-door_opened = po otwarciu drzwi przez marine
picture-moment-area_discovered = po odkryciu obszaru
picture-moment-attack_declared = po zapowiedzi ataku, przed rzutem
picture-moment-attack_rolled = zaraz po rzucie, przed przerzutami
picture-moment-roll_final = gdy rzut ataku jest ostateczny
picture-moment-damage_known = gdy znane są ofiary, przed ranami
picture-moment-attack_resolved = po ataku
picture-moment-marine_turn_ended = na końcu tury marine
picture-moment-before_draw = zanim Najeźdźca dobierze karty
picture-moment-after_draw = po dobraniu kart przez Najeźdźcę
picture-moment-invader_turn_began = na początku tury Najeźdźcy
picture-moment-invaders_spawned = po wprowadzeniu posiłków
picture-moment-before_activation = przed aktywacją najeźdźcy
picture-moment-invader_moved = po każdym punkcie ruchu najeźdźcy
picture-moment-event_played = po pokazaniu wydarzenia, zanim zadziała
picture-moment-came_adjacent = gdy marine stanie obok najeźdźcy
picture-moment-spawn_declined = gdy najeźdźca nie zagrał karty posiłków
picture-moment-encounter_rolled = zaraz po rzucie spotkania
picture-moment-round_ends = na koniec rundy

## Grupy: co robi każda figurka, gdy ruszają wszystkie naraz

picture-group-stays = zostaje na miejscu
picture-group-done = skończyła
picture-group-attacks = atakuje cel: { $target }
picture-group-goes =
    idzie { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }
picture-group-comes =
    idzie { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } w stronę celu: { $target }

## Linie wzroku, które coś przerywa

picture-line-title = Linia wzroku: { $figure }
picture-line-figure = { $figure } stoi na drodze.
picture-line-barrel = Na drodze stoi beczka.
picture-line-obstacle = Na drodze stoi przeszkoda.
picture-line-door = Drzwi { $door } są zamknięte.
picture-line-wall = Na drodze jest ściana.
picture-line-unknown = Linia prowadzi przez nieodkryty teren.
picture-line-dark = Jest zbyt ciemno, by widzieć tak daleko.
