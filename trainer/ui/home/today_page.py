"""The page of today: go on, or choose a house and a drill and deal; the latest results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QWidget

from trainer.ui.home.assigned_card import AssignedCard, AssignedShown
from trainer.ui.home.continue_card import ContinueCard
from trainer.ui.home.house_card import HouseCard
from trainer.ui.home.lists import DrillList, RecentList
from trainer.ui.home.plan_card import PlanCard
from trainer.ui.home.snapshot import DrillOffered, HouseOffered, PlanShown, RoundAsked, TodayShown
from trainer.ui.home.start_card import StartCard
from trainer.ui.widgets import Button, column, emptied, enter_presses, label, row, wrapped
from trainer.wording import say

WIDEST = 1420
FIRST_ROUND = "first-round"


class TodayPage(QScrollArea):
    """Shows today. Emits the session or the table that is wanted, the house whose plan is, or the
    round that shall be opened."""

    go_on = Signal()
    start_over = Signal()
    wanted = Signal(object)
    changed = Signal(object)
    opened = Signal(str)
    problems_asked = Signal(object)
    retry = Signal()
    practise = Signal(str)
    test_out = Signal(str)
    asked = Signal(str, str)
    planned = Signal(str)
    assigned_worked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("today")
        self.setAccessibleName(say("Today"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.going_on, self.plan, self.start = ContinueCard(), PlanCard(), StartCard()
        self.drills, self.recent = DrillList(), RecentList()
        self.assigned = AssignedCard()
        self._houses = QHBoxLayout()
        self._group = QButtonGroup(self)
        self._cards: dict[str, HouseCard] = {}
        self._shown: TodayShown | None = None
        self._notice = wrapped("", tone="serious", name="today.notice")
        self._retry = Button(say("Try again"), "today.retry", kind="primary")
        self._notice.hide()
        self._retry.hide()
        self._put_together()
        self._connect()

    def show_fault(self, sentences: Iterable[str]) -> None:
        """Say what keeps the school closed, and offer to try again."""
        self._say("\n".join(sentences))
        self._retry.show()
        self._retry.setFocus(Qt.FocusReason.OtherFocusReason)

    def present(self, shown: TodayShown) -> None:
        """Show this. The keyboard is where the next step is."""
        self._shown = shown
        self._say(shown.notice)
        self._retry.hide()
        self.going_on.present(shown.left_off, first=not shown.recent)
        self._show_houses(shown.houses)
        self.plan.stand_back(behind=shown.left_off is not None)
        self.plan.begin.setEnabled(bool(shown.wanted.house))
        self.recent.present(shown.recent)
        self._show_wanted()
        self._take_focus(shown)

    def _say(self, notice: str) -> None:
        self._notice.setText(notice)
        self._notice.setVisible(bool(notice))

    @property
    def house(self) -> str:
        """The id of the chosen house, empty before there is one."""
        return self._shown.wanted.house if self._shown is not None else ""

    def show_plan(self, plan: PlanShown) -> None:
        """The plan of the house that is chosen."""
        if plan.house == self.house:
            self.plan.present(plan)

    def show_assigned(self, assigned: Sequence[AssignedShown]) -> None:
        """Show the supervisor's assignments."""
        self.assigned.present(assigned)

    def show_picture(self, picture: QPixmap | None) -> None:
        """The table as it lies, drawn small."""
        self.going_on.picture.show_picture(picture)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._shown is not None:
            self._take_focus(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_D:
            self.start.deal.click()
        elif key == Qt.Key.Key_P:
            self.plan.begin.click()
        elif key == Qt.Key.Key_O:
            self.plan.testing.click()
        elif key == Qt.Key.Key_A and self.assigned.work_first():
            event.accept()
        elif key == Qt.Key.Key_G:
            self.asked.emit(self.house, FIRST_ROUND)
        elif event.text().isdecimal() and self.drills.press(int(event.text())):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        if enter_presses(self):
            return
        if self._shown is not None and self._shown.left_off is not None:
            self.go_on.emit()
        else:
            self.plan.begin.click()

    # --------------------------------------------------------------- choices

    def _show_houses(self, houses: tuple[HouseOffered, ...]) -> None:
        if [card.house for card in self._cards.values()] == list(houses):
            return
        emptied(self._houses)
        self._cards = {}
        for house in houses:
            card = HouseCard(house)
            self._cards[house.id] = card
            self._houses.addWidget(card)
            if house.problems:
                card.clicked.connect(lambda _=False, house=house: self.problems_asked.emit(house))
                continue
            self._group.addButton(card)
            card.clicked.connect(lambda _=False, house=house: self._choose_house(house.id))

    def _show_wanted(self) -> None:
        shown = self._shown
        if shown is None:
            return
        house = next((h for h in shown.houses if h.id == shown.wanted.house), None)
        drills = shown.drills.get(shown.wanted.house, ())
        drill = _drill(drills, shown.wanted.drill)
        if house is None or drill is None:
            return
        self._cards[house.id].setChecked(True)
        self.drills.present(drills, drill.id)
        self.start.present(replace(shown.wanted, drill=drill.id), house, drill)

    def _choose_house(self, house: str) -> None:
        if self._shown is not None:
            self._want(replace(self._shown.wanted, house=house))
            self.planned.emit(house)

    def _choose_drill(self, drill: str) -> None:
        if self._shown is not None:
            self._want(replace(self._shown.wanted, drill=drill))

    def _want(self, wanted: RoundAsked) -> None:
        assert self._shown is not None, "choices come from a page that shows something"
        self._shown = replace(self._shown, wanted=wanted)
        self._show_wanted()
        self.changed.emit(wanted)

    def _take_focus(self, shown: TodayShown) -> None:
        onward = self.findChild(QWidget, "today.continue") if shown.left_off else self.plan.begin
        if isinstance(onward, QWidget) and self.isVisible():
            onward.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- layout

    def _connect(self) -> None:
        self.going_on.go_on.connect(self.go_on)
        self.going_on.start_over.connect(self.start_over)
        self.going_on.guided.connect(lambda: self.asked.emit(self.house, FIRST_ROUND))
        self.plan.test_out.connect(lambda: self.test_out.emit(self.house))
        self.plan.practise.connect(lambda: self.practise.emit(self.house))
        self.plan.asked.connect(lambda drill: self.asked.emit(self.house, drill))
        self.start.wanted.connect(self.wanted)
        self.start.changed.connect(self._want)
        self.drills.chosen.connect(self._choose_drill)
        self.drills.begun.connect(self.start.deal.click)
        self.recent.opened.connect(self.opened)
        self.assigned.worked.connect(self.assigned_worked)
        self._retry.clicked.connect(self.retry)

    def _put_together(self) -> None:
        page = QWidget()
        page.setProperty("kind", "page")
        page.setMaximumWidth(WIDEST)
        self._houses.setSpacing(14)
        top, lists = row(gap=20), row(gap=20)
        for piece in (self.going_on, self.plan):
            top.addWidget(piece, 1)
        lists.addWidget(self.drills, 1)
        lists.addLayout(column(self.start, self.recent, None, gap=20), 1)
        body = column(
            label(say("Today"), "title"),
            self._notice,
            row(self._retry, None),
            self.assigned,
            4,
            top,
            6,
            label(say("Houses"), "section"),
            gap=12,
        )
        body.addLayout(self._houses)
        body.addSpacing(6)
        body.addLayout(lists)
        body.addStretch(1)
        body.setContentsMargins(36, 28, 36, 28)
        page.setLayout(body)
        self.setWidget(page)


def _drill(drills: tuple[DrillOffered, ...], wanted: str) -> DrillOffered | None:
    return next((d for d in drills if d.id == wanted), drills[0] if drills else None)
