"""The explanation of an act that is not due here, or was already done."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.comparison import CALL_SUPERVISOR
from trainer.dealing.finding import Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.game.hands import strength_words
from trainer.game.pay import PayTable
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.why_duties import counted, dealt_to_nobody, shown_in_the_deal
from trainer.marking.why_order import out_of_order
from trainer.marking.words import (
    act_done,
    at_seat,
    capital,
    category_words,
    corrected,
    money,
    paragraph,
    spot,
)
from trainer.wording import say, say_list


def needless(verdict: Verdict, finding: Finding) -> str:
    """An act that nothing asks for: what is wrong with it."""
    action = Action.parse(finding.got or "")
    if action == CALL_SUPERVISOR:
        return say("You called the supervisor. There is nothing to rule on: play goes on.")
    if action.word == "place_your_bets":
        return say('You said "Place your bets" when bets were closed. That misleads the players.')
    return paragraph(_done_needlessly(verdict, finding, action), corrected(finding))


def _done_needlessly(verdict: Verdict, finding: Finding, action: Action) -> str:
    if finding.again:
        return _again(verdict, finding, action)
    number = action.place
    if number not in (None, DEALER) and verdict.script.round_.seat(number) is None:
        return _empty_place(verdict, action, put_right=finding.grave)
    if action.wager is not None:
        return _no_such_wager(verdict, finding, action, action.wager)
    return _not_due(verdict, finding, action)


# ------------------------------------------------------------------------------ again


def _again(verdict: Verdict, finding: Finding, action: Action) -> str:
    rules = verdict.script.house.rules
    if action.verb is Verb.DEAL:
        return paragraph(counted(verdict, action), say("Every hand in the round gets three."))
    if finding.cards:
        return shown_in_the_deal(rules, action)
    if finding.grave:
        done = say("You {done} too soon.", done=act_done(rules, action))
        return paragraph(done, say("Every hand plays or folds first."))
    if finding.rival is not None:
        return out_of_order(verdict, finding)
    if action.wager is None:
        done = say("You {done} a second time.", done=act_done(rules, action))
        return paragraph(done, say("Once is enough."))
    name = spot(rules, action.wager)
    if action.verb is Verb.TAKE and finding.line is not None and finding.line.forfeited:
        return say("You took the {wager} again. It was collected with the fold.", wager=name)
    if action.verb is Verb.TAKE:
        return say("You took the {wager} twice. It was settled already.", wager=name)
    paid = money(rules, action.amount) if action.amount is not None else ""
    return say("You paid the {wager} again: {amount} too much. It was settled already.",
               wager=name, amount=paid)  # fmt: skip


# ------------------------------------------------------------------------ nobody there


def _empty_place(verdict: Verdict, action: Action, *, put_right: bool) -> str:
    rules = verdict.script.house.rules
    if action.verb is Verb.DEAL:
        return dealt_to_nobody(verdict, put_right=put_right)
    return say(
        "You {done}. Nobody bets there in this round.",
        done=act_done(rules, action),
    )


# --------------------------------------------------------------------- no such wager


def _no_such_wager(verdict: Verdict, finding: Finding, action: Action, wager: Wager) -> str:
    rules = verdict.script.house.rules
    name, place = spot(rules, wager), capital(at_seat(rules, action.place))
    if wager is Wager.ANTE_BONUS:
        return _no_bonus(verdict, action, place)
    if wager is Wager.ENVY_BONUS:
        return paragraph(_no_envy(verdict, action, place), not_envied(rules, finding))
    if wager not in rules.wagers:
        offered = [spot(rules, each) for each in rules.wagers]
        return say(
            "This house has no {wager}. Its wagers are {wagers}.",
            wager=wager.words,
            wagers=say_list(offered),
        )
    seat = verdict.script.round_.seat(action.place)
    if wager is Wager.PLAY and seat is not None and seat.folded:
        return say("{place} folded: there is no {wager}.", place=place, wager=name)
    return say("{place} has no {wager}: there is nothing to settle.", place=place, wager=name)


def _no_bonus(verdict: Verdict, action: Action, place: str) -> str:
    rules, round_ = verdict.script.house.rules, verdict.script.round_
    seat, settled = (
        round_.seat(action.place),
        verdict.script.settlement.seat(action.place),
    )
    known = {
        "place": place,
        "bonus": spot(rules, Wager.ANTE_BONUS),
        "ante": spot(rules, Wager.ANTE),
    }
    if seat is None or settled is None or Wager.ANTE not in seat.stakes:
        return say("{place} has no {ante}, so it earns no {bonus}.", **known)
    if seat.folded:
        return say("{place} folded: a lost {ante} earns no bonus.", **known)
    hand = strength_words(rules.ranking, settled.strength)
    least = _least_bonus(rules.at_table(round_.placard))
    return say(
        "{hand} earns no {bonus}: {least} is the least.",
        hand=capital(hand),
        least=least,
        **known,
    )


def _least_bonus(rules: HouseRules) -> str:
    table = rules.ante_bonus.table
    assert isinstance(table, PayTable), "the placard hangs"
    paid = {row.hand.value for row in table.rows}
    ranked = [each for each in rules.ranking.order if each.value in paid]
    return category_words(ranked[-1]) if ranked else ""


def _no_envy(verdict: Verdict, action: Action, place: str) -> str:
    rules = verdict.script.house.rules
    seat = verdict.script.round_.seat(action.place)
    if rules.envy is None:
        return say("This house has no {wager}.", wager=Wager.ENVY_BONUS.words)
    if seat is None or rules.envy.paid_with not in seat.stakes:
        needed = spot(rules, rules.envy.paid_with)
        return say("{place} has no {wager}, so no {bonus}.", place=place, wager=needed,
                   bonus=spot(rules, Wager.ENVY_BONUS))  # fmt: skip
    known = {
        "ante": spot(rules, rules.envy.holder_needs),
        "bonus": spot(rules, Wager.ENVY_BONUS),
    }
    paid = {row.hand.value for row in rules.envy.table.rows}
    ranked = [each for each in rules.ranking.order if each.value in paid]
    if ranked:
        return say(
            "No other player with an {ante} holds {least} or better. No {bonus} is due.",
            least=category_words(ranked[-1]),
            **known,
        )
    return say(
        "No other player with an {ante} holds A-K-Q of one suit. No {bonus} is due.", **known
    )


def not_envied(rules: HouseRules, finding: Finding) -> str:
    """Why a hand that is on the table gives no Envy Bonus; empty if there is none."""
    if rules.envy is not None and finding.source is rules.envy.without:
        return say("A hand with only a {wager} gives none.", wager=spot(rules, Wager.PAIR_PLUS))
    if rules.envy is not None and finding.source is rules.envy.own_hand.source:
        return say("Nobody is paid for their own hand.")
    return ""


# ------------------------------------------------------------------------- not due here


def _not_due(verdict: Verdict, finding: Finding, action: Action) -> str:
    rules = verdict.script.house.rules
    settled = verdict.script.settlement.seat(action.place)
    known = {
        "place": capital(at_seat(rules, action.place)),
        "there": at_seat(rules, action.place),
        "done": act_done(rules, action),
        "bonus": spot(rules, Wager.SIX_CARD_BONUS),
    }
    seat = verdict.script.round_.seat(action.place)
    match action.verb:
        case Verb.COLLECT:
            words = say("You collected a fold at {there}. Nobody folded there.", **known)
            live = finding.money or finding.grave
            stay = say("Bets and cards stay until the hands are compared.") if live else ""
            return paragraph(words, stay)
        case Verb.TUCK if Wager.SIX_CARD_BONUS not in rules.wagers:
            return say("You tucked the cards at {there}. This house tucks no cards.", **known)
        case Verb.TUCK if seat is not None and not seat.folded:
            return say("You tucked the cards at {there}. Only a folded hand is tucked.", **known)
        case Verb.TUCK:
            return say(
                "You tucked the cards at {there}. No {bonus} of that hand is in play.", **known
            )
        case Verb.REVEAL | Verb.CLEAR if settled is not None:
            return say("You {done}. Nothing was left there after the fold.", **known)
        case Verb.OFFER if _over(verdict):
            return say("You {done}. The players had already decided.", **known)
        case Verb.DEAL | Verb.CHECK | Verb.ANNOUNCE | Verb.RACK if _over(verdict):
            return say("You {done}. The deal was over by then.", **known)
        case Verb.OFFER:
            return say("You {done}. Only a hand with an {ante} plays or folds.",
                       ante=spot(rules, Wager.ANTE), **known)  # fmt: skip
        case _:
            return say("You {done}. This house does not ask for it.", **known)


def _over(verdict: Verdict) -> bool:
    """True if the round was taken up at its settlement."""
    return not any(step.kind is StepKind.DEAL for step in verdict.script.steps)
