"""The client: asks people, lets bots play, and shows each person what their seat may see."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from grimtable.bots import Bot, decide
from grimtable.cli.terminal.board import Grid, crop, extent_of, labels_of, paint
from grimtable.cli.terminal.commands import Commands, Leave
from grimtable.cli.terminal.keeping import Keeping
from grimtable.cli.terminal.keyboard import Keyboard
from grimtable.cli.terminal.menu import Menu
from grimtable.cli.terminal.screen import Page, clear_screen, seat_colours, show, wrapped
from grimtable.cli.terminal.seating import HUMAN, make_bots
from grimtable.kernel import CHANCE, Action, Event, Game, Refusal, SeatId
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.event import seen_by
from grimtable.narration.hooks import Figures, figures_of, hand_of, places_of, seat_words, table_words
from grimtable.narration.names import Names
from grimtable.narration.refusals import worded
from grimtable.narration.sentences import Sentences
from grimtable.narration.words import joined, short
from grimtable.records.session import Session

#: How many lines a page may have where nobody's window sets a limit.
_ENDLESS = 70
#: News of more lines than this, so many letters wide, are told on a page of their own.
_LONG = 12
#: A briefing of more such lines than this does not fit beside the map.
_SHORT = 4
_NARROW = 40
#: After resuming, what happened in so many decisions is told again.
_RECALLED = 8


class RulesFault(GrimtableError):
    """A defect of the rules: the decision was not carried out, and the table is as it was."""


def told_fault(error: Exception) -> str:
    """A defect in a few words."""
    return short(f"{type(error).__name__}: {' '.join(str(error).split())}")


class Client:
    """One table in one terminal."""

    def __init__(
        self,
        session: Session[Any, Any],
        players: Mapping[str, str],
        keyboard: Keyboard,
        console: Console,
        *,
        save_to: Path | None = None,
        pause: float = 0.0,
        takes_single: bool = False,
        holders: Mapping[str, int] | None = None,
    ) -> None:
        """`holders`: seat → the place of whoever holds it with others, as `seating.holders` tells it."""
        self.session = session
        self.game: Game[Any, Any] = session.game
        self.players = dict(players)
        self.keyboard = keyboard
        self.console = console
        self.names = Names(self.game, session.setup.order)
        self.sentences = Sentences(self.names, session.setup)
        self.colours = seat_colours(session.setup.order)
        self.bots = make_bots(players, session.seed_of_bots)
        self.people = [seat for seat in session.setup.order if players[seat] == HUMAN]
        self._holders: dict[str, int] = dict(holders or {})
        #: one seat of each person: who holds several does not hand the keyboard to himself
        self.persons = list(dict.fromkeys(map(self.person_of, self.people)))
        self.keeping = Keeping(self, save_to)
        self.commands = Commands(self, self.keeping)
        #: what to say at the head of the next page
        self.remarks: list[str] = list(session.remarks)
        self._pause = pause
        #: questions with a single answer are not asked; what happens is told as always
        self._takes_single = takes_single
        #: the numbers of those decisions: who takes back does not mean them
        self.taken: set[int] = set()
        self._is_open = False
        #: what happened: place n holds the events of decision n, 0 those of the set-up
        self.chronicle: list[tuple[Event, ...]] = [events for _, events in session.history()]
        self._told: dict[SeatId | None, int] = {}
        self._first = max(0, len(self.chronicle) - _RECALLED) if len(self.chronicle) > 1 else 0
        self.viewer: SeatId | None = self.people[0] if len(self.persons) == 1 else None

    def person_of(self, seat: str) -> str:
        """The first seat of whoever holds this one."""
        holder = self._holders.get(seat)
        return seat if holder is None else next(at for at, by in self._holders.items() if by == holder)

    # --- the loop -----------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        self._open()
        while True:
            try:
                if self.session.state.over:
                    return self._end()
                self._next()
            except KeyboardInterrupt:
                self.say("")
                if self.keeping.may_leave():
                    return 0
            except EOFError:
                return self._input_ended()
            except Leave:
                return 0

    def _open(self) -> None:
        """A new game at a terminal begins with the briefing, if it is long, on a page of its own."""
        if self.session.decisions or not self.people or not self.keyboard.is_interactive or self._is_open:
            return
        if len(wrapped(Text(self.sentences.briefing.strip()), _NARROW)) <= _SHORT:
            return
        self._is_open = True
        clear_screen(self.console)
        title, *paragraphs = self.sentences.opening
        self.say(Text(title, style="bold"))
        for paragraph in paragraphs:
            self.say("")
            self.say(paragraph)
        self.say("")
        try:
            self.keyboard.ask("Enter begins. ")
        except (KeyboardInterrupt, EOFError):
            return

    def _next(self) -> None:
        """One decision."""
        state = self.session.state
        seat = state.asked
        assert seat is not None
        bot = self.bots.get(seat)
        if bot is None:
            if self._is_single():
                self.play(state.legal[0])
                self.taken.add(self.session.decisions)
            else:
                self._ask(seat)
            return
        self.let_play(bot)
        if self._pause or not self.people:
            self._tell_live()

    def _is_single(self) -> bool:
        """Whether the question has one answer that need not be typed; windows that ask everybody still do."""
        decision = self.session.state.decision
        return (
            self._takes_single
            and decision is not None
            and decision.seat != CHANCE
            and len(decision.actions) == 1
            and not decision.is_window
        )

    def let_play(self, bot: Bot) -> None:
        """One decision of a bot; where it fails, or the rules fail on what it chose, others will do."""
        state = self.session.state
        try:
            self.play(decide(bot, state))
            return
        except Exception as error:  # noqa: BLE001  (whatever it was, the people at the table play on)
            name = self.names.of(str(state.asked))
            remark = (
                f"The bot of {name} could not play ({told_fault(error)}); something else was chosen for it."
            )
            if remark not in self.remarks:
                self.remarks.append(remark)
            failed = error
        legal = self.session.state.legal_actions()  # the state before, where the rules broke on the choice
        first = 7 * self.session.decisions % len(legal)  # not always the same, which might lead nowhere
        for action in (*legal[first:], *legal[:first]):
            try:
                self.play(action)
                return
            except RulesFault as error:
                failed = error
        raise failed

    def play(self, action: Action) -> None:
        """Carry out a decision and remember what happened; RulesFault when the rules cannot."""
        mark = self.session.mark()
        self.session.on_fault = self._note_fault
        try:
            self.chronicle.append(self.session.play(action))
        except GrimtableError:
            raise
        except Exception as error:
            self.session.put_back(mark)
            raise RulesFault(
                f"the rules cannot carry this out ({told_fault(error)}); nothing has changed. Choose "
                "something else or undo, and please report it: save FILE keeps the game"
            ) from error

    def _note_fault(self, item: str, error: Exception) -> None:
        """A card was set aside (KRN-17): the log tells which, this what it was and what to do about it."""
        self.remarks.append(f"{error}. It was set aside; please report it: save FILE keeps the game.")

    def _tell_live(self) -> None:
        sentences = self.news(self.viewer)
        for sentence in sentences:
            self.say(f"· {sentence}", hang=2)
        if sentences and self._pause:
            time.sleep(self._pause)

    def _ask(self, seat: SeatId) -> None:
        """Ask a person until the table has changed."""
        if seat in self.people:
            self._hand_over(seat)
        menu = self._show(seat)
        while True:
            line = self.keyboard.ask(f"{seat}> ", lambda typed: self.commands.completions(typed, menu))
            if self.commands.carry_out(line, seat, menu):
                return

    def _hand_over(self, seat: SeatId) -> None:
        """Between two people: a page without secrets, until the next one sits at the screen."""
        if self.viewer == seat:
            return
        is_another = self.viewer is None or self.person_of(self.viewer) != self.person_of(seat)
        if len(self.persons) > 1 and is_another:
            clear_screen(self.console)
            self.keyboard.forget()
            name = self.names.of(seat)
            self.say(f"{name} is asked now. Hand over the keyboard; nobody else looks at the screen.")
            self.keyboard.ask(f"{name} presses Enter when ready. ")
        self.viewer = seat

    def _input_ended(self) -> int:
        self.say("")
        if self.keyboard.is_interactive:
            return 0 if self.keeping.may_leave() else self.run()
        if self.keeping.keep():
            return 1
        if not self.session.state.over:
            self.say("The input ended before the game did; the game is not saved.")
            return 1
        return 0

    # --- the end ------------------------------------------------------------------------------

    def _end(self) -> int:
        state = self.session.state
        result = state.result
        assert result is not None
        if len(self.persons) > 1:
            self.viewer = None  # everybody looks at the screen now
        self._show(None)
        winners = joined([self.names.of(seat) for seat in result.winners])
        wins = "Nobody wins" if not winners else f"{winners} {'win' if len(result.winners) > 1 else 'wins'}"
        self.say(Text.assemble((f"{result.sentence} {wins}.", "bold"), (f"  {result.rule}", "dim")))
        self.keeping.keep()
        if not self.people:
            return 0
        if self.keeping.save_to is None:
            self.say(
                "save FILE keeps the record; then grimtable replay show FILE plays it back. quit leaves."
            )
        by = self.viewer or self.people[0]
        while True:
            try:
                line = self.keyboard.ask("over> ", lambda typed: self.commands.completions(typed, None))
            except EOFError:
                return 0
            if self.commands.carry_out(line, SeatId(by), None):
                return self.run()

    # --- showing ------------------------------------------------------------------------------

    def say(self, words: str | Text, hang: int = 0) -> None:
        """A sentence, wrapped to the window; later lines are indented."""
        for line in wrapped(Text(words) if isinstance(words, str) else words, self.console.width, hang):
            self.console.print(line, soft_wrap=True)

    def say_refusal(self, head: str, refusal: Refusal) -> None:
        """Why something is not done, and the rule that says so."""
        said = worded(self.names, refusal)
        ends = "" if said.endswith((".", "!", "?")) else "."
        self.say(Text.assemble(f"{head}: {said}{ends}", (f"  {refusal.rule}", "dim")))

    def ask(self, prompt: str) -> str:
        """A question beside the game, answered in a line."""
        return self.keyboard.ask(prompt).strip()

    def news(self, viewer: SeatId | None) -> list[str]:
        """What this seat has not been told yet; now it has."""
        first = min(self._told.get(viewer, self._first), len(self.chronicle))
        self._told[viewer] = len(self.chronicle)
        if first == 0 and self.sentences.briefing:
            # The set-up itself is on the table to be seen; the log has it in full.
            return [*([] if self._is_open else [self.sentences.briefing]), *self._sentences(viewer, 1)]
        return self._sentences(viewer, first)

    def history(self, viewer: SeatId | None) -> list[str]:
        """Everything that happened, as this seat saw it."""
        return self._sentences(viewer, 0)

    def _sentences(self, viewer: SeatId | None, first: int) -> list[str]:
        events = [event for group in self.chronicle[first:] for event in seen_by(viewer, group)]
        try:
            return self.sentences.events(self.session.state, events)
        except Exception:  # noqa: BLE001  (one that cannot be told must not take the others with it)
            return [sentence for event in events for sentence in self._sentence(event)]

    def _sentence(self, event: Event) -> list[str]:
        try:
            return self.sentences.events(self.session.state, [event])
        except Exception as error:  # noqa: BLE001  (a plain sentence instead)
            return [f"Something happened that cannot be told ({told_fault(error)})."]

    def forget_after(self, decisions: int) -> None:
        """Decisions were taken back: the chronicle ends where the game does."""
        self.taken = {number for number in self.taken if number <= decisions}
        del self.chronicle[decisions + 1 :]
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, len(self.chronicle))

    def view(self) -> Mapping[str, Any]:
        """The table as the person at the screen may see it."""
        return self.game.view(self.session.state, self.viewer)

    def figures(self) -> Figures:
        """The figures as the person at the screen may see them."""
        return figures_of(self.game, self.view())

    def menu(self) -> Menu:
        """The legal actions of the question on the table, as the asked person sees them."""
        state = self.session.state
        figures = self.figures()
        drawing = self.game.draw(state, self.viewer)
        return Menu(state, self.names, figures, labels_of(drawing, places_of(figures)))

    def board(self, offered: Mapping[str, int]) -> list[Text]:
        """The map as the person at the screen may see it."""
        drawing = self.game.draw(self.session.state, self.viewer)
        return paint(drawing, places_of(self.figures()), self.colours, offered)

    def is_unseen(self, space: str) -> bool:
        """Whether a space is not on the map as the person at the screen sees it."""
        return space in self.unseen_among([space])

    def unseen_among(self, spaces: Iterable[str]) -> frozenset[str]:
        """Those spaces that are not on the map as the person at the screen sees it, drawn once for all."""
        lines = self.game.draw(self.session.state, self.viewer).splitlines()
        grid = Grid.of(lines)
        if grid is None:
            return frozenset()
        return frozenset(space for space in spaces if not grid.shows(lines, space))

    def large_board(self, focus: str | None, *, everything: bool) -> tuple[list[Text], str]:
        """The map without anything beside it, as much as fits the window or all that is there, and a hint."""
        lines = self.board({})
        extent = extent_of(self.game.draw(self.session.state, self.viewer))
        if everything or not self.keyboard.is_interactive:
            width, height = max((line.cell_len for line in lines), default=0), len(lines)
        else:
            width, height = self.console.width, self.console.height - 3
        return crop(lines, width, height, focus, extent)

    def hand(self) -> list[str] | None:
        """The cards of the person at the screen; None when there is no hand to show."""
        if self.viewer is None:
            return None
        return hand_of(self.game, self.view(), self.viewer)

    def _show(self, seat: SeatId | None) -> Menu:
        """Print the page for the person at the screen; in plain words where it cannot be drawn."""
        try:
            return self.page(seat)
        except EOFError:
            raise
        except Exception as error:  # noqa: BLE001  (the table can be played without its picture)
            return self._plain_page(error)

    def _plain_page(self, error: Exception) -> Menu:
        """The question and the actions in their text form."""
        state = self.session.state
        menu = Menu.plain(state, self.names)
        self.say(
            f"This page cannot be drawn ({told_fault(error)}), so here it is in plain words. The game "
            "goes on; please report it: save FILE keeps the game."
        )
        decision = state.decision
        if decision is not None:
            asked = f"{self.names.of(decision.seat)}: {decision.question.replace('_', ' ')}."
            self.say(Text.assemble((asked, "bold"), (f"  {decision.rule}", "dim")))
        for entry in menu.entries:
            self.say(f"{entry.number:>3}  {entry.text}", hang=5)
        return menu

    def page(self, seat: SeatId | None) -> Menu:
        """Print the page with the map and everything beside it."""
        state = self.session.state
        view = self.view()
        menu = self.menu()
        hand = self.hand()
        decision = state.decision
        width = max(self.console.width, 20)
        question = Text(self.sentences.question(state), style="bold")
        if decision is not None:
            question.append(f"  {decision.rule}", style="dim not bold")
        news = [*self.remarks, *self.news(self.viewer)]
        self._tell_long_news(news)
        page = Page(
            title=f"{self.game.title} · {self.sentences.scenario_title}",
            board=self.board(menu.spaces),
            extent=extent_of(self.game.draw(state, self.viewer)),
            focus=menu.focus,
            seats=[self._seat_line(view, each) for each in self.session.setup.order],
            facts=[*self.sentences.facts(view), *table_words(self.game, view)],
            hand=[(self.names.of(card), self.names.text_of(card)) for card in hand or ()],
            has_hand=hand is not None,
            happened=news,
            question=question,
            rule=decision.rule if decision is not None else "",
            actions=menu.lines(width),
        )
        self.remarks.clear()
        height = None if self.keyboard.is_interactive else _ENDLESS
        if self.session.decisions == 0 and seat is not None:
            page.hints.append("type a number or the words; help lists the commands")
        show(self.console, page, clear=self.keyboard.is_interactive, height=height)
        return menu

    def _tell_long_news(self, news: list[str]) -> None:
        """What happened since this person was asked last, on a page of its own, when it is a long story."""
        lines = sum(len(wrapped(Text(sentence), _NARROW)) for sentence in news)
        if lines <= _LONG or not self.keyboard.is_interactive or self.session.state.over:
            return
        clear_screen(self.console)
        for sentence in news:
            self.say(f"· {sentence}", hang=2)
        self.keyboard.ask("Enter goes on. ")

    def _seat_line(self, view: Mapping[str, Any], seat: SeatId) -> Text:
        is_asked = seat == self.session.state.asked
        is_own = self.viewer is not None and self.person_of(seat) == self.person_of(self.viewer)
        player = "you" if is_own and self.players[seat] == HUMAN else self.players[seat]
        facts = [*self.sentences.seat_facts(view, seat), *seat_words(self.game, view, seat)]
        line = Text("▶ " if is_asked else "  ")
        line.append(self.names.of(seat), style=self.colours[seat])
        line.append(f" ({player})", style="dim")
        line.append("".join(f" · {fact}" for fact in facts))
        return line
