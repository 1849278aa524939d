"""The acts and decisions of a round that were begun while somebody at the table wanted a thing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code
from trainer.drills.live.wishes import WishStep
from trainer.game.wagers import Wager
from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt, Interrupted, Timed
from trainer.school.live.interval import ShareRight
from trainer.school.titles import read


@dataclass(frozen=True, slots=True)
class LoadShares:
    """Quiet, and under load."""

    quiet: ShareRight
    load: ShareRight


def acts_under_load(attempt: Attempt) -> tuple[bool, ...]:
    """For each act that stands: whether a wish was open when it was begun."""
    steps: Mapping[int, list[Interrupted]] = defaultdict(list)
    for place, step in attempt.interrupted:
        steps[place].append(step)
    standing: list[bool] = []
    for under, move in zip(_under(steps, len(attempt.moves)), attempt.moves, strict=True):
        if isinstance(move, Timed):
            standing.append(under)
        else:
            standing.pop()
    return tuple(standing)


def _under(steps: Mapping[int, list[Interrupted]], moves: int) -> Iterator[bool]:
    waiting: set[int] = set()
    for place in range(moves):
        under = bool(waiting)
        for step in steps.get(place, ()):
            _follow(waiting, step)
            under = under or bool(waiting)
        yield under


def _follow(waiting: set[int], step: Interrupted) -> None:
    """A player who was asked for a moment waits on, and wants it still."""
    if step.step == WishStep.ASKED:
        waiting.add(step.number)
    elif step.step == WishStep.LAPSED or (
        step.step == WishStep.ANSWERED and not step.answer.endswith("wait")
    ):
        waiting.discard(step.number)


def decisions(attempt: Attempt, marking: Marking) -> LoadShares:
    """The wagers of the round: right, of all, by whether they were decided under load."""
    under, acts = acts_under_load(attempt), [read(act.action) for act in attempt.acts]
    shares = {False: ShareRight(), True: ShareRight()}
    for settled in marking.verdict.script.settlement.seats:
        for line in settled.lines:
            at = _decided_at(acts, settled.seat, line.wager)
            right = (settled.seat, line.wager) not in marking.wrong
            shares[at is not None and under[at]] += ShareRight(int(right), 1)
    return LoadShares(shares[False], shares[True])


def order(attempt: Attempt, marking: Marking) -> LoadShares:
    """The acts of the round: in order, of all, by whether they were begun under load."""
    under = acts_under_load(attempt)
    late = {each.at for each in marking.verdict.findings if each.code is Code.OUT_OF_ORDER}
    shares = {False: ShareRight(), True: ShareRight()}
    for at, loaded in enumerate(under):
        shares[loaded] += ShareRight(int(at not in late), 1)
    return LoadShares(shares[False], shares[True])


def _decided_at(acts: Sequence[Action | None], seat: int, wager: Wager) -> int | None:
    """The act that decided the wager: its last, else the one that ended the seat."""
    here = [at for at, act in enumerate(acts) if act is not None and act.place == seat]
    about = [at for at in here if _about(acts[at], wager)]
    ending = [at for at in here if _ends(acts[at])]
    found = about or ending or here
    return found[-1] if found else None


def _about(act: Action | None, wager: Wager) -> bool:
    return act is not None and act.wager is wager


def _ends(act: Action | None) -> bool:
    return act is not None and act.verb in (Verb.CLEAR, Verb.COLLECT, Verb.TUCK)
