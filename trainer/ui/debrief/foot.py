"""The foot of a debrief: the way to the replay, and the keys that no button shows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from trainer.ui.kit.flow import Flow
from trainer.ui.kit.widgets import Button, frame, keys_named, row
from trainer.wording import say


class DebriefFoot(QFrame):
    """Leads to the replay and to a supervisor, and names the keys.

    Emits that the round is to be watched, that the chosen mistake is to be dealt again, that a
    review is asked for, or if answers are to be hidden at first.
    """

    watch = Signal()
    new_cards = Signal()
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
        self.trap = Button(say("New cards"), "debrief.trap", kind="quiet", key="N")
        self.trap.setToolTip(say("Deal the chosen mistake again with new cards"))
        self.trap.setAccessibleDescription(self.trap.toolTip())
        self.trap.clicked.connect(self.new_cards)
        self._again = keys_named("T", words=say("try it again"))
        self._belief = keys_named("B", words=say("possible cause"))
        self._keys = frame("plain")
        moving, clause = (
            keys_named("↑", "↓", words=say("mistakes")),
            keys_named("C", words=say("clause")),
        )
        self._keys.setLayout(Flow(18, moving, self._again, clause, self._belief, at_right=True))
        line = row(self.replay, self.trap, self.first, self.review, gap=8, around=(20, 4, 20, 4))
        line.addStretch(1)
        line.addWidget(self._keys, 100, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)

    def present(
        self, *, mistakes: bool, belief: bool = False, can_ask: bool = False, can_try: bool = False
    ) -> None:
        """Name the keys that are of use: those for mistakes if there are any, B for a likely cause,
        a review in a school, hidden answers for wagers that can be tried again."""
        self.review.setVisible(can_ask)
        self._belief.setVisible(belief)
        self._keys.setVisible(mistakes)
        self.trap.setVisible(mistakes)
        for offer in (self.first, self._again):
            offer.setVisible(can_try)
