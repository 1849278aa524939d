"""Tests that look at a sample: small in every run, and whole in the slow tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(few: int, many: int) -> pytest.MarkDecorator:
    """The test's ``count`` of what it looks at: few, and many in the slow tests."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)])


def thinned(values: Iterable[Any], few: int) -> list[Any]:
    """For ``parametrize``: the first few, and the others in the slow tests."""
    return [
        each if at < few else pytest.param(each, marks=pytest.mark.slow)
        for at, each in enumerate(values)
    ]
