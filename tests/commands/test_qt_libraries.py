"""A missing system library is told in a line, not in a traceback."""

from __future__ import annotations

import pytest

from trainer.commands.qt_libraries import qt_libraries
from trainer.errors import InputError


def test_a_missing_library_is_named_with_what_brings_it() -> None:
    with pytest.raises(InputError) as told, qt_libraries():
        raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    (problem,) = told.value.problems
    assert problem.message.startswith("libGL.so.1: cannot open")
    assert "apt install libgl1" in problem.message


def test_a_fault_of_our_own_is_not_hidden() -> None:
    with pytest.raises(ImportError), qt_libraries():
        raise ImportError("cannot import name 'nonsense'")
