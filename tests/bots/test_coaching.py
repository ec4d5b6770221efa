"""Hints: sentences with reason and price in the reader's language, about courses that can be played."""

import re
from itertools import islice

import pytest

from grimtable.bots import SeatAtTable, seed_for
from grimtable.bots.coaching import Hint, followed, hint
from grimtable.content import LANGUAGES
from grimtable.games import load_game
from grimtable.games.coaching import Point, Told
from grimtable.kernel import OwnState, SeatId
from grimtable.narration import names_at
from tools.hints import chosen

RED = SeatId("red")
GAMES = ("skirmish", "doom2004", "doom2016", "relic")
_ID = re.compile(r"\b[a-z]+_[a-z0-9_]+\b")
_BARE = re.compile(r"\d\.\d")


def hints_of(game: str, number: int, language: str) -> list[tuple[OwnState, Hint]]:
    found = []
    for state in islice(chosen(game, number), number):
        assert state.asked is not None
        told = hint(SeatAtTable(state, state.asked, seed_for(1, state.asked)), language)
        assert told is not None
        legal = {state.game.language.spell(state, action) for action in state.legal}
        assert told.action in legal
        assert {other.action for other in told.alternatives} <= legal
        found.append((state.copy(), told))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_sentences_of_every_language(game: str) -> None:
    texts: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for _, told in hints_of(game, 8, language):
            texts.setdefault(language, []).extend((told.text, *(each.text for each in told.alternatives)))
            assert len(told.alternatives) <= 2
            assert told.text not in [each.text for each in told.alternatives]
    for said in texts.values():
        for text in said:
            assert text[0].isupper() or not text[0].isalpha(), text
            assert text.endswith("."), text
            assert not _ID.search(text) and not _BARE.search(text) and "{" not in text and "  " not in text, (
                text
            )
    for english, german, polish in zip(*(texts[each] for each in LANGUAGES), strict=True):
        assert len({english, german, polish}) == 3, english


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_changes_nothing_and_repeats_itself(game: str) -> None:
    for state, told in hints_of(game, 4, "en"):
        before, asked = state.digest(), state.asked
        assert asked is not None
        again = hint(SeatAtTable(state, asked, seed_for(1, asked)))
        assert again == told
        assert state.digest() == before


def test_a_marines_hint_is_about_his_whole_turn() -> None:
    """One step is asked for, and the whole way is drawn, with what it is aimed at."""
    walked = aimed = 0
    for state in islice(chosen("doom2004", 20, seat="red"), 20):
        told = hint(SeatAtTable(state, RED, 1))
        assert told is not None
        walked += len(told.route) > 2
        aimed += bool(told.targets)
        for place in (*told.route, *told.targets, *told.dangers):
            assert re.fullmatch(r"\d+,\d+", place)
    assert walked and aimed


def test_a_course_ends_where_something_hidden_comes_to_light() -> None:
    """What the imagined table has behind a door is made up, so nobody is told of it."""
    from grimtable.games.doom2004.bots import COACH

    found = 0
    for state in islice(chosen("doom2004", 12, seat="red"), 12):
        imagined = SeatAtTable(state, RED, 1).imagine()
        for advice in COACH.weigh(imagined.copy(), RED)[:6]:
            course = followed(COACH, imagined, RED, advice)
            found += len(course.end.table.areas) > len(imagined.table.areas)
            for before, _ in course.deeds:
                assert len(before.table.areas) == len(imagined.table.areas)
    assert found


def test_a_game_without_a_coach_has_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    from grimtable.games.skirmish import bots

    monkeypatch.delattr(bots, "COACH")
    state = load_game("skirmish").new(seed=3)
    assert state.asked is not None
    assert hint(SeatAtTable(state, state.asked, 1)) is None


def test_an_alternative_is_told_with_what_makes_it_worse() -> None:
    from grimtable.bots.coaching import _alternative, _best

    names = names_at(load_game("doom2004"), ("red", "invader"), "en")
    way = {"steps": 4, "gained": 4, "goal": "exit", "arrived": "no"}
    best = Told(("advance", "go 4 spaces"), [Point("way", 3.0, way), Point("safe", 0.2)])
    shorter = Told(("stay",), [Point("way", 0.75, {**way, "steps": 1, "gained": 1})])
    none = Told(("stay",), [Point("safe", 0.2)])
    safer = Told(("hide",), [Point("token", 2.0, {"tokens": "armor", "walked": "yes"})])
    assert _best(names, best) == (
        "Advance and go 4 spaces: that brings you 4 spaces nearer to the exit, "
        "and nothing on the board can strike you there."
    )
    assert (
        _alternative(names, best, shorter, equal=False) == "Stay: you end up 3 spaces further from your goal."
    )
    assert _alternative(names, best, none, equal=False) == "Stay: you get no closer to the exit."
    assert _alternative(names, best, safer, equal=False) == (
        "Hide: it brings you armor, but you get no closer to the exit."
    )


def test_the_means_are_weighed_against_the_same_target() -> None:
    """Who aims at somebody else gives the attack up; who aims at the same one does it less well."""
    from grimtable.bots.coaching import _alternative

    names = names_at(load_game("doom2004"), ("red", "invader"), "en")
    shot = {"target": "Zombie 1", "hit": 90, "chance": 5, "little": "yes", "all": "Zombie 1"}
    best = Told(("fire twice",), [Point("kill", 3.0, shot)])
    once = Told(("fire once",), [Point("kill", 1.0, {**shot, "hit": 60})])
    other = Told(("fire there",), [Point("kill", 1.0, {**shot, "target": "Imp 1"})])
    said = [_alternative(names, best, each, equal=False) for each in (once, other)]
    assert said == [
        "Fire once: you are less likely to hit Zombie 1.",
        "Fire there: you give up the attack on Zombie 1.",
    ]


def test_what_the_best_course_takes_is_no_gain_of_another_one() -> None:
    """To come closer to what one leaves behind, and to bring more and be worse, are no reasons."""
    from grimtable.bots.coaching import _alternative

    names = names_at(load_game("doom2004"), ("red", "invader"), "en")
    best = Told(("take it",), [Point("token", 2.0, {"tokens": "Rocket launcher", "walked": "yes"})])
    pull = {"steps": 4, "thing": "Rocket launcher", "lies": "yes"}
    near = Told(("go 4 spaces",), [Point("pull", 1.0, pull)])
    said = _alternative(names, best, near, equal=False)
    assert said == "Go 4 spaces: you leave Rocket launcher behind."
    other = Told(("go 4 spaces",), [Point("pull", 1.0, {**pull, "thing": "medkit"})])
    assert "closer to the medkit, but" in _alternative(names, best, other, equal=False)
    more = Told(
        ("take all",), [Point("token", 4.0, {"tokens": "Rocket launcher and armor", "walked": "yes"})]
    )
    assert _alternative(names, best, more, equal=False) == "Take all: it gains a little less."


def test_a_hint_speaks_of_the_ability_that_is_used_now() -> None:
    """The Commissar after the movement roll: it is about where to go, not about the battle value."""
    from tests.games.relic.situation import Situation, turn

    said = {"en": "space of your choice", "de": "Feld deiner Wahl", "pl": "wybrane pole"}
    told = set()
    for space in ("wastes", "vaulgast_starport", "spire_of_vaulgast", "outskirts"):
        for face in range(1, 7):
            hero = {"hero": "commissar", "space": space, "mission": "never_give_up"}
            table = Situation((face,), heroes={"alpha": hero}, turn=turn("movement"))
            assert table.question == "movement.rolled"
            for language, words in said.items():
                found = hint(SeatAtTable(table.state, SeatId("alpha"), 1), language)
                assert found is not None and "+4" not in found.text
                told.add(language if words in found.text else "")
    assert told > set(said)


@pytest.mark.parametrize(("count", "said"), [(1, "Ork is there"), (2, "Ork and Imp are there")])
def test_one_enemy_is_there_and_several_are(count: int, said: str) -> None:
    names = names_at(load_game("relic"), ("alpha", "beta"), "en")
    enemies = "Ork" if count == 1 else "Ork and Imp"
    text = names.find("hint-worse-foes", {"enemies": enemies, "count": count, "chance": 9})
    assert text is not None and text.startswith(said)


def test_a_hint_says_how_its_course_goes_on() -> None:
    """What it tells can be played as it is told, as far as nothing hidden comes to light."""
    longest = 0
    for state, told in hints_of("skirmish", 8, "en"):
        end = state.copy()
        for text in (told.action, *told.then):
            spelled = {end.game.language.spell(end, action): action for action in end.legal}
            if text not in spelled:
                break
            end.apply(spelled[text])
        longest = max(longest, len(told.then))
        assert not any(text.endswith(": end turn") for text in told.then)
    assert longest >= 2
