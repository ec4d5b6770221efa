pack-ultra_violence = Gewaltorgie
    .note = Schwierigkeit, schwer: Jeder Marine hat 1 Verletzungsspielstein weniger; der Eindringlingsspieler behält bis zu 9 Karten.
