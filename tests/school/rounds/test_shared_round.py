"""The code of a shared round: read as it was written, and never as another one."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from trainer.document import TableBlock, every_block
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.curriculum import Curriculum, NothingToDeal
from trainer.school.pages.challenges import (
    LADDER,
    ChallengesRoute,
    ladder,
    load_challenges,
    next_rung,
    tell_challenges,
)
from trainer.school.practice import Practice
from trainer.school.reports.pages.catalogue import load_report, tell_report
from trainer.school.reports.pages.shared_rounds import SharedRoundsReport, first_tries
from trainer.school.results import AttemptDone
from trainer.school.rounds.shared_round import (
    LETTERS,
    BadRoundCode,
    RoundCode,
    drill_of,
    edition_of,
    fresh_code,
    of_the_day,
    ranked,
    shared_round,
)
from trainer.shots.reports import SampleReports

CURRICULUM = Curriculum(load_houses(None), load_recipes())
MBS = CURRICULUM.shelf["mbs"]
CODE = RoundCode.of(MBS.fingerprint, "as-it-comes", 5, 123456789)


def practice(folder: Path) -> Practice:
    return Practice.open(folder)


def test_a_code_asks_for_no_more_seats_than_the_table_has_places() -> None:
    small = replace(MBS, rules=structs.replace(MBS.rules, places=3))
    assert fresh_code(small).seats == of_the_day(small, date(2026, 11, 29)).seats == 3
    assert fresh_code(MBS).seats == of_the_day(MBS, date(2026, 11, 29)).seats == 5
    assert fresh_code(MBS, seats=2).seats == 2


def test_a_code_is_read_as_it_was_written() -> None:
    stream = Random(18)
    for _ in range(200):
        code = RoundCode(
            stream.getrandbits(20),
            stream.getrandbits(15),
            stream.randrange(8),
            stream.getrandbits(30),
        )
        assert RoundCode.parse(str(code)) == code


def test_small_letters_and_other_hyphens_are_read() -> None:
    typed = str(CODE).lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert RoundCode.parse(typed) == CODE


def test_every_single_wrong_letter_is_found() -> None:
    letters = str(CODE).replace("-", "")
    for place in range(len(letters)):
        for other in LETTERS.replace(letters[place], ""):
            with pytest.raises(BadRoundCode, match="typing error"):
                RoundCode.parse(letters[:place] + other + letters[place + 1 :])


def test_any_two_letters_that_change_places_are_found() -> None:
    letters = str(CODE).replace("-", "")
    for one in range(len(letters)):
        for other in range(one + 1, len(letters)):
            if letters[one] != letters[other]:
                changed = list(letters)
                changed[one], changed[other] = letters[other], letters[one]
                with pytest.raises(BadRoundCode):
                    RoundCode.parse("".join(changed))


@pytest.mark.parametrize(
    ("typed", "told"), [("", "0"), (str(CODE)[:-1], "14"), (str(CODE)[:-1] + "?", "letter ?")]
)
def test_what_is_no_code_is_told(typed: str, told: str) -> None:
    with pytest.raises(BadRoundCode, match=told.replace("?", r"\?")):
        RoundCode.parse(typed)


def test_drills_and_editions_are_told_apart() -> None:
    drills, houses = CURRICULUM.recipes, CURRICULUM.houses()
    assert len({drill_of(name) for name in drills}) == len(drills)
    assert len({edition_of(house.fingerprint) for house in houses}) == len(houses)


def test_an_edition_or_a_drill_that_is_not_here_is_told() -> None:
    with pytest.raises(NothingToDeal, match="edition"):
        shared_round(CURRICULUM, RoundCode.of("another", "as-it-comes", 5, 1))
    with pytest.raises(NothingToDeal, match="drill"):
        shared_round(CURRICULUM, RoundCode.of(MBS.fingerprint, "no such drill", 5, 1))


@pytest.mark.parametrize("house", CURRICULUM.houses(), ids=lambda house: house.id)
def test_two_trainees_get_the_same_round_by_a_code(tmp_path: Path, house: object) -> None:
    code = of_the_day(CURRICULUM.shelf[house.id], date(2026, 11, 22))  # type: ignore[attr-defined]
    folders = [tmp_path / name for name in ("one", "other")]
    sittings = []
    for folder in folders:
        folder.mkdir()
        sittings.append(practice(folder).share(RoundCode.parse(str(code))))
    assert sittings[0].round_ == sittings[1].round_
    assert len(sittings[0].round_.seats) == 5
    assert (sittings[0].number, sittings[0].of) == (1, 1)


def test_every_day_and_house_has_a_round_of_its_own() -> None:
    days = [date(2026, 11, day) for day in range(1, 29)]
    assert len({of_the_day(MBS, day) for day in days}) == len(days)
    assert fresh_code(MBS, "as-it-comes", 3) != fresh_code(MBS, "as-it-comes", 3)


def test_a_shared_round_stands_in_the_list_with_its_code(tmp_path: Path) -> None:
    school = practice(tmp_path)
    for _ in range(2):
        school.share(CODE).finish(elapsed_ms=90_000)
    at, figures = load_challenges(
        school, ChallengesRoute("mbs"), datetime(2026, 11, 22, tzinfo=UTC)
    )
    assert {each.mode for each in figures.shared} == {f"shared {CODE}"}
    assert str(CODE) in str(tell_challenges(figures, at))


def test_accuracy_comes_before_pace_and_equal_ones_share_a_place() -> None:
    tries = [(9, 10, 50), (10, 10, 90), (10, 10, 70), (9, 10, 50)]
    found = ranked(tries, right=lambda t: t[0], of=lambda t: t[1], elapsed_ms=lambda t: t[2])
    assert found == ((1, tries[2]), (2, tries[1]), (3, tries[0]), (3, tries[3]))


@pytest.mark.parametrize("house", CURRICULUM.houses(), ids=lambda house: house.id)
def test_every_house_has_the_whole_ladder(tmp_path: Path, house: object) -> None:
    school = practice(tmp_path)
    rungs = ladder(school.quick.drills(house.id), house.id, ())  # type: ignore[attr-defined]
    assert [each.number for each in rungs] == [1, 2, 3, 4, 5]
    assert next_rung(rungs) is rungs[0]
    limits = [each.drill.clock.limit or 0 for each in rungs]
    assert limits == sorted(limits, reverse=True)
    assert all(each.drill.name.startswith(LADDER) for each in rungs)


def test_only_the_first_try_of_each_trainee_is_compared() -> None:
    """Whoever works a round again knows its cards."""
    rounds = SampleReports().rounds(SharedRoundsReport().scope)
    first = first_tries(rounds)
    assert sorted(each.account for each in first) == ["a", "b", "c"]
    for each in first:
        own = [other.dealt_at_ms for other in rounds if other.account == each.account]
        assert each.dealt_at_ms == min(own)


def test_the_class_is_ranked_by_accuracy_and_then_by_time() -> None:
    at = SharedRoundsReport("evening", "six-card-bonus")
    _, loaded = load_report(SampleReports(), at)  # type: ignore[arg-type]
    document = tell_report(loaded, at)
    (table,) = (each for each in every_block(document.blocks) if isinstance(each, TableBlock))
    assert [row.cells[1] for row in table.rows] == [1, 2, 3]
    right = [row.cells[4] for row in table.rows]
    assert right == sorted(right, key=lambda each: int(str(each)), reverse=True)
    assert {row.cells[2] for row in table.rows} == {"Mei Tan", "Jonas Weber", "Ana Ruiz"}


def done(
    drill: str, right: int, median_ms: int, lines: int = 20, house: str = "mbs"
) -> AttemptDone:
    number = f"{drill} {right} {median_ms}"
    when = datetime(2026, 11, 22, tzinfo=UTC)
    return AttemptDone(
        *(number, when, house, "MBS", drill, drill, right, lines, 100.0 * right / lines, None, {}),
        quick=True,
        median_ms=median_ms,
    )


def test_the_personal_best_is_most_right_and_then_fastest(tmp_path: Path) -> None:
    drills = practice(tmp_path).quick.drills("mbs")
    tries = [
        done("ladder-1", 20, 4000),
        done("ladder-1", 20, 3000),
        done("ladder-1", 19, 1000),
        done("ladder-1", 9, 500, lines=9),  # left before its end
        done("ladder-1", 20, 100, house="boxes"),
        done("ladder-2", 18, 900),
    ]
    first, second, *_ = ladder(drills, "mbs", tries)
    assert first.best is tries[1]
    assert (first.climbed, second.climbed) == (True, False)
    assert next_rung((first, second)) is second
