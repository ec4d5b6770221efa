"""Inlining: a question that is one expression is written into its procedure instead of being called.

Most questions of a table (`when`, `stop_if`, `repeat_if`, `seat`) read a field or two:

    def has_moved(state: DoomState, turn: MarineTurn) -> bool:
        return turn.moved

In the text of the procedure this becomes `if memory.moved:`. A function stays a function where it does
anything else than return, names something of its module that is not a plain string or number, or runs other
code than its file says (a mistake planted by `tools.mutate`); and all of them do where somebody traces the
program line by line (a debugger, coverage) or sets the environment variable `GRIMTABLE_CALL_QUESTIONS`.
"""

from __future__ import annotations

import ast
import builtins
import linecache
import os
import sys
import textwrap
from functools import cache
from types import CodeType, FunctionType
from typing import Any, Final

CALLS: Final = "GRIMTABLE_CALL_QUESTIONS"

#: What such an expression may hold; a comprehension or a lambda has names of its own.
_PLAIN: Final = (
    ast.Attribute,
    ast.BinOp,
    ast.BoolOp,
    ast.Call,
    ast.Compare,
    ast.Constant,
    ast.IfExp,
    ast.Name,
    ast.Subscript,
    ast.Tuple,
    ast.UnaryOp,
    ast.boolop,
    ast.cmpop,
    ast.expr_context,
    ast.operator,
    ast.unaryop,
)
MOST_DEPTH: Final = 8
#: Functions of Python itself that such a question may call.
_KNOWN: Final = frozenset({"bool", "len", "max", "min"})


def inlined(question: Any) -> str | None:
    """What a question returns, told of `state` and `memory`; None when it has to be called."""
    if sys.gettrace() is not None or CALLS in os.environ or not isinstance(question, FunctionType):
        return None
    return _expression(question, question.__code__)


@cache
def _expression(question: FunctionType, code: CodeType) -> str | None:
    if question.__closure__ or question.__defaults__ or code.co_argcount != 2 or code.co_kwonlyargcount:
        return None
    # A name of its own, or a plain flow of many lines: no need to read the file.
    if code.co_nlocals != 2 or code.co_stacksize > MOST_DEPTH:
        return None
    function = _written(code)
    if function is None or function.decorator_list:
        return None
    *before, last = function.body
    if any(not _is_docstring(line) for line in before) or not isinstance(last, ast.Return) or not last.value:
        return None
    if not _runs(function, code):
        return None
    renamed = _Renamed(question, [each.arg for each in function.args.args])
    found = _unwrapped(renamed.visit(last.value))
    if renamed.foreign or not all(isinstance(each, _PLAIN) for each in ast.walk(found)):
        return None
    return f"({ast.unparse(ast.fix_missing_locations(found))})"


def _written(code: CodeType) -> ast.FunctionDef | None:
    """A function as it stands in its file."""
    lines = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]
    length = max(end or 0 for _, end, _, _ in code.co_positions()) - code.co_firstlineno + 1
    for more in (0, 1):  # a bracket may be closed on a line of its own
        try:
            (written,) = ast.parse(textwrap.dedent("".join(lines[: length + more]))).body
        except (SyntaxError, ValueError):
            continue
        return written if isinstance(written, ast.FunctionDef) else None
    return None


def _is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _runs(function: ast.FunctionDef, code: CodeType) -> bool:
    """Whether the text of the file is what the function does."""
    function.returns = None
    for each in function.args.args:
        each.annotation = None
    module = compile(ast.Module([function], type_ignores=[]), code.co_filename, "exec", dont_inherit=True)
    (read,) = (each for each in module.co_consts if isinstance(each, CodeType))
    return (read.co_code, read.co_names, read.co_consts) == (code.co_code, code.co_names, code.co_consts)


def _unwrapped(found: ast.expr) -> ast.expr:
    """The same without `bool(…)` where only yes or no is asked: type checkers want it, `if` does not."""
    if isinstance(found, ast.BoolOp):
        return ast.BoolOp(found.op, [_unwrapped(each) for each in found.values])
    if isinstance(found, ast.UnaryOp) and isinstance(found.op, ast.Not):
        return ast.UnaryOp(found.op, _unwrapped(found.operand))
    match found:
        case ast.Call(ast.Name("bool"), [only], []):
            return _unwrapped(only)
    return found


class _Renamed(ast.NodeTransformer):
    """Puts `state` and `memory` for a function's own words, and values for constants of its module."""

    def __init__(self, question: FunctionType, arguments: list[str]) -> None:
        self.names = dict(zip(arguments, ("state", "memory"), strict=True))
        self.globals = question.__globals__
        self.foreign = False  #: whether it names anything else

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.names:
            return ast.Name(self.names[node.id], node.ctx)
        value = self.globals.get(node.id)
        if type(value) in (str, int):
            return ast.Constant(value)
        self.foreign |= node.id not in _KNOWN or value is not None or not hasattr(builtins, node.id)
        return node
