"""DOOM 2004: one to three Marines against the Invader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grimtable.content import Call, Pack, load_pack
from grimtable.games.doom2004 import describing, position, quiet, views, weighing
from grimtable.games.doom2004.actions import ACTIONS
from grimtable.games.doom2004.box import DoorKind, Hazard, Token
from grimtable.games.doom2004.campaigns import Campaign
from grimtable.games.doom2004.codecs import CODECS
from grimtable.games.doom2004.field import Occupancy
from grimtable.games.doom2004.forecast import forecast
from grimtable.games.doom2004.items import (
    SCHEMA,
    Area,
    Die,
    Encounter,
    InvaderCard,
    InvaderKind,
    MarineCard,
    Reaction,
    Scenario,
    Weapon,
    box_of,
    counted_token,
)
from grimtable.games.doom2004.modes import MODES, Mode
from grimtable.games.doom2004.modes.arena_game import playing_capture_the_flag, playing_deathmatch
from grimtable.games.doom2004.modes.mode import StartingTokens
from grimtable.games.doom2004.modes.scenario import SQUADS
from grimtable.games.doom2004.places import place_words
from grimtable.games.doom2004.procedures.activating_some import activating_some
from grimtable.games.doom2004.procedures.activation import activating
from grimtable.games.doom2004.procedures.attack import attacking
from grimtable.games.doom2004.procedures.choosing import (
    choosing_door,
    choosing_figures,
    choosing_order,
    choosing_space,
)
from grimtable.games.doom2004.procedures.discovery import discovering
from grimtable.games.doom2004.procedures.game import playing_game
from grimtable.games.doom2004.procedures.handing import handing
from grimtable.games.doom2004.procedures.improving import improving
from grimtable.games.doom2004.procedures.invader_turn import invader_turn
from grimtable.games.doom2004.procedures.jumping import jumping
from grimtable.games.doom2004.procedures.marine_cards import skill_source
from grimtable.games.doom2004.procedures.marine_turn import marine_turn
from grimtable.games.doom2004.procedures.orders_out_of_turn import GUARD_RESPONDER, HEAL_RESPONDER
from grimtable.games.doom2004.procedures.pooling import choosing_pool
from grimtable.games.doom2004.procedures.resolving import (
    EVENT_RESPONDER,
    SKILL_RESPONDER,
    Resolving,
    resolving,
)
from grimtable.games.doom2004.procedures.sending import sending
from grimtable.games.doom2004.procedures.sentry_bots import bot_turn, bots_turn
from grimtable.games.doom2004.procedures.spawning import spawning
from grimtable.games.doom2004.procedures.special_rules import RULE_RESPONDER
from grimtable.games.doom2004.procedures.spending import SPEND_RESPONDER
from grimtable.games.doom2004.procedures.summoning import summoning
from grimtable.games.doom2004.procedures.training import drafting, giving_back, trading
from grimtable.games.doom2004.procedures.watching import WATCH_RESPONDER
from grimtable.games.doom2004.scene import Scene
from grimtable.games.doom2004.table import AMMUNITION, INVADER, Marine, Table
from grimtable.games.doom2004.topics import campaign
from grimtable.games.doom2004.topics.targets import Arms
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
)
from grimtable.kernel.identity import CardId, FigureId
from grimtable.kernel.position import Position
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.narration import Names

CONTENT = Path(__file__).parent / "content"


class Doom2004(Drawn, Packed[Table, Occupancy]):
    """DOOM: The Board Game, first edition."""

    __slots__ = (
        "_played",
        "arms",
        "bots",
        "far_reaching",
        "far_reaching_needs",
        "flying",
        "invader_copies",
        "invaders",
        "naming",
        "ruleset",
        "small",
        "tokens",
        "weapon_needs",
    )

    id: ClassVar[str] = "doom2004"
    title: ClassVar[str] = "DOOM: The Board Game (2004)"
    version: ClassVar[int] = 1
    table_type = Table
    options: ClassVar[Mapping[str, Option]] = {
        "marines": Option(
            ("first", *SQUADS),
            "Colours of the Marines",
            "D04-SET-03",
        ),
        "knockback": Option(("wound", "damage"), "What a victim must suffer to be pushed", "D04-R-74"),
        "escape": Option(("all", "one"), "Who must leave the board", "D04-R-84"),
        "squads": Option(("single", "pairs"), "Marines for each player", "D4X-DM-14"),
        "people": Option((6, 5, 4, 3, 2), "Players who share the six Marines", "D4X-R-49"),
        "beginner": Option(("same", "turns"), "Who begins the later rounds", "D4X-R-107"),
        "limit": Option((5, 3, 7, 1, 2, 4, 6, 8, 9, 10), "Points that win", "D4X-DM-05"),
    }
    packed_options: ClassVar[Mapping[str, str]] = {"errata": "amendments"}
    #: what was not asked when tables were first saved: it is only written where it is not as ever
    unsaid: ClassVar[tuple[str, ...]] = ("people", "beginner")

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            procedures=(
                playing_game,
                playing_deathmatch,
                playing_capture_the_flag,
                marine_turn,
                invader_turn,
                activating,
                activating_some,
                attacking,
                choosing_pool,
                spawning,
                sending,
                summoning,
                improving,
                discovering,
                jumping,
                handing,
                drafting,
                giving_back,
                trading,
                bots_turn,
                bot_turn,
                resolving,
                choosing_figures,
                choosing_order,
                choosing_space,
                choosing_door,
            ),
            actions=ACTIONS,
            responders=(
                EVENT_RESPONDER,
                SKILL_RESPONDER,
                GUARD_RESPONDER,
                HEAL_RESPONDER,
                WATCH_RESPONDER,
                RULE_RESPONDER,
                SPEND_RESPONDER,
            ),
            codecs=CODECS,
            content_hash=pack.hash,
            packs=pack.packs,
            formerly=pack.formerly,
        )
        self.pack = pack
        kinds = SCHEMA.kinds
        self.dice: Mapping[str, Die] = pack.table(kinds["dice"])
        self.dice_counts = {die.id: die.count for die in self.dice.values()}
        self.weapons: Mapping[str, Weapon] = pack.table(kinds["weapons"])
        self.invaders: Mapping[str, InvaderKind] = pack.table(kinds["invaders"])
        #: the kinds that stand idle until a Marine makes them his
        self.bots: frozenset[str] = frozenset(kind.id for kind in self.invaders.values() if kind.wakes)
        #: the kinds that cover one space
        self.small = frozenset(kind.id for kind in self.invaders.values() if kind.size == "1x1")
        #: the kinds that fly, and those that dodge whatever comes (D4X-ABL-06, D4X-ABL-01)
        self.flying = frozenset(kind.id for kind in self.invaders.values() if kind.abilities.fly)
        self.dodging = frozenset(kind.id for kind in self.invaders.values() if kind.abilities.dodge)
        #: D4X-EQV-01 to D4X-EQV-06: kind → the kinds of its group, the base kind first; no group, no entry
        self.groups: dict[str, tuple[str, ...]] = {}
        for each in self.invaders.values():
            if each.equivalent:
                group = (*self.groups.get(each.equivalent, (each.equivalent,)), each.id)
                self.groups.update(dict.fromkeys(group, group))
        #: weapon or invader → what it attacks with
        self.arms: dict[str, Arms] = {
            **{w.id: Arms(w.id, w.dice, w.melee, w.ammo, w.abilities) for w in self.weapons.values()},
            **{i.id: Arms("", i.dice, i.melee, "", i.abilities) for i in self.invaders.values()},
        }
        #: weapons that may name a space where nobody stands, or one out of sight
        self.far_reaching = frozenset(name for name, arms in self.arms.items() if arms.reaches_far)
        #: what each weapon needs: asked before every attack
        self.weapon_needs = tuple(
            (w.id, w.always, w.ammo, tuple(w.price.items())) for w in self.weapons.values()
        )
        #: weapons that gather something for their carrier's kills
        self.gathering = tuple((w.id, w.gathers) for w in self.weapons.values() if w.gathers)
        self.far_reaching_needs = tuple(needs for needs in self.weapon_needs if needs[0] in self.far_reaching)
        #: weapon → all that matters for the spaces it may name
        self.naming = {name: self.arms[name].naming for name in self.weapons}
        (self.ruleset,) = pack.items(kinds["ruleset"])
        #: D4X-SET-13: whether the figures with chainsaws are in the box
        self.has_saws = "chainsaw_marines" in pack.table(kinds["components"])
        #: what several scenarios make together; only with a pack that has one
        self.campaign: Campaign | None = next(iter(pack.items(kinds["campaigns"])), None)
        self.invader_copies: dict[str, InvaderCard] = {}
        self._scatters: dict[str, str] = {}
        for card in pack.table(kinds["invader_cards"]).values():
            if card.deck != self.ruleset.deck:
                continue  # D4X-SET-02, D4X-SET-03: that deck takes no part
            for number, scatter in enumerate(card.scatters, 1):
                copy = f"{card.id}_{number}"
                self.invader_copies[copy] = card
                self._scatters[copy] = scatter
        #: one deck for the Marines, to which packs add (D4X-SET-05)
        self.marine_copies: dict[str, MarineCard] = {}
        for skill in pack.table(kinds["marine_cards"]).values():
            for number in range(1, skill.copies + 1):
                self.marine_copies[f"{skill.id}_{number}"] = skill
        self._scenarios: Mapping[str, Scenario] = dict(
            sorted(pack.table(kinds["scenarios"]).items(), key=lambda entry: entry[1].number)
        )
        #: scenario → how it is played
        self._modes: Mapping[str, Mode] = {id: MODES[each.mode] for id, each in self._scenarios.items()}
        #: scenario and seats → the scenario as they play it
        self._played: dict[tuple[str, int], Scenario] = {}
        #: everything that can lie on the board to be taken, weapons too
        box = box_of(pack)
        self.tokens: Mapping[str, Token] = box.tokens
        self.door_kinds: Mapping[str, DoorKind] = box.doors
        self.hazards: Mapping[str, Hazard] = box.hazards
        #: those that pay for the end of a turn without air
        self.breaths = tuple(token.id for token in self.tokens.values() if token.breath)
        self._scenes: dict[str, Scene] = {}
        self._drawn_scenes: dict[bytes, Scene] = {}
        self._calls: dict[tuple[str, str, str, str], tuple[Call, ...]] = {}

    # --- content --------------------------------------------------------------------------------

    @property
    def scenarios(self) -> tuple[str, ...]:
        return tuple(self._scenarios)

    def scenario(self, setup: Setup) -> Scenario:
        """D04-VIC-06: the scenario as so many Marines play it."""
        key = (setup.scenario, len(setup.seats))
        try:  # asked at nearly every decision
            return self._played[key]
        except KeyError:
            marines = sum(seat.id != INVADER for seat in setup.seats)
            found = self._played[key] = self._scenarios[setup.scenario].for_marines(marines)
            return found

    def area(self, setup: Setup, area: str) -> Area:
        return self._scenarios[setup.scenario].areas.get(area) or Area()

    def encounter(self, setup: Setup, name: str) -> Encounter:
        """An encounter of the scenario; on a map drawn for one table, it may be one that says nothing."""
        return self._scenarios[setup.scenario].encounters.get(name) or Encounter()

    def token(self, id: str) -> Token:
        """A token by its name; one that nobody has described is counted, as scenarios count theirs."""
        found = self.tokens.get(id)
        return found if found is not None else counted_token(id)

    def dark_spaces(self, setup: Setup, scene: Scene) -> list[tuple[int, int]]:
        """How far one sees in each dark area of the scenario, and the spaces of that area."""
        found = scene.dark.get(setup.scenario)
        if found is None:
            areas = self.scenario(setup).areas
            found = [(area.dark, scene.areas.get(name, 0)) for name, area in areas.items() if area.dark]
            scene.dark[setup.scenario] = found
        return found

    def extra_cards(self, setup: Setup, table: Table) -> int:
        """Cards that the scenario lets the Invader draw besides; a map drawn for one table is no scenario's.

        There the rules alone say how many, whichever scenario lends it encounters and an end.
        """
        return self.scenario(setup).extra_cards if table.drawn is None else 0

    def starting_tokens(self, setup: Setup) -> StartingTokens:
        """What each Marine starts with: by his mode, as the ruleset has it (D4X-DIF-06), and the scenario."""
        rules, scenario = self.ruleset, self.scenario(setup)
        plain = self._modes[setup.scenario].starting_tokens(setup, rules.squad_size)
        return StartingTokens(
            max(0, plain.bullets + rules.start_bullets),
            max(1, plain.wounds + rules.start_wounds + scenario.wounds),
            plain.armor + scenario.armor,
            max(0, plain.cards + rules.start_cards),
        )

    def cards_dealt(self, setup: Setup) -> int:
        """D04-SET-19, D4X-MOD-09: how many Marine cards each Marine gets, before he gives some back."""
        spare: int = self.ruleset.spare_cards
        return self.starting_tokens(setup).cards + spare

    def event_of(self, card: str) -> Reaction | None:
        """What an event card says; None for a spawn card."""
        return self.invader_copies[card].event

    def moments_of(self, card: str) -> tuple[str, ...]:
        """When an Invader card may be played."""
        event = self.event_of(card)
        return (event.moment,) if event is not None else ()

    def scatter_of(self, card: str) -> str:
        """D04-EVT-06: the diagram on this very card."""
        return self._scatters[card]

    def blamed(self, state: DoomState, thing: object) -> str:
        """The card, or the part of the scenario, that is being carried out or asked about."""
        if not isinstance(thing, Resolving):
            return ""
        if thing.kind == "event":
            return f"invader_cards/{self.invader_copies[thing.name].id}"
        if thing.kind == "skill":
            return f"marine_cards/{self.marine_copies[thing.name].id}"
        if thing.kind == "spend":
            return f"tokens/{thing.name}"
        if thing.kind == "token":  # one that no pack describes is not to blame: whoever gave it is
            return f"tokens/{thing.name}" if thing.name in self.tokens else ""
        parts = {
            "timer": f"timers[{thing.name}]",
            "area": f"areas.{thing.name}",
            "rule": f"special_rules.{thing.name}",
        }
        part = parts.get(thing.kind, f"encounters.{thing.name}")
        return f"scenarios/{state.setup.scenario}#{part}"

    def calls(self, setup: Setup, kind: str, name: str, block: str) -> tuple[Call, ...]:
        """The instructions of an event, a skill, an encounter, an area or a timer."""
        key = (setup.scenario, kind, name, block)
        found = self._calls.get(key)
        if found is None:
            found = self._calls[key] = self._find_calls(setup, kind, name, block)
        return found

    def _find_calls(self, setup: Setup, kind: str, name: str, block: str) -> tuple[Call, ...]:
        if kind == "event":
            event = self.event_of(name)
            return tuple(event.do) if event is not None else ()
        if kind == "skill":
            reaction = self.marine_copies[name].reaction
            return tuple(reaction.do) if reaction is not None else ()
        if kind == "spend":
            return tuple(call for each in self.token(name).spend if each.moment == block for call in each.do)
        scenario = self.scenario(setup)
        if kind == "rule":
            return tuple(scenario.special_rules[name].do)
        if kind == "area":
            effect = self.area(setup, name).do
        elif kind == "timer":
            effect = scenario.timers[int(name)].do
        else:
            encounter = scenario.encounters[name]
            effect = encounter.rolls.get(block) if block else encounter.do
        return tuple(effect) if effect is not None else ()

    def mode_of(self, setup: Setup) -> Mode:
        """What depends on the kind of game that is played."""
        return self._modes[setup.scenario]

    # --- setting up -----------------------------------------------------------------------------

    def mode(self, scenario: str) -> str:
        return self._scenarios[scenario].mode

    def first_procedure(self, setup: Setup) -> str:
        return self._modes[setup.scenario].first_procedure

    def clock_rules(self, setup: Setup) -> tuple[str, ...]:
        """The rules by which the timer of an arena ends a game, or all agree that it is over."""
        return self._modes[setup.scenario].clock_rules

    def asked_options(self, scenario: str) -> tuple[str, ...]:
        return self._modes[scenario].options

    def proposed_options(self, scenario: str) -> Mapping[str, OptionValue]:
        return self._modes[scenario].proposed_options

    def seated(
        self, players: int | None, scenario: str, options: Mapping[str, OptionValue] | None
    ) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
        """D04-SET-06: one scenario is chosen; its mode says who plays and in which teams.

        D4X-MOD-01, D4X-MOD-02, D4X-DP-03: packs are agreed beforehand, and only those that suit it.
        """
        mode = self._modes[scenario]
        players, chosen = mode.agree(players, self._options_of(scenario, options))
        if "_saw" in str(chosen.get("marines", "")) and not self.has_saws:
            raise SetupError("the Marines with chainsaws come with the pack expansion")  # D4X-SET-13
        return mode.seats(players, chosen), chosen

    def _options_of(self, scenario: str, options: Mapping[str, OptionValue] | None) -> dict[str, OptionValue]:
        """The options that this scenario asks for; those of other modes mean nothing here."""
        asked = self.asked_options(scenario)
        chosen = self.chosen_options(options)
        for key in options or ():
            if key not in asked:
                raise SetupError(
                    f"option {key} means nothing in {scenario}; its options are {', '.join(asked)}"
                )
        return {
            key: value
            for key, value in chosen.items()
            if key in asked and not (key in self.unsaid and value == self.options[key].default)
        }

    def why_not_carried(self, setup: Setup) -> str | None:
        return campaign.why_not(self, setup)

    def first_table(self, setup: Setup) -> Table:
        """D04-SET-04, D04-SET-05, D04-R-91: the figures of the colours in play; nothing is laid out yet."""
        marines = [seat.id for seat in setup.seats if seat.id != INVADER]
        scene = self.scene(setup, None)
        return Table(
            marines={id: Marine(FigureId(id), ammo=dict.fromkeys(AMMUNITION, 0)) for id in marines},
            supply={
                kind.id: 0 if kind.equivalent else kind.figures(len(marines))  # D4X-SET-07
                for kind in self.invaders.values()
            },
            doors={door: "open" if door in scene.open_doors else "closed" for door in scene.doors},
            deck=Deck(list(map(CardId, self.invader_copies))),
            marine_deck=list(map(CardId, self.marine_copies)),
        )

    def scene(self, setup: Setup, table: Table | None) -> Scene:
        """The map of the scenario, or the one drawn for this table, as its teleporters lie now."""
        found = self._scene(setup, table)
        if table is not None and table.is_arena and table.beside.exchanged:
            return found.exchanged()
        return found

    def _scene(self, setup: Setup, table: Table | None) -> Scene:
        if table is not None and table.drawn is not None:
            key = msgspec.json.encode(table.drawn)
            scene = self._drawn_scenes.get(key)
            if scene is None:
                drawn = table.drawn
                scene = Scene.read(drawn.text, drawn.legend, drawn.doors, self.door_kinds)
                if len(self._drawn_scenes) > 64:
                    self._drawn_scenes.clear()
                self._drawn_scenes[key] = scene
            return scene
        found = self._scenes.get(setup.scenario)
        if found is None:
            scenario = self.scenario(setup)
            found = Scene.read(scenario.map, scenario.legend, scenario.doors, self.door_kinds)
            self._scenes[setup.scenario] = found
        return found

    def derive(self, setup: Setup, table: Table) -> Occupancy:
        return position.field_of(self, setup, table)

    def answers(self, setup: Setup, table: Table) -> Iterable[tuple[str, Answer]]:
        for card in table.hand:
            for moment in self.moments_of(card):
                yield moment, (INVADER, "event", card)
        order_moments = self.mode_of(setup).order_moments
        for marine in table.marines.values():
            for moment in order_moments.get(marine.order, ()):
                yield moment, (marine.id, marine.order, marine.id)
            for copy in (*marine.cards, *table.shared_by(marine.id)):
                reaction = self.marine_copies[copy].reaction
                if reaction is not None:
                    yield reaction.moment, (marine.id, "skill", skill_source(marine.id, copy))
            for token in marine.others():
                for spent in self.token(token).spend:
                    yield spent.moment, (marine.id, "spend", f"{marine.id}_{token}")
        for name, rule in self.scenario(setup).special_rules.items():
            if rule.owner:
                yield rule.moment, (rule.owner, "rule", name)
        for invader in table.invaders.values():
            if self.invaders[invader.kind].abilities.watch:
                yield "came_adjacent", (invader.seat, "watch", invader.id)

    def has_rules(self, setup: Setup, moment: str) -> bool:
        """Whether something of the scenario may happen by itself at this moment."""
        rules = self.scenario(setup).special_rules
        return bool(rules) and any(each.moment == moment and not each.owner for each in rules.values())

    def could_answer(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        """The Invader's hand is hidden; what Marines could answer lies open."""
        return seat == INVADER and bool(state.table.hand)

    # --- looking --------------------------------------------------------------------------------

    def view_of(self, state: DoomState, viewer: SeatId | None) -> dict[str, Any]:
        return views.view_of(state, viewer)

    def redealt(self, state: DoomState, viewer: SeatId | None, below: Callable[[int], int]) -> DoomState:
        return views.redealt(state, viewer, below)

    def components(self, state: DoomState) -> dict[str, int]:
        return views.components(state)

    def draw(self, state: DoomState, viewer: SeatId | None) -> str:
        return views.draw(state, viewer)

    def figures(self, look: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
        """Every figure of a view, for screens."""
        return describing.figures(self, look)

    def describe_seat(self, look: Mapping[str, Any], seat: str, language: str = "en") -> list[str]:
        """What lies before a seat, in few words."""
        return describing.describe_seat(self, look, seat, language)

    def describe_table(self, look: Mapping[str, Any], language: str = "en") -> list[str]:
        """What the scenario counts, in few words."""
        return describing.describe_table(self, look, language)

    def forecast(self, state: DoomState, action: Action, language: str = "en") -> str:
        """The exact odds of an attack that is offered now, in few words; empty for other actions."""
        return forecast(state, action, language)

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
        """Nothing but a pass leaves everything as it is."""
        return False

    def idle(self, state: DoomState) -> Action | None:
        """The answer that everybody gives."""
        return quiet.idle(state)

    def is_routine(self, state: DoomState) -> bool:
        """On a board of figures nothing is asked that has the same answer each time."""
        return False

    def is_aimed(self, kind: type[Action]) -> bool:
        """Whether such actions are aimed at whoever stands on the space they name."""
        return kind in weighing.AIMED

    def set_up(self, position_: Position, journal: Journal | None = None) -> DoomState:
        return position.set_up(self, position_, journal)

    def validate(self, state: DoomState) -> None:
        position.validate(self, state)


def load(*packs: Path) -> Doom2004:
    """The game with its own content and the packs in these folders laid over it."""
    return Doom2004(load_pack(CONTENT, SCHEMA, overlays=packs))
