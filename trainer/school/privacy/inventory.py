"""The inventory of personal data: every table, kind of event and file, its plain name, its purpose
and its retention.

Every addition to the records must be added here: a test holds that nothing is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import partial

from msgspec import Struct

from trainer.wording import Phrase, phrase, say_phrase


class Where(Enum):
    """The owner of the disk on which it lies."""

    HERE = phrase("On this machine")
    SCHOOL = phrase("In the school's records")

    @property
    def words(self) -> str:
        return say_phrase(self.value)


class DataKept(Struct, frozen=True):
    """Data kept together. ``listed`` names tables, kinds of events and files; ``personal`` is None
    if nothing in them concerns a person."""

    where: Where
    listed: str
    what: Phrase
    why: Phrase
    until: Phrase
    personal: Phrase | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.listed.split())


_here, _school = (partial(DataKept, where) for where in Where)


_ERASED = phrase("Until you erase your records.")
_ACCOUNT = phrase("Until the account is erased.")
_NAMELESS = phrase("Permanently. After erasure, under an anonymous number.")
_SCHOOL = phrase("As long as the school's records.")

ON_THIS_MACHINE: tuple[DataKept, ...] = (
    _here(
        "events round_dealt acted act_undone interrupted round_finished round_abandoned",
        phrase("Every round: its cards, each act, what was undone, how it ended."),
        phrase("To mark rounds, show them again, and prove that nothing was changed."),
        _ERASED,
        phrase("How you work: acts, mistakes, speed, the time of day."),
    ),
    _here(
        "quick_begun answered quick_finished",
        phrase("Every quick question with your answer, and how sure you were."),
        phrase("To mark answers and to ask again what went wrong."),
        _ERASED,
        phrase("What you know, and how fast."),
    ),
    _here(
        "exam_begun exam_ruled exam_left exam_resumed exam_ended",
        phrase("Every exam: started, left and why, resumed, ended with its outcome."),
        phrase("So that an exam goes on after a crash, and counts."),
        _ERASED,
        phrase("How you did, and your note on leaving."),
    ),
    _here(
        "elsewhere",
        phrase("Your work at other stations of the school, fetched at sign-in."),
        phrase("So that history, plan and progress are the same at every station."),
        phrase("Until you sign out."),
        phrase("The same as in the records."),
    ),
    _here(
        "review_asked said.json",
        phrase("What you asked a supervisor, and what was answered."),
        phrase("So that a mark can be questioned, also without a connection."),
        _ERASED,
        phrase("Your words, and those about your work."),
    ),
    _here(
        "reasoned answered_again",
        phrase("Your reasons for wagers, and your second tries."),
        phrase("So that you see what you have understood since. It changes no mark."),
        _ERASED,
        phrase("The wrong rules you follow now."),
    ),
    _here(
        "goal_chosen",
        phrase("The goal you chose, its days, and minutes a day."),
        phrase("So that your plan is the same at every station."),
        _ERASED,
        phrase("What you train for."),
    ),
    _here(
        "results mistakes quick_results quick_answers",
        phrase("How each round and answer was marked."),
        phrase("For your lists. Made from the rounds, and can be made again."),
        _ERASED,
        phrase("Points, mistakes, what they cost."),
    ),
    _here(
        "observations exposures skill_states",
        phrase("What each decision showed about every skill and wrong rule."),
        phrase("To choose what you practise next; made of the rounds."),
        _ERASED,
        phrase("What you master, and the wrong rules you follow."),
    ),
    _here(
        "settings.json settings.broken.json plan.json",
        phrase("Your settings: language, appearance, the last house, minutes a day."),
        phrase("So that the window opens as you left it."),
        phrase("Until you change them; erasing your records leaves them."),
        phrase("Your window settings and last choices."),
    ),
    _here(
        "backups records.before-restore records.before-mending",
        phrase("Copies beside the records, made by you or the program."),
        phrase("In case the records are damaged."),
        phrase("Until you delete them, or erase your records."),
        phrase("The same as in the records."),
    ),
    _here(
        "people known.json",
        phrase(
            "Who signed in here: name, sign-in name. For trainees, a check value of the password."
        ),
        phrase("Trainees can sign in and practise while the school cannot be reached."),
        phrase("Until this station hears that the account is closed or erased."),
        phrase("Names. No password is stored, only a check value. No PIN is stored."),
    ),
    _here(
        "table-tests",
        phrase("Table tests in progress, until they are recorded or thrown away."),
        phrase("So that a test at the felt survives a crash."),
        phrase("Until recorded or thrown away."),
        phrase("The name that was typed, and what was tapped."),
    ),
    _here(
        "choices.yaml editions withdrawn",
        phrase("How the school reads its houses, who chose it, and those houses."),
        phrase("To deal and mark by it, and to show since when."),
        phrase("As long as the house is dealt here."),
        phrase("The name of whoever chose, when and why."),
    ),
    _here(
        "school.json alembic_version",
        phrase("Which school this station belongs to; the version of the tables."),
        phrase("To deliver rounds, and to read older records."),
        phrase("As long as the station is in the school."),
    ),
)

IN_THE_SCHOOL: tuple[DataKept, ...] = (
    _school(
        "people strangers badges spent signed_in refused account_opened account_renamed secret_set",
        phrase("Accounts: names, e-mail, secrets' check values, wrong tries, who is signed in."),
        phrase("To sign in, and to say whose results are whose. Names are kept nowhere else."),
        _ACCOUNT,
        phrase("Who somebody is."),
    ),
    _school(
        "account_closed account_reopened account_unlocked role_given",
        phrase("What was done to accounts, by whom, when, and why."),
        phrase("So that nobody gets rights unseen."),
        _NAMELESS,
        phrase("An account's role, and if it was closed or locked."),
    ),
    _school(
        "classes members class_opened class_renamed class_closed joined_class left_class",
        phrase("Classes and their members."),
        phrase("So that supervisors see their own trainees and nobody else's."),
        _NAMELESS,
        phrase("Who learns with whom."),
    ),
    _school(
        "chains events round_dealt acted act_undone round_finished round_abandoned "
        "quick_begun answered quick_finished exam_begun exam_ruled exam_left exam_resumed "
        "exam_ended review_asked reasoned interrupted answered_again goal_chosen deliveries claims",
        phrase("What was done at the stations, act by act, as delivered."),
        phrase("Evidence: reviews, exams and marks rest on it."),
        phrase(
            "Until the account is erased. Time and hash stay, so that the rest can be verified."
        ),
        phrase("How somebody works: acts, mistakes, speed, the time of day, notes."),
    ),
    _school(
        "rounds round_mistakes round_items quick mismatches",
        phrase("How each round and quick drill was marked."),
        phrase("Reports, exams, reviews."),
        _NAMELESS,
        phrase("Points, mistakes, what they cost, when."),
    ),
    _school(
        "tallies kind_tallies item_scopes item_tallies",
        phrase("Totals by day and week, for each account and for all."),
        phrase("So that reports come at once."),
        _NAMELESS,
        phrase("How much each person practised, and how well."),
    ),
    _school(
        "standings open_beliefs beliefs_due",
        phrase("Each trainee's standing at every skill, and the open wrong rules."),
        phrase("For the readiness sheet."),
        _ACCOUNT,
        phrase("The skills they master, and the wrong rules they follow."),
    ),
    _school(
        "exams exam_set exam_withdrawn",
        phrase("Exams that were set."),
        phrase("To hold the exams."),
        _SCHOOL,
        phrase("Which supervisor set them."),
    ),
    _school(
        "exam_assignments exam_sittings exam_tasks exam_locks exam_marks exam_assigned "
        "exam_unassigned exam_opened",
        phrase("Who must sit an exam, who opened it, and the result."),
        phrase("To certify dealers."),
        _NAMELESS,
        phrase("Outcomes, errors, areas that were failed."),
    ),
    _school(
        "signatures blind_marks sheets_seen exam_signed sheet_seen blind_marked exam_voided "
        "table_tests table_test_recorded",
        phrase("What examiners signed, marked and wrote; tests at a real table."),
        phrase("So that a result can be vouched for."),
        _ACCOUNT,
        phrase("A judgement of somebody's work, in an examiner's words."),
    ),
    _school(
        "comments overrides remedials review_requests commented overridden remedial_set "
        "remedial_withdrawn",
        phrase("Reviews: what was asked, said, corrected and assigned."),
        phrase("To teach, and to put a mark right openly."),
        _ACCOUNT,
        phrase("Words about somebody's work."),
    ),
    _school(
        "live_tables live_watches live_orders live_paused live_resumed live_noted",
        phrase("The live wall: the table at work, and what supervisors did there."),
        phrase("So that a supervisor sees the class at work and can help."),
        _ACCOUNT,
        phrase("The round on the table, in plain text while it is worked."),
    ),
    _school(
        "houses_published re_markings house_handed_in house_published house_withdrawn re_marked",
        phrase("Editions of houses that were published; rounds that were marked again."),
        phrase("To show by which rules something was marked."),
        _SCHOOL,
        phrase("Which author or supervisor did it."),
    ),
    _school(
        "backups_planned restored",
        phrase("Backup times, how long data is kept, and which backup was restored."),
        phrase("So that it is known whether anything recorded since was lost."),
        _SCHOOL,
        phrase("Which administrator did it."),
    ),
    _school(
        "erasures exported erased",
        phrase("That somebody's data was exported or erased, by whom and when."),
        phrase("So that it is known and the records can be verified."),
        phrase("Permanently."),
        phrase("An anonymous number."),
    ),
    _school(
        "settings alembic_version demo_school",
        phrase("The version of the tables, and a secret key."),
        phrase("To open the school's records."),
        _SCHOOL,
    ),
)

ALL: tuple[DataKept, ...] = (*ON_THIS_MACHINE, *IN_THE_SCHOOL)

NOT_ERASED: tuple[Phrase, ...] = (
    phrase("Files that were exported before: tables, bundles, records of exams on paper."),
    phrase("Backups that were made before, and copies that somebody put elsewhere."),
    phrase("What other people remember or have written down."),
)
"""What no program can take back."""


PLAIN_NAMES: Mapping[str, Phrase] = {
    "events": phrase("Event log"),
    "round_dealt": phrase("Rounds dealt"),
    "acted": phrase("Acts"),
    "act_undone": phrase("Acts taken back"),
    "interrupted": phrase("Interruptions"),
    "round_finished": phrase("Rounds finished"),
    "round_abandoned": phrase("Rounds broken off"),
    "quick_begun": phrase("Quick drills started"),
    "answered": phrase("Answers"),
    "quick_finished": phrase("Quick drills finished"),
    "exam_begun": phrase("Exams started"),
    "exam_ruled": phrase("Rulings in exams"),
    "exam_left": phrase("Exams broken off"),
    "exam_resumed": phrase("Exams resumed"),
    "exam_ended": phrase("Exams ended"),
    "elsewhere": phrase("Work at other stations"),
    "review_asked": phrase("Questions to supervisors"),
    "said.json": phrase("Their answers"),
    "reasoned": phrase("Reasons"),
    "answered_again": phrase("Second tries"),
    "goal_chosen": phrase("Goals chosen"),
    "results": phrase("Round results"),
    "mistakes": phrase("Mistakes"),
    "quick_results": phrase("Quick drill results"),
    "quick_answers": phrase("Marked answers"),
    "observations": phrase("Decisions observed"),
    "exposures": phrase("Situations met"),
    "skill_states": phrase("Skills"),
    "settings.json": phrase("Settings"),
    "settings.broken.json": phrase("Unreadable settings"),
    "plan.json": phrase("Your plan"),
    "backups": phrase("Backups"),
    "records.before-restore": phrase("Copy before a restore"),
    "records.before-mending": phrase("Copy before a repair"),
    "people": phrase("Accounts"),
    "known.json": phrase("Trainees known here"),
    "table-tests": phrase("Table tests in progress"),
    "choices.yaml": phrase("Readings chosen"),
    "editions": phrase("House editions"),
    "withdrawn": phrase("Withdrawn editions"),
    "school.json": phrase("The school of this station"),
    "alembic_version": phrase("Version of the tables"),
    "strangers": phrase("Sign-ins by unknown names"),
    "badges": phrase("Badge numbers"),
    "spent": phrase("Used sign-in proofs"),
    "signed_in": phrase("Sign-ins"),
    "refused": phrase("Refused sign-ins"),
    "account_opened": phrase("Accounts opened"),
    "account_renamed": phrase("Accounts renamed"),
    "secret_set": phrase("Passwords and PINs set"),
    "account_closed": phrase("Accounts closed"),
    "account_reopened": phrase("Accounts reopened"),
    "account_unlocked": phrase("Accounts unlocked"),
    "role_given": phrase("Roles given"),
    "classes": phrase("Classes"),
    "members": phrase("Class members"),
    "class_opened": phrase("Classes opened"),
    "class_renamed": phrase("Classes renamed"),
    "class_closed": phrase("Classes closed"),
    "joined_class": phrase("Joined a class"),
    "left_class": phrase("Left a class"),
    "chains": phrase("Event chains"),
    "deliveries": phrase("Deliveries"),
    "claims": phrase("Records claimed"),
    "rounds": phrase("Rounds"),
    "round_mistakes": phrase("Mistakes in rounds"),
    "round_items": phrase("Decisions in rounds"),
    "quick": phrase("Quick drills"),
    "mismatches": phrase("Marks that differ"),
    "tallies": phrase("Sums by day"),
    "kind_tallies": phrase("Sums by mistake"),
    "item_scopes": phrase("Groups of questions"),
    "item_tallies": phrase("Sums by question"),
    "standings": phrase("Standing at each skill"),
    "open_beliefs": phrase("Open wrong rules"),
    "beliefs_due": phrase("Wrong rules still to be worked out"),
    "exams": phrase("Exams"),
    "exam_set": phrase("Exams set"),
    "exam_withdrawn": phrase("Exams withdrawn"),
    "exam_assignments": phrase("Exam candidates"),
    "exam_sittings": phrase("Exam sittings"),
    "exam_tasks": phrase("Exam tasks"),
    "exam_locks": phrase("Exam locks"),
    "exam_marks": phrase("Exam marks"),
    "exam_assigned": phrase("Exams assigned"),
    "exam_unassigned": phrase("Exam assignments taken back"),
    "exam_opened": phrase("Exams opened"),
    "signatures": phrase("Signatures"),
    "blind_marks": phrase("Blind marks"),
    "sheets_seen": phrase("Examiners who saw a result sheet"),
    "exam_signed": phrase("Exams signed"),
    "sheet_seen": phrase("Result sheets opened"),
    "blind_marked": phrase("Marked blind"),
    "exam_voided": phrase("Exams voided"),
    "table_tests": phrase("Table tests"),
    "table_test_recorded": phrase("Table tests recorded"),
    "comments": phrase("Comments"),
    "overrides": phrase("Corrections"),
    "remedials": phrase("Assigned practice"),
    "review_requests": phrase("Review requests"),
    "commented": phrase("Comments made"),
    "overridden": phrase("Marks corrected"),
    "remedial_set": phrase("Practice assigned"),
    "remedial_withdrawn": phrase("Practice taken back"),
    "live_tables": phrase("Live tables"),
    "live_watches": phrase("Who watches"),
    "live_orders": phrase("Pauses and notes sent"),
    "live_paused": phrase("Tables paused"),
    "live_resumed": phrase("Tables resumed"),
    "live_noted": phrase("Notes"),
    "houses_published": phrase("Published houses"),
    "re_markings": phrase("Re-markings"),
    "house_handed_in": phrase("Houses handed in"),
    "house_published": phrase("Houses published"),
    "house_withdrawn": phrase("Houses withdrawn"),
    "re_marked": phrase("Rounds marked again"),
    "backups_planned": phrase("Backup schedules"),
    "restored": phrase("Backups restored"),
    "erasures": phrase("Erasures"),
    "exported": phrase("Exports"),
    "erased": phrase("Erased accounts"),
    "settings": phrase("School settings"),
    "demo_school": phrase("Demo school mark"),
}
"""What a person reads for each; documents and exports have the names themselves."""


def plain_names(names: Iterable[str]) -> tuple[str, ...]:
    """The plain names of these, each once."""
    return tuple(dict.fromkeys(say_phrase(PLAIN_NAMES[name]) for name in names))
