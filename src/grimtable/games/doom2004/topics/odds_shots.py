"""Shots of the weapons and invaders on the reference sheet (D04-DIE-06 to D04-DIE-10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from grimtable.content import Pack, did_you_mean
from grimtable.games.doom2004.topics.odds import Face, Objective, OddsError, Scatter, Shot, Target

if TYPE_CHECKING:
    from grimtable.games.doom2004.items import Die, InvaderCard, InvaderKind, Weapon

#: what each Marine starts with when three play (D04-SET-15)
MARINE: Final = Target("marine", armor=2, wounds=8)
TRACKING_LIMIT: Final = 8  #: D04-ABL-31
SOUL_DRAIN_LIMIT: Final = 8  #: D4X-ABL-11
ADJACENT: Final = 1


@dataclass(frozen=True, slots=True)
class Sheet:
    """The dice, weapons and invaders of a pack."""

    dice: Mapping[str, Die]
    weapons: Mapping[str, Weapon]
    invaders: Mapping[str, InvaderKind]
    diagrams: tuple[Scatter, ...] = ()  #: the scatter diagrams of the whole Invader deck

    @classmethod
    def of(cls, pack: Pack) -> Sheet:
        """The reference sheet of a pack."""
        return cls(
            cast("Mapping[str, Die]", pack.table("dice")),
            cast("Mapping[str, Weapon]", pack.table("weapons")),
            cast("Mapping[str, InvaderKind]", pack.table("invaders")),
            deck_scatters(cast("Iterable[InvaderCard]", pack.items("invader_cards")))
            if "invader_cards" in pack.schema.kinds
            else (),
        )

    @property
    def faces(self) -> dict[str, Sequence[Face]]:
        """What `odds` wants to know of the dice."""
        return {id: die.faces for id, die in self.dice.items()}

    def weapon(self, id: str) -> Weapon:
        """The weapon of that name, or a sentence about what was meant."""
        return self.weapons[_known("weapon", id, self.weapons)]

    def invader(self, id: str) -> InvaderKind:
        """The invader of that name, or a sentence about what was meant."""
        return self.invaders[_known("invader", id, self.invaders)]

    def target(self, id: str, *, armor: int | None = None, wounds: int | None = None) -> Target:
        """An invader, or "marine", as something to shoot at; fresh unless `wounds` are given."""
        if id == MARINE.name:
            whole = MARINE
        else:
            known = _known("target", id, [*self.invaders, MARINE.name])
            kind = self.invaders[known]
            whole = Target(kind.id, kind.armor, kind.wounds)
        return Target(
            whole.name,
            whole.armor if armor is None else armor,
            whole.wounds if wounds is None else wounds,
        )


def shot_for(
    sheet: Sheet,
    attacker: Weapon | InvaderKind,
    *targets: Target,
    distance: int = 1,
    aim: bool = False,
    dodge: bool = False,
    shooter: Target | None = None,
    bonus_dice: Iterable[str] = (),
    accuracy: int = 0,
    deadly: int = 0,
    berserk: bool = False,
    scatters: tuple[Scatter, ...] = (),
    objective: Objective | None = None,
) -> Shot:
    """The shot of a weapon or invader; `accuracy`, `deadly` and `bonus_dice` come on top of the sheet.

    With `shooter`, a Blast that reaches back to the attacker counts him as struck (D04-ABL-08); whether a
    wall saves him only the map knows. Unless an objective is given, a re-roll of a Marine's attack is played
    for the kill, that of an invader's for wounds: who needs eight of them does not throw five away for a frag
    in a thousand.
    """
    if distance < 1:
        raise OddsError(f"the range is {distance}; the nearest target is at range 1 (D04-R-67)")
    if attacker.melee and distance > ADJACENT:
        raise OddsError(f"the {attacker.name} strikes adjacent spaces only, so the range is 1 (D04-MEL-02)")
    abilities = attacker.abilities
    if abilities.tracking and distance > TRACKING_LIMIT:
        raise OddsError(f"the {attacker.name} reaches {TRACKING_LIMIT} spaces at most (D04-ABL-31)")
    if abilities.soul_drain and distance > SOUL_DRAIN_LIMIT:
        raise OddsError(f"the {attacker.name} reaches {SOUL_DRAIN_LIMIT} spaces at most (D4X-SOC-06)")
    is_invader = attacker.id in sheet.invaders
    struck = targets
    if shooter is not None and abilities.blast >= distance:
        struck = (*targets, Target(shooter.name, shooter.armor, shooter.wounds, "self"))
    return Shot(
        dice=_within_pool(sheet, (*attacker.dice, *bonus_dice)),
        distance=distance,
        melee=attacker.melee or abilities.soul_drain,  # D4X-SOC-08: whatever range it shows
        accuracy=abilities.accuracy + accuracy,
        deadly=abilities.deadly + deadly,
        targets=struck,
        ammunition=not is_invader and bool(cast("Weapon", attacker).ammo),  # D04-AMM-03, D04-AMM-04
        blast=abilities.blast,
        scatters=scatters,
        aimed=aim or abilities.aim,
        dodged=dodge,
        berserk=berserk or abilities.soul_drain,  # D4X-SOC-09: every hit kills
        objective=objective or ("wounds" if is_invader else "kill"),
    )


def deck_scatters(cards: Iterable[InvaderCard]) -> tuple[Scatter, ...]:
    """The scatter diagrams of cards, one for each copy (D04-EVT-06), equal ones counted together."""
    return scatters_of(diagram for card in cards for diagram in card.scatters)


def scatters_of(diagrams: Iterable[str]) -> tuple[Scatter, ...]:
    """Diagrams left in a deck, equal ones counted together, in the order of their names.

    >>> scatters_of(["north 1", "miss", "north 1"])
    (Scatter(diagram='miss', copies=1, struck=()), Scatter(diagram='north 1', copies=2, struck=()))
    """
    counts: dict[str, int] = {}
    for diagram in diagrams:
        counts[diagram] = counts.get(diagram, 0) + 1
    return tuple(Scatter(diagram, copies) for diagram, copies in sorted(counts.items()))


def _within_pool(sheet: Sheet, wanted: Iterable[str]) -> tuple[str, ...]:
    """No more dice of a colour than exist; a bonus die beyond that is not rolled (D04-DIE-01, D04-R-90)."""
    dice: list[str] = []
    for colour in wanted:
        if dice.count(colour) < sheet.dice[_known("die", colour, sheet.dice)].count:
            dice.append(colour)
    return tuple(dice)


def _known(what: str, id: str, ids: Iterable[str]) -> str:
    known = list(ids)
    plain = id.strip().lower().replace("-", "_").replace(" ", "_")
    if plain in known:
        return plain
    near = did_you_mean(plain, known)
    hint = f"did you mean {near}?" if near else f"there are {', '.join(known)}"
    raise OddsError(f'there is no {what} "{id}"; {hint}')
