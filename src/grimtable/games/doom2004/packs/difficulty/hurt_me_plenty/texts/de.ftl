pack-hurt_me_plenty = Tu mir richtig weh
    .note = Schwierigkeit wie gedruckt: Nichts ändert sich.
