"""Seeded games come out as they did: a sample here, all of them by `python -m tools.make_digests --check`."""

from collections import Counter

import pytest

from grimtable.games import installed, load_game, proposed_packs
from tools.game_digests import GAMES, VARIANTS, games_of, kept, line_of, seeded_of

#: Prime to the numbers of scenarios and players, so that a sample meets all of them.
EVERY = 23


@pytest.mark.parametrize(
    ("game", "line"),
    [
        pytest.param(game, line, id=f"{game}-{'-'.join(map(str, seeded_of(line)))}")
        for game in installed()
        for line in kept(game)[::EVERY]
    ],
)
def test_a_seeded_game_comes_out_as_before(game: str, line: str) -> None:
    """A difference means that the rules play differently: find out which before making digests anew."""
    assert line_of(game, seeded_of(line)) == line


@pytest.mark.parametrize("game", installed())
def test_digests_are_kept_for_every_variant_of_a_game(game: str) -> None:
    games = [seeded_of(line) for line in kept(game)]
    assert games == list(games_of(game))
    assert all(count >= GAMES for count in Counter(seeded.variant for seeded in games).values())
    for packs in {variant.packs for variant in VARIANTS[game]}:
        names = {variant.name for variant in VARIANTS[game] if variant.packs == packs}
        played = {seeded.scenario for seeded in games if seeded.variant in names}
        meant = set(load_game(game, packs).scenarios)
        assert played == meant or any("mods" in name for name in names)


@pytest.mark.parametrize("game", installed())
def test_each_value_of_each_option_is_played_and_the_game_with_its_proposed_packs_and_without(
    game: str,
) -> None:
    """Except the many colour sets of Marines, of which one stands for all that are chosen by name.

    Digests are kept of a game's own scenarios, where options that modes of other packs ask for mean nothing.
    """
    rules = load_game(game)
    assert {load_game(game, variant.packs).packs for variant in VARIANTS[game]} >= {(), proposed_packs(game)}
    asked = {key for scenario in rules.scenarios for key in rules.asked_options(scenario)}
    assert asked == set(rules.setup().options)
    for key, option in rules.options.items():
        if key not in asked:
            continue
        played = {rules.setup(options=variant.options).options[key] for variant in VARIANTS[game]}
        assert len(played) == (2 if key == "marines" else len(option.values))
