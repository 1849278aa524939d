"""Forms of equal weight: the same counts, other cards; what simulated dealers come to on them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import log
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tests.school.exam import dealers
from tests.school.exam.soon import draw_soon
from trainer.commands.exam import graded_traces
from trainer.drills.exam.blueprint import RATES, Blueprint, ExamCounts, chance
from trainer.drills.exam.form import Form, RoundTask
from trainer.errors import InputError
from trainer.game.hands import Category
from trainer.game.round import Decision, Round
from trainer.game.rules import Situation
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.library.scenarios.blueprints import blueprint_of, sound_blueprints, text_of
from trainer.marking.mark import mark_round
from trainer.marking.predict import Misread
from trainer.school.exam.default_exam import default_exam
from trainer.school.exam.exam_evidence import ExamHouse, exam_at
from trainer.school.exam.forms import WeighedForms, with_pattern
from trainer.school.exam.pattern import Weight

HOUSES = ("boxes", "mbs", "posted", "prime", "six-card-bonus")


class Exam(NamedTuple):
    at: ExamHouse
    forms: WeighedForms
    form: Form
    blueprint: Blueprint


@cache
def exam(house: str) -> Exam:
    blueprint = next(each for each in sound_blueprints()[0].values() if each.house == house)
    at = exam_at(load_houses(), house)
    forms = WeighedForms(at, blueprint)
    return Exam(at, forms, forms.form(7), blueprint)


def weight(house: str, form: Form) -> Weight:
    whole = Weight.nothing()
    for task in form.rounds:
        whole = whole + exam(house).forms.pattern.scales.weigh(task.round_)
    return whole


@pytest.mark.parametrize("house", HOUSES)
def test_every_wrong_rule_that_the_house_can_show_is_exposed_twice(house: str) -> None:
    exposed = exam(house).forms.exposed
    assert len(exposed) >= 80
    assert {name: times for name, times in exposed.items() if times < 2} == {}
    assert weight(house, exam(house).form).exposed == exam(house).forms.pattern.weight.exposed


@pytest.mark.parametrize("house", HOUSES)
def test_two_forms_weigh_the_same_with_other_cards(house: str) -> None:
    at, forms, one, blueprint = exam(house)
    other = forms.form(8)
    assert weight(house, one) == weight(house, other)
    assert one.decisions == other.decisions == blueprint.decisions == 150
    assert len(one.stars(at.house.rules)) == len(other.stars(at.house.rules)) == 12
    assert len(one.rulings) == len(other.rulings) == 3
    hands = [
        {seat.cards for task in form.rounds for seat in task.round_.seats} for form in (one, other)
    ]
    assert len(hands[0] & hands[1]) <= 15


@pytest.mark.parametrize("house", HOUSES)
def test_a_form_holds_what_TEACHING_lists(house: str) -> None:
    at, _, form, _ = exam(house)
    settled = [settle(at.house.rules, task.round_) for task in form.rounds]
    seats = [seat for each in settled for seat in each.seats]
    assert {seat.category for seat in seats} == {*Category}
    assert {seat.situation for seat in seats} >= {*Situation}
    assert {each.dealer.qualifies for each in settled} == {True, False}
    assert all(form.shows[event] for event in ("low_queen_qualifies", "low_pair_qualifies"))
    assert form.shows["fold_with_live_wager"]
    assert all(form.shows[event] for event in ("ace_low_straight", "trips_against_straight_flush"))
    tied = {seat.category for seat in seats if seat.situation is Situation.TIE}
    assert Category.FLUSH in tied


@pytest.mark.parametrize("house", HOUSES)
def test_a_faultless_dealer_passes(house: str) -> None:
    at, _, form, _ = exam(house)
    told = graded_traces(form, at, dealers.worked(form, at, dealers.faultless_dealer))
    assert (told.passed, told.errors, told.starred, told.decisions) == (True, 0, 0, 150)
    assert told.wrong_rules == ()


def undeclared(round_: Round, acts: Sequence[str]) -> Sequence[str]:
    return [each for each in acts if not each.startswith("call dealer")]


def collecting_late(round_: Round, acts: Sequence[str]) -> Sequence[str]:
    return sorted(acts, key=lambda each: each.startswith("collect"))


@pytest.mark.parametrize(("works", "habit"), [(undeclared, "SQ15"), (collecting_late, "SQ07")])
def test_readiness_knows_which_habits_of_order_fail_a_form(
    works: dealers.Works, habit: str
) -> None:
    at, _, form, _ = exam("mbs")
    told = graded_traces(form, at, dealers.worked(form, at, works))
    assert told.passed is (habit not in default_exam(load_houses(), "mbs").habits)


GRADED = 12
"""So many sittings are graded act by act, at a house."""
SAMPLED = ("HR19", "QL03", "AP04", "AB01", "PP11", "AR05")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "some", [SAMPLED[:1], pytest.param((), marks=pytest.mark.slow, id="all")], ids=str
)
def test_one_wrong_rule_for_good_fails_and_is_named(house: str, some: tuple[str, ...]) -> None:
    at, _, form, _ = exam(house)
    misread = Misread(at.house.rules, at.others)
    placards = dict.fromkeys(task.round_.placard for task in form.rounds)
    offered = {each.id: each for placard in placards for each in misread.offered(placard)}
    for name in some or offered:
        works = dealers.believing(at, misread, offered[name])
        told = graded_traces(form, at, dealers.worked(form, at, works))
        assert not told.passed
        assert name in [id_ for rule in told.wrong_rules for id_ in rule.ids]
        assert told.failed_areas


@pytest.mark.parametrize("house", HOUSES[1:])
def test_whoever_takes_a_beaten_hands_pair_plus_but_not_one_that_stands_alone_fails(
    house: str,
) -> None:
    at, _, form, _ = exam(house)
    misread = Misread(at.house.rules, at.others)
    (wrong,) = (
        each for each in misread.offered(form.rounds[0].round_.placard) if each.id == "PP02"
    )

    def works(round_: Round, acts: Sequence[str]) -> Sequence[str]:
        answers = misread.look(round_).predicted(wrong)
        bet = {seat.number for seat in round_.seats if Wager.ANTE in seat.stakes}
        return dealers.done_so(acts, {cell: answers[cell] for cell in answers if cell[0] in bet})

    told = graded_traces(form, at, dealers.worked(form, at, works))
    assert not told.passed
    assert "PP02" in [id_ for rule in told.wrong_rules for id_ in rule.ids]


@pytest.mark.parametrize(("house", "name"), [("prime", "PM07"), ("six-card-bonus", "SC11")])
def test_whoever_takes_a_beaten_hands_wager_but_not_a_folds_fails(house: str, name: str) -> None:
    at, _, form, _ = exam(house)
    misread = Misread(at.house.rules, at.others)
    (wrong,) = (each for each in misread.offered(form.rounds[0].round_.placard) if each.id == name)

    def works(round_: Round, acts: Sequence[str]) -> Sequence[str]:
        answers = misread.look(round_).predicted(wrong)
        plays = {seat.number for seat in round_.seats if seat.decision is Decision.PLAY}
        return dealers.done_so(acts, {cell: answers[cell] for cell in answers if cell[0] in plays})

    told = graded_traces(form, at, dealers.worked(form, at, works))
    assert not told.passed
    assert name in [id_ for rule in told.wrong_rules for id_ in rule.ids]


def test_a_wrong_rule_that_answered_once_and_not_again_is_a_slip() -> None:
    at, _, form, _ = exam("mbs")
    misread = Misread(at.house.rules, at.others)
    wrong = next(each for each in misread.offered(None) if each.id == "PP11")
    right = dealers.worked(form, at, dealers.faultless_dealer)
    held = dealers.worked(form, at, dealers.believing(at, misread, wrong))
    first = next(number for number in right if right[number] != held[number])
    told = graded_traces(form, at, {**right, first: held[first]})
    assert told.errors >= 1
    assert "PP11" not in [id_ for rule in told.wrong_rules for id_ in rule.ids]


@pytest.mark.parametrize("house", HOUSES[:1])
def test_a_slip_is_one_error_and_on_a_star_a_starred_one(house: str) -> None:
    """So the chance of passing, exact for errors that are made one by one, is that of the form."""
    at, _, form, _ = exam(house)
    right, stars = dealers.worked(form, at, dealers.faultless_dealer), form.stars(at.house.rules)
    number, task = next(
        (number, task)
        for number, task in enumerate(form.tasks, 1)
        if isinstance(task, RoundTask) and any(of == task.number for of, _, _ in stars)
    )
    for seat in settle(at.house.rules, task.round_).seats:
        for line in seat.lines:
            slip = dealers.slipped(list(right[number]), seat.seat, line)
            marking = mark_round(at.house, task.round_, slip, form.blueprint.part)
            assert len(marking.mistakes) == 1
            assert marking.wrong == {(seat.seat, line.wager)}


@pytest.mark.parametrize("house", HOUSES)
def test_a_folded_ante_that_is_paid_in_place_of_taken_is_one_error(house: str) -> None:
    at, _, form, _ = exam(house)
    right = dealers.worked(form, at, dealers.faultless_dealer)
    number, seat = next(
        (number, act.split()[1])
        for number, task in enumerate(form.tasks, 1)
        if isinstance(task, RoundTask)
        for act in right[number]
        if act.startswith("collect ")
    )
    paid = tuple(act.replace(f"collect {seat}", f"pay {seat} ante 5") for act in right[number])
    one = graded_traces(form, at, {**right, number: paid})
    assert one.errors == 1
    assert one.wrong_rules == ()


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("rate", RATES[:4], ids=str)
def test_simulated_dealers_pass_as_often_as_stated(house: str, rate: Fraction) -> None:
    at, forms, _, blueprint = exam(house)
    chance_, sat = Random(f"{house} {rate}"), 2500
    counts = ExamCounts(150, 12, blueprint.retake.tries)
    stated = float(chance(counts, blueprint.passing, rate))
    for form in (forms.form(seed) for seed in (0, 8)):
        decisions = starred(form, at)
        passed = sum(passes(form, decisions, float(rate), chance_) for _ in range(sat))
        assert passed / sat == pytest.approx(stated, abs=0.02)


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_graded_by_their_acts_they_err_as_often_as_they_slip(house: str) -> None:
    """So what is said of errors that are drawn holds for dealers, act by act."""
    at, forms, _, blueprint = exam(house)
    chance_ = Random(f"graded {house}")
    for seed in range(GRADED):
        form, slips = forms.form(seed % 2 * 8), list[tuple[Round, int, Wager]]()
        works = dealers.slipping(at, 0.02, chance_, slips)
        told = graded_traces(form, at, dealers.worked(form, at, works))
        spots = {
            (task.number, seat, wager)
            for task in form.rounds
            for round_, seat, wager in slips
            if round_ is task.round_
        }
        stars = spots & form.stars(at.house.rules)
        assert (told.errors, told.starred) == (len(spots), len(stars))
        assert told.passed is blueprint.passing.passes(len(spots), len(stars))


def test_what_so_few_rounds_do_not_hold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    at, _, _, blueprint = exam("boxes")
    draw_soon(monkeypatch)
    with pytest.raises(InputError) as told:
        WeighedForms(at, replace(blueprint, rounds=4, seats=2, decisions=150))
    paths = [each.path for each in told.value.problems]
    assert {each.partition(".")[0] for each in paths} == {"areas", "shows", "decisions"}


def test_an_exam_of_another_size_catches_who_holds_one_wrong_rule_for_good() -> None:
    """Forms drawn anew let 30 of 97 pass: those whose rule they showed once or not at all."""
    at, _, _, blueprint = exam("mbs")
    forms = WeighedForms(at, replace(blueprint, rounds=17, seats=3))
    form, misread = forms.form(3), Misread(at.house.rules, at.others)
    assert {len(task.round_.seats) for task in form.rounds} == {3}
    assert len(form.rounds) == 17
    right = dealers.worked(form, at, dealers.faultless_dealer)
    assert graded_traces(form, at, right).passed
    assert [name for name, times in forms.exposed.items() if times < 2] == []
    seldom = [each for each in misread.offered(None) if forms.exposed[each.id] == 2]
    assert len(seldom) > 10
    for wrong in seldom[::4]:
        works = dealers.believing(at, misread, wrong)
        assert not graded_traces(form, at, dealers.worked(form, at, works)).passed


def test_a_pattern_kept_with_the_exam_is_dealt_as_long_as_its_house_is_the_same() -> None:
    at, forms, _, blueprint = exam("boxes")
    kept = with_pattern(at, blueprint)
    assert kept.pattern is not None
    assert WeighedForms(at, kept).form(7) == replace(forms.form(7), blueprint=kept)
    turned = replace(kept, pattern=replace(kept.pattern, rounds=kept.pattern.rounds[::-1]))
    recorded = blueprint_of(text_of(turned))
    assert recorded == turned
    assert WeighedForms(at, recorded).pattern.rounds == forms.pattern.rounds[::-1]
    edited = replace(at, house=dataclasses.replace(at.house, fingerprint="edited"))
    assert WeighedForms(edited, recorded).pattern.rounds == forms.pattern.rounds


CARD = {"dealer": ["Qh", "Qh", "2d"]}


@pytest.mark.parametrize(
    ("rounds", "changed", "place"),
    [
        (1, CARD, "pattern.rounds[0].dealer[1]"),
        (1, {"house": "mbs"}, "pattern.rounds[0].house"),
        (1, {"seats": []}, "pattern.rounds[0].seats"),
        (1, {"seats": 1}, "pattern.rounds[0]"),
        (1, {"redeal": {}}, "pattern.rounds[0].redeal.house"),
        (1, {"jackpot": "1e999999999"}, "pattern.rounds[0].jackpot"),
        (0, {}, "pattern.rounds"),
        (2, {}, "pattern.rounds"),
    ],
)
def test_a_damaged_pattern_is_told_and_not_dealt(
    rounds: int, changed: dict[str, Any], place: str
) -> None:
    at, _, _, blueprint = exam("boxes")
    kept = with_pattern(at, blueprint)
    assert kept.pattern is not None
    first, *others = kept.pattern.rounds
    damaged = {**first, **changed}
    if changed == {"seats": 1}:
        damaged["seats"] = first["seats"][:1]
    pattern = replace(kept.pattern, rounds=(*[damaged] * rounds, *others))
    with pytest.raises(InputError, match="Set the exam again") as told:
        WeighedForms(at, blueprint_of(text_of(replace(kept, pattern=pattern))))
    assert [each.path for each in told.value.problems] == [place]


@pytest.mark.parametrize("house", HOUSES)
def test_no_round_is_dealt_as_it_lies_in_the_pattern(house: str) -> None:
    """One of twelve was, at the houses that care for colours."""
    pattern = exam(house).forms.pattern
    for at, round_ in enumerate(pattern.rounds):
        for seed in range(6):
            assert pattern.dealt(at, f"{seed}") != round_


# ------------------------------------------------------------------------- at a second sitting


def kappa(outcomes: list[tuple[bool, bool]]) -> float:
    """How far two sittings agree beyond what chance makes of it (Cohen)."""
    agreed = sum(first is second for first, second in outcomes) / len(outcomes)
    first, second = (sum(each[at] for each in outcomes) / len(outcomes) for at in (0, 1))
    by_chance = first * second + (1 - first) * (1 - second)
    return (agreed - by_chance) / (1 - by_chance)


def some_rate(chance: Random) -> float:
    """Of dealers of a median of 1.5%, of whom two thirds lie within a factor of 2.3 of it."""
    return float(min(0.5, 0.015 * 2.3 ** chance.gauss(0, 1)))


def starred(form: Form, at: ExamHouse) -> list[bool]:
    """Of each decision of the form, whether it bears a star."""
    stars = form.stars(at.house.rules)
    found = [
        (task.number, seat.seat, line.wager) in stars
        for task in form.rounds
        for seat in settle(at.house.rules, task.round_).seats
        for line in seat.lines
    ]
    return [*found, *(False for _ in form.rulings)]


def passes(form: Form, decisions: list[bool], rate: float, chance: Random) -> bool:
    """Whether a dealer passes who errs at that rate in each decision by itself."""
    wrong = [decisions[at] for at in errors(len(decisions), rate, chance)]
    return form.blueprint.passing.passes(len(wrong), sum(wrong))


def errors(decisions: int, rate: float, chance: Random) -> Iterator[int]:
    """The decisions with an error. One draw for each error, not for each decision: the number of
    right ones before it."""
    at = -1
    while (at := at + 1 + int(log(1 - chance.random()) / log(1 - rate))) < decisions:
        yield at


@pytest.mark.parametrize("house", HOUSES)
def test_a_second_sitting_of_another_form_mostly_comes_to_the_same(house: str) -> None:
    at, forms, one, _ = exam(house)
    both = [(form, starred(form, at)) for form in (one, forms.form(8))]
    chance, outcomes = Random(f"second sitting {house}"), []
    for _ in range(4000):
        rate = some_rate(chance)
        first, second = (passes(form, of, rate, chance) for form, of in both)
        outcomes.append((first, second))
    print(f"{house}: kappa {kappa(outcomes):.3f}, {sum(map(sum, outcomes)) / 8000:.0%} pass")
    assert kappa(outcomes) >= 0.45
