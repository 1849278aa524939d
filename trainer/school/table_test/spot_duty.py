"""One spot of the board: its duty, the act there, and the gravity of the error."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import in_action
from trainer.game.money import NOTHING, Money
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.marking.words import act_done, money
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.table_test.watch import Watching
from trainer.wording import phrase, say


def both_due(watching: Watching, seat: int) -> Money | None:
    """The sum of the Ante and its bonus; None if not both are to be paid."""
    settled = watching.script.settlement.seat(seat)
    won = {
        line.wager: line.pays
        for line in (in_action(settled) if settled is not None else ())
        if line.result is Result.WIN
    }
    if Wager.ANTE not in won or Wager.ANTE_BONUS not in won:
        return None
    return won[Wager.ANTE] + won[Wager.ANTE_BONUS]


def due_act(seat: int, line: Line) -> Action | None:
    """The act due on the wager; None if it is left."""
    match line.result:
        case Result.WIN:
            return Action(Verb.PAY, seat, line.wager, line.pays)
        case Result.LOSE:
            return Action(Verb.TAKE, seat, line.wager)
        case Result.PUSH:
            return None


def due_words(rules: HouseRules, line: Line) -> str:
    """``Pay $40``, ``Take $10``, ``Leave it``."""
    match line.result:
        case Result.WIN:
            return say("Pay {amount}", amount=money(rules, line.pays))
        case Result.LOSE:
            return say("Take {amount}", amount=money(rules, line.stake or NOTHING))
        case Result.PUSH:
            return say("Leave it")


def deed(rules: HouseRules, action: Action) -> str:
    """The act: ``Paid $30``, ``Took it``."""
    if action.verb is Verb.PAY:
        return say("Paid {amount}", amount=money(rules, action.amount or NOTHING))
    return say("Took it") if action.verb is Verb.TAKE else act_done(rules, action)


TITLES = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('"No more bets"'),
    StepKind.RACK_STUB: phrase("Rack the stub"),
    StepKind.COVER_DEALER: phrase("Cover the hand"),
    StepKind.RELEASE_CARDS: phrase("Let players look"),
    StepKind.REVEAL_DEALER: phrase("Reveal the dealer"),
    StepKind.CALL_DEALER: phrase("Call"),
    StepKind.OFFER: phrase("Offer"),
    StepKind.COLLECT: phrase("Collect the fold"),
    StepKind.TUCK: phrase("Tuck the cards"),
    StepKind.REVEAL: phrase("Reveal the hand"),
    StepKind.CALL_STAND_OFF: phrase("Call"),
    StepKind.CLEAR: phrase("Clear"),
}
GRADES = tuple(Severity)


def weights_of(mistakes: Iterable[MistakeShown], acts: Sequence[Action]) -> dict[str, Severity]:
    """The gravest mistake at each spot and at each seat, by their names."""
    found: dict[str, Severity] = {}
    for mistake in mistakes:
        names = {str(mistake.seat)} if mistake.seat is not None else set()
        if mistake.seat is not None and mistake.wager is not None:
            names.add(f"{mistake.seat} {mistake.wager}")
        elif mistake.at is not None and mistake.at < len(acts):
            names.add(key_of(acts[mistake.at]))
        for name in names:
            known = found.get(name, mistake.severity)
            found[name] = min(known, mistake.severity, key=GRADES.index)
    return found


def key_of(action: Action) -> str:
    """The name of the spot where such an act is tapped."""
    match action.verb:
        case Verb.DEAL:
            return "deal"
        case Verb.TAKE | Verb.PAY:
            return f"{action.place} {action.wager}"
        case Verb.CALL:
            return f"call {action.place}"
        case _:
            return str(action)
