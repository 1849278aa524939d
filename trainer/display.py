"""The check that a window can open here, made before Qt is started: Qt aborts without a display."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

NONE_HERE = """\
No display here, so no window. To get one: start it in a desktop session (or `ssh -X`);
or, with a virtual screen: xvfb-run trainer;
or QT_QPA_PLATFORM=vnc:port=5900 trainer, and a VNC viewer through `ssh -L 5900:localhost:5900`.\
"""


def available(env: Mapping[str, str], platform: str = sys.platform) -> bool:
    """True where Qt would find a screen, or was told to use one that it draws by itself."""
    chosen = env.get("QT_QPA_PLATFORM", "")
    if chosen and not chosen.startswith(("xcb", "wayland")):
        return True
    if platform in ("darwin", "win32"):
        return True
    return _wayland(env) or _x11(env.get("DISPLAY", ""))


def _wayland(env: Mapping[str, str]) -> bool:
    name = env.get("WAYLAND_DISPLAY", "")
    return bool(name) and _unix(str(Path(env.get("XDG_RUNTIME_DIR", "/")) / name))


def _x11(display: str) -> bool:
    """True where a server answers at a display written ``[host]:number[.screen]``."""
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal():
        return False
    path = f"/tmp/.X11-unix/X{number}"
    if host in ("", "unix"):
        return _unix(path) or _unix(f"\0{path}")
    return _tcp(host, 6000 + int(number))


def _unix(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as wire:
        return _answers(lambda: wire.connect(address))


def _tcp(host: str, port: int) -> bool:
    return _answers(lambda: socket.create_connection((host, port), timeout=2).close())


def _answers(connect: Callable[[], None]) -> bool:
    try:
        connect()
    except OSError:
        return False
    return True
