"""The columns of a list, found by its first row if that has words for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from trainer.records.registry.acts import Role
from trainer.school.people.names import clean_name


class ListColumn(StrEnum):
    """A column of a list of people."""

    NAME = "name"
    FIRST = "first_name"
    LAST = "last_name"
    LOGIN = "login"
    PASSWORD = "password"
    EMAIL = "email"
    ROLE = "role"


HEADS: dict[ListColumn, tuple[str, ...]] = {
    ListColumn.NAME: (
        "name",
        "full name",
        "trainee",
        "dealer",
        "имя и фамилия",
        "фио",
        "姓名",
        "名字",
    ),
    ListColumn.FIRST: ("first name", "given name", "forename", "имя", "名"),
    ListColumn.LAST: ("last name", "surname", "family name", "фамилия", "姓"),
    ListColumn.LOGIN: (
        "login",
        "sign-in name",
        "user",
        "username",
        "user name",
        "account",
        "логин",
        "用户名",
        "账号",
    ),
    ListColumn.PASSWORD: ("password", "start password", "пароль", "密码"),
    ListColumn.EMAIL: ("email", "e-mail", "mail", "почта", "邮箱"),
    ListColumn.ROLE: ("role", "position", "роль", "должность", "角色", "职位"),
}
"""The words that name a column, in the languages of the program, small letters."""

ROLES: dict[Role, tuple[str, ...]] = {
    Role.TRAINEE: ("trainee", "student", "dealer", "ученик", "学员"),
    Role.SUPERVISOR: ("supervisor", "teacher", "examiner", "супервайзер", "инспектор", "主管"),
    Role.AUTHOR: ("author", "author of house rules", "автор", "автор правил казино", "作者"),
    Role.ADMIN: ("admin", "administrator", "администратор", "админ", "管理员"),
}
"""The words that name a role, in the languages of the program, small letters."""


def role_of(word: str) -> Role | None:
    """The role of that word; a trainee's for an empty one; None if it names no role."""
    wanted = clean_name(word).casefold()
    if not wanted:
        return Role.TRAINEE
    return next((role for role, known in ROLES.items() if wanted in known), None)


@dataclass(frozen=True, slots=True)
class ListHeads:
    """The places of the columns. ``named``: the first row names them, and is no person."""

    at: dict[ListColumn, int]
    named: bool
    wide: int

    def value(self, column: ListColumn, cells: Sequence[str]) -> str:
        """The row's value in that column; empty if it has no such column."""
        place = self.at.get(column)
        return cells[place].strip() if place is not None and place < len(cells) else ""

    def name(self, cells: Sequence[str]) -> str:
        """The name as one text."""
        whole = self.value(ListColumn.NAME, cells)
        parts = (self.value(ListColumn.FIRST, cells), self.value(ListColumn.LAST, cells))
        return clean_name(whole or " ".join(parts))


def heads_of(first: Sequence[str]) -> ListHeads | None:
    """The columns by the first row. If it names none, the first column is the name and the second
    the login. None if it names columns and none of them is a name."""
    words = {clean_name(cell).casefold(): place for place, cell in reversed([*enumerate(first)])}
    at = {
        column: words[word]
        for column, known in HEADS.items()
        for word in reversed(known)
        if word in words
    }
    if not at:
        return ListHeads({ListColumn.NAME: 0, ListColumn.LOGIN: 1}, named=False, wide=len(first))
    if {ListColumn.NAME, ListColumn.FIRST, ListColumn.LAST} & at.keys():
        return ListHeads(at, named=True, wide=len(first))
    return None
