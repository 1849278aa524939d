"""Sessions: they begin, say why a round was dealt, and end with a page of their gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from time import monotonic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from trainer.drills.skills.skill import Skill
from trainer.school.session.sessions import Gained
from trainer.school.sitting import Sitting
from trainer.school.words.figure_words import clock, pace_words
from trainer.ui.kit.page_head import Figure
from trainer.ui.kit.scroll_area import ScrollArea
from trainer.ui.kit.widgets import (
    Button,
    column,
    emptied,
    enter_presses,
    frame,
    label,
    row,
    wrapped,
)
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.shell import Shell
from trainer.wording import say, say_count

PAGE: PageName[SessionEndPage] = PageName("session")
IDLE_MS, REST_MS = 1500, 250
PIECE_S = 0.01
"""Steps that are done in one piece beside the window: most take a tenth of that."""


class SessionController:
    """Connects the pages of sessions with the school."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._house = ""
        self._warm: set[str] = set()
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(PAGE, self._build),))

    @property
    def page(self) -> SessionEndPage:
        return self._shell.window.pages.page(PAGE)

    def begin(self, house: str) -> None:
        """Put the first round of today's session at that house on the table."""
        self._shell.catch_up()
        practice, settings = self._shell.practice, self._shell.settings
        if practice is not None and house:
            self._shell.sit(
                lambda: practice.practise(
                    house,
                    feedback=settings.feedback,
                    teaching=settings.teaching,
                    chip_marks=settings.chip_marks,
                    goal=settings.target_minutes,
                )
            )

    def test_out(self, house: str) -> None:
        """Put the first round of a test-out at that house on the table."""
        practice, settings = self._shell.practice, self._shell.settings
        if practice is not None and house:
            marks = settings.chip_marks
            self._shell.sit(lambda: practice.test_out(house, chip_marks=marks))

    def warm_soon(self, house: str) -> None:
        """Work out what the choice of a round needs, while the trainee reads the plan."""
        if house and house not in self._warm:
            QTimer.singleShot(IDLE_MS, self._shell.window, lambda: self._warm_up(house))

    def _warm_up(self, house: str) -> None:
        """Work beside the window; no records are read for it."""
        practice = self._shell.practice
        if practice is None or house in self._warm:
            return
        if self._shell.window.page == "table":
            self.warm_soon(house)
            return
        self._warm.add(house)
        steps = practice.sessions.warm(next(each for each in practice.houses() if each.id == house))
        self._plan(steps)

    def _plan(self, steps: Iterator[str]) -> None:
        """Work piece by piece, and not while a table is worked: a trainee's act comes first."""
        window, again = self._shell.window, partial(self._plan, steps)
        if window.page == "table":
            QTimer.singleShot(REST_MS, window, again)
            return
        self._shell.background.run(
            partial(_piece, steps), lambda is_more: again() if is_more else None, owner=window
        )

    def end(self, sitting: Sitting) -> bool:
        """Show the gain of the session after its last round. False if it goes on."""
        practice = self._shell.practice
        if practice is None or not (sitting.in_session and sitting.is_last):
            return False
        with self._shell.told(say("The records cannot be read")):
            gained = practice.sessions.gained(sitting.sitting_id)
            if gained is None:
                return False

            self._house = gained.house
            self.page.present(session_shown(gained, sitting.house.title))
            self._shell.window.turn_to(PAGE)
        return True

    def _build(self) -> SessionEndPage:
        page = SessionEndPage()
        page.practise_on.connect(lambda: self.begin(self._house))
        page.home.connect(lambda: self._shell.turn_to("today"))
        return page


def _piece(steps: Iterator[str]) -> bool:
    """Do some of the steps; False if none is left."""
    until = monotonic() + PIECE_S
    return any(monotonic() >= until for _ in steps)


WIDEST, ACROSS = 1100, 2


class SessionEndPage(ScrollArea):
    """Shows the gain of a session. Emits the way on, or the way home."""

    practise_on = Signal()
    home = Signal()

    def __init__(self) -> None:
        super().__init__("session.end", say("What the session gained"))
        self.title = label("", "title", name="session.title")
        self.subtitle = label("", "secondary", name="session.subtitle")
        self.onward = Button(say("Keep practising"), "session.on", kind="primary", key="Enter")
        self.back = Button(say("Finish for now"), "session.home", key="Esc")
        self.onward.clicked.connect(self.practise_on)
        self.back.clicked.connect(self.home)
        self._figures = row(gap=0)
        self._groups = [column(gap=16) for _ in range(ACROSS)]
        self._put_together()

    def present(self, shown: SessionShown) -> None:
        self.title.setText(shown.title)
        self.subtitle.setText(shown.subtitle)
        emptied(self._figures)
        for id_, name, value in shown.figures:
            self._figures.addWidget(Figure(name, f"session.figure.{id_}", value))
        self._figures.addStretch(1)
        for side in self._groups:
            emptied(side)
        for place, group in enumerate(shown.groups):
            self._groups[place % ACROSS].addWidget(_card(group))
        for side in self._groups:
            side.addStretch(1)
        self.verticalScrollBar().setValue(0)
        self.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self.practise_on.emit()
        elif key == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        page = QWidget()
        page.setProperty("kind", "page")
        groups = row(gap=16)
        for side in self._groups:
            groups.addLayout(side, 1)
        words = column(self.title, self.subtitle, gap=2)
        head = row(words, None, self.back, self.onward, gap=12)
        figures = frame("card")
        figures.setLayout(row(self._figures, around=(8, 14, 8, 14)))
        page.setMaximumWidth(WIDEST)
        page.setLayout(column(head, 4, figures, groups, None, gap=16, around=(36, 28, 36, 28)))
        self.setWidget(page)


def _card(group: GroupShown) -> QFrame:
    made = frame("card")
    made.setObjectName(f"session.group.{group.id}")
    made.setAccessibleName(group.heading)
    skills = column(*(wrapped(skill) for skill in group.skills), gap=6)
    words = wrapped(group.sentence, "secondary")
    heading = label(group.heading, "section")
    made.setLayout(column(heading, words, 4, skills, gap=4, around=20))
    return made


NAMED = 8
"""The number of skills that are named in one group; the others are counted."""


@dataclass(frozen=True, slots=True)
class GroupShown:
    """Skills about which the same is said."""

    id: str
    heading: str
    sentence: str
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SessionShown:
    """The end of a session. ``figures`` are what each is, its name and its value."""

    title: str
    subtitle: str
    figures: tuple[tuple[str, str, str], ...]
    groups: tuple[GroupShown, ...]


def session_shown(gained: Gained, house_title: str) -> SessionShown:
    """The gain of this session, in words."""
    rounds = say_count("{count} round", "{count} rounds", count=gained.rounds)
    return SessionShown(
        title=say("Session finished"),
        subtitle=say("{house}, {rounds}", house=house_title, rounds=rounds),
        figures=_figures(gained),
        groups=tuple(_groups(gained)),
    )


def _figures(gained: Gained) -> tuple[tuple[str, str, str], ...]:
    right = say("{some} of {all}", some=gained.right, all=gained.lines)
    return (
        ("right", say("Wager decisions right"), right),
        ("time", say("Time"), clock(gained.elapsed_ms)),
        ("pace", say("Pace"), pace_words(gained.hands_per_hour)),
        ("skills", say("Skills practised"), str(gained.skills)),
        ("mastered", say("Newly mastered"), str(len(gained.mastered))),
    )


def _groups(gained: Gained) -> Iterator[GroupShown]:
    """The groups to tell, the good news first and nothing glossed over."""
    if gained.mastered:
        words = say("Almost certainly right in nine cases of ten.")
        yield _group("mastered", say("Newly mastered"), words, gained.mastered)
    if gained.put_off:
        words = say("You showed them. They come back on a later day.")
        yield _group("put_off", say("No longer due"), words, gained.put_off)
    later = tuple(skill for skill in gained.first_seen if skill not in gained.back)
    if later:
        words = say("They come again tomorrow or soon after.")
        yield _group("first_seen", say("Seen for the first time"), words, later)
    if gained.back:
        words = say("You got these wrong. They come back in the next rounds, with new cards.")
        yield _group("back", say("Coming back"), words, gained.back)
    if gained.lost:
        words = say("They were mastered before and went wrong now. A few right answers fix that.")
        yield _group("lost", say("Slipped"), words, gained.lost)


def _group(id_: str, heading: str, sentence: str, skills: tuple[Skill, ...]) -> GroupShown:
    named = [skill.words for skill in skills[:NAMED]]
    if len(skills) > NAMED:
        left = len(skills) - NAMED
        named.append(say_count("and {count} more skill", "and {count} more skills", count=left))
    return GroupShown(id_, heading, sentence, tuple(named))
