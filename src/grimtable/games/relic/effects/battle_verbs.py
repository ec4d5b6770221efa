"""Verbs for battles, tests and the Confrontation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from grimtable.content import Effect, Quantity, Registry
from grimtable.games.relic.changes import cards, fates
from grimtable.games.relic.choices import Rerolling
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.events import CardsRevealed
from grimtable.games.relic.moments import Moment
from grimtable.games.relic.remembering import Battle, Resolving, SheetBattle, Test, address, carry_out
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

registry = Registry()

Attribute = Literal["strength", "willpower", "cunning"]


@registry.verb("change_battle", text="{amount} to your battle value")
def change_battle(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """Your value in the battle (or test) in progress rises, or falls with a negative number (REL-DIE-09)."""
    contest = state.game.contest(state, undecided=True)
    if contest is not None:
        contest.bonus += amount


@registry.verb("change_enemy", text="{amount} to the enemy's battle value", needs="battle")
def change_enemy(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """The enemies' value in the battle in progress rises, or falls with a negative number (REL-BAT-13)."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.enemy_bonus += amount


@registry.verb("extra_dice", text="roll {amount:additional die|additional dice}")
def extra_dice(state: RelicState, resolving: Resolving, amount: Quantity = 1) -> None:
    """More dice in the battle or test in progress; only before they are rolled (REL-DIE-07, REL-DIE-08)."""
    contest = state.game.contest(state, undecided=True)
    if contest is not None and not contest.dice:
        contest.extra_dice += amount


@registry.verb("reroll", text="roll one of your dice again", pauses=True)
def reroll(state: RelicState, resolving: Resolving) -> None:
    """You throw one of your dice of the battle or test again and choose which (REL-DIE-11, REL-R-89)."""
    contest = state.game.contest(state, undecided=True)
    if contest is not None and contest.dice and not contest.counted:
        note_reroll(state)
        state.begin("rerolling", Rerolling(resolving.seat, you(state, resolving).breaks))


@registry.verb("reroll_enemy", text="the enemy rolls a die of your choice again", pauses=True, needs="battle")
def reroll_enemy(state: RelicState, resolving: Resolving) -> None:
    """The enemy throws one of its dice again; you choose which (REL-R-92)."""
    battle = state.in_progress(Battle)
    if battle is not None and battle.enemy_dice and not battle.enemy_counted:
        note_reroll(state)
        battle.enemy_rerolled = battle.step >= 4
        state.begin("rerolling", Rerolling(resolving.seat, you(state, resolving).breaks, enemy=True))


def note_reroll(state: RelicState) -> None:
    """REL-DIE-11: mandatory abilities that look at a face are asked anew before the moment is over."""
    coming = state.in_progress(Moment)
    if coming is not None:
        coming.rerolled = True


@registry.verb("multiply_attribute", text="your attribute counts {by} times in this battle", needs="battle")
def multiply_attribute(state: RelicState, resolving: Resolving, by: int = 2) -> None:
    """The dial counts several times in the battle in progress; bonuses do not (REL-R-63)."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.multiplier = by


@registry.verb("fight_with", text="fight with your {attribute}", needs="battle")
def fight_with(state: RelicState, resolving: Resolving, attribute: Attribute) -> None:
    """In the battle in progress you use another attribute than the battle's own."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.fights_with = attribute


@registry.verb("spare_life", text="lose no Life for this battle", needs="battle")
def spare_life(state: RelicState, resolving: Resolving) -> None:
    """The loss of Life of a lost battle is replaced by what follows (REL-R-04, REL-R-25)."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.life_loss = 0


@registry.verb("change_loss", text="{amount} to the Life lost for this battle", needs="battle")
def change_loss(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """A lost battle costs more Life, or less, unless the loss was replaced."""
    battle = state.in_progress(Battle)
    if battle is not None and battle.life_loss > 0:
        battle.life_loss = max(0, battle.life_loss + amount)


@registry.verb("win_battle", text="win the battle", needs="battle")
def win_battle(state: RelicState, resolving: Resolving) -> None:
    """The battle in progress is won without counting, before step 6."""
    battle = state.in_progress(Battle)
    if battle is not None and not battle.outcome:
        battle.outcome = "won"


@registry.verb("call_off_battle", text="the battle ends without a result", needs="battle")
def call_off_battle(state: RelicState, resolving: Resolving) -> None:
    """The battle in progress ends: no winner, the enemies stay and are ignored for this turn."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.called_off = True
        state.cut = True
        state.table.evaded = (*state.table.evaded, *battle.enemies)


@registry.verb("no_trophy", text="no trophy is taken; the enemy is discarded", needs="battle")
def no_trophy(state: RelicState, resolving: Resolving) -> None:
    """Beaten enemies of this battle are discarded instead of being taken as trophies."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.no_trophy = True


@registry.verb("silence_enemies", text="ignore the enemies' abilities in this battle", needs="battle")
def silence_enemies(state: RelicState, resolving: Resolving) -> None:
    """From now on abilities of the enemies in the battle in progress do not count."""
    battle = state.in_progress(Battle)
    if battle is not None:
        battle.silenced = True


@registry.verb("test", text="{attribute} test {target}", pauses=True)
def test(
    state: RelicState,
    resolving: Resolving,
    attribute: Attribute | Literal["level"],
    target: Quantity,
    passed: Effect = Effect.NOTHING,
    failed: Effect = Effect.NOTHING,
) -> None:
    """You test against a target number; what follows stands under `passed` and `failed` (REL-TST-01)."""
    player = you(state, resolving)
    state.begin(
        "test",
        Test(player.seat, player.breaks, attribute, target, resolving.card, address(passed), address(failed)),
    )


@registry.verb("battle", text="a {attribute} battle against value {value}", pauses=True, gives="battle")
def battle(
    state: RelicState,
    resolving: Resolving,
    attribute: Attribute | Literal["choice"],
    value: Quantity = 0,
    prepare: Effect = Effect.NOTHING,
    won: Effect = Effect.NOTHING,
    lost: Effect = Effect.NOTHING,
    tied: Effect = Effect.NOTHING,
) -> None:
    """A battle against the scenario sheet or this card, in the seven steps (REL-BAT-34).

    `prepare` is carried out after the battle type is known and start-of-battle abilities are used (REL-R-99);
    `won`, `lost`, `tied` after the battle. The sheet is never a trophy.
    """
    player = you(state, resolving)
    state.begin(
        "sheet_battle",
        SheetBattle(
            player.seat,
            player.breaks,
            resolving.card,
            attribute,
            value,
            address(prepare),
            address(won),
            address(lost),
            address(tied),
        ),
    )


@registry.verb(
    "reveal_power",
    text="reveal {amount} Power cards; their values are added to the enemy's value",
    needs="battle",
)
def reveal_power(state: RelicState, resolving: Resolving, amount: Quantity) -> None:
    """Power cards are revealed and discarded; their values are added to the sheet's value (REL-R-64)."""
    shown: list[CardId] = []
    for _ in range(amount):
        card = cards.draw_top(state, "power")
        if card is None:
            break
        # Not discarded yet: a reshuffle in between must not bring it back.
        shown.append(card)
    total = sum(state.game.values[card] for card in shown)
    if state.journal is not None:
        state.emit(CardsRevealed(tuple(shown)))
    for card in shown:
        cards.to_pile(state, CardId(card))
    in_battle = state.in_progress(Battle)
    if in_battle is not None:
        in_battle.printed += total
    resolving.amount = total


# --- the Confrontation ------------------------------------------------------------------------------------


@registry.verb("confront_again", text="carry out the Confrontation again", pauses=True)
def confront_again(state: RelicState, resolving: Resolving) -> None:
    """The Confrontation of the scenario sheet is carried out again at once (REL-R-65)."""
    scenario = state.game.scenario_sheets[state.table.scenario]
    carry_out(state, scenario.confrontation, resolving.seat, state.table.scenario)


@registry.verb("win_game", text="win the game")
def win_game(state: RelicState, resolving: Resolving) -> None:
    """The victory condition is fulfilled: you win (REL-SCN-06)."""
    fates.win(state, resolving.seat, "REL-SCN-06", "The victory condition of the scenario is fulfilled.")


@registry.verb("eliminate", text="you are eliminated", pauses=True)
def eliminate(state: RelicState, resolving: Resolving) -> None:
    """You are out of the game (REL-ELM-01)."""
    fates.eliminate(state, you(state, resolving))


@registry.verb("vanquish", text="you are vanquished", pauses=True)
def vanquish(state: RelicState, resolving: Resolving) -> None:
    """You are vanquished, however much Life you have (REL-DEF-01)."""
    fates.vanquish(state, you(state, resolving))


@registry.verb("count", text="count {amount} for {name}")
def count(state: RelicState, resolving: Resolving, name: str, amount: Quantity = 1) -> None:
    """A counter of the scenario rises or falls; `amount` afterwards is where it stands."""
    counts = state.table.counts
    counts[name] = max(0, counts.get(name, 0) + amount)
    resolving.amount = counts[name]
