"""``trainer quiz``: a quiz on paper, with its answer key, from a seed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from textwrap import wrap

from trainer.commands.qt_libraries import drawing
from trainer.commands.words import DONE, house_named, misused
from trainer.dealing.clause import Clause
from trainer.drills.skills.skill import Area
from trainer.game.cards import Card
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.houses import HouseShelf, load_houses
from trainer.school.curriculum import NothingToDeal, fresh_seed
from trainer.school.one_question.item import with_suits
from trainer.school.questions.printed_quiz import (
    AnswerKey,
    Paper,
    PrintedQuestion,
    as_html,
    printout,
    sure_line,
)
from trainer.school.questions.quiz_blueprint import ITEMS, MOST_ITEMS, QuizBlueprint
from trainer.school.questions.quizzes import Quizzes
from trainer.school.skills.house_skills import book_at
from trainer.wording import say

PDF, HTML, TEXT = ".pdf", ".html", ".txt"
ENDINGS = (PDF, HTML, TEXT)
AREAS = tuple(area.value for area in Area)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: houses and areas, the number of questions, and the file."""
    parser.add_argument(
        "--house",
        action="append",
        metavar="HOUSE",
        required=True,
        help="one house; repeat for more",
    )
    parser.add_argument(
        "--area",
        action="append",
        choices=AREAS,
        default=[],
        metavar="AREA",
        help=f"one area of {', '.join(AREAS)}; repeat for more (default: all)",
    )
    parser.add_argument(
        "--items", type=int, default=ITEMS, metavar="N", help=f"so many questions ({ITEMS})"
    )
    parser.add_argument("--seconds", type=int, metavar="N", help="seconds for each question")
    parser.add_argument("--seed", type=int, metavar="SEED", help="the same seed, the same quiz")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a .pdf, .html or .txt file (default: print the text)",
    )


def run(args: argparse.Namespace) -> int:
    """Write the paper, or print it. Raises InputError if it cannot be made or written."""
    _check(args)
    shelf = load_houses()
    houses = tuple(dict.fromkeys(house_named(shelf, name).id for name in args.house))
    blueprint = QuizBlueprint(houses, tuple(map(Area, args.area)), args.items, args.seconds)
    try:
        paper = quizzes_at(shelf).paper(blueprint, fresh_seed() if args.seed is None else args.seed)
    except NothingToDeal as error:
        raise misused(str(error)) from error
    if args.out is None:
        print(as_text(paper), end="")
    elif not _written(paper, args.out):
        raise misused(f"{args.out}: cannot be written; name a file in a folder that is there")
    return DONE


def quizzes_at(shelf: HouseShelf) -> Quizzes:
    """The quizzes of all sound houses of the shelf."""
    books = {house: book_at(shelf, house) for house in shelf.names if house in shelf}
    return Quizzes(shelf, books.__getitem__, partial(_clauses, shelf))


def _clauses(shelf: HouseShelf, house: str) -> tuple[Clause, ...]:
    folder = shelf.folder(house)
    return load_clauses(folder) if folder.joinpath(CLAUSES_FILE).is_file() else ()


def _check(args: argparse.Namespace) -> None:
    if not 0 < args.items <= MOST_ITEMS:
        raise misused(f"--items {args.items}: write 1 to {MOST_ITEMS}")
    if args.seconds is not None and args.seconds <= 0:
        raise misused(f"--seconds {args.seconds}: write 1 or more")
    if args.out is not None and args.out.suffix.lower() not in ENDINGS:
        raise misused(f"{args.out}: name a file that ends in {', '.join(ENDINGS)}")


def _written(paper: Paper, out: Path) -> bool:
    """False if the file cannot be written."""
    if out.suffix.lower() == PDF:
        return _pdf(paper, out)
    words = as_html(paper) if out.suffix.lower() == HTML else as_text(paper)
    try:
        out.write_text(words, encoding="utf-8")
    except OSError:
        return False
    return True


def _pdf(paper: Paper, out: Path) -> bool:
    with drawing():
        # Late: this command works without Qt until it draws.
        from trainer.ui.printing.whole_pdf import write_pdf

    return write_pdf(printout(paper), out)


WIDE = 78
NEW_PAGE = "\f"


def as_text(paper: Paper) -> str:
    """The questions on the first pages, the key on pages of its own."""
    questions = [line for each in paper.questions for line in (*_asked(each), "")]
    key = [line for each in paper.key for line in _due(each)]
    head = [paper.title, paper.houses, "", *(line for how in paper.how for line in _fill(how)), ""]
    key_head = [f"{NEW_PAGE}{say('Answer key')}", paper.houses, ""]
    return "\n".join([*head, *questions, *key_head, *key, "", paper.made_by, ""])


def _asked(question: PrintedQuestion) -> Iterator[str]:
    yield f"{question.number}.  {question.house}  ·  {question.about}"
    for hand in question.hands:
        yield f"    {hand.caption}:  {'  '.join(map(_card, hand.cards))}"
    for fact in question.facts:
        yield from _fill(fact)
    yield from _fill(with_suits(question.ask))
    for line in (*question.choices, *question.blanks):
        yield f"      {line}"
    yield f"    {sure_line()}"


def _due(key: AnswerKey) -> Iterator[str]:
    yield f"{key.number}.  {key.right}"
    for why, rule in key.reasons:
        yield from _fill(f"{why} [{rule}]")


def _fill(text: str) -> list[str]:
    return wrap(text, WIDE, initial_indent="    ", subsequent_indent="    ")


def _card(card: Card) -> str:
    return with_suits(str(card))
