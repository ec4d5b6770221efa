"""`grimtable odds`: the exact chances of an attack, as a table or JSON, or of all weapons at once."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, cast

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from grimtable.cli.packs import PackOption, asked_packs
from grimtable.cli.printing import print_json, printed_page
from grimtable.content import ContentError, Pack, did_you_mean
from grimtable.kernel import GrimtableError

if TYPE_CHECKING:
    from grimtable.games import PackName
    from grimtable.games.asking_odds import AnswersOdds, AttackOdds, Matrix

app = typer.Typer(help="The exact chances of an attack.", add_completion=False)

BAR = 20  #: columns of a whole bar


class OddsCommandError(GrimtableError):
    """A question about odds that a person can put better."""


@app.command()
def odds(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: doom2004 or doom2016.")],
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
    cover: Annotated[bool, typer.Option("--cover", help="DOOM 2016: the target is in cover.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")] = False,
    pack: PackOption = None,
) -> None:
    """Print the exact chances of one attack, or with --all the chance to kill for all of them."""
    from grimtable.games.asking_odds import AttackQuestion

    part = part_for(game)
    content = load_pack_of(game, asked_packs(pack))
    question = AttackQuestion(
        weapon=weapon,
        invader=invader,
        target=target,
        distance=distance,
        armor=armor,
        wounds=wounds,
        aim=aim,
        dodge=dodge,
        berserk=berserk,
        objective=objective,
        deck=deck,
        cover=cover,
    )
    if everything:
        matrix = part.every(content, question)
        if as_json:
            print_json(matrix.document)
        else:
            _print_matrix(matrix)
        return
    answer = part.one(content, question)
    if as_json:
        print_json(answer.document)
    else:
        _print_odds(answer)


def part_for(game: str) -> AnswersOdds:
    """The part of a game that answers, or a sentence about which games have one."""
    from grimtable.games import installed, package_of
    from grimtable.games.parts import find_part, has_part

    if game in installed():
        found = find_part(package_of(game), "odds")
        if found is not None:
            return cast("AnswersOdds", found)
    known = tuple(id for id in installed() if has_part(package_of(id), "odds"))
    raise OddsCommandError(_unknown("game with odds", game, known))


def load_pack_of(game: str, packs: list[PackName]) -> Pack:
    """The content of a game with these packs, or a sentence about what is wrong with it."""
    from grimtable.games import load_changed, pack_of

    try:
        return pack_of(load_changed(game, packs))
    except ContentError as error:
        raise OddsCommandError(str(error)) from None


def _unknown(what: str, word: str, known: tuple[str, ...]) -> str:
    near = did_you_mean(word, known)
    hint = f"did you mean {near}?" if near else f"choose one of {', '.join(known)}"
    return f'there is no {what} "{word}"; {hint}'


# -- one attack


def _print_odds(answer: AttackOdds) -> None:
    with printed_page() as page:
        page.print(f"[bold]{answer.title}[/bold] {answer.how}")
        table = Table(box=SIMPLE_HEAD, show_header=True, pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column("chance", justify="right")
        table.add_column("exactly", justify="right", style="dim")
        table.add_column("", min_width=BAR, no_wrap=True)
        for place, block in enumerate(answer.blocks):
            if place:
                table.add_section()
            for row in block:
                table.add_row(
                    row.label, percent(row.chance), str(row.chance), f"[{row.style}]{bar(row.chance)}[/]"
                )
        page.print(table)
        page.print(f"On average: {', '.join(answer.means)}.")


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


# -- all of them


def _print_matrix(matrix: Matrix) -> None:
    with printed_page() as page:
        page.print(matrix.title)
        for attacker, rows in matrix.tables.items():
            table = Table(title=attacker, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
            table.add_column("", min_width=12)
            for column in matrix.columns:
                table.add_column(column, justify="right", min_width=5)
            for target, row in rows.items():
                table.add_row(target, *("–" if chance is None else _cell(chance) for chance in row))
            page.print(table)


def _cell(chance: Fraction) -> str:
    words = percent(chance).rstrip("%")
    return f"[dim]{words}[/]" if words == "0" else words
