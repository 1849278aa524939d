from __future__ import annotations

import pytest

from tests.school.exports.worked import worked_evidence
from trainer.school.exports.bundle.contents import BundleEvidence


@pytest.fixture(scope="session")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> BundleEvidence:
    """Three real rounds and a quick drill, worked with slips, and what they were marked."""
    return worked_evidence(tmp_path_factory.mktemp("worked"))
