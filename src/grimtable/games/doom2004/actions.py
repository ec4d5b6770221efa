"""What a seat may want to do in DOOM 2004."""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel import Action
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space


class Announce(Action, frozen=True):
    """D04-MAR-01, D04-DP-04: choose one of the four actions."""

    form: ClassVar[str] = "announce {action:deed}"
    action: str


class AnnounceBoosted(Action, frozen=True):
    """D04-R-33, D04-DP-04: choose an action and use adrenaline with it."""

    form: ClassVar[str] = "announce {action:deed} with {adrenaline:number} adrenaline"
    action: str
    adrenaline: int


class Respawn(Action, frozen=True):
    """D04-FRG-14, D04-DP-03: put a fragged Marine back on the board."""

    form: ClassVar[str] = "respawn at {space:space}"
    space: Space


class Step(Action, frozen=True):
    """D04-MOV-03, D04-DP-05, D04-DP-24: one space; a large figure is named by its north-west space."""

    form: ClassVar[str] = "step to {space:space}"
    space: Space


class Slide(Action, frozen=True):
    """D04-BIG-06, D04-BIG-07: a Demon's move, with the way it lies afterwards."""

    form: ClassVar[str] = "slide to {space:space} lying {lie:lie}"
    space: Space
    lie: str


class Teleport(Action, frozen=True):
    """D04-TEL-01: jump to a pad on the board."""

    form: ClassVar[str] = "teleport to {space:space}"
    space: Space


class TeleportBlind(Action, frozen=True):
    """D04-R-81: jump to the pad of this colour that is not discovered yet."""

    form: ClassVar[str] = "teleport to the unknown {colour:pad} pad"
    colour: str


class UseDuct(Action, frozen=True):
    """D04-TEL-08: crawl through the ducts."""

    form: ClassVar[str] = "crawl to {space:space}"
    space: Space


class WorkDoor(Action, frozen=True):
    """D04-DOR-06: open a closed door or close an open one."""

    form: ClassVar[str] = "work door {door:door}"
    door: DoorId


class HandOver(Action, frozen=True):
    """D04-EQP-05: give a weapon or ammunition to an adjacent Marine."""

    form: ClassVar[str] = "hand {token:token} to {marine:marine}"
    token: str
    marine: FigureId


class Accept(Action, frozen=True):
    """D04-R-32, D04-DP-27: take what is handed over."""

    form: ClassVar[str] = "accept"


class Refuse(Action, frozen=True):
    """D04-R-32: leave it."""

    form: ClassVar[str] = "refuse"


class Take(Action, frozen=True):
    """D04-EQP-03, D04-DP-06: pick up a token."""

    form: ClassVar[str] = "take {token:token}"
    token: str


class PlaceOrder(Action, frozen=True):
    """D04-MAR-10, D04-DP-09: lay an order beside the Marine."""

    form: ClassVar[str] = "place {order:order}"
    order: str


class Heal(Action, frozen=True):
    """D04-ORD-24, D04-DP-26: discard Heal, give back one wound."""

    form: ClassVar[str] = "heal {marine:marine}"
    marine: FigureId


class Fire(Action, frozen=True):
    """D04-ATT-02, D04-ATT-03, D04-DP-07: name weapon and target space."""

    form: ClassVar[str] = "fire {weapon:weapon} at {space:space}"
    weapon: str
    space: Space


class Attack(Action, frozen=True):
    """D04-ATT-02: an invader attacks a space."""

    form: ClassVar[str] = "attack {space:space}"
    space: Space


class Interrupt(Action, frozen=True):
    """D04-ORD-10, D04-DP-25: discard Guard for an attack in the middle of the Invader's turn."""

    form: ClassVar[str] = "interrupt with {weapon:weapon} at {space:space}"
    weapon: str
    space: Space


class Watch(Action, frozen=True):
    """D04-ABL-36, D04-DP-15: a watcher attacks whoever moved next to it."""

    form: ClassVar[str] = "watch with {figure:figure}"
    figure: FigureId


class EndMovement(Action, frozen=True):
    """D04-R-88: declare the movement ended on an encounter space."""

    form: ClassVar[str] = "end movement"


class Leave(Action, frozen=True):
    """D04-R-84, D04-DP-30: leave the board for good."""

    form: ClassVar[str] = "leave the board"


class EndTurn(Action, frozen=True):
    """D04-MAR-13, D04-INV-24, D04-DP-29: nothing has to be used."""

    form: ClassVar[str] = "end turn"


class UseAim(Action, frozen=True):
    """D04-ORD-04, D04-DP-08: discard Aim before the roll."""

    form: ClassVar[str] = "use aim"


class KeepAim(Action, frozen=True):
    """D04-ORD-04: keep it."""

    form: ClassVar[str] = "keep aim"


class Reroll(Action, frozen=True):
    """D04-RRL-01, D04-DP-10, D04-DP-11: which dice are rolled again; nothing keeps the roll."""

    form: ClassVar[str] = "reroll {dice:words}"
    dice: tuple[str, ...]


class CarryOn(Action, frozen=True):
    """D04-ABL-11, D04-ABL-12, D04-DP-12: carry a Blow-Through attack to the next space, one die less."""

    form: ClassVar[str] = "carry on to {space:space} without {die:die}"
    space: Space
    die: str


class StopHere(Action, frozen=True):
    """D04-ABL-17: carry it no further."""

    form: ClassVar[str] = "stop here"


class Push(Action, frozen=True):
    """D04-ABL-25, D04-DP-13: push a victim to a space."""

    form: ClassVar[str] = "push to {space:space}"
    space: Space


class NoPush(Action, frozen=True):
    """D04-ABL-25: leave it where it is."""

    form: ClassVar[str] = "do not push"


class Explode(Action, frozen=True):
    """D04-R-63, D04-DP-14: which barrel goes up next."""

    form: ClassVar[str] = "explode {space:space}"
    space: Space


class PlayEvent(Action, frozen=True):
    """D04-EVT-01: play an event card, at any of its moments (D04-DP-02, D04-DP-18, D04-DP-21, D04-DP-32)."""

    form: ClassVar[str] = "play {card:card}"
    card: CardId


class UseSkill(Action, frozen=True):
    """D04-SET-21: use the skill of a Marine card at its moment."""

    form: ClassVar[str] = "use {card:skill}"
    card: CardId


class Buy(Action, frozen=True):
    """D4X-CMP-04: spend kill points before the next scenario of a campaign."""

    form: ClassVar[str] = "buy {thing:ware}"
    thing: str


class UseRule(Action, frozen=True):
    """D4X-SCN-20, D4X-SCN-46: use a special rule of the scenario at its moment."""

    form: ClassVar[str] = "use rule {rule:rule}"
    rule: str


class SpendToken(Action, frozen=True):
    """D4X-SCN-37: give a token up for what it does."""

    form: ClassVar[str] = "spend {token:token}"
    token: str


class Summon(Action, frozen=True):
    """D4X-SCN-47: the kind of figure that a scenario lets the Invader place."""

    form: ClassVar[str] = "summon {kind:kind}"
    kind: str


class ChooseFigure(Action, frozen=True):
    """D04-DP-16: name a figure that a card concerns."""

    form: ClassVar[str] = "choose {figure:figure}"
    figure: FigureId


class ChooseSpace(Action, frozen=True):
    """D04-DP-16: name a space that a card concerns."""

    form: ClassVar[str] = "choose space {space:space}"
    space: Space


class ChooseDoor(Action, frozen=True):
    """D04-DP-16: name a door that a card concerns."""

    form: ClassVar[str] = "choose door {door:door}"
    door: DoorId


class NoMore(Action, frozen=True):
    """D04-DP-17: choose nothing further."""

    form: ClassVar[str] = "no more"


class DiscardCard(Action, frozen=True):
    """D04-INV-04, D04-DP-20: discard down to the hand limit."""

    form: ClassVar[str] = "discard {card:card}"
    card: CardId


class PlaySpawn(Action, frozen=True):
    """D04-INV-09, D04-INV-14, D04-DP-22: play a spawn card and choose its group (1 or 2)."""

    form: ClassVar[str] = "spawn {card:card} group {group:number}"
    card: CardId
    group: int


class NoSpawn(Action, frozen=True):
    """D04-INV-09: play none."""

    form: ClassVar[str] = "spawn nothing"


class Place(Action, frozen=True):
    """D04-INV-10: where a new invader stands."""

    form: ClassVar[str] = "place at {space:space} lying {lie:lie}"
    space: Space
    lie: str


class Send(Action, frozen=True):
    """D4X-R-12, D4X-DP-18, D4X-DP-36: which species of the pool comes where its group is called for."""

    form: ClassVar[str] = "send {kind:kind}"
    kind: str


class FixPool(Action, frozen=True):
    """D4X-SET-06, D4X-DP-02: play with the figures that are in the pool now."""

    form: ClassVar[str] = "fix the pool"


class SwapHalf(Action, frozen=True):
    """D4X-SET-10, D4X-DP-02: half of the new figures of each species and colour, and the pool is fixed."""

    form: ClassVar[str] = "swap half"


class SwapEverything(Action, frozen=True):
    """D4X-SET-10, D4X-DP-02: all the new figures of the colours in play, and the pool is fixed."""

    form: ClassVar[str] = "swap everything"


class SwapKind(Action, frozen=True):
    """D4X-SET-09, D4X-DP-02: all new figures of one species."""

    form: ClassVar[str] = "swap all for {kind:kind}"
    kind: str


class SwapFigures(Action, frozen=True):
    """D4X-SET-09, D4X-DP-02: so many figures of a colour for as many of an equivalent species."""

    form: ClassVar[str] = "swap {number:number} {colour:colour} for {kind:kind}"
    number: int
    colour: str
    kind: str


class Recycle(Action, frozen=True):
    """D04-INV-17, D04-DP-19: take this figure off the board to place it anew."""

    form: ClassVar[str] = "recycle {figure:figure}"
    figure: FigureId


class Forgo(Action, frozen=True):
    """D04-R-10: recycling is never forced."""

    form: ClassVar[str] = "forgo"


class Activate(Action, frozen=True):
    """D04-INV-19, D04-INV-22, D04-DP-23: name the next invader, also one that has just arrived."""

    form: ClassVar[str] = "activate {figure:figure}"
    figure: FigureId


class EndActivation(Action, frozen=True):
    """D04-INV-23: this invader is done."""

    form: ClassVar[str] = "end activation"


class PayAir(Action, frozen=True):
    """D4X-AIR-02: use up a tank for the end of this turn."""

    form: ClassVar[str] = "pay {token:token}"
    token: str


class HoldBreath(Action, frozen=True):
    """D4X-R-16: keep the tanks and suffer the wounds."""

    form: ClassVar[str] = "hold breath"


class KeepCard(Action, frozen=True):
    """D4X-DM-16, D4X-DP-27: keep one of the two cards that were dealt."""

    form: ClassVar[str] = "keep {card:skill}"
    card: CardId


class PlaceMarine(Action, frozen=True):
    """D4X-DM-18, D4X-CTF-09, D4X-DP-28, D4X-DP-32: where a Marine begins."""

    form: ClassVar[str] = "begin at {space:space}"
    space: Space


class NameMarine(Action, frozen=True):
    """D4X-DM-24, D4X-CTF-10, D4X-DP-29, D4X-DP-33: who of one's Marines takes the next turn."""

    form: ClassVar[str] = "name {marine:marine}"
    marine: FigureId


class PlayOn(Action, frozen=True):
    """D4X-CTF-16, D4X-MOD-22: go on with a game that no timer ends."""

    form: ClassVar[str] = "go on playing"


class CallItOff(Action, frozen=True):
    """D4X-CTF-16, D4X-MOD-22: be content with how a game stands that no timer ends, if all others are."""

    form: ClassVar[str] = "call it off"


class NextMarine(Action, frozen=True):
    """D4X-MOD-06, D4X-DP-08: name the Marine whose turn comes next."""

    form: ClassVar[str] = "let {marine:marine} go next"
    marine: FigureId


class Pick(Action, frozen=True):
    """D4X-MOD-31, D4X-DP-06: take a card of one's choice out of the deck of Marine cards."""

    form: ClassVar[str] = "pick {card:skill}"
    card: CardId


class GiveBack(Action, frozen=True):
    """D4X-MOD-10, D4X-DP-05: hand a Marine card back."""

    form: ClassVar[str] = "give back {card:skill}"
    card: CardId


class OfferTrade(Action, frozen=True):
    """D4X-MOD-33, D4X-DP-07: offer a Marine card for another Marine's."""

    form: ClassVar[str] = "trade {card:skill} for {wanted:skill}"
    card: CardId
    wanted: CardId


ACTIONS: tuple[type[Action], ...] = (
    AnnounceBoosted,
    Announce,
    Respawn,
    Step,
    Slide,
    TeleportBlind,
    Teleport,
    UseDuct,
    WorkDoor,
    HandOver,
    Accept,
    Refuse,
    Take,
    PlaceOrder,
    Heal,
    Fire,
    Attack,
    Interrupt,
    Watch,
    EndMovement,
    Leave,
    EndTurn,
    UseAim,
    KeepAim,
    Reroll,
    CarryOn,
    StopHere,
    Push,
    NoPush,
    Explode,
    PlayEvent,
    UseSkill,
    ChooseFigure,
    ChooseSpace,
    ChooseDoor,
    NoMore,
    DiscardCard,
    PlaySpawn,
    NoSpawn,
    Place,
    Send,
    FixPool,
    SwapHalf,
    SwapEverything,
    SwapKind,
    SwapFigures,
    Recycle,
    Forgo,
    Activate,
    EndActivation,
    PayAir,
    HoldBreath,
    UseRule,
    SpendToken,
    Summon,
    Buy,
    KeepCard,
    PlaceMarine,
    NameMarine,
    PlayOn,
    CallItOff,
    NextMarine,
    Pick,
    GiveBack,
    OfferTrade,
)
