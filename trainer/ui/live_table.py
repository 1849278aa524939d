"""The players and the floor's clock of a sitting, turned into what the screen shows."""

from __future__ import annotations

from trainer.dealing.table import HandState
from trainer.drills.live.wishes import OpenWish
from trainer.school.briefing import pace
from trainer.school.live.table import MINUTE_MS, LiveTable
from trainer.school.sitting import Sitting
from trainer.ui.round_clock import clock
from trainer.ui.table.panel_shown import LiveShown, PersonShown
from trainer.wording import Phrase, say, say_phrase

HEARD_MS = 6_000
"""So long words stand over a plate; in the list they stay."""


def live_shown(sitting: Sitting, live: LiveTable) -> LiveShown:
    """The live table now. Clocks go in visible steps, so that a click paints none of them anew."""
    elapsed = sitting.watch.elapsed_ms
    waiting = {each.of.seat: each for each in live.open}
    seats = [seat.number for seat in sitting.round_.seats]
    people = tuple(_person(live, seat, waiting.get(seat), elapsed) for seat in seats)
    by_seat = {each.seat: each for each in people}
    done, spent = _settled(sitting), live.before_ms + elapsed
    shift_ms = live.drill.minutes * MINUTE_MS
    now = pace(done, elapsed)
    return LiveShown(
        people=people,
        asking=tuple(by_seat[seat] for seat in waiting if seat in by_seat),
        clock=clock(elapsed),
        floor=say("Floor's round {time}", time=clock(live.floor_ms)),
        filled=round(elapsed / live.floor_ms, 2),
        shift=say("Shift {time} of {all}", time=clock(spent), all=clock(shift_ms)),
        shift_filled=round(spent / shift_ms, 3),
        seats=live.hands,
        done=done,
        floor_done=round(min(live.hands, elapsed / live.tempo.hand_ms), 1),
        pace="–" if now is None else say("{number}/h", number=now),
        floor_pace=say("{number}/h", number=round(3_600_000 / live.tempo.hand_ms)),
        place=sitting.house.rules.words.place,
    )


def _person(live: LiveTable, seat: int, wish: OpenWish | None, elapsed: int) -> PersonShown:
    person, late = live.people[seat], live.late_chips.get(seat)
    if wish is None:
        return PersonShown(seat, person.name, person.temper.mood, late=late)
    heard, waited = say_phrase(Phrase(live.words(wish))), elapsed - wish.since_ms
    return PersonShown(
        seat,
        person.name,
        person.temper.mood,
        say_phrase(Phrase(live.tempers.wishes[wish.of.wish].seen)),
        heard if waited < HEARD_MS else "",
        heard,
        clock(waited),
        None if wish.landed else wish.of.wager,
        live.tempers.wishes[wish.of.wish].brings and not wish.landed,
        late,
    )


def _settled(sitting: Sitting) -> int:
    """The seats whose hands are in the rack."""
    return sum(each.hand is HandState.RACKED for each in sitting.view.seats)
