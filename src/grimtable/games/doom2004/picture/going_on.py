"""Going on: who acts, what is attacked, and the situation in few words for the picture beside a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.picture.board import area_title
from grimtable.games.doom2004.picture.faces import card_face, timing
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.discovery import Discovering
from grimtable.games.doom2004.procedures.invader_turn import InvaderTurn
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.spawning import Spawning
from grimtable.games.doom2004.procedures.summoning import Summoning
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel.window import Window
from grimtable.narration import sentence
from grimtable.picture.shapes import Situation
from grimtable.picture.squares import names_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache


class GoingOn(NamedTuple):
    """The procedures that everybody can see, the innermost of each kind."""

    turn: MarineTurn | None = None
    activation: Activation | None = None
    attack: Attack | None = None
    top: object = None  #: what the situation is about
    moment: str = ""  #: of the window that is open

    @property
    def acting(self) -> str:
        """The figure that acts now."""
        if self.attack is not None:
            return self.attack.attacker
        if self.activation is not None:
            return self.activation.figure
        return self.turn.seat if self.turn is not None else ""


_VISIBLE = (MarineTurn, InvaderTurn, Activation, Attack, Discovering, Resolving, Spawning, Summoning)


def going_on(state: DoomState) -> GoingOn:
    """What is in progress. Windows and choices stand for whatever they interrupt."""
    turn = activation = attack = None
    top: object = None
    moment = ""
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, _VISIBLE):
            top = memory
            if isinstance(memory, MarineTurn):
                turn = memory
            elif isinstance(memory, Activation):
                activation = memory
                attack = None  # a whole activation inside an attack: that attack rests
            elif isinstance(memory, Attack):
                attack = memory
    if state.stack and isinstance(state.stack[-1].memory, Window):
        moment = state.stack[-1].memory.moment
    return GoingOn(turn, activation, attack, top, moment)


def targets(state: DoomState, attack: Attack | None) -> tuple[str, ...]:
    """The figures on the space that is attacked."""
    return state.field.at.get(attack.space, ()) if attack is not None else ()


def situation(cache: DrawingCache, state: DoomState, now: GoingOn) -> Situation | None:
    """What is happening, where, and to whom."""
    top = now.top
    if isinstance(top, Attack):
        return _attack(cache, state, top)
    if isinstance(top, Resolving):
        return _resolving(cache, state, top)
    if isinstance(top, Discovering):
        return _discovery(cache, state, top)
    if isinstance(top, Activation):
        return _acting(cache, state, top.figure, "activation", top.points, top.attacks)
    if isinstance(top, MarineTurn):
        if not top.action:
            said = cache.say("turn-of", seat=cache.names.of(top.seat))
            return _told(cache, state, said, _moment(cache, now.moment), (top.seat,))
        return _acting(cache, state, top.seat, "turn", top.points, top.attacks, top.action)
    if isinstance(top, InvaderTurn | Spawning | Summoning):
        said = cache.say("turn-of", seat=cache.names.of(INVADER))
        kinds = [cache.names.of(kind) for kind in top.kinds] if isinstance(top, Spawning | Summoning) else []
        text = cache.say("spawning", kinds=cache.names.joined(kinds)) if kinds else _moment(cache, now.moment)
        return _told(cache, state, said, text, ())
    return None


def _moment(cache: DrawingCache, moment: str) -> str:
    """The moment that a window asks about."""
    return sentence(timing(cache, moment)) if moment else ""


def _told(
    cache: DrawingCache, state: DoomState, title: str, text: str, pieces: tuple[str, ...], places: int = 0
) -> Situation:
    """One situation; the same one is the same object."""
    here = tuple(id for id in dict.fromkeys(pieces) if _is_on_board(state, id))
    for id in here:
        invader = state.table.invaders.get(id)
        places |= covered(state, invader) if invader is not None else 1 << state.table.marines[id].space
    key = ("situation", title, text, here, places & state.field.known, state.field.board.stride)
    found: Situation | None = cache.shapes.get(key)
    if found is None:
        named = names_of(state.field.board, places & state.field.known)
        found = cache.keep(cache.shapes, key, Situation(title=title, text=text, places=named, pieces=here))
    return found


def _is_on_board(state: DoomState, id: str) -> bool:
    marine = state.table.marines.get(id)
    return marine.space >= 0 if marine is not None else id in state.table.invaders


def _attack(cache: DrawingCache, state: DoomState, attack: Attack) -> Situation:
    names = cache.names
    struck = targets(state, attack)
    # Nobody looks up coordinates: whoever is attacked is named, and an empty floor only where nobody is.
    at = names.joined([names.of(id) for id in struck]) or state.field.name(attack.space)
    weapon = names.of(attack.weapon) if attack.weapon else "nothing"
    title = cache.say("attack", attacker=names.of(attack.attacker), place=at, weapon=weapon)
    text = ""
    if attack.victims:
        wounds = [
            cache.say("victim", name=names.of(id), wounds=amount) for id, amount in attack.victims if amount
        ]
        text = names.joined(wounds) or cache.say("no-wounds")
    victims = tuple(id for id, _ in attack.victims)
    return _told(cache, state, title, text, (attack.attacker, *struck, *victims), 1 << attack.space)


def _resolving(cache: DrawingCache, state: DoomState, resolving: Resolving) -> Situation:
    pieces = (resolving.finder, *resolving.figures)
    if resolving.kind in ("event", "skill"):
        face = card_face(cache, resolving.name)
        places = 1 << resolving.space if resolving.space >= 0 else 0
        owner = (resolving.seat,) if resolving.seat != INVADER else ()
        return _told(cache, state, face.title, face.text, (*owner, *pieces), places)
    if resolving.kind == "area":
        area = state.game.area(state.setup, resolving.name)
        title = area_title(cache, state, resolving.name) or cache.say("discovery")
        spaces = state.field.scene.areas.get(resolving.name, 0)
        return _told(cache, state, title, cache.names.prose(area.text), pieces, spaces)
    if resolving.kind == "encounter":
        text = state.game.scenario(state.setup).encounters[resolving.name].text
        return _told(cache, state, cache.say("encounter"), cache.names.prose(text), pieces)
    if resolving.kind == "rule":
        rule = state.game.scenario(state.setup).special_rules[resolving.name]
        return _told(cache, state, cache.names.prose(rule.title), cache.names.prose(rule.text), pieces)
    text = state.game.scenario(state.setup).timers[int(resolving.name)].text
    return _told(cache, state, cache.say("time"), cache.names.prose(text), pieces)


def _discovery(cache: DrawingCache, state: DoomState, discovering: Discovering) -> Situation:
    title = area_title(cache, state, discovering.area) or cache.say("discovery")
    text = state.game.area(state.setup, discovering.area).text if state.table.drawn is None else ""
    spaces = state.field.scene.areas.get(discovering.area, 0)
    pieces = (discovering.finder, *discovering.placed)
    return _told(cache, state, title, cache.names.prose(text), pieces, spaces)


def _acting(
    cache: DrawingCache, state: DoomState, figure: str, what: str, points: int, attacks: int, action: str = ""
) -> Situation:
    names = cache.names
    deed = names.word(action) if action else ""
    title = cache.say(f"acts-{what}", figure=names.of(figure), action=deed)
    text = cache.say("left", points=points, attacks=attacks)
    return _told(cache, state, title, text, (figure,))
