"""Required precedences among the steps of a round, as a partial order with a source for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from trainer.game.pay import Source, SourceKind

STRENGTH = (SourceKind.DOCUMENT, SourceKind.READING, SourceKind.CONVENTION)
"""The sources of a duty, the strongest first."""

Mask = int
"""A set of steps: bit i stands for step i."""


class Block(Struct, frozen=True):
    """All steps of ``first`` come before all steps of ``then``."""

    first: Mask
    then: Mask
    source: Source


class Order(Struct, frozen=True):
    """The required order of steps. ``after[i]`` holds every step that must follow step i."""

    blocks: tuple[Block, ...]
    after: tuple[Mask, ...]

    @classmethod
    def of(cls, count: int, blocks: Iterable[Block]) -> Order:
        """The transitive closure of the blocks over steps listed in some order that they allow."""
        kept = tuple(block for block in blocks if block.first and block.then)
        after = [0] * count
        for block in kept:
            for step in steps_in(block.first):
                after[step] |= block.then
        # From the last step back: what follows a follower is complete by then, so one pass is
        # enough.
        for step in reversed(range(count)):
            assert not after[step] & ((2 << step) - 1), "the steps are listed in a permitted order"
            for follower in steps_in(after[step]):
                after[step] |= after[follower]
        return cls(kept, tuple(after))

    def source(self, first: int, then: int) -> Source:
        """The rule by which ``first`` comes before ``then``, or that leads there: the document's
        own words if they say it, else a reading of them, else a convention."""
        direct = [block for block in self.blocks if block.first >> first & 1]
        said = [block.source for block in direct if block.then >> then & 1]
        if said:
            return min(said, key=lambda source: STRENGTH.index(source.kind))
        # Implied only: the rule that starts the way there is the one that a dealer can be shown.
        return next(block.source for block in direct if self._leads(block, then))

    def names(self, first: int, then: int) -> bool:
        """True if a rule itself says that the one comes before the other."""
        return any(block.first >> first & 1 and block.then >> then & 1 for block in self.blocks)

    def _leads(self, block: Block, then: int) -> bool:
        return any(self.after[step] >> then & 1 for step in steps_in(block.then))


def permitted(count: int, blocks: Sequence[Block]) -> tuple[int, ...]:
    """The steps in an order that all blocks allow, as near as may be to the one in which they are
    listed. Those that no order allows are left out."""
    # Nearly every list of steps is in a permitted order already, and nothing is searched.
    if all(each.first.bit_length() <= lowest(each.then) for each in blocks if each.then):
        return tuple(range(count))
    left, order = (1 << count) - 1, list[int]()
    while (free := _first_free(left, blocks)) is not None:
        order.append(free)
        left ^= 1 << free
    return tuple(order)


def _first_free(left: Mask, blocks: Sequence[Block]) -> int | None:
    """The first of these steps that follows none of the others."""
    waits = 0
    for each in blocks:
        if each.first & left:
            waits |= each.then
    return next(steps_in(left & ~waits), None)


def lowest(mask: Mask) -> int:
    """The lowest step of a mask; -1 of an empty one."""
    return (mask & -mask).bit_length() - 1


def steps_in(mask: Mask) -> Iterator[int]:
    """The steps of a mask, from the lowest."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(steps: Iterable[int]) -> Mask:
    mask = 0
    for step in steps:
        mask |= 1 << step
    return mask
