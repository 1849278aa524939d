"""Two charts that take turns: pace against accuracy, and the learning curve of an area."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame

from trainer.document import Chart
from trainer.drills.skills.skill import Area
from trainer.school.progress.day_charts import learning_curve, pace_against_accuracy
from trainer.school.progress.progress import ProgressShown
from trainer.ui.document.stack import Stack
from trainer.ui.drop_down import DropDown
from trainer.ui.widgets import column, label, row, wrapped
from trainer.wording import say

PACE = ""


class ChartsCard(QFrame):
    """Shows one of the charts, chosen above it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.charts")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Charts"))
        self._shown: ProgressShown | None = None
        self.which = DropDown("progress.chart.which", say("Chart"))
        self.chart = Stack(lambda _: None, column())
        self._under = wrapped("", "secondary", name="progress.chart.says")
        head = row(label(say("Day by day"), "section"), None, self.which, gap=12)
        self.setLayout(column(head, self._under, self.chart, gap=8, around=(20, 16, 20, 16)))
        self.which.activated.connect(lambda _: self._draw())

    def present(self, shown: ProgressShown) -> None:
        """Show this trainee's days; the chart comes once the rest of the page is painted."""
        self._shown = shown
        curves = ((area.value, area.words) for area in shown.curves)
        self.which.offer([(PACE, say("Pace against accuracy")), *curves])
        # In an event of its own: the page is painted before the chart is drawn.
        QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        if self._shown is None:
            return
        drawn = self._chosen(self._shown)
        self._under.setText(drawn.says)
        self.chart.present((drawn,))

    def _chosen(self, shown: ProgressShown) -> Chart:
        area = self.which.currentData()
        if not area:
            return pace_against_accuracy(shown.days, shown.today)
        return learning_curve(shown.curves[Area(area)], shown.today)
