pack-hurt_me_plenty = Niech zaboli
    .note = Trudność jak w instrukcji: nic się nie zmienia.
