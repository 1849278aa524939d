"""The page of progress in six figures."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout

from trainer.school.progress.progress import Figures
from trainer.school.readiness import ReadinessJudged
from trainer.ui.round_clock import pace_words
from trainer.ui.widgets import column, emptied, frame, label
from trainer.wording import say, say_count, say_figure

GAP = 14


class FiguresRow(QFrame):
    """Six cards, each with a name and a figure, in as many columns as its page has room for."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._cards: list[QFrame] = []
        self._across = 0

    def present(self, figures: Figures, judged: ReadinessJudged) -> None:
        """Show these figures."""
        emptied(self._grid)
        self._cards = []
        for name, value in (_chance(judged), *_told(figures)):
            card = frame("card")
            words, figure = label(name, "secondary"), label(value, "panel")
            figure.setAccessibleName(say("{name}: {value}", name=name, value=value))
            card.setLayout(column(words, figure, gap=2, around=(16, 12, 16, 12)))
            self._cards.append(card)
        self._across = 0
        self._lay(len(self._cards))

    def fit(self, room: int) -> None:
        """The cards stand in one line if that has room for them, else in two."""
        wide = [each.minimumSizeHint().width() for each in self._cards]
        whole = sum(wide) + GAP * (len(wide) - 1)
        self._lay(len(wide) if whole <= room else -(-len(wide) // 2))

    def _lay(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // across, at % across)
            self._grid.setColumnStretch(at, 1 if at < across else 0)


def _chance(judged: ReadinessJudged) -> tuple[str, str]:
    share = "–" if judged.per_cent is None else say_figure(f"{judged.per_cent} %")
    return say("Chance to pass the exam"), share


def _told(figures: Figures) -> tuple[tuple[str, str], ...]:
    mastered = say("{mastered} of {skills}", mastered=figures.mastered, skills=figures.skills)
    return (
        (say("Skills mastered"), mastered),
        (_accuracy_of(figures.lines), _per_cent(figures.accuracy)),
        (say("Pace, last five rounds"), pace_words(figures.hands_per_hour)),
        (say("Open beliefs"), str(figures.open_beliefs)),
        (say("Due today"), str(figures.due)),
    )


def _accuracy_of(lines: int) -> str:
    if not lines:
        return say("Accuracy")
    return say_count("Accuracy, last wager", "Accuracy, last {count} wagers", count=lines)


def _per_cent(share: float | None) -> str:
    return "–" if share is None else say("{share}%", share=say_figure(f"{share * 100:.1f}"))
