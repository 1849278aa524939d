"""Every code for which a round must be refused, from the contract and the houses' wager rules."""

from typing import Any

from tests.oracle.naive_settle import HOUSES, OFFERED, Json, Placards, card, cents, is_card

ROUND_FIELDS = ["house", "dealer", "seats", "jackpot", "placard"]
SEAT_FIELDS = ["seat", "cards", "wagers", "decision", "player", "closed", "tender", "side_bet"]

CODES = {
    *(
        "duplicate_card",
        "card_count",
        "bad_card",
        "bad_seat",
        "decision",
        "missing_jackpot",
        "missing_placard",
    ),
    *("unknown_house", "unknown_field", "bad_shape", "no_base_wager", "bad_stake", "unknown_wager"),
    *("progressive_without_ante", "ante_amount", "limits", "six_card_without_pair_plus"),
    *(
        "six_card_not_equal_pair_plus",
        "prime_without_base",
        "one_hand_only",
        "side_bet",
        "unequal_antes",
    ),
    *("too_many_open", "not_chips", "play_not_equal_ante"),
}


def problems(round_: Any, placards: Placards | None = None) -> set[str]:
    """The codes due; empty for a sound round."""
    if not isinstance(round_, dict):
        return {"bad_shape"}
    house = round_.get("house")
    codes = {"unknown_field" for key in round_ if key not in ROUND_FIELDS}
    if not isinstance(house, str):
        codes.add("bad_shape")
    elif house not in HOUSES:
        codes.add("unknown_house")
    seats = round_.get("seats")
    if not isinstance(seats, list) or not seats:
        codes.add("bad_shape")
        seats = []
    elif not all(isinstance(seat, dict) for seat in seats):
        codes.add("bad_shape")
    seats = [seat for seat in seats if isinstance(seat, dict)]
    codes |= _cards(round_, seats) | _seat_numbers(seats)
    for seat in seats:
        codes |= _plain_fields(seat)
    if house not in HOUSES:
        return codes
    for seat in seats:
        codes |= _seat_at_house(house, seat)
    return codes | _table_at_house(house, round_, seats, placards or {})


def _cards(round_: Json, seats: list[Json]) -> set[str]:
    codes = set()
    seen = []
    for hand in [round_.get("dealer"), *[seat.get("cards") for seat in seats]]:
        if not isinstance(hand, list):
            codes.add("bad_shape")
            continue
        if len(hand) != 3:
            codes.add("card_count")
        for text in hand:
            if not is_card(text):
                codes.add("bad_card")
            elif card(text) in seen:
                codes.add("duplicate_card")
            else:
                seen.append(card(text))
    return codes


def _seat_numbers(seats: list[Json]) -> set[str]:
    codes = set()
    seen = []
    for seat in seats:
        number = seat.get("seat")
        if not isinstance(number, int) or isinstance(number, bool):
            codes.add("bad_shape")
        elif number not in range(1, 8) or number in seen:
            codes.add("bad_seat")
        seen.append(number)
    return codes


def _plain_fields(seat: Json) -> set[str]:
    codes = {"unknown_field" for key in seat if key not in SEAT_FIELDS}
    if not isinstance(seat.get("wagers"), dict):
        codes.add("bad_shape")
    if not isinstance(seat.get("player", ""), str):
        codes.add("bad_shape")
    if not isinstance(seat.get("closed", False), bool) or not isinstance(
        seat.get("side_bet", False), bool
    ):
        codes.add("bad_shape")
    if seat.get("tender", "chips") not in ["chips", "cash", "credit"]:
        codes.add("bad_shape")
    return codes


def _seat_at_house(house: str, seat: Json) -> set[str]:
    """The rules of one seat: HOUSES "Wagers that may be made", and the decision."""
    codes = set()
    if "closed" in seat and house != "boxes":
        codes.add("unknown_field")
    if house == "posted" and seat.get("side_bet") is True:
        codes.add("side_bet")
    if house == "boxes" and seat.get("tender") in ["cash", "credit"]:
        codes.add("not_chips")
    wagers = seat.get("wagers")
    if not isinstance(wagers, dict):
        return codes
    for wager, stake in wagers.items():
        if wager not in [*OFFERED[house], "play"]:
            codes.add("unknown_wager")
        elif cents(stake) is None:
            codes.add("bad_stake")
    if "ante" not in wagers and (house == "boxes" or "pair_plus" not in wagers):
        codes.add("no_base_wager")
    if house == "mbs" and "progressive" in wagers and "ante" not in wagers:
        codes.add("progressive_without_ante")
    if (
        house == "prime"
        and "prime" in wagers
        and "ante" not in wagers
        and "pair_plus" not in wagers
    ):
        codes.add("prime_without_base")
    if house == "six-card-bonus":
        codes |= _six_card_stakes(wagers)
    decision = seat.get("decision")
    if "play" in wagers:
        codes |= _play(wagers, decision)
    if "ante" in wagers and decision not in ["play", "fold"]:
        codes.add("decision")
    if "ante" not in wagers and decision is not None:
        codes.add("decision")
    return codes


def _play(wagers: Json, decision: object) -> set[str]:
    """A Play wager needs a decision to play, and equals the Ante: CONTRACT "Round"."""
    play, ante = cents(wagers["play"]), cents(wagers.get("ante"))
    codes = set() if decision == "play" else {"decision"}
    if play is not None and ante is not None and play != ante:
        codes.add("play_not_equal_ante")
    return codes


def _six_card_stakes(wagers: Json) -> set[str]:
    codes = set()
    ante, pair_plus, six = (
        cents(wagers.get(wager)) for wager in ["ante", "pair_plus", "six_card_bonus"]
    )
    if ante is not None and ante not in [2_00, 5_00, 10_00]:
        codes.add("ante_amount")
    for stake in [pair_plus, six]:
        if stake is not None and not 2_00 <= stake <= 10_00:
            codes.add("limits")
    if "six_card_bonus" in wagers and "pair_plus" not in wagers:
        codes.add("six_card_without_pair_plus")
    if pair_plus is not None and six is not None and pair_plus != six:
        codes.add("six_card_not_equal_pair_plus")
    return codes


def _table_at_house(house: str, round_: Json, seats: list[Json], placards: Placards) -> set[str]:
    """The rules that look at more than one seat, at the jackpot or at the placard."""
    if house == "mbs":
        return _jackpot(round_, seats)
    if house == "prime":
        return _one_hand(seats)
    if house == "posted":
        return _placard(round_, seats, placards)
    if house == "boxes":
        return _gamblers(seats)
    return set()


def _jackpot(round_: Json, seats: list[Json]) -> set[str]:
    if "jackpot" in round_:
        return {"bad_stake"} if cents(round_["jackpot"]) is None else set()
    wanted = any(
        isinstance(seat.get("wagers"), dict) and "progressive" in seat["wagers"] for seat in seats
    )
    return {"missing_jackpot"} if wanted else set()


def _one_hand(seats: list[Json]) -> set[str]:
    """PRIME ¶4. A seat number given twice is a fault of the number, not a second hand."""
    named = [seat["player"] for seat in seats if isinstance(seat.get("player"), str)]
    return {"one_hand_only"} if len(set(named)) < len(named) else set()


def _placard(round_: Json, seats: list[Json], placards: Placards) -> set[str]:
    """POSTED 9, 10."""
    name = round_.get("placard")
    if not isinstance(name, str) or name not in placards:
        return {"missing_placard"}
    for seat in seats:
        wagers = seat.get("wagers")
        for wager, (low, high) in placards[name]["limits"].items():
            stake = cents(wagers.get(wager)) if isinstance(wagers, dict) else None
            least, most = cents(low), cents(high)
            if stake is not None and (
                (least is not None and stake < least) or (most is not None and stake > most)
            ):
                return {"limits"}
    return set()


def _gamblers(seats: list[Json]) -> set[str]:
    """BOX ¶2: equal Antes, at most three boxes open. A seat without a name has its own gambler."""
    codes = set()
    for gambler in {seat["player"] for seat in seats if isinstance(seat.get("player"), str)}:
        boxes = [seat for seat in seats if seat.get("player") == gambler]
        antes = {
            cents(box["wagers"].get("ante")) for box in boxes if isinstance(box.get("wagers"), dict)
        } - {None}
        if len(antes) > 1:
            codes.add("unequal_antes")
        if len([box for box in boxes if not box.get("closed", False)]) > 3:
            codes.add("too_many_open")
    return codes
