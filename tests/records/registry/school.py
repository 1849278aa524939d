"""A registry's tables in memory, filled by hand: marks as they would have been delivered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from sqlalchemy import Column, Connection, Table, create_engine, select
from sqlalchemy.engine import Engine

from trainer.records.declared import metadata
from trainer.records.registry.derived import in_force, views
from trainer.records.registry.rows import exams, marks, people, review

K, OTHER = "k-supervisor", "other-supervisor"


class School:
    """Two classes: K's evening class and another's morning class."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._numbers = count(1)
        with engine.begin() as db:
            metadata.create_all(db)
            names = [[each.name for each in table.columns] for table in (_R, _M, _Q)]
            for statement in (*in_force.statements(*names), views.WORK):
                db.exec_driver_sql(statement)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.begin() as db:
            yield db

    def put(self, table: Table, **values: Any) -> None:
        """One row; what is not said is nothing of its kind."""
        row = {column.name: _nothing(column) for column in table.columns}
        with self.engine.begin() as db:
            db.execute(table.insert(), row | values)

    def person(self, account: str, role: str = "trainee", class_: str = "evening") -> None:
        name = account.capitalize()
        self.put(people.people, account=account, login=account, name=name, role=role, state="open")
        self.put(people.members, **{"class": class_}, account=account, until_ms=None)

    def class_(self, name: str) -> None:
        self.put(people.classes, **{"class": name}, title=name.capitalize(), state="open")

    def round(self, account: str = "ines", **values: Any) -> str:
        """A round of 10 decisions; faultless, where nothing else is said."""
        number = next(self._numbers)
        attempt = f"attempt-{number:06}"
        told = {
            "attempt": attempt,
            "account": account,
            "house": "mbs",
            "drill": "as-it-comes",
            "mode": "practice",
            "dealt_at_ms": number * 1000,
            "right": 10,
            "lines": 10,
            "tenths": 1000,
            "passed": 1,
            "hands": 5,
            "clean": None,
            "exam": None,
            "remedial": None,
        }
        self.put(marks.rounds, **told | values)
        return attempt

    def mistake(self, attempt: str, number: int, **values: Any) -> None:
        told = {"code": "wrong_amount", "severity": "critical", "seat": number, "wager": "ante"}
        given = told | values
        self.put(marks.round_mistakes, attempt=attempt, number=number, **given)

    def marked_anew(self, attempt: str, number: int, **now: Any) -> None:
        """That mistake is another one, as corrected rules mark it."""
        at = marks.round_mistakes
        this = at.update().where(at.c.attempt == attempt, at.c.number == number)
        with self.engine.begin() as db:
            db.execute(this.values(now))

    def override(
        self, attempt: str, number: int, to: str, code: str = "wrong_amount", **other: Any
    ) -> None:
        event = f"override-{next(self._numbers):06}"
        self.put(
            review.overrides,
            event=event,
            attempt=attempt,
            number=number,
            code=code if number else "",
            was="critical" if number else "failed",
            to_=to,
            reason="The chips were out of the camera's sight.",
            by=K,
            **{**self._place(attempt, number), **other},
        )

    def _place(self, attempt: str, number: int) -> dict[str, Any]:
        """The seat and wager of that mistake, as an override says them."""
        at = marks.round_mistakes.c
        with self.engine.begin() as db:
            query = select(at.seat, at.wager).where(at.attempt == attempt, at.number == number)
            found = db.execute(query).first()
        return {"seat": (found and found.seat) or 0, "wager": (found and found.wager) or ""}

    def ask(self, attempt: str, account: str = "ines", answered: str | None = None) -> str:
        event = f"request-{next(self._numbers):06}"
        self.put(
            review.review_requests,
            event=event,
            attempt=attempt,
            account=account,
            text="I paid it in full.",
            at_ms=next(self._numbers),
            answered_by=answered,
        )
        return event

    def sitting(self, sitting: str, account: str = "ines", **values: Any) -> None:
        opened = next(self._numbers)
        told = {
            "seed": opened,
            "sitting": sitting,
            "exam": "exam-1",
            "account": account,
            "state": "ended",
            "outcome": "passed",
            "decisions": 150,
            "errors": 2,
            "opened_at_ms": opened * 1000,
        }
        self.put(exams.exam_sittings, **told | values)


_R, _M, _Q = marks.rounds, marks.round_mistakes, marks.quick


def _nothing(column: Column[Any]) -> Any:
    if column.nullable:
        return None
    return "" if column.type.python_type is str else 0


def school() -> School:
    made = School(create_engine("sqlite://"))
    made.class_("evening")
    made.class_("morning")
    made.person(K, "supervisor")
    made.person(OTHER, "supervisor", "morning")
    for trainee in ("ines", "luc"):
        made.person(trainee)
    made.person("mei", class_="morning")
    return made
