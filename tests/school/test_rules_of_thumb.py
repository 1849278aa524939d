"""Rules of thumb against every area of every house's quizzes: none of them gets by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from tests.some_houses import house as at
from tests.some_houses import shelf
from trainer.commands.quiz import quizzes_at
from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import AnswerKind
from trainer.drills.skills.skill import Area
from trainer.game.cards import Card, Rank
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.round import Decision, Round
from trainer.game.rules import HouseRules, Qualifying, Result
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.school.one_question.item import AskedItem
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    ItemShown,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.one_question.seat_item import AskedSeat, given_in
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.questions.quizzes import Quizzes

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
ITEMS = 50
MOST = 0.70

Thumb = Callable[[ItemShown], Answer | None]
"""An answer by a rule of thumb; None where the rule has none."""


@cache
def all_quizzes() -> Quizzes:
    return quizzes_at(shelf())


@cache
def items(house: str, area: Area) -> tuple[AskedItem, ...]:
    """Questions of the area, as a quiz of that house draws them."""
    quizzes = all_quizzes()
    drawn = quizzes.draw(QuizBlueprint((house,), (area,), ITEMS), 20)
    classes = quizzes.asked_at(drawn)
    return tuple(
        at.ask(Item(each.seed, each.asked.name)) for each, at in zip(drawn, classes, strict=True)
    )


# ------------------------------------------------------------------- one of several answers


def _option(place: int) -> Thumb:
    """Always the answer in that place."""
    return lambda shown: (
        shown.choices[place].id
        if isinstance(shown, QuestionShown) and -len(shown.choices) <= place < len(shown.choices)
        else None
    )


def _by_length(longest: bool) -> Thumb:
    """Always the answer with the most words, or with the fewest."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, QuestionShown) or not shown.choices:
            return None
        pick = max if longest else min
        return pick(shown.choices, key=lambda each: len(each.words)).id

    return thumb


def _named(name: str) -> Thumb:
    """Always that answer, wherever it stands."""
    return lambda shown: (
        name
        if isinstance(shown, QuestionShown) and name in {each.id for each in shown.choices}
        else None
    )


def _highest(cards: Sequence[Card]) -> Rank:
    return max(each.rank for each in cards)


def _highest_card_wins(shown: ItemShown) -> Answer | None:
    """Of two hands, the one with the highest card."""
    if not isinstance(shown, QuestionShown) or len(shown.hands) != 2:
        return None
    one, other = (_highest(hand.cards) for hand in shown.hands)
    return "equal" if one == other else "player" if one > other else "dealer"


def _a_queen_plays(shown: ItemShown) -> Answer | None:
    """The dealer plays with a Queen, King or Ace among the cards, and else not."""
    if not isinstance(shown, QuestionShown) or len(shown.hands) != 1:
        return None
    return "plays" if _highest(shown.hands[0].cards) >= Rank.QUEEN else "does_not_play"


def _by_looks(shown: ItemShown) -> Answer | None:
    """A hand by its looks: two alike are a pair, one colour is a flush, the rest a high card."""
    if not isinstance(shown, QuestionShown) or len(shown.hands) != 1:
        return None
    cards = shown.hands[0].cards
    if len({each.rank for each in cards}) < len(cards):
        return "pair"
    return "flush" if len({each.suit.red for each in cards}) == 1 else "high_card"


# ------------------------------------------------------------------------- an amount


def _times(times: int) -> Thumb:
    """So many times the stake, whatever the hand."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, QuestionShown) or shown.kind is not AnswerKind.AMOUNT:
            return None
        stake = shown.stake.amount if shown.stake is not None else None
        return Odds(times).pays(stake) if stake is not None else NOTHING

    return thumb


# --------------------------------------------------------------------- a seat to settle


def _every(act: str) -> Thumb:
    """The same with every wager."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, SeatAsked):
            return None
        return tuple(_act(act, each.wager, each.amount) for each in shown.wagers)

    return thumb


def _act(act: str, wager: Wager, amount: Money | None) -> str:
    return f"pay {wager} {amount}" if act == "pay" and amount else f"{act} {wager}"


def _settled(rules: HouseRules, round_: Round) -> dict[Wager, str]:
    """What is right of each wager under these rules."""
    (settled,) = settle(rules, round_).seats
    done = {}
    for line in settled.lines:
        if line.result is Result.WIN:
            done[line.wager] = f"pay {line.wager} {line.pays}"
        else:
            done[line.wager] = f"{'take' if line.result is Result.LOSE else 'leave'} {line.wager}"
    return done


def _but(change: Callable[[SeatAsked, dict[Wager, str]], dict[Wager, str]]) -> Thumb:
    """Right in everything but one thing."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, SeatAsked):
            return None
        done = change(shown, _settled(shown.house.rules, shown.round_))
        return tuple(done.get(each.wager, f"leave {each.wager}") for each in shown.wagers)

    return thumb


def _fold_loses_everything(shown: SeatAsked, done: dict[Wager, str]) -> dict[Wager, str]:
    if not shown.folded:
        return done
    return {each.wager: f"take {each.wager}" for each in shown.wagers}


def _fold_loses_the_ante_alone(shown: SeatAsked, done: dict[Wager, str]) -> dict[Wager, str]:
    if not shown.folded:
        return done
    (seat,) = shown.round_.seats
    played = replace(shown.round_, seats=(replace(seat, decision=Decision.PLAY),))
    return {**_settled(shown.house.rules, played), Wager.ANTE: f"take {Wager.ANTE}"}


def _always_plays(shown: SeatAsked, done: dict[Wager, str]) -> dict[Wager, str]:
    return _with_lowest(shown, (Rank.FIVE, Rank.THREE, Rank.TWO))


def _never_plays(shown: SeatAsked, done: dict[Wager, str]) -> dict[Wager, str]:
    rules = shown.house.rules
    hopeless = replace(rules, qualifying=_Never(rules.qualifying.at_least, rules.qualifying.source))
    return _settled(hopeless, shown.round_)


class _Never(Qualifying, frozen=True):
    """A dealer who never plays."""

    def met(self, *_: object) -> bool:
        return False


def _with_lowest(shown: SeatAsked, lowest: tuple[Rank, Rank, Rank]) -> dict[Wager, str]:
    rules = shown.house.rules
    lower = replace(rules, qualifying=replace(rules.qualifying, at_least=lowest))
    return _settled(lower, shown.round_)


def _instead(wager: Wager, act: str) -> Callable[..., dict[Wager, str]]:
    """That wager the same way each time, everything else as it should be."""

    def change(shown: SeatAsked, done: dict[Wager, str]) -> dict[Wager, str]:
        lying = {each.wager: each.amount for each in shown.wagers}
        if wager not in lying:
            return done
        return {**done, wager: _act(act, wager, lying[wager] or lying.get(Wager.ANTE))}

    return change


# -------------------------------------------------------------- an order, a look at bets


def _in_place(reverse: bool) -> Thumb:
    """The steps as they are offered, or the other way round."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, OrderShown):
            return None
        places = range(len(shown.steps))
        return tuple(reversed(places)) if reverse else tuple(places)

    return thumb


def _by_seat(upwards: bool) -> Thumb:
    """The dealer's steps, then seat after seat, each as offered."""

    def thumb(shown: ItemShown) -> Answer | None:
        if not isinstance(shown, OrderShown):
            return None
        where = [step.where for step in shown.steps]
        seats = sorted({each for each in where if each}, reverse=not upwards)
        ranks = {seat: place for place, seat in enumerate(seats)}
        return tuple(sorted(range(len(where)), key=lambda place: ranks.get(where[place], -1)))

    return thumb


def _nothing_is_wrong(shown: ItemShown) -> Answer | None:
    return frozenset() if isinstance(shown, BetsShown) else None


def _largest_is_wrong(shown: ItemShown) -> Answer | None:
    """The seat with the largest stake, for the first reason of the list."""
    if not isinstance(shown, BetsShown):
        return None
    most = max(shown.round_.seats, key=lambda seat: max(seat.stakes.values(), default=NOTHING))
    return frozenset({(most.number, shown.choices[0].id)})


NAMED = (
    *("player", "dealer", "equal", "plays", "does_not_play", "high_card", "pair", "flush"),
    *("straight", "play_on", "void", "call_supervisor", "not_allowed", "refuse", "redeal"),
)
THUMBS: dict[str, Thumb] = {
    **{f"option {place + 1}": _option(place) for place in range(6)},
    "last option": _option(-1),
    "most words": _by_length(longest=True),
    "fewest words": _by_length(longest=False),
    **{f"always {name}": _named(name) for name in NAMED},
    "highest card wins": _highest_card_wins,
    "a Queen plays": _a_queen_plays,
    "a hand by its looks": _by_looks,
    **{f"{times} to 1": _times(times) for times in (0, 1, 3, 4, 5, 6, 30, 40)},
    **{f"{act} everything": _every(act) for act in ("take", "pay", "leave")},
    "a fold loses everything": _but(_fold_loses_everything),
    "a fold loses the Ante alone": _but(_fold_loses_the_ante_alone),
    "the dealer always plays": _but(_always_plays),
    "the dealer never plays": _but(_never_plays),
    **{
        f"{wager} {act}": _but(_instead(wager, act))
        for wager in (Wager.PLAY, Wager.ANTE, Wager.ANTE_BONUS, Wager.PAIR_PLUS)
        for act in ("take", "pay", "leave")
    },
    "as offered": _in_place(reverse=False),
    "as offered, backwards": _in_place(reverse=True),
    "seats upwards": _by_seat(upwards=True),
    "seats downwards": _by_seat(upwards=False),
    "nothing is wrong": _nothing_is_wrong,
    "the largest is wrong": _largest_is_wrong,
}


@cache
def shown_and_due(house: str, area: Area) -> tuple[tuple[AskedItem, ItemShown, Answer], ...]:
    """Each question as it is put, with an answer that is right."""
    told = []
    for asked in items(house, area):
        due = asked.mark(1, None, 0).due_answer
        assert due is not None, "every question has a right answer"
        told.append((asked, asked.shown, due))
    return tuple(told)


def share(house: str, area: Area, thumb: Thumb) -> float:
    """How many of the area's questions the rule of thumb answers rightly."""
    known = shown_and_due(house, area)
    return sum(_right(asked, due, thumb(shown)) for asked, shown, due in known) / ITEMS


def _right(asked: AskedItem, due: Answer, answer: Answer | None) -> bool:
    if answer is None or isinstance(due, str | Money):
        return answer == due
    if isinstance(asked, AskedSeat):
        return given_in(answer) == given_in(due)
    return asked.mark(1, answer, 0).right


def seen_most(house: str, area: Area) -> float:
    """The share of the answer that is right most often."""
    due = Counter(_in_words(shown, right) for _, shown, right in shown_and_due(house, area))
    return due.most_common(1)[0][1] / ITEMS


def _in_words(shown: ItemShown, answer: Answer) -> str:
    if isinstance(shown, QuestionShown):
        return next((each.words for each in shown.choices if each.id == answer), str(answer))
    return str(answer)


def houses_rule(house: str, area: Area, name: str) -> bool:
    """Whether that is no rule of thumb there, but the rule. A fold loses the Ante whatever the
    dealer holds; nothing else where all side wagers stay in play, and those in play are settled."""
    if area is not Area.FOLDS:
        return False
    sides = {side.wager: side.folded.forfeits for side in at(house).rules.sides}
    if name == "a fold loses the Ante alone":
        return not any(sides.values())
    if name == "pair_plus take":
        return sides[Wager.PAIR_PLUS]
    return name.startswith(("ante ", "ante_bonus ", "play ", "the dealer "))


def places() -> Iterator[tuple[str, Area]]:
    yield from ((house, area) for house in HOUSES for area in all_quizzes().areas((house,)))


@pytest.mark.parametrize(("house", "area"), list(places()))
def test_no_rule_of_thumb_gets_by(house: str, area: Area) -> None:
    """A quiz asks for the house's rules, so that nothing simpler answers it."""
    shares = {
        name: share(house, area, thumb)
        for name, thumb in THUMBS.items()
        if not houses_rule(house, area, name)
    }
    shares["the answer seen most"] = seen_most(house, area)
    assert {name: found for name, found in shares.items() if found >= MOST} == {}


@pytest.mark.parametrize("house", HOUSES)
def test_folds_show_a_live_wager_in_a_third_of_the_questions(house: str) -> None:
    """A fold ends less than it seems: one in three leaves a wager in play, and some of them win."""
    shown = [each for _, each, _ in shown_and_due(house, Area.FOLDS)]
    settled = [settle(at.house.rules, at.round_) for at in shown if isinstance(at, SeatAsked)]
    live = [not all(line.forfeited for line in each.seats[0].lines) for each in settled]
    assert sum(live) / ITEMS >= 1 / 3
