"""Odds for who asks from outside: the exact chances of one attack, and of every action card on every demon.

Nobody's deck is known here, so the defence card is one of all: of all event cards for a demon, of all cards
that marines may start with for a marine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from grimtable.content import did_you_mean
from grimtable.games.asking_odds import AttackOdds, Matrix, Row, told
from grimtable.games.doom2016.items import SCHEMA
from grimtable.games.doom2016.topics.odds import (
    Odds,
    Swing,
    damage_cases,
    demon_shields,
    gathered,
    marine_shields,
    printed_swing,
)
from grimtable.kernel import GrimtableError

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.asking_odds import AttackQuestion
    from grimtable.games.doom2016.items import ActionCard, Demon, Die, EventCard, Ruleset, WeaponSet
    from grimtable.games.doom2016.topics.odds import Defences

MARINE: Final = "marine"
COLUMNS: Final = ("open", "in cover")
#: what only other games have, with the option that asks for it
FOREIGN: Final = {
    "armor": "--armor",
    "aim": "--aim",
    "dodge": "--dodge",
    "berserk": "--berserk",
    "objective": "--objective",
    "deck": "--deck",
}


class OddsError(GrimtableError):
    """A question about odds that a person can put better."""


class Sheet:
    """What the pack says of cards, demons and dice."""

    def __init__(self, pack: Pack) -> None:
        self.dice: Mapping[str, Die] = pack.table(SCHEMA.kinds["dice"])
        self.demons: Mapping[str, Demon] = pack.table(SCHEMA.kinds["demons"])
        self.cards: Mapping[str, ActionCard] = pack.table(SCHEMA.kinds["action_cards"])
        self.events: Mapping[str, EventCard] = pack.table(SCHEMA.kinds["events"])
        self.sets: Mapping[str, WeaponSet] = pack.table(SCHEMA.kinds["weapon_sets"])
        rulesets: Mapping[str, Ruleset] = pack.table(SCHEMA.kinds["ruleset"])
        self.health = rulesets["base"].health

    def attacking(self) -> dict[str, ActionCard]:
        """Cards that attack."""
        return {id: card for id, card in self.cards.items() if card.attack is not None}

    def card(self, name: str) -> ActionCard:
        found = self.cards.get(name)
        if found is None:
            raise OddsError(_unknown("action card", name, tuple(self.attacking())))
        if found.attack is None:
            raise OddsError(f"{found.name} does not attack; take a card with an attack field (D16-CRD-02)")
        return found

    def demon(self, name: str) -> Demon:
        found = self.demons.get(name)
        if found is None:
            raise OddsError(_unknown("demon", name, (*self.demons, MARINE)))
        return found

    def defences(self, demon: Demon | None) -> Defences:
        """All events for a demon; all cards of starting sets for a marine."""
        if demon is not None:
            return gathered(
                demon_shields(event, demon) for event in self.events.values() for _ in range(event.copies)
            )
        return gathered(
            marine_shields(card)
            for card in self.cards.values()
            if not self.sets[card.set].found
            for _ in range(self.sets[card.set].copies)
        )

    def odds(self, swing: Swing, demon: Demon | None, left: int, cover: bool) -> Odds:
        faces = tuple(tuple(face.damage for face in self.dice[each].faces) for each in sorted(swing.dice))
        fixed = int(demon is not None and demon.toughness)
        hides = cover and not swing.ignores_cover
        cases, of = damage_cases(faces, self.defences(demon), fixed, swing.pierces, swing.extra, hides)
        stagger = left if demon is None else max(0, demon.stagger - (demon.health - left))
        return Odds(cases, of, left, stagger, hides)


def one(pack: Pack, question: AttackQuestion) -> AttackOdds:
    """The chances of one attack."""
    sheet = Sheet(pack)
    _only_ours(question)
    if (question.weapon is None) == (question.invader is None):
        raise OddsError(
            "name one attacker: --weapon CARD or --invader DEMON (or --all for every card on every demon)"
        )
    if question.weapon is not None:
        if question.target is None or question.target == MARINE:
            raise OddsError("a marine attacks a demon; name it, for example --target imp (D16-ATT-05)")
        card = sheet.card(question.weapon)
        attacker, name = card.id, card.name
        swing = printed_swing(card)
        assert swing is not None  # such a card was asked for
        target: Demon | None = sheet.demon(question.target)
    else:
        if question.target not in (None, MARINE):
            raise OddsError("a demon attacks a marine; leave --target out (D16-ATT-05)")
        demon = sheet.demon(str(question.invader))
        attacker, name = demon.id, demon.name
        swing = Swing(demon.attack.dice, demon.attack.range)
        target = None
    if question.distance > swing.reach:
        raise OddsError(f"{name} reaches {swing.reach} spaces, not {question.distance} (D16-ATT-04)")
    whole = sheet.health if target is None else target.health
    left = whole if question.wounds is None else question.wounds
    if not 1 <= left <= whole:
        raise OddsError(f"--wounds is what the target can still take: 1 to {whole}")
    odds = sheet.odds(swing, target, left, question.cover)
    struck = "Marine" if target is None else target.name
    return AttackOdds(
        title=f"{name} on {struck} (health {left})",
        how=f"within {swing.reach}: {', '.join(swing.dice)}{_words(swing, odds)}",
        blocks=[*_blocks(odds, target)],
        means=[f"damage {_mean(odds)}"],
        document=_document(attacker, MARINE if target is None else target.id, swing, odds),
    )


def every(pack: Pack, question: AttackQuestion) -> Matrix:
    """The chance to kill, for every action card on every demon."""
    sheet = Sheet(pack)
    _only_ours(question)
    if question.weapon is not None or question.invader is not None or question.target is not None:
        raise OddsError("--all takes every card and every demon; leave the names out")
    tables: dict[str, dict[str, Sequence[Fraction | None]]] = {}
    document: dict[str, object] = {}
    for card in sheet.attacking().values():
        swing = printed_swing(card)
        assert swing is not None
        rows: dict[str, Sequence[Fraction | None]] = {}
        plain: dict[str, object] = {}
        for demon in sheet.demons.values():
            chances = [kill(sheet.odds(swing, demon, demon.health, cover)) for cover in (False, True)]
            rows[demon.name] = [chances[0], None if demon.base != "1x1" else chances[1]]
            plain[demon.id] = [told(chance) for chance in chances]
        tables[card.name] = rows
        document[card.id] = plain
    return Matrix(
        title="Chance to kill an unhurt demon, in percent; large demons have no cover.",
        columns=COLUMNS,
        tables=tables,
        document={"columns": list(COLUMNS), "kill": document},
    )


def kill(odds: Odds) -> Fraction:
    return Fraction(sum(odds.cases[odds.health :]), odds.of)


def _only_ours(question: AttackQuestion) -> None:
    for field, option in FOREIGN.items():
        if getattr(question, field):
            raise OddsError(f"DOOM 2016 has nothing like {option}; leave it out (--cover is what it has)")


def _unknown(what: str, word: str, known: tuple[str, ...]) -> str:
    near = did_you_mean(word, known)
    hint = f"did you mean {near}?" if near else f"choose one of {', '.join(known)}"
    return f'there is no {what} "{word}"; {hint}'


def _words(swing: Swing, odds: Odds) -> str:
    parts = ["in cover" if odds.cover else ""]
    parts += ["ignores cover" if swing.ignores_cover else ""]
    parts += [f"the defence loses up to {swing.pierces} shields" if swing.pierces else ""]
    named = [part for part in parts if part]
    return f" ({', '.join(named)})" if named else ""


def _blocks(odds: Odds, target: Demon | None) -> Iterator[list[Row]]:
    rows = []
    for damage, cases in enumerate(odds.cases[: odds.health]):
        if cases:
            label = "no damage" if damage == 0 else f"{damage} damage"
            rows.append(Row(label, Fraction(cases, odds.of), "red" if damage == 0 else "yellow"))
    rows.append(Row("killed", kill(odds), "bold magenta"))
    yield rows
    if target is not None:
        yield [Row("staggered or killed", Fraction(sum(odds.cases[odds.stagger :]), odds.of), "green")]


def _mean(odds: Odds) -> str:
    return f"{odds.mean:.2f}"


def _document(attacker: str, target: str, swing: Swing, odds: Odds) -> dict[str, object]:
    return {
        "attacker": attacker,
        "target": target,
        "dice": list(swing.dice),
        "range": swing.reach,
        "cover": odds.cover,
        "pierces": swing.pierces,
        "health_left": odds.health,
        "damage": {
            str(damage): told(Fraction(cases, odds.of)) for damage, cases in enumerate(odds.cases) if cases
        },
        "kill": told(kill(odds)),
        "staggered": told(Fraction(sum(odds.cases[odds.stagger :]), odds.of)),
    }
