pack-standardised_training = Standardisierte Ausbildung
    .note = Wie viele Marines auch mitspielen: Jeder ist ausgerüstet, als wären es zwei.
