"""Rule catalogues as data: what each rule says, and which code, cases and tests cite it."""

from grimtable.rulebook.catalogue import CatalogueError, load_catalogue, parse_catalogue
from grimtable.rulebook.index import CatalogueIndex, Volume, find_rule, open_index
from grimtable.rulebook.rule import Catalogue, Chapter, Kind, Rule, Status, Term

__all__ = [
    "Catalogue",
    "CatalogueError",
    "Chapter",
    "Kind",
    "Rule",
    "CatalogueIndex",
    "Status",
    "Term",
    "Volume",
    "find_rule",
    "load_catalogue",
    "open_index",
    "parse_catalogue",
]
