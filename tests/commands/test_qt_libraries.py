"""A missing system library is told in a line, not in a traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest

from trainer.commands.qt_libraries import qt_libraries
from trainer.errors import InputError

PROGRAM = """
import builtins, linecache
plain = builtins.__import__
from trainer.commands.qt_libraries import keep_import_plain
keep_import_plain()
import PySide6.QtWidgets
import trainer.ui.application, trainer.school.practice
assert builtins.__import__ is plain
print(sum(name.endswith("practice.py") for name in linecache.cache))
"""


def test_no_modules_source_is_read_for_a_feature_that_nothing_uses() -> None:
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True
    )
    assert said.stdout == "0\n"


def test_a_missing_library_is_named_with_what_brings_it() -> None:
    with pytest.raises(InputError) as told, qt_libraries():
        raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    (problem,) = told.value.problems
    assert problem.message.startswith("libGL.so.1: cannot open")
    assert "apt install libgl1" in problem.message


def test_a_fault_of_our_own_is_not_hidden() -> None:
    with pytest.raises(ImportError), qt_libraries():
        raise ImportError("cannot import name 'nonsense'")
