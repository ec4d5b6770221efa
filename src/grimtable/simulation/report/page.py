"""The page: every section of a report, in the order in which an author asks."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from grimtable import __version__
from grimtable.simulation.proportions import Share, percent, probability
from grimtable.simulation.ranks import quantile
from grimtable.simulation.report import charts
from grimtable.simulation.report.heat import heat_map
from grimtable.simulation.report.style import STYLE
from grimtable.simulation.summary import ItemRow, Summary
from grimtable.simulation.tables import write_tables
from grimtable.simulation.tally import Group

REPORT_FILE = "report.html"
#: More dots than this are a cloud in which nobody sees anything.
MOST_DOTS = 600
#: A difference that chance alone brings about once in twenty times is no sign of anything.
SIGNIFICANT = 0.05


def write_report(summary: Summary, folder: Path) -> Path:
    """Write the page and the tables beside it; the path of the page."""
    written = write_tables(summary, folder)
    path = folder / REPORT_FILE
    path.write_text(page(summary, [each.name for each in written]), encoding="utf-8")
    return path


def page(summary: Summary, files: Sequence[str] = ()) -> str:
    """The whole report as one document that needs nothing from elsewhere."""
    sections = [
        _head(summary),
        _result(summary),
        _curves(summary),
        _maps(summary),
        _luck(summary),
        _unused(summary),
        _groups(summary),
        _failures(summary),
        _foot(summary, files),
    ]
    title = f"{summary.sheet.title} – {summary.spec.who}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f'<body data-tint="{escape(summary.spec.game)}"><main>\n' + "\n".join(filter(None, sections)) + "\n"
        "</main></body></html>\n"
    )


def _figure(title: str, picture: str, about: str = "", key: str = "") -> str:
    caption = f"<figcaption>{escape(about)}</figcaption>" if about else ""
    return f"<figure><h3>{escape(title)}</h3>{picture}{key}{caption}</figure>"


def _tile(value: str, words: str) -> str:
    return f'<div class="card tile"><b>{escape(value)}</b><span>{escape(words)}</span></div>'


# --- the result -------------------------------------------------------------------------------------


def _head(summary: Summary) -> str:
    spec = summary.spec
    seats = ", ".join(f"{seat}: {level}" for seat, level in spec.levels.items())
    tiles = []
    for side, name in summary.sides.items():
        share = summary.wins(side)
        low, high = share.interval
        tiles.append(
            _tile(
                percent(share.rate),
                f"{name} win ({100 * low:.0f} to {100 * high:.0f} % with 95 % confidence)",
            )
        )
    tiles.append(_tile(f"{summary.median_length:g}", f"{summary.unit}, the median game"))
    tiles.append(_tile(str(len(summary.games)), "games"))
    return (
        f"<header><h1>{escape(summary.sheet.title)}</h1>"
        f'<p class="lead">{escape(spec.game)} · {spec.players} players · {escape(seats)}</p></header>'
        f'<section class="tiles">{"".join(tiles)}</section>'
    )


def _result(summary: Summary) -> str:
    rows = [(name, summary.wins(side)) for side, name in summary.sides.items()]
    if summary.nobody:
        rows.append(("nobody", Share(summary.nobody, len(summary.games))))
    ends = "".join(
        f'<tr><td class="words">{escape(summary.end_in_words(rule))} <span '
        f'class="muted">{escape(rule)}</span></td>'
        f"<td>{count}</td><td>{percent(count / len(summary.games))}</td></tr>"
        for rule, count in summary.ends.items()
    )
    picture = charts.intervals(rows, "Share of games won by each side")
    return (
        '<h2>Who wins</h2><div class="grid"><div class="stack">'
        + _figure("Games won", picture, "Dots are shares, bars their Wilson intervals at 95 %.")
        + '<div class="card"><h3>How games ended</h3><table><thead><tr><th></th><th>games</th><th>share</th>'
        f"</tr></thead><tbody>{ends}</tbody></table></div></div>{_lengths(summary)}</div>"
    )


def _lengths(summary: Summary) -> str:
    names = [*summary.sides.values(), "nobody"]
    sides = list(summary.sides)
    values = []
    for length, each in zip(summary.lengths, summary.games, strict=True):
        group = next((sides.index(side) for side in each.winners if side in sides), len(sides))
        values.append((length, group))
    used = names if summary.nobody else names[:-1]
    low, high = quantile(summary.lengths, 0.1), quantile(summary.lengths, 0.9)
    decisions = quantile([each.decisions for each in summary.games], 0.5)
    picture = charts.histogram(values, names, f"Length of games in {summary.unit}", summary.unit)
    about = (
        f"Median {summary.median_length:g} {summary.unit}; four games of five take {low:g} to {high:g}. "
        f"A median game has {decisions:g} decisions."
    )
    key = charts.key([(f"{name} won", charts.colour(place)) for place, name in enumerate(used)])
    return _figure("Length", picture, about, key)


def _curves(summary: Summary) -> str:
    figures = []
    for curve in summary.sheet.curves:
        lines = [(name, summary.curve(curve.id, line)) for line, name in curve.lines.items()]
        if not any(points for _, points in lines):
            continue
        banded = len(lines) == 1
        about = f"{curve.about} Means over the games that last so long" + (
            ", with the middle four fifths." if banded else "."
        )
        picture = charts.curves(lines, curve.title, curve.limit, banded=banded)
        key = charts.key([(name, charts.colour(place)) for place, (name, _) in enumerate(lines)])
        figures.append(_figure(curve.title, picture, about.strip(), key))
    return f'<h2>Over time</h2><div class="grid">{"".join(figures)}</div>' if figures else ""


def _maps(summary: Summary) -> str:
    board = summary.sheet.board
    if board is None:
        return ""
    figures = []
    for layer in summary.sheet.layers:
        counts = summary.layer(layer.id)
        if counts:
            busiest = max(counts, key=lambda place: (counts[place], place))
            total = sum(counts.values())
            about = f"{total} in {len(summary.games)} games; most on {busiest} ({counts[busiest]})."
            picture = heat_map(board, layer, counts, len(summary.games))
            figures.append(_figure(layer.title, picture, about))
    return f'<h2>On the map</h2><div class="grid">{"".join(figures)}</div>' if figures else ""


# --- luck -------------------------------------------------------------------------------------------


def _luck(summary: Summary) -> str:
    if not summary.sheet.luck or not any(summary.net_luck):
        return ""
    names = list(summary.sides.values())
    sides = list(summary.sides)
    first = names[0]
    points = []
    for luck, each in zip(summary.net_luck[:MOST_DOTS], summary.games[:MOST_DOTS], strict=True):
        group = next((sides.index(side) for side in each.winners if side in sides), 0)
        points.append((luck, group, f"game {each.number}: {luck:+.2f}"))
    fifths = summary.by_luck()
    rows = [(f"{mean_luck:+.1f}", share) for mean_luck, share in fifths]
    return (
        "<h2>Luck against decisions</h2>"
        f"<p>{escape(luck_sentence(summary))}</p>"
        '<div class="grid">'
        + _figure(
            "Dice and result, game by game",
            charts.scatter(
                points, [f"{name} won" for name in names], "Luck of each game", "standard deviations"
            ),
            f"Right of the middle the dice were kind to the {first}: their {summary.sheet.luck} "
            "less those of "
            "their opponents, against what such dice come to on average.",
        )
        + _figure(
            f"{first} wins by luck",
            charts.columns(rows, f"Share of games won by the {first} in fifths from unlucky to lucky"),
            "The games in fifths, from the unluckiest to the luckiest; below each its mean luck.",
        )
        + "</div>"
    )


def luck_sentence(summary: Summary) -> str:
    """How much of the result the dice explain, in words."""
    first = next(iter(summary.sides.values()))
    related = summary.luck_and_result
    explained = percent(related * related)
    fifths = summary.by_luck()
    if len(fifths) < 2:
        return "Too few games to say what the dice have to do with it."
    worst, best = fifths[0][1], fifths[-1][1]
    means = "; ".join(
        f"{name} {sum(luck.marks for luck in summary.luck[side]) / max(1, len(summary.games)):+.2f}"
        for side, name in summary.sides.items()
    )
    return (
        f"The dice explain {explained} of the variance of the results (correlation {related:+.2f}); "
        "the rest is "
        f"decisions, cards and the map. In the unluckiest fifth of the games the {first} win "
        f"{percent(worst.rate)}, "
        f"in the luckiest {percent(best.rate)}. Mean luck in {summary.sheet.luck} a game: {means}."
    )


# --- items ------------------------------------------------------------------------------------------


def _unused(summary: Summary) -> str:
    lines = []
    for group in summary.sheet.groups:
        names = [row.name for row in summary.unused(group)]
        absent = [group.items.get(item, item) for item in group.absent]
        if names or absent:
            words = ", ".join(names) or "none"
            words += f" (not in this scenario: {', '.join(absent)})" if absent else ""
            lines.append(f"<li><strong>{escape(group.title)}:</strong> {escape(words)}</li>")
    if not lines:
        return ""
    return f'<h2>Never used</h2><div class="card"><ul>{"".join(lines)}</ul></div>'


def _groups(summary: Summary) -> str:
    tables = "".join(_group(summary, group) for group in summary.sheet.groups)
    if not tables:
        return ""
    first = next(iter(summary.sides.values()))
    return (
        "<h2>What did what</h2><p>Numbers are sums over all games; “games” is the share of games "
        "in which the item was "
        f"used. On the right: how often the {escape(first)} won when it was used and when it was "
        "not, marked where "
        "chance alone makes such a difference in fewer than one case of twenty (among so many "
        "rows, expect a few). "
        "A difference is no cause: what is found late is found by those who live.</p>" + tables
    )


def _group(summary: Summary, group: Group) -> str:
    rows = summary.rows(group)
    if not rows:
        return ""
    games = max(1, len(summary.games))
    column = group.used or next(iter(group.columns))
    rows.sort(key=lambda row: (-row.totals.get(column, 0), row.name))
    most = max((row.totals.get(column, 0) for row in rows), default=0) or 1
    first = next(iter(summary.sides.values()))
    compared = any(row.swing is not None for row in rows)
    head = ["", *group.columns.values(), "games", ""]
    if compared:
        head += [f"{first} win with", "without", ""]
    cells = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join(_row(row, group, column, most, games, compared=compared) for row in rows)
    about = f'<p class="muted">{escape(group.about)}</p>' if group.about else ""
    return (
        f"<details open><summary>{escape(group.title)}</summary>{about}"
        '<div class="card '
        f'scroll"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div></details>'
    )


def _row(row: ItemRow, group: Group, column: str, most: int, games: int, *, compared: bool) -> str:
    cells = [f"<td>{escape(row.name)}</td>"]
    for name in group.columns:
        total = row.totals.get(name, 0)
        cells.append(f"<td>{total}</td>" if total else '<td class="none">·</td>')
    width = round(60 * row.totals.get(column, 0) / most)
    cells.append(f"<td>{percent(row.games / games)}</td>")
    cells.append(f'<td style="text-align:left"><span class="bar" style="width:{width}px"></span></td>')
    if compared:
        swing = row.swing
        if swing is None:
            cells.append('<td class="none">·</td><td class="none">·</td><td></td>')
        else:
            mark = ""
            if row.p < SIGNIFICANT:
                kind = "up" if swing > 0 else "down"
                mark = f'<span class="{kind}">{100 * swing:+.0f}, {probability(row.p)}</span>'
            cells.append(
                f"<td>{percent(row.with_it.rate)}</td><td>{percent(row.without.rate)}</td><td>{mark}</td>"
            )
    return f"<tr>{''.join(cells)}</tr>"


# --- the end ----------------------------------------------------------------------------------------


def _failures(summary: Summary) -> str:
    if not summary.failures:
        return ""
    lines = "".join(
        f"<li>game {each.number}: "
        f"{escape(each.failure)}<br><code>{escape(summary.spec.replay(each.number))}</code>"
        "</li>"
        for each in summary.failures[:20]
    )
    return (
        f'<h2 class="flag">Failed games: {len(summary.failures)}</h2><div class="card"><ul>{lines}</ul></div>'
    )


def fingerprint(summary: Summary) -> str:
    """The same for the same games, whoever played them and in whatever order."""
    digest = hashlib.blake2b(digest_size=8)
    for each in summary.played:
        digest.update(msgspec.json.encode(each))
    return digest.hexdigest()


def _foot(summary: Summary, files: Sequence[str]) -> str:
    spec = summary.spec
    beside = f"Beside this page: {', '.join(files)}. " if files else ""
    example = spec.replay(summary.games[0].number) if summary.games else ""
    return (
        f"<footer><p>{escape(beside)}Seed {spec.seed}, content {escape(spec.content[:12])}, rules version "
        f"{spec.rules}, grimtable {__version__}. Fingerprint of the games: {fingerprint(summary)}.</p>"
        f"<p>One game again, with its record: <code>{escape(example)}</code></p></footer>"
    )
