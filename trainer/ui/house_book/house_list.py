"""The houses under one another, each with a piece of its felt; one of them is open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QSizePolicy

from trainer.school.house_book.book import HouseBook
from trainer.ui.paper import column, emptied, label, worn
from trainer.ui.theme import BRASS, darker, font

WIDE, HIGH = 212, 58


class HouseList(QFrame):
    """Shows the houses. Emits the id of the one that is chosen."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.setObjectName("houses.list")
        self.setFixedWidth(WIDE)
        self._rows = column(gap=6)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, HouseButton] = {}
        heading = label("Houses", "title")
        self.setLayout(column(heading, 10, self._rows, None, gap=0))

    def present(self, books: tuple[HouseBook, ...], chosen: str) -> None:
        """These houses, the chosen one lit."""
        if list(self._buttons) != [book.house for book in books]:
            self._build(books)
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)

    def take_focus(self) -> None:
        """The keyboard is on the chosen house."""
        button = self._group.checkedButton()
        if button is not None:
            button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        buttons = list(self._buttons.values())
        at = next((k for k, button in enumerate(buttons) if button.hasFocus()), None)
        if step is None or at is None or not 0 <= at + step < len(buttons):
            super().keyPressEvent(event)
            return
        buttons[at + step].setFocus()
        buttons[at + step].click()

    def _build(self, books: tuple[HouseBook, ...]) -> None:
        emptied(self._rows)
        self._buttons = {}
        for book in books:
            button = HouseButton(book)
            button.clicked.connect(lambda _=False, house=book.house: self.chosen.emit(house))
            self._group.addButton(button)
            self._buttons[book.house] = button
            self._rows.addWidget(button)


class HouseButton(QAbstractButton):
    """One house: a strip of its felt, and its name."""

    def __init__(self, book: HouseBook) -> None:
        super().__init__()
        self._colours = book.of.rules.felt.colours
        self.setObjectName(f"houses.{book.house}")
        self.setText(book.title)
        self.setAccessibleName(book.title)
        self.setAccessibleDescription(book.of.rules.summary)
        self.setToolTip(book.of.rules.summary)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = worn(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        card = QPainterPath()
        card.addRoundedRect(box, 8, 8)
        if self.isChecked() or self.underMouse():
            painter.fillPath(card, QColor(theme.surface))
        painter.setClipPath(card)
        self._felt(painter, QRectF(box.x(), box.y(), 56, box.height()))
        painter.setClipping(False)
        painter.setFont(font(14, bold=self.isChecked()))
        painter.setPen(QColor(theme.text))
        words = box.adjusted(68, 0, -8, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        colour = theme.accent if self.isChecked() else theme.line
        colour = theme.here_edge if self.hasFocus() else colour
        wide = 2.0 if self.isChecked() or self.hasFocus() else 1.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawPath(card)
        painter.end()

    def _felt(self, painter: QPainter, box: QRectF) -> None:
        """A corner of the layout: its felt, and the brass line of the rail."""
        pool = QRadialGradient(QPointF(box.center().x(), box.bottom()), box.width())
        for at, colour in zip((0.0, 0.55, 1.0), self._colours, strict=True):
            pool.setColorAt(at, QColor(darker(colour, 0.12) if worn().dark else colour))
        painter.fillRect(box, pool)
        rail = QPainterPath(QPointF(box.left(), box.top() + 18))
        rail.quadTo(QPointF(box.center().x(), box.top() + 4), QPointF(box.right(), box.top() + 18))
        painter.setPen(QPen(QColor(BRASS), 1.4))
        painter.drawPath(rail)
