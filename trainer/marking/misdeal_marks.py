"""The marks of a whole round in which the dealer's own misdeal was played out: of the round, and of
the handling."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from trainer.dealing.check import check
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.house import House
from trainer.dealing.incident import due
from trainer.dealing.irregularity import Event, Irregularities, Ruling
from trainer.dealing.own_misdeal import OwnMisdeal, PlayedOn, played_on
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import Script, only, script_for
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.ruling import mark_ruling
from trainer.marking.words import paragraph


def acted_through(house: House, round_: Round, trace: Sequence[str]) -> PlayedOn | None:
    """The rest of the trace apart from the misdeals; None if none of them was handled."""
    found = played_on(house, round_, trace)
    return found if any(misdeal.acts for misdeal in found.misdeals) else None


def checked_beside(house: House, trace: Sequence[str], played: PlayedOn) -> Verdict:
    """The verdict on the round apart from the handling of its misdeals.

    Of a voided round only what came before is due. Of a redeal only what came after it is due, and
    of a dead hand nothing more; the act that led to either still counts.
    """
    kept = [text for _, text in played.kept]
    places = [at for at, _ in played.kept]
    verdict = check(_whole(house, played.round_), kept)
    if ends_round(house, played):
        verdict = check(only(verdict.script, verdict.done), kept)
        done = tuple(each for each in verdict.findings if each.at is not None)
        verdict = replace(verdict, findings=done)
    verdict = replace(verdict, findings=_ruled_on_apart(verdict.findings, played))
    again = [each for each in played.misdeals if each.redeals or each.dead_at is not None]
    beside = [finding for each in again for finding in _misdealing(house, trace, each)]
    text = list(trace)
    for at, act in played.kept:
        text[at] = act
    return replace(
        verdict,
        trace=tuple(text),
        findings=_put_right(
            house,
            played,
            (*beside, *(_at(finding, places) for finding in verdict.findings)),
        ),
        done={step: places[act] for step, act in verdict.done.items()},
    )


def _ruled_on_apart(findings: Sequence[Finding], played: PlayedOn) -> tuple[Finding, ...]:
    """The findings without those of deliveries out of turn that were ruled on, because the ruling
    covers them."""
    places = [at for at, _ in played.kept]
    astray = {at for each in played.misdeals for at in each.astray}
    return tuple(
        each
        for each in findings
        if each.code is not Code.OUT_OF_ORDER or not {places[at] for at in each.acts} & astray
    )


def ends_round(house: House, played: PlayedOn) -> bool:
    """True if the last misdeal ended the round: it was ruled void, or is left to the supervisor."""
    last = played.last
    if last is None:
        return False
    assert house.irregularities is not None, "a misdeal was found by them"
    line = due(house.irregularities, last.incident).line
    return last.voids or (last.handed_over and line.ruling is not Ruling.PLAY_ON)


def _put_right(
    house: House, played: PlayedOn, findings: tuple[Finding, ...]
) -> tuple[Finding, ...]:
    """The findings in which a corrected misdeal no longer ends the round: it is serious, by the
    clause that corrects it. The ruling itself is marked separately."""
    if house.irregularities is None:
        return findings
    lines = {
        each.at: line
        for each in played.misdeals
        if each.acts
        and (line := due(house.irregularities, each.incident).line).ruling not in _WEIGHT
    }
    return tuple(
        replace(each, stopped=None, grave=True, source=lines[each.at].source)
        if each.stopped is not None and each.at in lines
        else each
        for each in findings
    )


def _whole(house: House, round_: Round) -> Script:
    return script_for(house, round_, settle(house.rules, round_), Part.WHOLE)


def _misdealing(house: House, trace: Sequence[str], misdeal: OwnMisdeal) -> list[Finding]:
    """The findings about the act that misdealt."""
    before = trace[: misdeal.at + 1]
    verdict = check(_whole(house, misdeal.incident.round_), before)
    own = [each for each in verdict.findings if each.at == misdeal.at]
    own = [
        each for each in own if each.code is not Code.OUT_OF_ORDER or _stops(house, each, misdeal)
    ]
    return [replace(each, due=None, rival=None, moved=()) for each in own[:1]]


def _stops(house: House, finding: Finding, misdeal: OwnMisdeal) -> bool:
    """True if the round stopped for it; a mere slip of order is covered by the ruling on it."""
    assert house.irregularities is not None, "a misdeal was found by them"
    ruling = due(house.irregularities, misdeal.incident).line.ruling
    return finding.stopped is not None and ruling in _WEIGHT


def _at(finding: Finding, places: Sequence[int]) -> Finding:
    """The finding with its acts' places in the whole trace."""
    at = None if finding.at is None else places[finding.at]
    return replace(finding, at=at, acts=tuple(places[each] for each in finding.acts))


def ruling_mistakes(
    house: House, ruled: Irregularities, played: PlayedOn, mistakes: Sequence[Mistake]
) -> tuple[Mistake, ...]:
    """The mistakes in handling the misdeals, and the misdeals themselves if none of ``mistakes`` is
    about them."""
    already = {each.expected if each.at is None else each.at for each in mistakes}
    return tuple(
        mistake
        for misdeal in played.misdeals
        for mistake in (
            *([] if _place_of(misdeal) in already else _the_act(house, ruled, misdeal)),
            *(_of_one(house, ruled, misdeal) if misdeal.acts else []),
        )
    )


_WEIGHT = {
    Ruling.VOID: Severity.CRITICAL,
    Ruling.REDEAL: Severity.CRITICAL,
    Ruling.DEAD_HAND: Severity.SERIOUS,
    Ruling.CALL_SUPERVISOR: Severity.SERIOUS,
}


def _cited(house: House, misdeal: OwnMisdeal) -> Source | None:
    """The order that a hand turned too early breaks; what follows is told by the ruling."""
    if misdeal.incident.event is not Event.TURNED_EARLY:
        return None
    broken = (StepKind.OFFER, StepKind.REVEAL_DEALER)
    orders = (each for each in house.procedure.order if (each.first, each.then) == broken)
    return next((each.source for each in orders), None)


def _the_act(house: House, ruled: Irregularities, misdeal: OwnMisdeal) -> list[Mistake]:
    """The mistake of the act that misdealt, as grave as the house's consequence."""
    line = due(ruled, misdeal.incident).line
    left_out = misdeal.left_out
    return [
        Mistake(
            code=Code.UNEXPECTED if left_out is None else Code.MISSING,
            severity=_WEIGHT.get(line.ruling, Severity.MINOR),
            seat=misdeal.incident.places[0] or None,
            wager=None,
            at=misdeal.at if left_out is None else None,
            expected=None if left_out is None else str(left_out),
            got=misdeal.act if left_out is None else None,
            money=None,
            source=_cited(house, misdeal) or line.source,
            why=paragraph(*misdeal.incident.told, line.because),
        )
    ]


def _place_of(misdeal: OwnMisdeal) -> int | str:
    """The key that tells its mistake from others: its place in the trace, or the delivery left
    out."""
    return misdeal.at if misdeal.left_out is None else str(misdeal.left_out)


def _of_one(house: House, ruled: Irregularities, misdeal: OwnMisdeal) -> list[Mistake]:
    found = mark_ruling(ruled, misdeal.incident, misdeal.acts, rules=house.rules).mistakes
    first = misdeal.first
    return [each if each.at is None else replace(each, at=first + each.at) for each in found]
