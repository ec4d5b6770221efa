pack-three_card_program = Drei-Karten-Programm
    .note = Die Marines bekommen keine Karten; für jede Farbe liegt eine offen aus, und beide Marines dieser Farbe haben ihre Fähigkeit.
