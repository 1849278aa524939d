"""The dealer's own misdeal in a whole round: the irregularity that it is, and its handling.

An act that misdeals turns the round into an irregularity at once. The lines that follow it in the
trace (a ruling and the deeds after it, up to ``resume``) are the dealer's handling of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import DEALER, Action, Verb, act_in
from trainer.dealing.card_positions import WHOLE, CardPositions
from trainer.dealing.follow_up import GAME, FollowUp, deed_in
from trainer.dealing.house import House
from trainer.dealing.incident import Incident
from trainer.dealing.irregularity import ENDS_HAND, Deed, Event, Fact, Ruling
from trainer.dealing.procedure import DealBy
from trainer.game.round import Round

RESUME = str(FollowUp(Deed.RESUME))
DEAL_AGAIN = str(FollowUp(Deed.DEAL_AGAIN))
CALL_SUPERVISOR = f"{Verb.RULE} {Ruling.CALL_SUPERVISOR}"
_STOP = str(FollowUp(Deed.STOP, word=GAME))


class OwnMisdeal(Struct, frozen=True):
    """The act at ``at`` misdealt; the lines from ``at + 1`` to before ``end`` handle it. ``over``:
    play went on. ``ruling`` is the last one made, except for the call to a supervisor. ``astray``
    are the places in the trace of the deliveries out of turn."""

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
        """The place of the first line that handles it."""
        return self.end - len(self.acts)

    @property
    def voids(self) -> bool:
        """True if nobody plays on: after a void round, and where the only hand is dead."""
        alone = len(self.incident.round_.seats) == 1
        return self.ruling is Ruling.VOID or (self.dead_at is not None and alone)

    @property
    def dead_at(self) -> int | None:
        """The place whose hand alone was ruled dead, if one was."""
        place = self.incident.places[0]
        return place if self.ruling in ENDS_HAND and place != DEALER else None

    @property
    def handed_over(self) -> bool:
        """True if the supervisor was called, and nothing more was done."""
        return not self.over and self.ruling is None and CALL_SUPERVISOR in self.acts

    @property
    def shows_no_more(self) -> bool:
        """True if the table no longer shows the act: a short hand stays short, and one out of turn
        lies where it is until it is moved."""
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


class PlayedOn(Struct, frozen=True):
    """The rest of a trace apart from its misdeals: the acts as the round counts them, each with its
    place in the trace. ``misdealt`` are the places of acts that the table no longer shows, and
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
    """Find the dealer's own misdeals in the trace of a whole round, and the acts around them."""
    found: list[OwnMisdeal] = []
    first = round_
    at_once = _at_once(house, round_, trace)
    cards = CardPositions(house, round_, at_once)
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
            cards = CardPositions(house, round_, at_once)
        if misdeal.dead_at is not None:
            round_ = cards.without(misdeal.dead_at)
            kept = [each for each in kept if not _at(each[1], misdeal.dead_at)]
        gone = cards.take_up(misdeal.astray, _taken_up(misdeal))
        kept = [each for each in kept if each[0] not in gone]
        for to in _given(misdeal):
            cards.lay(to, misdeal.end - 1)
            kept.append((misdeal.end - 1, str(Action(Verb.DEAL, to))))
        at = misdeal.end
    return PlayedOn(round_, tuple(found), tuple(kept), frozenset(misdealt))


def _at_once(house: House, round_: Round, trace: Sequence[str]) -> int:
    """The number of cards in a delivery; if the house leaves it open, the number that most places
    show up to the next redeal."""
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
    """The places without a hand that got the complete one that lay elsewhere."""
    for place, to in misdeal.incident.moves:
        if str(FollowUp(Deed.MOVE, place, to=to)) in misdeal.acts:
            yield to


def _taken_up(misdeal: OwnMisdeal) -> frozenset[int]:
    """The places from which a hand was moved, or a card backed up."""
    moves = misdeal.incident.moves
    moved = {each for each, to in moves if str(FollowUp(Deed.MOVE, each, to=to)) in misdeal.acts}
    places = misdeal.incident.places
    backed = {each for each in places if str(FollowUp(Deed.BACK_UP, each)) in misdeal.acts}
    return frozenset(moved | backed)


def _made(cards: CardPositions, trace: Sequence[str], at: int) -> OwnMisdeal | None:
    """The misdeal that the act there causes, if it causes one."""
    incident = cards.after(act_in(trace[at]), at)
    return None if incident is None else _acted_through(trace, at, incident)


def _ruled_on_later(
    cards: CardPositions, found: list[OwnMisdeal], trace: Sequence[str], at: int
) -> OwnMisdeal | None:
    """The misdeal, among those ``found``, that a later ruling is about: one that was passed over,
    or that no act showed."""
    if not at or not (trace[at].startswith(f"{Verb.RULE} ") or trace[at] == _STOP):
        return None
    passed = next((each for each in reversed(found) if not each.acts), None)
    if passed is not None:
        alone = sum(not each.acts for each in found) == 1
        found.remove(passed)
        along = cards.moved_along(passed.at, passed.incident) if alone else None
        if along is not None:
            ruled = _acted_through(trace, passed.at, along, first=at)
            return replace(ruled, astray=cards.astray_beside(passed.at, passed.incident))
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
    """The incident once the deal has gone on."""
    # No hand can be moved to correct it, and players may have handled their cards.
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
    """True if the last of these lines still handles the misdeal; takes and payments of a voided
    round do too, and takes of a dead hand."""
    *before, last = acts
    ended = any(each in before for each in _SETTLED_NOW)
    return is_about_it(last) or (ended and last.split()[:1] in _SETTLES)


_SETTLED_NOW = tuple(f"{Verb.RULE} {each}" for each in (Ruling.VOID, Ruling.REDEAL, Ruling.FORFEIT))
_SETTLES = ([Verb.TAKE.value], [Verb.PAY.value])


def rules_only(acts: Sequence[str]) -> bool:
    """True if there are only rulings: then their consequences are not checked."""
    return all(act.split()[:1] == [Verb.RULE.value] for act in acts)


def is_about_it(text: str) -> bool:
    """True if the line is a ruling or an act about an irregularity."""
    return text.startswith(f"{Verb.RULE} ") or deed_in(text) is not None


def _at(text: str, place: int) -> bool:
    act = act_in(text)
    return act is not None and act.place == place


def _of_deal(text: str) -> bool:
    act = act_in(text)
    return act is not None and act.verb not in (Verb.ANNOUNCE, Verb.CHECK)
