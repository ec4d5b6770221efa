"""The campaign of DOOM 2004: scenarios I to X as one story, in numerical order.  Chapter CMP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from grimtable.games.doom2004 import counters
from grimtable.games.doom2004.campaigns import ARMOR, CARD
from grimtable.games.doom2004.topics import campaign
from grimtable.kernel.series import Account, Coming, Ended, Fact, Finished, Ware

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.kernel import Game
    from grimtable.narration import Names

#: What a kind of series is played with.
NEEDS = {"campaign": ("expansion",)}
#: Rounds within which a scenario was won quickly, and kill points that are a good harvest.
SWIFT = 8
HARVEST = 30


def kinds(game: Game[Any, Any]) -> tuple[str, ...]:
    """The campaign of the packs in force; a game without any has none."""
    found = cast("Doom2004", game).campaign
    return () if found is None else (found.id,)


def road(game: Game[Any, Any], spec: Any, finished: Sequence[Finished]) -> tuple[str, ...]:
    """D4X-CMP-05, D4X-CMP-06: in their order; the list may be another one, and X need not be the last."""
    found = cast("Doom2004", game).campaign
    own: tuple[str, ...] = spec.scenarios or (() if found is None else found.scenarios)
    return own or tuple(id for id in game.scenarios if game.mode(id) == "scenario")


def coming(game: Game[Any, Any], spec: Any, finished: Sequence[Finished]) -> Coming | Ended:
    """D4X-CMP-05: one after the other, won or lost; whoever won more of them has won it all."""
    scenarios = road(game, spec, finished)
    if len(finished) < len(scenarios):
        handed = dict(finished[-1].carried) if finished else {}
        return Coming((scenarios[len(finished)],), carried=handed)
    wins = Counter(team for each in finished for team in each.winners)
    most = max(wins.values(), default=0)
    return Ended(tuple(team for team, won in wins.items() if won == most), "most_wins")


def carried(game: Game[Any, Any], state: DoomState) -> Mapping[str, Any]:
    return campaign.handed_on(state)


def medals(game: Game[Any, Any], state: DoomState) -> Iterator[str]:
    """What the squad, or the Invader, will tell about this scenario."""
    assert state.result is not None
    won = {seat.team for seat in state.setup.seats if seat.id in state.result.winners}
    if "marines" in won:
        if state.table.frags == 0:
            yield "unscathed"
        if state.table.round <= SWIFT:
            yield "swift"
    if campaign.earned(state) >= HARVEST:
        yield "harvest"
    if "invader" in won and state.table.round <= SWIFT:
        yield "massacre"


def counted(game: Game[Any, Any], state: DoomState) -> Mapping[str, int]:
    """What a simulation adds up: points earned and spent, and everything that was bought."""
    flags = state.table.flags
    found: Counter[str] = Counter(
        {
            "points earned": campaign.earned(state),
            "points spent": flags.get(counters.CAMPAIGN_SPENT, 0),
            "frags": state.table.frags,
            "rounds": state.table.round,
        }
    )
    for _, thing, number in counters.purchases(flags, state.table.marines):
        is_weapon = thing not in (ARMOR, CARD)
        word = thing.replace("_", " ")
        found[f"bought {word}"] += 1 if is_weapon else number
        if is_weapon and number > 1:
            found[f"broken {word}"] += 1
    return found


def account(game: Game[Any, Any], finished: Sequence[Finished], names: Names) -> Account:
    """The squad with what it takes along, its points, the Invader's stake, and what the shop will ask."""
    rules = cast("Doom2004", game).campaign
    assert rules is not None
    last = finished[-1].carried if finished else {}
    now = msgspec.convert(last, campaign.Carried)
    facts = (
        Fact(names.say("series-points"), str(now.points)),
        Fact(names.say("series-stake"), names.say("series-stake-cards", count=now.stake)),
    )
    squad: dict[str, tuple[str, ...]] = {}
    for seat, veteran in now.marines.items():
        lines = []
        if veteran.armor:
            lines.append(names.say("series-has-armor"))
        if veteran.cards:
            lines.append(names.say("series-has-cards", count=veteran.cards))
        lines += [names.of(weapon) for weapon in veteran.weapons]
        squad[seat] = tuple(lines)
    sold = ((ARMOR, "series-armor"), (CARD, "series-card"), ("weapon", "series-weapon"))
    shop = tuple(
        Ware(
            names.say(key),
            rules.price(thing),
            names.say(f"{key}-note", most=rules.most_cards),
            now.points >= rules.price(thing),
        )
        for thing, key in sold
    )
    return Account(facts, squad, shop)
