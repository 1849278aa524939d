"""The explanation of an act that stops the round."""

from __future__ import annotations

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Misdeal, Part
from trainer.marking.why_duties import counted, dealt_to_nobody
from trainer.marking.words import act_done, at_seat, paragraph
from trainer.wording import phrase, say, say_list, say_phrase


def stopped(verdict: Verdict, finding: Finding) -> str:
    """The misdeal, and what becomes of the round by this house."""
    assert finding.stopped is not None, "it stops the round"
    misdeal = _misdeal(verdict, finding)
    if _could_be_moved(verdict, finding):
        moved = say("Moving the complete hand at once would have put it right.")
        left = say("Left as it lies, the hand is void, and all wagers go back.")
        return paragraph(misdeal, moved, left)
    return paragraph(misdeal, say_phrase(_FOLLOWS[finding.stopped.ruling]))


def _could_be_moved(verdict: Verdict, finding: Finding) -> bool:
    """True if a hand was dealt astray while another place had none yet, and the clause that voids
    the round lets complete hands be moved."""
    house, dealt = verdict.script.house, verdict.trace[: finding.at]
    if finding.code is not Code.UNEXPECTED or house.procedure.deal_by.deliveries != 1:
        return False
    if finding.stopped is None or finding.stopped.ruling is not Ruling.VOID:
        return False
    if verdict.script.part is not Part.WHOLE:
        return False
    if _by_showing(verdict, finding) or house.irregularities is None:
        return False
    moves = (each for each in house.irregularities.lines if each.ruling is Ruling.RECONSTRUCT)
    places = [*(seat.number for seat in verdict.script.round_.seats), DEALER]
    waiting = any(str(Action(Verb.DEAL, place)) not in dealt for place in places)
    return waiting and any(each.source.cite == finding.source.cite for each in moves)


def _misdeal(verdict: Verdict, finding: Finding) -> str:
    rules = verdict.script.house.rules
    if len(finding.seats) > 1:
        short = say_list([at_seat(rules, seat) for seat in finding.seats])
        return say("There are too few cards at {places}.", places=short)
    if finding.code is Code.MISSING and finding.due is not None:
        return counted(verdict, finding.due.action, finding.cards)
    action = Action.parse(finding.got or "")
    shown = _shown(finding, action)
    if shown is not None:
        done = say("You {done} during the deal.", done=act_done(rules, shown))
        return paragraph(done, say_phrase(_SEEN.get(finding.cards, _MANY_SEEN)))
    if _by_showing(verdict, finding):
        return say("You turned a hand during the deal.")
    if action.place != DEALER and verdict.script.round_.seat(action.place or 0) is None:
        return dealt_to_nobody(verdict)
    return counted(verdict, action, finding.cards)


def _shown(finding: Finding, action: Action) -> Action | None:
    """The hand that was turned during the deal, whichever of the two acts was moved."""
    steps = [step.action for step in (finding.due, finding.rival) if step is not None]
    return next((each for each in (action, *steps) if each.verb is Verb.REVEAL), None)


def _by_showing(verdict: Verdict, finding: Finding) -> bool:
    rules = verdict.script.house.procedure.misdeals
    shown = (rules.get(each) for each in (Misdeal.SHOWN, Misdeal.DEALERS_SHOWN))
    return any(finding.stopped is each for each in shown if each is not None)


_SEEN = {1: phrase("One card was seen."), 2: phrase("Two cards were seen.")}
_MANY_SEEN = phrase("Three cards were seen.")


_FOLLOWS = {
    Ruling.VOID: phrase("All wagers go back, and the hand is void."),
    Ruling.REDEAL: phrase("The cards are dealt again to all."),
    Ruling.CALL_SUPERVISOR: phrase("Stop the game and call the supervisor."),
}
