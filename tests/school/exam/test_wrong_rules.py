"""Wrong rules of an exam that explain the same answers."""

from __future__ import annotations

from msgspec.structs import replace

from tests.school.exam import dealers
from trainer.commands.exam import graded_traces
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import PassRule
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.marking.exposures import Exposure
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Done
from trainer.school.exam.exam_evidence import exam_at
from trainer.school.exam.forms import forms_of
from trainer.school.exam.mistakes import Exposed
from trainer.school.exam.wrong_rules import wrong_rules

TAKEN, LEFT = Done(taken=True, paid=Money(0)), Done(taken=False, paid=Money(0))


def held(name: str, *rounds: int) -> list[Exposed]:
    return [
        Exposed(
            number,
            ExamArea.PAIR_PLUS,
            Exposure(name, (1, Wager.PAIR_PLUS), due=LEFT, believed=TAKEN, done=TAKEN),
        )
        for number in rounds
    ]


def test_rules_that_explain_the_same_answers_count_once_and_are_both_named() -> None:
    at = exam_at(load_houses(), "mbs")
    exposed = [*held("PP02", 1, 2), *held("PP11", 1, 2), *held("AR05", 3, 4)]
    both, other = wrong_rules(exposed, Misread(at.house.rules, at.others))
    one, two = (Misread(at.house.rules, at.others).listed((each,))[0] for each in ("PP02", "PP11"))
    assert (both.ids, both.times, other.ids) == (("PP02", "PP11"), 2, ("AR05",))
    assert both.belief == f'Either "{one.belief}" or "{two.belief}"'
    assert one.truth in both.truth
    assert two.truth in both.truth


def test_a_wrong_rule_is_told_in_the_words_of_the_house() -> None:
    at = exam_at(load_houses(), "mbs")
    rules = replace(at.house.rules, spots={**at.house.rules.spots, Wager.PAIR_PLUS: "Twins"})
    (rule,) = wrong_rules(held("PP02", 1, 2), Misread(rules, at.others))
    assert "Twins" in rule.belief
    assert "Pair Plus" not in rule.belief + rule.truth


def test_a_wrong_rule_fails_an_exam_whose_forms_differ_too() -> None:
    at = exam_at(load_houses(), "mbs")
    found = next(each for each in sound_blueprints()[0].values() if each.house == "mbs")
    blueprint = replace(found, exposes=0, decisions=147, passing=PassRule(errors=40, critical=12))
    form = forms_of(at, blueprint).form(3)
    misread = Misread(at.house.rules, at.others)
    (wrong,) = (each for each in misread.offered(None) if each.id == "PP11")
    works = dealers.believing(at, misread, wrong)
    told = graded_traces(form, at, dealers.worked(form, at, works))
    assert told.errors <= blueprint.passing.errors
    assert not told.passed
    assert "PP11" in [name for rule in told.wrong_rules for name in rule.ids]
