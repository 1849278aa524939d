"""A process that is killed before it touches the disk."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

TOUCHED = {"os.rename", "os.mkdir", "os.remove", "os.rmdir", "shutil.rmtree"}
KILLED = 9


def killed_at(point: int, act: Callable[[], object]) -> bool:
    """Do the act in a process that dies before it touches the disk for that time; True if it
    did."""
    child = os.fork()
    if child == 0:
        left = [point]

        def hook(event: str, _: object) -> None:
            left[0] -= event in TOUCHED
            if left[0] < 0:
                os._exit(KILLED)

        sys.addaudithook(hook)
        act()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == KILLED
