"""Settled: battles and tests that no die, card or ability can turn any more (REL-BAT-19, REL-TST-04).

Asked only by screens: whoever can change nothing that counts need not be asked. Looks at what is public and
at the asked player's own cards, and at nobody else's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.content.amounts import Amount
from grimtable.content.conditions import Condition
from grimtable.content.effects import Effect
from grimtable.content.packs import compiled_parts
from grimtable.games.relic.actions import Declare, PlayCard, PlayValue, Use
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.moments import TRIGGER
from grimtable.games.relic.procedures.throwing import explodes, total
from grimtable.games.relic.remembering import Battle, Test, Throw
from grimtable.games.relic.table import BOARD
from grimtable.games.relic.topics.abilities import fitting
from grimtable.games.relic.topics.cards import has_trait
from grimtable.games.relic.topics.dice import reaches
from grimtable.games.relic.topics.listening import who_listens
from grimtable.kernel import Pass

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.items import Ability
    from grimtable.kernel import Action

#: What an ability may do that is only good for the battle or test in which it is used.
_FOR_THIS_ROLL: Final = frozenset(
    {"change_battle", "change_enemy", "extra_dice", "reroll", "reroll_enemy", "choose", "take_token"}
)
#: What looks at how a battle was won and not only whether.
_CURIOUS: Final = frozenset({"won_by", "margin", "used_power_value", "die_shows", "enemy_die_shows"})
#: Moments after a roll at which the end may still be turned, and those that look back at it.
_AFTER_ROLL: Final = {Battle: ("battle.rolled", "battle.values"), Test: ("test.rolled",)}
_LOOKING_BACK: Final = {
    Battle: ("battle.won", "battle.tied", "battle.lost", "battle.end"),
    Test: ("test.passed", "test.failed"),
}
#: Chances that differ by less are the same.
_SAME: Final = 1e-9


class Stand(NamedTuple):
    """How a contest stands: the points that are missing, and the dice that are still to be thrown."""

    needed: int  #: from the dice that are open, to win or to pass
    open_dice: int
    exploding: bool
    is_test: bool
    is_first: bool  #: none of the own dice is thrown yet: in a test only ones would fail


def needs_no_reaction(state: RelicState) -> bool:
    """Whether a window offers only what could help to win a battle that is won, or a test that is passed."""
    decision = state.decision
    contest = state.game.contest(state)
    if decision is None or contest is None or contest.seat != decision.seat:
        return False
    if decision.question not in ("battle.enemy_rolled", *_AFTER_ROLL[Battle], *_AFTER_ROLL[Test]):
        return False
    offered = [action for action in state.legal if not isinstance(action, Pass)]
    if not all(_is_for_this_roll(state, action, decision.question) for action in offered):
        return False
    stand = stand_of(state, contest)
    return stand is not None and chance(stand) >= 1 - _SAME and _is_plain(state, contest, optional=False)


def needs_no_card(state: RelicState) -> bool:
    """Whether no Power card in place of a die is better than the die (REL-POW-06, REL-POW-11)."""
    decision = state.decision
    contest = state.game.contest(state)
    if decision is None or contest is None or contest.seat != decision.seat:
        return False
    if decision.question not in ("before_roll", "before_further_die"):
        return False
    stand = stand_of(state, contest)
    if stand is None:
        return False
    is_sure = chance(stand) >= 1 - _SAME
    if not _is_plain(state, contest, optional=not is_sure):
        return False
    values = {state.game.values[action.card] for action in state.legal if isinstance(action, PlayValue)}
    # A tie is better than a loss: both have to be no better with the card.
    stands = (stand,) if stand.is_test else (stand, stand._replace(needed=stand.needed - 1))
    return all(chance(each, value) <= chance(each) + _SAME for each in stands for value in values)


def free_bonus(state: RelicState) -> Action | None:
    """A bonus that costs nothing and takes no other's place: nobody goes without it (REL-BON-03, REL-BON-10).

    REL-WAR-07: of several Weapons, or pieces of Armour, the player chooses.
    """
    contest = state.game.contest(state)
    if contest is None:
        return None
    game = state.game
    with_bonus = game.battle_bonus if isinstance(contest, Battle) else game.test_bonus
    assets = state.table.players[contest.seat].assets
    for action in state.legal:
        if not isinstance(action, Declare):
            continue
        source = action.card
        found = fitting(state, contest.seat, source, with_bonus[source], contest.attribute)
        if any(bonus.charge or bonus.influence or bonus.discard for bonus in found):
            continue
        arms = [trait for trait in ("weapon", "armour") if has_trait(state, source, trait)]
        rivals = [
            card
            for card in assets
            if card != source and card in game.arms and any(has_trait(state, card, trait) for trait in arms)
        ]
        if not rivals:
            return action
    return None


def stand_of(state: RelicState, contest: Battle | Test) -> Stand | None:
    """How a contest stands; None while the enemy has not rolled, or when it is decided."""
    seat, lasting = contest.seat, state.lasting
    throw = state.in_progress(Throw)
    chains = contest.dice or (throw.chains if throw is not None else ())
    exploding = explodes(state, seat)
    if contest.dice:
        open_dice = 0
    elif chains:
        open_dice = sum(chain[-1] == 6 for chain in chains) if exploding else 0
    else:
        name = "battle_dice" if isinstance(contest, Battle) else "test_dice"
        open_dice = max(1, 1 + contest.extra_dice + lasting.total(name, seat))
    player = state.table.players[seat]
    if isinstance(contest, Test):
        if contest.outcome in ("passed", "failed"):
            return None
        own = value_of(player, contest.attribute) + contest.bonus
        own += lasting.total("test", seat) + lasting.total(f"test_{contest.attribute}", seat)
        if chains and all(chain[0] == 1 for chain in chains):
            return None  # only ones fail, whatever they add up to
        needed = contest.target - own - total(chains)
        return Stand(needed, open_dice, exploding, is_test=True, is_first=not chains)
    if not contest.enemy_dice or contest.outcome or contest.called_off:
        return None
    own = value_of(player, contest.fights_with or contest.attribute) * contest.multiplier + contest.bonus
    own += lasting.total("battle", seat) + lasting.total(f"battle_{contest.attribute}", seat)
    enemy = total(contest.enemy_dice) + contest.printed + contest.enemy_bonus + lasting.total("enemy", seat)
    return Stand(enemy - own - total(chains) + 1, open_dice, exploding, is_test=False, is_first=not chains)


def chance(stand: Stand, value: int | None = None) -> float:
    """The chance to win or to pass by the open dice, or with a power value in place of one of them.

    >>> even = Stand(needed=4, open_dice=1, exploding=True, is_test=False, is_first=True)
    >>> round(chance(even), 2), chance(even, 3), chance(even, 4)
    (0.5, 0.0, 1.0)
    >>> round(chance(even._replace(is_test=True, needed=1)), 3)  # a single one fails
    0.833
    """
    rolled, needed = stand.open_dice, stand.needed
    if value is not None:
        rolled, needed = rolled - 1, needed - value
        if value == 6 and stand.exploding:
            rolled += 1  # REL-POW-10
    reached = reaches(needed, rolled, stand.exploding)
    if stand.is_test and stand.is_first and value in (None, 1):
        # The dice of the first throw that show nothing but ones.
        ones = stand.open_dice if value is None else stand.open_dice - 1
        if ones >= needed:
            reached -= (1 / 6) ** ones
    return max(0.0, reached)


# --- what could still happen --------------------------------------------------------------------------------


def _is_plain(state: RelicState, contest: Battle | Test, *, optional: bool) -> bool:
    """Whether only the sum of the dice decides: nothing else answers the roll or looks back at it.

    `optional`: what the player may use after the roll counts as well, for it may turn the end.
    """
    seat = contest.seat
    for moment in _AFTER_ROLL[type(contest)]:
        listening = who_listens(state, moment, seat)
        if listening is not None and (listening.must or (optional and listening.may)):
            return False
        if moment in state.game.foreign:
            return False
        if (
            isinstance(contest, Battle)
            and not contest.silenced
            and moment in state.game.fighting_at[contest.enemies]
        ):
            return False
    if isinstance(contest, Battle) and any(_is_curious(state, enemy) for enemy in _foes(contest)):
        return False
    return not any(_is_watched(state, seat, moment) for moment in _LOOKING_BACK[type(contest)])


def _foes(battle: Battle) -> tuple[str, ...]:
    return (*battle.enemies, battle.sheet) if battle.sheet else battle.enemies


def _is_watched(state: RelicState, seat: str, moment: str) -> bool:
    """Whether something of the player's, or of the scenario's, asks how the end came about."""
    answers = state.answers.by_moment
    return any(
        owner in (seat, BOARD) and _is_curious(state, source)
        for name in (moment, TRIGGER[moment])
        for owner, _, source in answers.get(name, ())
    )


def _is_curious(state: RelicState, source: str) -> bool:
    return any(_name(part) in _CURIOUS for _, part in compiled_parts(state.game.sources.get(source)))


def _name(part: object) -> str:
    if isinstance(part, Condition):
        return part.name
    return part.count or "" if isinstance(part, Amount) else ""


def _is_for_this_roll(state: RelicState, action: Action, moment: str) -> bool:
    """Whether what is offered does nothing but help in this battle or test."""
    if not isinstance(action, Use | PlayCard):
        return False
    number = state.game.option_at[action.card].get(moment)
    if number is None:
        return False
    ability: Ability = state.game.sources[action.card].abilities[number]
    return all(
        call.verb in _FOR_THIS_ROLL
        for _, part in compiled_parts(ability)
        if isinstance(part, Effect)
        for call in part.calls
    )
