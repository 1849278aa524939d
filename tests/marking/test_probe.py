"""The events that are wished for, so that open beliefs may show."""

from __future__ import annotations

from tests.marking.some_trainees import misread
from trainer.game.round import Round
from trainer.marking.probe import probe


def test_each_belief_has_its_events_in_turn_one_at_a_time() -> None:
    wished: list[tuple[str, ...]] = []

    def no_such_round(wants: tuple[str, ...], seed: str) -> Round | None:
        wished.append(wants)
        return None

    names = ("PP02", "AB09")
    assert probe(misread("mbs"), dict.fromkeys(names, 1.0), no_such_round, 1) is None
    first, second = (set(each.shows) for each in misread("mbs").listed(names))
    events = [each[0] for each in wished if each]
    assert all(len(each) <= 1 for each in wished)
    assert set(events) == first | second
    assert {events[0], events[1]} & first
    assert {events[0], events[1]} & second
    assert () in wished
