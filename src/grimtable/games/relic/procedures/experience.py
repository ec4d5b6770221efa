"""The Experience phase: trophies for levels, missions for relics, excess cards.  Chapters XP and CHR."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.relic.actions import Discard, Done, DrawMission, ExchangeMissions, SpendTrophy
from grimtable.games.relic.changes.cards import (
    discard_trophy,
    draw_power,
    gain_completed_mission,
)
from grimtable.games.relic.changes.dials import change_influence, gain_attribute, gain_life
from grimtable.games.relic.choices import (
    ChoosingAttribute,
    Levelling,
    ReceivingMissions,
    SpendingMissions,
    TakingRelic,
)
from grimtable.games.relic.effects.card_verbs import discard_card
from grimtable.games.relic.events import LevelGained
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures.moments import at
from grimtable.games.relic.remembering import carry_out, is_cut_short
from grimtable.games.relic.table import ATTRIBUTES, TOP_LEVEL
from grimtable.games.relic.topics.cards import (
    asset_limit,
    level_cost,
    power_limit,
    relic_cost,
    trophy_points,
)
from grimtable.kernel import (
    Action,
    Line,
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
    skip_to,
    stop_if,
)
from grimtable.kernel.bounds import AtSeat, Clock, Sum

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


class Experience(msgspec.Struct, gc=False):
    """An Experience phase."""

    seat: AtSeat
    breaks: Clock
    worth: Sum = 0  #: trophy points spent
    spending: bool = True
    managing: bool = True
    drawn: bool = False  #: the mission that was due is drawn
    tidying: bool = True


@procedure("experience", remembers=Experience)
def experiencing() -> list[Line]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-XP-03",
            offer(
                SpendTrophy,
                among=trophies,
                do=spend_trophy,
                rule="REL-XP-03",
                because="no_trophy",
            ),
            always(Done, do=spend_no_more),
            seat=its_seat,
            when=could_spend,
            name="spend_trophies",
        ),
        repeat_if("REL-XP-05", could_spend, back_to="spend_trophies"),
        do("REL-XP-03", gain_levels, when=has_spent),
        at("REL-R-54", "any_time", when=has_spent),
        skip_to("discard_excess", unless=has_missions_to_manage),
        ask(
            "REL-XP-08",
            choice(ExchangeMissions, among=exchanges, why_not=why_not_exchange, do=exchange),
            choice(DrawMission, among=draws, why_not=why_not_draw, do=draw_mission),
            choice(Done, among=finishing, why_not=why_not_finish, do=manage_no_more),
            seat=its_seat,
            when=could_exchange,
            name="manage_missions",
        ),
        do("REL-XP-09", draw_due_mission, when=must_draw),
        repeat_if("REL-R-49", could_exchange, back_to="manage_missions"),
        ask(
            "REL-XP-11",
            offer(
                Discard,
                among=excess,
                do=discard,
                rule="REL-XP-11",
                because="other_card",
            ),
            choice(Done, among=tidy, why_not=why_not_tidy, do=tidied),
            seat=its_seat,
            when=has_cards,
            name="discard_excess",
            together=tidying_up,
        ),
        repeat_if("REL-XP-13", has_cards, back_to="discard_excess"),
    ]


# --- step 1 -----------------------------------------------------------------------------------------------


def could_spend(state: RelicState, experience: Experience) -> bool:
    """REL-XP-06: asked where the trophies are enough for a level, and while a set is being put together."""
    player = state.table.players[experience.seat]
    if not experience.spending or not player.trophies:
        return False
    return experience.worth + trophy_points(state, player.trophies) >= level_cost(state, player)


def trophies(state: RelicState, experience: Experience, seat: SeatId) -> Iterator[SpendTrophy]:
    """REL-XP-07: of any attributes and colours."""
    for card in state.table.players[seat].trophies:
        yield SpendTrophy(seat, card)


def spend_trophy(state: RelicState, experience: Experience, action: SpendTrophy) -> None:
    experience.worth += trophy_points(state, (action.card,))
    discard_trophy(state, state.table.players[experience.seat], action.card)


def spend_no_more(state: RelicState, experience: Experience, action: Done) -> None:
    experience.spending = False


def has_spent(state: RelicState, experience: Experience) -> bool:
    return experience.worth > 0


def gain_levels(state: RelicState, experience: Experience) -> None:
    """REL-XP-04, REL-R-47: one set in a phase; its sum divided by 6, rounded down."""
    experience.spending = False
    player = state.table.players[experience.seat]
    levels = experience.worth // level_cost(state, player)
    tell(state, "trophies.spent", player.seat, amount=experience.worth)
    if levels:
        state.begin("levelling", Levelling(player.seat, player.breaks, levels))


# --- step 2 -----------------------------------------------------------------------------------------------


def has_missions_to_manage(state: RelicState, experience: Experience) -> bool:
    """Whether missions could be exchanged or one is due."""
    return is_due(state, experience) or could_exchange(state, experience)


def why_no_relic(state: RelicState, experience: Experience) -> Refusal | None:
    """REL-RLC-01, REL-R-50: why missions cannot be exchanged; None when they can."""
    player = state.table.players[experience.seat]
    cost = relic_cost(state, player)
    if len(player.completed) < cost:
        return refuse("REL-RLC-01", "missions", cost=cost)
    deck = state.table.decks["relic"]
    if not deck.cards and not deck.discard:
        return refuse("REL-R-50", "none_left")
    return None


def could_exchange(state: RelicState, experience: Experience) -> bool:
    player = state.table.players[experience.seat]
    # Most have no mission, or too few: that needs no sentence.
    if not experience.managing or not player.completed or len(player.completed) < relic_cost(state, player):
        return False
    return why_no_relic(state, experience) is None


def exchanges(state: RelicState, experience: Experience, seat: SeatId) -> tuple[ExchangeMissions, ...]:
    return (ExchangeMissions(seat),) if why_no_relic(state, experience) is None else ()


def why_not_exchange(state: RelicState, experience: Experience, action: ExchangeMissions) -> Refusal | None:
    return why_no_relic(state, experience)


def exchange(state: RelicState, experience: Experience, action: ExchangeMissions) -> None:
    """REL-MIS-08, REL-RLC-02: completed missions are discarded, then two relics are revealed."""
    player = state.table.players[experience.seat]
    state.begin("taking_relic", TakingRelic(player.seat, player.breaks))
    state.begin("spending_missions", SpendingMissions(player.seat, player.breaks, relic_cost(state, player)))


def is_due(state: RelicState, experience: Experience) -> bool:
    """REL-XP-09, REL-XP-10, REL-MIS-10: a player without an active mission draws one, once."""
    return not experience.drawn and not state.table.players[experience.seat].mission


def draws(state: RelicState, experience: Experience, seat: SeatId) -> tuple[DrawMission, ...]:
    return (DrawMission(seat),) if is_due(state, experience) else ()


def why_not_draw(state: RelicState, experience: Experience, action: DrawMission) -> Refusal | None:
    return None if is_due(state, experience) else refuse("REL-XP-10", "none_due")


def draw_mission(state: RelicState, experience: Experience, action: DrawMission) -> None:
    """REL-R-51: before the exchange, if the player likes."""
    draw_due_mission(state, experience)


def finishing(state: RelicState, experience: Experience, seat: SeatId) -> tuple[Done, ...]:
    return (Done(seat),)


def why_not_finish(state: RelicState, experience: Experience, action: Done) -> Refusal | None:
    return None


def manage_no_more(state: RelicState, experience: Experience, action: Done) -> None:
    """REL-MIS-09: completed missions may be kept."""
    experience.managing = False


def must_draw(state: RelicState, experience: Experience) -> bool:
    """The mission is drawn at the latest when no more relics are to be had."""
    return is_due(state, experience) and not could_exchange(state, experience)


def draw_due_mission(state: RelicState, experience: Experience) -> None:
    experience.drawn = True
    state.begin("receiving_missions", ReceivingMissions(experience.seat, experience.breaks, 1))


# --- step 3 -----------------------------------------------------------------------------------------------


def over(state: RelicState, experience: Experience) -> tuple[int, int]:
    """REL-XP-11, REL-XP-12, REL-XP-14: how many assets and Power cards exceed their limits as they are now.

    REL-CHR-18, REL-R-46: only here; whoever missed this step keeps the excess until the next one.
    """
    player = state.table.players[experience.seat]
    return (
        max(0, len(player.assets) - asset_limit(state, player)),
        max(0, len(player.power) - power_limit(state, player)),
    )


def has_cards(state: RelicState, experience: Experience) -> bool:
    player = state.table.players[experience.seat]
    return experience.tidying and bool(player.assets or player.power)


def excess(state: RelicState, experience: Experience, seat: SeatId) -> list[Action]:
    """REL-D-44: where a limit is exceeded its cards, otherwise any (REL-XP-13)."""
    return _excess(state.table.players[seat], seat, *over(state, experience))


def _excess(player: Player, seat: SeatId, assets: int, power: int) -> list[Action]:
    if bool(assets) == bool(power):
        return [Discard(seat, card) for card in (*player.assets, *player.power)]
    return [Discard(seat, card) for card in (player.assets if assets else player.power)]


def discard(state: RelicState, experience: Experience, action: Discard) -> None:
    """REL-DSC-06: the one place where cards may be thrown away without an effect that says so."""
    what = "power" if action.card in state.table.players[experience.seat].power else "assets"
    discard_card(state, experience.seat, what, action.card)


def tidy(state: RelicState, experience: Experience, seat: SeatId) -> tuple[Done, ...]:
    return () if any(over(state, experience)) else (Done(seat),)


def tidying_up(state: RelicState, experience: Experience, seat: SeatId) -> list[Action]:
    """Both choices, with the limits looked at once."""
    assets, power = over(state, experience)
    offers = _excess(state.table.players[seat], seat, assets, power)
    if not assets and not power:
        offers.append(Done(seat))
    return offers


def why_not_tidy(state: RelicState, experience: Experience, action: Done) -> Refusal | None:
    assets, power = over(state, experience)
    if assets:
        return refuse("REL-XP-11", "too_many", count=assets)
    if power:
        return refuse("REL-XP-12", "too_many", count=power)
    return None


def tidied(state: RelicState, experience: Experience, action: Done) -> None:
    experience.tidying = False


# --- levels -------------------------------------------------------------------------------------------------


@procedure("levelling", remembers=Levelling)
def levelling() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        do("REL-CHR-10", rise, when=column_is_done),
        do("REL-CHR-12", receive_next, when=has_rewards),
        repeat_if("REL-CHR-12", has_rewards, back_to="receive_next"),
        repeat_if("REL-R-48", has_levels, back_to="rise"),
    ]


def column_is_done(state: RelicState, levelling: Levelling) -> bool:
    return not levelling.rewards and levelling.left > 0


def has_rewards(state: RelicState, levelling: Levelling) -> bool:
    return bool(levelling.rewards)


def has_levels(state: RelicState, levelling: Levelling) -> bool:
    return levelling.left > 0


def rise(state: RelicState, levelling: Levelling) -> None:
    """REL-CHR-10, REL-CHR-14, REL-CHR-15: one hole further; at level 12 a completed mission instead."""
    player = state.table.players[levelling.seat]
    levelling.left -= 1
    if player.level >= TOP_LEVEL:
        levelling.rewards = ("mission",)
        return
    player.level += 1
    levelling.rewards = state.game.heroes[player.hero].levels[player.level - 1]
    if state.journal is not None:
        state.emit(LevelGained(player.seat, player.level))
    tell(state, "level.gained", player.seat, amount=player.level)


def receive_next(state: RelicState, levelling: Levelling) -> None:
    """REL-CHR-11 to REL-CHR-13: the uppermost reward first."""
    reward, levelling.rewards = levelling.rewards[0], levelling.rewards[1:]
    player = state.table.players[levelling.seat]
    if reward in ATTRIBUTES:
        gain_attribute(state, player, reward, 1)
    elif reward == "any":
        state.begin("choosing_attribute", ChoosingAttribute(player.seat, player.breaks, ATTRIBUTES, 1))
    elif reward == "life":
        gain_life(state, player, 1)
    elif reward == "influence":
        change_influence(state, player, 2)
    elif reward == "power":
        draw_power(state, player, 1)
    elif reward == "mission":
        if gain_completed_mission(state, player):
            state.game.draws_extra_mission(state, player)
    else:
        carry_out(state, state.game.heroes[player.hero].special, player.seat, player.hero)
