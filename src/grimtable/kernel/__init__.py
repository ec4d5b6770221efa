"""The kernel: what every game is made of. It knows no game, no grid and no network."""

from grimtable.kernel.action import Action, Codec, Language, Number, Pass, Words
from grimtable.kernel.chance import Chance, Outcome, seeded
from grimtable.kernel.data import Data
from grimtable.kernel.decision import Decision
from grimtable.kernel.deck import Deck
from grimtable.kernel.errors import GrimtableError, IllegalAction, RecordError, SetupError, StateError
from grimtable.kernel.event import Event, Journal
from grimtable.kernel.game import AnyGame, Game, Option
from grimtable.kernel.identity import CHANCE, Moment, RuleId, SeatId, TeamId
from grimtable.kernel.lasting import Effect, Lasting, Until
from grimtable.kernel.procedure import (
    Line,
    Nothing,
    Procedure,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    its_seat,
    mandatory,
    moment,
    offer,
    procedure,
    repeat,
    repeat_if,
    skip_to,
    stop_if,
    window,
)
from grimtable.kernel.refusal import Refusal, refuse
from grimtable.kernel.seat import Seat, clockwise_from, next_seat
from grimtable.kernel.setup import Result, Setup
from grimtable.kernel.state import AnyState, OwnState, State
from grimtable.kernel.window import Answer, Answers, Responder, Window

__all__ = [
    "CHANCE",
    "Action",
    "AnyGame",
    "AnyState",
    "Answer",
    "Answers",
    "Chance",
    "Codec",
    "Data",
    "Decision",
    "Deck",
    "Effect",
    "Event",
    "Game",
    "GrimtableError",
    "IllegalAction",
    "Journal",
    "Language",
    "Lasting",
    "Line",
    "Moment",
    "Nothing",
    "Number",
    "Option",
    "Outcome",
    "OwnState",
    "Pass",
    "Procedure",
    "RecordError",
    "Refusal",
    "Responder",
    "Result",
    "RuleId",
    "Seat",
    "SeatId",
    "SetupError",
    "Setup",
    "State",
    "StateError",
    "Step",
    "StopIf",
    "TeamId",
    "Until",
    "Window",
    "Words",
    "always",
    "ask",
    "call",
    "choice",
    "clockwise_from",
    "do",
    "its_seat",
    "mandatory",
    "moment",
    "offer",
    "next_seat",
    "procedure",
    "repeat",
    "repeat_if",
    "seeded",
    "skip_to",
    "stop_if",
    "window",
    "refuse",
]
