"""The campaign of DOOM 2004: scenarios I to X as one story, in numerical order.  Chapter CMP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grimtable.games.doom2004.topics import campaign
from grimtable.kernel.series import Coming, Ended, Finished

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import Game

CAMPAIGN = "campaign"


def kinds(game: Game[Any, Any]) -> tuple[str, ...]:
    return (CAMPAIGN,)


def coming(game: Game[Any, Any], spec: Any, finished: Sequence[Finished]) -> Coming | Ended:
    """D4X-CMP-05, D4X-CMP-06: one after the other, won or lost; whoever won more of them has won it all.

    The list may be another one, and X need not be the last.
    """
    scenarios = spec.scenarios or tuple(id for id in game.scenarios if game.mode(id) == "scenario")
    if len(finished) < len(scenarios):
        handed = dict(finished[-1].carried) if finished else {}
        return Coming((scenarios[len(finished)],), carried=handed)
    wins = Counter(team for each in finished for team in each.winners)
    most = max(wins.values(), default=0)
    return Ended(tuple(team for team, won in wins.items() if won == most), "most_wins")


def carried(game: Game[Any, Any], state: DoomState) -> Mapping[str, Any]:
    return campaign.handed_on(state)
