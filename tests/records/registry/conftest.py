from __future__ import annotations

import pytest

from tests.records.registry.school import School
from tests.records.registry.school import school as two_classes


@pytest.fixture
def school() -> School:
    """Two classes, each with a supervisor."""
    return two_classes()
