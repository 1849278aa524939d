"""The page of classes and their members."""

from __future__ import annotations

from trainer.document import Section, SideBySide
from trainer.records.registry.acts import Role
from trainer.school.people.classes import SchoolClass
from trainer.school.people.classes_page import ClassesFigures, tell_classes
from trainer.school.people.people_page import ClassesRoute
from trainer.school.people.rights import Account


def test_the_heading_counts_everybody_who_is_listed_below_it() -> None:
    """It said "1 trainee" over two rows."""
    trainee = Account("a-1", "ines", "Ines Moreau", Role.TRAINEE)
    supervisor = Account("a-2", "karin", "Karin Lindqvist", Role.SUPERVISOR)
    evening = SchoolClass(
        "c-1", "Evening class", "mbs", open=True, trainees=(trainee,), supervisors=(supervisor,)
    )
    told = tell_classes(ClassesFigures((evening,), {}, {}, lists=False), ClassesRoute("c-1"))
    (both,) = told.blocks
    assert isinstance(both, SideBySide)
    (members,) = both.columns[1]
    assert isinstance(members, Section)
    assert members.title == "2 people"
