"""Reads a round from plain values, such as JSON and YAML hold, with all its problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from msgspec import structs

from trainer.errors import Place, Problem, RoundError, quoted
from trainer.game.bets import breaches
from trainer.game.cards import BadCard, Card, Three
from trainer.game.demands import Times
from trainer.game.money import NOTHING, BadMoney, Money
from trainer.game.round import Decision, Round, Seat, Tender
from trainer.game.rules import PLACES_AT_MOST, HouseRules
from trainer.game.wagers import STAKED, Wager

_ROUND_FIELDS = ("house", "dealer", "seats", "jackpot", "placard", "redeal")
_SEAT_FIELDS = (
    "seat", "cards", "wagers", "decision", "player", "closed", "tender", "side_bet",
)  # fmt: skip
_EXAMPLES = {
    "dealer": "three cards, like dealer: [Qh, 7s, 2d]",
    "seats": "a list of at least one seat",
    "seat": "its number, 1 to 7",
    "cards": "three cards, like cards: [Ah, Kh, Qs]",
    "wagers": "what is placed there, like wagers: {ante: 5}",
}


def read_round(value: object, houses: Mapping[str, HouseRules]) -> Round:
    """The round that the plain value describes, its bets checked by its house.

    Raises RoundError with every problem at once, each with its place and its code.
    """
    reading = _Reading(houses)
    round_ = reading.round(value)
    problems = [*reading.problems, *_bet_problems(reading, round_)]
    if round_ is None or problems:
        raise RoundError(problems)
    assert reading.rules is not None, "a round of no house is a problem"
    times = reading.rules.play_times
    dealt = structs.replace(
        round_, seats=tuple(_without_play(each, times) for each in round_.seats)
    )
    return structs.replace(dealt, redeal=_read_redeal(dealt, value, houses))


# Redeals lie one in the other, and reading them recurses: a hostile file could exhaust the stack.
_REDEALS_AT_MOST = 9


def _read_redeal(round_: Round, value: object, houses: Mapping[str, HouseRules]) -> Round | None:
    """The cards of a redeal: a round of the same house with the same wagers at the same seats."""
    plain = value.get("redeal") if isinstance(value, Mapping) else None
    if plain is None:
        return None
    if _redeals(value) > _REDEALS_AT_MOST:
        text = f"more than {_REDEALS_AT_MOST} redeals, one in the other; leave some out"
        raise RoundError([Problem(("redeal",), "bad_shape", text)])
    try:
        redeal = read_round(plain, houses)
    except RoundError as error:
        raise RoundError(replace(p, where=("redeal", *p.where)) for p in error.problems) from None
    if _table(redeal) != _table(round_):
        text = "another table; a redeal has the same house, seats and wagers, and other cards"
        raise RoundError([Problem(("redeal",), "bad_shape", text)])
    return redeal


def _redeals(value: object) -> int:
    count = 0
    while isinstance(value, Mapping) and value.get("redeal") is not None:
        count, value = count + 1, value["redeal"]
    return count


def _table(round_: Round) -> object:
    """The parts of a round that a redeal leaves unchanged."""
    seats = [(seat.number, seat.owner, seat.closed, dict(seat.stakes)) for seat in round_.seats]
    return round_.house, round_.placard, round_.jackpot, seats


def _without_play(seat: Seat, times: Times | None) -> Seat:
    """The seat as it was dealt to: its decision says that Play is placed, and its Ante how much;
    where it may be several times the Ante, the smallest that may be if it is not told."""
    placed = dict(seat.stakes)
    play, ante = placed.pop(Wager.PLAY, None), placed.get(Wager.ANTE)
    if times is None or ante is None or not seat.played:
        return structs.replace(seat, stakes=placed)
    play = play or times.amounts(ante)[0]
    return structs.replace(seat, stakes=placed, play=None if play == ante else play)


def _bet_problems(reading: _Reading, round_: Round | None) -> list[Problem]:
    """The problems that the house's betting rules find in all that could be read."""
    if round_ is None or reading.rules is None:
        return []
    spots = reading.places
    read = structs.replace(
        round_, seats=tuple(s for s in round_.seats if s.number not in reading.unread)
    )
    return [
        Problem(
            (*spots[breach.seat], *(("wagers", breach.wager.value) if breach.wager else ())),
            breach.code,
            f"{breach.message} ({breach.source})",
        )
        for breach in breaches(reading.rules, read)
    ]


class _Reading:
    """One pass over a plain round that collects the problems as it goes.

    A stake that is no money is read as nothing, so that rules about what is placed still see it
    and rules about its amount stay silent; ``unread`` are the seats whose wagers are no mapping.
    """

    def __init__(self, houses: Mapping[str, HouseRules]) -> None:
        self.houses = houses
        self.problems: list[Problem] = []
        self.rules: HouseRules | None = None
        self.places: dict[int, Place] = {}
        self.unread: set[int] = set()
        self.dealt: dict[Card, Place] = {}

    def wrong(self, where: Place, code: str, message: str) -> None:
        self.problems.append(Problem(where, code, message))

    def round(self, value: object) -> Round | None:
        if not isinstance(value, Mapping):
            self.wrong((), "bad_shape", "not a round; write a mapping with house, dealer, seats")
            return None
        self.fields(value, _ROUND_FIELDS, ("house", "dealer", "seats"), ())
        house = self.house(value)
        dealer = self.cards(value["dealer"], ("dealer",)) if "dealer" in value else None
        seats = self.seats(value)
        jackpot = self.jackpot(value, seats)
        placard = self.placard(value)
        return Round(house, dealer or _BLANK, tuple(seats), jackpot, placard)

    def fields(
        self, value: Mapping[Any, Any], known: Iterable[str], needed: Iterable[str], where: Place
    ) -> None:
        names = tuple(known)
        for name in value:
            if name not in names:
                right = ", ".join(names)
                self.wrong((*where, str(name)), "unknown_field", f"no such field; known: {right}")
        for name in needed:
            if name not in value:
                wanted = _EXAMPLES.get(name) or f"one of {', '.join(self.houses)}"
                self.wrong((*where, name), "bad_shape", f"{name} is missing; write {wanted}")

    def house(self, value: Mapping[Any, Any]) -> str:
        name = value.get("house", "")
        if not isinstance(name, str):
            self.wrong(("house",), "bad_shape", "not a house's name; write it as text")
            return ""
        self.rules = self.houses.get(name)
        if self.rules is None and "house" in value:
            right = ", ".join(self.houses)
            self.wrong(
                ("house",), "unknown_house", f"no house {quoted(name)}; write one of {right}"
            )
        return name

    def cards(self, value: object, where: Place) -> Three | None:
        if not isinstance(value, list):
            self.wrong(where, "bad_shape", "not a list of cards; write it like [Qh, 7s, 2d]")
            return None
        if len(value) != 3:
            self.wrong(where, "card_count", f"{len(value)} cards; a hand has three")
        read = [self.card(text, (*where, place)) for place, text in enumerate(value)]
        cards = [each for each in read if each is not None]
        if len(cards) != 3 or len(value) != 3:
            return None
        return cards[0], cards[1], cards[2]

    def card(self, text: object, where: Place) -> Card | None:
        if not isinstance(text, str):
            self.wrong(where, "bad_card", f"{quoted(text)} is not a card; write it like Qh or Ts")
            return None
        try:
            found = Card.parse(text)
        except BadCard as reason:
            self.wrong(where, "bad_card", str(reason))
            return None
        if found in self.dealt:
            before = Problem(self.dealt[found], "", "").path
            self.wrong(where, "duplicate_card", f"{found} is already at {before}; write another")
        self.dealt.setdefault(found, where)
        return found

    def seats(self, value: Mapping[Any, Any]) -> list[Seat]:
        listed = value.get("seats")
        if "seats" not in value:
            return []
        if not isinstance(listed, list) or not listed:
            self.wrong(("seats",), "bad_shape", "no seats; write a list of at least one seat")
            return []
        read = [self.seat(each, ("seats", place)) for place, each in enumerate(listed)]
        return [seat for seat in read if seat is not None]

    def seat(self, value: object, where: Place) -> Seat | None:
        if not isinstance(value, Mapping):
            self.wrong(where, "bad_shape", "not a seat; write a mapping with seat, cards, wagers")
            return None
        closable = self.rules is None or self.rules.closed_hands
        known = [name for name in _SEAT_FIELDS if closable or name != "closed"]
        self.fields(value, known, ("seat", "cards", "wagers"), where)
        number = self.number(value, where)
        cards = self.cards(value["cards"], (*where, "cards")) if "cards" in value else None
        stakes = self.stakes(value, number, where)
        return Seat(
            number=number,
            cards=cards or _BLANK,
            stakes=stakes,
            decision=self.decision(value, where),
            player=self.player(value, where),
            closed=self.flag(value, "closed", where) and closable,
            tender=self.tender(value, where),
            side_bet=self.flag(value, "side_bet", where),
        )

    def number(self, value: Mapping[Any, Any], where: Place) -> int:
        number = value.get("seat")
        most = self.rules.places if self.rules is not None else PLACES_AT_MOST
        unread = -len(self.places) - 1
        if "seat" not in value:
            number = unread
        elif not isinstance(number, int) or isinstance(number, bool):
            self.wrong((*where, "seat"), "bad_shape", f"not a seat's number; write 1 to {most}")
            number = unread
        elif not 1 <= number <= most:
            self.wrong((*where, "seat"), "bad_seat", f"no seat {quoted(number)}; write 1 to {most}")
            number = unread
        elif number in self.places:
            twice = f"seat {number} is there twice; write each seat once"
            self.wrong((*where, "seat"), "bad_seat", twice)
            number = unread
        self.places[number] = where
        return number

    def stakes(self, value: Mapping[Any, Any], number: int, where: Place) -> dict[Wager, Money]:
        written = value.get("wagers")
        place = (*where, "wagers")
        if not isinstance(written, Mapping):
            self.unread.add(number)
            if "wagers" in value:
                self.wrong(place, "bad_shape", "no wagers; write a mapping like {ante: 5}")
            return {}
        stakes = {}
        for name, amount in written.items():
            wager = self.wager(name, (*place, str(name)))
            if wager is not None:
                stakes[wager] = self.stake(amount, (*place, str(name)))
        return stakes

    def wager(self, name: object, where: Place) -> Wager | None:
        offered = set(STAKED) if self.rules is None else set(STAKED) & set(self.rules.wagers)
        if name in offered:
            return Wager(str(name))
        right = ", ".join(wager for wager in STAKED if wager in offered)
        self.wrong(where, "unknown_wager", f"no such wager here; this house offers {right}")
        return None

    def stake(self, amount: object, where: Place) -> Money:
        try:
            stake = Money.of(amount)
            if stake <= NOTHING:
                raise BadMoney(f"{stake} is not a stake; write an amount above zero")
        except BadMoney as reason:
            self.wrong(where, "bad_stake", str(reason))
            return NOTHING
        return stake

    def decision(self, value: Mapping[Any, Any], where: Place) -> Decision | None:
        word = value.get("decision")
        wagers = value.get("wagers")
        has_ante = isinstance(wagers, Mapping) and Wager.ANTE.value in wagers
        place = (*where, "decision")
        if isinstance(wagers, Mapping) and Wager.PLAY.value in wagers and word != "play":
            message = "a Play wager needs decision: play; write it, or leave the wager out"
            self.wrong((*where, "wagers", Wager.PLAY.value), "decision", message)
        if word is None:
            if has_ante:
                self.wrong(place, "decision", "missing; a seat with an Ante needs play or fold")
            return None
        if word not in ("play", "fold"):
            self.wrong(place, "decision", f"{quoted(word)} is not a decision; write play or fold")
            return None
        if isinstance(wagers, Mapping) and not has_ante:
            self.wrong(place, "decision", "there is no Ante to decide on; leave it out")
        return Decision(word)

    def player(self, value: Mapping[Any, Any], where: Place) -> str | None:
        name = value.get("player")
        if name is not None and (not isinstance(name, str) or not name):
            self.wrong((*where, "player"), "bad_shape", "not a player's name; write it as text")
            return None
        return name

    def flag(self, value: Mapping[Any, Any], name: str, where: Place) -> bool:
        flag = value.get(name, False)
        if not isinstance(flag, bool):
            self.wrong(
                (*where, name), "bad_shape", f"{quoted(flag)} is not an answer; write true or false"
            )
        return bool(flag)

    def tender(self, value: Mapping[Any, Any], where: Place) -> Tender:
        word = value.get("tender", "chips")
        if word not in ("chips", "cash", "credit"):
            message = f"{quoted(word)} is not a tender; write chips, cash or credit"
            self.wrong((*where, "tender"), "bad_shape", message)
            return Tender.CHIPS
        return Tender(word)

    def jackpot(self, value: Mapping[Any, Any], seats: list[Seat]) -> Money | None:
        written = value.get("jackpot")
        if written is None:
            if any(Wager.PROGRESSIVE in seat.stakes for seat in seats):
                message = "missing; a Progressive wager needs the meter, like jackpot: 25000"
                self.wrong(("jackpot",), "missing_jackpot", message)
            return None
        try:
            jackpot = Money.of(written)
            if jackpot <= NOTHING:
                raise BadMoney(f"{jackpot} is not a jackpot; write an amount above zero")
            for share in self.rules.jackpot_shares if self.rules is not None else ():
                if jackpot.cents * share.percent % 100:
                    raise BadMoney(f"{share} of {jackpot} is not a whole number of cents")
        except BadMoney as reason:
            self.wrong(("jackpot",), "bad_stake", str(reason))
            return None
        return jackpot

    def placard(self, value: Mapping[Any, Any]) -> str | None:
        name = value.get("placard")
        if self.rules is None or not self.rules.posts_pay_tables:
            if name is not None and not isinstance(name, str):
                self.wrong(("placard",), "bad_shape", "not a placard's name; write it as text")
            return None
        if not isinstance(name, str) or name not in self.rules.placards:
            right = ", ".join(self.rules.placards)
            absent = "missing" if name is None else f"no placard {quoted(name)}"
            self.wrong(("placard",), "missing_placard", f"{absent}; write one of {right}")
            return None
        return name


_BLANK: Three = (Card.parse("2s"), Card.parse("3h"), Card.parse("5d"))
