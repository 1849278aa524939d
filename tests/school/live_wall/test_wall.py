"""The live wall, from an act at a station to a supervisor's sight; what a hostile one sends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.records.registry.desks import PROOF, Desk
from tests.school.tables import DRILL, FAULTLESS, SIX_CARD, Ticking
from trainer.dealing.action import Action
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.live import MOST_FELT, MOST_TILE, live_tables
from trainer.records.registry.rows.people import ClassRow
from trainer.school.live_wall.station import LiveStation, Moment, at_table
from trainer.school.live_wall.tile import SeatDone, TileKind, WallFelt, WallTile
from trainer.school.live_wall.wall import SILENT_MS, Contact, LiveWall
from trainer.school.people.rights import Account
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting


@pytest.fixture
def desk(home: Path, clock: Ticking) -> Iterator[Desk]:
    clock.now_ms = 10**6
    registry = Registry.open(home / "school.sqlite3", clock.wall, make=True)
    desk = Desk.opened(registry)
    registry.sign_in("tim", "password", PROOF)
    yield desk
    registry.close()


@pytest.fixture
def wall(desk: Desk, practice: Practice) -> LiveWall:
    by = Account(desk.supervisor, "sam", "Sam", Role.SUPERVISOR)
    return LiveWall(desk.registry, by, practice.curriculum)


@pytest.fixture
def sitting(practice: Practice) -> Sitting:
    return practice.start(str(SIX_CARD["house"]), DRILL.name, seed=7)


class Unclosed:
    """The registry of the test, which a station does not close."""

    def __init__(self, registry: Registry) -> None:
        self.begin_live, self.show_live = registry.begin_live, registry.show_live

    def close(self) -> None:
        """It is the test's."""


def class_of(desk: Desk) -> ClassRow:
    (row,) = desk.registry.classes()
    return row


def play(sitting: Sitting, acts: tuple[str, ...], clock: Ticking) -> None:
    for text in acts:
        clock.now_ms += 1_000
        sitting.act(Action.parse(text))


def station_of(desk: Desk) -> LiveStation:
    return LiveStation(lambda: Unclosed(desk.registry))


def test_a_table_is_seen_as_it_is_worked(
    desk: Desk, wall: LiveWall, sitting: Sitting, clock: Ticking
) -> None:
    """Nothing is told before somebody watches; then the tile, and the felt once it is opened."""
    station = station_of(desk)
    told = station.show(Moment(desk.trainee, at_table=at_table(sitting)))
    assert told is not None
    assert not told.watched
    (seen,) = wall.look(class_of(desk), desk.trainee).stations
    assert seen.tile == WallTile()
    play(sitting, (*FAULTLESS[:9], "reveal 6", "pay 6 six_card_bonus 5"), clock)
    wall.look(class_of(desk), desk.trainee)
    station.show(Moment(desk.trainee))
    clock.now_ms += 1_000
    station.show(Moment(desk.trainee, at_table=at_table(sitting)))
    shown = wall.look(class_of(desk), desk.trainee)
    (seen,) = shown.stations
    assert (seen.name, seen.number, seen.contact) == ("Tim", 1, Contact.HERE)
    assert (seen.tile.kind, seen.drill, seen.tile.number) == (TileKind.TABLE, DRILL.heading, 1)
    assert [SeatDone(each) for each in seen.tile.seats] == [
        *(SeatDone.TO_DO, SeatDone.EMPTY, SeatDone.EMPTY, SeatDone.TO_DO),
        *(SeatDone.EMPTY, SeatDone.NOW, SeatDone.DONE),
    ]
    assert sum(seen.tile.mistakes) == 1
    near = shown.opened
    assert near is not None
    assert near.view == sitting.view
    assert [each.wager for each in near.mistakes] == [Wager.SIX_CARD_BONUS]
    assert near.mistakes[0].severity in (Severity.CRITICAL, Severity.SERIOUS)
    assert near.last[0].text == "pay 6 six_card_bonus 5"


def test_a_station_without_contact_says_since_when(
    desk: Desk, wall: LiveWall, clock: Ticking
) -> None:
    wall.look(class_of(desk))
    station_of(desk).show(Moment(desk.trainee))
    heard = clock.wall()
    clock.now_ms += SILENT_MS + 1
    (seen,) = wall.look(class_of(desk)).stations
    assert (seen.contact, seen.heard_ms) == (Contact.LOST, heard)


def test_a_table_is_shown_anew_after_the_server_lost_it(desk: Desk, wall: LiveWall) -> None:
    """A server keeps what is shown in no log: after its crash the table of tables is empty."""
    station = station_of(desk)
    wall.look(class_of(desk))
    assert station.show(Moment(desk.trainee)) is not None
    with desk.registry.transaction() as db:
        db.execute(live_tables.delete())
    told = station.show(Moment(desk.trainee))
    assert told is not None
    assert told.watched


def test_a_pause_and_a_note_reach_the_station(desk: Desk, wall: LiveWall) -> None:
    station = station_of(desk)
    wall.pause(desk.trainee)
    wall.note(desk.trainee, "  Look once more\nat seat 4. ", "seat")
    told = station.show(Moment(desk.trainee))
    assert told is not None
    assert told.note is not None
    assert (told.paused_by, told.note.text) == ("Sam", "Look once more at seat 4.")
    (seen,) = wall.look(class_of(desk)).stations
    assert seen.paused_by == "Sam"
    wall.let_go_on(desk.trainee)
    told = station.show(Moment(desk.trainee))
    assert told is not None
    assert not told.paused_by
    kinds = {ActKind.LIVE_PAUSED, ActKind.LIVE_RESUMED, ActKind.LIVE_NOTED}
    acts = desk.registry.events_in("school")
    assert kinds <= {each.kind for each in acts}


def test_what_a_hostile_station_shows_is_unreadable_and_harms_nobody(
    desk: Desk, wall: LiveWall, sitting: Sitting, clock: Ticking
) -> None:
    """A thousand tiles and felts, changed at random: each is drawn, or said to be unreadable."""
    station, dice = station_of(desk), Random(18)
    wall.look(class_of(desk), desk.trainee)
    station.show(Moment(desk.trainee))
    play(sitting, FAULTLESS[:9], clock)
    station.show(Moment(desk.trainee, at_table=at_table(sitting)))
    with desk.registry.reading() as db:
        row = db.execute(live_tables.select()).one()
    for _ in range(150):
        tile, felt = (_changed(text, dice) for text in (row.tile, row.felt))
        changed = live_tables.update().values(tile=tile[:MOST_TILE], felt=felt[:MOST_FELT])
        with desk.registry.transaction() as db:
            db.execute(changed)
        (seen,) = wall.look(class_of(desk), desk.trainee).stations
        assert seen.name == "Tim"
    for text in ("[" * MOST_TILE, "null", '{"seats":"ooooooooooooo"}', '{"number":-1}', "\x00"):
        assert WallTile.parse(text).kind is TileKind.UNREADABLE
        assert WallFelt.parse(text) is None


def _changed(text: str, dice: Random) -> str:
    """The text with something in it replaced by what does not belong there."""
    plain = json.loads(text)
    _spoil(plain, dice)
    return json.dumps(plain)


def _spoil(plain: Any, dice: Random) -> None:
    places: list[tuple[Any, Any]] = []
    waiting = [plain]
    while waiting:
        here = waiting.pop()
        inside = here.items() if isinstance(here, dict) else enumerate(here)
        for key, value in inside:
            places.append((here, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    for _ in range(dice.randint(1, 3)):
        here, key = dice.choice(places)
        here[key] = dice.choice(
            (None, -1, 10**12, "x" * 90, [], {}, "take 9 ante", "pay 7 ante 99999999", "Qh", 3.5)
        )


def test_a_round_of_another_station_is_not_mixed_in(
    desk: Desk, sitting: Sitting, wall: LiveWall
) -> None:
    """Mistakes are counted through a series of rounds, and anew in the next series."""
    station = station_of(desk)
    wall.look(class_of(desk))
    station.show(Moment(desk.trainee))
    at = at_table(sitting)
    station.show(Moment(desk.trainee, at_table=at))
    station.show(Moment(desk.trainee, at_table=replace(at, sitting="another", number=3)))
    assert station._series.sitting == "another"
    assert station._series.paces == ()
