"""The verbs, conditions and quantities that skirmish cards may use; one function each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.games.skirmish import changes
from grimtable.games.skirmish.changes import begin_effect, team_of
from grimtable.games.skirmish.events import CardCancelled, HitsGained, ShieldsGained
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.attack import Attack, set_faces
from grimtable.games.skirmish.procedures.choosing import ChoosingFigure, Displacing, LookingIn, Spawning
from grimtable.games.skirmish.procedures.playing import Playing
from grimtable.games.skirmish.topics.choices import FIGURES, spawn_spaces
from grimtable.games.skirmish.topics.movement import enemies_next_to
from grimtable.games.skirmish.topics.targets import why_not_target
from grimtable.grid import bits
from grimtable.kernel import SeatId
from grimtable.kernel.lasting import Effect, Until

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure

registry = Registry()

FigureKindId = Annotated[str, Reference("figures")]

registry.words(
    "moments",
    {
        "attack.declared": "before the roll of an attack",
        "attack.defending": "after the roll of an attack",
        "attack.attacking": "after the defence against an attack",
        "attack.resolved": "after the wounds of an attack",
        "figure.stepped": "after a step",
        "figure.came_near": "after a step next to an enemy",
        "card.played": "when a card is played",
    },
    gives={
        **dict.fromkeys(
            ("attack.declared", "attack.defending", "attack.attacking", "attack.resolved"), "attack"
        ),
        "figure.stepped": "activation",
        "figure.came_near": "activation",
        "card.played": "card",
    },
)
registry.things(
    {
        "attack": "an attack",
        "activation": "a figure's activation",
        "card": "a card that is being played",
        "figure": "a figure chosen before it",
    }
)
registry.words(
    "changes",
    {
        "armour": "the armour of your figures",
        "dice": "the dice of your attacks",
    },
)
registry.words("deeds", {"step": "step", "attack": "attack", "attack_unseen": "attack what it does not see"})
registry.words(
    "figures",
    {
        "own_wounded": "a wounded figure of your side",
        "enemy_nearby": "an enemy next to one of your figures",
    },
)


def _forms(vocabulary: str) -> str:
    """The words of a vocabulary as forms of a template: `step=step|attack_unseen=attack what …`."""
    return "|".join(f"{word}={said}" for word, said in registry.vocabulary(vocabulary).items())


_GROUPS, _DEEDS = _forms("figures"), _forms("deeds")


# --- conditions -----------------------------------------------------------------------------------


@registry.condition("owner_defends", text="your figure defends", needs="attack")
def owner_defends(state: SkirmishState, playing: Playing) -> bool:
    """One of the owner's figures is the defender."""
    defender = state.table.figures.get(state.innermost(Attack).defender)
    return defender is not None and defender.seat == playing.seat


@registry.condition("owner_attacks", text="your figure attacks", needs="attack")
def owner_attacks(state: SkirmishState, playing: Playing) -> bool:
    """One of the owner's figures is the attacker."""
    attacker = state.table.figures.get(state.innermost(Attack).attacker)
    return attacker is not None and attacker.seat == playing.seat


@registry.condition("a_die_is_blank", text="a die shows no hit", needs="attack")
def a_die_is_blank(state: SkirmishState, playing: Playing) -> bool:
    """At least one die of the attack shows no hit."""
    return any(hits == 0 for hits, _ in state.innermost(Attack).faces)


@registry.condition("attack_would_hit", text="a hit was rolled", needs="attack")
def attack_would_hit(state: SkirmishState, playing: Playing) -> bool:
    """At least one hit was rolled."""
    return state.innermost(Attack).hits > 0


@registry.condition("attacker_can_be_struck", text="it could attack the attacker", needs="attack")
def attacker_can_be_struck(state: SkirmishState, playing: Playing) -> bool:
    """The defender could attack the attacker now."""
    attack = state.innermost(Attack)
    figures = state.table.figures
    defender, attacker = figures.get(attack.defender), figures.get(attack.attacker)
    return defender is not None and attacker is not None and why_not_target(state, defender, attacker) is None


@registry.condition("enemy_stepped", text="an enemy stepped", needs="activation")
def enemy_stepped(state: SkirmishState, playing: Playing) -> bool:
    """An enemy figure has just taken a step in its activation."""
    mover = _mover(state)
    return mover is not None and team_of(mover.seat) != team_of(playing.seat)


@registry.condition("next_to_own_figure", text="it stands next to one of your figures", needs="activation")
def next_to_own_figure(state: SkirmishState, playing: Playing) -> bool:
    """The figure that stepped stands next to one of the owner's figures that could attack it."""
    return _pouncer(state, playing) is not None


@registry.condition("enemy_played", text="an enemy played it", needs="card")
def enemy_played(state: SkirmishState, playing: Playing) -> bool:
    """The card being answered is an enemy's and not yet cancelled."""
    answered = _answered(state, playing)
    return answered is not None and not answered.cancelled and team_of(answered.seat) != team_of(playing.seat)


@registry.condition("there_is", text=f"there is {{figure:{_GROUPS}}}")
def there_is(state: SkirmishState, playing: Playing, figure: Annotated[str, Word("figures")]) -> bool:
    """A figure of the named group is on the board."""
    return bool(FIGURES[figure](state, SeatId(playing.seat)))


@registry.condition("an_area_is_hidden", text="an area is hidden from you")
def an_area_is_hidden(state: SkirmishState, playing: Playing) -> bool:
    """There is a hidden area whose find the owner does not know."""
    return any(not a.revealed and playing.seat not in a.known_to for a in state.table.areas.values())


@registry.condition("a_portal_is_open", text="a portal is open")
def a_portal_is_open(state: SkirmishState, playing: Playing) -> bool:
    """There is a free space at a portal that is not sealed."""
    return bool(spawn_spaces(state))


@registry.condition("in_supply", text="the supply has a {kind}")
def in_supply(state: SkirmishState, playing: Playing, kind: FigureKindId) -> bool:
    """The keeper's supply holds a figure of this kind."""
    return state.table.supply.get(kind, 0) > 0


# --- quantities -----------------------------------------------------------------------------------


@registry.quantity("cards_in_hand", text="card in your hand|cards in your hand")
def cards_in_hand(state: SkirmishState, playing: Playing) -> int:
    """The cards the owner still holds."""
    return len(state.table.hands[playing.seat])


@registry.quantity("wounds_on_attacker", text="wound on the attacker|wounds on the attacker", needs="attack")
def wounds_on_attacker(state: SkirmishState, playing: Playing) -> int:
    """The wounds of the attacking figure."""
    attacker = state.table.figures.get(state.innermost(Attack).attacker)
    return 0 if attacker is None else attacker.wounds


@registry.quantity(
    "enemies_next_to_defender", text="enemy next to the defender|enemies next to the defender", needs="attack"
)
def enemies_next_to_defender(state: SkirmishState, playing: Playing) -> int:
    """The enemies standing next to the defending figure."""
    defender = state.table.figures.get(state.innermost(Attack).defender)
    if defender is None:
        return 0
    at = state.field.at
    return len({at[space] for space in bits(enemies_next_to(state, defender))})


# --- verbs ----------------------------------------------------------------------------------------


@registry.verb("gain_shields", text="gain {amount:shield|shields}", needs="attack")
def gain_shields(state: SkirmishState, playing: Playing, amount: Quantity) -> None:
    """Add shields to the defence of the attack being resolved (SKI-ATK-06)."""
    attack = state.innermost(Attack)
    attack.shields += amount
    if state.journal is not None:
        state.emit(ShieldsGained(attack.defender, amount))


@registry.verb("gain_hits", text="add {amount:hit|hits}", needs="attack")
def gain_hits(state: SkirmishState, playing: Playing, amount: Quantity) -> None:
    """Add hits to the attack being resolved (SKI-ATK-06)."""
    attack = state.innermost(Attack)
    attack.hits += amount
    if state.journal is not None:
        state.emit(HitsGained(attack.attacker, amount))


@registry.verb("reroll_blanks", text="roll every die without a hit again", needs="attack")
def reroll_blanks(state: SkirmishState, playing: Playing) -> None:
    """Roll again the dice of the attack that show no hit; the new faces count (SKI-ATK-08)."""
    attack = state.innermost(Attack)
    bonus = attack.hits - sum(hits for hits, _ in attack.faces)
    faces = list(attack.faces)
    for place, (hits, _) in enumerate(faces):
        if hits == 0:
            face = state.roll("attack", state.game.faces)
            faces[place] = (face.hits, face.pierce)
    set_faces(state, attack, tuple(faces))
    attack.hits += bonus


@registry.verb("move_defender", text="move the defender one space", pauses=True, needs="attack")
def move_defender(state: SkirmishState, playing: Playing) -> None:
    """The owner moves the defending figure one space (SKI-CRD-06)."""
    attack = state.innermost(Attack)
    if attack.defender in state.table.figures:
        state.begin("displacing", Displacing(playing.seat, attack.defender))


@registry.verb("strike_back", text="it attacks the attacker", pauses=True, needs="attack")
def strike_back(state: SkirmishState, playing: Playing) -> None:
    """The defender of the attack attacks its attacker, in the middle of the other's turn (SKI-ATK-01)."""
    attack = state.innermost(Attack)
    state.begin("attack", Attack(attack.defender, attack.attacker))


@registry.verb("pounce", text="that figure attacks it", pauses=True, needs="activation")
def pounce(state: SkirmishState, playing: Playing) -> None:
    """The owner's first figure that can attacks the figure that stepped (SKI-ATK-01)."""
    attacker = _pouncer(state, playing)
    if attacker is not None:
        state.begin("attack", Attack(attacker.id, state.innermost(Activation).figure))


@registry.verb("cancel_card", text="cancel that card", needs="card")
def cancel_card(state: SkirmishState, playing: Playing) -> None:
    """The card being answered has no effect (SKI-CRD-04)."""
    answered = _answered(state, playing)
    if answered is not None:
        answered.cancelled = True
        if state.journal is not None:
            state.emit(CardCancelled(answered.card))


@registry.verb("choose_figure", text=f"choose {{among:{_GROUPS}}}", pauses=True, gives="figure")
def choose_figure(state: SkirmishState, playing: Playing, among: Annotated[str, Word("figures")]) -> None:
    """The owner names a figure of a group; later verbs of the card concern it (SKI-CRD-06)."""
    playing.target = ""
    state.begin("choosing_figure", ChoosingFigure(playing.seat, among))


@registry.verb("heal_chosen", text="it heals {amount:wound|wounds}", needs="figure")
def heal_chosen(state: SkirmishState, playing: Playing, amount: Quantity) -> None:
    """The chosen figure loses wounds (SKI-DMG-04)."""
    figure = state.table.figures.get(playing.target)
    if figure is not None:
        changes.heal(state, figure, amount)


@registry.verb(
    "forbid_chosen", text=f"it cannot {{deed:{_DEEDS}}} until the end of its next turn", needs="figure"
)
def forbid_chosen(state: SkirmishState, playing: Playing, deed: Annotated[str, Word("deeds")]) -> None:
    """The chosen figure cannot do something until its seat's next turn ends (SKI-LST-01, SKI-LST-03)."""
    figure = state.table.figures.get(playing.target)
    if figure is not None:
        until = Until("turn.ended", figure.seat)
        begin_effect(state, Effect(f"cannot:{deed}", playing.card, figure.id, until=until))


@registry.verb(
    "forbid_mover", text=f"it cannot {{deed:{_DEEDS}}} until the end of this turn", needs="activation"
)
def forbid_mover(state: SkirmishState, playing: Playing, deed: Annotated[str, Word("deeds")]) -> None:
    """The figure that stepped cannot do something until this turn ends (SKI-LST-01, SKI-LST-03)."""
    mover = _mover(state)
    if mover is not None:
        until = Until("turn.ended", mover.seat)
        begin_effect(state, Effect(f"cannot:{deed}", playing.card, mover.id, until=until))


@registry.verb(
    "permit_active",
    text=f"the active figure may {{deed:{_DEEDS}}} until the end of this turn",
    needs="activation",
)
def permit_active(state: SkirmishState, playing: Playing, deed: Annotated[str, Word("deeds")]) -> None:
    """The active figure may do what the rules would not allow, until this turn ends (SKI-LST-04)."""
    figure = _mover(state)
    if figure is not None:
        until = Until("turn.ended", figure.seat)
        begin_effect(state, Effect(f"may:{deed}", playing.card, figure.id, until=until))


@registry.verb("gain_steps", text="the active figure gains {amount:step|steps}", needs="activation")
def gain_steps(state: SkirmishState, playing: Playing, amount: Quantity) -> None:
    """The active figure may take more steps in this activation (SKI-MOV-02)."""
    state.innermost(Activation).steps += amount


@registry.verb("look_into_area", text="look at what lies in a hidden area", pauses=True)
def look_into_area(state: SkirmishState, playing: Playing) -> None:
    """The owner looks at the find of one hidden area (SKI-FOG-06)."""
    state.begin("looking_in", LookingIn(playing.seat))


@registry.verb("spawn", text="you may place a {kind} at an open portal", pauses=True)
def spawn(state: SkirmishState, playing: Playing, kind: FigureKindId) -> None:
    """The keeper may place a figure of this kind at an open portal (SKI-SPN-01)."""
    state.begin("spawning", Spawning(kind))


@registry.verb("draw_cards", text="draw {amount:card|cards}")
def draw_cards(state: SkirmishState, playing: Playing, amount: Quantity) -> None:
    """The owner draws cards (SKI-CRD-01)."""
    for _ in range(amount):
        changes.draw_card(state, playing.seat)


@registry.verb("break_vows", text="every enemy vow is broken")
def break_vows(state: SkirmishState, playing: Playing) -> None:
    """All vows of the other side are discarded and their effects end (SKI-VOW-02)."""
    for seat, cards in state.table.vows.items():
        if team_of(seat) != team_of(playing.seat):
            for card in tuple(cards):
                changes.break_vow(state, seat, card)


# --- shared answers ---------------------------------------------------------------------------------


def _mover(state: SkirmishState) -> Figure | None:
    """The active figure, unless an earlier instruction of the card has slain it."""
    return state.table.figures.get(state.innermost(Activation).figure)


def _answered(state: SkirmishState, playing: Playing) -> Playing | None:
    """The card that this one answers: the innermost card in progress other than itself."""
    for frame in reversed(state.stack):
        if isinstance(frame.memory, Playing) and frame.memory.card != playing.card:
            return frame.memory
    return None


def _pouncer(state: SkirmishState, playing: Playing) -> Figure | None:
    """The owner's first figure next to the mover that may attack it."""
    mover = _mover(state)
    if mover is not None and (near := enemies_next_to(state, mover)):
        figures = state.table.figures
        for id in dict.fromkeys(state.field.at[space] for space in bits(near)):
            if figures[id].seat == playing.seat and why_not_target(state, figures[id], mover) is None:
                return figures[id]
    return None
