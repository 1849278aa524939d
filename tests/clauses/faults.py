"""Faulty traces of a round: every kind of fault at every position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.game.hands import Category
from trainer.game.round import Round
from trainer.game.wagers import STAKED, Wager

Trace = tuple[str, ...]

_BONUSES = (Wager.ANTE_BONUS, Wager.ENVY_BONUS)
_PLACES = ("dealer", *(str(number) for number in range(1, 8)))


def faulty(round_: Round, trace: Sequence[str]) -> Iterator[Trace]:
    """What a dealer may do wrongly with this round, each fault by itself."""
    for at, line in enumerate(trace):
        before, after = tuple(trace[:at]), tuple(trace[at + 1 :])
        yield (*before, *after)
        yield (*before, line, line, *after)
        yield from ((*before, other, *after) for other in _otherwise(line))
        yield from ((*before, act, line, *after) for act in _undue(round_, line))
    yield from _moved(trace)
    yield from _apart(trace)
    yield from _never(trace)


def _otherwise(line: str) -> Iterator[str]:
    """Another amount, the opposite, or another word."""
    words = line.split()
    match words[0]:
        case "pay":
            yield f"pay {words[1]} {words[2]} 777"
            yield f"take {words[1]} {words[2]}"
        case "take":
            yield f"pay {words[1]} {words[2]} 7"
        case "call":
            yield from (f"call {words[1]} {hand}" for hand in Category)
        case _:
            pass


def _undue(round_: Round, line: str) -> Iterator[str]:
    """Before a hand is cleared, what is not due there; before the dealer's, acts of any place."""
    words = line.split()
    if words[0] == "clear":
        yield from (f"pay {words[1]} {wager} 5" for wager in (*STAKED, *_BONUSES))
        yield from (f"take {words[1]} {wager}" for wager in STAKED)
        yield from (f"call {words[1]} {hand}" for hand in (*Category, "stand_off"))
    if line == "reveal dealer":
        for verb in ("deal", "offer", "collect", "tuck", "reveal", "clear"):
            yield from (f"{verb} {place}" for place in _PLACES if place != "dealer")
        yield from ("call dealer pair", "call dealer high_card", "rack stub", "release cards")
    if words[0] == "deal":
        yield f"reveal {words[1]}"
        yield "announce place_your_bets"


def _moved(trace: Sequence[str]) -> Iterator[Trace]:
    """Each act a few places on, and to the end."""
    for at, line in enumerate(trace):
        rest = (*trace[:at], *trace[at + 1 :])
        for to in {at + 1, at + 2, at + 4, len(rest)}:
            if to <= len(rest):
                yield (*rest[:to], line, *rest[to:])


def _apart(trace: Sequence[str]) -> Iterator[Trace]:
    """Each kind of wager settled in a pass of its own, after all others and before the clears."""
    clears = [line for line in trace if line.startswith("clear")]
    for wager in STAKED:
        of_it = [line for line in trace if line.split()[2:3] == [wager.value]]
        rest = (line for line in trace if line not in of_it and line not in clears)
        if of_it:
            yield (*rest, *of_it, *clears)


def _never(trace: Sequence[str]) -> Iterator[Trace]:
    """Each verb left out altogether."""
    for verb in dict.fromkeys(line.split()[0] for line in trace):
        yield tuple(line for line in trace if line.split()[0] != verb)
