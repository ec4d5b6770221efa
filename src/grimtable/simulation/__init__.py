"""Simulation: many games at once, on one machine or a Ray cluster; batches, statistics, reports."""

from grimtable.simulation.batch import Batch, Chunks
from grimtable.simulation.crew import Alone, Crew, Workers, make_crew, processors
from grimtable.simulation.order import Order, SimulationError, make_order, seed_of
from grimtable.simulation.playing import Chunk, play_chunk, play_one
from grimtable.simulation.proportions import Share
from grimtable.simulation.summary import Summary
from grimtable.simulation.tally import Played, Sheet, Tally

__all__ = [
    "Alone",
    "Batch",
    "Chunk",
    "Chunks",
    "Crew",
    "Order",
    "Played",
    "Share",
    "Sheet",
    "SimulationError",
    "Summary",
    "Tally",
    "Workers",
    "make_crew",
    "make_order",
    "play_chunk",
    "play_one",
    "processors",
    "seed_of",
]
