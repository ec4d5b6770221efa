"""Views: what each seat sees of events and decks, what is counted, worlds that cannot be told apart."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grimtable.games.relic import events, views
from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import CardId, HeroId, Space
from tests.games.relic.situation import Situation, game, turn
from tests.support.rule import rule

ALPHA, BETA = SeatId("alpha"), SeatId("beta")


@rule("REL-SET-18", "REL-SET-08", "REL-POW-03", "REL-COR-05")
@pytest.mark.parametrize("viewer", [ALPHA, BETA, None])
def test_who_sees_what_of_an_event(viewer: SeatId | None) -> None:
    is_own = viewer == ALPHA
    card, heroes = CardId("absolution_1"), (HeroId("a"), HeroId("b"))
    drawn = events.PowerDrawn(ALPHA, card)
    assert drawn.seen_by(viewer).card == (card if is_own else None)
    assert events.SheetsDealt(ALPHA, heroes).seen_by(viewer).heroes == (heroes if is_own else ())
    assert events.SheetKept(ALPHA, heroes[0]).seen_by(viewer).hero == (heroes[0] if is_own else None)
    hidden = events.CorruptionDrawn(ALPHA, card, activated=False)
    assert hidden.seen_by(viewer) == events.CorruptionDrawn(ALPHA, card if is_own else None, activated=False)
    open_ = events.CorruptionDrawn(ALPHA, card, activated=True)
    assert open_.seen_by(viewer) == open_
    looked = events.DecksLookedAt(ALPHA, (card,))
    assert looked.seen_by(viewer).cards == ((card,) if is_own else ())


def test_only_a_look_at_decks_shows_what_no_view_keeps() -> None:
    """Whoever plans on is told of it, and two worlds may differ in it; whatever else is told can be seen."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert [kind for kind in kinds if kind.shows] == [events.DecksLookedAt]


@pytest.fixture
def table() -> Situation:
    """Hands, facedown and unread cards, one card that was shown, and places in decks that were looked at."""
    found = Situation(
        heroes={
            "alpha": {
                "hero": "ultramarine_captain",
                "mission": "never_give_up",
                "facedown": ("coin_of_flesh", "bloodlust"),
                "unread": ("bear_the_mark",),
            },
            "beta": {"mission": "sow_discord", "facedown": ("daemonic_might", "hungry_maw")},
        },
        hands={"alpha": ("absolution",), "beta": ("iron_discipline", "against_all_odds")},
        turn=turn("experience"),
    )
    state = found.state
    found.player("beta").shown = (found.player("beta").facedown[0],)
    red, blue = state.table.decks["red"].cards, state.table.decks["blue"].cards
    state.table.peeked = {"alpha": (red[-1], blue[-3]), "beta": (red[-2],)}
    return found


def test_known_places_of_a_deck_are_counted_from_its_top(table: Situation) -> None:
    red, blue = (table.state.table.decks[name].cards for name in ("red", "blue"))
    mine, others = (views.view_of(table.state, seat)["decks"] for seat in (ALPHA, BETA))
    assert (mine["red"]["known"], mine["blue"]["known"]) == ({"1": red[-1]}, {"3": blue[-3]})
    assert others["red"]["known"] == {"2": red[-2]} and "known" not in others["blue"]
    assert all("known" not in deck for deck in views.view_of(table.state, None)["decks"].values())
    assert "known" not in mine["yellow"] and "known" not in mine["power"]


@rule("REL-SET-06")
def test_every_card_and_sheet_is_counted_once(table: Situation) -> None:
    counts = views.components(table.state)
    cards = {f"card {card}" for card in game().cards}
    heroes = {f"hero {hero}" for hero in game().heroes}
    assert counts == dict.fromkeys(cards | heroes, 1)
    fresh: Any = game().new(players=3, seed=3)
    assert fresh.table.players["alpha"].sheets
    assert views.components(fresh) == counts


@rule("REL-SET-18", "REL-R-77")
@pytest.mark.parametrize("viewer", [ALPHA, BETA, None])
def test_an_imagined_table_is_one_that_the_viewer_cannot_tell_from_this_one(
    table: Situation, viewer: SeatId | None
) -> None:
    state = table.state
    other = views.redealt(state, viewer, random.Random(5).randrange)
    assert views.view_of(other, viewer) == views.view_of(state, viewer)
    assert views.components(other) == views.components(state)
    again = views.redealt(other, viewer, random.Random(5).randrange)
    assert again.table == other.table  # the same numbers make the same world, whatever the truth is
    here, there = state.table.players, other.table.players
    for seat in ("alpha", "beta"):
        one, two = here[seat], there[seat]
        is_own = seat == viewer
        assert (one.power == two.power) == is_own
        assert (one.facedown == two.facedown) == is_own
        assert two.corruption == two.facedown
        assert set(one.shown) <= set(two.facedown)
        assert one.mission == two.mission
    assert there["alpha"].unread != here["alpha"].unread
    assert there["alpha"].completed == there["alpha"].unread
    for seat, known in state.table.peeked.items():
        places = [_place(state, card) for card in known]
        assert [_place(other, card) for card in other.table.peeked[seat]] == places
        assert (other.table.peeked[seat] == known) == (seat == viewer)


def _place(state: Any, card: str) -> tuple[str, int]:
    name = state.game.deck_of[card]
    return name, state.table.decks[name].cards.index(card)


@rule("REL-SET-08")
def test_sheets_that_nobody_has_shown_are_imagined_too() -> None:
    state: Any = game().new(players=3, seed=3)
    other = views.redealt(state, ALPHA, random.Random(4).randrange)
    dealt, mixed = state.table.players, other.table.players
    assert mixed["alpha"].sheets == dealt["alpha"].sheets
    assert [len(player.sheets) for player in mixed.values()] == [
        len(player.sheets) for player in dealt.values()
    ]
    assert {seat: player.sheets for seat, player in mixed.items()} != {
        seat: player.sheets for seat, player in dealt.items()
    }
    assert other.table.box == tuple(sorted(other.table.box))
    assert views.components(other) == views.components(state)


def test_a_figure_off_the_board_stands_nowhere(table: Situation) -> None:
    table.player("beta").space = Space(-1)
    assert views.view_of(table.state, None)["players"]["beta"]["space"] is None
