"""Rule catalogues as data: what each rule says, and which code, cases and tests cite it."""

from grimtable.rulebook.catalogue import CatalogueError, load_catalogue, parse_catalogue
from grimtable.rulebook.rule import Catalogue, Chapter, Kind, Rule, Status, Term
from grimtable.rulebook.shelf import Shelf, Volume, find_rule, open_shelf

__all__ = [
    "Catalogue",
    "CatalogueError",
    "Chapter",
    "Kind",
    "Rule",
    "Shelf",
    "Status",
    "Term",
    "Volume",
    "find_rule",
    "load_catalogue",
    "open_shelf",
    "parse_catalogue",
]
