pack-not_too_rough = Hey, nicht so grob!
    .note = Schwierigkeit, leicht: Jeder Marine hat 2 Verletzungsspielsteine und 2 Patronen mehr; der Eindringlingsspieler behält höchstens 7 Karten.
