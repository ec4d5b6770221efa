"""The mutators: the only functions that change the table; each tells whoever listens.

`in_play` what answers moments and modifies numbers, `cards` decks and hands, `dials` values of a hero,
`figures` where heroes and Threat cards stand, `fates` vanquished, corrupted, eliminated, winning.
"""
