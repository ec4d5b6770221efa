"""Keyed chance: dice that nobody can foresee and that every player can prove afterwards.

A secret of 256 bits from the system decides every die and every shuffle. It is written as 64 hexadecimal
digits, and the SHA-256 of that text is its **seal**: shown before the first die falls, it binds the table to
the secret without giving it away. After the end the secret is told, and then anybody can compute the seal and
every number again: number n of the stream is

    BLAKE2b(n as 8 bytes, key = secret, person = "grimtable dice 1", 8 bytes long), both little-endian

and a die of k faces takes the remainder by k of the next number that is below the largest multiple of k.
"""

from __future__ import annotations

import secrets  # noqa: TID251  # the one secret that chance of people starts from
from hashlib import blake2b, sha256

import msgspec

from grimtable.kernel.chance import Chance
from grimtable.kernel.errors import ChanceError

#: What a stream is for, so that no two purposes ever draw the same numbers from one secret.
_DICE = b"grimtable dice 1"
_BOTS = b"grimtable bots 1"

_NUMBERS = 1 << 64

#: Seals and secrets are as long as this.
DIGITS = 64


def is_digits(text: str) -> bool:
    """Whether this is written like a seal or a secret.

    >>> is_digits("0f" * 32), is_digits("0F" * 32), is_digits("0f")
    (True, False, False)
    """
    return len(text) == DIGITS and not set(text) - set("0123456789abcdef")


def seal_of(secret: str) -> str:
    """The seal of a secret: `printf %s SECRET | sha256sum` says the same.

    >>> seal_of("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return sha256(secret.encode()).hexdigest()


class Key:
    """A seal and, where it is known, the secret behind it.

    What is made of a state (JSON, digests, snapshots, messages to bots) holds the seal alone: a key that is
    read back has no secret until a session that knows it gives it back.
    """

    __slots__ = ("_secret", "seal")

    def __init__(self, seal: str, secret: str | None = None) -> None:
        self.seal = seal
        self._secret = secret

    @classmethod
    def new(cls) -> Key:
        """A secret that nobody knows yet."""
        return cls.of(secrets.token_hex(32))

    @classmethod
    def of(cls, secret: str) -> Key:
        """The key that this secret makes."""
        if not is_digits(secret):
            raise ChanceError(f"a secret has {DIGITS} digits from 0 to f")
        return cls(seal_of(secret), secret)

    @property
    def is_locked(self) -> bool:
        """Whether the secret is not known here."""
        return self._secret is None

    @property
    def secret(self) -> str:
        """The secret itself: for the record after the end, and for whoever keeps the table."""
        if self._secret is None:
            raise ChanceError(f"the secret behind the seal {self.seal} is not known here")
        return self._secret

    def number(self, place: int) -> int:
        """The number at this place of the stream: 64 bits."""
        stream = blake2b(
            place.to_bytes(8, "little"), digest_size=8, key=bytes.fromhex(self.secret), person=_DICE
        )
        return int.from_bytes(stream.digest(), "little")

    def seed_of_bots(self) -> int:
        """Where the choices of bots start: as hard to guess as the dice, and it says nothing about them."""
        stream = blake2b(digest_size=7, key=bytes.fromhex(self.secret), person=_BOTS)
        return int.from_bytes(stream.digest(), "little")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and other.seal == self.seal

    def __hash__(self) -> int:
        return hash(self.seal)

    def __repr__(self) -> str:
        # A key may turn up in a log or a traceback; its secret must not.
        return f"Key({self.seal[:12]}…{', locked' if self.is_locked else ''})"


class Keyed(Chance, kw_only=True):
    """The state of keyed chance. `word` is how many numbers of the stream were taken."""

    key: Key

    def copy(self) -> Keyed:
        return Keyed(self.source, self.word, self.drawn, self.script.copy(), self.strict, key=self.key)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely: a number of the odd end is thrown away."""
        enough = _NUMBERS - _NUMBERS % bound
        while True:
            number = self.key.number(self.word)
            self.word += 1
            if number < enough:
                return number % bound


def keyed(key: Key, drawn: int = 0) -> Keyed:
    """A keyed source at the beginning of its stream.

    >>> chance = keyed(Key.of("00" * 32))
    >>> [chance.below(6) for _ in range(8)]
    [0, 3, 5, 0, 2, 5, 4, 1]
    """
    return Keyed("keyed", drawn=drawn, key=key)


def plain_chance(chance: Chance) -> object:
    """The state of chance as plain data; of a key only its seal."""
    return msgspec.to_builtins(chance, enc_hook=_seal)


def read_chance(plain: object) -> Chance:
    """The state of chance that plain data describes; a key that is read is locked."""
    is_keyed = isinstance(plain, dict) and "key" in plain
    return msgspec.convert(plain, Keyed if is_keyed else Chance, dec_hook=_locked)


def _seal(key: object) -> str:
    if not isinstance(key, Key):
        raise NotImplementedError(f"a state of chance holds no {type(key).__name__}")
    return key.seal


def _locked(kind: type, seal: object) -> Key:
    if kind is not Key or not isinstance(seal, str) or not is_digits(seal):
        raise ValueError(f"a seal has {DIGITS} digits from 0 to f")
    return Key(seal)
