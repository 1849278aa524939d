"""The trap of one mistake, and fresh cards that show it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import DEALER
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.house import House
from trainer.dealing.procedure import Part, Step, StepKind
from trainer.dealing.script import Script, script_for
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import generate, shoe
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.scene import Scene
from trainer.errors import InputError
from trainer.game.hands import Category
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.wording import phrase

# With more events at once, dealing takes seconds.
MOST_EVENTS_AT_ONCE = 2


def round_like(
    rules: HouseRules, round_: Round, drill: Recipe | None, seats: Sequence[int], seed: int
) -> Round:
    """A round of as many seats that shows the events of these seats, the first seat's most."""
    for recipe in _recipes(
        traps(rules, round_, seats)[:MOST_EVENTS_AT_ONCE], len(round_.seats), drill
    ):
        try:
            return generate(rules, recipe, seed)
        except InputError:
            continue
    raise AssertionError("a round that asks for nothing can always be dealt")


def traps(rules: HouseRules, round_: Round, seats: Sequence[int] = ()) -> list[str]:
    """The names of the events that the round shows: first those of these seats that not every other
    seat shows, seat by seat, then the rest."""
    alone = {seat.number: _seen(rules, replace(round_, seats=(seat,))) for seat in round_.seats}
    common = set.intersection(*map(set, alone.values())) if len(alone) > 1 else set()
    whole = _seen(rules, round_)
    own = [[name for name in alone.get(seat, ()) if name not in common] for seat in seats]
    first = [names[turn] for turn in range(len(EVENTS)) for names in own if turn < len(names)]
    return list(dict.fromkeys(name for name in (*first, *whole) if name in whole))


def _seen(rules: HouseRules, round_: Round) -> tuple[str, ...]:
    scene = Scene.of(rules, round_)
    return tuple(name for name, event in EVENTS.items() if event.seen(scene))


def _recipes(shown: Sequence[str], seats: int, drill: Recipe | None) -> Iterator[Recipe]:
    """Recipes for all of the events, for all but the last, and so on to none."""
    plain = plain_recipe(drill, seats)
    for count in range(len(shown), -1, -1):
        wanted = (WeighedEvents(tuple(shown[:count]), 1),)
        yield replace(plain, events=wanted, at_once=1)


def plain_recipe(drill: Recipe | None, seats: int) -> Recipe:
    """The drill's recipe for that many seats; one without demands if the drill no longer exists."""
    plain = drill or Recipe("same-traps", phrase("Similar round"), "", Seats(seats, seats), ())
    return replace(plain, seats=Seats(seats, seats))


# A round takes less than two milliseconds, so this many can be tried while the trainee waits.
ROUNDS_EACH = 24
ROUNDS_PLAIN = 300
EVENTS_TRIED = 4


class Owed(Struct, frozen=True):
    """The sum owed to a wager, and the row of the rules; any row, if ``because`` is empty."""

    wager: Wager
    result: Result
    because: str = ""

    def fits(self, line: Line) -> bool:
        same = (line.wager, line.result) == (self.wager, self.result)
        return same and self.because in ("", line.because)


class MistakeTrap(Struct, frozen=True):
    """The demands on a round that shows the trap: one seat with all that is ``owed`` and all of
    these ``steps``, and the dealer's hand of that category. ``seat`` is its old place."""

    owed: frozenset[Owed] = frozenset()
    steps: frozenset[StepKind] = frozenset()
    dealer: Category | None = None
    seat: int | None = None

    def shown_by(self, script: Script) -> bool:
        """True if the round of that script shows it."""
        settlement = script.settlement
        if self.dealer not in (None, settlement.dealer.category):
            return False
        if not self.owed and not self.steps:
            return True
        return any(
            all(any(owed.fits(line) for line in settled.lines) for owed in self.owed)
            and self.steps <= {step.kind for step in script.steps if step.seat == settled.seat}
            for settled in settlement.seats
        )


def trap_of(verdict: Verdict, finding: Finding) -> MistakeTrap:
    """The trap of that finding."""
    seat = finding.seat
    match finding.code:
        case Code.OUT_OF_ORDER:
            return _order(finding)
        case Code.WRONG_CALL if seat is None:
            return MistakeTrap(dealer=verdict.script.settlement.dealer.category)
        case Code.WRONG_CALL:
            return MistakeTrap(_exactly(_ante_line(verdict, seat)), seat=seat)
        case Code.MISSING if finding.line is None and finding.due is not None and seat is not None:
            return MistakeTrap(steps=frozenset({finding.due.kind}), seat=seat)
        case _:
            return MistakeTrap(_exactly((finding.line, finding.bonus)), seat=seat)


def _exactly(lines: tuple[Line | None, ...]) -> frozenset[Owed]:
    known = [line for line in lines if line is not None]
    return frozenset(Owed(line.wager, line.result, line.because) for line in known)


def _ante_line(verdict: Verdict, seat: int | None) -> tuple[Line | None, ...]:
    settled = verdict.script.settlement.seat(seat or DEALER)
    return (settled.line(Wager.ANTE),) if settled is not None else ()


def _order(finding: Finding) -> MistakeTrap:
    """Two swapped steps; at their seat, if both are of one."""
    pair = [step for step in (finding.due, finding.rival) if step is not None]
    if len({step.seat for step in pair}) > 1:
        pair = pair[:1]
    if any(step.seat is None for step in pair):
        return MistakeTrap()
    return MistakeTrap(
        owed=frozenset(Owed(each.line.wager, each.line.result) for each in pair if each.line),
        steps=frozenset(_kinds_without_line(pair)),
        seat=pair[0].seat if pair else None,
    )


def _kinds_without_line(steps: list[Step]) -> Iterator[StepKind]:
    return (step.kind for step in steps if step.line is None)


class TrapRepeat(Struct, frozen=True):
    """The round that a trap was met in: its house, its cards, its drill and the part that was
    worked."""

    house: House
    round_: Round
    drill: Recipe | None
    part: Part = Part.SETTLEMENT


def deal_again(again: TrapRepeat, trap: MistakeTrap, seed: int) -> Round:
    """Fresh cards that show the trap, if possible with the other circumstances at its seat."""
    for round_ in _candidates(again, trap, seed):
        if _hands(round_) != _hands(again.round_) and trap.shown_by(_script(again, round_)):
            return round_
    seats = [] if trap.seat is None else [trap.seat]
    return round_like(again.house.rules, again.round_, again.drill, seats, seed)


def _hands(round_: Round) -> list[object]:
    return [round_.dealer, *(seat.cards for seat in round_.seats)]


def _script(again: TrapRepeat, round_: Round) -> Script:
    return script_for(again.house, round_, settle(again.house.rules, round_), again.part)


def _candidates(again: TrapRepeat, trap: MistakeTrap, seed: int) -> Iterator[Round]:
    """Rounds with the events of the trap's seat, one event after another, then any rounds."""
    rules, round_ = again.house.rules, again.round_
    dealt = shoe(rules, plain_recipe(again.drill, len(round_.seats)))
    own = traps(rules, round_, [] if trap.seat is None else [trap.seat])
    wanted = [((name,), ROUNDS_EACH) for name in own[:EVENTS_TRIED]] + [((), ROUNDS_PLAIN)]
    for events, count in wanted:
        for turn in range(count):
            fresh = dealt.showing(events, f"{seed}|{'+'.join(events)}|{turn}")
            if fresh is None:
                break
            yield fresh
