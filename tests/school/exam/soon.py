"""Patterns of exams that are drawn with few tries."""

from __future__ import annotations

import pytest

from trainer.school.exam import drawn_pattern, forms


def draw_soon(monkeypatch: pytest.MonkeyPatch, tries: int = 30) -> None:
    """For tests that ask nothing of how much a pattern shows: with all tries it takes some
    seconds. None of these patterns is left to another test."""
    monkeypatch.setattr(drawn_pattern, "_TRIES", tries)
    monkeypatch.setattr(forms, "_known", [])
