"""The way to a table is short: little to fetch and to lay out, nothing of other games, nothing asked twice.

Seconds grow with whatever else a machine does: `python -m tools.first_load` measures them, no test does.
"""

import re

from playwright.sync_api import Browser, CDPSession

from tools.first_load import Visit, visited
from tools.serving import Server

#: Bytes over the wire to the start page, as the project promises, and from there to the first offer.
START_BYTES = 250_000
TABLE_BYTES = 300_000
#: Of the table with everything that was done to show it.
LAYOUTS = 16


def test_little_is_fetched_on_the_way_to_a_table(browser: Browser, server: Server) -> None:
    load = visited(browser, server.address, 1)
    assert load.start_bytes < START_BYTES
    assert load.table_bytes < TABLE_BYTES


def test_a_table_is_laid_out_a_few_times_only(browser: Browser, server: Server) -> None:
    """What makes a slow machine slow is drawing the same board again and again."""
    visit = Visit(browser, 1)
    visit.time_to(f"{server.address}/", ".game button")
    session = visit.context.new_cdp_session(visit.page)
    session.send("Performance.enable")
    before = layouts(session)
    visit.play()
    laid_out = layouts(session) - before
    visit.context.close()
    assert 0 < laid_out < LAYOUTS


def layouts(session: CDPSession) -> float:
    """How often the page has been laid out."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "LayoutCount")


def test_a_table_fetches_the_icons_of_its_own_game_while_the_server_opens_it(
    browser: Browser, server: Server
) -> None:
    visit = Visit(browser, 1)
    visit.time_to(f"{server.address}/", ".game button")
    visit.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    visit.page.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    visit.play()
    visit.page.wait_for_load_state("networkidle")
    visit.context.close()
    places = {kind: at for at, url in reversed(list(enumerate(asked))) for kind in kinds(url)}
    assert places["open"] < places["table"] < places["start"]
    games = {found[1] for url in asked if (found := re.search(r"/(doom\d+|relic|skirmish)-[\w-]+\.js$", url))}
    assert games == {"doom2004"}
    assert not any(re.fullmatch(r"/api/tables/\w+", url) for url in asked), "told when it began"


#: What a request is for: the table being opened, its scripts, its start.
KINDS = {"open": r"/api/tables$", "table": r"/TableScreen-[\w-]+\.js$", "start": r"/tables/\w+/start$"}


def kinds(url: str) -> list[str]:
    """Which of them a request is."""
    return [kind for kind, pattern in KINDS.items() if re.search(pattern, url)]
