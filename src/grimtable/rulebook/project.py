"""Where citations may stand: the package's code and data, the cases and the tests."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from grimtable.rulebook.index import FILE_NAME, KERNEL, package_folder

Place = Literal["code", "case", "test", "elsewhere"]
_TRANSLATED = re.compile(r"rules\.[a-z]{2}\.toml")
# The packages that carry out the kernel's own rules.
_KERNEL_PACKAGES = (KERNEL, "records", "conformance", "grid")


class Source(msgspec.Struct, frozen=True):
    """A file that may cite rules."""

    path: Path
    name: str  #: as reports show it: relative to the project, with slashes
    place: Place
    game: str = ""  #: whose rules its citations can carry out; empty where any game's may be meant


class Project(msgspec.Struct, frozen=True):
    """The folders to look into; without `root` only the package is at hand, as after an installation."""

    package: Path
    root: Path | None = None

    @property
    def cases(self) -> Path | None:
        """The folder of the cases, if there is one."""
        return _folder(self.root, "cases")

    @property
    def tests(self) -> Path | None:
        """The folder of the tests, if there is one."""
        return _folder(self.root, "tests")

    def missing(self) -> str:
        """One sentence when citations by cases or tests cannot be seen from here, otherwise nothing."""
        absent = [name for name in ("cases", "tests") if _folder(self.root, name) is None]
        if not absent:
            return ""
        where = "here" if self.root is None else f"in {self.root}"
        return (
            f"There is no folder {' or '.join(absent)} {where}, so citations from there are not counted; "
            "run this in a clone of the project or name one with --root."
        )

    def sources(self) -> Iterator[Source]:
        """Every file that may cite rules, in a stable order; the catalogues themselves do not cite."""
        for path in _files(self.package, (".py", ".toml")):
            parts = path.relative_to(self.package).parts
            if _is_catalogue(parts):
                continue
            name = self._name(path)
            if parts[0] == "games" and len(parts) > 2:
                yield Source(path, name, "code", parts[1])
            elif parts[0] in _KERNEL_PACKAGES:
                yield Source(path, name, "code", KERNEL)
            else:
                yield Source(path, name, "elsewhere")
        if self.cases is not None:
            for path in _files(self.cases, (".toml",)):
                yield Source(path, self._name(path), "case")
        if self.tests is not None:
            for path in _files(self.tests, (".py",)):
                # Helpers of the tests show nothing by themselves.
                yield Source(path, self._name(path), "test" if path.name.startswith("test_") else "elsewhere")

    def _name(self, path: Path) -> str:
        if self.root is not None and path.is_relative_to(self.root):
            return path.relative_to(self.root).as_posix()
        return path.relative_to(self.package.parent).as_posix()


def find_project(root: Path | None = None) -> Project:
    """The project around the current folder or around the package; `root` names it outright.

    A `root` that holds nothing to look into is a one-sentence `LookupError`.
    """
    if root is not None:
        chosen = root.resolve()
        if not _is_root(chosen):
            raise LookupError(f"{root} has neither cases nor src/grimtable; name the top folder of a clone.")
        return _project(chosen)
    installed = package_folder()
    for start in (Path.cwd(), installed):
        for folder in (start, *start.parents):
            if _is_root(folder):
                return _project(folder)
    return Project(installed)


def _project(root: Path) -> Project:
    """A clone brings its own package; a bare folder of cases is read with the installed one."""
    own = root / "src" / "grimtable"
    return Project(own if own.is_dir() else package_folder(), root)


def _is_root(folder: Path) -> bool:
    return (folder / "cases").is_dir() or (folder / "src" / "grimtable").is_dir()


def _folder(root: Path | None, name: str) -> Path | None:
    if root is None or not (root / name).is_dir():
        return None
    return root / name


def _is_catalogue(parts: tuple[str, ...]) -> bool:
    """Whether a catalogue, or its wording in another language, stands at a path of these parts."""
    if parts[-1] != FILE_NAME and not _TRANSLATED.fullmatch(parts[-1]):
        return False
    of_a_game = parts[0] == "games" and (len(parts) == 3 or parts[2:3] == ("packs",))
    return of_a_game or parts[:-1] == (KERNEL,)


def _files(folder: Path, endings: tuple[str, ...]) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith((".", "__pycache__")))
        for name in sorted(names):
            if name.endswith(endings):
                yield Path(place, name)
