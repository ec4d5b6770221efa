"""Every worked example of the catalogue, REL-EX-01 to REL-EX-30, is a case that cites it."""

import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[3] / "cases" / "relic" / "examples"


def test_there_is_one_case_for_each_example() -> None:
    cited = [
        [rule for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rules"] if "-EX-" in rule]
        for path in sorted(EXAMPLES.glob("*.toml"))
    ]
    assert cited == [[f"REL-EX-{number:02}"] for number in range(1, 31)]
