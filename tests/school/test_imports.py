from __future__ import annotations

import subprocess
import sys


def test_the_school_loads_no_sql_before_it_is_needed() -> None:
    """The first screen is painted before SQLAlchemy takes its quarter of a second."""
    code = (
        "import sys, trainer.school.practice, trainer.school.results;"
        "print(sorted({'sqlalchemy', 'alembic', 'PySide6'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
