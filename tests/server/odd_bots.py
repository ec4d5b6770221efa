"""Bots that go wrong in every way, in a worker process of their own: the program of `test_bot_workers`."""

import os
import sys
import time

from grimtable import bots
from grimtable.bots import Explanation, RandomBot, SeatAtTable
from grimtable.kernel import Action, Pass, SeatId
from grimtable.server import bot_worker

#: from the simplest to the best; each but the first goes wrong
ODD = ("random", "lazy", "chatty", "raises", "cheats", "endless", "suicidal", "greedy", "exits")


class OddBot(RandomBot):
    """Behaves as its level says."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.oddity = level

    def choose(self, seat: SeatAtTable) -> Action:
        match self.oddity:
            case "lazy":
                time.sleep(0.3)
            case "chatty":
                print("I think, therefore I print", flush=True)
                os.write(1, b"and write")
            case "raises":
                raise ZeroDivisionError("a sum\nover nothing")
            case "cheats":
                return Pass(SeatId("nobody"))
            case "endless":
                while True:
                    pass
            case "suicidal":
                os.kill(os.getpid(), 9)
            case "greedy":
                hoard = []
                while True:
                    hoard.append(bytearray(16 * 1024 * 1024))
            case "exits":
                sys.exit(3)
        return super().choose(seat)

    def explain(self, seat: SeatAtTable) -> Explanation:
        if self.oddity == "raises":
            raise ZeroDivisionError("a sum over nothing")
        return super().explain(seat)


def make(level: str, seed: int = 0) -> OddBot:
    return OddBot(level, seed)


if __name__ == "__main__":
    bots.make = make  # odd ones are what this program is for
    raise SystemExit(bot_worker.main(sys.argv[1:]))
