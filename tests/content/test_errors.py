"""Every mistake an author can make is one sentence with file, line, key and what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.content import ContentError, KeyLines, Problem, load_pack, read_manifest
from tests.content.support import MANIFEST, refused, write_pack
from tests.content.tiny_game import SCHEMA

CARD = 'kind = "event"\ntext = "x"\n'
REACTION = CARD + '[reaction]\nmoment = "turn.started"\n'

MISTAKES = {
    "syntax": (
        "cards/a.toml",
        'kind = "event"\ntext = x\n',
        "cards/a.toml:2: is not valid TOML: Invalid value (column 8)",
    ),
    "syntax at the end": (
        "cards/a.toml",
        'kind = "event"\ntext = "x',
        "cards/a.toml:2: is not valid TOML: Unterminated string (the file ends too early)",
    ),
    "unknown key": (
        "cards/a.toml",
        CARD + "copis = 2\n",
        'cards/a.toml:3: copis: unknown key "copis" — did you mean "copies"?',
    ),
    "unknown key in a table": (
        "cards/a.toml",
        REACTION + "do = []\nmomment = 1\n",
        'cards/a.toml:6: reaction.momment: unknown key "momment"',
    ),
    "missing key": (
        "cards/a.toml",
        'kind = "event"\n',
        'cards/a.toml:1: the key "text" is missing; it takes text',
    ),
    "missing key in a table": (
        "cards/a.toml",
        CARD + "\n[reaction]\ndo = []\n",
        'cards/a.toml:4: reaction: the key "moment" is missing; it takes text',
    ),
    "wrong type": (
        "cards/a.toml",
        CARD + 'copies = "two"\n',
        'cards/a.toml:3: copies: expected a whole number, found the text "two"',
    ),
    "wrong type in a list": (
        "dice/a.toml",
        "faces = [\n  { damage = 1 },\n  { damage = true },\n]\n",
        "dice/a.toml:3: faces[1].damage: expected a whole number, found true",
    ),
    "a list instead of a table": (
        "cards/a.toml",
        CARD + "reaction = [1]\n",
        "cards/a.toml:3: reaction: expected a table, found a list",
    ),
    "a number that is too large": (
        "dice/a.toml",
        "faces = [{ damage = 5 }]\n",
        "dice/a.toml:1: faces[0].damage: expected a whole number of at most 4, found 5",
    ),
    "a fraction": (
        "cards/a.toml",
        CARD + "copies = 1.5\n",
        "cards/a.toml:3: copies: expected a whole number, found the number 1.5",
    ),
    "a wrong choice": (
        "cards/a.toml",
        'kind = "reactoin"\ntext = ""\n',
        'cards/a.toml:1: kind: expected one of "event", "reaction", found the text "reactoin"'
        ' — did you mean "reaction"?',
    ),
    "wrong provenance": (
        "cards/a.toml",
        CARD + 'provenance = "orignal"\n',
        'cards/a.toml:3: provenance: expected one of "community", "original", "rulebook",'
        ' found the text "orignal" — did you mean "original"?',
    ),
    "an id as a key": (
        "cards/a.toml",
        CARD + 'id = "a"\n',
        "cards/a.toml:3: id: the id is the name of the file or table; remove this key",
    ),
    "a bad id": (
        "cards/Cold Start.toml",
        CARD,
        'cards/Cold Start.toml: the id "Cold Start" must be lower-case letters, digits and underscores,'
        ' and begin with a letter — did you mean "cold_start"?',
    ),
    "a bad id of a table": (
        "weapons/_all.toml",
        "[Pistol]\ndice = []\n",
        'weapons/_all.toml:1: Pistol: the id "Pistol" must be lower-case letters, digits and underscores,'
        ' and begin with a letter — did you mean "pistol"?',
    ),
    "a loose key among several items": (
        "weapons/_all.toml",
        "dice = []\n",
        "weapons/_all.toml:1: dice: a file named with an underscore holds one table per item, such as [dice]",
    ),
    "a reference": (
        "weapons/a.toml",
        'dice = ["a", "pink"]\n',
        'weapons/a.toml:1: dice[0]: there is no item "a" in "dice"',
    ),
    "a reference as a key": (
        "cards/a.toml",
        CARD + "[weapons]\npistl = 1\n",
        'cards/a.toml:4: weapons.pistl: there is no item "pistl" in "weapons"',
    ),
    "a word": (
        "cards/a.toml",
        CARD + '[reaction]\nmoment = "turn.start"\ndo = []\n',
        'cards/a.toml:4: reaction.moment: unknown word "turn.start" (vocabulary "moments")'
        ' — did you mean "turn.started"?',
    ),
    "a tagged table": (
        "scenarios/a.toml",
        'map = ""\n[legend]\n[victory]\nscouts = { when = "hunting", weapon = "x" }\n',
        'scenarios/a.toml:4: victory.scouts.when: expected one of "rounds", "hunt",'
        ' found the text "hunting" — did you mean "hunt"?',
    ),
    "inside a tagged table": (
        "scenarios/a.toml",
        'map = ""\n[legend]\n[victory]\nscouts = { when = "rounds", numbr = 1 }\n',
        'scenarios/a.toml:4: victory.scouts.numbr: unknown key "numbr" — did you mean "number"?',
    ),
    "a check of the game": (
        "scenarios/a.toml",
        'name = "A"\nmap = """\n#z#\n"""\n[legend]\n',
        'scenarios/a.toml:2: map: the letter "z" is not in the legend',
    ),
    "an unknown verb": (
        "cards/a.toml",
        REACTION + 'do = [\n  { verb = "gain_sheilds", amount = 1 },\n]\n',
        'cards/a.toml:6: reaction.do[0].verb: unknown verb "gain_sheilds" — did you mean "gain_shields"?',
    ),
    "an unknown verb without parameters": (
        "cards/a.toml",
        REACTION + 'do = ["discard_that"]\n',
        'cards/a.toml:5: reaction.do[0]: unknown verb "discard_that" — did you mean "discard_this"?',
    ),
    "a missing verb": (
        "cards/a.toml",
        REACTION + 'do = [{ veb = "draw_cards" }]\n',
        'cards/a.toml:5: reaction.do[0]: the key "verb" is missing; it names a verb — did you mean "verb"?',
    ),
    "a do that is no list": (
        "cards/a.toml",
        REACTION + 'do = "discard_this"\n',
        "cards/a.toml:5: reaction.do: expected a list of calls such as { verb = … },"
        ' found the text "discard_this"',
    ),
    "an unknown parameter": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "gain_shields", amuont = 1, amount = 1 }]\n',
        'cards/a.toml:5: reaction.do[0].amuont: the verb "gain_shields" has no parameter "amuont";'
        ' it takes "amount"',
    ),
    "a parameter for a verb without any": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "discard_this", amount = 1 }]\n',
        'cards/a.toml:5: reaction.do[0].amount: the verb "discard_this" has no parameter "amount";'
        " it takes none",
    ),
    "a missing parameter": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "gain_shields" }]\n',
        'cards/a.toml:5: reaction.do[0]: the verb "gain_shields" needs the parameter "amount"'
        " (a whole number or { count = … })",
    ),
    "a wrong parameter": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "draw_cards", who = "enmy" }]\n',
        'cards/a.toml:5: reaction.do[0].who: expected one of "enemy", "self", found the text "enmy"'
        ' — did you mean "enemy"?',
    ),
    "a parameter that is an item": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "take_weapon", weapon = "bow" }]\n',
        'cards/a.toml:5: reaction.do[0].weapon: there is no item "bow" in "weapons"',
    ),
    "deep inside a table of results": (
        "cards/a.toml",
        REACTION
        + 'do = [{ verb = "roll_table", rows = [\n { rolls = [1], do = [\n  { verb = "draw" } ] } ] }]\n',
        'cards/a.toml:7: reaction.do[0].rows[0].do[0].verb: unknown verb "draw" — did you mean "draw_cards"?',
    ),
    "an empty list that must not be": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "roll_table", rows = [{ rolls = [], do = [] }] }]\n',
        "cards/a.toml:5: reaction.do[0].rows[0].rolls: expected at least 1 in the list, found 0",
    ),
    "an unknown condition": (
        "cards/a.toml",
        REACTION + 'if = ["owner_defend"]\ndo = []\n',
        'cards/a.toml:5: reaction.if[0]: unknown condition "owner_defend" — did you mean "owner_defends"?',
    ),
    "an unknown condition inside not": (
        "cards/a.toml",
        REACTION + 'if = { not = ["in_covr"] }\ndo = []\n',
        'cards/a.toml:5: reaction.if.not[0]: unknown condition "in_covr" — did you mean "in_cover"?',
    ),
    "something beside not": (
        "cards/a.toml",
        REACTION + 'if = { not = "in_cover", amount = 1 }\ndo = []\n',
        'cards/a.toml:5: reaction.if.amount: unknown key "amount"; { not = … } stands alone',
    ),
    "nothing in any": (
        "cards/a.toml",
        REACTION + "if = { any = [] }\ndo = []\n",
        'cards/a.toml:5: reaction.if.any: expected at least one condition in "any"',
    ),
    "a condition of a call": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "draw_cards", if = [3] }]\n',
        'cards/a.toml:5: reaction.do[0].if[0]: expected a table with the key "condition",'
        " found the whole number 3",
    ),
    "an unknown quantity": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "gain_shields", amount = { count = "card_in_hand" } }]\n',
        'cards/a.toml:5: reaction.do[0].amount.count: unknown quantity "card_in_hand"'
        ' — did you mean "cards_in_hand"?',
    ),
    "an amount that is no number": (
        "cards/a.toml",
        REACTION + 'do = [{ verb = "gain_shields", amount = true }]\n',
        "cards/a.toml:5: reaction.do[0].amount: expected a whole number or { count = … }, found true",
    ),
    "a bound that is no number": (
        "weapons/a.toml",
        'dice = []\nbonus = { count = "cards_in_hand", at_most = "two" }\n',
        'weapons/a.toml:2: bonus.at_most: expected a whole number, found the text "two"',
    ),
    "rounding in no direction": (
        "weapons/a.toml",
        'dice = []\nbonus = { count = "cards_in_hand", divide_by = 2, round = "near" }\n',
        'weapons/a.toml:2: bonus.round: expected "up" or "down", found the text "near"',
    ),
    "dividing by nothing": (
        "weapons/a.toml",
        'dice = []\nbonus = { count = "cards_in_hand", divide_by = 0 }\n',
        "weapons/a.toml:2: bonus.divide_by: expected a whole number of at least 1, found 0",
    ),
    "a parameter of a quantity": (
        "weapons/a.toml",
        'dice = []\nbonus = { count = "tokens_of", colour = "bleu" }\n',
        'weapons/a.toml:2: bonus.colour: expected one of "blue", "red", found the text "bleu"'
        ' — did you mean "blue"?',
    ),
    "an overlay's key": (
        "cards/a.toml",
        CARD + "patch = true\n",
        'cards/a.toml:3: patch: the key "patch" is for overlay packs only',
    ),
    "an unknown kind": (
        "card/a.toml",
        CARD,
        'card/a.toml: "card" is not a kind of item in the game "tiny" — did you mean "cards"?',
    ),
    "a file beside the manifest": (
        "brace.toml",
        CARD,
        "brace.toml: stands beside pack.toml; move it into the folder of its kind",
    ),
    "another ending": (
        "cards/brace.tmol",
        CARD,
        "cards/brace.tmol: is not a .toml or .ftl file; rename it or move it out of the pack",
    ),
    "code": (
        "cards/brace.py",
        "raise SystemExit",
        "cards/brace.py: is not a .toml or .ftl file; rename it or move it out of the pack",
    ),
    "texts among the cards": (
        "cards/en.ftl",
        "a = b\n",
        'cards/en.ftl: is a catalogue of texts; move it into the folder "texts"',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_sentence_with_its_place(tmp_path: Path, mistake: str) -> None:
    name, text, sentence = MISTAKES[mistake]
    assert refused(tmp_path, {name: text})[0] == sentence


def test_an_overlong_list_in_a_reference_names_the_near_item(tmp_path: Path) -> None:
    files = {"dice/green.toml": "faces = []\n", "weapons/a.toml": 'dice = [\n "green",\n "gren",\n]\n'}
    assert refused(tmp_path, files) == [
        'weapons/a.toml:3: dice[1]: there is no item "gren" in "dice" — did you mean "green"?'
    ]


def test_an_item_that_is_wrong_itself_still_counts_for_references(tmp_path: Path) -> None:
    files = {"dice/green.toml": "faces = 1\n", "weapons/a.toml": 'dice = ["green"]\n'}
    assert refused(tmp_path, files) == [
        "dice/green.toml:1: faces: expected a list (each a table), found the whole number 1"
    ]


def test_an_id_used_twice(tmp_path: Path) -> None:
    files = {"cards/a.toml": CARD, "cards/deep/a.toml": CARD, "cards/_b.toml": f"[c]\n{CARD}\n[a]\n{CARD}"}
    assert refused(tmp_path, files) == [
        f'cards/a.toml:1: the id "a" is used twice; it also stands in {tmp_path}/cards/_b.toml'.replace(
            f"{tmp_path}/", ""
        ),
        'cards/deep/a.toml:1: the id "a" is used twice; it also stands in cards/_b.toml',
    ]


def test_all_problems_of_a_pack_are_told_together_in_order(tmp_path: Path) -> None:
    text = 'kind = "evnt"\ncopies = 0\nnam = "A"\n[reaction]\nmoment = "x"\n'
    text += 'do = [{ verb = "y" }, { verb = "z" }]\n'
    said = refused(tmp_path, {"cards/a.toml": text, "weapons/b.toml": "dice = 3\n", "dice/c.toml": "="})
    assert [line.split(": ")[:2] for line in said] == [
        ["cards/a.toml:1", 'the key "text" is missing; it takes text'],
        ["cards/a.toml:1", "kind"],
        ["cards/a.toml:2", "copies"],
        ["cards/a.toml:3", "nam"],
        ["cards/a.toml:5", "reaction.moment"],
        ["cards/a.toml:6", "reaction.do[0].verb"],
        ["cards/a.toml:6", "reaction.do[1].verb"],
        ["dice/c.toml:1", "is not valid TOML"],
        ["weapons/b.toml:1", "dice"],
    ]


def test_after_fifty_problems_the_rest_is_counted(tmp_path: Path) -> None:
    files = {f"cards/a{number}.toml": "kind = 1\ntext = 1\n" for number in range(40)}
    said = refused(tmp_path, files)
    assert len(said) == 51
    assert said[-1] == "… and 30 more problems"


@pytest.mark.parametrize(
    ("manifest", "sentence"),
    [
        ("", 'pack.toml:1: the key "id" is missing; it takes text'),
        (
            MANIFEST.replace("title", "titel"),
            'pack.toml:2: titel: unknown key "titel" — did you mean "title"?',
        ),
        (
            MANIFEST.replace('"tiny"', '"tinny"'),
            'pack.toml: game: the pack is for the game "tinny", not for "tiny" — did you mean "tiny"?',
        ),
        (
            MANIFEST.replace("original", "mine"),
            'pack.toml:6: defaults.provenance: expected one of "community"',
        ),
        (MANIFEST.replace('id = "p"', 'id = "P p"'), 'pack.toml:1: id: the id "P p" must be lower-case'),
    ],
)
def test_mistakes_in_the_manifest(tmp_path: Path, manifest: str, sentence: str) -> None:
    assert refused(tmp_path, {}, manifest)[0].startswith(sentence)


def test_no_manifest_no_folder_no_provenance(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    for name, what in (
        ("empty", "holds no pack.toml, so it is not a pack"),
        ("nowhere", "there is no such folder"),
        ("file", "is not a folder; a pack is a folder that holds pack.toml"),
    ):
        with pytest.raises(ContentError) as caught:
            load_pack(tmp_path / name, SCHEMA)
        assert str(caught.value) == f"{tmp_path / name}: {what}"
        with pytest.raises(ContentError):
            read_manifest(tmp_path / name)
    manifest = 'id = "p"\ntitle = "P"\ngame = "tiny"\nversion = "1"\n'
    assert refused(tmp_path / "bare", {"dice/red.toml": "faces = []"}, manifest) == [
        'dice/red.toml:1: the key "provenance" is missing;'
        ' it takes one of "community", "original", "rulebook"'
    ]


def test_an_overlay_is_not_loaded_alone(tmp_path: Path) -> None:
    manifest = 'overlays = "tiny"\n' + MANIFEST
    write_pack(tmp_path, {}, manifest)
    with pytest.raises(ContentError, match='is an overlay for the pack "tiny"; load that pack'):
        load_pack(tmp_path, SCHEMA)


def test_messages_never_carry_what_a_terminal_would_obey(tmp_path: Path) -> None:
    said = refused(tmp_path, {"cards/a\x1b[2J.toml": CARD, "cards/b.toml": CARD + '"ke\\u0007y" = 1\n'})
    assert all(line.isprintable() for line in said)
    assert "\\x1b" in said[0]
    assert Problem("a", None, "", "b") == Problem("a", None, "", "b")


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\nb = 2\n", ("b",), 2),
        ("[t]\n\n# c\nb = 2\n", ("t", "b"), 4),
        ("[t]\nb = 2\n", ("t", "missing"), 1),
        ("a.b.c = 1\na.b.d = 2\n", ("a", "b", "d"), 2),
        ("[[a]]\nx = 1\n[[a]]\nx = 2\n", ("a", 1, "x"), 4),
        ("[[a]]\n[a.b]\nx = 1\n[[a]]\n[a.b]\nx = 2\n", ("a", 1, "b", "x"), 6),
        ("a = [\n  1,\n  2,\n]\nb = 3\n", ("a", 1), 3),
        ("a = [\n  1,\n  2,\n]\nb = 3\n", ("b",), 5),
        ('a = """\nb = 1\n"""\nb = 2\n', ("b",), 4),
        ("a = '''\nb = 1\n'''\nb = 2\n", ("b",), 4),
        ('a = """x""""\nb = 2\n', ("b",), 2),
        ('"a b"."c\\"d" = 1\n', ("a b", 'c"d'), 1),
        ("'a.b' = 1\n", ("a.b",), 1),
        ("x = { a = [\n { b = 1 },\n { c = 2 } ] }\n", ("x", "a", 1, "c"), 3),
        ("a = 'x # y' # z\nb = 1\n", ("b",), 2),
        ("a = [ # one [\n  'x', # ] two\n  'y' ]\nb = 1\n", ("a", 1), 3),
        ("\r\n[t]\r\nb = 1\r\n", ("t", "b"), 3),
        ("nonsense here\nb = 1\n", ("b",), 2),
        ("", ("b",), None),
    ],
)
def test_lines_of_keys(text: str, path: tuple[str | int, ...], line: int | None) -> None:
    assert KeyLines(text).line(path) == line
