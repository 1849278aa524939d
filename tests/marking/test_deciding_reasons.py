"""What decided a wager, in the words of a mark."""

from __future__ import annotations

from tests.some_houses import house, shelf
from trainer.dealing.check import check
from trainer.dealing.script import script_for
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.marking.deciding_reasons import reason

ROYAL = {"seat": 1, "cards": ["Ad", "Kd", "Qd"], "wagers": {"ante": 10}, "decision": "play"}
ENVIES = {"seat": 4, "cards": ["Jh", "7c", "2s"], "wagers": {"ante": 5, "progressive": 5}}


def test_an_envy_bonus_tells_whose_hand_pays_it() -> None:
    seats = [ROYAL, {**ENVIES, "decision": "fold"}]
    dealt = {"house": "mbs", "jackpot": 25000, "dealer": ["Kc", "8d", "3s"], "seats": seats}
    mbs, round_ = house("mbs"), read_round(dealt, shelf().rules)
    verdict = check(script_for(mbs, round_, settle(mbs.rules, round_)), [])
    settled = verdict.script.settlement.seat(4)
    assert settled is not None
    line = settled.line(Wager.ENVY_BONUS)
    assert line is not None
    told = reason(verdict, settled, line)
    assert told.startswith("Seat 1 holds")
    assert "Every other player with a Progressive Jackpot wager is paid." in told
    assert "Seat 4" not in told
