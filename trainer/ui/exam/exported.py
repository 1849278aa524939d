"""An exam in a file: its record on paper, its evidence, its statements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path

from trainer.records.registry.registry import Registry
from trainer.school.curriculum import Curriculum
from trainer.school.exam.sheet import ExamSheet, weight_in
from trainer.school.exports.bundle.registry_evidence import evidence_of_sitting
from trainer.school.exports.bundle.writer import write_bundle
from trainer.school.exports.exam_record.collection import ExamGathering
from trainer.school.exports.exam_record.printout import printout_of
from trainer.school.exports.xapi.statement_file import write_statements
from trainer.school.exports.xapi.statements import School, statements
from trainer.school.people.rights import Right, may
from trainer.school.seed import program_version
from trainer.ui.desk import Desk
from trainer.ui.exporting import Exporting
from trainer.ui.whole_pdf import write_whole_pdf
from trainer.wording import Phrase, phrase, say, say_phrase


class OfExam(Enum):
    """The parts of an exam that go into a file, by the end of the file's name."""

    RECORD = ".pdf"
    EVIDENCE = ".json"
    STATEMENTS = ".xapi.json"

    @property
    def words(self) -> str:
        return say_phrase(_WORDS[self])


_WORDS: Mapping[OfExam, Phrase] = {
    OfExam.RECORD: phrase("Record of the exam, PDF"),
    OfExam.EVIDENCE: phrase("Evidence that can be verified, JSON"),
    OfExam.STATEMENTS: phrase("Statements for a learning record store, xAPI"),
}


def export_exam(
    desk: Desk, curriculum: Curriculum, sheet: ExamSheet, wanted: OfExam, exporting: Exporting
) -> None:
    """That of the sitting is in the file that is asked for."""
    registry, account = desk.people.registry, desk.people.account
    if registry is None:
        return
    sitting = sheet.sitting
    now_ms = int(desk.now().timestamp() * 1000)
    write: Mapping[OfExam, Callable[[Path], None]] = {
        OfExam.RECORD: lambda out: _write_record(
            registry, curriculum, sheet, out, desk.settings.letterhead
        ),
        OfExam.EVIDENCE: lambda out: _write_evidence(registry, sitting, out, now_ms),
        OfExam.STATEMENTS: lambda out: _write_statements(registry, sitting, out),
    }
    with desk.told(say("This cannot be exported")):
        may(account, Right.EXPORT_RESULTS)
        exporting.write("exam", wanted.value, write[wanted])


def _write_record(
    registry: Registry, curriculum: Curriculum, sheet: ExamSheet, out: Path, letterhead: str
) -> None:
    told = (curriculum.shelf, sheet.sitting, program_version())
    record = ExamGathering(registry, *told, sheet, weight_in(sheet, curriculum)).record()
    write_whole_pdf(printout_of(record, letterhead), out, force=True)


def _write_evidence(registry: Registry, sitting: str, out: Path, now_ms: int) -> None:
    evidence = evidence_of_sitting(registry, sitting)
    write_bundle(evidence, out, made_at_ms=now_ms, program=program_version(), force=True)


def _write_statements(registry: Registry, sitting: str, out: Path) -> None:
    school = School(program=program_version())
    write_statements(statements(evidence_of_sitting(registry, sitting), school), out, force=True)
