"""Tests that look at a sample: small in every run, and whole in the slow tests."""

from __future__ import annotations

import pytest


def sampled(few: int, many: int) -> pytest.MarkDecorator:
    """The test's ``count`` of what it looks at: few, and many in the slow tests."""
    return pytest.mark.parametrize("count", [few, pytest.param(many, marks=pytest.mark.slow)])
