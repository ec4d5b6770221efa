"""axe-core: what an accessibility engine finds on a page as it is now."""

from importlib.resources import files

from playwright.sync_api import Page

#: The engine, run by Playwright inside the page, where the content security policy does not reach.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")


SETTLED = """() => Promise.all(
    document.getAnimations()
        .filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime))
        .map(one => one.finished.catch(() => null))
)"""


def serious(page: Page, *, only: str | None = None) -> list[str]:
    """What is serious or critical: which rule, where, and what would mend it; `only` one rule is quicker."""
    # A dialog that fades in has colours that nobody is meant to read; what turns for ever is left out.
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    options = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    found = page.evaluate("options => axe.run(document, options).then(result => result.violations)", options)
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def serious_in_both_themes(page: Page) -> list[str]:
    """The same in the dark, and then by day, where only the colours are others: style sheets make them."""
    found = serious(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found += serious(page, only="color-contrast")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return found
