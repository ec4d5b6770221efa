"""Grimtable: a rules-enforcing digital table for DOOM (2004), DOOM (2016) and Relic."""

__version__ = "0.1.0"
