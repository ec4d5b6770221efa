"""Places by what is there: no coordinates where the board shows none, in any language."""

import re

import pytest

from grimtable.games import game_for
from grimtable.narration import Names, offers
from grimtable.narration.names import where
from grimtable.narration.sentences import Sentences
from grimtable.records.record import Played
from grimtable.records.session import Session
from tools.clicks import kept

COORDINATES = re.compile(r"\b\d+,\d+\b")
#: So many decisions of a recorded game are read.
READ = 260


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_log_and_offers_name_places_by_what_is_there(language: str) -> None:
    record = kept("lone_marine")
    game = game_for(record.setup)
    session = Session.start(game, record.setup, undo="free")
    names = Names(game, record.setup.order, f"{language}-x-named")
    sentences = Sentences(names, record.setup)
    told: set[str] = set()
    for step in record.steps[:READ]:
        assert isinstance(step, Played)
        told |= {sentences.question(session.state)}
        told |= {offer.label for offer in offers(session.state, names)}
        events = session.play(step.action)
        told |= {line.text for line in sentences.lines(session.state, events)}
    assert [text for text in told if COORDINATES.search(text)] == []


def test_coordinates_are_said_where_the_board_shows_them() -> None:
    record = kept("lone_marine")
    game = game_for(record.setup)
    state = Session.start(game, record.setup, undo="free").state
    space = state.table.marines["red"].space
    assert where(state, Names(game, record.setup.order, "de"), space) == f"auf {state.field.name(space)}"
    named = where(state, Names(game, record.setup.order, "de-x-named"), space)
    assert not COORDINATES.search(named)


def test_what_nobody_has_seen_has_no_name() -> None:
    record = kept("lone_marine")
    game = game_for(record.setup)
    state = Session.start(game, record.setup, undo="free").state
    names = Names(game, record.setup.order, "en-x-named")
    hidden = next(
        space for space in range(state.field.board.stride * 20) if not state.field.known >> space & 1
    )
    assert game.place_words(state, hidden, names) == ""  # type: ignore[attr-defined]  # a game that names places
