"""The reports of a class as tables: the board, and what goes wrong most."""

from __future__ import annotations

from trainer.paper.sheet import Cell, Cells, Column, Sheet
from trainer.school.reports.board import Board, BoardRow
from trainer.school.reports.pareto import Bar, Pareto
from trainer.wording import say


def board_sheet(board: Board, title: str = "", notes: tuple[str, ...] = ()) -> Sheet:
    """The readiness of each trainee: for each area the share of right answers, and their number."""
    columns = (
        Column("account", say("Account")),
        Column("trainee", say("Trainee")),
        Column("readiness", say("Readiness")),
        Column("chance", say("Chance of passing"), Cells.SHARE),
        Column("chance_low", say("Chance, at least"), Cells.SHARE),
        Column("chance_high", say("Chance, at most"), Cells.SHARE),
        Column("would_help", say("What would help most")),
        Column("rounds", say("Rounds"), Cells.WHOLE),
        Column("hands_per_hour", say("Hands an hour"), Cells.WHOLE),
        *(
            column
            for area in board.areas
            for column in (
                Column(f"right_{area.value}", area.words, Cells.SHARE),
                Column(f"seen_{area.value}", say("{area}: answers", area=area.words), Cells.WHOLE),
            )
        ),
    )
    rows = tuple(_board_row(board, each) for each in board.rows)
    return Sheet("class-board", title or say("Class board"), columns, rows, notes)


def _board_row(board: Board, row: BoardRow) -> tuple[Cell, ...]:
    ready = row.judged.ready
    cells: list[Cell] = [
        row.account,
        row.name,
        row.readiness.value,
        *((None,) * 3 if ready is None else (ready.chance, ready.low, ready.high)),
        "; ".join(row.judged.why[1:]),
        row.rounds,
        row.hands_per_hour,
    ]
    for area in board.areas:
        cells += [row.cells[area].share, row.cells[area].seen]
    return tuple(cells)


def pareto_sheet(pareto: Pareto, title: str = "", notes: tuple[str, ...] = ()) -> Sheet:
    """The kinds of mistakes, what weighs most first."""
    columns = (
        Column("kind", say("Kind")),
        Column("misreading", say("Wrong rule behind it")),
        Column("words", say("In words")),
        Column("mistakes", say("Mistakes"), Cells.WHOLE),
        Column("opportunities", say("Opportunities"), Cells.WHOLE),
        Column("rate", say("Mistakes per opportunity"), Cells.SHARE),
        Column("players_short", say("Players short"), Cells.MONEY),
        Column("house_short", say("House short"), Cells.MONEY),
        Column("share_so_far", say("Share of all, so far"), Cells.SHARE),
    )
    rows = tuple(_bar_row(each) for each in pareto.bars)
    return Sheet("pareto", title or say("Mistakes by kind"), columns, rows, notes)


def _bar_row(bar: Bar) -> tuple[Cell, ...]:
    return (
        " ".join(bar.kinds),
        bar.misreading,
        bar.words,
        bar.mistakes,
        bar.opportunities,
        bar.rate,
        bar.players_short,
        bar.house_short,
        bar.upto,
    )
