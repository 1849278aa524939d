"""The records of a machine without sign-in: shown, exported as an archive, and erased."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from msgspec import Struct, field

from trainer.paper.sheet import Sheet, speakable
from trainer.paper.text_files import put_csv
from trainer.paper.whole_file import write_whole
from trainer.records.chain import Row
from trainer.records.copies import DRAFTS
from trainer.records.event import BEFORE_ALL
from trainer.records.faults import named
from trainer.records.hold import holding
from trainer.records.log import Log
from trainer.records.quick_store import QuickStore
from trainer.records.reading import LookedAt
from trainer.records.results import MistakeMade, QuickResult, RoundResult
from trainer.records.store import Store
from trainer.school.exports.bundle.contents import (
    BundleAbout,
    BundleEvidence,
    BundleMark,
    BundleSubject,
    ChainOwner,
    Link,
    Plain,
    Stretch,
    bundle_of,
    bundle_text,
)
from trainer.school.exports.bundle.re_marking import OF_A_MISTAKE, OF_A_QUICK, OF_A_ROUND, picked
from trainer.school.exports.work_sheets import (
    answers_sheet,
    mistakes_sheet,
    quick_sheet,
    rounds_sheet,
)
from trainer.school.practice import RECORDS
from trainer.school.privacy.inventory import NOT_ERASED, ON_THIS_MACHINE, DataKept
from trainer.school.program import program_version
from trainer.school.records_care.backup import BACKUPS
from trainer.wording import say, say_phrase

SETTINGS = "settings.json"
Marked = TypeVar("Marked", RoundResult, QuickResult)
_JOURNALS = ("-wal", "-shm", "-journal")


class Holds(Struct, frozen=True):
    """The amount of data: finished rounds, quick drills, events, and copies of the records."""

    rounds: int
    quick: int
    events: int
    copies: tuple[Path, ...]


def holds(home: Path) -> Holds:
    """The amount of data in that folder. Raises RecordsFault."""
    copies = tuple(_copies(home))
    if not (home / RECORDS).exists():
        return Holds(0, 0, 0, copies)
    log = _log(home)
    with log.transaction():
        last = log.last_event()
        rounds, quick = len(Store(log).results()), len(QuickStore(log).results())
    return Holds(rounds, quick, last.place if last else 0, copies)


def own_sheets(home: Path) -> tuple[Sheet, ...]:
    """All work as tables: rounds, mistakes, quick drills and their answers. Raises RecordsFault."""
    log = _log(home)
    with log.transaction():
        store, quick = Store(log), QuickStore(log)
        rounds, sittings = store.results(), quick.results()
        return (
            rounds_sheet(rounds),
            mistakes_sheet(store.mistakes(), _by_attempt(rounds)),
            quick_sheet(sittings),
            answers_sheet(quick.answers(), _by_attempt(sittings)),
        )


def _by_attempt(rows: Iterable[Marked]) -> dict[str, Marked]:
    return {each.attempt: each for each in rows}


def export_own(home: Path, out: Path, now_ms: int, *, force: bool = False) -> None:
    """Write everything in that folder to a ZIP file. Raises RecordsFault."""
    evidence = evidence_of_log(_log(home))
    bundle = bundle_of(evidence, made_at_ms=now_ms, program=program_version())
    settings = home / SETTINGS
    with named(settings):
        files = {SETTINGS: settings.read_text(encoding="utf-8")} if settings.exists() else {}
    title = say("Everything that the program keeps about you")
    pack(Packed(title, own_sheets(home), bundle, ON_THIS_MACHINE, files), out, force=force)


def erase_own(home: Path) -> None:
    """Erase all work from that folder: the records, and their copies in it. Settings stay. Raises
    RecordsFault while another program holds the records, and if something cannot be deleted;
    another call deletes the rest."""
    path = home / RECORDS
    with named(path), holding(path):
        for each in _copies(home):
            _delete(each)
        _delete(path)
    with named(path):
        path.with_name(f"{path.name}.lock").unlink(missing_ok=True)


def _log(home: Path) -> Log:
    return Log(LookedAt(home / RECORDS), lambda: 0)


def _copies(home: Path) -> list[Path]:
    """Copies that the program made: put aside, backed up here, left unfinished."""
    stem, end = Path(RECORDS).stem, Path(RECORDS).suffix
    aside = home.glob(f"{stem}.*{end}")
    backups = (home / BACKUPS).glob(f"{stem}-*{end}")
    drafts = (each for each in home.glob(f"{DRAFTS}*/*{end}"))
    return sorted([*aside, *backups, *drafts])


def _delete(path: Path) -> None:
    """Delete these files."""
    # The journals go first: one that is left alone would be read into the next database of
    # that name.
    for end in _JOURNALS:
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
    path.unlink(missing_ok=True)


EVIDENCE, READ_ME = "evidence.json", "README.txt"
# One time for all: the same data makes the same file.
_TIME = (1980, 1, 1, 0, 0, 0)


class Packed(Struct, frozen=True):
    """The contents of the file: tables as CSV, the bundle of evidence, other files by name, and the
    list of kept data."""

    title: str
    sheets: tuple[Sheet, ...]
    bundle: Plain
    kept: Sequence[DataKept]
    files: Mapping[str, str] = field(default_factory=dict)


def pack(packed: Packed, path: Path, *, force: bool) -> None:
    """Write everything to that file. Raises RecordsFault."""
    write_whole(path, lambda draft: _fill(packed, draft), force=force)


def _fill(packed: Packed, draft: Path) -> None:
    with ZipFile(draft, "w") as out:
        for name, text in _texts(packed).items():
            info = ZipInfo(name, _TIME)
            info.compress_type = ZIP_DEFLATED
            out.writestr(info, speakable(text).encode())


def _texts(packed: Packed) -> dict[str, str]:
    return {
        READ_ME: read_me(packed),
        **{f"{sheet.name}.csv": _csv(sheet) for sheet in packed.sheets},
        EVIDENCE: bundle_text(packed.bundle),
        **packed.files,
    }


def _csv(sheet: Sheet) -> str:
    out = io.StringIO(newline="")
    put_csv(sheet, out)
    return out.getvalue()


def read_me(packed: Packed) -> str:
    """The description of the files, and of the kept data."""
    lines = [packed.title, ""]
    lines += [f"{sheet.name}.csv: {sheet.title}" for sheet in packed.sheets]
    lines.append(
        say("{file}: everything, event by event. `trainer verify` checks it", file=EVIDENCE)
    )
    lines += [name for name in packed.files if name]
    lines += ["", say("What is kept"), ""]
    for each in packed.kept:
        lines += _kept_lines(each)
    lines += [say("What can no longer be erased"), ""]
    lines += [f"- {say_phrase(each)}" for each in NOT_ERASED]
    return "\n".join(lines) + "\n"


def _kept_lines(kept: DataKept) -> list[str]:
    personal = [] if kept.personal is None else [say_phrase(kept.personal)]
    why = f"{say_phrase(kept.why)} {say_phrase(kept.until)}"
    return [
        f"{kept.where.words}: {say_phrase(kept.what)}",
        *personal,
        why,
        ", ".join(kept.names),
        "",
    ]


def evidence_of_log(log: Log) -> BundleEvidence:
    """All that the log holds, and how it was marked. Raises RecordsFault."""
    with log.transaction():
        events = tuple(map(Row.of, log.events()))
        marks = tuple(_marks(log))
    last = events[-1] if events else None
    head = Link(last.place, last.hash.hex()) if last else Link(0, BEFORE_ALL.hex())
    chain = str(events[0].id) if events else ""
    stretch = Stretch(chain, ChainOwner.TRAINEE, "", head, whole=True, events=events)
    return BundleEvidence(BundleAbout(BundleSubject.RECORDS, chain), (stretch,), marks)


def _marks(log: Log) -> Iterator[BundleMark]:
    store = Store(log)
    made = _mistakes_by_attempt(store.mistakes())
    for each in store.results():
        result = picked(each, OF_A_ROUND)
        yield BundleMark(each.attempt, each.marked_by, result, tuple(made[each.attempt]))
    for quick in QuickStore(log).results():
        yield BundleMark(quick.attempt, quick.marked_by, picked(quick, OF_A_QUICK))


def _mistakes_by_attempt(mistakes: Iterable[MistakeMade]) -> dict[str, list[Plain]]:
    found: dict[str, list[Plain]] = defaultdict(list)
    for each in mistakes:
        found[each.attempt].append(picked(each, OF_A_MISTAKE))
    return found
