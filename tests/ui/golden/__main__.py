"""``python -m tests.ui.golden --renew``: the pictures that are kept are drawn anew.

``--into FOLDER`` draws them elsewhere, ``--only NAME`` only that one.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tests.ui.golden.scenes import GOLDEN, HERE, draw_all


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.ui.golden", description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--renew", action="store_true")
    where.add_argument("--into", type=Path, metavar="FOLDER")
    parser.add_argument("--only", choices=GOLDEN, action="append", default=[])
    asked = parser.parse_args()
    names = asked.only or list(GOLDEN)
    if asked.renew:
        draw_all(HERE, names)
        print(f"drawn: {', '.join(names)}")
    else:
        _draw(names, asked.into)


def _draw(names: list[str], folder: Path) -> None:
    assert os.environ.get("QT_QPA_PLATFORM") == "offscreen", "draw_all sets the stage"
    from trainer.shots.scenes import draw

    for name in names:
        assert draw(GOLDEN[name], folder / f"{name}.png"), folder


if __name__ == "__main__":
    main()
