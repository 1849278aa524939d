"""The wishes of the players at a live table: drawn from the seed alone; then asked, answered,
landed and lapsed, by acts and a clock that is passed in. And the answer that is due to each at a
house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.irregularity import Ruling
from trainer.drills.live.tempers import LAPSES_MS, PlayerWish, Temper, Tempers, Tempo, WishAnswer
from trainer.drills.stream import Stream
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.wording import Worded, phrase


class WishStep(StrEnum):
    """An event in the life of a wish."""

    ASKED = "asked"
    ANSWERED = "answered"
    LANDED = "landed"
    LAPSED = "lapsed"


class WishTold(Struct, frozen=True):
    """One step of a wish, at that time of the round."""

    of: Interruption
    step: WishStep
    at_ms: int
    answer: WishAnswer | None = None


class OpenWish(Struct, frozen=True):
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
        """True if that player may be asked to wait."""
        # Nothing lands meanwhile.
        return self._wishes[wish.of.wish].lands_ms is None

    def _turn(self, wish: WishTold, turn: Callable[[OpenWish], OpenWish]) -> None:
        self._open = [turn(e) if e.of.number == wish.of.number else e for e in self._open]


SEATS = 7
# More acts than a seat usually takes; a wish planned beyond the last act never comes.
ACTS_A_SEAT = 5
# A dealer who does nothing for this long counts as having done an act: players do not wait for
# one.
ACT_MS = 6_000

T = TypeVar("T")


class PlayerSat(Struct, frozen=True):
    """A player at a seat."""

    seat: int
    name: str
    temper: Temper


class Interruption(Struct, frozen=True):
    """The ``number``-th wish of a round: of that seat, after that many acts or that much time
    without them. ``said`` is the place of its words in the list of the wish."""

    number: int
    seat: int
    wish: str
    said: int
    wager: Wager | None
    after: int

    @property
    def by_ms(self) -> int:
        """The time on the sitting's clock at which it comes even with fewer acts."""
        return self.after * ACT_MS


def people(tempers: Tempers, seed: int) -> Mapping[int, PlayerSat]:
    """The players of a shift, by seat, all with different names."""
    stream, names = Stream(f"live people|{seed}"), list(tempers.names)
    seated = {}
    for seat in range(1, SEATS + 1):
        name = names.pop(stream.below(len(names)))
        temper = _drawn(stream, ((each, each.weight) for each in tempers.tempers))
        seated[seat] = PlayerSat(seat, name, temper)
    return seated


def interruptions(
    tempers: Tempers, tempo: Tempo, seated: Mapping[int, PlayerSat], round_: Round, seed: int
) -> tuple[Interruption, ...]:
    """The wishes of that round in order; none in a quiet one."""
    stream = Stream(f"live|{tempo.name}|{seed}")
    if stream.below(100) < tempo.quiet:
        return ()
    return tuple(_drawn_ones(tempers, tempo, seated, round_, stream))


def _drawn_ones(
    tempers: Tempers,
    tempo: Tempo,
    seated: Mapping[int, PlayerSat],
    round_: Round,
    stream: Stream,
) -> Iterator[Interruption]:
    last, after = ACTS_A_SEAT * len(round_.seats), 1 + stream.below(tempo.every)
    number = 0
    while after < last:
        number += 1
        seat = round_.seats[stream.below(len(round_.seats))]
        wish = tempers.wishes[_drawn(stream, seated[seat.number].temper.wishes.items())]
        said, staked = stream.below(len(wish.said)), tuple(seat.stakes)
        wager = staked[stream.below(len(staked))] if wish.reaches and staked else None
        yield Interruption(number, seat.number, wish.name, said, wager, after)
        after += 1 + stream.below(2 * tempo.every - 1)


def _drawn(stream: Stream, weights: Iterable[tuple[T, int]]) -> T:
    things = [each for each, weight in weights for _ in range(weight)]
    return things[stream.below(len(things))]


READING = phrase("No clause tells how a dealer answers. This keeps the game fair and quick.")


class WishHandled(Worded):
    """The way in which a wish was handled."""

    RIGHT = "right", phrase("As the floor does.")
    LATE = "late", phrase("Right, but too late: it had happened.")
    WRONG = "wrong", phrase("The floor answers differently.")
    IGNORED = "ignored", phrase("Nobody answered.")


class AnswerDue(Struct, frozen=True):
    """The right answers, the best first, and the clause or reading that they rest on."""

    answers: tuple[WishAnswer, ...]
    source: Source
    at_once: bool = False


def due(house: House, wish: PlayerWish) -> AnswerDue:
    """The right answers to that wish at that house. Calling the floor is never wrong if something
    is to be ruled; if the floor decides, only that is right."""
    ruled = house.irregularities
    if wish.event is None or wish.facts is None or ruled is None:
        answers = wish.answers or (WishAnswer.FLOOR,)
        return AnswerDue(answers, Source(reading=READING), wish.lands_ms is not None)
    line = ruled.decides(wish.event, wish.facts)
    floor = line.ruling is Ruling.CALL_SUPERVISOR
    answers = (WishAnswer.FLOOR,) if floor else (WishAnswer.STOP, WishAnswer.FLOOR)
    return AnswerDue(answers, line.source, wish.lands_ms is not None)


def handled(owed: AnswerDue, answer: WishAnswer | None, *, landed: bool) -> WishHandled:
    """Judge the handling of a wish: ``answer`` is the last one, ``landed`` that it came after what
    should have been stopped."""
    if answer is None or answer is WishAnswer.WAIT:
        return WishHandled.IGNORED
    if answer not in owed.answers:
        return WishHandled.WRONG
    return WishHandled.LATE if landed and owed.at_once else WishHandled.RIGHT
