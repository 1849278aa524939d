"""The evidence of rounds, as beliefs are weighed by it."""

from __future__ import annotations

import pytest

from trainer.game.wagers import Wager
from trainer.marking.belief_evidence import SLIP, Case, Place, Record
from trainer.marking.exposures import Evidence, Seen, WagerAct, WagerAnswer
from trainer.marking.traits import DUE


def answered(*traits: int, act: WagerAct = WagerAct.RIGHT) -> Evidence:
    """A round whose seats 1, 2 and so on have a Play with these traits, all worked so."""
    answers = tuple(
        WagerAnswer((seat, Wager.PLAY), act, bits) for seat, bits in enumerate(traits, start=1)
    )
    wrong = () if act is WagerAct.RIGHT else [each.cell for each in answers]
    return Evidence((), frozenset(wrong), answers)


def test_each_trait_has_the_wagers_that_show_it() -> None:
    case = Case.of([answered(0b001, 0b101), answered(0b110)], 4)
    assert case.traits == (0b011, 0b100, 0b110)


def test_wagers_are_parted_by_what_was_done_with_them() -> None:
    case = Case.of([answered(0, 0), answered(0, act=WagerAct.LEFT)], 4)
    assert (case.right, dict(case.by_act), case.count) == (0b011, {WagerAct.LEFT: 0b100}, 3)


@pytest.mark.parametrize("widest", range(max(DUE) + 3))
def test_what_was_due_is_read_from_the_traits_as_far_as_they_go(widest: int) -> None:
    """Taken, paid or left, each a trait; an amount is wrong only where something was to be paid."""
    case = Case.of([answered(*(1 << trait for trait in range(widest)))], 4)
    every = (1 << widest) - 1
    taken, paid, left = (1 << trait if trait < widest else 0 for trait in DUE)
    assert case.due == {
        WagerAct.TAKEN: taken,
        WagerAct.PAID: paid,
        WagerAct.LEFT: left,
        WagerAct.OVERPAID: every & ~paid,
        WagerAct.UNDERPAID: every & ~paid,
    }


def places(*rounds: int) -> list[Place]:
    return [(number, (seat, Wager.PLAY)) for seat, number in enumerate(rounds)]


def test_who_has_shown_nothing_is_held_to_slip_as_anybody_does() -> None:
    assert Case.of([], 4).share_of(()) == pytest.approx(SLIP)


def test_mistakes_of_one_round_are_a_smaller_share_than_those_of_several() -> None:
    case = Case.of([answered(*[0] * 20)] * 3, 4)
    none, alone, together, apart = map(
        case.share_of, (places(), places(0), places(0, 0), places(0, 1))
    )
    assert none < alone < together < apart


def seen(letters: str) -> Record:
    """Exposures in one round each: h a hit, c clean, o another answer."""
    how = {"h": Seen.HIT, "c": Seen.CLEAN, "o": Seen.OTHER}
    return Record("one", [(at, ((0,), (how[each],))) for at, each in enumerate(letters)])


@pytest.mark.parametrize(
    ("letters", "spells"),
    [
        ("hchch", ["hchch"]),
        ("hcch", ["hcch"]),
        ("hccch", ["h", "h"]),
        ("c" * 7 + "h", ["c" * 7 + "h"]),
        ("hcccchcc", ["h", "hcc"]),
        ("hhccc", ["hh"]),
        ("ccch", ["ccch"]),
        ("c" * 8 + "hh", ["hh"]),
        ("hcococh", ["h", "h"]),
    ],
)
def test_a_rule_was_held_from_a_hit_until_it_was_cleared(letters: str, spells: list[str]) -> None:
    """Three clean exposures clear it; before the first hit it takes eight to tell anything."""
    told = {Seen.HIT: "h", Seen.CLEAN: "c", Seen.OTHER: "o"}
    found = ["".join(told[how] for _, how in spell) for spell in seen(letters).spells]
    assert found == spells


@pytest.mark.parametrize(
    ("letters", "cleared"), [("hccc", True), ("hcococ", True), ("hcc", False), ("hccch", False)]
)
def test_three_clean_exposures_clear_a_rule_and_other_answers_tell_nothing(
    letters: str, cleared: bool
) -> None:
    assert seen(letters).cleared is cleared


def test_the_share_of_hits_is_counted_from_the_first() -> None:
    assert seen("cchch").share == pytest.approx(2 / 3)
    assert seen("hoc").share == pytest.approx(1 / 2)
