"""The dealer's own misdeal in a whole round: the irregularity that it is, and what comes of it.

An act that misdeals turns the round into an irregularity at once. The lines that follow it in the
trace (a ruling and the deeds after it, up to ``resume``) are what the dealer did about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from trainer.dealing.action import DEALER, Action, BadAction, Verb
from trainer.dealing.follow_up import GAME, FollowUp
from trainer.dealing.house import House
from trainer.dealing.incident import HandSeen, Incident, IncidentSeen
from trainer.dealing.irregularity import FACTS, WORDS, Deed, Event, Fact, Facts, Ruling
from trainer.dealing.procedure import DealBy
from trainer.game.cards import Card
from trainer.game.round import Round
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_phrase

WHOLE = 3
_ENDS_DEAL = (Verb.RACK, Verb.RELEASE, Verb.OFFER, Verb.COLLECT)
RESUME = str(FollowUp(Deed.RESUME))
DEAL_AGAIN = str(FollowUp(Deed.DEAL_AGAIN))
CALL_SUPERVISOR = f"{Verb.RULE} {Ruling.CALL_SUPERVISOR}"
_STOP = str(FollowUp(Deed.STOP, word=GAME))


@dataclass(frozen=True, slots=True)
class OwnMisdeal:
    """The act at ``at`` misdealt; the lines from ``at + 1`` to before ``end`` are about it.

    ``over``: the dealer went on. ``ruling`` is the last one made, the call to a supervisor aside.
    ``astray`` are the places in the trace of the deliveries that went out of turn.
    """

    at: int
    end: int
    act: str
    incident: Incident
    acts: tuple[str, ...]
    over: bool
    ruling: Ruling | None
    astray: tuple[int, ...] = ()

    @property
    def first(self) -> int:
        """The place of the first line that is about it."""
        return self.end - len(self.acts)

    @property
    def voids(self) -> bool:
        return self.ruling is Ruling.VOID

    @property
    def handed_over(self) -> bool:
        """True if the supervisor was called, and nothing more was done."""
        return not self.over and self.ruling is None and CALL_SUPERVISOR in self.acts

    @property
    def shows_no_more(self) -> bool:
        """True if the table shows the act no more: a hand that is short stays short, and one out
        of turn lies where it is until it is moved."""
        return self.left_out is None and not self.astray

    @property
    def left_out(self) -> Action | None:
        """The delivery that a short hand lacks; None of an act that misdealt."""
        delivery = Action(Verb.DEAL, self.incident.places[0])
        counted = self.incident.event is Event.CARD_COUNT
        return delivery if counted and self.act != str(delivery) else None

    @property
    def redeals(self) -> bool:
        return self.ruling is Ruling.REDEAL or DEAL_AGAIN in self.acts


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The rest of a trace beside its misdeals: the acts as the round counts them, each with its
    place in the trace. ``misdealt`` are those places of acts that the table shows no more, and
    ``round_`` the round as it lies: after a redeal, with other cards."""

    round_: Round
    misdeals: tuple[OwnMisdeal, ...]
    kept: tuple[tuple[int, str], ...]
    misdealt: frozenset[int]

    @property
    def on_table(self) -> tuple[str, ...]:
        """The acts that made the table as it lies."""
        return tuple(text for at, text in self.kept if at not in self.misdealt)

    @property
    def last(self) -> OwnMisdeal | None:
        return self.misdeals[-1] if self.misdeals else None


def played_on(house: House, round_: Round, trace: Sequence[str]) -> PlayedOn:
    """Find the dealer's own misdeals in the trace of a whole round, and what stands beside them."""
    found: list[OwnMisdeal] = []
    first = round_
    at_once = _at_once(house, round_, trace)
    cards = _CardsLying(house, round_, at_once)
    kept: list[tuple[int, str]] = []
    misdealt: set[int] = set()
    at = 0
    while at < len(trace):
        misdeal = _ruled_on_later(cards, found, trace, at)
        if misdeal is None:
            kept.append((at, trace[at]))
            misdeal = _made(cards, trace, at)
        if misdeal is None:
            at += 1
            continue
        found.append(misdeal)
        if misdeal.shows_no_more:
            misdealt.add(misdeal.at)
        if misdeal.voids:
            break
        if misdeal.redeals:
            round_ = first.dealt_again(sum(each.redeals for each in found))
            kept = [each for each in kept if not _of_deal(each[1])]
            at_once = _at_once(house, round_, trace[misdeal.end :])
            cards = _CardsLying(house, round_, at_once)
        gone = cards.take_up(misdeal)
        kept = [each for each in kept if each[0] not in gone]
        for to in _given(misdeal):
            cards.lay(to, misdeal.end - 1)
            kept.append((misdeal.end - 1, str(Action(Verb.DEAL, to))))
        at = misdeal.end
    return PlayedOn(round_, tuple(found), tuple(kept), frozenset(misdealt))


def _at_once(house: House, round_: Round, trace: Sequence[str]) -> int:
    """The number of cards in a delivery; at a house that leaves it open, the number that most
    places show up to the next redeal."""
    deal_by = house.procedure.deal_by
    if deal_by is not DealBy.EITHER:
        return WHOLE if deal_by.deliveries == 1 else 1
    if DEAL_AGAIN in trace:
        trace = trace[: trace.index(DEAL_AGAIN)]
    places = [*(str(seat.number) for seat in round_.seats), "dealer"]
    counts = [trace.count(f"{Verb.DEAL} {place}") for place in places]
    single = sum(abs(count - WHOLE) for count in counts) < sum(abs(count - 1) for count in counts)
    return 1 if single else WHOLE


def _given(misdeal: OwnMisdeal) -> Iterator[int]:
    """The places that had no hand and got the complete one that lay elsewhere."""
    for place, to in misdeal.incident.moves:
        if str(FollowUp(Deed.MOVE, place, to=to)) in misdeal.acts:
            yield to


def _made(cards: _CardsLying, trace: Sequence[str], at: int) -> OwnMisdeal | None:
    """The misdeal that the act there makes, if it makes one."""
    incident = cards.after(_read(trace[at]), at)
    return None if incident is None else _acted_through(trace, at, incident)


def _ruled_on_later(
    cards: _CardsLying, found: list[OwnMisdeal], trace: Sequence[str], at: int
) -> OwnMisdeal | None:
    """The misdeal that a ruling is about which does not follow it at once: one that was passed
    over, or what nobody could see in the act itself. Taken from those ``found``."""
    if not at or not (trace[at].startswith(f"{Verb.RULE} ") or trace[at] == _STOP):
        return None
    passed = next((each for each in reversed(found) if not each.acts), None)
    if passed is not None:
        alone = sum(not each.acts for each in found) == 1
        found.remove(passed)
        along = cards.moved_along(passed) if alone else None
        if along is not None:
            ruled = _acted_through(trace, passed.at, along, first=at)
            return replace(ruled, astray=cards.astray_beside(passed))
        later = _beyond_repair(passed.incident, handled=cards.handled)
        return _acted_through(trace, passed.at, later, first=at)
    # With the dealer's third card out of turn both are true; what is done about it tells.
    backs_up = trace[at] == f"{Verb.RULE} {Ruling.BACK_UP}" and len(cards.astray) == 1
    incident = None if backs_up else cards.unnoticed()
    if incident is not None:
        return _acted_through(trace, at - 1, incident)
    incident, astray = cards.out_of_turn(), cards.astray
    if incident is None:
        return None
    return replace(_acted_through(trace, astray[0], incident, first=at), astray=astray)


def _beyond_repair(incident: Incident, *, handled: bool) -> Incident:
    """The deal has gone on: no hand can be moved to put it right, and players may have handled
    their cards."""
    facts = dict(incident.facts)
    if Fact.MOVABLE in facts:
        facts[Fact.MOVABLE] = "no"
    if Fact.HANDLED in facts and handled:
        facts[Fact.HANDLED] = "yes"
    return replace(incident, facts=facts, moves=incident.moves if facts == incident.facts else ())


def _acted_through(
    trace: Sequence[str], at: int, incident: Incident, first: int | None = None
) -> OwnMisdeal:
    first = at + 1 if first is None else first
    end = first
    while end < len(trace) and RESUME not in trace[first:end] and _goes_on(trace[first : end + 1]):
        end += 1
    acts = tuple(trace[first:end])
    rulings = [act.split()[-1] for act in acts if act.startswith(f"{Verb.RULE} ")]
    own = [Ruling(each) for each in rulings if each in list(Ruling)]
    own = [each for each in own if each is not Ruling.CALL_SUPERVISOR]
    over = end < len(trace) or RESUME in acts
    return OwnMisdeal(at, end, trace[at], incident, acts, over, own[-1] if own else None)


def _goes_on(acts: Sequence[str]) -> bool:
    """True if the last of these lines is still about the misdeal: so is anything taken or paid of a
    round that was ruled not to count."""
    *before, last = acts
    ended = any(each in before for each in _ENDS_ROUND)
    return is_about_it(last) or (ended and last.split()[:1] in _SETTLES)


_ENDS_ROUND = tuple(f"{Verb.RULE} {each}" for each in (Ruling.VOID, Ruling.REDEAL))
_SETTLES = ([Verb.TAKE.value], [Verb.PAY.value])


def rules_only(acts: Sequence[str]) -> bool:
    """True if there is nothing but rulings: then their consequences are not looked at."""
    return all(act.split()[:1] == [Verb.RULE.value] for act in acts)


def is_about_it(text: str) -> bool:
    """True if the line is a ruling or an act about an irregularity."""
    if text.startswith(f"{Verb.RULE} "):
        return True
    try:
        FollowUp.parse(text)
    except BadAction:
        return False
    return True


def _read(text: str) -> Action | None:
    try:
        return Action.parse(text)
    except BadAction:
        return None


def _of_deal(text: str) -> bool:
    act = _read(text)
    return act is not None and act.verb not in (Verb.ANNOUNCE, Verb.CHECK)


@dataclass(slots=True)
class _CardsLying:
    """The cards as they have been dealt and shown so far, and the acts that stand."""

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
        """True if the players have had their cards in hand: they were let, or asked."""
        return any(act.verb in (Verb.RELEASE, Verb.OFFER) for act in self.done)

    def lay(self, place: int, at: int) -> None:
        """Lay one delivery there, by the line at that place of the trace."""
        self.lie[place] = self.lie.get(place, 0) + self.at_once
        self.deliveries.append((at, place))

    def take_up(self, misdeal: OwnMisdeal) -> frozenset[int]:
        """Take up what lay out of turn and was moved or backed up; the places of its deliveries
        in the trace."""
        done = (str(FollowUp(Deed.BACK_UP, misdeal.incident.places[0])),)
        moved = {
            place
            for place, to in misdeal.incident.moves
            if str(FollowUp(Deed.MOVE, place, to=to)) in misdeal.acts
        }
        moved |= set(misdeal.incident.places) if set(done) & set(misdeal.acts) else set()
        gone = [each for each in self.deliveries if each[0] in misdeal.astray and each[1] in moved]
        for delivery in gone:
            self.lie[delivery[1]] -= self.at_once
            self.deliveries.remove(delivery)
        return frozenset(at for at, _ in gone)

    def after(self, act: Action | None, at: int) -> Incident | None:
        """The irregularity that this act makes, if it makes one."""
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
        moves = self._moves(place) if cards == 2 * WHOLE else ()
        facts = self._counted(place, min(cards, 2 * WHOLE), movable=bool(moves))
        under = moves[0][1] if moves else None
        told = say(
            "You dealt to {place} again: {cards} lie there now.",
            place=_place(place),
            cards=say_phrase(_NUMBERS[min(cards, 2 * WHOLE)]),
        )
        seen = IncidentSeen(hands=(HandSeen(place, cards, under=under),))
        return self._happens(Event.CARD_COUNT, facts, seen, told, place, moves)

    def _without_wager(self, place: int) -> Incident:
        told = say("You dealt to place {place}, where nobody bets.", place=place)
        moves = self._moves(place)
        to = self._next()
        hands = (HandSeen(place, self.at_once, belongs_to=to),)
        if self.at_once == 1 and self._tells_of(Event.BACK_UP):
            self.to_back_up += 1
            facts = {Fact.CARDS: str(min(self.to_back_up, 6))}
            return self._happens(Event.BACK_UP, facts, IncidentSeen(hands=hands), told, place, ())
        if not self._tells_of(Event.MISDEAL):
            facts = {Fact.WHOSE: "player", Fact.CARDS: "0", Fact.MOVABLE: "no"}
            return self._happens(
                Event.CARD_COUNT, facts, IncidentSeen(hands=hands), told, place, ()
            )
        movable = "yes" if moves else "no"
        facts = {Fact.HANDLED: self._if_handled(), Fact.MOVABLE: movable}
        return self._happens(Event.MISDEAL, facts, IncidentSeen(hands=hands), told, place, moves)

    def _tells_of(self, event: Event) -> bool:
        """True if the house's list has that event; if not, the hand that was to come is missing."""
        told = self.house.irregularities
        return told is not None and any(line.event is event for line in told.lines)

    def _turned(self, place: int) -> Incident | None:
        """A hand is turned while cards are still to come; the dealer's own, where one card of it is
        enough for a redeal, before anybody has been asked."""
        cards = self.lie.get(place, 0)
        late = place != DEALER or not self.house.procedure.redeals_for_dealers_card
        if not cards or (self._complete and late) or place in self.shown:
            return None
        return self._exposed(place)

    def _exposed(self, place: int) -> Incident:
        """So many cards are seen: more than one is also more than one to back up, where the house
        tells of that."""
        self.shown.append(place)
        whose = "dealer" if DEALER in self.shown else "player"
        count = min(sum(self.lie.get(each, 0) for each in self.shown), 6)
        told = say("You turned the cards of {place} during the deal.", place=_place(place))
        seen = IncidentSeen(hands=tuple(HandSeen(each, up=self._up(each)) for each in self.shown))
        if count > 1 and self._tells_of(Event.BACK_UP):
            counted = {Fact.CARDS: str(count)}
            return self._happens(Event.BACK_UP, counted, seen, told, place, ())
        facts = {Fact.WHOSE: whose, Fact.CARDS: str(count)}
        return self._happens(Event.EXPOSED, facts, seen, told, place, ())

    def unnoticed(self) -> Incident | None:
        """An irregularity that no act shows by itself: a hand that is short once the dealer has
        three cards; the dealer's hand turned before all have decided."""
        if not self.over and self.lie.get(DEALER, 0) >= WHOLE:
            short = self._short()
            if short is not None:
                return short
        turned = self.done[-1:] == [Action(Verb.REVEAL, DEALER)] and self.lie.get(DEALER)
        return self._too_early() if turned and self._undecided else None

    def _too_early(self) -> Incident:
        """The dealer's hand lies open before the last decision; one card of it is enough for a
        redeal, where the house has one for that."""
        if self.house.procedure.redeals_for_dealers_card:
            return self._exposed(DEALER)
        told = say("You turned the dealer's hand before all had decided.")
        seen = IncidentSeen(hands=(HandSeen(DEALER, up=self._up(DEALER)),))
        return self._happens(Event.TURNED_EARLY, {}, seen, told, DEALER, ())

    @property
    def astray(self) -> tuple[int, ...]:
        """The places in the trace of the deliveries from the first one out of turn on; a whole hand
        that lies where it belongs is none of them."""
        wrong = self._wrong_turns(self.deliveries)
        if self.at_once == WHOLE or not wrong:
            return tuple(at for at, _, _ in wrong)
        return tuple(at for at, _ in self.deliveries if at >= wrong[0][0])

    def astray_beside(self, passed: OwnMisdeal) -> tuple[int, ...]:
        """The places in the trace of the hands that came after one too many and went elsewhere."""
        wrong = self._wrong_turns(self._with(passed))
        return tuple(at for at, _, _ in wrong if at != passed.at)

    def moved_along(self, passed: OwnMisdeal) -> Incident | None:
        """The misdeal of one hand too many, where the hands that came after it are moved along
        with it."""
        if self.at_once != WHOLE or self._begun or not self.house.procedure.deals_in_turn:
            return None
        moves = tuple((place, to) for _, place, to in self._wrong_turns(self._with(passed)))
        if not moves or any(DEALER in each for each in moves):
            return None
        facts = {**passed.incident.facts, Fact.MOVABLE: "yes"}
        return replace(passed.incident, facts=facts, moves=moves)

    def _with(self, passed: OwnMisdeal) -> list[tuple[int, int]]:
        return sorted([*self.deliveries, (passed.at, passed.incident.places[0])])

    @property
    def _begun(self) -> bool:
        """True if the deal is over: the stub is racked, a player asked or a hand turned."""
        return any(act.verb in (*_ENDS_DEAL, Verb.REVEAL) for act in self.done)

    def _wrong_turns(self, deliveries: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
        """Each delivery that went elsewhere: its place in the trace, where it lies, whose it is."""
        due = self.places[1:] + self.places[:1] if self.places[0] == DEALER else self.places
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
        """Whole hands, each of which can be moved along: between betting areas, which the dealer's
        place is not."""
        wrong = [(place, to) for _, place, to in self._wrong_turns(self.deliveries)]
        movable = all(DEALER not in each for each in wrong)
        facts = {Fact.HANDLED: "no", Fact.MOVABLE: "yes" if movable else "no"}
        seen = IncidentSeen(hands=tuple(HandSeen(each, belongs_to=to) for each, to in wrong))
        moves = tuple(wrong) if movable else ()
        told, place = self._told_out_of_turn()
        return self._happens(Event.MISDEAL, facts, seen, told, place, moves)

    def _cards_astray(self) -> Incident:
        """Single cards: from the first one out of turn on, each would have to be backed up."""
        told, place = self._told_out_of_turn()
        facts = {Fact.CARDS: str(min(len(self.astray), 6))}
        seen = IncidentSeen(hands=(HandSeen(place, self.lie[place], belongs_to=self._next()),))
        return self._happens(Event.BACK_UP, facts, seen, told, place, ())

    def _told_out_of_turn(self) -> tuple[str, int]:
        place = self._wrong_turns(self.deliveries)[0][1]
        return say("You dealt to {place} out of turn.", place=_place(place)), place

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
        """The deal is over, and most hands are whole and one is not."""
        short = [place for place in self.places if self.lie.get(place, 0) < WHOLE]
        if 2 * len(short) > len(self.places):
            return None
        self.over = True
        if not short:
            return None
        place, cards = short[0], self.lie.get(short[0], 0)
        told = say(
            "The deal is over, and {place} has {cards}.",
            place=_place(place),
            cards=say_phrase(_NUMBERS[cards]),
        )
        facts = self._counted(place, cards, movable=False)
        seen = IncidentSeen(hands=(HandSeen(place, cards),))
        return self._happens(Event.CARD_COUNT, facts, seen, told, place, ())

    def _next(self) -> int:
        """The first place that has the fewest cards."""
        return min(self.places, key=lambda place: self.lie.get(place, 0))

    def _moves(self, place: int) -> tuple[tuple[int, int], ...]:
        """The move by which the complete hand at that place would be where it belongs."""
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

    def _happens(
        self,
        event: Event,
        known: Facts,
        seen: IncidentSeen,
        told: str,
        place: int,
        moves: tuple[tuple[int, int], ...],
    ) -> Incident:
        facts = {fact: WORDS[fact][0] for fact in FACTS[event]} | dict(known)
        return Incident(
            round_=self.round_,
            done=tuple(self.done),
            after=None,
            event=event,
            facts=facts,
            seen=seen,
            told=(told,),
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


def _place(place: int) -> str:
    return say("the dealer") if place == DEALER else say("seat {seat}", seat=place)
