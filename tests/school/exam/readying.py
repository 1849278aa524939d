"""Trainees who practise real rounds and then sit the default exam, decision by decision.

None of them is made as the program thinks of trainees: they slip on wagers at a steady rate, have
an error rate of their own for each skill, hold one skill badly, learn skills from the first time
on, or tire and get better by turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import script_for
from trainer.drills.exam.form import Form, RoundTask
from trainer.drills.skills.decisions import Asks, touched
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.wager_handling import spot_of
from trainer.school.exam.pass_chance import ExamDemands, Ready, SkillAnswers, WagersDone, ready
from trainer.school.session.best_table import Tables, true_random

Spot = tuple[int, str]


@dataclass(frozen=True)
class Decision:
    """A skill that is asked for, and the wagers that go wrong where it is not right."""

    skill: str
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Laid:
    """A round as it is asked: its wagers, its decisions, the wagers that bear a star."""

    wagers: tuple[Spot, ...]
    decisions: tuple[Decision, ...]
    starred: frozenset[Spot] = frozenset()


def laid(house: House, round_: Round, starred: frozenset[Spot] = frozenset()) -> Laid:
    settlement = settle(house.rules, round_)
    wagers = tuple(
        (seat.seat, line.wager.value) for seat in settlement.seats for line in seat.lines
    )
    script = script_for(house, round_, settlement, Part.SETTLEMENT)
    found = []
    for touch in touched(script):
        if touch.asks not in (Asks.STEP, Asks.ORDER):
            names = {spot_of(each).value for each in touch.wagers}
            seats = [touch.seat] if touch.seat is not None else [seat for seat, _ in wagers[:1]]
            spots = tuple(w for w in wagers if w[0] in seats and (not names or w[1] in names))
            found.append(Decision(touch.skill, spots))
    return Laid(wagers, tuple(found), starred)


def random_rounds(house: House, count: int) -> tuple[Laid, ...]:
    tables = Tables(house, 5)
    return tuple(laid(house, true_random(tables, f"ready|{at}").round_) for at in range(count))


def exam_rounds(form: Form, house: House) -> tuple[Laid, ...]:
    stars = form.stars(house.rules)
    return tuple(
        laid(
            house,
            task.round_,
            frozenset((seat, wager.value) for at, seat, wager in stars if at == task.number),
        )
        for task in form.tasks
        if isinstance(task, RoundTask)
    )


Errs = Callable[[str, int, Random], float]
"""How often a decision about a skill goes wrong, the so many-th time that it is asked for."""


@dataclass
class Person:
    """``errs`` by skill, ``slips`` on any wager whatever its skills."""

    errs: Errs
    slips: float = 0.0
    seen: dict[str, int] = field(default_factory=dict)

    def works(self, of: Laid, chance: Random) -> tuple[frozenset[Spot], list[tuple[str, bool]]]:
        """The wagers that came out wrong, and the answers as the marking would have them."""
        wrong: set[Spot] = {spot for spot in of.wagers if chance.random() < self.slips}
        slipped, answers = frozenset(wrong), []
        for each in of.decisions:
            times = self.seen[each.skill] = self.seen.get(each.skill, 0) + 1
            failed = chance.random() < self.errs(each.skill, times, chance)
            if failed:
                wrong |= set(each.spots)
            answers.append((each.skill, not failed and not slipped & set(each.spots)))
        return frozenset(wrong), answers


@dataclass
class Practised:
    """What a person showed so far."""

    done: list[WagersDone] = field(default_factory=list)
    skills: dict[str, list[int]] = field(default_factory=dict)

    def after(self, of: Laid, wrong: frozenset[Spot], answers: list[tuple[str, bool]]) -> None:
        self.done.append(WagersDone(len(wrong), len(of.wagers)))
        for skill, right in answers:
            count = self.skills.setdefault(skill, [0, 0])
            count[0] += right
            count[1] += 1

    def ready(self, exam: ExamDemands) -> Ready:
        return ready(
            self.done, {each: SkillAnswers(of[0], of[1]) for each, of in self.skills.items()}, exam
        )

    def weakest(self, exam: ExamDemands) -> frozenset[str]:
        """What went wrong most often, and what was never asked for."""
        wrong = {each: of[1] - of[0] for each, of in self.skills.items() if of[0] < of[1]}
        worst = sorted(wrong, key=lambda each: -wrong[each])[:5]
        return frozenset({*worst, *(exam.skills.keys() - self.skills.keys())})


def practise(
    person: Person, rounds: Sequence[Laid], exam: ExamDemands, chance: Random, at_most: int
) -> Iterator[tuple[int, Ready]]:
    """The chance after each fifth round; of three rounds always the one that asks most for what
    went wrong before or is new, as practice does."""
    so_far = Practised()
    for number in range(1, at_most + 1):
        weak = so_far.weakest(exam)
        offered = [rounds[chance.randrange(len(rounds))] for _ in range(3)]
        of = max(offered, key=lambda each: sum(d.skill in weak for d in each.decisions))
        so_far.after(of, *person.works(of, chance))
        if number % 5 == 0:
            yield number, so_far.ready(exam)


def passes(person: Person, form: Sequence[Laid], exam: ExamDemands, chance: Random) -> bool:
    errors = starred = 0
    for of in form:
        wrong, _ = person.works(of, chance)
        errors, starred = errors + len(wrong), starred + len(wrong & of.starred)
    return exam.rule.passes(errors, starred)


def share_passing(
    person: Person, form: Sequence[Laid], exam: ExamDemands, chance: Random, times: int = 20
) -> float:
    """Of exams sat one beside the other: nothing is learned from one for the next."""
    seen = dict(person.seen)
    passed = 0
    for _ in range(times):
        person.seen = dict(seen)
        passed += passes(person, form, exam, chance)
    person.seen = seen
    return passed / times


# ---------------------------------------------------------------------------------------- people


def steady(rate: float) -> Person:
    return Person(lambda *_: 0.0, slips=rate)


def uneven(rate: float, chance: Random) -> Person:
    """Each skill at its own rate, most of them far below, some far above."""
    rates: dict[str, float] = {}

    def errs(skill: str, _: int, __: Random) -> float:
        if skill not in rates:
            rates[skill] = min(0.9, rate * chance.expovariate(1) ** 2 / 2)
        return rates[skill]

    return Person(errs)


def stuck(skill: str, rate: float, slips: float) -> Person:
    return Person(lambda each, *_: rate if each == skill else 0.0, slips)


def learning(guess: float, last: float, pace: float) -> Person:
    """Errs less with every time that a skill is asked for."""
    return Person(lambda _, times, __: last + (guess - last) * (1 - pace) ** times)


def population(skills: Sequence[str], chance: Random) -> Person:
    """Somebody of any kind."""
    rate = 0.003 * 30 ** chance.random()
    kind = chance.randrange(4)
    if kind == 0:
        return steady(rate)
    if kind == 1:
        return uneven(rate / 2, chance)
    if kind == 2:
        return stuck(chance.choice(skills), chance.uniform(0.1, 0.6), rate / 2)
    return learning(0.4, rate / 2, chance.uniform(0.05, 0.4))


def common_skills(rounds: Sequence[Laid]) -> list[str]:
    counts: dict[str, int] = {}
    for each in rounds:
        for decision in each.decisions:
            counts[decision.skill] = counts.get(decision.skill, 0) + 1
    return sorted(each for each, count in counts.items() if count >= len(rounds) / 10)


Skills = Mapping[str, int]
