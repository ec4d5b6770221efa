### Auf eine Partie zurückblicken.

replay-loading = Die Partie wird gelesen …
replay-board = Spielplan in diesem Moment
replay-description = Der Spielplan in Worten
replay-line = Zeitleiste
replay-moment = Entscheidung { $decision } von { $of }
replay-seats = Plätze
replay-find = Die Figuren zeigen: { $seat }
replay-menu = Mehr
replay-hint = Was wäre hier gut gewesen?
replay-lost = Dieser Moment ließ sich nicht holen.

## Schritte und Abspielen

replay-steps = Abspielen
replay-play = Abspielen
replay-pause = Anhalten
replay-again = Von vorn abspielen
replay-step-on = Eine Entscheidung weiter
replay-step-back = Eine Entscheidung zurück
replay-turn-on = Zum nächsten Spielzug
replay-turn-back = Zum Anfang des Spielzugs
replay-speed = Tempo
replay-times = { $speed }×

## Marken

replay-marks = Momente, auf die es ankam
replay-mark-on = Zur nächsten Marke
replay-mark-back = Zur vorigen Marke
replay-kind-hint = Diese Marken zeigen oder verbergen
replay-kind-turning =
    { $count ->
        [one] 1 Wendepunkt
       *[other] { $count } Wendepunkte
    }
replay-kind-discovery =
    { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    }
replay-kind-kill =
    { $count ->
        [one] 1 Gefallener
       *[other] { $count } Gefallene
    }
replay-kind-card =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Siegchancen

replay-chances = Geschätzte Siegchance
replay-swing = { $side } +{ $percent } %

## Mit wessen Augen

replay-view = Gesehen von
replay-view-open = Allen (offen)
replay-view-public = Zuschauern
replay-view-seat = { $seat }

## Protokoll

replay-log = Protokoll
replay-log-search = Protokoll durchsuchen
replay-log-none = Nichts passt.

## Was man damit tun kann

replay-share = Link kopieren
replay-shared = Ein Link zu diesem Moment liegt in der Zwischenablage.
replay-save = Aufzeichnung sichern
replay-table = Zum Tisch
replay-drop = Aufzeichnung hier ablegen, um sie anzusehen
replay-continue = Von hier weiterspielen
replay-continue-short = Weiterspielen
replay-continue-text = Ein neuer Tisch beginnt nach Entscheidung { $decision }. Dieser bleibt, wie er ist.
replay-continue-level = Wie stark sind die Bots?
replay-continue-begin = Beginnen
replay-zoom-in = Näher heran
replay-zoom-out = Weiter weg
replay-zoom-fit = Ganzer Spielplan
