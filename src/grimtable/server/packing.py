"""Packing: what is the same for everybody goes over the wire compressed, and only when it has changed.

Answers about a table are never compressed: they hold secrets beside what others have written, and the length
of such a packet tells of its content.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import Request

#: Shorter documents fit into one packet of the network either way.
_WORTH_IT = 1_000
#: As small as gzip makes it; each document is packed once.
_LEVEL = 9
#: Files that are text; pictures and fonts are packed already.
PACKED_FILES = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
#: Ask each time whether it has changed.
EACH_TIME = "no-cache"


def takes_packed(headers: Headers) -> bool:
    """Whether a browser understands gzip.

    >>> from starlette.datastructures import Headers
    >>> [takes_packed(Headers({"accept-encoding": said})) for said in ("br, gzip", "gzip;q=0", "br", "")]
    [True, False, False, False]
    """
    for part in headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def document(request: Request, body: bytes, media_type: str = "application/json") -> Response:
    """A public document; 304 for who has it already."""
    tag = _tag(body)
    headers = {"etag": tag, "cache-control": EACH_TIME, "vary": "accept-encoding, accept-language"}
    known = (each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(","))
    if tag.removeprefix("W/") in known:
        return Response(status_code=304, headers=headers)
    if len(body) >= _WORTH_IT and takes_packed(request.headers):
        headers["content-encoding"] = "gzip"
        body = _packed(body)
    return Response(body, headers=headers, media_type=media_type)


@lru_cache(maxsize=64)
def _tag(body: bytes) -> str:
    # Weak: the same document, packed or not.
    return f'W/"{sha256(body).hexdigest()[:32]}"'


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


def packed_file(path: Path) -> bytes | None:
    """A file of the client, packed; None where that is not worth it. For threads."""
    if path.suffix not in PACKED_FILES:
        return None
    found = path.stat()
    if found.st_size < _WORTH_IT:
        return None
    return _packed_file(path, found.st_mtime_ns)


@lru_cache(maxsize=512)
def _packed_file(path: Path, changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), _LEVEL, mtime=0)
