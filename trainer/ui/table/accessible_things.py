"""Cards and print of the table, each a thing of its own for those who listen.

They are made when somebody listens, so that nobody else waits for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from trainer.ui.heard.place import HeardPlace
from trainer.ui.table.accessible_words import card_words
from trainer.ui.table.geometry import Box, TableGeometry
from trainer.ui.table.hand import HandPiece
from trainer.ui.table.pieces import Pieces
from trainer.ui.table.snapshot import HandFace, HandShown, TableShown
from trainer.ui.table.words import PrintedTable, reading_note
from trainer.wording import say

Said = tuple[QRect, str]


class HeardThings:
    """The cards of every hand, and what the felt says, kept as they lie."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._cards: dict[int | None, list[HeardPlace]] = {}
        self._print: list[HeardPlace] = []

    def forget(self) -> None:
        """The pieces left the table, and their cards with them."""
        self._cards = {}

    def lie(self, pieces: Pieces, places: TableGeometry, shown: TableShown) -> None:
        """Everything is where it is shown, where somebody listens."""
        if not QAccessible.isActive():
            return
        for seat, hand in pieces.hands.items():
            there = self._cards.setdefault(seat, [])
            _lay(there, list(_cards_of(hand)), f"{hand.objectName()}.card", hand, GRAPHIC)
        _lay(self._print, list(_printed(places, shown)), "felt.print", self._table, STATIC)


GRAPHIC, STATIC = QAccessible.Role.Graphic, QAccessible.Role.StaticText


def _lay(
    there: list[HeardPlace], said: Sequence[Said], name: str, over: QWidget, role: QAccessible.Role
) -> None:
    while len(there) < len(said):
        there.append(HeardPlace(f"{name}{len(there) + 1}", over, role))
    for place in there[len(said) :]:
        place.lie(QRect(), "")
    for place, (room, words) in zip(there, said, strict=False):
        place.lie(room, words)


def _cards_of(hand: HandPiece) -> Iterator[Said]:
    if hand.look is None or not hand.shown.state.on_table:
        return
    for k, box in enumerate(hand.boxes(hand.look)[: len(hand.shown.cards)]):
        yield _room(box).translated(-hand.pos()), _lying(hand.shown, k)


def _lying(hand: HandShown, k: int) -> str:
    up = hand.state is HandFace.OPEN or k in hand.odd.up
    return card_words(hand.cards[k]) if up else say("card, face down")


def _printed(places: TableGeometry, shown: TableShown) -> Iterator[Said]:
    words, u = shown.words, places.u
    title = QPoint(round(places.title.x), round(places.title.y))
    room = QRect(0, 0, round(8 * u), round(u))
    room.moveCenter(title)
    yield room, f"{words.title}. {words.sentence}"
    for k, table in enumerate(words.printed):
        yield _room(places.printed[k % len(places.printed)]), table_words(table)
    if shown.jackpot:
        yield _room(places.meter), say("Jackpot, {amount}", amount=shown.jackpot)


def table_words(table: PrintedTable) -> str:
    """``Pair Plus pays: Straight flush, 40 to 1; …`` as it is printed."""
    rows = "; ".join(f"{row.text}{' †' * row.reading}, {row.value}" for row in table.rows)
    noted = f". {reading_note()}" if table.has_reading else ""
    return f"{table.heading}: {rows}{noted}"


def _room(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))
