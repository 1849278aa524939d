"""``scripts/setup`` asks for what is missing of the system at once, and waits for others there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAIN = ("sh", "dirname", "basename", "env", "ls", "mv")
pytestmark = [
    pytest.mark.posix,
    pytest.mark.skipif(sys.platform != "linux", reason="apt is Debian's"),
]


def set_up(
    folder: Path, clone: Path = ROOT, /, **stands_in: str
) -> subprocess.CompletedProcess[str]:
    """The script of that clone on a machine that has these programs and no others."""
    programs = {"uname": "echo Linux", "ldconfig": "true", **stands_in}
    for name, body in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)
    for name in PLAIN:
        os.symlink(str(shutil.which(name)), folder / name)
    command = [str(folder / "sh"), str(clone / "scripts/setup"), "test"]
    env = {"PATH": str(folder), "HOME": str(folder)}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("sudo", [{}, {"sudo": "exit 1"}], ids=["none", "refuses"])
def test_one_line_names_all_that_is_missing_where_nothing_may_be_installed(
    sudo: dict[str, str], tmp_path: Path
) -> None:
    done = set_up(tmp_path, id="echo 1000", **{"apt-get": "exit 9"}, **sudo)
    assert done.returncode == 1
    (line,) = (each for each in done.stderr.splitlines() if "apt-get install" in each)
    named = line.split("apt-get install ")[1].split()
    libraries = (ROOT / "packaging/linux/libraries").read_text().split()[1::2]
    assert {"python3", "python3-venv", "xvfb", "dbus", *libraries} <= {*named}


def test_apt_is_waited_for_and_called_once(tmp_path: Path) -> None:
    told = tmp_path / "told"
    done = set_up(tmp_path, id="echo 0", **{"apt-get": f'echo "$@" >>{told}'})
    update, install = told.read_text().splitlines()
    assert "DPkg::Lock::Timeout=600 update" in update
    assert "DPkg::Lock::Timeout=600 -y install" in install
    assert " python3 python3-venv " in install
    assert done.stderr.endswith("make run PYTHON=python3.12\n")


def test_lists_that_another_program_holds_are_waited_for(tmp_path: Path) -> None:
    """``apt-get update`` ends at once where another runs; ``install`` waits by itself."""
    told, held = tmp_path / "told", tmp_path / "held"
    held.touch()
    lock = f'if [ -e {held} ]; then echo "E: Could not get lock" >&2; exit 100; fi'
    apt = f'echo "$@" >>{told}; case "$*" in *update*) {lock} ;; esac'
    sleep = f'if [ -e {held} ]; then mv {held} {held}.free; else echo "slept twice" >&2; fi'
    done = set_up(tmp_path, id="echo 0", sleep=sleep, **{"apt-get": apt})
    asked = [each.split()[3] for each in told.read_text().splitlines()]
    assert asked == ["update", "update", "-y"]
    assert done.stderr.count("Another program uses apt") == 1
    assert "slept twice" not in done.stderr


def test_a_system_without_apt_is_told_debians_names(tmp_path: Path) -> None:
    done = set_up(tmp_path, id="echo 1000")
    assert done.returncode == 1
    assert "In Debian's names it is: python3 python3-venv libgl1" in done.stderr


def test_an_older_pythons_packages_are_made_anew_and_a_missing_network_is_told(
    tmp_path: Path,
) -> None:
    """In a folder of any name. ``pip`` alone says nothing of proxies."""
    clone = tmp_path / "учебный стол"
    for name in ("scripts/setup", "packaging/linux/libraries"):
        (clone / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, clone / name)
    old = clone / ".venv/bin/python"
    old.parent.mkdir(parents=True)
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    new = r"#!/bin/sh\ncase $* in *install*) exit 1 ;; esac\n"
    python3 = f"case $* in *venv*--clear*) printf '{new}' >.venv/bin/python ;; esac"
    done = set_up(tmp_path, clone, python3=python3, id="echo 1000", uname="echo Other")
    assert done.returncode == 1
    assert "install*" in old.read_text()
    assert done.stderr.endswith("(PIP_INDEX_URL), and try again: what came is kept.\n")
