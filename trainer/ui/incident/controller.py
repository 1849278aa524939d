"""Touches at an irregularity become rulings and acts; so do those at the dealer's own misdeal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.follow_up import BETS, CARDS, GAME, RULING, FollowUp
from trainer.dealing.house import House
from trainer.dealing.irregularity import Deed
from trainer.dealing.own_misdeal import RESUME, OwnMisdeal
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView, table_after
from trainer.game.chips import Stacks
from trainer.game.round import Round
from trainer.marking.ruling_words import act_words
from trainer.school.one_question.screens import IncidentShown, MarkedAnswer
from trainer.school.questions.incidents import AskedIncident, read_act
from trainer.school.sitting import Sitting
from trainer.ui.incident.scene import IncidentScene
from trainer.ui.table import touches as touch
from trainer.ui.table.calls import EXPLAIN
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table_controller import TableController

EVERYTHING = "return_all"
_WITH_WAGER = (Deed.RETURN, Deed.REFUSE, Deed.KEEP)
_AT_TABLE = (Deed.DEAL_AGAIN, Deed.PLAY_ON, Deed.CHANGE_DECKS, Deed.RESUME)
_WHOLE_TABLE = {
    EVERYTHING: FollowUp(Deed.RETURN),
    "stop_game": FollowUp(Deed.STOP, word=GAME),
    "rack": FollowUp(Deed.RACK, word=CARDS),
    "announce_bets": FollowUp(Deed.ANNOUNCE, word=BETS),
    "announce_ruling": FollowUp(Deed.ANNOUNCE, word=RULING),
}
_CAN_BE_DONE = (Verb.RULE, Verb.TAKE, Verb.PAY)


class IncidentController:
    """One scene. ``show`` gets every change; ``acts`` are what was ruled and done."""

    part = Part.WHOLE

    def __init__(
        self,
        item: IncidentShown,
        show: Callable[[TableShown], None],
        record: Callable[[str | None], None] = lambda act: None,
        before: Iterable[str] = (),
    ) -> None:
        """``record`` gets each act before it shows, and None for one taken back; ``before`` are the
        acts that stand already."""
        self._item, self._show, self._record = item, show, record
        self._acts: list[str] = list(before)
        self._table = TableController(self, self._do, self._take_back, self._laid)

    @property
    def house(self) -> House:
        return self._item.house

    @property
    def round_(self) -> Round:
        return self._item.round_

    @property
    def view(self) -> TableView:
        """The sound table, with the money that has been moved."""
        moved = [act for act in map(read_act, self._acts) if isinstance(act, Action)]
        money = [act for act in moved if act.verb is not Verb.RULE]
        return table_after(self.house, self.round_, (*self._item.done, *money), self.part)

    @property
    def here(self) -> Here:
        return self._table.here

    @property
    def last(self) -> str:
        return "\n".join(act_words(each, self.house.rules) for each in self.acts[-3:])

    @property
    def acts(self) -> tuple[str, ...]:
        return tuple(self._acts)

    def begin(self) -> None:
        """Show the scene, with the trainee at the dealer's hand."""
        self._table.begin()

    def keys(self, *, shown: bool) -> None:
        """Show the tray's keys, or hide them."""
        self._table.hints = shown
        self._table.show_again()

    def touched(self, touched: touch.Touch) -> None:
        """Do what the touch means, if it can be done here."""
        if not isinstance(touched, touch.Followed):
            return self._table.touched(touched)
        deed = _deed(touched)
        if deed is not None:
            self._did(str(deed))
            self._table.show_again()
        return None

    def _do(self, action: Action, chips: Stacks) -> None:
        if action.verb in _CAN_BE_DONE:
            self._did(str(action))

    def _did(self, act: str) -> None:
        self._record(act)
        self._acts.append(act)

    def _take_back(self) -> Action | None:
        if not self._acts:
            return None
        self._record(None)
        last = read_act(self._acts.pop())
        return last if isinstance(last, Action) else None

    def _laid(self, table: TableShown) -> None:
        deeds = tuple(each for each in map(read_act, self._acts) if isinstance(each, FollowUp))
        self._show(IncidentScene(self._item, deeds).over(table))


def _deed(touched: touch.Followed) -> FollowUp | None:
    """The act at that place; None if it needs a wager or a seat and there is none."""
    if touched.deed in _WHOLE_TABLE:
        return _WHOLE_TABLE[touched.deed]
    if touched.deed == EXPLAIN:
        return FollowUp(Deed.EXPLAIN, word=touched.clause)
    deed, place = Deed(touched.deed), DEALER if touched.seat is None else touched.seat
    if deed in _AT_TABLE:
        return FollowUp(deed)
    if deed is Deed.MOVE:
        return FollowUp(deed, place, to=touched.to) if touched.to != place else None
    if deed in _WITH_WAGER:
        return FollowUp(deed, place, touched.wager) if touched.wager is not None else None
    return FollowUp(deed, place) if place != DEALER else None


class MisdealAtTable:
    """One misdeal of a sitting. Every act is recorded in its round before it shows."""

    def __init__(
        self, sitting: Sitting, misdeal: OwnMisdeal, show: Callable[[TableShown], None]
    ) -> None:
        self._sitting = sitting
        self._asked = AskedIncident.of(sitting.house, misdeal.incident)
        item = self._asked.shown
        assert isinstance(item, IncidentShown), "a scene is asked"
        self.controller = IncidentController(item, show, self._record, misdeal.acts)

    @property
    def last(self) -> str:
        return self.controller.last

    def go_on(self) -> MarkedAnswer:
        """Go on with the round, or begin it anew. Says what was right."""
        self._sitting.follow(RESUME)
        return self._asked.mark(1, self.controller.acts, 0)

    def _record(self, act: str | None) -> None:
        if act is None:
            self._sitting.undo()
        else:
            self._sitting.follow(act)
