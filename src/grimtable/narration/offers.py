"""Offers: the legal actions of a decision, as a screen shows them.

A game says how its actions read in its catalogue: `action-Fire = Fire the { $weapon } at { $space }`, with
the fields as arguments, `$target` for whoever stands on the space, and `.head` for what a group of such
actions is called. An action without a message is shown in its text form.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from grimtable.kernel import Action, State
from grimtable.kernel.action import Pass
from grimtable.kernel.identity import DoorId
from grimtable.narration.declared import meanings
from grimtable.narration.hooks import AnswersQuietly, Figures, WeighsActions, figures_of
from grimtable.narration.names import Names, space_name, where
from grimtable.narration.notes import Notes
from grimtable.narration.values import NOTHING, Values, is_space, plain_id
from grimtable.narration.words import capital

_RULE = re.compile(r"\b[A-Z][A-Z0-9]*-(?:[A-Z]+-)?\d+\b")

#: Signs that no text contains; they stand in a label until the space and the target are known.
_SPACE, _TARGET, _WHERE = "\ue000", "\ue001", "\ue002"


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action."""

    id: str  #: its place among the legal actions
    text: str  #: the text form, with the seat
    label: str  #: a readable imperative
    kind: str
    head: str  #: the label without what it is aimed at
    place: str | None = None  #: the one space it names
    pieces: tuple[str, ...] = ()  #: the figures it names, or that stand on its space
    card: str | None = None  #: the copy of a card that it plays
    door: str | None = None
    note: str = ""
    cost: int | None = None  #: movement points, where the game counts them
    confirm: bool = False  #: something is given up: ask twice
    rule: str = ""
    declines: bool = False  #: leaves everything as it is: asked again only when something is new
    parts: tuple[str, ...] = ()  #: what it takes of a set, part by part: other offers take other parts


def offers(state: State[Any, Any], names: Names, figures: Figures | None = None) -> list[Offer]:
    """Every legal action of the decision on the table, in order; `figures` as the asked seat sees them.

    >>> from grimtable.games import load_game
    >>> game = load_game("skirmish")
    >>> state = game.new(seed=1)
    >>> offered = offers(state, Names(game, state.setup.order))
    >>> offered[0].text, offered[0].label, offered[-1].label
    ('red: activate red_scout_1', "Activate Red's Scout 1", 'End the turn')
    """
    decision = state.decision
    if decision is None:
        return []
    if figures is None:
        figures = figures_of(state.game, state.game.view(state, decision.seat))
    writer = _Writer(state, names, figures, decision.rule)
    return [writer.offer(place, action) for place, action in enumerate(decision.actions)]


class _Writer:
    """Writes the offers of one decision."""

    def __init__(self, state: State[Any, Any], names: Names, figures: Figures, rule: str) -> None:
        self.state = state
        self.names = names
        self.figures = figures
        self.rule = rule
        self.notes = Notes(state, names, figures)
        self.values = Values(names)
        self.weighs = state.game if isinstance(state.game, WeighsActions) else None
        self.quiet = state.game if isinstance(state.game, AnswersQuietly) else None

    def offer(self, number: int, action: Action) -> Offer:
        state, names, kind = self.state, self.names, type(action)
        place = card = door = None
        space = -1
        meant = meanings(kind)
        pieces: list[str] = []
        parts: tuple[str, ...] = ()
        others: list[tuple[str, Any]] = []  # every field but the space
        for field in kind.__struct_fields__[1:]:
            value = getattr(action, field)
            if is_space(meant.get(field), value):
                if place is None:
                    place, space = space_name(state, value), value
                    pieces += [id for id in self.notes.standing.get(place, ()) if id != action.seat]
                continue
            others.append((field, value))
            if isinstance(value, tuple) and value and all(isinstance(each, str) for each in value):
                parts = tuple(
                    capital(str(self.values.said(state, field, (each,), meant.get(field)))) for each in value
                )
            if isinstance(value, str):
                if value in self.figures:
                    pieces.append(value)
                elif names.is_alike(value):
                    card = value
                elif meant.get(field) is DoorId:
                    door = value
        text = state.game.language.spell(state, action)
        label, head = self._label(kind, tuple(others), place, pieces, space)
        weighs = self.weighs
        return Offer(
            id=str(number),
            text=text,
            label=label or capital(text.partition(": ")[2]),
            kind=kind.__name__,
            head=head or capital(kind.form.split("{")[0].strip()),
            place=place,
            pieces=tuple(pieces),
            card=card,
            door=door,
            note=self.notes.of(action),
            cost=weighs.cost(state, action) if weighs is not None else None,
            confirm=weighs.gives_up(state, action) if weighs is not None else False,
            rule=_rule_of(kind) or self.rule,
            declines=kind is Pass or (self.quiet is not None and self.quiet.declines(state, action)),
            parts=parts,
        )

    def _label(
        self,
        kind: type[Action],
        others: tuple[tuple[str, Any], ...],
        place: str | None,
        pieces: list[str],
        space: int,
    ) -> tuple[str, str]:
        """Label and head; kept with signs in place of space and target, which alone differ in long lists."""
        key = (kind, others, place is None, not pieces)
        found = self.names.labels.get(key)
        if found is None:
            arguments: dict[str, object] = {
                "space": NOTHING if place is None else _SPACE,
                "target": _TARGET if pieces else NOTHING,
            }
            if self.names.is_named:
                arguments["space_at"] = NOTHING if place is None else _WHERE
            for field, value in others:
                arguments[field] = self.values.said(self.state, field, value, meanings(kind).get(field))
                if isinstance(value, str):
                    arguments[f"{field}_id"] = plain_id(value)
            name = f"action-{kind.__name__}"
            label = self.names.find(name, arguments) or ""
            head = self.names.find(f"{name}.head", arguments) or label
            found = (capital(label.strip()), capital(head.strip()))
            self.names.keep_label(key, found)
        label, head = found
        if place is not None:
            label = label.replace(_SPACE, self.names.of(place))
        if _WHERE in label:
            label = label.replace(_WHERE, where(self.state, self.names, space))
        if _TARGET in label:
            label = label.replace(_TARGET, self.names.joined([self.names.of(id) for id in pieces]))
        return label, head


@lru_cache(maxsize=1024)
def _rule_of(kind: type[Action]) -> str:
    """The first rule that the action's own description cites; programs without descriptions do without."""
    found = _RULE.search(kind.__doc__ or "")
    return found.group() if found is not None else ""
