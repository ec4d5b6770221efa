"""The marker that ties a test to the rules whose behaviour it shows."""

import re

import pytest

#: `TOY-ATK-07`, `ATK.6`, `LOS.2a`: words in capitals, then a number, then perhaps a letter for a sub-case.
RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(?:[-.][A-Z][A-Z0-9]*)*[-.][0-9]+[a-z]?")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it shows; `grimtable rules coverage` finds the ids in the text of the file.

    >>> rule("TOY-ATK-07", "TOY-ATK-08").args
    ('TOY-ATK-07', 'TOY-ATK-08')
    """
    if not ids:
        raise ValueError('name at least one rule id, for example @rule("TOY-ATK-07")')
    for rule_id in ids:
        if not RULE_ID.fullmatch(rule_id):
            raise ValueError(f'"{rule_id}" is no rule id; they look like TOY-ATK-07 or ATK.6')
    return pytest.mark.rule(*ids)
