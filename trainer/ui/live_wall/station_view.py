"""One station opened on the wall: its felt, mistakes so far, the last acts, and orders."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.marking.words import paragraph, sentence
from trainer.records.registry.rows.live import MOST_NOTE
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.live_wall.wall import Contact, StationShown, TableShownLive
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.felt_picture import GrabbedTable
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    label,
    row,
    text_line,
    tip,
    wrapped,
)
from trainer.ui.live_wall import words
from trainer.ui.panel_words import last_act
from trainer.ui.table.cut import Payments
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import Here
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.wording import say, say_count

MOST_MISTAKES = 4
SEAT, ROUND, NOW = "seat", "round", "now"


class NearView(Ground):
    """Shows one table. Emits that it is paused or resumed, a note and its moment, and the end."""

    paused = Signal()
    let_go_on = Signal()
    noted = Signal(str, str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("card", "live.near")
        self._table: TableShownLive | None = None
        self._is_paused = False
        self.seen = LiveFelt(say("The table as it is worked"))
        self.seen.setMinimumHeight(110)
        self.name, self._under = Elided("", "panel", name="live.near.name"), Elided("", "secondary")
        self.pause = Button(say("Pause"), "live.pause", key="P")
        self.close_ = Button(say("Close"), "live.close", key="Esc", does=self.closed)
        asks, hint = say("Note to the trainee"), say("Write a note (N)")
        self.note = text_line("live.note", asks, hint=hint, most=MOST_NOTE)
        self.send = Button(say("Send"), "live.send", kind="primary", key="Enter", does=self._send)
        self.when = Segments(
            "live.when",
            say("Show it"),
            [
                (SEAT, say("After this hand")),
                (ROUND, say("After this round")),
                (NOW, say("Now, and stop the clock")),
            ],
        )
        self.when.show_chosen(SEAT)
        self.sent = label("", "caption", tone="quiet", name="live.sent")
        self.sent.hide()
        self._nothing = wrapped("", tone="quiet", name="live.nothing")
        self._mistakes, self._acts = QVBoxLayout(), QVBoxLayout()
        self._lists = _Lists(keys=False)
        self._put_together()
        self.pause.clicked.connect(
            lambda: (self.let_go_on if self._is_paused else self.paused).emit()
        )
        self.note.returnPressed.connect(self._send)

    def tell_sent(self, words: str) -> None:
        self.sent.setText(words)
        self.sent.show()

    def begin(self, name: str, note: str = "") -> None:
        """Open another station, with a note half written; the felt of the one before is gone."""
        self._table = None
        self.seen.hide()
        self.note.setText(note)
        self.sent.hide()
        self.name.setText(name)

    def present(
        self, station: StationShown, table: TableShownLive | None, now_ms: int, mine: bool
    ) -> None:
        """Show the station as it is; ``mine``: the table is this one's."""
        sealed = station.tile.exam
        self.name.setText(f"{station.number}  {station.name}")
        lines = (words.activity(station), words.progress(station), words.state(station, now_ms))
        self._under.setText(" · ".join(filter(None, lines)))
        self._is_paused = bool(station.paused_by)
        self.pause.setText(say("Resume") if self._is_paused else say("Pause"))
        self.pause.setAccessibleName(self.pause.text())
        for each in (self.pause, self.send, self.note, self.when):
            each.setEnabled(not sealed)
        if not mine:
            return
        self._show_table(None if sealed else table, station)

    def _show_table(self, table: TableShownLive | None, station: StationShown) -> None:
        self.seen.setVisible(table is not None)
        self._nothing.setVisible(table is None)
        self._nothing.setText(_why_nothing(station))
        if table is None or table == self._table:
            return
        self._table = table
        dealt = DealtShown(
            table.house,
            table.round_,
            table.view,
            felt_words(table.house.rules, table.round_.placard),
            table.part,
        )
        beside = Payments(table.house.rules.chips, table.laid).beside
        here = next((act.action for act in table.last if act.action is not None), None)
        at = Here(here.place or None, None) if here is not None else Here()
        shown = table_shown(dealt, beside=beside, hints=False, here=at)
        self._tell_mistakes(table.mistakes)
        self._tell_acts(table)
        self._lists.updateGeometry()
        self.seen.present(shown)

    def _tell_mistakes(self, mistakes: tuple[MistakeShown, ...]) -> None:
        emptied(self._mistakes)
        for each in mistakes[-MOST_MISTAKES:][::-1]:
            made = frame("plain")
            title = Elided(each.title, "strong")
            title.setToolTip(tip(paragraph(sentence(each.title), each.where)))
            made.setLayout(
                row(MarkBadge(each.severity), column(title, Elided(each.where, "secondary"), gap=0))
            )
            self._mistakes.addWidget(made)
        if not mistakes:
            self._mistakes.addWidget(label(say("None so far in this round."), "secondary"))
        elif len(mistakes) > MOST_MISTAKES:
            more = len(mistakes) - MOST_MISTAKES
            self._mistakes.addWidget(
                label(say_count("{count} more", "{count} more", count=more), "secondary")
            )

    def _tell_acts(self, table: TableShownLive) -> None:
        emptied(self._acts)
        for act in table.last:
            if act.action is not None:
                said = Elided(last_act(table.house.rules, act.action))
                line = row((said, 1), gap=8)
                since = label(words.minutes(act.elapsed_ms), "secondary")
                line.addWidget(since, 0, Qt.AlignmentFlag.AlignTop)
                self._acts.addLayout(line)

    def _send(self) -> None:
        text = self.note.text().strip()
        if text and self.note.isEnabled():
            self.noted.emit(text, str(self.when.value or SEAT))
            self.note.clear()

    def _put_together(self) -> None:
        head = row((column(self.name, self._under, gap=0), 1), self.pause, self.close_, gap=8)
        lists = frame("plain")
        columns = row(
            _list(say("Mistakes so far"), self._mistakes, say("by the station")),
            _list(say("Last acts"), self._acts, ""),
            gap=20,
        )
        columns.setStretch(0, 1)
        columns.setStretch(1, 1)
        lists.setLayout(columns)
        self._lists.setWidget(lists)
        body = column(head, gap=10, around=(18, 12, 18, 12))
        body.addWidget(self.seen, 10)
        body.addWidget(self._nothing, 1)
        body.addWidget(self._lists)
        line = row((self.note, 1), self.send, gap=8)
        body.addLayout(line)
        body.addWidget(self.when)
        body.addWidget(self.sent)
        self.setLayout(body)


class _Lists(ScrollArea):
    """As high as its words; where there is no room for all, they scroll."""

    def sizeHint(self) -> QSize:
        lists = self.widget()
        assert lists is not None, "put in as the page was made"
        wide = max(self.width(), lists.minimumSizeHint().width())
        high = lists.heightForWidth(wide) if lists.hasHeightForWidth() else -1
        return QSize(wide, high if high >= 0 else lists.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()


def _list(title: str, lines: QVBoxLayout, beside: str) -> QWidget:
    made = QWidget()
    lines.setSpacing(4)
    quiet = ((Elided(beside, "secondary"), 1),) if beside else ()
    head = row(Elided(title, "strong"), *quiet, gap=8)
    made.setLayout(column(head, lines, None, gap=4))
    return made


def _why_nothing(station: StationShown) -> str:
    if station.tile.exam:
        return say("An exam is under way. Nothing of it is shown before its end.")
    if station.contact is not Contact.HERE:
        return say("There is no contact with this station just now.")
    return say("There is no table here just now.")


class LiveFelt(GrabbedTable):
    """The whole table. It is drawn no smaller than so many pixels to a unit of it, and then made
    smaller: below that the words on it would crowd out the chips."""

    across, down, least_unit = 21.0, 16.1, 29.0

    def __init__(self, spoken: str) -> None:
        super().__init__("live.felt", spoken)

    def draw(self, painter: QPainter, picture: QPixmap) -> None:
        painter.drawPixmap(self.rect(), picture)
