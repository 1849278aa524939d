"""``python -m tests.wording``: bring the translations up to date with the source.

Every text of the source is in every .ts file then, and no other; what is translated stays so, what
is new is unfinished. The .qm files, which the program reads, are made anew. Translate with Qt
Linguist (``pyside6-linguist resources/translations/*.ts``), then run it again.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6

from tests.wording.texts import texts
from tests.wording.ts_file import LANGUAGES, as_known, file_of, read, write


def main() -> int:
    """Renew the files, and say what is still to be translated."""
    found = texts()
    for language in LANGUAGES:
        path = file_of(language)
        write(path, language, found.values(), as_known(read(path)))
        release(path)
        open_ = [source for source, each in read(path).items() if not each.finished]
        print(f"{path.name}: {len(found)} texts, {len(open_)} not translated")
        for source in open_ if "--list" in sys.argv else ():
            print(f"    {source!r}")
    return 0


def release(path: Path, out: Path | None = None) -> Path:
    """The .qm file of a .ts file."""
    made = out or path.with_suffix(".qm")
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([tool, "-silent", path, "-qm", made], check=True)
    return made


if __name__ == "__main__":
    sys.exit(main())
