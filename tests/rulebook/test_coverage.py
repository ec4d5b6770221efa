"""Coverage counts what code carries out and a case or test proves."""

from pathlib import Path

import pytest

from grimtable.rulebook import CatalogueError, open_index
from grimtable.rulebook.coverage import Coverage, all_citations, measure, unknown_citations
from grimtable.rulebook.project import find_project
from grimtable.rulebook.rule import Rule
from tests.rulebook.conftest import CATALOGUE, Write


def report(root: Path, game: str = "toy") -> Coverage:
    project = find_project(root)
    index = open_index(project.package)
    return measure(index.volumes_of(game)[0], all_citations(project, index))


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_a_rule_is_covered_by_code_and_a_case_or_test(toy: Path) -> None:
    covered = [each.rule.id for each in report(toy).rules if each.covered]

    assert covered == ["TOY-ATK-01", "TOY-MOV-01", "TOY-R-01", "TOY-EX-01"]


def test_every_id_counts_but_those_about_cardboard(toy: Path) -> None:
    measured = report(toy)

    assert [each.rule.id for each in measured.counted] == [
        "TOY-ATK-01",
        "TOY-ATK-02",
        "TOY-MOV-01",
        "TOY-R-01",
        "TOY-EX-01",
    ]
    assert measured.covered == 4


ASKED = """
rules = ["TOY-D-01"]
[[expect]]
asks = "red"
OFFERS
"""


@pytest.mark.parametrize(
    ("offers", "covered"),
    [
        ('only_offered = ["red: pass"]', True),
        ('offered = "red: pass"', True),
        ("over = false", False),
        ('[[expect]]\noffered = "red: pass"', False),
    ],
)
def test_a_decision_point_needs_a_case_that_shows_the_question(
    toy: Path, write: Write, offers: str, covered: bool
) -> None:
    """Naming it in a test is not enough: who is asked stands beside what may be chosen."""
    decision = CATALOGUE.replace(
        "[TOY-ATK-01]", 'D = { title = "Decisions", kind = "decision" }\n\n[TOY-ATK-01]', 1
    )
    write(
        {
            "src/grimtable/games/toy/rules.toml": f'{decision}\n[TOY-D-01]\ntitle = "Which"\ntext = "One."\n',
            "cases/toy/asked.toml": ASKED.replace("OFFERS", offers),
            "tests/test_more.py": '@rule("TOY-D-01")\ndef test_it():\n    """It."""\n',
        }
    )

    (found,) = [each for each in report(toy).rules if each.rule.id == "TOY-D-01"]
    assert found.covered is covered


def test_what_is_missing_is_listed(toy: Path) -> None:
    measured = report(toy)

    assert ids(measured.without_code()) == []
    assert ids(measured.without_proof()) == ["TOY-ATK-02"]
    assert ids(measured.only_remarked()) == ["TOY-ATK-02", "TOY-R-01"]
    assert ids(measured.outdated()) == []


def test_chapters_are_counted(toy: Path) -> None:
    attack = report(toy).chapters[0]

    assert (attack.key, attack.ids, attack.code, attack.cases, attack.tests) == ("ATK", 3, 2, 1, 0)
    assert (attack.table_only, attack.covered) == (1, 1)


def test_a_covered_rule_that_calls_itself_unfinished_is_named(toy: Path) -> None:
    path = toy / "src/grimtable/games/toy/rules.toml"
    path.write_text(
        CATALOGUE.replace('source = "p. 3"', 'status = "unfinished"\nreason = "Late."'), encoding="utf-8"
    )

    assert ids(report(toy).outdated()) == ["TOY-ATK-01"]


def test_the_kernels_rules_are_covered_by_kernel_code_and_any_test(toy: Path) -> None:
    assert report(toy, "kernel").covered == 1


def test_another_games_code_does_not_cover(toy: Path, write: Write) -> None:
    write({"src/grimtable/games/tin/attack.py": 'X = "TOY-ATK-02"\n', "tests/test_more.py": "# TOY-ATK-02\n"})
    (toy / "src/grimtable/games/toy/attack.py").write_text('X = "TOY-ATK-01"\n', encoding="utf-8")
    measured = report(toy)

    assert ids(measured.without_code()) == ["TOY-ATK-02"]


def test_an_unknown_id_is_an_error_with_a_remedy(toy: Path, write: Write) -> None:
    write({"tests/test_more.py": '\nX = "TOY-ATK-09"\n'})
    project = find_project(toy)
    index = open_index(project.package)

    assert unknown_citations(index, all_citations(project, index)) == [
        "tests/test_more.py:2 cites TOY-ATK-09, which no catalogue has — did you mean TOY-ATK-03?"
    ]


def test_a_catalogue_without_code_is_no_installed_game(toy: Path, write: Write) -> None:
    write({"src/grimtable/games/tin/rules.toml": CATALOGUE.replace("TOY", "TIN")})
    index = open_index(toy / "src/grimtable")

    assert [(volume.game, volume.prefix, volume.installed) for volume in index.volumes] == [
        ("kernel", "KIT", True),
        ("tin", "TIN", False),
        ("toy", "TOY", True),
    ]


def test_a_pack_brings_a_volume_of_its_own(toy: Path, write: Write) -> None:
    """Its ids are found with the game's, code below the game carries them out, and it is no source itself."""
    more = CATALOGUE.replace("TOY", "TOX")
    write({"src/grimtable/games/toy/packs/more/rules.toml": more})
    write({"src/grimtable/games/toy/roll.py": 'ROLL = "TOX-ATK-02"\n'})
    project = find_project(toy)
    index = open_index(project.package)

    own, pack = index.volumes_of("toy")
    assert (own.name, own.prefix, pack.name, pack.prefix) == ("toy", "TOY", "toy/more", "TOX")
    assert {"TOY-R-01", "TOX-R-01"} <= set(index.rules_of("toy"))
    assert index.rule("TOX-ATK-02").title == "Roll"
    measured = measure(pack, all_citations(project, index))
    assert (measured.game, ids(measured.without_code())) == (
        "toy/more",
        ["TOX-ATK-01", "TOX-MOV-01", "TOX-R-01"],
    )


def test_two_catalogues_cannot_share_a_prefix(toy: Path, write: Write) -> None:
    write({"src/grimtable/games/tin/rules.toml": CATALOGUE})

    with pytest.raises(CatalogueError, match="prefix TOY is already taken by tin"):
        open_index(toy / "src/grimtable").prefixes()


def test_the_shelf_finds_a_rule_by_its_id(toy: Path) -> None:
    index = open_index(toy / "src/grimtable")

    assert index.rule("KIT-01").title == "Only the asked seat acts"
    with pytest.raises(
        LookupError, match=r"No catalogue has the rule TOY-MOV-02 — did you mean TOY-MOV-01\?"
    ):
        index.rule("TOY-MOV-02")
    with pytest.raises(LookupError, match=r'No catalogue belongs to a game "toi" — did you mean toy\?'):
        index.volumes_of("toi")
