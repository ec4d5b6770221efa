"""What a player may type besides actions: questions, taking back, saving, repairing, leaving."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from grimtable.cli.terminal.dice import dice_told
from grimtable.cli.terminal.groups import Groups
from grimtable.cli.terminal.keeping import Keeping
from grimtable.cli.terminal.menu import Menu, Unclear
from grimtable.cli.terminal.taking_back import TakingBack
from grimtable.kernel import CHANCE, Refusal, SeatId
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.oddities import MAX_TEXT
from grimtable.narration.names import Names
from grimtable.narration.refusals import refusal_of
from grimtable.narration.words import sentence, short
from grimtable.rulebook import find_rule, open_index

if TYPE_CHECKING:
    from grimtable.cli.terminal.client import Client

_SPACE = re.compile(r"\d+,\d+")
#: An id of several words, and what stands between them: nothing to be read by people.
_ID, _JOINT = re.compile(r"[a-z][a-z0-9]*(?:[._][a-z0-9]+)+"), re.compile(r"[._]")
#: Where views list the spaces of the known map, which says nothing about what is on them.
_MAPPED = ("spaces", "board")

#: The kind of item that holds what nobody has discovered yet.
SCENARIOS = "scenarios"

#: name → how to type it, and what it does
HELP: dict[str, tuple[str, str]] = {
    "help": ("help", "this list"),
    "why": ("why ACTION", "why an action is not legal now, with its rule"),
    "rule": ("rule [ID]", "a rule in full; without an id the rule of this question"),
    "look": ("look THING", "a figure, a card, a die, a space such as 4,5: its values and its text"),
    "odds": ("odds [ACTION]", "the chances of the attacks you may make now"),
    "hint": ("hint", "what a good player would do in this turn, why, and at what price"),
    "all": ("all [go|ORDER]", "many figures by one plan: see it, change it (all 1 3 at red), do it (all go)"),
    "dice": ("dice", "where the dice come from, and how they are proved"),
    "brief": ("brief", "the scenario's briefing again"),
    "hand": ("hand", "your cards with their texts"),
    "map": ("map [SPACE|all]", "the map as large as the window, round a space; or all of it"),
    "log": ("log [N]", "the last N things that happened, 20 if you do not say"),
    "undo": ("undo", "take back your last decision"),
    "redo": ("redo", "put back what was taken back"),
    "save": ("save [FILE]", "keep the game; grimtable play --resume FILE continues it"),
    "repair": ("repair [PATH = VALUE]", "set the table right by hand, if everybody agrees"),
    "quit": ("quit", "leave the table"),
}

ALIASES = {"?": "help", "exit": "quit", "q": "quit"}


class Leave(Exception):
    """Somebody gets up from the table."""


class Commands:
    """The commands of one table."""

    def __init__(self, client: Client, keeping: Keeping) -> None:
        self.client = client
        self.keeping = keeping
        self.taking_back = TakingBack(client)
        self.groups = Groups(client)
        self._deeds: dict[str, Callable[[str, SeatId, Menu | None], bool]] = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "look": self._look,
            "odds": self._odds,
            "hint": self._hint,
            "all": self._all,
            "dice": self._dice,
            "brief": self._brief,
            "hand": self._hand,
            "map": self._map,
            "log": self._log,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "repair": self._repair,
            "quit": self._quit,
        }

    # --- reading a line -------------------------------------------------------------------------

    def carry_out(self, line: str, seat: SeatId, menu: Menu | None) -> bool:
        """Do what a line says; whether the table has changed, so that the question must be asked anew."""
        line = " ".join(line.split())
        if not line:
            return self._nothing_typed(menu)
        if len(line) > MAX_TEXT or not line.isprintable():
            self._say(f"A line has at most {MAX_TEXT} printable letters.")
            return False
        word, _, rest = line.partition(" ")
        word = ALIASES.get(word.casefold(), word.casefold())
        if word in self._deeds and not (menu is not None and line in menu.texts):
            try:
                return self._deeds[word](rest.strip(), seat, menu)
            except GrimtableError as error:
                self._say(sentence(str(error)))
                return False
            except (Leave, EOFError):
                raise
            except Exception as error:  # noqa: BLE001  (a question that fails must not end the game)
                fault = short(f"{type(error).__name__}: {' '.join(str(error).split())}")
                self._say(f"That cannot be answered ({fault}); the game goes on. Please report it.")
                return False
        if menu is None:
            self._say(
                f"The game is over, so `{short(line)}` does nothing; save, log, undo and quit still do."
            )
            return False
        return self._act(line, seat, menu)

    def _nothing_typed(self, menu: Menu | None) -> bool:
        """Enter alone passes where passing is all there is, and otherwise draws the screen anew."""
        if menu is not None and len(menu.entries) == 1 and menu.texts == ["pass"]:
            self._play(menu, 0)
            return True
        return self.client.keyboard.is_interactive and menu is not None

    def _act(self, line: str, seat: SeatId, menu: Menu) -> bool:
        try:
            entry = menu.read(line)
        except Unclear as unclear:
            self._say(sentence(str(unclear)))
            return False
        if entry is None:
            self._refuse(line, seat, menu)
            return False
        try:
            self._play(menu, entry.number - 1)
        except GrimtableError as error:
            # Only a table changed by hand can stop the rules here; the session has put everything back.
            self._say(sentence(str(error)))
            return False
        return True

    def _play(self, menu: Menu, place: int) -> None:
        self.client.play(menu.entries[place].action)
        self.taking_back.something_new()

    def _refuse(self, line: str, seat: SeatId, menu: Menu) -> None:
        """Say why a line does nothing: the rule against it, or that it is no action at all."""
        refusal = self._refusal(menu.spelled(line), seat)
        if refusal is None:
            self._say(sentence(self._unknown(line, menu.texts)))
        else:
            self.client.say_refusal("Not now", refusal)

    def _refusal(self, line: str, seat: SeatId) -> Refusal | None:
        """The rule against an action in words; None when the words are no action."""
        client = self.client
        state = client.session.state

        def refused(text: str) -> Refusal | None:
            return refusal_of(state, client.names, text, seat=seat, unseen=client.is_unseen)

        found = refused(line)
        # What the menu shows are words: `attack ghoul 2` is `attack ghoul_2`.
        if (found is None or found.rule == "KRN-08") and state.asked is not None:
            meant = (text for text in self._thinkable() if client.names.typed(text) == line.casefold())
            text = next(meant, None)
            found = found if text is None else refused(text)
        return found

    def _unknown(self, line: str, texts: Sequence[str]) -> str:
        known = [*texts, *HELP]
        words = set(line.casefold().split())
        # `sprint` is meant for `announce sprint`, and no misspelt `hint`.
        near = [text for text in texts if words and words <= set(text.casefold().split())][:1]
        near = near or difflib.get_close_matches(line, known, n=1, cutoff=0.6)
        first = line.partition(" ")[0]
        near = near or difflib.get_close_matches(first, HELP, n=1, cutoff=0.7)
        hint = f"did you mean `{near[0]}`?" if near else "type a number of the list, or help"
        return f"`{short(line)}` is no command and no action here; {hint}"

    def completions(self, typed: str, menu: Menu | None) -> list[str]:
        """The whole lines that could be meant; with the signs of ids for whoever types them."""
        lines = self._lines_after(typed, menu)
        return lines if "_" in typed else list(dict.fromkeys(map(self.client.names.typed, lines)))

    def _lines_after(self, typed: str, menu: Menu | None) -> list[str]:
        texts = [entry.text for entry in menu.entries] if menu is not None else []
        word, space, _ = typed.partition(" ")
        if not space:
            return [*texts, *HELP]
        if word == "look":
            return [f"look {thing}" for thing in self._things()]
        if word == "odds" and menu is not None:
            return [f"odds {entry.text}" for entry in menu.entries if entry.forecast]
        if word == "rule":
            return [f"rule {id}" for id in self._rule_ids()]
        if word == "why" and menu is not None and self.client.session.state.asked is not None:
            return [f"why {text}" for text in self._thinkable()]
        return texts

    def _thinkable(self) -> list[str]:
        """Every action that could be written, legal or not, in bounds."""
        state = self.client.session.state
        language = state.game.language
        seat = SeatId(str(state.asked))
        texts = [
            language.spell(state, action).partition(": ")[2]
            for kind in state.game.actions
            for action in language.every(state, kind, seat, limit=300)
        ]
        # Nobody finds by completing what the table holds and the screen does not show.
        hidden = _words(state.plain()["table"]) - _words(self.client.view())
        unseen = self.client.unseen_among({space for text in texts for space in _SPACE.findall(text)})
        return [
            text
            for text in texts
            if hidden.isdisjoint(text.split()) and unseen.isdisjoint(_SPACE.findall(text))
        ]

    # --- reading the table ------------------------------------------------------------------------

    def _help(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        self._say(
            "Type the number of an action, its words or their beginnings, a space such as 4,5, or n, ne, e …"
        )
        for usage, meaning in HELP.values():
            self._say(Text.assemble(f"  {usage:<23}", (meaning, "dim")), hang=25)
        return False

    def _why(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if not rest:
            self._say("Write the action after why, for example: why end turn.")
            return False
        entry = None
        if menu is not None:
            try:
                entry = menu.read(rest)
            except Unclear as unclear:
                self._say(sentence(str(unclear)))
                return False
        if entry is not None:
            self._say(f"`{entry.shown}` is legal now: it is number {entry.number}.")
            return False
        refusal = self._refusal(menu.spelled(rest) if menu is not None else rest, seat)
        if refusal is None:
            self._say(sentence(self._unknown(rest, menu.texts if menu is not None else ())))
            return False
        self.client.say_refusal("Not legal", refusal)
        self._print_rule(refusal.rule)
        return False

    def _rule(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        decision = self.client.session.state.decision
        result = self.client.session.state.result
        id = rest.upper() or (
            decision.rule if decision is not None else result.rule if result is not None else ""
        )
        if find_rule(id) is None:
            try:
                open_index().rule(id)
            except LookupError as error:
                self._say(sentence(str(error)))
            return False
        self._print_rule(id)
        return False

    def _print_rule(self, id: str) -> None:
        rule = find_rule(id)
        if rule is None:
            return
        self._say(Text.assemble((f"  {rule.id}", "cyan"), (f"  {rule.title}", "bold")))
        for paragraph in rule.text.splitlines():
            self._say(f"  {paragraph}", hang=2)

    def _rule_ids(self) -> list[str]:
        index = open_index()
        game = self.client.game.id
        return [id for volume in index.volumes if volume.game == game for id in volume.catalogue().rules]

    def _things(self) -> list[str]:
        return [*self.client.figures(), *self.client.names.items]

    def _look(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if not rest:
            thing = self.client.names.typed((self._things() or ["CARD"])[0])
            self._say(f"Write what to look at, for example: look {thing}")
            return False
        if _SPACE.fullmatch(rest):
            self._look_at_space(rest)
            return False
        id = self._named(rest)
        if id is None:
            near = difflib.get_close_matches(rest.casefold().replace(" ", "_"), self._things(), n=1)
            hint = (
                f"did you mean `{self.client.names.typed(near[0])}`?"
                if near
                else "name a figure, a card or another thing of this game"
            )
            self._say(f"There is no `{short(rest)}` to look at; {hint}")
            return False
        names = self.client.names
        # A seat and a die may share an id: the Marine Red is not the red die.
        title = names.items[id][1].title if id in names.items else ""
        figures = {} if rest.casefold() == title.casefold() else self.client.figures()
        self._say(Text(names.of(id) if id in figures else title or names.of(id), style="bold"))
        if id in figures:
            self._say_figure(id, figures[id])
        kind = str(figures[id].get("kind", "")) if id in figures else id
        found = names.item(kind)
        if found is not None and found[0] == SCENARIOS:
            # The rest of a scenario is read out when it is discovered, and not before.
            for attribute in ("briefing", "goal"):
                if names.printed(kind, attribute):
                    self._say(f"  {names.printed(kind, attribute)}", hang=2)
        elif found is not None:
            text = names.text_of(kind)
            if text:
                self._say(f"  {text}", hang=2)
            item = found[1]
            printed = {
                name: getattr(item, name)
                for name in item.__struct_fields__
                if name
                not in ("id", "name", "text", "provenance", "source", "note", "glyph", "map", "legend")
            }
            values = _values(printed, names)
            if values:
                self._say(f"  printed: {values}", hang=4)
        return False

    def _say_figure(self, id: str, figure: Mapping[str, Any]) -> None:
        """What stands or lies with a figure now; cards before it with their texts."""
        names = self.client.names
        cards = [
            card
            for value in figure.values()
            if isinstance(value, list | tuple)
            for card in value
            if isinstance(card, str) and names.text_of(card)
        ]
        values = {
            key: value
            for key, value in figure.items()
            if value not in (0, id) and key != "spaces" and not (set(cards) & set(_listed(value)))
        }
        self._say(f"  on the table: {_values(values, names)}", hang=4)
        for card in cards:
            self._say(Text.assemble((f"  {names.of(card)}: ", "bright_yellow"), names.text_of(card)), hang=4)

    def _look_at_space(self, space: str) -> None:
        """Everything that the view of the person at the screen says of one space."""
        client = self.client
        found = [
            client.names.of(id)
            for id, values in client.figures().items()
            if space in values.get("spaces", (values.get("space"),))
        ]
        table = client.view()["table"]
        for key, value in table.items():
            name = key.replace("_", " ")
            if isinstance(value, dict) and isinstance(value.get(space), str | list):
                things = [value[space]] if isinstance(value[space], str) else value[space]
                found.append(f"{name} {', '.join(client.names.of(str(thing)) for thing in things)}")
            elif isinstance(value, list) and space in value and key not in _MAPPED:
                found.append(f"one of the {name}")
        known = any(space in table.get(key, ()) for key in _MAPPED)
        nothing = "nothing is there" if known else "it is not on the map that you know"
        self._say(f"{space}: {'; '.join(found) or nothing}.")

    def _odds(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        entries = [entry for entry in menu.entries if entry.forecast] if menu is not None else []
        if rest and menu is not None:
            try:
                entry = menu.read(rest)
            except Unclear as unclear:
                self._say(sentence(str(unclear)))
                return False
            entries = [entry] if entry is not None and entry.forecast else []
        if not entries:
            self._say("There are no odds to tell: no attack on anybody is offered now.")
        for entry in entries:
            named = f"{entry.shown}, {entry.note}" if entry.note else entry.shown
            self._say(Text.assemble(f"  {named}: ", (entry.forecast, "bold")), hang=4)
        return False

    def _hint(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        """What to do, and two other ways; the same words as at the browser table."""
        from grimtable import bots
        from grimtable.bots.coaching import hint

        state = self.client.session.state
        if menu is None or state.asked != seat or seat == CHANCE:
            self._say("There is nothing to decide now.")
            return False
        told = hint(bots.SeatAtTable(state, seat, bots.seed_for(state.decisions, seat)))
        if told is None:
            self._say("Nobody knows a hint for this game.")
            return False
        self._say(f"{told.text} {_number(menu, told.action)}")
        for other in told.alternatives:
            self._say(f"· {other.text} {_number(menu, other.action)}", hang=2)
        return False

    def _all(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        changed = menu is not None and self.groups.carry_out(rest, seat)
        if changed:
            self.taking_back.something_new()
        return changed

    def _dice(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        self._say(dice_told(self.client.session))
        return False

    def _brief(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        for paragraph in self.client.sentences.opening:
            self._say(paragraph)
        return False

    def _named(self, words: str) -> str | None:
        """The id of what is meant: an id, a printed name, or a label on the map."""
        wanted = words.casefold()
        client = self.client
        things = self._things()
        for id in things:
            if wanted in (id.casefold(), id.casefold().replace("_", " "), client.names.of(id).casefold()):
                return id
        for id, (_, item) in client.names.items.items():
            if wanted == item.title.casefold():
                return id
        if client.names.item(wanted) is not None:
            return wanted
        for id, label in client.menu().labels.items():
            if label.casefold() == wanted:
                return id
        return None

    def _hand(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        hand = self.client.hand()
        if hand is None:
            self._say("There is no hand to show.")
        elif not hand:
            self._say("Your hand is empty.")
        names = self.client.names
        for card in hand or ():
            self._say(Text.assemble((f"  {names.of(card)}  ", "bright_yellow"), names.text_of(card)), hang=4)
        return False

    def _map(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if rest and rest != "all" and not _SPACE.fullmatch(rest):
            self._say(f"`{short(rest)}` is no space; write map, map 4,5 or map all.")
            return False
        focus = rest if rest and rest != "all" else menu.focus if menu is not None else None
        lines, hint = self.client.large_board(focus, everything=rest == "all")
        for line in lines:
            self.client.console.print(line, soft_wrap=True)
        if hint:
            hint = hint.replace("map shows more", "map 4,5 looks there, map all prints all")
            self._say(Text(hint, style="dim"))
        return False

    def _log(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if rest and not (rest.isdecimal() and int(rest[:9]) > 0):
            self._say(f"`{short(rest)}` is no number; write for example: log 50")
            return False
        wanted = int(rest[:9]) if rest else 20
        sentences = self.client.history(self.client.viewer)
        if not sentences:
            self._say("Nothing has happened yet.")
        for each in sentences[-wanted:]:
            self._say(f"· {each}", hang=2)
        return False

    # --- changing the table, saving, leaving ------------------------------------------------------

    def _undo(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        return self.taking_back.undo(seat)

    def _redo(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        return self.taking_back.redo(seat)

    def _repair(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        return self.taking_back.repair(seat, rest)

    def _save(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        self.keeping.save(rest)
        return False

    def _quit(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if self.keeping.may_leave():
            raise Leave
        return False

    # --- words ------------------------------------------------------------------------------------

    def _say(self, words: str | Text, hang: int = 0) -> None:
        self.client.say(words, hang)


def _number(menu: Menu, action: str) -> str:
    """The number of an action in its text form, as it stands in the list."""
    text = action.partition(": ")[2]
    return next((f"({entry.number})" for entry in menu.entries if entry.text == text), "")


def _words(data: Any) -> set[str]:
    """Every word that some data holds, as a key or as a value."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {str(key) for key in data}.union(*map(_words, data.values()))
    if isinstance(data, list | tuple):
        return set().union(*map(_words, data))
    return set()


def _values(values: Any, names: Names) -> str:
    """`speed 5, health 2`: what can be said in a word or a number."""
    said = []
    for key, value in values.items():
        word = _value(value, names)
        # What an item calls a part of itself is nothing that is printed.
        if word is not None and key != "key":
            said.append(f"{key.replace('_', ' ')} {word}".strip())
    return ", ".join(said)


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _value(value: Any, names: Names) -> str | None:
    """One value in words; None when there is nothing to say."""
    if isinstance(value, bool):
        return "" if value else None
    if isinstance(value, str) and _ID.fullmatch(value):
        return names.of(value) if names.item(value) is not None else _JOINT.sub(" ", value)
    if isinstance(value, int) or (isinstance(value, str) and value):
        return str(value)
    if isinstance(value, msgspec.Struct):
        if type(value).__str__ is not object.__str__:
            return str(value)
        value = {name: getattr(value, name) for name in value.__struct_fields__ if getattr(value, name)}
    if isinstance(value, dict):
        inner = _values({key: each for key, each in value.items() if each}, names)
        return f"({inner})" if inner else None
    if isinstance(value, tuple | list):
        words = [_value(each, names) for each in value]
        return ", ".join(filter(None, words)) or None
    return None
