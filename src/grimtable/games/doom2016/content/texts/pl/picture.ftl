### DOOM 2016: słowa na mapie i obok niej.


## Mapa

picture-door = drzwi { $door }
picture-portal-open =
    { $level ->
        [blue] otwarty niebieski portal
        [yellow] otwarty żółty portal
       *[red] otwarty czerwony portal
    }
picture-portal-closed =
    { $level ->
        [blue] niebieski portal, zakryty
        [yellow] żółty portal, zakryty
       *[red] czerwony portal, zakryty
    }
picture-portal-level =
    { $level ->
        [blue] Niebieski portal
        [yellow] Żółty portal
       *[red] Czerwony portal
    }
picture-teleporter-active = aktywny teleporter
picture-teleporter-idle = teleporter, jeszcze nieaktywny
picture-line-blocking = blokująca linia
picture-line-impassable = nieprzekraczalna linia
picture-line-difficult = trudna linia
picture-terrain-blocking = blokujący teren: nikt tu nie wejdzie ani przezeń nie zobaczy
picture-terrain-impassable = nieprzekraczalny teren: nikt tu nie wejdzie, każdy widzi ponad nim
picture-terrain-difficult = trudny teren: o punkt ruchu więcej, a do tego osłona
picture-grenade-of = { $grenade }, gracz: { $seat }

## Figurki i panele

picture-health = zdrowie
picture-stunned = ogłuszenie
picture-staggered = wytrącony z równowagi: marine, który wejdzie na to pole, dokona zabójstwa chwały
picture-carries = niesie: { $what }
picture-hand = ręka
picture-deck = talia
picture-deck-of = { $seat }: talia akcji
picture-events-deck = Talia wydarzeń
picture-glory-deck = Talia zabójstw chwały
picture-event-deck = talia wydarzeń
picture-event-set = zestaw kart wydarzeń
picture-fallen = zabity, wróci przy teleporterze
picture-points = punkty ruchu
picture-mains = akcje główne
picture-kills = żetony zabójstwa
picture-argent-stored = zapas argentu
picture-argent-power = moc argentu
picture-exhausted = wyczerpana
picture-area-class = klasa i drużyna
picture-area-play = zagrane
picture-area-glory = karty zabójstw chwały
picture-area-demons = karty demonów
picture-area-invasion = karta inwazji
picture-area-mission = cel i zagrożenie
picture-initiative = Inicjatywa
picture-round = Runda
picture-tokens-gone = { $token }: zrobione
picture-killed-of = { $demon }: zabici
picture-demons-killed = zabite demony
picture-invader-goal = Zbierz żetony zabójstwa ({ $kills }) albo powstrzymaj marines. Ich cel: { $goal }
picture-tokens-gone-post = włączone posterunki

## Do czego dążą marines, w kilku słowach; cały tekst jest na karcie celu

picture-goal-boss = Zabijcie Cyberdemona.
picture-goal-checkpoints = Włączcie wszystkie posterunki: stań na polu i użyj akcji dodatkowej, raz na aktywację.
picture-goal-collapse = Doprowadźcie wszystkich marines do wyjścia przed końcem 12. rundy. Hala wali się za wami: od rundy 3, 6 i 9.
picture-goal-defend = Utrzymajcie bramę przez 7 rund. Każdy demon, który stoi w niej na końcu rundy, to wyłom; przy 6 wyłomach brama pada.
picture-goal-escort = Doprowadźcie drona do wyjścia: jedzie na końcu rundy, gdy marine jest najwyżej 2 pola od niego. Przy 5 wgnieceniach jest stracony.
picture-goal-hold = Miejcie na końcu rundy przewagę nad demonami w piecu, cztery razy przed końcem 12. rundy.
picture-goal-hunt = Zabijcie obu Baronów Piekieł.
picture-goal-portals = Zamknijcie 4 portale przed końcem 12. rundy: akcją główną obok portalu.
picture-goal-samples = Zanieście 4 próbki do laboratorium, po jednej naraz.
picture-goal-sequence = Przełóżcie cztery dźwignie po kolei, każdą akcją dodatkową na jej polu.
picture-goal-siege = Przełamcie oblężenie: zabijcie dość demonów.
picture-goal-steal = Zabierzcie rdzeń i zanieście go do wyjścia.

## Karty

picture-kind-main = Akcja główna
picture-kind-bonus = Akcja dodatkowa
picture-kind-reaction = Reakcja
picture-kind-event = Wydarzenie
picture-kind-glory = Zabójstwo chwały
picture-kind-class = Klasa
picture-kind-squad = Drużyna
picture-kind-demon = Demon
picture-kind-invasion = Inwazja
picture-kind-threat = Zagrożenie
picture-kind-objective = Cel
picture-kind-starting = Broń startowa
picture-kind-found = Broń z mapy
picture-kind-grenade = Granat
picture-value-speed = szybkość
picture-value-range = zasięg
picture-value-dice = kości
picture-value-health = zdrowie
picture-value-stagger = równowaga
picture-value-hand = ręka
picture-value-sprint = sprint
picture-trait-flying = Latanie
picture-trait-toughness = Wytrzymałość
picture-size = { $columns } × { $rows }
picture-as-defence = Jako obrona
picture-shields =
    { $amount ->
        [one] 1 tarcza
        [few] { $amount } tarcze
       *[other] { $amount } tarcz
    }
picture-dodge = unik
picture-special-defence = obrona specjalna
picture-no-defence = nic
picture-heals = leczy przy otrzymaniu
picture-kills-needed = żetony zabójstwa przy 1, 2, 3, 4 marines
picture-faces = ścianki
picture-in-the-box = w pudełku
picture-or = albo

## Co się dzieje

picture-set-up = Przygotowanie gry
picture-status-phase = Faza warunków
picture-turn-of = Aktywacja: { $seat }
picture-type-acts = { $demon }: demony działają
picture-acts = Działa: { $figure }
picture-moves = Rusza się: { $figure }
picture-displacing = { $figure } przemieszcza innych
picture-summoning = Najeźdźca przywołuje
picture-left-marine = Punkty ruchu: { $points }, akcje główne: { $mains }, ataki: { $attacks }.
picture-left-demon = Punkty ruchu: { $points }, ataki: { $attacks }.
picture-left-points = Punkty ruchu: { $points }.
picture-attack = { $attacker } atakuje: { $defender }
picture-in-cover = W osłonie: { $figure }.
picture-attack-stands = Obrażenia { $damage }, tarcze { $shields }.
picture-attack-card = Karta obrony: { $card }.
picture-roll = Rzuca: { $attacker }
picture-roll-total = Obrażenia { $damage }, tarcze { $shields }

## Pole widzenia, drogi i szanse

picture-cover-figures = W osłonie: { $defender }. Linia ({ $attacker }) przechodzi przez: { $bodies }.
picture-cover-rough = W osłonie: { $defender }. Linia ({ $attacker }) przechodzi przez trudny teren.
picture-cover-broken = W osłonie: { $defender }. Napastnik ({ $attacker }) nie widzi całego pola.
picture-cover-helps = W osłonie kartę obrony można raz wymienić.
picture-ignores-cover = Ten atak ignoruje osłonę.
picture-card-unknown = Karta obrony to dowolna z tych, których nikt nie widział.
picture-rolls = Kości: { $dice }.
picture-stunned-attacker = Ogłuszenie: o jedną kość mniej.
picture-stunned-defender = Ogłuszenie: bez karty obrony.
picture-chance-staggers = traci równowagę
picture-route-glory = Zabójstwo chwały: { $figure }
picture-route-displaces = Zostanie przemieszczony: { $figure }.
picture-plan-glory = Zabójstwo chwały
picture-plan-glory-with = Zabójstwo chwały: { $means }
picture-sprint-with = Sprint, odrzucając kartę: { $card }
picture-overlay-sight = Co widzi { $figure }
picture-overlay-reach = Dokąd może pójść i kogo zaatakować: { $figure }
picture-overlay-threat =
    { $count ->
        [0] Nikt nie mógłby teraz zaatakować { $place }
        [one] 1 wróg mógłby teraz zaatakować { $place }
       *[other] Wrogowie, którzy mogliby teraz zaatakować { $place }: { $count }
    }

## Co unosi się nad mapą

picture-turns = obrót
picture-glory-kill = ZABÓJSTWO CHWAŁY
picture-telefrag = TELEZABÓJSTWO
picture-points-gained = + { $amount } ruchu
picture-cover = w osłonie
picture-cover-used = inna karta
picture-dice-added =
    { $colour ->
        [black] + { $amount } czarna
       *[red] + { $amount } czerwona
    }
picture-shields-gained =
    { $amount ->
        [one] + 1 tarcza
        [few] + { $amount } tarcze
       *[other] + { $amount } tarcz
    }
picture-shields-lost =
    { $amount ->
        [one] − 1 tarcza
        [few] − { $amount } tarcze
       *[other] − { $amount } tarcz
    }
picture-damage-added = + { $amount } obrażeń
picture-dodged = unik
picture-warded = bez obrażeń
picture-portal-opens = portal się otwiera
picture-portal-closes = portal się zamyka
picture-portal-gone = portal zniknął
picture-summons = demony przybywają
picture-missing = Zabrakło: { $demon }
picture-gains = { $what }
picture-token-gone = { $token }: zrobione
picture-kill-token = Żeton zabójstwa { $total }
picture-argent-gained = + { $amount } moc argentu: { $card }
picture-argent-spent = − { $amount } moc argentu: { $card }
picture-sprints = Sprint
picture-round-begins = Runda { $round }
picture-initiative-of = Inicjatywa: { $seat }

## Mapa w zdaniach

picture-heading =
    { $seat ->
        [none] Runda { $round }. Żetony zabójstwa: { $kills } z { $needed }.
       *[other] Runda { $round }, działa { $seat }. Żetony zabójstwa: { $kills } z { $needed }.
    }
picture-figure = { $figure }: zdrowie { $health } z { $most }.
picture-bears = Ma na sobie: { $what }.
picture-crowd = Demony: { $figures }.
picture-doors-closed =
    { $count ->
        [one] Zamknięte: drzwi { $doors }.
       *[other] Zamknięte drzwi: { $doors }.
    }
picture-thing-at = { $thing } na { $place }
picture-lying = Na mapie: { $things }.
