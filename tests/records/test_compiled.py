from __future__ import annotations

from pathlib import Path

from tests.records.rounds import dealt
from trainer.records.log import Log
from trainer.records.read_only import SHARED


def test_a_second_file_compiles_nothing_that_the_first_has(tmp_path: Path) -> None:
    known = SHARED["compiled_cache"]
    known.clear()
    sizes = []
    for name in ("one", "other"):
        log = Log.open(tmp_path / f"{name}.sqlite3", lambda: 1_790_000_000_000)
        log.dealt(dealt())
        assert len(list(log.events())) == 1
        log.close()
        sizes.append(len(known))
    assert sizes[0] == sizes[1] > 0
