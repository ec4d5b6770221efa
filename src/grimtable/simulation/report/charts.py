"""Charts: small pictures as SVG. Numbers are rounded, so that the same batch gives the same page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from grimtable.simulation.proportions import Share, percent
from grimtable.simulation.ranks import quantile
from grimtable.simulation.report.style import COLOURS
from grimtable.simulation.summary import CurvePoint

WIDTH = 560
LEFT = 46
RIGHT = 12
TOP = 12


def colour(place: int) -> str:
    """The colour of the side or line drawn at this place, as CSS."""
    return f"var({COLOURS[place % len(COLOURS)]})"


def svg(width: int, height: int, label: str, body: Sequence[str]) -> str:
    """A picture with a sentence for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">'
        + "".join(body)
        + "</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Some words in a picture."""
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{short(x)}" y="{short(y)}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    """A straight line of a kind that the style knows."""
    return f'<line class="{kind}" x1="{short(x1)}" y1="{short(y1)}" x2="{short(x2)}" y2="{short(y2)}"/>'


def short(number: float) -> str:
    """A coordinate with no more digits than anybody sees.

    >>> short(3.0), short(1 / 3)
    ('3', '0.33')
    """
    return f"{number:.2f}".rstrip("0").rstrip(".")


def key(entries: Sequence[tuple[str, str]]) -> str:
    """What the colours of a picture mean: name and colour."""
    items = "".join(f'<li><i style="background:{shade}"></i>{escape(name)}</li>' for name, shade in entries)
    return f'<ul class="key">{items}</ul>'


def ticks(highest: float, wanted: int = 5) -> list[float]:
    """Round numbers from 0 to about the highest value.

    >>> ticks(23)
    [0, 5, 10, 15, 20, 25]
    """
    if highest <= 0:
        return [0.0, 1.0]
    raw = highest / wanted
    power = 10 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw * 0.999)
    return [number * step for number in range(math.ceil(highest / step - 1e-9) + 1)]


def intervals(rows: Sequence[tuple[str, Share]], label: str, middle: float | None = 0.5) -> str:
    """Shares as dots on bars of their intervals, one row each."""
    height = TOP + 34 * len(rows) + 26
    left = 130
    span = WIDTH - left - 74

    def across(share: float) -> float:
        return left + span * share

    body = []
    for quarter in (0, 0.25, 0.5, 0.75, 1):
        body.append(line(across(quarter), TOP, across(quarter), height - 22))
        body.append(text(across(quarter), height - 6, f"{100 * quarter:.0f} %", "middle"))
    if middle is not None:
        body.append(line(across(middle), TOP, across(middle), height - 22, "limit"))
    for place, (name, share) in enumerate(rows):
        y = TOP + 34 * place + 17
        low, high = share.interval
        shade = colour(place)
        told = f"{name}: {share.wins} of {share.games}, {share}"
        body.append(f"<g><title>{escape(told)}</title>")
        body.append(
            f'<rect x="{short(across(low))}" y="{y - 5}" '
            f'width="{short(across(high) - across(low))}" height="10" '
            f'rx="5" fill="{shade}" opacity="0.35"/>'
        )
        body.append(f'<circle cx="{short(across(share.rate))}" cy="{y}" r="7" fill="{shade}"/></g>')
        body.append(text(left - 10, y + 4, name, "end", "strong"))
        body.append(text(WIDTH - 4, y + 5, percent(share.rate), "end", "head"))
    return svg(WIDTH, height, label, body)


def histogram(values: Sequence[tuple[int, int]], names: Sequence[str], label: str, unit: str) -> str:
    """Values with the place of their group, stacked in bars of equal width."""
    height = 230
    bottom = height - 34
    if not values:
        return svg(WIDTH, height, label, [text(WIDTH / 2, height / 2, "no games", "middle")])
    numbers = [value for value, _ in values]
    low, high = min(numbers), max(numbers)
    # A few games that never want to end would squeeze all others into a corner: the last bar takes them in.
    usual = min(high, int(quantile(numbers, 0.98) * 1.25) + 1)
    width = max(1, math.ceil((usual - low + 1) / 28))
    bins = [[0] * len(names) for _ in range((usual - low) // width + 1)]
    for value, group in values:
        bins[(min(value, usual) - low) // width][group] += 1
    marks = ticks(max(sum(each) for each in bins), 4)
    step = (WIDTH - LEFT - RIGHT) / len(bins)
    body = _scale(marks, bottom)
    for place, counts in enumerate(bins):
        x = LEFT + place * step
        first = low + place * width
        named = str(first) if width == 1 else f"{first}–{first + width - 1}"
        if place == len(bins) - 1 and high > usual:
            named = f"{first} and more, up to {high}"
        told = ", ".join(f"{names[group]} {count}" for group, count in enumerate(counts) if count)
        body.append(f"<g><title>{escape(f'{named} {unit}: {told or 0}')}</title>")
        y = float(bottom)
        for group, count in enumerate(counts):
            size = (bottom - TOP) * count / marks[-1]
            y -= size
            body.append(
                f'<rect x="{short(x + 1)}" y="{short(y)}" width="{short(max(1.0, step - 2))}" '
                f'height="{short(size)}" fill="{colour(group)}"/>'
            )
        body.append("</g>")
        if place % max(1, len(bins) // 8) == 0:
            body.append(text(x + step / 2, bottom + 16, str(first), "middle"))
    body.append(text(WIDTH - RIGHT, height - 2, unit, "end"))
    return svg(WIDTH, height, label, body)


def curves(
    lines: Sequence[tuple[str, Sequence[CurvePoint]]], label: str, limit: int = 0, *, banded: bool = False
) -> str:
    """Means over the rounds; with a band, the middle four fifths of the games as well."""
    height = 250
    bottom = height - 34
    points = [point for _, line_points in lines for point in line_points]
    if not points:
        return svg(WIDTH, height, label, [text(WIDTH / 2, height / 2, "no games", "middle")])
    last = max(point.round for point in points)
    highest = max(limit, 1, *(point.high if banded else point.mean for point in points))
    marks = ticks(highest, 4)

    def x(point: CurvePoint) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (point.round - 1) / max(1, last - 1)

    def y(value: float) -> float:
        return bottom - (bottom - TOP) * value / marks[-1]

    body = _scale(marks, bottom)
    for number in _round_marks(last):
        across = LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / max(1, last - 1)
        body.append(text(across, bottom + 16, str(number), "middle"))
    if limit:
        body.append(line(LEFT, y(limit), WIDTH - RIGHT, y(limit), "limit"))
    for place, (name, line_points) in enumerate(lines):
        if banded and line_points:
            upper = [f"{short(x(point))},{short(y(point.high))}" for point in line_points]
            lower = [f"{short(x(point))},{short(y(point.low))}" for point in reversed(line_points)]
            body.append(
                f'<polygon points="{" ".join(upper + lower)}" fill="{colour(place)}" opacity="0.18"/>'
            )
        path = " ".join(f"{short(x(point))},{short(y(point.mean))}" for point in line_points)
        body.append(
            f'<polyline points="{path}" fill="none" stroke="{colour(place)}" stroke-width="2.5">'
            f"<title>{escape(name)}</title></polyline>"
        )
    body.append(text(WIDTH - RIGHT, height - 2, "round", "end"))
    return svg(WIDTH, height, label, body)


def _round_marks(last: int) -> list[int]:
    step = max(1, int(ticks(last, 7)[1]))
    return [1, *range(step, last + 1, step)] if step > 1 else list(range(1, last + 1))


def _scale(marks: Sequence[float], bottom: int) -> list[str]:
    body = []
    for mark in marks:
        y = bottom - (bottom - TOP) * mark / marks[-1]
        body.append(line(LEFT, y, WIDTH - RIGHT, y))
        body.append(text(LEFT - 6, y + 4, f"{mark:g}", "end"))
    return body


def scatter(points: Sequence[tuple[float, int, str]], names: Sequence[str], label: str, unit: str) -> str:
    """One dot for each game: a value from side to side, and a row for each group."""
    rows = max(1, len(names))
    height = TOP + 60 * rows + 34
    reach = max([2.0, *(abs(value) for value, _, _ in points)])
    left, right = 110, 14

    def x(value: float) -> float:
        return left + (WIDTH - left - right) * (value + reach) / (2 * reach)

    body = [line(x(0), TOP, x(0), height - 30, "limit")]
    for mark in range(-math.floor(reach), math.floor(reach) + 1):
        body.append(line(x(mark), TOP, x(mark), height - 30))
        body.append(text(x(mark), height - 16, f"{mark:+d}" if mark else "0", "middle"))
    for group, name in enumerate(names):
        middle = TOP + 60 * group + 30
        body.append(text(left - 10, middle + 4, name, "end", "strong"))
        for place, (value, _, told) in enumerate(each for each in points if each[1] == group):
            # Spread over the row in a fixed pattern, so that dots do not hide each other.
            y = middle - 22 + (place * 17) % 45
            body.append(
                f'<circle cx="{short(x(value))}" cy="{y}" r="3" fill="{colour(group)}" opacity="0.55">'
                f"<title>{escape(told)}</title></circle>"
            )
    body.append(text(WIDTH - right, height - 2, unit, "end"))
    return svg(WIDTH, height, label, body)


def columns(rows: Sequence[tuple[str, Share]], label: str) -> str:
    """Shares as columns with whiskers for their intervals."""
    height = 230
    bottom = height - 34
    step = (WIDTH - LEFT - RIGHT) / max(1, len(rows))
    body = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - (bottom - TOP) * share
        body.append(line(LEFT, y, WIDTH - RIGHT, y))
        body.append(text(LEFT - 6, y + 4, f"{100 * share:.0f} %", "end"))
    for place, (name, each) in enumerate(rows):
        x = LEFT + (place + 0.5) * step
        low, high = each.interval
        top = bottom - (bottom - TOP) * each.rate
        body.append(f"<g><title>{escape(f'{name}: {each.wins} of {each.games}, {each}')}</title>")
        body.append(
            f'<rect x="{short(x - step * 0.3)}" y="{short(top)}" width="{short(step * 0.6)}" '
            f'height="{short(bottom - top)}" fill="var(--teal)" opacity="0.75"/>'
        )
        body.append(
            f'<line x1="{short(x)}" x2="{short(x)}" y1="{short(bottom - (bottom - TOP) * low)}" '
            f'y2="{short(bottom - (bottom - TOP) * high)}" stroke="var(--text)" stroke-width="1.5"/></g>'
        )
        body.append(text(x, bottom + 16, name, "middle"))
    return svg(WIDTH, height, label, body)
