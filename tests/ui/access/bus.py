"""The accessibility bus as a screen reader uses it: things with names, states and actions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    Message,
    MessageType,
    Properties,
    new_method_call,
)
from jeepney.io.blocking import (  # type: ignore[import-untyped]
    DBusConnection,
    open_dbus_connection,
)

from tests.ui.access.in_process import is_called
from tests.ui.access.reader import PRESS

ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
ROOT = "/org/a11y/atspi/accessible/root"
LONGEST_S = 120.0
VISIBLE, SHOWING = 30, 25

Place = tuple[str, str]


def accessibility_bus(session: str) -> DBusConnection:
    """The bus that programs and screen readers meet on; it is started by being asked for."""
    asked = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    with open_dbus_connection(session) as connection:
        answer = connection.send_and_get_reply(new_method_call(asked, "GetAddress"))
    return open_dbus_connection(str(answer.body[0]))


@dataclass(frozen=True)
class Thing:
    """One thing that can be heard. Every question goes over the bus."""

    bus: DBusConnection
    place: Place

    @property
    def name(self) -> str:
        return str(self._property(ACCESSIBLE, "Name"))

    @property
    def role(self) -> str:
        return str(self._ask(ACCESSIBLE, "GetRoleName"))

    @property
    def children(self) -> list[Thing]:
        return [Thing(self.bus, place) for place in self._ask(ACCESSIBLE, "GetChildren")]

    @property
    def actions(self) -> list[str]:
        return [str(each[0]) for each in self._ask(ACTION, "GetActions")]

    def has(self, state: int) -> bool:
        """Whether the thing is in that state."""
        words = self._ask(ACCESSIBLE, "GetState")
        return bool(words[state // 32] >> state % 32 & 1)

    def do(self, action: str = PRESS) -> None:
        """Do what the thing offers under that name."""
        assert self._ask(ACTION, "DoAction", "i", self.actions.index(action))

    def walk(self) -> Iterator[Thing]:
        """The thing and all below it that is in sight."""
        yield self
        for child in self.children:
            if child.has(VISIBLE) and child.has(SHOWING):
                yield from child.walk()

    def _ask(self, interface: str, method: str, signature: str | None = None, *args: Any) -> Any:
        address = DBusAddress(self.place[1], self.place[0], interface)
        return self._sent(new_method_call(address, method, signature, args)).body[0]

    def _property(self, interface: str, name: str) -> Any:
        address = DBusAddress(self.place[1], self.place[0], interface)
        return self._sent(Properties(address).get(name)).body[0][1]

    def _sent(self, message: Message) -> Message:
        answer = self.bus.send_and_get_reply(message, timeout=LONGEST_S)
        if answer.header.message_type is MessageType.error:
            raise LookupError(f"{self.place}: {answer.body}")
        return answer


def desktop(bus: DBusConnection) -> Thing:
    """What a screen reader begins with: its children are the programs."""
    return Thing(bus, ("org.a11y.atspi.Registry", ROOT))


class BusEars:
    """Hears all programs on the bus. Remembers where it heard a name, and looks again when it is
    no longer called so."""

    def __init__(self, bus: DBusConnection) -> None:
        self._desktop = desktop(bus)
        self._heard: dict[tuple[str, str], Thing] = {}

    def do(self, name: str, action: str = PRESS) -> None:
        """Do that with the thing that is called so, as soon as it is there."""
        thing = self._heard.get((name, action))
        if thing is None or not _still(thing, name, action):
            thing = self._heard[name, action] = self._sought(name, action)
        thing.do(action)

    def wait_for(self, name: str) -> Thing:
        """The thing of that name, as soon as it can be heard."""
        return until(lambda: self._named(name, ""), name)

    def _sought(self, name: str, action: str) -> Thing:
        return until(lambda: self._named(name, action), f"{name}: {action}")

    def _named(self, name: str, action: str) -> Thing | None:
        there = (thing for program in self._desktop.children for thing in program.walk())
        named = [(thing, whole) for thing in there if is_called(whole := thing.name, name)]
        fits = [(len(whole), n) for n, (thing, whole) in enumerate(named) if _offers(thing, action)]
        return named[min(fits)[1]][0] if fits else None


def _still(thing: Thing, name: str, action: str) -> bool:
    try:
        return is_called(thing.name, name) and thing.has(SHOWING) and _offers(thing, action)
    except LookupError:
        return False


def _offers(thing: Thing, action: str) -> bool:
    try:
        return not action or action in thing.actions
    except LookupError:
        return False  # nothing can be done with it


def until(found: Callable[[], Thing | None], what: str) -> Thing:
    """The thing as soon as it is there; what cannot be heard in time fails the test."""
    deadline = time.monotonic() + LONGEST_S
    while time.monotonic() < deadline:
        try:
            if (thing := found()) is not None:
                return thing
        except (LookupError, IndexError):
            pass  # the tree changed while it was read
        time.sleep(0.02)
    raise AssertionError(f"not heard in {LONGEST_S:.0f} seconds: {what}")
