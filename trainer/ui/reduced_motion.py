"""The system's wish for reduced motion, asked of each kind of system that has one."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtWidgets import QApplication, QStyle

# A desktop that does not answer holds the window up no longer than that.
ASK_MS = 100
# SPI_GETCLIENTAREAANIMATION in Windows' winuser.h.
_CLIENT_AREA_ANIMATION = 0x1042
_PORTAL = "org.freedesktop.portal.Desktop"
_WISHES = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)


def motion_is_unwanted() -> bool:
    """True if the style, the desktop or the system asks for less motion."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) == 0 or _system_asks()


@cache
def _system_asks() -> bool:
    """Ask the system, once."""
    # It takes a moment, and pages are turned often.
    return _windows_asks() or _mac_asks() or kde_asks(os.environ) or _portal_asks(os.environ)


def kde_asks(env: Mapping[str, str]) -> bool:
    """True if KDE's animation speed is set to instant."""
    folder = Path(env.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    try:
        lines = (folder / "kdeglobals").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return False
    key = "AnimationDurationFactor="
    found = [line.removeprefix(key) for line in lines if line.startswith(key)]
    return bool(found) and found[-1].strip() in ("0", "0.0")


def _portal_asks(env: Mapping[str, str]) -> bool:
    """Ask the desktop's portal, which speaks for GNOME and others; no portal, no wish."""
    if not env.get("DBUS_SESSION_BUS_ADDRESS"):
        return False
    settings = QDBusInterface(
        _PORTAL,
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        QDBusConnection.sessionBus(),
    )
    settings.setTimeout(ASK_MS)
    for space, key, still in _WISHES:
        answer = settings.call("ReadOne", space, key)
        replied = answer.type() == QDBusMessage.MessageType.ReplyMessage
        if replied and answer.arguments() == [still]:
            return True
    return False


def _windows_asks() -> bool:
    """True if Windows does not animate the insides of windows."""
    if sys.platform == "win32":
        animates = ctypes.c_int(1)
        read = ctypes.windll.user32.SystemParametersInfoW
        known = read(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
        return bool(known) and not animates.value
    return False


def _mac_asks() -> bool:
    """True if macOS reduces motion."""
    command = ["/usr/bin/defaults", "read", "com.apple.Accessibility", "ReduceMotionEnabled"]
    if sys.platform == "darwin":
        try:
            said = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return said.stdout.strip() == "1"
    return False
