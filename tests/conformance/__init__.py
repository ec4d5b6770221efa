"""The promises of every game, checked over random games."""
