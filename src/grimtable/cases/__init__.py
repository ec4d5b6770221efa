"""Cases: rules as small text files that anybody can read, run and attach to a bug report."""

from grimtable.cases.case import Case, CaseError, Do, Expect
from grimtable.cases.finding import find_cases
from grimtable.cases.reading import parse_case, read_case
from grimtable.cases.reporting import report, shown
from grimtable.cases.running import Failure, Verdict, run_case, run_file

__all__ = [
    "Case",
    "CaseError",
    "Do",
    "Expect",
    "Failure",
    "Verdict",
    "find_cases",
    "parse_case",
    "read_case",
    "report",
    "run_case",
    "run_file",
    "shown",
]
