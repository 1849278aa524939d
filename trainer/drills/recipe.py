"""A drill as a recipe: what kind of round is dealt, how often, and how it is timed.

A recipe is written in ``scenarios/NAME.yaml``, never with dealt cards::

    drill: ties-and-kickers             # the file's name, without .yaml
    title: Ties and kickers
    teaches: Equal hands push both wagers; a lower card decides between hands that look equal.
    level: 3                            # 1 easy to 5 everything; drills are listed by it
    houses: all                         # all, or a list of house ids: [six-card-bonus, prime]
    part: settlement                    # settlement (default) | whole
    rounds: 10                          # rounds in one sitting
    clock: shown                        # hidden (default) | shown | a limit, seconds a round: 90
    feedback: at_once                   # at_once (default) | at_the_end
    seats: {from: 3, to: 5}             # so many of the table's; or just these: [1, 4, 7]
    wagers:                             # in per cent of the seats, each wager by itself; of what
      ante: 95                          #   comes out, only what the house lets stand is dealt
      pair_plus: 70
      own: 50                           # each wager that only this house offers
    folds: {weak: 90, good: 2}          # in per cent: hands below Q-6-4, and Q-6-4 or better
    several_hands: 20                   # in per cent: a seat is the player's of the one before
    stakes: usual                       # usual (default) | same (alike in a seat) | smallest
    teaching: advice                    # off | advice | enforced: the school's own order where
                                        #   the house mandates none; else as the trainee chose
    chips: minor                        # off | advice | minor: payments in more chips than needed,
                                        #   or untidily laid; else as the trainee chose
    why: true                           # asks for a reason at each seat, and how sure
    at_once: 1                          # how many of the events below a round shows together
    events:                             # whole numbers: how often, beside one another
      plain: 3                          # a true random deal, nothing asked of it
      tie: 4
      same_category_kicker: 2
      tie + ace_low_straight: 1         # both in one round

Only ``drill``, ``title``, ``teaches``, ``seats`` and ``events`` must be written. An event that a
house cannot show is left out there, so that one recipe serves every house; one that is left with
nothing is an error. Where ``at_once`` draws events that exclude each other, the later ones go.

A quick drill asks questions in place of rounds; it needs neither seats nor events::

    exercise: flash                     # settle (default) | whole | bets | irregularities |
                                        #   reading | flash | order | manner
    items: 20                           # questions in one sitting
    clock: 6                            # hidden (default) | shown | a limit, seconds a question
    skills: [pay.pair_plus.*, qual.q_low]   # all that the house has by default; * is any ending

A skill that a house does not have is left out there too.

A live drill is a shift: its rounds follow one another until the minutes are over, and
the players of ``scenarios/live/tempers.yaml`` want something meanwhile::

    exercise: live
    tempo: floor                        # calm | floor | rush, as that file has them
    minutes: 20                         # the shift ends with the round in which they are over
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.game.pay import Teaching
from trainer.wording import Phrase, say_phrase

PLAIN = "plain"
"""The name under which a recipe weighs a true random deal."""


class Exercise(StrEnum):
    """The trainee's task in a drill."""

    SETTLE = "settle"
    WHOLE = "whole"
    BETS = "bets"
    IRREGULARITIES = "irregularities"
    READING = "reading"
    FLASH = "flash"
    ORDER = "order"
    MANNER = "manner"
    LIVE = "live"

    @property
    def at_table(self) -> bool:
        """True if rounds are dealt by a recipe and worked on the table, act by act."""
        return self in (Exercise.SETTLE, Exercise.WHOLE, Exercise.LIVE)


class Stakes(StrEnum):
    """The choice among the house's usual stakes."""

    USUAL = "usual"
    SAME = "same"
    SMALLEST = "smallest"


class DrillClock(Struct, frozen=True):
    """The clock that the trainee sees. A ``limit`` is in seconds a round or question, and is always
    shown."""

    shown: bool = False
    limit: int | None = None


class Seats(Struct, frozen=True):
    """From ``least`` to ``most`` of the table's seats, each number equally often; or just the seats
    ``which``."""

    least: int
    most: int
    which: tuple[int, ...] = ()

    @classmethod
    def just(cls, *which: int) -> Seats:
        """Exactly these seats."""
        return cls(len(which), len(which), tuple(sorted(which)))

    def at(self, places: int) -> Seats:
        """As many of them as a table of that many places has: the nearest free one stands for a
        seat that it does not have."""
        if max((self.most, *self.which)) <= places:
            return self
        if not self.which:
            return Seats(min(self.least, places), min(self.most, places))
        there = [each for each in self.which if each <= places]
        free = [each for each in range(places, 0, -1) if each not in there]
        return Seats.just(*there, *free[: len(self.which) - len(there)])


class WagerChances(Struct, frozen=True):
    """The chance, in per cent, that a seat stakes each wager; ``own`` is for wagers of this house
    alone."""

    ante: int = 95
    pair_plus: int = 70
    own: int = 60


class FoldChances(Struct, frozen=True):
    """The chance, in per cent, that a hand is folded: below Q-6-4, and from Q-6-4 up."""

    weak: int = 90
    good: int = 2


class WeighedEvents(Struct, frozen=True):
    """Events that one round shows together, with their weight. No events: a true random deal."""

    events: tuple[str, ...]
    weight: int


class Recipe(Struct, frozen=True):
    """One drill.

    ``houses`` is empty if it is for all of them, ``skills`` if it asks all. ``rounds`` are those of
    a sitting at the table, ``items`` the questions of a quick one. ``whole_chain`` asks of an
    irregularity every act from stopping the game to resuming it, ``why`` for a reason at every
    seat. A live drill has a ``tempo`` and lasts so many ``minutes``.
    """

    name: str
    title: str
    teaches: str
    seats: Seats
    events: tuple[WeighedEvents, ...]
    level: int = 1
    houses: tuple[str, ...] = ()
    part: Part = Part.SETTLEMENT
    rounds: int = 10
    clock: DrillClock = DrillClock()
    feedback: Feedback = Feedback.AT_ONCE
    wagers: WagerChances = WagerChances()
    folds: FoldChances = FoldChances()
    several_hands: int = 20
    stakes: Stakes = Stakes.USUAL
    at_once: int = 1
    teaching: Teaching | None = None
    chips: ChipMarks | None = None
    guided: bool = False
    why: bool = False
    whole_chain: bool = False
    exercise: Exercise = Exercise.SETTLE
    items: int = 20
    skills: tuple[str, ...] = ()
    tempo: str = ""
    minutes: int = 0

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return say_phrase(Phrase(self.title))

    @property
    def promise(self) -> str:
        """The aim of the drill, in the reader's language."""
        return say_phrase(Phrase(self.teaches))

    def serves(self, house: str) -> bool:
        """True if the drill is meant for that house."""
        return not self.houses or house in self.houses
