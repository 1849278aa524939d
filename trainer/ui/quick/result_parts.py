"""The parts of a quick drill's result: skills, wrong rules, and a wrong answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QLayout, QSizePolicy, QWidget

from trainer.drills.questions.question import AnswerKind
from trainer.marking.words import sentence
from trainer.school.one_question.screens import ItemDone, QuestionShown, SeatAsked
from trainer.school.questions.result import SkillTally, Trapped
from trainer.ui.debrief.card_row import Slips
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.widgets import Piece, cell_grid, column, hairline, label, row, wrapped
from trainer.ui.quick.feedback import Sign, possible_cause, rule_line
from trainer.wording import say, say_count, say_figure, say_list

MOST_REASONS = 4
SHORT, BETWEEN = 40, " · "


def beside_cards(side: QLayout, wide: int, cards: QLayout) -> ScrollArea:
    """The body of a result: a side of that width, and the cards beside it."""
    aside = QWidget()
    aside.setFixedWidth(wide)
    aside.setLayout(side)
    body = row(aside, (cards, 1), gap=20, around=(28, 20, 28, 28))
    made = ScrollArea()
    made.hold(body)
    return made


def seconds(elapsed_ms: int) -> str:
    """``2.4 s``."""
    return say("{number} s", number=say_figure(f"{elapsed_ms / 1000:.1f}"))


class TallyLine(NamedTuple):
    """A part of a result with its figures; ``spoken`` says all of it."""

    name: str
    words: str
    figures: tuple[str, ...]
    spoken: str


class TallyCard(Ground):
    """The figures of each part of a result, below their heads."""

    def __init__(self, title: str, heads: Sequence[str], lines: Sequence[TallyLine]) -> None:
        super().__init__("card")
        grid = cell_grid(16, 8, wide=0)
        for at, head in enumerate(heads):
            grid.addWidget(_cell(head, "caption", right=at > 0), 0, at)
        for place, line in enumerate(lines, start=1):
            words = wrapped(line.words, "dense", name=line.name)
            words.setAccessibleName(line.spoken)
            grid.addWidget(words, place, 0)
            for at, figure in enumerate(line.figures, start=1):
                grid.addWidget(_cell(figure, "dense", right=True), place, at)
        self.setLayout(column(label(title, "section"), grid, gap=8, around=(18, 14, 18, 16)))


def skill_card(skills: Sequence[SkillTally]) -> TallyCard:
    """The result of each group of skills, the weakest first."""
    heads = say("Skill"), say("Right"), say("Median")
    return TallyCard(say("By skill"), heads, [*map(_skill_line, skills)])


def _skill_line(of: SkillTally) -> TallyLine:
    right, median = say("{some} of {all}", some=of.right, all=of.items), seconds(of.median_ms)
    spoken = say("{skill}: {share} right, median {time}", skill=of.words, share=right, time=median)
    return TallyLine(f"quick.skill.{of.name}", of.words, (right, median), spoken)


class TrapCard(Ground):
    """The wrong rules that would explain wrong answers."""

    def __init__(self, traps: Sequence[Trapped]) -> None:
        super().__init__("card")
        body = column(label(say("Possible causes"), "section"), gap=8, around=(18, 14, 18, 16))
        for trap in traps:
            times = say("once")
            if trap.times > 1:
                times = say_count("{count} time", "{count} times", count=trap.times)
            line = row(gap=12)
            line.addWidget(wrapped(f"{trap.words}.", "dense", name=f"quick.trap.{trap.belief}"), 1)
            line.addWidget(_cell(times, "secondary", right=True), 0, Qt.AlignmentFlag.AlignTop)
            body.addLayout(line)
        self.setLayout(body)


class WrongCard(Ground):
    """One wrong answer: the question, the given and the right answer, and why."""

    accessible_role = QAccessible.Role.ListItem

    def __init__(self, item: ItemDone) -> None:
        super().__init__("mistake", spoken=spoken(item))
        marked = item.marked
        self.setObjectName(f"quick.wrong.{marked.number}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = row(Sign(right=False, side=16), label(str(marked.number), "strong"), gap=8)
        head.addWidget(wrapped(asked(item), "strong"), 1)
        head.addWidget(label(seconds(marked.elapsed_ms), "secondary"))
        pieces: list[Piece] = [head]
        if item.cards:
            pieces.append(_cards(item))
        pieces += [hairline(), _figures(item)]
        if marked.belief:
            pieces.append(wrapped(possible_cause(marked.belief), tone="serious"))
        for place, reason in enumerate(marked.reasons[:MOST_REASONS]):
            pieces.append(wrapped(reason.why))
            pieces.append(rule_line(reason, f"quick.wrong.{marked.number}.{place}"))
        self.body = column(*pieces, None, gap=8, around=(18, 14, 18, 14))
        self.setLayout(self.body)


def asked(item: ItemDone) -> str:
    """The question, in a few words."""
    shown = item.shown
    if shown is None:
        return say("Asked under rules that have changed since")
    if isinstance(shown, SeatAsked):
        return _staked(shown)
    if not isinstance(shown, QuestionShown) or shown.stake is None:
        return shown.ask
    stake = shown.stake
    words = [stake.spot]
    if stake.amount is not None:
        words.append(f"{shown.currency}{say_figure(str(stake.amount))}")
    if stake.meter is not None:
        meter = f"{shown.currency}{say_figure(stake.meter.grouped)}"
        words.append(say("meter {amount}", amount=meter))
    return say_list(words, "")


def _staked(shown: SeatAsked) -> str:
    """The stakes at a seat, and its fold if there was one."""
    currency = shown.house.rules.currency
    lying = [
        f"{each.spot} {currency}{say_figure(each.amount.grouped)}"
        for each in shown.wagers
        if each.amount is not None
    ]
    stakes = say_list(lying, "")
    return say("{stakes}, folded", stakes=stakes) if shown.folded else stakes


def _cards(item: ItemDone) -> QWidget:
    made = QWidget()
    first, *others = item.cards
    pointed = isinstance(item.shown, QuestionShown) and item.shown.kind is AnswerKind.CARDS
    slips = Slips(first + others[0]) if pointed and others else None
    shown = slips or Slips(first, others[0] if others else ())
    made.setLayout(row(shown, None))
    return made


def _figures(item: ItemDone) -> QWidget:
    made = QWidget()
    layout = row(gap=12)
    given = item.marked.given or say("Time ran out")
    for name, value in ((say("Answered"), given), (say("Right"), item.marked.due)):
        role = "section" if len(value) <= SHORT else "dense"
        figure = wrapped(value.replace(BETWEEN, "\n"), role)
        layout.addLayout(column(label(name, "caption"), figure, None, gap=2), 1)
    made.setLayout(layout)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
    return made


def _cell(text: str, role: str, *, right: bool) -> QLabel:
    made = label(text, role)
    if right:
        made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return made


def spoken(item: ItemDone) -> str:
    """The whole card for a screen reader."""
    marked = item.marked
    given, asks = marked.given or say("nothing in time"), asked(item)
    return say(
        "Question {number}: {asked} Answered {given}, right is {due}. {why}",
        number=marked.number,
        asked=asks if asks.endswith((".", "?", "。", "？")) else sentence(asks),
        given=given,
        due=marked.due,
        why=marked.reason.why,
    )
