"""The skills of a procedure: its steps, its calls, and its order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache, partial

from trainer.dealing.procedure import SEAT_SETTLING, Part, Procedure, Step, StepKind
from trainer.drills.recipe import Exercise
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, Skill, own
from trainer.wording import Phrase, phrase, say_phrase

_STEP_MS, _CALL_MS, _ORDER_MS = 2000, 2000, 3000


class Topic(StrEnum):
    """The topic of an order; each of a house's precedences has one."""

    BETS_BEFORE_DEAL = "bets_before_deal"
    DEAL_BEFORE_DECISIONS = "deal_before_decisions"
    FOLDS_BEFORE_DEALER = "folds_before_dealer"
    DEALER_FIRST = "dealer_first"
    OPEN_BEFORE_MONEY = "open_before_money"
    TAKES_BEFORE_PAYS = "takes_before_pays"
    WAGERS_IN_TURN = "wagers_in_turn"
    CLEAR_LAST = "clear_last"
    SEATS_IN_TURN = "seats_in_turn"
    AROUND_TABLE = "around_table"


def step_id(kind: StepKind, house: str) -> str | None:
    """The skill of a step of this kind; None for steps about money, which have others, and for a
    fold."""
    name = _STEPS.get(kind)
    return own(name, house) if name else None


def order_id(topic: Topic, house: str) -> str:
    """The skill of keeping that order: ``ord.takes_before_pays@six-card-bonus``."""
    return own(f"ord.{topic}", house)


_STEPS: Mapping[StepKind, str] = {
    StepKind.PLACE_YOUR_BETS: "call.place_your_bets",
    StepKind.CHECK_BETS: "step.check_bets",
    StepKind.NO_MORE_BETS: "call.no_more_bets",
    StepKind.DEAL: "step.deal",
    StepKind.DEAL_DEALER: "step.deal",
    StepKind.RACK_STUB: "step.rack_stub",
    StepKind.COVER_DEALER: "step.cover_dealer",
    StepKind.RELEASE_CARDS: "step.release_cards",
    StepKind.OFFER: "step.offer",
    StepKind.TUCK: "step.tuck",
    StepKind.REVEAL_DEALER: "step.open",
    StepKind.CALL_DEALER: "call.dealer",
    StepKind.REVEAL: "step.open",
    StepKind.CALL_STAND_OFF: "call.stand_off",
    StepKind.CLEAR: "step.clear",
}
_TOLD: Mapping[str, Phrase] = {
    "call.place_your_bets": phrase("Say that bets may be placed"),
    "call.no_more_bets": phrase("Say that bets are closed"),
    "call.dealer": phrase("Say what the dealer has"),
    "call.stand_off": phrase("Say that a hand is equal"),
    "step.check_bets": phrase("Look over the bets before the deal"),
    "step.deal": phrase("Deal the cards"),
    "step.rack_stub": phrase("Put the stub away"),
    "step.cover_dealer": phrase("Cover the dealer's hand"),
    "step.release_cards": phrase("Let the players look"),
    "step.offer": phrase("Ask every player for a decision"),
    "step.tuck": phrase("Tuck a folded hand under its live wager"),
    "step.open": phrase("Reveal the hands"),
    "step.clear": phrase("Pick up the cards"),
    Topic.BETS_BEFORE_DEAL: phrase("Bets are put right before a card is dealt"),
    Topic.DEAL_BEFORE_DECISIONS: phrase("The deal is finished before anyone decides"),
    Topic.FOLDS_BEFORE_DEALER: phrase("Folds are dealt with before the dealer's hand"),
    Topic.DEALER_FIRST: phrase("The dealer's hand comes before the players'"),
    Topic.OPEN_BEFORE_MONEY: phrase("A hand is open before its money moves"),
    Topic.TAKES_BEFORE_PAYS: phrase("Takes come before pays"),
    Topic.WAGERS_IN_TURN: phrase("The wagers of a hand in their order"),
    Topic.CLEAR_LAST: phrase("Cards are picked up last"),
    Topic.SEATS_IN_TURN: phrase("Hands are settled in their order"),
    Topic.AROUND_TABLE: phrase("Around the table in the right direction"),
}
_BEFORE_DEAL = (StepKind.PLACE_YOUR_BETS, StepKind.CHECK_BETS, StepKind.NO_MORE_BETS)
_DEALING = (
    StepKind.DEAL,
    StepKind.DEAL_DEALER,
    StepKind.RACK_STUB,
    StepKind.COVER_DEALER,
    StepKind.RELEASE_CARDS,
)
_DECIDING = (StepKind.OFFER, StepKind.COLLECT, StepKind.TUCK)
_DEALERS_HAND = (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER)
_MONEY = (StepKind.TAKE, StepKind.PAY)


# -------------------------------------------------------------------------------------- steps


def step_skills(procedure: Procedure, house: str) -> Iterator[Skill]:
    """Every act and call of this house, in the usual order."""
    names = [_STEPS[kind] for kind in StepKind if kind in procedure.steps and kind in _STEPS]
    for name in dict.fromkeys(names):
        yield _step_skill(procedure, name, house)


def _step_skill(procedure: Procedure, name: str, house: str) -> Skill:
    kinds = [kind for kind, named in _STEPS.items() if named == name]
    is_call = name.startswith("call.")
    return Skill(
        id=own(name, house),
        area=Area.CALLS if is_call else Area.STEPS,
        reference_ms=_CALL_MS if is_call else _STEP_MS,
        by=(ByRound(_EVENTS.get(name, ()), _part_of(kinds)),),
        told=partial(say_phrase, _TOLD[name]),
    )


def _part_of(kinds: Iterable[StepKind]) -> Part:
    """The part of a round in which these steps come."""
    early = all(kind in (*_BEFORE_DEAL, *_DEALING, StepKind.OFFER) for kind in kinds)
    return Part.WHOLE if early else Part.SETTLEMENT


_EVENTS = {"step.tuck": ("fold_with_live_wager",), "call.stand_off": ("tie",)}


# -------------------------------------------------------------------------------------- order


def order_skills(procedure: Procedure, house: str) -> Iterator[Skill]:
    """Every topic on which this house prescribes an order."""
    mandated = set(_topics(procedure))
    for topic in Topic:
        if topic in mandated:
            yield Skill(
                id=order_id(topic, house),
                area=Area.ORDER,
                reference_ms=_ORDER_MS,
                by=_ordered_by(topic),
                told=partial(say_phrase, _TOLD[topic]),
            )


def _ordered_by(topic: Topic) -> tuple[ByRound | ByQuestion, ...]:
    if topic in _WHOLE_ROUND:
        return (ByRound((), Part.WHOLE),)
    return ByRound(), ByQuestion(Exercise.ORDER)


_WHOLE_ROUND = (Topic.BETS_BEFORE_DEAL, Topic.DEAL_BEFORE_DECISIONS, Topic.AROUND_TABLE)


def _topics(procedure: Procedure) -> Iterator[Topic]:
    for each in procedure.order:
        if (topic := _topic(each.first, each.then)) is not None:
            yield topic
    if procedure.wager_order:
        yield Topic.WAGERS_IN_TURN
    for order in procedure.seat_order:
        settling = any(kind in SEAT_SETTLING for kind in order.steps)
        yield Topic.SEATS_IN_TURN if settling else Topic.AROUND_TABLE


def topic_between(first: Step, then: Step) -> Topic | None:
    """The topic of the order of two steps."""
    return _between(first.kind, then.kind, one_seat=first.seat == then.seat)


@cache
def _between(first: StepKind, then: StepKind, *, one_seat: bool) -> Topic | None:
    settling = first in SEAT_SETTLING and then in SEAT_SETTLING
    if settling and not one_seat:
        return Topic.SEATS_IN_TURN
    if settling and first is then:
        return Topic.WAGERS_IN_TURN
    if first is then or {first, then} == {StepKind.DEAL, StepKind.DEAL_DEALER}:
        return Topic.AROUND_TABLE
    return _topic(first, then)


@cache
def _topic(first: StepKind, then: StepKind) -> Topic | None:
    if first in _BEFORE_DEAL:
        return Topic.BETS_BEFORE_DEAL
    if first in _DEALING and then in (*_DEALING, StepKind.OFFER):
        return Topic.DEAL_BEFORE_DECISIONS
    if first in (*_DEALING, *_DECIDING):
        return Topic.FOLDS_BEFORE_DEALER
    if first in _DEALERS_HAND:
        return Topic.DEALER_FIRST
    return _at_seat(first, then)


def _at_seat(first: StepKind, then: StepKind) -> Topic | None:
    if then is StepKind.CLEAR:
        return Topic.CLEAR_LAST
    if first is StepKind.REVEAL:
        return Topic.OPEN_BEFORE_MONEY
    return Topic.TAKES_BEFORE_PAYS if {first, then} <= set(_MONEY) else None
