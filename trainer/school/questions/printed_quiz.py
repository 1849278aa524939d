"""A quiz on paper, printed or as HTML: the questions with room for answers, and the key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct

from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import AnswerKind, QuestionHand
from trainer.game.cards import Card
from trainer.game.demands import OneOf, WithinLimits
from trainer.game.house_words import PlaceWord
from trainer.game.money import Money
from trainer.game.pay import PayTable
from trainer.game.round import Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import at_seat, capital, money, spot
from trainer.school.house_book.tables import span_words
from trainer.school.one_question.item import AskedItem, ItemHouse, with_suits
from trainer.school.one_question.order_item import AskedOrder
from trainer.school.one_question.screens import (
    BetsShown,
    ItemShown,
    MarkedAnswer,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.printout import STYLE as OF_ALL_PAPER
from trainer.school.printout import Printout, line
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.quiz_blueprint import QuizBlueprint, QuizDrawn
from trainer.wording import say, say_list, speaking_of

BLANK, BOX = "__________", "□"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class PrintedQuestion(Struct, frozen=True):
    """One question. ``facts`` tell the table's state, ``choices`` are to be ticked, ``blanks`` to
    be filled in."""

    number: int
    house: str
    about: str
    ask: str
    hands: tuple[QuestionHand, ...]
    facts: tuple[str, ...]
    choices: tuple[str, ...]
    blanks: tuple[str, ...]


class AnswerKey(Struct, frozen=True):
    """The right answer of one question, the reason, and its clauses."""

    number: int
    right: str
    reasons: tuple[tuple[str, str], ...]


class Paper(Struct, frozen=True):
    """The whole paper. ``made_by`` is the command that makes it again."""

    title: str
    houses: str
    how: tuple[str, ...]
    questions: tuple[PrintedQuestion, ...]
    key: tuple[AnswerKey, ...]
    made_by: str


def paper_of(
    blueprint: QuizBlueprint, seed: int, drawn: Sequence[QuizDrawn], asked_at: Sequence[ItemHouse]
) -> Paper:
    """The quiz of these items as a paper, each in the words of its house."""
    printed = [
        _printed(number, each, at)
        for number, (each, at) in enumerate(zip(drawn, asked_at, strict=True), 1)
    ]
    titles = {at.house.id: at.house.title for at in asked_at}
    return Paper(
        title=say("Quiz"),
        houses=say_list([titles.get(each, each) for each in blueprint.houses], ""),
        how=tuple(_how(blueprint, len(drawn))),
        questions=tuple(question for question, _ in printed),
        key=tuple(key for _, key in printed),
        made_by=call_of(blueprint, seed),
    )


def _printed(number: int, drawn: QuizDrawn, at: ItemHouse) -> tuple[PrintedQuestion, AnswerKey]:
    with speaking_of(at.house.rules.spoken):
        asked = at.ask(Item(drawn.seed, drawn.asked.name))
        question = _question(number, drawn, at, asked)
        return question, _key(number, _right_of(number, asked), asked)


def call_of(blueprint: QuizBlueprint, seed: int) -> str:
    """The command that makes this paper."""
    houses = [f"--house {each}" for each in blueprint.houses]
    areas = [f"--area {each}" for each in blueprint.areas]
    clock = [] if blueprint.seconds is None else [f"--seconds {blueprint.seconds}"]
    options = [*houses, *areas, f"--items {blueprint.items}", *clock, f"--seed {seed}"]
    return " ".join(["trainer quiz", *options])


def _how(blueprint: QuizBlueprint, items: int) -> Iterator[str]:
    yield say(
        "Answer each question, then say how sure you are. Right answers count 1 (not sure), 2"
        " (fairly sure), 3 (certain). Wrong ones count 0, −2 or −6."
    )
    if blueprint.seconds is not None:
        minutes = -(-items * blueprint.seconds // 60)
        yield say("Time: {minutes} min in all.", minutes=minutes)


def sure_line() -> str:
    """The line for the trainee's certainty."""
    boxes = [f"{BOX} {int(each)} {each.words}" for each in Certainty]
    return "   ".join([say("How sure?"), *boxes])


# ------------------------------------------------------------------------------- the questions


def _question(number: int, drawn: QuizDrawn, at: ItemHouse, asked: AskedItem) -> PrintedQuestion:
    shown = asked.shown
    hands = shown.hands if isinstance(shown, QuestionShown | SeatAsked) else ()
    return PrintedQuestion(
        number=number,
        house=at.house.title,
        about=drawn.asked.area.words,
        ask=shown.ask,
        hands=hands,
        facts=tuple(_facts(at.house.rules, shown)),
        choices=tuple(_choices(shown)),
        blanks=tuple(_blanks(at.house.rules.words.place, shown)),
    )


def _facts(rules: HouseRules, shown: ItemShown) -> Iterator[str]:
    match shown:
        case QuestionShown(stake=stake) if stake is not None:
            lies = [] if stake.amount is None else [money(rules, stake.amount)]
            yield say_list([stake.spot, *lies], "")
            if stake.meter is not None:
                yield say("Jackpot meter {amount}", amount=money(rules, stake.meter))
            yield from _hanging(rules, stake.placard, (stake.wager,))
        case SeatAsked():
            yield _staked(rules, shown.round_.seats[0])
            if shown.folded:
                yield rules.words.player.has_folded
            if shown.meter is not None:
                yield say("Jackpot meter {amount}", amount=money(rules, shown.meter))
            yield from _hanging(rules, shown.round_.placard, [w.wager for w in shown.wagers])
        case BetsShown():
            yield from _limits(rules.at_table(shown.round_.placard))
            yield from shown.told
            for seat in shown.round_.seats:
                if bets := _lying(rules, seat):
                    place = capital(at_seat(rules, seat.number))
                    yield say("{place}: {fault}", place=place, fault=bets)
            yield from shown.drawn


def _staked(rules: HouseRules, seat: Seat) -> str:
    """The player of the seat, and the stakes on its spots once it has decided."""
    return _on_spots(rules, seat, {wager: seat.stake(wager) for wager in Wager})


def _lying(rules: HouseRules, seat: Seat) -> str:
    """The same as the chips lie, whatever the seat may decide later."""
    return _on_spots(rules, seat, seat.stakes)


def _on_spots(rules: HouseRules, seat: Seat, stakes: Mapping[Wager, Money | None]) -> str:
    staked = [
        f"{spot(rules, wager)} {money(rules, stake)}"
        for wager in Wager
        if (stake := stakes.get(wager))
    ]
    named = [seat.player] if seat.player else []
    return say_list([*named, *staked], "")


def _hanging(rules: HouseRules, placard: str | None, wagers: Sequence[Wager]) -> Iterator[str]:
    """The pay tables of these wagers, where the house posts them."""
    if placard is None or not rules.posts_pay_tables:
        return
    table = rules.at_table(placard)
    tables = {side.wager: side.table for side in table.sides}
    tables[Wager.ANTE_BONUS] = table.ante_bonus.table
    for wager in wagers:
        posted = tables.get(wager)
        if isinstance(posted, PayTable):
            rows = say_list([f"{row.printed} {row.award}" for row in posted.rows], "")
            yield f"{spot(rules, wager)}: {rows}"


def _limits(rules: HouseRules) -> Iterator[str]:
    for rule in rules.bets:
        match rule.demand:
            case OneOf(wager, amounts):
                yield f"{spot(rules, wager)}: {' '.join(money(rules, each) for each in amounts)}"
            case WithinLimits(wager):
                yield f"{spot(rules, wager)}: {span_words(rules, rule.demand)}"


def _choices(shown: ItemShown) -> Iterator[str]:
    match shown:
        case QuestionShown(choices=choices) | BetsShown(choices=choices):
            for letter, choice in zip(LETTERS, choices, strict=False):
                yield f"{letter}  {choice.words}"
        case OrderShown(steps=steps):
            for letter, step in zip(LETTERS, steps, strict=False):
                yield f"{letter}  {step.words}"


def _blanks(place: PlaceWord, shown: ItemShown) -> Iterator[str]:
    match shown:
        case QuestionShown(kind=AnswerKind.AMOUNT):
            yield say("Paid: {blank}", blank=f"{shown.currency}{BLANK}")
        case QuestionShown(kind=AnswerKind.CARDS):
            yield say("The best five: {blank}", blank=BLANK * 2)
        case QuestionShown():
            yield say("Answer: {blank}", blank=BLANK)
        case OrderShown(steps=steps):
            yield say("In this order: {blank}", blank="___ " * len(steps))
        case BetsShown():
            for _ in range(3):
                yield say("{place}, reason {reason}", place=place.headed(BLANK), reason=BLANK)
        case SeatAsked(wagers=wagers):
            for wager in wagers:
                yield _settled(wager.spot, bonus=wager.wager.is_bonus)


def _settled(name: str, *, bonus: bool) -> str:
    take = "" if bonus else f"{BOX} {say('take')}   "
    leave = say("nothing") if bonus else say("leave")
    return f"{name}:   {take}{BOX} {leave}   {BOX} {say('pay')} {BLANK}"


# ------------------------------------------------------------------------------------- the key


def _key(number: int, marked: MarkedAnswer, asked: AskedItem) -> AnswerKey:
    if isinstance(asked, AskedOrder):
        return AnswerKey(number, say("Every order is right in which:"), tuple(_constraints(asked)))
    reasons = tuple((each.why, each.cited) for each in marked.reasons)
    return AnswerKey(number, _right(marked, asked.shown), reasons)


def _constraints(asked: AskedOrder) -> Iterator[tuple[str, str]]:
    """The required order, by the letters of the steps, each with its rule."""
    for first, then, source in asked.constraints:
        said = say("{first} before {then}", first=_lettered(first), then=_lettered(then))
        yield said, str(source)


def _lettered(places: Sequence[int]) -> str:
    return say_list([LETTERS[place] for place in sorted(places)], "")


def _right_of(number: int, asked: AskedItem) -> MarkedAnswer:
    """The mark of a right answer."""
    return asked.mark(number, asked.mark(number, None, 0).due_answer, 0)


def _right(marked: MarkedAnswer, shown: ItemShown) -> str:
    """The answer; its letter if letters are offered."""
    match shown:
        case QuestionShown(choices=choices) if choices:
            place = [choice.id for choice in choices].index(str(marked.due_answer))
            return f"{LETTERS[place]}  {marked.due}"
        case _:
            return marked.due


_ON_PAPER = "@media print { .block { break-inside: avoid; } .key { break-before: page; } }"
STYLE = f"{OF_ALL_PAPER}{_ON_PAPER}\n"


def printout(paper: Paper) -> Printout:
    """The quiz to be printed, its key on sheets of its own."""
    return Printout(paper.title, (tuple(asked_in(paper)), tuple(due_in(paper))), style=STYLE)


def as_html(paper: Paper) -> str:
    """The quiz as one page; the printed key begins on a new sheet."""
    questions = "\n".join(_block(each) for each in asked_in(paper))
    key = "\n".join(_block(each) for each in due_in(paper))
    title = escape(paper.title)
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{questions}\n"
        f'<div class="key"></div>\n{key}\n</body></html>\n'
    )


def asked_in(paper: Paper) -> Iterator[str]:
    """The head and each question, as blocks that must not be split between sheets."""
    name = say("Name: {blank}   Date: {date}", blank="_" * 28, date="_" * 16)
    lines = [paper.houses, name, *paper.how]
    yield line(paper.title, "title") + "".join(map(line, lines))
    for question in paper.questions:
        yield "".join(_asked(question))


def due_in(paper: Paper) -> Iterator[str]:
    """The head of the key, each of its answers, and the command that makes the paper again."""
    yield line(say("Answer key"), "title") + line(paper.houses)
    for key in paper.key:
        yield "".join(_due(key))
    yield line(paper.made_by, "small")


def _block(inner: str) -> str:
    return f'<div class="block">{inner}</div>'


def _asked(question: PrintedQuestion) -> Iterator[str]:
    yield line(f"{question.number}. {question.house} · {question.about}", "head")
    if question.hands:
        yield _hands(question)
    yield from map(line, question.facts)
    yield f"<p><b>{escape(with_suits(question.ask))}</b></p>"
    for each in (*question.choices, *question.blanks):
        yield line(each, "answer")
    yield line(sure_line())


def _hands(question: PrintedQuestion) -> str:
    """The hands side by side, each below its caption."""
    captions, cards = "", ""
    for hand in question.hands:
        captions += f'<td colspan="{len(hand.cards) + 1}">{escape(hand.caption)}</td>'
        cards += "".join(map(_card, hand.cards)) + '<td width="24">&nbsp;</td>'
    return f'<table cellspacing="4" cellpadding="4"><tr>{captions}</tr><tr>{cards}</tr></table>'


def _card(card: Card) -> str:
    ink = "dimgray" if card.suit.red else "black"
    box = f"border: 1px solid black; font-size: 15pt; font-weight: bold; color: {ink}"
    return f'<td align="center" width="46" style="{box}">{with_suits(str(card))}</td>'


def _due(key: AnswerKey) -> Iterator[str]:
    yield line(f"{key.number}. {key.right}", "head")
    for why, rule in key.reasons:
        yield f"<p>{escape(why)} <i>[{escape(rule)}]</i></p>"
