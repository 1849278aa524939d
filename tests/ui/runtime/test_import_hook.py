"""The program imports as Python does, in spite of PySide6."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import builtins, linecache
plain = builtins.__import__
from trainer.ui.runtime.import_hook import keep_import_plain
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
