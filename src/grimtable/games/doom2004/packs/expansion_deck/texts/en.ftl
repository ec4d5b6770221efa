### What the pack is called where tables choose it

pack-expansion_deck = The expansion's Invader deck
    .note = The Invader plays with the 66 cards of the expansion instead of those of the base game: fear and the ground instead of speed and rage.
