"""Panels: what lies before each seat, the piles, and what the scenario counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2004 import describing
from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.counters import of_scenario
from grimtable.games.doom2004.modes.arena import arena_mode, losses
from grimtable.games.doom2004.picture import icons
from grimtable.games.doom2004.table import AMMUNITION, INVADER
from grimtable.picture.shapes import Clock, Counter, Fact, Pile, SeatPanel

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.table import Marine

LATE: Final = 4  #: rounds before its end at which the timer is shown as a warning


def panels(cache: DrawingCache, state: DoomState) -> dict[str, SeatPanel]:
    """Every seat; bins, orders and Marine cards lie open (D04-SET-20), the Invader's hand does not."""
    drawn: dict[str, SeatPanel] = {}
    marines = state.table.marines
    for seat in state.order:
        marine = marines.get(seat)
        drawn[seat] = _invader(cache, state) if marine is None else _marine(cache, state, marine)
    return drawn


def _invader(cache: DrawingCache, state: DoomState) -> SeatPanel:
    table = state.table
    hand, deck, discard = len(table.hand), len(table.deck.cards), len(table.deck.discard)
    frags, limit = table.frags, state.game.scenario(state.setup).frags
    key = ("panel", INVADER, hand, deck, discard, frags, limit)
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        look = {"hand_size": hand, "deck": {"cards": deck}}
        made = SeatPanel(
            id=INVADER,
            name=cache.names.of(INVADER),
            lines=tuple(describing.describe_seat(cache.game, look, INVADER, cache.names.language)),
            facts=(
                Fact(icon=icons.FRAG, label=cache.say("frags"), value=f"{frags}/{limit}", tone="damage"),
                Fact(icon=icons.HAND, label=cache.say("hand"), value=str(hand)),
                Fact(icon=icons.DECK, label=cache.say("deck"), value=str(deck)),
            ),
            cards=(),
            out=False,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _marine(cache: DrawingCache, state: DoomState, marine: Marine) -> SeatPanel:
    most = most_wounds(state, marine)
    beside = tuple(_beside(cache, state, marine))
    shared = tuple(state.table.shared_by(marine.id))
    begun = state.table.round > 0  # before that whoever is not on the board has not been placed yet
    key = (
        "panel",
        state.field.mode.ammunition,
        beside,
        shared,
        marine.id,
        marine.space >= 0,
        marine.wounds,
        most,
        marine.armor,
        *marine.ammo.values(),
        *marine.weapons,
        tuple((token, *clocks) for token, clocks in marine.others().items()),
        marine.order,
        *marine.cards,
        marine.left,
        begun,
    )
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        plain = msgspec.to_builtins(marine)
        plain["space"] = None if marine.space < 0 else ""
        look = {"marines": {marine.id: plain}, "round": int(begun)}
        made = SeatPanel(
            id=marine.id,
            name=cache.names.of(marine.id),
            lines=tuple(describing.describe_seat(cache.game, look, marine.id, cache.names.language)),
            facts=(*_facts(cache, marine, most, ammunition=state.field.mode.ammunition), *beside),
            cards=(*marine.cards, *shared),
            out=marine.left,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _beside(cache: DrawingCache, state: DoomState, marine: Marine) -> Iterator[Fact]:
    """In an arena: whose marker is red, who misses a turn, and what a frag would cost him (D4X-DM-46)."""
    if not state.table.is_arena:
        return
    names, around = cache.names, state.table.beside
    if marine.id in around.missing:
        yield Fact(icon=icons.IDLE, label=cache.say("misses-turn"), value="", tone="caution")
    elif marine.id in around.acted:
        yield Fact(icon=icons.IDLE, label=cache.say("has-acted"), value="")
    gone = [] if isinstance(marine.lost, msgspec.UnsetType) else marine.lost
    for weapon in gone:
        yield Fact(
            icon=icons.WEAPONS.get(weapon, icons.GUN),
            label=cache.say("lost-weapon"),
            value=names.of(weapon),
            tone="caution",
        )
    things = losses(state, marine)
    if things:
        yield Fact(
            icon=icons.FRAG, label=cache.say("loses"), value=", ".join(map(names.of, things)), tone="damage"
        )


def _facts(cache: DrawingCache, marine: Marine, most: int, *, ammunition: bool) -> Iterator[Fact]:
    """The bin, in the order of the player aid: wounds, armor, ammunition, weapons, what lasts."""
    names = cache.names
    if marine.fragged_at >= 0 and not marine.left:
        yield Fact(icon=icons.FRAG, label=cache.say("fragged"), value="", tone="damage")
    low = marine.wounds * 3 <= most
    yield Fact(
        icon=icons.TOKENS["wounds"],
        label=names.of("wounds"),
        value=f"{marine.wounds}/{most}",
        tone="damage" if low else "good",
    )
    yield Fact(icon=icons.TOKENS["armor"], label=names.of("armor"), value=str(marine.armor), tone="info")
    for ammo in AMMUNITION if ammunition else ():
        number = marine.ammo.get(ammo, 0)
        if number or ammo == "bullets":
            yield Fact(
                icon=icons.TOKENS[ammo],
                label=names.of(ammo),
                value=str(number),
                tone="plain" if number else "caution",
            )
    for weapon in dict.fromkeys(marine.weapons):
        number = marine.weapons.count(weapon)
        yield Fact(
            icon=icons.WEAPONS.get(weapon, icons.GUN),
            label=names.of(weapon),
            value=f"×{number}" if number > 1 else "",
        )
    for token, clocks in marine.others().items():
        lasts = bool(cache.game.token(token).lasts)
        yield Fact(
            icon=icons.token_icon(token),
            label=names.of(token),
            value=str(max(clocks) if lasts else len(clocks)),
            tone="damage" if lasts else "good",
        )
    if marine.order:
        yield Fact(
            icon=icons.ORDERS.get(marine.order, icons.THING),
            label=cache.say("order"),
            value=names.word(marine.order),
            tone="act",
        )


def piles(cache: DrawingCache, state: DoomState) -> tuple[Pile, ...]:
    """The Invader deck with its open discard pile (D04-R-18), and the Marine cards nobody drew."""
    table = state.table
    discard = tuple(table.deck.discard)
    key = ("piles", len(table.deck.cards), discard, len(table.marine_deck))
    found: tuple[Pile, ...] | None = cache.shapes.get(key)
    if found is None:
        made = (
            Pile(
                id="invader_deck",
                name=cache.say("invader-deck"),
                count=len(table.deck.cards),
                discard=discard,
            ),
            Pile(id="marine_deck", name=cache.say("marine-deck"), count=len(table.marine_deck)),
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def clock(cache: DrawingCache, state: DoomState) -> Clock:
    """The round, and the last one where the scenario sets it."""
    rounds = state.game.scenario(state.setup).rounds
    key = ("clock", state.table.round, rounds)
    found: Clock | None = cache.shapes.get(key)
    if found is None:
        made = Clock(label=cache.say("round"), value=state.table.round, of=rounds or None)
        found = cache.keep(cache.shapes, key, made)
    return found


def counters(cache: DrawingCache, state: DoomState) -> tuple[Counter, ...]:
    """Frags, what the scenario counts, and the keys found."""
    table = state.table
    scenario = state.game.scenario(state.setup)
    if table.is_arena:
        return _points(cache, state)
    key = ("counters", scenario.id, table.frags, tuple(table.flags.items()), tuple(table.keys))
    found: tuple[Counter, ...] | None = cache.shapes.get(key)
    if found is None:
        needed = dict(_needed(scenario.victory.tests))
        drawn = [
            Counter(
                id="frags",
                icon=icons.FRAG,
                label=cache.say("frags"),
                value=table.frags,
                of=scenario.frags,
                tone="damage",
            )
        ]
        counted = dict.fromkeys(needed, 0)
        counted.update(of_scenario(table.flags))
        drawn += [
            Counter(
                id=flag,
                icon=icons.TOKENS.get(flag, icons.COUNT),
                label=cache.names.word(flag),
                value=number,
                of=needed.get(flag),
                tone="good",
            )
            for flag, number in counted.items()
        ]
        drawn += [
            Counter(
                id=f"{colour}_key",
                icon=icons.KEY,
                label=cache.names.of(f"{colour}_key"),
                value=1,
                tone="act",
                colour=colour,
            )
            for colour in table.keys
        ]
        found = cache.keep(cache.shapes, key, tuple(drawn))
    return found


def _points(cache: DrawingCache, state: DoomState) -> tuple[Counter, ...]:
    """D4X-DM-61, D4X-CTF-13: the points of each team, and what wins."""
    beside, limit = state.table.beside, int(state.setup.options["limit"])
    cards = len(state.table.deck.cards)
    timed = bool(state.game.ruleset.timer) and not beside.time_is_up
    key = ("points", tuple(beside.score.items()), limit, cards, timed)
    found: tuple[Counter, ...] | None = cache.shapes.get(key)
    if found is None:
        drawn = [
            Counter(
                id=f"score_{team}",
                icon=icons.BASE if arena_mode(state).flags else icons.FRAG,
                label=cache.names.of(team) if team in state.table.marines else cache.names.word(team),
                value=points,
                of=limit,
                tone="damage",
            )
            for team, points in beside.score.items()
        ]
        if timed:
            drawn.append(
                Counter(
                    id="timer",
                    icon=icons.DECK,
                    label=cache.say("timer"),
                    value=cards,
                    tone="act" if cards > LATE * state.game.ruleset.timer else "caution",
                )
            )
        found = cache.keep(cache.shapes, key, tuple(drawn))
    return found


def _needed(tests: tuple[Condition, ...]) -> Iterator[tuple[str, int]]:
    """What the Marines must count to win, and how much of it; the larger number where there are two ways."""
    amounts: dict[str, int] = {}
    waiting = list(tests)
    while waiting:
        test = waiting.pop(0)
        waiting.extend(test.parts)
        if test.name == "flag_at_least":
            flag, amount = test.parameters["flag"], test.parameters["amount"]
            if isinstance(flag, str) and isinstance(amount, int):
                amounts[flag] = max(amount, amounts.get(flag, 0))
    yield from amounts.items()
