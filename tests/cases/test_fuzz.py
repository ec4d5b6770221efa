"""A damaged case file gives sentences, never a traceback."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases.support import SOUND, failures

DATA = SOUND.encode()


def judge(data: bytes) -> None:
    """Run what is left; every failure is one or more whole lines about this file."""
    text = data.decode("utf-8", errors="replace")
    for line in failures(text):
        assert line.startswith("case.toml"), line
        assert "Traceback" not in line


def test_truncated_at_any_byte() -> None:
    for end in range(len(DATA)):
        judge(DATA[:end])


def test_any_byte_changed() -> None:
    luck = random.Random(5)
    for place in range(len(DATA)):
        damaged = bytearray(DATA)
        damaged[place] = luck.choice(b"\"'[]{}=,.#\n0aZ-\\ ")
        judge(bytes(damaged))


def test_lines_left_out_or_swapped() -> None:
    lines = SOUND.split("\n")
    for place in range(len(lines)):
        judge("\n".join(lines[:place] + lines[place + 1 :]).encode())
        judge("\n".join(lines[:place] + lines[place : place + 2][::-1] + lines[place + 2 :]).encode())


VALUES = st.sampled_from(
    [
        "-1",
        "0",
        "99999999999",
        "true",
        "1.5",
        '"x"',
        '""',
        "[]",
        "{}",
        "[[]]",
        '["x"]',
        "{ x = 1 }",
        "2020-01-01",
    ]
)
PLACES = [
    line.split(" = ")[0]
    for line in SOUND.split("\n")
    if " = " in line and not line.lstrip().startswith(("#", '"'))
]


@settings(max_examples=300)
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_replaced(key: str, value: str) -> None:
    lines = [f"{key} = {value}" if line.split(" = ")[0] == key else line for line in SOUND.split("\n")]

    judge("\n".join(lines).encode())


PATHS = st.sampled_from(
    ["figures", "figures.ghoul_1", "figures.ghoul_1.space", "hands", "decks.scouts.cards.0"]
)
MORE = st.sampled_from(
    ["doors", "portals", "supply.ghoul", "round", "active", "areas", "drawing", "vows.red"]
)


@settings(max_examples=150)
@given(st.one_of(PATHS, MORE), VALUES)
def test_any_value_of_the_table_replaced(path: str, value: str) -> None:
    judge(SOUND.replace("[[lasting]]", f'[table]\n"{path}" = {value}\n[[lasting]]').encode())


NUMBERS = ["dice", "health", "armour", "speed", "range", "count"]


@settings(max_examples=60)
@given(st.sampled_from(["scout", "ghoul"]), st.sampled_from(NUMBERS), VALUES)
def test_any_printed_value_replaced(figure: str, key: str, value: str) -> None:
    judge(SOUND.replace(f"{figure} = {{ dice = 2,", f"{figure} = {{ {key} = {value},").encode())
