"""The page of the school's classes: their members, and who could join."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from trainer.document import (
    Block,
    CellKind,
    Command,
    CommandRow,
    Deed,
    Document,
    Medium,
    RowCommand,
    Section,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.marking.words import capital
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.people_page import CLASSES, ClassesRoute, ListRoute, people_tabs
from trainer.school.people.rights import Account, role_title
from trainer.wording import say, say_count


class ActOnClass(Deed, frozen=True):
    """Do that with a class, and with that account in it; either may be empty."""

    act: str
    class_: str = ""
    account: str = ""


class ClassesFigures(Struct, frozen=True):
    """The classes, who could join each, the houses' titles by id, and if lists may be imported."""

    classes: tuple[SchoolClass, ...]
    could_join: Mapping[str, Sequence[Account]]
    houses: Mapping[str, str]
    lists: bool


def load_classes(
    classes: Classes, houses: Mapping[str, str], at: ClassesRoute, *, lists: bool
) -> tuple[ClassesRoute, ClassesFigures]:
    """The classes that one keeps; the first is looked at if none was chosen."""
    mine = classes.mine()
    could_join = {each.id: classes.could_join(each) for each in mine}
    known = any(each.id == at.class_ for each in mine)
    first = mine[0].id if mine else ""
    return (
        at if known else ClassesRoute(first),
        ClassesFigures(mine, could_join, houses, lists),
    )


def tell_classes(figures: ClassesFigures, at: ClassesRoute) -> Document:
    """The classes, and beside them the members of the one that is looked at."""
    chosen = next((each for each in figures.classes if each.id == at.class_), None)
    open_ = Command("classes.open", say("Open a class"), ActOnClass("open"), shortcut="N")
    left = Section(
        "classes.card",
        say("Classes"),
        (_classes(figures, at),),
        aside=(CommandRow("classes.new", (open_,)),),
    )
    to_list = ListRoute(at.class_) if chosen is not None and chosen.open else None
    lists = Command("classes.list_in", say("Class list"), to_list, shortcut="I")
    right = Section(
        "classes.class",
        _heading(chosen),
        (_members(chosen),),
        beside=_newcomer(figures.could_join.get(at.class_, ()), at)
        if chosen is not None and chosen.open
        else (),
        aside=(CommandRow("classes.lists", (lists,)),) if figures.lists else (),
    )
    both = SideBySide("classes.both", ((left,), (right,)), (4, 6))
    return Document(CLASSES, say("People"), (both,), (people_tabs(CLASSES),), exports=False)


def _classes(figures: ClassesFigures, at: ClassesRoute) -> TableBlock:
    columns = (
        TableColumn("class", say("Class"), share=50),
        TableColumn("house", say("House"), share=30),
        TableColumn("trainees", say("Trainees"), CellKind.COUNT, share=20),
    )
    commands = (
        RowCommand("classes.rename", say("Rename"), "R"),
        RowCommand("classes.close", say("Close the class"), "C"),
    )
    rows = tuple(_class_row(each, figures.houses) for each in figures.classes)
    title = say("Classes")
    return TableBlock(
        "classes.list", CLASSES, title, columns, rows, Medium.SCREEN, 0, commands, chosen=at.class_
    )


def _class_row(class_: SchoolClass, houses: Mapping[str, str]) -> TableRow:
    title = class_.title if class_.open else say("{title} (closed)", title=class_.title)
    house = houses.get(class_.house, class_.house) or say("Several houses")
    targets = tuple(ActOnClass(act, class_.id) for act in ("rename", "close"))
    return TableRow(
        class_.id,
        (title, house, len(class_.trainees)),
        tone="" if class_.open else "quiet",
        targets=targets if class_.open else (),
        chosen=ClassesRoute(class_.id),
    )


def _heading(class_: SchoolClass | None) -> str:
    if class_ is None:
        return say("No class yet")
    return say_count("{count} person", "{count} people", count=len(class_.members))


def _newcomer(accounts: Sequence[Account], at: ClassesRoute) -> tuple[Block, ...]:
    """Choose somebody to join the class, and have them join."""
    there = [
        (each.id, say("{name} ({login})", name=each.name, login=each.login)) for each in accounts
    ]
    offered = there or [("", say("Everybody is a member"))]
    who = selector("classes.newcomer", say("Who to enrol"), at, "newcomer", offered)
    joins = who.option.value
    deed = ActOnClass("enrol", at.class_, joins) if joins else None
    enrol = Command("classes.enrol", say("Enrol"), deed, shortcut="E")
    return who, CommandRow("classes.join", (enrol,), at_left=True)


def _members(class_: SchoolClass | None) -> TableBlock:
    columns = (
        TableColumn("name", say("Name"), share=45),
        TableColumn("login", say("Sign-in name"), share=30),
        TableColumn("role", say("Role"), share=25),
    )
    there = class_.accounts if class_ is not None else ()
    rows = tuple(_member_row(class_, each) for each in there if class_ is not None)
    remove = RowCommand("classes.leave", say("Remove"), "T")
    return TableBlock(
        "classes.members", "members", say("Members"), columns, rows, Medium.SCREEN, 0, (remove,)
    )


def _member_row(class_: SchoolClass, account: Account) -> TableRow:
    cells = (account.name, account.login, capital(role_title(account.role)))
    removed = ActOnClass("leave", class_.id, account.id) if class_.open else None
    return TableRow(account.id, cells, targets=(removed,))
