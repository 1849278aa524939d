"""The style sheet of the ordinary widgets, written from a theme.

Widgets ask for a look with dynamic properties: ``kind`` on buttons and frames, ``role`` on labels.

    QPushButton  kind=primary, quiet, nav, row, link
    QFrame       kind=card, well, panel, rule (hairline), sidebar
    QLabel       role=title, panel, section, body, dense, caption, figure, secondary, strong
    QLabel       badge=house, reading, cite, keycap
"""

from __future__ import annotations

from trainer.ui.kit.theme import (
    BUTTON_HEIGHT,
    RADIUS_BUTTON,
    RADIUS_CARD,
    RADIUS_LABEL,
    TYPE,
    Palette,
    scaled,
)


def style_sheet(theme: Palette) -> str:
    """Every rule for the widgets around the table."""
    parts = (_type, _frames, _buttons, _badges, _fields, _tables, _scroll_bars)
    return "\n".join(part(theme) for part in parts)


def _type(t: Palette) -> str:
    sizes = "\n".join(
        f'QLabel[role="{role}"] {{ font-size: {px}px; font-weight: {"700" if bold else "400"}; }}'
        for role, (px, bold) in TYPE.items()
    )
    return f"""
QLabel {{ color: {t.text}; background: transparent; }}
{sizes}
QLabel[role="caption"] {{ color: {t.text_2}; }}
QLabel[role="secondary"] {{ color: {t.text_2}; font-size: 13px; }}
QLabel[role="strong"] {{ font-size: 14px; font-weight: 700; }}
QLabel[tone="quiet"] {{ color: {t.text_2}; }}
QLabel[tone="critical"] {{ color: {t.critical}; }}
QLabel[tone="serious"] {{ color: {t.serious}; }}
QToolTip {{ color: {t.text}; background: {t.surface}; border: 1px solid {t.line}; padding: 4px; }}
"""


def _frames(t: Palette) -> str:
    return f"""
QFrame[kind="card"] {{ background: {t.surface}; border: 1px solid {t.line};
    border-radius: {RADIUS_CARD}px; }}
QFrame[kind="well"] {{ background: {t.well}; border: none; border-radius: {RADIUS_BUTTON}px; }}
QFrame[kind="panel"] {{ background: {t.panel}; border: none; border-left: 1px solid {t.line}; }}
QFrame[kind="sidebar"] {{ background: {t.well}; border: none; border-right: 1px solid {t.line}; }}
QFrame[kind="rule"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[kind="here"] {{ background: {t.surface}; border: 2px solid {t.here_edge};
    border-radius: {RADIUS_CARD}px; }}
"""


def _buttons(t: Palette) -> str:
    # Where the border is a pixel wider, the padding is one less: the words stay in their place.
    return f"""
QPushButton {{ color: {t.text}; background: {t.surface}; border: 1px solid {t.outline};
    border-radius: {RADIUS_BUTTON}px; min-height: {BUTTON_HEIGHT - 2}px; padding: 0 14px;
    font-size: 14px; }}
QPushButton:hover {{ background: {t.well}; }}
QPushButton:pressed {{ background: {t.line}; }}
QPushButton:disabled {{ color: {t.text_3}; border-color: {t.line}; }}
QPushButton:focus {{ border: 2px solid {t.here_edge}; padding: 0 13px; outline: none; }}
QPushButton[kind="primary"] {{ color: {t.on_accent}; background: {t.accent};
    border: 1px solid {t.accent}; font-weight: 700; }}
QPushButton[kind="primary"]:hover {{ border-color: {t.text}; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {t.here_edge}; }}
QPushButton[kind="primary"]:disabled {{ color: {t.text_3}; background: {t.well};
    border-color: {t.line}; }}
QPushButton[kind="quiet"], QPushButton[kind="nav"], QPushButton[kind="row"],
QPushButton[kind="link"] {{ background: transparent; border: 1px solid transparent; }}
QPushButton[kind="quiet"]:hover, QPushButton[kind="row"]:hover {{ background: {t.well}; }}
QPushButton[kind="nav"] {{ text-align: left; padding: 0 10px; color: {t.text_2}; }}
QPushButton[kind="nav"]:checked {{ background: {t.surface}; color: {t.text}; font-weight: 700; }}
QPushButton[kind="row"] {{ text-align: left; padding: 0 6px; }}
QPushButton[kind="link"] {{ color: {t.cite}; padding: 0; min-height: 20px; }}
QPushButton[kind="quiet"]:focus, QPushButton[kind="nav"]:focus, QPushButton[kind="row"]:focus,
QPushButton[kind="link"]:focus {{ border: 2px solid {t.here_edge}; }}
"""


def _badges(t: Palette) -> str:
    return f"""
QLabel[badge="house"] {{ color: {t.house_says}; background: {t.house_says_ground};
    border-radius: 9px; padding: 2px 8px; font-size: 12px; }}
QLabel[badge="reading"] {{ color: {t.reading}; border: 1px dashed {t.reading_edge};
    border-radius: 9px; padding: 1px 8px; font-size: 12px; }}
*[badge="cite"] {{ color: {t.cite}; background: {t.cite_ground}; border: 1px solid {t.line};
    border-radius: {RADIUS_LABEL}px; padding: 2px 8px; font-size: 12px; }}
QLabel[badge="number"] {{ border: 1px solid {t.outline}; border-radius: {scaled(24) // 2}px;
    font-size: 13px; }}
QLabel[badge="keycap"] {{ color: {t.text}; background: {t.surface}; font-size: 12px;
    border: 1px solid {t.outline}; border-bottom-width: 2px; border-radius: {RADIUS_LABEL}px;
    padding: 0 5px; }}
"""


def _fields(t: Palette) -> str:
    return f"""
QLineEdit, QComboBox, QSpinBox, QDateEdit {{ color: {t.text}; background: {t.surface};
    border: 1px solid {t.outline}; border-radius: {RADIUS_BUTTON}px;
    min-height: {BUTTON_HEIGHT - 2}px; padding: 0 8px; }}
QComboBox {{ padding-left: 10px; }}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {t.text_2}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus {{
    border: 2px solid {t.here_edge}; }}
QPlainTextEdit {{ color: {t.text}; background: {t.surface}; border: 1px solid {t.outline};
    border-radius: {RADIUS_BUTTON}px; padding: 4px; }}
QPlainTextEdit:focus {{ border: 2px solid {t.here_edge}; padding: 3px; }}
QComboBox::drop-down, QDateEdit::drop-down {{ border: none; width: 22px; }}
QComboBox QAbstractItemView {{ background: {t.surface}; border: 1px solid {t.line};
    selection-background-color: {t.well}; selection-color: {t.text}; }}
QMenu {{ color: {t.text}; background: {t.surface}; border: 1px solid {t.line}; padding: 4px 0; }}
QMenu::item {{ padding: 8px 24px 8px 16px; }}
QMenu::item:selected {{ color: {t.text}; background: {t.here_wash}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QCheckBox, QRadioButton {{ color: {t.text}; spacing: 8px; min-height: 28px; outline: none;
    border: 2px solid transparent; border-radius: {RADIUS_BUTTON}px; padding: 0 6px 0 2px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {t.here_edge}; }}
QRadioButton::indicator {{ width: 14px; height: 14px; border: 1px solid {t.outline};
    border-radius: 8px; background: {t.surface}; }}
QRadioButton::indicator:checked {{ width: 6px; height: 6px; border: 5px solid {t.accent}; }}
QProgressBar {{ background: {t.line}; border: none; border-radius: 2px; max-height: 4px; }}
QProgressBar::chunk {{ background: {t.accent}; border-radius: 2px; }}
"""


def _tables(t: Palette) -> str:
    return f"""
QTableView, QTreeView, QListView {{ background: {t.surface}; border: 2px solid {t.surface};
    outline: none; gridline-color: {t.line}; selection-background-color: {t.well};
    selection-color: {t.text}; }}
QTableView::item {{ border-bottom: 1px solid {t.line}; padding: 0 4px; }}
QTableView:focus, QTreeView:focus, QListView:focus {{ border: 2px solid {t.here_edge}; }}
RowTable:focus {{ border: 2px solid {t.surface}; }}
QHeaderView {{ background: {t.surface}; border: none; }}
QHeaderView::section {{ color: {t.text_2}; background: {t.surface}; border: none;
    border-bottom: 1px solid {t.line}; padding: 4px; font-size: 12px; }}
"""


def _scroll_bars(t: Palette) -> str:
    return f"""
QScrollArea {{ background: transparent; border: none; }}
QScrollBar {{ background: transparent; border: none; margin: 0; }}
QScrollBar:vertical {{ width: 10px; }}
QScrollBar:horizontal {{ height: 10px; }}
QScrollBar::handle {{ background: {t.outline}; border-radius: 3px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def page_sheet(t: Palette) -> str:
    """Rules for cards that are chosen, rows that are pressed, and small signs that tell more."""
    return f"""
QFrame[kind="plain"] {{ background: transparent; border: none; }}
QFrame[kind="header"] {{ background: {t.surface}; border: none;
    border-bottom: 1px solid {t.line}; }}
QFrame[kind="footer"] {{ background: {t.surface}; border: none; border-top: 1px solid {t.line}; }}
QLabel[kind="mark"] {{ background: {t.well}; border-bottom: 1px solid {t.line};
    padding: 3px 14px; }}
QFrame[kind="upright"] {{ background: {t.line}; border: none; min-width: 1px; max-width: 1px; }}
QFrame[kind="mistake"], QFrame[kind="mistake-card"] {{ background: {t.surface};
    border: 1px solid {t.line}; border-radius: {RADIUS_CARD}px; margin: 1px; }}
QFrame[kind="mistake"]:focus {{ border: 3px solid {t.here_edge}; margin: 0; }}
QFrame[kind="wrong-rule"] {{ background: {t.surface}; border: 1px solid {t.line};
    border-left: 4px solid {t.critical}; border-radius: {RADIUS_CARD}px; }}
QFrame[kind="caption"] {{ background: transparent; border: 1px solid transparent;
    border-radius: {RADIUS_BUTTON}px; }}
QFrame[kind="caption"][here="true"] {{ background: {t.here_wash};
    border: 1px solid {t.here_edge}; }}
QFrame[kind="strip"] {{ background: {t.surface}; border: 1px solid {t.line};
    border-radius: {RADIUS_CARD}px; }}
QFrame[kind="strip"][here="true"] {{ background: {t.here_wash};
    border: 1px solid {t.here_edge}; }}
QFrame[kind="belief"] {{ background: {t.well}; border: none;
    border-radius: {RADIUS_BUTTON}px; }}
QPushButton[kind="told"] {{ min-height: 20px; padding: 0 8px; font-size: 12px; text-align: left; }}
QPushButton[kind="told"][badge="cite"] {{ color: {t.cite}; background: {t.cite_ground};
    border: 1px solid {t.line}; border-radius: {RADIUS_LABEL}px; }}
QPushButton[kind="told"][badge="house"] {{ color: {t.house_says};
    background: {t.house_says_ground}; border: 1px solid {t.house_says_ground};
    border-radius: 11px; }}
QPushButton[kind="told"][badge="reading"] {{ color: {t.reading}; background: transparent;
    border: 1px dashed {t.reading_edge}; border-radius: 11px; }}
QPushButton[kind="told"]:focus {{ border: 2px solid {t.here_edge}; padding: 0 7px; }}
QPushButton[small="true"] {{ min-height: 28px; padding: 0 12px; font-size: 13px; }}
QPushButton[small="true"]:focus {{ padding: 0 11px; }}
QPushButton[kind="step"] {{ padding: 0; min-width: 24px; max-width: 24px; min-height: 26px; }}
QLineEdit[small="true"] {{ min-height: 26px; padding: 0 2px; }}
QPushButton[kind="square"] {{ padding: 0; min-width: {scaled(34)}px; max-width: {scaled(34)}px; }}
QPushButton[kind="choice"] {{ background: {t.surface}; border: 1px solid {t.line};
    min-height: 32px; padding: 0 10px; }}
QPushButton[kind="choice"]:hover {{ border-color: {t.outline}; }}
QPushButton[kind="choice"]:checked {{ background: {t.surface}; border: 2px solid {t.accent};
    padding: 0 9px; font-weight: 700; }}
QPushButton[kind="choice"]:focus {{ border: 2px solid {t.here_edge}; padding: 0 9px; }}
QPushButton[kind="dashed"] {{ background: transparent; border: 1px dashed {t.outline};
    border-radius: {RADIUS_CARD}px; }}
QPushButton[kind="dashed"]:focus {{ border: 2px solid {t.here_edge}; }}
QPushButton[kind="two-lines"] {{ min-height: 44px; padding: 0 12px; font-size: 13px; }}
QPushButton[kind="two-lines"]:focus {{ padding: 0 11px; }}
QFrame[kind="bar"] {{ background: {t.surface}; border: 1px solid {t.outline};
    border-radius: {RADIUS_BUTTON}px; }}
QPushButton[kind="in-bar"] {{ background: transparent; border: 2px solid transparent;
    min-height: 26px; padding: 0 9px; font-size: 13px; }}
QPushButton[kind="in-bar"]:hover {{ background: {t.well}; }}
QPushButton[kind="in-bar"]:checked {{ color: {t.house_says}; background: {t.house_says_ground};
    border: 2px solid {t.accent}; font-weight: 700; }}
QPushButton[kind="in-bar"]:focus {{ border: 2px solid {t.here_edge}; padding: 0 9px; }}
QPushButton[kind="fold"] {{ background: transparent; border: none; min-height: 0; padding: 0; }}
QPushButton[kind="fold"]:hover {{ background: {t.well}; }}
QFrame[kind="answer"] {{ background: transparent; border: 1px solid transparent;
    border-radius: {RADIUS_BUTTON}px; }}
QFrame[kind="card"][chosen="true"] {{ border: 2px solid {t.accent}; }}
QFrame[kind="answer"]:focus {{ background: {t.well}; border: 1px solid {t.outline}; }}
QPushButton[kind="segment"] {{ min-height: 0; padding: 0 8px; font-size: 13px; }}
QPushButton[kind="segment"]:checked {{ color: {t.surface}; background: {t.text};
    border: 1px solid {t.text}; font-weight: 700; }}
QPushButton[kind="segment"]:focus {{ padding: 0 7px; }}
QPushButton[kind="line"] {{ background: transparent; border: none; border-radius: 0;
    border-bottom: 1px solid {t.line}; min-height: 0; padding: 0; text-align: left; }}
QPushButton[kind="line"]:hover {{ background: {t.well}; }}
QPushButton[kind="line"]:checked {{ background: {t.well}; }}
QPushButton[kind="line"]:focus {{ border: 2px solid {t.here_edge};
    border-radius: {RADIUS_BUTTON}px; }}
QPushButton[finger="true"], QPushButton[kind="choice"][finger="true"],
QPushButton[kind="primary"][finger="true"], QComboBox[finger="true"],
QLineEdit[finger="true"] {{ min-height: 42px; }}
QPushButton[lined="true"] {{ text-align: left; }}
QPushButton[finger="broad"] {{ min-height: 60px; font-size: 16px; }}
QScrollArea, QScrollArea > QWidget > QWidget[kind="page"] {{ background: transparent; }}
QTableView::item {{ padding: 0 {_beside_cells()}px; }}
QTableView[kind="dense"] {{ font-size: 13px; }}
QTableView[kind="dense"]::item {{ padding: 0 4px; }}
QLabel[kind="carried"] {{ background: {t.surface}; border: 2px solid {t.here_edge};
    border-radius: {RADIUS_BUTTON}px; padding: 6px 12px; }}
QFrame[kind="cover"] {{ background: {t.ground}; border: none; }}
QHeaderView::section {{ font-size: 13px; font-weight: 700; color: {t.text};
    padding: 8px {_beside_cells() + 3}px; }}
QTableView[kind="dense"] QHeaderView::section {{ padding: 8px 7px; }}
"""


def _beside_cells() -> int:
    """The room beside the words of a cell: the larger the type, the less is left for it."""
    return max(5, 10 - (scaled(100) - 100) // 6)
