"""Positions: any situation of any game, described as data and put on the table.

Cases, the tutorial and bug reports all describe a position in the same words. What is common to
all games stands here; a game adds its own nouns by reading `legend`, `hands`, `decks`, `turn` and
`more` in `Game.set_up`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from grimtable.kernel.chance import Chance, Outcome, seeded
from grimtable.kernel.deck import Deck
from grimtable.kernel.errors import StateError
from grimtable.kernel.event import Journal
from grimtable.kernel.identity import CardId
from grimtable.kernel.lasting import Effect
from grimtable.kernel.patching import check_changes, retabled
from grimtable.kernel.setup import OptionValue, Setup, Windows
from grimtable.kernel.state import B, G_co, State, T

if TYPE_CHECKING:
    from grimtable.kernel.game import Game

N = TypeVar("N", bound=msgspec.Struct)
Key = tuple[str | int, ...]

REST = "*"  #: in a discard pile: every card of its deck that is named nowhere


class Position(msgspec.Struct, frozen=True):
    """A situation to set up. Everything is optional; what is left out is as in a new game."""

    players: int | None = None
    scenario: str | None = None
    options: dict[str, OptionValue] = {}
    seed: int = 0
    windows: Windows = "skip"
    script: tuple[Outcome, ...] | None = None  #: None: seeded chance; otherwise exactly these results
    external: bool = False  #: results are typed in by the seat `chance`, as at a table with real dice
    drawing: str | None = None  #: a map in text notation instead of the scenario's own
    legend: dict[str, dict[str, Any]] = {}
    hands: dict[str, tuple[str, ...]] = {}  #: seat → cards
    decks: dict[str, tuple[str, ...]] = {}  #: deck → cards from the top
    discards: dict[str, tuple[str, ...]] = {}  #: deck → discard pile, top first
    turn: dict[str, Any] = {}  #: whose turn it is and how much of it is spent, in the game's words
    lasting: tuple[dict[str, Any], ...] = ()  #: lasting effects in force
    table: dict[str, Any] = {}  #: `path.to.value` → value, set last on the table's plain data
    stack: tuple[dict[str, Any], ...] | None = None  #: procedures in progress, outermost first
    more: dict[str, Any] = {}  #: tables that only one game knows

    def chance(self) -> Chance:
        """The source of chance that this position asks for."""
        chance = seeded(self.seed)
        if self.external:
            chance.source = "external"
        elif self.script is not None:
            chance.source = "scripted"
            chance.script = list(self.script)
        return chance

    @property
    def is_arranged(self) -> bool:
        """Whether anything is said that a new game decides for itself; if not, it is begun as one."""
        said = (self.hands, self.decks, self.discards, self.turn, self.lasting, self.more)
        return self.drawing is not None or any(said)

    def agreed(self, game: Game[Any, Any], nouns: Iterable[str]) -> Setup:
        """The set-up. `nouns` are the tables that only this game knows; any other is a mistake."""
        setup = game.setup(
            players=self.players,
            scenario=self.scenario,
            options=self.options,
            seed=self.seed,
            windows=self.windows,
            chance="external" if self.external else "seeded",
        )
        for name in self.more:
            known(name, nouns, (name,), "key")
        return setup

    def effects(self) -> Iterator[Effect]:
        """The lasting effects, read one after the other."""
        for place, effect in enumerate(self.lasting):
            yield read_nouns(effect, Effect, ("lasting", place))

    def lay_decks(self, decks: Mapping[str, Deck], take: Callable[[str, str, Key], CardId]) -> None:
        """Decks and discard piles as written; cards not named stay in their deck, below those that are.

        `take(card, deck, key)` takes a card from where it lies in the box.
        """
        for name, cards in self.decks.items():
            known(name, decks, ("decks", name), "deck")
            taken = [take(card, name, ("decks", name)) for card in cards]
            decks[name].cards.extend(reversed(taken))
        for name, cards in self.discards.items():
            known(name, decks, ("discards", name), "deck")
            taken = [take(card, name, ("discards", name)) for card in cards if card != REST]
            deck = decks[name]
            if REST in cards:
                rest = deck.cards[: len(deck.cards) - len(self.decks.get(name, ()))]
                del deck.cards[: len(rest)]
                taken.extend(rest)
            deck.discard.extend(reversed(taken))


class PositionError(StateError):
    """A position that cannot be put on the table: which of its keys is wrong, why, and what was meant.

    >>> print(PositionError(("legend", "g", "figure"), "there is no figure goul", "ghoul"))
    legend.g.figure: there is no figure goul — did you mean ghoul?
    """

    def __init__(self, key: Key, what: str, suggestion: str | None = None) -> None:
        hint = f" — did you mean {suggestion}?" if suggestion is not None else ""
        super().__init__(f"{'.'.join(map(str, key))}: {what}{hint}" if key else f"{what}{hint}")
        self.key = key
        self.what = what
        self.suggestion = suggestion


def known(word: str, words: Iterable[str], key: Key, what: str) -> str:
    """The word, if it is one of those that may stand here; otherwise a PositionError with the nearest one.

    >>> known("ghoul", ["ghoul", "ogre"], ("figure",), "figure")
    'ghoul'
    """
    there = list(words)
    if word in there:
        return word
    near = difflib.get_close_matches(word, there, n=1)
    choices = f"; there are {', '.join(there) or 'none'}" if not near else ""
    raise PositionError(key, f"there is no {what} {word!r}{choices}", near[0] if near else None)


def read_nouns(data: Any, record: type[N], key: Key) -> N:
    """What a position says in a game's own words, as that game's record; a wrong key or value is named."""
    if isinstance(data, Mapping):
        fields = record.__struct_encode_fields__
        for name in data:
            if name not in fields:
                near = difflib.get_close_matches(str(name), fields, n=1)
                keys = f"; the keys are {', '.join(fields)}" if not near else ""
                raise PositionError((*key, name), f"unknown key {name!r}{keys}", near[0] if near else None)
    try:
        return msgspec.convert(data, record)
    except msgspec.ValidationError as error:
        raise PositionError(key, str(error)) from None


def copy_in(pile: list[CardId], card: str) -> CardId | None:
    """A copy by its full name, or the first copy of a card; None where the pile has none of it.

    >>> pile = [CardId("dud_2"), CardId("dud_1"), CardId("rage_1")]
    >>> copy_in(pile, "dud"), copy_in(pile, "dud_2"), copy_in(pile, "fear")
    ('dud_1', 'dud_2', None)
    """
    if card in pile:
        return CardId(card)
    return min((copy for copy in pile if copy.rpartition("_")[0] == card), default=None)


def put_on_table(
    state: State[T, B, G_co], position: Position, journal: Journal | None = None
) -> State[T, B, G_co]:
    """Set single values last, then rebuild what is derived and ask the first question."""
    if position.table:
        try:
            check_changes(msgspec.to_builtins(state.table, str_keys=True), position.table)
            state.table = retabled(state.table, position.table)
        except StateError as error:
            raise PositionError(("table",), str(error)) from None
    plain = state.plain()
    if position.stack is not None:
        plain["stack"] = list(position.stack)
    return state.game.from_plain(plain, journal, unasked=True)
