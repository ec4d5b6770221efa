### Relic: was geschah, was gefragt wird, was neben dem Spielplan steht, und die Aktionen.

## Was geschah: vor dem ersten Zug

event-ScenarioChosen = Der Szenariobogen dieser Partie: { $scenario }.
event-SheetsDealt =
    { $heroes ->
        [nothing] { $seat } sieht sich zwei Charakterbögen an.
       *[other] { $seat } darf wählen: { $heroes }.
    }
event-SheetKept =
    { $hero ->
        [nothing] { $seat } hat einen Charakter gewählt.
       *[other] { $seat } behält den Bogen { $hero }.
    }
event-HeroRevealed = { $seat } spielt: { $hero }. Startfeld: { $space }.
event-ColourTaken =
    { $seat } nimmt die { $colour_id ->
        [grey] graue
        [brown] braune
        [green] grüne
       *[purple] violette
    } Charakterleiste.

## Was geschah: Züge und Phasen

event-RoundBegan = Runde { $round } beginnt.
event-TurnBegan = { $seat } ist am Zug.
event-TurnEnded =
    { $early ->
        [yes] Der Zug von { $seat } endet vorzeitig.
       *[no] { "" }
    }
event-TurnSkipped = { $seat } setzt diesen Zug aus und steht wieder auf.
event-TurnLost = { $seat } muss einen Zug aussetzen.
event-PhaseBegan = { "" }

## Was geschah: Bewegung

event-MovementRolled = { $seat } hat { $value } für die Bewegung.
event-FigureMoved = { $seat } zieht vom Feld { $from_space } zum Feld { $to_space }.
event-FigurePlaced =
    { $from_space ->
        [-1] { $seat } steht jetzt hier: { $to_space }.
       *[other] { $seat } gelangt vom Feld { $from_space } geradewegs zum Feld { $to_space }.
    }
event-MovementGranted =
    { $movement_id ->
        [any_space] Statt der nächsten Bewegungsphase wird { $seat } auf ein Feld nach Wahl gesetzt.
        [portals] Zu Beginn des nächsten Zuges darf { $seat } zum Portal ins Netz der Tausend Tore oder zu einem anderen Vergessenen Portal.
       *[forgotten_portals] Zu Beginn des nächsten Zuges darf { $seat } zu einem Vergessenen Portal.
    }

## Was geschah: Werte

event-AttributeChanged =
    { $amount ->
        [-3] { $seat } verliert 3 { $attribute } und hat { $value }.
        [-2] { $seat } verliert 2 { $attribute } und hat { $value }.
        [-1] { $seat } verliert 1 { $attribute } und hat { $value }.
        [1] { $seat } erhält 1 { $attribute } und hat { $value }.
        [2] { $seat } erhält 2 { $attribute } und hat { $value }.
        [3] { $seat } erhält 3 { $attribute } und hat { $value }.
       *[other] { $seat } hat jetzt { $attribute } { $value }.
    }
event-LifeChanged =
    { $amount ->
        [-4] { $seat } verliert 4 Lebenspunkte und hat { $value }.
        [-3] { $seat } verliert 3 Lebenspunkte und hat { $value }.
        [-2] { $seat } verliert 2 Lebenspunkte und hat { $value }.
        [-1] { $seat } verliert 1 Lebenspunkt und hat { $value }.
        [1] { $seat } erhält 1 Lebenspunkt und hat { $value }.
        [2] { $seat } erhält 2 Lebenspunkte und hat { $value }.
        [3] { $seat } erhält 3 Lebenspunkte und hat { $value }.
       *[other] Lebenspunkte von { $seat }: jetzt { $value }.
    }
event-InfluenceChanged =
    { $amount ->
        [-8] Der Einfluss von { $seat } sinkt um 8 auf { $value }.
        [-6] Der Einfluss von { $seat } sinkt um 6 auf { $value }.
        [-5] Der Einfluss von { $seat } sinkt um 5 auf { $value }.
        [-4] Der Einfluss von { $seat } sinkt um 4 auf { $value }.
        [-3] Der Einfluss von { $seat } sinkt um 3 auf { $value }.
        [-2] Der Einfluss von { $seat } sinkt um 2 auf { $value }.
        [-1] Der Einfluss von { $seat } sinkt um 1 auf { $value }.
        [1] { $seat } erhält 1 Einfluss und hat { $value }.
        [2] { $seat } erhält 2 Einfluss und hat { $value }.
        [3] { $seat } erhält 3 Einfluss und hat { $value }.
        [4] { $seat } erhält 4 Einfluss und hat { $value }.
        [5] { $seat } erhält 5 Einfluss und hat { $value }.
        [6] { $seat } erhält 6 Einfluss und hat { $value }.
       *[other] { $seat } hat jetzt { $value } Einfluss.
    }
event-LevelGained = { $seat } erreicht Stufe { $level }.

## Was geschah: Karten

event-PowerDrawn =
    { $card ->
        [nothing] { $seat } zieht eine Kraftkarte.
       *[other] { $seat } zieht die Kraftkarte { $card }.
    }
event-PowerPlayed =
    { $value ->
        [yes] { $seat } spielt statt eines Würfels: { $card }.
       *[no] { $seat } spielt: { $card }.
    }
event-ThreatDrawn = { $seat } zieht: { $card } ({ $space }).
event-ThreatMoved = { $card }: Die Karte kommt vom Feld { $from_space } zum Feld { $to_space }.
event-CardDiscarded =
    { $seat ->
        [nothing] { $card } wird abgelegt.
       *[other] { $card } wird von { $seat } abgelegt.
    }
run-CardDiscarded = Mehrere Karten werden abgelegt ({ $list }).
item-CardDiscarded = { $card }
event-DeckReshuffled =
    Der Ablagestapel der { $deck_id ->
        [red] roten Gefahrenkarten
        [blue] blauen Gefahrenkarten
        [yellow] gelben Gefahrenkarten
        [power] Kraftkarten
        [mission] Missionskarten
        [corruption] Verderbniskarten
        [wargear] Ausrüstungskarten
       *[relic] Reliquien
    } wird zu einem neuen Stapel gemischt.
event-CardResolved = { $seat } handelt ab: { $card }.
event-BoxCarriedOut = { $seat } führt ein Textfeld aus ({ $space }): { $box }.
event-CardsRevealed =
    { $cards ->
        [nothing] Es ist keine Karte mehr zum Aufdecken da.
       *[other] Karten werden aufgedeckt ({ $cards }).
    }
event-DecksLookedAt =
    { $cards ->
        [nothing] { $seat } sieht sich heimlich die obersten Gefahrenkarten an.
       *[other] Obenauf bei den Gefahrenkarten sieht { $seat }: { $cards }.
    }
event-DeckCardPut =
    { $place_id ->
        [top] { $seat } lässt die Karte oben auf dem { $deck_id ->
            [red] roten
            [blue] blauen
           *[yellow] gelben
        } Stapel.
       *[bottom] { $seat } legt die Karte unter den { $deck_id ->
            [red] roten
            [blue] blauen
           *[yellow] gelben
        } Stapel.
    }
event-ChargesChanged =
    { $charges ->
        [0] { $card } hat keine Ladung mehr.
        [one] { $card } hat 1 Ladung.
       *[other] { $card } hat { $charges } Ladungen.
    }
event-TokensChanged =
    { $tokens ->
        [0] { $place }: Hier liegt kein Charaktermarker von { $seat } mehr.
        [one] { $place }: Hier liegt jetzt 1 Charaktermarker von { $seat }.
       *[other] { $place }: Hier liegen jetzt { $tokens } Charaktermarker von { $seat }.
    }
event-TrophyTaken = { $seat } nimmt als Trophäe: { $card }.
event-AssetTaken = { $seat } erhält: { $card }.
event-AbilityUsed = { $seat } nutzt: { $card }.
event-EffectBegan = { "" }
event-EffectEnded = { "" }

## Was geschah: Gefechte und Proben

event-EnemyEvaded = { $seat } weicht aus: { $card }.
event-BattleBegan =
    { $enemies ->
        [nothing] { $seat } trägt ein Gefecht aus ({ $attribute }).
       *[other] { $seat } kämpft ({ $attribute }): { $enemies }.
    }
event-BonusDeclared = { $seat } sagt einen Bonus an ({ $card }): +{ $amount }.
event-DiceRolled =
    { $what_id ->
        [enemy] { $by ->
            [nothing] Der Gegner würfelt { $dice }.
           *[other] { $by } würfelt für den Gegner { $dice }.
        }
        [test] { $seat } würfelt { $dice } für die Probe.
       *[battle] { $seat } würfelt { $dice }.
    }
event-BattleValued =
    { $outcome_id ->
        [won] { $seat } gewinnt das Gefecht, { $player } gegen { $enemy }.
        [lost] { $seat } verliert das Gefecht, { $player } gegen { $enemy }.
       *[tied] Das Gefecht steht { $player } zu { $player }: Die Gefechtsphase von { $seat } ist vorbei.
    }
event-TestEnded =
    { $passed ->
        [yes] { $seat } besteht die { $attribute_id ->
            [level] Stufenprobe
           *[other] Probe ({ $attribute })
        } mit { $value } gegen { $target }.
       *[no] { $seat } besteht die { $attribute_id ->
            [level] Stufenprobe
           *[other] Probe ({ $attribute })
        } mit { $value } gegen { $target } nicht.
    }
event-TableRolled = { $seat } würfelt eine { $result }.

## Was geschah: Missionen, Verderbnis, das Ende von Charakteren und Spiel

event-MissionReceived = { $card } ist jetzt die Mission von { $seat }.
event-MissionCompleted = Die Mission { $card } wird von { $seat } abgeschlossen.
event-MissionGained = { $seat } erhält eine abgeschlossene Mission.
event-CorruptionDrawn =
    { $card ->
        [nothing] { $seat } zieht eine Verderbniskarte und behält sie verdeckt.
       *[other] { $activated ->
            [yes] { $seat } zieht die Verderbniskarte { $card }.
           *[no] { $seat } zieht die Verderbniskarte { $card } und behält sie verdeckt.
        }
    }
event-CorruptionTurned =
    { $activated ->
        [yes] { $card } wird aktiviert und gilt für { $seat }.
       *[no] { $seat } dreht auf die Rückseite: { $card }.
    }
event-Vanquished = { $seat } ist besiegt.
event-Corrupted = { $seat } ist korrumpiert: { $hero } verfällt dem Chaos.
event-SeatEliminated = { $seat } ist eliminiert.
event-GameWon = { $seat } gewinnt das Spiel. { $sentence }

## Was gefragt wird: vor dem ersten Zug

question-game-keep_sheet = Welchen Charakter spielst du? Die anderen sehen deine Wahl, wenn alle gewählt haben.
question-game-take_colour = Nimm eine Charakterleiste: Welche Farbe?
question-game-extra_turn = Nimmst du jetzt deinen zusätzlichen Zug?
question-game-go_on = Dieser Tisch spielt seit 40 Zügen von selbst. Weiterspielen, oder das Spiel ohne Sieger beenden?

## Was gefragt wird: Bewegung

question-turn-use_portal = Geh durch ein Portal, bevor du dich bewegst, oder bleib.
question-movement-choose_target = Wohin wirst du statt deiner Bewegung gesetzt?
question-movement-roll_or_replace = Würfle für die Bewegung oder spiel eine Kraftkarte für ihren Wert.
question-movement-move =
    Noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }: { $direction_id ->
        [nothing] Wähl eine Richtung.
       *[other] Nutz die Bewegungsanweisung für 1 Punkt oder zieh weiter.
    }
question-walking-choose_direction =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: In welche Richtung?

## Was gefragt wird: Erkundung und Gefechtsphase

question-exploration-choose_colour = Siegel mehrerer Farben verlangen eine Gefahrenkarte: Welche wird als nächste gezogen?
question-drawing_threats-choose_deck = Von welchem Stapel ziehst du die Gefahrenkarte?
question-engagement-choose_event = Welches Ereignis wird zuerst abgehandelt?
question-engagement-evade_enemy = Weich einem Gegner aus oder kämpfe gegen alle.
question-evading-evade_here = Weich einem Gegner aus oder keinem.
question-engagement-choose_group = Gegner mit derselben Eigenschaft kämpfen zusammen: Gegen wen kämpfst du als Nächstes?
question-engagement-choose_encounter = Welche Begegnung wird als nächste abgehandelt?
question-engagement-choose_box = Führ eines der Textfelder aus ({ $space }) oder keines.
question-choose_next = Mehreres geschieht jetzt: Was kommt zuerst?

## Was gefragt wird: Gefechte und Proben

question-battle-choose_type = Mit welcher Eigenschaft wird dieses Gefecht ausgetragen?
question-battle-declare_bonuses = Gefecht ({ $attribute }): Sag einen Bonus an, oder dass du bereit bist.
question-test-declare_bonuses =
    { $attribute_id ->
        [level] Stufenprobe
       *[other] Probe ({ $attribute })
    } gegen { $target }: Sag einen Bonus an, oder dass du bereit bist.
question-throw-before_roll = Würfle oder spiel eine Kraftkarte statt eines der Würfel.
question-throw-before_further_die = Eine Sechs explodiert: Wirf den weiteren Würfel oder spiel eine Kraftkarte an seiner Stelle.
question-rerolling-choose_die = Welcher Würfel wird noch einmal geworfen? Gezählt wird von links.

## Was gefragt wird: Erfahrung

question-experience-spend_trophies =
    { $worth ->
        [0] Gibst du Trophäen ab? In der Regel bringen 6 Trophäenpunkte eine Stufe; was darüber liegt, verfällt.
        [one] Bisher 1 Trophäenpunkt: Leg noch eine Trophäe dazu oder hör auf.
       *[other] Bisher { $worth } Trophäenpunkte: Leg noch eine Trophäe dazu oder hör auf.
    }
question-experience-manage_missions = Tauschst du abgeschlossene Missionen gegen eine Reliquie?
question-experience-discard_excess = Leg Karten über deinen Limits ab, und andere, die du nicht willst.

## Was gefragt wird: die Innere Sphäre

question-jumping-pay_influence = Gibst du Einfluss aus, um 1 Feld weiter zu springen?
question-jumping-pay_trophies = Gibst du Trophäen ab, um 1 Feld weiter zu springen?

## Was gefragt wird: Karten und Wahlen

question-spending_missions-choose_mission =
    Wähl, welche abgeschlossenen Missionen du abgibst; es { $left ->
        [one] fehlt noch 1.
       *[other] fehlen noch { $left }.
    }
question-discarding-discard_card =
    { $points ->
        [0] Leg { $trait_id ->
            [nothing] { $what_id ->
                [power] Kraftkarten
                [assets] Vorteile
                [relics] Reliquien
                [trophies] Trophäen
                [corruption] Verderbniskarten
               *[completed] abgeschlossene Missionen
            }
           *[other] Karten ({ $trait })
        } ab: bisher { $done } von { $amount }{ $optional ->
            [yes] ; du darfst jederzeit aufhören.
           *[no] { "." }
        }
       *[other] Leg Trophäen im Wert von { $points } Trophäenpunkten ab: bisher { $worth }.
    }
question-selling-sell_card =
    { $what_id ->
        [trophies] Verkauf Trophäen, 1 Einfluss für jeden Trophäenpunkt: bisher { $worth } Einfluss.
       *[assets] Verkauf Vorteile, { $price } Einfluss für jeden: bisher { $worth } Einfluss.
    }
question-buying-buy_more =
    { $what_id ->
        [life] Wie viele weitere Lebenspunkte kaufst du, für je 1 Einfluss?
       *[power] Wie viele weitere Kraftkarten kaufst du, für je 1 Einfluss?
    }
question-offering_wargear-take_wargear =
    { $free ->
        [0] Kauf Ausrüstungskarten zu ihrem Preis oder hör auf.
        [one] Nimm 1 Ausrüstungskarte, ohne zu bezahlen.
       *[other] Nimm { $free } Ausrüstungskarten, ohne zu bezahlen.
    }
question-taking_relic-take_relic = Welche Reliquie nimmst du? Die andere kommt zurück in den Stapel.
question-receiving_missions-one_more_mission = Ziehst du noch eine Missionskarte?
question-receiving_missions-keep_mission = Welche Mission behältst du? Die anderen werden abgelegt.
question-falling_to_chaos-new_hero = Dein Charakter ist dem Chaos verfallen: Spielst du mit einem neuen weiter, oder verlässt du das Spiel?
question-looking-top_or_bottom = Bleibt die Karte, die du gesehen hast, oben auf ihrem Stapel, oder kommt sie darunter?
question-moving_threat-place_card = Wohin kommt { $card }?
question-rolling_table-raise_die = Der Würfel zeigt { $result }: Erhöh ihn um 1 für jeden Einfluss, den du ausgibst, oder gib keinen aus.
question-may_do-may_do =
    { $influence ->
        [0] { $card }: Diesen Effekt nutzen?
       *[other] { $card }: Diesen Effekt für { $influence } Einfluss nutzen?
    }
question-choosing_option-choose_option = { $card }: Wähl eines.
question-choosing_player-choose_player = { $card }: Wähl einen Spieler.
question-choosing_space-choose_space = { $card }: Wähl ein Feld.
question-choosing_attribute-choose_attribute =
    { $amount ->
        [-2] Welche Eigenschaft sinkt um 2?
        [-1] Welche Eigenschaft sinkt um 1?
        [1] Welche Eigenschaft steigt um 1?
       *[other] Welche Eigenschaft ändert sich?
    }
question-choosing_asset-choose_asset =
    { $amount ->
        [one] Welcher Vorteil bekommt die Ladung?
       *[other] Welcher Vorteil bekommt die { $amount } Ladungen?
    }

## Augenblicke: Jemand darf antworten

moment-turn-start = Der Zug von { $seat } beginnt: Antworte oder passe.
moment-turn-end = Der Zug von { $seat } endet: Antworte oder passe.
moment-turn-lost = { $seat } muss einen Zug aussetzen: Antworte oder passe.
moment-movement-start = Die Bewegungsphase von { $seat } beginnt: Antworte oder passe.
moment-movement-rolled = { $seat } hat für die Bewegung gewürfelt: Antworte oder passe.
moment-movement-end = Die Bewegungsphase von { $seat } endet: Antworte oder passe.
moment-exploration-start = Die Erkundungsphase von { $seat } beginnt: Antworte oder passe.
moment-exploration-drawn = { $seat } hat gezogen: { $subject }. Antworte oder passe.
moment-exploration-end = Die Erkundungsphase von { $seat } endet: Antworte oder passe.
moment-engagement-start = Die Gefechtsphase von { $seat } beginnt: Antworte oder passe.
moment-engagement-end = Die Gefechtsphase von { $seat } endet: Antworte oder passe.
moment-experience-start = Die Erfahrungsphase von { $seat } beginnt: Antworte oder passe.
moment-experience-end = Die Erfahrungsphase von { $seat } endet: Antworte oder passe.
moment-battle-start = Ein Gefecht von { $seat } beginnt: Antworte oder passe.
moment-battle-prepare = { $seat } bereitet sich auf das Gefecht vor: Antworte oder passe.
moment-battle-enemy_rolled = Der Gegner von { $seat } hat gewürfelt: Antworte oder passe.
moment-battle-rolled = { $seat } hat im Gefecht gewürfelt: Antworte oder passe.
moment-battle-values = Die Gefechtswerte von { $seat } werden gezählt: Antworte oder passe.
moment-battle-won = { $seat } hat das Gefecht gewonnen: Antworte oder passe.
moment-battle-lost = { $seat } hat das Gefecht verloren: Antworte oder passe.
moment-battle-tied = Das Gefecht von { $seat } ist unentschieden: Antworte oder passe.
moment-battle-end = Das Gefecht von { $seat } ist vorbei: Antworte oder passe.
moment-test-start = { $seat } legt gleich eine Probe ab: Antworte oder passe.
moment-test-rolled = { $seat } hat für die Probe gewürfelt: Antworte oder passe.
moment-test-passed = { $seat } hat die Probe bestanden: Antworte oder passe.
moment-test-failed = { $seat } hat die Probe nicht bestanden: Antworte oder passe.
moment-enemy-evaded = { $seat } ist einem Gegner ausgewichen: Antworte oder passe.
moment-event-resolved = { $seat } hat ein Ereignis abgehandelt: Antworte oder passe.
moment-encounter-resolved = { $seat } hat eine Begegnung abgehandelt: Antworte oder passe.
moment-box-carried_out = { $seat } hat ein Textfeld ausgeführt: Antworte oder passe.
moment-influence-added = { $seat } hat den Würfel mit Einfluss erhöht: Antworte oder passe.
moment-influence-gained = { $seat } hat Einfluss erhalten: Antworte oder passe.
moment-influence-spent = { $seat } hat Einfluss ausgegeben: Antworte oder passe.
moment-tier-entered = { $seat } hat eine andere Sphäre betreten: Antworte oder passe.
moment-life-lost = { $seat } hat Lebenspunkte verloren: Antworte oder passe.
moment-life-gained = { $seat } hat Lebenspunkte erhalten: Antworte oder passe.
moment-vanquished = { $seat } ist besiegt worden: Antworte oder passe.
moment-corruption-drawn = { $seat } hat eine Verderbniskarte gezogen: Antworte oder passe.
moment-corruption-discarded = { $seat } hat eine Verderbniskarte abgelegt: Antworte oder passe.
moment-corrupted = { $seat } ist korrumpiert worden: Antworte oder passe.
moment-level-gained = { $seat } ist eine Stufe aufgestiegen: Antworte oder passe.
moment-power-drawn = { $seat } hat Kraftkarten gezogen: Antworte oder passe.
moment-power-played = { $seat } hat eine Kraftkarte gespielt: Antworte oder passe.
moment-mission-received = { $seat } hat eine neue Mission: Antworte oder passe.
moment-mission-completed = { $seat } hat eine Mission abgeschlossen: Antworte oder passe.
moment-relic-gained = { $seat } hat eine Reliquie erhalten: Antworte oder passe.
moment-asset-gained = { $seat } hat einen Vorteil erhalten: Antworte oder passe.
moment-asset-discarded = { $seat } hat einen Vorteil abgelegt: Antworte oder passe.
moment-trophy-gained = { $seat } hat eine Trophäe genommen: Antworte oder passe.
moment-trophies-spent = { $seat } hat Trophäen abgegeben: Antworte oder passe.
moment-charge-spent = { $seat } hat eine Ladung verbraucht: Antworte oder passe.
moment-any_time = { $seat }: Antworte jetzt oder passe.

## Tatsachen neben dem Spielplan

fact-scenario = { "" }
fact-round =
    { $value ->
        [0] { "" }
       *[other] Runde { $value }
    }
fact-phase =
    { $value ->
        [movement] Bewegungsphase
        [exploration] Erkundungsphase
        [engagement] Gefechtsphase
        [experience] Erfahrungsphase
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
       *[other] offen ausgelegt: { $value }
    }
fact-gone = { "" }
fact-sheets_in_box = { "" }
fact-decks = { "" }
fact-going_on = { "" }

## Was vor einem Spieler liegt

bin-eliminated = eliminiert
bin-no_hero = noch kein Charakter
bin-level = Stufe { $count }
bin-dials = Stärke { $strength }, Wille { $willpower }, Scharfsinn { $cunning }
bin-life = Lebenspunkte { $count }
bin-influence = Einfluss { $count }
bin-power =
    { $count ->
        [one] 1 Kraftkarte
       *[other] { $count } Kraftkarten
    }
bin-hand = Hand: { $cards }
bin-trophy_points =
    { $count ->
        [one] 1 Trophäenpunkt
       *[other] { $count } Trophäenpunkte
    }
bin-completed =
    { $count ->
        [one] 1 abgeschlossene Mission
       *[other] { $count } abgeschlossene Missionen
    }
bin-corruption =
    { $count ->
        [one] 1 Verderbniskarte
       *[other] { $count } Verderbniskarten
    }
bin-mission = Mission: { $card }
bin-assets = Vorteile: { $cards }
bin-lying = setzt den nächsten Zug aus
bin-space = Feld: { $space }

## Was eine Aktion bringt, wo es sich vorher sagen lässt

brings-price = { $count } Einfluss
brings-free = ohne zu bezahlen
brings-charges =
    { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    }
brings-more-turns = das Spiel geht weiter
brings-the-end = das Spiel endet, und niemand gewinnt
left-charges =
    { $count ->
        [one] noch 1 Ladung
       *[other] noch { $count } Ladungen
    }
brings-value = Wert { $count }
brings-points =
    { $count ->
        [one] 1 Trophäenpunkt
       *[other] { $count } Trophäenpunkte
    }
brings-enemy = { $card }, { $attribute } { $count }
brings-way = zum Feld { $space }
brings-dials = Stärke { $strength }, Wille { $willpower }, Scharfsinn { $cunning }, Lebenspunkte { $life }

## Aktionen, wie sie auf einem Knopf stehen; `.head` nennt eine Gruppe davon

action-KeepSheet = { $hero } spielen
    .head = Spielen
action-TakeColour =
    Die { $colour_id ->
        [grey] graue
        [brown] braune
        [green] grüne
       *[purple] violette
    } Leiste nehmen
    .head = Eine Charakterleiste nehmen
action-Roll = Würfeln
    .head = Würfeln
action-PlayValue = { $card } für den Wert spielen
    .head = Eine Kraftkarte für ihren Wert spielen
action-Go =
    { $direction_id ->
        [clockwise] Im Uhrzeigersinn gehen
       *[other] Gegen den Uhrzeigersinn gehen
    }
    .head = Gehen
action-UseMovementBox = Die Bewegungsanweisung nutzen
    .head = Die Bewegungsanweisung nutzen
action-MoveOn = Weiterziehen
    .head = Weiterziehen
action-DrawFrom =
    Eine { $deck_id ->
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    } Gefahrenkarte ziehen
    .head = Eine Gefahrenkarte ziehen
action-CarryOut = { $box } ausführen
    .head = Ein Textfeld ausführen
action-EndPhase = Keines ausführen
    .head = Keines ausführen
action-Resolve = { $card } abhandeln
    .head = Abhandeln
action-Fight =
    { $attribute_id ->
        [strength] Mit Stärke kämpfen
        [willpower] Mit Wille kämpfen
       *[cunning] Mit Scharfsinn kämpfen
    }
    .head = Kämpfen
action-Evade = Ausweichen: { $card }
    .head = Ausweichen
action-Declare = Bonus ansagen: { $card }
    .head = Einen Bonus ansagen
action-Ready = Bereit
    .head = Bereit
action-RerollDie = Würfel { $number } noch einmal werfen
    .head = Einen Würfel noch einmal werfen
action-Use = { $card } nutzen
    .head = Nutzen
action-PlayCard = { $card } spielen
    .head = Eine Kraftkarte spielen
action-Discard = { $card } ablegen
    .head = Ablegen
action-DiscardUnread = Eine ungelesene Mission ablegen
    .head = Ungelesene ablegen
action-Done = Fertig
    .head = Fertig
action-Accept = Ja
    .head = Ja
action-Decline = Nein
    .head = Nein
action-ChooseOption = Wählen: { $option }
    .head = Wählen
action-ChooseAttribute =
    { $attribute_id ->
        [strength] Stärke
        [willpower] Wille
       *[cunning] Scharfsinn
    }
    .head = Eine Eigenschaft wählen
action-PointAt = { $player } wählen
    .head = Einen Spieler wählen
action-ChooseSpace = { $space } wählen
    .head = Ein Feld wählen
action-SpendInfluence =
    { $number ->
        [0] Keinen Einfluss ausgeben
       *[other] { $number } Einfluss ausgeben
    }
    .head = Einfluss ausgeben
action-SpendTrophy = { $card } abgeben
    .head = Eine Trophäe abgeben
action-TakeCard = { $card } nehmen
    .head = Nehmen
action-KeepMission = { $card } behalten
    .head = Behalten
action-LeaveOnTop =
    Die { $deck_id ->
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    } Karte oben lassen
    .head = Oben lassen
action-PutToBottom =
    Die { $deck_id ->
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    } Karte unter den Stapel legen
    .head = Unter den Stapel legen
action-ExchangeMissions = Abgeschlossene Missionen gegen eine Reliquie tauschen
    .head = Missionen tauschen
action-DrawMission = Zuerst die neue Mission ziehen
    .head = Die neue Mission ziehen
action-TakeNewHero = Mit einem neuen Charakter weiterspielen
    .head = Mit einem neuen Charakter weiterspielen
action-GiveUp = Das Spiel verlassen
    .head = Das Spiel verlassen

## Plätze, und Wörter, die auf keiner Karte stehen

seat-alpha = Alpha
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
role-hero = Charakter
word-random = Ein zufälliges Szenario
word-scenario = Szenariobogen
word-strength = Stärke
word-willpower = Wille
word-cunning = Scharfsinn
word-level = Stufe
word-die = Würfel des Spielers
word-movement = Bewegungswürfel
word-enemy = der Würfel des Gegners
word-table = Würfel des Textfelds
word-scenario_sheets = Szenariobögen
word-character_sheets = Charakterbögen
word-red = rote Gefahrenkarten
word-blue = blaue Gefahrenkarten
word-yellow = gelbe Gefahrenkarten
word-power = Kraftkarten
word-mission = Missionskarten
word-corruption = Verderbniskarten
word-wargear = Ausrüstungskarten
word-relic = Reliquien
word-ally = Verbündeter
word-bargain = feilschen
word-buy = kaufen
word-cleanse = läutern
word-completed = abgeschlossene Mission
word-defy = trotzen
word-further = ein Feld mehr
word-influence = Einfluss
word-leave = gehen
word-less = eins weniger
word-life = Lebenspunkte
word-mine = der eigene Würfel
word-more = eins mehr
word-one = genau 1 Feld
word-renounce = entsagen
word-sell = verkaufen
word-shorter = ein Feld weniger
word-six = genau 6 Felder
word-trophies = Trophäen
word-vehicle = Fahrzeug
word-activate_the_portal = Portal aktivieren
word-arsenal = Arsenal
word-asteroids = Asteroiden
word-bombardment = Bombardement
word-breath_of_plague = Pesthauch
word-crones = Hexen
word-cross = Übersetzen
word-daemons = Dämonen
word-donate = Spenden
word-enter_the_lair = Den Hort betreten
word-fight_the_mutant = Den Mutanten bekämpfen
word-foresight = Weissagung
word-haunting = Spuk
word-heal = Heilen
word-leap = Sprung
word-lustful_whispers = Lüsternes Flüstern
word-orders = Befehle
word-prayer = Gebet
word-recharge = Aufladen
word-recovery = Genesung
word-titan = Titan
word-training = Ausbildung
word-web_of_lies = Lügengespinst
word-wrath_of_the_blood_god = Zorn des Blutgottes
word-ork = Ork
word-tyranid = Tyranide
word-eldar = Eldar
word-heretic = Ketzer
word-traitor = Verräter
word-daemon = Dämon
word-mutant = Mutant
word-dark_eldar = Dark Eldar
word-necron = Necron
word-tau = Tau
word-pirate = Pirat
word-beast = Bestie
word-machine = Maschine
word-psyker = Psioniker
word-place = Ort
word-stranger = Fremder
word-find = Fund
word-weapon = Waffe
word-armour = Rüstung
word-equipment = Ausrüstung

## Wie ein Spiel endet

ending-REL-SCN-06 = Die Siegbedingung des Szenarios ist erfüllt.
ending-REL-R-73 = Alle anderen sind ausgeschieden.
ending-REL-ELM-03 = Alle Charaktere sind gefallen; niemand ist übrig, der gewinnen könnte.
ending-REL-R-100 = Die Würfel haben von selbst weitergespielt; das Spiel endet, und niemand gewinnt.

## Was ein Tisch wählen darf

option-corrupted_at = Wann ein Charakter korrumpiert ist
    .six = mit sechs Verderbniskarten
    .above_six = mit mehr als sechs Verderbniskarten
option-activation_at_equality = Verderbnis wird aktiviert, wenn ihre Zahl gleich der Anzahl ist
option-attribute_floor = Wie tief eine Eigenschaft sinken kann
    .start = bis zum Startwert
    .one = bis auf 1
option-power_for_exploded_die = Kraftkarten statt Würfeln
    .once = einmal in einem Wurf
    .each = für jeden Würfel
option-first_player = Wer den ersten Zug hat
    .random = ein zufälliger Spieler
    .first_seat = der erste Platz
option-last_player = Der letzte verbliebene Spieler
    .plays_on = spielt weiter
    .wins = gewinnt
option-quick_start = Schnellstart: Stufe 3, eine Ausrüstungskarte, leichterer Warpriss
