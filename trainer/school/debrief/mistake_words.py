"""A finding and its mark in the words of the debrief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict, assert_never

from msgspec.structs import replace

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import Step, StepKind
from trainer.game.best_five import best_fives
from trainer.game.cards import Card, Three
from trainer.game.money import NOTHING, Money, total
from trainer.game.pay import JudgedOn, Teaching
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.causes import passed_over
from trainer.marking.mistake import Mistake
from trainer.marking.ruling_words import act_words
from trainer.marking.why_wagers import besides, in_short
from trainer.marking.words import called_title, money, of_the_trainee, paragraph, spot
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.phrases import both_short, money_told
from trainer.school.debrief.titles import due_in, out_of_turn, paid_in, seat_title, slipped, title
from trainer.wording import phrase, say, say_list, say_phrase


def mistake_shown(
    number: int,
    verdict: Verdict,
    finding: Finding,
    mistake: Mistake,
    others: Sequence[Finding] = (),
) -> MistakeShown:
    """The mistake in words and figures, under its number; ``others`` came of the same cause."""
    rules = verdict.script.house.rules
    alike = [each for each in others if _alike(finding, each)]
    left = _left_whole(verdict, finding, others)
    amounts = finding.code is Code.WRONG_AMOUNT
    costs = [each.money for each in (finding, *others) if each.money is not None]
    return MistakeShown(
        number=number,
        severity=mistake.severity,
        code=mistake.code.value,
        title=seat_title(rules, left) if left else title(verdict, finding, alike),
        where=rules.words.place.headed(finding.seat) if left else _where(verdict, finding, alike),
        seat=finding.seat,
        place=rules.words.place,
        wager=finding.wager,
        player_cards=_players(verdict, finding),
        dealer_cards=next(
            filter(None, (_dealers(verdict, each) for each in left or [finding])), ()
        ),
        due=_due_at_seat(rules, left) or _due(verdict, finding, alike),
        done=_done(rules, finding, alike),
        money=mistake.money,
        money_text=both_short(rules, costs),
        why=mistake.why,
        because=_because(verdict, finding, others),
        rule=mistake.source.cite or say("School's reading"),
        is_reading=mistake.source.reading is not None,
        reading_reason=mistake.source.reason,
        working=_working(rules, finding) if amounts else "",
        at=finding.at,
        due_amount=due_in(finding) if amounts else None,
        done_amount=paid_in(finding) if amounts else None,
        is_taught=mistake.source.taught is not Teaching.OFF,
        source=str(mistake.source),
        **({} if left else _five(verdict, finding)),
    )


def read_by_supervisor(mistakes: Iterable[MistakeShown]) -> tuple[MistakeShown, ...]:
    """The mistakes in words that speak of the trainee, not to the trainee."""
    return tuple(
        replace(each, why=of_the_trainee(each.why), because=of_the_trainee(each.because))
        for each in mistakes
    )


def _left_whole(
    verdict: Verdict, finding: Finding, others: Sequence[Finding]
) -> tuple[Finding, ...]:
    """Everything owed at a seat that was passed over, if its wagers went different ways."""
    if not others or not passed_over(verdict, verdict.findings.index(finding)):
        return ()
    left = (finding, *others)
    owed = tuple(each for each in left if each.line is not None or _owes(each))
    ways = {each.line.because.rpartition(".")[2] if each.line else "" for each in owed}
    return owed if len(ways) > 1 else ()


def _owes(finding: Finding) -> bool:
    """True for what a seat is owed besides its wagers: a fold collected, a tie declared."""
    kinds = (StepKind.COLLECT, StepKind.CALL_STAND_OFF)
    return finding.due is not None and finding.due.kind in kinds


def _due_at_seat(rules: HouseRules, left: Sequence[Finding]) -> str:
    """``Take $5, pay $15`` for all wagers of a seat; empty if they all go one way."""
    lines = [each for each in left if each.line is not None and not each.line.forfeited]
    paid = total(_due_on(each) for each in lines if _is(each, Result.WIN))
    taken = total(_stake_on(each) for each in lines if _is(each, Result.LOSE))
    if not paid or not taken:
        return ""
    return say("Take {taken}, pay {paid}", taken=money(rules, taken), paid=money(rules, paid))


def _is(finding: Finding, result: Result) -> bool:
    return finding.line is not None and finding.line.result is result


def _alike(first: Finding, other: Finding) -> bool:
    """Another wager of that seat with the same result: Play and Ante, told as one."""
    lines = (first.line, other.line)
    if first.code is not other.code or first.seat != other.seat or first.code not in _WHOLE:
        return False
    results = {line.result for line in lines if line is not None and not line.forfeited}
    acts = {act.verb for act in (act_in(first.got), act_in(other.got)) if act is not None}
    return None not in lines and len(results) == 1 and len(acts) < 2


_WHOLE = (Code.MISSING, Code.WRONG_RESULT)


def _because(verdict: Verdict, finding: Finding, others: Sequence[Finding]) -> str:
    """The short reason, if it is about a wager."""
    codes = (Code.WRONG_AMOUNT, *_WHOLE)
    if finding.line is None or finding.code not in codes:
        return ""
    if any(each.line is None for each in others):
        return passed_over(verdict, verdict.findings.index(finding))
    rest = [each for each in others if not _alike(finding, each)]
    reasons = [besides(verdict, finding, each) for each in rest]
    return paragraph(in_short(verdict, finding), *reasons)


class _Five(TypedDict, total=False):
    best_five: tuple[Card, ...]
    sixth: Card


def _five(verdict: Verdict, finding: Finding) -> _Five:
    """The best five cards and the sixth, if the wager was judged on six."""
    rules, round_ = verdict.script.house.rules, verdict.script.round_
    side = next((each for each in rules.sides if each.wager is finding.wager), None)
    seat, line = round_.seat(finding.seat or DEALER), finding.line
    if side is None or side.judged_on is not JudgedOn.BEST_FIVE_OF_SIX or seat is None:
        return {}
    if line is None or line.forfeited:
        return {}
    six = (*seat.cards, *round_.dealer)
    best = best_fives(six, ace_low=side.ace_low)[0]
    (sixth,) = set(six) - best
    return {"best_five": _in_line(best), "sixth": sixth}


def _in_line(five: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted: the largest group of one rank first, then the highest."""
    cards = list(five)
    counts = Counter(each.rank for each in cards)
    return tuple(sorted(cards, key=lambda each: (-counts[each.rank], -each.rank, str(each))))


def ruling_mistake_shown(number: int, rules: HouseRules, mistake: Mistake) -> MistakeShown:
    """A mistake about the dealer's own misdeal in words, for which the verdict has no finding."""
    seat = mistake.seat
    return MistakeShown(
        number=number,
        severity=mistake.severity,
        code=mistake.code.value,
        title=say("Misdeal"),
        where=say("Table") if seat is None else rules.words.place.headed(seat),
        seat=seat,
        place=rules.words.place,
        wager=mistake.wager,
        player_cards=(),
        dealer_cards=(),
        due=act_words(mistake.expected, rules) if mistake.expected else say("Nothing more"),
        done=act_words(mistake.got, rules) if mistake.got else say("Not done"),
        money=mistake.money,
        money_text=money_told(rules, mistake.money),
        why=mistake.why,
        rule=mistake.source.cite or say("School's reading"),
        is_reading=mistake.source.reading is not None,
        reading_reason=mistake.source.reason,
        at=mistake.at,
        is_taught=mistake.source.taught is not Teaching.OFF,
        source=str(mistake.source),
    )


def _where(verdict: Verdict, finding: Finding, alike: Sequence[Finding]) -> str:
    """``Seat 7, Pair Plus, $10``; ``Seat 7, Play and Ante``."""
    rules = verdict.script.house.rules
    if finding.seat is None:
        return say("Dealer") if _about_dealer(finding) else say("Table")
    parts = [rules.words.place.headed(finding.seat)]
    wagers = [each.wager for each in (finding, *alike) if each.wager is not None]
    if len(wagers) > 1:
        return say_list([*parts, say_list([spot(rules, each) for each in wagers])], "")
    if finding.wager is not None:
        parts.append(spot(rules, finding.wager))
    stake = finding.line.stake if finding.line is not None else None
    if finding.wager is not None and stake is not None:
        parts.append(money(rules, stake))
    return say_list(parts, "")


def _about_dealer(finding: Finding) -> bool:
    action = finding.due.action if finding.due is not None else act_in(finding.got)
    return action is not None and action.place == DEALER


def _players(verdict: Verdict, finding: Finding) -> tuple[()] | Three:
    seat = verdict.script.round_.seat(finding.seat or DEALER)
    return seat.cards if seat is not None else ()


_NEED_DEALER = (Wager.PLAY, Wager.ANTE, Wager.SIX_CARD_BONUS, Wager.PRIME)


def _dealers(verdict: Verdict, finding: Finding) -> tuple[()] | Three:
    """The dealer's cards, if the result depends on them."""
    line = finding.line
    against = line is not None and line.wager in _NEED_DEALER and not line.forfeited
    compared = (
        finding.code is Code.WRONG_CALL and (act_in(finding.got) or _NO_ACT).word == STAND_OFF
    )
    return verdict.script.round_.dealer if against or compared or _about_dealer(finding) else ()


_NO_ACT = Action(Verb.CHECK)


def _due(verdict: Verdict, finding: Finding, alike: Sequence[Finding]) -> str:
    rules = verdict.script.house.rules
    match finding.code:
        case Code.WRONG_AMOUNT:
            return money(rules, due_in(finding))
        case Code.WRONG_RESULT:
            return _owed(rules, finding, alike)
        case Code.MISSING:
            return _owed(rules, finding, alike) if finding.line else _said(rules, finding.expected)
        case Code.UNEXPECTED if finding.rival is not None:
            return say("{what} first", what=_in_turn(rules, finding)[0])
        case Code.UNEXPECTED:
            return say("Nothing more") if finding.again else say("Nothing")
        case Code.WRONG_CALL:
            return _true_call(verdict, finding)
        case Code.OUT_OF_ORDER:
            return say("{what} first", what=_in_turn(rules, finding)[0])
        case Code.BAD_ACTION:
            return say("An action")
        case _ as never:
            assert_never(never)


def _done(rules: HouseRules, finding: Finding, alike: Sequence[Finding]) -> str:
    match finding.code:
        case Code.WRONG_AMOUNT:
            return money(rules, paid_in(finding))
        case Code.MISSING:
            return say("Left alone") if finding.line else say("Not done")
        case Code.OUT_OF_ORDER:
            return say("{what} first", what=_in_turn(rules, finding)[1])
        case Code.WRONG_CALL:
            return called_title(rules, (act_in(finding.got) or _NO_ACT).word)
        case Code.WRONG_RESULT | Code.UNEXPECTED:
            return _did(rules, finding, alike)
        case Code.BAD_ACTION:
            return finding.got or say("Nothing")
        case _ as never:
            assert_never(never)


def _owed(rules: HouseRules, finding: Finding, alike: Sequence[Finding]) -> str:
    line = finding.line
    assert line is not None, "a wager has a line"
    match line.result:
        case Result.WIN:
            return say("Pay {amount}", amount=money(rules, _sum(_due_on, finding, alike)))
        case Result.LOSE:
            return say("Take {amount}", amount=money(rules, _sum(_stake_on, finding, alike)))
        case Result.PUSH:
            return say("Leave it")


def _sum(of: Callable[[Finding], Money], finding: Finding, alike: Sequence[Finding]) -> Money:
    return sum((of(each) for each in alike), of(finding))


def _due_on(finding: Finding) -> Money:
    return due_in(finding) or (finding.line.pays if finding.line is not None else NOTHING)


def _stake_on(finding: Finding) -> Money:
    return (finding.line.stake if finding.line is not None else None) or NOTHING


def _paid_on(finding: Finding) -> Money:
    return (act_in(finding.got) or _NO_ACT).amount or NOTHING


_DONE = phrase("Done")
_DID = {
    Verb.TAKE: phrase("Took"),
    Verb.PAY: phrase("Paid"),
    Verb.REVEAL: phrase("Revealed"),
    Verb.CLEAR: phrase("Cleared"),
    Verb.COLLECT: phrase("Collected"),
    Verb.TUCK: phrase("Tucked"),
    Verb.OFFER: phrase("Offered"),
    Verb.DEAL: phrase("Dealt"),
}


def _did(rules: HouseRules, finding: Finding, alike: Sequence[Finding]) -> str:
    action = act_in(finding.got) or _NO_ACT
    if action.verb is Verb.PAY:
        return say("Paid {amount}", amount=money(rules, _sum(_paid_on, finding, alike)))
    stake = _sum(_stake_on, finding, alike)
    if action.verb is Verb.TAKE and stake:
        return say("Took {amount}", amount=money(rules, stake))
    return say_phrase(_DID.get(action.verb, _DONE))


_ASKED = {
    Verb.COLLECT: phrase("Collect"),
    Verb.TUCK: phrase("Tuck"),
    Verb.REVEAL: phrase("Reveal"),
    Verb.CLEAR: phrase("Clear"),
    Verb.OFFER: phrase("Offer"),
    Verb.DEAL: phrase("Deal"),
    Verb.ANNOUNCE: phrase("Announce"),
    Verb.CHECK: phrase("Check"),
    Verb.RACK: phrase("Rack"),
    Verb.COVER: phrase("Cover"),
    Verb.RELEASE: phrase("Release"),
}


def _said(rules: HouseRules, expected: str | None) -> str:
    action = act_in(expected) or _NO_ACT
    if action.verb is Verb.CALL:
        return called_title(rules, action.word)
    known = _ASKED.get(action.verb)
    return say_phrase(known) if known else action.verb.value.capitalize()


def _true_call(verdict: Verdict, finding: Finding) -> str:
    action = act_in(finding.got) or _NO_ACT
    if action.verb is Verb.RULE:
        return say("No ruling")
    if finding.expected is None:
        return say("No call")
    return _said(verdict.script.house.rules, finding.expected)


def _in_turn(rules: HouseRules, finding: Finding) -> tuple[str, str]:
    """The two swapped steps, named by their difference: seats, wagers or verbs."""
    first, then = slipped(finding)
    if out_of_turn(finding):
        return _whose(rules, first), _whose(rules, then)
    if first.action.verb is then.action.verb and first.wager and then.wager:
        return spot(rules, first.wager), spot(rules, then.wager)
    if first.action.verb is then.action.verb:
        return _whose(rules, first), _whose(rules, then)
    return (
        say_phrase(_ASKS.get(first.action.verb, _CALL)),
        say_phrase(_DID.get(then.action.verb, _CALLED)),
    )


def _whose(rules: HouseRules, step: Step) -> str:
    return say("Dealer") if step.seat is None else rules.words.place.headed(step.seat)


_CALL, _CALLED = phrase("Call"), phrase("Called")
_ASKS = {**_ASKED, Verb.TAKE: phrase("Take"), Verb.PAY: phrase("Pay")}


def _working(rules: HouseRules, finding: Finding) -> str:
    """The calculation of the amount: ``6 × $10 = $60``."""
    line = finding.line
    if line is None or line.odds is None or not line.stake:
        return ""
    amount = due_in(finding)
    made = _product(rules, line)
    bonus = amount - line.pays
    total = money(rules, amount)
    if bonus <= NOTHING:
        return f"{made} = {total}"
    extra = money(rules, bonus)
    return say("{product} + {extra} bonus = {total}", product=made, extra=extra, total=total)


def _product(rules: HouseRules, line: Line) -> str:
    assert line.odds is not None, "odds on a stake"
    times = str(line.odds.num) if line.odds.den == 1 else f"{line.odds.num}/{line.odds.den}"
    return f"{times} × {money(rules, line.stake or Money(0))}"
