"""Going on: who acts, who is attacked, and the situation in few words for the picture beside a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2016.picture.faces import card_face
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation, TypeActivation
from grimtable.games.doom2016.procedures.displacing import Displacing
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel.identity import NO_CARD
from grimtable.picture.shapes import Situation
from grimtable.picture.squares import names_of

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache


class GoingOn(NamedTuple):
    """The procedures that everybody can see, the innermost of each kind."""

    attack: Attack | None = None
    acting: str = ""
    top: object = None  #: what the situation is about


_VISIBLE = (
    MarineActivation,
    DemonActivation,
    TypeActivation,
    Attack,
    Using,
    Summoning,
    ExtraMovement,
    Displacing,
)


def going_on(state: DoomState) -> GoingOn:
    """What is in progress. Windows and choices stand for whatever they interrupt."""
    attack: Attack | None = None
    acting = ""
    top: object = None
    for frame in state.stack:
        memory = frame.memory
        if not isinstance(memory, _VISIBLE):
            continue
        top = memory
        if isinstance(memory, Attack):
            attack = memory
            acting = memory.attacker
        elif isinstance(memory, MarineActivation | DemonActivation | ExtraMovement | Displacing):
            acting = memory.figure
            attack = None
    return GoingOn(attack, acting, top)


def situation(cache: DrawingCache, state: DoomState, now: GoingOn) -> Situation | None:
    """What is happening, where, and to whom."""
    top, names = now.top, cache.names
    if isinstance(top, Using):
        return _using(cache, state, top, now.attack)
    if isinstance(top, Attack):
        return _attack(cache, state, top)
    if isinstance(top, MarineActivation):
        text = cache.say("left-marine", points=top.points, mains=top.mains, attacks=top.attacks)
        return _told(cache, state, cache.say("acts", figure=names.of(top.figure)), text, (top.figure,))
    if isinstance(top, DemonActivation):
        text = cache.say("left-demon", points=top.points, attacks=top.attacks)
        return _told(cache, state, cache.say("acts", figure=names.of(top.figure)), text, (top.figure,))
    if isinstance(top, ExtraMovement):
        text = cache.say("left-points", points=top.points)
        return _told(cache, state, cache.say("moves", figure=names.of(top.figure)), text, (top.figure,))
    if isinstance(top, Displacing):
        title = cache.say("displacing", figure=names.of(top.figure))
        return _told(cache, state, title, "", (top.figure, top.next))
    if isinstance(top, TypeActivation):
        pieces = tuple(each.id for each in state.table.figures.values() if each.kind == top.kind)
        return _told(cache, state, cache.say("type-acts", demon=names.of(top.kind)), "", pieces)
    if isinstance(top, Summoning):
        places = 1 << top.portal if top.portal >= 0 else 0
        return _told(cache, state, cache.say("summoning"), "", (), places)
    if state.table.round:
        seat = state.table.active
        title = cache.say("turn-of", seat=names.of(seat)) if seat else cache.say("status-phase")
        return _told(cache, state, title, "", ())
    return _told(cache, state, cache.say("set-up"), "", ())


def _attack(cache: DrawingCache, state: DoomState, attack: Attack) -> Situation:
    names = cache.names
    title = cache.say("attack", attacker=names.of(attack.attacker), defender=names.of(attack.defender))
    said = []
    defender = state.table.figures.get(attack.defender)
    if attack.cover and not attack.ignores_cover and defender is not None and not defender.stunned:
        said.append(cache.say("in-cover", figure=names.of(attack.defender)))
    if attack.faces:
        said.append(cache.say("attack-stands", damage=attack.damage, shields=attack.shields))
    if attack.card != NO_CARD:
        said.append(cache.say("attack-card", card=names.of(attack.card)))
    places = 1 << attack.spot if attack.spot >= 0 else 0
    return _told(cache, state, title, " ".join(said), (attack.attacker, attack.defender), places)


def _using(cache: DrawingCache, state: DoomState, using: Using, attack: Attack | None) -> Situation:
    source = state.game.sources[using.source]
    face = card_face(cache, source.copy)
    pieces = [using.figure, using.target]
    if attack is not None:
        pieces += [attack.attacker, attack.defender]
    elif using.seat != INVADER:
        pieces.append(using.seat)
    places = 1 << using.space if using.space >= 0 else 0
    return _told(cache, state, cache.names.of(using.source), face.text, tuple(pieces), places)


def _told(
    cache: DrawingCache, state: DoomState, title: str, text: str, pieces: tuple[str, ...], places: int = 0
) -> Situation:
    """One situation; the same one is the same object."""
    where = state.field.where
    here = tuple(id for id in dict.fromkeys(pieces) if id in where)
    for id in here:
        places |= where[id]
    key = ("situation", title, text, here, places, state.field.board.stride)
    found: Situation | None = cache.shapes.get(key)
    if found is None:
        named = names_of(state.field.board, places)
        found = cache.keep(cache.shapes, key, Situation(title=title, text=text, places=named, pieces=here))
    return found
