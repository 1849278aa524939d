"""The hands of a proved round, one below another: each bet with what becomes of it and its clause.
One line is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from trainer.ui.kit.painted import PaintedButton
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import emptied, label, row, worn, wrapped, write_fitted

ARROWS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})

BADGE_FROM, BADGE_SHARE, SIGN_SHARE = 280, 0.36, 0.12
"""From that width a row has its clause; the share of the row that it has, or its sign alone."""


class LineShown(Struct, frozen=True):
    """One bet: its name, its stake, what becomes of it, and the clause; ``lit`` where it is paid,
    ``reading`` where the clause is read by the school."""

    name: str
    stake: str
    fate: str
    lit: bool
    clause: str
    reading: bool


class HandShownInWords(Struct, frozen=True):
    """A place, its hand, and its lines."""

    place: str
    hand: str
    lines: tuple[LineShown, ...]


class ProofHands(QWidget):
    """Shows the hands. Emits the number of the line that is chosen, counted through all hands."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._lines: list[HandLine] = []
        self._group = QButtonGroup(self)
        self.setLayout(self._list)

    @property
    def at(self) -> int:
        """The number of the chosen line; -1 where there is none."""
        return next((n for n, line in enumerate(self._lines) if line.isChecked()), -1)

    def present(self, hands: Sequence[HandShownInWords]) -> None:
        for line in self._lines:
            self._group.removeButton(line)
        self._lines.clear()
        emptied(self._list)
        for hand in hands:
            head = row(label(hand.place, "strong"), wrapped(hand.hand, "secondary"), gap=8,
                       around=(0, 9, 0, 3))  # fmt: skip
            head.setStretch(1, 1)
            self._list.addLayout(head)
            for each in hand.lines:
                self._add(hand, each)

    def _add(self, hand: HandShownInWords, shown: LineShown) -> None:
        number = len(self._lines)
        line = HandLine(shown, f"workshop.proof.line.{number}", f"{hand.place}, {shown.name}")
        line.clicked.connect(partial(self.choose, number))
        self._group.addButton(line)
        self._lines.append(line)
        self._list.addWidget(line)

    def choose(self, at: int) -> None:
        """That line is chosen."""
        if 0 <= at < len(self._lines):
            self._lines[at].setChecked(True)
            self.chosen.emit(at)

    def step(self, by: int) -> None:
        """The line before or after is chosen."""
        self.choose(self.at + by)

    @property
    def chosen_line(self) -> QWidget | None:
        return self._lines[self.at] if self.at >= 0 else None


class HandLine(PaintedButton):
    """One bet as a row: name, stake, fate, and its clause in a badge."""

    def __init__(self, shown: LineShown, name: str, spoken: str) -> None:
        super().__init__()
        self._shown = shown
        self.setObjectName(name)
        self.setCheckable(True)
        words = ", ".join(each for each in (spoken, shown.stake, shown.fate, shown.clause) if each)
        self.setText(words)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(200, max(scaled(30), 30))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the page's: they lead through all lines and all rounds."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        self._draw_ground(painter)
        box = QRectF(self.rect()).adjusted(10, 0, -4, 0)
        self._draw_clause(painter, box)
        narrow = box.width() < scaled(BADGE_FROM)
        room = box.width() * (1 - (SIGN_SHARE if narrow else BADGE_SHARE))
        sign = self._shown.stake.rstrip("0123456789,.")
        stake = QFontMetricsF(font(13)).horizontalAdvance(f"{sign or '$'}0000 ")
        name, fate = 0.48 * (room - stake), 0.52 * (room - stake)
        cells = (
            (self._shown.name, box.left(), name - 6, False, False),
            (self._shown.stake, box.left() + name, stake, False, True),
            (self._shown.fate, box.left() + name + stake, fate, self._shown.lit, False),
        )
        for words, left, wide, bold, quiet in cells:
            painter.setFont(font(13, bold=bold))
            painter.setPen(QColor(worn().text_2 if quiet else worn().text))
            write_fitted(painter, words, QRectF(left, 0, wide, self.height()))

    def _draw_ground(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.fillRect(box, QColor(theme.here_wash))
            painter.fillRect(QRectF(0, 0, 4, box.height()), QColor(theme.here_edge))
        elif self.underMouse():
            painter.fillRect(box, QColor(theme.well))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)

    def _draw_clause(self, painter: QPainter, box: QRectF) -> None:
        """The badge at the right; in a narrow row only the sign of a reading."""
        theme, shown = worn(), self._shown
        narrow = box.width() < scaled(BADGE_FROM)
        if not shown.clause or (narrow and not shown.reading):
            return
        type_, clause = font(12), "" if narrow else shown.clause
        words = f"† {clause}".strip() if shown.reading else clause
        wide = min(
            QFontMetricsF(type_).horizontalAdvance(words) + 16, (BADGE_SHARE - 0.02) * box.width()
        )
        high = min(box.height() - 6, QFontMetricsF(type_).height() + 6)
        badge = QRectF(box.right() - wide, (box.height() - high) / 2, wide, high)
        pen = QPen(QColor(theme.reading_edge if shown.reading else theme.line), 1)
        if shown.reading:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if shown.reading else QColor(theme.cite_ground))
        painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(QColor(theme.reading if shown.reading else theme.cite))
        painter.setFont(type_)
        write_fitted(painter, words, badge.adjusted(8, 0, -7, 0))
