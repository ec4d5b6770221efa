# Was der Tisch selbst sagt; die Spiele sprechen durch ihre eigenen Kataloge.

waiting-for = Warten auf { $seat }.

refused-waiting = Das Spiel hat noch nicht begonnen; der Gastgeber startet es.
refused-paused = Der Tisch pausiert; erst muss jemand weiterspielen lassen.
refused-late = Der Tisch ist inzwischen weiter; sieh nach, was jetzt gefragt ist.
refused-not-asked = Jetzt ist { $seat } gefragt, nicht du.
refused-over = Das Spiel ist zu Ende.
refused-no-offer = Das steht jetzt nicht zur Wahl.
refused-spectator = Das dürfen nur die, die am Tisch sitzen.
refused-bot-plays = Diesen Platz spielt ein Bot; nimm ihn zuerst zurück.
refused-not-host = Das darf nur der Gastgeber des Tisches.
refused-held = { $seat } gehört einem Menschen; nur er kann den Platz abgeben.
refused-not-away = { $seat } ist noch nicht lange weg; nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } ohne Verbindung kann der Platz an einen Bot oder jemand anderen gehen.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-level = Einen Bot dieser Stufe gibt es nicht; die Stufen sind { $levels }.
refused-no-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
refused-proposals = Es liegen genug Vorschläge auf dem Tisch; beantwortet sie zuerst.
refused-repair-reason = Eine Korrektur braucht eine Begründung in einer Zeile, für das Protokoll.
refused-repair-nothing = Es fehlt, was geändert oder welcher Ablauf verlassen werden soll.
refused-repair-path = Den Wert { $path } hat der Tisch nicht; vorhanden: { $known }.
refused-repair-unfit = Die Korrektur passt nicht zum Tisch, also ist alles wie zuvor. Der Grund wird nicht genannt, weil er verdeckte Karten verraten könnte.
refused-storage = Das konnte nicht gespeichert werden, also ist alles wie zuvor; versuch es noch einmal.
refused-damaged = Eintrag { $entry } im Verlauf dieses Tisches ist beschädigt, darum lässt sich nichts hinzufügen. Die Partie bis Entscheidung { $decisions } ist heil und lässt sich sichern.
refused-fault = Die Regeln können das nicht ausführen. Nichts hat sich geändert; bitte melde das Problem und wähle etwas anderes oder nimm eine Entscheidung zurück.
card-not-now = Jetzt nicht. { $card }: { $timing }.
refused-question = Das lässt sich nicht beantworten: { $why }
refused-answer = Das lässt sich nicht beantworten; der Server hat einen Bericht aufbewahrt.
refused-busy = Alle Bots denken nach; frag gleich noch einmal.
refused-no-hint = Kein Bot weiß hier einen Rat.
refused-much = Der Server beantwortet noch deine letzten Fragen; frag gleich noch einmal.
refused-heavy = Ein Tisch mit diesen Werten wäre zu aufwendig zu prüfen und zu zeichnen; ändere weniger auf einmal.
refused-talk-empty = Sag erst etwas.
refused-talk-alone = In deinem Team ist sonst niemand; sag es allen.
refused-talk-fast = Das ging schnell; warte einen Moment, bevor du mehr sagst.
refused-odd-hidden = Der Text enthält das unsichtbare Zeichen { $what }; entferne es.
refused-odd-marks = Im Text stehen zu viele Zeichen übereinander auf einem Buchstaben; entferne einige.
refused-odd-number = Die Zahl { $what } ist größer als alle, die hier vorkommen.
refused-odd-nested = Die Daten sind zu tief verschachtelt; ändere ihre Teile einzeln.
refused-token = Dieser Schlüssel ist nicht neu; wähle einen anderen.

link-spent = Dieser Link ist verbraucht: Dort sitzt schon jemand. Warst du das, so öffne den Tisch in dem Browser, in dem du Platz genommen hast; sonst bitte den Gastgeber um eine neue Einladung.
link-invites = Dieser Link lädt auf einen Platz ein; nimm zuerst Platz.
not-over = Das enthält die Geheimnisse aller. Es öffnet sich nach dem Ende, oder für den Gastgeber eines Tisches, an dem nie mehr als ein Mensch gespielt hat.
reports-seated = Problemberichte sind für die, die am Tisch gesessen haben.

undo-own = „{ $what }“ zurücknehmen
undo-own-more = „{ $what }“ zurücknehmen und { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 } danach
undo-other = Die letzte Entscheidung von { $seat } zurücknehmen
undo-other-more = Die Entscheidung von { $seat } zurücknehmen und { $count ->
    [one] eine
   *[other] { $count }
 } danach
undo-repair = Die Korrektur von { $seat } zurücknehmen
undo-ask = Die anderen fragen: { $label }
redo = Das Zurückgenommene wiederherstellen
undo-spectator = Zurücknehmen können nur die, die am Tisch sitzen.

propose-undo = { $seat } möchte { $count ->
    [one] die letzte Entscheidung
   *[other] die letzten { $count } Entscheidungen
 } zurücknehmen
propose-replace-bot = { $who } ist schon lange weg. Soll ein Bot ({ $level }) für { $seat } spielen, bis jemand zurückkommt?
propose-replace-new = { $who } ist schon lange weg. Soll jemand anderes zu { $seat } eingeladen werden?
propose-repair = { $seat } möchte den Tisch korrigieren: { $reason } ({ $paths })

line-undone = { $seat } nimmt { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 } zurück.
line-redone = { $seat } stellt das Zurückgenommene wieder her.

note-resigned = { $who } gibt auf; ein Bot ({ $level }) spielt ab jetzt { $seat }.
note-to-bot = Ein Bot ({ $level }) spielt jetzt { $seat }.
note-to-human = { $who } spielt jetzt { $seat }.
note-invited = Der Gastgeber lädt jemanden auf { $seat } ein.
note-invited-anew = Der Gastgeber lädt jemand anderen auf { $seat } ein, weil { $who } lange fort ist; wer dort Platz nimmt, sieht die Karten des Platzes.
note-away-bot-host = { $who } ist schon lange weg; der Gastgeber lässt einen Bot ({ $level }) für { $seat } spielen. Wer zurückkommt, übernimmt wieder.
note-away-bot-vote = { $who } ist schon lange weg; die Anwesenden haben abgestimmt, dass ein Bot ({ $level }) für { $seat } spielt. Wer zurückkommt, übernimmt wieder.
note-away-new-host = { $who } ist schon lange weg; der Gastgeber lädt jemand anderen zu { $seat } ein. Wer sich dort hinsetzt, sieht die Karten.
note-away-new-vote = { $who } ist schon lange weg; die Anwesenden haben abgestimmt, jemand anderen zu { $seat } einzuladen. Wer sich dort hinsetzt, sieht die Karten.
note-deputy = Der Gastgeber hat { $seat } zur Vertretung gemacht, die ebenfalls über Plätze und Bots entscheidet.
note-no-deputy = Über Plätze und Bots entscheidet jetzt nur der Gastgeber.
note-looked = Der Gastgeber hat die Geheimnisse dieses Spiels bei Entscheidung { $decision } geöffnet.
note-reopened = Das Spiel war zu Ende und geht jetzt weiter; dazwischen hätte jeder seine Geheimnisse öffnen können.
note-series-invited = Der Gastgeber bietet { $seat } jemand Neuem an; { $who } spielt dort nicht mehr.
note-series-bot = Der Gastgeber hat { $seat } einem Bot ({ $level }) gegeben; { $who } spielt dort nicht mehr.
note-series-left = { $who } hat { $seat } einem Bot ({ $level }) überlassen.
note-windows-skip = An diesem Tisch wird nur gefragt, wer antworten kann: Eine Pause verrät, dass jemand etwas hat.
note-bot-failed = Ein Bot der Stufe { $level } { $why ->
    [overran] hat zu lange gebraucht
    [died] ist ausgefallen
   *[other] hat versagt
 }; { $instead } spielt weiter.
note-bots-away = Gerade kann kein Bot antworten; es geht weiter, sobald der Server wieder Platz hat.
note-declined = { $seat } ist nicht einverstanden.
note-repair-unfit = Die Korrektur, die { $seat } vorschlug, passt nicht zum Tisch; alles bleibt, wie es ist.
note-timed-out = Die Zeit ist um; { $seat } passt.
note-continued = Fortgesetzt ab Entscheidung { $decision } eines anderen Spiels.
note-damaged = Eintrag { $entry } im Verlauf dieses Tisches ist beschädigt. Die Partie bis Entscheidung { $decisions } ist heil: Sie lässt sich als Aufzeichnung sichern und von dort weiterspielen.
note-leaving = Dieser Tisch bleibt bis zum { $day }. Danach kommt die Aufzeichnung ins Archiv des Betreibers und der Tisch wird entfernt; wer sie behalten will, sichert sie vorher.
note-leaving-waiting = Dieser Tisch bleibt bis zum { $day }; wenn bis dahin niemand zu spielen beginnt, wird er entfernt.
note-imported = Ein aufgezeichnetes Spiel.
note-rules-fault = Die Regeln konnten eine Entscheidung nicht ausführen. Nichts hat sich geändert; wähle etwas anderes oder nimm eine Entscheidung zurück. Der Server hat einen Bericht aufbewahrt.
note-shown-plainly = Etwas an diesem Tisch ließ sich nicht richtig zeigen; es wird schlicht gezeigt, und der Server hat einen Bericht aufbewahrt.

# Was sich nicht zeichnen oder erzählen lässt
fault-title = Schlicht gezeigt
fault-picture = Das Spielbrett lässt sich hier nicht zeichnen. Die Frage, die angebotenen Aktionen und der Verlauf stimmen, und die Partie geht weiter.
fault-earlier = Das Spielbrett lässt sich hier nicht zeichnen: Du siehst es so, wie es vor der letzten Entscheidung war. Die Frage, die angebotenen Aktionen und der Verlauf stimmen, und die Partie geht weiter.
fault-question = { $seat }: Wähle eine der angebotenen Aktionen.
line-untold = { $seat } hat entschieden; etwas von dem, was daraus folgte, lässt sich nicht erzählen.
line-untold-nobody = Es ist etwas geschehen, das sich nicht erzählen lässt.

# Grenzen des Servers
limit-server-busy = Der Server ist ausgelastet; versuch es gleich noch einmal.
limit-too-busy = Mehrere deiner Anfragen laufen noch; versuch es danach noch einmal.
limit-import-too-long = Diese Aufzeichnung nachzuspielen braucht mehr Zeit oder Speicher, als der Server dafür gibt; nimm `grimtable replay` auf einem eigenen Rechner.

## Reihen

refused-series-goes-on = Die nächste Partie der Reihe hat begonnen, also bleibt diese, wie sie ausging.
refused-series-running = Eine Partie der Reihe ist im Gang; Plätze wechselt ihr an ihrem Tisch.
refused-series-over = Die Reihe ist zu Ende.
refused-series-chooser = Die nächste Partie auszusuchen oder zu beginnen ist nicht deine Sache.
refused-series-choose = Sag, welche Partie als Nächstes kommt.
table-in-series = Dieser Tisch gehört zu einer Reihe; lösche stattdessen die Reihe.
