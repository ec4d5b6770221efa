"""A host who would like to see more than their own seat: links kept, seats opened, records fetched early."""

import sqlite3
from typing import Any

import pytest

from grimtable.server.table import LiveTable
from tests.server.support import Closed, House, MadeTable, play

GUESTS = {"red": "open", "keeper": "open"}


def opened(house: House, **more: Any) -> tuple[MadeTable, dict[str, str]]:
    """A table with two invitations, not begun, and the links as the host got them."""
    table = house.make(seats=GUESTS, start=False, **more)
    return table, dict(table.tokens)


def shared(house: House) -> tuple[MadeTable, dict[str, str]]:
    """The host sits at red, a guest at keeper; the links as the host got them."""
    table, links = opened(house)
    table.sit("red", "Hanna", is_hosts=True)
    table.sit("keeper", "Gast")
    table.start()
    return table, links


def refused(table: MadeTable, token: str) -> tuple[int, str]:
    """How a live connection with this token ends, and the code it is told."""
    with pytest.raises((AssertionError, Closed)) as ended:
        table.join(token=token)
    error = ended.value.args[0]
    assert isinstance(error, dict), error
    return 4401, error["code"]


SECRETS = (
    ("GET", "/record", None),
    ("GET", "/replay?open=true", None),
    ("GET", "/replay/0?open=true", None),
    ("GET", "/replay/0/hint?open=true", None),
    ("GET", "/replay?seat=keeper", None),
    ("GET", "/report/1", None),
    ("POST", "/continue", {"decision": 0}),
)


def all_closed(house: House, table: MadeTable) -> None:
    """Nobody gets what holds everybody's secrets, whatever token they have."""
    for method, path, body in SECRETS:
        for token in (table.host, table.tokens["red"], table.spectator, None):
            status, code, _ = house.error(method, table.path + path, body, token)
            assert status in (401, 403), (path, status)
            assert code in ("not-over", "not-seated", "no-token"), (path, code)
    report = house.request("POST", f"{table.path}/report", {"text": "let me see"}, table.host)
    assert b'"entries"' not in report.body
    assert b'"seed"' not in report.body


# --- links ------------------------------------------------------------------------------------------------


def test_a_link_opens_nothing_before_somebody_sits_down(house: House) -> None:
    """The host has every link; none of them may show the hand that was dealt to a guest."""
    table, links = opened(house)
    for seat, token in links.items():
        assert refused(table, token) == (4401, "not-seated")
        picture = house.ask("GET", f"{table.path}/replay/0", token=token)["picture"]
        assert picture["hand"] == []
        assert house.error("GET", f"{table.path}/replay/0?seat={seat}", token=token)[1] == "not-over"
        assert house.error("PATCH", f"{table.path}/seats/{seat}", {"player": "bot"}, token)[0] in (403, 409)


def test_a_link_is_spent_when_somebody_sat_down(house: House) -> None:
    table, links = shared(house)
    assert len({*links.values(), *table.tokens.values()}) == 4
    for seat, token in links.items():
        assert refused(table, token) == (4401, "spent-link")
        for path in ("", "/replay", "/replay/0", "/reports"):
            assert house.error("GET", table.path + path, token=token)[:2] == (401, "spent-link")
        for method, path, body in (
            ("POST", "/claim", {"name": "me"}),
            ("POST", "/report", {"text": "odd"}),
            ("PATCH", f"/seats/{seat}", {"player": "bot"}),
        ):
            assert house.error(method, table.path + path, body, token)[1] in ("spent-link", "refused")
    assert house.ask("POST", "/api/tables/mine", {"tokens": list(links.values())})["tables"] == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "has been used"), ("de", "verbraucht"), ("pl", "wykorzystany")]
)
def test_a_spent_link_says_so(house: House, language: str, word: str) -> None:
    table, links = shared(house)
    assert word in house.error("GET", f"{table.path}?language={language}", token=links["keeper"])[2]


def test_who_was_connected_with_a_spent_token_is_sent_away(house: House) -> None:
    """A connection that was open before the seat changed hands must not stay at it."""
    table, _ = opened(house)
    table.sit("red", is_hosts=True)
    before = table.sit("keeper", is_hosts=True)
    with table.join(token=before) as host:
        invitation = house.ask("POST", f"{table.path}/seats/keeper/invite", token=table.host)
        table.tokens["keeper"] = invitation["token"]
        table.sit("keeper", "Gast")
        with pytest.raises((AssertionError, Closed)):
            while True:
                host.next("update")


def test_a_lost_answer_does_not_cost_the_seat(house: House) -> None:
    """Whoever chose the new token may ask again; nobody else may, and no token is taken twice."""
    table, links = opened(house)
    own = "A" * 40
    path = f"{table.path}/claim"
    for _ in range(2):
        claimed = house.ask("POST", path, {"name": "Gast", "token": own}, links["keeper"])
        assert (claimed["seat"], claimed["token"]) == ("keeper", own)
    assert house.error("POST", path, {"name": "me", "token": "B" * 40}, links["keeper"])[0] == 409
    assert house.error("POST", path, {"name": "me", "token": own}, links["red"])[0] == 409
    assert house.error("POST", path, {"name": "me", "token": "short"}, links["red"])[0] == 422
    with table.join(token=own) as guest:
        assert guest.seat == "keeper"


# --- records of running games -----------------------------------------------------------------------------


def test_no_record_while_somebody_is_expected(house: House) -> None:
    table, _ = opened(house)
    table.sit("red", "Hanna", is_hosts=True)
    all_closed(house, table)


def test_no_record_of_a_game_of_people(house: House) -> None:
    table, _ = shared(house)
    all_closed(house, table)


def test_handing_over_for_a_moment_opens_nothing(house: House) -> None:
    """The host's seat is a bot's for a moment: the guest alone is no reason to show the guest's cards."""
    table, _ = shared(house)
    with table.seated("red", "keeper") as players:
        play(players, 4)
        players[0].do("pause", on=True)
        change = {"player": "bot", "level": "random"}
        house.ask("PATCH", f"{table.path}/seats/red", change, table.tokens["red"])
        all_closed(house, table)
        house.ask("PATCH", f"{table.path}/seats/keeper", change, table.tokens["keeper"])
        all_closed(house, table)
    house.restart()  # it is remembered, not only known
    all_closed(house, table)


def test_whoever_comes_to_a_table_of_one_is_told_that_it_was_opened(house: House) -> None:
    """Alone with bots the host may look; a guest who comes later reads it, however many notes come after."""
    table = house.make(seats={"red": "open", "keeper": "bot"}, start=False, seed=None)
    table.sit("red", is_hosts=True)
    table.start()
    assert house.ask("GET", table.path)["looked"] is False
    assert house.request("GET", f"{table.path}/record", token=table.host).status == 200
    table.sit("keeper", "Gast")
    with table.join("keeper") as guest:
        assert any("opened the secrets" in note for note in guest.shape["notes"])
        for on in (True, False) * 10:
            guest.do("pause", on=on)
        shape = house.ask("GET", table.path)
        assert (shape["looked"], shape["alone"]) == (True, False)
    all_closed(house, table)


def test_who_could_foresee_the_dice_is_named(house: House) -> None:
    """A chosen seed, a continued game, an imported record: their maker may know what is hidden."""
    assert house.ask("GET", house.make(seed=7).path)["looked"] is True
    alone = house.make(seats={"red": "human", "keeper": "bot"}, seed=None)
    made = house.ask("POST", f"{alone.path}/continue", {"decision": 0}, alone.host, 201)
    assert house.ask("GET", f"/api/tables/{made['table']}")["looked"] is True


# --- seats of others --------------------------------------------------------------------------------------


def test_the_host_cannot_take_a_seat_from_somebody_who_just_lost_the_connection(house: House) -> None:
    table, _ = shared(house)
    for path, body in (("/seats/keeper", {"player": "bot"}), ("/seats/keeper", {"player": "open"})):
        assert house.error("PATCH", table.path + path, body, table.host)[0] == 409
    assert house.error("POST", f"{table.path}/seats/keeper/invite", None, table.host)[0] == 409


def test_only_the_host_invites(house: House) -> None:
    table, _ = shared(house)
    path = f"{table.path}/seats/keeper/invite"
    for token in (None, table.tokens["red"], table.tokens["keeper"], table.spectator):
        assert house.error("POST", path, None, token)[0] in (401, 403)
    assert house.error("POST", f"{table.path}/seats/nobody/invite", None, table.host)[0] == 404


def test_a_deserted_seat_is_offered_anew_in_front_of_everybody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes back in time keeps the seat; who does not finds their token spent; all are told."""
    table, _ = shared(house)
    monkeypatch.setattr(LiveTable, "is_deserted", lambda table, seat: not table.is_here(seat))
    gone = table.tokens["keeper"]
    link = house.ask("POST", f"{table.path}/seats/keeper/invite", token=table.host)["token"]
    assert "Gast has been away" in house.ask("GET", table.path)["notes"][-1]
    with table.join(token=gone):  # back again
        assert house.error("POST", f"{table.path}/claim", {"name": "Neu"}, link)[:2] == (409, "refused")
    table.tokens["keeper"] = link
    table.sit("keeper", "Neu")
    assert refused(table, gone) == (4401, "spent-link")
    assert "Neu plays" in house.ask("GET", table.path)["notes"][-1]
    all_closed(house, table)


def test_a_guest_who_names_the_host_is_no_host(house: House) -> None:
    """A wrong host token is refused; a guest's seat is never the host's."""
    table, links = opened(house)
    claim = {"name": "x", "host_token": "guessed"}
    assert house.error("POST", f"{table.path}/claim", claim, links["keeper"])[0] == 401
    table.sit("keeper", "Gast")
    assert house.ask("GET", table.path)["seats"]["keeper"]["hosts"] is False


def test_no_token_lies_in_the_database(house: House) -> None:
    table, links = shared(house)
    tokens = [*links.values(), *table.tokens.values(), table.host, table.spectator]
    house.close()
    with sqlite3.connect(house.path) as file:
        dump = "\n".join(file.iterdump())
    house.open()
    assert not [token for token in tokens if token in dump]
