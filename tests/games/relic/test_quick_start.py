"""The quick start: level 3, one Wargear card, and a Warp Rift that asks for less."""

from typing import Any

from tests.games.relic.situation import Situation, game, turn


def opened(*, quick: bool) -> Any:
    """A table of two, its set-up done by the first offer to every question."""
    state: Any = game().new(
        players=2,
        scenario="kairos_fateweaver",
        options={"quick_start": quick, "first_player": "first_seat"},
        seed=11,
    )
    while not state.table.active:
        state.apply(state.legal_actions()[0])
    return state


def test_everybody_begins_at_level_three_with_wargear() -> None:
    table = opened(quick=True).table
    for player in table.players.values():
        assert player.level == 3
        assert [game().deck_of[card] for card in player.assets].count("wargear") >= 1
        sheet = game().heroes[player.hero]
        grown = player.strength + player.willpower + player.cunning
        assert grown > sheet.strength + sheet.willpower + sheet.cunning


def test_it_is_off_by_default() -> None:
    assert game().setup().options["quick_start"] is False
    for player in opened(quick=False).table.players.values():
        assert player.level == 0
        assert player.assets == ()


def test_one_of_two_wargear_cards_may_be_taken() -> None:
    state: Any = game().new(players=2, options={"quick_start": True}, seed=11)
    while state.decision.question != "take_wargear":
        state.apply(state.legal_actions()[0])
    names = [game().language.spell(state, action) for action in state.legal_actions()]
    assert len([name for name in names if " take " in name]) == 2
    state.apply(state.legal_actions()[0])
    assert len(state.table.players["alpha"].assets) == 1
    assert len(state.table.decks["wargear"].discard) == 1


def test_the_rift_asks_for_six_instead_of_eight() -> None:
    for quick, asked in ((True, True), (False, False)):
        table = Situation(
            (6,),
            heroes={"alpha": {"hero": "ultramarine_captain", "space": "warp_rift", "influence": 7}},
            options={"quick_start": quick},
            turn=turn("engagement"),
        )
        assert (table.question == "pay_influence") is asked
