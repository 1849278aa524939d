"""Forms as they are drawn: alike in weight, and as hard as the exact chance says."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from trainer.drills.exam.blueprint import ExamCounts, PassRule, chance
from trainer.library.houses import load_houses
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.school.exam.drawn_forms import drawn_form, simulated
from trainer.school.exam.exam_evidence import exam_at


def test_three_forms_of_one_blueprint_are_alike() -> None:
    blueprint = next(each for each in sound_blueprints()[0].values() if each.house == "prime")
    at = exam_at(load_houses(), "prime")
    forms = [drawn_form(at, blueprint, seed) for seed in (1, 2, 3)]
    assert len({str(each.form.rounds) for each in forms}) == 3
    held = {(e.decisions, e.starred, e.rules, *sorted(e.results.items())) for e in forms}
    assert len(held) == 1
    exact = float(chance(ExamCounts(150, 12, 1), blueprint.passing, Fraction(1, 100)))
    assert all(abs(each.passing - exact) < 0.01 for each in forms)


def test_stars_that_may_not_go_wrong_cost_what_they_cost() -> None:
    rule = PassRule(3, 0)
    exact = float(chance(ExamCounts(150, 40, 1), rule, Fraction(1, 100)))
    assert abs(simulated(150, 40, rule, 5) - exact) < 0.015


def test_a_form_is_drawn_anew_where_the_rulings_are_others() -> None:
    """The print of a house says nothing of them."""
    ready = next(e for e in sound_blueprints()[0].values() if e.house == "mbs" and e.rulings)
    at = exam_at(load_houses(), ready.house)
    assert at.ruled is not None
    before = drawn_form(at, ready, 1)
    asked = {each.line for each in before.form.rulings}
    left = tuple(each for each in at.ruled.lines if each.id not in asked)
    other = drawn_form(replace(at, ruled=replace(at.ruled, lines=left)), ready, 1)
    assert not asked & {each.line for each in other.form.rulings}
    assert drawn_form(at, ready, 1) == before
