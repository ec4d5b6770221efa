pack-task_force = Einsatzkommando-Training
    .note = Vor dem Spiel dürfen die Marines ihre Karten untereinander tauschen, Karte gegen Karte.
