"""Relic: two to four heroes race around three rings to the scenario space."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from grimtable.content import Call, Pack, load_pack
from grimtable.games.drawn import Drawn
from grimtable.games.packed import Packed
from grimtable.games.relic import describing, drawing, position, quiet, views
from grimtable.games.relic.actions import ACTIONS
from grimtable.games.relic.changes.cards import can_draw
from grimtable.games.relic.choices import ReceivingMissions
from grimtable.games.relic.codecs import CODECS
from grimtable.games.relic.components import Components
from grimtable.games.relic.items import (
    NAMED_KINDS,
    SCHEMA,
    InPlay,
)
from grimtable.games.relic.moments import tell
from grimtable.games.relic.procedures import PROCEDURES
from grimtable.games.relic.procedures.abilities import ABILITY_RESPONDER, POWER_RESPONDER
from grimtable.games.relic.procedures.corruption import activate
from grimtable.games.relic.procedures.movement import change_points, roll_movement
from grimtable.games.relic.remembering import Battle, Moving, Resolving, Test
from grimtable.games.relic.table import BOARD, DECKS, SPACES, Player, Table
from grimtable.kernel import (
    Answer,
    Deck,
    Journal,
    Option,
    Seat,
    SeatId,
    Setup,
    SetupError,
    State,
    TeamId,
)
from grimtable.kernel.identity import CardId, HeroId
from grimtable.kernel.position import Position
from grimtable.kernel.setup import OptionValue

SEATS = ("alpha", "beta", "gamma", "delta")
RANDOM = "random"
CONTENT = Path(__file__).parent / "content"


class Silence:
    """How long nobody has had anything to decide (REL-R-100); besides, rings need no maps.

    All turns without a question follow from one decision, and games are saved at questions: so it is no part
    of a saved game, which begins to count anew.
    """

    __slots__ = ("since", "turns")

    def __init__(self, since: int = 0, turns: int = 0) -> None:
        self.since = since  #: how often anybody had decided when the last turn began
        self.turns = turns  #: in a row since

    def copy(self) -> Silence:
        return Silence(self.since, self.turns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Silence)

    __hash__ = None  # type: ignore[assignment]  # equal by kind, as the other boards are


if TYPE_CHECKING:
    from grimtable.kernel import Action, Journal

#: A state of this game.
RelicState: TypeAlias = "State[Table, Silence, Relic]"


class Relic(Drawn, Components, Packed[Table, Silence]):
    """Two to four players, each alone."""

    __slots__ = (
        "battle_bonus",
        "board_moments",
        "board_triggers",
        "cards",
        "effects",
        "faces",
        "fighting_at",
        "lasts",
        "listening",
        "option_at",
        "option_moments",
        "rerolls",
        "secret_moments",
        "sources",
        "spaces",
        "test_bonus",
        "trigger_moments",
        "triggers",
    )

    id: ClassVar[str] = "relic"
    title: ClassVar[str] = "Relic"
    version: ClassVar[int] = 1
    plans_at_windows: ClassVar[bool] = True
    table_type = Table
    options: ClassVar[Mapping[str, Option]] = {
        "corrupted_at": Option(("six", "above_six"), "Corrupted at six cards or above six", "REL-R-01"),
        "activation_at_equality": Option(
            (True, False), "Corruption comes into force when number and count are equal", "REL-R-02"
        ),
        "attribute_floor": Option(("start", "one"), "Lowest value of an attribute", "REL-R-03"),
        "power_for_exploded_die": Option(
            ("once", "each"), "Power cards in place of dice: once in a roll, or for each die", "REL-R-05"
        ),
        "first_player": Option(("random", "first_seat"), "Who has the first turn", "REL-R-72"),
        "last_player": Option(("plays_on", "wins"), "The last player left plays on, or wins", "REL-R-73"),
        "quick_start": Option((False, True), "Quick start: level 3, one Wargear card, easier Warp Rift"),
    }

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            procedures=PROCEDURES,
            actions=ACTIONS,
            responders=(ABILITY_RESPONDER, POWER_RESPONDER),
            codecs=CODECS,
            content_hash=pack.hash,
            packs=pack.packs,
            formerly=pack.formerly,
        )
        self.take_up(pack)

    # --- content ----------------------------------------------------------------------------

    def wording(self, item: InPlay) -> str:
        """What an item means, in words: its printed text."""
        return item.text

    def blamed(self, state: RelicState, thing: object) -> str:
        """The card, sheet, hero or space that is being carried out or asked about."""
        if not isinstance(thing, Resolving):
            return ""
        if thing.item:
            return f"{thing.kind}/{thing.item}"
        item = self.sources.get(thing.card)
        kinds = (kind for kind in NAMED_KINDS if item is not None and item.id in self.pack.table(kind))
        return next((f"{kind}/{item.id}" for kind in kinds if item is not None), "")

    def calls_of(self, copy: str) -> tuple[Call, ...]:
        """The instructions of a Threat card, in order."""
        card = self.threats.get(copy)
        return card.do.calls if card is not None else ()

    # --- what verbs ask of the game ---------------------------------------------------------------

    @staticmethod
    def tell(state: RelicState, moment: str, seat: str, subject: str = "", amount: int = 0) -> None:
        """A moment has come (see `moments.tell`)."""
        tell(state, moment, seat, subject, amount)

    @staticmethod
    def contest(state: RelicState, *, undecided: bool = False) -> Battle | Test | None:
        """The innermost battle or test in progress; with `undecided`, one that can still be changed."""
        for frame in reversed(state.stack):
            memory = frame.memory
            if isinstance(memory, Battle):
                return memory
            if isinstance(memory, Test) and not (undecided and memory.outcome in ("passed", "failed")):
                return memory
        return None

    @staticmethod
    def activate(state: RelicState, player: Player, card: str) -> None:
        """A Corruption card comes into force."""
        activate(state, player, CardId(card))

    @staticmethod
    def roll_movement(state: RelicState, moving: Moving) -> None:
        """The movement die is rolled."""
        roll_movement(state, moving)

    @staticmethod
    def change_points(moving: Moving, how: str, amount: int) -> None:
        """The movement value is changed by an effect."""
        change_points(moving, how, amount)

    @staticmethod
    def draws_extra_mission(state: RelicState, player: Player) -> None:
        """REL-R-52: gaining a completed mission is a draw; the extra card is an ordinary drawn mission."""
        if (
            state.lasting.by_name
            and can_draw(state, "mission")
            and state.lasting.permits("extra_mission", player.seat)
        ):
            state.begin("receiving_missions", ReceivingMissions(player.seat, player.breaks, 0))

    # --- setting up -------------------------------------------------------------------------

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The sheets, the one for beginners first; `random` draws one blindly (REL-SET-03)."""
        sheets = sorted(self.scenario_sheets.values(), key=lambda sheet: (not sheet.beginner, sheet.id))
        return (*(sheet.id for sheet in sheets), RANDOM)

    @property
    def proposed_scenario(self) -> str:
        return RANDOM

    def seated(
        self, players: int | None, scenario: str, options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """REL-SET-01: two to four players, each alone."""
        players = 2 if players is None else players
        if not 2 <= players <= 4:
            raise SetupError(f"relic is for 2 to 4 players, not {players}")
        if players > len(self.heroes):
            raise SetupError(f"there are only {len(self.heroes)} heroes, too few for {players} players")
        seats = tuple(Seat(SeatId(id), TeamId(id), "hero") for id in SEATS[:players])
        return seats, self.chosen_options(options)

    def first_table(self, setup: Setup) -> Table:
        """REL-SET-02, REL-SET-06: an empty board, sorted decks, all sheets in the box."""
        decks: dict[str, Deck] = {name: Deck() for name in DECKS}
        for copy, name in self.deck_of.items():
            decks[name].cards.append(CardId(copy))
        return Table(
            players={seat: Player(seat) for seat in setup.order},
            decks=decks,
            spaces=[()] * SPACES,
            box=tuple(sorted(map(HeroId, self.heroes))),
        )

    def derive(self, setup: Setup, table: Table) -> Silence:
        return Silence()

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        """Everything in play that answers a moment, by itself or by choice."""
        for player in table.players.values():
            if player.eliminated:
                continue
            for source in self._in_play(table, player):
                for moment in self.trigger_moments[source]:
                    yield moment, (player.seat, "trigger", source)
                for moment in self.option_moments[source]:
                    yield moment, (player.seat, "ability", source)
            for card in player.power:
                for moment in self.option_moments[card]:
                    yield moment, (player.seat, "power", card)
        for cards in table.spaces:
            for card in cards:
                for moment in self.board_moments.get(card, ()):
                    yield moment, (BOARD, "trigger", card)

    def _in_play(self, table: Table, player: Player) -> Iterator[str]:
        """What is in force for a player: hero, assets, activated Corruption, active mission, scenario."""
        if player.hero:
            yield player.hero
        for card in player.assets:
            if self.deck_of[card] != "mission":
                yield card
        for card in player.corruption:
            if card not in player.facedown:
                yield card
        if player.mission:
            yield player.mission
        if table.scenario:
            yield table.scenario

    def could_answer(self, state: RelicState, seat: SeatId, moment: str) -> bool:
        """REL-SET-18: whoever holds Power cards might hold one for this moment."""
        whose = self.secret_moments.get(moment)
        if whose is None or not state.table.players[seat].power:
            return False
        return views.might_answer(state, seat, whose)

    # --- looking ----------------------------------------------------------------------------

    def view_of(self, state: RelicState, viewer: SeatId | None) -> dict[str, Any]:
        return views.view_of(state, viewer)

    def redealt(self, state: RelicState, viewer: SeatId | None, below: Callable[[int], int]) -> RelicState:
        return views.redealt(state, viewer, below)

    def components(self, state: RelicState) -> dict[str, int]:
        return views.components(state)

    def draw(self, state: RelicState, viewer: SeatId | None) -> str:
        return drawing.draw(state)

    def figures(self, look: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Every hero on the board, for screens."""
        return describing.figures(look)

    def hand(self, look: Mapping[str, Any], seat: str) -> list[str] | None:
        """The Power cards of the viewer."""
        return describing.hand(look, seat)

    def describe_seat(self, look: Mapping[str, Any], seat: str, language: str = "en") -> list[str]:
        """What lies before a player, in few words."""
        return describing.describe_seat(self, look, seat, language)

    def describe_table(self, look: Mapping[str, Any], language: str = "en") -> list[str]:
        """How the game stands, in few words."""
        return describing.describe_table(self, look, language)

    def note(self, state: RelicState, action: Action, language: str = "en") -> str:
        """What an offered action costs or brings, in few words."""
        return describing.note(state, action, language)

    def declines(self, state: RelicState, action: Action) -> bool:
        """Whether an offered action leaves everything as it is."""
        return quiet.declines(state, action)

    def idle(self, state: RelicState) -> Action | None:
        """The answer that everybody gives."""
        return quiet.idle(state)

    def cost(self, state: RelicState, action: Action) -> int | None:
        """Movement points are spent all at once, so no action has a price in them."""
        return None

    def gives_up(self, state: RelicState, action: Action) -> bool:
        """Whether a legal action ends the game, or leaves it for good."""
        return quiet.gives_up(state, action)

    def is_aimed(self, kind: type[Action]) -> bool:
        """Nobody is attacked by naming a space."""
        return False

    def is_routine(self, state: RelicState) -> bool:
        """Whether the same answer may be wanted each time."""
        return quiet.is_routine(state)

    def set_up(self, position_: Position, journal: Journal | None = None) -> RelicState:
        return position.set_up(self, position_, journal)

    def validate(self, state: RelicState) -> None:
        position.validate(self, state)


def load(*packs: Path) -> Relic:
    """The game with its own content and the packs in these folders laid over it."""
    return Relic(load_pack(CONTENT, SCHEMA, overlays=packs))
