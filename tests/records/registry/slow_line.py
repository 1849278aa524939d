"""A line to a server that can fall silent and stay open, as where a server or a proxy hangs."""

from __future__ import annotations

import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from tests.records.registry.server import Server

_SOCKET = ".s.PGSQL.5432"


class SlowLine:
    """Hands on what is said both ways, and counts how often the program waits for an answer."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.folder, self._server = folder, server
        self.turns = 0
        self._speaks = Event()
        self._speaks.set()
        self._open = socket.socket(socket.AF_UNIX)
        self._open.bind(str(folder / _SOCKET))
        self._open.listen()
        self._lines: list[socket.socket] = []
        Thread(target=self._take, daemon=True).start()

    def url(self, database: str) -> str:
        """That database, through this line."""
        return Server(self.folder, self._server.owner).url(database)

    def silence(self) -> None:
        """Hand on nothing any more."""
        self._speaks.clear()

    def speak(self) -> None:
        """Hand on all that was said meanwhile, and what comes."""
        self._speaks.set()

    def hang_up(self) -> None:
        """End what is open, as a server does that is started anew; new lines are taken."""
        for each in self._lines:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.speak()
        for each in (self._open, *self._lines):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._open.accept()
                there = socket.socket(socket.AF_UNIX)
                there.connect(str(self._server.folder / _SOCKET))
                self._lines += [here, there]
                Thread(target=self._hand_on, args=(here, there, 1), daemon=True).start()
                Thread(target=self._hand_on, args=(there, here, 0), daemon=True).start()

    def _hand_on(self, heard: socket.socket, told: socket.socket, turn: int) -> None:
        with suppress(OSError):
            while said := heard.recv(65536):
                self.turns += turn
                self._speaks.wait()
                told.sendall(said)
            told.shutdown(socket.SHUT_RDWR)


@contextmanager
def slow_line(server: Server) -> Iterator[SlowLine]:
    """A line of one's own to that server."""
    with tempfile.TemporaryDirectory() as folder:
        line = SlowLine(server, Path(folder))
        try:
            yield line
        finally:
            line.close()
