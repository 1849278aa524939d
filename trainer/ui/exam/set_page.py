"""An exam being set: from a blueprint, every part of which can be changed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, structs
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from trainer.dealing.procedure import Part
from trainer.drills.exam.blueprint import (
    MOST_DECISIONS,
    MOST_ROUNDS,
    MOST_RULINGS,
    MOST_SEATS,
    Blueprint,
    ExamClock,
    PassRule,
    Retake,
)
from trainer.errors import Problem
from trainer.marking.words import paragraph
from trainer.school.exam.drawn_forms import DrawnForm
from trainer.school.exam.exam_words import counts_of, passed_with
from trainer.school.exam.forms import FormWeight
from trainer.school.exam.wrong_rules import LEAST
from trainer.ui.exam.chance_card import ExamChanceCard
from trainer.ui.exam.exposure_card import ExposureCard
from trainer.ui.exam.forms_card import FormsCard
from trainer.ui.exam.numbers import Number
from trainer.ui.exam.requirements import AskedFor
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.form_dialog import Trouble
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, Elided, column, frame, label, row, text_line, wrapped
from trainer.ui.kit.words_form import Unsent
from trainer.wording import say, say_count

TALL = 800
"""The least height at which the cards have the room that they are drawn with."""


class SetShown(Struct, frozen=True):
    """The material of an exam: blueprints with their titles, and the events that the house of each
    can show, asked for when they are needed."""

    blueprints: Sequence[tuple[Blueprint, str]]
    events_of: Callable[[str], frozenset[str]]


class SetPage(Unsent):
    """Shows one blueprint to be changed.

    Emits its house before anything is said of that. Emits the blueprint when its forms are to be
    weighed, when it is to be previewed, when a form by its seed is to be read, when three from a
    seed on are to be drawn or the first printed, and when it is to be set.
    """

    left = Signal()
    house_taken = Signal(str)
    weighing = Signal(object)
    previewed = Signal(object)
    form_opened = Signal(object, int)
    forms_wanted = Signal(object, int)
    form_printed = Signal(object, int)
    set_ = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam-set")
        self.setAccessibleName(say("Set an exam"))
        self._shown = SetShown((), lambda _: frozenset())
        self._base: Blueprint | None = None
        self._taken: Blueprint | None = None
        self._weight: FormWeight | None = None
        self._make_controls()
        self._put_together()
        self._connect()

    def present(self, shown: SetShown) -> None:
        self._shown = shown
        self.source.clear()
        self.source.offer((at, title) for at, (_, title) in enumerate(shown.blueprints))
        self._take(0)
        self.source.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_too(self, blueprints: Sequence[tuple[Blueprint, str]], usual: str) -> None:
        """Offer these behind the others; show the one for the usual house where nobody has chosen
        or changed anything yet."""
        first = len(self._shown.blueprints)
        untouched = self.source.currentIndex() == 0 and not self.is_begun
        self._shown = structs.replace(
            self._shown, blueprints=[*self._shown.blueprints, *blueprints]
        )
        for at, (_, title) in enumerate(blueprints, first):
            self.source.addItem(title, at)
        houses = [each.house for each, _ in blueprints]
        if untouched and usual in houses:
            self.source.setCurrentIndex(first + houses.index(usual))

    def offer(self, house: str, events: frozenset[str]) -> None:
        """Offer the events that this house can show, now that they are known; choices stay."""
        if self._base is not None and self._base.house == house:
            begun = self.is_begun
            self.asked.offer(events)
            if not begun:
                self.forget()

    def take(self, blueprint: Blueprint) -> None:
        if not blueprint.exposes:  # set by an older program: its irregularities were not counted
            decisions = blueprint.decisions + blueprint.rulings
            blueprint = replace(blueprint, exposes=LEAST, decisions=decisions)
        self._base = None  # nothing is worked out of what stands by half
        self.house_taken.emit(blueprint.house)
        self.title.setText(blueprint.heading)
        self.part.show_chosen(blueprint.part)
        for name, number in self._numbers(blueprint).items():
            self.numbers[name].write(number)
        self.guide.show_chosen(blueprint.key_guide)
        self.asked.present(blueprint, self._shown.events_of(blueprint.house))
        self._clear_trouble()
        self._base = blueprint
        self._taken = self.blueprint
        self._tell()

    @property
    def is_begun(self) -> bool:
        return self.isVisible() and self._base is not None and self.blueprint != self._taken

    def forget(self) -> None:
        self._taken = self.blueprint

    @property
    def blueprint(self) -> Blueprint:
        assert self._base is not None, "a blueprint is shown"
        n = {name: number.value() for name, number in self.numbers.items()}
        part = self.part.value
        return replace(
            self._base,
            title=self._title,
            part=part if isinstance(part, Part) else Part.SETTLEMENT,
            rounds=n["rounds"],
            seats=n["seats"],
            decisions=n["decisions"],
            rulings=n["rulings"],
            passing=PassRule(n["errors"], n["critical"]),
            clock=ExamClock(n["exam"] or None, n["round"] or None),
            retake=Retake(n["tries"] or None, n["days"]),
            key_guide=self.guide.value is True,
            areas=self.asked.areas_wanted,
            shows=self.asked.shows_wanted,
            pattern=None,
        )

    @property
    def _title(self) -> str:
        """The title as it was written; that of the blueprint, in English, if nobody changed it."""
        assert self._base is not None, "a blueprint is shown"
        written = self.title.text().strip()
        return self._base.title if written in ("", self._base.heading) else written

    def tell(self, problems: Sequence[Problem]) -> None:
        """Say why the house cannot meet it."""
        self.trouble.tell([each.message for each in problems])
        self._foot.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif enter and control:
            self._set()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tall = self.height() >= scaled(TALL)
        for card in (self.chance.curve, self.exposure, self.forms):
            card.show_tall(tall)

    # ------------------------------------------------------------------ changed

    def _clear_trouble(self) -> None:
        self.trouble.clear()
        self._foot.hide()

    def _take(self, at: int) -> None:
        if 0 <= at < len(self._shown.blueprints):
            self.take(self._shown.blueprints[at][0])

    def _numbers(self, blueprint: Blueprint) -> dict[str, int]:
        return {
            "rounds": blueprint.rounds,
            "seats": blueprint.seats,
            "decisions": blueprint.decisions,
            "rulings": blueprint.rulings,
            "errors": blueprint.passing.errors,
            "critical": blueprint.passing.critical,
            "exam": blueprint.clock.exam or 0,
            "round": blueprint.clock.round_ or 0,
            "tries": blueprint.retake.tries or 0,
            "days": blueprint.retake.days,
        }

    def _tell(self, *_: object) -> None:
        """Show what the pass rule is worth for so many decisions."""
        if self._base is None:
            return
        self._clear_trouble()
        self._worth.setText(passed_with(self.blueprint))
        self._show_held()
        self._show_chance()
        self.exposure.wait()
        self.weighing.emit(self.blueprint)

    def show_weight(self, weight: FormWeight | None, problems: Sequence[Problem]) -> None:
        """Show the common weight of every form, or the reason why there is no form."""
        self._weight = weight
        self._show_held()
        self.exposure.present(weight, paragraph(*(each.message for each in problems[:1])))
        self._show_chance()

    def show_forms(self, forms: Sequence[DrawnForm]) -> None:
        self.forms.show_forms(forms)

    def _show_held(self) -> None:
        """Show what every form of it holds."""
        blueprint, weight = self.blueprint, self._weight
        size = say(
            "Rounds: {rounds}. Seats: {seats}.", rounds=blueprint.rounds, seats=blueprint.seats
        )
        decisions = weight.decisions if weight is not None else blueprint.decisions
        total = say_count(
            "{count} decision, {starred} starred: one wager at one seat each",
            "{count} decisions, {starred} starred: one wager at one seat each",
            count=decisions,
            starred=blueprint.starred,
        )
        self.asked.show_held(weight, size, total)
        self.forms.present(weight, blueprint.starred)

    def _show_chance(self) -> None:
        blueprint, weight = self.blueprint, self._weight
        counts = counts_of(blueprint, weight.decisions if weight is not None else None)
        self.chance.present(counts, blueprint.passing)

    def _preview(self, *_: object) -> None:
        self._clear_trouble()
        self.previewed.emit(self.blueprint)

    def _print(self, *_: object) -> None:
        self._clear_trouble()
        self.form_printed.emit(self.blueprint, self.forms.first)

    def _set(self, *_: object) -> None:
        self._clear_trouble()
        self.set_.emit(self.blueprint)

    # --------------------------------------------------------------- made of

    def _make_controls(self) -> None:
        self.source = DropDown("exam-set.source", say("Made from"))
        self.title = text_line("exam-set.title", say("Title"), most=80)
        self.title.setMinimumHeight(34)
        parts = ((Part.SETTLEMENT, say("Settling")), (Part.WHOLE, say("Whole rounds")))
        self.part = Segments("exam-set.part", say("Part"), parts)
        guide = ((False, say("No")), (True, say("Yes")))
        self.guide = Segments("exam-set.guide", say("Keys may be shown"), guide)
        self.numbers = {name: Number(f"exam-set.{name}", *each) for name, each in _bounds().items()}
        self.asked, self.chance, self.exposure = AskedFor(), ExamChanceCard(), ExposureCard()
        self.forms = FormsCard()
        self.preview = Button(say("Preview"), "exam-set.preview")
        self.print_ = Button(say("Print a form"), "exam-set.print")
        self.do = Button(say("Set this exam"), "exam-set.do", kind="primary", key="Ctrl Enter")
        self.trouble = Trouble("exam-set.trouble")
        self._worth = wrapped("", "dense", name="exam-set.worth")

    def _connect(self) -> None:
        self.source.currentIndexChanged.connect(self._take)
        self.preview.clicked.connect(self._preview)
        self.forms.opened.connect(lambda seed: self.form_opened.emit(self.blueprint, seed))
        self.forms.wanted.connect(lambda first: self.forms_wanted.emit(self.blueprint, first))
        self.print_.clicked.connect(self._print)
        self.do.clicked.connect(self._set)
        self._head.left.connect(self.left)
        for name in ("rounds", "seats", "decisions", "rulings", "errors", "critical", "tries"):
            self.numbers[name].changed.connect(self._tell)
        self.asked.changed.connect(self._tell)

    def _put_together(self) -> None:
        back = SquareButton("exam-set.back", "back", say("Back"))
        self._head = PageHead(
            back,
            label(say("Set an exam"), "panel"),
            Elided(say("Nothing is recorded until you set the exam."), "secondary"),
            edge=20,
        )
        self._head.add(self.print_, self.preview, self.do)
        both = row(gap=12, around=(20, 10, 12, 10))
        both.addWidget(_scrolled(self._left(), "exam-set.form", say("The exam")), 5)
        right = frame("plain", column(self.chance, self.exposure, self.forms, gap=10))
        both.addWidget(_scrolled(right, "exam-set.items", say("What it asks")), 5)
        whole: QVBoxLayout = column(self._head, (both, 1), gap=0)
        self._foot = frame("plain")
        self._foot.setProperty("kind", "footer")
        self._foot.setLayout(column(self.trouble, around=(28, 10, 28, 12)))
        self._foot.hide()
        whole.addWidget(self._foot)
        self.setLayout(whole)

    def _left(self) -> QFrame:
        n = self.numbers
        from_ = _fields("", ((say("Made from"), self.source), (say("Title"), self.title)))
        passes = _fields(
            say("To pass"),
            (
                (say("Errors at most"), n["errors"]),
                (say("Errors on ★ at most"), n["critical"]),
                (say("Tries"), n["tries"]),
                (say("Minutes in all"), n["exam"]),
            ),
            foot=self._worth,
        )
        form = _fields(
            say("The form"),
            (
                (say("Rounds"), n["rounds"]),
                (say("Seats in each"), n["seats"]),
                (say("Scored decisions"), n["decisions"]),
                (say("Irregularities"), n["rulings"]),
            ),
            (
                (say("Part"), self.part),
                (say("Minutes for each round"), n["round"]),
                (say("Days before the next try"), n["days"]),
                (say("Keys may be shown"), self.guide),
            ),
        )
        return frame("plain", column(from_, self.asked, passes, self.asked.seen, form, gap=10))


_Fields = tuple[tuple[str, QWidget], ...]


def _fields(title: str, *lines: _Fields, foot: QLabel | None = None) -> QFrame:
    """A card of controls side by side, each below its name."""
    card = frame("card")
    body: QVBoxLayout = column(gap=9, around=(20, 12, 20, 14))
    if title:
        body.addWidget(label(title, "section"))
    across = 2 if scaled(100) > 100 else 4  # large type has no room for more
    narrow = [line[at : at + across] for line in lines for at in range(0, len(line), across)]
    for controls in narrow:
        line = row(gap=10)
        for name, control in controls:
            grows = isinstance(control, (DropDown, QLineEdit))
            held = row(control, gap=0) if grows else row(control, None, gap=0)
            line.addLayout(column(wrapped(name, "caption"), None, held, gap=3), 1)
        body.addLayout(line)
    if foot is not None:
        body.addWidget(foot)
    card.setLayout(body)
    return card


def _bounds() -> dict[str, tuple[str, int, int, str]]:
    """The numbers of a blueprint, each with its name, its bounds and the word for none."""
    none, any_ = say("None"), say("Any")
    return {
        "rounds": (say("Rounds"), 1, MOST_ROUNDS, ""),
        "seats": (say("Seats in each"), 1, MOST_SEATS, ""),
        "decisions": (say("Scored decisions"), 1, MOST_DECISIONS, ""),
        "rulings": (say("Irregularities"), 0, MOST_RULINGS, none),
        "errors": (say("Errors at most"), 0, 100, ""),
        "critical": (say("Errors on ★ at most"), 0, 100, ""),
        "exam": (say("Minutes in all"), 0, 600, any_),
        "round": (say("Minutes for each round"), 0, 60, any_),
        "tries": (say("Tries"), 0, 100, any_),
        "days": (say("Days before the next try"), 0, 365, ""),
    }


def _scrolled(card: QFrame, name: str, spoken: str) -> ScrollArea:
    made = ScrollArea(name, spoken)
    made.hold(column(card, None, around=(0, 0, 8, 0)))
    return made
