"""Rounds that must be refused, by seed: sound ones with faults put into them, and junk."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.oracle.adversarial import DECK, sound_round
from tests.oracle.naive_problems import problems
from tests.oracle.naive_settle import HOUSES, OFFERED, Json, Placards

Spoil = Callable[[random.Random, Json], None]


def _any_seat(rng: random.Random, round_: Json) -> Json:
    seat: Json = rng.choice(round_["seats"])
    return seat


def _card_twice(rng: random.Random, round_: Json) -> None:
    hands = [round_["dealer"], *[seat["cards"] for seat in round_["seats"]]]
    source, target = rng.choice(hands), rng.choice(hands)
    at = rng.randrange(3)
    twin = source[rng.randrange(3)] if source is not target else source[(at + 1) % 3]
    target[at] = twin.replace("10", "T") if rng.random() < 0.5 else twin.replace("T", "10")


def _card_too_many(rng: random.Random, round_: Json) -> None:
    used = {_plain(text) for hand in _hands(round_) for text in hand}
    rng.choice(_hands(round_)).append(rng.choice([text for text in DECK if text not in used]))


def _plain(text: str) -> str:
    return text.replace("10", "T").translate(str.maketrans("♠♥♦♣", "shdc"))


def _hands(round_: Json) -> list[list[Any]]:
    return [round_["dealer"], *[seat["cards"] for seat in round_["seats"]]]


def _card_too_few(rng: random.Random, round_: Json) -> None:
    hand = rng.choice(_hands(round_))
    del hand[rng.choice([0, 1]) :]


def _no_card(rng: random.Random, round_: Json) -> None:
    bad = rng.choice(
        ["1h", "Xx", "", "A", "h", "AhKh", "11s", "0d", "Qx", "joker", 7, None, ["Ah"]]
    )
    rng.choice(_hands(round_))[rng.randrange(3)] = bad


def _seat_out_of_range(rng: random.Random, round_: Json) -> None:
    _any_seat(rng, round_)["seat"] = rng.choice([0, 8, -1, 70])


def _seat_twice(rng: random.Random, round_: Json) -> None:
    used = {_plain(text) for hand in _hands(round_) for text in hand}
    twin = copy.deepcopy(_any_seat(rng, round_))
    twin["cards"] = rng.sample([text for text in DECK if text not in used], 3)
    if round_["house"] in ("prime", "boxes"):
        twin["player"] = "another"
    round_["seats"].append(twin)


def _no_decision(rng: random.Random, round_: Json) -> None:
    seat = _any_seat(rng, round_)
    if "ante" in seat["wagers"]:
        way = rng.choice(["absent", "null", "raise", ""])
        seat["decision"] = None if way in ("absent", "null") else way
        if way == "absent":
            del seat["decision"]
    else:
        seat["decision"] = rng.choice(["play", "fold"])


def _without_jackpot(rng: random.Random, round_: Json) -> None:
    round_.pop("jackpot", None)


def _jackpot_no_money(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "mbs":
        round_["jackpot"] = rng.choice(
            [0, -1, "0", "-25000", "lots", "", "1.005", True, [5], "1,000"]
        )


def _placard_missing(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "posted":
        round_["placard"] = "no such placard"
        if rng.random() < 0.5:
            del round_["placard"]


def _house_unknown(rng: random.Random, round_: Json) -> None:
    round_["house"] = rng.choice(["", "MBS", "mbs ", "six_card_bonus", "macau", "../mbs"])


def _house_missing(rng: random.Random, round_: Json) -> None:
    round_["house"] = rng.choice([None, 5, ["mbs"], {}])
    if rng.random() < 0.5:
        del round_["house"]


def _field_unknown(rng: random.Random, round_: Json) -> None:
    target = rng.choice([round_, _any_seat(rng, round_)])
    target[rng.choice(["dealers", "colour", "House", "", "bets", "lines"])] = rng.choice(
        [1, None, "x"]
    )


def _closed_elsewhere(rng: random.Random, round_: Json) -> None:
    if round_["house"] != "boxes":
        _any_seat(rng, round_)["closed"] = rng.choice([True, False])


def _shape(rng: random.Random, round_: Json) -> None:
    seat = _any_seat(rng, round_)
    way = rng.randrange(9)
    if way == 0:
        round_["seats"] = rng.choice([[], None, {}, "seats", 3])
    elif way == 1:
        del round_[rng.choice(["dealer", "seats"])]
    elif way == 2:
        round_["dealer"] = rng.choice([None, "Qh 7s 2d", 3, {}])
    elif way == 3:
        del seat[rng.choice(["seat", "cards", "wagers"])]
    elif way == 4:
        seat["seat"] = rng.choice(["3", None, [3], "three", 2.5])
    elif way == 5:
        seat["cards"] = rng.choice([None, "AhKhQh", 5, {}])
    elif way == 6:
        seat["wagers"] = rng.choice([None, [], "ante", 5])
    elif way == 7:
        seat["tender"] = rng.choice(["cheque", "Cash", 5])
    else:
        round_["seats"][round_["seats"].index(seat)] = rng.choice([None, 3, "seat", []])


def _no_base(rng: random.Random, round_: Json) -> None:
    seat = _any_seat(rng, round_)
    for wager in ("ante", "pair_plus"):
        seat["wagers"].pop(wager, None)
    seat.pop("decision", None)


def _bad_stake(rng: random.Random, round_: Json) -> None:
    seat = _any_seat(rng, round_)
    bad = rng.choice(
        [0, -5, "0", "-5", "five", "", "0.00", 2.505, "2.505", "$5", None, True, [5], "nan", "1/2"]
    )
    seat["wagers"][rng.choice(sorted(seat["wagers"]))] = bad


def _wager_unknown(rng: random.Random, round_: Json) -> None:
    every = [
        "prime",
        "progressive",
        "six_card_bonus",
        "ante_bonus",
        "envy_bonus",
        "bet",
        "Ante",
        "",
    ]
    absent = [wager for wager in every if wager not in OFFERED.get(round_["house"], [])]
    _any_seat(rng, round_)["wagers"][rng.choice(absent)] = rng.choice([5, "5", -5, "x"])


def _play_written(rng: random.Random, round_: Json) -> None:
    """A Play wager of some size: of the Ante's, of another, at a fold, or where there is none."""
    seat = _any_seat(rng, round_)
    ante = seat["wagers"].get("ante", 5)
    seat["wagers"]["play"] = rng.choice([ante, 5, "10", "2.50", -5, "x"])


def _extra_wager_alone(rng: random.Random, round_: Json) -> None:
    """A side wager without what it needs."""
    wager = {"mbs": "progressive", "prime": "prime", "six-card-bonus": "six_card_bonus"}.get(
        round_["house"]
    )
    if wager is None:
        return
    seat = _any_seat(rng, round_)
    base = rng.choice(["", "pair_plus" if wager != "six_card_bonus" else "ante"])
    seat["wagers"] = {wager: 5} | ({base: 5} if base else {})
    seat.pop("decision", None)
    if base == "ante":
        seat["decision"] = "play"


def _six_card_stakes(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "six-card-bonus":
        seat = _any_seat(rng, round_)
        wagers = rng.choice(
            [
                {"ante": rng.choice([1, 3, "2.50", 4, 20, "10.01"])},
                {"ante": 5, "pair_plus": rng.choice(["1.99", "10.01", 1, 50])},
                {"ante": 5, "pair_plus": 5, "six_card_bonus": rng.choice([2, "5.01", 20, 1])},
                {"ante": 2, "pair_plus": 20, "six_card_bonus": 20},
            ]
        )
        seat["wagers"], seat["decision"] = wagers, rng.choice(["play", "fold"])


def _beyond_limits(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "posted":
        seat = _any_seat(rng, round_)
        wager = rng.choice(sorted(seat["wagers"]))
        seat["wagers"][wager] = rng.choice(["0.01", "99999999"])


def _two_hands(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "prime":
        for seat in rng.sample(round_["seats"], min(2, len(round_["seats"]))):
            seat["player"] = "A"


def _side_bet(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "posted":
        _any_seat(rng, round_)["side_bet"] = True


def _gambler(rng: random.Random, round_: Json) -> None:
    """Unequal Antes of one gambler, or all boxes open."""
    if round_["house"] != "boxes":
        return
    way = rng.randrange(2)
    for number, seat in enumerate(round_["seats"], start=1):
        seat["player"] = "A"
        seat["wagers"]["ante"] = number if way else 5
        if way == 0:
            seat.pop("closed", None)


def _not_chips(rng: random.Random, round_: Json) -> None:
    if round_["house"] == "boxes":
        _any_seat(rng, round_)["tender"] = rng.choice(["cash", "credit"])


SPOILS: dict[Spoil, set[str] | None] = {
    _card_twice: {"duplicate_card"},
    _card_too_many: {"card_count"},
    _card_too_few: {"card_count"},
    _no_card: {"bad_card"},
    _seat_out_of_range: {"bad_seat"},
    _seat_twice: {"bad_seat"},
    _no_decision: {"decision"},
    _without_jackpot: {"missing_jackpot"},
    _jackpot_no_money: {"bad_stake"},
    _placard_missing: {"missing_placard"},
    _house_unknown: {"unknown_house"},
    _house_missing: {"bad_shape"},
    _field_unknown: {"unknown_field"},
    _closed_elsewhere: {"unknown_field"},
    _shape: None,
    _no_base: None,
    _bad_stake: {"bad_stake"},
    _wager_unknown: {"unknown_wager"},
    _play_written: None,
    _extra_wager_alone: None,
    _six_card_stakes: None,
    _beyond_limits: {"limits"},
    _two_hands: {"one_hand_only"},
    _side_bet: {"side_bet"},
    _gambler: None,
    _not_chips: {"not_chips"},
}


# Where several faults are put into one round, these would leave the others without a meaning.
LONELY: list[Spoil] = [_house_unknown, _house_missing, _shape]


def bad_round(
    rng: random.Random, house: str, placards: Placards | None = None
) -> tuple[Json, set[str], str]:
    """A round with one fault, sometimes two or three, its codes, and the names of the faults."""
    while True:
        round_ = copy.deepcopy(sound_round(rng, house, placards))
        spoils = [rng.choice(list(SPOILS))]
        if spoils[0] not in LONELY and rng.random() < 0.3:
            spoils += rng.sample(
                [spoil for spoil in SPOILS if spoil not in LONELY], rng.choice([1, 2])
            )
        try:
            for spoil in spoils:
                spoil(rng, round_)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            continue  # the second fault found nothing left to spoil
        codes = problems(round_, placards)
        names = " + ".join(spoil.__name__.strip("_") for spoil in spoils)
        if codes:
            return round_, codes, names


def bad_rounds(
    house: str, seed: int, count: int, placards: Placards | None = None
) -> Iterator[tuple[Json, set[str], str]]:
    rng = random.Random(f"bad {house} {seed}")
    for _ in range(count):
        yield bad_round(rng, house, placards)


def single_faults(
    seed: int, count: int, placards: Placards
) -> Iterator[tuple[Json, set[str], set[str], str]]:
    """Rounds with one fault: the codes by the rules, and the code that the fault is made for."""
    rng = random.Random(f"single {seed}")
    for _ in range(count):
        house = rng.choice(HOUSES)
        spoil, made_for = rng.choice([(spoil, codes) for spoil, codes in SPOILS.items() if codes])
        round_ = copy.deepcopy(sound_round(rng, house, placards))
        before = copy.deepcopy(round_)
        spoil(rng, round_)
        if round_ != before:
            yield round_, problems(round_, placards), made_for or set(), spoil.__name__


JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    7,
    3.5,
    1e300,
    10**30,
    "",
    "Ah",
    "♥",
    "\u0000",
    "x" * 500,
    [],
    {},
    [[]],
    {"": {}},
]


def junk_round(rng: random.Random, house: str, placards: Placards | None = None) -> Any:
    """A round with a few of its values replaced by something else, or any value at all."""
    if rng.random() < 0.05:
        return rng.choice(JUNK)
    round_ = copy.deepcopy(sound_round(rng, house, placards))
    for _ in range(rng.choice([1, 1, 2, 3])):
        spots = list(_spots(round_))
        holder, key = rng.choice(spots)
        holder[key] = copy.deepcopy(rng.choice(JUNK))
    return round_


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = (
        list(value)
        if isinstance(value, dict)
        else range(len(value))
        if isinstance(value, list)
        else []
    )
    for key in keys:
        yield value, key
        yield from _spots(value[key])
