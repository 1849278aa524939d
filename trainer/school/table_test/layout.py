"""The layout of the felt for a round: cards, chips, the order of a stacked deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.procedure import DealBy, Part, StepKind
from trainer.dealing.script import script_for
from trainer.game.cards import Card, Three
from trainer.game.chips import fewest
from trainer.game.house_words import PlaceWord
from trainer.game.money import Money
from trainer.game.pay import PayTable
from trainer.game.round import Round, Seat, Tender
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.wording import phrase, say, say_list, say_phrase

Chips = tuple[tuple[Money, int], ...]
"""How many chips of each value, the dearest first."""


class LaidStake(Struct, frozen=True):
    """One wager of a seat in the house's words, and the chips that it is laid in."""

    wager: Wager
    name: str
    amount: str
    chips: str


class LaidSeat(Struct, frozen=True):
    """One seat of the layout. ``notes`` are further instructions for the player there."""

    seat: int
    player: str
    cards: Three
    stakes: tuple[LaidStake, ...]
    notes: tuple[str, ...]
    place: PlaceWord = PlaceWord.SEAT


class LaidFelt(Struct, frozen=True):
    """The layout of one round. ``deck`` is the order of the stacked cards from the top, each with
    its destination; empty if the cards are already dealt."""

    how: tuple[str, ...]
    dealer: Three
    seats: tuple[LaidSeat, ...]
    facts: tuple[str, ...]
    chips: str
    deck: tuple[tuple[str, Card], ...]


def laying_of(house: House, round_: Round, part: Part) -> LaidFelt:
    """The layout for that round at that house."""
    rules = house.rules.at_table(round_.placard)
    return LaidFelt(
        how=tuple(map(say_phrase, _HOW[part])),
        dealer=round_.dealer,
        seats=tuple(_seat(rules, seat, part) for seat in _in_order(round_)),
        facts=tuple(_facts(house.rules, round_)),
        chips=_chips_in_words(rules, _chips(rules, round_)),
        deck=tuple(stacked(house, round_)) if part is Part.WHOLE else (),
    )


_HOW = {
    Part.SETTLEMENT: (
        phrase("Lay every hand face down in its place, the dealer's too."),
        phrase("Put the chips on their spots. Push a folded hand forward."),
        phrase("The dealer under test starts with the folds."),
    ),
    Part.WHOLE: (
        phrase(
            "Pile the stacked deck face up, the first card lowest. Turn the pile over and lay "
            "it on the rest."
        ),
        phrase("The dealer under test deals from it by hand, without a shuffle."),
        phrase("Each player lays chips when bets are invited, and decides as noted."),
    ),
}


def stacked(house: House, round_: Round) -> Iterator[tuple[str, Card]]:
    """The cards from the top of the deck in the house's order of dealing, each with its
    destination."""
    hands = {seat.number: seat.cards for seat in round_.seats}
    for place, nth in _deliveries(house, round_):
        where = house.rules.words.place.headed(place) if place else say("Dealer")
        hand = hands.get(place, round_.dealer)
        for card in hand if nth is None else (hand[nth],):
            yield where, card


def _deliveries(house: House, round_: Round) -> Iterator[tuple[int, int | None]]:
    """The destination of each delivery, and the index of its card among the three; None for all
    three."""
    script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
    deals = [e for e in script.steps if e.kind in (StepKind.DEAL, StepKind.DEAL_DEALER)]
    by_card = house.procedure.deal_by is DealBy.CARD
    for step in deals:
        yield step.action.place or 0, step.nth if by_card else None
    if not deals:  # the house's document leaves the deal out
        yield from ((seat.number, None) for seat in _in_order(round_))
        yield 0, None


def _seat(rules: HouseRules, seat: Seat, part: Part) -> LaidSeat:
    lying = [(wager, stake) for wager in rules.wagers if (stake := _lies(seat, wager, part))]
    stakes = tuple(
        LaidStake(
            wager,
            spot(rules, wager),
            money(rules, stake),
            _chips_in_words(rules, _counted(Counter(fewest(stake, rules.chips)))),
        )
        for wager, stake in lying
    )
    notes = tuple(_notes(rules, seat, part))
    return LaidSeat(seat.number, seat.player or "", seat.cards, stakes, notes, rules.words.place)


def _lies(seat: Seat, wager: Wager, part: Part) -> Money | None:
    """The stake there at the start: the Play wager only if the round begins after the decision."""
    return None if wager is Wager.PLAY and part is Part.WHOLE else seat.stake(wager)


def _notes(rules: HouseRules, seat: Seat, part: Part) -> Iterator[str]:
    play = spot(rules, Wager.PLAY)
    if part is Part.WHOLE and seat.played:
        stake = seat.stake(Wager.PLAY)
        assert stake is not None, "a hand that plays has a Play wager"
        yield say("Plays: {amount} on {play}", amount=money(rules, stake), play=play)
    elif seat.folded:
        yield say("Folds") if part is Part.WHOLE else say("Folded")
    if seat.closed:
        yield say("Played without looking")
    if seat.tender is not Tender.CHIPS:
        yield say("Staked without chips")
    if seat.side_bet:
        yield say("With a bet between players")


def _facts(rules: HouseRules, round_: Round) -> Iterator[str]:
    players = {seat.player for seat in round_.seats if seat.player}
    for player in sorted(players):
        seats = rules.words.place.numbered(
            *(seat.number for seat in _in_order(round_) if seat.player == player)
        )
        yield say("Player {player} has {places}", player=player, places=seats)
    if round_.jackpot is not None:
        yield say("The jackpot meter stands at {amount}", amount=money(rules, round_.jackpot))
    if round_.placard is not None and rules.posts_pay_tables:
        placard = rules.placards[round_.placard]
        yield say("The placard that hangs: {title}", title=placard.title)
        yield from _posted(rules.at_table(round_.placard))


def _posted(rules: HouseRules) -> Iterator[str]:
    tables = {side.wager: side.table for side in rules.sides}
    tables[Wager.ANTE_BONUS] = rules.ante_bonus.table
    for wager, table in tables.items():
        if isinstance(table, PayTable):
            rows = say_list([f"{row.printed} {row.award}" for row in table.rows], "")
            yield say("{name}: {value}", name=spot(rules, wager), value=rows)


def _chips(rules: HouseRules, round_: Round) -> Chips:
    """All chips that players need, with those that they bring up later in a whole round."""
    stakes = [seat.stake(wager) for seat in round_.seats for wager in rules.wagers]
    laid = [chip for stake in stakes if stake for chip in fewest(stake, rules.chips)]
    return _counted(Counter(laid))


def _counted(chips: Counter[Money]) -> Chips:
    return tuple(sorted(chips.items(), reverse=True))


def _chips_in_words(rules: HouseRules, chips: Chips) -> str:
    """``2 × $25, 1 × $5``."""
    return say_list([f"{count} × {money(rules, value)}" for value, count in chips], "")


def _in_order(round_: Round) -> list[Seat]:
    return sorted(round_.seats, key=lambda seat: seat.number)
