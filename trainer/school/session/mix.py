"""The mix of a session: how many of its rounds are for what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from trainer.school.choice_reason import Aim

SHARES: Mapping[Aim, int] = {
    Aim.DUE: 45,
    Aim.BELIEF: 20,
    Aim.NEW: 15,
    Aim.COMING_BACK: 10,
    Aim.RANDOM: 10,
}
"""In a hundred rounds."""

# What a round is for where there is nothing of what its turn asks for.
_INSTEAD = (
    Aim.DUE,
    Aim.COMING_BACK,
    Aim.LEARNING,
    Aim.NEW,
    Aim.BELIEF,
    Aim.RANDOM,
)

_CYCLE = 20


def turns() -> tuple[Aim, ...]:
    """Twenty rounds in the shares of the mix, each source spread as evenly as possible."""
    return tuple(_spread())


def meant_at(turn: int) -> Aim:
    """The aim of the round of that turn, counted from 0, by the shares alone."""
    return _TURNS[turn % _CYCLE]


def source_at(turn: int, there_is: Collection[Aim]) -> Aim:
    """The aim of the round of that turn, counted from 0, among the available ones."""
    wanted = meant_at(turn)
    if wanted is Aim.DUE and wanted not in there_is and turn % _CYCLE in _SHARED:
        wanted = Aim.BELIEF
    return wanted if wanted in there_is else next(each for each in _INSTEAD if each in there_is)


def _spread() -> Iterator[Aim]:
    """Spread the sources: the one that is owed most comes next, and each turn adds one round's
    shares."""
    owed = dict.fromkeys(SHARES, 0)
    for _ in range(_CYCLE):
        owed = {source: before + SHARES[source] for source, before in owed.items()}
        source = max(owed, key=owed.__getitem__)
        owed[source] -= sum(SHARES.values())
        yield source


_TURNS = turns()
# Where nothing is due, these turns of what is due are for beliefs: on a first day nothing is, and
# whoever holds a wrong rule is better told early.
_SHARED = frozenset(
    at
    for at, source in enumerate(_TURNS)
    if source is Aim.DUE and Aim.BELIEF not in (_TURNS[at - 1], _TURNS[(at + 1) % _CYCLE])
)
