"""What is agreed around a game: who holds the seats, what is proposed, what was noted."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from grimtable.kernel import Setup
from grimtable.kernel.keyed import Key
from grimtable.narration import Names
from grimtable.server.presenting import Presenter, seat_look
from grimtable.server.store import StoredProposal, StoredSeat, StoredTable

log = logging.getLogger(__name__)

#: A table says in a note that it will go when it has less time left.
_WARNING_SECONDS = 14 * 24 * 3600.0


class SeatHolder(msgspec.Struct, frozen=True):
    """A seat and who holds it, as a browser is told."""

    id: str
    name: str
    colour: str
    shape: str
    player: str
    level: str | None
    who: str
    here: bool
    thinking: bool
    hosts: bool
    away: bool  #: a person who has not been connected for so long that the seat may be given away


class ProposalShape(msgspec.Struct, frozen=True):
    """A proposal as a browser is told."""

    id: int
    what: str
    by: str
    text: str
    agreed: tuple[str, ...]
    missing: tuple[str, ...]


class DiceShape(msgspec.Struct, frozen=True):
    """Where the dice of a table come from, as everybody is told.

    * `sealed`: from a secret of which only the seal is known; the secret is told after the end;
    * `chosen`: from a seed that the host chose, so that they can be known beforehand;
    * `seeded`: from a seed that nobody is told, at a table from before there were seals;
    * `typed`: real dice, typed in.
    """

    source: str
    seal: str | None = None
    secret: str | None = None
    seed: int | None = None


class TableShape(msgspec.Struct, frozen=True):
    """A table as a browser is told."""

    id: str
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    name: str
    created: str
    status: str
    paused: bool
    undo_policy: str
    options: dict[str, Any]
    packs: list[str]
    windows: str
    timer: int | None
    dice: DiceShape
    host: bool
    alone: bool
    looked: bool
    seats: dict[str, SeatHolder]
    deputy: str | None  #: the seat whose person decides about seats like the host
    watching: int
    proposals: list[ProposalShape]
    notes: list[str]
    kept_until: str | None  #: the day after which it may be archived and removed
    series: str | None = None  #: the series that it belongs to


def people_at(seats: Iterable[StoredSeat]) -> int:
    """How many people hold these seats; those of the host's browser count as one person's."""
    held = [seat.is_hosts for seat in seats if seat.player == "human"]
    return held.count(False) + (True in held)


def is_alone(stored: StoredTable) -> bool:
    """Whether one person at most has ever played at a table, and nobody is expected.

    It never becomes true again: who has handed their seat to a bot for a moment may come back.
    """
    is_one = not stored.together and people_at(stored.seats) <= 1
    return is_one and all(seat.player != "open" for seat in stored.seats)


class Note(msgspec.Struct, frozen=True):
    """Something worth remembering at a table: the key of a sentence and its arguments; seats by their ids."""

    key: str
    arguments: dict[str, str | int] = {}

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()

    def told(self, presenter: Presenter) -> str:
        """In the words of a language."""
        return presenter.say(self.key, **self.named(presenter.names))

    def named(self, names: Names) -> dict[str, object]:
        """The arguments with names in place of the ids of seats."""
        said: dict[str, object] = dict(self.arguments)
        for name in ("seat", "who"):
            value = said.get(name)
            if isinstance(value, str):
                said[name] = names.of(value) if value in names.seats else value
        return said


def read_note(document: str) -> Note:
    """A note as it was stored."""
    return msgspec.json.decode(document, type=Note)


def _leaving(kept_until: float | None, status: str, presenter: Presenter) -> list[str]:
    """A word of warning in the last weeks."""
    if kept_until is None or kept_until - time.time() > _WARNING_SECONDS:
        return []
    key = "note-leaving-waiting" if status == "waiting" else "note-leaving"
    return [presenter.say(key, day=_day(kept_until))]


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def notes_told(stored: StoredTable, presenter: Presenter) -> list[str]:
    """The notes in words; a damaged one is not worth a table."""
    told = []
    for note in stored.notes:
        try:
            told.append(read_note(note).told(presenter))
        except msgspec.DecodeError:
            log.error("table %s: a note is damaged and left out", stored.id)
    return told


class UndoDetail(msgspec.Struct, frozen=True):
    """What a proposal to take back means."""

    decisions: int


class ReplaceDetail(msgspec.Struct, frozen=True):
    """What a vote about the seat of somebody who is away means."""

    seat: str
    player: str
    level: str | None = None
    invitation: str | None = None  #: the hash of the token that will bring somebody new


class RepairDetail(msgspec.Struct, frozen=True):
    """What a proposal to repair means."""

    reason: str
    changes: dict[str, Any]
    leave: str | None = None


def dice_shown(setup: Setup, stored: StoredTable, key: Key | None, *, is_over: bool) -> DiceShape:
    """What everybody is told about the dice; `key` is what the next of them would come from."""
    if setup.chance == "external":
        return DiceShape("typed")
    if key is not None:
        return DiceShape("sealed", key.seal, key.secret if is_over and not key.is_locked else None)
    if stored.chosen_seed is not None:
        return DiceShape("chosen", seed=stored.chosen_seed)
    return DiceShape("seeded")


def table_shown(
    stored: StoredTable,
    setup: Setup,
    presenter: Presenter,
    dice: DiceShape,
    *,
    status: str,
    is_host: bool,
    here: Collection[str] = (),
    thinking: Collection[str] = (),
    away: Collection[str] = (),
    watching: int = 0,
    damage: str | None = None,
    kept_until: float | None = None,
    alone: bool | None = None,
) -> TableShape:
    """The table without anything about the game in progress."""
    seats = {seat.seat: seat for seat in stored.seats}
    return TableShape(
        id=stored.id,
        game=stored.game,
        game_title=presenter.game.title,
        scenario=setup.scenario,
        scenario_title=presenter.sentences.scenario_title,
        name=stored.name,
        created=stored.created,
        status=status,
        paused=stored.paused,
        undo_policy=stored.undo,
        options={key: value for key, value in setup.options.items() if key in presenter.game.options},
        packs=list(presenter.game.packs),
        windows=setup.windows,
        timer=stored.timer,
        dice=dice,
        host=is_host,
        alone=is_alone(stored) if alone is None else alone,
        looked=stored.looked,
        seats=seats_shown(setup, seats, presenter, here, thinking, away),
        deputy=stored.deputy or None,
        watching=watching,
        proposals=[proposal_shown(each, setup, seats, presenter, here) for each in stored.proposals],
        notes=[
            *notes_told(stored, presenter),
            *([damage] if damage else []),
            *_leaving(kept_until, status, presenter),
        ],
        kept_until=None if kept_until is None else _day(kept_until),
        series=stored.series or None,
    )


def seats_shown(
    setup: Setup,
    seats: dict[str, StoredSeat],
    presenter: Presenter,
    here: Collection[str],
    thinking: Collection[str],
    away: Collection[str] = (),
) -> dict[str, SeatHolder]:
    """Every seat in turn order."""
    looks = seat_look(setup.order)
    return {
        str(seat): SeatHolder(
            id=str(seat),
            name=presenter.names.of(seat),
            colour=looks[seat][0],
            shape=looks[seat][1],
            player=seats[seat].player,
            level=seats[seat].level if seats[seat].player == "bot" else None,
            who=seats[seat].who,
            here=seat in here,
            thinking=seat in thinking,
            hosts=seats[seat].player == "human" and seats[seat].is_hosts,
            away=seat in away,
        )
        for seat in setup.order
    }


def proposal_shown(
    proposal: StoredProposal,
    setup: Setup,
    seats: dict[str, StoredSeat],
    presenter: Presenter,
    here: Collection[str] = (),
) -> ProposalShape:
    """A proposal in words, with who has still to answer."""
    names = presenter.names
    if proposal.what == "replace":
        vote = msgspec.json.decode(proposal.detail, type=ReplaceDetail)
        voters = voters_about(vote.seat, setup, seats, here)
        yes = {proposal.seat, *proposal.agreed}
        return ProposalShape(
            id=proposal.number,
            what=proposal.what,
            by=proposal.seat,
            text=presenter.say(
                "propose-replace-bot" if vote.player == "bot" else "propose-replace-new",
                seat=names.of(vote.seat),
                who=seats[vote.seat].who or names.of(vote.seat),
                level=vote.level or "",
            ),
            agreed=tuple(seat for seat in setup.order if seat in yes),
            missing=tuple(seat for seat in voters if seat not in yes),
        )
    if proposal.what == "undo":
        undo = msgspec.json.decode(proposal.detail, type=UndoDetail)
        text = presenter.say("propose-undo", seat=names.of(proposal.seat), count=undo.decisions)
    else:
        repair = msgspec.json.decode(proposal.detail, type=RepairDetail)
        text = presenter.say(
            "propose-repair",
            seat=names.of(proposal.seat),
            reason=repair.reason,
            # Paths only: a new value may be somebody's secret.
            paths=", ".join([*repair.changes, *([repair.leave] if repair.leave else [])]),
        )
    return ProposalShape(
        id=proposal.number,
        what=proposal.what,
        by=proposal.seat,
        text=text,
        agreed=tuple(seat for seat in setup.order if seat in agreed_to(proposal, seats)),
        missing=missing_from(proposal, setup, seats),
    )


def agreed_to(proposal: StoredProposal, seats: dict[str, StoredSeat]) -> set[str]:
    """Who says yes: whoever proposed, whoever agreed, and every seat without a person."""
    machines = {id for id, seat in seats.items() if seat.player != "human"}
    return {proposal.seat, *proposal.agreed, *machines}


def missing_from(proposal: StoredProposal, setup: Setup, seats: dict[str, StoredSeat]) -> tuple[str, ...]:
    """Who has still to say yes."""
    agreed = agreed_to(proposal, seats)
    return tuple(seat for seat in setup.order if seat not in agreed)


def voters_about(
    seat: str, setup: Setup, seats: dict[str, StoredSeat], here: Collection[str]
) -> tuple[str, ...]:
    """Who has a vote about somebody's seat: everybody else who is here, each person once."""
    found: list[str] = []
    for other in setup.order:
        held = seats[other]
        # The seats of the host's browser are one person's.
        is_counted = held.is_hosts and any(seats[voter].is_hosts for voter in found)
        if other != seat and held.player == "human" and other in here and not is_counted:
            found.append(other)
    return tuple(found)


def is_carried(yes: Collection[str], voters: Collection[str]) -> bool:
    """Whether more than half of those who have a vote say yes.

    >>> is_carried({"red"}, ("red",)), is_carried({"red"}, ("red", "green"))
    (True, False)
    """
    return 2 * len(set(yes) & set(voters)) > len(voters)
