"""Signatures on an exam, and a second examiner's blind marks and view of the sitting: all that was
dealt and done, and no mark."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import groupby

from msgspec import DecodeError, Struct
from msgspec.json import decode

from trainer.dealing.action import DEALER, act_in
from trainer.dealing.house import House
from trainer.drills.irregularities.irregular import incident
from trainer.errors import InputError
from trainer.game.round import Decision, Round, Seat
from trainer.marking.ruling_words import act_words
from trainer.marking.words import money, spot
from trainer.records.attempt import Attempt
from trainer.records.exam import ExamRuled
from trainer.records.registry.rows.exams import BlindMarkRow, SignatureRow, SittingRow
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.phrases import in_column
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse, exam_house
from trainer.school.exam.grading import Grade
from trainer.school.exam.sheet import ExamReMarked
from trainer.school.one_question.item import cards_with_suits, with_suits
from trainer.school.recorded_rounds import round_of
from trainer.wording import in_english, say, say_list

FIRST, SECOND = "first", "second"
OPEN, VOIDED = "open", "voided"


class TaskMark(Struct, frozen=True):
    """An examiner's marks of one task: the errors, and the critical ones among them."""

    errors: int = 0
    critical: int = 0


class BlindMark(Struct, frozen=True):
    """A second examiner's marks, by the task's name: ``round 3``, ``ruling 1``."""

    by: str
    marks: Mapping[str, TaskMark]

    @property
    def text(self) -> str:
        """The text that the records keep; ``blind_of`` reads it."""
        plain = {task: [mark.errors, mark.critical] for task, mark in self.marks.items()}
        return json.dumps(plain)


def blind_of(row: BlindMarkRow) -> BlindMark:
    """The marks in a record; none in what is no such record."""
    try:
        tasks = decode(row.marks, type=dict[str, tuple[int, int]])
    # One record that says something else may not keep others from signing.
    except DecodeError:
        tasks = {}
    return BlindMark(row.by, {task: TaskMark(*each) for task, each in tasks.items()})


class Signing(Struct, frozen=True):
    """The signatures of a sitting. ``head`` is the hash, in hexadecimal, of the event that ended
    it, which vouches for everything before it in the trainee's records; empty if that was not
    delivered. ``re_marked`` are its later re-markings, ``seen_by`` those who opened its
    result sheet."""

    sitting: SittingRow
    head: str
    signatures: tuple[SignatureRow, ...]
    blind: tuple[BlindMark, ...]
    names: Mapping[str, str]
    re_marked: tuple[ExamReMarked, ...] = ()
    seen_by: frozenset[str] = frozenset()

    def why_not_signed_by(self, account: str) -> str | None:
        """Why that examiner cannot sign it; None if he can."""
        if self.sitting.state == OPEN or not self.head:
            return say("It has not ended, or its end has not been delivered.")
        if self.sitting.state == VOIDED:
            return say("It was voided.")
        if self._has_signed(account):
            return say("You signed it already.")
        return None

    def why_not_marked_by(self, account: str) -> str | None:
        """Why that examiner cannot mark it blind; None if he can."""
        if self._has_signed(account):
            return say("You signed it, so you know its marks.")
        if any(each.by == account for each in self.blind):
            return say("You marked it already.")
        if account in self.seen_by:
            return say("You have seen the result sheet, so you know its marks.")
        return None if self.head else say("It has not ended, or its end has not been delivered.")

    def _has_signed(self, account: str) -> bool:
        return any(each.by == account for each in self.signatures)


def first_or_second(signing: Signing) -> str:
    """The name of the next signature."""
    return SECOND if signing.signatures else FIRST


class Difference(Struct, frozen=True):
    """A task on which the program and a second examiner disagree."""

    task: str
    program: TaskMark
    examiner: TaskMark


def by_task(grade: Grade) -> Mapping[str, TaskMark]:
    """The program's marks of each task that has an error, under the names of blind marks."""
    found: dict[str, TaskMark] = {}
    for mistake in grade.mistakes:
        if mistake.is_error:
            before = found.get(mistake.task_name, TaskMark())
            critical = before.critical + (mistake.severity.value == "critical")
            found[mistake.task_name] = TaskMark(before.errors + 1, critical)
    return found


def differences(grade: Grade, blind: BlindMark) -> Iterator[Difference]:
    """The differences between the two, in the order of the tasks that the examiner marked."""
    program = by_task(grade)
    for task in dict.fromkeys((*blind.marks, *program)):
        ours, theirs = program.get(task, TaskMark()), blind.marks.get(task, TaskMark())
        if ours != theirs:
            yield Difference(task, ours, theirs)


class PlaceSeen(Struct, frozen=True):
    """The cards dealt and the acts done at a place, each a piece; no ``place``: the table."""

    place: str
    pieces: tuple[str, ...]


class TaskSeen(Struct, frozen=True):
    """One task: its name for marks and for people, what was dealt or seen, what was done."""

    name: str
    title: str
    dealt: tuple[PlaceSeen, ...]
    done: tuple[PlaceSeen, ...]


def tasks_seen(evidence: ExamEvidence, curriculum: Curriculum) -> tuple[TaskSeen, ...]:
    """The rounds that were handed in, and the rulings. A round that today's rules cannot read is
    left out."""
    rounds = [_of_round(each, curriculum) for each in evidence.handed_in]
    at = exam_house(curriculum, evidence.blueprint.house, evidence.sat.begun.fingerprint)
    rulings = [_of_ruling(at, each) for each in evidence.sat.rulings]
    return tuple(each for each in (*rounds, *rulings) if each is not None)


def _of_round(attempt: Attempt, curriculum: Curriculum) -> TaskSeen | None:
    round_ = round_of(attempt, curriculum.shelf)
    if round_ is None:
        return None
    number, house = attempt.dealt.number, curriculum.shelf[attempt.dealt.house]
    return TaskSeen(
        name=f"round {number}",
        title=say("Round {number}", number=number),
        dealt=tuple(_dealt(house, round_)),
        done=tuple(_done(house, round_, attempt)),
    )


def _of_ruling(at: ExamHouse, ruled: ExamRuled) -> TaskSeen:
    house = at.house
    return TaskSeen(
        name=f"ruling {ruled.number}",
        title=say("Irregularity {number}", number=ruled.number),
        dealt=tuple(PlaceSeen("", (with_suits(line),)) for line in _told(at, ruled)),
        done=tuple(PlaceSeen("", (act_words(each, house.rules),)) for each in ruled.acts),
    )


def _told(at: ExamHouse, ruled: ExamRuled) -> tuple[str, ...]:
    """What was shown, in the reader's language. A scene that is not the recorded one when it is
    made again is told as recorded, in English."""
    told = ruled.asked.get("told")  # a station may write anything
    recorded = tuple(map(str, told)) if isinstance(told, list) else ()
    if at.ruled is None:
        return recorded
    try:
        with in_english():
            again = incident(at.house, at.ruled, ruled.seed, ruled.line).told
        here = incident(at.house, at.ruled, ruled.seed, ruled.line).told
    except (InputError, KeyError):
        return recorded
    return here if again == recorded else recorded


def _dealt(house: House, round_: Round) -> Iterator[PlaceSeen]:
    if round_.placard is not None:
        title = house.rules.placards[round_.placard].title
        yield PlaceSeen("", (say("Placard: {placard}", placard=title),))
    yield PlaceSeen(say("Dealer"), (cards_with_suits(round_.dealer),))
    for seat in sorted(round_.seats, key=lambda each: each.number, reverse=True):
        yield _seat(house, seat)


def _seat(house: House, seat: Seat) -> PlaceSeen:
    """The hand of a seat, its wagers, and its decision."""
    stakes = [
        f"{spot(house.rules, wager)} {money(house.rules, amount)}"
        for wager, amount in seat.stakes.items()
    ]
    decided = {Decision.FOLD: say("folds"), Decision.PLAY: say("plays"), None: ""}
    pieces = (cards_with_suits(seat.cards), say_list(stakes, ""), decided[seat.decision])
    return PlaceSeen(house.rules.words.place.headed(seat.number), pieces)


def _done(house: House, round_: Round, attempt: Attempt) -> Iterator[PlaceSeen]:
    """The acts that were not taken back, a line for each visit to a seat."""
    headed = house.rules.words.place.headed
    for place, visit in groupby((each.action for each in attempt.acts), key=_place):
        group = say("Dealer") if place == DEALER else headed(place)
        yield PlaceSeen(group, tuple(_act(house, round_, text, group) for text in visit))


def _act(house: House, round_: Round, text: str, group: str) -> str:
    act = act_in(text)
    if act is None:
        return text.replace("_", " ")
    return in_column(house.rules, round_, act, group)


def _place(text: str) -> int:
    act = act_in(text)
    return DEALER if act is None else act.place or DEALER
