"""The first start: three answers, and the plan that follows from them at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QDate, QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QDateEdit,
    QFrame,
    QRadioButton,
    QWidget,
)

from trainer.goal import Goal, GoalPlan, minutes_needed
from trainer.ui.home.goal_words import STAGES, day_words, goal_name, span_words, stage_words
from trainer.ui.home.house_card import HouseCard
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.drop_down import draw_arrow
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    column,
    emptied,
    enter_presses,
    frame,
    label,
    repolish,
    row,
    worn,
    wrapped,
)
from trainer.ui.language import own_names
from trainer.ui.side_bar import Chip
from trainer.wording import say, say_count

MINUTES = (10, 15, 20, 30)
ROOMY, TALL = 960, 690
"""The least width at which the plan stands beside the questions; the height that gives more air."""
AIR, MORE_AIR = 2, 18
CARD = 160
DISC = 23
SOONEST = 3
"""An audition can be so many days on, at the soonest."""


class FirstStartShown(Struct, frozen=True):
    """The choices, and the first choice. ``skills`` counts those of each house."""

    houses: tuple[HouseOffered, ...]
    house: str
    skills: Mapping[str, int]
    today: date
    goal: Goal = Goal.AUDITION
    end: date | None = None
    minutes: int = 15
    fresh: bool = True


class GoalChosen(Struct, frozen=True):
    """The answers: a house, a plan, and the minutes of a day."""

    house: str
    plan: GoalPlan
    minutes: int


class FirstStartPage(ScrollArea):
    """Asks for a house, a goal and a time. Emits the answers, or that somebody looks around
    first."""

    chosen = Signal(object)
    later = Signal()
    language_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__("first-start", say("What are you training for?"))
        self._shown: FirstStartShown | None = None
        self._house = ""
        self._cards: dict[str, HouseCard] = {}
        self._houses = cell_grid(12, 12)
        self._houses.setRowMinimumHeight(0, scaled(CARD))  # before the houses are read
        self._house_group, self._goal_group = QButtonGroup(self), QButtonGroup(self)
        for group in (self._house_group, self._goal_group):
            group.buttonToggled.connect(_lead_keyboard)
        self._goals = {each: self._goal(each) for each in Goal if each.chosen}
        self.end = DayField()
        self.end.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel leads nowhere
        self.end.setObjectName("goal.end")
        self.end.setAccessibleName(say("Day of the audition"))
        self.end.lineEdit().setAccessibleName(self.end.accessibleName())
        self.end.setCalendarPopup(True)
        self.end.setMinimumSize(scaled(170), scaled(32))
        self.end.setDisplayFormat(day_format(QLocale()))
        self.end.dateChanged.connect(lambda _: self._follow())
        self._weeks = label("", "secondary", name="goal.weeks")
        self.time = Segments(
            "goal.minutes",
            say("Time each day"),
            [(each, say("{count} min", count=each)) for each in MINUTES],
        )
        self.time.chosen.connect(lambda _: self._follow())
        self.plan = PlanPreview()
        self.plan.begin.clicked.connect(self._choose)
        self._put_together()

    def present(self, shown: FirstStartShown) -> None:
        """Show the choices, with the keyboard on the button: the first answers are good."""
        self._shown, self._house = None, shown.house
        self._build(shown.houses)
        self._goals[shown.goal].setChecked(True)
        today = shown.today
        soonest = today + timedelta(days=SOONEST)
        self.end.setMinimumDate(QDate(soonest.year, soonest.month, soonest.day))
        end = shown.end or today + timedelta(days=Goal.AUDITION.days)
        self.end.setDate(QDate(end.year, end.month, end.day))
        self.time.show_chosen(shown.minutes if shown.minutes in MINUTES else MINUTES[1])
        words = say("Your first round") if shown.fresh else say("Use this plan")
        self.plan.begin.setText(words)
        self.plan.begin.setAccessibleName(words)
        self.plan.about.setVisible(shown.fresh)
        self._shown = shown
        self._follow()
        self.plan.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def answers(self) -> GoalChosen | None:
        """The present answers; None before there is a house."""
        shown = self._shown
        if shown is None or not self._house:
            return None
        goal = next((each for each, radio in self._goals.items() if radio.isChecked()), shown.goal)
        end = shown.today + timedelta(days=goal.days)
        if goal is Goal.AUDITION:
            asked = self.end.date()
            end = date(asked.year(), asked.month(), asked.day())
        minutes = self.time.value
        assert isinstance(minutes, int), "one is always chosen"
        return GoalChosen(self._house, GoalPlan(goal, shown.today, end), minutes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.later.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(self.focusWidget(), HouseCard | QRadioButton) or not enter_presses(self):
            self._choose()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.viewport().width() >= scaled(ROOMY)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(across if roomy else down)
        tall = self.viewport().height() >= scaled(TALL)
        for air in self._airs:
            air.setFixedHeight(MORE_AIR if tall else AIR)

    # ------------------------------------------------------------------ follows

    def _follow(self) -> None:
        answers, shown = self.answers, self._shown
        if answers is None or shown is None:
            return
        audition = answers.plan.goal is Goal.AUDITION
        days = answers.plan.days
        weeks = say_count("in {count} week", "in {count} weeks", count=days // 7)
        exact = say_count("in {count} day", "in {count} days", count=days)
        self._weeks.setText(weeks if days % 7 == 0 else exact)
        self._when.setVisible(audition)  # with its words, or it is laid out too narrow for them
        title = next(each.title for each in shown.houses if each.id == answers.house)
        self.plan.present(answers, title, shown.skills[answers.house])

    def _choose(self) -> None:
        if self.answers is not None:
            self.chosen.emit(self.answers)

    def _take_house(self, house: str) -> None:
        self._house = house
        self._follow()

    # ------------------------------------------------------------------- layout

    def _build(self, houses: Sequence[HouseOffered]) -> None:
        emptied(self._houses)
        self._cards = {}
        for at, house in enumerate(each for each in houses if not each.problems):
            card = HouseCard(house)
            card.clicked.connect(lambda _=False, id_=house.id: self._take_house(id_))
            card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._house_group.addButton(card)
            card.setChecked(house.id == self._house)
            self._cards[house.id] = card
            self._houses.addWidget(card, at // 5, at % 5)
        pairs = pairwise((self._look, *self._cards.values(), *self._goals.values()))
        for one, next_ in pairs:  # the cards are newer than what stands below them
            QWidget.setTabOrder(one, next_)

    def _goal(self, goal: Goal) -> QRadioButton:
        words = {
            Goal.AUDITION: say("An audition"),
            Goal.COURSE: say("A course at my school"),
            Goal.SHARP: say("I deal already and want to stay sharp"),
        }[goal]
        made = QRadioButton(words)
        made.setObjectName(f"goal.{goal.value}")
        made.setAccessibleName(words)
        made.setMinimumHeight(scaled(34))
        made.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        made.toggled.connect(lambda _: self._follow())
        self._goal_group.addButton(made)
        return made

    def _goal_card(self, goal: Goal, *beside: QWidget) -> QFrame:
        made = frame("card", row(self._goals[goal], None, *beside, gap=10, around=(14, 8, 14, 8)))
        self._goals[goal].toggled.connect(lambda on: _edge(made, chosen=on))
        return made

    def _put_together(self) -> None:
        page = QWidget()
        page.setProperty("kind", "page")
        page.setMaximumWidth(1320)
        self._when = QFrame()
        self._when.setLayout(row(self.end, self._weeks, gap=10))
        self._when.hide()
        code = say("Your supervisor gives you an account")
        self._airs = [QWidget() for _ in range(4)]
        times = row(label(say("Time each day"), "section"), (self.time, 1), gap=20)
        asked = column(
            wrapped(say("What are you training for?"), "title", name="goal.title"),
            wrapped(say("Three answers make your plan. You can change them later."), tone="quiet"),
            self._airs[1],
            label(say("House"), "section"),
            self._houses,
            self._airs[2],
            label(say("Goal"), "section"),
            self._goal_card(Goal.AUDITION, self._when),
            self._goal_card(Goal.COURSE, label(code, "secondary")),
            self._goal_card(Goal.SHARP),
            self._airs[3],
            times,
            None,
            gap=8,
        )
        self._sides = row((asked, 62), (self.plan, 38), gap=32)
        self._look = Button(say("Look around first"), "goal.later", kind="link", key="Esc")
        self._look.clicked.connect(self.later)
        head = row(Chip(), label(say("Dealer School"), "strong"), None, gap=10)
        for code_, name in own_names():
            language = Button(name, f"goal.language.{code_}", kind="link")
            language.clicked.connect(lambda _=False, to=code_: self.language_asked.emit(to))
            head.addWidget(language)
        head.addSpacing(18)
        head.addWidget(self._look)
        page.setLayout(
            column(head, self._airs[0], self._sides, None, gap=8, around=(36, 18, 36, 24))
        )
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(page)


def _lead_keyboard(button: QAbstractButton, chosen: bool) -> None:
    """Let Tab come to the chosen one, from either side."""
    # Arrows on any other choose nothing.
    policy = Qt.FocusPolicy
    button.setFocusPolicy(policy.StrongFocus if chosen else policy.ClickFocus)


def _edge(card: QFrame, *, chosen: bool) -> None:
    card.setProperty("chosen", chosen)
    repolish(card)


def day_format(locale: QLocale) -> str:
    """The short form of a date in that language, with the year in full; in English the month is a
    word."""
    if locale.language() == QLocale.Language.English:
        # 3/12 is two days.
        return "d MMM yyyy"
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return short if "yyyy" in short else short.replace("yy", "yyyy")


class DayField(QDateEdit):
    """A date. Tab leads on from it; arrow keys and typing move between its parts."""

    _typed = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._typed = True
        super().keyPressEvent(event)
        self._typed = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        # Scrolling it must not change a day on the way.
        event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Qt move between parts of the date."""
        # It asks for that by this too, for the space of ``14 Dec``.
        if not self._typed:
            return QWidget.focusNextPrevChild(self, forward)
        last = self.sectionCount() - 1 if forward else 0
        return self.currentSectionIndex() != last and super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_arrow(self)


class PlanPreview(Ground):
    """The plan that the answers make: its days, its stages, and the page's main button."""

    def __init__(self) -> None:
        super().__init__("card", "goal.plan", say("Your plan"))
        self.title = wrapped("", "panel", name="goal.plan.title")
        self._skills = wrapped("", tone="quiet", name="goal.plan.skills")
        self._stages = column(gap=24)
        self._note = wrapped("", "dense", name="goal.plan.note")
        self._well = frame("well", row(self._note, around=(14, 10, 14, 10)))
        self._well.hide()
        self.begin = Button(say("Your first round"), "goal.begin", kind="primary", key="Enter")
        self.begin.setMinimumHeight(46)
        self.begin.setEnabled(False)  # until there is a house to begin at
        about = say("About {count} minutes. Every step is shown.", count=4)
        self.about = label(about, "secondary")
        self.about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        head = column(label(say("Your plan"), "secondary"), self.title, self._skills, gap=2)
        pieces = (head, 6, self._stages, None, self._well, self.begin, self.about)
        self.setLayout(column(*pieces, gap=10, around=24))

    def present(self, answers: GoalChosen, house: str, skills: int) -> None:
        self.begin.setEnabled(True)
        plan = answers.plan
        self.title.setText(
            say_count(
                "{count} day, {minutes} minutes each",
                "{count} days, {minutes} minutes each",
                count=plan.days,
                minutes=answers.minutes,
            )
        )
        self._skills.setText(
            say_count(
                "{count} skill of {house}", "{count} skills of {house}", count=skills, house=house
            )
        )
        emptied(self._stages)
        for at, (first, last) in enumerate(plan.stages()):
            self._stages.addLayout(_stage(str(at + 1), *stage_words(at), span_words(first, last)))
        end = _stage(str(len(STAGES) + 1), goal_name(plan.goal), house, day_words(plan.end))
        self._stages.addLayout(end)
        self._note.setText(_note(answers, skills))
        self._well.show()


class StageSign(Painted, QWidget):
    """The number of a stage in a ring; the first is filled, for it begins today."""

    def __init__(self, number: str) -> None:
        super().__init__()
        self._number = number
        self.setAccessibleName(number)
        self.setFixedSize(scaled(DISC), scaled(DISC))

    def paint(self, painter: QPainter) -> None:
        theme, first = worn(), self._number == "1"
        painter.setPen(QPen(QColor(theme.accent if first else theme.outline), 1))
        painter.setBrush(QColor(theme.accent if first else theme.surface))
        painter.drawEllipse(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(QColor(theme.on_accent if first else theme.text_2))
        painter.setFont(font(12, bold=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._number)


def _note(answers: GoalChosen, skills: int) -> str:
    needed = minutes_needed(skills, answers.plan.days)
    if answers.plan.goal is not Goal.SHARP and needed > answers.minutes:
        return say("All skills need about {count} minutes a day.", count=needed)
    if answers.plan.goal is Goal.SHARP:
        return say("After {count} days the plan starts again.", count=answers.plan.days)
    return say("If you miss a day, the plan moves the rest.")


def _stage(number: str, title: str, about: str, when: str) -> QBoxLayout:
    words = column(label(title, "strong"), wrapped(about, "secondary"), gap=0)
    line = row(gap=12)
    line.addWidget(StageSign(number), 0, Qt.AlignmentFlag.AlignTop)
    line.addLayout(words, 1)
    line.addWidget(label(when, "secondary"), 0, Qt.AlignmentFlag.AlignTop)
    return line
