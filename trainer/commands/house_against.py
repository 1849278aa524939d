"""``trainer house H --against OTHER``: what changes from one house to the other."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.commands.lines import Plain
from trainer.commands.wrapped import wrapped_rows
from trainer.school.house_book.leaf import Chapter
from trainer.school.house_book.two_houses import HouseComparison, HousesGroup, HouseSide, HousesLine

MOST = (56, 38, 40)


def against_text(comparison: HouseComparison) -> str:
    """Only what differs, side by side."""
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
    """The rows under their headings, each chapter opened by its name and the houses'."""
    names, *rows = lines
    chapter: Chapter | None = None
    for at, row in enumerate(rows):
        group = headings.get(at)
        if group is not None and group.chapter is not chapter:
            chapter = group.chapter
            yield f"\n{chapter.heading.upper()}"
            yield from (line.rstrip() for line in names)
        if group is not None:
            yield group.title
        yield from (line.rstrip() for line in row)


def against_plain(comparison: HouseComparison) -> Plain:
    """The differences for programs."""
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
