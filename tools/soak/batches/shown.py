"""Every rules case and whole games of every game, drawn, told and hinted for every seat and a spectator."""

from __future__ import annotations

from random import Random

from grimtable.conformance.suite import NonConformance
from grimtable.picture.conformance import Seen
from tools.many_tables import LEVELS, kinds
from tools.showing import cases, show_case, show_game
from tools.soak.batch import Run

#: So many rules cases between two games.
CASES = 60


def soak(run: Run) -> None:
    """Games of bots of every level, and between them a part of the cases, until time is up."""
    seen = Seen()
    staged = cases()
    shown = 0
    for number, kind in enumerate(kinds()):
        if not run.goes_on():
            break
        try:
            show_game(
                *kind,
                run.seed + number,
                level=Random(run.seed + number).choice(LEVELS),
                every=40,
                hint_every=60,
                goes_on=run.is_in_time,
                seen=seen,
            )
        except NonConformance as error:
            run.problem(str(error))
        run.did("games")
        for path in staged[shown : shown + CASES]:
            if not run.goes_on():
                break
            try:
                show_case(path, seen=seen)
            except NonConformance as error:
                run.problem(str(error))
            run.did("cases")
        shown = 0 if shown + CASES >= len(staged) else shown + CASES
    run.figures |= {part: str(getattr(seen, part)) for part in seen.__struct_fields__}
