"""Citations: which lines of code, cases and tests name a rule, and whether they do more than remark on it."""

import io
import re
import tokenize
from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from grimtable.rulebook.identifier import ids_with
from grimtable.rulebook.project import Place, Source

# A line with these words names an id that is wrong on purpose, in a test of what happens then.
MADE_UP = "made-up rule id"

_LAYOUT = frozenset({tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING})
_INVISIBLE = frozenset({tokenize.NL, tokenize.COMMENT})
_QUOTED_OR_COMMENT = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|#")
# What a case is about: its list `rules = […]` and the `rule = "…"` of an expectation.
_CASE_KEYS = re.compile(
    r"^[ \t]*rules[ \t]*=[ \t]*\[[^\]]*\]|\brule[ \t]*=[ \t]*(?:\"[^\"\n]*\"|'[^'\n]*')", re.MULTILINE
)


_NAMES_QUESTION = re.compile(r"^(?:asks|question)[ \t]*=", re.MULTILINE)
_NAMES_OFFERS = re.compile(r"^(?:only_)?offered[ \t]*=", re.MULTILINE)


class Citation(msgspec.Struct, frozen=True, order=True):
    """One id in one line of one file."""

    rule: str
    file: str
    line: int
    place: Place
    game: str = ""
    #: in Python: inside a comment or docstring; in content: inside a comment; in a case: outside its keys
    remark: bool = False
    #: in a case: whether it shows a question, put to a seat, with what is offered
    asks: bool = False

    @property
    def where(self) -> str:
        """`file:line`, as editors open it."""
        return f"{self.file}:{self.line}"


def citations_in(source: Source, text: str, pattern: re.Pattern[str]) -> list[Citation]:
    """Every id of the pattern in one file, in the order of the text."""
    found = [(match.group(), match.start()) for match in pattern.finditer(text)]
    if not found:
        return []
    if source.path.suffix == ".py":
        remarks = _python_remarks(text)
    elif source.place == "case":
        remarks = _outside_case_keys(text)
    else:
        remarks = _toml_comments(text)
    asks = source.place == "case" and _shows_a_question(text)
    starts = [start for start, _ in remarks]
    line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
    cited: list[Citation] = []
    for rule, offset in found:
        line = bisect_right(line_starts, offset)
        end = line_starts[line] if line < len(line_starts) else len(text)
        if MADE_UP in text[line_starts[line - 1] : end]:
            continue
        span = bisect_right(starts, offset) - 1
        remark = span >= 0 and offset < remarks[span][1]
        cited.append(Citation(rule, source.name, line, source.place, source.game, remark, asks))
    return cited


def scan(sources: Iterable[Source], prefixes: Iterable[str], only: str = "") -> list[Citation]:
    """The citations in all these files of ids with these prefixes, or of `only` one id."""
    pattern = ids_with(prefixes)
    citations: list[Citation] = []
    for source in sources:
        try:
            text = source.path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue  # it went away, or may not be read, since the folder was listed: it cites nothing
        if only in text:
            citations.extend(citations_in(source, text, pattern))
    return [citation for citation in citations if citation.rule == only] if only else citations


def _python_remarks(text: str) -> list[tuple[int, int]]:
    """Spans of comments and of strings that are statements of their own (docstrings)."""
    # Tokens count lines as `readline` does, so the offsets of those lines are the ones to add up.
    lines = io.StringIO(text).readlines()
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line))
    spans: list[tuple[int, int]] = []
    before = tokenize.ENCODING
    alone: list[tuple[int, int]] = []
    try:
        for token in tokenize.generate_tokens(iter([*lines, ""]).__next__):
            if token.type == tokenize.COMMENT:
                spans.append(_span(token, offsets))
            if token.type in _INVISIBLE:
                continue
            if token.type == tokenize.STRING and (before in _LAYOUT or alone):
                alone.append(_span(token, offsets))
            else:
                if token.type in (tokenize.NEWLINE, tokenize.ENDMARKER):
                    spans.extend(alone)
                alone = []
            before = token.type
    except (tokenize.TokenError, SyntaxError):
        return [(0, len(text))]  # what does not parse does not run: it can only be a remark
    return sorted(spans)


def _span(token: tokenize.TokenInfo, offsets: list[int]) -> tuple[int, int]:
    """From where to where in the text a token stands, given where its lines begin."""
    start = offsets[token.start[0] - 1] + token.start[1]
    return start, start + len(token.string)


def _toml_comments(text: str) -> list[tuple[int, int]]:
    """Spans from a `#` outside quotes to the end of its line."""
    spans: list[tuple[int, int]] = []
    offset = 0
    for line in text.split("\n"):
        for found in _QUOTED_OR_COMMENT.finditer(line):
            if found.group() == "#":
                spans.append((offset + found.start(), offset + len(line)))
                break
        offset += len(line) + 1
    return spans


def _outside_case_keys(text: str) -> list[tuple[int, int]]:
    """Everything in a case but the values of `rules` and `rule`; comments inside them are remarks too."""
    comments = _toml_comments(text)
    spans = list(comments)
    end = 0
    starts = [start for start, _ in comments]
    for found in _CASE_KEYS.finditer(text):
        span = bisect_right(starts, found.start()) - 1
        if span >= 0 and found.start() < comments[span][1]:
            continue  # a key that is commented out
        spans.append((end, found.start()))
        end = found.end()
    spans.append((end, len(text)))
    return _merged(spans)


def _shows_a_question(text: str) -> bool:
    """Whether an expectation of a case names who is asked, or what, together with what is offered."""
    return any(
        _NAMES_QUESTION.search(block) and _NAMES_OFFERS.search(block)
        for block in text.split("[[")
        if block.startswith("expect]]")
    )


def _merged(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same spans, sorted, without overlaps."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged
