"""Exact odds of an attack, with a re-roll played best by whoever owns it.  Chapters ATT, DMG, AMM, RRL, SCT.

Nothing here looks at a game in progress: a `Shot` says all that matters, so that the table, bots and the
command line ask the same function. All chances are exact fractions; nothing is sampled and nothing is
rounded.

>>> from dataclasses import replace
>>> coin = (PlainFace(range=2, damage=1), PlainFace(miss=True))
>>> shot = Shot(dice=("coin",), distance=2, targets=(Target("imp", armor=1, wounds=1),))
>>> odds(shot, {"coin": coin}).hit, odds(replace(shot, aimed=True), {"coin": coin}).hit
(Fraction(1, 2), Fraction(3, 4))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, Protocol, get_args

from grimtable.games.doom2004.topics.odds_tables import (
    NOTHING,
    DiceTable,
    DieKey,
    FaceKey,
    Part,
    add,
    dice_table,
    unpack,
)
from grimtable.kernel.errors import GrimtableError

Side = Literal["enemy", "friend", "self"]
Objective = Literal["kill", "wounds", "hit"]

OBJECTIVES: Final[tuple[Objective, ...]] = get_args(Objective)
MOST_DICE: Final = 12  #: twice the box; counts of more dice would not fit the packed rows


class OddsError(GrimtableError):
    """A question about an attack that cannot be made."""


class Face(Protocol):
    """What a face must tell; the faces of the pack's dice do."""

    @property
    def range(self) -> int: ...
    @property
    def damage(self) -> int: ...
    @property
    def bullet(self) -> bool: ...
    @property
    def miss(self) -> bool: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainFace:
    """A face written down by hand."""

    range: int = 0
    damage: int = 0
    bullet: bool = False
    miss: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """A figure that a hit strikes, with the wounds it can still take (D04-DMG-02 to D04-DMG-10)."""

    name: str
    armor: int
    wounds: int
    side: Side = "enemy"  #: a Blast strikes friends and the attacker too (D04-ABL-08)

    def __post_init__(self) -> None:
        if self.wounds < 1:
            raise OddsError(f"{self.name} has {self.wounds} wounds left; a target has at least 1")
        if self.side not in get_args(Side):
            raise OddsError(
                f"{self.name} is on side {self.side!r}; choose one of {', '.join(get_args(Side))}"
            )

    def wounds_of(self, damage: int) -> int:
        """Full multiples of the armor in the damage, surplus lost (D04-DMG-04, D04-R-43, D04-R-100).

        >>> [Target("Marine", armor=2, wounds=3).wounds_of(damage) for damage in (1, 2, 4, 7, 9)]
        [0, 1, 2, 3, 3]
        """
        return min(self.wounds, damage // max(1, self.armor))


@dataclass(frozen=True, slots=True)
class Scatter:
    """A scatter diagram among the cards left in the deck (D04-SCT-02)."""

    diagram: str  #: as the card says it: "miss", "north-east 2"
    copies: int = 1
    struck: tuple[int, ...] = ()  #: which of the shot's targets the new blast covers, by position


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """An attack about to be rolled, in plain numbers.

    A hit strikes every target. The order of targets has no meaning except for `Scatter.struck`.
    """

    dice: tuple[str, ...]
    distance: int = 1  #: needed range (D04-RNG-01)
    melee: bool = False  #: rolled range is ignored (D04-MEL-03)
    accuracy: int = 0  #: icons and other bonuses to the range (D04-ABL-01)
    deadly: int = 0  #: icons and other bonuses to the damage of a hit (D04-ABL-18)
    targets: tuple[Target, ...] = ()
    ammunition: bool = False  #: bullet icons cost a token (D04-AMM-03 to D04-AMM-05)
    blast: int = 0  #: a failed Blast scatters (D04-SCT-01)
    scatters: tuple[Scatter, ...] = ()  #: the deck's diagrams, where known
    aimed: bool = False  #: by order or ability (D04-ORD-04, D04-ABL-03)
    dodged: bool = False  #: by order or card (D04-ORD-19)
    berserk: bool = False  #: every hit kills (D04-EQP-21)
    objective: Objective = "kill"  #: what the owner of a re-roll plays for

    def __post_init__(self) -> None:
        if not self.dice:
            raise OddsError("an attack needs at least one die")
        if len(self.dice) > MOST_DICE:
            raise OddsError(f"{len(self.dice)} dice are too many; the most is {MOST_DICE}")
        if self.distance < 0:
            raise OddsError(f"the range is {self.distance}; it is counted in spaces from 1 on")
        if self.objective not in OBJECTIVES:
            raise OddsError(
                f"there is no objective {self.objective!r}; choose one of {', '.join(OBJECTIVES)}"
            )
        for scatter in self.scatters:
            if scatter.copies < 1 or any(not 0 <= at < len(self.targets) for at in scatter.struck):
                raise OddsError(
                    f'scatter "{scatter.diagram}" needs at least one copy and names targets by position'
                )

    @property
    def rerolled_by(self) -> Literal["", "attacker", "defender"]:
        """Who may have dice rolled again; Aim and Dodge cancel (D04-RRL-04)."""
        if self.aimed == self.dodged:
            return ""
        return "attacker" if self.aimed else "defender"


@dataclass(frozen=True, slots=True)
class Spread:
    """How often each number comes up, out of `total`; what is missing to the total did not get that far."""

    counts: tuple[tuple[int, int], ...]
    total: int

    def __getitem__(self, value: int) -> Fraction:
        return Fraction(dict(self.counts).get(value, 0), self.total)

    def __iter__(self) -> Iterator[tuple[int, Fraction]]:
        return ((value, Fraction(count, self.total)) for value, count in self.counts)

    def at_least(self, value: int) -> Fraction:
        """The chance of that number or a greater one."""
        return Fraction(sum(count for number, count in self.counts if number >= value), self.total)

    @property
    def mean(self) -> Fraction:
        """The expected number; what is missing to the total counts as 0."""
        return Fraction(sum(value * count for value, count in self.counts), self.total)


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack comes to. All counts are out of `total`; the properties give them as fractions."""

    total: int
    misses: int
    hits: int
    ammunition_spent: int
    rerolls: int
    range: Spread  #: total range of the rolls without a Miss
    damage: Spread  #: total damage of the hits
    scatter_damage: Spread  #: total damage of the failed Blasts, for wherever they come down (D04-R-78)
    wounds: tuple[Spread, ...]  #: of each target, a scatter that strikes it included
    kills: tuple[Fraction, ...]  #: of each target
    scatters: tuple[tuple[str, Fraction], ...]  #: each diagram of the deck

    @property
    def miss(self) -> Fraction:
        """A Miss shows on some die (D04-ATT-11)."""
        return Fraction(self.misses, self.total)

    @property
    def short(self) -> Fraction:
        """No Miss, but too little range (D04-ATT-13)."""
        return Fraction(self.total - self.misses - self.hits, self.total)

    @property
    def hit(self) -> Fraction:
        """The target space is hit (D04-ATT-12)."""
        return Fraction(self.hits, self.total)

    @property
    def ammunition(self) -> Fraction:
        """A token is spent (D04-AMM-05)."""
        return Fraction(self.ammunition_spent, self.total)

    @property
    def reroll(self) -> Fraction:
        """At least one die is rolled again."""
        return Fraction(self.rerolls, self.total)

    @property
    def scatter(self) -> Fraction:
        """The Blast fails and scatters (D04-SCT-01)."""
        return Fraction(sum(count for _, count in self.scatter_damage.counts), self.total)

    def kill(self, target: int = 0) -> Fraction:
        """That target takes its last wound."""
        return self.kills[target]


def odds(shot: Shot, faces: Mapping[str, Sequence[Face]]) -> Odds:
    """The exact odds of an attack. Equal questions are answered from memory.

    With a re-roll (D04-RRL-01 to D04-RRL-03), its owner sees the dice and picks those to roll again. The
    attacker wants as many enemies killed as can be expected, then as many wounds on them, then as little
    harm to his own side, then to keep his ammunition; the objective "wounds" or "hit" puts that first.
    The defender wants the opposite. Among equals as few dice as possible are rolled again.
    """
    return _odds(shot, tuple(_die(name, faces) for name in shot.dice))


def forget() -> None:
    """Forget all answers, for whoever measures; what depends on the dice alone stays known."""
    _odds.cache_clear()


def best_reroll(shot: Shot, faces: Mapping[str, Sequence[Face]], rolled: Sequence[Face]) -> tuple[int, ...]:
    """Which dice of a roll its owner should have rolled again, by position; none if nobody may.

    >>> coin = (PlainFace(range=2, damage=1), PlainFace(miss=True))
    >>> shot = Shot(dice=("coin", "coin"), targets=(Target("imp", 1, 1),), aimed=True)
    >>> best_reroll(shot, {"coin": coin}, (coin[0], coin[1]))
    (1,)
    """
    dice = tuple(_die(name, faces) for name in shot.dice)
    if len(rolled) != len(dice):
        raise OddsError(f"{len(rolled)} faces do not fit {len(dice)} dice")
    shown = [_face(face) for face in rolled]
    for name, die, face in zip(shot.dice, dice, shown, strict=True):
        if face not in die:
            raise OddsError(f"the {name} die has no face {face}")
    if not shot.rerolled_by:
        return ()
    table = dice_table(dice)
    merits = {-merit & table.mask: merit for merit in _contenders(shot, table)}
    choices = []
    for choice in range(1 << len(dice)):
        kept = NOTHING
        numbers = [0] * len(table.colours)
        for at, die in enumerate(dice):
            if choice >> at & 1:
                numbers[table.colours.index(die)] += 1
            else:
                kept = add(kept, shown[at])
        merit = merits.get(table.place[tuple(numbers), kept].number)
        if merit is not None:
            choices.append((merit, choice))
    best = max(choices)[1]
    return tuple(at for at in range(len(dice)) if best >> at & 1)


@lru_cache(maxsize=8192)
def _odds(shot: Shot, dice: tuple[DieKey, ...]) -> Odds:
    table = dice_table(dice)
    if not shot.rerolled_by:
        first_roll = table.parts[-table.nothing_kept.number & table.mask]
        return _tally(shot, table, [(first_roll, 1)])
    return _tally(shot, table, _play(table, _contenders(shot, table)))


Chosen = tuple[Part, int]
"""A keep, and how many first rolls it is the best for."""


def _play(table: DiceTable, contenders: list[int]) -> list[Chosen]:
    """What is kept and how often, if every first roll takes the best keep that it allows.

    The keeps are walked from the best down; each takes the rolls that allow it and are not taken yet. That
    is a handful for most of them, so they are counted one by one; every roll is counted once.
    """
    contenders.sort(reverse=True)
    left = table.nothing_kept.rolls
    boards, parts, mask = table.boards, table.parts, table.mask
    bits, weights = table.bits, table.weights
    chosen = []
    for low in [merit & mask for merit in contenders]:
        taken = left & boards[low]
        if taken:
            left ^= taken
            weight = 0
            while taken:
                length = taken.bit_length()
                weight += weights[length]
                taken ^= bits[length]
            chosen.append((parts[low], weight))
            if not left:
                break
    return chosen


def _contenders(shot: Shot, table: DiceTable) -> list[int]:
    """How good each keep is for whoever chooses, as numbers that are all different.

    What an outcome is worth is one whole number whose digits, in a wide enough base, are the aims in
    their order; so sums over outcomes compare aim by aim. The position in the table breaks ties; it is
    the low bits of the negative number. Every roll allows to roll all dice again, so nothing worse than
    that is listed.
    """
    hit, fail, token = _worth(shot, table)
    sign = table.mask + 1 if shot.rerolled_by == "attacker" else -(table.mask + 1)
    hit = [sign * worth for worth in hit]
    fail = [sign * worth for worth in fail]
    token *= sign
    needed = 0 if shot.melee else shot.distance - shot.accuracy
    # With nothing left to roll a sum is worth what it is; with one die more, as much as the sums it leads to.
    values = [0, *(hit[damage] if reach >= needed else fail[damage] for reach, damage in table.sums)]
    values += [fail[damage] for damage in table.spoilt_sums]
    for again in table.again:
        values += [sum(leads_to(values)) for leads_to in again.leads]
    average = values[-1]
    least = average + table.all_again.clear * token - table.nothing_kept.number
    # Unless it scatters, a Miss is worth nothing to the attacker: he rolls it again if that may help.
    missing = any(fail) or average <= 0
    contenders: list[int] = []
    each = iter(values)
    next(each)
    for again in table.again:
        scale = again.scale
        saved = again.clear * scale * token
        for (plain, bullet), worth in zip(again.unspoilt, each, strict=False):
            value = worth * scale
            if bullet >= 0 and (merit := value - bullet) >= least:
                contenders.append(merit)
            if plain >= 0 and (merit := value + saved - plain) >= least:
                contenders.append(merit)
        for (plains, bullets), worth in zip(again.spoilt, each, strict=False):
            if missing:
                value = worth * scale
                contenders += [merit for number in bullets if (merit := value - number) >= least]
                value += saved
                contenders += [merit for number in plains if (merit := value - number) >= least]
    return contenders


def _worth(shot: Shot, table: DiceTable) -> tuple[list[int], list[int], int]:
    """What rolled damage is worth to the attacker with a hit and with a fail, and what a saved token is."""
    scatters = shot.scatters if shot.blast else ()
    weight = sum(scatter.copies for scatter in scatters) or 1
    outcomes = table.outcomes * weight
    most = sum(target.wounds for target in shot.targets) + len(shot.targets)
    base = 2 * outcomes * (most + 1) + 1
    harm = base if any(target.side != "enemy" for target in shot.targets) else 0
    first = base**3 if harm else base
    kill, wound = (first, first * base) if shot.objective == "wounds" else (first * base, first)
    success = first * base**2 * weight if shot.objective == "hit" else 0
    hit = [success] * (table.hardest + 1)
    fail = [0] * (table.hardest + 1)
    for at, target in enumerate(shot.targets):
        enemy = target.side == "enemy"
        killed, wounded = (kill, wound) if enemy else (-harm * base, -harm)
        struck = sum(scatter.copies for scatter in scatters if at in scatter.struck)
        for damage in range(table.hardest + 1):
            wounds = target.wounds_of(damage + shot.deadly)
            worth = wounds * wounded + (killed if wounds == target.wounds else 0)
            fail[damage] += struck * worth
            if shot.berserk and enemy:
                worth = target.wounds * wounded + killed
            hit[damage] += weight * worth
    return hit, fail, weight if shot.ammunition else 0


def _tally(shot: Shot, table: DiceTable, chosen: list[Chosen]) -> Odds:
    """Add up what the chosen keeps lead to. Every number is out of all first rolls times all second ones."""
    needed = 0 if shot.melee else shot.distance - shot.accuracy
    lane = table.lane
    # What is kept, by the dice rolled again beside it, as packed rows; later each row is folded with what
    # those dice show.
    reaching = [0] * len(table.again)  # kept range without a Miss
    spoilt = [0] * len(table.again)  # kept damage beside a Miss
    bulletless = [0] * len(table.again)  # number of rolls
    #: kept damage without a Miss, also by the range still needed
    hitting: list[dict[int, int]] = [{} for _ in table.again]
    rolls = standing = 0  # all first rolls, and those of which nothing is rolled again
    for (which, kept_range, kept_damage, bullet, miss), weight in chosen:
        rolls += weight
        if not which:
            standing += weight
        if not bullet:
            bulletless[which] += weight
        if miss:
            spoilt[which] += weight << lane * kept_damage
        else:
            reaching[which] += weight << lane * kept_range
            reach = needed - kept_range if needed > kept_range else 0
            rows = hitting[which]
            rows[reach] = rows.get(reach, 0) + (weight << lane * kept_damage)
    hits = reached = all_damage = clear = 0
    for again, rows, ranges, missed, number in zip(
        table.again, hitting, reaching, spoilt, bulletless, strict=True
    ):
        clear += again.scale * again.clear * number
        reached += again.packed_range * (again.scale * ranges)
        for reach, row in rows.items():
            if reach < len(again.packed_hits):
                hits += again.packed_hits[reach] * (again.scale * row)
            missed += row
        if shot.blast:
            all_damage += again.packed_damage * (again.scale * missed)
    total = rolls * table.outcomes
    reach_counts = unpack(reached, lane)
    dealt = unpack(hits, lane)
    hit_count = sum(dealt.values())
    fails = {damage: count - dealt.get(damage, 0) for damage, count in unpack(all_damage, lane).items()}
    scatters = shot.scatters if shot.blast else ()
    cards = sum(scatter.copies for scatter in scatters)
    wounds = tuple(_wounds(shot, at, dealt, fails, cards, total) for at in range(len(shot.targets)))
    failed = total - hit_count
    chances = {
        copies: Fraction(failed * copies, total * cards) for copies in sorted({s.copies for s in scatters})
    }
    return Odds(
        total=total,
        misses=total - sum(reach_counts.values()),
        hits=hit_count,
        ammunition_spent=total - clear if shot.ammunition else 0,
        rerolls=(rolls - standing) * table.outcomes if shot.rerolled_by else 0,
        range=_spread(reach_counts, total, shot.accuracy),
        damage=_spread(dealt, total, shot.deadly),
        scatter_damage=_spread(fails, total, shot.deadly),
        wounds=tuple(spread for spread, _ in wounds),
        kills=tuple(killed for _, killed in wounds),
        scatters=tuple((scatter.diagram, chances[scatter.copies]) for scatter in scatters),
    )


def _spread(counts: Mapping[int, int], total: int, bonus: int) -> Spread:
    return Spread(tuple((value + bonus, count) for value, count in sorted(counts.items()) if count), total)


def _wounds(
    shot: Shot, at: int, dealt: Mapping[int, int], fails: Mapping[int, int], cards: int, total: int
) -> tuple[Spread, Fraction]:
    """How many wounds a target takes, with the hits and with the scatters that strike it."""
    target = shot.targets[at]
    here = sum(scatter.copies for scatter in shot.scatters if at in scatter.struck) if cards else 0
    parts = cards if here else 1
    counts: dict[int, int] = {}
    for damage, count in dealt.items():
        kills = shot.berserk and target.side == "enemy"
        wounds = target.wounds if kills else target.wounds_of(damage + shot.deadly)
        counts[wounds] = counts.get(wounds, 0) + count * parts
    if here:
        for damage, count in fails.items():
            wounds = target.wounds_of(damage + shot.deadly)
            counts[wounds] = counts.get(wounds, 0) + count * here
    counts[0] = total * parts - sum(count for wounds, count in counts.items() if wounds)
    return _spread(counts, total * parts, 0), Fraction(counts.get(target.wounds, 0), total * parts)


def _die(name: str, faces: Mapping[str, Sequence[Face]]) -> DieKey:
    if name not in faces:
        raise OddsError(f"there is no {name} die; the dice are {', '.join(faces)}")
    return tuple(_face(face) for face in faces[name])


def _face(face: Face) -> FaceKey:
    if face.miss:  # whatever else it may show, a Miss has neither range nor damage (D04-R-78)
        return (0, 0, face.bullet, True)
    return (face.range, face.damage, face.bullet, False)
