"""The part of a round that was reached, reckoned from the lines of the trace alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.marking.test_habits import SIX, _script, performed
from trainer.dealing.check import check
from trainer.dealing.finding import Code
from trainer.marking.worked_part import Reached, hands_worked, settled_in, unfinished, unworked

AT_SEATS = {"take", "pay", "collect", "tuck", "call", "reveal", "clear"}


def seat_of(act: str) -> int:
    """The seat at which the act settles something; 0 for any other act."""
    verb, *words = act.split()
    return int(words[0]) if verb in AT_SEATS and words and words[0].isdigit() else 0


def parts(whole: list[str]) -> Iterator[list[str]]:
    """The round broken off after each act, without each act, and without each seat."""
    yield from (whole[:end] for end in range(len(whole) + 1))
    yield from (whole[:at] + whole[at + 1 :] for at in range(len(whole)))
    yield from ([act for act in whole if seat_of(act) != seat] for seat in (2, 4, 6))
    yield [act for act in whole if seat_of(act) not in (4, 6)]
    of_table = [at for at, act in enumerate(whole) if not seat_of(act)]
    yield from (whole[:at] + whole[at + 1 : end] for at, end in pairwise([*of_table, len(whole)]))
    yield [act for act in whole if seat_of(act)]


@pytest.mark.parametrize("name", [SIX, "mbs"])
def test_what_was_worked_is_told_by_the_acts_that_were_done(name: str) -> None:
    script, whole = _script(name), performed(name)
    due = {seat_of(act) for act in whole} - {0}
    assert [str(step.action) for step in script.steps] == whole
    for trace in parts(whole):
        verdict = check(script, ["no such act", *trace])
        worked = {seat_of(act) for act in trace} - {0}
        lying = {seat_of(act) for act in whole if act not in trace and act[:2] in ("co", "cl")}
        lying -= {0, *(seat_of(act) for act in trace if act.startswith("clear"))}
        assert [str(act) for act in settled_in(verdict)] == [a for a in trace if seat_of(a)]
        assert unworked(verdict) == due - worked
        assert unfinished(verdict) == (due - worked) | lying
        assert hands_worked(verdict) == (len(due & worked) if worked else 0)


@pytest.mark.parametrize("name", [SIX, "mbs"])
def test_a_step_was_reached_by_an_act_at_its_seat_or_a_later_one(name: str) -> None:
    script, whole = _script(name), performed(name)
    for trace in parts(whole):
        verdict = check(script, [*trace, "no such act"])
        reached, done = Reached(verdict), set(verdict.done)
        last, worked = max(done, default=-1), {seat_of(act) for act in trace}
        came_to = set()
        for at, act in enumerate(whole):
            seat = seat_of(act)
            own = [place for place, each in enumerate(whole) if str(seat) in each.split()]
            passed = max(own) < last if seat else at < last or {2, 4, 6} <= worked
            came_to |= {at} if at in done or seat in worked - {0} or passed else set()
            assert (at in reached) == (at in came_to), (trace, act)
        for found in verdict.findings:
            missing = str(found.due.action) if found.code is Code.MISSING and found.due else ""
            last_of = max((at for at, act in enumerate(whole) if act == missing), default=-1)
            assert reached.is_evidence(found) == (not missing or last_of in came_to)
