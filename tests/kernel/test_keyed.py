"""Keyed chance: the stream as a stranger computes it, even dice, and a secret that stays where it belongs."""

import hashlib
from collections import Counter
from typing import Any

import msgspec
import pytest

from grimtable.kernel import Journal, State
from grimtable.kernel.errors import ChanceError, StateError
from grimtable.kernel.keyed import Key, Keyed, keyed, plain_chance, read_chance, seal_of
from grimtable.kernel.playout import chooser, random_playout
from tests.support.toy import TOY

SECRET = "8f3a" * 16


def stranger(secret: str, place: int) -> int:
    """The stream from its description in docs/records.md, with nothing of ours."""
    digest = hashlib.blake2b(
        place.to_bytes(8, "little"), digest_size=8, key=bytes.fromhex(secret), person=b"grimtable dice 1"
    )
    return int.from_bytes(digest.digest(), "little")


def started() -> State[Any, Any]:
    setup = msgspec.structs.replace(TOY.setup(players=3, chance="keyed"), seal=seal_of(SECRET))
    return TOY.begin(setup, keyed(Key.of(SECRET)))


# --- the stream ---------------------------------------------------------------------------------------


def test_a_secret_gives_the_same_numbers_in_every_version_and_on_every_machine() -> None:
    """Written down once: a change of the stream makes every record unreadable."""
    key = Key.of(SECRET)
    assert key.seal == "94903e38e6a077c65cbfb53a028107035b8043399b8e4f6f25bc31824ffcd241"
    chance = keyed(key)
    assert [chance.below(6) for _ in range(12)] == [4, 0, 3, 2, 3, 0, 1, 5, 5, 1, 3, 5]
    assert keyed(key).order("deck", list("abcdefgh"))[0] == list("cfehadbg")
    assert key.seed_of_bots() == 19633665865502574


def test_a_stranger_computes_seal_and_dice_from_the_description() -> None:
    key = Key.of(SECRET)
    assert key.seal == hashlib.sha256(SECRET.encode()).hexdigest()
    chance = keyed(key)
    assert [chance.roll("die", range(20))[0] for _ in range(50)] == [
        stranger(SECRET, place) % 20 for place in range(50)
    ]


def test_numbers_of_the_odd_end_are_thrown_away() -> None:
    """A die of three quarters of all numbers would show its first third twice as often."""
    faces = 3 << 62
    chance = keyed(Key.of(SECRET))
    taken = [chance.below(faces) for _ in range(200)]
    fitting = [number for place in range(chance.word) if (number := stranger(SECRET, place)) < faces]
    assert taken == fitting
    assert chance.word > 220  # about a quarter is thrown away


@pytest.mark.parametrize(("faces", "most"), [(2, 10.8), (6, 20.5), (10, 27.9), (52, 87.0)])
def test_every_face_comes_up_equally_often(faces: int, most: float) -> None:
    """Chi-square of a fixed stretch; `most` is exceeded by one secret of a thousand."""
    rolls = 1000 * faces
    below = keyed(Key.of(SECRET)).below
    counts = Counter(below(faces) for _ in range(rolls))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(faces)) < most


def test_every_order_of_a_small_pile_comes_up_equally_often() -> None:
    chance = keyed(Key.of(SECRET))
    orders = Counter("".join(chance.order("pile", "abcd")[0]) for _ in range(12_000))
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 49.7


def test_another_secret_another_stream_and_bots_have_their_own() -> None:
    one, other = Key.new(), Key.new()
    assert one.seal != other.seal
    assert [one.number(place) for place in range(4)] != [other.number(place) for place in range(4)]
    assert one.seed_of_bots() not in (one.number(0), other.seed_of_bots())


# --- plain data ---------------------------------------------------------------------------------------


def test_a_copy_is_independent_and_goes_on_alike() -> None:
    chance = keyed(Key.of(SECRET))
    chance.roll("die", range(6))
    twin = chance.copy()
    rolled = [twin.roll("die", range(6))[0] for _ in range(9)]
    assert (chance.word, twin.word) == (1, 10)
    assert [chance.roll("die", range(6))[0] for _ in range(9)] == rolled
    assert chance == twin


def test_plain_data_holds_the_seal_and_never_the_secret() -> None:
    state = started()
    document = state.to_json()
    assert SECRET.encode() not in document
    assert state.setup.seal == seal_of(SECRET)
    assert seal_of(SECRET).encode() in document

    again = TOY.load(document)
    assert again == state
    assert again.digest() == state.digest()
    assert isinstance(again.chance, Keyed) and again.chance.key.is_locked
    with pytest.raises(ChanceError, match="is not known here"):
        again.roll("die", range(6))


def test_no_text_made_of_a_key_tells_the_secret() -> None:
    state = started()
    assert isinstance(state.chance, Keyed)
    for text in (repr(state.chance), str(state.chance.key), f"{state.chance.key!r}", repr(vars(Key))):
        assert SECRET not in text
    with pytest.raises(TypeError):
        msgspec.json.encode(state.chance)


@pytest.mark.parametrize("seal", ["", "0f", "0F" * 32, 7, None])
def test_a_seal_that_is_none_is_refused_in_a_sentence(seal: object) -> None:
    plain = started().plain()
    plain["chance"]["key"] = seal
    with pytest.raises(StateError):
        TOY.from_plain(plain)
    with pytest.raises(ChanceError, match="64 digits"):
        Key.of(str(seal))


def test_what_is_read_back_is_the_same_kind_of_chance() -> None:
    chance = keyed(Key.of(SECRET))
    chance.roll("die", range(6))
    assert read_chance(plain_chance(chance)) == chance


# --- playing ------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_and_the_journal_changes_no_die() -> None:
    silent, told = started(), started()
    told.journal = Journal()
    random_playout(silent, chooser(3))
    random_playout(told, chooser(3))
    assert silent == told and silent.over
