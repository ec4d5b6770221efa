"""`python -m grimtable` is the command `grimtable`."""

import sys

from grimtable.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
