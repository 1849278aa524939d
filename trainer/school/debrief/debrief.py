"""The content of a debrief: the round as required and as done, and every mistake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from trainer.dealing.action import Action
from trainer.game.cards import Card
from trainer.game.chips import Stacks
from trainer.game.house_words import PlaceWord
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.marking.look_alikes import Reasons
from trainer.marking.mistake import Severity
from trainer.marking.wager_handling import WagerAsked
from trainer.school.debrief.reasoning import Reasoned
from trainer.school.held_beliefs import BeliefHeld
from trainer.school.interruptions import WishMet
from trainer.school.remark import Remark, severity_in_force


class DebriefRow(Struct, frozen=True):
    """One line of the two columns.

    A side is None where it has a gap. ``group`` is the heading above it ("The offers", "Seat 7");
    ``marks`` are the numbers of the mistakes on it. ``done_elsewhere``: required here and done at
    another place of the trace, so the gap is not taken for a missing act. ``at`` is the index in
    the trace of what was done, for the replay. ``met`` is the interruption that the row tells.
    """

    group: str
    required: str | None
    done: str | None
    marks: tuple[int, ...] = ()
    first_difference: bool = False
    done_elsewhere: bool = False
    seat: int | None = None
    at: int | None = None
    met: WishMet | None = None

    @property
    def differs(self) -> bool:
        """True if something is wrong here. A true call that nothing asks for is not wrong."""
        return bool(self.marks) or (self.met is not None and self.met.severity is not None)


class MistakeShown(Struct, frozen=True):
    """One mistake as a trainee reads it. Texts are in sentence case, without a full stop but for
    ``why``, ``reading_reason`` and ``clause_text``, which are sentences.

    ``because`` is ``why`` without what ``due`` and ``done`` say already, where that is less.
    ``dealer_cards`` are empty where the dealer's hand does not matter; ``working`` is the sum that
    gives the amount due ("6 x $10 = $60"), empty where none does. ``rule`` is the citation,
    ``source`` the same as it is printed, ``School's reading (MBS 3.2)``;
    ``is_reading`` says that the school reads the document so, for ``reading_reason``;
    ``is_taught`` that it is an order of the school's own. ``clause_text`` is what the house's
    document says there, where the program has its words. ``beliefs`` are the wrong rules that
    explain it, where some do.
    ``due_amount`` and ``done_amount`` stand where a payment is what differs, to be drawn as chips;
    ``laid`` are those it was made in, where the trainee chose them.
    ``best_five`` are the cards that a wager on six was judged on, and ``sixth`` the one left over.
    ``asked`` are the wagers that can be answered again, where it is about wagers, and ``reasons``
    why the first of them is settled as it is.
    """

    number: int
    severity: Severity
    code: str
    title: str
    where: str
    seat: int | None
    wager: Wager | None
    player_cards: tuple[Card, ...]
    dealer_cards: tuple[Card, ...]
    due: str
    done: str
    money: Money | None
    money_text: str
    why: str
    rule: str
    is_reading: bool
    because: str = ""
    reading_reason: str | None = None
    clause_text: str | None = None
    working: str = ""
    at: int | None = None
    due_amount: Money | None = None
    done_amount: Money | None = None
    laid: Stacks = ()
    is_taught: bool = False
    beliefs: tuple[BeliefHeld, ...] = ()
    asked: tuple[WagerAsked, ...] = ()
    source: str = ""
    reasons: Reasons | None = None
    best_five: tuple[Card, ...] = ()
    sixth: Card | None = None
    place: PlaceWord = PlaceWord.SEAT

    @property
    def belief(self) -> BeliefHeld | None:
        """The one wrong rule that likely explains it: shown more than once, and more likely than
        not. None if several explain it equally well."""
        return next((held for held in self.beliefs if held.is_likely), None)

    @property
    def has_clause(self) -> bool:
        """True if the house's book has the clause, at least by its citation."""
        return self.clause_text is not None


class DebriefDecision(Struct, frozen=True):
    """One wager decision: what was due on it, and by which rule."""

    seat: int
    wager: Wager
    due: str
    rule: str


class HandlingShown(Struct, frozen=True):
    """One payment laid in too many chips, or untidily. ``laid`` and ``better`` are stacks of chips,
    the nearest to the wager first."""

    severity: Severity
    title: str
    where: str
    why: str
    laid: Stacks
    better: Stacks


class DebriefAct(Struct, frozen=True):
    """One act of the trainee, with the time since the round was shown. ``chips`` are those of a
    payment, where known."""

    action: Action | None
    text: str
    elapsed_ms: int
    chips: Stacks = ()


class Replay(Struct, frozen=True):
    """The data for a replay of the round: the trainee's acts, and those of a faultless dealer."""

    round_: Round
    done: tuple[DebriefAct, ...]
    faultless: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Debrief:
    """One finished round, marked. ``number`` counts the rounds of its sitting from 1.

    ``points`` is the score from 0 to 100; ``right`` of ``lines`` wager decisions were right.
    ``players_short`` and ``house_short`` are never netted. ``hands`` are those that were worked and
    count; ``hands_per_hour`` is None where none was, or in no time that could be measured.
    ``chips`` are the values of the house's tray, ``spots`` its words for wagers.
    ``handling`` is what was untidy about how payments were laid, where the drill looks at it.
    ``why`` says, in sentences, why the program chose the round; nothing where the trainee did.
    ``remarks`` are what supervisors said of it and what they were asked, the oldest first;
    ``can_ask``: there is a school whose supervisors can be asked. ``tries`` is what was answered
    again in its debriefs, ``reasoned`` what was said of why at the table. ``interruptions`` are
    what players at the live table wanted: they change no score.
    """

    attempt_id: str
    house: str
    house_title: str
    drill_title: str
    number: int
    points: float
    right: int
    lines: int
    passed: bool
    players_short: Money
    house_short: Money
    currency: str
    elapsed_ms: int
    hands: int
    hands_per_hour: int | None
    rows: tuple[DebriefRow, ...]
    mistakes: tuple[MistakeShown, ...]
    decided: tuple[DebriefDecision, ...]
    replay: Replay
    chips: tuple[Money, ...] = ()
    handling: tuple[HandlingShown, ...] = ()
    why: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    can_ask: bool = False
    tries: tuple[SecondTry, ...] = ()
    reasoned: tuple[Reasoned, ...] = ()
    interruptions: tuple[WishMet, ...] = ()
    place: PlaceWord = PlaceWord.SEAT
    spots: Mapping[Wager, str] = field(default_factory=dict, hash=False)

    @property
    def untouched(self) -> bool:
        """True if nothing was done."""
        # A wager that lies right by chance is not a decision.
        return not self.replay.done

    def said_of(self, number: int) -> tuple[Remark, ...]:
        """The remarks on the mistake of that number; with 0 those on the whole round."""
        return tuple(each for each in self.remarks if each.number == number)

    @property
    def severities(self) -> dict[int, Severity | None]:
        """The severity of each mistake by its number, after what supervisors changed."""
        return {
            each.number: severity_in_force(each.severity, self.remarks, each.number)
            for each in self.mistakes
        }


class SecondTry(Struct, frozen=True):
    """The second answer to the mistake of that number, and whether it was right.
    ``reason`` tells whether the given reason was right, where one was asked for; ``sure`` is 0
    where it was not asked."""

    number: int
    right: bool
    reason: bool | None = None
    sure: int = 0
