"""The remarks on a mistake, or on a whole round: author, time, words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from PySide6.QtWidgets import QFrame

from trainer.marking.words import paragraph, sentence
from trainer.school.remark import Remark, RemarkSort
from trainer.school.words.date_words import moment
from trainer.ui.kit.widgets import Piece, column, label, row, wrapped
from trainer.wording import say


class SaidBlock(QFrame):
    """One remark."""

    def __init__(self, remark: Remark, name: str, *, of: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "belief")
        head = heading(remark)
        self.setAccessibleName(paragraph(sentence(head), of, remark.change, remark.text))
        lines: list[Piece] = [row(wrapped(head, "caption"), gap=8)]
        if of:
            lines.append(wrapped(of, "secondary"))
        if remark.change:
            lines.append(wrapped(remark.change, "strong"))
        lines.append(wrapped(remark.text))
        if remark.sort is RemarkSort.ASKED and not remark.answered:
            lines.append(wrapped(_state(remark), "secondary"))
        self.setLayout(column(*lines, gap=3, around=(14, 9, 12, 10)))


def _state(remark: Remark) -> str:
    """The state of a request without an answer."""
    if remark.seen:
        return say("Not answered yet")
    return say("The school has not marked this round, so nobody sees the request yet.")


def heading(remark: Remark) -> str:
    """``K. Lindqvist commented, 16 Nov 2026, 18:45``."""
    when = moment(remark.at_ms)
    who = remark.who or say("Somebody")
    match remark.sort:
        case RemarkSort.ASKED if remark.who:
            return say("{who} asks for a review, {when}", who=who, when=when)
        case RemarkSort.ASKED:
            return say("A review was asked for, {when}", when=when)
        case RemarkSort.COMMENT:
            return say("{who}, {when}", who=who, when=when)
        case RemarkSort.OVERRIDE:
            return say("{who} changed the mark, {when}", who=who, when=when)
        case _ as never:
            assert_never(never)


class SaidOfAll(QFrame):
    """All remarks on a round as a whole, under one heading."""

    def __init__(self, remarks: Sequence[Remark]) -> None:
        super().__init__()
        self.setObjectName("debrief.said")
        self.setProperty("kind", "card")
        blocks = blocks_of(remarks, "debrief.said")
        head = label(say("Comments on this attempt"), "section")
        self.setLayout(column(head, *blocks, gap=8, around=(18, 14, 18, 16)))


def blocks_of(remarks: Iterable[Remark], name: str) -> tuple[SaidBlock, ...]:
    """One block for each remark."""
    return tuple(SaidBlock(each, f"{name}.{turn}") for turn, each in enumerate(remarks, 1))
