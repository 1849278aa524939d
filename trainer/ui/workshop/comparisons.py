"""The changes of a draft, beside the house that it is compared with: rules and edges."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.houses import HouseShelf
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.workshop.advice import Edge, edges
from trainer.ui.workshop.side_cards import ChangeShown, EdgeShown
from trainer.wording import say


def compared(one: Draft, other: Draft) -> list[ChangeShown]:
    """The changes from the one to the other, which is the same house by another answer."""
    books = (Bookshelf(HouseShelf(each.folder.parent), {}).book(each.id) for each in (one, other))
    return changes_shown(*books)


def changes_shown(one: HouseBook, other: HouseBook) -> list[ChangeShown]:
    """The lines in which the other house differs from the one, with what each says: in the words of
    the other."""
    return [
        ChangeShown(line.what, line.other.says, line.one.says)
        for group in compare(other, one).groups
        for line in group.named_differences
    ]


def edges_shown(house: House, other: House | None, *, said: bool = True) -> list[EdgeShown]:
    """The edges, each beside that of the other house; none while rules are not ``said`` yet."""
    if not said:
        wagers = (each for each in house.rules.spots.items() if each[0] is not Wager.PLAY)
        return [EdgeShown(spot, say("not said yet"), "–", "") for _, spot in wagers]
    there = {each.wager: each for each in edges(other.rules)} if other is not None else {}
    return [_edge_shown(house, each, there.get(each.wager)) for each in edges(house.rules)]


def _edge_shown(house: House, here: Edge, there: Edge | None) -> EdgeShown:
    name = house.rules.spot_name(here.wager)
    return EdgeShown(name, here.of, here.words, there.words if there is not None else "–")
