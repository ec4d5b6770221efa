"""Language, theme, motion: chosen once in the settings, kept, and used on every page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"


@pytest.mark.parametrize(
    ("language", "title", "rules", "sentence", "announced"),
    [
        ("de", "Deutsch", "Regeln", "Rot: Sage deine Aktion an.", "Sprint"),
        ("pl", "Polski", "Zasady", "Czerwony", "Sprint"),
    ],
)
def test_the_language_is_changed_in_mid_game(
    visit: Visit, server: Server, language: str, title: str, rules: str, sentence: str, announced: str
) -> None:
    """The settings page and the table speak it at once; the server's sentences too."""
    visitor = visit()
    red = sit(visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    english = red.decision["question"]
    page = visitor.go("#/settings")
    page.get_by_role("radio", name=title).check()
    expect(page.get_by_role("navigation").get_by_role("link", name=rules)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.go_back()
    red.wait_until("here.decision?.mine")
    red.wait_until(f"here.decision.question !== {english!r}")
    expect(red.dock).to_contain_text(red.decision["question"])
    expect(red.dock.get_by_role("button", name=announced)).to_be_visible()
    visitor.go("#/")
    expect(page.get_by_role("navigation").get_by_role("link", name=rules)).to_be_visible()


@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_english_is_left_in_another_language(visit: Visit, language: str) -> None:
    """Every text of the interface that a person sees differs from the English one, names aside."""
    visitor = visit(settings={"language": language})
    for path in ("", "#/new/doom2004", "#/tables", "#/cards/doom2004", "#/settings", "#/about"):
        page = visitor.turn_to(path)
        words = (
            page.locator("main").inner_text().replace("Capture the Flag", "")
        )  # so it is called everywhere
        for english in (" the ", " and ", " with ", " your ", " you "):
            around = words[max(0, words.find(english) - 60) : words.find(english) + 60]
            assert english not in words, f"{path}: {around!r}"


def test_light_and_dark(visit: Visit) -> None:
    """As the system has it at first; then as chosen, on the next visit too."""
    visitor = visit(settings={"theme": "system"}, color_scheme="dark")
    page = visitor.go("#/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert brightness(page) < 0.2
    page.emulate_media(color_scheme="light")
    assert brightness(page) > 0.8
    page.get_by_role("radio", name="Dark").check()
    assert brightness(page) < 0.2
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert brightness(page) < 0.2


@pytest.mark.parametrize("reduced", [True, False])
def test_reduced_motion_means_fades_only(visit: Visit, server: Server, reduced: bool) -> None:
    """A step glides over the board, unless the system asks for less motion."""
    visitor = visit(settings={"speed": 1}, reduced_motion="reduce" if reduced else "no-preference")
    red = sit(visitor, open_table(server, "skirmish", {"red": ME, "keeper": BOT}, seed=3), "red")
    red.wait_for_turn()
    red.choose(next(offer for offer in red.offers if "activate" in offer["text"]))
    red.wait_for_turn()
    red.page.evaluate(WATCH_MOTION)
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    red.page.wait_for_function("() => document.querySelector('.skip') === null")
    moved = red.page.evaluate("window.moved")
    assert bool(moved) is not reduced, moved


#: Notes every animation of the board that moves something, frame by frame.
WATCH_MOTION = """() => {
  window.moved = []
  const look = () => {
    for (const one of document.getAnimations()) {
      const time = one.effect?.getTiming().duration
      if (!(time > 1) || !one.effect.target?.closest('.board')) continue
      const moves = one.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== 'none')
      if (moves) window.moved.push(one.effect.target.getAttribute('class'))
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def brightness(page: Page) -> float:
    """How bright the page's ground is: 0 is black, 1 is white."""
    red, green, blue = page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)"
    )
    return float(red + green + blue) / 765


@pytest.mark.parametrize(
    ("language", "game", "title", "value"),
    [
        ("de", "relic", "Wann ein Charakter korrumpiert ist", "mit sechs Verderbniskarten"),
        ("pl", "doom2016", "Na koniec aktywacji", "najpierw odrzuć, potem dobierz"),
    ],
)
def test_options_of_a_game_are_told_in_the_readers_language(
    visit: Visit, language: str, game: str, title: str, value: str
) -> None:
    page = visit(settings={"language": language}).go(f"#/new/{game}")
    page.locator("summary").click()
    expect(page.locator(".options")).to_contain_text(title)
    expect(page.locator(".options")).to_contain_text(value)


def test_how_a_game_ended_is_told_in_the_readers_language(visit: Visit, server: Server) -> None:
    last = moment_before(SEALED, ": seal portal", after=130)
    opened = go_on(server, SEALED, last, {"red": ME, "green": ME, "keeper": ME})
    green = sit(visit(settings={"language": "de"}), opened, "green")
    green.wait_for_turn()
    green.page.get_by_role("button", name="Versiegle").first.click()
    expect(green.page.get_by_role("dialog")).to_contain_text(
        "Die Kundschafter haben jedes Portal versiegelt."
    )
