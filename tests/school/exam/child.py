"""A program that sits the small exam without a fault until it is killed, or done. It tells each act
once that is recorded, and goes on where an earlier one was killed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.school.exam.sat import SEEDS, SUPERVISOR, faultless, opening, right_ruling
from trainer.school.practice import Practice


def sit(home: Path) -> None:
    practice = Practice.open(home)
    rooms = practice.exams
    sitting = rooms.go_on(SUPERVISOR, SEEDS) if rooms.waiting() else rooms.begin(opening(), SEEDS)
    told = len(sitting.round.acts) if sitting.round is not None else 0
    print(f"begun {sitting.number} {told}", flush=True)
    while sitting.task is not None:
        if sitting.round is None:
            sitting.rule(right_ruling(sitting))
        else:
            due, at = faultless(sitting.round), len(sitting.round.acts)
            if at < len(due):
                sitting.round.act(due[at])
                print(f"act {sitting.number} {at + 1}", flush=True)
                continue
            sitting.hand_in()
        print(f"task {sitting.number} 0", flush=True)
    print(f"ended {sitting.end().outcome} 0", flush=True)


if __name__ == "__main__":
    sit(Path(sys.argv[1]))
