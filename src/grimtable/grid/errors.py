"""What is wrong with a map, in one sentence with the remedy."""

from __future__ import annotations


class GridError(ValueError):
    """A map, a space or an edge that cannot be meant; the message is written for the author of the map."""

    def __init__(self, message: str, *, edge: int | None = None) -> None:
        self.edge = edge  #: the edge that is wrong, if it is one
        super().__init__(message)


class MapError(GridError):
    """A drawn map that cannot be read; knows the line and column of the text, both counted from 1."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        self.line, self.column = line, column
        self.sentence = message
        where = "".join(
            (
                f"line {line}" if line is not None else "",
                f", column {column}" if column is not None else "",
            )
        )
        super().__init__(f"{where}: {message}" if where else message)
