### Relic: słowa na planszy i obok niej.

## Plansza

picture-tier-outer = Strefa Zewnętrzna
picture-tier-middle = Strefa Środkowa
picture-tier-inner = Strefa Wewnętrzna
picture-tier-centre = Pole scenariusza
picture-area-hive_world = Świat-ul Vaulgast
picture-area-forge_world = Świat-kuźnia Telios V
picture-area-death_world = Świat śmierci Morgaryth
picture-area-maiden_world = Dziewiczy świat Cerelica
picture-area-twilight_fringe = Rubież Zmierzchu
picture-area-devastated_reaches = Spustoszone Rubieże
picture-area-lost_front = Utracony Front
picture-area-phantom_stars = Widmowe Gwiazdy
picture-threat =
    { $colour ->
        [red] czerwone zagrożenie
        [blue] niebieskie zagrożenie
       *[yellow] żółte zagrożenie
    }
picture-movement-box = Droga: { $space }
picture-movement-box-text =
    { $needs ->
        [relic] Mając relikt, możesz wydać 1 punkt ruchu, aby przejść tutaj: { $space }.
       *[other] Możesz wydać 1 punkt ruchu, aby przejść tutaj: { $space }.
    }
picture-confrontation = Konfrontacja
picture-in-force = Przez całą grę
picture-objective =
    { $scenario ->
        [none] Jako pierwszy sprostaj scenariuszowi na środku planszy.
       *[other] Jako pierwszy sprostaj scenariuszowi na środku planszy: { $scenario }.
    }

## Plansze graczy

picture-strength = Siła
picture-willpower = Siła Woli
picture-cunning = Przebiegłość
picture-level = Poziom
picture-life = Życie
picture-influence = Wpływy
picture-power-cards = Karty mocy
picture-special-movement = następny ruch jest szczególny
picture-lying = traci turę
picture-extra-turns = dodatkowe tury
picture-no-hero = Jeszcze bez bohatera
picture-mission = Misja
picture-relics = Relikty
picture-assets = Atuty
picture-trophies = Trofea
picture-completed = Ukończone misje
picture-corruption = Spaczenie
picture-reward-strength = Siła +1
picture-reward-willpower = Siła Woli +1
picture-reward-cunning = Przebiegłość +1
picture-reward-any = dowolny atrybut +1
picture-reward-life = Życie +1
picture-reward-influence = wpływy +2
picture-reward-power = 1 karta mocy
picture-reward-mission = 1 ukończona misja
picture-charges =
    { $count ->
        [one] 1 ładunek
        [few] { $count } ładunki
       *[other] { $count } ładunków
    }
picture-tokens-of =
    { $count ->
        [one] 1 żeton: { $seat }
        [few] { $count } żetony: { $seat }
       *[other] { $count } żetonów: { $seat }
    }
picture-round = Runda
picture-deck-corruption = Talia spaczenia
picture-deck-mission = Talia misji
picture-deck-power = Talia mocy
picture-deck-relic = Talia reliktów
picture-deck-red = Czerwone zagrożenia
picture-deck-blue = Niebieskie zagrożenia
picture-deck-yellow = Żółte zagrożenia
picture-deck-wargear = Talia ekwipunku
picture-decks-to-bottom =
    { $count ->
        [0] Wszystkie zostają na wierzchu
       *[other] Na spód: { $decks }
    }

## Karty i elementy

picture-kind-event = Zdarzenie
picture-kind-enemy = Wróg
picture-kind-encounter = Spotkanie
picture-kind-asset = Atut
picture-kind-power = Karta mocy
picture-kind-mission = Misja
picture-kind-corruption = Spaczenie
picture-kind-relic = Relikt
picture-kind-wargear = Ekwipunek
picture-omen = Omen
picture-icons = Symbole zagrożeń
picture-power-value = Wartość mocy
picture-cost = Koszt
picture-activation = Próg aktywacji
picture-charge-icons = Ładunki
picture-in-the-box = w pudełku
picture-limit-from =
    { $level ->
        [0] { $limit }
       *[other] { $limit } od poziomu { $level }
    }
picture-asset-limit = Limit atutów
picture-power-limit = Limit mocy
picture-start = Start
picture-levels = Poziomy
picture-beginner = Na pierwszą grę

## Walki, testy, kości

picture-die = kość
picture-bonus = Premia
picture-your-dice = Kości
picture-enemy-die = Kość wroga
picture-target = Próg
picture-battle-strength = Walka na Siłę: { $enemy }
picture-battle-willpower = Walka na Siłę Woli: { $enemy }
picture-battle-cunning = Walka na Przebiegłość: { $enemy }
picture-battle-level = Walka na poziom: { $enemy }
picture-battle-step-1 = Przygotowanie
picture-battle-step-2 = Rzut wroga
picture-battle-step-3 = Rzut walki
picture-battle-step-4 = Sumy
picture-battle-step-5 = Wynik
picture-test-strength = Test Siły { $target }
picture-test-willpower = Test Siły Woli { $target }
picture-test-cunning = Test Przebiegłości { $target }
picture-test-level = Test poziomu { $target }
picture-test-step-1 = Przygotowanie
picture-test-step-2 = Rzut
picture-test-step-3 = Wynik
picture-odds-won = wygrana
picture-odds-tied = remis
picture-odds-lost = przegrana
picture-odds-passed = zdany
picture-odds-failed = niezdany
picture-odds-without-bonuses = Bez premii i kart mocy.
picture-outcome-won = Zwycięstwo
picture-outcome-tied = Remis
picture-outcome-lost = Porażka
picture-outcome-passed = Zdany
picture-outcome-failed = Niezdany
picture-rolls = { $figure } rzuca
picture-result = Wynik { $total }
picture-moves = { $figure } się porusza
picture-points-left =
    { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }

## Co się dzieje

picture-turn-of = Tura: { $seat }
picture-phase-movement = Faza ruchu
picture-phase-exploration = Faza eksploracji
picture-phase-engagement = Faza starcia
picture-phase-experience = Faza doświadczenia
picture-gains-influence = +{ $amount } wpływów
picture-spends-influence = −{ $amount } wpływów
picture-reaches-level = poziom { $level }
picture-vanquished = pokonany
picture-corrupted = spaczony
picture-mission-completed = misja ukończona

## Plansza zdaniami

picture-heading =
    { $scenario ->
        [none] Trwa wybór bohaterów.
       *[other] { $scenario }, runda { $round }{ $seat ->
            [none] .
           *[other] , tura: { $seat }.
        }
    }
picture-hero =
    { $seat } gra jako { $hero }, { $space ->
        [none] poza planszą
       *[other] pole: { $space }
    }; poziom { $level }, Siła { $strength }, Siła Woli { $willpower }, Przebiegłość { $cunning }, Życie { $life }, wpływy { $influence }.
picture-seat-out = { $seat } odpada z gry.
picture-seat-waits = { $seat } nie ma jeszcze bohatera.
picture-lying-on = { $space }: { $cards }.

## Podświetlenia i drogi

picture-overlay-reach = Gdzie może być { $hero } po następnym rzucie
picture-overlay-threat =
    { $count ->
        [0] Jeden rzut nikogo tu nie doprowadzi: { $space }
        [one] Jeden rzut może tu doprowadzić 1 bohatera: { $space }
       *[other] Jeden rzut może tu doprowadzić { $count } bohaterów: { $space }
    }
