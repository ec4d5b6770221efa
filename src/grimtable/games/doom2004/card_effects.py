"""What Invader cards and Marine cards may say: conditions, quantities and verbs (chapters EVT and TIM).

Every verb concerns figures by the name of a group; `chosen` are those that the card asked for before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated

from grimtable.content import Reference, Registry, Word
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.box import Count
from grimtable.games.doom2004.procedures.activation import Activation, activation_of
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.choosing import (
    ChoosingDoor,
    ChoosingFigures,
    ChoosingOrder,
    ChoosingSpace,
)
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.gaining import gain_token
from grimtable.games.doom2004.procedures.hazards import be_pushed
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.resolving import Resolving, card_of
from grimtable.games.doom2004.procedures.spawning import Spawning
from grimtable.games.doom2004.table import INVADER, Invader, Marine
from grimtable.games.doom2004.topics.attackers import affected, arms
from grimtable.games.doom2004.topics.groups import (
    DOORS,
    FIGURES,
    SPACES,
    is_beside_kind,
    is_blocked,
    is_small,
)
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.sides import is_monster
from grimtable.games.doom2004.topics.targets import adjacent_spaces, figures_on, needed_range
from grimtable.grid import single
from grimtable.kernel.identity import NO_DOOR, NO_FIGURE, NO_SPACE, CardId, FigureId
from grimtable.kernel.lasting import Effect, Until

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

registry = Registry()

InvaderId = Annotated[str, Reference("invaders")]


def _words(groups: Mapping[str, Callable[..., object]]) -> dict[str, str]:
    """How cards name the groups: their docstrings."""
    return {name: group.__doc__ or name for name, group in groups.items()}


registry.words(
    "figures",
    _words(FIGURES),
    needs={
        "chosen": "figures",
        "marines_beside_target": "attack",
        "new_invaders": "discovery",
        "owner": "owner",
        "squad_without_orders": "owner",
        "target_invader": "attack",
        "wounded_victims": "attack",
    },
)
registry.words(
    "spaces", _words(SPACES), needs={"empty_beside_target": "attack", "landings_of_chosen": "figures"}
)
registry.words("doors", _words(DOORS))
registry.words(
    "bonuses",
    {"points": "movement", "armor": "armor", "damage": "damage"},
)
registry.words(
    "ends",
    {
        "round": "until the end of the round",
        "invader_turn": "until the end of your turn",
    },
)
registry.words("ways", {"put": "is put there", "step": "steps there", "push": "is pushed there"})
registry.words("colours", {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue"})
registry.words("orders", {"any": "Aim, Guard or Dodge", "aim": "Aim", "guard": "Guard", "dodge": "Dodge"})
registry.words("deeds", {"sprint": "Sprint", "attack": "Attack", "advance": "Advance", "ready": "Ready"})

ENDS = {"round": Until("round_ended"), "invader_turn": Until("invader_turn_ended", INVADER)}


def _forms(vocabulary: str) -> str:
    """The words of a vocabulary as forms of a template: `round=until the end of the round|…`."""
    return "|".join(f"{word}={said}" for word, said in registry.vocabulary(vocabulary).items())


_FIGURES, _SPACES, _DOORS = _forms("figures"), _forms("spaces"), _forms("doors")
_BONUSES, _ENDS, _DEEDS = _forms("bonuses"), _forms("ends"), _forms("deeds")
_COLOURS, _ORDERS, _WAYS = _forms("colours"), _forms("orders"), _forms("ways")
#: the groups without their article: "if there are wounded invaders"
_ANY_FIGURES, _ANY_DOORS = _FIGURES.replace("=the ", "="), _DOORS.replace("=the ", "=")


# --- conditions -----------------------------------------------------------------------------------


@registry.condition("marine_attacks", text="a Marine attacks", needs="attack")
def marine_attacks(state: DoomState, resolving: Resolving) -> bool:
    """The attack in progress is a Marine's."""
    return state.innermost(Attack).attacker in state.table.marines


@registry.condition("invader_attacks", text="an invader attacks", needs="attack")
def invader_attacks(state: DoomState, resolving: Resolving) -> bool:
    """The attack in progress is an invader's."""
    attacker = state.innermost(Attack).attacker
    if attacker in state.table.marines:
        return state.field.mode.is_quarry(state, resolving.seat, attacker)
    invader = state.table.invaders.get(attacker)
    return invader is not None and invader.seat == INVADER  # D4X-R-35: not a bot's


@registry.condition("owner_attacks", text="you attack", needs="attack")
def owner_attacks(state: DoomState, resolving: Resolving) -> bool:
    """The attack in progress is that of the card's owner."""
    return state.innermost(Attack).attacker == FigureId(resolving.seat)


@registry.condition("owner_is_wounded", text="you would be wounded", needs="attack")
def owner_is_wounded(state: DoomState, resolving: Resolving) -> bool:
    """The attack in progress is about to wound the card's owner."""
    return any(id == resolving.seat and amount > 0 for id, amount in state.innermost(Attack).victims)


@registry.condition("owners_turn", text="it was your turn", needs="owner")
def owners_turn(state: DoomState, resolving: Resolving) -> bool:
    """It is the turn of the card's owner, and he is on the board."""
    return state.table.active == resolving.seat and state.table.marines[resolving.seat].space >= 0


@registry.condition("marine_beside_target", text="a Marine is beside the target space", needs="attack")
def marine_beside_target(state: DoomState, resolving: Resolving) -> bool:
    """A Marine stands beside the space where the attack came down."""
    return bool(FIGURES["marines_beside_target"](state, resolving))


@registry.condition("squad_lacks_order", text="you or a Marine beside you has no order", needs="owner")
def squad_lacks_order(state: DoomState, resolving: Resolving) -> bool:
    """The card's owner or a Marine beside him has no order."""
    return bool(FIGURES["squad_without_orders"](state, resolving))


@registry.condition("owner_has_no_order", text="you have no order", needs="owner")
def owner_has_no_order(state: DoomState, resolving: Resolving) -> bool:
    """The card's owner is on the board and no order lies beside him (D04-ORD-03)."""
    marine = state.table.marines[resolving.seat]
    return marine.space >= 0 and not marine.order


@registry.condition("target_is_invader", text="an invader is the target", needs="attack")
def target_is_invader(state: DoomState, resolving: Resolving) -> bool:
    """An invader stands on the target space."""
    return bool(FIGURES["target_invader"](state, resolving))


@registry.condition(
    "target_is_small_invader", text="an invader that covers 1 space is the target", needs="attack"
)
def target_is_small_invader(state: DoomState, resolving: Resolving) -> bool:
    """An invader that covers a single space stands on the target space."""
    found = FIGURES["target_invader"](state, resolving)
    return any(id in state.table.marines or is_small(state, state.table.invaders[id]) for id in found)


@registry.condition(
    "target_is_distant", text="the target space is {amount:space|spaces} away or more", needs="attack"
)
def target_is_distant(state: DoomState, resolving: Resolving, amount: Count) -> bool:
    """The range counted to the target space (D04-RNG-01) is at least this."""
    attack = state.innermost(Attack)
    attacker = figure_of(state, attack.attacker)
    return attacker is not None and needed_range(state, attacker, arms(state, attack), attack.space) >= amount


@registry.condition("invader_is_affected", text="an invader would be hit", needs="attack")
def invader_is_affected(state: DoomState, resolving: Resolving) -> bool:
    """The attack in progress affects an invader, if it hits."""
    return any(is_monster(state, id) for id in affected(state, state.innermost(Attack)))


@registry.condition("weapon_uses_ammo", text="the weapon needs ammo", needs="attack")
def weapon_uses_ammo(state: DoomState, resolving: Resolving) -> bool:
    """The Marine who attacks still has ammunition for the weapon he named, and it needs some."""
    attack = state.innermost(Attack)
    marine = state.table.marines.get(attack.attacker)
    ammo = arms(state, attack).ammo
    return marine is not None and bool(ammo) and marine.ammo[ammo] > 0


@registry.condition("no_bullet_shown", text="no die shows a bullet", needs="attack")
def no_bullet_shown(state: DoomState, resolving: Resolving) -> bool:
    """None of the final faces has a bullet icon (D04-DIE-04)."""
    return not any(bullet for _, _, bullet, _ in state.innermost(Attack).faces)


@registry.condition("die_is_free", text=f"a {{colour:{_COLOURS}}} die is left", needs="attack")
def die_is_free(state: DoomState, resolving: Resolving, colour: Annotated[str, Word("colours")]) -> bool:
    """A die of this colour is left to be rolled (D04-R-90)."""
    return state.innermost(Attack).dice.count(colour) < state.game.dice_counts[colour]


@registry.condition("attack_killed_invader", text="an invader was killed", needs="attack")
def attack_killed_invader(state: DoomState, resolving: Resolving) -> bool:
    """This roll of the attack has killed an invader."""
    quarry = state.field.mode.is_quarry
    return any(quarry(state, resolving.seat, id) for id in state.innermost(Attack).killed)


@registry.condition("attack_wounded_marine", text="a Marine was wounded", needs="attack")
def attack_wounded_marine(state: DoomState, resolving: Resolving) -> bool:
    """This roll of the attack has wounded a Marine."""
    return any(amount > 0 and id in state.table.marines for id, amount in state.innermost(Attack).victims)


@registry.condition("in_its_activation", text="it is its activation", needs="attack", gives="activation")
def in_its_activation(state: DoomState, resolving: Resolving) -> bool:
    """The attacker makes the attack of its activation, not one that Watch or a card gives it."""
    attack = state.innermost(Attack)
    activation = state.in_progress(Activation)
    return attack.kind == "turn" and activation is not None and activation.figure == attack.attacker


@registry.condition("announced", text=f"he announced {{deed:{_DEEDS}}}")
def announced(state: DoomState, resolving: Resolving, deed: Annotated[str, Word("deeds")]) -> bool:
    """The Marine whose turn it is announced this action."""
    turn = state.in_progress(MarineTurn)
    return turn is not None and turn.action == deed


@registry.condition("mover_has_points", text="he has a movement point left")
def mover_has_points(state: DoomState, resolving: Resolving) -> bool:
    """The Marine whose turn it is could still spend a movement point."""
    turn = state.in_progress(MarineTurn)
    return turn is not None and turn.points > 0


@registry.condition("mover_beside", text="a {kind} is beside him")
def mover_beside(state: DoomState, resolving: Resolving, kind: InvaderId) -> bool:
    """The Marine whose turn it is stands beside an invader of this kind."""
    return is_beside_kind(state, kind)


@registry.condition("there_are", text=f"there are {{figures:{_ANY_FIGURES}}}")
def there_are(state: DoomState, resolving: Resolving, figures: Annotated[str, Word("figures")]) -> bool:
    """At least one figure of the named group is on the board."""
    return bool(FIGURES[figures](state, resolving))


@registry.condition("there_is_door", text=f"there are {{doors:{_ANY_DOORS}}}")
def there_is_door(state: DoomState, resolving: Resolving, doors: Annotated[str, Word("doors")]) -> bool:
    """At least one door of the named group is on the discovered map."""
    return bool(DOORS[doors](state, resolving))


# --- choosing -------------------------------------------------------------------------------------


@registry.verb(
    "choose_figures",
    text=f"choose {{must:|up to }}{{amount}} of {{among:{_FIGURES}}}",
    pauses=True,
    gives="figures",
)
def choose_figures(
    state: DoomState,
    resolving: Resolving,
    among: Annotated[str, Word("figures")],
    amount: Count = 1,
    must: bool = False,
) -> None:
    """The owner names up to so many figures of a group; later verbs concern them (D04-DP-16, D04-DP-17)."""
    resolving.figure = NO_FIGURE
    resolving.figures = ()
    state.begin("choosing_figures", ChoosingFigures(resolving.seat, among, amount, must))


@registry.verb("choose_space", text=f"choose 1 of {{among:{_SPACES}}}", pauses=True, gives="space")
def choose_space(state: DoomState, resolving: Resolving, among: Annotated[str, Word("spaces")]) -> None:
    """The owner names a space of a group; later verbs concern it."""
    resolving.space = NO_SPACE
    state.begin("choosing_space", ChoosingSpace(resolving.seat, among))


@registry.verb("choose_door", text=f"choose 1 of {{among:{_DOORS}}}", pauses=True, gives="door")
def choose_door(state: DoomState, resolving: Resolving, among: Annotated[str, Word("doors")]) -> None:
    """The owner names a door of a group; later verbs concern it."""
    resolving.door = NO_DOOR
    state.begin("choosing_door", ChoosingDoor(resolving.seat, among))


# --- invaders -------------------------------------------------------------------------------------


@registry.verb("activate_chosen", text="activate them", pauses=True, needs="figures")
def activate_chosen(state: DoomState, resolving: Resolving) -> None:
    """Each chosen invader gets a normal activation at once, one after the other (D04-EVT-05, D04-R-16)."""
    for figure in reversed(resolving.figures):
        if figure in state.table.invaders:
            state.begin("activation", activation_of(state, FigureId(figure)))


@registry.verb("attack_mover", text="they attack him", pauses=True, needs=("marine_turn", "figures"))
def attack_mover(state: DoomState, resolving: Resolving) -> None:
    """Each chosen invader attacks the Marine whose turn it is; no activation is used (D04-EVT-03)."""
    mover = state.table.marines[state.table.active]
    for figure in reversed(resolving.figures):
        if figure in state.table.invaders:
            state.begin("attack", Attack(FigureId(figure), "", mover.space, kind="card"))


@registry.verb("heal_invaders", text="remove {amount:wound|wounds} from each of them", needs="figures")
def heal_invaders(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The chosen invaders lose wound tokens."""
    for invader in _chosen_invaders(state, resolving):
        changes.heal_invader(state, invader, amount)


@registry.verb(
    "strengthen",
    text=f"{{amount}} more {{what:{_BONUSES}}} for each of them {{until:{_ENDS}}}",
    needs="figures",
)
def strengthen(
    state: DoomState,
    resolving: Resolving,
    what: Annotated[str, Word("bonuses")],
    amount: int,
    until: Annotated[str, Word("ends")],
) -> None:
    """The chosen invaders have more of something for a while (D04-EVT-03)."""
    for invader in _chosen_invaders(state, resolving):
        changes.begin_effect(state, Effect(what, resolving.name, invader.id, amount, ENDS[until]))


@registry.verb(
    "burst",
    text="they die, and every Marine beside them suffers {amount:wound|wounds}, whatever the armor",
    needs="figures",
)
def burst(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The chosen invaders are killed, one after the other, and wound the Marines beside them (D04-DMG-13)."""
    for invader in _chosen_invaders(state, resolving):
        near = figures_on(state, adjacent_spaces(state, changes.covered(state, invader)))
        changes.kill_invader(state, invader)
        _wound(state, [id for id in near if id in state.table.marines], amount, card_of(resolving))
    discover_all(state)


@registry.verb("spawn", text="spawn these: {kinds}", pauses=True)
def spawn(state: DoomState, resolving: Resolving, kinds: tuple[InvaderId, ...]) -> None:
    """The Invader places invaders as a spawn card does, out of sight.

    D04-EVT-07, D04-INV-10, D04-INV-11, D04-INV-17: his one spawn card of the turn is not used up.
    """
    state.begin("spawning", Spawning(kinds))


@registry.verb("move", text=f"{{whom:{_FIGURES}}} {{how:{_WAYS}}}", needs="space")
def move(
    state: DoomState,
    resolving: Resolving,
    whom: Annotated[str, Word("figures")],
    how: Annotated[str, Word("ways")],
) -> None:
    """A figure that covers one space goes to the chosen space.

    A step and a push onto a hazard wound, off a flame jet too (D04-OBS-04, D04-OBS-06, D4X-FLM-03,
    D4X-FLM-04); being put there is not entering it (D04-R-46). A Marine who leaves his space loses Aim
    (D04-ORD-08), and what he sees is discovered.
    """
    # A large one may be passing over the space of a small one (D04-BIG-13), and is not meant.
    figures = [figure_of(state, id) for id in FIGURES[whom](state, resolving)]
    small = [each for each in figures if isinstance(each, Marine) or (each and is_small(state, each))]
    space = resolving.space
    if not small or space < 0:
        return
    figure = small[0]
    before = figure.space
    changes.move(state, figure, single(space))
    if how == "push" and state.journal is not None:
        state.emit(events.FigurePushed(figure.id, before, space))
    if how != "put":
        be_pushed(state, figure, 1 << before)
    discover_all(state)


# --- Marines --------------------------------------------------------------------------------------


@registry.verb("wound", text=f"{{amount:wound|wounds}} for {{whom:{_FIGURES}}}, whatever the armor")
def wound(
    state: DoomState, resolving: Resolving, whom: Annotated[str, Word("figures")], amount: Count
) -> None:
    """Figures suffer wounds without any attack."""
    _wound(state, FIGURES[whom](state, resolving), amount, card_of(resolving))


@registry.verb("lose_orders", text="they lose their orders", needs="figures")
def lose_orders(state: DoomState, resolving: Resolving) -> None:
    """The orders of the chosen Marines are removed (D04-ORD-03)."""
    for marine in _chosen_marines(state, resolving):
        changes.remove_order(state, marine)


@registry.verb("lose_points", text="he loses {amount:movement point|movement points}", needs="marine_turn")
def lose_points(state: DoomState, resolving: Resolving, amount: Count) -> None:
    """The Marine whose turn it is has fewer movement points, at least none."""
    turn = state.innermost(MarineTurn)
    lost = min(amount, turn.points)
    turn.points -= lost
    if state.journal is not None:
        state.emit(events.MovementLost(FigureId(turn.seat), lost))


@registry.verb("lose_attack", text="he has 1 attack less", needs="marine_turn")
def lose_attack(state: DoomState, resolving: Resolving) -> None:
    """The Marine whose turn it is has one attack less, at least none."""
    turn = state.innermost(MarineTurn)
    turn.attacks = max(0, turn.attacks - 1)


@registry.verb("order", text=f"you may place {{which:{_ORDERS}}} beside {{whom:{_FIGURES}}}", pauses=True)
def order(
    state: DoomState,
    resolving: Resolving,
    which: Annotated[str, Word("orders")],
    whom: Annotated[str, Word("figures")],
) -> None:
    """The owner of the card may place an order beside a Marine who has none (D04-ORD-02)."""
    orders = ("aim", "guard", "dodge") if which == "any" else (which,)
    for id in FIGURES[whom](state, resolving)[:1]:
        marine = state.table.marines.get(id)
        if marine is not None and marine.space >= 0 and not marine.order:
            state.begin("choosing_order", ChoosingOrder(resolving.seat, FigureId(id), orders))


# --- attacks --------------------------------------------------------------------------------------


@registry.verb("dodge_attack", text="the invaders dodge", needs="attack")
def dodge_attack(state: DoomState, resolving: Resolving) -> None:
    """The Invader may have dice of this attack rolled again, unless it is aimed (D04-R-101)."""
    state.innermost(Attack).card_dodge = True


@registry.verb("aim_attack", text="the attack is aimed", needs="attack")
def aim_attack(state: DoomState, resolving: Resolving) -> None:
    """The attacker may roll any dice of this roll again (D04-ABL-03, D04-RRL-04)."""
    state.innermost(Attack).aimed = True


@registry.verb("add_die", text=f"it rolls 1 more {{colour:{_COLOURS}}} die", needs=("attack", "dice"))
def add_die(state: DoomState, resolving: Resolving, colour: Annotated[str, Word("colours")]) -> None:
    """The attack rolls another die, if one of that colour is left (D04-R-90)."""
    attack = state.innermost(Attack)
    if attack.dice.count(colour) < state.game.dice_counts[colour]:
        attack.dice = (*attack.dice, colour)


@registry.verb("add_damage", text="it does {amount} more damage", needs=("attack", "dice"))
def add_damage(state: DoomState, resolving: Resolving, amount: int) -> None:
    """The attack in progress does more damage, if it hits (D04-DMG-01)."""
    state.innermost(Attack).bonus_damage += amount


@registry.verb("regain_ammo", text="the attacker takes 1 ammo of the weapon's kind", needs="attack")
def regain_ammo(state: DoomState, resolving: Resolving) -> None:
    """The Marine who attacks gets a token of ammunition of the weapon's kind."""
    attack = state.innermost(Attack)
    marine = state.table.marines.get(attack.attacker)
    ammo = arms(state, attack).ammo
    if marine is not None and ammo:
        gain_token(state, marine, ammo)


@registry.verb("spend_ammo", text="the attacker discards 1 ammo of the weapon's kind", needs="attack")
def spend_ammo(state: DoomState, resolving: Resolving) -> None:
    """The Marine who attacks discards a token of ammunition of the weapon's kind."""
    attack = state.innermost(Attack)
    marine = state.table.marines.get(attack.attacker)
    ammo = arms(state, attack).ammo
    if marine is not None and ammo and marine.ammo[ammo] > 0:
        changes.spend_ammo(state, marine, ammo)


@registry.verb("end_attack", text="the attack is lost", needs="attack")
def end_attack(state: DoomState, resolving: Resolving) -> None:
    """The attack ends without a roll and is used up."""
    state.innermost(Attack).off = True


@registry.verb("lessen_wounds", text=f"{{amount:wound|wounds}} less for {{whom:{_FIGURES}}}", needs="attack")
def lessen_wounds(
    state: DoomState, resolving: Resolving, whom: Annotated[str, Word("figures")], amount: Count
) -> None:
    """Figures suffer fewer wounds from the attack in progress (D04-DMG-04)."""
    attack = state.innermost(Attack)
    spared = FIGURES[whom](state, resolving)
    attack.victims = tuple(
        (id, max(0, wounds - amount) if id in spared else wounds) for id, wounds in attack.victims
    )


@registry.verb("attack_again", text="it may attack once more", needs="activation")
def attack_again(state: DoomState, resolving: Resolving) -> None:
    """The invader whose attack is over has another attack in this activation."""
    state.innermost(Activation).attacks += 1


# --- doors, sight, cards --------------------------------------------------------------------------


@registry.verb("destroy_door", text="it is destroyed", needs="door")
def destroy_door(state: DoomState, resolving: Resolving) -> None:
    """The chosen door leaves the game; its line is open for good (D04-DOR-10, D04-R-94)."""
    if resolving.door and state.field.scene.door_kinds[resolving.door].destructible:
        changes.set_door(state, resolving.door, "destroyed")
        discover_all(state)


@registry.verb("seal_door", text=f"it closes and nobody can open it {{until:{_ENDS}}}", needs="door")
def seal_door(state: DoomState, resolving: Resolving, until: Annotated[str, Word("ends")]) -> None:
    """The chosen door is closed, unless a large invader stands across it, and stays so for a while."""
    door = resolving.door
    if not door or is_blocked(state, door):
        return
    if state.table.doors[door] == "open":
        changes.set_door(state, door, "closed")
    changes.begin_effect(state, Effect(f"cannot:door_{door}", resolving.name, until=ENDS[until]))


@registry.verb("dim", text=f"nobody sees a target more than {{amount:space|spaces}} away {{until:{_ENDS}}}")
def dim(state: DoomState, resolving: Resolving, amount: Count, until: Annotated[str, Word("ends")]) -> None:
    """No attack that needs line of sight can name a space further away than this (D04-LOS-01)."""
    changes.begin_effect(state, Effect("darkness", resolving.name, None, amount, ENDS[until]))


@registry.verb("cancel_event", text="that event has no effect", needs="event")
def cancel_event(state: DoomState, resolving: Resolving) -> None:
    """The event just shown is discarded without being carried out (D04-R-15)."""
    for each in _resolving(state):
        if each.kind == "event":
            each.cancelled = True
            if state.journal is not None:
                state.emit(events.EventCancelled(CardId(each.name), resolving.name))
            return


# --- shared answers -------------------------------------------------------------------------------


def _resolving(state: DoomState) -> Iterator[Resolving]:
    """Everything that is being carried out, the innermost first."""
    for frame in reversed(state.stack):
        if isinstance(frame.memory, Resolving):
            yield frame.memory


def _wound(state: DoomState, ids: list[str], amount: int, cause: str) -> None:
    """Wounds without an attack, all at once; then deaths and frag points (D04-R-96)."""
    for id in ids:
        figure = figure_of(state, id)
        if figure is not None:
            changes.wound(state, figure, amount, cause)
    settle_wounds(state, "")


def _chosen_invaders(state: DoomState, resolving: Resolving) -> list[Invader]:
    return [state.table.invaders[id] for id in resolving.figures if id in state.table.invaders]


def _chosen_marines(state: DoomState, resolving: Resolving) -> list[Marine]:
    marines = state.table.marines
    return [marines[id] for id in resolving.figures if id in marines and marines[id].space >= 0]
