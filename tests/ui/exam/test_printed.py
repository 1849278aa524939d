"""The result sheet on paper says what stands in the window."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from pathlib import Path

from msgspec import structs

from tests.school.exam.dealers import believing
from tests.school.exam.sat import SEEDS, SITTING, faultless, form_of, opening, sit_all, sit_task
from tests.school.tables import Ticking, open_practice
from trainer.dealing.action import Action
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.form import RoundTask
from trainer.game.rules import Result
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.marking.misreadings.catalogue import Offered
from trainer.marking.predict import Misread
from trainer.marking.words import money
from trainer.records.exam import Break, ExamOutcome
from trainer.records.registry.rows.exams import SignatureRow, SittingRow
from trainer.school.exam.drawn_forms import printed_form
from trainer.school.exam.exam_evidence import exam_at
from trainer.school.exam.forms import forms_of
from trainer.school.exam.sheet import CameTo, ExamReMarked, as_it_stands
from trainer.school.exam.signing import Signing
from trainer.school.exam.sitting import ExamSitting
from trainer.school.remark import override_words
from trainer.ui.exam.printed import printed_sheet
from trainer.ui.exam.sheet_shown import (
    SheetShown,
    figures,
    headline,
    mistake_head,
    mistake_rule,
    reason_line,
    remarks,
    signature_lines,
    signed_words,
    wrong_rule_head,
    wrong_rule_lines,
)


def test_every_mistake_is_on_paper_with_its_rule(home: Path) -> None:
    practice = open_practice(load_houses(), home, Ticking())
    result = sit_all(practice.exams.begin(opening(), SEEDS), pays_left_out=3)
    sheet = practice.exams.sheet(SITTING)
    practice.close()
    assert sheet is not None
    shown = SheetShown(sheet, "Robert'); DROP TABLE <b>")
    printout = printed_sheet(shown)
    paper = unescape("".join(block for part in printout.parts for block in part))
    assert headline(sheet) in paper
    assert paper.count("MBS") > result.errors
    for mistake in sheet.grade.mistakes:
        assert mistake_head(mistake) in paper
        assert mistake_rule(shown, mistake) in paper
    assert "You did not pay" in paper
    changed = sheet.grade.mistakes[-1]
    words = override_words("none", "K. Lindqvist", "The chips lay there.")
    assert words == "Changed to no mistake by K. Lindqvist: The chips lay there."
    told = structs.replace(shown, overridden={(changed.attempt or "", changed.number): words})
    assert [*told.overrides_of(changed)] == [words]
    assert not [*told.overrides_of(sheet.grade.mistakes[0])]
    on_paper = unescape("".join(block for part in printed_sheet(told).parts for block in part))
    assert on_paper.count(words) == 1
    few = replace(sheet, result=replace(sheet.result, errors=2, starred=1))
    assert reason_line(few) == "1 starred error, 0 allowed."
    written = "".join(block for part in printout.parts for block in part)
    assert "DROP TABLE &lt;b&gt;" in written
    # An exam that ended at its second task: errors of order beside few decisions.
    ended = replace(
        sheet,
        result=replace(sheet.result, errors=15, decisions=13),
        breaks=(Break(0, "unwell"),),
    )
    errors = next(figures(ended))
    assert (errors.value, "13" in errors.note, "of" in errors.note) == ("15", True, False)
    assert [line for line in remarks(ended) if line.endswith("to the end: unwell")]


def test_a_wrong_rule_fails_the_exam_and_is_named_with_every_wager(home: Path) -> None:
    blueprint = next(each for each in sound_blueprints()[0].values() if each.house == "mbs")
    practice = open_practice(load_houses(), home, Ticking())
    sitting = practice.exams.begin(opening(blueprint), SEEDS)
    misread = Misread(sitting.at.house.rules, sitting.at.others)
    wrong = next(each for each in misread.offered() if each.id == "AR05")
    held = believing(sitting.at, misread, wrong)
    while sitting.task is not None:
        if sitting.round is None:
            sit_task(sitting)
            continue
        acts = held(sitting.round.round_, [str(act) for act in faultless(sitting.round)])
        sit_task(sitting, [Action.parse(act) for act in acts])
    result = sitting.end()
    sheet = practice.exams.sheet(SITTING)
    practice.close()
    assert sheet is not None
    assert result.outcome is ExamOutcome.FAILED
    (rule,) = sheet.grade.wrong_rules
    assert (rule.ids, rule.times) == (("AR05",), misread_times(sitting, misread, wrong))
    assert headline(sheet).startswith("Failed: 1 wrong rule")
    many = replace(result, failed_areas=("ties", "folds", "pair_plus"))
    assert headline(replace(sheet, result=many)) == "Failed: 1 wrong rule, 3 areas"
    printout = printed_sheet(SheetShown(sheet))
    paper = unescape("".join(block for part in printout.parts for block in part))
    assert wrong_rule_head(rule) in paper
    for line in wrong_rule_lines(rule, sheet):
        assert line in paper
    assert "Not examined: " in paper


def test_a_form_on_paper_has_every_hand_and_its_answers_apart() -> None:
    blueprint = next(each for each in sound_blueprints()[0].values() if each.house == "boxes")
    at = exam_at(load_houses(), "boxes")
    form = forms_of(at, blueprint).form(1)
    tasks, answers = printed_form(form, at).parts
    assert len(tasks) == len(answers) == len(form.tasks) + 1
    for task, block, answer in zip(form.tasks, tasks[1:], answers[1:], strict=True):
        if not isinstance(task, RoundTask):
            continue
        for seat in settle(at.house.rules, task.round_).seats:
            paid = [each for each in seat.lines if each.result is Result.WIN]
            told = [f"pay {money(at.house.rules, each.pays)}" for each in paid]
            assert all(each in answer for each in told)
            assert f"box {seat.seat}" in block
        assert ": pay " not in block
        assert "BET" in answer


def misread_times(sitting: ExamSitting, misread: Misread, wrong: Offered) -> int:
    """In how many answers the wrong rule differs from the right one."""
    rounds = [task.round_ for task in form_of(sitting).rounds]
    return sum(len(misread.look(round_).predicted(wrong)) for round_ in rounds)


def test_what_was_marked_again_is_told_by_whom_why_and_what_it_was(home: Path) -> None:
    practice = open_practice(load_houses(), home, Ticking())
    sit_all(practice.exams.begin(opening(), SEEDS), pays_left_out=3)
    sheet = practice.exams.sheet(SITTING)
    practice.close()
    assert sheet is not None
    row = SittingRow(
        *(SITTING, "e", "tim", "st", 7, 1, "sue", "ended"),
        *("passed", 24, 1, 0, "[]", 2),
    )
    told = ExamReMarked(
        *("sue", 2_000, "MBS 3.14.1 was read wrongly"),
        was=CameTo("failed", 3, 3, (ExamArea.TIES.value,)),
        now=CameTo("passed", 1, 0, ()),
    )
    signed = SignatureRow(SITTING, "sue", "first", "failed", "", "00", 1_000)
    later = replace(signed, by="kim", role="second", at_ms=3_000)
    signing = Signing(row, "00", (signed, later), (), {"sue": "Sue", "kim": "Kim"}, (told,))
    shown = SheetShown(as_it_stands(sheet, row), signing=signing)
    printout = printed_sheet(shown)
    paper = unescape("".join(block for part in printout.parts for block in part))
    assert headline(shown.sheet) == "Passed"
    assert "The trainee did not pay" in paper, "the examiner reads it"
    assert "You did not pay" not in paper
    assert (
        "by Sue: MBS 3.14.1 was read wrongly. It was: failed in Ties (errors: 3, critical: 3). "
        "It is: passed (errors: 1, critical: 0)."
    ) in paper
    first, second = signature_lines(shown)
    assert "signed before it was marked again" in first
    assert "signed before it was marked again" not in second
    assert (printout.across, signed_words(shown)[:13]) == ("", "Signed by Kim")
    voided = structs.replace(
        shown, signing=structs.replace(signing, sitting=replace(row, state="voided"))
    )
    assert (printed_sheet(voided).across, signed_words(voided)) == ("voided", "Voided")
