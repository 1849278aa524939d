"""The cards of the page of progress: charts, kinds of mistakes, wrong rules, another house."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.document import Chart
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.progress.daily_figures import learning_curve, pace_against_accuracy
from trainer.school.progress.progress import MistakeKind, ProgressShown
from trainer.school.progress.transfer import SkillChange, TransferSkill
from trainer.ui.document.stack import Stack
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.line_button import LineButton, LineCell, LineHeads
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, emptied, hairline, label, row, worn, wrapped
from trainer.wording import say, say_count, say_figure, say_list

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


MOST, LEAST_WIDE = 8, 460


class KindsCard(QFrame):
    """Shows the most frequent kinds. Emits when the mistakes themselves are asked for."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.kinds")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Mistakes by kind"))
        self.setMinimumWidth(scaled(LEAST_WIDE))
        self._lines = column(gap=0)
        head = label(say("Mistakes by kind"), "section")
        self.setLayout(column(head, self._lines, None, gap=8, around=(20, 16, 20, 16)))

    def present(self, kinds: Sequence[MistakeKind], currency: str) -> None:
        """Show these kinds, with their money in that currency."""
        emptied(self._lines)
        if not kinds:
            self._lines.addWidget(wrapped(say("No mistakes in this period."), tone="quiet"))
            return
        self._lines.addWidget(LineHeads(_cells(*_heads())))
        for number, each in enumerate(kinds[:MOST], 1):
            self._lines.addWidget(self._line(each, currency, number))

    def _line(self, kind: MistakeKind, currency: str, number: int) -> LineButton:
        short = [_money(currency, each) for each in (kind.players_short, kind.house_short)]
        times = say_count("{count} time", "{count} times", count=kind.times)
        spoken = say(
            "{mistake}, {times}; players short {players}, house short {house}",
            mistake=kind.words,
            times=times,
            players=short[0],
            house=short[1],
        )
        cells = _cells(kind.words, say_figure(str(kind.times)), *short)
        made = LineButton(cells, f"progress.kind.{number}", spoken)
        made.clicked.connect(self.asked)
        return made


def _heads() -> tuple[str, str, str, str]:
    return say("Mistake"), say("Times"), say("Players short"), say("House short")


def _cells(what: str, times: str, players: str, house: str) -> tuple[LineCell, ...]:
    return (
        LineCell(what, 0.99),
        LineCell(times, scaled(56), right=True),
        LineCell(players, scaled(96), right=True),
        LineCell(house, scaled(96), right=True),
    )


def _money(currency: str, amount: Money) -> str:
    return f"{currency}{say_figure(amount.grouped)}" if amount else "–"


class BeliefsCard(QFrame):
    """Shows wrong rules. Emits the ids of those that are to be tested."""

    tested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.beliefs")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Open wrong rules"))
        self._lines = column(gap=0)
        head = column(
            label(say("Open wrong rules"), "section"),
            wrapped(say("Wrong rules that explain your mistakes"), "secondary"),
            gap=2,
        )
        self.setLayout(column(head, 6, self._lines, None, gap=4, around=(20, 16, 20, 16)))

    def present(self, beliefs: Sequence[BeliefHeld]) -> None:
        """Show these; those that are held no more come last."""
        emptied(self._lines)
        if not beliefs:
            self._lines.addWidget(wrapped(say("None: no mistake fits a wrong rule."), tone="quiet"))
        for number, each in enumerate(beliefs, 1):
            self._lines.addWidget(hairline())
            self._lines.addWidget(self._line(each, f"progress.belief.{number}"))

    def _line(self, held: BeliefHeld, name: str) -> QWidget:
        line = QWidget()
        line.setObjectName(name)
        words = column(wrapped(say_list(held.words, "or"), "strong"), gap=2)
        words.addWidget(wrapped(held.how_sure, "secondary"))
        words.addWidget(wrapped(held.since_text, "secondary"))
        beside = column(label(sureness_words(held.sureness), "secondary"), gap=6)
        if held.probability is not None:
            beside.addWidget(_Sure(held))
        if held.can_be_tested:
            beside.addWidget(self._test(held, name))
        line.setLayout(row((words, 1), beside, gap=14, around=(0, 10, 0, 10)))
        return line

    def _test(self, held: BeliefHeld, name: str) -> Button:
        made = Button(say("Test it"), f"{name}.test")
        made.setAccessibleDescription(say_list(held.words, "or"))
        made.clicked.connect(lambda: self.tested.emit(held.ids))
        return made


class _Sure(QWidget):
    """The certainty as a bar; the words beside it say the same."""

    def __init__(self, held: BeliefHeld) -> None:
        super().__init__()
        self._held = held
        self.setFixedSize(QSize(120, 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, held = worn(), self._held
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(box, 4, 4)
        share = held.probability or 0.0
        sure = held.sureness is Sureness.CONFIRMED
        painter.setBrush(QColor(theme.critical if sure else theme.here_edge))
        painter.drawRoundedRect(QRectF(0, 0, box.width() * share, box.height()), 4, 4)
        painter.end()


def sureness_words(sureness: Sureness) -> str:
    """The certainty in a word."""
    match sureness:
        case Sureness.CONFIRMED:
            return say("Confirmed")
        case Sureness.SUSPECTED:
            return say("Suspected")
        case Sureness.PATTERN:
            return say("Pattern")
        case Sureness.CLEARED:
            return say("Cleared")


NOBODY, KIND_WIDE = "", 66


class TransferCard(QFrame):
    """Shows what another house asks. Emits that house when its changes, its drill, or its book
    beside this one are asked for."""

    chosen = Signal(str)
    drilled = Signal(str)
    compared = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.transfer")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("At another house"))
        self.other = DropDown("progress.transfer.house", say("The other house"))
        self._lines = column(gap=0)
        self._sum = wrapped("", "secondary", name="progress.transfer.sum")
        self.drill = Button(say("Practise exactly this"), "progress.transfer.drill")
        self.compare = Button(say("Compare the two houses"), "progress.transfer.compare")
        self.other.activated.connect(lambda _: self.chosen.emit(self.house))
        self.drill.clicked.connect(lambda: self.drilled.emit(self.house))
        self.compare.clicked.connect(lambda: self.compared.emit(self.house))
        head = row(label(say("At another house"), "section"), None, self.other, gap=12)
        foot = row(self.drill, self.compare, None, gap=8)
        body = column(head, self._sum, self._lines, foot, None, gap=8, around=(20, 16, 20, 16))
        self.setLayout(body)
        self.present(())

    @property
    def house(self) -> str:
        """The other house; empty while none is chosen."""
        return str(self.other.currentData() or NOBODY)

    def offer(self, houses: Sequence[tuple[str, str]]) -> None:
        """Offer these houses: id and title. The chosen one stays, if it is among them."""
        self.other.offer([(NOBODY, say("Choose a house")), *houses])

    def present(self, skills: Sequence[TransferSkill]) -> None:
        """Show the changes there; nothing while no house is chosen."""
        emptied(self._lines)
        asked = [each for each in skills if each.change is not SkillChange.SAME]
        self.drill.setVisible(bool(asked))
        self.compare.setVisible(bool(skills))
        self._sum.setText(_summed(skills))
        for area, among in groupby(asked, key=lambda each: each.skill.area):
            self._lines.addWidget(hairline())
            name = wrapped(area.words, "strong")
            kinds = [_line(*each) for each in _by_change(list(among))]
            self._lines.addLayout(column(name, *kinds, gap=3, around=(0, 7, 0, 7)))


def _summed(skills: Sequence[TransferSkill]) -> str:
    if not skills:
        return say("Which skills change at another house, and what is new.")
    counted = {kind: sum(each.change is kind for each in skills) for kind in SkillChange}
    return say(
        "{same} stay as they are, {other} change, {new} are new.",
        same=say_count("{count} skill", "{count} skills", count=counted[SkillChange.SAME]),
        other=counted[SkillChange.OTHER],
        new=counted[SkillChange.NEW],
    )


def _by_change(among: Sequence[TransferSkill]) -> Iterator[tuple[str, str]]:
    """The changed skills, then the new ones, each under a word."""
    for change, words in ((SkillChange.OTHER, say("Different")), (SkillChange.NEW, say("New"))):
        named = [each.skill.words for each in among if each.change is change]
        if named:
            yield words, "\n".join(named)


def _line(kind: str, skills: str) -> QHBoxLayout:
    name = label(kind, "secondary")
    name.setFixedWidth(scaled(KIND_WIDE))
    line = row(gap=10)
    line.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(wrapped(skills, "dense"), 1)
    return line
