"""The frozen program begins here: the same front door as ``trainer``."""

import sys

from trainer.__main__ import main

if __name__ == "__main__":
    if sys.argv[1:]:
        # Late: the marker's other processes begin here too, and the window, which has none of them,
        # is in sight without the modules for it.
        import multiprocessing

        import pyi_rth_multiprocessing  # noqa: F401  # PyInstaller's own part, as the spec has it

        multiprocessing.freeze_support()
    sys.exit(main())
