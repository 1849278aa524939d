"""The effects of each answer to an open question: exact edges, and worked rounds with another
result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import chain

from msgspec import Struct

from trainer.dealing.finding import Code
from trainer.dealing.house import House
from trainer.errors import RoundError
from trainer.game.chances import chances
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, Settlement, settle
from trainer.game.wagers import Wager
from trainer.library.cases import Case
from trainer.library.chosen_houses import HouseChoices
from trainer.library.edition import Base, Edition
from trainer.library.readings_file import HouseFile, ReadingAnswer, ReadingQuestion
from trainer.library.readings_proof import worked_of, worked_rounds
from trainer.library.ruling_cases import RulingCase, ruling_on
from trainer.marking.mark import mark_round
from trainer.marking.words import money
from trainer.wording import phrase, say, say_list, say_phrase

_RESULTS = {Result.LOSE: phrase("lost"), Result.PUSH: phrase("goes back")}

_IN_A_CELL = {
    Result.WIN: phrase("pays"),
    Result.LOSE: phrase("takes"),
    Result.PUSH: phrase("push"),
}

_MARKS = {
    Code.MISSING: phrase("left out"),
    Code.UNEXPECTED: phrase("not due"),
    Code.WRONG_AMOUNT: phrase("wrong amount"),
    Code.WRONG_RESULT: phrase("wrong result"),
    Code.WRONG_CALL: phrase("wrong call"),
    Code.OUT_OF_ORDER: phrase("out of order"),
    Code.BAD_ACTION: phrase("no such act"),
}

Edges = Mapping[Wager, Fraction | None]
"""The house's edge on each wager; that of the Ante is with Play. None where it hangs on a meter."""


Outcomes = Mapping[Wager, Mapping[Situation, str]]
"""In words, the outcome of each wager that plays against the dealer's hand."""


class ResultChanged(Struct, frozen=True):
    """One result in a worked round that an answer changes. ``hand`` is the player's against the
    dealer's; without a seat it concerns the whole round."""

    title: str
    hand: str
    was: str
    now: str
    seat: int | None = None
    wager: Wager | None = None


class AnswerEffect(Struct, frozen=True):
    """One answer compared with the one in force."""

    answer: ReadingAnswer
    in_force: bool
    edges: Edges
    moved: tuple[ResultChanged, ...]
    of: int
    outcomes: Outcomes

    @property
    def rounds(self) -> int:
        """The number of worked rounds with another result."""
        return len({each.title for each in self.moved})

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The wagers that it changes, in their order."""
        changed = {each.wager for each in self.moved}
        return tuple(wager for wager in Wager if wager in changed)


class AnswerEffects:
    """The answers to the questions of one house as it is now. Edges and rounds are computed once
    for each house that an answer makes."""

    def __init__(self, chosen: HouseChoices) -> None:
        self.chosen = chosen
        self._edges: dict[str, Edges] = {}
        self._came: dict[str, CaseOutcome] = {}

    def weigh(self, question: ReadingQuestion) -> tuple[AnswerEffect, ...]:
        """Each answer in the order of the file."""
        answer = self.chosen.answer(question)
        own = (each for answer in question.answers for each in self._own(answer))
        worked = {**self._worked, **{each.title: each for each in own}}
        return tuple(
            self._weighed(question, each, answer, tuple(worked.values()))
            for each in question.answers
        )

    def _weighed(
        self,
        question: ReadingQuestion,
        answer: ReadingAnswer,
        now: ReadingAnswer,
        worked: tuple[Case | RulingCase, ...],
    ) -> AnswerEffect:
        edition = self._under({question.id: answer.id})
        moved = () if answer is now else self._moved(worked, edition)
        files = {change.at.file for each in (answer, now) for change in each.changes}
        same = HouseFile.RULES not in files
        rules = self.in_force.house.rules if same else edition.house.rules
        edges, found = self._edges_of(rules), outcomes(rules)
        return AnswerEffect(answer, answer is now, edges, tuple(moved), len(worked), found)

    def _under(self, answers: Mapping[str, str]) -> Edition:
        return self._base.under({**self.chosen.answers, **answers})

    @property
    def _base(self) -> Base:
        return self.chosen.base

    @cached_property
    def in_force(self) -> Edition:
        """The house as it is dealt now."""
        return self._under({})

    @cached_property
    def _worked(self) -> dict[str, Case | RulingCase]:
        """The house's worked rounds, and those of the answers that are in force."""
        own = (self._own(self.chosen.answer(question)) for question in self._base.readings)
        every = (*worked_rounds(self._base.folder), *chain.from_iterable(own))
        return {each.title: each for each in every}

    def _own(self, answer: ReadingAnswer) -> tuple[Case | RulingCase, ...]:
        return worked_of(self._base, answer)

    def _moved(
        self, worked: Iterable[Case | RulingCase], edition: Edition
    ) -> Iterator[ResultChanged]:
        for each in worked:
            if each.title not in self._came:
                self._came[each.title] = outcome(self.in_force, each)
            yield from _compared(each.title, self._came[each.title], outcome(edition, each))

    def _edges_of(self, rules: HouseRules) -> Edges:
        key = repr((rules.ranking, rules.qualifying, rules.ante, rules.play, rules.ante_bonus))
        key += repr((rules.sides, rules.envy))
        if key not in self._edges:
            self._edges[key] = edges(rules)
        return self._edges[key]


def edges(rules: HouseRules) -> Edges:
    """The house's edge on each wager; under its first placard if pay tables are posted."""
    found = chances(rules, next(iter(rules.placards), None) if rules.posts_pay_tables else None)
    return {Wager.ANTE: found.ante.edge, **{side.wager: side.edge for side in found.sides}}


def outcomes(rules: HouseRules) -> Outcomes:
    """The results of Play, Ante and Ante Bonus in every possible situation."""
    due = rules.ante_bonus.due
    against = {Wager.PLAY: rules.play, Wager.ANTE: rules.ante}
    results = {
        wager: {each: say_phrase(_IN_A_CELL[by[each].result]) for each in rules.situations}
        for wager, by in against.items()
    }
    bonus = {each: say("pays") if each in due else say("none") for each in rules.situations}
    return {**results, Wager.ANTE_BONUS: bonus}


# ------------------------------------------------------------------ outcomes


class CaseOutcome(Struct, frozen=True):
    """The result of a worked round: the sum owed to each wager, or the codes that refuse the round;
    the marks of its trace, or the ruling."""

    lines: Mapping[tuple[int, Wager], str]
    hands: Mapping[int, str]
    told: str = ""


def outcome(edition: Edition, worked: Case | RulingCase) -> CaseOutcome:
    """The result in that edition of its house."""
    if isinstance(worked, RulingCase):
        return CaseOutcome({}, {}, ruling_on(edition.ruled, worked.event, worked.facts).words)
    house = edition.house
    try:
        round_ = read_round({"house": house.id, **worked.round_}, {house.id: house.rules})
    except RoundError as error:
        codes = sorted({each.code.replace("_", " ") for each in error.problems})
        return CaseOutcome({}, {}, say("refused: {codes}", codes=say_list(codes)))
    settled = settle(house.rules, round_)
    return CaseOutcome(
        lines={
            (seat.seat, line.wager): _line(house.rules, line)
            for seat in settled.seats
            for line in seat.lines
        },
        hands=_hands(settled),
        told=_marked(house, round_, worked) if worked.does else say("may stand"),
    )


def _line(rules: HouseRules, line: Line) -> str:
    if line.result is Result.WIN:
        return money(rules, line.pays)
    return say_phrase(_RESULTS[line.result])


def _hands(settled: Settlement) -> dict[int, str]:
    dealer = settled.dealer.name
    return {
        seat.seat: say("{hand} against {other}", hand=seat.name, other=dealer)
        for seat in settled.seats
    }


def _marked(house: House, round_: Round, case: Case) -> str:
    marking = mark_round(house, round_, case.does or (), case.part)
    codes = {each.code for each in marking.mistakes}
    words = [say_phrase(_MARKS[code]) for code in Code if code in codes]
    return say_list(words) if words else say("right")


def _compared(title: str, was: CaseOutcome, now: CaseOutcome) -> Iterator[ResultChanged]:
    if was.told != now.told:
        yield ResultChanged(title, "", was.told, now.told)
    if not was.lines or not now.lines:
        return
    none = say("none")
    for at in sorted(
        {**was.lines, **now.lines}, key=lambda each: (each[0], list(Wager).index(each[1]))
    ):
        before, after = was.lines.get(at, none), now.lines.get(at, none)
        if before != after:
            hand = now.hands.get(at[0], "")
            yield ResultChanged(title, hand, before, after, at[0], at[1])
