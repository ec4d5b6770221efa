"""Many figures by one plan at the terminal: it is shown, changed and done."""

import io
from pathlib import Path

from rich.console import Console

from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.games import game_for
from grimtable.games.doom2004.actions import Activate
from grimtable.records.record import Played, read_record_file
from grimtable.records.session import Session

RECORD = Path("tests/records/doom2004/six_frags_of_three_marines.json")


def horde(*lines: str) -> tuple[Client, io.StringIO]:
    """The Invader with several invaders before the first of them goes."""
    kept = read_record_file(RECORD)
    session = Session.start(game_for(kept.setup), kept.setup, undo="free")
    for step in kept.steps:
        assert isinstance(step, Played)
        if sum(isinstance(action, Activate) for action in session.state.legal) >= 4:
            break
        session.play(step.action)
    players = dict.fromkeys(kept.setup.order, "random") | {"invader": "human"}
    written = io.StringIO()
    return Client(session, players, PipedKeyboard(list(lines)), Console(file=written, width=120)), written


def waiting(client: Client) -> int:
    return sum(not one.activated for one in client.session.state.table.invaders.values())


def test_the_plan_is_shown_changed_and_done() -> None:
    client, written = horde("all", "all 1 stay", "all 1 at red", "all go")
    before = waiting(client)
    client.run()
    told = written.getvalue()
    assert "  1  " in told
    assert "stays" in told
    assert "Red" in told
    assert waiting(client) < before


def test_what_is_no_order_is_said_in_one_sentence() -> None:
    client, written = horde("all 99 at red", "all 1 at nobody", "all whatever")
    before = client.session.decisions
    client.run()
    told = written.getvalue()
    assert "`all 99 at red` is no order for these." in told
    assert "There is no `nobody` on the board." in told
    assert "`all whatever` is no order for these." in told
    assert client.session.decisions == before


def test_where_nobody_goes_by_a_plan_it_is_said() -> None:
    client, written = horde("all")
    while any(isinstance(action, Activate) for action in client.session.state.legal):
        client.play(client.session.state.legal_actions()[-1])
    client.commands.groups.carry_out("", "invader")  # type: ignore[arg-type]  # a seat
    assert "no figures here that go by one plan" in written.getvalue()
