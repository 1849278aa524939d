"""The wishes of a round in progress: asked, answered, landed and lapsed, by acts and a clock that
is passed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.drills.live.plan import Interruption
from trainer.drills.live.tempers import LAPSES_MS, PlayerWish, WishAnswer


class WishStep(StrEnum):
    """An event in the life of a wish."""

    ASKED = "asked"
    ANSWERED = "answered"
    LANDED = "landed"
    LAPSED = "lapsed"


@dataclass(frozen=True, slots=True)
class WishTold:
    """One step of a wish, at that time of the round."""

    of: Interruption
    step: WishStep
    at_ms: int
    answer: WishAnswer | None = None


@dataclass(frozen=True, slots=True)
class OpenWish:
    """A waiting wish. ``promised``: the dealer said one moment, so it waits for the rest of the
    round."""

    of: Interruption
    since_ms: int
    landed: bool = False
    promised: bool = False


class Wishes:
    """The wishes of one round. ``so_far`` are its steps until now."""

    def __init__(
        self,
        planned: Iterable[Interruption],
        wishes: Mapping[str, PlayerWish],
        at_once: int,
        so_far: Iterable[WishTold] = (),
    ) -> None:
        self._wishes, self._at_once = wishes, at_once
        known = tuple(so_far)
        begun = {each.of.number for each in known}
        self._to_come = [each for each in planned if each.number not in begun]
        self._open: list[OpenWish] = []
        self._stood: list[OpenWish] = []
        for each in known:
            self._take(each)

    @property
    def open(self) -> tuple[OpenWish, ...]:
        """The waiting wishes, the oldest first; one a seat."""
        return tuple(self._open)

    @property
    def stood(self) -> tuple[OpenWish, ...]:
        """The wishes that happened and were never answered."""
        return tuple(self._stood)

    def after(self, acts: int, at_ms: int) -> tuple[WishTold, ...]:
        """The new steps by that time, after that many acts."""
        return tuple(self._passed(acts, at_ms))

    def answer(self, seat: int, answer: WishAnswer, at_ms: int) -> WishTold | None:
        """Answer that seat's wish; None if nobody waits there."""
        asks = self.at(seat)
        if asks is None or (asks.promised and answer is WishAnswer.WAIT):
            return None
        return self._take(WishTold(asks.of, WishStep.ANSWERED, at_ms, answer))

    def at(self, seat: int) -> OpenWish | None:
        """The waiting wish at that seat."""
        return next((each for each in self._open if each.of.seat == seat), None)

    def end(self, at_ms: int) -> tuple[WishTold, ...]:
        """End the round: nobody waits any more."""
        return tuple(self._take(WishTold(e.of, WishStep.LAPSED, at_ms)) for e in self.open)

    def _passed(self, acts: int, at_ms: int) -> Iterator[WishTold]:
        for each in self.open:
            yield from self._aged(each, at_ms)
        for planned in tuple(self._to_come):
            if not (planned.after <= acts or planned.by_ms <= at_ms):
                continue
            if len(self._open) < self._at_once and self.at(planned.seat) is None:
                yield self._take(WishTold(planned, WishStep.ASKED, at_ms))

    def _aged(self, wish: OpenWish, at_ms: int) -> Iterator[WishTold]:
        lands, waited = self._wishes[wish.of.wish].lands_ms, at_ms - wish.since_ms
        if lands is not None and not wish.landed and waited >= lands:
            yield self._take(WishTold(wish.of, WishStep.LANDED, at_ms))
        if waited >= LAPSES_MS and not wish.promised:
            yield self._take(WishTold(wish.of, WishStep.LAPSED, at_ms))

    def _take(self, what: WishTold) -> WishTold:
        if what.step is WishStep.ASKED:
            self._to_come = [each for each in self._to_come if each.number != what.of.number]
            self._open.append(OpenWish(what.of, what.at_ms))
        elif what.step is WishStep.LANDED:
            self._turn(what, lambda wish: replace(wish, landed=True))
        elif what.answer is WishAnswer.WAIT and self._patient(what):
            self._turn(what, lambda wish: replace(wish, promised=True))
        else:
            if what.step is WishStep.LAPSED:
                self._stood += [e for e in self._open if e.of.number == what.of.number and e.landed]
            self._open = [each for each in self._open if each.of.number != what.of.number]
        return what

    def _patient(self, wish: WishTold) -> bool:
        """True if that player may be asked to wait: nothing lands meanwhile."""
        return self._wishes[wish.of.wish].lands_ms is None

    def _turn(self, wish: WishTold, turn: Callable[[OpenWish], OpenWish]) -> None:
        self._open = [turn(e) if e.of.number == wish.of.number else e for e in self._open]
