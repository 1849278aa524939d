"""The style sheet of the pages themselves, beside the one that every widget wears."""

from __future__ import annotations

from trainer.ui.theme import RADIUS_BUTTON, RADIUS_CARD, RADIUS_LABEL, Palette


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
QPushButton[kind="square"] {{ padding: 0; min-width: 34px; max-width: 34px; }}
QPushButton[kind="choice"] {{ background: {t.surface}; border: 1px solid {t.line};
    min-height: 32px; padding: 0 10px; }}
QPushButton[kind="choice"]:hover {{ border-color: {t.outline}; }}
QPushButton[kind="choice"]:checked {{ background: {t.surface}; border: 2px solid {t.accent};
    padding: 0 9px; font-weight: 700; }}
QPushButton[kind="choice"]:focus {{ border: 2px solid {t.here_edge}; padding: 0 9px; }}
QPushButton[kind="fold"] {{ background: transparent; border: none; min-height: 0; padding: 0; }}
QPushButton[kind="fold"]:hover {{ background: {t.well}; }}
QFrame[kind="answer"] {{ background: transparent; border: 1px solid transparent;
    border-radius: {RADIUS_BUTTON}px; }}
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
QTableView::item {{ padding: 0 14px; }}
QLabel[kind="carried"] {{ background: {t.surface}; border: 2px solid {t.here_edge};
    border-radius: {RADIUS_BUTTON}px; padding: 6px 12px; }}
QFrame[kind="cover"] {{ background: {t.ground}; border: none; }}
QHeaderView::section {{ font-size: 13px; font-weight: 700; color: {t.text};
    padding: 8px 17px; }}
"""
