"""What a seat may not know is absent from its view, its events and its questions."""

from typing import Any

from grimtable.games import load_game
from grimtable.games.skirmish.events import CardDrawn, FindSeen
from grimtable.kernel import Journal, SeatId
from tests.games.skirmish.situation import Situation
from tests.support.rule import rule

GAME: Any = load_game("skirmish")


@rule("SKI-HID-01", "SKI-HID-02")
def test_a_view_holds_the_own_hand_and_of_others_only_the_number() -> None:
    state = GAME.new(players=4, seed=2)
    for viewer in (*state.setup.order, None):
        view = repr(GAME.view(state, viewer))
        for seat, hand in state.table.hands.items():
            for card in hand:
                assert (f"'{card}'" in view) == (seat == viewer), (viewer, seat, card)
        for deck in state.table.decks.values():
            assert not any(f"'{card}'" in view for card in deck.cards)
    assert GAME.view_of(state, "red")["hand_sizes"] == {"red": 3, "green": 3, "blue": 3, "keeper": 3}


@rule("SKI-HID-01", "SKI-CRD-01")
def test_others_learn_that_a_card_was_drawn_but_not_which() -> None:
    state = GAME.new(players=3, seed=2)
    state.journal = Journal()
    state.apply(GAME.language.read(state, "red: end turn"))
    (drawn,) = [event for event in state.journal.events if isinstance(event, CardDrawn)]
    assert drawn.card is not None
    assert drawn.seen_by(SeatId("red")) == drawn
    for viewer in (SeatId("green"), SeatId("keeper"), None):
        assert drawn.seen_by(viewer) == CardDrawn(SeatId("red"), None)


@rule("SKI-FOG-06", "SKI-HID-03")
def test_looking_into_an_area_tells_others_only_that_somebody_looked() -> None:
    table = Situation(
        """
#################
# r     A u  Pu #
#################
""",
        {"u": {"area": "vault", "find": "cache"}, "Pu": {"area": "vault", "find": "cache", "portal": True}},
        hands={"red": ("lantern",)},
        turn={"seat": "red", "figure": "red_scout_1"},
        players=3,
    )
    table.play("red: play lantern_1", "red: choose area vault")
    (seen,) = table.happened(FindSeen)
    assert seen.find == "cache"
    assert seen.seen_by(SeatId("green")) == FindSeen(SeatId("red"), "vault", None)
    views = {viewer: table.game.view_of(table.state, viewer)["areas"]["vault"] for viewer in ("red", "green")}
    assert views["red"]["find"] == "cache"
    assert "find" not in views["green"]
    assert views["green"]["known_to"] == ["keeper", "red"]
