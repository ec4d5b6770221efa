"""Fuzzing guided by coverage: everything that reads what strangers write (see docs/developers.md)."""
