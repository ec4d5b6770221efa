"""`not_offered` means something: what it names is at the table, or has been there."""

import pytest

from tests.cases.support import SOUND, failures, failures_of


def told(expectation: str) -> str:
    return "\n".join(failures_of(f"[[expect]]\n{expectation}\n"))


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("red: attack ghuol_1", "there is no ghuol_1 — did you mean ghoul_1?"),
        ("red: attack ghoul", "there is no ghoul — did you mean ghoul_1?"),
        ("red: play brase_1", "there is no brase_1 — did you mean brace_1?"),
        ("red: play xyzzy", "there is no xyzzy; check the spelling"),
        ("rde: end activation", "there is no rde — did you mean red?"),
    ],
)
def test_a_misspelt_id_is_an_error_with_what_was_probably_meant(wrong: str, hint: str) -> None:
    assert f"`{wrong}` could never be offered: {hint}" in told(f'not_offered = "{wrong}"')


@pytest.mark.parametrize(
    "right", ["red: attack green_warden_1", "red: play brace_1", "keeper: play pounce_1", "green: pass"]
)
def test_what_is_at_the_table_may_be_named(right: str) -> None:
    assert told(f'not_offered = "{right}"') == ""


def test_a_figure_that_has_left_the_board_may_be_named() -> None:
    text = SOUND.replace("health = 2", "health = 1").partition("[[expect]]\nfacts")[0]
    gone = f'{text}\n[[expect]]\nabsent = "figures.ghoul_1"\nnot_offered = "red: attack NAME"\n'
    assert failures(gone.replace("NAME", "ghoul_1")) == []
    assert "there is no ghoul_3" in "\n".join(failures(gone.replace("NAME", "ghoul_3")))


REROLL = '''
game = "doom2004"
why = "An aimed shot may be rolled again."
map = """
#########
# r   z #
#########
"""
legend = { r = { marine = "red", order = "aim" }, z = { invader = "zombie" } }
turn = { seat = "red", action = "attack" }
chance = { rolls = [{ damage = 1 }, { damage = 1 }] }

[[do]]
action = ["red: fire pistol at 1,0", "red: use aim"]

[[expect]]
not_offered = "red: reroll DICE"
'''


def test_each_of_several_words_is_looked_at() -> None:
    said = "\n".join(failures(REROLL.replace("DICE", "gren")))
    assert "`red: reroll gren` could never be offered: there is no gren — did you mean green?" in said
