"""The field of DOOM 2016: what is derived from a table, steps without points, and tables dealt anew."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2016 import events
from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.topics.movement import steps
from grimtable.games.doom2016.topics.sight import sees
from grimtable.games.doom2016.topics.skills import skill
from grimtable.grid import bits
from grimtable.kernel import SeatId
from grimtable.kernel.identity import CardId
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2016")


def staged(drawing: str, **legend: dict[str, Any]) -> Any:
    return GAME.set_up(Position(scenario="tyrant", drawing=drawing, legend=legend, turn={"seat": "alpha"}))


@rule("D16-BIG-01")
def test_an_unturned_base_is_higher_than_wide() -> None:
    assert ground(8, 0, "1x2") == ground(8, 0, "1x2", turned=False) != ground(8, 0, "1x2", turned=True)
    assert (ground(8, 0, "2x3").width, ground(8, 0, "2x3").height) == (2, 3)


def test_fields_are_the_same_if_everybody_stands_where_he_stood() -> None:
    state = staged("#########\n# A     #\n#########", A={"figure": "alpha"})
    twin = state.field.copy()
    assert twin == state.field
    twin.shift(state.table.figures["alpha"], 1)
    assert not twin == state.field  # noqa: SIM201  (what is asked for is `__eq__`)


@rule("D16-MOV-01")
def test_without_points_there_is_no_step() -> None:
    state = staged("#########\n# A     #\n#########", A={"figure": "alpha"})
    alpha = state.table.figures["alpha"]
    assert steps(state, alpha, 0) == 0
    assert steps(state, alpha, 1) != 0


@rule("D16-LOS-02", "D16-R-06")
def test_a_large_figure_in_the_first_corner_sees_with_its_whole_base() -> None:
    state = staged(
        "#############\n# B         #\n#########   #\n#           #\n"
        "#   +   +   #\n#     A     #\n#############",
        A={"figure": "alpha"},
        B={"figure": "baron_of_hell", "turned": True},
    )
    baron, alpha = state.table.figures["baron_of_hell_1"], state.table.figures["alpha"]
    assert not state.field.ways.sight.sees(baron.space, alpha.space)
    assert sees(state, baron, alpha)


@rule("D16-HID-01", "D16-LIM-01")
def test_a_table_dealt_anew_asks_the_viewer_the_same_and_keeps_what_there_is() -> None:
    state = GAME.new(scenario="knee_deep", players=3, seed=4)
    below = chooser(4)
    for _ in range(40):
        state.apply(state.legal[below(len(state.legal))])
    other = GAME.redealt(state, SeatId(state.asked), chooser(9))
    assert (other.asked, other.legal_actions()) == (state.asked, state.legal_actions())
    assert GAME.components(other) == GAME.components(state)
    assert GAME.view(other, state.asked) == GAME.view(state, state.asked)


@rule("D16-R-18", "D16-BIG-12")
def test_the_field_knows_who_stands_where_however_they_went_over_each_other() -> None:
    state = staged(
        "#################\n# A   B   i   j #\n#   +   +   +   #\n# m       b     #\n"
        "#   +   +   +   #\n#               #\n#################",
        A={"figure": "alpha"},
        B={"figure": "bravo"},
        i={"figure": "imp"},
        j={"figure": "cacodemon"},
        m={"figure": "mancubus"},
        b={"figure": "baron_of_hell"},
    )
    field, figures = state.field, state.table.figures
    every, stride = field.board.spaces, field.board.stride
    below = chooser(3)
    for _ in range(300):
        figure = list(figures.values())[below(len(figures))]
        base = GAME.demons[figure.kind].base if figure.kind in GAME.demons else "1x1"
        turned = base == "1x2" and below(2) == 1
        places = [ground(stride, space, base, turned).mask for space in bits(every)]
        fitting = [mask for mask in places if not mask & ~every]
        there = fitting[below(len(fitting))]
        if base == "1x1":
            field.shift(figure, there.bit_length() - 1)
        else:
            field.lift(figure)
            field.stand(figure, there)
        on = {space: [id for id, where in field.where.items() if where >> space & 1] for space in bits(every)}
        marines, large = ("alpha", "bravo"), ("mancubus_1", "baron_of_hell_1")
        assert set(bits(field.occupied)) == {space for space, ids in on.items() if ids}
        assert set(bits(field.shared)) == {space for space, ids in on.items() if len(ids) > 1}
        assert set(bits(field.marines)) == {space for space, ids in on.items() if set(ids) & set(marines)}
        assert set(bits(field.demons)) == {space for space, ids in on.items() if set(ids) - set(marines)}
        assert set(bits(field.large)) == {space for space, ids in on.items() if set(ids) & set(large)}
        assert field.at.keys() == {space for space, ids in on.items() if ids}
        assert all(id in on[space] for space, id in field.at.items())


@rule("D16-LIM-01", "D16-LIM-03", "D16-LIM-04")
def test_every_card_figure_and_token_of_the_box_is_somewhere_all_the_time() -> None:
    state = GAME.new(scenario="tyrant", players=4, seed=2)
    below = chooser(2)
    for number in range(121):
        if number % 20 == 0:
            counts = GAME.components(state)
            assert {name: counts.pop(f"figure {name}") for name in GAME.demons} == {
                name: demon.figures for name, demon in GAME.demons.items()
            }
            assert {name: counts.pop(f"set {name}") for name in GAME.sets} == {
                name: each.copies for name, each in GAME.sets.items()
            }
            assert counts.pop("argent") == GAME.ruleset.argent
            assert counts.pop("doors") == len(state.table.doors)
            assert counts.pop("teleporters") == len(state.table.teleporters)
            assert counts == {f"card {copy}": 1 for copy in GAME.copies}
        state.apply(state.legal[below(len(state.legal))])


@rule("D16-STG-01")
def test_a_drawing_shows_who_is_staggered_and_the_invader_has_no_skills() -> None:
    state = staged(
        "#############\n# A   i   h #\n#############",
        A={"figure": "alpha"},
        i={"figure": "imp", "damage": 1},
        h={"figure": "imp"},
    )
    assert "I1*" in GAME.draw(state, None)
    assert "I1*" in GAME.draw(state, SeatId("alpha"))
    assert "I2*" not in GAME.draw(state, SeatId("invader"))
    assert skill(state, "invader", "hand") == 0


@rule("D16-ABL-14")
@pytest.mark.parametrize(
    ("hand", "is_asked"),
    [(("sidearm", "push_forward"), False), (("sidearm", "push_forward", "stun_bomb", "pump_action"), True)],
)
def test_nobody_is_asked_in_which_order_his_whole_hand_goes(hand: tuple[str, ...], is_asked: bool) -> None:
    """BFG Blast takes three cards: of two there is nothing to choose, of four there is."""
    state = GAME.set_up(
        Position(
            scenario="tyrant",
            drawing="#########\n# A   i #\n#########",
            legend={"A": {"figure": "alpha"}, "i": {"figure": "imp"}},
            turn={"seat": "alpha"},
            hands={"alpha": ("bfg_blast", *hand)},
        )
    )
    for text in ("alpha: play bfg_blast_1", "alpha: attack imp_1"):
        state.apply(GAME.language.read(state, text))
    assert state.decision.question == "discard_one"
    assert (GAME.idle(state) is None) is is_asked
    if not is_asked:
        while GAME.idle(state) is not None:
            state.apply(GAME.idle(state))
        assert state.table.marines["alpha"].hand == []


def test_nothing_is_asked_in_this_game_that_has_the_same_answer_each_time() -> None:
    state = staged("#########\n# A     #\n#########", A={"figure": "alpha"})
    assert not GAME.is_routine(state)
    assert GAME.idle(state) is None
    assert [each for each in state.legal if GAME.declines(state, each)] == []
    assert not any(GAME.blamed(state, frame.memory) for frame in state.stack)
    assert GAME.blamed(state, Using(SeatId("alpha"), "juggernaut:text")) == "classes/juggernaut"
    assert GAME.blamed(state, Using(SeatId(""), "boss:victory")) == ""


@rule("D16-HID-01", "D16-HID-04")
def test_what_was_drawn_or_chosen_in_secret_is_told_to_its_seat_alone() -> None:
    alpha, invader = SeatId("alpha"), SeatId("invader")
    drawn = events.CardDrawn(alpha, CardId("brace_1"))
    glory = events.GloryDrawn(alpha, CardId("terror_1"))
    for event in (drawn, glory):
        assert event.seen_by(alpha) is event
        assert [event.seen_by(viewer).card for viewer in (SeatId("bravo"), invader, None)] == [None] * 3
    taken = events.InvasionTaken("siege_train")
    assert taken.seen_by(invader) is taken
    assert [taken.seen_by(viewer).item for viewer in (alpha, None)] == ["", ""]
