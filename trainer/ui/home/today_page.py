"""The page of today: the one thing to do next, today's plan, progress, and the drills."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QWidget

from trainer.ui.home.assigned_card import AssignedCard, AssignedShown
from trainer.ui.home.drills_card import DrillsCard
from trainer.ui.home.next_card import LeftOffCard, NextCard
from trainer.ui.home.plan_card import PlanCard
from trainer.ui.home.plans import first_next
from trainer.ui.home.skills_glance import SkillsGlance, TestOutCard
from trainer.ui.home.snapshot import (
    FIRST_ROUND,
    DrillOffered,
    NextAct,
    NextShown,
    PlanShown,
    RoundAsked,
    TodayShown,
)
from trainer.ui.home.today_cards import ChanceCard, DayRoundCard, HouseChoice
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, label, press_key, row, wrapped
from trainer.wording import say

WIDEST = 1380
ROOMY = 940
RIGHT = 29
"""At the usual type, cards stand beside one another from this width on."""


class TodayPage(ScrollArea):
    """Shows today. Emits the wanted session, table or questions, and the house whose plan is
    wanted."""

    go_on = Signal()
    go_on_with = Signal(str)
    start_over = Signal()
    wanted = Signal(object)
    changed = Signal(object)
    problems_asked = Signal(object)
    retry = Signal()
    practise = Signal(str)
    practise_skills = Signal(str, object)
    test_out = Signal(str)
    asked = Signal(str, str)
    planned = Signal(str)
    assigned_worked = Signal(str)
    progress_asked = Signal()
    goal_asked = Signal()

    def __init__(self) -> None:
        super().__init__("today", say("Today"))
        self.next, self.plan, self.chance = NextCard(), PlanCard(), ChanceCard()
        self.skills, self.left_off, self.testing = SkillsGlance(), LeftOffCard(), TestOutCard()
        self.drills, self.houses, self.assigned = DrillsCard(), HouseChoice(), AssignedCard()
        self.day = DayRoundCard()
        self.goal = Button(say("Make a plan"), "today.goal", kind="link", does=self.goal_asked)
        self._shown: TodayShown | None = None
        self._chance_known = False
        self._cards = QWidget()
        self._notice = wrapped("", tone="serious", name="today.notice")
        self._retry = Button(say("Try again"), "today.retry", kind="primary", does=self.retry)
        self._notice.hide()
        self._retry.hide()
        self._put_together()
        self._connect()

    def show_fault(self, sentences: Iterable[str]) -> None:
        """Say what keeps the school closed, and offer only to try again."""
        self.say_notice("\n".join(sentences))
        self._open(school=False)
        self._retry.setFocus(Qt.FocusReason.OtherFocusReason)

    def present(self, shown: TodayShown) -> None:
        self._shown = shown
        self.say_notice(shown.notice)
        self._open(school=True)
        self.show_goal(shown.goal)
        self.houses.present(shown.houses, shown.wanted.house)
        self._show_wanted()
        self._show_next(first_next(shown))
        self._take_focus()

    def _open(self, *, school: bool) -> None:
        for each in (self._cards, self.goal, self.houses):
            each.setVisible(school)
        self._retry.setVisible(not school)

    def say_notice(self, notice: str) -> None:
        """Write a line over all cards; none if it is empty."""
        self._notice.setText(notice)
        self._notice.setVisible(bool(notice))

    @property
    def house(self) -> str:
        """The id of the chosen house; empty before there is one."""
        return self._shown.wanted.house if self._shown is not None else ""

    def show_goal(self, goal: str) -> None:
        """Show how far the plan is; without one it can be made."""
        self.goal.setText(goal or say("Make a plan"))
        self.goal.setAccessibleName(self.goal.text())

    def show_plan(self, plan: PlanShown) -> None:
        """Show that plan, if it is of the chosen house."""
        if plan.house != self.house or self._shown is None:
            return
        self.plan.present(plan)
        self.chance.present(plan.chance)
        self.skills.present(plan.areas)
        self.testing.present(plan.left)
        self.day.present(plan.day)
        self._chance_known = not plan.chance.known
        self._share_out()
        undone = next((each.next for each in plan.rows if each.next is not None), None)
        if undone is not None and first_next(self._shown).act is NextAct.PRACTISE:
            self._show_next(undone)

    def show_assigned(self, assigned: Sequence[AssignedShown]) -> None:
        self.assigned.present(assigned)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show the table of the next round, drawn small."""
        self.next.picture.show_picture(picture)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._shown is not None:
            self._take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.viewport().width() >= scaled(ROOMY)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for line in (self._top, self._middle):
            line.setDirection(across if roomy else down)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[str, Callable[[], object]] = {
            "Enter": self.next.press,
            "D": self.drills.start.deal.click,
            "O": self.testing.testing.click,
            "G": lambda: self.asked.emit(self.house, FIRST_ROUND),
            "/": self._look_for_drill,
        }
        if self.house:
            keys["P"] = lambda: self.practise.emit(self.house)
        if event.key() == Qt.Key.Key_A and self.assigned.work_first():
            event.accept()
        elif not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _look_for_drill(self) -> None:
        self.drills.look_for()
        self.ensureWidgetVisible(self.drills.search, 0, self.viewport().height() // 2)

    # --------------------------------------------------------------- choices

    def _show_next(self, shown: NextShown) -> None:
        self.next.present(shown)
        waiting = self._shown.left_off if self._shown is not None else ()
        first = shown.act is NextAct.GO_ON
        waiting = waiting[1:] if first else waiting
        self.left_off.present(waiting)
        self._share_out()

    def _share_out(self) -> None:
        """Share the smaller cards between two columns that end with the skills; one column where
        two would end far above them."""
        two = self._chance_known and not self.left_off.isHidden()
        smaller = (self.left_off, self.day, self.testing)
        beside = self._right if two else self._left
        if beside.indexOf(self.day) < 0:
            for card in smaller:
                beside.insertWidget(beside.count() - 1, card, int(two))
        for card in smaller:
            self._left.setStretchFactor(card, int(not two))
        self._left.setStretchFactor(self.chance, 1)
        for each in (self._left, self._right):
            each.setStretch(each.count() - 1, 0)
        self._middle.setStretch(self._middle.count() - 1, RIGHT if two else 0)

    def _begin(self, shown: NextShown) -> None:
        match shown.act:
            case NextAct.FIRST:
                self.asked.emit(self.house, FIRST_ROUND)
            case NextAct.GO_ON:
                self.go_on.emit()
            case NextAct.PRACTISE:
                self.practise.emit(self.house)
            case NextAct.ASK:
                self.asked.emit(self.house, shown.drill)

    def _show_wanted(self) -> None:
        shown = self._shown
        if shown is None:
            return
        drills = shown.drills(shown.wanted.house)
        drill = _drill(drills, shown.wanted.drill)
        if drill is None:
            return
        title = next(each.title for each in shown.houses if each.id == shown.wanted.house)
        self.houses.present(shown.houses, shown.wanted.house)
        self.drills.present(drills, drill.id, title)
        self.drills.start.present(replace(shown.wanted, drill=drill.id), drill)

    def _choose_house(self, house: str) -> None:
        if self._shown is not None:
            self._want(replace(self._shown.wanted, house=house))
            self._show_next(first_next(self._shown))
            self.planned.emit(house)

    def _choose_drill(self, drill: str) -> None:
        if self._shown is not None:
            self._want(replace(self._shown.wanted, drill=drill))

    def _want(self, wanted: RoundAsked) -> None:
        assert self._shown is not None, "choices come from a page that shows something"
        self._shown = replace(self._shown, wanted=wanted)
        self._show_wanted()
        self.changed.emit(wanted)

    def _take_focus(self) -> None:
        held = self.focusWidget()
        if isinstance(held, QAbstractButton) and held.isDown():
            return  # without the keyboard it would not hear its release
        if self.isVisible() and self.next.begin.isEnabled():
            self.next.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- layout

    def _connect(self) -> None:
        self.next.begun.connect(self._begin)
        self.next.start_over.connect(self.start_over)
        self.plan.begun.connect(self._begin)
        self.chance.practise.connect(lambda skills: self.practise_skills.emit(self.house, skills))
        self.skills.opened.connect(self.progress_asked)
        self.testing.testing.clicked.connect(lambda: self.test_out.emit(self.house))
        self.left_off.go_on.connect(self.go_on_with)
        self.houses.chosen.connect(self._choose_house)
        self.houses.problems_asked.connect(self.problems_asked)
        self.drills.chosen.connect(self._choose_drill)
        self.drills.start.wanted.connect(self.wanted)
        self.drills.start.changed.connect(self._want)
        self.assigned.worked.connect(self.assigned_worked)

    def _put_together(self) -> None:
        page = QWidget()
        page.setProperty("kind", "page")
        page.setMaximumWidth(WIDEST)
        self._top, self._middle = row(gap=16), row(gap=16)
        self._top.addWidget(self.next, 62)
        self._top.addWidget(self.plan, 38)
        self._left = column(self.chance, self.left_off, self.day, self.testing, None, gap=16)
        self._right = column(None, gap=16)
        self._middle.addLayout(self._left, 31)
        self._middle.addWidget(self.skills, 40)
        self._middle.addLayout(self._right)
        head = row(label(say("Today"), "title"), None, self.goal, self.houses, gap=20)
        parts = (self.assigned, self._top, self._middle, self.drills)
        self._cards.setLayout(column(*parts, gap=14))
        notice = (self._notice, row(self._retry, None))
        page.setLayout(column(head, *notice, self._cards, None, gap=14, around=(28, 20, 28, 24)))
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(page)


def _drill(drills: tuple[DrillOffered, ...], wanted: str) -> DrillOffered | None:
    """The wanted drill; else the first one that deals rounds."""
    rounds = [each for each in drills if each.seats and each.id != FIRST_ROUND]
    return next((each for each in drills if each.id == wanted), None) or next(
        iter(rounds or drills), None
    )
