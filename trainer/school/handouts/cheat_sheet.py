"""The cheat sheet of a house: its pay tables, amounts, order and rulings, from its files alone."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.procedure import Direction, StepKind
from trainer.game.cards import Card
from trainer.game.hands import Category
from trainer.game.pay import Source
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.words import capital, spot
from trainer.school.handouts.pay_sheets import PaySheet, ReadingNotes, pay_sheets
from trainer.school.house_book.rulings import rulings
from trainer.school.house_book.sections import BookSection, Entry
from trainer.school.house_book.steps import in_order, step_words
from trainer.school.house_book.wagers import situation_words, wagers
from trainer.wording import say, speaking_of

SETTLEMENT = (
    StepKind.COLLECT,
    StepKind.TUCK,
    StepKind.REVEAL_DEALER,
    StepKind.CALL_DEALER,
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
    StepKind.TAKE,
    StepKind.PAY,
    StepKind.CLEAR,
)
_EXAMPLES = {
    Category.STRAIGHT_FLUSH: "9h 8h 7h",
    Category.THREE_OF_A_KIND: "5s 5d 5c",
    Category.STRAIGHT: "Ah Kc Qs",
    Category.FLUSH: "Kd 8d 4d",
    Category.PAIR: "Js Jh 6c",
    Category.HIGH_CARD: "Qc 7s 2d",
}


class SheetLine(Struct, frozen=True):
    """One line of a list: ``what``, and what it ``says``. ``note`` is the number of its reading, 0
    if the house says so itself. ``under`` are smaller lines below it."""

    what: str
    says: str = ""
    note: int = 0
    under: tuple[str, ...] = ()


class SheetList(Struct, frozen=True):
    """A list with its title. ``caption`` stands beside the title, in place of a text that all lines
    share. ``numbered`` lines are counted from ``first``."""

    title: str
    lines: tuple[SheetLine, ...]
    caption: str = ""
    numbered: bool = False
    first: int = 1


class HandRow(Struct, frozen=True):
    """A hand by its name, with an example."""

    name: str
    cards: tuple[Card, ...]


class CheatSheet(Struct, frozen=True):
    """Both sides. ``notes`` are the school's readings by number. ``way`` are the seats as they are
    settled; empty if the house orders none, or several ways."""

    rules: HouseRules
    placard: str
    fates: tuple[FateCell, ...]
    tables: tuple[PaySheet, ...]
    settlement: SheetList
    around: SheetList
    hands: tuple[HandRow, ...]
    hands_note: int
    back: tuple[SheetList, ...]
    notes: tuple[tuple[int, str], ...]
    way: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        """The title of the printed file."""
        return say("Cheat sheet: {house}", house=self.rules.title)


def cheat_sheet(house: House, placard: str | None = None) -> CheatSheet:
    """The sheet of the house; with that placard, if it posts its pay tables."""
    with speaking_of(house.rules.spoken):
        return _cheat_sheet(house, placard)


def _cheat_sheet(house: House, placard: str | None) -> CheatSheet:
    rules, notes = house.rules.at_table(placard), ReadingNotes()
    table, tables = fates(house, notes), pay_sheets(rules, notes)
    settlement, around = _settlement(house, notes), _around(house, notes)
    hands_note = notes.number(rules.ranking_source)
    back = tuple(_back(house, rules, notes))
    return CheatSheet(
        rules=rules,
        placard=placard or "",
        fates=table,
        tables=tables,
        settlement=settlement,
        around=around,
        hands=tuple(_hand(category) for category in rules.ranking.order),
        hands_note=hands_note,
        back=back,
        notes=tuple(enumerate(notes.words, 1)),
        way=_way(house),
    )


def _hand(category: Category) -> HandRow:
    cards = tuple(Card.parse(each) for each in _EXAMPLES[category].split())
    return HandRow(category.heading, cards)


def _settlement(house: House, notes: ReadingNotes) -> SheetList:
    """The steps from the folds to the last card, and the order of wagers when one is taken and one
    paid."""
    procedure = house.procedure
    section = next(each for each in in_order(house.rules, procedure) if each.key == "inside")
    inside: dict[str, Entry] = {}
    for entry in section.entries:
        inside[entry.what] = max(inside.get(entry.what, entry), entry, key=lambda e: len(e.says))
    lines = []
    for kind in SETTLEMENT:
        if kind in procedure.steps:
            what = step_words(house.rules, procedure, kind)
            number = notes.number(procedure.steps[kind])
            known = inside.get(what)
            lines.append(SheetLine(what, note=number) if known is None else _line(known, notes))
    caption = "" if inside else say("The wagers of one hand: any order is right here.")
    return SheetList(say("Order of settlement"), tuple(lines), caption, numbered=True)


def _around(house: House, notes: ReadingNotes) -> SheetList:
    """The order of seats, as far as the settlement prescribes one."""
    sections = in_order(house.rules, house.procedure)
    section = next(each for each in sections if each.key == "around")
    orders = zip(section.entries, house.procedure.seat_order, strict=False)
    said = [entry for entry, order in orders if set(order.steps) & set(SETTLEMENT)]
    kept = [each for each in said if not any(_is_within(each, other) for other in said)]
    caption = "" if kept else say("The house orders nothing here: any order is right.")
    lines = tuple(_line(each, notes, with_parts=True) for each in kept)
    return SheetList(section.title, lines, caption)


def _is_within(entry: Entry, other: Entry) -> bool:
    """True if the other says the same of more steps."""
    steps, more = ({part.what for part in each.parts} for each in (entry, other))
    return (entry.what, entry.says) == (other.what, other.says) and steps < more


def _way(house: House) -> tuple[int, ...]:
    orders = (each for each in house.procedure.seat_order if set(each.steps) & set(SETTLEMENT))
    ways = {each.direction for each in orders}
    if len(ways) != 1:
        return ()
    seats = tuple(range(1, house.rules.places + 1))
    return seats if Direction.LEFT_TO_RIGHT in ways else seats[::-1]


def _back(house: House, rules: HouseRules, notes: ReadingNotes) -> Iterator[SheetList]:
    sections = in_order(rules, house.procedure)
    yield _list(sections[0], notes, title=say("The whole round"), numbered=True)
    for section in wagers(rules)[:1]:
        yield _list(section, notes)
    for section in (sections[-1], *rulings(house.irregularities)):
        if section.entries:
            yield _list(section, notes)


def _list(
    section: BookSection, notes: ReadingNotes, *, title: str = "", numbered: bool = False
) -> SheetList:
    lines = tuple(_line(entry, notes, with_parts=True) for entry in section.entries)
    said = {line.says for line in lines}
    caption = said.pop() if len(said) == 1 and len(lines) > 1 else ""
    lines = tuple(replace(line, says="") for line in lines) if caption else lines
    return SheetList(title or section.title, lines, caption, numbered)


def _line(entry: Entry, notes: ReadingNotes, *, with_parts: bool = False) -> SheetLine:
    number = notes.number(entry.source) if entry.source is not None else 0
    under = tuple(_part(part, notes, number) for part in entry.parts) if with_parts else ()
    return SheetLine(capital(entry.what), entry.says, number, tuple(dict.fromkeys(under)))


def _part(part: Entry, notes: ReadingNotes, of: int) -> str:
    """A part as a smaller line, with its note unless that is the note of the whole."""
    number = notes.number(part.source) if part.source is not None else 0
    return f"{part.what} †{number}" if number not in (0, of) else part.what


IN_ORDER = (
    Situation.NOT_QUALIFIED,
    Situation.HIGHER,
    Situation.TIE,
    Situation.LOWER,
    Situation.FOLDED,
)


class Fate(Enum):
    """The dealer's act on a wager; each has a look that prints in grey."""

    PAY = auto()
    TAKE = auto()
    PUSH = auto()
    OTHER = auto()


class FateCell(Struct, frozen=True):
    """One cell: the situation in words, the wager's head, the fate and its words."""

    situation: str
    wager: Wager
    head: str
    fate: Fate
    words: str
    note: int = 0


def fates(house: House, notes: ReadingNotes) -> tuple[FateCell, ...]:
    """All cells, row by row: Play, the Ante and its bonus, then wagers with tables of their own."""
    come = (*house.rules.situations, Situation.FOLDED)
    shown = (situation for situation in IN_ORDER if situation in come)
    return tuple(cell for situation in shown for cell in _row(house, situation, notes))


def _row(house: House, situation: Situation, notes: ReadingNotes) -> Iterator[FateCell]:
    rules, words = house.rules, situation_words(house.rules, situation)

    def cell(wager: Wager, found: tuple[Fate, str, Source | None]) -> FateCell:
        fate, said, source = found
        number = notes.number(source) if source is not None else 0
        return FateCell(words, wager, spot(rules, wager), fate, said, number)

    yield cell(Wager.PLAY, _decided(rules.play.get(situation)))
    yield cell(Wager.ANTE, _decided(rules.ante.get(situation)))
    yield cell(Wager.ANTE_BONUS, _bonus(rules, situation))
    for side in rules.sides:
        yield cell(side.wager, _side(house, side, situation))


def _decided(outcome: Outcome | None) -> tuple[Fate, str, Source | None]:
    if outcome is None:
        return Fate.OTHER, "–", None
    if outcome.result is Result.LOSE:
        return Fate.TAKE, say("take"), outcome.source
    if outcome.result is Result.PUSH or outcome.odds is None:
        return Fate.PUSH, say("push"), outcome.source
    return Fate.PAY, say("pay {odds}", odds=outcome.odds.words), outcome.source


def _bonus(rules: HouseRules, situation: Situation) -> tuple[Fate, str, Source | None]:
    source = rules.ante_bonus.due.get(situation)
    if source is None:
        return Fate.OTHER, say("none"), None
    return Fate.PAY, say("pay"), source


def _side(house: House, side: SideWager, situation: Situation) -> tuple[Fate, str, Source | None]:
    if situation is not Situation.FOLDED:
        return Fate.OTHER, say("by its table"), None
    if side.folded.forfeits:
        return Fate.TAKE, say("take"), side.folded.source
    tucked = StepKind.TUCK in house.procedure.steps
    return Fate.OTHER, say("stays: tuck") if tucked else say("stays"), side.folded.source
