### Wörter, die jede Seite braucht.

app-name = Grimtable
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
loading = Einen Moment …
try-again = Noch einmal versuchen
skip = Zum Inhalt springen
you = du
somebody = jemand
seconds = { $count } s
your-name = Dein Name am Tisch
your-name-empty = wie du magst
unofficial = Inoffiziell und von Fans gemacht: Regeln und Fakten in eigenen Worten, ohne Bilder und Logos der Verlage.

## Die Leiste des Hauses

nav = Hauptmenü
nav-home = Start
nav-tables = Meine Tische
nav-rules = Regeln
nav-cards = Karten und Figuren
nav-cards-short = Karten
nav-settings = Einstellungen
nav-settings-short = Optionen
nav-about = Über uns und Quellen

## Titel der Seiten

title-home = Start
title-new = Neuer Tisch
title-invite = Einladen
title-tables = Meine Tische
title-table = Tisch
title-replay = Aufzeichnung
title-learn = Erste Partie
title-rules = Regeln
title-cards = Karten und Figuren
title-settings = Einstellungen
title-about = Über uns und Quellen
title-missing = Nicht gefunden

## Wenn etwas schiefgeht

problem-title = Das hat nicht geklappt
problem-text = Etwas Unerwartetes ist passiert. Versuch es noch einmal; hilft das nicht, lade die Seite neu.
unreachable-title = Der Server antwortet nicht
unreachable-text = Prüfe deine Verbindung. Läuft der Server auf deinem Rechner, starte ihn neu:
unreachable-short = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
waiting-long = Der Server hat noch nicht geantwortet. Alles, was du bisher getan hast, ist gespeichert; die Seite macht von selbst weiter, sobald eine Antwort kommt.
missing-title = Auf diesem Feld liegt nichts
missing-text = Die Adresse { $path } führt nirgendwohin. Vielleicht ist der Link unvollständig.
