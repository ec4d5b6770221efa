"""Does anybody notice the order?  Swaps two neighbouring steps of a procedure and runs the cases of its game.

    python -m tools.step_swaps doom2004 --procedure attack

What no case notices may still show in a game that is kept as a digest: events told in another order, other
results of chance. A swap that nothing notices is printed as SURVIVED: either the order does not matter, and
then a line in `EQUIVALENT` says why, or a case is missing. Each swap is tried in a process of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from grimtable.cases import find_cases, run_file
from grimtable.games import load_game
from grimtable.kernel.procedure import REPEAT, Line, Procedure, Step
from tools.game_digests import decisions_of, kept, line_of, seeded_of

ROOT = Path(__file__).resolve().parents[1]

#: seconds of computing after which a case is taken for one that never ends; none needs two
LONGEST = 20
#: of the kept games that are played when no case has noticed, the shortest first
MOST_DECISIONS = 120_000

Pair = tuple[Procedure, Step, Step]

#: procedure, step, the step after it → why it makes no difference which comes first
EQUIVALENT: dict[tuple[str, str, str], str] = {
    ("game", "place_marines", "shuffle_decks"): "figures and cards do not touch each other",
    ("marine_turn", "remove_timed_orders", "roll_for_point"): "a fragged Marine has no order left (D04-R-42)",
    (
        "marine_turn",
        "reach_space",
        "points_spent",
    ): "one deed is a step, or a payment without one, never both",
    ("marine_turn", "points_spent", "came_adjacent"): "one deed is a step, or a payment without one",
    ("marine_turn", "marine_moved", "door_opened"): "one deed is a step, a door or a token, never two",
    ("marine_turn", "door_opened", "token_taken"): "one deed is a step, a door or a token, never two",
    ("marine_turn", "token_taken", "meet_encounter"): "whoever takes a token has not ended his movement",
    ("marine_turn", "meet_encounter", "settle"): "a movement ends on a space of his own (D04-MOV-08)",
    ("game", "shuffle_decks", "hide_finds"): "cards and finds do not touch each other",
    ("game", "hide_finds", "deal_hands"): "cards and finds do not touch each other",
    ("game", "deal_marine_cards", "drafting"): "cards are dealt or drafted, as the ruleset says, never both",
    ("capture_the_flag", "drafting", "deal_cards"): "cards are drafted or dealt, as the ruleset says",
    ("capture_the_flag", "raise_flags", "shuffle_decks"): "flags and cards do not touch each other",
    (
        "deathmatch",
        "close_doors",
        "end_turn",
    ): "a door that closes hurts no Marine; a turn's end asks for none",
    (
        "capture_the_flag",
        "close_doors",
        "end_turn",
    ): "a door that closes hurts no Marine; a turn's end asks for none",
    ("deathmatch", "lay_out_pool", "raise_flags"): "a Deathmatch has no flags to raise",
    ("deathmatch", "fill_bins", "draw_starter"): "bins ask for no lot and tell nothing; the lot fills none",
    ("deathmatch", "raise_flags", "shuffle_decks"): "a Deathmatch has no flags to raise",
    ("deathmatch", "drafting", "deal_cards"): "cards are drafted or dealt, as the ruleset says",
    ("deathmatch", "name_the_only_one", "miss_turn"): "in a Deathmatch nobody misses a turn (D4X-CTF-17)",
    ("deathmatch", "miss_turn", "marine_turn"): "in a Deathmatch nobody misses a turn (D4X-CTF-17)",
    (
        "capture_the_flag",
        "name_marine",
        "name_the_only_one",
    ): "one is always named, and asking forgets who was",
    (
        "bot_turn",
        "has_answered",
        "settle",
    ): "settling does not ask whether it has moved, and answers move nobody",
    ("resolving", "event_played", "encounter_rolled"): "of a card, and of an encounter, never of both",
    ("capture_the_flag", "lay_out_pool", "raise_flags"): "flags are never in the pool (`is_pooled`)",
    (
        "capture_the_flag",
        "fill_bins",
        "draw_starter",
    ): "bins ask for no lot and tell nothing; the lot fills none",
    (
        "marine_turn",
        "stay_on_damaging",
        "end_in_jet",
    ): "he stands on one space: under a burning jet is no obstacle",
    ("invader_turn", "spawn_declined", "spawning"): "without a spawn card, and with one; neither changes it",
    ("game", "choose_scenario", "shuffle_decks"): "the sheet is in none of the decks, all unseen yet",
    ("turn", "forget_portals", "begin_movement"): "no phase looks at portals, and nothing is asked",
    ("exploration", "choose_colour", "draw_only"): "for several colours, and for one, in one loop",
    ("engagement", "carry_out_box", "confront"): "the scenario space has no text box (REL-SCN-03)",
    ("battle", "battle.won", "battle.lost"): "a battle has one outcome, and step 6 changes it no more",
    ("battle", "battle.lost", "battle.tied"): "a battle has one outcome, and step 6 changes it no more",
    ("levelling", "rise", "receive_next"): "with no reward left, and with one, in one loop",
    ("game", "marine_activation", "choose_type"): "the card revealed is a marine's or the Invader's",
    ("at turn.start", "resolve_only", "gather_again"): "looking twice finds the same, in one loop",
}


def swaps(game: str, only: Sequence[str] = ()) -> Iterator[Pair]:
    """Every pair of neighbours, but for jumps back, which belong to the step before them.

    A table that is declared once for many ids (`at turn.start`, `at turn.end` …) is tried once for them all.
    """
    tried: set[tuple[str, str, str]] = set()
    for id, procedure in load_game(game).procedures.items():
        for one, other in pairwise(procedure.steps):
            pair = (_family(procedure), one.name, other.name)
            if (not only or id in only) and REPEAT not in (one.kind, other.kind) and pair not in tried:
                tried.add(pair)
                yield procedure, one, other


def _family(procedure: Procedure) -> str:
    """What the ids of one table have in common: the word before the blank or the dot, or the whole id.

    >>> from grimtable.games import load_game
    >>> _family(load_game("relic").procedures["at turn.start"])
    'at'
    >>> _family(load_game("doom2016").procedures["happening.round.end"])
    'happening'
    """
    return re.split("[ .]", procedure.id, maxsplit=1)[0]


def relatives(game: str, procedure: Procedure) -> Iterator[Procedure]:
    """The procedure, and all that are declared by the same table."""
    for other in load_game(game).procedures.values():
        if _family(other) == _family(procedure):
            yield other


def exchange(procedure: Procedure, one: Step, other: Step) -> None:
    """Compile a procedure anew with two of its steps exchanged."""
    lines: list[Line] = list(procedure.table())
    names = [line.name if isinstance(line, Step) else "" for line in lines]
    first, second = names.index(one.name), names.index(other.name)
    lines[first], lines[second] = lines[second], lines[first]
    procedure.table = lambda: lines
    procedure.steps = ()
    procedure.places.clear()
    procedure.compile()


class NeverEndsError(BaseException):
    """A case has run into a circle; no part of the game may take this for a mistake of its own."""


def give_up(number: int, frame: object) -> None:
    """What the alarm does."""
    raise NeverEndsError


def noticed_by(game: str, procedure: Procedure, one: Step, other: Step) -> str:
    """What fails or never ends with these steps exchanged: the first case, or a digest, or nothing."""
    for each in relatives(game, procedure):
        if {one.name, other.name} <= {step.name for step in each.steps}:
            exchange(each, one, other)
    cases = find_cases([ROOT / "cases" / game])
    # Whoever cites one of the two rules is most likely to notice.
    cited = {path: path.read_text(encoding="utf-8") for path in cases}
    cases.sort(key=lambda path: not (f'"{one.rule}"' in cited[path] or f'"{other.rule}"' in cited[path]))
    signal.signal(signal.SIGPROF, give_up)
    for path in cases:
        name = path.relative_to(ROOT / "cases" / game).as_posix()
        # For each case on its own: all of them together take longer than one that runs in a circle.
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            if run_file(path).failures:
                return name
        except NeverEndsError:
            return f"{name}, which never ends"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return next(_digests_that_differ(game), "")


def _digests_that_differ(game: str) -> Iterator[str]:
    """Kept games that come out differently now, of each variant and scenario the shortest."""
    shortest: dict[tuple[str, str], str] = {}
    for line in sorted(kept(game), key=decisions_of):
        seeded = seeded_of(line)
        shortest.setdefault((seeded.variant, seeded.scenario), line)
    played = 0
    for line in shortest.values():
        played += decisions_of(line)
        if played > MOST_DECISIONS:
            return
        name = f"digest of {' '.join(map(str, seeded_of(line)))}"
        signal.setitimer(signal.ITIMER_PROF, 2 * LONGEST)
        try:
            if line_of(game, seeded_of(line)) != line:
                yield name
        except NeverEndsError:
            yield f"{name}, which never ends"
        except Exception as error:  # noqa: BLE001 - whatever a game in the wrong order comes to
            yield f"{name}: {error}"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def apart(work: Callable[[], str]) -> str:
    """What a function says, asked in a process of its own, which nothing it changes outlives."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            said = work()
        except BaseException:  # noqa: BLE001  (told to the parent, whatever it is)
            said = traceback.format_exc(limit=1).splitlines()[-1]
        os.write(writer, said.encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    """Try every swap; 1 when one survives that is not known to be equivalent."""
    parser = argparse.ArgumentParser(prog="python -m tools.step_swaps", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--procedure", action="append", default=[], help="only this one; may be repeated")
    chosen = parser.parse_args(arguments)
    survived = 0
    for procedure, one, other in swaps(chosen.game, chosen.procedure):
        named = f"{procedure.id}: {one.name} ({one.rule}) | {other.name} ({other.rule})"
        reason = EQUIVALENT.get((procedure.id, one.name, other.name))
        if reason is None:
            by = apart(lambda: noticed_by(chosen.game, procedure, one, other))  # noqa: B023  (called at once)
            survived += not by
            print(f"{'noticed   ' if by else 'SURVIVED  '}  {named}  {by}", flush=True)
        else:
            print(f"equivalent  {named}  {reason}", flush=True)
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
