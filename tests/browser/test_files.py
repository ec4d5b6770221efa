"""Files: a record saved and opened again, and a problem report that the command line accepts."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, RECORDS, go_on, moment_before, open_table, sit
from tests.browser.visitor import Visitor
from tools.serving import ROOT, Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"


def test_a_record_goes_out_and_comes_in(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Saved from the menu of one browser, opened in another: the same game, to look back at."""
    last = moment_before(SEALED, ": seal portal", after=130)
    opened = go_on(server, SEALED, last, {"red": ME, "green": ME, "keeper": ME})
    green = sit(visit(), opened, "green")
    green.wait_for_turn()
    green.choose(green.offer("green: seal portal"))
    expect(green.page.get_by_role("heading", name="You won")).to_be_visible()
    green.page.get_by_role("button", name="Look around").click()
    green.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    with green.page.expect_download() as download:
        green.page.get_by_role("button", name="Save the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert verified(record) == 0

    other = visit()
    page = other.go("#/tables")
    with page.expect_file_chooser() as chooser:
        page.locator("button", has_text="Open a record").click()
    chooser.value.set_files(record)
    page.wait_for_url("**/#/replay/**")
    other.go("#/tables")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    expect(page.get_by_role("link", name="Watch again")).to_be_visible()


def test_who_is_back_at_once_finds_the_record_in_the_list(visit: Visit) -> None:
    """The list follows the keys: the page may still stand there when a record has come in."""
    page = visit().go("#/tables")
    expect(page.get_by_role("heading", name="No tables yet")).to_be_visible()
    page.evaluate(
        """() => {
            const set = Storage.prototype.setItem
            Storage.prototype.setItem = function (name, value) {
                set.call(this, name, value)
                if (name === 'grimtable.keys') queueMicrotask(() => { location.hash = '#/tables' })
            }
        }"""
    )
    with page.expect_file_chooser() as chooser:
        page.locator("button", has_text="Open a record").click()
    chooser.value.set_files(RECORDS / f"{SEALED}.json")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(visit: Visit, tmp_path: Path) -> None:
    wrong = tmp_path / "shopping.json"
    wrong.write_text('{"milk": 2}', encoding="utf-8")
    visitor = visit()
    visitor.expected.append("Failed to load resource")
    page = visitor.go("#/tables")
    with page.expect_file_chooser() as chooser:
        page.locator("button", has_text="Open a record").click()
    chooser.value.set_files(wrong)
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    assert len(toast.inner_text()) > 20
    assert page.url.endswith("#/tables")


def test_a_problem_report_replays(visit: Visit, server: Server, tmp_path: Path) -> None:
    """One file with record, position and versions, which `grimtable replay verify` takes."""
    red = sit(visit(), open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    red.choose(red.offer("red: announce sprint"))
    red.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    red.page.get_by_role("button", name="Report a problem").click()
    dialog = red.page.get_by_role("dialog", name="Report a problem")
    dialog.get_by_role("textbox").fill("The door does not open.")
    with red.page.expect_download() as download:
        dialog.locator("footer").get_by_role("button").last.click()
    report = tmp_path / download.value.suggested_filename
    download.value.save_as(report)
    assert "The door does not open." in report.read_text(encoding="utf-8")
    assert verified(report) == 0
    expect(dialog).to_be_hidden()


def test_reports_are_found_where_they_were_made(visit: Visit, server: Server, tmp_path: Path) -> None:
    """The dialog lists what was reported before; whoever may see everything downloads it again."""
    red = sit(visit(), open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    page = red.page
    dialog = page.get_by_role("dialog", name="Report a problem")
    for words in ("The door does not open.", "Still shut."):
        page.get_by_role("banner").get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Report a problem").click()
        dialog.get_by_role("textbox").fill(words)
        with page.expect_download():
            dialog.get_by_role("button", name="Save the report").click()
        expect(dialog).to_be_hidden()
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_role("listitem").first).to_contain_text("The door does not open.")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download report 1").click()
    report = tmp_path / download.value.suggested_filename
    download.value.save_as(report)
    assert "The door does not open." in report.read_text(encoding="utf-8")
    assert verified(report) == 0


def verified(path: Path) -> int:
    """What `grimtable replay verify` says: 0 is well."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "grimtable", "replay", "verify", str(path)]
    return subprocess.run(command, env=environment, check=False).returncode
