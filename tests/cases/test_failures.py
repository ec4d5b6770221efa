"""Every kind of expectation: it holds when it should, and fails in a sentence when it should not."""

import pytest

from grimtable.cases import parse_case, report, run_case
from grimtable.cases.assertions import CHECKS
from grimtable.cases.case import QUALIFIERS, Expect
from tests.cases.support import POSITION, SOUND, failures, failures_of


def test_the_sound_case_holds() -> None:
    assert failures(SOUND) == []


#: expectation → what of its failure must be said; each holds for the position when the first part is used
HOLDS_AND_FAILS = [
    ('offered = "red: step to 1,0"', 'offered = "red: step to 1,1"', "no such space|1,1"),
    ('seat = "red"\noffered = "end activation"', 'offered = "red: end activaton"', "did you mean"),
    (
        'offered = "red: end activation"',
        'offered = "red: attack ghoul_2"',
        "`red: attack ghoul_2` is not offered",
    ),
    ('not_offered = "red: step to 2,0"', 'not_offered = "red: step to 1,0"', "`red: step to 1,0` is offered"),
    ('not_offered = "red: step to 2,0"', 'not_offered = "red: stepp to 2,0"', "is no action of this game"),
    (
        'only_offered = ["red: end activation", "red: step to 1,0", "red: play double_time_1", '
        '"red: attack ghoul_1"]',
        'only_offered = ["red: end activation"]',
        "other actions are offered",
    ),
    (
        'refused = "red: step to 2,0"\nrule = "SKI-MOV-03"',
        'refused = "red: step to 1,0"\nrule = "SKI-MOV-03"',
        "`red: step to 1,0` is legal",
    ),
    ('refused = "red: step to 2,0"\nrule = "SKI-MOV-03"', 'refused = "red: step to 2,0"', "say which rule"),
    (
        'refused = "red: step to 2,0"\nrule = "SKI-MOV-03"',
        'refused = "red: step to 2,0"\nrule = "SKI-MOV-04"',
        "refused by another rule",
    ),
    (
        'refused = "red: step to 2,0"\nrule = "SKI-MOV-03"\nbecause = "not next to"',
        'refused = "red: step to 2,0"\nrule = "SKI-MOV-03"\nbecause = "too far"',
        "refused in other words",
    ),
    (
        'refused = "keeper: end turn"\nrule = "KRN-01"',
        'refused = "nonsense"\nrule = "KRN-01"',
        "does not say who acts",
    ),
    ('asks = "red"', 'asks = "keeper"', "another seat is asked"),
    (
        'asks = "red"\nrule = "SKI-ACT-02"',
        'asks = "red"\nrule = "SKI-TRN-02"',
        "another rule puts the question",
    ),
    ('question = "act"', 'question = "choose_figure"', "the question is another one"),
    ("over = false", "over = true", "the game goes on"),
    ("over = false", 'winners = "red"', "nobody has won yet"),
    ("facts = { round = 2 }", "facts = { round = 3 }", "round is different"),
    (
        'facts = { "figures.ghoul_1.space" = "2,0" }',
        'facts = { "figures.ghoul_1.space" = "3,0" }',
        "space is different",
    ),
    (
        'facts = { "figures.ghoul_1.wounds" = 0 }',
        'facts = { "figures.goul_1.wounds" = 0 }',
        "did you mean ghoul_1?",
    ),
    (
        'facts = { "hands.red.0" = "brace_1" }',
        'facts = { "hands.red.7" = "brace_1" }',
        "is a list of 2 items",
    ),
    ('facts = { "round" = 2 }', 'facts = { "round.deeper" = 2 }', "round is a single value"),
    ('facts = { "doors" = {} }', 'facts = { "hands" = {} }', "hands is different"),
    (
        'facts = { "figures.ghoul_1" = { activated = false } }',
        'facts = { "figures.ghoul_1" = { activated = 0 } }',
        "ghoul_1 is different",
    ),
    ('never_there = "figures.ghoul_2"', 'never_there = "figures.ghoul_1"', "figures.ghoul_1 is there"),
    ('never_there = "figures.ghoul_2"', 'absent = "figuers.ghoul_2"', "did you mean figures?"),
    (
        'seat = "red"\nsees = { hand = ["brace_1", "double_time_1"] }',
        'seat = "green"\nsees = { hand = ["brace_1", "double_time_1"] }',
        "hand is different",
    ),
    ('seat = "spectator"\nsees = { round = 2 }', 'seat = "purple"\nsees = { round = 2 }', "nobody sits at"),
    (
        'seat = "red"\nsees = { "decision.seat" = "red" }',
        'seat = "red"\nsees = { "decision.seet" = "red" }',
        "no dec",
    ),
    ('seat = "green"\nhides = "brace_1"', 'seat = "red"\nhides = "brace_1"', "red sees brace_1"),
    ('seat = "green"\nhides = "pounce_1"', 'seat = "green"\nhides = "brace_9"', "is nowhere at the table"),
    ('seat = "green"\nhides = "hands.red"', 'seat = "blue"\nhides = "hands.red"', "nobody sits at"),
    (
        'lasting = [{ name = "cannot:attack", subject = "green_warden_1" }]',
        'lasting = [{ name = "cannot:attack", subject = "red_scout_1" }]',
        "no effect in force is like this one",
    ),
    ('not_lasting = [{ name = "cannot:step" }]', 'not_lasting = [{ name = "cannot:attack" }]', "is in force"),
    (
        "in_progress = { activation = { steps = 5 }, turn = {} }",
        "in_progress = { activation = { steps = 4 } }",
        "steps of activation is different",
    ),
    ("in_progress = { activation = {} }", "in_progress = { attack = {} }", "attack is not in progress"),
    ("in_progress = { activation = {} }", "in_progress = { atack = {} }", "did you mean attack?"),
    (
        "in_progress = { activation = {} }",
        "in_progress = { activation = { stepz = 1 } }",
        "did you mean steps?",
    ),
    ('not_in_progress = "attack"', 'not_in_progress = "activation"', "activation is in progress"),
    ('not_in_progress = "attack"', 'not_in_progress = "atack"', "did you mean attack?"),
    (
        'not_happened = [{ event = "FigureMoved" }]',
        'happened = [{ event = "FigureMoved" }]',
        "this has not happened",
    ),
    (
        'not_happened = [{ event = "FigureMoved" }]',
        'happened = [{ event = "FigureMovd" }]',
        "did you mean FigureMoved?",
    ),
    (
        'not_happened = [{ event = "FigureMoved" }]',
        'not_happened = [{ event = "FigureMoved", figur = "x" }]',
        "did you mean figure?",
    ),
    ('not_happened = [{ event = "FigureMoved" }]', 'not_happened = [{ figure = "x" }]', "needs its name"),
    (
        'not_happened = [{ event = "FigureMoved" }]\nseen_by = "green"',
        'not_happened = [{ event = "FigureMoved" }]\nseen_by = "purple"',
        "nobody sits at",
    ),
]


@pytest.mark.parametrize(("holds", "fails", "said"), HOLDS_AND_FAILS)
def test_expectation(holds: str, fails: str, said: str) -> None:
    assert failures_of(f"[[expect]]\n{holds}\n") == []

    found = failures_of(f"[[expect]]\n{fails}\n")
    assert found
    assert any(part in line for line in found for part in said.split("|")), found
    assert all(line.startswith("case.toml:") for line in found)


AFTER_A_STEP = [
    ("same_question = false", "same_question = true", "the question is another one"),
    ("same_actions = false", "same_actions = true", "other actions are offered"),
    (
        'happened = [{ event = "FigureMoved", to_space = "1,0" }]',
        'not_happened = [{ event = "FigureMoved", to_space = "1,0" }]',
        "this has happened",
    ),
    (
        'happened = [{ event = "FigureMoved" }]\nseen_by = "spectator"',
        'happened = [{ event = "FigureMoved" }, { event = "FigureMoved" }]',
        "this has not happened",
    ),
]


@pytest.mark.parametrize(("holds", "fails", "said"), AFTER_A_STEP)
def test_expectation_after_a_step(holds: str, fails: str, said: str) -> None:
    step = '[[do]]\naction = "red: step to 1,0"\n[[expect]]\n'
    assert failures_of(f"{step}{holds}\n") == []

    assert any(said in line for line in failures_of(f"{step}{fails}\n"))


def test_every_kind_of_expectation_is_tried_here() -> None:
    tried = " ".join(part for case in (*HOLDS_AND_FAILS, *AFTER_A_STEP) for part in case[:2])

    assert set(CHECKS) == set(Expect.__struct_fields__) - set(QUALIFIERS)
    assert [key for key in CHECKS if f"{key} =" not in tried] == []


def test_nothing_done_yet() -> None:
    found = failures_of("[[expect]]\nsame_question = true\nsame_actions = true\n")

    assert len(found) == 2
    assert all("nothing has been done yet" in line for line in found)


def test_steps_run_in_the_order_of_the_file() -> None:
    body = """
[[expect]]
facts = { "figures.red_scout_1.space" = "0,0" }
[[do]]
action = ["red: step to 1,0", "keeper: pass"]
[[expect]]
facts = { "figures.red_scout_1.space" = "1,0" }
[[do]]
action = "red: step to 0,0"
[[expect]]
facts = { "figures.red_scout_1.space" = "0,0" }
happened = [{ event = "FigureMoved", from_space = "1,0" }]
not_happened = [{ event = "FigureMoved", from_space = "0,0" }]
[[expect]]
since = "start"
happened = [{ event = "FigureMoved", from_space = "0,0" }, { event = "FigureMoved", from_space = "1,0" }]
"""
    assert failures_of(body) == []


def test_inline_lists_keep_the_order_of_the_file_too() -> None:
    text = POSITION.replace(
        "[content.figures]",
        """
do = [{ action = ["red: step to 1,0", "keeper: pass"] }]
expect = [{ facts = { "figures.red_scout_1.space" = "1,0" } }]
[content.figures]""",
    )
    assert failures(text) == []
    first, second = text.find("do = ["), text.find("expect = [")
    swapped = (
        text[:first]
        + text[second : text.find("\n", second) + 1]
        + text[first:second]
        + text[text.find("\n", second) + 1 :]
    )
    assert any("space is different" in line for line in failures(swapped))


def test_all_failures_are_reported_with_one_drawing() -> None:
    body = '[[expect]]\nasks = "keeper"\nquestion = "x"\nfacts = { round = 9 }\n[[expect]]\nover = true\n'
    verdict = run_case(parse_case(POSITION + body, "case.toml"))
    text = report(verdict)

    assert len(verdict.failures) == 4
    assert text.count("position:") == 1
    assert "rule: SKI-MOV-01 (A step)" in text
    assert "why: A scout steps" in text
    assert "Rs1" in text
    assert "  red: step to 1,0" in text
    assert "- 9\n      + 2" in text


def test_a_refused_step_ends_the_case() -> None:
    body = '[[do]]\naction = "red: step to 2,0"\n[[expect]]\nasks = "red"\n[[expect]]\nover = false\n'
    (found,) = failures_of(body)

    assert "`red: step to 2,0` is refused: 2,0 is not next to Red's Scout 1 (SKI-MOV-03)" in found
    assert "2 expectations after it not checked" in found


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("red: jump", "is no action of this game"),
        ("step to 1,0", "does not say who acts"),
        ("", "name at least one"),
    ],
)
def test_an_unreadable_step_is_a_sentence(action: str, said: str) -> None:
    (found,) = failures_of(f'[[do]]\naction = "{action}"\n[[expect]]\nasks = "red"\n')

    assert said in found


def test_dice_left_over_are_a_failure() -> None:
    (found,) = failures(SOUND.replace("face = 0 }]", "face = 0 }, 3]"))

    assert "scripted results were never needed: roll 3" in found


def test_dice_missing_are_a_failure() -> None:
    (found,) = failures(SOUND.replace(', { die = "attack", face = 0 }]', "]"))

    assert "the script has no result left for attack" in found


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        ('{ die = "defence", face = 0 }', "the script gives defence next, but attack is needed"),
        ("9", "has no face 9"),
        ('{ hits = "many" }', "cannot be read"),
        ("{ hots = 1 }", "cannot be read"),
    ],
)
def test_wrong_dice_are_a_sentence(roll: str, said: str) -> None:
    (found,) = failures(SOUND.replace('{ die = "attack", face = 0 }', roll))

    assert said in found


def test_a_fault_of_the_rules_is_a_sentence_or_with_debug_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stuck or broken game is told like any other failure."""
    from grimtable.games.skirmish import changes

    def broken(*_: object) -> None:
        raise KeyError("nobody")

    monkeypatch.setattr(changes, "move_figure", broken)
    case = parse_case(SOUND, "case.toml")

    (failure,) = run_case(case).failures
    assert "breaks the rules code (KeyError: 'nobody'); run it with --debug" in failure.sentence
    with pytest.raises(KeyError):
        run_case(case, debug=True)


def test_an_action_that_is_offered_twice_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could tell the two apart; a list that names it once is not met by that."""
    from grimtable.cases.run import Run

    offers = Run.offers
    body = """[[expect]]\nonly_offered = [
  "red: end activation", "red: step to 1,0", "red: play double_time_1", "red: attack ghoul_1",
]\n"""
    assert failures_of(body) == []
    monkeypatch.setattr(Run, "offers", lambda run: [*offers(run), "red: step to 1,0"])
    (found,) = failures_of(body)
    assert "`red: step to 1,0` is offered 2 times" in found


def test_a_stuck_game_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from grimtable.games.skirmish import changes
    from grimtable.kernel.errors import StuckGame

    def stuck(*_: object) -> None:
        raise StuckGame("nobody can act")

    monkeypatch.setattr(changes, "move_figure", stuck)
    case = parse_case(SOUND, "case.toml")

    (failure,) = run_case(case).failures
    assert "cannot be carried out: nobody can act" in failure.sentence
    with pytest.raises(StuckGame):
        run_case(case, debug=True)


def test_the_end_of_a_game() -> None:
    position = POSITION.replace(
        'r = { figure = "scout", seat = "red" }', 'r = { figure = "scout", portal = true }'
    )
    seal = '[[do]]\naction = "red: seal portal"\n[[expect]]\n'

    assert (
        failures_of(f'{seal}over = true\nwinners = ["green", "red"]\nrule = "SKI-WIN-01"\n', position) == []
    )
    assert failures_of(f'{seal}asks = "nobody"\n', position) == []
    assert "the game is over" in failures_of(f"{seal}over = false\n", position)[0]
    assert "others have won" in failures_of(f'{seal}winners = "red"\n', position)[0]
    assert "another rule ended" in failures_of(f'{seal}over = true\nrule = "SKI-WIN-02"\n', position)[0]
    assert "over: red, green won" in report(
        run_case(parse_case(f"{position}{seal}over = false\n", "case.toml"))
    )
