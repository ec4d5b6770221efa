"""Actions: the text form parses back, and what cannot be read is answered in a sentence."""

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.kernel import Action, Codec, Language, Number, Pass, SeatId, Words
from grimtable.kernel.action import Comes, Shows
from grimtable.kernel.errors import UnreadableText

RED = SeatId("red")

#: The codecs of these tests look at no state.
NO_STATE: Any = None


class Fire(Action, frozen=True):
    """Fire a weapon."""

    form: ClassVar[str] = "fire {weapon} at {space:space}"
    weapon: str
    space: int


class Give(Action, frozen=True):
    """Give cards away."""

    form: ClassVar[str] = "give {cards:words} to {seat_given} for {price:number}"
    cards: tuple[str, ...]
    seat_given: str
    price: int


class Reload(Action, frozen=True):
    """Reload."""

    form: ClassVar[str] = "reload (all)"


class Space(Codec):
    """A space of a board ten wide, spelled column,row."""

    pattern = r"\d+,\d+"

    def spell(self, state: Any, value: Any) -> str:
        return f"{value % 10},{value // 10}"

    def read(self, state: Any, text: str) -> int:
        column, row = map(int, text.split(","))
        if column > 9 or row > 9:
            raise UnreadableText(f"there is no space {text}; the board is 10 by 10")
        return row * 10 + column

    def every(self, state: Any) -> range:
        return range(100)


LANGUAGE = Language((Fire, Give, Reload), {"space": Space()})

ids = st.from_regex(r"[a-z][a-z0-9_]{0,12}", fullmatch=True)
actions = st.one_of(
    st.builds(Fire, seat=ids, weapon=ids, space=st.integers(0, 99)),
    st.builds(
        Give,
        seat=ids,
        cards=st.lists(ids.filter(lambda word: word != "nothing"), max_size=4).map(tuple),
        seat_given=ids,
        price=st.integers(-999_999_999, 999_999_999),
    ),
    st.builds(Reload, seat=ids),
    st.builds(Pass, seat=ids),
    st.builds(Shows, seat=ids, what=ids, face=st.integers(0, 99)),
    st.builds(Comes, seat=ids, item=ids, what=ids),
)


@given(actions)
def test_the_text_of_every_action_parses_back_to_it(action: Action) -> None:
    assert LANGUAGE.read(NO_STATE, LANGUAGE.spell(NO_STATE, action)) == action


@given(actions, st.sampled_from([" ", "  ", "\t", "\n"]))
def test_white_space_does_not_matter(action: Action, space: str) -> None:
    text = LANGUAGE.spell(NO_STATE, action)
    assert LANGUAGE.read(NO_STATE, f"{space}{text.replace(' ', space)}{space}") == action


@given(st.text(max_size=200))
def test_any_text_is_an_action_or_unreadable_in_a_sentence(text: str) -> None:
    try:
        LANGUAGE.read(NO_STATE, text)
    except UnreadableText as error:
        assert str(error)


def test_the_form_is_what_the_class_says() -> None:
    assert LANGUAGE.spell(NO_STATE, Fire(RED, "pistol", 47)) == "red: fire pistol at 7,4"
    assert LANGUAGE.spell(NO_STATE, Give(RED, (), "green", 2)) == "red: give nothing to green for 2"
    assert LANGUAGE.spell(NO_STATE, Give(RED, ("a", "b"), "green", -2)) == "red: give a+b to green for -2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fire pistol at 7,4", "`fire pistol at 7,4` does not say who acts; write it as `seat: deed`"),
        ("red: fire pistol at 77,4", "there is no space 77,4; the board is 10 by 10"),
        ("red: fier pistol at 7,4", "`red: fier pistol at 7,4` is no action of this game; did you mean"),
        ("red: fier pistol at 7,4", "did you mean `fire WEAPON at SPACE`?"),
        ("red: dance", "; the actions are `fire`, `give`, `pass`, `reload (all)`"),
        ("red:", "is no action of this game"),
        ("red: " + "x" * 500, "…` is no action of this game"),
        ("red: " + "x" * 55, f"`red: {'x' * 55}` is no action of this game"),
        ("red: " + "x" * 56, f"`red: {'x' * 55}…` is no action of this game"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableText) as error:
        LANGUAGE.read(NO_STATE, text)
    assert sentence in str(error.value)
    assert len(str(error.value)) < 200


def test_every_gives_the_universe_of_choice_up_to_a_limit() -> None:
    class Go(Action, frozen=True):
        form: ClassVar[str] = "go {steps:number} from {space:space}"
        steps: int
        space: int

    language = Language((Go,), {"space": Space()})
    everything = list(language.every(NO_STATE, Go, RED))
    assert len(everything) == len(set(everything)) == len(range(-1, 7)) * 100
    assert len(list(language.every(NO_STATE, Go, RED, limit=7))) == 7

    class GoOn(Go, frozen=True):
        form: ClassVar[str] = "go on {steps:number} from {space:space} by {more:number}"
        more: int

    everywhere = Language((GoOn,), {"space": Space()})
    assert len(list(everywhere.every(NO_STATE, GoOn, RED))) == 4096 < 8 * 100 * 8
    assert list(language.every(NO_STATE, Pass, RED)) == [Pass(RED)]


def test_a_form_must_name_the_fields_of_its_action_and_known_spellings() -> None:
    class Short(Action, frozen=True):
        form: ClassVar[str] = "short"
        card: str

    class Long(Action, frozen=True):
        form: ClassVar[str] = "long {card}"

    class Strange(Action, frozen=True):
        form: ClassVar[str] = "strange {card:runes}"
        card: str

    with pytest.raises(TypeError, match=r"Short.form leaves out card"):
        Language((Short,), {})
    with pytest.raises(TypeError, match="Long has no card, which its form names"):
        Language((Long,), {})
    with pytest.raises(TypeError, match=r"Strange.form spells card as runes, which is unknown"):
        Language((Strange,), {})


def test_standard_codecs() -> None:
    assert Number().read(NO_STATE, "-3") == -3
    assert Words().read(NO_STATE, "nothing") == ()
    assert Words().spell(NO_STATE, ("a", "b")) == "a+b"
    assert list(Codec().every(NO_STATE)) == []
