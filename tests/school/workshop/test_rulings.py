"""Irregularities added to a draft and taken out of it, with all that belongs to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.workshop.made import confirmed, found, write, write_all
from tests.some_houses import HOUSES, shelf
from trainer.dealing.finding import Code
from trainer.dealing.house import House
from trainer.dealing.incident import Incident, lying
from trainer.drills.irregularities.irregular import incident, may_happen
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.irregularity_kinds import USUALLY_SAID
from trainer.library.lint import lint
from trainer.marking.mistake import Severity
from trainer.marking.ruling import RulingMarks, mark_ruling
from trainer.school.workshop.draft_proof import settled_aside
from trainer.school.workshop.drafts import Workshop, needs_of, put_document
from trainer.school.workshop.form_pieces import Choice
from trainer.school.workshop.proof import keys_of
from trainer.school.workshop.ruling_forms import ADD, ruling_sections
from trainer.school.workshop.rulings import may_be_ruled
from trainer.school.workshop.wager_set import remove_wager

FOREIGN = """
  - id: foreign_card
    title: A card that does not belong to the deck turns up
    event: foreign_card
    when: {foreign: "yes"}
    ruling: void
    follows: [return]
    reading: Its ruling is not said yet.
    why: "A foreign card voids the round. All wagers go back, and earlier results stand."
    look_alikes: [cut_card]

  - id: cut_card
    title: The cut card shows among the cards
    event: foreign_card
    when: {foreign: "no"}
    ruling: play_on
    follows: [play_on]
    reading: No sentence of the document is cited yet.
    why: The cut card belongs to the table. It is not a foreign card.
"""


@pytest.fixture
def draft(home: Path) -> Draft:
    draft = Workshop(home, shelf()).begin("posted", "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()  # the money is not what is looked at here
    draft.folder.joinpath("readings.yaml").unlink()
    return draft


def test_an_irregularity_is_added_with_a_look_alike_and_dealt(draft: Draft) -> None:
    before = draft.text(IRREGULARITIES_FILE)
    write(draft, ADD, "foreign_card")
    assert draft.text(IRREGULARITIES_FILE) == before + FOREIGN
    assert "foreign_card" not in _offered(draft)
    house = draft.house()
    assert house.irregularities is not None
    assert incident(house, house.irregularities, 1, "foreign_card").told
    needs = needs_of(draft)
    assert (needs.faults, needs.uncited) == ((), 2)
    write(draft, "irregularities.5.ruled", "no")
    assert draft.text(IRREGULARITIES_FILE) == before, "what only looks like it is gone too"
    draft.undo()
    draft.undo()
    assert draft.text(IRREGULARITIES_FILE) == before


def test_a_blank_house_begins_with_any_irregularity_and_its_look_alike(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("", "blank", "Blank", "BL", "$")
    kinds = [each for each in may_be_ruled(draft) if may_happen(draft.house(), each.line)]
    assert len({each.line.id for each in kinds}) == len(kinds), "no choice adds another kind"
    for kind in kinds:
        with draft.together():
            write(draft, ADD, kind.line.id)
        added = draft.house().irregularities
        assert added is not None
        assert added.lines[0].when == kind.line.when
        draft.undo()
    write(draft, ADD, next(each.line.id for each in kinds if each.line.harmless))
    with pytest.raises(ValueError, match="another ruling"), draft.together():
        write(draft, "irregularities.0", "void")


def test_an_added_irregularity_is_ruled_by_its_author_alone(draft: Draft) -> None:
    """It came along ruled as another house rules it."""
    write(draft, ADD, "foreign_card")
    section, piece = found(draft, "irregularities.5")
    assert isinstance(piece, Choice)
    assert (section.says, piece.value, section.tied) == ("not said yet", "", False)
    assert not {"irregularities.5.follows", "irregularities.5.why"} & {
        each.key for each in section.pieces
    }
    assert "irregularities.foreign_card" not in keys_of(draft.house())
    with pytest.raises(ValueError, match="First say"):
        write(draft, "irregularities.5.rule", "3")
    write(draft, "irregularities.5", "void")
    section = found(draft, "irregularities.5.why")[0]
    assert section.says == "the round is void"
    assert "irregularities.foreign_card" in keys_of(draft.house())
    write(draft, "irregularities.5.rule", "3")
    assert needs_of(draft).uncited == 1, "what only looks like it"


def test_one_that_no_round_of_the_house_shows_is_refused(draft: Draft) -> None:
    with pytest.raises(ValueError, match="No round of this house"):
        write(draft, ADD, "looks_in_time")  # it has no step that permits to touch the cards
    assert not draft.can_undo


def test_the_last_look_alike_stays(draft: Draft) -> None:
    for at in (4, 3, 2):  # all but the bets between players, and what looks like one
        write(draft, f"irregularities.{at}.ruled", "no")
    with pytest.raises(ValueError, match="another ruling"):
        write(draft, "irregularities.1.ruled", "no")
    write(draft, "irregularities.0.ruled", "no")
    assert draft.text(IRREGULARITIES_FILE) == ""
    assert draft.problems() == ()
    write(draft, ADD, "shuffler_malfunction")
    assert draft.text(IRREGULARITIES_FILE).startswith("irregularities:\n  - id: shuffler")
    write(draft, "begun_anew", "announce")
    assert draft.at(IRREGULARITIES_FILE, ("begun_anew", "announces")) is True
    assert draft.problems() == ()


def test_the_facts_that_decide_are_chosen_and_the_rounds_follow(home: Path) -> None:
    """One exposed card stops the round here, and two call the supervisor."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    (draft.folder / "readings.yaml").unlink()
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    two, one = (
        next(at for at, each in enumerate(lines) if each["id"] == name)
        for name in ("two_exposed", "one_exposed")
    )
    before = draft.text(IRREGULARITIES_FILE)
    write(draft, f"irregularities.{one}", "void")
    write(draft, f"irregularities.{two}", "call_supervisor")
    write(draft, f"irregularities.{two}.follows", "stop")
    with pytest.raises(ValueError, match="Exactly one card is exposed"):
        write(draft, f"irregularities.{two}.cards", "1,2,3,4,5,6")
    with pytest.raises(ValueError, match="No round of this house"):
        write(draft, f"irregularities.{one}.cards", "0")  # there is nothing to see
    write(draft, f"irregularities.{two}.cards", "2")
    write(draft, f"irregularities.{one}.whose", "dealer")
    changed = [
        (was, now)
        for was, now in zip(
            before.splitlines(), draft.text(IRREGULARITIES_FILE).splitlines(), strict=False
        )
        if "when: {whose" in now and was != now
    ]
    assert [now.strip() for _, now in changed] == [
        'when: {whose: [player, dealer], cards: "2"}',
        'when: {whose: dealer, cards: "1"}',
    ]
    assert "beliefs" not in draft.at(IRREGULARITIES_FILE, ("irregularities", one))
    titles = [draft.at(IRREGULARITIES_FILE, ("irregularities", n, "title")) for n in (two, one)]
    assert titles == ["Cards are exposed (2 cards)", "Cards are exposed (the dealer's, 1 card)"]
    needs = needs_of(draft)
    assert (needs.faults, needs.waiting) == ((), 1), "two cards; the other's is no more"
    assert needs.unproved == {"irregularities.one_exposed", "irregularities.two_exposed"}
    confirmed(draft)
    assert not needs_of(draft).unproved
    cases = draft.at("cases.yaml", ("rulings",))
    assert [each["facts"] for each in cases if each["event"] == "exposed"] == [
        {"whose": "player", "cards": "2"}, {"whose": "dealer", "cards": "1"},
    ]  # fmt: skip


def test_a_title_follows_its_facts_until_the_author_writes_one(draft: Draft) -> None:
    at = next(
        at
        for at, each in enumerate(draft.at(IRREGULARITIES_FILE, ("irregularities",)))
        if each["event"] == "exposed"
    )
    place = ("irregularities", at, "title")
    write(draft, f"irregularities.{at}.cards", "2,3,4,5,6")
    write(draft, f"irregularities.{at}.whose", "dealer")
    assert draft.at(IRREGULARITIES_FILE, place) == (
        "Cards are exposed (the dealer's, 2 or more cards)"
    )
    write(draft, f"irregularities.{at}.whose", "player,dealer")
    assert draft.at(IRREGULARITIES_FILE, place) == "Two or more cards are exposed during the deal"
    write(draft, f"irregularities.{at}.title", "Flashed cards")
    write(draft, f"irregularities.{at}.cards", "2")
    assert draft.at(IRREGULARITIES_FILE, place) == "Flashed cards"


def test_a_ruling_that_the_document_gives_is_none_of_silence(home: Path) -> None:
    """Else the debrief would say that the document is silent, and cite the sentence that rules."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "RIVER")
    put_document(draft, "1. A shown card of the dealer voids the round.\n2. So does a fourth.")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    shown, count = (
        next(at for at, each in enumerate(lines) if each["event"] == event)
        for event in ("exposed", "card_count")
    )
    write(draft, f"irregularities.{shown}", "void")
    write(draft, f"irregularities.{shown}.rule", "1")
    write(draft, f"irregularities.{count}.rule", "2")
    whys = [draft.at(IRREGULARITIES_FILE, ("irregularities", at, "why")) for at in (shown, count)]
    assert not any("silent" in each for each in whys)


def test_a_ruling_is_made_of_another_event(draft: Draft) -> None:
    """The rest of its line stays; what it was told from follows."""
    write(draft, ADD, "foreign_card")
    at = next(
        at
        for at, each in enumerate(draft.at(IRREGULARITIES_FILE, ("irregularities",)))
        if each["id"] == "foreign_card"
    )
    write(draft, f"irregularities.{at}", "void")
    write(draft, f"irregularities.{at}.why", "Our floor decides so.")
    write(draft, f"irregularities.{at}.kind", "shuffler_malfunction")
    line = draft.at(IRREGULARITIES_FILE, ("irregularities", at))
    assert (line["event"], line["when"]) == ("shuffler", {"fault": "yes"})
    assert (line["title"], line["why"]) == ("The shuffler malfunctions", "Our floor decides so.")
    assert line["ruling"] == "void"
    assert (draft.problems(), needs_of(draft).faults) == ((), ())
    house = draft.house()
    assert house.irregularities is not None
    assert incident(house, house.irregularities, 1, "foreign_card").told
    with pytest.raises(ValueError, match="No round of this house"):
        write(draft, f"irregularities.{at}.kind", "looks_in_time")


def test_the_words_heard_are_the_houses_own(draft: Draft) -> None:
    write(draft, "irregularities.0.said.4", "Loser buys the drinks, and ten on top.")
    for at in (3, 2, 1, 0):
        write(draft, f"irregularities.0.said.{at}", "")
    with pytest.raises(ValueError, match="at least one"):
        write(draft, "irregularities.0.said.0", " ")
    with pytest.raises(ValueError, match="already"):
        write(draft, "irregularities.0.said.1", "Loser buys the drinks, and ten on top.")
    house = draft.house()
    assert house.irregularities is not None
    told = incident(house, house.irregularities, 1, "side_betting").told
    assert any("Loser buys the drinks" in each for each in told)
    assert draft.problems() == ()


def test_every_fact_and_deed_is_a_choice_that_says_what_is_written(home: Path) -> None:
    for name in HOUSES:
        draft = Workshop(home, shelf()).begin(name, f"{name}-copy", "Riverside", "")
        before = draft.text(IRREGULARITIES_FILE)
        for section in ruling_sections(draft):
            for each in (each for each in section.pieces if isinstance(each, Choice)):
                values = [value for value, _ in each.options]
                assert not each.value or each.value in values
                words = [words for _, words in each.options]
                assert len({*words}) == len(words), (each.key, words)
        assert draft.text(IRREGULARITIES_FILE) == before


@pytest.mark.parametrize("word", ["player", "guest"])
def test_a_kind_of_another_house_speaks_of_players_here(word: str, draft: Draft) -> None:
    write(draft, "words.player", word)
    told = [each.written for each in may_be_ruled(draft)]
    assert not [each for each in told if "gambler" in str(each).lower() or "ANTE" in str(each)]
    known = {*USUALLY_SAID} | {
        text
        for of in shelf()
        for line in getattr(shelf()[of].irregularities, "lines", ())
        for text in (line.title, line.why, *line.said)
    }
    every = {text for each in told for text in (each["title"], each["why"], *each.get("said", ()))}
    assert every <= known, "each has its words in the other languages"


def test_questions_about_one_that_is_taken_out_are_gone(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("boxes", "riverside", "Riverside", "")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    at = next(at for at, each in enumerate(lines) if each["id"] == "gamblers_card_up")
    asked = len(draft.base().readings.questions)
    write(draft, f"irregularities.{at}.ruled", "no")
    assert len(draft.base().readings.questions) < asked
    assert draft.problems() == ()


def test_what_no_round_shows_any_more_is_taken_out_and_linted(home: Path) -> None:
    """Without Pair Plus nobody bets on it alone."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "")
    draft.write("cases.yaml", "")
    (draft.folder / "readings.yaml").unlink()
    remove_wager(draft, Wager.PAIR_PLUS)
    named = [each.message for each in lint([draft.folder / IRREGULARITIES_FILE]).problems]
    assert len(named) == 3
    assert all("no round of this house shows 'Pair Plus alone" in each for each in named)
    draft.amend(settled_aside(draft.id, draft.files).texts)
    house = draft.house()
    assert house.irregularities is not None
    assert all(may_happen(house, each) for each in house.irregularities.lines)
    assert draft.problems() == ()


def _offered(draft: Draft) -> list[str]:
    piece = found(draft, ADD)[1]
    assert isinstance(piece, Choice)
    return [value for value, _ in piece.options]


ORDER = "straight flush, three of a kind, flush, straight, pair, high card"


@pytest.mark.parametrize(
    ("key", "value", "about", "gone", "left"),
    [
        ("qualifies", "K-3-2", "qualifying", "Queen", "With a pair of twos you would not"),
        ("qualifies.hand", "Q-6-4", "qualifying", "Queen", "With a pair of twos you would not"),
        ("ante.tie", "lose", "tie", "stand off", "A tie should go to the player."),
        ("ante.tie", "1:1", "tie", "should go to the player", "We have the same hand."),
        ("hands.order", ORDER, "ranking", "flush", "A pair of twos is nothing."),
    ],
)
def test_a_dispute_about_a_rule_names_no_other_houses_rule(
    key: str, value: str, about: str, gone: str, left: str, home: Path
) -> None:
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()
    draft.folder.joinpath("readings.yaml").unlink()
    write(draft, key, value)
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    line = next(each for each in lines if each["when"].get("about") == about)
    assert gone not in line["why"]
    assert line["said"][0].startswith(left)
    assert not any(gone in each for each in line["said"])
    assert not draft.problems()


@pytest.mark.parametrize("of", ["mbs", "boxes"])
def test_who_asks_for_the_ante_names_no_other_houses_lowest_hand(of: str, home: Path) -> None:
    """It said "Without a Queen high the Ante is paid" where Jack high plays."""
    draft = Workshop(home, shelf()).begin(of, "riverside", "Riverside", "")
    draft.folder.joinpath("cases.yaml").unlink()
    draft.folder.joinpath("readings.yaml").unlink()
    write(draft, "qualifies", "J-3-2")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    line = next(each for each in lines if each["id"] == "ante_without_game")
    assert "Queen" not in " ".join((line["why"], *line["said"]))
    assert len(line["said"]) == 1
    added = Workshop(home, shelf()).begin("", "ship", "Ship", "SHIP", "$")
    write_all(added, [("qualifies", "J-3-2"), ("irregularities.add", "ante_of_redeal")])
    assert "Queen" not in added.text(IRREGULARITIES_FILE)


def test_a_dispute_that_is_added_names_no_rule_of_the_house_that_it_comes_from(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("", "ship", "Ship", "SHIP", "$")
    write_all(draft, [("qualifies", "J-3-2"), ("ante.tie", "1:1"), ("play.tie", "1:1")])
    for each in ("plain_qualifying", "plain_tie"):
        write(draft, "irregularities.add", each)
    text = draft.text(IRREGULARITIES_FILE)
    assert "Queen" not in text
    assert "stand off" not in text
    assert "should go to the player" not in text


def test_a_reason_is_none_of_a_ruling_on_other_facts(home: Path) -> None:
    """One open card of the dealer was enough, "because two exposed cards are enough"."""
    draft = Workshop(home, shelf()).begin("prime", "hall", "Hall", "HALL")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    at = next(at for at, each in enumerate(lines) if each["id"] == "cards_shown")
    write_all(
        draft, [(f"irregularities.{at}.whose", "player"), (f"irregularities.{at}", "play_on")]
    )
    write(draft, "irregularities.add", "dealers_card_up")
    last = len(draft.at(IRREGULARITIES_FILE, ("irregularities",))) - 1
    write(draft, f"irregularities.{last}", "void")
    for each in (at, last):
        why = draft.at(IRREGULARITIES_FILE, ("irregularities", each, "why"))
        assert why == "That is this house's rule."


@pytest.mark.parametrize(
    ("key", "value"),
    [("misdeals.dealers_shown", "void"), ("irregularities.8", "back_up")],
    ids=["the other answer is the rule", "no answer is the rule"],
)
def test_a_question_goes_whose_answer_is_not_the_rule_any_more(
    key: str, value: str, home: Path
) -> None:
    """It still said that the supervisor decides."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    assert "cards_shown" in {each.id for each in draft.base().readings}
    piece = found(draft, key)[1]
    assert isinstance(piece, Choice)
    piece.write(draft, value)
    assert draft.problems() != ()
    settled = settled_aside(draft.id, draft.files)
    assert settled.questions_lost == ("What is ruled when a card is shown during the deal?",)
    draft.amend(settled.texts)
    assert draft.problems() == ()


@pytest.fixture(scope="module")
def forfeiting(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house where a hand is dead and loses: off the table, talked of, or with a wrong count."""
    home = tmp_path_factory.mktemp("forfeiting")
    draft = Workshop(home, shelf()).begin("boxes", "forfeits", "Forfeits", "FOR")
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
    for at, line in enumerate(lines):
        if line["id"] in ("cards_off_table", "talk_of_cards", "wrong_count"):
            write(draft, f"irregularities.{at}", "forfeit")
    assert draft.problems() == ()
    return draft.house()


@pytest.mark.parametrize("name", ["cards_off_table", "talk_of_cards", "wrong_count"])
def test_a_dead_hand_that_loses_is_taken_and_the_others_play_on(
    name: str, forfeiting: House
) -> None:
    ruled = forfeiting.irregularities
    assert ruled is not None
    for seed in range(12):
        scene = incident(forfeiting, ruled, seed, name)
        (place,) = scene.places
        seat = scene.round_.seat(place)
        assert seat is not None
        lies = lying(scene)[place]
        assert {*seat.stakes} <= {*lies}
        takes = [f"take {place} {wager}" for wager in lies]
        marks = _marks(forfeiting, scene, "rule forfeit", *takes, "play_on")
        assert marks.sound
        assert marks.parts == 1 + len(takes)


def test_a_dead_hand_that_loses_is_marked_by_what_becomes_of_its_wagers(
    forfeiting: House,
) -> None:
    ruled = forfeiting.irregularities
    assert ruled is not None
    scene = incident(forfeiting, ruled, 3, "cards_off_table")
    (place,), lies = scene.places, lying(incident(forfeiting, ruled, 3, "cards_off_table"))
    takes = [f"take {place} {wager}" for wager in lies[place]]
    staked = sum(each.cents for each in lies[place].values())
    left = _marks(forfeiting, scene, "rule forfeit", "play_on").mistakes
    assert [each.code for each in left] == [Code.MISSING] * len(takes)
    assert sum(each.money.cents for each in left if each.money is not None) == staked
    assert left[0].why.startswith(f"You did not take the BET at box {place}.")
    back = [each.replace("take", "return") for each in takes]
    given = _marks(forfeiting, scene, "rule forfeit", *back, "play_on").mistakes
    assert [each.code for each in given] == [Code.UNEXPECTED] * len(back)
    other = next(number for number in lies if number != place)
    much = _marks(forfeiting, scene, "rule forfeit", *takes, f"take {other} ante").mistakes
    assert [(each.seat, each.severity) for each in much] == [(other, Severity.CRITICAL)]
    void = _marks(forfeiting, scene, "rule dead_hand", *back, "play_on").mistakes
    assert [each.severity for each in void] == [Severity.CRITICAL]
    assert 'You ruled "the hand is dead, its wagers go back".' in void[0].why
    assert "That hand is dead. Take its wagers, and play on." in void[0].why


def test_what_is_no_players_hand_cannot_be_dead(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("boxes", "riverside", "Riverside", "")
    for at, line in enumerate(draft.at(IRREGULARITIES_FILE, ("irregularities",))):
        piece = found(draft, f"irregularities.{at}")[1]
        assert isinstance(piece, Choice)
        of_one = line["id"] in (
            "wrong_count", "right_count", "cards_off_table", "cards_in_view", "talk_of_cards",
            "other_talk",
        )  # fmt: skip
        assert ({"dead_hand", "forfeit"} <= {value for value, _ in piece.options}) is of_one
    with pytest.raises(ValueError, match="Only one player's hand can be dead"):
        write(draft, "irregularities.0", "forfeit")


def _marks(house: House, scene: Incident, *trace: str) -> RulingMarks:
    assert house.irregularities is not None
    return mark_ruling(house.irregularities, scene, trace, rules=house.rules)
