"""Rounds that show wrong rules which could hardly show yet, so that nobody knows whether they are
held.

A belief's turn is for the open beliefs; without any it is for these. One table is filled with the
seats that show most of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.game.round import Round, Seat
from trainer.marking.belief_inference import Diagnosis
from trainer.marking.predict import Misread
from trainer.marking.probe import Probe
from trainer.school.session.best_table import Tables
from trainer.school.session.next_round import Prober
from trainer.school.session.seat_filling import Asks, filled

# More wrong rules at once would take more time than there is for choosing a round.
AT_ONCE = 14
TRIED = 3
"""So many of them have seats dealt for them."""


def prober(tables: Tables, misread: Misread, found: Diagnosis, probe: Prober) -> Prober | None:
    """The source of a belief's turn: ``probe`` tells the open beliefs apart. None if nothing is
    left to do."""
    if found.possible:
        return probe
    unseen = found.unseen(misread.ids)
    return (lambda seed: exposing(tables, misread, unseen, seed)) if unseen else None


def exposing(tables: Tables, misread: Misread, unseen: Sequence[str], seed: str) -> Probe | None:
    """A table that shows many of these wrong rules; None if it would show none. The dealer's hand
    is dealt for one of them; seats dealt for others are offered beside it."""
    names = unseen[:AT_ONCE]
    shows = {each.id: each.shows[:1] for each in misread.listed(names)}
    dealt = [tables.shoe.showing(shows[each], f"{seed}|{each}") for each in names[:TRIED]]

    def shown(table: Round) -> Mapping[int | None, Sequence[str]]:
        return _shown(misread, names, table)

    rounds = [each for each in dealt if each is not None]
    if not rounds:
        return None
    about = [seat for each in rounds if (seat := _about(each, shown)) is not None]
    worths, planner = dict.fromkeys(names, 1.0), tables.shoe.planner
    kept = _about(rounds[0], shown)
    found = filled(planner, rounds[0], kept, worths, seed, shown, about)
    chosen = rounds[0] if found is None else found.round_
    every = {name for seat in shown(chosen).values() for name in seat}
    return Probe(chosen, 0.0, tuple(sorted(every))) if every else None


def _shown(misread: Misread, names: Sequence[str], table: Round) -> dict[int | None, list[str]]:
    """The wrong rules that answer wrongly at each seat."""
    dealt, found = misread.look(table), dict[int | None, list[str]]()
    for each in misread.offered(table.placard):
        if each.id in names:
            for seat in sorted({seat for seat, _ in dealt.predicted(each)}):
                found.setdefault(seat, []).append(each.id)
    return found


def _about(round_: Round, shown: Asks) -> Seat | None:
    """The seat that shows most of them: it stays."""
    seats = shown(round_)
    number = max(seats, key=lambda seat: len(seats[seat]), default=None)
    return None if number is None else round_.seat(number)
