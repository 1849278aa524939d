"""The words of a replay on a step."""

from __future__ import annotations

from trainer.marking.words import paragraph, sentence
from trainer.school.replay import Frame, How, Tape, TapeSide
from trainer.school.severity_words import severity_word
from trainer.wording import say, say_count


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
        return say("Different until undone.") if frame.unlike else _agreed(tape)
    if step < tape.parting and frame.unlike:
        return say("Different until undone.")
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
    told = [each.title for each in tape.mistakes_at(step)]
    if frame.met is not None and frame.fault is not None:
        told.append(
            say("{name}: {value}", name=severity_word(frame.fault), value=frame.met.wish.heading)
        )
    both = _both(frame, tape.worked_by)
    return paragraph(sentence(step_words(tape, step)), both, parts, *told)


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
