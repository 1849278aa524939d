"""Fingers are wider than keycaps: what is small can be touched beside it too.

Every control can be touched within 44 pixels about its middle, wherever nothing else lies nearer.
A mouse points as exactly as ever.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

# WCAG 2.5.5: at least 44 by 44 pixels for a finger.
FINGER = 44
TOUCHED = (QAbstractButton, QComboBox, QLineEdit)
_OF_A_PRESS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)


class TouchTargets(QObject):
    """Watches the touches of one window, and leads each to what it is meant for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._aside = QPoint()
        self._leading = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._leading or event.type() not in _OF_A_PRESS or not isinstance(event, QMouseEvent):
            return False
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        if event.type() is QEvent.Type.MouseButtonPress:
            self._aside = aside(self._window, event.position().toPoint())
        return not self._aside.isNull() and self._lead(watched, event)

    def _lead(self, window: QObject, event: QMouseEvent) -> bool:
        by = QPointF(self._aside)
        led = QMouseEvent(
            event.type(),
            event.position() + by,
            event.globalPosition() + by,
            event.button(),
            event.buttons(),
            event.modifiers(),
            event.pointingDevice(),
        )
        # What is sent on comes through this filter once more.
        self._leading = True
        try:
            QApplication.sendEvent(window, led)
        finally:
            self._leading = False
        return True


def aside(window: QWidget, at: QPoint) -> QPoint:
    """The offset from the touch to the control it is meant for; null if it lies there, or if none
    is near."""
    if _control_at(window, at) is not None:
        return QPoint()
    near = [(box, reached(box)) for box in map(_box, _controls(window))]
    meant = [box for box, room in near if room.contains(at)]
    if not meant:
        return QPoint()
    nearest = min((_into(box, at) - at for box in meant), key=QPoint.manhattanLength)
    return nearest if _control_at(window, at + nearest) is not None else QPoint()


def reached(box: QRect) -> QRect:
    """The area in which a control can be touched: at least a finger wide and high."""
    wide, high = max(0, FINGER - box.width()), max(0, FINGER - box.height())
    return box.adjusted(-(wide + 1) // 2, -(high + 1) // 2, (wide + 1) // 2, (high + 1) // 2)


def _into(box: QRect, at: QPoint) -> QPoint:
    x = min(max(at.x(), box.left() + 1), box.right() - 1)
    return QPoint(x, min(max(at.y(), box.top() + 1), box.bottom() - 1))


def _control_at(window: QWidget, at: QPoint) -> QWidget | None:
    """The control that lies there, if one does."""
    widget = window.childAt(at)
    while widget is not None and not isinstance(widget, TOUCHED):
        widget = widget.parentWidget()
    return widget if widget is not None and widget.isEnabled() else None


def _controls(window: QWidget) -> list[QWidget]:
    there = window.findChildren(QWidget)
    return [w for w in there if isinstance(w, TOUCHED) and w.isVisible() and w.isEnabled()]


def _box(control: QWidget) -> QRect:
    window = control.window()
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())
