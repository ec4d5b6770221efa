"""A view in few words: what lies before each seat, what is counted, and the figures on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grimtable.games.doom2004.table import AMMUNITION, INVADER

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004

Look = Mapping[str, Any]

#: Flags that the rules keep for themselves; what they mean is said with the Marine.
_INNER = ("used_", "guarded_", "killed_", "frags")


def figures(game: Doom2004, look: Look) -> dict[str, dict[str, Any]]:
    """Every figure of a view with its seat; one on the board has a `space`, and the `spaces` it covers."""
    found: dict[str, dict[str, Any]] = {}
    for id, marine in look["marines"].items():
        found[id] = {**marine, "seat": id}
        if marine["space"] is not None:
            found[id]["spaces"] = [marine["space"]]
    for id, invader in look["invaders"].items():
        wide, high = _extent(game.invaders[invader["kind"]].size, invader["wide"])
        column, row = map(int, invader["space"].split(","))
        spaces = [f"{column + right},{row + down}" for down in range(high) for right in range(wide)]
        found[id] = {**invader, "seat": INVADER, "spaces": spaces}
    return found


def _extent(size: str, wide: bool) -> tuple[int, int]:
    """Columns and rows of a base (D04-BIG-01)."""
    if size == "2x2":
        return 2, 2
    if size == "1x2":
        return (2, 1) if wide else (1, 2)
    return 1, 1


def describe_seat(game: Doom2004, look: Look, seat: str) -> list[str]:
    """The bin of a Marine, or the Invader's cards, for one line of a screen."""
    if seat == INVADER:
        return [_number(look["hand_size"], "card"), f"deck {look['deck']['cards']}"]
    marine = look["marines"][seat]
    if marine["left"]:
        return ["has left the board"]
    said = [] if marine["space"] is not None else ["FRAGGED"]
    said.append(f"wounds {marine['wounds']}")
    said.append(f"armor {marine['armor']}")
    said += [f"{ammo} {marine['ammo'][ammo]}" for ammo in AMMUNITION if marine["ammo"].get(ammo)]
    said += _weapons(game, marine["weapons"])
    if marine["order"]:
        said.append(f"order {marine['order'].upper()}")
    if marine["adrenaline"]:
        said.append(f"adrenaline {marine['adrenaline']}")
    if marine["berserk"]:
        said.append(f"BERSERK ({_number(max(marine['berserk']), 'turn')})")
    said += [game.marine_copies[copy].title for copy in marine["cards"]]
    return said


def _weapons(game: Doom2004, tokens: list[str]) -> list[str]:
    """Each weapon once, with its number where a Marine carries several (D04-EQP-25)."""
    kinds = dict.fromkeys(tokens)
    names = {kind: game.weapons[kind].title.lower() for kind in kinds}
    return [names[kind] + (f" ×{tokens.count(kind)}" if tokens.count(kind) > 1 else "") for kind in kinds]


def describe_table(look: Look) -> list[str]:
    """What the scenario counts, and the doors that need a key nobody has found."""
    said = [
        f"{flag.replace('_', ' ')} {value}"
        for flag, value in look["flags"].items()
        if not flag.startswith(_INNER)
    ]
    for door, state in look["doors"].items():
        if state["key"] and state["key"] not in look["keys"] and state["standing"] == "closed":
            said.append(f"door {door} needs the {state['key']} key")
    said += [_roll(attack) for attack in look["going_on"] if attack.get("faces")]
    return said


def _roll(attack: Mapping[str, Any]) -> str:
    """The dice on the table, and what they add up to without icons and cards."""
    shown = []
    for die, (reach, damage, bullet, miss) in zip(attack["dice"], attack["faces"], strict=True):
        face = "MISS" if miss else f"{reach}/{damage}{'*' if bullet else ''}"
        shown.append(f"{die.replace('_', ' ')} {face}")
    reach, damage = (sum(face[place] for face in attack["faces"]) for place in (0, 1))
    return f"ROLL {', '.join(shown)} (range {reach}, damage {damage})"


def _number(amount: int, what: str) -> str:
    return f"{amount} {what}{'' if amount == 1 else 's'}"
