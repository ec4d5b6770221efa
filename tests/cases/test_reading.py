"""Bad files: every mistake is one sentence with file, line and key, and what was probably meant."""

from pathlib import Path

import pytest

from grimtable.cases import CaseError, find_cases, parse_case, read_case
from tests.cases.support import POSITION, SOUND, failures, failures_of

MISTAKES = [
    (
        'game = "skirmish"',
        'game = "skirmsh"',
        "case.toml:2: game: there is no game 'skirmsh'; did you mean skirmish?",
    ),
    ('game = "skirmish"\n', "", 'the key "game" is missing'),
    ("SKI-MOV-01", "SKI-MOV-0", "rules[0]: No catalogue has the rule"),  # made-up rule id
    (
        'why = "A scout steps next to a ghoul and attacks it."',
        'why = ""',
        "say in a sentence what the case shows",
    ),
    ("players = 3", 'players = "three"', "case.toml:5: players: expected a whole number"),
    ("players = 3", "players = 9", "skirmish is for 2 to 4 players, not 9"),
    ("players = 3", "player = 3", 'player: unknown key "player" — did you mean "players"?'),
    ("players = 3", 'scenario = "cold_stat"', "there is no scenario 'cold_stat'"),
    ("players = 3", 'windows = "shut"', "windows: expected one of"),
    ("players = 3", "players = 3\noptions = { hand_limt = 5 }", "has no option 'hand_limt'"),
    ("# r       g   w #", "# r       g  w #", "map: the map cannot be read"),
    ("# r       g   w #", "# r       x   w #", "the map shows no 'g'"),
    ('g = { figure = "ghoul" }', "", "which the legend does not name"),
    ('figure = "ghoul"', 'figure = "goul"', "legend.g.figure: there is no figure 'goul' — did you mean"),
    (
        'g = { figure = "ghoul" }',
        'g = { figuer = "ghoul" }',
        "legend.g.figuer: unknown key 'figuer' — did you mean",
    ),
    ('g = { figure = "ghoul" }', 'g = { figure = "ghoul", wounds = "two" }', "legend.g: Expected `int`"),
    ('seat = "green" }', 'seat = "grren" }', "legend.w.seat: there is no seat 'grren' — did you mean"),
    ('seat = "green" }', 'seat = "keeper" }', "a warden is a figure of the scouts"),
    ('["brace", "double_time"]', '["brase"]', "hands.red: there is no card 'brase' — did you mean"),
    ('["brace", "double_time"]', '["snare"]', "the deck of the scouts has no 'snare' left"),
    ('keeper = ["pounce"]', 'blue = ["pounce"]', "hands.blue: there is no seat 'blue'"),
    ("scouts = [", "scots = [", "decks.scots: there is no deck 'scots' — did you mean"),
    ('keeper = ["swarm"]', 'keepr = ["swarm"]', "discards.keepr: there is no deck 'keepr'"),
    ('figure = "red_scout_1"', 'figure = "red_scout_2"', "turn.figure: there is no figure 'red_scout_2'"),
    ("round = 2", 'seat = "keeper"', "turn.figure: red_scout_1 is not keeper's"),
    ("round = 2", "begins = true", "at the beginning of a turn no figure acts"),
    ("round = 2", "rond = 2", "turn.rond: unknown key 'rond' — did you mean"),
    ('name = "cannot:attack"', 'nam = "cannot:attack"', "lasting[0].nam: unknown key 'nam' — did you mean"),
    (
        "[content.figures]",
        "[content.figurs]",
        'is not a kind of item in the game "skirmish" — did you mean "figures"?',
    ),
    ("scout = { dice = 2,", "scout = { dize = 2,", 'content.figures.scout.dize: unknown key "dize"'),
    ("rolls = [", "roll = [", 'chance.roll: unknown key "roll" — did you mean "rolls"?'),
    ("[turn]", "[[turn]]", "turn: expected a table, found a list"),
    ("[turn]", "[tern]", 'tern: unknown key "tern" — did you mean "turn"?'),
    (
        'offered = "red: step to 1,0"',
        'ofered = "red: step to 1,0"',
        'unknown key "ofered" — did you mean "offered"?',
    ),
    ('offered = "red: step to 1,0"', "offered = 3", "expected text or a list"),
    (
        "[[lasting]]",
        "[table]\nfallen = 1\nfalen = 2\n[[lasting]]",
        "table: the table has no value falen; did you mean",
    ),
    ("[[lasting]]", '[table]\n"figures.nobody.wounds" = 1\n[[lasting]]', "table: figures has no nobody"),
    ("[[lasting]]", '[vows]\nred = "brace"\n[[lasting]]', "vows.red: "),
    ("[[lasting]]", "vows = 3\n[[lasting]]", "turn.vows|chance.vows|unknown key"),
    ("[[lasting]]", '[[stack]]\nprocedure = "nap"\nstep = "x"\nmemory = {}\n[[lasting]]', "'nap'"),
    ("[[lasting]]", '[[stack]]\nprocedure = "turn"\nstep = "nap"\nmemory = {}\n[[lasting]]', "'nap'"),
    ("[[lasting]]", '[[stack]]\nstep = "nap"\n[[lasting]]', "lacks 'procedure'"),
    ("map = ", "map == ", "is not valid TOML"),
]


@pytest.mark.parametrize(("before", "after", "said"), MISTAKES)
def test_mistake(before: str, after: str, said: str) -> None:
    assert before in SOUND
    found = failures(SOUND.replace(before, after, 1))

    assert found
    assert any(part in line for line in found for part in said.split("|")), found
    assert all(line.startswith("case.toml:") for line in found)


EMPTY_WORDS = [
    ("", "says nothing that could fail"),
    ('why = "only a remark"', "says nothing that could fail"),
    ('asks = "red"\nover = false\nrule = "SKI-ACT-02"', "rule: could belong to asks or to over"),
    ('facts = { round = 1 }\nrule = "SKI-ACT-02"', "rule: goes with refused, asks or over"),
    ('asks = "red"\nbecause = "so"', "because: goes with refused"),
    ('asks = "red"\nsince = "start"', "since: goes with happened"),
    ('asks = "red"\nseen_by = "red"', "seen_by: goes with happened"),
    ("sees = { round = 1 }", "sees: say whose view is meant"),
    ('hides = "brace_1"', "hides: say whose view is meant"),
    ("offered = []", "offered: names nothing"),
    ("facts = {}", "facts: names nothing"),
    ("happened = []", "happened: names nothing"),
]


@pytest.mark.parametrize(("body", "said"), EMPTY_WORDS)
def test_an_expectation_that_could_not_fail(body: str, said: str) -> None:
    found = failures_of(f"[[expect]]\n{body}\n")

    assert any(said in line for line in found), found


def test_a_case_without_an_expectation() -> None:
    assert any("a case needs at least one [[expect]]" in line for line in failures(POSITION))
    assert any("at least one [[expect]]" in line for line in failures("expect = []\n" + POSITION))


def test_external_chance_is_not_scripted() -> None:
    found = failures(SOUND.replace("rolls = [", 'source = "external"\nrolls = ['))

    assert any("are actions" in line for line in found)


def test_a_shuffle_needs_one_order() -> None:
    found = failures(SOUND.replace("[chance]", '[chance]\nshuffles = [{ pile = "scouts" }]'))

    assert any("top_first or as bottom_first" in line for line in found)


def test_scripted_shuffles_are_used_top_first() -> None:
    """An empty deck is reshuffled into the written order."""
    cards = (
        "blood_frenzy",
        "call_the_pack",
        "dread",
        "pounce",
        "snare",
        "swarm",
        "vow_of_blood",
        "not_today",
    )
    content = "\n".join(f"{card}.copies = 0" for card in cards)
    text = f"""
game = "skirmish"
why = "The discard pile becomes the deck."
map = '''
#########
# g   r #
#########
'''
legend = {{ g = {{ figure = "ghoul" }}, r = {{ figure = "scout" }} }}
hands = {{ keeper = "oathbreaker" }}
discards = {{ keeper = "*" }}
turn = {{ figure = "ghoul_1" }}
[content.cards]
{content}
[chance]
shuffles = [{{ pile = "keeper", top_first = ["shadow_sight_2", "shadow_sight_1"] }}]
[[do]]
action = "keeper: play oathbreaker_1"
[[expect]]
facts = {{ "hands.keeper" = ["shadow_sight_2"], "decks.keeper.cards" = ["shadow_sight_1"] }}
"""
    assert failures(text) == []
    assert failures(text.replace("top_first", "bottom_first")) != []
    assert any(
        "does not hold the same cards" in line for line in failures(text.replace('"shadow_sight_1"]', "]", 1))
    )


def test_files(tmp_path: Path) -> None:
    good = tmp_path / "a" / "good.toml"
    good.parent.mkdir()
    good.write_text(SOUND, encoding="utf-8")
    (tmp_path / "a" / "notes.md").write_text("not a case", encoding="utf-8")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "other.toml").write_text("", encoding="utf-8")

    assert find_cases([tmp_path]) == [good]
    assert find_cases([good, tmp_path]) == [good]
    assert read_case(good).shown == good.as_posix()
    with pytest.raises(LookupError, match="there is no file or folder"):
        find_cases([tmp_path / "nowhere"])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"game = '\xff'", "is not UTF-8 text"),
        (b"a = 1\0", "NUL byte"),
        (b"# " + b"x" * 300_000, "is larger than"),
        (b"a = " + b"[" * 3000, "nested deeper"),
        (b"a = " + b"9" * 6000, "is not valid TOML"),
        (b"a." * 3000 + b"b = 1", "a dotted key"),
        (b"", 'the key "game" is missing'),
    ],
)
def test_hostile_files_are_refused_in_a_sentence(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "case.toml"
    file.write_bytes(data)

    with pytest.raises(CaseError, match=said):
        read_case(file)


def test_a_folder_is_no_case(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"case\.toml"):
        read_case(tmp_path / "case.toml")
    with pytest.raises(CaseError, match=r"case\.toml:1: "):
        parse_case("why = ''", "case.toml")
