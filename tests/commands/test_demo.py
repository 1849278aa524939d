from __future__ import annotations

import subprocess
import sys

from trainer.commands.demo import HOUSE, demonstration
from trainer.library.houses import load_houses


def test_the_demonstration_shows_table_requirement_trace_and_marks() -> None:
    shown = demonstration(load_houses()[HOUSE])
    parts = ["THE TABLE", "WHAT THE HOUSE REQUIRES", "WHAT THE TRAINEE DID", "HOW IT IS MARKED"]
    assert [shown.index(part) for part in parts] == sorted(shown.index(part) for part in parts)
    assert "1. Paid before taking (minor)" in shown
    assert "2. Straight paid 5 to 1 (critical)" in shown
    assert "3. Beaten Ante not taken (critical)" in shown
    assert "Rule: 6CB Pay Tables, Pair Plus, the house says so." in shown
    assert all(len(line) <= 100 for line in shown.splitlines())


def test_the_demonstration_needs_neither_display_nor_sql() -> None:
    code = (
        "import sys; from trainer.__main__ import main; main(['demo']);"
        "print(sorted({'PySide6', 'sqlalchemy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")
