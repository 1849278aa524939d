"""The work on a draft: its document, its forms, its edges, its proof."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QStackedWidget, QWidget

from trainer.school.workshop.forms import WorkshopTab
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import BY_MOUSE, Button, Elided, column, frame, keys_named, label, row
from trainer.ui.workshop.document_card import DocumentCard
from trainer.ui.workshop.form_view import FormView
from trainer.ui.workshop.proof_view import ProofView
from trainer.ui.workshop.publish_view import PublishView
from trainer.ui.workshop.side_cards import SideCards
from trainer.ui.workshop.timeline import Timeline
from trainer.wording import say

FIGURES_FROM, KEYS_FROM, TITLE_WIDE = 1300, 1240, 190
THREE_COLUMNS_FROM, DOCUMENT_WIDE, SIDE_WIDE = 1440, 400, 340


class WorkshopPage(QWidget):
    """Has the whole window. Emits the tab that is wanted, that a change is undone or made again,
    that a round is tried, that the next open rule is wanted, and that the page is left."""

    turned = Signal(object)
    undone = Signal()
    redone = Signal()
    tried = Signal()
    went_on = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop")
        self.setAccessibleName(say("Your own house"))
        self.title = Elided("", "title", name="workshop.title")
        self.title.setMinimumWidth(scaled(TITLE_WIDE))  # the tabs have a second line, it has none
        self.under = Elided("", "secondary")
        self.head = PageHead(
            SquareButton("workshop.leave", "back", say("Back to your houses")),
            self.title,
            self.under,
            edge=20,
        )
        self.tabs = Segments(
            "workshop.tabs",
            say("Part"),
            [(tab, tab.words) for tab in WorkshopTab],
        )
        self.tabs.leave_to_page(Qt.Key.Key_Up, Qt.Key.Key_Down)
        self.sentences = Figure(say("Sentences open"), "workshop.sentences.open")
        self.rules = Figure(say("Rules without a round"), "workshop.rules.open")
        self.try_ = Button(say("Try a round"), "workshop.try", key="T")
        self.document, self.form, self.side = DocumentCard(), FormView(), SideCards()
        self.timeline = Timeline()
        self.proof, self.publish = ProofView(), PublishView()
        self.beside = Button(say("Document"), "workshop.document.show", kind="quiet", key="F6")
        self.onward = Button(say("Next open rule"), "workshop.next", kind="quiet", key="N")
        self.undo = Button(say("Undo"), "workshop.undo", kind="quiet", key="Ctrl Z")
        self._wants_document = False
        self._put_together()
        take_by_tab_alone(self.proof)
        self._connect()

    def _put_together(self) -> None:
        tabs = column(None, self.tabs, None, gap=0, around=(12, 0, 0, 0))
        self.head.add(tabs, share=6)
        self.head.add(self.sentences, self.rules, self.try_)
        self._middle = QStackedWidget()
        for each in (self.form, self.proof, self.publish):
            self._middle.addWidget(each)
        self._beside = column(self.side, gap=12)
        self._beside.setStretch(0, 2)
        self._body = row(self.document, self._middle, gap=16, around=(20, 12, 20, 10))
        self._body.setStretch(1, 1)
        self._body.addLayout(self._beside)
        self.side.setFixedWidth(scaled(SIDE_WIDE))
        self._row_keys = frame("plain")
        self._row_keys.setLayout(
            row(
                keys_named("S", words=say("strict or any order")),
                label(say("Arrow keys choose and answer."), "secondary"),
                gap=12,
            )
        )
        foot, hints = frame("footer"), frame("plain")
        hints.setLayout(
            row(
                keys_named("Esc", words=say("back")),
                self._row_keys,
                self.proof.keys,
                None,
                label(say("Every change is saved."), "caption"),
                gap=12,
            )
        )
        # In the place of the hints: a line of its own would move the buttons above it.
        notice = self.form.notice
        notice.told.connect(lambda: hints.setHidden(bool(notice.text())))
        buttons = (self.beside, self.onward, self.undo)
        keys = row(*buttons, hints, notice, gap=12, around=(6, 4, 20, 4))
        keys.setStretch(len(buttons), 1)
        foot.setLayout(keys)
        told = column(self.form.trouble, around=(28, 4, 28, 0))
        self._round = frame("plain")
        self._round.setLayout(column(self.timeline, around=(20, 12, 20, 0)))
        self.setLayout(column(self.head, told, self._round, self._body, foot, gap=0))
        self.layout().setStretch(3, 1)  # type: ignore[union-attr]

    def _connect(self) -> None:
        self.head.left.connect(self.left)
        self.tabs.chosen.connect(self.turned)
        self.try_.clicked.connect(self.tried)
        self.beside.clicked.connect(self._toggle_document)
        self.timeline.chosen.connect(self.form.choose)
        self.undo.clicked.connect(self.undone)
        self.onward.clicked.connect(self.went_on)

    @property
    def tab(self) -> WorkshopTab:
        """The part that is open."""
        found = self.tabs.value
        return found if isinstance(found, WorkshopTab) else WorkshopTab.RULES

    def name(self, title: str, under: str) -> None:
        """The draft's name, and what it is a copy of."""
        self.title.setText(title)
        self.under.setText(under)

    def count_open(self, left: Mapping[WorkshopTab, int]) -> None:
        """Show the number of things left to do in each part before the house can be published."""
        for tab, count in left.items():
            words = tab.words
            self.tabs.tell(tab, f"{words} {count}" if count else words)

    def show_tab(self, tab: WorkshopTab) -> None:
        """That part is in sight."""
        self.tabs.show_chosen(tab)
        before = self._middle.currentWidget()
        views = {WorkshopTab.PROOF: self.proof, WorkshopTab.PUBLISH: self.publish}
        self._middle.setCurrentWidget(views.get(tab, self.form))
        self._place_document(beside=tab is WorkshopTab.PROCEDURE)
        self.side.show_worth(shown=tab in (WorkshopTab.HOUSE, WorkshopTab.RULES))
        self._leave_arrows(to_page=tab is WorkshopTab.PROOF)
        self._fit()
        if before is not self.publish and self.publish.isAncestorOf(self.focusWidget()):
            self.tabs.focus_chosen()  # Qt hands the keyboard to the first button: it discards

    def _leave_arrows(self, *, to_page: bool) -> None:
        """Arrows lead through the rounds of a proof."""
        # No click may leave the keyboard on a button, which would hand it to its neighbour.
        by_click = Qt.FocusPolicy.TabFocus if to_page else Qt.FocusPolicy.StrongFocus
        for place in (self.head, self.undo, self.beside, self.onward):
            for button in (place, *place.findChildren(QAbstractButton)):
                if isinstance(button, QAbstractButton):
                    button.setFocusPolicy(by_click)
        focused = self.focusWidget()
        if to_page and self.head.isAncestorOf(focused) and focused.property(BY_MOUSE):
            self.proof.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_document(self, *, beside: bool) -> None:
        """The document stands before the forms, or behind them above what changes."""
        self.document.setFixedWidth(scaled(SIDE_WIDE if beside else DOCUMENT_WIDE))
        if beside:
            self._beside.insertWidget(0, self.document, 2)
        else:
            self._body.insertWidget(0, self.document)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The document takes the place of the side cards while it is asked for, unless three
        columns fit; the proof and publishing have all the room."""
        of_forms = self._middle.currentWidget() is self.form
        of_steps = self.tab is WorkshopTab.PROCEDURE
        roomy = self.width() >= scaled(THREE_COLUMNS_FROM)
        spacious = self.width() >= scaled(FIGURES_FROM)
        self.sentences.setVisible(spacious)
        self.rules.setVisible(spacious)
        self.beside.setVisible(of_forms)
        self.onward.setVisible(of_forms)
        self.proof.keys.setVisible(self._middle.currentWidget() is self.proof)
        self.document.setVisible(of_forms and (roomy or self._wants_document))
        narrow = self._wants_document or of_steps
        self.side.setVisible(of_forms and (roomy or not narrow or self.form.reading.is_open))
        keyed = of_steps and self.width() >= scaled(KEYS_FROM)
        self._row_keys.setVisible(keyed and not self.form.reading.is_open)
        self._round.setVisible(of_steps and not self.form.reading.is_open)

    def begin_reading(self, rule: str, clause: str, sentence: str) -> None:
        """A reading of that rule is begun: beside its fields stand the edges."""
        self._wants_document = False  # until the reading ends
        self.document.hold(held=True)
        self.form.reading.open(rule, clause, sentence)
        self._fit()

    def end_reading(self) -> None:
        """No reading is in the making any more: the keyboard is in the document, where it was."""
        if self.form.reading.is_open:
            self.form.reading.put_away()
            self.document.hold(held=False)
            self._toggle_document()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back, Ctrl+Z undoes, T tries a round, F6 shows the document, N goes to the next
        open rule."""
        acts: dict[tuple[int, bool], Callable[[], object]] = {
            (Qt.Key.Key_Escape, False): self.left.emit,
            (Qt.Key.Key_F6, False): self._toggle_document,
            (Qt.Key.Key_Z, True): self._undo(event),
            (Qt.Key.Key_Y, True): self.redone.emit,
            (Qt.Key.Key_T, False): self.tried.emit,
            **({(Qt.Key.Key_N, False): self.went_on.emit} if self._has_rows else {}),
            **self._of_proof(),
            **self._of_publishing(),
            **{(key, False): act for key, act in self.form.row_keys.items() if self._has_rows},
            **self._of_reading(),
        }
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        act = acts.get((event.key(), control))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _undo(self, event: QKeyEvent) -> Callable[[], object]:
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return self.redone.emit if shifted else self.undone.emit

    def _of_proof(self) -> dict[tuple[int, bool], Callable[[], object]]:
        if self._middle.currentWidget() is not self.proof:
            return {}
        confirm = self.proof.confirm.click
        return {
            (Qt.Key.Key_Return, False): confirm,
            (Qt.Key.Key_Enter, False): confirm,
            (Qt.Key.Key_N, False): self.proof.deny.click,
            (Qt.Key.Key_Left, False): lambda: self.proof.step(-1),
            (Qt.Key.Key_Right, False): lambda: self.proof.step(1),
            (Qt.Key.Key_Up, False): lambda: self.proof.step_line(-1),
            (Qt.Key.Key_Down, False): lambda: self.proof.step_line(1),
            (Qt.Key.Key_Backspace, False): self.proof.doubt.click,
        }

    def _of_publishing(self) -> dict[tuple[int, bool], Callable[[], object]]:
        if self._middle.currentWidget() is not self.publish:
            return {}
        publish = self.publish.publish.click
        return {(Qt.Key.Key_Return, False): publish, (Qt.Key.Key_Enter, False): publish}

    @property
    def _has_rows(self) -> bool:
        return self._middle.currentWidget() is self.form

    def _of_reading(self) -> dict[tuple[int, bool], Callable[[], object]]:
        if not self.form.reading.is_open:
            return {}
        make = self.form.reading.make.click
        return {
            (Qt.Key.Key_Escape, False): self.form.reading.cancel.click,
            (Qt.Key.Key_Return, True): make,
            (Qt.Key.Key_Enter, True): make,
        }

    def show_sentence(self, clause: str = "") -> None:
        """That sentence of the document, or the one that was, is chosen, in sight, and has the
        keyboard."""
        self._wants_document = True
        self._fit()
        self.document.show_clause(clause)
        self.document.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle_document(self) -> None:
        self._wants_document = not self._wants_document
        self._fit()
        if self.document.isVisible():
            self.document.list.setFocus(Qt.FocusReason.OtherFocusReason)
