"""The board as letters: three tiers, one inside the other, who stands where, and what lies where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

#: The board as it lies on the table, Forge World at the bottom: the spaces of a row, or none for an edge of a
#: tier, and what stands between its seven columns.
ROWS: Final = (
    ("O7 O8 O9 O10 O11 O12 O13", "      "),
    ("", "+----+"),
    ("O6 M5 M6 M7 M8 M9 O14", "|    |"),
    ("", "|+--+|"),
    ("O5 M4 I7 I6 I5 M10 O15", "||  ||"),
    ("O4 M3 I8 SC I4 M11 O16", "||  ||"),
    ("O3 M2 I1 I2 I3 M12 O17", "||  ||"),
    ("", "|+--+|"),
    ("O2 M1 M16 M15 M14 M13 O18", "|    |"),
    ("", "+----+"),
    ("O1 O24 O23 O22 O21 O20 O19", "      "),
)
COLUMNS: Final = 7
EDGE: Final = "+-"


def draw(state: RelicState) -> str:
    """The rings with the heroes' letters and the number of Threat cards, then the cards and the heroes.

    Columns are as wide as what stands in them, so that the board fits beside a panel.
    """
    written = _written(state)
    rows = [(places.split(), between) for places, between in ROWS]
    widths = [
        max(len(written[places[column]]) for places, _ in rows if places) + 1 for column in range(COLUMNS)
    ]
    lines = []
    for places, between in rows:
        if places:
            cells = [written[place].ljust(width) for place, width in zip(places, widths, strict=True)]
        else:
            sides = zip(f" {between}", f"{between} ", widths, strict=True)
            cells = [("-" if a in EDGE and b in EDGE else " ") * width for a, b, width in sides]
        lines.append("".join(map("".join, zip(cells, f"{between} ", strict=True))).rstrip())
    return "\n".join([*lines, *_lying(state), *_heroes(state)])


def _written(state: RelicState) -> dict[str, str]:
    """Position → what is written there: `O2·2 AB` has two cards and two heroes."""
    table = state.table
    standing: dict[int, str] = {}
    for player in table.players.values():
        if player.space >= 0:
            standing[player.space] = standing.get(player.space, "") + player.seat[0].upper()
    written = {}
    for number, space in enumerate(state.game.spaces):
        cards = f"·{len(table.spaces[number])}" if table.spaces[number] else ""
        written[space.position] = f"{space.position}{cards} {standing.get(number, '')}".rstrip()
    return written


def _lying(state: RelicState) -> Iterator[str]:
    """A line for each Threat card on the board."""
    game = state.game
    for number, cards in enumerate(state.table.spaces):
        for card in cards:
            yield f"{game.spaces[number].position} {game.cards[card].title}"


def _heroes(state: RelicState) -> Iterator[str]:
    """Whose letter is whose; panels tell the rest."""
    game = state.game
    for player in state.table.players.values():
        hero = game.heroes[player.hero].title if player.hero else "no hero yet"
        where = f" at {game.spaces[player.space].position}" if player.space >= 0 else ""
        yield f"{player.seat[0].upper()} {hero}{where}"
