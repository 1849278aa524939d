"""Every answer to a question of order, against the naive reading of where lines may stand.

What an answer allows is written here from the documents, over the naive functions. Traces are
moved about at random by a seed; the program finds a slip exactly where the naive reading does.
"""

import json
import random
from collections.abc import Callable
from itertools import product

import pytest

from tests.library.copies import BUNDLED
from tests.oracle import naive_check as naive
from tests.oracle.naive_check import Stand
from tests.oracle.naive_settle import Json
from tests.oracle.program import placards
from tests.sampled import sampled
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.serialize import round_to_plain
from trainer.game.settle import settle
from trainer.library.edition import base_of
from trainer.library.readings_file import ReadingGroup
from trainer.marking.mark import mark_round

MOVED = 6
Patched = dict[str, Callable[..., bool]]

_before = naive._all_before


def collects_any_time() -> Patched:
    return {"_collects_first": lambda stand: True}


def hands_before_the_dealer() -> Patched:
    def collects(stand: Stand) -> bool:
        after = stand.of("reveal call", "dealer") + stand.at_any_seat("take pay clear call")
        return _before(stand.at_any_seat("collect"), after)

    def dealer(stand: Stand) -> bool:
        return _before(stand.of("reveal", "dealer"), stand.at_any_seat("take pay clear call"))

    return {"_collects_first": collects, "_dealer_before_all": dealer}


def settled_before_open() -> Patched:
    def seat_done(stand: Stand, seat: str) -> bool:
        return _before(stand.of("reveal take pay", seat), stand.of("clear", seat))

    return {"_reveal_then_settle_then_clear": seat_done}


def cleared_before_settled() -> Patched:
    def seat_done(stand: Stand, seat: str) -> bool:
        return _before(stand.of("reveal", seat), stand.of("take pay clear", seat))

    return {"_reveal_then_settle_then_clear": seat_done}


def no_direction_with_a_game() -> Patched:
    known = naive._settled_right_to_left
    return {"_settled_right_to_left": lambda stand, game: game or known(stand, game)}


def _from_the_right(stand: Stand, verbs: str) -> bool:
    return naive._one_after_the_other([stand.of(verbs, seat) for seat in reversed(stand.seats)])


def all_opened_first() -> Patched:
    return {
        "_one_seat_at_a_time": lambda stand: (
            _from_the_right(stand, "reveal") and _from_the_right(stand, "take pay")
        )
    }


def six_card_apart() -> Patched:
    def of_wager(stand: Stand, seat: str, *, six: bool) -> list[int]:
        every = stand.of("take pay", seat)
        return [at for at in every if (stand.wagers[at][1] == "six_card_bonus") is six]

    def seats(stand: Stand) -> bool:
        passes = [
            [of_wager(stand, seat, six=six) for seat in reversed(stand.seats)]
            for six in (False, True)
        ]
        return _from_the_right(stand, "reveal") and all(map(naive._one_after_the_other, passes))

    def wagers(stand: Stand, seat: str) -> bool:
        main = [stand.wagers[at] for at in sorted(of_wager(stand, seat, six=False))]
        order = naive.TAKE_AND_PAY_ORDER
        due = sorted(main, key=lambda act: (act[0] == "pay", order.index(act[1])))
        last = all(
            _before(
                [at for at in of_wager(stand, seat, six=False) if stand.wagers[at][0] == verb],
                [at for at in of_wager(stand, seat, six=True) if stand.wagers[at][0] == verb],
            )
            for verb in ("take", "pay")
        )
        return main == due and last

    return {"_one_seat_at_a_time": seats, "_takes_then_pays_by_wager": wagers}


def bonus_any_turn() -> Patched:
    def wagers(stand: Stand, seat: str) -> bool:
        done = [stand.wagers[at] for at in sorted(stand.of("take pay", seat))]
        order = naive.TAKE_AND_PAY_ORDER
        due = sorted(done, key=lambda act: (act[0] == "pay", order.index(act[1])))
        bonus = ("pay", "ante_bonus")
        named = [act for act in done if act != bonus] == [act for act in due if act != bonus]
        return named and [act[0] for act in done] == [act[0] for act in due]

    return {"_takes_then_pays_by_wager": wagers}


def tucked_any_time() -> Patched:
    def tucks(stand: Stand) -> bool:
        return all(
            _before(stand.of("collect", seat), stand.of("tuck", seat))
            and _before(stand.of("tuck", seat), stand.of("reveal take pay clear", seat))
            for seat in stand.seats
        )

    return {"_tucks_in_time": tucks}


_EVERYWHERE = ("mbs", "prime", "posted", "boxes")
ANSWERS: dict[tuple[str, str, str], Callable[[], Patched]] = {
    **{(h, "folds_collected", "any_time"): collects_any_time for h in _EVERYWHERE[:3]},
    **{(h, "dealer_first", "no"): hands_before_the_dealer for h in _EVERYWHERE},
    **{(h, "picked_up", "any_time"): cleared_before_settled for h in _EVERYWHERE},
    **{
        (h, "open_before_touched", "no"): settled_before_open
        for h in (*_EVERYWHERE, "six-card-bonus")
    },
    ("boxes", "direction", "any"): no_direction_with_a_game,
    ("six-card-bonus", "hand_after_hand", "all_opened_first"): all_opened_first,
    ("six-card-bonus", "hand_after_hand", "six_card_apart"): six_card_apart,
    ("six-card-bonus", "ante_bonus_turn", "any_turn"): bonus_any_turn,
    ("six-card-bonus", "tuck", "any_time"): tucked_any_time,
}
WANTED = {"ante_bonus_turn": ("ante_bonus_without_pair_plus",)}
"""What each round has to show for a question to be asked."""
BEFORE_SETTLING = {"bets_looked_over", "offer", "bets_closed", "cut_card"}
"""Questions on what comes before the settlement; their own worked rounds prove them."""


def test_every_answer_of_order_in_a_settlement_has_its_naive_reading() -> None:
    asked = {
        (name, question.id, answer.id)
        for name in BUNDLED.names
        for question in base_of(*BUNDLED.own(name)).readings
        for answer in question.answers
        if question.group is ReadingGroup.ROUND and answer.id != question.taken
        if question.id not in BEFORE_SETTLING
    }
    assert asked == ANSWERS.keys()


@sampled(5, 60)
@pytest.mark.parametrize("key", ANSWERS, ids=" ".join)
def test_order_agrees_under_every_answer(
    key: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    house, question, answer = key
    read = base_of(*BUNDLED.own(house)).under({question: answer}).house
    rng, tables = random.Random(f"{key}"), placards() if house == "posted" else None
    for name, value in ANSWERS[key]().items():
        monkeypatch.setattr(naive, name, value)
    allowed: list[tuple[Json, list[str]]] = []
    for round_ in deal(BUNDLED[house].rules, "orders", count, 3, WANTED.get(question, ())):
        told = json.loads(json.dumps(round_to_plain(round_)))
        perfect = naive.perfect(told, tables)
        traces = [naive.reordered(rng, told, perfect) for _ in range(MOVED)]
        traces += [naive._step_moved(rng, each) for each in traces]
        for trace in traces:
            now = naive.order_allowed(told, trace)
            slips = mark_round(read, round_, trace, Part.SETTLEMENT).mistakes
            out = any(each.code is Code.OUT_OF_ORDER for each in slips)
            assert out is not now, (told, trace)
            allowed += [(told, trace)] if now else []
    monkeypatch.undo()
    assert not all(naive.order_allowed(*each) for each in allowed), "it allows more than before"


@pytest.mark.parametrize("house", BUNDLED.names)
def test_a_faultless_round_has_no_mistake_under_any_answer(house: str) -> None:
    """Of the settlement, and of the whole round with what comes before it."""
    base = base_of(*BUNDLED.own(house))
    rounds = list(deal(BUNDLED[house].rules, "faultless", 2, 4, ("fold_with_live_wager",)))
    for question in base.readings:
        for answer in question.answers:
            read = base.under({question.id: answer.id}).house
            for part, round_ in product(Part, rounds):
                acts = faultless(script_for(read, round_, settle(read.rules, round_), part))
                trace = [str(act) for act in acts]
                assert mark_round(read, round_, trace, part).mistakes == (), (question.id, answer)
