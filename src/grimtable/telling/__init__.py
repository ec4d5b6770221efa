"""Telling: what happens at a table in words of one language; no screen, no colours, no rules."""

from grimtable.telling.hooks import (
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
from grimtable.telling.names import Names, names_at, space_name
from grimtable.telling.notes import Notes
from grimtable.telling.offers import Offer, offers
from grimtable.telling.printed import printed_texts
from grimtable.telling.refusals import localised, not_asked, refusal_near, refusal_of, worded
from grimtable.telling.sentences import Line, Sentences
from grimtable.telling.words import capital, joined, sentence, short

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
