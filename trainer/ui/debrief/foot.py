"""The foot of a debrief: the way to the replay, and the keys that no button shows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from trainer.ui.flow import Flow
from trainer.ui.widgets import Button, frame, keys_named, row
from trainer.wording import say


class DebriefFoot(QFrame):
    """Leads to the replay and to a supervisor, and names the keys. Emits that the round is to be
    watched, that a review is asked for, or whether answers are to be hidden at first."""

    watch = Signal()
    ask = Signal()
    ask_first = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "footer")
        self.replay = Button(say("Watch the replay"), "debrief.watch", key="R")
        self.replay.clicked.connect(self.watch)
        self.review = Button(say("Ask for a review"), "debrief.ask", key="A")
        self.review.clicked.connect(self.ask)
        self.first = Button(say("Ask me first"), "debrief.ask_first", kind="choice", key="Q")
        self.first.setToolTip(say("Hide the answers until you have tried again"))
        self.first.setAccessibleDescription(self.first.toolTip())
        self.first.setCheckable(True)
        self.first.clicked.connect(self.ask_first)
        self._belief = keys_named("B", words=say("test the belief"))
        self._keys = frame("plain")
        self._keys.setLayout(Flow(18, *_keys(self._belief), at_right=True))
        line = row(self.replay, self.review, self.first, gap=8, around=(20, 5, 28, 5))
        line.addWidget(self._keys, 1, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)

    def present(
        self, *, mistakes: bool, belief: bool = False, can_ask: bool = False, can_try: bool = False
    ) -> None:
        """Name the keys, where there are mistakes to go through; B where a belief can be tested;
        a review can be asked for where there is a school; answers can be hidden where a wager can
        be tried again."""
        self.review.setVisible(can_ask)
        self._belief.setVisible(belief)
        self._keys.setVisible(mistakes)
        self.first.setVisible(can_try)


def _keys(belief: QFrame) -> tuple[QFrame, ...]:
    return (
        keys_named("←", "→", words=say("mistakes")),
        keys_named("T", words=say("try it again")),
        keys_named("N", words=say("new cards")),
        keys_named("C", words=say("its clause")),
        belief,
        keys_named("Esc", words=say("home")),
    )
