"""Chance: seeded, scripted and external results behind one interface."""

from collections import Counter

import pytest

from grimtable.kernel import Chance, Outcome, SeatId, seeded
from grimtable.kernel.action import Comes, Shows
from grimtable.kernel.chance import mix
from grimtable.kernel.errors import ChanceError
from grimtable.kernel.event import Journal
from grimtable.kernel.playout import chooser, random_playout
from grimtable.kernel.position import Position
from tests.support.bare import offers
from tests.support.rule import rule
from tests.support.toy import FACES, TOY, Attack, DieRolled, Face, LivesChanged, Stand

RED, GREEN, CHANCE = SeatId("red"), SeatId("green"), SeatId("chance")


# --- seeded -------------------------------------------------------------------------------------------


def test_a_seed_gives_the_same_numbers_in_every_version_and_on_every_machine() -> None:
    """Written down once: a change of the generator makes every record unreadable."""
    chance = seeded(7)
    assert [chance.below(6) for _ in range(12)] == [0, 4, 5, 3, 1, 4, 5, 4, 3, 1, 0, 0]
    assert seeded(7).order("deck", list("abcdefgh"))[0] == list("gbchdfea")


@pytest.mark.parametrize("faces", [2, 3, 6, 10, 20])
def test_every_face_comes_up_about_equally_often(faces: int) -> None:
    """Counted exactly over a fixed stretch of the generator: no face is off by more than four deviations."""
    rolls = 60_000
    below = seeded(2004).below
    counts = Counter(below(faces) for _ in range(rolls))

    assert sorted(counts) == list(range(faces))
    expected = rolls / faces
    deviation = (rolls * (1 / faces) * (1 - 1 / faces)) ** 0.5
    assert max(abs(count - expected) for count in counts.values()) < 4 * deviation


def test_successive_numbers_and_successive_seeds_are_not_tied_to_each_other() -> None:
    below = seeded(1).below
    pairs = Counter((below(6), below(6)) for _ in range(36_000))
    assert len(pairs) == 36
    assert max(abs(count - 1000) for count in pairs.values()) < 4 * 32

    first_rolls = Counter(seeded(seed).below(6) for seed in range(6_000))
    assert max(abs(count - 1000) for count in first_rolls.values()) < 4 * 29


def test_every_order_of_a_small_pile_comes_up_about_equally_often() -> None:
    chance = seeded(3)
    orders = Counter("".join(chance.order("pile", "abcd")[0]) for _ in range(24_000))
    assert len(orders) == 24
    assert max(abs(count - 1000) for count in orders.values()) < 4 * 31


def test_huge_and_negative_seeds_are_fine() -> None:
    for seed in (-1, 2**64 - 1, 2**63):
        assert 0 <= seeded(seed).word < 2**64


def test_the_results_are_counted_and_copies_are_independent() -> None:
    chance = seeded(5)
    twin = chance.copy()
    twin.roll("die", FACES)
    twin.order("deck", ["a", "b"])
    twin.pick("vault", ["a", "b"])
    assert (chance.drawn, twin.drawn) == (0, 3)
    assert chance == seeded(5)


# --- scripted -----------------------------------------------------------------------------------------


def script(*outcomes: Outcome, strict: bool = True) -> Chance:
    return Chance("scripted", seeded(0).word, script=list(outcomes), strict=strict)


def test_a_script_gives_its_results_in_order() -> None:
    chance = script(Outcome("roll", "die", 3), Outcome("roll", "", 0))
    assert chance.roll("die", FACES)[0] == Face(2)
    assert chance.roll("die", FACES)[0] == Face(0)


def test_a_script_may_show_a_face_that_no_die_has() -> None:
    chance = script(Outcome("roll", "die", {"hits": 9}))
    assert chance.roll("die", FACES)[0] == Face(9)


def test_rolls_orders_and_picks_are_separate_queues() -> None:
    chance = script(
        Outcome("pick", "vault", "trap"), Outcome("order", "deck", ["b", "a"]), Outcome("roll", "die", 1)
    )
    assert chance.roll("die", FACES)[0] == Face(1)
    assert chance.order("deck", ["a", "b"])[0] == ["b", "a"]
    assert chance.pick("vault", ["gold", "trap"])[0] == "trap"
    assert chance.script == []


def test_a_script_without_orders_and_picks_falls_back_to_the_seed() -> None:
    assert sorted(script().order("deck", ["a", "b"])[0]) == ["a", "b"]
    assert script().pick("vault", ["gold", "trap"])[0] in ("gold", "trap")
    assert script(strict=False).roll("die", FACES)[0] in FACES


@pytest.mark.parametrize(
    ("chance", "sentence"),
    [
        (script(), "the script has no result left for die; add one more"),
        (
            script(Outcome("roll", "green die", 1)),
            "gives green die next, but die is needed; put a",
        ),
        (script(Outcome("roll", "die", 4)), "die has no face 4; use 0 to 3"),
        (script(Outcome("roll", "die", -1)), "die has no face -1; use 0 to 3"),
        (script(Outcome("roll", "die", True)), "the scripted face of die cannot be read"),
        (script(Outcome("roll", "die", {"shields": 1})), "the scripted face of die cannot be read"),
        (script(Outcome("roll", "die", "two")), "the scripted face of die cannot be read"),
    ],
)
def test_a_roll_that_does_not_fit_is_explained(chance: Chance, sentence: str) -> None:
    with pytest.raises(ChanceError) as error:
        chance.roll("die", FACES)
    assert sentence in str(error.value)


def test_an_order_or_a_pick_that_does_not_fit_is_explained() -> None:
    with pytest.raises(ChanceError, match="list exactly these: a, b"):
        script(Outcome("order", "deck", ["a", "c"])).order("deck", ["b", "a"])
    with pytest.raises(ChanceError, match="vault has no 'silver' to pick; choose one of gold, trap"):
        script(Outcome("pick", "vault", "silver")).pick("vault", ["gold", "trap"])


def test_a_scripted_attack_shows_its_face() -> None:
    state = TOY.set_up(Position(options={"lives": 5}, script=(Outcome("roll", "die", {"hits": 4}),)))
    state.journal = Journal()
    state.apply(Attack(RED, "green"))
    state.apply(Stand(GREEN))

    assert state.journal.events == [DieRolled(RED, 4), LivesChanged(GREEN, -4)]
    assert state.journal.outcomes == [Outcome("roll", "die", {"hits": 4})]
    assert state.table.persons["green"].lives == 1


# --- external -----------------------------------------------------------------------------------------


@rule("KRN-06")
def test_real_cards_are_asked_for_one_by_one() -> None:
    state = TOY.begin(TOY.setup(chance="external"))
    decision = state.decision

    assert decision is not None
    assert (decision.seat, decision.rule, decision.question) == (CHANCE, "KRN-06", "pick deck")
    cards = ["dodge_1", "curse_1", "negate_1", "negate_2", "luck_1", "riposte_2"]
    for place, card in enumerate(cards):
        assert len(offers(state)) == 24 - place
        assert f"chance: {card} comes from deck" in offers(state)
        state.apply(Comes(CHANCE, card, "deck"))
    assert offers(state) == ["chance: gold comes from vault", "chance: trap comes from vault"]
    state.apply(Comes(CHANCE, "trap", "vault"))

    assert state.asked == RED
    assert state.table.persons["red"].hand == cards[:3]
    assert state.table.persons["green"].hand == cards[3:]
    assert state.table.vault == "trap"


@rule("KRN-06")
def test_a_step_that_needs_a_die_is_put_back_without_a_trace() -> None:
    """Until the face is typed in, the attack has not happened: no event, no outcome, no change."""
    state = TOY.begin(TOY.setup(chance="external", seed=3))
    state.journal = Journal()
    below = chooser(3)
    while state.asked == CHANCE:
        state.apply(state.legal_actions()[below(len(state.legal_actions()))])
    state.apply(Attack(RED, "green"))
    while state.decision is not None and state.decision.is_window:
        state.apply(state.legal_actions()[-1])
    before = state.plain()
    mark = state.journal.mark()
    state.apply(Stand(GREEN))

    assert offers(state) == [f"chance: die shows {face}" for face in range(4)]
    assert state.journal.mark() == mark
    waiting = state.plain()
    assert waiting.pop("request") is not None
    assert waiting.pop("pending") == {"type": "Stand", "seat": "green"}
    assert {key: value for key, value in before.items() if key in waiting} == waiting
    state.apply(Shows(CHANCE, "die", 0))
    assert state.journal.events[mark[0] :] == [DieRolled(RED, 0)]
    assert state.journal.outcomes[mark[1] :] == [Outcome("roll", "die", 0)]
    assert state.decisions == before["decisions"] + 1


def test_a_game_with_external_chance_survives_saving_while_it_waits() -> None:
    """At every decision of a whole game, most of them waiting for a die or a card."""
    state = TOY.begin(TOY.setup(players=3, chance="external", seed=5))
    below = chooser(5)
    waited = 0
    while not state.over:
        reloaded = TOY.load(state.to_json())
        assert reloaded == state
        assert reloaded.legal_actions() == state.legal_actions()
        assert reloaded.decision == state.decision
        waited += state.request is not None
        legal = state.legal_actions()
        action = legal[below(len(legal))]
        state.apply(action)
        reloaded.apply(action)
        assert reloaded.digest() == state.digest()
    assert waited > 20


def test_typed_in_results_play_the_game_that_the_seed_would_have_played() -> None:
    """The dice of a seeded game, typed in at a table where the same cards lie, end in the same lives."""
    seeded_state = TOY.begin(TOY.setup(seed=11))
    seeded_state.journal = Journal()
    random_playout(seeded_state, chooser(11))
    rolls = [outcome for outcome in seeded_state.journal.outcomes if outcome.kind == "roll"]
    assert rolls

    again = TOY.before_first_step(TOY.setup(seed=11, chance="external"))
    again.start()
    typed = TOY.begin(TOY.setup(seed=11))
    hands = [card for person in typed.table.persons.values() for card in person.hand]
    for card in hands:
        again.apply(Comes(CHANCE, card, "deck"))
    again.apply(Comes(CHANCE, typed.table.vault, "vault"))
    deck = list(typed.table.deck.cards)
    below = chooser(11)
    while not again.over:
        if again.request is None:
            legal = again.legal_actions()
            again.apply(legal[below(len(legal))])
        elif again.request.kind == "roll":
            again.apply(Shows(CHANCE, "die", rolls.pop(0).value))
        else:
            again.apply(Comes(CHANCE, deck.pop(), "deck"))
    assert again.result == seeded_state.result
    assert [person.lives for person in again.table.persons.values()] == [
        person.lives for person in seeded_state.table.persons.values()
    ]


def test_an_imagined_pile_is_mixed_from_its_last_place_to_its_second() -> None:
    """Each place asks for a number below as many as are left: with fewer questions some orders never come."""
    asked: list[int] = []

    def first(bound: int) -> int:
        asked.append(bound)
        return 0

    pile = list("abcde")
    mix(pile, first)
    assert asked == [5, 4, 3, 2]
    assert pile == list("bcdea")
