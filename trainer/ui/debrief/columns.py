"""Required and done, side by side: one row height in both, so that a difference is a gap."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from trainer.school.debrief.debrief import Debrief, DebriefRow, MistakeShown
from trainer.school.debrief.phrases import severity_word
from trainer.ui.debrief.row_painter import (
    BESIDE,
    LEFT,
    MARKS_WIDE,
    Asked,
    Folded,
    FoldStep,
    Heading,
    Listed,
    RowPainter,
    line_height,
    listed,
)
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import worn
from trainer.wording import say

REQUIRED, MARKS, DONE = range(3)
HEAD_HIGH = 30
LISTED, DISPLAYED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.DisplayRole
_ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
Index = QModelIndex | QPersistentModelIndex


class ColumnsModel(QAbstractTableModel):
    """The listed rows of one debrief; ``toggle`` opens or closes a fold."""

    def __init__(self, debrief: Debrief) -> None:
        super().__init__()
        self.mistakes = {mistake.number: mistake for mistake in debrief.mistakes}
        self.severities = debrief.severities
        self._rows = debrief.rows
        self._opened: frozenset[str] = frozenset()
        self._listed = listed(self._rows)
        self.hidden: frozenset[int] = frozenset()
        self.lit = 0

    def light(self, number: int) -> None:
        """Light the rows of that mistake. They alone are drawn anew, and those lit before."""
        changed, self.lit = {self.lit, number}, number
        for row, line in enumerate(self._listed):
            if isinstance(line, FoldStep) and changed.intersection(line.row.marks):
                self.dataChanged.emit(self.index(row, 0), self.index(row, DONE))

    def hide(self, numbers: frozenset[int]) -> None:
        """Hide the rows' marks of these mistakes."""
        self.hidden = numbers
        self._drawn_anew()

    def weigh(self, debrief: Debrief) -> None:
        """Mark the rows by the severities that count now."""
        self.severities = debrief.severities
        self._drawn_anew()

    def _drawn_anew(self) -> None:
        last = self.index(max(0, self.rowCount() - 1), DONE)
        self.dataChanged.emit(self.index(0, 0), last)

    def _is_hidden(self, line: Listed) -> bool:
        return isinstance(line, FoldStep) and bool(self.hidden.intersection(line.row.marks))

    def line(self, row: int) -> Listed:
        return self._listed[row]

    def toggle(self, row: int) -> bool:
        """Open or close the fold of that line. True if it has one."""
        line = self._listed[row]
        fold = line.fold if isinstance(line, Folded | Heading) else ""
        if not fold or (isinstance(line, Heading) and fold not in self._opened):
            return False
        self.beginResetModel()
        self._opened ^= {fold}
        self._listed = listed(self._rows, self._opened)
        self.endResetModel()
        return True

    def widths(self) -> tuple[int, int]:
        """The room that the words of all rows need, of what was due and of what was done."""
        plain, strong = QFontMetrics(font(13)), QFontMetrics(font(13, bold=True))
        wide = {REQUIRED: 0, DONE: 0}
        for row in self._rows:
            for column in wide:
                faced = strong if row.differs else plain
                beyond = MARKS_WIDE if column == REQUIRED and not row.marks else 0
                words = faced.horizontalAdvance(_step_text(row, column)) + BESIDE - beyond
                wide[column] = max(wide[column], words)
        return wide[REQUIRED], wide[DONE]

    def first_row(self, number: int) -> int | None:
        """The first row that shows the mistake of that number."""
        numbered = (
            at
            for at, line in enumerate(self._listed)
            if isinstance(line, FoldStep) and number in line.row.marks
        )
        return next(numbered, None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._listed)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (say("Required"), "", say("Done"))[section]
        return None

    def data(self, index: Index, role: int = 0) -> Any:
        line = self._listed[index.row()]
        if role == LISTED:
            return line
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        heard = Qt.ItemDataRole.AccessibleTextRole
        if self._is_hidden(line) and index.column() != MARKS and role in (*texts, heard):
            return say("hidden")
        if role in texts or (role == heard and self._is_hidden(line)):
            return cell_text(line, index.column())
        if role == heard:
            return spoken(line, index.column(), self.mistakes)
        return None


def cell_text(line: Listed, column: int) -> str:
    match line:
        case Heading(text):
            return text if column == REQUIRED else ""
        case Folded():
            return (line.text, "", line.steps)[column]
        case Asked():
            return line.texts[column]
        case FoldStep(row):
            return _step_text(row, column)


def _step_text(row: DebriefRow, column: int) -> str:
    if column == MARKS:
        return " ".join(map(str, row.marks))
    if column == REQUIRED:
        return row.required or "—"
    return row.done or (say("not yet done") if row.done_elsewhere else say("not done"))


def spoken(line: Listed, column: int, mistakes: dict[int, MistakeShown]) -> str:
    """The text of a cell for a screen reader."""
    text = cell_text(line, column)
    if column == MARKS and isinstance(line, FoldStep):
        if line.row.met is not None and line.row.met.severity is not None:
            return severity_word(line.row.met.severity)
        named = [mistakes[number] for number in line.row.marks if number in mistakes]
        return ", ".join(
            say("mistake {number}, {title}", number=each.number, title=each.title) for each in named
        )
    return say("nothing required") if text == "—" else text


class ColumnsHead(QHeaderView):
    """The titles of the columns, each above the words of its rows."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("debrief.columns.head")

    def sectionSizeFromContents(self, section: int) -> QSize:
        """The room of its words: the column of marks has no title."""
        heading = self.model().headerData(section, self.orientation(), DISPLAYED)
        wide = QFontMetrics(font(13, bold=True)).horizontalAdvance(str(heading))
        return QSize(wide + (LEFT if section == REQUIRED else 0), scaled(HEAD_HIGH))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        theme = worn()
        painter.save()
        painter.fillRect(rect, QColor(theme.surface))
        painter.setPen(QColor(theme.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setPen(QColor(theme.text))
        painter.setFont(font(13, bold=True))
        words = rect.adjusted(LEFT if section == REQUIRED else 0, 0, 0, 0)
        heading = self.model().headerData(section, self.orientation())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, heading)
        painter.restore()


class Columns(QTableView):
    """The two columns of a debrief. Emits the number of a mistake or an interruption whose row was
    chosen."""

    chosen = Signal(int)
    met_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("debrief.columns")
        self.setAccessibleName(say("Required and done"))
        self.setItemDelegate(RowPainter(self))
        self.setHorizontalHeader(ColumnsHead())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        # Tab leads on to the next control: from cell to cell it would never leave a long table.
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.clicked.connect(lambda index: self._act_on(index.row()))

    def present(self, debrief: Debrief) -> None:
        """Show this debrief's rows, with the first difference in sight."""
        before = self.model(), self.selectionModel()
        model = ColumnsModel(debrief)
        model.setParent(self)
        self.setModel(model)
        # Qt deletes neither the model that was shown nor the selection that it made for it.
        for gone in before:
            if gone is not None:
                gone.deleteLater()
        across = self.horizontalHeader()
        across.setFixedHeight(scaled(HEAD_HIGH))
        across.setSectionResizeMode(REQUIRED, QHeaderView.ResizeMode.Fixed)
        across.setSectionResizeMode(MARKS, QHeaderView.ResizeMode.Fixed)
        across.setSectionResizeMode(DONE, QHeaderView.ResizeMode.Stretch)
        across.resizeSection(MARKS, MARKS_WIDE)
        model.modelReset.connect(self._set_heights)
        self._set_heights()
        self._share_width()

    def _share_width(self) -> None:
        """Give each column of words half, or more where the other needs less."""
        room = self.viewport().width() - MARKS_WIDE
        required, done = self.lines.widths()
        (_, shared, _) = sorted((LEFT + required, room // 2, room - done))
        self.horizontalHeader().resizeSection(REQUIRED, shared)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.model() is not None:
            self._share_width()

    def show_mistake(self, number: int) -> None:
        """Light the rows of that mistake, and bring the first of them in sight."""
        self.lines.light(number)
        row = self.lines.first_row(number)
        if row is None:
            return
        self.selectRow(row)
        self.scrollTo(self.lines.index(row, 0), QAbstractItemView.ScrollHint.EnsureVisible)

    def hide_answers(self, numbers: frozenset[int]) -> None:
        """Let the rows of these mistakes tell nothing."""
        self.lines.hide(numbers)

    @property
    def lines(self) -> ColumnsModel:
        model = self.model()
        assert isinstance(model, ColumnsModel), "a debrief is presented before it is used"
        return model

    def _set_heights(self) -> None:
        for row in range(self.lines.rowCount()):
            self.setRowHeight(row, line_height(self.lines.line(row)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self._act_on(self.currentIndex().row())
            return
        across = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)  # a row is chosen as a whole
        looked_for = (
            event.text().isprintable() and event.text().strip()
        )  # by a list, among its rows
        if across or looked_for or event.key() in _ENDS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def _act_on(self, row: int) -> None:
        line = self.lines.line(row)
        if self.lines.toggle(row):
            self.selectRow(row)
        elif isinstance(line, FoldStep) and line.row.marks:
            self.chosen.emit(line.row.marks[0])
        elif isinstance(line, FoldStep) and line.row.met is not None:
            self.met_chosen.emit(line.row.met.number)
