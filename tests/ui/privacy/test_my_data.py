"""My data in the real window: told, handed out, erased; an administrator's way to somebody's."""

from __future__ import annotations

import csv
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import Windows
from trainer.errors import Problem
from trainer.paper.sheet import Cells, Column, Sheet
from trainer.records.registry.acts import Role
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.shots.people import a_school
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.confirm import EraseAsked
from trainer.ui.own_pages import export_list
from trainer.ui.printing.export_button import Exporting, ExportMenu, Format
from trainer.ui.privacy.account_dialogs import Wish
from trainer.ui.privacy.my_data import DataPages
from trainer.ui.routes import MY_DATA, PEOPLE

HOUSE = "mbs"


@pytest.fixture
def app(windows: Windows) -> Application:
    return windows.show()


def _work(app: Application) -> None:
    assert app.practice is not None
    sitting = app.practice.start(HOUSE, "full-table", seed=3)
    for act in faultless_of(sitting):
        sitting.act(act)
    sitting.finish()


def _part(app: Application) -> DataPages:
    part = app.parts.of(MY_DATA)
    assert isinstance(part, DataPages)
    return part


def _words(widget: QWidget) -> str:
    return "\n".join(each.text() for each in widget.findChildren(QLabel) if not each.isHidden())


def _press(widget: QWidget, name: str) -> None:
    button = widget.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_settings_lead_to_it_and_it_tells_what_there_is(app: Application, home: Path) -> None:
    app.turn_to("settings")
    _press(app.pages.settings, "settings.my_data")
    assert app.window.page == MY_DATA
    page = _part(app).page(MY_DATA)
    for name in ("my-data.export_all", "my-data.erase"):
        button = page.findChild(QPushButton, name)
        assert button is not None
        assert not button.isEnabled()
    _work(app)
    app.turn_to(MY_DATA)
    told = _words(page)
    assert "1 round, 0 quick drills" in told
    assert str(home) in told
    assert "Every round: its cards, each act" in told
    assert "In the school's records" not in told


def test_everything_is_handed_out_and_erased_it_begins_anew(
    app: Application, tmp_path: Path
) -> None:
    _work(app)
    app.turn_to(MY_DATA)
    told, part = list[str](), _part(app)
    part.exporting = Exporting(app.window, lambda heading, says: told.append(heading))
    part.exporting.ask_file = lambda name, ending: str(tmp_path / name)
    _press(part.page(MY_DATA), "my-data.export_all")
    assert told == ["Exported"]
    with ZipFile(tmp_path / "my-data.zip") as packed:
        assert {"rounds.csv", "evidence.json", "README.txt"} <= set(packed.namelist())
    _lists_are_exported_whole(app, tmp_path)
    part.ask_to_erase = lambda: False
    _press(part.page(MY_DATA), "my-data.erase")
    assert app.practice is not None
    assert len(app.practice.done()) == 1
    part.ask_to_erase = lambda: True
    _press(part.page(MY_DATA), "my-data.erase")
    assert app.practice.done() == ()
    assert app.window.page == MY_DATA
    assert "0 rounds" in _words(_part(app).page(MY_DATA))
    _work(app)
    assert len(app.practice.done()) == 1


def _lists_are_exported_whole(app: Application, folder: Path) -> None:
    """The pages of results and of mistakes give all that the records have of them."""
    due = {"results": ["Rounds", "Quick drills"], "mistakes": ["Mistakes", "Answers"]}
    for page, names in due.items():
        out, told = folder / f"{page}.xlsx", list[str]()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Exporting, "_ask_file", lambda self, name, ending, out=out: str(out))
            patched.setattr(app, "tell", lambda heading, says, told=told: told.append(heading))
            export_list(app, page, Format.XLSX)
        assert told == ["Exported"]
        assert import_module("openpyxl").load_workbook(out).sheetnames == names


def test_erasing_asks_for_a_word(qtbot: QtBot) -> None:
    asked = EraseAsked(None, "Erase everything?", ("There is no undo.",), "erase")
    qtbot.addWidget(asked)
    assert not asked.erase.isEnabled()
    asked.field.write("eras")
    assert not asked.erase.isEnabled()
    assert asked.leave.isDefault(), "Enter keeps everything"
    asked.field.write(" Erase ")
    assert asked.erase.isEnabled()
    assert asked.erase.isDefault(), "Enter does what was typed"


# ------------------------------------------------------------------------------------ a school


@pytest.fixture
def admin(app: Application) -> Account:
    """The administrator of a school sits at the window."""
    made = a_school(app, app.people.wall_ms)
    app.people.seat(made)
    return made


def _somebody(app: Application, admin: Account) -> Account:
    registry = app.people.registry
    assert registry is not None
    people = People(registry, admin, app.people.wall_ms).everybody()
    return next(each.account for each in people if each.account.role is Role.TRAINEE)


def test_an_administrator_hands_somebodys_data_out_and_erases_it(
    app: Application, admin: Account, tmp_path: Path
) -> None:
    account, told = _somebody(app, admin), list[str]()
    app.turn_to(PEOPLE)
    part = app.parts.of(PEOPLE)
    data = part.data  # type: ignore[attr-defined]
    data.exporting = Exporting(app.window, lambda heading, says: told.append(heading))
    data.exporting.ask_file = lambda name, ending: str(tmp_path / "somebody.zip")
    data.ask_wish = lambda who: Wish.EXPORT
    data.ask(account)
    assert told == ["Exported"]
    assert (tmp_path / "somebody.zip").exists()
    data.ask_wish, data.ask_login = lambda who: Wish.ERASE, lambda who: account.login
    app.tell = lambda heading, says: told.append(heading)  # type: ignore[method-assign, assignment]
    data.ask(account)
    assert told[-1] == f"{account.name} is erased"
    registry = app.people.registry
    assert registry is not None
    person = registry.person(account.id)
    assert person is not None
    assert person.state == "erased"
    _sees_whom_to_ask(app, admin)


def _sees_whom_to_ask(app: Application, admin: Account) -> None:
    """Whoever is signed in sees what the school keeps of them, and erases nothing."""
    app.people.seat(_somebody(app, admin))
    app.turn_to(MY_DATA)
    page = _part(app).page(MY_DATA)
    told = _words(page)
    assert "In the school's records" in told
    assert "Ask an administrator" in told
    assert page.findChild(QPushButton, "my-data.erase") is None


# -------------------------------------------------------------------------------- the one menu

SHEET = Sheet(
    "names",
    "Names",
    (Column("name", "Name"), Column("money", "Money", Cells.MONEY)),
    (("=1+1", -1250), ("Robert'); DROP TABLE people;--", None), ("<b>x</b>\u202e😀", 5)),
)


def test_the_menu_offers_three_formats(qtbot: QtBot) -> None:
    menu, asked = ExportMenu("class.export"), list[Format]()
    qtbot.addWidget(menu)
    menu.asked.connect(asked.append)
    for action in menu.menu().actions():
        action.trigger()
    assert asked == list(Format)
    assert menu.accessibleName() == "Export"


@pytest.mark.parametrize("format_", list(Format))
def test_a_table_is_written_in_each(format_: Format, qtbot: QtBot, tmp_path: Path) -> None:
    window, told = QWidget(), list[str]()
    qtbot.addWidget(window)
    exporting = Exporting(window, lambda heading, says: told.append(heading))
    exporting.ask_file = lambda name, ending: str(tmp_path / (name + ending))
    assert exporting.put([SHEET], format_, "names")
    assert told == ["Exported"]
    out = tmp_path / f"names{format_.value}"
    match format_:
        case Format.CSV:
            with out.open(encoding="utf-8", newline="") as file:
                assert list(csv.reader(file))[1] == ["'=1+1", "-12.50"]
        case Format.XLSX:
            cell = import_module("openpyxl").load_workbook(out).worksheets[0]["A2"]
            assert (cell.value, cell.data_type) == ("=1+1", "s")
        case Format.PDF:
            assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("ines", "ines"),
        ("ines@school.org", "ines@school.org"),
        ("../../.bashrc", "bashrc"),
        ("C:\\Users\\x", "C--Users-x"),
        ("nul", "_nul"),
        ("COM1.old", "_COM1.old"),
        ("\u202egpj.exe\n\0", "gpj.exe"),
        ("Ольга 王芳", "Ольга 王芳"),
        ("...", "export"),
        ("x" * 900, "x" * 60),
    ],
)
def test_a_file_is_proposed_by_a_name_that_is_safe_anywhere(
    words: str, name: str, qtbot: QtBot
) -> None:
    """A sign-in name may be any text, and is proposed for the file of somebody's data."""
    window = QWidget()
    qtbot.addWidget(window)
    exporting, asked = Exporting(window, lambda heading, says: None), list[str]()

    def ask(name: str, ending: str) -> str:
        asked.append(name)
        return ""

    exporting.ask_file = ask
    assert not exporting.write(words, ".zip", lambda out: None)
    assert asked == [name]


def test_what_cannot_be_written_is_told_and_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window, told = QWidget(), list[str]()
    qtbot.addWidget(window)

    def tell(heading: str, says: object) -> None:
        assert isinstance(says, tuple)
        told.extend([heading, *(each.code for each in says if isinstance(each, Problem))])

    exporting = Exporting(window, tell)
    (tmp_path / "file").write_text("")
    exporting.ask_file = lambda name, ending: str(tmp_path / "file" / name)
    assert not exporting.put([SHEET], Format.PDF, "names")
    assert told == ["This cannot be exported", "not_a_folder"]
    exporting.ask_file = lambda name, ending: ""
    assert not exporting.put([SHEET], Format.CSV, "names")
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["file"]
