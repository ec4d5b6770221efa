"""The log: headings stand over their own lines, and what let somebody attack or hurt somebody is named."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"
SEATS = {"red": BOT, "green": BOT, "blue": BOT, "invader": ME}

#: Each heading with the sentences under it, as they stand on the page.
SECTIONS = """() => [...document.querySelectorAll('.log section')].map((section) => [
  section.querySelector('h2')?.textContent ?? '',
  [...section.querySelectorAll('.jump')].map((line) => line.textContent.trim()),
])"""


def test_headings_stand_over_their_own_lines_and_causes_are_named(visit: Visit, server: Server) -> None:
    """An Invader's Demon watches; before it, ground has hurt somebody."""
    opened = go_on(server, FRAGS, moment_before(FRAGS, "watch with demon_1"), SEATS)
    invader = sit(visit(settings={"eachStep": False}), opened, "invader")
    invader.choose(next(offer for offer in invader.offers if "watch with demon_1" in offer["text"]))
    log = invader.page.locator(".log")
    expect(log).to_contain_text("Demon 1 attacks Green (Watch).")
    log.get_by_label("How much").select_option(label="Everything")
    expect(log).to_contain_text("suffers 1 wound (damaging obstacle).")
    sections = invader.page.evaluate(SECTIONS)
    assert len({heading for heading, _ in sections}) > 4, "a round is told"
    for heading, lines in sections[1:]:
        assert not [line for line in lines if line.endswith("'s turn.")], heading
        assert ("The Invader draws a card" in " ".join(lines)) <= (heading == "Invader's turn"), heading
