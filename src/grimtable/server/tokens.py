"""Tokens: the unguessable keys of seats. The server keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets

#: Without letters and digits that look alike, so that an address can be read aloud.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_token() -> str:
    """A key that nobody guesses: 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is stored of a token. It is as random as the hash, so it needs neither salt nor delay.

    >>> len(hash_of("anything"))
    64
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """A short public name that is not found by trying: 49 random bits.

    >>> len(new_table_id())
    10
    """
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))
