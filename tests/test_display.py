from __future__ import annotations

import socket
from pathlib import Path

import pytest

from trainer import display


@pytest.mark.parametrize(
    "env",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":4711"},
        {"DISPLAY": "localhost:4711.0"},
        {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "x" * 200, "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland;xcb"},
    ],
)
def test_no_window_where_nothing_answers(env: dict[str, str]) -> None:
    assert not display.available(env, "linux")


@pytest.mark.parametrize("platform", ["offscreen", "vnc:port=5900", "eglfs"])
def test_a_platform_that_needs_no_display_is_taken_at_its_word(platform: str) -> None:
    assert display.available({"QT_QPA_PLATFORM": platform}, "linux")


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_desktop_system_has_a_display(system: str) -> None:
    assert display.available({}, system)


def test_a_wayland_display_that_answers_is_one(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w0"))
        server.listen()
        env = {"WAYLAND_DISPLAY": "w0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert display.available(env, "linux")


def test_an_x_display_that_answers_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        asked.append(address)
        return socket.socket()

    monkeypatch.setattr("socket.create_connection", connect)
    assert display.available({"DISPLAY": "localhost:10.0"}, "linux")
    assert asked == [("localhost", 6010)]


def test_the_way_to_a_window_is_three_lines() -> None:
    assert len(display.NONE_HERE.splitlines()) == 3
    assert all(way in display.NONE_HERE for way in ("display", "xvfb-run", "vnc"))
