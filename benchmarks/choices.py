"""Choices: decisions that have more than one answer.

catanatron asks "roll the dice" and "end the turn" as questions with a single answer and counts a decision for
each; other engines go on by themselves. A share, counted apart from the clock, makes the two comparable.
"""

from __future__ import annotations

from benchmarks.measurement import Measurement
from benchmarks.subject import Subject, chooser

GAMES = 5
"""How many whole games are counted for each subject."""


def share_of_choices(subject: Subject, seed: int) -> float:
    """The share of decisions in random games that have at least two answers.

    Must not run while a playout of catanatron is open: its games draw from Python's shared generator.
    """
    decisions = choices = 0
    for number in range(GAMES):
        table = subject.begin(seed + number, chooser(seed + number))
        while True:
            answers = table.answers()
            if not table.advance(1):
                break
            decisions += 1
            choices += answers > 1
    return choices / decisions


def choices(playouts: Measurement, share: float) -> Measurement:
    """What a measurement of decisions says of choices."""
    samples = tuple(sample * share for sample in playouts.samples)
    return Measurement(playouts.subject, "choices", samples, operations=round(playouts.operations * share))
