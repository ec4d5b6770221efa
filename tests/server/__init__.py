"""The tests of bots."""
