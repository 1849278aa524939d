"""The third minor slip of one kind in a sitting is a serious one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from trainer.dealing.finding import Finding
from trainer.game.pay import SourceKind
from trainer.marking.mistake import Mistake, Severity
from trainer.wording import say

THIRD = 3


def weigh_repeats(
    findings: Sequence[Finding],
    mistakes: Sequence[Mistake],
    earlier: Mapping[str, int] | None = None,
) -> tuple[Mistake, ...]:
    """The mistakes with every third minor slip of a kind made serious.

    ``earlier`` counts those of the sitting's rounds before, by kind. What breaks a reading or a
    convention is never counted.
    """
    counted = Counter(earlier or {})
    weighed = []
    for finding, mistake in zip(findings, mistakes, strict=True):
        kind = kind_of(finding, mistake)
        counted[kind] += bool(kind)
        third = bool(kind) and counted[kind] == THIRD
        weighed.append(_third(mistake) if third else mistake)
    return tuple(weighed)


def kind_of(finding: Finding, mistake: Mistake) -> str:
    """The kind of a minor slip, as ``missing offer``; empty for one that is not counted."""
    if mistake.severity is not Severity.MINOR or finding.source.kind is not SourceKind.DOCUMENT:
        return ""
    if finding.due is not None:
        return f"{finding.code} {finding.due.kind}"
    return f"{finding.code} {(finding.got or '').partition(' ')[0]}"


def _third(mistake: Mistake) -> Mistake:
    told = say("It is the third slip of this kind.")
    return replace(mistake, severity=Severity.SERIOUS, why=f"{mistake.why} {told}")
