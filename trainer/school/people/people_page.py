"""The page of the school's accounts, and what can be done with each."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.document import (
    Block,
    Command,
    CommandRow,
    Deed,
    Document,
    Medium,
    Option,
    Route,
    RowCommand,
    SearchField,
    Section,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.marking.words import capital
from trainer.records.registry.acts import Role
from trainer.school.people.people import Person
from trainer.school.people.rights import AccountState, role_title
from trainer.school.routes import backup_notices
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

PEOPLE, CLASSES = "people", "classes"


class PeopleRoute(Route, frozen=True):
    """The accounts of that role and with that text in their names; empty for all. ``chosen`` is the
    account to begin with."""

    text: str = ""
    role: str = ""
    chosen: str = ""

    @property
    def asked(self) -> object:
        return ()


class ClassesRoute(Route, frozen=True):
    """The classes: that one is looked at, and that account is about to join it."""

    class_: str = ""
    newcomer: str = ""

    @property
    def asked(self) -> object:
        return ()


class ListRoute(Route, frozen=True):
    """The page of a class list, for that class or for none."""

    class_: str = ""


class AddPerson(Deed, frozen=True):
    """Ask for a new account."""


class ActOnAccount(Deed, frozen=True):
    """Do that with an account."""

    act: str
    account: str


class PeopleFigures(Struct, frozen=True):
    """Everybody, the present time, and if accounts may be changed, or only unlocked; with the alarm
    about backups, empty for none."""

    people: tuple[Person, ...]
    now_ms: int
    keeps: bool
    alarm: str
    may_back_up: bool


ACTS: Mapping[str, tuple[Phrase, str]] = {
    "rename": (phrase("Rename"), "R"),
    "role": (phrase("Role"), "L"),
    "password": (phrase("New password"), "P"),
    "pin": (phrase("Set a PIN"), "G"),
    "unlock": (phrase("Unlock"), "U"),
    "close": (phrase("Close the account"), "C"),
    "reopen": (phrase("Reopen"), "O"),
    "data": (phrase("Data"), "D"),
}
"""What can be done with an account, and the key that does it."""
RARE = frozenset({"pin", "unlock", "reopen", "close"})
"""Acts that are not shown where they are of no use."""


def people_tabs(page: str) -> Selector:
    """The tabs of the two pages about people: accounts, and classes."""
    return Selector(
        f"{page}.tabs",
        say("Shown"),
        (
            Option(PEOPLE, say("Accounts"), PeopleRoute()),
            Option(CLASSES, say("Classes"), ClassesRoute()),
        ),
        page,
    )


def tell_people(figures: PeopleFigures, at: PeopleRoute) -> Document:
    """The accounts that pass the filters."""
    passing = [each for each in figures.people if _passes(each, at)]
    roles = (("", say("All roles")), *((each.value, capital(role_title(each))) for each in Role))
    by_role = selector("people.role", say("Role"), at, "role", roles)
    search = SearchField("people.search", say("Find a name"), at.text, at, "text", "F")
    commands = (
        Command("people.import", say("Class list"), ListRoute(), shortcut="I"),
        Command("people.add", say("Add a person"), AddPerson(), kind="primary", shortcut="N"),
    )
    card = Section(
        "people.card",
        _count_words(figures, len(passing)),
        (_table(figures, passing, at),),
        beside=(search, by_role),
        aside=(CommandRow("people.commands", commands),) if figures.keeps else (),
    )
    notices = backup_notices(PEOPLE, figures.alarm, may_back_up=figures.may_back_up)
    blocks: tuple[Block, ...] = (*notices, card)
    return Document(PEOPLE, say("People"), blocks, (people_tabs(PEOPLE),), exports=False)


def _passes(person: Person, at: PeopleRoute) -> bool:
    account, wanted = person.account, at.text.casefold().strip()
    named = wanted in f"{account.name} {account.login}".casefold()
    return named and at.role in ("", account.role.value)


def _count_words(figures: PeopleFigures, count: int) -> str:
    """The number shown; or that nobody could set an exam yet."""
    staffed = any(each.account.role is Role.SUPERVISOR for each in figures.people)
    if figures.keeps and not staffed:
        return say("No supervisor yet. Add one to set exams and see results.")
    return say_count("{count} person", "{count} people", count=count)


def _table(figures: PeopleFigures, passing: list[Person], at: PeopleRoute) -> TableBlock:
    columns = (
        TableColumn("name", say("Name"), share=26),
        TableColumn("login", say("Sign-in name"), share=20),
        TableColumn("role", say("Role"), share=14),
        TableColumn("classes", say("Classes"), share=26),
        TableColumn("account", say("Account"), share=14),
    )
    acts = {act: each for act, each in ACTS.items() if figures.keeps or act == "unlock"}
    commands = tuple(
        RowCommand(f"people.{act}", say_phrase(words), key, rare=act in RARE)
        for act, (words, key) in acts.items()
    )
    rows = tuple(_row(each, tuple(acts), figures.now_ms) for each in passing)
    return TableBlock(
        "people.list", PEOPLE, say("People"), columns, rows, Medium.SCREEN, 0, commands,
        chosen=at.chosen, most_lines=2,
    )  # fmt: skip


def _row(person: Person, acts: tuple[str, ...], now_ms: int) -> TableRow:
    account = person.account
    cells = (
        account.name,
        account.login,
        capital(role_title(account.role)),
        say_list(person.classes, ""),
        capital(_standing(person, now_ms)),
    )
    targets = tuple(
        ActOnAccount(act, account.id) if can(act, person, now_ms) else None for act in acts
    )
    is_open = account.standing is AccountState.OPEN
    locked = is_open and person.locked(now_ms)
    tone = "critical" if locked else "" if is_open else "quiet"
    first = targets[0] if acts and acts[0] == "rename" else None
    return TableRow(account.id, cells, first, tone, targets)


def can(act: str, person: Person, now_ms: int) -> bool:
    """True if that act is of any use with this account now."""
    is_open = person.account.standing is AccountState.OPEN
    match act:
        case "unlock":
            return is_open and person.locked(now_ms)
        case "reopen":
            return not is_open
        case "data":
            return True
        case "pin":
            return is_open and person.account.role is Role.SUPERVISOR
        case _:
            return is_open


def _standing(person: Person, now_ms: int) -> str:
    if person.account.standing is not AccountState.OPEN:
        return say("closed")
    if person.locked(now_ms):
        # Rounded up: a lock that still holds is not "0 min".
        minutes = -(-(person.locked_until_ms - now_ms) // 60_000)
        return say("■ locked, {minutes} min", minutes=minutes)
    return say("active")
