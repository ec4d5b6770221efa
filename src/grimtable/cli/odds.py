"""`grimtable odds`: the exact chances of an attack, as a table or JSON, or of all weapons at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from grimtable.cli.overlays import OverlayOption, check_overlays
from grimtable.content import ContentError, Pack, did_you_mean
from grimtable.kernel import GrimtableError

if TYPE_CHECKING:
    from grimtable.games.doom2004.topics.odds import Objective, Odds, Shot, Target
    from grimtable.games.doom2004.topics.odds_shots import Sheet

app = typer.Typer(help="The exact chances of an attack.", add_completion=False)

GAMES = ("doom2004",)  #: the games whose attacks can be asked about
RANGES = range(1, 9)
_AIMS = {"kill": "the kill", "wounds": "wounds", "hit": "a hit"}
BAR = 20  #: columns of a whole bar


class OddsCommandError(GrimtableError):
    """A question about odds that a person can put better."""


@app.command()
def odds(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: doom2004.")],
    weapon: Annotated[str | None, typer.Option(help="A Marine attacks with it.", show_default=False)] = None,
    invader: Annotated[str | None, typer.Option(help="Or this invader attacks.", show_default=False)] = None,
    target: Annotated[
        str | None, typer.Option(help="An invader, or marine.", show_default="marine for an invader")
    ] = None,
    distance: Annotated[int, typer.Option("--range", help="Needed range in spaces.")] = 1,
    armor: Annotated[int | None, typer.Option(help="The target's armor.", show_default="as printed")] = None,
    wounds: Annotated[
        int | None, typer.Option(help="Wounds the target can still take.", show_default="as printed")
    ] = None,
    aim: Annotated[bool, typer.Option("--aim", help="The attack is aimed.")] = False,
    dodge: Annotated[bool, typer.Option("--dodge", help="The target dodges.")] = False,
    berserk: Annotated[bool, typer.Option("--berserk", help="A berserk fist: every hit kills.")] = False,
    objective: Annotated[
        str | None,
        typer.Option(
            help="What a re-roll is played for: kill, wounds or hit.",
            show_default="kill; wounds for an invader's attack",
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every weapon on every invader at 1 to 8.")
    ] = False,
    deck: Annotated[
        bool, typer.Option("--deck", help="Show where a Blast scatters to, with the whole Invader deck.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")] = False,
    overlay: OverlayOption = None,
) -> None:
    """Print the exact chances of one attack, or with --all the chance to kill for all of them."""
    from grimtable.games.doom2004.topics.odds import OBJECTIVES
    from grimtable.games.doom2004.topics.odds import odds as exact
    from grimtable.games.doom2004.topics.odds_shots import MARINE, Sheet, shot_for

    if objective is not None and objective not in OBJECTIVES:
        raise OddsCommandError(_unknown("objective", objective, OBJECTIVES))
    if game not in GAMES:
        raise OddsCommandError(_unknown("game with odds", game, GAMES))
    sheet = Sheet.of(load_pack_of(game, check_overlays(overlay)))
    if everything:
        if weapon is not None or invader is not None or target is not None:
            raise OddsCommandError("--all takes every weapon and every invader; leave the names out")
        matrix = _matrix(sheet, aim=aim, dodge=dodge, objective=objective)
        if as_json:
            _json({"ranges": list(RANGES), "kill": matrix})
        else:
            _print_matrix(sheet, matrix)
        return
    if (weapon is None) == (invader is None):
        raise OddsCommandError(
            "name one attacker: --weapon NAME or --invader NAME (or --all for every weapon)"
        )
    if weapon is not None and target is None:
        raise OddsCommandError("name the target, for example --target imp")
    if invader is not None and berserk:
        raise OddsCommandError("only a Marine goes berserk; leave --berserk out (D04-EQP-20)")
    if berserk and weapon is not None and sheet.weapon(weapon).id != "fist":
        raise OddsCommandError("a berserk Marine attacks with his fist only; take --weapon fist (D04-EQP-20)")
    attacker = sheet.weapon(weapon) if weapon is not None else sheet.invader(str(invader))
    struck = sheet.target(target or MARINE.name, armor=armor, wounds=wounds)
    shot = shot_for(
        sheet,
        attacker,
        struck,
        distance=distance,
        aim=aim,
        dodge=dodge,
        shooter=sheet.target(attacker.id if weapon is None else MARINE.name),
        berserk=berserk,
        scatters=sheet.diagrams if deck else (),
        objective=objective,
    )
    answer = exact(shot, sheet.faces)
    if as_json:
        _json(_document(attacker.id, shot, answer))
    else:
        _print_odds(sheet, f"{attacker.name} on {_title(sheet, struck)}", shot, answer)


def load_pack_of(game: str, overlays: list[Path]) -> Pack:
    """The pack of a game with overlays, or a sentence about what is wrong with it."""
    from grimtable.games import load_game

    try:
        loaded: Any = load_game(game, *overlays)
    except ContentError as error:
        raise OddsCommandError(str(error)) from None
    return cast("Pack", loaded.pack)


def _unknown(what: str, word: str, known: tuple[str, ...]) -> str:
    near = did_you_mean(word, known)
    hint = f"did you mean {near}?" if near else f"choose one of {', '.join(known)}"
    return f'there is no {what} "{word}"; {hint}'


def _title(sheet: Sheet, target: Target) -> str:
    kind = sheet.invaders.get(target.name)
    name = kind.name if kind is not None else target.name.capitalize()
    return f"{name} (armor {target.armor}, wounds {target.wounds})"


# -- one attack


def _rows(sheet: Sheet, shot: Shot, answer: Odds) -> Iterator[tuple[str, Fraction, str] | None]:
    """What is shown: a label, a chance and its style; None starts a new block."""
    yield "hit", answer.hit, "green"
    yield "Miss", answer.miss, "red"
    if not shot.melee:
        yield "too short", answer.short, "red"
    for at, target in enumerate(shot.targets):
        yield None
        whose = "" if at == 0 else f"{_name(sheet, target)}: "
        for number, chance in answer.wounds[at]:
            yield f"{whose}{number} {'wound' if number == 1 else 'wounds'}", chance, "yellow"
        yield (
            f"{whose}{'fragged' if _is_marine(sheet, target) else 'killed'}",
            answer.kill(at),
            "bold magenta",
        )
    extra: list[tuple[str, Fraction, str]] = []
    if shot.ammunition:
        extra.append(("ammunition spent", answer.ammunition, "cyan"))
    if shot.blast:
        extra.append(("scatters", answer.scatter, "blue"))
        extra += [(f"  {diagram}", chance, "blue") for diagram, chance in answer.scatters]
    if shot.rerolled_by:
        extra.append((f"re-roll for {_AIMS[shot.objective]}", answer.reroll, "white"))
    if extra:
        yield None
        yield from extra


def _name(sheet: Sheet, target: Target) -> str:
    return "himself" if target.side == "self" and _is_marine(sheet, target) else target.name


def _is_marine(sheet: Sheet, target: Target) -> bool:
    return target.name not in sheet.invaders


def _print_odds(sheet: Sheet, title: str, shot: Shot, answer: Odds) -> None:
    with _page() as page:
        how = "in melee" if shot.melee else f"at range {shot.distance}"
        page.print(f"[bold]{title}[/bold] {how}: {', '.join(shot.dice)}{_bonuses(shot)}")
        table = Table(box=SIMPLE_HEAD, show_header=True, pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column("chance", justify="right")
        table.add_column("exactly", justify="right", style="dim")
        table.add_column("", min_width=BAR, no_wrap=True)
        for row in _rows(sheet, shot, answer):
            if row is None:
                table.add_section()
                continue
            label, chance, style = row
            table.add_row(label, percent(chance), str(chance), f"[{style}]{bar(chance)}[/]")
        page.print(table)
        means = [f"damage {_mean(answer.damage.mean)} per attack", f"wounds {_mean(answer.wounds[0].mean)}"]
        if not shot.melee and answer.misses < answer.total:
            unmissed = answer.range.mean / (1 - answer.miss)
            means.append(f"range {_mean(unmissed)} without a Miss")
        page.print(f"On average: {', '.join(means)}.")


def _bonuses(shot: Shot) -> str:
    """The icons that matter to the odds, after the dice."""
    parts = [
        f"Accuracy {shot.accuracy}" if shot.accuracy else "",
        f"Deadly {shot.deadly}" if shot.deadly else "",
    ]
    parts += [f"Blast {shot.blast}" if shot.blast else "", "aimed" if shot.aimed else ""]
    parts += ["dodged" if shot.dodged else "", "berserk" if shot.berserk else ""]
    parts += ["so no re-roll" if shot.aimed and shot.dodged else ""]
    named = [part for part in parts if part]
    return f" ({', '.join(named)})" if named else ""


def percent(chance: Fraction) -> str:
    """A chance in percent, rounded to one digit, but never to 0 or 100 what is neither.

    >>> [percent(Fraction(part, 100000)) for part in (0, 1, 33333, 99999, 100000)]
    ['0%', '<0.1%', '33.3%', '>99.9%', '100%']
    """
    if chance in (0, 1):
        return f"{int(chance) * 100}%"
    tenths = round(chance * 1000)
    if tenths == 0:
        return "<0.1%"
    if tenths == 1000:
        return ">99.9%"
    return f"{tenths // 10}.{tenths % 10}%"


def bar(chance: Fraction) -> str:
    """A bar as long as the chance, in eighths of a column.

    >>> bar(Fraction(1, 2)), bar(Fraction(0)), bar(Fraction(1, 1000))
    ('██████████', '', '▏')
    """
    eighths = round(chance * BAR * 8)
    if chance and not eighths:
        eighths = 1
    full, rest = divmod(eighths, 8)
    return "█" * full + ("" if not rest else "▏▎▍▌▋▊▉"[rest - 1])


def _mean(value: Fraction) -> str:
    hundredths = round(value * 100)
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def _document(attacker: str, shot: Shot, answer: Odds) -> dict[str, object]:
    """One attack for other programs: every chance as an exact fraction and as a number."""
    return {
        "attacker": attacker,
        "dice": list(shot.dice),
        "range": shot.distance,
        "melee": shot.melee,
        "accuracy": shot.accuracy,
        "deadly": shot.deadly,
        "blast": shot.blast,
        "reroll_by": shot.rerolled_by,
        "objective": shot.objective,
        "hit": _chance(answer.hit),
        "miss": _chance(answer.miss),
        "short": _chance(answer.short),
        "ammunition": _chance(answer.ammunition),
        "scatter": _chance(answer.scatter),
        "scatters": {diagram: _chance(chance) for diagram, chance in answer.scatters},
        "reroll": _chance(answer.reroll),
        "rolled_range": {str(value): _chance(chance) for value, chance in answer.range},
        "damage": {str(value): _chance(chance) for value, chance in answer.damage},
        "scatter_damage": {str(value): _chance(chance) for value, chance in answer.scatter_damage},
        "targets": [
            {
                "name": target.name,
                "side": target.side,
                "armor": target.armor,
                "wounds_left": target.wounds,
                "wounds": {str(value): _chance(chance) for value, chance in answer.wounds[at]},
                "kill": _chance(answer.kill(at)),
            }
            for at, target in enumerate(shot.targets)
        ],
    }


def _chance(chance: Fraction) -> dict[str, object]:
    return {"exact": str(chance), "percent": round(float(chance * 100), 4)}


# -- all of them


def _matrix(
    sheet: Sheet, *, aim: bool, dodge: bool, objective: Objective | None
) -> dict[str, dict[str, list[dict[str, object] | None]]]:
    """Weapon → invader → chance to kill at each range; None where the weapon cannot attack."""
    from grimtable.games.doom2004.topics.odds import OddsError
    from grimtable.games.doom2004.topics.odds import odds as exact
    from grimtable.games.doom2004.topics.odds_shots import shot_for

    faces = sheet.faces
    matrix: dict[str, dict[str, list[dict[str, object] | None]]] = {}
    for weapon in sheet.weapons.values():
        rows = matrix[weapon.id] = {}
        for invader in sheet.invaders:
            row: list[dict[str, object] | None] = []
            for distance in RANGES:
                try:
                    shot = shot_for(
                        sheet,
                        weapon,
                        sheet.target(invader),
                        distance=distance,
                        aim=aim,
                        dodge=dodge,
                        objective=objective,
                    )
                except OddsError:  # melee beyond the next space
                    row.append(None)
                else:
                    row.append(_chance(exact(shot, faces).kill()))
            rows[invader] = row
    return matrix


def _print_matrix(sheet: Sheet, matrix: dict[str, dict[str, list[dict[str, object] | None]]]) -> None:
    with _page() as page:
        page.print("Chance to kill an unwounded invader, in percent, by range.")
        for weapon, rows in matrix.items():
            table = Table(
                title=sheet.weapons[weapon].name, title_justify="left", box=SIMPLE_HEAD, pad_edge=False
            )
            table.add_column("", min_width=12)
            for distance in RANGES:
                table.add_column(str(distance), justify="right", min_width=5)
            for invader, row in rows.items():
                cells = ["–" if cell is None else _cell(cell) for cell in row]
                table.add_row(sheet.invaders[invader].name, *cells)
            page.print(table)


def _cell(cell: dict[str, object]) -> str:
    chance = percent(Fraction(str(cell["exact"]))).rstrip("%")
    return f"[dim]{chance}[/]" if chance == "0" else chance


# -- printing


@contextmanager
def _page() -> Iterator[Console]:
    """A console that colours for the terminal; into a pipe go 80 plain columns without padding."""
    if sys.stdout.isatty():
        yield Console(highlight=False)
        return
    plain = StringIO()
    yield Console(file=plain, highlight=False, width=80, no_color=True)
    typer.echo("\n".join(line.rstrip() for line in plain.getvalue().rstrip().split("\n")))


def _json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
