"""A reading in words: what the same fields say by one answer and by the other, and what comes of a
round by each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from trainer.dealing.action import Action
from trainer.game.notation import read_round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.cases import Case, mistakes_told
from trainer.library.edition import Base, Edition
from trainer.library.readings_file import ReadingQuestion
from trainer.library.readings_proof import worked_of
from trainer.library.ruling_cases import RulingCase
from trainer.marking.words import at_seat
from trainer.school.debrief.phrases import in_column
from trainer.school.house_book.answer_effects import CaseOutcome, outcome
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, PaidRow, PaidTable, Section
from trainer.wording import Phrase, say, say_count, say_phrase


@dataclass(frozen=True, slots=True)
class ReadingTold:
    """A round that proves a reading, or None where it is an event. ``what`` is the event,
    or the hands; ``acts`` are what is done, in its order, where that is marked. ``answers`` are
    their words with what comes of it."""

    round_: Mapping[str, Any] | None
    what: tuple[str, ...]
    acts: tuple[str, ...]
    answers: tuple[tuple[str, tuple[str, ...]], ...] = field(default=())


def reading_told(base: Base, question: ReadingQuestion) -> ReadingTold:
    """The words of a reading made in the workshop that its author confirms. Raises InputError."""
    editions = [base.under({question.id: answer.id}) for answer in question.answers]
    worked = [each for answer in question.answers for each in worked_of(base, answer)]
    every = [(each, [_outcome(edition, each) for edition in editions]) for each in worked]
    first, came = max(every, key=lambda each: len({repr((c.lines, c.told)) for c in each[1]}))
    lines = [
        tuple(_lines(edition, each, came)) for edition, each in zip(editions, came, strict=True)
    ]
    told = zip((answer.words for answer in question.answers), lines, strict=True)
    if isinstance(first, RulingCase):
        return ReadingTold(None, (_event(editions[0], first),), (), tuple(told))
    hands = dict.fromkeys(hand for each in came for hand in each.hands.values())
    acts = tuple(_acts(editions[0].house.rules, first))
    return ReadingTold(first.round_, tuple(hands), acts, tuple(told))


def _outcome(edition: Edition, worked: Case | RulingCase) -> CaseOutcome:
    """The outcome of a case; for acts that are marked, also the number and places of mistakes."""
    came = outcome(edition, worked)
    if isinstance(worked, RulingCase) or worked.does is None:
        return came
    house = edition.house
    round_ = read_round({"house": house.id, **worked.round_}, {house.id: house.rules})
    mistakes = [each.split() for each in mistakes_told(house, round_, worked.does, worked.part)]
    if not mistakes:
        return came
    told = say_count("{count} mistake", "{count} mistakes", count=len(mistakes))
    where = dict.fromkeys(filter(None, (_where(house.rules, each[1:]) for each in mistakes)))
    return replace(came, told=f"{came.told} ({', '.join((told, *where))})")


def _where(rules: HouseRules, words: Sequence[str]) -> str:
    """The place and the wager of a mistake, as far as it names them: ``seat 1 Play``."""
    wagers = {each.value: rules.spot_name(each) for each in Wager}
    named = (wagers.get(each) or at_seat(rules, int(each)) for each in words)
    return " ".join(named)


def _lines(edition: Edition, here: CaseOutcome, came: list[CaseOutcome]) -> Iterator[str]:
    """Only what differs between the answers."""
    paid = all(each.lines for each in came)
    if len({each.told for each in came}) > 1 or not paid:
        yield here.told[:1].upper() + here.told[1:]
    wagers = dict.fromkeys(at for each in came for at in each.lines)
    for at in wagers if paid else ():
        if len({each.lines.get(at) for each in came}) > 1:
            rules = edition.house.rules
            name = rules.spot_name(at[1])
            fate = here.lines.get(at, say("none"))
            yield say("{place}: {hand}", place=str(at[0]), hand=f"{name}: {fate}")


def _event(edition: Edition, scene: RulingCase) -> str:
    line = edition.ruled.resolve(scene.event, scene.facts) if edition.ruled else None
    return say_phrase(Phrase(line.title)) if line is not None else scene.title


def _acts(rules: HouseRules, case: Case) -> Iterator[str]:
    if case.does is None:
        return
    round_ = read_round({"house": rules.house, **case.round_}, {rules.house: rules})
    for each in case.does:
        yield in_column(rules, round_, Action.parse(each), "", with_bonus=False)


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
