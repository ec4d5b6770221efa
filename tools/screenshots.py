"""Screenshots of every page, for looking at: desk, tablet and phone, dark and light, in any language.

    python -m tools.screenshots shots                       # everything, about 130 pictures
    python -m tools.screenshots shots --only table,replay --sizes phone --themes dark --languages de

A server of its own is started with tables that go on from golden records, so the pictures show real games.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late

from grimtable.bots import SeatAtTable, make, seed_for
from grimtable.games import load_game
from grimtable.kernel.playout import chooser
from grimtable.narration import names_at
from grimtable.picture import Draws, Picture
from grimtable.records.session import Session
from tests.browser.arranging import (
    BOT,
    ME,
    Opened,
    asked,
    go_on,
    moment_before,
    open_table,
    recorded,
    sit,
    window_of,
)
from tests.browser.player import Player
from tests.browser.test_relic import continued
from tests.browser.visitor import DESK, PHONE, Visitor
from tools.chromium import chromium
from tools.serving import Server

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
THEMES = ("dark", "light")

Scene = Callable[[Visitor, Server], None]
SCENES: dict[str, Scene] = {}


def scene(name: str) -> Callable[[Scene], Scene]:
    """A page in one state, by the name of its picture."""

    def note(function: Scene) -> Scene:
        SCENES[name] = function
        return function

    return note


# --- pages of the house ---------------------------------------------------------------------------

for page, path in {
    "home": "#/",
    "new": "#/new/doom2004",
    "tables-none": "#/tables",
    "rules": "#/rules/doom2004",
    "rules-one": "#/rules/doom2004/D04-LOS-01",
    "cards": "#/cards/doom2004",
    "rules-doom2016": "#/rules/doom2016",
    "rules-one-doom2016": "#/rules/doom2016/D16-TER-16",
    "rules-relic": "#/rules/relic",
    "rules-skirmish": "#/rules/skirmish",
    "cards-doom2016": "#/cards/doom2016",
    "cards-skirmish": "#/cards/skirmish",
    "new-doom2016": "#/new/doom2016",
    "new-skirmish": "#/new/skirmish",
    "new-arena": "#/new/doom2004/cloverleaf",
    "settings": "#/settings",
    "about": "#/about",
    "missing": "#/nowhere",
    "learn": "#/learn",
    "no-such-table": "#/table/zzzzzzzzzz",
}.items():

    @scene(page)
    def _(visitor: Visitor, server: Server, path: str = path) -> None:
        visitor.go(path)


@scene("learn-lesson")
def _(visitor: Visitor, server: Server) -> None:
    page = visitor.go("#/learn")
    page.locator("main button.ember").first.click()
    page.locator(".coach").wait_for()


@scene("new-options")
def _(visitor: Visitor, server: Server) -> None:
    visitor.go("#/new/doom2004").locator("summary").click()


@scene("card")
def _(visitor: Visitor, server: Server) -> None:
    item = asked(server, "GET", "/api/games/doom2004/items")["items"][0]["id"]
    visitor.go(f"#/cards/doom2004/{item}")


@scene("invite")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"red": ME, "green": {"player": "open"}, "invader": BOT}
    made = asked(server, "POST", "/api/tables", {"game": "doom2004", "seats": seats})
    claim = {"name": "", "host_token": made["host_token"]}
    path = f"/api/tables/{made['table']}/claim"
    own = asked(server, "POST", path, claim, token=made["tokens"]["red"])["token"]
    visitor.hold(
        made["table"],
        host=made["host_token"],
        seats={"red": own},
        watch=made["spectator_token"],
        invitations={"green": made["tokens"]["green"]},
    )
    visitor.go(f"#/invite/{made['table']}")


@scene("door")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"red": ME, "green": {"player": "open"}, "invader": BOT}
    made = asked(server, "POST", "/api/tables", {"game": "doom2004", "seats": seats})
    visitor.go(f"#/table/{made['table']}?seat=green&token={made['tokens']['green']}")


@scene("home-continue")
def _(visitor: Visitor, server: Server) -> None:
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    visitor.hold(opened.table, host=opened.host, seats={"red": opened.tokens["red"]})
    visitor.go("#/")


@scene("tables")
def _(visitor: Visitor, server: Server) -> None:
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    visitor.hold(opened.table, host=opened.host, seats={"red": opened.tokens["red"]})
    visitor.go("#/tables")


# --- the table ------------------------------------------------------------------------------------

SIX_FRAGS = "doom2004/six_frags_of_three_marines"
RESCUED = "doom2004/scientists_rescued_in_time"
SEALED = "skirmish/scouts_seal_every_portal"
FOUR = {"red": ME, "green": ME, "blue": ME, "invader": ME}
RECRUIT = {"player": "bot", "level": "recruit"}
THREE = {"red": ME, "green": ME, "invader": ME}
SCOUTS = {"red": ME, "green": ME, "keeper": ME}


def seated(visitor: Visitor, opened: Opened, seat: str) -> Player:
    """Sit down and wait for the board."""
    player = sit(visitor, opened, seat)
    player.wait_until("here.picture")
    player.board.wait_for()
    return player


def doom(visitor: Visitor, server: Server, decision: int, seat: str | None = None) -> Player:
    """A game of three Marines, from the seat that decides at that moment unless another is named."""
    opened = go_on(server, SIX_FRAGS, decision, FOUR)
    if seat is None:
        shown = asked(server, "POST", "/api/tables/mine", {"tokens": list(opened.tokens.values())})
        seat = next(one["seat"] for one in shown["tables"] if one["mine"])
    return seated(visitor, opened, seat)


@scene("table-first-turn")
def _(visitor: Visitor, server: Server) -> None:
    seated(
        visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red"
    ).wait_for_turn()


@scene("table-walking")
def _(visitor: Visitor, server: Server) -> None:
    player = seated(visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    player.wait_for_turn()
    player.point_at_place("4,21")
    player.preview.wait_for()


for number in (250, 900, 1500, 2100, 2700):

    @scene(f"table-doom-{number}")
    def _(visitor: Visitor, server: Server, number: int = number) -> None:
        doom(visitor, server, number)


@scene("table-invader")
def _(visitor: Visitor, server: Server) -> None:
    doom(visitor, server, 1500, "invader")


@scene("table-attack")
def _(visitor: Visitor, server: Server) -> None:
    player = doom(visitor, server, moment_before(SIX_FRAGS, ": fire pistol at", after=160))
    player.wait_for_turn()
    player.begin(next(offer for offer in player.offers if offer.get("pieces") and "fire" in offer["text"]))
    if player.chooser.is_visible():
        player.chooser.get_by_role("button").first.click()
    player.preview.locator(".hit").wait_for()


@scene("table-interrupt")
def _(visitor: Visitor, server: Server) -> None:
    doom(visitor, server, window_of(SIX_FRAGS, "green", after=600)).interrupt.wait_for()


@scene("table-picture")
def _(visitor: Visitor, server: Server) -> None:
    """The picture of the README: dice have fallen, a card may answer."""
    seats = {"red": RECRUIT, "green": RECRUIT, "invader": ME}
    opened = go_on(server, RESCUED, moment_before(RESCUED, "invader: play dodge", after=500), seats)
    seated(visitor, opened, "invader").interrupt.wait_for()


@scene("table-interrupt-invader")
def _(visitor: Visitor, server: Server) -> None:
    doom(visitor, server, window_of(SIX_FRAGS, "invader", after=40)).interrupt.wait_for()


@scene("table-interrupt-skirmish")
def _(visitor: Visitor, server: Server) -> None:
    opened = go_on(server, SEALED, window_of(SEALED, "red"), SCOUTS)
    seated(visitor, opened, "red").interrupt.wait_for()


@scene("table-skirmish")
def _(visitor: Visitor, server: Server) -> None:
    seated(visitor, go_on(server, SEALED, 60, SCOUTS), "red")


@scene("table-refused")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"red": ME, "green": ME, "blue": ME, "invader": BOT}
    player = seated(visitor, go_on(server, "squad_of_three", 67, seats), "green")
    player.wait_for_turn()
    zombie = player.picture["pieces"]["zombie_1"]
    player.point(zombie["x"] + 0.5, zombie["y"] + 0.5)
    visitor.page.locator(".popover.caution").wait_for()


@scene("table-group")
def _(visitor: Visitor, server: Server) -> None:
    frags = "doom2004/six_frags_of_three_marines"
    seats = {"red": BOT, "green": BOT, "blue": BOT, "invader": ME}
    moment = moment_before(frags, "invader: activate", after=150)
    player = seated(visitor, go_on(server, frags, moment, seats), "invader")
    player.wait_for_turn()
    visitor.page.locator(".plan .line button").nth(1).click()
    visitor.page.locator(".plan li").first.wait_for()


@scene("table-look")
def _(visitor: Visitor, server: Server) -> None:
    player = doom(visitor, server, 900)
    piece = next(piece for piece in player.picture["pieces"].values() if piece["seat"] == "invader")
    player.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)
    visitor.page.locator(".popover").wait_for()
    visitor.page.keyboard.press("Escape")  # the answer goes, what is looked at stays


for what, label in {"menu": "Menu", "help": "Help and keys"}.items():

    @scene(f"table-{what}")
    def _(visitor: Visitor, server: Server, label: str = label) -> None:
        doom(visitor, server, 900)
        button = visitor.page.get_by_role("button", name=label, exact=True)
        if button.is_visible():
            button.click()
        else:
            visitor.page.keyboard.press("?")


for what, label in {"seats": "Seats", "log": "Log"}.items():

    @scene(f"table-{what}")
    def _(visitor: Visitor, server: Server, label: str = label) -> None:
        doom(visitor, server, 900)
        button = visitor.page.locator(".top").get_by_role("button", name=label, exact=True)
        if button.is_visible():
            button.click()


@scene("table-card")
def _(visitor: Visitor, server: Server) -> None:
    doom(visitor, server, 900, "invader").hand.get_by_role("button").first.click()


@scene("table-spectator")
def _(visitor: Visitor, server: Server) -> None:
    opened = go_on(server, SIX_FRAGS, 900, FOUR)
    visitor.go(opened.watching_link).get_by_role("application").wait_for()


@scene("table-hand-over")
def _(visitor: Visitor, server: Server) -> None:
    sit(visitor, go_on(server, RESCUED, 500, THREE), "red", "green", "invader")
    visitor.page.locator("#hand-over-title").wait_for()


@scene("table-over")
def _(visitor: Visitor, server: Server) -> None:
    last = moment_before(SEALED, ": seal portal", after=130)
    player = seated(visitor, go_on(server, SEALED, last, SCOUTS), "green")
    player.wait_for_turn()
    player.choose(player.offer("green: seal portal"))
    visitor.page.get_by_role("dialog").wait_for()


@scene("replay")
def _(visitor: Visitor, server: Server) -> None:
    visitor.go(f"#/replay/{replayed(visitor, server, RESCUED)}/700")


@scene("replay-start")
def _(visitor: Visitor, server: Server) -> None:
    visitor.go(f"#/replay/{replayed(visitor, server, SEALED)}")


@scene("replay-doom2016")
def _(visitor: Visitor, server: Server) -> None:
    visitor.go(f"#/replay/{replayed(visitor, server, TIME_IS_UP)}/500")


@scene("replay-relic")
def _(visitor: Visitor, server: Server) -> None:
    visitor.go(f"#/replay/{replayed(visitor, server, 'relic/the_throne_taken')}/300")


def replayed(visitor: Visitor, server: Server, record: str) -> str:
    """A finished game to look back at."""
    made = asked(server, "POST", "/api/records", recorded(record))
    visitor.hold(made["table"], host=made["host_token"], seats={})
    return str(made["table"])


@scene("table-hint")
def _(visitor: Visitor, server: Server) -> None:
    moment = moment_before(SIX_FRAGS, "red: announce", after=100)
    player = seated(visitor, go_on(server, SIX_FRAGS, moment, {**FOUR, "invader": BOT}), "red")
    player.wait_for_turn()
    visitor.page.locator(".dock .head > button").last.click()
    visitor.page.locator(".hint-layer").wait_for()
    visitor.page.locator(".hint summary").click()


# --- DOOM 2016 ------------------------------------------------------------------------------------

TIME_IS_UP = "doom2016/time_is_up"
MISSION = {"alpha": ME, "bravo": ME, "invader": ME}


@scene("table-2016-marine")
def _(visitor: Visitor, server: Server) -> None:
    moment = moment_before(TIME_IS_UP, "alpha: play", after=300)
    seated(visitor, go_on(server, TIME_IS_UP, moment, MISSION), "alpha").wait_for_turn()


@scene("table-2016-invader")
def _(visitor: Visitor, server: Server) -> None:
    moment = moment_before(TIME_IS_UP, "invader: activate", after=300)
    seated(visitor, go_on(server, TIME_IS_UP, moment, MISSION), "invader").wait_for_turn()


@scene("table-2016-window")
def _(visitor: Visitor, server: Server) -> None:
    opened = go_on(server, TIME_IS_UP, window_of(TIME_IS_UP, "invader", after=300), MISSION)
    seated(visitor, opened, "invader").interrupt.wait_for()


# --- arenas of the expansion ------------------------------------------------------------------------


@scene("table-arena")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"red": ME, "green": BOT, "red_saw": BOT, "green_saw": BOT}
    packs, options = ["amendments", "expansion"], {"squads": "pairs"}
    opened = open_table(
        server, "doom2004", seats, scenario="cloverleaf", packs=packs, options=options, seed=5
    )
    player = seated(visitor, opened, "red")
    for words in ("red: keep", "red: begin at"):
        player.wait_for_turn()
        before = player.revision
        player.choose(next(offer for offer in player.offers if words in offer["text"]))
        player.wait_until(f"here.revision > {before}")
    player.wait_for_turn()


# --- Relic ----------------------------------------------------------------------------------------

Enough = Callable[[Session[Any, Any]], bool]


def relic(visitor: Visitor, server: Server, enough: Enough, after: int = 600) -> Player:
    """A game of four heroes played by chance until the table shows what is looked for."""
    game = load_game("relic")
    setup = game.setup(players=4, seed=5, scenario="the_mystery_beyond")
    session = Session.start(game, setup, undo="free")
    choose = chooser(5)
    while not session.state.over and (session.decisions < after or not enough(session)):
        legal = session.state.legal
        session.play(legal[choose(len(legal))])
    opened = continued(server, session, session.decisions, dict.fromkeys(setup.order, ME))
    return seated(visitor, opened, session.state.asked or "alpha")


def is_going(session: Session[Any, Any]) -> bool:
    """A direction is to be chosen."""
    return bool(drawn(session).leads)


def is_fighting(session: Session[Any, Any]) -> bool:
    """A battle is going on."""
    return drawn(session).contest is not None


def drawn(session: Session[Any, Any]) -> Picture:
    """The table as a spectator sees it."""
    game = session.game
    assert isinstance(game, Draws)
    return game.picture(session.state, None, names_at(game, session.setup.order))


for page, path in {"new-relic": "#/new/relic", "cards-relic": "#/cards/relic"}.items():

    @scene(page)
    def _(visitor: Visitor, server: Server, path: str = path) -> None:
        visitor.go(path)


@scene("table-relic-heroes")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"alpha": ME, "beta": BOT, "gamma": BOT, "delta": BOT}
    seated(visitor, open_table(server, "relic", seats, seed=1), "alpha").wait_for_turn()


@scene("table-relic-sheet")
def _(visitor: Visitor, server: Server) -> None:
    seats = {"alpha": ME, "beta": BOT, "gamma": BOT, "delta": BOT}
    player = seated(visitor, open_table(server, "relic", seats, seed=1), "alpha")
    player.wait_for_turn()
    player.hand.get_by_role("button").first.click()


@scene("table-relic")
def _(visitor: Visitor, server: Server) -> None:
    relic(visitor, server, is_going)


@scene("table-relic-battle")
def _(visitor: Visitor, server: Server) -> None:
    relic(visitor, server, is_fighting)


@scene("table-relic-space")
def _(visitor: Visitor, server: Server) -> None:
    player = relic(visitor, server, is_going)
    fullest = max(player.picture["tokens"].items(), key=lambda lying: len(lying[1]))[0]
    space = player.picture["board"]["places"][fullest]
    player.point(space["x"] + space["w"] / 2, space["y"] + space["h"] * 0.3)


@scene("table-relic-hero")
def _(visitor: Visitor, server: Server) -> None:
    player = relic(visitor, server, is_going)
    piece = player.picture["pieces"][player.seat]
    player.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)


# --- the expansion of DOOM 2004 ---------------------------------------------------------------------


def expanded(
    visitor: Visitor, server: Server, scenario: str, enough: Enough, seed: int = 4, players: int = 4
) -> Player:
    """A scenario of the expansion, played by veterans until a Marine may act on what is looked for."""
    game = load_game("doom2004", ("amendments", "expansion"))
    setup = game.setup(players=players, seed=seed, scenario=scenario)
    session = Session.start(game, setup, undo="free")
    bots = {seat: make("veteran", seed_for(seed, seat)) for seat in setup.order}
    while not session.state.over:
        seat = session.state.asked
        assert seat is not None
        acts = any(type(action).__name__ == "EndTurn" for action in session.state.legal)
        if seat != "invader" and acts and enough(session):
            break
        bot = bots[seat]
        session.play(bot.choose(SeatAtTable(session.state, seat, bot.seed)))
    opened = continued(server, session, session.decisions, dict.fromkeys(setup.order, ME))
    return seated(visitor, opened, session.state.asked or "red")


def has_area(area: str) -> Enough:
    """An area is discovered."""
    return lambda session: area in session.state.table.areas


def has_bot(session: Session[Any, Any]) -> bool:
    """A Marine has a sentry bot of his own."""
    bots = [each for each in session.state.table.invaders.values() if each.kind == "sentry_bot"]
    return any(bot.seat for bot in bots)


def has_souls(session: Session[Any, Any]) -> bool:
    """The Soul Cube is carried, and it is not empty."""
    return any(marine.held("soul") for marine in session.state.table.marines.values())


def has_flag(session: Session[Any, Any]) -> bool:
    """A Marine carries the flag of the others."""
    marines = session.state.table.marines.values()
    return any(marine.held(flag) for marine in marines for flag in ("red_flag", "blue_flag"))


def always(session: Session[Any, Any]) -> bool:
    return True


EXPANDED: dict[str, tuple[str, Enough]] = {
    "vi": ("a_snowball_in_the_desert", always),
    "vi-jets": ("a_snowball_in_the_desert", has_area("fire_gallery")),
    "vi-bot": ("a_snowball_in_the_desert", has_area("metal_room")),
    "vii-lair": ("the_fly_in_the_web", has_area("lair")),
    "viii": ("breathless", always),
    "viii-bot": ("breathless", has_bot),
    "viii-jets": ("breathless", has_area("burning_hall")),
    "ix-hall": ("through_the_black_mirror", has_area("tablet_hall")),
    "x": ("the_last_chapter", always),
    "x-souls": ("the_last_chapter", has_souls),
}

for name, (scenario, enough) in EXPANDED.items():

    @scene(f"table-expansion-{name}")
    def _(visitor: Visitor, server: Server, scenario: str = scenario, enough: Enough = enough) -> None:
        expanded(visitor, server, scenario, enough)


@scene("table-arena-flags")
def _(visitor: Visitor, server: Server) -> None:
    expanded(visitor, server, "open_ground", has_flag, players=6)


@scene("table-expansion-air")
def _(visitor: Visitor, server: Server) -> None:
    """A way that ends without air, and what it says about it."""
    player = expanded(visitor, server, "breathless", always)
    player.wait_for_turn()
    player.point_at_place("7,9")
    visitor.page.wait_for_timeout(300)


# --- taking them ----------------------------------------------------------------------------------


def still(page: Page) -> None:
    """Wait until nothing is loading and the letters are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take(
    browser: Browser, server: Server, name: str, size: str, theme: str, language: str, folder: Path
) -> None:
    """One picture; a scene that does not come about is said, and the others go on."""
    settings = {"language": language, "theme": theme, "speed": 0}
    visitor = Visitor(browser, server.address, settings=settings, **SIZES[size])
    title = f"{name}-{size}-{theme}-{language}"
    try:
        SCENES[name](visitor, server)
        still(visitor.page)
        whole = not name.startswith(("table-", "replay", "learn"))
        visitor.page.screenshot(path=folder / f"{title}.png", full_page=whole)
    except (Late, AssertionError, StopIteration) as late:
        visitor.page.screenshot(path=folder / f"{title}-FAILED.png")
        print(f"{title}: {type(late).__name__} {str(late).partition(chr(10))[0]}")
    for problem in visitor.found():
        print(f"{title}: {problem}")
    visitor.leave()


def main() -> None:
    """Take all pictures that were asked for."""
    options = argparse.ArgumentParser(description="Take screenshots of every page.")
    options.add_argument("folder", type=Path, nargs="?", default=Path("screenshots"))
    options.add_argument("--only", default="", help="names, or beginnings of names, with commas between")
    options.add_argument("--sizes", default=",".join(SIZES))
    options.add_argument("--themes", default=",".join(THEMES))
    options.add_argument("--languages", default="en")
    wanted = options.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCENES if name.startswith(tuple(wanted.only.split(",")))]
    with (
        tempfile.TemporaryDirectory() as database,
        Server(f"{database}/tables.sqlite3") as server,
        chromium() as browser,
    ):
        for name in names:
            for size in wanted.sizes.split(","):
                for theme in wanted.themes.split(","):
                    for language in wanted.languages.split(","):
                        take(browser, server, name, size, theme, language, wanted.folder)
    print(f"{len(list(wanted.folder.glob('*.png')))} pictures are in {wanted.folder}")


if __name__ == "__main__":
    main()
