"""The report of a shift at the live table: accuracy and order under load, wishes, pace."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from msgspec import Struct

from trainer.document import (
    Block,
    CellKind,
    Chart,
    ChartAxis,
    ChartLine,
    Command,
    CommandRow,
    Deed,
    Document,
    FigureRow,
    LineStyle,
    Medium,
    Paragraph,
    Route,
    RowCommand,
    Section,
    Selector,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.drills.live.tempers import PlayerWish
from trainer.drills.live.wishes import WishHandled
from trainer.game.money import total
from trainer.marking.mistake import Severity
from trainer.marking.words import paragraph
from trainer.school.clock import MINUTE_MS
from trainer.school.debrief.pace import pace_of
from trainer.school.interruptions import WishMet
from trainer.school.live.figures import (
    Interval,
    ShareRight,
    Shift,
    ShiftListed,
    ShiftRound,
    median_ms,
)
from trainer.school.pages.live_pace import MARKS, NAME, shift_pace
from trainer.school.pages.log_pages import OpenRound, WatchRound
from trainer.school.practice import Practice
from trainer.school.words.date_words import at, lately_at
from trainer.wording import phrase, say, say_count, say_figure, say_list, say_phrase, speaking_of


class LiveReportRoute(Route, frozen=True):
    """The report of that shift; empty for the latest."""

    sitting: str = ""


class LeaveReport(Deed, frozen=True):
    """Go to the results, or to one's mistakes."""

    to_mistakes: bool = False


class NextShift(Deed, frozen=True):
    """Begin another shift of that drill at that house."""

    house: str
    drill: str


class LiveFigures(Struct, frozen=True):
    """The shift that is shown, and those that may be."""

    shift: Shift | None
    shifts: tuple[ShiftListed, ...]
    titles: Mapping[str, str]
    now: datetime


def load_live_report(
    practice: Practice, route: LiveReportRoute, now: datetime
) -> tuple[LiveReportRoute, LiveFigures]:
    """The figures of that shift, or of the latest one."""
    shifts = practice.shifts.latest()
    known = route.sitting or (shifts[0].sitting if shifts else "")
    shift = practice.shifts.of(known) if known else None
    titles = {each.id: each.title for each in practice.houses()}
    return LiveReportRoute(known), LiveFigures(shift, shifts, titles, now)


def tell_live_report(figures: LiveFigures, route: LiveReportRoute) -> Document:
    """The page: figures at the head, accuracy beside wishes, and the pace below, minute by
    minute."""
    shift = figures.shift
    if shift is None:
        none = Paragraph(say("No shift yet."), key=f"{NAME}.none")
        return Document(NAME, say("Report of a shift"), (none,), exports=False)
    with speaking_of(shift.house.rules.spoken):
        return _told(shift, figures, route)


def _told(shift: Shift, figures: LiveFigures, route: LiveReportRoute) -> Document:
    title = say("Shift of {count} minutes", count=shift.drill.minutes)
    of = f"{shift.drill.heading} · {shift.house.title}"
    next_ = NextShift(shift.house.id, shift.drill.name)
    again = Command(f"{NAME}.next", say("Next shift"), next_, kind="primary", shortcut="Enter")
    blocks: tuple[Block, ...] = (
        _head(shift, Medium.PAPER),
        SideBySide(f"{NAME}.halves", ((_accuracy_under_load(shift),), (_wishes(shift),)), (4, 7)),
        shift_pace(shift),
        *_faults(shift),
        _rounds(shift, figures, route),
    )
    return Document(
        NAME,
        title,
        blocks,
        back=Command(f"{NAME}.back", "←", LeaveReport(), kind="square", spoken=say("Results")),
        notes=(of,),
        landscape=True,
        under=of,
        beside=(_head(shift, Medium.SCREEN), CommandRow(f"{NAME}.onward", (again,))),
    )


def _chosen(figures: LiveFigures, route: LiveReportRoute) -> Selector:
    shifts = ((each.sitting, _listed(figures, each)) for each in figures.shifts)
    return selector(f"{NAME}.shift", say("Shift"), route, "sitting", shifts)


def _listed(figures: LiveFigures, shift: ShiftListed) -> str:
    when = lately_at(at(shift.began_at_ms), figures.now)
    return f"{figures.titles.get(shift.house, shift.house)}, {when}"


def _head(shift: Shift, medium: Medium) -> FigureRow:
    quiet, _ = shift.accuracy(load=False)
    loaded, _ = shift.accuracy(load=True)
    every, wishes = quiet + loaded, shift.wishes
    met = sum(each.handled is WishHandled.RIGHT for each in wishes)
    debriefs = [each.debrief for each in shift.rounds]
    unit, hands = shift.house.rules.currency, pace_of(debriefs)
    players = total([each.players_short for each in debriefs])
    house = total([each.house_short for each in debriefs])
    return FigureRow(
        f"{NAME}.head",
        (
            (say("Decisions right"), _of(every)),
            (say("Interruptions handled"), _of(ShareRight(met, len(wishes)))),
            (say("Players short"), f"{unit}{say_figure(players.grouped)}"),
            (say("House short"), f"{unit}{say_figure(house.grouped)}"),
            (say("Pace"), "–" if hands is None else say("{number} hands/h", number=hands)),
        ),
        medium,
    )


def _of(share: ShareRight) -> str:
    return say("{some} of {all}", some=share.right, all=share.of)


# ------------------------------------------------------------------ accuracy under load


def _accuracy_under_load(shift: Shift) -> Section:
    caption = say("Load: somebody at the table wanted something.")
    blocks: tuple[Block, ...] = (_shares(shift), *_differences(shift), _share_table(shift))
    return Section(f"{NAME}.load", say("Accuracy under load"), blocks, caption)


def _shares(shift: Shift) -> Chart:
    """A line from bound to bound for each share, its value in the middle."""
    by_load = {load: shift.accuracy(load=load) for load in (False, True)}
    bounds = [each for _, each in by_load.values() if each is not None]
    low = min((each.low for each in bounds), default=0.9)
    least = max(0, 5 * int(20 * low))
    names = {False: say("Quiet"), True: say("Under load")}
    lines = tuple(
        ChartLine(
            "",
            ((100 * each.low, at), (100 * each.value, at), (100 * each.high, at)),
            LineStyle.RANGE if load else LineStyle.OPEN_RANGE,
            names=((1, say("{part}%", part=say_figure(f"{100 * share.rate:.1f}"))),),
        )
        for at, (load, (share, each)) in zip((2.0, 1.0), by_load.items(), strict=True)
        if each is not None
    )
    shares = [
        say("{name}: {value}", name=names[load], value=_of(share))
        for load, (share, _) in by_load.items()
    ]
    step = 5 if least >= 75 else 10 if least >= 50 else 25
    ticks = tuple((float(each), say("{part}%", part=each)) for each in range(least, 101, step))
    across = ChartAxis("", least, 100, ticks)
    rows = tuple(
        (at, f"{names[load]}\n{_of(by_load[load][0])}") for at, load in ((2.0, False), (1.0, True))
    )
    up = ChartAxis("", 0.5, 2.5, rows)
    return Chart(f"{NAME}.shares", say_list(shares, ";"), across, up, lines, high=156, left=96)


def _differences(shift: Shift) -> Iterator[Block]:
    for key, name, lost in (
        ("accuracy", say("Accuracy"), shift.accuracy_lost),
        ("order", say("Order"), shift.order_lost),
    ):
        if lost is not None:
            name = say("{name}: {value}", name=name, value=_points(lost.value))
        yield Paragraph(name, "section", key=f"{NAME}.{key}.difference")
        yield Paragraph(_meaning(lost), "caption", key=f"{NAME}.{key}.meaning")


def _points(share: float) -> str:
    """``−6.4 points``."""
    sign = "−" if share < 0 else "+"
    return say("{number} points", number=sign + say_figure(f"{abs(100 * share):.1f}"))


def _meaning(lost: Interval | None) -> str:
    if lost is None:
        return say("Too few decisions so far to compare quiet times with load.")
    between = say("Between {low} and {high}.", low=_points(lost.low), high=_points(lost.high))
    if not lost.told:
        return paragraph(between, say("No difference can be told yet."))
    worse = (
        say("You are worse under load.") if lost.value < 0 else say("You are better under load.")
    )
    return paragraph(between, worse)


def _share_table(shift: Shift) -> TableBlock:
    """The same figures as a table, for a file and for a screen reader."""
    columns = (
        TableColumn("what", say("What"), share=3),
        TableColumn("when", say("When"), share=3),
        TableColumn("right", say("Right"), CellKind.COUNT, share=2),
        TableColumn("of", say("Of"), CellKind.COUNT, share=2),
        TableColumn("low", say("From"), CellKind.SHARE, share=2),
        TableColumn("high", say("To"), CellKind.SHARE, share=2),
    )
    rows = tuple(
        TableRow(f"{key}.{load}", (name, when, share.right, share.of, *_bounds(bounds)))
        for key, name, told in (
            ("accuracy", say("Accuracy"), shift.accuracy),
            ("order", say("Order"), shift.in_order),
        )
        for load, when in ((False, say("Quiet")), (True, say("Under load")))
        for share, bounds in (told(load=load),)
    )
    return TableBlock(f"{NAME}.share", "load", "", columns, rows, Medium.WRITTEN)


def _bounds(interval: Interval | None) -> tuple[float | None, float | None]:
    return (None, None) if interval is None else (interval.low, interval.high)


# ------------------------------------------------------------------ interruptions

HANDLED = {
    WishHandled.LATE: phrase("{count} too late"),
    WishHandled.WRONG: phrase("{count} wrong"),
    WishHandled.IGNORED: phrase("{count} not answered"),
}


def _wishes(shift: Shift) -> Section:
    rounds = sum(not each.quiet for each in shift.rounds)
    caption = say("{count} in {rounds} rounds", count=len(shift.wishes), rounds=rounds)
    kinds = {each.wish.name: each.wish for each in shift.wishes}
    columns = (
        TableColumn("what", say("What happened"), share=7),
        TableColumn("times", say("Times"), CellKind.COUNT, share=2),
        TableColumn("right", say("As the floor does"), CellKind.COUNT, share=3),
        TableColumn("otherwise", say("Differently"), share=8),
        TableColumn("median", say("Answered in"), CellKind.FIGURES, share=3),
    )
    rows = tuple(_kind(wish, shift.wishes) for wish in kinds.values())
    every = TableRow("all", (say("All"), *_counts(shift.wishes)))
    table = TableBlock(
        f"{NAME}.kinds",
        "interruptions",
        say("Interruptions"),
        columns,
        (*rows, every),
        rows_in_sight=10,
        dense=True,
    )
    worst = _by_cost(shift)[:1]
    lines = tuple(Paragraph(_costliest(e), "caption", key=f"{NAME}.costliest") for e in worst)
    watch = tuple(
        Command(
            f"{NAME}.worst",
            say("Watch the costliest mistake"),
            WatchRound(each.attempt, 0, each.number),
            shortcut="W",
        )
        for each in worst
    )
    mistakes = Command(
        f"{NAME}.mistakes", say("Mistakes"), LeaveReport(to_mistakes=True), shortcut="M"
    )
    aside = (CommandRow(f"{NAME}.more", (*watch, mistakes)),)
    title = say("Interruptions and what you did")
    return Section(f"{NAME}.wishes", title, (table, *lines), caption, aside=aside)


def _by_cost(shift: Shift) -> list[WishMet]:
    """The wishes that were not met as the floor does, the costliest first."""
    order = list(Severity)
    faults = [each for each in shift.wishes if each.severity is not None]
    return sorted(faults, key=lambda each: (order.index(each.severity or order[-1]), each.began_ms))


def _costliest(met: WishMet) -> str:
    """``■ Minute 12, Seat 3, Dean: Late bet. Not answered. Due: Stop.``"""
    return say(
        "{mark} Minute {minute}, {who}: {what}. {done}. Due: {due}. {rule}",
        mark=MARKS[met.severity or Severity.MINOR],
        minute=met.began_ms // MINUTE_MS,
        who=met.who,
        what=met.wish.heading,
        done=met.done_words,
        due=met.due_words,
        rule=str(met.due.source),
    )


def _kind(wish: PlayerWish, wishes: tuple[WishMet, ...]) -> TableRow:
    these = tuple(each for each in wishes if each.wish.name == wish.name)
    return TableRow(wish.name, (wish.heading, *_counts(these)))


def _counts(wishes: tuple[WishMet, ...]) -> tuple[int, int, str, str | None]:
    right = sum(each.handled is WishHandled.RIGHT for each in wishes)
    took = median_ms(wishes)
    seconds = None if took is None else say("{seconds} s", seconds=say_figure(f"{took / 1000:.1f}"))
    return len(wishes), right, say_list([*_otherwise(wishes)], "") or "–", seconds


def _otherwise(wishes: tuple[WishMet, ...]) -> Iterator[str]:
    """``■ 1 not answered``: with the worst mark among them."""
    for came, words in HANDLED.items():
        severities = [each.severity for each in wishes if each.handled is came]
        marks = [MARKS[each] for each in Severity if each in severities and each in MARKS]
        if marks:
            yield f"{marks[0]} {say_phrase(words, count=len(severities))}"


def _faults(shift: Shift) -> Iterator[Block]:
    """The wishes that were not met as the floor does, the costliest first; each leads to its
    round."""
    worst = _by_cost(shift)
    if not worst:
        return
    columns = (
        TableColumn("mark", say("Mark"), share=1),
        TableColumn("minute", say("Minute"), CellKind.COUNT, share=2),
        TableColumn("who", say("Who"), share=4),
        TableColumn("what", say("What happened"), share=5),
        TableColumn("due", say("Due"), share=5),
        TableColumn("rule", say("Rule"), share=6),
    )
    rows = tuple(_fault_row(number, each) for number, each in enumerate(worst))
    watch, title = (RowCommand(f"{NAME}.watch", say("Watch")),), say("Not as the floor does")
    sight = min(4, len(rows))
    name = "interruption-faults"
    table = TableBlock(
        f"{NAME}.faults",
        name,
        title,
        columns,
        rows,
        rows_in_sight=sight,
        commands=watch,
        dense=True,
    )
    yield Section(f"{NAME}.not", title, (table,))


def _fault_row(number: int, met: WishMet) -> TableRow:
    mark = MARKS[met.severity or Severity.MINOR]
    who = f"{met.person.seat}. {met.person.name}"
    rule, to = str(met.due.source), OpenRound(met.attempt)
    watch = WatchRound(met.attempt, 0, met.number)
    cells = (mark, met.began_ms // MINUTE_MS, who, met.wish.heading, met.due.answers[0].words, rule)
    return TableRow(f"fault{number}", cells, to, targets=(watch,))


def _rounds(shift: Shift, figures: LiveFigures, route: LiveReportRoute) -> Section:
    """Every round; beside them the other shifts."""
    others = (_chosen(figures, route),) if len(figures.shifts) > 1 else ()
    when = lately_at(at(shift.began_at_ms), figures.now)
    return Section(f"{NAME}.rounds", say("Rounds"), (_round_table(shift),), when, aside=others)


def _round_table(shift: Shift) -> TableBlock:
    columns = (
        TableColumn("round", say("Round"), CellKind.COUNT, share=2),
        TableColumn("minute", say("Minute"), CellKind.COUNT, share=2),
        TableColumn("hands", say("Seats"), CellKind.COUNT, share=2),
        TableColumn("quiet", say("Quiet"), CellKind.FIGURES, share=3),
        TableColumn("load", say("Under load"), CellKind.FIGURES, share=3),
        TableColumn("wishes", say("Interruptions"), CellKind.COUNT, share=3),
        TableColumn("mistakes", say("Mistakes"), CellKind.COUNT, share=3),
        TableColumn("pace", say("Hands an hour"), CellKind.COUNT, share=3),
    )
    rows = tuple(_round(at, each) for at, each in enumerate(shift.rounds, 1))
    title = say_count("{count} round", "{count} rounds", count=len(rows))
    return TableBlock(f"{NAME}.round", "rounds", title, columns, rows, rows_in_sight=8, dense=True)


def _round(at: int, round_: ShiftRound) -> TableRow:
    quiet, load = round_.decisions.quiet, round_.decisions.load
    cells = (
        at,
        round_.began_ms // MINUTE_MS,
        round_.debrief.hands,
        _of(quiet) if quiet.of else "–",
        _of(load) if load.of else "–",
        len(round_.wishes),
        len(round_.debrief.mistakes),
        round_.debrief.hands_per_hour,
    )
    return TableRow(round_.debrief.attempt_id, cells, OpenRound(round_.debrief.attempt_id))
