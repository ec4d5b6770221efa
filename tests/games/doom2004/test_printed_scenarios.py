"""Scenarios and cards, pinned: what lies and waits in which area, and what every card does, a line for each.

Cases ask whether the rules do what a card says; this asks whether it still says what it said. `printed.txt`
is read in the diff when something is changed on purpose:

    python -m tests.games.doom2004.test_printed_scenarios > tests/games/doom2004/printed.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grimtable.games import load_game
from grimtable.games.doom2004.items import Mark, Scenario
from grimtable.grid import bits
from tests.support.printing import effect, said, same_as_pinned, words
from tests.support.rule import rule

GAME: Any = load_game("doom2004", [])
AMENDED: Any = load_game("doom2004", ["amendments"])
PRINTED = Path(__file__).with_name("printed.txt")


@rule("D04-SET-25", "D04-MAP-06", "D04-SET-21", "D04-INV-08")
def test_nothing_printed_has_changed() -> None:
    same_as_pinned(PRINTED, lines())


def lines() -> Iterator[str]:
    """Everything printed, in the order of the pack."""
    for scenario in GAME.pack.items("scenarios"):
        yield from _scenario(scenario)
    for card in GAME.pack.items("marine_cards"):
        yield f"marine card {card.id}: " + said(
            copies=card.copies,
            skills=[f"{skill.changes} {skill.amount:+}" for skill in card.skills],
            may=_reaction(card.reaction),
        )
    for card in GAME.pack.items("invader_cards"):
        anew = AMENDED.pack.get("invader_cards", card.id)
        yield f"invader card {card.id}: " + said(
            groups=card.groups,
            event=_reaction(card.event),
            amended=_reaction(anew.event if anew != card else None),
            scatters=[str(scatter) for scatter in card.scatters],
        )


def _scenario(scenario: Scenario) -> Iterator[str]:
    for marines in (1, 2, 3):
        played = scenario.for_marines(marines)
        yield f"{scenario.id} with {marines}: " + said(
            number=scenario.number,
            frags=played.frags,
            extra_cards=played.extra_cards,
            start=played.start,
            rounds=played.rounds,
            keep_off=played.keep_off,
        )
    yield f"{scenario.id} is won: {words(scenario.victory.written)}"
    for timer in scenario.timers:
        yield f"{scenario.id} timer: " + said(
            round=timer.round, unless=timer.unless.written, do=timer.do.written
        )
    for name, encounter in scenario.encounters.items():
        rolls = {roll: effect.written for roll, effect in encounter.rolls.items()}
        yield f"{scenario.id} encounter {name}: " + said(do=effect(encounter.do), rolls=rolls)
    scene = GAME.scene(GAME.setup(scenario=scenario.id), None)
    for door, kind in scene.doors.items():
        yield f"{scenario.id} door {door}: " + said(key=kind.key, open=kind.open, spaces=_spaces(scene, door))
    for area, spaces in scene.areas.items():
        known = scenario.areas.get(area)
        yield f"{scenario.id} area {area}: " + said(
            spaces=spaces.bit_count(),
            dark=known and known.dark,
            do=effect(known and known.do),
            there=[
                f"{_place(scene, space)} {_mark(mark)}"
                for space, mark in scene.marks.items()
                if spaces >> space & 1 and _mark(mark)
            ],
        )


def _mark(mark: Mark) -> str:
    """What stands on a space, without its area."""
    fields = {name: getattr(mark, name) for name in mark.__struct_fields__ if name != "area"}
    told = [name if value is True else words(value) for name, value in fields.items() if value]
    return " ".join(word for word in told if word != "floor")


def _spaces(scene: Any, door: str) -> list[str]:
    return [_place(scene, space) for space in bits(scene.doorways[door])]


def _place(scene: Any, space: int) -> str:
    return str(scene.board.name(space))


def _reaction(reaction: Any) -> str:
    if reaction is None:
        return ""
    words = [reaction.moment, f"once a {reaction.once}" if getattr(reaction, "once", "") else ""]
    words += [effect(reaction.if_), "->", effect(reaction.do)]
    return " ".join(word for word in words if word)


if __name__ == "__main__":
    print("\n".join(lines()))
