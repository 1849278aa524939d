"""The keys of answers: big ones for choices, and rows for the reasons of a bet that may not
stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from trainer.drills.questions.question import Choice
from trainer.game.house_words import PlaceWord
from trainer.ui.kit.painted import Painted, PaintedButton
from trainer.ui.kit.theme import font
from trainer.ui.kit.widgets import emptied, tip, worn, write_fitted
from trainer.ui.quick.snapshot import key_of
from trainer.wording import say

HIGH, GAP, LONGEST = 54, 10, 34
BEFORE, BESIDE = 58, 76
"""The room that its letter takes before the words of an answer, and all that it has beside them."""
_ACROSS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}


class ChoiceKeys(QWidget):
    """The answers of one question. Emits the id of the picked one."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._choices: tuple[Choice, ...] = ()
        self.rows = 1
        self._keys: dict[str, BigKey] = {}

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._alike()

    def _alike(self) -> None:
        """Write all answers in one size: the large one, if it has room for each."""
        # The keys have their widths only once the grid is laid out, and room is asked for now.
        self._grid.activate()
        roomy = all(key.fits for key in self._keys.values())
        for key in self._keys.values():
            key.write_large(large=roomy)

    def present(self, choices: Sequence[Choice]) -> None:
        if tuple(choices) != self._choices:
            self._build(tuple(choices))
        for key in self._keys.values():
            key.show_as("")

    @property
    def high(self) -> int:
        """The height that all the answers take."""
        return self.rows * (HIGH + GAP) - GAP

    def pick(self, place: int) -> bool:
        """Pick the answer at that place. True if there is one."""
        if not 0 <= place < len(self._choices):
            return False
        self.picked.emit(self._choices[place].id)
        return True

    def show_told(self, due: object, given: object) -> None:
        """Mark the right answer and the given one."""
        for id_, key in self._keys.items():
            key.show_as("due" if id_ == due else "given" if id_ == given else "quiet")

    def _build(self, choices: tuple[Choice, ...]) -> None:
        emptied(self._grid)
        self._choices, self._keys = choices, {}
        long = any(len(choice.words) > LONGEST for choice in choices)
        across = 1 if long else _ACROSS.get(len(choices), 5)
        self.rows = -(-len(choices) // across)
        for place, choice in enumerate(choices):
            key = BigKey(key_of(place), choice.words, f"quick.choice.{choice.id}")
            key.clicked.connect(partial(self._click, choice.id))
            self._keys[choice.id] = key
            self._grid.addWidget(key, place // across, place % across)
        self._alike()

    def _click(self, id_: str, *_: object) -> None:
        self.picked.emit(id_)


class BigKey(PaintedButton):
    """A key with its letter and its answer."""

    def __init__(self, key: str, words: str, name: str) -> None:
        super().__init__(name, say("{words}, key {key}", words=words, key=key))
        self.key, self._as, self.large = key, "", True
        self.setText(words)

    def show_as(self, what: str) -> None:
        """Look ``due``, ``given`` or ``quiet``, or as before an answer."""
        self._as = what
        self.update()

    @property
    def fits(self) -> bool:
        """True if the words have room in the large type."""
        words = QFontMetricsF(font(16, bold=True)).horizontalAdvance(self.text())
        return words <= self.width() - 70

    def write_large(self, *, large: bool) -> None:
        """Write the words in the large type, or in the small one."""
        self.large = large
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font(16, bold=True)).horizontalAdvance(self.text())
        return QSize(round(words) + BESIDE, HIGH)

    def minimumSizeHint(self) -> QSize:
        """The longest word is whole in the small type."""
        advance = QFontMetricsF(font(14, bold=True)).horizontalAdvance
        return QSize(max(120, BESIDE + round(max(map(advance, self.text().split(" "))))), HIGH)

    def paint(self, painter: QPainter) -> None:
        self._ground(painter)
        self._keycap(painter)
        theme = worn()
        quiet = self._as == "quiet"
        painter.setPen(QColor(theme.text_3 if quiet else theme.text))
        painter.setFont(font(16 if self.large else 14, bold=not quiet))
        room = QRectF(self.rect().adjusted(BEFORE, 2, -44 if self._as else -12, -2))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, int(flags | Qt.TextFlag.TextWordWrap), self.text())
        if self._as in ("due", "given"):
            self._said(painter)

    def _ground(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = {"due": theme.accent, "given": theme.critical, "quiet": theme.line}
        strong = self._as in ("due", "given")
        pen = QPen(QColor(edge.get(self._as, theme.outline)), 2.5 if strong else 1)
        if self._as == "given":
            pen.setStyle(Qt.PenStyle.DashLine)
        if self.hasFocus() and not self._as:
            pen = QPen(QColor(theme.here_edge), 2.5)
        painter.setPen(pen)
        raised = self.underMouse() and not self._as
        painter.setBrush(
            QColor(theme.line if self.isDown() else theme.well if raised else theme.surface)
        )
        painter.drawRoundedRect(box, 9, 9)

    def _keycap(self, painter: QPainter) -> None:
        theme = worn()
        box = QRectF(14, (self.height() - 28) / 2, 30, 28)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.setBrush(QColor(theme.well))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(theme.text_3 if self._as == "quiet" else theme.text))
        painter.setFont(font(15, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def _said(self, painter: QPainter) -> None:
        """The word beside the colour: which was right, and which was answered."""
        theme = worn()
        due = self._as == "due"
        painter.setPen(QColor(theme.accent if due else theme.critical))
        painter.setFont(font(12, bold=True))
        room = self.rect().adjusted(0, 5, -12, -5)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, side, say("right") if due else say("you"))


REASON_HIGH = 32


class ReasonKey(Painted, QAbstractButton):
    """Marks the present seat for this reason, or unmarks it."""

    def __init__(self, key: str, words: str, name: str) -> None:
        super().__init__()
        self.key, self._words = key, words
        self._seats: tuple[int, ...] = ()
        self._here = 0
        self.setObjectName(name)
        self.setToolTip(tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_marked((), PlaceWord.SEAT, here=0)

    def show_marked(self, seats: tuple[int, ...], places: PlaceWord, *, here: int) -> None:
        """Show the seats marked for it; the trainee is at ``here``."""
        self._seats, self._here = seats, here
        name = say("{words}, key {key}", words=self._words, key=self.key)
        if seats:
            name = say("{reason}, {places}", reason=name, places=places.numbered(*seats))
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, REASON_HIGH)

    def paint(self, painter: QPainter) -> None:
        theme, marked = worn(), self._here in self._seats
        edge = theme.here_edge if self.hasFocus() else theme.critical if marked else theme.line
        painter.setPen(QPen(QColor(edge), 2 if marked or self.hasFocus() else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() else theme.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        cap = QRectF(6, (REASON_HIGH - 22) / 2, 23, 22)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(13, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)
        seats = " ".join(map(str, self._seats))
        type_ = font(13, bold=marked)
        taken = QFontMetricsF(font(13, bold=True)).horizontalAdvance(seats) + 10
        room = QRectF(37, 0, self.width() - 45 - taken, REASON_HIGH)
        painter.setFont(type_)
        write_fitted(painter, self._words, room)
        painter.setPen(QColor(theme.critical))
        painter.setFont(font(13, bold=True))
        right = QRectF(0, 0, self.width() - 10, REASON_HIGH)
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, seats)
