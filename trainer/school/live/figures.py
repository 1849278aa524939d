"""The figures of a shift at the live table, with their intervals, from the log alone, by today's
rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code
from trainer.dealing.house import House
from trainer.drills.live.tempers import Tempo
from trainer.drills.live.wishes import WishStep
from trainer.drills.recipe import Exercise, Recipe
from trainer.game.wagers import Wager
from trainer.library.scenarios.tempers_file import bundled_tempers
from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt, Interrupted, Timed
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import debrief_of, marking_of
from trainer.school.debrief.debrief import Debrief
from trainer.school.interruptions import WishMet
from trainer.school.recorded_rounds import ended, houses_as_dealt, played


class LoadShares(Struct, frozen=True):
    """Shares of right ones, quiet and under load."""

    quiet: ShareRight
    load: ShareRight


def acts_under_load(attempt: Attempt) -> tuple[bool, ...]:
    """For each act, whether a wish was open when it was begun."""
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
    """Follow the open wishes: a player who was asked to wait still wants the same."""
    if step.step == WishStep.ASKED:
        waiting.add(step.number)
    elif step.step == WishStep.LAPSED or (
        step.step == WishStep.ANSWERED and not step.answer.endswith("wait")
    ):
        waiting.discard(step.number)


def decisions(attempt: Attempt, marking: Marking) -> LoadShares:
    """The wagers of the round, right and of all, quiet and under load."""
    under, acts = acts_under_load(attempt), [act_in(act.action) for act in attempt.acts]
    shares = {False: ShareRight(), True: ShareRight()}
    for settled in marking.verdict.script.settlement.seats:
        for line in settled.lines:
            at = _decided_at(acts, settled.seat, line.wager)
            right = (settled.seat, line.wager) not in marking.wrong
            shares[at is not None and under[at]] += ShareRight(int(right), 1)
    return LoadShares(shares[False], shares[True])


def order(attempt: Attempt, marking: Marking) -> LoadShares:
    """The acts of the round, in order and of all, quiet and under load."""
    under = acts_under_load(attempt)
    late = {each.at for each in marking.verdict.findings if each.code is Code.OUT_OF_ORDER}
    shares = {False: ShareRight(), True: ShareRight()}
    for at, loaded in enumerate(under):
        shares[loaded] += ShareRight(int(at not in late), 1)
    return LoadShares(shares[False], shares[True])


def _decided_at(acts: Sequence[Action | None], seat: int, wager: Wager) -> int | None:
    """The act that decided the wager: the last on it, else the one that ended the seat."""
    here = [at for at, act in enumerate(acts) if act is not None and act.place == seat]
    about = [at for at in here if _about(acts[at], wager)]
    ending = [at for at in here if _ends(acts[at])]
    found = about or ending or here
    return found[-1] if found else None


def _about(act: Action | None, wager: Wager) -> bool:
    return act is not None and act.wager is wager


def _ends(act: Action | None) -> bool:
    return act is not None and act.verb in (Verb.CLEAR, Verb.COLLECT, Verb.TUCK)


SHIFTS = 20
"""The number of shifts that can be looked at, the latest ones."""


class ShiftRound(Struct, frozen=True):
    """One round of a shift, from ``began_ms`` on."""

    began_ms: int
    debrief: Debrief
    decisions: LoadShares
    order: LoadShares
    wishes: tuple[WishMet, ...]

    @property
    def quiet(self) -> bool:
        """True if nobody wanted anything."""
        return not self.wishes


class Shift(Struct, frozen=True):
    """A shift: its rounds in order."""

    sitting: str
    house: House
    drill: Recipe
    tempo: Tempo
    began_at_ms: int
    rounds: tuple[ShiftRound, ...]

    @property
    def wishes(self) -> tuple[WishMet, ...]:
        return tuple(wish for each in self.rounds for wish in each.wishes)

    @property
    def elapsed_ms(self) -> int:
        return sum(each.debrief.elapsed_ms for each in self.rounds)

    def accuracy(self, *, load: bool) -> tuple[ShareRight, Interval | None]:
        """The decisions that came out right, quiet or under load."""
        return _whole([_of(each.decisions, load=load) for each in self.rounds])

    def in_order(self, *, load: bool) -> tuple[ShareRight, Interval | None]:
        """The acts done in order, quiet or under load."""
        return _whole([_of(each.order, load=load) for each in self.rounds])

    @property
    def accuracy_lost(self) -> Interval | None:
        """Accuracy under load less the quiet one."""
        every = [each.decisions for each in self.rounds]
        return difference([each.quiet for each in every], [each.load for each in every])

    @property
    def order_lost(self) -> Interval | None:
        """Order under load less the quiet one."""
        every = [each.order for each in self.rounds]
        return difference([each.quiet for each in every], [each.load for each in every])


class ShiftListed(Struct, frozen=True):
    """A shift in a list."""

    sitting: str
    house: str
    began_at_ms: int


class Shifts(Struct, frozen=True):
    """Reads the shifts of one log. Raises RecordsFault for what a person can mend."""

    log: Log
    curriculum: Curriculum

    def latest(self) -> tuple[ShiftListed, ...]:
        """The latest shifts, the last one first."""
        found: dict[str, ShiftListed] = {}
        for each in Store(self.log).results():
            if self._is_live(each.drill):
                found[each.sitting] = ShiftListed(each.sitting, each.house, each.dealt_at_ms)
        return tuple(found.values())[:SHIFTS]

    def _is_live(self, drill: str) -> bool:
        known = self.curriculum.recipes.get(drill)
        return known is not None and known.exercise is Exercise.LIVE

    def of(self, sitting: str) -> Shift | None:
        """That shift; None where today's rules cannot read any round of it."""
        results = sorted(Store(self.log).results(sitting=sitting), key=lambda each: each.number)
        sat = (self.log.attempt(each.attempt) for each in results if self._is_live(each.drill))
        attempts = [each for each in sat if each is not None and ended(each)]
        rounds = tuple(self._rounds(attempts))
        if not rounds:
            return None
        first = attempts[0]
        drill = self.curriculum.recipes[first.dealt.drill]
        house = houses_as_dealt(first, self.curriculum.shelf)[first.dealt.house]
        tempo = bundled_tempers().tempos[drill.tempo]
        return Shift(sitting, house, drill, tempo, first.dealt_at_ms, rounds)

    def _rounds(self, attempts: list[Attempt]) -> Iterator[ShiftRound]:
        began = 0
        for attempt in attempts:
            told = self._round(attempt, began)
            if told is not None:
                yield told
            began += attempt.elapsed_ms

    def _round(self, attempt: Attempt, began: int) -> ShiftRound | None:
        found = played(
            attempt, houses_as_dealt(attempt, self.curriculum.shelf), self.curriculum.recipes
        )
        if found is None or not attempt.acts:
            return None
        marking = marking_of(found)
        wishes = tuple(
            replace(each, began_ms=began + each.began_ms) for each in found.interruptions
        )
        return ShiftRound(
            began,
            debrief_of(found, marking),
            decisions(attempt, marking),
            order(attempt, marking),
            wishes,
        )


def median_ms(wishes: tuple[WishMet, ...]) -> int | None:
    """The median time to an answer, in ms."""
    took = [each.took_ms for each in wishes if each.took_ms is not None]
    return round(median(took)) if took else None


def _of(shares: LoadShares, *, load: bool) -> ShareRight:
    return shares.load if load else shares.quiet


def _whole(rounds: list[ShareRight]) -> tuple[ShareRight, Interval | None]:
    return sum(rounds, ShareRight()), share_interval(rounds)


# The normal distribution's 97.5% point: 95% lie between it and its negative.
Z = 1.959963984540054


class ShareRight(Struct, frozen=True):
    """A number of right decisions, and of all."""

    right: int = 0
    of: int = 0

    def __add__(self, other: ShareRight) -> ShareRight:
        return ShareRight(self.right + other.right, self.of + other.of)

    @property
    def rate(self) -> float:
        return self.right / self.of if self.of else 0.0


class Interval(Struct, frozen=True):
    """A figure, and the bounds between which it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float

    @property
    def told(self) -> bool:
        """True if the interval excludes zero."""
        return not self.low <= 0.0 <= self.high


def share_interval(rounds: Sequence[ShareRight]) -> Interval | None:
    """The share over those rounds; None where fewer than two of them show any."""
    shown = [each for each in rounds if each.of]
    if len(shown) < 2:
        return None
    whole = sum(shown, ShareRight())
    return _wilson(whole.rate, _worth(shown, whole), _student(len(shown) - 1))


def difference(quiet: Sequence[ShareRight], load: Sequence[ShareRight]) -> Interval | None:
    """The share under load less the quiet one, round by round in the same places; None where one of
    them is not shown by two rounds."""
    calm, loaded = share_interval(quiet), share_interval(load)
    if calm is None or loaded is None:
        return None
    value = loaded.value - calm.value
    down = sqrt((loaded.value - loaded.low) ** 2 + (calm.high - calm.value) ** 2)
    up = sqrt((loaded.high - loaded.value) ** 2 + (calm.value - calm.low) ** 2)
    return Interval(value, max(-1.0, value - down), min(1.0, value + up))


def _worth(rounds: Sequence[ShareRight], whole: ShareRight) -> float:
    """The number of independent decisions that so many in rounds are worth."""
    binomial = whole.rate * (1 - whole.rate) * whole.of
    if not binomial:
        return float(whole.of)
    apart = sum((each.right - whole.rate * each.of) ** 2 for each in rounds)
    clustered = apart * len(rounds) / (len(rounds) - 1)
    return whole.of / max(1.0, clustered / binomial)


def _wilson(rate: float, worth: float, z: float) -> Interval:
    middle = (rate + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z * sqrt(rate * (1 - rate) / worth + z * z / (4 * worth * worth)) / (1 + z * z / worth)
    return Interval(rate, min(rate, middle - half), max(rate, middle + half))


def _student(free: int) -> float:
    """Student's 97.5% point (Cornish and Fisher's expansion; within 1% from three on)."""
    if free < 3:
        return (12.706, 4.303)[free - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / free + second / free**2 + third / free**3
