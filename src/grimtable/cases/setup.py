"""Staging: the game with the case's own content values, and the position on its table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grimtable.cases.case import CASE_KEYS, Case, CaseError, ScriptedChance, Table, texts
from grimtable.cases.run import Run
from grimtable.content.problems import ContentError, KeyPath, Problem, did_you_mean, key_text, quoted
from grimtable.games import PackName, UnknownGame, UnknownPack, chosen_packs, load_game, override
from grimtable.kernel import AnyGame, GrimtableError, Journal
from grimtable.kernel.chance import Outcome
from grimtable.kernel.errors import FAULTS
from grimtable.kernel.position import Position, PositionError
from grimtable.rulebook import CatalogueError, find_rule, open_index


def game_of(case: Case, packs: Sequence[PackName] = ()) -> AnyGame:
    """The game that the case names, with its packs and the values it overrides; CaseError if there is none.

    `packs` are laid over those of the case, or left out, by whoever runs it.
    """
    try:
        game = load_game(case.file.game, chosen_packs(case.file.game, packs, case.file.packs))
    except UnknownGame as error:
        raise problem(case, ("game",), str(error)) from None
    except UnknownPack as error:
        raise problem(case, ("packs",), str(error)) from None
    except ContentError as error:
        raise CaseError(error.problems) from None
    if not case.file.content:
        return game
    # Whoever runs a case twice, or one that changes the same values, needs no second game.
    wanted = (game, msgspec.json.encode(case.file.content))
    if wanted not in _changed:
        try:
            made = override(
                game, case.file.content, place=case.shown, lines=case.lines.line, prefix=("content",)
            )
        except ContentError as error:
            raise CaseError(error.problems) from None
        if len(_changed) >= MOST_CHANGED:
            _changed.clear()
        _changed[wanted] = made
    return _changed[wanted]


#: Games with other content values: a game is large, so only the last few are kept.
MOST_CHANGED = 4
_changed: dict[tuple[AnyGame, bytes], AnyGame] = {}


def staged(case: Case, game: AnyGame, debug: bool = False) -> Run:
    """The position of the case, asked its first question; CaseError in a sentence when it cannot be."""
    journal = Journal()
    try:
        return Run(game, game.set_up(position_of(case), journal), journal)
    except PositionError as error:
        if debug:
            raise
        near = did_you_mean(str(error.key[0]), CASE_KEYS) if error.key[:1] and len(error.key) == 1 else None
        if (
            near is not None and error.key[0] in case.more
        ):  # no noun of the game, but nearly a key of every case
            raise problem(case, error.key, f"unknown key {quoted(str(error.key[0]))}", near) from None
        raise problem(case, error.key, error.what, error.suggestion) from None
    except GrimtableError as error:
        if debug:
            raise
        raise problem(case, (), f"the position cannot be set up: {error}") from None
    except FAULTS as error:
        if debug:
            raise
        what = f"the position contradicts itself ({type(error).__name__}: {error}); run it with --debug"
        raise problem(case, (), what) from error


def position_of(case: Case) -> Position:
    """What the case says about the situation, in the kernel's words."""
    file = case.file
    chance = file.chance
    return Position(
        players=file.players,
        scenario=file.scenario,
        options=file.options,
        seed=file.seed,
        windows=file.windows,
        script=None if chance is None or chance.source == "external" else script_of(chance),
        external=chance is not None and chance.source == "external",
        drawing=file.map,
        legend=file.legend,
        hands={seat: texts(cards) for seat, cards in file.hands.items()},
        decks={deck: texts(cards) for deck, cards in file.decks.items()},
        discards={deck: texts(cards) for deck, cards in file.discards.items()},
        turn=file.turn,
        lasting=file.lasting,
        table=flat(file.table),
        stack=file.stack,
        more=case.more,
    )


def script_of(chance: ScriptedChance) -> tuple[Outcome, ...]:
    """The results written down for dice, shuffles and picks; each kind is a queue of its own.

    >>> script_of(ScriptedChance(rolls=(5, {"die": "attack", "face": {"hits": 3}})))[1].value
    {'hits': 3}
    """
    outcomes: list[Outcome] = []
    for roll in chance.rolls:
        if isinstance(roll, dict) and "face" in roll and set(roll) <= {"die", "face"}:
            outcomes.append(Outcome("roll", str(roll.get("die", "")), roll["face"]))
        else:
            outcomes.append(Outcome("roll", "", roll))
    for shuffle in chance.shuffles:
        order = list(shuffle.bottom_first or reversed(shuffle.top_first or ()))
        outcomes.append(Outcome("order", shuffle.pile, order))
    outcomes.extend(Outcome("pick", "", item) for item in chance.picks)
    return tuple(outcomes)


def flat(table: Table) -> Table:
    """`[table.figures.ghoul_1] wounds = 1` and `"figures.ghoul_1.wounds" = 1` mean the same value.

    >>> flat({"figures": {"ghoul_1": {"wounds": 1}}, "doors.A": False})
    {'figures.ghoul_1.wounds': 1, 'doors.A': False}
    """
    paths: Table = {}
    for key, value in table.items():
        if isinstance(value, dict) and value:
            paths.update({f"{key}.{inner}": leaf for inner, leaf in flat(value).items()})
        else:
            paths[key] = value
    return paths


def unknown_rules(case: Case) -> list[Problem]:
    """The rules that the case cites and no catalogue has."""
    found: list[Problem] = []
    for place, rule in enumerate(case.file.rules):
        try:
            if find_rule(rule) is None:
                open_index().rule(rule)  # says which one is near
        except (LookupError, CatalogueError) as error:
            found.extend(problem(case, ("rules", place), str(error).rstrip(".")).problems)
    return found


def problem(case: Case, key: KeyPath, what: str, suggestion: str | None = None) -> CaseError:
    """A CaseError at one key of the case."""
    line = case.lines.line(key) if key else None
    return CaseError((Problem(case.shown, line or 1, key_text(key), what, suggestion),))
