"""Days and times of day in words, by this machine's local time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from trainer.wording import phrase, say, say_phrase

_FIRST_DAY = datetime(1970, 1, 1, tzinfo=UTC)
_WEEKDAYS = (
    phrase("Monday"),
    phrase("Tuesday"),
    phrase("Wednesday"),
    phrase("Thursday"),
    phrase("Friday"),
    phrase("Saturday"),
    phrase("Sunday"),
)

_SHORT_DAYS = (
    phrase("Mon"),
    phrase("Tue"),
    phrase("Wed"),
    phrase("Thu"),
    phrase("Fri"),
    phrase("Sat"),
    phrase("Sun"),
)

_MONTHS = (
    phrase("Jan"),
    phrase("Feb"),
    phrase("Mar"),
    phrase("Apr"),
    phrase("May"),
    phrase("Jun"),
    phrase("Jul"),
    phrase("Aug"),
    phrase("Sep"),
    phrase("Oct"),
    phrase("Nov"),
    phrase("Dec"),
)


def at(ms: int) -> datetime:
    """The local time of that moment, given in milliseconds since 1970."""
    return datetime.fromtimestamp(ms / 1000, UTC).astimezone()


def in_ms(when: datetime) -> int:
    """The moment in milliseconds since 1970, as records keep it."""
    return int(when.timestamp() * 1000)


def end_of_day(now: datetime, days: int) -> datetime:
    """The last second of the day that many days from today."""
    return (now + timedelta(days=days)).replace(hour=23, minute=59, second=59, microsecond=0)


def day(when: datetime, now: datetime) -> str:
    """``today``, ``tomorrow``, ``yesterday``, ``Friday`` within six days, else ``16 Nov 2026``."""
    days = (when.date() - now.date()) // timedelta(days=1)
    match days:
        case 0:
            return say("today")
        case 1:
            return say("tomorrow")
        case -1:
            return say("yesterday")
        case _ if 1 < days < 7:
            return say_phrase(_WEEKDAYS[when.weekday()])
        case _:
            return say(
                "{day} {month} {year}", day=when.day, month=month_words(when), year=when.year
            )


def lately_at(when: datetime, now: datetime) -> str:
    """``Today 18:42``, ``Yesterday 9:05``, ``Mon 18:31`` in this week, else ``16 Nov 2026``."""
    days = (now.date() - when.date()) // timedelta(days=1)
    time = clock(when)
    if days == 0:
        return say("Today {clock}", clock=time)
    if days == 1:
        return say("Yesterday {clock}", clock=time)
    if 1 < days < 7:
        return say("{day} {clock}", day=say_phrase(_SHORT_DAYS[when.weekday()]), clock=time)
    month = month_words(when)
    return say("{day} {month} {year}", day=when.day, month=month, year=when.year)


def due(due_ms: int, now: datetime) -> str:
    """``due Friday``; ``overdue since yesterday``, where that day is over."""
    when = at(due_ms)
    on = day(when, now)
    return say("due {day}", day=on) if when >= now else say("overdue since {day}", day=on)


def moment(ms: int) -> str:
    """``16 Nov 2026, 18:45``."""
    when = at(ms)
    date = say("{day} {month} {year}", day=when.day, month=month_words(when), year=when.year)
    return say("{date}, {clock}", date=date, clock=clock(when))


def brief(ms: int, now: datetime) -> str:
    """``18:45`` today, else ``16 Nov, 18:45``; with the year where it is another."""
    when = at(ms)
    if when.date() == now.date():
        return clock(when)
    if when.year != now.year:
        return moment(ms)
    date = say("{day} {month}", day=when.day, month=month_words(when))
    return say("{date}, {clock}", date=date, clock=clock(when))


def clock(when: datetime) -> str:
    """``18:45``."""
    return f"{when.hour}:{when.minute:02}"


def zoned(ms: int) -> str:
    """``16 Nov 2026, 18:45 (UTC+8)``: for paper, which is read in other places too."""
    return f"{moment(ms)} ({zone(at(ms))})"


def zone(when: datetime) -> str:
    """``UTC+8``, ``UTC-3:30``, ``UTC``."""
    minutes = round((when.utcoffset() or timedelta()) / timedelta(minutes=1))
    hours, rest = divmod(abs(minutes), 60)
    words = f"{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
    return f"UTC{words}" if minutes else "UTC"


def month_words(when: datetime) -> str:
    """``Nov``."""
    return say_phrase(_MONTHS[when.month - 1])


def day_words(day: int) -> str:
    """A calendar day, counted from 1970: ``3 May``."""
    when = _FIRST_DAY + timedelta(days=day)
    return say("{day} {month}", day=when.day, month=month_words(when))


def date_words(day: int) -> str:
    """A calendar day that may be of another year: ``3 May 2026``."""
    when = _FIRST_DAY + timedelta(days=day)
    return say("{day} {month} {year}", day=when.day, month=month_words(when), year=when.year)
