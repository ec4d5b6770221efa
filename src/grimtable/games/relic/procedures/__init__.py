"""The procedures of the rulebook, one file each; every file opens with its table of steps."""

from __future__ import annotations

from grimtable.games.relic.procedures.battle import fighting, sheet_fighting
from grimtable.games.relic.procedures.choosing import (
    choosing_asset,
    choosing_attribute,
    choosing_option,
    choosing_player,
    choosing_space,
    each_player,
    may_do,
)
from grimtable.games.relic.procedures.corruption import drawing_corruption, falling_to_chaos
from grimtable.games.relic.procedures.discarding import discarding, selling, spending_missions
from grimtable.games.relic.procedures.drawing_threats import drawing_threats, looking, moving_threat
from grimtable.games.relic.procedures.engagement import engaging, evading
from grimtable.games.relic.procedures.experience import experiencing, levelling
from grimtable.games.relic.procedures.exploration import exploring
from grimtable.games.relic.procedures.game import playing_game
from grimtable.games.relic.procedures.inner_tier import jumping
from grimtable.games.relic.procedures.missions import completing_mission, receiving_missions
from grimtable.games.relic.procedures.moments import MOMENT_PROCEDURES
from grimtable.games.relic.procedures.movement import moving, walking
from grimtable.games.relic.procedures.resolving import filing, resolving
from grimtable.games.relic.procedures.shopping import buying, offering_wargear, taking_relic
from grimtable.games.relic.procedures.tables import rolling_table
from grimtable.games.relic.procedures.testing import testing
from grimtable.games.relic.procedures.throwing import rerolling, throwing
from grimtable.games.relic.procedures.turn import taking_turn

PROCEDURES = (
    playing_game,
    taking_turn,
    moving,
    walking,
    exploring,
    engaging,
    evading,
    fighting,
    sheet_fighting,
    throwing,
    rerolling,
    testing,
    experiencing,
    levelling,
    jumping,
    resolving,
    filing,
    discarding,
    spending_missions,
    selling,
    buying,
    offering_wargear,
    taking_relic,
    receiving_missions,
    completing_mission,
    drawing_corruption,
    falling_to_chaos,
    drawing_threats,
    looking,
    moving_threat,
    rolling_table,
    may_do,
    choosing_option,
    choosing_player,
    choosing_space,
    choosing_attribute,
    choosing_asset,
    each_player,
    *MOMENT_PROCEDURES,
)
"""Every procedure of the game."""
