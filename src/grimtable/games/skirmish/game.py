"""Skirmish: scouts seal the portals before the keeper's brood wears them down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from grimtable.content import Call, Pack, load_pack
from grimtable.figures.staging import drawn
from grimtable.games.drawn import Drawn
from grimtable.games.packed import Packed
from grimtable.games.skirmish import position, views, weighing
from grimtable.games.skirmish.actions import ACTIONS, DeclareAttack
from grimtable.games.skirmish.codecs import CODECS
from grimtable.games.skirmish.field import Occupancy
from grimtable.games.skirmish.items import SCHEMA, Card, Face, FigureKind, Find, Scenario
from grimtable.games.skirmish.places import place_words
from grimtable.games.skirmish.procedures.activation import activating
from grimtable.games.skirmish.procedures.attack import attacking
from grimtable.games.skirmish.procedures.choosing import choosing_figure, displacing, looking_in, spawning
from grimtable.games.skirmish.procedures.game import playing_game
from grimtable.games.skirmish.procedures.playing import CARD_RESPONDER, Playing, playing
from grimtable.games.skirmish.procedures.turn import taking_turn
from grimtable.games.skirmish.procedures.watching import WATCH_RESPONDER
from grimtable.games.skirmish.table import KEEPER, SCOUTS, Table
from grimtable.games.skirmish.wording import wording
from grimtable.kernel import (
    Action,
    Answer,
    Deck,
    Journal,
    Option,
    Seat,
    SeatId,
    Setup,
    SetupError,
    TeamId,
)
from grimtable.kernel.identity import CardId
from grimtable.kernel.position import Position
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.narration import Names

SCOUT_SEATS = ("red", "green", "blue")
CONTENT = Path(__file__).parent / "content"


class Skirmish(Drawn, Packed[Table, Occupancy]):
    """One to three scout seats against the keeper."""

    id: ClassVar[str] = "skirmish"
    title: ClassVar[str] = "Skirmish"
    version: ClassVar[int] = 1
    table_type = Table
    options: ClassVar[Mapping[str, Option]] = {
        "hand_limit": Option((4, 5, 6), "Cards a seat may hold when it draws", "SKI-TRN-05"),
    }

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            procedures=(
                playing_game,
                taking_turn,
                activating,
                attacking,
                playing,
                choosing_figure,
                displacing,
                looking_in,
                spawning,
            ),
            actions=ACTIONS,
            responders=(CARD_RESPONDER, WATCH_RESPONDER),
            codecs=CODECS,
            content_hash=pack.hash,
            packs=pack.packs,
            formerly=pack.formerly,
        )
        self.pack = pack
        self.kinds: Mapping[str, FigureKind] = pack.table(SCHEMA.kinds["figures"])
        self.cards: Mapping[str, Card] = pack.table(SCHEMA.kinds["cards"])
        self.faces: tuple[Face, ...] = pack.get(SCHEMA.kinds["dice"], "attack").faces
        #: every copy of every card → the card
        self.copies: dict[str, Card] = {}
        for card in self.cards.values():
            teams = 2 if card.team == "both" else 1
            for number in range(1, card.copies * teams + 1):
                self.copies[f"{card.id}_{number}"] = card
        self._calls: dict[str, tuple[Call, ...]] = {}
        self.moments: dict[str, tuple[str, ...]] = {}
        for copy, card in self.copies.items():
            block = card.reaction or card.order
            self._calls[copy] = tuple(block.do) if block is not None else ()
            self.moments[copy] = (card.reaction.moment,) if card.reaction is not None else ()

    # --- content ----------------------------------------------------------------------------

    @cached_property
    def _scenarios(self) -> Mapping[str, Scenario]:
        table: Mapping[str, Scenario] = self.pack.table(SCHEMA.kinds["scenarios"])
        return table

    @property
    def scenarios(self) -> tuple[str, ...]:
        return tuple(self._scenarios)

    def scenario(self, setup: Setup) -> Scenario:
        return self._scenarios[setup.scenario]

    def find(self, setup: Setup, find: str) -> Find:
        """What a find holds; several areas may hold the same: `lair` and `lair_2`."""
        finds = self.scenario(setup).finds
        return finds[find]

    def quota(self, setup: Setup) -> int:
        """SKI-WIN-02: how many scout figures the keeper must slay."""
        return self.scenario(setup).quota[len(setup.seats) - 2]

    def card(self, copy: str) -> Card:
        return self.copies[copy]

    def wording(self, card: Card) -> str:
        """What a card means, in words."""
        return wording(card, self.pack)

    def calls_of(self, copy: str) -> tuple[Call, ...]:
        """The instructions of a card, in order."""
        return self._calls[copy]

    def moments_of(self, copy: str) -> tuple[str, ...]:
        """The moments a card may answer."""
        return self.moments[copy]

    def blamed(self, state: SkirmishState, thing: object) -> str:
        """The card that is being played, or asked about."""
        card = self.copies.get(thing.card) if isinstance(thing, Playing) else None
        return "" if card is None else f"cards/{card.id}"

    def deck_of(self, team: str) -> list[CardId]:
        """SKI-SET-03: the copies in a team's deck; cards of both teams are split evenly."""
        cards: list[CardId] = []
        for copy, card in self.copies.items():
            number = int(copy.rpartition("_")[2])
            if card.team == team or (card.team == "both" and (number % 2 == 1) == (team == SCOUTS)):
                cards.append(CardId(copy))
        return cards

    # --- setting up -------------------------------------------------------------------------

    def seated(
        self, players: int | None, scenario: str, options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """SKI-SET-01: two to four seats, one of them the keeper, who comes last."""
        players = 2 if players is None else players
        if not 2 <= players <= 4:
            raise SetupError(f"skirmish is for 2 to 4 players, not {players}")
        scouts = tuple(Seat(SeatId(id), TeamId(SCOUTS), "scout") for id in SCOUT_SEATS[: players - 1])
        keeper = Seat(SeatId(KEEPER), TeamId(KEEPER), "keeper")
        return (*scouts, keeper), self.chosen_options(options)

    def first_table(self, setup: Setup) -> Table:
        """SKI-SET-02: figures, doors, areas and portals as the scenario draws them."""
        scenario = self.scenario(setup)
        table = self.bare_table(setup)
        position.furnish(self, setup, table, drawn(scenario.map), scenario.legend, tuple(scenario.finds))
        return table

    def bare_table(self, setup: Setup) -> Table:
        """Boxes open, nothing on the board."""
        return Table(
            supply={kind.id: kind.count for kind in self.kinds.values()},
            hands={seat: [] for seat in setup.order},
            vows={seat: [] for seat in setup.order},
            decks={team: Deck(self.deck_of(team)) for team in (SCOUTS, KEEPER)},
        )

    def derive(self, setup: Setup, table: Table) -> Occupancy:
        drawing = table.drawing or self.scenario(setup).map
        return position.field_of(self, table, drawing)

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        for seat, hand in table.hands.items():
            for card in hand:
                for moment in self.moments_of(card):
                    yield moment, (seat, "card", card)
        for figure in table.figures.values():
            if self.kinds[figure.kind].watch:
                yield "figure.came_near", (figure.seat, "watch", figure.id)

    def could_answer(self, state: SkirmishState, seat: SeatId, moment: str) -> bool:
        """SKI-HID-04: whoever holds cards might hold the right one."""
        return bool(state.table.hands[seat])

    # --- looking ----------------------------------------------------------------------------

    def view_of(self, state: SkirmishState, viewer: SeatId | None) -> dict[str, Any]:
        return views.view_of(state, viewer)

    def redealt(
        self, state: SkirmishState, viewer: SeatId | None, below: Callable[[int], int]
    ) -> SkirmishState:
        return views.redealt(state, viewer, below)

    def components(self, state: SkirmishState) -> dict[str, int]:
        return views.components(state)

    def draw(self, state: SkirmishState, viewer: SeatId | None) -> str:
        return views.draw(state, viewer)

    def cost(self, state: SkirmishState, action: Action) -> int | None:
        """The steps that a legal action takes."""
        return weighing.COSTS.get(type(action))

    def place_words(self, state: SkirmishState, space: int, names: Names) -> str:
        """Where a space is, by what is there."""
        return place_words(state, space, names)

    def gives_up(self, state: SkirmishState, action: Action) -> bool:
        """Whether a legal action forgoes something for good."""
        return weighing.gives_up(state, action)

    def is_aimed(self, kind: type[Action]) -> bool:
        """Whether such actions are aimed at whoever stands on the space they name."""
        return kind is DeclareAttack

    def set_up(self, position_: Position, journal: Journal | None = None) -> SkirmishState:
        return position.set_up(self, position_, journal)

    def validate(self, state: SkirmishState) -> None:
        position.validate(self, state)


def load(*packs: Path) -> Skirmish:
    """The game with its own content and the packs in these folders laid over it."""
    return Skirmish(load_pack(CONTENT, SCHEMA, overlays=packs))
