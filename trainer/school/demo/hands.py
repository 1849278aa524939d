"""The acts of a simulated trainee in a round: those due, altered by gaps in knowledge, wrong
beliefs and slips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import Script
from trainer.dealing.step import Step
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.game.money import NOTHING, Money
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, due_in, pay, spot_of
from trainer.school.demo.mind import Mind

MONEY = (StepKind.TAKE, StepKind.PAY)


@dataclass
class SimulatedHands:
    """Works rounds as a mind would. ``day`` counts from the first of the course."""

    mind: Mind
    misread: Misread

    def acts(self, script: Script, day: int, *, careful: bool = False) -> list[Action]:
        """The acts in that round, in order."""
        due = due_in(script.settlement)
        done = due | self._believed(script, day)
        left_out: set[int] = set()
        out_of_order = False
        for touch in touched(script):
            if self.mind.answers(touch.skill, day, careful=careful):
                continue
            out_of_order |= touch.asks is Asks.ORDER
            left_out |= set(touch.steps[:1])
            cell = self._cell(touch, due)
            if cell is not None:
                done[cell] = self._wrong(script, cell, due[cell])
        acts = list(_in_order(script, due, done, left_out))
        return self._swapped(acts) if out_of_order else acts

    def _believed(self, script: Script, day: int) -> dict[Cell, Done]:
        """The acts that wrong rules held on that day ask for."""
        held = self.mind.character.believes(day)
        if not held:
            return {}
        dealt = self.misread.look(script.round_, script.settlement)
        done: dict[Cell, Done] = {}
        for offered in self.misread.offered(script.round_.placard):
            if offered.id in held:
                done |= dealt.predicted(offered)
        return done

    def _cell(self, touch: Touch, due: dict[Cell, Done]) -> Cell | None:
        """The wager on which a wrong decision shows."""
        seats = [touch.seat] if touch.seat is not None else [seat for seat, _ in due]
        wagers = {spot_of(wager) for wager in touch.wagers}
        asked = touch.asks not in (Asks.STEP, Asks.ORDER)
        fitting = [
            cell for cell in due if asked and cell[0] in seats and (not wagers or cell[1] in wagers)
        ]
        return self.mind.chance.choice(fitting) if fitting else None

    def _wrong(self, script: Script, cell: Cell, due: Done) -> Done:
        """Some act other than the due one there."""
        seat, wager = cell
        found = script.round_.seat(seat)
        stake = found.stakes.get(wager, NOTHING) if found is not None else NOTHING
        ways = [each for each in _ways(due, stake) if each != due]
        return self.mind.chance.choice(ways)

    def _swapped(self, acts: list[Action]) -> list[Action]:
        """The acts with two of them swapped."""
        if len(acts) < 4:
            return acts
        at = 1 + self.mind.chance.below(len(acts) - 2)
        return [*acts[: at - 1], acts[at], acts[at - 1], *acts[at + 1 :]]


def _ways(due: Done, stake: Money) -> Iterator[Done]:
    """Acts in place of the due one; the likelier ones stand here more often."""
    if due.paid:
        yield from (pay(due.paid + stake), pay(due.paid + stake))
        yield from (pay(Money(due.paid.cents - stake.cents)) if due.paid > stake else PUSH, TAKE)
    elif due.taken:
        yield from (PUSH, PUSH, pay(stake) if stake else PUSH)
        yield pay(Money(500))
    else:
        yield from (TAKE, TAKE, pay(stake) if stake else pay(Money(500)))


def _in_order(
    script: Script, due: dict[Cell, Done], done: dict[Cell, Done], left_out: set[int]
) -> Iterator[Action]:
    """The acts in the script's order. An act other than the due one comes in its place, or else
    before the seat is cleared."""
    other = {cell: act for cell, act in done.items() if act != due.get(cell)}
    waiting = dict(other)
    for at, step in enumerate(script.steps):
        cell = _cell_of(step)
        if step.kind is StepKind.CLEAR:
            yield from _settled(waiting, [each for each in waiting if each[0] == step.seat])
        if cell in other:
            yield from _settled(waiting, [cell] if cell in waiting else [])
        elif at not in left_out:
            yield step.action
    yield from _settled(waiting, list(waiting))


def _cell_of(step: Step) -> Cell | None:
    """The wager that the step settles."""
    if step.kind not in MONEY or step.seat is None or step.wager is None:
        return None
    return step.seat, spot_of(step.wager)


def _settled(waiting: dict[Cell, Done], cells: Iterable[Cell]) -> Iterator[Action]:
    for seat, wager in cells:
        done = waiting.pop((seat, wager))
        if done.taken:
            yield Action(Verb.TAKE, seat, wager)
        if done.paid:
            yield Action(Verb.PAY, seat, wager, done.paid)
