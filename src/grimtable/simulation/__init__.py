"""Simulation: many games at once, on one machine or a Ray cluster; batches, statistics, reports."""

from grimtable.simulation.batch import Batch, Chunks
from grimtable.simulation.batch_spec import BatchSpec, SimulationError, make_spec, seed_of
from grimtable.simulation.playing import Chunk, play_chunk, play_one
from grimtable.simulation.proportions import Share
from grimtable.simulation.summary import Summary
from grimtable.simulation.tally import Played, Sheet, Tally
from grimtable.simulation.worker_pool import Alone, WorkerPool, Workers, make_pool, processors

__all__ = [
    "Alone",
    "Batch",
    "Chunk",
    "Chunks",
    "WorkerPool",
    "BatchSpec",
    "Played",
    "Share",
    "Sheet",
    "SimulationError",
    "Summary",
    "Tally",
    "Workers",
    "make_pool",
    "make_spec",
    "play_chunk",
    "play_one",
    "processors",
    "seed_of",
]
