"""A round watched at a real felt: one tap for each thing that the dealer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget

from trainer.school.table_test.board import TapBoard
from trainer.school.table_test.other_acts import OtherActs
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.touch_controls import wide_button
from trainer.ui.kit.widgets import Elided, column, enter_presses, frame, row
from trainer.ui.table_test.board_view import BoardView
from trainer.ui.table_test.other_act_panel import EndingPanel, OtherActPanel
from trainer.ui.table_test.watch_panel import WatchPanel
from trainer.wording import say

PANEL_WIDE, SHARE = 300, 0.27
TICK_MS = 1000
ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ALONG = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class WatchPage(NamedWidget):
    """Shows the board of a round. Emits taps, and what the examiner asks about or for."""

    tapped = Signal(object)
    undone = Signal()
    spot_asked = Signal(object)
    seat_asked = Signal(int)
    table_asked = Signal()
    chosen = Signal(object)
    ending = Signal()
    ended = Signal(object)
    judged = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("table-test-watch", say("Table test"))
        self._clock: Callable[[], str] = str
        back = SquareButton("watch.back", "back", say("Back to the test"), say("Back (Esc)"))
        self._title = Elided("", "section", name="watch.title")
        self._under = Elided("", "secondary", name="watch.under")
        self.head = PageHead(back, self._title, self._under)
        self._time = Figure(say("Since the first act"), "watch.time", "0:00")
        self.judge = wide_button("watch.judge", "J", say("Judge"))
        self.head.add(self._time, self.judge)
        self.board, self.panel = BoardView(), WatchPanel()
        self.other_act, self.finish = OtherActPanel(), EndingPanel()
        self._beside = QStackedWidget()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._tell_time)
        self._connect()
        self._put_together()
        take_by_tab_alone(self)

    # ----------------------------------------------------------------- shown

    def lay(self, title: str, under: str, board: TapBoard, clock: Callable[[], str]) -> None:
        """Show another round. ``clock`` says how long it has been going on."""
        self._clock = clock
        self._title.setText(title)
        self._under.setText(under)
        self.board.lay(board)
        self.present(board)

    def present(self, board: TapBoard) -> None:
        """Show the same round as it is now."""
        self.board.present(board)
        self.panel.present(board)
        self._choose_otherwise(chosen=False)
        self._tell_time()
        away = self._beside.currentWidget() is not self.panel
        self._beside.setCurrentWidget(self.panel)
        if away:
            self.go_to_next()

    def ask(self, shown: OtherActs, due: str = "") -> None:
        """Ask for the other acts that may have been done there; ``due`` tells the right one."""
        self._beside.setCurrentWidget(self.other_act)
        self.board.point_at(shown.place, shown.wager)
        self.other_act.present(shown, due)

    def ask_end(self, missing: Sequence[str]) -> None:
        """Ask about every duty that nobody tapped."""
        self._beside.setCurrentWidget(self.finish)
        self.finish.present(missing)

    def watch_on(self) -> None:
        self._choose_otherwise(chosen=False)
        self._beside.setCurrentWidget(self.panel)
        self.go_to_next()

    def go_to_next(self) -> None:
        """Give the keyboard to where one key taps what comes next."""
        if self._beside.currentWidget() is not self.panel:
            return  # something else is asked there
        first = self.panel.next if self.panel.next.isEnabled() else self.panel.end
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, keys = event.key(), Qt.Key
        if key in ALONG or key in ACROSS:
            if not self.board.step(ALONG.get(keys(key), 0), ACROSS.get(keys(key), 0)):
                self.go_to_next()
        elif event.text() in tuple("01234567"):
            self.board.go_to_seat(int(event.text()))
        elif key in (keys.Key_Return, keys.Key_Enter):
            enter_presses(self)
        elif key == keys.Key_Space:
            self.panel.next.click()
        elif not self._pressed(key):
            super().keyPressEvent(event)

    def _pressed(self, key: int) -> bool:
        """Press the button of that letter; Esc leads back, first to what comes next."""
        keys, panel = Qt.Key, self.panel
        buttons = {
            keys.Key_A: panel.stretch,
            keys.Key_U: panel.undo,
            keys.Key_Backspace: panel.undo,
            keys.Key_T: panel.table,
            keys.Key_E: panel.end,
            keys.Key_J: self.judge,
        }
        if key == keys.Key_O:
            self._otherwise_by_key()
        elif key == keys.Key_Escape:
            self._back()
        elif key in buttons:
            button = buttons[keys(key)]
            button.click() if button.isVisible() else None
        else:
            return False
        return True

    def _otherwise_by_key(self) -> None:
        here = self.board.here
        if here is not None:
            self.spot_asked.emit(here.spot)
        else:
            self._choose_otherwise(chosen=not self.board.otherwise)

    def _back(self) -> None:
        if self.board.here is not None or self.board.otherwise:
            self.watch_on()
        else:
            self.left.emit()

    # ------------------------------------------------------------------- parts

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ticks.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._ticks.stop()
        super().hideEvent(event)

    def _tell_time(self) -> None:
        self._time.tell(self._clock())

    def _choose_otherwise(self, *, chosen: bool) -> None:
        self.board.otherwise = chosen
        self.board.point_at_next()
        self.panel.show_otherwise(chosen=chosen)

    def _connect(self) -> None:
        self.head.left.connect(self.left)
        self.judge.clicked.connect(self.judged)
        self.board.tapped.connect(self.tapped)
        self.board.spot_asked.connect(self.spot_asked)
        self.board.seat_asked.connect(self.seat_asked)
        self.panel.tapped.connect(self.tapped)
        self.panel.undo.clicked.connect(self.undone)
        self.panel.other.clicked.connect(lambda on: self._choose_otherwise(chosen=on))
        self.panel.table.clicked.connect(self.table_asked)
        self.panel.end.clicked.connect(self.ending)
        self.other_act.chosen.connect(self.chosen)
        self.other_act.left.connect(self.watch_on)
        self.finish.ended.connect(self.ended)
        self.finish.left.connect(self.watch_on)

    def _put_together(self) -> None:
        for each in (self.panel, self.other_act, self.finish):
            self._beside.addWidget(each)
        aside = frame("panel")
        self._aside = aside
        aside.setLayout(column(self._beside))
        both = row((self.board, 1), aside, gap=0)
        self.setLayout(column(self.head, (both, 1), gap=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._aside.setFixedWidth(max(PANEL_WIDE, round(self.width() * SHARE)))
