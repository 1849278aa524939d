"""A wager of a finished round is answered again: marked as at the table, and changes nothing else
(TEACHING, Learning from a mistake)."""

from __future__ import annotations

import pytest

from tests.school.tables import DRILL, FAULTLESS
from tests.some_houses import HOUSES, house
from trainer.dealing.action import Action, Verb
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.money import Money
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.mark import mark
from trainer.records.event import Kind
from trainer.records.observed_store import ObservedStore
from trainer.records.verified import verify
from trainer.school.debrief.briefing import wagers_asked
from trainer.school.practice import Practice
from trainer.school.second_try import SecondAnswer, is_right

HOUSE = "six-card-bonus"
_OTHERWISE = {Verb.TAKE: "pay {cell} 7", Verb.PAY: "take {cell}"}


@pytest.mark.parametrize("name", HOUSES)
def test_it_is_right_just_where_the_act_would_be_right_at_the_table(name: str) -> None:
    """Every act on a wager of a faultless trace, kept and exchanged for another, in drawn rounds:
    what is asked of the mistake and how it is marked agree with the check of the whole trace."""
    rules = house(name).rules
    tried = 0
    for round_ in deal(rules, 5, 8, None, ()):
        settlement = settle(rules, round_)
        script = script_for(house(name), round_, settlement)
        acts = faultless(script)
        for at, act in enumerate(acts):
            if act.verb not in _OTHERWISE or act.wager is None or act.wager.is_bonus:
                continue
            settled = settlement.seat(act.place or 0)
            assert settled is not None
            wrong = _OTHERWISE[act.verb].format(cell=f"{act.place} {act.wager}")
            trace = [wrong if k == at else str(each) for k, each in enumerate(acts)]
            verdict = mark(script, trace).verdict
            asked = {each.wager for each in wagers_asked(verdict, verdict.findings)}
            assert act.wager in asked
            if asked == {act.wager}:
                assert is_right(settled, [_of_wager(act)])
                assert not is_right(settled, [_of_wager(Action.parse(wrong))])
                assert not is_right(settled, [f"leave {act.wager}"])
                tried += 1
    assert tried > 20


def _of_wager(act: Action) -> str:
    """The act without its seat."""
    return str(act).replace(f" {act.place} ", " ", 1)


def test_the_ante_and_its_bonus_may_be_paid_together_or_apart() -> None:
    """6CB Paying Out: $20 on the Ante, or $10 and $10 of bonus."""
    rules = house(HOUSE).rules
    found = (
        (seat, line, bonus)
        for round_ in deal(rules, 2, 400, None, ())
        for seat in settle(rules, round_).seats
        if (line := seat.line(Wager.ANTE)) and (bonus := seat.line(Wager.ANTE_BONUS)) and line.pays
    )
    seat, ante, bonus = next(found)
    both = Money(ante.pays.cents + bonus.pays.cents)
    assert is_right(seat, [f"pay ante {ante.pays}", f"pay ante_bonus {bonus.pays}"])
    assert is_right(seat, [f"pay ante {both}", "leave ante_bonus"])
    assert not is_right(seat, [f"pay ante {ante.pays}", "leave ante_bonus"])


def test_an_answer_is_an_event_of_its_own_and_no_evidence(practice: Practice) -> None:
    sitting = practice.start(HOUSE, DRILL.name, seed=7)
    wrong = "take 7 pair_plus"
    for text in FAULTLESS:
        sitting.act(Action.parse(wrong if text.startswith("pay 7 pair_plus") else text), 1000)
    debrief = practice.explained(sitting.finish(2000))
    (mistake,) = debrief.mistakes
    observed, marks = _observed(practice), practice.done(1)
    assert [each.wager for each in mistake.asked] == [Wager.PAIR_PLUS]
    tries = practice.second_tries
    assert not tries.answer(debrief.attempt_id, mistake, SecondAnswer(("take pair_plus",))).right
    assert mistake.reasons is not None
    reasoned = SecondAnswer(("pay pair_plus 60",), mistake.reasons.others[0], 3)
    again = tries.answer(debrief.attempt_id, mistake, reasoned)
    assert (again.right, again.reason, again.sure) == (True, False, 3)
    assert verify(practice.file).sound, "no school took it, nor anything after it"
    opened = practice.results.debrief(debrief.attempt_id)
    assert opened is not None
    assert [each.right for each in practice.explained(opened).tries] == [False, True]
    kinds = [event.kind for event in practice._log.of_attempt(debrief.attempt_id)]
    assert kinds[-2:] == [Kind.ANSWERED_AGAIN] * 2
    assert (_observed(practice), practice.done(1)) == (observed, marks)
    practice.rebuild()
    assert (_observed(practice), practice.done(1)) == (observed, marks)


def test_why_is_said_at_the_table_and_is_no_act_and_no_evidence(practice: Practice) -> None:
    sitting = practice.start(HOUSE, DRILL.name, seed=7)
    for text in FAULTLESS:
        sitting.act(Action.parse(text), 1000)
        if text == "clear 7":
            asked = sitting.why_asked(7)
            assert asked is not None
            assert sorted(asked.choices) == sorted(asked.reasons.all)
            assert sitting.say_why(asked, asked.reasons.right, 2)
            assert sitting.why_asked(7) is None, "each seat is asked once"
    debrief = practice.explained(sitting.finish(2000))
    assert debrief.mistakes == ()
    (said,) = debrief.reasoned
    assert (said.seat, said.right, said.sure) == (7, True, 2)
    evidence = practice._log.attempt(debrief.attempt_id)
    assert evidence is not None
    assert list(evidence.trace) == list(FAULTLESS)


def _observed(practice: Practice) -> object:
    return tuple(ObservedStore(practice._log).observations())
