"""Class lists: every kind of file that people have, and every kind of row in it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from tests.school.people.conftest import WORDS, School
from trainer.library.documents.sheet_text import separator_of
from trainer.paper.sheet import Cells
from trainer.paper.text_files import csv_cell
from trainer.records.registry.acts import Role
from trainer.school.people.class_list import sheet
from trainer.school.people.class_list.enrolment import (
    ClassLists,
    NotSound,
    in_short,
    read_sheet,
    save_starts,
    starts_printout,
)
from trainer.school.people.class_list.preview import ListPreview, Register, RowFate, preview
from trainer.school.people.class_list.sheet import MOST_ROWS, BadFile
from trainer.school.people.classes import SchoolClass
from trainer.ui.people.class_list_page import EXAMPLE

NOBODY = Register((), frozenset())
ODD = ("Robert'); DROP TABLE", "=1+1", "+1", "-2", "@SUM(A1)", "'tis", 'a"b', "x, y; z|w")


def test_the_list_that_the_page_shows_can_be_imported(tmp_path: Path) -> None:
    shown = looked(tmp_path / "a.csv", "\n".join(",".join(each) for each in EXAMPLE))
    assert shown.sound
    assert names(shown) == [name for name, *_ in EXAMPLE[1:]]
    assert [row.role for row in shown.rows] == [Role.TRAINEE, Role.TRAINEE, Role.SUPERVISOR]


def test_a_column_that_nobody_reads_is_named_and_a_role_stands_where_it_is_seen(file: Path) -> None:
    text = "Name;Role;Class;Language;class\nAnna Berg;supervisor;1;ru;2\n"
    shown = looked(file, text, into="A class of a very long title")
    assert shown.told == "Columns not read: Class, Language, class."
    assert [row.says for row in shown.rows] == ["new account, joins the class: supervisor"]


def looked(
    file: Path, text: str | bytes, register: Register = NOBODY, into: str = ""
) -> ListPreview:
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return preview(read_sheet(file), register, into)


def names(shown: ListPreview) -> list[str]:
    return [row.name for row in shown.rows]


def problems(shown: ListPreview) -> dict[int, str]:
    return {row.line: row.says for row in shown.of(RowFate.PROBLEM)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "list.csv"


def workbook(rows: Sequence[Sequence[object]]) -> bytes:
    from openpyxl import Workbook

    book = Workbook()
    for row in rows:
        book.active.append(list(row))  # type: ignore[union-attr]
    out = BytesIO()
    book.save(out)
    return out.getvalue()


# --- how a file is read


@pytest.mark.parametrize(
    ("encoding", "named"),
    [
        ("utf-8", ["Zoë Ångström", "Иван Петров", "张伟"]),
        ("utf-8-sig", ["Zoë Ångström", "Иван Петров", "张伟"]),
        ("utf-16", ["Zoë Ångström", "Иван Петров", "张伟"]),
        ("cp1251", ["Иван Петров", "Анна Ёлкина", "Щукин Юрий"]),
        ("gb18030", ["张伟", "王芳", "欧阳 娜娜"]),
        ("cp1252", ["Zoë Ångström", "José Müller", "Łukasz".replace("Ł", "L")]),
    ],
)
def test_the_encoding_is_found_out(file: Path, encoding: str, named: list[str]) -> None:
    shown = looked(file, ("Name\n" + "\n".join(named) + "\n").encode(encoding))
    assert names(shown) == named
    assert (encoding in shown.told) == encoding.startswith(("cp", "gb"))


def test_the_encoding_can_be_given(file: Path) -> None:
    file.write_bytes("Name\nŻółć\n".encode("cp1250"))
    assert read_sheet(file, "cp1250").rows[1].cells == ("Żółć",)
    for wrong in ("utf-8", "no-such-thing", "undefined"):
        with pytest.raises(BadFile, match=wrong):
            read_sheet(file, wrong)


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_separator_is_found_out(file: Path, sign: str, end: str) -> None:
    text = end.join((f"Name{sign}Login", f"Ines Moreau{sign}ines", f'"A{sign}B"{sign}ab', ""))
    shown = looked(file, text)
    assert [(row.name, row.login) for row in shown.rows] == [
        ("Ines Moreau", "ines"),
        (f"A{sign}B".replace("\t", " "), "ab"),
    ]


def test_a_list_of_one_column_has_no_separator(file: Path) -> None:
    assert separator_of("Name\nMoreau, Ines\nZielinski\n") == ","
    shown = looked(file, "Name\nInes Moreau\nTomasz Zielinski\n")
    assert names(shown) == ["Ines Moreau", "Tomasz Zielinski"]


def test_lines_are_counted_as_in_the_file(file: Path) -> None:
    """Empty rows and cells of several lines included."""
    shown = looked(file, 'Name,Login\n\n"Two\nlines",two\n,\nNobody Else,\n')
    assert [(row.line, row.name) for row in shown.rows] == [(3, "Two lines"), (6, "Nobody Else")]


@pytest.mark.parametrize("head", ["Name", "NAME ", "Full name", "ФИО", "姓名"])
def test_columns_are_known_by_their_names(file: Path, head: str) -> None:
    shown = looked(file, f"Nr,{head},Password\n1,Ines Moreau,long enough\n")
    assert [(row.name, row.password) for row in shown.rows] == [("Ines Moreau", "long enough")]


def test_a_name_may_stand_in_two_columns(file: Path) -> None:
    shown = looked(file, "Last name,First name,Login\nMoreau,Ines,im\nTan,,mt\n")
    assert names(shown) == ["Ines Moreau", "Tan"]


def test_without_a_first_row_the_names_come_first(file: Path) -> None:
    shown = looked(file, "Ines Moreau,ines\nTomasz Zielinski,\n")
    assert [(row.name, row.login) for row in shown.rows] == [
        ("Ines Moreau", "ines"),
        ("Tomasz Zielinski", "tomasz.zielinski"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Nachname\nAisha Rahman\nLuc Bernard\n",
        "Wer,Kennung\nAisha Rahman,aisha\nLuc,luc\n",
        "Teilnehmerin Nr,Kennung,Geburtstag\nAisha Rahman,aisha,1 May\n",
    ],
)
def test_headings_that_are_not_known_are_no_person(file: Path, text: str) -> None:
    """They were taken for a person of that name."""
    with pytest.raises(BadFile, match="No column is called"):
        looked(file, text)


@pytest.mark.parametrize(
    "text", ["Cher\nAisha Rahman\nPrince\n", "王伟\n李娜\n", "Cher,cher\nLuc Bernard,luc\n"]
)
def test_a_person_in_the_first_row_is_a_person(file: Path, text: str) -> None:
    assert len(looked(file, text).rows) == len(text.splitlines())


def test_a_workbook_is_read_as_it_looks(file: Path) -> None:
    rows = [("Name", "Login", "Password"), ("Ines Moreau", 12345, 12345678.0), (None, None, None)]
    shown = looked(file, workbook([*rows, ("Mei Tan", "mei", None)]))
    assert [(row.line, row.name, row.login, row.password) for row in shown.rows] == [
        (2, "Ines Moreau", "12345", "12345678"),
        (4, "Mei Tan", "mei", ""),
    ]


@pytest.mark.parametrize("name", ["=1+1", '=HYPERLINK("http://x")', "=cmd|'/c calc'!A1"])
def test_a_formula_is_the_text_that_somebody_typed(file: Path, name: str) -> None:
    shown = looked(file, workbook([("Name",), (name,)]))
    assert names(shown) == [name]


# --- files that are no list


def zipped(**parts: str) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as made:
        for name, text in parts.items():
            made.writestr(name.replace("__", "/").replace("_dot_", "."), text)
    return out.getvalue()


GOOD = workbook([("Name",), ("Ines Moreau",)])
BAD_FILES: dict[str, bytes] = {
    "empty": b"",
    "white space": b"\n \n\t\n",
    "a mark alone": b"\xef\xbb\xbf",
    "a head alone": b"Name,Login\n",
    "no name": b"Login,Password\nines,long enough\n",
    "an open quote": b'Name,Login\n"Ines,ines\nTan,mei\n',
    "noughts": b"Name\n\0\0\0\n",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(200),
    "a PDF": b"%PDF-1.7\n...",
    "an old workbook": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600),
    "rich text": b"{\\rtf1\\ansi Ines}",
    "another zip": zipped(readme_dot_txt="Ines Moreau"),
    "a workbook of nothing": zipped(xl__workbook_dot_xml="<workbook/>"),
    "a torn workbook": GOOD[: len(GOOD) // 2],
    "a workbook of noise": GOOD[:200] + bytes(reversed(GOOD[200:-200])) + GOOD[-200:],
    "an empty workbook": workbook([]),
    "too many rows": b"Name\n" + b"".join(b"Trainee %d\n" % n for n in range(MOST_ROWS + 1)),
    "utf-16 cut": "Name\nInes".encode("utf-16")[:-1],
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_what_is_no_list_is_refused_with_what_would_be_one(file: Path, kind: str) -> None:
    with pytest.raises(BadFile) as refused:
        looked(file, BAD_FILES[kind])
    (problem,) = refused.value.problems
    assert (problem.code, problem.file) == ("bad_file", str(file))
    assert problem.message


def test_an_open_quote_is_told_by_its_line(file: Path) -> None:
    with pytest.raises(BadFile) as refused:
        looked(file, 'Name\nInes Moreau\n"Mei Tan\nJonas\n')
    assert refused.value.problems[0].line == 3


def test_a_workbook_that_unpacks_without_end_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blanks take next to nothing while they are packed."""
    monkeypatch.setattr(sheet, "MOST_UNPACKED", 1_000_000)
    packed = zipped(xl__workbook_dot_xml=" " * 1_000_001)
    assert len(packed) < 10_000
    with pytest.raises(BadFile, match="too large"):
        looked(file, packed)


def test_a_workbook_of_a_later_kind_of_zip_is_told(file: Path) -> None:
    packed = bytearray(zipped(xl__workbook_dot_xml=""))
    packed[packed.index(b"PK\1\2") + 6] = 118
    with pytest.raises(BadFile, match="cannot be read"):
        looked(file, bytes(packed))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.csv", tmp_path):
        with pytest.raises(BadFile, match="cannot be read"):
            read_sheet(path)


def test_a_path_that_no_system_has_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read_sheet(tmp_path / "list\0.csv")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without an end")
def test_a_device_without_an_end_is_not_read_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(_: Path) -> bytes:
        raise AssertionError("read whole")

    monkeypatch.setattr(Path, "read_bytes", whole)
    with pytest.raises(BadFile, match="too large"):
        read_sheet(Path("/dev/zero"))


# --- rows


def test_every_problem_of_a_row_is_told_with_its_line(file: Path) -> None:
    text = (
        "Name,Login,Password\n"
        ",nobody,\n"
        "—,dash,\n"
        f"{'x' * 121},long,\n"
        "Hid\u202eden,hidden,\n"
        "Two Words,two words,\n"
        "Short Password,sp,short\n"
        "First,same,\n"
        "Second,SAME,\n"
        "Mei Tan,,\n"
        "mei tan,,\n"
        "Robert'), DROP TABLE,rob,long enough\n"
        "Fine,fine,long enough\n"
    )
    told = problems(looked(file, text))
    assert sorted(told) == [2, 3, 4, 5, 6, 7, 9, 11, 12]
    assert "line 8" in told[9]
    assert "line 10" in told[11]
    assert "quotation marks" in told[12]


@pytest.mark.parametrize("name", ODD)
def test_an_odd_name_is_a_name(file: Path, name: str) -> None:
    quoted = '"' + csv_cell(Cells.TEXT, name).replace('"', '""') + '"'
    assert names(looked(file, f"Name,Login\n{quoted},odd\n")) == [name]
    assert names(looked(file, workbook([("Name",), (name,)]))) == [name]


# --- taken in


@pytest.fixture
def lists(school: School) -> ClassLists:
    return ClassLists(school.people(school.admin), school.classes(school.admin))


@pytest.fixture
def evening(school: School) -> SchoolClass:
    classes = school.classes(school.admin)
    class_ = classes.open("Evening")
    classes.enrol(class_, [school.supervisor.id])
    return classes.of(class_)


def test_a_list_is_taken_in_and_taking_it_in_again_changes_nothing(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    file.write_text("Name,Login,Password\nMei Tan,mei,\nInes Moreau,,\n=1+1,sum,sum of 1 and 1\n")
    shown = lists.look(read_sheet(file), evening)
    assert [row.fate for row in shown.rows] == [RowFate.NEW, RowFate.JOINS, RowFate.NEW]
    assert in_short(shown) == "2 new · 1 joins"
    started = lists.take_in(shown, evening)
    assert [each.account.name for each in started] == ["Mei Tan", "=1+1"]
    assert started[1].password == "sum of 1 and 1"
    joined = school.classes(school.admin).of(evening.id).trainees
    assert [each.name for each in joined] == ["=1+1", "Ines Moreau", "Mei Tan"]
    assert school.door().let_in("mei", started[0].password).by_start
    assert not school.door().let_in("sum", "sum of 1 and 1").by_start
    again = lists.look(read_sheet(file), school.classes(school.admin).of(evening.id))
    assert {row.fate for row in again.rows} == {RowFate.THERE}
    with pytest.raises(NotSound, match="Nothing would change"):
        lists.take_in(again, evening)


def test_with_one_problem_nothing_is_taken_in(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    file.write_text("Name,Login\nMei Tan,mei\n,nobody\n")
    before = school.registry.events_in("school")
    shown = lists.look(read_sheet(file), evening)
    assert not shown.sound
    with pytest.raises(NotSound) as refused:
        lists.take_in(shown, evening)
    assert str(refused.value.problems[0]).startswith(f"{file}:3: ")
    assert school.registry.events_in("school") == before


def test_where_the_last_row_fails_the_first_was_not_taken_in(
    school: School,
    lists: ClassLists,
    evening: SchoolClass,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file.write_text("Name\nMei Tan\nJonas Weber\nHana Novak\n")
    shown = lists.look(read_sheet(file), evening)
    before = school.registry.events_in("school")

    class Broken(Exception):
        pass

    def third(at: int, _of: int) -> None:
        if at == 3:
            raise Broken

    with pytest.raises(Broken):
        lists.take_in(shown, evening, third)
    assert school.registry.events_in("school") == before
    assert len(school.registry.people()) == 4


def test_whoever_is_there_by_another_name_or_closed_is_a_problem(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    file.write_text("Name,Login\nSomebody Else,ines.moreau\n")
    assert "Ines Moreau" in problems(lists.look(read_sheet(file), evening))[2]
    school.people(school.admin).close(school.trainee, "has left")
    file.write_text("Name,Login\nInes Moreau,ines.moreau\n")
    assert "closed" in problems(lists.look(read_sheet(file), evening))[2]


def test_without_a_class_accounts_alone_are_opened(
    school: School, lists: ClassLists, file: Path
) -> None:
    file.write_text("Mei Tan\n")
    lists.take_in(lists.look(read_sheet(file)))
    found = {each.account.name: each.classes for each in school.people(school.admin).everybody()}
    assert found["Mei Tan"] == ()


@pytest.mark.posix
def test_start_passwords_go_on_paper_and_into_a_file_as_text(
    school: School, file: Path, tmp_path: Path
) -> None:
    people = school.people(school.admin)
    started = [people.open(name, Role.TRAINEE) for name in ("=1+1", "<b>Bold</b>", "Mei Tan")]
    paper = "".join(block for part in starts_printout(started, "Evening").parts for block in part)
    assert "&lt;b&gt;Bold&lt;/b&gt;" in paper
    assert all(each.password in paper for each in started)
    out = tmp_path / "starts.csv"
    save_starts(started, out)
    assert "'=1+1," in out.read_text(encoding="utf-8")
    assert out.stat().st_mode & 0o077 == 0
    read = preview(read_sheet(out), NOBODY)
    assert [row.name for row in read.rows] == ["=1+1", "<b>Bold</b>", "Mei Tan"]


def test_a_supervisor_takes_no_list_in(school: School, file: Path) -> None:
    from trainer.school.people.rights import NotAllowed

    file.write_text("Mei Tan\n")
    shown = preview(read_sheet(file), NOBODY)
    by = school.supervisor
    with pytest.raises(NotAllowed):
        ClassLists(school.people(by), school.classes(by)).take_in(shown)


def test_five_thousand_rows_are_looked_at_in_a_moment(file: Path) -> None:
    text = "Name,Login\n" + "".join(f"Trainee Nr {n},trainee{n}\n" for n in range(MOST_ROWS))
    shown = looked(file, text)
    assert len(shown.of(RowFate.NEW)) == MOST_ROWS


@pytest.mark.slow
def test_five_thousand_rows_are_taken_in(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    rows = "".join(f"Trainee Nr {n},trainee{n}\n" for n in range(MOST_ROWS))
    file.write_text(f"Name,Login\n{rows}", encoding="utf-8")
    started = lists.take_in(lists.look(read_sheet(file), evening), evening)
    assert len({each.password for each in started}) == MOST_ROWS
    assert len(school.classes(school.admin).of(evening.id).trainees) == MOST_ROWS
    assert school.door().let_in("trainee4999", started[-1].password).by_start
    assert WORDS not in {each.password for each in started}


# --- a column of roles


def test_a_role_is_read_in_every_language(file: Path) -> None:
    text = "Name,Role\nAnna,Supervisor\nMei,ученик\nZhang,主管\nOtto,\nEva,administrator\n"
    roles = [row.role for row in looked(file, text).rows]
    assert roles == [Role.SUPERVISOR, Role.TRAINEE, Role.SUPERVISOR, Role.TRAINEE, Role.ADMIN]


def test_a_role_that_is_none_is_refused_with_those_that_are(file: Path) -> None:
    told = problems(looked(file, "Name,Role\nAnna,pit boss\nMei,trainee\n"))
    assert list(told) == [2]
    assert '"pit boss" is not a role' in told[2]
    assert "supervisor" in told[2]


def test_whoever_is_taken_in_has_the_role_of_the_list(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    file.write_text("Name,Role\nAnna Berg,supervisor\nMei Tan,\n", encoding="utf-8")
    lists.take_in(lists.look(read_sheet(file), evening), evening)
    roles = {each.name: each.role for each in school.registry.people()}
    assert (roles["Anna Berg"], roles["Mei Tan"]) == (Role.SUPERVISOR, Role.TRAINEE)


def test_a_list_changes_nobodys_role_and_puts_no_author_in_a_class(
    school: School, lists: ClassLists, evening: SchoolClass, file: Path
) -> None:
    file.write_text("Name,Role\nInes Moreau,admin\nAnna Berg,author\n", encoding="utf-8")
    told = problems(lists.look(read_sheet(file), evening))
    assert "Ines Moreau has the role: trainee" in told[2]
    assert "Only trainees and supervisors" in told[3]
