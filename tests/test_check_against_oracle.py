"""Marking against the contract's prose: what is right passes, each single fault is one mistake."""

import json
import random
from collections import Counter
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from typing import Any

import pytest

from tests.oracle.adversarial import sound_round, sound_rounds
from tests.oracle.fault import Fault, Table, table
from tests.oracle.faults import every_kind, step_fault_pairs
from tests.oracle.naive_check import (
    has_a_game,
    next_permitted,
    order_allowed,
    perfect,
    permitted,
    seat_steps,
    true_calls,
    work,
)
from tests.oracle.naive_settle import HOUSES, Json, Placards, cents, money, settle
from tests.oracle.naive_whole import fault_whole, perfect_whole, permitted_whole, reordered_whole
from tests.oracle.program import placards, run_lines
from tests.sampled import sampled

PERFORMED_A_HOUSE = 12
LOSES_MONEY = ["wrong_amount", "wrong_result"]


@pytest.fixture(scope="module")
def posted() -> Placards:
    return placards()


def ask(round_: Json, trace: list[str]) -> Json:
    return {"round": round_, "trace": trace, "part": "settlement"}


def check(asked: list[Json]) -> list[Json]:
    answers = run_lines("check", values=asked)
    for asking, answer in zip(asked, answers, strict=True):
        assert "error" not in answer, (json.dumps(asking), answer)
    return answers


def report(asked: Json, answer: Json, due: Any = None) -> str:
    said = [dict(mistake, why="...") for mistake in answer["mistakes"]]
    return json.dumps({"due": repr(due), "said": said, "asked": asked}, indent=1)


# --- without fault -------------------------------------------------------------------------------


@sampled(10, 200)
@pytest.mark.parametrize("house", HOUSES)
def test_every_permitted_order_is_without_mistake(house: str, posted: Placards, count: int) -> None:
    """Joined and separate payments, steps in any order that the contract allows, true calls."""
    rng = random.Random(f"perfect {house}")
    asked = []
    for round_ in sound_rounds(house, 11, count, posted):
        for trace in right_traces(rng, round_, posted):
            assert permitted(round_, trace, posted)
            asked.append(ask(round_, trace))
    for asking, answer in zip(asked, check(asked), strict=True):
        assert answer["mistakes"] == [], report(asking, answer)
        assert answer["passed"] is True
        assert answer["score"] == 100.0


def right_traces(rng: random.Random, round_: Json, posted: Placards) -> list[list[str]]:
    straight = [perfect(round_, posted), perfect(round_, posted, joined=True)]
    mixed = table(rng, round_, posted, moves=60).trace
    built = next_permitted(rng, round_, rng.choice(straight))
    return [*straight, mixed, built, with_true_calls(rng, round_, built, posted)]


def with_true_calls(
    rng: random.Random, round_: Json, trace: list[str], posted: Placards
) -> list[str]:
    """A true call that is not due, or is said again, changes nothing."""
    longer = list(trace)
    for call in true_calls(round_, posted):
        first = longer.index(call) if call in longer else longer.index("reveal dealer")
        longer.insert(rng.randrange(first + 1, len(longer) + 1), call)
    return longer


@pytest.mark.parametrize("house", HOUSES)
def test_the_program_performs_without_fault(house: str, posted: Placards) -> None:
    rounds = list(sound_rounds(house, 12, PERFORMED_A_HOUSE, posted))
    for round_, answer in zip(rounds, run_lines("perform", values=rounds), strict=True):
        assert permitted(round_, answer["trace"], posted), json.dumps([round_, answer])


# --- single faults -------------------------------------------------------------------------------


def faulty(house: str, rounds: int, posted: Placards) -> list[tuple[Table, Fault]]:
    rng = random.Random(f"faulty {house}")
    found = []
    for _ in range(rounds):
        right = table(rng, sound_round(rng, house, posted), posted, moves=rng.choice([0, 25]))
        found += [(right, fault) for fault in every_kind(rng, right)]
    return found


@sampled(8, 160)
@pytest.mark.parametrize("house", HOUSES)
def test_each_single_fault_is_exactly_one_mistake(house: str, posted: Placards, count: int) -> None:
    faults = faulty(house, count, posted)
    answers = check([ask(right.round_, fault.trace) for right, fault in faults])
    wrong: Counter[str] = Counter()
    first = ""
    for (right, fault), answer in zip(faults, answers, strict=True):
        if departure := departure_from(right, fault, answer):
            wrong[f"{fault.kind}: {departure}"] += 1
            first = first or report(ask(right.round_, fault.trace), answer, (departure, fault))
    assert not wrong, f"{wrong}\n{first}"
    codes = {fault.code for _, fault in faults}
    assert len(codes) == 7


def departure_from(right: Table, fault: Fault, answer: Json) -> str:
    """What is not as it should be in the answer to one fault; empty where all is well."""
    if len(answer["mistakes"]) != 1:
        return "mistakes " + ", ".join(sorted(each["code"] for each in answer["mistakes"]))
    mistake = answer["mistakes"][0]
    if mistake["code"] != fault.code:
        return f"code {mistake['code']}"
    if (mistake["seat"], mistake["wager"]) not in fault.where:
        return "seat or wager"
    if (mistake["at"] is None) != (not fault.at) or (fault.at and mistake["at"] not in fault.at):
        return "at"
    if fault.money is not None and mistake["money"] != fault.money:
        return "money"
    if not (mistake["why"] and mistake["rule"]):
        return "why or rule"
    return marks_wrong(right, fault, answer)


def marks_wrong(right: Table, fault: Fault, answer: Json) -> str:
    """Money wrong at the end is critical and not passed; an order slip alone costs no score."""
    severity = answer["mistakes"][0]["severity"]
    wager = next(iter(fault.where))[1]
    money_wrong = fault.code in LOSES_MONEY or (fault.code == "missing" and wager is not None)
    if _four_for_two_colours(right, fault):
        return "" if severity == "serious" else f"severity {severity}"
    if money_wrong and (severity != "critical" or answer["passed"]):
        return f"severity {severity}, passed {answer['passed']}"
    if answer["passed"] != (severity not in ("critical", "serious")):
        return "passed"
    if fault.code in ("out_of_order", "bad_action", "wrong_call") and answer["score"] != 100.0:
        return f"score {answer['score']}"
    joined = "joined" in fault.kind or fault.kind == "bonus left out"
    if money_wrong and not joined and answer["score"] not in scores(right, fault.lines):
        return f"score {answer['score']}"
    return ""


def _four_for_two_colours(right: Table, fault: Fault) -> bool:
    """PRIME ¶25: red against black paid 4 to 1 is a serious slip, not a critical one."""
    seat, wager = next(iter(fault.where))
    if fault.code != "wrong_amount" or wager != "prime" or seat is None:
        return False
    stake, due = right.seat(seat).stakes["prime"], right.seat(seat).due("prime")
    dealers = {str(card)[-1] in "hd♥♦" for card in right.round_["dealer"]}
    return due == 3 * stake and fault.money == money(stake) and len(dealers) == 1


def scores(right: Table, wrong: int) -> set[float]:
    """100 x right lines / lines, one decimal; a five beyond it may go either way."""
    settled = settle(right.round_, right.placards)
    lines = sum(len(seat["lines"]) for seat in settled["seats"])
    exact = Decimal(100 * (lines - wrong)) / lines
    tenth = Decimal("0.1")
    return {float(exact.quantize(tenth, way)) for way in (ROUND_HALF_UP, ROUND_HALF_EVEN)}


# --- the whole round ------------------------------------------------------------------------------


@sampled(8, 160)
@pytest.mark.parametrize("house", HOUSES)
def test_whole_rounds(house: str, posted: Placards, count: int) -> None:
    """What is performed is permitted; every permitted order passes; each fault is one mistake."""
    rng = random.Random(f"whole {house}")
    rounds = list(sound_rounds(house, 13, count, posted))
    performed = run_lines("perform", "--part", "whole", values=rounds)
    asked: list[Json] = []
    due: list[tuple[str, str, set[int | None]]] = []
    for round_, answer in zip(rounds, performed, strict=True):
        assert permitted_whole(round_, answer["trace"], posted), json.dumps([round_, answer])
        trace = reordered_whole(rng, round_, perfect_whole(round_, posted), moves=30)
        asked.append({"round": round_, "trace": trace, "part": "whole"})
        due.append(("none", "", set()))
        way, spoiled, code, seats = fault_whole(rng, round_, trace)
        asked.append({"round": round_, "trace": spoiled, "part": "whole"})
        due.append((way, code, seats))
    for asking, answer, (way, code, seats) in zip(asked, check(asked), due, strict=True):
        codes = [each["code"] for each in answer["mistakes"]]
        assert codes == ([code] if code else []), report(asking, answer, way)
        assert all(each["seat"] in seats for each in answer["mistakes"]), report(
            asking, answer, way
        )


# --- several faults ------------------------------------------------------------------------------


@sampled(12, 240)
@pytest.mark.parametrize("house", HOUSES)
def test_two_faults_at_two_seats_are_two_mistakes(house: str, posted: Placards, count: int) -> None:
    rng = random.Random(f"two {house}")
    pairs: list[tuple[Table, Fault, Fault]] = []
    while len(pairs) < count:
        right = table(rng, sound_round(rng, house, posted), posted, moves=0)
        pairs += step_fault_pairs(rng, right)
    answers = check([ask(right.round_, second.trace) for right, _, second in pairs])
    for (right, one, other), answer in zip(pairs, answers, strict=True):
        said = [(each["code"], each["money"]) for each in answer["mistakes"]]
        due = [one, other]
        assert len(said) == 2, report(ask(right.round_, other.trace), answer, due)
        assert sorted(code for code, _ in said) == sorted(fault.code for fault in due)
        moneys = {fault.money for fault in due if fault.money is not None}
        assert moneys <= {money for _, money in said}


@sampled(30, 400)
@pytest.mark.parametrize("house", ["six-card-bonus", "boxes"])
def test_seats_in_a_wrong_order_are_as_few_mistakes_as_seats_had_to_move(
    house: str, posted: Placards, count: int
) -> None:
    """Fewest moved seats: all but the longest run, not needing neighbours, that is in order.
    Without a game it is the ANTEs alone that moved (BOX •2)."""
    rng = random.Random(f"seats {house}")
    asked: list[Json] = []
    due: list[int] = []
    while len(asked) < count:
        round_ = sound_round(rng, house, posted)
        seats = [seat for seat in work(round_, posted) if len(seat.takes + seat.pays) > 1]
        if len(seats) < 3 or len(seats) != len([s for s in work(round_, posted) if s.in_action]):
            continue
        rng.shuffle(seats)
        trace = perfect(round_, posted)
        trace = trace[: trace.index("reveal dealer") + 1]
        trace += [step for seat in seats for step in seat_steps(house, seat, joined=False)]
        asked.append(ask(round_, trace))
        due.append(len(seats) - longest_fall([seat.number for seat in seats]))
        assert (due[-1] == 0) == order_allowed(round_, trace)
    for asking, answer, moves in zip(asked, check(asked), due, strict=True):
        said = [(each["code"], each["wager"]) for each in answer["mistakes"]]
        antes = house == "boxes" and not has_a_game(asking["round"])
        moved = ("out_of_order", "ante" if antes else None)
        assert said == [moved] * moves, report(asking, answer, moves)


def longest_fall(numbers: list[int]) -> int:
    """How many of the numbers can stay so that they only fall."""
    best: list[int] = []
    for at, number in enumerate(numbers):
        best.append(1 + max([best[i] for i in range(at) if numbers[i] > number], default=0))
    return max(best, default=0)


# --- readings about the joined payment -----------------------------------------------------------


def beaten_straight(house: str) -> Json:
    return {
        "house": house,
        "dealer": ["7h", "6s", "5d"],
        "seats": [
            {
                "seat": 3,
                "cards": ["6c", "5h", "4s"],
                "wagers": {"ante": 5},
                "decision": "play",
            }
        ],
    }


@pytest.mark.parametrize("house", ["mbs", "six-card-bonus", "prime", "boxes"])
@pytest.mark.parametrize(("paid", "due"), [("5", []), ("10", [("wrong_amount", 3, "5")])])
def test_the_bonus_of_a_lost_ante_may_be_paid_on_its_spot(
    house: str, paid: str, due: list[tuple[str, int, str]]
) -> None:
    """Where the Ante itself is not paid, `pay 3 ante X` is compared with the bonus alone."""
    round_ = beaten_straight(house)
    trace = [step.replace("ante_bonus 5", f"ante {paid}") for step in perfect(round_)]
    (answer,) = check([ask(round_, trace)])
    said = [(each["code"], each["seat"], each["money"]) for each in answer["mistakes"]]
    assert said == due, report(ask(round_, trace), answer)


def test_an_amount_in_cents_is_compared_exactly() -> None:
    round_ = beaten_straight("mbs") | {"dealer": ["Jh", "9s", "5d"]}
    round_["seats"][0]["wagers"] = {"ante": "2.50"}
    trace = [step.replace("pay 3 ante 2.50", "pay 3 ante 2.49") for step in perfect(round_)]
    (answer,) = check([ask(round_, trace)])
    assert [cents(each["money"].lstrip("-")) for each in answer["mistakes"]] == [1]
    assert answer["mistakes"][0]["money"] == "-0.01"


def test_bad_lines_of_a_check_have_problems_and_the_rest_go_on(posted: Placards) -> None:
    sound = beaten_straight("mbs")
    good = ask(sound, perfect(sound))
    asked: list[Any] = [
        good,
        {"trace": [], "part": "settlement"},
        ask({**sound, "dealer": ["7h", "6s", "6s"]}, []),
        {**good, "part": "half"},
        {**good, "trace": "reveal dealer"},
        {**good, "trace": [5]},
        {**good, "trace": None},
        5,
        None,
        [],
        good,
    ]
    answers = run_lines("check", values=asked)
    assert answers[0]["mistakes"] == answers[-1]["mistakes"] == []
    for answer in answers[1:-1]:
        assert answer["error"]["problems"], answer
    assert {problem["code"] for problem in answers[2]["error"]["problems"]} == {"duplicate_card"}
