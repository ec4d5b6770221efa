"""The greatest attacks of DOOM 2004: all six dice and a re-roll, by the BFG and by the Cyberdemon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from benchmarks.odds import Question
from grimtable.games.doom2004.game import load
from grimtable.games.doom2004.topics.odds import Face, Shot, forget, odds
from grimtable.games.doom2004.topics.odds_shots import MARINE, Sheet, shot_for

DISTANCES = range(1, 9)
FIRER = replace(MARINE, side="self")


class SixDice:
    """Every six-dice attack of the reference sheet, at every range, with either side's re-roll."""

    def __init__(self) -> None:
        self.sheet = Sheet.of(load().pack)
        self.faces: Mapping[str, Sequence[Face]] = self.sheet.faces

    def questions(self) -> list[Question]:
        return [partial(odds, shot, self.faces) for shot in self.shots()]

    def forget(self) -> None:
        forget()

    def shots(self) -> Iterator[Shot]:
        """Aimed and dodged, at one figure and at a crowd, also with a deck of which every card is known."""
        bfg, cyberdemon = self.sheet.weapon("bfg"), self.sheet.invader("cyberdemon")
        for distance in DISTANCES:
            for kind in self.sheet.invaders:
                for aim in (True, False):
                    shot = shot_for(
                        self.sheet, bfg, self.sheet.target(kind), distance=distance, aim=aim, dodge=not aim
                    )
                    yield shot
                    yield self.at_a_crowd(shot)
            # Its sheet says Aim, so that nobody can dodge it but to take that away (D04-RRL-04).
            yield shot_for(self.sheet, cyberdemon, MARINE, distance=distance)

    def at_a_crowd(self, shot: Shot) -> Shot:
        """The same Blast with an Imp and the firer himself in it, and wherever it may scatter to."""
        crowd = (*shot.targets, self.sheet.target("imp"), FIRER)
        return replace(
            shot,
            targets=crowd,
            scatters=tuple(
                replace(diagram, struck=(number % len(crowd),))
                for number, diagram in enumerate(self.sheet.diagrams)
            ),
        )
