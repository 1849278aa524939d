"""The replay: two tables side by side, what happens on them, and the controls."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.school.replay.replay import How, Tape, TapeSide
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import Elided, column, enter_presses, frame, label, repolish, row
from trainer.ui.replay.controls import Controls
from trainer.ui.replay.player import SPEEDS, TapePlayer
from trainer.ui.replay.replay_table import ReplayTable, near_by_itself
from trainer.ui.replay.strip import Strip, spoken, your_words
from trainer.ui.table.cut import Payments
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.wording import say

GAP, AROUND = 16, 28


class ReplayPage(QWidget):
    """Shows one round again. Emits that it is left, and the number of a mistake whose trap is to be
    dealt again, or whose clause is to be shown."""

    left = Signal()
    trap = Signal(int)
    clause = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("replay")
        self.tape: Tape | None = None
        self._near: bool | None = None
        self._seen_near = False
        self.player = TapePlayer(self)
        self.yours, self.theirs = SideView("yours"), SideView("theirs")
        self.strip, self.controls = Strip(), Controls(self.player)
        self.view = Segments(
            "replay.view", say("View"), [(True, say("Close-up")), (False, say("Whole table"))]
        )
        self._put_together()
        take_by_tab_alone(self)
        self.player.stepped.connect(self._show)
        self.view.chosen.connect(self._choose_view)
        self.strip.trap.connect(self.trap)
        self.strip.clause.connect(self.clause)
        self._head.left.connect(self.left)

    def present(self, tape: Tape, step: int = 0) -> None:
        self.tape = None
        words = felt_words(tape.house.rules, tape.round_.placard)
        self._words = {False: words, True: replace(words, printed=())}
        self.setAccessibleName(say("Replay of round {number}", number=tape.number))
        self._head.title.setText(say("Replay of round {number}", number=tape.number))
        self._head.under.setText(
            say("{house}, {drill}", house=tape.house.title, drill=tape.drill_title)
        )
        who = tape.worked_by
        spoken_ = say("The table of {name}", name=who) if who else say("Your table")
        self.yours.call(who or say("You"), spoken_)
        self.theirs.call(say("Faultless dealer"), say("The faultless dealer's table"))
        self.controls.present(tape)
        self._fit_view()
        self.tape = tape
        self.player.load(tape, step)
        self.controls.line.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _own(self) -> bool:
        """True if the viewer worked the round."""
        return self.tape is not None and not self.tape.worked_by

    def animate(self, *, motion: bool) -> None:
        for side in (self.yours, self.theirs):
            side.seen.table.moves = motion

    def _show(self, step: int, stepped: bool = False) -> None:
        tape = self.tape
        assert tape is not None, "a step is of a tape"
        frame = tape.frames[step]
        for side, view in ((frame.yours, self.yours), (frame.theirs, self.theirs)):
            here = _here(*tape.hands(step, yours=side is frame.yours))
            view.seen.present(self._shown(side, here), frame.unlike, moving=stepped)
            view.seen.look_at(tape.place(step), moving=stepped)
        self.yours.seen.lay_late(frame.late)
        waits = frame.met is None and _waits(frame.yours)
        self.yours.tell(your_words(frame.yours), waits=waits, lit=frame.parts)
        self.theirs.tell(frame.theirs.words, waits=_waits(frame.theirs), lit=frame.parts)
        self.strip.present(tape, step)
        self.controls.stand_at(step)
        if not self.player.running:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken(tape, step)))

    def _shown(self, side: TapeSide, here: Here) -> TableShown:
        assert self.tape is not None, "a side is of a tape"
        tape = self.tape
        words = self._words[self._seen_near]
        dealt = DealtShown(tape.house, side.round_ or tape.round_, side.view, words, tape.part)
        beside = Payments(tape.house.rules.chips, side.laid).beside
        return table_shown(dealt, beside=beside, hints=False, here=here)

    # -------------------------------------------------------------------- view

    def _choose_view(self, near: object) -> None:
        self._near = bool(near)
        self._fit_view()
        self.player.go(self.player.step)

    def _fit_view(self) -> None:
        """Fit the view: as it was chosen, else near in a small window. The felt's tables are
        printed only if the whole of it is seen."""
        across = (self.width() - 2 * AROUND - GAP) / 2
        near = near_by_itself(across) if self._near is None else self._near
        turned, self._seen_near = near is not self._seen_near, near
        # Shown, not chosen: from a choice on, the width of the window no longer decides.
        with QSignalBlocker(self.view):
            self.view.show_chosen(near)
        for side in (self.yours, self.theirs):
            side.seen.come(near=near)
        if turned and self.tape is not None:
            self._show(self.player.step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_view()

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.rest()
        super().hideEvent(event)

    # -------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        elif not self._does(event):
            super().keyPressEvent(event)

    def _does(self, event: QKeyEvent) -> bool:
        """Do what the key says; False if it means nothing here."""
        player, key = self.player, Qt.Key(event.key())
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if key in steps:
            player.go_by(steps[key])
        elif key == Qt.Key.Key_Home:
            player.go(0)
        elif key == Qt.Key.Key_End and self.tape is not None:
            player.go(self.tape.last)
        elif key == Qt.Key.Key_Space:
            player.toggle()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() in "1234" and event.text():
            self._hasten(SPEEDS[int(event.text()) - 1])
        else:
            return self._leads(key)
        return True

    def _leads(self, key: Qt.Key) -> bool:
        """Follow a letter: to where the two part, to mistakes, to what belongs to a mistake."""
        mistake = self.strip.mistake
        if key == Qt.Key.Key_D:
            self.player.go_to_parting()
        elif key in (Qt.Key.Key_M, Qt.Key.Key_N):
            self.player.go_to_mistake(1 if key == Qt.Key.Key_M else -1)
        elif key == Qt.Key.Key_Z:
            self._choose_view(self.view.value is not True)
        elif key == Qt.Key.Key_T and mistake is not None and self._own:
            self.trap.emit(mistake.number)
        elif key == Qt.Key.Key_C and mistake is not None and mistake.has_clause:
            self.clause.emit(mistake.number)
        else:
            return False
        return True

    def _hasten(self, speed: float) -> None:
        self.controls.speed.show_chosen(speed)
        self.player.hasten(speed)

    def _put_together(self) -> None:
        back = SquareButton("replay.home", "back", say("Back"), say("Back (Esc)"))
        title, under = label("", "panel", name="replay.title"), Elided("", "secondary")
        self._head = PageHead(back, title, under)
        self._head.add(self.view)
        tables = row(self.yours, self.theirs, gap=GAP)
        tables.setStretch(0, 1)
        tables.setStretch(1, 1)
        middle = column((tables, 1), self.strip, gap=6, around=(AROUND, 6, AROUND, 6))
        self.setLayout(column(self._head, (middle, 1), self.controls, gap=0))


def _waits(side: TapeSide) -> bool:
    return side.how is How.WAITED


def _here(place: int | None, wager: Wager | None) -> Here:
    """A place of the round as the table knows it."""
    # The dealer's hand has no seat.
    return Here(place or None, wager)


class SideView(QWidget):
    """One side: shows whose table it is and what they do; lit where the two part."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.seen = ReplayTable(f"replay.{name}", "")
        self._whose = label("", "strong", name=f"replay.{name}.whose")
        self._does = Elided("", "body", name=f"replay.{name}.does")
        self._caption = frame("caption")
        caption = row(self._whose, (self._does, 1), gap=14, around=(12, 3, 12, 3))
        self._caption.setLayout(caption)
        self.setLayout(column(self._caption, (self.seen, 1), gap=6))

    def call(self, whose: str, spoken: str) -> None:
        """Name the table, for the eye and for a screen reader."""
        self._whose.setText(whose)
        self.seen.table.setAccessibleName(spoken)

    def tell(self, does: str, *, waits: bool, lit: bool) -> None:
        """Show the act of this step; quiet without one, lit if the two part."""
        self._does.setText(does)
        self._does.setAccessibleName(does)
        self._does.setProperty("role", "secondary" if waits else "strong")
        self._caption.setProperty("here", lit)
        for widget in (self._does, self._caption):
            repolish(widget)
