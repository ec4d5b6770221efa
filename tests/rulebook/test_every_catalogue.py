"""The catalogues of the project itself: all load, and whatever names a rule names one that exists."""

from collections import Counter

import pytest

from grimtable.rulebook import CatalogueIndex, find_rule, open_index
from grimtable.rulebook.citation import Citation
from grimtable.rulebook.coverage import all_citations, measure, unknown_citations
from grimtable.rulebook.identifier import ids_with
from grimtable.rulebook.project import find_project


@pytest.fixture(scope="module")
def index() -> CatalogueIndex:
    return open_index()


@pytest.fixture(scope="module")
def citations(index: CatalogueIndex) -> list[Citation]:
    """Every place that names a rule: all files are read once for the tests below."""
    return all_citations(find_project(), index)


def test_every_catalogue_loads(index: CatalogueIndex) -> None:
    assert "doom2004" in [volume.game for volume in index.volumes]
    for volume in index.volumes:
        assert volume.catalogue().rules, volume.game
        assert volume.catalogue().prefix == volume.prefix


def test_every_chapter_has_rules(index: CatalogueIndex) -> None:
    for volume in index.volumes:
        for chapter in volume.catalogue().chapters:
            assert volume.catalogue().in_chapter(chapter), f"{volume.game} {chapter}"


def test_every_cited_id_exists(index: CatalogueIndex, citations: list[Citation]) -> None:
    assert unknown_citations(index, citations) == []


def test_every_id_that_a_catalogue_mentions_exists(index: CatalogueIndex) -> None:
    known = {rule for volume in index.volumes for rule in volume.catalogue().rules}
    pattern = ids_with(index.prefixes())
    for volume in index.volumes:
        for rule in volume.catalogue().rules.values():
            for mentioned in pattern.findall(f"{rule.text} {rule.notes} {rule.reason}"):
                assert mentioned in known, f"{rule.id} mentions {mentioned}"


def test_doom2004_is_complete(index: CatalogueIndex) -> None:
    """The rulebook's catalogue has 383 rules, 107 rulings, 33 worked examples and 32 decision points."""
    kinds = Counter(rule.kind for rule in index.volumes_of("doom2004")[0].catalogue().rules.values())

    assert kinds == {"rule": 383, "ruling": 107, "example": 33, "decision": 32, "content": 37}


def test_the_expansion_of_doom2004_is_complete(index: CatalogueIndex) -> None:
    """The second volume: 362 rules, 112 rulings, 19 examples, 39 decision points, 54 printed things."""
    own, expansion = index.volumes_of("doom2004")
    kinds = Counter(rule.kind for rule in expansion.catalogue().rules.values())

    assert (own.prefix, expansion.prefix, expansion.pack) == ("D04", "D4X", "expansion")
    assert kinds == {"rule": 362, "ruling": 112, "example": 19, "decision": 39, "content": 54}


def test_a_rule_is_called_implemented_when_code_and_a_case_or_test_cite_it(
    index: CatalogueIndex, citations: list[Citation]
) -> None:
    for volume in index.volumes:
        measured = measure(volume, citations)
        claimed = [each.rule.id for each in measured.counted if each.rule.status == "implemented"]
        assert [
            each.rule.id for each in measured.counted if each.rule.id in claimed and not each.covered
        ] == []
        assert [rule.id for rule in measured.outdated()] == []


def test_a_cited_rule_can_be_shown_at_the_table() -> None:
    rule = find_rule("D04-LOS-07")

    assert rule is not None and rule.title == "Figures block"
    assert find_rule("D04-LOS-99") is None  # made-up rule id
    assert find_rule("nonsense") is None
