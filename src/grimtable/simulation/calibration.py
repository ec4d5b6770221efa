"""Calibration: how often a person wins against bots of every skill, measured over all scenarios of a game.

The person is played by a recruit. A curve belongs to the side of the bots; where every seat is a rival of all
others there is one curve, for a person in the first seat against bots in the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grimtable.bots.calibrated_bot import ANY_SIDE, Point, skill_for, smoothed
from grimtable.games import load_game
from grimtable.kernel import Setup, SetupError
from grimtable.simulation.batch import Batch
from grimtable.simulation.batch_spec import SimulationError, make_spec
from grimtable.simulation.proportions import Share, percent
from grimtable.simulation.seating import sides

PERSON = "recruit"
SKILLS = (0.0, 0.5, 1.0, 1.5, 2.0)
MOST_PLAYERS = 8


@dataclass(frozen=True, slots=True)
class Sitting:
    """One batch of a calibration: bots of one skill on one side of one table."""

    side: str  #: of the bots
    skill: float
    person: str  #: the team whose wins count
    batch: Batch


@dataclass(frozen=True, slots=True)
class Measured:
    """One point of a curve with the games behind it."""

    skill: float
    share: Share


def sittings(
    game: str, folder: Path, *, players: Sequence[int] = (), skills: Sequence[float] = SKILLS, seed: int = 1
) -> list[Sitting]:
    """Every table of a calibration, each a batch in a folder of its own that can be stopped and resumed."""
    rules = load_game(game)
    found = []
    for scenario in rules.scenarios:
        for count in players or range(1, MOST_PLAYERS + 1):
            try:
                setup = rules.setup(players=count, scenario=scenario)
            except SetupError:
                continue
            if len(sides(setup)) < 2:
                continue
            for side, person in _pairs(setup):
                for skill in skills:
                    seats = ",".join(
                        f"{team}={PERSON if team == person else f'skill-{skill:g}'}" for team in sides(setup)
                    )
                    spec = make_spec(game, scenario, players=count, seats=seats, seed=seed, watched=False)
                    name = f"{scenario}-{count}-{side.replace(ANY_SIDE, 'any')}-{skill:g}"
                    found.append(Sitting(side, skill, person, Batch.begin(folder / name, spec)))
    if not found:
        raise SimulationError(f"{game} has no table with two sides, so there is nothing to calibrate")
    return found


def _pairs(setup: Setup) -> list[tuple[str, str]]:
    """The bots' side and the person's: both ways round, or everybody against the first seat."""
    teams = sides(setup)
    if not set(teams) <= set(setup.order):  # a team of several seats has a name of its own
        return [(teams[1], teams[0]), (teams[0], teams[1])]
    return [(ANY_SIDE, teams[0])]


def curves(found: Sequence[Sitting], games: int) -> dict[str, list[Measured]]:
    """Side of the bots → its points, from what was played so far."""
    wins: dict[tuple[str, float], list[int]] = {}
    for sitting in found:
        count = wins.setdefault((sitting.side, sitting.skill), [0, 0])
        for played in sitting.batch.games(games):
            if not played.failure:
                count[0] += sitting.person in played.winners
                count[1] += 1
    measured: dict[str, list[Measured]] = {}
    for (side, skill), (won, of) in sorted(wins.items()):
        measured.setdefault(side, []).append(Measured(skill, Share(won, of)))
    return measured


def points(measured: Sequence[Measured]) -> list[Point]:
    return [Point(each.skill, each.share.rate) for each in measured if each.share.games]


def as_toml(found: dict[str, list[Measured]], command: str) -> str:
    """The file that a game reads its calibration from."""
    lines = [
        f"# How often the other side, played by a {PERSON}, won against bots of each skill.",
        f"# {command}",
    ]
    for side, measured in found.items():
        lines += ["", f'["{side}"]']
        lines += [
            f'"{each.skill:g}" = {{ won = {each.share.wins}, games = {each.share.games} }}'
            for each in measured
        ]
    return "\n".join(lines) + "\n"


#: Strengths that the page answers for.
WANTED = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
_BAR = 30


def drawn(measured: Sequence[Measured]) -> list[str]:
    """The curve as lines of text: skill, share of the person's wins, a bar."""
    smooth = {point.skill: point.share for point in smoothed(points(measured))}
    return [
        f"skill {each.skill:<4g} {'█' * round(_BAR * smooth.get(each.skill, 0)):<{_BAR}} {each.share}"
        for each in measured
    ]


def markdown(found: dict[str, list[Measured]], command: str) -> str:
    """The curves and what follows from them, for a page of documentation."""
    parts = [f"Made by `{command}`."]
    for side, measured in found.items():
        name = "every other seat" if side == ANY_SIDE else side
        curve = points(measured)
        parts += [
            f"Bots as {name}:",
            "```text\n" + "\n".join(drawn(measured)) + "\n```",
            "| the person should win | "
            + " | ".join(percent(share) for share in WANTED)
            + " |\n|---|"
            + "---|" * len(WANTED)
            + "\n| skill of the bots | "
            + " | ".join(f"{skill_for(curve, share):.2f}" for share in WANTED)
            + " |",
        ]
    return "\n\n".join(parts)
