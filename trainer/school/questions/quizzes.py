"""Quizzes: what can be asked, a quiz begun or printed, and the house of each item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.incident import due
from trainer.dealing.irregularity import Irregularities, Irregularity, Ruling
from trainer.drills.drill_options import Feedback
from trainer.drills.irregularities.irregular import incident
from trainer.drills.questions.lesson import RULINGS, Item
from trainer.drills.questions.question import AnswerKind, Choice, Question, Trap
from trainer.drills.recipe import DrillClock, Exercise, Recipe, Seats
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area
from trainer.drills.stream import Stream
from trainer.library.houses import HouseShelf
from trainer.marking.predict import Misread
from trainer.marking.ruling import other_names
from trainer.marking.words import paragraph
from trainer.records.quick import QuickAttempt
from trainer.school.curriculum import NothingToDeal
from trainer.school.one_question.item import AskedItem, AskedQuestion, ItemHouse, with_suits
from trainer.school.one_question.seat_item import SeatHouse
from trainer.school.questions.exercises import DrillHouse
from trainer.school.questions.printed_quiz import Paper, paper_of
from trainer.school.questions.quiz_blueprint import (
    MOST_ITEMS,
    QUIZ,
    TITLE,
    Askable,
    ItemKind,
    QuizBlueprint,
    QuizDrawn,
    bank,
    draw,
)
from trainer.wording import phrase, say, say_phrase

Clauses = Callable[[str], tuple["Clause", ...]]
Books = Callable[[str], "Skillbook"]
WrongRules = Callable[[str], "Misread | None"]


def _none(_: str) -> None:
    """No wrong rules: a paper is not marked here."""


class Quizzes:
    """The use cases of quizzes that need no records."""

    def __init__(
        self, shelf: HouseShelf, books: Books, clauses: Clauses, wrong_rules: WrongRules = _none
    ) -> None:
        self._shelf, self._books = shelf, books
        self._clauses, self._wrong_rules = clauses, wrong_rules
        self._banks: dict[str, tuple[Askable, ...]] = {}

    def areas(self, houses: Sequence[str]) -> tuple[Area, ...]:
        """The areas that can be asked at some of these houses, in the order of areas."""
        there = {each.area for house in houses for each in self._bank(house)}
        return tuple(area for area in Area if area in there)

    def draw(self, blueprint: QuizBlueprint, seed: int) -> tuple[QuizDrawn, ...]:
        """The items of that seed. Raises NothingToDeal if there is nothing to ask."""
        if not 0 < blueprint.items <= MOST_ITEMS:
            raise NothingToDeal(say("A quiz has 1 to {most} questions.", most=MOST_ITEMS))
        banked = [each for house in blueprint.houses for each in self._bank(house)]
        drawn = draw(blueprint, banked, seed)
        if not drawn:
            raise NothingToDeal(say("Choose a house and an area first."))
        return drawn

    def asked_at(
        self, drawn: Sequence[QuizDrawn], seconds: int | None = None
    ) -> tuple[ItemHouse, ...]:
        """The house of each of these items."""
        known = {(each.asked.house, each.asked.kind) for each in drawn}
        made = {key: self._item_house(*key, seconds) for key in known}
        return tuple(made[each.asked.house, each.asked.kind] for each in drawn)

    def asked_at_of(self, attempt: QuickAttempt) -> tuple[ItemHouse | None, ...]:
        """The house of each item of a recorded quiz; None if it no longer exists."""
        begun = attempt.begun
        places = [(item.house, item.kind) for item in begun.items]
        made = {
            (house, kind): self._item_house(house, ItemKind(kind), begun.seconds)
            for house, kind in set(places)
            if house in self._shelf and kind in tuple(ItemKind)
        }
        return tuple(made.get(place) for place in places)

    def paper(self, blueprint: QuizBlueprint, seed: int) -> Paper:
        """The quiz of that seed on paper, with its key."""
        drawn = self.draw(blueprint, seed)
        return paper_of(blueprint, seed, drawn, self.asked_at(drawn))

    def _bank(self, house: str) -> tuple[Askable, ...]:
        if house not in self._banks:
            self._banks[house] = bank(self._books(house))
        return self._banks[house]

    def _item_house(self, house: str, kind: ItemKind, seconds: int | None) -> ItemHouse:
        return item_house(
            kind,
            self._shelf[house],
            self._clauses(house),
            self._books(house),
            self._wrong_rules(house),
            seconds,
        )


def item_house(
    kind: ItemKind,
    house: House,
    clauses: tuple[Clause, ...],
    book: Skillbook,
    misread: Misread | None,
    seconds: int | None = None,
) -> ItemHouse:
    """That house, for items of that kind."""
    drill = _recipe(kind, seconds)
    ruled: Irregularities | None = book.irregularities
    match kind:
        case ItemKind.SEAT:
            return SeatHouse(house, ruled, drill, clauses, book, misread)
        case ItemKind.RULE:
            return RuleHouse(house, ruled, drill, clauses)
        case _:
            return DrillHouse(house, ruled, drill, clauses)


def _recipe(kind: ItemKind, seconds: int | None) -> Recipe:
    """The quiz as a drill of that kind; its items are drawn elsewhere."""
    known = kind.value in tuple(Exercise)
    return Recipe(
        name=QUIZ,
        title=TITLE,
        teaches="",
        seats=Seats(1, 1),
        events=(),
        clock=DrillClock(limit=seconds),
        feedback=Feedback.AT_THE_END,
        exercise=Exercise(kind.value) if known else Exercise.FLASH,
    )


# So many rulings are offered at least; others stand in where the house makes fewer.
FEWEST = 5
_SAID = {
    Ruling.PLAY_ON: phrase("Nothing: play on"),
    Ruling.VOID: phrase("The round is void"),
    Ruling.RECONSTRUCT: phrase("Put the hands right, play on"),
    Ruling.PUT_RIGHT: phrase("Have it put right, play on"),
    Ruling.BACK_UP: phrase("Back the card up, play on"),
    Ruling.REDEAL: phrase("Redeal"),
    Ruling.DEAD_HAND: phrase("That hand is dead, wagers go back"),
    Ruling.FORFEIT: phrase("That hand is dead, wagers lose"),
    Ruling.REFUSE: phrase("Refuse it"),
    Ruling.STANDS: phrase("It stands"),
    Ruling.NOT_ALLOWED: phrase("Not allowed"),
    Ruling.PAYS_NOTHING: phrase("Nothing is paid"),
    Ruling.PLAYERS_FAVOUR: phrase("In the player's favour"),
    Ruling.PUT_RIGHT: phrase("Have it put right, play on"),
    Ruling.CALL_SUPERVISOR: phrase("Call the supervisor"),
}


@dataclass(frozen=True, slots=True)
class RuleHouse(ItemHouse):
    """A house whose rulings are chosen from."""

    def ask(self, item: Item) -> AskedItem:
        return AskedQuestion(self.house, item.skill, _question(self, item))


def _question(at: RuleHouse, item: Item) -> Question:
    assert at.irregularities is not None, "rulings are made where irregularities are known"
    named = item.skill.removeprefix(RULINGS)
    scene = incident(at.house, at.irregularities, item.seed, named)
    line = due(at.irregularities, scene).line
    words = paragraph(*map(with_suits, scene.told))
    return Question(
        skill=line.skill,
        ask=say("{scene} What do you rule?", scene=words),
        kind=AnswerKind.CHOICE,
        rights=(line.ruling.value,),
        why=line.because,
        source=line.source,
        choices=tuple(_choices(at, line, item)),
        traps=tuple(Trap(ruling.value, belief) for ruling, belief in line.beliefs.items()),
    )


def _choices(at: RuleHouse, line: Irregularity, item: Item) -> list[Choice]:
    """The house's rulings, with those of wrong rules, in one order; none that is the right one by
    another name."""
    assert at.irregularities is not None, "rulings are made where irregularities are known"
    alike = other_names(line)
    offered = {*at.irregularities.rulings, *line.beliefs} - alike
    others = [each for each in Ruling if each not in offered | alike]
    stream = Stream(f"rulings offered|{at.house.id}|{item.skill}|{item.seed}")
    offered |= {*stream.sample(others, max(0, FEWEST - len(offered)))}
    return [Choice(each.value, say_phrase(_SAID[each])) for each in Ruling if each in offered]
