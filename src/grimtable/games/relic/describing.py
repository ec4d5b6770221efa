"""A view in few words: what lies before each player, how the game stands, and what an action brings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimtable.games.relic.actions import (
    Accept,
    CarryOut,
    ChooseOption,
    Declare,
    Evade,
    Fight,
    KeepSheet,
    PlayValue,
    SpendTrophy,
    TakeCard,
    Use,
)
from grimtable.games.relic.choices import ChoosingOption, MayDo, OfferingWargear
from grimtable.games.relic.remembering import NOWHERE
from grimtable.games.relic.topics.cards import wargear_price
from grimtable.narration.names import Names, names_at

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.kernel import Action

Look = Mapping[str, Any]

#: `do[0].options[1].do` is where an effect stands, `do-0-options-1-text` what is printed beside it.
_PLACE = re.compile(r"\[(\d+)\]")


def figures(look: Look) -> dict[str, dict[str, Any]]:
    """Every hero with its seat and space."""
    return {
        seat: {"seat": seat, "hero": player["hero"], "space": player["space"]}
        for seat, player in look["players"].items()
        if player["hero"]
    }


def hand(look: Mapping[str, Any], seat: str) -> list[str] | None:
    """REL-SET-18: the Power cards of a player, where the view shows them."""
    power = look["players"].get(seat, {}).get("power")
    return list(power) if isinstance(power, list | tuple) else None


def describe_seat(game: Relic, look: Look, seat: str, language: str = "en") -> list[str]:
    """Dials, cards and progress of one player."""
    names = names_at(game, tuple(look["players"]), language)
    player = look["players"][seat]
    if player["eliminated"]:
        return [names.say("bin-eliminated")]
    if not player["hero"]:
        return [names.say("bin-no_hero")]
    said = [names.of(player["hero"])]
    if player["space"] is not None:
        said.append(names.say("bin-space", space=names.of(player["space"])))
    said += [
        names.say("bin-level", count=player["level"]),
        names.say(
            "bin-dials",
            strength=player["strength"],
            willpower=player["willpower"],
            cunning=player["cunning"],
        ),
        names.say("bin-life", count=player["life"]),
        names.say("bin-influence", count=player["influence"]),
        names.say("bin-power", count=player["power_cards"]),
        names.say("bin-trophy_points", count=player["trophy_points"]),
        names.say("bin-completed", count=player["completed_missions"]),
    ]
    if player.get("power"):  # only the owner sees which they are
        said.append(
            names.say("bin-hand", cards=names.joined([_held(game, names, card) for card in player["power"]]))
        )
    corrupted = len(player["corruption"]) + player["facedown_corruption"]
    if corrupted:
        said.append(names.say("bin-corruption", count=corrupted))
    if player["mission"]:
        said.append(names.say("bin-mission", card=names.of(player["mission"])))
    if player["assets"]:
        said.append(
            names.say("bin-assets", cards=names.joined([names.of(card) for card in player["assets"]]))
        )
    if player["lying"]:
        said.append(names.say("bin-lying"))
    return said


def _held(game: Relic, names: Names, card: str) -> str:
    """A Power card with its value."""
    return f"{names.of(card)} ({game.values[card]})"


def describe_table(game: Relic, look: Look, language: str = "en") -> list[str]:
    """The scenario sheet; round and phase are facts of their own."""
    if not look["scenario"]:
        return []
    return [names_at(game, tuple(look["players"]), language).of(look["scenario"])]


# --- what an action brings ----------------------------------------------------------------------------------


def note(state: RelicState, action: Action, language: str = "en") -> str:
    """What an offered action costs or brings, as far as it is printed or can be counted; empty otherwise."""
    names = names_at(state.game, state.setup.order, language)
    if state.decision is not None and state.decision.question == "go_on":
        return names.say("brings-more-turns" if isinstance(action, Accept) else "brings-the-end")
    if isinstance(action, Accept):
        memory = state.stack[-1].memory
        if not isinstance(memory, MayDo) or not memory.card:
            return ""
        left = _charges_left(state, memory.card, names)
        return f"{left}. {names.text_of(memory.card)}" if left else names.text_of(memory.card)
    if isinstance(action, Use | Declare):
        return _charges_left(state, action.card, names)
    if isinstance(action, TakeCard):
        return _offer(state, action, names)
    if isinstance(action, ChooseOption):
        return _option(state, action, names)
    if isinstance(action, CarryOut):
        return _box(state, action, names)
    if isinstance(action, Fight):
        return _enemies(state, action, names)
    if isinstance(action, Evade):
        return _enemy(state, action.card, names)
    if isinstance(action, PlayValue):
        return names.say("brings-value", count=state.game.values[action.card])
    if isinstance(action, SpendTrophy):
        return names.say("brings-points", count=state.game.values[action.card])
    if isinstance(action, KeepSheet):
        hero = state.game.heroes[action.hero]
        return names.say(
            "brings-dials",
            strength=hero.strength,
            willpower=hero.willpower,
            cunning=hero.cunning,
            life=hero.life,
        )
    return _way(state, action, names)


def _charges_left(state: RelicState, card: str, names: Names) -> str:
    """How often it can still be used; nothing of what has no charges (REL-CHG-01)."""
    count = state.table.charges.get(card, 0)
    return names.say("left-charges", count=count) if count else ""


def _way(state: RelicState, action: Action, names: Names) -> str:
    """Where a direction ends, or stops at a movement box."""
    # Only who is asked for a direction needs the drawn board's measure of it.
    from grimtable.games.relic.picture.going_on import end_of

    space = end_of(state, action)
    return "" if space is None else names.say("brings-way", space=names.of(state.game.space_ids[space]))


def _offer(state: RelicState, action: TakeCard, names: Names) -> str:
    """The price of Wargear laid open, and its charges."""
    said = []
    memory = state.stack[-1].memory
    if isinstance(memory, OfferingWargear):
        price = wargear_price(state, state.table.players[action.seat], action.card)
        said.append(names.say("brings-free") if memory.free else names.say("brings-price", count=price))
    charges = state.game.cards[action.card].charges
    if charges:
        said.append(names.say("brings-charges", count=charges))
    return ", ".join(said)


def _option(state: RelicState, action: ChooseOption, names: Names) -> str:
    """What is printed beside the option."""
    memory = state.stack[-1].memory
    if not isinstance(memory, ChoosingOption) or action.option not in memory.names:
        return ""
    place = memory.effects[memory.names.index(action.option)]
    if place == NOWHERE:
        return ""
    attribute = _PLACE.sub(r"-\1", place[2]).replace(".", "-").removesuffix("-do")
    return names.printed(place[1], f"{attribute}-text")


def _box(state: RelicState, action: CarryOut, names: Names) -> str:
    """What the text box says."""
    space = state.game.spaces[state.table.players[action.seat].space]
    for number, box in enumerate(space.boxes):
        if box.title == action.box:
            return names.printed(space.id, f"boxes-{number}-text")
    return ""


def _enemies(state: RelicState, action: Fight, names: Names) -> str:
    """Whom the group consists of (REL-BAT-28)."""
    space = state.table.players[action.seat].space
    threats, evaded = state.game.threats, state.table.evaded
    return "; ".join(
        _enemy(state, card, names)
        for card in state.table.spaces[space]
        if threats[card].type == "enemy"
        and threats[card].attribute == action.attribute
        and card not in evaded
    )


def _enemy(state: RelicState, card: str, names: Names) -> str:
    """An enemy with its attribute and value."""
    threat = state.game.threats[card]
    return names.say(
        "brings-enemy", card=names.of(card), attribute=names.of(threat.attribute or ""), count=threat.value
    )
