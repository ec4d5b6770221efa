"""A game whose drawing or telling fails at a table: everybody plays on with a plain one, and it is noted."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.narration import Sentences
from grimtable.records.session import Session
from grimtable.server.bot_workers import BotsUnavailable, Choice
from grimtable.server.reporting import MOST_OWN, SERVER
from tests.server.support import House, MadeTable, Player, play
from tests.support.failing import failing_cards
from tests.support.rule import rule

SKIRMISH: Any = load_game("skirmish")


class Sabotage:
    """Breaks a part of the show at the decisions where `fails` says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.fails: Callable[[int], bool] = lambda decision: True
        self.error: Callable[[], Exception] = lambda: AttributeError("no attribute 'choice'")
        self.failed = 0

    def of(self, owner: Any, name: str, state_at: int) -> None:
        """The method fails; its state is the argument at this place."""
        real = getattr(owner, name)

        def failing(*arguments: Any, **named: Any) -> Any:
            state = arguments[state_at]
            if self.fails(state.decisions):
                self.failed += 1
                raise self.error()
            return real(*arguments, **named)

        self._monkeypatch.setattr(owner, name, failing)

    def part(self, part: str) -> None:
        """One of the parts of a show."""
        from grimtable.server import presenting

        place = {
            "picture": (type(SKIRMISH), "picture", 1),
            "cues": (type(SKIRMISH), "cues", 1),
            "log": (Sentences, "lines", 1),
            "question": (Sentences, "question", 1),
            "offers": (presenting, "offers", 0),
            "forecast": (type(SKIRMISH), "forecast_picture", 1),
            "route": (type(SKIRMISH), "route", 1),
            "overlay": (type(SKIRMISH), "overlay", 1),
        }[part]
        self.of(*place)


@pytest.fixture
def sabotage(monkeypatch: pytest.MonkeyPatch) -> Sabotage:
    return Sabotage(monkeypatch)


def counted(house: House, what: str) -> float:
    value = house.registry.metrics.registry.get_sample_value(
        "grimtable_faults_total", {"game": "skirmish", "what": what}
    )
    return value or 0.0


def reports(house: House, table: MadeTable) -> list[dict[str, Any]]:
    """The server's own reports, waiting for what is being written."""

    async def settled() -> None:
        import asyncio

        for _ in range(200):
            if not any("report_fault" in repr(task.get_coro()) for task in house.registry._tasks):
                return
            await asyncio.sleep(0.01)

    house.run(settled())
    numbers = range(1, house.registry.store.reports(table.id) + 1)
    documents = [house.registry.store.report(table.id, number) for number in numbers]
    found = [msgspec.json.decode(each)["report"] for each in documents if each is not None]
    return [each for each in found if each["seat"] == SERVER]


PARTS = ["picture", "cues", "log", "question", "offers"]


@pytest.mark.parametrize("part", PARTS)
def test_players_and_spectators_play_on_when_a_part_fails(
    house: House, sabotage: Sabotage, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.make()
    sabotage.fails = lambda decision: decision >= 2
    sabotage.part(part)
    with table.seated("red", "keeper") as players, table.join() as spectator:
        play(players, 8)
        for player in (*players, spectator):
            player.reach(8)
        assert sabotage.failed
        asked = next(player for player in players if player.decision["mine"])
        assert all(offer["label"] for offer in asked.decision["offers"])
        assert asked.decision["question"]
        assert counted(house, part) >= 1
        [report] = reports(house, table)
        assert "no attribute 'choice'" in report["text"]
        assert report["decision"] >= 2
        while not spectator.shape["notes"]:
            spectator.next("table")
        assert "shown plainly" in spectator.shape["notes"][0]
    told = [record for record in caplog.records if record.exc_info and table.id in record.getMessage()]
    assert len(told) == 1, "the owner's log tells each kind once, with the table and the decision"
    assert f"the {part} for" in told[0].getMessage()


@pytest.mark.parametrize("part", PARTS)
def test_whoever_comes_while_a_part_fails_is_let_in(house: House, sabotage: Sabotage, part: str) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 3)
        sabotage.part(part)
        for language in ("en", "de", "pl"):
            revision = players[0].revision
            for seat in (None, "red", "keeper"):
                with table.join(seat, language=language) as newcomer:
                    assert set(newcomer.picture["seats"]) == {"red", "keeper"}
                    if newcomer.decision["mine"] and newcomer.revision == revision:
                        assert newcomer.act(0)["type"] == "ack"
                        players[0].reach(revision + 1)
            assert players[0].revision > revision, "nobody was asked"


def test_a_board_that_cannot_be_drawn_is_seen_as_it_was_before_the_decision(
    house: House, sabotage: Sabotage
) -> None:
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 4)
        before = dict(players[0].picture)
        sabotage.fails = lambda decision: decision == 5
        sabotage.part("picture")
        play(players, 1)
        seen = players[0].picture
        assert seen["board"] == before["board"]
        assert seen["pieces"] == before["pieces"]
        assert "before the last decision" in seen["situation"]["text"]
        with table.join("red") as again:
            assert again.picture == seen
        play(players, 1)
        assert "before the last decision" not in players[0].raw[-1]
        with table.join("red") as again:
            assert again.picture == players[0].picture, "patches lead back to the true picture"


def test_undo_redo_and_repair_work_while_nothing_can_be_drawn(house: House, sabotage: Sabotage) -> None:
    table = house.make(undo_policy="free", seats={"red": "human", "keeper": "bot"})
    for part in PARTS:
        sabotage.part(part)
    with table.seated("red") as (red,):
        red.act(0)
        red.reach(1)
        for deed in ("undo", "redo"):
            revision = red.revision
            answer = red.do(deed)
            assert answer["type"] == "ack", answer
            red.reach(revision + 1)
        answer = red.do("repair", reason="the cat jumped on the table", changes={"round": 3})
        assert answer["type"] == "ack", answer
        red.reach(answer["revision"])
        assert red.act(0)["type"] == "ack"


def test_a_picture_that_cannot_be_sent_is_replaced_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn, but holds something that is no JSON."""
    table = house.make()
    real = type(SKIRMISH).picture

    def odd(self: Any, state: Any, viewer: Any, names: Any) -> Any:
        picture = real(self, state, viewer, names)
        return picture if state.decisions < 2 else msgspec.structs.replace(picture, objective=object())

    monkeypatch.setattr(type(SKIRMISH), "picture", odd)
    with table.seated("red", "keeper") as players:
        play(players, 5)
        assert players[0].revision == 5
        assert "cannot be drawn" in players[0].picture["situation"]["text"]
        with table.join() as spectator:
            assert spectator.revision == 5
    assert counted(house, "update") >= 1
    assert counted(house, "welcome") >= 1


def test_reports_of_the_server_are_bounded_and_hidden_from_players(house: House, sabotage: Sabotage) -> None:
    table = house.make()
    sabotage.part("picture")

    class Numbered(AttributeError):
        number = 0

        def __str__(self) -> str:
            Numbered.number += 1
            return f"the secret card {Numbered.number}"

    sabotage.error = Numbered
    with table.seated("red", "keeper") as players:
        play(players, 20)
        assert 1 <= len(reports(house, table)) <= MOST_OWN
        listed = house.ask("GET", f"{table.path}/reports", token=table.tokens["red"])["reports"]
        assert listed == []
        listed = house.ask("GET", f"{table.path}/reports", token=table.spectator)["reports"]
        assert listed == []


def test_the_same_fault_is_reported_once_even_by_another_server(house: House, sabotage: Sabotage) -> None:
    table = house.make()
    sabotage.part("picture")
    with table.seated("red", "keeper") as players:
        play(players, 2)
    assert len(reports(house, table)) == 1
    house.restart()
    with table.seated("red", "keeper") as players:
        play(players, 2)
    assert len(reports(house, table)) == 1


def played_to_its_end(house: House) -> MadeTable:
    table = house.make(seats={"red": "bot", "keeper": "bot"})
    with table.join() as spectator:
        while spectator.result is None:
            spectator.next("update")
    return table


def test_replays_and_older_pages_of_the_log_are_told_all_the_same(
    house: House, sabotage: Sabotage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_to_its_end(house)
    last = house.ask("GET", f"{table.path}/replay?language=de", token=table.host)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("grimtable.server.replaying.curve_of", broken)
    for part in PARTS:
        sabotage.part(part)
    for openly in ("", "?open=true"):
        replay = house.ask("GET", f"{table.path}/replay{openly}", token=table.host)
        assert replay["decisions"] == last["decisions"]
        assert replay["lines"]
        assert replay["chances"] is None
        moment = house.ask("GET", f"{table.path}/replay/3{openly}", token=table.host)
        assert set(moment["picture"]["seats"]) == {"red", "keeper"}
        assert moment["question"]
    with table.join() as late:
        assert late.ask("log", before=5)["lines"]
        assert set(late.ask("moment", decision=2)["moment"]["picture"]["seats"]) == {"red", "keeper"}


@pytest.mark.parametrize("what", ["forecast", "route", "overlay"])
def test_questions_that_cannot_be_answered_have_an_empty_answer(
    house: House, sabotage: Sabotage, what: str
) -> None:
    table = house.make()
    sabotage.part(what)
    with table.seated("red", "keeper") as (red, keeper):
        asked = red if red.decision["mine"] else keeper
        piece = next(iter(asked.picture["pieces"]))
        place = next(iter(asked.picture["board"]["places"]))
        answer = asked.ask(what, offer="0", piece=piece, place=place, kind="sight")
        assert answer["type"] == "answer", answer
        assert not answer[what] or not answer[what].get("light")
        assert counted(house, what) == 1


def test_an_answer_that_cannot_be_sent_is_refused_in_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Odds that are no JSON: whoever asked hears something, and the next question is answered."""
    monkeypatch.setattr(type(SKIRMISH), "forecast_picture", lambda *_: object())
    table = house.make()
    with table.seated("red", "keeper") as (red, keeper):
        asked = red if red.decision["mine"] else keeper
        answer = asked.ask("forecast", offer="0")
        assert answer["type"] == "refusal"
        assert answer["sentence"] == "That cannot be answered; the server has kept a report."
        assert asked.ask("log")["lines"]
        assert counted(house, "answer") == 1


def test_where_no_bot_knows_a_hint_a_sentence_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: Any) -> None:
        raise BotsUnavailable("there is no hint for this decision")

    monkeypatch.setattr(house.registry.workers, "hint", nobody)
    table = house.make()
    with table.seated("red", "keeper") as (red, keeper):
        asked = red if red.decision["mine"] else keeper
        answer = asked.ask("hint")
        assert answer["sentence"] == "There is no hint for this decision."
        assert asked.act(0)["type"] == "ack"


def test_a_table_of_bots_ends_though_it_cannot_be_drawn(house: House, sabotage: Sabotage) -> None:
    for part in PARTS:
        sabotage.part(part)
    played_to_its_end(house)
    assert sabotage.failed


def test_bots_go_on_after_whatever_went_wrong(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = house.registry.workers.choose
    asked = 0

    async def stumbling(*arguments: Any, **more: Any) -> Choice:
        nonlocal asked
        asked += 1
        if asked % 3 == 2:
            raise RuntimeError("nobody has foreseen this")
        return await choose(*arguments, **more)

    monkeypatch.setattr(house.registry.workers, "choose", stumbling)
    monkeypatch.setattr("grimtable.server.automation._LATER", 0.01)
    table = house.make(seats={"red": "bot", "keeper": "bot"})
    with table.join() as spectator:
        spectator.reach(12)
    assert asked > 12


def test_bots_choose_something_else_where_the_rules_break(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot would choose the same for ever; the others at the table need not wait for it."""
    real = Session.play
    broken: set[tuple[int, str]] = set()

    def play_or_break(self: Any, action: Any) -> Any:
        text = self.game.language.spell(self.state, action)
        number = self.decisions
        if number == 4 and (not broken or (number, text) in broken):
            broken.add((number, text))
            raise RuntimeError("a rule fell over")
        return real(self, action)

    monkeypatch.setattr(Session, "play", play_or_break)
    monkeypatch.setattr("grimtable.server.automation._LATER", 0.01)
    table = house.make(seats={"red": "bot", "keeper": "bot"})
    with table.join() as spectator:
        spectator.reach(8)
        assert broken
        assert counted(house, "rules") >= 1
        [report] = reports(house, table)
        assert "a rule fell over" in report["text"]


def test_a_person_is_told_when_the_rules_break_and_chooses_something_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Session.play

    def broken(self: Any, action: Any) -> Any:
        if action == self.state.legal[0]:
            self.state.table = None  # half done
            raise RuntimeError("a rule fell over")
        return real(self, action)

    table = house.make()
    monkeypatch.setattr(Session, "play", broken)
    with table.seated("red", "keeper") as (red, keeper):
        asked = red if red.decision["mine"] else keeper
        answer = asked.act(0)
        assert answer["type"] == "refusal"
        assert "report" in answer["sentence"]
        answer = asked.act(1)
        assert answer["type"] == "ack", answer


def test_a_server_starts_though_a_game_cannot_be_drawn(sabotage: Sabotage, house: House) -> None:
    from grimtable.server.presenting import _presenter

    sabotage.part("picture")
    _presenter.cache_clear()
    house.restart()
    table = house.make()
    with table.seated("red", "keeper") as players:
        play(players, 2)
    assert isinstance(players[0], Player)


@rule("KRN-17")
def test_a_card_that_fails_at_a_table_is_named_and_set_aside_and_both_play_on(house: House) -> None:
    table = house.make()
    with failing_cards(), table.seated("red", "keeper") as players, table.join(language="de") as spectator:
        for _ in range(200):
            play_cards(players)
            if house.registry.tables[table.id].session.state.aside:
                break
        session = house.registry.tables[table.id].session
        aside = session.state.aside
        assert aside, "a card was played"
        assert counted(house, "rules") == len(aside)
        report = reports(house, table)[0]
        assert f"{aside[0]} fails: KeyError: 'planted'" in report["text"]
        spectator.reach(players[0].revision)
        told = " ".join(str(line) for line in spectator.log)
        assert "wird beiseitegelegt: Was darauf steht, hat von nun an keine Wirkung." in told
        digest = session.state.digest()
        house.restart()
        with table.seated("red", "keeper") as again:
            session = house.registry.tables[table.id].session
            assert (session.state.digest(), session.state.aside) == (digest, aside)
            play(again, 3)
            assert again[0].revision == players[0].revision + 3


def play_cards(players: list[Player]) -> None:
    """One decision: a card, where one is offered."""
    decision = players[0].decision
    assert decision is not None
    asked = next(player for player in players if player.seat == decision["seat"])
    offers = asked.decision["offers"]
    cards = [place for place, offer in enumerate(offers) if " play " in offer["text"]]
    answer = asked.act(cards[0] if cards else (asked.revision * 7) % len(offers))
    assert answer["type"] == "ack", answer
    for player in players:
        player.reach(answer["revision"])
