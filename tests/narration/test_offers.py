"""Offers: what a screen shows of each legal action."""

from typing import Any

import msgspec
import pytest

from grimtable.bots import decide, make
from grimtable.content import LANGUAGES
from grimtable.games import installed, load_game
from grimtable.games.doom2004.actions import ChooseFigure
from grimtable.games.doom2016.actions import UseAbility
from grimtable.kernel import SeatId, State
from grimtable.kernel.identity import FigureId
from grimtable.kernel.position import Position
from grimtable.narration import Names, Notes, Offer, figures_of, offers
from grimtable.rulebook import find_rule

HALL = """
#########################
# r               z   i #
#   +   +   +   +   +   #
#                       #
#########################
"""


def hall(**turn: Any) -> State[Any, Any]:
    """Red with a shotgun, a zombie and behind it an imp."""
    return load_game("doom2004").set_up(
        Position(
            drawing=HALL,
            legend={
                "r": {"marine": "red", "ammo": {"bullets": 2}, "weapons": ["shotgun"], "cards": ["scout_1"]},
                "z": {"invader": "zombie"},
                "i": {"invader": "imp", "wounds": 1},
            },
            turn={"seat": "red", "action": "advance", **turn},
        )
    )


def offered(state: State[Any, Any], language: str = "en") -> dict[str, Offer]:
    names = Names(state.game, state.setup.order, language)
    return {offer.text: offer for offer in offers(state, names)}


def test_a_step_names_its_place_and_its_cost() -> None:
    step = offered(hall())["red: step to 1,0"]
    assert (step.label, step.head, step.kind, step.place, step.cost) == (
        "Step to 1,0", "Step", "Step", "1,0", 1,
    )  # fmt: skip
    assert (step.pieces, step.note, step.confirm, step.rule) == ((), "", False, "D04-MOV-03")


def test_an_attack_names_whoever_stands_there() -> None:
    shot = offered(hall())["red: fire shotgun at 4,0"]
    assert (shot.label, shot.head) == ("Fire the Shotgun at Zombie 1 (4,0)", "Fire the Shotgun")
    assert (shot.place, shot.pieces, shot.note, shot.cost) == ("4,0", ("zombie_1",), "Zombie 1", None)


def test_a_note_says_what_a_marine_has_left_and_what_an_invader_has_suffered() -> None:
    """D04-DMG-07, D04-DMG-09: Marines lose wound tokens, invaders collect them."""
    state = hall()
    figures = figures_of(state.game, state.game.view(state, state.asked))
    notes = Notes(state, Names(state.game, state.setup.order), figures)
    assert notes.of(ChooseFigure(SeatId("invader"), FigureId("imp_1"))) == "at 5,0, 1 wound"
    assert notes.of(ChooseFigure(SeatId("invader"), FigureId("red"))) == "at 0,0, 10 wounds left"


def test_a_note_has_coordinates_only_where_the_board_shows_them() -> None:
    state = hall()
    figures = figures_of(state.game, state.game.view(state, state.asked))
    notes = Notes(state, Names(state.game, state.setup.order, "en-x-named"), figures)
    assert notes.of(ChooseFigure(SeatId("invader"), FigureId("imp_1"))) == "1 wound"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Argent Power left: 2."), ("de", "Noch 2 Argent-Energie."), ("pl", "Pozostała moc argentu: 2.")],
)
def test_an_ability_says_what_it_does_and_how_much_is_left_to_pay_with(language: str, told: str) -> None:
    """D16-ARG-05: a demon's ability that costs Argent Power of its type."""
    game: Any = load_game("doom2016")
    state = game.new(seed=1)
    state.table.demons["cacodemon"].argent = 2
    spit = UseAbility(SeatId("invader"), "cacodemon:lightning_spit", FigureId("cacodemon_1"))
    note = game.note(state, spit, language)
    assert note.endswith(told) and "4" in note
    feed = UseAbility(SeatId("invader"), "cacodemon:feed", FigureId("cacodemon_1"))
    assert told not in game.note(state, feed, language)


def test_ending_a_turn_is_asked_twice_only_when_something_is_left() -> None:
    assert offered(hall())["red: end turn"].confirm
    assert not offered(hall(points=0, attacks=0))["red: end turn"].confirm
    # An enemy could still be shot; points that are left over after a walk are nobody's loss.
    assert offered(hall(points=0))["red: end turn"].confirm
    walked = hall(attacks=0)
    walked.apply(walked.game.language.read(walked, "red: step to 1,0"))
    assert not offered(walked)["red: end turn"].confirm


def test_the_id_is_the_place_in_the_list_of_legal_actions() -> None:
    state = hall()
    listed = offers(state, Names(state.game, state.setup.order))
    assert [offer.id for offer in listed] == [str(number) for number in range(len(state.legal_actions()))]
    for offer in listed:
        action = state.game.language.read(state, offer.text)
        assert state.legal_actions()[int(offer.id)] == action


@pytest.mark.parametrize(
    ("language", "label", "head"),
    [
        ("de", "Feuere (Schrotflinte) auf Zombie 1 (4,0)", "Feuere: Schrotflinte"),
        ("pl", "Strzelaj (Strzelba): Zombie 1 (4,0)", "Strzelaj: Strzelba"),
    ],
)
def test_labels_are_in_the_language_and_texts_are_not(language: str, label: str, head: str) -> None:
    shot = offered(hall(), language)["red: fire shotgun at 4,0"]
    assert (shot.label, shot.head) == (label, head)


def test_what_is_not_there_is_left_out_on_the_wire() -> None:
    sent = msgspec.json.decode(msgspec.json.encode(offered(hall())["red: step to 1,0"]))
    assert set(sent) == {"id", "text", "label", "kind", "head", "place", "cost", "rule"}


def test_a_card_is_named_by_its_copy_and_noted_with_its_text() -> None:
    state = load_game("skirmish").set_up(
        Position(
            drawing="#####\n# s #\n#####\n",
            legend={"s": {"figure": "scout", "seat": "red"}},
            hands={"red": ("double_time",)},
            turn={"seat": "red", "figure": "red_scout_1"},
        )
    )
    played = next(offer for offer in offered(state, "de").values() if offer.kind == "PlayCard")
    assert (played.card, played.label) == ("double_time_1", "Spiel „Eilschritt“")
    assert played.note == "Die aktive Figur erhält 3 Schritte."


def test_when_the_game_is_over_nothing_is_offered() -> None:
    state = hall()
    state.finish((), "D04-VIC-05", "Over.")
    state.asked = None
    assert offers(state, Names(state.game, state.setup.order)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", installed())
def test_every_offer_of_random_games_is_readable(id: str, language: str) -> None:
    """No open placeholder, no id with an underscore, no empty head; the rule exists."""
    game = load_game(id)
    kinds: set[str] = set()
    for seed in range(2):
        state = game.new(players=3, seed=seed, scenario=game.scenarios[seed], windows="ask")
        names = Names(game, state.setup.order, language)
        bot = make("random", seed)
        for _ in range(250):
            if state.over:
                break
            for offer in offers(state, names):
                kinds.add(offer.kind)
                assert offer.label and offer.head
                assert not set("{}_\ue000\ue001") & set(offer.label + offer.head), offer
                assert find_rule(offer.rule) is not None, offer
            state.apply(decide(bot, state))
    assert len(kinds) > 7


def test_labels_of_different_actions_differ() -> None:
    """A list of buttons with the same words would be no choice."""
    for language in LANGUAGES:
        for state in (hall(), hall(action="ready")):
            labels = [offer.label for offer in offered(state, language).values()]
            assert len(labels) == len(set(labels))
