"""The skills of a house's rules about money: its outcomes, its pay tables, its folds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial

from trainer.drills.questions.five_of_six import LESS_THAN_TRIPS, naming
from trainer.drills.recipe import Exercise
from trainer.drills.skills.card_skills import qualified, ranked
from trainer.drills.skills.pay_rows import RowPaid, events_of, paid_rows
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, Skill, own
from trainer.game.best_five import FiveCategory
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, JudgedOn, Row
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.wording import Phrase, phrase, say, say_phrase

HIGH_ODDS = 40
"""A mistake at these odds or higher is costly."""
NOTHING_DUE = "nothing"
FOLD = "fold"
_NOTHING = phrase("{wager}: a hand that is paid nothing")

_GAME_MS, _ROW_MS, _OWN_ROW_MS, _FOLD_MS = 3000, 4000, 6000, 3000


def game_id(situation: Situation, house: str) -> str:
    """The skill of settling Ante and Play in that situation: ``game.tie@mbs``."""
    return own(f"game.{situation}", house)


def pay_id(wager: Wager, row: Combination | None, house: str) -> str:
    """The skill of paying that row: ``pay.pair_plus.flush@mbs``; of paying nothing, for none."""
    return own(f"pay.{wager}.{row or NOTHING_DUE}", house)


def times_id(odds: Odds) -> str | None:
    """The skill of multiplying by these odds: ``mul.x40``; None for a multiple of one."""
    if odds.ratio == 1:
        return None
    return f"mul.x{odds.num}" if odds.den == 1 else f"mul.x{odds.num}_{odds.den}"


def pay_skill_of(question: str, house: str) -> str | None:
    """The skill's id that a flash drill's name stands for; ``pay.play.tie`` is one of Ante and
    Play."""
    first, _, rest = question.partition(".")
    wager, _, decided = rest.partition(".")
    if first != "pay":
        return None
    return own(f"game.{decided}" if wager in _AGAINST_DEALER else question, house)


_AGAINST_DEALER = (Wager.PLAY, Wager.ANTE)


# ------------------------------------------------------------------------------ Ante and Play


def game_skills(rules: HouseRules) -> Iterator[Skill]:
    """The settlement of a hand that played, situation by situation."""
    spots = {str(each): rules.spot_name(each) for each in _AGAINST_DEALER}
    for situation in rules.situations:
        words, events, needs = _GAMES[situation]
        asked = tuple(f"pay.{wager}.{situation}" for wager in _AGAINST_DEALER)
        yield Skill(
            id=game_id(situation, rules.house),
            area=Area.ANTE_AND_PLAY,
            reference_ms=_GAME_MS,
            by=(ByQuestion(Exercise.FLASH, asked), ByRound(events)),
            needs=tuple(_known(needs, rules)),
            told=partial(say_phrase, words, **spots),
        )


def _known(needs: Iterable[str], rules: HouseRules) -> Iterator[str]:
    for need in needs:
        if not need.startswith("qual"):
            yield ranked(need, rules)
        elif not rules.qualifying.met_by_all(rules.ranking):
            yield qualified(need, rules)


_GAMES: Mapping[Situation, tuple[Phrase, tuple[str, ...], tuple[str, ...]]] = {
    Situation.HIGHER: (
        phrase("The player's hand is higher: {ante} and {play}"),
        (),
        ("cmp.plain", "qual.better"),
    ),
    Situation.LOWER: (
        phrase("The dealer's hand is higher: {ante} and {play}"),
        (),
        ("cmp.plain", "qual.better"),
    ),
    Situation.NOT_QUALIFIED: (
        phrase("The dealer does not play: {ante} and {play}"),
        ("dealer_not_qualified",),
        ("qual.ten_or_lower",),
    ),
    Situation.TIE: (phrase("Equal hands: {ante} and {play}"), ("tie",), ("cmp.tie",)),
    Situation.FOLDED: (phrase("Folded: {ante} and {play}"), (), ()),
}


# ------------------------------------------------------------- bonuses, situation by situation


def due_id(wager: Wager, situation: Situation, house: str) -> str:
    """The skill of a bonus hand's wager in that situation: ``due.ante_bonus.tie@mbs``."""
    return own(f"due.{wager}.{situation}", house)


def due_skills(rules: HouseRules) -> Iterator[Skill]:
    """The payment of a bonus hand that does not win against the dealer; for a winning one each row
    is a skill."""
    for (wager, situation), (words, event) in _DUE.items():
        side = rules.side(wager)
        if situation is Situation.FOLDED and (side is None or side.folded.forfeits):
            continue
        if situation not in (*rules.situations, Situation.FOLDED):
            continue
        if wager is Wager.ANTE_BONUS and situation not in rules.ante_bonus.due:
            continue
        yield Skill(
            id=due_id(wager, situation, rules.house),
            area=Area.FOLDS if situation is Situation.FOLDED else Area.PAY_TABLES,
            reference_ms=_ROW_MS,
            by=(ByRound((event,)),),
            told=partial(say_phrase, words),
        )


_DUE: Mapping[tuple[Wager, Situation], tuple[Phrase, str]] = {
    (Wager.ANTE_BONUS, Situation.LOWER): (
        phrase("The Ante Bonus of a beaten hand"),
        "beaten_with_ante_bonus",
    ),
    (Wager.ANTE_BONUS, Situation.TIE): (
        phrase("The Ante Bonus of a tie"),
        "tie_with_ante_bonus",
    ),
    (Wager.ANTE_BONUS, Situation.NOT_QUALIFIED): (
        phrase("The Ante Bonus where the dealer does not play"),
        "not_qualified_with_ante_bonus",
    ),
    (Wager.PAIR_PLUS, Situation.FOLDED): (
        phrase("Pair Plus of a folded hand"),
        "fold_with_pair_or_better",
    ),
    (Wager.SIX_CARD_BONUS, Situation.FOLDED): (
        phrase("6 Card Bonus of a folded hand"),
        "fold_with_winning_wager",
    ),
    (Wager.PRIME, Situation.FOLDED): (
        phrase("Prime of a folded hand"),
        "fold_with_winning_wager",
    ),
    (Wager.PROGRESSIVE, Situation.FOLDED): (
        phrase("Progressive of a folded hand"),
        "fold_of_a_bonus_hand",
    ),
}


# --------------------------------------------------------------------------------- pay tables


def pay_skills(rules: HouseRules) -> Iterator[Skill]:
    """Every row of every pay table, and each wager that is paid nothing."""
    rows = paid_rows(rules)
    for wager in dict.fromkeys(wager for wager, _ in rows):
        yield _nothing_due(rules, wager)
        paid = [each for (on, _), each in rows.items() if on is wager]
        yield from (_row_skill(rules, each) for each in reversed(paid))


def _row_skill(rules: HouseRules, paid: RowPaid) -> Skill:
    hand = paid.row.hand
    return Skill(
        id=pay_id(paid.wager, hand, rules.house),
        area=Area.PAY_TABLES,
        reference_ms=_ROW_MS if paid.judged_on is JudgedOn.THREE_CARDS else _OWN_ROW_MS,
        by=(
            ByQuestion(Exercise.FLASH, (f"pay.{paid.wager}.{hand}",)),
            ByRound(events_of(paid)),
        ),
        needs=tuple(_row_needs(rules, paid)),
        high_stakes=any(_is_high(rules, paid.wager, award) for award in paid.awards),
        told=partial(_row_told, rules.spot_name(paid.wager), paid.row),
    )


def _row_needs(rules: HouseRules, paid: RowPaid) -> Iterator[str]:
    """The prerequisites: to see the hand, and to work out the amount if every table pays the same
    odds."""
    hand = paid.row.hand
    match paid.judged_on:
        case JudgedOn.THREE_CARDS:
            yield ranked(_READ_AS.get(hand, f"read.{hand}"), rules)
        case JudgedOn.BEST_FIVE_OF_SIX:
            yield naming(FiveCategory(hand.value))
        case JudgedOn.COLOURS:
            yield ranked("read.not_flush.colour", rules)
    odds = {award for award in paid.awards if isinstance(award, Odds)}
    if len(odds) == 1 and (times := times_id(odds.pop())):
        yield times


def _nothing_due(rules: HouseRules, wager: Wager) -> Skill:
    event = _NOTHING_DUE.get(wager)
    side = rules.side(wager)
    of_six = side is not None and side.judged_on is JudgedOn.BEST_FIVE_OF_SIX
    return Skill(
        id=pay_id(wager, None, rules.house),
        area=Area.PAY_TABLES,
        reference_ms=_ROW_MS,
        by=(
            ByQuestion(Exercise.FLASH, (f"pay.{wager}.{NOTHING_DUE}",)),
            ByRound((event,) if event else ()),
        ),
        needs=(LESS_THAN_TRIPS if of_six else ranked("read.high_card", rules),),
        told=partial(say_phrase, _NOTHING, wager=rules.spot_name(wager)),
    )


def _is_high(rules: HouseRules, wager: Wager, award: Award) -> bool:
    match award:
        case Odds():
            return award.ratio >= HIGH_ODDS
        case JackpotShare():
            return True
        case Money():
            least = min(rules.stakes.get(wager, (award,)))
            return Fraction(award.cents, least.cents or 1) >= HIGH_ODDS


def _row_told(spot: str, row: Row) -> str:
    return say("{wager}: {hand}", wager=spot, hand=row.printed)


_READ_AS = {
    Combination.MINI_ROYAL: "read.straight_flush.akq",
    Combination.MINI_ROYAL_SPADES: "read.straight_flush.akq",
}
_NOTHING_DUE = {Wager.ENVY_BONUS: "no_envy_for_pair_plus"}


# ------------------------------------------------------------------------------------ amounts


def times_skills(rules: HouseRules) -> Iterator[Skill]:
    """Every multiple that a wager of this house can be paid, the smaller first."""
    odds = {
        award
        for paid in paid_rows(rules).values()
        for award in paid.awards
        if isinstance(award, Odds) and award.ratio != 1
    }
    known = {times_id(each) for each in odds}
    for each in sorted(odds, key=lambda odds: odds.ratio):
        yield _times_skill(rules, each, known)


def _times_skill(rules: HouseRules, odds: Odds, known: set[str | None]) -> Skill:
    tenth = times_id(Odds(odds.num // 10)) if odds.den == 1 and odds.num % 10 == 0 else None
    rows = [paid for paid in paid_rows(rules).values() if odds in paid.awards]
    asked = tuple(f"pay.{paid.wager}.{paid.row.hand}" for paid in rows)
    id_ = times_id(odds)
    assert id_ is not None, "one to one is no multiple to be worked out"
    return Skill(
        id=id_,
        area=Area.MULTIPLYING,
        reference_ms=_times_ms(odds.ratio),
        by=(ByQuestion(Exercise.FLASH, asked), ByRound(events_of(rows[0]))),
        needs=(tenth,) if tenth and tenth in known else (),
        high_stakes=odds.ratio >= HIGH_ODDS,
        told=partial(_times_told, odds),
    )


def _times_ms(ratio: Fraction) -> int:
    """One figure is quick; two figures take longer than a round hundred."""
    if ratio < 10:
        return 4000
    return 5000 if ratio % 10 == 0 else 6000


def _times_told(odds: Odds) -> str:
    return say("The amount at {odds}", odds=odds.words)


# -------------------------------------------------------------------------------------- folds


def fold_skill(rules: HouseRules) -> Skill:
    """The wagers that a fold ends, and those that it leaves in action."""
    return Skill(
        id=own(FOLD, rules.house),
        area=Area.FOLDS,
        reference_ms=_FOLD_MS,
        by=(ByRound(("fold_with_live_wager",) if _leaves_some(rules) else ()),),
        told=partial(say_phrase, phrase("What a fold loses, and what stays in action")),
    )


def _leaves_some(rules: HouseRules) -> bool:
    return any(not side.folded.forfeits for side in rules.sides)
