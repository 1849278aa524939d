"""``make bundle``: freeze the program, try what came out without any Python beside it, and pack it.

Prints each try, the sizes, and the start of the frozen window against a bare frozen one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
FOLDER = BUILD / "bundle" / "dealer-school"
END = ".exe" if sys.platform == "win32" else ""
TURNS, AT_MOST = 9, 1.5
OF_THE_SYSTEM = ("SYSTEMROOT", "TEMP", "USERPROFILE", "LOCALAPPDATA")
"""Without these no program of Windows' starts, whatever its own path."""
BARE = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.setWindowTitle("Dealer School")
window.resize(1600, 1000)
window.show()
app.exec()
"""


def freeze() -> None:
    """The folder of the bundle, and a bare window frozen in the same way to measure it by."""
    _icons()
    make = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    make += ["--distpath", str(BUILD / "bundle"), "--workpath", str(BUILD / "freeze")]
    subprocess.run([*make, str(ROOT / "packaging/dealer-school.spec")], check=True)
    bare = BUILD / "bare.py"
    bare.write_text(BARE, encoding="utf-8")
    subprocess.run([*make, "--specpath", str(BUILD), str(bare)], check=True)
    if sys.platform == "linux":
        (FOLDER / "dealer-school").symlink_to("trainer")


def _icons() -> None:
    """The sizes and files that each system asks for, drawn from the one picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QIcon

    app = QGuiApplication.instance() or QGuiApplication([])
    icon = QIcon(str(ROOT / "resources/icon.svg"))
    (BUILD / "icon").mkdir(parents=True, exist_ok=True)
    for name in ("icon.png", "icon.ico", "icon.icns"):
        if not icon.pixmap(QSize(256, 256)).save(str(BUILD / "icon" / name)):
            print(f"{name} cannot be written by this Qt ({app.platformName()})")


def smoke() -> None:
    """Each thing that a first day asks for, in a home of its own, with nothing on the path."""
    with tempfile.TemporaryDirectory() as home, _screen() as screen:
        env = {
            "TRAINER_HOME": home,
            "PATH": "",
            "LANG": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
            **{name: os.environ[name] for name in OF_THE_SYSTEM if name in os.environ},
            **screen,
        }
        for words in _tries(Path(home)):
            began = perf_counter()
            done = run(words, env)
            took = perf_counter() - began
            held = "FAILS" if done.returncode else "holds"
            print(f"  {held}  {took:5.1f} s  trainer {' '.join(words)}")
            if done.returncode:
                raise SystemExit(done.stdout + done.stderr)


def _tries(home: Path) -> Iterator[Sequence[str]]:
    yield ["--version"]
    yield ["demo"]
    yield ["lint"]
    yield ["shot", "--scene", "debrief", "--out", str(home / "debrief.png")]
    yield ["doctor"]
    yield ["quiz", "--house", "mbs", "--out", str(home / "quiz.pdf")]
    yield ["school", "init", "here", "--admin", "ada", "--name", "Ada Berg"]
    yield ["verify", "here"]
    yield ["school", "demo", str(home / "demo")]


def run(words: Sequence[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A command of the frozen program, to its end."""
    command = [str(FOLDER / f"trainer{END}"), *words]
    return subprocess.run(
        command, env=env, capture_output=True, text=True, input="long enough\n", timeout=1800
    )


@contextmanager
def _screen() -> Iterator[dict[str, str]]:
    """A screen of our own where there is Xvfb, else the one that is there."""
    if not (server := shutil.which("Xvfb")):
        yield {
            name: os.environ[name] for name in ("DISPLAY", "WAYLAND_DISPLAY") if name in os.environ
        }
        return
    reading, writing = os.pipe()
    # Else the screen begins anew as its last window closes, and refuses the next one meanwhile.
    command = [server, "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        number = os.read(reading, 16).decode().strip()
        try:
            yield {"DISPLAY": f":{number}"}
        finally:
            screen.terminate()


def start() -> None:
    """The time until the window is in sight, its processor's time and the machine's, as ratios of
    those of a bare window, in turns."""
    finder = shutil.which("xdotool")
    if not finder or sys.platform != "linux":
        print("no xdotool here: the start is not measured")
        return
    with _screen() as screen, tempfile.TemporaryDirectory() as home:
        env = {**os.environ, **screen, "QT_QPA_PLATFORM": "xcb", "TRAINER_HOME": home}
        both = [BUILD / "bundle/bare" / f"bare{END}", FOLDER / f"trainer{END}"]
        for program in both:
            _seconds(program, env, finder)
        turns = [[_seconds(program, env, finder) for program in both] for _ in range(TURNS)]
    whole, worked = (median(ours[which] / bare[which] for bare, ours in turns) for which in (0, 1))
    took = median(ours for _, (ours, _) in turns)
    print(
        f"start: {whole:.2f} of a bare frozen window ({took:.2f} s; at most {AT_MOST}), "
        f"{worked:.2f} of its processor's time"
    )


def _seconds(program: Path, env: dict[str, str], finder: str) -> tuple[float, float]:
    """All of it, and what the processor worked at it. Whoever sees the window is a program too: on
    a busy machine it sees it late, and the ratios are too high."""
    began = perf_counter()
    with subprocess.Popen([program], env=env, stderr=subprocess.DEVNULL) as started:
        find = [finder, "search", "--onlyvisible", "--name", "Dealer School"]
        while subprocess.run(find, env=env, capture_output=True, check=False).returncode:
            if started.poll() is not None:
                raise SystemExit(f"{program} ended before its window was there")
        took = perf_counter() - began
        worked = int(Path(f"/proc/{started.pid}/schedstat").read_text().split()[0]) / 1e9
        started.kill()
    return took, worked


def pack() -> None:
    """A tar of the folder, for any Linux; the sizes."""
    packed = BUILD / "dealer-school-linux.tar.xz"
    with tarfile.open(packed, "w:xz", preset=6) as tar:
        tar.add(FOLDER, "dealer-school")
    files = (each for each in FOLDER.rglob("*") if not each.is_symlink())
    whole = sum(each.stat().st_size for each in files if each.is_file())
    print(f"{whole / 1e6:.0f} MB in {FOLDER.relative_to(ROOT)}")
    print(f"{packed.stat().st_size / 1e6:.0f} MB packed in {packed.relative_to(ROOT)} (at most 90)")


if __name__ == "__main__":
    freeze()
    smoke()
    start()
    if sys.platform == "linux":
        pack()
