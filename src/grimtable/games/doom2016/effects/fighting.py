"""Verbs of attacks: dice, range, damage, shields, cover, further attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from grimtable.content import Quantity, Registry, Word
from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.effects.groups import figure_of, figures_of, forms
from grimtable.games.doom2016.procedures.attack import AttackLater
from grimtable.games.doom2016.procedures.choosing import ChoosingDie
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.waiting import begin_after_attack
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.skills import skill
from grimtable.kernel.identity import FigureId
from grimtable.kernel.lasting import Effect, Until

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.using import Using

registry = Registry()
registry.words("colours", {"red": "red", "black": "black"})

EN: Final = forms(1)
DE: Final = forms(2)
PL: Final = forms(3)

Colour = Annotated[str, Word("colours")]
Whom = Annotated[str, Word("figures")]


def activation_of(state: DoomState, figure: str) -> MarineActivation | DemonActivation | None:
    """The activation of this figure, if it is under way."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, MarineActivation | DemonActivation) and memory.figure == figure:
            return memory
    return None


def fight(state: DoomState) -> Attack | None:
    """The attack whose result is still open."""
    attack = state.in_progress(Attack)
    return None if attack is None or attack.over else attack


@registry.verb(
    "add_dice",
    text={
        "en": "add to the attack, {colour:red=red|black=black}: {amount:die|dice}",
        "de": "zum Angriff hinzu, {colour:red=rot|black=schwarz}: {amount:Würfel|Würfel}",
        "pl": "dodaj do ataku, {colour:red=czerwone|black=czarne}: {amount:kość|kości|kości}",
    },
)
def add_dice(state: DoomState, using: Using, colour: Colour, amount: Quantity) -> None:
    """Dice join the attack, or the next one of the activation where none is declared yet (D16-R-42)."""
    if amount <= 0:
        return
    attack = fight(state)
    dice = (colour,) * amount
    if attack is not None:
        attack.dice = (*attack.dice, *dice)
        attacker = attack.attacker
    else:
        activation = activation_of(state, using.figure)
        if activation is None:
            return
        activation.extra_dice = (*activation.extra_dice, *dice)
        attacker = activation.figure
    if state.journal is not None:
        state.emit(events.DiceAdded(attacker, colour, amount))


@registry.verb(
    "strengthen",
    text={
        "en": "add to your next attack in this activation, {colour:red=red|black=black}: {amount:die|dice}",
        "de": "zu deinem nächsten Angriff in dieser Aktivierung hinzu, "
        "{colour:red=rot|black=schwarz}: {amount:Würfel|Würfel}",
        "pl": "dodaj do swojego następnego ataku w tej aktywacji, "
        "{colour:red=czerwone|black=czarne}: {amount:kość|kości|kości}",
    },
    needs="activation",
)
def strengthen(state: DoomState, using: Using, colour: Colour, amount: Quantity) -> None:
    """The next attack of this activation rolls more dice."""
    activation = activation_of(state, using.figure)
    if activation is not None and amount > 0:
        activation.extra_dice = (*activation.extra_dice, *(colour,) * amount)
        if state.journal is not None:
            state.emit(events.DiceAdded(activation.figure, colour, amount))


@registry.verb(
    "remove_dice",
    text={
        "en": "the attack rolls {amount:die|dice} less",
        "de": "der Angriff würfelt mit {amount:Würfel|Würfeln} weniger",
        "pl": "atak ma mniej kości: {amount}",
    },
    needs="attack",
)
def remove_dice(state: DoomState, using: Using, amount: Quantity) -> None:
    """The weakest dice leave the pool before the roll: red ones first."""
    attack = fight(state)
    if attack is None or attack.faces:
        return
    for _ in range(min(amount, len(attack.dice))):
        colour = "red" if "red" in attack.dice else attack.dice[-1]
        left = list(attack.dice)
        left.remove(colour)
        attack.dice = tuple(left)
        if state.journal is not None:
            state.emit(events.DieRemoved(attack.attacker, colour))


@registry.verb(
    "add_range",
    text={
        "en": "add {amount} to the range of the attack",
        "de": "die Reichweite des Angriffs steigt um {amount}",
        "pl": "zasięg ataku rośnie o {amount}",
    },
)
def add_range(state: DoomState, using: Using, amount: Quantity) -> None:
    """The attack to come reaches further; used before the defender is named (D16-C-03)."""
    # Once the defender is named, the range of this attack is settled, and the next one is not meant.
    activation = activation_of(state, using.figure) if fight(state) is None else None
    if activation is not None:
        activation.extra_range += amount


@registry.verb(
    "add_damage",
    text={"en": "add {amount} damage", "de": "{amount} Schaden mehr", "pl": "dodaj obrażenia: {amount}"},
    needs="attack",
)
def add_damage(state: DoomState, using: Using, amount: Quantity) -> None:
    """Damage symbols join those that were rolled (D16-ATT-16)."""
    attack = fight(state)
    if attack is not None and amount > 0:
        attack.damage += amount
        if state.journal is not None:
            state.emit(events.DamageAdded(attack.attacker, amount))


@registry.verb(
    "add_shields",
    text={
        "en": "add {amount:shield|shields}",
        "de": "{amount:Schild|Schilde} hinzu",
        "pl": "dodaj {amount:tarczę|tarcze|tarcz}",
    },
    needs="attack",
)
def add_shields(state: DoomState, using: Using, amount: Quantity) -> None:
    """Shields join the defence (D16-DEF-02)."""
    attack = fight(state)
    if attack is not None and amount > 0:
        attack.shields += amount
        if state.journal is not None:
            state.emit(events.ShieldsGained(attack.defender, amount))


@registry.verb(
    "remove_shields",
    text={
        "en": "the defence loses up to {amount:shield|shields}",
        "de": "die Verteidigung verliert bis zu {amount:Schild|Schilde}",
        "pl": "obrona traci do {amount:tarczy|tarcz|tarcz}",
    },
    needs="attack",
)
def remove_shields(state: DoomState, using: Using, amount: Quantity) -> None:
    """Shields of the defence do not count, toughness among them (D16-DEF-02)."""
    attack = fight(state)
    if attack is not None:
        lost = min(amount, max(0, attack.shields))
        if lost:
            attack.shields -= lost
            if state.journal is not None:
                state.emit(events.ShieldsLost(attack.defender, lost))


@registry.verb(
    "ignore_cover",
    text={
        "en": "the attack ignores cover",
        "de": "der Angriff ignoriert Deckung",
        "pl": "atak ignoruje osłonę",
    },
    needs="attack",
)
def ignore_cover(state: DoomState, using: Using) -> None:
    """The defender may not replace the defence card (D16-COV-17)."""
    attack = fight(state)
    if attack is not None:
        attack.ignores_cover = True


@registry.verb(
    "give_cover",
    text={
        "en": "the defender is in cover",
        "de": "der Verteidiger ist in Deckung",
        "pl": "obrońca jest za osłoną",
    },
    needs="attack",
)
def give_cover(state: DoomState, using: Using) -> None:
    """The defender counts as being in cover, large or not (D16-COV-01)."""
    attack = fight(state)
    if attack is not None:
        attack.cover = True


@registry.verb(
    "dodge",
    text={"en": "dodge the attack", "de": "weiche dem Angriff aus", "pl": "unikasz ataku"},
    needs="attack",
)
def dodge(state: DoomState, using: Using) -> None:
    """All damage of the attack is cancelled (D16-ATT-17)."""
    attack = fight(state)
    if attack is not None:
        attack.dodged = True


@registry.verb(
    "choose_die",
    text={"en": "choose a die", "de": "wähle einen Würfel", "pl": "wybierz kość"},
    pauses=True,
    needs="attack",
    gives="die",
)
def choose_die(state: DoomState, using: Using) -> None:
    """The owner names a die of the attack, or none."""
    attack = fight(state)
    using.number = 0
    if attack is not None and attack.faces:
        state.begin("choosing_die", ChoosingDie(using.seat, len(attack.faces), may=True))


@registry.verb(
    "reroll_die",
    text={"en": "roll it again", "de": "wirf ihn neu", "pl": "rzuć nią ponownie"},
    needs=("attack", "die"),
)
def reroll_die(state: DoomState, using: Using) -> None:
    """The die that was named is rolled again and counts with its new face (D16-R-41)."""
    attack = fight(state)
    if attack is not None and 0 < using.number <= len(attack.faces):
        _roll_again(state, attack, (using.number - 1,))
        using.number = 0


@registry.verb(
    "reroll",
    text={
        "en": "roll {amount:die|dice} with the lowest results again, or all if there are fewer",
        "de": "wirf {amount:Würfel|Würfel} mit den niedrigsten Ergebnissen neu, "
        "oder alle, wenn es weniger sind",
        "pl": "rzuć ponownie {amount:kością|kośćmi|kośćmi} o najniższym wyniku "
        "lub wszystkimi, jeśli jest ich mniej",
    },
    needs="attack",
)
def reroll(state: DoomState, using: Using, amount: Quantity) -> None:
    """The lowest dice are rolled again and count with their new faces (D16-R-41)."""
    attack = fight(state)
    if attack is not None and attack.faces:
        order = sorted(range(len(attack.faces)), key=lambda place: attack.faces[place])
        _roll_again(state, attack, tuple(sorted(order[:amount])))


def _roll_again(state: DoomState, attack: Attack, places: tuple[int, ...]) -> None:
    faces = list(attack.faces)
    for place in places:
        colour = attack.dice[place]
        faces[place] = state.roll(colour, state.game.dice[colour].faces).damage
    attack.damage += sum(faces) - sum(attack.faces)
    attack.faces = tuple(faces)
    if state.journal is not None:
        state.emit(events.DiceRerolled(attack.attacker, attack.faces, attack.damage))


@registry.verb(
    "attack_again",
    text={
        "en": "the attacker may attack once more in this activation",
        "de": "der Angreifer darf in dieser Aktivierung noch einmal angreifen",
        "pl": "napastnik może w tej aktywacji zaatakować jeszcze raz",
    },
    needs="attack",
)
def attack_again(state: DoomState, using: Using) -> None:
    """One attack more in the activation of the figure that attacked (D16-R-44)."""
    attack = state.in_progress(Attack)
    activation = None if attack is None else activation_of(state, attack.attacker)
    if activation is not None:
        activation.attacks += 1


@registry.verb(
    "attack_attacker",
    text={
        "en": "perform an attack against the attacker (range {range}; black dice {black}, red dice {red})",
        "de": "führe einen Angriff gegen den Angreifer aus (Reichweite {range}; "
        "schwarze Würfel {black}, rote Würfel {red})",
        "pl": "wykonaj atak przeciw napastnikowi (zasięg {range}; kości czarne {black}, czerwone {red})",
    },
    needs="attack",
)
def attack_attacker(state: DoomState, using: Using, range: int = 1, black: int = 0, red: int = 0) -> None:
    """An attack against whoever attacked, if he is in sight and range (D16-ATT-07, D16-R-38).

    A reaction is an action card too (D16-CRD-01): what adds dice to attacks with those adds them here; what
    adds range adds it to all attacks.
    """
    range += skill(state, using.seat, "range")
    if state.game.sources[using.source].sort == "action":
        red += skill(state, using.seat, "red_dice")
    _attack(state, using, range, (*("black",) * black, *("red",) * red))


@registry.verb(
    "strike_back",
    text={
        "en": "perform an attack against the attacker",
        "de": "führe einen Angriff gegen den Angreifer aus",
        "pl": "wykonaj atak przeciw napastnikowi",
    },
    needs="attack",
)
def strike_back(state: DoomState, using: Using) -> None:
    """A demon attacks whoever attacked, with the attack field of its card (D16-C-04)."""
    figure = figure_of(state, using)
    if figure is not None and figure.kind != MARINE:
        field = state.game.demons[figure.kind].attack
        _attack(state, using, field.range, field.dice)


def _attack(state: DoomState, using: Using, reach: int, dice: tuple[str, ...]) -> None:
    """D16-ATT-19, D16-R-38: no attack begins inside another one; it waits until that one is over."""
    attack = state.in_progress(Attack)
    figure = figure_of(state, using)
    if attack is not None and figure is not None:
        later = AttackLater(FigureId(figure.id), attack.attacker, reach, dice, using.source)
        begin_after_attack(state, "attack_later", later)


@registry.verb(
    "roll_hurt",
    text={
        "en": f"roll dice, {{colour:red=red|black=black}}: {{amount}}; each symbol is "
        f"1 damage to {{whom:{EN}}}",
        "de": f"wirf Würfel, {{colour:red=rot|black=schwarz}}: {{amount}}; jedes "
        f"Symbol ist 1 Schaden für {{whom:{DE}}}",
        "pl": f"rzuć kośćmi, {{colour:red=czerwone|black=czarne}}: {{amount}}; każdy "
        f"symbol to 1 obrażenie dla {{whom:{PL}}}",
    },
)
def roll_hurt(state: DoomState, using: Using, whom: Whom, colour: Colour, amount: int) -> None:
    """Dice outside an attack: every symbol is a damage, and nothing defends (D16-C-06, D16-DEF-11)."""
    for figure in changes.together(state, figures_of(state, using, whom)):
        if figure.id not in state.table.figures or state.result is not None:
            continue
        faces = state.game.dice[colour].faces
        rolled = tuple(state.roll(colour, faces).damage for _ in range(amount))
        if state.journal is not None:
            state.emit(events.DamageRolled(using.figure, figure.id, colour, rolled, sum(rolled)))
        changes.suffer(state, figure, sum(rolled), using.figure)


@registry.verb(
    "lower_stagger",
    text={
        "en": f"the stagger value of {{whom:{EN}}} is {{amount}} lower until the end of this activation",
        "de": f"senke den Benommenheitswert bis zum Ende dieser Aktivierung um {{amount}} für {{whom:{DE}}}",
        "pl": f"równowaga {{whom:{PL}}} spada o {{amount}} do końca tej aktywacji",
    },
)
def lower_stagger(state: DoomState, using: Using, whom: Whom, amount: int) -> None:
    """Stagger values of demons are lower for a while; such effects add up (D16-STG-02).

    This activation is the one that is going on, not the next one of whoever uses it.
    """
    for figure in figures_of(state, using, whom):
        if figure.kind != MARINE:
            until = Until("activation.end", state.table.active or using.seat)
            changes.begin_effect(state, Effect("stagger", using.source, figure.id, -amount, until))
