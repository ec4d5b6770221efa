pack-texas_holdem = Texas Hold’em
    .note = Die Marines bekommen keine Karten; eine liegt offen in der Mitte, und alle haben ihre Fähigkeit.
