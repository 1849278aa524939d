"""``make gallery``: pictures of every screen in build/gallery, gathered into index.html.

With ``--scene NAME`` only those screens are drawn.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.ui.gallery.page import page
from tests.ui.gallery.pictures import ROOT, draw_apart, every_picture
from trainer.shots.names import NAMES


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.ui.gallery", description=__doc__)
    parser.add_argument("--scene", action="append", choices=NAMES, metavar="NAME", default=[])
    parser.add_argument("--into", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.into is not None:
        _draw(asked.files, asked.into)
        return
    folder = ROOT / "build" / "gallery"
    pictures = every_picture(asked.scene or NAMES)
    draw_apart(pictures, folder)
    (folder / "index.html").write_text(page(pictures), encoding="utf-8")
    print(f"{len(pictures)} pictures: {folder / 'index.html'}")


def _draw(files: list[str], folder: Path) -> None:
    """What one program draws, in the scale that it was started with."""
    from trainer.shots.scenes import draw

    for picture in every_picture():
        if picture.file in files:
            assert draw(picture.drawing, folder / picture.file), folder


if __name__ == "__main__":
    main()
