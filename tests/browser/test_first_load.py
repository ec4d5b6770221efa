"""The way to a table is short: little to compute, nothing of other games, nothing asked twice."""

import re

from playwright.sync_api import Browser

from tools.first_load import Visit, computed
from tools.serving import Server

#: Seconds of CPU from "Play now" to the first offer: 2.4 s on a machine four times slower.
MOST = 0.6


def test_a_table_is_there_soon_on_a_slow_machine(browser: Browser, server: Server) -> None:
    assert computed(browser, server.address) < MOST


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
