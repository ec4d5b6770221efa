"""Shared by the tests of the case runner: a sound case, and the sentences that a changed one gives."""

from grimtable.cases import CaseError, parse_case, report, run_case

SOUND = '''
game = "skirmish"
rules = ["SKI-MOV-01"]
why = "A scout steps next to a ghoul and attacks it."
players = 3
map = """
#################
# r       g   w #
#################
"""

[content.figures]
scout = { dice = 2, armour = 1, health = 4 }
ghoul = { dice = 2, armour = 0, health = 2 }

[legend]
r = { figure = "scout", seat = "red" }
g = { figure = "ghoul" }
w = { figure = "warden", seat = "green" }

[hands]
red = ["brace", "double_time"]
keeper = ["pounce"]

[decks]
scouts = ["lantern_1", "riposte_1"]

[discards]
keeper = ["swarm"]

[turn]
figure = "red_scout_1"
round = 2

[chance]
rolls = [{ hits = 1 }, { die = "attack", face = 0 }]

[[lasting]]
name = "cannot:attack"
source = "dread_1"
subject = "green_warden_1"

[[expect]]
offered = "red: step to 1,0"
refused = "red: step to 2,0"
rule = "SKI-MOV-03"

[[do]]
seat = "red"
action = ["step to 1,0", "keeper: pass"]

[[do]]
action = "red: attack ghoul_1"

[[expect]]
facts = { "figures.ghoul_1" = { wounds = 1, space = "2,0" }, "hands.red" = ["brace_1", "double_time_1"] }
happened = [{ event = "AttackDeclared" }, { event = "WoundsSuffered", figure = "ghoul_1", amount = 1 }]
same_question = true
'''

POSITION = SOUND.partition("[[expect]]")[0].replace(
    '[chance]\nrolls = [{ hits = 1 }, { die = "attack", face = 0 }]\n', ""
)


def failures(text: str) -> list[str]:
    """Everything that does not hold in a case, or everything that is wrong with its file."""
    try:
        verdict = run_case(parse_case(text, "case.toml"))
    except CaseError as error:
        return [str(problem) for problem in error.problems]
    assert verdict.passed or report(verdict).startswith("FAILED case.toml")
    return [str(failure) for failure in verdict.failures]


def failures_of(body: str, position: str = POSITION) -> list[str]:
    """The failures of steps put behind the usual position."""
    return failures(f"{position}\n{body}")
