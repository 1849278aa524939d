"""The explanation of steps in a wrong order: the step too soon, and the one that must come
first."""

from __future__ import annotations

from msgspec.structs import replace

from trainer.dealing.finding import Finding, Verdict
from trainer.dealing.procedure import Step, StepKind
from trainer.game.wagers import Wager
from trainer.marking.why_duties import fold_rule, shown_in_the_deal
from trainer.marking.words import act_done, at_seat, capital, equal_hands, paragraph, players, spot
from trainer.wording import phrase, say, say_list, say_phrase


def out_of_order(verdict: Verdict, finding: Finding) -> str:
    """Two swapped steps, or two swapped seats."""
    own = verdict.script.house.procedure.own_pass
    if own is not None and finding.source == own.source:
        return say(
            "You settled the {wager} in a pass of its own. It goes with the hand's other wagers.",
            wager=spot(verdict.script.house.rules, own.wager),
        )
    first, then = in_order(finding)
    if finding.cards and then.kind is StepKind.REVEAL:
        return shown_in_the_deal(verdict.script.house.rules, then.action)
    if {first.kind, then.kind} <= _DEALS:
        return _deals_swapped(verdict, first, then)
    if _unfinished(finding, first, then):
        return _finish_first(verdict, first, then)
    whole = len(finding.moved) > 1 and finding.wager is None
    if first.kind is then.kind is StepKind.REVEAL and not whole:
        return paragraph(_too_soon(verdict, first, then), _settle_from(verdict, first, then))
    if first.seat and then.seat and first.seat != then.seat and (whole or _settling(first, then)):
        return _seats_swapped(verdict, first, then)
    if first.kind is then.kind and first.kind in (StepKind.TAKE, StepKind.PAY):
        return _wagers_swapped(verdict, first, then)
    if first.kind is then.kind is StepKind.OFFER:
        return _offers_swapped(verdict, first, then)
    return paragraph(_too_soon(verdict, first, then), _comes_first(verdict, first, then))


def _unfinished(finding: Finding, first: Step, then: Step) -> bool:
    """One seat was begun before another was finished, and no whole seat was moved."""
    whole = len(finding.moved) > 1 and finding.wager is None and not finding.seats
    return (
        first.seat != then.seat
        and not whole
        and _settling(first, then)
        and (first.kind is not then.kind or first.kind is StepKind.CLEAR)
    )


def _finish_first(verdict: Verdict, first: Step, then: Step) -> str:
    rules = verdict.script.house.rules
    known = {"first": at_seat(rules, first.seat), "then": at_seat(rules, then.seat)}
    done = say("You went on to {then} before {first} was finished.", **known)
    if not _picked_up_first(verdict):
        return paragraph(done, _settle_from(verdict, first, then))
    return paragraph(done, say("Settle a hand and pick it up before revealing the next."))


def _picked_up_first(verdict: Verdict) -> bool:
    """True if the house picks up one seat's cards before it goes on to the next seat."""
    orders = verdict.script.house.procedure.seat_order
    return any(StepKind.CLEAR in order.steps for order in orders)


def in_order(finding: Finding) -> tuple[Step, Step]:
    """The two steps in the house's order."""
    step, rival = finding.due, finding.rival
    assert step is not None, "a step that moved"
    assert rival is not None, "another that it jumped over"
    return (step, rival) if finding.due_first else (rival, step)


_DEALS = {StepKind.DEAL, StepKind.DEAL_DEALER}
_BEFORE_THE_DEAL = {StepKind.PLACE_YOUR_BETS, StepKind.CHECK_BETS, StepKind.NO_MORE_BETS}
_SETTLING = {StepKind.REVEAL, StepKind.TAKE, StepKind.PAY, StepKind.CLEAR}


def _settling(first: Step, then: Step) -> bool:
    return {first.kind, then.kind} <= _SETTLING


# ------------------------------------------------------------------------ of one kind


def _seats_swapped(verdict: Verdict, first: Step, then: Step) -> str:
    rules = verdict.script.house.rules
    done = say(
        "You settled {then} before {first}.",
        then=at_seat(rules, then.seat),
        first=at_seat(rules, first.seat),
    )
    return paragraph(done, _settle_from(verdict, first, then))


def _settle_from(verdict: Verdict, first: Step, then: Step) -> str:
    place = at_seat(verdict.script.house.rules, first.seat)
    assert first.seat is not None, "both steps are at seats"
    assert then.seat is not None, "both steps are at seats"
    if first.seat > then.seat:
        return say("Settle from the right: {place} comes first.", place=place)
    return say("Settle from the left: {place} comes first.", place=place)


def _wagers_swapped(verdict: Verdict, first: Step, then: Step) -> str:
    rules = verdict.script.house.rules
    order = [spot(rules, each) for each in rules.wagers]
    known = {
        "first": spot(rules, first.wager or Wager.ANTE),
        "then": spot(rules, then.wager or Wager.ANTE),
        "wagers": say_list(order),
    }
    if first.kind is StepKind.TAKE:
        return say("You took the {then} before the {first}. Take in the order {wagers}.", **known)
    return say("You paid the {then} before the {first}. Pay in the order {wagers}.", **known)


def _offers_swapped(verdict: Verdict, first: Step, then: Step) -> str:
    rules, round_ = verdict.script.house.rules, verdict.script.round_
    seats = [round_.seat(each.seat) for each in (first, then)]
    one_player = len({seat.owner for seat in seats if seat is not None}) == 1
    done = say(
        "You offered {play} at {then} before {first}.",
        play=spot(rules, Wager.PLAY),
        then=at_seat(rules, then.seat),
        first=at_seat(rules, first.seat),
    )
    if one_player:
        return paragraph(
            done, say("The same person decides at {place} first.", place=at_seat(rules, first.seat))
        )
    return paragraph(
        done,
        say("Go from the dealer's left: {place} comes first.", place=at_seat(rules, first.seat)),
    )


def _deals_swapped(verdict: Verdict, first: Step, then: Step) -> str:
    rules = verdict.script.house.rules
    done = say(
        "You dealt to {then} before {first}.",
        then=_whose(verdict, then),
        first=_whose(verdict, first),
    )
    if first.kind is StepKind.DEAL_DEALER:
        return paragraph(done, say("Each time around ends with the dealer's card."))
    if then.kind is StepKind.DEAL_DEALER:
        return paragraph(done, say("The dealer comes last."))
    if (first.seat or 0) > (then.seat or 0):
        known = {"first": at_seat(rules, first.seat), "then": at_seat(rules, then.seat)}
        again = say("You dealt to {then} again before {first} had its card.", **known)
        return paragraph(again, say("One card at a time goes around to everybody."))
    return paragraph(
        done, say("Deal to the {players} from the left, the dealer last.", players=players(rules))
    )


def _whose(verdict: Verdict, step: Step) -> str:
    if step.kind is StepKind.DEAL_DEALER:
        return say("the dealer")
    return at_seat(verdict.script.house.rules, step.seat)


# ----------------------------------------------------------------------- of two kinds


def _too_soon(verdict: Verdict, first: Step, step: Step) -> str:
    """The step done too soon, before ``first``; without its amount if only the order is wrong."""
    if step.kind in _DEALS and first.kind in _BEFORE_THE_DEAL:
        return say("You began to deal too soon.")
    done = act_done(verdict.script.house.rules, replace(step.action, amount=None))
    if step.kind is StepKind.CALL_DEALER:
        return say("You declared the dealer's hand too soon.")
    if step.kind is StepKind.CALL_STAND_OFF:
        rules = verdict.script.house.rules
        known = {"equal": equal_hands(rules), "place": at_seat(rules, step.seat)}
        return say("You declared {equal} at {place} too soon.", **known)
    return say("You {done} too soon.", done=done)


def _comes_first(verdict: Verdict, first: Step, then: Step) -> str:
    rules = verdict.script.house.rules
    settled = verdict.script.settlement.seat(first.seat)
    if first.kind is StepKind.COLLECT and then.kind is StepKind.TUCK:
        return say("Collect what the fold gives up first.")
    if first.kind is StepKind.COLLECT and settled is not None:
        place = capital(at_seat(rules, first.seat))
        return paragraph(
            say("{place} folded.", place=place),
            fold_rule(rules, settled),
        )
    if first.kind in (StepKind.TAKE, StepKind.PAY) and then.kind is StepKind.CLEAR:
        return say("They stay until every wager there is settled.")
    return say_phrase(
        _FIRST[first.kind],
        place=at_seat(rules, first.seat),
        there=capital(at_seat(rules, first.seat)),
        wager=spot(rules, first.wager) if first.wager else "",
        play=spot(rules, Wager.PLAY),
        bonus=spot(rules, Wager.SIX_CARD_BONUS),
    )


_FIRST = {
    StepKind.PLACE_YOUR_BETS: phrase('The call "Place your bets" opens the round.'),
    StepKind.CHECK_BETS: phrase("The bets are checked first."),
    StepKind.NO_MORE_BETS: phrase('The call "No more bets" comes before the deal.'),
    StepKind.DEAL: phrase("The deal is finished first."),
    StepKind.DEAL_DEALER: phrase("The dealer gets all three cards first."),
    StepKind.RACK_STUB: phrase("The stub goes to the discard rack first."),
    StepKind.COVER_DEALER: phrase("The cut card is laid on the dealer's hand first."),
    StepKind.RELEASE_CARDS: phrase("Permission to touch the cards comes first."),
    StepKind.OFFER: phrase("{there} plays or folds first."),
    StepKind.COLLECT: phrase("The fold at {place} is collected first."),
    StepKind.TUCK: phrase("The folded hand at {place} is tucked under the {bonus} first."),
    StepKind.REVEAL_DEALER: phrase("The dealer's hand is revealed first."),
    StepKind.CALL_DEALER: phrase("The dealer's hand is declared first."),
    StepKind.REVEAL: phrase("The hand at {place} is revealed first."),
    StepKind.CALL_STAND_OFF: phrase("First the hand at {place} is declared equal."),
    StepKind.TAKE: phrase("Take every losing wager before a winning one is paid."),
    StepKind.PAY: phrase("The {wager} at {place} is paid first."),
    StepKind.CLEAR: phrase("The cards at {place} are picked up first."),
}
