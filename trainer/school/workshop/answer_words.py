"""Two answers to a reading in words: what the same fields say by the one and by the other."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, PaidRow, PaidTable, Section
from trainer.wording import say

Words = tuple[str, str, str]
"""The name of a field, and what it says by the house's answer and by the other."""


def answers_told(house: Section, other: Section | None) -> tuple[str, str]:
    """Both answers by the fields of a section in which they differ, empty where they do not;
    ``other`` is None where the other answer has no such section."""
    if other is None:
        return house.says, say("without this rule")
    there = {piece.key: piece for piece in other.pieces}
    found = [
        words
        for piece in house.pieces
        if piece.key not in (f"{house.key}.rule", f"{house.key}.reading")
        for words in _differing(piece, there.get(piece.key))
    ]
    if len(found) == 1:
        return found[0][1:]
    return _joined(found, 1), _joined(found, 2)


def _joined(found: list[Words], at: int) -> str:
    return "; ".join(f"{each[0]}: {each[at]}" for each in found)


def _differing(one: FormPiece, other: FormPiece | None) -> Iterator[Words]:
    match one, other:
        case (Line(), Line()) if one.value != other.value:
            yield one.name, _with_unit(one), _with_unit(other)
        case (Choice(), Choice()) if one.value != other.value:
            yield one.name, dict(one.options)[one.value], dict(other.options)[other.value]
        case (PaidTable(), PaidTable()):
            yield from _rows(one, other)


def _with_unit(line: Line) -> str:
    return f"{line.value} {line.unit}".strip()


def _rows(one: PaidTable, other: PaidTable) -> Iterator[Words]:
    here, there = ({row.hand: row for row in table.rows} for table in (one, other))
    for hand in {**here, **there}:
        row, another = here.get(hand), there.get(hand)
        if _paid(row) != _paid(another):
            name = next(each.name for each in (row, another) if each is not None)
            yield name, _paid(row), _paid(another)


def _paid(row: PaidRow | None) -> str:
    return say("no row") if row is None else f"{row.pays} {row.unit}".strip()
