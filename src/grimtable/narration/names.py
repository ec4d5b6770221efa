"""Names: how ids of figures, cards, seats and spaces read in a sentence of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from grimtable.content import Item, Pack
from grimtable.content.texts import Texts
from grimtable.kernel import Game, State
from grimtable.narration.hooks import NamesPlaces
from grimtable.narration.printed import printed_texts
from grimtable.narration.words import joined

#: What may stand in the key of a message.
_WORD = re.compile(r"[A-Za-z][\w-]*", re.ASCII)

#: An id of several words: a card, a figure with its number, a weapon.
_ID = re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b")

#: More names than this are not kept; a table has a few hundred.
_KEPT = 4096


#: kinds of cards that are not called so
_ALIKE: Final = frozenset(("cards", "events", "glory_kills"))


@lru_cache(maxsize=1)
def house_texts() -> Texts:
    """The words that every game needs: lists, owners, passing, dice of a real table."""
    return Texts.load(Path(__file__).parent / "texts")


def _is_alike(kind: str) -> bool:
    """Whether copies of this kind are alike, so that the number of a copy says nothing to a player."""
    return kind in _ALIKE or kind.endswith("_cards")


class Names:
    """Readable names for the ids of one game at one table, in one language.

    >>> from grimtable.games import load_game
    >>> names = Names(load_game("skirmish"), ["red", "keeper"])
    >>> names.of("red_scout_1"), names.of("ghoul_2"), names.of("not_today_1"), names.of("chapel")
    ("Red's Scout 1", 'Ghoul 2', 'Not Today', 'chapel')
    """

    def __init__(self, game: Game[Any, Any], seats: Sequence[str], language: str = "en") -> None:
        self.game = game
        self.seats = tuple(seats)
        #: `de-x-named`: German, with places called by what is there instead of by their coordinates
        self.language, _, variant = language.partition("-x-")
        self.is_named = variant == "named"
        pack = getattr(game, "pack", None)
        self.pack: Pack | None = pack if isinstance(pack, Pack) else None
        self._items: dict[str, tuple[str, Item]] = {}
        if self.pack is not None:
            for kind in self.pack.schema.kinds:
                for item in self.pack.items(kind):
                    self._items.setdefault(item.id, (kind, item))
        self._names: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._messages: dict[str, str] = {}
        #: what offers have in common: label and head, by what they depend on
        self.labels: dict[Any, tuple[str, str]] = {}

    def find(self, key: str, arguments: Mapping[str, object] | None = None) -> str | None:
        """A message of the game's catalogue, else of the house's, in this language; None for neither.

        Where places are called by what is there, `named-KEY` says it, if there is one.
        """
        given = arguments or {}
        if self.is_named and self.pack is not None:
            named = self.pack.texts.find(f"named-{key}", self.language, **given)
            if named is not None:
                return named
        found = None if self.pack is None else self.pack.texts.find(key, self.language, **given)
        return house_texts().find(key, self.language, **given) if found is None else found

    def say(self, key: str, /, **arguments: object) -> str:
        """The same for messages that are always there."""
        found = self.find(key, arguments)
        return key if found is None else found

    def message(self, key: str) -> str:
        """A message without arguments, or nothing where there is none; asked once and then remembered."""
        found = self._messages.get(key)
        if found is None:
            if len(self._messages) >= _KEPT:
                self._messages.clear()
            found = self._messages[key] = self.find(key) or ""
        return found

    def keep_label(self, key: Any, label: tuple[str, str]) -> None:
        """Remember what the offers of one kind have in common."""
        if len(self.labels) >= _KEPT:
            self.labels.clear()
        self.labels[key] = label

    def of(self, id: str) -> str:
        """The name of whatever this is the id of; the id in words when nothing is known of it."""
        name = self._names.get(id)
        if name is None:
            if len(self._names) >= _KEPT:
                self._names.clear()
            name = self._names[id] = self._name(id)
        return name

    def _name(self, id: str) -> str:
        if id in self.seats:
            return self.find(f"seat-{id}") or id.replace("_", " ").capitalize()
        for seat in self.seats:
            own = id.removeprefix(f"{seat}_")
            if own != id and self.item(own) is not None:
                return self.say("name-owned", owner=self.of(seat), thing=self._item_name(own))
        return self._item_name(id)

    def thing(self, id: str) -> str:
        """The name of an item, also where a seat is called like it: the red die of a red Marine."""
        return self._item_name(id)

    def _item_name(self, id: str) -> str:
        found = self.item(id)
        if found is None or self.pack is None:
            card, colon, key = id.partition(":")
            return self._ability_name(card, key) if colon and self.item(card) is not None else self.word(id)
        kind, item = found
        title = self.pack.texts.of_item(kind, item, "name", self.language)
        number = id[len(item.id) + 1 :]
        return f"{title} {number}" if number and not _is_alike(kind) else title

    def _ability_name(self, card: str, key: str) -> str:
        """An ability, `imp:hit_and_run`: its card, and its own name where one is printed on it."""
        found = self.item(card)
        assert found is not None and self.pack is not None  # asked for cards alone
        kind, item = found
        title = self.pack.texts.of_item(kind, item, "name", self.language)
        for place, ability in enumerate(getattr(item, "abilities", ())):
            if getattr(ability, "key", None) == key and ability.name:  # not every game names them one by one
                own = self.pack.texts.of_item(kind, item, f"abilities-{place}-name", self.language)
                return f"{title}: {own or ability.name}"
        return title

    def word(self, id: str) -> str:
        """A word that is no item's name, such as an action: `word-sprint`, else the id in words."""
        plain = id.replace("_", " ")
        if _WORD.fullmatch(id) is None:
            return plain
        return self.find(f"word-{id}") or plain

    def typed(self, text: str) -> str:
        """An action's text form as a person writes it: without the signs and numbers of ids.

        >>> from grimtable.games import load_game
        >>> names = Names(load_game("skirmish"), ["red", "keeper"])
        >>> names.typed("attack ghoul_2"), names.typed("play not_today_1")
        ('attack ghoul 2', 'play not today')
        """

        def words(found: re.Match[str]) -> str:
            id = found.group()
            item = self.item(id)
            return (item[1].id if item is not None and _is_alike(item[0]) else id).replace("_", " ")

        return _ID.sub(words, text)

    def role(self, role: str) -> str:
        """What a seat is in this game: `Marine`, `Invader`."""
        return self.find(f"role-{role}") or role

    def option(self, name: str) -> str:
        """What a table chooses by an option, in a few words."""
        option = self.game.options.get(name)
        return self.find(f"option-{name}") or (option.title if option is not None else self.word(name))

    def item(self, id: str) -> tuple[str, Item] | None:
        """The kind and the item behind an id: `brace`, or a copy of it such as `brace_2`."""
        if id in self._items:
            return self._items[id]
        base, _, number = id.rpartition("_")
        return self._items.get(base) if number.isdecimal() else None

    def is_alike(self, id: str) -> bool:
        """Whether this is a copy of something whose copies are alike."""
        found = self.item(id)
        return found is not None and _is_alike(found[0])

    @property
    def items(self) -> Mapping[str, tuple[str, Item]]:
        """Every item of the pack by its id: its kind and the item."""
        return self._items

    def text_of(self, id: str) -> str:
        """What is printed on a card, or nothing."""
        text = self._texts.get(id)
        if text is None:
            if len(self._texts) >= _KEPT:
                self._texts.clear()
            text = self._texts[id] = self.printed(id, "text")
        return text

    def printed(self, id: str, attribute: str) -> str:
        """Anything printed on an item: `briefing`, or a part of it such as `areas-hall-title`."""
        found = self.item(id)
        if found is None or self.pack is None:
            return ""
        kind, item = found
        translated = self.pack.texts.of_item(kind, item, attribute, self.language)
        return translated or dict(printed_texts(item)).get(attribute, "")

    def prose(self, text: str) -> str:
        """What a scenario or a card says, in this language where the catalogue has it."""
        return text if self.language == "en" else self._prose.get(text, text)

    @cached_property
    def _prose(self) -> dict[str, str]:
        return {} if self.pack is None else _prose_of(self.pack, self.language)

    def joined(self, words: Sequence[str], last: str = "and") -> str:
        """A list in a sentence: `red, green and blue`; `last` is `and` or `or`."""
        return joined(words, self.say(f"list-{last}")) if len(words) > 1 else "".join(words)


@lru_cache(maxsize=16)
def _prose_of(pack: Pack, language: str) -> dict[str, str]:
    """English sentences of a pack → the catalogue's."""
    known = set(pack.texts.keys(language))
    return {
        text: pack.texts.of_item(kind, item, path, language)
        for kind in pack.schema.kinds
        for item in pack.items(kind)
        for path, text in printed_texts(item)
        if f"{kind}-{item.id}.{path}" in known
    }


@lru_cache(maxsize=64)
def names_at(game: Game[Any, Any], seats: tuple[str, ...], language: str = "en") -> Names:
    """The names of a table, shared by all tables with the same game, seats and language."""
    return Names(game, seats, language)


def space_name(state: State[Any, Any], space: int) -> str:
    """A space as players write it: `4,5`."""
    codec = state.game.language.codecs.get("space")
    return codec.spell(state, space) if codec is not None else str(space)


def where(state: State[Any, Any], names: Names, space: int) -> str:
    """A space as an answer to "where?": by what is there, or else by its coordinates."""
    if names.is_named and isinstance(state.game, NamesPlaces):
        found = state.game.place_words(state, space, names)
        if found:
            return found
    return names.say("place-at", space=names.of(space_name(state, space)))
