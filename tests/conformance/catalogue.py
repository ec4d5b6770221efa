"""The rule ids that refusals may name."""

from grimtable.rulebook.index import open_index


def catalogue_rules(game: str) -> frozenset[str]:
    """Every id in the catalogue of a game, or of the kernel."""
    return frozenset(open_index().rules_of(game))


KERNEL_RULES = catalogue_rules("kernel")


#: Decisions that are taken back at the end of a game: beyond a hundred, snapshots lie further apart.
UNDONE = 130
