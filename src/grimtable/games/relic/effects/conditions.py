"""Conditions: what content may ask before something happens; "you" is whom the effect is carried out for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.games.relic.effects.words import forms
from grimtable.games.relic.remembering import Battle, Moving, Resolving, Test
from grimtable.games.relic.table import SHEET, token_key
from grimtable.games.relic.topics.board import TIERS
from grimtable.games.relic.topics.cards import has_trait, holding, relics, trophy_points
from grimtable.games.relic.topics.places import places
from grimtable.games.relic.topics.players import group

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

registry = Registry()

Attribute = Literal["strength", "willpower", "cunning"]
_ATTRIBUTE = "strength=Strength|willpower=Willpower|cunning=Cunning"


def you(state: RelicState, resolving: Resolving) -> Player:
    """The player whom an effect is carried out for."""
    return state.table.players[resolving.seat]


# --- what you have ------------------------------------------------------------------------------------


@registry.condition("has_relic", text="you have a relic")
def has_relic(state: RelicState, resolving: Resolving) -> bool:
    """You have at least one relic."""
    return relics(state, you(state, resolving)) > 0


@registry.condition("has_influence", text="you have at least {amount} influence")
def has_influence(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """You have so much influence, or more."""
    return state.table.players[resolving.seat].influence >= amount


@registry.condition("has_cards", text="you have at least {amount} {what}")
def has_cards(
    state: RelicState,
    resolving: Resolving,
    what: Literal["power", "assets", "relics", "trophies", "corruption", "completed"],
    amount: Quantity = 1,
    trait: Annotated[str, Word("traits")] | None = None,
) -> bool:
    """You have so many cards of a kind, or more; a trait counts only assets that have it."""
    return len(holding(state, you(state, resolving), what, trait or "")) >= amount


@registry.condition("has_trophy_points", text="your trophies are worth at least {amount}")
def has_trophy_points(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """Your trophies are worth so many trophy points, or more."""
    return trophy_points(state, you(state, resolving).trophies) >= amount


@registry.condition("has_mission", text="you have an active mission")
def has_mission(state: RelicState, resolving: Resolving) -> bool:
    """You have an active mission."""
    return you(state, resolving).mission != ""


@registry.condition("has_facedown_corruption", text="you have a facedown Corruption card")
def has_facedown_corruption(state: RelicState, resolving: Resolving) -> bool:
    """One of your Corruption cards is not activated."""
    return bool(you(state, resolving).facedown)


@registry.condition("has_activated_corruption", text="you have an activated Corruption card")
def has_activated_corruption(state: RelicState, resolving: Resolving) -> bool:
    """One of your Corruption cards is activated."""
    player = you(state, resolving)
    return len(player.corruption) > len(player.facedown)


@registry.condition("level_at_least", text="you are level {amount} or higher")
def level_at_least(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """You have reached a level."""
    return you(state, resolving).level >= amount


@registry.condition("life_at_most", text="you have {amount} Life or less")
def life_at_most(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """You have so much Life, or less."""
    return you(state, resolving).life <= amount


@registry.condition("life_below_start", text="your Life is below its start value")
def life_below_start(state: RelicState, resolving: Resolving) -> bool:
    """Your Life is below the start value of your hero."""
    player = you(state, resolving)
    return player.life < state.game.heroes[player.hero].life


@registry.condition("can_lose_life", text="you can lose Life")
def can_lose_life(state: RelicState, resolving: Resolving) -> bool:
    """Nothing in force says that you cannot lose Life, so it can be a price (REL-CLR-02, REL-R-31)."""
    return state.lasting.forbids("lose_life", resolving.seat) is None


@registry.condition("attribute_at_least", text=f"your {{attribute:{_ATTRIBUTE}}} is {{amount}} or more")
def attribute_at_least(
    state: RelicState, resolving: Resolving, attribute: Attribute, amount: Quantity
) -> bool:
    """One of your attributes has reached a value."""
    value: int = getattr(you(state, resolving), attribute)
    return value >= amount


@registry.condition("hero_is", text="you are {hero}")
def hero_is(state: RelicState, resolving: Resolving, hero: Annotated[str, Reference("heroes")]) -> bool:
    """You play this hero."""
    return you(state, resolving).hero == hero


@registry.condition("affiliation_is", text="you belong to {affiliation}")
def affiliation_is(state: RelicState, resolving: Resolving, affiliation: str) -> bool:
    """Your hero belongs to a group (REL-CHR-20)."""
    return state.game.heroes[you(state, resolving).hero].affiliation == affiliation


@registry.condition("lies_down", text="your figure lies on its side")
def lies_down(state: RelicState, resolving: Resolving) -> bool:
    """You have to lose your next turn."""
    return you(state, resolving).lying


# --- where you are ------------------------------------------------------------------------------------


@registry.condition("in_tier", text=f"you are in the {{tier:{forms('tiers')}}}")
def in_tier(state: RelicState, resolving: Resolving, tier: Annotated[str, Word("tiers")]) -> bool:
    """Your figure stands in this tier."""
    return TIERS[state.table.players[resolving.seat].space] == tier


@registry.condition("in_area", text=f"you are in {{area:{forms('areas')}}}")
def in_area(state: RelicState, resolving: Resolving, area: Annotated[str, Word("areas")]) -> bool:
    """Your figure stands in this area; corners belong to none (REL-BRD-07)."""
    return state.game.spaces[you(state, resolving).space].area == area


@registry.condition("at_space", text="you are on {space}")
def at_space(state: RelicState, resolving: Resolving, space: Annotated[str, Reference("spaces")]) -> bool:
    """Your figure stands on this space."""
    return state.game.space_ids[you(state, resolving).space] == space


@registry.condition("on_corner", text="you are on a corner space")
def on_corner(state: RelicState, resolving: Resolving) -> bool:
    """Your figure stands on a corner of the Outer or Middle tier."""
    return you(state, resolving).space in places(state, resolving.seat, "corners")


@registry.condition("threats_here", text="at least {amount:Threat card lies|Threat cards lie} on your space")
def threats_here(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> bool:
    """So many Threat cards lie on your space, or more."""
    return len(state.table.spaces[you(state, resolving).space]) >= amount


@registry.condition("own_token_here", text="one of your character tokens lies on your space")
def own_token_here(state: RelicState, resolving: Resolving) -> bool:
    """A character token of yours lies on the space where you stand."""
    place = f"space:{state.game.space_ids[you(state, resolving).space]}"
    return token_key(resolving.seat, place) in state.table.tokens


@registry.condition("tokens_on_this", text="{amount} of your character tokens lie on this card")
def tokens_on_this(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> bool:
    """So many character tokens of yours lie on this card, or more."""
    return state.table.tokens.get(token_key(resolving.seat, resolving.card), 0) >= amount


@registry.condition("tokens_on_sheet", text="{amount} of your character tokens lie on the scenario sheet")
def tokens_on_sheet(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> bool:
    """So many character tokens of yours lie on the scenario sheet, or more."""
    return state.table.tokens.get(token_key(resolving.seat, SHEET), 0) >= amount


@registry.condition("there_are_spaces", text=f"there is {{among:{forms('places')}}}")
def there_are_spaces(state: RelicState, resolving: Resolving, among: Annotated[str, Word("places")]) -> bool:
    """At least one space of a group exists now."""
    return bool(places(state, resolving.seat, among))


@registry.condition("there_are_players", text=f"there is {{who:{forms('players')}}}")
def there_are_players(state: RelicState, resolving: Resolving, who: Annotated[str, Word("players")]) -> bool:
    """At least one player of a group exists now."""
    return bool(group(state, resolving.seat, who, resolving.target))


@registry.condition("your_turn", text="it is your turn")
def your_turn(state: RelicState, resolving: Resolving) -> bool:
    """You are the active player."""
    return state.table.active == resolving.seat


@registry.condition("phase_is", text="it is the {phase} phase")
def phase_is(
    state: RelicState,
    resolving: Resolving,
    phase: Literal["movement", "exploration", "engagement", "experience"],
) -> bool:
    """The active player is in this phase."""
    return state.table.phase == phase


@registry.condition("counted", text="{name} stands at {amount} or more")
def counted(state: RelicState, resolving: Resolving, name: str, amount: Quantity = 1) -> bool:
    """Something that the scenario counts has reached a number."""
    return state.table.counts.get(name, 0) >= amount


# --- battles, tests, rolls ------------------------------------------------------------------------------


@registry.condition("battle_is", text=f"it is a {{attribute:{_ATTRIBUTE}}} battle", needs="battle")
def battle_is(state: RelicState, resolving: Resolving, attribute: Attribute) -> bool:
    """The battle in progress is of this type."""
    battle = state.in_progress(Battle)
    return battle is not None and battle.attribute == attribute


@registry.condition("fighting", text=f"an enemy you fight is a {{trait:{forms('traits')}}}", needs="battle")
def fighting(state: RelicState, resolving: Resolving, trait: Annotated[str, Word("traits")]) -> bool:
    """At least one enemy of the battle in progress has this trait (REL-R-96)."""
    battle = state.in_progress(Battle)
    return battle is not None and any(has_trait(state, card, trait) for card in battle.enemies)


@registry.condition("fighting_group", text="you fight more than one enemy", needs="battle")
def fighting_group(state: RelicState, resolving: Resolving) -> bool:
    """The battle in progress is against a group."""
    battle = state.in_progress(Battle)
    return battle is not None and len(battle.enemies) > 1


@registry.condition("fighting_sheet", text="you fight a scenario sheet or an encounter", needs="battle")
def fighting_sheet(state: RelicState, resolving: Resolving) -> bool:
    """The battle in progress is not against enemy cards (REL-BAT-34)."""
    battle = state.in_progress(Battle)
    return battle is not None and battle.sheet != ""


@registry.condition(
    "enemy_value_at_least", text="the enemies' attribute value is {amount} or more", needs="battle"
)
def enemy_value_at_least(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """The printed values of the enemies in the battle add up to so much, or more."""
    battle = state.in_progress(Battle)
    return battle is not None and battle.printed >= amount


@registry.condition("won_by", text="you won by {amount} or more", needs="battle")
def won_by(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """Your battle value was higher by so much, or more."""
    battle = state.in_progress(Battle)
    return battle is not None and battle.outcome == "won" and battle.value - battle.enemy_value >= amount


@registry.condition("die_shows", text="one of your dice shows {face}", needs="roll")
def die_shows(state: RelicState, resolving: Resolving, face: int) -> bool:
    """A die of your battle, test or movement roll shows this face, unmodified (REL-DIE-10)."""
    contest = state.game.contest(state)
    if contest is not None:
        return any(face in chain for chain in contest.dice)
    moving = state.in_progress(Moving)
    return moving is not None and moving.value == face


@registry.condition("enemy_die_shows", text="the enemy's die shows {face}", needs="battle")
def enemy_die_shows(state: RelicState, resolving: Resolving, face: int) -> bool:
    """A die of the enemy roll shows this face."""
    battle = state.in_progress(Battle)
    return battle is not None and any(face in chain for chain in battle.enemy_dice)


@registry.condition("used_power_value", text="you used a power value", needs="roll")
def used_power_value(state: RelicState, resolving: Resolving) -> bool:
    """In the battle, test or movement in progress a Power card took the place of a die."""
    contest = state.game.contest(state) or state.in_progress(Moving)
    return contest is not None and contest.power > 0


@registry.condition("test_is", text="it is a {attribute} test", needs="test")
def test_is(state: RelicState, resolving: Resolving, attribute: Attribute | Literal["level"]) -> bool:
    """The test in progress names this attribute, or the level."""
    test = state.in_progress(Test)
    return test is not None and test.attribute == attribute


# --- what the moment speaks of ----------------------------------------------------------------------------


@registry.condition("card_is", text="the card is a {type}")
def card_is(
    state: RelicState,
    resolving: Resolving,
    type: Literal[
        "event", "enemy", "encounter", "asset", "wargear", "relic", "power", "mission", "corruption"
    ],
) -> bool:
    """The card that the moment speaks of is of this type or deck."""
    game = state.game
    if resolving.subject not in game.cards:
        return False
    return type in (game.types.get(resolving.subject), game.deck_of[resolving.subject])


@registry.condition("card_has_trait", text=f"the card is a {{trait:{forms('traits')}}}")
def card_has_trait(state: RelicState, resolving: Resolving, trait: Annotated[str, Word("traits")]) -> bool:
    """The card that the moment speaks of has this trait."""
    return has_trait(state, resolving.subject, trait)


@registry.condition("card_colour", text="the card is {colour}")
def card_colour(state: RelicState, resolving: Resolving, colour: Literal["red", "blue", "yellow"]) -> bool:
    """The card that the moment speaks of belongs to this Threat deck."""
    return state.game.deck_of.get(resolving.subject) == colour


@registry.condition("card_has_omen", text="the card has an omen mark")
def card_has_omen(state: RelicState, resolving: Resolving) -> bool:
    """The card that the moment speaks of has an omen mark (REL-THR-05)."""
    return resolving.subject in state.game.omens


@registry.condition("subject_is", text="it is {name}")
def subject_is(state: RelicState, resolving: Resolving, name: str) -> bool:
    """What the moment speaks of has this name: the id of a card, the title of a text box, a space, a tier."""
    subject = resolving.subject
    item = state.game.cards.get(subject)
    return subject == name or (item is not None and item.id == name)


@registry.condition("amount_at_least", text="it was {amount} or more")
def amount_at_least(state: RelicState, resolving: Resolving, amount: Quantity) -> bool:
    """The number that the moment, or the last counting verb, speaks of has reached a value."""
    return resolving.amount >= amount


@registry.condition("chose", text="{option} was chosen")
def chose(state: RelicState, resolving: Resolving, option: str) -> bool:
    """This word was chosen last."""
    return resolving.chosen == option
