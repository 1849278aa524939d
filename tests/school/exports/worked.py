"""Records of a trainee who worked some real rounds and a quick drill, with slips."""

from __future__ import annotations

from pathlib import Path

from tests.school.slipping import work_quick, work_round
from trainer.drills.stream import Stream
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.school.clock import Clock
from trainer.school.exports.bundle.contents import BundleEvidence
from trainer.school.practice import RECORDS, Practice
from trainer.school.privacy.own_records import evidence_of_log

SEED, DRILL = 11, "does-the-dealer-play"
CLOCK = Clock(running=lambda: 0, wall=lambda: 1_790_000_000_000)


def work(practice: Practice) -> None:
    """Two rounds and a quick drill at one house, one round at another, and one that is open."""
    chance = Stream(SEED)
    for house in ("mbs", "mbs", "prime"):
        work_round(practice.start(house, DRILL, seed=SEED), chance)
    work_quick(practice.quick.start("mbs", "check-the-bets", seed=SEED), chance)
    practice.start("mbs", DRILL, seed=SEED)


def worked_evidence(home: Path) -> BundleEvidence:
    """The evidence of all that."""
    practice = Practice.open(home, CLOCK)
    try:
        work(practice)
        practice.rebuild()
        return evidence_of_log(Log(LookedAt(home / RECORDS), lambda: 0))
    finally:
        practice.close()
