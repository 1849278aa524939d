"""The mix of a session: how often a round is dealt for what."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from trainer.school.session.why import Source

SHARES: Mapping[Source, int] = {
    Source.DUE: 45,
    Source.BELIEF: 20,
    Source.NEW: 15,
    Source.COMING_BACK: 10,
    Source.RANDOM: 10,
}
"""In a hundred rounds. What is still being learned takes the place of what is due where nothing
is due."""

_ROUND = 100


def next_source(before: Iterable[Source], there_is: Collection[Source]) -> Source:
    """What the next round is for, after rounds for these, of what there is: each source in its
    share and spread evenly. One that had nothing for a while has at most one round owing."""
    owing = _owing(before)
    return max((source for source in SHARES if source in there_is), key=owing.__getitem__)


def _owing(before: Iterable[Source]) -> dict[Source, int]:
    owing = dict(SHARES)
    for source in before:
        owing[_as_due(source)] -= _ROUND
        owing = {each: min(owing[each] + share, _ROUND) for each, share in SHARES.items()}
    return owing


def _as_due(source: Source) -> Source:
    return Source.DUE if source is Source.LEARNING else source
