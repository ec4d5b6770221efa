"""`grimtable rules`: read the rule catalogues and see which code, cases and tests cite them."""

import re
from pathlib import Path
from typing import Annotated, Any, NoReturn, cast

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grimtable.cli.printing import print_json, printed_page
from grimtable.rulebook.catalogue import CatalogueError
from grimtable.rulebook.citation import Citation
from grimtable.rulebook.coverage import (
    Coverage,
    RuleCoverage,
    all_citations,
    citations_of,
    measure,
    permille,
    unknown_citations,
)
from grimtable.rulebook.identifier import did_you_mean
from grimtable.rulebook.index import KERNEL, CatalogueIndex, Volume, open_index
from grimtable.rulebook.project import Project, find_project
from grimtable.rulebook.rule import ENGLISH, KINDS, Catalogue, Kind, Rule

app = typer.Typer(
    help="Read the rule catalogues and see what cites them.", no_args_is_help=True, add_completion=False
)

RootOption = Annotated[
    Path | None,
    typer.Option("--root", help="Top folder of a clone, with cases and tests.", show_default=False),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
GameArgument = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="A game, or kernel.", show_default=False)
]

_FAILED = 1
_USAGE = 2
_MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`")
# More citations than this do not help anybody who wants to find the rule; --json has all.
_SHOWN_CITATIONS = 12


def _stop(sentence: str, code: int) -> NoReturn:
    """End with one sentence on the error channel."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def _open(root: Path | None) -> tuple[Project, CatalogueIndex]:
    try:
        project = find_project(root)
    except LookupError as error:
        _stop(str(error), _USAGE)
    return project, open_index(project.package)


def _volumes(index: CatalogueIndex, game: str | None) -> list[Volume]:
    if game is None:
        return list(index.volumes)
    try:
        return list(index.volumes_of(game))
    except LookupError as error:
        _stop(str(error), _USAGE)


def _kinds(text: str) -> list[Kind]:
    kinds: list[Kind] = []
    for word in (part.strip() for part in text.split(",")):
        if word not in KINDS:
            hint = did_you_mean(word, KINDS) or f"; the kinds are {', '.join(KINDS)}."
            _stop(f'There is no kind of rule "{word}"{hint}', _USAGE)
        kinds.append(word)
    return kinds


def _words(text: str) -> Text:
    """Wording with its simple Markdown shown as bold and italic, or left out where there are no styles."""
    shown = Text()
    end = 0
    for found in _MARKS.finditer(text):
        shown.append(text[end : found.start()])
        bold, italic, code = found.groups()
        if bold is not None:
            shown.append(bold, style="bold")
        elif italic is not None:
            shown.append(italic, style="italic")
        else:
            shown.append(code, style="cyan")
        end = found.end()
    shown.append(text[end:])
    return shown


def _status(rule: Rule) -> str:
    return rule.status if not rule.reason else f"{rule.status} ({rule.reason.rstrip('.')})"


@app.command()
def show(
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="A rule id, such as SKI-ATK-01.")],
    language: Annotated[str, typer.Option(help="en, de or pl.")] = ENGLISH,
    root: RootOption = None,
    as_json: JsonOption = False,
) -> None:
    """Print one rule with the code, cases and tests that cite it."""
    from grimtable.content.texts import LANGUAGES

    project, index = _open(root)
    if language not in LANGUAGES:
        _stop(f'There are no rules in "{language}"; the languages are {", ".join(LANGUAGES)}.', _USAGE)
    try:
        wanted = rule_id.strip()
        rule = _find(index, wanted)
        volume = index.volume_of(rule.id)
        if volume is None:  # a rule that was found has a volume
            raise LookupError(f"No catalogue has the rule {wanted}.")
        catalogue = _told(volume, language)
        rule = catalogue.rules[rule.id]
    except (LookupError, CatalogueError) as error:
        _stop(str(error), _FAILED)
    cited = citations_of(project, rule, volume.game)
    if as_json:
        print_json(_rule_document(rule, volume, catalogue, cited, project))
    else:
        with printed_page() as page:
            _print_rule(page, rule, volume, catalogue, cited, project)


def _told(volume: Volume, language: str) -> Catalogue:
    """The catalogue in this language, with the titles from the texts of the pack, game or house."""
    catalogue = volume.catalogue(language)
    if language == ENGLISH:
        return catalogue
    from grimtable.content.texts import Texts

    home = volume.path.parent
    package = home.parent if volume.game == KERNEL else home.parents[3 if volume.pack else 1]
    own = package / "games" / volume.game / "content" / "texts"
    folders = (home / "texts", own, package / "narration" / "texts")
    texts = [Texts.load(folder) for folder in folders if folder.is_dir()]

    def say(key: str, english: str) -> str:
        return next((found for each in texts if (found := each.find(key, language)) is not None), english)

    return msgspec.structs.replace(
        catalogue,
        title=say(f"catalogue-{catalogue.prefix}", catalogue.title),
        chapters={
            key: msgspec.structs.replace(
                chapter, title=say(f"chapter-{catalogue.prefix}-{key}", chapter.title)
            )
            for key, chapter in catalogue.chapters.items()
        },
        rules={
            id: msgspec.structs.replace(rule, title=say(f"rule-{id}", rule.title))
            for id, rule in catalogue.rules.items()
        },
    )


def _find(index: CatalogueIndex, wanted: str) -> Rule:
    """The rule as typed; small letters are forgiven."""
    try:
        return index.rule(wanted)
    except LookupError:
        if wanted != wanted.upper():
            return index.rule(wanted.upper())
        raise


def _rule_document(
    rule: Rule, volume: Volume, catalogue: Catalogue, cited: RuleCoverage, project: Project
) -> dict[str, object]:
    before, after = catalogue.neighbours(rule.id)
    return {
        **cast("dict[str, Any]", msgspec.to_builtins(rule)),
        "game": volume.game,
        "chapter_title": catalogue.chapters[rule.chapter].title,
        "cited_by": {
            "code": [_citation_document(each) for each in cited.code],
            "cases": [_citation_document(each) for each in cited.cases],
            "tests": [_citation_document(each) for each in cited.tests],
            "elsewhere": [_citation_document(each) for each in cited.elsewhere],
        },
        "mentioned_by": [each.id for each in catalogue.mentions(rule.id)],
        "before": before.id if before else None,
        "after": after.id if after else None,
        "missing": project.missing(),
    }


def _citation_document(citation: Citation) -> dict[str, object]:
    return {"file": citation.file, "line": citation.line, "remark": citation.remark}


def _print_rule(
    console: Console, rule: Rule, volume: Volume, catalogue: Catalogue, cited: RuleCoverage, project: Project
) -> None:
    console.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")))
    console.print()
    console.print(Padding(_words(rule.text), (0, 2)))
    if rule.notes:
        console.print()
        console.print(Padding(_words(rule.notes), (0, 2)))
    console.print()
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column(overflow="fold")
    facts.add_row("chapter", Text(f"{rule.chapter}: {catalogue.chapters[rule.chapter].title}"))
    facts.add_row("kind", Text(rule.kind))
    facts.add_row("game", Text(f"{volume.name}: {catalogue.title}"))
    if rule.source:
        facts.add_row("source", Text(rule.source))
    facts.add_row("status", Text(_status(rule)))
    if rule.option:
        facts.add_row("option", Text(rule.option))
    for name, citations in (("code", cited.code), ("cases", cited.cases), ("tests", cited.tests)):
        facts.add_row(name, _citations(citations))
    if cited.elsewhere:
        facts.add_row("also in", _citations(cited.elsewhere))
    mentions = catalogue.mentions(rule.id)
    if mentions:
        facts.add_row("see also", Text(", ".join(each.id for each in mentions)))
    for name, neighbour in zip(("before", "after"), catalogue.neighbours(rule.id), strict=True):
        if neighbour is not None:
            facts.add_row(name, Text(f"{neighbour.id} {neighbour.title}"))
    console.print(facts)
    if project.missing():
        console.print()
        console.print(Text(project.missing()))


def _citations(citations: tuple[Citation, ...]) -> Text:
    if not citations:
        return Text("none", style="yellow")
    lines = [each.where + (" (remark)" if each.remark else "") for each in citations[:_SHOWN_CITATIONS]]
    if len(citations) > _SHOWN_CITATIONS:
        lines.append(f"and {len(citations) - _SHOWN_CITATIONS} more (--json lists them all)")
    return Text("\n".join(lines))


@app.command("list")
def list_rules(
    game: GameArgument = None,
    chapter: Annotated[
        str | None, typer.Option("--chapter", help="Only this chapter, such as ATK.", show_default=False)
    ] = None,
    root: RootOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the rules of a game with their titles, or the catalogues there are."""
    _, index = _open(root)
    try:
        if game is None and chapter is None:
            _list_catalogues(index, as_json)
            return
        volumes = _volumes(index, game)
        if chapter is not None:
            known = [key for volume in volumes for key in volume.catalogue().chapters]
            if chapter.upper() not in known:
                hint = did_you_mean(chapter.upper(), known) or f"; there are {', '.join(known) or 'none'}."
                _stop(f'There is no chapter "{chapter}"{hint}', _USAGE)
        rules = [
            rule
            for volume in volumes
            for rule in volume.catalogue().rules.values()
            if chapter is None or rule.chapter == chapter.upper()
        ]
    except CatalogueError as error:
        _stop(str(error), _FAILED)
    _list(rules, as_json)


def _list_catalogues(index: CatalogueIndex, as_json: bool) -> None:
    table = Table(box=SIMPLE_HEAD)
    for column in ("game", "prefix", "ids", "title"):
        table.add_column(column, justify="right" if column == "ids" else "left", overflow="fold")
    rows: list[dict[str, object]] = []
    for volume in index.volumes:
        catalogue = volume.catalogue()
        note = "" if volume.installed else " (catalogue only)"
        table.add_row(volume.name, catalogue.prefix, str(len(catalogue.rules)), Text(catalogue.title + note))
        rows.append(
            {
                "game": volume.game,
                "pack": volume.pack,
                "prefix": catalogue.prefix,
                "ids": len(catalogue.rules),
                "title": catalogue.title,
                "installed": volume.installed,
            }
        )
    if as_json:
        print_json(rows)
    elif not rows:
        typer.echo("There are no rule catalogues here.")
    else:
        with printed_page() as page:
            page.print(table)


def _list(rules: list[Rule], as_json: bool) -> None:
    if as_json:
        print_json(rules)
        return
    table = Table(box=SIMPLE_HEAD)
    table.add_column("id", no_wrap=True)
    table.add_column("title", overflow="fold")
    table.add_column("status", no_wrap=True)
    for rule in rules:
        table.add_row(rule.id, _words(rule.title), rule.status)
    with printed_page() as page:
        page.print(table)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="Words that all must occur.")],
    root: RootOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the rules whose id, title or wording has all these words."""
    _, index = _open(root)
    wanted = [word.casefold() for phrase in words for word in phrase.split()]
    if not wanted:
        _stop("There is nothing to search for; name a word, such as: grimtable rules search door", _USAGE)
    try:
        found = [
            rule
            for volume in index.volumes
            for rule in volume.catalogue().rules.values()
            if _has_all(rule, wanted)
        ]
    except CatalogueError as error:
        _stop(str(error), _FAILED)
    if not found and not as_json:
        _stop(f"No rule has the words {' '.join(words)}; try fewer or shorter words.", _FAILED)
    _list(found, as_json)


def _has_all(rule: Rule, wanted: list[str]) -> bool:
    text = f"{rule.id} {rule.title} {rule.text} {rule.notes}".casefold()
    return all(word in text for word in wanted)


@app.command()
def coverage(
    game: GameArgument = None,
    minimum: Annotated[
        float, typer.Option("--min", min=0, max=100, metavar="PERCENT", help="Fail below this percentage.")
    ] = 0,
    kind: Annotated[
        str, typer.Option("--kind", help=f"Kinds of ids to count, with commas: {', '.join(KINDS)}.")
    ] = ",".join(KINDS),
    root: RootOption = None,
    as_json: JsonOption = False,
) -> None:
    """Count which rules are cited by code, cases and tests, and list those that are not."""
    project, index = _open(root)
    kinds = _kinds(kind)
    volumes = _volumes(index, game)
    try:
        citations = all_citations(project, index)
        unknown = unknown_citations(index, citations)
        # A catalogue without a game's code counts only for somebody who asks for it by name.
        reports = [
            measure(volume, citations, kinds) for volume in volumes if volume.installed or game is not None
        ]
        waiting = [volume for volume in volumes if not volume.installed and game is None]
    except CatalogueError as error:
        _stop(str(error), _FAILED)
    failures = _failures(reports, minimum, project)
    if as_json:
        print_json(
            {
                "games": [_coverage_document(report) for report in reports],
                "catalogue_only": [volume.name for volume in waiting],
                "unknown": unknown,
                "missing": project.missing(),
                "failures": failures,
            }
        )
    else:
        with printed_page() as page:
            _print_coverage(page, reports, waiting, project)
    for sentence in [*unknown, *failures]:
        typer.echo(sentence, err=True)
    if unknown or failures:
        raise typer.Exit(_FAILED)


def _failures(reports: list[Coverage], minimum: float, project: Project) -> list[str]:
    """One sentence for every catalogue below the minimum."""
    failures: list[str] = []
    for report in reports:
        counted, covered = len(report.counted), report.covered
        if covered * 100 >= minimum * counted and (counted or not minimum):
            continue
        lack = [
            f"{len(rules)} {what}"
            for rules, what in (
                (report.without_code(), "without code"),
                (report.without_proof(), "without case or test"),
            )
            if rules
        ]
        what = " and ".join(lack) if lack else "no ids of these kinds to count"
        where = f" {project.missing()}" if project.missing() else ""
        failures.append(
            f"{report.game} covers {_percent(covered, counted)} of its rules, less than {minimum:g}%: "
            f"{what}.{where}"
        )
    return failures


def _percent(covered: int, counted: int) -> str:
    tenths = permille(covered, counted)
    return f"{tenths // 10}%" if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}%"


def _coverage_document(report: Coverage) -> dict[str, object]:
    return {
        "game": report.game,
        "title": report.title,
        "installed": report.installed,
        "counted": len(report.counted),
        "covered": report.covered,
        "percent": permille(report.covered, len(report.counted)) / 10,
        "chapters": report.chapters,
        "without_code": [rule.id for rule in report.without_code()],
        "without_case_or_test": [rule.id for rule in report.without_proof()],
        "only_remarked": [rule.id for rule in report.only_remarked()],
        "covered_but_unfinished": [rule.id for rule in report.outdated()],
        "table_only": {each.rule.id: each.rule.reason for each in report.rules if not each.counts},
    }


def _print_coverage(
    console: Console, reports: list[Coverage], waiting: list[Volume], project: Project
) -> None:
    for report in reports:
        _print_report(console, report)
    for volume in waiting:
        ids = len(volume.catalogue().rules)
        console.print(Text(f"{volume.name}: catalogue only ({ids} ids, no game code), not counted."))
    if not reports and not waiting:
        console.print("There are no rule catalogues here.")
    if project.missing():
        console.print(Text(project.missing()))


def _print_report(console: Console, report: Coverage) -> None:
    console.print(Text.assemble((report.game, "bold"), f": {report.title}"))
    table = Table(box=SIMPLE_HEAD, show_footer=True)
    table.add_column("chapter", footer="all", overflow="fold")
    for name, total in (
        ("ids", sum(line.ids for line in report.chapters)),
        ("code", sum(line.code for line in report.chapters)),
        ("cases", sum(line.cases for line in report.chapters)),
        ("tests", sum(line.tests for line in report.chapters)),
        ("table-only", sum(line.table_only for line in report.chapters)),
        ("covered", report.covered),
    ):
        table.add_column(name, footer=str(total), justify="right", no_wrap=True)
    for line in report.chapters:
        numbers = (line.ids, line.code, line.cases, line.tests, line.table_only, line.covered)
        style = "" if line.covered + line.table_only == line.ids else "yellow"
        table.add_row(Text(f"{line.key} {line.title}"), *(str(number) for number in numbers), style=style)
    console.print(table)
    for heading, rules in (
        ("No code cites", report.without_code()),
        ("No case or test cites", report.without_proof()),
        ("Code cites only in comments or docstrings", report.only_remarked()),
        ("Covered, but the catalogue still says unfinished", report.outdated()),
    ):
        if rules:
            console.print(Text(f"{heading} ({len(rules)}):", style="bold"))
            console.print(Padding(Text(", ".join(rule.id for rule in rules)), (0, 2)))
    table_only = [each.rule for each in report.rules if not each.counts]
    if table_only:
        console.print(Text(f"Table-only ({len(table_only)}):", style="bold"))
        for rule in table_only:
            console.print(Padding(Text(f"{rule.id}: {rule.reason}"), (0, 2)))
    console.print(
        Text(
            f"{report.game}: {report.covered} of {len(report.counted)} ids are cited by code "
            f"and by a case or test: {_percent(report.covered, len(report.counted))}.",
            style="bold",
        )
    )
    console.print()
