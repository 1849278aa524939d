"""``trainer skills``: what a dealer has to be able to do, decision by decision."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import groupby

from trainer.commands.lines import Plain, print_json
from trainer.commands.text import columns
from trainer.commands.words import DONE, add_formats, house_named
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import ByQuestion, ByRound, ByScene, Producer, Skill
from trainer.game.house_words import SpokenWords
from trainer.library.houses import load_houses
from trainer.school.skills.house_skills import book_at
from trainer.wording import speaking_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "house",
        metavar="HOUSE",
        nargs="?",
        help="a house's id; `trainer houses` lists them (default: all houses)",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """List the skills of one house or of all: the shared ones, then each house's own."""
    shelf = load_houses()
    names = tuple(shelf) if args.house is None else (house_named(shelf, args.house).id,)
    books = tuple(book_at(shelf, name) for name in names)
    if args.json:
        print_json([_plain(books, book, skill) for book, skill in _once(books)])
    else:
        print("\n".join(_text(books)))
    return DONE


def _once(books: Sequence[Skillbook]) -> Iterator[tuple[Skillbook, Skill]]:
    """Every skill once, with the first house that has it, the shared ones first."""
    # Reversed: of skills with one id, that of the first house stays.
    every = {skill.id: (book, skill) for book in reversed(books) for skill in book}
    ordered = dict.fromkeys(skill.id for book in books for skill in book)
    found = [every[id_] for id_ in ordered]
    return iter(sorted(found, key=lambda each: not each[1].shared))


def _text(books: Sequence[Skillbook]) -> Iterator[str]:
    """Area by area, the house's title above its own."""
    first = True
    for title, listed in groupby(_once(books), key=_heading):
        if not first:
            yield ""
        first = False
        among = list(listed)
        yield f"{title} ({len(among)})"
        with speaking_of(_spoken(books, *among[0])):
            lines = list(_by_area([skill for _, skill in among]))
        yield from lines


def _by_area(skills: Sequence[Skill]) -> Iterator[str]:
    for area, among in groupby(skills, key=lambda skill: skill.area):
        yield f"  {area.words}"
        yield from columns([_row(skill) for skill in among], indent="    ")


def _spoken(books: Sequence[Skillbook], book: Skillbook, skill: Skill) -> SpokenWords | None:
    """The words of the house whose own the skill is, or of the one that is asked for."""
    return None if skill.shared and len(books) > 1 else book.house.rules.spoken


def _heading(listed: tuple[Skillbook, Skill]) -> str:
    book, skill = listed
    return "Shared by houses" if skill.shared else book.house.title


def _row(skill: Skill) -> tuple[str, str, str, str]:
    stakes = "high stakes" if skill.high_stakes else ""
    return skill.id, skill.words, f"{skill.reference_ms / 1000:g} s", stakes


def _plain(books: Sequence[Skillbook], book: Skillbook, skill: Skill) -> Plain:
    with speaking_of(_spoken(books, book, skill)):
        words = skill.words
    return {
        "skill": skill.id,
        "house": None if skill.shared else book.house.id,
        "area": skill.area.value,
        "words": words,
        "needs": list(skill.needs),
        "reference_ms": skill.reference_ms,
        "high_stakes": skill.high_stakes,
        "asked_by": [_producer(each) for each in skill.by],
    }


def _producer(by: Producer) -> Plain:
    match by:
        case ByRound(events, part):
            return {"rounds": list(events), "part": part.value}
        case ByQuestion(exercise, asked):
            return {"questions": list(asked), "exercise": exercise.value}
        case ByScene(lines):
            return {"irregularities": list(lines)}
