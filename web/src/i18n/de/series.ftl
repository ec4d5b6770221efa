### Reihen: Kampagnen, Operationen, Wettkämpfe

title-series = Kampagne
new-series = Eine Partie oder mehrere
new-series-text = In einer Reihe folgt eine Partie auf die andere, mit denselben Plätzen; kommt wieder, wann ihr wollt.
new-series-single = Eine einzelne Partie
new-series-road = Was ihr spielt
new-series-chosen = Die Spieler wählen jede Partie unterwegs.
new-series-start = Reihe beginnen
series-back = Zurück zur Reihe
series-continue = Deine Reihen
series-played = { $count ->
    [0] noch nicht begonnen
    [one] eine Partie gespielt
   *[other] { $count } Partien gespielt
}
series-road = Der Weg
series-standing = Stand
series-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
series-going = Jetzt auf dem Tisch
series-next = Als Nächstes
series-over = Die Reihe ist zu Ende
series-go-on = Weiterspielen
series-watch = Zusehen
series-yours = Dort bist du am Zug.
series-play-next = Weiter mit: { $title }
series-play-any = Wählen lassen und spielen
series-bots-choose = Die Wahl hat: { $team }. Dort spielen Bots, also entscheidet der Zufall.
series-choose = Wähle die nächste Partie
series-choose-text = Ihr habt zuletzt verloren, oder ihr beginnt: Die Wahl liegt bei euch.
series-waiting = Die nächste Partie wählt: { $team }.
series-not-yours = Wer in dieser Reihe mitspielt, kann die nächste Partie beginnen.
series-squad = Der Trupp
series-carries-nothing = nimmt nichts mit
series-shop = Der Laden vor dem nächsten Szenario
series-shop-text = Er öffnet, wenn das nächste Szenario beginnt; der ganze Trupp zahlt aus denselben Punkten.
series-price = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
series-cannot-pay = noch nicht genug Punkte
series-story = Was bisher geschah
series-story-none = Noch ist nichts geschehen.
series-won-by = Gewonnen: { $team }
series-stage-running = wird gespielt
series-stage-next = kommt als Nächstes
series-stage-ahead = liegt vor euch
series-stage-unplayed = nicht mehr nötig
series-replay = Noch einmal ansehen
series-invite = Einladen
series-invite-text = Ein Link für jeden Platz, für die ganze Reihe: Wer Platz genommen hat, kommt damit wieder, auch nach Wochen.
series-invite-new = Neuer Link
series-to-bot = Ein Bot spielt ihn ab der nächsten Partie
series-sit = Platz nehmen
series-sit-text = Du bist eingeladen, in der ganzen Reihe zu spielen: { $seat }.
series-keep = Der Platz gehört jetzt dir. Komm mit diesem Browser wieder.
series-delete = Reihe löschen
series-delete-text = „{ $name }“ verschwindet für alle, mit allen Tischen und Aufzeichnungen.
series-deleted = Die Reihe ist gelöscht.
series-options = Für die nächste Partie
series-kept = bleibt bis { $day }
