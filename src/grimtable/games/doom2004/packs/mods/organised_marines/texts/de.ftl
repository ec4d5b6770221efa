pack-organised_marines = Organisierte Marines
    .note = Die Marines wählen in jeder Runde, in welcher Reihenfolge sie am Zug sind.
