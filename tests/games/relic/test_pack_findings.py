"""What `content check` finds in a pack that can be played: tables with holes, words that leave things out.

All broken items lie in one pack, because checking an overlay means going through the whole game.
"""

from pathlib import Path

import pytest

from grimtable.content.report import check_pack
from grimtable.games.relic.items import SCHEMA
from tests.content.support import write_pack
from tests.games.relic.situation import game
from tests.support.rule import rule

PACK = """id = "mine"
title = "Mine"
game = "relic"
version = "1"
overlays = "relic"
[defaults]
provenance = "original"
"""
#: The line of the first row of a table, and that of the table.
ROWS, TABLE = 8, 7
ONE = "do = [{ verb = 'gain_influence', amount = 1 }]"


def event(*rows: str, influence: bool = False) -> str:
    """A card whose table has these rows."""
    return "\n".join(
        [
            "new = true",
            'name = "Own Event"',
            'deck = "red"',
            'type = "event"',
            'text = "Roll 1 die; it may bring 1 influence."',
            "do = [",
            f"  {{ verb = 'roll_table', influence = {str(influence).lower()}, results = [",
            *(f"    {{ on = {row}, {ONE} }}," for row in rows),
            "  ] },",
            "]",
            "",
        ]
    )


TABLES = {
    "whole": event("[1, 6]"),
    "in_any_order": event("[4, 6]", "[1, 3]"),
    "raised": event("[1, 2]", "[3, 99]", influence=True),
    "hole": event("[2, 3]", "[6, 6]"),
    "raised_no_further": event("[1, 4]", "[5, 6]", influence=True),
    "twice": event("[1, 3]", "[3, 5]", "[5, 6]", "[2, 2]"),
    "backwards": event("[1, 3]", "[6, 4]"),
    "beyond": event("[0, 2]", "[3, 6]", "[7, 99]"),
}
TOUR = f"""patch = true
[[boxes]]
title = "tour"
text = "You may roll 1 die. 1 influence."
do = [{{ verb = "may", do = [
  {{ verb = "roll_table", results = [{{ on = [1, 5], {ONE} }}] }},
] }}]
"""


def check(folder: Path, files: dict[str, str]) -> dict[str, list[str]]:
    """What is found in an overlay of these files, by the id of the item: line, key and sentence."""
    write_pack(folder, {"pack.toml": PACK, **files})
    checked = check_pack(folder, SCHEMA, base=game().pack)
    assert checked.hash is not None, [str(problem) for problem in checked.problems]
    found: dict[str, list[str]] = {}
    for problem in checked.problems:
        file, _, said = str(problem).partition(".toml:")
        found.setdefault(Path(file).name, []).append(said)
    return found


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is found in all these tables."""
    files = {f"threat_cards/{id}.toml": text for id, text in TABLES.items()}
    return check(tmp_path_factory.mktemp("tables"), {**files, "spaces/webway_portal.toml": TOUR})


@rule("REL-DIE-04")
def test_a_table_that_answers_every_result_once_is_sound(tables: dict[str, list[str]]) -> None:
    assert tables.keys() == {*TABLES, "webway_portal"} - {"whole", "in_any_order", "raised"}


def test_a_hole_in_a_table_is_found(tables: dict[str, list[str]]) -> None:
    assert tables["hole"] == [
        f"{TABLE}: do[0].results: no row answers 1, 4 to 5; add a row for each, "
        "without do where nothing happens: { on = [1, 1] }, { on = [4, 5] }"
    ]


@rule("REL-INF-05")
def test_a_die_that_influence_raises_shows_more_than_six(tables: dict[str, list[str]]) -> None:
    """With `influence` the engine adds what is spent, so the highest row has no upper end."""
    assert tables["raised_no_further"] == [
        f"{TABLE}: do[0].results: no row answers 7 to 99; influence may raise the die: "
        "let the highest row end at 99"
    ]


def test_two_rows_for_one_result_are_found(tables: dict[str, list[str]]) -> None:
    assert tables["twice"] == [
        f"{ROWS + row}: do[0].results[{row}].on: {result} is answered by results[{other}] already, "
        "and only the first row that fits is carried out; leave it to one of the two"
        for row, result, other in ((1, 3, 0), (2, 5, 1), (3, 2, 0))
    ]


def test_a_row_that_runs_backwards_answers_nothing(tables: dict[str, list[str]]) -> None:
    assert tables["backwards"] == [
        f"{ROWS + 1}: do[0].results[1].on: runs backwards and answers nothing; "
        "the lower number comes first: on = [4, 6]",
        f"{TABLE}: do[0].results: no row answers 4 to 6; add a row for each, "
        "without do where nothing happens: { on = [4, 6] }",
    ]


def test_results_that_no_die_shows_are_found(tables: dict[str, list[str]]) -> None:
    assert tables["beyond"] == [
        f"{ROWS}: do[0].results[0].on: the die shows 1 to 6; begin at 1",
        f"{ROWS + 2}: do[0].results[2].on: the die shows 1 to 6; leave the row out, "
        "or write influence = true beside results if influence may raise the die",
    ]


def test_tables_inside_other_effects_and_on_spaces_are_found(tables: dict[str, list[str]]) -> None:
    assert tables["webway_portal"] == [
        "6: boxes[0].do[0].do[0].results: no row answers 6; add a row for each, "
        "without do where nothing happens: { on = [6, 6] }"
    ]


def test_the_game_itself_has_no_findings() -> None:
    folder = Path(__file__).parents[3] / "src/grimtable/games/relic/content"
    assert [str(problem) for problem in check_pack(folder, SCHEMA).problems] == []


LIFE = "do = [{ verb = 'gain_life', amount = %d }]"
#: file → what is written, and what its words leave out
WORDS = {
    "wargear_cards/plasma_gun.toml": (
        'patch = true\ntext = "You may roll 1 die. 1: lose 1 Life. 2-6: +4 to your battle value."\n',
        '2: text: says nothing of change_battle, perhaps "+5 to your battle value"',
    ),
    "wargear_cards/chainsword.toml": (
        'patch = true\ntext = "A better blade."\n',
        "2: text: says nothing of the bonus of +1",
    ),
    "relic_cards/own_burden.toml": (
        'new = true\ntext = "A burden."\nmodifiers = [{ changes = "asset_limit", amount = -1 }]\n',
        "2: text: says nothing of asset_limit -1",
    ),
    "relic_cards/own_chalice.toml": (
        'new = true\ntext = "At the start of your turn gain 1 Life."\n'
        f'abilities = [{{ moment = "turn.start", may = true, {LIFE % 1} }}]\n',
        '2: text: says nothing of a choice, perhaps "you may"',
    ),
    "spaces/webway_portal.toml": (
        f'patch = true\n[[boxes]]\ntitle = "tour"\ntext = "Gain 1 Life."\n{LIFE % 1}\n'
        f'[[boxes]]\ntitle = "rest"\ntext = "Gain 1 Life."\n{LIFE % 2}\n',
        '8: boxes[1].text: says nothing of gain_life, perhaps "2 life"',
    ),
    "scenarios/the_burning_hour.toml": (
        'patch = true\nconfrontation_text = "Roll 1 die, and perhaps lose 1 Life."\n',
        '2: confrontation_text: says nothing of lose_life, perhaps "2 life"',
    ),
}
REMEDY = "; correct one of the two, or write own_words = true where the words are meant so"


def test_words_that_leave_out_what_the_component_does_are_found(tmp_path: Path) -> None:
    """Each with its place and a remedy."""
    found = check(tmp_path, {file: text for file, (text, _) in WORDS.items()})
    assert found == {Path(file).stem: [said + REMEDY] for file, (_, said) in WORDS.items()}


def test_an_author_may_say_that_the_words_are_meant_so(tmp_path: Path) -> None:
    files = {file: text.replace("\n", "\nown_words = true\n", 1) for file, (text, _) in WORDS.items()}
    assert check(tmp_path, files) == {}
