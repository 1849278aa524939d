"""The tape holds a round and the faultless dealer together, step by step, at every house."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.school.debrief.test_columns import HOUSES, rounds, script_of, spoilt
from tests.school.tables import DRILL, FAULTLESS, MBS, SIX_CARD, round_at
from trainer.dealing.action import Action, act_in
from trainer.dealing.check import check
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.dealing.table import HandState, table_after
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import HouseShelf
from trainer.school.debrief.briefing import PlayedRound
from trainer.school.practice import Practice
from trainer.school.replay.replay import Frame, Handled, How, TableDifference, Tape
from trainer.school.replay.tape import REST_MS, tape_of

SECOND = 1000


def tape(
    house: House,
    round_: Round,
    trace: Sequence[str],
    moves: Sequence[Handled] | None = None,
    part: Part = Part.SETTLEMENT,
) -> Tape:
    acts = tuple((text, SECOND * turn) for turn, text in enumerate(trace, 1))
    played = PlayedRound("a", house, round_, "Settle", 1, acts, SECOND * len(acts), part)
    return tape_of(played, moves)


def six_card(
    shelf: HouseShelf, trace: Sequence[str], moves: Sequence[Handled] | None = None
) -> Tape:
    house = shelf["six-card-bonus"]
    return tape(house, round_at(house, SIX_CARD), trace, moves)


def instead(act: str, *others: str) -> list[str]:
    """The faultless trace with these acts in place of that one."""
    at = FAULTLESS.index(act)
    return [*FAULTLESS[:at], *others, *FAULTLESS[at + 1 :]]


def spoilt_tapes(house: House, count: int, seed: int) -> Iterator[tuple[Round, list[str], Tape]]:
    rng = random.Random(f"{house.id} {seed}")
    for round_ in rounds(house, count, seed):
        trace = spoilt(rng, [str(act) for act in faultless(script_of(house, round_))])
        yield round_, trace, tape(house, round_, trace)


def done(frames: Sequence[Frame], how: How = How.STANDS) -> list[str]:
    return [str(each.yours.act) for each in frames if each.yours.how is how]


# --- what holds of every tape


@pytest.mark.parametrize("name", HOUSES)
def test_the_dealer_beside_the_trainee_is_faultless_whatever_the_trainee_does(
    shelf: HouseShelf, name: str
) -> None:
    house = shelf[name]
    for round_, trace, shown in spoilt_tapes(house, 25, seed=11):
        acts = [str(each.theirs.act) for each in shown.frames if each.theirs.act is not None]
        assert not check(script_of(house, round_), acts).findings, (trace, acts)
        due = [Action.parse(act) for act in acts]
        assert shown.frames[-1].theirs.view == table_after(house, round_, due)


@pytest.mark.parametrize("name", HOUSES)
def test_the_trainees_own_acts_come_in_their_own_order_and_leave_their_own_table(
    shelf: HouseShelf, name: str
) -> None:
    house = shelf[name]
    for round_, trace, shown in spoilt_tapes(house, 25, seed=12):
        acts = [act for act in map(act_in, trace) if act is not None]
        assert [each.yours.act for each in shown.frames if each.yours.act is not None] == acts
        assert shown.frames[-1].yours.view == table_after(house, round_, acts)


@pytest.mark.parametrize("name", HOUSES)
def test_the_tables_are_alike_until_the_two_part_and_they_part_only_over_a_mistake(
    shelf: HouseShelf, name: str
) -> None:
    for _, trace, shown in spoilt_tapes(shelf[name], 25, seed=13):
        parting = len(shown.frames) if shown.parting is None else shown.parting
        assert not any(frame.unlike for frame in shown.frames[:parting]), trace
        assert not any(frame.marks for frame in shown.frames[:parting])
        assert (shown.parting is None) == (not shown.marked)
        assert sum(frame.parts for frame in shown.frames) <= 1


@pytest.mark.parametrize("name", HOUSES)
def test_time_never_runs_back(shelf: HouseShelf, name: str) -> None:
    for _, _, shown in spoilt_tapes(shelf[name], 25, seed=14):
        times = [frame.at_ms for frame in shown.frames]
        assert times == sorted(times)
        assert times[0] == 0
        assert all(shown.wait_ms(step) >= 0 for step in range(len(times)))


@pytest.mark.parametrize("name", HOUSES)
def test_a_faultless_whole_round_is_one_dealer_seen_twice(shelf: HouseShelf, name: str) -> None:
    house = shelf[name]
    for round_ in rounds(house, 8, seed=15):
        script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
        trace = [str(act) for act in faultless(script)]
        shown = tape(house, round_, trace, part=Part.WHOLE)
        assert shown.parting is None
        assert shown.marked == ()
        assert all(each.yours.view == each.theirs.view for each in shown.frames)


# --- where the two part


def test_a_payment_too_small_parts_them_in_that_step_and_one_spot_stays_unlike(
    shelf: HouseShelf,
) -> None:
    shown = six_card(shelf, instead("pay 7 pair_plus 60", "pay 7 pair_plus 50"))
    assert shown.parting is not None
    frame = shown.frames[shown.parting]
    assert (frame.yours.words, frame.theirs.words) == (
        "Seat 7: pay Pair Plus, $50",
        "Seat 7: pay Pair Plus, $60",
    )
    assert frame.unlike == (TableDifference(7, Wager.PAIR_PLUS),)
    assert shown.frames[-1].unlike == frame.unlike
    assert [each.title for each in shown.mistakes_at(shown.parting)] == ["Straight paid 5 to 1"]


def test_what_is_done_later_than_due_waits_on_one_side_and_then_on_the_other(
    shelf: HouseShelf,
) -> None:
    """6CB Paying Out: losing wagers of the seat are taken before winning ones are paid."""
    late = list(FAULTLESS)
    late.insert(late.index("pay 7 ante 20"), late.pop(late.index("take 7 six_card_bonus")))
    shown = six_card(shelf, late)
    assert shown.parting is not None
    frame = shown.frames[shown.parting]
    assert (frame.yours.how, frame.yours.words) == (How.WAITED, "Not yet done")
    assert str(frame.theirs.act) == "take 7 six_card_bonus"
    assert frame.unlike == (TableDifference(7, Wager.SIX_CARD_BONUS),)
    after = next(each for each in shown.frames if str(each.yours.act) == str(frame.theirs.act))
    assert (after.theirs.how, after.theirs.words, after.unlike) == (How.WAITED, "Nothing", ())


def test_what_is_never_done_leaves_the_table_unlike_to_the_end(shelf: HouseShelf) -> None:
    shown = six_card(shelf, instead("clear 6"))
    assert shown.parting is not None
    assert shown.frames[shown.parting].yours.words == "Not done"
    assert shown.frames[-1].unlike == (TableDifference(6),)


def test_an_order_that_the_house_leaves_open_parts_nobody(shelf: HouseShelf) -> None:
    """MBS mandates no order of seats in settling: the faultless dealer follows the trainee."""
    house = shelf["mbs"]
    round_ = round_at(house, MBS)
    trace = [str(act) for act in faultless(script_of(house, round_))]
    ours = [act for act in trace if " 2" in act or act.endswith(" 2")]
    first = trace.index(ours[0])
    other = [act for act in trace if act not in ours]
    turned = [*other[:2], *ours, *other[2:]]
    assert first > 2
    assert turned != trace
    shown = tape(house, round_, turned)
    assert shown.parting is None
    assert done(shown.frames) == turned


@pytest.mark.parametrize(
    "paid",
    [["pay 7 ante 20"], ["pay 7 ante 10", "pay 7 ante_bonus 10"], ["pay 7 ante 10"] * 2],
)
def test_a_bonus_paid_with_its_ante_or_after_it_is_the_same_table(
    shelf: HouseShelf, paid: list[str]
) -> None:
    shown = six_card(shelf, instead("pay 7 ante 20", *paid))
    assert shown.parting is None
    assert not any(frame.unlike for frame in shown.frames)


# --- rounds that were never finished


@pytest.mark.parametrize("acts", [0, 1, 9, len(FAULTLESS) - 1])
def test_a_round_broken_off_is_dealt_to_its_end_by_the_faultless_dealer_alone(
    shelf: HouseShelf, acts: int
) -> None:
    shown = six_card(shelf, FAULTLESS[:acts])
    assert len(shown.frames) == 1 + len(FAULTLESS)
    assert done(shown.frames) == list(FAULTLESS[:acts])
    left = shown.frames[1 + acts :]
    assert all(frame.yours.how is How.WAITED for frame in left)
    assert [b.at_ms - a.at_ms for a, b in zip(shown.frames[acts:], left, strict=False)] == (
        [REST_MS] * len(left)
    )
    assert shown.frames[-1].theirs.view.seats[0].hand is HandState.RACKED


# --- what was taken back


def moved(*texts: str | None) -> list[Handled]:
    return [Handled(text, SECOND * turn) for turn, text in enumerate(texts, 1)]


def test_what_was_taken_back_is_shown_and_the_faultless_dealer_waits_for_it(
    shelf: HouseShelf,
) -> None:
    at = FAULTLESS.index("pay 7 pair_plus 60")
    moves = moved(*FAULTLESS[:at], "pay 7 pair_plus 50", None, *FAULTLESS[at:])
    shown = six_card(shelf, FAULTLESS, moves)
    wrong, back, right = shown.frames[at + 1 : at + 4]
    assert (wrong.yours.how, wrong.yours.words) == (How.TAKEN_BACK, "Seat 7: pay Pair Plus, $50")
    assert wrong.unlike == (TableDifference(7, Wager.PAIR_PLUS),)
    assert (back.yours.how, back.yours.words) == (
        How.TAKES_BACK,
        "Taken back. Seat 7: pay Pair Plus, $50",
    )
    assert back.unlike == ()
    assert (wrong.theirs.how, back.theirs.how) == (How.WAITED, How.WAITED)
    assert (right.yours.words, right.theirs.how) == ("Seat 7: pay Pair Plus, $60", How.STANDS)
    assert shown.parting is None, "nothing is wrong that was put right before it stood"


def test_several_things_taken_back_come_back_one_by_one(shelf: HouseShelf) -> None:
    wrong = ("take 7 pair_plus", "clear 7")
    moves = moved(*FAULTLESS[:4], *wrong, None, None, *FAULTLESS[4:])
    shown = six_card(shelf, FAULTLESS, moves)
    views = [frame.yours.view for frame in shown.frames]
    assert views[4] == views[8]
    assert views[5] == views[7]
    assert [frame.yours.words for frame in shown.frames[5:9]] == [
        "Seat 7: take Pair Plus, $10",
        "Seat 7: clear",
        "Taken back. Seat 7: clear",
        "Taken back. Seat 7: take Pair Plus, $10",
    ]


def test_what_was_taken_back_last_of_all_ends_the_tape(shelf: HouseShelf) -> None:
    shown = six_card(shelf, FAULTLESS, moved(*FAULTLESS, "pay 1 play 2", None))
    assert [frame.yours.how for frame in shown.frames[-2:]] == [How.TAKEN_BACK, How.TAKES_BACK]
    assert shown.frames[-1].unlike == ()


# --- the time line


def test_a_step_of_the_faultless_dealer_alone_falls_between_the_acts_about_it(
    shelf: HouseShelf,
) -> None:
    shown = six_card(shelf, instead("take 6 six_card_bonus"))
    assert shown.parting is not None
    before, gap, after = shown.frames[shown.parting - 1 : shown.parting + 2]
    assert (gap.at_ms - before.at_ms, after.at_ms - gap.at_ms) == (SECOND // 2, SECOND // 2)


def test_the_headings_cover_every_step_once(shelf: HouseShelf) -> None:
    shown = six_card(shelf, instead("clear 6"))
    assert [each.group for each in shown.stretches] == [
        "Folds",
        "Dealer's hand",
        "Seat 7",
        "Seat 6",
        "Seat 4",
        "Seat 1",
    ]
    steps = [step for each in shown.stretches for step in range(each.first, each.last + 1)]
    assert steps == list(range(len(shown.frames)))


def test_one_goes_from_mistake_to_mistake(shelf: HouseShelf) -> None:
    trace = [act for act in FAULTLESS if act not in ("clear 6", "take 1 ante")]
    shown = six_card(shelf, trace)
    first, second = shown.marked
    assert shown.parting == first
    assert [shown.next_mistake(step) for step in (0, first, second)] == [first, second, None]
    assert [shown.next_mistake(step, -1) for step in (shown.last, second, first)] == [
        second,
        first,
        None,
    ]
    assert [shown.step_of(each.number) for each in shown.mistakes] == [first, second]


def test_one_looks_where_the_hands_are(shelf: HouseShelf) -> None:
    shown = six_card(shelf, instead("clear 6"))
    assert [frame.place for frame in shown.frames[:4]] == [
        (None, None),
        (4, None),
        (4, None),
        (0, None),
    ]
    assert shown.parting is not None
    assert shown.frames[shown.parting].place == (6, None), (
        "the faultless dealer's, where it is alone"
    )


def test_the_hands_stay_where_they_last_did_something(shelf: HouseShelf) -> None:
    shown = six_card(shelf, instead("pay 7 ante 20", "pay 7 ante 10", "pay 7 ante_bonus 10"))
    bonus = next(
        step
        for step, frame in enumerate(shown.frames)
        if str(frame.yours.act) == "pay 7 ante_bonus 10"
    )
    assert shown.hands(bonus, yours=True) == (7, Wager.ANTE), "a bonus lies with its wager"
    gap = six_card(shelf, instead("clear 6"))
    assert gap.parting is not None
    assert gap.hands(gap.parting, yours=True) == (6, Wager.PAIR_PLUS)
    assert gap.hands(gap.parting, yours=False) == (6, None)
    assert gap.hands(0, yours=True) == (None, None)


def test_a_wager_that_the_house_does_not_have_leaves_the_hands_at_the_seat(
    shelf: HouseShelf,
) -> None:
    shown = six_card(shelf, [*FAULTLESS[:5], "pay 7 prime 5"])
    step = next(k for k, each in enumerate(shown.frames) if str(each.yours.act) == "pay 7 prime 5")
    assert shown.hands(step, yours=True) == (7, None)
    assert shown.place(step) == 7


# --- from the records


def test_what_was_taken_back_is_found_in_the_log(practice: Practice) -> None:
    sitting = practice.start("six-card-bonus", DRILL.name, seed=1)
    for act in (*FAULTLESS[:4], "take 7 pair_plus"):
        sitting.act(Action.parse(act), 1000)
    sitting.undo(2000)
    for act in FAULTLESS[4:]:
        sitting.act(Action.parse(act), 3000)
    sitting.finish(4000)
    shown = practice.tape(sitting.attempt_id)
    assert shown is not None
    assert [frame.yours.how for frame in shown.frames[5:7]] == [How.TAKEN_BACK, How.TAKES_BACK]
    assert [frame.at_ms for frame in shown.frames[4:8]] == [1000, 1000, 2000, 3000]
    assert (shown.finished, shown.parting) == (True, None)


@pytest.mark.parametrize("ended", ["abandoned", "open"])
def test_a_round_that_was_never_finished_can_be_watched(practice: Practice, ended: str) -> None:
    sitting = practice.start("six-card-bonus", DRILL.name, seed=1)
    for act in FAULTLESS[:6]:
        sitting.act(Action.parse(act), 1000)
    if ended == "abandoned":
        practice._log.abandoned(sitting.attempt_id, 2000)
    shown = practice.tape(sitting.attempt_id)
    assert shown is not None
    assert not shown.finished
    assert done(shown.frames) == list(FAULTLESS[:6])
    assert len(shown.frames) == 1 + len(FAULTLESS)


def test_its_mistakes_say_what_their_clauses_say(practice: Practice) -> None:
    sitting = practice.start("six-card-bonus", DRILL.name, seed=1)
    for act in instead("pay 7 pair_plus 60", "pay 7 pair_plus 50"):
        sitting.act(Action.parse(act), 1000)
    sitting.finish(2000)
    shown = practice.tape(sitting.attempt_id)
    assert shown is not None
    assert [each.clause_text for each in shown.mistakes] == ["The Pair Plus pay table."]
    assert practice.tape("no such round") is None


def test_the_chips_of_a_payment_are_kept_as_long_as_it_stands(shelf: HouseShelf) -> None:
    five = Money(500)
    moves = [*moved(*FAULTLESS[:5]), Handled("pay 7 play 10", 6000, ((five, five),))]
    moves += [Handled(None, 7000), Handled("pay 7 play 10", 8000)]
    shown = six_card(shelf, FAULTLESS[:6], moves)
    laid = [dict(frame.yours.laid).get(Action.parse("pay 7 play 10")) for frame in shown.frames]
    assert laid[5:9] == [None, ((five, five),), None, ()]
    assert not any(frame.theirs.laid for frame in shown.frames)
