### Der Tisch: was man beim Spielen liest.

table-joining = Du setzt dich an den Tisch …
table-refused = Dieser Tisch lässt sich nicht öffnen
table-refused-text = Der Link ist vielleicht alt oder für einen anderen Tisch. Bitte um einen neuen.
table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
table-late = Der Server hat noch nicht geantwortet. Deine Entscheidung bleibt erhalten und wird von selbst noch einmal geschickt; nichts geschieht doppelt.
table-lost-retry = Jetzt versuchen
table-leave = Tisch verlassen
table-menu = Menü
table-help = Hilfe und Tasten
table-settings = Einstellungen
table-seats = Plätze
table-side = Neben dem Spielplan
table-decision = Die Entscheidung
table-board = Der Spielplan. Pfeiltasten bewegen den Zeiger, Eingabe handelt.
table-board-role = Spielplan
table-description = Der Spielplan in Worten
table-objective = Ziel:
table-on-board = Auf dem Spielplan
table-place = Feld { $place }
table-against = gegen
table-queue-left = kommen noch an die Reihe, niemand weiß wann
table-facedown =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }
table-next-step = Als Nächstes: { $what }

# Plätze
table-bot = Bot, { $level }
table-seat-open = noch niemand
table-person = jemand
table-you = du
table-you-named = { $name } (du)
table-thinking = denkt nach
table-away = abwesend
table-absent = { $seat } ist schon lange weg.
table-absent-bot = Einen Bot spielen lassen
table-absent-bot-vote = Abstimmen: ein Bot spielt
table-absent-new = Jemand anderen einladen
table-absent-new-vote = Abstimmen: jemand anderes
table-absent-link = Schick diesen Link an den, der weiterspielen soll:
table-absent-link-vote = Wenn die anderen zustimmen, kann man sich mit diesem Link hinsetzen:
table-played-for-you = Ein Bot spielt { $seat } für dich.
table-deputy-text = Eine Vertretung entscheidet wie du über Plätze und Bots:
table-deputy = Zur Vertretung machen
table-deputy-named = Vertretung
table-seat-more = Alles zeigen
table-seat-less = Weniger zeigen
table-out = Ausgeschieden
table-find-figures = { $seat } auf dem Spielplan zeigen
table-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

# die Entscheidung
table-your-decision = Du entscheidest.
table-paused = Der Tisch macht Pause.
table-paused-long = Der Tisch macht Pause; niemand handelt, und die Bots ruhen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-nobody = Es gibt nichts zu entscheiden.
table-waiting = Warten auf: { $seat }
table-waiting-away = Warten auf: { $seat } (abwesend)
table-bot-thinks = { $seat } denkt nach
table-passing = Es wird für dich gepasst …
table-cost = kostet { $cost }
table-confirm-text = Damit gibst du etwas endgültig auf. Trotzdem?
table-do-it = Ausführen
table-go = Gehen
table-back = Zurück
table-pass = Passen
table-choose = Wählen
table-why-not = Warum nicht
table-pass-until-new = Passen, bis etwas Neues geschieht
table-autopass = Hier nie fragen
table-autopass-sure = An dieser Stelle immer passen
table-autopass-remembered = Ab jetzt wird an dieser Stelle für dich gepasst. Im Menü nimmst du das zurück.
table-autopass-forget = { $count ->
    [one] An der Stelle, an der ich immer passe, wieder fragen
   *[other] An den { $count } Stellen, an denen ich immer passe, wieder fragen
}
table-timer = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-hint = Tipp
table-hint-follow = So machen
table-hint-none = Zu dieser Entscheidung gibt es keinen Tipp.
table-hint-others =
    { $number ->
        [one] Eine andere Möglichkeit
       *[other] Andere Möglichkeiten
    }
table-hint-rather = Lieber so

# Vorschau
table-walk = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte gehen
}, kostet { $cost }
table-asking-odds = Die Chancen werden berechnet …
table-odds-short = { $hit } Treffer, { $kill } tödlich
table-odds-hit = Treffer
table-odds-kill = tödlich
table-odds-ammunition = Munition verbraucht
table-odds-friend = Einer von euch ist in Gefahr
table-odds-wounds = Chance auf jede Zahl von Wunden
table-odds-wounds-count = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}
table-odds-scatter = { $count ->
    [one] Ein Fehlschuss kann auf einem anderen Feld landen.
   *[other] Ein Fehlschuss kann auf { $count } anderen Feldern landen.
}

# Karten, Würfel, Stapel
table-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-card-playable = kann jetzt gespielt werden
table-provenance = { $mark ->
    [rulebook] Wert aus dem Regelheft
    [community] Wert aus der Fangemeinde
    [original] Wert für diesen Tisch entworfen
   *[other] { $mark }
}
table-discards = { $count ->
    [one] eine abgelegt
   *[other] { $count } abgelegt
}
table-discards-of = { $pile }: Ablage, die neueste zuerst
table-playing = Karten, die gerade wirken
table-die = { $name }: { $face }{ $again ->
    [yes] , neu gewürfelt
   *[no] {""}
}

# neben dem Spielplan
table-tab-inspector = Ansehen
table-tab-log = Protokoll
table-tab-talk = Gespräch
table-tab-rules = Regel
table-inspect-nothing = Zeig auf eine Figur, eine Tür oder ein Feld, um mehr zu erfahren.
table-show-sight = Was sie sieht
table-show-reach = Wohin sie kommt
table-show-threat = Wer hier treffen kann
table-threat = Bedrohungen
table-threat-text = Zeigt beim Antippen eines Feldes, wer dort treffen könnte.
table-door-closed = geschlossen
table-door-open = offen
table-door-destroyed = zerstört
table-rule-none = Wird irgendwo eine Regel genannt, kannst du sie hier lesen.
table-rule-missing = Diese Regel steht nicht im Katalog dieses Spiels.
table-rule-open = In den Regeln aufschlagen
table-rule-show = Regel zeigen
table-rule-named = Regel { $rule } zeigen

# das Protokoll
table-talk = Was gesagt wird
table-talk-empty = Noch hat niemand etwas gesagt.
table-talk-to = An wen
table-talk-all = Alle
table-talk-team = Team
table-talk-say = Sag allen etwas
table-talk-say-team = Sag deinem Team etwas
table-talk-send = Senden
table-talk-news = { $who }: { $text }
table-talk-news-team = { $who } ans Team: { $text }
table-talk-answer = Antworten

table-log = Was geschah
table-log-search = Protokoll durchsuchen
table-log-weight = Wie viel zeigen
table-log-weight-1 = Alles
table-log-weight-2 = Was zählte
table-log-weight-3 = Wendepunkte
table-log-seat = Wessen Zeilen
table-log-everyone = Alle
table-log-older = Ältere Zeilen
table-log-jump = Den Spielplan in diesem Moment zeigen
table-log-more = (und { $count } davor)
table-log-empty = Noch ist nichts geschehen.
table-log-none = Keine Zeile passt.
table-turn-of = Spielzug: { $seat }
table-moment = Du siehst einen früheren Moment, nach Entscheidung { $decision }.
table-back-to-now = Zurück ins Jetzt
table-meanwhile = Inzwischen
table-play-again = Noch einmal zeigen
table-more-lines = { $count } weitere
table-skip = Überspringen

# Zurücknehmen, Vorschläge, Pause
table-undo-what = Zurücknehmen: { $what }
table-undo-nothing = Nichts zurückzunehmen
table-redo-what = Wiederherstellen: { $what }
table-proposal = { $what ->
    [replace] { $seat } schlägt vor:
    [undo] { $seat } möchte zurücknehmen:
   *[repair] { $seat } möchte den Tisch korrigieren:
}
table-proposal-missing = Es fehlen noch: { $seats }.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-pause = Pause machen
table-resume = Weiter

# das Menü
table-speed = Tempo der Bewegungen
table-speed-instant = keine
table-speed-slow = langsam
table-speed-calm = ruhig
table-speed-brisk = flott
table-speed-fast = schnell
table-summarise = Züge der Bots zusammenfassen
table-single-click = Ein Klick handelt, ohne Vorschau
table-sound = Ein Ton, wenn ich entscheide
table-open-hands = Alle Plätze sind meine
table-open-hands-text = Kein Übergabeschirm zwischen den Plätzen dieses Browsers.
table-bot-level = Stufe der Bots
table-take-back = Selbst spielen
table-to-bot = Einem Bot geben
table-set-level = Stufe setzen
table-this-table = Dieser Tisch
table-alone = Hier hat bisher nur ein Mensch gespielt, darum darf der Gastgeber die Aufzeichnung jederzeit speichern; sie enthält alle Geheimnisse.
table-together = Hier spielen mehrere Menschen: Niemand öffnet vor dem Ende die Aufzeichnung oder die Karten eines anderen Platzes, auch nicht der Gastgeber.
table-looked = Jemand kennt vielleicht, was in diesem Spiel verborgen ist: wer den Tisch geöffnet hat, oder wer nachsah, als es für eine Weile zu Ende war.
table-invite = Einladen
table-export = Aufzeichnung speichern
table-export-failed = Die Datei war nicht zu bekommen. Versuch es wieder, wenn der Server antwortet.
table-dice = Würfel
table-dice-sealed = Jeder Wurf und jedes Mischen folgt aus einem Geheimnis, das niemand am Tisch kennt. Dieses Siegel legt es jetzt schon fest; nach dem Ende wird es gezeigt.
table-dice-told = Jeder Wurf und jedes Mischen folgte aus diesem Geheimnis. Das Siegel ist dessen SHA-256 und war von Anfang an zu sehen; „grimtable replay verify“ beweist es für die ganze Aufzeichnung.
table-dice-chosen = Der Gastgeber hat den Startwert { $seed } gewählt, also kann man diese Würfe vorher kennen.
table-dice-seeded = Dieser Tisch ist älter als die versiegelten Würfel; nachträglich beweisen lässt sich hier nichts.
table-dice-typed = Ihr würfelt mit echten Würfeln und tippt ein, was sie zeigen.
table-dice-seal = Siegel
table-dice-secret = Geheimnis
table-repair = Von Hand korrigieren
table-repair-text = Die Regeln gelten, aber niemand sitzt fest: Schlag eine Änderung vor, und wenn alle zustimmen, wird der Tisch so gestellt.
table-repair-reason = Warum
table-repair-changes = Änderungen, eine pro Zeile
table-repair-line = Zeile { $line } hat nicht die Form „Pfad = Wert“.
table-repair-empty = Sag, warum, und schreib mindestens eine Änderung.
table-repair-propose = Vorschlagen
table-report = Problem melden
table-report-text = Was geschah, und was hätte geschehen sollen? Die Datei enthält Aufzeichnung, Stellung und Versionen.
table-report-save = Bericht speichern
table-reports = Meldungen zu diesem Tisch
table-reports-one = Nr. { $number }, Entscheidung { $decision }:
table-reports-save = Meldung { $number } herunterladen
table-reports-later = Die ganzen Dateien gibt es hier nach dem Ende der Partie: Sie enthalten die Geheimnisse aller.
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben? Ein Bot spielt weiter

# Übergabe
table-hand-over = Gib den Bildschirm weiter an: { $seat }
table-hand-over-text = Alle anderen schauen bitte weg. Noch ist nichts Geheimes zu sehen.
table-hand-over-ready = Ich bin { $seat }
table-hand-over-never = Alle Plätze sind meine, nicht mehr fragen

# das Ende
table-won = Du hast gewonnen
table-lost-game = Du hast verloren
table-over = Das Spiel ist zu Ende
table-look-around = Umsehen
table-play-once-more = Noch einmal spielen
table-watch-replay = Aufzeichnung ansehen

# Ausschnitt
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-zoom-fit = Den ganzen Spielplan zeigen

# Hilfe
table-help-text = Was du tun kannst, leuchtet. Ein Klick tut, was harmlos ist, und zeigt das Übrige mit seinen Chancen; ein zweiter oder die Eingabetaste führt es aus, Escape geht zurück. Ein Klick auf anderes sagt, warum nicht.
table-help-offered = wählbar
table-help-selected = betrachtet
table-help-threatened = in Gefahr
table-help-stunned = betäubt
table-key-arrows = den Zeiger auf dem Spielplan bewegen
table-key-enter = wählen, dann ausführen
table-key-escape = zurück, oder überspringen, was läuft
table-key-numbers = die Knöpfe unter dem Spielplan
table-key-pass = passen, wenn du gefragt wirst
table-key-zoom = näher, weiter weg
table-key-pan = den Ausschnitt verschieben
table-key-fit = der ganze Spielplan
table-key-board = zum Spielplan
table-key-undo = zurücknehmen
table-key-redo = wiederherstellen
table-key-log = das Protokoll
table-key-talk = das Gespräch
table-key-threat = wer dieses Feld treffen kann
table-key-skip = überspringen, was läuft
table-key-help = diese Seite
table-each-step = Bei jedem Schritt fragen
table-goes-on = Für dich erledigt: { $what } …
table-went-on = Für dich erledigt: { $what }
table-ask-me = Mich fragen
table-always = Immer
table-always-text = { $what }, und von jetzt an immer, bis es etwas Neues gibt
table-keep = Für später aufheben
table-keep-text = Ablehnen und hier nicht mehr fragen, bis ich die Karte ansehe: { $what }
table-plan-wounds = { $wounds ->
        [1] Rechne unterwegs mit einer Wunde.
       *[other] Rechne unterwegs mit { $wounds } Wunden.
    }
table-plan-leaves = Danach noch möglich: { $what }
table-plan-after = { $steps ->
        [0] von hier
        [one] nach einem Schritt
       *[other] nach { $steps } Schritten
    }
table-plan-others = Andere Wege
table-plan-other = Anders
table-key-other = ein anderer Weg dazu

## Viele Figuren mit einem Plan

table-group = Alle machen weiter wie bisher
table-group-changed = Der Plan hat sich geändert
table-group-attacking =
    { $count ->
        [one] 1 greift an
       *[other] { $count } greifen an
    }
table-group-moving =
    { $count ->
        [one] 1 zieht
       *[other] { $count } ziehen
    }
table-group-staying =
    { $count ->
        [one] 1 bleibt
       *[other] { $count } bleiben
    }
table-group-go = Alle los
table-group-only =
    { $count ->
        [one] Nur diese Figur
       *[other] Nur diese { $count }
    }
table-group-change = Ändern …
table-group-choose = Figuren hier oder auf dem Plan wählen, dann zeigen, wohin sie gehen oder wen sie angreifen.
table-group-send = Jetzt auf einen Gegner oder ein Feld zeigen: dorthin gehen sie.
table-group-all = Alle wählen
table-group-hold = Stehen bleiben
table-group-best = Wie es am besten scheint
table-group-first = { $name } geht zuerst
table-group-going = Sie ziehen, einer nach dem anderen …
table-group-stop = Anhalten
