"""Printed numbers: power values, prices, activation numbers, charges, and the rows of die tables."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from grimtable.content import Effect
from grimtable.games import load_game
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

GAME: Any = load_game("relic")
POWER = list(GAME.pack.items("power_cards"))
WARGEAR = list(GAME.pack.items("wargear_cards"))
CORRUPTION = list(GAME.pack.items("corruption_cards"))
CHARGED = [card for card in GAME.pack.items("threat_cards") if card.charges]
#: Where one icon of the colour is printed, and the space before it.
LANES = {
    "red": ("ultramar_emissary", "vaulgast_starport"),
    "blue": ("wastes", "spire_of_vaulgast"),
    "yellow": ("st_antias_sanctuary", "abandoned_ruins"),
}


def named(cards: list[Any]) -> pytest.MarkDecorator:
    """One test for each card, under its id."""
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.id)


# --- Power cards and Wargear --------------------------------------------------------------------------------


@rule("REL-POW-06", "REL-POW-08", "REL-POW-12", "REL-POW-13")
@named(POWER)
def test_a_power_card_moves_as_many_spaces_as_its_value_and_is_discarded(card: Any) -> None:
    copy = f"{card.id}_1"
    situation = Situation(
        heroes={"alpha": {"hero": "ogryn", "space": "st_antias_sanctuary"}},
        hands={"alpha": (copy,)},
        turn=turn("movement"),
    )
    if situation.question != "roll_or_replace":
        situation.play("alpha: pass")
    situation.play(f"alpha: replace die with {copy}")

    assert [event.value for event in situation.happened("MovementRolled")] == [card.value]
    assert situation.player().power == ()
    assert situation.state.table.decks["power"].discard[-1] == copy
    situation.play("alpha: go clockwise")
    steps = [event for event in situation.happened("FigureMoved") if event.seat == "alpha"]
    assert len(steps) == card.value


@rule("REL-WAR-01", "REL-WAR-02", "REL-CHG-02")
@named(WARGEAR)
def test_wargear_costs_its_price_and_comes_with_its_charges(card: Any) -> None:
    copy = f"{card.id}_1"

    def arsenal(influence: int) -> Situation:
        hero = {"hero": "ogryn", "space": "battlefleet_antias", "influence": influence}
        situation = Situation(
            heroes={"alpha": hero},
            decks={"wargear": (copy, "assault_cannon_1" if card.id != "assault_cannon" else "jump_pack_1")},
            turn=turn("engagement"),
        )
        return situation.play("alpha: carry out arsenal")

    bought = arsenal(card.cost).play(f"alpha: take {copy}")
    assert bought.player().influence == 0
    assert bought.player().assets == (copy,)
    assert bought.state.table.charges.get(copy, 0) == card.charges

    assert f"alpha: take {copy}" not in arsenal(card.cost - 1).offers()


@rule("REL-CHG-02", "REL-THR-06")
@named(CHARGED)
def test_a_threat_card_with_charges_is_loaded_when_it_is_drawn(card: Any) -> None:
    start, _ = LANES[card.deck]
    situation = Situation(
        rolls=(1,),
        heroes={"alpha": {"hero": "ogryn", "space": start}},
        decks={card.deck: (card.id,)},
        turn=turn("movement"),
    )
    situation.play("alpha: go clockwise")
    assert situation.state.table.charges[f"{card.id}_1"] == card.charges


# --- Corruption ---------------------------------------------------------------------------------------------


def corrupted(card: Any, before: int) -> Any:
    """What is told when this card is drawn by somebody who has so many others."""
    others = [other.id for other in CORRUPTION if other.id != card.id]
    start, space = LANES["red"]
    situation = Situation(
        rolls=(1,),
        heroes={"alpha": {"hero": "ogryn", "space": start, "facedown": others[:before]}},
        board={space: ["cairn_of_eight_skulls"]},
        decks={"corruption": (card.id,)},
        options={"activation_at_equality": True},
        turn=turn("movement"),
    )
    situation.play("alpha: go clockwise", "alpha: accept")
    return situation.happened("CorruptionDrawn")[0]


@rule("REL-COR-02", "REL-COR-04", "REL-R-02")
@named(CORRUPTION)
def test_corruption_comes_into_force_with_as_many_cards_as_its_number(card: Any) -> None:
    drawn = corrupted(card, before=card.activation - 1)
    assert (drawn.card, drawn.activated) == (f"{card.id}_1", True)


@rule("REL-COR-03")
@named([card for card in CORRUPTION if card.activation > 1])
def test_corruption_stays_facedown_with_fewer_cards(card: Any) -> None:
    assert not corrupted(card, before=card.activation - 2).activated


# --- die tables ---------------------------------------------------------------------------------------------


def tables() -> Iterator[tuple[str, str, tuple[Any, ...]]]:
    """Name, printed words and rows of every die table in the box."""
    for kind in ("wargear_cards", "threat_cards", "heroes"):
        for item in GAME.pack.items(kind):
            effects = [getattr(item, "do", ()), *(ability.do for ability in item.abilities)]
            yield from ((item.id, item.text, rows) for rows in _rows(effects))
    for sheet in GAME.pack.items("scenarios"):
        yield from ((sheet.id, sheet.confrontation_text, rows) for rows in _rows([sheet.confrontation]))
    for space in GAME.spaces:
        for box in space.boxes:
            yield from ((f"{space.id}-{box.title}", box.text, rows) for rows in _rows([box.do]))


def calls(value: object) -> Iterator[Any]:
    """Every call in an effect, also those in the effects of its parameters."""
    if isinstance(value, Effect):
        for call in value.calls:
            yield call
            yield from calls(call.parameters)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from calls(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from calls(each)
    elif hasattr(value, "do"):
        yield from calls(value.do)


def _rows(effects: list[Any]) -> Iterator[tuple[Any, ...]]:
    for effect in effects:
        for call in calls(effect):
            if call.verb == "roll_table":
                yield call.parameters["results"]


TABLES = list(tables())
each_table = pytest.mark.parametrize(
    ("words", "rows"), [(words, rows) for _, words, rows in TABLES], ids=[name for name, _, _ in TABLES]
)
ROW = re.compile(r"\b(\d)(?:–(\d)| (or more))?:")


def test_there_are_die_tables() -> None:
    assert len(TABLES) >= 15


@each_table
def test_each_face_falls_in_exactly_one_row(words: str, rows: tuple[Any, ...]) -> None:
    for face in range(1, 7):
        assert sum(row.on[0] <= face <= row.on[1] for row in rows) == 1, face


@each_table
def test_the_rows_are_those_that_are_printed(words: str, rows: tuple[Any, ...]) -> None:
    """Rows without effect need not be printed; "5 or more" is a row that influence can reach beyond 6."""
    printed = {
        (int(low), 99 if more else int(high or low))
        for low, high, more in ROW.findall(words.replace("\n", " "))
    }
    written = {tuple(row.on) for row in rows}
    if written == {(1, 6)}:
        assert printed == set()
        return
    assert printed <= written
    assert {tuple(row.on) for row in rows if row.do} <= printed
