"""axe-core: what an accessibility engine finds on a page as it is now."""

from importlib.resources import files

from playwright.sync_api import Page

#: The engine, run by Playwright inside the page, where the content security policy does not reach.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")


def serious(page: Page, *, only: str | None = None) -> list[str]:
    """What is serious or critical: which rule, where, and what would mend it; `only` one rule is quicker."""
    page.evaluate(AXE)
    options = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    found = page.evaluate("options => axe.run(document, options).then(result => result.violations)", options)
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
