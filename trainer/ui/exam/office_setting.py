"""The page where an exam is set: from a blueprint of the school's, or one of the supervisor's
own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.dealing.irregularity import Irregularities
from trainer.drills.events.events import event_words
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import Form, RoundTask, events_of, every_area
from trainer.errors import InputError, Problem
from trainer.game.rules import HouseRules
from trainer.marking.words import paragraph
from trainer.school.curriculum import Curriculum
from trainer.school.exam.default_exam import floor_test
from trainer.school.exam.drawn_forms import DrawnForm, drawn_form, printed_form
from trainer.school.exam.exam_evidence import exam_house
from trainer.school.exam.forms import FormWeight, weight_of
from trainer.school.exam.office import PREVIEWED, ExamOffice, ExamSet
from trainer.school.exam.wrong_rules import LEAST
from trainer.school.one_question.item import cards_with_suits
from trainer.school.words.date_words import at, day
from trainer.ui import routes
from trainer.ui.exam.forms_card import FORMS
from trainer.ui.exam.office_context import OfficeAt
from trainer.ui.exam.set_page import SetPage, SetShown
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, label, row, wrapped
from trainer.ui.page_stack import PageName
from trainer.ui.printing.printing import Printing
from trainer.ui.routes import EXAMS
from trainer.wording import phrase, say, say_list

EXAM_SET: PageName[SetPage] = PageName(routes.EXAM_SET)


class OfficeSetting:
    """Shows what can be set, previews it, and sets it. ``was_set`` gets the new exam."""

    def __init__(self, at: OfficeAt, was_set: Callable[[str], None]) -> None:
        self._at, self._was_set = at, was_set
        self.show_preview: Callable[[Blueprint], None] = self._show_preview
        self.at_once = False
        self._events: dict[str, frozenset[str]] = {}
        self._wanted: Blueprint | None = None
        self._drawn: _Asked | None = None

    def show(self) -> None:
        """Show the blueprints, those for the houses that are taught first."""
        office = self._at.office
        if office is None:
            return
        taught = self._taught(office)
        usual = sorted(office.ready, key=lambda each: _place(taught, each.house))
        ready = [(each, self._at.source(each)) for each in usual]
        there = [each for each in office.exams() if self._is_here(each.blueprint.house)]
        before = [(each.blueprint, self._as_set(each)) for each in there]
        self.page.present(SetShown((*ready, *before), self._events_of))
        self._offer_own(office)

    def _is_here(self, house: str) -> bool:
        return self._at.curriculum is not None and house in self._at.curriculum.shelf

    def _taught(self, office: ExamOffice) -> Sequence[str]:
        """The house in view first, then those of the classes."""
        return [*self._at.app.house_in_view(), *(each.house for each in office.classes())]

    def _as_set(self, before: ExamSet) -> str:
        when = day(at(before.set_at_ms), self._at.app.now())
        return say("As set {when}: {title}", when=when, title=self._at.source(before.blueprint))

    def _offer_own(self, office: ExamOffice) -> None:
        """Offer the floor tests of the school's own houses later."""
        # They take seconds to derive.
        curriculum, bundled = self._at.curriculum, {each.house for each in office.ready}
        own = (
            [each.id for each in curriculum.houses() if each.id not in bundled]
            if curriculum
            else []
        )
        if curriculum is not None and own:
            work = partial(_own_floor_tests, curriculum, own)
            self._at.app.background.run(work, partial(self._offer_derived, self.page))

    def _offer_derived(self, page: SetPage, found: Sequence[Blueprint]) -> None:
        office = self._at.office
        if page is self._built and office is not None:
            blueprints = [(each, self._at.source(each)) for each in found]
            page.offer_too(blueprints, *self._taught(office)[:1])

    def _events_of(self, house: str) -> frozenset[str]:
        curriculum = self._at.curriculum
        if curriculum is None or house not in curriculum.shelf or house in self._events:
            return self._events.get(house, frozenset())
        # That takes a second for each house: it is worked out beside the window, and offered once
        # known; at once for pictures.
        work = partial(_events, curriculum.shelf[house].rules)
        if self.at_once:
            self._events[house] = work()
            return self._events[house]
        self._events[house] = frozenset()
        self._at.app.background.run(work, partial(self._offer, house))
        return frozenset()

    def _offer(self, house: str, events: frozenset[str]) -> None:
        self._events[house] = events
        if self._built is not None:
            self._built.offer(house, events)

    def weigh(self, blueprint: Blueprint) -> None:
        """Show what all forms of the blueprint have in common."""
        curriculum = self._at.curriculum
        if curriculum is None or blueprint.house not in curriculum.shelf:
            return
        self._wanted, work = blueprint, partial(_weight, curriculum, blueprint)
        # To draw their pattern takes two seconds.
        self._beside("exam weight", work, partial(self._weighed, blueprint))

    def _weighed(self, blueprint: Blueprint, weighed: _Weighed) -> None:
        page = self._built
        if page is not None and self._wanted is blueprint:
            page.show_weight(*weighed)
            if weighed[0] is not None:
                self.draw_forms(blueprint, page.forms.first)

    def draw_forms(self, blueprint: Blueprint, first: int) -> None:
        curriculum = self._at.curriculum
        if curriculum is None or blueprint.house not in curriculum.shelf:
            return
        self._drawn = blueprint, first
        work = partial(_three, curriculum, blueprint, first)
        # To draw them takes two seconds.
        self._beside("exam forms", work, partial(self._show_drawn, self._drawn))

    def _show_drawn(self, asked: _Asked, forms: Sequence[DrawnForm]) -> None:
        """Show the drawn forms, if they are still asked for."""
        page = self._built
        # By value: the page asks with an equal blueprint, not with the same object.
        if forms and page is not None and self._drawn is asked and self._wanted == asked[0]:
            page.show_forms(forms)

    def _beside(self, lane: str, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Do it beside the window, at once for pictures. Of what is asked for meanwhile only the
        last waits for its turn, and a page that is made anew hears of none of it."""
        if self.at_once:
            then(work())
        else:
            self._at.app.background.run(work, then, owner=self.page, lane=lane)

    def print_form(self, blueprint: Blueprint, seed: int) -> None:
        """Print the form of that seed, its answers on sheets of their own."""
        self._once_drawn(blueprint, lambda: self._print_form(blueprint, seed))

    def _print_form(self, blueprint: Blueprint, seed: int) -> None:
        office, curriculum = self._at.office, self._at.curriculum
        if office is not None and curriculum is not None:
            printout = printed_form(
                office.preview(blueprint, seed), exam_house(curriculum, blueprint.house)
            )
            Printing(self._at.app.window, self._at.app.tell).put(printout, "exam-form")

    def preview(self, blueprint: Blueprint) -> None:
        """Show a form as a trainee may get it, or why there is none."""
        self._once_drawn(blueprint, lambda: self.show_preview(blueprint))

    def read_form(self, blueprint: Blueprint, seed: int) -> None:
        self._once_drawn(blueprint, lambda: self._show_preview(blueprint, seed))

    def _show_preview(self, blueprint: Blueprint, seed: int = PREVIEWED) -> None:
        office, curriculum = self._at.office, self._at.curriculum
        if office is not None and curriculum is not None:
            form = office.preview(blueprint, seed)
            ruled = exam_house(curriculum, blueprint.house).ruled
            Preview(self._at.app.window, form, ruled, office.exposed(blueprint)).exec()

    def set_exam(self, blueprint: Blueprint) -> None:
        """Set the exam, or say why it cannot be set."""
        self._once_drawn(blueprint, lambda: self._set(blueprint))

    def _set(self, blueprint: Blueprint) -> None:
        office = self._at.office
        if office is not None:
            exam = office.set(blueprint)
            self.page.forget()
            self._was_set(exam)

    def _once_drawn(self, blueprint: Blueprint, done: Callable[[], None]) -> None:
        """Do it once the blueprint has its pattern, or say why it has none; do nothing if another
        blueprint or page is shown by then."""
        curriculum = self._at.curriculum
        if curriculum is not None:
            # To draw a pattern takes two seconds.
            self._wanted, work = blueprint, partial(_weight, curriculum, blueprint)
            self._beside("exam weight", work, partial(self._do, blueprint, done))

    def _do(self, blueprint: Blueprint, done: Callable[[], None], weighed: _Weighed) -> None:
        page = self._built
        if page is None or not page.isVisible() or self._wanted is not blueprint:
            return
        self._weighed(blueprint, weighed)
        _, problems = weighed
        try:
            if problems:
                raise InputError(problems)
            done()
        except InputError as error:
            page.tell(error.problems)

    @property
    def page(self) -> SetPage:
        return self._at.app.window.pages.page(EXAM_SET)

    @property
    def _built(self) -> SetPage | None:
        """The page, if the present window has built it."""
        return self._at.app.window.pages.built(EXAM_SET)

    def build(self) -> SetPage:
        page = SetPage()
        self._wanted = self._drawn = None
        page.left.connect(lambda: self._at.app.turn_to(EXAMS))
        page.house_taken.connect(self._at.app.speak_of)
        page.weighing.connect(self.weigh)
        page.previewed.connect(self.preview)
        page.form_opened.connect(self.read_form)
        page.forms_wanted.connect(self.draw_forms)
        page.form_printed.connect(self.print_form)
        page.set_.connect(self.set_exam)
        return page


def _place(taught: Sequence[str], house: str) -> int:
    """The place of that house among those that are taught; behind them all if it is not."""
    return taught.index(house) if house in taught else len(taught)


_Weighed = tuple["FormWeight | None", "Sequence[Problem]"]
_Asked = tuple[Blueprint, int]


def _weight(curriculum: Curriculum, blueprint: Blueprint) -> _Weighed:
    """The common weight of its forms, or the reason why there are none."""
    try:
        return weight_of(exam_house(curriculum, blueprint.house), blueprint), ()
    except InputError as error:
        return None, error.problems


def _own_floor_tests(curriculum: Curriculum, houses: Sequence[str]) -> Sequence[Blueprint]:
    found = (floor_test(curriculum.shelf, each) for each in houses)
    return [each for each in found if each is not None]


def _three(curriculum: Curriculum, blueprint: Blueprint, first: int) -> Sequence[DrawnForm]:
    """Three forms from that seed on; if the house cannot show them, say so and give none."""
    at = exam_house(curriculum, blueprint.house)
    try:
        return [drawn_form(at, blueprint, first + turn) for turn in range(len(FORMS))]
    except InputError:
        return ()


def _events(rules: HouseRules) -> frozenset[str]:
    return events_of(rules)


COLUMNS = (
    TextColumn(phrase("Task"), 14),
    TextColumn(phrase("Dealer's hand, or what happens"), 26),
    TextColumn(phrase("Decisions"), 10, figures=True),
    TextColumn(phrase("What it shows"), 50),
)


class Preview(Dialog):
    """Shows the form until it is closed."""

    def __init__(
        self, parent: QWidget, form: Form, ruled: Irregularities | None, exposed: Mapping[str, int]
    ) -> None:
        heading = say("Preview: {title}", title=form.blueprint.heading)
        super().__init__(parent, "preview", heading)
        self.table = TextTable("preview.tasks", heading, COLUMNS)
        self.table.present([*_rows(form, ruled)])
        close = Button(say("Close"), "preview.close", kind="primary", key="Enter", does=self.accept)
        self.setLayout(
            column(
                label(heading, "panel"),
                wrapped(_sum(form, exposed), tone="quiet"),
                (self.table, 1),
                row(None, close),
                gap=12,
                around=(28, 24, 28, 20),
            )
        )
        self.resize(min(parent.width() - 40, scaled(1080)), min(parent.height() - 40, scaled(660)))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)


def _sum(form: Form, exposed: Mapping[str, int]) -> str:
    """``150 decisions: Ties 2, Folded hands 42. Every sitting gets other cards. Of 97 wrong rules
    each would show at least 2 times.``"""
    areas = say_list([f"{area.words} {count}" for area, count in every_area(form)], "")
    words = say(
        "{decisions} decisions: {areas}. Every sitting gets other cards.",
        decisions=form.decisions,
        areas=areas,
    )
    return (
        words
        + " "
        + say(
            "All forms weigh the same. They show {some} of {all} wrong rules at least twice.",
            some=sum(times >= LEAST for times in exposed.values()),
            all=len(exposed),
        )
    )


def _rows(form: Form, ruled: Irregularities | None) -> Iterator[TextRow]:
    for place, task in enumerate(form.tasks, 1):
        if isinstance(task, RoundTask):
            shows = [
                event_words(name) for name in form.blueprint.shows if name in task.counted.events
            ]
            yield TextRow(
                str(place),
                (
                    say("Round {number}", number=task.number),
                    cards_with_suits(task.round_.dealer),
                    str(task.counted.decisions),
                    paragraph(*shows),
                ),
            )
        else:
            heading = ruled.named(task.line).heading if ruled is not None else task.line
            title = say("Irregularity {number}", number=task.number)
            yield TextRow(str(place), (title, heading, "1", ""))
