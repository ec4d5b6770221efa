"""What a case denies must mean something: a misspelt figure, word or key never passes for "is not there"."""

import pytest

from tests.cases.support import SOUND, failures, failures_of


def told(expectation: str) -> str:
    return "\n".join(failures_of(f"[[expect]]\n{expectation}\n"))


SLAIN = SOUND.replace("health = 2", "health = 1").partition("[[expect]]\nfacts")[0]


def after_the_kill(expectation: str) -> str:
    slain = 'happened = [{ event = "FigureSlain" }]'
    return "\n".join(failures(f"{SLAIN}\n[[expect]]\n{slain}\n[[expect]]\n{expectation}\n"))


def test_absent_is_what_was_there_and_is_gone() -> None:
    assert after_the_kill('absent = "figures.ghoul_1"') == ""
    assert "figures.green_warden_1 is there" in after_the_kill('absent = "figures.green_warden_1"')


@pytest.mark.parametrize("wrong", ["figures.ghuol_1", "figures.ghoul_2", "figures.ogre_1"])
def test_of_what_never_was_there_absent_says_nothing(wrong: str) -> None:
    said = after_the_kill(f'absent = "{wrong}"')
    assert f"{wrong} was not there before" in said
    assert "say never_there" in said


def test_a_misspelt_figure_is_absent_with_what_was_probably_meant() -> None:
    assert "did you mean green_warden_1?" in after_the_kill('absent = "figures.green_wraden_1"')


def test_never_there_is_what_could_have_come_and_has_not() -> None:
    assert after_the_kill('never_there = "figures.ghoul_2"') == ""
    assert "figures.ghoul_1 was there" in after_the_kill('never_there = "figures.ghoul_1"')
    assert "figures.red_scout_1 is there" in after_the_kill('never_there = "figures.red_scout_1"')


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("figures.ghuol_2", "there is no ghuol — did you mean ghoul?"),
        ("figures.xyzzy", "there is no xyzzy; check the spelling"),
        ("figurs.ghoul_2", "there is no figurs either; check the spelling"),
    ],
)
def test_what_could_never_come_is_an_error(wrong: str, sentence: str) -> None:
    assert sentence in after_the_kill(f'never_there = "{wrong}"')


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ('figure = "ghuol_1"', "figure of WoundsSuffered could never be this: there is no ghuol_1"),
        ('figure = "ghoul_7"', "figure of WoundsSuffered could never be this: there is no ghoul_7"),
    ],
)
def test_an_event_with_a_misspelt_value_is_an_error(wrong: str, sentence: str) -> None:
    assert sentence in after_the_kill(f'not_happened = [{{ event = "WoundsSuffered", {wrong} }}]')


def test_an_event_with_values_of_this_table_may_be_denied() -> None:
    assert after_the_kill('not_happened = [{ event = "WoundsSuffered", figure = "green_warden_1" }]') == ""
    assert after_the_kill('not_happened = [{ event = "FigureMoved", to_space = "3,0" }]') == ""


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ('nmae = "cannot:attack"', "an effect has no nmae — did you mean name?"),
        ('name = "cannot:atack"', "there is no atack — did you mean attack?"),
        ('name = "cannot:attack", subject = "ogre_9"', "there is no ogre_9"),
        ('until = { momnet = "turn.ended" }', "until has no momnet — did you mean moment?"),
    ],
)
def test_an_effect_with_a_wrong_key_or_word_is_an_error(wrong: str, sentence: str) -> None:
    assert sentence in told(f"not_lasting = [{{ {wrong} }}]")


def test_an_effect_that_a_card_could_bring_may_be_denied() -> None:
    assert told('not_lasting = [{ name = "may:attack_unseen" }]') == ""
    assert "an effect like this one is in force" in told('not_lasting = [{ name = "cannot:attack" }]')


STEP = '[[do]]\naction = ["red: step to 1,0", "keeper: pass"]\n[[expect]]\n'


def test_a_case_that_expects_only_what_was_true_before_shows_nothing() -> None:
    (said,) = failures_of(f'{STEP}facts = {{ "figures.ghoul_1.wounds" = 0 }}\n')
    assert said.startswith("case.toml:44: expect[0]: everything expected from here on was true before")


@pytest.mark.parametrize(
    "more",
    [
        'happened = [{ event = "FigureMoved", figure = "red_scout_1" }]',
        'facts = { "figures.red_scout_1.space" = "1,0" }',
        '[[expect]]\nnot_offered = "red: step to 1,0"',
    ],
)
def test_one_thing_that_the_actions_brought_about_is_enough(more: str) -> None:
    assert failures_of(f'{STEP}asks = "red"\n{more}\n') == []
