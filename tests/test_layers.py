"""What the import contracts cannot see: what is loaded when the program runs, and empty doors."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

import trainer
from tests.typed_names import calls, is_struct, sources

PROGRAM = Path(trainer.__file__).parent
DOORS = sorted(PROGRAM.rglob("__init__.py"))

IMPORT_ALL = """
import importlib, pkgutil, sys
package = importlib.import_module({package!r})
for module in pkgutil.walk_packages(package.__path__, {package!r} + "."):
    importlib.import_module(module.name)
print(*[name for name in {heavy!r} if name in sys.modules])
"""


def loaded_with(package: str, *heavy: str) -> str:
    """Which of the heavy packages are loaded once every module of the package is."""
    asked = IMPORT_ALL.format(package=package, heavy=heavy)
    return subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.mark.parametrize("package", ["trainer.school", "trainer.commands"])
def test_qt_is_loaded_by_the_window_alone(package: str) -> None:
    assert not loaded_with(package, "PySide6", "shiboken6")


@pytest.mark.parametrize("package", ["game", "dealing", "marking", "drills"])
def test_the_engine_loads_neither_qt_nor_yaml_nor_sql(package: str) -> None:
    assert not loaded_with(f"trainer.{package}", "PySide6", "yaml", "sqlalchemy", "platformdirs")


def test_paper_needs_no_sql() -> None:
    """A printed quiz or exam is made without the records."""
    asked = "import sys, trainer.commands.quiz, trainer.commands.exam; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert "trainer.commands.exam" in loaded.stdout.split()
    assert "sqlalchemy" not in loaded.stdout.split()


@pytest.mark.parametrize("door", DOORS, ids=lambda door: str(door.relative_to(PROGRAM)))
def test_a_package_opens_with_a_docstring_and_nothing_else(door: Path) -> None:
    """Names passed on from there would blind the import contracts."""
    body = ast.parse(door.read_text(encoding="utf-8")).body
    assert len(body) == 1
    assert isinstance(body[0], ast.Expr)
    assert isinstance(body[0].value, ast.Constant)


def test_no_module_stands_in_a_ring() -> None:
    """Imports for the type checker count too: a ring cannot be read from either end."""
    graph = grimp.build_graph("trainer", cache_dir=None)
    above: dict[str, set[str]] = {
        module: graph.find_modules_directly_imported_by(module) for module in graph.modules
    }
    left = set(above)
    while bare := {module for module in left if not above[module] & left}:
        left -= bare
    ring = {module for module in left if any(module in above[other] for other in left)}
    assert sorted(ring) == []


def test_structs_are_changed_by_the_means_for_structs() -> None:
    """What is for dataclasses fails with a struct only where it runs, and mypy lets it pass:
    a struct's class is declared like a dataclass. As far as annotations tell what is given."""
    of = [f"dataclasses.{each}" for each in ("replace", "asdict", "fields", "astuple")]
    found = [(each, *call) for each in sources() for call in calls(each, *of)]
    assert sum(bool(name) for *_, name in found) > len(found) / 2
    assert [f"{each.name}:{call.lineno}" for each, call, name in found if is_struct(name)] == []
