"""`grimtable card`: one card as printed, what it means, where it comes from, and the cases that play it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol, runtime_checkable

import typer

from grimtable.cases import Verdict, find_cases, report, run_file
from grimtable.cli.content import game_pack
from grimtable.cli.packs import PackOption, asked_packs
from grimtable.content import Call, Condition, Conditions, Effect, Item, Pack, describe, did_you_mean
from grimtable.content.items import Block, Part
from grimtable.games import load_changed
from grimtable.kernel import GrimtableError
from grimtable.rulebook import find_rule

app = typer.Typer(help="Show a card, its meaning and the cases that play it.", add_completion=False)

_FAILED = 1


class UnknownCard(GrimtableError):
    """No item of this name is in the pack."""


@runtime_checkable
class PutsIntoWords(Protocol):
    """A game that can say in its own words what one of its cards means."""

    def wording(self, card: Any) -> str: ...


@app.command()
def card(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    id: Annotated[str, typer.Argument(metavar="ID", help="The card: the name of its file.")],
    pack: PackOption = None,
    cases: Annotated[Path, typer.Option("--cases", help="Where the cases lie.")] = Path("cases"),
) -> None:
    """Show a card as printed, its moments, conditions, verbs and provenance; then run the cases with it."""
    packs = asked_packs(pack)
    content = game_pack(game, packs)
    kind, item = _find(content, id)
    typer.echo("\n".join(_described(load_changed(game, packs), content, kind, item)))
    typer.echo("")
    verdicts = [run_file(path, packs=packs) for path in _cases_with(cases, game, id)]
    if not verdicts:
        typer.echo(f"no case in {cases} plays it yet; docs/adding-a-card.md shows how to write one.")
    for verdict in verdicts:
        typer.echo(_told(verdict))
    if any(verdict.failures for verdict in verdicts):
        sys.exit(_FAILED)


def _find(pack: Pack, id: str) -> tuple[str, Item]:
    """The item of that name; one that does something before one that is only named so."""
    held = [(kind, pack.get(kind, id)) for kind in pack.schema.kinds if id in pack.table(kind)]
    if held:
        return next((each for each in held if any(True for _ in _blocks(each[1]))), held[0])
    doing = sorted({item.id for kind in pack.schema.kinds for item in pack.items(kind)})
    near = did_you_mean(id, doing)
    hint = f"did you mean {near}?" if near else f"`grimtable content list {pack.game}` lists them"
    raise UnknownCard(f"there is no card {id} in {pack.game}; {hint}")


def _described(game: object, pack: Pack, kind: str, item: Item) -> Iterator[str]:
    yield item.title
    yield ""
    printed = getattr(item, "text", "")
    if printed:
        yield f"  {printed}"
        yield ""
    meant = _meaning(game, pack, kind, item)
    if meant and meant != printed:
        yield f"means       {meant}"
    elif meant:
        yield "means       exactly that"
    yield f"file        {_shown(pack.place(kind, item.id))}"
    yield f"provenance  {item.provenance}" + (f" ({item.source})" if item.source else "")
    for name in item.__struct_fields__:
        if name not in _TOLD_ELSEWHERE and isinstance(getattr(item, name), int | str) and getattr(item, name):
            yield f"{name:<11} {getattr(item, name)}"
    for name, block in _blocks(item):
        yield ""
        yield f"[{name}]"
        yield from _block(pack, block)
    rules = getattr(item, "rules", ())
    if rules:
        yield ""
    for rule_id in rules:
        rule = find_rule(rule_id)
        yield f"{rule_id}  {rule.title if rule is not None else 'is in no catalogue'}"


_TOLD_ELSEWHERE = ("id", "name", "text", "provenance", "source", "rules")


def _shown(place: str) -> str:
    """A path as one would type it here."""
    return place.removeprefix(f"{Path.cwd()}/")


def _blocks(item: Item) -> Iterator[tuple[str, Part | Effect]]:
    """The tables of an item, those of its lists, and the effects that stand alone."""
    for name in item.__struct_fields__:
        value = getattr(item, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Part) or (isinstance(part, Effect) and part.calls):
                yield name, part


def _block(pack: Pack, block: Part | Effect) -> Iterator[str]:
    registry = pack.schema.registry
    if isinstance(block, Effect):
        for call in block:
            yield f"do          {_call(call.verb, call.parameters)}: {_summary(pack, call)}"
        return
    for name in block.__struct_fields__:
        value = getattr(block, name)
        if isinstance(value, Conditions):
            for test in value:
                yield f"if          {_call(test.name, test.parameters)}: {_summary(pack, test)}"
        elif isinstance(value, Effect):
            yield from _block(pack, value)
        elif isinstance(value, Block):
            yield f"{name}:"
            yield from _block(pack, value)
        elif isinstance(value, Part):
            said = {key: getattr(value, key) for key in value.__struct_fields__ if getattr(value, key)}
            yield f"{name:<11} {_call('', said).strip(' ()')}"
        elif value in (None, "", (), False, 0):
            continue
        elif isinstance(value, tuple):
            yield f"{name:<11} {', '.join(map(str, value))}"
        elif isinstance(value, str):
            words = [registry.vocabulary(each).get(value, "") for each in registry.vocabularies]
            meaning = next((word for word in words if word), "")
            yield f"{name:<11} {value}" + (f": {meaning}" if meaning else "")
        else:
            yield f"{name:<11} {value}"


def _call(name: str, parameters: Any) -> str:
    said = ", ".join(f"{key} = {_plain(value)}" for key, value in parameters.items())
    return f"{name} ({said})" if said else name


def _plain(value: Any) -> str:
    written = getattr(value, "written", value)
    return str(written)


def _summary(pack: Pack, part: Condition | Call) -> str:
    """The first sentence that the registered function says of itself."""
    registry = pack.schema.registry
    if isinstance(part, Condition):
        entry = registry.find("condition", part.name)
    else:
        entry = registry.find("verb", part.verb)
    return entry.summary.split("\n")[0] if entry is not None else "all or none of several"


def _meaning(game: object, pack: Pack, kind: str, item: Item) -> str:
    """The words that the meaning gives: the game's own, or those of its effects."""
    if isinstance(game, PutsIntoWords) and kind == "cards":
        return game.wording(item)
    effects = [block.do if isinstance(block, Block) else block for _, block in _blocks(item)]
    registry = pack.schema.registry
    return " ".join(describe(each, registry, pack=pack) for each in effects if isinstance(each, Effect))


def _cases_with(folder: Path, game: str, id: str) -> list[Path]:
    """The cases of this game that name the card or one of its copies."""
    if not folder.is_dir():
        return []
    # `brace` and `brace_2`, but not `embrace` and not `brace_yourself`
    named = re.compile(rf"(?<![a-z0-9_]){re.escape(id)}(_[0-9]+)?(?![a-z0-9_])")
    of_game = re.compile(rf'^game\s*=\s*"{re.escape(game)}"', re.MULTILINE)
    found = []
    for path in find_cases([folder]):
        text = path.read_text(encoding="utf-8", errors="replace")
        if of_game.search(text) and named.search(text):
            found.append(path)
    return found


def _told(verdict: Verdict) -> str:
    if verdict.failures:
        return report(verdict)
    why = verdict.case.file.why if verdict.case is not None else ""
    return f"holds  {verdict.shown}: {' '.join(why.split())}"
