"""Runs the benchmarks from the command line: `python -m benchmarks --help`."""

import sys

from benchmarks.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
