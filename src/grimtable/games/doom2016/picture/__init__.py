"""What a screen draws of DOOM 2016: the board, figures, cards and panels, ways, sight, odds and plans.

`hooks` holds everything under one name each; nobody but a screen needs it.
"""
