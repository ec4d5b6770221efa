"""One entry of a rule catalogue: what the rule says in our words, and how far it is in play."""

from typing import Final, Literal, get_args

import msgspec

from grimtable.rulebook.identifier import exactly

Kind = Literal["rule", "ruling", "example", "decision", "content"]
Status = Literal["implemented", "partly", "unfinished", "table-only"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


#: the language in which catalogues are written
ENGLISH: Final = "en"


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A numbered paragraph that code, cases, tests, refusals and tooltips cite by its id.

    >>> Rule(id="TOY-ATK-01", title="Declare", text="Name a target.", chapter="ATK").status
    'implemented'
    """

    id: str
    title: str
    text: str  #: our wording; may hold simple Markdown
    chapter: str
    kind: Kind = "rule"
    source: str = ""  #: where the printed rulebook says it
    status: Status = "implemented"
    reason: str = ""  #: why it is not (wholly) in play; empty exactly when it is implemented
    option: str = ""  #: the table option by which a table chooses another reading
    notes: str = ""
    language: str = ENGLISH  #: of text and notes


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of the catalogue, with what its entries are unless they say otherwise."""

    key: str
    title: str
    kind: Kind = "rule"
    status: Status = "implemented"
    reason: str = ""


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the game: what it means, and what the printed editions call it."""

    term: str
    meaning: str = ""
    german: str = ""
    polish: str = ""
    also: str = ""  #: other renderings met in texts about the game
    notes: str = ""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All rules of one game, chapters and rules in the order of the file."""

    prefix: str
    title: str
    chapters: dict[str, Chapter]
    rules: dict[str, Rule]
    notes: str = ""
    glossary: dict[str, Term] = {}

    def in_chapter(self, key: str) -> list[Rule]:
        """The rules of one chapter, in order."""
        return [rule for rule in self.rules.values() if rule.chapter == key]

    def neighbours(self, rule_id: str) -> tuple[Rule | None, Rule | None]:
        """The rules before and after this one in its chapter."""
        chapter = self.in_chapter(self.rules[rule_id].chapter)
        place = next(index for index, rule in enumerate(chapter) if rule.id == rule_id)
        before = chapter[place - 1] if place > 0 else None
        after = chapter[place + 1] if place + 1 < len(chapter) else None
        return before, after

    def mentions(self, rule_id: str) -> list[Rule]:
        """The other entries whose wording points to this one: examples, rulings, exceptions."""
        pattern = exactly(rule_id)
        return [
            rule
            for rule in self.rules.values()
            if rule.id != rule_id and (pattern.search(rule.text) or pattern.search(rule.notes))
        ]
