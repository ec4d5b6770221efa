"""Every command that the documentation shows can be typed: its words and options exist."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest
from typer.main import get_command

from grimtable.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
#: An ellipsis, a bracketed option or an alternative stands for what a reader would write.
SKETCHED = re.compile(r"…|\.\.\.|\[|\||<")


def typed(text: str) -> list[str]:
    blocks = re.findall(r"```(?:console|text|sh|bash|)\n(.*?)```", text, re.DOTALL)
    outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    indented = "\n".join(line for line in outside.splitlines() if line.startswith("    "))
    backquoted = "\n".join(re.findall(r"`(grimtable [a-z][^`\n]*)`", outside))
    whole = "\n".join([*blocks, indented, backquoted]).replace("\\\n", " ")
    return [
        re.sub(r"\s+#.*$", "", found).removeprefix("$ ").strip()
        for line in whole.splitlines()
        if (found := line.strip()).removeprefix("$ ").startswith("grimtable ")
    ]


FOUND = sorted(
    {
        (page.relative_to(ROOT).as_posix(), command)
        for page in PAGES
        for command in typed(page.read_text(encoding="utf-8"))
        if not SKETCHED.search(command)
    }
)


@pytest.mark.parametrize(("page", "command"), FOUND)
def test_a_documented_command_can_be_typed(page: str, command: str) -> None:
    name, *words = shlex.split(command)[1:]
    found = next((each for each in COMMANDS if each.name == name), None)
    assert found is not None, f"{page} names the command {name}, which does not exist"
    program = get_command(import_module(found.module).app)
    while words and hasattr(program, "get_command"):
        inner = program.get_command(None, words[0])
        assert inner is not None, f"{page}: {name} has no {words[0]}"
        program, words = inner, words[1:]
    known = {option for each in program.params for option in (*each.opts, *each.secondary_opts)}
    unknown = [word for word in words if word.startswith("--") and word.partition("=")[0] not in known]
    assert unknown == [], f"{page}: {command}"


def test_there_are_many() -> None:
    assert len(FOUND) > 60
