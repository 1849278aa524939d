"""What a trainee is told of an act that stops the round."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.irregularity import Ruling
from trainer.marking.why_duties import counted
from trainer.marking.words import act_done, paragraph
from trainer.wording import phrase, say, say_phrase


def stopped(verdict: Verdict, finding: Finding) -> str:
    """The misdeal, and what becomes of the round by this house."""
    assert finding.stopped is not None, "it stops the round"
    return paragraph(_misdeal(verdict, finding), say_phrase(_FOLLOWS[finding.stopped.ruling]))


def _misdeal(verdict: Verdict, finding: Finding) -> str:
    rules = verdict.script.house.rules
    if finding.code is Code.MISSING and finding.due is not None:
        return counted(verdict, finding.due.action)
    action = Action.parse(finding.got or "")
    if action.verb is Verb.REVEAL:
        done = say("You {done} during the deal.", done=act_done(rules, action))
        if finding.cards == 1:
            return paragraph(done, say("One card was seen."))
        return paragraph(done, say("{count} cards were seen.", count=finding.cards))
    if action.place != DEALER and verdict.script.round_.seat(action.place or 0) is None:
        return say("You dealt a hand to a place without a wager. That is a misdeal.")
    return counted(verdict, action)


_FOLLOWS = {
    Ruling.VOID: phrase("All wagers go back, and the hand is void."),
    Ruling.REDEAL: phrase("The cards are dealt again to all."),
    Ruling.CALL_SUPERVISOR: phrase("Stop the game and call the supervisor."),
}
