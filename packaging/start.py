"""The frozen program begins here: the same front door as ``trainer``."""

import sys
from multiprocessing import freeze_support

from trainer.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the marker's other processes begin here too
    sys.exit(main())
