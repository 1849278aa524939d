"""The guided round: every next act is told and shown, and one mistake is made on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from msgspec.structs import replace
from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.dealing.action import Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.guide import Coaching
from trainer.school.sitting import Sitting
from trainer.ui.guide.next_act import GuidedAct, next_act
from trainer.ui.guide.slip import GuideSlip, blank_on, taken_on, words_on
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.widgets import worn
from trainer.ui.table.keys import Bound, KeyAct, Legend
from trainer.ui.table.panel.panel_parts import KeyLine
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import say


class PlannedMistake(Enum):
    """The progress of the mistake on purpose, which is to be read in the debrief."""

    TO_COME = auto()
    ASKED = auto()
    MADE = auto()
    OVER = auto()


class Guided:
    """Follows a guided round on its page, and does nothing at any other."""

    def __init__(self, page: QWidget, screen: TableScreen, cover: QWidget) -> None:
        self._page, self._screen, self._cover = page, screen, cover
        self._pointer, self.slip = Pointer(page), GuideSlip(page)
        self._landing = Pointer(page, lands=True)
        self._pointer.moved.connect(self.point)
        screen.table.attended.connect(self._follow_keys)
        self._sitting: Sitting | None = None
        self._planned = PlannedMistake.OVER
        self._to_do: GuidedAct | None = None
        self._wrong, self._due = False, ("", "")
        self._mistakes: Sequence[MistakeShown] = ()
        self._reasons: dict[str, int] = {}
        self.still = False
        screen.replays, screen.table.ends = self.replay, self.ends

    @property
    def on(self) -> bool:
        """True if a guided round is worked."""
        return self._sitting is not None

    def begin(self, sitting: Sitting) -> None:
        """Follow the round that begins, if it is guided."""
        self.stop()
        self._reasons = {}
        if sitting.guided:
            begun = bool(sitting.acts)
            self._sitting = sitting
            self._planned = PlannedMistake.OVER if begun else PlannedMistake.TO_COME

    def tell_first(self) -> None:
        """Point at the first act once the table stands still."""
        # Only then has the layout given the pieces their places.
        QTimer.singleShot(0, self._page, self.point)

    def stop(self) -> None:
        self._sitting, self._to_do, self._wrong = None, None, False
        self.point()

    def replay(self) -> bool:
        """Play the film of the next act again; False if nothing is guided."""
        if self.on and self._to_do is not None and self.slip.isVisible():
            self.slip.replay(still=self.still)
        return self.on

    def ends(self) -> bool:
        """True if all is settled, and only the end of the round is left."""
        return self.on and self._coaching is None

    # ---------------------------------------------------------------- the panel

    def follow(self, mistakes: Sequence[MistakeShown]) -> None:
        """Tell the next act after one was done or taken back, with these mistakes."""
        self._mistakes = mistakes
        self._wrong = bool(mistakes) and self._planned is not PlannedMistake.ASKED
        if self._planned is PlannedMistake.TO_COME and self._pays_again():
            self._planned = PlannedMistake.ASKED
        elif self._planned is PlannedMistake.ASKED:
            self._planned = PlannedMistake.MADE if mistakes else PlannedMistake.OVER
        elif self._planned is PlannedMistake.MADE:
            self._planned = PlannedMistake.OVER

    def _pays_again(self) -> bool:
        """True if a payment is due, and one was made right before."""
        coaching, sitting = self._coaching, self._sitting
        if coaching is None or sitting is None or coaching.action.verb is not Verb.PAY:
            return False
        return any(each.action and each.action.verb is Verb.PAY for each in sitting.acts)

    def panel(self, base: PanelShown, shown: TableShown, here: Here, cut: Money) -> PanelShown:
        """Show the next act in the panel. ``point`` then shows what it is done on."""
        if self._sitting is None:
            return base
        base = replace(base, detail="", keys=True)
        if self._wrong:
            return self._take_back(base, shown)
        coaching = self._coaching
        base = replace(base, drill=self._step(base, coaching), steady=True)
        if coaching is None:
            return self._end(base)
        self._due = base.drill, coaching.what
        base = replace(base, detail=coaching.rule, replays=True)
        if self._planned is PlannedMistake.ASKED:
            return self._on_purpose(base, coaching, shown, here)
        to_do = next_act(coaching.action, shown, here, cut)
        self._tell(to_do, shown)
        base = replace(base, now=coaching.what, legends=to_do.keys)
        if self._planned is PlannedMistake.MADE:
            return replace(base, notice=self._of_the_planned)
        return replace(base, note=paragraph(self._before, self._reason(coaching)))

    def _reason(self, coaching: Coaching) -> str:
        """The reason of the act, unless one before it had the same."""
        assert self._sitting is not None, "a guided round is worked"
        done = len(self._sitting.acts)
        return coaching.why if self._reasons.setdefault(coaching.why, done) == done else ""

    def _take_back(self, base: PanelShown, shown: TableShown) -> PanelShown:
        """Show the act that was due before the wrong one, and the key that takes that back."""
        undo = Legend(say("Undo"), (("U", Bound(KeyAct.UNDO)),))
        self._tell(GuidedAct("line.undo", (undo,)), shown)
        step, what = self._due
        advice = say("Press U, or click it at the right, to take it back.")
        notice = paragraph(base.notice, advice)
        return replace(base, drill=step, now=what, notice=notice, legends=(undo,))

    def _step(self, base: PanelShown, coaching: Coaching | None) -> str:
        """The number of the step; the end of the round is the last."""
        assert self._sitting is not None, "a guided round is worked"
        done, left = len(self._sitting.acts), coaching.left if coaching is not None else 0
        step = say("Step {number} of {all}", number=done + 1, all=done + left + 1)
        return f"{base.drill}\n{step}"

    @property
    def _of_the_planned(self) -> str:
        """The title of the mistake made on purpose, and what becomes of it."""
        titles = [sentence(each.title) for each in self._mistakes]
        return paragraph(*titles, say("Carry on; the debrief explains it."))

    @property
    def _before(self) -> str:
        """A sentence before the reason of the next act."""
        assert self._sitting is not None, "a guided round is worked"
        if not self._sitting.acts:
            first = self._sitting.house.rules.words.place.numbered(1)
            return say("You are the dealer: {place} is at your left.", place=first)
        return ""

    def _on_purpose(
        self, base: PanelShown, coaching: Coaching, shown: TableShown, here: Here
    ) -> PanelShown:
        wrong = Action(Verb.TAKE, coaching.action.place, coaching.action.wager)
        to_do = next_act(wrong, shown, here, NOTHING)
        self._tell(to_do, shown)
        return replace(
            base,
            now=say("Now a mistake, on purpose: take this wager."),
            note=say("It won. See how the mistake is marked."),
            legends=to_do.keys,
        )

    def _end(self, base: PanelShown) -> PanelShown:
        finish = Legend(say("Round done"), (("Enter", Bound(KeyAct.FINISH)),))
        self._to_do = GuidedAct("panel.finish", (finish,))
        self.slip.put_away()
        return replace(
            base,
            now=say("Everything is settled."),
            note=say("End the round and read the debrief."),
            legends=(finish,),
            keys=True,
            finish_key="Enter",
        )

    @property
    def _coaching(self) -> Coaching | None:
        return None if self._sitting is None else self._sitting.coaching

    # ----------------------------------------------------------------- the felt

    def _tell(self, to_do: GuidedAct, shown: TableShown) -> None:
        self._to_do = to_do
        felt = shown.words.colours_in(worn())[1]
        self.slip.tell(to_do, felt, shown.values, still=self.still)

    def point(self) -> None:
        """Outline what the panel speaks of, now that it lies in its place; nothing over a pause."""
        if not self._cover.isHidden():
            return
        # A line of the panel moves once more as the panel's new words are laid out.
        to_do = self._to_do
        thing = self._page.findChild(QWidget, to_do.on) if to_do is not None else None
        in_panel = thing is not None and self._screen.panel.isAncestorOf(thing)
        self._pointer.watch(thing if in_panel else None)
        word = self._word
        self._pointer.point_at(word or thing, still=self.still)
        lands = self._page.findChild(QWidget, to_do.lands) if to_do is not None else None
        self._landing.point_at(lands, still=True)
        if to_do is not None:
            # The key that opened the words would close them.
            how = (to_do.mouse, to_do.keys) if word is None else (to_do.then, to_do.keys[-1:])
            self.slip.tell_how(*how)
        ring = self._page.findChild(QWidget, "here.ring")
        if ring is not None and to_do is not None:
            ring.hide()  # one lit thing; the panel says where the keyboard is
        if thing is None or to_do is None or to_do.gesture is None or not thing.isVisible():
            self.slip.put_away()
            return
        lit = QRect(thing.mapTo(self._page, QPoint(0, 0)), thing.size())
        table = self._screen.table
        taken = taken_on(table)
        if in_panel:
            taken += words_on(self._screen.panel, self._page)
        self.slip.stand(
            lit, self._screen.table.geometry().adjusted(8, 8, -8, -8), taken, blank_on(table)
        )

    def _follow_keys(self) -> None:
        if self.on:  # each key of every round comes here
            self.point()

    @property
    def _word(self) -> QWidget | None:
        """The word to call, while there are words to choose from."""
        word = self._to_do.word if self._to_do is not None else ""
        found = self._page.findChild(QWidget, f"choice.{word}") if word else None
        return found if found is not None and found.isVisible() else None


# The ring is close about the thing: it lies over nothing that is printed beside it.
GAP, ROUND, PULSE_MS = 4, 12, 1400
# The words of a line of keys reach to its edges, and have nothing beside them.
BESIDE_LINE = 12


class Pointer(Painted, QWidget):
    """Outlines one thing of the page; the mouse and the keys go through it.

    ``lands``: the outline is dashed, of a place where something is to be put down. Emits that the
    thing it watches lies elsewhere now.
    """

    moved = Signal()

    def __init__(self, page: QWidget, *, lands: bool = False) -> None:
        super().__init__(page)
        self._watched: QWidget | None = None
        self._lands = lands
        self.setObjectName("guide.landing" if lands else "guide.pointer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._glow = 1.0
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(PULSE_MS)
        self._pulse.setLoopCount(-1)
        for at, value in ((0.0, 1.0), (0.5, 0.35), (1.0, 1.0)):
            self._pulse.setKeyValueAt(at, value)
        self._pulse.valueChanged.connect(self._set_glow)
        self.hide()

    def point_at(self, thing: QWidget | None, *, still: bool) -> None:
        """Outline that thing, or nothing; ``still``: without a pulse."""
        self._pulse.stop()
        page = self.parentWidget()
        if thing is None or page is None or not thing.isVisible():
            self.hide()
            return
        where = QRect(thing.mapTo(page, QPoint(0, 0)), thing.size())
        beside = BESIDE_LINE if isinstance(thing, KeyLine) else GAP
        self.setGeometry(where.adjusted(-beside, -GAP, beside, GAP))
        self._set_glow(1.0)
        self.show()
        self.raise_()
        if not still:
            self._pulse.start()

    def watch(self, thing: QWidget | None) -> None:
        """Emit ``moved`` from now on when that thing, or what it lies in, moves; None for none."""
        if thing is self._watched:
            return
        self._watched = thing
        while thing is not None and thing is not self.parentWidget():
            # A thing that stays in its place moves with whatever it lies in.
            thing.installEventFilter(self)
            thing = thing.parentWidget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Move and self._watched is not None:
            # After the layout that is under way: more of what it stands in may move yet.
            QTimer.singleShot(0, self, self.moved.emit)
        return False

    def _set_glow(self, value: float) -> None:
        self._glow = value
        self.update()

    def paint(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        colour = QColor(worn().here)
        if self._lands:
            painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, ROUND, ROUND)
            return
        for wide, alpha in ((6.0, 0.3 * self._glow), (2.5, 0.4 + 0.6 * self._glow)):
            colour.setAlphaF(alpha)
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(box, ROUND, ROUND)
