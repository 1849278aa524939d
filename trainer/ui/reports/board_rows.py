"""The rows of the class board: each trainee a button, with a cell for every area."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.drills.skills.skill import Area
from trainer.school.reports.board import Board, BoardRow
from trainer.school.reports.readiness import Cell, Judged, Readiness
from trainer.ui.paper import worn
from trainer.ui.reports.area_heads import head
from trainer.ui.reports.columns import Columns
from trainer.ui.reports.shades import shade
from trainer.ui.theme import RADIUS_LABEL, Theme, font, scaled
from trainer.wording import say, say_count, say_figure

ROW_HIGH, HEAD_HIGH, CELL_HIGH = 33, 38, 29


class BoardLine(QAbstractButton):
    """One trainee. Pressed, the trainee's page is asked for; looked at, it is told what stands in
    the way."""

    looked_at = Signal()

    def __init__(self, row: BoardRow, areas: tuple[Area, ...]) -> None:
        super().__init__()
        self.row, self._areas = row, areas
        self.setObjectName(f"board.{row.account}")
        self.setText(row.name)
        self.setAccessibleName(spoken(row))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(600, scaled(ROW_HIGH))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, columns = worn(), Columns(self.width(), len(self._areas))
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.well))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        write(painter, self._tall(columns.name), self.row.name, bold=True)
        for place, area in enumerate(self._areas):
            draw_cell(painter, _cell_box(columns.area(place), self.height()), self.row.cells[area])
        write(painter, self._tall(columns.pace), pace_text(self.row.hands_per_hour), right=True)
        draw_badge(painter, self._tall(columns.badge), self.row.judged)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _tall(self, box: QRectF) -> QRectF:
        return box.adjusted(0, 0, 0, self.height())


class BoardHead(QWidget):
    """The names of the columns."""

    def __init__(self, areas: tuple[Area, ...]) -> None:
        super().__init__()
        self._areas = areas
        self.setFixedHeight(scaled(HEAD_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        columns, high = Columns(self.width(), len(self._areas)), self.height()
        painter.setFont(font(12))
        painter.setPen(QColor(worn().text_2))
        low = Qt.AlignmentFlag.AlignBottom
        painter.drawText(columns.name.adjusted(0, 0, 0, high - 3), low, say("Trainee"))
        for place, area in enumerate(self._areas):
            box = columns.area(place).adjusted(-3, 0, 3, high - 3)
            flags = low | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(box, flags, head(area))
        box = columns.pace.adjusted(-10, 0, 0, high - 3)
        painter.drawText(box, low | Qt.AlignmentFlag.AlignRight, say("Hands/h"))
        painter.end()


class BoardFoot(QWidget):
    """The means of the class."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.setFixedHeight(scaled(ROW_HIGH))
        self.setAccessibleName(_means_spoken(board))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        columns, high = Columns(self.width(), len(self._board.areas)), self.height()
        write(painter, columns.name.adjusted(0, 0, 0, high), say("Class"), quiet=True)
        for place, area in enumerate(self._board.areas):
            mean = self._board.means.get(area)
            text = say_figure(str(round(100 * mean))) if mean is not None else "–"
            box = columns.area(place).adjusted(0, 0, 0, high)
            write(painter, box, text, bold=True, middle=True)
        text = pace_text(self._board.hands_per_hour)
        write(painter, columns.pace.adjusted(0, 0, 0, high), text, bold=True, right=True)
        painter.end()


# ---------------------------------------------------------------------------------------- drawing


def draw_cell(painter: QPainter, box: QRectF, cell: Cell) -> None:
    """The share on its colour; a mark where it is low; dashed where nothing was seen."""
    theme = worn()
    per_cent = cell.per_cent
    if per_cent is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_LABEL, RADIUS_LABEL)
        write(painter, box, _fitting(box, say("not seen"), "–"), quiet=True, middle=True, px=12)
        return
    ground, ink = shade(per_cent, theme)
    told = cell.told
    painter.setBrush(ground if told else Qt.BrushStyle.NoBrush)
    edge = theme.line if told else theme.outline
    style = Qt.PenStyle.SolidLine if told else Qt.PenStyle.DotLine
    painter.setPen(QPen(QColor(edge), 1, style))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_LABEL, RADIUS_LABEL)
    painter.setFont(font(14))
    painter.setPen(ink if told else QColor(theme.text_2))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, say_figure(str(per_cent)))
    if cell.low and told:
        draw_mark(painter, QPointF(box.right() - 8, box.top() + 8), theme.critical)


def draw_mark(painter: QPainter, middle: QPointF, colour: str) -> None:
    """A small triangle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    points = [QPointF(0, -4), QPointF(4, 3), QPointF(-4, 3)]
    painter.drawPolygon(QPolygonF([middle + each for each in points]))


def draw_badge(painter: QPainter, room: QRectF, judged: Judged) -> None:
    """How ready, in a word on its ground, with the chance of passing."""
    theme = worn()
    ground, ink = {
        Readiness.READY: (theme.house_says_ground, theme.house_says),
        Readiness.NEARLY: (theme.here_wash, theme.text),
        Readiness.LEARNING: (theme.well, theme.text_2),
    }[judged.readiness]
    painter.setFont(font(12))
    words = badge_words(judged)
    wide = QFontMetricsF(font(12)).horizontalAdvance(words) + 22
    box = QRectF(room.right() - wide, room.center().y() - 11, wide, 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 11, 11)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def badge_words(judged: Judged) -> str:
    """``Ready 93 %``."""
    if judged.per_cent is None:
        return judged.readiness.words
    share = say_figure(str(judged.per_cent))
    return say("{readiness} {share} %", readiness=judged.readiness.words, share=share)


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    *,
    bold: bool = False,
    quiet: bool = False,
    right: bool = False,
    middle: bool = False,
    px: int = 13,
    theme: Theme | None = None,
) -> None:
    """The text in that box, cut short where it does not fit."""
    chosen = font(px, bold=bold)
    painter.setFont(chosen)
    worn_now = theme or worn()
    painter.setPen(QColor(worn_now.text_2 if quiet else worn_now.text))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    side = Qt.AlignmentFlag.AlignHCenter if middle else side
    shown = QFontMetricsF(chosen).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)


def pace_text(hands_per_hour: int | None) -> str:
    return say_figure(str(hands_per_hour)) if hands_per_hour is not None else "–"


def _cell_box(box: QRectF, high: int) -> QRectF:
    return QRectF(box.x(), (high - scaled(CELL_HIGH)) / 2, box.width(), scaled(CELL_HIGH))


def _fitting(box: QRectF, words: str, short: str) -> str:
    return words if QFontMetricsF(font(12)).horizontalAdvance(words) <= box.width() - 4 else short


# ----------------------------------------------------------------------------------------- spoken


def spoken(row: BoardRow) -> str:
    """All that the row shows."""
    told = [row.name, badge_words(row.judged), *map(_cell_spoken, row.cells.items())]
    if row.hands_per_hour is not None:
        told.append(say("{hands} hands an hour", hands=row.hands_per_hour))
    return ", ".join(told)


def _cell_spoken(of: tuple[Area, Cell]) -> str:
    area, cell = of
    if cell.per_cent is None:
        return say("{area}: not seen", area=area.words)
    if not cell.told:
        return say_count(
            "{area}: {share} per cent of one answer",
            "{area}: {share} per cent of only {count} answers",
            count=cell.seen,
            area=area.words,
            share=cell.per_cent,
        )
    return say("{area}: {share} per cent", area=area.words, share=cell.per_cent)


def _means_spoken(board: Board) -> str:
    means = (
        say("{area}: {share} per cent", area=area.words, share=round(100 * mean))
        for area, mean in board.means.items()
    )
    return ", ".join([say("Class"), *means])
