"""Twin worlds: change only what a seat cannot know, and nothing that it sees may change.

`Game.twin` deals the hidden things anew: cards in other hands, the order of decks, unexplored parts of the
map. It may change the dice to come as well; the check gives both worlds the same ones before it plays on.
The check:

* now: the view (as bytes, so that even the order of its keys counts), the question put to the viewer
  with its actions, and the drawing are identical;
* afterwards: an action that is legal in both worlds is played in both. As long as no secret was
  shown, the events that the viewer receives and its next view are identical too.

**What counts as showing a secret.** `State.reveals` counts everything that cannot be unseen. A die
shows the same face in both worlds and a shuffle shows nothing, so these are taken off; what is left is
cards drawn, looked at or picked, and whatever a mutator of the game counts. If some is left, the two
worlds may part: the next views may differ, and the comparison ends there. Should the next views be
the same all the same (another seat drew a card), then the events must be the same as well: nobody
may learn from the log what the table does not show. The one exception is an event whose class says
`shows = True`: it showed something that no view keeps, such as a card that was put back.

Tables with hidden information must ask everybody (`windows = "ask"`): a seat that is passed over
shows that it holds nothing.
"""

from __future__ import annotations

import difflib
from typing import Any

import msgspec

from grimtable.kernel import AnyGame, AnyState
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.event import Event, Journal
from grimtable.kernel.identity import SeatId
from grimtable.kernel.playout import Below


class TwinDifference(GrimtableError):
    """A seat can tell two worlds apart that differ only in what it cannot know."""


def make_twin(game: AnyGame, state: AnyState, viewer: SeatId | None, below: Below) -> AnyState:
    """A twin of this state that the viewer cannot tell from it; TwinDifference when it can."""
    if state.setup.windows != "ask":
        raise ValueError('twin worlds need a table with windows = "ask": being passed over shows a hand')
    before = state.to_json()
    twin = game.redealt(state, viewer, below)
    twin.ask_again()  # a seat that is asked keeps its list of actions: does the other world offer the same?
    if state.to_json() != before:
        raise TwinDifference(f"making a twin for {_name(viewer)} changed the original")
    if game.components(twin) != game.components(state):
        raise TwinDifference(f"the twin for {_name(viewer)} has other components:{_count(game, state, twin)}")
    compare_worlds(game, state, twin, viewer)
    # Nobody knows the dice to come either, so a game may change them; to play on in both worlds they
    # must fall alike.
    twin.chance = state.chance.copy()
    return twin


def compare_worlds(game: AnyGame, state: AnyState, twin: AnyState, viewer: SeatId | None) -> None:
    """TwinDifference, with the lines that differ, when the viewer sees or is asked something else."""
    one, other = game.view(state, viewer), game.view(twin, viewer)
    if msgspec.json.encode(one) != msgspec.json.encode(other):
        raise TwinDifference(f"the views of {_name(viewer)} differ:{_diff(_lines(one), _lines(other))}")
    here, there = game.draw(state, viewer), game.draw(twin, viewer)
    if here != there:
        difference = _diff(here.splitlines(), there.splitlines())
        raise TwinDifference(f"the drawings for {_name(viewer)} differ:{difference}")


def shared_texts(game: AnyGame, state: AnyState, twin: AnyState) -> list[str]:
    """The text forms of what is legal in both worlds, in the order of the first."""
    there = {game.language.spell(twin, action) for action in twin.legal_actions()}
    texts = [game.language.spell(state, action) for action in state.legal_actions()]
    return [text for text in texts if text in there]


def play_in_both(game: AnyGame, state: AnyState, twin: AnyState, viewer: SeatId | None, text: str) -> bool:
    """Play one action in both worlds and compare what the viewer sees of it.

    Returns whether the worlds are still alike; False once something was shown that tells them apart.
    """
    events, secrets = _play(game, state, viewer, text)
    twin_events, twin_secrets = _play(game, twin, viewer, text)
    shown = bool(secrets or twin_secrets)
    alike = msgspec.json.encode(game.view(state, viewer)) == msgspec.json.encode(game.view(twin, viewer))
    if shown and not alike:
        return False
    if not alike:
        try:
            compare_worlds(game, state, twin, viewer)
        except TwinDifference as difference:
            raise TwinDifference(f"after `{text}`, which showed no secret, {difference}") from None
    # Where a secret was shown, an event may show what no view keeps; elsewhere every event counts.
    one = [_told(event) for event in events if not (shown and event.shows)]
    other = [_told(event) for event in twin_events if not (shown and event.shows)]
    if one != other:
        raise TwinDifference(f"after `{text}` the events for {_name(viewer)} differ:{_diff(one, other)}")
    compare_worlds(game, state, twin, viewer)
    return len(events) == len(one) and len(twin_events) == len(other)


def check_twin_worlds(
    game: AnyGame, state: AnyState, viewer: SeatId | None, below: Below, decisions: int = 4
) -> tuple[bool, int]:
    """Make a twin, compare, then play up to some decisions in both worlds for as long as they stay alike.

    The state itself is left as it is. Returns whether the twin differed at all, and how many decisions were
    compared: a test that wants to know that it tested something looks at both.
    """
    twin = make_twin(game, state, viewer, below)
    differs = twin.table != state.table
    original = state.copy()
    compared = 0
    for _ in range(decisions):
        texts = shared_texts(game, original, twin)
        if not texts:
            break
        alike = play_in_both(game, original, twin, viewer, texts[below(len(texts))])
        compared += 1
        if not alike:
            break
    return differs, compared


def _play(game: AnyGame, state: AnyState, viewer: SeatId | None, text: str) -> tuple[list[Event], int]:
    """Play an action; the events as the viewer receives them, and how many secrets were shown."""
    reveals = state.reveals
    state.journal = Journal()
    state.apply(next(each for each in state.legal_actions() if game.language.spell(state, each) == text))
    events, outcomes = state.journal.take()
    state.journal = None
    harmless = sum(outcome.kind in ("roll", "order") for outcome in outcomes)
    seen = [copy for event in events if (copy := event.seen_by(viewer)) is not None]
    return seen, state.reveals - reveals - harmless


def _name(viewer: SeatId | None) -> str:
    return "a spectator" if viewer is None else viewer


def _told(event: Event) -> str:
    return msgspec.json.encode(event.plain()).decode()


def _lines(data: Any) -> list[str]:
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode().splitlines()


def _count(game: AnyGame, state: AnyState, twin: AnyState) -> str:
    here, there = game.components(state), game.components(twin)
    names = sorted({*here, *there})
    return "".join(
        f"\n  {name}: {here.get(name, 0)}, twin {there.get(name, 0)}"
        for name in names
        if here.get(name) != there.get(name)
    )


def _diff(one: list[str], other: list[str]) -> str:
    lines = difflib.unified_diff(one, other, "this world", "its twin", lineterm="", n=2)
    return "".join(f"\n  {line}" for line in lines)
