"""The words of the live wall."""

from __future__ import annotations

from datetime import UTC, datetime

from trainer.school.live_wall.tile import SeatDone, TileKind
from trainer.school.live_wall.wall import Contact, StationShown, WallShown
from trainer.school.words.date_words import clock
from trainer.wording import say, say_count, say_figure, say_list


def summary(wall: WallShown) -> str:
    """``Evening class · 12 stations · 10 at work · 1 paused · 1 without contact``."""
    count = len(wall.stations)
    working = sum(_works(each) for each in wall.stations)
    paused = sum(bool(each.paused_by) for each in wall.stations)
    lost = sum(each.contact is Contact.LOST for each in wall.stations)
    words = [wall.title, say_count("{count} trainee", "{count} trainees", count=count)]
    words.append(say("{count} at work", count=working))
    if paused:
        words.append(say("{count} paused", count=paused))
    if lost:
        words.append(say("{count} without contact", count=lost))
    return " · ".join(words)


def activity(station: StationShown) -> str:
    """The drill's title, or the words for anything else that is done at the station."""
    if station.contact is Contact.AWAY:
        return say("Not here today")
    if station.tile.exam:
        return say("Exam")
    match station.tile.kind:
        case TileKind.TABLE:
            return station.drill
        case TileKind.QUESTIONS:
            return say("Questions")
        case TileKind.ELSEWHERE:
            return say("Not at a table")
        case TileKind.UNREADABLE:
            return say("Its screen cannot be read")


def progress(station: StationShown) -> str:
    """``round 4 of 10``; empty if there is none."""
    tile = station.tile
    if tile.exam or tile.kind is not TileKind.TABLE or not tile.number:
        return ""
    if tile.of > 1:
        return say("round {number} of {all}", number=tile.number, all=tile.of)
    return say("round {number}", number=tile.number)


def pace(station: StationShown) -> str:
    """``158``, hands an hour in the present round; empty if none is known."""
    paces = station.tile.paces
    return say_figure(str(paces[-1])) if paces and paces[-1] else ""


def state(station: StationShown, now_ms: int) -> str:
    """``Paused 1:20`` or ``No contact since 18:31``; empty where all is well."""
    if station.contact is Contact.LOST:
        at = datetime.fromtimestamp(station.heard_ms / 1000, UTC).astimezone()
        return say("No contact since {time}", time=clock(at))
    if station.paused_by:
        return say("Paused {time}", time=minutes(max(0, now_ms - station.paused_ms)))
    return ""


def minutes(ms: int) -> str:
    """``1:20``."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def spoken(station: StationShown, now_ms: int) -> str:
    """The tile for a screen reader."""
    tile = station.tile
    words = [f"{station.number}", station.name, activity(station), progress(station)]
    if tile.kind is TileKind.TABLE and not tile.exam:
        done = tile.seats.count(SeatDone.DONE)
        seats = len(tile.seats) - tile.seats.count(SeatDone.EMPTY)
        words.append(say("Hands done: {done} of {seats}", done=done, seats=seats))
        critical, serious, minor = tile.mistakes
        words.append(
            say(
                "mistakes so far: {critical} critical, {serious} serious, {minor} minor",
                critical=critical,
                serious=serious,
                minor=minor,
            )
        )
        if pace(station):
            words.append(say("{count} hands an hour", count=pace(station)))
    words.append(state(station, now_ms))
    return say_list([*filter(None, words)], "")


def _works(station: StationShown) -> bool:
    at_work = station.tile.exam or station.tile.kind in (TileKind.TABLE, TileKind.QUESTIONS)
    return station.contact is Contact.HERE and at_work and not station.paused_by
