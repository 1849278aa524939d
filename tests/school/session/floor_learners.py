"""Simulated learners of several kinds, and policies that choose what they practise next.

A learner knows nothing of the program's skills. What a wager asks of it are a few facts of its own:
the hand that is read, the row that is paid, the situation, how the dealer's hand compares. A wager
is right where every fact is. A policy is judged by the errors that are then to be expected on true
random tables, fourteen days after the last practice: no draw of chance is in that figure.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random

from tests.school.exam.dealers import slipped
from tests.school.session.minds import Makes, Mind
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.drills.skills.registry import Skillbook, by_round, round_for
from trainer.game.cards import Rank, Three
from trainer.game.hands import Category
from trainer.game.pay import JudgedOn
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement, settle
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.records.results import Observation
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.coach import Coach
from trainer.school.coach import Worked as Done
from trainer.school.session.best_table import TableChoice, Tables, true_random
from trainer.school.session.next_round import Course, Planned

SEATS, A_DAY, GAP_DAYS = 5, 12, 14
DAY_MS = 86_400_000
Facts = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Met:
    """A wager at a seat: the facts that it asks for, and what a mistake moves, in Antes."""

    seat: int
    wager: Wager
    facts: Facts
    antes: float


# ------------------------------------------------------------------------- what is asked


def met_in(house: House, round_: Round, settlement: Settlement) -> Iterator[Met]:
    """Every wager of the round, and every bonus that is due."""
    rules = house.rules.at_table(round_.placard)
    for seat in settlement.seats:
        dealt = round_.seat(seat.seat)
        assert dealt is not None
        ante = dealt.stakes.get(Wager.ANTE) or next(iter(dealt.stakes.values()))
        for line in seat.lines:
            swing = line.pays.cents or (line.stake.cents if line.stake else 0)
            facts = tuple(_facts(rules, settlement, seat, dealt.cards, line))
            yield Met(seat.seat, line.wager, facts, swing / ante.cents)


def _facts(
    rules: HouseRules, settled: Settlement, seat: SeatSettlement, cards: Three, line: Line
) -> Iterator[str]:
    if line.forfeited:
        yield f"fold {line.wager}"
        return
    if line.wager in (Wager.PLAY, Wager.ANTE):
        yield f"game {line.wager} {seat.situation}"
        yield _dealers(settled)
        if seat.situation is not Situation.NOT_QUALIFIED:
            yield _against(rules, settled, seat, cards)
        return
    side = rules.side(line.wager)
    if side is None or side.judged_on is JudgedOn.THREE_CARDS:
        yield f"read {_look(rules, cards)}"
    yield f"{line.wager} {line.because if side else seat.category}"
    if seat.situation in (Situation.FOLDED, Situation.LOWER, Situation.TIE):
        yield f"{line.wager} {line.result} of {seat.situation}"


def _dealers(settled: Settlement) -> str:
    high = max(card.rank for card in settled.dealer.cards)
    if settled.dealer.category is not Category.HIGH_CARD:
        return f"dealer {settled.dealer.category}"
    return f"dealer {max(high, Rank.TEN)} high"


def _against(rules: HouseRules, settled: Settlement, seat: SeatSettlement, cards: Three) -> str:
    mine, theirs = seat.category, settled.dealer.category
    if mine is not theirs:
        return f"compare {max(mine, theirs)} {min(mine, theirs)}"
    ranks = [
        sorted((each.rank for each in hand), reverse=True) for hand in (cards, settled.dealer.cards)
    ]
    equal = next((at for at in range(3) if ranks[0][at] != ranks[1][at]), 3)
    return f"compare {mine} {equal}"


def _look(rules: HouseRules, cards: Three) -> str:
    category = rules.ranking.category(rules.ranking.strength(cards))
    ranks = sorted(each.rank for each in cards)
    aces = "ace" if ranks[-1] == 14 and (ranks[0] == 2 or ranks[1] == 13) else ""
    return f"{category} {aces}"


# ------------------------------------------------------------------------------- learners


@dataclass
class Learner:
    """Works rounds, slips now and then, and learns from each debrief."""

    makes: Makes
    seed: int
    slip: float = 0.01
    minds: dict[str, Mind] = field(default_factory=dict)
    chances: dict[str, Random] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ability = self._chance("").gauss(0, 1)

    def _chance(self, fact: str) -> Random:
        """Draws of its own for each fact, so that policies differ in nothing but what they deal."""
        if fact not in self.chances:
            self.chances[fact] = Random(f"{self.seed}|{fact}")
        return self.chances[fact]

    def mind(self, fact: str) -> Mind:
        if fact not in self.minds:
            own = self._chance(fact)
            self.minds[fact] = self.makes(own, self.ability, own.random() < 0.3)
        return self.minds[fact]

    def error(self, facts: Facts, day: int) -> float:
        """The chance of a mistake where these facts are asked for."""
        return 1 - (1 - self.slip) * prod(1 - self.mind(each).error(day) for each in facts)

    def works(self, round_met: Iterable[Met], day: int) -> dict[tuple[int, Wager], Facts]:
        """The wagers that come out wrong, and the facts to blame; a slip blames none."""
        wrong: dict[tuple[int, Wager], Facts] = {}
        for met in round_met:
            errors = {each: self.mind(each).error(day) for each in met.facts}
            blamed = tuple(
                each for each, rate in errors.items() if self._chance(each).random() < rate
            )
            slipped = self._chance("").random() < self.slip
            if blamed or slipped:
                wrong[met.seat, met.wager] = blamed
            for each in met.facts:
                self.mind(each).worked(day, right=each not in blamed)
        return wrong


# ------------------------------------------------------------------------- what is observed


_ABOUT_GAME = {Asks.GAME: "game", Asks.COMPARE: "compare", Asks.QUALIFY: "dealer"}


def observed(
    touches: Iterable[Touch], wrong: Mapping[tuple[int, Wager], Facts], day: int, attempt: str
) -> list[Observation]:
    """What the program would see of each skill."""
    seen = []
    for number, touch in enumerate(touches, 1):
        right = _right(touch, wrong)
        if right is not None:
            seen.append(
                Observation(
                    attempt=attempt,
                    number=number,
                    skill=touch.skill,
                    house="",
                    right=right,
                    latency_ms=None,
                    hinted=False,
                    undone=False,
                    at_ms=day * DAY_MS + number,
                    day=day,
                    place=touch.place,
                    event=0,
                )
            )
    return seen


def _right(touch: Touch, wrong: Mapping[tuple[int, Wager], Facts]) -> bool | None:
    blamed = [
        facts
        for (seat, wager), facts in wrong.items()
        if wager in touch.wagers and touch.seat in (None, seat)
    ]
    if touch.asks is Asks.FOLD:
        at_seat = (facts for (seat, _), facts in wrong.items() if seat == touch.seat)
        return not any(each.startswith("fold") for facts in at_seat for each in facts)
    if not blamed:
        return True
    if touch.asks in _ABOUT_GAME:
        about = [each for facts in blamed for each in facts]
        if any(each.startswith(_ABOUT_GAME[touch.asks]) for each in about):
            return False
        return None if about else touch.asks is not Asks.GAME
    return False


# ---------------------------------------------------------------------------------- policies


@dataclass(frozen=True)
class Worked:
    """A dealt round, with all that is asked for in it."""

    choice: TableChoice
    met: tuple[Met, ...]
    touches: tuple[Touch, ...]

    @classmethod
    def of(cls, house: House, choice: TableChoice) -> Worked:
        settlement = settle(house.rules, choice.round_)
        script = script_for(house, choice.round_, settlement, choice.part)
        return cls(choice, tuple(met_in(house, choice.round_, settlement)), touched(script))


Policy = Callable[[Course, int, str], Worked]
"""The next round: by the course so far, the day, and a seed."""


def ours(tables: Tables, book: Skillbook) -> Policy:
    planned = Planned(tables, book)
    return lambda course, day, seed: Worked.of(tables.house, planned.next(course, day, seed))


def chance(tables: Tables, book: Skillbook) -> Policy:
    return lambda course, day, seed: _random_round(tables, int(seed.rpartition("|")[2]) % 400)


def round_robin(tables: Tables, book: Skillbook) -> Policy:
    skills = settled_skills(book)
    return lambda course, day, seed: _for_skill(
        tables, book, skills[course.turn % len(skills)], course
    )


def weakest_first(tables: Tables, book: Skillbook) -> Policy:
    skills = settled_skills(book)

    def next_(course: Course, day: int, seed: str) -> Worked:
        def share(skill: str) -> tuple[float, int]:
            at = course.standings.get(skill)
            return ((at.right + 1) / (at.seen + 2), at.seen) if at else (0.5, 0)

        last = course.last.skills if course.last else frozenset()
        return _for_skill(
            tables, book, min((each for each in skills if each not in last), key=share), course
        )

    return next_


def syllabus(tables: Tables, book: Skillbook) -> Policy:
    """The skills in the order of the book, four rounds each; then again from the first."""
    skills = settled_skills(book)
    return lambda course, day, seed: _for_skill(
        tables, book, skills[course.turn // 4 % len(skills)], course
    )


POLICIES: Mapping[str, Callable[[Tables, Skillbook], Policy]] = {
    "ours": ours,
    "round robin": round_robin,
    "weakest first": weakest_first,
    "syllabus": syllabus,
    "chance": chance,
}


def settled_skills(book: Skillbook) -> list[str]:
    """The skills that settling a round asks for, in the order of the book."""
    return [
        each.id
        for each in book
        if (dealt := by_round(each)) is not None and dealt.part is Part.SETTLEMENT
    ]


def _random_round(tables: Tables, number: int) -> Worked:
    key = tables.house.id, tables.seats, "", number
    if key not in _pool:
        _pool[key] = Worked.of(tables.house, true_random(tables, f"practice|{number}"))
    return _pool[key]


_POOL = 25
_pool: dict[tuple[str, int, str, int], Worked] = {}


def _for_skill(tables: Tables, book: Skillbook, skill: str, course: Course) -> Worked:
    number = course.turn % _POOL
    key = tables.house.id, tables.seats, skill, number
    if key not in _pool:
        round_ = round_for(tables.house, book[skill], number, tables.seats)
        why = Why(Reason(Aim.CHOSEN, (skill,)))
        _pool[key] = Worked.of(tables.house, TableChoice(round_, Part.SETTLEMENT, why))
    return _pool[key]


# ------------------------------------------------------------------------------- the floor


@dataclass(frozen=True)
class Floor:
    """How often true random tables ask for which facts, and how many Antes hang on it."""

    often: Mapping[Facts, int]
    antes: Mapping[Facts, float]

    def errors(self, learner: Learner, day: int) -> tuple[float, float]:
        """The share of wagers that would come out wrong; the same, weighed by money."""
        count = money = 0.0
        for facts, often in self.often.items():
            rate = learner.error(facts, day)
            count += rate * often
            money += rate * self.antes[facts]
        return count / sum(self.often.values()), money / sum(self.antes.values())


def floor(tables: Tables, rounds: int = 1000) -> Floor:
    """The facts of so many random tables; counted once for each house."""
    key = tables.house.id, tables.seats
    if key not in _floors:
        _floors[key] = _counted(tables, rounds)
    return _floors[key]


_floors: dict[tuple[str, int], Floor] = {}


def _counted(tables: Tables, rounds: int) -> Floor:
    often, antes = Counter[Facts](), defaultdict[Facts, float](float)
    for number in range(rounds):
        round_ = true_random(tables, f"floor|{number}").round_
        for met in met_in(tables.house, round_, settle(tables.house.rules, round_)):
            often[met.facts] += 1
            antes[met.facts] += met.antes
    return Floor(often, antes)


def errors_after(
    policy: Policy, tables: Tables, book: Skillbook, learner: Learner, stops: Sequence[int]
) -> list[tuple[float, float]]:
    """The errors on the floor, fourteen days after so many rounds of that practice, for each."""
    course, found = Course({}), []
    for number in range(1, max(stops) + 1):
        day = 100 + (number - 1) // A_DAY
        worked = policy(course, day, f"{learner.seed}|{number}")
        wrong = learner.works(worked.met, day)
        seen = observed(worked.touches, wrong, day, str(number))
        course = course.after(worked.choice.why, seen, book)
        if number in stops:
            found.append(floor(tables).errors(learner, day + GAP_DAYS))
    return found


# ------------------------------------------------------------------------------- the coach


def errors_coached(
    shelf: HouseShelf, tables: Tables, learner: Learner, stops: Sequence[int]
) -> list[tuple[float, float]]:
    """As ``errors_after``, practised act by act as the coach deals it."""
    house, found = tables.house, []
    coach = Coach(shelf, house, learner.seed)
    for number in range(1, max(stops) + 1):
        day, choice = 100 + (number - 1) // A_DAY, coach.choice
        acts = _acts(house, choice, learner, day)
        coach.after(Done(acts, None, day - 100))
        if number in stops:
            found.append(floor(tables).errors(learner, day + GAP_DAYS))
    return found


def _acts(house: House, choice: TableChoice, learner: Learner, day: int) -> tuple[str, ...]:
    """What the learner does with a round: as due, but for the wagers that come out wrong."""
    settlement = settle(house.rules, choice.round_)
    wrong = learner.works(met_in(house, choice.round_, settlement), day)
    script = script_for(house, choice.round_, settlement, choice.part)
    acts = [str(act) for act in faultless(script)]
    for seat in settlement.seats:
        for line in seat.lines:
            if (seat.seat, line.wager) in wrong:
                acts = slipped(acts, seat.seat, line)
    return tuple(acts)
