"""Rounds by seed: half by chance, half directed at what dealers and programs get wrong.

Sound rounds, rounds that must be refused with the codes due, and junk that must break nothing.
"""

import random
from collections.abc import Iterator

from tests.oracle.naive_settle import Json, Placards, cents, money

RANKS = "23456789TJQKA"
SUITS = "shdc"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
SEAT_COUNTS = [1, 2, 3, 4, 5, 6, 7]
SEAT_WEIGHTS = [32, 28, 20, 9, 5, 3, 3]

# Traps in the ranks of one hand: the ace both ways and round the corner, the edge of qualifying.
RANK_TRAPS = [
    *("A23", "AKQ", "A2K", "234", "KQJ", "QJT", "JT8", "QT9", "A34", "AKJ"),
    *("Q32", "Q64", "Q63", "Q65", "QJ9", "J42", "JT9", "JT7", "532", "K32", "A42"),
    *("222", "AAA", "QQQ", "223", "22A", "AAK", "AA2", "QQJ", "JJA", "TT9"),
]
SUIT_WAYS = ["any", "any", "any", "one suit", "one suit", "red", "black"]

# --- cards ---------------------------------------------------------------------------------------


class Deck:
    """What is left of one deck, dealt by chance or by wish."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.left = set(DECK)

    def by_chance(self, count: int) -> list[str]:
        return self._dealt(self.rng.sample(sorted(self.left), count))

    def _dealt(self, cards: list[str]) -> list[str]:
        self.left -= set(cards)
        return cards

    def wished(self, ranks: str, suits: str) -> list[str]:
        """Those ranks in that way of suits where the deck has them, else cards by chance."""
        tries = self._one_suit(ranks) if suits == "one suit" else [self._any(ranks, suits)]
        for cards in tries:
            if len(set(cards)) == len(ranks) and self.left.issuperset(cards):
                self.rng.shuffle(cards)
                return self._dealt(cards)
        return self.by_chance(len(ranks))

    def _one_suit(self, ranks: str) -> list[list[str]]:
        return [[rank + suit for rank in ranks] for suit in self.rng.sample(SUITS, 4)]

    def _any(self, ranks: str, suits: str) -> list[str]:
        allowed = {"red": "hd", "black": "sc"}.get(suits, SUITS)
        cards: list[str] = []
        for rank in ranks:
            free = [rank + s for s in allowed if rank + s in self.left and rank + s not in cards]
            cards.append(self.rng.choice(free) if free else "")
        return cards


def _like(rng: random.Random, dealer: list[str]) -> str:
    """Ranks that tie with the dealer's or miss it by one card."""
    ranks = [card[0] for card in dealer]
    way = rng.randrange(4)
    if way >= 2:
        return "".join(ranks)
    index = rng.randrange(3)
    near = RANKS.index(ranks[index]) + rng.choice([-1, 1])
    ranks[index] = RANKS[near % 13] if way else rng.choice(RANKS)
    return "".join(ranks)


def _hand(rng: random.Random, deck: Deck, dealer: list[str] | None) -> list[str]:
    way = rng.random()
    if way < 0.45:
        return deck.by_chance(3)
    if dealer is not None and way < 0.7:
        return deck.wished(_like(rng, dealer), rng.choice(SUIT_WAYS))
    if way < 0.78:
        return deck.wished("".join(rng.choice(RANKS) for _ in range(3)), rng.choice(SUIT_WAYS))
    return deck.wished(rng.choice(RANK_TRAPS), rng.choice(SUIT_WAYS))


def _five_card_target(rng: random.Random) -> list[str]:
    """Five cards, or four, that make a hand of six cards worth paying, or just miss one."""
    suit, other = rng.sample(SUITS, 2)
    low = rng.randrange(9)
    run = RANKS[low : low + 5]
    high, kicker = rng.sample(RANKS, 2)
    flush = rng.sample(RANKS, 5)
    return rng.choice(
        [
            [rank + suit for rank in "AKQJT"],
            [rank + suit for rank in run],
            [rank + suit for rank in "A2345"],
            [rank + rng.choice(SUITS) for rank in run],
            [rank + rng.choice(SUITS) for rank in "A2345"],
            [rank + rng.choice(SUITS) for rank in "AKQJT"],
            [rank + rng.choice(SUITS) for rank in "KA234"],
            [high + s for s in SUITS],
            [high + suit, high + other, *[kicker + s for s in rng.sample(SUITS, 3)]],
            [rank + suit for rank in flush],
            [high + s for s in rng.sample(SUITS, 3)],
            [high + suit, high + other, kicker + suit, kicker + other],
        ]
    )


def _six_card_deal(rng: random.Random, deck: Deck) -> tuple[list[str], list[str]]:
    """A dealer's and a player's hand that hold the target between them."""
    target = _five_card_target(rng)
    rng.shuffle(target)
    deck.left -= set(target)
    cut = rng.choice([2, 3]) if len(target) == 5 else rng.choice([1, 2, 3])
    hands = [target[:cut], target[cut:]]
    for hand in hands:
        hand += deck.by_chance(3 - len(hand))
        rng.shuffle(hand)
    return hands[0], hands[1]


def _deal(rng: random.Random, house: str, seats: int) -> tuple[list[str], list[list[str]]]:
    deck = Deck(rng)
    hands: list[list[str]] = []
    if house == "six-card-bonus" and rng.random() < 0.5:
        dealer, first = _six_card_deal(rng, deck)
        hands.append(first)
    elif house == "prime" and rng.random() < 0.4:
        ranks = "".join(rng.choice(RANKS) for _ in range(3))
        dealer = deck.wished(ranks, rng.choice(["red", "black"]))
    else:
        dealer = _hand(rng, deck, None)
    if house == "mbs" and rng.random() < 0.3:
        hands.append(deck.wished("AKQ", "one suit"))
    while len(hands) < seats:
        hands.append(_hand(rng, deck, dealer))
    rng.shuffle(hands)
    return dealer, hands


# --- stakes --------------------------------------------------------------------------------------

STAKES = [1_00, 5_00, 10_00, 25_00, 100_00, 2_50, 50, 7_35, 1, 15_00, 12_34, 1000_00, 1_000_000_00]


def _spelled(rng: random.Random, amount: int) -> str | int | float:
    """An amount as text or as a number."""
    way = rng.random()
    if way < 0.5:
        return money(amount)
    if amount % 100 == 0:
        return amount // 100 if way < 0.9 else f"{amount // 100}.00"
    return amount / 100 if amount < 100_000_00 else money(amount)


def _stake(rng: random.Random, house: str, wager: str, limits: Json) -> int:
    if house == "six-card-bonus":
        return rng.choice(
            [2_00, 5_00, 10_00] if wager == "ante" else [2_00, 2_50, 5_00, 7_25, 9_99, 10_00]
        )
    if wager in limits:
        low, high = (cents(limit) or 1 for limit in limits[wager])
        within = [stake for stake in STAKES if low <= stake <= high]
        return rng.choice([low, high, rng.randint(low, high), *within])
    return rng.choice(STAKES)


def _wagers(rng: random.Random, house: str, limits: Json) -> Json:
    """A choice of wagers that the house allows, each with a stake."""
    names = {
        "mbs": [
            "ante",
            "ante",
            "ante pair_plus",
            "ante progressive",
            "ante pair_plus progressive",
            "pair_plus",
        ],
        "six-card-bonus": [
            "ante",
            "ante pair_plus",
            "ante pair_plus six_card_bonus",
            "pair_plus",
            "pair_plus six_card_bonus",
        ],
        "prime": [
            "ante",
            "ante prime",
            "ante pair_plus",
            "ante pair_plus prime",
            "pair_plus",
            "pair_plus prime",
        ],
        "posted": ["ante", "ante pair_plus", "pair_plus"],
        "boxes": ["ante", "ante pair_plus"],
    }[house]
    wagers = {wager: _stake(rng, house, wager, limits) for wager in rng.choice(names).split()}
    if "six_card_bonus" in wagers:
        wagers["six_card_bonus"] = wagers["pair_plus"]
    names_in_any_order = rng.sample(sorted(wagers), len(wagers))
    return {wager: _spelled(rng, wagers[wager]) for wager in names_in_any_order}


# --- sound rounds --------------------------------------------------------------------------------


def sound_round(rng: random.Random, house: str, placards: Placards | None = None) -> Json:
    """One round that the house accepts."""
    count = rng.choices(SEAT_COUNTS, SEAT_WEIGHTS)[0]
    dealer, hands = _deal(rng, house, count)
    round_: Json = {"house": house, "dealer": [_card(rng, text) for text in dealer]}
    limits: Json = {}
    if house == "posted":
        round_["placard"] = rng.choice(sorted(placards or {}))
        limits = (placards or {})[round_["placard"]]["limits"]
    round_["seats"] = [
        _seat(rng, house, number, cards, limits)
        for number, cards in zip(rng.sample(range(1, 8), count), hands, strict=True)
    ]
    if house == "boxes":
        _share_boxes(rng, round_["seats"])
    elif house != "prime":
        _share_seats(rng, round_["seats"])
    if any("progressive" in seat["wagers"] for seat in round_["seats"]) or rng.random() < 0.1:
        round_["jackpot"] = _spelled(rng, rng.choice([25000_00, 12345_67, 1, 100_000_000_00]))
    return round_


def _card(rng: random.Random, text: str) -> str:
    """The card in one of the three spellings that the contract reads."""
    way = rng.random()
    if way > 0.05:
        return text
    rank = "10" if text[0] == "T" else text[0]
    return rank + (text[1] if way > 0.025 else {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}[text[1]])


def _seat(rng: random.Random, house: str, number: int, cards: list[str], limits: Json) -> Json:
    seat: Json = {"seat": number, "cards": [_card(rng, text) for text in cards]}
    seat["wagers"] = _wagers(rng, house, limits)
    if "ante" in seat["wagers"]:
        seat["decision"] = "fold" if rng.random() < 0.3 else "play"
    if rng.random() < 0.1:
        seat["tender"] = "chips"
    if rng.random() < 0.1:
        seat["side_bet"] = False
    if house == "prime" and rng.random() < 0.3:
        seat["player"] = f"P{number}"
    return seat


def _share_seats(rng: random.Random, seats: list[Json]) -> None:
    """Now and then one player holds two seats or more."""
    if rng.random() < 0.5:
        return
    for seat in seats:
        if rng.random() < 0.8:
            seat["player"] = rng.choice("AAB")


def _share_boxes(rng: random.Random, seats: list[Json]) -> None:
    """A few gamblers, each with equal Antes (spelled anyhow) and at most three boxes open."""
    stakes = {name: rng.choice(STAKES) for name in "AB"}
    opened = {"A": 0, "B": 0}
    for seat in seats:
        name = rng.choice(["A", "A", "B", None])
        if rng.random() < 0.2:
            seat["closed"] = rng.random() < 0.5
        if name is None:
            continue
        seat["player"] = name
        seat["wagers"]["ante"] = _spelled(rng, stakes[name])
        if opened[name] == 3:
            seat["closed"] = True
        opened[name] += not seat.get("closed", False)


def sound_rounds(
    house: str, seed: int, count: int, placards: Placards | None = None
) -> Iterator[Json]:
    rng = random.Random(f"sound {house} {seed}")
    for _ in range(count):
        yield sound_round(rng, house, placards)
