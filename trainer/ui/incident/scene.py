"""An irregularity laid over the table: what is seen, and what the trainee has done about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import DEALER
from trainer.dealing.follow_up import FollowUp
from trainer.dealing.incident import HandSeen, Lamp, WagerSeen
from trainer.dealing.irregularity import Deed
from trainer.game.cards import DECK, Card
from trainer.game.chips import fewest
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.marking.words import paragraph
from trainer.school.one_question.item import with_suits
from trainer.school.one_question.screens import IncidentShown
from trainer.ui.table.calls import FOLLOWS, clause_words
from trainer.ui.table.pieces.spot import paper_words
from trainer.ui.table.snapshot import HandFace, HandShown, Oddity, SeatShown, SpotShown, TableShown
from trainer.wording import say, say_count

WHOLE = 3
Hands = Mapping[int, HandShown]


class IncidentScene(Struct, frozen=True):
    """The scene in sight, and the acts done about it."""

    item: IncidentShown
    deeds: tuple[FollowUp, ...] = ()

    def over(self, table: TableShown) -> TableShown:
        """The table with the scene laid over it; cards and chips where the acts put them."""
        hands = self._hands(table)
        seats = tuple(self._seat(table, seat, hands[seat.number]) for seat in table.seats)
        return replace(
            table,
            seats=seats,
            dealer=hands[DEALER],
            deals=False,
            stopped=self.item.seen.lamp is Lamp.FAULT,
            follows=FOLLOWS,
            clauses=clause_words(self.item.clauses),
            note=paragraph(*self.told),
            display=self._display,
        )

    @property
    def _display(self) -> str:
        """The shuffler's display: the deck that is about to be dealt, or a count."""
        seen = self.item.seen
        if seen.counted is not None:
            return say_count("{count} card", "{count} cards", count=seen.counted)
        if seen.deck is None:
            return seen.display
        return say("Deck {deck}", deck=2 if self._done(Deed.CHANGE_DECKS) else seen.deck)

    @property
    def told(self) -> tuple[str, ...]:
        """The sights and sounds of the scene, in sentences."""
        return tuple(with_suits(each) for each in self.item.told)

    # ---------------------------------------------------------------- hands

    def _hands(self, table: TableShown) -> Hands:
        hands = {seat.number: seat.hand for seat in table.seats} | {DEALER: table.dealer}
        if self._done(Deed.DEAL_AGAIN) or self._done(Deed.RACK):
            return dict.fromkeys(hands, HandShown())
        hands |= dict(self._in_play(table))
        hands |= dict(self._gone_astray(hands))
        for seen in self.item.seen.hands:
            if not self._put_right(seen.place):
                hands[seen.place] = self._seen(hands[seen.place], seen)
        beside = self.item.seen.cut_card_at
        if beside is not None:
            hands[beside] = _odd(hands[beside], Oddity(cut_card=True))
        return hands

    def _in_play(self, table: TableShown) -> Iterator[tuple[int, HandShown]]:
        """The hands in play, under their Play wagers if it matters how they lie."""
        asked = {each.place: each.in_play for each in self.item.seen.hands}
        if all(lies is None for lies in asked.values()):
            return
        put = {each.place for each in self.deeds if each.deed is Deed.PLACE}
        for seat in table.seats:
            plays = asked.get(seat.number, bool(seat.spots[0].stake))
            if (plays or seat.number in put) and seat.hand.state is HandFace.CLOSED:
                yield seat.number, replace(seat.hand, state=HandFace.IN_PLAY)

    def _seen(self, lies: HandShown, seen: HandSeen) -> HandShown:
        if lies.state is HandFace.CLEARED or seen.in_play is not None:
            return lies
        if seen == HandSeen(DEALER, WHOLE):
            return replace(lies, squared=lies.state is HandFace.CLOSED)
        state = HandFace.OPEN if lies.state is HandFace.OPEN else HandFace.CLOSED
        owner = seen.place if seen.belongs_to is None else seen.belongs_to
        cards = self._cards(owner, seen.cards)
        if seen.under is not None:
            cards = (*self._cards(owner, WHOLE), *self._cards(seen.under, WHOLE))
        if lies.cards and seen.belongs_to is None and seen.cards == WHOLE:
            cards = lies.cards
        foreign = [card for card in seen.up if card in self.item.seen.foreign]
        if foreign:
            cards = (*cards[:-1], foreign[0])
        return _odd(HandShown(state, cards), self._oddity(seen, cards, bool(foreign)))

    def _oddity(self, seen: HandSeen, cards: tuple[Card, ...], foreign: bool) -> Oddity:
        last = frozenset({len(cards) - 1})
        up = frozenset(k for k, card in enumerate(cards) if card in seen.up)
        return Oddity(
            up=frozenset() if foreign else up,
            foreign=last if foreign else frozenset(),
            apart=not (seen.held or up or seen.belongs_to is not None),
            held=seen.held,
        )

    def _cards(self, place: int, count: int) -> tuple[Card, ...]:
        """That many cards of the place's hand; beyond three, cards of the stub."""
        round_ = self.item.round_
        seat = round_.seat(place)
        own = round_.dealer if place == DEALER or seat is None else seat.cards
        out = {*round_.dealer, *(card for each in round_.seats for card in each.cards)}
        stub = tuple(card for card in DECK if card not in out)
        return (*own, *stub)[:count]

    def _gone_astray(self, hands: Hands) -> Iterator[tuple[int, HandShown]]:
        """Hands of which something went to another place: whole, or one card."""
        seen = {each.place: each for each in self.item.seen.hands}
        for place, to in self._moves_to_make():
            whole = place in seen and (seen[place].belongs_to, seen[place].under) != (None, None)
            if whole and to not in seen:
                yield to, HandShown()
            elif not whole and to not in seen and hands[to].cards:
                yield to, self._counted(hands[to], WHOLE - 1)
            elif not whole and place not in seen and hands[place].cards:
                yield place, self._counted(hands[place], WHOLE + 1)

    def _counted(self, lies: HandShown, count: int) -> HandShown:
        more = self._cards(DEALER, WHOLE + 1)[WHOLE:]
        cards = (*lies.cards, *more)[:count]
        return _odd(replace(lies, cards=cards, squared=False), Oddity(apart=True))

    def _moves_to_make(self) -> list[tuple[int, int]]:
        made = {(each.place, each.to) for each in self.deeds if each.deed is Deed.MOVE}
        return [move for move in self.item.moves if move not in made]

    def _put_right(self, place: int) -> bool:
        """True if an act has put right the oddity at that place."""
        if any(each.deed is Deed.BACK_UP and each.place == place for each in self.deeds):
            return True
        about = [move for move in self.item.moves if place in move]
        left = self._moves_to_make()
        sources = [move for move in about if move[0] == place] or about
        return bool(about) and not any(move in left for move in sources)

    # --------------------------------------------------------------- wagers

    def _seat(self, table: TableShown, seat: SeatShown, hand: HandShown) -> SeatShown:
        spots = tuple(self._spot(table, seat.number, spot) for spot in seat.spots)
        says = any(said.seat == seat.number for said in self.item.seen.said)
        cash = (table.money(amount) for at, amount in self.item.seen.beside if at == seat.number)
        return replace(
            seat,
            spots=spots,
            hand=hand,
            says=says,
            paper=next(cash, ""),
            aside=self._aside(table, seat),
            aside_at=next((each.wager for each in self._taken_back(seat.number)), None),
        )

    def _aside(self, table: TableShown, seat: SeatShown) -> tuple[Money, ...]:
        """Stakes that the player bets with another, until they are stopped, or has taken back."""
        laid = () if self._done(Deed.STOP) else self.item.seen.aside
        back = (each.was for each in self._taken_back(seat.number) if each.was)
        lies = (amount for at, amount in laid if at == seat.number)
        return next((_chips(table, amount) for amount in (*lies, *back)), ())

    def _taken_back(self, seat: int) -> Iterable[WagerSeen]:
        return [e for e in self._wagers() if e.seat == seat and e.was and not e.now]

    def _spot(self, table: TableShown, seat: int, spot: SpotShown) -> SpotShown:
        if self.item.seen.next_game:
            round_seat = self.item.round_.seat(seat)
            stake = round_seat.stakes.get(spot.wager, NOTHING) if round_seat else NOTHING
            spot = SpotShown(spot.wager, stake, _chips(table, stake))
        changed = [each for each in self._wagers() if (each.seat, each.wager) == (seat, spot.wager)]
        for each in changed:
            spot = _lies(table, spot, each)
        if self._returned(seat, spot.wager):
            return SpotShown(spot.wager)
        return spot

    def _wagers(self) -> Iterable[WagerSeen]:
        """The changes that have not been refused or put back."""
        undone = {
            (each.place, each.wager) for each in self.deeds if each.deed in (Deed.REFUSE, Deed.KEEP)
        }
        return [each for each in self.item.seen.wagers if (each.seat, each.wager) not in undone]

    def _returned(self, seat: int, wager: Wager) -> bool:
        back = [each for each in self.deeds if each.deed is Deed.RETURN]
        return any(each.everything or (each.place, each.wager) == (seat, wager) for each in back)

    def _done(self, deed: Deed) -> bool:
        return any(each.deed is deed for each in self.deeds)


def _odd(hand: HandShown, odd: Oddity) -> HandShown:
    """The hand, fanned out so that the oddity shows."""
    return replace(hand, odd=odd, squared=hand.squared and odd.cut_card)


def _lies(table: TableShown, spot: SpotShown, seen: WagerSeen) -> SpotShown:
    amount = seen.now or NOTHING
    paper = paper_words(seen.tender, table.money(amount))
    return SpotShown(spot.wager, amount, () if paper else _chips(table, amount), paper=paper)


def _chips(table: TableShown, amount: Money) -> tuple[Money, ...]:
    return fewest(amount, table.values) if amount else ()
