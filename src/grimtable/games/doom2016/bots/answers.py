"""Answers, for the machine: windows, defence cards, dice, discards and choices, for either side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.choosing import weigh_choices
from grimtable.games.doom2016.bots.effects_worth import price_of, worth_of
from grimtable.games.doom2016.bots.marine_plan import keep_worth
from grimtable.games.doom2016.procedures.using import figure_for
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.odds import DODGE, defences, demon_shields, marine_shields
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action, SeatId


def weigh_answer(state: DoomState, seat: SeatId, options: Sequence[Action], *, careful: bool) -> list[Advice]:
    """Every legal answer with its worth."""
    first = options[0]
    if any(isinstance(option, act.KeepCard) for option in options):
        return _defence(state, seat, options)
    if isinstance(first, act.RemoveDie):
        return [Advice(o, _die(state, o), "the weaker die") for o in options]
    if any(isinstance(option, act.ChooseDie) for option in options):
        return [Advice(o, _reroll(state, o), "the lowest die") for o in options]
    if any(isinstance(option, act.ChooseCard) for option in options):
        return [Advice(o, _discard(state, seat, o), "the least useful card") for o in options]
    if any(isinstance(option, Pass) for option in options):
        return [_window(state, seat, option, careful) for option in options]
    if any(isinstance(option, act.ChooseFigure | act.ChooseSpace) for option in options):
        return [Advice(o, worth, "the best choice") for o, worth in weigh_choices(state, seat, list(options))]
    return [_setup(state, option) for option in options]


def _window(state: DoomState, seat: SeatId, option: Action, careful: bool) -> Advice:
    """Whether to use something now: what it brings must be worth more than what it costs."""
    if isinstance(option, act.UseAbility):
        name, figure = option.ability, str(option.figure)
    elif isinstance(option, act.PlayCard):
        name = state.game.source_of_card[option.card]
        figure = str(figure_for(state, seat, name))
    else:
        return Advice(option, 0.0, "keep it")
    worth = worth_of(state, seat, name, figure)
    cost = price_of(state, seat, name)
    if not careful:
        # A rule of thumb: what is cheap is used at the first chance.
        cost *= 0.5
    return Advice(option, worth - cost, "worth its price" if worth > cost else "not worth its price")


# --- defence and dice ---------------------------------------------------------------------------------------


def _defence(state: DoomState, seat: SeatId, options: Sequence[Action]) -> list[Advice]:
    """D16-COV-01: keep the card if the next one is not better on the average."""
    attack = state.innermost(Attack)
    game = state.game
    defender = state.table.figures[attack.defender]
    if defender.kind == MARINE:
        shields = marine_shields(game.action_cards[game.copies[attack.card]])
    else:
        shields = demon_shields(game.events[game.copies[attack.card]], game.demons[defender.kind])
    deck = defences(state, defender, seat)
    number = sum(count for _, count in deck)
    kept = _dealt(attack.damage, shields)
    other = (
        sum(_dealt(attack.damage, each) * count for each, count in deck) / number if number else attack.damage
    )
    found = []
    for option in options:
        is_kept = isinstance(option, act.KeepCard)
        found.append(Advice(option, -kept if is_kept else -other - 0.01, "fewer wounds on the average"))
    return found


def _dealt(damage: int, shields: int) -> float:
    return 0.0 if shields >= DODGE else float(max(0, damage - shields))


def _die(state: DoomState, option: Action) -> float:
    if not isinstance(option, act.RemoveDie):
        return 0.0
    faces = state.game.dice[option.colour].faces
    return -sum(face.damage for face in faces) / len(faces)


def _reroll(state: DoomState, option: Action) -> float:
    """Dice below their average gain from another roll."""
    attack = state.in_progress(Attack)
    if attack is None or not isinstance(option, act.ChooseDie):
        return 0.0
    colour, face = attack.dice[option.number - 1], attack.faces[option.number - 1]
    faces = state.game.dice[colour].faces
    return sum(each.damage for each in faces) / len(faces) - face


def _discard(state: DoomState, seat: SeatId, option: Action) -> float:
    if not isinstance(option, act.ChooseCard):
        return 0.0
    if seat == INVADER:
        return -event_worth(state, option.card)
    card = state.game.action_cards.get(state.game.copies[option.card])
    return 0.0 if card is None else -keep_worth(card)


#: moment → how often an event of that moment finds its use
USES = {
    "status.end": 1.0,
    "attack.before": 0.8,
    "attack.attacking": 0.7,
    "attack.after": 0.7,
    "attack.defending": 0.7,
    "attack.declared": 0.7,
    "between": 0.8,
    "demon.start": 0.7,
    "type.chosen": 0.9,
    "activation.start": 0.8,
    "demon.killed": 0.7,
    "glory_kill": 0.8,
}


def event_worth(state: DoomState, card: str) -> float:
    """What an event card in the hand is thought to bring when its moment comes."""
    source = state.game.sources[state.game.source_of_card[card]]
    worth = USES.get(source.ability.moment, 0.5)
    conditions = len(source.ability.if_)
    names = {condition.name for condition in source.ability.if_}
    if "large_defends" in names:
        # Good for one kind of demon, and then very good.
        return 1.1 if state.field.large else 0.1
    if any(call.parameters.get("whom") == "marines_near_defender" for call in source.calls):
        worth *= 0.5 if len(state.table.marines) > 1 else 0.0
    held = sum(1 for other in state.table.hand if state.game.copies[other] == source.item)
    return worth - 0.1 * max(0, conditions - 1) - 0.15 * (held - 1)


# --- before the game ----------------------------------------------------------------------------------------

#: classes and weapons that veterans take first; the others are as good as each other
DEAR = {"gunslinger": 1.0, "juggernaut": 1.0, "quartermaster": 1.2, "stalwart": 0.9, "executioner": 0.8}
DEAR_WEAPONS = {"heavy_assault_rifle": 1.0, "super_shotgun": 1.0, "plasma_rifle": 0.9, "combat_shotgun": 0.8}


def _setup(state: DoomState, option: Action) -> Advice:
    """Classes, weapons, event sets and the invasion card: what suits the mission comes first."""
    mission = state.game.mission(state.setup)
    worth = 0.0
    if isinstance(option, act.ChooseClass):
        suggested = option.item in {loadout.marine_class for loadout in mission.loadouts}
        worth = DEAR.get(option.item, 0.4) + 0.5 * suggested
    elif isinstance(option, act.ChooseWeapon):
        suggested = any(option.item in loadout.weapons for loadout in mission.loadouts)
        worth = DEAR_WEAPONS.get(option.item, 0.5) + 0.3 * suggested
    elif isinstance(option, act.ChooseEventSet):
        worth = float(option.item in mission.event_sets)
    elif isinstance(option, act.ChooseInvasion):
        worth = float(option.item == mission.invasion)
    elif isinstance(option, act.Done):
        worth = NEVER / 100
    return Advice(option, worth, "it suits the mission")
