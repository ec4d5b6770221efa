"""Telling: what happens at a table in words of one language; no screen, no colours, no rules."""

from grimtable.narration.hooks import (
    AnswersQuietly,
    DescribesSeats,
    DescribesTable,
    Figures,
    Forecasts,
    NamesFigures,
    NotesActions,
    WeighsActions,
    figures_of,
    forecast_of,
    places_of,
    seat_words,
    standing_of,
    table_words,
)
from grimtable.narration.names import Names, names_at, space_name
from grimtable.narration.notes import Notes
from grimtable.narration.offers import Offer, offers
from grimtable.narration.printed import printed_texts
from grimtable.narration.refusals import localised, not_asked, refusal_near, refusal_of, worded
from grimtable.narration.sentences import Line, Sentences
from grimtable.narration.words import capital, joined, sentence, short

__all__ = [
    "DescribesSeats",
    "DescribesTable",
    "Figures",
    "Forecasts",
    "Line",
    "Names",
    "NamesFigures",
    "Notes",
    "NotesActions",
    "Offer",
    "Sentences",
    "WeighsActions",
    "AnswersQuietly",
    "capital",
    "figures_of",
    "forecast_of",
    "joined",
    "localised",
    "names_at",
    "offers",
    "places_of",
    "printed_texts",
    "not_asked",
    "refusal_near",
    "refusal_of",
    "seat_words",
    "sentence",
    "short",
    "space_name",
    "standing_of",
    "table_words",
    "worded",
]
