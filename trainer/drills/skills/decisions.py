"""The decisions of a round, each with the skill that it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import chain

from msgspec import Struct

from trainer.dealing.action import DEALER
from trainer.dealing.order import lowest
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import Script
from trainer.drills.questions.comparing import comparison_of
from trainer.drills.questions.five_of_six import five_of
from trainer.drills.questions.naming import reading_of
from trainer.drills.questions.qualifying import dealer_of
from trainer.drills.skills.card_skills import qualified, ranked
from trainer.drills.skills.pay_skills import FOLD, due_id, game_id, pay_id, times_id
from trainer.drills.skills.procedure_skills import Topic, order_id, step_id, topic_between
from trainer.drills.skills.skill import own
from trainer.game.pay import Combination, JudgedOn, PayTable, Posted, Teaching
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement, three_card_combinations
from trainer.game.wagers import Wager

AT_TABLE = "table"
AT_DEALER = "dealer"


class Asks(StrEnum):
    """The kind of decision, which determines the acts that show whether it was right."""

    READ = "read"
    COMPARE = "compare"
    QUALIFY = "qualify"
    GAME = "game"
    PAY = "pay"
    TIMES = "times"
    FOLD = "fold"
    STEP = "step"
    ORDER = "order"


class Touch(Struct, frozen=True):
    """One decision of a round and its skill.

    ``seat`` is None if it is about the table or the dealer's hand. ``wagers`` are those that it
    decides, ``sees`` the hands that it depends on, DEALER among them. ``steps`` are the places in
    the script of its acts and calls.
    """

    skill: str
    asks: Asks
    seat: int | None = None
    wagers: tuple[Wager, ...] = ()
    sees: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()

    @property
    def place(self) -> str:
        """The place of the decision: ``3``, ``3 pair_plus``, ``dealer`` or ``table``."""
        if self.seat is None:
            return AT_DEALER if self.sees else AT_TABLE
        one = self.asks in (Asks.PAY, Asks.TIMES) and len(self.wagers) == 1
        return f"{self.seat} {self.wagers[0]}" if one else str(self.seat)


def touched(script: Script) -> tuple[Touch, ...]:
    """Every decision of the round, each once: a hand is read and compared once however many wagers
    depend on it, and the dealer's qualifying is told once for the table."""
    settling = touched_by_settling(script.house.rules, script.round_, script.settlement)
    return (*settling, *_steps(script), *_order(script))


def touched_by_settling(
    rules: HouseRules, round_: Round, settlement: Settlement
) -> tuple[Touch, ...]:
    """The decisions about hands and money alone, without steps and calls."""
    posted = rules.at_table(round_.placard)
    at_seats = (_at_seat(posted, round_, settlement, seat) for seat in settlement.seats)
    return (*_at_dealer(posted, round_, settlement), *chain.from_iterable(at_seats))


def skills_touched(script: Script) -> frozenset[str]:
    """The ids of the skills that the round asks for."""
    return frozenset(touch.skill for touch in touched(script))


# -------------------------------------------------------------------------------- the dealer


def _at_dealer(rules: HouseRules, round_: Round, settlement: Settlement) -> Iterator[Touch]:
    played = any(map(_plays, settlement.seats))
    if played and not rules.qualifying.met_by_all(rules.ranking):
        skill = qualified(dealer_of(rules, round_.dealer), rules)
        yield Touch(skill, Asks.QUALIFY, sees=(DEALER,), wagers=(Wager.PLAY, Wager.ANTE))


def _plays(settled: SeatSettlement) -> bool:
    return settled.situation not in (None, Situation.FOLDED)


# ---------------------------------------------------------------------------------- one seat


def _at_seat(
    rules: HouseRules, round_: Round, settlement: Settlement, settled: SeatSettlement
) -> Iterator[Touch]:
    seat = round_.seat(settled.seat)
    assert seat is not None, "every settled seat is of the round"
    if settled.situation is Situation.FOLDED:
        yield Touch(own(FOLD, rules.house), Asks.FOLD, seat.number)
    if any(not line.forfeited for line in settled.lines):
        yield from _hand(rules, round_, seat, settled)
        yield from _against_dealer(rules, settlement, seat, settled)
        yield from _wagers(round_, rules, seat, settled)


def _hand(rules: HouseRules, round_: Round, seat: Seat, settled: SeatSettlement) -> Iterator[Touch]:
    """Reading the hand is a decision if a wager depends on its category; with only Ante and Play,
    one may misread it and still be right."""
    live = [line for line in settled.lines if not line.forfeited]
    on_hand = tuple(line.wager for line in live if _by_own_hand(rules, line.wager))
    name = reading_of(rules.ranking, seat.cards)
    if any(_tells(rules, wager) for wager in on_hand) or (on_hand and name in _LOOK_PAID):
        yield Touch(ranked(name, rules), Asks.READ, seat.number, on_hand, (seat.number,))
    for side in rules.sides:
        of_six = side.judged_on is JudgedOn.BEST_FIVE_OF_SIX
        if of_six and side.wager in [line.wager for line in live]:
            skill = five_of((*seat.cards, *round_.dealer), ace_low=side.ace_low)
            sees = (seat.number, DEALER)
            yield Touch(skill, Asks.READ, seat.number, (side.wager,), sees)


def _by_own_hand(rules: HouseRules, wager: Wager) -> bool:
    """True if the category of the seat's own three cards decides the wager."""
    side = rules.side(wager)
    if side is not None:
        return side.judged_on is JudgedOn.THREE_CARDS
    return wager in (Wager.PLAY, Wager.ANTE, Wager.ANTE_BONUS)


def _tells(rules: HouseRules, wager: Wager) -> bool:
    """True if the wager is paid differently for every other hand."""
    return wager is Wager.ANTE_BONUS or rules.side(wager) is not None


# Hands that get an Ante Bonus when they are misread.
_LOOK_PAID = ("read.not_straight.ka2", "read.not_straight.gap")


def _against_dealer(
    rules: HouseRules, settlement: Settlement, seat: Seat, settled: SeatSettlement
) -> Iterator[Touch]:
    situation = settled.situation
    if situation is None or situation is Situation.FOLDED:
        return
    both, sees = (Wager.PLAY, Wager.ANTE), (seat.number, DEALER)
    if situation is not Situation.NOT_QUALIFIED:
        mine, theirs = rules.ranking.strength(seat.cards), settlement.dealer.strength
        skill = ranked(comparison_of(rules.ranking, mine, theirs), rules)
        yield Touch(skill, Asks.COMPARE, seat.number, both, sees)
    yield Touch(game_id(situation, rules.house), Asks.GAME, seat.number, both, sees)


def _wagers(
    round_: Round, rules: HouseRules, seat: Seat, settled: SeatSettlement
) -> Iterator[Touch]:
    """Every wager and bonus that a pay table decides."""
    for line in settled.lines:
        if line.wager not in (Wager.PLAY, Wager.ANTE) and not line.forfeited:
            yield from _paid(rules, seat, line)
    bonus = rules.ante_bonus.due and settled.line(Wager.ANTE_BONUS) is None
    if bonus and _plays(settled):
        yield _nothing_due(rules, seat, Wager.ANTE_BONUS)
    yield from _due(rules, seat, settled)
    if settled.line(Wager.ENVY_BONUS) is None and _no_envy(round_, rules, seat):
        yield _nothing_due(rules, seat, Wager.ENVY_BONUS)


def _due(rules: HouseRules, seat: Seat, settled: SeatSettlement) -> Iterator[Touch]:
    """A bonus hand that does not win against the dealer."""
    situation = settled.situation
    held = set(three_card_combinations(rules.ranking, seat.cards))
    due = [each for each in _WITHOUT_A_WIN if each in rules.ante_bonus.due]
    if situation in due and held & _rows_of(rules.ante_bonus.table):
        skill = due_id(Wager.ANTE_BONUS, situation, rules.house)
        yield Touch(skill, Asks.PAY, seat.number, (Wager.ANTE_BONUS,), (seat.number, DEALER))
    for side in rules.sides if situation is Situation.FOLDED else ():
        line = settled.line(side.wager)
        if not side.folded.forfeits and line is not None and line.result is Result.WIN:
            skill = due_id(side.wager, Situation.FOLDED, rules.house)
            sees = _sees(rules, side.wager, seat)
            yield Touch(skill, Asks.PAY, seat.number, (side.wager,), sees)


_WITHOUT_A_WIN = (Situation.LOWER, Situation.TIE, Situation.NOT_QUALIFIED)


def _rows_of(table: PayTable | Posted) -> frozenset[Combination]:
    return frozenset(row.hand for row in table.rows) if isinstance(table, PayTable) else frozenset()


def _paid(rules: HouseRules, seat: Seat, line: Line) -> Iterator[Touch]:
    wins = line.result is Result.WIN
    row = _row(rules, seat, line) if wins else None
    skill = pay_id(line.wager, row, rules.house)
    sees = _sees(rules, line.wager, seat)
    yield Touch(skill, Asks.PAY, seat.number, (line.wager,), sees)
    times = times_id(line.odds) if wins and line.odds is not None else None
    if times is not None:
        yield Touch(times, Asks.TIMES, seat.number, (line.wager,), sees)


def _row(rules: HouseRules, seat: Seat, line: Line) -> Combination:
    """The paying row: the last word of the rule's path; for an Ante Bonus, by the hand."""
    if line.wager is not Wager.ANTE_BONUS:
        return Combination(line.because.rpartition(".")[2])
    table, held = rules.ante_bonus.table, three_card_combinations(rules.ranking, seat.cards)
    assert isinstance(table, PayTable), "a settled bonus was looked up in a table"
    return next(row.hand for row in table.rows if row.hand in held)


def _nothing_due(rules: HouseRules, seat: Seat, wager: Wager) -> Touch:
    skill = pay_id(wager, None, rules.house)
    return Touch(skill, Asks.PAY, seat.number, (wager,), _sees(rules, wager, seat))


def _sees(rules: HouseRules, wager: Wager, seat: Seat) -> tuple[int, ...]:
    side = rules.side(wager)
    alone = side is None or side.judged_on is JudgedOn.THREE_CARDS
    return (seat.number,) if alone else (seat.number, DEALER)


def _no_envy(round_: Round, rules: HouseRules, seat: Seat) -> bool:
    """True if a hand shows that would earn envy bonuses, were it another player's with the
    wager."""
    envy = rules.envy
    if envy is None or envy.paid_with not in seat.stakes:
        return False
    rows = {row.hand for row in envy.table.rows}
    hands = (round_.dealer, *(each.cards for each in round_.seats))
    return any(rows & set(three_card_combinations(rules.ranking, hand)) for hand in hands)


# ------------------------------------------------------------------------ steps, and their order


def _steps(script: Script) -> Iterator[Touch]:
    """Every kind of step once; each call of a hand, for that hand."""
    found: dict[tuple[str, int | None, tuple[int, ...]], list[int]] = {}
    for at, step in enumerate(script.steps):
        skill = step_id(step.kind, script.house.id)
        if skill is not None:
            is_call = step.kind in (StepKind.CALL_DEALER, StepKind.CALL_STAND_OFF)
            of_hand = (step.action.place,) if is_call and step.action.place is not None else ()
            found.setdefault((skill, step.seat if is_call else None, of_hand), []).append(at)
    for (skill, seat, sees), steps in found.items():
        yield Touch(skill, Asks.STEP, seat, sees=sees, steps=tuple(steps))


def _order(script: Script) -> Iterator[Touch]:
    """Every topic on which something in this round has to come before something else."""
    topics: dict[Topic, None] = {}
    for block in script.order.blocks:
        if block.source.taught is Teaching.OFF:
            first, then = script.steps[lowest(block.first)], script.steps[lowest(block.then)]
            if (topic := topic_between(first, then)) is not None:
                topics[topic] = None
    for topic in topics:
        yield Touch(order_id(topic, script.house.id), Asks.ORDER)
