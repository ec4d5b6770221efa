"""Records: a game while it is played and after: written down, replayed, taken back, repaired, verified."""
