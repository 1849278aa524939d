"""Publishing a draft: what is missing, what it changes, what proves it, who gets it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QWidget,
)

from trainer.marking.words import paragraph
from trainer.records.registry.reads.own import HouseAct
from trainer.school.words.date_words import moment
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.publishing import AtSchool, Changed, OpenPoint, Publishing
from trainer.school.workshop.rule_links import RuleLink
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.painted import LineButton, LineCell
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    tip,
    wrapped,
)
from trainer.wording import phrase, say, say_count, say_phrase

TWO_COLUMNS_FROM = 1000


class PublishView(ScrollArea):
    """Emits that the draft shall be published, written into a file, or thrown away, that the
    editions shall be seen, and the link that leads to what is missing."""

    published = Signal()
    handed_on = Signal()
    thrown_away = Signal()
    editions_asked = Signal()
    led = Signal(object)
    silent = Signal()

    def __init__(self) -> None:
        super().__init__("workshop.publishing")
        self.told = wrapped("", "body", name="workshop.publish.told")
        self.publish = Button(say("Publish"), "workshop.publish", kind="primary", key="Enter")
        self.file = Button(say("Write a .house file…"), "workshop.hand_on")
        self.away = Button(say("Discard the draft…"), "workshop.away")
        self.editions = Button(say("Compare, withdraw or restore…"), "workshop.editions")
        self.read = Button(say("Make the rest the school's readings"), "workshop.publish.read")
        self._silent = frame("plain")
        why = wrapped(say("Where the document says nothing, the copied rule stays."), "caption")
        self._silent.setLayout(column(why, Flow(8, self.read), gap=6))
        self._missing, self._changes, self._proved = _Card(self._silent), _Card(), _Card()
        self._to = _Card(self.told, Flow(8, self.publish, self.file))
        self._acts, self._exams = _Card(Flow(8, self.editions, self.away)), _Card()
        self._left = column(self._missing, self._changes, self._exams, self._acts, gap=12)
        self._right = column(self._to, self._proved, gap=12)
        for side, lowest in ((self._left, self._acts), (self._right, self._proved)):
            side.setStretchFactor(lowest, 1)
        self._columns = row(gap=16)
        self._columns.addLayout(self._left, 1)
        self._columns.addLayout(self._right, 1)
        self.hold(column(self._columns, None, gap=0))
        self.verticalScrollBar().rangeChanged.connect(
            lambda _, most: self._columns.setContentsMargins(0, 0, 10 if most else 0, 0)
        )
        for each in (self._missing, self._changes, self._proved, self._acts, self._exams):
            each.hide()
        self._connect()

    def _connect(self) -> None:
        self.publish.clicked.connect(self.published)
        self.file.clicked.connect(self.handed_on)
        self.read.clicked.connect(self.silent)
        self.away.clicked.connect(self.thrown_away)
        self.editions.clicked.connect(self.editions_asked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= scaled(TWO_COLUMNS_FROM)
        side = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(side)

    # ------------------------------------------------------------------ shown

    def present_search(self) -> None:
        """Tell that the house is looked over; what was told before stays in sight."""
        self.publish.setEnabled(False)
        self.told.setText(say("Checking the house…"))

    def present(self, known: Publishing, house: str, size: str) -> None:
        """All that is known of that house; ``size`` is that of its file."""
        for each in (self._changes, self._proved, self._acts):
            each.show()
        self._show_missing(known.points)
        pressed = self.window().focusWidget() is self.read
        self._silent.setVisible(bool(known.copied))
        self._show_changes(known)
        self._show_proved(known)
        self._show_who(known, house, size)
        self._show_acts(known)
        self._show_exams(known.school)
        if pressed and not known.copied:
            # Else the keyboard goes to the next button in sight, which discards the draft.
            onward = self._lines[0] if self._lines else self.publish
            onward.show()  # a layout would not before the next event
            onward.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self, lambda: self.verticalScrollBar().setValue(0))

    def _show_missing(self, points: Sequence[OpenPoint]) -> None:
        self._missing.setVisible(bool(points))
        count = say_count("{count} thing", "{count} things", count=len(points))
        self._lines = [self._point(at, each) for at, each in enumerate(points)]
        self._missing.fill(say("Before it can be published"), count, column(*self._lines, gap=0))

    def _point(self, at: int, point: OpenPoint) -> LineButton:
        tab = point.link.tab.words
        cells = (LineCell(point.words, 0.78), LineCell(f"{tab}  →", 0.22, quiet=True, right=True))
        spoken = say("{name}: {value}", name=tab, value=point.words)
        line = LineButton(cells, f"workshop.publish.missing.{at}", spoken)
        line.setToolTip(tip(point.words))
        line.clicked.connect(partial(self.led.emit, point.link))
        return line

    def _show_changes(self, known: Publishing) -> None:
        title = say("Edition {edition}", edition=known.comes_as)
        if not known.changes:
            words = say("Nothing changes.") if known.against else say("It is a house of its own.")
            self._changes.fill(title, known.against, wrapped(words, "secondary"))
        else:
            self._changes.fill(title, known.against, _compared(known.changes))

    def _show_proved(self, known: Publishing) -> None:
        signs = QGridLayout()
        signs.setHorizontalSpacing(20)
        signs.setVerticalSpacing(6)
        for at, sign in enumerate(_signs(known)):
            signs.addLayout(self._signed(at, *sign), at // 2, at % 2)
        for place in (0, 1):
            signs.setColumnStretch(place, 1)
        pieces: list[QWidget | QLayout] = [signs]
        silent = say("What the school reads where the document is silent")
        for title, of in ((say("Not held here"), known.no_place), (silent, known.readings)):
            if of:
                around = frame("plain")
                around.setLayout(Flow(6, *map(_chip, of)))
                pieces += [hairline(), wrapped(title, "caption"), around]
        self._proved.fill(say("Proved"), "", *pieces)

    def _signed(self, at: int, done: bool, words: str, link: RuleLink) -> QHBoxLayout:
        """A tick and the words; a ring and the way there, where it is not done."""
        sign = label("✓" if done else "○", "strong")
        sign.setFixedWidth(scaled(16))
        if done:
            line = row(sign, wrapped(words, "dense"), gap=6)
            line.setStretch(1, 1)
            return line
        button = Button(words, f"workshop.publish.open.{at}", kind="link")
        button.clicked.connect(partial(self.led.emit, link))
        return row(sign, button, None, gap=6)

    def _show_who(self, known: Publishing, house: str, size: str) -> None:
        school = known.school
        to = _pair(say("This machine"), say("from its next round on"))
        if school is not None:
            stations = say_count("{count} station", "{count} stations", count=school.stations)
            known_of = stations if school.stations else say("from their next round on")
            to = _pair(say("All stations of the school"), known_of)
        file = _pair(say("A file to share"), say("{name}, {size}", name=house, size=size))
        checked = wrapped(say("The file is checked wherever it is opened."), "caption")
        self._to.fill(say("Who gets it"), "", to, hairline(), file, checked, hairline())
        self.told.setText(_standing(known))
        words = phrase("Publish edition {edition}")
        if school is not None:
            words = phrase("Hand in edition {edition}")
        self.publish.setText(say_phrase(words, edition=known.comes_as))
        self.publish.setAccessibleName(self.publish.text())
        self.publish.setEnabled(known.ready)
        self.publish.show_key("Enter" if known.ready else "")

    def _show_acts(self, known: Publishing) -> None:
        acts = known.school.acts if known.school else ()
        self.editions.setVisible(bool(acts or known.standing))
        lines = [_act(each) for each in reversed(acts[-6:])]
        if not acts and known.standing:
            stands = say("Edition {edition}", edition=known.standing)
            lines = [_pair(stands, say("dealt on this machine"))]
        after = wrapped(
            say("A published edition can be taken back, compared and restored."), "caption"
        )
        none = wrapped(say("No edition is published yet."))
        self._acts.fill(say("Editions"), "", *(lines or (none,)), after)

    def _show_exams(self, school: AtSchool | None) -> None:
        count = school.exams if school else 0
        self._exams.setVisible(bool(count))
        under_way = say_count("{count} exam", "{count} exams", count=count)
        words = say("They end, and are marked, by the edition that they began with.")
        title = say("Exams under way keep their edition")
        self._exams.fill(title, under_way, wrapped(words, "secondary"))


class _Card(QFrame):
    """A card that is filled anew between its heading, with a word at its right, and its foot."""

    def __init__(self, *foot: QWidget | QLayout) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._heading, self._caption = wrapped("", "section"), label("", "secondary")
        self._body = column(gap=8)
        head = row(self._heading, self._caption, gap=10)
        head.setStretch(0, 1)
        self.setLayout(column(head, self._body, *foot, None, gap=9, around=(20, 14, 20, 16)))

    def fill(self, heading: str, caption: str, *pieces: QWidget | QLayout) -> None:
        self._heading.setText(heading)
        self._caption.setText(caption)
        emptied(self._body)
        for each in pieces:
            if isinstance(each, QLayout):
                self._body.addLayout(each)
            else:
                self._body.addWidget(each)


def _standing(known: Publishing) -> str:
    """In a sentence or two: whether it can be published, and what stands."""
    if known.points:
        count = len(known.points)
        return say_count(
            "{count} thing is missing before it can be published.",
            "{count} things are missing before it can be published.",
            count=count,
        )
    act = known.handed_in
    if known.school is not None:
        if act is not None and act.published:
            return say("Edition {edition} is published.", edition=act.edition)
        if act is not None:
            return say(
                "Edition {edition} is handed in. It waits for a supervisor.", edition=act.edition
            )
        words = say("Every rule is proved. Hand the house in: a supervisor publishes it.")
        return paragraph(words, *_renumbered(known))
    words = say("Every rule is proved. The house can be published on this machine.")
    if known.proposed:
        words = paragraph(words, *_renumbered(known))
    elif known.standing:
        words = paragraph(words, say("Edition {edition} is published.", edition=known.standing))
    return words


def _renumbered(known: Publishing) -> Iterator[str]:
    if known.proposed:
        yield say(
            "Edition {edition} has other rules, so this is edition {next}.",
            edition=known.edition, next=known.proposed,
        )  # fmt: skip


def _compared(changes: Sequence[Changed]) -> QGridLayout:
    """A row for each change, with a line between two."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    for place, share in ((0, 6), (1, 3), (3, 3)):
        grid.setColumnStretch(place, share)
    for at, each in enumerate(changes):
        what = column(wrapped(each.what, "body"), gap=0)
        if each.clause:
            what.addWidget(wrapped(each.clause, "caption"))
        grid.addLayout(what, 2 * at, 0)
        grid.addWidget(wrapped(each.there, "secondary"), 2 * at, 1)
        grid.addWidget(label("→", "secondary"), 2 * at, 2)
        grid.addWidget(wrapped(each.here, "strong"), 2 * at, 3)
        if each is not changes[-1]:
            grid.addWidget(hairline(), 2 * at + 1, 0, 1, 4)
    return grid


Sign = tuple[bool, str, RuleLink]
"""Whether it is done, in words, and the way to it."""


def _signs(known: Publishing) -> Iterator[Sign]:
    proof = RuleLink(WorkshopTab.PROOF)
    done, count = known.rounds
    words = say_count(
        "{done} of {count} round confirmed", "{done} of {count} rounds confirmed",
        count=count, done=done,
    )  # fmt: skip
    yield 0 < count == done, words, proof
    done, count = known.rules
    words = say_count(
        "{done} of {count} rule proved by a round", "{done} of {count} rules proved by a round",
        count=count, done=done,
    )  # fmt: skip
    yield done == count, words, proof
    done, count = known.sentences
    if count:
        words = say_count(
            "{done} of {count} sentence tied", "{done} of {count} sentences tied",
            count=count, done=done,
        )  # fmt: skip
        yield done == count, words, RuleLink(WorkshopTab.RULES, clause=known.first_open)
    if known.no_place:
        words = say_count(
            "{count} rule that the program does not hold",
            "{count} rules that the program does not hold",
            count=len(known.no_place),
        )
        yield False, words, RuleLink(WorkshopTab.RULES, clause=known.no_place[0])
    done, count = known.clauses
    if count:
        words = say_count(
            "{done} of {count} cited clause in the document",
            "{done} of {count} cited clauses in the document",
            count=count, done=done,
        )  # fmt: skip
        yield done == count, words, known.first_missing
    count = known.questions
    words = say_count("{count} question open", "{count} questions open", count=count)
    first = known.points[0].link if known.points else RuleLink(WorkshopTab.RULES)
    yield not count, words if count else say("No question open"), first


def _chip(words: str) -> QLabel:
    made = label(words, "caption")
    made.setProperty("badge", "reading")
    return made


def _pair(name: str, told: str) -> QBoxLayout:
    line = row(wrapped(name, "body"), Elided(told, "secondary"), gap=12)
    line.setStretch(0, 2)
    line.setStretch(1, 3)
    return line


def _act(act: HouseAct) -> QBoxLayout:
    """One act of the house's story: which edition, what was done, by whom, when."""
    done = say("withdrawn")
    if act.published:
        done = say("published")
    elif act.handed_in:
        done = say("handed in")
    what = say("Edition {edition}, {done}", edition=act.edition, done=done)
    words = " · ".join(each for each in (act.by_name, moment(act.at_ms)) if each)
    return _pair(what, words)
