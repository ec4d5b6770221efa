"""A view in few words: what lies before each seat, what is counted, and the figures on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.doom2004.table import AMMUNITION, INVADER, Marine

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import DoorKind
    from grimtable.games.doom2004.game import Doom2004

Look = Mapping[str, Any]


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
        found[id] = {**invader, "spaces": spaces}
    return found


def _extent(size: str, wide: bool) -> tuple[int, int]:
    """Columns and rows of a base (D04-BIG-01)."""
    if size == "2x2":
        return 2, 2
    if size == "1x2":
        return (2, 1) if wide else (1, 2)
    return 1, 1


def describe_seat(game: Doom2004, look: Look, seat: str, language: str = "en") -> list[str]:
    """The bin of a Marine, or the Invader's cards, for one line of a screen."""
    say = _speaker(game, language)
    if seat == INVADER:
        return [say("bin-hand", count=look["hand_size"]), say("bin-deck", count=look["deck"]["cards"])]
    marine = look["marines"][seat]
    if marine["left"]:
        return [say("bin-left")]
    # Before the first round of an arena nobody has been fragged: the Marines still wait to be placed.
    said = [say("bin-fragged")] if marine["space"] is None and look["round"] else []
    arena = look.get("arena", {})
    if seat in arena.get("acted", ()):
        said.append(say("bin-acted"))
    if seat in arena.get("missing", ()):
        said.append(say("bin-misses-turn"))
    said.append(say("bin-wounds", count=marine["wounds"]))
    said.append(say("bin-armor", count=marine["armor"]))
    said += [
        say("bin-ammo", ammo=_word(game, ammo, language), count=marine["ammo"][ammo])
        for ammo in AMMUNITION
        if marine["ammo"].get(ammo)
    ]
    said += _weapons(game, marine["weapons"], language)
    if marine["order"]:
        said.append(say("bin-order", order=_word(game, marine["order"], language).upper()))
    texts = game.pack.texts
    for token, clocks in _others(marine).items():
        name = texts.of_item("tokens", game.token(token), "name", language)
        if game.token(token).lasts:
            said.append(say("bin-lasting", token=name.upper(), turns=max(clocks)))
        else:
            said.append(say("bin-token", token=name, count=len(clocks)))
    said += [
        texts.of_item("marine_cards", game.marine_copies[copy], "name", language) for copy in marine["cards"]
    ]
    return said


def _others(marine: Look) -> dict[str, list[int]]:
    """What he has besides wounds, armor, ammunition and weapons, as `Marine.others` tells it."""
    return msgspec.convert({**marine, "id": "", "space": -1, "fragged_at": -1}, Marine).others()


def _weapons(game: Doom2004, tokens: list[str], language: str) -> list[str]:
    """Each weapon once, with its number where a Marine carries several (D04-EQP-25)."""
    said = []
    for kind in dict.fromkeys(tokens):
        name = game.pack.texts.of_item("weapons", game.weapons[kind], "name", language)
        # Only English and Polish write common nouns small.
        name = name if language == "de" else name.lower()
        said.append(name + (f" ×{tokens.count(kind)}" if tokens.count(kind) > 1 else ""))
    return said


def describe_table(game: Doom2004, look: Look, language: str = "en") -> list[str]:
    """What the scenario counts, and the doors that need a key nobody has found."""
    say = _speaker(game, language)
    said = [f"{_word(game, flag, language)} {value}" for flag, value in look["flags"].items()]
    said += _points(game, look, language)
    for door, state in look["doors"].items():
        if state["key"] and state["key"] not in look["keys"] and state["standing"] == "closed":
            said.append(say("door-locked", door=door, key=state["key"]))
    for door, state in look["doors"].items():
        kind = game.door_kinds.get(state.get("kind", ""))
        if kind is not None and kind.closes_itself and state["standing"] == "open":
            said.append(say("door-closes-itself", kind=_kind_name(game, kind, language), door=door))
    said += [_roll(game, attack, language) for attack in look["going_on"] if attack.get("faces")]
    return said


def _points(game: Doom2004, look: Look, language: str) -> list[str]:
    """D4X-DM-61, D4X-CTF-13: the points of each side of an arena, and the cards left in its timer."""
    if "arena" not in look:
        return []
    say, arena = _speaker(game, language), look["arena"]
    said = [
        say("table-score", team=_team(game, team, language), points=points, limit=arena["limit"])
        for team, points in arena["score"].items()
    ]
    if game.ruleset.timer and not arena["time_is_up"]:
        said.append(say("table-timer", count=look["deck"]["cards"]))
    return said


def _team(game: Doom2004, team: str, language: str) -> str:
    """A player by the colour of his seat, or a team of Capture the Flag."""
    return game.pack.texts.find(f"seat-{team}", language) or _word(game, team, language)


def _roll(game: Doom2004, attack: Mapping[str, Any], language: str) -> str:
    """The dice on the table, and what they add up to without icons and cards."""
    say = _speaker(game, language)
    shown = []
    for die, (reach, damage, bullet, miss) in zip(attack["dice"], attack["faces"], strict=True):
        colour, _, number = die.partition("_")
        face = say("roll-miss") if miss else f"{reach}/{damage}{'*' if bullet else ''}"
        shown.append(" ".join(filter(None, (say(f"die-{colour}"), number, face))))
    reach, damage = (sum(face[place] for face in attack["faces"]) for place in (0, 1))
    return say("roll-now", dice=", ".join(shown), reach=reach, damage=damage)


def _speaker(game: Doom2004, language: str) -> Callable[..., str]:
    def say(key: str, /, **arguments: object) -> str:
        return game.pack.texts.text(key, language, **arguments)

    return say


def _kind_name(game: Doom2004, kind: DoorKind, language: str) -> str:
    return game.pack.texts.of_item("doors", kind, "name", language) or kind.title


def _word(game: Doom2004, id: str, language: str) -> str:
    return game.pack.texts.find(f"word-{id}", language) or id.replace("_", " ")
