"""Ready: the chance of passing the default exam at the first try, and what would raise it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, partial
from itertools import chain
from random import Random

import pytest
from msgspec.structs import replace

from tests.school.exam.readying import (
    Laid,
    Person,
    common_skills,
    exam_rounds,
    learning,
    population,
    practise,
    random_rounds,
    share_passing,
    steady,
    stuck,
)
from tests.some_houses import HOUSES, shelf
from trainer.dealing.house import House
from trainer.drills.exam.blueprint import ExamCounts, PassRule, chance
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.marking.rule_shown import RuleShown
from trainer.school.exam.default_exam import default_exam
from trainer.school.exam.exam_evidence import exam_at
from trainer.school.exam.forms import AnyForms, forms_of
from trainer.school.exam.pass_chance import ExamDemands, SkillAnswers, WagersDone, passed, ready
from trainer.school.exam.wrong_rules import AskedHand

EXAM = ExamDemands(
    150,
    12,
    PassRule(3, 1),
    {"fold": 40, "tie": 20, "flush": 60, "pair": 80},
    hands=lambda _: [AskedHand(1, 0)] * 4,
)
STEADILY = RuleShown(per_cent=99, hits=30, clean=0, since=0, wagers=0)
SKILLS = {each: SkillAnswers(300, 300) for each in EXAM.skills}


def worked(rate: float, rounds: int, seed: int = 1) -> list[WagersDone]:
    draws = Random(seed)
    return [WagersDone(sum(draws.random() < rate for _ in range(15)), 15) for _ in range(rounds)]


@pytest.mark.parametrize("rate", [Fraction(1, 200), Fraction(1, 50), Fraction(1, 10)])
def test_one_rate_passes_as_the_exam_states(rate: Fraction) -> None:
    stated = chance(ExamCounts(150, 12), PassRule(3, 1), rate)
    assert passed(EXAM, float(rate)) == pytest.approx(float(stated))


def test_without_an_answer_nobody_is_ready() -> None:
    found = ready([], {}, EXAM)
    assert found.chance < 0.2
    assert not found.is_ready


def test_right_answers_raise_the_chance_and_a_wrong_rule_takes_it_away() -> None:
    few, many = (ready([WagersDone(0, 15)] * rounds, SKILLS, EXAM) for rounds in (3, 60))
    assert few.chance < many.chance
    assert few.low < many.low
    assert many.is_ready
    believing = ready([WagersDone(0, 15)] * 60, SKILLS, EXAM, {"PP02": STEADILY})
    assert believing.chance < 0.1
    best = believing.gains[0]
    assert (best.of, best.wrong_rule) == ("PP02", True)
    assert best.by == pytest.approx(many.chance - believing.chance)


def test_mistakes_that_have_ended_are_none_that_come_together() -> None:
    """Three in each of the first four rounds and none since: a beginner, who misreads no hand."""
    learned = [WagersDone(3, 15)] * 4 + [WagersDone(0, 15)] * 26
    assert ready(learned, SKILLS, EXAM).chance > 0.98
    misread = [WagersDone(0, 15)] * 18 + [WagersDone(3, 15)] + [WagersDone(0, 15)] * 11
    single = [WagersDone(at in (9, 18, 27), 15) for at in range(30)]
    assert ready(misread, SKILLS, EXAM).chance < ready(single, SKILLS, EXAM).chance


def test_early_mistakes_are_forgotten_by_who_makes_no_more_and_not_by_who_slips_on() -> None:
    """Six in a hundred for fifteen rounds, then none; and two in a hundred all along."""
    draws, spotless = range(1, 21), [WagersDone(0, 15)] * 15
    learned = [ready([*worked(0.06, 15, at), *spotless], SKILLS, EXAM).chance for at in draws]
    slips = [ready(worked(0.02, 30, at), SKILLS, EXAM).chance for at in draws]
    assert sum(learned) / 20 > 0.9
    assert sum(slips) / 20 == pytest.approx(passed(EXAM, 0.02), abs=0.1)


def test_what_only_the_first_rounds_asked_for_tells_nothing_of_what_is_new() -> None:
    """Who slips in the first rounds and never again gets right what was new later."""
    rare = [f"rare {number}" for number in range(24)]
    exam = replace(EXAM, skills={**EXAM.skills, **dict.fromkeys(rare, 2)})
    done = [WagersDone(3 if at < 5 else 0, 15, at) for at in range(40)]
    first = dict.fromkeys(rare[:12], SkillAnswers(1, 2, last_ms=4))
    later = dict.fromkeys(rare[12:], SkillAnswers(2, 2, last_ms=20))
    known = {each: SkillAnswers(295, 300, last_ms=39) for each in EXAM.skills}
    found = ready(done, {**known, **first, **later}, exam)
    assert found.chance > 0.5
    wrong = dict.fromkeys(rare[12:], SkillAnswers(1, 2, last_ms=20))
    slipping = [WagersDone(3 if at < 5 else at % 3 == 0, 15, at) for at in range(40)]
    assert ready(slipping, {**known, **first, **wrong}, exam).chance < 0.1


def test_a_wrong_rule_that_answers_in_part_of_the_hands_takes_less_of_the_chance() -> None:
    """Of four hands three errors may be made, and the fourth right answer saves the exam."""
    done, shares = [WagersDone(0, 15)] * 60, [(24, 0), (17, 7), (12, 12), (7, 17), (3, 21)]
    told = [ready(done, SKILLS, EXAM, {"PP02": STEADILY._replace(hits=hits, clean=clean)}).chance
            for hits, clean in shares]  # fmt: skip
    assert told == sorted(told)
    assert told[0] < 0.1
    assert 0.5 < told[2] < 0.9
    unlikely = STEADILY._replace(per_cent=60)
    assert 0.35 < ready(done, SKILLS, EXAM, {"PP02": unlikely}).chance < 0.45


def test_a_wrong_rule_that_was_dropped_leaves_the_chance_as_it_was() -> None:
    """Its mistakes tell nothing of what is done now."""
    before = [WagersDone(2, 15, at) for at in range(30)]
    done = [*before, WagersDone(0, 15, 30)]
    never = ready([each._replace(wrong=0) for each in done], SKILLS, EXAM)
    dropped = STEADILY._replace(since=20, wagers=60, until_ms=30)
    assert ready(done, SKILLS, EXAM).chance < 0.5
    assert ready(done, SKILLS, EXAM, {"PP02": dropped}).chance == pytest.approx(
        never.chance, abs=0.02
    )
    just = dropped._replace(hits=20, clean=10, since=2)
    assert ready(done, SKILLS, EXAM, {"PP02": just}).chance < never.chance - 0.1, "it may be luck"


def test_every_hand_of_an_exam_that_shows_a_wrong_rule_is_counted() -> None:
    exam = default_exam(shelf(), "mbs")
    assert {len(exam.hands(each)) for each in ("HR18", "PP03")} == {2, 6}
    assert sum(hand.starred for hand in exam.hands("PP03")) <= exam.starred
    assert exam.hands("SQ15") == ()


def test_a_habit_of_order_takes_it_away_only_where_it_fails_the_exam() -> None:
    """The default exams deal no cards and close no bets, and settle ten rounds at MBS 3.12."""
    done, exam = [WagersDone(0, 15)] * 60, default_exam(shelf(), "mbs")
    spotless = ready(done, SKILLS, exam)
    others = dict.fromkeys(("SQ14", "SQ05", "IR01"), STEADILY)
    assert ready(done, SKILLS, exam, others) == spotless
    undeclared = ready(done, SKILLS, exam, {"SQ15": STEADILY})
    assert undeclared.chance < 0.1
    assert undeclared.gains[0].of == "SQ15"


def test_what_goes_wrong_most_of_what_is_asked_most_would_raise_it_most() -> None:
    skills = {**SKILLS, "fold": SkillAnswers(270, 300), "tie": SkillAnswers(285, 300)}
    found = ready(worked(0.02, 60), skills, EXAM)
    assert [each.of for each in found.gains] == ["fold", "tie"]
    mended = ready(
        worked(0.02, 60), {**skills, "fold": SkillAnswers(300, 300, mastered=True)}, EXAM
    )
    assert "fold" not in [each.of for each in mended.gains]
    assert all(0 < each.by <= 1 - found.chance for each in found.gains)


def test_what_was_never_practised_counts_as_everything_did_when_it_was_new() -> None:
    """Whoever began with many mistakes makes them again where the exam asks for something new."""
    without = {each: of for each, of in SKILLS.items() if each != "tie"}
    learned, expert = [*worked(0.4, 10), *worked(0.0, 90)], worked(0.0, 100)
    assert ready(expert, without, EXAM).is_ready
    assert ready(learned, SKILLS, EXAM).is_ready
    found = ready(learned, without, EXAM)
    assert found.chance < 0.4
    assert found.gains[0].of == "tie"


def test_what_is_new_now_tells_more_than_how_everything_began() -> None:
    """Whoever began with a wrong rule and dropped it gets right what is new."""
    done, rare = [*worked(0.3, 6), *worked(0.0, 60)], [f"rare {n}" for n in range(25)]
    exam = replace(EXAM, skills={**EXAM.skills, **dict.fromkeys(rare, 2)})
    right, wrong = (
        ready(done, {**SKILLS, **dict.fromkeys(rare, SkillAnswers(of, 2))}, exam).chance
        for of in (2, 1)
    )
    assert right > 0.6
    assert wrong < 0.1


def test_who_slips_on_what_is_new_as_on_all_else_loses_little_by_it() -> None:
    """Three slips in 120 answers are no more than the two in a hundred on what is known."""
    rare = [f"rare {number}" for number in range(40)]
    exam = replace(EXAM, skills={**EXAM.skills, **dict.fromkeys(rare, 3)})
    known = dict.fromkeys((*EXAM.skills, *rare), SkillAnswers(98, 100))
    new = {each: SkillAnswers(2 if at < 3 else 3, 3) for at, each in enumerate(rare)}
    done = worked(0.02, 60)
    lost = ready(done, known, exam).chance - ready(done, {**known, **new}, exam).chance
    assert 0 < lost < 0.11


def test_who_learned_it_is_ready_soon_and_who_forgets_it_is_not_for_long() -> None:
    before, after = worked(0.2, 40), worked(0.0, 20)
    assert not ready(before, SKILLS, EXAM).is_ready
    assert ready([*before, *after], SKILLS, EXAM).is_ready
    assert not ready([*after, *before[:10]], SKILLS, EXAM).is_ready


# ------------------------------------------------------------------------------------- simulated


@dataclass(frozen=True)
class Sat:
    """A house with its default exam, and rounds to practise: as they come, and as it arranges
    them."""

    exam: ExamDemands
    form: tuple[Laid, ...]
    forms: AnyForms
    at: House

    @cached_property
    def rounds(self) -> tuple[Laid, ...]:
        laid = (exam_rounds(self.forms.form(seed), self.at) for seed in (1, 2, 3))
        return (*random_rounds(self.at, 60), *chain.from_iterable(laid))


@cache
def sat(house: str) -> Sat:
    at = exam_at(shelf(), house)
    blueprint = next(each for each in sound_blueprints()[0].values() if each.house == house)
    forms = forms_of(at, blueprint)
    form = exam_rounds(forms.form(0), at.house)
    return Sat(default_exam(shelf(), house), form, forms, at.house)


@dataclass
class Called:
    """Those who were called ready, after how many rounds, and what share of them passed; and what
    was said of everybody at three times, with the share that passed then."""

    people: int
    after: list[int]
    passed: list[float]
    said: list[tuple[float, float]]

    @property
    def share(self) -> float:
        return sum(self.passed) / len(self.passed)


def called(house: str, who: Callable[[Random], Person], people: int, rounds: int = 120) -> Called:
    at, found = sat(house), Called(people, [], [], [])
    for number in range(people):
        draws = Random(f"{house} {number}")
        person, is_called = who(draws), False
        for done, told in practise(person, at.rounds, at.exam, draws, rounds):
            first = told.is_ready and not is_called
            if first or done in (20, 60, rounds):
                share = share_passing(person, at.form, at.exam, draws, 8)
                if first:
                    is_called = True
                    found.after.append(done)
                    found.passed.append(share)
                if done in (20, 60, rounds):
                    found.said.append((told.chance, share))
    return found


def bands(said: list[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """In fifths of the chance that was stated: how many, what was said, what was so."""
    found = []
    for band in range(5):
        of = [each for each in said if min(4, int(each[0] * 5)) == band]
        if of:
            said_, so = (sum(each[at] for each in of) / len(of) for at in (0, 1))
            found.append((len(of), said_, so))
    return found


@pytest.mark.parametrize("house", HOUSES)
def test_the_default_exam_asks_for_as_much_as_its_forms(house: str) -> None:
    asked = sat(house).exam
    assert asked.decisions == 150
    assert asked.starred == 12
    decisions = {each.skill for of in sat(house).form for each in of.decisions}
    assert len(decisions - asked.skills.keys()) <= 0.15 * len(decisions)


def test_a_steady_dealer_is_called_ready_in_some_ten_rounds_and_passes() -> None:
    found = called("mbs", lambda _: steady(0.01), 24)
    print(f"{len(found.after)} of 24 called, {sorted(found.after)}, {found.share:.1%} pass")
    assert len(found.after) >= 18
    assert sorted(found.after)[9] <= 40
    assert found.share >= 0.85


def test_a_poor_dealer_is_hardly_ever_called_ready() -> None:
    assert len(called("mbs", lambda _: steady(0.03), 24).after) <= 1


@pytest.mark.slow
def test_of_all_houses_together() -> None:
    """Dealers of every kind: steady, uneven, stuck at one skill, learning."""
    everyone = []
    for house in HOUSES:
        skills = common_skills(sat(house).rounds)
        everyone.append(called(house, partial(population, skills), 150))
    passed_ = [share for each in everyone for share in each.passed]
    print(f"{len(passed_)} called, {sum(passed_) / len(passed_):.1%} pass")
    assert 0.85 <= sum(passed_) / len(passed_) <= 0.97
    for people, said, so in bands([pair for each in everyone for pair in each.said]):
        print(f"  {people}: said {said:.0%}, so {so:.0%}")
        assert -0.20 <= said - so <= 0.05, "no more is promised than is so, and not much less"


@pytest.mark.slow
def test_who_is_stuck_at_one_skill_or_still_learns_is_seldom_called_in_error() -> None:
    skills = common_skills(sat("mbs").rounds)
    of_stuck = called("mbs", lambda draws: stuck(draws.choice(skills), 0.5, 0.003), 80)
    print(f"stuck: {len(of_stuck.after)} of 80 called, {of_stuck.share:.1%} of them pass")
    assert len(of_stuck.after) <= 0.25 * 80
    assert of_stuck.share >= 0.8
    assert len(called("mbs", lambda _: learning(0.4, 0.02, 0.1), 80).after) <= 2
