"""A process that announces an input and then dies or hangs."""

import os
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    data = b"the last input"
    (Path(sys.argv[4]) / "running").write_bytes(
        len(data).to_bytes(8, "big") + data + b"rests of a longer one"
    )
    if sys.argv[1] == "dies":
        os._exit(9)
    time.sleep(600)
