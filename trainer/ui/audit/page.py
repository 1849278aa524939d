"""Every act of the school, and the backups of its records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from trainer.school.records_care.daily_backups import Alarm
from trainer.ui.alarm_line import AlarmLine
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.focus import let_rest
from trainer.ui.kit.scroll_area import ScrollArea
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import ROW_HEIGHT, scaled
from trainer.ui.kit.widgets import (
    Button,
    centred,
    column,
    frame,
    label,
    row,
    wrapped,
)
from trainer.ui.printing.export_button import ExportMenu
from trainer.wording import phrase, say, say_figure

COLUMNS = (
    TextColumn(phrase("When"), 16),
    TextColumn(phrase("Who"), 20),
    TextColumn(phrase("What"), 46),
    TextColumn(phrase("Where"), 18),
)
COPIES = (
    TextColumn(phrase("When"), 40),
    TextColumn(phrase("Outcome"), 40),
    TextColumn(phrase("Size"), 20, figures=True),
)
UNLIKE = (
    TextColumn(phrase("Trainee"), 45),
    TextColumn(phrase("Station"), 30),
    TextColumn(phrase("When"), 25, figures=True),
)
WIDEST, HEAD = 1420, 44
FEWEST_ROWS, COPY_ROWS, BESIDES, ALARM, FILTERS = 6, 4, 212, 72, 48
"""Rows at least; what stands above and below the acts: always, with an alarm, and with the filters
on a line of their own."""
ROOMY = 940
"""The least width at which the filters stand beside the title."""
BESIDE = 900
"""The least width at which backups and retention stand beside the acts."""
Choices = Sequence[tuple[object, str]]


@dataclass(frozen=True, slots=True)
class AuditShown:
    """The content of the page.

    ``copies`` is empty, and ``schedule`` says why, on a machine that makes none; ``may_copy``: the
    person here keeps the backups. A row of ``unlike`` has the marks shown and found behind its
    columns, for those who may see results.
    """

    acts: Sequence[TextRow]
    counted: str
    zone: str
    copies: Sequence[TextRow]
    schedule: str
    retention: str
    marker: str
    unlike: Sequence[TextRow]
    alarm: Alarm | None
    may_copy: bool
    can_restore: bool
    expired: int
    more: bool


WEEK = 7


class AuditPage(ScrollArea):
    """Shows the acts and the backups. Emits what is asked for: other acts, a backup, a restore, the
    schedule, a check of everything, the erasing of closed accounts, earlier acts."""

    asked = Signal()
    copied = Signal()
    restored = Signal()
    scheduled = Signal()
    verified = Signal()
    erased = Signal()
    earlier = Signal()

    def __init__(self) -> None:
        super().__init__("audit", say("Acts and backups"))
        self.who = _box("audit.who", say("Who"))
        self.kind = _box("audit.kind", say("Which acts"))
        self.since = _box("audit.since", say("Since"))
        self.export = ExportMenu("audit.export")
        self.verify = Button(say("Verify all"), "audit.verify", key="V")
        self.alarm = AlarmLine()
        self.copy = Button(say("Back up now"), "audit.copy", key="B")
        self.restore = Button(say("Restore…"), "audit.restore", key="R")
        self.schedule = Button(say("Schedule…"), "audit.schedule", key="S")
        self.erase = Button(say("Erase them…"), "audit.erase", key="E")
        self.earlier_ = Button(say("Earlier"), "audit.earlier", key="L")
        self.acts = _table("audit.acts", say("Acts"), COLUMNS)
        self.copies = _table("audit.copies", say("Backups"), COPIES)
        self._counted = label("", "caption", tone="quiet", name="audit.counted")
        self._zone = label("", "caption", tone="quiet", name="audit.zone")
        self._plan = wrapped("", "caption", tone="quiet", name="audit.plan")
        self._retention = wrapped("", name="audit.retention")
        self._marker = wrapped("", name="audit.marker")
        self._mismatches = label("", "caption", tone="quiet", name="audit.mismatches")
        self._stands = wrapped("", "caption", tone="quiet", name="audit.stands")
        self.unlike = _table("audit.unlike", say("Does not match its evidence"), UNLIKE)
        self._put_together()
        self._connect()

    def offer(self, who: Choices, kinds: Choices, since: Choices) -> None:
        """Offer these choices. A week is shown first: what was done before midnight is not gone
        after it."""
        for box, choices in ((self.who, who), (self.kind, kinds), (self.since, since)):
            box.offer(choices, WEEK)

    def present(self, shown: AuditShown) -> None:
        self.acts.rows.present(shown.acts)
        self.copies.rows.present(shown.copies)
        self._counted.setText(shown.counted)
        self._zone.setText(shown.zone)
        self._plan.setText(shown.schedule)
        self._marker.setText(shown.marker)
        self.unlike.rows.present(shown.unlike)
        rows = min(COPY_ROWS, len(shown.unlike))
        self.unlike.setFixedHeight(scaled(HEAD) + rows * scaled(ROW_HEIGHT))
        self._mismatches.setText(say_figure(str(len(shown.unlike))))
        self._wrong.setVisible(bool(shown.unlike))
        self.unlike.selectRow(0)
        self._tell_mismatch()
        self._retention.setText(shown.retention)
        self.alarm.present(shown.alarm, may_copy=shown.may_copy)
        self._fit()
        self.copies.setFixedHeight(scaled(HEAD) + COPY_ROWS * scaled(ROW_HEIGHT))
        self.copies.setVisible(bool(shown.copies))
        for button in (self.copy, self.schedule):
            button.setVisible(shown.may_copy)
        self.restore.setVisible(shown.may_copy and shown.can_restore)
        self.erase.setVisible(bool(shown.expired) and shown.may_copy)
        self.earlier_.setVisible(shown.more)

    def show_verifying(self, *, running: bool) -> None:
        """While everything is read, the button says so and takes no press."""
        words = say("Verifying…") if running else say("Verify all")
        self.verify.setText(words)
        self.verify.setAccessibleName(words)
        let_rest(self.verify, resting=running)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the acts the height that the window has, so that nothing scrolls inside another."""
        roomy = self.width() >= scaled(ROOMY)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._top.setDirection(across if roomy else down)
        self._below.setDirection(across if self.width() >= scaled(BESIDE) else down)
        # Not isVisible(): of a page that is not in sight nothing is.
        besides = BESIDES + ALARM * (not self.alarm.isHidden()) + FILTERS * (not roomy)
        row_, room = scaled(ROW_HEIGHT), self.height() - scaled(besides)
        rows = max(FEWEST_ROWS, min(self.acts.rows.rowCount(), room // row_))
        self.acts.setFixedHeight(scaled(HEAD) + rows * row_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        button = self._by_key.get(event.text().upper())
        if button is not None and button.isVisible() and button.isEnabled():
            button.click()
        else:
            super().keyPressEvent(event)

    def _tell_mismatch(self) -> None:
        """Show both marks of the chosen row below the list, if they may be seen."""
        stands = say(
            "These stations showed marks that do not match their evidence. "
            "The marker's marks count."
        )
        chosen = self.unlike.chosen
        both = chosen.cells[len(UNLIKE) :] if chosen is not None else ()
        if both:
            marks = say("Shown: {shown}. Found: {found}.", shown=both[0], found=both[1])
            stands = f"{marks}\n{stands}"
        self._stands.setText(stands)

    def _connect(self) -> None:
        self.unlike.selectionModel().currentRowChanged.connect(lambda *_: self._tell_mismatch())
        for box in (self.who, self.kind, self.since):
            box.activated.connect(lambda _: self.asked.emit())
        self.alarm.asked.connect(self.copied)
        wired = (
            (self.verify, self.verified),
            (self.copy, self.copied),
            (self.restore, self.restored),
            (self.schedule, self.scheduled),
            (self.erase, self.erased),
            (self.earlier_, self.earlier),
        )
        for button, signal in wired:
            button.clicked.connect(lambda _=False, signal=signal: signal.emit())
        self._by_key = {
            "V": self.verify,
            "B": self.copy,
            "R": self.restore,
            "S": self.schedule,
            "E": self.erase,
            "L": self.earlier_,
        }

    def _put_together(self) -> None:
        done, copies, kept, marks = (frame("card") for _ in range(4))
        wrong = self._wrong = frame("card")
        head = row(label(say("Acts"), "section"), None, self._counted)
        foot = row(self._zone, None, self.earlier_)
        done.setLayout(column(head, self.acts, foot, None, gap=8, around=(20, 14, 20, 14)))
        copies.setLayout(
            column(
                row(label(say("Backups"), "section"), None, self.schedule),
                self._plan,
                self.copies,
                row(self.copy, self.restore, None, gap=8),
                gap=8,
                around=(20, 14, 20, 14),
            )
        )
        kept.setLayout(
            column(
                label(say("Retention"), "section"),
                self._retention,
                row(self.erase, None),
                gap=8,
                around=(20, 14, 20, 14),
            )
        )
        marker = (label(say("Marker"), "section"), self._marker)
        marks.setLayout(column(*marker, gap=8, around=(20, 14, 20, 14)))
        head = row(label(self.unlike.accessibleName(), "section"), None, self._mismatches)
        wrong.setLayout(column(head, self.unlike, self._stands, gap=8, around=(20, 14, 20, 14)))
        below = self._below = row(gap=16)
        below.addWidget(done, 60)
        right = QWidget()
        right.setLayout(column(marks, wrong, copies, kept, None, gap=16))
        below.addWidget(right, 40)
        chosen = row(self.who, self.kind, self.since, None, self.verify, self.export, gap=8)
        self._top = row(gap=14)
        self._top.addWidget(label(say("Acts and backups"), "title"), 1)
        self._top.addLayout(chosen)
        body = column(self._top, self.alarm, below, None, gap=14)
        inside = QWidget()
        inside.setLayout(body)
        inside.setMaximumWidth(WIDEST)
        self.hold(centred(inside, (36, 20, 36, 20)))


def _box(name: str, spoken: str) -> DropDown:
    made = DropDown(name, spoken)
    made.setMinimumWidth(scaled(150))
    return made


def _table(name: str, spoken: str, columns: Sequence[TextColumn]) -> TextTable:
    made = TextTable(name, spoken, columns)
    made.setProperty("kind", "dense")
    return made
