"""Verbs for dials, influence, levels, turns and lasting changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from grimtable.content import Quantity, Registry, Word
from grimtable.games.relic.changes import dials, fates
from grimtable.games.relic.changes.in_play import begin_effect
from grimtable.games.relic.choices import Buying, ChoosingAttribute, Levelling
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.effects.words import forms
from grimtable.games.relic.remembering import Resolving
from grimtable.games.relic.table import ATTRIBUTES
from grimtable.games.relic.topics.players import group
from grimtable.kernel.identity import SeatId
from grimtable.kernel.lasting import Effect, Until

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

registry = Registry()

AnyAttribute = Literal["strength", "willpower", "cunning", "choice", "highest", "lowest", "all"]
_ATTRIBUTE = (
    "strength=Strength|willpower=Willpower|cunning=Cunning|choice=of an attribute of your choice"
    "|highest=of your highest attribute|lowest=of your lowest attribute|all=of each attribute"
)


@registry.verb("gain_life", text="gain {amount} Life{capped: (not above the start value)|}")
def gain_life(state: RelicState, resolving: Resolving, amount: Quantity, capped: bool = False) -> None:
    """You gain Life, up to 12; with `capped` not above the start value of your hero (REL-CHR-07)."""
    resolving.amount = dials.gain_life(state, you(state, resolving), amount, capped=capped)


@registry.verb("lose_life", text="lose {amount} Life", pauses=True)
def lose_life(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """You lose Life; at 0 you are vanquished and the rest of the effect is dropped (REL-CHR-09)."""
    dials.lose_life(state, you(state, resolving), amount)


@registry.verb("buy_life", text="then gain 1 further Life per influence spent", pauses=True)
def buy_life(state: RelicState, resolving: Resolving, capped: bool = True) -> None:
    """You may spend influence for 1 Life each, announced at once (REL-D-28)."""
    player = you(state, resolving)
    state.begin("buying", Buying(player.seat, player.breaks, "life", capped))


@registry.verb("gain_attribute", text=f"gain {{amount}} {{attribute:{_ATTRIBUTE}}}", pauses=True)
def gain_attribute(
    state: RelicState, resolving: Resolving, attribute: AnyAttribute, amount: Quantity = 1
) -> None:
    """An attribute rises, up to 12 (REL-CHR-03); where the choice is open you choose (REL-CLR-06)."""
    _turn_dial(state, you(state, resolving), attribute, amount)


@registry.verb("lose_attribute", text=f"lose {{amount}} {{attribute:{_ATTRIBUTE}}}", pauses=True)
def lose_attribute(
    state: RelicState, resolving: Resolving, attribute: AnyAttribute, amount: Quantity = 1
) -> None:
    """An attribute falls, never below its floor (REL-CHR-04)."""
    _turn_dial(state, you(state, resolving), attribute, -amount)


def _turn_dial(state: RelicState, player: Player, attribute: str, amount: int) -> None:
    among: tuple[str, ...]
    if attribute == "all":
        for name in ATTRIBUTES:
            turn(state, player, name, amount)
        return
    if attribute == "choice":
        among = ATTRIBUTES
    elif attribute in ("highest", "lowest"):
        values = {name: dials.value_of(player, name) for name in ATTRIBUTES}
        best = max(values.values()) if attribute == "highest" else min(values.values())
        among = tuple(name for name in ATTRIBUTES if values[name] == best)
    else:
        among = (attribute,)
    if len(among) == 1:
        turn(state, player, among[0], amount)
    else:
        state.begin("choosing_attribute", ChoosingAttribute(player.seat, player.breaks, among, amount))


def turn(state: RelicState, player: Player, attribute: str, amount: int) -> None:
    """A dial goes up or down."""
    if amount > 0:
        dials.gain_attribute(state, player, attribute, amount)
    elif amount < 0:
        dials.lose_attribute(state, player, attribute, -amount)


@registry.verb("gain_influence", text="gain {amount} influence")
def gain_influence(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """You gain influence from the supply (REL-INF-02)."""
    dials.change_influence(state, you(state, resolving), amount)


@registry.verb("lose_influence", text="lose {amount} influence")
def lose_influence(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """You lose influence, as far as you have any (REL-R-30); `amount` afterwards is what was lost."""
    resolving.amount = -dials.change_influence(state, you(state, resolving), -amount)


@registry.verb("spend_influence", text="spend {amount} influence")
def spend_influence(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """You pay influence; guard the option with `has_influence`, so that it can be paid (REL-R-31)."""
    dials.spend_influence(state, you(state, resolving), min(amount, you(state, resolving).influence))


@registry.verb("steal_influence", text="take {amount} influence from the chosen player")
def steal_influence(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """Influence goes from the chosen player to you, as far as there is any."""
    if resolving.target:
        taken = -dials.change_influence(state, state.table.players[resolving.target], -amount)
        dials.change_influence(state, you(state, resolving), taken)
        resolving.amount = taken


@registry.verb("gain_levels", text="gain {amount:level|levels}", pauses=True)
def gain_levels(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """You gain levels, one after the other, each with its column (REL-CHR-11, REL-CHR-15)."""
    if amount > 0:
        player = you(state, resolving)
        state.begin("levelling", Levelling(player.seat, player.breaks, amount))


@registry.verb("lose_turn", text="lose the next turn", pauses=True)
def lose_turn(state: RelicState, resolving: Resolving) -> None:
    """You lose a turn: in your own turn it ends at once, and your next turn is skipped (REL-SKP-02)."""
    fates.lose_turn(state, you(state, resolving))


@registry.verb("take_extra_turn", text="take another turn after the Experience phase")
def take_extra_turn(state: RelicState, resolving: Resolving) -> None:
    """After this turn's Experience phase you may take another turn (REL-R-45)."""
    you(state, resolving).extra_turns += 1


@registry.verb("stand_up", text="do not lose the next turn after all")
def stand_up(state: RelicState, resolving: Resolving) -> None:
    """Your figure is stood up again: the lost turn is forgiven."""
    you(state, resolving).lying = False


# --- what is different for a while ------------------------------------------------------------------------


def until(state: RelicState, seat: SeatId, ending: str) -> Until | None:
    """When a lasting change ends."""
    if ending == "never":
        return None
    if ending == "next_turn.start":
        return Until("turn.start", seat)
    if ending == "next_turn.end":
        return Until("turn.end", seat, 2 if state.table.active == seat else 1)
    return Until(ending)


def _lasting(
    state: RelicState, resolving: Resolving, name: str, amount: int, ending: str, who: str | None
) -> None:
    seats = (resolving.seat,) if who is None else group(state, resolving.seat, who, resolving.target)
    # An effect that outlives its card hangs on the effect's own name, not on the card.
    source = f"{resolving.item}:{resolving.block}"
    for seat in seats:
        begin_effect(state, Effect(name, source, seat, amount, until(state, SeatId(seat), ending)))


@registry.verb(
    "modify", text=f"{{amount}} to {{changes:{forms('changes')}}} until {{until:{forms('endings')}}}"
)
def modify(
    state: RelicState,
    resolving: Resolving,
    changes: Annotated[str, Word("changes")],
    until: Annotated[str, Word("endings")],
    amount: Quantity = 1,
    who: Annotated[str, Word("players")] | None = None,
) -> None:
    """A number is different for you, or for a group of players, until a stated end."""
    _lasting(state, resolving, changes, amount, until, who)


@registry.verb("forbid", text=f"cannot {{deed:{forms('deeds')}}} until {{until:{forms('endings')}}}")
def forbid(
    state: RelicState,
    resolving: Resolving,
    deed: Annotated[str, Word("deeds")],
    until: Annotated[str, Word("endings")],
    who: Annotated[str, Word("players")] | None = None,
) -> None:
    """You, or a group of players, cannot do something until a stated end (REL-CLR-02)."""
    _lasting(state, resolving, f"cannot:{deed}", 1, until, who)


@registry.verb("permit", text=f"may {{deed:{forms('deeds')}}} until {{until:{forms('endings')}}}")
def permit(
    state: RelicState,
    resolving: Resolving,
    deed: Annotated[str, Word("deeds")],
    until: Annotated[str, Word("endings")],
    who: Annotated[str, Word("players")] | None = None,
) -> None:
    """You, or a group of players, may do something until a stated end; a prohibition beats it."""
    _lasting(state, resolving, f"may:{deed}", 1, until, who)
