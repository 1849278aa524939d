from __future__ import annotations

import subprocess
import sys

import pytest

LATER = {"sqlalchemy", "alembic", "yaml", "msgspec", "trainer.school", "trainer.ui.desk"}
SELDOM = {"alembic", "openpyxl", "pypdf", "psycopg"}


@pytest.mark.parametrize(
    ("module", "costly"), [("trainer.ui.app", LATER), ("trainer.ui.desk", SELDOM)]
)
def test_nothing_costly_is_loaded_before_it_is_needed(module: str, costly: set[str]) -> None:
    """The ground is painted before SQLAlchemy takes its quarter of a second, and today's figures
    stand without the packages that only an old file, a class list or a server needs."""
    code = f"import sys, {module}; print(sorted({costly!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
