"""DOOM: The Board Game, second edition: marines fight for an objective while the Invader's demons hunt
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from grimtable.content import Call, Pack, load_pack
from grimtable.content.amounts import Amount
from grimtable.games.doom2016 import describing, position, quiet, views, weighing
from grimtable.games.doom2016.actions import ACTIONS, DeclareAttack
from grimtable.games.doom2016.codecs import CODECS
from grimtable.games.doom2016.effects.acting import Choice, first_choice
from grimtable.games.doom2016.field import Field
from grimtable.games.doom2016.items import (
    SCHEMA,
    Ability,
    ActionCard,
    ClassCard,
    Demon,
    Die,
    EventCard,
    GloryKillCard,
    InvasionCard,
    Mission,
    ObjectiveCard,
    Operation,
    Ruleset,
    Skill,
    SquadCard,
    ThreatCard,
    WeaponSet,
)
from grimtable.games.doom2016.places import place_words
from grimtable.games.doom2016.procedures.attack import attack_later, attacking
from grimtable.games.doom2016.procedures.choosing import (
    choosing_die,
    choosing_figure,
    choosing_space,
    discarding,
)
from grimtable.games.doom2016.procedures.demon_activation import demon_activation, type_activation
from grimtable.games.doom2016.procedures.displacing import displacing
from grimtable.games.doom2016.procedures.dropping import dropping
from grimtable.games.doom2016.procedures.game import playing_game
from grimtable.games.doom2016.procedures.happening import HAPPENINGS, ordering
from grimtable.games.doom2016.procedures.marine_activation import marine_activation
from grimtable.games.doom2016.procedures.picking_up import picking_up
from grimtable.games.doom2016.procedures.placing_argent import placing_argent
from grimtable.games.doom2016.procedures.spending import extra_movement
from grimtable.games.doom2016.procedures.summoning import summoning
from grimtable.games.doom2016.procedures.using import ABILITY_RESPONDER, CARD_RESPONDER, Using, using
from grimtable.games.doom2016.sources import IN_ACTIVATION, OF_THE_ATTACK, Sort, Source
from grimtable.games.doom2016.table import (
    INVADER,
    MARINE_SEATS,
    MARINES,
    DemonCard,
    Marine,
    Table,
)
from grimtable.games.drawn import Drawn
from grimtable.games.packed import Packed
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
from grimtable.kernel.procedure import mandatory
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.narration import Names

CONTENT = Path(__file__).parent / "content"

#: card → (moment, how it is used, source)
Answering = tuple[tuple[str, str, str], ...]


class Doom2016(Drawn, Packed[Table, Field]):
    """One Invader against one to four marines."""

    __slots__ = (
        "answers_of",
        "copies",
        "demons",
        "event_moments",
        "flying",
        "hand_moments",
        "large",
        "reaction_moments",
        "sources",
        "types",
    )

    id: ClassVar[str] = "doom2016"
    title: ClassVar[str] = "DOOM (2016)"
    version: ClassVar[int] = 1
    table_type = Table
    options: ClassVar[Mapping[str, Option]] = {
        "building": Option(
            ("suggested", "free"), "Decks as the mission suggests, or of one's own choice", "D16-SET-15"
        ),
        "blocking_attacks": Option(("out", "none"), "Attacks out of blocking terrain", "D16-R-08"),
        "own_terrain": Option(("cover", "none"), "The defender's own difficult terrain", "D16-R-10"),
        "displaced_flyers": Option(("fly", "walk"), "How Flying demons are displaced", "D16-R-26"),
        "returned_types": Option(("exhausted", "ready"), "A type summoned again in a round", "D16-R-30"),
        "last_draw": Option(("discard_first", "draw_first"), "The end of an activation", "D16-R-34"),
        "reactions": Option(("always", "outside"), "Reactions in one's own activation", "D16-R-76"),
        "first_deck": Option(("shuffled", "set_by_set"), "How a first action deck lies", "D16-R-80"),
    }
    later_options = frozenset(options) - {"building"}

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            procedures=(
                playing_game,
                marine_activation,
                type_activation,
                demon_activation,
                extra_movement,
                attacking,
                using,
                summoning,
                displacing,
                dropping,
                placing_argent,
                picking_up,
                attack_later,
                ordering,
                choosing_figure,
                choosing_space,
                choosing_die,
                discarding,
                *HAPPENINGS,
            ),
            actions=ACTIONS,
            responders=(CARD_RESPONDER, ABILITY_RESPONDER),
            codecs=CODECS,
            content_hash=pack.hash,
            packs=pack.packs,
            formerly=pack.formerly,
        )
        self.pack = pack

        def kind(name: str) -> Any:
            return pack.table(SCHEMA.kinds[name])

        self.dice: Mapping[str, Die] = kind("dice")
        self.demons: Mapping[str, Demon] = kind("demons")
        self.sets: Mapping[str, WeaponSet] = kind("weapon_sets")
        self.action_cards: Mapping[str, ActionCard] = kind("action_cards")
        self.classes: Mapping[str, ClassCard] = kind("classes")
        self.glory_kills: Mapping[str, GloryKillCard] = kind("glory_kills")
        self.squads: Mapping[str, SquadCard] = kind("squads")
        self.events: Mapping[str, EventCard] = kind("events")
        self.invasions: Mapping[str, InvasionCard] = kind("invasions")
        self.threats: Mapping[str, ThreatCard] = kind("threats")
        self.objectives: Mapping[str, ObjectiveCard] = kind("objectives")
        rulesets: Mapping[str, Ruleset] = kind("ruleset")
        self.ruleset: Ruleset = rulesets["base"]
        #: the types whose figures cover two or more spaces, and those that fly: asked at every step
        self.large = frozenset(demon.id for demon in self.demons.values() if demon.base != "1x1")
        self.flying = frozenset(demon.id for demon in self.demons.values() if demon.flying)
        self._index_cards()
        self._skills: dict[tuple[str, str, tuple[str, ...]], dict[str, int]] = {}
        changed = {
            skill.changes
            for card in (*self.classes.values(), *self.squads.values(), *self.action_cards.values())
            for skill in card.skills
        }
        #: whether any card changes what these rules ask for all the time
        self.has_light_feet = not changed.isdisjoint(("pass_enemies", "light_feet"))
        self.lowers_printed = "printed_stagger" in changed

    @cached_property
    def heeding_demons(self) -> frozenset[str]:
        """Missions whose objective may be reached, or lost, when a demon moves (D16-R-68)."""
        heeding = {
            id
            for id, objective in self.objectives.items()
            for conditions in (objective.victory, objective.defeat)
            if conditions is not None
            and any(
                word in repr(conditions.written) for word in ("rule_area", "near_token", "demons", "carrier")
            )
        }
        return frozenset(id for id, mission in self.missions.items() if mission.objective in heeding)

    # --- cards and what they may do ---------------------------------------------------------

    def _index_cards(self) -> None:
        #: every copy of every card → the printed card
        self.copies: dict[str, str] = {}
        #: copy of an action card → main, bonus or reaction
        self.types: dict[str, str] = {}
        self.cards_of_set: dict[str, tuple[str, ...]] = {}
        self.cards_of_event_set: dict[str, list[CardId]] = {}
        self.sources: dict[str, Source] = {}
        #: card played from the hand → its one ability
        self.source_of_card: dict[str, str] = {}
        #: copy → the moments at which it answers from the hand
        self.hand_moments: dict[str, tuple[str, ...]] = {}
        #: card on the table → what it answers from there
        self.answers_of: dict[str, Answering] = {}
        #: action card → its texts that are carried out when it is played
        self.texts_of: dict[str, tuple[str, ...]] = {}
        for weapon in self.sets.values():
            printed = sorted(
                (card for card in self.action_cards.values() if card.set == weapon.id),
                key=lambda card: card.number,
            )
            self.cards_of_set[weapon.id] = tuple(card.id for card in printed)
            for card in printed:
                for number in range(1, weapon.copies + 1):
                    self._add_action(card, f"{card.id}_{number}")
        for event in self.events.values():
            copies = self.cards_of_event_set.setdefault(event.set, [])
            for number in range(1, event.copies + 1):
                copy = f"{event.id}_{number}"
                copies.append(CardId(copy))
                self._add_played("event", event.id, copy, event.ability)
        for glory in self.glory_kills.values():
            for number in range(1, glory.copies + 1):
                self._add_played("glory", glory.id, f"{glory.id}_{number}", glory.ability)
        for sort, cards in (("class", self.classes), ("squad", self.squads), ("demon", self.demons)):
            for id, item in cards.items():
                self.answers_of[id] = self._add_lying(cast("Sort", sort), id, id, item.abilities)
        for sort, texts in (("threat", self.threats), ("objective", self.objectives)):
            for id, text in texts.items():
                self.answers_of[id] = self._add_lying(cast("Sort", sort), id, id, text.abilities)
        self.event_sets: tuple[str, ...] = tuple(sorted(self.cards_of_event_set))
        #: the sets that every marine has and that have no token (D16-SET-09)
        self.basic_sets: tuple[str, ...] = tuple(
            weapon.id for weapon in self.sets.values() if not weapon.token
        )
        self.glory_copies = [CardId(copy) for copy in self.copies if self.copies[copy] in self.glory_kills]
        self.reach_of_source: dict[str, int] = {
            name: _reach(source.calls) for name, source in self.sources.items() if source.reaches
        }
        self.any_reaches = bool(self.reach_of_source)
        #: source → the choice without which it comes to nothing (D16-R-81); what happens by itself has none,
        #: for it happens in any case
        self.choice_of_source: dict[str, Choice] = {
            name: choice
            for name, source in self.sources.items()
            if source.way != "text" and (choice := first_choice(source.calls, SCHEMA.registry)) is not None
        }
        #: demon type → what a figure of it may use while it acts, in the order of the index: at any time,
        #: then to reach further with its attack
        self.used_by_demon: dict[str, tuple[str, ...]] = {
            kind: found for kind in self.demons if (found := self._used_by(kind))
        }
        #: moments that a card of a hand may answer, for those who must not show that they hold none
        self.reaction_moments = {
            moment
            for copy, moments in self.hand_moments.items()
            for moment in moments
            if self.copies[copy] not in self.events
        }
        self.event_moments: dict[str, set[str]] = {
            name: {moment for card in cards for moment in self.hand_moments[card]}
            for name, cards in self.cards_of_event_set.items()
        }

    def _add_action(self, card: ActionCard, copy: str) -> None:
        self.types[copy] = card.type
        if card.type == "reaction":
            self._add_played("action", card.id, copy, card.abilities[0])
            self.answers_of[copy] = ()
            return
        self.copies[copy] = card.id
        self.hand_moments[copy] = ()
        answers: list[tuple[str, str, str]] = []
        texts: list[str] = []
        for ability in card.abilities:
            source = f"{copy}:{ability.key}"
            own = ability.moment in OF_THE_ATTACK and not card.keep
            way = "ability" if ability.may else "text"
            self.sources[source] = Source(
                "action", card.id, copy, ability, tuple(ability.do), way, own, _adds_range(ability)
            )
            if ability.moment == "played":
                texts.append(source)
            elif way == "text":
                answers.append((mandatory(ability.moment), way, source))
            else:
                answers.append((ability.moment, way, source))
        self.answers_of[copy] = tuple(answers)
        if texts:
            self.texts_of[copy] = tuple(texts)

    def _add_played(self, sort: Sort, item: str, copy: str, ability: Ability) -> None:
        """A card that is played from the hand at the moment of its one ability."""
        self.copies[copy] = item
        source = f"{copy}:{ability.key}"
        self.sources[source] = Source(sort, item, copy, ability, tuple(ability.do), "card", False)
        self.source_of_card[copy] = source
        self.hand_moments[copy] = (ability.moment,)
        if sort != "action":
            self.answers_of[copy] = ()

    def _add_lying(self, sort: Sort, item: str, copy: str, abilities: tuple[Ability, ...]) -> Answering:
        """A card that lies on the table with its abilities."""
        found: list[tuple[str, str, str]] = []
        optional = sort in ("class", "demon")  # D16-ABL-10
        for ability in abilities:
            source = f"{copy}:{ability.key}"
            may = optional or ability.may or ability.moment in IN_ACTIVATION
            way = "ability" if may else "text"
            reaches = ability.moment == "attack.before" and _adds_range(ability)
            self.sources[source] = Source(sort, item, copy, ability, tuple(ability.do), way, False, reaches)
            found.append((ability.moment if may else mandatory(ability.moment), way, source))
        return tuple(found)

    def _used_by(self, kind: str) -> tuple[str, ...]:
        by_moment: dict[str, list[str]] = {"anytime": [], "attack.before": []}
        for moment, way, source in sorted(self.answers_of[kind]):
            if way == "ability" and (moment == "anytime" or self.sources[source].reaches):
                by_moment[moment].append(source)
        return (*by_moment["anytime"], *by_moment["attack.before"])

    def skills_of(self, marine_class: str, squad: str, kept: tuple[str, ...]) -> Mapping[str, int]:
        """What is always different for a marine with these cards."""
        key = (marine_class, squad, kept)
        found = self._skills.get(key)
        if found is None:
            found = self._skills[key] = {}
            for skill in self._printed_skills(marine_class, squad, kept):
                found[skill.changes] = found.get(skill.changes, 0) + skill.amount
        return found

    def _printed_skills(self, marine_class: str, squad: str, kept: tuple[str, ...]) -> list[Skill]:
        cards: list[ClassCard | SquadCard | ActionCard] = []
        if marine_class in self.classes:
            cards.append(self.classes[marine_class])
        if squad in self.squads:
            cards.append(self.squads[squad])
        cards.extend(self.action_cards[self.copies[copy]] for copy in kept)
        return [skill for card in cards for skill in card.skills]

    def printed_stagger_of(self, marine_class: str, squad: str, kept: tuple[str, ...]) -> int:
        """D16-STG-03: the largest reduction of printed stagger values that a marine's cards give."""
        if not self.lowers_printed:
            return 0
        amounts = [
            skill.amount
            for skill in self._printed_skills(marine_class, squad, kept)
            if skill.changes == "printed_stagger"
        ]
        return min(amounts, default=0)

    def is_face_up(self, table: Table, kind: str) -> bool:
        """D16-DEM-12, D16-SET-17: a figure of the type is on the map."""
        return table.supply[kind] < self.demons[kind].figures

    # --- missions -----------------------------------------------------------------------------

    @cached_property
    def missions(self) -> Mapping[str, Mission]:
        """D16-MIS-01: twelve in the box, each with its objective card (D16-MIS-04)."""
        table: Mapping[str, Mission] = self.pack.table(SCHEMA.kinds["missions"])
        return {id: table[id] for id in sorted(table, key=lambda each: table[each].number)}

    @cached_property
    def operations(self) -> Mapping[str, Operation]:
        """D16-MIS-07, by their numbers."""
        table: Mapping[str, Operation] = self.pack.table(SCHEMA.kinds["operations"])
        return {id: table[id] for id in sorted(table, key=lambda each: table[each].number)}

    @property
    def scenarios(self) -> tuple[str, ...]:
        return tuple(self.missions)

    def mission(self, setup: Setup) -> Mission:
        return self.missions[setup.scenario]

    def objective(self, setup: Setup) -> ObjectiveCard:
        return self.objectives[self.missions[setup.scenario].objective]

    def threat(self, setup: Setup) -> ThreatCard:
        return self.threats[self.missions[setup.scenario].threat]

    def kills_needed(self, setup: Setup) -> int:
        """D16-KIL-03: kill tokens with which the Invader wins."""
        return self.objective(setup).kills[len(setup.seats) - 2]

    def onlooker(self, setup: Setup) -> Using:
        """Who asks whether an objective is reached: nobody in particular."""
        return Using(SeatId(""), f"{self.missions[setup.scenario].objective}:victory")

    def blamed(self, state: DoomState, thing: object) -> str:
        """The card whose ability is being carried out, or asked about."""
        source = self.sources.get(thing.source) if isinstance(thing, Using) else None
        if source is None:
            return ""
        folders = {
            "action": "action_cards",
            "class": "classes",
            "glory": "glory_kills",
            "squad": "squads",
            "event": "events",
            "demon": "demons",
            "threat": "threats",
            "objective": "objectives",
        }
        return f"{folders[source.sort]}/{source.item}"

    # --- setting up -------------------------------------------------------------------------

    def seated(
        self, players: int | None, scenario: str, options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """Two to five seats, one of them the Invader, who comes last."""
        players = 3 if players is None else players
        if not 2 <= players <= 5:
            raise SetupError(f"DOOM (2016) is for 2 to 5 players, not {players}")
        marines = tuple(Seat(SeatId(id), TeamId(MARINES), "marine") for id in MARINE_SEATS[: players - 1])
        return (*marines, Seat(INVADER, TeamId(INVADER), "invader")), self.chosen_options(options)

    def first_table(self, setup: Setup) -> Table:
        """D16-SET-03, D16-SET-04: the map with everything the mission puts on it."""
        mission = self.mission(setup)
        table = self.bare_table(setup)
        position.furnish(self, setup, table, mission)
        return table

    def bare_table(self, setup: Setup) -> Table:
        """Boxes open, nothing on the map."""
        return Table(
            marines={seat: Marine(Deck()) for seat in setup.order if seat != INVADER},
            demons={kind: DemonCard() for kind in self.demons},
            supply={kind: demon.figures for kind, demon in self.demons.items()},
            sets={
                weapon.id: tuple(str(number) for number in range(1, weapon.copies + 1))
                for weapon in self.sets.values()
            },
            argent=self.ruleset.argent,
            glory=Deck(list(self.glory_copies)),
            counters=dict(self.mission(setup).counters),
        )

    def derive(self, setup: Setup, table: Table) -> Field:
        return position.field_of(self, setup, table)

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        for seat, marine in table.marines.items():
            for card in (*marine.hand, *marine.glory):
                for moment in self.hand_moments[card]:
                    yield moment, (seat, "card", card)
            for lying in (*marine.play, marine.marine_class, marine.squad):
                for moment, way, source in self.answers_of.get(lying, ()):
                    yield moment, (seat, way, source)
        for card in table.hand:
            for moment in self.hand_moments[card]:
                yield moment, (INVADER, "card", card)
        for kind in table.demons:
            if self.is_face_up(table, kind):
                for moment, way, source in self.answers_of[kind]:
                    yield moment, (INVADER, way, source)
        for moment, way, source in self.answers_of[self.objective(setup).id]:
            yield moment, ("", way, source)
        for moment, way, source in self.answers_of[self.threat(setup).id]:
            # D16-MIS-06: what a threat card permits, it permits the Invader.
            yield moment, (INVADER, way, source)

    def could_answer(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        """D16-HID-09: whoever holds cards might hold the right one, as far as others know."""
        table = state.table
        if seat == INVADER:
            return bool(table.hand) and any(moment in self.event_moments[name] for name in table.event_sets)
        marine = table.marines[seat]
        return moment in self.reaction_moments and not marine.dead and bool(marine.hand or marine.glory)

    # --- looking ----------------------------------------------------------------------------

    def view_of(self, state: DoomState, viewer: SeatId | None) -> dict[str, Any]:
        return views.view_of(state, viewer)

    def redealt(self, state: DoomState, viewer: SeatId | None, below: Callable[[int], int]) -> DoomState:
        return views.redealt(state, viewer, below)

    def components(self, state: DoomState) -> dict[str, int]:
        return views.components(state)

    def draw(self, state: DoomState, viewer: SeatId | None) -> str:
        return views.draw(state, viewer)

    def describe_seat(self, look: Mapping[str, Any], seat: str, language: str = "en") -> list[str]:
        """What lies before a seat, in few words."""
        return describing.describe_seat(self, look, seat, language)

    def forecast(self, state: DoomState, action: Action, language: str = "en") -> str:
        """The odds of an attack, in few words."""
        return describing.forecast(state, action, language)

    def note(self, state: DoomState, action: Action, language: str = "en") -> str:
        """What an offered action brings, in few words."""
        return describing.note(state, action, language)

    def cost(self, state: DoomState, action: Action) -> int | None:
        """The movement points that a legal action takes."""
        return weighing.cost(state, action)

    def place_words(self, state: DoomState, space: int, names: Names) -> str:
        """Where a space is, by what is there."""
        return place_words(state, space, names)

    def gives_up(self, state: DoomState, action: Action) -> bool:
        """Whether a legal action forgoes something for good."""
        return weighing.gives_up(state, action)

    def declines(self, state: DoomState, action: Action) -> bool:
        """Whether an offered action leaves everything as it is."""
        return weighing.declines(state, action)

    def idle(self, state: DoomState) -> Action | None:
        """The answer that everybody gives, so that a screen need not ask."""
        return quiet.idle(state)

    def is_routine(self, state: DoomState) -> bool:
        """On a board of figures nothing is asked that has the same answer each time."""
        return False

    def is_aimed(self, kind: type[Action]) -> bool:
        """Whether such actions are aimed at whoever stands on the space they name."""
        return kind is DeclareAttack

    def set_up(self, position_: Position, journal: Journal | None = None) -> DoomState:
        return position.set_up(self, position_, journal)

    def validate(self, state: DoomState) -> None:
        position.validate(self, state)


def _adds_range(ability: Ability) -> bool:
    return any(call.verb == "add_range" for call in ability.do)


def _reach(calls: tuple[Call, ...]) -> int:
    """How much range an ability adds; a counted amount may be none."""
    total = 0
    for call in calls:
        if call.verb == "add_range":
            amount = call.parameters["amount"]
            total += (amount.fixed or 0) if isinstance(amount, Amount) else 0
    return total


def load(*packs: Path) -> Doom2016:
    """The game with its own content and the packs in these folders laid over it."""
    return Doom2016(load_pack(CONTENT, SCHEMA, overlays=packs))
