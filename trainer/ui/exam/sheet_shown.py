"""A result sheet in words and figures, for the page and for paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from trainer.drills.exam.areas import ExamArea
from trainer.game.money import Money
from trainer.marking.wager_handling import Done
from trainer.marking.words import of_the_trainee, paragraph
from trainer.records.exam import SCHOOL_AWAY, SIGN_IN_ENDED, Break, ExamOutcome
from trainer.school.debrief.phrases import SIGNS
from trainer.school.exam.grading import AreaMark, Unexamined
from trainer.school.exam.mistakes import ExamMistake, Exposed
from trainer.school.exam.sheet import ExamSheet, areas_words, outcome_words
from trainer.school.exam.signing import FIRST, VOIDED, Signing, differences
from trainer.school.exam.wrong_rules import WrongRule
from trainer.school.exam_remedies import ExamRemedy
from trainer.school.one_question.item import cards_with_suits
from trainer.school.words.date_words import in_ms, moment, zoned
from trainer.school.words.figure_words import clock, pace_words
from trainer.wording import say, say_count, say_figure, say_list

# The least difference from the school's clock that is told: the end may be delivered a little
# later.
TOLD_FROM_MS = 10 * 60 * 1000


class SheetShown(Struct, frozen=True):
    """The sheet of one sitting.

    ``name`` is the trainee's, empty on their own page; ``signing`` is there for a person who may
    sign. ``remedies`` can be practised, or assigned, because of it. ``overridden`` are marks that a
    supervisor changed, in words, by round and number.
    """

    sheet: ExamSheet
    name: str = ""
    signing: Signing | None = None
    may_sign: bool = False
    why_not: str = ""
    remedies: tuple[ExamRemedy, ...] = ()
    overridden: Mapping[tuple[str, int], str] = {}

    def overrides_of(self, mistake: ExamMistake) -> Iterator[str]:
        """What a supervisor made of that mistake later, and why; nothing if it stands."""
        at = mistake.attempt or "", mistake.number
        if at in self.overridden:
            yield self.overridden[at]

    @property
    def is_signed(self) -> bool:
        """True if an examiner has signed it."""
        return self.signing is not None and bool(self.signing.signatures)

    @property
    def is_voided(self) -> bool:
        """True if it does not count, whoever signed it before."""
        return self.signing is not None and self.signing.sitting.state == VOIDED

    @property
    def across(self) -> str:
        """The pale words across it; empty if it counts and is signed."""
        if self.is_voided:
            return say("voided")
        return "" if self.is_signed else say("not signed")


NAMED = 2
"""The number of areas in the headline."""


def headline(sheet: ExamSheet) -> str:
    """``Failed: Ties, Folded hands``; the table names those of more areas."""
    words, areas = outcome_words(sheet.result), areas_words(sheet.result)
    if len(areas) > NAMED:
        areas = (say_count("{count} area", "{count} areas", count=len(areas)),)
    rules = len(sheet.grade.wrong_rules)
    if rules and sheet.result.outcome.value == "failed":
        areas = (say_count("{count} wrong rule", "{count} wrong rules", count=rules), *areas)
    if not areas:
        return words
    return say("{outcome}: {areas}", outcome=words, areas=say_list(areas, ""))


def reason_line(sheet: ExamSheet) -> str:
    """``2 errors, 3 allowed. One rule was wrong every time that it counted.``"""
    rule, rules = sheet.grade.blueprint.passing, len(sheet.grade.wrong_rules)
    words = say_count(
        "{count} error, {most} allowed.",
        "{count} errors, {most} allowed.",
        count=sheet.result.errors,
        most=rule.errors,
    )
    starred = sheet.result.starred or 0
    if sheet.result.errors <= rule.errors and starred > rule.critical:
        words = say_count(
            "{count} starred error, {most} allowed.",
            "{count} starred errors, {most} allowed.",
            count=starred,
            most=rule.critical,
        )
    if not rules:
        return words
    wrong = say_count(
        "{count} rule was wrong every time.", "{count} rules were wrong every time.", count=rules
    )
    return f"{words} {wrong}"


def wrong_rule_head(rule: WrongRule) -> str:
    """``■ A full house is paid as three of a kind · 2 of 2 times``."""
    return f"{SIGNS['critical']} {rule.belief} · {wrong_rule_times(rule)}"


def wrong_rule_times(rule: WrongRule) -> str:
    """``2 of 2 times``."""
    return say("{times} of {of} times", times=rule.times, of=rule.times)


def wrong_rule_cells(each: Exposed, sheet: ExamSheet) -> tuple[str, str, str, str]:
    """One place at which it was broken: where, the wager, what was due and what was done."""
    seat, wager = each.exposure.cell
    return (
        say("Round {number}, {place}", number=each.round_, place=sheet.place.numbered(seat)),
        sheet.spots[wager],
        say("Due: {what}", what=_done_words(each.exposure.due, sheet)),
        say("Done: {what}", what=_done_words(each.exposure.done, sheet)),
    )


def wrong_rule_lines(rule: WrongRule, sheet: ExamSheet) -> Iterator[str]:
    """The lines about a wrong rule: the right one, and the places at which it was broken."""
    yield rule.truth
    for each in rule.shown:
        due, done = each.exposure.due, each.exposure.done
        seat, wager = each.exposure.cell
        yield say(
            "Round {number}, {place}, {wager}: {cards}; the dealer: {dealer}. Due: {due}. "
            "Done: {done}.",
            number=each.round_,
            place=sheet.place.numbered(seat),
            wager=sheet.spots[wager],
            cards=cards_with_suits(each.cards),
            dealer=cards_with_suits(each.dealer),
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
    return _under(shown.name, shown.sheet)


def beneath_title(shown: SheetShown) -> str:
    """The line under a title that is the trainee's name, if it is known."""
    return _under(shown.sheet.title if shown.name else "", shown.sheet)


def _under(first: str, sheet: ExamSheet) -> str:
    house = say("{house}, edition {edition}", house=sheet.house_title, edition=sheet.edition)
    ended = zoned(in_ms(sheet.ended))
    return " · ".join(part for part in (first, house, ended) if part)


class SheetFigure(Struct, frozen=True):
    """A figure of the sheet: its name for programs, its title, its value and what it is out of."""

    name: str
    title: str
    value: str
    note: str = ""

    @property
    def text(self) -> str:
        return f"{self.value} ({self.note})" if self.note else self.value


def figures(sheet: ExamSheet) -> Iterator[SheetFigure]:
    result, grade = sheet.result, sheet.grade
    rule = grade.blueprint.passing
    # Not "of": errors of order are no decisions, and may be more.
    allowed = say("{most} allowed, decisions: {all}", all=result.decisions, most=rule.errors)
    yield SheetFigure("errors", say("Errors"), str(result.errors), allowed)
    allowed = say("of {all}, {most} allowed", all=grade.stars, most=rule.critical)
    yield SheetFigure("starred", say("Starred errors"), str(grade.starred), allowed)
    yield SheetFigure("players", say("Players short"), money(sheet, grade.players_short))
    yield SheetFigure("house", say("House short"), money(sheet, grade.house_short))
    yield SheetFigure("time", say("Time"), clock(result.elapsed_ms))
    yield SheetFigure("pace", say("Pace"), pace_words(grade.hands_per_hour))


def money(sheet: ExamSheet, amount: Money) -> str:
    return f"{sheet.currency}{say_figure(amount.grouped)}"


def area_cells(mark: AreaMark, sheet: ExamSheet) -> tuple[str, ...]:
    """One area: its name, decisions, errors, starred decisions and errors on these. The one that
    failed the exam is marked."""
    failed = "▲ " if mark.area.value in sheet.result.failed_areas else ""
    decisions = "–" if mark.area is ExamArea.CONDUCT else str(mark.decisions)
    sign = f"{SIGNS['critical']} " if mark.critical else ""
    return (
        f"{failed}{mark.area.words}",
        decisions,
        f"{sign}{mark.errors}",
        str(mark.stars) if mark.stars else "–",
        str(mark.starred) if mark.stars else "–",
    )


def mistake_head(mistake: ExamMistake) -> str:
    """``■ ★ Round 3 · Seat 5, Ante, $10 · Paid too little``."""
    star = "★" if mistake.starred else ""
    signs = " ".join(part for part in (SIGNS[mistake.severity.value], star) if part)
    words = " · ".join(part for part in (mistake.task, mistake.where, mistake.title) if part)
    return f"{signs} {words}"


def mistake_line(mistake: ExamMistake) -> str:
    """The line of a mistake: the due act, the done one, and the money between them."""
    words = say("Due: {due}. Done: {done}.", due=mistake.due, done=mistake.done)
    return paragraph(words, mistake.money_text) if mistake.money else words


def mistake_rule(shown: SheetShown, mistake: ExamMistake) -> str:
    """The reason, in words for the reader of the sheet, and the rule."""
    why = mistake.why if shown.signing is None else of_the_trainee(mistake.why)
    rule = mistake.rule
    if mistake.is_reading and rule != say("School's reading"):
        rule = say("{rule}, as the school reads it", rule=rule)
    return say("{why} ({rule})", why=why, rule=rule)


def remarks(sheet: ExamSheet) -> Iterator[str]:
    """The other remarks: another station, minors that add up, breaks, rules corrected since."""
    grade = sheet.grade
    yield from (each.words for each in sheet.unlike)
    if sheet.alone:
        yield say("Sat without a server: its tasks were released by the supervisor's PIN.")
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
    if sheet.longer_ms >= TOLD_FROM_MS and not sheet.alone:
        yield say(
            "It took {more} longer by the school's clock than by the station's.",
            more=clock(sheet.longer_ms),
        )
    too = [each.words for each in Unexamined if each not in grade.not_examined]
    if too:
        yield say("Examined too: {areas}.", areas=say_list(too, ""))
    left_out = say_list([each.words for each in grade.not_examined], "")
    yield say("Not examined: {areas}.", areas=left_out)
    if sheet.derived_anew:
        yield say(
            'An older program gave "{told}". It is marked again by today\'s exam rules.',
            told=outcome_words(sheet.told),
        )
    if sheet.re_marked:
        yield say(
            "A rule was corrected since. By today's rules: errors {errors}, critical {critical}. "
            "The result stays as given.",
            errors=grade.errors,
            critical=grade.critical,
        )


def _break_words(each: Break) -> str:
    until = moment(each.until_ms) if each.until_ms is not None else say("the end")
    if each.note == SIGN_IN_ENDED:
        return say(
            "Signed out by the school from {since} to {until}. The clock was stopped.",
            since=moment(each.since_ms),
            until=until,
        )
    if each.note == SCHOOL_AWAY:
        return say(
            "The school did not answer from {since} to {until}. The clock was stopped.",
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
    """The title of a task of a blind mark: ``round 3`` is Round 3."""
    kind, number = name.split()
    if kind == "round":
        return say("Round {number}", number=number)
    return say("Irregularity {number}", number=number)


def sign_words(sheet: ExamSheet) -> str:
    """The words of the signing button name the outcome: ``Sign as failed``."""
    match sheet.result.outcome:
        case ExamOutcome.PASSED:
            return say("Sign as passed")
        case ExamOutcome.FAILED:
            return say("Sign as failed")
        case ExamOutcome.DISCONTINUED:
            return say("Sign as discontinued")


def signed_words(shown: SheetShown) -> str:
    """``Signed by K. Lindqvist, 16 Nov 2026, 18:45``, ``Not signed``, or ``Voided``."""
    if shown.is_voided:
        return say("Voided")
    if shown.signing is None or not shown.signing.signatures:
        return say("Not signed")
    last = max(shown.signing.signatures, key=lambda each: each.at_ms)
    name = shown.signing.names.get(last.by) or say("Erased")
    return say("Signed by {name}, {when}", name=name, when=moment(last.at_ms))


def basis_lines(shown: SheetShown) -> Iterator[tuple[str, str]]:
    """The grounds of the marks: how the tasks came, by which rules, and the trainee's records."""
    sheet = shown.sheet
    alone = say("Released by the supervisor's PIN, without a server")
    yield say("Tasks"), alone if sheet.alone else say("Given one by one by the school")
    yield say("Rules"), say("Edition {edition}", edition=sheet.edition)
    if shown.signing is not None and shown.signing.head:
        yield say("Records"), say("Complete up to {head}", head=shown.signing.head[:12])


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
    """By whom, when and why it was marked again; the marks before and after."""
    for each in shown.signing.re_marked if shown.signing is not None else ():
        assert shown.signing is not None
        name = shown.signing.names.get(each.by) or say("Erased")
        yield each.words(name, moment(each.at_ms))


def difference_lines(shown: SheetShown) -> Iterator[str]:
    """The differences found by examiners who marked blind."""
    for blind in shown.signing.blind if shown.signing is not None else ():
        assert shown.signing is not None
        name = shown.signing.names.get(blind.by) or say("Erased")
        apart = tuple(differences(shown.sheet.grade, blind))
        if not apart:
            yield say("{name} marked it blind with the same result.", name=name)
        for each in apart:
            yield say(
                "{name}, {task}: errors {theirs}, critical {theirs_critical}. The program: errors "
                "{ours}, critical {ours_critical}.",
                name=name,
                task=task_title(each.task),
                theirs=each.examiner.errors,
                theirs_critical=each.examiner.critical,
                ours=each.program.errors,
                ours_critical=each.program.critical,
            )
