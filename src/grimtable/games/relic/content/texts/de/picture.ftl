### Relic: Wörter auf dem Spielplan und daneben.

## Der Spielplan

picture-tier-outer = Äußere Sphäre
picture-tier-middle = Mittlere Sphäre
picture-tier-inner = Innere Sphäre
picture-tier-centre = Szenariofeld
picture-area-hive_world = Makropolwelt Vaulgast
picture-area-forge_world = Fabrikwelt Telios V
picture-area-death_world = Todeswelt Morgaryth
picture-area-maiden_world = Jungfräuliche Welt Cerelica
picture-area-twilight_fringe = Zwielichtsaum
picture-area-devastated_reaches = Verwüstete Weiten
picture-area-lost_front = Verlorene Front
picture-area-phantom_stars = Phantomsterne
picture-threat =
    { $colour ->
        [red] rote Gefahr
        [blue] blaue Gefahr
       *[yellow] gelbe Gefahr
    }
picture-movement-box = Weg nach { $space }
picture-movement-box-text =
    { $needs ->
        [relic] Mit einer Reliquie darfst du 1 Bewegungspunkt ausgeben, um nach { $space } zu gehen.
       *[other] Du darfst 1 Bewegungspunkt ausgeben, um nach { $space } zu gehen.
    }
picture-confrontation = Konfrontation
picture-in-force = Während des ganzen Spiels
picture-objective =
    { $scenario ->
        [none] Bewältige als Erster das Szenario in der Mitte des Spielplans.
       *[other] Bewältige als Erster { $scenario } in der Mitte des Spielplans.
    }

## Spielertableaus

picture-strength = Stärke
picture-willpower = Wille
picture-cunning = Scharfsinn
picture-level = Stufe
picture-life = Lebenspunkte
picture-influence = Einfluss
picture-power-cards = Kraftkarten
picture-special-movement = bewegt sich als Nächstes auf besondere Weise
picture-lying = setzt einen Zug aus
picture-extra-turns = zusätzliche Züge
picture-no-hero = Noch kein Charakter
picture-mission = Mission
picture-relics = Reliquien
picture-assets = Vorteile
picture-trophies = Trophäen
picture-completed = Abgeschlossene Missionen
picture-corruption = Verderbnis
picture-reward-strength = Stärke +1
picture-reward-willpower = Wille +1
picture-reward-cunning = Scharfsinn +1
picture-reward-any = eine beliebige Eigenschaft +1
picture-reward-life = 1 Lebenspunkt
picture-reward-influence = Einfluss +2
picture-reward-power = 1 Kraftkarte
picture-reward-mission = 1 abgeschlossene Mission
picture-charges =
    { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    }
picture-tokens-of =
    { $count ->
        [one] 1 Marker von { $seat }
       *[other] { $count } Marker von { $seat }
    }
picture-round = Runde
picture-deck-corruption = Verderbniskarten
picture-deck-mission = Missionskarten
picture-deck-power = Kraftkarten
picture-deck-relic = Reliquien
picture-deck-red = Rote Gefahren
picture-deck-blue = Blaue Gefahren
picture-deck-yellow = Gelbe Gefahren
picture-deck-wargear = Ausrüstungskarten
picture-decks-to-bottom =
    { $count ->
        [0] Alle bleiben oben
       *[other] Nach unten: { $decks }
    }

## Karten und Material

picture-kind-event = Ereignis
picture-kind-enemy = Gegner
picture-kind-encounter = Begegnung
picture-kind-asset = Vorteil
picture-kind-power = Kraftkarte
picture-kind-mission = Mission
picture-kind-corruption = Verderbnis
picture-kind-relic = Reliquie
picture-kind-wargear = Ausrüstungskarte
picture-omen = Omen
picture-icons = Gefahrensiegel
picture-power-value = Kraftwert
picture-cost = Kosten
picture-activation = Aktivierungsschwelle
picture-charge-icons = Ladungen
picture-in-the-box = in der Schachtel
picture-limit-from =
    { $level ->
        [0] { $limit }
       *[other] { $limit } ab Stufe { $level }
    }
picture-asset-limit = Maximale Vorteile
picture-power-limit = Kraftlimit
picture-start = Start
picture-levels = Stufen
picture-beginner = Für die erste Partie

## Gefechte, Proben, Würfel

picture-die = Würfel
picture-bonus = Bonus
picture-your-dice = Würfel
picture-enemy-die = Würfel des Gegners
picture-target = Mindestwurf
picture-battle-strength = Stärke-Gefecht: { $enemy }
picture-battle-willpower = Wille-Gefecht: { $enemy }
picture-battle-cunning = Scharfsinn-Gefecht: { $enemy }
picture-battle-level = Gefecht nach Stufe: { $enemy }
picture-battle-step-1 = Vorbereiten
picture-battle-step-2 = Wurf des Gegners
picture-battle-step-3 = Gefechtswurf
picture-battle-step-4 = Summen
picture-battle-step-5 = Ergebnis
picture-test-strength = Stärke-Probe { $target }
picture-test-willpower = Wille-Probe { $target }
picture-test-cunning = Scharfsinn-Probe { $target }
picture-test-level = Stufen-Probe { $target }
picture-test-step-1 = Vorbereiten
picture-test-step-2 = Wurf
picture-test-step-3 = Ergebnis
picture-odds-won = Sieg
picture-odds-tied = Gleichstand
picture-odds-lost = Niederlage
picture-odds-passed = bestanden
picture-odds-failed = nicht bestanden
picture-odds-without-bonuses = Ohne Boni und Kraftkarten.
picture-outcome-won = Sieg
picture-outcome-tied = Gleichstand
picture-outcome-lost = Niederlage
picture-outcome-passed = Bestanden
picture-outcome-failed = Nicht bestanden
picture-rolls = { $figure } würfelt
picture-result = Ergebnis { $total }
picture-moves = { $figure } bewegt sich
picture-points-left =
    { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }

## Was gerade geschieht

picture-turn-of = { $seat } ist am Zug
picture-phase-movement = Bewegungsphase
picture-phase-exploration = Erkundungsphase
picture-phase-engagement = Gefechtsphase
picture-phase-experience = Erfahrungsphase
picture-gains-influence = +{ $amount } Einfluss
picture-spends-influence = −{ $amount } Einfluss
picture-reaches-level = Stufe { $level }
picture-vanquished = besiegt
picture-corrupted = korrumpiert
picture-mission-completed = Mission abgeschlossen

## Der Spielplan in Sätzen

picture-heading =
    { $scenario ->
        [none] Die Charaktere werden gewählt.
       *[other] { $scenario }, Runde { $round }{ $seat ->
            [none] .
           *[other] , { $seat } ist am Zug.
        }
    }
picture-hero =
    { $seat } spielt { $hero }, { $space ->
        [none] nicht auf dem Spielplan
       *[other] auf { $space }
    }: Stufe { $level }, Stärke { $strength }, Wille { $willpower }, Scharfsinn { $cunning }, Lebenspunkte { $life }, Einfluss { $influence }.
picture-seat-out = { $seat } ist ausgeschieden.
picture-seat-waits = { $seat } hat noch keinen Charakter.
picture-lying-on = Auf { $space }: { $cards }.

## Einblendungen und Wege

picture-overlay-reach = Wo { $hero } nach dem nächsten Würfel stehen kann
picture-overlay-threat =
    { $count ->
        [0] Ein Würfel bringt niemanden nach { $space }
        [one] Ein Würfel kann 1 Charakter nach { $space } bringen
       *[other] Ein Würfel kann { $count } Charaktere nach { $space } bringen
    }
