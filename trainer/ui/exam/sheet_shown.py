"""A result sheet in words and figures, for the page and for paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.drills.exam.areas import ExamArea
from trainer.game.money import Money
from trainer.marking.wager_handling import Done
from trainer.records.exam import SCHOOL_AWAY, Break
from trainer.school.exam.grading import AreaMark, Grade
from trainer.school.exam.mistakes import ExamMistake
from trainer.school.exam.remedies import ExamRemedy
from trainer.school.exam.sheet import ExamSheet, areas_words, outcome_words
from trainer.school.exam.signing import FIRST, Signing, differences
from trainer.school.exam.wrong_rules import WrongRule
from trainer.school.moments import in_ms, moment, zoned
from trainer.ui.round_clock import clock, pace_words
from trainer.wording import say, say_count, say_figure, say_list

MARKS = {"critical": "■", "serious": "▲", "minor": "○", "advice": "◇"}


@dataclass(frozen=True, slots=True)
class SheetShown:
    """The sheet of one sitting. ``name`` is the trainee's, empty on his own page; ``signing`` is
    there for who may sign. ``remedies`` are what can be practised, or assigned, because of it."""

    sheet: ExamSheet
    name: str = ""
    signing: Signing | None = None
    may_sign: bool = False
    why_not: str = ""
    remedies: tuple[ExamRemedy, ...] = ()

    @property
    def is_signed(self) -> bool:
        """True if an examiner's name stands on it."""
        return self.signing is not None and bool(self.signing.signatures)


def headline(sheet: ExamSheet) -> str:
    """``Failed: Ties, Folded hands``."""
    words, areas = outcome_words(sheet.result), areas_words(sheet.result)
    rules = len(sheet.grade.wrong_rules)
    if rules and sheet.result.outcome.value == "failed":
        areas = (say_count("{count} wrong rule", "{count} wrong rules", count=rules), *areas)
    if not areas:
        return words
    return say("{outcome}: {areas}", outcome=words, areas=say_list(areas, ""))


def wrong_rule_head(rule: WrongRule) -> str:
    """``■ A full house is paid as three of a kind · 2 of 2 times``."""
    times = say("{times} of {of} times", times=rule.times, of=rule.times)
    return f"{MARKS['critical']} {rule.belief} · {times}"


def wrong_rule_lines(rule: WrongRule, sheet: ExamSheet) -> Iterator[str]:
    """The lines about a wrong rule: the right one, and the places at which it was broken."""
    yield rule.truth
    for each in rule.shown:
        due, done = each.exposure.due, each.exposure.done
        seat, wager = each.exposure.cell
        yield say(
            "Round {number}, seat {seat}, {wager}. Due: {due}. Done: {done}.",
            number=each.round_,
            seat=seat,
            wager=wager.words,
            due=_done_words(due, sheet),
            done=_done_words(done, sheet),
        )


def _done_words(done: Done, sheet: ExamSheet) -> str:
    paid = money(sheet, done.paid)
    if done.taken and done.paid:
        return say("taken, and {amount} paid", amount=paid)
    if done.taken:
        return say("taken")
    return paid if done.paid else say("left alone")


def under_title(shown: SheetShown) -> str:
    """``Ines Moreau · MBS, edition 1 · 16 Nov 2026, 18:45 (UTC+8)``."""
    sheet = shown.sheet
    house = say("{house}, edition {edition}", house=sheet.house_title, edition=sheet.edition)
    ended = zoned(in_ms(sheet.ended))
    return " · ".join(part for part in (shown.name, house, ended) if part)


def figures(sheet: ExamSheet) -> Iterator[tuple[str, str, str]]:
    """The row of figures: each with its name for programs, its title, its value."""
    told, grade = sheet.result, sheet.grade
    most = grade.blueprint.passing.errors
    yield "errors", say("Errors"), say("{errors} ({most} allowed)", errors=told.errors, most=most)
    yield "decisions", say("Decisions"), str(told.decisions)
    yield "critical", say("Critical"), str(told.critical)
    yield "starred", say("Starred errors"), _starred(grade)
    yield "players", say("Players short"), money(sheet, grade.players_short)
    yield "house", say("House short"), money(sheet, grade.house_short)
    yield "time", say("Time"), clock(told.elapsed_ms)
    yield "pace", say("Pace"), pace_words(grade.hands_per_hour)


def _starred(grade: Grade) -> str:
    blueprint = grade.blueprint
    return say(
        "{errors} of {starred} ({most} allowed)",
        errors=grade.starred,
        starred=blueprint.starred,
        most=blueprint.passing.critical,
    )


def money(sheet: ExamSheet, amount: Money) -> str:
    return f"{sheet.currency}{say_figure(amount.grouped)}"


def area_cells(mark: AreaMark, sheet: ExamSheet) -> tuple[str, ...]:
    """One area: its name, decisions, errors, critical ones among them, starred decisions and errors
    on these, what was not reached. What failed the exam is marked."""
    failed = "▲ " if mark.area.value in sheet.result.failed_areas else ""
    decisions = "–" if mark.area is ExamArea.CONDUCT else str(mark.decisions)
    return (
        f"{failed}{mark.area.words}",
        decisions,
        str(mark.errors),
        str(mark.critical),
        str(mark.stars) if mark.stars else "–",
        str(mark.starred) if mark.stars else "–",
        str(mark.not_reached) if mark.not_reached else "–",
    )


def mistake_head(mistake: ExamMistake) -> str:
    """``■ ★ Round 3 · Seat 5, Ante, $10 · Paid too little``."""
    star = "★" if mistake.starred else ""
    signs = " ".join(part for part in (MARKS[mistake.severity.value], star) if part)
    words = " · ".join(part for part in (mistake.task, mistake.where, mistake.title) if part)
    return f"{signs} {words}"


def mistake_line(mistake: ExamMistake) -> str:
    """The line of a mistake: the due act, the done one, and the money between them."""
    told = say("Due: {due}. Done: {done}.", due=mistake.due, done=mistake.done)
    return f"{told} {mistake.money_text}" if mistake.money else told


def mistake_rule(mistake: ExamMistake) -> str:
    """Why, and by which rule."""
    rule = mistake.rule
    if mistake.is_reading:
        rule = say("{rule}, as the school reads it", rule=rule)
    return f"{mistake.why} ({rule})"


def remarks(sheet: ExamSheet) -> Iterator[str]:
    """The other remarks: a sitting other than it was opened, minors that add up, breaks, rules
    corrected since."""
    grade = sheet.grade
    yield from (each.words for each in sheet.unlike)
    if sheet.alone:
        yield say("Sat without a server: its tasks were released by the supervisor’s PIN.")
    for minor in grade.same_minors:
        yield say(
            "{title}: {times} times, which counts as one error.",
            title=minor.title,
            times=minor.times,
        )
    if grade.not_reached:
        yield say_count(
            "{count} decision was not reached in time and counts as an error.",
            "{count} decisions were not reached in time and count as errors.",
            count=grade.not_reached,
        )
    yield from map(_break_words, sheet.breaks)
    left_out = say_list([each.words for each in grade.not_examined], "")
    yield say("Not examined: {areas}.", areas=left_out)
    if sheet.derived_anew:
        yield say(
            "An older program told it as “{told}”. It is marked again by today’s rules of exams.",
            told=outcome_words(sheet.told),
        )
    if sheet.re_marked:
        yield say(
            "A rule was corrected since: today’s rules find {errors} errors, {critical} of them "
            "critical. The result is what was told then.",
            errors=grade.errors,
            critical=grade.critical,
        )


def _break_words(each: Break) -> str:
    until = moment(each.until_ms) if each.until_ms is not None else "–"
    if each.note == SCHOOL_AWAY:
        return say(
            "The school did not answer from {since} to {until}; the clock stood still.",
            since=moment(each.since_ms),
            until=until,
        )
    if each.note:
        return say(
            "Left from {since} to {until}: {note}",
            since=moment(each.since_ms),
            until=until,
            note=each.note,
        )
    return say(
        "Interrupted without a note from {since} to {until}.",
        since=moment(each.since_ms),
        until=until,
    )


def task_title(name: str) -> str:
    """A task of a blind mark as people call it: ``round 3`` is Round 3."""
    kind, number = name.split()
    if kind == "round":
        return say("Round {number}", number=number)
    return say("Irregularity {number}", number=number)


def signature_lines(shown: SheetShown) -> Iterator[str]:
    """The signatures: each with its author, time and comment."""
    if shown.signing is None:
        return
    last = max((each.at_ms for each in shown.signing.re_marked), default=0)
    for each in shown.signing.signatures:
        name = shown.signing.names.get(each.by) or say("Erased")
        role = say("Examiner") if each.role == FIRST else say("Second examiner")
        line = say("{role}: {name}, {when}", role=role, name=name, when=moment(each.at_ms))
        if each.at_ms < last:
            line += " " + say("(signed before it was marked again)")
        yield f"{line}\n{each.comment}" if each.comment else line


def re_marked_lines(shown: SheetShown) -> Iterator[str]:
    """By whom, when and why it was marked again; what it was, and is."""
    for each in shown.signing.re_marked if shown.signing is not None else ():
        assert shown.signing is not None
        name = shown.signing.names.get(each.by) or say("Erased")
        yield each.words(name, moment(each.at_ms))


def difference_lines(shown: SheetShown) -> Iterator[str]:
    """The differences found by second examiners who marked blind."""
    for blind in shown.signing.blind if shown.signing is not None else ():
        assert shown.signing is not None
        name = shown.signing.names.get(blind.by) or say("Erased")
        apart = tuple(differences(shown.sheet.grade, blind))
        if not apart:
            yield say("{name} marked it blind and finds the same.", name=name)
        for each in apart:
            yield say(
                "{name}, {task}: {theirs} errors, {theirs_critical} critical; the program: {ours}, "
                "{ours_critical}.",
                name=name,
                task=task_title(each.task),
                theirs=each.examiner.errors,
                theirs_critical=each.examiner.critical,
                ours=each.program.errors,
                ours_critical=each.program.critical,
            )
