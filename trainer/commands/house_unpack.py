"""``trainer house unpack``: a house that was handed on, looked over and put with the others."""

from __future__ import annotations

import argparse
from pathlib import Path

from trainer.commands.words import DONE
from trainer.library.archive import unpacked
from trainer.library.houses import load_houses
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a .house file")


def run(args: argparse.Namespace) -> int:
    """Add the house to the data folder, if it is sound. Raises InputError."""
    folder = unpacked(args.file, home() / "houses", load_houses().names)
    print(f"{folder.name}: {load_houses()[folder.name].rules.title}, in {folder}")
    return DONE
