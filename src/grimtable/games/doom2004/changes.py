"""The one place where the table of DOOM 2004 changes: every mutator changes it and tells whoever listens."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from sys import intern
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import counters, events
from grimtable.games.doom2004.field import base_of, cover
from grimtable.games.doom2004.table import INVADER, INVADERS, OFF_BOARD, Invader, Marine
from grimtable.games.doom2004.topics.pool import colours_of, swap
from grimtable.grid import Footprint
from grimtable.kernel import TeamId
from grimtable.kernel.deck import draw, reshuffle
from grimtable.kernel.identity import NO_SEAT, CardId, DoorId, FigureId, SeatId, Space
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def skill(state: DoomState, marine: FigureId, name: str) -> int:
    """How much of a skill a Marine's cards give him (D04-SET-21)."""
    lasting = state.lasting
    return lasting.total(name, marine) if name in lasting.by_name else 0


# --- Marines --------------------------------------------------------------------------------------


def place_marine(state: DoomState, marine: Marine, space: Space, *, respawned: bool = False) -> None:
    """A Marine comes onto the board; being placed is not entering (D04-R-46)."""
    marine.space = space
    marine.fragged_at = OFF_BOARD
    state.field.stand(marine.id, 1 << space)
    if state.journal is not None:
        placed = events.MarineRespawned if respawned else events.MarinePlaced
        state.emit(placed(marine.id, space))


def move_marine(state: DoomState, marine: Marine, space: Space) -> None:
    """A step, jump or push; leaving the space loses Aim (D04-ORD-08) and no other order (D04-ORD-28)."""
    before = marine.space
    state.field.shift(marine.id, before, space)
    marine.space = space
    if marine.order == "aim":
        remove_order(state, marine)
    if state.journal is not None:
        state.emit(events.FigureMoved(marine.id, before, space))


def place_order(state: DoomState, marine: Marine, order: str) -> None:
    """D04-MAR-10: an order lies beside the Marine."""
    marine.order = order
    state.table.flags.pop(counters.guarded(marine.id), None)  # a new Guard has not broken in yet
    moments = state.field.mode.order_moments.get(order)
    if moments:
        state.answers.add(marine.id, order, marine.id, moments)
    if order == "guard":
        state.field.mode.note_guard(state, marine, placed=True)
    if state.journal is not None:
        state.emit(events.OrderPlaced(marine.id, order))


def remove_order(state: DoomState, marine: Marine) -> None:
    """An order is used, lost or out of time."""
    order, marine.order = marine.order, ""
    moments = state.field.mode.order_moments.get(order)
    if moments:
        state.answers.remove(marine.id, order, marine.id, moments)
    if order == "guard":
        state.field.mode.note_guard(state, marine, placed=False)
    if order and state.journal is not None:
        state.emit(events.OrderRemoved(marine.id, order))


def wound_marine(state: DoomState, marine: Marine, amount: int, cause: str = "") -> None:
    """D04-DMG-07, D04-R-57, D4X-R-98: wound tokens leave the bin; any wound removes Aim and Guard.

    D04-ORD-07, D04-ORD-16; Dodge and Heal stay, and nothing but these removals takes an order (D04-R-53).
    """
    if amount <= 0:
        return
    marine.wounds -= min(amount, marine.wounds)
    if state.journal is not None:
        state.emit(events.WoundsSuffered(marine.id, amount, cause))
    if marine.order in ("aim", "guard"):
        remove_order(state, marine)


def frag_marine(state: DoomState, marine: Marine) -> None:
    """D04-FRG-01 to D04-FRG-07: off the board; wounds and armor refilled; the rest is kept.

    Extra armor and what its token says are lost (D04-EQP-09, D04-EQP-24, D04-FRG-06); however often it
    happens, he waits for his next turn and comes back (D04-FRG-08, D04-FRG-17).
    """
    space = marine.space
    state.field.lift(marine.id, 1 << space)
    marine.space = OFF_BOARD
    marine.fragged_at = space
    remove_order(state, marine)  # D04-R-42, D4X-R-97
    state.field.mode.strip(state, marine)
    lying = []
    for token in marine.tokens():
        fate = state.field.mode.fate_of(state, marine, token)
        if fate != "kept":
            lying += [token] * (marine.held(token) if fate == "dropped" else 0)
            lose_tokens(state, marine, token)
    refill(state, marine)
    state.field.mode.renew(state, marine)
    state.table.flags[counters.FRAGS] = state.table.flags.get(counters.FRAGS, 0) + 1
    if state.journal is not None:
        state.emit(events.MarineFragged(marine.id, space))
    for token in lying:
        drop_token(state, token, space)


def lose_tokens(state: DoomState, marine: Marine, token: str) -> None:
    """All his tokens of a kind are gone, and what was different with them is as before."""
    while marine.held(token):
        marine.drop(token)
    settle_skills(state, marine, token)


def settle_skills(state: DoomState, marine: Marine, token: str) -> None:
    """What tokens of a kind make different holds once for each that he has now."""
    kind = state.game.token(token)
    if kind.spend:
        _settle_spending(state, marine, token, tuple(each.moment for each in kind.spend))
    skills = kind.skills
    if not skills:
        return
    source = f"{marine.id}_{token}"
    state.lasting.end_source(source)
    for _ in range(marine.held(token)):
        for each in skills:
            state.lasting.begin(Effect(each.changes, source, marine.id, each.amount))


def _settle_spending(state: DoomState, marine: Marine, token: str, moments: tuple[str, ...]) -> None:
    """One entry in the index as long as he has such a token, however many."""
    source = f"{marine.id}_{token}"
    there = (marine.id, "spend", source) in state.answers.by_moment.get(moments[0], ())
    if marine.held(token) and not there:
        state.answers.add(marine.id, "spend", source, moments)
    elif there and not marine.held(token):
        state.answers.remove(marine.id, "spend", source, moments)


def refill(state: DoomState, marine: Marine) -> None:
    """D04-FRG-04, D04-FRG-05, D4X-R-102: wounds and armor as at the start of this game."""
    start = state.game.starting_tokens(state.setup)
    marine.wounds = start.wounds + skill(state, marine.id, "start_wounds")
    marine.armor = start.armor + skill(state, marine.id, "start_armor")


def most_wounds(state: DoomState, marine: Marine) -> int:
    """D04-EQP-11: the starting number is the maximum."""
    return state.game.starting_tokens(state.setup).wounds + skill(state, marine.id, "start_wounds")


def heal_marine(state: DoomState, marine: Marine, amount: int) -> None:
    """Wound tokens go back into the bin, never above the starting number."""
    healed = max(0, min(amount, most_wounds(state, marine) - marine.wounds))
    marine.wounds += healed
    if healed and state.journal is not None:
        state.emit(events.WoundsHealed(marine.id, healed))


def spend_ammo(state: DoomState, marine: Marine, ammo: str) -> None:
    """D04-AMM-05: one token of the weapon's kind."""
    marine.ammo[ammo] -= 1
    state.table.removed[ammo] = state.table.removed.get(ammo, 0) + 1
    if state.journal is not None:
        state.emit(events.AmmoSpent(marine.id, ammo, marine.ammo[ammo]))


def pay_tokens(state: DoomState, marine: Marine, token: str, amount: int) -> None:
    """D4X-SOC-04: tokens that an attack costs leave the bin."""
    for _ in range(amount):
        marine.drop(token)
    settle_skills(state, marine, token)
    if state.journal is not None:
        state.emit(events.PricePaid(marine.id, token, amount, marine.held(token)))


def return_tokens(state: DoomState, marine: Marine, token: str, amount: int) -> None:
    """D04-R-51: what was paid for an attack that cannot be made is the Marine's again."""
    for _ in range(amount):
        marine.add(token)
    settle_skills(state, marine, token)
    if state.journal is not None:
        state.emit(events.TokensGathered(marine.id, token, amount, marine.held(token)))


def gather_token(state: DoomState, marine: Marine, token: str) -> None:
    """D4X-SOC-01: a kill gives the carrier of a weapon a token."""
    marine.add(token)
    settle_skills(state, marine, token)
    if state.journal is not None:
        state.emit(events.TokensGathered(marine.id, token, 1, marine.held(token)))


def part_with_weapon(state: DoomState, marine: Marine, weapon: str) -> None:
    """A weapon token leaves a Marine; what it has gathered for him does not go with it (D4X-SOC-03).

    Handing over is the only way: nobody drops anything on purpose (D4X-R-29), and a fragged carrier keeps it
    (D4X-R-25).
    """
    marine.drop(weapon)
    gathered = state.game.weapons[weapon].gathers
    if not gathered or weapon in marine.weapons or not marine.held(gathered):
        return
    amount = marine.held(gathered)
    lose_tokens(state, marine, gathered)
    if state.journal is not None:
        state.emit(events.TokensLost(marine.id, gathered, amount))


def drop_token(state: DoomState, token: str, space: Space) -> None:
    """A token is laid on the board."""
    state.table.tokens.setdefault(space, []).append(token)
    if state.journal is not None:
        state.emit(events.TokenDropped(token, space))


def loaded(state: DoomState, tokens: Iterable[str]) -> list[str]:
    """What is put on the board; with Loaded, a token of its ammunition beside each weapon.

    D4X-MOD-11, D4X-MOD-12, D4X-R-92: weapons without ammunition come alone.
    """
    laid: list[str] = []
    for token in tokens:
        laid.append(token)
        weapon = state.game.weapons.get(token) if state.game.ruleset.loaded else None
        if weapon is not None and weapon.ammo:
            laid.append(weapon.ammo)
    return laid


def unlock(state: DoomState, colour: str) -> None:
    """D04-DOR-13, D04-EQP-13, D4X-SCN-09: its doors are unlocked for all Marines."""
    if colour not in state.table.keys:
        state.table.keys.append(colour)
        if state.journal is not None:
            state.emit(events.DoorsUnlocked(colour))


def leave_board(state: DoomState, marine: Marine) -> None:
    """D04-R-84: out of the game, not coming back."""
    state.field.lift(marine.id, 1 << marine.space)
    marine.space = OFF_BOARD
    remove_order(state, marine)
    marine.left = True
    if state.journal is not None:
        state.emit(events.MarineLeft(marine.id))


# --- the invader pool -----------------------------------------------------------------------------


def swap_figures(state: DoomState, kind: str, colour: str, number: int) -> None:
    """D4X-SET-09, D4X-SET-11: one for one; what is swapped out goes back to the box."""
    swap(state.game, state.table, kind, colour, number)
    if state.journal is not None:
        instead = state.game.invaders[kind].equivalent
        state.emit(events.FiguresSwapped(number, colour, kind, instead))


def fix_pool(state: DoomState) -> None:
    """D4X-SET-06, D4X-R-10: from now on these figures and no others; everybody knows them."""
    if state.journal is not None:
        colours = colours_of(state.table)
        state.emit(events.PoolFixed(sum(sum(state.table.swapped_in(colour).values()) for colour in colours)))


# --- invaders -------------------------------------------------------------------------------------


def base(state: DoomState, invader: Invader) -> Footprint:
    """What an invader covers now."""
    return base_of(state.field, invader, state.game.invaders[invader.kind].size)


def covered(state: DoomState, invader: Invader) -> int:
    """The spaces an invader covers now, as a set."""
    return cover(state.field, invader, state.game.invaders[invader.kind].size)


def place_invader(
    state: DoomState, kind: str, space: Space, *, wide: bool = False, seat: SeatId = INVADER
) -> Invader:
    """A figure comes from the supply onto the board; the seat runs it, a bot nobody yet (D4X-BOT-01)."""
    table = state.table
    if kind in state.game.bots and seat == INVADER:
        seat = NO_SEAT
    number = 1
    while f"{kind}_{number}" in table.invaders or _is_remembered(state, f"{kind}_{number}"):
        number += 1
    invader = Invader(FigureId(intern(f"{kind}_{number}")), kind, space, wide)  # looked up all the time
    if seat != INVADER:
        invader.controller = seat
    table.invaders[invader.id] = invader
    table.supply[kind] -= 1
    state.field.enrol(invader.id, seat)
    state.field.stand(invader.id, covered(state, invader))
    if state.game.invaders[kind].abilities.watch:
        state.answers.add(seat, "watch", invader.id, ("came_adjacent",))
    if state.journal is not None:
        state.emit(events.InvaderPlaced(invader.id, kind, space))
    return invader


def _is_remembered(state: DoomState, id: str) -> bool:
    """Whether a procedure in progress still speaks of a figure of this name that has left the board.

    A figure that is killed or recycled in the middle of its activation, of an attack or of the Invader's turn
    must not be taken for the one that comes onto the board next (D04-R-10, D04-R-40, D04-R-60).
    """
    for frame in state.stack:
        for value in msgspec.structs.astuple(frame.memory):
            if value == id:
                return True
            if type(value) is tuple:
                if id in value or any(type(each) is tuple and id in each for each in value):
                    return True
    return False


def move_invader(state: DoomState, invader: Invader, to: Footprint) -> None:
    """A step, jump or push of a monster."""
    field = state.field
    before = invader.space
    here, there = cover(field, invader, state.game.invaders[invader.kind].size), to.mask
    if here != there:
        field.move(invader.id, here, there)
    invader.space = to.anchor
    invader.wide = to.width > to.height
    if state.journal is not None:
        state.emit(events.FigureMoved(invader.id, before, to.anchor))


def step_invader(state: DoomState, invader: Invader, space: Space) -> None:
    """A monster that covers one space goes to another one."""
    before = invader.space
    state.field.shift(invader.id, before, space)
    invader.space = space
    if state.journal is not None:
        state.emit(events.FigureMoved(invader.id, before, space))


def remove_invader(state: DoomState, invader: Invader) -> None:
    """D04-DMG-11: the figure and its wound tokens leave the board; it returns to the supply."""
    table = state.table
    del table.invaders[invader.id]
    table.supply[invader.kind] += 1
    state.field.lift(invader.id, covered(state, invader))
    if state.game.invaders[invader.kind].abilities.watch:
        state.answers.remove(invader.seat, "watch", invader.id, ("came_adjacent",))
    state.lasting.end_subject(invader.id)


def take_control(state: DoomState, invader: Invader, seat: SeatId) -> None:
    """D4X-BOT-05 to D4X-BOT-07: a bot that nobody ran is this seat's, and on its side."""
    field, spaces = state.field, covered(state, invader)
    field.lift(invader.id, spaces)
    invader.controller = seat
    field.enrol(invader.id, seat)
    field.stand(invader.id, spaces)
    if state.journal is not None:
        state.emit(events.BotActivated(invader.id, FigureId(seat)))


def kill_invader(state: DoomState, invader: Invader, *, crushed: bool = False) -> None:
    """D04-DMG-10: killed; scores nothing for the Marines (D04-VIC-07).

    D4X-R-21: what an airlock crushes is dead and worth nothing in a campaign, either.

    D4X-BOT-18, D4X-R-34, D4X-R-111: a bot is destroyed, which scores for nobody; its token is free again.
    """
    remove_invader(state, invader)
    if invader.kind in state.game.bots:
        if state.journal is not None:
            state.emit(events.BotDestroyed(invader.id, invader.space))
        return
    killed = counters.crushed(invader.kind) if crushed else counters.killed(invader.kind)
    state.table.flags[killed] = state.table.flags.get(killed, 0) + 1
    if state.journal is not None:
        state.emit(events.InvaderKilled(invader.id, invader.kind, invader.space))


def recycle_invader(state: DoomState, invader: Invader) -> None:
    """D04-INV-17, D04-R-10: off the board to be placed anew, fresh."""
    remove_invader(state, invader)
    if state.journal is not None:
        state.emit(events.InvaderRecycled(invader.id))


def wound_invader(state: DoomState, invader: Invader, amount: int, cause: str = "") -> None:
    """D04-DMG-09, D4X-BOT-17: wound tokens beside the figure; none on an inactive bot (D4X-BOT-02)."""
    if amount > 0 and invader.seat:
        invader.wounds += amount
        if state.journal is not None:
            state.emit(events.WoundsSuffered(invader.id, amount, cause))


def heal_invader(state: DoomState, invader: Invader, amount: int) -> None:
    """Wound tokens are taken away from an invader."""
    healed = min(amount, invader.wounds)
    invader.wounds -= healed
    if healed and state.journal is not None:
        state.emit(events.WoundsHealed(invader.id, healed))


def is_dead(state: DoomState, invader: Invader) -> bool:
    """D04-DMG-10: wound tokens reach the wound value."""
    return invader.wounds >= state.game.invaders[invader.kind].wounds


# --- figures of any kind --------------------------------------------------------------------------


def wound(state: DoomState, figure: Marine | Invader, amount: int, cause: str = "") -> None:
    """Wounds for a figure, whatever it is."""
    if isinstance(figure, Marine):
        wound_marine(state, figure, amount, cause)
    else:
        wound_invader(state, figure, amount, cause)


def heal(state: DoomState, figure: Marine | Invader, amount: int) -> None:
    """Wounds healed, whatever the figure is."""
    if isinstance(figure, Marine):
        heal_marine(state, figure, amount)
    else:
        heal_invader(state, figure, amount)


def move(state: DoomState, figure: Marine | Invader, to: Footprint) -> None:
    """A figure, whatever it is, stands elsewhere."""
    if isinstance(figure, Marine):
        move_marine(state, figure, Space(to.anchor))
    else:
        move_invader(state, figure, to)


# --- doors, barrels, areas ------------------------------------------------------------------------


def set_door(state: DoomState, door: DoorId, standing: str) -> None:
    """A door is opened, closed or destroyed, never by an attack (D04-DOR-09); passages and lines change."""
    state.table.doors[door] = standing
    state.field.work_doors(state.table.doors)
    if state.journal is not None:
        happened = {"open": events.DoorOpened, "closed": events.DoorClosed, "destroyed": events.DoorDestroyed}
        state.emit(happened[standing](door))


def turn_jets_over(state: DoomState) -> int:
    """D4X-FLM-02: all at once; the spaces whose jets are on now and were not before."""
    table, before = state.table, state.field.lit
    table.jets = {space: not on for space, on in table.jet_spaces().items()}
    state.field.light(table.jets)
    if state.journal is not None:
        state.emit(events.JetsTurned(state.field.lit.bit_count(), before.bit_count()))
    return state.field.lit


def exchange_pads(state: DoomState) -> None:
    """D4X-MAP-05: the two teleporters with a red X change places; whoever stands there stays (D4X-R-94)."""
    beside = state.table.beside
    beside.exchanged = not beside.exchanged
    state.field.scene = state.game.scene(state.setup, state.table)
    if state.journal is not None:
        state.emit(events.PadsExchanged())


def remove_barrel(state: DoomState, space: Space) -> None:
    """D04-OBS-09: an exploded barrel is gone."""
    state.table.barrels.remove(space)
    state.field.barrels &= ~(1 << space)
    state.field.obstacles &= ~(1 << space)
    state.field.floor = state.field.known & ~state.field.obstacles
    if state.journal is not None:
        state.emit(events.BarrelExploded(space))


def lay_out_area(state: DoomState, area: str, *, silently: bool = False) -> None:
    """D04-EXP-02: the spaces, tokens, barrels and encounters of an area come onto the table.

    D04-TEL-06: it may lie apart from the rest until a part that joins them is discovered.
    """
    table, field = state.table, state.field
    scene = field.scene
    table.areas.append(area)
    state.reveals += 1
    field.known |= scene.areas.get(area, 0)
    for space, mark in scene.marks.items():
        if mark.area != area or (mark.colour and not table.plays(mark.colour)):
            continue
        if mark.tokens:
            table.tokens.setdefault(Space(space), []).extend(loaded(state, mark.tokens))
        if mark.barrel:
            table.barrels.append(Space(space))
            field.barrels |= 1 << space
            field.obstacles |= 1 << space
        if mark.encounter:
            table.encounters[Space(space)] = mark.encounter
        if mark.jet:
            table.lay_jet(Space(space), mark.jet == "on")
            field.light(table.jet_spaces())
    field.look_around()
    if state.journal is not None and area != "start" and not silently:
        text = state.game.area(state.setup, area).text
        state.emit(events.AreaDiscovered(area, text))


# --- the Invader's cards --------------------------------------------------------------------------


def score_frags(state: DoomState, points: int, because: str) -> None:
    """D04-FRG-03, D04-VIC-02: the Invader's points; enough of them end the game at once.

    Frags of any Marine and points of the deck add up (D04-VIC-03, D04-VIC-04).
    """
    table = state.table
    table.frags += points
    if state.journal is not None:
        state.emit(events.FragScored(points, table.frags, because))
    if table.frags >= state.game.scenario(state.setup).frags:
        win(state, (INVADERS,), "D04-VIC-02", f"The Invader has {table.frags} frag points.")


def take_top_card(state: DoomState) -> CardId | None:
    """The top card of the Invader deck, for whatever reason; the last one is a frag point (D04-FRG-16).

    D04-R-08, D04-R-09: the point comes first and may end the game; then the discard pile becomes the new
    deck at once. A deck that could not be refilled is refilled when the next card is due, and scores nothing.
    """
    deck = state.table.deck
    if not deck.cards and not refill_deck(state):
        return None
    return draw(state, deck, "invader_deck")


def settle_deck(state: DoomState) -> None:
    """D04-INV-06, D04-INV-07: after a card was taken: was it the last?"""
    if not state.table.deck.cards:
        state.field.mode.deck_is_out(state)


def refill_deck(state: DoomState) -> bool:
    """The discard pile is the deck now; whether there was one."""
    deck = state.table.deck
    if not reshuffle(state, deck, "invader_deck"):
        return False
    if state.journal is not None:
        state.emit(events.DeckReshuffled(len(deck.cards)))
    return True


def draw_card(state: DoomState) -> None:
    """D04-INV-02, D4X-SCN-03: a card into the Invader's hand."""
    card = take_top_card(state)
    if card is None:
        return
    state.table.hand.append(CardId(card))
    moments = state.game.moments_of(card)
    if moments:
        state.answers.add(INVADER, "event", card, moments)
    if state.journal is not None:
        state.emit(events.CardDrawn(CardId(card)))
    settle_deck(state)


def leave_hand(state: DoomState, card: CardId) -> None:
    """A card leaves the Invader's hand."""
    state.table.hand.remove(card)
    moments = state.game.moments_of(card)
    if moments:
        state.answers.remove(INVADER, "event", card, moments)


def discard(state: DoomState, card: CardId) -> None:
    """A card goes onto the open discard pile (D04-R-18)."""
    state.table.deck.discard.append(card)
    if state.journal is not None:
        state.emit(events.CardDiscarded(card))


def discard_from_hand(state: DoomState, card: CardId) -> None:
    """D04-INV-04."""
    leave_hand(state, card)
    state.reveals += 1
    discard(state, card)


def begin_effect(state: DoomState, effect: Effect) -> None:
    """D04-EVT-03: something is different until the moment that the card names."""
    state.lasting.begin(effect)
    if state.journal is not None:
        whom = None if effect.subject is None else FigureId(effect.subject)
        state.emit(events.EffectBegan(effect.name, whom, effect.source))


# --- the scenario ---------------------------------------------------------------------------------


def count(state: DoomState, flag: str, by: int) -> None:
    """A scenario's counter moves."""
    flags = state.table.flags
    flags[flag] = flags.get(flag, 0) + by
    if state.journal is not None:
        state.emit(events.CounterChanged(flag, flags[flag]))


def win(state: DoomState, teams: Collection[TeamId], rule: str, sentence: str) -> None:
    """D04-VIC-05: the game ends at once; the seats of these teams have won."""
    seats = tuple(seat.id for seat in state.setup.seats if seat.team in teams)
    state.finish(seats, rule, sentence)
    if state.journal is not None:
        state.emit(events.GameWon(seats, sentence))
