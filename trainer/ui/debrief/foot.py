"""The foot of a debrief: the way to the replay, and the keys that no button shows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from trainer.ui.widgets import Button, Piece, frame, keycap, label, row
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
        self._belief = frame("plain")
        self._belief.setLayout(row(*_key("B", say("test the belief")), gap=8))
        self._keys = frame("plain")
        self._keys.setLayout(row(*_keys(self._belief), gap=8))
        left = (self.replay, self.review, self.first)
        self.setLayout(row(*left, None, self._keys, gap=8, around=(20, 5, 28, 5)))

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


def _keys(belief: QFrame) -> Iterator[Piece]:
    yield row(keycap("←"), keycap("→"), gap=4)
    yield label(say("mistakes"), "secondary")
    yield from _key("T", say("try it again"))
    yield from _key("N", say("new cards"))
    yield from _key("C", say("its clause"))
    yield belief
    yield from _key("Esc", say("home"))


def _key(key: str, words: str) -> Iterator[Piece]:
    yield 10
    yield keycap(key)
    yield label(words, "secondary")
