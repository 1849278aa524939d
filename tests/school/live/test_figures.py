"""The interval of the difference under load: it holds the true one in 95 of 100 shifts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.live.dealers import ANSWERS_WELL, ERRS_UNDER_LOAD, IGNORES, Dealer, work_shift
from trainer.drills.live.wishes import WishHandled
from trainer.drills.stream import Stream
from trainer.library.houses import load_houses
from trainer.school.live.figures import Interval, ShareRight, Shift, difference, share_interval
from trainer.school.practice import Practice

SHIFTS, HOLDS = 100, 95
SIMULATED = 400


def drawn(chance: Stream, of: int, per_mille: int) -> ShareRight:
    """So many decisions, each wrong with that chance."""
    wrong = sum(chance.below(1000) < per_mille for _ in range(of))
    return ShareRight(of - wrong, of)


def one_shift(chance: Stream, quiet: int, load: int) -> Interval:
    """A shift of fourteen rounds; in a hard one of five both errors are three times as many."""
    calm, loaded = [], []
    for _ in range(14):
        hard = 3 if chance.below(5) == 0 else 1
        calm.append(drawn(chance, 13, quiet * hard))
        loaded.append(drawn(chance, chance.below(7), load * hard))
    found = difference(calm, loaded)
    assert found is not None
    return found


@pytest.mark.parametrize(("quiet", "load"), [(0, 0), (10, 10), (20, 120), (50, 50), (10, 250)])
def test_the_interval_holds_the_true_difference(quiet: int, load: int) -> None:
    """Rounds are clusters: errors of one round come together."""
    true = -(load - quiet) * (4 * 1 + 3) / 5 / 1000
    chance = Stream(f"interval|{quiet}|{load}")
    found = [one_shift(chance, quiet, load) for _ in range(SIMULATED)]
    held = sum(each.low <= true <= each.high for each in found)
    assert held >= SIMULATED * HOLDS // 100


def test_nothing_is_told_of_one_round() -> None:
    assert share_interval([ShareRight(9, 10)]) is None
    assert difference([ShareRight(9, 10), ShareRight(9, 10)], [ShareRight(1, 1)]) is None


def test_all_right_is_no_certainty() -> None:
    found = share_interval([ShareRight(10, 10)] * 10)
    assert found is not None
    assert found.high == 1.0
    assert 0.9 < found.low < 0.99


def test_clusters_widen_the_interval() -> None:
    apart = share_interval([ShareRight(9, 10)] * 10)
    together = share_interval([ShareRight(10, 10)] * 9 + [ShareRight(0, 10)])
    assert apart is not None
    assert together is not None
    assert together.value == apart.value
    assert together.high - together.low > 1.5 * (apart.high - apart.low)


def shifts(school: Practice, house: str, dealer: Dealer, name: str) -> list[Shift]:
    """Shifts of twenty minutes, each from a seed of its own."""
    found = []
    for number in range(SHIFTS):
        seed, chance = 1000 * number + 5, Stream(f"{name}{number}")
        with school.shifts.log.transaction():  # one wait for the disk a shift, not one an act
            sitting = work_shift(school, house, "live-table", seed, dealer, chance)
        shift = school.shifts.of(sitting)
        assert shift is not None
        found.append(shift)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("house", tuple(load_houses()))
def test_three_dealers_are_told_apart_at_each_house(house: str, tmp_path: Path) -> None:
    """The true difference is that of all shifts together."""
    dealers = {"well": ANSWERS_WELL, "ignores": IGNORES, "errs": ERRS_UNDER_LOAD}
    lost, met = {}, {}
    for name, dealer in dealers.items():
        school = Practice.open(tmp_path / name)
        found = shifts(school, house, dealer, name)
        school.close()
        calm = sum((each.accuracy(load=False)[0] for each in found), ShareRight())
        load = sum((each.accuracy(load=True)[0] for each in found), ShareRight())
        true = load.rate - calm.rate
        told = [each.accuracy_lost for each in found]
        held = sum(each is not None and each.low <= true <= each.high for each in told)
        wishes = [wish for each in found for wish in each.wishes]
        lost[name] = sum(each is not None and each.high < 0 for each in told)
        met[name] = sum(each.handled is WishHandled.RIGHT for each in wishes) / len(wishes)
        print(f"\n{house}, {name}: held {held} of {SHIFTS}, true {true:.3f}, told {lost[name]}")
        assert held >= HOLDS
    assert met["well"] > 0.95 > 0.8 > met["errs"] > 0.4 > met["ignores"] == 0.0
    assert lost["errs"] > SHIFTS // 2 > SHIFTS // 10 > max(lost["well"], lost["ignores"])
