"""The report for those who mend the program: enough to find a fault, and nobody's name."""

from __future__ import annotations

from pathlib import Path

from trainer.school.program import LINES_AT_MOST, fault_report

LOG = """2026-11-22T20:15:00+00:00
Traceback (most recent call last):
  File "/home/ines.moreau/app/trainer/ui/table_page.py", line 12, in act
    self.sitting.act("Ines Moreau")
  File "/home/ines.moreau/venv/lib/site-packages/sqlalchemy/engine.py", line 7, in execute
    raise error
  File "C:\\Users\\Ines Moreau\\own.py", line 3, in mine
ValueError: Ines Moreau has no account
Ines Moreau was here too

"""


def test_a_report_has_the_places_and_the_kind_and_no_name(tmp_path: Path) -> None:
    log = tmp_path / "trainer.log"
    log.write_text(LOG, encoding="utf-8")
    told = fault_report(log, "6.11.0")
    assert "Qt 6.11.0" in told
    assert "2026-11-22T20:15:00+00:00" in told
    assert "trainer/ui/table_page.py:12 act" in told
    assert "sqlalchemy/engine.py:7 execute" in told
    assert "own.py:3 mine" in told
    assert told.rstrip().endswith("ValueError")
    assert "Moreau" not in told
    assert "moreau" not in told


def test_a_machine_without_faults_says_so(tmp_path: Path) -> None:
    assert "No fault in the log." in fault_report(tmp_path / "none.log", "6.11.0")


def test_a_long_log_is_told_by_its_end(tmp_path: Path) -> None:
    log = tmp_path / "trainer.log"
    log.write_text(LOG * 500 + LOG.replace("20:15", "21:59"), encoding="utf-8")
    told = fault_report(log, "6.11.0")
    assert "21:59" in told
    assert len(told.splitlines()) <= LINES_AT_MOST + 4
