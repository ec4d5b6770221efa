"""Rule coverage: which ids are carried out by code and proved by a case or a test, and which are not."""

from collections.abc import Collection, Iterable

import msgspec

from grimtable.rulebook.citation import Citation, scan
from grimtable.rulebook.index import CatalogueIndex, Volume
from grimtable.rulebook.project import Project
from grimtable.rulebook.rule import KINDS, Catalogue, Kind, Rule

#: What is carried out by code; worked examples, decision points and printed values are shown or pinned.
CODED_KINDS: tuple[Kind, ...] = ("rule", "ruling")


class RuleCoverage(msgspec.Struct, frozen=True):
    """Who cites one rule."""

    rule: Rule
    code: tuple[Citation, ...] = ()
    cases: tuple[Citation, ...] = ()
    tests: tuple[Citation, ...] = ()
    elsewhere: tuple[Citation, ...] = ()

    @property
    def counts(self) -> bool:
        """A rule about cardboard alone has nothing to be covered by."""
        return self.rule.status != "table-only"

    @property
    def proved(self) -> bool:
        """At least one case or test is about it; a decision point needs a case that shows the question."""
        if self.rule.kind == "decision":
            return any(citation.asks for citation in self.cases)
        return bool(self.cases or self.tests)

    @property
    def is_coded(self) -> bool:
        """Code carries it out, or need not: what an example shows has ids of its own."""
        return bool(self.code) or self.rule.kind not in CODED_KINDS

    @property
    def covered(self) -> bool:
        """Code carries it out and a case or test proves it."""
        return self.is_coded and self.proved

    @property
    def only_remarked(self) -> bool:
        """Code names it in comments and docstrings alone."""
        return bool(self.code) and all(citation.remark for citation in self.code)


class ChapterCoverage(msgspec.Struct, frozen=True):
    """One line of the report."""

    key: str
    title: str
    ids: int
    code: int
    cases: int
    tests: int
    table_only: int
    covered: int


class Coverage(msgspec.Struct, frozen=True):
    """The report about one catalogue."""

    game: str  #: the game, and the pack if one brings the catalogue
    title: str
    installed: bool
    chapters: tuple[ChapterCoverage, ...]
    rules: tuple[RuleCoverage, ...]

    @property
    def counted(self) -> list[RuleCoverage]:
        """What the percentage is about: all but the table-only ids."""
        return [each for each in self.rules if each.counts]

    @property
    def covered(self) -> int:
        """How many of the counted ids are covered."""
        return sum(each.covered for each in self.counted)

    def without_code(self) -> list[Rule]:
        """Counted ids that no code cites."""
        return [each.rule for each in self.counted if not each.is_coded]

    def without_proof(self) -> list[Rule]:
        """Counted ids that neither a case nor a test cites."""
        return [each.rule for each in self.counted if not each.proved]

    def only_remarked(self) -> list[Rule]:
        """Counted ids that code names in comments and docstrings alone."""
        return [each.rule for each in self.counted if each.only_remarked and each.rule.kind in CODED_KINDS]

    def outdated(self) -> list[Rule]:
        """Covered ids that the catalogue still calls unfinished."""
        return [each.rule for each in self.counted if each.covered and each.rule.status == "unfinished"]


def permille(covered: int, counted: int) -> int:
    """Tenths of a percent, rounded down, so that only a complete catalogue shows 100.

    >>> permille(999, 1000), permille(1999, 2000), permille(0, 0)
    (999, 999, 0)
    """
    return covered * 1000 // counted if counted else 0


def measure(volume: Volume, citations: Iterable[Citation], kinds: Collection[Kind] = KINDS) -> Coverage:
    """The coverage of one catalogue by citations already scanned."""
    catalogue = volume.catalogue()
    by_rule: dict[str, list[Citation]] = {}
    for citation in citations:
        by_rule.setdefault(citation.rule, []).append(citation)
    rules = tuple(
        rule_coverage(rule, volume.game, by_rule.get(rule.id, ()))
        for rule in catalogue.rules.values()
        if rule.kind in kinds
    )
    return Coverage(volume.name, catalogue.title, volume.installed, _chapters(catalogue, rules), rules)


def rule_coverage(rule: Rule, game: str, citations: Iterable[Citation]) -> RuleCoverage:
    """Sort the citations of one rule of a game by what they are worth."""
    code: list[Citation] = []
    cases: list[Citation] = []
    tests: list[Citation] = []
    elsewhere: list[Citation] = []
    for citation in citations:
        if citation.place == "code" and citation.game == game:
            code.append(citation)
        elif citation.place == "case" and not citation.remark:
            cases.append(citation)
        elif citation.place == "test":
            tests.append(citation)
        else:
            elsewhere.append(citation)
    return RuleCoverage(rule, tuple(code), tuple(cases), tuple(tests), tuple(elsewhere))


def _chapters(catalogue: Catalogue, rules: tuple[RuleCoverage, ...]) -> tuple[ChapterCoverage, ...]:
    lines: list[ChapterCoverage] = []
    for chapter in catalogue.chapters.values():
        mine = [each for each in rules if each.rule.chapter == chapter.key]
        if mine:
            lines.append(
                ChapterCoverage(
                    key=chapter.key,
                    title=chapter.title,
                    ids=len(mine),
                    code=sum(bool(each.code) for each in mine),
                    cases=sum(bool(each.cases) for each in mine),
                    tests=sum(bool(each.tests) for each in mine),
                    table_only=sum(not each.counts for each in mine),
                    covered=sum(each.covered for each in mine if each.counts),
                )
            )
    return tuple(lines)


def unknown_citations(index: CatalogueIndex, citations: Iterable[Citation]) -> list[str]:
    """One sentence for every citation of an id that its catalogue does not have."""
    known: set[str] = set()
    for volume in index.volumes:
        known.update(volume.catalogue().rules)
    return [
        f"{citation.where} cites {citation.rule}, which no catalogue has{index.hint(citation.rule)}"
        for citation in citations
        if citation.rule not in known
    ]


def all_citations(project: Project, index: CatalogueIndex) -> list[Citation]:
    """Every citation of any id of the index in the project."""
    return scan(project.sources(), index.prefixes())


def citations_of(project: Project, rule: Rule, game: str) -> RuleCoverage:
    """Who cites one rule; quicker than measuring everything."""
    prefix = rule.id.split("-", 1)[0]
    return rule_coverage(rule, game, scan(project.sources(), [prefix], only=rule.id))
