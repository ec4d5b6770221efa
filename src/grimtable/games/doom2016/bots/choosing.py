"""Choosing, for the machine: whom or what a card should concern, from the verbs that follow the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.values import left_of
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.sight import distance, sees
from grimtable.grid import bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grimtable.content import Call
    from grimtable.games.doom2016.bots.effects_worth import Scale
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel import Action, SeatId


def _among(scale: Scale, call: Call) -> Iterable[Figure]:
    """The figures that could be named."""
    state = scale.state
    word = str(call.parameters.get("among", ""))
    owner = state.table.figures.get(scale.using.figure)
    within = call.parameters.get("within")
    for figure in state.table.figures.values():
        if word in ("demons", "small_demons") and figure.kind == MARINE:
            continue
        if word == "small_demons" and state.game.demons[figure.kind].base != "1x1":
            continue
        if word in ("marines", "other_marines") and figure.kind != MARINE:
            continue
        if word == "other_marines" and figure.id == scale.using.figure:
            continue
        if isinstance(within, int):
            if owner is None or distance(state, owner, figure) > within:
                continue
            if call.parameters.get("sight") and not sees(state, owner, figure):
                continue
        yield figure


def best_choice(scale: Scale, chosen: Call) -> float:
    """What an ability is worth with the best of the figures or spaces that it lets one choose."""
    calls = [call for call in scale.source.calls if call is not chosen]
    options: list[float] = []
    if chosen.verb == "choose_space":
        for space in _spaces(scale, chosen):
            scale.using.space = space  # type: ignore[assignment]  # a space is a number
            options.append(sum(scale.weigh(call) for call in calls))
    elif chosen.verb == "choose_figure" and str(chosen.parameters.get("among")) == "near_defender":
        options.append(sum(scale.weigh(call) for call in calls))
    else:
        for figure in _among(scale, chosen):
            scale.using.target = figure.id
            options.append(sum(scale.weigh(call) for call in calls))
        scale.using.target = ""
    return max(options, default=-0.5)


def _spaces(scale: Scale, call: Call) -> list[int]:
    """Spaces near demons, within reach and sight of whoever throws."""
    state = scale.state
    owner = state.table.figures.get(scale.using.figure)
    within = call.parameters.get("within")
    if owner is None or not isinstance(within, int):
        return []
    field = state.field
    near = field.ways.within(field.where[owner.id], within) & ~field.scene.rough
    near &= field.ways.walk.dilate(field.demons)
    return [space for space in bits(near) if field.ways.sight.sees(owner.space, space)]


def weigh_choices(state: DoomState, seat: SeatId, options: list[Action]) -> list[tuple[Action, float]]:
    """The worth of naming each figure, space, card or die for the ability that is being carried out."""
    from grimtable.games.doom2016.bots.effects_worth import Scale

    using = state.in_progress(Using)
    if using is None:
        return [(option, 0.0) for option in options]
    source = state.game.sources[using.source]
    trial = Using(
        using.seat, using.source, using.figure, using.place, using.target, using.space, using.number
    )
    scale = Scale(state, seat, source, trial)
    calls = source.calls[using.place :]
    found = []
    for option in options:
        worth = 0.0
        if isinstance(option, act.ChooseFigure):
            trial.target = option.figure
            worth = sum(scale.weigh(call) for call in calls) + _taste(
                state, seat, source.calls, option.figure
            )
        elif isinstance(option, act.ChooseSpace):
            trial.space = option.space
            worth = sum(scale.weigh(call) for call in calls if call.verb not in ("put", "place_demon"))
            worth += _place(state, seat, source.calls, trial, option.space)
        found.append((option, worth))
    return found


def _taste(state: DoomState, seat: SeatId, calls: tuple[Call, ...], figure: str) -> float:
    """Small reasons for one figure rather than another."""
    table = state.table
    verbs = {call.verb for call in calls}
    target = table.figures[figure]
    if "card_last" in verbs and seat == INVADER:
        # Whoever is hurt most should act last: others strike him first.
        return target.damage * 0.1 + len(target.carries)
    if "card_first" in verbs:
        return 0.1 * (left_of(state, target) < 5)
    if "place_demon" in verbs or "gain_points" in verbs:
        marines = [each for each in table.figures.values() if each.kind == MARINE]
        if target.kind != MARINE and marines:
            near = min(distance(state, target, each) for each in marines)
            return -0.08 * min(near, 12)
    return 0.0


def _place(state: DoomState, seat: SeatId, calls: tuple[Call, ...], using: Using, space: int) -> float:
    """Where somebody or something is put."""
    from grimtable.games.doom2016.bots.danger import danger_for
    from grimtable.games.doom2016.bots.purpose import far_from, purpose_of

    verbs = {call.verb: call for call in calls}
    if "put" in verbs:
        whom = str(verbs["put"].parameters.get("whom", "owner"))
        from grimtable.games.doom2016.effects.groups import figures_of

        for figure in figures_of(state, using, whom):
            if figure.kind != MARINE:
                continue
            purpose = purpose_of(state, figure.id)
            far = far_from(state, purpose)
            worth = -purpose.pull * (far[space] - far[figure.space])
            danger = danger_for(state, figure.id)
            worth -= 0.3 * (danger.wounds(space) - danger.wounds(figure.space))
            return -worth if seat == INVADER else worth
    if "place_demon" in verbs:
        marines = state.field.marines
        if marines:
            near = min(state.field.board.apart(space, other) for other in bits(marines))
            return -0.1 * near
    if "close_portal" in verbs:
        # Demons come out of those that are face-up.
        return 0.1 if state.table.portals[space].face_up else 0.0  # type: ignore[index]  # a space is a number
    return 0.0
