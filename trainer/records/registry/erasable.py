"""Which acts hold words by or about a trainee, and are emptied when that trainee is erased."""

from __future__ import annotations

from trainer.records.registry.acts import ActKind

OF_SOMEBODY = (
    ActKind.COMMENTED,
    ActKind.OVERRIDDEN,
    ActKind.REMEDIAL_SET,
    ActKind.REMEDIAL_WITHDRAWN,
    ActKind.EXAM_SIGNED,
    ActKind.EXAM_VOIDED,
    ActKind.BLIND_MARKED,
    ActKind.TABLE_TEST_RECORDED,
)
