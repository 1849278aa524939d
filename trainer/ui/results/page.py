"""A list of rounds, or of the mistakes in them: filtered, opened again, dealt again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHeaderView,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trainer.ui.paper import Button, column, enter_presses, frame, label, row, worn
from trainer.ui.results.model import LogModel
from trainer.ui.results.shown import LogKind, LogLine
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.wording import phrase, say, say_phrase

EVERY_HOUSE, EVERY_DRILL = phrase("All houses"), phrase("All drills")


class LogPage(QWidget):
    """Shows a list. Emits the round that shall be opened, or dealt again; with the number of a
    mistake, or 0, the round that shall be watched, or whose trap shall be dealt again."""

    opened = Signal(str)
    again = Signal(str)
    watched = Signal(str, int)
    trap = Signal(str, int)
    settle = Signal()

    def __init__(self, kind: LogKind) -> None:
        super().__init__()
        self._kind = kind
        self.setObjectName(kind.page)
        self.setAccessibleName(say_phrase(kind.title))
        self._model = LogModel(kind)
        self._model.setParent(self)
        self.table = LogTable(kind, self._model)
        self.houses = _filter(f"{kind.page}.house", say("House"), say_phrase(EVERY_HOUSE))
        self.drills = _filter(f"{kind.page}.drill", say("Drill"), say_phrase(EVERY_DRILL))
        self.open_ = Button(say("Open"), f"{kind.page}.open", kind="primary", key="Enter")
        self.deal = Button(say("Deal it again"), f"{kind.page}.again", key="A")
        self.watch = Button(say("Watch it"), f"{kind.page}.watch", key="R")
        self.deal_trap = Button(say("This trap again"), f"{kind.page}.trap", key="T")
        self._put_together()
        self._connect()

    def present(self, lines: tuple[LogLine, ...]) -> None:
        """Show these lines, the latest first; the sentence for none where there are none."""
        self._model.present(lines)
        _offer(self.houses, say_phrase(EVERY_HOUSE), [line.house for line in lines])
        _offer(self.drills, say_phrase(EVERY_DRILL), [line.drill for line in lines])
        self._filter_lines()
        self._layers.setCurrentIndex(2 if lines else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._ask_open()
        elif event.key() == Qt.Key.Key_A:
            self._ask_again()
        elif event.key() == Qt.Key.Key_R:
            self._ask_watch()
        elif event.key() == Qt.Key.Key_T:
            self._ask_trap()
        else:
            super().keyPressEvent(event)

    def _filter_lines(self) -> None:
        self._model.let_pass(_wanted(self.houses), _wanted(self.drills))
        some = self._model.rowCount() > 0
        for button in (self.open_, self.deal):
            button.setEnabled(some)
        if some:
            self.table.selectRow(0)
        self._allow_watching()

    def _allow_watching(self, *_: object) -> None:
        """Only what was done at a table can be watched; an answer is asked anew as a trap is
        dealt."""
        chosen = self._chosen()
        self.watch.setEnabled(chosen is not None and not chosen.quick)
        self.deal_trap.setEnabled(chosen is not None and chosen.number > 0)

    def _chosen(self) -> LogLine | None:
        row_ = self.table.currentIndex().row()
        return self._model.line(row_) if 0 <= row_ < self._model.rowCount() else None

    def _ask_open(self, *_: object) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.opened.emit(chosen.attempt)

    def _ask_again(self, *_: object) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.again.emit(chosen.attempt)

    def _ask_watch(self, *_: object) -> None:
        chosen = self._chosen()
        if chosen is not None and not chosen.quick:
            self.watched.emit(chosen.attempt, chosen.number)

    def _ask_trap(self, *_: object) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.number:
            self.trap.emit(chosen.attempt, chosen.number)

    def _connect(self) -> None:
        self.houses.currentIndexChanged.connect(lambda _: self._filter_lines())
        self.drills.currentIndexChanged.connect(lambda _: self._filter_lines())
        self.table.doubleClicked.connect(self._ask_open)
        self.open_.clicked.connect(self._ask_open)
        self.deal.clicked.connect(self._ask_again)
        self.watch.clicked.connect(self._ask_watch)
        self.deal_trap.clicked.connect(self._ask_trap)
        self.table.selectionModel().currentRowChanged.connect(self._allow_watching)

    def _put_together(self) -> None:
        filters = row(self.houses, self.drills, None, self.watch, gap=10)
        if self._kind.of_mistakes:
            filters.addWidget(self.deal_trap)
        filters.addWidget(self.deal)
        filters.addWidget(self.open_)
        ground = frame("card")
        ground.setLayout(column(self.table, around=(1, 4, 1, 10)))
        full = QWidget()
        full.setLayout(column(filters, gap=14))
        full.layout().addWidget(ground)  # type: ignore[union-attr]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 28, 36, 28)
        layout.setSpacing(16)
        layout.addWidget(label(say_phrase(self._kind.title), "title"))
        self._layers = QStackedLayout()
        layout.addLayout(self._layers, 1)  # its place first: it shows what is put in, at once
        for layer in (QWidget(), self._nothing(), full):
            self._layers.addWidget(layer)

    def _nothing(self) -> QWidget:
        card = frame("card")
        settle = Button(say("Settle the table"), f"{self._kind.page}.settle", kind="primary")
        settle.clicked.connect(self.settle)
        card.setLayout(
            column(
                label(say_phrase(self._kind.nothing), "section"),
                row(settle, None),
                gap=16,
                around=(24, 22, 24, 22),
            )
        )
        made = QWidget()
        made.setLayout(column(card, None))
        return made


class LogTable(QTableView):
    """The lines, one row each; a row is chosen as a whole."""

    def __init__(self, kind: LogKind, model: LogModel) -> None:
        super().__init__()
        self.setObjectName(f"{kind.page}.list")
        self.setAccessibleName(say_phrase(kind.title))
        self.setModel(model)
        self._model = model
        self._words = [0] * len(kind.columns)
        self._shares = [share for _, share in kind.columns]
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(scaled(ROW_HEIGHT))
        self.verticalHeader().setDefaultSectionSize(scaled(ROW_HEIGHT))
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self) -> None:
        """What each column's words need; not anew with every size of the window."""
        self._words = [self._needed(place) for place in range(len(self._shares))]
        self._fit()

    def _fit(self) -> None:
        """Each column gets what its words need and a share of what is left; where all do not fit,
        the short ones get what they need and the long ones share the rest."""
        words = self._words
        room, whole = self.viewport().width(), sum(self._shares)
        if sum(words) > room:
            words = shared_out(words, room)
        left = room - sum(words)
        for place, (needed, share) in enumerate(zip(words, self._shares, strict=True)):
            self.setColumnWidth(place, needed + left * share // whole)

    def _needed(self, place: int) -> int:
        row_ = self._model.widest(place, self.fontMetrics().horizontalAdvance)
        head = self.horizontalHeader().sectionSizeHint(place)
        if row_ is None:
            return head
        return max(head, self.sizeHintForIndex(self._model.index(row_, place)).width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if plain or event.text().isalpha():
            event.ignore()
            return
        super().keyPressEvent(event)


def shared_out(needed: list[int], room: int) -> list[int]:
    """As much of the room as each needs, none more than those that do not get enough."""
    given = [0] * len(needed)
    order = sorted(range(len(needed)), key=lambda place: needed[place])
    for done, place in enumerate(order):
        given[place] = min(needed[place], room // (len(order) - done))
        room -= given[place]
    return given


class DropDown(QComboBox):
    """A combo box whose arrow is drawn in the colour of the words."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(worn().text_2), 1.6))
        x, y = self.width() - 16.0, self.height() / 2 + 0.5
        painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])
        painter.end()


def _filter(name: str, spoken: str, every: str) -> QComboBox:
    made = DropDown()
    made.setObjectName(name)
    made.setAccessibleName(spoken)
    made.setMinimumWidth(150)
    made.addItem(every)
    return made


def _wanted(box: QComboBox) -> str:
    """The name that is chosen; empty for all."""
    return box.currentText() if box.currentIndex() > 0 else ""


def _offer(box: QComboBox, every: str, names: list[str]) -> None:
    """The filter offers these names, and keeps what was chosen where it is still there."""
    chosen = box.currentText()
    with QSignalBlocker(box):
        box.clear()
        box.addItems([every, *sorted(set(names))])
        box.setCurrentText(chosen)
