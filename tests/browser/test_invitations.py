"""Invitations: a link brings one person to a seat, the browser keeps it, and a used link says so."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.arranging import ME, asked
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]


def keys(page: Page, table: str) -> dict[str, dict[str, str]]:
    """What this browser keeps of a table."""
    found: dict[str, dict[str, str]] = page.evaluate(
        "table => JSON.parse(localStorage.getItem('grimtable.keys') ?? '{}')[table]", table
    )
    return found


def test_a_link_is_taken_once_and_the_seat_stays(visit: Visit, server: Server) -> None:
    """The guest sits down, reloads, comes back by the old link, and is there; nobody else is let in by it."""
    host = visit()
    made = asked(
        server,
        "POST",
        "/api/tables",
        {"game": "skirmish", "seats": {"red": ME, "keeper": {"player": "open"}}},
    )
    claim = {"name": "Hanna", "host_token": made["host_token"]}
    path = f"/api/tables/{made['table']}"
    own = asked(server, "POST", f"{path}/claim", claim, token=made["tokens"]["red"])["token"]
    host.hold(
        made["table"],
        host=made["host_token"],
        seats={"red": own},
        invitations={"keeper": made["tokens"]["keeper"]},
        watch=made["spectator_token"],
    )
    page = host.go(f"#/invite/{made['table']}")
    link = page.get_by_role("textbox").first.input_value()
    assert f"token={made['tokens']['keeper']}" in link

    guest = visit()
    guest.page.goto(link)
    guest.page.get_by_label("Your name at the table").fill("Gustav")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Gustav")).to_be_visible()
    kept = keys(guest.page, made["table"])
    assert kept["invitations"] == {}
    assert kept["seats"]["keeper"] not in ("", made["tokens"]["keeper"])

    page.get_by_role("button", name="Start the game").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    assert keys(guest.page, made["table"])["seats"] == kept["seats"]
    again = guest.new_page()
    again.goto(link)
    expect(again.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    assert keys(again, made["table"])["seats"] == kept["seats"]
    again.get_by_role("banner").get_by_role("button", name="Menu").click()
    expect(again.get_by_text("Several people play here")).to_be_visible()

    stranger = visit()
    stranger.expected += ["401", "Unauthorized"]
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("This link has been used")).to_be_visible()
    assert keys(stranger.page, made["table"])["seats"] == {}
