"""The strip of keys of use at the trainee's place, never telling the right one. Pinned, or away."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.drills.live.tempers import WishAnswer
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font
from trainer.ui.kit.widgets import worn
from trainer.ui.table.input.keyboard import ANSWERS, Keyboard
from trainer.ui.table.keys import CHIP_KEYS, KEY_OF, NONE, Bound, KeyAct, Legend
from trainer.ui.table.panel.panel_parts import Keycap
from trainer.ui.table.pieces.hand import can_be_asked
from trainer.ui.table.snapshot import HandFace, Here, SeatShown, SpotShown, TableShown
from trainer.wording import Phrase, phrase, say

HEIGHT = 36
_SIDE, _BETWEEN, _WITHIN = 14, 20, 4
ALWAYS = (
    Legend(phrase("All keys"), (("F1", Bound(KeyAct.KEYS)),)),
    Legend(phrase("Put away"), (("F2", Bound(KeyAct.GUIDE)),)),
)


class KeyGuide(Painted, NamedWidget):
    """Shows keys with what they do, as many as have room; each can be pressed."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("key_guide", say("Key guide"), parent=parent)
        self._legends: tuple[Legend, ...] = ()
        self._groups: dict[Legend, _KeyGroup] = {}
        self._standing: list[_KeyGroup] = []
        self.setFixedHeight(HEIGHT)

    def present(self, legends: tuple[Legend, ...]) -> None:
        if legends != self._legends:
            self._legends = legends
            self._lay()

    @property
    def shown(self) -> tuple[Legend, ...]:
        return tuple(group.legend for group in self._standing)

    @property
    def standing(self) -> tuple[QWidget, ...]:
        """The keys in sight, each group with its words."""
        return tuple(self._standing)

    def _lay(self) -> None:
        for group in self._standing:
            group.hide()
        always = [self._group(legend) for legend in ALWAYS]
        right = self.width() - _SIDE
        for group in reversed(always):
            right -= group.width()
            group.stand_at(right)
            right -= _BETWEEN
        left, self._standing = _SIDE, list(always)
        for legend in self._legends:
            group = self._group(legend)
            if left + group.width() > right:
                break
            group.stand_at(left)
            left += group.width() + _BETWEEN
            self._standing.append(group)

    def _group(self, legend: Legend) -> _KeyGroup:
        if legend not in self._groups:
            group = _KeyGroup(legend, self)
            group.hide()
            group.pressed.connect(self.pressed)
            self._groups[legend] = group
        return self._groups[legend]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(worn().panel))
        painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(worn().line))


class _KeyGroup(Painted, QWidget):
    """One or more keys, and what they do."""

    pressed = Signal(object)

    def __init__(self, legend: Legend, parent: QWidget) -> None:
        super().__init__(parent)
        self.legend = legend
        self._words, left = legend.words, 0
        for key, bound in legend.keys:
            cap = Keycap(key, self._words, bound)
            cap.setObjectName(f"guide.{cap.objectName()}")
            # Else a press would take the keyboard from the table.
            cap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            cap.repeats = True
            cap.setEnabled(bound != NONE)
            cap.clicked.connect(lambda _=False, b=bound: self.pressed.emit(b))
            cap.setParent(self)
            cap.move(left, (HEIGHT - cap.height()) // 2)
            left += cap.width() + _WITHIN
        self._left = left + 2
        wide = QFontMetricsF(font(13)).horizontalAdvance(self._words)
        self.setFixedSize(self._left + round(wide) + 2, HEIGHT)

    def stand_at(self, left: int) -> None:
        self.move(left, 0)
        self.show()

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(13))
        painter.setPen(QColor(worn().text))
        room = self.rect().adjusted(self._left, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)


_CANCEL = Legend(phrase("Cancel"), (("Esc", NONE),))
_TYPING = (
    Legend(phrase("Amount"), (("0", NONE), ("–", NONE), ("9", NONE))),
    Legend(phrase("Cut it out"), (("Enter", NONE),)),
    Legend(phrase("One digit back"), (("⌫", NONE),)),
    _CANCEL,
)
_ANSWERING = tuple(
    Legend(WishAnswer(word).phrase_, ((chr(KEY_OF[act].value), NONE),))
    for act, word in ANSWERS.items()
)
_LETTERS = (("A", NONE), ("–", NONE), ("Z", NONE))
_CHOOSING = (Legend(phrase("Choose by its letter"), _LETTERS), _CANCEL)
_DEALING = (
    Legend(phrase("Deal to the dealer"), (("0", Bound(KeyAct.SEAT)),)),
    Legend(phrase("Deal here"), (("Space", Bound(KeyAct.TURN)),)),
    Legend(phrase("Stop dealing"), (("P", Bound(KeyAct.DEAL)),)),
)


def keys_now(shown: TableShown, here: Here, keyboard: Keyboard) -> tuple[Legend, ...]:
    """The keys that do something at this place, the most useful first."""
    if keyboard.typed is not None:
        return _TYPING
    if keyboard.choosing:
        return _CHOOSING
    if keyboard.dealing:
        places = (("1", NONE), ("–", NONE), (str(len(shown.seats)), NONE))
        return (Legend(phrase("Deal to a place"), places), *_DEALING)
    if keyboard.addressed is not None:
        return _ANSWERING
    return (*_here(shown, here), *_cut(shown), *_table(shown, here))


def _key(label: Phrase, key: str, act: KeyAct) -> Legend:
    return Legend(label, ((key, Bound(act)),))


def _here(shown: TableShown, here: Here) -> Iterator[Legend]:
    if here.seat is None:
        yield from _dealers(shown)
        return
    seat = shown.seat(here.seat)
    spot = next((spot for spot in seat.spots if spot.wager is here.wager), None)
    if spot is not None:
        yield from _wager(shown, spot)
    if len(seat.down_from(here.wager)) > 1:
        yield _key(phrase("Take all from here down"), "Shift J", KeyAct.SWEEP)
    yield from _hand(shown, seat)


def _dealers(shown: TableShown) -> Iterator[Legend]:
    if shown.dealer.cards and shown.dealer.state is HandFace.CLOSED:
        yield _key(phrase("Reveal"), "Space", KeyAct.TURN)
    if shown.dealer.state is HandFace.OPEN:
        yield _key(phrase("Call the hand"), "M", KeyAct.CALL)
    elif shown.deals:
        yield _key(phrase("Say"), "M", KeyAct.CALL)


def _wager(shown: TableShown, spot: SpotShown) -> Iterator[Legend]:
    lying = bool(spot.chips) and not spot.taken
    if shown.cut.chips or shown.cut.total:
        pays = (("K", Bound(KeyAct.PAY)), ("Enter", Bound(KeyAct.PAY_ON)))
        yield Legend(phrase("Pay, and continue"), pays)
    if lying:
        yield _key(phrase("Take"), "J", KeyAct.TAKE)
        sizes = (("Q", Bound(KeyAct.SIZE_IN)), ("Shift Q", Bound(KeyAct.SIZE_AND_PAY)))
        yield Legend(phrase("Size in, and pay"), sizes)


def _hand(shown: TableShown, seat: SeatShown) -> Iterator[Legend]:
    if can_be_asked(shown, seat):
        yield _key(phrase("Offer Play"), "Y", KeyAct.OFFER)
    if bool(seat.hand.cards) and seat.hand.state.face_down:
        yield _key(phrase("Reveal"), "Space", KeyAct.TURN)
        yield Legend(phrase("Fold: collect, tuck"), _FOLD)
    if seat.hand.state is HandFace.OPEN:
        yield _key(phrase("Clear"), "L", KeyAct.CLEAR)
        yield _key(phrase("Call"), "M", KeyAct.CALL)


_FOLD = (("I", Bound(KeyAct.COLLECT)), ("O", Bound(KeyAct.TUCK)))


def _cut(shown: TableShown) -> Iterator[Legend]:
    keys = CHIP_KEYS[: len(shown.values)]
    chips = tuple((chr(key.value), Bound(KeyAct.CHIP, at)) for at, key in enumerate(keys))
    yield Legend(phrase("Chips"), (chips[0], ("–", NONE), chips[-1]) if len(chips) > 2 else chips)
    if shown.cut.chips:
        change = (("Z", Bound(KeyAct.CHANGE_DOWN)), ("X", Bound(KeyAct.CHANGE_UP)))
        yield Legend(phrase("Change down, up"), change)
        yield _key(phrase("Empty"), "⌫", KeyAct.EMPTY)
    else:
        yield _key(phrase("Amount"), "N", KeyAct.AMOUNT)


def _table(shown: TableShown, here: Here) -> Iterator[Legend]:
    if shown.follows:
        yield Legend(
            phrase("Rule, do what follows"),
            (("R", Bound(KeyAct.RULING)), ("W", Bound(KeyAct.FOLLOW))),
        )
    if shown.deals and here.seat is None:
        yield _key(phrase("Check bets"), "B", KeyAct.CHECK_BETS)
        yield _key(phrase("Deal"), "P", KeyAct.DEAL)
        yield _key(phrase("Stub"), "V", KeyAct.RACK_STUB)
        yield _key(phrase("Cover"), "C", KeyAct.COVER)
        yield _key(phrase("Release"), "E", KeyAct.RELEASE)
    yield _key(phrase("Undo"), "U", KeyAct.UNDO)
    arrows = (("←", KeyAct.LEFT), ("→", KeyAct.RIGHT), ("↑", KeyAct.UP), ("↓", KeyAct.DOWN))
    yield Legend(phrase("Move"), tuple((key, Bound(act)) for key, act in arrows))
