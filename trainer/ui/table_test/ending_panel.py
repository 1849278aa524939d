"""The end of a round: the due acts that nobody tapped, and if they were done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.quiz.checks import Check
from trainer.ui.scroll_area import ScrollArea
from trainer.ui.table_test.fingers import for_fingers, lined, wide_button
from trainer.ui.widgets import column, emptied, enter_presses, wrapped
from trainer.wording import say, say_count


class EndingPanel(QWidget):
    """Shows what nobody tapped. Emits the numbers of those that were done all the same."""

    ended = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._told = wrapped("", "section", name="ending.told")
        self._how = wrapped(say("Tick what was done anyway. The rest counts as not done."))
        self._list = column(gap=6)
        self._checks: list[Check] = []
        self.all = wide_button("ending.all", "A", say("All of it was done"))
        self.end = wide_button("ending.end", "E", say("End the round"), kind="primary")
        self.back = wide_button("ending.back", "Esc", say("Go on watching"))
        self.all.clicked.connect(self._tick_all)
        self.end.clicked.connect(self._end)
        self.back.clicked.connect(self.left)
        self._put_together()

    def present(self, missing: Sequence[str]) -> None:
        """Show these due acts, none of them ticked."""
        emptied(self._list)
        if missing:
            self._told.setText(
                say_count(
                    "{count} step was due but not tapped.",
                    "{count} steps were due but not tapped.",
                    count=len(missing),
                )
            )
        else:
            self._told.setText(say("Everything that was due was tapped."))
        self._checks = [
            Check(f"ending.{at}", words, say("Done")) for at, words in enumerate(missing)
        ]
        for check in self._checks:
            for_fingers(check)
            lined(check)
            self._list.addWidget(check)
        self._list.addStretch(1)
        self._how.setVisible(bool(missing))
        self.all.setVisible(bool(missing))
        self.end.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        elif event.key() == Qt.Key.Key_A:
            self._tick_all()
        elif event.key() == Qt.Key.Key_E:
            self._end()
        else:
            super().keyPressEvent(event)

    def _tick_all(self, *_: object) -> None:
        for check in self._checks:
            check.setChecked(True)

    def _end(self, *_: object) -> None:
        self.ended.emit(tuple(at for at, check in enumerate(self._checks) if check.isChecked()))

    def _put_together(self) -> None:
        scroll = ScrollArea()
        scroll.hold(column(self._list, around=(0, 0, 8, 0)))
        body = column(self._told, self._how, self.all, gap=10, around=(14, 10, 14, 12))
        body.addWidget(scroll, 1)
        body.addWidget(self.end)
        body.addWidget(self.back)
        self.setLayout(body)
