"""What a seat may want to do in DOOM 2016."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel import Action
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space

# --- set-up -----------------------------------------------------------------------------------------


class ChooseClass(Action, frozen=True):
    """Take a class card (D16-SET-11)."""

    form: ClassVar[str] = "take class {item:item}"
    item: str


class ChooseWeapon(Action, frozen=True):
    """Take a starting weapon set (D16-SET-05)."""

    form: ClassVar[str] = "take weapon {item:item}"
    item: str


class ChooseEventSet(Action, frozen=True):
    """Take an event set (D16-SET-12)."""

    form: ClassVar[str] = "take event set {item:item}"
    item: str


class ChooseInvasion(Action, frozen=True):
    """Take an invasion card (D16-SET-14)."""

    form: ClassVar[str] = "take invasion card {item:item}"
    item: str


class ChooseMarine(Action, frozen=True):
    """Name a marine: who takes the squad card, or whose initiative card is the second (D16-DP-05,
    D16-DP-06).
    """

    form: ClassVar[str] = "name {marine:marine}"
    marine: FigureId


# --- the Invader's status phase and summoning -------------------------------------------------------


class DiscardForArgent(Action, frozen=True):
    """Discard an event card and place its Argent Power (D16-RND-11, D16-ARG-03)."""

    form: ClassVar[str] = "discard {card:card} for argent on {place:place}"
    card: CardId
    place: str


class PlaceArgent(Action, frozen=True):
    """Place one Argent Power token on a card (D16-ARG-03, D16-SUM-17, D16-SUM-19)."""

    form: ClassVar[str] = "argent on {place:place}"
    place: str


class ChoosePortal(Action, frozen=True):
    """Summon from this portal (D16-SUM-05)."""

    form: ClassVar[str] = "summon from {space:space}"
    space: Space


class ChooseGroup(Action, frozen=True):
    """Summon the first or the second group of the portal's level (D16-SUM-06)."""

    form: ClassVar[str] = "summon group {number:number}"
    number: int


class PlaceDemon(Action, frozen=True):
    """Place the next demon of the group: north-west space of its base (D16-SUM-09)."""

    form: ClassVar[str] = "place on {space:space}"
    space: Space


class PlaceTurned(Action, frozen=True):
    """Place the next demon of the group with its base turned by a quarter (D16-SUM-09)."""

    form: ClassVar[str] = "place turned on {space:space}"
    space: Space


# --- activations ------------------------------------------------------------------------------------


class ActivateType(Action, frozen=True):
    """Exhaust a demon card and activate its type (D16-RND-15)."""

    form: ClassVar[str] = "exhaust {demon:demon}"
    demon: str


class ActivateDemon(Action, frozen=True):
    """Choose the demon that acts next (D16-DEM-10)."""

    form: ClassVar[str] = "activate {figure:figure}"
    figure: FigureId


class Step(Action, frozen=True):
    """Move the active figure one space; a large one by its north-west space (D16-MOV-01, D16-BIG-03)."""

    form: ClassVar[str] = "step to {space:space}"
    space: Space


class Rotate(Action, frozen=True):
    """Turn an oblong base by a quarter; its north-west space afterwards (D16-BIG-08)."""

    form: ClassVar[str] = "rotate to {space:space}"
    space: Space


class Teleport(Action, frozen=True):
    """Step from one active teleporter to another (D16-TEL-03)."""

    form: ClassVar[str] = "teleport to {space:space}"
    space: Space


class Halt(Action, frozen=True):
    """A large figure stops on small ones, which are displaced (D16-BIG-12, D16-R-18)."""

    form: ClassVar[str] = "halt"


class OpenDoor(Action, frozen=True):
    """Open a closed door (D16-DOR-01)."""

    form: ClassVar[str] = "open door {door:door}"
    door: DoorId


class DeclareAttack(Action, frozen=True):
    """Name the defender (D16-ATT-02)."""

    form: ClassVar[str] = "attack {figure:figure}"
    figure: FigureId


class PlayCard(Action, frozen=True):
    """Play a card: an action card, a reaction, an event or a Glory Kill card."""

    form: ClassVar[str] = "play {card:card}"
    shows: ClassVar[int] = 1
    card: CardId


class Sprint(Action, frozen=True):
    """Discard an action card and resolve Sprint (D16-MAR-13, D16-MAR-14)."""

    form: ClassVar[str] = "sprint discarding {card:card}"
    card: CardId


class UseAbility(Action, frozen=True):
    """Use an ability printed on a card; a demon's with the figure that uses it (D16-ABL-02)."""

    form: ClassVar[str] = "use {ability:ability} with {figure:figure}"
    ability: str
    figure: FigureId


class GainItem(Action, frozen=True):
    """Take an item from the marine's space (D16-ITM-02)."""

    form: ClassVar[str] = "gain {item:item}"
    item: str


class EndActivation(Action, frozen=True):
    """The active figure is done (D16-MAR-09, D16-DEM-07)."""

    form: ClassVar[str] = "end activation"


class Respawn(Action, frozen=True):
    """Return to the map at an active teleporter (D16-TEL-08)."""

    form: ClassVar[str] = "respawn at {space:space}"
    space: Space


# --- attacks ----------------------------------------------------------------------------------------


class RemoveDie(Action, frozen=True):
    """A stunned attacker takes a die of this colour out of the attack (D16-STN-05)."""

    form: ClassVar[str] = "remove {colour:colour} die"
    colour: str


class KeepCard(Action, frozen=True):
    """Use the defence card that was revealed (D16-COV-03)."""

    form: ClassVar[str] = "keep defence card"


class ReplaceCard(Action, frozen=True):
    """Discard the revealed defence card and reveal another one (D16-COV-01)."""

    form: ClassVar[str] = "reveal another defence card"


# --- choosing ---------------------------------------------------------------------------------------


class ChooseFigure(Action, frozen=True):
    """Name the figure that an effect concerns, or that is displaced next."""

    form: ClassVar[str] = "choose {figure:figure}"
    figure: FigureId


class ChooseSpace(Action, frozen=True):
    """Name the space that an effect concerns, or that a figure or token is put on."""

    form: ClassVar[str] = "choose space {space:space}"
    space: Space


class ChooseCard(Action, frozen=True):
    """Name the card that an effect concerns."""

    form: ClassVar[str] = "choose card {card:card}"
    card: CardId


class ChooseEffect(Action, frozen=True):
    """Several effects happen at once: name the one that is resolved next (D16-TIM-01)."""

    form: ClassVar[str] = "resolve {ability:ability}"
    ability: str


class ChooseDie(Action, frozen=True):
    """Name the die of the attack that an effect concerns, counted from 1 (D16-DP-18)."""

    form: ClassVar[str] = "choose die {number:number}"
    number: int


class Done(Action, frozen=True):
    """Make no further use of a permission."""

    form: ClassVar[str] = "done"


ACTIONS: tuple[type[Action], ...] = (
    ChooseClass,
    ChooseWeapon,
    ChooseEventSet,
    ChooseInvasion,
    ChooseMarine,
    DiscardForArgent,
    PlaceArgent,
    ChoosePortal,
    ChooseGroup,
    PlaceDemon,
    PlaceTurned,
    ActivateType,
    ActivateDemon,
    Step,
    Rotate,
    Teleport,
    Halt,
    OpenDoor,
    DeclareAttack,
    PlayCard,
    Sprint,
    UseAbility,
    GainItem,
    EndActivation,
    Respawn,
    RemoveDie,
    KeepCard,
    ReplaceCard,
    ChooseFigure,
    ChooseSpace,
    ChooseCard,
    ChooseDie,
    ChooseEffect,
    Done,
)
