"""The record of an exam as a printout. Text that people typed is escaped, never markup."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trainer.paper.sheet import speakable
from trainer.records.exam import ExamOutcome
from trainer.school.debrief.phrases import SEVERITIES
from trainer.school.demo_mark import demo_note
from trainer.school.exports.exam_record.record import (
    ExaminerMarks,
    ExamRecord,
    ExamWrong,
    SecondMarks,
    Signed,
)
from trainer.school.printout import Printout, line, table, visible
from trainer.school.words.date_words import zoned
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

_OUTCOMES = {each.value: each.phrase_ for each in ExamOutcome}
_ROLES = {"first": phrase("Examiner"), "second": phrase("Second examiner")}
# So many mistakes stand in one table, which no sheet's end tears apart.
_AT_A_TIME = 8
_MOST_AT_THE_FOOT = 40

_SHORT_HEAD = 16


def printout_of(record: ExamRecord, letterhead: str = "") -> Printout:
    """The printout of the record, headed by the school's name; the first digits of ``head`` stand
    at the foot of every sheet."""
    blocks = (
        _heading(record, letterhead),
        _facts(record),
        _result(record),
        *_by_area(record),
        *_mistakes(record.mistakes),
        *_signatures(record.signed),
        *(_second(each) for each in record.second),
        *_places_to_sign(record),
        _vouching(record),
    )
    foot = say(
        "{title} · {trainee} · records up to {head}",
        title=_short(record.sat.title),
        trainee=_short(record.sat.trainee),
        head=record.head[:_SHORT_HEAD],
    )
    foot = f"{demo_note()} {foot}" if record.demo else foot
    heading = say("Record of an exam: {title}", title=record.sat.title)
    across = say("voided") if record.outcome.voided else "" if record.signed else say("not signed")
    return Printout(speakable(heading), (blocks,), speakable(foot), across=across)


def _short(text: str) -> str:
    """The beginning of it, short enough for the sheet's foot."""
    shown = visible(text)
    return shown if len(shown) <= _MOST_AT_THE_FOOT else f"{shown[: _MOST_AT_THE_FOOT - 1]}…"


def _heading(record: ExamRecord, letterhead: str) -> str:
    above = [letterhead] if letterhead else []
    above += [demo_note()] if record.demo else []
    words = "".join(_line(each, "head") for each in above)
    return words + _line(say("Record of an exam"), "small") + _line(record.sat.title, "title")


def _facts(record: ExamRecord) -> str:
    sat = record.sat
    return _pairs(
        [
            (say("Trainee"), _with(sat.trainee, sat.login)),
            (say("House"), sat.house),
            (say("Edition"), _with(sat.edition, sat.fingerprint)),
            (say("Form"), sat.form),
            (say("Station"), sat.station),
            (say("Opened"), _with(moment(sat.opened_at_ms), sat.opened_by)),
            (say("Ended"), moment(sat.ended_at_ms)),
            (say("Sitting"), sat.sitting),
        ]
    )


def _result(record: ExamRecord) -> str:
    outcome = record.outcome
    voided = _line(say("Voided: {reason}", reason=outcome.voided), "title")
    came_out = _line(
        say_phrase(_named(_OUTCOMES, outcome.words)), "head" if outcome.voided else "title"
    )
    title = (voided if outcome.voided else "") + came_out
    for name, each in outcome.re_marked:
        title += _line(each.words(name, moment(each.at_ms)), "head")
    errors = say_count(
        "{count} error in {decisions} decisions, {critical} critical",
        "{count} errors in {decisions} decisions, {critical} critical",
        count=outcome.errors,
        decisions=outcome.decisions,
        critical=outcome.critical,
    )
    title += _line(errors) + _line(outcome.rule)
    if outcome.failed_areas:
        title += _line(
            say("Areas that were failed: {areas}", areas=say_list(outcome.failed_areas, ""))
        )
    if outcome.marks is not None:
        title += "".join(_line(text, kind) for text, kind in _marked(outcome.marks))
    return title


def _marked(marks: ExaminerMarks) -> Iterator[tuple[str, str]]:
    """The wrong rules that failed it, the counting of stars, the weight of forms, and what was left
    out."""
    for rule in marks.failed_by:
        often = say("{times} of {of} times", times=rule.times, of=rule.times)
        yield say("Wrong rule: {belief} ({times})", belief=rule.belief, times=often), "head"
        yield rule.truth, ""
    yield (
        say(
            "Starred errors: {errors} of {stars}. A star is on one wager of one hand.",
            errors=marks.starred,
            stars=marks.stars,
        ),
        "",
    )
    if marks.rules is not None:
        rules, times = marks.rules
        yield (
            say(
                "All forms weigh the same: equal decisions by area, equal stars. Each of "
                "{rules} wrong rules shows at least {times} times.",
                rules=rules,
                times=times,
            ),
            "small",
        )
    left_out = say_list(marks.left_out, "")
    yield say("Not examined: {areas}.", areas=left_out), "small"


def _by_area(record: ExamRecord) -> Iterator[str]:
    marks = record.outcome.marks
    if marks is None:
        return
    head = (say("Area"), say("Decisions"), say("Errors"), say("Starred"), say("Starred errors"))
    rows = [(name, *map(str, figures)) for name, *figures in marks.areas]
    yield _line(say("By area"), "head") + _table([head, *rows], (44, 14, 14, 14, 14))


def _mistakes(mistakes: tuple[ExamWrong, ...]) -> Iterator[str]:
    if not mistakes:
        yield _line(say("Mistakes"), "head") + _line(say("None."))
        return
    head = (say("Task"), say("Where"), say("Mistake"), say("Difference"), say("Rule"))
    for first in range(0, len(mistakes), _AT_A_TIME):
        rows = [_mistake(each) for each in mistakes[first : first + _AT_A_TIME]]
        heading = _line(say("Mistakes"), "head") if first == 0 else ""
        yield heading + _table([head, *rows], (13, 18, 35, 13, 21))


def _mistake(wrong: ExamWrong) -> tuple[str, ...]:
    what = f"{say_phrase(_named(SEVERITIES, wrong.severity))}: {wrong.title}"
    if wrong.overridden:
        what += f"\n{wrong.overridden}"
    return (wrong.task, wrong.where, what, wrong.difference, wrong.rule)


def _signatures(signed: tuple[Signed, ...]) -> Iterator[str]:
    for each in signed:
        yield _line(say_phrase(_named(_ROLES, each.role)), "head") + _pairs(
            [
                (say("Signed by"), each.name),
                (say("At"), moment(each.at_ms)),
                (say("Outcome"), say_phrase(_named(_OUTCOMES, each.outcome))),
                (say("Comment"), each.comment),
                (say("Head signed"), each.head),
            ]
        )


def _second(second: SecondMarks) -> str:
    heading = say("Marked blind by {name}, {at}", name=second.name, at=moment(second.at_ms))
    return _line(heading, "head") + _pairs(list(second.marks))


def _places_to_sign(record: ExamRecord) -> Iterator[str]:
    """Lines for ink; the school may want both."""
    blank = "_" * 34
    rows = [(blank, blank), (say("Examiner, date"), say("Trainee, date"))]
    yield _line(" ") + _table(rows, (50, 50), bare=True)


def _vouching(record: ExamRecord) -> str:
    return (
        _line(say("Head hash"), "head")
        + _line(record.head)
        + _line(
            say(
                "The head is the hash of the exam's last event. It vouches for every event "
                "before it. `trainer verify` finds it while nothing is changed."
            ),
            "small",
        )
        + _line(say("Written by Dealer School {version}", version=record.program), "small")
    )


def moment(ms: int | None) -> str:
    """A time by the clock on the wall, with its zone; nothing where there is none."""
    return "" if ms is None else zoned(ms)


def _named(words: Mapping[str, Phrase], name: str) -> Phrase:
    return words.get(name, Phrase(name.replace("{", "{{").replace("}", "}}")))


def _with(text: str, beside: str) -> str:
    return f"{text} ({beside})" if beside else text


def _pairs(pairs: list[tuple[str, str]]) -> str:
    return _table([pair for pair in pairs if pair[1]], (24, 76), head=False)


def _line(text: str, kind: str = "") -> str:
    return line(visible(text), kind)


def _table(
    rows: Sequence[Sequence[str]], widths: Sequence[int], *, head: bool = True, bare: bool = False
) -> str:
    made = table([[visible(cell) for cell in row] for row in rows], widths, head=head and not bare)
    return made.replace('border="1"', 'border="0"') if bare else made
