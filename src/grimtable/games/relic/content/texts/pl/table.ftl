### Relic: co się stało, o co chodzi w pytaniu, co widać obok planszy, i akcje.

## Co się stało: przed pierwszą turą

event-ScenarioChosen = Karta scenariusza tej gry: { $scenario }.
event-SheetsDealt =
    { $heroes ->
        [nothing] { $seat } ogląda dwie karty bohaterów.
       *[other] { $seat } wybiera spośród: { $heroes }.
    }
event-SheetKept =
    { $hero ->
        [nothing] { $seat } ma już bohatera.
       *[other] { $seat } zatrzymuje kartę: { $hero }.
    }
event-HeroRevealed = { $seat } gra jako { $hero }. Pole startowe: { $space }.
event-ColourTaken =
    { $seat } bierze { $colour_id ->
        [grey] szarą
        [brown] brązową
        [green] zieloną
       *[purple] fioletową
    } planszetkę.

## Co się stało: tury i fazy

event-RoundBegan = Zaczyna się runda { $round }.
event-TurnBegan = Tura: { $seat }.
event-TurnEnded =
    { $early ->
        [yes] Tura kończy się przed czasem ({ $seat }).
       *[no] { "" }
    }
event-TurnSkipped = { $seat } traci tę turę i wstaje.
event-TurnLost = { $seat } straci turę.
event-PhaseBegan = { "" }

## Co się stało: ruch

event-MovementRolled = { $seat } ma { $value } na ruch.
event-FigureMoved = { $seat } przechodzi z pola { $from_space } na pole { $to_space }.
event-FigurePlaced =
    { $from_space ->
        [-1] { $seat } staje na polu { $to_space }.
       *[other] { $seat } przenosi się z pola { $from_space } prosto na pole { $to_space }.
    }
event-MovementGranted =
    { $movement_id ->
        [any_space] Zamiast następnej fazy ruchu { $seat } stanie na dowolnie wybranym polu.
        [portals] Na początku następnej tury { $seat } może przejść do Portalu do Pajęczego Traktu albo do innego Zapomnianego portalu.
       *[forgotten_portals] Na początku następnej tury { $seat } może przejść do Zapomnianego portalu.
    }

## Co się stało: wskaźniki

event-AttributeChanged =
    { $amount ->
        [-3] { $seat } traci 3 punkty ({ $attribute }) i ma { $value }.
        [-2] { $seat } traci 2 punkty ({ $attribute }) i ma { $value }.
        [-1] { $seat } traci 1 punkt ({ $attribute }) i ma { $value }.
        [1] { $seat } zyskuje 1 punkt ({ $attribute }) i ma { $value }.
        [2] { $seat } zyskuje 2 punkty ({ $attribute }) i ma { $value }.
        [3] { $seat } zyskuje 3 punkty ({ $attribute }) i ma { $value }.
       *[other] { $seat }, { $attribute }: teraz { $value }.
    }
event-LifeChanged =
    { $amount ->
        [-4] { $seat } traci 4 punkty Życia i ma { $value }.
        [-3] { $seat } traci 3 punkty Życia i ma { $value }.
        [-2] { $seat } traci 2 punkty Życia i ma { $value }.
        [-1] { $seat } traci 1 punkt Życia i ma { $value }.
        [1] { $seat } zyskuje 1 punkt Życia i ma { $value }.
        [2] { $seat } zyskuje 2 punkty Życia i ma { $value }.
        [3] { $seat } zyskuje 3 punkty Życia i ma { $value }.
       *[other] { $seat }, Życie: teraz { $value }.
    }
event-InfluenceChanged =
    { $amount ->
        [-8] { $seat }, wpływy: o 8 mniej, teraz { $value }.
        [-6] { $seat }, wpływy: o 6 mniej, teraz { $value }.
        [-5] { $seat }, wpływy: o 5 mniej, teraz { $value }.
        [-4] { $seat }, wpływy: o 4 mniej, teraz { $value }.
        [-3] { $seat }, wpływy: o 3 mniej, teraz { $value }.
        [-2] { $seat }, wpływy: o 2 mniej, teraz { $value }.
        [-1] { $seat }, wpływy: o 1 mniej, teraz { $value }.
        [1] { $seat } zyskuje 1 wpływ i ma { $value }.
        [2] { $seat } zyskuje 2 wpływy i ma { $value }.
        [3] { $seat } zyskuje 3 wpływy i ma { $value }.
        [4] { $seat } zyskuje 4 wpływy i ma { $value }.
        [5] { $seat } zyskuje 5 wpływów i ma { $value }.
        [6] { $seat } zyskuje 6 wpływów i ma { $value }.
       *[other] { $seat }, wpływy: teraz { $value }.
    }
event-LevelGained = { $seat } osiąga poziom { $level }.

## Co się stało: karty

event-PowerDrawn =
    { $card ->
        [nothing] { $seat } dobiera kartę mocy.
       *[other] { $seat } dobiera kartę mocy: { $card }.
    }
event-PowerPlayed =
    { $value ->
        [yes] { $seat } zagrywa zamiast kości: { $card }.
       *[no] { $seat } zagrywa: { $card }.
    }
event-ThreatDrawn = { $seat } dobiera kartę { $card } na pole { $space }.
event-ThreatMoved = { $card } przenosi się z pola { $from_space } na pole { $to_space }.
event-CardDiscarded =
    { $seat ->
        [nothing] Karta { $card } zostaje odrzucona.
       *[other] Karta { $card } zostaje odrzucona ({ $seat }).
    }
run-CardDiscarded = Kilka kart zostaje odrzuconych ({ $list }).
item-CardDiscarded = { $card }
event-DeckReshuffled =
    Stos odrzuconych { $deck_id ->
        [red] czerwonych kart zagrożenia
        [blue] niebieskich kart zagrożenia
        [yellow] żółtych kart zagrożenia
        [power] kart mocy
        [mission] kart misji
        [corruption] kart spaczenia
        [wargear] kart ekwipunku
       *[relic] reliktów
    } zostaje potasowany w nową talię.
event-CardResolved = { $seat } rozpatruje: { $card }.
event-BoxCarriedOut = { $seat } korzysta z ramki tekstu ({ $space }): { $box }.
event-CardsRevealed =
    { $cards ->
        [nothing] Nie ma już kart do odsłonięcia.
       *[other] Karty zostają odsłonięte ({ $cards }).
    }
event-DecksLookedAt =
    { $cards ->
        [nothing] { $seat } podgląda wierzchnie karty talii zagrożeń.
       *[other] Na wierzchu talii zagrożeń { $seat } widzi: { $cards }.
    }
event-DeckCardPut =
    { $place_id ->
        [top] { $seat } zostawia kartę na wierzchu { $deck_id ->
            [red] czerwonej
            [blue] niebieskiej
           *[yellow] żółtej
        } talii.
       *[bottom] { $seat } kładzie kartę na spód { $deck_id ->
            [red] czerwonej
            [blue] niebieskiej
           *[yellow] żółtej
        } talii.
    }
event-ChargesChanged =
    { $charges ->
        [0] { $card }: nie ma już ładunków.
        [one] { $card }: 1 ładunek.
        [few] { $card }: { $charges } ładunki.
       *[other] { $card }: { $charges } ładunków.
    }
event-TokensChanged =
    { $tokens ->
        [0] { $place }: nie leży tu już żaden żeton bohatera ({ $seat }).
        [one] { $place }: leży tu 1 żeton bohatera ({ $seat }).
        [few] { $place }: leżą tu { $tokens } żetony bohatera ({ $seat }).
       *[other] { $place }: leży tu { $tokens } żetonów bohatera ({ $seat }).
    }
event-TrophyTaken = { $seat } bierze jako trofeum: { $card }.
event-AssetTaken = { $seat } zyskuje: { $card }.
event-AbilityUsed = { $seat } używa: { $card }.
event-EffectBegan = { "" }
event-EffectEnded = { "" }

## Co się stało: walki i testy

event-EnemyEvaded = { $seat } unika wroga: { $card }.
event-BattleBegan =
    { $enemies ->
        [nothing] { $seat } toczy walkę ({ $attribute }).
       *[other] { $seat } walczy ({ $attribute }): { $enemies }.
    }
event-BonusDeclared = { $seat } ogłasza premię ({ $card }): +{ $amount }.
event-DiceRolled =
    { $what_id ->
        [enemy] { $by ->
            [nothing] Rzut wroga: { $dice }.
           *[other] { $by } rzuca za wroga: { $dice }.
        }
        [test] { $seat } rzuca w teście: { $dice }.
       *[battle] { $seat } rzuca: { $dice }.
    }
event-BattleValued =
    { $outcome_id ->
        [won] { $seat } wygrywa walkę, { $player } do { $enemy }.
        [lost] { $seat } przegrywa walkę, { $player } do { $enemy }.
       *[tied] Walka jest nierozstrzygnięta, po { $player }: faza starcia się kończy ({ $seat }).
    }
event-TestEnded =
    { $passed ->
        [yes] { $seat } zdaje test ({ $attribute_id ->
            [level] poziom
           *[other] { $attribute }
        }), { $value } przy progu { $target }.
       *[no] { $seat } nie zdaje testu ({ $attribute_id ->
            [level] poziom
           *[other] { $attribute }
        }), { $value } przy progu { $target }.
    }
event-TableRolled = { $seat } rzuca 1 kością: { $result }.

## Co się stało: misje, spaczenie, koniec bohaterów i gry

event-MissionReceived = { $card } to teraz misja gracza { $seat }.
event-MissionCompleted = Misja { $card } zostaje ukończona ({ $seat }).
event-MissionGained = { $seat } zyskuje ukończoną misję.
event-CorruptionDrawn =
    { $card ->
        [nothing] { $seat } dobiera kartę spaczenia i trzyma ją zakrytą.
       *[other] { $activated ->
            [yes] { $seat } dobiera kartę spaczenia: { $card }.
           *[no] { $seat } dobiera kartę spaczenia i trzyma ją zakrytą: { $card }.
        }
    }
event-CorruptionTurned =
    { $activated ->
        [yes] Karta { $card } zostaje aktywowana ({ $seat }).
       *[no] { $seat } zakrywa: { $card }.
    }
event-Vanquished = { $seat } ponosi klęskę: bohater jest pokonany.
event-Corrupted = { $seat } traci bohatera: { $hero } ulega Chaosowi.
event-SeatEliminated = { $seat } odpada z gry.
event-GameWon = { $seat } wygrywa grę. { $sentence }

## O co chodzi w pytaniu: przed pierwszą turą

question-game-keep_sheet = którym bohaterem grasz? Inni zobaczą wybór, gdy wszyscy wybiorą.
question-game-take_colour = weź planszetkę: jaki kolor?
question-game-extra_turn = rozgrywasz teraz dodatkową turę?
question-game-go_on = ten stół od 40 tur gra sam. Grać dalej, czy zakończyć grę bez zwycięzcy?

## O co chodzi w pytaniu: ruch

question-turn-use_portal = przejdź przez portal przed ruchem albo zostań.
question-movement-choose_target = na jakie pole trafiasz zamiast ruchu?
question-movement-roll_or_replace = rzuć na ruch albo zagraj kartę mocy dla jej wartości.
question-movement-move =
    zostało: { $points ->
        [one] 1 punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }. { $direction_id ->
        [nothing] Wybierz kierunek.
       *[other] Użyj ramki ruchu za 1 punkt albo idź dalej.
    }
question-walking-choose_direction =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }: w którą stronę?

## O co chodzi w pytaniu: eksploracja i starcie

question-exploration-choose_colour = symbole kilku kolorów wymagają karty zagrożenia: którą dobierasz teraz?
question-drawing_threats-choose_deck = z której talii dobierasz kartę zagrożenia?
question-engagement-choose_event = które zdarzenie rozpatrujesz najpierw?
question-engagement-evade_enemy = uniknij jednego wroga albo walcz ze wszystkimi.
question-evading-evade_here = uniknij jednego wroga albo żadnego.
question-engagement-choose_group = wrogowie o tym samym atrybucie walczą razem: z kim walczysz teraz?
question-engagement-choose_encounter = które spotkanie rozpatrujesz teraz?
question-engagement-choose_box = wykonaj jedną z ramek tekstu ({ $space }) albo żadnej.
question-choose_next = kilka rzeczy dzieje się teraz: co najpierw?

## O co chodzi w pytaniu: walki i testy

question-battle-choose_type = jakim atrybutem toczy się ta walka?
question-battle-declare_bonuses = walka ({ $attribute }): ogłoś premię albo gotowość.
question-test-declare_bonuses =
    test ({ $attribute_id ->
        [level] poziom
       *[other] { $attribute }
    }), próg { $target }: ogłoś premię albo gotowość.
question-throw-before_roll = rzuć albo zagraj kartę mocy zamiast jednej z kości.
question-throw-before_further_die = szóstka eksploduje: rzuć kolejną kością albo zagraj zamiast niej kartę mocy.
question-rerolling-choose_die = którą kość przerzucasz? Liczy się od lewej.

## O co chodzi w pytaniu: doświadczenie

question-experience-spend_trophies =
    { $worth ->
        [0] wydajesz trofea? Zwykle 6 punktów trofeów daje poziom; nadwyżka przepada.
        [one] dotąd 1 punkt trofeów: dołóż trofeum albo zakończ.
        [few] dotąd { $worth } punkty trofeów: dołóż trofeum albo zakończ.
       *[other] dotąd { $worth } punktów trofeów: dołóż trofeum albo zakończ.
    }
question-experience-manage_missions = wymieniasz ukończone misje na relikt?
question-experience-discard_excess = odrzuć karty ponad swoje limity i te, których nie chcesz.

## O co chodzi w pytaniu: strefa Wewnętrzna

question-jumping-pay_influence = wydajesz wpływy, by skoczyć o 1 pole dalej?
question-jumping-pay_trophies = odrzucasz trofea, by skoczyć o 1 pole dalej?

## O co chodzi w pytaniu: karty i wybory

question-spending_missions-choose_mission = wybierz, które ukończone misje wydajesz; pozostało: { $left }.
question-discarding-discard_card =
    { $points ->
        [0] odrzuć { $trait_id ->
            [nothing] { $what_id ->
                [power] karty mocy
                [assets] atuty
                [relics] relikty
                [trophies] trofea
                [corruption] karty spaczenia
               *[completed] ukończone misje
            }
           *[other] karty ({ $trait })
        }: dotąd { $done } z { $amount }{ $optional ->
            [yes] ; w każdej chwili możesz przestać.
           *[no] { "." }
        }
       *[other] odrzuć trofea warte tyle punktów: { $points }. Dotąd: { $worth }.
    }
question-selling-sell_card =
    { $what_id ->
        [trophies] sprzedaj trofea, 1 wpływ za każdy punkt trofeów; dotąd: { $worth }.
       *[assets] sprzedaj atuty, za każdy tyle wpływów: { $price }. Dotąd: { $worth }.
    }
question-buying-buy_more =
    { $what_id ->
        [life] ile jeszcze punktów Życia kupujesz, po 1 wpływie?
       *[power] ile jeszcze kart mocy kupujesz, po 1 wpływie?
    }
question-offering_wargear-take_wargear =
    { $free ->
        [0] kup ekwipunek po jego cenie albo zakończ.
        [one] weź 1 kartę ekwipunku bez płacenia.
        [few] weź { $free } karty ekwipunku bez płacenia.
       *[other] weź { $free } kart ekwipunku bez płacenia.
    }
question-taking_relic-take_relic = który relikt bierzesz? Drugi wraca do talii.
question-receiving_missions-one_more_mission = dobierasz jeszcze jedną kartę misji?
question-receiving_missions-keep_mission = którą misję zatrzymujesz? Pozostałe zostają odrzucone.
question-falling_to_chaos-new_hero = twój bohater uległ Chaosowi: grasz dalej nowym bohaterem czy opuszczasz grę?
question-looking-top_or_bottom = czy podejrzana karta zostaje na wierzchu talii, czy idzie na spód?
question-moving_threat-place_card = dokąd trafia karta { $card }?
question-rolling_table-raise_die = kość pokazuje { $result }: podnieś wynik o 1 za każdy wydany wpływ albo nie wydawaj nic.
question-may_do-may_do =
    { $influence ->
        [0] { $card }: czy używasz tego efektu?
       *[other] { $card }: czy używasz tego efektu? Koszt we wpływach: { $influence }.
    }
question-choosing_option-choose_option = { $card }: wybierz jedno.
question-choosing_player-choose_player = { $card }: wybierz gracza.
question-choosing_space-choose_space = { $card }: wybierz pole.
question-choosing_attribute-choose_attribute =
    { $amount ->
        [-2] który atrybut spada o 2?
        [-1] który atrybut spada o 1?
        [1] który atrybut rośnie o 1?
       *[other] który atrybut się zmienia?
    }
question-choosing_asset-choose_asset =
    { $amount ->
        [one] który atut dostaje ładunek?
        [few] który atut dostaje { $amount } ładunki?
       *[other] który atut dostaje { $amount } ładunków?
    }

## Chwile, w których ktoś może odpowiedzieć

moment-turn-start = zaczyna się tura ({ $seat }): odpowiedz albo spasuj.
moment-turn-end = kończy się tura ({ $seat }): odpowiedz albo spasuj.
moment-turn-lost = { $seat } ma stracić turę: odpowiedz albo spasuj.
moment-movement-start = zaczyna się faza ruchu ({ $seat }): odpowiedz albo spasuj.
moment-movement-rolled = rzut na ruch już padł ({ $seat }): odpowiedz albo spasuj.
moment-movement-end = kończy się faza ruchu ({ $seat }): odpowiedz albo spasuj.
moment-exploration-start = zaczyna się faza eksploracji ({ $seat }): odpowiedz albo spasuj.
moment-exploration-drawn = { $seat } dobiera: { $subject }. Odpowiedz albo spasuj.
moment-exploration-end = kończy się faza eksploracji ({ $seat }): odpowiedz albo spasuj.
moment-engagement-start = zaczyna się faza starcia ({ $seat }): odpowiedz albo spasuj.
moment-engagement-end = kończy się faza starcia ({ $seat }): odpowiedz albo spasuj.
moment-experience-start = zaczyna się faza doświadczenia ({ $seat }): odpowiedz albo spasuj.
moment-experience-end = kończy się faza doświadczenia ({ $seat }): odpowiedz albo spasuj.
moment-battle-start = zaczyna się walka ({ $seat }): odpowiedz albo spasuj.
moment-battle-prepare = { $seat } przygotowuje się do walki: odpowiedz albo spasuj.
moment-battle-enemy_rolled = rzut wroga już padł ({ $seat }): odpowiedz albo spasuj.
moment-battle-rolled = rzut walki już padł ({ $seat }): odpowiedz albo spasuj.
moment-battle-values = liczą się wartości walki ({ $seat }): odpowiedz albo spasuj.
moment-battle-won = { $seat } wygrywa walkę: odpowiedz albo spasuj.
moment-battle-lost = { $seat } przegrywa walkę: odpowiedz albo spasuj.
moment-battle-tied = walka jest nierozstrzygnięta ({ $seat }): odpowiedz albo spasuj.
moment-battle-end = walka dobiega końca ({ $seat }): odpowiedz albo spasuj.
moment-test-start = { $seat } zaraz wykona test: odpowiedz albo spasuj.
moment-test-rolled = rzut w teście już padł ({ $seat }): odpowiedz albo spasuj.
moment-test-passed = { $seat } zdaje test: odpowiedz albo spasuj.
moment-test-failed = { $seat } nie zdaje testu: odpowiedz albo spasuj.
moment-enemy-evaded = { $seat } unika wroga: odpowiedz albo spasuj.
moment-event-resolved = zdarzenie jest rozpatrzone ({ $seat }): odpowiedz albo spasuj.
moment-encounter-resolved = spotkanie jest rozpatrzone ({ $seat }): odpowiedz albo spasuj.
moment-box-carried_out = { $seat } wykonuje ramkę tekstu: odpowiedz albo spasuj.
moment-influence-added = { $seat } podnosi wynik kości wpływami: odpowiedz albo spasuj.
moment-influence-gained = { $seat } zyskuje wpływy: odpowiedz albo spasuj.
moment-influence-spent = { $seat } wydaje wpływy: odpowiedz albo spasuj.
moment-tier-entered = { $seat } wchodzi do innej strefy: odpowiedz albo spasuj.
moment-life-lost = { $seat } traci Życie: odpowiedz albo spasuj.
moment-life-gained = { $seat } zyskuje Życie: odpowiedz albo spasuj.
moment-vanquished = { $seat } ponosi klęskę: odpowiedz albo spasuj.
moment-corruption-drawn = { $seat } dobiera kartę spaczenia: odpowiedz albo spasuj.
moment-corruption-discarded = { $seat } odrzuca kartę spaczenia: odpowiedz albo spasuj.
moment-corrupted = bohater uległ Chaosowi ({ $seat }): odpowiedz albo spasuj.
moment-level-gained = { $seat } zyskuje poziom: odpowiedz albo spasuj.
moment-power-drawn = { $seat } dobiera karty mocy: odpowiedz albo spasuj.
moment-power-played = { $seat } zagrywa kartę mocy: odpowiedz albo spasuj.
moment-mission-received = { $seat } ma nową misję: odpowiedz albo spasuj.
moment-mission-completed = { $seat } kończy misję: odpowiedz albo spasuj.
moment-relic-gained = { $seat } zyskuje relikt: odpowiedz albo spasuj.
moment-asset-gained = { $seat } zyskuje atut: odpowiedz albo spasuj.
moment-asset-discarded = { $seat } odrzuca atut: odpowiedz albo spasuj.
moment-trophy-gained = { $seat } bierze trofeum: odpowiedz albo spasuj.
moment-trophies-spent = { $seat } wydaje trofea: odpowiedz albo spasuj.
moment-charge-spent = { $seat } zużywa ładunek: odpowiedz albo spasuj.
moment-any_time = { $seat }: odpowiedz teraz albo spasuj.

## Co widać obok planszy

fact-scenario = { "" }
fact-round =
    { $value ->
        [0] { "" }
       *[other] runda { $value }
    }
fact-phase =
    { $value ->
        [movement] faza ruchu
        [exploration] faza eksploracji
        [engagement] faza starcia
        [experience] faza doświadczenia
       *[other] { "" }
    }
fact-turn = { "" }
fact-active = { "" }
fact-first = { "" }
fact-players = { "" }
fact-spaces = { "" }
fact-charges = { "" }
fact-tokens = { "" }
fact-counts = { "" }
fact-spent = { "" }
fact-evaded = { "" }
fact-clean_up = { "" }
fact-open =
    { $count ->
        [0] { "" }
       *[other] odkryte: { $value }
    }
fact-gone = { "" }
fact-sheets_in_box = { "" }
fact-decks = { "" }
fact-going_on = { "" }

## Co leży przed graczem

bin-eliminated = poza grą
bin-no_hero = jeszcze bez bohatera
bin-level = poziom { $count }
bin-dials = Siła { $strength }, Siła Woli { $willpower }, Przebiegłość { $cunning }
bin-life = Życie { $count }
bin-influence = wpływy { $count }
bin-power =
    { $count ->
        [one] 1 karta mocy
        [few] { $count } karty mocy
       *[other] { $count } kart mocy
    }
bin-hand = ręka: { $cards }
bin-trophy_points =
    { $count ->
        [one] 1 punkt trofeów
        [few] { $count } punkty trofeów
       *[other] { $count } punktów trofeów
    }
bin-completed =
    { $count ->
        [one] 1 ukończona misja
        [few] { $count } ukończone misje
       *[other] { $count } ukończonych misji
    }
bin-corruption =
    { $count ->
        [one] 1 karta spaczenia
        [few] { $count } karty spaczenia
       *[other] { $count } kart spaczenia
    }
bin-mission = misja: { $card }
bin-assets = atuty: { $cards }
bin-lying = traci następną turę
bin-space = pole: { $space }

## Co przynosi akcja, jeśli da się to powiedzieć z góry

brings-price =
    { $count ->
        [one] 1 wpływ
        [few] { $count } wpływy
       *[other] { $count } wpływów
    }
brings-free = bez płacenia
brings-charges =
    { $count ->
        [one] 1 ładunek
        [few] { $count } ładunki
       *[other] { $count } ładunków
    }
brings-more-turns = gra toczy się dalej
brings-the-end = gra się kończy i nikt nie wygrywa
left-charges =
    { $count ->
        [one] został 1 ładunek
        [few] zostały { $count } ładunki
       *[other] zostało { $count } ładunków
    }
brings-value = wartość { $count }
brings-points =
    { $count ->
        [one] 1 punkt trofeów
        [few] { $count } punkty trofeów
       *[other] { $count } punktów trofeów
    }
brings-enemy = { $card }, { $attribute } { $count }
brings-way = na pole { $space }
brings-dials = Siła { $strength }, Siła Woli { $willpower }, Przebiegłość { $cunning }, Życie { $life }

## Akcje, tak jak stoją na przycisku; `.head` nazywa ich grupę

action-KeepSheet = Graj jako { $hero }
    .head = Graj jako
action-TakeColour =
    Weź { $colour_id ->
        [grey] szarą
        [brown] brązową
        [green] zieloną
       *[purple] fioletową
    } planszetkę
    .head = Weź planszetkę
action-Roll = Rzuć
    .head = Rzuć
action-PlayValue = Zagraj dla wartości: { $card }
    .head = Zagraj kartę mocy dla jej wartości
action-Go =
    { $direction_id ->
        [clockwise] Idź zgodnie z ruchem wskazówek zegara
       *[other] Idź przeciwnie do ruchu wskazówek zegara
    }
    .head = Idź
action-UseMovementBox = Użyj ramki ruchu
    .head = Użyj ramki ruchu
action-MoveOn = Idź dalej
    .head = Idź dalej
action-DrawFrom =
    Dobierz { $deck_id ->
        [red] czerwoną
        [blue] niebieską
       *[yellow] żółtą
    } kartę zagrożenia
    .head = Dobierz kartę zagrożenia
action-CarryOut = Wykonaj: { $box }
    .head = Wykonaj ramkę tekstu
action-EndPhase = Nie wykonuj żadnej
    .head = Nie wykonuj żadnej
action-Resolve = Rozpatrz: { $card }
    .head = Rozpatrz
action-Fight =
    { $attribute_id ->
        [strength] Walcz Siłą
        [willpower] Walcz Siłą Woli
       *[cunning] Walcz Przebiegłością
    }
    .head = Walcz
action-Evade = Uniknij: { $card }
    .head = Uniknij
action-Declare = Ogłoś premię: { $card }
    .head = Ogłoś premię
action-Ready = Gotowe
    .head = Gotowe
action-RerollDie = Przerzuć kość { $number }
    .head = Przerzuć kość
action-Use = Użyj: { $card }
    .head = Użyj
action-PlayCard = Zagraj: { $card }
    .head = Zagraj kartę mocy
action-Discard = Odrzuć: { $card }
    .head = Odrzuć
action-DiscardUnread = Odrzuć nieprzeczytaną misję
    .head = Odrzuć nieczytaną
action-Done = Koniec
    .head = Koniec
action-Accept = Tak
    .head = Tak
action-Decline = Nie
    .head = Nie
action-ChooseOption = Wybierz: { $option }
    .head = Wybierz
action-ChooseAttribute =
    { $attribute_id ->
        [strength] Siła
        [willpower] Siła Woli
       *[cunning] Przebiegłość
    }
    .head = Wybierz atrybut
action-PointAt = Wybierz: { $player }
    .head = Wybierz gracza
action-ChooseSpace = Wybierz pole { $space }
    .head = Wybierz pole
action-SpendInfluence =
    { $number ->
        [0] Nie wydawaj wpływów
        [one] Wydaj 1 wpływ
        [few] Wydaj { $number } wpływy
       *[other] Wydaj { $number } wpływów
    }
    .head = Wydaj wpływy
action-SpendTrophy = Wydaj: { $card }
    .head = Wydaj trofeum
action-TakeCard = Weź: { $card }
    .head = Weź
action-KeepMission = Zatrzymaj: { $card }
    .head = Zatrzymaj
action-LeaveOnTop =
    Zostaw { $deck_id ->
        [red] czerwoną
        [blue] niebieską
       *[yellow] żółtą
    } kartę na wierzchu
    .head = Zostaw na wierzchu
action-PutToBottom =
    Połóż { $deck_id ->
        [red] czerwoną
        [blue] niebieską
       *[yellow] żółtą
    } kartę na spód
    .head = Połóż na spód
action-ExchangeMissions = Wymień ukończone misje na relikt
    .head = Wymień misje
action-DrawMission = Najpierw dobierz nową misję
    .head = Dobierz nową misję
action-TakeNewHero = Graj dalej nowym bohaterem
    .head = Graj dalej nowym bohaterem
action-GiveUp = Opuść grę
    .head = Opuść grę

## Miejsca przy stole i słowa, których nie ma na kartach

seat-alpha = Alfa
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
role-hero = Bohater
word-random = Losowy scenariusz
word-scenario = karta scenariusza
word-strength = Siła
word-willpower = Siła Woli
word-cunning = Przebiegłość
word-level = poziom
word-die = kość gracza
word-movement = kość ruchu
word-enemy = kość wroga
word-table = kość ramki tekstu
word-scenario_sheets = karty scenariuszy
word-character_sheets = karty bohaterów
word-red = czerwone karty zagrożenia
word-blue = niebieskie karty zagrożenia
word-yellow = żółte karty zagrożenia
word-power = karty mocy
word-mission = karty misji
word-corruption = karty spaczenia
word-wargear = karty ekwipunku
word-relic = relikty
word-ally = sojusznik
word-bargain = układ
word-buy = kupno
word-cleanse = oczyszczenie
word-completed = ukończona misja
word-defy = opór
word-further = o jedno pole dalej
word-influence = wpływy
word-leave = odejście
word-less = o jeden mniej
word-life = Życie
word-mine = własna kość
word-more = o jeden więcej
word-one = dokładnie 1 pole
word-renounce = wyrzeczenie
word-sell = sprzedaż
word-shorter = o jedno pole bliżej
word-six = dokładnie 6 pól
word-trophies = trofea
word-vehicle = pojazd
word-activate_the_portal = Aktywacja portalu
word-arsenal = Arsenał
word-asteroids = Asteroidy
word-bombardment = Bombardowanie
word-breath_of_plague = Tchnienie zarazy
word-crones = Wiedźmy
word-cross = Przeprawa
word-daemons = Demony
word-donate = Darowizna
word-enter_the_lair = Wejście do leża
word-fight_the_mutant = Walka z mutantem
word-foresight = Przepowiednia
word-haunting = Nawiedzenie
word-heal = Leczenie
word-leap = Skok
word-lustful_whispers = Lubieżne szepty
word-orders = Rozkazy
word-prayer = Modlitwa
word-recharge = Ładowanie
word-recovery = Rekonwalescencja
word-titan = Tytan
word-training = Szkolenie
word-web_of_lies = Sieć kłamstw
word-wrath_of_the_blood_god = Gniew boga krwi
word-ork = Ork
word-tyranid = Tyranid
word-eldar = Eldar
word-heretic = heretyk
word-traitor = zdrajca
word-daemon = demon
word-mutant = mutant
word-dark_eldar = Mroczny Eldar
word-necron = Nekron
word-tau = Tau
word-pirate = pirat
word-beast = bestia
word-machine = maszyna
word-psyker = psionik
word-place = miejsce
word-stranger = nieznajomy
word-find = znalezisko
word-weapon = broń
word-armour = pancerz
word-equipment = wyposażenie

## Jak kończy się gra

ending-REL-SCN-06 = Warunek zwycięstwa scenariusza jest spełniony.
ending-REL-R-73 = Wszyscy pozostali odpadli z gry.
ending-REL-ELM-03 = Wszyscy bohaterowie padli; nie ma komu wygrać.
ending-REL-R-100 = Kości grały już same; gra się kończy i nikt nie wygrywa.

## Co może wybrać stół

option-corrupted_at = Kiedy bohater ulega spaczeniu
    .six = przy sześciu kartach spaczenia
    .above_six = powyżej sześciu kart spaczenia
option-activation_at_equality = Spaczenie zostaje aktywowane, gdy jego liczba równa się liczbie kart
option-attribute_floor = Jak nisko może spaść atrybut
    .start = do wartości startowej
    .one = do 1
option-power_for_exploded_die = Karty mocy zamiast kości
    .once = raz w rzucie
    .each = za każdą kość
option-first_player = Kto ma pierwszą turę
    .random = losowy gracz
    .first_seat = pierwsze miejsce
option-last_player = Ostatni gracz, który został
    .plays_on = gra dalej
    .wins = wygrywa
option-quick_start = Szybki start: poziom 3, jedna karta ekwipunku, łatwiejsza szczelina Osnowy
