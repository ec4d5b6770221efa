pack-special_forces = Special Forces Training
    .note = Marines are not dealt their cards: they pick them from the whole deck, one after the other.
