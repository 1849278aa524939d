"""Checks the acts of a trace against a script: steps are matched by identity, order by
precedence."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.call_check import compare_calls
from trainer.dealing.comparison import CALL_SUPERVISOR, Comparison
from trainer.dealing.finding import Finding, Verdict
from trainer.dealing.misdeals import find_misdeals
from trainer.dealing.order_check import find_slips
from trainer.dealing.script import Script, as_dealt
from trainer.dealing.step_check import compare_steps, find_left_over, join_duties
from trainer.dealing.step_matching import settle_claims
from trainer.dealing.wager_check import compare_wagers


def check(script: Script, trace: Sequence[str]) -> Verdict:
    """Every departure of the trace from the script, one finding a cause."""
    script = as_dealt(script, trace)
    comparison = Comparison.of(script, trace)
    compare_wagers(comparison)
    compare_calls(comparison)
    compare_steps(comparison)
    done = settle_claims(script.order, comparison.claims)
    find_left_over(comparison, done)
    done = find_slips(comparison, done)
    done |= {bonus: done[ante] for bonus, ante in comparison.joined.items() if ante in done}
    find_misdeals(comparison)
    join_duties(comparison)
    found = sorted(_without_reports(comparison), key=lambda each: _turn(script, each))
    return Verdict(script, comparison.trace, tuple(found), done)


def _without_reports(comparison: Comparison) -> list[Finding]:
    """The findings without calls for the supervisor that are no rulings on a sound round: to a
    large payment, or where an error was corrected or cards were shown or dealt wrongly."""
    found = comparison.findings
    wrong = any(each.put_right or each.grave or each.stopped is not None for each in found)
    if not (wrong or _is_supervised(comparison.script)):
        return found
    return [each for each in found if each.got != _SUPERVISOR]


def _is_supervised(script: Script) -> bool:
    """True if some payment of the round waits for the supervisor."""
    policy = script.house.procedure.supervised
    amounts = (step.action.amount for step in script.steps)
    return policy is not None and any(each and each >= policy.amount for each in amounts)


_SUPERVISOR = str(CALL_SUPERVISOR)


def _turn(script: Script, finding: Finding) -> tuple[bool, int]:
    """The sort key of a finding: by its act; omissions come last, in the order of the script."""
    if finding.at is not None:
        return False, finding.at
    steps = script.steps
    return True, steps.index(finding.due) if finding.due in steps else len(steps)
