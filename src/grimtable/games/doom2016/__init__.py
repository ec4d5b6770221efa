"""DOOM: The Board Game, second edition: one Invader against one to four marines."""
