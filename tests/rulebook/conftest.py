"""A made-up game, Toy, in a project of its own: catalogue, code, content, cases and tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

CATALOGUE = """\
prefix = "TOY"
title = "Toy"

[chapters]
ATK = "Attack"
MOV = { title = "Movement", status = "partly", reason = "No doors yet." }
R = { title = "Rulings", kind = "ruling" }
EX = { title = "Examples", kind = "example" }

[TOY-ATK-01]
title = "Declare"
text = "The attacker names **one** target."
source = "p. 3"

[TOY-ATK-02]
title = "Roll"
text = "See TOY-ATK-01."

[TOY-ATK-03]
title = "Tidy up"
text = "Dice go back to the tray."
status = "table-only"
reason = "Cardboard."

[TOY-MOV-01]
title = "Step"
text = \"\"\"
A figure steps
to a neighbour.
\"\"\"

[TOY-R-01]
title = "Diagonals?"
text = "Yes."
option = "diagonals"

[TOY-EX-01]
title = "A roll"
text = "Rules: TOY-ATK-02."
"""

KERNEL = """\
prefix = "KIT"
title = "Kit"
[chapters]
KIT = "Kernel"
[KIT-01]
title = "Only the asked seat acts"
text = "Others wait."
"""

FILES = {
    "src/grimtable/kernel/rules.toml": KERNEL,
    "src/grimtable/kernel/ask.py": 'ASK = "KIT-01"\n',
    "src/grimtable/games/toy/__init__.py": '"""Toy."""\n',
    "src/grimtable/games/toy/rules.toml": CATALOGUE,
    "src/grimtable/games/toy/attack.py": (
        '"""Attacking: TOY-ATK-01."""\n\nSTEP = ("TOY-ATK-01", "declare")\n# TOY-ATK-02 needs no code\n'
    ),
    "src/grimtable/games/toy/content/card.toml": 'rules = ["TOY-MOV-01"]  # TOY-R-01\n',
    "cases/toy/declare.toml": (
        'why = "unlike TOY-ATK-02"\nrules = [\n  "TOY-ATK-01",  # not TOY-MOV-01\n]\n'
        '[[expect]]\nrefused = "x"\nrule = "TOY-R-01"\n'
    ),
    "tests/test_toy.py": '@rule("TOY-MOV-01", "TOY-EX-01", "KIT-01")\ndef test_step():\n    """A step."""\n',
    "tests/support.py": '"""Helps with TOY-ATK-02."""\n',
}

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write files under the test's own folder and return that folder."""

    def write_files(files: dict[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write_files


@pytest.fixture
def toy(write: Write) -> Path:
    """The top folder of a project with the game Toy."""
    return write(FILES)


@pytest.fixture
def catalogue_text() -> str:
    """The catalogue of Toy."""
    return CATALOGUE
