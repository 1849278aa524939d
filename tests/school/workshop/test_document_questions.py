"""What a document says in two ways, or otherwise than the rules, is asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import piece, write
from tests.some_houses import shelf
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.house import RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.school.workshop.document_questions import document_questions
from trainer.school.workshop.drafts import (
    Workshop,
    answer_meant,
    left_open,
    open_questions,
    put_document,
)
from trainer.school.workshop.foreign_clauses import read_as_copied
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.pay_table_forms import put_preset
from trainer.school.workshop.rule_links import RuleLink, link_to_question
from trainer.school.workshop.ruling_questions import ruling_questions

AWKWARD = """1. The dealer qualifies with a Queen high or better.
2. Pair Plus
Straight flush\t35 to 1
Three of a kind\t33 to 1
Straight\t6 to 1
Flush\t4 to 1
Flush\t3 to 1
Pair\teven money
3. On the Pairplus, a straight is paid 5 to 1.
4. The Pair Plus bet is from $5 to $100.
5. No Pairplus bet may be more than the maximum of $50.
6. The dealer does not play with less than Jack high.
"""


def test_contradictory_figures_of_a_document_are_asked_about_at_their_fields(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "awkward", "Awkward", "AW")
    write(draft, "wagers.limit", "pair_plus")
    write(draft, "bets.LAST.to", "100")
    write(draft, "bets.LAST.from", "5")
    assert open_questions(draft) == ()
    put_document(draft, AWKWARD)
    asked = {each.place: each.asks for each in open_questions(draft)}
    section, _ = piece(draft, "bets.LAST.to")
    assert asked == {
        ("pair_plus", "pays", "straight"): "Straight: the document says 6 to 1 (AW 2) and 5 to 1 "
        "(AW 3). Here it is 6 to 1. Is that meant?",
        ("pair_plus", "pays", "flush"): "Flush: the document says 4 to 1 (AW 2) and 3 to 1 "
        "(AW 2). Here it is 4 to 1. Is that meant?",
        (section.key, "to"): "Largest Pair Plus: the document says $100 (AW 4) and $50 (AW 5). "
        "Here it is $100. Is that meant?",
        ("qualifies",): "Dealer plays: the document says Queen high (AW 1) and Jack high (AW 6). "
        "Here it is Queen high. Is that meant?",
    }
    assert left_open(draft)[WorkshopTab.RULES] >= len(asked)
    flush = next(each for each in open_questions(draft) if "flush" in each.key)
    answer_meant(draft, flush)
    assert flush not in open_questions(draft)
    draft.put(RULES_FILE, ("pair_plus", "pays", "flush"), "3:1")
    assert "Here it is 3 to 1." in str(open_questions(draft)), "another value is asked about"
    draft.undo()
    draft.undo()
    assert flush in open_questions(draft)
    draft.redo()
    assert flush not in open_questions(draft)
    reason = "The table is older than the sentence."
    straight = {"pays": "5:1", "rule": "AW 3", "reading": reason}
    draft.put(RULES_FILE, ("pair_plus", "pays", "straight"), straight)
    assert "Straight" not in str(open_questions(draft)), "a reading says why"


IN_WORDS = """1. In case of a tie the Ante and the Play push.
2. If the dealer does not qualify, the Ante is paid 1 to 1 and the Play pushes.
3. A player who folds loses the Ante, but the Pair Plus stays in action.
4. The Play bet must be equal to the Ante.
5. Any Pair Plus of $5 or more.
Result\tAnte\tPlay
Tie\tpush\tloses
Dealer does not qualify\teven money\tpush
6. The Play wager is one to three times the Ante.
7. If a player folds, all wagers are forfeited.
8. A pair on the Pair Plus is paid $10.
"""


def test_what_a_document_says_in_words_in_two_ways_is_asked_about_too(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "worded", "Worded", "AW")
    put_document(draft, IN_WORDS)
    asked = [(each.place, each.asks) for each in open_questions(draft)]
    assert asked == [
        (
            ("wagers",),
            "The document does not have the Prime. Here it is offered. Is that meant?",
        ),
        (
            ("pair_plus", "pays", "pair"),
            "Pair: the document says $10 (AW 8). Here it is 1 to 1. Is that meant?",
        ),
        (
            ("outcome.tie",),
            "Equal hands, Play: the document says a push (AW 1) and lost (AW 5). Here it is a "
            "push. Is that meant?",
        ),
        (
            ("folds",),
            "Folds, Pair Plus: the document says in play (AW 3) and lost (AW 7). Here it is in "
            "play. Is that meant?",
        ),
        (
            ("folds",),
            "Folds, Prime: the document says lost (AW 7). Here it is in play. Is that meant?",
        ),
        (
            ("play_size",),
            "Size of Play: the document says equal to the Ante (AW 4) and 1 to 3 times the Ante "
            "(AW 6). Here it is equal to the Ante. Is that meant?",
        ),
    ]


def test_another_currency_and_limits_that_the_house_lacks_are_asked_about(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "pounds", "Pounds", "AW")
    put_document(
        draft, "1. Limits:\nWager\tMinimum\tMaximum\nAnte\t£5\t£250\n2. Prime is at least £1."
    )
    asked = [(each.place, each.asks) for each in open_questions(draft)]
    assert asked == [
        (("names",), "Currency sign: the document says £. Here it is $. Is that meant?"),
        (
            ("wagers",),
            "Largest Ante: the document says $250 (AW 1). Here it is not limited. Is that meant?",
        ),
        (
            ("wagers",),
            "Smallest Prime: the document says $1 (AW 2). Here it is not limited. Is that meant?",
        ),
    ]


def test_a_place_at_the_table_is_no_sum_of_pesos(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "places", "Places", "P")
    for says in ("The Ante is placed at P1 to P7.", "See page P12. The Ante is $5 or more."):
        put_document(draft, f"1. {says}\n")
        assert ("names",) not in [each.place for each in open_questions(draft)]


@pytest.mark.parametrize(
    "says", ["The Ante Bonus pays a flush $50.", "Prime pays 5 to 1 for a pair."]
)
def test_what_no_rules_file_may_have_is_asked_about_and_not_taken(home: Path, says: str) -> None:
    """A flush for $50 spoiled the draft, and a pair on colours stopped the program's work."""
    draft = Workshop(home, shelf()).begin("prime", "odd", "Odd", "O")
    put_document(draft, f"1. {says}\n")
    (asked,) = (each for each in open_questions(draft) if ".said." in each.key)
    assert asked.take is None


def test_limits_in_the_place_of_single_amounts_are_asked_about_and_taken(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("six-card-bonus", "wide", "Wide", "AW")
    put_document(draft, "1. The Ante is at least $10 and at most $12,500.")
    (asked,) = document_questions(draft, draft.house().rules)
    assert asked.asks == (
        "Largest Ante: the document says $12,500 (AW 1). Here it is $2, $5 or $10. Is that meant?"
    )
    assert asked.take is not None
    asked.take(draft)
    (limits,) = (each for each in draft.value(RULES_FILE)["bets"] if each.get("wager") == "ante")
    assert (limits["from"], limits["to"], limits["rule"]) == ("10", "12500", "AW 1")
    assert document_questions(draft, draft.house().rules) == ()


@pytest.mark.parametrize("house", ["mbs", "posted", "boxes", "prime", "six-card-bonus"])
def test_the_clauses_of_the_five_houses_are_not_asked_about(home: Path, house: str) -> None:
    draft = Workshop(home, shelf()).begin(house, "quiet", "Quiet", "AW")
    clauses = draft.value(CLAUSES_FILE)["clauses"]
    assert clauses
    put_document(draft, "\n".join(f"{n}. {each['says']}" for n, each in enumerate(clauses, 1)))
    assert document_questions(draft, draft.house().rules) == ()


CONTRADICTED = [
    ("six-card-bonus", ("misdeals.count", "redeal"), "irregularities.0",
     'A wrong number of cards to a player: the dealer\'s own mistakes say "a redeal". Here it is '
     '"the round is void". Is that meant?'),
    ("six-card-bonus", ("wagers.remove", "pair_plus"), "irregularities.8",
     "This speaks of the Pair Plus. The house does not have it. Is that meant?"),
    ("mbs", ("step.place_your_bets.due", "no"), "begun_anew",
     "Here bets are called for again. No round of this procedure begins with that call. Is that "
     "meant?"),
    ("six-card-bonus", ("step.release_cards.due", "no"), "irregularities.9",
     "Here cards wait until the dealer permits a look. The procedure has no such step. Is that "
     "meant?"),
]  # fmt: skip


@pytest.mark.parametrize("house", ["mbs", "posted", "boxes", "prime", "six-card-bonus"])
def test_the_rulings_of_the_five_houses_are_not_asked_about(house: str) -> None:
    assert ruling_questions(shelf()[house]) == ()


@pytest.mark.parametrize(("house", "change", "where", "asks"), CONTRADICTED)
def test_a_ruling_that_contradicts_the_procedure_is_asked_about_at_its_field(
    home: Path, house: str, change: tuple[str, str], where: str, asks: str
) -> None:
    draft = Workshop(home, shelf()).begin(house, "awkward", "Awkward", "AW")
    there, before = {*open_questions(draft)}, left_open(draft)[WorkshopTab.IRREGULARITIES]
    write(draft, *change)
    asked = [each for each in open_questions(draft) if each not in there]
    assert [(each.place, each.asks) for each in asked if each.place == (where,)] == [
        ((where,), asks)
    ]
    link = link_to_question(draft, next(each for each in asked if each.place == (where,)))
    assert (link.tab, link.section) == (WorkshopTab.IRREGULARITIES, where)
    assert left_open(draft)[WorkshopTab.IRREGULARITIES] > before
    for each in asked:
        answer_meant(draft, each)
    assert not {*open_questions(draft)} - there


PAIRS = """1. The Pairs bet is staked from £2.50.
2. The Pairs bet is paid as follows:
Mini royal (A-K-Q of one suit)\t100 to 1
Straight flush\t35 to 1
Pair\t1 to 1
3. Ante Bonus
Straight flush\t6 to 1
Straight\t2 to 1
"""


def test_the_pay_table_of_the_document_is_taken_at_once(home: Path) -> None:
    """It was typed row by row. "Pairs bet from £2.50" was read as a pair that is paid £2.50."""
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    write(draft, "spot.pair_plus", "Pairs bet")
    put_document(draft, PAIRS)
    for key, name in (("pair_plus", "100-35-1"), ("ante_bonus", "6-2")):
        _, table = piece(draft, key)
        assert isinstance(table, PaidTable)
        assert (table.of_document, table.presets[0].name) == (name, name)
        write(draft, f"preset:{key}", name)
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "mini_royal")) == "100:1"
    asked = [each.asks for each in open_questions(draft) if each.place[1:2] == ("pays",)]
    assert [each for each in asked if "the document says" in each] == []
    put_document(draft, f"{PAIRS}4. The Pairs bet pays:\nStraight flush\t40 to 1\nPair\t1 to 1\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""  # which of the two is right is asked row by row


@pytest.mark.parametrize("pays", ["999 999 999 to 1", "$0", "100%"])
def test_a_pay_table_that_no_rules_file_may_have_is_not_offered(home: Path, pays: str) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    put_document(draft, f"1. Pair Plus\nStraight flush\t{pays}\nPair\t1 to 1\n")
    assert not [each.asks for each in open_questions(draft) if "999" in each.asks]
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""


def test_a_list_of_rows_is_a_pay_table_and_two_tables_in_one_are_none(home: Path) -> None:
    """The first of two columns was offered as the document's own table."""
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    put_document(draft, "1. Pair Plus is paid at:\n(a) straight flush—33 to 1;\n(b) pair—1 to 1.\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert (table.of_document, table.clause) == ("33-1", "C 1")
    columns = "1. It pays:\nWager\tHand\tA\tB\nPair Plus\tStraight flush\t40 to 1\t35 to 1\n"
    put_document(draft, f"{columns}Pair Plus\tPair\t1 to 1\t1 to 1\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""


def test_a_reading_of_another_document_does_not_answer_for_this_one(home: Path) -> None:
    """The Prime house reads its document's silence about Play as a push: a document that pays it
    was not asked about."""
    draft = Workshop(home, shelf()).begin("prime", "harro", "Harrogate", "H")
    put_document(draft, "1. If the dealer fails to qualify, the Ante and the Play are paid.\n")
    asked = [each.asks for each in open_questions(draft)]
    says = "Dealer does not play, Play: the document says paid (H 1)."
    assert asked == [f"{says} Here it is a push. Is that meant?"]
    reason = "The Play is returned by custom."
    draft.put(RULES_FILE, ("play", "not_qualified", "reading"), reason)
    assert open_questions(draft) == ()


def test_a_posted_pay_table_is_not_written_as_the_document_says(home: Path) -> None:
    """The press told 'NoSuchPlace' and changed nothing; limits were asked about at another rule."""
    draft = Workshop(home, shelf()).begin("posted", "gull", "Gull", "G")
    text = "1. The Ante is from $2 to $700.\n2. Pair Plus: straight flush 45 to 1, pair 2 to 1.\n"
    put_document(draft, text)
    asked = open_questions(draft)
    assert {each.place for each in asked} == {
        ("pair_plus", "pays", "straight_flush"), ("pair_plus", "pays", "pair")
    }  # fmt: skip
    assert all(each.take is None for each in asked)


QUAY = """1. The minimum Ante is NZ$10 and the maximum Ante is NZ$500.
2. Pair Plus
Straight flush\t35 to 1
Three of a kind\t25 to 1
Pair\teven money
"""


def test_what_the_document_says_is_taken_with_its_clause(home: Path) -> None:
    """Limits began with the stakes that are dealt, and a pay table had to be cited by hand. The
    currency of a document in NZ$ was asked about in a house that has NZ$."""
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, QUAY)
    currency = next(each for each in open_questions(draft) if each.place == ("names",))
    assert link_to_question(draft, currency) == RuleLink(WorkshopTab.HOUSE, "names")
    assert currency.take is not None
    currency.take(draft)
    assert draft.at(RULES_FILE, ("currency",)) == "NZ$"
    assert ("names",) not in [each.place for each in open_questions(draft)]
    write(draft, "wagers.limit", "ante")
    assert draft.at(RULES_FILE, ("bets",))[-1] == {
        "code": "limits", "wager": "ante", "from": "10", "to": "500", "rule": "Q 1",
    }  # fmt: skip
    assert draft.house().rules.stakes[Wager.ANTE][0] == Money.parse("10")
    section, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    put_preset(draft, table, table.presets[0], section)
    assert piece(draft, "pair_plus")[0].clause == "Q 2"


SIGNS = """1. The following limits apply:
Limit sign\tAnte minimum\tAnte maximum\tPair Plus minimum\tPair Plus maximum
Red\t$5\t$100\t$5\t$50
Green\t$25\t$500\t$5\t$100
Black\t$100\t$2,000\t$25\t$200
"""


def test_of_limits_by_the_sign_of_the_table_one_table_is_taken(home: Path) -> None:
    """Three limits of one wager were a contradiction that no press could answer, and stakes did
    not rise with a limit."""
    draft = Workshop(home, shelf()).begin("mbs", "signs", "Signs", "S")
    put_document(draft, SIGNS)
    ante, pair_plus = (each for each in open_questions(draft) if each.place == ("wagers",)
                       and "limited" in each.asks)  # fmt: skip
    assert ante.asks == (
        "Largest Ante: the document says $100 (Red, S 1), $500 (Green, S 1) and $2,000 (Black, "
        "S 1). Here it is not limited. Is that meant?"
    )
    for asked in (ante, pair_plus):
        assert asked.take is not None
        asked.take(draft)
    assert [*draft.at(RULES_FILE, ("bets",))[-2:]] == [
        {"code": "limits", "wager": "ante", "from": "5", "to": "100", "rule": "S 1"},
        {"code": "limits", "wager": "pair_plus", "from": "5", "to": "50", "rule": "S 1"},
    ]
    assert not any("limit" in each.asks or "Largest" in each.asks for each in open_questions(draft))
    stakes = draft.house().rules.stakes
    assert stakes[Wager.ANTE][-1] == Money.parse("100")
    assert stakes[Wager.PAIR_PLUS][-1] == Money.parse("50")


def test_a_wager_that_the_document_lets_stand_beside_one_alone_is_asked_about(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "beside", "Beside", "B")
    put_document(draft, "1. The Ante is from P100 to P5000. No Prime without an Ante.\n")
    (needs,) = (each for each in open_questions(draft) if each.asks.startswith("Prime only with"))
    assert needs.asks == (
        "Prime only with: the document says Ante (B 1). Here it is Ante or Pair Plus. "
        "Is that meant?"
    )
    assert needs.take is not None
    needs.take(draft)
    (rule,) = (each for each in draft.at(RULES_FILE, ("bets",)) if "needs" in each)
    assert (rule["needs"], rule["rule"]) == (["ante"], "B 1")
    (currency,) = (each for each in open_questions(draft) if each.place == ("names",))
    assert currency.asks.startswith("Currency sign: the document says P.")
    write(draft, "bets.1.applies", "no")
    (none,) = (each for each in open_questions(draft) if each.asks.startswith("Prime only with"))
    assert none.take is not None
    none.take(draft)
    (rule,) = (each for each in draft.at(RULES_FILE, ("bets",)) if "needs" in each)
    assert (rule["needs"], rule["rule"]) == (["ante"], "B 1")


def test_a_question_about_a_figure_is_answered_as_the_document_says(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, QUAY)
    (asked,) = (each for each in open_questions(draft) if each.place[2:] == ("straight_flush",))
    assert asked.take is not None
    asked.take(draft)
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "straight_flush")) == "35:1"
    assert asked.key not in [each.key for each in open_questions(draft)]


LAWRENCE = """1. The player makes an Ante wager of $10 to $300 or a Pair Plus wager.
2. The Play wager is one to three times the Ante wager.
3. A player who withdraws loses the Ante wager and the Pair Plus.
4. The dealer must hold a King or better to qualify.
5. In case of equality, the Ante and Play wagers are lost.
6. Pair Plus: straight flush 40 to 1, pair 1 to 1.
"""


def test_a_row_that_the_copied_table_lacks_is_added_as_the_document_says(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, "1. Pair Plus pays 50 to 1 for a mini royal.\n")
    (asked,) = (each for each in open_questions(draft) if each.place == ("pair_plus", "pays"))
    assert asked.take is not None
    asked.take(draft)
    rows = draft.at(RULES_FILE, ("pair_plus", "pays"))
    assert next(iter(rows.items())) == ("mini_royal", "50:1")
    assert not [each for each in open_questions(draft) if "document says" in each.asks]


def test_the_rest_as_readings_hides_nothing_that_the_document_says_otherwise(home: Path) -> None:
    """*Make the rest the school's readings* wrote that the document is silent over a pay table and
    a tie that it contradicts, and nothing was asked any more."""
    draft = Workshop(home, shelf()).begin("mbs", "law", "Lawrence", "L")
    put_document(draft, f"{LAWRENCE}7. Pair Plus pays 50 to 1 for a mini royal.\n")
    asked = {each.key for each in open_questions(draft) if "the document says" in each.asks}
    assert {"pair_plus.mini_royal..said.50:1", "ante.tie.push.said.lose"} <= asked
    read_as_copied(draft, "MBS")
    assert asked <= {each.key for each in open_questions(draft)}


def test_a_copied_house_becomes_what_the_document_says_by_one_press_a_question(
    home: Path,
) -> None:
    """The wagers that the document lacks, its limits, what it says in words: each was to be found
    and changed in its form, and its sentence cited."""
    draft = Workshop(home, shelf()).begin("mbs", "law", "Lawrence", "L")
    put_document(draft, LAWRENCE)
    taken = []
    while asked := next((each for each in open_questions(draft) if each.take is not None), None):
        assert asked.take is not None
        asked.take(draft)
        taken.append(asked.key.split(".said")[0])
    assert taken == [
        "progressive.unnamed", "ante.to.", "play.plays.QUEEN", "ante.tie.push", "play.tie.push",
        "pair_plus.folded.stays", "play.size.1",
    ]  # fmt: skip
    rules = draft.house().rules
    assert {*rules.spots} == {Wager.ANTE, Wager.PLAY, Wager.PAIR_PLUS}
    assert rules.envy is None
    assert draft.at(RULES_FILE, ("bets",))[-1] == {
        "code": "limits", "wager": "ante", "from": "10", "to": "300", "rule": "L 1",
    }  # fmt: skip
    assert draft.at(RULES_FILE, ("bets",))[-2] == {
        "code": "play_multiple", "wager": "play", "of": "ante", "times": [1, 3], "rule": "L 2",
    }  # fmt: skip
    assert draft.at(RULES_FILE, ("pair_plus", "folded")) == {"result": "lose", "rule": "L 3"}
    assert draft.at(RULES_FILE, ("dealer_qualifies",)) == {"at_least": "K-3-2", "rule": "L 4"}
    for wager in ("ante", "play"):
        assert draft.at(RULES_FILE, (wager, "tie")) == {"result": "lose", "rule": "L 5"}


def test_a_dealer_who_always_plays_is_asked_about_and_taken(home: Path) -> None:
    """The house went on with the Queen of the copied one, and nobody was asked."""
    draft = Workshop(home, shelf()).begin("mbs", "memo", "Memo", "M")
    put_document(draft, "1. The dealer always qualifies.\n")
    (asked,) = (each for each in open_questions(draft) if each.place == ("qualifies",))
    assert asked.asks == (
        "Dealer plays: the document says any hand (M 1). Here it is Queen high. Is that meant?"
    )
    assert asked.take is not None
    asked.take(draft)
    rules = draft.house().rules
    assert rules.qualifying.met_by_all(rules.ranking)
    assert ("qualifies",) not in [each.place for each in open_questions(draft)]
