"""A house that calls its places boxes is spoken to of boxes, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from enum import Enum

import pytest

from tests.sampled import sampled
from tests.school.debrief.test_columns import rounds, spoilt
from tests.some_houses import house, ruled
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless
from trainer.drills.irregularities.irregular import incident
from trainer.drills.questions.lesson import Item
from trainer.library.scenarios.recipes import load_recipes
from trainer.marking.words import at_seat
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.questions.exercises import AskedBets, DrillHouse
from trainer.school.questions.incidents import AskedIncident
from trainer.school.replay.tape import tape_of
from trainer.school.table_test.board import board_of
from trainer.school.table_test.layout import laying_of
from trainer.school.table_test.watch import Watching
from trainer.settings import Language
from trainer.ui.language import catalogue
from trainer.wording import speak

BOXES = "boxes"
SEAT = {
    Language.ENGLISH: re.compile(r"\bseats?\b", re.I),
    Language.RUSSIAN: re.compile(r"\bмест\w* [\d_]", re.I),
    Language.CHINESE: re.compile(r"[\d_] ?号位"),
}


@sampled(2, 6)
@pytest.mark.parametrize("language", SEAT)
def test_a_round_at_boxes_names_no_seat(language: Language, count: int) -> None:
    speak(catalogue(language))
    try:
        told = set(_told(count))
        box = at_seat(house(BOXES).rules, 3)
    finally:
        speak(None)
    assert {text for text in told if box in text}
    assert not {text for text in told if SEAT[language].search(text)}


def _told(count: int) -> Iterator[str]:
    at, rng = house(BOXES), random.Random("boxes")
    for round_ in rounds(at, count, 17):
        for part in Part:
            yield from _texts(laying_of(at, round_, part))
            watching = Watching.of(at, round_, part)
            yield from _texts(board_of(watching))
            trace = spoilt(rng, [str(each) for each in faultless(watching.script)])
            acts = tuple((text, 1000 * turn) for turn, text in enumerate(trace, 1))
            played = PlayedRound("a", at, round_, "Settle", 1, acts, 9000, part)
            yield from _texts(debrief_of(played))
            yield from _texts(tape_of(played).frames)
    lines = [line.id for line in ruled(BOXES).lines]
    for seed, line in enumerate(lines):
        asked = AskedIncident.of(at, incident(at, ruled(BOXES), seed, line))
        marks = (asked.mark(1, None, 0), asked.mark(1, ("play on",), 0))
        yield from _texts((asked.shown.told, marks))
    drill = next(iter(load_recipes().values()))
    known = DrillHouse(at, ruled(BOXES), drill)
    for seed in range(30):
        bets = AskedBets(known, Item(seed))
        yield from _texts((bets.shown, bets.mark(1, None, 0)))


def _texts(value: object) -> Iterator[str]:
    """Every text in the value, however deep."""
    match value:
        case Enum() | House() | None:
            return
        case str():
            yield value
        case dict():
            yield from _texts(tuple(value.values()))
        case tuple() | list() | frozenset():
            for each in value:
                yield from _texts(each)
        case _:
            names = getattr(type(value), "__match_args__", ())
            yield from _texts(tuple(getattr(value, name) for name in names))
