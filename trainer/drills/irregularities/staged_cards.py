"""Irregularities of the cards on a table: misplaced, miscounted, exposed."""

from __future__ import annotations

from itertools import pairwise

from trainer.dealing.action import DEALER
from trainer.dealing.card_positions import WHOLE, cards_in_words
from trainer.dealing.incident import HandSeen, Incident, IncidentSeen, Lamp
from trainer.dealing.irregularity import Event, Fact
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.incident_stage import (
    DELIVERIES,
    IN_PLAY,
    SHOWN,
    NotHere,
    Stage,
    capital,
)
from trainer.game.cards import DECK
from trainer.wording import phrase, say, say_list, say_phrase

Moves = tuple[tuple[int, int], ...]


def foreign_card(stage: Stage) -> Incident:
    moment = stage.after(*DELIVERIES, StepKind.OFFER, *SHOWN)
    place = _with_cards(stage, moment)
    where = stage.hand(place)
    if not stage.so(Fact.FOREIGN):
        seen = IncidentSeen(cut_card_at=place)
        words = say("The cut card shows beside {hand}.", hand=where)
        return stage.happens(moment, seen, words, places=(place,))
    card = stage.stream.choice(DECK)
    words = say("A card in {hand} has a back of another colour: {card}.", hand=where, card=card)
    seen = IncidentSeen(hands=(HandSeen(place, up=(card,)),), foreign=(card,))
    return stage.happens(moment, seen, words, places=(place,))


def _with_cards(stage: Stage, moment: int) -> int:
    places = [seat.number for seat in stage.round_.seats] + [DEALER]
    return stage.one_of([place for place in places if stage.delivered(moment, place)])


_COUNTS = (
    phrase("The stub is counted. With the hands dealt, the deck has {n} cards."),
    phrase("The supervisor counts the deck down after the deal: {n} cards."),
    phrase("A count of the whole deck gives {n} cards."),
)


def deck_count(stage: Stage) -> Incident:
    counted = 52 + stage.cards if stage.stream.below(2) else 52 - stage.cards
    dealt = stage.after_last(*DELIVERIES)
    moment = stage.one_of([dealt, stage.after(StepKind.OFFER)])
    words = say_phrase(stage.stream.choice(_COUNTS), n=counted)
    return stage.happens(moment, IncidentSeen(counted=counted), words)


# ---------------------------------------------------------------------------------- misdeals


def misdeal(stage: Stage) -> Incident:
    moment = stage.after_last(*DELIVERIES)
    hands, lines, moves = _shifted(stage) if stage.so(Fact.MOVABLE) else _mixed(stage)
    if stage.so(Fact.HANDLED):
        holder, words = _handler(stage, *(to for _, to in moves[:1]))
        hands, lines = (*hands, holder), (*lines, words)
    else:
        lines = (*lines, say("Nobody has touched a card yet."))
    return stage.happens(moment, IncidentSeen(hands=hands), *lines, moves=moves)


_Staged = tuple[tuple[HandSeen, ...], tuple[str, ...], Moves]


def _shifted(stage: Stage) -> _Staged:
    """Whole hands one place too far, up to an empty one."""
    empty = stage.one_of([place for place in stage.empty_places if stage.round_.seat(place - 1)])
    first = empty
    while stage.round_.seat(first - 1):
        first -= 1
    first = stage.one_of(range(first, empty))
    moves = tuple((place + 1, place) for place in range(first, empty))
    hands = tuple(HandSeen(place, belongs_to=to) for place, to in moves)
    lines = tuple(
        capital(say("{hand} lies whole at {place}.", hand=stage.hand(to), place=stage.place(place)))
        for place, to in moves
    )
    return hands, (*lines, say("Nobody bets at {place}.", place=stage.place(empty))), moves


def _mixed(stage: Stage) -> _Staged:
    """A card of one hand in another."""
    rich, poor = stage.stream.sample([seat.number for seat in stage.round_.seats], 2)
    more = 1 + stage.stream.below(2)
    hands = (HandSeen(rich, 3 + more), HandSeen(poor, 3 - more))
    lines = (
        say(
            "{rich} has {more} and {poor} has {less}.",
            rich=stage.headed(rich),
            more=cards_in_words(3 + more),
            poor=stage.place(poor),
            less=cards_in_words(3 - more),
        ),
        say("They lie mixed, and nobody can tell which belongs where."),
    )
    return hands, lines, ()


def card_count(stage: Stage) -> Incident:
    place = DEALER if stage.facts[Fact.WHOSE] == "dealer" else stage.a_seat().number
    if stage.facts[Fact.NOTICED] == "after_next_game":
        return _counted_late(stage, place)
    if stage.cards == WHOLE:
        return _right_count(stage, place)
    moves: Moves = ()
    if stage.so(Fact.MOVABLE):
        hands, moves, sentence = _hand_astray(stage, place)
    elif stage.cards in (2, 4):
        hands = (HandSeen(place, stage.cards),)
        sentence = say("Nobody can tell which card belongs where.")
    else:
        raise NotHere
    lines = [_has(stage, place, stage.cards), sentence]
    if stage.so(Fact.HANDLED):
        holder, words = _handler(stage, *(each.place for each in hands), *(to for _, to in moves))
        hands, lines = (*hands, holder), [*lines, words]
    elif Fact.HANDLED in stage.line.when:
        lines.append(say("Nobody has touched a card yet."))
    moment = _when_counted(stage, place)
    return stage.happens(moment, IncidentSeen(hands=hands), *lines, places=(place,), moves=moves)


def _has(stage: Stage, place: int, cards: int) -> str:
    return capital(say("{hand} has {cards}.", hand=stage.hand(place), cards=cards_in_words(cards)))


def _right_count(stage: Stage, place: int) -> Incident:
    """Three cards: a player's lie apart, the dealer's on top of one another."""
    looks = say("They lie apart and look like more.")
    if place == DEALER:
        looks = say("They lie on top of each other and look like fewer.")
    seen = IncidentSeen(hands=(HandSeen(place, WHOLE),))
    moment = _when_counted(stage, place)
    return stage.happens(moment, seen, _has(stage, place, WHOLE), looks, places=(place,))


def _handler(stage: Stage, *without: int) -> tuple[HandSeen, str]:
    """A player who has picked up the cards, and whose hand is not concerned."""
    holder = stage.a_seat(lambda seat: seat.number not in without).number
    return HandSeen(holder, held=True), say(
        "{place} has already picked up the cards.", place=stage.headed(holder)
    )


def _counted_late(stage: Stage, place: int) -> Incident:
    """A miscount found when the round is over and the next one has begun."""
    if stage.cards not in (2, 4):
        raise NotHere
    lines = (
        say("The next game has begun: its bets are being placed."),
        say(
            "Now it is noticed that {hand} had {cards}.",
            hand=stage.hand(place),
            cards=cards_in_words(stage.cards),
        ),
    )
    seen = IncidentSeen(hands=(HandSeen(place, stage.cards),), next_game=True)
    return stage.happens(len(stage.steps), seen, *lines, places=(place,))


def _when_counted(stage: Stage, place: int) -> int:
    """The moment of the count: a player's hand before anybody is asked, the dealer's at any
    time."""
    dealt = stage.after_last(*DELIVERIES)
    by_hand = stage.house.procedure.deal_by.deliveries == 1
    if place != DEALER or (by_hand and stage.so(Fact.MOVABLE)):
        return dealt
    return stage.one_of([dealt, stage.after(StepKind.OFFER, *SHOWN)])


def _hand_astray(stage: Stage, place: int) -> tuple[tuple[HandSeen, ...], Moves, str]:
    """A complete hand at another place, which can go where it belongs. Dealt card by card, it is
    whole if no other hand lies there."""
    by_hand = stage.house.procedure.deal_by.deliveries == 1
    if stage.cards == 0:
        empty = stage.one_of(stage.empty_places)
        where = say("The whole hand lies at {place}, where nobody bets.", place=stage.place(empty))
        return (HandSeen(empty, belongs_to=place),), ((empty, place),), where
    if not by_hand or stage.cards != 2 * WHOLE or _ruled_by_the_short_hand(stage, place):
        raise NotHere
    other = stage.a_seat(lambda seat: seat.number != place).number
    short = say(
        "The whole hand of {place} lies on top. {there} has none.",
        place=stage.place(other),
        there=stage.headed(other),
    )
    return (HandSeen(place, 2 * WHOLE, under=other),), ((place, other),), short


def _ruled_by_the_short_hand(stage: Stage, place: int) -> bool:
    """True if the dealer has a player's hand, and the house rules differently because a player has
    none."""
    listed = stage.house.irregularities
    if place != DEALER or listed is None:
        return False
    short = {**stage.facts, Fact.WHOSE: "player", Fact.CARDS: "0"}
    return listed.decides(Event.CARD_COUNT, short).ruling is not stage.line.ruling


def exposed(stage: Stage) -> Incident:
    if not 0 < stage.cards <= 3:
        raise NotHere
    moment = stage.after(*DELIVERIES)
    dealers = stage.facts[Fact.WHOSE] == "dealer"
    places = [DEALER] if dealers else [seat.number for seat in stage.round_.seats]
    out = [(p, card) for p in places for card in stage.hand_of(p)[: stage.delivered(moment, p)]]
    if len(out) < stage.cards:
        raise NotHere
    up = stage.stream.sample(out, stage.cards)
    found = sorted({place for place, _ in up})
    hands = tuple(
        HandSeen(place, up=tuple(card for p, card in up if p == place)) for place in found
    )
    lines = [_lie_open(stage, hand) for hand in hands]
    return stage.happens(moment, IncidentSeen(hands=hands), *lines, places=tuple(found))


def _lie_open(stage: Stage, hand: HandSeen) -> str:
    cards, where = say_list([str(card) for card in hand.up]), stage.hand(hand.place)
    if len(hand.up) == 1:
        return say("{card} lies face up in {hand}.", card=cards, hand=where)
    return say("{cards} lie face up in {hand}.", cards=cards, hand=where)


# ------------------------------------------------------------------ shuffler, decks, back up


def decks(stage: Stage) -> Incident:
    """The deck about to be dealt, before the first card of a round."""
    same = stage.facts[Fact.DECK] == "same"
    deck = 1 if same else 2
    words = say("Deck 1 was dealt last round. Now deck {deck} is about to be dealt.", deck=deck)
    return stage.happens(stage.before_cards(), IncidentSeen(deck=deck), words)


_TROUBLES = (
    (phrase("The shuffler stops with a red lamp and gives no more cards."), ""),
    (phrase("The shuffler shows JAM on its display."), "JAM"),
)


def shuffler(stage: Stage) -> Incident:
    moment = stage.after(StepKind.CHECK_BETS, *IN_PLAY)
    if stage.so(Fact.FAULT):
        trouble, display = stage.stream.choice(_TROUBLES)
        seen = IncidentSeen(lamp=Lamp.FAULT, display=display)
        return stage.happens(moment, seen, say_phrase(trouble))
    words = say("The shuffler's green lamp comes on: the other deck is ready.")
    return stage.happens(moment, IncidentSeen(lamp=Lamp.READY, deck=2), words)


def back_up(stage: Stage) -> Incident:
    """The deal, one card at a time, comes to an empty place, and may run on from there."""
    order = [seat.number for seat in stage.round_.seats] + [DEALER]
    empty = stage.one_of([place for place in stage.empty_places if place < order[-2]])
    behind = [place for place in order if place == DEALER or place > empty]
    moment = stage.one_of(stage.before_delivery(behind[0]))
    if stage.cards == 0:
        words = say(
            "Nobody bets at {place}. The deal passes it and goes on to {then}.",
            place=stage.place(empty),
            then=stage.place(behind[0]),
        )
        return stage.happens(moment + 1, IncidentSeen(), words, places=(empty,))
    if len(behind) < stage.cards:
        raise NotHere
    astray = list(pairwise([empty, *behind][: stage.cards + 1]))
    hands = tuple(HandSeen(at, stage.delivered(moment, at) + 1, belongs_to=to) for at, to in astray)
    sentences = [
        say(
            "The card for {whom} went to {place}.",
            whom=stage.place(to),
            place=_place(stage, at, empty),
        )
        for at, to in astray
    ]
    return stage.happens(moment, IncidentSeen(hands=hands), *sentences, places=(empty,))


def _place(stage: Stage, place: int, empty: int) -> str:
    if place == empty:
        return say("{place}, where nobody bets", place=stage.place(place))
    return stage.place(place)
