"""Forms of a blueprint as drawn: the content of each, the share of dealers who pass it, and a
practice form on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import log
from random import Random

from msgspec import Struct

from trainer.drills.exam.blueprint import Blueprint, PassRule
from trainer.drills.exam.form import Form, RoundTask, RulingTask
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, settle
from trainer.marking.ruling_words import right
from trainer.marking.words import at_seat, money, spot
from trainer.school.exam.exam_evidence import ExamHouse
from trainer.school.exam.forms import forms_of
from trainer.school.exam.wrong_rules import LEAST
from trainer.school.one_question.item import cards_with_suits
from trainer.school.printout import Printout, line, table
from trainer.wording import say, say_list

# Enough for a share within half a point in 19 of 20 cases.
SITTINGS = 10_000
ERRS = 0.01
MOST_KEPT = 30


class DrawnForm(Struct, frozen=True):
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
        rules=sum(times >= LEAST for times in forms.exposed.values()),
        passing=simulated(form.decisions, starred, blueprint.passing, seed),
    )


def _results(form: Form, rules: HouseRules) -> Mapping[Result, int]:
    settled = (settle(rules, task.round_) for task in form.rounds)
    return Counter(line.result for each in settled for seat in each.seats for line in seat.lines)


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


def printed_form(form: Form, at: ExamHouse) -> Printout:
    """The form with every hand open, then what is done with each wager and ruled on each case."""
    title = say("{title}: a practice form", title=form.blueprint.heading)
    tasks = [_task(each, at) for each in form.tasks]
    answers = [_answer(each, at) for each in form.tasks]
    first = line(title, "title") + line(at.house.rules.title, "small")
    return Printout(title, ((first, *tasks), (line(say("Answers"), "title"), *answers)))


def _task(task: RoundTask | RulingTask, at: ExamHouse) -> str:
    if isinstance(task, RulingTask):
        return line(_heading(task, at), "head") + line(say("What do you rule?"))
    rules, round_ = at.house.rules, task.round_
    rows = [(say("Place"), say("Cards"), say("Wagers"), say("Decision"))]
    rows += [_seat(rules, each) for each in round_.seats]
    return _round_head(task) + table(rows, (14, 22, 46, 18), head=True)


def _round_head(task: RoundTask) -> str:
    number = say("Round {number}", number=task.number)
    dealer = say(
        "{number}. The dealer: {cards}", number=number, cards=cards_with_suits(task.round_.dealer)
    )
    return line(dealer, "head")


def _heading(task: RulingTask, at: ExamHouse) -> str:
    number = say("Irregularity {number}", number=task.number)
    heading = at.ruled.named(task.line).heading if at.ruled is not None else task.line
    return f"{number}. {heading}"


def _seat(rules: HouseRules, seat: Seat) -> tuple[str, str, str, str]:
    wagers = [f"{spot(rules, wager)} {money(rules, each)}" for wager, each in seat.stakes.items()]
    decision = "" if seat.decision is None else say("folds") if seat.folded else say("plays")
    return at_seat(rules, seat.number), cards_with_suits(seat.cards), say_list(wagers, ""), decision


def _answer(task: RoundTask | RulingTask, at: ExamHouse) -> str:
    if isinstance(task, RulingTask):
        ruling = right(at.ruled.named(task.line)) if at.ruled is not None else ""
        return line(_heading(task, at), "head") + line(ruling)
    rules = at.house.rules
    return _round_head(task) + table([*_settled(rules, task.round_)], (14, 86))


def _settled(rules: HouseRules, round_: Round) -> Iterator[tuple[str, str]]:
    for seat in settle(rules, round_).seats:
        done = [_done(rules, each) for each in seat.lines]
        yield at_seat(rules, seat.seat), say_list(done, ";")


def _done(rules: HouseRules, settled: Line) -> str:
    name = spot(rules, settled.wager)
    match settled.result:
        case Result.WIN:
            return say("{wager}: pay {amount}", wager=name, amount=money(rules, settled.pays))
        case Result.LOSE:
            return say("{wager}: take", wager=name)
        case Result.PUSH:
            return say("{wager}: leave", wager=name)
