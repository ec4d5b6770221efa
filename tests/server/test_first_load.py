"""The first load: few bytes over the wire, and none twice."""

from __future__ import annotations

import gzip
import re
import zlib
from pathlib import Path

import msgspec
import pytest

from grimtable.server.application import STATIC
from tests.server.support import Answered, House

#: Bytes to the start page, everything counted: page, scripts, styles, fonts and what it asks the server.
MOST = 250_000
PACKED = {"Accept-Encoding": "gzip, br"}
PUBLIC = ("/api/games", "/api/games/skirmish/maps", "/api/games/relic/items", "/api/games/doom2004/rules")


def get(house: House, path: str, **more: str) -> Answered:
    return house.request("GET", path, headers={**PACKED, **more})


@pytest.mark.parametrize("path", PUBLIC)
def test_what_everybody_may_ask_is_packed_and_asked_for_once(house: House, path: str) -> None:
    plain, packed = house.request("GET", path), get(house, path)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"]
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) * 2 < len(plain.body)
    assert packed.headers["etag"] == plain.headers["etag"]
    again = get(house, path, **{"If-None-Match": packed.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    other = get(house, f"{path}?language=de", **{"If-None-Match": 'W/"another"'})
    assert other.status == 200


def test_answers_about_a_table_are_neither_packed_nor_kept(house: House) -> None:
    """Secrets beside what others have written: the length of such a packet would tell."""
    table = house.make()
    for path in (table.path, f"{table.path}/record", f"{table.path}/replay"):
        answer = house.request("GET", path, token=table.host, headers=PACKED)
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


def test_the_games_are_told_without_their_maps(house: House) -> None:
    games = house.request("GET", "/api/games").body
    assert b'"places"' not in games
    assert len(zlib.compress(games)) < 20_000  # as it goes over the wire
    for game in msgspec.json.decode(games)["games"]:
        maps = house.ask("GET", f"/api/games/{game['id']}/maps")["maps"]
        assert list(maps) == [scenario["id"] for scenario in game["scenarios"]]


def test_files_of_the_client_are_packed_and_those_with_a_hash_kept_for_ever(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>Grimtable</p>" * 100)
    (static / "assets" / "index-1a2b.js").write_text("let a = 1;" * 500)
    (static / "assets" / "font-1a2b.woff2").write_bytes(b"wOF2" * 500)
    house = House(tmp_path)
    try:
        script = get(house, "/assets/index-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert gzip.decompress(script.body) == house.request("GET", "/assets/index-1a2b.js").body
        assert "content-encoding" not in get(house, "/assets/font-1a2b.woff2").headers
        page = get(house, "/")
        assert page.headers["cache-control"] == "no-cache"
        again = get(house, "/", **{"If-None-Match": page.headers["etag"]})
        assert (again.status, again.headers["cache-control"]) == (304, "no-cache")
        (static / "index.html").write_text("<p>another</p>" * 200)
        changed = get(house, "/", **{"If-None-Match": page.headers["etag"]})
        assert gzip.decompress(changed.body).startswith(b"<p>another")
    finally:
        house.close()


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser client is not built")
def test_the_start_page_comes_in_few_bytes(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.close()
    house.static = STATIC
    house.open()
    try:
        page = get(house, "/")
        text = gzip.decompress(page.body).decode()
        linked = set(re.findall(r'(?:src|href)="\./([^"]+)"', text))
        assert any(name.endswith(".js") for name in linked)
        styles = [name for name in linked if name.endswith(".css")]
        fonts = {
            f"assets/{font}"
            for style in styles
            for font in re.findall(r"([\w-]+-latin-\d+-normal-[\w-]+\.woff2)", (STATIC / style).read_text())
        }
        asked = ["/api/games?language=en", *(f"/{name}" for name in sorted(linked | fonts))]
        sizes = {path: len(get(house, path).body) for path in asked}
    finally:
        house.close()
    assert len(page.body) + sum(sizes.values()) < MOST, sizes
