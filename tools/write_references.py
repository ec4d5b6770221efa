"""Write docs/reference/: what cards of each game may say, and what its cases may name."""

from pathlib import Path

from grimtable.cases.reference import case_reference
from grimtable.content import Pack
from grimtable.content.reference import reference_page
from grimtable.games import installed, load_game

FOLDER = Path(__file__).parents[1] / "docs" / "reference"


def pages() -> dict[str, str]:
    """Every page by the name of its file."""
    found = {}
    for id in installed():
        game = load_game(id)
        pack = getattr(game, "pack", None)
        assert isinstance(pack, Pack)
        title = f"What {pack.title} cards may say"
        found[f"{id}-cards.md"] = reference_page(pack.schema.registry, title, [pack])
        found[f"{id}-cases.md"] = case_reference(game, pack.title)
    return found


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for name, page in pages().items():
        (FOLDER / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
