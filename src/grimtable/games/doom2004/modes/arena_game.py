"""The course of an arena: one table of steps for every mode in which Marines fight each other.

Chapter DM, and what chapter CTF makes of it (D4X-CTF-01). Set-up stands in `arena_set_up`, a round in
`rounds`; where the two modes part, the steps ask the mode (`ArenaMode`).
"""

from __future__ import annotations

from grimtable.games.doom2004.actions import CallItOff, KeepCard, NameMarine, PlaceMarine, PlayOn
from grimtable.games.doom2004.modes.arena_set_up import (
    begin_draft,
    begin_trading,
    cards_are_common,
    cards_are_dealt,
    cards_are_drafted,
    cards_are_traded,
    cards_to_keep,
    deal_cards,
    draw_starter,
    fill_bins,
    has_flags,
    keep_card,
    keeping_seat,
    lay_out_arena,
    lay_out_common_cards,
    lay_out_pool,
    place,
    places,
    placing_seat,
    raise_flags,
    reveal_cards,
    shuffle_decks,
    somebody_chooses,
    somebody_places,
    starter_is_open,
    why_not_keep,
    why_not_place,
)
from grimtable.games.doom2004.modes.bout import Bout
from grimtable.games.doom2004.modes.rounds import (
    begin_round,
    call_it_off,
    calling_seat,
    close_doors,
    end_turn,
    goes_on,
    has_choice,
    has_doors_to_close,
    its_turn,
    keys_are_due,
    marines_left,
    marines_to_name,
    may_call_it_off,
    miss_turn,
    must_miss,
    name_marine,
    name_the_only_one,
    naming_seat,
    play_on,
    plays,
    return_keys,
    tick_timer,
    why_not_name,
)
from grimtable.games.doom2004.procedures.hazards import has_jets, turn_jets_over
from grimtable.kernel import Step, StopIf, always, ask, call, choice, do, procedure, repeat_if


@procedure("deathmatch", remembers=Bout)
def playing_deathmatch() -> list[Step | StopIf]:
    return _course(placing="D4X-DM-19", naming="D4X-DM-24", round_over="D4X-DM-23", going_on="D4X-DM-59")


@procedure("capture_the_flag", remembers=Bout)
def playing_capture_the_flag() -> list[Step | StopIf]:
    return _course(placing="D4X-CTF-09", naming="D4X-CTF-10", round_over="D4X-CTF-10", going_on="D4X-CTF-16")


def _course(*, placing: str, naming: str, round_over: str, going_on: str) -> list[Step | StopIf]:
    """The steps; what differs in the book are the paragraphs in which some of them stand."""
    return [
        do("D4X-DM-10", lay_out_arena),
        do("D4X-DM-06", lay_out_pool),
        do("D4X-CTF-04", raise_flags, when=has_flags),
        do("D4X-DM-15", shuffle_decks),
        do("D4X-MOD-17", lay_out_common_cards, when=cards_are_common),
        do("D4X-R-108", draw_starter, when=cards_are_drafted, name="draw_drafter"),
        call("D4X-MOD-31", "drafting", remembering=begin_draft, when=cards_are_drafted),
        do("D4X-DM-16", deal_cards, when=cards_are_dealt),
        ask(
            "D4X-DM-16",
            choice(KeepCard, among=cards_to_keep, why_not=why_not_keep, do=keep_card),
            seat=keeping_seat,
            when=somebody_chooses,
            name="keep_card",
        ),
        repeat_if("D4X-DM-16", somebody_chooses, back_to="keep_card"),
        do("D4X-DM-17", reveal_cards),
        call("D4X-MOD-33", "trading", remembering=begin_trading, when=cards_are_traded),
        do("D4X-DM-12", fill_bins),
        do("D4X-DM-18", draw_starter, when=starter_is_open),
        ask(
            placing,
            choice(PlaceMarine, among=places, why_not=why_not_place, do=place),
            seat=placing_seat,
            name="place",
        ),
        repeat_if(placing, somebody_places, back_to="place"),
        do("D4X-DM-23", begin_round),
        ask(
            naming,
            choice(NameMarine, among=marines_to_name, why_not=why_not_name, do=name_marine),
            seat=naming_seat,
            when=has_choice,
            name="name_marine",
        ),
        do("D4X-DM-24", name_the_only_one),
        do("D4X-CTF-17", miss_turn, when=must_miss),
        call("D4X-DM-28", "marine_turn", remembering=its_turn, when=plays),
        do("D4X-DM-56", return_keys, when=keys_are_due),
        do("D4X-LCK-02", close_doors, when=has_doors_to_close),
        do("D04-MAR-14", end_turn),
        repeat_if(round_over, marines_left, back_to="name_marine"),
        do("D4X-FLM-02", turn_jets_over, when=has_jets),
        do("D4X-DM-26", tick_timer),
        ask(
            "D4X-CTF-16",
            always(PlayOn, do=play_on),
            always(CallItOff, do=call_it_off),
            seat=calling_seat,
            when=may_call_it_off,
            name="call_it_off",
        ),
        repeat_if("D4X-CTF-16", may_call_it_off, back_to="call_it_off"),
        repeat_if(going_on, goes_on, back_to="begin_round"),
    ]
