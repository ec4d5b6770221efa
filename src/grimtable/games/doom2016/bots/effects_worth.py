"""What an ability, a reaction, an event or a Glory Kill card is worth now, from the verbs that it is made of.

No card is known by name: what it does is read from its verbs, with the figures that they mean on this table.
All worth is told from the side of the seat that would use it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from grimtable.content.amounts import Amount
from grimtable.games.doom2016.bots.purpose import extra_for, prey
from grimtable.games.doom2016.bots.values import (
    hit_on_demon,
    hit_on_marine,
    price,
    wound_on_demon,
    wound_on_marine,
)
from grimtable.games.doom2016.effects.groups import figures_of
from grimtable.games.doom2016.forecast import attack_under_way
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.odds import Swing, attack_odds, demon_swing
from grimtable.games.doom2016.topics.sight import is_within, sees

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.sources import Source
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Odds
    from grimtable.kernel import SeatId

CARD: Final = 0.55  #: a card in a hand
FEW: Final = 4  #: a hand of fewer cards is a small one
PUSHED: Final = 0.65  #: to put an enemy where he does not want to be
ARGENT: Final = 0.75  #: an Argent Power token
POINT: Final = 0.16  #: a movement point that nothing special is planned for
EVENT: Final = 0.35  #: what an event card is worth unplayed: six are drawn anew in each round
GLORY_CARD: Final = 0.5  #: what a Glory Kill card is worth unplayed


class Scale:
    """Weighs the verbs of one ability, for one seat."""

    def __init__(self, state: DoomState, seat: SeatId, source: Source, using: Using) -> None:
        self.state, self.seat, self.source, self.using = state, seat, source, using
        self.attack = state.in_progress(Attack)
        self.acting = state.in_progress(DemonActivation)

    def mine(self, figure: Figure) -> bool:
        """Whether a figure is on this seat's side."""
        return (figure.kind == MARINE) != (self.seat == INVADER)

    # --- helpers ----------------------------------------------------------------------------------------

    def amount(self, call: Call, name: str = "amount", default: int = 1) -> int:
        value: object = call.parameters.get(name, default)
        if isinstance(value, Amount):
            return value.value(self.state, self.using)
        return int(str(value))

    def group(self, call: Call, default: str = "owner") -> list[Figure]:
        return figures_of(self.state, self.using, str(call.parameters.get("whom", default)))

    def wound(self, figure: Figure, damage: float) -> float:
        """Damage on a figure, seen from this seat."""
        if figure.kind == MARINE:
            worth = wound_on_marine(self.state, figure, damage)
        else:
            worth = wound_on_demon(
                self.state, figure, damage, extra_for(self.state, prey(self.state), figure)
            )
        return -worth if self.mine(figure) else worth

    def hit(self, odds: Odds, defender: Figure) -> float:
        """An attack on a figure, seen from this seat."""
        if defender.kind == MARINE:
            worth = hit_on_marine(self.state, defender, odds)
        else:
            extra = extra_for(self.state, prey(self.state), defender)
            worth = hit_on_demon(self.state, defender, odds, extra)
        return -worth if self.mine(defender) else worth

    def _now(self) -> tuple[Attack, Figure, Odds] | None:
        attack = self.attack
        if attack is None or attack.over or attack.defender not in self.state.table.figures:
            return None
        odds = attack_under_way(self.state, self.seat)
        if odds is None:
            return None
        return attack, self.state.table.figures[attack.defender], odds

    def changed(
        self, dice: tuple[str, ...] = (), fewer: int = 0, damage: int = 0, cover: bool | None = None
    ) -> float:
        """What it is worth to change the attack that has not been rolled yet."""
        now = self._now()
        if now is None:
            return 0.0
        attack, defender, before = now
        if attack.faces:
            return self.certain(damage)
        pool = [*attack.dice, *dice]
        for _ in range(min(fewer, len(pool))):
            pool.remove("red" if "red" in pool else pool[-1])
        swing = Swing(tuple(pool), 0, attack.ignores_cover, 0, attack.damage + damage)
        hides = attack.cover if cover is None else cover
        if cover is False:
            swing = swing._replace(ignores_cover=True)
        after = attack_odds(self.state, attack.attacker, attack.defender, swing, self.seat, cover=hides)
        return self.hit(after, defender) - self.hit(before, defender)

    def certain(self, more: int) -> float:
        """What so much more (or less) damage is worth when dice and defence lie on the table."""
        now = self._now()
        if now is None:
            return 0.0
        attack, defender, _ = now
        if attack.dodged:
            return 0.0
        before = max(0, attack.damage - attack.shields)
        after = max(0, attack.damage - attack.shields + more)
        return self.wound(defender, after) - self.wound(defender, before)

    def strike(self, figure: Figure | None, target: Figure | None, swing: Swing) -> float:
        """A whole attack of one figure on another, if it is possible."""
        state = self.state
        if figure is None or target is None or not is_within(state, figure, target, swing.reach):
            return -0.5
        if not sees(state, figure, target):
            return -0.5
        return self.hit(attack_odds(state, figure.id, target.id, swing, self.seat), target)

    # --- verbs ------------------------------------------------------------------------------------------

    def weigh(self, call: Call) -> float:
        found = VERBS.get(call.verb)
        return 0.1 if found is None else found(self, call)


def _add_dice(scale: Scale, call: Call) -> float:
    dice = (str(call.parameters["colour"]),) * max(0, scale.amount(call))
    if scale._now() is None:
        return 0.45 * len(dice)
    return scale.changed(dice)


def _reroll(scale: Scale, call: Call) -> float:
    return _rerolled(scale, scale.amount(call))


def _reroll_die(scale: Scale, call: Call) -> float:
    return _rerolled(scale, 1)


def _rerolled(scale: Scale, number: int) -> float:
    attack = scale.attack
    if attack is None or not attack.faces or attack.dodged:
        return -0.1  # nothing would come of it
    dice = scale.state.game.dice
    gains = []
    for colour, face in zip(attack.dice, attack.faces, strict=False):
        faces = [each.damage for each in dice[colour].faces]
        gains.append(sum(faces) / len(faces) - face)
    lowest = sorted(zip(attack.faces, gains, strict=False))[:number]
    gain = sum(each for _, each in lowest)
    if gain <= 0:
        return -0.3
    open_ = attack.damage - attack.shields
    return gain * (0.8 if open_ >= 0 else 0.4)


def _hurt(scale: Scale, call: Call) -> float:
    damage = scale.amount(call)
    return sum(scale.wound(figure, damage) for figure in scale.group(call))


def _heal(scale: Scale, call: Call) -> float:
    total = 0.0
    for figure in scale.group(call):
        healed = min(figure.damage, scale.amount(call))
        if figure.kind == MARINE:
            worth = 0.7 * healed
        else:
            demon = scale.state.game.demons[figure.kind]
            worth = 0.5 * price(scale.state.game, figure.kind) * healed / demon.health
            worth += 0.4 if figure.damage >= demon.stagger > figure.damage - healed else 0.0
        total += worth if scale.mine(figure) else -worth
    return total


def _stun(scale: Scale, call: Call) -> float:
    total = 0.0
    for figure in scale.group(call):
        if figure.stunned:
            continue
        worth = 1.3 if figure.kind == MARINE else 0.8 + 0.1 * price(scale.state.game, figure.kind)
        total += -worth if scale.mine(figure) else worth
    return total


def _gain_points(scale: Scale, call: Call) -> float:
    number = scale.amount(call)
    total = 0.0
    for figure in scale.group(call):
        if scale.acting is not None and scale.acting.figure == figure.id and scale.seat == INVADER:
            total += _further(scale, figure, number, scale.acting)
        else:
            total += POINT * number if scale.mine(figure) else -POINT * number
    return total


def _further(scale: Scale, figure: Figure, number: int, acting: DemonActivation) -> float:
    """Points for a demon that acts: what it can strike with them that it could not strike without."""
    from grimtable.games.doom2016.bots.demon_plan import Ground, promise

    ground = Ground(scale.state, careful=True)
    worth = 0.03 * number
    if acting.attacks > 0:
        points = acting.points or scale.state.game.demons[figure.kind].speed * (not acting.moved)
        worth += promise(ground, figure, points + number) - promise(ground, figure, points)
    return worth


def _discard_cards(scale: Scale, call: Call) -> float:
    total = 0.0
    for figure in scale.group(call):
        marine = scale.state.table.marines.get(figure.id)
        held = 0 if marine is None else len(marine.hand)
        # Of few cards each is dear: the last one is the whole next activation.
        dear = CARD * min(scale.amount(call), held) * max(1.0, FEW / max(1, held))
        total += -dear if scale.mine(figure) else dear * 1.2
    return total


def _add_shields(scale: Scale, call: Call) -> float:
    return scale.certain(-scale.amount(call))


def _remove_shields(scale: Scale, call: Call) -> float:
    attack = scale.attack
    if attack is None:
        return 0.0
    return scale.certain(min(scale.amount(call), max(0, attack.shields)))


def _dodge(scale: Scale, call: Call) -> float:
    attack = scale.attack
    return 0.0 if attack is None else scale.certain(-attack.damage)


def _add_damage(scale: Scale, call: Call) -> float:
    return scale.changed(damage=scale.amount(call))


def _attack_again(scale: Scale, call: Call) -> float:
    attack = scale.attack
    if attack is None:
        return 0.0
    figures = scale.state.table.figures
    attacker = figures.get(attack.attacker)
    if attacker is None:
        return 0.0
    target = figures.get(attack.defender)
    if attacker.kind == MARINE:
        return 1.2
    swing = demon_swing(scale.state, attacker.kind)
    if target is not None:
        return max(0.0, scale.strike(attacker, target, swing))
    near = [each for each in figures.values() if each.kind == MARINE]
    return max([0.0, *(scale.strike(attacker, each, swing) for each in near)])


def _attack_attacker(scale: Scale, call: Call) -> float:
    attack = scale.attack
    if attack is None:
        return 0.0
    figures = scale.state.table.figures
    dice = ("black",) * scale.amount(call, "black", 0) + ("red",) * scale.amount(call, "red", 0)
    swing = Swing(dice, scale.amount(call, "range", 1))
    return scale.strike(figures.get(scale.using.figure), figures.get(attack.attacker), swing)


def _strike_back(scale: Scale, call: Call) -> float:
    attack = scale.attack
    figures = scale.state.table.figures
    figure = figures.get(scale.using.figure)
    if attack is None or figure is None or figure.kind == MARINE:
        return 0.0
    return scale.strike(figure, figures.get(attack.attacker), demon_swing(scale.state, figure.kind))


def _choose_near_then(scale: Scale, call: Call) -> float:
    """Choosing is worth nothing by itself; the verbs after it say what for."""
    return 0.0


def _place_demon(scale: Scale, call: Call) -> float:
    worth = 0.8 * price(scale.state.game, str(call.parameters["demon"]))
    return worth if scale.seat == INVADER else -worth


def _ignore_cover(scale: Scale, call: Call) -> float:
    now = scale._now()
    if now is None or not now[0].cover:
        return 0.0
    return scale.changed(cover=False)


def _give_cover(scale: Scale, call: Call) -> float:
    return scale.changed(cover=True)


def _remove_dice(scale: Scale, call: Call) -> float:
    return scale.changed(fewer=scale.amount(call))


def _roll_hurt(scale: Scale, call: Call) -> float:
    attack = scale.attack
    dice = scale.state.game.dice[str(call.parameters["colour"])].faces
    mean = scale.amount(call) * sum(face.damage for face in dice) / len(dice)
    if scale.using.target:
        return sum(scale.wound(figure, mean) for figure in scale.group(call))
    if attack is None:
        return 0.0
    near = figures_of(scale.state, scale.using, "near_defender")
    return max([0.0, *(scale.wound(figure, mean) for figure in near)])


def _lower_stagger(scale: Scale, call: Call) -> float:
    total = 0.0
    for figure in scale.group(call):
        if figure.kind == MARINE:
            continue
        demon = scale.state.game.demons[figure.kind]
        if demon.stagger - scale.amount(call) <= figure.damage < demon.stagger:
            total += 0.4 * price(scale.state.game, figure.kind)
        else:
            total += 0.2
    return total


def _put(scale: Scale, call: Call) -> float:
    """Somebody is put elsewhere: a friend to a better place, an enemy to a worse one."""
    figures = scale.group(call, "owner")
    return 0.35 if not figures or scale.mine(figures[0]) else PUSHED


def _flat(worth: float) -> Callable[[Scale, Call], float]:
    return lambda scale, call: worth * scale.amount(call)


VERBS: Final[Mapping[str, Callable[[Scale, Any], float]]] = {
    "add_dice": _add_dice,
    "strengthen": _flat(0.9),
    "remove_dice": _remove_dice,
    "add_range": lambda scale, call: 0.0,
    "add_damage": _add_damage,
    "add_shields": _add_shields,
    "remove_shields": _remove_shields,
    "ignore_cover": _ignore_cover,
    "give_cover": _give_cover,
    "dodge": _dodge,
    "choose_die": _choose_near_then,
    "reroll_die": _reroll_die,
    "reroll": _reroll,
    "attack_again": _attack_again,
    "attack_attacker": _attack_attacker,
    "strike_back": _strike_back,
    "roll_hurt": _roll_hurt,
    "lower_stagger": _lower_stagger,
    "choose_figure": _choose_near_then,
    "choose_near": _choose_near_then,
    "choose_space": _choose_near_then,
    "choose_push": _choose_near_then,
    "choose_teleporter": _choose_near_then,
    "choose_room": _choose_near_then,
    "put": _put,
    "hurt": _hurt,
    "heal": _heal,
    "stun": _stun,
    "gain_points": _gain_points,
    "slow": _flat(0.3),
    "gain_main": _flat(2.0),
    "draw": _flat(CARD),
    "draw_events": _flat(CARD),
    "discard_cards": _discard_cards,
    "gain_argent": _flat(ARGENT),
    "argent_on_type": _flat(ARGENT),
    "card_first": lambda scale, call: 0.6,
    "card_last": lambda scale, call: 1.0,
    "invader_card_first": lambda scale, call: 1.0,
    "place_demon": _place_demon,
    "place_grenade": lambda scale, call: 0.0,
}


def worth_of(state: DoomState, seat: SeatId, name: str, figure: str) -> float:
    """What it is worth to this seat to use an ability or to play a card now, its price not counted."""
    source = state.game.sources[name]
    using = Using(seat, name, figure)  # type: ignore[arg-type]  # a figure's id is a word
    scale = Scale(state, seat, source, using)
    chooses = [call for call in source.calls if call.verb.startswith("choose_") and call.pauses]
    if chooses and chooses[0].verb in ("choose_figure", "choose_near", "choose_space"):
        from grimtable.games.doom2016.bots.choosing import best_choice

        return best_choice(scale, chooses[0])
    return sum(scale.weigh(call) for call in source.calls)


def _only_use(state: DoomState, name: str) -> bool:
    """Whether a demon's Argent Power is good for nothing but this ability."""
    demon = state.game.demons.get(name.partition(":")[0])
    return demon is not None and sum(1 for ability in demon.abilities if ability.argent) == 1


def price_of(state: DoomState, seat: SeatId, name: str) -> float:
    """What using it costs: Argent Power, cards, points, the card itself."""
    source = state.game.sources[name]
    ability = source.ability
    cost = ARGENT * (0.4 if _only_use(state, name) else 0.8) * ability.argent
    cost += CARD * ability.discard + POINT * ability.points
    if ability.exhaust:
        cost += 0.25
    if source.way == "card":
        cost += EVENT if source.sort == "event" else GLORY_CARD if source.sort == "glory" else 0.4
    return cost
