"""Irregularities of the cards, put on the table: where they lie, how many, and which way up."""

from __future__ import annotations

from itertools import pairwise

from trainer.dealing.action import DEALER
from trainer.dealing.incident import HandSeen, Incident, Lamp, Seen
from trainer.dealing.irregularity import Fact
from trainer.dealing.procedure import StepKind
from trainer.drills.stage import (
    DELIVERIES,
    IN_PLAY,
    SHOWN,
    NotHere,
    Stage,
    capital,
    hand_words,
    place_words,
)
from trainer.game.cards import DECK, Card

Moves = tuple[tuple[int, int], ...]
_NUMBERS = ("no", "one", "two", "three", "four", "five")


def foreign_card(stage: Stage) -> Incident:
    moment = stage.after(*DELIVERIES, StepKind.OFFER, *SHOWN)
    place = _with_cards(stage, moment)
    where = hand_words(place)
    if not stage.so(Fact.FOREIGN):
        seen = Seen(cut_card_at=place)
        return stage.happens(moment, seen, f"The cut card shows beside {where}.", places=(place,))
    card = stage.stream.choice(DECK)
    told = f"A card in {where} has a back of another colour: {card}."
    seen = Seen(hands=(HandSeen(place, up=(card,)),), foreign=(card,))
    return stage.happens(moment, seen, told, places=(place,))


def _with_cards(stage: Stage, moment: int) -> int:
    places = [seat.number for seat in stage.round_.seats] + [DEALER]
    return stage.one_of([place for place in places if stage.delivered(moment, place)])


_COUNTS = (
    "The stub is counted: with the hands on the table the deck has {n} cards.",
    "The supervisor counts the deck down after the deal: {n} cards.",
    "A count of the whole deck gives {n} cards.",
)


def deck_count(stage: Stage) -> Incident:
    counted = 52 + stage.cards if stage.stream.below(2) else 52 - stage.cards
    dealt = stage.after_last(*DELIVERIES)
    moment = stage.one_of([dealt, stage.after(StepKind.OFFER)])
    told = stage.stream.choice(_COUNTS).format(n=counted)
    return stage.happens(moment, Seen(counted=counted), told)


# ---------------------------------------------------------------------------------- misdeals


def misdeal(stage: Stage) -> Incident:
    moment = stage.after_last(*DELIVERIES)
    hands, told, moves = _shifted(stage) if stage.so(Fact.MOVABLE) else _mixed(stage)
    if stage.so(Fact.HANDLED):
        without = moves[0][1] if moves else None
        holder = stage.a_seat(lambda seat: seat.number != without).number
        hands = (*hands, HandSeen(holder, held=True))
        told = (*told, f"Seat {holder} has already picked up the cards.")
    else:
        told = (*told, "Nobody has touched a card yet.")
    return stage.happens(moment, Seen(hands=hands), *told, moves=moves)


_Staged = tuple[tuple[HandSeen, ...], tuple[str, ...], Moves]


def _shifted(stage: Stage) -> _Staged:
    """Whole hands lie one place too far, up to an empty one."""
    empty = stage.one_of([place for place in stage.empty_places if stage.round_.seat(place - 1)])
    first = empty
    while stage.round_.seat(first - 1):
        first -= 1
    first = stage.one_of(range(first, empty))
    moves = tuple((place + 1, place) for place in range(first, empty))
    hands = tuple(HandSeen(place, belongs_to=to) for place, to in moves)
    told = tuple(f"The hand of seat {to} lies whole at place {place}." for place, to in moves)
    return hands, (*told, f"Nobody bets at place {empty}."), moves


def _mixed(stage: Stage) -> _Staged:
    """A card of one hand lies in another."""
    rich, poor = stage.stream.sample([seat.number for seat in stage.round_.seats], 2)
    more = 1 + stage.stream.below(2)
    hands = (HandSeen(rich, 3 + more), HandSeen(poor, 3 - more))
    told = (
        f"Seat {rich} has {_NUMBERS[3 + more]} cards and seat {poor} has {_NUMBERS[3 - more]}.",
        "They lie mixed, and nobody can tell which belongs where.",
    )
    return hands, told, ()


def card_count(stage: Stage) -> Incident:
    if stage.cards not in (2, 3, 4):
        raise NotHere
    place = DEALER if stage.facts[Fact.WHOSE] == "dealer" else stage.a_seat().number
    if stage.facts[Fact.NOTICED] == "after_next_game":
        return _counted_late(stage, place)
    told = [f"{capital(hand_words(place))} has {_NUMBERS[stage.cards]} cards."]
    moves: Moves = ()
    if stage.cards == 3:
        told.append("They lie apart, so that they look like more.")
    elif stage.so(Fact.MOVABLE):
        moves, sentence = _card_too_far(stage, place)
        told.append(sentence)
    else:
        told.append("Nobody can tell which card belongs where.")
    seen = Seen(hands=(HandSeen(place, stage.cards),))
    return stage.happens(_when_counted(stage), seen, *told, places=(place,), moves=moves)


def _counted_late(stage: Stage, place: int) -> Incident:
    """It turns out when the round is over and the next one has begun."""
    told = (
        "The next game has begun: its bets are being placed.",
        f"Now it is noticed that {hand_words(place)} had {_NUMBERS[stage.cards]} cards.",
    )
    seen = Seen(hands=(HandSeen(place, stage.cards),))
    return stage.happens(len(stage.steps), seen, *told, places=(place,))


def _when_counted(stage: Stage) -> int:
    return stage.one_of([stage.after_last(*DELIVERIES), stage.after(StepKind.OFFER, *SHOWN)])


def _card_too_far(stage: Stage, place: int) -> tuple[Moves, str]:
    """The one card that went to the wrong hand, and can go back."""
    other = stage.a_seat(lambda seat: seat.number != place).number
    if stage.cards > 3:
        short = f"The top one is the third card of seat {other}, which has two."
        return ((place, other),), short
    return ((other, place),), f"Seat {other} has its third card on top of its own three."


def exposed(stage: Stage) -> Incident:
    if stage.cards > 3:
        raise NotHere
    moment = stage.after(*DELIVERIES)
    dealers = stage.facts[Fact.WHOSE] == "dealer"
    places = [DEALER] if dealers else [seat.number for seat in stage.round_.seats]
    out = [(p, card) for p in places for card in _dealt(stage, moment, p)]
    if len(out) < stage.cards:
        raise NotHere
    up = stage.stream.sample(out, stage.cards)
    found = sorted({place for place, _ in up})
    hands = tuple(
        HandSeen(place, up=tuple(card for p, card in up if p == place)) for place in found
    )
    told = [f"{_cards(hand.up)} face up in {hand_words(hand.place)}." for hand in hands]
    return stage.happens(moment, Seen(hands=hands), *told, places=tuple(found))


def _dealt(stage: Stage, moment: int, place: int) -> tuple[Card, ...]:
    return stage.hand_of(place)[: stage.delivered(moment, place)]


def _cards(cards: tuple[Card, ...]) -> str:
    names = " and ".join(str(card) for card in cards)
    return f"{names} {'lies' if len(cards) == 1 else 'lie'}"


# ------------------------------------------------------------------------- shuffler, back up


def shuffler(stage: Stage) -> Incident:
    moment = stage.after(StepKind.CHECK_BETS, *IN_PLAY)
    if stage.so(Fact.FAULT):
        trouble = stage.stream.choice(
            (
                "stops with a red lamp and gives no more cards",
                "shows CARD JAM on its display",
                "pushes out cards that nobody asked for",
            )
        )
        return stage.happens(moment, Seen(lamp=Lamp.FAULT), f"The shuffler {trouble}.")
    told = "The shuffler's green lamp comes on: the other deck is ready."
    return stage.happens(moment, Seen(lamp=Lamp.READY), told)


def back_up(stage: Stage) -> Incident:
    """The deal, one card at a time, comes to an empty place, and may run on from there."""
    order = [seat.number for seat in stage.round_.seats] + [DEALER]
    empty = stage.one_of([place for place in stage.empty_places if place < order[-2]])
    behind = [place for place in order if place == DEALER or place > empty]
    moment = stage.one_of(stage.before_delivery(behind[0]))
    if stage.cards == 0:
        told = f"Nobody bets at place {empty}: the deal passes it and goes on to seat {behind[0]}."
        return stage.happens(moment + 1, Seen(), told, places=(empty,))
    if len(behind) < stage.cards:
        raise NotHere
    astray = list(pairwise([empty, *behind][: stage.cards + 1]))
    hands = tuple(HandSeen(at, stage.delivered(moment, at) + 1, belongs_to=to) for at, to in astray)
    sentences = [
        f"The card for {place_words(to)} went to {_place(at, empty)}." for at, to in astray
    ]
    return stage.happens(moment, Seen(hands=hands), *sentences, places=(empty,))


def _place(place: int, empty: int) -> str:
    return f"place {place}, where nobody bets" if place == empty else place_words(place)
