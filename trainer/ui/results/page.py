"""A list of rounds, or of the mistakes in them: filtered, opened again, dealt again."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QStackedLayout, QVBoxLayout, QWidget

from trainer.ui.exporting import ExportMenu
from trainer.ui.results.model import LogModel
from trainer.ui.results.shown import LogKind, LogLine
from trainer.ui.row_table import DropDown, RowTable
from trainer.ui.widgets import Button, column, enter_presses, frame, label, row
from trainer.wording import phrase, say, say_phrase

EVERY_HOUSE, EVERY_DRILL = phrase("All houses"), phrase("All drills")


class LogPage(QWidget):
    """Shows a list. Emits the round that shall be opened, or dealt again; with the number of a
    mistake, or 0, the round that shall be watched, or whose trap shall be dealt again; the format
    in which all of it shall be exported."""

    opened = Signal(str)
    again = Signal(str)
    watched = Signal(str, int)
    trap = Signal(str, int)
    exported = Signal(object)
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
        self.export = ExportMenu(f"{kind.page}.export")
        self._put_together()
        self._connect()

    def present(self, lines: tuple[LogLine, ...]) -> None:
        """Show these lines, the latest first; the sentence for none where there are none."""
        self._model.present(lines)
        _offer(self.houses, say_phrase(EVERY_HOUSE), [line.house for line in lines])
        _offer(self.drills, say_phrase(EVERY_DRILL), [line.drill for line in lines])
        self._filter_lines()
        self._layers.setCurrentIndex(2 if lines else 1)
        self.export.setVisible(bool(lines))

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
        self.export.asked.connect(self.exported)
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
        self._layers = QStackedLayout()
        layout.addLayout(self._layers, 1)  # its place first: it shows what is put in, at once
        for layer in (QWidget(), self._nothing(), full):
            self._layers.addWidget(layer)
        # The button comes last by Tab, though it stands first.
        title = label(say_phrase(self._kind.title), "title")
        layout.insertLayout(0, row(title, None, self.export))

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


class LogTable(RowTable):
    """The lines, one row each."""

    def __init__(self, kind: LogKind, model: LogModel) -> None:
        shares = [share for _, share in kind.columns]
        super().__init__(f"{kind.page}.list", say_phrase(kind.title), shares, model)


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
