"""Readers with planted defects, to try the search on."""


def four_doors(data: bytes) -> None:
    """Breaks behind four letters."""
    if data[:1] == b"D":
        if data[1:2] == b"O":
            if data[2:3] == b"O":
                if data[3:4] == b"M":
                    raise ZeroDivisionError("the cyberdemon")


def bad_letter(data: bytes) -> None:
    """Breaks at one letter, wherever it stands."""
    if b"!" in data:
        raise ValueError("one letter")


def calls_for_ever(data: bytes) -> None:
    """Never done, in many calls."""
    while True:
        four_doors(data)


def lines_for_ever(data: bytes) -> None:
    """Never done, in one call."""
    count = 0
    while True:
        count += 1
