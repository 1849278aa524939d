"""The proof of a draft: its rounds, each on the felt with what is paid, to be confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from trainer.game.wagers import Wager
from trainer.ui.home.plan_card import ShareBar
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    column,
    emptied,
    frame,
    hairline,
    keys_named,
    label,
    row,
    wrapped,
)
from trainer.ui.table.snapshot import TableShown
from trainer.ui.workshop.proof_felt import Pill, ProofFelt
from trainer.ui.workshop.proof_hands import ARROWS, HandShownInWords, ProofHands
from trainer.ui.workshop.proof_rounds import RoundListed, RoundsList, RoundState
from trainer.wording import say, say_count

ROOMY = 1440
LEFT, RIGHT, LEFT_NARROW, RIGHT_NARROW = 296, 344, 280, 276
BELOW = 164
BESIDE, HIGH = 330, 400
"""At the usual type, the width from which what a round proves and what other rules do stand side by
side, and the height from which a note stands at the foot."""


class LineTold(Struct, frozen=True):
    """The chosen line in full: what comes of it, why, and the words that it rests on; ``at`` is
    the bet that the felt rings for it."""

    at: tuple[int, Wager]
    title: str
    why: str
    rests_on: str


class OtherwiseShown(Struct, frozen=True):
    """A house that shows something else here: which it is, its answer, and the difference."""

    name: str
    says: str
    lines: tuple[str, ...]


class ProofShown(Struct, frozen=True):
    """A round from near. ``told`` is what comes of the whole round. ``hands`` have the lines that
    are ``explained`` in turn, ``texts`` stand in their place where a reading is proved. ``felt`` is
    None for a round that may not stand; ``otherwise`` is None where no other answer was tried;
    ``asks`` is empty for the usual question; ``line`` is the number of the one chosen at first."""

    title: str
    told: str
    felt: TableShown | None
    pills: tuple[Pill, ...] = ()
    hands: tuple[HandShownInWords, ...] = ()
    explained: tuple[LineTold, ...] = ()
    texts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    new: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    otherwise: tuple[OtherwiseShown, ...] | None = None
    asks: str = ""
    line: int = 0


class ProofView(QWidget):
    """Shows the rounds. Emits the number of the one that is looked at, confirmed, in doubt again,
    or wrong."""

    asked = Signal(int)
    confirmed = Signal(int)
    doubted = Signal(int)
    denied = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.list, self.hands = RoundsList(), ProofHands()
        self.counted = wrapped("", "section", name="workshop.proof.counted")
        self.proved = wrapped("", "caption", name="workshop.proof.proved")
        self.felt = ProofFelt()
        self.confirm = Button(say("Confirm"), "workshop.confirm", kind="primary", key="Enter")
        self.deny = Button(say("Wrong"), "workshop.deny", key="N")
        self.doubt = Button(say("Take back"), "workshop.doubt", key="Backspace")
        self.doubt.setAccessibleName(say("Take the confirmation back"))
        self.keys = self._keys()
        self._bar = ShareBar()
        self._rows: tuple[RoundListed, ...] = ()
        self._shown: ProofShown | None = None
        self._put_together()
        self._connect()

    # ------------------------------------------------------------------ built

    def _put_together(self) -> None:
        self._left, self._right = self._build_list(), self._build_lines()
        self._below = QScrollArea()
        self._below.setWidgetResizable(True)
        self._below.setFrameShape(QFrame.Shape.NoFrame)
        self._below.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._below.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._below.setWidget(self._build_proves())
        self._middle = column(self.felt, self._below, gap=12)
        self._middle.setStretch(1, 1)
        whole = row(self._left, self._middle, self._right, gap=16)
        whole.setStretch(1, 1)
        self.setLayout(whole)

    def _build_list(self) -> QFrame:
        head = column(self.counted, self.proved, self._bar, gap=5, around=(16, 0, 16, 0))
        new = row(None, label(say("new"), "caption"), gap=0, around=(0, 0, 14, 0))
        card = frame("card")
        card.setLayout(column(head, new, self.list, gap=4, around=(1, 14, 1, 2)))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        return card

    def _build_lines(self) -> QFrame:
        self._title = wrapped("", "section", name="workshop.proof.title")
        self._told = wrapped("", "secondary", name="workshop.proof.told")
        self._texts = column(gap=3)
        inner = QWidget()
        inner.setProperty("kind", "page")
        inner.setLayout(column(self.hands, self._texts, None, gap=4, around=(0, 0, 4, 0)))
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        # the well beside it takes its height later, and leaves the hands less
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)
        self._ask = wrapped("", "strong", name="workshop.proof.asked")
        self._buttons = Flow(8, self.confirm, self.deny, self.doubt)
        self._foot = wrapped(say("Wrong marks the chosen line and opens its rule."), "caption")
        card = frame("card")
        pieces = (self._title, self._told, hairline(), self._scroll, self._build_well())
        card.setLayout(
            column(*pieces, self._ask, self._buttons, self._foot, gap=8, around=(16, 14, 16, 12))
        )
        card.layout().setStretch(3, 1)  # type: ignore[union-attr]
        return card

    def _build_well(self) -> QFrame:
        self._well = frame("well")
        self._line_title = wrapped("", "strong", name="workshop.proof.line")
        self._why = wrapped("", "secondary", name="workshop.proof.why")
        self._rests_on = wrapped("", "caption", name="workshop.proof.rests_on")
        pieces = (self._line_title, self._why, self._rests_on)
        self._well.setLayout(column(*pieces, gap=4, around=(12, 10, 12, 10)))
        return self._well

    def _build_proves(self) -> QFrame:
        """At the left what the round proves, at the right or below what others would show."""
        self._new, self._again, self._otherwise = column(gap=3), column(gap=3), column(gap=8)
        self._again_head = label(say("Proved before"), "caption")
        self._new_head = label(say("For the first time"), "caption")
        heads = (wrapped(say("What this round proves"), "section"), self._new_head)
        left = column(*heads, self._new, 2, self._again_head, self._again, None, gap=3)
        self._otherwise_head = wrapped(say("What other rules would do here"), "section")
        right = column(self._otherwise_head, self._otherwise, None, gap=5)
        self._both = row(left, right, gap=28, around=(16, 12, 16, 12))
        self._both.setStretch(0, 1)
        self._both.setStretch(1, 1)
        card = frame("card")
        card.setLayout(self._both)
        return card

    def _keys(self) -> QFrame:
        keys = frame("plain")
        keys.setLayout(
            row(
                keys_named("←", "→", words=say("round")),
                keys_named("↑", "↓", words=say("line")),
                gap=12,
            )
        )
        return keys

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._look)
        self.hands.chosen.connect(self._explain)
        self.confirm.clicked.connect(lambda: self._emit(self.confirmed))
        self.deny.clicked.connect(lambda: self._emit(self.denied))
        self.doubt.clicked.connect(lambda: self._emit(self.doubted))
        for each in (self.confirm, self.deny, self.doubt):
            each.installEventFilter(self)

    # ------------------------------------------------------------------ shown

    def present(self, rows: Sequence[RoundListed], proved: str, *, searching: bool = False) -> None:
        """These rounds. More come where they are searched for."""
        self._rows = tuple(rows)
        with QSignalBlocker(self.list):
            self.list.present(rows)
        done = sum(each.state is RoundState.CONFIRMED for each in rows)
        self.counted.setText(_counted(len(rows), done, searching=searching and not rows))
        self.proved.setText(say("Looking for rounds…") if searching and rows else proved)
        self.proved.setVisible(bool(self.proved.text()))
        self._bar.show_share(done / len(rows) if rows else 0.0)
        for piece in (self._right, self.felt, self._below):
            piece.setVisible(bool(rows))

    def look_at(self, at: int) -> None:
        """That round is chosen and looked at."""
        with QSignalBlocker(self.list):
            self.list.choose(at)
        self._look(at)

    def next_open(self, after: int = -1) -> int:
        """The number of the first round behind that one that is not confirmed; else the first of
        all, else the same."""
        open_ = [n for n, each in enumerate(self._rows) if each.state is not RoundState.CONFIRMED]
        behind = [n for n in open_ if n > after]
        return next(iter([*behind, *open_]), max(0, after))

    @property
    def at(self) -> int:
        """The number of the round that is looked at; -1 where there is none."""
        at = self.list.currentRow()
        return at if 0 <= at < len(self._rows) else -1

    @property
    def line(self) -> int:
        """The number of the chosen line."""
        return self.hands.at

    def show_round(self, shown: ProofShown) -> None:
        self._shown = shown
        state = self._rows[self.at].state
        self._title.setText(shown.title)
        self._told.setText(shown.told)
        self.felt.setVisible(shown.felt is not None)
        if shown.felt is not None:
            self.felt.mark(shown.felt, shown.pills)
        self.hands.present(shown.hands)
        self._tell(shown)
        done = state is RoundState.CONFIRMED
        asks = shown.asks or say("Does the house pay every line like this?")
        self._ask.setText(say("✓ Confirmed") if done else asks)
        self.confirm.setVisible(not done)
        self.doubt.setVisible(done)
        self._well.setVisible(bool(shown.explained))
        self.hands.choose(shown.line)
        self._fit()

    def _tell(self, shown: ProofShown) -> None:
        for layout in (self._texts, self._new, self._again, self._otherwise):
            emptied(layout)
        for heading, lines in shown.texts:
            self._texts.addWidget(wrapped(heading, "strong"))
            for line in lines:
                self._texts.addWidget(wrapped(line, "secondary"))
        self._new_head.setVisible(bool(shown.new))
        for each in shown.new:
            self._new.addWidget(wrapped(each, "strong"))
        self._again_head.setVisible(bool(shown.again))
        if shown.again:
            self._again.addWidget(wrapped("\u00a0· ".join(shown.again), "secondary"))
        self._otherwise_head.setVisible(shown.otherwise is not None)
        for other in shown.otherwise or ():
            told = f"{other.name}: {other.says}" if other.says else other.name
            shows = wrapped("\n".join(other.lines), "strong")
            self._otherwise.addLayout(column(wrapped(told, "secondary"), shows, gap=1))
        if shown.otherwise == ():
            none = say("Nothing. Every other answer gives the same.")
            self._otherwise.addWidget(wrapped(none, "secondary"))

    def _explain(self, at: int) -> None:
        if self._shown is None or not at < len(self._shown.explained):
            return
        told = self._shown.explained[at]
        self._line_title.setText(told.title)
        self._why.setText(told.why)
        self._rests_on.setText(told.rests_on)
        self._rests_on.setVisible(bool(told.rests_on))
        self.felt.ring(*told.at)
        QTimer.singleShot(0, self, self._keep_in_sight)  # once the well has its height

    def _keep_in_sight(self) -> None:
        line = self.hands.chosen_line
        if line is not None:
            self._scroll.ensureWidgetVisible(line, 0, 12)

    # ------------------------------------------------------------------ moved

    def step(self, by: int) -> None:
        """The round before or after is looked at."""
        if 0 <= self.at + by < len(self._rows):
            self.look_at(self.at + by)

    def step_line(self, by: int) -> None:
        self.hands.step(by)

    def _look(self, at: int) -> None:
        if 0 <= at < len(self._rows):
            self.asked.emit(at)

    def _emit(self, signal: SignalInstance) -> None:
        if self.at >= 0:
            signal.emit(self.at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a button are the page's."""
        # Qt would move the keyboard by them.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 1)
            if event.key() in ARROWS:
                upright = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
                (self.step_line if upright else self.step)(by)
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The felt is as high as its width wants, and leaves some room below for what is proved.
        Large type in a low window has no room for the note at the foot."""
        roomy = self.width() >= ROOMY
        left, right = (
            scaled(LEFT if roomy else LEFT_NARROW),
            scaled(RIGHT if roomy else RIGHT_NARROW),
        )
        self._left.setFixedWidth(left)
        self._right.setFixedWidth(right)
        wide = self.width() - left - right - 32
        high = min(wide * ProofFelt.down / ProofFelt.across, self.height() - 12 - scaled(BELOW))
        self.felt.setFixedHeight(max(200, round(high)))
        beside = wide >= scaled(BESIDE)
        way = QBoxLayout.Direction
        self._both.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._foot.setVisible(self.height() >= scaled(HIGH))


def _counted(count: int, done: int, *, searching: bool) -> str:
    if searching:
        return say("Looking for rounds…")
    if count == done:
        return say("Every rule is proved. Continue to Publish.")
    left = count - done
    told = say_count("{count} round", "{count} rounds", count=count)
    return say("{rounds}, {left} to confirm", rounds=told, left=left)
