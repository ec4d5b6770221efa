"""What is counted in a game, in one dict of the table: by the scenario, and by the rules for themselves.

Saved games keep all of it under plain names (`table.flags`), so this module alone knows how they are spelled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

FRAGS: Final = "frags"  #: how often Marines were fragged
CAMPAIGN_SPENT: Final = "campaign_spent"  #: kill points spent before this scenario
_CAMPAIGN: Final = "campaign_"
_KILLED: Final = "killed_"
_CRUSHED: Final = "crushed_"
_USED: Final = "used_"
_GUARDED: Final = "guarded_"


def killed(kind: str) -> str:
    """How many invaders of a kind have died."""
    return _KILLED + kind


def crushed(kind: str) -> str:
    """How many of a kind an airlock has crushed: dead, but to nobody's credit (D4X-R-21)."""
    return _CRUSHED + kind


def bought(marine: str, thing: str) -> str:
    """What a Marine has bought before this scenario of a campaign."""
    return f"{_CAMPAIGN}{marine}_{thing}"


def purchases(flags: Mapping[str, int], marines: Iterable[str]) -> Iterator[tuple[str, str, int]]:
    """Everything that was bought before this scenario: Marine, thing, and what is noted about it.

    >>> list(purchases({"campaign_red_armor": 1, "campaign_spent": 20, "frags": 1}, ["red", "green"]))
    [('red', 'armor', 1)]
    """
    for marine in marines:
        start = bought(marine, "")
        for flag, number in flags.items():
            if flag.startswith(start):
                yield marine, flag.removeprefix(start), number


def used(card: str) -> str:
    """The turn, round or game in which a Marine card was used last."""
    return _USED + card


def guarded(marine: str) -> str:
    """Whether his Guard order has broken in once."""
    return _GUARDED + marine


def is_inner(flag: str) -> bool:
    """Whether the rules count it for themselves.

    >>> is_inner("killed_imp"), is_inner("frags"), is_inner("scientist"), is_inner("frags_saved")
    (True, True, False, False)
    """
    return flag == FRAGS or flag.startswith((_CAMPAIGN, _KILLED, _CRUSHED, _USED, _GUARDED))


def of_scenario(flags: Mapping[str, int]) -> dict[str, int]:
    """What the scenario counts, in the order in which it began to.

    >>> of_scenario({"frags": 2, "scientist": 1, "used_medic_1": 3})
    {'scientist': 1}
    """
    return {flag: number for flag, number in flags.items() if not is_inner(flag)}
