"""``trainer schema``: JSON Schemas of the files that people write."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trainer.commands.lines import print_json
from trainer.commands.words import DONE
from trainer.library.cases import CASES
from trainer.library.formats import source
from trainer.library.house_files.choices import CHOICES
from trainer.library.house_files.clauses_file import CLAUSES
from trainer.library.house_files.irregularities_file import IRREGULARITIES
from trainer.library.house_files.placards import PLACARD
from trainer.library.house_files.procedure_file import CONVENTION, PROCEDURE
from trainer.library.house_files.rules_file import RULES
from trainer.library.readings_file import READINGS
from trainer.library.round_files import ROUND
from trainer.library.scenarios.blueprints import BLUEPRINT
from trainer.library.scenarios.recipes import RECIPE
from trainer.library.scenarios.table_tests import FORM
from trainer.library.scenarios.tempers_file import TEMPERS

_DRAFT = "https://json-schema.org/draft/2020-12/schema"

_FILES: dict[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "rules": ("What a house pays: procedures/HOUSE/rules.yaml", RULES.schema),
    "procedure": ("What a house has done: procedures/HOUSE/procedure.yaml", PROCEDURE.schema),
    "convention": ("The school's own order: procedures/convention.yaml", CONVENTION.schema),
    "irregularities": (
        "What is ruled: procedures/HOUSE/irregularities.yaml",
        IRREGULARITIES.schema,
    ),
    "clauses": ("What a document says: procedures/HOUSE/clauses.yaml", CLAUSES.schema),
    "cases": ("Worked rounds: procedures/HOUSE/cases.yaml", CASES.schema),
    "readings": ("What a document leaves open: procedures/HOUSE/readings.yaml", READINGS.schema),
    "choices": ("How a school reads its houses: choices.yaml", CHOICES.schema),
    "placard": ("Posted pay tables: procedures/placards/NAME.yaml", PLACARD.schema),
    "scenario": ("A drill: scenarios/NAME.yaml", RECIPE.schema),
    "table-test": ("A table test: scenarios/table-tests/NAME.yaml", FORM.schema),
    "tempers": ("Players of the live table: scenarios/live/tempers.yaml", TEMPERS.schema),
    "exam": ("An exam: scenarios/exams/NAME.yaml", BLUEPRINT.schema),
    "round": ("A round, as trainer settle reads it", lambda: ROUND),
}

NAMES: tuple[str, ...] = tuple(_FILES)
"""The kinds of file that have a schema."""


def schema(name: str) -> dict[str, Any]:
    """The schema of that kind of file. Raises KeyError."""
    title, make = _FILES[name]
    return {"$schema": _DRAFT, "title": title, **make()}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", choices=NAMES, help=_HELP)
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write NAME.schema.json into this folder (all of them without NAME)",
    )


_HELP = f"one of {', '.join(NAMES)} (default: all)"


def run(args: argparse.Namespace) -> int:
    """Print one schema, or all by name; or write them as files into a folder."""
    names = [args.name] if args.name else list(NAMES)
    if args.out is not None:
        print(*_written(args.out, names), sep="\n")
    elif args.name:
        print_json(schema(args.name))
    else:
        print_json({name: schema(name) for name in names})
    return DONE


def _written(folder: Path, names: list[str]) -> list[Path]:
    files = [folder / f"{name}.schema.json" for name in names]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, file in zip(names, files, strict=True):
            text = json.dumps(schema(name), indent=2, ensure_ascii=False) + "\n"
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"cannot be written ({reason}); name another folder"
        raise source.unusable(folder, message) from None
    return files
