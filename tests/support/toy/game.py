"""The toy game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from grimtable.kernel import (
    Answer,
    Chance,
    Codec,
    Deck,
    Game,
    Journal,
    Option,
    Responder,
    Seat,
    SeatId,
    Setup,
    SetupError,
    StateError,
    TeamId,
    seeded,
)
from grimtable.kernel.chance import Source
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import CardId
from grimtable.kernel.position import Position
from grimtable.kernel.setup import OptionValue, Windows
from tests.support.toy.attack import Brace, Stand, attacking
from tests.support.toy.reaction import (
    PlayCard,
    UseCharm,
    card_of,
    play_card,
    plays,
    reacting,
    use_charm,
    uses,
    why_not_play,
    why_not_use,
)
from tests.support.toy.table import ALL_CARDS, MOMENTS, SEATS, Person, Standing, Table, ToyState, name_of
from tests.support.toy.turn import Attack, Cast, EndTurn, Rest, Search, Turn, playing, taking_a_turn


class SeatCodec(Codec):
    """A seat's name."""

    def every(self, state: ToyState) -> Iterable[str]:
        return state.setup.order


class CardCodec(Codec):
    """A card's id."""

    def every(self, state: ToyState) -> Iterable[str]:
        return ALL_CARDS


class ToyGame(Game[Table, Standing]):
    """The toy game."""

    id = "toy"
    title = "Toy"
    version = 1
    table_type = Table
    options: ClassVar[Mapping[str, Option]] = {
        "lives": Option((3, 1, 5), "lives at the start"),
        "open_vault": Option((False, True), "the vault stands open from the start", "TOY-07"),
    }

    def __init__(self) -> None:
        super().__init__(
            procedures=(playing, taking_a_turn, attacking, reacting),
            actions=(Attack, Rest, Search, Cast, EndTurn, Brace, Stand, PlayCard, UseCharm),
            responders=(
                Responder("card", (PlayCard,), plays, card_of, why_not_play, play_card),
                Responder("charm", (UseCharm,), uses, card_of, why_not_use, use_charm),
            ),
            codecs={"seat": SeatCodec(), "card": CardCodec()},
            content_hash="toy-1",
        )

    @property
    def scenarios(self) -> tuple[str, ...]:
        """`teams`: neighbours but one sit together, with three seats red is alone; `brawl`: all alone."""
        return ("teams", "brawl")

    def setup(
        self,
        *,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        windows: Windows = "skip",
        chance: Source = "seeded",
    ) -> Setup:
        count = 2 if players is None else players
        scenario = self.scenarios[0] if scenario is None else scenario
        if not 2 <= count <= 4:
            raise SetupError(f"toy is for 2 to 4 seats, not {count}")
        if scenario not in self.scenarios:
            raise SetupError(f"toy has no scenario {scenario!r}; choose one of {', '.join(self.scenarios)}")
        together = {2: "AB", 3: "ABB", 4: "ABAB"}[count] if scenario == "teams" else "ABCD"
        seats = tuple(
            Seat(SeatId(name), TeamId(team)) for name, team in zip(SEATS[:count], together, strict=False)
        )
        chosen = self.chosen_options(options)
        return Setup("toy", seats, scenario, chosen, seed=seed, chance=chance, windows=windows)

    def first_table(self, setup: Setup) -> Table:
        lives = setup.options["lives"]
        assert isinstance(lives, int)
        persons = {str(seat): Person(lives) for seat in setup.order}
        return Table(
            persons,
            setup.order[0],
            Deck(list(map(CardId, ALL_CARDS))),
            vault_open=bool(setup.options["open_vault"]),
        )

    def derive(self, setup: Setup, table: Table) -> Standing:
        teams: dict[str, int] = {}
        for seat in setup.seats:
            teams[seat.team] = teams.get(seat.team, 0) + (not table.persons[seat.id].out)
        return Standing(teams)

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        for seat, person in table.persons.items():
            for card in person.hand:
                if (moment := MOMENTS.get(name_of(card))) is not None:
                    yield moment, (seat, "card", card)
            for card in person.in_play:
                yield "attack.declared", (seat, "charm", card)

    def could_answer(self, state: ToyState, seat: SeatId, moment: str) -> bool:
        person = state.table.persons[seat]
        return bool(person.hand) or (moment == "attack.declared" and bool(person.in_play))

    def view_of(self, state: ToyState, viewer: SeatId | None) -> dict[str, Any]:
        table = state.table
        seats: dict[str, Any] = {}
        for seat, person in table.persons.items():
            seats[seat] = {"lives": person.lives, "cards": len(person.hand), "in_play": list(person.in_play)}
            if seat == viewer:
                seats[seat]["hand"] = list(person.hand)
        view: dict[str, Any] = {"turn": table.turn, "round": table.round, "seats": seats}
        view["deck"] = len(table.deck.cards)
        view["discard"] = list(table.deck.discard)
        if table.vault_open:
            view["vault"] = table.vault
        return view

    def redealt(self, state: ToyState, viewer: SeatId | None, below: Callable[[int], int]) -> ToyState:
        """Deal the cards that the viewer cannot see anew, and fill the closed vault anew."""
        plain = state.plain()
        table = plain["table"]
        hidden = [person["hand"] for seat, person in table["persons"].items() if seat != viewer]
        piles = [*hidden, table["deck"]["cards"]]
        pool = sorted(card for pile in piles for card in pile)
        for pile in piles:
            pile[:] = [pool.pop(below(len(pool))) for _ in pile]
        if not table["vault_open"]:
            table["vault"] = ("gold", "trap")[below(2)]
        return self.from_plain(plain)

    def components(self, state: ToyState) -> dict[str, int]:
        table = state.table
        piles: list[list[str] | list[CardId]] = [table.deck.cards, table.deck.discard]
        piles += [pile for person in table.persons.values() for pile in (person.hand, person.in_play)]
        counts = dict.fromkeys(ALL_CARDS, 0)
        for pile in piles:
            for card in pile:
                counts[card] = counts.get(card, 0) + 1
        return {**counts, "seats": len(table.persons)}

    def draw(self, state: ToyState, viewer: SeatId | None) -> str:
        table = state.table
        lines = [f"round {table.round}, turn of {table.turn}, deck {len(table.deck.cards)}"]
        for seat, person in table.persons.items():
            hand = " ".join(person.hand) if seat == viewer else f"{len(person.hand)} cards"
            lives = "♥" * person.lives or "out"
            lines.append(f"{seat}: {lives} [{hand}] {' '.join(person.in_play)}".rstrip())
        lines.append(f"vault: {table.vault if table.vault_open else 'closed'}")
        return "\n".join(lines)

    def set_up(self, position: Position, journal: Journal | None = None) -> ToyState:
        """Put a position on the table: hands, the deck from the top, whose turn it is, lasting effects."""
        setup = self.setup(
            players=position.players,
            scenario=position.scenario,
            options=position.options,
            seed=position.seed,
            windows=position.windows,
        )
        chance = seeded(position.seed)
        if position.script is not None:
            chance = Chance("scripted", chance.word, script=list(position.script))
        state = self.before_first_step(setup, chance)
        table = state.table
        for seat, hand in position.hands.items():
            table.persons[seat].hand = list(hand)
            for card in hand:
                table.deck.cards.remove(CardId(card))
        for card in reversed(position.decks.get("deck", ())):
            table.deck.cards.remove(CardId(card))
            table.deck.cards.append(CardId(card))
        table.turn = str(position.turn.get("seat", table.turn))
        table.vault = "gold"
        plain = state.plain()
        for path, value in position.table.items():
            *folders, last = path.split(".")
            place = plain["table"]
            for folder in folders:
                place = place[folder]
            place[last] = value
        plain["lasting"] = list(position.lasting)
        if position.stack is not None:
            plain["stack"] = list(position.stack)
        else:
            game = Frame(playing, playing.places["pass_the_turn"], playing.remembers())
            turn = Frame(taking_a_turn, 0, Turn(table.turn, int(position.turn.get("actions", 2))))
            plain["stack"] = [game.plain(), turn.plain()]
        return self.from_plain(plain, journal)

    def validate(self, state: ToyState) -> None:
        if set(state.table.persons) != set(state.setup.order):
            raise StateError("the table does not seat the persons of the setup")
        if state.table.turn not in state.table.persons:
            raise StateError(f"it cannot be the turn of {state.table.turn!r}, who is not seated")
        counts = self.components(state)
        del counts["seats"]
        wrong = sorted(card for card in counts if counts[card] != 1 or card not in ALL_CARDS)
        if wrong:
            raise StateError(f"some cards lie twice, nowhere or do not exist: {', '.join(wrong[:3])}")


TOY = ToyGame()
