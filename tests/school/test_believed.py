"""A debrief names the wrong rule that a mistake fits, and only where it can be told."""

from __future__ import annotations

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.school.believed import believed
from trainer.school.briefing import Played, debrief_of
from trainer.school.debrief import Debrief

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


def _debrief(*changes: tuple[str, str]) -> Debrief:
    swap = dict(changes)
    steps = faultless(script_for(HOUSE, ROUND, settle(HOUSE.rules, ROUND)))
    trace = [swap.get(str(step), str(step)) for step in steps]
    assert all(Action.parse(line) for line in trace)
    acts = tuple((line, at * 1000) for at, line in enumerate(trace))
    played = Played("a", HOUSE, ROUND, "settle", "Settle the table", 1, acts, 60_000)
    return believed(debrief_of(played), HOUSE, HOUSES.rules)


def test_a_straight_and_a_flush_paid_from_another_house_are_told_as_that() -> None:
    """6CB pays 6 and 3 to 1; the MBS table 5 and 4 to 1, as does that of Boxes."""
    debrief = _debrief(
        ("pay 7 pair_plus 60", "pay 7 pair_plus 50"), ("pay 2 pair_plus 30", "pay 2 pair_plus 40")
    )
    reasons = [mistake.why for mistake in debrief.mistakes]
    assert len(reasons) == 2
    assert all("Pair Plus is paid from the table of MBS" in reason for reason in reasons)


def test_an_amount_that_no_wrong_rule_gives_is_told_as_it_is() -> None:
    (mistake,) = _debrief(("pay 7 pair_plus 60", "pay 7 pair_plus 57")).mistakes
    assert "wrong rule" not in mistake.why


def test_a_rule_that_another_wager_of_the_round_speaks_against_is_not_named() -> None:
    """The flush is paid by this house's table, the straight by none of the others' alone."""
    (mistake,) = _debrief(("pay 7 pair_plus 60", "pay 7 pair_plus 50")).mistakes
    assert "MBS" not in mistake.why
