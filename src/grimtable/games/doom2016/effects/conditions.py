"""Conditions and quantities of cards, demons, objectives and threats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from grimtable.content import Quantity, Reference, Registry
from grimtable.games.doom2016.effects.groups import doer, figure_of, near_space
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.happening import Happening
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.movement import is_large
from grimtable.games.doom2016.topics.sight import are_adjacent, is_within, sees

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.using import Using
    from grimtable.games.doom2016.table import Figure

registry = Registry()

DemonId = Annotated[str, Reference("demons")]


def _pair(state: DoomState) -> tuple[Figure, Figure] | None:
    """Attacker and defender of the attack in progress, while both are on the map."""
    attack = state.in_progress(Attack)
    if attack is None:
        return None
    figures = state.table.figures
    if attack.attacker not in figures or attack.defender not in figures:
        return None
    return figures[attack.attacker], figures[attack.defender]


def _sides(state: DoomState) -> tuple[str, str]:
    attack = state.in_progress(Attack)
    return ("", "") if attack is None else (attack.attacker, attack.defender)


# --- who fights whom -------------------------------------------------------------------------------


@registry.condition(
    "owner_attacks", text={"en": "you attack", "de": "du angreifst", "pl": "atakujesz"}, needs="attack"
)
def owner_attacks(state: DoomState, using: Using) -> bool:
    """The attack is that of the figure this card belongs to."""
    return _sides(state)[0] == using.figure


@registry.condition(
    "owner_defends",
    text={"en": "you defend", "de": "du dich verteidigst", "pl": "się bronisz"},
    needs="attack",
)
def owner_defends(state: DoomState, using: Using) -> bool:
    """The attack is against the figure this card belongs to."""
    return _sides(state)[1] == using.figure


@registry.condition(
    "owner_defended",
    text={"en": "you were attacked", "de": "du angegriffen wurdest", "pl": "zaatakowano cię"},
    needs="attack",
)
def owner_defended(state: DoomState, using: Using) -> bool:
    """The attack was against the figure this card belongs to, which is still on the map."""
    return _sides(state)[1] == using.figure and using.figure in state.table.figures


@registry.condition(
    "marine_attacks", text={"en": "a marine attacks", "de": "ein Marine angreift", "pl": "atakuje marine"},
    needs="attack",
)  # fmt: skip
def marine_attacks(state: DoomState, using: Using) -> bool:
    """A marine makes the attack."""
    return _sides(state)[0] in state.table.marines


@registry.condition(
    "marine_attacked",
    text={"en": "a marine attacked", "de": "ein Marine angegriffen hat", "pl": "marine zaatakował"},
    needs="attack",
)
def marine_attacked(state: DoomState, using: Using) -> bool:
    """A marine, still on the map, made the attack that is over."""
    attacker = _sides(state)[0]
    return attacker in state.table.marines and attacker in state.table.figures


@registry.condition(
    "marine_defends",
    text={"en": "a marine defends", "de": "sich ein Marine verteidigt", "pl": "marine się broni"},
    needs="attack",
)
def marine_defends(state: DoomState, using: Using) -> bool:
    """The attack is against a marine."""
    return _sides(state)[1] in state.table.marines


@registry.condition(
    "demon_attacks", text={"en": "a demon attacks", "de": "ein Dämon angreift", "pl": "atakuje demon"},
    needs="attack",
)  # fmt: skip
def demon_attacks(state: DoomState, using: Using) -> bool:
    """A demon makes the attack."""
    attacker = _sides(state)[0]
    return attacker != "" and attacker not in state.table.marines


@registry.condition(
    "demon_attacked",
    text={"en": "a demon attacked", "de": "ein Dämon angegriffen hat", "pl": "demon zaatakował"},
    needs="attack",
)
def demon_attacked(state: DoomState, using: Using) -> bool:
    """A demon, still on the map, made the attack that is over."""
    attacker = _sides(state)[0]
    return attacker not in state.table.marines and attacker in state.table.figures


@registry.condition(
    "demon_defends",
    text={"en": "a demon defends", "de": "sich ein Dämon verteidigt", "pl": "demon się broni"},
    needs="attack",
)
def demon_defends(state: DoomState, using: Using) -> bool:
    """The attack is against a demon."""
    defender = _sides(state)[1]
    return defender != "" and defender not in state.table.marines


@registry.condition(
    "demon_survived",
    text={
        "en": "a demon was attacked and not killed",
        "de": "ein Dämon angegriffen und nicht getötet wurde",
        "pl": "demon został zaatakowany i nie zginął",
    },
    needs="attack",
)
def demon_survived(state: DoomState, using: Using) -> bool:
    """The demon that was attacked is still on the map."""
    defender = _sides(state)[1]
    return defender not in state.table.marines and defender in state.table.figures


@registry.condition(
    "demon_killed",
    text={"en": "a demon was killed by it", "de": "er einen Dämon getötet hat", "pl": "zginął w nim demon"},
    needs="attack",
)
def demon_killed(state: DoomState, using: Using) -> bool:
    """The attack killed a demon."""
    attack = state.in_progress(Attack)
    return attack is not None and attack.killed and attack.defender not in state.table.marines


@registry.condition(
    "defender_killed",
    text={"en": "the defender was killed", "de": "der Verteidiger getötet wurde", "pl": "obrońca zginął"},
    needs="attack",
)
def defender_killed(state: DoomState, using: Using) -> bool:
    """The attack killed its defender."""
    attack = state.in_progress(Attack)
    return attack is not None and attack.killed


@registry.condition(
    "did_damage",
    text={"en": "it did damage", "de": "er Schaden gemacht hat", "pl": "zadał on obrażenia"},
    needs="attack",
)
def did_damage(state: DoomState, using: Using) -> bool:
    """The defender suffered damage from the attack."""
    attack = state.in_progress(Attack)
    return attack is not None and attack.dealt > 0


@registry.condition(
    "adjacent_attack",
    text={
        "en": "attacker and defender are adjacent",
        "de": "Angreifer und Verteidiger benachbart sind",
        "pl": "napastnik i obrońca sąsiadują",
    },
    needs="attack",
)
def adjacent_attack(state: DoomState, using: Using) -> bool:
    """Attacker and defender stand on adjacent spaces (D16-ADJ-04)."""
    pair = _pair(state)
    return pair is not None and are_adjacent(state, *pair)


@registry.condition(
    "ranged_attack",
    text={
        "en": "attacker and defender are not adjacent",
        "de": "Angreifer und Verteidiger nicht benachbart sind",
        "pl": "napastnik i obrońca nie sąsiadują",
    },
    needs="attack",
)
def ranged_attack(state: DoomState, using: Using) -> bool:
    """Attacker and defender do not stand on adjacent spaces."""
    pair = _pair(state)
    return pair is not None and not are_adjacent(state, *pair)


@registry.condition(
    "in_cover", text={"en": "the defender is in cover", "de": "der Verteidiger in Deckung ist",
                      "pl": "obrońca jest za osłoną"}, needs="attack",
)  # fmt: skip
def in_cover(state: DoomState, using: Using) -> bool:
    """The defender is in cover as it was fixed in step 1, and is not stunned now (D16-R-77, D16-STN-04)."""
    attack = state.in_progress(Attack)
    if attack is None or not attack.cover:
        return False
    defender = state.table.figures.get(attack.defender)
    return defender is not None and not defender.stunned


@registry.condition(
    "large_defends",
    text={"en": "the defender is large", "de": "der Verteidiger groß ist", "pl": "obrońca jest duży"},
    needs="attack",
)
def large_defends(state: DoomState, using: Using) -> bool:
    """The defender is a large figure (D16-FIG-06)."""
    pair = _pair(state)
    return pair is not None and pair[1].kind != MARINE and is_large(state, pair[1])


@registry.condition(
    "defender_damage_at_least",
    text={
        "en": "the defender has {amount} damage or more",
        "de": "der Verteidiger {amount} Schaden oder mehr hat",
        "pl": "obrońca ma {amount} obrażeń lub więcej",
    },
    needs="attack",
)
def defender_damage_at_least(state: DoomState, using: Using, amount: Quantity) -> bool:
    """The defender already has this much damage."""
    pair = _pair(state)
    return pair is not None and pair[1].damage >= amount


def has_trait(state: DoomState, card: str, word: str) -> bool:
    """D16-CRD-10, D16-R-73: whether the trait of an action card contains a word, whole and in any case.

    `card` is what an attack is made with: a copy of a card, or an ability of it, as with a reaction.
    """
    game = state.game
    source = game.sources.get(card)
    printed = game.action_cards.get(game.copies.get(card, "") if source is None else source.item)
    if printed is None:
        return False
    trait, words = (" ".join(text.lower().split()) for text in (game.sets[printed.set].trait, word))
    return f" {words} " in f" {trait} "


@registry.condition(
    "trait",
    text={
        "en": "the attack is made with a card of the trait “{word}”",
        "de": "der Angriff mit einer Karte mit dem Merkmal „{word}“ gemacht wird",
        "pl": "atak wykonano kartą z cechą „{word}”",
    },
    needs="attack",
)
def trait(state: DoomState, using: Using, word: str) -> bool:
    """The attack is made with an action card whose trait contains this word (D16-CRD-09, D16-CRD-10)."""
    attack = state.in_progress(Attack)
    return attack is not None and has_trait(state, attack.source, word)


@registry.condition(
    "attacker_within",
    text={
        "en": "the attacker is within {amount:space|spaces}",
        "de": "der Angreifer höchstens {amount:Feld|Felder} entfernt ist",
        "pl": "napastnik jest najwyżej o {amount:pole|pola|pól}",
    },
    needs="attack",
)
def attacker_within(state: DoomState, using: Using, amount: Quantity) -> bool:
    """The attacker is within so many spaces of this card's figure (D16-R-15)."""
    return _is_within(state, using, _sides(state)[0], amount)


@registry.condition(
    "defender_within",
    text={
        "en": "the defender is within {amount:space|spaces}",
        "de": "der Verteidiger höchstens {amount:Feld|Felder} entfernt ist",
        "pl": "obrońca jest najwyżej o {amount:pole|pola|pól}",
    },
    needs="attack",
)
def defender_within(state: DoomState, using: Using, amount: Quantity) -> bool:
    """The defender is within so many spaces of this card's figure (D16-R-15)."""
    return _is_within(state, using, _sides(state)[1], amount)


def _is_within(state: DoomState, using: Using, id: str, amount: int) -> bool:
    here = figure_of(state, using)
    there = state.table.figures.get(id)
    return here is not None and there is not None and is_within(state, here, there, amount)


@registry.condition(
    "attacker_in_sight",
    text={
        "en": "the attacker is in line of sight",
        "de": "der Angreifer in Sichtlinie ist",
        "pl": "napastnik jest w polu widzenia",
    },
    needs="attack",
)
def attacker_in_sight(state: DoomState, using: Using) -> bool:
    """This card's figure has line of sight to the attacker (D16-LOS-01)."""
    here = figure_of(state, using)
    there = state.table.figures.get(_sides(state)[0])
    return here is not None and there is not None and sees(state, here, there)


@registry.condition(
    "attacker_near_grenade",
    text={
        "en": "the attacker is within {amount:space|spaces} of the grenade",
        "de": "der Angreifer höchstens {amount:Feld|Felder} von der Granate entfernt ist",
        "pl": "napastnik jest najwyżej o {amount:pole|pola|pól} od granatu",
    },
    needs="attack",
)
def attacker_near_grenade(state: DoomState, using: Using, amount: Quantity) -> bool:
    """The attacker is within so many spaces of this card's grenade on the map (D16-ITM-12)."""
    attacker = state.table.figures.get(_sides(state)[0])
    if attacker is None:
        return False
    where = state.field.where[attacker.id]
    card = state.game.action_cards.get(state.game.sources[using.source].item)
    if card is None:
        return False
    name = f"{card.set} {using.seat}"
    return any(
        state.field.ways.within(1 << space, amount) & where
        for space, lying in state.table.grenades.items()
        if name in lying
    )


# --- activations and happenings ---------------------------------------------------------------------


@registry.condition(
    "owner_activates",
    text={"en": "it is your activation", "de": "es deine Aktivierung ist", "pl": "to twoja aktywacja"},
)
def owner_activates(state: DoomState, using: Using) -> bool:
    """It is the activation of the figure this card belongs to."""
    for frame in reversed(state.stack):
        if isinstance(frame.memory, MarineActivation | DemonActivation):
            return bool(frame.memory.figure == using.figure)
    return False


@registry.condition(
    "by_owner", text={"en": "you did it", "de": "du es warst", "pl": "to ty"}, needs="happening"
)
def by_owner(state: DoomState, using: Using) -> bool:
    """What happened was done by the marine this card belongs to."""
    return state.in_progress(Happening) is not None and doer(state) == using.figure


@registry.condition(
    "by_marine",
    text={"en": "a marine did it", "de": "ein Marine es war", "pl": "zrobił to marine"},
    needs="happening",
)
def by_marine(state: DoomState, using: Using) -> bool:
    """What happened was done by a marine, not by a demon."""
    return doer(state) in state.table.marines


@registry.condition(
    "moved_at_least",
    text={
        "en": "you have moved {amount:space|spaces} or more in this activation",
        "de": "du dich in dieser Aktivierung {amount:Feld|Felder} oder mehr bewegt hast",
        "pl": "w tej aktywacji przeszedłeś co najmniej {amount:pole|pola|pól}",
    },
)
def moved_at_least(state: DoomState, using: Using, amount: Quantity) -> bool:
    """The figure has entered so many spaces in its activation."""
    return spaces_moved(state, using) >= amount


@registry.condition(
    "round_is",
    text={"en": "it is round {amount}", "de": "es Runde {amount} ist", "pl": "jest runda {amount}"},
)
def round_is(state: DoomState, using: Using, amount: Quantity) -> bool:
    """It is this round."""
    return state.table.round == amount


@registry.condition(
    "round_at_least",
    text={
        "en": "it is round {amount} or later",
        "de": "es Runde {amount} oder später ist",
        "pl": "jest runda {amount} lub późniejsza",
    },
)
def round_at_least(state: DoomState, using: Using, amount: Quantity) -> bool:
    """It is this round or a later one."""
    return state.table.round >= amount


# --- quantities ----------------------------------------------------------------------------------------


@registry.quantity(
    "spaces_moved",
    text={
        "en": "space moved in this activation|spaces moved in this activation",
        "de": "in dieser Aktivierung betretene Feld|in dieser Aktivierung betretene Felder",
        "pl": "pole przebyte w tej aktywacji|pola przebyte w tej aktywacji|pól przebytych w tej aktywacji",
    },
)
def spaces_moved(state: DoomState, using: Using) -> int:
    """Spaces that the figure has entered in its activation."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, MarineActivation | DemonActivation) and memory.figure == using.figure:
            return memory.moved
    return 0


@registry.quantity(
    "demons_near_defender",
    text={
        "en": "other demon adjacent to the defender|other demons adjacent to the defender",
        "de": "anderen Dämon neben dem Verteidiger|andere Dämonen neben dem Verteidiger",
        "pl": "innego demona obok obrońcy|inne demony obok obrońcy|innych demonów obok obrońcy",
    },
    needs="attack",
)
def demons_near_defender(state: DoomState, using: Using) -> int:
    """Demons besides the attacker that are adjacent to the defender."""
    from grimtable.games.doom2016.effects.groups import demons_near_defender as found

    attacker = _sides(state)[0]
    return sum(each.id != attacker for each in found(state, using))


@registry.quantity(
    "demons_near_space",
    text={
        "en": "demon on that space or adjacent to it|demons on that space or adjacent to it",
        "de": "Dämon auf diesem Feld oder daneben|Dämonen auf diesem Feld oder daneben",
        "pl": "demona na tym polu lub obok|demony na tym polu lub obok|demonów na tym polu lub obok",
    },
    needs="space",
)
def demons_near_space(state: DoomState, using: Using) -> int:
    """Demons on the chosen space or beside it."""
    return sum(each.kind != MARINE for each in near_space(state, using))


@registry.quantity(
    "argent_on_card",
    text={
        "en": "Argent Power token on its card|Argent Power tokens on its card",
        "de": "Argent-Energie auf seiner Karte|Argent-Energie auf seiner Karte",
        "pl": "żeton mocy argentu na jego karcie|żetony mocy argentu na jego "
        "karcie|żetonów mocy argentu na jego karcie",
    },
    needs="attack",
)
def argent_on_card(state: DoomState, using: Using) -> int:
    """Tokens on the card of the attacking demon."""
    attacker = state.table.figures.get(_sides(state)[0])
    if attacker is None or attacker.seat != INVADER:
        return 0
    return state.table.demons[attacker.kind].argent


@registry.quantity(
    "marines", text={"en": "marine|marines", "de": "Marine|Marines", "pl": "marine|marines|marines"}
)
def marines(state: DoomState, using: Using) -> int:
    """Marines taking part in the mission."""
    return len(state.table.marines)
