"""Fuzzing: the corpus is replayed, and the search finds what it should."""
