"""Check the bets: a table with invalid wagers, and with some that only look invalid."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.incident import WagerSeen
from trainer.dealing.irregularity import Irregularities
from trainer.drills.generate import generate
from trainer.drills.irregularities.bet_layouts import (
    CHANGES,
    LateBets,
    Layout,
    NoRoom,
    breaking,
    changed,
    late_code,
    looking_alike,
    with_stake,
)
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.bets import Breach, breaches
from trainer.game.demands import Equals, Needs, PostedLimits, Times
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Source
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_list, say_phrase

_TABLE = Recipe(
    name="bets",
    title="Check the bets",
    teaches="Which wagers may stand.",
    seats=Seats(5, 7),
    events=(WeighedEvents((), 1),),
    several_hands=0,
)
UNKNOWN_WAGER, BAD_STAKE = "unknown_wager", "bad_stake"
ON_PLAY = ("play_not_equal_ante", "play_multiple")
"""What may be wrong with a Play, which is placed once the cards are dealt."""
_TOO_EARLY = Source(
    reading=phrase("The Play wager is placed once the cards are dealt, not before.")
)
_NO_VALUE = Source(reading=phrase("A wager needs chips of value. A marker has none."))
_TRIES = 300
_HOW_MANY = (0, 1, 1, 2, 2, 3)
# So many hands at least are played on a table that is seen after the decisions.
_PLAYING = 3

# One sound table in so many is seen after the decisions.
_SOUND_DECIDED = 4


class BetCode(Struct, frozen=True):
    """One thing that may be wrong with a bet, as the trainee picks it, and its rule."""

    code: str
    words: str
    source: Source


class BetsTable(Struct, frozen=True):
    """A table before the deal, as it lies. A stake of nothing is a marker without value.

    ``changes`` are bets being moved while the dealer looks on, ``closed`` whether they may still
    be. ``alike`` are the codes of the rules that some sound bets are near to breaking. ``decided``:
    the cards have been dealt, and Play lies where a hand is played.
    """

    round_: Round
    faults: tuple[Breach, ...]
    changes: tuple[WagerSeen, ...] = ()
    closed: bool = False
    alike: tuple[str, ...] = ()
    decided: bool = False

    @property
    def answer(self) -> frozenset[tuple[int, str]]:
        """Every seat and what is wrong there."""
        return frozenset((fault.seat, fault.code) for fault in self.faults)


def bet_codes(house: House, irregularities: Irregularities) -> tuple[BetCode, ...]:
    """Everything that may be wrong with a bet at this house, each once."""
    codes: dict[str, BetCode] = {}
    for rule in house.rules.bets:
        words = code_words(house.rules, rule.code)
        codes.setdefault(rule.code, BetCode(rule.code, words, rule.source))
    for code, source in ((UNKNOWN_WAGER, _too_early(house.rules)), (BAD_STAKE, _NO_VALUE)):
        codes[code] = BetCode(code, say_phrase(_WORDS[code]), source)
    late = LateBets(house, irregularities, closed=True)
    for change in CHANGES:
        line = late.line(change)
        if line is not None and not line.harmless:
            code = late_code(change)
            codes[code] = BetCode(code, say_phrase(_WORDS[code]), line.source)
    return tuple(codes.values())


def faults_of(rules: HouseRules, round_: Round) -> tuple[Breach, ...]:
    """Every bet that may not stand as it lies, those on no spot and without value included."""
    before = (each for each in breaches(rules, round_) if each.code not in ON_PLAY)
    return (*before, *_worthless(rules, round_))


def unequal_plays(rules: HouseRules, round_: Round) -> tuple[Breach, ...]:
    """Every Play that is not what its Ante asks for, once all have decided."""
    return tuple(each for each in breaches(rules, round_) if each.code in ON_PLAY)


def _worthless(rules: HouseRules, round_: Round) -> Iterator[Breach]:
    for seat in round_.seats:
        for wager, stake in seat.stakes.items():
            if wager is Wager.PLAY or wager not in rules.wagers:
                name = rules.spot_name(wager)
                message = say("nothing is placed on {wager} before the deal", wager=name)
                source = _too_early(rules) if wager is Wager.PLAY else rules.offers
                yield Breach(UNKNOWN_WAGER, seat.number, wager, message, source)
            elif stake <= NOTHING:
                message = say("what lies on {wager} has no value", wager=rules.spots[wager])
                yield Breach(BAD_STAKE, seat.number, wager, message, _NO_VALUE)


def _too_early(rules: HouseRules) -> Source:
    """The clause that has the Play wager placed by those who play on."""
    return next((rule.source for rule in rules.bets if rule.is_on_play), _TOO_EARLY)


def bets_table(
    house: House,
    irregularities: Irregularities,
    seed: int | str,
    codes: tuple[str, ...] = (),
) -> BetsTable:
    """The table of that seed; with ``codes`` each of them is wrong somewhere.

    Without, one table of six has nothing wrong, the others one to three things, each kind as often
    as any other. The same arguments give the same table everywhere.
    """
    stream = Stream(f"bets|{house.id}|{'+'.join(codes)}|{seed}")
    known = [each.code for each in bet_codes(house, irregularities)]
    for _ in range(_TRIES):
        wanted = codes or tuple(stream.sample(known, stream.choice(_HOW_MANY)))
        on_play = any(each in ON_PLAY for each in wanted)
        decided = on_play or (not wanted and not stream.below(_SOUND_DECIDED))
        try:
            if decided:
                return _Laying(house, irregularities, stream).decided(unequal=bool(wanted))
            return _Laying(house, irregularities, stream).table(wanted)
        except NoRoom:
            continue
    raise AssertionError(f"no table of {house.id} shows {codes}")


class _Laying:
    """One table being laid, seat by seat; seats once changed are left alone."""

    def __init__(self, house: House, irregularities: Irregularities, stream: Stream) -> None:
        self.house = house
        self.stream = stream
        self.round = generate(house.rules, _TABLE, stream.below(1 << 64))
        self.rules = house.rules.at_table(self.round.placard)
        self.free = [seat.number for seat in self.round.seats]
        self.late = LateBets(house, irregularities, closed=bool(stream.below(2)))
        self.changes: list[WagerSeen] = []
        self.alike: list[str] = []

    def table(self, wanted: tuple[str, ...]) -> BetsTable:
        if any(self.is_late(code) for code in wanted):
            self.late = LateBets(self.house, self.late.irregularities, closed=True)
        for code in wanted:
            self.break_(code)
        laid = self.finished()
        if not set(wanted) <= {code for _, code in laid.answer}:
            raise NoRoom
        self.lay_alike()
        done = self.finished()
        if done.answer != laid.answer:
            raise NoRoom
        return done

    def decided(self, *, unequal: bool) -> BetsTable:
        """The table once Play was offered: each Play as large as its Ante, but for one where it is
        to be unequal."""
        self.put([self.played(seat) for seat in self.round.seats])
        playing = [seat for seat in self.round.seats if Wager.PLAY in seat.stakes]
        if len(playing) < _PLAYING:
            raise NoRoom
        if unequal:
            self.put([self.played_otherwise(self.stream.choice(playing))])
        faults = unequal_plays(self.rules, self.round)
        return BetsTable(self.round, faults, closed=True, decided=True)

    def played(self, seat: Seat) -> Seat:
        ante = seat.stakes.get(Wager.ANTE)
        if ante is None or seat.folded:
            return seat
        return with_stake(seat, Wager.PLAY, self.stream.choice(self.plays(ante)))

    def plays(self, ante: Money) -> tuple[Money, ...]:
        """The Play bets that may stand beside that Ante."""
        times = self.rules.play_times
        return times.amounts(ante) if times is not None else (ante,)

    def played_otherwise(self, seat: Seat) -> Seat:
        """The Play of another usual stake, or of both bets together."""
        ante = seat.stakes[Wager.ANTE]
        right = self.plays(ante)
        others = {*self.layout.all_usual(Wager.ANTE), right[0] + right[-1]} - {*right}
        return with_stake(seat, Wager.PLAY, self.stream.choice(sorted(others)))

    def finished(self) -> BetsTable:
        late = [self.late.fault(seen) for seen in self.changes]
        found = (*faults_of(self.house.rules, self.round), *(each for each in late if each))
        return BetsTable(
            round_=self.round,
            faults=found,
            changes=tuple(self.changes),
            closed=self.late.closed,
            alike=tuple(self.alike),
        )

    @property
    def layout(self) -> Layout:
        free = tuple(seat for seat in self.round.seats if seat.number in self.free)
        return Layout(self.rules, free, self.stream)

    def is_late(self, code: str) -> bool:
        return code in map(late_code, CHANGES)

    def put(self, seats: list[Seat]) -> None:
        after = {seat.number: seat for seat in seats}
        every = tuple(after.get(seat.number, seat) for seat in self.round.seats)
        self.round = replace(self.round, seats=every)
        self.free = [number for number in self.free if number not in after]

    def break_(self, code: str) -> None:
        if self.is_late(code):
            self.change(code.removesuffix("_late"))
        elif code in (UNKNOWN_WAGER, BAD_STAKE):
            self.put([self.worthless(code)])
        else:
            rule = self.stream.choice([each for each in self.rules.bets if each.code == code])
            self.put(breaking(rule.demand, self.layout))

    def change(self, change: str) -> None:
        seat, seen = changed(self.layout, change)
        before = faults_of(self.house.rules, self.round)
        self.put([seat])
        if faults_of(self.house.rules, self.round) != before:
            raise NoRoom
        self.changes.append(seen)

    def worthless(self, code: str) -> Seat:
        """Chips on Play before the deal, or a marker where a stake should lie."""
        (seat,) = self.layout.seats(1)
        if code == UNKNOWN_WAGER:
            return with_stake(seat, Wager.PLAY, self.layout.usual(Wager.PLAY))
        return with_stake(seat, self.stream.choice(sorted(seat.stakes)), NOTHING)

    def lay_alike(self) -> None:
        """One or two sound bets that are near to breaking a rule, as far as there is room."""
        kinds = [
            rule
            for rule in self.rules.bets
            if not isinstance(rule.demand, PostedLimits) and not rule.is_on_play
        ]
        for rule in self.stream.sample(kinds, min(len(kinds), 2)):
            before = (self.round, self.free)
            try:
                self.put(looking_alike(rule.demand, self.layout))
            except NoRoom:
                continue
            faults = faults_of(self.house.rules, self.round)
            if faults != faults_of(self.house.rules, before[0]):
                self.round, self.free = before
            else:
                self.alike.append(rule.code)
        self.change_in_time()

    def change_in_time(self) -> None:
        """A bet that is changed while bets are open, where nothing is closed."""
        if self.late.closed or self.stream.below(2):
            return
        before = (self.round, self.free, list(self.changes))
        try:
            self.change(self.stream.choice(CHANGES))
        except NoRoom:
            self.round, self.free, self.changes = before


_WORDS = {
    "no_base_wager": phrase("No base wager"),
    "ante_amount": phrase("Ante is not one of the amounts"),
    "limits": phrase("Outside the limits"),
    "one_hand_only": phrase("More than one hand for a player"),
    "side_bet": phrase("A bet between players"),
    "unequal_antes": phrase("Unequal Antes of one player"),
    "too_many_open": phrase("Too many open boxes"),
    "not_chips": phrase("Cash or credit"),
    UNKNOWN_WAGER: phrase("Chips where no bet belongs before the deal"),
    BAD_STAKE: phrase("Stake without value"),
    "placed_late": phrase("Placed too late"),
    "raised_late": phrase("Raised too late"),
    "withdrawn_late": phrase("Taken back too late"),
}


def code_words(rules: HouseRules, code: str) -> str:
    """The fault of that code in words: ``Outside the limits``, ``Prime without Ante``."""
    for rule in rules.bets:
        if rule.code == code and isinstance(rule.demand, Needs):
            wager, *others = (
                rules.spot_name(each) for each in (rule.demand.wager, *rule.demand.others)
            )
            return say("{wager} without {wagers}", wager=wager, wagers=say_list(others, "or"))
        if rule.code == code and isinstance(rule.demand, Equals):
            wager, other = (rules.spots[each] for each in (rule.demand.wager, rule.demand.other))
            return say("{wager} not equal to {other}", wager=wager, other=other)
        if rule.code == code and isinstance(rule.demand, Times):
            times = rule.demand
            wager, other = (rules.spots[each] for each in (times.wager, times.other))
            if times.least == times.most:
                return say("{wager} is not {times} times {other}",
                           wager=wager, other=other, times=times.least)  # fmt: skip
            return say("{wager} is not {least} to {most} times {other}", wager=wager, other=other,
                       least=times.least, most=times.most)  # fmt: skip
    return say_phrase(_WORDS[code]) if code in _WORDS else code.replace("_", " ")
