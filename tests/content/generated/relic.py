"""Relic: what makes a generated item whole, and where its cards are played."""

from __future__ import annotations

from typing import Any

from grimtable.games.relic.items import CARD_KINDS, Objective, ThreatCard
from grimtable.kernel import Game
from grimtable.kernel.position import Position
from tests.content.generated.checking import Made
from tests.content.generated.making import Maker, Plain

SEATS = ("alpha", "beta", "gamma", "delta")


def make(maker: Maker, name: str) -> Made:
    """A card mostly, sometimes a sheet or a hero."""
    what = maker.random.random()
    if what < 0.72:
        kind = maker.one(CARD_KINDS)
        return Made(kind, name, _card(maker, kind))
    if what < 0.88:
        sheet = maker.item("scenarios")
        for modifier in sheet.get("modifiers", ()):
            if not maker.is_wild():
                modifier.pop("who", None)
        if not maker.is_wild():
            sheet["confrontation"] = _confrontation(maker)
        return Made("scenarios", name, _in_play(maker, sheet))
    hero = maker.item("heroes")
    if not maker.is_wild():
        rewards = sorted(maker.registry.vocabulary("rewards"))
        hero["power_limits"] = [{"level": 0, "limit": maker.number(1, 6)}]
        hero["levels"] = [[maker.one(rewards) for _ in range(maker.number(0, 2))] for _ in range(12)]
        hero.setdefault("special", maker.effect())
    return Made("heroes", name, _in_play(maker, hero))


#: Kinds of which an item is replaced, for a game in which everything else is as it was.
CHANGED = ("spaces",)


def _confrontation(maker: Maker) -> list[Any]:
    """A roll that can be won, and whatever else happens before and after it."""
    won = ["win_game"] if maker.chance(0.5) else [{"verb": "put_token", "on": "sheet"}, *maker.effect()]
    throws: list[Plain] = [
        {"verb": "test", "attribute": "cunning", "target": maker.number(3, 12), "passed": won},
        {"verb": "battle", "attribute": "choice", "value": maker.number(1, 12), "won": won},
        {"verb": "roll_table", "results": [{"on": [1, 4], "do": maker.effect()}, {"on": [5, 99], "do": won}]},
    ]
    last = [{"verb": "win_game", "if": maker.conditions()}]
    return [*(maker.effect() if maker.chance(0.3) else []), maker.one(throws), *maker.effect(), *last]


def _card(maker: Maker, kind: str) -> Plain:
    card = _in_play(maker, maker.item(kind))
    if maker.is_wild():
        return card
    card["copies"] = 1
    costs = [ability.get("cost", {}).get("charge") for ability in card.get("abilities", ())]
    costs += [bonus.get("charge") for key in ("battle_bonus", "test_bonus") for bonus in card.get(key, ())]
    if any(costs):
        card["charges"] = maker.number(1, 4)
    abilities = card.get("abilities", ())
    if kind == "power_cards":
        for ability in abilities:
            ability["may"] = True
        card["abilities"] = list({ability.get("moment"): ability for ability in abilities}.values())
    if kind == "mission_cards" and "objective" not in card:
        card["objective"] = maker.part(Objective)
    if kind == "threat_cards":
        _threat(maker, card)
    return card


def _threat(maker: Maker, card: Plain) -> None:
    card.pop("attribute", None)
    if card.get("type") == "enemy":
        card["attribute"] = maker.one(("strength", "willpower", "cunning"))
        for ability in card.get("abilities", ()):
            ability.pop("may", None)
            ability.pop("cost", None)
    if card.get("type") in ("event", "encounter"):
        card["do"] = card.get("do") or maker.effect()
    else:
        card.pop("do", None)


def _in_play(maker: Maker, item: Plain) -> Plain:
    """Two optional abilities at one moment, or Special Timing away from a Threat card, are refused.

    So are words that say something else, unless they are meant as they stand: nobody makes up words here.
    """
    if maker.is_wild():
        return item
    item["own_words"] = True
    moments: set[Any] = set()
    for ability in item.get("abilities", ()):
        if "deck" not in item or ability.get("may") or "cost" in ability:
            ability.pop("special_timing", None)
        if ability.get("may") or "cost" in ability:
            if ability.get("moment") in moments:
                ability.pop("may", None)
                ability.pop("cost", None)
            moments.add(ability.get("moment"))
    return item


def position(game: Game[Any, Any], made: Made, maker: Maker) -> Position:
    """The card where it works: in a hand, before a player, on his space and on top of its deck."""
    players = maker.number(2, 4)
    seed = maker.number(0, 999)
    if made.kind == "scenarios" and maker.chance(0.5):
        return Position(players=players, scenario=made.id, seed=seed)
    heroes: dict[str, Any] = {
        seat: {"influence": maker.number(0, 9), "level": maker.number(0, 9)} for seat in SEATS[:players]
    }
    owner = heroes["alpha"]
    spaces = [item.id for item in maker.pack.items("spaces")]
    for hero in heroes.values():
        hero["space"] = maker.one(spaces)
    hands: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    more: dict[str, Any] = {"heroes": heroes}
    if made.kind == "power_cards":
        hands["alpha"] = (made.id,)
    elif made.kind == "mission_cards":
        owner["mission"] = made.id
    elif made.kind == "corruption_cards":
        owner["corruption"] = [made.id]
    elif made.kind in ("relic_cards", "wargear_cards") and maker.chance(0.7):
        owner["assets"] = [made.id]
    elif made.kind == "threat_cards":
        if made.data["type"] == "asset" and maker.chance(0.7):
            owner["assets"] = [made.id]
        elif maker.chance(0.6):
            more["board"] = {owner["space"]: [made.id]}
        else:
            decks[made.data["deck"]] = (made.id,)
    elif made.kind == "relic_cards":
        decks["relic"] = (made.id,)
    elif made.kind == "wargear_cards":
        decks["wargear"] = (made.id,)
    elif made.kind == "heroes":
        owner["hero"] = made.id
    elif made.kind == "spaces" and maker.chance(0.8):
        owner["space"] = made.id
    if "mission" not in owner:
        owner["mission"] = maker.one(maker.pack.items("mission_cards")).id
    return Position(
        players=players,
        scenario=made.id if made.kind == "scenarios" else None,
        seed=seed,
        hands=hands,
        decks=decks,
        turn={"seat": "alpha", "phase": _phase(made, maker, more, owner["space"])},
        more=more,
        windows=maker.one(("skip", "skip", "ask")),
    )


#: First word of a moment → the phase before it.
PHASES = {
    "turn": "start",
    "movement": "movement",
    "exploration": "exploration",
    "engagement": "engagement",
    "battle": "engagement",
    "experience": "experience",
}


def _phase(made: Made, maker: Maker, more: dict[str, Any], space: str) -> str:
    """The phase in which the item's first moment comes, with somebody to fight where it speaks of battles."""
    moments = [ability["moment"].partition(".")[0] for ability in made.data.get("abilities", ())]
    if "objective" in made.data:
        moments.append(made.data["objective"]["moment"].partition(".")[0])
    if "board" in more or made.kind == "spaces":
        return "engagement"
    wanted = [PHASES[moment] for moment in moments if moment in PHASES]
    if "battle" in moments or maker.chance(0.3):
        enemies = [
            card.id
            for card in maker.pack.items("threat_cards")
            if isinstance(card, ThreatCard) and card.type == "enemy"
        ]
        more["board"] = {space: [maker.one(enemies)]}
    return maker.one(wanted or ["start", "movement", "engagement", "experience"])
