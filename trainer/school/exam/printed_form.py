"""A practice form on paper: its tasks, and its answers on sheets of their own."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.drills.exam.form import Form, RoundTask, RulingTask
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, settle
from trainer.marking.ruling_words import right
from trainer.marking.words import at_seat, money, spot
from trainer.school.exam.exam_evidence import ExamHouse
from trainer.school.one_question.item import cards_with_suits
from trainer.school.printout import Printout, line, table
from trainer.wording import say, say_list


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
        yield at_seat(rules, seat.seat), "; ".join(done)


def _done(rules: HouseRules, settled: Line) -> str:
    name = spot(rules, settled.wager)
    match settled.result:
        case Result.WIN:
            return say("{wager}: pay {amount}", wager=name, amount=money(rules, settled.pays))
        case Result.LOSE:
            return say("{wager}: take", wager=name)
        case Result.PUSH:
            return say("{wager}: leave", wager=name)
