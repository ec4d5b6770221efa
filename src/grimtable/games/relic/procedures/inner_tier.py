"""The Inner tier: the jump from the Warp Rift and the new Engagement phase after it.  Chapter INN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Accept, Decline
from grimtable.games.relic.changes.dials import spend_influence
from grimtable.games.relic.changes.figures import step_to
from grimtable.games.relic.choices import Discarding, Jumping
from grimtable.games.relic.procedures.moments import at
from grimtable.games.relic.procedures.turn import phase
from grimtable.games.relic.remembering import Engagement, end_engagement, is_cut_short
from grimtable.games.relic.table import SCENARIO_SPACE
from grimtable.games.relic.topics.cards import trophy_points
from grimtable.kernel import Step, StopIf, always, ask, call, do, its_seat, procedure, stop_if
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("jumping", remembers=Jumping)
def jumping() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-INN-09",
            always(Accept, do=pay_influence),
            always(Decline, do=keep),
            seat=its_seat,
            when=has_influence,
            name="pay_influence",
        ),
        ask(
            "REL-INN-09",
            always(Accept, do=pay_trophies),
            always(Decline, do=keep),
            seat=its_seat,
            when=has_trophies,
            name="pay_trophies",
        ),
        do("REL-INN-08", jump),
        at("REL-TIM-02", "engagement.end"),
        do("REL-INN-11", phase("engagement"), name="begin_engagement"),
        at("REL-R-81", "engagement.start"),
        call("REL-INN-11", "engagement", remembering=new_engagement),
    ]


def threshold(state: RelicState) -> int:
    """8 influence, level 8, 8 trophy points; 6 of each in a quick game."""
    return 6 if state.setup.options["quick_start"] else 8


def has_influence(state: RelicState, jumping: Jumping) -> bool:
    """REL-R-31: offered only if the whole price can be paid."""
    return state.table.players[jumping.seat].influence >= threshold(state)


def pay_influence(state: RelicState, jumping: Jumping, action: Accept) -> None:
    jumping.influence = True
    spend_influence(state, state.table.players[jumping.seat], threshold(state))


def has_trophies(state: RelicState, jumping: Jumping) -> bool:
    return trophy_points(state, state.table.players[jumping.seat].trophies) >= threshold(state)


def pay_trophies(state: RelicState, jumping: Jumping, action: Accept) -> None:
    """REL-R-32: any trophies worth at least so much; the excess is lost."""
    jumping.trophies = True
    player = state.table.players[jumping.seat]
    state.begin("discarding", Discarding(player.seat, player.breaks, "trophies", 0, points=threshold(state)))


def keep(state: RelicState, jumping: Jumping, action: Decline) -> None:
    """REL-INN-09: paying is a choice."""


def jump(state: RelicState, jumping: Jumping) -> None:
    """REL-INN-08, REL-INN-10, REL-R-33: spaces jumped over are ignored; the level counts by itself."""
    player = state.table.players[jumping.seat]
    end_engagement(state, jumping.seat)
    distance = 1 + jumping.influence + jumping.trophies + (player.level >= threshold(state))
    step_to(state, player, Space(min(SCENARIO_SPACE, player.space + distance)))


def new_engagement(state: RelicState, jumping: Jumping) -> Engagement:
    """REL-INN-11, REL-R-81: another phase of the turn; the box of the landing space is carried out."""
    return Engagement(jumping.seat, jumping.breaks)
