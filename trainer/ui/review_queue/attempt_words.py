"""An opened attempt in words: its figures now and then, its rules, its remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from msgspec import structs

from trainer.game.money import Money
from trainer.marking.words import capital
from trainer.records.registry.said import Remedial
from trainer.school.practice import Practice
from trainer.school.remark import BACK, Remark, in_force, mark_words
from trainer.school.review.assignments import remedial_words
from trainer.school.review.remedials_page import remedial_state
from trainer.school.review.reviews import Opened, RulesTold, as_marked
from trainer.school.words.date_words import at, lately_at, moment
from trainer.school.words.figure_words import clock, pace_words
from trainer.ui.debrief.header import money
from trainer.ui.review_queue.forms import OF_ANSWERS, OF_MISTAKES, OF_RESULTS
from trainer.ui.review_queue.snapshot import OpenedShown, RemedialShown, RulesShown, passed_words
from trainer.wording import say, say_count


def attempt_shown(
    opened: Opened, practice: Practice, now: datetime, place: tuple[int, int] | None
) -> OpenedShown:
    marked, debrief = opened.marked, opened.debrief
    about = _about(opened)
    names = dict(about)
    said = tuple(
        (each if each.who else structs.replace(each, who=marked.name)) for each in opened.remarks
    )
    if debrief is not None:
        debrief = replace(debrief, remarks=said if opened.as_marked_then else ())
    return OpenedShown(
        attempt=opened.attempt_id,
        title=_title(opened),
        under=_under(opened, practice, now),
        figures=_figures(opened, practice),
        rules=_rules(opened),
        about=about,
        said=tuple((each, names.get(each.number, "") if each.number else "") for each in said),
        remedials=tuple(remedial_shown(each, practice, now) for each in opened.remedials),
        debrief=debrief,
        delivered=() if opened.as_marked_then else _delivered(opened, practice),
        answers=opened.quick,
        place=place,
        exam=marked.exam or "",
    )


def _title(opened: Opened) -> str:
    name = opened.marked.name or say("Erased")
    if opened.debrief is None:
        return name
    return say("{name}, round {number}", name=name, number=opened.debrief.number)


def _under(opened: Opened, practice: Practice, now: datetime) -> str:
    shelf, marked = practice.curriculum.shelf, opened.marked
    return say(
        "{house}, {drill}, {when}",
        house=" + ".join(map(shelf.title_of, marked.house.split("+"))),
        drill=practice.quick.title(marked.drill),
        when=lately_at(at(marked.at_ms), now),
    )


def _about(opened: Opened) -> tuple[tuple[int, str], ...]:
    """The choices of subject: the whole, and each mistake or answer as it was delivered."""
    if opened.quick is not None:
        items = opened.quick.items
        numbers = [
            (each.marked.number, say("Question {number}", number=each.marked.number))
            for each in items
        ]
        return ((0, say("The whole sitting")), *numbers)
    debrief = opened.debrief
    if debrief is not None and opened.as_marked_then:  # in the reader's language
        mistakes = [(each.number, each.title, each.where) for each in debrief.mistakes]
    else:
        mistakes = [(each.number, each.title, each.where_) for each in opened.mistakes]
    return ((0, say("The whole round")), *((each[0], _mistake(*each)) for each in mistakes))


def _mistake(number: int, title: str, where: str) -> str:
    return say("{number}. {mistake}, {where}", number=number, mistake=title, where=where)


# --------------------------------------------------------------------------------------- figures


def _figures(opened: Opened, practice: Practice) -> tuple[tuple[str, str, str], ...]:
    """The figures that count, with those that were marked if they differ."""
    marked, debrief = opened.marked, opened.debrief
    if debrief is not None and debrief.untouched and not marked.lines:
        nothing = ("outcome", say("Outcome"), say("Nothing done"))
        return nothing, ("time", say("Time"), clock(debrief.elapsed_ms))
    right = say("{some} of {all}", some=marked.right_now, all=marked.lines)
    if marked.right_now != marked.right:
        right = say("{told}, marked {then}", told=right, then=marked.right)
    figures = [("right", say("Right"), right)]
    if opened.quick is None or marked.passed_now is None:
        figures.insert(0, ("outcome", say("Outcome"), _outcome(opened)))
    if debrief is None:
        return tuple(figures)
    for name, words, then, now in (
        ("players_short", say("Players short"), marked.players_short_cents,
         marked.players_short_now_cents),
        ("house_short", say("House short"), marked.house_short_cents,
         marked.house_short_now_cents),
    ):  # fmt: skip
        figures.append((name, words, _money(debrief.currency, then, now)))
    took = clock(debrief.elapsed_ms)
    if opened.undone:
        undone = say_count("{count} undone", "{count} undone", count=opened.undone)
        took = say("{time}, {undone}", time=took, undone=undone)
    figures.append(("time", say("Time"), took))
    figures.append(("pace", say("Pace"), pace_words(debrief.hands_per_hour)))
    return tuple(figures)


def _money(currency: str, then: int, now: int) -> str:
    words = money(currency, Money(now))
    if then == now:
        return words
    return say("{told}, marked {then}", told=words, then=money(currency, Money(then)))


def _outcome(opened: Opened) -> str:
    marked = opened.marked
    then = passed_words(passed=marked.passed)
    if marked.passed_now is None and opened.quick is not None:
        return say("Void")
    if marked.passed_now is None:
        return say("{told}, marked {then}", told=say("Void"), then=then.lower())
    if marked.passed_now == marked.passed:
        return then
    now = passed_words(passed=marked.passed_now)
    return say("{told}, marked {then}", told=now, then=then.lower())


# ----------------------------------------------------------------------------------------- rules


def _rules(opened: Opened) -> RulesShown:
    """The rules that marked it, and their differences from today's."""
    rules = opened.rules
    worked = _edition(rules.edition, rules.fingerprint)
    sentences = [say("Worked and marked under {edition}.", edition=worked)]
    if rules.program:
        sentences.append(say("Program {version}.", version=rules.program))
    if rules.same:
        return RulesShown(say("Marked by today's rules"), tuple(sentences), differ=False)
    if not rules.fingerprint_today:
        sentences.append(say("This house is not on this machine."))
        return RulesShown(
            say("Marked by rules that are not installed"), tuple(sentences), differ=True
        )
    sentences.append(_today(rules))
    sentences.append(_differences(opened))
    return RulesShown(say("Marked by older rules"), tuple(sentences), differ=True)


def _today(rules: RulesTold) -> str:
    today = _edition(rules.edition_today, rules.fingerprint_today)
    if rules.fingerprint == rules.fingerprint_today:
        return say("Today the same edition is marked by a corrected program.")
    return say("Today it is {edition}.", edition=today)


def _differences(opened: Opened) -> str:
    """The changes by today's rules."""
    if opened.as_marked_then:
        return say("By today's rules the marks are the same.")
    if opened.debrief is None:
        return say("Today's rules cannot read it.")
    then, today = opened.marked, opened.debrief
    return say(
        "Then {right} of {lines} right, {mistakes}. By today's rules {right_now} of {lines_now}, "
        "{mistakes_now}. What was delivered counts.",
        right=then.right,
        lines=then.lines,
        mistakes=_mistakes(len(opened.mistakes)),
        right_now=today.right,
        lines_now=today.lines,
        mistakes_now=_mistakes(len(today.mistakes)),
    )


def _mistakes(count: int) -> str:
    return say_count("{count} mistake", "{count} mistakes", count=count)


def _edition(edition: str, fingerprint: str) -> str:
    """``edition 3 (4f2a91c0)``."""
    short = " ".join(each[:8] for each in fingerprint.split("+"))
    if not edition:
        return say("an unknown edition")
    return say("edition {edition} ({fingerprint})", edition=edition, fingerprint=short)


def _delivered(opened: Opened, practice: Practice) -> tuple[tuple[str, str], ...]:
    return tuple(
        (
            f"{each.number}. {each.title}",
            say(
                "{where}. {severity}. {rule}",
                where=each.where_,
                severity=capital(mark_words(each.severity)),
                rule=each.rule,
            ),
        )
        for each in opened.mistakes
    )


# ------------------------------------------------------------------------------------- remedials


def remedial_shown(each: Remedial, practice: Practice, now: datetime) -> RemedialShown:
    house = practice.curriculum.shelf.title_of(each.house)
    by = say("{house}. By {who}, {when}", house=house, who=each.by_name, when=moment(each.at_ms))
    state, overdue = remedial_state(each, now)
    return RemedialShown(
        id=each.remedial,
        words=remedial_words(each, practice),
        under=by,
        state=state,
        is_open=each.state == "open",
        wrong=overdue,
    )


def marks_for(opened: Opened, number: int, said: Sequence[Remark]) -> tuple[str, ...]:
    """The values that the mark can get: anything but its present one."""
    now = in_force(tuple(said), number)
    quick = opened.quick is not None
    if number == 0:
        every: tuple[str, ...] = OF_RESULTS[-1:] if quick else OF_RESULTS
    else:
        every = OF_ANSWERS if quick else OF_MISTAKES
    was = as_marked(opened, number)[1]
    left = tuple(each for each in every if each != (now or was))
    return (*(each for each in left if each != was), BACK) if now is not None else left
