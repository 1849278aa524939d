"""The result of a finished quiz: marks, areas, houses, certainty, and confident errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from trainer.drills.skills.skill import Area
from trainer.records.quick import QuickAttempt
from trainer.school.one_question.item import AskedAt
from trainer.school.one_question.screens import ItemDone
from trainer.school.questions.certainty import MOST, Certainty


class Graded(Struct, frozen=True):
    """One item of a quiz, with its house and area. ``certainty`` is None if time ran out."""

    item: ItemDone
    area: Area
    house: str
    house_title: str
    certainty: Certainty | None

    @property
    def number(self) -> int:
        return self.item.marked.number

    @property
    def right(self) -> bool:
        return self.item.marked.right

    @property
    def marks(self) -> int:
        return self.certainty.marks(right=self.right) if self.certainty is not None else 0

    @property
    def confident_error(self) -> bool:
        """True for a wrong answer given as certain."""
        # These cost money at a table.
        return not self.right and self.certainty is Certainty.CERTAIN


class QuizPart(Struct, frozen=True):
    """Some items of a quiz together: of an area, of a house, or of one certainty."""

    name: str
    words: str
    right: int
    items: int
    marks: int


class QuizSheet(Struct, frozen=True):
    """The result of a quiz. Areas and houses come the weakest first, certainties the surest
    first."""

    graded: tuple[Graded, ...]
    areas: tuple[QuizPart, ...]
    houses: tuple[QuizPart, ...]
    certainties: tuple[QuizPart, ...]

    @property
    def marks(self) -> int:
        return sum(each.marks for each in self.graded)

    @property
    def most(self) -> int:
        """The marks of right and certain answers throughout."""
        return MOST * len(self.graded)

    @property
    def confident_errors(self) -> tuple[Graded, ...]:
        return tuple(each for each in self.graded if each.confident_error)

    @property
    def other_errors(self) -> tuple[Graded, ...]:
        return tuple(each for each in self.graded if not each.right and not each.confident_error)


def sheet_of(attempt: QuickAttempt, items: Sequence[ItemDone], asked_at: AskedAt) -> QuizSheet:
    """The sheet of a quiz whose items are marked."""
    graded = tuple(_graded(attempt, items, asked_at))
    return QuizSheet(
        graded=graded,
        areas=_parts(graded, lambda each: each.area.value, lambda each: each.area.words),
        houses=_parts(graded, lambda each: each.house, lambda each: each.house_title),
        certainties=_by_certainty(graded),
    )


def _graded(
    attempt: QuickAttempt, items: Sequence[ItemDone], asked_at: AskedAt
) -> Iterator[Graded]:
    for answered, item in zip(attempt.answers, items, strict=True):
        planned = attempt.begun.items[answered.number - 1]
        at = asked_at[answered.number - 1]
        yield Graded(
            item=item,
            area=Area(planned.area),
            house=planned.house,
            house_title=at.house.title if at is not None else planned.house,
            certainty=Certainty(answered.certainty) if answered.certainty else None,
        )


def _parts(
    graded: Sequence[Graded], name: Callable[[Graded], str], words: Callable[[Graded], str]
) -> tuple[QuizPart, ...]:
    named: dict[str, list[Graded]] = {}
    for each in graded:
        named.setdefault(name(each), []).append(each)
    parts = [_part(key, words(among[0]), among) for key, among in named.items()]
    return tuple(sorted(parts, key=lambda part: (part.right / part.items, part.marks, part.name)))


def _part(name: str, words: str, among: Sequence[Graded]) -> QuizPart:
    right = sum(each.right for each in among)
    return QuizPart(name, words, right, len(among), sum(each.marks for each in among))


def _by_certainty(graded: Sequence[Graded]) -> tuple[QuizPart, ...]:
    """A part for each certainty, even for one that nobody chose."""
    return tuple(
        _part(str(int(sure)), sure.words, [each for each in graded if each.certainty is sure])
        for sure in reversed(Certainty)
    )
