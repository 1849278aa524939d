"""A round from the bets to the last clear: what each house orders, from the contract's prose."""

import random

from tests.oracle.naive_check import order_allowed, perfect
from tests.oracle.naive_settle import Json, Placards

DEAL_VERBS = ("announce", "check", "deal", "rack", "cover", "release", "offer")


def before_settlement(round_: Json) -> list[str]:
    """Bets, deal and offers in one order that is right."""
    seats = sorted(seat["seat"] for seat in round_["seats"])
    antes = sorted(seat["seat"] for seat in round_["seats"] if "ante" in seat["wagers"])
    around = [f"deal {seat}" for seat in seats] + ["deal dealer"]
    offers = [f"offer {seat}" for seat in antes]
    if round_["house"] == "six-card-bonus":
        after = ["rack stub", "cover dealer", "release cards"]
        return ["check bets", *around * 3, *after, *offers]
    if round_["house"] == "mbs":
        called = ["announce place_your_bets", "check bets", "announce no_more_bets"]
        return [*called, *around, *offers]
    return ["check bets", *around, *offers]


def perfect_whole(round_: Json, placards: Placards | None = None) -> list[str]:
    return before_settlement(round_) + perfect(round_, placards)


def permitted_whole(round_: Json, trace: list[str], placards: Placards | None = None) -> bool:
    """All that is due, once each, payments separate, in an order that the house allows."""
    due = perfect_whole(round_, placards)
    return sorted(trace) == sorted(due) and whole_order_allowed(round_, trace)


def whole_order_allowed(round_: Json, trace: list[str]) -> bool:
    """The deal in its order, all of it before the settlement, and the settlement in its order."""
    dealing = [step for step in trace if step.split()[0] in DEAL_VERBS]
    settling = [step for step in trace if step.split()[0] not in DEAL_VERBS]
    return (
        _dealt_before_settled(round_, trace, dealing, settling)
        and _deal_allowed(round_, dealing)
        and order_allowed(round_, settling)
    )


def _dealt_before_settled(
    round_: Json, trace: list[str], dealing: list[str], settling: list[str]
) -> bool:
    """6CB Round of Play ¶4 collects when all have decided. Elsewhere a fold is put away any time
    from its own decision on."""
    if round_["house"] == "six-card-bonus":
        return trace == dealing + settling
    collects = [step for step in settling if step.startswith("collect ")]
    rest = [step for step in trace if step not in collects]
    return rest == dealing + [step for step in settling if step not in collects] and all(
        trace.index(offer) < trace.index(collect)
        for collect in collects
        for offer in dealing
        if offer == f"offer {collect.split()[1]}" or offer.startswith("deal ")
    )


def _deal_allowed(round_: Json, steps: list[str]) -> bool:
    offers = [step for step in steps if step.startswith("offer")]
    deals = [step for step in steps if step.startswith("deal")]
    due = before_settlement(round_)
    if round_["house"] == "six-card-bonus":
        around = due[1 : 1 + len(deals) // 3]
        return _six_card_deal_allowed(steps, around, offers)
    if round_["house"] == "mbs":
        return steps == due[: len(due) - len(offers)] + offers
    return steps == ["check bets", *deals, *offers] and (
        round_["house"] != "boxes" or _boxes_in_order(round_, offers)
    )


def _six_card_deal_allowed(steps: list[str], around: list[str], offers: list[str]) -> bool:
    """Card by card around the table; the stub and the cut card in either order, then the cards."""
    after = [["rack stub", "cover dealer"], ["cover dealer", "rack stub"]]
    return any(
        steps == ["check bets", *around * 3, *middle, "release cards", *sorted(offers, key=_number)]
        for middle in after
    )


def _number(step: str) -> int:
    seat = step.split()[1]
    return int(seat) if seat.isdigit() else 99


def _boxes_in_order(round_: Json, offers: list[str]) -> bool:
    """BOX ¶2: each gambler's boxes, first the 1st, then the 2nd."""
    owners = {seat["seat"]: seat.get("player", seat["seat"]) for seat in round_["seats"]}
    for owner in set(owners.values()):
        mine = [_number(step) for step in offers if owners[_number(step)] == owner]
        if mine != sorted(mine):
            return False
    return True


def reordered_whole(rng: random.Random, round_: Json, trace: list[str], moves: int) -> list[str]:
    current = list(trace)
    for _ in range(moves):
        candidate = list(current)
        step = candidate.pop(rng.randrange(len(candidate)))
        candidate.insert(rng.randrange(len(candidate) + 1), step)
        if whole_order_allowed(round_, candidate):
            current = candidate
    return current


def fault_whole(
    rng: random.Random, round_: Json, trace: list[str]
) -> tuple[str, list[str], str, set[int | None]]:
    """One step left out, done again or moved: the kind, the trace, the code, the seats allowed.

    A second look at the bets and a true announcement are never a mistake.
    """
    way = rng.choice(["left out", "again", "moved", "moved"])
    at = rng.randrange(len(trace))
    rest = trace[:at] + trace[at + 1 :]
    if way == "moved":
        spots = [spot for spot in range(len(trace)) if not _fits(round_, rest, spot, trace[at])]
        spot = rng.choice(spots)
        moved = [*rest[:spot], trace[at], *rest[spot:]]
        return way, moved, "out_of_order", _movers(round_, moved)
    if way == "again" and not trace[at].startswith("call"):
        spot = rng.randrange(len(trace) + 1)
        if trace[at] in ("check bets", "announce no_more_bets"):
            return "harmless again", [*trace[:spot], trace[at], *trace[spot:]], "", set()
        if trace[at] == "announce place_your_bets":
            return "harmless again", [trace[at], *trace], "", set()
        return way, [*trace[:spot], trace[at], *trace[spot:]], "unexpected", {_seat(trace[at])}
    short = trace[at].startswith("pay") and "ante_bonus" in trace[at]
    paid = any(
        step.startswith(" ".join(["pay", *trace[at].split()[1:2], "ante "])) for step in rest
    )
    return "left out", rest, "wrong_amount" if short and paid else "missing", {_seat(trace[at])}


def _fits(round_: Json, rest: list[str], spot: int, step: str) -> bool:
    return whole_order_allowed(round_, [*rest[:spot], step, *rest[spot:]])


def _movers(round_: Json, trace: list[str]) -> set[int | None]:
    """The seats of every single step that could be put elsewhere so that all is in order."""
    seats = set()
    for at, step in enumerate(trace):
        rest = trace[:at] + trace[at + 1 :]
        if any(_fits(round_, rest, spot, step) for spot in range(len(trace))):
            seats.add(_seat(step))
    return seats


def _seat(step: str) -> int | None:
    number = _number(step)
    return None if number == 99 else number
