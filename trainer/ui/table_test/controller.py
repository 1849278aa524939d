"""Table tests, from setting one up to its signed form."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.ui.application import Application
from trainer.ui.page_stack import made_by
from trainer.ui.table_test.board_controller import BoardController
from trainer.ui.table_test.form_controller import FormController
from trainer.ui.table_test.list_controller import ListController
from trainer.ui.table_test.open_test import FORM, LIST, SETUP, WATCH, OpenTest
from trainer.ui.table_test.setup_controller import SetupController


class TableTestController:
    """Makes the pages of table tests, and brings them up to date."""

    def __init__(self, app: Application) -> None:
        self.at = OpenTest(app)
        self.board = BoardController(self.at)
        self.list = ListController(self.at)
        self.setup = SetupController(self.at, self.board.watch)
        self.form = FormController(self.at, self.board)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(LIST, self.list.build),
                made_by(SETUP, self.setup.build),
                made_by(WATCH, self.board.build),
                made_by(FORM, self.form.build),
            )
        )

    def open(self, page: str) -> None:
        """Bring that page up to date."""
        if page == LIST:
            self.list.show()
        elif self.at.test is None:
            return
        elif page == SETUP:
            self.setup.show()
        elif page == FORM:
            self.form.show()
