"""The courier of one trainee's records: brings what was finished to the school, in order and once.

The log at the station is the outbox. At each delivery the school says up to which event it has the
log, and what follows is delivered in parcels. So nothing is lost and nothing comes twice, whichever
side is killed, and whenever. What was shown of a round goes along as a claim: the school marks by
itself. What the same person did at other stations is fetched on the way back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from trainer.errors import InputError
from trainer.records.elsewhere import Elsewhere, FromElsewhere
from trainer.records.event import Event, event_of
from trainer.records.faults import DAMAGED, NEWER, RecordsFault
from trainer.records.log import Log
from trainer.records.reading import LookedAt, Reader
from trainer.records.registry.delivery import Answer, Answers, Claims
from trainer.records.registry.delivery import Head as SchoolHead
from trainer.records.registry.faults import GARBLED, Refusal, RegistryDown, RegistryRefused
from trainer.records.registry.said import Said
from trainer.school.clock import Clock
from trainer.school.derivation import shown
from trainer.school.own_reviews import keep_said
from trainer.school.station.delivery_status import ALL_DELIVERED, DELIVERING, State, Status
from trainer.school.station.outbox import (
    ALTERED,
    AT_MOST,
    NO_MORE,
    NOTHING,
    Head,
    Parcel,
    chain_of,
    next_parcel,
    waiting,
)
from trainer.school.station.standing import hinted, keep_hint
from trainer.school.station.understood import Stopped, is_ours, is_taken

LOOKS_IN_MS = 60_000
"""So often the school is asked for news, where nothing is to be delivered."""

LEFT_MS = 30_000
"""A round at which nothing was done for so long goes to the school as far as it has come."""
# SQLite writes a commit to the file before readers can see it. A stamp that was seen first less
# than this before a delivery may hold more than was delivered, and there is another delivery.
SETTLES_IN_MS = 2_000

FOR_GOOD = frozenset({ALTERED[0], DAMAGED[0], NEWER[0]})
"""What is wrong with records until somebody has seen to it."""

NOT_SIGNED_IN = Refusal.NOT_SIGNED_IN.value

# Events that are fetched together: about a round. It is derived in the window, which goes on
# between two pages.
A_PAGE = 25

GONE_BACK = 3
"""So many times in a row the school may ask for events that it was given."""


class Door(Protocol):
    """The school's records, as a station knows them."""

    def head(self, chain: str) -> SchoolHead | None: ...

    def submit(
        self, chain: str, station: str, account: str, events: Sequence[Event], claims: Claims
    ) -> Answers: ...

    def said_to(self, account: str) -> Said: ...

    def own_events(
        self, account: str, known: Mapping[str, int], at_most: int
    ) -> Sequence[FromElsewhere]: ...

    def close(self) -> None: ...


class Address(Struct, frozen=True):
    """Sender, account and door of deliveries. ``open`` raises RegistryDown or RegistryRefused."""

    station: str
    account: str
    open: Callable[[], Door]


class Fetched(Struct, frozen=True):
    """The records of a person at other stations, to be taken in here. Without any, it says that the
    school has no more: what has no end by then is under way."""

    account: str
    told: Sequence[FromElsewhere]


class Courier:
    """Delivers one log. Use it from one thread, which may be another than the log's own."""

    def __init__(
        self,
        path: Path,
        address: Address,
        clock: Clock,
        chance: Callable[[], float],
    ) -> None:
        self.status: Status | None = None
        self._log, self._address = LookedAt(path), address
        self._clock, self._chance = clock, chance
        self._vain, self._again_ms = 0, clock.running()
        self._door: Door | None = None
        self._stamp: object = None
        self._stamped_ms = self._looked_ms = self._fetch_ms = clock.running()
        self._chain_id: str | None = None
        self._news = False

    @property
    def account(self) -> str:
        return self._address.account

    def is_due(self) -> bool:
        """True if it is time for a delivery: something was finished, or a pause is over."""
        if self._clock.running() >= self._again_ms:
            return True
        well = self.status is not None and self.status.well
        return well and self._stamp != self._log.stamp()

    def news(self) -> bool:
        """True if the school said something to the trainee since this was asked last."""
        news, self._news = self._news, False
        return news

    def close(self) -> None:
        """Leave the school's door."""
        door, self._door = self._door, None
        if door is not None:
            door.close()

    def deliver(self) -> Iterator[Fetched | None]:
        """Deliver all that was finished, step by step; between two steps it may rest as long as it
        likes. A step may have fetched something. ``status`` says afterwards how it stands."""
        self._look_at_stamp()
        try:
            yield from self._all()
            self.hear()
            yield from self._fetch()
            self._went_well()
        except RegistryDown:
            self._try_again(State.WAITING)
        except RegistryRefused as refused:
            self._try_again(State.REFUSED, refused.message)
        except RecordsFault as fault:
            self._cannot_read(fault)
        except InputError as fault:
            self._stop(Status(State.STOPPED, why=str(fault)))
        except Stopped as stopped:
            self._stop(stopped.status)

    def put_off(self) -> None:
        """Do not ask a school that another was just not answered by."""
        self._try_again(State.WAITING)

    # --- the way there

    def _all(self) -> Iterator[None]:
        chain = self._chain()
        if chain is None:
            return
        head, gone_back = self._where(chain), 0
        while (parcel := self._next(head)) is not None:
            yield
            taken = self._hand_over(chain, parcel)
            gone_back = 0 if taken else gone_back + 1
            if gone_back > GONE_BACK:
                raise Stopped.lost(parcel.events[0].place)
            head = parcel.head if taken else self._where(chain)
            keep_hint(self._log.path.parent, chain, head.place)
            yield

    def _chain(self) -> str | None:
        """The log's id; None where nothing was recorded yet."""
        if not self._log.path.exists():
            self._chain_id = None
        elif self._chain_id is None:
            with self._log.look() as reader:
                self._chain_id = chain_of(reader)
        return self._chain_id

    def _where(self, chain: str) -> Head:
        """Up to where the school has the log. Raises Stopped where that is not an event of ours."""
        known = self._at_the_door().head(chain)
        if known is None:
            return NOTHING
        with self._log.look() as reader:
            try:
                head = is_ours(reader, known)
            except Stopped as stopped:
                if stopped.status.needs_new_log:
                    self._tell_parted(reader, chain, known.place)
                raise
        keep_hint(self._log.path.parent, chain, head.place)
        return head

    def _tell_parted(self, reader: Reader, chain: str, place: int) -> None:
        """Hand over the last event that may be another than the school's: it refuses that, and its
        people see that records went on in two places. One that it has is of an older copy."""
        rows = reader.rows_after(max(0, place - AT_MOST), AT_MOST)
        last = [event_of(row) for row in rows if row.place <= place][-1:]
        if last:
            at = self._address
            answers = self._at_the_door().submit(chain, at.station, at.account, last, {})
            if answers.events[-1].answer is Answer.DUPLICATE:
                keep_hint(self._log.path.parent, chain, last[0].place)

    def _next(self, head: Head) -> Parcel | None:
        """The next parcel."""
        left = self._looked_ms - self._stamped_ms >= LEFT_MS
        try:
            with self._log.look() as reader:
                return next_parcel(reader, head, left=left)
        # What does not fit is read once more: a file that nobody had open is read without locks,
        # and one who opens it just then may move pages.
        except RecordsFault:
            with self._log.look() as reader:
                return next_parcel(reader, head, left=left)

    def _hand_over(self, chain: str, parcel: Parcel) -> bool:
        """Hand the parcel over; False if the school is to be asked how far it has come."""
        at = self._address
        with self._log.look():
            claims = shown(Log(self._log, wall_ms=int), parcel.rounds, parcel.sittings)
        answers = self._at_the_door().submit(chain, at.station, at.account, parcel.events, claims)
        return is_taken(answers, parcel, self._log.path)

    def hear(self) -> None:
        """Keep the supervisors' words beside the log, so that they are there offline too. It is
        told to whoever is signed in here; the others hear it when they sign in."""
        if not self._log.path.exists():
            return
        try:
            said = self._at_the_door().said_to(self._address.account)
        except RegistryRefused as refused:
            if refused.code != NOT_SIGNED_IN:
                raise
            return
        with suppress(OSError):  # heard again at the next delivery
            self._news |= keep_said(self._log.path.parent, said)

    def _fetch(self) -> Iterator[Fetched]:
        """Fetch, now and then, what whoever is signed in here did at other stations."""
        if self._clock.running() < self._fetch_ms or not self._log.path.exists():
            return
        known = dict(Elsewhere(self._log.transaction).known())
        if chain := self._chain():
            known[chain] = NO_MORE
        fetched = False
        try:
            while told := self._at_the_door().own_events(self.account, known, A_PAGE):
                for each in told:
                    if each.event.place != known.get(each.chain, 0) + 1:
                        raise RegistryRefused("", *GARBLED)
                    known[each.chain] = each.event.place
                fetched = True
                yield Fetched(self.account, told)
        except RegistryRefused as refused:
            if refused.code != NOT_SIGNED_IN:
                raise
        self._fetch_ms = self._clock.running() + LOOKS_IN_MS
        if fetched:
            yield Fetched(self.account, ())

    def _at_the_door(self) -> Door:
        if self._door is None:
            self._door = self._address.open()
        return self._door

    # --- how it went

    def _look_at_stamp(self) -> None:
        stamp, self._looked_ms = self._log.stamp(), self._clock.running()
        if stamp != self._stamp:
            self._stamp, self._stamped_ms = stamp, self._looked_ms

    def _went_well(self) -> None:
        settled = self._looked_ms - self._stamped_ms >= SETTLES_IN_MS
        self.status, self._vain = ALL_DELIVERED if settled else DELIVERING, 0
        self._again_ms = self._clock.running() + (LOOKS_IN_MS if settled else SETTLES_IN_MS)

    def _try_again(self, state: State, why: str = "") -> None:
        """After a pause that grows, by a door opened anew."""
        self.close()
        before = self.status
        since = before.since_ms if before is not None and before.state is state else None
        since = self._clock.wall() if since is None else since
        self.status = Status(state, self._waiting(), since, why)
        self._vain += 1
        self._again_ms = self._clock.running() + pause_ms(self._vain, self._chance())

    def _cannot_read(self, fault: RecordsFault) -> None:
        """Stop, or try again later, after records that could not be read."""
        # An altered file stays so; one that is just being made, or a disk, may be well soon.
        if fault.code in FOR_GOOD:
            self._stop(Status(State.STOPPED, why=str(fault)))
        else:
            self._try_again(State.REFUSED, str(fault))

    def _stop(self, status: Status) -> None:
        """Until somebody has seen to it; it is looked at again now and then."""
        self.close()
        self.status = replace(status, waiting=self._waiting())
        self._vain, self._again_ms = 0, self._clock.running() + LONGEST_MS

    def _waiting(self) -> int:
        """The number of rounds and sittings that wait, as far as is known."""
        try:
            chain = self._chain()
            if chain is None:
                return 0
            with self._log.look() as reader:
                return waiting(reader, Head(hinted(self._log.path.parent, chain)))
        except RecordsFault:
            return 0


FIRST_MS, LONGEST_MS = 2_000, 300_000
# A pause is so much shorter or longer by chance: forty stations do not come back together.
SPREAD = 0.25


def pause_ms(vain: int, chance: float) -> int:
    """The pause after so many tries in vain; ``chance`` is from 0 up to 1."""
    if not vain:
        return 0
    doubled = min(FIRST_MS << min(vain - 1, 16), LONGEST_MS)
    return round(doubled * (1 + SPREAD * (2 * chance - 1)))
