"""What there is to play: games, scenarios, seatings, items and rules, prepared once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from grimtable import bots
from grimtable.content.texts import Texts
from grimtable.games import GamePack, installed, load_game, packs_of
from grimtable.games.shelves import shelves_of
from grimtable.kernel import Game, SetupError
from grimtable.kernel.game import Option
from grimtable.kernel.setup import OptionValue
from grimtable.narration import Names
from grimtable.rulebook.catalogue import CatalogueError
from grimtable.rulebook.index import open_index
from grimtable.series import MATCH, Coming, Course, SeriesSpec
from grimtable.series.course import FORMAT
from grimtable.series.rules import kinds_of, needs_of, packs_for
from grimtable.series.telling import kind_text, kind_title
from grimtable.server.presenting import Presenter, seat_look

#: No game here seats more.
_MOST_PLAYERS = 8


@lru_cache(maxsize=8)
def games_told(language: str) -> bytes:
    """Every game with everything a lobby needs but its maps, as JSON."""
    return msgspec.json.encode({"games": [_game(load_game(id), language) for id in installed()]})


def _game(game: Game[Any, Any], language: str) -> dict[str, Any]:
    setup = game.setup()
    presenter = Presenter(game, setup, language)
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "scenarios": [
            {**_scenario(shelf.game, scenario, language), "needs": list(shelf.needs)}
            for shelf in shelves_of(game.id)
            for scenario in shelf.scenarios
        ],
        "options": [
            shown_option(presenter.names, id, option, option.default) for id, option in game.options.items()
        ],
        "packs": [_pack(pack, language, game.packs) for pack in packs_of(game.id).values()],
        "levels": list(bots.levels_of(game)),
        "series": _series(game, language),
    }


def shown_option(names: Names, id: str, option: Option, default: OptionValue) -> dict[str, Any]:
    """An option in the reader's language; values that say nothing by themselves have a name."""
    named = {str(value): names.find(f"option-{id}.{value}") for value in option.values}
    return {
        "id": id,
        "title": names.find(f"option-{id}") or names.prose(option.title),
        "rule": option.rule,
        "values": list(option.values),
        "names": {value: name for value, name in named.items() if name},
        "default": default,
    }


def _series(game: Game[Any, Any], language: str) -> list[dict[str, Any]]:
    """Every kind of series, with the packs that it needs in force."""
    found: dict[str, dict[str, Any]] = {}
    for packs in dict.fromkeys(tuple(packs_for(game.id, kind)) for kind in (*needs_of(game), None)):
        played = load_game(game.id, packs)
        names = Names(played, (), language)
        for kind in kinds_of(played):
            if kind in found:
                continue
            players = len(played.setup().seats)
            course = Course(SeriesSpec(format=FORMAT, game=game.id, kind=kind, players=players, packs=packs))
            coming = course.coming()
            found[kind] = {
                "id": kind,
                "title": kind_title(kind, names),
                "text": kind_text(kind, names),
                "scenarios": list(course.road()),
                "titles": [names.of(scenario) for scenario in course.road()],
                "packs": list(packs),
                "chosen": isinstance(coming, Coming) and len(coming.scenarios) > 1,
            }
    return sorted(found.values(), key=lambda each: each["id"] == MATCH)


def _scenario(game: Game[Any, Any], scenario: str, language: str) -> dict[str, Any]:
    presenter = Presenter(game, game.setup(scenario=scenario), language)
    sentences = presenter.sentences
    return {
        "id": scenario,
        "title": sentences.scenario_title,
        "text": sentences.briefing.strip(),
        "goal": sentences.goal,
        "mode": game.mode(scenario),
        "seatings": [
            seating
            for players in range(1, _MOST_PLAYERS + 1)
            for seating in _seating(game, scenario, players, presenter)
        ],
        "options": list(game.asked_options(scenario)),
        "proposed": dict(game.proposed_options(scenario)),
        "packs": [
            pack.id
            for pack in packs_of(game.id).values()
            if not pack.manifest.suits or game.mode(scenario) in pack.manifest.suits
        ],
    }


def _pack(pack: GamePack, language: str, in_force: tuple[str, ...]) -> dict[str, Any]:
    """A pack as a lobby offers it; it is not loaded for that, only its texts are."""
    folder = pack.folder / "texts"
    texts = Texts.load(folder) if folder.is_dir() else Texts()
    return {
        "id": pack.id,
        "title": texts.find(f"pack-{pack.id}", language) or pack.manifest.title,
        "text": texts.find(f"pack-{pack.id}.note", language) or pack.manifest.note,
        "default": pack.id in in_force,
        "excludes": list(pack.manifest.excludes),
    }


def _seating(game: Game[Any, Any], scenario: str, players: int, presenter: Presenter) -> list[dict[str, Any]]:
    try:
        setup = game.setup(players=players, scenario=scenario)
    except SetupError:
        return []
    looks = seat_look(setup.order)
    seats = [
        {
            "id": seat.id,
            "name": presenter.names.find(f"seat-{seat.id}") or seat.id.replace("_", " ").capitalize(),
            "role": seat.role,
            "team": seat.team,
            "team_name": presenter.names.find(f"seat-{seat.team}")
            or presenter.names.find(f"word-{seat.team}")
            or seat.team.replace("_", " ").capitalize(),
            "colour": looks[seat.id][0],
            "shape": looks[seat.id][1],
        }
        for seat in setup.seats
    ]
    usual = {key: game.options[key].default for key in setup.options}
    agreed = {key: value for key, value in setup.options.items() if value != usual[key]}
    return [{"players": players, "seats": seats, "options": agreed}]


@lru_cache(maxsize=32)
def maps_told(game: str, language: str) -> bytes:
    """The map of every scenario of a game, as JSON; they are most of what there is to tell of a game."""
    maps = {
        scenario: Presenter(loaded, loaded.setup(scenario=scenario), language).thumbnail(scenario)
        for loaded, _, scenarios in shelves_of(game)
        for scenario in scenarios
    }
    return msgspec.json.encode({"maps": maps})


@lru_cache(maxsize=32)
def items_told(game: str, language: str) -> bytes:
    """Every item of a game's pack as it looks in play, as JSON."""
    loaded = load_game(game)
    return msgspec.json.encode({"items": Presenter(loaded, loaded.setup(), language).items()})


@lru_cache(maxsize=32)
def rules_told(game: str, language: str = "en") -> bytes:
    """The catalogues of a game and of its packs, followed by what holds at every table, as JSON.

    Headings and titles are in this language (`catalogue-D04`, `chapter-D04-MOV`, `rule-KRN-11`), and so
    is the wording where it is translated; `language` says for each rule which one its wording has.
    """
    names = Names(load_game(game), (), language)  # UnknownGame in a sentence
    index = open_index()
    chapters: list[dict[str, Any]] = []
    try:
        catalogue, *others = (volume.catalogue(names.language) for volume in index.volumes_of(game))
        kernel = [volume.catalogue(names.language) for volume in index.volumes_of("kernel")]
    except (LookupError, CatalogueError) as error:
        return msgspec.json.encode({"game": game, "title": str(error), "prefix": "", "chapters": []})
    for volume in (catalogue, *others, *kernel):
        for key, chapter in volume.chapters.items():
            rules = [
                {
                    name: getattr(rule, name)
                    for name in ("id", "title", "text", "kind", "source", "status", "notes", "language")
                }
                | {"title": names.find(f"rule-{rule.id}") or rule.title}
                for rule in volume.in_chapter(key)
            ]
            # Every volume may have its own chapter of this name, such as its rulings.
            more = volume in others
            key_told = f"{volume.prefix}-{key}" if more else key
            heading = names.find(f"chapter-{volume.prefix}-{key}") or chapter.title
            title = f"{heading} ({volume.prefix})" if more else heading
            chapters.append({"key": key_told, "title": title, "rules": rules})
    return msgspec.json.encode(
        {
            "game": game,
            "title": names.find(f"catalogue-{catalogue.prefix}") or catalogue.title,
            "prefix": catalogue.prefix,
            "chapters": chapters,
        }
    )


__all__ = ["games_told", "items_told", "maps_told", "rules_told"]
