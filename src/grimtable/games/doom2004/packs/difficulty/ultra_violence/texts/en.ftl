pack-ultra_violence = Ultra-Violence
    .note = Difficulty, hard: each Marine has 1 wound less; the Invader keeps up to 9 cards.
