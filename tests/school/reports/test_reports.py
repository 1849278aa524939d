"""Every figure of every report, against the same worked out from the rounds themselves."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tests.records.registry.million import LAST_DAY, blank_row
from tests.school.reports.filled import Filled
from trainer.drills.skills.skill import Area
from trainer.library.houses import HouseShelf, load_houses
from trainer.records.registry.rows.exams import exam_sittings, sheets_seen
from trainer.records.registry.rows.marks import quick, round_items, round_mistakes, rounds
from trainer.records.registry.tallies import PACE_S, week_of
from trainer.school.reports.board import HALF_LIFE_DAYS
from trainer.school.reports.curves import curves
from trainer.school.reports.pace import paces
from trainer.school.reports.pages.items import LEAST, items
from trainer.school.reports.pages.transfer import crossings
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import ALL_TIME, FORTNIGHT, MONTH, QUARTER, Period, Scope, day_at

CLASS = "class-001"
SCOPES = [
    Scope(CLASS, None, None, MONTH),
    Scope(CLASS, "six-card-bonus", None, MONTH),
    Scope(CLASS, None, "adaptive", QUARTER),
    Scope(CLASS, "six-card-bonus", "settle", ALL_TIME),
    Scope("", None, None, FORTNIGHT),
    Scope("", "mbs", None, QUARTER),
    Scope("", None, "settle", ALL_TIME),
]
OF_CLASS = [each for each in SCOPES if each.class_]


@pytest.fixture(scope="module")
def shelf() -> HouseShelf:
    return load_houses()


@pytest.fixture(scope="module")
def filled() -> Filled:
    return Filled.of()


@pytest.fixture(scope="module")
def reports(filled: Filled, shelf: HouseShelf) -> Reports:
    return filled.reports(shelf)


def weight(day: int, period: Period, last: int) -> float:
    at, end = (day, last) if period.fine_grain == "d" else (week_of(day), week_of(last))
    return float(0.5 ** ((end - at) * (1 if period.fine_grain == "d" else 7) / HALF_LIFE_DAYS))


@pytest.mark.parametrize("scope", OF_CLASS)
def test_a_cell_is_the_share_of_right_answers_the_latest_days_weighing_most(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    done = [*filled.within(rounds, scope), *filled.within(quick, scope)]
    board = reports.board(scope)
    assert board.rows
    for row in board.rows:
        mine = [each for each in done if each["account"] == row.account]
        last = max((each["day"] for each in mine), default=0)
        for area, cell in row.cells.items():
            weights = [weight(each["day"], scope.period, last) for each in mine]
            seen = [each[f"seen_{area.value}"] for each in mine]
            right = [each[f"right_{area.value}"] for each in mine]
            assert cell.seen == sum(seen)
            of = sum(w * n for w, n in zip(weights, seen, strict=True))
            good = sum(w * n for w, n in zip(weights, right, strict=True))
            assert cell.share == (pytest.approx(good / of) if of else None)


@pytest.mark.parametrize("scope", OF_CLASS)
def test_the_board_shows_pace_and_names_who_is_in_the_class(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    done = filled.within(rounds, scope)
    board = reports.board(scope)
    assert {row.account for row in board.rows} == filled.accounts(CLASS)
    for row in board.rows:
        mine = [each for each in done if each["account"] == row.account]
        hands, spent = (sum(each[name] for each in mine) for name in ("hands", "elapsed_ms"))
        assert row.rounds == len(mine)
        assert row.hands_per_hour == (round(hands * 3_600_000 / spent) if mine else None)


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("by", By)
def test_the_pareto_counts_kinds_and_never_nets_their_money(
    filled: Filled, reports: Reports, scope: Scope, by: By
) -> None:
    done = {each["attempt"]: each for each in filled.within(rounds, scope)}
    times, players, house = Counter[str](), Counter[str](), Counter[str]()
    for made in filled.rows(round_mistakes, lambda row: row["attempt"] in done):
        kind = made["misreading"] or f"{made['wager']}.{made['code']}"
        times[kind] += 1
        players[kind] += max(0, -made["money_cents"])
        house[kind] += max(0, made["money_cents"])
    pareto = reports.pareto(scope, by)
    shown = {bar.misreading or bar.kinds[0]: bar for bar in pareto.bars}
    assert len({bar.words for bar in pareto.bars}) == len(pareto.bars)
    assert pareto.mistakes == times.total()
    assert {kind: bar.mistakes for kind, bar in shown.items()} == times
    assert {kind: bar.players_short for kind, bar in shown.items() if bar.players_short} == +players
    assert {kind: bar.house_short for kind, bar in shown.items() if bar.house_short} == +house
    for bar in pareto.bars:
        bases = {kind.partition(".")[0] for kind in bar.kinds}
        asked = (each[f"asked_{base}"] for base in bases for each in done.values())
        assert bar.opportunities == sum(asked)


def test_the_mistakes_of_one_house_are_named_in_its_own_words(reports: Reports) -> None:
    """BOX ¶2: the ANTE, in capitals, which other houses call Ante."""
    of_boxes, of_all = (
        " ".join(bar.words for bar in reports.pareto(Scope("", at, None, QUARTER), By.COUNT).bars)
        for at in ("boxes", None)
    )
    assert ("ANTE:" in of_boxes, "Ante:" in of_boxes) == (True, False)
    assert ("ANTE:" in of_all, "Ante:" in of_all) == (False, True)


def test_the_pareto_begins_with_what_weighs_most_and_ends_with_the_whole(reports: Reports) -> None:
    for by in By:
        bars = reports.pareto(SCOPES[0], by).bars
        weights = [bar.weight(by) for bar in bars]
        assert weights == sorted(weights, reverse=True)
        assert bars[-1].upto == pytest.approx(1.0)
        assert [bar.vital for bar in bars] == sorted((bar.vital for bar in bars), reverse=True)


def test_mistakes_that_cost_nothing_are_counted_by_money_as_well(reports: Reports) -> None:
    by_money, by_count = (reports.pareto(SCOPES[0], by) for by in By)
    assert by_money.mistakes == by_count.mistakes
    assert {bar.words for bar in by_money.bars} == {bar.words for bar in by_count.bars}


@pytest.mark.parametrize("scope", SCOPES)
def test_a_curve_has_each_day_or_week_with_its_right_answers(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    seen, right = Counter[tuple[Area, int]](), Counter[tuple[Area, int]]()
    grain = scope.period.fine_grain
    for each in [*filled.within(rounds, scope), *filled.within(quick, scope)]:
        day = each["day"] if grain == "d" else day_at(week_of(each["day"]), "w")
        for area in Area:
            seen[area, day] += each[f"seen_{area.value}"]
            right[area, day] += each[f"right_{area.value}"]
    learned = reports.viewed(scope, curves)
    shown = [(a, point) for a, points in learned.by_area.items() for point in points]
    assert {(area, point.day): point.seen for area, point in shown} == +seen
    assert {(area, point.day): point.right for area, point in shown if point.right} == +right
    assert sum(point.seen for point in learned.together) == seen.total()


@pytest.mark.parametrize("scope", SCOPES)
def test_the_pace_stands_beside_the_accuracy_and_every_round_has_its_step(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    done = filled.within(rounds, scope)
    pace, names = reports.viewed(scope, paces)
    days = [each for _, each in pace.by_time]
    assert sum(each.rounds for each in days) == len(done)
    assert sum(each.lines for each in days) == sum(each["lines"] for each in done)
    assert sum(each.right for each in days) == sum(each["right"] for each in done)
    assert sum(step.rounds for step in pace.histogram) == len(done)
    for step in pace.histogram:
        high = step.high if step.high is not None else 10**9
        of_hand = (each["elapsed_ms"] / each["hands"] / 1000 for each in done)
        assert step.rounds == sum(step.low <= seconds < high for seconds in of_hand)
    assert len(pace.histogram) == len(PACE_S) + 1
    worked = {each["account"] for each in done} if scope.class_ else set()
    assert {account for account, of in pace.by_account.items() if of.rounds} == worked
    assert worked <= set(names)


@pytest.mark.parametrize("scope", SCOPES)
def test_the_transfer_matrix_counts_who_works_where(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    done = {each["attempt"]: each for each in filled.within(rounds, scope)}
    lines, wrong = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for each in done.values():
        lines[each["taught"], each["house"]] += each["lines"]
        wrong[each["taught"], each["house"]] += each["lines"] - each["right"]
    explained = Counter[tuple[str, str]]()
    for made in filled.rows(round_mistakes, lambda row: row["attempt"] in done):
        of = done[made["attempt"]]
        rule = f"PP01.{of['taught']}"
        if of["taught"] != of["house"] and made["misreading"] in (rule, "AB12"):
            explained[of["taught"], of["house"]] += 1
    cells = reports.viewed(scope, partial(crossings, houses=reports.titles)).cells
    assert {pair: cell.lines for pair, cell in cells.items()} == lines
    assert {pair: cell.wrong for pair, cell in cells.items() if cell.wrong} == +wrong
    assert {pair: cell.explained for pair, cell in cells.items() if cell.explained} == explained


@pytest.mark.parametrize("scope", SCOPES)
def test_items_are_told_from_enough_answers_alone(
    filled: Filled, reports: Reports, scope: Scope
) -> None:
    done = {each["attempt"] for each in filled.within(rounds, scope) if each["source"]}
    answers, right = Counter[str](), Counter[str]()
    clean, clean_right = Counter[str](), Counter[str]()
    for each in filled.rows(round_items, lambda row: row["attempt"] in done):
        answers[each["skill"]] += each["answers"]
        right[each["skill"]] += each["right"]
        clean[each["skill"]] += each["answers"] * each["rest_clean"]
        clean_right[each["skill"]] += each["right"] * each["rest_clean"]
    ranked = reports.viewed(scope, items)
    assert {item.skill: item.answers for item in ranked} == answers
    for item in ranked:
        of, good = answers[item.skill], right[item.skill]
        others = of - clean[item.skill]
        assert item.right == (pytest.approx(good / of) if of >= LEAST else None)
        if clean[item.skill] < LEAST or others < LEAST:
            assert item.tells_apart is None
        else:
            stronger = clean_right[item.skill] / clean[item.skill]
            weaker = (good - clean_right[item.skill]) / others
            assert item.tells_apart == pytest.approx(stronger - weaker)


def test_a_trainees_page_tells_of_that_trainee_alone(filled: Filled, reports: Reports) -> None:
    scope = SCOPES[2]
    account = sorted(filled.accounts(CLASS) or ())[2]
    done = [each for each in filled.within(rounds, scope) if each["account"] == account]
    page = reports.trainee(account, scope)
    assert page.done.rounds == page.row.rounds == len(done)
    assert page.done.critical == sum(each["critical"] for each in done)
    assert page.done.players_short == sum(each["players_short_cents"] for each in done)
    assert page.paced.lines == sum(each["lines"] for each in done)
    dealt = filled.rows(rounds, lambda row: row["account"] == account)
    newest = sorted(dealt, key=lambda row: -row["dealt_at_ms"])[: len(page.last)]
    assert [each.attempt for each in page.last] == [each["attempt"] for each in newest]
    for each in page.exams:
        assert each.account == account


def test_the_rounds_of_an_exam_are_not_told_to_whoever_may_still_mark_it_blind(
    shelf: HouseShelf,
) -> None:
    filled = Filled.of()
    account = sorted(filled.accounts(CLASS) or ())[2]
    sitting = next(iter(filled.reports(shelf).trainee(account, SCOPES[2]).exams)).sitting
    with filled.reading() as db:
        db.execute(rounds.update().where(rounds.c.account == account).values(exam=sitting))
    page = filled.reports(shelf, by="k").trainee(account, SCOPES[2])
    assert not page.last
    assert page.blind == {sitting}
    assert filled.reports(shelf).trainee(account, SCOPES[2]).last, (
        "nobody in particular marks blind"
    )


def test_who_passed_an_exam_is_not_told_to_whoever_may_still_mark_it_blind(
    shelf: HouseShelf,
) -> None:
    """The class page and *After the exam* named everybody who had passed."""
    filled = Filled.of()
    first, *_ = filled.reports(shelf).relapses(SCOPES[0])
    assert not filled.reports(shelf, by="k").relapses(SCOPES[0])
    sat = filled.rows(exam_sittings, lambda row: row["account"] == first.account)
    with filled.reading() as db:
        seen = [{"sitting": each["sitting"], "by": "k"} for each in sat]
        db.execute(sheets_seen.insert(), [blank_row(sheets_seen) | each for each in seen])
    assert filled.reports(shelf, by="k").relapses(SCOPES[0]) == (first,)


def test_only_those_who_passed_are_watched_from_the_day_after_on(
    filled: Filled, reports: Reports
) -> None:
    scope = SCOPES[0]
    relapses = reports.relapses(scope)
    assert relapses
    for each in relapses:
        passed = each.control.passed_day
        first = LAST_DAY - 200
        lines = sum(
            row["lines"]
            for row in filled.rows(rounds)
            if row["account"] == each.account and row["day"] > max(passed, first)
        )
        watched = sum(sample.sample.decisions for sample in each.control.watched)
        assert 0 <= lines - watched < 60 + 20
