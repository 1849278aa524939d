"""A machine's first days where Windows' manners hold (tests/windows): no file that is open is
replaced or deleted, and nothing asks for signals, forks or mode bits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="open files are seen in /proc")

DAYS = """
from trainer.__main__ import main
import io, os, pathlib, sys
home = pathlib.Path(os.environ["TRAINER_HOME"])
def day(*words):
    sys.stdin = io.TextIOWrapper(io.BytesIO(b"long enough\\n"))
    ended = main(list(words))
    assert not ended, (words, ended)
day("school", "init", "here", "--admin", "ada", "--name", "Ada Berg")
day("school", "join", "here")
day("verify", "here")
copy = str(home / "copy.sqlite3")
day("backup", "--of", "here", copy)
day("restore", copy, "--to", "here")
day("doctor", "--mend")
day("house", "new", "riga", "--of", "mbs", "--title", "Riga", "--cite", "RIGA")
day("house", "pack", "riga", str(home / "riga.house"))
day("schema", "--out", str(home / "schemas"))
print("all days held")
"""


def with_manners(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "tests/windows"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "TRAINER_HOME": str(home)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=env, capture_output=True, text=True, cwd=home)


def test_a_schools_first_days_hold(home: Path) -> None:
    home.mkdir()
    done = with_manners(DAYS, home)
    assert done.stdout.endswith("all days held\n"), done.stdout + done.stderr


@pytest.mark.parametrize(
    "rude",
    [
        "import os; file = open('a', 'w'); os.unlink('a')",
        "import os; file = open('a', 'w'); open('b', 'w').close(); os.replace('b', 'a')",
        "import os; os.mkdir('d'); file = open('d/a', 'w'); os.rename('d', 'e')",
        "import shutil, os; os.mkdir('d'); file = open('d/a', 'w'); shutil.rmtree('d')",
        "import os; open('a', 'w').close(); open('b', 'w').close(); os.rename('a', 'b')",
        "import sqlite3, os; db = sqlite3.connect('a'); db.execute('create table b (c)');"
        " os.unlink('a')",
        "import os; os.kill(os.getpid(), 0)",
        "import os; os.fork()",
        "open('what?', 'w')",
    ],
)
def test_what_windows_forbids_fails_here(rude: str, home: Path) -> None:
    home.mkdir()
    done = with_manners(f"try:\n {rude}\nexcept Exception: print('forbidden')", home)
    assert done.stdout == "forbidden\n", done.stderr
