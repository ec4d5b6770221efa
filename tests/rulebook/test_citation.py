"""The scanner finds exactly the ids that a text names, and knows remarks from the rest."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.rulebook.citation import Citation, citations_in, scan
from grimtable.rulebook.identifier import chapter_of, ids_with
from grimtable.rulebook.project import Place, Source, find_project


def cited(text: str, name: str = "a.py", place: Place = "code") -> list[Citation]:
    return citations_in(Source(Path(name), name, place, "toy"), text, ids_with(["TOY", "KIT"]))


def lines(citations: list[Citation], remark: bool) -> list[tuple[str, int]]:
    return [(each.rule, each.line) for each in citations if each.remark is remark]


def test_only_whole_ids_are_found() -> None:
    text = "TOY-ATK-07 TOY-ATK-071 TOY-ATK-07a XTOY-ATK-07 TOY-ATK-07_x TOY-ATK-07-08 A-TOY-ATK-07 TOY-ATK-nn"

    assert ids_with(["TOY"]).findall(text) == ["TOY-ATK-07", "TOY-ATK-071", "TOY-ATK-07a"]


def test_a_range_names_its_two_ends() -> None:
    assert ids_with(["TOY"]).findall("TOY-ATK-01 to TOY-ATK-05, (TOY-ATK-07).") == [
        "TOY-ATK-01",
        "TOY-ATK-05",
        "TOY-ATK-07",
    ]


def test_without_catalogues_nothing_is_an_id() -> None:
    assert ids_with([]).findall("TOY-ATK-01") == []


IDS = st.builds(
    lambda prefix, chapter, number, letter: f"{prefix}{chapter}-{number}{letter}",
    st.sampled_from(["TOY", "KIT"]),
    st.sampled_from(["", "-A", "-ATK", "-R2"]),
    st.from_regex(r"[0-9]{1,4}", fullmatch=True),
    st.sampled_from(["", "", "a", "z"]),
)
GAPS = st.text(alphabet=" \n\t.,;:()[]{}'\"/|#=*+<>äß—", min_size=1, max_size=5)


@given(st.lists(st.tuples(GAPS, IDS)), GAPS)
def test_every_id_between_gaps_is_found_in_order(pieces: list[tuple[str, str]], end: str) -> None:
    text = "".join(gap + rule for gap, rule in pieces) + end

    assert ids_with(["TOY", "KIT"]).findall(text) == [rule for _, rule in pieces]


@given(IDS, st.text(alphabet="aA0-_ .", max_size=4), st.text(alphabet="aA0-_ .", max_size=4))
def test_a_found_id_is_never_part_of_a_longer_word(rule: str, before: str, after: str) -> None:
    """The oracle cuts the text into words of letters, digits, _ and inner hyphens, and keeps whole ids."""
    text = before + rule + after
    joined = "".join(char if char.isalnum() or char in "_-" else " " for char in text)
    # A hyphen belongs to a word only between two of its characters.
    words = [
        part
        for word in joined.split(" ")
        for part in _inner_hyphens_only(word)
        if chapter_of(part, "TOY") or chapter_of(part, "KIT")
    ]

    assert ids_with(["TOY", "KIT"]).findall(text) == words


def _inner_hyphens_only(word: str) -> list[str]:
    parts = [""]
    for piece in word.split("-"):
        if not piece:
            parts.append("")
        elif parts[-1]:
            parts[-1] += f"-{piece}"
        else:
            parts[-1] = piece
    return parts


@given(
    st.lists(
        st.tuples(st.sampled_from(["code", "comment", "docstring", "concatenated", "f"]), IDS), max_size=8
    )
)
def test_python_remarks_are_comments_and_docstrings(pieces: list[tuple[str, str]]) -> None:
    forms = {
        "code": 'x = "{}"\n',
        "comment": "x = ('a'  # {}\n     'b')\n",
        "docstring": 'def f():\n    """Says\n    {}."""\n',
        "concatenated": 'x = ("a # "\n     "{}")\n',
        "f": 'x = f"# {{x}} {}"\n',
    }
    text = "".join(forms[form].format(rule) for form, rule in pieces)

    assert [(each.rule, each.remark) for each in cited(text)] == [
        (rule, form in ("comment", "docstring")) for form, rule in pieces
    ]


def test_lines_are_counted_from_one() -> None:
    assert lines(cited('a = 1\n\nb = "TOY-ATK-01"\n# TOY-ATK-02'), remark=False) == [("TOY-ATK-01", 3)]
    assert lines(cited('a = 1\n\nb = "TOY-ATK-01"\n# TOY-ATK-02'), remark=True) == [("TOY-ATK-02", 4)]


def test_a_form_feed_in_python_does_not_move_the_lines() -> None:
    assert lines(cited('"""Doc."""\n\x0c\nx = "TOY-ATK-01"  # TOY-ATK-02\n'), remark=False) == [
        ("TOY-ATK-01", 3)
    ]


def test_python_that_does_not_parse_only_remarks() -> None:
    assert lines(cited('x = ("TOY-ATK-01"\n'), remark=False) == []
    assert lines(cited('x = ("TOY-ATK-01"\n'), remark=True) == [("TOY-ATK-01", 1)]


def test_content_remarks_are_comments() -> None:
    found = cited('text = "a # TOY-ATK-01"  # TOY-ATK-02\nrules = ["TOY-ATK-03"]\n', "card.toml")

    assert lines(found, remark=False) == [("TOY-ATK-01", 1), ("TOY-ATK-03", 2)]
    assert lines(found, remark=True) == [("TOY-ATK-02", 1)]


def test_a_case_cites_by_its_keys_only() -> None:
    text = (
        'why = "unlike TOY-ATK-01"\nrules = ["TOY-ATK-02",\n "TOY-ATK-03", # TOY-ATK-04\n]\n'
        '# rule = "TOY-ATK-05"\n[[expect]]\nrule = "TOY-ATK-06"\n'
        "expect = { refused = 'x', rule = 'TOY-ATK-07' }\n"
    )
    found = cited(text, "case.toml", "case")

    assert lines(found, remark=False) == [
        ("TOY-ATK-02", 2),
        ("TOY-ATK-03", 3),
        ("TOY-ATK-06", 7),
        ("TOY-ATK-07", 8),
    ]
    assert lines(found, remark=True) == [("TOY-ATK-01", 1), ("TOY-ATK-04", 3), ("TOY-ATK-05", 5)]


def test_an_id_marked_as_made_up_is_no_citation() -> None:
    assert cited('x = "TOY-ATK-99"  # made-up rule id\ny = "TOY-ATK-01"\n')[0].rule == "TOY-ATK-01"


def test_scanning_for_one_id_finds_what_scanning_for_all_finds(toy: Path) -> None:
    project = find_project(toy)
    everything = scan(project.sources(), ["TOY", "KIT"])

    assert {each.rule for each in everything} >= {
        "TOY-ATK-01",
        "TOY-ATK-02",
        "TOY-MOV-01",
        "TOY-R-01",
        "KIT-01",
    }
    for rule in {each.rule for each in everything}:
        assert scan(project.sources(), ["TOY", "KIT"], only=rule) == [
            each for each in everything if each.rule == rule
        ]


def test_a_project_knows_code_from_cases_tests_and_the_rest(toy: Path) -> None:
    places = {source.name: (source.place, source.game) for source in find_project(toy).sources()}

    assert places == {
        "src/grimtable/kernel/ask.py": ("code", "kernel"),
        "src/grimtable/games/toy/__init__.py": ("code", "toy"),
        "src/grimtable/games/toy/attack.py": ("code", "toy"),
        "src/grimtable/games/toy/content/card.toml": ("code", "toy"),
        "cases/toy/declare.toml": ("case", ""),
        "tests/test_toy.py": ("test", ""),
        "tests/support.py": ("elsewhere", ""),
    }


def test_the_project_is_found_from_any_folder_inside(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(toy / "cases" / "toy")

    assert find_project().root == toy


def test_a_root_with_nothing_in_it_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="neither cases nor src/grimtable"):
        find_project(tmp_path)
