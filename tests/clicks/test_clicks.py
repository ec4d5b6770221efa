"""Fewer clicks, as `tools.clicks` counts recorded games; `--record` plays and keeps them anew."""

import pytest

from tools.clicks import KINDS, IntentPage, Page, kept


@pytest.mark.parametrize("name", ["lone_marine", "relic"])
def test_plans_and_quiet_answers_save_two_clicks_of_five(name: str) -> None:
    """The other two kinds take longer to count; the tool counts all four."""
    before, after = (page(kept(name), KINDS[name].seats).play() for page in (Page, IntentPage))
    assert after.clicks <= 0.6 * before.clicks
    assert after.decisions < before.decisions
