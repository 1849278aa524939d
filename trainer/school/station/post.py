"""All deliveries of a machine: one trainee's records after another's, and how they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from trainer.errors import InputError
from trainer.records.faults import RecordsFault
from trainer.records.registry.faults import RegistryFault
from trainer.school.marker.marker import Marker
from trainer.school.station.courier import Courier, Fetched
from trainer.school.station.delivery_status import ALL_DELIVERED, State, Status

# What is told first where couriers fare differently. Of erased records nothing waits.
_WORST = (
    State.STOPPED,
    State.REFUSED,
    State.WAITING,
    State.DELIVERING,
    State.DELIVERED,
    State.ERASED,
)


class Post:
    """The couriers of a machine, whoever is signed in now first. ``forget`` takes away what the
    machine keeps of an account; it raises RecordsFault while that is in use. ``bring`` fetches what
    the school chose for all its stations; ``marker`` makes the school's marker, where the machine
    keeps the school. ``leave`` closes the school's door, which a courier that failed no longer
    has."""

    def __init__(
        self,
        couriers: Sequence[Courier],
        forget: Callable[[str], None],
        bring: Callable[[], None] | None = None,
        marker: Callable[[], Marker] | None = None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self._couriers, self._forget, self._bring = tuple(couriers), forget, bring
        self._make_marker, self._leave = marker, leave
        self._marker: Marker | None = None

    def deliver(self) -> Iterator[Fetched | None]:
        """Every courier that is due delivers, step by step; where the school does not answer one of
        them, the others do not ask. What the school chose is brought first, and what was delivered
        is marked last, where that is done here."""
        if self._bring is not None:
            with suppress(RegistryFault, InputError):
                self._bring()
            yield None
        away = False
        for courier in filter(Courier.is_due, self._couriers):
            if away:
                courier.put_off()
                continue
            yield from courier.deliver()
            away = courier.status is not None and courier.status.state is State.WAITING
        yield from self._mark()

    def _mark(self) -> Iterator[None]:
        """Mark the deliveries that no other window is marking. Marks may be news to people."""
        if self._make_marker is None:
            return
        with suppress(RegistryFault, RecordsFault):
            self._marker = self._marker or self._make_marker()
            marked = False
            for _ in self._marker.work():
                marked = True
                yield
            self._marker.close()
            for courier in self._couriers if marked else ():
                courier.hear()

    @property
    def status(self) -> Status | None:
        """The state at the machine; None before every courier was under way once."""
        states = [each.status for each in self._couriers]
        known = [each for each in states if each is not None]
        if len(known) < len(states):
            return None
        return together(known)

    def news(self) -> bool:
        """True if the school said something to anybody here since this was asked last."""
        news = [each.news() for each in self._couriers]
        return any(news)

    def each(self) -> tuple[tuple[str, Status], ...]:
        """The state of each account, as far as its courier was under way."""
        states = ((each.account, each.status) for each in self._couriers)
        return tuple((account, each) for account, each in states if each is not None)

    def forget_the_erased(self) -> None:
        """Keep nothing here of those whom the school erased, once their records are closed."""
        for account, status in self.each():
            if status.state is State.ERASED:
                with suppress(RecordsFault):
                    self._forget(account)

    def close(self) -> None:
        if self._marker is not None:
            self._marker.close()
        for courier in self._couriers:
            courier.close()
        self._leave()


def together(states: Sequence[Status]) -> Status:
    """The worst of these, with all that waits."""
    first = min(states, key=lambda each: _WORST.index(each.state), default=ALL_DELIVERED)
    waiting = sum(each.waiting for each in states)
    since = min((each.since_ms for each in states if each.since_ms is not None), default=None)
    return Status(first.state, waiting, since if first.since_ms is not None else None, first.why)
