"""The index: every catalogue, found beside the games and the kernel and opened only when asked for."""

import importlib.resources
import re
from functools import lru_cache
from pathlib import Path

import msgspec

from grimtable.rulebook.catalogue import CatalogueError, load_catalogue
from grimtable.rulebook.identifier import did_you_mean
from grimtable.rulebook.reader import read_text
from grimtable.rulebook.rule import ENGLISH, Catalogue, Rule
from grimtable.rulebook.translation import load_translation

KERNEL = "kernel"
FILE_NAME = "rules.toml"
_PREFIX_LINE = re.compile(r"^[ \t]*prefix[ \t]*=[ \t]*[\"']([A-Z][A-Z0-9]*)[\"']", re.MULTILINE)


class Volume(msgspec.Struct, frozen=True):
    """One catalogue file on the index; a game has one of its own, and each of its packs may bring another."""

    game: str  #: folder name of the game, or `kernel`
    path: Path
    installed: bool  #: whether the game's code is there too; otherwise the game is a catalogue only
    pack: str = ""  #: folder name of the pack that brings it; empty for the game's own

    @property
    def name(self) -> str:
        """What reports call it: the game, and the pack if one brings it."""
        return f"{self.game}/{self.pack}" if self.pack else self.game

    @property
    def prefix(self) -> str:
        """The prefix of its ids, read from the head of the file without parsing it."""
        found = _PREFIX_LINE.search(read_text(self.path))
        # A file without a readable prefix is parsed, so that the loader says what is wrong.
        return found.group(1) if found else self.catalogue().prefix

    def catalogue(self, language: str = ENGLISH) -> Catalogue:
        """The catalogue itself; in another language with the texts that are translated into it."""
        return load_catalogue(self.path) if language == ENGLISH else load_translation(self.path, language)


class CatalogueIndex(msgspec.Struct, frozen=True):
    """All catalogues of an installation: the kernel's, then the games by name, each before its packs."""

    volumes: tuple[Volume, ...]

    def prefixes(self) -> dict[str, Volume]:
        """Prefix → volume; two catalogues with one prefix are an error."""
        by_prefix: dict[str, Volume] = {}
        for volume in self.volumes:
            prefix = volume.prefix
            if prefix in by_prefix:
                raise CatalogueError(
                    f"{volume.name}/{FILE_NAME}, line 1: the prefix {prefix} is already taken by "
                    f"{by_prefix[prefix].name}; choose another one."
                )
            by_prefix[prefix] = volume
        return by_prefix

    def volumes_of(self, game: str) -> tuple[Volume, ...]:
        """The volumes of one game, its own first; an unknown name is a one-sentence `LookupError`."""
        found = tuple(volume for volume in self.volumes if volume.game == game)
        if found:
            return found
        names = list(dict.fromkeys(volume.game for volume in self.volumes))
        hint = did_you_mean(game, names) or f"; there are {', '.join(names) or 'none'}."
        raise LookupError(f'No catalogue belongs to a game "{game}"{hint}')

    def rules_of(self, game: str) -> dict[str, Rule]:
        """Every rule of a game by its id, over all its volumes."""
        return {id: rule for volume in self.volumes_of(game) for id, rule in volume.catalogue().rules.items()}

    def volume_of(self, rule_id: str) -> Volume | None:
        """The volume whose prefix the id carries."""
        return self.prefixes().get(rule_id.split("-", 1)[0])

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id; an unknown id is a one-sentence `LookupError`."""
        volume = self.volume_of(rule_id)
        if volume is not None and rule_id in volume.catalogue().rules:
            return volume.catalogue().rules[rule_id]
        raise LookupError(f"No catalogue has the rule {rule_id}{self.hint(rule_id)}")

    def hint(self, rule_id: str) -> str:
        """The nearest existing id, as the end of a sentence."""
        volume = self.volume_of(rule_id)
        volumes = self.volumes if volume is None else (volume,)
        return did_you_mean(rule_id, [known for each in volumes for known in each.catalogue().rules]) or "."


def package_folder() -> Path:
    """The folder of the installed `grimtable` package, in a clone or from a wheel."""
    return Path(str(importlib.resources.files("grimtable.rulebook"))).parent


def open_index(package: Path | None = None) -> CatalogueIndex:
    """Every catalogue in the package: the kernel's, the games' own and those of the games' packs."""
    folder = package if package is not None else package_folder()
    volumes: list[Volume] = []
    kernel = folder / "kernel" / FILE_NAME
    if kernel.is_file():
        volumes.append(Volume(KERNEL, kernel, True))
    for path in sorted((folder / "games").glob(f"*/{FILE_NAME}")):
        game, installed = path.parent.name, (path.parent / "__init__.py").is_file()
        volumes.append(Volume(game, path, installed))
        for more in sorted((path.parent / "packs").glob(f"**/{FILE_NAME}")):
            volumes.append(Volume(game, more, installed, more.parent.name))
    return CatalogueIndex(tuple(volumes))


@lru_cache(maxsize=4096)
def find_rule(rule_id: str) -> Rule | None:
    """The rule that a refusal or a step cites, for showing it at the table; None if there is none.

    Looked up once per id: what is installed does not change while a table is open.
    """
    try:
        return open_index().rule(rule_id)
    except LookupError:
        return None
