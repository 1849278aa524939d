"""The figures of a shift at the live table, from the log alone: by today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import median

from trainer.dealing.house import House
from trainer.drills.live.tempers import Tempo
from trainer.drills.recipe import Exercise, Recipe
from trainer.library.tempers_file import bundled_tempers
from trainer.records.attempt import Attempt
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.briefing import debrief_of, marking_of
from trainer.school.curriculum import Curriculum
from trainer.school.debrief import Debrief
from trainer.school.evidence import as_dealt, ended, played
from trainer.school.live.interval import Interval, ShareRight, difference, share_interval
from trainer.school.live.load import LoadShares, decisions, order
from trainer.school.wishes_met import WishMet

SHIFTS = 20
"""So many shifts can be looked at, the latest ones."""


@dataclass(frozen=True, slots=True)
class ShiftRound:
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


@dataclass(frozen=True, slots=True)
class Shift:
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


@dataclass(frozen=True, slots=True)
class ShiftListed:
    """A shift in a list."""

    sitting: str
    house: str
    drill: str
    began_at_ms: int


@dataclass(frozen=True, slots=True)
class Shifts:
    """Reads the shifts of one log. Raises RecordsFault for what a person can mend."""

    log: Log
    curriculum: Curriculum

    def latest(self) -> tuple[ShiftListed, ...]:
        """The latest shifts, the last one first."""
        found: dict[str, ShiftListed] = {}
        for each in Store(self.log).results():
            drill = self.curriculum.recipes.get(each.drill)
            if drill is not None and drill.exercise is Exercise.LIVE:
                found[each.sitting] = ShiftListed(
                    each.sitting, each.house, each.drill, each.dealt_at_ms
                )
        return tuple(found.values())[:SHIFTS]

    def of(self, sitting: str) -> Shift | None:
        """That shift; None where today's rules cannot read any round of it."""
        results = sorted(Store(self.log).results(sitting=sitting), key=lambda each: each.number)
        told = (self.log.attempt(each.attempt) for each in results)
        attempts = [each for each in told if each is not None and ended(each)]
        rounds = tuple(self._rounds(attempts))
        if not rounds:
            return None
        first = attempts[0]
        drill = self.curriculum.recipes[first.dealt.drill]
        house = as_dealt(first, self.curriculum.shelf)[first.dealt.house]
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
        found = played(attempt, as_dealt(attempt, self.curriculum.shelf), self.curriculum.recipes)
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
    """Half of those that were answered were answered within that time."""
    took = [each.took_ms for each in wishes if each.took_ms is not None]
    return round(median(took)) if took else None


def _of(shares: LoadShares, *, load: bool) -> ShareRight:
    return shares.load if load else shares.quiet


def _whole(rounds: list[ShareRight]) -> tuple[ShareRight, Interval | None]:
    return sum(rounds, ShareRight()), share_interval(rounds)
