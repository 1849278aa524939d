"""The pay tables of a draft as forms: their rows, the usual tables, what a row may pay."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Any
from unicodedata import normalize

from msgspec.structs import replace

from trainer.errors import InputError, Place
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, JudgedOn, PayTable, Posted
from trainer.game.rules import HouseRules, SideWager
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.house_files.file_parts import ROWS, pay_rows
from trainer.library.house_files.sides_shape import awards_of
from trainer.library.presets import Preset, bundled_presets, written_award
from trainer.school.workshop.advice import RowWorth, ante_edge, bonus_worth, edge_of, side_worth
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.form_pieces import (
    Choice,
    FormPiece,
    Line,
    PaidRest,
    PaidRow,
    PaidTable,
    Section,
    amount_above_zero,
    put_value,
)
from trainer.school.workshop.hand_forms import due_pieces, side_pieces
from trainer.school.workshop.section_sources import cite
from trainer.wording import say


def bonus_sections(draft: Draft, rules: HouseRules) -> Iterator[Section]:
    bonus = rules.ante_bonus
    if isinstance(bonus.table, Posted):
        said = _of_document(draft, rules, Wager.ANTE_BONUS, JudgedOn.THREE_CARDS)
        own = _printed(Wager.ANTE_BONUS, said)
        pieces = (own, *due_pieces(draft))
        yield _posted(draft, "ante_bonus", Wager.ANTE_BONUS.words, bonus.table, pieces)
        return
    if not bonus.table.rows:
        return
    table = _table("ante_bonus", bonus.table, bonus_worth(rules), JudgedOn.THREE_CARDS,
                   Wager.ANTE_BONUS, _of_document(draft, rules, Wager.ANTE_BONUS,
                                                  JudgedOn.THREE_CARDS))  # fmt: skip
    edges = {
        each.name: ante_edge(replace(rules, ante_bonus=replace(bonus, table=each.table)))
        for each in table.presets
    }
    table = replace(table, edges=edges)
    source = bonus.table.source
    yield Section(
        "ante_bonus",
        Wager.ANTE_BONUS.words,
        "-".join(each.pays for each in table.rows),
        (table, _names(table), *due_pieces(draft)),
        source.cite,
        source.reading is not None,
        ("ante_bonus",),
        also=_rules_in(draft, ("ante_bonus",)),
    )


def side_section(draft: Draft, rules: HouseRules, side: SideWager) -> Section:
    name = side.wager.value
    said = _of_document(draft, rules, side.wager, side.judged_on)
    if isinstance(side.table, Posted):
        pieces = (_printed(side.wager, said),)
        return _posted(draft, name, rules.spots[side.wager], side.table, pieces)
    table = _table(name, side.table, side_worth(rules, side), side.judged_on, side.wager, said)
    edges = {
        each.name: edge_of(rules, replace(side, table=each.table)).share for each in table.presets
    }
    table = replace(table, edges=edges, rest=_rest(table.rows))
    source = side.table.source
    return Section(
        name,
        rules.spots[side.wager],
        "-".join(each.pays for each in table.rows),
        (table, _names(table), *side_pieces(draft, side)),
        source.cite,
        source.reading is not None,
        (name,),
        also=_rules_in(draft, (name,)),
    )


def _posted(
    draft: Draft, name: str, title: str, table: Posted, pieces: Iterable[FormPiece]
) -> Section:
    """A pay table that hangs at the table."""
    return Section(
        name, title, say("posted at the table"), tuple(pieces), table.source.cite,
        table.source.reading is not None, (name,), also=_rules_in(draft, (name,)),
    )  # fmt: skip


def _printed(wager: Wager, said: tuple[Preset, str] | None) -> Choice:
    """The pay table hangs at the table, or the house has one of its own."""
    options = ("posted", say("posted at the table")), ("own", say("the house's own"))
    place = (wager.value, "pays")
    write = partial(_print_own, wager, said)
    key, name = f"{wager.value}.posted", say("Pay table")
    return Choice(key, name, "posted", options, RULES_FILE, place, write)


def _print_own(wager: Wager, said: tuple[Preset, str] | None, draft: Draft, _value: str) -> None:
    """The document's table, or else a usual one, is the house's own; limits are posted as long as
    a pay table is."""
    usual = next(each for each in bundled_presets() if each.wager is wager)
    preset, clause = said or (usual, "")
    rows = {hand.value: written_award(award) for hand, award in preset.rows.items()}
    draft.put(RULES_FILE, (wager.value, "pays"), rows)
    if clause:
        cite(draft, Section("", "", "", (), cites=(wager.value,)), clause)
    tables = (each for each in draft.value(RULES_FILE).values() if isinstance(each, dict))
    if not any(each.get("pays") == "posted" for each in tables):
        bets = draft.at(RULES_FILE, ("bets",)) or []
        for at in reversed([at for at, each in enumerate(bets) if "posted" in each]):
            draft.take(RULES_FILE, ("bets", at))


def _rules_in(draft: Draft, place: Place) -> tuple[Place, ...]:
    """The places below that one that have a clause or a reading; the folds of a side bet have their
    own section."""
    folds = (place[0], "folded") if place[0] != Wager.ENVY_BONUS.value else None
    return tuple(
        each for each in _ruled(draft.at(RULES_FILE, place), place) if each not in (place, folds)
    )


def _ruled(value: Any, place: Place) -> Iterator[Place]:
    if isinstance(value, dict):
        if "rule" in value or "reading" in value:
            yield place
        for key, each in value.items():
            yield from _ruled(each, (*place, key))


def _rest(rows: tuple[PaidRow, ...]) -> PaidRest | None:
    """The hands below the last row, None where the worth of a row depends on the bet."""
    if any(each.one_in is None or each.returns is None for each in rows):
        return None
    lost = 1 - sum((1 / each.one_in for each in rows if each.one_in), Fraction(0))
    won = sum((each.returns for each in rows if each.returns), Fraction(0))
    return PaidRest(1 / lost, -lost, lost - won) if lost else None


def _table(
    name: str,
    table: PayTable,
    worth: tuple[RowWorth, ...],
    judged_on: JudgedOn,
    wager: Wager,
    said: tuple[Preset, str] | None = None,
) -> PaidTable:
    rows = tuple(
        PaidRow(
            row.hand,
            row.printed,
            *_as_written(str(row.award)),
            each.one_in,
            each.returns,
            (name, "pays", row.hand.value),
        )
        for row, each in zip(table.rows, worth, strict=True)
    )
    there = {row.hand for row in table.rows}
    more = tuple((each, each.words) for each in ROWS[judged_on] if each not in there)
    presets = [each for each in bundled_presets() if each.wager is wager]
    paid = PaidTable(name, rows, more, tuple(presets), (name, "pays"))
    if said is None:
        return paid
    own, clause = said
    presets = [own, *(each for each in presets if each.rows != own.rows)]
    return replace(paid, presets=tuple(presets), of_document=own.name, clause=clause)


def _of_document(
    draft: Draft, rules: HouseRules, wager: Wager, judged_on: JudgedOn
) -> tuple[Preset, str] | None:
    """The pay table of that wager as one sentence of the document or a list gives it, with its
    clause, if one alone does, each row in one way, and a rules file may have it."""
    spots, said = tuple(rules.spots.items()), dict[str, dict[str, Any]]()
    for each in figures(draft.text(DOCUMENT), draft.cite, spots, ()):
        if each.wager is wager and each.of in tuple(Combination):
            award, of_one = _award(each.value), said.setdefault(each.table or each.clause, {})
            if of_one.setdefault(each.of, award) != award:
                return None
    tables = [(clause, rows) for clause, rows in said.items() if len(rows) > 1]
    if len(tables) != 1:
        return None
    ((clause, found),) = tables
    order = [*map(str, ROWS[judged_on])]
    rows = sorted(found.items(), key=lambda row: order.index(row[0]) if row[0] in order else -1)
    try:
        paid = pay_rows(judged_on, awards=awards_of(wager)).whole(dict(rows))
    except InputError:
        return None
    return Preset(wager, judged_on, {hand: award for hand, (award, *_) in paid.items()}), clause


def _award(value: str) -> Any:
    """A document's figure as a rules file has it: ``40:1``, ``100%``, ``150``."""
    if value.endswith("%"):
        return {"jackpot": value}
    return value if ":" in value else {"fixed": value}


def _as_written(award: str) -> tuple[str, str]:
    """The text in the field, and the words behind it."""
    if award.endswith(" to 1"):
        return award.removesuffix(" to 1"), say("to 1")
    if award.endswith("% of the jackpot"):
        return award.removesuffix(" of the jackpot"), say("of the jackpot")
    return (award.replace(" to ", ":"), "") if " to " in award else (award, say("fixed"))


def put_pays(draft: Draft, row: PaidRow, text: str) -> None:
    """The row pays that: odds like ``40`` or ``3:2``, an amount or a share where it paid one.
    ``40 to 1``, ``$150`` and ``100%`` say it whatever it paid. Raises ValueError."""
    written = draft.at(RULES_FILE, row.place)
    currency = str(draft.at(RULES_FILE, ("currency",)))
    text = normalize("NFKC", "".join(text.split())).casefold()
    sign = normalize("NFKC", currency).casefold()
    was = _paid_how(row.place, written)
    how = _said_how(text, sign) or was
    may = _MAY_PAY.get(str(row.place[0]), _AWARDS[:2])
    if how not in may:
        raise ValueError(_told_wrong(may[0]))
    value = _AS_WRITTEN[how](text.removeprefix(sign))
    if how != was:
        draft.put(RULES_FILE, row.place, _row_with(written, {how: value}))
    else:
        place = (*row.place, how) if isinstance(written, dict) else row.place
        draft.put(RULES_FILE, place, value)


_MAY_PAY: Mapping[str, tuple[str, ...]] = {
    "ante_bonus": ("pays",),
    Wager.ENVY_BONUS.value: ("fixed",),
    Wager.PROGRESSIVE.value: ("pays", "fixed", "jackpot"),
}
"""The awards of a table; the others pay odds or amounts."""


def _told_wrong(how: str) -> str:
    if how == "fixed":
        return say("Write amounts above zero, like 5 or 2.50.")
    return say("Write odds, like 40 or 3:2.")


def _paid_how(place: Place, written: Any) -> str:
    """``pays``, ``fixed`` or ``jackpot``."""
    if isinstance(written, dict):
        return next(key for key in _AWARDS if key in written)
    return "fixed" if place[0] == Wager.ENVY_BONUS.value else "pays"


_WHOLE = r"[1-9]\d{0,2}(?:[,.'’]\d{3})+|\d+"
_PRINTED_ODDS = re.compile(rf"({_WHOLE})(to|:|/|-|к|比|赔|for|за)(\d+)")
_EVEN = ("evens", "evenmoney", "one-to-one", "onetoone")


def _said_how(text: str, currency: str) -> str:
    """The same of a text that says it; empty where it does not."""
    if text.endswith("%"):
        return "jackpot"
    if ":" in text or text in _EVEN or _PRINTED_ODDS.fullmatch(text):
        return "pays"
    return "fixed" if text.startswith(currency) else ""


def _odds(text: str) -> str:
    found = _PRINTED_ODDS.fullmatch("1:1" if text in _EVEN else text)
    won, sign, stake = found.groups() if found else (text, "", "1")
    won = re.sub("[,.'’]", "", won) if re.fullmatch(_WHOLE, won) else won
    if sign in ("for", "за") and 0 < int(stake) < int(won):
        odds = f"{int(won) - int(stake)}:{stake}"
        words = say("That counts the stake too: as odds it is {odds}. Write that.", odds=odds)
        raise ValueError(words)
    try:
        Odds.parse(f"{won}:{stake}" if sign not in ("for", "за") else "")
    except ValueError:
        raise ValueError(_told_wrong("pays")) from None
    return f"{won}:{stake}"


def _share(text: str) -> str:
    if not re.fullmatch(r"[0-9]+%?", text):
        raise ValueError(say("Write a share of the jackpot, like 100%."))
    return text.removesuffix("%") + "%"


def _amount(text: str) -> str:
    return str(amount_above_zero(text))


_AS_WRITTEN: Mapping[str, Callable[[str], str]] = {
    "pays": _odds,
    "fixed": _amount,
    "jackpot": _share,
}


def _names(table: PaidTable) -> Line:
    """The rows as the house prints them."""
    value = "; ".join(row.name for row in table.rows)
    name = say("Names of the rows, as your house prints them")
    return Line(
        f"{table.key}.names", name, value, RULES_FILE, table.place, partial(_put_names, table)
    )


def _put_names(table: PaidTable, draft: Draft, text: str) -> None:
    """Each row is called so; by its usual name where nothing is written."""
    names = [each.strip() for each in re.split("[;；]", text)] if text.strip() else []
    if names and (len(names) != len(table.rows) or not all(names)):
        count = len(table.rows)
        raise ValueError(say("Write {count} names with semicolons between them.", count=count))
    for at, row in enumerate(table.rows):
        written = draft.at(RULES_FILE, row.place)
        own = names[at] if names and names[at] != row.hand.words else ""
        draft.put(RULES_FILE, row.place, _called(written, own, _paid_how(row.place, written)))


def _called(written: Any, own: str, how: str) -> Any:
    """The row as it is written, with that name of its own or without one."""
    row = dict(written) if isinstance(written, dict) else {how: written}
    if own:
        return {**row, "words": own}
    row.pop("words", None)
    return row if isinstance(written, dict) and set(row) != {"pays"} else row[how]


def add_row(draft: Draft, table: PaidTable, hand: Combination) -> None:
    """The hand has a row of its own, at its place among the others, and pays 1 to 1; the smallest
    amount of the table where that pays amounts."""
    fixed = [Money.parse(row.pays) for row in table.rows if _pays_amount(draft, row)]
    award = {"fixed": str(min(fixed))} if fixed else "1:1"
    _insert_row(draft, (*table.place, hand.value), award)


def _insert_row(draft: Draft, place: Place, award: Any) -> None:
    there = [*map(Combination, draft.at(RULES_FILE, place[:-1]))]
    hand = Combination(str(place[-1]))
    order = next(rows for rows in ROWS.values() if {hand, *there} <= set(rows))
    below = [each.value for each in there if order.index(each) > order.index(hand)]
    draft.insert(RULES_FILE, place[:-1], hand.value, award, below[0] if below else "")


def _pays_amount(draft: Draft, row: PaidRow) -> bool:
    return _paid_how(row.place, draft.at(RULES_FILE, row.place)) == "fixed"


def remove_row(draft: Draft, row: PaidRow) -> None:
    """The hand is paid nothing of its own."""
    draft.take(RULES_FILE, row.place)


def put_preset(
    draft: Draft, table: PaidTable, preset: Preset, section: Section | None = None
) -> None:
    """The rows of the usual table and no others; a row that stays keeps its words and its clause.
    With the document's own, ``section`` cites its sentence, unless it cites another of it."""
    for row in table.rows:
        if row.hand not in preset.rows:
            draft.take(RULES_FILE, row.place)
    order = list(preset.rows)
    for at, (hand, award) in reversed([*enumerate(preset.rows.items())]):
        place, pays = (*table.place, hand.value), written_award(award)
        written = draft.at(RULES_FILE, place)
        if written is None:
            after = next((each.value for each in order[at + 1 :]), "")
            draft.insert(RULES_FILE, table.place, hand.value, pays, after)
        else:
            draft.put(RULES_FILE, place, _row_with(written, pays))
    is_said = preset.name == table.of_document
    if section is not None and is_said and section.clause not in draft.clauses:
        cite(draft, section, table.clause)


def put_award(place: Place, draft: Draft, value: str) -> None:
    """The row pays that figure of the document: ``40:1``, ``100%``, ``150``; it is added where the
    table has none for the hand."""
    if draft.at(RULES_FILE, place) is None:
        _insert_row(draft, place, _award(value))
        return
    draft.put(RULES_FILE, place, _row_with(draft.at(RULES_FILE, place), _award(value)))


def _row_with(written: Any, pays: Any) -> Any:
    if not isinstance(written, dict):
        return pays
    kept = {key: each for key, each in written.items() if key not in _AWARDS}
    return {**(pays if isinstance(pays, dict) else {"pays": pays}), **kept}


_AWARDS = ("pays", "fixed", "jackpot")


def envy_section(draft: Draft, rules: HouseRules) -> Section:
    assert rules.envy is not None
    table = rules.envy.table
    worth = tuple(RowWorth(row.hand, None, None) for row in table.rows)
    paid = _table("envy_bonus", table, worth, JudgedOn.THREE_CARDS, Wager.ENVY_BONUS)
    lines: list[FormPiece] = [paid, _names(paid)]
    yes_no = (("yes", say("yes")), ("no", say("no")))
    points = {
        "own_hand": say("Paid for one's own hand"),
        "several": say("Several hands add up"),
        "folded": say("A folded hand counts"),
    }
    for point, name in points.items():
        place = ("envy_bonus", point, "counts")
        value = draft.at(RULES_FILE, place)
        if value is not None:
            lines.append(
                Choice(f"envy.{point}", name, str(value), yes_no, RULES_FILE, place,
                       partial(put_value, RULES_FILE, place))
            )  # fmt: skip
    source = rules.envy.table.source
    return Section(
        "envy_bonus",
        Wager.ENVY_BONUS.words,
        ", ".join(str(row.award) for row in rules.envy.table.rows),
        tuple(lines),
        source.cite,
        source.reading is not None,
        ("envy_bonus",),
        also=_rules_in(draft, ("envy_bonus",)),
    )


# --------------------------------------------------------------------------------- cited
