"""Recorded whole games whose clicks are counted, and what they may come to."""
