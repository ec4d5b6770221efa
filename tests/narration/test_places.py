"""Places by what is there: no coordinates where the board shows none, in any language."""

import re

import pytest

from grimtable.content import LANGUAGES
from grimtable.games import game_for, load_game
from grimtable.narration import Names, offers
from grimtable.narration.names import where
from grimtable.narration.sentences import Sentences
from grimtable.records.record import Played, Record, read_record_file
from grimtable.records.session import Session
from tools.clicks import kept
from tools.serving import ROOT

COORDINATES = re.compile(r"\b\d+,\d+\b")
#: So many decisions of a recorded game are read.
READ = 260
#: Sentences that may name a space, and the fields that do.
SORTS = ("event", "item", "action", "refusal", "moment")
SPOTS = {"space": "7,7", "from_space": "7,7", "to_space": "7,7"}


def record_of(game: str) -> Record:
    """A whole game."""
    if game == "doom2004":
        return kept("lone_marine")
    folder = ROOT / "tests" / "records" / game
    return read_record_file(sorted(folder.glob("*.json"))[0])


@pytest.mark.parametrize("game_id", ["doom2004", "doom2016", "skirmish"])
def test_log_and_offers_name_places_by_what_is_there(game_id: str) -> None:
    record = record_of(game_id)
    game = game_for(record.setup)
    session = Session.start(game, record.setup, undo="free")
    spoken = [Names(game, record.setup.order, f"{language}-x-named") for language in LANGUAGES]
    named = [(names, Sentences(names, record.setup)) for names in spoken]
    told: set[str] = set()
    for number, step in enumerate(record.steps[:READ]):
        assert isinstance(step, Played)
        events = session.play(step.action)
        for names, sentences in named:
            told |= {line.text for line in sentences.lines(session.state, events)}
            if number % 5 == 0 and session.state.decision is not None:
                told |= {sentences.question(session.state)}
                told |= {offer.label for offer in offers(session.state, names)}
    assert [text for text in told if COORDINATES.search(text)] == []
    assert len(told) > 100


@pytest.mark.parametrize("game_id", ["doom2004", "doom2016", "skirmish"])
def test_every_sentence_with_a_place_has_one_without_coordinates(game_id: str) -> None:
    """What the record above does not come to: refusals, warnings, rare events."""
    texts = load_game(game_id).pack.texts  # type: ignore[attr-defined]  # these games are read from packs
    for language in LANGUAGES:
        for key in texts.keys(language):
            if key.partition("-")[0] not in SORTS:
                continue
            said = texts.find(key, language, **SPOTS) or ""
            if "7,7" in said:
                assert f"named-{key}" in texts.keys(language), (language, key)


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
