"""The content of the lists of rounds and of mistakes, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.wording import Phrase, phrase


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: its cells, and the round that it belongs to. ``number`` is that of the mistake that
    it tells of; ``quick``: it is of a sitting of questions, which no table was used for."""

    attempt: str
    house: str
    drill: str
    cells: tuple[str, ...]
    number: int = 0
    quick: bool = False


@dataclass(frozen=True, slots=True)
class LogKind:
    """The kind of a list: its page, its columns (with their share of the width), its empty
    words."""

    page: str
    title: Phrase
    columns: tuple[tuple[Phrase, int], ...]
    right: frozenset[int]
    nothing: Phrase
    of_mistakes: bool = False


ROUNDS = LogKind(
    page="results",
    title=phrase("Results"),
    columns=(
        (phrase("When"), 14),
        (phrase("Drill"), 24),
        (phrase("House"), 16),
        (phrase("Score"), 8),
        (phrase("Right"), 10),
        (phrase("Mistakes"), 14),
        (phrase("Hands/h"), 9),
    ),
    right=frozenset({3, 4, 5, 6}),
    nothing=phrase("No rounds yet. Settle a table to see how it went."),
)
MISTAKES = LogKind(
    page="mistakes",
    title=phrase("My mistakes"),
    columns=(
        (phrase("When"), 13),
        (phrase("Severity"), 11),
        (phrase("Mistake"), 26),
        (phrase("Where"), 19),
        (phrase("Money"), 15),
        (phrase("House"), 13),
        (phrase("Drill"), 14),
    ),
    right=frozenset(),
    nothing=phrase("No mistakes yet. Settle a table to find some."),
    of_mistakes=True,
)
