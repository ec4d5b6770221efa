"""Odds for who asks from outside: the exact chances of one attack, and of every weapon on every invader."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from grimtable.content import did_you_mean
from grimtable.games.asking_odds import AttackOdds, Matrix, Row, told
from grimtable.games.doom2004.topics.odds import OBJECTIVES, OddsError
from grimtable.games.doom2004.topics.odds import odds as exact
from grimtable.games.doom2004.topics.odds_shots import MARINE, Sheet, shot_for

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.asking_odds import AttackQuestion
    from grimtable.games.doom2004.topics.odds import Objective, Odds, Shot, Target

RANGES = range(1, 9)
_AIMS = {"kill": "the kill", "wounds": "wounds", "hit": "a hit"}


def one(pack: Pack, question: AttackQuestion) -> AttackOdds:
    """The chances of one attack."""
    sheet, objective = Sheet.of(pack), _objective(question)
    weapon, invader = question.weapon, question.invader
    if question.cover:
        raise OddsError("DOOM 2004 knows no cover; leave --cover out (--dodge is what it has)")
    if (weapon is None) == (invader is None):
        raise OddsError("name one attacker: --weapon NAME or --invader NAME (or --all for every weapon)")
    if weapon is not None and question.target is None:
        raise OddsError("name the target, for example --target imp")
    if invader is not None and question.berserk:
        raise OddsError("only a Marine goes berserk; leave --berserk out (D04-EQP-20)")
    if question.berserk and weapon is not None and sheet.weapon(weapon).id != "fist":
        raise OddsError("a berserk Marine attacks with his fist only; take --weapon fist (D04-EQP-20)")
    attacker = sheet.weapon(weapon) if weapon is not None else sheet.invader(str(invader))
    struck = sheet.target(question.target or MARINE.name, armor=question.armor, wounds=question.wounds)
    shot = shot_for(
        sheet,
        attacker,
        struck,
        distance=question.distance,
        aim=question.aim,
        dodge=question.dodge or _always_dodges(sheet, struck.name),
        shooter=sheet.target(attacker.id if weapon is None else MARINE.name),
        berserk=question.berserk,
        scatters=sheet.diagrams if question.deck else (),
        objective=objective,
    )
    answer = exact(shot, sheet.faces)
    return AttackOdds(
        title=f"{attacker.name} on {_title(sheet, struck)}",
        how=f"{'in melee' if shot.melee else f'at range {shot.distance}'}:"
        f" {', '.join(shot.dice)}{_bonuses(shot)}",
        blocks=[*_blocks(sheet, shot, answer)],
        means=[*_means(shot, answer)],
        document=_document(attacker.id, shot, answer),
    )


def every(pack: Pack, question: AttackQuestion) -> Matrix:
    """The chance to kill, for every weapon on every invader at each range."""
    sheet, objective = Sheet.of(pack), _objective(question)
    if question.weapon is not None or question.invader is not None or question.target is not None:
        raise OddsError("--all takes every weapon and every invader; leave the names out")

    def kill(weapon: str, invader: str, distance: int) -> Fraction | None:
        try:
            shot = shot_for(
                sheet,
                sheet.weapons[weapon],
                sheet.target(invader),
                distance=distance,
                aim=question.aim,
                dodge=question.dodge or _always_dodges(sheet, invader),
                objective=objective,
            )
        except OddsError:  # melee beyond the next space
            return None
        return exact(shot, sheet.faces).kill()

    chances = {
        weapon: {invader: [kill(weapon, invader, at) for at in RANGES] for invader in sheet.invaders}
        for weapon in sheet.weapons
    }
    return Matrix(
        title="Chance to kill an unwounded invader, in percent, by range.",
        columns=[str(distance) for distance in RANGES],
        tables={
            sheet.weapons[weapon].name: {sheet.invaders[invader].name: row for invader, row in rows.items()}
            for weapon, rows in chances.items()
        },
        document={
            "ranges": list(RANGES),
            "kill": {
                weapon: {
                    invader: [None if chance is None else told(chance) for chance in row]
                    for invader, row in rows.items()
                }
                for weapon, rows in chances.items()
            },
        },
    )


def _always_dodges(sheet: Sheet, target: str) -> bool:
    """D4X-ABL-01: whether the target has Dodge as an ability."""
    kind = sheet.invaders.get(target)
    return kind is not None and kind.abilities.dodge


def _objective(question: AttackQuestion) -> Objective | None:
    wanted = question.objective
    if wanted is not None and wanted not in OBJECTIVES:
        near = did_you_mean(wanted, OBJECTIVES)
        hint = f"did you mean {near}?" if near else f"choose one of {', '.join(OBJECTIVES)}"
        raise OddsError(f'there is no objective "{wanted}"; {hint}')
    return wanted


def _title(sheet: Sheet, target: Target) -> str:
    kind = sheet.invaders.get(target.name)
    name = kind.name if kind is not None else target.name.capitalize()
    return f"{name} (armor {target.armor}, wounds {target.wounds})"


def _blocks(sheet: Sheet, shot: Shot, answer: Odds) -> Iterator[list[Row]]:
    yield [
        Row("hit", answer.hit, "green"),
        Row("Miss", answer.miss, "red"),
        *([] if shot.melee else [Row("too short", answer.short, "red")]),
    ]
    for at, target in enumerate(shot.targets):
        whose = "" if at == 0 else f"{_name(sheet, target)}: "
        end = "fragged" if _is_marine(sheet, target) else "killed"
        yield [
            *(
                Row(f"{whose}{number} {'wound' if number == 1 else 'wounds'}", chance, "yellow")
                for number, chance in answer.wounds[at]
            ),
            Row(f"{whose}{end}", answer.kill(at), "bold magenta"),
        ]
    extra: list[Row] = []
    if shot.ammunition:
        extra.append(Row("ammunition spent", answer.ammunition, "cyan"))
    if shot.blast:
        extra.append(Row("scatters", answer.scatter, "blue"))
        extra += [Row(f"  {diagram}", chance, "blue") for diagram, chance in answer.scatters]
    if shot.rerolled_by:
        extra.append(Row(f"re-roll for {_AIMS[shot.objective]}", answer.reroll, "white"))
    if extra:
        yield extra


def _name(sheet: Sheet, target: Target) -> str:
    return "himself" if target.side == "self" and _is_marine(sheet, target) else target.name


def _is_marine(sheet: Sheet, target: Target) -> bool:
    return target.name not in sheet.invaders


def _means(shot: Shot, answer: Odds) -> Iterator[str]:
    yield f"damage {_mean(answer.damage.mean)} per attack"
    yield f"wounds {_mean(answer.wounds[0].mean)}"
    if not shot.melee and answer.misses < answer.total:
        unmissed = answer.range.mean / (1 - answer.miss)
        yield f"range {_mean(unmissed)} without a Miss"


def _mean(value: Fraction) -> str:
    hundredths = round(value * 100)
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def _bonuses(shot: Shot) -> str:
    """The icons that matter to the odds, after the dice."""
    parts = [
        f"Accuracy {shot.accuracy}" if shot.accuracy else "",
        f"Deadly {shot.deadly}" if shot.deadly else "",
    ]
    parts += [f"Blast {shot.blast}" if shot.blast else "", "aimed" if shot.aimed else ""]
    parts += ["dodged" if shot.dodged else "", "berserk" if shot.berserk else ""]
    parts += ["so no re-roll" if shot.aimed and shot.dodged else ""]
    named = [part for part in parts if part]
    return f" ({', '.join(named)})" if named else ""


def _document(attacker: str, shot: Shot, answer: Odds) -> dict[str, object]:
    """One attack for other programs: every chance as an exact fraction and as a number."""
    return {
        "attacker": attacker,
        "dice": list(shot.dice),
        "range": shot.distance,
        "melee": shot.melee,
        "accuracy": shot.accuracy,
        "deadly": shot.deadly,
        "blast": shot.blast,
        "reroll_by": shot.rerolled_by,
        "objective": shot.objective,
        "hit": told(answer.hit),
        "miss": told(answer.miss),
        "short": told(answer.short),
        "ammunition": told(answer.ammunition),
        "scatter": told(answer.scatter),
        "scatters": {diagram: told(chance) for diagram, chance in answer.scatters},
        "reroll": told(answer.reroll),
        "rolled_range": {str(value): told(chance) for value, chance in answer.range},
        "damage": {str(value): told(chance) for value, chance in answer.damage},
        "scatter_damage": {str(value): told(chance) for value, chance in answer.scatter_damage},
        "targets": [
            {
                "name": target.name,
                "side": target.side,
                "armor": target.armor,
                "wounds_left": target.wounds,
                "wounds": {str(value): told(chance) for value, chance in answer.wounds[at]},
                "kill": told(answer.kill(at)),
            }
            for at, target in enumerate(shot.targets)
        ],
    }
