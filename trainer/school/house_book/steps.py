"""The chapter of the round: every step in words, its order, and the order of wagers and seats."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import (
    DealBy,
    DealerPlays,
    Direction,
    Misdeal,
    Precedence,
    Procedure,
    SeatOrder,
    StepKind,
    StepWhen,
    Within,
)
from trainer.game.house_words import DealerWord
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import players, spot
from trainer.school.house_book.sections import BookSection, Entry
from trainer.school.house_book.tables import any_of
from trainer.wording import phrase, say, say_list, say_phrase

_DO = {
    StepKind.PLACE_YOUR_BETS: phrase('Announce "Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('Announce "No more bets"'),
    StepKind.DEAL_DEALER: phrase("Deal the dealer's cards"),
    StepKind.RACK_STUB: phrase("Put the stub in the discard rack"),
    StepKind.COVER_DEALER: phrase("Cover the dealer's hand with the cut card"),
    StepKind.RELEASE_CARDS: phrase("Let the {players} touch their cards"),
    StepKind.COLLECT: phrase("Collect what the folds forfeit"),
    StepKind.REVEAL_DEALER: phrase("Reveal the dealer's hand"),
    StepKind.CALL_DEALER: phrase("Call the dealer's hand"),
    StepKind.REVEAL: phrase("Reveal the players' hands"),
    StepKind.CALL_STAND_OFF: phrase("Declare a stand-off where hands are equal"),
    StepKind.TAKE: phrase("Take the losing wagers"),
    StepKind.PAY: phrase("Pay the winning wagers"),
    StepKind.CLEAR: phrase("Pick up the cards"),
}
_DONE = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets" has been announced'),
    StepKind.CHECK_BETS: phrase("the bets are checked"),
    StepKind.NO_MORE_BETS: phrase('"No more bets" has been announced'),
    StepKind.DEAL: phrase("all cards are dealt"),
    StepKind.DEAL_DEALER: phrase("the dealer's cards are dealt"),
    StepKind.RACK_STUB: phrase("the stub is racked"),
    StepKind.COVER_DEALER: phrase("the dealer's hand is covered"),
    StepKind.RELEASE_CARDS: phrase("the {players} may touch their cards"),
    StepKind.OFFER: phrase("the decision is made"),
    StepKind.COLLECT: phrase("the fold is collected"),
    StepKind.TUCK: phrase("the cards are tucked"),
    StepKind.REVEAL_DEALER: phrase("the dealer's hand is revealed"),
    StepKind.CALL_DEALER: phrase("the dealer's hand is called"),
    StepKind.REVEAL: phrase("the hand is revealed"),
    StepKind.CALL_STAND_OFF: phrase("the stand-off is declared"),
    StepKind.TAKE: phrase("the losing wagers are taken"),
    StepKind.PAY: phrase("the winning wagers are paid"),
    StepKind.CLEAR: phrase("the cards are picked up"),
}
_AT_EVERY_SEAT = {
    StepKind.OFFER: phrase("every decision is made"),
    StepKind.COLLECT: phrase("every fold is collected"),
    StepKind.TUCK: phrase("every fold that stays is tucked"),
    StepKind.REVEAL: phrase("every hand is revealed"),
    StepKind.TAKE: phrase("every losing wager is taken"),
    StepKind.PAY: phrase("every winning wager is paid"),
    StepKind.CLEAR: phrase("all cards are picked up"),
}


_AT_ONCE = phrase("Deal, three cards to a hand")
_DEAL = {
    DealBy.CARD: phrase("Deal, one card at a time"),
    DealBy.EITHER: phrase("Deal, three cards to a hand or one at a time around"),
}


def step_words(rules: HouseRules, procedure: Procedure, kind: StepKind) -> str:
    """The step in words: ``Check the bets``, ``Deal, one card at a time``."""
    match kind:
        case StepKind.DEAL:
            return say_phrase(_DEAL.get(procedure.deal_by, _AT_ONCE))
        case StepKind.OFFER:
            play, ante = spot(rules, Wager.PLAY), spot(rules, Wager.ANTE)
            return say("Offer {play} to each hand with {ante}", play=play, ante=ante)
        case StepKind.TUCK:
            staying = [side.wager for side in rules.sides if not side.folded.forfeits]
            return say("Tuck a folded hand under its {wagers}", wagers=any_of(rules, staying))
        case _:
            return rules.say(_DO[kind], players=players(rules))


def done_words(rules: HouseRules, kind: StepKind, within: Within) -> str:
    """The finished step in words: ``the stub is racked``; over the whole table, or at one seat."""
    everywhere = _AT_EVERY_SEAT.get(kind) if within is Within.TABLE else None
    return rules.say(everywhere or _DONE[kind], players=players(rules))


_AFTER = {
    Within.TABLE: phrase("after {done}"),
    Within.SEAT: phrase("after {done}, at that place"),
    Within.GAMBLER: phrase("after {done}, at that gambler's boxes"),
}


def after_words(rules: HouseRules, kind: StepKind, within: Within) -> str:
    """The time at which a step may come: ``after the stub is racked``."""
    return say_phrase(_AFTER[within], done=done_words(rules, kind, within))


_WAY = {
    Direction.LEFT_TO_RIGHT: phrase("from left to right"),
    Direction.RIGHT_TO_LEFT: phrase("from right to left"),
}
_WHEN = {
    DealerPlays.QUALIFIED: phrase("{way}, when the dealer qualifies"),
    DealerPlays.NOT_QUALIFIED: phrase("{way}, when the dealer does not qualify"),
}
_WHEN_GAME = {
    DealerPlays.QUALIFIED: phrase("{way}, when the dealer has a game"),
    DealerPlays.NOT_QUALIFIED: phrase("{way}, when the dealer has no game"),
}


def in_order(rules: HouseRules, procedure: Procedure) -> tuple[BookSection, ...]:
    """Every step with the steps that must be done before it; then the order of wagers and of
    seats."""
    any_order = say("in any order")
    steps = tuple(_step(rules, procedure, kind) for kind in StepKind if kind in procedure.steps)
    inside = tuple(_inside(rules, procedure))
    around = tuple(_around(rules, procedure, order) for order in procedure.seat_order)
    around += tuple(_own_pass(rules, procedure))
    stops = tuple(_stops(procedure))
    return (
        BookSection("step", say("Step by step"), steps, say("not ordered"), speaks=True),
        BookSection("inside", say("The wagers of one hand"), inside, any_order, _open(inside)),
        BookSection("around", say("Around the table"), around, any_order, _open(around)),
        BookSection("stops", say("What stops the round"), stops, say("not named")),
    )


def _own_pass(rules: HouseRules, procedure: Procedure) -> Iterator[Entry]:
    own = procedure.own_pass
    if own is not None:
        what = say("{wager} in a pass of its own", wager=spot(rules, own.wager))
        yield Entry("around.own_pass", what, say("a minor mistake, never more"), (own.source,))


MISDEALS = {
    Misdeal.NO_WAGER: phrase("Cards to a place without a wager"),
    Misdeal.NO_WAGER_HANDLED: phrase(
        "Cards to a place without a wager, once players have handled theirs"
    ),
    Misdeal.COUNT: phrase("A wrong number of cards to a player"),
    Misdeal.COUNT_HANDLED: phrase(
        "Wrong number of cards to a player, once players have handled theirs"
    ),
    Misdeal.DEALERS_COUNT: phrase("A wrong number of cards to the dealer"),
    Misdeal.SHOWN: phrase("A player's cards shown during the deal"),
    Misdeal.DEALERS_SHOWN: phrase("The dealer's cards shown during the deal"),
}


def _stops(procedure: Procedure) -> Iterator[Entry]:
    for misdeal, rule in procedure.misdeals.items():
        says = misdeal_says(rule.ruling)
        if rule.from_cards > 1:
            says = say("{ruling}, from {count} cards on", ruling=says, count=rule.from_cards)
        yield Entry(f"stops.{misdeal}", say_phrase(MISDEALS[misdeal]), says, (rule.source,))


def misdeal_says(ruling: Ruling) -> str:
    """The fate of the round after a misdeal, in words."""
    return say("does not stop the round") if ruling is Ruling.PLAY_ON else ruling.words


def _open(entries: tuple[Entry, ...]) -> str:
    return "" if entries else say("The house orders nothing here: any order is right.")


def _step(rules: HouseRules, procedure: Procedure, kind: StepKind) -> Entry:
    before = tuple(_before(rules, order) for order in procedure.order if _then(order) is kind)
    what = step_words(rules, procedure, kind)
    when = procedure.only_when.get(kind)
    says = "" if when is None else when_words(when)
    return Entry(f"step.{kind}", what, says, (procedure.steps[kind],), parts=before)


_STEP_WHEN = {StepWhen.CONTESTED: phrase("only where a bet in play depends on it")}


def when_words(when: StepWhen) -> str:
    """The rounds in which a step is due that is not due in all."""
    return say_phrase(_STEP_WHEN[when])


def _then(order: Precedence) -> StepKind:
    """The step above it: dealing to the dealer is part of the deal."""
    return StepKind.DEAL if order.then is StepKind.DEAL_DEALER else order.then


def _before(rules: HouseRules, order: Precedence) -> Entry:
    key = f"before.{order.first}.{order.then}.{order.within}"
    return Entry(key, after_words(rules, order.first, order.within), sources=(order.source,))


def _inside(rules: HouseRules, procedure: Procedure) -> Iterator[Entry]:
    for order in procedure.wager_order:
        wagers = say_list([spot(rules, wager) for wager in order.wagers], "")
        what = step_words(rules, procedure, order.step)
        key = ".".join(("inside", order.step, *order.wagers))
        yield Entry(key, what, wagers, (order.source,))


def _around(rules: HouseRules, procedure: Procedure, order: SeatOrder) -> Entry:
    """One entry for the order of seats, and in it each part of the work that is finished at one
    seat before the next."""
    way = say_phrase(_WAY[order.direction])
    if order.within is Within.GAMBLER:
        way = say("{way} among one gambler's boxes", way=way)
    if order.wagers:
        of = say_list([spot(rules, wager) for wager in order.wagers], "")
        way = say("{way}, {wagers}", way=way, wagers=of)
    if order.when is not None:
        of_game = rules.words.dealer is DealerWord.GAME
        way = say_phrase((_WHEN_GAME if of_game else _WHEN)[order.when], way=way)
    key = f"around.{'.'.join(order.steps)}"
    if len(order.steps) == 1:
        what = step_words(rules, procedure, order.steps[0])
        return Entry(key, what, way, (order.source,))
    parts = tuple(
        Entry(f"{key}.{kind}", step_words(rules, procedure, kind), way, (order.source,))
        for kind in order.steps
    )
    what = say("One hand is finished before the next")
    return Entry(key, what, way, (order.source,), parts=parts)
