"""Every drill that comes with the program, at every house, from the deal to the debrief."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.school.tables import Ticking
from trainer.dealing.script import faultless, script_for
from trainer.drills.recipe import Exercise
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.school.clock import Clock
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")


@pytest.fixture
def bundled(home: Path) -> Iterator[Practice]:
    ticking = Ticking()
    opened = Practice.open(home, Clock(running=ticking.running, wall=ticking.wall))
    yield opened
    opened.close()


def settled(sitting: Sitting) -> Sitting:
    house, round_ = sitting.house, sitting.round_
    for action in faultless(script_for(house, round_, settle(house.rules, round_), sitting.part)):
        assert sitting.act(action, 1000) is None
    return sitting


def test_every_house_is_sound(bundled: Practice) -> None:
    assert bundled.faults() == ()
    assert {house.id for house in bundled.houses()} == set(HOUSES)


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("house", HOUSES)
def test_a_faultless_dealer_passes_every_drill(bundled: Practice, house: str, every: int) -> None:
    """Every third at each house, beginning with another one; in the slow tests all of them."""
    drills = bundled.drills(house)
    assert len(drills) >= 12
    drills = drills[HOUSES.index(house) % every :: every]
    for drill in drills:
        sitting = settled(bundled.start(house, drill.name, seed=1))
        shown = sitting.finish(30_000)
        assert (shown.points, shown.mistakes) == (100.0, ())
    assert len(bundled.results.attempts()) == len(drills)


@pytest.mark.parametrize("house", HOUSES)
def test_a_new_trainee_is_offered_the_main_drill_first(bundled: Practice, house: str) -> None:
    kinds = [drill.exercise for drill in bundled.drills(house)]
    assert kinds == sorted(kinds, key=list(Exercise).index)
    assert kinds[0] is Exercise.SETTLE


@pytest.mark.parametrize("house", HOUSES)
def test_the_number_of_seats_can_be_chosen_and_stays(bundled: Practice, house: str) -> None:
    sitting = bundled.start(house, "does-the-dealer-play", seed=2, seats=4)
    assert len(sitting.round_.seats) == 4
    sitting.finish(1000)
    assert len(sitting.next().round_.seats) == 4


def test_a_drill_of_certain_seats_keeps_them(bundled: Practice) -> None:
    just = [drill for drill in bundled.drills("mbs") if drill.seats.which]
    for drill in just:
        which = drill.seats.which
        sitting = bundled.start("mbs", drill.name, seed=2, seats=len(which))
        assert tuple(sorted(seat.number for seat in sitting.round_.seats)) == which


def test_rounds_of_a_sitting_differ_and_come_back_with_the_seed(bundled: Practice) -> None:
    def rounds() -> list[Round]:
        sitting = bundled.start("mbs", "as-it-comes", seed=11)
        dealt: list[Round] = []
        for _ in range(3):
            dealt.append(sitting.round_)
            sitting.finish(1)
            sitting = sitting.next()
        return dealt

    first = rounds()
    assert first == rounds()
    assert len({str(round_) for round_ in first}) == 3
