"""A screen of its own with an accessibility bus, for a real window: Xvfb, D-Bus and AT-SPI.

Everything is private and thrown away: its display, its buses, its folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

NEEDED = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
SIZE = "1280x720x24"
ROOT = Path(__file__).parents[3]


def missing() -> str:
    """Why there can be no such screen here, and what brings it; empty where there can."""
    if not sys.platform.startswith("linux"):
        return "the accessibility bus is Linux's"
    lacking = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    return f"missing here: apt-get install {' '.join(lacking)}" if lacking else ""


@contextmanager
def screen(folder: Path) -> Iterator[Mapping[str, str]]:
    """The environment of a program that is to be seen and heard there, by somebody who was asked
    for a goal before."""
    (folder / "home").mkdir(exist_ok=True)
    (folder / "home" / "settings.json").write_text("{}", encoding="utf-8")
    with ExitStack() as stack:
        env = os.environ | {"XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
        env.pop("AT_SPI_BUS_ADDRESS", None)
        env["DISPLAY"] = ":" + stack.enter_context(_says(_XVFB, env))
        env["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(_says(_BUS, env))
        env |= {
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "TRAINER_HOME": str(folder / "home"),
        }
        yield env


_XVFB = ("Xvfb", "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset")
_BUS = ("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1")


@contextmanager
def _says(command: tuple[str, ...], env: Mapping[str, str]) -> Iterator[str]:
    """The program runs; what its first line says."""
    with running(command, env, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        yield program.stdout.readline().decode().strip()


@contextmanager
def running(
    command: tuple[str, ...], env: Mapping[str, str], stdout: int | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """The program runs until it is no longer needed."""
    with subprocess.Popen(
        command, cwd=ROOT, env=dict(env), stdout=stdout, stderr=subprocess.DEVNULL
    ) as program:
        try:
            yield program
        finally:
            program.terminate()
