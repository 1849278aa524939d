"""``trainer schema``: JSON Schemas of the files that people write."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from trainer.commands.lines import print_json
from trainer.commands.words import DONE
from trainer.library import schema
from trainer.library.formats import source


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", choices=schema.NAMES, help=_HELP)
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write NAME.schema.json into this folder (all of them without NAME)",
    )


_HELP = f"one of {', '.join(schema.NAMES)} (default: all)"


def run(args: argparse.Namespace) -> int:
    """Print one schema, or all by name; or write them as files into a folder."""
    names = [args.name] if args.name else list(schema.NAMES)
    if args.out is not None:
        print(*_written(args.out, names), sep="\n")
    elif args.name:
        print_json(schema.schema(args.name))
    else:
        print_json({name: schema.schema(name) for name in names})
    return DONE


def _written(folder: Path, names: list[str]) -> list[Path]:
    files = [folder / f"{name}.schema.json" for name in names]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, file in zip(names, files, strict=True):
            text = json.dumps(schema.schema(name), indent=2, ensure_ascii=False) + "\n"
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"cannot be written ({reason}); name another folder"
        raise source.unusable(folder, message) from None
    return files
