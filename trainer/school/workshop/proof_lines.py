"""The lines of a settled round of the proof: what becomes of each wager, and what says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.dealing.finding import Verdict
from trainer.dealing.house import House
from trainer.dealing.procedure import Direction, StepKind
from trainer.dealing.script import script_for
from trainer.errors import InputError
from trainer.game.money import NOTHING, Money
from trainer.game.notation import read_round
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, SeatSettlement, settle
from trainer.game.wagers import Wager
from trainer.marking.deciding_reasons import reason
from trainer.marking.words import at_seat, capital, money, spot
from trainer.school.workshop.proof_list import OtherHouse
from trainer.school.workshop.proof_words import settled
from trainer.wording import phrase, say, say_phrase

_FATES = {Result.LOSE: phrase("lost"), Result.PUSH: phrase("push")}
_SPOT_OF = {Wager.ANTE_BONUS: Wager.ANTE}


class ProofLine(Struct, frozen=True):
    """One wager of one seat. ``spot`` is where its payment lies; ``because`` the path of its rule
    in the house's file; ``why`` the reason in sentences."""

    seat: int
    spot: Wager
    name: str
    stake: str
    fate: str
    paid: Money
    source: Source
    because: str
    why: str

    @property
    def told(self) -> str:
        """``Ante Bonus: pays $30``."""
        fate = say("pays {amount}", amount=self.fate) if self.paid else self.fate
        return say("{name}: {value}", name=self.name, value=fate)


class HandLines(Struct, frozen=True):
    """A seat's hand and its lines, in the order of the wagers."""

    place: str
    hand: str
    lines: tuple[ProofLine, ...]


class Otherwise(Struct, frozen=True):
    """A house that settles some lines of the round otherwise, and each of them in words."""

    name: str
    says: str
    lines: tuple[str, ...]


def hand_lines(house: House, round_: Mapping[str, Any]) -> tuple[HandLines, ...]:
    """The hands as the house settles them, one after another. Raises RoundError where the round
    may not stand."""
    dealt = read_round({"house": house.id, **round_}, {house.id: house.rules})
    came = settle(house.rules, dealt)
    verdict = Verdict(script_for(house, dealt, came), (), (), {})
    seats = sorted(came.seats, key=lambda seat: seat.seat, reverse=_leftwards(house))
    return tuple(
        HandLines(
            capital(at_seat(house.rules, seat.seat)),
            _hand(dealt, seat),
            tuple(_line(house.rules, verdict, seat, line) for line in seat.lines),
        )
        for seat in seats
    )


def _leftwards(house: House) -> bool:
    orders = (each for each in house.procedure.seat_order if StepKind.TAKE in each.steps)
    return Direction.LEFT_TO_RIGHT not in [each.direction for each in orders]


def _hand(dealt: Round, settled_: SeatSettlement) -> str:
    seat = dealt.seat(settled_.seat)
    folded = seat is not None and seat.folded
    return say("{hand}, folded", hand=settled_.name) if folded else settled_.name


def _line(rules: HouseRules, verdict: Verdict, seat: SeatSettlement, line: Line) -> ProofLine:
    paid = line.pays if line.result is Result.WIN else NOTHING
    envy = rules.envy
    at = {**_SPOT_OF, **({Wager.ENVY_BONUS: envy.paid_with} if envy is not None else {})}
    return ProofLine(
        seat.seat,
        at.get(line.wager, line.wager),
        spot(rules, line.wager),
        money(rules, line.stake) if line.stake is not None else "",
        fate(rules, line),
        paid,
        line.rule,
        line.because,
        reason(verdict, seat, line),
    )


def fate(rules: HouseRules, line: Line) -> str:
    """The fate of a wager, by itself: ``$30``, ``lost``, ``push``."""
    if line.result is Result.WIN:
        return money(rules, line.pays)
    return say_phrase(_FATES[line.result])


# ---------------------------------------------------------------------------- otherwise


def otherwise(
    rules: HouseRules, others: Sequence[OtherHouse], round_: Mapping[str, Any]
) -> tuple[Otherwise, ...]:
    """The houses that settle the round otherwise, each with the lines that differ."""
    own = _fates(rules, rules, round_)
    found = ((each, _differing(rules, own, each.rules, round_)) for each in others)
    return tuple(Otherwise(each.name, each.says, lines) for each, lines in found if lines)


def _differing(
    rules: HouseRules,
    own: Mapping[tuple[int, Wager], str],
    other: HouseRules,
    round_: Mapping[str, Any],
) -> tuple[str, ...]:
    try:
        theirs = _fates(other, rules, round_)
    except InputError:
        return (say("This table may not be dealt there."),)
    return tuple(_told(rules, own, theirs))


def _told(
    rules: HouseRules,
    own: Mapping[tuple[int, Wager], str],
    theirs: Mapping[tuple[int, Wager], str],
) -> Iterator[str]:
    none = say("none")
    for at in dict.fromkeys((*own, *theirs)):
        here, there = own.get(at, none), theirs.get(at, none)
        if here != there:
            place, wager = capital(at_seat(rules, at[0])), spot(rules, at[1])
            yield say(
                "{place}, {wager}: {there}, not {here}",
                place=place, wager=wager, there=there, here=here,
            )  # fmt: skip


def _fates(
    rules: HouseRules, told_by: HouseRules, round_: Mapping[str, Any]
) -> dict[tuple[int, Wager], str]:
    """The fates by those rules, in the other's words."""
    # Another currency is no other payment.
    return {
        (seat.seat, line.wager): fate(told_by, line)
        for seat in settled(rules, round_).seats
        for line in seat.lines
    }
