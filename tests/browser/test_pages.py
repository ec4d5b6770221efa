"""Every page opens, links lead somewhere, and nothing is said to the console."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PAGES = (
    "",
    "#/new",
    "#/new/doom2004/inferno",
    "#/tables",
    "#/rules/doom2004",
    "#/rules/any/D04-LOS-01",
    "#/cards/doom2004",
    "#/settings",
    "#/about",
    "#/nowhere",
)
#: A text of the interface that was asked for and does not exist is shown by its name.
NAME = re.compile(r"^[a-z]+(-[a-z0-9]+)+$", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_page_opens_quietly(visit: Visit, language: str) -> None:
    visitor = visit(settings={"language": language})
    for path in PAGES:
        page = visitor.go(path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.title().endswith("Grimtable"), path
        assert NAME.findall(page.locator("body").inner_text()) == [], path
        assert visitor.found() == [], path


def test_the_bar_leads_to_every_page(visit: Visit) -> None:
    page = visit().go("")
    titles = {"My tables": "My tables", "Rules": "Rules", "Cards and figures": "Cards and figures"}
    for link, heading in {**titles, "Settings": "Settings"}.items():
        page.get_by_role("navigation").get_by_role("link", name=link).click()
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
        expect(page.get_by_role("navigation").get_by_role("link", name=link)).to_have_attribute(
            "aria-current", "page"
        )


def test_rules_are_searched_and_linked(visit: Visit) -> None:
    page = visit().go("#/rules/doom2004")
    page.get_by_placeholder("Search the rules").fill("line of sight")
    expect(page.get_by_role("link", name=re.compile("^D04-LOS-")).first).to_be_visible()
    page = visit().go("#/rules/any/D04-LOS-01")
    expect(page.get_by_role("link", name="D04-LOS-01", exact=True).first).to_be_in_viewport()


def test_rules_are_told_and_searched_in_the_readers_language(visit: Visit) -> None:
    page = visit(settings={"language": "de"}).go("#/rules/doom2016")
    page.get_by_placeholder("Regeln durchsuchen").fill("geschlossene tur hindernisse")
    expect(page.locator("#rule-D16-LOS-03")).to_contain_text(
        "In diesem Kapitel heißen diese drei Hindernisse"
    )
    expect(page.get_by_text("steht auf Englisch")).to_have_count(0)


def test_a_rule_shows_its_table_and_its_drawing(visit: Visit) -> None:
    page = visit().go("#/rules/doom2016/D16-TER-16")
    expect(page.locator("#rule-D16-TER-16").get_by_role("row")).to_have_count(7)
    page = visit().go("#/rules/doom2016/D16-EX-31")
    assert page.locator("#rule-D16-EX-31 pre").inner_text() == "     c0 c1 c2\nr0    A  %  S"


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expected.append("404")
    page = visitor.go("#/table/zzzzzzzzzz")
    expect(page.get_by_text("There is no table zzzzzzzzzz")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
