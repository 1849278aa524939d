"""The explanation of a wager that was paid, taken or left wrongly."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.game.hands import Category
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Combination, PayTable
from trainer.game.rules import HouseRules, Result
from trainer.game.settle import Line, three_card_combinations
from trainer.game.wagers import Wager
from trainer.marking.deciding_reasons import reason
from trainer.marking.why_duties import left_out
from trainer.marking.why_needless import not_envied
from trainer.marking.words import category_words, corrected, money, paragraph, spot
from trainer.wording import phrase, say, say_phrase


def wrong_amount(verdict: Verdict, finding: Finding) -> str:
    """Another amount than the due one: the difference, the due amount, and what decides it."""
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a payment has a line"
    paid, off = _paid(finding), finding.money
    assert off, "a right amount is no finding"
    text = _TOO_MUCH if off > NOTHING else _TOO_LITTLE
    return paragraph(
        say_phrase(text, paid=money(rules, paid), off=money(rules, off)),
        corrected(finding),
        _right(verdict, finding, line),
        _doubt(finding) or _mix_up(verdict, finding, line, paid),
        _because(verdict, finding, _in_question(finding, line, paid)),
    )


_TOO_MUCH = phrase("You paid {paid}, {off} too much.")
_TOO_LITTLE = phrase("You paid {paid}, {off} too little.")


def wrong_result(verdict: Verdict, finding: Finding) -> str:
    """Taken for paid, paid for taken, or a wager touched that is left alone."""
    rules, line = verdict.script.house.rules, finding.line
    assert line is not None, "a wager that was touched has a line"
    if line.forfeited:
        done = say("You paid the {wager} of a folded hand.", wager=spot(rules, line.wager))
        return paragraph(done, say("A fold gives it up. Collect it."))
    return paragraph(
        _done(verdict, finding, line),
        corrected(finding),
        _right(verdict, finding, line),
        _because(verdict, finding, line),
    )


_DONE = {
    (True, Result.LOSE): phrase("You paid a losing {wager}."),
    (True, Result.PUSH): phrase("You paid the {wager}."),
    (True, Result.WIN): phrase("You paid the {wager}."),
    (False, Result.WIN): phrase("You took a winning {wager}."),
    (False, Result.PUSH): phrase("You took the {wager}."),
    (False, Result.LOSE): phrase("You took the {wager}."),
}


def not_settled(verdict: Verdict, finding: Finding) -> str:
    """A wager that was never paid, or never taken."""
    line = finding.line
    assert line is not None, "a wager has a line"
    done = _done(verdict, finding, line)
    return paragraph(done, _right(verdict, finding, line), _because(verdict, finding, line))


def _done(verdict: Verdict, finding: Finding, line: Line) -> str:
    """The wrong act on a wager, or that there was none."""
    name = spot(verdict.script.house.rules, line.wager)
    if finding.got is not None:
        paid = Action.parse(finding.got).verb is Verb.PAY
        return say_phrase(_DONE[paid, line.result], wager=name)
    if line.result is Result.WIN:
        return say("You did not pay the {wager}.", wager=name)
    return say("You left a losing {wager}.", wager=name)


def in_short(verdict: Verdict, finding: Finding) -> str:
    """The reason alone, for a reader who already sees the due act and the act done."""
    line = finding.line
    assert line is not None, "a wager has a line"
    if line.forfeited:
        return say("A fold gives it up. Collect it.")
    if finding.code is not Code.WRONG_AMOUNT:
        return _because(verdict, finding, line)
    paid = _paid(finding)
    return paragraph(
        corrected(finding),
        _because(verdict, finding, _in_question(finding, line, paid)),
        _doubt(finding) or _mix_up(verdict, finding, line, paid),
    )


def besides(verdict: Verdict, first: Finding, finding: Finding) -> str:
    """A wager that went wrong by the same cause as the first one: its right settlement."""
    rules, line = verdict.script.house.rules, finding.line
    if finding.due is not None and finding.due.kind is StepKind.CALL_STAND_OFF:
        return left_out(verdict, finding)
    if line is None:
        return ""
    name = spot(rules, line.wager)
    if line.forfeited:
        return say("You paid the {wager} of a folded hand.", wager=name)
    if _with_the_ante(finding, line):
        return say("The same goes for the {wager}: leave it.", wager=spot(rules, Wager.ANTE))
    alike = first.line is not None and first.line.result is line.result
    if first.code is not finding.code or not alike:
        return paragraph(_done(verdict, finding, line), _right(verdict, finding, line))
    match line.result:
        case Result.WIN:
            due = money(rules, line.pays)
            return say("The same goes for the {wager}: pay {amount}.", wager=name, amount=due)
        case Result.LOSE:
            return say("The same goes for the {wager}: take it.", wager=name)
        case Result.PUSH:
            return say("The same goes for the {wager}: leave it.", wager=name)


# ------------------------------------------------------------------------- what is right


def _right(verdict: Verdict, finding: Finding, line: Line) -> str:
    rules = verdict.script.house.rules
    match line.result:
        case Result.LOSE:
            return _taken(rules, finding)
        case Result.PUSH:
            return say("It is a push: leave it.")
        case Result.WIN if finding.money == _stake_alone(finding, line):
            return say("The stake stays where it is.")
        case Result.WIN:
            return "" if _kept_alive(verdict, finding) else _to_pay(rules, finding, line)


def _stake_alone(finding: Finding, line: Line) -> Money | None:
    """The player's money after a wager that was paid rightly, but taken as well; None of others."""
    taken = finding.code is Code.WRONG_RESULT and line.stake and not line.wager.is_bonus
    return NOTHING - line.stake if taken and line.stake else None


def _taken(rules: HouseRules, finding: Finding) -> str:
    if finding.bonus is None:
        return say("Take it.")
    return say(
        "Take it, and pay {amount} {bonus}.",
        amount=money(rules, finding.bonus.pays),
        bonus=spot(rules, Wager.ANTE_BONUS),
    )


def _to_pay(rules: HouseRules, finding: Finding, line: Line) -> str:
    due = Action.parse(finding.expected).amount if finding.expected else line.pays
    amount = due or NOTHING
    if finding.bonus is None or amount == line.pays:
        return say("Pay {amount}.", amount=money(rules, amount))
    return say(
        "Pay {amount}: {even} and {extra} {bonus}.",
        amount=money(rules, amount),
        even=money(rules, line.pays),
        extra=money(rules, finding.bonus.pays),
        bonus=spot(rules, Wager.ANTE_BONUS),
    )


def _kept_alive(verdict: Verdict, finding: Finding) -> bool:
    """True if the reason itself names the payment: a folded hand's wager that stays in play."""
    seat = verdict.script.round_.seat(finding.seat)
    line = finding.line
    folded = seat is not None and seat.folded and finding.code is not Code.WRONG_AMOUNT
    return folded and line is not None and line.wager not in (Wager.PRIME, Wager.ENVY_BONUS)


# ------------------------------------------------------------------------------- why


def _paid(finding: Finding) -> Money:
    return Action.parse(finding.got or "").amount or NOTHING


def _in_question(finding: Finding, line: Line, paid: Money) -> Line:
    """The bonus where it alone is missing from a payment made together with the Ante."""
    return finding.bonus if finding.bonus is not None and paid == line.pays else line


def _because(verdict: Verdict, finding: Finding, line: Line) -> str:
    settled = verdict.script.settlement.seat(finding.seat)
    assert settled is not None, "a line belongs to a seat of the round"
    return reason(verdict, settled, line, of_amount=finding.code is Code.WRONG_AMOUNT)


def _doubt(finding: Finding) -> str:
    """The other reading of the document by which the payment would be right; empty without one."""
    if not finding.in_doubt or not finding.source.beside:
        return ""
    return say(
        "The {clause} decides doubts in the player's favour. The school sees none here.",
        clause=finding.source.beside,
    )


def _mix_up(verdict: Verdict, finding: Finding, line: Line, paid: Money) -> str:
    """The case for which the wrong amount would be right; empty if there is none."""
    return next(_mix_ups(verdict, finding, line, paid), "")


def _mix_ups(verdict: Verdict, finding: Finding, line: Line, paid: Money) -> Iterator[str]:
    rules = verdict.script.house.rules
    if line.wager is Wager.ENVY_BONUS and not_envied(rules, finding):
        yield not_envied(rules, finding)
    if finding.bonus is not None:
        if paid == line.pays:
            yield say("The {bonus} is missing.", bonus=spot(rules, Wager.ANTE_BONUS))
        return
    if line.wager is Wager.ANTE and paid == line.pays + _bonus_of(verdict, finding):
        yield say("The {bonus} is paid once.", bonus=spot(rules, Wager.ANTE_BONUS))
    if line.odds is None or not line.stake or finding.put_right:
        return
    yield from _other_row(verdict, finding, line, paid)
    yield from _elsewhere(verdict, finding, line, paid)
    if paid == line.pays + line.stake and _with_the_ante(finding, line):
        done = say_phrase(_DONE[True, Result.PUSH], wager=spot(rules, Wager.ANTE))
        yield paragraph(done, say("It is a push: leave it."))
    if paid == line.pays + line.stake and not _has_a_row(rules, line, paid):
        yield say("The stake stays where it is and is not paid again.")


def _bonus_of(verdict: Verdict, finding: Finding) -> Money:
    """What the Ante Bonus of that hand is owed, which has an act of its own."""
    settled = verdict.script.settlement.seat(finding.seat)
    bonus = settled.line(Wager.ANTE_BONUS) if settled is not None else None
    return bonus.pays if bonus is not None else NOTHING


def _other_row(verdict: Verdict, finding: Finding, line: Line, paid: Money) -> Iterator[str]:
    """The hand of the same table that has that amount."""
    rules, seat = verdict.script.house.rules, verdict.script.round_.seat(finding.seat)
    table = _table(rules.at_table(verdict.script.round_.placard), line.wager)
    if table is None or seat is None or line.stake is None:
        return
    own = rules.ranking.category(rules.ranking.strength(seat.cards))
    for row in table.rows:
        odds = table.odds(row.hand)
        if odds is None or not odds.makes(paid, line.stake) or row.hand not in _NAMED:
            continue
        category = Category(row.hand.value)
        hand = category_words(category)
        if category is own:
            yield say("{odds} is for {hand} below A-K-Q.", odds=odds.words, hand=hand)
        else:
            yield say("{odds} is for {hand}.", odds=odds.words, hand=hand)


def _has_a_row(rules: HouseRules, line: Line, paid: Money) -> bool:
    """True if another hand of the same table has that amount."""
    side = rules.side(line.wager)
    table = side.table if side is not None else None
    if not isinstance(table, PayTable) or line.stake is None:
        return False
    listed = (table.odds(row.hand) for row in table.rows)
    # Then it was likely taken for that.
    return any(odds is not None and odds.makes(paid, line.stake) for odds in listed)


def _with_the_ante(finding: Finding, line: Line) -> bool:
    """True if a bonus that alone was due was paid on the Ante's spot, and the Ante with it."""
    on = Action.parse(finding.got).wager if finding.got else None
    return line.wager is Wager.ANTE_BONUS and on is Wager.ANTE and finding.bonus is None


_NAMED = frozenset(Combination(each.value) for each in Category if each != Category.HIGH_CARD)


def _table(rules: HouseRules, wager: Wager) -> PayTable | None:
    side = rules.side(wager)
    if wager is Wager.ANTE_BONUS:
        table = rules.ante_bonus.table
    elif wager is Wager.PAIR_PLUS and side is not None:
        table = side.table
    else:
        return None
    return table if isinstance(table, PayTable) else None


def _elsewhere(verdict: Verdict, finding: Finding, line: Line, paid: Money) -> Iterator[str]:
    """The house whose table has that amount for this hand."""
    seat = verdict.script.round_.seat(finding.seat)
    assert seat is not None, "the line is of that seat"
    if line.stake is None:
        return
    for other in verdict.script.house.others.values():
        table = _table(other, line.wager)
        shown = three_card_combinations(other.ranking, seat.cards)
        rows = (row for row in (table.rows if table else ()) if row.hand in shown)
        first = next(rows, None)
        odds = table.odds(first.hand) if table and first else None
        if odds is not None and odds.makes(paid, line.stake):
            yield say("{odds} is what {house} pays.", odds=odds.words, house=other.title)
