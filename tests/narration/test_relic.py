"""The words of Relic: events, what lies before a player, what an action brings, in every language."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from grimtable.bots import decide, make
from grimtable.content import LANGUAGES
from grimtable.games.relic import describing
from grimtable.games.relic import events as relic
from grimtable.games.relic.actions import (
    CarryOut,
    ChooseOption,
    Fight,
    Go,
    KeepSheet,
    PlayValue,
    SpendTrophy,
    Use,
)
from grimtable.games.relic.effects.words import registry
from grimtable.games.relic.game import load
from grimtable.kernel import Action, Event, OwnState
from grimtable.kernel.identity import CardId, HeroId, SeatId, Space
from grimtable.narration import Names, Sentences

if TYPE_CHECKING:
    pass

GAME = load()
RULES = Path(relic.__file__).parent / "procedures"


def said(event: Event, language: str = "en") -> str:
    state = GAME.new(players=2, seed=1)
    return Sentences(Names(GAME, state.setup.order, language), state.setup).event(state, event)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            relic.BattleBegan(SeatId("alpha"), "strength", (CardId("typhus_1"),)),
            "Alpha fights Typhus: a Strength battle.",
        ),
        (relic.DiceRolled(SeatId("alpha"), "battle", ((5,), (3,))), "Alpha rolls 5 and 3."),
        (relic.DiceRolled(SeatId("alpha"), "battle", ((6, 2), (3,))), "Alpha rolls 6 + 2 and 3."),
        (
            relic.FigurePlaced(SeatId("alpha"), Space(2), Space(3)),
            "Alpha goes from Wastes straight to Spire of Vaulgast.",
        ),
        (relic.TokensChanged(SeatId("alpha"), "wastes", 2), "Wastes: Alpha has 2 character tokens here."),
        (relic.DiceRolled(SeatId("alpha"), "enemy", ((4,),), SeatId("beta")), "Beta rolls 4 for the enemy."),
        (relic.BattleValued(SeatId("alpha"), 7, 9, "won"), "Alpha wins the battle, 9 against 7."),
        (
            relic.BattleValued(SeatId("alpha"), 7, 7, "tied"),
            "The battle is tied at 7: Alpha's Engagement phase is over.",
        ),
        (relic.LifeChanged(SeatId("alpha"), -1, 3), "Alpha loses 1 Life and has 3."),
        (relic.LifeChanged(SeatId("alpha"), 6, 6), "Alpha has 6 Life now."),
        (
            relic.TestEnded(SeatId("beta"), "level", 13, 9, False),
            "Beta fails the level test with 9 against 13.",
        ),
        (relic.ChargesChanged(CardId("storm_bolter_1"), 1), "Storm Bolter has 1 charge."),
        (
            relic.CorruptionDrawn(SeatId("beta"), None, False),
            "Beta draws a Corruption card and keeps it facedown.",
        ),
        (
            relic.PowerPlayed(SeatId("beta"), CardId("take_aim_1"), True),
            "Beta plays Take Aim in place of a die.",
        ),
        (
            relic.MissionReceived(SeatId("beta"), CardId("bear_the_mark_1")),
            "Bear the Mark! is now Beta's mission.",
        ),
        (relic.TurnEnded(SeatId("beta"), False), ""),
    ],
)
def test_an_event_reads_as_a_sentence(event: Event, told: str) -> None:
    assert said(event) == told


@pytest.mark.parametrize(
    ("charges", "told"), [(1, "1 ładunek"), (3, "3 ładunki"), (5, "5 ładunków"), (0, "nie ma już ładunków")]
)
def test_polish_counts_as_poles_do(charges: int, told: str) -> None:
    assert said(relic.ChargesChanged(CardId("storm_bolter_1"), charges), "pl") == f"Bolter szturmowy: {told}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", range(-40, 41))
def test_no_change_of_a_dial_is_told_with_a_sign(amount: int, language: str) -> None:
    """Catalogues know no arithmetic: whatever is not listed says only what there is now."""
    for event in (
        relic.LifeChanged(SeatId("alpha"), amount, 3),
        relic.InfluenceChanged(SeatId("alpha"), amount, 3),
        relic.AttributeChanged(SeatId("alpha"), "cunning", amount, 3),
    ):
        told = said(event, language)
        assert "-" not in told
        assert "3" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_no_item_bears_is_known(language: str) -> None:
    names = Names(GAME, ("alpha", "beta"), language)
    words = {*GAME.option_words, *GAME.box_titles, *registry.vocabulary("traits")}
    assert len(words) > 60
    assert {word for word in words if names.find(f"word-{word}") is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_is_described_by_names(language: str) -> None:
    state = _played(seed=4, decisions=250)
    look = GAME.view(state, state.order[0])["table"]
    for seat in state.order:
        words = describing.describe_seat(GAME, look, seat, language)
        assert len(words) > 6
        assert not set("{}_") & set("".join(words))
    assert describing.describe_table(GAME, look, language) == [
        Names(GAME, state.order, language).of(look["scenario"])
    ]


def test_only_the_owner_sees_the_hand_named() -> None:
    state = GAME.new(players=2, seed=1)
    player = state.table.players["alpha"]
    player.hero, player.space, player.power = HeroId("canoness"), Space(3), (CardId("take_aim_1"),)
    words = {
        viewer: describing.describe_seat(GAME, GAME.view(state, viewer)["table"], "alpha")
        for viewer in state.order
    }
    assert any("Take Aim" in word for word in words[state.order[0]])
    assert not any("Take Aim" in word for word in words[state.order[1]])


def _played(seed: int, decisions: int) -> OwnState:
    state = GAME.new(players=3, seed=seed, scenario="the_burning_hour")
    bot = make("random", seed)
    for _ in range(decisions):
        if not state.over:
            state.apply(decide(bot, state))
    return state


def note_of(state: OwnState, action: Action, language: str = "en") -> str:
    return describing.note(state, action, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_action_brings_is_told_beforehand(language: str) -> None:
    """Prices, options, text boxes and ways, wherever they are offered."""
    told: dict[type, str] = {}
    state = GAME.new(players=3, seed=6, scenario="the_burning_hour")
    bot = make("random", 6)
    for _ in range(900):
        if state.over:
            break
        for action in state.legal_actions():
            brings = note_of(state, action, language)
            assert not set("{}_") & set(brings), brings
            if brings:
                told[type(action)] = brings
        state.apply(decide(bot, state))
    assert {KeepSheet, ChooseOption, CarryOut, Go, Fight, PlayValue, SpendTrophy} <= set(told)


def test_an_option_is_told_in_its_printed_words() -> None:
    state = _until(ChooseOption)
    first, second = (note_of(state, action) for action in state.legal_actions())
    assert (first, second) == ("Move 1 space more.", "Move 1 space less.")
    assert note_of(state, state.legal_actions()[0], "de") == "Zieh 1 Feld mehr."


def _until(kind: type) -> OwnState:
    state = GAME.new(players=3, seed=6, scenario="the_burning_hour")
    bot = make("random", 6)
    while not isinstance(state.legal_actions()[0], kind) or len(state.legal_actions()) < 2:
        state.apply(decide(bot, state))
    return state


@pytest.mark.parametrize(
    ("count", "language", "told"),
    [
        (1, "en", "1 charge left"),
        (2, "de", "noch 2 Ladungen"),
        (3, "pl", "zostały 3 ładunki"),
        (5, "pl", "zostało 5 ładunków"),
        (0, "en", ""),
    ],
)
def test_an_ability_says_how_many_charges_are_left(count: int, language: str, told: str) -> None:
    state = GAME.new(players=2, seed=1)
    state.table.charges["frag_grenade_1"] = count
    assert describing.note(state, Use(SeatId("alpha"), CardId("frag_grenade_1")), language) == told
