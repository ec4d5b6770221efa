"""Conformance of the show: whatever happens is drawn, told and offered to everybody, in every language.

`Onlookers` are all seats of a table and a spectator. They `look` after every decision, and at some decisions
`look_closely`. What cannot be drawn, or reads like a program, is a `NonConformance` (docs/conformance.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from grimtable.conformance.suite import NonConformance
from grimtable.content.texts import LANGUAGES
from grimtable.kernel import AnyState, Event, Game, Refusal, SeatId, Setup
from grimtable.kernel.event import seen_by
from grimtable.kernel.playout import Below
from grimtable.narration import (
    Names,
    Sentences,
    forecast_of,
    names_at,
    offers,
    refusal_near,
    seat_words,
    table_words,
)
from grimtable.picture.hooks import Draws, DrawsOverlays, FindsRoutes, ForecastsInShapes, OverlayKind
from grimtable.picture.patch import apply, diff, plain
from grimtable.picture.shapes import Picture

#: What no reader should meet: ids with underscores, open placeholders, signs that stand for something.
_ODD: Final = re.compile(r"[{}\ue000\ue001]|(?<![\w/.])[a-z][a-z0-9]*_\w+")
#: The fields of shapes in which people read.
_READ: Final = frozenset(
    ("title", "text", "name", "label", "lines", "objective", "outcome", "steps", "timing", "note", "value")
)
_KINDS: Final[tuple[OverlayKind, ...]] = ("sight", "reach", "threat")


class Seen(msgspec.Struct):
    """What onlookers have looked at: a test that wants to know that it tested something reads it."""

    decisions: int = 0
    pictures: int = 0
    cues: int = 0
    lines: int = 0
    offers: int = 0
    forecasts: int = 0
    routes: int = 0
    overlays: int = 0
    refusals: int = 0


class Onlookers:
    """Everybody at one table, reading in these languages."""

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        languages: Sequence[str] = LANGUAGES,
        seen: Seen | None = None,
        *,
        is_staged: bool = False,
    ) -> None:
        """`is_staged`: a position that no game may lead to, such as a figure in a room nobody has entered."""
        self._is_staged = is_staged
        self.game = game
        self.viewers: tuple[SeatId | None, ...] = (*setup.order, None)
        self.readers = [(names, Sentences(names, setup)) for names in self._names(setup, languages)]
        self.seen = Seen() if seen is None else seen
        self._last: dict[tuple[SeatId | None, str], tuple[Picture, Any]] = {}

    def _names(self, setup: Setup, languages: Sequence[str]) -> Iterator[Names]:
        for language in languages:
            yield names_at(self.game, setup.order, language)

    def look(self, state: AnyState, events: Sequence[Event]) -> None:
        """After a decision: everybody's picture, cues, lines, question and offers, one language in turn."""
        names, sentences = self.readers[self.seen.decisions % len(self.readers)]
        self.seen.decisions += 1
        known: dict[tuple[int, ...], None] = {}
        for viewer in self.viewers:
            shown = seen_by(viewer, events)
            with _Told(f"for {viewer or 'a spectator'} in {names.language}"):
                self._draw(state, shown, viewer, names)
                key = tuple(map(id, shown))
                if key not in known:
                    known[key] = None
                    self._tell(state, shown, sentences)
        with _Told(f"for whoever is asked, in {names.language}"):
            self._offer(state, names, sentences)

    def look_closely(self, state: AnyState, events: Sequence[Event], below: Below) -> None:
        """In every language, with words and whole pictures; odds, ways and overlays of some things."""
        for names, sentences in self.readers:
            for viewer in self.viewers:
                shown = seen_by(viewer, events)
                with _Told(f"for {viewer or 'a spectator'} in {names.language}"):
                    self._read(state, shown, viewer, names, sentences)
            with _Told(f"for whoever is asked, in {names.language}"):
                self._offer(state, names, sentences)
                self._ask(state, names, below)

    # --- pictures -----------------------------------------------------------------------------------------

    def _draw(
        self, state: AnyState, shown: Sequence[Event], viewer: SeatId | None, names: Names
    ) -> Picture | None:
        if not isinstance(self.game, Draws):
            return None
        picture = self.game.picture(state, viewer, names)
        cues = self.game.cues(state, shown, viewer, names)
        msgspec.json.encode((picture, cues))
        self.seen.pictures += 1
        self.seen.cues += len(cues)
        return picture

    def _read(
        self,
        state: AnyState,
        shown: Sequence[Event],
        viewer: SeatId | None,
        names: Names,
        sentences: Sentences,
    ) -> None:
        self._tell(state, shown, sentences)
        view = self.game.view(state, viewer)
        _readable("a fact", sentences.facts(view))
        _readable("a word on the table", table_words(self.game, view, names.language))
        for seat in state.order:
            _readable("a fact of a seat", sentences.seat_facts(view, seat))
            _readable("a word on a seat", seat_words(self.game, view, seat, names.language))
        picture = self._draw(state, shown, viewer, names)
        if picture is None or not isinstance(self.game, Draws):
            return
        whole = plain(picture)
        if not self._is_staged:
            check_picture(whole)
        cues = plain(self.game.cues(state, shown, viewer, names))
        if not self._is_staged:
            check_cues(cues, whole)
        _readable("the picture", _texts_in(whole))
        _readable("a cue", _texts_in(cues))
        last = self._last.get((viewer, names.language))
        if last is not None and apply(last[1], plain(diff(last[0], picture))) != whole:
            raise NonConformance("the patch does not lead to the next picture")
        self._last[viewer, names.language] = picture, whole

    # --- words --------------------------------------------------------------------------------------------

    def _tell(self, state: AnyState, shown: Sequence[Event], sentences: Sentences) -> None:
        lines = sentences.lines(state, shown)
        _readable("a line of the log", [line.text for line in lines])
        self.seen.lines += len(lines)

    def _offer(self, state: AnyState, names: Names, sentences: Sentences) -> None:
        if state.decision is None:
            assert state.result is not None
            _readable("the end", [sentences.ending(state.result)])
            return
        _readable("the question", [sentences.question(state)])
        for offer in offers(state, names):
            _readable("an offer", [offer.label, offer.head])
            _readable("the note of an offer", [offer.note])
            if not (offer.label and offer.head):
                raise NonConformance(f"the offer `{offer.text}` has no label")
            self.seen.offers += 1

    def _ask(self, state: AnyState, names: Names, below: Below, at_most: int = 6) -> None:
        """Some of the questions that a screen may ask for a seat."""
        if state.decision is None or not isinstance(self.game, Draws):
            return
        seat = state.decision.seat
        for action in some(state.legal, 4 * at_most, below):
            if isinstance(self.game, ForecastsInShapes):
                forecast = self.game.forecast_picture(state, action, names)
                _readable("a forecast", _texts_in(plain(forecast)) if forecast is not None else ())
            _readable("the odds", [forecast_of(self.game, state, action, names.language)])
            self.seen.forecasts += 1
        for viewer in {seat, None} if seat in state.order else {None}:
            picture = self.game.picture(state, viewer, names)
            pieces = some(list(picture.pieces), at_most, below)
            places = some(list(picture.board.places), at_most, below)
            cards = some(list(picture.cards), at_most, below)
            self._look_around(state, viewer, names, pieces, places)
            if viewer is not None:
                self._find_ways(state, viewer, names, pieces, places)
                self._refuse(state, viewer, names, picture, [(each, None, None) for each in places])
                self._refuse(state, viewer, names, picture, [(None, each, None) for each in pieces])
                self._refuse(state, viewer, names, picture, [(None, None, each) for each in cards])

    def _look_around(
        self, state: AnyState, viewer: SeatId | None, names: Names, pieces: list[str], places: list[str]
    ) -> None:
        if isinstance(self.game, DrawsOverlays):
            for piece, place in [*((each, None) for each in pieces), *((None, each) for each in places)]:
                for kind in _KINDS:
                    overlay = self.game.overlay(state, viewer, kind, piece, place, names)
                    _readable("an overlay", [overlay.title] if overlay is not None else ())
                    self.seen.overlays += 1

    def _find_ways(
        self, state: AnyState, seat: SeatId, names: Names, pieces: list[str], places: list[str]
    ) -> None:
        if isinstance(self.game, FindsRoutes):
            for piece in pieces:
                for place in places:
                    found = self.game.route(state, seat, piece, place, names)
                    if not isinstance(found, Refusal):
                        _readable("a way", _texts_in(plain(found)))
                    self.seen.routes += 1

    def _refuse(
        self,
        state: AnyState,
        seat: SeatId,
        names: Names,
        picture: Picture,
        clicks: Iterable[tuple[str | None, str | None, str | None]],
    ) -> None:
        known = picture.board.places
        for place, piece, card in clicks:
            refusal = refusal_near(
                state,
                names,
                place=place,
                piece=piece,
                card=card,
                text=None,
                seat=seat,
                unseen=lambda space: space not in known,
            )
            _readable("a refusal", [refusal.sentence] if refusal is not None else ())
            self.seen.refusals += 1


def some(items: Sequence[Any], at_most: int, below: Below) -> list[Any]:
    """At most so many of these, anywhere among them, each once."""
    left = list(items)
    return [left.pop(below(len(left))) for _ in range(min(at_most, len(left)))]


# --- what a picture promises --------------------------------------------------------------------------------


def check_picture(picture: Mapping[str, Any]) -> None:
    """Everything that a picture, as plain data, speaks of is in it."""
    places = picture["board"]["places"]
    x, y, width, height = picture["board"]["frame"]
    for name, place in places.items():
        _require(
            place.get("points") or name == f"{place['x']},{place['y']}", f"the square {name} has another name"
        )
        inside = x <= place["x"] < x + width and y <= place["y"] < y + height
        _require(inside, f"the place {name} lies outside the frame")
    for id, piece in picture["pieces"].items():
        _require(piece["id"] == id, f"the piece {id} is called {piece['id']}")
        _require(piece["place"] == piece["places"][0], f"{id} stands in two places")
        _require(len(piece["places"]) == max(1, piece["w"] * piece["h"]), f"{id} has another size")
        for place in piece["places"]:
            _require(
                place in places and not places[place].get("dim"), f"{id} stands on {place}, which is unknown"
            )
    shown = [*picture["hand"], *picture["playing"]]
    for place, tokens in picture["tokens"].items():
        _require(place in places and not places[place].get("dim"), f"tokens lie on {place}, which is unknown")
        shown += [token["card"] for token in tokens if "card" in token]
    for panel in picture["seats"].values():
        shown += panel["cards"]
        for area in panel.get("areas", []):
            shown += area.get("cards", [])
    for pile in picture["piles"]:
        shown += pile.get("discard", [])
    odd = sorted(set(picture["cards"]) ^ set(shown))
    _require(not odd, f"cards with a face that do not lie open, or the other way round: {odd}")
    ends = set(picture.get("leads", {}).values())
    _require(ends <= set(places), f"actions lead to unknown places: {ends - set(places)}")
    contest = picture.get("contest")
    if contest is not None:
        _require(1 <= contest["step"] <= len(contest["steps"]), "a contest is at a step that it has not")
        for side in contest["sides"]:
            total = sum(part["value"] for part in side["parts"])
            _require(side["total"] == total, f"the total of {side['name']} is not the sum of its parts")
    situation = picture.get("situation")
    if situation is not None:
        _require(set(situation["places"]) <= set(places), "the situation is about an unknown place")
        _require(
            set(situation["pieces"]) <= set(picture["pieces"]), "the situation is about an unknown piece"
        )
    _require(bool(picture["description"]), "the picture has no description")
    _require("picture-" not in str(picture), "a message of the picture is missing")


def check_cues(cues: Iterable[Mapping[str, Any]], picture: Mapping[str, Any]) -> None:
    """Cues, as plain data, speak of places that the viewer knows."""
    places, doors = picture["board"]["places"], picture["board"]["doors"]
    for cue in cues:
        for key in ("place", "from", "to"):
            _require(key not in cue or cue[key] in places, f"a cue is about an unknown place: {cue}")
        _require(set(cue.get("places", ())) <= set(places), f"a cue is about unknown places: {cue}")
        _require(cue["cue"] != "door" or cue["door"] in doors, f"a cue is about an unknown door: {cue}")


def _require(holds: object, sentence: str) -> None:
    if not holds:
        raise NonConformance(sentence)


def _readable(what: str, texts: Iterable[str]) -> None:
    for text in texts:
        found = _ODD.search(text)
        if found is not None:
            raise NonConformance(f"{what} is not for readers ({found.group()!r}): {text}")


def _texts_in(document: Any, key: str = "") -> Iterator[str]:
    """Everything in plain data that is there to be read."""
    if isinstance(document, str):
        if key in _READ:
            yield document
    elif isinstance(document, dict):
        for name, part in document.items():
            yield from _texts_in(part, name)
    elif isinstance(document, list | tuple):
        for part in document:
            yield from _texts_in(part, key)


class _Told:
    """Says of whatever fails for whom it was drawn; a fault of a game's drawing is a broken promise too."""

    def __init__(self, whom: str) -> None:
        self.whom = whom

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, NonConformance):
            raise NonConformance(f"{error}\n{self.whom}") from error.__cause__
        if isinstance(error, Exception):
            raise NonConformance(f"{type(error).__name__}: {error}\n{self.whom}") from error
