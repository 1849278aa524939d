"""The explanation of a step that was left out."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.finding import Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import in_action
from trainer.game.hands import strength_words
from trainer.game.rules import HouseRules
from trainer.game.settle import SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.words import (
    act_done,
    at_seat,
    capital,
    equal_hands,
    money,
    paragraph,
    players,
    spot,
)
from trainer.wording import phrase, say, say_list, say_phrase


def left_out(verdict: Verdict, finding: Finding) -> str:
    """A duty that was never done: what it is, and its purpose."""
    step = finding.due
    assert step is not None, "what is missing was due"
    match step.kind:
        case StepKind.COLLECT:
            return _fold_left(verdict, finding)
        case StepKind.DEAL | StepKind.DEAL_DEALER:
            return _short_hand(verdict, step.action)
        case _:
            known = _known(verdict, finding.seat)
            if len(finding.seats) < 2:
                return say_phrase(_LEFT_OUT[step.kind], **known)
            known["place"] = verdict.script.house.rules.words.place.numbered(*finding.seats)
            return say_phrase(_LEFT_OUT_AT_SEVERAL.get(step.kind, _LEFT_OUT[step.kind]), **known)


_LEFT_OUT = {
    StepKind.PLACE_YOUR_BETS: phrase(
        'You did not say "Place your bets". The call opens the round.'
    ),
    StepKind.CHECK_BETS: phrase(
        "You did not look over the bets. Every wager is checked before a card is dealt."
    ),
    StepKind.NO_MORE_BETS: phrase(
        'You did not say "No more bets". The call closes the bets before the deal.'
    ),
    StepKind.RACK_STUB: phrase(
        "You did not rack the stub. It goes to the discard rack once all cards are out."
    ),
    StepKind.COVER_DEALER: phrase(
        "You did not lay the cut card on the dealer's hand. It stays there until the reveal."
    ),
    StepKind.RELEASE_CARDS: phrase(
        "You did not allow the cards to be touched. "
        "The {players} wait for the dealer's word or open hand."
    ),
    StepKind.OFFER: phrase(
        "You did not offer {play} at {place}. Everybody with an {ante} plays or folds."
    ),
    StepKind.TUCK: phrase(
        "You did not tuck the cards at {place}. They lie under the {bonus} until it is settled."
    ),
    StepKind.REVEAL_DEALER: phrase(
        "You did not reveal the dealer's hand. Nothing is settled before that."
    ),
    StepKind.CALL_DEALER: phrase("You did not declare the dealer's hand: {hand}."),
    StepKind.REVEAL: phrase(
        "You did not reveal the hand at {place}. That comes before its wagers are settled."
    ),
    StepKind.CALL_STAND_OFF: phrase(
        "You did not declare {equal} at {place}. The two hands are equal."
    ),
    StepKind.CLEAR: phrase(
        "You left the cards at {place}. Pick them up once the wagers there are settled."
    ),
}
_LEFT_OUT_AT_SEVERAL = {
    StepKind.TUCK: phrase(
        "You did not tuck the cards at {place}. "
        "At each they lie under the {bonus} until it is settled."
    ),
    StepKind.REVEAL: phrase(
        "You did not reveal the hands at {place}. That comes before their wagers are settled."
    ),
    StepKind.CALL_STAND_OFF: phrase(
        "You did not declare {equal} at {place}. Each of these hands equals the dealer's."
    ),
}


def _known(verdict: Verdict, seat: int | None) -> dict[str, str]:
    rules = verdict.script.house.rules
    return {
        "place": at_seat(rules, seat),
        "players": players(rules),
        "play": spot(rules, Wager.PLAY),
        "ante": spot(rules, Wager.ANTE),
        "bonus": spot(rules, Wager.SIX_CARD_BONUS),
        "equal": equal_hands(rules),
        "hand": strength_words(rules.ranking, verdict.script.settlement.dealer.strength),
    }


# ------------------------------------------------------------------------------- folds


def _fold_left(verdict: Verdict, finding: Finding) -> str:
    rules = verdict.script.house.rules
    settled = verdict.script.settlement.seat(finding.seat)
    assert settled is not None, "only seats of the round fold"
    place = capital(at_seat(rules, finding.seat))
    left = (
        say("{place} folded, and {amount} was left there.", place=place,
            amount=money(rules, finding.money))
        if finding.money
        else say("{place} folded, and the fold was not collected.", place=place)
    )  # fmt: skip
    return paragraph(left, fold_rule(rules, settled))


def fold_rule(rules: HouseRules, settled: SeatSettlement) -> str:
    """The rule of the moment at which a fold is taken, and of the wagers that go with it."""
    lost = [spot(rules, line.wager) for line in settled.lines if line.forfeited]
    alive = [spot(rules, line.wager) for line in in_action(settled) if not line.wager.is_bonus]
    if not alive:
        return say(
            "Take a fold's {things} before the dealer's hand is revealed.",
            things=say_list([say("cards"), *lost]),
        )
    return say(
        "Take a fold's {things} before the dealer's hand is revealed. "
        "The cards stay for the {alive}.",
        things=say_list(lost),
        alive=say_list(alive),
    )


# ------------------------------------------------------------------------------- cards


def _short_hand(verdict: Verdict, action: Action) -> str:
    return paragraph(counted(verdict, action), say("Every hand in the round gets three."))


def counted(verdict: Verdict, action: Action, cards: int | None = None) -> str:
    """The number of cards at the place of this delivery: ``Seat 3 now has four cards.``"""
    rules = verdict.script.house.rules
    each = 3 if verdict.script.house.procedure.deal_by.deliveries == 1 else 1
    dealt = each * verdict.trace.count(str(Action(Verb.DEAL, action.place)))
    count = dealt if cards is None else cards
    who = say("The dealer") if action.place == DEALER else capital(at_seat(rules, action.place))
    return say_phrase(_COUNTS.get(count, _MANY), place=who, count=count)


_COUNTS = {
    0: phrase("{place} got no cards."),
    1: phrase("{place} has one card."),
    2: phrase("{place} has two cards."),
    4: phrase("{place} now has four cards."),
    5: phrase("{place} now has five cards."),
    6: phrase("{place} now has six cards."),
}
_MANY = phrase("{place} now has {count} cards.")


def dealt_to_nobody(verdict: Verdict, *, put_right: bool = False) -> str:
    """Cards to a place without a wager: a hand, or a single card, which can be put right."""
    if verdict.script.house.procedure.deal_by.deliveries == 1:
        return say("You dealt a hand to a place without a wager. That is a misdeal.")
    if put_right:
        return say("You dealt a card to a place without a wager. It has to be backed up.")
    return say("You dealt a card to a place without a wager. That is a misdeal.")


def shown_in_the_deal(rules: HouseRules, action: Action) -> str:
    """A player's hand turned during the deal at a house where that stops nothing."""
    done = say("You {done} during the deal.", done=act_done(rules, action))
    return paragraph(done, say("The cards are dealt face down."))
