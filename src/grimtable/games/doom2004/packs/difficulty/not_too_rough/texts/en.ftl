pack-not_too_rough = Hey, Not Too Rough
    .note = Difficulty, easy: each Marine has 2 more wounds and 2 more shells; the Invader keeps at most 7 cards.
