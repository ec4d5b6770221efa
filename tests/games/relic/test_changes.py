"""Changes: each one changes what it says, tells it, and leaves the index of answers right."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.relic import events
from grimtable.games.relic.changes import cards, dials, fates, figures, in_play
from grimtable.games.relic.table import token_key
from grimtable.kernel import Journal, SeatId
from grimtable.kernel.identity import NO_SEAT, CardId, HeroId, Space
from grimtable.kernel.lasting import Effect, Until
from grimtable.kernel.window import Answers
from tests.games.relic.situation import Situation, turn
from tests.support.rule import rule

ALPHA, BETA = SeatId("alpha"), SeatId("beta")
FLAMER, HALF_TRACK, INFORMANT = (
    CardId("blessed_hand_flamer_1"),  # three charges
    CardId("looted_half_track_1"),  # a trigger and a modifier
    CardId("well_placed_informant_1"),  # two charges, on the board
)
TRYGON = CardId("burrowing_trygon_1")  # answers a moment from the board
ABSOLUTION, DISCIPLINE = CardId("absolution_1"), CardId("iron_discipline_1")
DISCORD = CardId("sow_discord_1")


@pytest.fixture
def table() -> Situation:
    found = Situation(
        heroes={
            "alpha": {
                "hero": "ultramarine_captain",
                "mission": "sow_discord",
                "space": "wastes",
                "influence": 4,
                "level": 3,
                "assets": ("blessed_hand_flamer", "looted_half_track"),
                "trophies": ("blood_axes_grot",),
                "corruption": ("daemonic_might",),
                "facedown": ("coin_of_flesh", "bloodlust"),
                "completed": ("awaken_the_warhound",),
                "unread": ("bear_the_mark",),
            },
            "beta": {"assets": ("void_dock_smuggler",)},
        },
        board={"wastes": ["burrowing_trygon", "well_placed_informant"]},
        tokens={"alpha": {"wastes": 2, "blessed_hand_flamer": 1, "sow_discord": 3}, "beta": {"wastes": 1}},
        hands={"alpha": ("absolution", "iron_discipline")},
        turn=turn("experience"),
    )
    found.state.journal = Journal()
    return found


def told(table: Situation) -> list[Any]:
    """What was told since the last time, once the index is seen to be right."""
    state = table.state
    answers = Answers()
    for moment, (seat, kind, source) in state.game.answers(state.setup, state.table):
        answers.add(seat, kind, source, (moment,))
    assert {name: set(found) for name, found in state.answers.by_moment.items()} == {
        name: set(found) for name, found in answers.by_moment.items()
    }
    assert state.table.timed == sum(
        effect.until is not None for found in state.lasting.by_name.values() for effect in found
    )
    found = [event for event in state.journal.events if not isinstance(event, events.EffectEnded)]
    state.journal = Journal()
    return found


def reveals(table: Situation, change: Any, *more: Any, **named: Any) -> int:
    """How much a change reveals that cannot be unseen."""
    before: int = table.state.reveals
    change(table.state, *more, **named)
    return int(table.state.reveals - before)


@rule("REL-POW-03", "REL-DSC-04")
def test_a_power_card_leaves_a_hand_for_its_pile(table: Situation) -> None:
    alpha = table.player()
    for card in (ABSOLUTION, DISCIPLINE):
        assert reveals(table, cards.discard_power, alpha, card) == 1
        assert table.state.table.decks["power"].discard[-1] == card
        assert told(table) == [events.CardDiscarded(card, ALPHA)]
    assert alpha.power == ()
    top = table.state.table.decks["power"].cards[-1]
    assert cards.draw_power(table.state, alpha) == 1
    assert alpha.power == (top,)
    assert told(table) == [events.PowerDrawn(ALPHA, top)]
    cards.take_power(table.state, alpha, ABSOLUTION)
    assert (alpha.power, told(table)) == ((top, ABSOLUTION), [])


@rule("REL-DSC-07", "REL-DSC-08", "REL-R-91")
def test_what_a_small_deck_gives(table: Situation) -> None:
    deck, alpha = table.state.table.decks["power"], table.player()
    first, second, *_ = deck.cards
    deck.cards, deck.discard = [first], [second]
    assert cards.draw_power(table.state, alpha, 3) == 2
    assert (deck.cards, deck.discard, deck.reshuffled) == ([], [], 1)
    assert told(table) == [
        events.DeckReshuffled("power"),
        events.PowerDrawn(ALPHA, first),
        events.PowerDrawn(ALPHA, second),
    ]
    assert not cards.can_draw(table.state, "power")
    deck.discard = [first]
    assert cards.can_draw(table.state, "power")
    assert cards.draw_top(table.state, "power") == first
    assert told(table) == [events.DeckReshuffled("power")]


@rule("REL-SET-18", "REL-DSC-07")
def test_a_drawn_card_is_no_longer_one_whose_place_is_known(table: Situation) -> None:
    deck, peeked = table.state.table.decks["red"], table.state.table.peeked
    below, top = deck.cards[-2:]
    peeked.update({"alpha": (below, top), "beta": (top,), "gamma": (below,)})
    assert cards.draw_top(table.state, "red") == top
    assert peeked == {"alpha": (below,), "gamma": (below,)}
    assert cards.draw_top(table.state, "red") == below
    assert peeked == {}


@rule("REL-ENG-13", "REL-CHG-02", "REL-DSC-05", "REL-R-56")
def test_assets_come_and_go_with_what_they_change(table: Situation) -> None:
    state, alpha, beta = table.state, table.player(), table.player("beta")
    cards.discard_asset(state, alpha, HALF_TRACK)
    assert told(table) == [events.CardDiscarded(HALF_TRACK, ALPHA)]
    assert not any(effect.source == HALF_TRACK for each in state.lasting.by_name.values() for effect in each)
    assert state.table.decks["red"].discard == [HALF_TRACK]
    cards.discard_asset(state, alpha, FLAMER)
    assert told(table) == [events.CardDiscarded(FLAMER, ALPHA)]
    assert FLAMER not in state.table.charges
    assert token_key(ALPHA, FLAMER) not in state.table.tokens and alpha.assets == ()
    cards.take_asset(state, beta, FLAMER, load=False)
    assert told(table) == [events.AssetTaken(BETA, FLAMER)]
    assert FLAMER not in state.table.charges and beta.assets[-1] == FLAMER
    cards.drop_asset(state, beta, FLAMER)
    cards.take_asset(state, beta, FLAMER)
    assert state.table.charges[FLAMER] == 3
    cards.take_asset(state, beta, HALF_TRACK)
    assert events.AssetTaken(BETA, HALF_TRACK) in told(table)


@rule("REL-CHG-03", "REL-CHG-04", "REL-CHG-05", "REL-R-61")
def test_a_charge_is_spent_and_the_last_one_takes_the_card(table: Situation) -> None:
    state, alpha = table.state, table.player()
    cards.spend_charge(state, alpha, FLAMER)
    assert told(table) == [events.ChargesChanged(FLAMER, 2)]
    assert (state.table.spent, alpha.assets) == ((FLAMER,), (FLAMER, HALF_TRACK))
    state.table.charges[FLAMER] = 1
    cards.spend_charge(state, alpha, FLAMER)
    assert told(table) == [events.ChargesChanged(FLAMER, 0), events.CardDiscarded(FLAMER, ALPHA)]
    assert alpha.assets == (HALF_TRACK,)
    state.table.charges[INFORMANT] = 1
    cards.spend_charge(state, alpha, INFORMANT)
    assert told(table) == [events.ChargesChanged(INFORMANT, 0), events.CardDiscarded(INFORMANT, NO_SEAT)]
    assert state.table.spaces[alpha.space] == (TRYGON,)
    assert in_play.change_charges(state, FLAMER, -2) == 0


@rule("REL-BAT-21", "REL-R-70")
def test_a_trophy_is_taken_and_spent(table: Situation) -> None:
    alpha = table.player()
    (grot,) = alpha.trophies
    cards.take_trophy(table.state, alpha, TRYGON)
    assert (alpha.trophies, told(table)) == ((grot, TRYGON), [events.TrophyTaken(ALPHA, TRYGON)])
    cards.discard_trophy(table.state, alpha, grot)
    assert (alpha.trophies, told(table)) == ((TRYGON,), [events.CardDiscarded(grot, ALPHA)])


@rule("REL-THR-06", "REL-R-58")
def test_a_threat_card_goes_to_another_space_with_its_charges(table: Situation) -> None:
    state, here = table.state, table.player().space
    state.table.charges[INFORMANT] = 1
    for card in (TRYGON, INFORMANT):
        figures.move_threat(state, card, here, Space(3))
        assert told(table) == [events.ThreatMoved(card, here, Space(3))]
    assert (state.table.spaces[here], state.table.spaces[3]) == ((), (TRYGON, INFORMANT))
    assert state.table.charges[INFORMANT] == 1
    cards.discard_from_space(state, TRYGON, Space(3))
    assert told(table) == [events.CardDiscarded(TRYGON, NO_SEAT)]
    cards.take_from_space(state, INFORMANT, Space(3))
    cards.lay_on_space(state, INFORMANT, Space(5))
    assert (state.table.charges[INFORMANT], told(table)) == (2, [])


@rule("REL-MIS-08", "REL-MIS-11", "REL-R-53")
def test_missions_are_gained_unread_spent_and_given_up(table: Situation) -> None:
    state, alpha = table.state, table.player()
    read, unread = alpha.completed
    top = state.table.decks["mission"].cards[-1]
    assert cards.gain_completed_mission(state, alpha)
    assert (alpha.completed, alpha.unread) == ((read, unread, top), (unread, top))
    assert told(table) == [events.MissionGained(ALPHA)]
    assert reveals(table, cards.discard_completed, alpha, read) == 0
    assert reveals(table, cards.discard_completed, alpha, unread) == 1
    assert (alpha.completed, alpha.unread) == ((top,), (top,))
    assert told(table) == [events.CardDiscarded(read, ALPHA), events.CardDiscarded(unread, ALPHA)]
    cards.discard_mission(state, alpha)
    assert (alpha.mission, told(table)) == ("", [events.CardDiscarded(DISCORD, ALPHA)])
    here = f"space:{state.game.space_ids[alpha.space]}"
    assert state.table.tokens == {token_key(ALPHA, FLAMER): 1, token_key(BETA, here): 1}
    state.table.decks["mission"].cards, state.table.decks["mission"].discard = [], []
    assert not cards.gain_completed_mission(state, alpha)


@rule("REL-COR-07", "REL-R-76")
def test_corruption_is_turned_and_discarded(table: Situation) -> None:
    state, alpha = table.state, table.player()
    spree, coin, lust = alpha.corruption
    assert reveals(table, cards.turn_corruption, alpha, spree, activated=True) == 0
    assert reveals(table, cards.turn_corruption, alpha, coin, activated=False) == 0
    assert told(table) == []
    assert reveals(table, cards.turn_corruption, alpha, coin, activated=True) == 1
    assert told(table) == [events.CorruptionTurned(ALPHA, coin, activated=True)]
    assert (alpha.facedown, alpha.shown) == ((lust,), ())
    assert reveals(table, cards.turn_corruption, alpha, spree, activated=False) == 0
    assert told(table) == [events.CorruptionTurned(ALPHA, spree, activated=False)]
    assert (alpha.facedown, alpha.shown) == ((spree, lust), (spree,))
    assert not any(effect.source == spree for each in state.lasting.by_name.values() for effect in each)
    assert reveals(table, cards.turn_corruption, alpha, spree, activated=True) == 1
    assert (alpha.facedown, alpha.shown) == ((lust,), ())
    cards.turn_corruption(state, alpha, coin, activated=False)
    told(table)
    assert reveals(table, cards.discard_corruption, alpha, coin) == 1
    assert (alpha.corruption, alpha.facedown, alpha.shown) == ((spree, lust), (lust,), ())
    assert reveals(table, cards.discard_corruption, alpha, lust) == 1
    assert reveals(table, cards.discard_corruption, alpha, spree) == 0
    assert (alpha.corruption, alpha.facedown) == ((), ())
    assert told(table) == [events.CardDiscarded(card, ALPHA) for card in (coin, lust, spree)]


@rule("REL-CHR-03", "REL-CHR-04", "REL-CHR-07", "REL-CHR-09", "REL-INF-02")
def test_dials_turn_as_far_as_they_go(table: Situation) -> None:
    state, alpha = table.state, table.player()
    alpha.strength, alpha.life = 11, 4
    dials.gain_attribute(state, alpha, "strength", 3)
    dials.gain_attribute(state, alpha, "strength", 1)
    assert told(table) == [events.AttributeChanged(ALPHA, "strength", 1, 12)]
    start = state.game.heroes[alpha.hero]
    dials.lose_attribute(state, alpha, "strength", 12)
    dials.lose_attribute(state, alpha, "strength", 1)
    assert told(table) == [events.AttributeChanged(ALPHA, "strength", start.strength - 12, start.strength)]
    alpha.strength = start.strength - 1
    dials.lose_attribute(state, alpha, "strength", 1)  # never up to the floor
    assert told(table) == []
    assert dials.gain_life(state, alpha, 5, capped=True) == start.life - 4
    assert dials.gain_life(state, alpha, 20) == 12 - start.life
    assert dials.gain_life(state, alpha, 1) == 0
    dials.lose_life(state, alpha, 2)
    dials.lose_life(state, alpha, 0)
    assert told(table) == [
        events.LifeChanged(ALPHA, start.life - 4, start.life),
        events.LifeChanged(ALPHA, 12 - start.life, 12),
        events.LifeChanged(ALPHA, -2, 10),
    ]
    assert (dials.change_influence(state, alpha, 2), dials.change_influence(state, alpha, -9)) == (2, -6)
    assert dials.change_influence(state, alpha, -1) == 0
    dials.spend_influence(state, alpha, 0)
    assert told(table) == [events.InfluenceChanged(ALPHA, 2, 6), events.InfluenceChanged(ALPHA, -6, 0)]


@rule("REL-CLR-02")
def test_what_cannot_be_turned_stays(table: Situation) -> None:
    state, alpha = table.state, table.player()
    alpha.life = 4
    for deed in ("gain_attribute", "gain_life", "lose_life", "gain_influence", "lose_turn"):
        in_play.begin_effect(state, Effect(f"cannot:{deed}", "test", ALPHA))
    state.journal = Journal()
    dials.gain_attribute(state, alpha, "cunning", 1)
    assert (dials.gain_life(state, alpha, 1), dials.change_influence(state, alpha, 1)) == (0, 0)
    dials.lose_life(state, alpha, 1)
    fates.lose_turn(state, alpha)
    assert told(table) == [] and not alpha.lying
    assert dials.change_influence(state, alpha, -1) == -1
    dials.lose_attribute(state, alpha, "cunning", 1)
    beta = table.player("beta")
    fates.lose_turn(state, beta)
    assert beta.lying and beta.breaks == 0 and not state.table.turn_over


@rule("REL-MOV-05", "REL-MOV-20", "REL-R-26", "REL-CLR-03")
def test_figures_step_are_placed_and_have_movements_due(table: Situation) -> None:
    state, alpha = table.state, table.player()
    before = alpha.space
    state.cut = False
    figures.step_to(state, alpha, Space(before + 1))
    assert (state.cut, told(table)) == (True, [events.FigureMoved(ALPHA, before, Space(before + 1))])
    state.cut = False
    figures.place_on(state, alpha, Space(30))
    assert (state.cut, told(table)) == (True, [events.FigurePlaced(ALPHA, Space(before + 1), Space(30))])
    assert figures.grant_movement(state, alpha, "webway")
    assert not figures.grant_movement(state, alpha, "webway")
    assert (alpha.movements, told(table)) == (("webway",), [events.MovementGranted(ALPHA, "webway")])


@rule("REL-CHR-21")
def test_tokens_lie_where_they_were_put(table: Situation) -> None:
    state = table.state
    assert in_play.put_tokens(state, BETA, "scenario", 2) == 2
    assert in_play.put_tokens(state, BETA, "space:wastes", -5) == 0
    assert in_play.put_tokens(state, BETA, "scenario") == 3
    assert told(table) == [
        events.TokensChanged(BETA, "scenario", 2),
        events.TokensChanged(BETA, "wastes", 0),
        events.TokensChanged(BETA, "scenario", 3),
    ]
    assert token_key(BETA, "space:wastes") not in state.table.tokens
    in_play.note_use(state, "a#1")
    in_play.note_use(state, "b#1", "game")
    assert (state.table.spent, state.table.once) == (("a#1",), ("b#1",))


@rule("REL-TIM-02", "REL-CLR-01")
def test_effects_that_last_for_a_time_are_counted(table: Situation) -> None:
    state = table.state
    in_play.begin_effect(state, Effect("may:evade", "one", ALPHA, until=Until("turn.end", ALPHA)))
    in_play.begin_effect(state, Effect("may:evade", "two", BETA, until=Until("turn.end", BETA)))
    in_play.begin_effect(state, Effect("cannot:evade", "three"))
    assert state.table.timed == 2
    assert told(table) == [
        events.EffectBegan("may:evade", ALPHA, "one"),
        events.EffectBegan("may:evade", BETA, "two"),
        events.EffectBegan("cannot:evade", None, "three"),
    ]
    in_play.reach(state, "turn.end", ALPHA)
    assert state.journal.events == [events.EffectEnded("may:evade", ALPHA, "one")]
    assert (told(table), state.table.timed) == ([], 1)
    in_play.end_effects(state, state.lasting.end_source("three"))
    assert state.journal.events == [events.EffectEnded("cannot:evade", None, "three")]
    assert (told(table), state.table.timed) == ([], 1)


@rule("REL-DEF-02", "REL-DEF-04", "REL-DEF-05", "REL-R-88")
def test_a_vanquished_hero_gives_up_the_hand_and_stands_in_the_sanctuary(table: Situation) -> None:
    state, alpha = table.state, table.player()
    before, alpha.life, alpha.movements = alpha.space, 0, ("webway",)
    (grot,) = alpha.trophies
    state.cut, breaks = False, alpha.breaks
    fates.vanquish(state, alpha)
    life = state.game.heroes[alpha.hero].life
    assert told(table) == [
        events.Vanquished(ALPHA),
        events.CardDiscarded(ABSOLUTION, ALPHA),
        events.CardDiscarded(DISCIPLINE, ALPHA),
        events.CardDiscarded(grot, ALPHA),
        events.InfluenceChanged(ALPHA, -4, 0),
        events.LifeChanged(ALPHA, life, life),
        events.FigurePlaced(ALPHA, before, state.game.sanctuary),
    ]
    assert (alpha.breaks, state.cut, state.table.turn_over) == (breaks + 1, True, True)
    assert (alpha.movements, alpha.life, len(alpha.corruption)) == (("webway",), life, 3)
    beta = table.player("beta")
    beta.influence, state.table.turn_over = 0, False
    fates.vanquish(state, beta)
    assert not state.table.turn_over
    assert not any(isinstance(event, events.InfluenceChanged) for event in told(table))


@rule("REL-COR-12", "REL-COR-13", "REL-COR-14", "REL-COR-17")
def test_a_corrupted_hero_is_gone_and_another_begins(table: Situation) -> None:
    state, alpha = table.state, table.player()
    hero, corruption, assets = alpha.hero, alpha.corruption, alpha.assets
    fates.fall_to_chaos(state, alpha)
    first, *others = told(table)
    assert first == events.Corrupted(ALPHA, hero)
    assert [event.card for event in others if isinstance(event, events.CardDiscarded)][-3:] == [*corruption]
    assert (alpha.hero, alpha.corruption, alpha.facedown, alpha.assets) == ("", (), (), assets)
    assert (state.table.gone, alpha.breaks) == ((hero,), 1)
    other = HeroId(state.table.box[0])
    alpha.level = 3
    fates.take_hero(state, alpha, other)
    sheet = state.game.heroes[other]
    assert told(table)[-1] == events.HeroRevealed(ALPHA, other, state.game.space_numbers[sheet.start])
    assert (alpha.level, alpha.strength, alpha.willpower, alpha.cunning, alpha.life) == (
        0, sheet.strength, sheet.willpower, sheet.cunning, sheet.life,
    )  # fmt: skip


@rule("REL-ELM-02", "REL-ELM-03", "REL-R-95", "REL-R-73")
def test_an_eliminated_player_leaves_nothing(table: Situation) -> None:
    state, alpha = table.state, table.player()
    hero, alpha.movements, alpha.lying = alpha.hero, ("webway",), True
    in_play.begin_effect(state, Effect("may:evade", "one", ALPHA, until=Until("turn.end", ALPHA)))
    fates.eliminate(state, alpha)
    assert told(table)[-1] == events.SeatEliminated(ALPHA)
    assert not state.result  # who is left plays on
    assert (alpha.power, alpha.assets, alpha.trophies, alpha.completed, alpha.unread) == ((), (), (), (), ())
    assert (alpha.corruption, alpha.facedown, alpha.mission, alpha.hero) == ((), (), "", "")
    assert (alpha.space, alpha.movements, alpha.lying, alpha.eliminated) == (-1, (), False, True)
    assert (alpha.influence, alpha.breaks, state.table.turn_over) == (0, 1, True)
    assert state.table.gone == (hero,)
    assert [key for key in state.table.tokens if key.startswith("alpha")] == []
    assert [key for key in state.table.tokens if key.startswith("beta")] != []
    assert not any(effect.subject == ALPHA for each in state.lasting.by_name.values() for effect in each)
    beta = table.player("beta")
    fates.eliminate(state, beta)
    assert told(table)[-1] == events.SeatEliminated(BETA)
    assert (state.result.winners, state.result.rule) == ((), "REL-ELM-03")
    assert not state.table.tokens
