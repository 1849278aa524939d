"""Read the hand: every skill of every house, held against the engine and against its own cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.some_houses import HOUSES, house
from trainer.drills.questions.comparing import DEALER, EQUAL, PLAYER
from trainer.drills.questions.lesson import reading_skills
from trainer.drills.questions.qualifying import PLAYS
from trainer.drills.questions.question import AnswerKind, Question, ask, mark
from trainer.drills.stream import Stream
from trainer.game.best_five import FiveCategory, best_five, best_fives, five_category, worth
from trainer.game.cards import DECK, Card, Rank, Three
from trainer.game.rules import HouseRules

SKILLS = [(name, skill) for name in HOUSES for skill in reading_skills(house(name).rules)]


def three(cards: tuple[Card, ...]) -> Three:
    first, second, third = cards
    return first, second, third


def question(rules: HouseRules, seed: int | str, *skills: str) -> Question:
    return ask(reading_skills(rules), f"reading|{rules.house}|{seed}", skills)


def asked(name: str, skill: str, seed: int = 0) -> Question:
    return question(house(name).rules, seed, skill)


@pytest.mark.parametrize(("name", "skill"), SKILLS)
def test_every_answer_is_one_that_can_be_given_and_no_trap_is_right(name: str, skill: str) -> None:
    for seed in range(3):
        item = asked(name, skill, seed)
        assert item.skill == skill
        assert item.why.endswith(".")
        assert item.source.cite.startswith(house(name).rules.cite)
        assert not {trap.answer for trap in item.traps} & set(item.rights)
        shown = [card for hand in item.hands for card in hand.cards]
        assert len(shown) == len(set(shown))
        if item.kind is AnswerKind.CHOICE:
            ids = {choice.id for choice in item.choices}
            assert set(item.rights) <= ids
            assert {trap.answer for trap in item.traps} <= ids


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_right_is_what_the_rules_say(name: str) -> None:
    rules = house(name).rules
    for seed in range(150):
        item = question(rules, seed)
        hands = [three(hand.cards) for hand in item.hands]
        strengths = [rules.ranking.strength(hand) for hand in hands]
        match item.skill.split(".")[0]:
            case "read":
                assert item.right == rules.ranking.category(strengths[0])
            case "cmp":
                ours, theirs = strengths
                won = PLAYER if ours > theirs else DEALER if theirs > ours else EQUAL
                assert item.right == won
            case "qual":
                plays = rules.qualifying.met(rules.ranking, strengths[0])
                assert (item.right == PLAYS) is plays
            case "order":
                assert item.right in {choice.id for choice in item.choices}


def test_two_hands_are_named_as_a_sentence_names_them() -> None:
    """The second was "against Three twos", then "against ace-high straight"."""
    against = {
        item.why.partition(" against ")[2].partition(":")[0].partition(" ")[0]
        for seed in range(150)
        if (item := question(house("mbs").rules, seed)).skill.startswith("cmp.")
    }
    ranks = {rank.title for rank in Rank}
    assert against - ranks == {"a", "an", "three"}
    assert against & ranks


@pytest.mark.parametrize("name", HOUSES)
def test_rare_hands_come_as_often_as_common_ones(name: str) -> None:
    skills = reading_skills(house(name).rules)
    seen = Counter(question(house(name).rules, seed).skill for seed in range(len(skills) * 12))
    assert seen.keys() == skills.keys()
    assert max(seen.values()) < 40


@pytest.mark.parametrize("name", HOUSES)
def test_the_low_queen_is_a_named_trap(name: str) -> None:
    """Q-3-2 to Q-6-3 play, though they look too poor."""
    for seed in range(20):
        item = asked(name, "qual.q_low", seed)
        ranks = sorted((card.rank for card in item.hands[0].cards), reverse=True)
        assert ranks[0] is Rank.QUEEN
        assert ranks[1] <= Rank.SIX
        assert item.right == PLAYS
        assert mark(item, "does_not_play").caught == "QL03"


def test_the_two_rankings_stand_side_by_side_where_both_are_used() -> None:
    """6CB Pay Tables: among five cards a flush beats a straight, among three it does not."""
    assert asked("six-card-bonus", "order.three.straight_v_flush").right == "straight"
    assert asked("six-card-bonus", "order.five.straight_v_flush").right == "flush"
    assert "order.five.straight_v_flush" not in reading_skills(house("mbs").rules)


@pytest.mark.parametrize("category", FiveCategory)
def test_the_best_five_are_of_the_category_that_is_asked_for(category: FiveCategory) -> None:
    for seed in range(8):
        item = asked("six-card-bonus", f"five.cards.{category}", seed)
        best = max(worth(answer) for answer in item.rights if isinstance(answer, frozenset))
        assert list(reversed(FiveCategory))[best[0]] is category


@pytest.mark.parametrize("ask", ["five", "five.cards"])
@pytest.mark.parametrize("category", [FiveCategory.STRAIGHT, FiveCategory.STRAIGHT_FLUSH])
def test_an_ace_that_counts_low_among_five_is_a_reading(ask: str, category: FiveCategory) -> None:
    """6CB Pay Tables say nothing of an ace: 5-4-3-2-A is a straight by the school's reading."""
    low: set[str] = set()
    high: set[str] = set()
    for seed in range(150):
        item = asked("six-card-bonus", f"{ask}.{category}", seed)
        (low if "5" in item.why and "A" in item.why else high).add(str(item.source))
    assert low == {"School's reading (6CB Pay Tables, 6 Card Bonus)"}
    assert high == {"6CB Pay Tables, 6 Card Bonus"}


def test_the_best_five_agree_with_the_engine_for_any_six_cards() -> None:
    stream = Stream("any six")
    for _ in range(3000):
        a, b, c, d, e, f = stream.sample(DECK, 6)
        fives = best_fives((a, b, c, d, e, f))
        category = list(reversed(FiveCategory))[worth(fives[0])[0]]
        assert category is five_category(best_five((a, b, c, d, e, f)))


def test_equally_good_fives_are_all_right() -> None:
    """Six of one suit have one best; a pair of kickers of one rank gives two."""
    cards = [Card.parse(text) for text in ["Ah", "Ac", "As", "9d", "9c", "2h"]]
    a, b, c, d, e, f = cards
    assert len(best_fives((a, b, c, d, e, f))) == 1
    two = [Card.parse(text) for text in ["Ah", "Ac", "Kd", "Kc", "Qd", "Qs"]]
    a, b, c, d, e, f = two
    assert len(best_fives((a, b, c, d, e, f))) == 2


@pytest.mark.parametrize("name", HOUSES)
def test_the_same_seed_asks_the_same(name: str) -> None:
    assert question(house(name).rules, "5") == question(house(name).rules, 5)


@pytest.mark.parametrize(
    ("name", "skill", "rule"),
    [
        ("posted", "read.straight.a23", "POSTED 5c"),
        ("posted", "read.high_card", "POSTED 6"),
        ("mbs", "read.pair", "MBS 3.18.5"),
        ("prime", "read.pair", "PRIME ¶13"),
        ("boxes", "read.straight.a23", "School's reading (BOX ¶6)"),
    ],
)
def test_a_hand_is_named_by_the_clause_that_defines_it(name: str, skill: str, rule: str) -> None:
    assert str(asked(name, skill).source) == rule


def test_an_answer_is_marked_with_its_belief() -> None:
    item = asked("mbs", "read.straight.a23")
    assert mark(item, "straight").right
    missed = mark(item, "high_card")
    assert not missed.right
    assert missed.caught == "HR01"
    assert str(item.source) == "MBS 3.18.3"
    assert mark(item, "pair").caught is None
