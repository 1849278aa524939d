"""How the delivery stands is said in one sentence, and what to do in the next."""

from __future__ import annotations

from datetime import timedelta, timezone

from msgspec.structs import replace

from trainer.school.station.courier import FIRST_MS, LONGEST_MS, pause_ms
from trainer.school.station.delivery_status import (
    ALL_DELIVERED,
    DELIVERING,
    State,
    Status,
    in_words,
)

ZONE = timezone(timedelta(hours=8))
FIVE_PAST_TWO = (6 * 60 + 5) * 60_000


def test_what_waits_and_since_when_is_said() -> None:
    assert in_words(ALL_DELIVERED) == "Everything is delivered to the school."
    assert in_words(DELIVERING) == "Delivering to the school."
    down = Status(State.WAITING, 12, FIVE_PAST_TWO)
    said = "The school's server has not answered since 14:05."
    assert in_words(down, ZONE) == f"12 rounds wait to be delivered. {said}"
    assert in_words(Status(State.WAITING, 1, FIVE_PAST_TWO), ZONE).startswith("1 round waits ")
    assert in_words(Status(State.WAITING, 0, FIVE_PAST_TWO), ZONE) == (
        f"Nothing waits to be delivered. {said}"
    )


def test_why_it_stopped_is_said_with_what_waits() -> None:
    stopped = Status(State.STOPPED, 3, why="See to it.")
    assert in_words(stopped) == "3 rounds wait to be delivered. See to it."
    assert in_words(replace(stopped, waiting=0)) == "Delivery has stopped. See to it."


def test_only_another_count_is_no_news() -> None:
    down = Status(State.WAITING, 12, FIVE_PAST_TWO)
    assert down.alike(Status(State.WAITING, 13, FIVE_PAST_TWO))
    assert not down.alike(Status(State.REFUSED, 12, FIVE_PAST_TWO))
    assert not down.alike(None)


def test_a_courier_waits_longer_and_longer_and_not_with_the_others() -> None:
    pauses = [pause_ms(vain, 0.5) for vain in range(1, 21)]
    assert pause_ms(0, 0.5) == 0
    assert pauses[:4] == [FIRST_MS, 2 * FIRST_MS, 4 * FIRST_MS, 8 * FIRST_MS]
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_MS
    assert pause_ms(20, 0.0) == 0.75 * LONGEST_MS
    assert pause_ms(20, 1.0) == 1.25 * LONGEST_MS
