"""The second examiner's view of a sitting: all that was dealt and done, and no mark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from trainer.dealing.action import DEALER, Action, BadAction
from trainer.dealing.house import House
from trainer.game.round import Decision, Round, Seat
from trainer.marking.words import money, spot
from trainer.records.attempt import Attempt
from trainer.records.exam import ExamRuled
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import round_of
from trainer.school.exam.evidence import ExamEvidence
from trainer.school.one_question.item import with_suits
from trainer.school.phrases import NAMES_ITS_SEAT, in_column
from trainer.school.questions.incidents import act_words
from trainer.wording import say, say_list


@dataclass(frozen=True, slots=True)
class TaskSeen:
    """One task: its name for marks and for people, what was dealt or seen, what was done."""

    name: str
    title: str
    dealt: tuple[str, ...]
    done: tuple[str, ...]


def tasks_seen(evidence: ExamEvidence, curriculum: Curriculum) -> tuple[TaskSeen, ...]:
    """The rounds that were handed in, and the rulings. A round that today's rules cannot read is
    left out."""
    rounds = [_of_round(each, curriculum) for each in evidence.handed_in]
    rulings = [_of_ruling(each) for each in evidence.sat.rulings]
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


def _of_ruling(ruled: ExamRuled) -> TaskSeen:
    told = ruled.asked.get("told", ())
    return TaskSeen(
        name=f"ruling {ruled.number}",
        title=say("Irregularity {number}", number=ruled.number),
        dealt=tuple(with_suits(str(line)) for line in told),
        done=tuple(map(act_words, ruled.acts)),
    )


def _dealt(house: House, round_: Round) -> Iterator[str]:
    cards = with_suits(" ".join(map(str, round_.dealer)))
    if round_.placard is not None:
        title = house.rules.placards[round_.placard].title
        yield say("Placard: {placard}", placard=title)
    yield say("Dealer: {cards}", cards=cards)
    for seat in sorted(round_.seats, key=lambda each: each.number, reverse=True):
        yield _seat(house, seat)


def _seat(house: House, seat: Seat) -> str:
    stakes = [
        f"{spot(house.rules, wager)} {money(house.rules, amount)}"
        for wager, amount in seat.stakes.items()
    ]
    cards = with_suits(" ".join(map(str, seat.cards)))
    values = {"seat": seat.number, "cards": cards, "stakes": say_list(stakes, "")}
    match seat.decision:
        case Decision.FOLD:
            return say("Seat {seat}: {cards}; {stakes}; folds", **values)
        case Decision.PLAY:
            return say("Seat {seat}: {cards}; {stakes}; plays", **values)
        case None:
            return say("Seat {seat}: {cards}; {stakes}", **values)


def _done(house: House, round_: Round, attempt: Attempt) -> Iterator[str]:
    """The acts that were not taken back, a line for each visit to a seat."""
    for place, visit in groupby((each.action for each in attempt.acts), key=_place):
        acts, group = [*visit], say("Seat {seat}", seat=place)
        told = "; ".join(_act(house, round_, text, group) for text in acts)
        yield told if place == DEALER or _names_its_seat(acts[0]) else f"{group}: {told}"


def _names_its_seat(text: str) -> bool:
    return text.partition(" ")[0] in NAMES_ITS_SEAT


def _act(house: House, round_: Round, text: str, group: str) -> str:
    try:
        return in_column(house.rules, round_, Action.parse(text), group)
    except BadAction:
        return text.replace("_", " ")


def _place(text: str) -> int:
    try:
        return Action.parse(text).place or DEALER
    except BadAction:
        return DEALER
