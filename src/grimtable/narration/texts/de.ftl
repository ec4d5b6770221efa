### Wörter, die jedes Spiel braucht: Aufzählungen, Besitzer, Passen und die Würfel eines echten Tisches.

list-and = und
list-or = oder
name-owned = { $thing } ({ $owner })
seat-out = ausgeschieden
scenario-goal = Ziel: { $goal }

## Was außerhalb der Regeln geschah

event-Repaired =
    Von Hand: { $by } ändert { $paths ->
        [nothing] nichts
       *[other] { $paths }
    }{ $left ->
        [nothing] { "" }
       *[other] {" "}und verlässt { $left }
    } ({ $reason }).

event-SetAside =
    { $item } versagt hier{ $part ->
        [nothing] { "" }
       *[other] {" "}({ $part })
    } und wird beiseitegelegt: Was darauf steht, hat von nun an keine Wirkung.

## Am echten Tisch wird gewürfelt und gezogen; jemand tippt ein, was kam

question-roll = Würfle am echten Tisch ({ $what }): Welche Seite liegt oben?
question-pick = Ziehe vom echten Stapel ({ $what }): Was kommt?
action-Pass = Passe
    .head = Passe
action-Shows = { $what } zeigt Seite { $face }
    .head = { $what } zeigt
action-Comes = { $item } kommt
    .head = Aus { $what }

## Anmerkungen neben Aktionen

note-at = auf { $space }
note-off = nicht auf dem Spielplan
note-wounds =
    { $wounds ->
        [one] 1 Verletzung
       *[other] { $wounds } Verletzungen
    }
note-blank = leer

## Warum etwas jetzt nicht geht

refusal-unseen = { $space } liegt nicht auf dem Spielplan, den du siehst
refusal-question = jetzt wird etwas anderes gefragt: { $question }
refusal-KRN-01-not_asked = gefragt ist jetzt { $asked }, nicht { $seat }
refusal-KRN-02-answer_or_pass = jetzt kannst du nur auf diesen Augenblick antworten oder passen
refusal-KRN-02-other_question = das passt nicht zur aktuellen Frage
refusal-KRN-03-over = das Spiel ist vorbei
refusal-KRN-04-not_offered = das wird jetzt nicht angeboten
refusal-KRN-06-result_first = zuerst wird ein Ergebnis vom echten Tisch gebraucht: { $what }
refusal-KRN-07-has_answered = { $source } hat auf diesen Augenblick schon geantwortet
refusal-KRN-08-no_action = „{ $text_id }“ ist keine Aktion dieses Spiels
refusal-KRN-08-no_action_near = „{ $text_id }“ ist keine Aktion dieses Spiels; war „{ $near_id }“ gemeint?
refusal-KRN-08-no_seat = „{ $text_id }“ sagt nicht, wer handelt; zuerst kommt der Platz, dann ein Doppelpunkt und die Aktion
refusal-KRN-08-no_space = auf diesem Plan gibt es kein Feld { $space }
refusal-KRN-08-one_line = eine Aktion ist eine Zeile mit höchstens { $most } Zeichen
refusal-KRN-08-unknown = in diesem Spiel gibt es nichts mit dem Namen „{ $word_id }“
refusal-KRN-08-unknown_near = in diesem Spiel gibt es nichts mit dem Namen „{ $word_id }“; war „{ $near_id }“ gemeint?
refusal-KRN-10-nothing = es gibt noch keine Entscheidung, die man zurücknehmen könnte
refusal-KRN-10-too_many = { $wanted } Entscheidungen zurückzunehmen geht nicht, höchstens { $count }
refusal-KRN-11-repair = die Korrektur von { $seat } lässt sich nicht zurücknehmen, denn sie hat etwas gezeigt
refusal-KRN-11-revealed = die Entscheidung von { $seat } lässt sich nicht zurücknehmen, denn dabei wurde gemischt, gezogen oder Verdecktes gezeigt
refusal-KRN-11-rolled = die Entscheidung von { $seat } lässt sich nicht zurücknehmen, denn dabei wurde gewürfelt
refusal-KRN-11-showed = die Entscheidung von { $seat } lässt sich nicht zurücknehmen, denn dabei wurde Verdecktes gezogen oder gezeigt
refusal-KRN-12-not_agreed = dem Zurücknehmen müssen noch zustimmen: { $seats }
refusal-KRN-13-not_agreed = der Korrektur müssen noch zustimmen: { $seats }
refusal-KRN-14-no_seat = diesen Platz gibt es nicht; die Plätze sind { $seats }
refusal-KRN-15-not_yours = { $seat } hat das zurückgenommen, also kann nur { $seat } es wiederherstellen
refusal-KRN-15-too_many = { $wanted } Entscheidungen wiederherzustellen geht nicht, höchstens { $count }
refusal-KRN-16-impossible = von dort könnte das Spiel nicht weitergehen, deshalb bleibt alles, wie es war
refusal-KRN-16-no_change = es fehlt, was geändert oder welcher Ablauf verlassen werden soll
refusal-KRN-16-no_reason = eine Korrektur braucht eine Begründung in einer Zeile, für das Protokoll
refusal-KRN-16-no_value = der Tisch hat keinen Wert „{ $path_id }“; es gibt { $known_id }
refusal-KRN-16-no_value_near = der Tisch hat keinen Wert „{ $path_id }“; war „{ $known_id }“ gemeint?
refusal-KRN-16-unfit = die Korrektur passt nicht zum Tisch; der Grund könnte verdeckte Karten verraten

## Ein Tipp: was zu tun ist, warum und zu welchem Preis; dann, was sonst noch ginge

hint-capital = yes
hint = { $deeds }: { $why }.
hint-both = { $one }, und { $other }
hint-price = Der Haken: { $price }.
hint-alternative = { $deeds }: { $worse }.
hint-alternative-but = { $deeds }: { $better }, aber { $worse }.
hint-why-best = etwas Besseres gibt es gerade nicht
hint-not-best = das bringt weniger ein
hint-worse-equal = das ist fast genauso gut; nimm es, wenn es dir mehr liegt
hint-worse-less = das bringt etwas weniger ein

## Das Regelverzeichnis: was an jedem Tisch gilt

catalogue-KRN = Der Tisch selbst: was in jedem Spiel gilt
chapter-KRN-KRN = Der Tisch
rule-KRN-01 = Nur wer gefragt ist, handelt
rule-KRN-02 = Nur, wonach gefragt ist
rule-KRN-03 = Nach dem Ende
rule-KRN-04 = Angeboten und erlaubt ist dasselbe
rule-KRN-05 = Gelegenheiten zum Antworten
rule-KRN-06 = Würfel und Karten vom echten Tisch
rule-KRN-07 = Auf einen Augenblick nur einmal
rule-KRN-08 = Lesbare Aktionen
rule-KRN-10 = Nichts zurückzunehmen
rule-KRN-11 = Was aufgedeckt wurde, bleibt
rule-KRN-12 = Einigkeit beim Zurücknehmen
rule-KRN-13 = Einigkeit bei Korrekturen
rule-KRN-14 = Plätze am Tisch
rule-KRN-15 = Wiederherstellen
rule-KRN-16 = Eine Korrektur ergibt einen möglichen Tisch
rule-KRN-17 = Eine Karte, die versagt, wird beiseitegelegt

## Eine Reihe: mehrere Partien, die zusammengehören

series-match = Ein Wettkampf
    .note = Szenarien der Reihe nach; wer die meisten gewinnt, gewinnt ihn.
series-most_wins = Mehr Partien als alle anderen hat gewonnen: { $winners }.
series-too_long = Es hat zu lange gedauert, und niemand hat gewonnen.
series-nobody = niemand

## Places

place-at = auf { $space }
place-area =
    { $part ->
        [north] im Norden von „{ $area }“
        [south] im Süden von „{ $area }“
        [east] im Osten von „{ $area }“
        [west] im Westen von „{ $area }“
        [north-east] im Nordosten von „{ $area }“
        [north-west] im Nordwesten von „{ $area }“
        [south-east] im Südosten von „{ $area }“
        [south-west] im Südwesten von „{ $area }“
        [middle] in der Mitte von „{ $area }“
       *[all] in „{ $area }“
    }
place-map =
    { $part ->
        [north] im Norden des Plans
        [south] im Süden des Plans
        [east] im Osten des Plans
        [west] im Westen des Plans
        [north-east] im Nordosten des Plans
        [north-west] im Nordwesten des Plans
        [south-east] im Südosten des Plans
        [south-west] im Südwesten des Plans
        [middle] in der Mitte des Plans
       *[all] auf dem Plan
    }
