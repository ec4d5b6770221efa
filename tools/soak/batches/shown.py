"""Every rules case and whole games of every game, drawn, told and hinted for every seat and a spectator."""

from __future__ import annotations

from grimtable.games import installed, load_game
from grimtable.kernel.conformance import NonConformance
from grimtable.picture.conformance import Seen
from tools.showing import cases, show_case, show_game, tables
from tools.soak.batch import Run

#: So many rules cases between two games.
CASES = 60


def soak(run: Run) -> None:
    """Games of chance and of veterans in turn, and between them a part of the cases, until time is up."""
    seen = Seen()
    games = {name: load_game(name) for name in installed()}
    every = [(name, *table) for name, game in games.items() for table in tables(game)]
    staged = cases()
    shown = 0
    number = run.seed
    while run.goes_on():
        name, scenario, players = every[number % len(every)]
        level = ("random", "veteran")[number // len(every) % 2]
        try:
            show_game(
                games[name],
                scenario,
                players,
                number,
                level=level,
                every=15,
                hint_every=20,
                goes_on=run.goes_on,
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
        number += 1
    run.figures |= {part: str(getattr(seen, part)) for part in seen.__struct_fields__}
