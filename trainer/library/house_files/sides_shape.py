"""Wagers on cards alone, the Ante Bonus and the Envy Bonus, as a rules file has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from trainer.errors import Place
from trainer.game.pay import JudgedOn, PayTable, Posted, Source
from trainer.game.rules import (
    NO_SOURCE,
    AnteBonus,
    Counts,
    EnvyBonus,
    Fold,
    SideWager,
    Situation,
    Wins,
)
from trainer.game.wagers import Wager
from trainer.library.formats.shape import (
    Either,
    Field,
    Mapped,
    Notes,
    Parts,
    Record,
    SaidShape,
    Shape,
    Word,
    Written,
    optional,
)
from trainer.library.house_files.file_parts import (
    AMOUNT,
    CLAUSE,
    PLACED_WAGER,
    cited,
    pay_rows,
    pay_table,
    source_of,
)
from trainer.wording import phrase

_POSTED = SaidShape("posted")
_PLAYED = tuple(situation for situation in Situation if situation is not Situation.FOLDED)

_CITED_ONLY = cited(phrase("rule"), {}, lambda parts: parts["source"])


def _ante_bonus(parts: Parts) -> AnteBonus:
    return AnteBonus(_table(parts), parts["due"], parts.get("without", NO_SOURCE))


def _table(parts: Parts) -> PayTable | Posted:
    rows, source = parts["pays"], parts["source"]
    return Posted(source) if rows == _POSTED.text else pay_table(rows, source)


_DUE = Mapped(
    Word(_PLAYED, phrase("situation")),
    _CITED_ONLY,
    phrase("write the situations like tie: {rule: ...}"),
)
ANTE_BONUS = cited(
    phrase("Ante Bonus"),
    {
        "pays": Field(
            Either(_POSTED, pay_rows(JudgedOn.THREE_CARDS)), about=phrase("rows, or posted")
        ),
        "due": Field(_DUE, about=phrase("the situations in which it is paid")),
        "without": optional(_CITED_ONLY, "the clause by which a hand without an Ante earns none"),
    },
    _ante_bonus,
)


def _fold(parts: Parts) -> Fold:
    return Fold(parts["result"] == "lose", parts["source"])


_FOLD_RESULT = Written(
    lambda text: _chosen(text, ("lose", "stays")), "lose|stays", phrase("write lose or stays")
)
_YES_OR_NO = Written(
    lambda text: _chosen(text, ("yes", "no")), "yes|no", phrase('write "yes" or "no"')
)


def _chosen(text: str, words: tuple[str, ...]) -> str:
    if text not in words:
        raise ValueError(f"'{text}' is not allowed here; write {' or '.join(words)}")
    return text


_AWARDS: Mapping[Wager, tuple[str, ...]] = {
    Wager.ANTE_BONUS: ("pays",),
    Wager.PROGRESSIVE: ("pays", "fixed", "jackpot"),
}


def awards_of(wager: Wager) -> tuple[str, ...]:
    """The ways in which a row of that wager's pay table may pay."""
    return _AWARDS.get(wager, ("pays", "fixed"))


class SideShape(Shape[SideWager]):
    """A wager on cards alone; what it is judged on says which rows it may have."""

    def __init__(self, wager: Wager) -> None:
        self.wager = wager
        self.forms = {judged: self._form(judged) for judged in JudgedOn}

    def read(self, value: object, where: Place, notes: Notes) -> SideWager | None:
        asked = value.get("judged_on") if isinstance(value, Mapping) else None
        known = {judged.value: form for judged, form in self.forms.items()}
        form = known.get(str(asked), self.forms[JudgedOn.THREE_CARDS])
        return form.read(value, where, notes)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [form.schema() for form in self.forms.values()]}

    def _form(self, judged: JudgedOn) -> Record[SideWager]:
        rows: Shape[Any] = pay_rows(judged, awards=awards_of(self.wager))
        if self.wager is Wager.PAIR_PLUS and judged is JudgedOn.THREE_CARDS:
            rows = Either(_POSTED, rows)
        extra = {"ace_low_straight": optional(_ACE_LOW)}
        fields = {
            "judged_on": Field(Word((judged,), phrase("thing to judge on"))),
            "pays": Field(rows, about=phrase("the rows of its pay table")),
            "loses": Field(_CITED_ONLY, about=phrase("the clause by which it loses")),
            "folded": Field(_FOLDED, about=phrase("whether a fold loses it, or it stays")),
            "wins": optional(_WINS, "the clauses by which it is paid"),
            "fold_unasked": optional(_STAYS, "whether the player is asked"),
            "stake_of_a_win": optional(
                _STAKE_OF_A_WIN, "whether the table's amount holds the stake"
            ),
            **(extra if judged is JudgedOn.BEST_FIVE_OF_SIX else {}),
        }
        return cited(self.wager.value, fields, self._build)

    def _build(self, parts: Parts) -> SideWager:
        ace_low, ace_low_source = parts.get("ace_low_straight", (True, None))
        in_award, stake_source = parts.get("stake_of_a_win", (False, None))
        sources = (stake_source, ace_low_source)
        return SideWager(
            wager=self.wager,
            judged_on=parts["judged_on"],
            table=_table(parts),
            loses=parts["loses"],
            wins=parts.get("wins"),
            folded=replace(parts["folded"], unasked=parts.get("fold_unasked")),
            ace_low=ace_low,
            in_award=in_award,
            readings=tuple(each for each in sources if each is not None),
        )


_FOLDED = cited(phrase("fold"), {"result": Field(_FOLD_RESULT)}, _fold)
_WINS = Record(
    phrase("clauses by which it is paid"),
    {"qualified": Field(_CITED_ONLY), "not_qualified": Field(_CITED_ONLY)},
    lambda parts: Wins(parts["qualified"], parts["not_qualified"]),
)
_STAYS = cited(
    phrase("wager that stays"), {"result": Field(SaidShape("stays"))}, lambda parts: parts["source"]
)
_STAKE_RESULT = Written(
    lambda text: _chosen(text, ("stays", "in_award")),
    "stays|in_award",
    phrase("write stays or in_award"),
)
_STAKE_OF_A_WIN = cited(
    phrase("stake of a win"),
    {"result": Field(_STAKE_RESULT, about=phrase("stays, or in_award"))},
    lambda parts: (parts["result"] == "in_award", parts["source"]),
)
_ACE_LOW = cited(
    phrase("ace-low straight"),
    {"counts": Field(_YES_OR_NO, about=phrase("whether 5-4-3-2-A is a straight"))},
    lambda parts: (parts["counts"] == "yes", parts["source"]),
)


def _envy(parts: Parts) -> EnvyBonus:
    source = source_of(parts)
    rows = pay_table(parts["pays"], Source(parts.get("table", source.cite)))
    points = {name: parts[name] for name in (*_ENVY_POINTS, "without") if name in parts}
    return EnvyBonus(
        PayTable(rows.rows, source), parts["holder_needs"], parts["paid_with"], **points
    )


_ENVY_POINTS = {
    "own_hand": "whether a player is paid for the hand that player holds",
    "several": "whether several such hands add up",
    "folded": "whether a folded hand counts",
}
_COUNTS = cited(
    phrase("point on which the document is silent"),
    {"counts": Field(_YES_OR_NO, about=phrase("yes or no"))},
    lambda parts: Counts(parts["counts"] == "yes", parts["source"]),
)


ENVY_BONUS = cited(
    phrase("Envy Bonus"),
    {
        "pays": Field(
            pay_rows(JudgedOn.THREE_CARDS, AMOUNT, ("fixed",)), about=phrase("amounts by hand")
        ),
        "holder_needs": Field(
            PLACED_WAGER, about=phrase("the wager that the envied hand must have")
        ),
        "paid_with": Field(PLACED_WAGER, about=phrase("the wager with which it is paid")),
        "table": optional(CLAUSE, "the clause of the pay table"),
        "without": optional(_CITED_ONLY, "the clause by which a hand without it gives none"),
        **{name: optional(_COUNTS, about) for name, about in _ENVY_POINTS.items()},
    },
    _envy,
)
