"""Scenes of the live table: players who want something, a shift told afterwards, the live wall."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QApplication

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.generate import generate
from trainer.drills.live.tempers import WishAnswer
from trainer.drills.live.wishes import due
from trainer.game.money import Money
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.live import live_tables
from trainer.school.debrief.briefing import acts_due
from trainer.school.debrief.debrief import DebriefAct
from trainer.school.live_wall.station import AtTable, Moment, TableNow, felt_of
from trainer.school.live_wall.tile import TileKind, WallTile
from trainer.school.sitting import Sitting
from trainer.shots import people
from trainer.shots.people import practice_of, registry_of
from trainer.ui.application import Application
from trainer.ui.live_wall.part import LIVE
from trainer.ui.routes import LIVE_REPORT

TABLE, REPORT = "live-table", "live-report"
SCENES = (TABLE, REPORT)
SEED, HALF_WAY = 17, 12
ACT_MS, ANSWER_MS = 2_600, 1_100
SLIPS, OTHERWISE = 4, 5
"""Under load every this many payments is wrong, and every this many wishes is answered wrongly."""


def play(
    app: Application,
    scene: str,
    begin: Callable[[str], Sitting],
    acts_of: Callable[[Sitting], Sequence[Action]],
    wait: Callable[[int], None],
) -> None:
    if scene == TABLE:
        _table(app, begin("live-rush"), acts_of, wait)
    else:
        _shift(begin("live-table"), acts_of, wait)
        app.turn_to(LIVE_REPORT)


def _table(
    app: Application,
    sitting: Sitting,
    acts_of: Callable[[Sitting], Sequence[Action]],
    wait: Callable[[int], None],
) -> None:
    """Settled until two players want something, one of them reaching; one is about to be
    answered."""
    live = sitting.live
    assert live is not None, "the drill is a live one"
    sitting.watch.go_on()
    for action in acts_of(sitting):
        reaching = [each for each in live.open if each.of.wager is not None and not each.landed]
        if reaching and len(live.open) > 1 and len(sitting.acts) > HALF_WAY:
            break
        wait(ACT_MS)
        sitting.act(action)
    page = app.pages.table
    page.sit_down(sitting)
    asking = [each.of.seat for each in live.open]
    if asking:
        page.screen_.table.address(asking[0])


def _shift(
    sitting: Sitting, acts_of: Callable[[Sitting], Sequence[Action]], wait: Callable[[int], None]
) -> None:
    """Work a whole shift, with a few slips under load."""
    count, paid, over = 0, 0, False
    while not over:
        live = sitting.live
        assert live is not None, "the drill is a live one"
        sitting.watch.go_on()
        for action in acts_of(sitting):
            under = bool(live.open)
            for wish in live.open:
                wait(ANSWER_MS)
                count += 1
                owed = due(sitting.house, live.tempers.wishes[wish.of.wish]).answers[0]
                said = WishAnswer.EXPLAIN if count % OTHERWISE == 0 else owed
                live.answer(wish.of.seat, said, sitting.watch.elapsed_ms)
            wait(ACT_MS if under else ACT_MS - 500)
            paying = under and action.verb is Verb.PAY
            paid += paying
            slips = paying and paid % SLIPS == 0
            sitting.act(_too_much(action) if slips else action)
        over = sitting.is_last
        sitting.finish()
        sitting = sitting if over else sitting.next()


def _too_much(action: Action) -> Action:
    assert action.amount is not None, "a payment has an amount"
    return Action(action.verb, action.place, action.wager, action.amount + Money(500))


OPENED, HOUSE, DRILL = "Aisha Rahman", "six-card-bonus", "full-table"
TILES = (
    ("d-ohdoo", (0, 1, 1), (160, 171, 168, 180, 172), 6),
    ("ooo-hdd", (1, 0, 2), (141, 150, 158), 4),
    ("oo-hd-d", (0, 0, 0), (190, 196, 204, 201), 11),
    ("hoo-dd-", (2, 0, 0), (120, 133, 128, 140), 2),
    ("ddddd-h", (0, 0, 1), (150, 160, 166), 5),
    ("o-ooohd", (0, 1, 0), (170, 150, 166, 158), 7),
)


def play_wall(app: Application, scene: str, wall_ms: Callable[[], int]) -> None:
    """Show the wall, with one table opened."""
    people.a_school(app, wall_ms)
    supervisor = people.signed_in(app, Role.SUPERVISOR)
    registry = registry_of(app)
    names = {each.name: each.account for each in registry.people() if each.role == Role.TRAINEE}
    fill(app, registry, names, wall_ms())
    registry.act(supervisor.id, ActKind.LIVE_PAUSED, {"account": names["Mei Tan"]})
    app.turn_to(LIVE)
    page = app.window.pages.page(LIVE)
    _wait(app)
    page.open_station(names[OPENED])
    _wait(app)
    if scene == "live-wall-note":
        page.near.note.setText("Look once more at the order at seat 4.")
        page.near.note.setFocus()


def _wait(app: Application) -> None:
    """Wait for all work beside the window."""
    while app.background.busy:
        QApplication.processEvents()


def fill(app: Application, registry: Registry, names: dict[str, str], now_ms: int) -> None:
    """Let each trainee but one show a table, as if watched just now."""
    rows = []
    for number, (name, account) in enumerate(sorted(names.items())):
        if name == "Jonas Weber":
            continue
        tile, felt = _shown(app, name, number)
        heard = now_ms - (20 * 60_000 if name == "Hana Novak" else 0)
        rows.append(
            {"account": account, "link": "", "at_ms": heard, "tile": tile.text(), "felt": felt}
        )
    with registry.transaction() as db:
        db.execute(live_tables.insert(), rows)


def _shown(app: Application, name: str, number: int) -> tuple[WallTile, str]:
    if name == "Luc Bernard":
        return WallTile(exam=True), ""
    if name == "Sofia Rossi":
        return WallTile(TileKind.QUESTIONS), ""
    seats, mistakes, paces, round_ = TILES[number % len(TILES)]
    tile = WallTile(TileKind.TABLE, DRILL, round_, 10, seats, mistakes, paces)
    if name != OPENED:
        return tile, ""
    moment = _moment(app)
    assert moment.at_table is not None, "that one sits at a table"
    seen = "".join(moment.at_table.table.seats)
    return WallTile(TileKind.TABLE, DRILL, 6, 10, seen, (0, 1, 1), TILES[0][2]), felt_of(moment)


def _moment(app: Application) -> Moment:
    practice = practice_of(app)
    house = practice.curriculum.shelf[HOUSE]
    there = {each.name: each for each in practice.curriculum.drills(HOUSE)}
    recipe = there.get(DRILL) or next(iter(there.values()))
    round_ = generate(house.rules, recipe, 1)
    acts = [str(each) for each in acts_due(house, round_)]
    done = acts[: len(acts) * 2 // 3]
    done_acts = tuple(
        DebriefAct(Action.parse(text), text, 4_000 * number) for number, text in enumerate(done, 3)
    )
    table = TableNow(house, round_, Part.SETTLEMENT, done_acts)
    at = AtTable(table, "s", DRILL, 6, 10, house.fingerprint, "off", 52_000)
    return Moment("", at_table=at)
