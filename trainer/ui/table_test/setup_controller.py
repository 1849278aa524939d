"""The layout of a table test: seen, edited and printed, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QDialog, QWidget

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import SeatView, table_after
from trainer.drills.events.events import EVENTS, event_words
from trainer.drills.table_form import RoundWanted
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.school.curriculum import fresh_seed
from trainer.school.table_test.layout import laying_of
from trainer.school.table_test.record import RoundWatched, TableTest
from trainer.school.table_test.sheets import empty_form, set_up_sheets
from trainer.school.table_test.table_tests import TableTests
from trainer.ui.kit.grounds import Dialog, ScrollArea
from trainer.ui.kit.touch_controls import for_fingers, lined
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.quiz.checks import Check
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.ui.table_test.open_test import FORM, LIST, SETUP, OpenTest
from trainer.ui.table_test.setup_page import RoundShown, SetupPage, SetupShown
from trainer.wording import say, say_list


class SetupController:
    """Keeps the page that shows the layout. ``onward`` puts a round on the board."""

    def __init__(self, at: OpenTest, onward: Callable[[int], None]) -> None:
        self.at, self.onward = at, onward
        self.ask_events: Callable[[RoundWanted], tuple[str, ...] | None] = self._ask_events

    def show(self, at: int | None = None) -> None:
        """Show the layout of the test, round by round."""
        test, page = self.at.held, self.page
        first = test.current or 0 if at is None else at
        page.present(setup_shown(self.at.tests, test), first)

    def deal_anew(self, at: int, wanted: RoundWanted) -> None:
        with self.at.app.told(say("This round cannot be dealt")):
            self.at.test = self.at.tests.deal_anew(self.at.held, at, wanted, str(fresh_seed()))
        self.show(at)

    def choose_events(self, at: int) -> None:
        """Deal the round anew with chosen hands."""
        wanted = self.at.held.rounds[at].laid.wanted
        events = self.ask_events(wanted)
        if events:
            self.deal_anew(at, RoundWanted(events=events, seats=wanted.seats))
        else:
            self.show(at)

    def add_round(self, wanted: RoundWanted) -> None:
        with self.at.app.told(say("This round cannot be dealt")):
            self.at.test = self.at.tests.add_round(self.at.held, wanted, str(fresh_seed()))
            self.show(len(self.at.held.rounds) - 1)

    def remove_round(self, at: int) -> None:
        with self.at.app.told(say("The test cannot be kept")):
            self.at.test = self.at.tests.remove_round(self.at.held, at)
        self.show(max(0, at - 1))

    def print_sheets(self) -> None:
        self.at.print(set_up_sheets(self.at.held, self.at.house))

    def print_empty(self) -> None:
        """Print the form, to be filled in by pen."""
        self.at.print(empty_form(self.at.held, self.at.house, self.at.school))

    def _ask_events(self, wanted: RoundWanted) -> tuple[str, ...] | None:
        return EventsAsked(self.at.app.window, wanted.events).asked()

    def build(self) -> SetupPage:
        page = SetupPage()
        page.dealt.connect(self.deal_anew)
        page.added.connect(self.add_round)
        page.removed.connect(self.remove_round)
        page.events_asked.connect(self.choose_events)
        page.sheets.connect(self.print_sheets)
        page.form.connect(self.print_empty)
        page.onward.connect(self.onward)
        page.judged.connect(lambda: self.at.app.turn_to(FORM))
        page.left.connect(lambda: self.at.app.turn_to(LIST))
        return page

    @property
    def page(self) -> SetupPage:
        return self.at.page(SETUP)


def setup_shown(tests: TableTests, test: TableTest) -> SetupShown:
    house = tests.house(test)
    drills = tests.curriculum.drills(house.id)
    words = [house.title, test.form.heading, say("seed {seed}", seed=test.seed)]
    if test.fingerprint != house.fingerprint:
        words.append(say("the house's rules have changed since it was set up"))
    return SetupShown(
        title=test.dealer.name or say("No name yet"),
        under=say_list(words, ""),
        rounds=tuple(_round(house, test, each) for each in test.rounds),
        drills=tuple((each.name, each.heading) for each in drills if each.seats.least),
        signed=test.decided is not None,
        places=house.rules.places,
    )


def _round(house: House, test: TableTest, watched: RoundWatched) -> RoundShown:
    laying = laying_of(house, watched.round_, test.part)
    state = say("Over") if watched.over else say("Begun") if watched.seen else ""
    shown = _opened(house, watched.round_, test.part)
    return RoundShown(watched.laid.wanted, laying, shown, bool(watched.seen), state)


def _opened(house: House, round_: Round, part: Part) -> TableShown:
    """The table with all hands open, to be seen at a glance. Of a whole round, the Play wagers come
    later."""
    turned = [Action(Verb.REVEAL, seat.number) for seat in round_.seats]
    view = table_after(house, round_, [Action(Verb.REVEAL, DEALER), *turned], Part.SETTLEMENT)
    if part is Part.WHOLE:
        view = replace(view, seats=tuple(map(_before_play, view.seats)))
    return table_shown(DealtShown.at(house, round_, view), hints=False)


def _before_play(seat: SeatView) -> SeatView:
    stakes: dict[Wager, Money] = {
        wager: stake for wager, stake in seat.stakes.items() if wager is not Wager.PLAY
    }
    return replace(seat, stakes=stakes)


SIZE = (760, 560)


class EventsAsked(Dialog):
    """Shows every event, each in a sentence."""

    def __init__(self, window: QWidget, chosen: Sequence[str]) -> None:
        heading = say("What should the round show?")
        super().__init__(window, "events", heading)
        self.resize(*SIZE)
        order = sorted(EVENTS, key=lambda name: name not in chosen)
        self.checks = {name: _check(name, name in chosen) for name in order}
        lined(*self.checks.values())
        self.done_ = Button(say("Deal it"), "events.deal", kind="primary", does=self.accept)
        back = Button(say("Back"), "events.back", key="Esc", does=self.reject)
        for_fingers(self.done_, back, *self.checks.values())
        for check in self.checks.values():
            check.toggled.connect(self._count)
        self._count()
        note = wrapped(say("Events that are impossible here, or exclude each other, are left out."))
        line = row(None, back, self.done_, gap=12)
        body = column(label(heading, "panel"), note, gap=10, around=(24, 20, 24, 20))
        body.addWidget(self._list(), 1)
        body.addLayout(line)
        self.setLayout(body)

    def asked(self) -> tuple[str, ...] | None:
        """Show the dialog and return the choice; None for none."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self.chosen if accepted and self.chosen else None

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(name for name, check in self.checks.items() if check.isChecked())

    def _count(self, *_: object) -> None:
        self.done_.setEnabled(bool(self.chosen))

    def _list(self) -> ScrollArea:
        scroll = ScrollArea()
        scroll.hold(column(*self.checks.values(), None, gap=6, around=(0, 0, 10, 0)))
        return scroll


def _check(name: str, chosen: bool) -> Check:
    words = event_words(name)
    made = Check(f"events.{name}", words, say("Shows"))
    made.setChecked(chosen)
    return made
