### Skirmish: słowa na planszy i obok niej.

picture-portal = otwarty portal
picture-sealed = zapieczętowany portal
picture-door = drzwi { $door }
picture-round = Runda
picture-hand = karty na ręce
picture-figures-left = figurki
picture-figures =
    { $count ->
        [one] 1 figurka
        [few] { $count } figurki
       *[other] { $count } figurek
    }
picture-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
picture-deck = talia: { $team }
picture-sealed-portals = zapieczętowane portale
picture-fallen = polegli zwiadowcy
picture-team = strona
picture-in-the-box = w pudełku
picture-size = pola
picture-value-speed = szybkość
picture-value-health = życie
picture-value-armour = pancerz
picture-value-dice = kości
picture-value-range = zasięg
picture-value-watch = czuwanie
picture-timing-order = we własnej aktywacji
picture-timing-vow = zostaje przed tobą
picture-moment-attack-declared = przed rzutem ataku
picture-moment-attack-defending = po rzucie ataku
picture-moment-attack-attacking = po obronie przed atakiem
picture-moment-attack-resolved = po ranach od ataku
picture-moment-figure-stepped = po kroku
picture-moment-figure-came_near = po kroku obok wroga
picture-moment-card-played = gdy ktoś zagrywa kartę
picture-roll = { $attacker } rzuca
picture-face =
    { $hits ->
        [0] bez trafień
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }{ $pierce ->
        [0] { "" }
       *[other] , przebicie { $pierce }
    }
picture-attack = { $attacker } atakuje, cel: { $defender }
picture-attack-hits = Trafienia: { $hits }, tarcze: { $shields }.
picture-acts = Działa { $figure }
picture-left =
    Zostało: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    } i { $attacks ->
        [one] 1 atak
        [few] { $attacks } ataki
       *[other] { $attacks } ataków
    }.
picture-turn-of = Tura: { $seat }
picture-heading = Runda { $round }, tura: { $seat }.
picture-figure = { $figure } stoi na { $place }, życie { $health } z { $most }.
picture-doors-closed = Zamknięte drzwi: { $doors }.
picture-doors-open = Otwarte drzwi: { $doors }.
picture-portal-open = Na { $place } jest otwarty portal.
picture-portal-sealed = Portal na { $place } jest zapieczętowany.
picture-hidden = Nikt jeszcze nie widział: { $areas }.
picture-cancelled = anulowana
picture-shields = + { $amount } (tarcze)
picture-hits = + { $amount } (trafienia)
picture-dice-rolled =
    { $count ->
        [one] Rzuca 1 kością.
       *[other] Rzuca kośćmi: { $count }.
    }
picture-armour =
    { $armour ->
        [0] Żadne trafienie nie zostaje zatrzymane.
       *[other] Zatrzymane trafienia: { $armour }.
    }
picture-route-watch = { $figure } może uderzyć na { $place }.
picture-overlay-sight = Co widzi { $figure }
picture-overlay-reach = Dokąd może pójść i kogo zaatakować: { $figure }
picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby w następnej turze zaatakować { $place }
        [one] 1 wróg mógłby w następnej turze zaatakować { $place }
       *[other] Wrogowie, którzy mogliby w następnej turze zaatakować { $place }: { $count }
    }
