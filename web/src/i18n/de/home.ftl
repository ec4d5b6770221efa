### Die Startseite.

home-title = Drei vergriffene Abenteuer.
home-title-second = Ein Tisch, der die Regeln kennt.
home-lead = Setz dich allein, mit Freunden oder mit Bots. Der Tisch teilt aus, würfelt, misst und erklärt; du entscheidest.
home-learn = Beim Spielen lernen
home-new = Tisch aufbauen
home-replays = Aufzeichnungen
home-continue = Weiterspielen
home-all-tables = Alle { $count } offenen Tische
home-games = Spiele
home-play = Jetzt spielen
home-set-up = Aufbauen …
home-rules-of = Regeln von { $game }
home-coming = Kommt noch
home-coming-text = Dieser Tisch kann es noch nicht.
home-training = Übungsspiel

status-waiting = Wartet auf Spieler
status-playing = Läuft
status-yours = Du entscheidest
status-over = Beendet

game-doom2004 = DOOM (2004)
game-doom2004-facts = 1–3 Marines gegen die Eindringlinge
game-doom2004-text = Auf dem Mars fällt das Licht aus. Marines kämpfen sich von Tür zu Tür, zählen jede Kugel und rennen; einer schickt die Horde, hält Karten zurück und wartet im Dunkeln.
game-doom2016 = DOOM (2016)
game-doom2016-facts = 1–4 Marines gegen die Hölle
game-doom2016-text = Schneller und lauter: Marines reihen Karten zu Angriffen, erledigen Verwundete mit bloßen Händen und kehren zurück; die Hölle antwortet aus ihren Portalen.
game-relic = Relic
game-relic-facts = 2–4 Helden, jeder für sich
game-relic-text = Helden umkreisen die drei Ringe eines verlorenen Sektors, sammeln Kraft, Aufträge und Relikte und steigen zum Licht in seiner Mitte auf.
game-skirmish = Scharmützel
game-skirmish-text = Kundschafter gegen den Hüter, fünfzehn Minuten. Ein kleines eigenes Spiel, das alles nutzt, was dieser Tisch kann.

promise-rules = Er kennt die Regeln
promise-rules-text = Angeboten wird nur, was erlaubt ist. Frag, warum etwas nicht geht, und er nennt die Regel.
promise-bots = Niemand muss das Monster sein
promise-bots-text = Bots nehmen jeden Platz, und geben ihn zurück, wenn jemand kommt.
promise-link = Ein Link genügt
promise-link-text = Kein Konto. Schick einen Link pro Platz, oder spielt an einem Bildschirm und gebt ihn weiter.
