"""Conformance: what every game must hold to, tried on random games."""
