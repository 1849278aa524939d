"""The record of an exam and tables on paper: all of it there, as text, whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from tests.school.exports.full_disk import nothing_half
from tests.school.exports.texts import AWKWARD, HARMLESS, RUN_BY_SPREADSHEETS
from tests.school.exports.xapi_model import problems
from tests.school.privacy.one_school import LOGIN, NAME, WORDS, OneSchool, copied
from tests.ui.pdf_text import sheets_of
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.paper.sheet import Cells, Column, Sheet
from trainer.records.registry.acts import ActKind
from trainer.records.registry.rows.marks import MistakeRow, RoundRow
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import read_bundle
from trainer.school.exports.bundle.verification import verify_bundle
from trainer.school.exports.exam_record.collection import ExamGathering
from trainer.school.exports.exam_record.printout import printout_of
from trainer.school.exports.exam_record.record import (
    ExaminerMarks,
    ExamRecord,
    ExamWrong,
    FailedBy,
    Signed,
)
from trainer.school.printout import MOST_COLUMNS, Printout, printout_of_sheets, visible
from trainer.school.words.date_words import zoned
from trainer.shots.scenes import Drawing, SceneStage
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.printing.export_button import Exporting, ExportMenu
from trainer.ui.printing.whole_pdf import write_whole_pdf
from trainer.ui.routes import EXAM_SHEET


@pytest.fixture
def school(tmp_path: Path) -> Iterator[OneSchool]:
    with copied(tmp_path / "school") as made:
        yield made


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> ExamRecord:
    with copied(tmp_path_factory.mktemp("one") / "school") as made:
        return _record(made)


def _record(school: OneSchool) -> ExamRecord:
    shelf = load_houses()
    houses = {name: shelf[name] for name in shelf}
    return ExamGathering(school.registry, houses, school.sitting, "0.2.0").record()


def _text(printout: Printout) -> str:
    """What can be read of it, on all sheets."""
    told = []
    for block in (block for part in printout.parts for block in part):
        document = QTextDocument()
        document.setHtml(f"<body>{block}</body>")
        told.append(document.toPlainText().replace("\u00a0", " "))
    return "\n".join(told)


def test_it_says_who_what_where_by_which_rules_and_who_signed(
    school: OneSchool, qtbot: QtBot
) -> None:
    record, registry = _record(school), school.registry
    told = _text(printout_of(record))
    (head,) = {each.head for each in record.signed}
    assert record.head == head
    for said in (NAME, LOGIN, "Floor test", "seed 7", "Failed", "Sue Supervisor", WORDS, head):
        assert said in told
    assert "5 errors in 20 decisions, 1 critical" in told
    assert "Areas that were failed: Ties" in told
    assert "Marked blind by Sue Supervisor" in told
    assert record.sat.fingerprint in told
    exam = [each for each in registry.rows(MistakeRow) if each.title in told]
    assert record.mistakes
    assert {each.rule for each in record.mistakes} <= {each.rule for each in exam}
    assert head[:16] in printout_of(record).foot


def test_a_wrong_rule_that_failed_it_is_named_with_stars_and_areas(record: ExamRecord) -> None:
    rule = FailedBy("Pair Plus is paid from another table.", "A straight pays 6 to 1. (4.3)", 3)
    areas = (("Pair Plus", 30, 3, 1, 0), ("Ties", 6, 0, 2, 0))
    marks = ExaminerMarks(areas, 0, 12, (rule,), (97, 2), ("manner",))
    told = _text(printout_of(replace(record, outcome=replace(record.outcome, marks=marks))))
    for said in (
        "Wrong rule: Pair Plus is paid from another table. (3 of 3 times)",
        "A straight pays 6 to 1. (4.3)",
        "Starred errors: 0 of 12. A star is on one wager of one hand.",
        "Each of 97 wrong rules shows at least 2 times",
        "Not examined: manner.",
        "By area",
    ):
        assert said in told


def test_an_override_and_a_void_stand_in_it(school: OneSchool) -> None:
    sue, act = school.supervisor.id, school.registry.act
    (round_,) = school.registry.rows(RoundRow, exam=school.sitting)
    made = school.registry.rows(MistakeRow, attempt=round_.attempt)[0]
    over = {"attempt": made.attempt, "number": made.number, "code": made.code}
    over |= {"seat": made.seat or 0, "wager": made.wager or ""}
    taken = {**over, "was": made.severity, "to": "advice", "reason": "The card was torn."}
    act(sue, ActKind.OVERRIDDEN, taken)
    act(sue, ActKind.EXAM_VOIDED, {"sitting": school.sitting, "reason": "The power failed."})
    printed = printout_of(_record(school))
    told = _text(printed)
    assert "Changed to advice by Sue Supervisor: The card was torn." in told
    above, _, below = told.partition("Voided: The power failed.")
    assert (below.split()[0], "Failed" in above) == ("Failed", False), "the void comes first"
    assert printed.across == "voided"


def test_whatever_people_type_is_text_on_paper(record: ExamRecord, qtbot: QtBot) -> None:
    """Four times on the sheets: signed by it, commented with it, a mistake and its place."""
    texts = [*HARMLESS[1:], *RUN_BY_SPREADSHEETS, *AWKWARD[:-1]]
    for text in texts:
        odd = replace(
            record,
            signed=(Signed(text, "first", "failed", text, "00", 0),),
            mistakes=(ExamWrong("1", text, "minor", text, "", text),),
        )
        shown = " ".join(_text(printout_of(odd)).split())
        assert shown.count(" ".join(visible(text).split())) >= 4, text


def test_the_file_has_its_pages_and_nothing_that_runs(
    record: ExamRecord, qtbot: QtBot, tmp_path: Path
) -> None:
    many = tuple(
        replace(record.mistakes[0], task=str(number), title="=1+1") for number in range(60)
    )
    out = tmp_path / "record.pdf"
    write_whole_pdf(printout_of(replace(record, mistakes=many), "Casino School Zürich"), out)
    data, sheets = out.read_bytes(), sheets_of(out)
    running = (b"/JavaScript", b"/Launch", b"/URI", b"/OpenAction")
    assert [each for each in running if each in data] == []
    assert len(sheets) >= 3
    assert "Casino School Zürich" in sheets[0]
    for number, sheet in enumerate(sheets, 1):
        assert record.head[:16] in sheet
        assert f"\n{number}\n" in f"\n{sheet}\n"
    told = "".join(sheets)
    assert NAME in told
    assert told.count("=1+1") == 60
    assert record.head in told


def test_a_record_that_nobody_signed_says_so_across_every_sheet(
    record: ExamRecord, qtbot: QtBot, tmp_path: Path
) -> None:
    many = tuple(replace(record.mistakes[0], task=str(number)) for number in range(60))
    signed, unsigned = replace(record, mistakes=many), replace(record, mistakes=many, signed=())
    assert record.signed
    for told, name in ((signed, "signed.pdf"), (unsigned, "unsigned.pdf")):
        write_whole_pdf(printout_of(told), tmp_path / name)
    assert not any("not signed" in sheet for sheet in sheets_of(tmp_path / "signed.pdf"))
    assert all("not signed" in sheet for sheet in sheets_of(tmp_path / "unsigned.pdf"))


def test_times_on_paper_are_local_and_say_their_zone(record: ExamRecord, qtbot: QtBot) -> None:
    told = _text(printout_of(record))
    assert zoned(record.sat.opened_at_ms) in told
    assert zoned(1_795_000_000_000).endswith(")")


def test_a_full_disk_leaves_nothing_half(record: ExamRecord, qtbot: QtBot, tmp_path: Path) -> None:
    out, printout = tmp_path / "record.pdf", printout_of(record)
    write_whole_pdf(printout, out)
    whole = out.stat().st_size
    out.unlink()
    nothing_half(lambda: write_whole_pdf(printout, out), out, [0, whole // 2, whole - 10])


def test_a_table_with_many_columns_goes_on_below(qtbot: QtBot) -> None:
    columns = tuple(Column(str(n), f"Column {n}", Cells.WHOLE) for n in range(20))
    sheet = Sheet("wide", "Wide", columns, [tuple(range(100, 120))], notes=("A note.",))
    told = _text(printout_of_sheets([sheet]))
    assert all(f"Column {n}" in told for n in range(20))
    assert told.count("Column 0") == -(-19 // (MOST_COLUMNS - 1))
    assert told.count("100") == told.count("Column 0")
    assert "A note." in told


def test_a_supervisor_has_an_exam_in_every_form_from_its_sheet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Sat at a station, delivered to the school, and checked by nothing but the file."""
    stage = SceneStage(tmp_path / "stage", Drawing("exam-sheet", (1280, 720)))
    qtbot.addWidget(stage.app.window)
    stage.play("exam-sheet")
    read = stage.app.background
    qtbot.waitUntil(lambda: not read.busy, timeout=60_000)  # the class page is read behind it
    told = list[str]()
    part = stage.app.parts.of(EXAM_SHEET)
    assert isinstance(part, OfficePart)
    part.sheet.exporting = Exporting(stage.app.window, lambda heading, says: told.append(heading))
    part.sheet.exporting.ask_file = lambda name, ending: str(tmp_path / (name + ending))
    menu = stage.app.window.findChild(ExportMenu, f"{EXAM_SHEET}.export")
    assert menu is not None
    for action in menu.menu().actions():
        action.trigger()
    stage.app.window.close()
    assert told == ["Exported"] * 3
    assert (tmp_path / "exam.pdf").read_bytes().startswith(b"%PDF-")
    marks = Remarking(load_houses(), sound_recipes()[0])
    found = verify_bundle(read_bundle(tmp_path / "exam.json"), marks)
    assert found.faults == ()
    assert found.remarked == found.marks > 0
    (sat, *_) = found.read.evidence.stretches
    assert marks.exam(sat.events, found.read.evidence.about.id) is not None
    statements = json.loads((tmp_path / "exam.xapi.json").read_text(encoding="utf-8"))
    assert [problem for each in statements for problem in problems(each)] == []
