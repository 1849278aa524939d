"""The supervisor's side of the live wall: every station of a class, one table close up, and
orders."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from trainer.dealing.action import DEALER, Action, act_in
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView
from trainer.errors import InputError
from trainer.game.chips import Stacks
from trainer.game.round import Round
from trainer.records.attempt import Attempt, AttemptState, Dealt, Timed
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.live import LiveOrderRow, LiveTableRow
from trainer.records.registry.rows.people import ClassRow, MemberRow
from trainer.school.curriculum import Curriculum, drill_title
from trainer.school.debrief.debrief import DebriefAct, MistakeShown
from trainer.school.live_wall.station import SoFar, TableNow
from trainer.school.live_wall.tile import TileKind, WallFelt, WallTile
from trainer.school.people.rights import Account, Right, may
from trainer.school.recorded_rounds import house_of, houses_as_dealt, laid_in, round_of

SILENT_MS = 12_000
"""A station that showed nothing for so long is without contact."""

GONE_MS = 12 * 3_600_000
"""Who showed nothing for so long is not there today."""

LAST_ACTS = 5


class Contact(Enum):
    """The contact with a station. ``LOST``: it works on and delivers later."""

    HERE = "here"
    LOST = "lost"
    AWAY = "away"


class StationShown(Struct, frozen=True):
    """One tile of the wall: the ``number``-th trainee of the class by name, the present work, and
    the time of the last contact. ``paused_by`` is empty if the table is not paused."""

    account: str
    number: int
    name: str
    tile: WallTile
    drill: str
    contact: Contact
    heard_ms: int = 0
    paused_by: str = ""
    paused_ms: int = 0


class TableShownLive(Struct, frozen=True):
    """A table close up: the cards and chips, the mistakes by the station's count, and the last
    act."""

    house: House
    round_: Round
    view: TableView
    part: Part
    laid: tuple[tuple[Action, Stacks], ...]
    mistakes: tuple[MistakeShown, ...]
    last: tuple[DebriefAct, ...]


class WallShown(Struct, frozen=True):
    """A class at one moment, by the school's time. ``opened`` is None if no table is close up."""

    class_: str
    title: str
    now_ms: int
    stations: tuple[StationShown, ...]
    opened: TableShownLive | None = None

    def station(self, account: str) -> StationShown | None:
        return next((each for each in self.stations if each.account == account), None)


class LiveWall:
    """The wall of the supervisor ``by``. Use ``look`` from one thread at a time. Methods raise
    NotAllowed, and what the registry raises."""

    def __init__(self, registry: Registry, by: Account, curriculum: Curriculum) -> None:
        may(by, Right.SEE_RESULTS)
        self._registry, self._by, self._curriculum = registry, by, curriculum
        self._so_far = SoFar()

    def classes(self) -> tuple[ClassRow, ...]:
        """The open classes that the supervisor teaches."""
        own = {
            each.class_
            for each in self._registry.rows(MemberRow, account=self._by.id, until_ms=None)
        }
        return tuple(
            each for each in self._registry.classes() if each.class_ in own and each.state == "open"
        )

    def look(self, class_: ClassRow, opened: str = "") -> WallShown:
        """The class as it is now. Asking makes its stations show their tables for some more
        seconds."""
        registry = self._registry
        registry.watch_live(self._by.id, class_.class_, opened)
        names = self._trainees(class_.class_)
        tables = {each.account: each for each in registry.rows(LiveTableRow, account=list(names))}
        orders = {each.account: each for each in registry.rows(LiveOrderRow, account=list(names))}
        now = max([registry.now_ms, *(each.at_ms for each in tables.values())])
        people = {row.account: row.name for row in registry.people()} if orders else {}
        stations = tuple(
            self._station(number, account, names, tables.get(account), orders, people, now)
            for number, account in enumerate(names, 1)
        )
        near = self._near(tables.get(opened))
        return WallShown(class_.class_, class_.title, now, stations, near)

    # --- orders

    def pause(self, account: str) -> None:
        """Cover the table and stop its clock, until it is resumed."""
        self._registry.act(self._by.id, ActKind.LIVE_PAUSED, {"account": account})

    def let_go_on(self, account: str) -> None:
        self._registry.act(self._by.id, ActKind.LIVE_RESUMED, {"account": account})

    def note(self, account: str, text: str, when: str) -> None:
        """Send the trainee that line: ``when`` is after this seat, after the round, or now."""
        said = " ".join(text.split())
        self._registry.act(
            self._by.id, ActKind.LIVE_NOTED, {"account": account, "text": said, "when": when}
        )

    # --- what is shown

    def _trainees(self, class_: str) -> Mapping[str, str]:
        """The names of the class's trainees by account, sorted by name so that tiles stay in
        place."""
        there = {each.account for each in self._registry.members(class_) if each.until_ms is None}
        rows = [
            each
            for each in self._registry.people()
            if each.account in there and each.role == Role.TRAINEE and each.state == "open"
        ]
        return {each.account: each.name for each in sorted(rows, key=_by_name)}

    def _station(
        self,
        number: int,
        account: str,
        names: Mapping[str, str],
        row: LiveTableRow | None,
        orders: Mapping[str, LiveOrderRow],
        people: Mapping[str, str],
        now_ms: int,
    ) -> StationShown:
        tile = WallTile.parse(row.tile) if row is not None else WallTile()
        order = orders.get(account)
        paused_by = order.paused_by if order is not None else None
        heard_ms = row.at_ms if row is not None else 0
        return StationShown(
            account=account,
            number=number,
            name=names[account],
            tile=tile,
            drill=self._drill(tile),
            contact=_contact(heard_ms, now_ms),
            heard_ms=heard_ms,
            paused_by=people.get(paused_by or "", "–") if paused_by else "",
            paused_ms=(order.paused_ms or 0) if order is not None and paused_by else 0,
        )

    def _drill(self, tile: WallTile) -> str:
        if tile.kind is not TileKind.TABLE:
            return ""
        return drill_title(tile.drill, self._curriculum.recipes)

    def _near(self, row: LiveTableRow | None) -> TableShownLive | None:
        """The table close up; None if it was not shown, or cannot be read."""
        felt = WallFelt.parse(row.felt) if row is not None and row.felt else None
        if felt is None:
            return None
        try:
            table = table_of(felt, self._curriculum)
            return None if table is None else self._seen(table)
        except (InputError, ValueError, KeyError, TypeError, IndexError, AssertionError):
            return None  # a station may send anything: what no dealer could do is not drawn

    def _seen(self, table: TableNow) -> TableShownLive:
        on_table = set(table.on_table)
        laid = tuple(
            (act.action, act.chips)
            for act in table.acts
            if act.action is not None and act.text in on_table
        )
        return TableShownLive(
            house=table.house,
            round_=table.lying,
            view=table.view,
            part=table.part,
            laid=laid,
            mistakes=self._so_far.of(table),
            last=tuple(reversed(table.acts[-LAST_ACTS:])),
        )


def table_of(felt: WallFelt, curriculum: Curriculum) -> TableNow | None:
    """The round on the table; None if the houses here cannot read it."""
    attempt = _attempt(felt)
    houses = houses_as_dealt(attempt, curriculum.shelf)
    round_ = round_of(attempt, houses)
    if round_ is None:
        return None
    seats = {DEALER, None, *range(1, 10)}
    acts = tuple(
        DebriefAct(act_in(each.action), each.action, each.elapsed_ms, laid_in(each))
        for each in attempt.acts
    )
    if any(act.action is not None and act.action.place not in seats for act in acts):
        return None
    return TableNow(house_of(attempt.dealt, houses), round_, Part(felt.part), acts)


def _attempt(felt: WallFelt) -> Attempt:
    """The felt in the shape of a round's evidence."""
    # So the code that reads delivered rounds reads it too.
    dealt = Dealt(
        round=felt.round,
        house=felt.house,
        edition="",
        fingerprint=felt.fingerprint,
        drill="",
        seed=0,
        mode="",
        feedback="",
        sitting="",
        number=0,
        of=0,
        program="",
        part=felt.part,
        teaching=felt.teaching,
    )
    acts = tuple(Timed(text, ms, tuple(map(tuple, laid))) for text, ms, laid in felt.acts)
    return Attempt("", 0, dealt, acts, 0, felt.elapsed_ms, AttemptState.OPEN)


def _contact(heard_ms: int, now_ms: int) -> Contact:
    silent = now_ms - heard_ms
    if silent > GONE_MS:
        return Contact.AWAY
    return Contact.LOST if silent > SILENT_MS else Contact.HERE


def _by_name(row: object) -> tuple[str, str]:
    return (str(getattr(row, "name", "")).casefold(), str(getattr(row, "account", "")))
