"""The source of a rule: its clause, and if the house says so or the school reads it so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QPushButton, QToolTip, QWidget

from trainer.school.debrief.debrief import MistakeShown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.icons import icon
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import column, frame, label, tip, worn, wrapped
from trainer.wording import say


class Sources(QWidget):
    """The rule of a mistake with its badge, as one line. Emits that the clause is to be read."""

    asked = Signal()

    def __init__(self, mistake: MistakeShown) -> None:
        super().__init__()
        name = f"mistake.{mistake.number}"
        chip = RuleChip(f"{name}.rule", mistake.rule, mistake.clause_text, leads=True)
        chip.asked.connect(self.asked)
        self.setLayout(Flow(6, chip, _badge(f"{name}.source", mistake)))


class SourceTold(QPushButton):
    """A small sign that tells more: as a tooltip, on a click, and by the keyboard."""

    def __init__(self, text: str, name: str, kind: str, more: str) -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setProperty("kind", "told")
        self.setProperty("badge", kind)
        self.setFixedHeight(scaled(24))
        self.setAutoDefault(False)
        self._more = more
        self.only_says = not more
        self.accessible_role = QAccessible.Role.Button if more else QAccessible.Role.StaticText
        self.setAccessibleName(text)
        self.setAccessibleDescription(more)
        self.setToolTip(tip(more))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if more else Qt.FocusPolicy.NoFocus)
        if more:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._open)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._more and event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        ):
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.toolTip(), self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()

    def _open(self) -> None:
        Popover(self, self.text(), self._more).show_below()


class RuleChip(SourceTold):
    """A citation with a document's sign.

    If the program has the clause, a click opens it: over the page, or, if the chip ``leads``, in
    the house's book.
    """

    asked = Signal()

    def __init__(self, name: str, rule: str, clause: str | None, *, leads: bool = False) -> None:
        self._leads = leads and clause is not None
        super().__init__(
            rule, name, "cite", clause or (say("In the house's book") if clause == "" else "")
        )
        self.setAccessibleName(say("Rule: {rule}", rule=rule))
        self.setIconSize(QSize(14, 14))
        self.setIcon(icon("document", worn().cite, self.devicePixelRatioF(), 14))

    def _open(self) -> None:
        if self._leads:
            QToolTip.hideText()
            self.asked.emit()
        else:
            super()._open()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self.setIcon(icon("document", worn().cite, self.devicePixelRatioF(), 14))
        super().changeEvent(event)


def _badge(name: str, mistake: MistakeShown) -> SourceTold:
    if not mistake.is_reading:
        return SourceTold(say("house rule"), name, "house", "")
    reason = mistake.reading_reason or say(
        "The document is silent here. This is the school's reading."
    )
    said = say("school's convention") if mistake.is_taught else say("school's reading")
    return SourceTold(said, name, "reading", reason)


class Popover(QFrame):
    """A card over the page with a heading and a few sentences. Esc closes it, and so does a click
    outside, which presses the button that lies there."""

    def __init__(self, beside: QWidget, heading: str, text: str) -> None:
        super().__init__(beside, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        # Windows plays such a click again by itself, and would open the card anew.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self.setObjectName("popover")
        self.setAccessibleName(heading)
        body = wrapped(text)
        body.setFixedWidth(min(380, max(220, 7 * len(text))))
        head = label(heading, "strong")
        self.setLayout(column(frame("card", column(head, body, gap=6, around=(16, 14, 16, 14)))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.rect().contains(event.position().toPoint()):
            return
        opener = self.parentWidget()
        assert opener is not None
        window = opener.window()
        under = window.childAt(window.mapFromGlobal(event.globalPosition().toPoint()))
        if isinstance(under, QAbstractButton) and under is not opener:
            under.click()

    def show_below(self) -> None:
        """Open below the pressed thing, inside the screen."""
        beside = self.parentWidget()
        assert beside is not None
        self.adjustSize()
        corner = beside.mapToGlobal(QPoint(0, beside.height() + 4))
        room = beside.screen().availableGeometry()
        x = max(room.left() + 8, min(corner.x(), room.right() - self.width() - 8))
        above = beside.mapToGlobal(QPoint(0, -4)).y() - self.height()
        y = corner.y() if corner.y() + self.height() < room.bottom() else above
        self.move(x, y)
        self.show()
