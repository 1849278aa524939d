"""The proof of the answers to a house's readings: each has worked rounds of its own that tell it
from every other answer to the same question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer.errors import HouseFileError, InputError, Place, Problem
from trainer.library.cases import Case, differences, failures, read_case_file
from trainer.library.edition import Answers, BadChange, Base, Edition, changed, idle, stands
from trainer.library.formats.shape import near
from trainer.library.formats.source import ReadOnce
from trainer.library.house import CASES_FILE
from trainer.library.readings_file import (
    READINGS_FILE,
    ChangeAct,
    HouseFile,
    ReadingAnswer,
    ReadingChange,
    ReadingQuestion,
    Worked,
)
from trainer.library.ruling_cases import RulingCase, ruling_failures


def proof(base: Base) -> list[Problem]:
    """Every problem of the answers, each with its line."""
    document = base.readings.document
    proof = _AnswersProof(base, {each.title: each for each in worked_rounds(base.folder)})
    found = [
        *(each for question in base.readings for each in proof.of(question)),
        *_changed_twice(base.readings.questions),
        *_no_such_place(base),
    ]
    return document.located(found)


def unproved_rulings(base: Base) -> frozenset[str]:
    """The questions that irregularities prove, and not any more."""
    proof = _AnswersProof(base, {each.title: each for each in worked_rounds(base.folder)})
    return frozenset(
        question.id
        for question in base.readings
        if any(isinstance(each, RulingCase) for it in question.answers for each in it.worked)
        and any(proof.of(question))
    )


def _no_such_place(base: Base) -> Iterator[Problem]:
    for each in base.readings.one_answer:
        if not stands(base.values, each.at):
            message = f"nothing is there in {each.at.file.name_on_disk}; write where it is"
            yield Problem((*each.place, "at"), "reading", message)


def worked_rounds(folder: Path) -> tuple[Case, ...]:
    """The worked rounds of the house in that folder. Raises InputError."""
    file = folder / CASES_FILE
    return read_case_file(file).cases if file.is_file() else ()


def wrong_with(edition: Edition, worked: Case | RulingCase) -> Iterator[Problem]:
    """The differences between its result and the stated one, each looked for when it is asked
    for."""
    if isinstance(worked, Case):
        return differences(edition.house, worked)
    return ruling_failures(edition.ruled, (worked,))


class _AnswersProof(Struct, frozen=True):
    base: Base
    rounds: dict[str, Case]

    def of(self, question: ReadingQuestion) -> Iterator[Problem]:
        yield from self._places(question)
        editions: dict[str, Edition] = {}
        for at, answer in enumerate(question.answers):
            try:
                editions[answer.id] = self.base.under({question.id: answer.id})
            except (BadChange, HouseFileError):
                yield from self._unusable(question, at, answer)
        for at, answer in enumerate(question.answers):
            if answer.id in editions:
                yield from self._idle((*question.place, "answers", at), answer)
                yield from self._answer((*question.place, "answers", at), answer, editions)

    def _places(self, question: ReadingQuestion) -> Iterator[Problem]:
        for at, spot in enumerate(question.decides):
            if not stands(self.base.values, spot):
                message = f"nothing is there in {spot.file.name_on_disk}; write where it is"
                yield Problem((*question.place, "decides", at), "reading", message)

    def _unusable(
        self, question: ReadingQuestion, at: int, answer: ReadingAnswer
    ) -> Iterator[Problem]:
        where = (*question.place, "answers", at)
        values: Any = self.base.values
        for number, change in enumerate(answer.changes):
            try:
                values = changed(values, (change,))
            except BadChange as error:
                yield Problem((*where, "changes", number), "reading", f"{error}; mend the place")
                return
        yield from self._contradictions(where, question, answer)

    def _idle(self, where: Place, answer: ReadingAnswer) -> Iterator[Problem]:
        for number, change in idle(self.base.values, answer.changes):
            told = "changes nothing: it stands so already; mend the change, or the answer taken"
            yield Problem((*where, "changes", number), "reading", f"{change.at.file}: {told}")

    def _contradictions(
        self, where: Place, question: ReadingQuestion, answer: ReadingAnswer
    ) -> Iterator[Problem]:
        try:
            self.base.under({question.id: answer.id})
        except HouseFileError as error:
            for each in error.problems:
                yield Problem(
                    (*where, "changes"), "reading", f"makes {each.path} wrong: {each.message}"
                )

    def _answer(
        self, where: Place, answer: ReadingAnswer, editions: dict[str, Edition]
    ) -> Iterator[Problem]:
        own = list(self._own(where, answer))
        yield from (each for each in own if isinstance(each, Problem))
        worked = [each for each in own if not isinstance(each, Problem)]
        wrong = [each for each in worked if any(wrong_with(editions[answer.id], each))]
        for each in wrong:
            for problem in wrong_with(editions[answer.id], each):
                at = problem.where if each.place[:1] == ("readings",) else where
                yield Problem(at, "case", problem.message)
        for other, edition in editions.items():
            told_apart = any(any(wrong_with(edition, each)) for each in worked)
            if worked and other != answer.id and not told_apart:
                message = (
                    f"its rounds come out the same by '{other}'; add one that tells them apart"
                )
                yield Problem((*where, "cases"), "reading", message)

    def _own(self, where: Place, answer: ReadingAnswer) -> Iterator[Case | RulingCase | Problem]:
        for at, each in enumerate(answer.worked):
            if not isinstance(each, str):
                yield each
            elif each in self.rounds:
                yield self.rounds[each]
            else:
                message = f"no worked round '{each}' in {CASES_FILE}; {near(each, self.rounds)}"
                yield Problem((*where, "cases", at), "reading", message)


def worked_of(base: Base, answer: ReadingAnswer) -> tuple[Case | RulingCase, ...]:
    """The rounds that prove that answer, those of the house's own worked rounds among them."""
    rounds = {each.title: each for each in worked_rounds(base.folder)}
    found: Iterable[Worked | None] = (
        rounds.get(each) if isinstance(each, str) else each for each in answer.worked
    )
    return tuple(each for each in found if isinstance(each, Case | RulingCase))


def own_cases(base: Base, answers: Answers) -> list[Any]:
    """The rounds that prove the chosen answers, as written, if all of these hold together."""
    house = base.under(answers).house
    rounds = [each for answer in base.chosen(answers) for each in answer.worked]
    return [
        _written(base, each.place)
        for each in rounds
        if isinstance(each, Case) and not failures(house, (each,))
    ]


def _written(base: Base, place: Place) -> Any:
    value: Any = base.readings.document.value
    for step in place:
        value = value[step]
    return value


def _changed_twice(questions: tuple[ReadingQuestion, ...]) -> Iterator[Problem]:
    """Places that the answers to two questions both change."""
    every = [
        (question, (*question.place, "answers", at, "changes", number), change)
        for question in questions
        for at, answer in enumerate(question.answers)
        for number, change in enumerate(answer.changes)
    ]
    # Then their order would matter.
    for (one, _, first), (other, where, second) in combinations(every, 2):
        if one.id != other.id and _meet(first, second):
            message = f"'{one.id}' changes that place too; let one of them decide it"
            yield Problem(where, "reading", message)


def _meet(one: ReadingChange, other: ReadingChange) -> bool:
    if ChangeAct.ADD in (one.act, other.act) or one.at.file is not other.at.file:
        return False
    depth = min(len(one.at.steps), len(other.at.steps))
    return one.at.steps[:depth] == other.at.steps[:depth]


def deciding_too(question: ReadingQuestion, others: Iterable[ReadingQuestion]) -> Iterator[str]:
    """The other questions, in words, that change the same place."""
    own = [change for answer in question.answers for change in answer.changes]
    for other in (each for each in others if each.id != question.id):
        theirs = [change for answer in other.answers for change in answer.changes]
        if any(_meet(one, another) for one in own for another in theirs):
            yield other.words


def lint_readings(base: Base) -> list[Problem]:
    """The problems of the proof; none if the house's own files cannot be read, which is reported
    with them."""
    names = (*(file.name_on_disk for file in HouseFile), READINGS_FILE, CASES_FILE)
    files = (each for each in (base.folder / name for name in names) if each.is_file())
    return _PROOFS.of((*files, *base.placards), lambda: _proved(base))


def _proved(base: Base) -> list[Problem]:
    try:
        base.under({})
    # A house that cannot be dealt has its own problems, which are told first.
    except InputError:
        return []
    return proof(base)


# Up to 300 ms; a reading that is made is looked over when it is, and with the whole draft.
_PROOFS: ReadOnce[list[Problem]] = ReadOnce(most=8)
