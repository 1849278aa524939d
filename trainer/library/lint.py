"""Checks of house, placard, scenario and round files: every problem in them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct

from trainer import assets
from trainer.dealing.clause import Clause
from trainer.drills.exam.form import Forms
from trainer.drills.generate import check_recipe
from trainer.drills.irregularities.irregular import may_happen
from trainer.drills.questions.lesson import check_lesson, unknown_skills
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import HouseFileError, InputError, Problem
from trainer.game.rules import HouseRules
from trainer.library.cases import read_case_file
from trainer.library.edition import base_of
from trainer.library.formats import reader, source
from trainer.library.house import CASES_FILE, PLACARDS, PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.house_files.placards import read_placard
from trainer.library.house_files.procedure_file import CONVENTION_FILE, read_convention
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.presets import PRESETS_FILE, read_presets
from trainer.library.readings_file import READINGS_FILE, read_readings
from trainer.library.readings_proof import lint_readings
from trainer.library.round_files import read_round_file
from trainer.library.scenarios.blueprints import read_blueprint
from trainer.library.scenarios.recipes import read_recipe
from trainer.library.scenarios.table_tests import read_form
from trainer.library.scenarios.tempers_file import bundled_tempers, read_tempers
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes

_ENDINGS = (".yaml", ".yml", ".json")


class Linted(Struct, frozen=True):
    """The number of checked files, and their problems."""

    files: int
    problems: tuple[Problem, ...]


def lint(paths: Iterable[Path]) -> Linted:
    """Check the files, and those in the folders; the bundled ones by default. Raises InputError if
    a path does not exist."""
    asked = list(paths) or bundled()
    files = [file for path in asked for file in _files(path)]
    problems = [problem for file in files for problem in _problems(file)]
    return Linted(len(files), tuple(dict.fromkeys(problems)))


def bundled() -> list[Path]:
    """The folders of files that come with the program."""
    folders = [assets.folder("procedures"), assets.folder("scenarios")]
    return [folder for folder in folders if any(folder.rglob("*.yaml"))]


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        if not path.exists():
            raise source.unusable(path, "no such file; write the path of a file that exists")
        return [path]
    inner = sorted(_inside(path))
    if not inner:
        raise source.unusable(path, "has no files to check; write another path")
    return inner


def _inside(folder: Path) -> Iterator[Path]:
    """The files in that folder and in those within it. Raises InputError if one cannot be
    opened."""
    # Without this, files that nobody could look at would pass as sound.

    def closed(error: OSError) -> NoReturn:
        path = Path(error.filename)
        raise source.unusable(path, f"cannot be read ({error.strerror}); allow reading it")

    for within, _, names in os.walk(folder, onerror=closed):
        files = (Path(within, name) for name in names)
        yield from (each for each in files if each.suffix in _ENDINGS and not each.is_fifo())


def _problems(file: Path) -> Iterator[Problem]:
    looks: dict[str, Callable[[Path], Iterable[Problem]]] = {
        RULES_FILE: _house_file,
        PROCEDURE_FILE: _house_file,
        CASES_FILE: _cases,
        IRREGULARITIES_FILE: _irregularities,
        CLAUSES_FILE: _clauses,
        CONVENTION_FILE: _convention,
        PRESETS_FILE: _presets,
        WORKSHOP_FILE: _workshop,
        READINGS_FILE: _readings,
    }
    look = looks.get(file.name) or (_placard if file.parent.name == PLACARDS else _by_content)
    try:
        yield from look(file)
    except InputError as error:
        yield from error.problems


def _house_file(file: Path) -> Iterator[Problem]:
    """The problems of this file of a house; its other files are checked separately."""
    try:
        _shelf(file)[file.parent.name]
    except HouseFileError as error:
        yield from (each for each in error.problems if each.file == str(file))
    except KeyError:
        message = f"has no {RULES_FILE} beside it; a house needs both"
        yield Problem((), "bad_shape", message, str(file))


def _shelf(file: Path) -> HouseShelf:
    """The shelf with the file's house, whatever other folders have that name."""
    return HouseShelf(assets.folder("procedures"), file.parent.parent)


def _cases(file: Path) -> Iterator[Problem]:
    cases = read_case_file(file)
    shelf = _shelf(file)
    if file.parent.name in shelf:
        yield from cases.failures(shelf[file.parent.name])


def _placard(file: Path) -> Iterator[Problem]:
    read_placard(file)
    yield from ()


def _irregularities(file: Path) -> Iterator[Problem]:
    """The problems of the list; in a sound one, the lines that no round of the house can show."""
    ruled, lines = load_irregularities(file.parent), reader.read_file(file).lines
    shelf, name = _shelf(file), file.parent.name
    for at, line in enumerate(ruled.lines) if name in shelf else ():
        if not may_happen(shelf[name], line):
            message = f"no round of this house shows '{line.title}'; take it out"
            place = ("irregularities", at)
            yield Problem(place, "bad_shape", message, str(file), lines[place])


def _clauses(file: Path) -> Iterator[Problem]:
    load_clauses(file.parent)
    yield from ()


def _readings(file: Path) -> Iterator[Problem]:
    """The problems of the questions, and of the proof of their answers."""
    read_readings(file)
    shelf = _shelf(file)
    if file.parent.name in shelf.names:
        yield from lint_readings(base_of(*shelf.own(file.parent.name)))


def _convention(file: Path) -> Iterator[Problem]:
    read_convention(file)
    yield from ()


def _presets(file: Path) -> Iterator[Problem]:
    read_presets(file)
    yield from ()


def _workshop(file: Path) -> Iterator[Problem]:
    read_notes(file)
    yield from ()


def _by_content(file: Path) -> Iterator[Problem]:
    """The checks of a file that is known by a key of its own: a scenario, a placard or a round."""
    document = reader.read_file(file, reader.as_value)
    keys = set(document.value) if isinstance(document.value, dict) else set[Any]()
    if "drill" in keys:
        yield from _recipe(file)
    elif "exam" in keys:
        yield from _exam(file)
    elif "tempers" in keys:
        read_tempers(file)
    elif "table_test" in keys:
        yield from _table_test(file)
    elif "placard" in keys and "pair_plus" in keys:
        yield from _placard(file)
    else:
        read_round_file(source.text_of(file), str(file), load_houses().rules)


def _recipe(file: Path) -> Iterator[Problem]:
    recipe = read_recipe(file)
    lines = reader.read_file(file).lines
    shelf = load_houses()
    tempos = bundled_tempers().tempos
    if recipe.tempo and recipe.tempo not in tempos:
        message = f"no tempo '{recipe.tempo}'; write one of {', '.join(tempos)}"
        yield Problem(("tempo",), "bad_shape", message, str(file), lines[("tempo",)])
    for at, name in enumerate(recipe.houses):
        if name not in shelf.names:
            message = f"no house '{name}'; write one of {', '.join(shelf.names)}"
            yield Problem(("houses", at), "unknown_house", message, str(file), lines[("houses",)])
    served = [
        (shelf[name].rules, _clauses_of(shelf, name, recipe))
        for name in shelf
        if recipe.serves(name)
    ]
    yield from (each.located(str(file), lines) for each in _exercise(recipe, served))


def _table_test(file: Path) -> Iterator[Problem]:
    read_form(file)
    yield from ()


def _exam(file: Path) -> Iterator[Problem]:
    """The problems of a blueprint, tried on one form at its house."""
    blueprint = read_blueprint(file)
    lines = reader.read_file(file).lines
    shelf = load_houses()
    try:
        if blueprint.house not in shelf:
            message = f"no house '{blueprint.house}'; write one of {', '.join(shelf.names)}"
            raise InputError([Problem(("house",), "unknown_house", message)])
        ruled = shelf.folder(blueprint.house) / IRREGULARITIES_FILE
        known = load_irregularities(ruled.parent) if ruled.is_file() else None
        Forms(shelf[blueprint.house], known, blueprint).form(0)
    except InputError as error:
        yield from (each.located(str(file), lines) for each in error.problems)


def _clauses_of(shelf: HouseShelf, name: str, recipe: Recipe) -> tuple[Clause, ...]:
    """The clauses that a drill of manner asks about."""
    manner = recipe.exercise is Exercise.MANNER
    return load_clauses(shelf.folder(name)) if manner else ()


def _exercise(
    recipe: Recipe, served: list[tuple[HouseRules, tuple[Clause, ...]]]
) -> Iterator[Problem]:
    """The events and skills of the recipe that the houses cannot show or ask."""
    for place in unknown_skills(served, recipe):
        message = f"no skill '{recipe.skills[place]}' at the houses of this drill"
        yield Problem(("skills", place), "unknown_skill", message)
    for rules, clauses in served:
        try:
            if recipe.events:
                check_recipe(rules, recipe)
            check_lesson(rules, recipe, clauses)
        except InputError as error:
            yield from error.problems
