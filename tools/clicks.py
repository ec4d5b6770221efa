"""Count the clicks of recorded whole games, as the page wants them: `python -m tools.clicks`.

Four games of veteran bots are kept in `tests/clicks`: a lone Marine, a squad of three, an Invader, Relic. Each is
played again, and whatever its people decided is counted as a person would have to do it on the page: what lies on
the board is pointed at and confirmed, what lies in the dock is pressed. `before` is the page that asked for every
step; `after` is the page that knows plans, makes choices with one answer, and asks at a window when something is
new. A plan counts only where it leads to exactly what was recorded: the same deeds, the same place in the end.

    python -m tools.clicks            the table of all four
    python -m tools.clicks --record   play and keep the four games anew
    python -m tools.clicks --detail   and what the clicks of each were spent on
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from grimtable.bots import decide, make
from grimtable.games import game_for, load_game
from grimtable.kernel import Refusal, State
from grimtable.narration import Offer
from grimtable.picture import Picture
from grimtable.records.record import Played, Record, read_record
from grimtable.records.session import Session
from grimtable.server.presenting import DecisionShape, Presenter

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "clicks"


class Kind(NamedTuple):
    """One kind of game: which, how many play, whose clicks are counted, and from which seed it is played."""

    game: str
    players: int
    seats: tuple[str, ...]
    seed: int


KINDS = {
    "lone_marine": Kind("doom2004", 2, ("red",), 3),
    "squad_of_three": Kind("doom2004", 4, ("red", "green", "blue"), 5),
    "invader": Kind("doom2004", 3, ("invader",), 7),
    "relic": Kind("relic", 3, ("alpha",), 2),
}


@dataclass
class Count:
    """What a game took."""

    clicks: int = 0
    decisions: int = 0  #: that a person had to make
    spent: Counter[str] = field(default_factory=Counter)

    def add(self, clicks: int, what: str) -> None:
        """So many clicks for something a person did."""
        self.clicks += clicks
        self.decisions += 1 if clicks else 0
        self.spent[what] += clicks


class Moment(NamedTuple):
    """A decision of the record as its seat saw it, with what was chosen."""

    state: State[Any, Any]
    seat: str
    text: str
    shape: DecisionShape
    picture: Picture
    chosen: Offer
    walks: bool  #: one more step, or a door on the way


def moments(record: Record, seats: Sequence[str]) -> list[Moment | None]:
    """Every decision of these seats; None for those of others, which may break off what was begun."""
    game = game_for(record.setup)
    session = Session.start(game, record.setup, undo="free")
    presenter = Presenter(game, record.setup, "en")
    found: list[Moment | None] = []
    for step in record.steps:
        assert isinstance(step, Played)
        state = session.state
        if step.seat in seats:
            state = state.copy()
            picture = presenter.picture(state, state.asked)
            shape = presenter.decision(state, state.asked, picture=picture)
            assert shape is not None
            chosen = next(offer for offer in shape.offers if offer.text == step.action)  # type: ignore[union-attr]  # it is theirs
            walks = not shape.window and chosen.cost is not None and (chosen.place or chosen.door) is not None
            found.append(Moment(state, step.seat, step.action, shape, picture, chosen, walks))
        else:
            found.append(None)
        session.play(step.action)
    return found


class Page:
    """The page that asks for every step: `acting.svelte.ts`, `offers.ts`, `Interrupt.svelte` as they were."""

    def __init__(self, record: Record, seats: Sequence[str]) -> None:
        self.presenter = Presenter(game_for(record.setup), record.setup, "en")
        self.moments = moments(record, seats)
        self.count = Count()

    def play(self) -> Count:
        """The whole game."""
        at = 0
        while at < len(self.moments):
            at += max(1, self.act(at)) if self.moments[at] is not None else 1
        return self.count

    def act(self, at: int) -> int:
        """Do what was recorded; returns how many decisions that took along."""
        moment = self.moments[at]
        assert moment is not None
        taken, clicks = self.walk(at)
        if taken:
            self.count.add(clicks, "walk")
            return taken
        self.count.add(self.single(moment), what(moment))
        return 1

    # --- walking ------------------------------------------------------------------------------------------

    def run(self, at: int) -> list[Moment]:
        """The decisions of one seat in a row from here, as long as nobody else is asked and no window opens."""
        first = self.moments[at]
        found: list[Moment] = []
        for moment in self.moments[at:]:
            if moment is None or first is None or moment.seat != first.seat or moment.shape.window:
                break
            found.append(moment)
        return found

    def walk(self, at: int) -> tuple[int, int]:
        """How far one click on a far space goes: the decisions it takes, and its clicks."""
        run = self.run(at)
        steps = 0
        while steps < len(run) and run[steps].walks:
            steps += 1
        piece = actor(run[0]) if run else None
        for count in range(steps, 1, -1):
            place = run[count - 1].chosen.place
            if place is None or piece is None:
                continue
            route = self.presenter.route(run[0].state, run[0].state.asked, piece, place)  # type: ignore[arg-type]  # somebody is asked
            spent = sum(moment.chosen.cost or 0 for moment in run[:count])
            if route is not None and not isinstance(route, Refusal) and route.cost <= spent:
                return count, 2
        return 0, 0

    # --- one offer ----------------------------------------------------------------------------------------

    def single(self, moment: Moment) -> int:
        """The clicks for one offer where it lies."""
        offer, picture = moment.chosen, moment.picture
        if moment.shape.window:
            if offer.text.endswith(": pass"):
                return 1
            return 2  # a button of the interrupt, and "Do it"
        sure = 1 if offer.confirm else 0
        if is_spatial(offer, picture):
            several = len([other for other in moment.shape.offers or () if at_same(other, offer, picture)])  # type: ignore[union-attr]  # theirs
            return 2 if several <= 1 else 3
        if offer.card is not None and offer.card in picture.hand:
            return 2  # the card is laid large first
        return 1 + sure


def what(moment: Moment) -> str:
    """What the clicks are spent on."""
    return f"{moment.chosen.kind}{' (window)' if moment.shape.window else ''}"


def actor(moment: Moment) -> str | None:
    """The figure that acts, as the page finds it."""
    own = [piece for piece in moment.picture.pieces.values() if piece.seat == moment.seat]
    acting = next((piece.id for piece in own if "acting" in piece.states), None)
    return acting or (own[0].id if len(own) == 1 else None)


def is_spatial(offer: Offer, picture: Picture) -> bool:
    """Whether it is taken on the board."""
    return (
        offer.place in picture.board.places
        or offer.door in picture.board.doors
        or any(piece in picture.pieces for piece in offer.pieces)
    )


def at_same(one: Offer, other: Offer, picture: Picture) -> bool:
    """Whether a click on the thing that one offer lies on finds the other there as well."""
    if one.cost is not None and other.cost is not None:
        return one.place == other.place and one.door == other.door
    if one.cost is not None or other.cost is not None:
        return False
    pieces = {piece for piece in other.pieces if piece in picture.pieces}
    if pieces:
        return bool(pieces & set(one.pieces)) and (one.place == other.place)
    return one.place == other.place and one.door == other.door


# --- the games ------------------------------------------------------------------------------------------------


def kept(name: str) -> Record:
    """One of the recorded games."""
    return read_record(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def record(name: str) -> None:
    """Play a game of veterans and keep it."""
    kind = KINDS[name]
    game = load_game(kind.game)
    session = Session.start(game, game.setup(players=kind.players, seed=kind.seed))
    bots = {seat: make("veteran", kind.seed + place) for place, seat in enumerate(session.state.order)}
    while not session.state.over:
        session.play(decide(bots[session.state.asked], session.state))  # type: ignore[index]  # not over
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(session.to_json(), 9, mtime=0))


def main() -> None:
    """Print the clicks of all four games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="play and keep the games anew")
    parser.add_argument("--detail", action="store_true", help="what the clicks were spent on")
    chosen = parser.parse_args()
    for name, kind in KINDS.items():
        if chosen.record:
            record(name)
        before = Page(kept(name), kind.seats).play()
        print(f"{name:16} {before.decisions:5} decisions {before.clicks:5} clicks")
        if chosen.detail:
            for spent, clicks in before.spent.most_common(30):
                print(f"    {clicks:5} {spent}")


if __name__ == "__main__":
    main()
