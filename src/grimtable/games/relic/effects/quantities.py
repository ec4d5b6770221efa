"""Quantities: what content may count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from grimtable.content import Registry, Word
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.remembering import Battle, Resolving
from grimtable.games.relic.table import SHEET, token_key
from grimtable.games.relic.topics.cards import holding, trophy_points
from grimtable.games.relic.topics.players import group

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

registry = Registry()


@registry.quantity("level", text="level you have|levels you have")
def level(state: RelicState, resolving: Resolving) -> int:
    """Your level."""
    return you(state, resolving).level


@registry.quantity("life", text="Life you have|Life you have")
def life(state: RelicState, resolving: Resolving) -> int:
    """Your Life."""
    return you(state, resolving).life


@registry.quantity("life_missing", text="Life below your start value|Life below your start value")
def life_missing(state: RelicState, resolving: Resolving) -> int:
    """How far your Life is below the start value of your hero."""
    player = you(state, resolving)
    return max(0, state.game.heroes[player.hero].life - player.life)


@registry.quantity("attribute", text="point of your {attribute}|points of your {attribute}")
def attribute(
    state: RelicState,
    resolving: Resolving,
    attribute: Literal["strength", "willpower", "cunning", "highest", "lowest"],
) -> int:
    """The value of one of your attributes, or of the highest or lowest."""
    player = you(state, resolving)
    values = (player.strength, player.willpower, player.cunning)
    if attribute == "highest":
        return max(values)
    if attribute == "lowest":
        return min(values)
    return values[("strength", "willpower", "cunning").index(attribute)]


@registry.quantity("influence", text="influence you have|influence you have")
def influence(state: RelicState, resolving: Resolving) -> int:
    """Your influence."""
    return you(state, resolving).influence


@registry.quantity("cards", text="card you have ({what})|cards you have ({what})")
def cards(
    state: RelicState,
    resolving: Resolving,
    what: Literal["power", "assets", "relics", "trophies", "corruption", "completed"],
    trait: Annotated[str, Word("traits")] | None = None,
) -> int:
    """How many cards of a kind you have; a trait counts only assets that have it."""
    return len(holding(state, you(state, resolving), what, trait or ""))


@registry.quantity("trophy_points", text="trophy point you have|trophy points you have")
def points(state: RelicState, resolving: Resolving) -> int:
    """What your trophies are worth."""
    return trophy_points(state, you(state, resolving).trophies)


@registry.quantity("activated_corruption", text="activated Corruption card|activated Corruption cards")
def activated_corruption(state: RelicState, resolving: Resolving) -> int:
    """How many of your Corruption cards are activated."""
    player = you(state, resolving)
    return len(player.corruption) - len(player.facedown)


@registry.quantity("players", text="player ({who})|players ({who})")
def players(
    state: RelicState, resolving: Resolving, who: Annotated[str, Word("players")] = "everybody"
) -> int:
    """How many players a group has now."""
    return len(group(state, resolving.seat, who, resolving.target))


@registry.quantity("threats_here", text="Threat card on your space|Threat cards on your space")
def threats_here(state: RelicState, resolving: Resolving) -> int:
    """How many Threat cards lie on your space."""
    return len(state.table.spaces[you(state, resolving).space])


@registry.quantity(
    "tokens_on_this", text="of your character tokens on this card|of your character tokens here"
)
def tokens_on_this(state: RelicState, resolving: Resolving) -> int:
    """How many of your character tokens lie on this card."""
    return state.table.tokens.get(token_key(resolving.seat, resolving.card), 0)


@registry.quantity(
    "tokens_on_sheet", text="of your character tokens on the sheet|of your tokens on the sheet"
)
def tokens_on_sheet(state: RelicState, resolving: Resolving) -> int:
    """How many of your character tokens lie on the scenario sheet."""
    return state.table.tokens.get(token_key(resolving.seat, SHEET), 0)


@registry.quantity("charges_on_this", text="charge on this card|charges on this card")
def charges_on_this(state: RelicState, resolving: Resolving) -> int:
    """How many charge tokens lie on this card."""
    return state.table.charges.get(resolving.card, 0)


@registry.quantity("amount", text="of them|of them")
def amount(state: RelicState, resolving: Resolving) -> int:
    """The number that the moment, or the last counting verb, speaks of."""
    return resolving.amount


@registry.quantity("counter", text="{name}|{name}")
def counter(state: RelicState, resolving: Resolving, name: str) -> int:
    """Something that the scenario counts."""
    return state.table.counts.get(name, 0)


@registry.quantity("enemies", text="enemy you fight|enemies you fight", needs="battle")
def enemies(state: RelicState, resolving: Resolving) -> int:
    """How many enemies the battle in progress is against."""
    battle = state.in_progress(Battle)
    return 0 if battle is None else len(battle.enemies)


@registry.quantity(
    "enemy_value", text="point of the enemies' value|points of the enemies' value", needs="battle"
)
def enemy_value(state: RelicState, resolving: Resolving) -> int:
    """The printed values of the enemies in the battle in progress, added up."""
    battle = state.in_progress(Battle)
    return 0 if battle is None else battle.printed


@registry.quantity("margin", text="point of difference|points of difference", needs="battle")
def margin(state: RelicState, resolving: Resolving) -> int:
    """By how much the battle values differ, once they are counted."""
    battle = state.in_progress(Battle)
    return 0 if battle is None else abs(battle.value - battle.enemy_value)


@registry.quantity("subject_value", text="point of its value|points of its value")
def subject_value(state: RelicState, resolving: Resolving) -> int:
    """The attribute value of the enemy, or the power value of the card, that the moment speaks of."""
    return state.game.values.get(resolving.subject, 0)
