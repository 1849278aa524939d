"""The table for a screen reader, and for hands that neither drag nor click.

Cards and prints, which are only painted, are things of their own; every piece names its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from trainer.marking.words import paragraph, sentence
from trainer.ui.kit.screen_reader import AccessibleActions, announce
from trainer.ui.table.accessible_words import card_words
from trainer.ui.table.drawing.words import PrintedTable, reading_note
from trainer.ui.table.geometry import Box, TableGeometry
from trainer.ui.table.input.mouse_input import Touchable
from trainer.ui.table.keys import NAMES, Bound, KeyAct
from trainer.ui.table.pieces.hand import HandPiece
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.spot import SpotPiece
from trainer.ui.table.pieces.tray import TrayPiece
from trainer.ui.table.snapshot import HandFace, HandShown, Here, TableShown
from trainer.ui.table.touches import (
    BonusPaid,
    ChangedDown,
    ChangedUp,
    ChipRemoved,
    Cleared,
    Collected,
    CutEmptied,
    Moved,
    Offered,
    Paid,
    SizedAndPaid,
    SizedInto,
    Took,
    Touch,
    Tucked,
    Turned,
)
from trainer.wording import say, say_list, say_phrase

Said = tuple[QRect, str]


class PaintedThings:
    """The cards of every hand, and the prints of the felt, as places of their own."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._cards: dict[int | None, list[AccessiblePlace]] = {}
        self._print: list[AccessiblePlace] = []

    def forget(self) -> None:
        """Forget the pieces that left the table, with their cards."""
        self._cards = {}

    def lie(self, pieces: Pieces, places: TableGeometry, shown: TableShown) -> None:
        """Put everything where it is shown, if somebody listens."""
        # Some thirty widgets would be laid at each act, for nobody.
        if not QAccessible.isActive():
            return
        for seat, hand in pieces.hands.items():
            there = self._cards.setdefault(seat, [])
            _lay(there, list(_cards_of(hand)), f"{hand.objectName()}.card", hand, GRAPHIC)
        _lay(self._print, list(_printed(places, shown)), "felt.print", self._table, STATIC)


GRAPHIC, STATIC = QAccessible.Role.Graphic, QAccessible.Role.StaticText


def _lay(
    there: list[AccessiblePlace],
    said: Sequence[Said],
    name: str,
    over: QWidget,
    role: QAccessible.Role,
) -> None:
    while len(there) < len(said):
        there.append(AccessiblePlace(f"{name}{len(there) + 1}", over, role))
    for place in there[len(said) :]:
        place.lie(QRect(), "")
    # There may be more places than things: those left over were hidden just now.
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
    yield room, paragraph(sentence(words.title), words.sentence)
    for k, table in enumerate(words.printed):
        yield _room(places.printed[k % len(places.printed)]), table_words(table)
    if shown.jackpot:
        yield _room(places.meter), say("Jackpot, {amount}", amount=shown.jackpot)


def table_words(table: PrintedTable) -> str:
    """``Pair Plus pays: Straight flush, 40 to 1; …`` as it is printed."""
    rows = [say_list([row.text + " †" * row.reading, row.value], "") for row in table.rows]
    words = say("{name}: {value}", name=table.heading, value=say_list(rows, ";"))
    return paragraph(sentence(words), reading_note()) if table.has_reading else words


def _room(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))


def say_note(table: QWidget, note: str) -> None:
    """Have a screen reader say the note now, and again when it comes to the table."""
    table.setAccessibleDescription(note)
    announce(table, note)


def name_actions(table: Touchable, pieces: Pieces) -> None:
    """Let every piece name what keys, the other button and pulling do with it."""
    for spot in pieces.spots.values():
        spot.accessible_actions = partial(_with_wager, table, spot)
    for hand in pieces.hands.values():
        hand.accessible_actions = partial(_with_hand, table, hand)
    for seat, plaque in pieces.plaques.items():
        plaque.accessible_actions = partial(_with_seat, table, seat)
    for well in pieces.tray:
        well.accessible_actions = partial(_with_well, table, well)
    pieces.cut.accessible_actions = partial(_with_cut, table)


ABOUT_ALL = (
    KeyAct.CALL,
    KeyAct.RULING,
    KeyAct.FOLLOW,
    KeyAct.CHECK_BETS,
    KeyAct.DEAL,
    KeyAct.RACK_STUB,
    KeyAct.COVER,
    KeyAct.RELEASE,
    KeyAct.SIZE_IN,
    KeyAct.CHANGE_DOWN,
    KeyAct.CHANGE_UP,
    KeyAct.EMPTY,
    KeyAct.UNDO,
    KeyAct.HINTS,
    KeyAct.KEYS,
    KeyAct.GUIDE,
    KeyAct.PAUSE,
    KeyAct.FINISH,
)


def actions_of(table: Touchable) -> AccessibleActions:
    """The actions of the table as a whole, or of the trainee's place."""
    return {say_phrase(NAMES[act]): partial(table.do, Bound(act)) for act in ABOUT_ALL}


def _with_wager(table: Touchable, spot: SpotPiece) -> AccessibleActions:
    at = spot.seat, spot.wager
    accessible_actions = {
        say("Pay what is cut"): _touch(table, Paid(*at)),
        say("Pay the spot's bonus"): _touch(table, BonusPaid(*at)),
    }
    if not spot.pile_chips:
        return accessible_actions
    sized: AccessibleActions = {
        say("Size into the stake"): _touch(table, SizedInto(*at)),
        say("Size in and pay"): _touch(table, SizedAndPaid(*at)),
    }
    takes: AccessibleActions = {
        say("Take"): _touch(table, Took(*at)),
        say("Take all from here down"): partial(_sweep_from, table, Here(*at)),
    }
    return {**takes, **accessible_actions, **sized}


def _sweep_from(table: Touchable, here: Here) -> None:
    # First there: a sweep begins at the trainee's place.
    table.touch(Moved(here))
    table.do(Bound(KeyAct.SWEEP))


def _with_hand(table: Touchable, hand: HandPiece) -> AccessibleActions:
    go = {say("Go there"): _touch(table, Moved(Here(hand.seat)))}
    if hand.seat is None:
        return {**go, say("Reveal"): _touch(table, Turned(None))}
    if hand.shown.state is HandFace.OPEN:
        return {**go, say("Clear"): _touch(table, Cleared(hand.seat))}
    return {
        **go,
        say("Reveal"): _touch(table, Turned(hand.seat)),
        say("Collect the fold"): _touch(table, Collected(hand.seat)),
        say("Tuck"): _touch(table, Tucked(hand.seat)),
        say("Clear"): _touch(table, Cleared(hand.seat)),
    }


def _with_seat(table: Touchable, seat: int) -> AccessibleActions:
    return {say("Offer Play"): _touch(table, Offered(seat))}


def _with_well(table: Touchable, well: TrayPiece) -> AccessibleActions:
    return {say("Put one back"): _touch(table, ChipRemoved(well.value))}


def _with_cut(table: Touchable) -> AccessibleActions:
    return {
        say("Empty the cut"): _touch(table, CutEmptied()),
        say("Change one chip down"): _touch(table, ChangedDown()),
        say("Change chips up"): _touch(table, ChangedUp()),
    }


def _touch(table: Touchable, touch: Touch) -> Callable[[], None]:
    return partial(table.touch, touch)


class AccessiblePlace(QWidget):
    """A painted thing as a place with words and a role: nothing to see and nothing to touch."""

    def __init__(self, name: str, parent: QWidget, accessible_role: QAccessible.Role) -> None:
        super().__init__(parent)
        self.accessible_role = accessible_role
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.lower()

    def lie(self, room: QRect, words: str) -> None:
        """Lie there and say this; without words it is hidden."""
        if room != self.geometry():
            self.setGeometry(room)
        if words != self.accessibleName():
            self.setAccessibleName(words)
        self.setVisible(bool(words))
