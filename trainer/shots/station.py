"""The scenes of a station whose school's server does not answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from trainer.goal import Goal
from trainer.records.registry.acts import Role
from trainer.school.station.delivery_status import State, Told
from trainer.school.station.understood import parted
from trainer.shots.names import STATIONS
from trainer.shots.people import a_school, signed_in
from trainer.ui.application import Application

SINCE = datetime(2026, 11, 20, 14, 5)  # noqa: DTZ001 (by the clock on the wall, wherever that is)


def play(app: Application, scene: str, wall_ms: Callable[[], int]) -> None:
    """Play up to that scene."""
    a_school(app, wall_ms)
    signed_in(app, Role.TRAINEE)
    app.station.end()
    if scene == STATIONS[0]:
        app.keep(replace(app.settings, goal=Goal.LATER))
        app.turn_to("today")
        app.station.present(Told(State.WAITING, 12, round(SINCE.timestamp() * 1000)))
    else:
        app.station.present(Told(State.STOPPED, 3, why=str(parted(Path("records.sqlite3"), 214))))
        app.turn_to("settings")
