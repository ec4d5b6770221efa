"""What lacks a text, a cue, an icon or an observer is listed; the games in this house lack nothing."""

from typing import Any

import msgspec
import pytest

from grimtable.content import Pack
from grimtable.games import installed, load_game
from grimtable.games.doom2004.picture import icons
from grimtable.kernel import Event
from tools.missing import missing


class PortalYawned(Event, frozen=True):
    """An event that was planted here, and that nobody tells, draws or counts."""

    space: int


@pytest.mark.parametrize("game", installed())
def test_nothing_is_missing(game: str) -> None:
    assert [str(each) for each in missing(game)] == []


def test_a_planted_event_lacks_everything() -> None:
    found = [str(each) for each in missing("doom2004", [PortalYawned])]
    assert found == [
        "doom2004: event PortalYawned has no text: event-PortalYawned in en",
        "doom2004: event PortalYawned has no text: event-PortalYawned in de",
        "doom2004: event PortalYawned has no text: event-PortalYawned in pl",
        "doom2004: event PortalYawned has no cue: draw it in picture/cues.py, or name it in STILL there",
        "doom2004: event PortalYawned has no observer: count it in statistics/observer.py,"
        " or name it in UNCOUNTED there",
    ]


def test_a_game_without_statistics_needs_no_observer() -> None:
    assert not any("observer" in each.what for each in missing("skirmish", [PortalYawned]))


def test_a_thing_without_an_icon_or_a_name_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "INVADERS", {k: v for k, v in icons.INVADERS.items() if k != "imp"})
    game: Any = load_game("skirmish")
    pack: Pack = game.pack
    brace = next(item for item in pack.items("cards") if item.id == "brace")
    nameless = msgspec.structs.replace(brace, id="embrace")
    real = Pack.items

    def items(self: Pack, kind: str) -> Any:
        return (*real(self, kind), *([nameless] if self is pack and kind == "cards" else []))

    monkeypatch.setattr(Pack, "items", items)
    # Skirmish first: with all its packs DOOM is more games than are kept, and this one would be loaded anew.
    text = [str(each) for each in missing("skirmish", [])]
    icon = [str(each) for each in missing("doom2004", [])]
    assert "doom2004: invader imp has no icon of its own: add one to picture/icons.py" in icon
    assert "skirmish: cards embrace has no text: cards-embrace.name in de" in text
