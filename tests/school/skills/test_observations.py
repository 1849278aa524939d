"""What a worked round shows of each skill: nobody grades themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
from msgspec.structs import replace

from tests.sampled import sampled
from tests.school.tables import FAULTLESS, MBS, SIX_CARD, round_at
from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.drills.skills.decisions import Asks, touched
from trainer.drills.skills.registry import Skillbook, skills_of
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.marking.mark import mark_round
from trainer.records.attempt import (
    Attempt,
    AttemptEnded,
    AttemptState,
    Dealt,
    Move,
    TakenBack,
    Timed,
)
from trainer.records.results import Observation
from trainer.school.skills.judgement import judged
from trainer.school.skills.observations import observed_in_round

SIX = house("six-card-bonus")
MIDNIGHT_MS = 20_000 * 86_400_000


@cache
def book_of(name: str) -> Skillbook:
    return skills_of(house(name), ruled(name))


def shown(trace: tuple[str, ...]) -> dict[tuple[str, str], bool]:
    """Right or wrong by skill and place, for the round that the tests know by heart."""
    marking = mark_round(SIX, round_at(SIX, SIX_CARD), trace)
    return {(each.touch.skill, each.touch.place): each.right for each in judged(marking.verdict)}


def instead(old: str, new: str) -> tuple[str, ...]:
    assert old in FAULTLESS
    return tuple(new if act == old else act for act in FAULTLESS if new or act != old)


def wrong(trace: tuple[str, ...]) -> set[str]:
    return {f"{skill} {place}" for (skill, place), right in shown(trace).items() if not right}


def unknown(trace: tuple[str, ...]) -> set[str]:
    """What the faultless round shows and this trace does not tell."""
    missing = shown(FAULTLESS).keys() - shown(trace).keys()
    return {f"{skill} {place}" for skill, place in missing}


# ---------------------------------------------------------------------------- right and wrong


@sampled(8, 80)
@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("part", list(Part))
def test_a_faultless_round_shows_every_skill_right(name: str, part: Part, count: int) -> None:
    at = house(name)
    for round_ in deal(at.rules, f"observed {part}", count, None, ()):
        script = script_for(at, round_, settle(at.rules, round_), part)
        trace = [str(action) for action in faultless(script)]
        found = judged(mark_round(at, round_, trace, part).verdict)
        assert [each for each in found if not each.right] == []
        assert {each.touch for each in found} == set(touched(script))
        assert {each.touch.skill for each in found} <= {skill.id for skill in book_of(name)}


def test_a_hand_is_read_and_compared_once_whatever_hangs_on_it() -> None:
    """Seat 7's A-K-Q decides Play, Ante, its bonus and the Pair Plus."""
    found = shown(FAULTLESS)
    assert [place for skill, place in found if skill == "read.straight.akq"] == ["7"]
    assert [skill for skill, place in found if place == "7" and skill.startswith("cmp.")] == [
        "cmp.plain"
    ]
    assert [place for skill, place in found if skill.startswith("qual.")] == ["dealer"]


def test_a_flush_paid_as_a_straight_was_misread_or_paid_from_the_wrong_row() -> None:
    """Seat 7's straight pays 6 to 1; 3 to 1 is the flush's row. No multiple was worked out."""
    trace = instead("pay 7 pair_plus 60", "pay 7 pair_plus 30")
    assert wrong(trace) == {
        "read.straight.akq 7",
        "pay.pair_plus.straight@six-card-bonus 7 pair_plus",
    }
    assert unknown(trace) == {"mul.x6 7 pair_plus"}


def test_an_amount_of_no_row_was_worked_out_wrongly() -> None:
    trace = instead("pay 7 pair_plus 60", "pay 7 pair_plus 62")
    assert wrong(trace) == {"mul.x6 7 pair_plus"}
    assert unknown(trace) == {
        "read.straight.akq 7",
        "pay.pair_plus.straight@six-card-bonus 7 pair_plus",
    }


def test_the_stake_counted_in_may_be_a_wrong_row_or_a_wrong_multiple() -> None:
    """7 to 1 is no row here: 6 to 1 and the stake, or other odds."""
    assert wrong(instead("pay 7 pair_plus 60", "pay 7 pair_plus 70")) == {
        "pay.pair_plus.straight@six-card-bonus 7 pair_plus",
        "mul.x6 7 pair_plus",
    }


def test_a_lower_hand_that_is_paid_was_compared_wrongly() -> None:
    """Seat 1's queen high with a five loses to the dealer's with a seven; nobody holds that the
    lower hand wins, so the rule for it is not in doubt."""
    trace = instead("take 1 play", "pay 1 play 2")
    trace = tuple("pay 1 ante 2" if act == "take 1 ante" else act for act in trace)
    assert wrong(trace) == {"cmp.high_card.second 1"}
    assert "game.lower@six-card-bonus 1" in unknown(trace)


def test_a_bonus_that_is_not_paid_leaves_the_ante_right() -> None:
    trace = instead("pay 7 ante 20", "pay 7 ante 10")
    assert wrong(trace) == {
        "read.straight.akq 7",
        "pay.ante_bonus.straight@six-card-bonus 7 ante_bonus",
    }
    assert shown(trace)["game.higher@six-card-bonus", "7"]


def test_a_dealer_thought_not_to_play_shows_at_every_seat() -> None:
    """Play left alone and the Ante paid: at all seats it was the dealer's hand that was misjudged;
    at one of three it was something else."""
    swapped = {
        "pay 7 play 10": "",
        "pay 6 play 5": "",
        "take 1 play": "",
        "take 1 ante": "pay 1 ante 2",
    }
    trace = tuple(swapped.get(act, act) for act in FAULTLESS)
    everywhere = tuple(act for act in trace if act)
    assert "qual.q_high dealer" in wrong(everywhere)
    assert shown(instead("pay 6 play 5", ""))["qual.q_high", "dealer"]
    assert "game.higher@six-card-bonus 6" in wrong(instead("pay 6 play 5", ""))


def test_a_live_wager_that_a_fold_swallows_was_wrongly_ended() -> None:
    """A fold leaves the 6 Card Bonus in action (6CB 6 Card Bonus Wager ¶2): three kings pay."""
    folded = {**SIX_CARD["seats"][2], "cards": ["Qc", "Qd", "Ts"]}
    plain = {**SIX_CARD, "seats": [*SIX_CARD["seats"][:2], folded]}
    trips = {**plain, "dealer": ["Qh", "7s", "2d"]}
    marking = mark_round(
        SIX, round_at(SIX, trips), ("collect 4", "reveal dealer", "take 4 six_card_bonus")
    )
    found = {each.touch.skill: each.right for each in judged(marking.verdict)}
    assert found["fold@six-card-bonus"] is False
    assert found["pay.six_card_bonus.three_of_a_kind@six-card-bonus"] is False


def test_a_seat_that_is_skipped_shows_nothing_about_its_hand() -> None:
    trace = tuple(act for act in FAULTLESS if act.split()[1] != "6")
    assert {place for _, place in shown(trace) if place.startswith("6")} == set()
    assert not shown(trace)["step.open@six-card-bonus", "table"]


def test_what_is_done_out_of_order_is_wrong_in_its_own_topic_alone() -> None:
    acts = list(FAULTLESS)
    take, pay = acts.index("take 7 six_card_bonus"), acts.index("pay 7 play 10")
    acts[take], acts[pay] = acts[pay], acts[take]
    assert wrong(tuple(acts)) == {"ord.takes_before_pays@six-card-bonus table"}


def test_a_payment_put_right_afterwards_counts_as_wrong() -> None:
    acts = list(FAULTLESS)
    at = acts.index("pay 7 pair_plus 60")
    acts[at : at + 1] = ["pay 7 pair_plus 50", "pay 7 pair_plus 10"]
    assert "pay.pair_plus.straight@six-card-bonus 7 pair_plus" in wrong(tuple(acts))


def test_nothing_done_shows_nothing() -> None:
    assert shown(()) == {}


def test_the_schools_own_order_is_no_skill_of_the_house() -> None:
    """A departure from what only the school teaches changes no house's skill."""
    from trainer.dealing.convention import taught
    from trainer.game.pay import Teaching
    from trainer.library.house_files.procedure_file import bundled_convention

    at = taught(house("mbs"), bundled_convention(), Teaching.ENFORCED)
    round_ = round_at(at, MBS)
    script = script_for(at, round_, settle(at.rules, round_))
    topics = {touch.skill for touch in touched(script) if touch.asks is Asks.ORDER}
    assert topics <= {skill.id for skill in book_of("mbs")}


# ------------------------------------------------------------------------------- how, and when


def attempt(
    acts: Mapping[str, int],
    moves: tuple[Move, ...] | None = None,
    feedback: str = "at_the_end",
    zone_min: int = 0,
) -> Attempt:
    timed = tuple(Timed(act, at) for act, at in acts.items())
    dealt = Dealt(
        round=round_to_plain(round_at(SIX, SIX_CARD)),
        house=SIX.id,
        edition="1",
        fingerprint="f",
        drill="settle",
        seed=1,
        mode="practice",
        feedback=feedback,
        sitting="s",
        number=1,
        of=1,
        program="0",
        zone_min=zone_min,
    )
    return Attempt(
        id="a",
        dealt_at_ms=MIDNIGHT_MS,
        dealt=dealt,
        acts=timed,
        undone=0,
        elapsed_ms=99_000,
        state=AttemptState.FINISHED,
        moves=moves if moves is not None else timed,
        ended=AttemptEnded(40, MIDNIGHT_MS + 60_000),
    )


EVEN = {act: 1000 * number for number, act in enumerate(FAULTLESS, 1)}
"""The faultless acts, one a second."""


def observed(given: Attempt, *, told_before: bool = False) -> dict[tuple[str, str], Observation]:
    marking = mark_round(SIX, round_at(SIX, SIX_CARD), given.trace)
    found = observed_in_round(given, marking.verdict, book_of(SIX.id), told_before=told_before)
    return {(each.skill, each.place): each for each in found}


PAIR_PLUS = ("pay.pair_plus.straight@six-card-bonus", "7 pair_plus")


def test_a_decision_takes_from_when_all_of_it_is_seen() -> None:
    """The Pair Plus of seat 7 is paid 2.5 seconds after the act before it, long after its cards
    were opened; the hands do one thing at a time."""
    later = {
        act: at + (1500 if at >= EVEN["pay 7 pair_plus 60"] else 0) for act, at in EVEN.items()
    }
    assert observed(attempt(later))[PAIR_PLUS].latency_ms == 2500


def test_a_decision_waits_for_the_hand_that_it_depends_on() -> None:
    """Nothing was done between opening seat 7 and taking its 6 Card Bonus four seconds later."""
    first = EVEN["take 7 six_card_bonus"]
    later = {act: at + (3000 if at >= first else 0) for act, at in EVEN.items()}
    skill = ("pay.six_card_bonus.nothing@six-card-bonus", "7 six_card_bonus")
    assert observed(attempt(later))[skill].latency_ms == 4000


def test_an_interruption_is_no_latency() -> None:
    """More than five times the reference."""
    reference = book_of(SIX.id)[PAIR_PLUS[0]].reference_ms
    at = EVEN["pay 7 pair_plus 60"]
    just = {act: ms + (5 * reference - 1000 if ms >= at else 0) for act, ms in EVEN.items()}
    long = {act: ms + (5 * reference - 999 if ms >= at else 0) for act, ms in EVEN.items()}
    assert observed(attempt(just))[PAIR_PLUS].latency_ms == 5 * reference
    assert observed(attempt(long))[PAIR_PLUS].latency_ms is None


def test_reading_at_the_table_has_no_time_of_its_own() -> None:
    found = observed(attempt(EVEN))
    assert found["read.straight.akq", "7"].latency_ms is None


def _with_slip(feedback: str) -> Attempt:
    """Thirty was paid to seat 7's Pair Plus, taken back, and sixty paid."""
    moves: list[Move] = []
    for act in (Timed(act, at) for act, at in EVEN.items()):
        if act.action == "pay 7 pair_plus 60":
            moves += [Timed("pay 7 pair_plus 30", act.elapsed_ms), TakenBack(act.elapsed_ms)]
        moves.append(act)
    return attempt(EVEN, tuple(moves), feedback)


@pytest.mark.parametrize(("feedback", "hinted"), [("at_once", True), ("at_the_end", False)])
def test_what_was_taken_back_is_told_apart_and_so_is_a_hint(feedback: str, hinted: bool) -> None:
    """Where feedback is given at once, the program had said what was wrong."""
    found = observed(_with_slip(feedback))
    one = found[PAIR_PLUS]
    assert (one.right, one.undone, one.hinted) == (True, True, hinted)
    other = found["pay.pair_plus.pair@six-card-bonus", "6 pair_plus"]
    assert (other.right, other.undone, other.hinted) == (True, False, False)


def test_what_was_told_before_is_a_hint_everywhere() -> None:
    """The very same round again, or one in which each next act is told."""
    assert all(each.hinted for each in observed(attempt(EVEN), told_before=True).values())


@pytest.mark.parametrize(("zone_min", "day"), [(0, 20_000), (-300, 19_999), (780, 20_000)])
def test_the_day_is_the_trainees_own(zone_min: int, day: int) -> None:
    """A minute past midnight in London is the evening before in New York."""
    found = observed(attempt(EVEN, zone_min=zone_min))
    assert {each.day for each in found.values()} == {day}


def test_observations_are_numbered_and_know_their_event() -> None:
    found = list(observed(attempt(EVEN)).values())
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert {(each.event, each.attempt, each.house) for each in found} == {(40, "a", SIX.id)}


def test_a_skill_that_the_house_has_no_more_is_left_out() -> None:
    given = attempt(EVEN)
    marking = mark_round(SIX, round_at(SIX, SIX_CARD), given.trace)
    small = replace(book_of(SIX.id), skills={PAIR_PLUS[0]: book_of(SIX.id)[PAIR_PLUS[0]]})
    found = observed_in_round(given, marking.verdict, small)
    assert {each.skill for each in found} == {PAIR_PLUS[0]}
