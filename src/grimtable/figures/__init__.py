"""Figures on squares: a shelf of what games with figures on a map share; the rules stay in the games."""
