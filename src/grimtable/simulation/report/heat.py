"""Heat maps: how often something happened on each space of a scenario's map."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from grimtable.simulation.report.charts import short, svg
from grimtable.simulation.tally import BoardPlan, Layer

SPACE = 22
EDGE = 8
TONES = frozenset({"blood", "moss", "teal", "amber", "ember"})


def heat_map(board: BoardPlan, layer: Layer, counts: Mapping[str, int], games: int) -> str:
    """The map with every space tinted by its count; the busiest space has the full colour."""
    left, top, width, height = board.frame
    tone = layer.tone if layer.tone in TONES else "blood"
    most = max(counts.values(), default=0)
    body = []

    def place(x: float, y: float) -> tuple[str, str]:
        return short((x - left) * SPACE + EDGE), short((y - top) * SPACE + EDGE)

    for name, (x, y, terrain) in board.places.items():
        across, down = place(x, y)
        box = f'x="{across}" y="{down}" width="{SPACE}" height="{SPACE}"'
        body.append(f'<rect {box} fill="var(--floor)" stroke="var(--ground)" stroke-width="0.5"/>')
        if terrain != "floor":
            body.append(f'<rect {box} fill="var(--muted)" opacity="0.22"/>')
        count = counts.get(name, 0)
        if count:
            # The square root, because a few spaces are far busier than the rest.
            strength = 0.12 + 0.88 * (count / most) ** 0.5
            told = f"{name}: {count}, {count / max(1, games):.2f} a game"
            body.append(
                f'<rect {box} fill="var(--{tone})" '
                f'opacity="{short(strength)}"><title>{escape(told)}</title></rect>'
            )
    for x1, y1, x2, y2 in board.walls:
        (a, b), (c, d) = place(x1, y1), place(x2, y2)
        body.append(
            f'<path d="M{a} {b}L{c} {d}" stroke="var(--wall)" stroke-width="3" stroke-linecap="square"/>'
        )
    for x1, y1, x2, y2 in board.doors.values():
        (a, b), (c, d) = place(x1, y1), place(x2, y2)
        body.append(f'<path d="M{a} {b}L{c} {d}" stroke="var(--amber)" stroke-width="3" opacity="0.8"/>')
    for label, middle, level in board.labels:
        across, down = place(middle, level)
        body.append(
            f'<text x="{across}" y="{down}" text-anchor="middle" style="fill:var(--text);font:600 '
            "13px var(--head);"
            f'paint-order:stroke;stroke:var(--ground);stroke-width:3px">{escape(label)}</text>'
        )
    total = sum(counts.values())
    return svg(
        width * SPACE + 2 * EDGE,
        height * SPACE + 2 * EDGE,
        f"{layer.title}: {total} in {games} games, at most {most} on one space",
        body,
    )
