"""The lines of the two columns, folded in groups, and their painting: steps plain, differences
strong, the chosen mistake lit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trainer.marking.mistake import Severity
from trainer.school.debrief.debrief import DebriefRow
from trainer.school.interruptions import WishMet
from trainer.school.words.figure_words import clock
from trainer.ui.debrief.marks import draw_hidden, draw_mark
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import worn, write_fitted
from trainer.wording import say_count

STEP_HEIGHT, HEADING_HEIGHT = 18, 23
LEFT, MARKS_WIDE, BESIDE = 14, 36, 6
_REQUIRED, _MARKS, _DONE = range(3)
_VCENTRE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RowPainter(QStyledItemDelegate):
    """Paints what the model lists."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(60, line_height(_line(index)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        line, box = _line(index), _rect(option)
        match line:
            case Heading():
                _heading(painter, box, line, index.column())
            case Folded():
                _folded(painter, box, line, index.column())
            case Asked():
                _asked(painter, box, line, index.column())
            case FoldStep(row):
                _ground(painter, box, row, index)
                _step(painter, box, row, index)
        if _state(option) & QStyle.StateFlag.State_Selected and _has_keys(option):
            _selected(painter, box)
        painter.restore()


def _rect(option: QStyleOptionViewItem) -> QRect:
    rect: QRect = option.rect
    return rect


def _state(option: QStyleOptionViewItem) -> QStyle.StateFlag:
    state: QStyle.StateFlag = option.state
    return state


def _has_keys(option: QStyleOptionViewItem) -> bool:
    """True while the list has the keyboard."""
    # Otherwise the lit rows alone show the place.
    view: QWidget = option.widget
    return view.hasFocus()


def _line(index: QModelIndex | QPersistentModelIndex) -> Listed:
    line: Listed = index.data(Qt.ItemDataRole.UserRole)
    return line


def line_height(line: Listed) -> int:
    """The height of a line, the same in both columns."""
    return scaled(STEP_HEIGHT if isinstance(line, FoldStep | Asked) else HEADING_HEIGHT)


def _ground(
    painter: QPainter, box: QRect, row: DebriefRow, index: QModelIndex | QPersistentModelIndex
) -> None:
    """Paint a wash by the gravest mistake of the row, and brass where the trainee is."""
    if row.met is not None and row.met.severity is not None:
        painter.fillRect(box, QColor(_washed({row.met.severity})))
    if not row.marks:
        return
    theme = worn()
    lit: int = getattr(index.model(), "lit", 0)
    if lit not in row.marks:
        painter.fillRect(box, QColor(_wash(row, index.model())))
        return
    painter.fillRect(box, QColor(theme.here_wash))
    if index.column() == _REQUIRED:
        painter.fillRect(QRect(box.left(), box.top(), 4, box.height()), QColor(theme.here_edge))


def _wash(row: DebriefRow, model: QAbstractItemModel) -> str:
    theme, known = worn(), _severities(model)
    severities = {known[number] for number in row.marks if number in known}
    hidden: frozenset[int] = getattr(model, "hidden", frozenset())
    if hidden.intersection(row.marks):
        return theme.well
    return _washed(severities)


def _washed(severities: Collection[Severity | None]) -> str:
    theme = worn()
    if Severity.CRITICAL in severities:
        return theme.critical_wash
    return theme.serious_wash if Severity.SERIOUS in severities else theme.well


def _severities(model: QAbstractItemModel) -> dict[int, Severity | None]:
    known: dict[int, Severity | None] = getattr(model, "severities", {})
    return known


def _heading(painter: QPainter, box: QRect, line: Heading, column: int) -> None:
    if column == _REQUIRED:
        _headed(painter, box, line.text)
    elif column == _DONE and line.fold:
        _chevron(painter, _at_right(box), down=True)


def _headed(painter: QPainter, box: QRect, text: str) -> None:
    painter.setPen(QColor(worn().text_2))
    painter.setFont(font(13, bold=True))
    write_fitted(painter, text, QRectF(box).adjusted(LEFT, 4, MARKS_WIDE, 0))


def _asked(painter: QPainter, box: QRect, line: Asked, column: int) -> None:
    """Write a player's wish in the quiet colour, above what was due and done."""
    painter.setPen(QColor(worn().text_2))
    painter.setFont(font(13))
    room = QRectF(box).adjusted(LEFT if column == _REQUIRED else 0, 0, -BESIDE, 0)
    write_fitted(painter, line.texts[column], room)


def _folded(painter: QPainter, box: QRect, line: Folded, column: int) -> None:
    if column == _REQUIRED:
        _headed(painter, box, line.text)
    elif column == _DONE:
        painter.setPen(QColor(worn().text_2))
        painter.setFont(font(12))
        room = QRectF(box).adjusted(-MARKS_WIDE, 4, -28, 0)
        write_fitted(painter, line.steps, room, Qt.AlignmentFlag.AlignRight)
        _chevron(painter, _at_right(box), down=False)


def _at_right(box: QRect) -> QPointF:
    return QPointF(box.right() - 16, box.center().y() + 3)


def _chevron(painter: QPainter, centre: QPointF, *, down: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(worn().text_2), 1.5))
    a, b = 3.5, 2.0
    points = [(-a, -b), (0, b), (a, -b)] if down else [(-b, -a), (b, 0), (-b, a)]
    painter.drawPolyline([QPointF(centre.x() + x, centre.y() + y) for x, y in points])


def _step(
    painter: QPainter, box: QRect, row: DebriefRow, index: QModelIndex | QPersistentModelIndex
) -> None:
    if index.column() == _MARKS:
        _marks(painter, box, row, index.model())
        return
    theme = worn()
    required = index.column() == _REQUIRED
    hidden: frozenset[int] = getattr(index.model(), "hidden", frozenset())
    untold = bool(hidden.intersection(row.marks))  # alike, whether something stands there or not
    absent = untold or (row.required if required else row.done) is None
    painter.setPen(QColor(theme.text_2 if absent else theme.text))
    painter.setFont(font(13, bold=row.differs and not absent))
    beyond = MARKS_WIDE if required and not row.marks else 0
    words = box.adjusted(LEFT if required else 0, 0, beyond - BESIDE, 0)
    text = str(index.data(Qt.ItemDataRole.DisplayRole))
    write_fitted(painter, text, QRectF(words))


def _marks(painter: QPainter, box: QRect, row: DebriefRow, model: QAbstractItemModel) -> None:
    hidden: frozenset[int] = getattr(model, "hidden", frozenset())
    if row.met is not None and row.met.severity is not None:
        middle = QPointF(box.left() + 6, box.center().y() + 0.5)
        draw_mark(painter, row.met.severity, middle, 11)
    painter.setFont(font(13, bold=True))
    for number in row.marks[:1]:
        known = _severities(model)
        if number not in known:
            continue
        severity = known[number]
        middle = QPointF(box.left() + 6, box.center().y() + 0.5)
        if number in hidden:
            draw_hidden(painter, middle)
        elif severity is not None:
            draw_mark(painter, severity, middle, 11)
        painter.setPen(QColor(worn().text))
        painter.drawText(
            QRectF(box.left() + 16, box.top(), 24, box.height()), _VCENTRE, str(number)
        )


def _selected(painter: QPainter, box: QRect) -> None:
    """Draw two thin lines along the row that the keyboard is at."""
    painter.setPen(QPen(QColor(worn().here_edge), 1))
    painter.drawLine(box.topLeft(), box.topRight())
    painter.drawLine(box.bottomLeft(), box.bottomRight())


class Heading(Struct, frozen=True):
    """The line above a group's steps. ``fold`` names the fold that it closes, if it opened one."""

    text: str
    fold: str = ""


class FoldStep(Struct, frozen=True):
    """One row of the two columns."""

    row: DebriefRow


class Folded(Struct, frozen=True):
    """A group that was done just as required: its heading alone, until it is opened."""

    text: str
    fold: str
    count: int

    @property
    def steps(self) -> str:
        return say_count(
            "{count} step, no difference", "{count} steps, no difference", count=self.count
        )


class Asked(Struct, frozen=True):
    """The line above an interruption: who wanted what, and when."""

    met: WishMet

    @property
    def texts(self) -> tuple[str, str, str]:
        return self.met.who, "", f"{clock(self.met.began_ms)}  {self.met.wish.heading}"


Listed = Heading | FoldStep | Folded | Asked


class _Group(Struct, frozen=True):
    heading: str
    fold: str
    rows: tuple[DebriefRow, ...]

    @property
    def foldable(self) -> bool:
        """True for several steps, each done as required, and no interruption."""
        plain = not any(row.differs or row.met is not None for row in self.rows)
        return plain and len(self.rows) > 1


def listed(rows: Sequence[DebriefRow], opened: frozenset[str] = frozenset()) -> tuple[Listed, ...]:
    """The lines of the list. Groups without a difference are folded, unless that is all of them."""
    groups = _groups(rows)
    # Without any difference there is nothing to look for: the round is shown as it is.
    fold = any(row.differs for row in rows)
    return tuple(line for group in groups for line in _lines(group, opened, fold=fold))


def _groups(rows: Sequence[DebriefRow]) -> list[_Group]:
    """Cut the rows into stretches under one heading; a seat may have several."""
    stretches = groupby(rows, lambda row: row.group)
    return [
        _Group(heading, f"{turn} {heading}", tuple(part))
        for turn, (heading, part) in enumerate(stretches)
    ]


def _steps(rows: Iterable[DebriefRow]) -> Iterator[Listed]:
    for row in rows:
        if row.met is not None:
            yield Asked(row.met)
        yield FoldStep(row)


def _lines(group: _Group, opened: frozenset[str], *, fold: bool) -> Iterable[Listed]:
    steps = list(_steps(group.rows))
    if not fold or not group.foldable:
        return [Heading(group.heading), *steps]
    if group.fold in opened:
        return [Heading(group.heading, group.fold), *steps]
    return [Folded(group.heading, group.fold, len(group.rows))]
