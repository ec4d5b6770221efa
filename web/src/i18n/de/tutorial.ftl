### Die geführte erste Partie.

tutorial-title = Deine ersten zehn Minuten
tutorial-lead = Eine echte Partie mit echten Regeln: das erste Szenario, ein Marine, ein Bot gegen dich, und jemand neben dir, der erklärt.
tutorial-promise = Du kannst jeden Schritt überspringen, jederzeit gehen und genau diese Partie zu Ende spielen.
tutorial-start = Hinsetzen
tutorial-resume = Lektion fortsetzen
tutorial-anew = Lektion neu beginnen
tutorial-without = Ich weiß, wie es geht
tutorial-table = Erste Partie
tutorial-gone = Den Tisch dieser Lektion gibt es nicht mehr

tutorial-learnt-moving = Bewegung
tutorial-learnt-doors = Türen und Entdeckungen
tutorial-learnt-shooting = Angriffe, Würfel, Munition
tutorial-learnt-orders = Die vier Befehle
tutorial-learnt-interrupts = Unterbrechungen
tutorial-learnt-hints = Tipps auf Wunsch

## Die Begleitung

tutorial-coach = Begleitung
tutorial-fold = Begleitung einklappen
tutorial-unfold = Begleitung anhören
tutorial-leave = Lektion beenden
tutorial-next = Weiter
tutorial-skip = Schritt überspringen
tutorial-show = Zeig es mir
tutorial-back = Die Karte davor
tutorial-got-it = Verstanden
tutorial-fine = Auch gut. Wenn du so weit bist:

## Schritte

tutorial-welcome = Landebucht, Mars
tutorial-welcome-text = Du bist Rot, und allein. Der Eindringling spielt alles andere. Dein Ziel steht über dem Spielplan; mit sechs Killpunkten hat der Eindringling gewonnen.
    Spiel, wie du magst: Hier ist jeder erlaubte Zug recht, und jeder lässt sich zurücknehmen.

tutorial-announce = Eine Aktion ansagen
tutorial-announce-text = Ein Spielzug beginnt mit einer von vier Aktionen: Sprinten läuft, Angreifen schießt zweimal, Vorrücken tut von beidem etwas, Alarmbereitschaft bereitet vor. Noch gibt es nichts zu schießen, also sag Sprinten an: 8 Bewegungspunkte.
tutorial-announce-waiting = Einen Moment: Du bist noch nicht am Zug. Wenn du es bist, sag Sprinten an.

tutorial-walk = Geh zur Tür
tutorial-walk-text = Klick auf das markierte Feld. Der Tisch findet den billigsten Weg und zeigt, was er kostet; ein zweiter Klick, und du gehst. Ein Schritt schräg kostet 1 wie jeder andere, und aufzunehmen, was am Weg liegt, kostet nichts.
tutorial-walk-again = Die Tür liegt noch vor dir. Sag Sprinten oder Vorrücken an und geh auf das markierte Feld.
tutorial-walk-tired = Keine Bewegung mehr übrig. Beende deinen Spielzug; der Rest des Weges kommt im nächsten.
tutorial-walk-waiting = Der Eindringling ist dran. Die Tür wartet bis zu deinem nächsten Spielzug.

tutorial-door = Mach sie auf
tutorial-door-text = Du stehst an der Tür. Klick sie an: Öffnen kostet 2 Bewegungspunkte.
tutorial-door-away = Eine Tür lässt sich nur von einem Feld daneben öffnen. Geh auf das markierte.
tutorial-door-tired = Öffnen kostet 2 Bewegungspunkte, und so viele hast du nicht mehr. Beende deinen Spielzug; öffne sie im nächsten.
tutorial-door-again = Sag Sprinten oder Vorrücken an; dann geh zur Tür und öffne sie.
tutorial-door-waiting = Der Eindringling ist dran. Die Tür wartet bis zu deinem nächsten Spielzug.

tutorial-discovery = Entdeckt
tutorial-discovery-text = Sobald du in ein Gebiet siehst, wird es ausgelegt, mit allem, was darin lebt. Klick auf eine Figur, um zu lesen, was sie ist und was sie sieht; mit der Taste T siehst du, wer dich wo treffen könnte.
    Sie handeln im Spielzug des Eindringlings, nach deinem.

tutorial-end = Genug für diesen Spielzug
tutorial-end-text = In einer Tür sehen dich nur wenige. Bleib dort und beende deinen Spielzug. Der Tisch fragt nach, wenn du noch etwas tun könntest.

tutorial-watch = Der Eindringling ist am Zug
tutorial-watch-text = Der Eindringling zieht Karten, bringt vielleicht neue Figuren ins Spiel und aktiviert jede einmal: Bewegung und Angriff. Schau zu; ein Klick auf den Spielplan überspringt es.
tutorial-watch-over = Das war der Spielzug des Eindringlings. Was zählte, steht über dem Spielplan, und jeder Satz des Protokolls führt zu seinem Moment zurück. Jetzt bist du wieder dran.

tutorial-attack = Sag Angreifen an
tutorial-attack-text = Feinde sind in Sicht. Sag Angreifen an: zwei Angriffe, und mit deiner Karte „Bodenangriff“ 2 Bewegungspunkte dazu.
tutorial-attack-sprint = Wer sprintet, schießt nicht. Beende diesen Spielzug, wo dich wenige sehen; sag beim nächsten Mal Angreifen an.
tutorial-attack-waiting = Der Eindringling ist am Zug. Wenn du dran bist, sag Angreifen an.

tutorial-fire = Nimm einen aufs Korn
tutorial-fire-text = Klick auf eine Figur mit Ring und wähl die Pistole. Noch geschieht nichts: Ein Fenster zeigt die genauen Aussichten, zu treffen, für jede Zahl von Verletzungen, zu töten, und die Gefahr, eine Kugel zu verbrauchen. Ein zweiter Klick feuert.
tutorial-fire-none = Von hier ist niemand zu sehen. Geh dorthin, wo du einen siehst, oder beende den Spielzug und lass sie kommen.
tutorial-fire-again = Ein neuer Spielzug. Sag Vorrücken an, geh dorthin, wo du einen Feind siehst, und feuere.
tutorial-fire-waiting = Der Eindringling ist am Zug. Du feuerst in deinem nächsten.

tutorial-dice = Die Würfel lesen
tutorial-dice-text = Jeder Würfel zeigt Reichweite und Schaden. Zusammen müssen die Reichweiten bis zum Ziel langen, und kein Würfel darf einen Fehlschuss zeigen. Eine Verletzung für jedes volle Vielfache der Rüstung des Ziels im Schaden.
    Eine Kugel auf einem Würfel kostet dich eine Kugel, ob du triffst oder nicht.

tutorial-more = Und noch einmal
tutorial-more-text = Ein Angriff ist übrig. Feuere noch einmal oder beende deinen Spielzug.
tutorial-more-done = Das war alles für diesen Spielzug. Beende ihn, wann du magst.

tutorial-hint = Unsicher?
tutorial-hint-text = Drück auf Tipp, wann immer eine Entscheidung deine ist. Er sagt, was ein guter Spieler täte, warum und zu welchem Preis, und zeichnet es auf den Spielplan. Du musst ihm nicht folgen.
tutorial-hint-waiting = Der Eindringling ist am Zug. Wenn die nächste Entscheidung deine ist, such daneben den Knopf Tipp: Er sagt, was ein guter Spieler täte, und warum.

tutorial-ready = Sei bereit für sie
tutorial-ready-text = Nun die schlaue Aktion. Sag Alarmbereitschaft an: 4 Bewegungspunkte oder ein Angriff, und ein Befehl, der wirkt, während die anderen handeln.
tutorial-ready-other = Auch gut. Befehle kommen mit Alarmbereitschaft; sag sie im nächsten Spielzug an oder überspring diesen Schritt.
tutorial-ready-waiting = Der Eindringling ist am Zug. Wenn du dran bist, sag Alarmbereitschaft an.

tutorial-order = Vier Befehle
tutorial-order-text = Absichern: mitten im Spielzug des Eindringlings angreifen.
    Zielen: Würfel eines Angriffs noch einmal werfen.
    Ausweichen: Wer dich angreift, muss noch einmal werfen.
    Heilen: eine Verletzung zurück; nur mit der Karte „Arzt“, und die hast du.
    Lege Absichern aus.
tutorial-order-other = Befehle kommen mit Alarmbereitschaft. Beende diesen Spielzug, wann du magst; sag im nächsten Alarmbereitschaft an und lege Absichern aus.
tutorial-order-again = Der Spielzug ging ohne Befehl vorbei. Sag noch einmal Alarmbereitschaft an und lege Absichern aus.
tutorial-order-waiting = Der Eindringling ist am Zug. Sag im nächsten Spielzug Alarmbereitschaft an und lege Absichern aus.

tutorial-hold = Jetzt warte auf sie
tutorial-hold-text = Nutze deinen Angriff oder deine Bewegung, wenn du magst, dann beende deinen Spielzug. Dein Befehl wacht weiter.

tutorial-guard = Auf der Lauer
tutorial-guard-text = Der Eindringling fängt an. Sobald du schießen könntest, hält der Tisch an und fragt dich.
tutorial-guard-other = Dein Befehl wirkt von selbst: Ausweichen und Zielen fragen dich beim Wurf, Heilen in deinem nächsten Spielzug. Unterbrechungen kommen mit Absichern; früher oder später begegnen sie dir.
tutorial-guard-missed = Diesmal kam dir niemand vor den Lauf. Das kommt vor; lege Absichern wieder aus, wann du magst. Weiter.

tutorial-interrupt = Deine Unterbrechung
tutorial-interrupt-text = Der Spielzug des Eindringlings hat für dich angehalten. Die Karte zeigt, was los ist. Wähl ein Ziel, um jetzt zu feuern, oder pass: Absichern bleibt, und du wirst wieder gefragt, wenn sich etwas ändert.
tutorial-interrupt-waiting = Gepasst. Absichern liegt noch; die nächste Gelegenheit kommt, vielleicht eine bessere.

tutorial-cards = Sie unterbrechen auch
tutorial-cards-text = Für solche Momente hat der Eindringling Karten: ein Schuss, dem jemand ausweicht, eine Tür, die zuschlägt, eine Figur, die vor dir handelt. Jede Karte sagt, wann sie gespielt werden darf. Klick eine an, die auf dem Spielplan liegt, um sie zu lesen.
    Wenn deine eigenen Karten antworten können, hält der Tisch an und fragt. Passen ist immer sicher.

tutorial-cut = Genug für jetzt
tutorial-finish = Das ist DOOM
tutorial-finish-text = Das hier ist „Knietief in Leichen“, das erste Szenario: Finde den roten Schlüssel und verschwinde durch die rote Tür. Spiel von hier weiter oder fang es neu an, gern mit Freunden.
tutorial-finish-on = Von hier weiterspielen
tutorial-finish-new = „Knietief in Leichen“ von vorn

## Auch gut

tutorial-note-announce = Auch gut. Nur Sprinten hat 8 Bewegungspunkte, also muss die Tür vielleicht einen Spielzug warten.
tutorial-note-attack = Auch gut: Auch diese Aktion hat einen Angriff.
tutorial-note-order = Auch ein guter Befehl. Unterbrechungen kommen mit Absichern; du kannst es in einem anderen Spielzug auslegen.
tutorial-note-later = Dazu kam es hier nicht; in einer anderen Partie dann. Weiter geht’s.

## Was so geschieht

tutorial-aside-cards = Der Eindringling hat mittendrin eine Karte gespielt: eine Unterbrechung. Sie liegt auf dem Spielplan; klick sie an, um sie zu lesen.
tutorial-aside-wounds = Du bist verletzt. Den Rest fing deine Rüstung ab: eine Verletzung für jedes volle Vielfache von ihr im Schaden. Ist keine mehr übrig, bist du zerfetzt.
tutorial-aside-kills = Der Erste ist erledigt. Deine Karte „Killerinstinkt“ gibt dir dafür einen weiteren Angriff, einmal je Spielzug.
tutorial-aside-spawns = Eine Nachschubkarte: Neue Figuren erscheinen auf Feldern, die kein Marine sieht. Also schau in viele Ecken.
tutorial-aside-frags = Du bist zerfetzt: ein Killpunkt für den Eindringling. Zu Beginn deines nächsten Spielzugs bist du ein Stück weiter weg wieder da, unverletzt und mit allem, was du bei dir hattest.
