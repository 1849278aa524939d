"""The keys that a screen promises: on its keycaps, which stand on its buttons and in its lists."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.ui.access.stages import in_front

Key, Held = Qt.Key, Qt.KeyboardModifier
Stroke = tuple[Qt.Key, Qt.KeyboardModifier]
EVERYWHERE: tuple[Stroke, ...] = (
    (Key.Key_Escape, Held.NoModifier),
    (Key.Key_F1, Held.NoModifier),
)
_SIGNS = {
    "/": Key.Key_Slash,
    "←": Key.Key_Left,
    "→": Key.Key_Right,
    "↑": Key.Key_Up,
    "↓": Key.Key_Down,
    "⌫": Key.Key_Backspace,
    "–": Key.Key_Minus,
    "Enter": Key.Key_Return,
    "Esc": Key.Key_Escape,
    "PgUp": Key.Key_PageUp,
    "PgDn": Key.Key_PageDown,
}
_HELD = {"Ctrl": Held.ControlModifier, "Shift": Held.ShiftModifier}


def promised(window: QWidget) -> list[Stroke]:
    """Every key that stands in sight, of what can be acted on now, but the one that is the window's
    own; Esc and F1 always."""
    caps = {cap for each in in_front(window).findChildren(QWidget) for cap in _caps(each)}
    caps.discard("Ctrl K")
    return sorted({*EVERYWHERE, *map(_stroke, caps)}, key=lambda each: each[0])


def _caps(widget: QWidget) -> list[str]:
    if not widget.isVisible() or not widget.isEnabled():
        return []
    if isinstance(widget, QAbstractButton):
        cap: object = getattr(widget, "key", "")
        return [cap] if cap and isinstance(cap, str) else []
    keycap = isinstance(widget, QLabel) and widget.property("badge") == "keycap"
    return [widget.text()] if keycap and isinstance(widget, QLabel) else []


def _stroke(cap: str) -> Stroke:
    *held, sign = cap.split()
    key = _SIGNS.get(sign) or Key[f"Key_{sign}"]
    return key, _HELD[held[0]] if held else Held.NoModifier
