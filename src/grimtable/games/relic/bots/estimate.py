"""The estimate: how likely each player is to win, from what lies open on the table.

Numbers that anybody could count, the same for every seat; what each weighs was learned from games of veterans
and stands in `estimate.toml` (`grimtable train relic`). It is a compass for turning points, not an oracle:
whoever has many trophies is about to win levels, and yet wins by spending them, so a search does not ask it
what a deed is worth (`holdings.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimtable.games.learned import Features, Learned
from grimtable.games.relic.bots.prospects import Prospect
from grimtable.games.relic.bots.runners import is_inside
from grimtable.games.relic.table import INNER, MIDDLE, SHEET, token_key
from grimtable.games.relic.topics.cards import corruption_threshold, relics, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player
    from grimtable.kernel import State

PLENTY: Final = 8  #: Life beyond this adds nothing
RICH: Final = 12  #: influence beyond this adds nothing
BRINK: Final = 3  #: Corruption cards before the threshold that are told apart


def features(state: RelicState) -> dict[str, Features]:
    """Public numbers of every seat."""
    return {seat: _numbers(state, player) for seat, player in state.table.players.items()}


def _numbers(state: RelicState, player: Player) -> Features:
    if player.eliminated:
        return {"eliminated": 1.0}
    if not player.hero:
        return {}
    own, inside = relics(state, player), is_inside(player)
    left = corruption_threshold(state, player) - len(player.corruption)
    prospect = Prospect(state, player)
    missions = len(player.completed)
    return {
        "level": player.level / 10,
        "attributes": (player.strength + player.willpower + player.cunning) / 10,
        "strongest attribute": max(player.strength, player.willpower, player.cunning) / 10,
        "life": min(PLENTY, player.life) / 10,
        "hardly any life": float(player.life <= 2),
        "missions": min(3, missions) / 3,
        "relic": float(own > 0),
        "further relics": float(max(0, own - 1)),
        "influence": min(RICH, player.influence) / 10,
        "trophies": min(RICH, trophy_points(state, player.trophies)) / 10,
        "assets": min(8, len(player.assets)) / 10,
        "power cards": len(player.power) / 10,
        "near corruption": max(0, BRINK - left) / BRINK,
        "in the Middle tier": float(player.space >= MIDDLE.start and not inside),
        "in the Inner tier": float(inside),
        "way through it": max(0, player.space - INNER.start + 1) / 10,
        "chance of a run": prospect.promise,
        "chance of a run, with a relic": prospect.chance * (own > 0 and not inside),
        "chance of a run, under way": prospect.chance * inside,
        "chance and missions": prospect.promise * min(3, missions) / 3,
        "tokens on the sheet": state.table.tokens.get(token_key(player.seat, SHEET), 0) / 10,
        "lost turn": float(player.lying),
    }


ESTIMATE: Final = Learned(__file__, features)


def win_chances(state: State[Any, Any]) -> dict[str, float]:
    """The chance of each seat; of a finished game it is known."""
    return ESTIMATE.chances(state)
