"""The keyring: what tokens open. Every token of a seat that the host is told is an invitation.

Sitting down spends it: whoever sits down gets a token of their own, and the link that brought them opens
nothing any more. So nobody but them has the key of their seat. Spent tokens are remembered, so that links can
say so.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, update

from grimtable.server import schema
from grimtable.server.stored import StoredKey
from grimtable.server.writer import Statement


def keying(key: StoredKey) -> Statement:
    """What keeps a new token."""
    return insert(schema.keys), {
        "hash": key.hash,
        "table_id": key.table,
        "role": key.role,
        "seat": key.seat,
        "since": key.since,
    }


def sitting_since(key: StoredKey) -> float:
    """Since when whoever sits down with this key has sat there: with a seat's own token, as before."""
    return key.since if key.role == "seat" else time.time()


def spending(table: str, seat: str, *roles: str) -> Statement:
    """What ends the tokens of a seat that have one of these roles."""
    keys = schema.keys.c
    chosen = (keys.table_id == table) & (keys.seat == seat) & keys.role.in_(roles)
    return update(schema.keys).where(chosen).values(role="spent"), {}


def forgetting(table: str, seat: str) -> Statement:
    """What removes the spent tokens of a seat."""
    keys = schema.keys.c
    chosen = (keys.table_id == table) & (keys.seat == seat) & (keys.role == "spent")
    return delete(schema.keys).where(chosen), {}
