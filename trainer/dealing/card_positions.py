"""The cards of a round as dealt and shown so far, and the irregularities among them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.incident import HandSeen, Incident, IncidentSeen
from trainer.dealing.irregularity import FACTS, WORDS, Event, Fact, Facts
from trainer.game.cards import Card
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_phrase

WHOLE = 3
_ENDS_DEAL = (Verb.RACK, Verb.RELEASE, Verb.OFFER, Verb.COLLECT)


class CardPositions(Struct):
    """The cards as dealt and shown so far, and the acts that were not taken back."""

    house: House
    round_: Round
    at_once: int
    lie: dict[int, int] = field(default_factory=dict)
    shown: list[int] = field(default_factory=list)
    to_back_up: int = 0
    over: bool = False
    done: list[Action] = field(default_factory=list)
    deliveries: list[tuple[int, int]] = field(default_factory=list)

    @property
    def places(self) -> list[int]:
        return [*sorted(seat.number for seat in self.round_.seats), DEALER]

    @property
    def handled(self) -> bool:
        """True if the players have had their cards in hand: they were allowed to, or were asked."""
        return any(act.verb in (Verb.RELEASE, Verb.OFFER) for act in self.done)

    def lay(self, place: int, at: int) -> None:
        """Lay one delivery there, from that place of the trace."""
        self.lie[place] = self.lie.get(place, 0) + self.at_once
        self.deliveries.append((at, place))

    def take_up(self, astray: Sequence[int], places: Collection[int]) -> frozenset[int]:
        """Take up the deliveries at these places that were out of turn; their places in the
        trace."""
        gone = [each for each in self.deliveries if each[0] in astray and each[1] in places]
        for delivery in gone:
            self.lie[delivery[1]] -= self.at_once
            self.deliveries.remove(delivery)
        return frozenset(at for at, _ in gone)

    def without(self, place: int) -> Round:
        """Take the hand and the wagers there off the table; the round that is left."""
        seats = tuple(seat for seat in self.round_.seats if seat.number != place)
        self.round_ = replace(self.round_, seats=seats)
        self.lie.pop(place, None)
        self.deliveries = [each for each in self.deliveries if each[1] != place]
        return self.round_

    def after(self, act: Action | None, at: int) -> Incident | None:
        """The irregularity that this act causes, if it causes one."""
        if act is None:
            return None
        found = self._irregular(act)
        if found is None:
            self.done.append(act)
            if act.verb is Verb.DEAL and act.place is not None:
                self.lay(act.place, at)
        return found

    def _irregular(self, act: Action) -> Incident | None:
        place = act.place
        if act.verb is Verb.DEAL and place is not None:
            return self._dealt(place)
        if act.verb is Verb.REVEAL and place is not None and not self.over:
            return self._turned(place)
        if act.verb in _ENDS_DEAL and not self.over:
            return self._short()
        return None

    def _dealt(self, place: int) -> Incident | None:
        if place not in self.places:
            return self._without_wager(place)
        cards = self.lie.get(place, 0) + self.at_once
        if cards <= WHOLE:
            return None
        # Only a whole hand that lies upon a whole hand can be moved on to where it belongs.
        moves = self._moves(place) if cards == 2 * WHOLE else ()
        facts = self._counted(place, min(cards, 2 * WHOLE), movable=bool(moves))
        under = moves[0][1] if moves else None
        words = say(
            "You dealt to {place} again: {cards} lie there now.",
            place=self._place(place),
            cards=cards_in_words(cards),
        )
        seen = IncidentSeen(hands=(HandSeen(place, cards, under=under),))
        return self._happens(Event.CARD_COUNT, facts, seen, words, place, moves)

    def _without_wager(self, place: int) -> Incident:
        words = say("You dealt to {place}, where nobody bets.", place=self._place(place))
        moves = self._moves(place)
        to = self._next()
        hands = (HandSeen(place, self.at_once, belongs_to=to),)
        if self.at_once == 1 and self._tells_of(Event.BACK_UP):
            self.to_back_up += 1
            facts = {Fact.CARDS: str(min(self.to_back_up, 6))}
            return self._happens(Event.BACK_UP, facts, IncidentSeen(hands=hands), words, place, ())
        if not self._tells_of(Event.MISDEAL):
            facts = {Fact.WHOSE: "player", Fact.CARDS: "0", Fact.MOVABLE: "no"}
            return self._happens(
                Event.CARD_COUNT, facts, IncidentSeen(hands=hands), words, place, ()
            )
        movable = "yes" if moves else "no"
        facts = {Fact.HANDLED: self._if_handled(), Fact.MOVABLE: movable}
        return self._happens(Event.MISDEAL, facts, IncidentSeen(hands=hands), words, place, moves)

    def _tells_of(self, event: Event) -> bool:
        """True if the house's list has that event; if not, the hand that was to come is missing."""
        irregularities = self.house.irregularities
        return irregularities is not None and any(
            line.event is event for line in irregularities.lines
        )

    def _turned(self, place: int) -> Incident | None:
        """A hand is turned while cards are still to come; for the dealer's own, where one card of
        it is enough for a redeal, before anybody has been asked."""
        cards = self.lie.get(place, 0)
        late = place != DEALER or not self.house.procedure.redeals_for_dealers_card
        if not cards or (self._complete and late) or place in self.shown:
            return None
        return self._exposed(place)

    def _exposed(self, place: int) -> Incident:
        """That many cards are exposed. More than one is also more than one to back up, where the
        house rules on that."""
        self.shown.append(place)
        whose = "dealer" if DEALER in self.shown else "player"
        count = min(sum(self.lie.get(each, 0) for each in self.shown), 6)
        words = say("You revealed the cards of {place} during the deal.", place=self._place(place))
        seen = IncidentSeen(hands=tuple(HandSeen(each, up=self._up(each)) for each in self.shown))
        if count > 1 and self._tells_of(Event.BACK_UP):
            counted = {Fact.CARDS: str(count)}
            return self._happens(Event.BACK_UP, counted, seen, words, place, ())
        facts = {Fact.WHOSE: whose, Fact.CARDS: str(count)}
        return self._happens(Event.EXPOSED, facts, seen, words, place, ())

    def unnoticed(self) -> Incident | None:
        """An irregularity that no single act shows: a hand that is short once the dealer has three
        cards, or the dealer's hand turned before all have decided."""
        if not self.over and self.lie.get(DEALER, 0) >= WHOLE:
            short = self._short()
            if short is not None:
                return short
        turned = self.done[-1:] == [Action(Verb.REVEAL, DEALER)] and self.lie.get(DEALER)
        return self._too_early() if turned and self._undecided else None

    def _too_early(self) -> Incident:
        """The dealer's hand lies open before the last decision; one card of it is enough for a
        redeal, where the house has a rule for that."""
        if self.house.procedure.redeals_for_dealers_card:
            return self._exposed(DEALER)
        words = say("You revealed the dealer's hand before everybody had decided.")
        seen = IncidentSeen(hands=(HandSeen(DEALER, up=self._up(DEALER)),))
        return self._happens(Event.TURNED_EARLY, {}, seen, words, DEALER, ())

    @property
    def astray(self) -> tuple[int, ...]:
        """The places in the trace of the deliveries from the first one out of turn on, without
        whole hands that lie where they belong."""
        wrong = self._wrong_turns(self.deliveries)
        if self.at_once == WHOLE or not wrong:
            return tuple(at for at, _, _ in wrong)
        return tuple(at for at, _ in self.deliveries if at >= wrong[0][0])

    def astray_beside(self, at: int, incident: Incident) -> tuple[int, ...]:
        """The places in the trace of the hands that came after the one too many that was dealt
        there and went elsewhere."""
        wrong = self._wrong_turns(self._with(at, incident))
        return tuple(each for each, _, _ in wrong if each != at)

    def moved_along(self, at: int, incident: Incident) -> Incident | None:
        """The misdeal of one hand too many, if the hands after it are moved along with it."""
        if self.at_once != WHOLE or self._begun or not self.house.procedure.deals_in_turn:
            return None
        wrong = self._wrong_turns(self._with(at, incident))
        moves = tuple((place, to) for _, place, to in wrong)
        if not moves or any(DEALER in each for each in moves):
            return None
        return replace(incident, facts={**incident.facts, Fact.MOVABLE: "yes"}, moves=moves)

    def _with(self, at: int, incident: Incident) -> list[tuple[int, int]]:
        return sorted([*self.deliveries, (at, incident.places[0])])

    @property
    def _begun(self) -> bool:
        """True if the deal is over: the stub is racked, a player was asked or a hand turned."""
        return any(act.verb in (*_ENDS_DEAL, Verb.REVEAL) for act in self.done)

    def _wrong_turns(self, deliveries: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
        """Each delivery to a wrong place: its place in the trace, where it lies, and where it
        belongs."""
        due = self.places[1:] + self.places[:1] if self.places[0] == DEALER else self.places
        # Whole hands go around once, single cards three times.
        turns = due * (1 if self.at_once == WHOLE else WHOLE)
        dealt = zip(deliveries, turns, strict=False)
        return [(at, place, to) for (at, place), to in dealt if place != to]

    def out_of_turn(self) -> Incident | None:
        """Cards that did not go around in the house's direction, before any player has them."""
        if self._begun or not self.house.procedure.deals_in_turn or not self.astray:
            return None
        if self.at_once == WHOLE:
            return self._hands_astray() if self._tells_of(Event.MISDEAL) else None
        return self._cards_astray() if self._tells_of(Event.BACK_UP) else None

    def _hands_astray(self) -> Incident:
        """Whole hands that can be moved along between betting areas; the dealer's place is none."""
        wrong = [(place, to) for _, place, to in self._wrong_turns(self.deliveries)]
        movable = all(DEALER not in each for each in wrong)
        facts = {Fact.HANDLED: "no", Fact.MOVABLE: "yes" if movable else "no"}
        seen = IncidentSeen(hands=tuple(HandSeen(each, belongs_to=to) for each, to in wrong))
        moves = tuple(wrong) if movable else ()
        words, place = self._told_out_of_turn()
        return self._happens(Event.MISDEAL, facts, seen, words, place, moves)

    def _cards_astray(self) -> Incident:
        """Single cards out of turn."""
        # Each from the first of them on would have to be backed up.
        words, place = self._told_out_of_turn()
        facts = {Fact.CARDS: str(min(len(self.astray), 6))}
        seen = IncidentSeen(hands=(HandSeen(place, self.lie[place], belongs_to=self._next()),))
        return self._happens(Event.BACK_UP, facts, seen, words, place, ())

    def _told_out_of_turn(self) -> tuple[str, int]:
        place = self._wrong_turns(self.deliveries)[0][1]
        return say("You dealt to {place} out of turn.", place=self._place(place)), place

    @property
    def _undecided(self) -> bool:
        """True if a hand with an Ante has not been asked yet."""
        asked = {act.place for act in self.done if act.verb is Verb.OFFER}
        return any(
            each.number not in asked for each in self.round_.seats if Wager.ANTE in each.stakes
        )

    @property
    def _complete(self) -> bool:
        return all(self.lie.get(each, 0) >= WHOLE for each in self.places)

    def _short(self) -> Incident | None:
        """The deal is over, and a hand is short while most are whole."""
        short = [place for place in self.places if self.lie.get(place, 0) < WHOLE]
        if 2 * len(short) > len(self.places):
            return None
        self.over = True
        if not short:
            return None
        place, cards = short[0], self.lie.get(short[0], 0)
        words = say(
            "The deal is over, and {place} has {cards}.",
            place=self._place(place),
            cards=cards_in_words(cards),
        )
        facts = self._counted(place, cards, movable=False)
        seen = IncidentSeen(hands=(HandSeen(place, cards),))
        return self._happens(Event.CARD_COUNT, facts, seen, words, place, ())

    def _next(self) -> int:
        """The first place that has the fewest cards."""
        return min(self.places, key=lambda place: self.lie.get(place, 0))

    def _moves(self, place: int) -> tuple[tuple[int, int], ...]:
        """The move that would put the complete hand at that place where it belongs."""
        to = self._next()
        return ((place, to),) if self.at_once == WHOLE and not self.lie.get(to) else ()

    def _counted(self, place: int, cards: int, *, movable: bool) -> dict[Fact, str]:
        whose = "dealer" if place == DEALER else "player"
        return {
            Fact.WHOSE: whose,
            Fact.CARDS: str(cards),
            Fact.HANDLED: self._if_handled(),
            Fact.MOVABLE: "yes" if movable else "no",
        }

    def _if_handled(self) -> str:
        return "yes" if self.handled else "no"

    def _up(self, place: int) -> tuple[Card, ...]:
        seat = self.round_.seat(place)
        hand = self.round_.dealer if seat is None else seat.cards
        return hand[: self.lie.get(place, 0)]

    def _place(self, place: int) -> str:
        numbered = self.house.rules.words.place.numbered
        return say("the dealer") if place == DEALER else numbered(place)

    def _happens(
        self,
        event: Event,
        known: Facts,
        seen: IncidentSeen,
        words: str,
        place: int,
        moves: tuple[tuple[int, int], ...],
    ) -> Incident:
        # A fact that nothing on the table decides stands at its first word, as in a scene that is
        # dealt.
        facts = {fact: WORDS[fact][0] for fact in FACTS[event]} | dict(known)
        return Incident(
            round_=self.round_,
            done=tuple(self.done),
            after=None,
            event=event,
            facts=facts,
            seen=seen,
            told=(words,),
            places=(place,),
            moves=moves,
        )


_NUMBERS = (
    phrase("no cards"),
    phrase("one card"),
    phrase("two cards"),
    phrase("three cards"),
    phrase("four cards"),
    phrase("five cards"),
    phrase("six cards"),
)


def cards_in_words(cards: int) -> str:
    """``two cards``; six for six or more."""
    return say_phrase(_NUMBERS[min(cards, 2 * WHOLE)])
