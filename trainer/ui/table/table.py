"""The table widget: shows a snapshot, and emits what was touched. It never knows what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import has_four_colours, worn
from trainer.ui.table.accessibility import PaintedThings, actions_of, name_actions, say_note
from trainer.ui.table.accessible_words import happened
from trainer.ui.table.backdrop import Backdrop, Stretched, draw_nothing, draw_tray_edge
from trainer.ui.table.changes import changes
from trainer.ui.table.drawing.outlines import EMPTY_SEAT, FAINT
from trainer.ui.table.flights import flights, turned
from trainer.ui.table.geometry import Box, TableGeometry, fit
from trainer.ui.table.input.drag import Grip
from trainer.ui.table.input.keyboard import Keyboard
from trainer.ui.table.input.mouse_input import wire
from trainer.ui.table.input.place_steps import step
from trainer.ui.table.input.sweep import Sweep
from trainer.ui.table.keys import Bound, KeyAct
from trainer.ui.table.motion import Motion
from trainer.ui.table.panel.choice_bar import ChoiceBar
from trainer.ui.table.pieces.cut_zone import CutPiece
from trainer.ui.table.pieces.piece import Look
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.ring import HereRing
from trainer.ui.table.pieces.spot import SpotPiece
from trainer.ui.table.prefetch import Prefetch, pictures_ahead
from trainer.ui.table.snapshot import DEALER, Here, TableShown
from trainer.ui.table.touches import Answered, BonusPaid, Dealt, Moved, Paid, Touch, Undone
from trainer.wording import say

SMALLEST = QSize(760, 500)


# Widgets, not a QGraphicsView: that shows a screen reader nothing, and has no order for Tab.
class TableWidget(NamedWidget):
    """The dealer's own view of the table. Emits one of ``touches`` for all that is done on it, and
    ``attended`` when other keys may make sense than before."""

    accessible_role = QAccessible.Role.Grouping
    # Not Signal(str) or Signal(int): an enum would come out as plain text, a large sum overflow.
    touched = Signal(object)
    attended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("table", say("Table"), parent=parent)
        # The felt covers all of it: Qt need not paint the page below at every act.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(SMALLEST)
        self.moves = True
        self.shown: TableShown | None = None
        self._pieces: Pieces | None = None
        self._look: Look | None = None
        self.here = DEALER
        self.keyboard = Keyboard()
        self._motion = Motion(self)
        self._grip = Grip(self)
        self._grip.put.connect(self._put_down)
        self._by_hand = False
        self._grip.changed.connect(self.update)
        self._sweep = Sweep(self)
        self._sweep.put.connect(self._put_down)
        self._sweep.changed.connect(self.update)
        self._ring = HereRing(self)
        self._painted_things = PaintedThings(self)
        self.accessible_actions = partial(actions_of, self)
        self._choices = ChoiceBar(self)
        self._choices.chosen.connect(self._choose)
        self._backdrop = Backdrop()
        self._stretched = Stretched(self)
        self._stretched.settled.connect(self._picture)
        self._seen = False  # was painted since it came into sight
        self.as_picture = False  # nobody deals at it: no tools, and empty seats are faint
        self.stretches = True  # while the window is dragged; not where only a picture is taken
        self._foresight = Prefetch(self)
        self.ends: Callable[[], bool] = lambda: False  # nothing is left: Enter ends the round

    @property
    def chips(self) -> int:
        """The number of chips of the tray; none before a table is shown."""
        return len(self.shown.values) if self.shown is not None else 0

    @property
    def seats(self) -> int:
        """The number of its betting places; none before a table is shown."""
        return len(self.shown.seats) if self.shown is not None else 0

    @property
    def dealing(self) -> bool:
        """True if pressing a place deals to it."""
        return self.keyboard.dealing

    @property
    def places(self) -> TableGeometry | None:
        """The layout, once there is something to show."""
        return self._look.places if self._look else None

    @property
    def moving(self) -> int:
        """The number of things that slide just now."""
        return self._motion.running

    def present(self, shown: TableShown) -> None:
        """Show this. What changed since the last snapshot of the round moves there."""
        self.finish_motion()
        self._stretched.settle()
        old, self.shown = self.shown, shown
        other = old is not None and _is_another(old, shown)
        if self._pieces is None or old is None or old.shape != shown.shape:
            self._build(shown)
            old = None
        if old is None or old.words != shown.words:
            self._fit()
        self._show(old, shown)
        if other:
            self.keyboard.forget()
            self._show_keyboard()
        if self.keyboard.dealing and not shown.deals:
            self.keyboard.dealing = False
            self._show_keyboard()
        if self.keyboard.addressed not in shown.asking:
            self.keyboard.addressed = None
        if shown.here is not None:
            self._go(shown.here)
        self._tell(old, shown)
        self.attended.emit()

    def finish_motion(self) -> None:
        self._motion.finish()
        for hand in self._pieces.hands.values() if self._pieces else ():
            hand.finish()

    def touch(self, touch: Touch) -> None:
        """Emit that touch. A move is also made, for it changes nothing but the place."""
        self.finish_motion()
        if isinstance(touch, Moved):
            self._go(touch.here)
        elif isinstance(touch, Dealt):
            self._look_at(Here(touch.seat))
        elif not isinstance(touch, Undone):
            self.keyboard.dealing = False
            self._show_keyboard()
        before = self.shown
        self.touched.emit(touch)
        if isinstance(touch, Paid | BonusPaid) and touch.on:
            self._go_on(touch.seat, before)

    def _go_on(self, seat: int, before: TableShown | None) -> None:
        """Go to the next spot, once something was paid at this one."""
        shown = self.shown
        if before is not None and shown is not None and shown.seat(seat) != before.seat(seat):
            self.touch(Moved(step(shown, self.here, KeyAct.DOWN)))

    def _put_down(self, touch: Touch) -> None:
        """Let a thing that the hand has carried stay."""
        # It must not slide there once more.
        self._by_hand = True
        try:
            self.touch(touch)
        finally:
            self._by_hand = False

    def _look_at(self, here: Here) -> None:
        """Move the trainee's place to the hand's."""
        if here != self.here and self.shown is not None and here.seat in self.shown.places:
            self.touch(Moved(here))

    def take_focus(self) -> None:
        """Take the keyboard, and tell a screen reader where the trainee is."""
        piece = self._pieces.at(self.here) if self._pieces else None
        (piece or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self, bound: Bound) -> None:
        """Do at the trainee's place what that key would do: for buttons beside the table."""
        if self.shown is not None:
            touch = self.keyboard.do(bound, self.shown, self.here)
            self._show_keyboard()
            if touch is not None:
                self.touch(touch)

    @property
    def addressed(self) -> int | None:
        return self.keyboard.addressed

    def address(self, seat: int) -> None:
        """Choose the player of that seat, to be answered, if there is a wish."""
        asking = self.shown.asking if self.shown is not None else ()
        self.keyboard.addressed = seat if seat in asking else None
        self.attended.emit()

    def answer(self, word: str) -> None:
        """Answer the chosen player, or the one who has waited longest."""
        asking = self.shown.asking if self.shown is not None else ()
        seat = self.addressed if self.addressed in asking else next(iter(asking), None)
        self.keyboard.addressed = None
        if seat is not None:
            self.touch(Answered(seat, word))

    def _build(self, shown: TableShown) -> None:
        if self._pieces is not None:
            self._pieces.remove()
        self._pieces = Pieces(self, shown)
        for tool in self._pieces.tools if self.as_picture else ():
            tool.hide()
        self.here, self._look = DEALER, None
        self.keyboard.dealing = False
        self._ring.hide()
        wire(self, self._pieces, self._grip)
        self._sweep.over(self._pieces)
        name_actions(self, self._pieces)
        self._painted_things.forget()

    def _fit(self) -> None:
        self._stand()
        self._picture()

    def _stand(self) -> None:
        """Put everything where it is in a table of this size."""
        shown, pieces = self.shown, self._pieces
        if shown is None or pieces is None:
            return
        spots, values = len(shown.words.spots), len(shown.values)
        places = fit(self.width(), self.height(), len(shown.seats), spots, values)
        dpr = self.devicePixelRatioF()
        ink = FAINT if self.as_picture else EMPTY_SEAT
        self._look = Look(places, shown.words, shown.values, worn(), dpr, has_four_colours(), ink)
        pieces.stand(self._look, shown)
        self._backdrop.fit(self._look)

    def _picture(self) -> None:
        """Draw what depends on the table's size, and plan the pictures that will be wanted."""
        if self._look is None or self.shown is None or self._pieces is None:
            return
        self._foresight.forget()
        self._foresight.plan(pictures_ahead(self._look, self.shown))
        self._foresee(self._pieces.hands)
        self._mark_here()
        self._show_keyboard()
        self.update()

    def _show(self, old: TableShown | None, shown: TableShown) -> None:
        pieces, look = self._pieces, self._look
        assert pieces is not None
        assert look is not None
        moves = self.moves and not self._by_hand and self.isVisible()
        found = changes(old, shown) if old and moves else ()
        flying = flights(found, shown, pieces, look)
        pieces.present(shown, turned(found))
        for seat in shown.seats:
            if old is None or old.seat(seat.number).hand.state is not seat.hand.state:
                pieces.stand_hand(look, seat)
        self._mark_here()
        for flight in flying:
            flight.begin(self._motion)
        self._foresee(shown.dealt_since(old))
        if old is None or old.print != shown.print:
            self.update()

    def _foresee(self, places: Iterable[int | None]) -> None:
        """Plan the pictures of the hands that may soon be turned."""
        hands = self._pieces.hands if self._pieces is not None else {}
        self._foresight.plan(chain.from_iterable(hands[place].ahead() for place in places))

    def _tell(self, old: TableShown | None, shown: TableShown) -> None:
        """Tell a screen reader of every card, and of what happened."""
        assert self._pieces is not None
        assert self._look is not None
        self._painted_things.lie(self._pieces, self._look.places, shown)
        if old is None or old.note != shown.note:
            say_note(self, shown.note)
        if old is not None:
            announce(self, happened(old, shown))

    def _go(self, here: Here) -> None:
        old, self.here = self.here, here
        if old.seat != here.seat:
            self._relight(old.seat)
            self._relight(here.seat)
        self._mark_here(motion=old != here and self.moves)
        self.attended.emit()
        piece = self._pieces.at(here) if self._pieces else None
        if piece is not None and not piece.hasFocus() and self.isVisible():
            piece.setFocus(Qt.FocusReason.OtherFocusReason)

    def _relight(self, seat: int | None) -> None:
        if self._look is not None and seat is not None and seat <= len(self._look.places.seats):
            light = self._look.places.seat(seat).light.grown(2)
            self.update(QRectF(light.x, light.y, light.w, light.h).toAlignedRect())

    def _mark_here(self, *, motion: bool = False) -> None:
        """Move light, ring and landing circle to where the trainee is."""
        pieces, shown, look, here = self._pieces, self.shown, self._look, self.here
        if pieces is None or shown is None or look is None:
            return
        for number, plaque in pieces.plaques.items():
            plaque.light(lit=number == here.seat)
        for (number, _), spot in pieces.spots.items():
            spot.light(lit=number == here.seat)
        for key, payout in pieces.payouts.items():
            payout.wait(awaited=bool(shown.cut.chips) and key == (here.seat, here.wager))
        self._lay_ring(look, motion=motion)

    def _lay_ring(self, look: Look, *, motion: bool) -> None:
        if self.as_picture:
            return
        here, u, places = self.here, look.places.u, look.places
        if here.seat is not None and here.wager is not None:
            order = [words.wager for words in look.words.spots]
            spot = places.seat(here.seat).spots[order.index(here.wager)]
            self._ring.about_spot(here.wager, spot.outline, u, motion=motion)
            return
        assert self._pieces is not None
        hand = self._pieces.hands[here.seat].geometry()
        lies = Box(hand.x(), hand.y(), hand.width(), hand.height())
        box = places.dealer if here.seat is None else lies
        self._ring.about_box(box, u, motion=motion)

    def _choose(self, word: str) -> None:
        touch = self.keyboard.choose(word, self.here)
        self._show_keyboard()
        if touch is not None:
            self.touch(touch)

    def _show_keyboard(self) -> None:
        """Show the half-typed amount, and the words to choose from."""
        if self._pieces is None or self._look is None:
            return
        self._pieces.cut.type_in(self.keyboard.typed)
        # Over the chips, which nobody needs just now: the cards and all print stay in sight.
        middle = self._look.places.tray.centre
        self._choices.offer(self.keyboard.choosing, middle)
        if self.shown is not None:
            self._pieces.give(self.shown, dealing=self.keyboard.dealing)
        self.attended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.shown is None:
            event.ignore()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ends():
            self.do(Bound(KeyAct.FINISH))
            return
        touch = self.keyboard.read(event, self.shown, self.here)
        self._show_keyboard()
        if touch is not None:
            self.touch(touch)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.shown is not None:
            self._sweep.press(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._sweep.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._sweep.move(event.position())
            self._sweep.drop(event.position())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.finish_motion()
        # Before its first paint it is being laid out, not dragged: a stretched picture would blur.
        if self._look is None or not (self.stretches and self._seen):
            self._fit()
            return
        # While the window is dragged a picture covers the table: a quarter of each frame went into
        # a ring and chips that nobody saw. Everything stands in its place, for it can be pressed.
        self._stretched.follow(self, event.oldSize())
        self._stand()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange or self._is_worn_anew(event):
            self._fit()
        return super().event(event)

    def _is_worn_anew(self, event: QEvent) -> bool:
        look = self._look
        if look is None or event.type() != QEvent.Type.PaletteChange:
            return False
        return (look.theme, look.four_colours) != (worn(), has_four_colours())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._seen = False

    def paintEvent(self, event: QPaintEvent) -> None:
        self._seen = True
        painter = QPainter(self)
        if self._look is None or self.shown is None:
            draw_nothing(painter, self.rect())
        else:
            self._backdrop.paint(painter, event, self.shown, self.here)
            if self._sweep.holds or isinstance(self._grip.held, SpotPiece | CutPiece):
                draw_tray_edge(painter, self._look)
        painter.end()


def _is_another(old: TableShown, shown: TableShown) -> bool:
    """True if cards lie otherwise."""
    if old.shape != shown.shape:
        return True
    # A half-asked question is not meant for them.
    return any(old.hand(each).cards for each in shown.dealt_since(old))
