pack-three_card_program = Three-Card Program
    .note = Marines get no cards; one lies open for each colour, and both Marines of that colour have its ability.
