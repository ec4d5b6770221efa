"""A walk over the command line: every command with every game and item, and with what is typed by mistake."""

from __future__ import annotations

import contextlib
import io
import random
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grimtable.cases import find_cases
from grimtable.cli.main import main
from grimtable.games import installed, load_game, pack_of
from grimtable.records.session import Session
from grimtable.rulebook import open_index
from tools.soak.ending import TimeUp

ROOT = Path(__file__).resolve().parents[1]

#: Commands that play games, with what each game is played with: as few games as there can be.
_BATCHES = (
    ("selfplay", "--games", "1", "--jobs", "1"),
    ("simulate", "--games", "1", "--jobs", "1", "--winners-only"),
    ("tournament", "--games", "1", "--jobs", "1", "--levels", "random,recruit", "--mirrors", "none"),
    ("balance", "--games", "1", "--jobs", "1", "--level", "recruit"),
    ("calibrate", "--games", "1", "--jobs", "1"),
)

#: What is wrong whatever the game: no such game, item, rule, file, option or number.
_MISTAKES = (
    "card", "card nogame x", "card {game} no_such_card", "card {game} '' ",
    "card {game} brace_1 --pack nowhere",
    "rules", "rules show", "rules show D04-XXX-99", "rules show ''", "rules show D04", "rules list nogame",
    "rules list {game} --chapter QQQ", "rules search", "rules search zzzzz", "rules coverage nogame",
    "rules coverage {game} --kind nothing", "rules coverage {game} --root {folder}/nowhere",
    "content", "content list", "content list nogame", "content list {game} --kind nokind",
    "content list {game} --provenance nobody", "content check nogame", "content check {folder}/nowhere",
    "content check {folder}", "content list {game} --pack {folder}/nowhere", "odds", "odds nogame",
    "odds {game}", "odds {game} --weapon nothing", "odds doom2004 --weapon pistol --target nobody",
    "odds doom2004 --weapon pistol --target imp --range -1", "odds doom2004 --invader imp --weapon pistol",
    "odds doom2004 --weapon pistol --target imp --armor 0 --wounds 0", "case {folder}/nowhere",
    "case {broken}", "case --show {folder}/nowhere", "case --show {broken}", "case --game nogame",
    "case -k zzzzz {folder}",
    "replay", "replay show", "replay show {folder}/nowhere", "replay show {broken}", "replay verify {broken}",
    "replay verify {folder}", "play nogame", "play {game} --players 99", "play {game} --scenario nowhere",
    "play {game} --seats nobody", "play {game} --option x", "play {game} --option x=y",
    "play {game} --resume {broken}", "play {game} --strength 2", "play", "play {game}", "selfplay nogame",
    "selfplay {game} --players 99", "selfplay {game} --games 0", "simulate nogame",
    "simulate {game} --seats nobody --games 1", "simulate {game} nowhere --games 1",
    "simulate {game} --games 1 --jobs none", "simulate {game} --games 1 --out {broken}",
    "simulate {game} --games 1 --option x=y", "tournament nogame", "tournament {game} --levels nobody",
    "tournament {game} --levels random,recruit --games 1 --scenarios nowhere", "balance nogame",
    "balance {game} nowhere --games 1", "balance {game} --level nobody --games 1",
    "balance {game} --players 99 --games 1", "compare", "compare nowhere nowhere",
    "compare {folder} {folder}", "compare {broken} {broken}", "compare original original --game nogame",
    "calibrate nogame", "calibrate {game} --players 99 --games 1", "train nogame",
    "train {game} --players 99 --games 1", "train {game} --check --write {folder}/x.toml", "reference",
    "reference nogame",
    "reference {game} --output {folder}/nowhere/page.md", "nothing", "--nothing", "help nothing",
)  # fmt: skip


def mistakes(folder: Path, *, seed: int = 0, every_game: bool = False) -> Iterator[list[str]]:
    """Command lines that cannot be carried out, each with one game or with all of them."""
    chance = random.Random(seed)
    broken = folder / "broken.toml"
    broken.write_text("game = [", encoding="utf-8")
    for mistake in _MISTAKES:
        all_games = every_game and "{game}" in mistake
        for game in installed() if all_games else [chance.choice(installed())]:
            words = mistake.format(game=game, folder=folder, broken=broken).split()
            yield [word.strip("'") for word in words]


def lines(folder: Path, *, seed: int = 0, each: int | None = None) -> Iterator[list[str]]:
    """Command lines that can be; `each`: so many of every long list, all of them if left out."""
    chance = random.Random(seed)

    def some(listed: list[Any]) -> list[Any]:
        return listed if each is None or len(listed) <= each else chance.sample(listed, each)

    for game in installed():
        rules = load_game(game)
        pack: Any = pack_of(rules)
        items = [item.id for kind in pack.schema.kinds for item in pack.items(kind)]
        yield from (["card", game, id, "--cases", str(folder)] for id in some(items))
        yield from (["content", "list", game, "--kind", kind] for kind in some(list(pack.schema.kinds)))
        yield from (["rules", "list", game], ["reference", game], ["content", "check", game])
        record = folder / f"{game}.json"
        _short_game(rules, seed).save(record)
        yield from (["replay", "show", str(record)], ["replay", "verify", str(record)])
        yield from (
            ["play", game, "--scenario", scenario, "--seats", "random", "--seed", str(seed)]
            for scenario in some(list(rules.scenarios))[:1]
        )
        cases = some(find_cases([ROOT / "cases" / game]))
        yield from (["case", "--show", str(path)] for path in cases)
        yield ["case", *map(str, cases)]
    ids = [id for volume in open_index().volumes for id in volume.catalogue().rules]
    yield from (["rules", "show", id, "--root", str(ROOT)] for id in some(ids))
    yield from _odds(some)
    for command, *options in _BATCHES:
        for game in installed() if each is None else ["skirmish"]:
            out = ["--out", str(folder / f"{command}-{game}")] if command != "selfplay" else []
            yield [command, game, *options, *out]
    yield ["compare", *(str(folder / "simulate-skirmish"),) * 2]


def _odds(some: Any) -> Iterator[list[str]]:
    game: Any = load_game("doom2004")
    yield ["odds", "doom2004", "--all"]
    shots = [
        ["odds", "doom2004", "--weapon", weapon, "--target", target]
        for weapon in game.weapons
        for target in game.invaders
    ]
    yield from some(shots)
    yield from (["odds", "doom2004", "--invader", invader, "--deck"] for invader in some(list(game.invaders)))


def _short_game(rules: Any, seed: int) -> Session[Any, Any]:
    session: Session[Any, Any] = Session.start(rules, rules.setup(seed=seed))
    chance = random.Random(seed)
    for _ in range(30):
        if not session.state.over:
            session.play(chance.choice(session.state.legal_actions()))
    return session


def problem_of(words: list[str], *, wrong: bool = False) -> str:
    """What is bad about the end of a command line, right or wrong; nothing when it ended as it should."""
    said, complained = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO("")
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
            code = main(words)
    except TimeUp:
        raise
    except BaseException:  # noqa: BLE001  (whatever comes out of a command is what this looks for)
        return traceback.format_exc()[-1_500:]
    finally:
        sys.stdin = before
    told = said.getvalue() + complained.getvalue()
    if "Traceback" in told:
        return told[-1_500:]
    if code and not told.strip():
        return f"ended with {code} and said nothing"
    if bool(code) != wrong:
        return f"ended with {code}: {told[-500:]}"
    return ""
