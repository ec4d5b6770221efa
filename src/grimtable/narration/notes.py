"""Notes: what stands beside an offered action, so that nobody has to look it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimtable.kernel import Action, State
from grimtable.kernel.action import Shows
from grimtable.narration.declared import meanings
from grimtable.narration.hooks import Figures, NotesActions, standing_of
from grimtable.narration.names import Names, space_name
from grimtable.narration.values import is_space


class Notes:
    """What there is to say of the actions of one decision."""

    def __init__(
        self,
        state: State[Any, Any],
        names: Names,
        figures: Figures,
        labels: Mapping[str, str] | None = None,
    ) -> None:
        """`figures`: id → its values as the viewer sees them; `labels`: id → its sign on a drawn map."""
        self.names = names
        self.standing = standing_of(figures)  #: space → the figures on it
        self._state = state
        self._figures = figures
        self._labels = labels or {}
        self._game = state.game if isinstance(state.game, NotesActions) else None

    def of(self, action: Action) -> str:
        """What the game says of it, who stands there, what the card says, what the catalogue adds."""
        if isinstance(action, Shows):
            return self._face(action)
        own = self._game.note(self._state, action, self.names.language) if self._game is not None else ""
        notes = [own] if own else []
        meant = meanings(type(action))
        for field in action.__struct_fields__[1:]:
            value = getattr(action, field)
            if isinstance(value, str):
                if value in self._figures:
                    notes.append(self._figure(value))
                elif text := self._printed(action, value) or self.names.text_of(value):
                    notes.append(" ".join(text.split()))  # a note is one line
            elif self.standing and is_space(meant.get(field), value):
                there = self.standing.get(space_name(self._state, value), ())
                notes += [self._figure(id, with_space=False) for id in there if id != action.seat]
        return _joined([each for each in notes if each])

    def _printed(self, action: Action, value: str) -> str:
        """What the catalogue says beside such an action: `note-Announce-sprint`."""
        return self.names.message(f"note-{type(action).__name__}-{value}")

    def _face(self, action: Shows) -> str:
        found = self.names.item(action.what)
        faces = getattr(found[1], "faces", ()) if found is not None else ()
        if action.face >= len(faces):
            return ""
        face = faces[action.face]
        values = [
            f"{getattr(face, key)} {self.names.word(key)}"
            for key in getattr(face, "__struct_fields__", ())
            if getattr(face, key)
        ]
        return ", ".join(values) or self.names.say("note-blank")

    def _figure(self, id: str, *, with_space: bool = True) -> str:
        figure = self._figures[id]
        label = self._labels.get(id, "")
        if with_space:
            space = figure.get("space")
            if space is None:
                where = self.names.say("note-off")
            elif self.names.is_named:
                where = ""  # the board shows it, and coordinates stand nowhere
            else:
                where = self.names.say("note-at", space=self.names.of(str(space)))
            parts = [said] if (said := f"{label} {where}".strip()) else []
        else:
            parts = [f"{self.names.of(id)} ({label})" if label else self.names.of(id)]
        wounds = figure.get("wounds", 0)
        if wounds:
            parts.append(self.names.say("note-wounds", wounds=wounds, owner=figure.get("seat", "")))
        return ", ".join(parts)


def _joined(notes: list[str]) -> str:
    """Words with semicolons between, whole sentences behind a full stop.

    >>> _joined(["Life 6", "Roll 1 additional die."]), _joined(["at 7,4", "Imp 2"])
    ('Life 6. Roll 1 additional die.', 'at 7,4; Imp 2')
    """
    whole = ""
    for note in notes:
        if whole:
            whole += " " if whole.endswith(".") else ". " if note.endswith(".") else "; "
        whole += note
    return whole
