"""A tournament as Markdown and in sentences."""

from __future__ import annotations

from grimtable.simulation.proportions import Share, percent, probability
from grimtable.simulation.tournament import Duel, Tournament

#: A level is said to beat another when chance alone would do as well in fewer than one case of a hundred.
SURE = 0.01


def markdown(tournament: Tournament, command: str = "") -> str:
    """The tables of a tournament for a page of documentation."""
    first, second = (side.capitalize() for side in tournament.sides)
    games = max((match.wins.games for match in tournament.matches), default=0)
    lines = []
    if command:
        lines += [f"Made by `{command}`.", ""]
    lines += [
        f"{games} games for each pair of levels and each place: {'; '.join(tournament.places)}.",
        "",
        f"| level | against | as {first} | as {second} | together | p |",
        "|---|---|---|---|---|---|",
    ]
    for duel in tournament.duels():
        lines.append(
            f"| **{duel.higher}** | {duel.lower} | "
            f"{_beside(duel.as_first, duel.lower_as_first, duel.p_first)} "
            f"| {_beside(duel.as_second, duel.lower_as_second, duel.p_second)} | {duel.together} "
            f"| {probability(duel.p)} |"
        )
    lines += [
        "",
        f"“As {first}” is how often the level wins on that side against the other one, and in brackets how "
        "often the other one wins there against itself; the p-value compares the two on that side, against "
        "each opponent that both met. “Together” counts both sides; its p-value is exact, against one half.",
        "",
    ]
    for place in tournament.places:
        lines += [f"How often the {first} win, {place}:", "", *_cross(tournament, place), ""]
    lines += ["| level | rating | 95 % |", "|---|---|---|"]
    lines += [
        f"| {rating.level} | {rating.points:.0f} | {rating.low:.0f} to {rating.high:.0f} |"
        for rating in tournament.ratings()
    ]
    lines += ["", "Ratings are those of Bradley and Terry on the scale of Elo."]
    return "\n".join(lines)


def _beside(share: Share, own: Share | None, p: float | None) -> str:
    told = f"{percent(share.rate)} of {share.games}"
    if own is None or p is None:
        return told
    return f"{told} ({percent(own.rate)}, {probability(p)})"


def _cross(tournament: Tournament, place: str) -> list[str]:
    first, second = (side.capitalize() for side in tournament.sides)
    lines = [
        f"| {first} \\ {second} | " + " | ".join(tournament.levels) + " |",
        "|---" * (len(tournament.levels) + 1) + "|",
    ]
    for level in tournament.levels:
        cells = []
        for other in tournament.levels:
            share = tournament.share(level, other, place)
            cells.append("–" if share is None else str(share))
        lines.append(f"| **{level}** | " + " | ".join(cells) + " |")
    return lines


def verdict(duel: Duel) -> str:
    """Whether the higher level beats the lower one, in a sentence."""
    told = f"{duel.together} of {duel.together.games} games, {probability(duel.p)}"
    if duel.p < SURE and duel.together.rate > 0.5:
        return f"{duel.higher} beats {duel.lower}: {told}."
    if duel.p < SURE:
        return f"{duel.higher} loses to {duel.lower}: {told}."
    return f"{duel.higher} is not proven better than {duel.lower}: {told}."
