"""What holds for every file of the project."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SKIPPED = {".git", ".venv", "site", "build", "dist", "node_modules", "__pycache__"}

# Put together from pieces, so that this file does not name them either.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
MACHINE_PATHS = [r"file" + r":///", r"/(?:root|opt|work)/\w", r"/home/\w", r"/Users/\w", r"[A-Z]:\\Users"]
FORBIDDEN = re.compile(
    "|".join([*map(re.escape, HOSTS), *(rf"(?<![\w.<])(?:{path})" for path in MACHINE_PATHS)])
)
#: A text without any of these holds nothing forbidden: looking for them is quicker than matching.
PIECES = [
    *HOSTS,
    "file" + ":///",
    *(f"/{name}/" for name in ("root", "opt", "work", "home", "Users")),
    ":\\Users",
]


def forbidden(text: str) -> list[str]:
    """The registries and places on somebody's machine that a text names."""
    if not any(piece in text for piece in PIECES):
        return []
    return [match.group() for match in FORBIDDEN.finditer(text)]


def files(folder: Path = ROOT) -> list[Path]:
    """Every file of the project, without what is made or fetched."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path.name in SKIPPED:  # in a worktree `.git` is a file
            continue
        if path.is_dir():
            if not path.name.endswith(("_cache", ".egg-info")):
                found.extend(files(path))
        else:
            found.append(path)
    return found


def text_of(path: Path) -> str:
    """The text of a file; what is no text has none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_file_names_a_registry_or_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in files()
        if ".hypothesis" not in path.parts
        for name in forbidden(text_of(path))
    ]
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        *(f"https://{host}/simple" for host in HOSTS),
        *("file" + ":///x", "see " + "/ro" + "ot/x", "/op" + "t/x", "/wo" + "rk/x", "/ho" + "me/anna"),
        *("/Use" + "rs/anna", "C:" + "\\Users\\anna"),
    ],
)
def test_the_search_for_such_names_finds_them(text: str) -> None:
    assert forbidden(text)


@pytest.mark.parametrize("text", ["docs/work/x", "https://example.org/home/x", "a workshop/opt/x"])
def test_the_search_for_such_names_leaves_ordinary_paths_alone(text: str) -> None:
    assert not forbidden(text)


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    headings = re.findall(r"^## (.+)$", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"


def test_licence_and_notice_say_what_they_must() -> None:
    assert text_of(ROOT / "LICENSE").startswith("MIT License")
    notice = text_of(ROOT / "NOTICE")
    assert "unofficial" in notice
    assert "trademark" in notice.lower()


def test_the_notice_credits_every_runtime_package() -> None:
    lines = text_of(ROOT / "requirements" / "runtime.in").splitlines()
    names = [
        re.split(r"[<>=\[;]", line, maxsplit=1)[0] for line in lines if line and not line.startswith("#")
    ]
    notice = text_of(ROOT / "NOTICE")
    assert [name for name in names if not re.search(rf"^  {re.escape(name)} ", notice, re.MULTILINE)] == []


def test_readme_shows_the_two_commands() -> None:
    readme = text_of(ROOT / "README.md")
    assert "make play" in readme
    assert "make test" in readme


def test_the_package_needs_python_3_11_and_says_it_is_typed() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert (ROOT / "src" / "grimtable" / "py.typed").exists()
