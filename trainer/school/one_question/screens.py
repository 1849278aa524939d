"""The screens of the quick drills as values: items without answers, marks, and results."""

from __future__ import annotations

from msgspec import Struct

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.incident import IncidentSeen, WagerSeen
from trainer.drills.questions.question import Answer as QuestionAnswer
from trainer.drills.questions.question import AnswerKind, Choice, QuestionHand, StakeShown
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.marking import exposures
from trainer.marking.wager_handling import WagerAsked

Places = tuple[int, ...]
Spotted = frozenset[tuple[int, str]]
Acts = tuple[str, ...]
Answer = QuestionAnswer | Places | Spotted | Acts
"""A choice's id, an amount, cards, places in an order, seats with their faults, or acts."""


def places_in(answer: Answer | None) -> Places:
    """The places of an order; none where the answer is of another kind."""
    if not isinstance(answer, tuple):
        return ()
    return tuple(each for each in answer if isinstance(each, int))


class QuestionShown(Struct, frozen=True):
    """A question. ``chips`` are the house's, ``currency`` its sign."""

    ask: str
    kind: AnswerKind
    hands: tuple[QuestionHand, ...]
    stake: StakeShown | None
    choices: tuple[Choice, ...]
    chips: tuple[Money, ...]
    currency: str

    @property
    def how_many(self) -> int:
        """The number of cards to point at."""
        return 5


class ShuffledStep(Struct, frozen=True):
    """A step to be put in order. ``where`` is its seat or ``Dealer``; empty for the table."""

    where: str
    words: str


class OrderShown(Struct, frozen=True):
    """Shuffled steps to be put in order."""

    ask: str
    steps: tuple[ShuffledStep, ...]


class BetsShown(Struct, frozen=True):
    """A table before the deal, or with closed hands if they are ``dealt``. ``told`` are sentences
    on facts that the felt cannot show, ``drawn`` on those that it does. ``choices`` are the reasons
    why a bet may be invalid."""

    ask: str
    round_: Round
    closed: bool
    dealt: bool
    changes: tuple[WagerSeen, ...]
    told: tuple[str, ...]
    drawn: tuple[str, ...]
    choices: tuple[Choice, ...]


class IncidentShown(Struct, frozen=True):
    """An irregularity in a round: the part that is ``done``, and what is ``seen`` then, which
    ``told`` says in sentences and ``ask`` as one question. ``moves`` are cards or hands at another
    place; ``clauses`` are those that the house's list cites."""

    ask: str
    house: House
    round_: Round
    done: tuple[Action, ...]
    seen: IncidentSeen
    told: tuple[str, ...]
    moves: tuple[tuple[int, int], ...]
    clauses: tuple[str, ...] = ()


class SeatAsked(Struct, frozen=True):
    """A seat to be settled wager by wager. ``meter`` is the jackpot's, if it counts."""

    ask: str
    house: House
    round_: Round
    hands: tuple[QuestionHand, ...]
    wagers: tuple[WagerAsked, ...]
    folded: bool
    meter: Money | None


ItemShown = QuestionShown | OrderShown | BetsShown | IncidentShown | SeatAsked


class MarkReason(Struct, frozen=True):
    """The reason of a mark in a sentence, with its rule. ``is_reading``: it is the school's reading
    of the document, for ``reading_reason``; ``clause`` is the document's text in short, if the
    program has it. ``cited`` is the printed citation, with the sign of a reading or a
    convention."""

    why: str
    rule: str
    is_reading: bool
    reading_reason: str | None = None
    clause: str | None = None
    cited: str = ""


class MarkedAnswer(Struct, frozen=True):
    """One answer marked. ``given`` and ``due`` are words; ``given`` is empty if time ran out.
    ``caught`` is the number of the wrong rule whose trap it fell into, ``belief`` its words;
    ``shown`` has every wrong rule with a trap here, and whether it caught."""

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
    shown: tuple[tuple[str, exposures.Seen], ...] = ()

    @property
    def reason(self) -> MarkReason:
        return self.reasons[0]


class ItemDone(Struct, frozen=True):
    """An item of a finished sitting. ``shown`` is None if today's rules ask it differently."""

    marked: MarkedAnswer
    shown: ItemShown | None

    @property
    def cards(self) -> tuple[tuple[Card, ...], ...]:
        if not isinstance(self.shown, QuestionShown | SeatAsked):
            return ()
        return tuple(hand.cards for hand in self.shown.hands)


class QuickLeftOff(Struct, frozen=True):
    """The sitting to resume; ``number`` is its next item."""

    house: str
    house_title: str
    drill_title: str
    number: int
    of: int
    attempt: str = ""
