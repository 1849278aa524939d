"""The fewest rounds in which every rule, row and ruling of a house decides something: a greedy
cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.errors import Place, RoundError
from trainer.game.cards import DECK, Card, Three
from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    Times,
    WithinLimits,
)
from trainer.game.hands import Ranking, Strength, all_hands
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Combination, JudgedOn, PayTable
from trainer.game.round import Decision, Round
from trainer.game.row_chances import hands_of_each_row
from trainer.game.rules import BetRule, HouseRules, Qualifying, Result, Situation
from trainer.game.settle import Settlement, settle, three_card_combinations
from trainer.game.wagers import Wager
from trainer.library.ruling_cases import RulingCase
from trainer.school.workshop.ruling_proof import ruling_keys, ruling_rounds
from trainer.wording import in_english

Plain = dict[str, Any]
# A proof round has few hands: its author works each of them out on paper.
SEATS_AT_MOST = 3
_JACKPOT = 25_000
# The places of so many hands: a hand has room on both sides.
_PLACES = {1: (4,), 2: (3, 5), 3: (2, 4, 6)}


class ProofRound(Struct, frozen=True):
    """A round as a file has it, what it proves, and what comes of it: the ``dealer``'s hand and
    the lines of each seat, or the codes by which it is ``refused``. ``ruled`` is the irregularity
    of a round that is there for a ruling."""

    round_: Plain
    proves: frozenset[str]
    dealer: str = ""
    settles: Mapping[int, tuple[str, ...]] | None = None
    refused: frozenset[str] = frozenset()
    ruled: RulingCase | None = None


def proof_rounds(house: House, others: Mapping[str, House] | None = None) -> list[ProofRound]:
    """The rounds of the cover, those that prove most first. ``others`` are the house under the
    other answers to its readings, each by a name: a round proves an answer where it is paid
    otherwise by it."""
    proof = RoundSearch(house, others)
    ruled = (ProofRound({}, proves, ruled=case) for case, proves in ruling_rounds(house))
    return [*proof.settled(), *proof.refused(), *ruled]


def keys_of(house: House) -> frozenset[str]:
    """Everything that a round can prove, by the place in the rules or the list of rulings."""
    rules = _hung(house.rules)
    return ruling_keys(house) | frozenset(
        [*_outcomes(rules), *_bonus_rows(rules), *_side_rows(rules), *_envy_rows(rules)]
        + [f"hands.{better}.over.{worse}" for better, worse in pairwise(rules.ranking.order)]
        + [
            *_borders(rules.ranking, rules.qualifying),
            *(bet_key(rules, rule) for rule in rules.bets if _breach(rules, rule)),
        ]
    )


def proved_by(house: House, round_: Plain) -> frozenset[str]:
    rules = house.rules
    try:
        dealt = read_round({"house": rules.house, **round_}, {rules.house: rules})
    except RoundError as error:
        placard = round_.get("placard")
        hung = rules.at_table(placard) if placard in rules.placards else rules
        return frozenset(
            bet_key(hung, rule)
            for each in error.problems
            for rule in hung.bets
            if rule.code == each.code and _is_about(rule, each.where)
        )
    return _shown(rules, settle(rules, dealt), round_)


def bet_key(rules: HouseRules, rule: BetRule) -> str:
    """``bets.side_bet``; with its wager where several rules have the code: ``bets.limits.ante``."""
    several = sum(each.code == rule.code for each in rules.bets) > 1
    wager = getattr(rule.demand, "wager", None) if several else None
    return f"bets.{rule.code}" + (f".{wager.value}" if wager is not None else "")


def _is_about(rule: BetRule, where: Place) -> bool:
    """True unless the problem is with another wager than that of the rule."""
    wager = getattr(rule.demand, "wager", None)
    return wager is None or where[-2:-1] != ("wagers",) or where[-1] == wager.value


_LOWEST, _BELOW = "dealer_qualifies.lowest", "dealer_qualifies.below"


def _hung(rules: HouseRules) -> HouseRules:
    """The rules with the first placard, where pay tables are posted."""
    return rules.at_table(next(iter(rules.placards), None))


# ------------------------------------------------------------------------------------ keys


def _outcomes(rules: HouseRules) -> Iterator[str]:
    come = (*rules.situations, Situation.FOLDED)
    for name, decided in (
        ("ante", rules.ante),
        ("play", rules.play),
        ("ante_bonus.due", rules.ante_bonus.due),
    ):
        yield from (f"{name}.{each.value}" for each in decided if each in come)


def _bonus_rows(rules: HouseRules) -> Iterator[str]:
    table = rules.ante_bonus.table
    assert isinstance(table, PayTable), "the placard hangs"
    yield from (f"ante_bonus.pays.{row.hand.value}" for row in table.rows)


def _side_rows(rules: HouseRules) -> Iterator[str]:
    for side in rules.sides:
        name = side.wager.value
        assert isinstance(side.table, PayTable), "the placard hangs"
        yield from (f"{name}.pays.{row.hand.value}" for row in side.table.rows)
        yield from (f"{name}.loses", f"{name}.folded")


def _envy_rows(rules: HouseRules) -> Iterator[str]:
    rows = rules.envy.table.rows if rules.envy is not None else ()
    yield from (f"envy_bonus.pays.{row.hand.value}" for row in rows)


def _shown(rules: HouseRules, settlement: Settlement, round_: Plain) -> frozenset[str]:
    """Everything that decides something in this settlement."""
    hung = rules.at_table(round_.get("placard"))
    found = {line.because for seat in settlement.seats for line in seat.lines}
    for plain in round_["seats"]:
        seat = settlement.seat(plain["seat"])
        assert seat is not None, "every seat is settled"
        found.update(_fold_shown(hung, plain, (line.wager for line in seat.lines)))
        if seat.line(Wager.ANTE_BONUS) is not None:
            found.update(_bonus_shown(hung, plain))
        if seat.situation in (Situation.HIGHER, Situation.LOWER):
            order = rules.ranking.order
            at, dealers = order.index(seat.category), order.index(settlement.dealer.category)
            if abs(at - dealers) == 1:
                better, worse = order[min(at, dealers)], order[max(at, dealers)]
                found.add(f"hands.{better}.over.{worse}")
    dealer = settlement.dealer.strength
    found.update(
        key
        for key, strength in _borders(rules.ranking, rules.qualifying).items()
        if dealer == strength
    )
    return frozenset(found)


def _fold_shown(rules: HouseRules, plain: Plain, wagers: Iterable[Wager]) -> Iterator[str]:
    """A fold shows what becomes of a side wager where its hand would have been paid."""
    if plain.get("decision") == Decision.FOLD.value:
        sides = {side.wager for side in rules.sides}
        yield from (f"{wager.value}.folded" for wager in wagers if wager in sides)


def _bonus_shown(rules: HouseRules, plain: Plain) -> Iterator[str]:
    table = rules.ante_bonus.table
    assert isinstance(table, PayTable), "the placard hangs"
    names = three_card_combinations(rules.ranking, _three(plain["cards"]))
    paid = next((row.hand.value for row in table.rows if row.hand in names), None)
    if paid is not None:
        yield f"ante_bonus.pays.{paid}"


# These three go through all 22,100 hands: 3 to 30 ms.
@lru_cache(maxsize=8)
def _borders(ranking: Ranking, qualifying: Qualifying) -> dict[str, Strength]:
    """The lowest hand with which the dealer plays, and the highest with which not."""
    every = sorted({ranking.strength(cards) for cards in all_hands()})
    first = [qualifying.met(ranking, strength) for strength in every].index(True)
    return {_LOWEST: every[first], **({_BELOW: every[first - 1]} if first else {})}


# A change seldom touches how hands rank, and a proof looks at all 22,100 of them.


@lru_cache(maxsize=8)
def _players(ranking: Ranking) -> tuple[Three, ...]:
    """The weakest and the best hand of each kind, and one of each row on three cards."""
    kinds: dict[object, Three] = {}
    for cards in sorted(all_hands(), key=ranking.strength):
        category = ranking.category(ranking.strength(cards))
        kinds.setdefault((category, "lowest"), cards)
        kinds[category, "best"] = cards
        kinds[three_card_combinations(ranking, cards)] = cards
    return tuple(kinds.values())


def _three(cards: Sequence[Any]) -> Three:
    first, second, third = (Card.parse(str(each)) for each in cards)
    return first, second, third


# ----------------------------------------------------------------------------------- cover


class _Hand(Struct, frozen=True):
    """A candidate: the cards of a seat, its decision, and what it shows against one dealer."""

    cards: Three
    decision: Decision
    shows: frozenset[str]


class RoundSearch:
    """One search: candidates against a few dealers' hands, then the cover."""

    def __init__(self, house: House, others: Mapping[str, House] | None = None) -> None:
        self.house, self.others = house, others or {}
        self.rules = house.rules
        self.hung = _hung(house.rules)
        self.placard = next(iter(house.rules.placards), None)

    def settled(self) -> list[ProofRound]:
        offers = [(dealer, self._hands(dealer)) for dealer in self.dealers]
        found: list[ProofRound] = []
        shown: frozenset[str] = frozenset()
        while True:
            rounds = (self._best(dealer, hands, shown) for dealer, hands in offers)
            dealer, chosen, new = max(rounds, key=lambda each: len(each[2]))
            if not new:
                return [*found, *self._envied(shown), *self._envy_read(shown)]
            found.append(self._told(dealer, chosen, new))
            shown |= new

    def refused(self) -> Iterator[ProofRound]:
        """A round for each betting rule that a round can break."""
        for rule in self.hung.bets:
            seats = _breach(self.hung, rule)
            if seats:
                # The usual dealer's hand may hold a card of a seat: nobody could deal that.
                dealt = {card for seat in seats for card in seat["cards"]}
                own = (each for each in self.dealers if not dealt & {*_names(each)})
                round_ = self.round_of(next(own, self.dealers[0]), seats)
                codes = self._codes(self.rules, round_)
                others = {
                    f"reading.{name}"
                    for name, other in self.others.items()
                    if self._codes(other.rules, round_) != codes
                }
                yield ProofRound(
                    round_, frozenset([bet_key(self.hung, rule), *others]), refused=codes
                )

    def _codes(self, rules: HouseRules, round_: Plain) -> frozenset[str]:
        try:
            read_round({"house": rules.house, **round_}, {rules.house: rules})
        except RoundError as error:
            return frozenset(each.code for each in error.problems)
        return frozenset()

    def _best(
        self, dealer: Three, hands: Sequence[_Hand], shown: frozenset[str]
    ) -> tuple[Three, list[_Hand], frozenset[str]]:
        """The hands that together show most that was not shown yet."""
        chosen: list[_Hand] = []
        new: frozenset[str] = frozenset()
        used = set(dealer)
        for _ in range(SEATS_AT_MOST):
            free = [each for each in hands if not used & set(each.cards)]
            if not free:
                break
            best = max(free, key=lambda each: len(each.shows - shown - new))
            if not best.shows - shown - new:
                break
            chosen.append(best)
            used |= set(best.cards)
            new |= best.shows - shown
        return dealer, chosen, new

    @cached_property
    def dealers(self) -> list[Three]:
        """Hands of the dealer: both sides of the line, one of each kind, and those with which the
        rows of wagers on the dealer's cards too come about."""
        ranking = self.hung.ranking
        by_strength = {ranking.strength(cards): cards for cards in all_hands()}
        found = [
            by_strength[strength] for strength in _borders(ranking, self.hung.qualifying).values()
        ]
        kinds = {ranking.category(strength): cards for strength, cards in by_strength.items()}
        found += kinds.values()
        found += [dealer for _, dealer in self._six_cards]
        return list(dict.fromkeys(found))

    @cached_property
    def _six_cards(self) -> list[tuple[Three, Three]]:
        """For each row of a wager on both hands, a player's hand and the dealer's that make it."""
        sides = (each for each in self.hung.sides if each.judged_on is not JudgedOn.THREE_CARDS)
        made = (hands_of_each_row(side) for side in sides)
        return [hands for each in made for hands in each]

    @cached_property
    def players(self) -> list[Three]:
        """Hands of a seat: the weakest and the best of each kind, one of each row, and those of the
        rows on both hands."""
        own = _players(self.hung.ranking)
        return list(dict.fromkeys([*own, *(player for player, _ in self._six_cards)]))

    def _hands(self, dealer: Three) -> list[_Hand]:
        """The rules that each candidate shows against that dealer."""
        ties = same_ranks(dealer)
        hands = [each for each in [*self.players, *ties] if not set(each) & set(dealer)]
        return [
            _Hand(cards, decision, self._shows(dealer, cards, decision))
            for cards in hands
            for decision in Decision
        ]

    def _shows(self, dealer: Three, cards: Three, decision: Decision) -> frozenset[str]:
        round_ = self.round_of(dealer, [self.seat_of(1, cards, decision)])
        own = self._settled_under("", dealer, cards, decision)
        if own is None:
            return proved_by(self.house, round_) | frozenset(self._readings(round_))
        lines = _lines_of(own)
        told = {
            f"reading.{name}"
            for name in self.others
            if _lines_of(self._settled_under(name, dealer, cards, decision)) != lines
        }
        return _shown(self.rules, own, round_) | told

    def _settled_under(
        self, name: str, dealer: Three, cards: Three, decision: Decision
    ) -> Settlement | None:
        """What comes of a candidate under that answer; None where its bets are refused."""
        table = self._tables[name, decision]
        if table is None:
            return None
        (seat,) = table.seats
        dealt = replace(table, dealer=dealer, seats=(replace(seat, cards=cards),))
        return settle(self._rules_under[name], dealt)

    # All candidates have the same bets, so whether they may stand is asked once for each answer and
    # decision: read anew for each of them, they took up to half of the 3 s of a proof.
    @cached_property
    def _tables(self) -> Mapping[tuple[str, Decision], Round | None]:
        """The round of a candidate under each answer, whatever its cards are."""
        dealer, cards = (_three(each) for each in _SPARE[:2])
        return {
            (name, decision): _read(
                rules, self.round_of(dealer, [self.seat_of(1, cards, decision)])
            )
            for name, rules in self._rules_under.items()
            for decision in Decision
        }

    @cached_property
    def _rules_under(self) -> Mapping[str, HouseRules]:
        """The rules under each other answer by its name, and the house's own by none."""
        return {"": self.rules, **{name: each.rules for name, each in self.others.items()}}

    def _readings(self, round_: Plain) -> Iterator[str]:
        """The answers by which this round is paid otherwise."""
        own = _lines(self.rules, round_)
        for name, other in self.others.items():
            if _lines(other.rules, round_) != own:
                yield f"reading.{name}"

    def _envied(self, shown: frozenset[str]) -> Iterator[ProofRound]:
        """A round for each hand for which other players are paid."""
        envy = self.hung.envy
        for row in envy.table.rows if envy is not None else ():
            key = f"envy_bonus.pays.{row.hand.value}"
            envied = next(
                (each for each in self.players if next(self.envied(each), None) is row.hand),
                None,
            )
            if envied is not None and key not in shown:
                yield self._envy_round(envied, key)

    def envied(self, cards: Three) -> Iterator[Combination]:
        """The rows by which other players are paid for this hand, the first of them in fact."""
        names = three_card_combinations(self.hung.ranking, cards)
        envy = self.hung.envy
        return (row.hand for row in (envy.table.rows if envy else ()) if row.hand in names)

    def _envy_round(self, envied: Three, key: str) -> ProofRound:
        others = (each for each in self.players if not set(each) & set(envied))
        beside = next(others)
        taken = set(envied) | set(beside)
        dealer = next(each for each in (*self.dealers, *all_hands()) if not set(each) & taken)
        seats = [self.seat_of(1, envied, Decision.PLAY), self.seat_of(2, beside, Decision.PLAY)]
        round_ = self.round_of(dealer, seats)
        return self._of(round_, frozenset([key]) & proved_by(self.house, round_))

    def _envy_read(self, shown: frozenset[str]) -> Iterator[ProofRound]:
        """Rounds for the answers about the Envy Bonus that no other round decides: the envied hand
        is folded, or there are two of them."""
        envied = [each for each in self.players if next(self.envied(each), None) is not None]
        play, fold = Decision.PLAY, Decision.FOLD
        for decisions in ((fold,), (play, play)):
            taken: set[Card] = set()
            hands: list[Three] = []
            for cards in (*envied[: len(decisions)], *self.players, *all_hands()):
                beside = len(hands) >= len(decisions) and cards in envied
                if len(hands) <= len(decisions) + 1 and not taken & set(cards) and not beside:
                    hands.append(cards)
                    taken |= set(cards)
            if not envied or len(hands) < len(decisions) + 2:
                continue
            seats = [
                self.seat_of(at, cards, decision)
                for at, (cards, decision) in enumerate(
                    zip(hands[:-1], (*decisions, play), strict=True), start=1
                )
            ]
            round_ = self.round_of(hands[-1], seats)
            new = frozenset(self._readings(round_)) - shown
            if new:
                shown |= new
                yield self._of(round_, new)

    def _told(self, dealer: Three, hands: Sequence[_Hand], new: frozenset[str]) -> ProofRound:
        usual = _PLACES[len(hands)]
        # A house may have fewer places than the usual ones.
        places = usual if usual[-1] <= self.rules.places else range(1, len(hands) + 1)
        seats = [
            self.seat_of(number, each.cards, each.decision)
            for number, each in zip(places, hands, strict=True)
        ]
        return self._of(self.round_of(dealer, seats), new)

    def _of(self, round_: Plain, new: frozenset[str]) -> ProofRound:
        return ProofRound(round_, new, *outcome(self.rules, round_))

    def round_of(self, dealer: Three, seats: Sequence[Plain]) -> Plain:
        round_: Plain = {"dealer": _names(dealer), "seats": list(seats)}
        if self.placard is not None:
            round_ = {"placard": self.placard, **round_}
        if any(Wager.PROGRESSIVE.value in each["wagers"] for each in seats):
            round_ = {"jackpot": _JACKPOT, **round_}
        return round_

    def seat_of(self, number: int, cards: Three, decision: Decision) -> Plain:
        """A seat with a usual stake on every wager."""
        return {
            "seat": number,
            "cards": _names(cards),
            "wagers": usual_stakes(self.hung),
            "decision": decision.value,
        }


def _names(cards: Three) -> list[str]:
    return [str(card) for card in cards]


def same_ranks(dealer: Three) -> list[Three]:
    """Hands that tie with the dealer's: the same ranks in suits that make nothing else of them."""
    by_rank: list[list[Card]] = [
        [card for card in DECK if card.rank is mine.rank and card not in dealer] for mine in dealer
    ]
    found: list[Three] = []
    for a in by_rank[0]:
        for b in by_rank[1]:
            for c in by_rank[2]:
                same = len({a.suit, b.suit, c.suit}) == len({each.suit for each in dealer})
                if len({a, b, c}) == 3 and same:
                    found.append((a, b, c))
    return found[:1]


def outcome(rules: HouseRules, round_: Plain) -> tuple[str, Mapping[int, tuple[str, ...]]]:
    """The dealer's hand and the lines of each seat, as worked rounds write them."""
    dealt = read_round({"house": rules.house, **round_}, {rules.house: rules})
    with in_english():
        settlement = settle(rules, dealt)
    dealer = settlement.dealer
    plays = "qualifies" if dealer.qualifies else "does not qualify"
    return f"{dealer.name}, {plays}", _lines_of(settlement)


def _lines(rules: HouseRules, round_: Plain) -> Mapping[int, tuple[str, ...]]:
    """The result of each seat, as worked rounds write it; nothing where the round is refused."""
    dealt = _read(rules, round_)
    return _lines_of(settle(rules, dealt) if dealt is not None else None)


def _lines_of(settlement: Settlement | None) -> Mapping[int, tuple[str, ...]]:
    return {
        seat.seat: tuple(
            f"{line.wager} {line.result}" + (f" {line.pays}" if line.result is Result.WIN else "")
            for line in seat.lines
        )
        for seat in (settlement.seats if settlement is not None else ())
    }


def stands(rules: HouseRules, round_: Plain) -> bool:
    """True if the round may be dealt at the house."""
    return _read(rules, round_) is not None


def _read(rules: HouseRules, round_: Plain) -> Round | None:
    """The round at the house; None where it is refused."""
    try:
        return read_round({"house": rules.house, **round_}, {rules.house: rules})
    except RoundError:
        return None


def usual_stakes(rules: HouseRules) -> dict[str, int | str]:
    """A usual stake on every wager that is placed before the deal."""
    placed = [each for each in rules.wagers if each is not Wager.PLAY]
    stakes = {wager: _usual(rules, rules.equal_to.get(wager, wager)) for wager in placed}
    return {wager.value: _amount(stake) for wager, stake in stakes.items()}


def _usual(rules: HouseRules, wager: Wager) -> Money:
    """The smallest usual stake that the posted limits allow."""
    limits = [
        rule.demand
        for rule in rules.bets
        if isinstance(rule.demand, WithinLimits) and rule.demand.wager is wager
    ]
    fits = [stake for stake in rules.stakes[wager] if all(each.holds(stake) for each in limits)]
    return fits[0] if fits else limits[0].low


def _amount(money: Money) -> int | str:
    return money.cents // 100 if money.cents % 100 == 0 else str(money)


# -------------------------------------------------------------------------- what may not stand


def _breach(rules: HouseRules, rule: BetRule) -> list[Plain]:
    """Seats that break this betting rule; none where no wager can."""
    stakes = usual_stakes(rules)
    seat: Plain = {"seat": 1, "cards": ["As", "6h", "3d"], "wagers": dict(stakes)}
    match rule.demand:
        case AnyOf():
            return [{**seat, "wagers": {}}]
        case Needs(wager):
            base = {} if wager is Wager.ANTE else {wager.value: stakes[wager.value]}
            return [{**seat, "wagers": base}] if base else []
        case Equals(wager, other):
            more = {**stakes, wager.value: 2 * int(float(stakes[other.value]))}
            return [{**seat, "wagers": more, "decision": Decision.PLAY.value}]
        case Times(wager, other, _, most):
            more = {**stakes, wager.value: (most + 1) * int(float(stakes[other.value]))}
            return [{**seat, "wagers": more, "decision": Decision.PLAY.value}]
        case OneOf(wager, amounts):
            wrong = max(each.cents for each in amounts) // 100 + 1
            return [_played(seat, {**stakes, wager.value: wrong})]
        case WithinLimits(wager, _, high):
            return [_played(seat, {**stakes, wager.value: high.cents // 100 + 1})]
        case ChipsOnly():
            return [{**_played(seat, stakes), "tender": "credit"}]
        case NoSideBets():
            return [{**_played(seat, stakes), "side_bet": True}]
        case HandsPerPlayer(most):
            return _hands_of_one(stakes, most + 1) if most < rules.places else []
        case EqualStakes(wager):
            two = _hands_of_one(stakes, 2)
            two[1]["wagers"] = {**stakes, wager.value: 2 * int(float(stakes[wager.value]))}
            return two
        case OpenPerPlayer(most):
            return _hands_of_one(stakes, most + 1) if most < rules.places else []
        case _:
            return []


def _played(seat: Plain, wagers: Mapping[str, int | str]) -> Plain:
    decided = {"decision": Decision.PLAY.value} if Wager.ANTE.value in wagers else {}
    return {**seat, "wagers": dict(wagers), **decided}


_SPARE = (
    ("As", "6h", "3d"), ("Kd", "8s", "6c"), ("Jh", "9c", "4s"), ("Td", "7s", "3c"),
    ("Ac", "7d", "4h"), ("Qs", "9d", "5s"), ("Jd", "8c", "3h"),
)  # fmt: skip


def _hands_of_one(stakes: Mapping[str, int | str], count: int) -> list[Plain]:
    """A number of open hands of one player."""
    return [
        {
            **_played({"seat": number, "cards": list(cards)}, stakes),
            "player": "A",
        }
        for number, cards in enumerate(_SPARE[:count], start=1)
    ]
