"""The panel beside the table: the house, the round, the clock, the trainee's place, and the
keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from trainer.game.house_words import PlaceWord
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, Elided, column, frame, label, row, worn
from trainer.ui.table.drawing.words import PrintedTable
from trainer.ui.table.keys import RULING_KEYS, Bound, KeyAct, Legend, worked_on_panel
from trainer.ui.table.panel.live_panel import CLOCK_FROM, LOW, NOW_FROM, LivePanel
from trainer.ui.table.panel.panel_parts import (
    LEAST_LINES,
    Keycap,
    KeyList,
    PlacardPiece,
    SeatChip,
    SignButton,
)
from trainer.ui.table.panel.panel_shown import LiveShown, PanelShown
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import say, say_phrase

ENDS = "End"
"""The key of the button that ends the round, wherever another does not do it too."""
STEADY_LINES = 4
"""The most lines of the reason of an act in a guided round, with the edges of its well."""
_MARKS = {"": "", "critical": "■", "serious": "▲", "minor": "○", "advice": "◇", "right": ""}


class Panel(Ground):
    """Says where the trainee is. Emits what a key or a button of it asks for."""

    asked = Signal(object)
    leaving = Signal()
    why_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", "panel", say("Panel"), parent=parent)
        self._chips: list[SeatChip] = []
        self._captions: list[QWidget] = []
        self._last_act: list[QWidget] = []
        self._posted: tuple[PrintedTable, ...] = ()
        self._aided, self._steady, self._ruling = True, False, False
        self._worked: tuple[Legend, ...] = ()
        self.addressed: int | None = None
        self.live = LivePanel()
        self.live.hide()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._gaps: list[QSpacerItem] = []
        self._build()

    def sizeHint(self) -> QSize:
        return QSize(284, 720)

    def present(self, panel: PanelShown, table: TableShown, here: Here) -> None:
        # What is shown and hidden again moves nothing.
        self._column.setEnabled(False)
        self._write_all(panel, table, here)
        self._column.setEnabled(True)
        self._column.update()

    def _write_all(self, panel: PanelShown, table: TableShown, here: Here) -> None:
        _write(self._house, panel.house)
        _write(self._drill, panel.drill)
        self._why.setVisible(panel.can_tell_why)
        self.tick(panel.clock)
        _write(self._pace, f"{panel.pace} " if panel.pace else "")
        for widget in (self._pace, self._pace_label, self._pace_unit):
            widget.setVisible(bool(panel.pace))
        self._times.setVisible(panel.live is None and bool(panel.clock or panel.pace))
        self._under_times.setVisible(bool(panel.clock or panel.pace or panel.live))
        _write(self._now, panel.now)
        _write(self._note, panel.note)
        self._note.setVisible(bool(panel.note))
        _write(self._detail, panel.detail)
        self._write_notice(panel)
        self._steady = panel.steady
        _write(self._last, panel.last or say("Nothing yet"))
        self._undo.setEnabled(not panel.last_stands)
        self._finish.setVisible(bool(panel.finish))
        _write(self._finish, say_phrase(panel.finish))
        self._finish.setAccessibleName(self._finish.text())
        self._dress_finish(panel.finish_key)
        self._aided = panel.aids and panel.live is None
        for aid in self._aids:
            aid.setVisible(self._aided)
        self._pause.setVisible(panel.can_pause)
        self._present_live(panel.live, table.asking)
        self._keys.setVisible(panel.keys or panel.live is not None)
        self._keys.present(panel.legends)
        self._ruling = RULING_KEYS[0] in panel.legends and panel.live is None
        self._worked = worked_on_panel(panel.legends)
        _write(self._guide, say("show it again") if panel.replays else say("guide"))
        _write(self._toggle_words, say("hide") if table.hints else say("show"))
        self._present_seats(table, here)
        self._make_room()

    def _dress_finish(self, key: str) -> None:
        """Show the key of the button that ends the round; fill it once nothing else is left."""
        if (key or ENDS) != self._finish.key:
            self._finish.show_key(key or ENDS)
            self._finish.fill(filled=bool(key))

    def _present_live(self, live: LiveShown | None, asking: tuple[int, ...]) -> None:
        """Show the players and the floor's clock of a live table in the place of keys and clock."""
        self.live.setVisible(live is not None)
        self._fold_live()
        if live is not None:
            self.tick_live(live, self.addressed if self.addressed in asking else None)
        self._post()

    def _fold_live(self) -> None:
        """In large type, give the answers of a live table the room of the words and the clock."""
        # Not isVisible(): of a page that is not in sight nothing is.
        live, high = not self.live.isHidden(), self.height()
        # The type alone decides: what came and went with the words would move the answers.
        crowded = bool(self._note.text()) or high >= scaled(NOW_FROM)
        self._well.setVisible(not live or crowded)
        self.live.clock.setVisible(live and high >= scaled(CLOCK_FROM))
        if live:
            self._times.setVisible(self.live.clock.isHidden())

    def tick_live(self, live: LiveShown, chosen: int | None) -> None:
        """Move the time of the live table on."""
        self.addressed = chosen
        self.live.present(live, chosen)
        self.tick(live.clock)
        self._clock_label.hide()

    def _make_room(self) -> None:
        """Make room in a low panel: second lines, captions, the keys' heading, the places of a
        whole round, the placard while the keys of a ruling need its room, all keys but one, and at
        last the last act are left out. The clock goes up beside the house, and is small there."""
        self._keys.keep(max(len(self._worked) + 1, LEAST_LINES))
        # Two lines always: what stands below would jump from place to place.
        two_lines = 2 * self._detail.fontMetrics().lineSpacing()
        for line in (self._detail, self._last):
            line.setMinimumHeight(two_lines)  # so that nothing below jumps when it is broken
        self._well.setMinimumHeight(self._steady_height if self._steady else 0)
        for group, shown in self._giving_way():
            for each in group:
                each.setVisible(shown)
        self._small_clock.hide()
        for group, _ in ((), True), *self._giving_way():
            if self._least_height() <= self.height():
                return
            for each in (self._detail, self._last, self._well):
                each.setMinimumHeight(0)
            if group is self._last_act:
                self._keys.keep(1)
                if self._least_height() <= self.height():
                    return
            for each in group:
                each.hide()
            if self._times in group:
                self._small_clock.setVisible(bool(self._clock.text()))

    @property
    def _steady_height(self) -> int:
        """The height of the well that holds what is said about any act of a guided round."""
        heading = 2 * self._now.fontMetrics().lineSpacing()
        said = STEADY_LINES * self._note.fontMetrics().lineSpacing()
        return heading + said + self._detail.fontMetrics().lineSpacing() * 3

    def _least_height(self) -> int:
        """The least height; a column without any wrapped text gives -1 as its height for a
        width."""
        # A layout inside another does not hear that its widgets were shown or hidden.
        for inside in self._column.findChildren(QLayout):
            inside.invalidate()
        self._column.invalidate()
        # -1 where no widget in it is wrapped.
        wrapped = self._column.totalMinimumHeightForWidth(self.width())
        return wrapped if wrapped >= 0 else self._column.totalMinimumSize().height()

    def _giving_way(self) -> tuple[tuple[Sequence[QWidget], bool], ...]:
        """The groups that are left out together, in order, and if each is in sight at all."""
        roomy = self.live.isHidden() or self.height() >= scaled(LOW)
        times = (self._times, self._under_times)
        timed = bool(self._clock.text() or self._pace.text())
        small_clock = not self.live.isHidden() and self.live.clock.isHidden()
        return (
            (self._captions, roomy),
            (self._aids, self._aided),
            # The felt shows the places too.
            *([(self._chips, True), (times, timed)] if self._worked else []),
            *([((self.placard,), bool(self._posted))] if self._ruling else []),
            (self._last_act, roomy),
            *([(times, True)] if small_clock else []),
        )

    def post(self, tables: tuple[PrintedTable, ...]) -> None:
        if tables != self._posted:  # it is asked after every act
            self._posted = tables
            self._post()
        self._make_room()  # also for the same tables: what stands beside them may be new

    def _post(self) -> None:
        """Give the placard's room to the players, in a low panel of a live table."""
        low = not self.live.isHidden() and self.height() < scaled(LOW)
        self.placard.post(() if low else self._posted)

    def look(self, table: TableShown, here: Here) -> None:
        """Show the trainee's new place."""
        self._present_seats(table, here)

    def tick(self, clock: str) -> None:
        """Show that time; an empty one hides the clock."""
        for each in (self._clock, self._small_clock):
            _write(each, clock)
        self._clock.setVisible(bool(clock))
        self._clock_label.setVisible(bool(clock))

    def _write_notice(self, panel: PanelShown) -> None:
        """The words of a notice, of which only the mark is coloured: the words are to be read."""
        colours = {"critical": worn().critical, "serious": worn().serious}
        colour = colours.get(panel.grade, worn().minor)
        _write(self._mark, _MARKS[panel.grade])
        sheet = f"color: {colour}; font-size: {scaled(13)}px;"
        # setStyleSheet polishes the widget anew even where the sheet is the same.
        if self._mark.styleSheet() != sheet:
            self._mark.setStyleSheet(sheet)
        self._mark.setVisible(bool(panel.notice and _MARKS[panel.grade]))
        _write(self._notice, panel.notice)
        self._notice.setVisible(bool(panel.notice))
        self._detail.setVisible(bool(panel.detail))

    def _present_seats(self, table: TableShown, here: Here) -> None:
        if len(self._chips) != len(table.seats):
            self._build_chips(len(table.seats), table.words.place)
        for chip, seat in zip(self._chips, table.seats, strict=True):
            chip.present(occupied=seat.in_use, here=here.seat == seat.number)

    def _build(self) -> None:
        self._house = self._dressed(Elided("", name="panel.house"), 20, bold=True)
        self._drill = self._text("", 14, tone="quiet")
        self._why = QPushButton(say("Why this round?"))
        self._why.setObjectName("panel.why")
        self._why.setAccessibleName(self._why.text())
        self._why.setProperty("kind", "link")
        self._why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._why.setCursor(Qt.CursorShape.PointingHandCursor)
        self._why.clicked.connect(self.why_wanted)
        self._small_clock = self._text("", 15, tone="quiet")
        self._clock_label, self._clock = self._text(say("Clock"), 12, tone="quiet"), _figure()
        self._pace_label, self._pace = self._text(say("Pace"), 12, tone="quiet"), _figure()
        self._pace_unit = self._text(say("hands/h"), 12, tone="quiet")
        self._pace_unit.setContentsMargins(0, 0, 0, 4)
        self._now = self._text("", 16, bold=True, wrap=True)
        self._detail = self._text("", 13, tone="quiet", wrap=True)
        self._detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._note = self._text("", 14, wrap=True)
        self._note.setObjectName("panel.note")
        self._notice = self._text("", 13, wrap=True)
        self._mark = self._text("", 13)
        self._last = self._text("", 13, tone="quiet", wrap=True)
        self._last.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._toggle_words = self._text(say("hide"), 12, tone="quiet")
        self._finish = Button(say("Round done"), "panel.finish")
        self._finish.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._finish.clicked.connect(lambda: self.asked.emit(Bound(KeyAct.FINISH)))
        self._add_top()
        self._add_now()
        self._add_keys()
        self._add_buttons()

    def _add_top(self) -> None:
        self._captions.append(self._text(say("House"), 12, tone="quiet"))
        self._column.addWidget(self._captions[-1])
        head = QHBoxLayout()
        head.addWidget(self._house, 1)
        head.addWidget(self._small_clock)
        self._column.addLayout(head)
        self._column.addWidget(self._drill)
        self._column.addWidget(self._why, 0, Qt.AlignmentFlag.AlignLeft)
        self._rule()
        self._times = QWidget()
        times = QHBoxLayout(self._times)
        times.setContentsMargins(0, 0, 0, 0)
        times.addLayout(column(self._clock_label, self._clock, gap=0))
        times.addStretch(1)
        pace, right = row(self._pace, gap=2), column(gap=0)
        pace.addWidget(self._pace_unit, 0, Qt.AlignmentFlag.AlignBottom)
        right.addWidget(self._pace_label, 0, Qt.AlignmentFlag.AlignRight)
        right.addLayout(pace)
        times.addLayout(right)
        self._column.addWidget(self._times)
        self._column.addWidget(self.live.clock)
        self.live.clock.hide()
        self._under_times = self._rule()

    def _add_now(self) -> None:
        self._well = Ground("well", "panel.well")
        self._captions.append(self._text(say("Now"), 12, tone="quiet"))
        notice = row(gap=4)
        notice.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        notice.addWidget(self._notice, 1)
        lines = (self._captions[-1], self._now, self._note, self._detail)
        self._well.setLayout(column(*lines, notice, None, gap=3, around=(14, 10, 14, 12)))
        self._column.addWidget(self._well)
        self._column.addSpacing(10)
        self._seats = row(gap=6)
        self._column.addLayout(self._seats)
        self._rule()
        self._column.addWidget(self.live)
        heading = self._text(say("Last act"), 13, bold=True)
        self._undo = self._cap("U", say("Undo"), KeyAct.UNDO)
        self._column.addWidget(heading)
        self._column.addSpacing(4)
        last = row((self._last, 1))
        last.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignTop)
        self._last_act = [heading, self._last, self._undo]
        self._column.addLayout(last)
        self._last_act.append(self._rule())

    def _add_keys(self) -> None:
        heading = self._text(say("Keys"), 13, bold=True)
        guide = self._guide = self._text(say("guide"), 12, tone="quiet")
        guide_key = self._cap("F2", say("Key guide"), KeyAct.GUIDE)
        hints_key = self._cap("H", say("Hints"), KeyAct.HINTS)
        self._aids: list[QWidget] = [heading, guide, guide_key, self._toggle_words, hints_key]
        head = row((heading, 1), guide, guide_key, 4, self._toggle_words, hints_key, gap=4)
        self._column.addLayout(head)
        self._column.addSpacing(3)
        self._keys = KeyList()
        self._keys.pressed.connect(self.asked)
        self._column.addWidget(self._keys, 100)
        self.placard = PlacardPiece()
        self._column.addSpacing(8)
        self._column.addWidget(self.placard)
        self._column.addStretch(1)

    def _add_buttons(self) -> None:
        self._column.addSpacing(8)
        self._column.addWidget(self._finish)
        self._column.addSpacing(8)
        self._pause = SignButton(say("Pause"), "pause")
        leave = SignButton(say("Leave"), "leave")
        self._pause.clicked.connect(lambda: self.asked.emit(Bound(KeyAct.PAUSE)))
        leave.clicked.connect(self.leaving)
        self._column.addLayout(row(self._pause, leave))

    def _build_chips(self, count: int, place: PlaceWord) -> None:
        for chip in self._chips:
            self._seats.removeWidget(chip)
            chip.deleteLater()
        self._chips = [SeatChip(number, place) for number in range(1, count + 1)]
        for chip in self._chips:
            bound = Bound(KeyAct.SEAT, chip.seat)
            chip.clicked.connect(lambda _=False, b=bound: self.asked.emit(b))
            self._seats.addWidget(chip)

    def _cap(self, key: str, label: str, act: KeyAct) -> Keycap:
        cap = Keycap(key, label, Bound(act))
        cap.clicked.connect(lambda: self.asked.emit(Bound(act)))
        return cap

    def _text(
        self, words: str, px: int, *, bold: bool = False, tone: str = "", wrap: bool = False
    ) -> QLabel:
        made = self._dressed(label(words), px, bold=bold, tone=tone)
        made.setWordWrap(wrap)
        return made

    def _dressed(self, made: QLabel, px: int, *, bold: bool, tone: str = "") -> QLabel:
        made.setFont(font(px, bold=bold))
        colour = worn().text_2 if tone == "quiet" else worn().text
        weight = 700 if bold else 400
        made.setStyleSheet(f"color: {colour}; font-size: {scaled(px)}px; font-weight: {weight};")
        return made

    def _rule(self) -> QFrame:
        line = frame("rule")
        line.setFixedHeight(1)
        self._add_gap()
        self._column.addWidget(line)
        self._add_gap()
        return line

    def _add_gap(self) -> None:
        gap = QSpacerItem(0, 10)
        self._gaps.append(gap)
        self._column.addSpacerItem(gap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = 16 if self.width() < 260 else 20
        self._column.setContentsMargins(side, side - 4, side, side)
        for gap in self._gaps:
            gap.changeSize(0, 8 if self.height() < 800 else 16)
        self.live.fold(low=self.height() < scaled(LOW))
        self._fold_live()
        # A gap that was changed is not heard of by its layout.
        self._column.invalidate()
        self._make_room()


def _figure() -> QLabel:
    made = label("")
    made.setFont(font(24, bold=True))
    made.setStyleSheet(f"font-size: {scaled(24)}px; font-weight: 700;")
    return made


def _write(label: QLabel | QPushButton, words: str) -> None:
    # A button measures and paints itself anew even for the words that it has.
    if label.text() != words:
        label.setText(words)
