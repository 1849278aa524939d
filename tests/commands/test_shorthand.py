from __future__ import annotations

import pytest

from tests.school.tables import FAULTLESS
from trainer.commands.shorthand import spelled
from trainer.dealing.action import BadAction


@pytest.mark.parametrize(
    ("typed", "act"),
    [
        ("c 4", "collect 4"),
        ("col 4", "collect 4"),
        ("u 4", "tuck 4"),
        ("r d", "reveal dealer"),
        ("rev dealer", "reveal dealer"),
        ("r 7", "reveal 7"),
        ("s d pair", "call dealer pair"),
        ("call 3 so", "call 3 stand_off"),
        ("call dealer hc", "call dealer high_card"),
        ("t 7 6cb", "take 7 six_card_bonus"),
        ("TAKE 7 Play", "take 7 play"),
        ("p 7 pp $60", "pay 7 pair_plus 60"),
        ("p 7 ab 2.50", "pay 7 ante_bonus 2.50"),
        ("t 3 pa", "take 3 pair_plus"),
        ("pay 2 envy 50", "pay 2 envy_bonus 50"),
        ("x 7", "clear 7"),
        ("no more", "announce no_more_bets"),
        ("check bets", "check bets"),
        ("cover d", "cover dealer"),
        ("rule void", "rule void"),
    ],
)
def test_short_forms_mean_acts_of_the_contract(typed: str, act: str) -> None:
    assert str(spelled(typed)) == act


@pytest.mark.parametrize("text", FAULTLESS)
def test_an_act_written_out_means_itself(text: str) -> None:
    assert str(spelled(text)) == text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cl 3 x", "write it like: clear 3"),
        ("dance", "no action 'dance'"),
        ("t 9 play", "no seat '9'"),
        ("p 3 p 5", "may be play or pair_plus or"),
        ("p 3 ante five", "not an amount"),
        ("", "an empty line"),
    ],
)
def test_what_is_not_clear_is_said(typed: str, said: str) -> None:
    with pytest.raises(BadAction, match=said):
        spelled(typed)
