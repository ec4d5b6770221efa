"""No card is played and no ability used in vain: every one that is offered changes the table (REL-CLR-07).

Random games are played with dealt-out possessions; whenever a Power card can be played or an ability used, it
is tried on a copy, and what it asks is answered at random until it is carried out. Then something must be
different, beyond the price that was paid for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from grimtable.games.relic import remembering
from grimtable.games.relic.actions import PlayCard, Use
from grimtable.games.relic.choices import MayDo
from grimtable.games.relic.effects import registry
from grimtable.games.relic.game import load
from grimtable.games.relic.moments import Moment
from grimtable.games.relic.remembering import NOWHERE, Battle, Moving
from grimtable.games.relic.topics import use
from grimtable.kernel import State
from grimtable.kernel.identity import CardId
from grimtable.kernel.playout import Below, chooser
from tests.support.rule import rule

GAME = load()
GAMES = 24
DECISIONS = 350
STOP = "stop"

#: What may be used although nothing of the table is different afterwards.
EXCEPTIONS = {
    "reconnaissance": "it looks at cards; a player who has seen them all learns that they are the same",
    "third_eye": "the same",
    "auspex": "the same, where each card is left on top",
    "second_thoughts": "the die may show the same again",
    "take_aim": "the same",
    "cadian_sniper_rifle": "the same",
    "shock_shield": "the same",
    "flickering_holo_field": "the same",
    "mirror_of_echoes": "the same",
    "prayer_beads_of_a_pilgrim": "the same",
    "coin_of_the_blind_saint": "the same, in a test",
    "evasive_manoeuvres": "whoever plays it may still evade nobody",
    "corsair_turncoat": "the same",
    "plasma_gun": "the die may show 1 where no Life can be lost",
}


@rule("REL-CLR-07", "REL-POW-05")
def test_whatever_is_offered_changes_something() -> None:
    tried: dict[str, int] = {}
    for number in range(GAMES):
        below = chooser(number)
        state = _dealt(number, below)
        for _ in range(DECISIONS):
            if state.result is not None:
                break
            legal = state.legal
            for action in legal:
                if isinstance(action, PlayCard | Use):
                    source = GAME.sources[action.card].id
                    tried[source] = tried.get(source, 0) + 1
                    if source not in EXCEPTIONS:
                        assert _changes(state, action, below), (
                            f"{action} does nothing\n{state.innermost(Moment)}"
                        )
            state.apply(legal[below(len(legal))])
    # Otherwise the test would show little.
    assert len(tried) > 60, sorted(tried)


def _dealt(number: int, below: Below) -> State[Any, Any]:
    """A game in which everybody has a few Power cards, assets and Corruption cards from the start."""
    state = GAME.new(players=2 + number % 3, seed=number, scenario=GAME.scenarios[number % 5])
    while not state.table.active:
        state.apply(state.legal[below(len(state.legal))])
    for place, player in enumerate(state.table.players.values()):
        decks = state.table.decks
        player.power = (*player.power, *(decks["power"].cards.pop() for _ in range(5)))
        player.assets = (*player.assets, *(decks["wargear"].cards.pop() for _ in range(3)))
        player.assets = (*player.assets, *(decks["relic"].cards.pop() for _ in range(2)))
        for colour in ("red", "blue", "yellow"):
            found = next((card for card in decks[colour].cards if GAME.types[card] == "asset"), None)
            if found is not None:
                decks[colour].cards.remove(found)
                player.assets = (*player.assets, found)
        player.corruption = tuple(decks["corruption"].cards.pop() for _ in range(2))
        player.level = (number + place) % 12
        player.influence = 6
        for card in player.assets:
            if GAME.cards[card].charges:
                state.table.charges[card] = GAME.cards[card].charges
    return GAME.from_plain(state.plain())


def _changes(state: State[Any, Any], action: PlayCard | Use, below: Below) -> bool:
    """Whether carrying it out makes a difference, whatever is answered on the way."""
    before = _without_price(state, action)
    copy = state.copy()
    responder = GAME.responder_of[type(action)]
    GAME.responder_of[type(action)] = replace(responder, do=partial(_stop_afterwards, responder.do))
    try:
        copy.apply(action)
    finally:
        GAME.responder_of[type(action)] = responder
    while copy.result is None and not _has_stopped(copy):
        copy.apply(copy.legal[below(len(copy.legal))])
    return copy.result is not None or _without_price(copy, action) != before


def _stop_afterwards(do: Any, state: Any, action: PlayCard | Use) -> None:
    """A question that changes nothing waits below the effect: there the copy comes to rest."""
    state.begin("may_do", MayDo(action.seat, state.table.players[action.seat].breaks, CardId(STOP), NOWHERE))
    do(state, action)


def _has_stopped(state: State[Any, Any]) -> bool:
    """The question has come up, or whoever used it was cut short, which is a change."""
    waiting = [
        frame for frame in state.stack if isinstance(frame.memory, MayDo) and frame.memory.card == STOP
    ]
    return not waiting or state.stack[-1] is waiting[0]


def _without_price(state: State[Any, Any], action: PlayCard | Use) -> Any:
    """The table and the battle, test or movement in progress, without what paying and playing change."""
    plain = msgspec.to_builtins(state.table, str_keys=True)
    plain.pop("spent")
    plain.pop("once")
    plain["charges"].pop(action.card, None)
    player = plain["players"][action.seat]
    player["power"] = [card for card in player["power"] if card != action.card]
    player["assets"] = [card for card in player["assets"] if card != action.card]
    if any(each.cost is not None and each.cost.influence for each in GAME.sources[action.card].abilities):
        player.pop("influence")
    deck = GAME.deck_of.get(action.card)
    if deck is not None:
        pile = plain["decks"][deck]["discard"]
        plain["decks"][deck]["discard"] = [card for card in pile if card != action.card]
    plain["open"] = [card for card in plain["open"] if card != action.card]
    memories = [
        {**msgspec.to_builtins(frame.memory), "weapon": "", "second_weapon": "", "armour": ""}
        for frame in state.stack
        if isinstance(frame.memory, Battle | remembering.Test | Moving)
    ]
    lasting = [msgspec.to_builtins(effect) for effect in state.lasting]
    return plain, memories, lasting


def test_every_verb_is_weighed_or_always_does_something() -> None:
    """Whoever adds a verb decides whether it can come to nothing."""
    assert set(use.VERBS) <= set(registry.names("verb"))
    always = set(registry.names("verb")) - set(use.VERBS)
    assert always == ALWAYS_DOES_SOMETHING


#: They change the table, or stand where nobody chooses to carry them out.
ALWAYS_DOES_SOMETHING = {
    "add_icon",
    "battle",
    "change_loss",
    "charge_this",
    "clean_up",
    "confront_again",
    "count",
    "discard_random_power",
    "discard_this",
    "discard_threats",
    "discard_top",
    "eliminate",
    "end_engagement",
    "forbid",
    "gain_levels",
    "jump_from_rift",
    "keep_as_asset",
    "lose_attribute",
    "lose_turn",
    "modify",
    "move_this",
    "no_trophy",
    "permit",
    "put_token",
    "put_token_on",
    "reveal_power",
    "spend_influence",
    "take_extra_turn",
    "take_this",
    "take_this_as_trophy",
    "take_token",
    "test",
    "turn_all_facedown",
    "turn_this_facedown",
    "turn_up_corruption",
    "vanquish",
    "win_game",
}
