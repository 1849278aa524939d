"""A debrief names the wrong rule that a mistake fits, and only where it can be told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.school.beliefs.beliefs import Beliefs, with_beliefs
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief
from trainer.school.skills.house_skills import Books

HOUSES = load_houses()
HOUSE: House = HOUSES["six-card-bonus"]
ROUND = read_round(
    {
        "house": "six-card-bonus",
        "dealer": ["Qh", "7s", "2d"],
        "seats": [
            {
                "seat": 7,
                "cards": ["9h", "8h", "7d"],
                "wagers": {"ante": 5, "pair_plus": 10},
                "decision": "play",
            },
            {
                "seat": 2,
                "cards": ["Kc", "9c", "4c"],
                "wagers": {"ante": 5, "pair_plus": 10},
                "decision": "play",
            },
        ],
    },
    HOUSES.rules,
)


SCRIPT = script_for(HOUSE, ROUND, settle(HOUSE.rules, ROUND))


class _NoRecords:
    """Records in which nothing has been done yet."""

    taken_in, path = 0, Path("none.sqlite3")

    @property
    def file(self) -> _NoRecords:
        return self

    def last_place(self, kinds: object) -> int:
        return 0

    def latest_exposures(self, house: str, most: int) -> dict[str, str]:
        return {}


NOTHING_KNOWN = Beliefs(
    Books(HOUSES), cast("Any", _NoRecords()), cast("Any", _NoRecords()), lambda _: None
)


def _debrief(*changes: tuple[str, str]) -> Debrief:
    swap = dict(changes)
    return _traced([swap.get(str(step), str(step)) for step in faultless(SCRIPT)])


def _traced(trace: list[str]) -> Debrief:
    assert all(Action.parse(line) for line in trace)
    acts = tuple((line, at * 1000) for at, line in enumerate(trace))
    played = PlayedRound("a", HOUSE, ROUND, "Settle the table", 1, acts, 60_000)
    return with_beliefs(debrief_of(played), HOUSE, NOTHING_KNOWN)


def test_one_round_names_no_wrong_rule() -> None:
    """Two payments by another house's table may be one coincidence."""
    debrief = _debrief(
        ("pay 7 pair_plus 60", "pay 7 pair_plus 50"), ("pay 2 pair_plus 30", "pay 2 pair_plus 40")
    )
    assert [mistake.beliefs for mistake in debrief.mistakes] == [(), ()]


def test_one_wrong_order_names_no_habit() -> None:
    """6CB Round of Play ¶11."""
    order = [str(step) for step in faultless(SCRIPT)]
    mine = {seat: [line for line in order if line.split()[1] == str(seat)] for seat in (7, 2)}
    before = [line for line in order if line not in (*mine[7], *mine[2])]
    debrief = _traced([*before, *mine[2], *mine[7]])
    (mistake,) = debrief.mistakes
    assert mistake.beliefs == ()
