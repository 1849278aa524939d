"""A supervisor's papers for a test: the layout, and an empty form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from trainer.dealing.house import House
from trainer.drills.table_form import CriterionGrade
from trainer.game.cards import Card
from trainer.records.exam import ExamOutcome
from trainer.school.one_question.item import with_suits
from trainer.school.printout import Printout, line, table
from trainer.school.table_test.board import BoardColumn, BoardSpot, TapBoard, board_of
from trainer.school.table_test.layout import LaidFelt, LaidSeat, laying_of
from trainer.school.table_test.record import RoundWatched, TableTest
from trainer.school.table_test.watch import Watching
from trainer.school.words.date_words import zoned
from trainer.wording import say

BLANK, SHORT_BLANK = "_" * 28, "_" * 18
BOX, TICKED = "□", "■"
GRADES, OUTCOMES = tuple(reversed(CriterionGrade)), tuple(ExamOutcome)
ACROSS = 9
"""The number of cards of the stacked deck that stand beside one another."""


def set_up_sheets(test: TableTest, house: House) -> Printout:
    """One sheet a round: the layout, and the order of the deck."""
    parts = tuple(
        tuple(_laid_out(test, house, number, laying_of(house, each.round_, test.part)))
        for number, each in enumerate(test.rounds, 1)
    )
    return Printout(say("Table test: what is laid out"), parts, foot=foot(test))


def empty_form(test: TableTest, house: House, school: str) -> Printout:
    """The whole form with only the duties filled in, for pen and paper."""
    rounds = tuple(
        tuple(_due(test, number, board_of(Watching.of(house, each.round_, test.part))))
        for number, each in enumerate(test.rounds, 1)
    )
    ahead = (head(test, house, school), _how_to_fill(test))
    behind = (*criteria(test), outcome_lines(), signatures())
    return Printout(say("Table test"), ((*ahead,), *rounds, behind), foot=foot(test))


def foot(test: TableTest, more: str = "") -> str:
    """The foot of every sheet: its test, and the hash that vouches for it."""
    return "  ".join(each for each in (test.id, more) if each)


def head(test: TableTest, house: House, school: str) -> str:
    """School, house, edition, and the tested dealer."""
    rules = house.rules
    lines = [
        (say("School"), school or BLANK),
        (say("House"), rules.title),
        (say("Edition"), rules.edition),
        (say("Test"), test.form.heading),
        (say("Dealer"), test.dealer.name or BLANK),
        (say("Set up"), zoned(test.made_at_ms)),
        (say("Seed"), test.seed),
        (say("Rules' fingerprint"), test.fingerprint[:16]),
    ]
    if house.fingerprint != test.fingerprint:
        lines.append((say("Marked by today's rules"), house.fingerprint[:16]))
    return line(say("Table test"), "title") + table(lines, (28, 72))


# ---------------------------------------------------------------------- what is laid out


def _laid_out(test: TableTest, house: House, number: int, laying: LaidFelt) -> Iterator[str]:
    title = say("Round {number} of {count}", number=number, count=len(test.rounds))
    yield line(title, "title") + line(f"{house.title} · {test.form.heading}")
    yield "".join(line(f"{at}. {text}") for at, text in enumerate(laying.how, 1))
    yield line(say("On the felt"), "head") + _felt(laying)
    facts = [*laying.facts, say("Chips in total: {chips}", chips=laying.chips)]
    yield "".join(map(line, facts))
    if laying.deck:
        heading = say("The stacked deck, from the top; all other cards lie below it.")
        yield line(heading, "head") + _deck(laying.deck)


def felt_of(test: TableTest, house: House, watched: RoundWatched) -> str:
    """The cards, chips and players of a round, as a table."""
    return _felt(laying_of(house, watched.round_, test.part))


def _felt(laying: LaidFelt) -> str:
    rows = [[say("Place"), say("Cards"), say("On the spots"), say("Player")]]
    rows.append([say("Dealer"), _hand(laying.dealer), "", ""])
    rows += [_seat_row(seat) for seat in laying.seats]
    return table(rows, (12, 22, 42, 24), head=True)


def _seat_row(seat: LaidSeat) -> list[str]:
    stakes = [f"{each.name} {each.amount}  ({each.chips})" for each in seat.stakes]
    player = [say("Player {player}", player=seat.player)] if seat.player else []
    where = seat.place.headed(seat.seat)
    return [where, _hand(seat.cards), "\n".join(stakes), "\n".join([*player, *seat.notes])]


def _hand(cards: Sequence[Card]) -> str:
    return "   ".join(with_suits(str(card)) for card in cards)


def _deck(deck: Sequence[tuple[str, Card]]) -> str:
    """The cards in rows, numbered, each above its destination."""
    rows = [deck[at : at + ACROSS] for at in range(0, len(deck), ACROSS)]
    cells = "".join(_deck_row(row, at * ACROSS + 1) for at, row in enumerate(rows))
    return f'<table cellspacing="3" cellpadding="3" width="100%">{cells}</table>'


def _deck_row(row: Sequence[tuple[str, Card]], first: int) -> str:
    cards = "".join(_deck_card(card, number) for number, (_, card) in enumerate(row, first))
    places = "".join(f'<td align="center" class="small">{escape(to)}</td>' for to, _ in row)
    missing = "<td></td>" * (ACROSS - len(row))
    cards, places = cards + missing, places + missing
    return f"<tr>{cards}</tr><tr>{places}</tr>"


def _deck_card(card: Card, number: int) -> str:
    ink = "dimgray" if card.suit.red else "black"
    box = f"border: 1px solid black; font-size: 13pt; font-weight: bold; color: {ink}"
    small = f'<span style="font-size: 7pt; font-weight: normal">{number}</span><br>'
    return f'<td align="center" width="11%" style="{box}">{small}{with_suits(str(card))}</td>'


# -------------------------------------------------------------------------- by pen


def _how_to_fill(test: TableTest) -> str:
    passes = test.form.passes
    return line(
        say("Tick what was done as due. Write down other acts, and number those out of turn.")
    ) + line(
        say(
            "To pass: at most {critical} critical, {serious} serious, {minor} minor mistakes.",
            critical=passes.critical,
            serious=passes.serious,
            minor=passes.minor,
        )
    )


def _due(test: TableTest, number: int, board: TapBoard) -> Iterator[str]:
    yield line(say("Round {number} of {count}", number=number, count=len(test.rounds)), "title")
    dealer = f"{say('Dealer')}: {_hand(board.dealer)}  ({board.dealer_hand})"
    yield line(dealer, "head") + _spots(board.table)
    for column in board.columns:
        yield line(_of_seat(column), "head") + _spots(column.spots)


def _of_seat(column: BoardColumn) -> str:
    told = [column.place.headed(column.seat)]
    if column.player:
        told.append(say("Player {player}", player=column.player))
    if column.folded:
        told.append(say("folds"))
    return f"{', '.join(told)}: {_hand(column.cards)}  ({column.hand})"


def _spots(spots: Sequence[BoardSpot]) -> str:
    rows = [
        [_asked(spot), f"{BOX} {say('as due')}", say("otherwise: {blank}", blank=SHORT_BLANK)]
        for spot in spots
    ]
    return table(rows, (44, 14, 42)) if rows else ""


def _asked(spot: BoardSpot) -> str:
    """The duty in a line."""
    # The number of cards dealt before is left out: it is of no use on paper.
    due = "" if spot.name == "deal" else spot.due
    return say("{name}: {value}", name=spot.title, value=due) if due else spot.title


def criteria(test: TableTest) -> Iterator[str]:
    """Each criterion with its four grades in words, the given one ticked."""
    yield line(say("Judged by the examiner"), "title")
    for criterion in test.form.criteria:
        judged = test.judged.get(criterion.name)
        grade = judged.grade if judged is not None else None
        told = line(criterion.heading, "head") + line(criterion.question)
        for step in GRADES:
            sign = TICKED if step is grade else BOX
            told += line(f"{sign} {step.words}: {criterion.anchor(step)}", "answer")
        unseen = TICKED if judged is not None and grade is None else BOX
        told += line(f"{unseen} {say('Not seen')}", "answer")
        note = judged.note if judged is not None and judged.note else BLANK * 2
        yield told + line(say("Note: {note}", note=note), "answer")


def outcome_lines() -> str:
    """The three outcomes to be ticked, and room for a reason."""
    told = [f"{BOX} {each.words}" for each in OUTCOMES]
    reason = say("Reason, if not as the rule says: {blank}", blank=BLANK)
    return line(say("Outcome"), "head") + line("    ".join(told)) + line(reason)


def signatures() -> str:
    """Lines for the examiner and the dealer."""
    rows = [
        [say("Examiner"), say("Dealer")],
        ["\n\n" + BLANK, "\n\n" + BLANK],
        [say("Date: {date}", date="_" * 16), say("Date: {date}", date="_" * 16)],
    ]
    return line(say("Signed"), "head") + table(rows, (50, 50))
