"""``trainer house new``, ``diff``, ``pack`` and ``unpack``."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.commands.calls import Call, caller


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    return caller(monkeypatch, capsys)


def test_a_house_is_begun_compared_packed_and_unpacked(
    call: Call, home: Path, tmp_path: Path
) -> None:
    begun = call("house", "new", "riverside", "--of", "prime", "--title", "Riverside")
    assert (begun.status, begun.err) == (0, "")
    rules = home / "houses" / "riverside" / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace('pair: "1:1"', 'pair: "2:1"'), encoding="utf-8")
    told = call("house", "diff", "prime", "riverside")
    assert told.status == 0
    assert "1 thing changes" in told.out
    rules.write_text(text, encoding="utf-8")
    file = tmp_path / "riverside.house"
    assert call("house", "pack", "riverside", str(file)).status == 0
    shutil.rmtree(rules.parent)
    assert call("house", "unpack", str(file)).status == 0
    assert rules.read_text(encoding="utf-8") == text


def test_a_house_is_begun_with_no_name_that_it_may_not_have(call: Call, home: Path) -> None:
    for begin_from in (("--of", "prime"), ("--from-nothing", "$")):
        refused = call("house", "new", "harbour", *begin_from, "--title", "Har\u202ebour")
        assert refused.status == 2
        assert "title: 'Har\\u202ebour' has an invisible character; leave it out" in refused.err
    assert call("house", "new", "harbour", "--of", "prime", "--title", " ").status == 0
    assert call("lint", str(home / "houses" / "harbour")).status == 0


def test_no_more_hands_are_asked_for_than_the_table_has_places(call: Call, home: Path) -> None:
    call("house", "new", "riverside", "--of", "prime", "--title", "Riverside")
    rules = home / "houses" / "riverside" / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(f"places: {{count: 3, reading: our table}}\n{text}", encoding="utf-8")
    for command in (("deal", "--seed", "1"), ("code",), ("drill", "--seed", "1")):
        asked = call(*command, "--house", "riverside", "--seats", "4")
        assert asked.status == 2
        assert "--seats 4: that table has no more than 3; write 1 to 3" in asked.err
    dealt = call("deal", "--house", "riverside", "--seed", "1", "--seats", "3")
    assert (dealt.status, dealt.err) == (0, "")
    assert call("code", "--house", "riverside").status == 0


def test_a_house_is_begun_from_nothing_as_a_draft(call: Call, home: Path) -> None:
    begun = call("house", "new", "harbour", "--from-nothing", "kr", "--title", "Harbour")
    assert (begun.status, begun.err) == (0, "")
    assert "from nothing" in begun.out
    text = (home / "workshop" / "harbour" / "rules.yaml").read_text(encoding="utf-8")
    assert 'currency: "kr"' in text or "currency: kr" in text
    for args, told in (
        ((), "--from-nothing"),
        (("--from-nothing", "kr", "--of", "mbs"), "not allowed with"),
        (("--from-nothing", " "), "currency sign"),
        (("--from-nothing", "kr"), "has this short name already"),
    ):
        again = call("house", "new", "harbour", *args)
        assert again.status == 2
        assert told in again.err
        assert "Traceback" not in again.err


def test_what_cannot_be_done_is_told_in_a_line(call: Call, home: Path, tmp_path: Path) -> None:
    for args, told in (
        (("new", "mine", "--of", "nowhere"), "nowhere"),
        (("new", "My House", "--of", "mbs"), "Write up to 60 small letters, digits and hyphens"),
        (("new", "mbs", "--of", "prime"), "another house's id"),
        (("diff", "mbs", "nowhere"), "nowhere"),
        (("pack", "mbs", str(tmp_path / "no" / "where" / "x.house")), ""),
        (("unpack", str(tmp_path / "none.house")), "no such file"),
    ):
        done = call("house", *args)
        assert "Traceback" not in done.err
        if told:
            assert done.status == 2
            assert told in done.err


def test_a_file_never_stands_in_for_a_house_that_is_known(
    call: Call, home: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mbs.house"
    assert call("house", "pack", "mbs", str(file)).status == 0
    done = call("house", "unpack", str(file))
    assert done.status == 2
    assert "another house's id" in done.err
    assert not (home / "houses").exists() or list((home / "houses").iterdir()) == []
