"""The book of the houses: opened, its handouts printed, and a reading chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cached_property, partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from trainer.dealing.house import House
from trainer.marking.words import paragraph
from trainer.records.registry.faults import RegistryFault
from trainer.records.registry.reads.own import HouseAct
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.school.house_book.order_comparison import HousesLine
from trainer.school.house_book.reading_choices import choose
from trainer.school.house_book.school_houses import (
    bring_houses,
    changes,
    earlier,
    in_force,
    publish,
    waiting,
    withdraw,
)
from trainer.school.people.rights import Right, has_right
from trainer.school.workshop.drafts import Workshop
from trainer.school.workshop.second_count import SecondCount, second_count
from trainer.ui.application import Application
from trainer.ui.handouts.cheat_sheet import PrintedCheatSheet
from trainer.ui.handouts.menu import Handout
from trainer.ui.handouts.practice_mat import MatPage, PracticeMat
from trainer.ui.house_book.page import HousesPage
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.page_stack import made_by
from trainer.ui.pages import HOUSES
from trainer.ui.printing.printing import Printing
from trainer.ui.routes import WORKSHOP_START
from trainer.ui.workshop.count_asked import CountAsked
from trainer.wording import say, say_count, say_list


class HouseBookController:
    """Opens the book, and puts the chosen answers to its questions in force."""

    def __init__(self, app: Application) -> None:
        self._shell, self._people, self._debriefs = app, app.people, app.debriefs
        self.ask: Callable[[QDialog], bool] = lambda asked: bool(asked.exec())
        # By account and handed-in house: a count that was stopped is gone on with.
        self._counts: dict[tuple[str, str], SecondCount] = {}
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(HOUSES, self._build),))

    def open(self, _: str) -> None:
        """Open the book of the house that was open, else of the one chosen last."""
        practice = self._shell.practice
        if practice is not None:
            page = self._shell.pages.houses
            page.may_choose = self._people.may(Right.CHOOSE_READINGS)
            page.make.setVisible(self._people.may(Right.PUBLISH_HOUSES))
            page.present(practice.books, page.house or self._shell.settings.last_house)
            acts, here = self._acts(), practice.curriculum.shelf
            before = tuple(each for each in earlier(acts) if each.house in here)
            page.offer_handed_in(self._of_others(waiting(acts)), self._of_others(before))
            page.offer_withdrawing(self._published(acts))

    def take_reading(self, house: str, question: str, answer: str, why: str) -> None:
        """Put that answer in force and open everything anew by it; the question stays in sight."""
        shell = self._shell
        if shell.practice is None:
            return
        own = shell.practice.curriculum.shelf.own(house)
        with shell.told(say("The answer was not taken")):
            choose(shell.home, own, (question, answer), self._people.chooser(shell.now()), why)
            shell.read_anew(house)
            shell.pages.houses.show_question(question)

    def _acts(self) -> tuple[HouseAct, ...]:
        """The houses handed in and published, for a person who may publish them."""
        registry, account = self._people.registry, self._people.account
        if registry is None or account is None or not has_right(account, Right.CHOOSE_READINGS):
            return ()
        with suppress(RegistryFault):
            return registry.house_acts()
        return ()

    def _of_others(self, acts: tuple[HouseAct, ...]) -> tuple[HouseAct, ...]:
        """Drop one's own: nobody publishes what is theirs."""
        account = self._people.account
        return tuple(each for each in acts if account is not None and each.by != account.id)

    def ask_published(self, act: HouseAct) -> None:
        """Have a second person look at the changes, and publish them or leave them."""
        shell, registry = self._shell, self._people.registry
        if registry is None:
            return
        with shell.told(say("The house was not published")):
            archive = registry.house_archive(act.id)
            other, changes = self._changes(act, archive)
            again = act in earlier(registry.house_acts())
            asked = PublishAsked(shell.window, act, other, changes, again=again)
            account = self._people.account
            whose = account.id if account is not None else "", act.id
            count = self._counts.setdefault(whose, second_count(act, archive))
            asked.offer_count(count, partial(self._count, asked, count))
            if self.ask(asked):
                publish(registry, self._people.account, act, count.came_to)
                bring_houses(shell.home, registry)
                shell.read_anew(act.house)

    def _count(self, asked: PublishAsked, count: SecondCount) -> None:
        """Have the second person count the rounds of the house, without its figures."""
        self.ask(CountAsked(asked, count))
        asked.show_count(count)

    def _published(self, acts: tuple[HouseAct, ...]) -> frozenset[str]:
        """The houses that may be withdrawn: those of the school, or of a machine without one."""
        if not self._people.may(Right.CHOOSE_READINGS):
            return frozenset()
        return frozenset(self._own.own_houses if self._people.joined is None else in_force(acts))

    @property
    def _own(self) -> Workshop:
        assert self._shell.practice is not None, "the book is open"
        return Workshop(self._shell.home, self._shell.practice.curriculum.shelf)

    def ask_withdrawn(self, house: str) -> None:
        """Begin nothing new by that house any more, if the person means it."""
        shell, registry = self._shell, self._people.registry
        title = shell.practice.books.book(house).title if shell.practice is not None else house
        with shell.told(say("The house was not withdrawn")):
            if not self.ask(withdraw_asked(shell.window, title)):
                return
            if registry is not None:
                act = in_force(registry.house_acts()).get(house)
                if act is not None:  # nobody withdrew it meanwhile
                    withdraw(registry, self._people.account, act)
                bring_houses(shell.home, registry)
            else:
                self._own.withdraw(house)
            shell.read_anew("")

    def _changes(self, act: HouseAct, archive: str) -> tuple[str, list[HousesLine]]:
        """The title of the house that it is compared with, and the differences. Raises
        InputError."""
        assert self._shell.practice is not None, "the book is open"
        return changes(self._shell.practice.curriculum.shelf, act, archive)

    def print_house(self, house: str, handout: Handout, placard: str) -> None:
        """Print that handout of the house, or save it as a file."""
        practice = self._shell.practice
        if practice is not None:
            paper = printed(practice.books.book(house).of, handout, placard, self._shell.now())
            self.printing.put(paper, f"{house}-{handout.name.lower().replace('_', '-')}")

    @cached_property
    def printing(self) -> Printing:
        return Printing(self._shell.window, lambda *told: self._shell.tell(*told))

    def _build(self) -> HousesPage:
        page = HousesPage(self._shell.background)
        page.practise.connect(self._shell.practise)
        page.back.connect(self._debriefs.leave_clause)
        page.problems_asked.connect(self._shell.tell_house)
        page.reading_taken.connect(self.take_reading)
        page.making.connect(lambda: self._shell.turn_to(WORKSHOP_START))
        page.print_asked.connect(self.print_house)
        page.publishing.connect(self.ask_published)
        page.withdrawing.connect(self.ask_withdrawn)
        return page


def printed(
    house: House, handout: Handout, placard: str, now: datetime
) -> PrintedCheatSheet | PracticeMat:
    match handout:
        case Handout.SHEET | Handout.GREY_SHEET:
            foot = say("Printed {day}", day=f"{now.astimezone():%Y-%m-%d}")
            sheet = cheat_sheet(house, placard or None)
            return PrintedCheatSheet(sheet, handout is Handout.GREY_SHEET, foot)
        case Handout.MAT_ON_A4:
            return PracticeMat(house.rules, placard or None)
        case Handout.MAT_ON_A1:
            return PracticeMat(house.rules, placard or None, MatPage.A1)


MOST_HIGH = 360


class PublishAsked(Dialog):
    """Shows the changes against the edition in force, or the house that it began as, and asks.

    Later is the first answer. ``again``: it was published before.
    """

    def __init__(
        self,
        window: QWidget,
        act: HouseAct,
        other: str,
        changes: Sequence[HousesLine],
        *,
        again: bool = False,
    ) -> None:
        heading = say("Publish {house}, edition {edition}?", house=act.title, edition=act.edition)
        if again:
            heading = say(
                "Go back to {house}, edition {edition}?", house=act.title, edition=act.edition
            )
        super().__init__(window, "handed_in", heading)
        self.later = Button(say("Later"), "handed_in.later", key="Esc", does=self.reject)
        self.publish = Button(say("Publish"), "handed_in.publish", kind="primary", does=self.accept)
        words = say(
            "{name} made it. Every station deals by it from the next round on.", name=act.by_name
        )
        count = say_count(
            "{count} difference from {house}", "{count} differences from {house}",
            count=len(changes), house=other,
        )  # fmt: skip
        self.counted = wrapped("", "secondary", name="handed_in.counted")
        self.count = Button(say("Settle the rounds…"), "handed_in.count")
        parts: list[QWidget] = [label(heading, "panel"), wrapped(words)]
        if other:
            parts.append(label(count, "section"))
            parts.append(_listed(changes))
        counting = row(self.count, self.counted, gap=12)
        counting.setStretch(1, 1)
        line = row(None, self.later, self.publish, gap=12)
        self.setLayout(column(*parts, counting, line, gap=14, around=(28, 24, 28, 22)))
        self.setMinimumWidth(620)
        self.later.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_count(self, count: SecondCount, does: Callable[[], object]) -> None:
        """The button leads to the rounds, if the house has any."""
        self.count.setVisible(bool(count.rounds))
        self.count.clicked.connect(does)
        self.show_count(count)

    def show_count(self, count: SecondCount) -> None:
        """What was counted so far; a round that differs keeps the house from being published."""
        done, of = count.came_to
        told = (
            [say("Your figures match in {count} of {of} rounds.", count=done, of=of)] if of else []
        )
        if count.differing:
            numbers = say_list([str(at + 1) for at in count.differing], "")
            told.append(say("Not the same: round {numbers}.", numbers=numbers))
        self.counted.setText(paragraph(*told))
        self.publish.setEnabled(not count.differing)


def _listed(changes: Sequence[HousesLine]) -> QScrollArea:
    """Each change in two lines, which scroll if there are many."""
    body, scroll = QWidget(), QScrollArea()
    lines = [
        column(
            wrapped(each.what), wrapped(f"{each.one.says} → {each.other.says}", "secondary"), gap=0
        )
        for each in changes
    ]
    body.setLayout(column(*lines, None, gap=8))
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidget(body)
    scroll.setMaximumHeight(MOST_HIGH)
    scroll.setObjectName("handed_in.changes")
    return scroll


def withdraw_asked(window: QWidget, title: str) -> KeepAsked:
    """Say what becomes of drills, exams and records, and ask."""
    heading = say("Withdraw {house}?", house=title)
    sentences = (
        say("No new round, quiz or exam uses it."),
        say("Rounds and exams under way go on to their end."),
        say("Every record keeps the edition it was worked under."),
        say("To bring it back, publish it again."),
    )
    asked = KeepAsked(window, "withdrawing", "withdraw", heading, sentences, say("Withdraw it"))
    asked.setMinimumWidth(520)
    return asked
