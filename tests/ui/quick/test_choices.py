"""The answers of a question stand whole in their keys."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from trainer.drills.questions.question import Choice
from trainer.ui.kit.theme import font, type_at
from trainer.ui.quick.choices import BESIDE, BigKey, ChoiceKeys

RULINGS = (
    "Ничего: играть дальше", "Раунд недействителен", "Переложить руки, играть дальше",
    "Отклонить", "Остаётся в силе", "Исправить, играть дальше", "Позвать супервайзера",
)  # fmt: skip


def test_a_short_answer_beside_long_ones_is_not_cut(qtbot: QtBot) -> None:
    """Four stood in a line at the smallest window and large type, and the last was ``Откло``."""
    type_at(130)
    keys = ChoiceKeys()
    qtbot.addWidget(keys)
    keys.present(tuple(Choice(str(at), words) for at, words in enumerate(RULINGS)))
    keys.resize(1064, 120)
    keys.show()
    advance = QFontMetricsF(font(14, bold=True)).horizontalAdvance
    for key in keys.findChildren(BigKey):
        longest = max(map(advance, key.text().split(" ")))
        assert key.width() >= longest + BESIDE - 6, key.text()
