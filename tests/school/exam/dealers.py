"""Simulated dealers: they work a form as told, slip at a rate, or hold one wrong rule for good.

They know what is due from the settlement and write their own acts; the marking reads these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from trainer.dealing.incident import due
from trainer.dealing.script import faultless, script_for
from trainer.drills.exam.form import Form, RoundTask
from trainer.drills.irregularities.irregular import incident
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.rules import Result
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.marking.misreadings.catalogue import Offered
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell, Done
from trainer.school.exam.exam_evidence import ExamHouse

Traces = dict[int, tuple[str, ...]]
Works = Callable[[Round, Sequence[str]], Sequence[str]]
"""What a dealer makes of a round and the acts that a faultless one does."""


def worked(form: Form, at: ExamHouse, works: Works) -> Traces:
    """The form as this dealer works it; irregularities are ruled on as they should be."""
    part = form.blueprint.part
    traces: Traces = {}
    for number, task in enumerate(form.tasks, 1):
        if isinstance(task, RoundTask):
            settled = settle(at.house.rules, task.round_)
            right = faultless(script_for(at.house, task.round_, settled, part))
            traces[number] = tuple(works(task.round_, [str(act) for act in right]))
        else:
            assert at.ruled is not None
            asked = due(at.ruled, incident(at.house, at.ruled, task.seed, task.line))
            traces[number] = (f"rule {asked.line.ruling}", *map(str, asked.deeds))
    return traces


def faultless_dealer(round_: Round, acts: Sequence[str]) -> Sequence[str]:
    return acts


def slipping(
    at: ExamHouse, rate: float, chance: Random, slips: list[tuple[Round, int, Wager]] | None = None
) -> Works:
    """A dealer who errs at that rate in each settled wager by itself; ``slips`` are told there."""

    def works(round_: Round, acts: Sequence[str]) -> Sequence[str]:
        done = [*acts]
        for seat in settle(at.house.rules, round_).seats:
            for line in seat.lines:
                if chance.random() < rate:
                    done = slipped(done, seat.seat, line)
                    if slips is not None:
                        slips.append((round_, seat.seat, line.wager))
        return done

    return works


def slipped(acts: list[str], seat: int, line: Line) -> list[str]:
    """Paid too much, not taken, taken instead of left."""
    spot = f"{seat} {line.wager.value}"
    if line.result is Result.WIN:
        wrong = str(line.pays + (line.stake or Money(500)))
        return [f"pay {spot} {wrong}" if act.startswith(f"pay {spot} ") else act for act in acts]
    if line.result is Result.PUSH:
        return _inserted(acts, seat, [f"take {spot}"])
    if line.forfeited:
        return _inserted(acts, seat, [f"pay {spot} {line.stake}"])
    return [act for act in acts if act != f"take {spot}"]


def believing(at: ExamHouse, misread: Misread, wrong: Offered) -> Works:
    """A dealer who holds one wrong rule for good and never slips."""

    def works(round_: Round, acts: Sequence[str]) -> Sequence[str]:
        offered = {each.id: each for each in misread.offered(round_.placard)}
        if wrong.id not in offered:
            return acts
        return done_so(acts, misread.look(round_).predicted(offered[wrong.id]))

    return works


def done_so(acts: Sequence[str], answers: Mapping[Cell, Done]) -> list[str]:
    """The acts with these wagers settled otherwise."""
    done = [*acts]
    for (seat, wager), answer in answers.items():
        spots = [f"{seat} {wager.value}"]
        if wager is Wager.ANTE:
            spots.append(f"{seat} {Wager.ANTE_BONUS.value}")
        done = [act for act in done if not any(_settles(act, spot) for spot in spots)]
        new = [f"take {spots[0]}"] if answer.taken else []
        new += [f"pay {spots[0]} {answer.paid}"] if answer.paid else []
        if wager is Wager.ANTE and not answer.taken and not answer.paid:
            done = [act for act in done if act != f"collect {seat}"]
        done = _inserted(done, seat, new)
    return done


def _settles(act: str, spot: str) -> bool:
    return act == f"take {spot}" or act.startswith(f"pay {spot} ")


def _inserted(acts: list[str], seat: int, new: list[str]) -> list[str]:
    """These acts done at the seat before it is cleared, or at the end."""
    last = f"clear {seat}"
    at = acts.index(last) if last in acts else len(acts)
    return [*acts[:at], *new, *acts[at:]]
