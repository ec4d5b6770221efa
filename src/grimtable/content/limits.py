"""How large a pack may be: every bound that loading enforces, in one place.

A pack may come from a stranger, so each bound is far above what an honest pack needs (the largest real deck
has 68 cards, the largest map is a few kilobytes) and far below what would hurt the machine that reads it.
"""

from typing import Final

FILE_BYTES: Final = 256 * 1024
"""Largest single file."""

PACK_BYTES: Final = 16 * 1024 * 1024
"""Largest sum of all files of a pack."""

PACK_FILES: Final = 5_000
"""Most files and folders in a pack."""

FOLDER_DEPTH: Final = 8
"""Deepest folder below the pack's own."""

NESTING: Final = 32
"""Deepest nesting of tables and lists inside a file."""

KEY_PARTS: Final = 32
"""Most parts of one dotted key; the parser's work grows with the square of this."""

KEY_LETTERS: Final = 128
"""Longest single key."""

TEXT_LETTERS: Final = 16_384
"""Longest single text."""

FILE_VALUES: Final = 50_000
"""Most values in one file."""

ITEM_CALLS: Final = 256
"""Most verbs, conditions and counted quantities in one item."""

ID_LETTERS: Final = 64
"""Longest id."""

PROBLEMS_SHOWN: Final = 50
"""Most problems listed in one report; the rest are counted."""

LARGEST_AMOUNT: Final = 9_999
"""Largest number that an effect or a condition works with."""

LARGEST_NUMBER: Final = 2**53 - 1
"""Largest whole number: what a browser reads back from JSON without loss."""
