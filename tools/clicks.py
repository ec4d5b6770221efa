"""Count the clicks of recorded whole games, as the page wants them: `python -m tools.clicks`.

Four games of veteran bots are kept in `tests/clicks`: a lone Marine, a squad of three, an Invader, Relic.
Each is played again, and whatever its people decided is counted as a person has to do it on the page: what
lies on the board is pointed at and confirmed, what lies in the dock is pressed. First the page that asked for
every step, then the page that knows plans, makes choices with one answer, and asks at a window when something
is new. A plan counts only where it leads to exactly what was recorded: the same deeds, the same place in the
end. Whoever answers against what the page does by itself pays for it with a click.

    python -m tools.clicks                  the table of all four
    python -m tools.clicks --record         play and keep the four games anew
    python -m tools.clicks --detail         and what the clicks of each were spent on
    python -m tools.clicks --fresh 11 12    games the page was not tuned for: one of each kind and seed
    python -m tools.clicks --fresh 11 --in FOLDER   the same, kept there for the next time
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from grimtable.bots import SeatAtTable, decide, make
from grimtable.games import game_for, load_game
from grimtable.kernel import Refusal, State
from grimtable.narration import Offer
from grimtable.picture import Aim, Picture, Plan
from grimtable.records.record import Played, Record, read_record
from grimtable.records.session import Session
from grimtable.server.presenting import DecisionShape, Presenter
from tools.group_clicks import Groups

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


class Others(NamedTuple):
    """A decision of somebody else."""

    passed: bool  #: nothing but a pass at a window: a walk waits for it and goes on


@dataclass
class Moment:
    """A decision of the record as its seat saw it, with what was chosen."""

    state: State[Any, Any]
    seat: str
    text: str
    shape: DecisionShape
    picture: Picture
    chosen: Offer
    walks: bool  #: one more step, or a door on the way
    imagined: Any = None  #: the table as the seat knows it
    planned: dict[Aim, list[Plan]] = field(default_factory=dict)


def moments(record: Record, seats: Sequence[str]) -> list[Moment | Others]:
    """Every decision of these seats, and those of others, which may break off what was begun."""
    game = game_for(record.setup)
    session = Session.start(game, record.setup, undo="free")
    presenter = Presenter(game, record.setup, "en")
    found: list[Moment | Others] = []
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
            decision = state.decision
            assert decision is not None
            found.append(Others(decision.is_window and step.action.endswith(": pass")))
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
            at += max(1, self.act(at)) if isinstance(self.moments[at], Moment) else 1
        return self.count

    def act(self, at: int) -> int:
        """Do what was recorded; returns how many decisions that took along."""
        moment = self.moments[at]
        assert isinstance(moment, Moment)
        taken, clicks = self.walk(at)
        if taken:
            self.count.add(clicks, "walk")
            return taken
        self.count.add(self.single(moment), what(moment))
        return 1

    # --- walking ------------------------------------------------------------------------------------------

    def run(self, at: int) -> list[tuple[int, Moment]]:
        """The decisions of one seat in a row, with their places, as long as others only pass."""
        first = self.moments[at]
        found: list[tuple[int, Moment]] = []
        for place in range(at, len(self.moments)):
            moment = self.moments[place]
            if isinstance(moment, Others):
                if not moment.passed:
                    break
            elif self.is_passed_over(moment):
                continue
            elif moment.seat != first.seat or moment.shape.window:  # type: ignore[union-attr]  # the caller's own
                break
            else:
                found.append((place, moment))
        return found

    def is_passed_over(self, moment: Moment) -> bool:
        """A window at which there is nothing to do but to pass."""
        return moment.shape.window and len(moment.shape.offers or ()) == 1

    def walk(self, at: int) -> tuple[int, int]:
        """How far one click on a far space goes: the decisions it takes, and its clicks."""
        placed = self.run(at)
        run = [moment for _, moment in placed]
        steps = 0
        while steps < len(run) and run[steps].walks:
            steps += 1
        piece = actor(run[0]) if run else None
        for count in range(steps, 1, -1):
            place = run[count - 1].chosen.place
            seat = run[0].state.asked
            if place is None or piece is None or seat is None:
                continue
            route = self.presenter.route(run[0].state, seat, piece, place)
            spent = sum(moment.chosen.cost or 0 for moment in run[:count])
            if route is not None and not isinstance(route, Refusal) and route.cost <= spent:
                return placed[count - 1][0] - at + 1, 2
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
            several = len([other for other in moment.shape.offers or () if at_same(other, offer, picture)])
            return 2 if several <= 1 else 3
        if offer.card is not None and offer.card in picture.hand:
            return 2  # the card is laid large first
        return 1 + sure


class IntentPage(Page):
    """The page that asks for plans: `acting.svelte.ts`, `intent.ts`, `quiet.ts`, and the rest of the other.

    Whoever plays knows it well: of two ways to what was recorded the one with fewer clicks is taken.
    """

    def __init__(self, record: Record, seats: Sequence[str]) -> None:
        super().__init__(record, seats)
        self.declined: set[str] = set()
        #: question → answer → how often it was given in a row, and all that was offered beside it
        self.standing: defaultdict[str, dict[str, tuple[int, set[str]]]] = defaultdict(dict)
        #: card and question → how often it was declined there; kept for later from the second time on
        self.kept: Counter[str] = Counter()
        #: question and answer → how often the page gave it by itself, and how often against what was wanted;
        #: where that costs more than it saves, "always" and "keep" are pressed after a longer row only
        self.saved: Counter[tuple[str, str]] = Counter()
        self.regretted: Counter[tuple[str, str]] = Counter()
        self.groups = Groups(self.presenter, followed)
        #: decisions that a plan for several figures takes along, by their place
        self.taken: set[int] = set()
        self._ways: dict[int, list[Way]] = {}

    def act(self, at: int) -> int:
        moment = self.moments[at]
        assert isinstance(moment, Moment)
        if at in self.taken:
            self.count.add(0, "group")
            return 1
        if moment.chosen.kind == "Activate" and not moment.shape.window:
            grouped = self.groups.best(self.moments, at, self.by_hand)
            if grouped is not None:
                self.groups.given |= grouped.orders  # as before, the next time
                self.taken |= {place for segment in grouped.segments for place in segment.places}
                self.count.add(grouped.clicks, "group")
                return 1
        quiet = self.quiet_answer(moment)
        if quiet is not None and self.comes_later(at, quiet):
            quiet = None  # it is declared already, and the question goes on without it
        if quiet is not None and self.is_same(moment, quiet):
            self.saved[question_of(moment), quiet] += 1
            self.count.add(0, "quiet")
            return 1
        if quiet is not None:
            self.regretted[question_of(moment), quiet] += 1
            self.count.add(self.ask_again(moment) + self.single(moment), f"{what(moment)} after all")
            self.remember(moment)
            return 1
        way = self.way(at)
        self.remember(moment)
        self.count.add(way.clicks, "plan" if way.is_plan else what(moment))
        return way.takes

    def by_hand(self, at: int, end: int) -> int:
        """The clicks for figures one by one, without what is asked in between."""
        clicks = 0
        while at < end:
            moment = self.moments[at]
            if not isinstance(moment, Moment) or moment.shape.window or self.quiet_answer(moment) is not None:
                at += 1
                continue
            if moment.chosen.kind not in FIGURE_DEEDS:
                at += 1
                continue
            way = self.way(at)
            clicks += way.clicks
            at += way.takes
        return clicks

    # --- questions that are not asked aloud ----------------------------------------------------------------

    def is_passed_over(self, moment: Moment) -> bool:
        return moment.shape.window and self.quiet_answer(moment) == moment.text

    def quiet_answer(self, moment: Moment) -> str | None:
        """What the page answers by itself: `quiet.ts`."""
        offers = list(moment.shape.offers or ())
        if not moment.shape.window and len(offers) == 1 and not offers[0].confirm:
            return offers[0].text
        if isinstance(moment.shape.idle, str):
            return offers[int(moment.shape.idle)].text
        for answer, (times, known) in self.standing[question_of(moment)].items():
            if times >= self.row(moment, answer):
                always = next((offer for offer in offers if offer.text == answer), None)
                if always is not None and not always.confirm and beside(moment, answer) <= known:
                    return always.text
        declining = next((offer for offer in offers if offer.declines), None)
        if declining is None:
            return None
        cards = keepsakes(moment)
        if cards and all(self.kept[card] >= self.row(moment, declining.text) for card in cards):
            return declining.text
        return declining.text if signatures(moment) <= self.declined else None

    def row(self, moment: Moment, answer: str) -> int:
        """How often in a row an answer is given until somebody wants it given always."""
        about = question_of(moment), answer
        return TIMES + max(0, 2 * self.regretted[about] - self.saved[about])

    def comes_later(self, at: int, quiet: str) -> bool:
        """Whether a bonus that the page declares was declared too, only after another one (REL-BON-03)."""
        moment = self.moments[at]
        assert isinstance(moment, Moment)
        if moment.chosen.kind != "Declare" or moment.text == quiet:
            return False
        for later in self.moments[at + 1 :]:
            if not isinstance(later, Moment) or question_of(later) != question_of(moment):
                return False
            if later.text == quiet:
                return True
        return False

    @staticmethod
    def is_same(moment: Moment, quiet: str) -> bool:
        """Whether what the page did by itself comes to what was recorded.

        In which order the threats of a space are drawn is not asked because all of them are drawn (REL-R-17).
        """
        return quiet == moment.text or (
            isinstance(moment.shape.idle, str) and moment.chosen.kind == "DrawFrom"
        )

    def ask_again(self, moment: Moment) -> int:
        """The clicks until a question is asked aloud: "Ask me", or a card that is read and closed."""
        card = moment.chosen.card
        if card is None:
            self.declined -= signatures(moment)
            self.standing.pop(question_of(moment), None)
            for one in keepsakes(moment):
                del self.kept[one]
            return 1
        self.declined = {sign for sign in self.declined if f": play {card}" not in sign}
        self.standing.pop(question_of(moment), None)  # and others it could answer: asked once more at most
        for one in list(self.kept):
            if one.startswith(f"{card}|"):
                del self.kept[one]
        return 2

    def remember(self, moment: Moment) -> None:
        """What was declined is asked again only when something is new."""
        if not moment.shape.window:
            # A decision of one's own turn: what nobody holds a card for may be looked at afresh.
            self.declined = {sign for sign in self.declined if sign.startswith("card ")}
        answers, answer = self.standing[question_of(moment)], moment.text
        # What was not on offer this time has not been decided against.
        for offer in moment.shape.offers or ():
            if offer.text != answer:
                answers.pop(offer.text, None)
        if moment.chosen.declines or not is_standing(moment):
            answers.pop(answer, None)
        else:
            # The second time it may be pressed as "always"; what is new beside it is asked about once.
            times, known = answers.get(answer, (0, set()))
            answers[answer] = (times + 1, known | beside(moment, answer))
        if moment.chosen.declines:
            self.declined |= signatures(moment)
            self.kept.update(keepsakes(moment))  # the second time "Keep for later" is pressed instead
        else:
            self.declined -= signatures(moment)
            for one in keepsakes(moment):
                if one.endswith(f"|{moment.text}"):
                    del self.kept[one]  # what was used was not declined; the others were neither

    # --- plans --------------------------------------------------------------------------------------------

    def way(self, at: int) -> Way:
        """The way on from here: the longest plan, or another one if it gets as far with fewer clicks."""
        ways = self.ways(at)
        best = max(ways, key=lambda way: (way.takes, -way.clicks))
        for first in ways:
            reached, clicks = at + first.takes, first.clicks
            while reached < at + best.takes and clicks < best.clicks:
                moment = self.moments[reached]
                if not isinstance(moment, Moment) or self.quiet_answer(moment) == moment.text:
                    reached += 1
                    continue
                following = max(self.ways(reached), key=lambda way: (way.takes, -way.clicks))
                reached += following.takes
                clicks += following.clicks
            if reached >= at + best.takes and clicks < best.clicks:
                return first
        return best

    def ways(self, at: int) -> list[Way]:
        """Everything a person may do here that leads on as it was recorded."""
        found = self._ways.get(at)
        if found is None:
            found = self._ways[at] = self._find_ways(at)
        return found

    def _find_ways(self, at: int) -> list[Way]:
        moment = self.moments[at]
        assert isinstance(moment, Moment)
        if moment.shape.window:
            return [Way(1, self.single(moment), is_plan=False), *self._answers(at)]
        placed = self.run(at)
        run = [one for _, one in placed]
        found = [Way(1, self.single(moment), is_plan=False)]
        for aim in aims_of(run):
            for number, plan in enumerate(self.plans(moment, aim)):
                if number and is_light(moment, aim, self.plans(moment, aim)):
                    break  # the first is done at once: nobody gets to see the others
                taken = followed(plan, run)
                if taken:
                    clicks = self.plan_clicks(plan, aim, number)
                    found.append(Way(placed[taken - 1][0] - at + 1, clicks, is_plan=True))
        return found

    def _answers(self, at: int) -> list[Way]:
        """What an interrupt does with one button: an ability and what it asks for (`Interrupt`)."""
        moment = self.moments[at]
        assert isinstance(moment, Moment)
        if moment.chosen.place is not None or at + 1 >= len(self.moments):
            return []
        placed = self.run(at + 1) if isinstance(self.moments[at + 1], Moment) else []
        run = [moment, *(one for _, one in placed if one.seat == moment.seat)]
        return [
            Way(placed[len(plan.actions) - 2][0] - at + 1, 1, is_plan=True)
            for plan in self.plans(moment, Aim())
            if 1 < len(plan.actions) <= len(run)
            and list(plan.actions) == [one.text for one in run[: len(plan.actions)]]
            and is_plain(plan)
        ]

    def plans(self, moment: Moment, aim: Aim) -> list[Plan]:
        """What the page shows for something that is pointed at; without an aim, the buttons of the dock."""
        seat = moment.state.asked
        assert seat is not None
        if moment.imagined is None:
            moment.imagined = SeatAtTable(moment.state, seat, 1).imagine()
        if aim not in moment.planned:
            found = self.presenter.plans(moment.imagined, seat, aim, picture=moment.picture)
            plans = [] if isinstance(found, Refusal) else list(found)
            # A step to the next space is that step, and not the end of everything (`#intend`).
            here = offers_at(moment, aim)
            if aim != Aim() and len(here) == 1 and (here[0].cost is not None or here[0].door is not None):
                step = next((plan for plan in plans if len(plan.actions) == 1), None)
                if step is not None:
                    plans = [step, *(plan for plan in plans if plan is not step)]
            moment.planned[aim] = plans
        return moment.planned[aim]

    @staticmethod
    def plan_clicks(plan: Plan, aim: Aim, number: int) -> int:
        """A button of the dock, a light plan: one. Shown and done: two, and one more for another plan."""
        if aim == Aim():
            return 1 if is_plain(plan) else 2
        if number == 0 and nothing_to_weigh(plan):
            return 1
        return 2 + (1 if number else 0)

    # --- one offer ----------------------------------------------------------------------------------------

    def single(self, moment: Moment) -> int:
        offer, picture = moment.chosen, moment.picture
        if offer.text.endswith(": pass"):
            return 1
        odds = self.presenter.forecast(moment.state, self.action(moment))
        weighed = 1 if offer.confirm or odds is not None else 0
        if moment.shape.window:
            # The odds stand on the button; what warns, or may hit a friend, is read first (`Interrupt`).
            risky = odds is not None and (odds.warnings or any(target.friend for target in odds.targets))
            return 2 if offer.confirm or risky else 1
        if is_spatial(offer, picture):
            return self.pointing(moment) + weighed
        if offer.parts and len(moment.shape.offers or ()) > MANY:
            return len(offer.parts) + 1  # each of them is chosen, then they are taken
        if offer.card is not None and offer.card in picture.hand and not is_about_cards(moment):
            return 2  # the card is laid large, and then its button is pressed
        return 1 + (1 if offer.confirm else 0)

    def pointing(self, moment: Moment) -> int:
        """The clicks until an offer on the board is taken up, without what has to be weighed in it."""
        offer, picture = moment.chosen, moment.picture
        here = [other for other in moment.shape.offers or () if at_same(other, offer, picture)]
        if len(here) == 1 and offer.cost is None and offer.place is None:
            return 1  # it is what is meant
        if is_lit(moment) and not any(self.plans(moment, aim) for aim in targets(offer, picture)):
            return 1 if len(here) <= 1 else 2
        # Pointing means something else here: the chip of its kind lights it alone.
        kind = [other for other in here if other.head == offer.head]
        return 2 if len(kind) <= 1 else 3

    @staticmethod
    def action(moment: Moment) -> Any:
        """The chosen action itself."""
        return moment.state.legal[int(moment.chosen.id)]


class Way(NamedTuple):
    """A way on from a decision: how many recorded decisions it takes along, and its clicks."""

    takes: int
    clicks: int
    is_plan: bool


#: More sets of the same things than this are not buttons: `offers.ts`.
MANY = 8
#: What is done with a figure of a seat that has many.
FIGURE_DEEDS = ("Activate", "Step", "Slide", "UseDuct", "WorkDoor", "Attack", "EndActivation")
#: So often the same answer is given before the page offers to give it always.
TIMES = 2
#: No plan reaches beyond what somebody is done with.
ENDS = ("EndTurn", "EndActivation")


def aims_of(run: Sequence[Moment]) -> list[Aim]:
    """What somebody may point at who wants what was recorded: nothing, or what lies on the way to the end."""
    found = {Aim(): None}
    ended = False
    for moment in run[:40]:
        found |= dict.fromkeys(targets(moment.chosen, moment.picture))
        if ended:
            break
        ended = moment.chosen.kind in ENDS
    return list(found)


def nothing_to_weigh(plan: Plan) -> bool:
    """What one click does: `isLight` of `intent.ts`."""
    if plan.forecast is not None or plan.warnings or plan.wounds:
        return False
    return plan.light or len(plan.actions) == 1


def is_light(moment: Moment, aim: Aim, plans: Sequence[Plan]) -> bool:
    """Whether pointing does the first plan at once."""
    return aim != Aim() and nothing_to_weigh(plans[0])


def is_plain(plan: Plan) -> bool:
    """What a button with its odds does at once: `isPlain` of `intent.ts`."""
    seen = plan.forecast
    risky = seen is not None and (seen.warnings or any(target.friend for target in seen.targets))
    return not (plan.warnings or plan.wounds or risky)


def offers_at(moment: Moment, aim: Aim) -> list[Offer]:
    """The offers that lie where somebody points: `offersAt` of `offers.ts`."""
    return [
        offer
        for offer in moment.shape.offers or ()
        if (aim.place is not None and offer.place == aim.place and offer.cost is not None)
        or (aim.door is not None and offer.door == aim.door)
        or (aim.piece is not None and offer.cost is None and aim.piece in offer.pieces)
    ]


def is_lit(moment: Moment) -> bool:
    """Whether the chosen offer glows without its chip: not a shot at the bare floor (`highlightsOf`)."""
    offers, offer, picture = moment.shape.offers or (), moment.chosen, moment.picture
    if (
        offer.cost is not None
        or any(piece in picture.pieces for piece in offer.pieces)
        or offer.place is None
    ):
        return True
    aimed = any(
        other.head == offer.head and any(piece in picture.pieces for piece in other.pieces)
        for other in offers
        if other.cost is None and not is_region(other, picture)
    )
    return not aimed and not any(other.place is not None and other.cost is not None for other in offers)


def is_region(offer: Offer, picture: Picture) -> bool:
    """Whoever names a region means it and not the figures there: `isRoomy` of `geometry.ts`."""
    place = picture.board.places.get(offer.place or "")
    return place is not None and len(place.points or ()) > 2


def is_about_cards(moment: Moment) -> bool:
    """Whether cards of the hand stand in the dock as well: `isAboutCards` of `offers.ts`."""
    offers, hand = moment.shape.offers or (), moment.picture.hand
    held = [offer.card for offer in offers if offer.card is not None and offer.card in hand]
    kinds = {offer.kind if offer.card else "" for offer in offers if not offer.declines}
    is_one_kind = len(kinds) == 1 and "" not in kinds
    return len(set(held)) == len(held) and (is_one_kind or len(offers) - len(held) <= 1)


def keepsakes(moment: Moment) -> set[str]:
    """What may be kept for later, and where it is asked about: `keepsakes` of `quiet.ts`."""
    offers = moment.shape.offers or ()
    others = [offer for offer in offers if not offer.declines]
    if len(others) == len(offers) or any(offer.place is not None or offer.pieces for offer in others):
        return set()
    if not moment.shape.window and any(offer.card is None for offer in others):
        return set()  # a plain yes or no of one's own turn
    return {f"{offer.card or ''}|{question_of(moment)}|{offer.text}" for offer in others}


def question_of(moment: Moment) -> str:
    """The same question, whenever it comes: a moment, or what is asked in the same words."""
    shape = moment.shape
    return f"{moment.seat}|{shape.moment or f'{shape.rule} {shape.question}'}"


def is_standing(moment: Moment) -> bool:
    """Whether an answer may be given always: beside it there are only cards to play, or to decline."""
    others = [offer for offer in moment.shape.offers or () if offer.text != moment.text]
    if is_spatial(moment.chosen, moment.picture):
        return False
    return moment.shape.routine is True or all(offer.card is not None or offer.declines for offer in others)


def beside(moment: Moment, answer: str) -> set[str]:
    """What else could have been answered: after each roll anew, and in the own turn by its kind."""
    shape, rolled = moment.shape, f"{moment.picture.roll}{moment.picture.contest}"
    others = [offer for offer in shape.offers or () if offer.text != answer]
    if shape.window:
        return {f"{offer.text}|{rolled}" for offer in others}
    return {offer.text if shape.routine is True else offer.head for offer in others}


def targets(offer: Offer, picture: Picture) -> list[Aim]:
    """What somebody points at who means this offer: figures, the door, the place."""
    found = []
    if offer.cost is None:
        found += [Aim(piece=piece) for piece in offer.pieces if piece in picture.pieces]
    if offer.door is not None:
        found.append(Aim(door=offer.door))
    if offer.place is not None:
        found.append(Aim(place=offer.place))
    return found


def followed(plan: Plan, run: Sequence[Moment]) -> int:
    """How many recorded decisions a plan does: the same deeds in the same order, walks to the same places."""
    steps = {place for stretch in plan.stretches for place in stretch.places}
    deeds = [text for text in plan.actions if not any(text.endswith(f" {place}") for place in steps)]
    walked = [stretch for stretch in plan.stretches if stretch.places]
    texts = [moment.text for moment in run]
    count = len(plan.actions)
    if sorted(plan.actions) == sorted(texts[:count]) and not walked:
        return count  # in whatever order trophies are spent
    if texts[:count] == list(plan.actions):
        return count
    # Another way to the same place at the same price: the deeds around it have to be the same.
    for end in range(len(run), 0, -1):
        part = run[:end]
        done = [moment.text for moment in part if not is_step(moment)]
        spent = sum(moment.chosen.cost or 0 for moment in part if moment.walks)
        places = [moment.chosen.place for moment in part if is_step(moment)]
        last = walked[-1].places[-1] if walked else None
        price = sum(stretch.cost for stretch in walked)
        if (
            [text for text in deeds if "work door" not in text]
            == [text for text in done if "work door" not in text]
            and (places[-1] if places else None) == last
            and price == spent
        ):
            return end
    return 0


def is_step(moment: Moment) -> bool:
    """A step of a walk."""
    return moment.walks and moment.chosen.place is not None


def signatures(moment: Moment) -> set[str]:
    """What there is to weigh, offer by offer: `quiet.ts`. Attacks on the bare floor are nothing to weigh.

    An offer of a card is new at another moment and after each roll; any other where somebody has moved.
    """
    found = set()
    standing = moment.picture.tokens.keys()
    for offer in moment.shape.offers or ():
        if offer.declines or (offer.place is not None and not offer.pieces and offer.place not in standing):
            continue
        what = f"{offer.head}|{'+'.join(offer.pieces)}|{offer.place or ''}"
        if offer.card is None and offer.place is not None:
            found.add(f"deed {moment.seat}|{what}")
        else:
            roll, contest = moment.picture.roll, moment.picture.contest
            sort = "card" if roll is None and contest is None else "roll"
            found.add(f"{sort} {question_of(moment)}|{offer.text}|{roll}{contest}")
    return found


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


# --- the games --------------------------------------------------------------------------------------------


def kept(name: str) -> Record:
    """One of the recorded games."""
    return read_record(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def played(kind: Kind) -> bytes:
    """The record of a game of veterans."""
    game = load_game(kind.game)
    session = Session.start(game, game.setup(players=kind.players, seed=kind.seed))
    bots = {seat: make("veteran", kind.seed + place) for place, seat in enumerate(session.state.order)}
    while not session.state.over:
        session.play(decide(bots[session.state.asked], session.state))  # type: ignore[index]  # not over
    return gzip.compress(session.to_json(), 9, mtime=0)


def fresh(name: str, seed: int, folder: Path | None) -> Record:
    """A game from another seed; it is played once where there is a folder to keep it in."""
    kind = KINDS[name]._replace(seed=seed)
    if folder is None:
        return read_record(gzip.decompress(played(kind)))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}_{seed}.json.gz"
    if not file.is_file():
        file.write_bytes(played(kind))
    return read_record(gzip.decompress(file.read_bytes()))


def main() -> None:
    """Print the clicks of all four games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", action="store_true", help="play and keep the games anew")
    parser.add_argument("--detail", action="store_true", help="what the clicks were spent on")
    parser.add_argument("--fresh", type=int, nargs="+", default=[], metavar="SEED", help="count other games")
    parser.add_argument("--in", dest="folder", type=Path, help="where fresh games are kept")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), help="only these")
    chosen = parser.parse_args()
    for name in chosen.kinds:
        kind = KINDS[name]
        if chosen.record:
            (FOLDER / f"{name}.json.gz").write_bytes(played(kind))
        games = {f"{name} {seed}": fresh(name, seed, chosen.folder) for seed in chosen.fresh}
        for title, game in (games or {name: kept(name)}).items():
            report(title, game, kind.seats, detail=chosen.detail)


def report(title: str, game: Record, seats: Sequence[str], *, detail: bool) -> None:
    """A line for one game, and below it what the clicks were spent on."""
    before, after = (page(game, seats).play() for page in (Page, IntentPage))
    fewer = 1 - after.clicks / before.clicks
    print(
        f"{title:18} decisions {before.decisions:4} → {after.decisions:4}   "
        f"clicks {before.clicks:4} → {after.clicks:4}   {fewer:.0%} fewer",
        flush=True,
    )
    if detail:
        for spent, clicks in after.spent.most_common(30):
            print(f"    {clicks:5} {spent}")


if __name__ == "__main__":
    main()
