"""The tests of the repository itself: its files, locks, Makefile and tools."""
