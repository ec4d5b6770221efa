"""Mistakes in Python: what a tired author might have written instead.

Left alone are words for people (docstrings, f-strings, sentences of refusals), types, decorators, assertions,
and what is raised: no rule of play lies in them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from tools.mutate.mutant import Mutant, changed_lines

COMPARISONS: Final = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: Final = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_NAMED: Final = (ast.Name, ast.Attribute, ast.Subscript)
#: Functions whose arguments in another order are no mistake that anybody makes, or nothing but a crash.
NOT_SWAPPED: Final = {
    "isinstance",
    "cast",
    "getattr",
    "setattr",
    "hasattr",
    "Option",
    "zip",
    "TypeVar",
}
#: What a class says of itself that no rule asks for: how loudly an event is told.
TOLD: Final = {"weight", "version"}
#: What says no: a rule, a reason and its values.
REFUSALS: Final = {"Refusal", "refuse"}
STEPS: Final = {"do", "ask", "window", "call", "moment", "stop_if", "repeat", "repeat_if"}


def python_mutants(path: str, text: str) -> list[Mutant]:
    """Every mutant of one module, in the order of the text."""
    finder = _Finder(path, text)
    finder.visit(ast.parse(text))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.after))


class _Finder(ast.NodeVisitor):
    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.found: list[Mutant] = []
        self._starts = [0]
        for line in text.split("\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._raw = [line.encode() for line in text.split("\n")]
        self._names: list[str] = []
        self._functions: list[ast.FunctionDef] = []
        self._lines = (1, 1)

    # ------------------------------------------------------------ where we are

    def _offset(self, line: int, column: int) -> int:
        return self._starts[line - 1] + len(self._raw[line - 1][:column].decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def _source(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.text[start:end]

    def _add(self, operator: str, start: int, end: int, after: str) -> None:
        was, becomes = changed_lines(self.text, start, end, after)
        self.found.append(
            Mutant(
                self.path,
                start,
                end,
                after,
                operator,
                self.text.count("\n", 0, start) + 1,
                self._lines,
                ".".join(self._names),
                was,
                becomes,
                at_import=not self._functions,
            )
        )

    def _replace(self, operator: str, node: ast.expr | ast.stmt, after: str) -> None:
        self._add(operator, *self._span(node), after)

    def _between(self, operator: str, left: ast.expr, right: ast.expr, sought: str, after: str) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        word = rf"\b{sought}\b" if sought[0].isalpha() else sought
        found = re.search(word, self.text[start:end])
        if found:
            self._add(operator, start + found.start(), start + found.end(), after)

    # ------------------------------------------------------------ statements

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        before = self._lines
        body = getattr(node, "body", None)
        last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or node.lineno
        self._lines = (node.lineno, max(node.lineno, last))
        super().visit(node)
        self._lines = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._names.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._functions.append(node)
        for statement in node.body:
            self.visit(statement)
        self._functions.pop()
        self._names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name) and node.target.id in TOLD:
            return
        if node.value is not None:
            if self._functions and not isinstance(node.target, ast.Name):
                self._replace("statement dropped", node, "pass")
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if any(name.startswith("__") for name in names):
            return
        if not self._functions and isinstance(node.value, ast.Subscript):
            return  # a type by another name
        if self._functions and not names:
            self._replace("statement dropped", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace("statement dropped", node, "pass")
        sign = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+=")}.get(type(node.op))
        if sign:
            self._between("sign turned", node.target, node.value, re.escape(sign[0]), sign[1])
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._replace("statement dropped", node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        if self._functions and isinstance(node.value, ast.Call):
            self._replace("statement dropped", node, "pass")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace("statement dropped", node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._replace("statement dropped", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        value = node.value
        if value is None:
            self._replace("statement dropped", node, "pass")
            return
        if isinstance(value, ast.Call) and _name(value.func) in REFUSALS:
            self._replace("refusal dropped", value, "None")
        returns = self._functions[-1].returns if self._functions else None
        if isinstance(returns, ast.Name) and returns.id == "bool" and not _is_plain(value):
            self._replace("answer turned", value, f"not ({self._source(value)})")
        self.visit(value)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in self._source(node.test):
            return
        self._negate(node.test)
        self.visit(node.test)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted is for readers of the code."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is raised are words."""

    # ------------------------------------------------------------ expressions

    def _negate(self, test: ast.expr) -> None:
        if not _is_plain(test):
            self._replace("condition turned", test, f"not ({self._source(test)})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            if not _is_plain(test):
                self._replace("condition turned", test, f"(not ({self._source(test)}))")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip(
            (node.left, *node.comparators), node.ops, node.comparators, strict=False
        ):
            sought, after = COMPARISONS[type(operator)]
            self._between("comparison", left, right, sought, after)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sought, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between("and, or", left, right, sought, after)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sign = ARITHMETIC.get(type(node.op))
        if sign:
            self._between("sign turned", node.left, node.right, *sign)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace("not dropped", node, f"bool({self._source(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace("truth turned", node, str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self._replace("number", node, str(other) if other >= 0 else f"({other})")

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of `zip`: an assertion
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words for people."""

    def visit_Call(self, node: ast.Call) -> None:
        called = _name(node.func)
        if called in NAMES and isinstance(node.func, ast.Name):
            self._replace("least and most", node.func, NAMES[called])
        if called in REFUSALS:
            return  # a rule, a reason and its values
        if called not in NOT_SWAPPED:
            for one, other in zip(node.args, node.args[1:], strict=False):
                self._swap(one, other)
        self.generic_visit(node)

    def _swap(self, one: ast.expr, other: ast.expr) -> None:
        """Two names may be mixed up; nobody mixes up the table itself, or a name and a number."""
        if not isinstance(one, _NAMED) or not isinstance(other, _NAMED):
            return
        first, second = self._source(one), self._source(other)
        if first == second or {first, second} & {"state", "self"}:
            return
        (start, middle), (resumed, end) = self._span(one), self._span(other)
        self._add("arguments exchanged", start, end, second + self.text[middle:resumed] + first)

    def visit_List(self, node: ast.List) -> None:
        self._items(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        self._items(node)

    def visit_Set(self, node: ast.Set) -> None:
        self._items(node)

    def _items(self, node: ast.List | ast.Tuple | ast.Set) -> None:
        """A step of a procedure, or a word of a list of words, may be forgotten."""
        if isinstance(getattr(node, "ctx", None), ast.Store):
            return
        for place, item in enumerate(node.elts):
            if len(node.elts) < 2:
                break
            is_step = isinstance(item, ast.Call) and _name(item.func) in STEPS
            is_word = isinstance(item, ast.Constant) and isinstance(item.value, str)
            if not is_step and not (is_word and not (isinstance(node, ast.Tuple) and len(node.elts) == 2)):
                continue
            start, end = self._span(item)
            if place + 1 < len(node.elts):
                self._add(
                    "step dropped" if is_step else "word dropped",
                    start,
                    self._span(node.elts[place + 1])[0],
                    "",
                )
            else:
                self._add(
                    "step dropped" if is_step else "word dropped",
                    self._span(node.elts[place - 1])[1],
                    end,
                    "",
                )
        self.generic_visit(node)


def _name(node: ast.expr) -> str:
    """The last word of what is called.

    >>> _name(ast.parse("state.emit(1)").body[0].value.func)  # type: ignore[attr-defined]
    'emit'
    """
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_plain(test: ast.expr) -> bool:
    """Whether another operator turns this condition already."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and not isinstance(test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def operators(mutants: list[Mutant]) -> Iterator[str]:
    """The operators that occur, each once."""
    yield from dict.fromkeys(mutant.operator for mutant in mutants)
