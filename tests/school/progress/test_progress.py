"""The page of progress from rounds that were really worked."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.dealing.action import Action, Verb
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.school.clock import Clock
from trainer.school.practice import Practice
from trainer.school.progress.progress import Learned, tiles
from trainer.school.sitting import Sitting

HOUSE, DRILL = "mbs", "full-table"
DAY_MS = 86_400_000
ACT_MS = 2_000


class Week:
    """A trainee's days, and a clock that goes with the acts."""

    def __init__(self, folder: Path) -> None:
        self.now = 20_000 * DAY_MS + 9 * 3_600_000
        clock = Clock(running=lambda: self.now, wall=lambda: self.now, zone=lambda: 0)
        self.practice = Practice.open(folder, clock)

    def work(self, seed: int, *, pays_too_little: bool = False) -> None:
        """One round, faultless, or with its first payment one chip short."""
        sitting = self.practice.start(HOUSE, DRILL, seed)
        acts = _due(sitting)
        if pays_too_little:
            at = next(k for k, act in enumerate(acts) if act.verb is Verb.PAY)
            acts[at] = _less(acts[at])
        for act in acts:
            self.now += ACT_MS
            sitting.act(act)
        sitting.finish()

    def sleep(self) -> None:
        self.now += DAY_MS


def _less(act: Action) -> Action:
    assert act.amount is not None
    return Action(Verb.PAY, act.place, act.wager, Money(act.amount.cents - 100))


def _due(sitting: Sitting) -> list[Action]:
    from trainer.shots.scenes import faultless_of

    return list(faultless_of(sitting))


@pytest.fixture
def week(tmp_path: Path) -> Week:
    return Week(tmp_path)


def test_before_the_first_round_nothing_is_claimed(week: Week) -> None:
    shown = week.practice.progress.at(HOUSE)
    assert shown.figures.accuracy is None
    assert shown.figures.hands_per_hour is None
    assert shown.figures.mastered == 0
    assert {each.learned for each in tiles(shown.rows)} == {Learned.NOT_SEEN}
    assert not shown.days
    assert not shown.kinds


def test_every_skill_of_the_house_stands_in_its_area_once(week: Week) -> None:
    rows = week.practice.progress.at(HOUSE).rows
    assert [row.area for row in rows] == [a for a in Area if a in {row.area for row in rows}]
    ids = [each.skill.id for each in tiles(rows)]
    assert sorted(ids) == sorted(skill.id for skill in week.practice.skills.book(HOUSE))


def test_days_have_their_pace_and_accuracy(week: Week) -> None:
    week.work(1)
    week.sleep()
    week.work(2)
    week.work(3, pays_too_little=True)
    first, second = week.practice.progress.at(HOUSE).days
    assert first.day + 1 == second.day
    assert first.accuracy == 1.0
    assert second.right == second.lines - 1
    assert first.hands_per_hour is not None


def test_a_mistake_is_counted_by_kind_with_its_money_on_the_right_side(week: Week) -> None:
    week.work(3, pays_too_little=True)
    (kind,) = week.practice.progress.at(HOUSE).kinds
    assert kind.times == 1
    assert kind.players_short == Money(100)
    assert not kind.house_short


def test_seen_skills_are_learning_and_none_is_mastered_after_a_round(week: Week) -> None:
    week.work(1)
    shown = week.practice.progress.at(HOUSE)
    seen = [each for each in tiles(shown.rows) if each.seen]
    assert seen
    assert all(each.learned in (Learned.LEARNING, Learned.DUE) for each in seen)
    assert all(0 < each.share < 1 for each in seen)
    assert shown.figures.mastered == 0


def test_only_the_days_that_are_asked_for_are_shown(week: Week) -> None:
    week.work(1, pays_too_little=True)
    for _ in range(40):
        week.sleep()
    week.work(2)
    latest, every = (week.practice.progress.at(HOUSE, days) for days in (30, None))
    assert [len(each.days) for each in (latest, every)] == [1, 2]
    assert [len(each.kinds) for each in (latest, every)] == [0, 1]
    assert latest.figures == every.figures


def test_curves_count_every_decision_once(week: Week) -> None:
    week.work(1)
    shown = week.practice.progress.at(HOUSE)
    observed = week.practice.observed.observations(house=HOUSE)
    assert sum(point.seen for points in shown.curves.values() for point in points) == len(observed)
