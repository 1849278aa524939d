"""Cards about a whole round, among those of its mistakes: reasons, payments, a faultless round."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout

from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.school.debrief.debrief import Debrief, DebriefDecision, HandlingShown
from trainer.school.debrief.reasoning import Reasoned
from trainer.school.debrief.severity_words import severity_word
from trainer.school.questions.certainty import Certainty
from trainer.ui.debrief.card_row import Slips
from trainer.ui.debrief.chip_row import StackRow
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.kit.widgets import column, hairline, label, row, wrapped
from trainer.wording import say, say_count


class ReasonedCard(QFrame):
    """One line for each reason given at the table: the seat, the wager, right or not, how sure."""

    def __init__(self, debrief: Debrief) -> None:
        super().__init__()
        said = debrief.reasoned
        self.setObjectName("debrief.reasoned")
        self.setProperty("kind", "card")
        right = sum(each.right for each in said)
        head = say("Reasons: {some} of {all} right", some=right, all=len(said))
        self.setAccessibleName(head)
        lines = [wrapped(_line(debrief, each)) for each in said]
        self.setLayout(column(label(head, "section"), *lines, gap=4, around=(18, 14, 18, 16)))


def _line(debrief: Debrief, said: Reasoned) -> str:
    """``Seat 5, Pair Plus: right, Certain``."""
    return say(
        "{place}, {wager}: {right}, {sure}",
        place=debrief.place.headed(said.seat),
        wager=debrief.spots[said.wager],
        right=say("right") if said.right else say("not right"),
        sure=Certainty(said.sure).words.lower(),
    )


class NothingDone(QFrame):
    """Says of an untouched round that it shows nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        head = wrapped(say("Nothing was done."), "panel", name="debrief.nothing-done")
        says = say("This round counts for nothing. The list shows what it asked.")
        self.setLayout(column(head, wrapped(says, tone="quiet"), gap=6, around=(24, 20, 24, 20)))


class Faultless(QFrame):
    """Shows what was right about a round without a mistake, every decision with its rule."""

    def __init__(self, debrief: Debrief, *, four_colour: bool = False) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        title = wrapped(say("Settled without a fault."), "panel", name="debrief.faultless")
        says = wrapped(_all_right(debrief), tone="quiet")
        head = row(gap=8)
        head.addLayout(column(title, says, gap=6), 1)
        body = column(head, gap=6, around=(24, 20, 24, 20))
        if debrief.decided:
            dealer = Slips(debrief.replay.round_.dealer, four_colour=four_colour)
            for piece in (label(say("Dealer"), "dense", tone="quiet"), dealer):
                head.addWidget(piece, 0, Qt.AlignmentFlag.AlignVCenter)
            body.addSpacing(8)
            body.addWidget(hairline())
            body.addLayout(_decisions(debrief, four_colour=four_colour))
        self.setLayout(body)


def _all_right(debrief: Debrief) -> str:
    return say_count(
        "The decision and every step were right, in an order {house} allows.",
        "All {count} decisions and steps were right, in an order {house} allows.",
        count=debrief.lines,
        house=debrief.house_title,
    )


def _as_settled(debrief: Debrief) -> list[DebriefDecision]:
    """The decisions in the order in which the list beside them has the seats."""
    last = {row.seat: at for at, row in enumerate(debrief.rows)}
    return sorted(debrief.decided, key=lambda each: last.get(each.seat, -1))


def _decisions(debrief: Debrief, *, four_colour: bool) -> QGridLayout:
    """One line for each decision: where, with which hand, what was due, by which rule."""
    grid = QGridLayout()
    grid.setVerticalSpacing(5)
    grid.setHorizontalSpacing(18)
    seat = None
    for line, each in enumerate(_as_settled(debrief)):
        if each.seat != seat:
            seat = each.seat
            where, dealt = debrief.place.headed(seat), debrief.replay.round_.seat(seat)
            cards = () if dealt is None else dealt.cards
            grid.addWidget(label(where, "dense", tone="quiet"), line, 0)
            grid.addWidget(Slips(cards, four_colour=four_colour), line, 1)
        grid.addWidget(label(debrief.spots[each.wager], "dense"), line, 2)
        grid.addWidget(label(each.due, "dense"), line, 3)
        grid.addWidget(wrapped(each.rule, "caption"), line, 4)
    for at in (2, 3, 4):
        grid.setColumnStretch(at, at)
    return grid


class Handling(QFrame):
    """Lists payments that were laid badly, whatever their amounts."""

    def __init__(self, handled: tuple[HandlingShown, ...], values: tuple[Money, ...]) -> None:
        super().__init__()
        self.setObjectName("debrief.handling")
        self.setProperty("kind", "card")
        heading = wrapped(say("How the payments were laid"), "section")
        note = wrapped(say("The school's advice. It changes no amount and no score."), "caption")
        body = column(heading, note, gap=4, around=(18, 14, 18, 14))
        for each in handled:
            body.addSpacing(6)
            body.addWidget(hairline())
            body.addSpacing(6)
            body.addLayout(_laid(each, values))
        self.setLayout(body)
        self.setAccessibleName(heading.text())


def _laid(handled: HandlingShown, values: tuple[Money, ...]) -> QHBoxLayout:
    mark = MarkBadge(handled.severity)
    mark.setAccessibleName(severity_word(handled.severity))
    words = column(
        wrapped(handled.title, "strong"),
        wrapped(handled.where, "secondary"),
        wrapped(handled.why),
        gap=2,
    )
    line = row(gap=10)
    line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
    line.addLayout(words, 1)
    line.addLayout(_shown(say("Laid"), handled.laid, values))
    line.addLayout(_shown(say("Better"), handled.better, values))
    return line


def _shown(words: str, stacks: Stacks, values: tuple[Money, ...]) -> QHBoxLayout:
    picture = StackRow(stacks, values)
    return row(column(None, picture, label(words, "caption"), gap=2))
