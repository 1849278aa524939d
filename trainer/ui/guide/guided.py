"""The guided round at the table: every next act is told and shown, and one mistake is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from trainer.dealing.action import Action, Verb
from trainer.game.money import Money
from trainer.school.debrief import MistakeShown
from trainer.school.guide import Coaching
from trainer.school.sitting import Sitting
from trainer.ui.guide.next_act import next_act
from trainer.ui.guide.pointer import Pointer
from trainer.ui.guide.spotlight import Spotlight
from trainer.ui.guide.stations import before_the_round
from trainer.ui.table.keys import Bound, KeyAct, Legend
from trainer.ui.table.panel_shown import PanelShown
from trainer.ui.table.snapshot import Here, TableShown
from trainer.wording import say


class PlannedSlip(Enum):
    """The progress of the mistake that is made on purpose, to see the look of a mark."""

    TO_COME = auto()
    ASKED = auto()
    MADE = auto()
    OVER = auto()


class Guided:
    """Follows a guided round on its page. Elsewhere it does nothing."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._pointer = Pointer(page)
        self._spotlight: Spotlight | None = None
        self._sitting: Sitting | None = None
        self._slip = PlannedSlip.OVER
        self._on = ""
        self.still = False

    @property
    def on(self) -> bool:
        """True if a guided round is worked."""
        return self._sitting is not None

    def begin(self, sitting: Sitting) -> None:
        """A round begins: guided, or not."""
        self.stop()
        if sitting.guided:
            self._sitting, self._slip = (
                sitting,
                PlannedSlip.OVER if sitting.acts else PlannedSlip.TO_COME,
            )

    def tell_first(self) -> None:
        """With the table in sight, and before the first act: what is where."""
        QTimer.singleShot(0, self._page, self._tell)

    def _tell(self) -> None:
        if self._sitting is not None and not self._sitting.acts and self._spotlight is None:
            self._spotlight = Spotlight(
                self._page, before_the_round(self._sitting.round_.seats[-1].number)
            )
            self._spotlight.over.connect(self._free)

    def stop(self) -> None:
        """Nothing is guided any more."""
        self._sitting, self._on = None, ""
        self.point()
        if self._spotlight is not None:
            self._spotlight.end()

    def _free(self) -> None:
        self._spotlight = None
        self._page.setFocus()

    # ---------------------------------------------------------------- the panel

    def follow(self, told: Sequence[MistakeShown]) -> None:
        """An act was done or taken back, with these mistakes."""
        coaching = self._coaching
        if self._slip is PlannedSlip.TO_COME and coaching and coaching.action.verb is Verb.PAY:
            self._slip = PlannedSlip.ASKED
        elif self._slip is PlannedSlip.ASKED:
            self._slip = PlannedSlip.MADE if told else PlannedSlip.OVER
        elif self._slip is PlannedSlip.MADE and not told:
            self._slip = PlannedSlip.OVER

    def panel(self, base: PanelShown, shown: TableShown, here: Here, cut: Money) -> PanelShown:
        """The panel with the next act in it. ``point`` then shows the thing that it is done on."""
        if not self.on:
            return base
        coaching = self._coaching
        if self._slip is PlannedSlip.MADE:
            return self._undo(base)
        if coaching is None:
            return self._end(base)
        if self._slip is PlannedSlip.ASKED:
            return self._on_purpose(base, coaching, shown, here)
        to_do = next_act(coaching.action, shown, here, cut, coaching.takes)
        self._on = to_do.on
        why = say("{why} ({rule})", why=coaching.why, rule=coaching.rule)
        return replace(base, now=coaching.what, note=why, legends=to_do.keys, keys=True)

    def _on_purpose(
        self, base: PanelShown, coaching: Coaching, shown: TableShown, here: Here
    ) -> PanelShown:
        wrong = Action(Verb.TAKE, coaching.action.place, coaching.action.wager)
        to_do = next_act(wrong, shown, here, Money(0))
        self._on = to_do.on
        return replace(
            base,
            now=say("First a mistake, on purpose: take this wager."),
            note=say("It has won, and will be paid. See how a mark looks, and how it is undone."),
            legends=to_do.keys,
            keys=True,
        )

    def _undo(self, base: PanelShown) -> PanelShown:
        self._on = ""
        return replace(
            base,
            now=say("Marked. Now take it back."),
            note=say("Before the next act everything can be undone; the record keeps both."),
            legends=(Legend(say("Undo"), (("U", Bound(KeyAct.UNDO)),)),),
            keys=True,
        )

    def _end(self, base: PanelShown) -> PanelShown:
        self._on = "panel.finish"
        return replace(
            base,
            now=say("All is settled."),
            note=say("End the round, and read what is said of it."),
            legends=(Legend(say("Round done"), (("End", Bound(KeyAct.FINISH)),)),),
            keys=True,
        )

    @property
    def _coaching(self) -> Coaching | None:
        return None if self._sitting is None else self._sitting.coaching

    def point(self) -> None:
        """The outline is around what the panel speaks of, now that it lies where it lies."""
        thing = self._page.findChild(QWidget, self._on) if self._on else None
        self._pointer.point_at(thing, still=self.still)
