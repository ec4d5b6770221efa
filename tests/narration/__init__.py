"""The tests of what is said about a table."""
