"""Taps on the board are marked as any other trace is: nothing for a faultless dealer, and for each
single fault exactly that one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.school.table_test.settings import form_for, opened_at, set_up, tap_all_as_due
from tests.school.tables import Ticking
from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless
from trainer.drills.table_form import RoundWanted
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity
from trainer.school.debrief.briefing import mistakes_in
from trainer.school.debrief.columns import columns
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.table_test.board import SpotJudgement
from trainer.school.table_test.other_acts import at_seat, at_table, at_wager, paid
from trainer.school.table_test.table_tests import RoundAtTable, TableTests
from trainer.school.table_test.watch import Watching, both_due

HOUSES = ("mbs", "prime", "six-card-bonus", "posted", "boxes")
BOTH = tuple(Part)


@pytest.fixture
def tests(home: Path, shelf: HouseShelf, clock: Ticking) -> TableTests:
    return opened_at(home, shelf, clock)


def first_round(tests: TableTests, house: str, part: Part, seed: str = "7") -> RoundAtTable:
    wanted = form_for(tests, part).rounds[:1]
    return tests.round_at_table(set_up(tests, house, part, rounds=wanted, seed=seed), 0)


def marked(at: RoundAtTable) -> tuple[MistakeShown, ...]:
    """The mistakes of the round, which is over now."""
    tests = at._tests
    (debrief,) = tests.debriefs(at.end())
    return debrief.mistakes


@pytest.mark.parametrize("part", BOTH)
@pytest.mark.parametrize("house", HOUSES)
def test_every_tap_as_due_makes_a_faultless_round(
    tests: TableTests, house: str, part: Part
) -> None:
    at = first_round(tests, house, part)
    taps = 0
    while (likely := at.watching.next) is not None:
        at.tap((likely.action,))
        assert not at.watching.mistakes, likely.action
        taps += 1
    assert taps == len(at.watching.script.steps)
    every = [*at.board.table, *(spot for each in at.board.columns for spot in each.spots)]
    assert not [spot for spot in every if spot.acts]
    assert marked(at) == ()
    assert at.test.current is None


@pytest.mark.parametrize("part", BOTH)
@pytest.mark.parametrize("house", HOUSES)
def test_whole_stretches_make_a_faultless_round_in_few_taps(
    tests: TableTests, house: str, part: Part
) -> None:
    at = first_round(tests, house, part)
    taps = 0
    while (likely := at.board.next) is not None:
        at.tap(likely.stretch)
        taps += 1
    assert taps <= len(at.board.columns) + 5
    assert marked(at) == ()


@pytest.mark.parametrize("house", HOUSES)
def test_each_thing_left_out_is_exactly_that_mistake(tests: TableTests, house: str) -> None:
    at = first_round(tests, house, Part.WHOLE)
    whole = [str(act) for act in faultless(at.watching.script)]
    for place, step in enumerate(at.watching.script.steps):
        trace = list(whole)
        trace.remove(str(step.action))
        found = mistakes_at_the_end(at.watching.script, trace)
        assert len(found) == 1, step.action
        assert found[0].code in (Code.MISSING, Code.WRONG_AMOUNT), step.action
        assert found[0].seat == step.seat, place


@pytest.mark.parametrize("house", HOUSES)
def test_each_wager_settled_otherwise_is_exactly_that_mistake(
    tests: TableTests, house: str
) -> None:
    """At every wager a wrong amount, a take for a payment, a payment for a take."""
    at = first_round(tests, house, Part.SETTLEMENT)
    whole = [str(act) for act in faultless(at.watching.script)]
    tried = 0
    for column in at.board.columns:
        for spot in column.spots:
            if spot.wager is None or spot.wager.is_bonus or spot.due == "Leave it":
                continue
            (due,) = [a for a in whole if _at(a, column.seat, spot.wager.value)]
            wrong = _wrongly(Action.parse(due))
            trace = [str(wrong) if act == due else act for act in whole]
            found = mistakes_at_the_end(at.watching.script, trace)
            assert [(each.seat, each.wager) for each in found] == [(column.seat, spot.wager)]
            assert found[0].severity is Severity.CRITICAL
            tried += 1
    assert tried > 4


def mistakes_at_the_end(script: Script, trace: Sequence[str]) -> tuple[MistakeShown, ...]:
    marking = mark(script, trace)
    return mistakes_in(marking, columns(marking.verdict)[1])


def _at(text: str, seat: int, wager: str) -> bool:
    return text.split()[1:3] == [str(seat), wager]


def _wrongly(due: Action) -> Action:
    assert due.place is not None
    assert due.wager is not None
    if due.verb is Verb.TAKE:
        return paid(due.place, due.wager, Money.parse("7"))
    assert due.amount is not None
    return paid(due.place, due.wager, due.amount + Money.parse("1"))


def test_what_is_done_otherwise_shows_on_its_spot_and_beside_it(tests: TableTests) -> None:
    at = first_round(tests, "mbs", Part.SETTLEMENT)
    column, spot = next(
        (column, spot)
        for column in at.board.columns
        for spot in column.spots
        if spot.due.startswith("Pay") and spot.wager is not None and not spot.wager.is_bonus
    )
    assert spot.wager is not None
    choices = at_wager(at.watching, column.seat, spot.wager)
    at.tap((choices.choices[0].act,))
    shown = at.board.spot(spot.name)
    assert shown is not None
    assert (shown.done, shown.told, shown.weight) == (
        SpotJudgement.OTHERWISE,
        "Took it",
        Severity.CRITICAL,
    )
    assert shown.acts == (), "it is done, if wrongly; another tap does nothing"
    (mistake,) = [each for each in at.board.mistakes if each.seat == column.seat]
    assert mistake.why.startswith("The trainee took a winning"), "the examiner reads it"
    assert at.undo()
    assert at.board.spot(spot.name) == spot
    assert not at.undo()


def test_an_ante_and_its_bonus_may_be_paid_in_one(tests: TableTests) -> None:
    wanted = [RoundWanted(events=("beaten_with_ante_bonus", "not_qualified_with_ante_bonus"))]
    for seed in range(30):
        at = tests.round_at_table(set_up(tests, "mbs", rounds=wanted, seed=str(seed)), 0)
        seats = [c.seat for c in at.board.columns if both_due(at.watching, c.seat) is not None]
        if seats:
            break
    (choice,) = [
        each
        for each in at_wager(at.watching, seats[0], _ante()).choices
        if each.act.verb is Verb.PAY
    ]
    while (likely := at.board.next) is not None:
        together = likely.act.place == seats[0] and likely.act.wager in (_ante(), _bonus())
        at.tap((choice.act if together else likely.act,))
    for name in (f"{seats[0]} ante", f"{seats[0]} ante_bonus"):
        spot = at.board.spot(name)
        assert spot is not None
        assert spot.done is SpotJudgement.AS_DUE
    assert marked(at) == ()


def _ante() -> Wager:
    return Wager.ANTE


def _bonus() -> Wager:
    return Wager.ANTE_BONUS


def test_the_order_of_the_taps_is_the_order_that_is_marked(tests: TableTests) -> None:
    """The dealer's hand turned before the folds were collected."""
    wanted = [RoundWanted(events=("fold_with_live_wager",))]
    at = tests.round_at_table(set_up(tests, "mbs", rounds=wanted), 0)
    assert any(column.folded for column in at.board.columns)
    dealer = at.board.spot("reveal dealer")
    assert dealer is not None
    at.tap(dealer.acts)
    (slip,) = {each.code for each in at.board.mistakes}
    assert slip == Code.OUT_OF_ORDER
    assert at.board.spot("reveal dealer") != dealer
    tap_all_as_due(at)
    found = marked(at)
    assert {each.code for each in found} == {Code.OUT_OF_ORDER}
    assert len(found) == 1


def test_seats_from_the_wrong_side_are_minor_by_reading_with_a_game(tests: TableTests) -> None:
    """BOX •2 speaks of rounds without one."""
    at = first_round(tests, "boxes", Part.SETTLEMENT)
    while at.board.next is not None and at.board.next.act.verb in (Verb.COLLECT, Verb.REVEAL):
        if at.board.next.act.verb is Verb.REVEAL and at.board.next.act.place:
            break
        at.tap((at.board.next.act,))
    for column in at.board.columns:  # from seat 1 on; the house pays from the right
        at.tap(next(c for c in at.board.columns if c.seat == column.seat).rest)
    found = marked(at)
    assert found
    assert {each.code for each in found} == {Code.OUT_OF_ORDER}
    assert {each.severity for each in found} == {Severity.MINOR}


def test_the_next_act_is_looked_for_at_the_seat_where_the_dealer_is(tests: TableTests) -> None:
    at = first_round(tests, "mbs", Part.SETTLEMENT)
    while at.board.next is not None and at.board.next.act.place != at.board.columns[-1].seat:
        at.tap((at.board.next.act,))
    lowest = next(c for c in at.board.columns if not c.folded)
    at.tap(lowest.rest[:1])
    likely = at.board.next
    assert likely is not None
    assert likely.act.place == lowest.seat


def test_what_was_passed_over_is_not_proposed_before_the_rest(tests: TableTests) -> None:
    """A wager is left, the seat is cleared: the dealer goes on, and so does the board."""
    at = first_round(tests, "mbs", Part.SETTLEMENT)
    left = None
    while (likely := at.watching.next) is not None:
        if left is None and likely.wager is not None:
            left = likely
            at.tap([s.action for s in at.watching.at_seat(likely.seat or 0) if s is not left])
            continue
        if likely is left:
            break
        at.tap((likely.action,))
    assert left is not None
    assert at.watching.missing == (left,), "it is proposed last"
    (mistake,) = marked(at)
    assert (mistake.seat, mistake.wager, mistake.code) == (left.seat, left.wager, Code.MISSING)


def test_what_was_done_but_not_tapped_is_put_where_it_breaks_no_order(tests: TableTests) -> None:
    for house in ("mbs", "six-card-bonus"):
        at = first_round(tests, house, Part.WHOLE)
        whole = [str(act) for act in faultless(at.watching.script)]
        forgotten = [step for step in at.watching.script.steps if step.action.verb is Verb.CLEAR]
        forgotten += [s for s in at.watching.script.steps if s.action.verb is Verb.CHECK]
        trace = [each for each in whole if each.split()[0] not in ("clear", "check")]
        fresh = first_round(tests, house, Part.WHOLE)
        fresh.tap([Action.parse(text) for text in trace])
        assert {s.action for s in fresh.watching.missing} == {s.action for s in forgotten}
        (debrief,) = tests.debriefs(fresh.end(fresh.watching.missing))
        assert debrief.mistakes == (), house


def test_anything_that_can_be_tapped_can_be_read_again(tests: TableTests) -> None:
    for part in BOTH:
        at = first_round(tests, "six-card-bonus", part)
        offered = [at_table(at.watching)]
        for column in at.board.columns:
            offered.append(at_seat(at.watching, column.seat))
            wagers = [spot.wager for spot in column.spots if spot.wager is not None]
            offered += [at_wager(at.watching, column.seat, wager) for wager in wagers]
        for each in offered:
            assert each.heading
            assert len({choice.words for choice in each.choices}) == len(each.choices)
            for choice in each.choices:
                assert Action.parse(str(choice.act)) == choice.act


def test_taps_have_their_time(tests: TableTests, clock: Ticking) -> None:
    at = first_round(tests, "mbs", Part.SETTLEMENT)
    clock.now_ms = 60_000
    tap(at)
    clock.now_ms = 64_500
    tap(at)
    clock.now_ms = 70_000
    assert [each.elapsed_ms for each in at.watched.seen] == [0, 4500]
    assert at.watched.begun_at_ms == clock.wall() - 10_000
    assert at.end().rounds[0].elapsed_ms == 10_000


def tap(at: RoundAtTable) -> None:
    assert at.board.next is not None
    at.tap((at.board.next.act,))


@pytest.mark.parametrize("house", ["boxes", "posted"])
def test_an_act_put_in_breaks_no_order_where_the_dealers_hand_stays_closed(
    house: str, shelf: HouseShelf
) -> None:
    """All folded: nothing opens the dealer's hand, and Pair Plus alone is settled."""
    wagers = {"ante": 5, "pair_plus": 5}
    seats = [
        {"seat": 1, "cards": ["9h", "9c", "4d"], "wagers": wagers, "decision": "fold"},
        {"seat": 3, "cards": ["8h", "6c", "4s"], "wagers": wagers, "decision": "fold"},
    ]
    plain: dict[str, Any] = {"house": house, "dealer": ["Qd", "7s", "3c"], "seats": seats}
    if shelf[house].rules.posts_pay_tables:
        plain["placard"] = next(iter(shelf[house].rules.placards))
    watching = Watching.of(shelf[house], read_round(plain, shelf.rules), Part.SETTLEMENT)
    acts = [each for act in faultless(watching.script) if (each := str(act)) != "reveal dealer"]
    for left in acts:
        seen = watching.after(tuple(each for each in acts if each != left))
        ((at, step),) = seen.put_in(seen.missing)
        whole = (*seen.trace[:at], str(step.action), *seen.trace[at:])
        assert not watching.after(whole).verdict.findings, left
