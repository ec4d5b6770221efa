"""Refusals that could be read: why a deed of another seat is not possible, why a repair does not fit."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import AnyState, SeatId
from grimtable.kernel.playout import chooser
from grimtable.server.presenting import presenter_of
from tests.server.support import House, Player


def others_window(game_id: str, seed: int = 3) -> tuple[AnyState, SeatId, SeatId]:
    """A table where one seat may answer a moment: the state, another seat, and whose decision it is."""
    game = load_game(game_id)
    state = game.new(players=2, seed=seed, windows="ask")
    below = chooser(seed)
    for _ in range(4000):
        if state.over:
            state = game.new(players=2, seed=seed + below(1000), windows="ask")
        decision = state.decision
        assert decision is not None
        if decision.is_window and len(state.legal) > 1:
            viewer = next(SeatId(seat) for seat in state.order if seat != decision.seat)
            return state, viewer, SeatId(decision.seat)
        state.apply(state.legal[below(len(state.legal))])
    raise AssertionError("nobody could ever answer anything")


def deeds_of(state: AnyState, seat: SeatId, most: int = 60) -> list[str]:
    """Commands of this seat: everything that it could do now, and much that it could not."""
    language = state.game.language
    legal = [language.spell(state, action) for action in state.legal]
    thinkable = [
        language.spell(state, action)
        for kind in state.game.actions
        for action in islice(language.every(state, kind, seat), most)
    ]
    return list(dict.fromkeys([*legal, *thinkable, f"{seat}: dance", f"{seat}: pass"]))


@pytest.mark.parametrize("game_id", installed())
def test_nobody_learns_by_asking_what_another_seat_could_do(house: House, game_id: str) -> None:
    """Red asks why the Invader could not play each card: the answers must all be one."""
    state, viewer, other = others_window(game_id)
    table = house.adopt(state.game, state)
    texts = deeds_of(state, other)
    with table.join(viewer) as red:
        answers = {str(red.ask("why_not", text=text)["refusal"]) for text in texts}
        answers |= {
            str(red.ask("why_not", text=text.replace(f"{other}:", f"{viewer}:", 1))["refusal"])
            for text in texts
        }
        answers |= {str(red.ask("why_not", place=place)["refusal"]) for place in ("0,0", "99,99")}
    assert len(texts) > len(state.legal)
    assert len(answers) == 1, sorted(answers)


@pytest.mark.parametrize("game_id", installed())
def test_ones_own_decision_says_nothing_of_anothers_deeds(house: House, game_id: str) -> None:
    """The seat that is asked names another one in its text: one answer, whatever that one holds."""
    state, other, asked = others_window(game_id)
    table = house.adopt(state.game, state)
    texts = [text for text in deeds_of(state, other) if text.startswith(f"{other}:")]
    with table.join(asked) as player:
        answers = {str(player.ask("why_not", text=text)["refusal"]) for text in texts}
    assert len(answers) == 1, sorted(answers)


@pytest.mark.parametrize("game_id", installed())
def test_ways_and_forecasts_of_others_are_not_told(house: House, game_id: str) -> None:
    state, viewer, _ = others_window(game_id)
    table = house.adopt(state.game, state)
    with table.join(viewer) as player:
        pieces = [*player.picture["pieces"], "nobody_1"]
        places = [*list(player.picture["board"]["places"])[:5], "99,99", "nowhere"]
        ways = {_said(player, "route", piece=piece, place=place) for piece in pieces for place in places}
        odds = {_said(player, "forecast", offer=str(number)) for number in range(len(state.legal) + 2)}
        assert player.ask("hint")["type"] == "refusal"
    assert len(ways) == len(odds) == 1


def _said(player: Player, what: str, **more: Any) -> str:
    answer = player.ask(what, **more)
    return str({key: value for key, value in answer.items() if key != "key"})


def test_what_a_picture_does_not_show_has_no_overlay() -> None:
    """Ids of figures are easily guessed; the guess is answered as if there were nothing."""
    state, viewer, _ = others_window("doom2004")
    presenter = presenter_of(state.game, state.setup, "en")
    picture = presenter.picture(state, viewer)
    blind = msgspec.structs.replace(
        picture, pieces={}, board=msgspec.structs.replace(picture.board, places={})
    )
    piece, place = next(iter(picture.pieces)), next(iter(picture.board.places))
    assert presenter.overlay(state, viewer, "sight", piece, None, picture=picture) is not None
    assert presenter.overlay(state, viewer, "sight", piece, place, picture=blind) is None


# --- repairs ----------------------------------------------------------------------------------------------


def repairs(state: AnyState, viewer: SeatId) -> list[dict[str, Any]]:
    """Repairs that fit or do not, depending on what the viewer cannot see: hidden words put elsewhere."""
    view = msgspec.json.encode(state.game.view(state, viewer)).decode()
    found: list[dict[str, Any]] = []

    def walk(data: Any, path: str) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                walk(value, f"{path}.{key}" if path else str(key))
        elif isinstance(data, list):
            for place, value in enumerate(data[:3]):
                walk(value, f"{path}.{place}")
            if data and isinstance(data[0], str) and f'"{data[0]}"' not in view:
                found.extend({f"{path}.{len(data)}": word} for word in data[:3])
                found.extend({f"{path}.0": word} for word in data[1:3])
                found.append({f"{path}.{len(data) + 5}": "-"})

    walk(state.plain()["table"], "")
    return found[:60]


def repair(player: Player, changes: dict[str, Any]) -> Any:
    return player.do("repair", reason="the cat", changes=changes, leave=None)


@pytest.mark.parametrize("game_id", installed())
def test_where_others_play_a_repair_is_judged_after_they_have_agreed(house: House, game_id: str) -> None:
    """Whatever is proposed, it lies on the table: neither the proposer nor anybody hears whether it fits."""
    state, viewer, other = others_window(game_id)
    table = house.adopt(state.game, state)
    with table.join(viewer) as red, table.join(other) as guest:
        for changes in repairs(state, viewer)[:12]:
            assert repair(red, changes)["type"] == "ack", changes
            (proposal,) = house.ask("GET", table.path)["proposals"]
            guest.do("agree", proposal=proposal["id"], yes=False)
        assert red.revision == 0


@pytest.mark.parametrize("game_id", installed())
def test_an_agreed_repair_that_does_not_fit_is_one_sentence_for_all(house: House, game_id: str) -> None:
    state, viewer, other = others_window(game_id)
    table = house.adopt(state.game, state)
    heard = set()
    with table.join(viewer) as red, table.join(other) as guest:
        for changes in repairs(state, viewer)[:12]:
            assert repair(red, changes)["type"] == "ack"
            (proposal,) = house.ask("GET", table.path)["proposals"]
            answer = guest.do("agree", proposal=proposal["id"], yes=True)
            assert answer["type"] == "ack", "even who agreed hears no reason"
            assert answer["revision"] == 0
            heard.add(house.ask("GET", table.path)["notes"][-1])
    assert len(heard) == 1


@pytest.mark.parametrize("game_id", installed())
def test_alone_with_bots_a_refused_repair_says_nothing_of_their_hands(house: House, game_id: str) -> None:
    state, other, person = others_window(game_id)
    table = house.adopt(state.game, state)
    change = {"player": "bot", "level": "random"}
    house.ask("PATCH", f"{table.path}/seats/{other}", change, table.tokens[other])
    heard = set()
    with table.join(person) as red:
        for changes in repairs(state, person):
            answer = repair(red, changes)
            heard.add((answer["type"], answer["rule"], answer["sentence"]))
    assert len(heard) == 1, heard
