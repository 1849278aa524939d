"""The reports: one chosen at the top, its chart, and the same figures in a table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QWidget

from trainer.ui.exporting import ExportMenu
from trainer.ui.paper import Button, column, emptied, label, row, wrapped
from trainer.ui.reports.bars import Bars
from trainer.ui.reports.chart_view import MOST_BARS, ChartView
from trainer.ui.reports.filters import Filters
from trainer.ui.reports.shown import Report, ReportShown
from trainer.ui.row_table import DropDown, RowTable
from trainer.ui.segments import Segments
from trainer.ui.text_rows import TextModel
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.wording import say

WIDEST, MOST_ROWS = 1420, 14
PICTURES = (".png", ".svg")


class ReportsPage(QScrollArea):
    """Shows one report. Emits what is asked for: other figures, a picture of the chart, the row
    that is pressed."""

    asked = Signal()
    picture = Signal(str)
    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reports")
        self.setAccessibleName(say("Reports"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.filters, self.export = Filters("reports.filters"), ExportMenu("reports.export")
        choices = [(each, each.words) for each in Report]
        self.which = Segments("reports.which", say("Report"), choices)
        self.which.show_chosen(Report.MISTAKES)
        self.choice = DropDown()
        self._title = label("", "section", name="reports.title")
        self._says = wrapped("", "body", name="reports.says")
        self._method = wrapped("", "caption", tone="quiet", name="reports.method")
        self.chart, self.bars = ChartView("reports.chart"), Bars("reports.bars")
        self._place = column(gap=0)
        self._pictures = _picture_menu(self)
        self._put_together()
        self._connect()

    @property
    def report(self) -> Report:
        """What is looked at."""
        return self.which.value if isinstance(self.which.value, Report) else Report.MISTAKES

    @property
    def chosen(self) -> str:
        """The further thing that is chosen: an area, a trainee, a chart."""
        return str(self.choice.currentData() or "")

    def present(self, shown: ReportShown) -> None:
        """Show this report."""
        self._title.setText(self.report.words)
        self._says.setText(shown.says)
        self._method.setText(shown.method)
        self._offer(shown)
        self._draw(shown)
        self._list(shown)

    def _offer(self, shown: ReportShown) -> None:
        self.choice.clear()
        for value, words in shown.choices:
            self.choice.addItem(words, value)
        self.choice.setCurrentIndex(max(0, self.choice.findData(shown.chosen)))
        self.choice.setVisible(bool(shown.choices))

    def _draw(self, shown: ReportShown) -> None:
        self.chart.setVisible(shown.plot is not None or shown.crossings is not None)
        self.bars.setVisible(shown.pareto is not None and bool(shown.pareto.bars))
        drawn = (shown.plot, shown.pareto, shown.crossings)
        self._pictures.setVisible(any(each is not None for each in drawn))
        if shown.plot is not None:
            self.chart.present(shown.plot)
        if shown.crossings is not None:
            self.chart.present_matrix(shown)
        if shown.pareto is not None:
            self.bars.present(shown.pareto, MOST_BARS, shown.currency)

    def _list(self, shown: ReportShown) -> None:
        emptied(self._place)
        model = TextModel(shown.columns)
        shares = [each.share for each in shown.columns]
        table = RowTable("reports.table", say("The figures"), shares, model)
        model.setParent(table)
        model.present(shown.rows)
        table.activated.connect(lambda at: self._open(model, at.row()))
        rows = min(MOST_ROWS, max(1, len(shown.rows)))
        table.setFixedHeight(scaled(ROW_HEIGHT) * (rows + 1) + 6)
        self._place.addWidget(table)
        self._place.addStretch(1)

    def _open(self, model: TextModel, at: int) -> None:
        row_ = model.row(at)
        if row_ is not None:
            self.opened.emit(row_.key)

    def _connect(self) -> None:
        self.filters.changed.connect(self.asked)
        self.which.chosen.connect(lambda _: self._turn())
        self.choice.activated.connect(lambda _: self.asked.emit())

    def _turn(self) -> None:
        self.choice.clear()
        self.asked.emit()

    def _put_together(self) -> None:
        self.choice.setObjectName("reports.choice")
        self.choice.setAccessibleName(say("Of which"))
        head = row(label(say("Reports"), "title"), None, self.filters, self.export, gap=8)
        top = row(self._title, None, self.choice, self._pictures, gap=8)
        card, table = QFrame(), QFrame()
        for each in (card, table):
            each.setProperty("kind", "card")
        pieces = (top, self._says, self.chart, self.bars, self._method)
        card.setLayout(column(*pieces, gap=8, around=(20, 16, 20, 14)))
        table.setLayout(column(self._place, gap=0, around=(12, 10, 12, 10)))
        body = column(head, self.which, card, table, None, gap=14)
        inside, page = QWidget(), QWidget()
        inside.setLayout(body)
        inside.setMaximumWidth(WIDEST)
        page.setProperty("kind", "page")
        around = row(inside, None, around=(36, 24, 36, 24))
        around.setStretch(0, 100)
        page.setLayout(around)
        self.setWidget(page)


def _picture_menu(page: ReportsPage) -> Button:
    made = Button(say("Save the chart"), "reports.picture")
    menu = QMenu(made)
    menu.setObjectName("reports.picture.formats")
    menu.setAccessibleName(say("Save the chart as"))
    for ending, words in zip(
        PICTURES, (say("PNG, a picture"), say("SVG, to be drawn large")), strict=True
    ):
        action = QAction(words, menu)
        action.setObjectName(f"reports.picture{ending}")
        action.triggered.connect(lambda _=False, chosen=ending: page.picture.emit(chosen))
        menu.addAction(action)
    made.setMenu(menu)
    return made
