"""What a player may type besides actions: help, why, rule, undo, redo, save, log, look, hand, map, repair, quit."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from grimtable.cli.terminal.menu import Menu, Unclear
from grimtable.cli.terminal.names import joined
from grimtable.cli.terminal.saves import free_file, make_room
from grimtable.cli.terminal.seating import HUMAN
from grimtable.kernel import Refusal, SeatId
from grimtable.kernel.errors import GrimtableError, IllegalAction, UnreadableText
from grimtable.kernel.record import MAX_TEXT, Played, Repair, Step
from grimtable.rulebook import find_rule, open_shelf

if TYPE_CHECKING:
    from grimtable.cli.terminal.client import Client

#: name → how to type it, and what it does
HELP: dict[str, tuple[str, str]] = {
    "help": ("help", "this list"),
    "why": ("why ACTION", "why an action is not legal now, with its rule"),
    "rule": ("rule [ID]", "a rule in full; without an id the rule of this question"),
    "look": ("look THING", "a figure, a card, a die or a scenario: its values and its text"),
    "hand": ("hand", "your cards with their texts"),
    "map": ("map", "the whole map"),
    "log": ("log [N]", "the last N things that happened, 20 if you do not say"),
    "undo": ("undo", "take back your last decision"),
    "redo": ("redo", "put back what was taken back"),
    "save": ("save [FILE]", "keep the game; grimtable play --resume FILE continues it"),
    "repair": ("repair [PATH = VALUE]", "set the table right by hand, if everybody agrees"),
    "quit": ("quit", "leave the table"),
}

ALIASES = {"?": "help", "exit": "quit", "q": "quit"}

YES = frozenset({"y", "yes"})
NO = frozenset({"n", "no"})


class Commands:
    """The commands of one table."""

    def __init__(self, client: Client, save_to: Path | None) -> None:
        self.client = client
        self.save_to = save_to
        self._saved = len(client.session.entries)  # how many entries of the record are on disk
        self._is_new = not client.session.entries
        self._steps_undone: list[int] = []
        self._deeds: dict[str, Callable[[str, SeatId, Menu | None], bool]] = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "look": self._look,
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
                self._say(_sentence(str(error)))
                return False
        if menu is None:
            self._say(f"The game is over; {self._unknown(line, ())}")
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
            self._say(_sentence(str(unclear)))
            return False
        if entry is None:
            self._refuse(line, seat, menu)
            return False
        try:
            self._play(menu, entry.number - 1)
        except GrimtableError as error:
            # Only a table changed by hand can stop the rules here; the session has put everything back.
            self._say(_sentence(str(error)))
            return False
        return True

    def _play(self, menu: Menu, place: int) -> None:
        self.client.play(menu.entries[place].action)
        self._steps_undone.clear()

    def _refuse(self, line: str, seat: SeatId, menu: Menu) -> None:
        """Say why a line does nothing: the rule against it, or that it is no action at all."""
        refusal = self._refusal(menu.spelled(line), seat)
        if refusal is None:
            self._say(_sentence(self._unknown(line, menu.texts)))
        else:
            self._say_refusal("Not now", refusal)

    def _refusal(self, line: str, seat: SeatId) -> Refusal | None:
        """The rule against an action in words; None when the words are no action."""
        session = self.client.session
        language = session.game.language
        text = line if line.partition(":")[0] in session.setup.order else f"{seat}: {line}"
        deed = text.partition(":")[2].strip()
        if not any(form.pattern.fullmatch(deed) for form in language.forms.values()):
            return None
        try:
            return session.state.why_not(session.read(text))
        except UnreadableText as error:
            return Refusal("KRN-08", str(error))

    def _unknown(self, line: str, texts: Sequence[str]) -> str:
        known = [*texts, *HELP]
        near = difflib.get_close_matches(line, known, n=1, cutoff=0.6)
        first = line.partition(" ")[0]
        near = near or difflib.get_close_matches(first, HELP, n=1, cutoff=0.7)
        hint = f"did you mean `{near[0]}`?" if near else "type a number of the list, or help"
        return f"`{_short(line)}` is no command and no action here; {hint}"

    def completions(self, typed: str, menu: Menu | None) -> list[str]:
        """The whole lines that could be meant."""
        word, space, _ = typed.partition(" ")
        if not space:
            return [*(menu.texts if menu is not None else ()), *HELP]
        if word == "look":
            return [f"look {thing}" for thing in self._things()]
        if word == "rule":
            return [f"rule {id}" for id in self._rule_ids()]
        if word == "why" and menu is not None and self.client.session.state.asked is not None:
            return [f"why {text}" for text in self._thinkable()]
        return menu.texts if menu is not None else []

    def _thinkable(self) -> list[str]:
        """Every action that could be written, legal or not, in bounds."""
        state = self.client.session.state
        language = state.game.language
        seat = SeatId(str(state.asked))
        return [
            language.spell(state, action).partition(": ")[2]
            for kind in state.game.actions
            for action in language.every(state, kind, seat, limit=300)
        ]

    # --- reading the table ------------------------------------------------------------------------

    def _help(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        self._say("Type the number of an action, its words (the beginning is enough), a space such as 4,5, or n, ne, e …")
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
                self._say(_sentence(str(unclear)))
                return False
        if entry is not None:
            self._say(f"`{entry.text}` is legal now: it is number {entry.number}.")
            return False
        refusal = self._refusal(menu.spelled(rest) if menu is not None else rest, seat)
        if refusal is None:
            self._say(_sentence(self._unknown(rest, menu.texts if menu is not None else ())))
            return False
        self._say_refusal("Not legal", refusal)
        self._print_rule(refusal.rule)
        return False

    def _rule(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        decision = self.client.session.state.decision
        result = self.client.session.state.result
        id = rest.upper() or (decision.rule if decision is not None else result.rule if result is not None else "")
        if find_rule(id) is None:
            try:
                open_shelf().rule(id)
            except LookupError as error:
                self._say(_sentence(str(error)))
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
        shelf = open_shelf()
        game = self.client.game.id
        return [id for volume in shelf.volumes if volume.game == game for id in volume.catalogue().rules]

    def _things(self) -> list[str]:
        view = self.client.game.view(self.client.session.state, self.client.viewer)
        return [*view["table"].get("figures", {}), *self.client.names.items]

    def _look(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if not rest:
            self._say("Write what to look at, for example: look " + (self._things() or ["CARD"])[0])
            return False
        id = self._named(rest)
        if id is None:
            near = difflib.get_close_matches(rest.casefold().replace(" ", "_"), self._things(), n=1)
            hint = f"did you mean `{near[0]}`?" if near else "name a figure, a card or another thing of this game"
            self._say(f"There is no `{_short(rest)}` to look at; {hint}")
            return False
        names = self.client.names
        self._say(Text(names.of(id), style="bold"))
        figures = self.client.game.view(self.client.session.state, self.client.viewer)["table"].get("figures", {})
        if id in figures:
            self._say(f"  on the table: {_values(figures[id])}", hang=4)
        kind = str(figures[id].get("kind", id)) if id in figures else id
        found = names.item(kind)
        if found is not None:
            text = names.text_of(kind)
            if text:
                self._say(f"  {text}", hang=2)
            item = found[1]
            printed = {
                name: getattr(item, name)
                for name in item.__struct_fields__
                if name not in ("id", "name", "text", "provenance", "source", "note", "glyph", "map", "legend")
            }
            values = _values(printed)
            if values:
                self._say(f"  printed: {values}", hang=4)
        return False

    def _named(self, words: str) -> str | None:
        """The id of what is meant: an id, a printed name, or a label on the map."""
        wanted = words.casefold()
        client = self.client
        things = self._things()
        for id in things:
            if wanted in (id.casefold(), id.casefold().replace("_", " "), client.names.of(id).casefold()):
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
        for card in hand or ():
            self._say(Text.assemble((f"  {card:<18}", "bright_yellow"), self.client.names.text_of(card)), hang=20)
        return False

    def _map(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        for line in self.client.board({}):
            self.client.console.print(line, soft_wrap=True)
        return False

    def _log(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        if rest and not (rest.isdecimal() and 0 < int(rest[:9])):
            self._say(f"`{_short(rest)}` is no number; write for example: log 50")
            return False
        wanted = int(rest[:9]) if rest else 20
        sentences = self.client.history(self.client.viewer)
        if not sentences:
            self._say("Nothing has happened yet.")
        for sentence in sentences[-wanted:]:
            self._say(f"· {sentence}", hang=2)
        return False

    # --- taking back ------------------------------------------------------------------------------

    def _undo(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        session = self.client.session
        by = self._person(seat)
        count = self._steps_back(by)
        everybody = [other for other in session.setup.order if other != by]
        refusal = session.why_not_undo(by, everybody, count)
        if refusal is not None:
            self._say_refusal("It stays", refusal)
            return False
        last = session.steps[-count]
        told = f"take back {_told(last)}" + (f" and the {count - 1} decisions after it" if count > 1 else "")
        needs_all = session.why_not_undo(by, (), count) is not None
        agreed = self._agreed(by, told) if needs_all else []
        if agreed is None:
            return False
        session.undo(by, agreed, count)
        self._steps_undone.append(count)
        self.client.forget_after(session.decisions)
        self._say(f"{self.client.names.of(by)} takes back {told.removeprefix('take back ')}.")
        return True

    def _steps_back(self, by: str) -> int:
        """How many decisions lie between now and this person's last one, it included."""
        for count, step in enumerate(reversed(self.client.session.steps), 1):
            who = step.by if isinstance(step, Repair) else step.seat
            if who == by or who not in self.client.bots:
                return count
        return 1

    def _redo(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        session = self.client.session
        by = self._person(seat)
        count = self._steps_undone[-1] if self._steps_undone else 1
        refusal = session.why_not_redo(by, count)
        if refusal is not None:
            self._say_refusal("Nothing is put back", refusal)
            return False
        before = session.decisions
        session.redo(by, count)
        if self._steps_undone:
            self._steps_undone.pop()
        self.client.chronicle.extend(events for _, events in session.history(before + 1))
        return True

    def _person(self, seat: str) -> SeatId:
        """Who takes back or repairs: the asked person, or whoever types for the dice."""
        people = self.client.people or list(self.client.session.setup.order)
        return SeatId(seat if seat in people else self.client.viewer or people[0])

    def _agreed(self, by: str, deed: str) -> list[str] | None:
        """Ask every other person; bots always agree. None as soon as somebody does not."""
        agreed = []
        for other in self.client.session.setup.order:
            if other == by:
                continue
            if self.client.players[other] == HUMAN:
                name = self.client.names.of(other)
                answer = self.client.keyboard.ask(f"{name}: do you agree to {deed}? yes or no: ")
                if answer.strip().casefold() not in YES:
                    self._say(f"{name} does not agree, so everything stays as it is.")
                    return None
            agreed.append(str(other))
        return agreed

    def _repair(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        by = self._person(seat)
        changes: dict[str, Any] = {}
        line = rest or self._ask("What to change, as PATH = VALUE (figures.ghoul_1.wounds = 1); Enter to stop: ")
        while line.strip():
            path, equals, value = (part.strip() for part in line.partition("="))
            if not equals or not path or not value:
                self._say(f"`{_short(line)}` is no change; write PATH = VALUE, for example round = 2")
                return False
            changes[path] = _value(value)
            line = "" if rest else self._ask("Another change, or Enter: ")
        if not changes:
            self._say("Nothing is changed.")
            return False
        reason = self._ask("Why, for the log: ")
        agreed = self._agreed(by, f"set {joined(list(changes))} by hand")
        if agreed is None:
            return False
        try:
            self.client.chronicle.append(self.client.session.repair(by, agreed, reason, changes))
        except IllegalAction as error:
            self._say_refusal("Not repaired", error.refusal)
            return False
        self._steps_undone.clear()
        return True

    # --- saving and leaving -----------------------------------------------------------------------

    def _save(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        path = Path(rest).expanduser() if rest else self.save_to or free_file(self.client.game.id)
        if path.exists() and path != self.save_to:
            if self._ask(f"{path} exists. Replace it? yes or no: ").casefold() not in YES:
                self._say("Not saved.")
                return False
        self._write(path)
        return False

    def _write(self, path: Path) -> None:
        make_room(path)
        self.client.session.save(path)
        self.save_to = path
        self._saved = len(self.client.session.entries)
        self._is_new = False
        over = self.client.session.state.over
        self._say(f"Saved to {path}")
        if over:
            self._say(f"Play it back with: grimtable replay show {path}")
        else:
            seats = ",".join(f"{seat}={player}" for seat, player in self.client.players.items())
            self._say(f"Continue with: grimtable play --resume {path} --seats {seats}")

    @property
    def is_unsaved(self) -> bool:
        """Whether something was decided that is not on disk."""
        entries = len(self.client.session.entries)
        return entries != self._saved or (self._is_new and entries > 0)

    def keep(self) -> bool:
        """Write to the file that was agreed on before; whether there is one."""
        if self.save_to is None:
            return False
        if self.is_unsaved or not self.save_to.exists():
            try:
                self._write(self.save_to)
            except GrimtableError as error:
                self._say(_sentence(str(error)))
                return False
        return True

    def _quit(self, rest: str, seat: SeatId, menu: Menu | None) -> bool:
        from grimtable.cli.terminal.client import Leave

        if self.may_leave():
            raise Leave
        return False

    def may_leave(self) -> bool:
        """Offer to save; False when the player would rather stay."""
        if not self.is_unsaved or self.keep():
            return True
        try:
            answer = self._ask("Save the game before you leave? yes, no or back: ").casefold()
            if answer in YES:
                self._write(free_file(self.client.game.id))
                return True
        except (EOFError, KeyboardInterrupt):
            return True
        except GrimtableError as error:
            self._say(_sentence(str(error)))
            return False
        if answer in NO:
            return True
        self._say("The game goes on.")
        return False

    # --- words ------------------------------------------------------------------------------------

    def _ask(self, prompt: str) -> str:
        return self.client.keyboard.ask(prompt).strip()

    def _say(self, words: str | Text, hang: int = 0) -> None:
        self.client.say(words, hang)

    def _say_refusal(self, head: str, refusal: Refusal) -> None:
        self._say(Text.assemble(f"{head}: {refusal.sentence}.", (f"  {refusal.rule}", "dim")))


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]}…"


def _told(step: Step) -> str:
    return f"`{step.action}`" if isinstance(step, Played) else f"the repair by {step.by}"


def _values(values: Any) -> str:
    """`speed 5, health 2`: what can be said in a word or a number."""
    said = []
    for key, value in values.items():
        if isinstance(value, bool):
            if value:
                said.append(key.replace("_", " "))
        elif isinstance(value, int) or (isinstance(value, str) and value):
            said.append(f"{key.replace('_', ' ')} {value}")
        elif isinstance(value, tuple | list) and value and all(isinstance(each, int | str) for each in value):
            said.append(f"{key.replace('_', ' ')} {', '.join(map(str, value))}")
    return ", ".join(said)


def _value(text: str) -> Any:
    """A typed value: JSON where it is JSON, else the words themselves."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
