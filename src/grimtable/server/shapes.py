"""Shapes of requests and answers, so that the description of the interface says everything."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Player = Literal["open", "human", "bot"]
OptionValue = str | int | bool
Name = Annotated[str, Field(max_length=40)]
Word = Annotated[str, Field(max_length=100)]


class Shape(BaseModel):
    """Anything in a request; a key that is not known is a mistake."""

    model_config = ConfigDict(extra="forbid")


# --- requests -----------------------------------------------------------------------------------------------


class SeatWanted(Shape):
    """Who shall hold a seat."""

    player: Player = "open"
    level: Word | None = None


class NewTable(Shape):
    """What is agreed before a game."""

    game: Word
    scenario: Word | None = None
    options: dict[Word, OptionValue] = Field(default_factory=dict, max_length=100)
    packs: list[Word] | None = Field(
        None,
        max_length=50,
        description="The packs in force, by id; without it, those the game proposes.",
    )
    undo_policy: Literal["free", "until-revealed", "agreed"] = "until-revealed"
    windows: Literal["skip", "ask"] | None = Field(
        None,
        description="Whether an interrupt asks only who can answer, which tells that they can, or everybody;"
        " without it, everybody where two or more seats are people's.",
    )
    timer: Annotated[int, Field(ge=5, le=3600)] | None = Field(
        None, description="Seconds to answer an interrupt."
    )
    seats: dict[Word, SeatWanted] | None = Field(
        None, max_length=12, description="The seats of one seating; without them, you against bots."
    )
    name: Name = ""
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = Field(
        None, description="Where chance starts, if you choose it; everybody is told, for it shows every die."
    )
    watching: Literal["anybody", "invited"] = "anybody"


class NewSeries(Shape):
    """What is agreed before a series of games."""

    game: Word
    kind: Word | None = Field(None, description="Which series; without it, the game's own.")
    options: dict[Word, OptionValue] = Field(default_factory=dict, max_length=100)
    packs: list[Word] | None = Field(
        None,
        max_length=50,
        description="The packs in force, by id; without it, what game and series propose.",
    )
    scenarios: list[Word] = Field(
        default_factory=list, max_length=99, description="What is played, in this order, instead of its list."
    )
    undo_policy: Literal["free", "until-revealed", "agreed"] = "until-revealed"
    windows: Literal["skip", "ask"] | None = None
    timer: Annotated[int, Field(ge=5, le=3600)] | None = None
    seats: dict[Word, SeatWanted] | None = Field(
        None, max_length=12, description="The seats of one seating; without them, you against bots."
    )
    name: Name = ""
    watching: Literal["anybody", "invited"] = "anybody"


class NextGame(Shape):
    """The next game of a series."""

    scenario: Word | None = Field(None, description="Which one, where the bearer's side chooses.")
    options: dict[Word, OptionValue] = Field(
        default_factory=dict, max_length=100, description="Those that may be chosen anew before each game."
    )
    level: Word | None = Field(None, description="Of the bots that take the seats nobody took.")


class Tokens(Shape):
    """Tokens that a browser holds."""

    tokens: list[Annotated[str, Field(max_length=200)]] = Field(max_length=200)


class Claim(Shape):
    """Sitting down."""

    name: Name = ""
    host_token: Annotated[str, Field(max_length=200)] | None = Field(
        None, description="With it the seat counts as the host's own."
    )
    token: Annotated[str, Field(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")] | None = Field(
        None,
        description="The seat's new token, chosen at random by the browser, so that it may ask again when the"
        " answer was lost; without it the server chooses one.",
    )


class Start(Shape):
    """Beginning the game."""

    level: Word | None = Field(None, description="Of the bots that take the seats nobody took.")


class SeatChange(Shape):
    """Between human and bot."""

    player: Player
    level: Word | None = None


class DeputyChange(Shape):
    """Whom the host names."""

    seat: Word | None = Field(description="The seat of a person; null takes it back.")


class Continue(Shape):
    """Playing on from a moment of a replay."""

    decision: Annotated[int, Field(ge=0, le=10_000_000)]
    seats: dict[Word, SeatWanted] | None = Field(None, max_length=12)


class ProblemText(Shape):
    """What went wrong."""

    text: Annotated[str, Field(max_length=2000)]


# --- answers ------------------------------------------------------------------------------------------------


class ErrorDetail(BaseModel):
    """What is wrong, for programs and for people."""

    code: str
    sentence: str


class ErrorAnswer(BaseModel):
    """How every error is answered."""

    error: ErrorDetail


class SeatHolder(BaseModel):
    """A seat and who holds it."""

    id: str
    name: str
    colour: str
    shape: str
    player: Player
    level: str | None
    who: str
    here: bool
    thinking: bool
    hosts: bool = Field(description="Whether the host plays this seat, too.")
    away: bool = Field(
        description="Whether its person has not been connected for so long that the seat may be given away."
    )


class Proposal(BaseModel):
    """Something that waits for agreement."""

    id: int
    what: Literal["undo", "repair", "replace"]
    by: str
    text: str
    agreed: list[str]
    missing: list[str]


class Dice(BaseModel):
    """Where the dice of a table come from."""

    source: Literal["sealed", "chosen", "seeded", "typed"]
    seal: str | None = Field(description="The SHA-256 of the secret, known from the start.")
    secret: str | None = Field(description="What every die and shuffle follows from; told after the end.")
    seed: int | None = Field(description="The seed that the host chose; who knows it can foresee the dice.")


class Table(BaseModel):
    """A table without anything about the game in progress."""

    id: str
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    name: str
    created: str
    status: Literal["waiting", "playing", "over"]
    paused: bool
    undo_policy: Literal["free", "until-revealed", "agreed"]
    options: dict[str, OptionValue]
    packs: list[str]
    windows: Literal["skip", "ask"]
    timer: int | None
    dice: Dice
    host: bool
    alone: bool = Field(
        description="Whether one person at most has ever played here: then the host may open every secret."
    )
    looked: bool = Field(
        description="Whether somebody may know what is hidden: the record was opened before the end, the"
        " table was continued or imported, its seed was chosen, or its end was taken back."
    )
    seats: dict[str, SeatHolder]
    deputy: str | None = Field(
        description="The seat that the host named to decide about seats like themselves."
    )
    watching: int
    proposals: list[Proposal]
    notes: list[str]
    kept_until: str | None = Field(
        description="The day (2027-05-16) after which it may be archived and removed; null is never."
    )
    series: str | None = Field(description="The id of the series that it belongs to; null is none.")


class Claimed(BaseModel):
    """A seat that was taken, and its token, told once and never again."""

    table: Table
    seat: str
    token: str


class Invitation(BaseModel):
    """An invitation to a seat: a token for sitting down once."""

    seat: str
    token: str


class Created(BaseModel):
    """A new table, the keys to it, and an invitation for each seat; told once and never again."""

    table: str
    host_token: str
    tokens: dict[str, str]
    spectator_token: str


class MyTable(BaseModel):
    """A table that one of the tokens opens."""

    table: Table
    token: int = Field(description="The place of the token in the list that was sent.")
    role: Literal["host", "seat", "spectator", "invite"]
    seat: str | None
    mine: bool = Field(description="Whether the decision on the table belongs to that seat.")


class Mine(BaseModel):
    """The tables and series that these tokens open."""

    tables: list[MyTable]
    series: list[MySeries]


class SeriesCreated(BaseModel):
    """A new series, the keys to it, and an invitation for each seat; told once and never again."""

    series: str
    host_token: str
    tokens: dict[str, str]
    spectator_token: str


class SeriesSeat(BaseModel):
    """A seat of a series and who plays it."""

    id: str
    name: str
    team: str
    colour: str
    shape: str
    player: Player
    level: str | None
    who: str
    hosts: bool


class SeriesMedal(BaseModel):
    """Something that was done well."""

    id: str
    title: str
    note: str


class SeriesStage(BaseModel):
    """One game of a series."""

    number: int
    scenario: str
    title: str
    text: str
    status: Literal["over", "running", "next", "ahead", "unplayed"]
    winners: list[str]
    won_by: str
    story: str
    decisions: int
    medals: list[SeriesMedal]
    table: str | None = Field(description="The table where it was or is played.")


class SeriesSide(BaseModel):
    """A team, and how many games it has won."""

    id: str
    name: str
    wins: int


class SeriesFact(BaseModel):
    """Something that goes on from game to game."""

    title: str
    value: str


class SeriesWare(BaseModel):
    """What can be had before the next game."""

    title: str
    price: int
    note: str
    can_pay: bool


class SeriesChoice(BaseModel):
    """A scenario that may come next."""

    id: str
    title: str
    text: str
    goal: str


class SeriesAccount(BaseModel):
    """What everybody has, and what could be had."""

    facts: list[SeriesFact]
    squad: dict[str, list[str]] = Field(description="Seat → what it takes along.")
    shop: list[SeriesWare]


class Series(BaseModel):
    """A series: its road, who plays it, how it stands, and what comes next."""

    id: str
    game: str
    game_title: str
    kind: str
    title: str
    text: str
    name: str
    created: str
    status: Literal["going", "over"]
    host: bool
    seat: str | None = Field(description="The bearer's seat.")
    seats: dict[str, SeriesSeat]
    road: list[SeriesStage]
    sides: list[SeriesSide]
    account: SeriesAccount
    coming: list[SeriesChoice]
    chooser: str = Field(description="The team that chooses, where there is a choice.")
    chooser_name: str
    notes: list[str] = Field(description="What happened to seats between games, the newest last.")
    may_open: bool = Field(description="Whether the bearer may begin the next game.")
    may_choose: bool = Field(description="Whether the bearer says which one it is.")
    options: list[Option] = Field(description="Options that may be chosen anew for the next game.")
    winners: list[str]
    ending: str
    running: str | None = Field(description="The table of the game that is going on.")
    mine: bool = Field(description="Whether a decision at that table belongs to the bearer's seat.")
    kept_until: str | None = Field(description="The day after which it may be archived; null is never.")


class SeriesClaimed(BaseModel):
    """A seat of a series that was taken, and its token, told once and never again."""

    series: Series
    seat: str
    token: str


class NextOpened(BaseModel):
    """The table of the next game."""

    table: str


class MySeries(BaseModel):
    """A series that one of the tokens opens."""

    id: str
    game: str
    game_title: str
    title: str
    name: str
    created: str
    status: Literal["going", "over"]
    played: int = Field(description="How many of its games are over.")
    running: str | None = Field(description="The table of the game that is going on.")
    next_title: str = Field(description="What is played now or comes next; nothing where it is chosen.")
    mine: bool = Field(
        description="Whether that table, or the choice of the next game, waits for the bearer."
    )
    token: int = Field(description="The place of the token in the list that was sent.")
    role: Literal["host", "seat", "spectator", "invite"]
    seat: str | None


class SeriesKind(BaseModel):
    """A series that can be played of a game."""

    id: str
    title: str
    text: str
    scenarios: list[str] = Field(description="Its games in their order, where they are known beforehand.")
    titles: list[str] = Field(description="What they are called, also those that come with its packs.")
    packs: list[str] = Field(description="The packs that it is played with.")
    chosen: bool = Field(description="Whether the players choose its games as they go.")


class SeatInfo(BaseModel):
    """A seat before the game."""

    id: str
    name: str
    role: str
    team: str
    team_name: str = Field(description="What its side is called, where several seats make one.")
    colour: str
    shape: str


class Seating(BaseModel):
    """The seats for a number of players; there may be more of them, then players hold several."""

    players: int
    seats: list[SeatInfo]
    options: dict[str, OptionValue] = Field(
        description="The options that so many players have agreed on by being so many."
    )


class Scenario(BaseModel):
    """A scenario for the lobby, with what is asked about it: seats, options and packs depend on its mode."""

    id: str
    title: str
    text: str
    goal: str
    mode: str
    seatings: list[Seating]
    needs: list[str] = Field(description="The ids of the packs that bring it.")
    options: list[str] = Field(description="The ids of the game's options that mean something here.")
    proposed: dict[str, OptionValue] = Field(
        description="What is proposed here instead of an option's default."
    )
    packs: list[str] = Field(description="The ids of the game's packs that can be in force here.")


class Option(BaseModel):
    """A table option."""

    id: str
    title: str
    rule: str
    values: list[OptionValue]
    names: dict[str, str]  #: of values that say nothing by themselves
    default: OptionValue


class Pack(BaseModel):
    """A pack that can be laid over a game's own content."""

    id: str
    title: str
    text: str
    default: bool = Field(description="Whether it is in force unless the table leaves it out.")
    excludes: list[str] = Field(description="The packs that cannot be in force together with it.")


class Game(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    version: int
    scenarios: list[Scenario]
    options: list[Option]
    packs: list[Pack]
    levels: list[str]
    series: list[SeriesKind]


class Games(BaseModel):
    """All games."""

    games: list[Game]


class Maps(BaseModel):
    """The small map of each scenario of a game, by its id; null where a scenario has none."""

    maps: dict[str, dict[str, Any] | None]


class Items(BaseModel):
    """Every item of a pack as it looks in play."""

    items: list[dict[str, Any]]


class Rule(BaseModel):
    """A numbered paragraph."""

    id: str
    title: str
    text: str
    kind: str
    source: str
    status: str
    notes: str
    language: str = Field(
        description="Of text and notes: the one asked for, or English where there are none."
    )


class Chapter(BaseModel):
    """A heading of the catalogue."""

    key: str
    title: str
    rules: list[Rule]


class Rules(BaseModel):
    """The catalogue of a game."""

    game: str
    title: str
    prefix: str
    chapters: list[Chapter]


class LogLine(BaseModel):
    """One line of the log."""

    text: str
    rule: str
    decision: int
    kinds: list[str]
    weight: int
    places: list[str] | None = None
    pieces: list[str] | None = None
    seat: str | None = None
    turn: str | None = None


class ReplayMark(BaseModel):
    """A moment worth jumping to."""

    decision: int
    kind: str
    label: str
    swing: float | None = Field(
        None, description="At a turning point: what the turn added to a side's chance."
    )
    side: str | None = Field(None, description="The side that gained.")


class Side(BaseModel):
    """A side of the game in the curve of chances."""

    name: str
    colour: str | None = Field(description="Of its only seat; a side of several seats has none.")


class Chances(BaseModel):
    """Estimated chances to win, along the game."""

    sides: list[Side]
    points: list[tuple[int, list[float]]] = Field(
        description="After which decision, and the chance of each side in the order of the sides."
    )


class ReplaySeat(BaseModel):
    """A seat in a replay."""

    id: str
    name: str
    colour: str
    shape: str


class Replay(BaseModel):
    """A game to look back at."""

    decisions: int
    marks: list[ReplayMark]
    lines: list[LogLine]
    seats: dict[str, ReplaySeat]
    open: bool
    chances: Chances | None = Field(
        description="After the end or in the open view, of a game that has an estimate."
    )


class Moment(BaseModel):
    """One moment of a replay."""

    decision: int
    picture: dict[str, Any]
    lines: list[LogLine]
    cues: list[dict[str, Any]]
    question: str
    asked: str | None = Field(description="The seat whose decision comes next; nobody's after the end.")


class MomentHint(BaseModel):
    """What a good player would have done at a moment of a replay, in sentences, and what to draw."""

    text: str
    alternatives: list[str] = Field(description="What else there was and why it is worse, best first.")
    route: list[str] = Field(description="The places of the way, the first one included.")
    targets: list[str] = Field(description="Places it is aimed at.")
    dangers: list[str] = Field(description="Places from which trouble may come.")


class ReportEntry(BaseModel):
    """A problem report that is kept with its table."""

    number: int
    text: str
    seat: str = Field(description="Who reported it; nothing for somebody who watched.")
    decision: int
    whole: bool = Field(description="Whether the bearer may fetch the whole file now.")


class Reports(BaseModel):
    """The problem reports of a table."""

    reports: list[ReportEntry]


class Edition(BaseModel):
    """Which rules and content a game has here."""

    rules: int
    content: str


class Settings(BaseModel):
    """What a browser should know about this server."""

    version: str
    languages: list[str]
    limits: dict[str, float]
    games: dict[str, Edition]


class Health(BaseModel):
    """Whether all is well."""

    status: Literal["well"]
