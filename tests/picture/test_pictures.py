"""What holds for the pictures of every game: whole, no secrets, and patches lead from one to the next."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimtable.conformance.twin import make_twin, shared_texts
from grimtable.games import load_game
from grimtable.kernel import Journal, SeatId
from grimtable.kernel.event import seen_by
from grimtable.kernel.playout import chooser
from grimtable.narration import Names
from grimtable.picture import (
    Draws,
    DrawsItems,
    DrawsOverlays,
    FindsRoutes,
    ForecastsInShapes,
    apply,
    diff,
    plain,
)
from grimtable.picture.conformance import check_cues, check_picture
from tests.picture.playing import moments, names_of, viewers_of
from tests.picture.test_icons import icons_in, listed

GAMES = ("doom2004", "doom2016", "relic", "skirmish")
TABLES = [
    (id, scenario, players)
    for id in GAMES
    for place, scenario in enumerate(load_game(id).scenarios)
    for players in (2 + place % 3,)
]


@pytest.mark.parametrize("id", GAMES)
def test_a_drawn_game_has_every_hook(id: str) -> None:
    for hook in (Draws, DrawsItems, DrawsOverlays, FindsRoutes, ForecastsInShapes):
        assert isinstance(load_game(id), hook)


@pytest.mark.parametrize(("id", "scenario", "players"), TABLES)
def test_every_scenario_is_drawn_for_every_seat_and_patches_lead_on(
    id: str, scenario: str, players: int
) -> None:
    """Every viewer gets a picture after every decision; the patch turns the last one into it."""
    game: Any = load_game(id)
    icons = set(listed())
    sent: dict[SeatId | None, Any] = {}
    last: dict[SeatId | None, Any] = {}
    patched: dict[SeatId | None, Any] = {}
    setup = game.setup(scenario=scenario, players=players)
    names = Names(game, setup.order)
    for moment in moments(game, 40, seed=4, scenario=scenario, players=players):
        for viewer in viewers_of(moment.session):
            picture = game.picture(moment.state, viewer, names)
            whole = plain(picture)
            if viewer in last:
                new = plain(diff(last[viewer], picture))
                patched[viewer] = apply(patched[viewer], new)
                assert patched[viewer] == whole
            else:
                new = patched[viewer] = whole
            last[viewer] = picture
            sent[viewer] = whole
            check_picture(whole)
            cues = plain(game.cues(moment.state, moment.seen(viewer), viewer, names))
            check_cues(cues, whole)
            assert icons_in(new) | icons_in(cues) <= icons
    assert "null" not in msgspec.json.encode(list(sent.values())).decode()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_twin_worlds_look_the_same(id: str, seed: int) -> None:
    """Worlds that differ only in what a viewer cannot know give the same picture, byte for byte."""
    game: Any = load_game(id)
    below = chooser(seed)
    compared = told = 0
    for number, moment in enumerate(moments(game, 160, seed=seed, players=3, windows="ask")):
        if number % 8 or moment.state.over:
            continue
        names = names_of(game, moment.session)
        for viewer in viewers_of(moment.session):
            twin = make_twin(game, moment.state, viewer, below)
            here = msgspec.json.encode(game.picture(moment.state, viewer, names))
            assert here == msgspec.json.encode(game.picture(twin, viewer, names))
            compared += twin.table != moment.state.table
            told += same_cues(game, moment.state.copy(), twin, viewer, below, names)
    assert compared > 20 and told > 5


def same_cues(game: Any, state: Any, twin: Any, viewer: Any, below: Any, names: Any) -> bool:
    """Play one action in both worlds; whether it showed nothing, so that the cues had to be the same."""
    texts = shared_texts(game, state, twin)
    if not texts:
        return False
    text = texts[below(len(texts))]
    cues, pictures, revealed = [], [], []
    for world in (state, twin):
        world.journal = Journal()
        before = world.reveals
        world.apply(game.language.read(world, text))
        events = world.journal.take()[0]
        cues.append(msgspec.json.encode(game.cues(world, seen_by(viewer, events), viewer, names)))
        pictures.append(msgspec.json.encode(game.picture(world, viewer, names)))
        revealed.append(world.reveals - before)
    if any(revealed):
        return False
    assert cues[0] == cues[1]
    assert pictures[0] == pictures[1]
    return True


@pytest.mark.parametrize("id", GAMES)
def test_the_same_table_is_drawn_with_the_same_objects(id: str) -> None:
    """What does not change is not made anew: a patch after nothing happened says nothing."""
    game: Any = load_game(id)
    *_, moment = moments(game, 60, seed=1, players=3)
    names = names_of(game, moment.session)
    one, other = (game.picture(moment.state, moment.state.asked, names) for _ in range(2))
    assert diff(one, other) == {}
    assert one.board is other.board
    assert all(one.pieces[id] is other.pieces[id] for id in one.pieces)
    copied = game.picture(moment.state.copy(), moment.state.asked, names)
    assert copied.board is one.board


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("id", GAMES)
def test_pictures_speak_the_languages_of_the_table(id: str, language: str) -> None:
    """Every text of the picture catalogue is there in every language, with the same arguments."""
    game: Any = load_game(id)
    missing = [key for key in game.pack.texts.missing(language) if key.startswith("picture-")]
    assert missing == []
    *_, moment = moments(game, 40, seed=1, players=2)
    english = game.picture(moment.state, None, names_of(game, moment.session))
    other = game.picture(moment.state, None, names_of(game, moment.session, language))
    assert other.description != english.description
    assert other.pieces.keys() == english.pieces.keys()
    faces = game.card_faces(names_of(game, moment.session, language))
    assert "picture-" not in str(plain(faces))


@pytest.mark.parametrize(("id", "scenario", "players"), TABLES)
def test_every_scenario_has_a_thumbnail(id: str, scenario: str, players: int) -> None:
    game: Any = load_game(id)
    board = game.thumbnail(scenario, names_of(game, next(moments(game, 0, seed=0)).session))
    assert board.places
    assert any(place.dim for place in board.places.values()) or not board.fog, "the unknown is dim"
    for place in board.places.values():
        if place.dim:
            assert not place.marks
