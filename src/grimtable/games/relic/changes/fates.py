"""Vanquished, corrupted, eliminated, losing a turn, winning.  Chapters DEF, COR, ELM, SKP and WIN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.changes.cards import (
    discard_asset,
    discard_completed,
    discard_corruption,
    discard_mission,
    discard_power,
    discard_trophy,
    without,
)
from grimtable.games.relic.changes.figures import place_on
from grimtable.games.relic.changes.in_play import end_effects, enter_play, leave_play, stop_answering
from grimtable.games.relic.events import (
    Corrupted,
    GameWon,
    HeroRevealed,
    InfluenceChanged,
    LifeChanged,
    SeatEliminated,
    TurnLost,
    Vanquished,
)
from grimtable.games.relic.moments import tell
from grimtable.games.relic.remembering import Resolving
from grimtable.kernel import SeatId
from grimtable.kernel.identity import NO_HERO, NO_SPACE, HeroId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


def cut_short(state: RelicState, player: Player) -> None:
    """REL-TRN-05, REL-R-26, REL-DEF-08: what this player was doing ends, and the own turn too."""
    player.breaks += 1
    state.cut = True
    if state.table.active == player.seat:
        state.table.turn_over = True


def vanquish(state: RelicState, player: Player) -> None:
    """REL-DEF-02, REL-DEF-03, REL-DEF-04, REL-DEF-05: the four steps, at once, in whoever's turn (REL-R-28).

    REL-DEF-06, REL-DEF-07, REL-R-67, REL-R-94: everything else stays, tokens and what is due included;
    REL-DEF-09, REL-DEF-10: no turn is lost, and it may happen again. REL-INN-15: from whatever tier.
    """
    if state.journal is not None:
        state.emit(Vanquished(player.seat))
    give_up_hand(state, player)
    player.life = state.game.heroes[player.hero].life
    if state.journal is not None:
        state.emit(LifeChanged(player.seat, player.life, player.life))
    lapse_movement(state, player)
    place_on(state, player, state.game.sanctuary)
    cut_short(state, player)
    tell(state, "vanquished", player.seat)


def lapse_movement(state: RelicState, player: Player) -> None:
    """REL-R-88: a special movement lapses when the text box that grants it is being carried out."""
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, Resolving) and memory.granted and memory.seat == player.seat:
            player.movements = without(player.movements, memory.granted)
            memory.granted = ""


def give_up_hand(state: RelicState, player: Player) -> None:
    """REL-DEF-02, REL-DEF-03, REL-COR-12, REL-COR-13: Power cards, trophies, influence."""
    for card in player.power:
        discard_power(state, player, card)
    for card in player.trophies:
        discard_trophy(state, player, card)
    if player.influence:
        if state.journal is not None:
            state.emit(InfluenceChanged(player.seat, -player.influence, 0))
        player.influence = 0


def fall_to_chaos(state: RelicState, player: Player) -> None:
    """REL-COR-12, REL-COR-13, REL-COR-14: the hero is gone for good.

    REL-COR-19, REL-COR-20: the player keeps everything else; REL-COR-22: in the own turn it ends.
    """
    if state.journal is not None:
        state.emit(Corrupted(player.seat, player.hero))
    give_up_hand(state, player)
    for card in player.corruption:
        discard_corruption(state, player, card)
    lapse_movement(state, player)
    leave_play(state, player.seat, player.hero)
    state.table.gone = (*state.table.gone, player.hero)
    player.hero = NO_HERO
    cut_short(state, player)


def take_hero(state: RelicState, player: Player, hero: HeroId) -> None:
    """REL-COR-15, REL-COR-17, REL-COR-18, REL-SET-13 to REL-SET-15: level 0, start values, start space."""
    sheet = state.game.heroes[hero]
    player.hero = hero
    player.level = 0
    player.strength, player.willpower, player.cunning = sheet.strength, sheet.willpower, sheet.cunning
    player.life = sheet.life
    player.space = state.game.space_numbers[sheet.start]
    enter_play(state, player.seat, hero)
    if state.journal is not None:
        state.emit(HeroRevealed(player.seat, hero, player.space))


def eliminate(state: RelicState, player: Player) -> None:
    """REL-ELM-02, REL-ELM-03, REL-R-95: figure, cards and tokens leave; the seat is passed over."""
    give_up_hand(state, player)
    for card in player.corruption:
        discard_corruption(state, player, card)
    for card in player.assets:
        discard_asset(state, player, card)
    for card in player.completed:
        discard_completed(state, player, card)
    if player.mission:
        discard_mission(state, player)
    if player.hero:
        leave_play(state, player.seat, player.hero)
        state.table.gone = (*state.table.gone, player.hero)
        player.hero = NO_HERO
    # The sheet stays in force for the others; what it changes for this player ends with the player.
    stop_answering(state, player.seat, state.table.scenario)
    state.table.tokens = {
        key: tokens for key, tokens in state.table.tokens.items() if not key.startswith(f"{player.seat}@")
    }
    end_effects(state, state.lasting.end_subject(player.seat))
    player.space = NO_SPACE
    player.movements = ()
    player.eliminated = True
    player.lying = False
    cut_short(state, player)
    if state.journal is not None:
        state.emit(SeatEliminated(player.seat))
    left = [other.seat for other in state.table.players.values() if not other.eliminated]
    if not left:
        state.finish((), "REL-ELM-03", "Every hero has fallen; nobody is left to win.")
    elif len(left) == 1 and state.setup.options["last_player"] == "wins":
        win(state, left[0], "REL-R-73", "Everybody else is out of the game.")


def lose_turn(state: RelicState, player: Player) -> None:
    """REL-SKP-01 to REL-SKP-04, REL-R-43, REL-R-44: the figure lies down; in the own turn the turn ends."""
    if state.lasting.by_name and state.lasting.forbids("lose_turn", player.seat):
        return
    player.lying = True
    if state.journal is not None:
        state.emit(TurnLost(player.seat))
    if state.table.active == player.seat:
        cut_short(state, player)
    tell(state, "turn.lost", player.seat)


def win(state: RelicState, seat: SeatId, rule: str, sentence: str) -> None:
    """REL-WIN-03: the game ends at once with one winner, whichever way led there (REL-WIN-01)."""
    state.finish((SeatId(seat),), rule, sentence)
    if state.journal is not None:
        state.emit(GameWon(seat, sentence))
