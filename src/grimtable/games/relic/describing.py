"""A view in few words: what lies before each player, how the game stands, and where the heroes are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic

Look = Mapping[str, Any]


def figures(look: Look) -> dict[str, dict[str, Any]]:
    """Every hero with its seat and space."""
    return {
        seat: {"seat": seat, "hero": player["hero"], "space": player["space"]}
        for seat, player in look["players"].items()
        if player["hero"]
    }


def describe_seat(game: Relic, look: Look, seat: str) -> list[str]:
    """Dials, cards and progress of one player."""
    player = look["players"][seat]
    if player["eliminated"]:
        return ["eliminated"]
    if not player["hero"]:
        return ["no hero yet"]
    said = [
        game.heroes[player["hero"]].title,
        f"level {player['level']}",
        f"Strength {player['strength']}, Willpower {player['willpower']}, Cunning {player['cunning']}",
        f"Life {player['life']}",
        f"influence {player['influence']}",
        f"Power cards {player['power_cards']}",
        f"trophy points {player['trophy_points']}",
        f"completed missions {player['completed_missions']}",
    ]
    corrupted = len(player["corruption"]) + player["facedown_corruption"]
    if corrupted:
        said.append(f"Corruption cards {corrupted}")
    if player["mission"]:
        said.append(f"mission: {game.cards[player['mission']].title}")
    if player["assets"]:
        said.append("assets: " + ", ".join(game.cards[card].title for card in player["assets"]))
    if player["lying"]:
        said.append("loses the next turn")
    return said


def describe_table(game: Relic, look: Look) -> list[str]:
    """Scenario, round and phase."""
    said = []
    if look["scenario"]:
        said.append(game.scenario_sheets[look["scenario"]].title)
    if look["round"]:
        said.append(f"round {look['round']}")
    if look["phase"]:
        said.append(f"{look['phase'].capitalize()} phase of {look['active']}")
    return said
