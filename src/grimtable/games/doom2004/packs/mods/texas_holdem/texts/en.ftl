pack-texas_holdem = Texas Hold'em
    .note = Marines get no cards; one card lies open in the middle, and everybody has its ability.
