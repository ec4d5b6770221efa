"""Panels: what lies before each seat, the decks, the order of activations, and what the mission counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.content.amounts import Amount
from grimtable.games.doom2016.changes import health_of
from grimtable.games.doom2016.picture import icons
from grimtable.games.doom2016.position import map_of
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.table import INVADER
from grimtable.games.doom2016.topics.skills import hand_limit, health
from grimtable.picture.shapes import CardArea, Clock, Counter, Fact, Pile, Queue, SeatPanel, Token

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Marine
    from grimtable.kernel import SeatId
    from grimtable.picture.shapes import Tone


def panels(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> dict[str, SeatPanel]:
    """Every seat; hands, Glory Kill cards and the invasion card are for their owners alone (D16-HID-01)."""
    marines = state.table.marines
    return {
        seat: _marine(cache, state, seat, marines[seat], viewer)
        if seat in marines
        else _invader(cache, state, viewer)
        for seat in state.order
    }


# --- marines --------------------------------------------------------------------------------------


def _marine(
    cache: DrawingCache, state: DoomState, seat: SeatId, marine: Marine, viewer: SeatId | None
) -> SeatPanel:
    figure = state.table.figures.get(seat)
    most = health(state, seat) if figure is None else health_of(state, figure)
    left = most - figure.damage if figure is not None else 0
    activation = state.in_progress(MarineActivation)
    mine = activation if activation is not None and activation.figure == str(seat) else None
    budget = (mine.points, mine.mains) if mine is not None else None
    limit = hand_limit(state, seat)
    own = seat == viewer
    key = (
        "panel",
        seat,
        own,
        *(left, most, marine.dead, marine.marine_class, marine.exhausted, marine.squad),
        *(marine.squad_exhausted, len(marine.hand), limit, len(marine.deck.cards), len(marine.glory)),
        *(tuple(marine.play), marine.sets, budget),
        figure.carries if figure is not None else (),
    )
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        names = cache.names
        title = names.of(marine.marine_class) if marine.marine_class else ""
        made = SeatPanel(
            id=seat,
            name=names.of(seat),
            title=title,
            icon=icons.CLASSES.get(marine.marine_class, icons.MARINE),
            lines=(title,) if title else (),
            dials=tuple(_dials(cache, left, most, len(marine.hand), limit, len(marine.deck.cards))),
            facts=tuple(_facts(cache, marine, budget, figure.carries if figure is not None else ())),
            areas=tuple(_areas(cache, marine, own)),
            cards=(),
            out=False,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _dials(cache: DrawingCache, left: int, most: int, hand: int, limit: int, deck: int) -> Iterator[Fact]:
    """Health, hand and deck: all that a marine can lose."""
    low = left * 3 <= most
    yield Fact(
        icon=icons.HEALTH,
        label=cache.say("health"),
        value=f"{left}/{most}",
        tone="damage" if low else "good",
    )
    yield Fact(icon=icons.HAND, label=cache.say("hand"), value=f"{hand}/{limit}")
    yield Fact(icon=icons.DECK, label=cache.say("deck"), value=str(deck))


def _facts(
    cache: DrawingCache, marine: Marine, budget: tuple[int, int] | None, carried: tuple[str, ...]
) -> Iterator[Fact]:
    names = cache.names
    if marine.dead:
        yield Fact(icon=icons.FALLEN, label=cache.say("fallen"), value="", tone="damage")
    if budget is not None:
        yield Fact(icon=icons.POINTS, label=cache.say("points"), value=str(budget[0]), tone="act")
        yield Fact(icon=icons.PLAY, label=cache.say("mains"), value=str(budget[1]), tone="act")
    for token in dict.fromkeys(carried):
        yield Fact(icon=icons.item_icon(token), label=cache.say("carries", what=names.word(token)), value="")
    for weapon in marine.sets:
        kind = weapon.rpartition("_")[0]
        if cache.game.sets[kind].token:
            yield Fact(icon=icons.WEAPONS.get(kind, icons.GUN), label=names.of(kind), value=names.of(kind))


def _areas(cache: DrawingCache, marine: Marine, own: bool) -> Iterator[CardArea]:
    """The class and squad cards, what was played, and Glory Kill cards (D16-FIG-11, D16-STG-06)."""
    lying = tuple(card for card in (marine.marine_class, marine.squad) if card)
    if lying:
        yield CardArea(id="class", icon=icons.MARINE, label=cache.say("area-class"), cards=lying)
    if marine.play:
        yield CardArea(
            id="play", icon=icons.PLAY, label=cache.say("area-play"), cards=tuple(marine.play), tone="act"
        )
    if marine.glory and not own:
        yield CardArea(id="glory", icon=icons.GLORY, label=cache.say("area-glory"), hidden=len(marine.glory))


# --- the Invader ----------------------------------------------------------------------------------


def _invader(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> SeatPanel:
    table, game = state.table, state.game
    face_up = tuple(kind for kind in table.demons if game.is_face_up(table, kind))
    needed = game.kills_needed(state.setup)
    own = viewer == INVADER
    activation = state.in_progress(DemonActivation)
    objective, threat = game.objective(state.setup).id, game.threat(state.setup).id
    key = (
        "panel",
        INVADER,
        own,
        *(len(table.hand), len(table.events.cards), table.kills, needed, table.stored, table.argent),
        *(face_up, table.event_sets, table.invasion if own else bool(table.invasion), objective, threat),
        activation.points if activation is not None else None,
    )
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        limit = game.ruleset.events_hand
        dials = (
            Fact(icon=icons.KILL, label=cache.say("kills"), value=f"{table.kills}/{needed}", tone="damage"),
            Fact(icon=icons.HAND, label=cache.say("hand"), value=f"{len(table.hand)}/{limit}"),
            Fact(icon=icons.ARGENT, label=cache.say("argent-stored"), value=str(table.stored), tone="info"),
        )
        facts = [Fact(icon=icons.DECK, label=cache.say("event-deck"), value=str(len(table.events.cards)))]
        if activation is not None:
            points = Fact(
                icon=icons.POINTS, label=cache.say("points"), value=str(activation.points), tone="act"
            )
            facts.insert(0, points)
        facts += [
            Fact(icon=icons.PLAY, label=cache.say("event-set"), value=cache.names.word(each))
            for each in table.event_sets
        ]
        made = SeatPanel(
            id=INVADER,
            name=cache.names.of(INVADER),
            lines=(),
            dials=dials,
            facts=tuple(facts),
            areas=tuple(_invader_areas(cache, state, face_up, own, (objective, threat))),
            cards=(),
            out=False,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _invader_areas(
    cache: DrawingCache, state: DoomState, face_up: tuple[str, ...], own: bool, rules: tuple[str, str]
) -> Iterator[CardArea]:
    """Demon cards, the invasion card, objective and threat (D16-DEM-12, D16-SET-14, D16-MIS-06)."""
    table = state.table
    if face_up:
        yield CardArea(
            id="demons", icon=icons.DEMON_CARDS, label=cache.say("area-demons"), cards=face_up, tone="damage"
        )
    if table.invasion:
        yield CardArea(
            id="invasion",
            icon=icons.PORTALS["red"],
            label=cache.say("area-invasion"),
            cards=(table.invasion,) if own else (),
            hidden=0 if own else 1,
        )
    yield CardArea(id="mission", icon=icons.COUNT, label=cache.say("area-mission"), cards=rules)


def on_cards(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> dict[str, tuple[Token, ...]]:
    """Argent Power on demon cards and on the invasion card, and which cards are exhausted."""
    table = state.table
    spent = cache.shapes.get("exhausted")
    if spent is None:
        made = Token(icon=icons.EXHAUSTED, name=cache.say("exhausted"), tone="caution")
        spent = cache.keep(cache.shapes, "exhausted", made)
    found: dict[str, tuple[Token, ...]] = {}
    for kind, card in table.demons.items():
        if state.game.is_face_up(table, kind):
            lying = _argent(cache, card.argent)
            if card.exhausted:
                lying = (*lying, spent)
            if lying:
                found[kind] = lying
    if viewer == INVADER and table.invasion and table.stored:
        found[table.invasion] = _argent(cache, table.stored)
    for marine in table.marines.values():
        if marine.exhausted and marine.marine_class:
            found[marine.marine_class] = (spent,)
    return found


def _argent(cache: DrawingCache, amount: int) -> tuple[Token, ...]:
    if not amount:
        return ()
    key = ("argent", amount)
    found: tuple[Token, ...] | None = cache.shapes.get(key)
    if found is None:
        token = Token(icon=icons.ARGENT, name=cache.say("argent-power"), count=amount, tone="info")
        found = cache.keep(cache.shapes, key, (token,))
    return found


# --- beside the board -----------------------------------------------------------------------------


def piles(cache: DrawingCache, state: DoomState) -> tuple[Pile, ...]:
    """Every deck with its open discard pile (D16-HID-07)."""
    table = state.table
    decks = [(seat, marine.deck) for seat, marine in table.marines.items()]
    decks += [("events", table.events), ("glory", table.glory)]
    key = ("piles", tuple((id, len(deck.cards), tuple(deck.discard)) for id, deck in decks))
    found: tuple[Pile, ...] | None = cache.shapes.get(key)
    if found is None:
        made = tuple(
            Pile(
                id=f"{id}_deck",
                name=cache.say("deck-of", seat=cache.names.of(id))
                if id in table.marines
                else cache.say(f"{id}-deck"),
                count=len(deck.cards),
                discard=tuple(deck.discard),
            )
            for id, deck in decks
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def clock(cache: DrawingCache, state: DoomState) -> Clock:
    """The round, and the last one where the objective sets it."""
    rounds = state.game.objective(state.setup).rounds
    return Clock(label=cache.say("round"), value=state.table.round, of=rounds or None)


def queue(cache: DrawingCache, state: DoomState) -> Queue | None:
    """D16-RND-05, D16-RND-12: initiative cards; those face-down are known, their order is not."""
    table = state.table
    if not table.revealed and not table.initiative:
        return None
    key = ("queue", tuple(table.revealed), tuple(sorted(table.initiative)))
    found: Queue | None = cache.shapes.get(key)
    if found is None:
        left = tuple((seat, table.initiative.count(seat)) for seat in state.order if seat in table.initiative)
        made = Queue(label=cache.say("initiative"), had=tuple(table.revealed), left=left)
        found = cache.keep(cache.shapes, key, made)
    return found


def counters(cache: DrawingCache, state: DoomState) -> tuple[Counter, ...]:
    """Kill tokens, and what brings one of the sides to its goal."""
    table, game = state.table, state.game
    objective = game.objective(state.setup)
    lying = tuple(sorted(token for tokens in table.tokens.values() for token in tokens))
    key = ("counters", objective.id, table.kills, tuple(table.counters.items()), lying, len(table.marines))
    found: tuple[Counter, ...] | None = cache.shapes.get(key)
    if found is None:
        drawn = [
            Counter(
                id="kills",
                icon=icons.KILL,
                label=cache.say("kills"),
                value=table.kills,
                of=game.kills_needed(state.setup),
                tone="damage",
            )
        ]
        for test in _tests(objective.victory.tests):
            drawn += _goal(cache, state, test, won=True)
        for test in _tests(objective.defeat.tests if objective.defeat is not None else ()):
            drawn += _goal(cache, state, test, won=False)
        found = cache.keep(cache.shapes, key, tuple(drawn))
    return found


def _tests(tests: tuple[Condition, ...]) -> Iterator[Condition]:
    waiting = list(tests)
    while waiting:
        test = waiting.pop(0)
        waiting.extend(test.parts)
        yield test


def _goal(cache: DrawingCache, state: DoomState, test: Condition, *, won: bool) -> Iterator[Counter]:
    """How far one condition of the objective is."""
    table, names = state.table, cache.names
    values = test.parameters
    tone: Tone = "good" if won else "damage"

    def amount(value: object) -> int:
        if isinstance(value, Amount):
            return value.value(state, state.game.onlooker(state.setup))
        return value if isinstance(value, int) else 0

    if test.name == "counter_at_least":
        name = str(values["counter"])
        yield Counter(
            id=name,
            icon=icons.TOKENS.get(name, icons.COUNT),
            label=names.word(name),
            value=table.counters.get(name, 0),
            of=amount(values["amount"]),
            tone=tone,
        )
    elif test.name == "no_tokens":
        token = str(values["token"])
        left = sum(tokens.count(token) for tokens in table.tokens.values())
        printed = sum(
            mark.tokens.count(token) * _times(state, letter)
            for letter, mark in state.game.mission(state.setup).legend.items()
        )
        yield Counter(
            id=token,
            icon=icons.item_icon(token),
            label=names.message(f"picture-tokens-gone-{token}")
            or cache.say("tokens-gone", token=names.word(token)),
            value=max(0, printed - left),
            of=max(printed, left),
            tone=tone,
        )
    elif test.name in ("killed_at_least", "demons_killed"):
        demon = str(values.get("demon", ""))
        key = f"kills.{demon}" if demon else "kills"
        label = cache.say("killed-of", demon=names.of(demon)) if demon else cache.say("demons-killed")
        yield Counter(
            id=f"killed_{demon or 'demons'}",
            icon=icons.demon_icon(demon) if demon else icons.GLORY,
            label=label,
            value=table.counters.get(key, 0),
            of=amount(values["amount"]),
            tone=tone,
        )


def _times(state: DoomState, letter: str) -> int:
    """How often a letter of the legend stands on the map."""
    return sum(mark == letter for mark in map_of(state.game.mission(state.setup)).marks.values())
