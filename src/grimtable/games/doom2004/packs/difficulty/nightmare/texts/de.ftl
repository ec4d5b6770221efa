pack-nightmare = Albtraum
    .note = Schwierigkeit, am schwersten: Jeder Marine hat 2 Verletzungsspielsteine und 1 Patrone weniger; der Eindringlingsspieler behält bis zu 10 Karten.
