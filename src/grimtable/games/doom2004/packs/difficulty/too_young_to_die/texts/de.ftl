pack-too_young_to_die = Zu jung zum Sterben
    .note = Schwierigkeit, am leichtesten: Jeder Marine hat 3 Verletzungsspielsteine, 3 Patronen und 1 Karte mehr; der Eindringlingsspieler behält höchstens 6 Karten.
