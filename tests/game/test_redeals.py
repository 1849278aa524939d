"""Rounds whose cards are dealt again, as they are read and as they lie then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.some_houses import house
from trainer.errors import RoundError
from trainer.game.hands import text_of
from trainer.game.notation import read_round
from trainer.game.round import Round

HANDS = ("Ah Kd 9s", "7c 7d 2s", "Qh Js 4c")
AGAIN = ("2h 3h 9c", "Tc Td 6s", "Kh 8s 5c")


def written(*, first: tuple[str, str, str] = HANDS, **more: object) -> dict[str, Any]:
    """Seats 2 and 4, and the dealer."""
    seats = [
        {"seat": seat, "cards": cards.split(), "wagers": {"ante": 5}, "decision": "play"}
        for seat, cards in zip((2, 4), first[:2], strict=True)
    ]
    return {"house": "boxes", "dealer": first[2].split(), "seats": seats, **more}


def read(plain: object) -> Round:
    return read_round(plain, {"boxes": house("boxes").rules})


def told(round_: Round) -> list[str]:
    """The hands of the seats, and the dealer's."""
    return [text_of(cards) for cards in (*(seat.cards for seat in round_.seats), round_.dealer)]


def test_where_no_other_cards_are_told_the_same_come_again() -> None:
    round_ = read(written())
    assert told(round_.dealt_again(1)) == told(round_.dealt_again(5)) == told(round_)


def test_after_the_cards_that_are_told_each_hand_lies_one_place_on() -> None:
    round_ = read(written(redeal=written(first=AGAIN)))
    one, two, dealers = again = told(read(written(first=AGAIN)))
    found = [told(round_.dealt_again(times)) for times in (1, 2, 3, 4)]
    assert found == [again, [two, dealers, one], [dealers, one, two], again]


def test_nine_redeals_may_be_told_and_no_more() -> None:
    plain = written()
    for _ in range(9):
        plain = written(redeal=plain)
    assert read(plain).redeal is not None
    with pytest.raises(RoundError, match="more than 9 redeals"):
        read(written(redeal=plain))


@pytest.mark.parametrize("junk", [[], "a round", None, 7])
def test_what_is_no_mapping_is_no_round(junk: object) -> None:
    with pytest.raises(RoundError) as refused:
        read(junk)
    assert "bad_shape" in [each.code for each in refused.value.problems]


@pytest.mark.parametrize("player", [7, "", ["A"]])
def test_a_player_is_named_by_a_text(player: object) -> None:
    plain = written()
    plain["seats"][0]["player"] = player
    with pytest.raises(RoundError) as refused:
        read(plain)
    assert [each.path for each in refused.value.problems] == ["seats[0].player"]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"closed": "yes"}, "seats[0].closed"),
        ({"side_bet": 1}, "seats[0].side_bet"),
        ({"tender": "gold"}, "seats[0].tender"),
    ],
)
def test_what_is_told_of_a_seat_has_its_own_words(change: dict[str, object], place: str) -> None:
    plain = written()
    plain["seats"][0] |= change
    with pytest.raises(RoundError) as refused:
        read(plain)
    assert [each.path for each in refused.value.problems] == [place]


def test_a_placard_is_named_by_a_text_even_where_none_hangs() -> None:
    assert read(written(placard="mbs")).placard is None
    with pytest.raises(RoundError) as refused:
        read(written(placard=7))
    assert [each.code for each in refused.value.problems] == ["bad_shape"]


def test_a_seat_of_which_nothing_is_told_is_open_and_bets_chips() -> None:
    seat = read(written()).seats[0]
    assert (seat.closed, seat.side_bet, seat.tender.value, seat.player) == (
        False,
        False,
        "chips",
        None,
    )
