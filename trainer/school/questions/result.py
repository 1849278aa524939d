"""The result of a finished sitting: every item marked by today's rules, or as it was told then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from msgspec import Struct

from trainer.drills.questions.lesson import RULINGS
from trainer.drills.skills.registry import MANNER
from trainer.game.best_five import FiveCategory
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.belief_words import belief_words
from trainer.marking.words import spot
from trainer.records.quick import QuickAnswered, QuickAttempt
from trainer.records.results import QuickAnswer, QuickDerived, QuickResult
from trainer.school.curriculum import drill_title
from trainer.school.marks_stamp import GONE
from trainer.school.one_question.item import AskedAt, AskedItem, ItemHouse, item_of, with_clauses
from trainer.school.one_question.screens import ItemDone, MarkedAnswer, MarkReason
from trainer.school.questions.quiz_blueprint import QUIZ
from trainer.school.questions.quiz_sheet import QuizSheet, sheet_of
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.wording import (
    in_english,
    phrase,
    say,
    say_list,
    say_phrase,
    speaking_of,
    speaks_english,
)


def items_done(asked_at: AskedAt, attempt: QuickAttempt) -> tuple[ItemDone, ...]:
    """Every answer of the sitting, marked."""
    return tuple(
        _done(asked_at[answered.number - 1], attempt, answered) for answered in attempt.answers
    )


def _done(at: ItemHouse | None, attempt: QuickAttempt, answered: QuickAnswered) -> ItemDone:
    asked = _as_it_was(at, attempt, answered)
    if asked is None:
        return ItemDone(_as_told(answered), None)
    assert at is not None, "what is asked as it was is asked somewhere"
    with speaking_of(at.house.rules.spoken):
        answer = asked.read(answered.answer)
        marked = asked.mark(answered.number, answer, answered.elapsed_ms)
        return ItemDone(with_clauses(at, marked), asked.shown)


def _as_it_was(
    at: ItemHouse | None, attempt: QuickAttempt, answered: QuickAnswered
) -> AskedItem | None:
    """The item, if it is still asked in the same way."""
    if at is None:
        return None
    item = item_of(attempt, answered.number)
    try:
        with in_english(at.house.rules.spoken):
            asked = at.ask(item)
            same = asked.evidence == answered.asked
    except (KeyError, AssertionError):
        return None
    if not same:
        return None
    if speaks_english():
        return asked
    with speaking_of(at.house.rules.spoken):
        return at.ask(item)


def told(marked: MarkedAnswer) -> dict[str, Any]:
    """The feedback to the trainee, as the log keeps it."""
    first = marked.reason
    return {
        "skill": marked.skill,
        "right": marked.right,
        "given": marked.given,
        "due": marked.due,
        "why": first.why,
        "rule": first.rule,
        "reading": first.reading_reason,
        "caught": marked.caught,
    }


def _as_told(answered: QuickAnswered) -> MarkedAnswer:
    said = answered.told
    reading = said["reading"]
    caught = said["caught"]
    return MarkedAnswer(
        number=answered.number,
        skill=said["skill"],
        right=said["right"],
        given=said["given"],
        due=said["due"],
        reasons=(MarkReason(said["why"], said["rule"], reading is not None, reading),),
        caught=caught,
        belief=belief_words(caught) if caught else "",
        elapsed_ms=answered.elapsed_ms,
    )


def result_of(attempt: QuickAttempt, asked_at: AskedAt) -> QuickSummary:
    """The sitting as a whole."""
    begun, items = attempt.begun, items_done(asked_at, attempt)
    marks = [item.marked for item in items]
    at = next((each for each in asked_at if each is not None), None)
    recipes = {begun.drill: at.drill} if at is not None else {}
    return QuickSummary(
        attempt_id=attempt.id,
        house=begun.house,
        house_title=titles(begun.houses, asked_at),
        drill_title=drill_title(begun.drill, recipes),
        right=sum(mark.right for mark in marks),
        of=len(marks),
        median_ms=_median(marks),
        elapsed_ms=attempt.elapsed_ms,
        skills=_by_skill(at, marks),
        traps=_trapped(marks),
        items=items,
        can_repeat=None not in asked_at,
        sheet=sheet_of(attempt, items, asked_at) if begun.drill == QUIZ else None,
    )


def titles(houses: Sequence[str], asked_at: AskedAt) -> str:
    """The houses by title; by id if they no longer exist."""
    known = {each.house.id: each.house.title for each in asked_at if each is not None}
    return say_list([known.get(house, house) for house in houses], "")


def _median(marks: Sequence[MarkedAnswer]) -> int:
    return round(median(mark.elapsed_ms for mark in marks)) if marks else 0


def _by_skill(at: ItemHouse | None, marks: Sequence[MarkedAnswer]) -> tuple[SkillTally, ...]:
    """The results by group; by skill if all are of one group whose skills have words."""
    among = {group_of(mark.skill) for mark in marks}
    one_group = len(among) <= 1 and MANNER not in among
    groups: dict[str, list[MarkedAnswer]] = {}
    for mark in marks:
        groups.setdefault(mark.skill if one_group else group_of(mark.skill), []).append(mark)
    alone = len(groups) == 1
    lines = [
        SkillTally(
            name=group,
            words=_named(at, group, one_group=one_group and not alone),
            right=sum(mark.right for mark in of),
            items=len(of),
            median_ms=_median(of),
        )
        for group, of in groups.items()
    ]
    return tuple(sorted(lines, key=lambda line: (line.right / line.items, -line.items)))


def _named(at: ItemHouse | None, group: str, *, one_group: bool) -> str:
    if not one_group:
        return group_words(at.house.rules if at is not None else None, group_of(group))
    lines = at.irregularities.lines if at is not None and at.irregularities is not None else ()
    ruled = (line.heading for line in lines if group == f"{RULINGS}{line.id}")
    return next(ruled, "") or skill_words(group)


def _trapped(marks: Sequence[MarkedAnswer]) -> tuple[Trapped, ...]:
    times = Counter((mark.caught, mark.belief) for mark in marks if mark.caught is not None)
    return tuple(Trapped(*each, n) for each, n in times.most_common())


def derived(
    attempt: QuickAttempt, asked_at: AskedAt, skills: EvidenceMaker, *, as_told: bool = True
) -> QuickDerived:
    """The rows of the sitting in the derived tables. ``as_told``: an item that is no longer asked
    in the same way keeps its station's mark; else it is left out."""
    begun, done = attempt.begun, items_done(asked_at, attempt)
    items = tuple(each for each in done if as_told or each.shown is not None)
    marks = [item.marked for item in items]
    result = QuickResult(
        attempt=attempt.id,
        marked_by=GONE if None in asked_at else skills.questions_marked_by(begun.houses),
        begun_at_ms=attempt.begun_at_ms,
        house=begun.house,
        drill=begun.drill,
        exercise=begun.exercise,
        right=sum(mark.right for mark in marks),
        items=len(marks),
        median_ms=_median(marks),
        elapsed_ms=attempt.elapsed_ms,
    )
    answers = tuple(
        QuickAnswer(attempt.id, mark.number, mark.skill, mark.right, mark.caught, mark.elapsed_ms)
        for mark in marks
    )
    return QuickDerived(result, answers, skills.of_quick(attempt, items, asked_at))


_WORDS = {
    "read": phrase("Name the hand"),
    "cmp": phrase("Which hand is higher"),
    "order.three": phrase("The ranking of three cards"),
    "order.five": phrase("The ranking of five cards"),
    "qual": phrase("Does the dealer play?"),
    "five": phrase("Name the best five of six"),
    "five.cards": phrase("Point to the best five"),
    "ord": phrase("The order of a round"),
    "bets": phrase("Allowed bets"),
    MANNER: phrase("Handling"),
    "irr": phrase("Rulings"),
}


def group_of(skill: str) -> str:
    """``read`` for ``read.straight.a23``, ``pay.ante`` for ``pay.ante.tie``."""
    first, *rest = skill.split(".")
    if first == "pay" or (first == "order" and rest) or (first == "five" and rest[:1] == ["cards"]):
        return f"{first}.{rest[0]}"
    return first


def group_words(rules: HouseRules | None, group: str) -> str:
    """The group in words; a wager in the house's own word."""
    first, _, wager = group.partition(".")
    if first == "pay" and wager in tuple(Wager):
        known = Wager(wager)
        name = spot(rules, known) if rules is not None else known.words
        return say("Pay {wager}", wager=name)
    return say_phrase(_WORDS[group]) if group in _WORDS else group


_SKILL_WORDS = {
    "read.straight.a23": phrase("A-2-3"),
    "read.straight.akq": phrase("A-K-Q"),
    "read.straight_flush.akq": phrase("A-K-Q of one suit"),
    "read.not_straight.ka2": phrase("K-A-2"),
    "read.not_straight.gap": phrase("A run with a gap"),
    "read.not_flush.colour": phrase("One colour, not one suit"),
    "cmp.tie": phrase("Equal high cards"),
    "cmp.tie.pair": phrase("Equal pairs"),
    "cmp.tie.flush": phrase("Equal flushes"),
    "cmp.high_card.second": phrase("The second card decides"),
    "cmp.high_card.third": phrase("The third card decides"),
    "cmp.high_card.ace": phrase("Ace against no ace"),
    "cmp.pair.first": phrase("The pair decides, not the highest card"),
    "cmp.pair.kicker": phrase("The odd card decides"),
    "cmp.flush.lower_card": phrase("A lower card of the flush decides"),
    "cmp.straight.a23": phrase("A-2-3 against a higher run"),
    "qual.q_low": phrase("Q-3-2 to Q-6-3"),
    "qual.q_high": phrase("Queen high"),
    "qual.k_high": phrase("King high"),
    "qual.a_high": phrase("Ace high"),
    "qual.j_high": phrase("Jack high"),
    "qual.ten_or_lower": phrase("Ten high or lower"),
    "qual.low_pair": phrase("A low pair"),
    "qual.low_flush": phrase("A low flush"),
    "qual.low_straight": phrase("A low straight"),
    "five.straight.wheel": phrase("A-2-3-4-5"),
    "ord.round": phrase("The order of a round"),
}
_LAST = {
    "not_qualified": phrase("The dealer does not play"),
    "higher": phrase("The player's hand is higher"),
    "lower": phrase("The dealer's hand is higher"),
    "tie": phrase("Equal hands"),
    "nothing": phrase("A hand that no row pays"),
}
_AGAINST = "_v_"


def skill_words(skill: str) -> str:
    """``Q-3-2 to Q-6-3`` for ``qual.q_low``, ``Straight`` for ``pay.pair_plus.straight``."""
    if skill in _SKILL_WORDS:
        return say_phrase(_SKILL_WORDS[skill])
    last = skill.rpartition(".")[2]
    if last in _LAST:
        return say_phrase(_LAST[last])
    if skill.startswith("pay.") and last in tuple(Combination):
        return Combination(last).words
    if _AGAINST in last:
        first, _, second = last.partition(_AGAINST)
        return say("{one} against {other}", one=_hand(first), other=_hand(second).lower())
    return _hand(last)


def _hand(name: str) -> str:
    if name in tuple(FiveCategory):
        return FiveCategory(name).words
    return name.replace("_", " ").capitalize()


class SkillTally(Struct, frozen=True):
    """One group of skills in a result."""

    name: str
    words: str
    right: int
    items: int
    median_ms: int


class Trapped(Struct, frozen=True):
    """A wrong rule that some answers followed, and their number."""

    belief: str
    words: str
    times: int


class QuickSummary(Struct, frozen=True):
    """A sitting as a whole; ``sheet`` has the further results of a quiz."""

    attempt_id: str
    house: str
    house_title: str
    drill_title: str
    right: int
    of: int
    median_ms: int
    elapsed_ms: int
    skills: tuple[SkillTally, ...]
    traps: tuple[Trapped, ...]
    items: tuple[ItemDone, ...]
    can_repeat: bool
    sheet: QuizSheet | None = None

    @property
    def wrong(self) -> Sequence[ItemDone]:
        return tuple(item for item in self.items if not item.marked.right)
