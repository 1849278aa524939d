"""One round of a shift at the live table: records wishes as they come and are answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from trainer.drills.live.tempers import Tempers, Tempo, WishAnswer
from trainer.drills.live.wishes import (
    Interruption,
    OpenWish,
    PlayerSat,
    Wishes,
    WishStep,
    WishTold,
    interruptions,
    people,
)
from trainer.drills.recipe import Recipe
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.library.scenarios.tempers_file import bundled_tempers
from trainer.records.attempt import Attempt, Dealt, Interrupted, Timed
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.clock import MINUTE_MS


class LiveTable:
    """The players of one round. Methods that record raise RecordsFault, as those of the sitting.
    Times are those of the sitting's clock."""

    def __init__(
        self,
        tempers: Tempers,
        tempo: Tempo,
        attempt: Attempt,
        round_: Round,
        drill: Recipe,
        log: Log,
    ) -> None:
        dealt = attempt.dealt
        self.tempers, self.tempo, self.drill = tempers, tempo, drill
        self.people: Mapping[int, PlayerSat] = people(tempers, dealt.first_seed)
        self.hands = len(round_.seats)
        self.before_ms = spent_before(dealt, log)
        self._attempt, self._log = attempt.id, log
        self._acts = sum(isinstance(move, Timed) for move in attempt.moves)
        planned = interruptions(tempers, tempo, self.people, round_, dealt.seed)
        wishes = (told_of(each) for _, each in attempt.interrupted)
        self._wishes = Wishes(planned, tempers.wishes, tempo.at_once, wishes)

    @property
    def open(self) -> tuple[OpenWish, ...]:
        """The wishes that wait, the oldest first."""
        return self._wishes.open

    @property
    def late_chips(self) -> Mapping[int, Wager]:
        """By seat: the wager on which a late chip lies, until the dealer answers."""
        landed = (*self._wishes.stood, *(each for each in self._wishes.open if each.landed))
        return {
            each.of.seat: each.of.wager
            for each in landed
            if each.of.wager is not None and self.tempers.wishes[each.of.wish].brings
        }

    @property
    def floor_ms(self) -> int:
        """The time that these seats take on the floor, in ms."""
        return self.hands * self.tempo.hand_ms

    def over(self, elapsed_ms: int) -> bool:
        """True if the shift ends with this round."""
        return self.before_ms + elapsed_ms >= self.drill.minutes * MINUTE_MS

    def acted(self, at_ms: int) -> bool:
        """Follow one more act; True if a player has spoken."""
        self._acts += 1
        return self.tick(at_ms)

    def tick(self, at_ms: int) -> bool:
        """Follow the clock; True if a player has spoken."""
        return self._record(self._wishes.after(self._acts, at_ms))

    def answer(self, seat: int, answer: WishAnswer, at_ms: int) -> bool:
        """Answer that seat; False if nobody waits there."""
        self.tick(at_ms)
        met = self._wishes.answer(seat, answer, at_ms)
        return met is not None and self._record((met,))

    def end(self, at_ms: int) -> None:
        """End the round: nobody waits any more."""
        self._record((*self._wishes.after(self._acts, at_ms), *self._wishes.end(at_ms)))

    def words(self, wish: OpenWish) -> str:
        """The spoken words, as an English phrase."""
        return self.tempers.wishes[wish.of.wish].said[wish.of.said]

    def _record(self, wishes: Iterable[WishTold]) -> bool:
        found = tuple(wishes)
        for each in found:
            self._log.interrupted(self._attempt, interrupted_of(each))
        return bool(found)


def live_table(attempt: Attempt, drill: Recipe, round_: Round, log: Log) -> LiveTable:
    """The players of that round of a live drill."""
    tempers = bundled_tempers()
    return LiveTable(tempers, tempers.tempos[drill.tempo], attempt, round_, drill, log)


def spent_before(dealt: Dealt, log: Log) -> int:
    """The time that the finished rounds of the shift have taken before that one."""
    rounds = Store(log).results(sitting=dealt.sitting)
    return sum(each.elapsed_ms for each in rounds if each.number < dealt.number)


def shift_over(dealt: Dealt, drill: Recipe, log: Log) -> bool:
    """True if that finished round was the last of its shift."""
    return spent_before(replace(dealt, number=dealt.number + 1), log) >= drill.minutes * MINUTE_MS


def interrupted_of(wish: WishTold) -> Interrupted:
    """The step as it is recorded."""
    of = wish.of
    answer = "" if wish.answer is None else f"rule {wish.answer.value}"
    return Interrupted(
        number=of.number,
        seat=of.seat,
        wish=of.wish,
        said=of.said,
        wager="" if of.wager is None else of.wager.value,
        step=wish.step.value,
        answer=answer,
        elapsed_ms=wish.at_ms,
    )


def told_of(recorded: Interrupted) -> WishTold:
    """The step that was recorded."""
    wager = Wager(recorded.wager) if recorded.wager else None
    number, seat, wish, said = recorded.number, recorded.seat, recorded.wish, recorded.said
    of = Interruption(number, seat, wish, said, wager, 0)
    answer = WishAnswer(recorded.answer.removeprefix("rule ")) if recorded.answer else None
    return WishTold(of, WishStep(recorded.step), recorded.elapsed_ms, answer)
