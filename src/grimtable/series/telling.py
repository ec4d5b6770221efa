"""How a series stands, in the words of one language: for the terminal, for pages, and for reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from grimtable.kernel.series import Account
from grimtable.narration import Names, Sentences
from grimtable.series.rules import Ended, offered

if TYPE_CHECKING:
    from grimtable.series.course import Course

#: over; going on; what comes next; later; never played, because the series was decided before
StageStatus = Literal["over", "running", "next", "ahead", "unplayed"]


class Medal(msgspec.Struct, frozen=True):
    """Something that was done well."""

    id: str
    title: str
    note: str


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the road."""

    number: int
    scenario: str
    title: str
    text: str  #: what is read out before it
    status: StageStatus
    winners: tuple[str, ...] = ()  #: teams
    won_by: str = ""
    story: str = ""  #: how it ended, in a sentence
    decisions: int = 0
    medals: tuple[Medal, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """A scenario that may come next."""

    id: str
    title: str
    text: str
    goal: str


class Side(msgspec.Struct, frozen=True):
    """A team, and how many games it has won."""

    id: str
    name: str
    wins: int


class SeriesTold(msgspec.Struct, frozen=True, kw_only=True):
    """A series as people are told."""

    kind: str
    title: str
    text: str
    status: Literal["going", "over"]
    road: tuple[Stage, ...]
    sides: tuple[Side, ...]
    account: Account
    coming: tuple[Choice, ...]
    chooser: str  #: the team that chooses among several
    chooser_name: str
    free_options: tuple[str, ...]
    winners: tuple[str, ...] = ()
    ending: str = ""


class Teller:
    """Tells of one series in one language."""

    def __init__(self, course: Course, language: str = "en") -> None:
        self.course = course
        self.language = language
        self.setup = course.game.setup(players=course.spec.players, scenario=_any_scenario(course))
        self.names = Names(course.game, self.setup.order, language)

    def told(self, running: str = "") -> SeriesTold:
        """Everything; `running` is the scenario that is being played, if one is."""
        course, names = self.course, self.names
        coming = course.coming()
        is_over = isinstance(coming, Ended) and not running
        account = offered(course.rules, "account")
        return SeriesTold(
            kind=course.spec.kind,
            title=kind_title(course.spec.kind, names),
            text=kind_text(course.spec.kind, names),
            status="over" if is_over else "going",
            road=tuple(self._road(running, is_over=is_over)),
            sides=tuple(self._sides()),
            account=Account() if account is None else account(course.game, course.finished, names),
            coming=()
            if isinstance(coming, Ended) or running
            else tuple(self._choice(each) for each in coming.scenarios),
            chooser="" if isinstance(coming, Ended) else coming.chooser,
            chooser_name="" if isinstance(coming, Ended) else self.teams([coming.chooser]),
            free_options=course.free_options,
            winners=coming.winners if isinstance(coming, Ended) else (),
            ending=names.say(f"series-{coming.reason}", winners=self.teams(coming.winners))
            if isinstance(coming, Ended)
            else "",
        )

    def teams(self, teams: Iterable[str]) -> str:
        """Teams in one breath."""
        named = [self.names.find(f"team-{team}") or self.names.of(team) for team in teams if team]
        return self.names.joined(named) or self.names.say("series-nobody")

    def _road(self, running: str, *, is_over: bool) -> Iterable[Stage]:
        finished = self.course.finished
        for number, each in enumerate(finished, 1):
            yield Stage(
                number=number,
                scenario=each.setup.scenario,
                title=self.names.of(each.setup.scenario),
                text=self._sentences(each.setup.scenario).briefing.strip(),
                status="over",
                winners=each.winners,
                won_by=self.teams(each.winners),
                story=self._sentences(each.setup.scenario).ending(each.result),
                decisions=each.decisions,
                medals=tuple(self._medal(medal) for medal in each.medals),
            )
        known = self.course.road()
        if running and len(known) <= len(finished):
            known = (*known, running)
        for number, scenario in enumerate(known[len(finished) :], len(finished) + 1):
            is_first = number == len(finished) + 1
            status: StageStatus = "unplayed" if is_over else "ahead"
            if is_first and not is_over:
                status = "running" if running else "next"
            yield Stage(
                number=number,
                scenario=scenario,
                title=self.names.of(scenario),
                text=self._sentences(scenario).briefing.strip(),
                status=status,
            )

    def _sides(self) -> Iterable[Side]:
        wins = Counter(team for each in self.course.finished for team in each.winners)
        for team in dict.fromkeys(str(seat.team) for seat in self.setup.seats):
            yield Side(team, self.teams([team]), wins[team])

    def _medal(self, id: str) -> Medal:
        return Medal(id, self.names.find(f"medal-{id}") or id, self.names.find(f"medal-{id}.note") or "")

    def _choice(self, scenario: str) -> Choice:
        sentences = self._sentences(scenario)
        return Choice(scenario, sentences.scenario_title, sentences.briefing.strip(), sentences.goal)

    def _sentences(self, scenario: str) -> Sentences:
        setup = self.course.game.setup(players=self.course.spec.players, scenario=scenario)
        return Sentences(self.names, setup)


def kind_title(kind: str, names: Names) -> str:
    """What a kind of series is called: by a message, or by the item of this name."""
    return names.find(f"series-{kind}") or names.of(kind)


def kind_text(kind: str, names: Names) -> str:
    """What it is about."""
    found = names.find(f"series-{kind}.note")
    if found is not None:
        return found
    item = names.item(kind)
    if item is None or names.pack is None:
        return ""
    return names.pack.texts.of_item(item[0], item[1], "briefing", names.language) or ""


def _any_scenario(course: Course) -> str | None:
    """A scenario of the series: it says which seats there are."""
    known = course.road() or tuple(each.setup.scenario for each in course.finished)
    return known[0] if known else None
