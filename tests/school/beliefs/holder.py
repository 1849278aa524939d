"""A trainee at the table who holds a wrong rule about money."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.dealing.action import Action
from trainer.game.round import Round
from trainer.marking.predict import Misread
from trainer.school.debrief.debrief import Debrief
from trainer.school.sitting import Sitting


def works(misread: Misread, sitting: Sitting, beliefs: Sequence[str]) -> Debrief:
    """Settle the round as one who holds these beliefs: money and cards, nothing else."""
    for line in trace_of(misread, sitting.round_, beliefs):
        sitting.act(Action.parse(line))
    return sitting.finish()


def trace_of(misread: Misread, round_: Round, beliefs: Sequence[str]) -> list[str]:
    """What one who holds these beliefs does with that round."""
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
