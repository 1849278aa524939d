"""``trainer house``: one house as its dealers should know it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import fill

from trainer.commands.house_readings import add_choosing, readings_plain, readings_text, take
from trainer.commands.lines import Plain, print_json
from trainer.commands.text import wrapped_rows
from trainer.commands.words import DONE, add_formats, house_named, own_house_named
from trainer.dealing.house import House
from trainer.game.pay import PayTable
from trainer.game.rules import Placard
from trainer.library import house_json
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.house_book.chapters import ClauseEntry, HouseBook
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.order_comparison import (
    HouseComparison,
    HousesGroup,
    HouseSide,
    HousesLine,
)
from trainer.school.house_book.sections import BookSection, Chapter, Entry
from trainer.school.house_book.shelf import Bookshelf


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--against", metavar="OTHER", help="compare it with this house")
    only.add_argument(
        "--drills",
        action="store_true",
        help="with the drills that exercise each clause, and the clauses that none exercises",
    )
    only.add_argument(
        "--readings",
        action="store_true",
        help="the questions that the document leaves, and what each answer to them changes",
    )
    add_choosing(parser)
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the house's rules, pay tables, procedure, irregularities, readings and clauses; or its
    differences from another house."""
    houses = load_houses()
    if args.choose is not None:
        own_house_named(houses, args.house)
        print(take(args, houses))
        return DONE
    if args.readings:
        own_house_named(houses, args.house)
        _readings(houses, args.house, as_json=args.json)
        return DONE
    house = house_named(houses, args.house)
    shelf = Bookshelf(houses, load_recipes() if args.drills else {})
    if args.against is not None:
        house_named(houses, args.against)
        print_comparison(
            compare(shelf.book(args.house), shelf.book(args.against)), as_json=args.json
        )
        return DONE
    book = shelf.search_drills(args.house) if args.drills else shelf.book(args.house)
    if args.json:
        plain = _plain(house, house_json.book(houses.folder(args.house)))
        print_json({**plain, "clauses": _clauses(book, drills=args.drills)})
    else:
        print(house_text(book, drills=args.drills))
    return DONE


def _readings(houses: HouseShelf, house: str, *, as_json: bool) -> None:
    if as_json:
        print_json(readings_plain(houses, house))
    else:
        print(readings_text(houses, house))


def print_comparison(comparison: HouseComparison, *, as_json: bool) -> None:
    """Print the differences between the houses, as text or JSON."""
    if as_json:
        print_json(against_plain(comparison))
    else:
        print(against_text(comparison))


def _clauses(book: HouseBook, *, drills: bool) -> list[Plain]:
    """The clauses in short and, on request, the drills that exercise each."""
    return [
        {
            "clause": clause.cite,
            "says": clause.says or None,
            "decides": list(clause.decides),
            **({"drills": [drill.id for drill in clause.drills]} if drills else {}),
        }
        for clause in book.clauses
    ]


def _plain(house: House, book: house_json.WrittenBook) -> Plain:
    """The house's files as plain values, with its readings together, and its placards."""
    plain = {**book.rules, "procedure": book.procedure, "fingerprint": house.fingerprint}
    if book.irregularities:
        plain["irregularities"] = book.irregularities
    plain["readings"] = [
        {"decides": list(each.decides), "rule": each.rule or None, "reading": each.reason}
        for each in book.readings
    ]
    if house.rules.posts_pay_tables:
        placards = house.rules.placards
        plain["placards"] = {name: _placard(placard) for name, placard in placards.items()}
    return plain


def _placard(placard: Placard) -> Plain:
    return {
        "title": placard.title,
        "pair_plus": _rows(placard.pair_plus),
        "ante_bonus": _rows(placard.ante_bonus),
        "limits": {each.wager.value: [str(each.low), str(each.high)] for each in placard.limits},
        "note": placard.note,
    }


def _rows(table: PayTable) -> dict[str, str]:
    return {row.hand.value: str(row.award).replace(" to ", ":") for row in table.rows}


MOST = (56, 38, 40)


def against_text(comparison: HouseComparison) -> str:
    """The differences alone, side by side."""
    one, other = comparison.one.title, comparison.other.title
    count = len(comparison.differences)
    differ = "1 thing changes" if count == 1 else f"{count} things change"
    rows: list[tuple[str, str, str]] = []
    headings: dict[int, HousesGroup] = {}
    for group in comparison.groups:
        if group.differences:
            headings[len(rows)] = group
            rows += [(line.what, line.one.says, line.other.says) for line in group.differences]
    lines = wrapped_rows([("", one, other), *rows], MOST)
    return "\n".join([f"From {one} to {other}: {differ}", *_under(headings, lines)])


def _under(headings: dict[int, HousesGroup], lines: list[list[str]]) -> Iterator[str]:
    """The rows under their headings, each chapter after its name and the houses'."""
    names, *rows = lines
    chapter: Chapter | None = None
    for at, row in enumerate(rows):
        group = headings.get(at)
        if group is not None and group.chapter is not chapter:
            chapter = group.chapter
            yield f"\n{chapter.words.upper()}"
            yield from (line.rstrip() for line in names)
        if group is not None:
            yield group.title
        yield from (line.rstrip() for line in row)


def against_plain(comparison: HouseComparison) -> Plain:
    """The differences as a JSON value."""
    return {
        "house": comparison.one.house,
        "against": comparison.other.house,
        "differences": [
            _difference(group, line) for group in comparison.groups for line in group.differences
        ],
    }


def _difference(group: HousesGroup, line: HousesLine) -> Plain:
    return {
        "chapter": group.chapter.value,
        "under": group.title,
        "what": line.what,
        "here": _side(line.one),
        "there": _side(line.other),
    }


def _side(side: HouseSide) -> Plain:
    source = side.source
    plain: Plain = {"says": side.says, "rule": source.cite or None if source else None}
    if source is not None and source.reading is not None:
        plain["reading"] = source.reading
    return plain


WIDTH = 100
BOOK_WIDTHS = (54, 34, 48)
NO_DRILL = "no drill"
_PART_IN = "    "


def house_text(book: HouseBook, *, drills: bool) -> str:
    """The whole book, chapter by chapter; with the drills of each clause on request."""
    parts = [_head(book)]
    for chapter in Chapter:
        lines = list(_chapter(book, chapter, drills=drills))
        if lines:
            parts.append("\n".join([f"{chapter.words.upper()}\n", *lines]).rstrip())
    return "\n\n".join(parts)


def _head(book: HouseBook) -> str:
    rules = book.of.rules
    return "\n".join(
        [
            f"{rules.title} ({rules.house}): {rules.summary}",
            f"Document {rules.document}, cited as {rules.cite}; edition {rules.edition}",
            *(str(problem) for problem in book.problems),
        ]
    )


def _chapter(book: HouseBook, chapter: Chapter, *, drills: bool) -> Iterator[str]:
    match chapter:
        case Chapter.READINGS:
            yield from _reading_rows(book)
        case Chapter.CLAUSES:
            yield from _clause_rows(book.clauses, drills=drills)
        case _:
            for section in book.sections[chapter]:
                if section.entries or section.intro:
                    yield from _section(section)
                    yield ""


def _section(section: BookSection) -> Iterator[str]:
    yield section.title
    if section.intro:
        yield fill(section.intro, WIDTH, initial_indent="  ", subsequent_indent="  ")
    numbered = section.key == "step"
    entries = [
        (f"{number:>2}  {entry.what}" if numbered else entry.what, entry)
        for number, entry in enumerate(section.entries, start=1)
    ]
    flat = [row for what, entry in entries for row in _entry_rows(what, entry, "")]
    for lines, (_, entry) in zip(
        wrapped_rows([cells for cells, _ in flat], BOOK_WIDTHS), flat, strict=True
    ):
        yield from (line.rstrip() for line in lines)
        if entry.note:
            yield fill(entry.note, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)


_Row = tuple[tuple[str, str, str], Entry]


def _entry_rows(what: str, entry: Entry, margin: str) -> Iterator[_Row]:
    """The entry and those below it, each as its three cells."""
    sources = ", ".join(str(source) for source in entry.sources)
    yield (margin + what, entry.says, sources), entry
    for part in entry.parts:
        yield from _entry_rows(part.what, part, margin + _PART_IN)


def _reading_rows(book: HouseBook) -> Iterator[str]:
    for reading in book.readings:
        rule = f" ({reading.cite})" if reading.cite else ""
        decides = "; ".join(reading.decides)
        yield fill(f"{decides}{rule}", WIDTH, initial_indent="  ", subsequent_indent="  ")
        yield fill(reading.reason, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)


def _clause_rows(clauses: tuple[ClauseEntry, ...], *, drills: bool) -> Iterator[str]:
    if not drills:
        said = [(clause.cite, clause.says) for clause in clauses if clause.says]
        for lines in wrapped_rows(said, (34, 100)):
            yield from (line.rstrip() for line in lines)
        return
    rows = [(clause.cite, clause.says, _drills(clause)) for clause in clauses]
    for lines in wrapped_rows(rows, (34, 54, 48)):
        yield from (line.rstrip() for line in lines)


def _drills(clause: ClauseEntry) -> str:
    if clause.is_gap:
        return NO_DRILL
    return ", ".join(drill.title for drill in clause.drills)
