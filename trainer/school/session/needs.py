"""What a trainee needs next of a house's skills, and which of it a round at the table can give."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.dealing.procedure import Part
from trainer.drills.skills.deal import by_round
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import ByRound, Skill
from trainer.school.session.coming_back import Queue
from trainer.school.session.why import Source
from trainer.school.skills.mastery import Grasp, grasp, siblings
from trainer.school.skills.standing import NEVER, Standing

Standings = Mapping[str, Standing]

_WORTH: Mapping[Source, float] = {
    Source.COMING_BACK: 1.5,
    Source.DUE: 1.0,
    Source.NEW: 1.0,
    Source.LEARNING: 0.6,
    Source.CHOSEN: 1.0,
}
COMMON = 0.25
"""Of its worth: what settling a round as it comes asks for anyway."""


@dataclass(frozen=True, slots=True)
class Need:
    """A skill that is to be practised, and why: what comes back may be due as well. ``urgency``
    orders needs of one source, the highest first."""

    skill: Skill
    sources: tuple[Source, ...]
    urgency: float

    @property
    def dealt(self) -> ByRound | None:
        """The rounds that ask for it; None where no round does."""
        return by_round(self.skill)

    @property
    def part(self) -> Part:
        return self.dealt.part if self.dealt is not None else Part.SETTLEMENT

    @property
    def events(self) -> tuple[str, ...]:
        return self.dealt.events if self.dealt is not None else ()

    @property
    def rare(self) -> bool:
        """Whether it seldom comes by itself when a round is settled."""
        return bool(self.events) or self.part is Part.WHOLE

    @property
    def worth(self) -> float:
        """What a round gains that asks for it."""
        return max(_WORTH[each] for each in self.sources) * (1 if self.rare else COMMON)


def needs(book: Skillbook, standings: Standings, day: int, queue: Queue) -> tuple[Need, ...]:
    """Every need of that day, each skill once: what comes back, what is due, what is new and ready
    to be learned, what is not mastered yet; in each the most urgent first."""
    others = siblings(book, standings)
    grasps = {
        each.id: grasp(each, standings.get(each.id, NEVER), day, others.prior(each.id))
        for each in book
    }
    back = {each.skill: place for place, each in enumerate(queue.ready)}
    order = list(_WORTH)
    return tuple(
        sorted(
            _every(book, grasps, back, day),
            key=lambda need: (order.index(need.sources[0]), -need.urgency),
        )
    )


def at_table(
    every: Iterable[Need], beside: Collection[str] = (), *, whole: bool = True
) -> tuple[Need, ...]:
    """Those that a round can give, but for the skills ``beside``; without ``whole`` those that its
    settlement can give."""
    return tuple(
        need
        for need in every
        if need.dealt is not None
        and need.skill.id not in beside
        and (whole or need.part is Part.SETTLEMENT)
    )


def _every(
    book: Skillbook, grasps: Mapping[str, Grasp], back: Mapping[str, int], day: int
) -> Iterator[Need]:
    for place, skill in enumerate(book):
        known = grasps[skill.id]
        source = _source(skill, known, grasps, day)
        if skill.id in back:
            sources = (Source.COMING_BACK,) if source is None else (Source.COMING_BACK, source)
            yield Need(skill, sources, -float(back[skill.id]))
        elif source is Source.NEW:
            yield Need(skill, (source,), -float(place))
        elif source is not None:
            yield Need(skill, (source,), 1 - known.recall if known.due(day) else 1 - known.right)


def _source(skill: Skill, known: Grasp, grasps: Mapping[str, Grasp], day: int) -> Source | None:
    if known.due_day is None:
        return Source.NEW if _ready(skill, grasps) else None
    if known.due(day):
        return Source.DUE
    return None if known.mastered else Source.LEARNING


def _ready(skill: Skill, grasps: Mapping[str, Grasp]) -> bool:
    """Whether all that comes before it is mastered, a slip since then aside."""
    return all(grasps[each].held for each in skill.needs if each in grasps)
