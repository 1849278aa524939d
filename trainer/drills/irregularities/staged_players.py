"""Irregularities of the players on a table: bets, talk, held cards, requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from msgspec.structs import replace

from trainer.dealing.incident import HandSeen, Incident, IncidentSaid, IncidentSeen, WagerSeen
from trainer.dealing.irregularity import Fact
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.incident_stage import (
    DELIVERIES,
    FINISHING,
    IN_PLAY,
    SHOWN,
    NotHere,
    Stage,
    usual_stakes,
)
from trainer.game.bets import breaches
from trainer.game.cards import DECK
from trainer.game.hands import Category
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat, Tender
from trainer.game.settle import read_dealer
from trainer.game.wagers import Wager
from trainer.wording import Phrase, phrase, say, say_phrase

_BETWEEN_PLAYERS = Money(1000)
_NOTHING_ELSE = IncidentSeen()
Change = tuple[Seat, Wager, Money | None, Money | None]


def wager_changed(stage: Stage) -> Incident:
    moment = _moment_of_change(stage)
    changes = [each for each in _changes(stage) if _stands(stage, each)]
    seat, wager, was, now = stage.one_of(changes)
    seen = IncidentSeen(wagers=(WagerSeen(seat.number, wager, was, now),))
    lines = (_change_words(stage, seat.number, wager, was, now), _when_words(stage, moment))
    return stage.happens(moment, seen, *lines, places=(seat.number,), wager=wager)


def _moment_of_change(stage: Stage) -> int:
    match stage.facts[Fact.MOMENT]:
        case "bets_open":
            return stage.before_cards()
        case "bets_closed":
            return stage.after(StepKind.NO_MORE_BETS)
        case _:
            return stage.after(*IN_PLAY)


def _when_words(stage: Stage, moment: int) -> str:
    return stage.house.rules.words.in_calls(_usual_when(stage, moment))


def _usual_when(stage: Stage, moment: int) -> str:
    match stage.facts[Fact.MOMENT]:
        case "bets_open":
            return say("No card has been drawn, and bets are open.")
        case "bets_closed":
            return say('"No more bets" has been announced.')
    closed = any(step.kind is StepKind.NO_MORE_BETS for step in stage.steps)
    if stage.steps[moment - 1].kind in DELIVERIES:
        if closed:
            return say('The deal has begun, and "No more bets" was announced.')
        return say("The deal has begun.")
    if closed:
        return say('The cards are out, and "No more bets" was announced.')
    return say("The cards are out.")


def _changes(stage: Stage) -> Iterator[Change]:
    """Every change of the drawn kind that a player could make with the usual stakes."""
    rules = stage.house.rules
    for seat in stage.round_.seats:
        for wager in (each for each in rules.wagers if each is not Wager.PLAY):
            was = seat.stakes.get(wager)
            match stage.facts[Fact.CHANGE]:
                case "placed" if was is None:
                    yield from ((seat, wager, None, s) for s in usual_stakes(rules, wager))
                case "raised" if was is not None:
                    more = (s for s in usual_stakes(rules, wager) if s > was)
                    yield from ((seat, wager, was, s) for s in more)
                case "withdrawn" if was is not None:
                    yield (seat, wager, was, None)


_ALONE = 2
"""Ante and Play: a house with no other wager."""


def _stands(stage: Stage, change: Change) -> bool:
    """True if the changed bets would be valid, so that only the moment is wrong."""
    seat, wager, _, now = change
    stakes = {each: stake for each, stake in seat.stakes.items() if each is not wager}
    if now is not None:
        stakes[wager] = now
    if not stakes and len(stage.house.rules.wagers) == _ALONE:
        return True  # whoever takes back the only wager there is has no hand
    return not breaches(stage.house.rules, _with(stage.round_, replace(seat, stakes=stakes)))


def _with(round_: Round, seat: Seat) -> Round:
    seats = tuple(seat if each.number == seat.number else each for each in round_.seats)
    return replace(round_, seats=seats)


def _change_words(
    stage: Stage, seat: int, wager: Wager, was: Money | None, now: Money | None
) -> str:
    place, spot = stage.headed(seat), stage.spot(wager)
    if now is None:
        amount = stage.money(was or NOTHING)
        return say(
            "{place} takes back the {amount} from {wager}.",
            place=place,
            amount=amount,
            wager=spot,
        )
    if was is None:
        amount = stage.money(now)
        return say("{place} places {amount} on {wager}.", place=place, amount=amount, wager=spot)
    return say(
        "{place} raises {wager} from {was} to {now}.",
        place=place,
        wager=spot,
        was=stage.money(was),
        now=stage.money(now),
    )


# ---------------------------------------------------------------------------- cash and credit


def tender(stage: Stage) -> Incident:
    moment = stage.before_cards()
    seat = stage.a_seat()
    wager = stage.one_of([each for each in stage.house.rules.wagers if each is not Wager.PLAY])
    amount = stage.stream.choice((Money(2000), Money(5000), Money(10000)))
    kind = Tender(stage.facts[Fact.TENDER])
    words = stage.stream.choice(_tender_words(kind, bet=stage.so(Fact.BET)))
    sentence = say_phrase(
        words, place=stage.headed(seat.number), spot=stage.spot(wager), amount=stage.money(amount)
    )
    was = seat.stakes.get(wager)
    lies = stage.so(Fact.BET) or kind is Tender.CHIPS
    seen = IncidentSeen(said=(IncidentSaid(seat.number, sentence),))
    if lies:
        seen = IncidentSeen(wagers=(WagerSeen(seat.number, wager, was, amount, kind),))
    elif kind is Tender.CASH:
        seen = IncidentSeen(beside=((seat.number, amount),))
    return stage.happens(moment, seen, sentence, places=(seat.number,), wager=wager)


def _tender_words(kind: Tender, *, bet: bool) -> tuple[Phrase, ...]:
    match kind, bet:
        case Tender.CASH, True:
            return (
                phrase("{place} puts a {amount} note on {spot} as a bet."),
                phrase("{place} bets {amount} in coins on {spot}."),
            )
        case Tender.CREDIT, True:
            return (
                phrase("{place} wants {amount} on {spot} written down and paid later."),
                phrase("{place} says that the house should lend {amount} for {spot}."),
            )
        case Tender.CASH, False:
            return (
                phrase("{place} lays {amount} beside the spots and asks for chips."),
                phrase("{place} changes a {amount} note before betting."),
            )
        case Tender.CREDIT, False:
            return (
                phrase("{place} asks where to get {amount} on credit."),
                phrase("{place} says that a friend still owes {amount}."),
            )
    return (
        phrase("{place} bets {amount} on {spot} in chips."),
        phrase("{place} makes up {amount} on {spot} from chips of another colour."),
    )


# ------------------------------------------------------------------------------ words and hands


def side_bet(stage: Stage) -> Incident:
    first, second = stage.stream.sample([seat.number for seat in stage.round_.seats], 2)
    moment = stage.after(StepKind.CHECK_BETS, *IN_PLAY)
    words = say_phrase(Phrase(stage.one_of(stage.line.said)))
    sentence = say(
        '{first} to {second}: "{words}"',
        first=stage.headed(first),
        second=stage.place(second),
        words=words,
    )
    aside = ((first, _BETWEEN_PLAYERS), (second, _BETWEEN_PLAYERS)) if stage.so(Fact.BET) else ()
    seen = IncidentSeen(said=(IncidentSaid(first, words),), aside=aside)
    return stage.happens(moment, seen, sentence, places=(first, second))


def dispute(stage: Stage) -> Incident:
    """A player who has been asked argues while others have not been."""
    offers = [at for at, step in enumerate(stage.steps) if step.kind is StepKind.OFFER]
    moment = 1 + stage.one_of(offers[:-1])
    asked = {step.seat for step in stage.steps[:moment] if step.kind is StepKind.OFFER}
    words = stage.one_of(stage.line.said)
    fits = next((fits for part, fits in _SUITS.items() if part in words), attrgetter("played"))
    seat = stage.a_seat(lambda seat: seat.number in asked and fits(seat))
    return _says(stage, moment, seat, words=words)


def _folds(seat: Seat) -> bool:
    return seat.folded


# What must lie at the seat of a player who says so; other words are those of players who play.
_SUITS: Mapping[str, Callable[[Seat], bool]] = {
    "fold": _folds,
    "play after all": _folds,
    "still deciding": _folds,
    "My Pair Plus": lambda seat: Wager.PAIR_PLUS in seat.stakes,
    "my Prime": lambda seat: Wager.PRIME in seat.stakes,
}


def talk(stage: Stage) -> Incident:
    return _says(stage, stage.after(StepKind.OFFER), stage.a_seat())


def claim(stage: Stage) -> Incident:
    match stage.facts[Fact.CLAIM]:
        case "ante_without_game":
            return _asks_for_ante(stage)
        case "ante_of_redeal":
            before, seen = (
                say("A redeal has been ruled, and the cards are being taken back."),
                IncidentSeen(),
            )
        case _:
            before = say("A foreign card was found. The round is void, and wagers go back.")
            card = stage.stream.choice(DECK)
            seen = IncidentSeen(
                hands=(HandSeen(stage.a_seat().number, up=(card,)),), foreign=(card,)
            )
    return _says(stage, stage.after(*IN_PLAY), stage.a_seat(_has_ante), before, seen=seen)


def _asks_for_ante(stage: Stage) -> Incident:
    if read_dealer(stage.house.rules, stage.round_.dealer).qualifies:
        raise NotHere
    return _says(stage, stage.after_last(*SHOWN), stage.a_seat(lambda seat: seat.played))


def _has_ante(seat: Seat) -> bool:
    return Wager.ANTE in seat.stakes


def _says(
    stage: Stage,
    moment: int,
    seat: Seat,
    *before: str,
    seen: IncidentSeen = _NOTHING_ELSE,
    words: str = "",
) -> Incident:
    words = say_phrase(Phrase(words or stage.one_of(stage.line.said)))
    seen = replace(seen, said=(IncidentSaid(seat.number, words),))
    sentence = say('{place}: "{words}"', place=stage.headed(seat.number), words=words)
    return stage.happens(moment, seen, *before, sentence, places=(seat.number,))


_OFF_VIEW = (
    phrase("{place} holds the cards in the lap, below the table's edge."),
    phrase("{place} turns away from the table with the cards in hand."),
    phrase("{place} gets up and takes the cards along."),
)
_IN_VIEW = (phrase("{place} holds the cards above the table, in the dealer's sight."),)
_SLEEVE = phrase("{place} hides one of the cards under a sleeve.")
_SPREAD = phrase("{place} spreads the cards on the felt, face down.")


def off_table(stage: Stage) -> Incident:
    seat = stage.a_seat(lambda seat: not seat.closed).number
    off = stage.so(Fact.OFF_TABLE)
    words = stage.stream.choice((*_OFF_VIEW, _SLEEVE) if off else (*_IN_VIEW, _SPREAD))
    cards = 2 if words is _SLEEVE else 3
    seen = IncidentSeen(hands=(HandSeen(seat, cards, held=words not in (_SLEEVE, _SPREAD)),))
    sentence = say_phrase(words, place=stage.headed(seat))
    return stage.happens(stage.after(StepKind.OFFER), seen, sentence, places=(seat,))


_WITH_ANTE = phrase("{place}, with an Ante, picks up the cards and looks.")
_WITHOUT = phrase("{place}, on Pair Plus alone, picks up the cards and looks.")


def hand_touched(stage: Stage) -> Incident:
    moment, seat = _touched(stage)
    words = say_phrase(_WITH_ANTE if _has_ante(seat) else _WITHOUT, place=stage.headed(seat.number))
    seen = IncidentSeen(hands=(HandSeen(seat.number, held=True),))
    return stage.happens(moment, seen, words, _stage_words(stage), places=(seat.number,))


def _stage_words(stage: Stage) -> str:
    match stage.facts[Fact.STAGE]:
        case "before_release":
            return say("The dealer has not yet permitted it.")
        case "deciding":
            return say("The dealer has permitted players to touch the cards.")
        case _ if stage.so(Fact.ANTE):
            return say("The Play wager has been placed already.")
        case _:
            return say("Players with an Ante are being offered the Play wager.")


def _touched(stage: Stage) -> tuple[int, Seat]:
    """The moment and the seat; a seat that has cards by then."""
    ante = stage.so(Fact.ANTE)
    match stage.facts[Fact.STAGE]:
        case "before_release":
            moment = stage.after(*DELIVERIES, *FINISHING[:-1])
            seat = stage.a_seat(
                lambda each: _has_ante(each) is ante and stage.delivered(moment, each.number) > 0
            )
        case "deciding":
            moment = stage.after_last(*FINISHING)
            seat = stage.a_seat(lambda each: _has_ante(each) is ante)
        case _:
            seat = stage.a_seat(lambda each: _has_ante(each) is ante and (each.played or not ante))
            moment = _after_offer(stage, seat) if ante else stage.after(StepKind.OFFER)
    return moment, seat


def _after_offer(stage: Stage, seat: Seat) -> int:
    places = enumerate(stage.steps)
    return next(
        at + 1
        for at, step in places
        if step.kind is StepKind.OFFER and step.action.place == seat.number
    )


def hand_placed(stage: Stage) -> Incident:
    """A hand that belongs in the Play area and lies elsewhere, or one that need not be there."""
    ante, placed = stage.so(Fact.ANTE), stage.facts[Fact.PLACED] == "play_area"
    seat = stage.a_seat(lambda each: _has_ante(each) is ante and (each.played or not ante))
    ranking = stage.house.rules.ranking
    low = ranking.category(ranking.strength(seat.cards)) is Category.HIGH_CARD
    if low is not (stage.facts[Fact.HAND] == "high_card"):
        raise NotHere
    moment = _after_offer(stage, seat) if ante else stage.after_last(StepKind.OFFER)
    sentence = say_phrase(_PLACED[ante, placed], place=stage.headed(seat.number))
    seen = IncidentSeen(hands=(HandSeen(seat.number, in_play=placed),))
    if ante:
        return stage.happens(moment, seen, sentence, places=(seat.number,))
    words = say("No pair.") if low else say("I have a pair or better.")
    seen = replace(seen, said=(IncidentSaid(seat.number, words),))
    says = say('{place}: "{words}"', place=stage.headed(seat.number), words=words)
    return stage.happens(moment, seen, says, sentence, places=(seat.number,))


_PLACED = {
    (True, True): phrase("{place} plays. The cards lie in the Play area, the wager on top."),
    (True, False): phrase("{place} plays. The cards lie where they were dealt, not under Play."),
    (False, True): phrase("{place}, on Pair Plus alone, puts cards in the Play area."),
    (False, False): phrase("{place}, on Pair Plus alone, leaves the cards where they lie."),
}
