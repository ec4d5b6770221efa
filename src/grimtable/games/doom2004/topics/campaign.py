"""The campaign: what kills are worth, what is sold between scenarios, what goes on.  Chapter CMP, D4X-CHG-05.

Values and prices are content (`campaigns.Campaign`); how weapons break is ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from grimtable.games.doom2004 import counters
from grimtable.games.doom2004.campaigns import ARMOR, CARD, Campaign
from grimtable.kernel.bounds import Count, Name

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.kernel import Setup


#: Bounds of what somebody else may hand to a game.
MOST_POINTS = 999
MOST_SEATS = 12
MOST_WEAPONS = 50


class Veteran(msgspec.Struct, forbid_unknown_fields=True):
    """What one Marine takes along."""

    armor: Count = 0  #: 1 if his base armor was improved (D4X-CHG-05)
    cards: Count = 0
    #: what he carried when the last scenario ended
    weapons: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_WEAPONS)] = ()


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    """What one scenario of a campaign hands on to the next."""

    points: Count = 0  #: kill points of the squad that nobody has spent
    stake: Count = 0  #: further cards for the Invader
    marines: Annotated[dict[Name, Veteran], msgspec.Meta(max_length=MOST_SEATS)] = {}


def carried_of(setup: Setup) -> Carried | None:
    """What this game began with; None outside a campaign."""
    if setup.carried is msgspec.UNSET:
        return None
    return msgspec.convert(setup.carried, Carried)


def why_not(game: Doom2004, setup: Setup) -> str | None:
    """Why a game cannot begin with what is handed to it, in a sentence."""
    if game.campaign is None:
        return "no pack of this table has a campaign; play it with the pack expansion"
    try:
        carried = carried_of(setup)
    except msgspec.ValidationError as error:
        return f"doom2004 cannot begin with this from an earlier game: {error}"
    seats = {str(seat.id) for seat in setup.seats}
    strange = [] if carried is None else sorted(set(carried.marines) - seats)
    if strange:
        return f"{', '.join(strange)} was in the last game and does not play this one"
    if carried is not None and carried.stake > game.campaign.most_stake:
        return f"the Invader takes at most {game.campaign.most_stake} further cards along"
    weapons = {weapon for each in carried.marines.values() for weapon in each.weapons} if carried else set()
    unknown = sorted(weapons - set(game.weapons))
    return f"there is no weapon {unknown[0]!r} to take along" if unknown else None


def campaign_of(state: DoomState) -> Campaign:
    """The campaign that is played; asked in a campaign only."""
    found = state.game.campaign
    assert found is not None
    return found


def points_left(state: DoomState) -> int:
    """The kill points that can still be spent."""
    carried = carried_of(state.setup)
    spent: int = state.table.flags.get(counters.CAMPAIGN_SPENT, 0)
    return 0 if carried is None else carried.points - spent


def has(state: DoomState, marine: str, thing: str) -> int:
    """How many of a thing of the campaign a Marine has bought, now or before."""
    carried = carried_of(state.setup)
    before = Veteran() if carried is None else carried.marines.get(marine, Veteran())
    earlier = {ARMOR: before.armor, CARD: before.cards}.get(thing, 0)
    return earlier + int(state.table.flags.get(counters.bought(marine, thing), 0))


def earned(state: DoomState) -> int:
    """D4X-CMP-01 to D4X-CMP-03: what the invaders that died in this game are worth."""
    flags, points = state.table.flags, campaign_of(state).kill_points
    return sum(flags.get(counters.killed(kind), 0) * each for kind, each in points.items())


def handed_on(state: DoomState) -> dict[str, Any]:
    """What a finished scenario hands on."""
    marines = {
        id: Veteran(has(state, id, ARMOR), has(state, id, CARD), tuple(dict.fromkeys(marine.weapons)))
        for id, marine in state.table.marines.items()
    }
    campaign = campaign_of(state)
    stake = min(campaign.most_stake, state.table.frags // campaign.frags_a_card)
    # More than can be read again would end the campaign; nobody could spend so much anyway.
    carried = Carried(min(MOST_POINTS, points_left(state) + earned(state)), stake, marines)
    # As a record has it: lists, never tuples.
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(carried))
    return found
