"""The procedures of DOOM 2004, one file each, as tables of steps.

The steps of the attack and of the Marine's turn are many: those tables stand in `attack` and `marine_turn`,
and their steps in a file for each topic of the rulebook.
"""
