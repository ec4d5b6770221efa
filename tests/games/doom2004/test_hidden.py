"""What a Marine may not know is nowhere in his view, his events, his drawing or his questions."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.actions import Fire
from grimtable.kernel import Journal, SeatId
from grimtable.kernel.playout import chooser
from tests.support.rule import rule

GAME: Any = load_game("doom2004")
SCENARIO = "knee_deep_in_the_dead"
HIDDEN_AREA = "reactor"  #: far from the start: dozens of turns pass before anybody sees it
MARINE_VIEWERS = (SeatId("red"), SeatId("green"), None)
INVADER = SeatId("invader")


def other_reactor() -> Any:
    """The game with another reactor: other invaders, tokens, features, obstacles, walls and words."""
    drawn = GAME.scenario(GAME.setup(scenario=SCENARIO)).map
    changed = drawn.replace("%7%", " 7 ").replace(" 7   7  H7 ", "H7   7   7 ")
    assert changed != drawn
    return GAME.with_overrides(
        {
            "scenarios": {
                SCENARIO: {
                    "map": changed,
                    "legend": {
                        "H7": {"invader": "mancubus"},
                        "m7": {"tokens": ["adrenaline", "berserk"]},
                        "c7": {"tokens": ["rockets"]},
                        "b7": {"tokens": [], "barrel": True},
                        "v7": {"duct": False, "terrain": "blocking"},
                    },
                    "areas": {HIDDEN_AREA: {"title": "Elsewhere", "text": "Quite another room."}},
                }
            }
        }
    )


def told(state: Any, viewer: SeatId | None) -> list[Any]:
    """What a viewer is told since the last time, as he is told it."""
    seen = (event.seen_by(viewer) for event in state.journal.events)
    return [event.plain() for event in seen if event is not None]


@rule("D04-SET-07", "D04-EXP-01", "D04-MAP-07")
@pytest.mark.parametrize("seed", range(3))
def test_two_packs_that_differ_in_an_undiscovered_area_look_the_same_to_marines(seed: int) -> None:
    """The same game is played on both; until somebody sees the area no Marine can tell one from the other."""
    twins = (GAME, other_reactor())
    states = [game.new(players=3, seed=seed, scenario=SCENARIO, windows="ask") for game in twins]
    for state in states:
        state.journal = Journal()
    choose = chooser(seed)
    decisions = 0
    assert GAME.draw(states[0], INVADER) != twins[1].draw(states[1], INVADER), "the Invader knows them apart"
    while decisions < 500 and not any(state.over or HIDDEN_AREA in state.table.areas for state in states):
        one, other = states
        assert one.decision == other.decision
        for viewer in MARINE_VIEWERS:
            assert GAME.view(one, viewer) == twins[1].view(other, viewer)
            assert told(one, viewer) == told(other, viewer)
            if decisions % 10 == 0:
                assert GAME.draw(one, viewer) == twins[1].draw(other, viewer)
        action = one.legal[choose(len(one.legal))]
        for state in states:
            state.journal.events.clear()
            state.apply(action)
        decisions += 1
    assert decisions > 100


@rule("D04-R-18")
def test_what_the_marines_cannot_know_is_absent_from_their_views() -> None:
    """Neither a card of the hand nor of a deck, nor an undrawn Marine card, is anywhere in a view."""
    state = GAME.new(players=3, seed=5, scenario=SCENARIO)
    table = state.table
    for viewer in MARINE_VIEWERS:
        view = repr(GAME.view(state, viewer))
        for card in (*table.hand, *table.deck.cards, *table.marine_deck):
            assert f"'{card}'" not in view
    own = repr(GAME.view(state, INVADER))
    assert all(f"'{card}'" in own for card in table.hand)
    assert not any(f"'{card}'" in own for card in (*table.deck.cards, *table.marine_deck))


@rule("D04-SET-20", "D04-SET-24", "D04-R-18")
def test_what_lies_open_is_in_every_view() -> None:
    """Bins, orders, wounds, frag points, keys, the supply, discards and counts are for everybody."""
    state = GAME.new(players=3, seed=5, scenario=SCENARIO)
    for viewer in (*MARINE_VIEWERS, INVADER):
        seen = GAME.view_of(state, viewer)
        assert seen["hand_size"] == 5
        assert seen["deck"]["cards"] == len(state.table.deck.cards)
        assert seen["deck"]["discard"] == []
        assert seen["frags"] == 0 and seen["frag_limit"] == 6 and seen["goal"]
        assert seen["keys"] == [] and seen["supply"] == state.table.supply
        for marine in state.table.marines.values():
            shown = seen["marines"][marine.id]
            assert shown["cards"] == marine.cards and shown["ammo"] == marine.ammo
            assert (shown["wounds"], shown["armor"], shown["order"]) == (marine.wounds, marine.armor, "")


@rule("D04-TIM-06", "D04-EVT-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_questions_do_not_show_what_the_invader_holds(seed: int) -> None:
    """With windows = ask, a twin with another hand gives the same questions until a card is played.

    Whoever is asked and whatever is asked is the same, and so is what the Marines see; only the Invader's
    own list differs. Nobody attacks here: a scatter would turn up the decks, which differ too.
    """
    state = GAME.new(players=3, seed=seed, scenario=SCENARIO, windows="ask")
    choose = chooser(seed)
    twin = GAME.redealt(state, SeatId("red"), choose)
    twin.chance.word = state.chance.word
    assert twin.table.hand != state.table.hand
    asked_to_pass = 0
    for _ in range(400):
        question, same = state.decision, twin.decision
        assert question is not None and same is not None
        assert (question.seat, question.question, question.rule) == (same.seat, same.question, same.rule)
        if question.seat == INVADER:
            if not question.is_window:
                break  # his own turn: there he may do what his cards allow
            asked_to_pass += 1
            action = state.legal[-1]  # pass
        else:
            assert question.actions == same.actions
            peaceful = [action for action in state.legal if not isinstance(action, Fire)]
            action = peaceful[choose(len(peaceful))]
        assert GAME.view_of(state, SeatId("red")) == GAME.view_of(twin, SeatId("red"))
        state.apply(action)
        twin.apply(action)
    assert asked_to_pass > 3


@rule("D04-R-81")
def test_pads_are_counted_only_once_one_of_their_colour_lies_there() -> None:
    state = GAME.new(players=2, seed=1, scenario="thy_flesh_consumed")
    pads = state.field.scene.teleporters
    assert pads, "this scenario has teleporters"
    known = state.field.known
    expected = {colour: len(all_) for colour, all_ in pads.items() if any(known >> pad & 1 for pad in all_)}
    assert GAME.view_of(state, SeatId("red"))["teleporter_counts"] == dict(sorted(expected.items()))
    assert len(expected) < len(pads), "some colour is not on the board yet"
