"""Verbs for Power cards, missions, Corruption, assets, trophies, charges and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from grimtable.content import Quantity, Reference, Registry, Word
from grimtable.games.relic.changes import cards
from grimtable.games.relic.changes.in_play import change_charges, put_tokens
from grimtable.games.relic.choices import (
    Buying,
    ChoosingAsset,
    CompletingMission,
    Discarding,
    DrawingCorruption,
    OfferingWargear,
    ReceivingMissions,
    Selling,
    SpendingMissions,
    TakingRelic,
)
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.remembering import Resolving
from grimtable.games.relic.table import SHEET
from grimtable.games.relic.topics.cards import charged_assets, holding
from grimtable.kernel.identity import CardId, SeatId, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

registry = Registry()

_ON = "this=this card|sheet=the scenario sheet|here=your space|chosen=that space"

Cards = Literal["power", "assets", "relics", "trophies", "corruption", "completed"]
_CARDS = (
    "power=Power card(s)|assets=asset(s)|relics=relic(s)|trophies=trophy(s)|corruption=Corruption card(s)"
    "|completed=completed mission(s)"
)


@registry.verb("draw_power", text="draw {amount:Power card|Power cards}")
def draw_power(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """You draw Power cards (REL-POW-03)."""
    player = you(state, resolving)
    if not (state.lasting.by_name and state.lasting.forbids("draw_power", player.seat)):
        cards.draw_power(state, player, amount)


@registry.verb("buy_power", text="then draw 1 further Power card per influence spent", pauses=True)
def buy_power(state: RelicState, resolving: Resolving) -> None:
    """You may spend influence for 1 Power card each, announced at once (REL-POW-02)."""
    player = you(state, resolving)
    state.begin("buying", Buying(player.seat, player.breaks, "power"))


@registry.verb("discard", text=f"discard {{amount}} {{what:{_CARDS}}}", pauses=True)
def discard(
    state: RelicState,
    resolving: Resolving,
    what: Cards,
    amount: Quantity = 1,
    trait: Annotated[str, Word("traits")] | None = None,
    optional: bool = False,
) -> None:
    """You discard cards of a kind and choose which, as far as you have them (REL-DSC-01 to REL-DSC-03).

    With `optional` you may stop before; `amount` afterwards is how many were discarded.
    """
    player = you(state, resolving)
    if what == "completed":
        resolving.amount = min(amount, len(player.completed))
        state.begin("spending_missions", SpendingMissions(player.seat, player.breaks, amount))
        return
    state.begin("discarding", Discarding(player.seat, player.breaks, what, amount, trait or "", optional))


@registry.verb("discard_all", text=f"discard all {{what:{_CARDS}}}")
def discard_all(state: RelicState, resolving: Resolving, what: Cards) -> None:
    """You discard all cards of a kind; `amount` afterwards is how many."""
    player = you(state, resolving)
    held = holding(state, player, what)
    for card in held:
        discard_card(state, resolving.seat, what, CardId(card))
    resolving.amount = len(held)


def discard_card(state: RelicState, seat: SeatId, what: str, card: CardId) -> None:
    """One card of a kind goes from a player to its pile."""
    player = state.table.players[seat]
    if what == "power":
        cards.discard_power(state, player, card)
    elif what == "trophies":
        cards.discard_trophy(state, player, card)
    elif what == "corruption":
        cards.discard_corruption(state, player, card)
        state.game.tell(state, "corruption.discarded", seat, card)
    elif what == "completed":
        cards.discard_completed(state, player, card)
    else:
        cards.discard_asset(state, player, card)


@registry.verb("discard_random_power", text="discard {amount:Power card|Power cards} at random")
def discard_random_power(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """Power cards of yours, drawn blindly, are discarded."""
    player = you(state, resolving)
    for _ in range(min(amount, len(player.power))):
        cards.discard_power(state, player, state.pick("power_cards", player.power))


@registry.verb("steal_power", text="take a Power card at random from the chosen player")
def steal_power(state: RelicState, resolving: Resolving) -> None:
    """A Power card drawn blindly goes from the chosen player to you."""
    if not resolving.target:
        return
    victim = state.table.players[resolving.target]
    if victim.power and victim.seat != resolving.seat:
        card = state.pick("power_cards", victim.power)
        cards.leave_hand(state, victim, card)
        cards.take_power(state, you(state, resolving), card)


# --- missions -----------------------------------------------------------------------------------------


@registry.verb("draw_missions", text="draw {amount:Mission card|Mission cards}", pauses=True)
def draw_missions(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """You draw missions and keep one of them or the one you had (REL-MIS-04)."""
    player = you(state, resolving)
    state.begin("receiving_missions", ReceivingMissions(player.seat, player.breaks, amount))


@registry.verb(
    "gain_completed_mission", text="gain {amount:completed mission|completed missions}", pauses=True
)
def gain_completed_mission(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """The top Mission card is laid facedown, unread, before you (REL-MIS-11)."""
    player = you(state, resolving)
    for _ in range(amount):
        if cards.gain_completed_mission(state, player):
            state.game.draws_extra_mission(state, player)


@registry.verb("complete_mission", text="complete the active mission", pauses=True)
def complete_mission(state: RelicState, resolving: Resolving) -> None:
    """Your active mission is completed: its reward, then it is turned facedown (REL-MIS-05)."""
    player = you(state, resolving)
    if player.mission:
        state.begin("completing_mission", CompletingMission(player.seat, player.mission))


@registry.verb(
    "keep_as_asset", text="keep the mission as an asset instead of as a completed mission", needs="completion"
)
def keep_as_asset(state: RelicState, resolving: Resolving) -> None:
    """In a reward: the mission becomes an asset (REL-MIS-13)."""
    completing = state.in_progress(CompletingMission)
    if completing is not None:
        completing.as_asset = True


@registry.verb("discard_mission", text="discard the active mission")
def discard_mission(state: RelicState, resolving: Resolving) -> None:
    """Your active mission is discarded, with its tokens (REL-R-53)."""
    player = you(state, resolving)
    if player.mission:
        cards.discard_mission(state, player)


# --- Corruption ---------------------------------------------------------------------------------------


@registry.verb("draw_corruption", text="draw {amount:Corruption card|Corruption cards}", pauses=True)
def draw_corruption(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """You draw Corruption cards one after another, each checked at once (REL-COR-08).

    `amount` afterwards is how many were drawn.
    """
    player = you(state, resolving)
    if amount > 0:
        state.begin("drawing_corruption", DrawingCorruption(player.seat, player.breaks, amount))


@registry.verb("turn_this_facedown", text="turn this card facedown")
def turn_this_facedown(state: RelicState, resolving: Resolving) -> None:
    """This Corruption card is laid facedown and is no longer in force (REL-COR-07)."""
    player = you(state, resolving)
    if resolving.card in player.corruption:
        cards.turn_corruption(state, player, resolving.card, activated=False)


@registry.verb("turn_all_facedown", text="turn all of your Corruption cards facedown")
def turn_all_facedown(state: RelicState, resolving: Resolving) -> None:
    """None of your Corruption cards is in force any longer."""
    player = you(state, resolving)
    for card in player.corruption:
        cards.turn_corruption(state, player, card, activated=False)


@registry.verb("turn_up_corruption", text="activate your oldest facedown Corruption card", pauses=True)
def turn_up_corruption(state: RelicState, resolving: Resolving) -> None:
    """The facedown Corruption card that you drew first comes into force, unless yours are never activated."""
    player = you(state, resolving)
    if player.facedown and not state.lasting.forbids("activate_corruption", player.seat):
        state.game.activate(state, player, player.facedown[0])


# --- assets -------------------------------------------------------------------------------------------


@registry.verb("offer_wargear", text="reveal {amount} Wargear cards and buy any of them", pauses=True)
def offer_wargear(state: RelicState, resolving: Resolving, amount: Quantity = 3) -> None:
    """Wargear is revealed; you buy any number of the cards, the rest is discarded (REL-WAR-01)."""
    player = you(state, resolving)
    state.begin("offering_wargear", OfferingWargear(player.seat, player.breaks, amount))


@registry.verb("gain_wargear", text="gain {amount} of {reveal} revealed Wargear cards", pauses=True)
def gain_wargear(state: RelicState, resolving: Resolving, amount: Quantity = 1, reveal: Quantity = 1) -> None:
    """Wargear is revealed; you take so many of the cards without paying (REL-WAR-03)."""
    player = you(state, resolving)
    state.begin("offering_wargear", OfferingWargear(player.seat, player.breaks, max(reveal, amount), amount))


@registry.verb("gain_relic", text="reveal 2 relics and take one of them", pauses=True)
def gain_relic(state: RelicState, resolving: Resolving) -> None:
    """You take one of two revealed relics, without paying missions (REL-RLC-02)."""
    player = you(state, resolving)
    state.begin("taking_relic", TakingRelic(player.seat, player.breaks))


@registry.verb("take_this", text="take this card as an asset")
def take_this(state: RelicState, resolving: Resolving) -> None:
    """This Threat card leaves the board and becomes an asset of yours."""
    here = you(state, resolving).space
    for space in (here, *range(len(state.table.spaces))):
        if resolving.card in state.table.spaces[space]:
            cards.take_from_space(state, resolving.card, space)
            cards.take_asset(state, you(state, resolving), resolving.card, load=False)
            return


@registry.verb("discard_this", text="discard this card")
def discard_this(state: RelicState, resolving: Resolving) -> None:
    """This card goes to its pile, from wherever it lies: your play area or the board."""
    player = you(state, resolving)
    card = resolving.card
    if card in player.assets:
        cards.discard_asset(state, player, card)
    elif card in player.corruption:
        discard_card(state, player.seat, "corruption", card)
    elif card in player.trophies:
        cards.discard_trophy(state, player, card)
    else:
        for space, lying in enumerate(state.table.spaces):
            if card in lying:
                cards.discard_from_space(state, card, Space(space))
                return


@registry.verb(
    "sell_trophies", text="discard any trophies, gain influence equal to their points", pauses=True
)
def sell_trophies(state: RelicState, resolving: Resolving) -> None:
    """You discard any number of trophies and gain as much influence as they are worth (REL-D-26)."""
    player = you(state, resolving)
    state.begin("selling", Selling(player.seat, player.breaks, "trophies"))


@registry.verb("sell_assets", text="discard any assets, gain {price} influence for each", pauses=True)
def sell_assets(state: RelicState, resolving: Resolving, price: Quantity = 2) -> None:
    """You discard any number of assets for influence (REL-D-34)."""
    player = you(state, resolving)
    state.begin("selling", Selling(player.seat, player.breaks, "assets", price))


@registry.verb("take_this_as_trophy", text="take this card as a trophy")
def take_this_as_trophy(state: RelicState, resolving: Resolving) -> None:
    """This enemy leaves the board and becomes a trophy of yours, without a battle."""
    for space, lying in enumerate(state.table.spaces):
        if resolving.card in lying:
            cards.take_from_space(state, resolving.card, Space(space))
            cards.take_trophy(state, you(state, resolving), resolving.card)
            return


# --- charges and tokens ---------------------------------------------------------------------------------


@registry.verb("charge_this", text="put {amount:charge|charges} on this card")
def charge_this(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """Charge tokens come onto this card, also beyond what is printed (REL-CHG-06)."""
    change_charges(state, resolving.card, amount)


@registry.verb("spend_charge", text="spend 1 charge from this card")
def spend_charge(state: RelicState, resolving: Resolving) -> None:
    """A charge leaves this card; with the last one the card is discarded (REL-CHG-05)."""
    if state.table.charges.get(resolving.card, 0) > 0 and resolving.card not in state.table.spent:
        cards.spend_charge(state, you(state, resolving), resolving.card)


@registry.verb("charge_asset", text="put {amount:charge|charges} on one of your assets", pauses=True)
def charge_asset(
    state: RelicState,
    resolving: Resolving,
    amount: Quantity = 1,
    trait: Annotated[str, Word("traits")] | None = None,
) -> None:
    """Charge tokens come onto an asset of your choice that has charges."""
    player = you(state, resolving)
    among = charged_assets(state, player, trait or "")
    if among:
        state.begin("choosing_asset", ChoosingAsset(player.seat, player.breaks, among, amount))


@registry.verb(
    "put_token",
    text=f"put {{amount}} of your character tokens on {{on:{_ON}}}",
)
def put_token(
    state: RelicState,
    resolving: Resolving,
    on: Literal["this", "sheet", "here", "chosen"] = "this",
    amount: Quantity = 1,
) -> None:
    """Character tokens of yours come to a place (REL-CHR-21); `amount` afterwards is how many lie there."""
    resolving.amount = put_tokens(state, resolving.seat, _place(state, resolving, on), amount)


@registry.verb("put_token_on", text="put one of your character tokens on {space}")
def put_token_on(state: RelicState, resolving: Resolving, space: Annotated[str, Reference("spaces")]) -> None:
    """A character token of yours comes onto a named space."""
    put_tokens(state, resolving.seat, f"space:{space}")


@registry.verb(
    "take_token",
    text=f"take back {{amount}} of your character tokens from {{on:{_ON}}}",
)
def take_token(
    state: RelicState,
    resolving: Resolving,
    on: Literal["this", "sheet", "here", "chosen"] = "this",
    amount: Quantity = 1,
) -> None:
    """Character tokens of yours leave a place."""
    resolving.amount = put_tokens(state, resolving.seat, _place(state, resolving, on), -amount)


def _place(state: RelicState, resolving: Resolving, on: str) -> str:
    if on == "this":
        return resolving.card
    if on == "sheet":
        return SHEET
    space = you(state, resolving).space if on == "here" else resolving.space
    return f"space:{state.game.space_ids[space]}"
