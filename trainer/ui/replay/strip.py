"""The line about a step: its mistake, or the difference between the two tables."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from trainer.marking.mistake import Severity
from trainer.marking.words import paragraph, sentence
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.phrases import severity_word
from trainer.school.interruptions import WishMet
from trainer.school.replay.replay import Frame, How, Tape, TapeSide
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, Elided, column, emptied, label, repolish, row
from trainer.wording import say, say_count

HIGH = 62


class Strip(Ground):
    """One line about a step, always as high, so that nothing moves. Emits the number of a mistake
    whose trap is to be dealt again, or whose clause is to be shown."""

    trap = Signal(int)
    clause = Signal(int)

    def __init__(self) -> None:
        super().__init__("strip", "replay.strip")
        self.setFixedHeight(scaled(HIGH))
        self._body = row(gap=12, around=(16, 6, 12, 6))
        self.setLayout(self._body)
        self.mistake: MistakeShown | None = None

    def present(self, tape: Tape, step: int) -> None:
        mistakes = tape.mistakes_at(step)
        self.mistake = mistakes[0] if mistakes else None
        emptied(self._body)
        self._light(here=tape.frames[step].parts)
        met = tape.frames[step].met
        if self.mistake is None and met is not None:
            self._tell_met(met, tape.frames[step].fault)
        elif self.mistake is None:
            quiet = label(between_words(tape, step), tone="quiet", name="replay.between")
            self._body.addWidget(quiet, 1)
        else:
            more, parts = len(mistakes) - 1, tape.frames[step].parts
            self._tell(self.mistake, more, parts=parts, own=not tape.worked_by)
            take_by_tab_alone(self)

    def _tell_met(self, met: WishMet, fault: Severity | None) -> None:
        """Tell a player's wish, what is due about it, and the clause."""
        heading = label(met.wish.heading, "strong", name="replay.met")
        head = row(heading, label(met.who, "secondary"), None, gap=8)
        if fault is not None:
            head.insertWidget(0, MarkBadge(fault))
        words = met.outcome if fault is not None else ""
        due = say("Due: {due}", due=met.due_words)
        rule = " · ".join(filter(None, (words, due, str(met.due.source))))
        due_rule = Elided(rule, "body", name="replay.due", lines=2)
        self._body.addLayout(column(None, head, due_rule, None, gap=2), 1)

    def _tell(self, mistake: MistakeShown, more: int, *, parts: bool, own: bool) -> None:
        heading = Elided(_heading(mistake, parts=parts), "strong", name="replay.mistake")
        where = label(mistake.where, "secondary")
        others = say_count("and one more", "and {count} more", count=more) if more else ""
        head = row(
            MarkBadge(mistake.severity), heading, where, label(others, "secondary"), None, gap=8
        )
        why = Elided(mistake.why, "body", name="replay.why", lines=2)
        self._body.addLayout(column(None, head, why, None, gap=2), 1)
        if mistake.has_clause:
            clause = Button(say("The clause"), "replay.clause", key="C")
            clause.clicked.connect(lambda: self.clause.emit(mistake.number))
            self._body.addWidget(clause, 0, Qt.AlignmentFlag.AlignVCenter)
        if not own:
            return
        again = Button(say("Practise this"), "replay.trap", key="T")
        again.clicked.connect(lambda: self.trap.emit(mistake.number))
        self._body.addWidget(again, 0, Qt.AlignmentFlag.AlignVCenter)

    def _light(self, *, here: bool) -> None:
        self.setProperty("here", here)
        repolish(self)


def _heading(mistake: MistakeShown, *, parts: bool) -> str:
    if parts:
        return say("They differ here: {title}", title=mistake.title)
    return mistake.title


def your_words(side: TapeSide) -> str:
    """The trainee's act: ``Pay Play, $10 (taken back later)``."""
    if side.how is How.TAKEN_BACK:
        return say("{act} (taken back later)", act=side.words)
    return side.words


def step_words(tape: Tape, step: int) -> str:
    """``Step 5 of 31``; before the first act, ``Step 0 of 31``."""
    return say("Step {step} of {last}", step=step, last=tape.last)


def between_words(tape: Tape, step: int) -> str:
    """The difference between the two, if the step itself shows no mistake."""
    frame = tape.frames[step]
    if tape.parting is None:
        return say("The difference was undone later.") if frame.unlike else _agreed(tape)
    if step < tape.parting and frame.unlike:
        return say("The difference was undone later.")
    if step < tape.parting:
        return say("The same so far. They differ from step {step}.", step=tape.parting)
    if frame.unlike:
        return say_count(
            "One difference between the two tables (dashed).",
            "{count} differences between the two tables (dashed).",
            count=len(frame.unlike),
        )
    return say("Both tables are the same again.")


def _agreed(tape: Tape) -> str:
    if tape.finished:
        return say("No difference: a faultless round.")
    return say("No difference, as far as the round was dealt.")


def spoken(tape: Tape, step: int) -> str:
    """The whole step as a screen reader says it."""
    frame = tape.frames[step]
    parts = say("They differ here.") if frame.parts else ""
    titles = [each.title for each in tape.mistakes_at(step)]
    if frame.met is not None and frame.fault is not None:
        titles.append(
            say("{name}: {value}", name=severity_word(frame.fault), value=frame.met.wish.heading)
        )
    both = _both(frame, tape.worked_by)
    return paragraph(sentence(step_words(tape, step)), both, parts, *titles)


def _both(frame: Frame, worked_by: str) -> str:
    if worked_by:
        return say(
            "{name}: {yours}. Faultless dealer: {theirs}.",
            name=worked_by,
            yours=your_words(frame.yours),
            theirs=frame.theirs.words,
        )
    return say(
        "You: {yours}. Faultless dealer: {theirs}.",
        yours=your_words(frame.yours),
        theirs=frame.theirs.words,
    )
