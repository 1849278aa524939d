"""``python -m tests.ui.monkey --seed N``: that walk again, or several, one after another."""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtWidgets import QApplication

from tests.draws import Draws
from tests.ui.monkey.monkey import INPUTS, Walk


def main() -> int:
    """Tells every find; 1 where there was one."""
    words = _asked()
    faulthandler.enable()
    app = QApplication([])
    say = (lambda done: print("  ", done, flush=True)) if words.say else lambda _: None
    found = 0
    draws = Draws()
    draws.install()
    for seed in words.seed:
        walk = Walk(seed, words.inputs, words.scene, say, words.demo)
        print(f"{seed} {walk.scene}", end=" ", flush=True)
        with draws.seeded(f"monkey {seed}"):
            finds = walk.go()
        print(len(walk.done), *finds, sep="\n" if finds else " ", flush=True)
        found += len(finds)
    del app
    return 1 if found else 0


def _asked() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m tests.ui.monkey", description=__doc__)
    asked.add_argument("--seed", type=int, nargs="+", default=[0], help="a walk each")
    asked.add_argument("--inputs", type=int, default=INPUTS, help="of each walk")
    asked.add_argument("--scene", default="", help="begin here, not where the seed says")
    asked.add_argument("--demo", type=Path, help="a demo school; a small one is made where none is")
    asked.add_argument("--say", action="store_true", help="each input, after it was done")
    return asked.parse_args()


if __name__ == "__main__":
    sys.exit(main())
