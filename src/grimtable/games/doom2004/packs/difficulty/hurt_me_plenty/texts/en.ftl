pack-hurt_me_plenty = Hurt Me Plenty
    .note = Difficulty, as printed: nothing is changed.
