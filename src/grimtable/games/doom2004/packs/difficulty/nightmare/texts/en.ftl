pack-nightmare = Nightmare
    .note = Difficulty, hardest: each Marine has 2 wounds and 1 shell less; the Invader keeps up to 10 cards.
