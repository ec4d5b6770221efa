### Einstellungen.

settings-lead = In diesem Browser gemerkt, für jeden Tisch.
settings-look = Aussehen und Sprache
settings-language = Sprache
settings-theme = Farben
settings-system = Wie das System
settings-dark = Dunkel
settings-light = Hell
settings-motion = Bewegung
settings-motion-text = Wenig heißt: nur Überblendungen.
settings-motion-full = Voll
settings-motion-reduced = Wenig
settings-pace = Tempo
settings-speed = Tempo des Tisches
speed-0 = sofort
speed-1 = langsam
speed-2 = ruhig
speed-3 = zügig
speed-4 = schnell
settings-summary = Züge der Bots zusammenfassen
settings-summary-text = Eine Zusammenfassung statt jedes Schritts. Sie lässt sich abspielen.
settings-playing = Spielen
settings-single = Ein Klick
settings-single-text = Ein Klick handelt sofort, ohne Vorschau. Für alle, die wissen, was sie tun.
settings-pass-empty = Für mich passen, wo ich nichts tun könnte
settings-pass-empty-text = Nur an Tischen, die alle fragen. Es geschieht nach einer Pause, die nicht von deinen Karten abhängt, damit niemand etwas merkt. Schalte es ab, um selbst zu passen und zu bluffen.
settings-pass = Unterbrechungen, die du immer passt
settings-pass-none = Keine. Du kannst „immer passen“ wählen, wenn der Tisch dich nach einer Unterbrechung fragt.
settings-pass-some =
    { $count ->
        [one] Eine Art von Unterbrechung wird für dich gepasst.
       *[other] { $count } Arten von Unterbrechungen werden für dich gepasst.
    }
settings-pass-remove = Bei { $moment } wieder fragen
settings-pass-clear = Bei allen wieder fragen
settings-calling = Mich rufen
settings-sound = Ton
settings-sound-text = Ein kurzer Ton, wenn du entscheiden musst.
settings-notify = Mitteilung
settings-notify-text = Eine Mitteilung des Systems, wenn du entscheiden musst und diese Seite nicht vorn ist.
settings-you = Du
settings-kept = Name, Einstellungen und die Schlüssel deiner Plätze bleiben in diesem Browser. Wer seine Daten löscht, verliert die Plätze.
settings-each-step = Bei jedem Schritt fragen
settings-each-step-text = Auch wo es nur eine Antwort gibt, wo du dasselbe schon abgelehnt hast, und vor jedem Klick auf dem Brett. Sonst geschieht so etwas von selbst, und ein Zurücknehmen macht es ungeschehen.
settings-stop-at-things = Anhalten, wo etwas liegt
settings-stop-at-things-text = Ein Weg endet dort, wo du etwas aufnehmen könntest. Sonst wird unterwegs aufgenommen, was nichts kostet.
settings-coordinates = Koordinaten zeigen
settings-coordinates-text = Am Rand des Spielfelds und im Protokoll zugleich. Sonst heißen Orte nach dem, was dort ist: „an Tür A“.
