"""A person's data as a ZIP file that can be read without this program."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from trainer.paper.csv_file import put_csv
from trainer.paper.sheet import Sheet, speakable
from trainer.paper.whole_file import write_whole
from trainer.school.exports.bundle.contents import Plain
from trainer.school.exports.bundle.writer import bundle_text
from trainer.school.privacy.inventory import NOT_ERASED, DataKept
from trainer.wording import say, say_phrase

EVIDENCE, READ_ME = "evidence.json", "README.txt"
# One time for all: the same data makes the same file.
_TIME = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Packed:
    """The contents of the file: tables as CSV, the bundle of evidence, other files by name, and the
    list of kept data."""

    title: str
    sheets: tuple[Sheet, ...]
    bundle: Plain
    kept: Sequence[DataKept]
    files: Mapping[str, str] = field(default_factory=dict)


def pack(packed: Packed, path: Path, *, force: bool = False) -> None:
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
    lines += [say("What cannot be erased any more"), ""]
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
