"""The dealer's hand turned and declared too early, or too late: one cause, one mistake."""

from __future__ import annotations

from trainer.dealing.finding import Code
from trainer.dealing.script import faultless, script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity

HOUSES = load_houses()
HOUSE = HOUSES["mbs"]


def test_turned_and_called_before_two_folds_are_collected_is_one_slip() -> None:
    """The school collects folds first (MBS 3.8); the dealer's hand comes after both."""
    fold = {"wagers": {"ante": 5}, "decision": "fold"}
    seats = [
        {"seat": 2, "cards": ["2s", "5d", "9h"], **fold},
        {"seat": 4, "cards": ["3s", "6d", "Th"], **fold},
    ]
    plain = {"house": "mbs", "dealer": ["Qh", "7s", "2d"], "seats": seats}
    round_ = read_round(plain, HOUSES.rules)
    script = script_for(HOUSE, round_, settle(HOUSE.rules, round_))
    trace = [str(action) for action in faultless(script)]
    early = [line for line in trace if line.split()[1] == "dealer"]
    marking = mark(script, [*early, *(line for line in trace if line not in early)])
    assert [mistake.code for mistake in marking.mistakes] == [Code.OUT_OF_ORDER]
    assert (marking.mistakes[0].seat, marking.mistakes[0].severity) == (None, Severity.MINOR)
