"""A test from setting up to the school's records: what is laid out, kept, judged and decided."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from tests.school.table_test.settings import (
    INES,
    Books,
    form_for,
    opened_at,
    set_up,
    tap_all_as_due,
)
from tests.school.tables import Ticking
from trainer.dealing.procedure import DealBy, Part
from trainer.dealing.script import faultless
from trainer.drills.recipe import Seats
from trainer.drills.table_form import CriterionGrade, RoundWanted
from trainer.errors import InputError
from trainer.library.houses import HouseShelf
from trainer.records.exam import ExamOutcome
from trainer.school.table_test import drafts
from trainer.school.table_test.drafts import DraftFault, of_plain, to_plain, without_names
from trainer.school.table_test.layout import laying_of
from trainer.school.table_test.outcome import tally
from trainer.school.table_test.record import (
    CriterionJudged,
    Dealer,
    RoundSeen,
    TableTest,
)
from trainer.school.table_test.table_tests import TableTests

NOBODY = Dealer("A guest")


@pytest.fixture
def tests(home: Path, shelf: HouseShelf, clock: Ticking) -> TableTests:
    return opened_at(home, shelf, clock)


def watched(tests: TableTests, test: TableTest, leave_out: str = "") -> TableTest:
    """All rounds are over; nothing was wrong but that acts with that verb were left out."""
    for number, watched in enumerate(test.rounds):
        due = faultless(tests.watching(test, number).script)
        done = [str(act) for act in due if act.verb.value != leave_out]
        seen = tuple(RoundSeen(text, 900 * at, at + 1) for at, text in enumerate(done))
        over = replace(watched, seen=seen, begun_at_ms=1, elapsed_ms=900 * len(seen))
        test = tests.keep(test.with_round(number, over))
    return test


def judged(
    tests: TableTests, test: TableTest, grade: CriterionGrade = CriterionGrade.SOUND
) -> TableTest:
    for criterion in test.form.criteria:
        test = tests.judge(test, criterion.name, CriterionJudged(grade))
    return test


# ------------------------------------------------------------------------------ set up


@pytest.mark.parametrize("house", ["mbs", "prime", "six-card-bonus", "posted", "boxes"])
def test_dealing_from_the_stacked_deck_gives_every_hand(tests: TableTests, house: str) -> None:
    test = set_up(tests, house, Part.WHOLE)
    at, round_ = tests.house(test), test.rounds[0].round_
    laying = laying_of(at, round_, Part.WHOLE)
    hands: dict[str, list[object]] = {}
    for where, card in laying.deck:
        hands.setdefault(where, []).append(card)
    assert {where: tuple(cards) for where, cards in hands.items()} == {
        **{at.rules.words.place.headed(seat.number): seat.cards for seat in round_.seats},
        "Dealer": round_.dealer,
    }
    first = [where for where, _ in laying.deck[:3]]
    by_card = at.procedure.deal_by is DealBy.CARD
    assert len(set(first)) == (3 if by_card else 1)
    assert laying.deck[-1][0] == "Dealer"


def test_what_is_laid_out_has_its_chips_and_what_players_do(tests: TableTests) -> None:
    wanted = [RoundWanted(events=("fold_with_live_wager", "tie"))]
    for part, folds, plays in (
        (Part.SETTLEMENT, "Folded", ""),
        (Part.WHOLE, "Folds", "Plays: "),
    ):
        test = set_up(tests, "mbs", part, rounds=wanted)
        round_ = test.rounds[0].round_
        laying = laying_of(tests.house(test), round_, part)
        assert any(folds in seat.notes for seat in laying.seats)
        assert any(note.startswith(plays) for s in laying.seats for note in s.notes)
        for laid, seat in zip(laying.seats, round_.seats, strict=True):
            assert all("×" in stake.chips for stake in laid.stakes)
            play = [stake for stake in laid.stakes if stake.wager.value == "play"]
            assert bool(play) is (seat.played and part is Part.SETTLEMENT)
        assert (not laying.deck) is (part is Part.SETTLEMENT)


def test_posted_tables_are_told_by_their_placard(tests: TableTests) -> None:
    test = set_up(tests, "posted")
    laying = laying_of(tests.house(test), test.rounds[0].round_, Part.SETTLEMENT)
    assert any(fact.startswith("The placard that hangs: ") for fact in laying.facts)
    assert any(" to 1" in fact for fact in laying.facts)


def test_rounds_are_edited_until_they_begin(tests: TableTests) -> None:
    test = set_up(tests)
    assert len(test.rounds) == 3
    wanted = RoundWanted(events=("tie",), seats=Seats(2, 2))
    test = tests.deal_anew(test, 1, wanted, "8")
    assert len(test.rounds[1].round_.seats) == 2
    test = tests.add_round(test, RoundWanted(drill="folds"), "9")
    test = tests.remove_round(test, 0)
    assert [each.laid.seed for each in test.rounds] == ["8", "7:3", "9"]
    ((kept,), broken) = tests.every()
    assert (kept, broken) == (test, ())


def test_the_same_seed_lays_out_the_same_rounds(tests: TableTests) -> None:
    first, again, other = (set_up(tests, seed=seed) for seed in ("7", "7", "8"))
    assert [e.round_ for e in first.rounds] == [e.round_ for e in again.rounds]
    assert [e.round_ for e in first.rounds] != [e.round_ for e in other.rounds]


def test_what_a_house_cannot_show_is_told(tests: TableTests) -> None:
    with pytest.raises(InputError, match="progressive"):
        set_up(tests, "boxes", rounds=[RoundWanted(events=("progressive_win",))])
    assert tests.every() == ((), ())


# -------------------------------------------------------------------------------- kept


def test_a_test_reads_as_it_was_written(tests: TableTests, shelf: HouseShelf) -> None:
    for house in ("posted", "boxes"):
        test = judged(tests, watched(tests, set_up(tests, house)))
        test = tests.decide(test, ExamOutcome.PASSED, "K. Lindqvist", comment="=1+1")
        plain = json.loads(json.dumps(to_plain(test)))
        assert of_plain(plain, dict(shelf)) == test
        nameless = json.dumps(without_names(plain))
        assert INES.name not in nameless
        assert "Lindqvist" not in nameless
        assert INES.account in nameless


def test_after_a_crash_all_taps_are_there(
    tests: TableTests, home: Path, shelf: HouseShelf, clock: Ticking
) -> None:
    test = set_up(tests, "six-card-bonus")
    at = tests.round_at_table(test, 0)
    for _ in range(5):
        clock.now_ms += 3000
        assert at.board.next is not None
        at.tap((at.board.next.act,))
    other = set_up(tests, "mbs")
    again = opened_at(home, shelf, Ticking())  # nothing was closed
    tests_there, broken = again.every()
    assert broken == ()
    assert [each.id for each in tests_there] == [other.id, test.id]
    kept = again.round_at_table(tests_there[1], 0)
    assert kept.watched.trace == at.watched.trace
    assert kept.board == at.board
    assert kept.elapsed_ms == 12_000
    tap_all_as_due(kept)
    assert again.debriefs(kept.end())[0].mistakes == ()


@pytest.mark.parametrize("call", ["replace", "fsync", "open"])
def test_where_a_tap_cannot_be_written_it_has_not_happened(
    tests: TableTests, monkeypatch: pytest.MonkeyPatch, home: Path, call: str
) -> None:
    at = tests.round_at_table(set_up(tests), 0)
    assert at.board.next is not None
    at.tap((at.board.next.act,))
    before, files = at.board, sorted(home.rglob("*.json"))
    kept = [each.read_bytes() for each in files]

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, full)
    with pytest.raises(DraftFault, match="No space left"):
        at.tap((before.next.act,) if before.next else ())
    monkeypatch.undo()
    monkeypatch.setenv("TRAINER_HOME", str(home))
    if call != "open":  # by then the new file is whole, and in its place
        assert at.board == before
        assert [each.read_bytes() for each in files] == kept
    assert [*home.rglob(".new-*")] == []
    at.tap((before.next.act,) if before.next else ())
    assert len(at.watched.seen) == 2


def test_a_file_that_holds_no_test_is_told_and_left(tests: TableTests, home: Path) -> None:
    test = set_up(tests)
    folder = home / drafts.FOLDER
    good = (folder / f"{test.id}.json").read_text(encoding="utf-8")
    for name, text in (
        ("half", good[: len(good) // 2]),
        ("list", "[]"),
        ("version", good.replace('"version": 1', '"version": 2')),
        ("house", good.replace('"house": "mbs"', '"house": "nowhere"')),
    ):
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    ((kept,), broken) = tests.every()
    assert kept == test
    assert {each.file for each in broken} == {
        f"{n}.json" for n in ("half", "list", "version", "house")
    }
    assert all(each.why for each in broken)
    tests.throw_away(test.id)
    assert tests.every()[0] == ()


# ------------------------------------------------------------------- judge and decide


def test_a_faultless_test_that_was_seen_is_passed(tests: TableTests) -> None:
    test = watched(tests, set_up(tests))
    proposal = tests.proposal(test)
    assert proposal.outcome is None, "nobody has judged the criteria yet"
    assert len(proposal.reasons) == sum(each.needed for each in test.form.criteria)
    test = judged(tests, test)
    proposal = tests.proposal(test)
    assert (proposal.outcome, proposal.reasons) == (ExamOutcome.PASSED, ())


def test_criteria_that_need_not_be_seen_may_stay_open(tests: TableTests) -> None:
    test = judged(tests, watched(tests, set_up(tests)))
    optional = next(each for each in test.form.criteria if not each.needed)
    test = tests.judge(test, optional.name, CriterionJudged(None, "Nobody sat there."))
    assert tests.proposal(test).outcome is ExamOutcome.PASSED


@pytest.mark.parametrize(
    ("grades", "outcome"),
    [
        ([CriterionGrade.WEAK], ExamOutcome.PASSED),
        ([CriterionGrade.WEAK, CriterionGrade.WEAK], ExamOutcome.FAILED),
        ([CriterionGrade.UNSAFE], ExamOutcome.FAILED),
        ([CriterionGrade.MODEL, CriterionGrade.WEAK], ExamOutcome.PASSED),
    ],
)
def test_low_grades_count(
    tests: TableTests, grades: list[CriterionGrade], outcome: ExamOutcome
) -> None:
    test = judged(tests, watched(tests, set_up(tests)))
    for criterion, grade in zip(test.form.criteria, grades, strict=False):
        test = tests.judge(test, criterion.name, CriterionJudged(grade))
    assert tests.proposal(test).outcome is outcome


def test_money_that_is_wrong_at_the_end_fails_a_test(tests: TableTests) -> None:
    test = judged(tests, watched(tests, set_up(tests), leave_out="pay"))
    made = tests.tally(test)
    assert made.critical
    assert made.players_short
    proposal = tests.proposal(test)
    assert proposal.outcome is ExamOutcome.FAILED
    assert "critical" in proposal.reasons[0]


def test_three_slips_of_one_kind_are_one_serious(tests: TableTests) -> None:
    """By a reading they stay what they are: no cards are cleared at a house that is silent."""
    test = watched(tests, set_up(tests, "boxes"), leave_out="clear")
    missed = sum(len(each.mistakes) for each in tests.debriefs(test))
    made = tests.tally(test)
    assert (made.critical, made.serious, made.minor) == (0, 0, missed)
    one = next(each for debrief in tests.debriefs(test) for each in debrief.mistakes)
    ordered = structs.replace(one, is_reading=False)
    debriefs = tests.debriefs(test)
    alike = [replace(debriefs[0], mistakes=(ordered,) * 4)]
    made = tally(alike)
    assert (made.serious, made.minor) == (1, 1)


def test_rounds_that_are_not_over_discontinue_it(tests: TableTests) -> None:
    test = judged(tests, set_up(tests))
    assert tests.proposal(test).outcome is ExamOutcome.DISCONTINUED


def test_a_change_has_a_reason_and_what_is_signed_stays(tests: TableTests) -> None:
    test = judged(tests, watched(tests, set_up(tests)))
    with pytest.raises(AssertionError, match="reason"):
        tests.decide(test, ExamOutcome.FAILED, "K. Lindqvist", reason="  ")
    with pytest.raises(AssertionError, match="signs"):
        tests.decide(test, ExamOutcome.PASSED, " ")
    signed = tests.decide(test, ExamOutcome.FAILED, "K. Lindqvist", reason="Left the table.")
    assert signed.decided is not None
    assert (signed.decided.reason, signed.decided.recorded) == ("Left the table.", False)
    with pytest.raises(AssertionError, match="stays"):
        tests.judge(signed, test.form.criteria[0].name, CriterionJudged(CriterionGrade.MODEL))
    with pytest.raises(AssertionError, match="stays"):
        tests.decide(signed, ExamOutcome.PASSED, "K. Lindqvist")


def test_it_is_recorded_once(tests: TableTests) -> None:
    office = Books()
    test = judged(tests, watched(tests, set_up(tests)))
    signed = tests.decide(test, ExamOutcome.PASSED, "K. Lindqvist")
    recorded = tests.record(signed, office)
    assert recorded.decided is not None
    assert recorded.decided.head
    assert tests.record(recorded, office) == recorded
    assert tests.record(signed, office) == recorded, "after a crash between the two"
    assert [*office.books] == [test.id]


def test_without_an_account_nothing_is_recorded(tests: TableTests) -> None:
    test = judged(tests, watched(tests, set_up(tests, dealer=NOBODY)))
    signed = tests.decide(test, ExamOutcome.PASSED, "K. Lindqvist")
    with pytest.raises(AssertionError, match="somebody"):
        tests.record(signed, Books())


def test_the_bundled_forms_serve_every_house(tests: TableTests, shelf: HouseShelf) -> None:
    assert not tests.problems
    for house in shelf.names:
        forms = tests.forms_for(house)
        assert {form.part for form in forms} == {*Part}
    for part in Part:
        assert len(form_for(tests, part).rounds) == 3
