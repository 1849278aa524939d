"""The frozen program begins here: the same front door as ``trainer``."""

import sys

from trainer.__main__ import main

sys.exit(main())
