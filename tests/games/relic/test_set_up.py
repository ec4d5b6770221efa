"""Set-up: two sheets each, a secret choice, a common reveal, colours, influence, cards."""

from typing import Any

import pytest

from grimtable.games.relic.table import DECKS
from grimtable.kernel import SeatId, SetupError
from tests.games.relic.situation import game
from tests.support.rule import rule


@rule("REL-SET-08", "REL-SET-09", "REL-SET-10", "REL-SET-11")
def test_sheets_are_chosen_secretly_and_revealed_together() -> None:
    state: Any = game().new(players=2, seed=3)
    assert len(state.table.players["alpha"].sheets) == len(state.table.players["beta"].sheets) == 2
    chosen = state.legal_actions()[0]
    state.apply(chosen)

    seen = game().view(state, SeatId("beta"))["table"]["players"]["alpha"]
    assert seen["hero"] == ""
    assert "sheets" not in seen
    state.apply(state.legal_actions()[1])

    assert state.table.players["alpha"].hero == chosen.hero
    heroes = {player.hero for player in state.table.players.values()}
    assert sorted([*state.table.box, *heroes]) == sorted(game().heroes)


@rule("REL-SET-06")
def test_eight_decks_are_shuffled_each_by_itself() -> None:
    """The same cards in another order with another seed, and in no deck a card of another."""
    one, other = (game().new(players=2, seed=seed).table.decks for seed in (1, 2))
    assert tuple(one) == DECKS
    assert len(DECKS) == 8
    for name in DECKS:
        assert {game().cards[card].deck_name for card in one[name].cards} == {name}
        assert sorted(one[name].cards) == sorted(other[name].cards)
        assert one[name].cards != other[name].cards
        assert not one[name].discard


@rule("REL-SET-12", "REL-SET-13", "REL-SET-14", "REL-SET-15", "REL-SET-16", "REL-SET-17", "REL-SET-19")
def test_everybody_starts_as_the_sheet_says() -> None:
    state: Any = game().new(players=3, seed=5)
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    assert [action.colour for action in state.legal_actions()] == ["grey", "brown", "green", "purple"]
    state.apply(state.legal_actions()[0])
    assert [action.colour for action in state.legal_actions()] == ["brown", "green", "purple"]
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    for player in state.table.players.values():
        sheet = game().heroes[player.hero]
        assert game().space_ids[player.space] == sheet.start
        assert (player.strength, player.willpower, player.cunning) == (
            sheet.strength,
            sheet.willpower,
            sheet.cunning,
        )
        assert player.level == 0
        assert len(player.power) >= sheet.power_limits[0].limit
        assert player.mission or state.table.open


@rule("REL-SET-01")
def test_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            game().setup(players=players)


@rule("REL-SET-03", "REL-SET-05", "REL-SET-21", "REL-R-72")
def test_scenario_and_first_player_are_random_unless_agreed() -> None:
    fixed: Any = game().new(
        players=2, scenario="kairos_fateweaver", options={"first_player": "first_seat"}, seed=2
    )
    assert fixed.table.scenario == "kairos_fateweaver"
    while not fixed.table.active:
        fixed.apply(fixed.legal_actions()[0])
    assert fixed.table.first == "alpha"
    assert "random" in game().scenarios


@rule("REL-BRD-02", "REL-BRD-03", "REL-BRD-04", "REL-BRD-07", "REL-BRD-13", "REL-BRD-14", "REL-R-15")
def test_the_board_has_forty_nine_spaces() -> None:
    spaces = game().spaces
    assert len(spaces) == 49
    corners = [space for space in spaces if len(space.boxes) == 2]
    assert [space.position for space in corners] == ["O1", "O7", "O13", "O19", "M1", "M5", "M9", "M13"]
    assert all(space.area is None for space in corners)
    assert [space.id for space in spaces if space.movement_box] == ["guardian_of_the_rift", "space_hulk"]
    assert sum(1 for space in spaces if space.icons) == 27
    for space in spaces[:40]:
        assert bool(space.icons) != bool(space.boxes)
        assert len(space.icons) <= (2 if space.position.startswith("O") else 3)


@rule("REL-SET-06")
def test_each_of_the_eight_decks_is_shuffled_for_itself() -> None:
    """Sorted decks come out in another order, each in its own, and none with a card of another."""
    relic = game()
    plain = relic.first_table(relic.setup(players=2))
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(3):
        state = relic.begin(relic.setup(players=2, seed=seed))
        for name, deck in state.table.decks.items():
            assert sorted(deck.cards) == sorted(plain.decks[name].cards)
            assert deck.cards != plain.decks[name].cards
            orders.setdefault(name, set()).add(tuple(deck.cards))
    assert len(orders) == 8
    assert all(len(seen) == 3 for seen in orders.values())
