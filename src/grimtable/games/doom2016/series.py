"""Operations of DOOM 2016: six missions, four wins decide; or missions that people choose.  Chapter MIS.

Nothing is handed on (D16-MIS-10): Glory Kill cards and weapon sets that were found go back to the box, and
every marine builds anew, as the mission suggests or freely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.doom2016.table import INVADER, MARINES
from grimtable.kernel.series import Account, Coming, Ended, Fact, Finished

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.kernel import Game
    from grimtable.narration import Names

CUSTOM: Final = "custom_operation"
#: D16-MIS-11, D16-R-79
WINS: Final = 4
MISSIONS: Final = 6
#: Rounds within which a mission was won quickly, and Glory Kills worth a word.
SWIFT: Final = 4
GLORY: Final = 5


def kinds(game: Game[Any, Any]) -> tuple[str, ...]:
    """D16-MIS-07: every operation of the box, and the one that people put together of its missions."""
    operations = cast("Doom2016", game).operations
    return (*operations, CUSTOM)


def between(game: Game[Any, Any]) -> tuple[str, ...]:
    """D16-SET-15: how decks are built may be agreed anew before each mission."""
    return ("building",)


def road(game: Game[Any, Any], spec: Any, finished: Sequence[Finished]) -> tuple[str, ...]:
    """D16-MIS-08: the missions of an operation in their order; of a custom one, those played so far."""
    if spec.scenarios:
        return tuple(spec.scenarios)
    operation = cast("Doom2016", game).operations.get(spec.kind)
    return tuple(each.setup.scenario for each in finished) if operation is None else operation.missions


def coming(game: Game[Any, Any], spec: Any, finished: Sequence[Finished]) -> Coming | Ended:
    """D16-MIS-11, D16-MIS-12: until a side has won four; after the last mission its winner has won it all."""
    wins = Counter(team for each in finished for team in each.winners)
    for team, won in wins.items():
        if won >= WINS:
            return Ended((team,), "four_wins")
    if spec.kind == CUSTOM and not spec.scenarios:
        return _chosen(game, finished)
    missions = road(game, spec, finished)
    if len(finished) < len(missions):
        return Coming((missions[len(finished)],))
    return Ended(finished[-1].winners, "last_mission")


def _chosen(game: Game[Any, Any], finished: Sequence[Finished]) -> Coming | Ended:
    """D16-MIS-13, D16-MIS-14, D16-MIS-15, D16-MIS-16: the Invader begins, then whoever lost; none twice.

    Otherwise it is an operation like the others (D16-R-79, D16-DP-01, D16-DP-02).
    """
    played = {each.setup.scenario for each in finished}
    left = tuple(mission for mission in game.scenarios if mission not in played)
    if len(finished) >= MISSIONS or not left:
        return Ended(finished[-1].winners, "last_mission")
    if not finished:
        return Coming(left, str(INVADER))
    return Coming(left, MARINES if str(INVADER) in finished[-1].winners else str(INVADER))


def carried(game: Game[Any, Any], state: DoomState) -> Mapping[str, Any]:
    """D16-MIS-10: nothing."""
    return {}


def medals(game: Game[Any, Any], state: DoomState) -> Iterator[str]:
    """What will be told about this mission."""
    assert state.result is not None
    won = {seat.team for seat in state.setup.seats if seat.id in state.result.winners}
    if MARINES in won:
        if state.table.kills == 0:
            yield "unscathed"
        if state.table.round <= SWIFT:
            yield "swift"
    if state.table.counters.get("glory_kills", 0) >= GLORY:
        yield "glory"
    if str(INVADER) in won and state.table.round <= SWIFT:
        yield "massacre"


def counted(game: Game[Any, Any], state: DoomState) -> Mapping[str, int]:
    """What a simulation adds up."""
    counters = state.table.counters
    return {
        "demons killed": counters.get("kills", 0),
        "Glory Kills": counters.get("glory_kills", 0),
        "kill tokens": state.table.kills,
        "rounds": state.table.round,
    }


def account(game: Game[Any, Any], finished: Sequence[Finished], names: Names) -> Account:
    """How many wins each side still needs."""
    wins = Counter(team for each in finished for team in each.winners)
    facts = tuple(
        Fact(
            names.say("series-needs", team=names.say(f"team-{team}")),
            names.say("series-needs-wins", count=max(0, WINS - wins[team])),
        )
        for team in (MARINES, str(INVADER))
    )
    return Account(facts)
