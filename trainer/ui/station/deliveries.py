"""Deliveries to the school, which go on while the window is used and never keep a click waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Lock
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from trainer.school.records_care.backup import NEW_LOG, put_aside
from trainer.school.station.courier import Fetched
from trainer.school.station.delivery_status import Status
from trainer.school.station.home import StationHome
from trainer.school.station.post import Post
from trainer.ui.runtime.background import Background

LOOK_S, REST_S, LONGEST_REST_S = 1.0, 0.25, 60.0
"""How often it looks whether something was finished; how long it rests while a table is worked, and
how long at most before it goes one step on."""


def _nothing() -> None:
    """Nothing follows."""


class DeliveryDone(Struct, frozen=True):
    """A whole delivery: its state, if the school said something, and the accounts whose records can
    never be delivered on."""

    status: Status | None
    news: bool
    stuck: tuple[str, ...]


class Carrier:
    """Works beside the window, step by step; it knows nothing of Qt. The post is opened with the
    first step, and closed after ``is_over`` was set."""

    def __init__(self, post: Callable[[], Post]) -> None:
        self._open = post
        self._post: Post | None = None
        self._steps: Iterator[Fetched | None] | None = None
        self._at_work = Lock()
        self.is_over = False

    def step(self) -> DeliveryDone | Fetched | None:
        """Do one step of a delivery, or all of it; True if more are to come."""
        try:
            with self._at_work:
                return self._step()
        finally:
            if self.is_over:
                self.close()

    def close(self) -> None:
        """Close the post, now or at the end of the step under way."""
        self.is_over = True
        # Else a step that ends after the window has closed leaves it open, and Windows deletes no
        # file that is open.
        if self._at_work.acquire(blocking=False):
            self._leave()
            self._at_work.release()

    def _leave(self) -> None:
        post, self._post = self._post, None
        if post is not None:
            post.close()

    def _step(self) -> DeliveryDone | Fetched | None:
        if self._post is None:
            self._post = self._open()
        post, steps = self._post, self._steps or self._post.deliver()
        self._steps = steps
        for fetched in steps:
            return fetched
        self._steps = None
        news = post.news()
        post.forget_the_erased()
        stuck = tuple(account for account, each in post.each() if each.needs_new_log)
        return DeliveryDone(post.status, news, stuck)


class Deliveries(QObject):
    """Delivers all that a machine has, until it is ended. Emits a changed state, that the school
    said something, and what was fetched from other stations."""

    status_changed = Signal(object)
    heard = Signal()
    fetched = Signal(object)

    def __init__(self, background: Background, busy: Callable[[], bool]) -> None:
        """``busy``: a table is worked, and a trainee's act comes first."""
        super().__init__()
        self._background, self._busy = background, busy
        self._carrier: Carrier | None = None
        self._last: Carrier | None = None
        self._at_work = False
        self._rests_until = 0.0
        self._said: Status | None = None
        self.stuck: tuple[str, ...] = ()
        self._then: Callable[[], None] = _nothing
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._rest)

    def begin(self, post: Callable[[], Post]) -> None:
        """Deliver by this post from now on; deliveries that were ended finish first. ``post`` is
        called beside the window: the couriers read the records themselves."""
        self.end()
        self._carrier, self._said = Carrier(post), None
        self._last = self._carrier
        self._go_on()

    def end(self, then: Callable[[], None] = _nothing) -> None:
        """Deliver nothing more: what is under way is delivered or is not. ``then`` follows once
        nothing holds the school's records any more."""
        self._soon.stop()
        self._then = then
        carrier, self._carrier = self._carrier, None
        if carrier is not None:
            carrier.is_over = True
            if not self._at_work:
                self._leave(carrier)
        if not self._at_work:
            self._follow()

    def put_aside(self, home: StationHome) -> Iterator[Path]:
        """Give another name to all records that can never be delivered on. Raises RecordsFault
        where another program has them open."""
        for account in self.stuck:
            yield put_aside(home.records(account), NEW_LOG, datetime.now(UTC))

    def close(self) -> None:
        """Let go of the records at once: the window is gone and takes no answers."""
        # Windows deletes and replaces no file that is still open.
        if self._last is not None:
            self._last.close()

    def _follow(self) -> None:
        then, self._then = self._then, _nothing
        then()

    def _go_on(self) -> None:
        if self._carrier is not None and not self._at_work:
            self._at_work = True
            carrier = self._carrier
            self._background.run(carrier.step, partial(self._came, carrier), owner=self)

    def _came(self, carrier: Carrier, delivered: DeliveryDone | Fetched | None) -> None:
        self._at_work = False
        if carrier is not self._carrier:
            self._leave(carrier)
        elif not isinstance(delivered, DeliveryDone):
            if delivered is not None:
                self.fetched.emit(delivered)
            self._rests_until = monotonic() + LONGEST_REST_S
            self._rest()
        else:
            self._tell(delivered)
            self._rests_until = 0.0
            self._soon.start(round(1000 * LOOK_S))

    def _leave(self, carrier: Carrier) -> None:
        self._at_work = True
        self._background.run(carrier.close, self._left, owner=self)

    def _left(self, _: None) -> None:
        self._at_work = False
        self._follow()
        self._go_on()

    def _rest(self) -> None:
        """Do the next step once no table is worked, or after the longest rest."""
        if self._busy() and monotonic() < self._rests_until:
            self._soon.start(round(1000 * REST_S))
        else:
            self._go_on()

    def _tell(self, delivered: DeliveryDone) -> None:
        if delivered.news:
            self.heard.emit()
        state, self.stuck = delivered.status, delivered.stuck
        if state is not None and state != self._said:
            self._said = state
            self.status_changed.emit(state)
