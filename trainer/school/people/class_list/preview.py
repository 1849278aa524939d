"""The fate of each row of a list, by the columns found in it, before anything is imported."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from trainer.records.registry.acts import Role
from trainer.school.people.class_list.sheet import BadFile, ListSheet
from trainer.school.people.names import (
    clean_login,
    clean_name,
    login_for,
    wrong_with_login,
    wrong_with_name,
)
from trainer.school.people.rights import Account, AccountState, role_title
from trainer.school.people.secrets import BadSecret, check_password
from trainer.wording import say, say_list


class RowFate(StrEnum):
    """The fate of a row."""

    NEW = "new"
    JOINS = "joins"
    THERE = "there"
    PROBLEM = "problem"


class ListRow(Struct, frozen=True):
    """One person of a list. ``says`` tells what will happen, or the fault and its remedy;
    ``account`` is an existing one. ``password`` is empty if one will be drawn."""

    line: int
    name: str
    login: str
    fate: RowFate
    says: str
    password: str = ""
    email: str = ""
    account: str = ""
    role: Role = Role.TRAINEE


class ListPreview(Struct, frozen=True):
    """Every row of the file. Nothing is imported while one is a problem."""

    file: str
    rows: tuple[ListRow, ...]
    told: str = ""

    def of(self, *fates: RowFate) -> tuple[ListRow, ...]:
        return tuple(row for row in self.rows if row.fate in fates)

    @property
    def sound(self) -> bool:
        """True if it can be imported: no row is a problem, and something would change."""
        return not self.of(RowFate.PROBLEM) and bool(self.of(RowFate.NEW, RowFate.JOINS))


class Register:
    """The accounts of the school, and the people in the class that the list is for."""

    def __init__(self, accounts: Sequence[Account], members: frozenset[str]) -> None:
        self.by_login: Mapping[str, Account] = {each.login: each for each in accounts if each.login}
        self._members = members
        self._named: dict[str, list[Account]] = defaultdict(list)
        for each in accounts:
            if each.standing is AccountState.OPEN:
                self._named[each.name.casefold()].append(each)

    def named(self, name: str) -> Account | None:
        """The one open account of that name; None if there is none, or several."""
        alike = self._named.get(name.casefold(), [])
        return alike[0] if len(alike) == 1 else None

    def fate(self, account: Account) -> RowFate:
        return RowFate.THERE if account.id in self._members else RowFate.JOINS


def preview(sheet: ListSheet, register: Register, into: str = "") -> ListPreview:
    """The fate of each row. ``into`` is the title of the class; without one the list only opens
    accounts. Raises BadFile if no column holds names."""
    heads = heads_of(sheet.rows[0].cells, [row.cells for row in sheet.rows[1:]])
    if heads is None:
        message = say(
            'No column is called "Name". The first row must name the columns: Name, Login, Email.'
        )
        raise BadFile(Path(sheet.file), message, sheet.rows[0].line)
    reading = _ListReading(heads, register, into)
    rows = sheet.rows[1:] if heads.named else sheet.rows
    if not rows:
        raise BadFile(Path(sheet.file), say("The list has headings and no people."))
    unread = say("Columns not read: {columns}.", columns=", ".join(heads.unread))
    told = " ".join(filter(None, (sheet.told, unread if heads.unread else "")))
    return ListPreview(sheet.file, tuple(reading.read(row.line, row.cells) for row in rows), told)


class _ListReading:
    """Reads rows one after another, and remembers the persons in them."""

    def __init__(self, heads: ListHeads, register: Register, into: str) -> None:
        self._heads, self._register, self._into = heads, register, into
        self._lines: dict[str, int] = {}
        self._taken = set(register.by_login)

    def read(self, line: int, cells: Sequence[str]) -> ListRow:
        name, password = self._heads.name(cells), self._heads.value(ListColumn.PASSWORD, cells)
        given = clean_login(self._heads.value(ListColumn.LOGIN, cells))
        email = self._heads.value(ListColumn.EMAIL, cells)
        wrong = self._too_wide(cells) or self._met(given, name) or wrong_with_name(name)
        if wrong:
            return ListRow(line, name, given, RowFate.PROBLEM, wrong)
        there = self._register.by_login.get(given) if given else self._register.named(name)
        login = given or (there.login if there else login_for(name, self._taken))
        role = role_of(self._heads.value(ListColumn.ROLE, cells))
        wrong = wrong_with_login(login) or _wrong_password(password, login)
        wrong = wrong or self._wrong_role(self._heads.value(ListColumn.ROLE, cells), role, there)
        if wrong or role is None:
            return ListRow(line, name, login, RowFate.PROBLEM, wrong)
        self._lines[_key(given, name)] = line
        self._taken.add(login)
        if there is not None:
            return self._of(line, name, there)
        says = say("new account")
        if self._into:
            says = say("new account, joins the class")
        if role is not Role.TRAINEE:
            says = say("{row}: {role}", row=says, role=role_title(role))
        return ListRow(line, name, login, RowFate.NEW, says, password, email, role=role)

    def _of(self, line: int, name: str, there: Account) -> ListRow:
        """A row of an existing account; under another name it is a problem."""
        login = there.login
        if there.name.casefold() != name.casefold():
            wrong = say(
                "{login} belongs to {name}. Use another sign-in name, or that name.",
                login=login,
                name=there.name,
            )
            return ListRow(line, name, login, RowFate.PROBLEM, wrong)
        if there.standing is not AccountState.OPEN:
            wrong = say("This account is closed. Reopen it first, or remove the row.")
            return ListRow(line, name, login, RowFate.PROBLEM, wrong)
        fate = self._register.fate(there) if self._into else RowFate.THERE
        says = say("already here, no change")
        if fate is RowFate.JOINS:
            says = say("already here, joins the class")
        return ListRow(line, name, login, fate, says, account=there.id)

    def _wrong_role(self, word: str, role: Role | None, there: Account | None) -> str:
        """The fault of the role that the row names; empty for none."""
        if role is None:
            known = say_list([role_title(each) for each in Role], "or")
            return say('"{word}" is not a role. Use {roles}.', word=word, roles=known)
        if there is not None and word and there.role is not role:
            return say(
                "{name} has the role: {role}. Change it under People, or remove it here.",
                name=there.name,
                role=role_title(there.role),
            )
        if self._into and role not in (Role.TRAINEE, Role.SUPERVISOR):
            return say("Only trainees and supervisors join a class. Remove the row.")
        return ""

    def _too_wide(self, cells: Sequence[str]) -> str:
        """The fault of a row that has more cells than the first row names; empty for none."""
        if not self._heads.named or not any(cell.strip() for cell in cells[self._heads.wide :]):
            return ""
        return say("The row has too many cells. Put the name in quotation marks.")

    def _met(self, given: str, name: str) -> str:
        """The fault of a row if another has the same sign-in name or, without one, the same
        name."""
        met = self._lines.get(_key(given, name))
        if met is None:
            return ""
        if given:
            return say(
                "{login} is also in line {line}. Remove one row or change one.",
                login=given,
                line=met,
            )
        return say(
            "{name} is also in line {line}. Remove one row, or add sign-in names.",
            name=name,
            line=met,
        )


def _key(given: str, name: str) -> str:
    """The identity of a row's person: the sign-in name, else the name."""
    return f"login {given}" if given else f"name {name.casefold()}"


def _wrong_password(password: str, login: str) -> str:
    if not password:
        return ""
    try:
        check_password(password, login)
    except BadSecret as bad:
        return bad.problems[0].message
    return ""


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


class ListHeads(Struct, frozen=True):
    """The places of the columns. ``named``: the first row names them, and is no person;
    ``unread`` are its words that name none of them."""

    at: dict[ListColumn, int]
    named: bool
    wide: int
    unread: tuple[str, ...] = ()

    def value(self, column: ListColumn, cells: Sequence[str]) -> str:
        """The row's value in that column; empty if it has no such column."""
        place = self.at.get(column)
        return cells[place].strip() if place is not None and place < len(cells) else ""

    def name(self, cells: Sequence[str]) -> str:
        """The name as one text."""
        whole = self.value(ListColumn.NAME, cells)
        parts = (self.value(ListColumn.FIRST, cells), self.value(ListColumn.LAST, cells))
        return clean_name(whole or " ".join(parts))


def heads_of(first: Sequence[str], others: Sequence[Sequence[str]]) -> ListHeads | None:
    """The columns by the first row. If it names none, the first column is the name and the second
    the login. None if it names columns and none of them is known for a name."""
    # From the end, so that of two columns of one name the first is the one that counts.
    words = {clean_name(cell).casefold(): place for place, cell in reversed([*enumerate(first)])}
    at = {
        column: words[word]
        for column, known in HEADS.items()
        for word in reversed(known)
        if word in words
    }
    if not at and _are_unknown(first, others):
        return None
    if not at:
        at = {column: place for place, column in enumerate(_UNNAMED)}
        return ListHeads(at, named=False, wide=len(first))
    if {ListColumn.NAME, ListColumn.FIRST, ListColumn.LAST} & at.keys():
        known = at.values()
        unread = tuple(
            word
            for cell in first
            if (word := clean_name(cell)) and words[word.casefold()] not in known
        )
        return ListHeads(at, named=True, wide=len(first), unread=unread)
    return None


def _are_unknown(first: Sequence[str], others: Sequence[Sequence[str]]) -> bool:
    """True if the row, no word of which is known, names columns nevertheless: it has more than a
    name and a login, or it is unlike all other rows, a word above names of two or a login."""
    if sum(bool(cell.strip()) for cell in first) > len(_UNNAMED):
        return True
    names = [row[0].split() for row in others if row]
    logins = [row[1] for row in others if len(row) > 1 and row[1].strip()]
    alone = len(first[0].split()) == 1 and all(len(name) > 1 for name in names)
    large = len(first) > 1 and first[1] != first[1].lower()
    return (len(names) > 1 and alone) or (
        len(logins) > 1 and large and all(login == login.lower() for login in logins)
    )


_UNNAMED = (ListColumn.NAME, ListColumn.LOGIN)
"""The columns of a list whose first row is a person."""
