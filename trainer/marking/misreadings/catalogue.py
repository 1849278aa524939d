"""The catalogue of wrong rules, and those of them that a table can tell from the right ones."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings import ante, side_wagers
from trainer.marking.misreadings.ante import QUALIFYING
from trainer.marking.misreadings.arithmetic import ARITHMETIC
from trainer.marking.misreadings.comparing import AGAINST_DEALER, COMPARING, FOLDING
from trainer.marking.misreadings.misreading import (
    AtTheSeat,
    Held,
    Misreading,
    OnWager,
    Rules,
    Stands,
)
from trainer.marking.misreadings.progressive import PROGRESSIVE_RULES
from trainer.marking.misreadings.reading import READING
from trainer.marking.misreadings.side_wagers import PRIME_RULES, SIX_CARD
from trainer.marking.misreadings.truths import is_true_at

HELD: Mapping[str, Held] = {
    **READING,
    **COMPARING,
    **QUALIFYING,
    **AGAINST_DEALER,
    **FOLDING,
    **ante.ANTE_BONUS,
    **side_wagers.PAIR_PLUS_RULES,
    **ARITHMETIC,
    **SIX_CARD,
    **PRIME_RULES,
    **PROGRESSIVE_RULES,
}
"""Every wrong rule that needs no other house's table, by its id."""


def misreadings(others: Mapping[str, HouseRules]) -> tuple[Misreading, ...]:
    """All wrong rules, in the order of their ids; ``others`` are the houses whose tables may be
    mistaken for this house's, which may be among them."""
    held = {**HELD, **side_wagers.held_from_others(others)}
    held |= ante.held_from_others(others.values())
    titles = {house: rules.title for house, rules in others.items()}
    return tuple(_worded(name, held[name], titles) for name in sorted(held, key=_place))


_FAMILIES = ("HR", "QL", "AP", "FD", "AB", "PP", "AR", "SC", "PM", "PG")


def _place(name: str) -> tuple[int, str]:
    return _FAMILIES.index(name[:2]), name


def _worded(name: str, held: Held, titles: Mapping[str, str]) -> Misreading:
    title = titles.get(name.partition(".")[2], "")
    return Misreading(name, held.change, held.clause, held.shows, title, held.or_left)


class RuleParts(Struct, frozen=True):
    """The parts of the rules that a belief changes. ``ranking``: a hand may be read as another;
    ``compared``: it may be compared differently with the dealer's. In the situations
    ``decided_alike`` Ante and Play are decided as by the real rules, and in those ``alike``
    everything is."""

    ranking: bool
    compared: bool
    against_dealer: bool
    sides: tuple[Wager, ...]
    envy: bool
    decided_alike: frozenset[Situation | None] = frozenset()

    @classmethod
    def of(cls, real: HouseRules, believed: HouseRules) -> RuleParts:
        ranking = real.ranking != believed.ranking
        compared = ranking or real.qualifying != believed.qualifying
        decided = (real.ante, real.play, real.ante_bonus)
        others = (believed.ante, believed.play, believed.ante_bonus)
        pairs = zip(real.sides, believed.sides, strict=True)
        sides = [one.wager for one, other in pairs if ranking or one != other]
        against = compared or decided != others
        envy = ranking or real.envy != believed.envy
        alike = (each for each in _SITUATIONS if _decided_alike(real, believed, each))
        return cls(ranking, compared, against, tuple(sides), envy, frozenset(alike))

    @property
    def alike(self) -> frozenset[Situation | None]:
        other = self.compared or self.sides or self.envy
        return _NO_SITUATION if other else self.decided_alike

    @property
    def none(self) -> bool:
        return not (self.against_dealer or self.sides or self.envy)


_SITUATIONS: tuple[Situation | None, ...] = (None, *Situation)
_NO_SITUATION: frozenset[Situation | None] = frozenset()


def _decided_alike(real: HouseRules, believed: HouseRules, stands: Situation | None) -> bool:
    """True if these rules decide a hand in that situation as the real ones do."""
    if stands is None:
        return True
    same_ante = believed.ante.get(stands) is real.ante.get(stands)
    same_play = believed.play.get(stands) is real.play.get(stands)
    return same_ante and same_play and believed.ante_bonus is real.ante_bonus


class Offered(Struct, frozen=True):
    """A wrong rule at one table; ``rules`` are those believed in, where it is said as rules."""

    misreading: Misreading
    rules: HouseRules
    parts: RuleParts

    @property
    def id(self) -> str:
        return self.misreading.id


def offered(rules: HouseRules, others: Mapping[str, HouseRules]) -> tuple[Offered, ...]:
    """The wrong rules that differ from this table's, and whose right ones are this table's;
    ``rules`` have its placard's tables."""
    told = (each for each in misreadings(others) if is_true_at(each.id, rules))
    listed = (_offer(rules, each) for each in told)
    return tuple(each for each in listed if each is not None)


_NOTHING = RuleParts(ranking=False, compared=False, against_dealer=False, sides=(), envy=False)


def _offer(rules: HouseRules, misreading: Misreading) -> Offered | None:
    match misreading.change:
        case Rules(believed):
            wrong = believed(rules)
            parts = RuleParts.of(rules, wrong)
            return None if parts.none else Offered(misreading, wrong, parts)
        case OnWager(wager=wager, offered=fits):
            fits_here = rules.side(wager) is not None and fits(rules)
            return Offered(misreading, rules, _NOTHING) if fits_here else None
        case AtTheSeat(offered=fits):
            return Offered(misreading, rules, _NOTHING) if fits(rules) else None
        case Stands():
            return Offered(misreading, rules, _NOTHING)
