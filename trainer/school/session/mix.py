"""The mix of a session: how many of its rounds are for what."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from trainer.school.choice_reason import Source

SHARES: Mapping[Source, int] = {
    Source.DUE: 45,
    Source.BELIEF: 20,
    Source.NEW: 15,
    Source.COMING_BACK: 10,
    Source.RANDOM: 10,
}
"""In a hundred rounds."""

# What a round is for where there is nothing of what its turn asks for.
_INSTEAD = (
    Source.DUE,
    Source.COMING_BACK,
    Source.LEARNING,
    Source.NEW,
    Source.BELIEF,
    Source.RANDOM,
)

_CYCLE = 20


def turns() -> tuple[Source, ...]:
    """Twenty rounds in the shares of the mix, each source spread as evenly as possible."""
    return tuple(_spread())


def meant_at(turn: int) -> Source:
    """The aim of the round of that turn, counted from 0, by the shares alone."""
    return _TURNS[turn % _CYCLE]


def source_at(turn: int, there_is: Collection[Source]) -> Source:
    """The aim of the round of that turn, counted from 0, among the available ones."""
    wanted = meant_at(turn)
    if wanted is Source.DUE and wanted not in there_is and turn % _CYCLE in _SHARED:
        wanted = Source.BELIEF
    return wanted if wanted in there_is else next(each for each in _INSTEAD if each in there_is)


def _spread() -> Iterator[Source]:
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
    if source is Source.DUE and Source.BELIEF not in (_TURNS[at - 1], _TURNS[(at + 1) % _CYCLE])
)
