"""Exams for the tests: a small one, and hands that sit it without a fault or with some."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.incident import due
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, ExamClock, ItemWanted, PassRule
from trainer.drills.exam.form import Form, RulingTask
from trainer.drills.irregularities.irregular import incident
from trainer.library.scenarios.blueprints import text_of
from trainer.records.exam import ExamResult
from trainer.school.debrief.briefing import acts_due
from trainer.school.exam.forms import forms_of
from trainer.school.exam.opening import Opening
from trainer.school.exam.sealed_round import SealedRound
from trainer.school.exam.sitting import ExamSitting

SITTING = "0192d3a4-0000-7000-8000-000000000001"
SUPERVISOR = "0192d3a4-0000-7000-8000-00000000000a"
TRAINEE = "0192d3a4-0000-7000-8000-00000000000b"
SEED = 7

SMALL = Blueprint(
    name="small",
    title="A small exam",
    house="mbs",
    areas={},
    shows={"dealer_not_qualified": ItemWanted(1, starred=True), "tie": ItemWanted()},
    rounds=3,
    seats=3,
    decisions=24,
    rulings=1,
    several_hands=0,
    passing=PassRule(errors=2, critical=0),
)
TIMED = replace(SMALL, clock=ExamClock(exam=10, round_=3))


def opening(blueprint: Blueprint = SMALL, seed: int = SEED, sitting: str = SITTING) -> Opening:
    """That exam, opened by a supervisor."""
    return Opening(sitting, "e1", TRAINEE, text_of(blueprint), seed, SUPERVISOR)


def faultless(round_: SealedRound) -> Sequence[Action]:
    """What a dealer without fault does with this round."""
    return acts_due(round_.house, round_.round_, round_.part)


def right_ruling(sitting: ExamSitting) -> tuple[str, ...]:
    """What is ruled and done about the irregularity at hand."""
    task, at = sitting.task, sitting.at
    assert isinstance(task, RulingTask)
    assert at.ruled is not None
    owed = due(at.ruled, incident(at.house, at.ruled, task.seed, task.line))
    return (f"rule {owed.line.ruling}", *(str(each) for each in owed.deeds))


def without_pays(round_: SealedRound, count: int) -> list[Action]:
    """All of it but the first so many payments: each is a critical mistake."""
    left, acts = count, []
    for act in faultless(round_):
        if act.verb is Verb.PAY and left:
            left -= 1
        else:
            acts.append(act)
    assert not left, "the round has fewer payments"
    return acts


def sit_task(sitting: ExamSitting, acts: Sequence[Action] | None = None) -> None:
    """The task at hand is done: without a fault, or by these acts."""
    if sitting.round is None:
        sitting.rule(right_ruling(sitting))
        return
    for act in faultless(sitting.round) if acts is None else acts:
        sitting.round.act(act)
    sitting.hand_in()


def sit_all(sitting: ExamSitting, pays_left_out: int = 0) -> ExamResult:
    """The exam from where it stands to its end, with so many payments left out. Fails where the
    form has fewer: then it would be passed."""
    while sitting.task is not None:
        acts = None
        if pays_left_out and sitting.round is not None:
            there = sum(act.verb is Verb.PAY for act in faultless(sitting.round))
            now = min(there, pays_left_out)
            acts, pays_left_out = without_pays(sitting.round, now), pays_left_out - now
        sit_task(sitting, acts)
    assert not pays_left_out, "the exam has fewer payments"
    return sitting.end()


class Fixed:
    """Gives the same tasks every time."""

    def seed(self, number: int) -> int:
        return SEED + number - 1


SEEDS = Fixed()


def form_of(sitting: ExamSitting) -> Form:
    """All tasks of that sitting, those to come too: nobody but a test knows them."""
    drawing = forms_of(sitting.at, sitting.blueprint).drawing()
    for number in range(1, drawing.of + 1):
        drawing.draw(SEEDS.seed(number))
    return Form(sitting.blueprint, tuple(drawing.tasks))


AREAS = tuple(area.value for area in ExamArea)
