"""Cards about a whole round, among those of its mistakes: reasons, payments, interruptions,
a faultless round."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from trainer.drills.live.wishes import WishHandled
from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.game.pay import SourceKind
from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import Debrief, DebriefDecision, HandlingShown
from trainer.school.debrief.phrases import severity_word
from trainer.school.debrief.reasoning import Reasoned
from trainer.school.interruptions import WishMet
from trainer.school.questions.certainty import Certainty
from trainer.school.words.figure_words import clock
from trainer.ui.debrief.card_row import Slips, StackRow
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.debrief.sources import RuleChip, SourceTold
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.widgets import Button, cell_grid, column, hairline, label, row, wrapped
from trainer.wording import say, say_count


class ReasonedCard(Ground):
    """One line for each reason given at the table: the seat, the wager, right or not, how sure."""

    def __init__(self, debrief: Debrief) -> None:
        super().__init__("card", "debrief.reasoned")
        said = debrief.reasoned
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


class NothingDone(Ground):
    """Says of an untouched round that it shows nothing."""

    def __init__(self) -> None:
        super().__init__("card")
        head = wrapped(say("Nothing was done."), "panel", name="debrief.nothing-done")
        says = say("This round counts for nothing. The list shows what it asked.")
        self.setLayout(column(head, wrapped(says, tone="quiet"), gap=6, around=(24, 20, 24, 20)))


class Faultless(Ground):
    """Shows what was right about a round without a mistake, every decision with its rule."""

    def __init__(self, debrief: Debrief) -> None:
        super().__init__("card")
        title = wrapped(say("Settled without a fault."), "panel", name="debrief.faultless")
        says = wrapped(_all_right(debrief), tone="quiet")
        head = row((column(title, says, gap=6), 1), gap=8)
        body = column(head, gap=6, around=(20, 20, 20, 20))
        if debrief.decided:
            dealer = Slips(debrief.replay.round_.dealer)
            for piece in (label(say("Dealer"), "dense", tone="quiet"), dealer):
                head.addWidget(piece, 0, Qt.AlignmentFlag.AlignVCenter)
            body.addSpacing(8)
            body.addWidget(hairline())
            body.addLayout(_decisions(debrief))
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


def _decisions(debrief: Debrief) -> QGridLayout:
    """One line for each decision: where, with which hand, what was due, by which rule."""
    grid = cell_grid(10, 5)
    seat = None
    for line, each in enumerate(_as_settled(debrief)):
        if each.seat != seat:
            seat = each.seat
            where, dealt = debrief.place.headed(seat), debrief.replay.round_.seat(seat)
            cards = () if dealt is None else dealt.cards
            grid.addWidget(label(where, "dense", tone="quiet"), line, 0)
            grid.addWidget(Slips(cards), line, 1)
        grid.addWidget(label(debrief.spots[each.wager], "dense"), line, 2)
        grid.addWidget(label(each.due, "dense"), line, 3)
        grid.addWidget(wrapped(each.rule, "caption"), line, 4)
    for at in (2, 3, 4):
        grid.setColumnStretch(at, at)
    return grid


class Handling(Ground):
    """Lists payments that were laid badly, whatever their amounts."""

    def __init__(self, handled: tuple[HandlingShown, ...], values: tuple[Money, ...]) -> None:
        super().__init__("card", "debrief.handling")
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


AROUND, MARK_WIDE = (14, 10, 14, 10), 16


class InterruptionsCard(Ground):
    """Lists what players wanted, in order. Emits the number of one that is to be watched, or a
    clause that is to be read."""

    watch = Signal(int)
    clause = Signal(str)

    def __init__(self, met: tuple[WishMet, ...]) -> None:
        super().__init__("card", "debrief.interruptions")
        right = sum(each.handled is WishHandled.RIGHT for each in met)
        words = say("{some} of {all} answered as the floor does", some=right, all=len(met))
        heading = say("Interruptions")
        self.setAccessibleName(paragraph(sentence(heading), words))
        body = column(label(heading, "section"), label(words, "caption"), gap=4, around=AROUND)
        for each in met:
            body.addSpacing(4)
            body.addWidget(hairline())
            body.addSpacing(2)
            body.addLayout(self._line(each))
        self.setLayout(body)

    def way(self, number: int) -> QWidget | None:
        return self.findChild(Button, f"debrief.interruption.{number}.watch")

    def _line(self, met: WishMet) -> QHBoxLayout:
        watch = Button(say("Watch it"), f"debrief.interruption.{met.number}.watch")
        watch.setProperty("small", "true")
        watch.setAccessibleName(f"{watch.text()}: {met.wish.heading}, {met.who}")
        watch.clicked.connect(lambda: self.watch.emit(met.number))
        foot = row(gap=8)
        foot.addWidget(self._sources(met), 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(watch, 0, Qt.AlignmentFlag.AlignBottom)
        words = column(gap=2)
        words.addWidget(wrapped(met.wish.heading, "strong"))
        words.addWidget(wrapped(f"{clock(met.began_ms)} · {met.who} · {met.words}", "secondary"))
        for name, text in ((say("Due"), met.due_words), (say("Done"), done_words(met))):
            words.addWidget(wrapped(say("{name}: {value}", name=name, value=text), "dense"))
        words.addWidget(wrapped(met.outcome, "dense"))
        words.addLayout(foot)
        line = row(gap=10)
        line.addWidget(_mark(met), 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        return line

    def _sources(self, met: WishMet) -> QWidget:
        """The clause, or the school's reading with its reason."""
        source, name = met.due.source, f"debrief.interruption.{met.number}"
        made = QWidget()
        flow = Flow(6)
        if source.cite:
            chip = RuleChip(f"{name}.rule", source.cite, "", leads=True)
            chip.asked.connect(lambda: self.clause.emit(source.cite))
            flow.addWidget(chip)
        if source.kind is SourceKind.DOCUMENT:
            badge = SourceTold(say("house rule"), f"{name}.source", "house", "")
        else:
            reason = source.reason or ""
            badge = SourceTold(say("school's reading"), f"{name}.source", "reading", reason)
        flow.addWidget(badge)
        made.setLayout(flow)
        return made


def done_words(met: WishMet) -> str:
    """The answer and the time that it took: ``Call the floor, after 1.1 s``."""
    if met.took_ms is None:
        return met.done_words
    seconds = f"{met.took_ms / 1000:.1f}"
    return say("{answer}, after {seconds} s", answer=met.done_words, seconds=seconds)


def _mark(met: WishMet) -> QWidget:
    if met.severity is None:
        right = label("✓", "strong")
        right.setAccessibleName(say("right"))
        right.setFixedWidth(MARK_WIDE)
        return right
    mark = MarkBadge(met.severity)
    mark.setAccessibleName(severity_word(met.severity))
    return mark
