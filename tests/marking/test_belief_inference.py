"""From what rounds show to what a trainee believes."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.marking.belief_evidence import SLIP, Case
from trainer.marking.belief_inference import (
    PRIOR,
    WORTH_TELLING,
    Rival,
    State,
    diagnose_beliefs,
    may_be_confirmed,
    narrower,
)
from trainer.marking.belief_odds import gain_of
from trainer.marking.exposures import Evidence, WagerAct, WagerAnswer, evidence
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, pay

PLAY: Cell = (3, Wager.PLAY)
ANTE: Cell = (3, Wager.ANTE)
PRIME: Cell = (3, Wager.PRIME)
FIVE = pay(Money(500))


def shown(cells: Iterable[tuple[Cell, Done, dict[str, Done]]]) -> Evidence:
    """Each wager: what was done, where 5 was to be paid; and what each belief predicts."""
    listed = list(cells)
    names = {name for _, _, believed in listed for name in believed}
    predicted = {
        name: {cell: believed[name] for cell, _, believed in listed if name in believed}
        for name in sorted(names)
    }
    due = {cell: FIVE for cell, _, _ in listed}
    return evidence(due, predicted, {cell: done for cell, done, _ in listed})


def test_hits_in_four_rounds_confirm() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    found = diagnose_beliefs(Case.of([hit] * 4, 4))
    assert found.confirmed == ("one",)
    assert found.explanations[0].since == 0
    assert not found.unexplained


def test_two_rounds_raise_suspicion() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    found = diagnose_beliefs(Case.of([hit, hit], 4))
    assert [(e.misreading, e.state) for e in found.explanations] == [("one", State.SUSPECTED)]


def test_nothing_is_stated_after_one_round() -> None:
    """One coincidence tells nothing, however many wagers; further rounds are to tell."""
    both = shown([(PLAY, PUSH, {"one": PUSH}), (ANTE, PUSH, {"one": PUSH})])
    found = diagnose_beliefs(Case.of([both], 4))
    assert found.explanations == ()
    assert set(found.possible) == {"one"}


def test_rules_that_explain_alike_are_told_apart_before_one_is_stated() -> None:
    alike = shown([(PLAY, PUSH, {"one": PUSH, "other": PUSH})])
    found = diagnose_beliefs(Case.of([alike] * 4, 4))
    assert found.explanations == ()
    assert set(found.possible) == {"one", "other"}
    apart = shown([(PLAY, PUSH, {"one": PUSH, "other": TAKE}), (ANTE, FIVE, {"other": TAKE})])
    assert diagnose_beliefs(Case.of([alike, alike, apart, apart], 4)).confirmed == ("one",)


def test_clean_exposures_speak_against_a_belief() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    clean = shown([(PLAY, FIVE, {"one": PUSH}), (ANTE, FIVE, {"one": PUSH})])
    assert diagnose_beliefs(Case.of([hit, clean] * 4, 4)).confirmed == ()


def test_three_contrary_answers_in_a_row_clear_a_belief() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    clean = shown([(PLAY, FIVE, {"one": PUSH})])
    (held,) = diagnose_beliefs(Case.of([*[hit] * 4], 4)).explanations
    assert (held.misreading, held.state) == ("one", State.CONFIRMED)
    assert diagnose_beliefs(Case.of([*[hit] * 4, clean], 4)).explanations == (), (
        "as likely dropped as held"
    )
    (doubted,) = diagnose_beliefs(Case.of([hit, hit, clean, hit, hit, clean], 4)).explanations
    assert 0.5 < doubted.probability < 0.8, "held, but not in every answer"
    cleared = diagnose_beliefs(Case.of([*[hit] * 4, *[clean] * 3], 4))
    assert (cleared.cleared, cleared.explanations) == (("one",), ())


def test_a_belief_that_comes_back_is_held_since_it_came_back() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    clean = shown([(PLAY, FIVE, {"one": PUSH})])
    (found,) = diagnose_beliefs(
        Case.of([*[hit] * 4, *[clean] * 3, hit, hit, clean, hit], 4)
    ).explanations
    assert (found.misreading, found.since, found.hits, found.clean) == ("one", 7, 3, 1)


def test_what_a_cleared_belief_led_to_is_laid_to_no_other() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH, "other": PUSH})])
    only = shown([(PLAY, PUSH, {"one": PUSH, "other": TAKE})])
    clean = shown([(PLAY, FIVE, {"one": PUSH})])
    found = diagnose_beliefs(Case.of([hit, hit, only, only, *[clean] * 3], 4))
    assert (found.cleared, found.explanations, found.unexplained) == (("one",), (), frozenset())


def test_a_wider_belief_outlives_the_narrow_one_that_was_cleared() -> None:
    both = shown([(PLAY, PUSH, {"wide": PUSH, "narrow": PUSH})])
    wide = shown([(ANTE, PUSH, {"wide": PUSH}), (PRIME, FIVE, {"narrow": PUSH})])
    assert diagnose_beliefs(Case.of([both, *[wide] * 5], 4)).confirmed == ("wide",)


def test_a_belief_never_held_is_not_called_cleared() -> None:
    hit = shown([(PLAY, PUSH, {"one": PUSH})])
    clean = shown([(PLAY, FIVE, {"one": PUSH})])
    assert diagnose_beliefs(Case.of([clean] * 6, 4)).cleared == ()
    assert diagnose_beliefs(Case.of([hit, *[clean] * 6], 4)).cleared == ()


def test_what_nothing_explains_is_shown_as_such() -> None:
    slip = shown([(PLAY, pay(Money(700)), {"one": PUSH})])
    found = diagnose_beliefs(Case.of([slip], 4))
    assert found.explanations == ()
    assert found.unexplained == {(0, PLAY)}


def test_two_beliefs_at_once_are_both_found() -> None:
    one = (PLAY, PUSH, {"one": PUSH})
    two = (ANTE, TAKE, {"two": TAKE})
    rounds = [shown([one, two])] * 4
    assert set(diagnose_beliefs(Case.of(rounds, 4)).confirmed) == {"one", "two"}


def test_at_most_three_beliefs_are_named_and_five_weighed() -> None:
    cells = [(number, Wager.PLAY) for number in range(1, 8)]
    held = [(cell, PUSH, {f"belief {cell[0]}": PUSH}) for cell in cells]
    found = diagnose_beliefs(Case.of([shown(held)] * 5, 4))
    assert len(found.explanations) == 3
    assert {cell for _, cell in found.unexplained} == set(cells[5:])


def test_a_wider_belief_is_preferred_to_the_narrow_one_inside_it() -> None:
    """No bonus at all, and not only none where the dealer does not play."""
    both = shown([(PLAY, PUSH, {"wide": PUSH, "narrow": PUSH})])
    wide = shown([(ANTE, PUSH, {"wide": PUSH})])
    assert diagnose_beliefs(Case.of([both, both, wide, wide], 4)).confirmed == ("wide",)


def test_one_slip_does_not_decide_between_two_beliefs() -> None:
    alike = shown([(PLAY, PUSH, {"one": PUSH, "other": PUSH})])
    apart = shown([(PRIME, PUSH, {"one": PUSH})])
    assert diagnose_beliefs(Case.of([*[alike] * 4, apart], 4)).confirmed == ()


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("rivals", [(), ("other",), ("other", "third")])
def test_the_chance_of_what_is_possible_is_that_among_all_that_explains_the_same(
    times: int, rivals: tuple[str, ...]
) -> None:
    """As if one answer against it had been a slip: 97 to 3."""
    hit = shown([(PLAY, PUSH, dict.fromkeys(("one", *rivals), PUSH))])
    case = Case.of([hit] * times, 4)
    found = diagnose_beliefs(Case.of([hit] * times, 4))
    slip = max(SLIP, case.share_of(found.unexplained))
    gain = gain_of(case, case.records[0].rounds, case.wrong, slip)
    odds = PRIOR * exp(gain.log_odds)
    doubted = odds * 97 / 3
    chance = gain.now * doubted / (doubted + odds * len(rivals) + 1)
    told = {name: chance for name in ("one", *rivals) if chance >= WORTH_TELLING}
    assert found.possible == pytest.approx(told)


def test_what_was_confirmed_or_cleared_is_no_longer_only_possible() -> None:
    hit, clean = shown([(PLAY, PUSH, {"one": PUSH})]), shown([(PLAY, FIVE, {"one": PUSH})])
    assert "one" in diagnose_beliefs(Case.of([hit] * 3, 4)).possible
    assert diagnose_beliefs(Case.of([hit] * 4, 4)).possible == {}
    assert diagnose_beliefs(Case.of([*[hit] * 4, *[clean] * 3], 4)).possible == {}


def test_a_rule_held_under_one_trait_alone_explains_where_it_did_not_show() -> None:
    """Each trait that every hit has and some clean answer lacks is such a narrower rule."""

    def of_trait(traits: int, done: Done) -> Evidence:
        found = shown([(PLAY, done, {"one": PUSH})])
        act = WagerAct.RIGHT if done == FIVE else WagerAct.LEFT
        return replace(found, answers=(WagerAnswer(PLAY, act, traits),))

    every_hit, twin, some_hits, all_clean = 0b0001, 0b0010, 0b0100, 0b1000
    rounds = [
        of_trait(every_hit | twin | some_hits | all_clean, PUSH),
        of_trait(every_hit | twin | all_clean, PUSH),
        of_trait(all_clean, FIVE),
        of_trait(all_clean | some_hits, FIVE),
    ]
    case = Case.of(rounds, 4)
    (record,) = case.records
    hits = record.hits(case.wrong)
    alone = gain_of(case, record.rounds[:2], hits, SLIP).log_odds
    found = narrower(case, Rival(record, hits, 0.0, 1.0), SLIP)
    assert found == pytest.approx([log(0.001 * 2) + alone])


def test_exposures_are_hit_clean_or_other() -> None:
    seen = shown(
        [
            (PLAY, PUSH, {"one": PUSH}),
            (ANTE, FIVE, {"one": PUSH}),
            (PRIME, TAKE, {"one": PUSH}),
        ]
    )
    assert [each.seen.value for each in seen.of("one")] == ["hit", "clean", "other"]
    assert seen.wrong == {PLAY, PRIME}


def test_what_could_show_is_counted_whether_it_did_or_not() -> None:
    clean = shown([(PLAY, FIVE, {"one": PUSH})])
    found = diagnose_beliefs(Case.of([clean] * 3, 4))
    assert found.unseen(("one", "never")) == ("never",)


@pytest.mark.parametrize(
    ("rounds", "share", "may"), [(2, 0.5, True), (2, 0.49, False), (1, 0.5, False)]
)
def test_a_rule_may_be_confirmed_that_showed_often_enough(
    rounds: int, share: float, may: bool
) -> None:
    record = SimpleNamespace(rounds=[SimpleNamespace(hits=1)] * rounds, share=share)
    case = SimpleNamespace(records=[record], confirmed_after=2)
    assert may_be_confirmed(cast("Case", case)) is may
