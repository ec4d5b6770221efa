"""Prospects: the exact odds of an attack in numbers that a screen can draw (chapters ATT, DMG and SCT)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from grimtable.games.doom2004.forecast import attack_of, shots_of
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.procedures import attack_result
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.odds import Scatter as Diagram
from grimtable.games.doom2004.topics.odds import Shot, odds
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.games.doom2004.topics.targets import arms_of, blast_area, figures_on
from grimtable.kernel.identity import Space
from grimtable.picture.shapes import Forecast, Prospect, Scatter

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.procedures.attack import Attack
    from grimtable.games.doom2004.topics.odds import Odds
    from grimtable.kernel import Action
    from grimtable.narration import Names


def forecast(state: DoomState, action: Action, names: Names) -> Forecast | None:
    """What a legal attack may bring, as far as the attacker can know; None where nothing is rolled."""
    attack = attack_of(state, action)
    if attack is None:
        return None
    cache = cache_for(state.game, names)
    shots = shots_of(state, attack)
    shot, struck = shots[0]
    if not struck and not shot.blast and not state.field.barrels >> attack.space & 1:
        return None
    landings: dict[str, Space] = {}
    if shot.blast:
        shot, landings = _with_scatters(state, attack, shot, struck)
    faces = {id: die.faces for id, die in state.game.dice.items()}
    answer = odds(shot, faces)
    answers = [(shot, answer), *((each, odds(each, faces)) for each, _ in shots[1:])]
    place = state.field.name(attack.space)
    arms = attack.weapon or state.table.invaders[attack.attacker].kind
    aimed = figures_on(state, 1 << attack.space)
    prospects = [
        Prospect(
            name=names.of(target.name),
            piece=target.name,
            friend=target.side != "enemy",
            kill=_chance(its_odds.kill(at)),
            wounds=tuple((wounds, _chance(chance)) for wounds, chance in its_odds.wounds[at]),
        )
        for each, its_odds in answers
        for at, target in enumerate(each.targets)
    ]
    return Forecast(
        title=cache.say("forecast", arms=names.of(arms), place=place),
        lines=tuple(_lines(cache, state, attack, shot, answer)),
        hit=_chance(answer.hit),
        # Whom it is meant for comes first, then whom the blast finds.
        targets=tuple(sorted(prospects, key=lambda prospect: prospect.piece not in aimed)),
        ammunition=_chance(answer.ammunition) if shot.ammunition else None,
        scatter=_scatter(state, answer, landings),
        warnings=tuple(_warnings(cache, state, attack, shot, landings)),
    )


def _chance(chance: Fraction) -> float:
    return round(float(chance), 4)


def _with_scatters(
    state: DoomState, attack: Attack, shot: Shot, struck: list[str]
) -> tuple[Shot, dict[str, Space]]:
    """The shot with the diagrams that the attacker has not seen, and where each of them leads (D04-SCT-02).

    Whoever attacks knows the discard pile, and the Invader his hand; any other card may be on top.
    """
    table, game = state.table, state.game
    seen = {*table.deck.discard, *table.playing}
    if attack.attacker not in table.marines:
        seen.update(table.hand)
    counts: dict[str, int] = {}
    for copy in game.invader_copies:
        if copy not in seen:
            diagram = game.scatter_of(copy)
            counts[diagram] = counts.get(diagram, 0) + 1
    landings = {diagram: attack_result._scattered(state, attack.space, diagram) for diagram in counts}
    scatters = []
    for diagram, copies in counts.items():
        there = landings[diagram]
        hit = figures_on(state, blast_area(state, there, shot.blast)) if there >= 0 else []
        places = tuple(at for at, id in enumerate(struck) if id in hit)
        scatters.append(Diagram(diagram, copies, places))
    return replace(shot, scatters=tuple(scatters)), landings


def _scatter(state: DoomState, answer: Odds, landings: dict[str, Space]) -> tuple[Scatter, ...]:
    """Where a failed Blast comes down, and how likely, in board order."""
    found: dict[int, Fraction] = {}
    for diagram, chance in answer.scatters:
        there = landings[diagram]
        if there >= 0 and chance:
            found[there] = found.get(there, Fraction(0)) + chance
    name = state.field.name
    return tuple(Scatter(place=name(space), chance=_chance(found[space])) for space in sorted(found))


def _lines(cache: DrawingCache, state: DoomState, attack: Attack, shot: Shot, answer: Odds) -> list[str]:
    names = cache.names
    colours = [
        f"{shot.dice.count(colour)} × {name}" if shot.dice.count(colour) > 1 else name
        for colour in dict.fromkeys(shot.dice)
        for name in (names.printed(colour, "name"),)
    ]
    said = [cache.say("rolls", dice=names.joined(colours))]
    said.append(cache.say("needs-none") if shot.melee else cache.say("needs", range=shot.distance))
    if shot.ammunition:
        ammo = state.game.weapons[attack.weapon].ammo
        left = state.table.marines[attack.attacker].ammo[ammo]
        said.append(cache.say("ammunition-left", ammo=names.word(ammo), left=left))
    if not answer.hits:
        said.append(cache.say("out-of-reach"))
    if state.field.barrels >> attack.space & 1:
        said.append(cache.say("barrel-there"))
    if shot.aimed and shot.dodged:
        said.append(cache.say("aim-and-dodge"))
    elif shot.aimed:
        said.append(cache.say("aimed"))
    elif shot.dodged:
        said.append(cache.say("dodged"))
    return said


def _warnings(
    cache: DrawingCache, state: DoomState, attack: Attack, shot: Shot, landings: dict[str, Space]
) -> list[str]:
    """What the attacker may regret: friends in the blast, where it may scatter, the last token, his order."""
    names = cache.names
    said = []
    friends = [names.of(target.name) for target in shot.targets if target.side == "friend"]
    if friends:
        said.append(cache.say("warn-friends", friends=names.joined(friends)))
    if any(target.side == "self" for target in shot.targets):
        said.append(cache.say("warn-self"))
    attacker = figure_of(state, attack.attacker)
    assert attacker is not None  # whoever may attack is on the board
    own: dict[str, None] = {}
    for there in sorted({there for there in landings.values() if there >= 0}):
        for id in figures_on(state, blast_area(state, there, shot.blast)):
            if not is_enemy(state, id, attacker.id):
                own[id] = None
    if own:
        said.append(cache.say("warn-scatter", friends=names.joined([names.of(id) for id in own])))
    if isinstance(attacker, Marine):
        ammo = arms_of(state, attacker, attack.weapon).ammo
        if ammo and attacker.ammo[ammo] == 1:
            said.append(cache.say("warn-last", ammo=names.of(ammo)))
    return said
