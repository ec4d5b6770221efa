"""Cards and scenarios made at random from what a game declares, checked as an author's are, and played."""
