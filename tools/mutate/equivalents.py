"""Equivalents: mutants that change nothing anybody could notice, and why.

A reason is a fact about the code or the rules that makes both readings the same at every table; "no case
shows it" is none. Only what is truly the same stands here: it is left out of the figures.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tools.mutate.mutant import Mutant


class Change(NamedTuple):
    """A change by its place and its words, which stay the same when lines move."""

    path: str  #: below src/grimtable
    function: str
    was: str
    becomes: str


EQUIVALENT: Final[dict[Change, str]] = {
    Change(
        "games/doom2016/topics/movement.py",
        "room",
        'lies = [False] if base == "2x2" else [False, True]',
        'lies = [True] if base == "2x2" else [False, True]',
    ): "a square base covers the same spaces when it is turned",
    Change(
        "games/doom2016/effects/fighting.py", "choose_die", "using.number = 0", "pass"
    ): "both answers to the question that follows set it, and without dice `reroll_die` rolls none",
    Change(
        "games/relic/procedures/engagement.py",
        "battle_with_group",
        "engagement.evading = False",
        "engagement.evading = True",
    ): "only `evades_more` reads it, after the question that sets it; unasked, `could_evade` says no as well",
    Change(
        "games/relic/procedures/missions.py",
        "draw_one_more",
        "receiving.extra = True",
        "receiving.extra = False",
    ): "only `may_draw_more` reads it, before the question; no step leads back to it",
    Change(
        "games/doom2004/procedures/marine_turn.py",
        "deeds",
        "if turn.points > 0 and not turn.movement_ended:",
        "if turn.points > 0 or not turn.movement_ended:",
    ): "each of these lists asks for both again and gives nothing without them; this only saves time",
    Change(
        "games/doom2004/topics/movement.py",
        "moves_from",
        'key = ("demon", here.anchor, here.width)',
        "key = (here.anchor, here.width)",
    ): "a key of a memo: every other one is a number, or begins with a word",
    Change(
        "games/doom2004/views.py",
        "view_of",
        'if key not in ("id", "space", "fragged_at")',
        'if key not in ("id", "space")',
    ): "the name of the space is written under the same key below and takes its place",
    Change(
        "games/doom2004/procedures/hazards.py",
        "marine_ends_in_jet",
        "return lit != 0 and bool(lit >> state.table.marines[turn.seat].space & 1)",
        "return lit != 0 or bool(lit >> state.table.marines[turn.seat].space & 1)",
    ): "`burn_marine` asks for the toll of his own space, and there is none where no jet is lit",
    Change(
        "games/doom2004/topics/movement.py", "moves_from", "passage.memo[key] = found", "pass"
    ): "a memo only saves time: without it the same moves are worked out again",
    Change(
        "games/doom2004/procedures/marine_turn.py",
        "deeds",
        "if turn.attacks > 0:",
        "if turn.attacks > (-1):",
    ): "it differs with no attack left, and then `shots` gives nothing",
    Change(
        "games/doom2004/procedures/activation.py",
        "ducts",
        "if activation.points <= 0 or not scene.ducts >> invader.space & 1:",
        "if activation.points <= 0 and not scene.ducts >> invader.space & 1:",
    ): "every way through a duct is asked of `why_not_duct`, which refuses both; this only saves time",
    Change(
        "games/doom2004/views.py",
        "view_of",
        'if key not in ("id", "space", "fragged_at")',
        'if key not in ("id", "fragged_at")',
    ): "the name of the space is written under the same key below and takes its place",
    Change(
        "games/relic/procedures/engagement.py",
        "carry_out_box",
        "box = space.boxes[max(0, engagement.box)]",
        "box = space.boxes[max((-1), engagement.box)]",
    ): "it is -1 only where there is a single box, which is the first and the last",
    Change(
        "games/relic/changes/cards.py", "renew", "return False", "return True"
    ): "from a deck that is still empty nothing is drawn and nothing is seen, whatever is answered",
    Change(
        "games/relic/procedures/battle.py",
        "look_at_enemy_again",
        "battle.enemy_rerolled = False",
        "pass",
    ): "the step that reads it comes once in a battle and is past",
    Change(
        "games/relic/topics/abilities.py",
        "context",
        'return Resolving(SeatId(seat), CardId(source), "", "", "", 0)',
        'return Resolving(SeatId(seat), CardId(source), "", "", "", (-1))',
    ): "only what is on the stack is asked for its `breaks`, and a context is never put there",
    Change(
        "games/relic/procedures/missions.py",
        "draw_no_more",
        "receiving.extra = True",
        "receiving.extra = False",
    ): "only the question that was answered just now reads it, and it comes once",
    Change(
        "games/relic/procedures/drawing_threats.py",
        "_space_of",
        "return next((space for space, cards in enumerate(state.table.spaces) if card in cards), -1)",
        "return next((space for space, cards in enumerate(state.table.spaces) if card in cards), -2)",
    ): "a card that lies nowhere is only asked whether its space is below 0; it is moved only where it lies",
    Change(
        "games/relic/procedures/shopping.py",
        "buying",
        'stop_if("REL-R-26", is_cut_short, announced=True), ask(',
        "ask(",
    ): "it is one question, put at once with the player's number as it is, and nothing follows the answer",
    Change(
        "games/doom2004/procedures/attack_result.py",
        "decide_hit",
        "accuracy = sheet.abilities.accuracy + attack.bonus_range",
        "accuracy = sheet.abilities.accuracy - attack.bonus_range",
    ): "no verb adds to it: it is 0 at every table",
    Change(
        "games/doom2004/procedures/activation.py",
        "Activation",
        "chained: bool = True",
        "chained: bool = False",
    ): "only a Marine's attack asks for it (`finish_attack`), and an activation is never a Marine's",
    Change(
        "games/doom2004/procedures/attack.py", "Attack", "bonus_range: Sum = 0", "bonus_range: Sum = 1"
    ): "it is set to 0 before the first roll",
    Change(
        "games/doom2004/procedures/attack.py", "Attack", "bonus_damage: Sum = 0", "bonus_damage: Sum = 1"
    ): "it is set to 0 before the first roll",
    Change(
        "games/doom2004/procedures/orders_in_turn.py",
        "orders",
        "if not turn.order_left or state.table.marines[turn.seat].order:",
        "if not turn.order_left and state.table.marines[turn.seat].order:",
    ): "every order is asked of `why_not_order`, which refuses both; this only saves time",
    Change(
        "games/doom2004/modes/scenario.py",
        "ScenarioMode.seats",
        'return (*marines, Seat(INVADER, INVADERS, "Invader"))',
        'return (*marines, Seat(INVADERS, INVADER, "Invader"))',
    ): "the Invader's seat and team have the same name",
    Change(
        "games/doom2004/procedures/spawning.py",
        "Spawning",
        "forgone: bool = False #: the last answer gave a figure up; the next one starts afresh",
        "forgone: bool = True #: the last answer gave a figure up; the next one starts afresh",
    ): "the first step of the procedure sets it before anybody reads it",
    Change(
        "games/doom2004/procedures/deaths.py",
        "settle_wounds",
        "fragged = [marine for marine in table.marines.values() if marine.space >= 0 and marine.wounds <= 0]",
        "fragged = [marine for marine in table.marines.values() "
        "if marine.space >= (-1) and marine.wounds <= 0]",
    ): "who is off the board has his wounds again (D04-FRG-04), or has left unhurt",
    Change(
        "games/doom2004/procedures/knockback.py",
        "why_not_push",
        "if all(there.anchor != action.space for there in landings(state, figure)):",
        "if any(there.anchor != action.space for there in landings(state, figure)):",
    ): "it is asked only of spaces that are not offered, and refuses them all the same",
    Change(
        "games/doom2004/topics/line_of_sight.py",
        "prospects",
        "if len(known) >= MOST_PROSPECTS:",
        "if not (len(known) >= MOST_PROSPECTS):",
    ): "a memo that is emptied too early only costs time",
    Change(
        "games/doom2004/procedures/special_rules.py",
        "_is_used",
        "return bool(rule.once) and "
        "state.table.flags.get(counters.used(name), -1) == period(state, rule.once)",
        "return bool(rule.once) and "
        "state.table.flags.get(counters.used(name), -2) == period(state, rule.once)",
    ): "turns and rounds are counted from 0: what was never used equals none of them",
    Change(
        "games/doom2004/procedures/moving.py",
        "teleports",
        "if marine.space not in state.field.scene.pads or turn.points <= 0 or why_not_move(state, turn):",
        "if marine.space not in state.field.scene.pads or turn.points < 0 or why_not_move(state, turn):",
    ): "without points `pads_to` finds every pad refused by `why_not_teleport`; this only saves time",
    Change(
        "kernel/lasting.py", "Lasting._ends_at", "return False", "return True"
    ): "only whether it is worth looking: `reach` then finds nothing that ends, and puts back what there was",
    Change(
        "kernel/patching.py",
        "_near",
        "near = difflib.get_close_matches(key, known, n=1)",
        "near = difflib.get_close_matches(key, known, n=2)",
    ): "the best comes first, and only that is told",
    Change(
        "kernel/procedure.py", "_any_of", "if len(questions) <= 1:", "if len(questions) <= 0:"
    ): "whether any of a single question holds is its own answer; asking it directly only saves time",
    Change(
        "kernel/state.py", "State._advance", "self.moved = False", "self.moved = True"
    ): "a procedure is left after its first deed then, and gone on with at once where it stood",
    Change(
        "kernel/state.py", "State.begin_below", "self.moved = True", "self.moved = False"
    ): "what lies below is met when the procedure above it has ended, left in between or not",
    Change(
        "kernel/compiling.py",
        "_Writer._stop_if_cut_short",
        "if self.procedure.announced:",
        "if not (self.procedure.announced):",
    ): "looking for cuts only saves asking: it leaves `state.cut` as it is where one is to come",
    Change(
        "kernel/series.py",
        "Ware",
        "can_pay: bool = True #: whether there is enough for it",
        "can_pay: bool = False #: whether there is enough for it",
    ): "whoever makes a ware says it",
    Change(
        "kernel/position.py",
        "put_on_table",
        "check_changes(msgspec.to_builtins(state.table, str_keys=True), position.table)",
        "check_changes(msgspec.to_builtins(state.table, str_keys=False), position.table)",
    ): "only the values of the table are looked at there, never its keys",
    Change(
        "kernel/state.py",
        "State.why_not",
        "if self.result is not None or self.asked is None:",
        "if self.result is not None and self.asked is None:",
    ): "a game that is over asks nobody, and one that asks nobody is over",
    Change(
        "kernel/state.py",
        "",
        'AnyState: TypeAlias = State[Any, Any, "Game[Any, Any]"]',
        "AnyState: TypeAlias = State[Any, Any]",
    ): "what stands in brackets is for type checkers: while the program runs it is the class",
    Change(
        "kernel/state.py",
        "State._run_external",
        "if self.journal is not None and mark is not None:",
        "if self.journal is not None or mark is not None:",
    ): "there is a mark exactly where there is a journal",
    Change(
        "kernel/state.py", "State.__init__", "self.answers = Answers()", "pass"
    ): "whoever makes a state gives it the index before its first step",
    Change(
        "kernel/procedure.py",
        "Procedure.__init__",
        "self.handlers: tuple[dict[type[Action], Handler] | None, ...] = ()",
        "pass",
    ): "compiling sets it, and no game holds a procedure that was not compiled",
    Change(
        "kernel/procedure.py", "StopIf", "announced: bool = False", "announced: bool = True"
    ): "`stop_if` makes them all and always says it",
    Change(
        "kernel/procedure.py", "Step", "reopens: bool = False", "reopens: bool = True"
    ): "`window` always says it, and no other kind of step is asked for it",
    Change(
        "kernel/chance.py",
        "_face",
        "face: F = msgspec.convert(value, type(faces[0]))",
        "face: F = msgspec.convert(value, type(faces[(-1)]))",
    ): "the faces of a die are of one kind",
    Change(
        "kernel/game.py", "Game.setup", "seed: int = 0,", "seed: int = (-1),"
    ): "an abstract method: every game writes its own",
    Change(
        "kernel/compiling.py",
        "advancing",
        "linecache.cache[name] = (len(source), None, source.splitlines(True), name)",
        "linecache.cache[name] = (len(source), None, source.splitlines(False), name)",
    ): "a traceback strips the ends of the lines that it shows",
    Change(
        "games/doom2004/procedures/attack.py", "Attack", "needed: Sum = 0", "needed: Sum = (-1)"
    ): "only `decide_hit` reads it, right after it has written it",
    Change(
        "games/doom2004/procedures/activation.py",
        "take_step",
        '_arrive(state, activation, base_at(state.field, action.space, "2x2", wide=False))',
        '_arrive(state, activation, base_at(state.field, action.space, "2x2", wide=True))',
    ): "a square base is as wide as it is high",
    Change(
        "games/doom2004/topics/movement.py",
        "can_go_on",
        "if points > 0 and field.passage.neighbours[space] & empty:",
        "if points > 1 and field.passage.neighbours[space] & empty:",
    ): "the last line finds the same step; this only saves time",
}


class Kind(NamedTuple):
    """Changes of the same kind wherever they stand."""

    path: str  #: how the path begins, below src/grimtable
    was: re.Pattern[str]
    becomes: re.Pattern[str]


#: Of a kind only what a contract makes the same everywhere stands here.
EQUIVALENT_KINDS: Final[dict[Kind, str]] = {
    Kind(
        "games/", re.compile(r"stop_if\(.*announced=True"), re.compile(r"stop_if\(.*announced=False")
    ): "only how often it is asked: what turns the answer announces it, which conformance tests check",
}

#: Questions about two that both answer alike, by the path they are asked below: who sees, who is near, who is
#: an enemy. The rules put these questions of both at once.
SYMMETRIC: Final = {
    "games/doom2004/": ("is_enemy",),
    "games/doom2016/": ("sees", "is_within", "are_adjacent", "distance"),
}


def reason(mutant: Mutant) -> str:
    """Why nobody can notice this mutant; nothing when somebody could."""
    path = mutant.path.removeprefix("src/grimtable/")
    for begin, names in SYMMETRIC.items():
        if path.startswith(begin) and only_exchanges(mutant.was, mutant.becomes, names):
            return "asked of two who answer alike"
    for kind, why in EQUIVALENT_KINDS.items():
        if path.startswith(kind.path) and kind.was.search(mutant.was) and kind.becomes.search(mutant.becomes):
            return why
    return EQUIVALENT.get(Change(path, mutant.function, mutant.was, mutant.becomes), "")


def only_exchanges(was: str, becomes: str, names: tuple[str, ...]) -> bool:
    """Whether the only difference is that one of these calls has its last two figures the other way round.

    >>> only_exchanges("if sees(state, one, other):", "if sees(state, other, one):", ("sees",))
    True
    >>> only_exchanges("in_cover(state, one, other)", "in_cover(state, other, one)", ("sees",))
    False
    """
    one = r"([\w.\[\]]+)"
    call = re.compile(rf"(\b(?:{'|'.join(names)})\(state, |\bsight\.sees\(){one}, {one}(?=[,)])")
    return any(
        was[: found.start()] + f"{found[1]}{found[3]}, {found[2]}" + was[found.end() :] == becomes
        for found in call.finditer(was)
    )
