"""What a seat may want to do in a skirmish."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel import Action
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space


class Activate(Action, frozen=True):
    """Choose the figure that acts next (SKI-TRN-02)."""

    form: ClassVar[str] = "activate {figure:figure}"
    figure: FigureId


class EndTurn(Action, frozen=True):
    """Leave the remaining figures where they are (SKI-TRN-02)."""

    form: ClassVar[str] = "end turn"


class Step(Action, frozen=True):
    """Move the active figure one space (SKI-MOV-01)."""

    form: ClassVar[str] = "step to {space:space}"
    space: Space


class WorkDoor(Action, frozen=True):
    """Open a closed door or close an open one (SKI-DOR-01)."""

    form: ClassVar[str] = "work door {door:door}"
    door: DoorId


class Seal(Action, frozen=True):
    """Seal the portal under the active figure (SKI-POR-01)."""

    form: ClassVar[str] = "seal portal"


class DeclareAttack(Action, frozen=True):
    """Attack an enemy figure (SKI-ATK-01)."""

    form: ClassVar[str] = "attack {figure:figure}"
    figure: FigureId


class PlayCard(Action, frozen=True):
    """Play a card from the hand: an order or vow in one's activation, a reaction in a window (SKI-CRD-02)."""

    form: ClassVar[str] = "play {card:card}"
    card: CardId


class Watch(Action, frozen=True):
    """A watching figure strikes the enemy that stepped next to it (SKI-WAT-01)."""

    form: ClassVar[str] = "strike with {figure:figure}"
    figure: FigureId


class EndActivation(Action, frozen=True):
    """The active figure is done (SKI-ACT-06)."""

    form: ClassVar[str] = "end activation"


class ChooseFigure(Action, frozen=True):
    """Name the figure that a card concerns (SKI-CRD-06)."""

    form: ClassVar[str] = "choose {figure:figure}"
    figure: FigureId


class ChooseSpace(Action, frozen=True):
    """Name the space that a card or a spawning concerns (SKI-CRD-06)."""

    form: ClassVar[str] = "choose space {space:space}"
    space: Space


class ChooseArea(Action, frozen=True):
    """Name the hidden area to look into (SKI-CRD-06)."""

    form: ClassVar[str] = "choose area {area:area}"
    area: str


class Decline(Action, frozen=True):
    """Make no use of a permission (SKI-SPN-02)."""

    form: ClassVar[str] = "decline"


ACTIONS: tuple[type[Action], ...] = (
    Activate,
    EndTurn,
    Step,
    WorkDoor,
    Seal,
    DeclareAttack,
    PlayCard,
    Watch,
    EndActivation,
    ChooseFigure,
    ChooseSpace,
    ChooseArea,
    Decline,
)
