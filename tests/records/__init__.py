"""Records and sessions; and golden records: whole games, a folder for each game, where any file is a test."""
