"""One trainee: how ready, what is learned, what goes wrong, and whether it came back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.school.moments import moment
from trainer.school.reports.skill_sheet import Level, SkillLine, SkillSheet
from trainer.school.reports.trainee import TraineePage as Told
from trainer.school.session.habit import day_of
from trainer.ui.exporting import ExportMenu
from trainer.ui.page_head import Figure
from trainer.ui.paper import Button, Piece, column, emptied, hairline, label, row, wrapped
from trainer.ui.reports.bars import Bars, money_text
from trainer.ui.reports.board_rows import badge_words
from trainer.ui.reports.cards import dated, day_text, outcome_words
from trainer.ui.reports.chart_view import ChartView
from trainer.ui.reports.filters import Filters
from trainer.ui.reports.plots import control_plot, control_says, learning_plot
from trainer.ui.row_table import RowTable
from trainer.ui.text_rows import Column, TextModel, TextRow
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.wording import phrase, say, say_figure

if TYPE_CHECKING:
    from trainer.records.registry.rows.exams import SittingRow

WIDEST, BARS = 1420, 7
VOIDED = "voided"
NONE = "–"


class TraineePage(QScrollArea):
    """Shows one trainee. Emits what is asked for: other figures, the way back, a round."""

    asked = Signal()
    left = Signal()
    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trainee")
        self.setAccessibleName(say("Trainee"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.filters, self.export = Filters("trainee.filters"), ExportMenu("trainee.export")
        self.filters.class_.hide()
        self.back = Button(say("Class"), "trainee.back")
        self._name = label("", "title", name="trainee.name")
        self._why = wrapped("", "body", name="trainee.why")
        self._figures = row(gap=8)
        self._curve, self._control = ChartView("trainee.curve"), ChartView("trainee.control")
        self._curve_says = wrapped("", "caption", tone="quiet", name="trainee.curve.says")
        self._control_says = wrapped("", "caption", tone="quiet", name="trainee.control.says")
        self._bars = Bars("trainee.bars")
        self._exams, self._skills, self._rounds = column(gap=4), column(gap=0), column(gap=0)
        self._beliefs = column(gap=4)
        self._put_together()
        self.filters.changed.connect(self.asked)
        self.back.clicked.connect(self.left)

    def present(
        self,
        told: Told,
        sheet: SkillSheet | None,
        beliefs: Iterable[str],
        today: int,
        currency: str,
    ) -> None:
        """Show this trainee; the skills where one house was chosen."""
        self._name.setText(told.row.name)
        self._why.setText(_why(told))
        self._show_figures(told, currency)
        self._show_charts(told, today)
        self._bars.present(told.pareto, BARS, currency)
        self._show_exams(told)
        self._show_beliefs(beliefs)
        self._show_skills(sheet)
        self._show_rounds(told)

    # --- pieces

    def _show_figures(self, told: Told, currency: str) -> None:
        emptied(self._figures)
        done, paced = told.done, told.paced
        accuracy = NONE if paced.accuracy is None else say_figure(f"{100 * paced.accuracy:.1f} %")
        pace = NONE if paced.hands_per_hour is None else say_figure(str(paced.hands_per_hour))
        for name, value in (
            (say("Readiness"), badge_words(told.row.judged)),
            (say("Days"), say_figure(str(done.days))),
            (say("Rounds"), say_figure(str(done.rounds))),
            (say("Wagers right"), accuracy),
            (say("Hands an hour"), pace),
            (say("Critical mistakes"), say_figure(str(done.critical))),
            (say("Players short"), money_text(done.players_short, currency)),
            (say("House short"), money_text(done.house_short, currency)),
        ):
            self._figures.addWidget(Figure(name, f"trainee.figure.{self._figures.count()}", value))
        self._figures.addStretch(1)

    def _show_charts(self, told: Told, today: int) -> None:
        curves = told.curves
        plot = learning_plot(curves.together, today, weekly=curves.weekly, name=say("All areas"))
        self._curve.present(plot)
        self._curve_says.setText(plot.says)
        control = told.control
        self._control.setVisible(control is not None and bool(control.watched))
        if control is None:
            self._control_says.setText(say("No exam has been passed yet."))
            return
        self._control_says.setText(control_says(control, told.row.name))
        if control.watched:
            self._control.present(control_plot(control, told.row.name))

    def _show_exams(self, told: Told) -> None:
        emptied(self._exams)
        for each in reversed(told.exams):
            day = dated(day_of(each.ended_at_ms or 0, told.zones.get(each.sitting, 0)))
            text = say(
                "{day}: {outcome}, {errors} of {decisions} wrong",
                day=day,
                outcome=outcome_words(_stands(each)),
                errors=each.errors or 0,
                decisions=each.decisions or 0,
            )
            self._exams.addWidget(wrapped(text))
        if not told.exams:
            self._exams.addWidget(wrapped(say("No exam yet."), tone="quiet"))

    def _show_beliefs(self, beliefs: Iterable[str]) -> None:
        emptied(self._beliefs)
        held = list(beliefs)
        for each in held:
            self._beliefs.addWidget(wrapped(each))
        if not held:
            self._beliefs.addWidget(wrapped(say("No wrong rule is known."), tone="quiet"))

    def _show_skills(self, sheet: SkillSheet | None) -> None:
        emptied(self._skills)
        if sheet is None:
            self._skills.addWidget(wrapped(say("Choose a house to see every skill."), tone="quiet"))
            return
        counts = {level: sheet.count(level) for level in Level}
        text = say(
            "{mastered} of {all} skills mastered, {learning} being learned, {unseen} not seen",
            mastered=counts[Level.MASTERED],
            all=sheet.skills,
            learning=counts[Level.LEARNING],
            unseen=counts[Level.NOT_SEEN],
        )
        self._skills.addWidget(wrapped(text))
        rows = [_skill_row(line) for area in sheet.areas for line in area.lines]
        self._skills.addWidget(_table("trainee.skills", say("Skills"), _SKILLS, rows, 14))

    def _show_rounds(self, told: Told) -> None:
        emptied(self._rounds)
        rows = [
            TextRow(
                each.attempt,
                (
                    moment(each.dealt_at_ms),
                    self.filters.house_words(each.house),
                    self.filters.drill_words(each.drill),
                    f"{each.right}/{each.lines}",
                    say("passed") if each.passed else say("not passed"),
                ),
            )
            for each in told.last
        ]
        table = _table("trainee.rounds", say("Last rounds"), _ROUNDS, rows, 12)
        model = table.model()
        assert isinstance(model, TextModel), "it was made with one"
        table.activated.connect(lambda at: self._open(model, at.row()))
        self._rounds.addWidget(table)

    def _open(self, model: TextModel, at: int) -> None:
        found = model.row(at)
        if found is not None:
            self.opened.emit(found.key)

    def _put_together(self) -> None:
        head = row(self.back, self._name, None, self.filters, self.export, gap=10)
        left = column(
            _card(say("Learning curves"), self._curve, self._curve_says),
            _card(say("Mistakes by count"), self._bars),
            _card(say("Last rounds"), self._rounds),
            None,
            gap=16,
        )
        exams = (self._control, self._control_says, hairline(), self._exams)
        right = column(
            _card(say("After the exam"), *exams),
            _card(say("Wrong rules"), self._beliefs),
            _card(say("Skills"), self._skills),
            None,
            gap=16,
        )
        both = row(gap=18)
        both.addLayout(left, 52)
        both.addLayout(right, 48)
        body = column(head, self._why, self._figures, both, None, gap=14)
        inside, page = QWidget(), QWidget()
        inside.setLayout(body)
        inside.setMaximumWidth(WIDEST)
        page.setProperty("kind", "page")
        around = row(inside, None, around=(36, 24, 36, 24))
        around.setStretch(0, 100)
        page.setLayout(around)
        self.setWidget(page)


_SKILLS = (
    Column(phrase("Skill"), 4),
    Column(phrase("State"), 2),
    Column(phrase("Right"), 1, figures=True),
    Column(phrase("Seen"), 1, figures=True),
    Column(phrase("Last seen"), 1, figures=True),
)
_ROUNDS = (
    Column(phrase("When"), 2),
    Column(phrase("House"), 2),
    Column(phrase("Drill"), 3),
    Column(phrase("Wagers"), 1, figures=True),
    Column(phrase("Result"), 2),
)


def _table(
    name: str, spoken: str, columns: tuple[Column, ...], rows: list[TextRow], most: int
) -> RowTable:
    model = TextModel(columns)
    table = RowTable(name, spoken, [each.share for each in columns], model)
    model.setParent(table)
    model.present(rows)
    table.setFixedHeight(scaled(ROW_HEIGHT) * (min(most, max(1, len(rows))) + 1) + 6)
    return table


def _skill_row(line: SkillLine) -> TextRow:
    last = NONE if line.last_at_ms is None else day_text(line.last_at_ms // 86_400_000)
    share = NONE if line.right is None else say("{share} %", share=round(100 * line.right))
    cells = (line.words, line.level.words, share, say_figure(str(line.seen)), last)
    return TextRow(line.skill, cells, quiet=line.level is Level.NOT_SEEN)


def _why(told: Told) -> str:
    why = told.row.judged.why
    if told.control is not None and told.control.since is not None:
        day = dated(told.control.since)
        why = (say("relapsed after the exam, since {day}", day=day), *why)
    if not why:
        return say("Choose a house to see the chance of passing its exam.")
    return say("{name}: {reasons}.", name=told.row.name, reasons="; ".join(why))


def _card(title: str, *pieces: Piece) -> QFrame:
    made = QFrame()
    made.setProperty("kind", "card")
    made.setLayout(column(label(title, "section"), *pieces, gap=8, around=(20, 16, 20, 14)))
    return made


def _stands(sitting: SittingRow) -> str:
    """How it ended; what was voided did not count, however it ended."""
    return sitting.state if sitting.state == VOIDED else sitting.outcome or ""
