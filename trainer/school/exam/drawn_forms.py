"""Forms of a blueprint as drawn: the content of each, and the share of dealers who pass it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from random import Random

from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import Form
from trainer.drills.exam.passing import PassRule
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import settle
from trainer.school.exam.exam_evidence import ExamHouse
from trainer.school.exam.forms import AnyForms, forms_of
from trainer.school.exam.wrong_rules import LEAST

# Enough for a share within half a point in 19 of 20 cases.
SITTINGS = 10_000
ERRS = 0.01
MOST_KEPT = 30


@dataclass(frozen=True, slots=True)
class DrawnForm:
    """One form: its decisions and the starred ones, the results of its wagers, the number of wrong
    rules that show at least twice, and the simulated share of dealers who err in one decision of a
    hundred and pass it in one sitting."""

    form: Form
    decisions: int
    starred: int
    results: Mapping[Result, int]
    rules: int
    passing: float


_drawn: dict[tuple[str, str, int], tuple[ExamHouse, DrawnForm]] = {}


def drawn_form(at: ExamHouse, blueprint: Blueprint, seed: int) -> DrawnForm:
    """The form of that seed. Raises InputError as ``forms_of``."""
    key = at.house.id, repr(blueprint), seed
    kept = _drawn.get(key)
    # Half a second each, and the editor shows the same three again and again. The house's print
    # tells nothing of its rulings, nor of the houses beside it.
    if kept is None or kept[0] != at:
        for first in list(_drawn)[: 1 - MOST_KEPT]:
            _drawn.pop(first, None)
        kept = _drawn[key] = at, _draw(at, blueprint, seed)
    return kept[1]


def _draw(at: ExamHouse, blueprint: Blueprint, seed: int) -> DrawnForm:
    forms = forms_of(at, blueprint)
    form, rules = forms.form(seed), at.house.rules
    starred = len(form.stars(rules))
    return DrawnForm(
        form=form,
        decisions=form.decisions,
        starred=starred,
        results=_results(form, rules),
        rules=_enough(forms),
        passing=simulated(form.decisions, starred, blueprint.passing, seed),
    )


def _results(form: Form, rules: HouseRules) -> Mapping[Result, int]:
    settled = (settle(rules, task.round_) for task in form.rounds)
    return Counter(line.result for each in settled for seat in each.seats for line in seat.lines)


def _enough(forms: AnyForms) -> int:
    return sum(times >= LEAST for times in forms.exposed.values())


def simulated(decisions: int, starred: int, rule: PassRule, seed: int) -> float:
    """The share of sittings that are passed where every decision goes wrong once in a hundred
    times."""
    chance = Random(f"simulated|{seed}")
    return sum(_passes(decisions, starred, rule, chance) for _ in range(SITTINGS)) / SITTINGS


def _passes(decisions: int, starred: int, rule: PassRule, chance: Random) -> bool:
    wrong = _errors(decisions, chance)
    return rule.passes(len(wrong), sum(at < starred for at in wrong))


def _errors(decisions: int, chance: Random) -> list[int]:
    """The places of the wrong decisions, from one to the next."""
    wrong, at = list[int](), _until_an_error(chance)
    while at < decisions:
        wrong.append(at)
        at += 1 + _until_an_error(chance)
    return wrong


def _until_an_error(chance: Random) -> int:
    # The geometric distribution, inverted: a draw for each error, not for each decision.
    return int(log(1 - chance.random()) / log(1 - ERRS))
