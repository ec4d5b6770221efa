"""Relic: procedures, cards and secrets."""
