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
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel.window import Window
from grimtable.picture.shapes import Situation
from grimtable.picture.squares import names_of
from grimtable.telling import sentence

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play
    from grimtable.games.doom2004.picture.easel import Easel


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


_VISIBLE = (MarineTurn, InvaderTurn, Activation, Attack, Discovering, Resolving, Spawning)


def going_on(state: Play) -> GoingOn:
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


def targets(state: Play, attack: Attack | None) -> tuple[str, ...]:
    """The figures on the space that is attacked."""
    return state.board.at.get(attack.space, ()) if attack is not None else ()


def situation(easel: Easel, state: Play, now: GoingOn) -> Situation | None:
    """What is happening, where, and to whom."""
    top = now.top
    if isinstance(top, Attack):
        return _attack(easel, state, top)
    if isinstance(top, Resolving):
        return _resolving(easel, state, top)
    if isinstance(top, Discovering):
        return _discovery(easel, state, top)
    if isinstance(top, Activation):
        return _acting(easel, state, top.figure, "activation", top.points, top.attacks)
    if isinstance(top, MarineTurn):
        if not top.action:
            said = easel.say("turn-of", seat=easel.names.of(top.seat))
            return _told(easel, state, said, _moment(easel, now.moment), (top.seat,))
        return _acting(easel, state, top.seat, "turn", top.points, top.attacks, top.action)
    if isinstance(top, InvaderTurn | Spawning):
        said = easel.say("turn-of", seat=easel.names.of(INVADER))
        kinds = [easel.names.of(kind) for kind in top.kinds] if isinstance(top, Spawning) else []
        text = easel.say("spawning", kinds=easel.names.joined(kinds)) if kinds else _moment(easel, now.moment)
        return _told(easel, state, said, text, ())
    return None


def _moment(easel: Easel, moment: str) -> str:
    """The moment that a window asks about."""
    return sentence(timing(easel, moment)) if moment else ""


def _told(
    easel: Easel, state: Play, title: str, text: str, pieces: tuple[str, ...], places: int = 0
) -> Situation:
    """One situation; the same one is the same object."""
    here = tuple(id for id in dict.fromkeys(pieces) if _is_on_board(state, id))
    for id in here:
        invader = state.table.invaders.get(id)
        places |= covered(state, invader) if invader is not None else 1 << state.table.marines[id].space
    key = ("situation", title, text, here, places & state.board.known, state.board.board.stride)
    found: Situation | None = easel.shapes.get(key)
    if found is None:
        named = names_of(state.board.board, places & state.board.known)
        found = easel.keep(easel.shapes, key, Situation(title=title, text=text, places=named, pieces=here))
    return found


def _is_on_board(state: Play, id: str) -> bool:
    marine = state.table.marines.get(id)
    return marine.space >= 0 if marine is not None else id in state.table.invaders


def _attack(easel: Easel, state: Play, attack: Attack) -> Situation:
    names = easel.names
    struck = targets(state, attack)
    # Nobody looks up coordinates: whoever is attacked is named, and an empty floor only where nobody is.
    at = names.joined([names.of(id) for id in struck]) or state.board.board.name(attack.space)
    weapon = names.of(attack.weapon) if attack.weapon else "nothing"
    title = easel.say("attack", attacker=names.of(attack.attacker), place=at, weapon=weapon)
    text = ""
    if attack.victims:
        wounds = [
            easel.say("victim", name=names.of(id), wounds=amount) for id, amount in attack.victims if amount
        ]
        text = names.joined(wounds) or easel.say("no-wounds")
    victims = tuple(id for id, _ in attack.victims)
    return _told(easel, state, title, text, (attack.attacker, *struck, *victims), 1 << attack.space)


def _resolving(easel: Easel, state: Play, resolving: Resolving) -> Situation:
    pieces = (resolving.finder, *resolving.figures)
    if resolving.kind in ("event", "skill"):
        face = card_face(easel, resolving.name)
        places = 1 << resolving.space if resolving.space >= 0 else 0
        owner = (resolving.seat,) if resolving.seat != INVADER else ()
        return _told(easel, state, face.title, face.text, (*owner, *pieces), places)
    if resolving.kind == "area":
        area = state.game.area(state.setup, resolving.name)
        title = area_title(easel, state, resolving.name) or easel.say("discovery")
        spaces = state.board.scene.areas.get(resolving.name, 0)
        return _told(easel, state, title, easel.names.prose(area.text), pieces, spaces)
    if resolving.kind == "encounter":
        text = state.game.scenario(state.setup).encounters[resolving.name].text
        return _told(easel, state, easel.say("encounter"), easel.names.prose(text), pieces)
    text = state.game.scenario(state.setup).timers[int(resolving.name)].text
    return _told(easel, state, easel.say("time"), easel.names.prose(text), pieces)


def _discovery(easel: Easel, state: Play, discovering: Discovering) -> Situation:
    title = area_title(easel, state, discovering.area) or easel.say("discovery")
    text = state.game.area(state.setup, discovering.area).text if state.table.drawn is None else ""
    spaces = state.board.scene.areas.get(discovering.area, 0)
    pieces = (discovering.finder, *discovering.placed)
    return _told(easel, state, title, easel.names.prose(text), pieces, spaces)


def _acting(
    easel: Easel, state: Play, figure: str, what: str, points: int, attacks: int, action: str = ""
) -> Situation:
    names = easel.names
    deed = names.word(action) if action else ""
    title = easel.say(f"acts-{what}", figure=names.of(figure), action=deed)
    text = easel.say("left", points=points, attacks=attacks)
    return _told(easel, state, title, text, (figure,))
