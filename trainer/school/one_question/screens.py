"""The contents of the quick drills' screens: items without their answers, marks, and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.incident import IncidentSeen, WagerSeen
from trainer.drills.question import Answer as QuestionAnswer
from trainer.drills.question import AnswerKind, Choice, QuestionHand, StakeShown
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.marking import evidence
from trainer.marking.wager_acts import WagerAsked

if TYPE_CHECKING:
    pass

Places = tuple[int, ...]
Spotted = frozenset[tuple[int, str]]
Acts = tuple[str, ...]
Answer = QuestionAnswer | Places | Spotted | Acts
"""A choice's id, an amount, cards, places in an order, seats with what is wrong there, or acts."""


def places_in(answer: Answer | None) -> Places:
    """The places of an order; none where the answer is of another kind."""
    if not isinstance(answer, tuple):
        return ()
    return tuple(each for each in answer if isinstance(each, int))


@dataclass(frozen=True, slots=True)
class QuestionShown:
    """A question as it is put. ``chips`` are the house's, ``currency`` its sign."""

    ask: str
    kind: AnswerKind
    hands: tuple[QuestionHand, ...]
    stake: StakeShown | None
    choices: tuple[Choice, ...]
    chips: tuple[Money, ...]
    currency: str

    @property
    def how_many(self) -> int:
        """The number of cards to be pointed at."""
        return 5


@dataclass(frozen=True, slots=True)
class StepShown:
    """A step to be put in its place. ``where`` is its seat or ``Dealer``; empty for the table."""

    where: str
    words: str


@dataclass(frozen=True, slots=True)
class OrderShown:
    """Steps to be put in order, as they were shuffled, and the round that they settle."""

    ask: str
    round_: Round
    steps: tuple[StepShown, ...]


@dataclass(frozen=True, slots=True)
class BetsShown:
    """A table before the deal, or with closed hands if they are ``dealt``. ``told`` are sentences
    on what the felt cannot show, ``drawn`` those on what it does. ``choices`` are the reasons why
    a bet may not stand."""

    ask: str
    round_: Round
    closed: bool
    dealt: bool
    changes: tuple[WagerSeen, ...]
    told: tuple[str, ...]
    drawn: tuple[str, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class IncidentShown:
    """Something that happens in a round: what has been ``done`` of it, and what is ``seen`` then,
    which ``told`` says in sentences and ``ask`` in one go. ``moves`` are cards or hands that lie at
    another place; ``clauses`` are those that the house's list cites."""

    ask: str
    house: House
    round_: Round
    done: tuple[Action, ...]
    seen: IncidentSeen
    told: tuple[str, ...]
    moves: tuple[tuple[int, int], ...]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """A seat to be settled wager by wager. ``meter`` is what the jackpot shows, where it counts."""

    ask: str
    house: House
    round_: Round
    hands: tuple[QuestionHand, ...]
    wagers: tuple[WagerAsked, ...]
    folded: bool
    meter: Money | None


ItemShown = QuestionShown | OrderShown | BetsShown | IncidentShown | SeatAsked


@dataclass(frozen=True, slots=True)
class MarkReason:
    """Why an answer is right or wrong, in a sentence, with its rule.

    ``is_reading`` says that the school reads the document so, for ``reading_reason``; ``clause`` is
    what the document says there, in short, where the program has it. ``cited`` is the rule with
    the mark of a reading or a convention, as it is printed.
    """

    why: str
    rule: str
    is_reading: bool
    reading_reason: str | None = None
    clause: str | None = None
    cited: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """One answer marked. ``given`` and ``due`` are words; ``given`` is empty where time ran out.

    ``caught`` is the number of the wrong rule whose trap it fell into, ``belief`` says it;
    ``shown`` says of each wrong rule that could have led astray here whether it did.
    """

    number: int
    skill: str
    right: bool
    given: str
    due: str
    reasons: tuple[MarkReason, ...]
    caught: str | None
    belief: str
    elapsed_ms: int
    due_answer: Answer | None = None
    shown: tuple[tuple[str, evidence.Seen], ...] = ()

    @property
    def reason(self) -> MarkReason:
        return self.reasons[0]


@dataclass(frozen=True, slots=True)
class ItemDone:
    """An item of a finished sitting. ``shown`` is None where today's rules ask it otherwise."""

    marked: Marked
    shown: ItemShown | None

    @property
    def cards(self) -> tuple[tuple[Card, ...], ...]:
        if not isinstance(self.shown, QuestionShown | SeatAsked):
            return ()
        return tuple(hand.cards for hand in self.shown.hands)


@dataclass(frozen=True, slots=True)
class QuickLeftOff:
    """The sitting that waits to be gone on with; ``number`` is its next item."""

    house: str
    house_title: str
    drill: str
    drill_title: str
    number: int
    of: int
    attempt: str = ""
    is_quiz: bool = False
