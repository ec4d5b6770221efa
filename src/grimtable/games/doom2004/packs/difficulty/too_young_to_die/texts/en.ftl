pack-too_young_to_die = I'm Too Young to Die
    .note = Difficulty, easiest: each Marine has 3 more wounds, 3 more shells and 1 more card; the Invader keeps at most 6 cards.
