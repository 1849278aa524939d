"""``trainer shot``: a screen as a picture, drawn without a display."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from trainer.commands.qt_libraries import drawing
from trainer.errors import InputError, Problem
from trainer.settings import Language
from trainer.shots.names import NAMES

SIZE = "1600x1000"
LANGUAGES = tuple(each.value for each in Language if each is not Language.SYSTEM)
SMALLEST, LARGEST = (1120, 680), (7680, 4320)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The scene, the file, and the look."""
    parser.add_argument("--scene", required=True, help="its name; list prints all names")
    parser.add_argument("--out", type=Path, metavar="FILE.png", help="where the picture goes")
    parser.add_argument("--size", default=SIZE, help=f"width x height, default: {SIZE}")
    parser.add_argument("--scale", default="1", choices=("1", "1.5", "2", "3"))
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="default: en")
    parser.add_argument("--dark", action="store_true", help="in the dark theme")
    parser.add_argument("--four-colour", action="store_true", help="with a four-colour deck")
    parser.add_argument("--text-scale", type=int, default=100, choices=(100, 115, 130, 150))


def run(args: argparse.Namespace) -> int:
    """Write the picture, or list the scenes. Raises InputError if it cannot be drawn."""
    if args.scene == "list":
        print("\n".join(NAMES))
        return 0
    size = _size(args.size)
    _check(args, NAMES)
    # Qt reads it once, when its application is made.
    os.environ["QT_SCALE_FACTOR"] = args.scale
    with drawing():
        # Late: this command works without Qt until it draws.
        from trainer.shots.scenes import Drawing, draw

    picture = Drawing(
        args.scene,
        size,
        language=Language(args.language),
        dark=args.dark,
        four_colour=args.four_colour,
        text_scale=args.text_scale,
    )
    if not draw(picture, args.out):
        raise _unusable("out", f"{args.out} cannot be written; name a .png file in a folder")
    return 0


def _check(args: argparse.Namespace, names: tuple[str, ...]) -> None:
    if args.scene not in names:
        raise _unusable("scene", f"no scene {args.scene!r}; known: {', '.join(names)}")
    if args.out is None:
        raise _unusable("out", "is missing; write --out FILE.png")
    if args.out.suffix.lower() != ".png" or not args.out.absolute().parent.is_dir():
        raise _unusable("out", f"{args.out} cannot be written; name a .png file in a folder")


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,4})x([0-9]{3,4})", text)
    if found:
        wide, high = int(found[1]), int(found[2])
        if SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= high <= LARGEST[1]:
            return wide, high
    least, most = ("x".join(map(str, each)) for each in (SMALLEST, LARGEST))
    raise _unusable("size", f"{text!r} is not a size from {least} to {most}; write {SIZE}")


def _unusable(where: str, message: str) -> InputError:
    return InputError([Problem((where,), "bad_call", message)])
