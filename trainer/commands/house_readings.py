"""``trainer house HOUSE --readings``: what a document leaves open, and the choice."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from getpass import getuser
from textwrap import fill

from trainer import settings
from trainer.commands.lines import Plain
from trainer.commands.school_desk import at_desk
from trainer.commands.text import columns
from trainer.commands.words import misused
from trainer.dealing.house import House
from trainer.game.wagers import Wager
from trainer.library.chosen_houses import HouseChoices, chosen
from trainer.library.edition import unusable
from trainer.library.houses import HouseShelf
from trainer.library.readings_file import ReadingQuestion
from trainer.marking.words import at_seat, spot
from trainer.school.house_book.answer_effects import AnswerEffect, AnswerEffects, ResultChanged
from trainer.school.house_book.reading_choices import Chooser, choose
from trainer.school.station.joined import read_joined
from trainer.school.words.figure_words import exact_per_cent
from trainer.wording import speaking_of

WIDTH = 100


def add_choosing(parser: argparse.ArgumentParser) -> None:
    """The options --choose, its reason, and the account."""
    parser.add_argument(
        "--choose",
        metavar="READING=ANSWER",
        help="take that answer: the house is dealt and marked by it from now on",
    )
    parser.add_argument("--why", metavar="TEXT", help="the reason, kept with the choice")
    parser.add_argument(
        "--as",
        dest="login",
        metavar="LOGIN",
        help="a supervisor's sign-in name, where this machine belongs to a school",
    )


def take(args: argparse.Namespace, shelf: HouseShelf) -> str:
    """Take the answer; one line about the result. Raises InputError."""
    pick, own = _picked("--choose", args.choose), shelf.own(args.house)
    with _chooser(args) as chooser:
        at = choose(settings.home(), own, pick, chooser, args.why or "")
    return f"{args.house} is dealt and marked by edition {at.edition} from now on"


def read_by(shelf: HouseShelf, house: str, written: str) -> House:
    """The house by that answer and those in force. Raises InputError."""
    at, (reading, answer) = _chosen(shelf, house), _picked("--reading", written)
    answers = {**at.answers, reading: answer}
    problem = unusable(at.base, answers)
    if problem:
        raise misused(f"--reading {written}: {problem}")
    return at.base.under(answers).house


def _picked(option: str, written: str) -> tuple[str, str]:
    reading, _, answer = map(str.strip, written.partition("="))
    if not reading or not answer:
        raise misused(f"write {option} READING=ANSWER, as `trainer house --readings` names them")
    return reading, answer


@contextmanager
def _chooser(args: argparse.Namespace) -> Iterator[Chooser]:
    """The chooser: the machine's owner, or at a school a person who signs in."""
    now = datetime.now(UTC)
    if read_joined(settings.home()) is None:
        if args.login:
            raise misused("this machine belongs to no school; leave --as out")
        yield Chooser(getuser(), None, now, at_school=False)
        return
    if not args.login:
        raise misused("this machine belongs to a school; say who you are with --as LOGIN")
    with at_desk(args.login) as desk:
        yield Chooser(desk.account.name, desk.account, now, at_school=True, registry=desk.registry)


# ------------------------------------------------------------------- printed


def readings_text(shelf: HouseShelf, house: str) -> str:
    """Every question with its answers, and the changes of each."""
    at = _chosen(shelf, house)
    weighing = AnswerEffects(at)
    parts = [f"{house}, edition {at.edition}: {len(at.base.readings.questions)} readings"]
    with speaking_of(weighing.in_force.house.rules.spoken):
        for question in at.base.readings:
            weighed = weighing.weigh(question)
            parts.append("\n".join(_question(weighing, at, question, weighed)))
    return "\n\n".join(parts)


def _question(
    weighing: AnswerEffects,
    at: HouseChoices,
    question: ReadingQuestion,
    weighed: tuple[AnswerEffect, ...],
) -> Iterator[str]:
    yield f"{question.id}: {question.words}"
    for said in question.document:
        yield _filled(f"{said.clause}: {said.words}", 2)
    now = next(each for each in weighed if each.in_force)
    for each in weighed:
        yield from _answer(weighing, each, now)
    choice = at.in_force.get(question.id)
    if choice is not None:
        yield _filled(f"chosen by {choice.by}, {choice.at}: {choice.why}", 2)


def _answer(weighing: AnswerEffects, each: AnswerEffect, now: AnswerEffect) -> Iterator[str]:
    sign = "*" if each.in_force else " "
    yield _filled(f"{sign} {each.answer.id}: {each.answer.words}. {each.answer.because}", 2)
    if each.in_force:
        return
    rules = weighing.in_force.house.rules
    for wager, edge in each.edges.items():
        if edge != now.edges.get(wager):
            was, is_ = exact_per_cent(now.edges.get(wager)), exact_per_cent(edge)
            with_play = f" and {spot(rules, Wager.PLAY)}" if wager is Wager.ANTE else ""
            yield _filled(f"edge of {spot(rules, wager)}{with_play}: {was} -> {is_}", 8)
    yield _filled(f"{each.rounds} of {each.of} worked rounds come out otherwise", 8)
    rows = [
        (moved.title, _where(weighing, moved), f"{moved.was} -> {moved.now}")
        for moved in each.moved
    ]
    yield from (f"          {line}".rstrip() for line in columns(rows))


def _where(weighing: AnswerEffects, moved: ResultChanged) -> str:
    if moved.seat is None or moved.wager is None:
        return ""
    rules = weighing.in_force.house.rules
    return f"{at_seat(rules, moved.seat)}, {spot(rules, moved.wager)}"


def _filled(text: str, indent: int) -> str:
    return fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 6))


def readings_plain(shelf: HouseShelf, house: str) -> Plain:
    """The same for programs."""
    at = _chosen(shelf, house)
    weighing = AnswerEffects(at)
    return {
        "house": house,
        "edition": at.edition,
        "readings": [_plain(at, each, weighing.weigh(each)) for each in at.base.readings],
    }


def _plain(at: HouseChoices, question: ReadingQuestion, weighed: tuple[AnswerEffect, ...]) -> Plain:
    choice = at.in_force.get(question.id)
    return {
        "reading": question.id,
        "group": question.group.value,
        "question": question.asks,
        "document": [{"clause": each.clause, "says": each.says} for each in question.document],
        "taken": question.taken,
        "in_force": at.answer(question).id,
        "chosen": None if choice is None else {"by": choice.by, "at": choice.at, "why": choice.why},
        "answers": [_answer_plain(each) for each in weighed],
    }


def _answer_plain(each: AnswerEffect) -> Plain:
    return {
        "answer": each.answer.id,
        "says": each.answer.says,
        "why": each.answer.why,
        "in_force": each.in_force,
        "edges": {
            wager.value: None if edge is None else str(edge) for wager, edge in each.edges.items()
        },
        "changes": {
            "wagers": [wager.value for wager in each.wagers],
            "rounds": each.rounds,
            "of": each.of,
            "moved": [
                {
                    "case": moved.title,
                    "seat": moved.seat,
                    "wager": None if moved.wager is None else moved.wager.value,
                    "was": moved.was,
                    "now": moved.now,
                }
                for moved in each.moved
            ],
        },
    }


def _chosen(shelf: HouseShelf, house: str) -> HouseChoices:
    return chosen(settings.home(), *shelf.own(house))
