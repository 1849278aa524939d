"""A table of rows, of which one is chosen as a whole."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
)

from trainer.ui.kit.theme import ROW_HEIGHT, scaled
from trainer.ui.kit.widgets import BY_MOUSE, QWIDGETSIZE_MAX, worn

DENSE_ROW, HEAD_MORE = 21, 9
"""The height of a row where lines stand close together; the head is so much higher."""

PADDING = 6
# What stays on one line: a word, or one Chinese letter, after which a line may end.
_UNBROKEN = re.compile(r"[\u2e80-\uffff]|[^ \u2e80-\uffff]+")
EDGE = 4
"""The width of the edge at the row where the keyboard is."""


class MeasuredModel(QAbstractTableModel):
    """A table model that knows the widest cell of each column."""

    def widest(self, column: int, width: Callable[[str], int]) -> int | None:
        """The row whose words in that column are the widest; None if there is no row."""
        raise NotImplementedError


class _ColourKept(QStyledItemDelegate):
    """Keeps the colour of the words of a chosen row: it says what is wrong."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        colour = index.data(Qt.ItemDataRole.ForegroundRole)
        if isinstance(colour, QColor):
            # Qt writes a chosen row in this colour, whatever the cell asks for.
            option.palette.setColor(QPalette.ColorRole.HighlightedText, colour)


class _Heads(QHeaderView):
    """The titles of the columns: on two lines where one line would cut them."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._tall = False

    def stand_tall(self, tall: bool) -> None:
        """Write on two lines from now on, or on one again."""
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint + QSize(0, self.fontMetrics().lineSpacing()) if self._tall else hint

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, at: int) -> None:
        super().initStyleOptionForIndex(option, at)
        if self._tall:
            option.textAlignment |= Qt.TextFlag.TextWordWrap


class RowTable(QTableView):
    """A table of which one row is chosen as a whole, in columns as wide as their words. Letters and
    Enter are left to the page. Emits that its head or its rows have another height."""

    fitted = Signal()

    def __init__(
        self, name: str, spoken: str, shares: Sequence[int], model: MeasuredModel, row_high: int = 0
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self._heads = _Heads()
        self.setHorizontalHeader(self._heads)
        self.setModel(model)
        self._model = model
        self.setItemDelegate(_ColourKept(self))
        self._words = [0] * len(shares)
        self._least = [0] * len(shares)
        self._longest = [""] * len(shares)
        self._shares = list(shares)
        self._dense = bool(row_high)
        self._in_sight: tuple[int, int] | None = None
        self.none = ""
        """The sentence shown where there are no rows."""
        self.most_lines = 3
        self.setShowGrid(False)
        # Else Tab would go from cell to cell, and never leave the list.
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(row_high or scaled(ROW_HEIGHT))
        self.verticalHeader().setDefaultSectionSize(row_high or scaled(ROW_HEIGHT))
        if row_high:
            self.horizontalHeader().setFixedHeight(row_high + HEAD_MORE)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

        model.modelReset.connect(self._measure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()  # what the cells are padded with is known only now

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.none and not self._model.rowCount():
            self._write_none()
        if self.hasFocus():
            self._edge_place()

    def _write_none(self) -> None:
        painter, line = QPainter(self.viewport()), self.viewport().rect()
        line.setHeight(self.verticalHeader().defaultSectionSize())
        painter.setPen(QColor(worn().text_2))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line.adjusted(PADDING, 0, -PADDING, 0), left, self.none)
        # Ended before the next one begins: a viewport takes one painter at a time.
        painter.end()

    def _edge_place(self) -> None:
        """Draw the keyboard's edge at the chosen row, or around a list without one."""
        painter, edge, here = (
            QPainter(self.viewport()),
            QColor(worn().here_edge),
            self.currentIndex(),
        )
        if here.isValid():
            row_ = self.visualRect(here)
            painter.fillRect(0, row_.top(), EDGE, row_.height(), edge)
        else:
            painter.setPen(QPen(edge, 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self) -> None:
        """Measure each column's words; not anew with every size of the window."""
        # Wrapped, a cell asks for the width that it has just now.
        self.setWordWrap(False)
        self._longest = [self._longest_cell(place) for place in range(len(self._shares))]
        self._words = [self._needed(place) for place in range(len(self._shares))]
        self._least = [self._longest_word(place) for place in range(len(self._shares))]
        self._fit()

    def _fit(self) -> None:
        """Give each column what its words need, and a share of what is left.

        Where that is too wide, each has its title whole, short ones get what they need, and long
        ones share the rest on two or three lines; rows are high enough for them.
        """
        words, before = self._words, self._heights
        room, whole = self.viewport().width(), sum(self._shares)
        tight = sum(words) > room
        if tight:
            words = self._shared(room)
        self.setWordWrap(tight and not self._dense)
        left = room - sum(words)
        wide = [
            needed + left * share // whole
            for needed, share in zip(words, self._shares, strict=True)
        ]
        wide[-1] += room - sum(wide)  # what the divisions left over
        cut = any(each < self._head(place) for place, each in enumerate(wide))
        self._heads.stand_tall(tight and cut and not self._dense)
        for place, each in enumerate(wide):
            self.setColumnWidth(place, each)
        if not self._dense:
            lines = max(2, *map(self._lines, range(len(wide)), wide)) if tight else 0
            high = min(lines, self.most_lines) * max(map(self._line_high, self._longest))
            high += PADDING if lines else 0
            least = self.verticalHeader().minimumSectionSize()
            self.verticalHeader().setDefaultSectionSize(max(least, high))
            self._stand()
        if self._heights != before:
            self.updateGeometries()
            self.fitted.emit()

    @property
    def _heights(self) -> tuple[int, int]:
        return self._heads.sizeHint().height(), self.verticalHeader().defaultSectionSize()

    def show_rows(self, rows: int, more: int) -> None:
        """Make the table so high that these rows are in sight under its head, and ``more``
        pixels."""
        self._in_sight = rows, more
        self._stand()

    def fill_room(self, least: int) -> None:
        """Make the table as high as there is room, and no lower than that."""
        self._in_sight = None
        self.setMinimumHeight(least)
        self.setMaximumHeight(QWIDGETSIZE_MAX)

    def _stand(self) -> None:
        if self._in_sight is not None:
            (rows, more), header = self._in_sight, self.verticalHeader()
            head = self.horizontalHeader()
            # Chinese letters make a head higher than a row.
            high = min(head.sizeHint().height(), head.maximumHeight()) + 2 * self.frameWidth()
            high = max(header.minimumSectionSize() + more, high)
            self.setFixedHeight(header.defaultSectionSize() * rows + high)

    def _lines(self, place: int, wide: int) -> int:
        """The lines that the longest words of a column take in that width."""
        metrics, words = self.fontMetrics(), self._longest[place]
        if not words:
            return 1
        room = wide - (self._words[place] - metrics.horizontalAdvance(words))
        box = QRect(0, 0, max(1, room), 10_000)
        high = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap.value, words).height()
        return round(high / self._line_high(words))

    def _line_high(self, words: str) -> int:
        # Of Chinese letters, more than the font's own.
        metrics = self.fontMetrics()
        return max(metrics.lineSpacing(), metrics.size(0, words).height())

    def _shared(self, room: int) -> list[int]:
        places = range(len(self._shares))
        heads, short = [*map(self._head, places)], [*map(self._short_head, places)]
        whole = [[*map(max, each, self._least)] for each in (heads, short)]
        least = next((each for each in (*whole, heads, short) if sum(each) <= room), None)
        if least is None:
            return shared_out(self._words, room, self._shares)
        # Where not all words are whole, those of as many columns as possible are.
        lacks = [max(0, word - each) for word, each in zip(self._least, least, strict=True)]
        given = whole_first(lacks, room - sum(least))
        least = [each + more for each, more in zip(least, given, strict=True)]
        low = self._in_fewest_lines(least, room)
        more = [needed - each for needed, each in zip(self._words, low, strict=True)]
        given = whole_first(more, room - sum(low))
        return [each + more_ for each, more_ in zip(low, given, strict=True)]

    def _in_fewest_lines(self, least: Sequence[int], room: int) -> Sequence[int]:
        """The least widths at which no cell has more lines than it must in that room; where one is
        cut in any case, it has what the others can spare."""
        wide = [*least]
        for lines in range(2, self.most_lines + 1):
            wide = [self._width_in(place, lines, low) for place, low in enumerate(least)]
            if sum(wide) <= room:
                return wide
        longest = max(range(len(wide)), key=wide.__getitem__)
        wide[longest] -= sum(wide) - room
        return wide if wide[longest] >= least[longest] else least

    def _width_in(self, place: int, lines: int, low: int) -> int:
        """The least width, from ``low`` on, in which the column has so few lines."""
        widths = range(low, max(low, self._words[place]) + 1)
        at = bisect_left(widths, -lines, key=lambda wide: -self._lines(place, wide))
        return low + min(at, len(widths) - 1)

    def _head(self, place: int) -> int:
        return self.horizontalHeader().sectionSizeHint(place)

    def _short_head(self, place: int) -> int:
        """The width of a title on two lines."""
        advance = QFontMetrics(self._heads.font()).horizontalAdvance
        title = str(self._model.headerData(place, Qt.Orientation.Horizontal) or "")
        longest = max(map(advance, title.split(" ")))
        return self._head(place) - advance(title) + longest

    def _longest_cell(self, place: int) -> str:
        """The words that take the most room in one line."""
        row_ = self._model.widest(place, self.fontMetrics().horizontalAdvance)
        return "" if row_ is None else str(self._model.index(row_, place).data() or "")

    def _needed(self, place: int) -> int:
        row_ = self._model.widest(place, self.fontMetrics().horizontalAdvance)
        head = self._head(place)
        if row_ is None:
            return head
        return max(head, self.sizeHintForIndex(self._model.index(row_, place)).width())

    def _longest_word(self, place: int) -> int:
        """The width at which no word of the column's cells is cut."""
        advance = self.fontMetrics().horizontalAdvance

        def longest(words: str) -> int:
            return max(map(advance, _UNBROKEN.findall(words)), default=0)

        row_ = self._model.widest(place, longest)
        if row_ is None or self._dense:
            return 0
        cell = self._model.index(row_, place)
        words = str(cell.data() or "")
        return self.sizeHintForIndex(cell).width() - advance(words) + longest(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if plain or event.text().isalpha():
            event.ignore()
            return
        self.setProperty(BY_MOUSE, None)
        if event.matches(QKeySequence.StandardKey.MoveToStartOfLine):
            self.selectRow(0)  # Qt goes to the first cell of the row, where nothing shows
        elif event.matches(QKeySequence.StandardKey.MoveToEndOfLine):
            self.selectRow(self._model.rowCount() - 1)
        else:
            super().keyPressEvent(event)


def whole_first(needed: Sequence[int], room: int) -> list[int]:
    """Give as many as possible all that they need, those that need least first; the next one gets
    what is left."""
    given = [0] * len(needed)
    for place in sorted(range(len(needed)), key=needed.__getitem__):
        given[place] = min(needed[place], room)
        room -= given[place]
    return given


def shared_out(needed: Sequence[int], room: int, shares: Sequence[int]) -> list[int]:
    """Give each as much of the room as it needs; those that do not get enough share the rest."""
    given, left = [0] * len(needed), sum(shares)
    for place in sorted(range(len(needed)), key=lambda place: needed[place] / shares[place]):
        given[place] = min(needed[place], room * shares[place] // left)
        room -= given[place]
        left -= shares[place]
    return given
