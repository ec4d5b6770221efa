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

## DOOM (2016): die erste Mission als Marine

tutorial-other = Ein anderes erstes Spiel
tutorial-marine-title = Deine erste Mission als Marine
tutorial-marine-lead = Knietief im Tod, ein Marine, ein Bot als Zerstörer, und jemand neben dir, der erklärt.
tutorial-marine-learnt-cards = Karten: Aktion, Verteidigung, Munition
tutorial-marine-learnt-moving = Bewegung, Türen, Portale
tutorial-marine-learnt-fighting = Angriffe und Würfel
tutorial-marine-learnt-defence = Verteidigung und Deckung
tutorial-marine-learnt-glory = Glory Kills
tutorial-marine-learnt-goal = Wie man die Mission gewinnt

tutorial-marine-welcome = Knietief im Tod
tutorial-marine-welcome-text = Du bist Alpha, allein; dafür wirst du in jeder Runde zweimal aktiviert und hast jedes Mal zwei Haupt-Aktionen. Der Zerstörer spielt die Dämonen. Dein Ziel steht über dem Spielplan; mit vier Killmarkern hat der Zerstörer gewonnen.
    Jeder erlaubte Zug ist hier recht, und jeder lässt sich zurücknehmen.

tutorial-marine-second = Deine zweite Aktivierung
tutorial-marine-second-text = Wer allein ist, leiht sich die Initiativekarte eines Kameraden, der nicht mitspielt: das ist deine zweite Aktivierung. Nenne, wen du magst.

tutorial-marine-card = Spiele eine Karte
tutorial-marine-card-text = Deine Hand ist alles, was du tun kannst. Am oberen Rand einer Karte: ihr Tempo in Bewegungspunkten, Reichweite und Würfel ihres Angriffs. Haupt-Aktionen sind knapp, Bonus-Aktionen frei. Klicke eine Karte an und spiele sie; jede Karte kann stattdessen für einen Sprint abgelegt werden.
    Du kannst auch gleich auf einen Dämon oder ein Feld zeigen: der Tisch findet die Karte dafür.
tutorial-marine-card-waiting = Einen Moment: der Zerstörer beschwört. Wenn du an der Reihe bist, spiele eine Karte.

tutorial-marine-walk = Zur Tür
tutorial-marine-walk-text = Klicke das markierte Feld an oder gleich die Tür: der Tisch zeigt den Weg und seinen Preis, ein zweiter Klick geht ihn. Eine Tür kostet einen Bewegungspunkt.
tutorial-marine-walk-tired = Keine Bewegungspunkte mehr. Spiele noch eine Karte oder beende deine Aktivierung; die Tür kann warten.
tutorial-marine-walk-waiting = Die Dämonen sind am Zug. In deiner nächsten Aktivierung geht es weiter.

tutorial-marine-portals = Die Bedrohung
tutorial-marine-portals-text = Die Bedrohungskarte dieser Mission heißt Befall: eine offene Tür weckt die Portale in der Nähe, und der Zerstörer darf aus ihnen beschwören. Blaue Portale sind die schwächsten, rote die schlimmsten; ein blasses Portal schläft.
    Klicke einen Dämon an, um ihn zu lesen; die Knöpfe darunter zeichnen, was er von Ecke zu Ecke sieht und wohin er kommt.

tutorial-marine-attack = Greif an
tutorial-marine-attack-text = Klicke einen Dämon mit Ring an. Eine Tafel zeigt die genauen Aussichten: seine Verteidigungskarte kennt niemand. Ein zweiter Klick greift an.
tutorial-marine-attack-none = Mit deiner jetzigen Karte ist niemand in Reichweite. Zeige auf einen Dämon: der Tisch zeigt, welche Karte dich hinbringt. Oder beende deine Aktivierung und lass sie kommen.
tutorial-marine-attack-waiting = Die Dämonen sind am Zug. In deiner nächsten Aktivierung schießt du.

tutorial-marine-dice = Würfel und Schilde
tutorial-marine-dice-text = Die Würfel zeigen Schaden und sonst nichts; ein schwarzer Würfel versagt nie. Der Zerstörer hat eine Ereigniskarte aufgedeckt: ihre Schilde halten Schaden ab, ein Ausweichen den ganzen. Wer in Deckung ist, darf die Karte einmal ersetzen.

tutorial-marine-glory = Glory Kills
tutorial-marine-glory-text = Ein Dämon, der so viel Schaden hat wie sein Benommenheitswert, trägt ein gebrochenes Herz. Betritt sein Feld, und er ist sofort tot, wie viele Lebenspunkte er auch hatte: das heilt dich und bringt eine Glory-Kill-Karte für später. Etwas Besseres gibt es in diesem Spiel nicht.

tutorial-marine-end = Beende deine Aktivierung
tutorial-marine-end-text = Wenn du fertig bist, beende die Aktivierung: was du gespielt hast, wird abgelegt, und du ziehst bis zum Handkartenlimit nach. Karten, die du noch auf der Hand hast, behältst du.

tutorial-marine-defence = Wie du dich verteidigst
tutorial-marine-defence-text = Greift dich ein Dämon an, wird die oberste Karte deines Stapels aufgedeckt: am unteren Rand deiner Karten steht, was sie wert sind. Der Stapel ist also auch deine Rüstung, und Reaktionen auf der Hand helfen. Stell dich so, dass jemand oder etwas dazwischen ist: in Deckung darfst du eine andere Karte nehmen.

tutorial-marine-goal = Die Posten
tutorial-marine-goal-text = Drei Posten mit je zwei Markern. Stell dich auf einen und nutze die Fähigkeit, die dir angeboten wird: ein Marker je Aktivierung, als Bonus-Aktion. Ist der letzte weg, hast du gewonnen. Medikits und Waffen, die herumliegen, kosten nichts; eine neue Waffe kommt oben auf deinen Stapel.

tutorial-marine-hint = Unsicher?
tutorial-marine-hint-text = Drücke Tipp, wann immer du zu entscheiden hast. Er sagt, was ein guter Spieler täte, und zeichnet es auf den Spielplan. Du musst ihm nicht folgen.

tutorial-marine-finish = Das ist DOOM (2016)
tutorial-marine-finish-text = Spiele diese Mission von hier aus weiter oder beginne sie neu, gern mit Freunden; auch der Zerstörer ist ein guter Platz.
tutorial-marine-finish-new = Knietief im Tod, von Anfang an

## DOOM (2016): die erste Mission als Zerstörer

tutorial-demons-title = Deine erste Mission als Zerstörer
tutorial-demons-lead = Dieselbe Mission von der anderen Seite: alle Dämonen gehören dir, ein Bot ist der Marine, und jemand erklärt.
tutorial-demons-learnt-summoning = Beschwören aus Portalen
tutorial-demons-learnt-argent = Argent-Energie
tutorial-demons-learnt-initiative = Der Initiativestapel
tutorial-demons-learnt-acting = Dämonentypen handeln gemeinsam
tutorial-demons-learnt-events = Ereigniskarten
tutorial-demons-learnt-kills = Killmarker und das Ende

tutorial-demons-welcome = Die ganze Hölle gehört dir
tutorial-demons-welcome-text = Töte den Marine, und töte ihn noch einmal: jedes Mal gibt es einen Killmarker, und vier davon gewinnen. Er kehrt an einem Teleporter zurück und will die Posten einschalten; deine Dämonen sind viele, und auch sie kommen wieder.

tutorial-demons-summon = Beschwöre
tutorial-demons-summon-text = Die Mission beginnt an einem offenen Portal. Deine Invasionskarte hat zwei Gruppen für jede Farbe, und niemand sonst sieht sie.
tutorial-demons-summon-group = Wähle eine der beiden Gruppen, die deine Invasionskarte für diese Farbe hat.
tutorial-demons-summon-place = Stelle die Dämonen einen nach dem anderen auf, auf das Portal oder daneben. Denk an den Weg zum Marine: sie sollen nicht weit laufen müssen.
tutorial-demons-summon-argent = Die Gruppe bringt Argent-Energie. Lege sie auf die Karte eines Dämons, der sie brauchen wird.
tutorial-demons-summon-waiting = Einen Moment: der Marine macht sich bereit.

tutorial-demons-argent = Karten oder Energie
tutorial-demons-argent-text = Jede Runde beginnt mit sechs Ereignissen auf der Hand. Bis zu drei davon darfst du für Argent-Energie ablegen: klicke eine Karte an und wähle, wohin sie kommt. Auf einer Dämonenkarte bezahlt sie Fähigkeiten; auf der Invasionskarte wartet sie auf die nächste Beschwörung. Oder behalte alle: wähle „Nichts weiter“.

tutorial-demons-initiative = Wer wann handelt
tutorial-demons-initiative-text = Eine Karte für jede Aktivierung eines Marines und eine für jeden deiner Dämonentypen auf dem Plan, gemischt: niemand weiß, was als Nächstes kommt. Die Reihe über den Plätzen zeigt, wer schon dran war und was noch im Stapel ist.

tutorial-demons-type = Wähle einen Typ
tutorial-demons-type-text = Deine Karte ist gekommen: wähle einen Dämonentyp oder klicke eine seiner Figuren an. Alle handeln, eine nach der anderen; dann ist die Karte bis zur nächsten Runde erschöpft.
tutorial-demons-type-other = Beantworte, was gefragt ist, oder passe. Kommt deine Initiativekarte, wählst du einen Dämonentyp.
tutorial-demons-type-waiting = Der Marine ist am Zug. Sieh zu; kommt deine Karte, wählst du einen Dämonentyp.

tutorial-demons-act = Bewegen und angreifen
tutorial-demons-act-text = Ein Dämon hat sein Tempo in Bewegungspunkten und einen Angriff, in beliebiger Reihenfolge, und darf danach weitergehen. Klicke den Marine an: kommt der Dämon zu ihm, zeigt der Tisch Weg und Aussichten. Große Dämonen schieben kleine Figuren beiseite.
tutorial-demons-act-waiting = Der Marine ist am Zug. Deine kommen bald wieder.

tutorial-demons-attack = Das erste Blut
tutorial-demons-attack-text = Klicke den Marine an. Seine Verteidigungskarte ist die oberste seines eigenen Stapels: sie kann Schilde haben oder ein Ausweichen. In Deckung darf er eine andere nehmen, also schlag zu, wo nichts dazwischen steht.
tutorial-demons-attack-none = Dieser Dämon erreicht ihn jetzt nicht. Bring ihn näher, möglichst hinter eine Ecke, und beende seine Aktivierung.
tutorial-demons-attack-waiting = Der Marine ist am Zug. Du greifst an, wenn deine nächste Karte kommt.

tutorial-demons-dice = Schaden
tutorial-demons-dice-text = Schaden abzüglich Schilden erleidet er. Fähigkeiten deiner Dämonen kosten Argent-Energie von ihrer eigenen Karte: der geladene Feuerball eines Imps ist ein roter Würfel mehr und reicht weiter.

tutorial-demons-events = Ereigniskarten
tutorial-demons-events-text = Deine Hand ist für den richtigen Augenblick: der Tisch fragt dich, wenn eine Karte passt. Der Stapel dahinter ist deine Verteidigung: greift ein Marine an, wird die oberste Karte aufgedeckt, und am unteren Rand steht, was sie wert ist.

tutorial-demons-stagger = Hüte dich vor Glory Kills
tutorial-demons-stagger-text = Ein Dämon mit gebrochenem Herzen ist benommen: betritt der Marine sein Feld, ist er sofort tot, und der Marine heilt. Zieh solche Dämonen zurück oder lass sie zuschlagen, bevor er kommt.

tutorial-demons-kills = Killmarker
tutorial-demons-kills-text = Vier Tode, und die Mission gehört dir. Ein getöteter Marine verliert seine Hand und kehrt in seiner nächsten Aktivierung mit allen Lebenspunkten zurück: jag ihn also nicht nur, stell dich auch auf die Posten.

tutorial-demons-finish = Die Hölle dankt
tutorial-demons-finish-text = Spiele diese Mission von hier aus weiter oder beginne sie neu; die anderen elf verlangen etwas anderes von dir.
tutorial-demons-finish-new = Knietief im Tod, von Anfang an
