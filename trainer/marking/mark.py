"""From findings to marks: the severity of each mistake, and the score of the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.check import check
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.house import House
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Part, StepKind
from trainer.dealing.script import Script, is_contested, script_for
from trainer.game.pay import SourceKind, Teaching
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.misdeal_marks import acted_through, checked_beside, ends_round, ruling_mistakes
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.why import why
from trainer.wording import say

# Said when bets are closed, it misleads.
_OPENS_BETS = "announce place_your_bets"
FAILING = (Severity.CRITICAL, Severity.SERIOUS)


class Score(Struct, frozen=True):
    """The share of the round's settlement lines that came out right; passed without a critical or
    serious mistake."""

    right: int
    lines: int
    passed: bool

    @property
    def points(self) -> float:
        """0 to 100 with one decimal; 0 if the round was voided and nothing settled."""
        return round(float(Fraction(100 * self.right, self.lines)), 1) if self.lines else 0.0


class Marking(Struct, frozen=True):
    """A trace marked: its verdict, its mistakes, its score. ``wrong`` are the wagers, by seat, that
    came out wrong; ``rulings`` the mistakes in handling the dealer's own misdeal, for which the
    verdict has no findings; ``voided``: it ended the round, and no wager was to be settled."""

    verdict: Verdict
    mistakes: tuple[Mistake, ...]
    wrong: frozenset[tuple[int, Wager]]
    score: Score
    rulings: tuple[Mistake, ...] = ()
    voided: bool = False


def mark_round(
    house: House, round_: Round, trace: Sequence[str], part: Part = Part.SETTLEMENT
) -> Marking:
    """Settle the round, check the trace against its requirements, and weigh the findings."""
    played = acted_through(house, round_, trace) if part is Part.WHOLE else None
    if played is None or house.irregularities is None:
        return mark(script_for(house, round_, settle(house.rules, round_), part), trace)
    marking = marked(checked_beside(house, trace, played))
    rulings = ruling_mistakes(house, house.irregularities, played, marking.mistakes)
    marking = _with_rulings(marking, rulings)
    return _voided(marking) if ends_round(house, played) else marking


def mark(script: Script, trace: Sequence[str]) -> Marking:
    """Check the trace against the script and weigh what was found."""
    return marked(check(script, trace))


def marked(verdict: Verdict) -> Marking:
    """Weigh the findings of a verdict."""
    found = verdict.findings
    weighed = tuple(diagnose(verdict, finding) for finding in found)
    mistakes = weigh_repeats(found, weighed)
    wrong = frozenset(
        cell for finding in verdict.findings for cell in _wrong_cells(verdict, finding)
    )
    return Marking(verdict, mistakes, wrong, _score(verdict, mistakes, wrong))


def _with_rulings(marking: Marking, rulings: tuple[Mistake, ...]) -> Marking:
    failing = any(mistake.severity in FAILING for mistake in rulings)
    score = replace(marking.score, passed=marking.score.passed and not failing)
    return replace(marking, rulings=rulings, score=score)


def _voided(marking: Marking) -> Marking:
    return replace(marking, voided=True, score=replace(marking.score, right=0, lines=0))


def diagnose(verdict: Verdict, finding: Finding) -> Mistake:
    """The mistake of a finding, with its severity and its reason."""
    return Mistake(
        code=finding.code,
        severity=severity(verdict, finding),
        seat=finding.seat,
        wager=finding.wager,
        at=finding.at,
        expected=finding.expected,
        got=finding.got,
        money=finding.money,
        source=finding.source,
        why=why(verdict, finding),
    )


def severity(verdict: Verdict, finding: Finding) -> Severity:
    """Critical: the money is wrong at the end. Serious: corrected after it was committed, cards
    cleared before the seat was settled, a seat from the wrong side, a misleading call. By a reading
    of the document, order alone is at most minor. Advice: an order that the school teaches and the
    house leaves open."""
    if finding.source.taught is Teaching.ADVICE:
        return Severity.ADVICE
    if finding.stopped is not None:
        voided = finding.stopped.ruling in (Ruling.VOID, Ruling.REDEAL)
        return Severity.CRITICAL if voided else Severity.SERIOUS
    # In doubt: paid as another reading of the document pays, which is not money lost for certain.
    if finding.grave or finding.in_doubt:
        return Severity.SERIOUS
    if finding.code is Code.OUT_OF_ORDER and finding.source.kind is SourceKind.READING:
        return Severity.MINOR
    if finding.whole_duty and _is_grave_to_leave(verdict, finding):
        return Severity.SERIOUS
    if finding.code is Code.UNEXPECTED and finding.got == _OPENS_BETS:
        return Severity.SERIOUS
    # Before the money is looked at: a sum that was put right is not wrong at the end.
    if finding.put_right or finding.code is Code.WRONG_CALL:
        return Severity.SERIOUS
    if finding.money or finding.code is Code.WRONG_RESULT:
        return Severity.CRITICAL
    if finding.code is Code.OUT_OF_ORDER and _slipped_far(verdict, finding):
        return Severity.SERIOUS
    if finding.source.kind is SourceKind.DOCUMENT and finding.again and _cleared_early(finding):
        return Severity.SERIOUS
    return Severity.MINOR


def _is_grave_to_leave(verdict: Verdict, finding: Finding) -> bool:
    """True for a duty of the document; also for the dealer's hand that was never shown, as no
    player can tell what was won or lost, unless all gave up."""
    if finding.source.kind is SourceKind.DOCUMENT:
        return True
    unseen = finding.due is not None and finding.due.kind is StepKind.REVEAL_DEALER
    return unseen and is_contested(verdict.script)


def _slipped_far(verdict: Verdict, finding: Finding) -> bool:
    return _wrong_side(verdict, finding) or _cleared_early(finding)


def _wrong_side(verdict: Verdict, finding: Finding) -> bool:
    """True if whole seats were swapped, not single steps of them; or all of a seat that the order
    is about."""
    rival = finding.rival.seat if finding.rival else None
    apart = None not in (finding.seat, rival) and rival != finding.seat
    dealt = finding.due is not None and finding.due.kind is StepKind.DEAL
    whole = len(finding.moved) > 1 or _all_that_is_ordered(verdict, finding)
    return apart and whole and not dealt


def _all_that_is_ordered(verdict: Verdict, finding: Finding) -> bool:
    """True if the house orders the seats for one wager alone, and that wager was moved."""
    orders = verdict.script.house.procedure.seat_order
    alone = (each for each in orders if len(each.wagers) == 1 and each.source == finding.source)
    return any(finding.wager in each.wagers for each in alone)


def _cleared_early(finding: Finding) -> bool:
    """True if cards went to the rack while a wager of that seat was unsettled, or they were
    unseen."""
    pair = (finding.due, finding.rival)
    kinds = {step.kind for step in pair if step is not None}
    unseen = finding.due is not None and finding.due.kind is StepKind.CLEAR
    settles = kinds & {StepKind.TAKE, StepKind.PAY, *([StepKind.REVEAL] if unseen else [])}
    return StepKind.CLEAR in kinds and bool(settles) and len({s.seat for s in pair if s}) == 1


def _score(
    verdict: Verdict, mistakes: Sequence[Mistake], wrong: frozenset[tuple[int, Wager]]
) -> Score:
    lines = sum(len(seat.lines) for seat in verdict.script.settlement.seats)
    failing = any(mistake.severity in FAILING for mistake in mistakes)
    # Money that was paid where no line stands is wrong too: more may be wrong than there are lines.
    return Score(max(0, lines - len(wrong)), lines, passed=not failing)


def _wrong_cells(verdict: Verdict, finding: Finding) -> list[tuple[int, Wager]]:
    """The wagers that a mistake about money left wrong; an uncollected fold leaves all it holds."""
    if finding.seat is None or not (finding.money or finding.code is Code.WRONG_RESULT):
        return []
    if finding.wager is not None:
        return [(finding.seat, wager) for wager in _lines_of(finding, finding.wager)]
    settled = verdict.script.settlement.seat(finding.seat)
    lines = settled.lines if settled else ()
    return [(finding.seat, line.wager) for line in lines if line.forfeited]


def _lines_of(finding: Finding, wager: Wager) -> tuple[Wager, ...]:
    """The lines that one mistake leaves wrong: where the Ante and its bonus were to be paid
    together, none of it being paid leaves both, and the Ante alone being paid the bonus."""
    if finding.bonus is None:
        return (wager,)
    if finding.code is not Code.WRONG_AMOUNT:
        return (wager, finding.bonus.wager)
    short_of_bonus = finding.money == -finding.bonus.pays
    return (finding.bonus.wager,) if short_of_bonus else (wager,)


THIRD = 3


def weigh_repeats(findings: Sequence[Finding], mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """The mistakes with the third minor slip of each kind made serious.

    Slips against a reading or a convention are never counted.
    """
    counted = Counter[str]()
    weighed = []
    for finding, mistake in zip(findings, mistakes, strict=True):
        kind = kind_of(finding, mistake)
        counted[kind] += bool(kind)
        third = bool(kind) and counted[kind] == THIRD
        weighed.append(_third(mistake) if third else mistake)
    return tuple(weighed)


def kind_of(finding: Finding, mistake: Mistake) -> str:
    """The kind of a minor slip, as ``missing offer``; empty for one that is not counted."""
    if mistake.severity is not Severity.MINOR or finding.source.kind is not SourceKind.DOCUMENT:
        return ""
    if finding.due is not None:
        return f"{finding.code} {finding.due.kind}"
    return f"{finding.code} {(finding.got or '').partition(' ')[0]}"


def _third(mistake: Mistake) -> Mistake:
    words = say("It is the third slip of this kind.")
    return replace(mistake, severity=Severity.SERIOUS, why=f"{mistake.why} {words}")
