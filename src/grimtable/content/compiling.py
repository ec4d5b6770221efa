"""Compiling: the written form of effects, conditions and amounts becomes bound calls of registered functions.

Nothing here evaluates text or imports anything: a pack can only name functions that the game has registered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from grimtable.content import limits
from grimtable.content.amounts import RESERVED, Amount
from grimtable.content.binding import bind
from grimtable.content.conditions import AllOf, AnyOf, Condition, Conditions, Counting, Not
from grimtable.content.effects import Call, Effect
from grimtable.content.problems import KeyPath, did_you_mean, quoted
from grimtable.content.registry import Entry, Sort
from grimtable.content.shapes import COMPILED, expected, found, shape_of

if TYPE_CHECKING:
    from grimtable.content.checking import Check

FAILED: Final[Any] = object()
"""Stands for a value that could not be converted; its problems are already reported."""

_COMBINING: Final = ("not", "any", "all")


def compile_as(type: type, value: object, path: KeyPath, check: Check) -> object:
    """The compiled form of a value, or FAILED after its mistakes have been reported."""
    compiled: object | None
    if type is Effect:
        compiled = compile_effect(value, path, check)
    elif type is Conditions:
        compiled = compile_conditions(value, path, check)
    elif type is Amount:
        compiled = compile_amount(value, path, check)
    else:
        raise TypeError(f"content cannot hold values of {type.__name__}")
    return FAILED if compiled is None else compiled


def compile_effect(value: object, path: KeyPath, check: Check) -> Effect | None:
    """A `do` list: tables with a verb and its parameters, or just the name of a verb that takes none."""
    if not isinstance(value, (list, tuple)):
        check.report(path, f"expected {COMPILED[Effect]}, found {found(value)}")
        return None
    calls = [_compile_call(written, (*path, index), check) for index, written in enumerate(value)]
    sound = tuple(call for call in calls if call is not None)
    return Effect(sound, value) if len(sound) == len(calls) else None


def _compile_call(written: object, path: KeyPath, check: Check) -> Call | None:
    named = _named("verb", written, path, check)
    if named is None:
        return None
    entry, arguments = named
    guard: Conditions | None = Conditions.ALWAYS
    if "if" in arguments:
        guard = compile_conditions(arguments.pop("if"), (*path, "if"), check)
    bound = _bind(entry, arguments, path, check)
    if bound is None or guard is None:
        return None
    run, parameters = bound
    return Call(entry.name, run, written, parameters, guard, pauses=entry.pauses)


def compile_conditions(value: object, path: KeyPath, check: Check) -> Conditions | None:
    """An `if`: one condition, or a list of conditions that must all hold."""
    if not isinstance(value, (list, tuple)):
        single = _compile_condition(value, path, check)
        return None if single is None else Conditions((single,), value)
    tests = [_compile_condition(written, (*path, index), check) for index, written in enumerate(value)]
    sound = tuple(test for test in tests if test is not None)
    return Conditions(sound, value) if len(sound) == len(tests) else None


def _compile_condition(written: object, path: KeyPath, check: Check) -> Condition | None:
    if isinstance(written, dict) and "condition" not in written:
        for combining in _COMBINING:
            if combining in written:
                return _compile_combination(combining, written, path, check)
    named = _named("condition", written, path, check)
    if named is None:
        return None
    entry, arguments = named
    bound = _bind(entry, arguments, path, check)
    if bound is None:
        return None
    holds, parameters = bound
    return Condition(entry.name, holds, written, parameters)


def _compile_combination(
    name: str, written: dict[str, object], path: KeyPath, check: Check
) -> Condition | None:
    inner = compile_conditions(written[name], (*path, name), check)
    for key in written:
        if key != name:
            check.report((*path, key), f"unknown key {quoted(key)}; {{ {name} = … }} stands alone")
            return None
    if inner is None:
        return None
    if not inner.tests:
        check.report((*path, name), f'expected at least one condition in "{name}"')
        return None
    check.count_call(path)
    tests = tuple(test.holds for test in inner.tests)
    if name == "not":
        return Condition(name, Not(inner.hold).hold, written, parts=inner.tests)
    combined = AnyOf(tests) if name == "any" else AllOf(tests)
    return Condition(name, combined.hold, written, parts=inner.tests)


def compile_amount(value: object, path: KeyPath, check: Check) -> Amount | None:
    """A whole number, the name of a quantity, or a table that counts one and works on the count."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Amount.of(value) if _is_small(value, path, check) else None
    if not isinstance(value, (str, dict)):
        check.report(path, f"expected {COMPILED[Amount]}, found {found(value)}")
        return None
    named = _named("quantity", value, path, check)
    if named is None:
        return None
    entry, arguments = named
    reckoning: dict[str, int | None] = {}
    round_up = False
    sound = True
    for key in RESERVED[1:]:
        if key not in arguments:
            continue
        given = arguments.pop(key)
        if key == "round":
            round_up = given == "up"
            if given not in ("up", "down"):
                check.report((*path, key), f'expected "up" or "down", found {found(given)}')
                sound = False
        elif not isinstance(given, int) or isinstance(given, bool):
            check.report((*path, key), f"expected a whole number, found {found(given)}")
            sound = False
        elif not _is_small(given, (*path, key), check):
            sound = False
        elif key == "divide_by" and given < 1:
            check.report((*path, key), f"expected a whole number of at least 1, found {given}")
            sound = False
        else:
            reckoning[key] = given
    bound = _bind(entry, arguments, path, check)
    if bound is None or not sound:
        return None
    function, parameters = bound
    return Amount(
        entry.name,
        function,
        parameters,
        value,
        times=_number(reckoning, "times", 1),
        divide_by=_number(reckoning, "divide_by", 1),
        round_up=round_up,
        plus=_number(reckoning, "plus", 0),
        at_least=reckoning.get("at_least"),
        at_most=reckoning.get("at_most"),
    )


def _is_small(number: int, path: KeyPath, check: Check) -> bool:
    """Whether rules can count to this number without anybody having to wait."""
    if abs(number) <= limits.LARGEST_AMOUNT:
        return True
    check.report(path, f"the number {str(number)[:20]} is larger than {limits.LARGEST_AMOUNT:,}")
    return False


def _number(reckoning: Mapping[str, int | None], key: str, otherwise: int) -> int:
    number = reckoning.get(key)
    return otherwise if number is None else number


def _named(
    sort: Sort, written: object, path: KeyPath, check: Check
) -> tuple[Entry, dict[str, object]] | None:
    """The registered function that a name or a table names, and what the table gives beside the name."""
    key = "count" if sort == "quantity" else sort
    arguments: dict[str, object] = {}
    if isinstance(written, str):
        name: object = written
        place = path
    elif isinstance(written, dict):
        if key not in written:
            check.report(
                path, f"the key {quoted(key)} is missing; it names a {sort}", _misspelt(key, written)
            )
            return None
        arguments = {name: value for name, value in written.items() if name != key}
        name = written[key]
        place = (*path, key)
    else:
        check.report(path, f"expected a table with the key {quoted(key)}, found {found(written)}")
        return None
    if not isinstance(name, str):
        check.report(place, f"expected the name of a {sort}, found {found(name)}")
        return None
    check.count_call(path)
    entry = check.registry.find(sort, name)
    if entry is None:
        check.report(place, f"unknown {sort} {quoted(name)}", check.registry.nearest(sort, name))
        return None
    return entry, arguments


def _misspelt(key: str, written: dict[str, object]) -> str | None:
    """The wanted key, if the table has one that looks like it."""
    return key if did_you_mean(key, written) is not None else None


def _bind(
    entry: Entry, arguments: dict[str, object], path: KeyPath, check: Check
) -> tuple[Any, dict[str, object]] | None:
    """The function with its arguments bound, and the arguments by key; None after reporting mistakes."""
    parameters = entry.parameters
    sound = True
    meant: set[str | None] = set()
    given: dict[str, object] = {}
    fixed: dict[str, object] = {}
    counted: list[tuple[str, Amount]] = []
    for key, value in arguments.items():
        parameter = parameters.get(key)
        place = (*path, key)
        if parameter is None:
            unused = [name for name in parameters if name not in arguments]
            takes = (
                f"it takes {', '.join(quoted(name) for name in parameters)}"
                if parameters
                else "it takes none"
            )
            what = f"the {entry.sort} {quoted(entry.name)} has no parameter {quoted(key)}; {takes}"
            near = did_you_mean(key, unused)
            check.report(place, what, near)
            meant.add(near)
            sound = False
        elif parameter.counted:
            amount = compile_amount(value, place, check)
            if amount is None:
                sound = False
            else:
                given[key] = amount
                if amount.fixed is not None:
                    fixed[parameter.name] = amount.fixed
                else:
                    counted.append((parameter.name, amount))
        else:
            converted = check.convert(value, parameter.annotation, place)
            if converted is FAILED:
                sound = False
            elif isinstance(converted, int) and not _is_small(converted, place, check):
                sound = False
            else:
                given[key] = fixed[parameter.name] = converted
    for key, parameter in parameters.items():
        if parameter.required and key not in arguments and key not in meant:
            kind = COMPILED[Amount] if parameter.counted else expected(shape_of(parameter.annotation))
            check.report(
                path, f"the {entry.sort} {quoted(entry.name)} needs the parameter {quoted(key)} ({kind})"
            )
            sound = False
    if not sound:
        return None
    if counted:
        return Counting(entry.function, fixed, tuple(counted)).call, given
    return _fix(entry, fixed), given


def _fix(entry: Entry, fixed: dict[str, object]) -> Any:
    """The function with what content gave; parameters it left out keep their defaults."""
    parameters = list(entry.parameters.values())
    while parameters and parameters[-1].name not in fixed:
        parameters.pop()
    return bind(entry.function, tuple(fixed.get(each.name, each.default) for each in parameters))
