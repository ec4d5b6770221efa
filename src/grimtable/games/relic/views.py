"""What each player may see, and worlds that differ only in what it may not.  REL-SET-18, REL-R-77."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from grimtable.games.relic.moments import Moment
from grimtable.games.relic.remembering import Battle, Moving, Resolving, Test, Throw
from grimtable.games.relic.table import THREATS, Player
from grimtable.games.relic.topics.abilities import is_whose
from grimtable.games.relic.topics.cards import trophy_points
from grimtable.kernel import SeatId
from grimtable.kernel.chance import mix
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Table


def view_of(state: RelicState, viewer: SeatId | None) -> dict[str, Any]:
    """The table with hidden Power cards, sheets, decks, facedown and unread cards absent.

    The scenario, influence and everything else that lies open is everybody's to see (REL-SET-04, REL-INF-06).
    """
    table = state.table
    names = state.game.space_ids
    return {
        "scenario": table.scenario,
        "round": table.round,
        "turn": table.turn,
        "active": table.active,
        "phase": table.phase,
        "first": table.first,
        "players": {seat: _player(state, player, viewer) for seat, player in table.players.items()},
        "spaces": {names[space]: list(cards) for space, cards in enumerate(table.spaces) if cards},
        "charges": dict(sorted(table.charges.items())),
        "tokens": dict(sorted(table.tokens.items())),
        "counts": dict(sorted(table.counts.items())),
        "spent": list(table.spent),
        "evaded": list(table.evaded),
        "clean_up": [names[space] for space in table.clean_up],
        "open": list(table.open),
        "gone": list(table.gone),
        "sheets_in_box": len(table.box),
        "decks": {name: _deck(state, name, viewer) for name in table.decks},
        "going_on": _going_on(state),
    }


def _player(state: RelicState, player: Player, viewer: SeatId | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seat": player.seat,
        "colour": player.colour,
        "hero": player.hero,
        "space": state.game.space_ids[player.space] if player.space >= 0 else None,
        "level": player.level,
        "strength": player.strength,
        "willpower": player.willpower,
        "cunning": player.cunning,
        "life": player.life,
        "influence": player.influence,
        "power_cards": len(player.power),
        "assets": list(player.assets),
        "trophies": list(player.trophies),
        "trophy_points": trophy_points(state, player.trophies),
        "mission": player.mission,
        "completed": [card for card in player.completed if card not in player.unread],
        "completed_missions": len(player.completed),
        "corruption": [card for card in player.corruption if card not in player.facedown],
        "facedown_corruption": len(player.facedown),
        "shown_corruption": list(player.shown),
        "movements": list(player.movements),
        "lying": player.lying,
        "extra_turns": player.extra_turns,
        "eliminated": player.eliminated,
        "sheets_dealt": len(player.sheets),
    }
    if viewer == player.seat:
        seen["power"] = list(player.power)
        seen["facedown"] = list(player.facedown)
        seen["sheets"] = list(player.sheets)
    return seen


def _deck(state: RelicState, name: str, viewer: SeatId | None) -> dict[str, Any]:
    deck = state.table.decks[name]
    seen: dict[str, Any] = {
        "cards": len(deck.cards),
        "discard": list(deck.discard),
        "reshuffled": deck.reshuffled,
    }
    known = state.table.peeked.get(viewer, ()) if viewer is not None else ()
    if known and name in THREATS:
        depth = len(deck.cards)
        places = {str(depth - place): card for place, card in enumerate(deck.cards) if card in known}
        if places:
            seen["known"] = places  # counted from the top, which is 1
    return seen


def _going_on(state: RelicState) -> list[dict[str, Any]]:
    """The procedures everybody can see: the battle with both rolls, the test, the move, the card."""
    found: list[dict[str, Any]] = []
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, Battle):
            found.append(
                {
                    "battle": memory.attribute,
                    "by": memory.seat,
                    "enemies": list(memory.enemies),
                    "sheet": memory.sheet,
                    "step": memory.step,
                    "printed": memory.printed,
                    "bonus": memory.bonus,
                    "enemy_bonus": memory.enemy_bonus,
                    "declared": list(memory.declared),
                    "enemy_dice": [list(chain) for chain in memory.enemy_dice],
                    "dice": [list(chain) for chain in memory.dice],
                    "outcome": memory.outcome,
                }
            )
        elif isinstance(memory, Test):
            found.append(
                {
                    "test": memory.attribute,
                    "by": memory.seat,
                    "target": memory.target,
                    "bonus": memory.bonus,
                    "dice": [list(chain) for chain in memory.dice],
                    "outcome": memory.outcome,
                }
            )
        elif isinstance(memory, Throw):
            found.append({"throw": [list(chain) for chain in memory.chains], "by": memory.seat})
        elif isinstance(memory, Moving):
            found.append({"movement": memory.value, "by": memory.seat, "points": memory.points})
        elif isinstance(memory, Resolving):
            found.append({"resolving": memory.card, "by": memory.seat})
    return found


def might_answer(state: RelicState, seat: SeatId, whose: frozenset[str]) -> bool:
    """Whether a hidden Power card could be for this moment of this player."""
    coming = state.in_progress(Moment)
    actor = coming.seat if coming is not None else state.table.active
    return any(is_whose(word, seat, actor) for word in whose)


# --- twin worlds --------------------------------------------------------------------------------------------


def redealt(state: RelicState, viewer: SeatId | None, below: Callable[[int], int]) -> RelicState:
    """A world the viewer cannot tell from this one: whatever it may not see is dealt anew."""
    other = state.copy()
    table = other.table
    others = [player for player in table.players.values() if player.seat != viewer]
    known = set(table.peeked.get(viewer, ())) if viewer is not None else set()
    knowledge = _knowledge(table)
    for name, deck in table.decks.items():
        fixed = {place: card for place, card in enumerate(deck.cards) if card in known}
        unknown = [card for place, card in enumerate(deck.cards) if place not in fixed]
        count = len(unknown)
        if name == "power":
            unknown += [card for player in others for card in player.power]
        elif name == "corruption":
            unknown += [card for player in others for card in _secret(player)]
        elif name == "mission":
            unknown += [card for player in table.players.values() for card in player.unread]
        unknown.sort()  # from the true order the same numbers would make different worlds of twins
        mix(unknown, below)
        drawn, rest = iter(unknown[:count]), unknown[count:]
        deck.cards = [fixed[place] if place in fixed else next(drawn) for place in range(len(deck.cards))]
        if name == "power":
            for player in others:
                player.power = tuple(rest.pop() for _ in player.power)
        elif name == "corruption":
            for player in others:
                _exchange_facedown(player, [rest.pop() for _ in _secret(player)])
        elif name == "mission":
            for player in table.players.values():
                _exchange_unread(player, [rest.pop() for _ in player.unread])
    _mix_sheets(table, others, below)
    _restore_knowledge(table, viewer, knowledge)
    return other.imagined(below, viewer)


def _secret(player: Player) -> list[CardId]:
    """Facedown Corruption cards that the others have never seen."""
    return [card for card in player.facedown if card not in player.shown]


def _exchange_facedown(player: Player, cards: list[CardId]) -> None:
    new = dict(zip(_secret(player), cards, strict=True))
    player.corruption = tuple(new.get(card, card) for card in player.corruption)
    player.facedown = tuple(new.get(card, card) for card in player.facedown)


def _exchange_unread(player: Player, cards: list[CardId]) -> None:
    new = dict(zip(player.unread, cards, strict=True))
    player.completed = tuple(new.get(card, card) for card in player.completed)
    player.unread = tuple(cards)


def _mix_sheets(table: Table, others: list[Player], below: Callable[[int], int]) -> None:
    """While sheets are dealt and not revealed, those of the others and of the box are unknown."""
    if any(player.sheets for player in table.players.values()):
        unknown = sorted([*table.box, *(hero for player in others for hero in player.sheets)])
        mix(unknown, below)
        for player in others:
            player.sheets = tuple(unknown.pop() for _ in player.sheets)
        table.box = tuple(sorted(unknown))


def _knowledge(table: Table) -> dict[str, list[tuple[str, int]]]:
    """Who knows which places in which decks."""
    return {
        seat: [
            (name, place)
            for name in THREATS
            for place, card in enumerate(table.decks[name].cards)
            if card in cards
        ]
        for seat, cards in table.peeked.items()
    }


def _restore_knowledge(
    table: Table, viewer: SeatId | None, knowledge: dict[str, list[tuple[str, int]]]
) -> None:
    for seat, places in knowledge.items():
        if seat != viewer:
            table.peeked[seat] = tuple(table.decks[name].cards[place] for name, place in places)


# --- components and drawing ---------------------------------------------------------------------------------


def all_cards(table: Table) -> Iterator[str]:
    """Every card, wherever it lies."""
    for deck in table.decks.values():
        yield from deck.cards
        yield from deck.discard
    for cards in table.spaces:
        yield from cards
    yield from table.open
    for player in table.players.values():
        yield from player.power
        yield from player.assets
        yield from player.trophies
        yield from player.completed
        yield from player.corruption
        if player.mission:
            yield player.mission


def components(state: RelicState) -> dict[str, int]:
    """Every card and every character sheet once."""
    table = state.table
    counts: dict[str, int] = {}
    for card in all_cards(table):
        counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
    heroes = [*table.box, *table.gone]
    for player in table.players.values():
        heroes.extend(player.sheets)
        if player.hero:
            heroes.append(player.hero)
    for hero in heroes:
        counts[f"hero {hero}"] = counts.get(f"hero {hero}", 0) + 1
    return counts
