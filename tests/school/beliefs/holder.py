"""A trainee at the table who holds a wrong rule about money, and the records of it."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.action import Action
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.marking.predict import Misread
from trainer.records.log import Log
from trainer.records.observation import ExposureSeen, Observed
from trainer.records.observed_store import ObservedStore
from trainer.school.beliefs.shown import shown_by_round
from trainer.school.debrief import Debrief
from trainer.school.evidence import round_of
from trainer.school.sitting import Sitting


def works(misread: Misread, sitting: Sitting, beliefs: Sequence[str]) -> Debrief:
    """Settle the round as one who holds these beliefs: money and cards, nothing else."""
    for line in _trace(misread, sitting, beliefs):
        sitting.act(Action.parse(line))
    return sitting.finish()


def _trace(misread: Misread, sitting: Sitting, beliefs: Sequence[str]) -> list[str]:
    round_ = sitting.round_
    dealt = misread.look(round_)
    done = dict(dealt.due)
    for offered in misread.offered(round_.placard):
        if offered.id in beliefs:
            done |= dealt.predicted(offered)
    lines = [f"collect {seat.number}" for seat in round_.seats if seat.folded]
    lines += ["reveal dealer", *(f"reveal {seat.number}" for seat in round_.seats)]
    for (seat, spot), act in done.items():
        lines += [f"take {seat} {spot}"] if act.taken else []
        lines += [f"pay {seat} {spot} {act.paid}"] if act.paid else []
    return [*lines, *(f"clear {seat.number}" for seat in round_.seats)]


def record(log: Log, shelf: HouseShelf) -> None:
    """Write what every finished round shows, from the log alone."""
    store = ObservedStore(log)
    for attempt in log.finished_attempts():
        house, round_ = shelf[attempt.dealt.house], round_of(attempt, shelf)
        assert round_ is not None
        marking = mark_round(house, round_, attempt.trace)
        shown = shown_by_round(Misread(house.rules, shelf.rules), marking, attempt)
        rows = tuple(
            ExposureSeen(
                attempt.id, each.misreading, each.cell, each.seen, house.id, attempt.dealt_at_ms
            )
            for each in shown
        )
        store.put(attempt.id, Observed(exposures=rows))
