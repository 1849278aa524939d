"""The interruptions of a round at the live table: players' wishes and the dealer's answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.live.tempers import PlayerWish, Tempers, WishAnswer
from trainer.drills.live.wishes import (
    AnswerDue,
    PlayerSat,
    WishHandled,
    WishStep,
    due,
    handled,
    people,
)
from trainer.game.house_words import PlaceWord
from trainer.game.pay import SourceKind
from trainer.game.wagers import Wager
from trainer.library.scenarios.tempers_file import bundled_tempers
from trainer.marking.mistake import Severity
from trainer.records.attempt import Attempt, Interrupted, Move, Timed
from trainer.wording import Phrase, say, say_phrase

# A wish that the end of the round cuts off sooner than this is nobody's fault.
FAIR_MS = 2_500


class WishMoment(Struct, frozen=True):
    """One step of a wish: after that many moves of the trainee, at that time of the round."""

    moves: int
    at_ms: int
    step: WishStep
    answer: WishAnswer | None = None


class WishMet(Struct, frozen=True):
    """One wish of a round, and how it was met. ``acts`` is the number of standing acts before it.
    ``began_ms`` is the time of the round, or of the shift once the round has its place there;
    ``took_ms`` the time to the first answer, None for none. ``said`` are the words, in English."""

    attempt: str
    number: int
    began_ms: int
    acts: int
    person: PlayerSat
    wish: PlayerWish
    said: str
    wager: Wager | None
    due: AnswerDue
    handled: WishHandled
    answer: WishAnswer | None
    took_ms: int | None
    moments: tuple[WishMoment, ...] = ()
    place: PlaceWord = PlaceWord.SEAT

    @property
    def severity(self) -> Severity | None:
        """The severity of the answer; None if it was right. Minor if only a reading says what is
        due; critical if something that had to be stopped at once was not; else serious."""
        if self.handled is WishHandled.RIGHT:
            return None
        if self.due.source.kind is not SourceKind.DOCUMENT:
            return Severity.MINOR
        stood = self.due.at_once and self.handled in (WishHandled.IGNORED, WishHandled.WRONG)
        return Severity.CRITICAL if stood else Severity.SERIOUS

    @property
    def landed(self) -> bool:
        """True if something that should have been stopped happened."""
        return any(each.step is WishStep.LANDED for each in self.moments)

    @property
    def who(self) -> str:
        """``Seat 3, Dean``."""
        return say("{place}, {name}", place=self.where, name=self.person.name)

    @property
    def where(self) -> str:
        """``Seat 3``."""
        return self.place.headed(self.person.seat)

    @property
    def words(self) -> str:
        """The player's words in the reader's language, quoted."""
        return say('"{words}"', words=say_phrase(Phrase(self.said)))

    @property
    def due_words(self) -> str:
        """The due answer; if several are right, all of them."""
        return " / ".join(each.words for each in self.due.answers)

    @property
    def done_words(self) -> str:
        """The last answer."""
        return say("Not answered") if self.answer is None else self.answer.words

    @property
    def outcome(self) -> str:
        """The outcome, in a sentence."""
        if self.landed and self.wish.brings and self.handled in _LET_STAND:
            return say("The late chip stayed on the felt.")
        return self.handled.words


_LET_STAND = (WishHandled.IGNORED, WishHandled.WRONG)


def wishes_met(attempt: Attempt, house: House) -> tuple[WishMet, ...]:
    """The wishes of that round in order; none except at the live table."""
    if not attempt.interrupted:
        return ()
    return tuple(_met(attempt, house, bundled_tempers()))


def _met(attempt: Attempt, house: House, tempers: Tempers) -> Iterator[WishMet]:
    seated = people(tempers, attempt.dealt.first_seed)
    by_number: dict[int, list[tuple[int, Interrupted]]] = {}
    for moves, step in attempt.interrupted:
        by_number.setdefault(step.number, []).append((moves, step))
    for steps in by_number.values():
        moments = tuple(_moment(moves, step) for moves, step in steps)
        asked, wish = steps[0][1], tempers.wishes.get(steps[0][1].wish)
        if wish is not None and not _cut_off(moments):
            yield _one_met(attempt, house, wish, seated[asked.seat], asked, moments)


def _moment(moves: int, step: Interrupted) -> WishMoment:
    answer = WishAnswer(step.answer.removeprefix("rule ")) if step.answer else None
    return WishMoment(moves, step.elapsed_ms, WishStep(step.step), answer)


def _cut_off(moments: Sequence[WishMoment]) -> bool:
    """True if the round ended before anybody could have answered."""
    answered = any(each.step is WishStep.ANSWERED for each in moments)
    return not answered and moments[-1].at_ms - moments[0].at_ms < FAIR_MS


def _one_met(
    attempt: Attempt,
    house: House,
    wish: PlayerWish,
    person: PlayerSat,
    asked: Interrupted,
    moments: tuple[WishMoment, ...],
) -> WishMet:
    answers = [each for each in moments if each.step is WishStep.ANSWERED]
    last = answers[-1].answer if answers else None
    landed = any(each.step is WishStep.LANDED for each in moments)
    owed = due(house, wish)
    return WishMet(
        attempt.id,
        asked.number,
        asked.elapsed_ms,
        _standing(attempt.moves, moments[0].moves),
        person,
        wish,
        wish.said[asked.said] if asked.said < len(wish.said) else "",
        Wager(asked.wager) if asked.wager else None,
        owed,
        handled(owed, last, landed=landed),
        last,
        answers[0].at_ms - asked.elapsed_ms if answers else None,
        moments,
        house.rules.words.place,
    )


def _standing(moves: Sequence[Move], first: int) -> int:
    """The number of the first moves that were not taken back."""
    standing: list[int] = []
    for place, move in enumerate(moves):
        if isinstance(move, Timed):
            standing.append(place)
        else:
            standing.pop()
    return sum(place < first for place in standing)
