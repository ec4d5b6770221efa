"""Series: several games that belong together, what one hands on to the next; each stays a whole record."""

from grimtable.series.course import Course, SeriesSpec
from grimtable.series.match import MATCH
from grimtable.series.rules import Coming, Ended, Finished, SeriesError, SeriesRules, rules_of
from grimtable.series.series import Series

__all__ = [
    "MATCH",
    "Coming",
    "Course",
    "Ended",
    "Finished",
    "Series",
    "SeriesError",
    "SeriesRules",
    "SeriesSpec",
    "rules_of",
]
