"""Components: everything in the box, indexed once by what is asked of it all the time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from grimtable.content import Effect, Pack
from grimtable.content.conditions import Condition
from grimtable.content.packs import compiled_parts
from grimtable.games.relic.items import (
    CARD_KINDS,
    POSITIONS,
    SCHEMA,
    Bonus,
    Card,
    CorruptionCard,
    Hero,
    InPlay,
    MissionCard,
    Objective,
    PowerCard,
    RelicCard,
    Scenario,
    Space,
    ThreatCard,
    WargearCard,
)
from grimtable.games.relic.moments import TRIGGER
from grimtable.kernel import SetupError, identity

FACES = {"die_shows": "own", "enemy_die_shows": "enemy"}
"""Conditions that look at the face of a die, and whose die it is (REL-DIE-10)."""


class Components:
    """Spaces, heroes, sheets and every copy of every card, with the moments they answer."""

    def take_up(self, pack: Pack) -> None:
        """Read a pack; nothing here changes afterwards."""
        self.pack = pack
        self.heroes: Mapping[str, Hero] = pack.table(SCHEMA.kinds["heroes"])
        self.scenario_sheets: Mapping[str, Scenario] = pack.table(SCHEMA.kinds["scenarios"])
        self._take_up_board()
        self._take_up_cards()
        self._index_abilities()
        #: every effect by its address, which is what a procedure remembers of it
        self.effects: dict[tuple[str, str, str], Effect] = {}
        for effect in pack.effects():
            assert effect.address is not None  # every effect of a complete pack has one
            self.effects[effect.address] = effect
        self.option_words: tuple[str, ...] = tuple(sorted(_option_words(pack)))

    def _take_up_board(self) -> None:
        """The 49 spaces by number: REL-BRD-02, REL-BRD-03, REL-BRD-04, REL-BRD-05."""
        spaces: Mapping[str, Space] = self.pack.table(SCHEMA.kinds["spaces"])
        by_position = {space.position: space for space in spaces.values()}
        missing = [place for place in POSITIONS if place not in by_position]
        if missing:
            raise SetupError(f"the board has no space at {', '.join(missing)}; add it to the pack")
        self.spaces: tuple[Space, ...] = tuple(by_position[place] for place in POSITIONS)
        self.space_ids: tuple[str, ...] = tuple(space.id for space in self.spaces)
        self.space_numbers: dict[str, identity.Space] = {
            id: identity.Space(number) for number, id in enumerate(self.space_ids)
        }
        self.sanctuary = self.space_numbers["st_antias_sanctuary"]
        self.webway = self.space_numbers["webway_portal"]
        self.box_titles: tuple[str, ...] = tuple(
            sorted({box.title for space in self.spaces for box in space.boxes})
        )

    def _take_up_cards(self) -> None:
        """Every copy of every card, and what is asked of cards all the time."""
        self.cards: dict[str, Card] = {}
        for kind in CARD_KINDS:
            for card in self.pack.table(SCHEMA.kinds[kind]).values():
                for number in range(1, card.copies + 1):
                    self.cards[f"{card.id}_{number}"] = card
        self.deck_of: dict[str, str] = {copy: card.deck_name for copy, card in self.cards.items()}
        self.is_relic: dict[str, bool] = {c: isinstance(card, RelicCard) for c, card in self.cards.items()}
        self.threats: dict[str, ThreatCard] = {
            copy: card for copy, card in self.cards.items() if isinstance(card, ThreatCard)
        }
        self.types: dict[str, str] = {copy: card.type for copy, card in self.threats.items()}
        self.icons: dict[str, tuple[str, ...]] = {c: t.icons for c, t in self.threats.items() if t.icons}
        #: Weapons and Armour (REL-WAR-07)
        self.arms = frozenset(
            copy for copy, card in self.cards.items() if {"weapon", "armour"} & {*card.all_traits}
        )
        self.omens = frozenset(copy for copy, card in self.threats.items() if card.omen)
        self.portals = frozenset(copy for copy, card in self.threats.items() if card.portal)
        #: trophy points and power values
        self.values: dict[str, int] = {copy: card.value for copy, card in self.threats.items()}
        self.costs: dict[str, int] = {}
        self.activations: dict[str, int] = {}
        self.activated: dict[str, Effect] = {}
        self.missions: dict[str, MissionCard] = {}
        self.objectives: dict[str, Objective] = {}
        self.gained: dict[str, Effect] = {}
        for copy, card in self.cards.items():
            if isinstance(card, PowerCard):
                self.values[copy] = card.value
            elif isinstance(card, WargearCard):
                self.costs[copy] = card.cost
            elif isinstance(card, CorruptionCard):
                self.activations[copy] = card.activation
                self.activated[copy] = card.activated
            elif isinstance(card, MissionCard):
                self.missions[copy] = card
                if card.objective is not None:
                    self.objectives[copy] = card.objective
            if isinstance(card, WargearCard | RelicCard | ThreatCard) and card.gained:
                self.gained[copy] = card.gained

    def _index_abilities(self) -> None:
        """Which components answer which moments, so that a moment nobody waits for costs nothing."""
        #: whatever can have abilities, by the id under which it lies on the table
        self.sources: dict[str, InPlay] = {**self.cards, **self.heroes, **self.scenario_sheets}
        self.triggers: dict[str, dict[str, tuple[int, ...]]] = {}
        self.option_at: dict[str, dict[str, int]] = {}
        self.trigger_moments: dict[str, tuple[str, ...]] = {}
        self.option_moments: dict[str, tuple[str, ...]] = {}
        self.lasts: dict[str, bool] = {}
        #: enemies: the moments of a battle against them
        self.fights: dict[str, dict[str, tuple[int, ...]]] = {}
        #: enemies of one battle → the moments at which any of them does something
        self.fighting_at = FightingAt(self.fights)
        #: (enemies, moment, seat) → what they do then (see `topics/listening.py`)
        self.fighting: dict[tuple[tuple[str, ...], str, str], tuple[Any, ...]] = {}
        #: (owner, source, name in the index, seat) → what waits for a moment of that seat
        self.listening: dict[tuple[str, str, str, str], tuple[Any, ...]] = {}
        #: Threat cards with Special Timing while they lie on the board
        self.board_triggers: dict[str, dict[str, tuple[int, ...]]] = {}
        self.board_moments: dict[str, tuple[str, ...]] = {}
        for source, item in self.sources.items():
            triggers: dict[str, tuple[int, ...]] = {}
            options: dict[str, int] = {}
            for number, ability in enumerate(item.abilities):
                if ability.is_optional:
                    options[ability.moment] = number
                else:
                    triggers[ability.moment] = (*triggers.get(ability.moment, ()), number)
            objective = self.objectives.get(source)
            if objective is not None:
                triggers[objective.moment] = (*triggers.get(objective.moment, ()), -1)
            self.option_at[source] = options
            # A mission's modifiers are those of the asset it may become (REL-MIS-13).
            lasts = not isinstance(item, MissionCard) and (item.modifiers or item.cannot or item.permits)
            self.lasts[source] = bool(lasts)
            self._sort_moments(source, item, triggers, options)
        self.battle_bonus: dict[str, tuple[Bonus, ...]] = {
            source: item.battle_bonus for source, item in self.sources.items() if item.battle_bonus
        }
        self.test_bonus: dict[str, tuple[Bonus, ...]] = {
            source: item.test_bonus for source, item in self.sources.items() if item.test_bonus
        }
        #: abilities that look at the face of a die (REL-DIE-10), and whose die it is
        self.faces: dict[tuple[str, int], str] = {}
        #: abilities by which somebody has to reroll own dice
        self.rerolls: frozenset[tuple[str, int]] = frozenset(
            (source, number)
            for source, item in self.sources.items()
            for number, ability in enumerate(item.abilities)
            if any(call.verb in ("reroll", "reroll_movement") for call in ability.do)
        )
        for source, item in self.sources.items():
            for number, ability in enumerate(item.abilities):
                for _, part in compiled_parts(ability):
                    if isinstance(part, Condition) and part.name in FACES:
                        self.faces[source, number] = FACES[part.name]
        #: moment → components that answer it when it is another player's
        self.foreign: dict[str, frozenset[str]] = {}
        for source, item in self.sources.items():
            waits = [*item.abilities]
            for one in (*waits, *((self.objectives[source],) if source in self.objectives else ())):
                if one.whose != "own":
                    self.foreign[one.moment] = self.foreign.get(one.moment, frozenset()) | {source}
        #: moments that some Power card answers, and whose moments they may be: what a watcher may suspect
        self.secret_moments: dict[str, frozenset[str]] = {}
        for card in self.cards.values():
            if isinstance(card, PowerCard):
                for ability in card.abilities:
                    known = self.secret_moments.get(ability.moment, frozenset())
                    self.secret_moments[ability.moment] = known | {ability.whose}

    def _sort_moments(
        self, source: str, item: InPlay, triggers: dict[str, tuple[int, ...]], options: dict[str, int]
    ) -> None:
        """Enemies answer in their battles, cards on the board by Special Timing, others in a play area.

        REL-THR-09, REL-THR-11, REL-THR-13: what an enemy does at other moments has no effect on its battle.
        """
        self.fights[source] = {}
        if isinstance(item, ThreatCard):
            special: dict[str, tuple[int, ...]] = {}
            plain: dict[str, tuple[int, ...]] = {}
            for moment, numbers in triggers.items():
                for number in numbers:
                    sort = special if item.abilities[number].special_timing else plain
                    sort[moment] = (*sort.get(moment, ()), number)
            self.board_triggers[source] = special
            self.board_moments[source] = tuple(TRIGGER[moment] for moment in special)
            if item.type == "enemy":
                self.fights[source] = plain
                plain = {}
            triggers = plain
        self.triggers[source] = triggers
        self.trigger_moments[source] = tuple(TRIGGER[moment] for moment in triggers)
        self.option_moments[source] = tuple(options)


class FightingAt(dict[tuple[str, ...], frozenset[str]]):
    """The moments at which a group of enemies does something, worked out when it is first asked for."""

    def __init__(self, fights: Mapping[str, Mapping[str, tuple[int, ...]]]) -> None:
        self.fights = fights

    def __missing__(self, enemies: tuple[str, ...]) -> frozenset[str]:
        moments = frozenset(moment for card in enemies for moment in self.fights[card])
        self[enemies] = moments
        return moments


def _option_words(pack: Pack) -> Iterator[str]:
    """Every word among which an effect lets choose."""
    for effect in pack.effects():
        for call in effect.calls:
            if call.verb == "choose":
                for option in cast("tuple[Any, ...]", call.parameters["options"]):
                    yield option.option
