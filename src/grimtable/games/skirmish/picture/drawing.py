"""The picture: everything that one viewer sees of a skirmish, hidden things absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.picture import icons
from grimtable.games.skirmish.picture.board import board
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.games.skirmish.picture.faces import card_face, die
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.attack import Attack, shields_of
from grimtable.games.skirmish.procedures.playing import Playing
from grimtable.games.skirmish.table import KEEPER
from grimtable.picture.shapes import (
    Badge,
    CardFace,
    Clock,
    Counter,
    Fact,
    Picture,
    Piece,
    Pile,
    Pip,
    Roll,
    SeatPanel,
    Situation,
)

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.picture.cache import DrawingCache
    from grimtable.games.skirmish.table import Figure
    from grimtable.kernel import SeatId
    from grimtable.narration import Names


def picture(state: SkirmishState, viewer: SeatId | None, names: Names) -> Picture:
    """What this viewer sees: the map, figures, vows and piles, and the viewer's own hand (SKI-HID-01)."""
    cache = cache_for(state.game, names)
    table = state.table
    hand = tuple(table.hands.get(viewer, ())) if viewer is not None else ()
    attack = state.in_progress(Attack)
    drawn = _pieces(cache, state, attack)
    return Picture(
        board=board(cache, state, viewer),
        pieces=drawn,
        tokens={},
        seats={seat: _panel(cache, state, seat) for seat in state.order},
        hand=hand,
        cards=_cards(cache, state, hand),
        piles=_piles(cache, state),
        playing=tuple(table.playing),
        roll=_roll(cache, attack) if attack is not None and attack.faces else None,
        clock=Clock(label=cache.say("round"), value=table.round, of=state.game.scenario(state.setup).rounds),
        counters=_counters(cache, state),
        objective=names.printed(state.setup.scenario, "briefing"),
        situation=_situation(cache, state, attack),
        description=_description(cache, state, drawn),
    )


# --- figures --------------------------------------------------------------------------------------


def _pieces(cache: DrawingCache, state: SkirmishState, attack: Attack | None) -> dict[str, Piece]:
    acting = attack.attacker if attack is not None else ""
    if not acting:
        activation = state.in_progress(Activation)
        acting = activation.figure if activation is not None else ""
    target = attack.defender if attack is not None else ""
    burdens: dict[str, tuple[str, ...]] = {}
    for effects in state.lasting.by_name.values():
        for effect in effects:
            if effect.subject in state.table.figures:
                burdens[effect.subject] = (*burdens.get(effect.subject, ()), effect.source)
    drawn: dict[str, Piece] = {}
    for figure in state.table.figures.values():
        states = []
        if figure.id == acting:
            states.append("acting")
        elif figure.activated and figure.seat == state.table.active:
            states.append("done")
        if figure.id == target:
            states.append("target")
        borne = burdens.get(figure.id, ())
        key = ("figure", figure.id, figure.space, state.field.board, figure.wounds, *states, borne)
        piece = cache.shapes.get(key)
        if piece is None:
            piece = cache.keep(cache.shapes, key, _piece(cache, state, figure, tuple(states), borne))
        drawn[figure.id] = piece
    return drawn


def _piece(
    cache: DrawingCache, state: SkirmishState, figure: Figure, states: tuple[str, ...], borne: tuple[str, ...]
) -> Piece:
    kind = state.game.kinds[figure.kind]
    row, column = divmod(figure.space, state.field.board.stride)
    names = cache.names
    return Piece(
        id=figure.id,
        name=names.of(figure.id),
        kind=figure.kind,
        item=figure.kind,
        seat=figure.seat,
        icon=icons.FIGURES.get(figure.kind, icons.FIGURE),
        x=column,
        y=row,
        w=kind.side,
        h=kind.side,
        place=f"{column},{row}",
        places=tuple(f"{column + x},{row + y}" for y in range(kind.side) for x in range(kind.side)),
        pips=(
            Pip(
                name=cache.say("value-health"),
                value=kind.health - figure.wounds,
                of=kind.health,
                tone="damage" if figure.seat == KEEPER else "good",
            ),
        ),
        badges=tuple(
            Badge(icon=icons.VOW, name=names.of(source), tone="info") for source in dict.fromkeys(borne)
        ),
        states=states,
    )


# --- seats and cards ------------------------------------------------------------------------------


def _panel(cache: DrawingCache, state: SkirmishState, seat: SeatId) -> SeatPanel:
    table = state.table
    vows = tuple(table.vows.get(seat, ()))
    count = len(table.hands[seat])
    figures = sum(figure.seat == seat for figure in table.figures.values())
    out = seat in table.eliminated
    key = ("panel", seat, count, vows, figures, out)
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        names = cache.names
        lines = [cache.say("figures", count=figures), cache.say("cards", count=count)]
        made = SeatPanel(
            id=seat,
            name=names.of(seat),
            lines=(*lines, *(names.of(vow) for vow in vows)),
            facts=(
                Fact(icon=icons.FIGURE, label=cache.say("figures-left"), value=str(figures)),
                Fact(icon=icons.HAND, label=cache.say("hand"), value=str(count)),
            ),
            cards=vows,
            out=out,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _cards(cache: DrawingCache, state: SkirmishState, hand: tuple[str, ...]) -> dict[str, CardFace]:
    """Every card copy that lies open, and those in the viewer's own hand."""
    table = state.table
    drawn: dict[str, CardFace] = {}
    for pile in (*table.vows.values(), table.playing, hand, *(deck.discard for deck in table.decks.values())):
        for copy in pile:
            drawn[copy] = card_face(cache, copy)
    return drawn


def _piles(cache: DrawingCache, state: SkirmishState) -> tuple[Pile, ...]:
    return tuple(
        Pile(
            id=f"{team}_deck",
            name=cache.say("deck", team=cache.names.word(team)),
            count=len(deck.cards),
            discard=tuple(deck.discard),
        )
        for team, deck in state.table.decks.items()
    )


def _roll(cache: DrawingCache, attack: Attack) -> Roll:
    return Roll(
        title=cache.say("roll", attacker=cache.names.of(attack.attacker)),
        dice=tuple(die(cache, face) for face in attack.faces),
        total=cache.say("face", hits=attack.hits, pierce=attack.pierce),
    )


def _counters(cache: DrawingCache, state: SkirmishState) -> tuple[Counter, ...]:
    table = state.table
    sealed = sum(table.portals.values())
    return (
        Counter(
            id="sealed",
            icon=icons.SEALED,
            label=cache.say("sealed-portals"),
            value=sealed,
            of=len(table.portals),
            tone="good",
        ),
        Counter(
            id="fallen",
            icon=icons.FALLEN,
            label=cache.say("fallen"),
            value=table.fallen,
            of=state.game.quota(state.setup),
            tone="damage",
        ),
    )


# --- what is going on -----------------------------------------------------------------------------


def _situation(cache: DrawingCache, state: SkirmishState, attack: Attack | None) -> Situation | None:
    names, figures = cache.names, state.table.figures
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Playing):
            face = card_face(cache, memory.card)
            return _told(cache, state, face.title, face.text, (memory.target,))
        if isinstance(memory, Attack):
            title = cache.say(
                "attack", attacker=names.of(memory.attacker), defender=names.of(memory.defender)
            )
            text = ""
            if memory.faces and memory.defender in figures:
                text = cache.say("attack-hits", hits=memory.hits, shields=shields_of(state, memory))
            return _told(cache, state, title, text, (memory.attacker, memory.defender))
        if isinstance(memory, Activation):
            title = cache.say("acts", figure=names.of(memory.figure))
            text = cache.say("left", steps=memory.steps, attacks=memory.attacks)
            return _told(cache, state, title, text, (memory.figure,))
    if not state.table.active:
        return None
    return _told(cache, state, cache.say("turn-of", seat=names.of(state.table.active)), "", ())


def _told(
    cache: DrawingCache, state: SkirmishState, title: str, text: str, pieces: tuple[str, ...]
) -> Situation:
    here = tuple(id for id in pieces if id in state.table.figures)
    places = tuple(place for id in here for place in _covered(state, state.table.figures[id]))
    return Situation(title=title, text=text, places=places, pieces=here)


def _covered(state: SkirmishState, figure: Figure) -> tuple[str, ...]:
    row, column = divmod(figure.space, state.field.board.stride)
    side = state.game.kinds[figure.kind].side
    return tuple(f"{column + x},{row + y}" for y in range(side) for x in range(side))


def _description(cache: DrawingCache, state: SkirmishState, drawn: dict[str, Piece]) -> str:
    """Round and turn, figures, doors and portals in sentences."""
    table, names, name = state.table, cache.names, state.field.board.name
    active = names.of(table.active) if table.active else ""
    said = [cache.say("heading", round=table.round, seat=active)]
    for piece in drawn.values():
        health = piece.pips[0]
        said.append(
            cache.say("figure", figure=piece.name, place=piece.place, health=health.value, most=health.of)
        )
    for closed, key in ((True, "doors-closed"), (False, "doors-open")):
        doors = [door for door, standing in table.doors.items() if standing is closed]
        if doors:
            said.append(cache.say(key, doors=names.joined(doors), count=len(doors)))
    for space, sealed in table.portals.items():
        if state.field.known >> space & 1:
            said.append(cache.say("portal-sealed" if sealed else "portal-open", place=name(space)))
    hidden = [names.of(id) for id, area in table.areas.items() if not area.revealed]
    if hidden:
        said.append(cache.say("hidden", areas=names.joined(hidden)))
    return " ".join(said)
