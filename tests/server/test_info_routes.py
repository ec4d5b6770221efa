"""What every visitor may ask: games, items, rules, settings, health, metrics, the client's files."""

import msgspec
import pytest

from grimtable.games import installed, load_game
from tests.server.support import House
from tests.support.rule import rule

#: D4X-DIF-01: one of them at most.
DIFFICULTIES = {"too_young_to_die", "not_too_rough", "hurt_me_plenty", "ultra_violence", "nightmare"}


def test_the_games_tell_everything_a_lobby_needs(house: House) -> None:
    games = house.ask("GET", "/api/games")["games"]
    assert [game["id"] for game in games] == list(installed())
    doom = next(game for game in games if game["id"] == "doom2004")
    assert doom["scenarios"][0]["title"]
    first = doom["scenarios"][0]["id"]
    assert "thumbnail" not in doom["scenarios"][0]
    assert house.ask("GET", "/api/games/doom2004/maps")["maps"][first]["places"]
    own = load_game("doom2004").scenarios
    for scenario in doom["scenarios"]:
        if scenario["id"] not in own:  # a pack brings it, and the lobby offers both together
            assert scenario["needs"]
            continue
        assert [seating["players"] for seating in scenario["seatings"]] == [2, 3, 4]
        assert scenario["seatings"][0]["seats"][-1]["id"] == "invader"
        assert scenario["mode"] == "scenario"
        assert set(scenario["options"]) == {"marines", "knockback", "escape"}
        assert set(scenario["options"]) <= {option["id"] for option in doom["options"]}
        assert set(scenario["packs"]) >= {"amendments", "expansion", "expansion_deck", *DIFFICULTIES}
    packs = {pack["id"]: pack for pack in doom["packs"]}
    assert set(packs) >= {pack for scenario in doom["scenarios"] for pack in scenario["packs"]}
    assert [id for id, pack in packs.items() if pack["default"]] == ["amendments"]
    for difficulty in DIFFICULTIES:
        assert set(packs[difficulty]["excludes"]) == DIFFICULTIES - {difficulty}
    assert packs["expansion"]["title"]
    assert packs["expansion"]["text"]
    assert "random" in doom["levels"]
    for option in doom["options"]:
        assert option["default"] in option["values"]


@rule("D4X-CTF-14")
def test_capture_the_flag_is_proposed_to_three_points(house: House) -> None:
    """To five, as in Deathmatch, the timer ends nearly every game."""
    doom = next(game for game in house.ask("GET", "/api/games")["games"] if game["id"] == "doom2004")
    limits = {(one["mode"], one["proposed"].get("limit")) for one in doom["scenarios"]}
    assert limits == {("scenario", None), ("deathmatch", None), ("capture_the_flag", 3)}


def test_a_table_can_be_made_of_every_seating(house: House) -> None:
    for game in house.ask("GET", "/api/games")["games"]:
        for scenario in game["scenarios"]:
            for seating in scenario["seatings"]:
                seats = {seat["id"]: {"player": "open"} for seat in seating["seats"]}
                packs = [
                    pack["id"] for pack in game["packs"] if pack["default"] or pack["id"] in scenario["needs"]
                ]
                wanted = {
                    "game": game["id"],
                    "scenario": scenario["id"],
                    "seats": seats,
                    "options": seating["options"],
                    "packs": packs,
                }
                house.ask("POST", "/api/tables", wanted, status=201)


def test_a_pack_that_nobody_knows_is_a_sentence(house: House) -> None:
    wanted = {"game": "doom2004", "packs": ["ammendments"]}
    status, code, sentence = house.error("POST", "/api/tables", wanted)
    assert (status, code) == (422, "bad-setup")
    assert 'did you mean "amendments"?' in sentence


@pytest.mark.parametrize("game", installed())
def test_items_and_rules_can_be_looked_at(house: House, game: str) -> None:
    items = house.ask("GET", f"/api/games/{game}/items")["items"]
    assert all(item["provenance"] for item in items)
    rules = house.ask("GET", f"/api/games/{game}/rules")
    ids = [rule["id"] for chapter in rules["chapters"] for rule in chapter["rules"]]
    assert "KRN-01" in ids
    assert len(ids) == len(set(ids))
    assert house.error("GET", f"/api/games/{game}x/rules")[:2] == (404, "no-such-game")


def test_the_language_is_asked_for_or_guessed(house: House) -> None:
    for path, headers in (
        ("/api/games?language=de", {}),
        ("/api/games", {"Accept-Language": "de-AT, en;q=0.5"}),
    ):
        assert house.request("GET", path, headers=headers).status == 200


def test_settings_health_and_metrics(house: House) -> None:
    settings = house.ask("GET", "/api/settings")
    assert settings["languages"] == ["en", "de", "pl"]
    assert settings["games"]["skirmish"]["rules"] >= 1
    assert house.ask("GET", "/health") == {"status": "well"}
    metrics = house.request("GET", "/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert b"grimtable_tables_in_memory 0.0" in metrics.body


def test_the_description_names_every_address(house: House) -> None:
    paths = house.ask("GET", "/api/openapi.json")["paths"]
    assert set(paths) >= {
        "/api/games",
        "/api/games/{game}/items",
        "/api/games/{game}/rules",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/claim",
        "/api/tables/{table_id}/start",
        "/api/tables/{table_id}/seats/{seat}",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/replay",
        "/api/tables/{table_id}/replay/{decision}",
        "/api/tables/{table_id}/replay/{decision}/hint",
        "/api/tables/{table_id}/continue",
        "/api/tables/{table_id}/report",
        "/api/records",
        "/api/settings",
        "/health",
        "/metrics",
    }


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("PUT", "/api/games", 405, "wrong-method"),
        ("GET", "/api/tables/UPPER", 422, "bad-request"),
        ("GET", "/api/tables/aaaaaaaaaa", 404, "no-such-table"),
    ],
)
def test_errors_are_json_with_a_sentence(
    house: House, method: str, path: str, status: int, code: str
) -> None:
    found, name, sentence = house.error(method, path)
    assert (found, name) == (status, code)
    assert sentence.endswith(".")


def test_a_body_that_is_no_json_is_refused(house: House) -> None:
    answer = house.request("POST", "/api/tables", b"{no", headers={"Content-Type": "application/json"})
    assert answer.status == 422
    assert msgspec.json.decode(answer.body)["error"]["code"] == "bad-request"


def test_without_a_built_client_the_page_says_how_to_build_it(house: House) -> None:
    answer = house.request("GET", "/")
    assert answer.status == 503
    assert b"make web" in answer.body


def test_the_built_client_is_served_and_hashed_files_are_kept(house: House) -> None:
    (house.static / "assets").mkdir(parents=True)
    (house.static / "index.html").write_text("<!doctype html><title>Grimtable</title>", encoding="utf-8")
    (house.static / "assets" / "index-1a2b3c.js").write_text("1", encoding="utf-8")
    house.restart()
    page = house.request("GET", "/")
    assert page.status == 200
    assert page.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in page.headers
    script = house.request("GET", "/assets/index-1a2b3c.js")
    assert "immutable" in script.headers["cache-control"]
    assert house.error("GET", "/assets/other.js")[0] == 404
    assert house.request("GET", "/..%2f..%2ftables.sqlite3").status == 404
