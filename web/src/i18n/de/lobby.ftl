### Tisch aufbauen, einladen, meine Tische.

## Neuer Tisch

new-lead = Alles ist sinnvoll voreingestellt. Starte gleich, oder ändere, was du magst.
new-game = Spiel
new-scenario = Szenario
new-map = Karte von { $name }
new-seats = Plätze
new-seats-text = Mehrere Plätze an diesem Gerät teilen sich den Bildschirm; beim Weitergeben verdeckt der Tisch die Hände.
new-players = Mitspieler, Bots eingerechnet
new-who-plays = Wer spielt { $seat }?
new-level = Wie stark ist der Bot von { $seat }?
new-options = Optionen
new-options-text = Zurücknehmen, Unterbrechungen, Hausregeln
new-start = Spiel starten
new-invite = Tisch öffnen und einladen
new-summary-me = du: { $names }
new-summary-friend = per Link: { $names }
new-summary-bot = Bots: { $names }

sitter-me = Ich
sitter-friend = Gast
sitter-bot = Bot
new-fill-with-bots = Offene Plätze den Bots geben

options-table = Dieser Tisch
options-game = { $game }: Lesarten
options-packs = Pakete über den Regeln
option-undo = Zurücknehmen
option-undo-free = Alles
option-undo-until-revealed = Bis etwas aufgedeckt wird
option-undo-agreed = Wenn alle zustimmen
option-undo-free-text = Jede Entscheidung lässt sich zurücknehmen, auch nach Würfeln und Karten.
option-undo-until-revealed-text = Frei, bis gewürfelt oder etwas Verdecktes gezeigt wurde.
option-undo-agreed-text = Alle am Tisch müssen Ja sagen.
option-windows = Nach Unterbrechungen fragen
option-windows-skip = Nur wer antworten kann
option-windows-ask = Alle, jedes Mal
option-windows-skip-text = Schneller. Eine Pause kann verraten, dass jemand eine passende Karte hat.
option-windows-ask-text = Niemand kann die Pausen deuten. Bots und Browser, die von selbst passen, lassen sich jedes Mal einen Augenblick Zeit.
option-timer = Zeit für eine Unterbrechung
option-timer-text = Läuft sie ab, passt der Platz.
option-timer-none = Ohne Grenze
option-name = Name des Tisches
option-name-empty = wie das Szenario

## Einladen

invite-lead = Schick jedem den Link seines Platzes. Wer ihn zuerst öffnet, setzt sich dort hin; dann ist der Link verbraucht.
invite-lead-running = Lade jemanden auf einen Platz ein, den ein Bot spielt oder dessen Spieler lange fort ist. Alle erfahren es.
invite-host = Der Gastgeber öffnet und löscht den Tisch, beginnt das Spiel, gibt freie Plätze an Bots und lädt neu ein, wo jemand fort ist. Er sieht nicht mehr als seinen eigenen Platz.
invite-new-link = Neuer Link
invite-back = Zurück zum Tisch
invite-open = wartet auf jemanden
invite-you = { $name }, in diesem Browser
invite-sits = { $name } sitzt hier
invite-bot = Bot, { $level }
invite-here = Hier spielen
invite-to-bot = Einem Bot geben
invite-to-friend = Jemanden einladen
invite-link-of = Link für { $name }
invite-qr-of = QR-Code des Links für { $name }
invite-qr-text = Richte die Kamera eines Telefons hierher, um dich zu setzen.
invite-share = Link für { $name } teilen
invite-copy-by-hand = Dieser Browser lässt uns nicht kopieren. Der Link ist markiert: kopiere ihn von Hand.
invite-watch = Zuschauer
invite-watch-text = Wer diesen Link hat, sieht, was offen auf dem Tisch liegt, und keine Hand.
invite-local = Diese Links gelten nur auf diesem Rechner. Um andere in deinem Netz einzuladen, starte den Server mit
invite-not-host = Nur der Browser, der diesen Tisch geöffnet hat, kann starten.
invite-ready = Alle sind da.
invite-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
invite-fill = Mit Bots auffüllen:
invite-start = Spiel starten
invite-start-bots = Starten, Bots füllen auf

## An der Tür

door-invited = Du bist an diesen Tisch eingeladen. Dein Platz:
door-sit = Hinsetzen
door-waiting = Du hast einen Platz. Das Spiel beginnt, wenn der Gastgeber startet.
door-watching = Das Spiel hat noch nicht begonnen. Sobald es so weit ist, siehst du es hier.

## Meine Tische

tables-lead = Tische, zu denen dieser Browser einen Schlüssel hat.
tables-going = Laufend
tables-over = Beendet
tables-continue = Weiter
tables-replay = Noch einmal ansehen
tables-kept = Bleibt bis { $day }
tables-save = Aufzeichnung als Datei speichern
tables-import = Aufzeichnung öffnen
tables-delete = Tisch löschen
tables-delete-text = „{ $name }“ verschwindet für alle, die daran sitzen. Das lässt sich nicht zurücknehmen.
tables-deleted = Der Tisch ist gelöscht.
tables-forget = Tisch vergessen
tables-forget-text = Dieser Browser verliert seinen Schlüssel zu „{ $name }“. Der Tisch selbst bleibt.
tables-forgotten = Der Tisch ist vergessen.
tables-none = Noch keine Tische
tables-none-text = Hier stehen Tische, die du öffnest oder an die du eingeladen wirst. Sonst wird nirgends etwas über dich gespeichert.
tables-none-go = Spiel wählen

## Stärken der Bots

level-random = Zufall
level-recruit = Rekrut
level-veteran = Veteran
level-nightmare = Albtraum
level-strength-7 = Du gewinnst 7 von 10
level-strength-5 = Ausgeglichen
level-strength-3 = Du gewinnst 3 von 10

mode-scenario = Szenarien
mode-deathmatch = Deathmatch: jeder gegen jeden
mode-capture_the_flag = Capture the Flag: Gewehre gegen Sägen
