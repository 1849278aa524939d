"""The keyboard goes to a widget in sight: not to the page below a cover, nor to a hidden widget."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from trainer.ui.kit.widgets import BY_MOUSE

_BY_TAB = Qt.FocusPolicy.TabFocus.value
_HAD, _WENT = "had_keyboard", "keyboard_went"


class KeepsKeyboard(QObject):
    """Gives the keyboard back to a cover when Tab or a click brought it to the page below."""

    def __init__(self, cover: QWidget, page: QWidget) -> None:
        super().__init__(cover)
        self._cover, self._page = cover, page
        _application().focusChanged.connect(self._went)

    def _went(self, before: QWidget | None, now: QWidget | None) -> None:
        cover = self._cover
        if now is None or cover.isAncestorOf(now) or now is cover or not self._is_in_front():
            return
        if now is self._page or self._page.isAncestorOf(now):
            _give(self._around(before) or cover.focusProxy() or cover)

    def _is_in_front(self) -> bool:
        """True if the cover is in sight and no other lies over it."""
        keepers = self._page.findChildren(KeepsKeyboard)
        covers = [each._cover for each in keepers if each._cover.isVisible()]
        lying = [each for each in self._page.children() if each in covers]
        # Two would hand the keyboard to one another for ever.
        return bool(lying) and lying[-1] is self._cover

    def _around(self, before: QWidget | None) -> QWidget | None:
        """The other end of the cover's controls, when Tab passed one end of them."""
        inside = [each for each in _after(self._cover) if self._cover.isAncestorOf(each)]
        if before not in inside or len(inside) < 2:
            return None
        return {inside[-1]: inside[0], inside[0]: inside[-1]}.get(before)


class KeyboardInSight(QObject):
    """Gives the keyboard to the next visible widget when a page gave it to a hidden one, such as an
    empty list. Marks what a press of the mouse gave it to. A button that loses it while the mouse
    presses it stays pressed: Qt would let it miss its release."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        _application().focusChanged.connect(self._went)

    def _went(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            return
        left = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if left and isinstance(before, QAbstractButton) and before.underMouse():
            before.setDown(before.isEnabled())
        now.setProperty(BY_MOUSE, bool(left))
        if not now.isVisible():
            QTimer.singleShot(0, self, self._mend)  # its page may come into sight meanwhile

    def _mend(self) -> None:
        now = QApplication.focusWidget()
        if now is not None and now.window() is self._window and not now.isVisible():
            _give(next(_near(now), self._window))


def give_to_page(page: QWidget) -> None:
    """Give the keyboard to what had it on that page, else to its first control, else to the page
    itself: keys reach it, and Tab comes to the controls that are still to come."""
    now: QWidget | None = page.window().focusWidget()
    kept: list[QWidget | None] = [page.focusWidget(), page.focusProxy()]
    if not page.isVisible() or now is page or (now is not None and page.isAncestorOf(now)):
        return
    _give(next(each for each in (*kept, *controls_of(page), page) if each is not None))


def take_by_tab_alone(page: QWidget) -> None:
    """Leave the keyboard where it is when a button of the page is clicked."""
    for button in page.findChildren(QAbstractButton):
        if button.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            # On a page that arrows lead through, the button would hand it to its neighbour.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def let_rest(*buttons: QWidget, resting: bool) -> None:
    """Let the buttons take no press while their work is done. Afterwards the keyboard is back at
    the one that had it, unless the person moved it."""
    window, first = buttons[0].window(), buttons[0]
    if first.isEnabled() is not resting:
        return
    before = window.focusWidget()
    for each in buttons:
        each.setEnabled(not resting)
    if resting:
        first.setProperty(_HAD, before if before in buttons else None)
        first.setProperty(_WENT, window.focusWidget())
    elif (had := first.property(_HAD)) is not None and before == first.property(_WENT):
        # Else the next Enter presses its neighbour.
        _give(had)


def controls_of(page: QWidget) -> Iterator[QWidget]:
    """The widgets of that page, or of that part of one, that Tab comes to."""
    at = page.nextInFocusChain()
    while at is not None and at is not page:
        if page.isAncestorOf(at) and at.isVisibleTo(page) and _is_for_tab(at):
            yield at
        at = at.nextInFocusChain()


def _is_for_tab(widget: QWidget) -> bool:
    return bool(widget.isEnabled() and widget.focusPolicy().value & _BY_TAB)


def _near(hidden: QWidget) -> Iterator[QWidget]:
    """The widgets that Tab would come to from there, those closest around it first."""
    around = hidden.parentWidget()
    while around is not None:
        yield from (each for each in _after(hidden) if around.isAncestorOf(each))
        around = around.parentWidget()


def _after(hidden: QWidget) -> Iterator[QWidget]:
    """The widgets that Tab would come to from there."""
    at = hidden.nextInFocusChain()
    while at is not None and at is not hidden:
        if at.isVisible() and _is_for_tab(at):
            yield at
        at = at.nextInFocusChain()


def _give(widget: QWidget) -> None:
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication), "a window belongs to a program"
    return app
