"""Panels: the player boards with dials and level track, card areas, piles, and what the scenario counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.effects import registry
from grimtable.games.relic.picture import icons
from grimtable.games.relic.table import ATTRIBUTES, DECKS, SHEET, TOP_LEVEL, token_key
from grimtable.games.relic.topics.cards import (
    asset_limit,
    corruption_threshold,
    level_cost,
    power_limit,
    relic_cost,
    trophy_points,
)
from grimtable.picture.shapes import CardArea, Clock, Counter, Fact, Pile, SeatPanel, Track

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.games.relic.table import Player
    from grimtable.kernel import SeatId


def panels(cache: DrawingCache, state: RelicState, viewer: SeatId | None) -> dict[str, SeatPanel]:
    """Every player board; Power cards stay in the hand, facedown cards show their backs (REL-SET-18)."""
    return {seat: _panel(cache, state, player, viewer) for seat, player in state.table.players.items()}


def _panel(cache: DrawingCache, state: RelicState, player: Player, viewer: SeatId | None) -> SeatPanel:
    if not player.hero:
        return _empty(cache, player)
    limits = (
        asset_limit(state, player),
        power_limit(state, player),
        corruption_threshold(state, player),
        level_cost(state, player),
        relic_cost(state, player),
    )
    known = known_corruption(player, viewer)
    key = (
        "panel",
        player.seat,
        *(player.hero, player.level, player.strength, player.willpower, player.cunning, player.life),
        *(player.influence, len(player.power), player.assets, player.trophies, player.mission),
        *(player.completed, player.unread, known, len(player.corruption), player.movements),
        *(player.lying, player.extra_turns, player.eliminated, limits),
    )
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        hero = state.game.heroes[player.hero]
        made = SeatPanel(
            id=player.seat,
            name=cache.names.of(player.seat),
            title=cache.names.of(player.hero),
            icon=icons.hero_icon(player.hero),
            lines=(cache.names.of(player.hero),),
            dials=tuple(
                Fact(
                    icon=icons.ATTRIBUTES[name],
                    label=cache.say(name),
                    value=str(getattr(player, name)),
                    tone="info" if getattr(player, name) > getattr(hero, name) else "plain",
                )
                for name in ATTRIBUTES
            ),
            track=_track(cache, state, player),
            facts=tuple(_facts(cache, player, hero.life, limits[1])),
            areas=tuple(_areas(cache, state, player, known, limits)),
            cards=(),
            out=player.eliminated,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def _empty(cache: DrawingCache, player: Player) -> SeatPanel:
    key = ("panel", player.seat, player.eliminated)
    found: SeatPanel | None = cache.shapes.get(key)
    if found is None:
        made = SeatPanel(
            id=player.seat,
            name=cache.names.of(player.seat),
            lines=(cache.say("no-hero"),),
            facts=(),
            cards=(),
            out=player.eliminated,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def known_corruption(player: Player, viewer: SeatId | None) -> tuple[str, ...]:
    """The Corruption cards whose faces this viewer knows: activated ones, seen ones, and all of the own."""
    if viewer == player.seat:
        return player.corruption
    return tuple(card for card in player.corruption if card not in player.facedown or card in player.shown)


def known_missions(player: Player) -> tuple[str, ...]:
    """Completed missions that somebody has read."""
    return tuple(card for card in player.completed if card not in player.unread)


def _track(cache: DrawingCache, state: RelicState, player: Player) -> Track:
    """REL-CHR-10: twelve levels and what each of them brings."""
    key = ("track", player.hero, player.level)
    found: Track | None = cache.shapes.get(key)
    if found is None:
        hero = state.game.heroes[player.hero]
        made = Track(
            icon=icons.LEVEL,
            label=cache.say("level"),
            value=player.level,
            of=TOP_LEVEL,
            steps=tuple(", ".join(reward(cache, hero.id, one) for one in column) for column in hero.levels),
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def reward(cache: DrawingCache, hero: str, word: str) -> str:
    """What a level column grants; the hero's own reward in its own words."""
    if word == "special":
        text = cache.names.prose(cache.game.heroes[hero].special_text).strip().removesuffix(".")
        return text[:1].lower() + text[1:] if text else registry.vocabulary("rewards")[word]
    said = cache.names.find(f"picture-reward-{word}")
    return said if said is not None else registry.vocabulary("rewards")[word]


def _facts(cache: DrawingCache, player: Player, start: int, most_power: int) -> Iterator[Fact]:
    yield Fact(
        icon=icons.LIFE,
        label=cache.say("life"),
        value=f"{player.life}/{start}",
        tone="damage" if player.life <= 1 else "good",
    )
    yield Fact(
        icon=icons.INFLUENCE, label=cache.say("influence"), value=str(player.influence), tone="caution"
    )
    power = len(player.power)
    yield Fact(
        icon=icons.POWER,
        label=cache.say("power-cards"),
        value=f"{power}/{most_power}",
        tone="caution" if power > most_power else "info",
    )
    if player.movements:
        yield Fact(icon=icons.SPECIAL_MOVEMENT, label=cache.say("special-movement"), value="", tone="info")
    if player.lying:
        yield Fact(icon=icons.LYING, label=cache.say("lying"), value="", tone="caution")
    if player.extra_turns:
        yield Fact(
            icon=icons.LEVEL, label=cache.say("extra-turns"), value=str(player.extra_turns), tone="good"
        )


def _areas(
    cache: DrawingCache, state: RelicState, player: Player, known: tuple[str, ...], limits: tuple[int, ...]
) -> Iterator[CardArea]:
    """Mission, relics, other assets, trophies, completed missions, Corruption."""
    most_assets, _, threshold, level_price, relic_price = limits
    is_relic = state.game.is_relic
    relics = tuple(card for card in player.assets if is_relic[card])
    assets = tuple(card for card in player.assets if not is_relic[card])
    if player.mission:
        yield CardArea(
            id="mission", icon=icons.DECKS["mission"], label=cache.say("mission"), cards=(player.mission,)
        )
    if relics:
        yield CardArea(
            id="relics", icon=icons.DECKS["relic"], label=cache.say("relics"), cards=relics, tone="good"
        )
    yield CardArea(
        id="assets",
        icon=icons.DECKS["wargear"],
        label=cache.say("assets"),
        cards=assets,
        value=str(len(player.assets)),
        limit=most_assets,
    )
    yield CardArea(
        id="trophies",
        icon=icons.TROPHY,
        label=cache.say("trophies"),
        cards=player.trophies,
        value=str(trophy_points(state, player.trophies)),
        limit=level_price,
        tone="good" if trophy_points(state, player.trophies) >= level_price else "plain",
    )
    yield CardArea(
        id="completed",
        icon=icons.COMPLETED,
        label=cache.say("completed"),
        cards=known_missions(player),
        hidden=len(player.unread),
        value=str(len(player.completed)),
        limit=relic_price,
        tone="good" if len(player.completed) >= relic_price else "plain",
    )
    yield CardArea(
        id="corruption",
        icon=icons.DECKS["corruption"],
        label=cache.say("corruption"),
        cards=known,
        hidden=len(player.corruption) - len(known),
        value=str(len(player.corruption)),
        limit=threshold,
        tone="damage" if len(player.corruption) * 2 >= threshold else "plain",
    )


def piles(cache: DrawingCache, state: RelicState) -> tuple[Pile, ...]:
    """Eight decks with their open discard piles."""
    return tuple(_pile(cache, state, name) for name in DECKS)


def _pile(cache: DrawingCache, state: RelicState, name: str) -> Pile:
    deck = state.table.decks[name]
    discard = tuple(deck.discard)
    key = ("pile", name, len(deck.cards), discard)
    found: Pile | None = cache.shapes.get(key)
    if found is None:
        made = Pile(id=name, name=cache.say(f"deck-{name}"), count=len(deck.cards), discard=discard)
        found = cache.keep(cache.shapes, key, made)
    return found


def clock(cache: DrawingCache, state: RelicState) -> Clock:
    """The round."""
    key = ("clock", state.table.round)
    found: Clock | None = cache.shapes.get(key)
    if found is None:
        found = cache.keep(cache.shapes, key, Clock(label=cache.say("round"), value=state.table.round))
    return found


def counters(cache: DrawingCache, state: RelicState) -> tuple[Counter, ...]:
    """What the scenario counts, and each player's tokens on its sheet."""
    table = state.table
    counted = tuple(sorted((name, number) for name, number in table.counts.items() if number))
    tokens = tuple((seat, table.tokens.get(token_key(seat, SHEET), 0)) for seat in table.players)
    key = ("counters", counted, tokens)
    found: tuple[Counter, ...] | None = cache.shapes.get(key)
    if found is None:
        drawn = [
            Counter(id=name, icon=icons.SHEET, label=cache.names.word(name), value=number, tone="info")
            for name, number in counted
        ]
        drawn += [
            Counter(
                id=f"tokens-{seat}",
                icon=icons.TOKEN,
                label=cache.say("tokens-of", seat=cache.names.of(seat), count=number),
                value=number,
                tone="good",
            )
            for seat, number in tokens
            if number
        ]
        found = cache.keep(cache.shapes, key, tuple(drawn))
    return found
