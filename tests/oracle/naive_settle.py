"""What is owed in a round, worked out the slow and plain way from the five houses' documents.

Contract JSON in, contract JSON out. It shares no line with the program it is compared with. Money
is a whole number of cents. The clause behind every table stands beside it; "reading" marks what the
school decided where a document is silent.
"""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

Json = dict[str, Any]
Card = tuple[int, str]
Placards = dict[str, Json]

HOUSES = ["mbs", "six-card-bonus", "prime", "posted", "boxes"]

# --- the tables of the documents -----------------------------------------------------------------

# MBS 3.4 3.5 · 6CB Game and Bonus Wager · PRIME ¶6 ¶7 · POSTED 1 2 · BOX ¶2 and Bonus game
OFFERED = {
    "mbs": ["ante", "pair_plus", "progressive"],
    "six-card-bonus": ["ante", "pair_plus", "six_card_bonus"],
    "prime": ["ante", "pair_plus", "prime"],
    "posted": ["ante", "pair_plus"],
    "boxes": ["ante", "pair_plus"],
}

# What a fold forfeits.
# MBS 3.8 3.9 · 6CB Round of Play ¶3 · PRIME ¶9 ¶11 · POSTED (reading) · BOX ¶2 (reading)
FORFEITED = {
    "mbs": ["ante"],
    "six-card-bonus": ["ante", "pair_plus"],
    "prime": ["ante"],
    "posted": ["ante"],
    "boxes": ["ante"],
}

# MBS 4.2 · 6CB Pay Tables, Ante Bonus · PRIME ¶23 · BOX "ANTE is paid additionally"
ANTE_BONUS = {
    "mbs": {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1},
    "six-card-bonus": {"straight_flush": 4, "three_of_a_kind": 3, "straight": 1},
    "prime": {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1},
    "boxes": {"straight_flush": 4, "three_of_a_kind": 3, "straight": 1},
}

# MBS 4.3 · 6CB Pay Tables, Pair Plus Bonus (last row read as Pair) · PRIME ¶23 · BOX Bonus game
PAIR_PLUS = {
    "mbs": {"straight_flush": 40, "three_of_a_kind": 30, "straight": 5, "flush": 4, "pair": 1},
    "six-card-bonus": {
        "mini_royal": 50,
        "straight_flush": 40,
        "three_of_a_kind": 30,
        "straight": 6,
        "flush": 3,
        "pair": 1,
    },
    "prime": {"straight_flush": 35, "three_of_a_kind": 33, "straight": 6, "flush": 4, "pair": 1},
    "boxes": {"straight_flush": 40, "three_of_a_kind": 20, "straight": 5, "flush": 4, "pair": 1},
}

# 6CB Pay Tables, 6 Card Bonus
SIX_CARD_BONUS = {
    "royal_flush": 1000,
    "straight_flush": 200,
    "four_of_a_kind": 50,
    "full_house": 20,
    "flush": 15,
    "straight": 10,
    "three_of_a_kind": 5,
}

LINE_ORDER = [
    "play",
    "ante",
    "ante_bonus",
    "pair_plus",
    "six_card_bonus",
    "prime",
    "progressive",
    "envy_bonus",
]

# --- cards and money -----------------------------------------------------------------------------

RANKS = {"A": 14, "K": 13, "Q": 12, "J": 11, "T": 10, "10": 10}
RANKS.update({str(number): number for number in range(2, 10)})
SUITS = {"s": "s", "h": "h", "d": "d", "c": "c", "♠": "s", "♥": "h", "♦": "d", "♣": "c"}


def card(text: str) -> Card:
    """The rank (2 to 14) and the suit letter of ``Ah``, ``10h`` or ``A♥``."""
    return RANKS[text[:-1]], SUITS[text[-1]]


def is_card(value: Any) -> bool:
    return isinstance(value, str) and len(value) > 1 and value[:-1] in RANKS and value[-1] in SUITS


def cents(value: Any) -> int | None:
    """The money in cents, or None where it is no positive amount with at most two decimals."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return None
    text = value if isinstance(value, str) else str(value)
    if not re.fullmatch(r"[0-9]+(\.[0-9]{1,2})?", text):
        return None
    amount = Fraction(text) * 100
    return int(amount) if amount > 0 else None


def stake_of(seat: Json, wager: str) -> int:
    amount = cents(seat["wagers"][wager])
    assert amount is not None
    return amount


def money(amount: int) -> str:
    """``5``, ``2.50`` or ``-0.05``."""
    sign = "-" if amount < 0 else ""
    whole, rest = divmod(abs(amount), 100)
    return f"{sign}{whole}.{rest:02d}" if rest else f"{sign}{whole}"


# --- hands ---------------------------------------------------------------------------------------


def category(cards: list[Card]) -> str:
    """The name of three cards. MBS 3.18, PRIME ¶13, POSTED 5."""
    ranks = sorted(rank for rank, _ in cards)
    suited = len({suit for _, suit in cards}) == 1
    in_a_row = ranks in ([low, low + 1, low + 2] for low in range(2, 13)) or ranks == [2, 3, 14]
    if in_a_row and suited:
        return "straight_flush"
    if len(set(ranks)) == 1:
        return "three_of_a_kind"
    if in_a_row:
        return "straight"
    if suited:
        return "flush"
    if len(set(ranks)) == 2:
        return "pair"
    return "high_card"


BEST_LAST = ["high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush"]


def strength(cards: list[Card]) -> tuple[int, list[int]]:
    """Something that is greater for the better hand and equal for a tie; suits never count."""
    name = category(cards)
    ranks = sorted((rank for rank, _ in cards), reverse=True)
    if "straight" in name and ranks == [14, 3, 2]:
        ranks = [3, 2, 1]
    if name == "pair":
        paired = next(rank for rank in ranks if ranks.count(rank) == 2)
        odd = next(rank for rank in ranks if ranks.count(rank) == 1)
        ranks = [paired, paired, odd]
    return BEST_LAST.index(name), ranks


def qualifies(cards: list[Card]) -> bool:
    """Queen high or better. MBS 3.13, 6CB Round of Play ¶5, PRIME ¶15, POSTED 8, BOX ¶3."""
    return category(cards) != "high_card" or max(rank for rank, _ in cards) >= 12


def is_suited_ace_king_queen(cards: list[Card]) -> bool:
    return (
        sorted(rank for rank, _ in cards) == [12, 13, 14] and len({suit for _, suit in cards}) == 1
    )


def five_card_name(cards: list[Card]) -> str:
    """The ordinary five-card poker name; the ace also stands below the 2 (reading)."""
    ranks = sorted(rank for rank, _ in cards)
    suited = len({suit for _, suit in cards}) == 1
    in_a_row = ranks == list(range(ranks[0], ranks[0] + 5)) or ranks == [2, 3, 4, 5, 14]
    counts = sorted(Counter(ranks).values(), reverse=True)
    if in_a_row and suited:
        return "royal_flush" if ranks[0] == 10 else "straight_flush"
    if counts == [4, 1]:
        return "four_of_a_kind"
    if counts == [3, 2]:
        return "full_house"
    if suited:
        return "flush"
    if in_a_row:
        return "straight"
    if counts == [3, 1, 1]:
        return "three_of_a_kind"
    return "less"


FIVE_BEST_FIRST = [*SIX_CARD_BONUS, "less"]


def best_five_of_six(cards: list[Card]) -> str:
    """The best name that any five of the six cards have. 6CB 6 Card Bonus Wager ¶1."""
    return min(
        (five_card_name(list(five)) for five in combinations(cards, 5)), key=FIVE_BEST_FIRST.index
    )


def is_one_colour(cards: list[Card]) -> bool:
    return len({suit in "hd" for _, suit in cards}) == 1


# --- one line of a settlement --------------------------------------------------------------------


def _line(
    wager: str, result: str, stake: int | None, pays: int = 0, odds: int | None = None
) -> Json:
    return {
        "wager": wager,
        "result": result,
        "stake": None if stake is None else money(stake),
        "pays": money(pays),
        "odds": None if odds is None else f"{odds} to 1",
    }


def _at_odds(wager: str, stake: int, odds: int | None) -> Json:
    """A win at those odds, or a loss where there are none."""
    if odds is None:
        return _line(wager, "lose", stake)
    return _line(wager, "win", stake, stake * odds, odds)


def _ante_and_play(seat: Json, dealer: list[Card]) -> list[Json]:
    """MBS 3.13 3.14, 6CB Round of Play ¶6-¶10, PRIME ¶16-¶19, POSTED 7 8, BOX •1-•3."""
    stake = stake_of(seat, "ante")
    play = stake_of(seat, "play") if "play" in seat["wagers"] else stake
    if seat["decision"] == "fold":
        return [_line("ante", "lose", stake)]
    if not qualifies(dealer):
        return [_line("play", "push", play), _at_odds("ante", stake, 1)]
    mine, theirs = strength([card(text) for text in seat["cards"]]), strength(dealer)
    if mine > theirs:
        return [_at_odds("play", play, 1), _at_odds("ante", stake, 1)]
    result = "lose" if mine < theirs else "push"
    return [_line("play", result, play), _line("ante", result, stake)]


def _ante_bonus(round_: Json, seat: Json, placards: Placards) -> list[Json]:
    """Paid on the Ante of every hand that played, whatever the dealer holds.

    MBS 3.13.3 3.14.4, PRIME ¶19 ¶22, POSTED 4; 6CB and BOX by reading.
    """
    if seat["decision"] != "play":
        return []
    table = (
        placards[round_["placard"]]["ante_bonus"]
        if round_["house"] == "posted"
        else ANTE_BONUS[round_["house"]]
    )
    odds = _odds_in(table, [card(text) for text in seat["cards"]])
    return [] if odds is None else [_at_odds("ante_bonus", stake_of(seat, "ante"), odds)]


def _odds_in(table: dict[str, int], cards: list[Card]) -> int | None:
    if is_suited_ace_king_queen(cards) and "mini_royal" in table:
        return table["mini_royal"]
    return table.get(category(cards))


def _pair_plus(round_: Json, seat: Json, placards: Placards) -> Json:
    """On the player's own three cards.

    MBS 3.13.4 3.14.5, 6CB Pair Plus Wager ¶2, PRIME ¶20 ¶21, POSTED 1, BOX Bonus game.
    """
    stake = stake_of(seat, "pair_plus")
    if seat.get("decision") == "fold" and "pair_plus" in FORFEITED[round_["house"]]:
        return _line("pair_plus", "lose", stake)
    table = (
        placards[round_["placard"]]["pair_plus"]
        if round_["house"] == "posted"
        else PAIR_PLUS[round_["house"]]
    )
    return _at_odds("pair_plus", stake, _odds_in(table, [card(text) for text in seat["cards"]]))


def _six_card_bonus(seat: Json, dealer: list[Card]) -> Json:
    """In action on a fold too. 6CB 6 Card Bonus Wager ¶1 ¶2."""
    best = best_five_of_six([card(text) for text in seat["cards"]] + dealer)
    return _at_odds("six_card_bonus", stake_of(seat, "six_card_bonus"), SIX_CARD_BONUS.get(best))


def _prime(seat: Json, dealer: list[Card]) -> Json:
    """One colour in the hand 3 to 1; all six cards of that colour 4 to 1 (reading)."""
    mine = [card(text) for text in seat["cards"]]
    if not is_one_colour(mine):
        return _line("prime", "lose", stake_of(seat, "prime"))
    return _at_odds("prime", stake_of(seat, "prime"), 4 if is_one_colour(mine + dealer) else 3)


def _progressive(round_: Json, seat: Json) -> Json:
    """Fixed money, whatever the stake, the dealer or a fold. MBS 3.8 3.15 4.4."""
    cards = [card(text) for text in seat["cards"]]
    stake = stake_of(seat, "progressive")
    if is_suited_ace_king_queen(cards):
        jackpot = cents(round_["jackpot"])
        assert jackpot is not None
        return _line("progressive", "win", stake, jackpot if cards[0][1] == "s" else 1250_00)
    fixed = {"straight_flush": 175_00, "three_of_a_kind": 150_00, "straight": 15_00}.get(
        category(cards)
    )
    return (
        _line("progressive", "lose", stake)
        if fixed is None
        else _line("progressive", "win", stake, fixed)
    )


def owner(seat: Json) -> Any:
    """The player of a seat; a seat that names none has a player of its own."""
    return (
        ("named", seat["player"])
        if seat.get("player") is not None
        else ("nobody named", seat["seat"])
    )


def _envy_bonus(round_: Json, seat: Json) -> list[Json]:
    """For every OTHER player's suited A-K-Q with an Ante. MBS 1.1.3 3.16 3.17 4.4."""
    due = 0
    for other in round_["seats"]:
        cards = [card(text) for text in other["cards"]]
        if (
            owner(other) != owner(seat)
            and "ante" in other["wagers"]
            and is_suited_ace_king_queen(cards)
        ):
            due += 250_00 if cards[0][1] == "s" else 50_00
    return [_line("envy_bonus", "win", None, due)] if due else []


# --- the whole settlement ------------------------------------------------------------------------


def _lines(round_: Json, seat: Json, dealer: list[Card], placards: Placards) -> list[Json]:
    lines: list[Json] = []
    if "ante" in seat["wagers"]:
        lines += _ante_and_play(seat, dealer) + _ante_bonus(round_, seat, placards)
    if "pair_plus" in seat["wagers"]:
        lines.append(_pair_plus(round_, seat, placards))
    if "six_card_bonus" in seat["wagers"]:
        lines.append(_six_card_bonus(seat, dealer))
    if "prime" in seat["wagers"]:
        lines.append(_prime(seat, dealer))
    if "progressive" in seat["wagers"]:
        lines.append(_progressive(round_, seat))
        lines += _envy_bonus(round_, seat)
    return sorted(lines, key=lambda line: LINE_ORDER.index(line["wager"]))


def settle(round_: Json, placards: Placards | None = None) -> Json:
    """The settlement of a sound round in the contract's shape, without names and rule texts."""
    dealer = [card(text) for text in round_["dealer"]]
    seats = [
        {
            "seat": seat["seat"],
            "hand": category([card(text) for text in seat["cards"]]),
            "lines": _lines(round_, seat, dealer, placards or {}),
        }
        for seat in sorted(round_["seats"], key=lambda seat: int(seat["seat"]))
    ]
    return {
        "house": round_["house"],
        "dealer": {"hand": category(dealer), "qualifies": qualifies(dealer)},
        "seats": seats,
    }
