"""The tool behind `make mutate`: operators change what they say, and planted mistakes are noticed."""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutate import equivalents, witnesses
from tools.mutate.again import survivors
from tools.mutate.apart import Lost, apart
from tools.mutate.content_operators import content_mutants
from tools.mutate.hosting import ARGUMENTS
from tools.mutate.judged import Judged
from tools.mutate.mutant import ROOT, Mutant
from tools.mutate.noticing import CASES, NOBODY, Notice, notice, panel
from tools.mutate.planting import graft
from tools.mutate.python_operators import python_mutants
from tools.mutate.report import Outcome, told
from tools.mutate.sampling import sample
from tools.mutate.subject import SUBJECTS
from tools.mutate.witnesses import Record, Tracer, Witness, follow, load, whole_lines

SKIRMISH = SUBJECTS["skirmish"]

CHANGES = [
    ("if a < b: c()", "comparison", "if a <= b: c()"),
    ("if a not in b: c()", "comparison", "if a in b: c()"),
    ("x = a and b", "and, or", "x = a or b"),
    ("x = not a", "not dropped", "x = bool(a)"),
    ("x = 3", "number", "x = 4"),
    ("x = 3", "number", "x = 2"),
    ("x = f(True)", "truth turned", "x = f(False)"),
    ("x = min(a, b)", "least and most", "x = max(a, b)"),
    ("x = a.b + 1", "sign turned", "x = a.b - 1"),
    ("a.b += 1", "sign turned", "a.b -= 1"),
    ("if f(a): c()", "condition turned", "if not (f(a)): c()"),
    ("x = f(a, b)", "arguments exchanged", "x = f(b, a)"),
    ("X = ('a', 'b', 'c')", "word dropped", "X = ('a', 'c')"),
    ("def f():\n    a.b = 1", "statement dropped", "pass"),
    ("def f() -> bool:\n    return g()", "answer turned", "return not (g())"),
    ("def f():\n    return Refusal('A-1', 'no')", "refusal dropped", "return None"),
    ("def f():\n    return refuse('A-1', 'no', card=c)", "refusal dropped", "return None"),
    ("def f():\n    return [do('A', a), do('B', b)]", "step dropped", "return [do('A', a)]"),
]


@pytest.mark.parametrize(("text", "operator", "becomes"), CHANGES)
def test_an_operator_changes_what_it_says(text: str, operator: str, becomes: str) -> None:
    found = [mutant for mutant in python_mutants("a.py", text) if mutant.operator == operator]
    assert becomes in [mutant.becomes for mutant in found]
    for mutant in found:
        assert mutant.planted(text) != text
        compile(mutant.planted(text), "a.py", "exec")


@pytest.mark.parametrize(
    "text",
    [
        '"""Of 3 things."""',
        "x: Bounded[3] = y",
        "assert a < 3",
        "raise Wrong(3)",
        "x = f'{3}'",
        "Useful = Callable[['Play', 'Card', 'Seat'], bool]",
        "class Rolled:\n    weight: ClassVar[int] = 1",
        "x = zip(*a, strict=True)",
        "@f(3)\ndef g(): ...",
    ],
)
def test_words_and_types_are_left_alone(text: str) -> None:
    assert python_mutants("a.py", text) == []


def test_content_is_changed_in_what_plays_only() -> None:
    text = """
name = "Shot 2"
[use]
if = ["is_open", "is_near"]
amount = { at_most = 2 }  # 7
free = true
3 = "c"
"""
    assert [mutant.becomes for mutant in content_mutants("a.toml", text)] == [
        'if = ["is_near"]',
        'if = ["is_open", ]',
        "amount = { at_most = 3 } # 7",
        "amount = { at_most = 1 } # 7",
        "free = false",
    ]


def test_a_sample_is_the_same_twice_and_spread_over_files() -> None:
    chosen = sample(SKIRMISH.mutants(), 60, 7)
    assert chosen == sample(SKIRMISH.mutants(), 60, 7)
    assert chosen != sample(SKIRMISH.mutants(), 60, 8)
    assert len(set(chosen)) == 60
    assert sum(mutant.path.endswith(".toml") for mutant in chosen) == 15
    assert len({mutant.path for mutant in chosen}) > 15
    assert len({mutant.operator for mutant in chosen}) > 8


def test_a_planted_mistake_is_noticed_however_it_is_planted() -> None:
    """Shields stop hits; a case fails when they add to them. A change of nothing is noticed by nobody."""
    place = "src/grimtable/games/skirmish/procedures/attack.py"
    text = (ROOT / place).read_text(encoding="utf-8")
    mutant = next(each for each in python_mutants(place, text) if "hits + shields_of" in each.becomes)
    assert mutant.operator == "sign turned"
    case = "cases/skirmish/attack"
    asked = [
        Witness(path.relative_to(ROOT).as_posix(), "", 0.1, {place: [mutant.line]})
        for path in sorted((ROOT / case).glob("*.toml"))
    ]
    load(SKIRMISH)
    shown = panel(mutant, Record({}, asked))
    assert len(shown.cases) == len(asked) > 3
    for anew in (True, False):
        assert notice(SKIRMISH, mutant, shown, runs_in_loading=anew).kind == CASES
    in_loading = Record({place: [mutant.line]}, [Witness(asked[0].name, "", 0.1)])
    assert len(panel(mutant, in_loading).cases) == 1, "what runs in loading is shown to everybody"
    first = max(
        n for n, line in enumerate(text.splitlines(), 1) if line.startswith("def ") and n <= mutant.line
    )
    unwatched = Record({}, [Witness(asked[0].name, "", 0.1, {place: [first]})])
    assert len(panel(mutant, unwatched).cases) == 1, "who enters the function may have run the line unwatched"
    nothing = Mutant(place, 0, 0, "", "nothing", 1, (1, 1))
    assert notice(SKIRMISH, nothing, shown).kind == NOBODY
    assert apart(lambda: graft(nothing), 20, 200) is False, "there is no other code to graft"


def test_lines_that_run_are_seen() -> None:
    tracer = Tracer([ROOT / "tools" / "mutate" / "report.py"])
    lines = tracer.watch(lambda: told(Outcome("skirmish", 1)))
    assert len(lines["tools/mutate/report.py"]) > 5
    assert tracer.watch(lambda: None) == {}


def test_work_apart_leaves_nothing_behind_and_may_be_lost() -> None:
    known: dict[str, int] = {}
    assert apart(lambda: known.setdefault("apart", 1), 20, 200) == 1
    assert known == {}
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        apart(lambda: 1 // 0, 20, 200)
    with pytest.raises(Lost, match="SIGKILL"):
        apart(_endless, 20, 0.5)


def _endless() -> None:
    while True:
        pass


def test_witnesses_that_are_left_to_make_soak_are_asked_as_well() -> None:
    """A game that is marked long is collected where mutants are shown to tests."""

    def collected() -> list[str]:
        class Seen:
            names: list[str] = []

            def pytest_collection_finish(self, session: pytest.Session) -> None:
                self.names += [item.nodeid for item in session.items]

        seen = Seen()
        pytest.main([*ARGUMENTS, "--collect-only", "tests/records/test_explored.py"], plugins=[seen])
        return seen.names

    names = apart(collected, 60, 600)
    assert sum("comes_out_as_before[skirmish" in name for name in names) == 120


def test_every_equivalent_is_a_mutant_that_there_is() -> None:
    """An entry whose line has changed would set aside nothing, and nobody would know."""
    there = {
        equivalents.Change(
            mutant.path.removeprefix("src/grimtable/"), mutant.function, mutant.was, mutant.becomes
        )
        for subject in SUBJECTS.values()
        for group in subject.mutants()
        for mutant in group
    }
    assert set(equivalents.EQUIVALENT) <= there
    assert all(len(why.split()) > 3 for why in equivalents.EQUIVALENT.values())


def test_the_survivors_of_a_report_are_found_again_though_lines_have_moved(tmp_path: Path) -> None:
    """Only what a report lists, by its words."""
    first, second = python_mutants("tools/mutate/again.py", "def f() -> None:\n    a.b = 1\n    c.d = e\n")[
        :2
    ]
    outcome = Outcome("skirmish", 1, [(second, Notice(NOBODY)), (first, Notice(CASES, "x.toml"))])
    report = tmp_path / "report.txt"
    report.write_text("\n".join(told(outcome)), encoding="utf-8")
    moved = python_mutants(
        "tools/mutate/again.py", "import x\n\n\ndef f() -> None:\n    a.b = 1\n    c.d = e\n"
    )
    found = survivors([moved], report)
    assert [mutant.becomes for mutant in found] == [second.becomes]
    assert found[0].line == second.line + 3


def test_what_is_the_same_by_contract_is_left_out_wherever_it_stands() -> None:
    text = 'def f():\n    return [stop_if("A-1", g, announced=True), do("A-2", h)]\n'
    turned = [m for m in python_mutants("src/grimtable/games/a/b.py", text) if m.operator == "truth turned"]
    assert [bool(equivalents.reason(mutant)) for mutant in turned] == [True]
    elsewhere = [m for m in python_mutants("src/grimtable/kernel/b.py", text) if m.operator == "truth turned"]
    assert [equivalents.reason(mutant) for mutant in elsewhere] == [""]


def test_what_was_judged_counts_until_the_rules_or_a_witness_change(tmp_path: Path) -> None:
    place = "tools/mutate/again.py"
    one, other = python_mutants(place, "def f() -> None:\n    a.b = 1\n    c.d = e\n")[:2]
    case = "cases/skirmish/attack/" + sorted((ROOT / "cases/skirmish/attack").glob("*.toml"))[0].name
    store, known = tmp_path / "judged", Record({}, [Witness(case, "mark", 0.1)])
    judged = Judged(store, [ROOT / place], known)
    assert judged.of(one) is None
    judged.keep(one, Notice(CASES, case))
    judged.keep(other, Notice(NOBODY))
    judged.keep("swap a | b", Notice(CASES, case))
    again = Judged(store, [ROOT / place], known)
    assert again.of(one) == again.of("swap a | b") == Notice(CASES, case)
    assert again.of(other) == Notice(NOBODY)
    more = Judged(store, [ROOT / place], Record({}, [*known.witnesses, Witness("b.toml", "new", 0.1)]))
    assert more.of(one) == Notice(CASES, case)
    assert more.of(other) is None, "a new witness might notice what survived"
    assert Judged(store, [ROOT / place], known, word="none").of(other) is None
    rules = Judged(store, [ROOT / "tools/mutate/mutant.py"], known)
    assert rules.of(one) is None, "with other rules everything is another"


def test_lines_are_followed_when_rules_change() -> None:
    """A line that is new is run by whoever ran what stood there, or just before it."""
    assert follow(["a", "b", "c"], ["z", "a", "c"]) == {0: [1], 1: [2], 2: [], 3: [3]}
    assert follow(["a", "b"], ["a", "b"]) == {1: [1], 2: [2]}


def test_a_line_that_was_cut_short_is_lost_alone(tmp_path: Path) -> None:
    store = tmp_path / "lines"
    store.write_text('{"a": 1}\n{"b": {"c": 2}\n[3]\n', encoding="utf-8")
    assert whole_lines(store) == [{"a": 1}, [3]]


def test_what_is_recorded_is_kept_at_once_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is stopped goes on from there: nothing is watched twice."""
    subject = replace(SKIRMISH, cases=("skirmish/vows",), tests=("games/skirmish/test_set_up.py",))
    monkeypatch.setattr(witnesses, "FOLDER", tmp_path)
    said: list[str] = []
    first = witnesses.record(subject, lambda what, done, whole: said.append(what))
    assert {witness.is_case for witness in first.witnesses} == {True, False}
    assert said
    said.clear()
    assert witnesses.record(subject, lambda what, done, whole: said.append(what)) == first
    assert not said
