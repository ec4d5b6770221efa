"""Golden records: whole games, one folder for each game; any file dropped there is a test."""
