"""Figures: what was noticed, by whom, and what was not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tools.mutate.mutant import ROOT, Mutant, nearest_rule
from tools.mutate.noticing import Notice


@dataclass
class Outcome:
    """What became of a sample of one subject."""

    subject: str
    seed: int
    mutants: list[tuple[Mutant, Notice]] = field(default_factory=list)
    equivalent: list[tuple[Mutant, str]] = field(default_factory=list)
    swaps: list[tuple[str, str]] = field(default_factory=list)  #: the swap, and who noticed it
    equivalent_swaps: list[tuple[str, str]] = field(default_factory=list)  #: the swap, and why nobody could

    @property
    def noticed(self) -> int:
        return sum(notice.is_noticed for _, notice in self.mutants)

    @property
    def swaps_noticed(self) -> int:
        return sum(bool(by) for _, by in self.swaps)

    def is_enough(self, least: float, least_swaps: float) -> bool:
        """Whether so many of each hundred useful mutants and swaps were noticed."""
        return (
            100 * self.noticed >= least * len(self.mutants)
            and 100 * self.swaps_noticed >= least_swaps * len(self.swaps)
        )  # fmt: skip


def told(outcome: Outcome) -> list[str]:
    """The report of one subject: survivors first, the figures last."""
    lines = [f"{outcome.subject}, seed {outcome.seed}", ""]
    for mutant, notice in outcome.mutants:
        if not notice.is_noticed:
            rule = nearest_rule((ROOT / mutant.path).read_text(encoding="utf-8"), mutant)
            lines += [
                f"SURVIVED  {mutant.operator}, near {rule}: {notice.witness}".rstrip(": "),
                f"  {mutant}",
            ]
    lines += [f"SURVIVED  swap {named}" for named, by in outcome.swaps if not by]
    lines += ["", *figures([outcome])]
    return lines


def figures(outcomes: Sequence[Outcome]) -> list[str]:
    """One line for each kind of mistake of each subject."""
    lines: list[str] = []
    for outcome in outcomes:
        kinds = Counter(notice.kind for _, notice in outcome.mutants if notice.is_noticed)
        by = ", ".join(f"{count} by {kind}" for kind, count in kinds.most_common())
        head = f"{outcome.subject} (seed {outcome.seed}):"
        lines.append(
            f"{head} {_share(outcome.noticed, len(outcome.mutants))} of useful mutants noticed"
            f"{f' ({by})' if by else ''}; {len(outcome.equivalent)} more make no difference"
        )
        if outcome.swaps or outcome.equivalent_swaps:
            lines.append(
                f"{head} {_share(outcome.swaps_noticed, len(outcome.swaps))} of useful swaps noticed; "
                f"{len(outcome.equivalent_swaps)} more make no difference"
            )
    return lines


def _share(part: int, whole: int) -> str:
    """How many of how many.

    >>> _share(46, 50), _share(0, 0)
    ('46 of 50 (92.0 %)', '0 of 0')
    """
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "0 of 0"
