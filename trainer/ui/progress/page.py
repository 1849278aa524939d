"""The page of progress, and the drills that start from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QWidget

from trainer.school.progress.progress import Figures, ProgressShown
from trainer.school.progress.readiness import ReadinessJudged, per_cent_of_chance
from trainer.school.progress.transfer import TransferSkill, changed
from trainer.school.words.figure_words import pace_words
from trainer.ui.application import Application
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.scroll_area import ScrollArea
from trainer.ui.kit.widgets import centred, column, emptied, frame, label, row, wrapped
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.progress.cards import BeliefsCard, ChartsCard, KindsCard, TransferCard
from trainer.ui.progress.skills_card import SkillsCard
from trainer.wording import say, say_count, say_figure

PAGE: PageName[ProgressPage] = PageName("progress")


class ProgressController:
    """Brings the page up to date and does what it asks for."""

    def __init__(self, app: Application) -> None:
        self._shell, self._rounds = app, app.rounds
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(PAGE, self._build),))

    @property
    def page(self) -> ProgressPage:
        return self._shell.window.pages.page(PAGE)

    def open(self, page: str) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Show the progress as it is now."""
        practice = self._shell.practice
        if practice is None:
            return
        houses = [(each.id, each.title) for each in practice.houses()]
        self.page.offer(houses, self._shell.settings.last_house)
        self._show()
        self._show_transfer(self.page.house, self.page.transfer.house)

    def _build(self) -> ProgressPage:
        page = ProgressPage()
        page.asked.connect(self.refresh)
        page.practise.connect(lambda house, skill: self._rounds.practise_skills(house, [skill]))
        page.tested.connect(self._test)
        page.transferred.connect(self._show_transfer)
        page.drilled.connect(self._drill_changes)
        page.compared.connect(self._compare)
        page.mistakes.connect(lambda: self._shell.turn_to("mistakes"))
        return page

    def _show(self) -> None:
        practice, page = self._shell.practice, self.page
        if practice is None or not page.house:
            return
        self._shell.speak_of(page.house)
        with self._shell.told(say("The records cannot be read")):
            shown = practice.progress.at(page.house, page.days)
            page.present(shown, practice.house(page.house).rules.currency)

    def _show_transfer(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            self.page.show_transfer(practice.progress.transfer(at, to) if to else ())

    def _drill_changes(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            skills = [each.id for each in changed(practice.progress.transfer(at, to))]
            self._rounds.practise_skills(to, skills)

    def _test(self, house: str, ids: Sequence[str]) -> None:
        practice = self._shell.practice
        if practice is not None:
            self._shell.sit(lambda: practice.test_belief(house, ids))

    def _compare(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            self._shell.turn_to("houses")
            self._shell.pages.houses.present(practice.books, at, to)


WIDEST, BESIDE, GAP = 1420, 36, 18
PERIODS = (7, 30, 90, 0)
"""The periods in days; 0 is all of them."""


class ProgressPage(ScrollArea):
    """Shows the progress at one house. Emits what is asked for."""

    asked = Signal()
    practise = Signal(str, str)
    tested = Signal(str, object)
    transferred = Signal(str, str)
    drilled = Signal(str, str)
    compared = Signal(str, str)
    mistakes = Signal()

    def __init__(self) -> None:
        super().__init__("progress", say("Progress"))
        self.which = DropDown("progress.house", say("House"))
        self.period = DropDown("progress.period", say("Time"))
        self.figures, self.skills, self.charts = FiguresRow(), SkillsCard(), ChartsCard()
        self.ready = ReadyCard()
        self.beliefs, self.kinds, self.transfer = BeliefsCard(), KindsCard(), TransferCard()
        self._put_together()
        self._connect()

    @property
    def house(self) -> str:
        """The house that is shown; empty before there is one."""
        return str(self.which.currentData() or "")

    @property
    def days(self) -> int | None:
        """The days that are shown; None for all."""
        return int(self.period.currentData() or 0) or None

    def offer(self, houses: Sequence[tuple[str, str]], house: str) -> None:
        """Offer these houses, id and title. The chosen one stays; before any is, ``house``."""
        self.which.offer(houses, house)
        self.transfer.offer([each for each in houses if each[0] != self.house])

    def present(self, shown: ProgressShown, currency: str) -> None:
        self.figures.present(shown.figures, shown.judged)
        self.ready.present(shown.judged.why)
        self.skills.present(shown.rows, shown.today)
        self.charts.present(shown)
        self.beliefs.present(shown.beliefs)
        self.kinds.present(shown.kinds, currency)
        self._fit()

    def show_transfer(self, skills: Sequence[TransferSkill]) -> None:
        """Show the changes at the other house."""
        self.transfer.present(skills)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the cards again once their words are styled: only then their widths are known."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Put two cards below one another if they have no room side by side."""
        room = min(self.viewport().width() - 2 * BESIDE, WIDEST)
        for pair in self._pairs:
            items = (pair.itemAt(at) for at in range(pair.count()))
            halves = sum(each.minimumSize().width() for each in items if each is not None)
            way = QBoxLayout.Direction
            wanted = way.LeftToRight if halves + GAP <= room else way.TopToBottom
            if pair.direction() != wanted:
                pair.setDirection(wanted)
        self.figures.fit(room)

    def _connect(self) -> None:
        for choice in (self.which, self.period):
            choice.activated.connect(lambda _: self.asked.emit())
        self.skills.practise.connect(lambda skill: self.practise.emit(self.house, skill))
        self.beliefs.tested.connect(lambda ids: self.tested.emit(self.house, ids))
        self.kinds.asked.connect(self.mistakes)
        self.transfer.chosen.connect(lambda to: self.transferred.emit(self.house, to))
        self.transfer.drilled.connect(lambda to: self.drilled.emit(self.house, to))
        self.transfer.compared.connect(lambda to: self.compared.emit(self.house, to))

    def _put_together(self) -> None:
        self.period.offer(((days, _period(days)) for days in PERIODS), PERIODS[1])
        head = row(label(say("Progress"), "title"), None, self.which, self.period, gap=10)
        box = frame("plain", column(self.ready, self.beliefs, None, gap=16))
        above = _beside((self.charts, 50), (box, 50))
        below = _beside((self.kinds, 56), (self.transfer, 44))
        self._pairs = above, below
        body = column(head, self.figures, above, self.skills, below, None, gap=16)
        inside = QWidget()
        inside.setLayout(body)
        inside.setMaximumWidth(WIDEST)
        self.hold(centred(inside, (BESIDE, 28, BESIDE, 28)))


def _beside(*cards: tuple[QWidget, int]) -> QHBoxLayout:
    """These cards in one line, each with its share of the room."""
    line = row(gap=GAP)
    for card, share in cards:
        line.addWidget(card, share, Qt.AlignmentFlag.AlignTop)
    return line


def _period(days: int) -> str:
    match days:
        case 7:
            return say("Last 7 days")
        case 30:
            return say("Last 30 days")
        case 90:
            return say("Last 90 days")
        case _:
            return say("All days")


class ReadyCard(QFrame):
    """The grounds of the chance of passing, and the skills that would raise it most."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.ready")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Chance of passing the exam"))
        self._lines = column(gap=4)
        title = label(say("Chance of passing the exam"), "section")
        self.setLayout(column(title, self._lines, gap=6, around=(20, 16, 20, 16)))

    def present(self, why: Sequence[str]) -> None:
        """Show these sentences; the card is away without any."""
        emptied(self._lines)
        for each in why:
            self._lines.addWidget(wrapped(each))
        self.setVisible(bool(why))


FIGURE_GAP = 14


class FiguresRow(QFrame):
    """Six cards, each with a name and a figure, in as many columns as its page has room for."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(FIGURE_GAP)
        self._cards: list[QFrame] = []
        self._across = 0

    def present(self, figures: Figures, judged: ReadinessJudged) -> None:
        """Show these figures."""
        emptied(self._grid)
        self._cards = []
        for name, value in (_chance(judged), *_labelled(figures)):
            words, figure = label(name, "secondary"), label(value, "panel")
            figure.setAccessibleName(say("{name}: {value}", name=name, value=value))
            card = frame("card", column(words, figure, gap=2, around=(16, 12, 16, 12)))
            self._cards.append(card)
        self._across = 0
        self._lay(len(self._cards))

    def fit(self, room: int) -> None:
        """Put the cards in one line if it has room, else in two."""
        wide = [each.minimumSizeHint().width() for each in self._cards]
        whole = sum(wide) + FIGURE_GAP * (len(wide) - 1)
        self._lay(len(wide) if whole <= room else -(-len(wide) // 2))

    def _lay(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // across, at % across)
            self._grid.setColumnStretch(at, 1 if at < across else 0)


def _chance(judged: ReadinessJudged) -> tuple[str, str]:
    share = "–" if judged.per_cent is None else per_cent_of_chance(judged.per_cent)
    return say("Chance of passing"), share


def _labelled(figures: Figures) -> tuple[tuple[str, str], ...]:
    mastered = say("{mastered} of {skills}", mastered=figures.mastered, skills=figures.skills)
    return (
        (say("Skills mastered"), mastered),
        (_accuracy_of(figures.lines), _per_cent(figures.accuracy)),
        (say("Pace, last five rounds"), pace_words(figures.hands_per_hour)),
        (say("Open wrong rules"), str(figures.open_beliefs)),
        (say("Due today"), str(figures.due)),
    )


def _accuracy_of(lines: int) -> str:
    if not lines:
        return say("Accuracy")
    return say_count("Accuracy, last wager", "Accuracy, last {count} wagers", count=lines)


def _per_cent(share: float | None) -> str:
    return "–" if share is None else say("{share}%", share=say_figure(f"{share * 100:.1f}"))
