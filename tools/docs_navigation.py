"""The order of the documentation's pages; a hook of MkDocs (see `mkdocs.yml`)."""

from pathlib import Path
from typing import Any

#: Chapter → pages. A page that is not written yet is left out; a page not named here goes under "More".
CHAPTERS: dict[str, list[str]] = {
    "Play": ["players/"],
    "Write cards, maps and cases": [
        "adding-a-card.md",
        "adding-a-scenario.md",
        "adding-a-mission.md",
        "adding-an-arena.md",
        "map-notation.md",
        "content-packs.md",
        "relic-content.md",
        "cases.md",
        "simulation.md",
        "balance/",
        "reference/",
    ],
    "Run a server": ["server.md", "hosting.md", "security.md"],
    "Develop": [
        "developers.md",
        "kernel.md",
        "adding-a-game.md",
        "a-games-contract.md",
        "records.md",
        "table-protocol.md",
        "bots.md",
        "conformance.md",
        "mutation.md",
        "rules-coverage.md",
        "benchmarks.md",
        "why.md",
    ],
}
HOME = "index.md"


def navigation(docs: Path) -> list[Any]:
    """The pages that exist, in order: the home page, the chapters, then what no chapter names."""
    existing = sorted(page.relative_to(docs).as_posix() for page in docs.rglob("*.md"))
    left = [page for page in existing if page != HOME]
    chapters: list[Any] = [HOME]
    for title, names in CHAPTERS.items():
        chosen: list[str] = []
        for name in names:
            chosen += [
                page for page in left if page == name or (name.endswith("/") and page.startswith(name))
            ]
        left = [page for page in left if page not in chosen]
        if chosen:
            chapters.append({title: chosen})
    return [*chapters, {"More": left}] if left else chapters


def on_config(config: Any) -> Any:
    """MkDocs asks for the configuration: give it the navigation."""
    config["nav"] = navigation(Path(config["docs_dir"]))
    return config
