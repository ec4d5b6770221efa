"""What a screen shows of Relic: rings, player boards, both totals of a battle, ways, and no secrets."""

from __future__ import annotations

import random
from itertools import pairwise
from math import hypot
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic import events as ev
from grimtable.games.relic.picture.board import middle_of
from grimtable.games.relic.table import ATTRIBUTES, INNER, MIDDLE, OUTER, SCENARIO_SPACE
from grimtable.games.relic.topics.dice import battle_odds, pass_chance
from grimtable.kernel import Journal
from grimtable.kernel.event import seen_by
from grimtable.narration import Names
from grimtable.picture import plain
from grimtable.picture.cues import Contest, Tally
from grimtable.picture.shapes import Picture
from tests.games.relic.situation import Situation, turn
from tests.picture.playing import moments, names_of

GAME: Any = load_game("relic")
NAMES = Names(GAME, GAME.setup(players=4).order)


def far(one: int, other: int) -> float:
    (x, y), (right, down) = middle_of(one), middle_of(other)
    return hypot(x - right, y - down)


# --- the board --------------------------------------------------------------------------------------


def test_neighbours_of_a_ring_lie_side_by_side() -> None:
    for ring in (OUTER, MIDDLE, INNER):
        for one, other in pairwise((*ring, ring.start)):
            assert far(one, other) < 4.2, (one, other)
    assert far(INNER.start, SCENARIO_SPACE) < 6


def test_places_do_not_overlap() -> None:
    """The middle of every space lies in its own box and in the shape of no other."""
    board = GAME.thumbnail("the_mystery_beyond", NAMES)
    assert len(board.places) == 49
    for space, id in enumerate(GAME.space_ids):
        x, y = middle_of(space)
        inside = [other for other, place in board.places.items() if _holds(place.points, x, y)]
        assert inside == [id]


def _holds(points: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    inside = False
    for (left, top), (right, bottom) in pairwise((*points, points[0])):
        if (top > y) != (bottom > y) and x < (right - left) * (y - top) / (bottom - top) + left:
            inside = not inside
    return inside


def test_no_arrow_crosses_the_name_of_an_area() -> None:
    board = GAME.picture(GAME.new(players=2, seed=1), None, NAMES).board
    for link in board.links:
        (x, y), (to_x, to_y) = (middle_of(GAME.space_numbers[space]) for space in (link.from_, link.to))
        for caption in board.captions:
            off = hypot(caption.x - (x + to_x) / 2, caption.y - (y + to_y) / 2)
            assert off > 1, f"{link.name} runs through {caption.text}"


def test_every_space_can_be_read() -> None:
    """Names, threat icons by colour and shape, text boxes in full, ways to other places."""
    *_, moment = moments(GAME, 5, seed=1, scenario="the_mystery_beyond")
    board = GAME.picture(moment.state, None, names_of(GAME, moment.session)).board
    for space in GAME.spaces:
        place = board.places[space.id]
        assert [mark.colour for mark in place.marks if mark.shape] == list(space.icons)
        read = [box.text for box in place.boxes]
        assert read[: len(space.boxes)] == [box.text for box in space.boxes]
    assert board.places["scenario_space"].label == "The Mystery Beyond"
    assert len({mark.shape for place in board.places.values() for mark in place.marks if mark.shape}) == 3
    ways = {(link.from_, link.to) for link in board.links}
    assert {("guardian_of_the_rift", "warp_rift"), ("space_hulk", "webway_portal")} <= ways


# --- contests -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "first"), [("kairos_fateweaver", ()), ("the_throne_of_whispers", ("alpha: choose defy",))]
)
def test_a_battle_whose_type_is_still_open_shows_no_totals_yet(scenario: str, first: tuple[str, ...]) -> None:
    """REL-D-16: the sheet lets the player choose; there is no dial to count before that."""
    situation = Situation(
        rolls=(1, 2),
        pack=GAME,
        scenario=scenario,
        turn=turn("engagement"),
        heroes={"alpha": {"hero": "ogryn", "space": "scenario_space", "strength": 9}},
    ).play(*first)
    assert situation.question == "choose_type"
    for viewer in (*situation.state.order, None):
        assert GAME.picture(situation.state, viewer, NAMES).contest is None


@pytest.mark.parametrize(
    ("scenario", "action", "value"),
    [
        ("kairos_fateweaver", "alpha: fight strength", 6),
        ("the_throne_of_whispers", "alpha: choose defy", 14),
    ],
)
def test_a_battle_against_a_sheet_is_animated_with_its_value(scenario: str, action: str, value: int) -> None:
    """REL-BAT-34: no card is fought, and what the revealed Power cards add up to is known in the end only."""
    situation = Situation(
        rolls=(1, 2, 1, 2),
        pack=GAME,
        scenario=scenario,
        decks={"power": ["dig_in", "absolution", "take_aim", "new_orders", "steady_hands"]},
        turn=turn("engagement"),
        heroes={"alpha": {"hero": "ogryn", "space": "scenario_space", "strength": 12}},
    ).play(action)
    if not situation.happened("BattleValued"):
        situation.play("alpha: fight strength")
    events = situation.state.journal.events
    for viewer in (*situation.state.order, None):
        contests = [
            cue.contest
            for cue in GAME.cues(situation.state, seen_by(viewer, events), viewer, NAMES)
            if isinstance(cue, Contest)
        ]
        assert contests
        for contest in contests:
            assert contest.sides[1].name == NAMES.of(scenario)
            assert contest.sides[1].parts[0].value == value
            assert not contest.sides[1].cards
        [valued] = situation.happened("BattleValued")
        assert (contests[-1].sides[0].total, contests[-1].sides[1].total) == (valued.player, valued.enemy)


# --- player boards ----------------------------------------------------------------------------------


def test_a_player_board_shows_dials_levels_and_limits() -> None:
    *_, moment = moments(GAME, 400, seed=2, players=4)
    state = moment.state
    picture = GAME.picture(state, None, names_of(GAME, moment.session))
    for seat, player in state.table.players.items():
        if not player.hero:
            continue
        panel = picture.seats[seat]
        assert [dial.value for dial in panel.dials] == [str(getattr(player, name)) for name in ATTRIBUTES]
        assert panel.track.value == player.level and len(panel.track.steps) == 12
        areas = {area.id: area for area in panel.areas}
        assert areas["assets"].value == str(len(player.assets))
        assert areas["corruption"].value == str(len(player.corruption))


def test_a_sheet_that_was_drawn_is_named_and_one_that_was_chosen_needs_no_name() -> None:
    """REL-SET-03: "a scenario drawn at random" says nothing any more once it lies open."""
    drawn = GAME.new(players=2, scenario="random", seed=3)
    chosen = GAME.new(players=2, scenario=drawn.table.scenario, seed=3)
    assert GAME.picture(drawn, None, NAMES).scenario == NAMES.of(drawn.table.scenario)
    assert GAME.picture(chosen, None, NAMES).scenario is None


def test_hidden_cards_are_seen_by_their_owner_only() -> None:
    hidden = 0
    for number, moment in enumerate(moments(GAME, 400, seed=6, players=3)):
        if number % 10:
            continue
        names = names_of(GAME, moment.session)
        for viewer in (*moment.session.setup.order, None):
            shown = set(GAME.picture(moment.state, viewer, names).cards)
            for seat, player in moment.state.table.players.items():
                secret = {*player.power, *(card for card in player.facedown if card not in player.shown)}
                hidden += len(secret)
                assert secret <= shown if viewer == seat else not secret & shown
    assert hidden > 50


# --- battles ----------------------------------------------------------------------------------------


def ended_with(cue: Any) -> tuple[int, int] | None:
    """The totals of a contest that is decided: of one shown from its beginning, or of one that went on."""
    if isinstance(cue, Tally):
        return cue.totals
    if isinstance(cue, Contest) and cue.contest.outcome is not None:
        own, other = cue.contest.sides
        return own.total, other.total
    return None


def test_both_totals_build_up_to_what_the_rules_count() -> None:
    """The last contest of an update shows the values that were compared (REL-BAT-15, REL-TST-03)."""
    battles = tests = 0
    for moment in moments(GAME, 300, seed=8, players=4):
        names = names_of(GAME, moment.session)
        cues = GAME.cues(moment.state, seen_by(None, moment.events), None, names)
        shown = [said for cue in cues if (said := ended_with(cue)) is not None]
        ended = [event for event in moment.events if isinstance(event, ev.BattleValued | ev.TestEnded)]
        for (own, other), event in zip(shown, ended, strict=True):
            if isinstance(event, ev.BattleValued):
                battles += 1
                assert (own, other) == (event.player, event.enemy)
            else:
                tests += 1
                assert other == event.target
    assert battles > 8 and tests > 2


def test_odds_add_up_and_dice_that_lie_leave_no_doubt() -> None:
    found = 0
    for moment in moments(GAME, 600, seed=8, players=4):
        contest = GAME.picture(moment.state, None, names_of(GAME, moment.session)).contest
        if contest is None or not contest.odds:
            continue
        found += 1
        assert sum(end.chance for end in contest.odds) == pytest.approx(1, abs=0.001)
        open_ = any(part.waiting for side in contest.sides for part in side.parts)
        six = any(
            die.parts[0].value == "6" for side in contest.sides for part in side.parts for die in part.dice
        )
        if not open_ and not six:
            assert max(end.chance for end in contest.odds) == 1
    assert found > 5


def test_exploding_dice_have_the_chances_that_throwing_them_gives() -> None:
    """REL-DIE-01, REL-TST-05: against ten thousand throws."""
    throw = random.Random(3)

    def one() -> tuple[int, int]:
        first = face = throw.randint(1, 6)
        total = face
        while face == 6:
            face = throw.randint(1, 6)
            total += face
        return total, first

    thrown = [(one(), one(), one()) for _ in range(10_000)]
    won = sum(4 + a[0] + b[0] > 5 + c[0] for a, b, c in thrown) / len(thrown)
    assert battle_odds(-1, 2).won == pytest.approx(won, abs=0.02)
    passed = sum(3 + a[0] + b[0] >= 9 and not a[1] == b[1] == 1 for a, b, _ in thrown) / len(thrown)
    assert pass_chance(6, 2) == pytest.approx(passed, abs=0.02)


# --- going ------------------------------------------------------------------------------------------


def test_a_direction_ends_where_the_picture_says() -> None:
    """Or stops at a movement box on the way, which is where it leads then (REL-MOV-09)."""
    gone = 0
    for moment in moments(GAME, 200, seed=4, players=2):
        names = names_of(GAME, moment.session)
        picture: Picture = GAME.picture(moment.state, None, names)
        for text, place in (picture.leads or {}).items():
            world = moment.state.copy()
            world.journal = Journal()
            seat = world.asked
            world.apply(GAME.language.read(world, text))
            steps = [
                event
                for event in world.journal.take()[0]
                if isinstance(event, ev.FigureMoved | ev.FigurePlaced) and event.seat == seat
            ]
            passed = [GAME.space_ids[event.to_space] for event in steps]
            assert place in passed, text
            gone += 1
            way = GAME.route(moment.state, seat, seat, place, names)
            assert way.actions and way.places == (place,)
    assert gone > 15


def test_reach_is_six_spaces_each_way() -> None:
    *_, moment = moments(GAME, 30, seed=1, players=2)
    names = names_of(GAME, moment.session)
    seat = next(iter(moment.state.table.players))
    light = GAME.overlay(moment.state, None, "reach", seat, None, names).light
    space = moment.state.table.players[seat].space
    assert space in OUTER
    assert {GAME.space_ids[(space + step) % 24] for step in range(-6, 7) if step} <= set(light)
    assert GAME.overlay(moment.state, None, "threat", None, light[0], names).lines


# --- cards ------------------------------------------------------------------------------------------


def test_every_card_hero_sheet_and_space_has_a_face() -> None:
    faces = [*GAME.card_faces(NAMES), *GAME.item_faces(NAMES)]
    assert {face.item for face in faces} >= {card.id for card in GAME.cards.values()}
    assert {face.item for face in faces} >= {*GAME.heroes, *GAME.scenario_sheets, *GAME.space_ids}
    assert all(face.title and face.timing is not None and face.provenance for face in faces)
    heroes = [face for face in faces if face.kind == "hero"]
    assert len(heroes) == 10 and all(len(face.numbers[-1].steps) == 12 for face in heroes)
    enemies = [face for face in faces if face.kind == "enemy"]
    assert all(any(number.large for number in face.numbers) for face in enemies)
    assert "picture-" not in str(plain(faces))
